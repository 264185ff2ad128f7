//! The controls below the message of a board: buttons, or a field for the answer.

use super::BoardMessage;
use super::ears::Ears;
use crate::bot::boards::call::{Hue, Key, KeyDoes, Markup};
use crate::bot::boards::headline::{numbered, takes_text};
use crate::bot::context::callback::Callback;
use crate::bot::table::answers::SHARE;
use crate::bot::table::fresh::CHANGE;
use crate::bot::table::lookback::is_offered;
use crate::bot::table::views::users_on;
use crate::bot::words::say;
use crate::game::{Ask, Button, Position, Seat, Secrecy, Text, Turn};
use crate::play::Ending;
use crate::store::schema::ViewRow;

impl BoardMessage<'_> {
    /// All controls below the message. `large`: how the large sheet is shown.
    pub fn markup(
        &self,
        position: &dyn Position,
        ending: Option<Ending>,
        edits: bool,
        large: Option<ViewRow>,
    ) -> Option<Markup> {
        if let Turn::Over(_) = self.turn {
            let (id, again) = (self.row.id, if self.row.seats.len() == 1 { "key-again" } else { "key-rematch" });
            let told = [
                Some(("key-film", Callback::Film(id))),
                // Nobody passes on a match that does not count.
                Some(("key-card", Callback::Card(id))).filter(|_| ending != Some(Ending::Cancelled)),
                Some(("key-record", Callback::Record(id))),
            ];
            let told = told.iter().flatten().map(|(label, does)| self.key(label, does)).collect::<Option<Vec<_>>>()?;
            let again = Key { hue: Some(Hue::Green), ..self.key(again, &Callback::Rematch(id))? };
            let back =
                self.key("key-lookback", &Callback::Back(id)).filter(|_| is_offered(position, self.ply, self.row));
            let mut keys = vec![[again].into_iter().chain(back).collect(), told];
            keys.extend(self.objection()?);
            keys.extend(self.end.1.last().filter(|_| self.row.daily.is_some()).map(|line| vec![self.share(line)]));
            return Some(Markup::Inline(keys));
        }
        let (mut keys, own) = (self.keys(position, large)?, self.own_keys(position)?);
        // A message has buttons or opens a field for the answer. Players with a board of their own find it without a
        // button.
        let reached = |seat: &u8| self.row.boards.iter().any(|board| board.seat == Some(*seat));
        let (fill, opens) = (self.fill(position), self.opens(position));
        let unaided = keys.is_empty() && fill.is_none() && opens.is_none();
        let field = self.field(position).filter(|_| !edits && unaided && self.owners.iter().all(reached));
        if let Some(example) = field {
            return Some(Markup::ForceReply(example));
        }
        let own: Vec<Key> = fill.into_iter().chain(opens).chain(own).chain(self.more_key()).collect();
        keys.extend(Some(own).filter(|row| !row.is_empty()));
        keys.extend(self.more_keys());
        let keys: Vec<Vec<Key>> = self.pending_keys().into_iter().chain(keys).collect();
        (!keys.is_empty()).then_some(Markup::Inline(keys))
    }

    /// The button that begins a move in the input field, if everybody may read the move and no button makes it.
    pub(super) fn fill(&self, position: &dyn Position) -> Option<Key> {
        let own = |ask: &Ask| self.board.seat.is_none_or(|own| ask.seats.has(Seat(own)));
        let asked = |ask: &Ask| takes_text(ask) && own(ask) && !users_on(self.row, ask.seats).is_empty();
        let typed = |ask: &Ask| match self.ways(ask) {
            Some(ways) => asked(ask) && ways.typed,
            None => asked(ask) && self.keys_of(position, ask).is_empty(),
        };
        let label = || say(&Text::new("key-move"), self.reader, self.names);
        let fills = self.fills && self.turn.asks().iter().any(typed);
        fills.then(|| Key { hue: self.mover(), ..Key::new(label(), KeyDoes::Fill(numbered(self.row.id))) })
    }

    /// The button that opens the board in the Mini App, where you can move on it.
    pub(super) fn opens(&self, position: &dyn Position) -> Option<Key> {
        let link = self.app.clone().filter(|_| !self.chat.no_app && self.is_touched(position))?;
        let label = say(&Text::new("key-board"), self.reader, self.names);
        Some(Key { hue: self.mover(), ..Key::new(label, KeyDoes::Link(link)) })
    }

    /// The colour of the player who is to move, if it is one alone, or whose board it is.
    pub(super) fn mover(&self) -> Option<Hue> {
        let may = self.turn.may();
        let seat = match self.board.seat {
            Some(own) => may.has(Seat(own)).then_some(own),
            None if self.turn.seats().len() == 1 => self.turn.seats().iter().next().map(|seat| seat.0),
            None => None,
        };
        seat.and_then(Hue::of_seat)
    }

    /// The example in a field for the answer, which is opened for one player where plain text does not reach the bot.
    fn field(&self, position: &dyn Position) -> Option<String> {
        let [ask] = self.turn.asks() else { return None };
        let open = ask.secrecy != Secrecy::Private || self.chat.private;
        let one = [ask.seats.iter().next().filter(|seat| self.row.chat_seat() != Some(seat.0))];
        let wanted = self.ears == Ears::Deaf && open && one[0].is_some() && users_on(self.row, ask.seats).len() == 1;
        self.example(position, ask).filter(|_| wanted)
    }

    /// The buttons that show each player in a group their own view: a short text if a sentence is enough, and the board
    /// in private.
    fn own_keys(&self, position: &dyn Position) -> Option<Vec<Key>> {
        if self.chat.away {
            return self.secret_keys(position);
        }
        let mut keys: Vec<Key> = self.key_to_alone(position).into_iter().collect();
        if self.owners.is_empty() {
            return Some(keys);
        }
        if self.owners.iter().any(|seat| position.holds(Seat(*seat)).is_some()) {
            keys.push(self.key("key-holds", &Callback::Holds(self.row.id))?);
        }
        let key = if self.offered { "key-in-private" } else { "key-private" };
        let label = say(&Text::new(key), self.reader, self.names);
        let link = self.me.private_link(self.row.id);
        keys.push(Key::new(label, KeyDoes::Link(link)));
        Some(keys)
    }

    /// A button of the house.
    pub(super) fn key(&self, label: &'static str, does: &Callback) -> Option<Key> {
        let label = say(&Text::new(label), self.reader, self.names);
        Some(Key::new(label, KeyDoes::Press(does.write()?)))
    }

    /// The button that passes on a daily puzzle's line with the bot's address.
    fn share(&self, line: &Text) -> Key {
        let line = say(line, self.reader, self.names);
        let link = format!("https://t.me/share/url?url=https://t.me/{}&text={line}", self.me.username);
        Key::new(say(&Text::new("key-pass-on"), self.reader, self.names), KeyDoes::Link(link))
    }

    /// The button by which a reader says that something else fell.
    fn objection(&self) -> Option<Option<Vec<Key>>> {
        if !self.may_object {
            return Some(None);
        }
        let key = self.key("key-object", &Callback::Object { id: self.row.id, version: self.version })?;
        Some(Some(vec![key]))
    }

    /// The buttons under the board of a match that goes on.
    pub(super) fn keys(&self, position: &dyn Position, large: Option<ViewRow>) -> Option<Vec<Vec<Key>>> {
        let mut keys: Vec<Vec<Key>> = Vec::new();
        for ask in self.turn.asks() {
            for row in self.keys_of(position, ask) {
                if !keys.contains(&row) {
                    keys.push(row);
                }
            }
        }
        keys.extend(self.objection()?);
        if self.row.seats.len() == 1 && !self.chat.private {
            let word = SHARE.to_owned();
            keys.push(vec![self.key("key-share", &Callback::Lobby { id: self.row.id, word })?]);
        }
        if self.changeable {
            let word = CHANGE.to_owned();
            keys.push(vec![self.key("key-change", &Callback::Lobby { id: self.row.id, word })?]);
        }
        if let Some(view) = large {
            let near = view == ViewRow::Whole;
            let label = if near { "key-view-near" } else { "key-view-whole" };
            keys.push(vec![self.key(label, &Callback::View { id: self.row.id, near })?]);
        }
        let secret = self.board.seat.is_some_and(|seat| self.turn.is_secret(Seat(seat)));
        if let Some(link) = self.home.clone().filter(|_| !secret) {
            let label = say(&Text::new("key-group"), self.reader, self.names);
            keys.push(vec![Key::new(label, KeyDoes::Link(link))]);
        }
        Some(keys)
    }

    /// The buttons that answer an ask under this picture. Everybody in a group sees the same ones: a press plays for
    /// the seat of the person who presses.
    pub(super) fn keys_of(&self, position: &dyn Position, ask: &Ask) -> Vec<Vec<Key>> {
        let asked = users_on(self.row, ask.seats);
        let secret = ask.secrecy == Secrecy::Private && !self.chat.private;
        if secret && !self.chat.away {
            return Vec::new();
        }
        let seat = match self.board.seat {
            Some(seat) => asked.contains(&seat).then_some(seat),
            None => asked.first().copied(),
        };
        // Buttons for several are nobody's.
        let hue = seat.filter(|_| ask.seats.len() == 1).and_then(Hue::of_seat);
        if secret {
            return seat.map(|seat| self.word_keys(position, Seat(seat), hue)).unwrap_or_default();
        }
        let rows = seat.map(|seat| position.buttons(self.who, Seat(seat))).unwrap_or_default();
        let keys = |row: Vec<Button>| row.into_iter().filter_map(|button| self.move_key(button, hue)).collect();
        let keys = rows.into_iter().map(keys).filter(|row: &Vec<Key>| !row.is_empty());
        keys.chain(self.place_keys(position, ask, hue)).collect()
    }

    pub(super) fn move_key(&self, button: Button, hue: Option<Hue>) -> Option<Key> {
        let hue = hue.filter(|_| button.text.is_some());
        let moves = |text| Callback::Move { id: self.row.id, version: self.version, text };
        let does = match button.text {
            Some(text) => KeyDoes::Press(moves(text).write()?),
            None => KeyDoes::Mark(Callback::Idle.write()?),
        };
        Some(Key { label: say(&button.label, self.reader, self.names), does, hue })
    }
}
