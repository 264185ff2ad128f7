//! A player's private view of a match, in the group where it is played.

use super::ears::Ears;
use super::{BoardMessage, pictured};
use crate::bot::boards::CAPTION;
use crate::bot::boards::call::{Call, Dest, Invite, Key, KeyDoes, Markup, Only};
use crate::bot::boards::headline::{dress, spoken};
use crate::bot::boards::part;
use crate::bot::boards::written::written;
use crate::bot::chats::directory;
use crate::bot::context::callback::Callback;
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::table::{alone, secrets};
use crate::bot::words::{cut, html, knows, say};
use crate::game::{Ask, Position, Scene, Seat, Text};
use crate::play::Match;
use crate::store::schema::{AloneRow, BoardRow, ChatId, ChatRow, MatchId, MatchRow, Stage, UserId};

/// The current message for a player. A new one contains nothing secret: that comes by an edit.
pub fn alone_call(work: &mut Work<'_>, id: MatchId, user: UserId, at: ChatId, chat: &ChatRow) -> Option<Call> {
    let row = work.tx.match_row(id).filter(|row| row.stage == Stage::Live)?;
    let one = alone::find(&row, user)?.clone();
    let seat = Seat(row.seat_of(user)?);
    let invite = Invite { press: one.invite.press.clone(), answers: one.invite.answers };
    let to = Dest::only(chat, Only { user, invite });
    match one.message {
        None => question(work, &row, seat, chat, to),
        Some(message) => shown(work, &row, &one, seat, (at, chat), (to, message)),
    }
}

/// The part that everybody might read: the question, or that a board comes.
fn question(work: &mut Work<'_>, row: &MatchRow, seat: Seat, chat: &ChatRow, to: Dest) -> Option<Call> {
    let reader = directory::reader_of_match(work, chat, row);
    let turn = work.live(row.id)?.turn();
    let typed = alone::types(&turn, seat);
    let asked = turn.ask_of(seat).filter(|_| typed).map(|ask| ask.text.clone());
    let text = Text::new("alone-ask").with("number", row.id as i64);
    let dressed = |text: &Text| html(text, reader, &|seat| dress(work, Some(row), seat, &[], reader));
    let text = match asked {
        Some(asked) => {
            // A question has its own sign at the end.
            let ends = if dressed(&asked).ends_with(['?', '!', '.']) { "yes" } else { "no" };
            text.with("ask", asked).with("ends", ends)
        }
        None => Text::new("alone-board").with("number", row.id as i64),
    };
    let text = dressed(&text);
    let keys = vec![vec![in_private(work, row.id, reader)]];
    let markup = Some(if typed { Markup::Asking(keys) } else { Markup::Inline(keys) });
    Some(Call::Say { to, text, markup, reply_to: None, silent: false })
}

/// The part for the player alone.
fn shown(
    work: &mut Work<'_>,
    row: &MatchRow,
    one: &AloneRow,
    seat: Seat,
    (at, chat): (ChatId, &ChatRow),
    (to, message): (Dest, i32),
) -> Option<Call> {
    // As in the player's private chat, but what is not a reply is read by the whole group.
    let own = ChatRow { private: true, ..chat.clone() };
    let board = BoardRow { message: Some(message), shown: one.shown, ..BoardRow::new(at, Some(seat.0)) };
    let names = spoken(work, row, Reader::of(chat));
    let live = work.live(row.id)?;
    let (painted, changes) = (alone::is_painted(live, one, seat), secrets::may_change(live, row, seat));
    // A picture shows the answer by itself.
    let (position, kept) = (live.position().copy(), kept(live, one, seat).filter(|_| !painted));
    let mut content = BoardMessage::of(work, row, (&board, &own), &names)?;
    (content.home, content.luck, content.changeable, content.ears) = (None, None, false, Ears::Deaf);
    (content.lettered, content.fills) = (content.lettered.filter(|_| painted), work.cache.me.inline && !chat.no_move);
    let reader = content.reader;
    let dress = |seat: Seat, mention: &[u8]| dress(work, Some(row), seat, mention, reader);
    let plain = |text: &Text| html(text, reader, &|seat| dress(seat, &[]));
    let first = one.refused.as_ref().or(kept.as_ref()).map(plain);
    let body = content.caption(&*position, None, &dress);
    let (head, rest) = body.split_once('\n').unwrap_or((&body, ""));
    let lines = [head].into_iter().chain(first.as_deref()).chain(Some(rest).filter(|rest| !rest.is_empty()));
    let text = cut(lines.collect::<Vec<_>>().join("\n"), CAPTION);
    let markup = content.keys_alone(&*position, (painted, changes), in_private(work, row.id, reader))?;
    if !painted {
        return Some(Call::EditText { to, message, text, markup });
    }
    let scene = position.scene(content.who);
    if chat.written {
        let text = cut(written(&content.letters(&*position), &[None], &text, true, reader), CAPTION);
        return Some(Call::EditText { to, message, text, markup });
    }
    let scene = legible(work.live(row.id)?, scene);
    let picture = pictured(work, &content, scene, content.finger(&*position))?;
    Some(Call::EditPhoto { to, message, picture, caption: text, letters: None, markup })
}

/// The part of a large sheet that is shown where nobody has asked for another one.
fn legible(live: &Match, scene: Scene) -> Scene {
    let large = part::large_sheet(&scene).map(|sheet| (sheet, part::usual(&scene, sheet)));
    let window = large.and_then(|(sheet, view)| part::part(live, &scene, sheet, view));
    window.and_then(|window| scene.part(window)).unwrap_or(scene)
}

/// A text that confirms the latest answer: as a label if it is sealed, otherwise as recorded.
fn kept(live: &Match, one: &AloneRow, seat: Seat) -> Option<Text> {
    let text = Text::new("alone-kept");
    if let Some(sealed) = live.sealed(seat) {
        return one.answered.then(|| text.with("answer", sealed));
    }
    let own = live.lines().iter().rev().find(|line| line.seat == Some(seat) && !line.is_table_word())?;
    one.answered.then(|| text.with("answer", own.text.as_str()))
}

/// The button that leads to the private chat.
fn in_private(work: &Work<'_>, id: MatchId, reader: Reader) -> Key {
    let link = work.cache.me.private_link(id);
    Key::new(say(&Text::new("key-in-private"), reader, &[]), KeyDoes::Link(link))
}

impl BoardMessage<'_> {
    /// The button by which players in a group see their private view, if the group has such messages and one of the
    /// players sees or is asked something.
    pub(super) fn key_to_alone(&self, position: &dyn Position) -> Option<Key> {
        let typed = |ask: &&Ask| ask.seats.iter().any(|seat| alone::types(&self.turn, seat));
        // If the common picture has the buttons, the answer is a press there.
        let bare = self.turn.asks().iter().find(typed).is_some_and(|ask| self.keys_of(position, ask).is_empty());
        if !self.offered || self.owners.is_empty() && !bare {
            return None;
        }
        let own = format!("{}-own-secret", self.row.game);
        let secret = bare || self.turn.may().iter().any(|seat| self.turn.is_private(seat));
        let label = match secret {
            true if knows(&own, self.reader.lang) => Text::new(own),
            true => Text::new("key-secret"),
            false => Text::new("key-own"),
        };
        let data = Callback::Alone { id: self.row.id, again: false }.write()?;
        let hue = self.mover().filter(|_| secret);
        Some(Key { hue, ..Key::new(say(&label, self.reader, self.names), KeyDoes::Press(data)) })
    }

    /// The buttons below a player's private view. `painted`: it is a picture. `changes`: with a button to answer
    /// otherwise.
    fn keys_alone(
        &self,
        position: &dyn Position,
        (painted, changes): (bool, bool),
        private: Key,
    ) -> Option<Option<Markup>> {
        let mut keys = self.keys(position, None)?;
        let typed = alone::types(&self.turn, Seat(self.board.seat?));
        let key = |label, again| self.key(label, &Callback::Alone { id: self.row.id, again });
        let mut last = Vec::new();
        if changes {
            last.push(key("key-answer-again", true)?);
        }
        if !typed && !painted {
            last.push(key("key-own", false)?);
        }
        last.extend(self.fill(position).into_iter().chain(self.opens(position).filter(|_| painted)));
        last.extend(typed.then_some(private));
        keys.extend(Some(last).filter(|row| !row.is_empty()));
        Some((!keys.is_empty()).then_some(Markup::Inline(keys)))
    }
}
