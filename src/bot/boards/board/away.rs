//! What a card has besides the board of its match: elsewhere these are messages of their own.

use super::cells::{Ways, all_ways};
use super::{BoardMessage, pictured};
use crate::bot::boards::call::{Call, Dest, Hue, Key, KeyDoes};
use crate::bot::boards::headline::{dress, headline, numbered, spoken};
use crate::bot::boards::pending;
use crate::bot::boards::written::written;
use crate::bot::context::callback::Callback;
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::table::away::{CLEAR, RANDOM};
use crate::bot::words::{html, knows, say};
use crate::game::{Ask, Position, Seat, Secrecy, Text, Viewer};
use crate::store::schema::{ChatId, ChatRow, MatchId, MatchRow, Stage};

/// What a person types behind the number of a match to call whoever is to move, and to bring its card down.
pub const NUDGE: &str = "🔔";
pub const DOWN: &str = "↓";

/// What a card has besides its board.
#[derive(Default)]
pub(super) struct Card {
    /// What people have to answer besides the move, and hints about cards.
    pub(super) pending: Vec<Text>,
    /// The ways to answer each ask, besides the buttons of the game.
    pub(super) ways: Vec<Option<Ways>>,
    /// Whether it shows what else people can do.
    more: bool,
}

impl Card {
    pub(super) fn of(work: &mut Work<'_>, row: &MatchRow, chat: &ChatRow) -> Card {
        if !chat.away {
            return Card::default();
        }
        let opened = work.cache.opened.get(&row.id).copied();
        let more = opened.is_some() && opened == work.version(row.id);
        let ways = work.live(row.id).map(|live| all_ways(live, row)).unwrap_or_default();
        Card { pending: pending::asked(work, row, chat), ways, more }
    }
}

/// The card that showed a match before it was brought down: it keeps the board, without buttons. `None` if there is
/// none.
pub fn left_call(work: &mut Work<'_>, id: MatchId, at: ChatId, chat: &ChatRow) -> Option<Call> {
    let row = work.tx.match_row(id).filter(|row| chat.away && matches!(row.stage, Stage::Live | Stage::Over))?;
    let board = row.boards.iter().find(|board| board.chat == at)?;
    let message = row.lobby.filter(|left| board.message.is_some_and(|now| now != *left))?;
    let names = spoken(work, &row, Reader::of(chat));
    let position = work.live(id)?.position().copy();
    let content = BoardMessage::of(work, &row, (board, chat), &names)?;
    let (reader, scores) = (content.reader, position.points(content.who));
    let dressed = |seat: Seat, mention: &[u8]| dress(work, Some(&row), seat, mention, reader);
    let head = headline(&row, reader, names.len(), scores, &dressed);
    let caption = format!("{head}\n{}", html(&Text::new("card-below"), reader, &|_| String::new()));
    let letters = Some(written(&content.letters(&*position), &[None], &caption, false, reader));
    let scene = work.live(id)?.scene(content.who);
    let picture = pictured(work, &content, scene, content.finger(&*position))?;
    Some(Call::EditPhoto { to: Dest::of(chat, None), message, picture, caption, letters, markup: None })
}

impl BoardMessage<'_> {
    /// The buttons of a secret question that reveal nothing, such as *random*. Only the presser sees what they do.
    pub(super) fn word_keys(&self, position: &dyn Position, seat: Seat, hue: Option<Hue>) -> Vec<Vec<Key>> {
        let words = |text: &String| text != CLEAR && self.words.0.words.contains(&text.as_str());
        let buttons = position.buttons(Viewer::Seat(seat), seat).into_iter().flatten();
        let buttons = buttons.filter(|button| button.text.as_ref().is_some_and(words));
        let keys: Vec<Key> = buttons.filter_map(|button| self.move_key(button, hue)).collect();
        if keys.is_empty() { Vec::new() } else { vec![keys] }
    }

    /// Whether the pieces of a secret set-up are drawn, so that nobody has to place them elsewhere.
    fn is_drawn(&self, ask: &Ask) -> bool {
        ask.secrecy == Secrecy::Private && self.words.0.words.contains(&RANDOM)
    }

    /// What an ask wants, as it is done here.
    pub(super) fn wanted(&self, ask: &Ask) -> Text {
        if self.chat.away && self.is_drawn(ask) { Text::new("how-drawn") } else { ask.text.clone() }
    }

    /// Whether an ask can only be answered in the private chat.
    fn is_elsewhere(&self, position: &dyn Position, ask: &Ask) -> bool {
        let bare = || self.keys_of(position, ask).is_empty();
        match ask.secrecy {
            Secrecy::Open => false,
            Secrecy::Sealed => bare(),
            Secrecy::Private => !self.is_drawn(ask) && (ask.typed || bare()),
        }
    }

    /// The button by which players look at what only they may see, or that leads to the question for them.
    pub(super) fn secret_keys(&self, position: &dyn Position) -> Option<Vec<Key>> {
        let known = |key: String| Some(key).filter(|key| knows(key, self.reader.lang));
        if self.turn.asks().iter().any(|ask| self.is_elsewhere(position, ask)) {
            let label = known(format!("{}-own-secret", self.row.game)).unwrap_or_else(|| "key-private".to_owned());
            let link = self.me.private_link(self.row.id);
            let label = say(&Text::new(label), self.reader, self.names);
            return Some(vec![Key { hue: self.mover(), ..Key::new(label, KeyDoes::Link(link)) }]);
        }
        if self.owners.is_empty() {
            return Some(Vec::new());
        }
        let label = known(format!("{}-own", self.row.game)).unwrap_or_else(|| "key-holds".to_owned());
        let does = KeyDoes::Press(Callback::Holds(self.row.id).write()?);
        Some(vec![Key::new(say(&Text::new(label), self.reader, self.names), does)])
    }

    /// The button that shows and hides what else people can do.
    pub(super) fn more_key(&self) -> Option<Key> {
        let (label, word) = if self.card.more { ("key-back", "shut") } else { ("key-more", "open") };
        self.more_word(label, word).filter(|_| self.chat.away)
    }

    /// What else people can do: what they write in a group.
    pub(super) fn more_keys(&self) -> Vec<Vec<Key>> {
        if !self.card.more {
            return Vec::new();
        }
        let alone = self.row.seats.len() == 1;
        let computers = (0u8..).take(self.row.seats.len()).any(|seat| self.row.computer(seat).is_some());
        let draw = self.more_word("key-draw", "draw").filter(|_| !alone && !computers);
        let asks = [draw, self.more_word("key-undo", "undo"), self.more_word("key-resign", "resign")];
        let fill = |label: &'static str, sign: &str| {
            let text = format!("{}{sign}", numbered(self.row.id));
            Key::new(say(&Text::new(label), self.reader, self.names), KeyDoes::Fill(text))
        };
        let nudge = (!alone && !computers).then(|| fill("key-nudge", NUDGE));
        let posts = nudge.into_iter().chain([fill("key-down", DOWN)]).collect();
        vec![asks.into_iter().flatten().collect(), posts]
    }

    fn more_word(&self, label: &'static str, word: &str) -> Option<Key> {
        self.key(label, &Callback::More { id: self.row.id, word: word.to_owned() })
    }

    /// The buttons of a proposal and of questions that somebody else asks for.
    pub(super) fn pending_keys(&self) -> Vec<Vec<Key>> {
        if !self.chat.away {
            return Vec::new();
        }
        let (id, version) = (self.row.id, self.version);
        let offer = |label, word: &str| self.key(label, &Callback::Offer { id, version, word: word.to_owned() });
        let offer = self.row.offer.iter().map(|_| [offer("key-agree", "agree"), offer("key-refuse", "refuse")]);
        let questions = self.row.questions.iter().filter(|question| question.by.is_some()).map(|question| {
            let does = |yes: bool| Callback::Question { id, user: question.user, until: question.until, yes };
            [self.key("key-yes", &does(true)), self.key("key-no", &does(false))]
        });
        offer.chain(questions).map(|row| row.into_iter().flatten().collect()).collect()
    }

    /// How to answer an ask below a card.
    pub(super) fn how_below(&self, position: &dyn Position, ask: &Ask) -> Option<Text> {
        if self.is_drawn(ask) {
            return None;
        }
        if self.is_elsewhere(position, ask) {
            return Some(Text::new("how-elsewhere"));
        }
        if ask.secrecy == Secrecy::Sealed {
            return Some(Text::new("ask-sealed"));
        }
        self.novice(ask)?;
        let ways = self.ways(ask)?;
        let key = match &ways.lattice {
            Some(lattice) if !lattice.cells => "how-halves",
            Some(lattice) if lattice.several => "how-places",
            _ if ways.typed => "how-card",
            _ => return None,
        };
        self.example(position, ask).map(|example| Text::new(key).with("example", example))
    }
}
