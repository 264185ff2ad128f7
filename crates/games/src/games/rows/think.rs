//! The computer: it takes what promises most points more than its best rival has, when all throws that may follow are
//! looked at. Weak levels often cross by chance.

use super::outlook::Outlook;
use super::sheet::{Row, Sheet};
use super::table::{Move, Phase, Table};
use crate::game::{SearchCtx, Seat};

/// How often of a hundred times each level does something by chance.
const SLIPS: [u32; 5] = [60, 40, 22, 9, 0];

/// The computer's move.
pub fn think(table: &Table, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let moves = table.moves(seat);
    if moves.len() < 2 || ctx.slips(*ctx.level.of(&SLIPS)) {
        return ctx.chance.pick(&moves).copied();
    }
    best(table, seat)
}

/// The move that promises most.
pub fn best(table: &Table, seat: Seat) -> Option<Move> {
    let forecast = Forecast { table, seat };
    let value = |m: &Move| match m {
        Move::Cross(row, number) => forecast.after(&[(*row, *number)]),
        Move::Pass | Move::Throw => forecast.after(&[]),
    };
    let valued = table.moves(seat).into_iter().map(|m| (value(&m), m));
    valued.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, m)| m)
}

/// What a seat expects.
struct Forecast<'a> {
    table: &'a Table,
    seat: Seat,
}

impl Forecast<'_> {
    /// The value of some crosses. In the step of everybody whoever threw has another step.
    fn after(&self, crosses: &[(Row, u8)]) -> f64 {
        let table = self.table;
        let value = self.settled(crosses);
        if table.phase != Phase::White || table.active != self.seat {
            return value;
        }
        let Some(throw) = table.throw else { return value };
        let mut sheet = table.sheet(self.seat).clone();
        crosses.iter().for_each(|(row, number)| sheet.cross(*row, *number));
        let open = table.open().filter(|row| !sheet.line(*row).is_locked());
        let more = open.flat_map(|row| throw.sums(row).into_iter().map(move |number| (row, number)));
        let more = more.filter(|(row, number)| sheet.admit(*row, *number).is_ok());
        more.map(|cross| self.settled(&[crosses, &[cross]].concat())).fold(value, f64::max)
    }

    /// The lead that is to be expected, when nothing more is crossed in this turn.
    fn settled(&self, crosses: &[(Row, u8)]) -> f64 {
        let table = self.table;
        let mut own = table.sheet(self.seat).clone();
        crosses.iter().for_each(|(row, number)| own.cross(*row, *number));
        if table.active == self.seat && crosses.is_empty() && !table.has_crossed {
            own.penalties += 1;
        }
        let is_locked = |row: &Row| table.is_locked(*row) || own.line(*row).is_locked();
        let locked = Row::ALL.into_iter().filter(is_locked).count();
        let over = locked >= table.rules.locks || own.penalties >= table.rules.penalties;
        let throws = if over { 0 } else { self.throws(&own, locked) };
        let seats = table.company.present();
        let outlook = Outlook::among(seats.len());
        let worth = |sheet: &Sheet| {
            let rows = Row::ALL.into_iter().map(|row| {
                let throws = if is_locked(&row) { 0 } else { throws };
                outlook.worth(sheet.line(row), throws)
            });
            rows.sum::<f64>() - sheet.cost() as f64
        };
        let rivals = seats.without(self.seat).iter().map(|seat| worth(table.sheet(seat)));
        worth(&own) - rivals.fold(f64::NEG_INFINITY, f64::max)
    }

    /// About how many throws follow.
    fn throws(&self, own: &Sheet, locked: usize) -> usize {
        let _ = (own, locked);
        let seats = self.table.company.present().len() as f64;
        let turn = f64::from(self.table.turn);
        let all = 26.0 - seats;
        (all - turn).max(4.0) as usize
    }
}
