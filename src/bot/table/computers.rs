//! Computer opponents: whose turn it is, and how long they may think.
//!
//! Computers limit their own thinking time (see [`Think::limit`]). The table never treats one as late or absent,
//! because a computer that keeps you waiting is the bot's fault.

use std::time::Duration;

use super::views;
use crate::bot::context::effects::{Act, Pondering, Think};
use crate::bot::context::work::Work;
use crate::game::{Level, Seat, Turn};
use crate::play::Match;
use crate::store::schema::{BoardRow, ChatId, MatchRow, Stage};

/// Whether only computers are to move. If so, the picture waits for their answer.
pub fn waits_for_computers(row: &MatchRow, turn: &Turn) -> bool {
    let seats = turn.seats();
    !seats.is_empty() && seats.iter().all(|seat| row.computer(seat.0).is_some())
}

/// If a computer thinks longer than this, your own move is shown before its answer.
pub const LONG: Duration = Duration::from_secs(2);

/// Whether the picture waits for a computer's answer that will come soon.
pub fn holds_boards(work: &Work<'_>, row: &MatchRow, turn: &Turn) -> bool {
    waits_for_computers(row, turn) && !turn.seats().iter().any(|seat| work.cache.slow.contains(&(row.id, seat)))
}

/// Whether a computer has moved at its own pace, and people are asked the same as before. To show each such move would
/// fill the chat.
pub fn races(row: &MatchRow, before: &Turn, turn: &Turn, by: Option<Seat>) -> bool {
    let computer = by.is_some_and(|seat| row.computer(seat.0).is_some());
    computer && before == turn && !waits_for_computers(row, turn)
}

/// Handles computers that are still thinking about a position: shows this in the chat of the match. If it takes long,
/// also shows the moves that led to the position.
pub fn ponder(work: &mut Work<'_>, pondering: Pondering) {
    let Some(row) = work.tx.match_row(pondering.id).filter(|row| row.stage == Stage::Live) else { return };
    let Some(live) = work.live(row.id) else { return };
    let turn = live.turn();
    if live.lines().len() != pondering.version || !waits_for_computers(&row, &turn) {
        return;
    }
    let unseen = |board: &&BoardRow| board.message.is_none() || board.shown < pondering.version;
    let boards = row.boards.iter().filter(unseen).filter(|board| views::is_worth(live, &row, board));
    let boards: Vec<ChatId> = boards.filter(|_| pondering.long).map(|board| board.chat).collect();
    show_act(work, &row, false);
    for chat in boards {
        if !work.board_waits(row.id, chat) {
            work.enqueue_board(row.id, chat, false);
        }
    }
}

/// Handles a computer's decision. If people had to wait for it, shows them that its picture is coming.
pub fn decided(work: &mut Work<'_>, row: &MatchRow, seat: Seat, took: Duration) {
    if took > LONG {
        work.cache.slow.insert((row.id, seat));
    } else {
        work.cache.slow.remove(&(row.id, seat));
    }
    if took > LONG / 2 {
        show_act(work, row, true);
    }
}

fn show_act(work: &mut Work<'_>, row: &MatchRow, paints: bool) {
    if let Some(chat) = work.tx.chat(row.chat).filter(|chat| chat.closed.is_none()) {
        let paints = paints && !chat.written;
        work.fx.acts.push(Act { peer: chat.peer, topic: row.topic, paints });
    }
}

/// Whether the match has computers.
pub fn has_computers(row: &MatchRow) -> bool {
    (0u8..).take(row.seats.len()).any(|seat| row.computer(seat).is_some())
}

/// Starts the computers whose turn it is, unless they are at work already.
pub fn wake_computers(work: &mut Work<'_>, row: &MatchRow) {
    let (id, now) = (row.id, work.now);
    if !has_computers(row) {
        return;
    }
    if row.stage != Stage::Live {
        work.cache.slow.retain(|(slow, _)| *slow != id);
        return work.tx.put_computers_turn(id, false);
    }
    let Some(live) = work.live(id) else { return };
    let (seats, version) = (live.turn().seats(), live.lines().len());
    // So after a restart, the bot knows which matches need a computer without reading them.
    work.tx.put_computers_turn(id, seats.iter().any(|seat| row.computer(seat.0).is_some()));
    for seat in seats.iter().collect::<Vec<_>>() {
        let Some(level) = row.computer(seat.0) else { continue };
        let started = work.fx.think.iter().any(|think| (think.id, think.seat, think.version) == (id, seat, version));
        let at_work = work.cache.thinking.get(&(id, seat)).copied();
        if started || work.live(id).is_some_and(|live| at_work.is_some_and(|since| live.still_asks(seat, since))) {
            continue;
        }
        let seed = (work.cache.entropy)();
        let Some(live) = work.live(id) else { return };
        let position = live.position().copy();
        let limit = allowance(live, seat, now.saturating_sub(row.began));
        let level = Level::new(level).unwrap_or(Level::DEFAULT);
        let resigns = row.resigns.unwrap_or(level.resigns());
        let (host, careful) = (row.host, false);
        work.fx.think.push(Think { id, version, host, seat, level, limit, careful, resigns, position, seed });
    }
}

/// How long the computer on a seat may think at a time of its match, to stay within its clock and the game's deadline.
/// `None`: as long as it likes.
pub fn allowance(live: &Match, seat: Seat, at: u64) -> Option<Duration> {
    let within = live.turn().until().map(|until| until.saturating_sub(at) * 4 / 5);
    // A reserve must last for an unknown number of moves.
    let own = live.left(seat, at).map(|left| left.turn * 4 / 5 + left.reserve / 20);
    within.or(own).map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{OptValues, Seed};
    use crate::play::Header;

    /// A match of the first registry game with a clock, and the seat that begins.
    fn begun(clock: &str) -> (Match, Seat) {
        let game = crate::games::GAMES[0];
        let info = game.info();
        let header = Header {
            game,
            rules: info.rules,
            options: OptValues::defaults(info.options),
            names: (0..info.seats.least()).map(|n| n.to_string()).collect(),
            clock: clock.parse().unwrap(),
            first: Some(Seat(0)),
            seed: Some(Seed([1; 32])),
            deal: Vec::new(),
        };
        (Match::begin(header).unwrap(), Seat(0))
    }

    #[test]
    fn a_computer_gets_a_part_of_what_its_clock_leaves() {
        let (timed, seat) = begun("10s+1m");
        assert_eq!(allowance(&timed, seat, 0), Some(Duration::from_secs(11)));
        assert_eq!(allowance(&timed, seat, 31_000), Some(Duration::from_secs(2)), "the reserve must last");
        assert_eq!(allowance(&timed, seat, 900_000), Some(Duration::ZERO));
        let (blitz, seat) = begun("blitz");
        assert_eq!(allowance(&blitz, seat, 0), Some(Duration::from_secs(4)));
        let (free, seat) = begun("off");
        assert_eq!(allowance(&free, seat, 900_000), None);
    }
}
