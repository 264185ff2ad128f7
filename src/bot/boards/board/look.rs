//! A board as one person sees it in the Mini App, where they can move on it.

use super::{BoardMessage, pictured};
use crate::bot::boards::call::{Finger, Picture};
use crate::bot::boards::headline::spoken;
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::words::say;
use crate::game::{Button, Position, Seat, Text, Turn};
use crate::store::schema::{BoardRow, ChatRow, MatchId, MatchRow, UserId};

/// A user's view of a match.
pub struct Look {
    pub picture: Box<Picture>,
    /// The length of the log: a move made on an older picture plays nothing.
    pub version: usize,
    /// The question, or who is to move. Empty when the match is over.
    pub asks: String,
    /// Whether this person is asked.
    pub may: bool,
    /// Moves to press, row by row: label and text of the move.
    pub buttons: Vec<Vec<(String, String)>>,
}

/// A user's view of a match: players see their own, on any device; everybody else sees the group's. `None` if there is
/// no view: in a private chat, a stranger sees nothing.
pub fn look(work: &mut Work<'_>, id: MatchId, user: UserId) -> Option<Look> {
    let row = work.tx.match_row(id)?;
    let board = shown(&row, user)?;
    let chat = work.tx.chat(board.chat)?;
    // As in a private chat: nobody looks over the shoulder.
    let chat = ChatRow { private: chat.private || board.seat.is_some(), ..(*chat).clone() };
    let names = spoken(work, &row, Reader::of(&chat));
    let position = work.live(id)?.position().copy();
    let message = BoardMessage::of(work, &row, (&board, &chat), &names)?;
    let seat = row.seat_of(user).map(Seat).filter(|seat| message.turn.may().has(*seat));
    let gesture = seat.and_then(|seat| position.gesture(message.who, seat));
    let finger = Finger { gesture, seat, ..message.finger(&*position) };
    let (buttons, asks) = (message.pressed(&*position, seat), message.asked(seat));
    let scene = work.live(id)?.scene(message.who);
    let version = message.version;
    let picture = pictured(work, &message, scene, finger)?;
    Some(Look { picture, version, asks, may: seat.is_some(), buttons })
}

/// The board that a user may see. A player who has none in private sees the own one where the match is played.
pub fn shown(row: &MatchRow, user: UserId) -> Option<BoardRow> {
    let board = |seat: Option<u8>| row.boards.iter().find(|board| board.seat == seat);
    let (own, common) = (row.seat_of(user), board(None));
    let beside = |seat: u8| common.map(|common| BoardRow::new(common.chat, Some(seat)));
    own.and_then(|seat| board(own).cloned().or_else(|| beside(seat))).or_else(|| common.cloned())
}

impl BoardMessage<'_> {
    /// The question for a seat, or who is to move.
    fn asked(&self, seat: Option<Seat>) -> String {
        let text = match (&self.turn, seat.and_then(|seat| self.turn.ask_of(seat))) {
            (Turn::Over(_), _) => return String::new(),
            (Turn::Act(_), Some(ask)) => ask.text.clone(),
            (Turn::Act(_), None) => {
                let waits = self.turn.seats().iter().map(|seat| Text::new("player").with("seat", seat));
                Text::new("ask-wait").with("players", waits.collect::<Vec<_>>())
            }
        };
        say(&text, self.reader, self.names)
    }

    /// The game's buttons for a seat, as label and text of the move.
    fn pressed(&self, position: &dyn Position, seat: Option<Seat>) -> Vec<Vec<(String, String)>> {
        let Some(seat) = seat else { return Vec::new() };
        let key = |button: &Button| {
            let typed = self.words.typed(button.text.as_deref()?, self.reader);
            Some((say(&button.label, self.reader, self.names), typed))
        };
        let rows = position.buttons(self.who, seat);
        rows.iter().map(|row| row.iter().filter_map(key).collect()).filter(|row: &Vec<_>| !row.is_empty()).collect()
    }
}
