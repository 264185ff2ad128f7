//! Looks back at a match for the most costly move, and the better one.
//!
//! This works if the computer values positions ([`Game::unit`](crate::game::Game::unit)) and two seats play. Moves with
//! draws are left out. The strongest level thinks about every position, from the last one to the first, each with the
//! same effort. It reads no clock, so the same match always turns at the same move.

use crate::game::{
    Chance, Deadline, Input, Level, Memo, Outcome, Position, SearchCtx, Seat, Seed, StepCtx, Turn, Unit,
};
use crate::play::{Line, Match};

/// The usual effort for a whole match, in nodes.
pub const EFFORT: u64 = 1_000_000;

/// The limits of the effort for one position, in nodes.
const EACH: (u64, u64) = (2_000, 20_000);

/// The least cost of a move that is worth mentioning, for each [`Unit`]: a fifth of a match, or a point.
const LEAST: [f64; 2] = [0.4, 1.0];

/// The move that cost most.
#[derive(Clone, PartialEq, Debug)]
pub struct Turning {
    /// The number of plies before it.
    pub ply: usize,
    /// The seat that made it.
    pub seat: Seat,
    /// Its canonical text.
    pub played: String,
    /// The canonical text of a better move.
    pub better: String,
    /// The unit of the values below.
    pub unit: Unit,
    /// The value for that seat with the better move.
    pub before: f64,
    /// The value for that seat after the move that was played.
    pub after: f64,
}

/// A position of the match.
struct Spot {
    position: Box<dyn Position>,
    /// The line that led to it.
    line: Option<Line>,
}

/// The computer's judgement of a position.
struct Judged {
    seat: Seat,
    value: f64,
    text: String,
}

/// Finds the move of a match that cost most. `effort`: the number of nodes for the whole match. It looks at earlier
/// moves as long as `goes_on` says so. `None`: no move cost much.
///
/// ```
/// use kletka_games::games::GAMES;
/// use kletka_games::hindsight::{EFFORT, turning};
/// use kletka_games::play::{Match, record};
/// let text = "game tictactoe\nseats Anna | Boris\nfirst 1\n1 a1\n2 b2\n1 c3\n2 c1\n1 a3\n2 b3\n1 a2\n";
/// let (header, lines) = record::read(text, GAMES).expect("a record");
/// let played = Match::replay(header, lines).expect("legal moves");
/// let turning = turning(&played, EFFORT, || true).expect("a third corner loses");
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
    let effort = (effort / spots.len() as u64).clamp(EACH.0, EACH.1);
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
    /// The cost of the move.
    pub fn cost(&self) -> f64 {
        self.before - self.after
    }
}

/// The cost of the move that follows a position. `None` if it is not known.
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
    // A line that cannot be read as a move is one that the table made for a late seat.
    spot.position.read(here.seat, &Input::canonical(&line.text)).ok()?;
    let (played, better) = (line.text.clone(), here.text.clone());
    Some(Turning { ply, seat: here.seat, played, better, unit, before: here.value, after })
}

/// The same after trying the better move: an estimate may promise too much.
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

/// The value for one of the two seats.
fn seen_by(seat: Seat, judged: &Judged) -> f64 {
    if judged.seat == seat { judged.value } else { -judged.value }
}

/// The value of an end for a seat.
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

/// The strongest computer's judgement of a position in which one seat is to move.
fn judged(position: &dyn Position, effort: u64) -> Option<Judged> {
    let turn = position.turn();
    let seat = turn.seats().iter().next().filter(|_| turn.seats().len() == 1)?;
    let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
    let mut ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::after_work(effort), &mut memo);
    let text = position.think(seat, &mut ctx)?;
    Some(Judged { seat, value: ctx.evaluation?, text })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::amount;
    use crate::game::Viewer;
    use crate::games::GAMES;
    use crate::play::record;

    /// A match from the lines of its record.
    fn told(game: &str, lines: &str) -> Match {
        let text = format!("game {game}\nseats Anna | Boris\nfirst 1\n{lines}");
        let (header, lines) = record::read(&text, GAMES).expect("a record");
        Match::replay(header, lines).expect("legal moves")
    }

    /// The exact lead of the first seat at the end if both play perfectly.
    fn lead(position: &dyn Position, known: &mut HashMap<(String, Seat), f64>) -> f64 {
        let turn = position.turn();
        let seat = match &turn {
            Turn::Over(outcome) => return ended(outcome, Seat(0), Unit::Points).expect("points"),
            Turn::Act(_) => turn.seats().iter().next().expect("a mover"),
        };
        let key = (position.board(Viewer::Public), seat);
        if let Some(lead) = known.get(&key) {
            return *lead;
        }
        let after = |text: String, known: &mut _| {
            let mut next = position.copy();
            next.play(seat, &Input::canonical(&text), &mut StepCtx::new(Chance::none(), 0)).expect("a legal move");
            lead(&*next, known)
        };
        let moves = position.moves(seat).expect("few moves");
        let leads = moves.into_iter().map(|text| after(text, known));
        let best = if seat == Seat(0) { leads.fold(f64::MIN, f64::max) } else { leads.fold(f64::MAX, f64::min) };
        known.insert(key, best);
        best
    }

    #[test]
    fn the_cost_of_the_worst_move_at_boxes_is_exact() {
        let mut known = HashMap::new();
        let mut found = 0;
        for round in 0..amount(6, 2) {
            let mut played = told("boxes/1 size=2x2", "");
            let mut leads = vec![lead(played.position(), &mut known)];
            let (mut worst, mut chance) = (0.0_f64, Chance::seeded(&Seed([round; 32]), 0));
            while let Some(seat) = played.turn().seats().iter().next() {
                // In the first match both play as well as they can.
                let best = judged(played.position(), EACH.1).expect("a judgement").text;
                let text = if round == 0 { best } else { played.position().sample(seat, &mut chance).expect("a move") };
                played.play(seat, &Input::canonical(&text), 0).expect("a legal move");
                leads.push(lead(played.position(), &mut known));
                let [before, after] = [leads[leads.len() - 2], leads[leads.len() - 1]];
                worst = worst.max(if seat == Seat(0) { before - after } else { after - before });
            }
            let turned = turning(&played, EFFORT, || true);
            assert_eq!(turned.as_ref().map_or(0.0, Turning::cost), worst, "round {round}: {turned:?}");
            if let Some(Turning { ply, seat, before, after, .. }) = turned {
                let sign = if seat == Seat(0) { 1.0 } else { -1.0 };
                assert_eq!([before, after], [sign * leads[ply], sign * leads[ply + 1]], "round {round}, ply {ply}");
                found += 1;
            }
            assert!(round > 0 || worst == 0.0, "the computer has made a mistake");
        }
        assert!(found >= amount(3, 1), "at random somebody always gives something away");
    }

    #[test]
    fn a_match_without_a_mistake_has_no_turning_point() {
        let drawn = told("tictactoe", "1 b2\n2 a1\n1 c3\n2 a3\n1 a2\n2 c2\n1 b1\n2 b3\n1 c1\n");
        assert_eq!(turning(&drawn, EFFORT, || true), None);
    }

    #[test]
    fn what_was_taken_back_does_not_count_and_a_resignation_is_no_move() {
        let lines = "1 a1\n2 c1\n2 !undo 1\n2 b2\n1 c3\n2 c1\n1 a3\n2 !resign\n";
        let resigned = told("tictactoe", lines);
        let turned = turning(&resigned, EFFORT, || true).expect("a third corner loses");
        assert_eq!((turned.ply, turned.seat, turned.played.as_str()), (3, Seat(1), "c1"));
        assert!(["a2", "b1", "b3", "c2"].contains(&turned.better.as_str()), "{turned:?}");
        assert_eq!(turning(&resigned, EFFORT, || true), Some(turned), "the same again");
    }

    #[test]
    fn it_ends_when_it_may_not_go_on() {
        let lost = told("tictactoe", "1 a1\n2 b2\n1 c3\n2 c1\n1 a3\n2 b3\n1 a2\n");
        let mut more = 3;
        let found = turning(&lost, EFFORT, || {
            more -= 1;
            more > 0
        });
        assert_eq!((found, more), (None, 0), "it has come to the last moves only");
    }

    #[test]
    fn games_of_luck_have_no_turning_point() {
        let (header, lines) = record::read("game pig\nseats Anna | Boris\nfirst 1\n", GAMES).expect("a record");
        let begun = Match::replay(header, lines).expect("no moves");
        assert_eq!(turning(&begun, EFFORT, || true), None);
    }
}
