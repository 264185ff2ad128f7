//! One match: its record, replay, play, undo, resignation and clocks, and how its chance was fixed. This module is
//! pure: no I/O, no clock, no chat.
//!
//! A [`Match`] is a header, a log, and the live position that follows from them. Every step goes the same way, whether
//! a player makes it now or a replay does. It is computed on a copy of the position. Its draws are checked, and its
//! line must be readable again. Only then does everything change, at once. So a refusal changes nothing, and every
//! accepted step can be replayed.
//!
//! Chance: the lot for the first seat has the last stream of the seed. The set-up has stream 0, and the n-th line in
//! force has stream n. So an undo re-rolls nothing. If a seat's time is up, the table makes a move for it from a
//! separate stream (`LATE` and n). The line holds the move, so games may change how they draw it without making a log
//! unreadable.
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

/// The stream of the lot for the first seat: the last one, which no ply ever reaches.
const LOT: u64 = u64::MAX;

/// Added to the number of a ply: the stream from which the table draws a move for a seat that is late.
const LATE: u64 = 1 << 62;

/// A match: header, log and live position.
pub struct Match {
    header: Header,
    lines: Vec<Line>,
    force: Vec<InForce>,
    position: Box<dyn Position>,
    /// What the position says of the turn, once it was asked: that is looked at many times between two steps.
    asks: OnceLock<Turn>,
    opening: Vec<Event>,
    /// Seats that have left, in the order of leaving.
    gone: Vec<Seat>,
    /// The time of the latest line. Time never runs back within a match.
    clock: u64,
    /// What everybody has left.
    clocks: clock::Clocks,
    end: Option<End>,
    /// Whether something was drawn that not everybody may know.
    covered: bool,
    /// How many plies came before those of `force`: above 0 only while a position is worked out from a mark.
    before: usize,
    marks: Marks,
}

/// A line that is in force.
#[derive(Clone)]
struct InForce {
    /// Its index in the log.
    line: usize,
    /// Its time, also where the line gives none.
    at: u64,
    /// What it was called when it was played; `None` for a word of the table.
    label: Option<Text>,
    /// Whether what was done is a secret.
    secret: bool,
    /// Whether it only prepares another move of its seat.
    prepares: bool,
    /// Whether it threw real dice, to which others may object.
    by_hand: bool,
    /// The seats that could have acted instead.
    asked: Seats,
    /// Why it cannot be taken back.
    bar: Option<Bar>,
}

/// Why nothing is taken back across a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bar {
    Chance,
    Reveal,
    Table,
}

/// How it ended. A cancelled match has no outcome.
#[derive(Clone)]
struct End {
    ending: Ending,
    outcome: Option<Outcome>,
}

/// What one accepted step did.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line that was added to the log; replaying it gives the same again.
    pub line: Line,
    /// What is worth a sentence, in order.
    pub events: Vec<Event>,
}

/// Why a match is over.
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
    /// The time of a seat ran out.
    Timeout(Seat),
    /// All agreed to end it.
    Agreed,
    /// It was called off and does not count.
    Cancelled,
}

impl Ending {
    /// Its lowercase key: `rules`, `resigned`, `timeout`, `agreed` or `cancelled`.
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
    /// Starts a match: the lot for the first seat (when the header does not say it), the set-up.
    ///
    /// Without a seed there is no lot: the first seat is then the one that begins, and the set-up takes its draws from
    /// the header.
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
    /// [`Why::Options`] when rules, options or seats are not possible, [`Why::Draws`] when the set-up cannot have drawn
    /// what the header says.
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

    /// Plays a whole log again.
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
    /// The index of the first line that was refused, and why. Index 0 with [`Why::Options`] (or [`Why::Draws`] of the
    /// set-up) for a header that cannot begin.
    pub fn replay(mut header: Header, lines: Vec<Line>) -> Result<Match, (usize, Reject)> {
        header.complete_first(&lines);
        let mut game = Match::begin(header).map_err(|reject| (0, reject))?;
        for (n, line) in lines.iter().enumerate() {
            game.enter(line).map_err(|reject| (n, reject))?;
        }
        Ok(game)
    }

    /// Plays the lines in force again and shows the match as it began and after each of them. What was taken back is
    /// not shown.
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
    /// When one of its own lines is refused, which only a game that does not play alike twice can cause.
    pub fn retell(&self, mut see: impl FnMut(&Match)) -> Result<(), Reject> {
        let mut game = Match::begin(self.header.clone())?;
        see(&game);
        for n in 0..self.force.len() {
            game.enter(&self.in_force(n))?;
            see(&game);
        }
        Ok(())
    }

    /// The header, complete: first seat, derived options and set-up draws filled in.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The log, lines that were taken back included.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many lines of the log are in force (those taken back and the undo lines themselves not counted).
    pub fn ply(&self) -> usize {
        self.before + self.force.len()
    }

    /// How many moves in force everybody could see, also those that the table has made for late seats; what only
    /// prepares a move is none. Where all were secret they are counted in the end.
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

    /// What the set-up told.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Who may act, or how it ended, table words included. A match that was called off is over, with all seats equal.
    pub fn turn(&self) -> Turn {
        if let Some(end) = &self.end {
            return Turn::Over(end.outcome.clone().unwrap_or_else(|| Outcome::drawn(self.seats())));
        }
        match self.asks().clone() {
            turn @ Turn::Act(_) => turn.among(self.present()),
            over => over,
        }
    }

    /// The picture that asks these seats was taken by the messenger at that time (milliseconds since the match began).
    /// Of several pictures of the same turn the first counts. It becomes part of the log with the next line of the
    /// seat.
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

    /// Whether it is known when a seat was shown what it is asked.
    pub fn is_shown(&self, seat: Seat) -> bool {
        self.clocks.shown(seat).is_some()
    }

    /// Why it ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.end.as_ref().map(|end| end.ending)
    }

    /// Seats that have not left.
    pub fn present(&self) -> Seats {
        self.gone.iter().fold(Seats::first(self.seats()), |seats, &seat| seats.without(seat))
    }

    /// What a seat has left at a time, in milliseconds since the match began; `None` without a clock.
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

    /// When the turn of a seat began and when its time is up, in milliseconds since the match began. `None` while its
    /// clock stands still: it is not asked, there is no clock, or the game has set a deadline of its own.
    pub fn time_of(&self, seat: Seat) -> Option<(u64, u64)> {
        self.clocks.span(seat)
    }

    /// Where in the log, and when, the time of a seat ran out, if it has not acted by itself since.
    pub fn timed_out(&self, seat: Seat) -> Option<(usize, u64)> {
        let last = self.force.iter().rev().find(|force| self.lines[force.line].seat == Some(seat))?;
        self.lines[last.line].is_timed_out().then_some((last.line, last.at))
    }

    /// How many moves the table has made for seats that were late since somebody else than `machines` has moved.
    pub fn unattended(&self, machines: Seats) -> usize {
        let lines = self.force.iter().rev().map(|force| &self.lines[force.line]);
        let attended = |line: &&Line| !line.is_table_word() && line.seat.is_some_and(|seat| !machines.has(seat));
        lines.take_while(|line| !attended(line)).filter(|line| line.is_timed_out()).count()
    }

    /// The seats that have made a move themselves.
    pub fn movers(&self) -> Seats {
        let lines = self.force.iter().map(|force| &self.lines[force.line]);
        lines.filter(|line| !line.is_table_word()).filter_map(|line| line.seat).collect()
    }

    /// The latest move in force that a seat made by playing, or that was made for it, as a label. `None` also when that
    /// move was a secret: it may be one still, so it is nothing to put under a picture.
    pub fn last_move(&self) -> Option<(Seat, Text)> {
        let (last, label) = self.force.iter().rev().find_map(|last| Some((last, last.label.clone()?)))?;
        let seat = self.lines[last.line].seat.filter(|_| !last.secret)?;
        Some((seat, label))
    }

    /// The places that the latest moves in force name, newest first. Secret moves and words of the table name none.
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

    /// The final outcome; `None` while the match goes on and when it was called off.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.as_ref().and_then(|end| end.outcome.clone())
    }

    fn seats(&self) -> u8 {
        // `begin` has checked that the game can be played by so many.
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
            // A copy is for viewing or thinking. If a caller takes moves back in it, the cost comes once.
            marks: Marks::default(),
        }
    }
}

/// Header and length of the log; neither seed nor position.
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

/// The chance of a step: from the seed, or without one what the record gives.
fn chance(header: &Header, stream: u64, given: &[Draw]) -> Chance {
    match &header.seed {
        Some(seed) => Chance::seeded_with(seed, stream, given),
        None => Chance::given(given),
    }
}

/// Checks what a step has drawn against what the record says, if it says something.
fn agree_on_draws(chance: &Chance, given: &[Draw]) -> Result<(), Reject> {
    if chance.fault() || !(given.is_empty() || given == chance.drawn()) { Err(wrong_draws()) } else { Ok(()) }
}

fn unreadable() -> Reject {
    Reject::syntax(Text::new("reject-line"))
}

fn wrong_draws() -> Reject {
    Reject::new(Why::Draws, Text::new("reject-draws"))
}

/// The end that a position with that turn has reached by itself.
fn ended(turn: &Turn, ending: Ending) -> Option<End> {
    match turn {
        Turn::Over(outcome) => Some(End { ending, outcome: Some(outcome.clone()) }),
        Turn::Act(_) => None,
    }
}

/// A refusal in the name of a seat.
fn refuse(why: Why, key: &'static str, seat: Seat) -> Reject {
    Reject::new(why, Text::new(key).with("seat", Arg::Seat(seat)))
}
