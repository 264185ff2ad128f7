//! One match: its record, replay, play, undo, resignation and clocks, and the source of its chance. This module is
//! pure: no I/O, no clock, no chat.
//!
//! A [`Match`] is a header, a log, and the live position that follows from them. Every step goes the same way, whether
//! a player makes it now or a replay does. It is computed on a copy of the position. Its draws are checked, and its
//! line must be readable again. Only then does everything change, at once. So a refusal changes nothing, and every
//! accepted step can be replayed.
//!
//! Chance: the draw for the first seat has the last stream of the seed. The set-up has stream 0, and the n-th line in
//! force has stream n. So an undo re-rolls nothing. If a seat's time is up, the table makes a move for it from a
//! separate stream (`LATE` and n). The line holds the move, so games may change how they draw it, and old logs stay
//! readable.
//!
//! ```
//! use kletka_games::game::{Input, Seat};
//! use kletka_games::games::GAMES;
//! use kletka_games::play::{Ending, Match, record};
//!
//! let text = "kletka 1\ngame tictactoe/1 size=3 line=3\nseats Anna | Boris\nfirst 1\n1 b2\n2 a1\n";
//! let (header, lines) = record::read(text, GAMES).expect("a record");
//! let mut game = Match::replay(header, lines).expect("legal moves");
//! game.play(Seat(0), &Input::canonical("b1"), 5_000).expect("a free cell");
//! game.resign(Seat(1), 9_000).expect("it goes on");
//! assert_eq!(game.ending(), Some(Ending::Resigned(Seat(1))));
//! assert_eq!(record::write(game.header(), game.lines(), true), text.to_owned() + "1 b1 @ 5000\n2 !resign @ 9000\n");
//! ```

mod asked;
mod back;
pub mod clock;
pub mod fair;
mod fault;
mod limits;
mod marks;
mod outcomes;
pub mod perft;
pub mod preview;
mod reader;
pub mod record;
mod secrets;
pub mod sgf;
mod step;

use std::{fmt, sync::OnceLock};

use crate::game::{
    Arg, Chance, Draw, Event, Outcome, Place, Position, Reject, Seat, Seats, StepCtx, Table, Text, Turn, Why,
};
pub use clock::{Clock, Left};
pub use fault::{Fault, RecordError};
use marks::Marks;
pub use record::{Action, Header, Line};

/// The stream of the draw for the first seat: the last one, which no ply ever reaches.
const LOT: u64 = u64::MAX;

/// Added to the number of a ply: the stream from which the table draws a move for a late seat.
const LATE: u64 = 1 << 62;

/// A match: header, log and live position.
pub struct Match {
    header: Header,
    lines: Vec<Line>,
    force: Vec<InForce>,
    position: Box<dyn Position>,
    /// The turn of the position, cached, since it is read many times between two steps.
    asks: OnceLock<Turn>,
    opening: Vec<Event>,
    /// Seats that have left, in the order of leaving.
    gone: Vec<Seat>,
    /// The time of the latest line. Time never goes back within a match.
    clock: u64,
    /// The clocks of all seats.
    clocks: clock::Clocks,
    end: Option<End>,
    /// Whether some draw was hidden from somebody.
    covered: bool,
    /// Plies before those of `force`: above 0 only while a position is computed from a mark.
    before: usize,
    marks: Marks,
}

/// A line that is in force.
#[derive(Clone)]
struct InForce {
    /// Its index in the log.
    line: usize,
    /// Its time, even if the line gives none.
    at: u64,
    /// The label of the move when it was played; `None` for a table word.
    label: Option<Text>,
    /// Whether the move is a secret.
    secret: bool,
    /// Whether the move only prepares another one of its seat.
    prepares: bool,
    /// Whether the seat threw real dice, to which others may object.
    by_hand: bool,
    /// The seats that could have acted at this point.
    asked: Seats,
    /// The reason why it cannot be taken back; `None` if it can.
    bar: Option<Bar>,
}

/// The reason why an undo cannot go back across a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bar {
    Chance,
    Reveal,
    Table,
}

/// The end of a match. A cancelled match has no outcome.
#[derive(Clone)]
struct End {
    ending: Ending,
    outcome: Option<Outcome>,
}

/// The result of an accepted step.
#[derive(Clone, Debug)]
pub struct Step {
    /// The new line of the log. Its replay gives the same step again.
    pub line: Line,
    /// The events of the step, in order.
    pub events: Vec<Event>,
}

/// The reason why a match is over.
///
/// ```
/// use kletka_games::games::GAMES;
/// use kletka_games::play::{Match, record};
/// let (header, lines) = record::read("game pig\nseats Anna | Boris\n- !draw\n", GAMES).expect("a record");
/// let played = Match::replay(header, lines).expect("all may agree at any time");
/// assert_eq!(played.ending().map(|ending| ending.key()), Some("agreed"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// A seat gave up.
    Resigned(Seat),
    /// A seat ran out of time.
    Timeout(Seat),
    /// All agreed to end it.
    Agreed,
    /// The match was called off and does not count.
    Cancelled,
}

impl Ending {
    /// The lowercase key: `rules`, `resigned`, `timeout`, `agreed` or `cancelled`.
    pub fn key(self) -> &'static str {
        match self {
            Ending::Rules => "rules",
            Ending::Resigned(_) => "resigned",
            Ending::Timeout(_) => "timeout",
            Ending::Agreed => "agreed",
            Ending::Cancelled => "cancelled",
        }
    }
}

impl Match {
    /// Starts a match: draws the first seat (unless the header has it) and sets the game up.
    ///
    /// Without a seed nothing is drawn by lot. The first seat then begins, and the set-up takes its draws from the
    /// header.
    ///
    /// ```
    /// use kletka_games::game::Seed;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (mut header, _) = record::read("game pig\nseats Anna | Boris | Vera\n", GAMES).expect("a record");
    /// header.seed = Some(Seed([7; 32]));
    /// let game = Match::begin(header).expect("three can play it");
    /// assert!(game.header().first.is_some(), "by lot");
    /// assert_eq!(game.header().options.int("goal"), 200, "what two dice are played to");
    /// ```
    ///
    /// # Errors
    /// [`Why::Options`] if rules, options or seats are not possible, [`Why::Draws`] if the set-up cannot have made the
    /// draws of the header.
    pub fn begin(mut header: Header) -> Result<Match, Reject> {
        let info = header.game.info();
        if !(info.since..=info.rules).contains(&header.rules) {
            let (given, now) = (u32::from(header.rules), u32::from(info.rules));
            return Err(Reject::options(Text::new("reject-rules").with("given", given).with("now", now)));
        }
        let seats = u8::try_from(header.names.len()).unwrap_or(u8::MAX);
        header.game.check(&mut header.options, seats)?;
        let first = match (header.first, &header.seed) {
            (Some(first), _) if first.0 < seats => first,
            (Some(_), _) => return Err(Reject::new(Why::Options, Text::new("reject-first").with("max", seats))),
            // A seat is below 64, so the lot fits into a byte.
            (None, Some(seed)) => Seat(Chance::seeded(seed, LOT).range(0, u32::from(seats.saturating_sub(1))) as u8),
            (None, None) => Seat(0),
        };
        header.first = Some(first);
        let mut ctx = StepCtx::new(chance(&header, 0, &header.deal), 0);
        let table = Table { seats, first, rules: header.rules };
        let position = header.game.start(&mut header.options, table, &mut ctx)?;
        agree_on_draws(&ctx.chance, &header.deal)?;
        header.deal = ctx.chance.drawn().to_vec();
        let asks = position.turn();
        let end = ended(&asks, Ending::Rules);
        let clocks = clock::Clocks::start(header.clock, seats, &asks);
        Ok(Match {
            header,
            lines: Vec::new(),
            force: Vec::new(),
            position,
            asks: asks.into(),
            opening: ctx.events,
            gone: Vec::new(),
            clock: 0,
            clocks,
            end,
            covered: ctx.chance.hides(),
            before: 0,
            marks: Marks::default(),
        })
    }

    /// Replays a whole log.
    ///
    /// ```
    /// use kletka_games::game::Why;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game tictactoe\nseats A | B\n1 b2\n2 b2\n", GAMES).expect("a record");
    /// let refused = Match::replay(header, lines).map(|game| game.ply()).map_err(|(line, reject)| (line, reject.why));
    /// assert_eq!(refused, Err((1, Why::Illegal)));
    /// ```
    ///
    /// # Errors
    /// The index of the first refused line, and the reason. Index 0 with [`Why::Options`] (or [`Why::Draws`] of the
    /// set-up) for a header with which no match can begin.
    pub fn replay(mut header: Header, lines: Vec<Line>) -> Result<Match, (usize, Reject)> {
        header.complete_first(&lines);
        let mut game = Match::begin(header).map_err(|reject| (0, reject))?;
        for (n, line) in lines.iter().enumerate() {
            game.enter(line).map_err(|reject| (n, reject))?;
        }
        Ok(game)
    }

    /// Replays the lines in force, and shows the match at its beginning and after each line. Lines that were taken back
    /// are not shown.
    ///
    /// ```
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game tictactoe\nseats Anna | Boris\n1 b2\n2 a1\n2 !undo 1\n2 c3\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let game = Match::replay(header, lines).expect("legal moves");
    /// let mut plies = Vec::new();
    /// game.retell(|then| plies.push(then.ply())).expect("its own lines");
    /// assert_eq!(plies, [0, 1, 2], "what was taken back is not told");
    /// ```
    ///
    /// # Errors
    /// If one of its own lines is refused. Only a game that plays differently a second time can cause this.
    pub fn retell(&self, mut see: impl FnMut(&Match)) -> Result<(), Reject> {
        let mut game = Match::begin(self.header.clone())?;
        see(&game);
        for n in 0..self.force.len() {
            game.enter(&self.in_force(n))?;
            see(&game);
        }
        Ok(())
    }

    /// The complete header, with first seat, derived options and set-up draws.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The log, including lines that were taken back.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The number of lines in force, without those taken back and without the undo lines themselves.
    pub fn ply(&self) -> usize {
        self.before + self.force.len()
    }

    /// The number of moves in force that everybody could see, including those that the table made for late seats. Moves
    /// that only prepare another one do not count. If all moves were secret, they count at the end.
    pub fn open_moves(&self) -> usize {
        let moves = || self.force.iter().filter(|force| force.label.is_some() && !force.prepares);
        match moves().filter(|force| !force.secret).count() {
            0 if self.end.is_some() => moves().count(),
            seen => seen,
        }
    }

    /// The live position. Its turn does not know of resignations; [`turn`](Self::turn) does.
    pub fn position(&self) -> &dyn Position {
        self.position.as_ref()
    }

    /// The events of the set-up.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// The seats that may act, or the outcome, including table words. A match that was called off is over, with all
    /// seats equal.
    pub fn turn(&self) -> Turn {
        if let Some(end) = &self.end {
            return Turn::Over(end.outcome.clone().unwrap_or_else(|| Outcome::drawn(self.seats())));
        }
        match self.asks().clone() {
            turn @ Turn::Act(_) => turn.among(self.present()),
            over => over,
        }
    }

    /// Notes when the messenger took the picture with the prompt for these seats (milliseconds since the match began).
    /// If there are several pictures in one turn, the first counts. It enters the log with the seat's next line.
    ///
    /// ```
    /// use kletka_games::game::{Input, Seat, Seats};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game tictactoe\nseats Anna | Boris\nclock 10s\nfirst 1\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("nothing to refuse");
    /// assert_eq!(game.time_of(Seat(0)), Some((0, 11_000)));
    /// game.show(Seats::one(Seat(0)), 3_000);
    /// assert_eq!(game.time_of(Seat(0)), Some((3_000, 14_000)), "nobody answers a picture before it is there");
    /// let step = game.play(Seat(0), &Input::canonical("b2"), 12_000).expect("a free cell");
    /// assert_eq!(step.line.to_string(), "1 b2 @ 12000 shown 3000");
    /// ```
    pub fn show(&mut self, seats: Seats, at: u64) {
        seats.iter().for_each(|seat| self.clocks.show(seat, at));
    }

    /// Whether it is known when a seat was shown its prompt.
    pub fn is_shown(&self, seat: Seat) -> bool {
        self.clocks.shown(seat).is_some()
    }

    /// The reason why the match is over; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.end.as_ref().map(|end| end.ending)
    }

    /// Seats that have not left.
    pub fn present(&self) -> Seats {
        self.gone.iter().fold(Seats::first(self.seats()), |seats, &seat| seats.without(seat))
    }

    /// The time that a seat has left at `at`, in milliseconds since the match began; `None` without a clock.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Left, Match, record};
    /// let (header, lines) = record::read("game pig\nseats A | B\nclock 10s+1m\nfirst 1\n", GAMES).expect("a record");
    /// let game = Match::replay(header, lines).expect("nothing to refuse");
    /// assert_eq!(game.left(Seat(0), 5_000), Some(Left { turn: 6_000, reserve: 60_000 }), "a second of grace");
    /// assert_eq!(game.left(Seat(0), 31_000), Some(Left { turn: 0, reserve: 40_000 }));
    /// ```
    pub fn left(&self, seat: Seat, at: u64) -> Option<Left> {
        self.clocks.left(seat, at).filter(|_| !self.header.clock.is_off())
    }

    /// The time when a seat's turn began and the time when it is up, in milliseconds since the match began. `None`
    /// while its clock is paused: it has no prompt, there is no clock, or the game has set a deadline of its own.
    pub fn time_of(&self, seat: Seat) -> Option<(u64, u64)> {
        self.clocks.span(seat)
    }

    /// The line in the log at which a seat ran out of time, and the time of it; `None` if it has acted by itself since.
    pub fn timed_out(&self, seat: Seat) -> Option<(usize, u64)> {
        let last = self.force.iter().rev().find(|force| self.lines[force.line].seat == Some(seat))?;
        self.lines[last.line].is_timed_out().then_some((last.line, last.at))
    }

    /// How many moves the table has made for late seats since the last move of a seat that is not in `machines`.
    pub fn unattended(&self, machines: Seats) -> usize {
        let lines = self.force.iter().rev().map(|force| &self.lines[force.line]);
        let attended = |line: &&Line| !line.is_table_word() && line.seat.is_some_and(|seat| !machines.has(seat));
        lines.take_while(|line| !attended(line)).filter(|line| line.is_timed_out()).count()
    }

    /// The seats that have made a move by themselves.
    pub fn movers(&self) -> Seats {
        let lines = self.force.iter().map(|force| &self.lines[force.line]);
        lines.filter(|line| !line.is_table_word()).filter_map(|line| line.seat).collect()
    }

    /// The label of the latest move in force that a seat made, or that the table made for it. `None` if that move was a
    /// secret: it may still be one, so it must not appear under a picture.
    pub fn last_move(&self) -> Option<(Seat, Text)> {
        let (last, label) = self.force.iter().rev().find_map(|last| Some((last, last.label.clone()?)))?;
        let seat = self.lines[last.line].seat.filter(|_| !last.secret)?;
        Some((seat, label))
    }

    /// The places in the latest moves in force, newest first. Secret moves and table words have none.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game tictactoe\nseats Anna | Boris\nclock blitz\n1 !blitz b2 @ 6000\n2 a1\n2 !undo 1\n2 c3\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let game = Match::replay(header, lines).expect("legal moves");
    /// assert_eq!(game.latest_places().collect::<Vec<_>>(), [Place::new(2, 2), Place::new(1, 1)]);
    /// ```
    pub fn latest_places(&self) -> impl Iterator<Item = Place> {
        let open = self.force.iter().rev().filter(|force| !force.secret).map(|force| &self.lines[force.line]);
        let moves = open.filter_map(|line| match line.action() {
            Ok(Action::Move(_, text) | Action::Blitz(_, text)) => Some(text),
            _ => None,
        });
        moves.flat_map(|text| Place::read_path(text).unwrap_or_default())
    }

    /// The final outcome; `None` while the match goes on, and if it was called off.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.as_ref().and_then(|end| end.outcome.clone())
    }

    fn seats(&self) -> u8 {
        // `begin` has checked that the game allows this many players.
        u8::try_from(self.header.names.len()).unwrap_or(u8::MAX)
    }
}

impl Clone for Match {
    fn clone(&self) -> Match {
        Match {
            header: self.header.clone(),
            lines: self.lines.clone(),
            force: self.force.clone(),
            position: self.position.copy(),
            asks: self.asks.clone(),
            opening: self.opening.clone(),
            gone: self.gone.clone(),
            clock: self.clock,
            clocks: self.clocks.clone(),
            end: self.end.clone(),
            covered: self.covered,
            before: self.before,
            // A copy is for viewing or thinking. If a caller takes moves back in it, it pays the cost once.
            marks: Marks::default(),
        }
    }
}

/// Shows the header and the length of the log, but neither seed nor position.
impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("header", &self.header)
            .field("lines", &self.lines.len())
            .field("ply", &self.force.len())
            .field("ending", &self.ending())
            .finish_non_exhaustive()
    }
}

/// The chance of a step: from the seed or, without one, from the record.
fn chance(header: &Header, stream: u64, given: &[Draw]) -> Chance {
    match &header.seed {
        Some(seed) => Chance::seeded_with(seed, stream, given),
        None => Chance::given(given),
    }
}

/// Compares the draws of a step with those in the record, if it has some.
fn agree_on_draws(chance: &Chance, given: &[Draw]) -> Result<(), Reject> {
    if chance.fault() || !(given.is_empty() || given == chance.drawn()) { Err(wrong_draws()) } else { Ok(()) }
}

fn unreadable() -> Reject {
    Reject::syntax(Text::new("reject-line"))
}

fn wrong_draws() -> Reject {
    Reject::new(Why::Draws, Text::new("reject-draws"))
}

/// The end that a position with this turn has reached by itself.
fn ended(turn: &Turn, ending: Ending) -> Option<End> {
    match turn {
        Turn::Over(outcome) => Some(End { ending, outcome: Some(outcome.clone()) }),
        Turn::Act(_) => None,
    }
}

/// A refusal that names a seat.
fn refuse(why: Why, key: &'static str, seat: Seat) -> Reject {
    Reject::new(why, Text::new(key).with("seat", Arg::Seat(seat)))
}
