//! Wins that the computer claims hold against every answer there is.

use super::*;
use crate::amount;
use crate::game::{Deadline, Seed};
use crate::games::fiveinarow::field::{self, Field};
use crate::games::fiveinarow::fours::Fours;
use crate::games::fiveinarow::threats::Threats;
use crate::kit::grid;

/// Positions that each search may look at.
const NODES: u32 = 60_000;
/// Marks of the attacker until the row: no claimed win is longer here.
const MARKS: u32 = 30;

/// Follows the marks that a search gives for one side. Only the rules decide about wins and legality.
struct Attacker {
    side: Side,
    fours: Fours,
    threats: Option<Threats>,
    field: Field,
    /// How many answers it has met.
    met: u64,
}

impl Attacker {
    fn new(sheet: &Sheet, by_threats: bool) -> Attacker {
        let threats = by_threats.then(|| Threats::new(Deadline::never()));
        let fours = Fours::new(Deadline::never());
        Attacker { side: sheet.side(), fours, threats, field: Field::new(sheet), met: 0 }
    }

    fn claimed(&mut self) -> Option<Place> {
        let first = match &mut self.threats {
            Some(threats) => threats.win(&mut self.field, self.side, NODES),
            None => self.fours.win(&mut self.field, self.side, 20, NODES).map(|win| win.first),
        };
        first.map(field::place)
    }

    /// Whether the mover wins with this many marks.
    fn wins(&mut self, sheet: &Sheet, marks: u32) -> bool {
        if !ends(sheet, self.side).is_empty() {
            return true;
        }
        let Some(place) = self.claimed().filter(|_| marks > 0) else { return false };
        self.with(sheet, place, |attacker, after| attacker.holds(after, marks - 1))
    }

    /// Whether it wins whatever is answered.
    fn holds(&mut self, sheet: &Sheet, marks: u32) -> bool {
        if !ends(sheet, self.side.other()).is_empty() {
            return false;
        }
        let answers: Vec<Place> = match ends(sheet, self.side).as_slice() {
            [] => sheet.window.places().filter(|place| sheet.is_free(*place)).collect(),
            [only] => [*only].into_iter().filter(|place| sheet.is_free(*place)).collect(),
            // Only one of them can be stopped.
            _ => return true,
        };
        self.met += answers.len() as u64;
        answers.into_iter().all(|answer| self.with(sheet, answer, |attacker, after| attacker.wins(after, marks)))
    }

    /// Asks about the position with one more mark.
    fn with(&mut self, sheet: &Sheet, place: Place, ask: impl FnOnce(&mut Attacker, &Sheet) -> bool) -> bool {
        let (side, mut after) = (sheet.side(), sheet.clone());
        after.put(place).expect("a legal mark");
        self.field.put(side, field::cell(place));
        let answer = ask(self, &after);
        self.field.take(side, field::cell(place));
        answer
    }
}

/// The empty cells that complete a row of a side, counted along the lines.
fn ends(sheet: &Sheet, side: Side) -> Vec<Place> {
    let completes = |place: &Place| {
        sheet::DIRECTIONS.iter().any(|(dx, dy)| {
            let own = |at: Place| sheet.mark(at) == Some(side);
            let along = |direction| grid::run(*place, direction, own).1;
            sheet.terms.goal.is_met(u32::from(along((-dx, -dy)) + along((*dx, *dy)) + 1))
        })
    };
    sheet.window.places().filter(|place| sheet.mark(*place).is_none()).filter(completes).collect()
}

/// A position with marks near each other, nobody of whom has a row or is about to have one.
fn scattered(settings: &str, marks: u16, chance: &mut Chance) -> Sheet {
    loop {
        let mut sheet = Sheet::new(terms(settings), Seat(0));
        while sheet.count() < marks && sheet.won.is_empty() {
            let mut along = || 16 + chance.range(0, 7) as u16;
            let (col, row) = (along(), along());
            let _ = sheet.put(Place::new(col, row));
        }
        let quiet = [Side::Cross, Side::Ring].iter().all(|side| ends(&sheet, *side).is_empty());
        if sheet.won.is_empty() && quiet {
            return sheet;
        }
    }
}

/// The rules by which wins are tried, and how many marks are there before.
const SETTINGS: [(&str, u16); 7] =
    [("", 12), ("", 19), ("exact", 13), ("open3", 12), ("open3 exact", 15), ("line=6", 18), ("line=4 exact", 7)];

/// How many kinds of positions are tried.
fn kinds() -> usize {
    amount(SETTINGS.len(), 3)
}

/// Tries this many wins of each kind of position that allows an answer. Returns how many answers they met.
fn tried(by_threats: bool, wins: usize, seed: u8) -> u64 {
    let mut met = 0;
    for (settings, marks) in SETTINGS.into_iter().take(kinds()) {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 0);
        let mut found = 0;
        while found < wins {
            let sheet = scattered(settings, marks, &mut chance);
            // Those that need open threes.
            let slow = |sheet: &Sheet| Attacker::new(sheet, false).claimed().is_none();
            let mut attacker = Attacker::new(&sheet, by_threats);
            if (!by_threats || slow(&sheet)) && attacker.claimed().is_some() {
                assert!(attacker.wins(&sheet, MARKS), "{settings}: {sheet:?}");
                found += usize::from(attacker.met > 0);
                met += attacker.met;
            }
        }
    }
    met
}

#[cfg(thorough)]
#[test]
fn no_answer_stops_a_win_by_threats() {
    assert!(tried(true, 4, 11) > 100 * 4 * SETTINGS.len() as u64);
}

#[test]
fn no_answer_stops_a_win_by_fours() {
    let wins = amount(8, 1);
    assert!(tried(false, wins, 12) >= (wins * kinds()) as u64);
}
