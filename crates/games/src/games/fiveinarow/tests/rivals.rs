//! Opponents of the house's own making, which level 5 beats.

use super::*;
use crate::game::{Deadline, Level, Memo, Seed};
use crate::games::fiveinarow::field::{self, Cell, Field};
use crate::games::fiveinarow::threats::Threats;

/// Positions that level 5 may look at for a move, which keeps the test short.
const EFFORT: u64 = 15_000;

/// Takes the cell that matters most to both sides.
fn greedy(sheet: &Sheet) -> Place {
    let (field, side) = (Field::new(sheet), sheet.side());
    let legal = field.close().filter(|cell| !field.is_banned(side, *cell));
    let urgency = |cell: &Cell| (field.urgency(side, *cell), *cell);
    field.any_row(side).or_else(|| legal.max_by_key(urgency)).map(field::place).expect("a free cell")
}

/// Looks for a win by threats, its own and the other side's, and takes the first mark; otherwise it is greedy.
fn threatening(sheet: &Sheet) -> Place {
    let mut field = Field::new(sheet);
    let (side, other) = (sheet.side(), sheet.side().other());
    if field.any_row(side).or_else(|| field.any_row(other)).is_some() {
        return greedy(sheet);
    }
    let mut threats = Threats::new(Deadline::never());
    let own = threats.win(&mut field, side, 5_000);
    let stop = own.or_else(|| threats.win(&mut field, other, 5_000));
    stop.map(field::place).filter(|place| sheet.is_free(*place)).unwrap_or_else(|| greedy(sheet))
}

/// How many of some matches level 5 wins against a rival; each begins with three drawn marks near each other.
fn won(settings: &str, rival: fn(&Sheet) -> Place, matches: u8) -> u8 {
    let mut won = 0;
    for n in 0..matches {
        let mut chance = Chance::seeded(&Seed([n / 2; 32]), 0);
        let mut sheet = Sheet::new(terms(settings), Seat(0));
        while sheet.count() < 3 {
            let mut along = || 18 + chance.range(0, 4) as u16;
            let (col, row) = (along(), along());
            let _ = sheet.put(Place::new(col, row));
        }
        // Each opening is played from both sides.
        let own = Seat(n % 2);
        while !sheet.is_over() {
            let m = if sheet.mover() == own { best(&sheet, &mut chance) } else { Move::Put(rival(&sheet)) };
            sheet.play(&m).expect("a legal move");
        }
        won += u8::from(sheet.winner() == Some(own));
    }
    won
}

fn best(sheet: &Sheet, chance: &mut Chance) -> Move {
    let mut memo = Memo::default();
    let level = Level::new(5).expect("a level");
    let mut ctx = SearchCtx::new(level, chance, Deadline::after_work(EFFORT), &mut memo);
    FiveInARow.think(sheet, sheet.mover(), &mut ctx).expect("a move")
}

#[cfg(thorough)]
#[test]
fn level_five_beats_a_greedy_rival() {
    assert!(won("", greedy, 12) >= 10);
    assert!(won("open3", greedy, 12) >= 10);
}

#[cfg(thorough)]
#[test]
fn level_five_beats_a_rival_that_sees_threats() {
    assert!(won("", threatening, 12) >= 9);
}
