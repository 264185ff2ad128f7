//! Looks back at a match that is over: which move cost most, and what was better.
//!
//! Only where the computer values positions ([`Game::unit`](crate::game::Game::unit)), two seats play and chance has no
//! part in a move. The strongest level thinks about every position, from the last one back, each with the same effort;
//! so the same match always turns at the same move.

use crate::game::{
    Chance, Deadline, Input, Level, Memo, Outcome, Position, SearchCtx, Seat, Seed, StepCtx, Turn, Unit,
};
use crate::play::{Line, Match};

/// How much a position is thought about, in nodes.
pub const EFFORT: u64 = 20_000;

/// What a move must have cost at least to be worth a word: a fifth of a match, or a point.
const LEAST: [f64; 2] = [0.4, 1.0];

/// The move that cost most.
#[derive(Clone, PartialEq, Debug)]
pub struct Turning {
    /// How many moves had been made before it.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// The canonical text of what was played.
    pub played: String,
    /// What was better.
    pub better: String,
    /// What the values count.
    pub unit: Unit,
    /// What the position was worth to that seat with the better move.
    pub before: f64,
    /// What it was worth after the move that was played.
    pub after: f64,
}

/// A position on the way.
struct Spot {
    position: Box<dyn Position>,
    /// The line that led to it.
    line: Option<Line>,
}

/// What the computer makes of a position.
struct Judged {
    seat: Seat,
    value: f64,
    text: String,
}

/// Finds the move of a match that cost most. It looks at earlier moves as long as it may go on.
///
/// ```
/// use kletka_games::games::GAMES;
/// use kletka_games::hindsight::{EFFORT, turning};
/// use kletka_games::play::{Match, record};
/// let text = "game tictactoe\nseats Anna | Boris\nfirst 1\n1 a1\n2 b2\n1 c3\n2 c1\n1 a3\n2 b3\n1 a2\n";
/// let (header, lines) = record::read(text, GAMES).expect("a record");
/// let played = Match::replay(header, lines).expect("legal moves");
/// let turning = turning(&played, EFFORT, || true).expect("a corner against two corners loses");
/// assert_eq!((turning.ply, turning.played.as_str()), (3, "c1"));
/// assert_eq!((turning.before, turning.after), (0.0, -1.0));
/// ```
pub fn turning(played: &Match, effort: u64, mut goes_on: impl FnMut() -> bool) -> Option<Turning> {
    let unit = played.position().unit().filter(|_| played.header().names.len() == 2)?;
    let mut spots: Vec<Spot> = Vec::new();
    let see = |then: &Match| {
        let line = then.lines().last().cloned();
        spots.push(Spot { position: then.position().copy(), line });
    };
    played.retell(see).ok()?;
    let mut worst: Option<Turning> = None;
    let mut later: Option<Judged> = None;
    for n in (0..spots.len()).rev() {
        if !goes_on() {
            break;
        }
        let here = judged(&*spots[n].position, effort);
        if let (Some(here), Some(next)) = (&here, spots.get(n + 1)) {
            let found = costs(&spots[n], here, (next, later.as_ref()), (unit, n));
            let most = worst.as_ref().map_or(LEAST[unit as usize], Turning::cost);
            if let Some(found) = found.filter(|found| found.cost() >= most) {
                worst = checked(&spots[n], found, effort).filter(|found| found.cost() >= most).or(worst);
            }
        }
        later = here;
    }
    worst
}

impl Turning {
    /// What it cost.
    pub fn cost(&self) -> f64 {
        self.before - self.after
    }
}

/// What the move that follows a position has cost; `None` where that is not known.
fn costs(
    spot: &Spot,
    here: &Judged,
    (next, later): (&Spot, Option<&Judged>),
    (unit, ply): (Unit, usize),
) -> Option<Turning> {
    let line = next.line.as_ref().filter(|line| line.seat == Some(here.seat) && !line.is_table_word())?;
    if !line.draws.is_empty() || line.text == here.text {
        return None;
    }
    let after = match next.position.turn() {
        Turn::Over(outcome) => ended(&outcome, here.seat, unit)?,
        Turn::Act(_) => seen_by(here.seat, later?),
    };
    // What is no move by itself is what the table made of one that came late.
    spot.position.read(here.seat, &Input::canonical(&line.text)).ok()?;
    let (played, better) = (line.text.clone(), here.text.clone());
    Some(Turning { ply, seat: here.seat, played, better, unit, before: here.value, after })
}

/// The same where the better move has been tried: an estimate may promise more than it holds.
fn checked(spot: &Spot, found: Turning, effort: u64) -> Option<Turning> {
    let mut position = spot.position.copy();
    let mut ctx = StepCtx::new(Chance::none(), 0);
    position.play(found.seat, &Input::canonical(&found.better), &mut ctx).ok()?;
    let tried = match position.turn() {
        Turn::Over(outcome) => ended(&outcome, found.seat, found.unit)?,
        Turn::Act(_) => judged(&*position, effort).map_or(found.before, |next| seen_by(found.seat, &next)),
    };
    Some(Turning { before: found.before.min(tried), ..found })
}

/// A value as a seat of the two sees it.
fn seen_by(seat: Seat, judged: &Judged) -> f64 {
    if judged.seat == seat { judged.value } else { -judged.value }
}

/// What an end is worth to a seat.
fn ended(outcome: &Outcome, seat: Seat, unit: Unit) -> Option<f64> {
    match unit {
        Unit::Points => {
            let scores = outcome.scores.as_ref()?;
            Some((scores.get(seat.index())? - scores.get(seat.other().index())?) as f64)
        }
        Unit::Chances if outcome.is_draw() => Some(0.0),
        Unit::Chances => Some(if outcome.winners().any(|winner| winner == seat) { 1.0 } else { -1.0 }),
    }
}

/// What the strongest computer makes of a position in which one seat is to move.
fn judged(position: &dyn Position, effort: u64) -> Option<Judged> {
    let turn = position.turn();
    let seat = turn.seats().iter().next().filter(|_| turn.seats().len() == 1)?;
    let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
    let mut ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::after_work(effort), &mut memo);
    let text = position.think(seat, &mut ctx)?;
    Some(Judged { seat, value: ctx.evaluation?, text })
}
