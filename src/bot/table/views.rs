//! The viewers of boards, and what they have seen of a match.

use crate::bot::chats::people;
use crate::bot::context::outbox::is_blitz;
use crate::bot::context::work::Work;
use crate::game::{Hidden, Seat, Seats, Seen, Turn, Viewer};
use crate::play::Match;
use crate::store::schema::{BoardRow, MatchRow, Stage, Who};

/// The visible state before a step, for all viewers. A board is sent if this changes for its viewer.
pub struct Before {
    known: Vec<Seen>,
    /// The turn before the step.
    pub turn: Turn,
}

/// The viewer of a board.
pub fn viewer(board: &BoardRow) -> Viewer {
    board.seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)))
}

/// The visible state of a match now, for the viewers of all its boards.
pub fn look(live: &Match, row: &MatchRow) -> Before {
    let shown: &[BoardRow] = match live.position().hidden() {
        Hidden::Nothing => &[],
        Hidden::Choices | Hidden::Views => &row.boards,
    };
    let known = shown.iter().map(|board| live.position().seen(viewer(board))).collect();
    Before { known, turn: live.turn() }
}

/// Whether each board looks different now. In open games, every step changes every board.
pub fn changed(live: &Match, row: &MatchRow, seen: &Before, told: bool) -> Vec<bool> {
    let over = matches!(live.turn(), Turn::Over(_));
    let asked = |turn: &Turn| turn.seats();
    row.boards
        .iter()
        .enumerate()
        .map(|(n, board)| {
            let Some(known) = seen.known.get(n) else { return true };
            let turned = match board.seat {
                None => asked(&seen.turn) != asked(&live.turn()),
                Some(seat) => asked(&seen.turn).has(Seat(seat)) != asked(&live.turn()).has(Seat(seat)),
            };
            over || told || turned || *known != live.position().seen(viewer(board))
        })
        .collect()
}

/// Whether a board adds something to the chat's common board. A private board shows what only its seat sees or is
/// asked; if one was sent, it shows the end too.
pub fn is_worth(live: &Match, row: &MatchRow, board: &BoardRow) -> bool {
    let own = board.seat.map(Seat).filter(|_| board.chat != row.chat);
    let Some(seat) = own.filter(|_| has_views(live)) else { return true };
    let ended = matches!(live.turn(), Turn::Over(_)) && board.message.is_some();
    ended || has_own(live, seat)
}

/// Whether a seat sees or is asked something that nobody else is.
pub fn has_own(live: &Match, seat: Seat) -> bool {
    let position = live.position();
    let differs = || position.seen(Viewer::Seat(seat)) != position.seen(Viewer::Public);
    live.turn().is_private(seat) || has_views(live) && differs()
}

/// The seats of these that people play.
pub fn users_on(row: &MatchRow, seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).filter(|seat| row.computer(*seat).is_none()).collect()
}

/// The chat's board, and in games with secrets a board for each player reachable in private.
pub fn first_boards(work: &Work<'_>, row: &MatchRow, live: &Match) -> Vec<BoardRow> {
    let private = work.tx.chat(row.chat).filter(|chat| chat.private);
    if let Some(chat) = private {
        return vec![BoardRow::new(row.chat, row.seat_of(chat.peer))];
    }
    let mut boards = vec![BoardRow::new(row.chat, None)];
    if has_views(live) {
        for (seat, seat_row) in (0u8..).zip(&row.seats) {
            if let Who::User(user) = seat_row.who
                && let Some(chat) = people::private_chat(work, user)
            {
                boards.push(BoardRow::new(chat, Some(seat)));
            }
        }
    }
    boards
}

/// The card that shows a match where the bot is not.
pub fn card(work: &Work<'_>, row: &MatchRow) -> Option<i32> {
    work.tx.chat(row.chat).filter(|chat| chat.away)?;
    row.boards.iter().find(|board| board.chat == row.chat)?.message
}

/// Whether players have views of their own in this match.
fn has_views(live: &Match) -> bool {
    live.position().hidden() == Hidden::Views
}

/// Adds a board in the private chat for a player, in games with secrets. `false` if there is nothing to show there.
pub fn seat_board(work: &mut Work<'_>, before: &MatchRow, user: i64) -> bool {
    let secret = work.live(before.id).is_some_and(|live| has_views(live));
    add_board(work, before, user, secret)
}

/// The same for a player who goes to the private chat to see it. This also works in blitz, since groups are slow.
pub fn own_board(work: &mut Work<'_>, before: &MatchRow, user: i64) -> bool {
    let fits = work.live(before.id).is_some_and(|live| has_views(live)) || is_blitz(before);
    add_board(work, before, user, fits)
}

fn add_board(work: &mut Work<'_>, before: &MatchRow, user: i64, fits: bool) -> bool {
    let (Some(seat), Some(chat)) = (before.seat_of(user), people::private_chat(work, user)) else { return false };
    if before.boards.iter().any(|board| board.chat == chat) {
        return true;
    }
    if !fits || before.stage != Stage::Live {
        return false;
    }
    let mut row = before.clone();
    row.boards.push(BoardRow::new(chat, Some(seat)));
    work.tx.put_match(Some(before), &row);
    true
}
