//! The computer. It plays for the greatest lead over its best rival, given the throws that may follow, and for the end
//! if it leads. Weak levels often cross at random.

use super::outlook::Outlook;
use super::sheet::{Row, Sheet};
use super::table::{Move, Phase, Table};
use crate::game::{SearchCtx, Seat};

/// How many of a hundred moves each level makes at random.
const SLIPS: [u32; 5] = [60, 40, 22, 9, 0];

/// How many throws a match has, and the least number that may still follow, found by trial.
const ALL: usize = 26;
const LAST: usize = 6;
/// How much one throw changes a lead.
const SPREAD: f64 = 5.0;

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

/// A seat's view of its prospects.
struct Forecast<'a> {
    table: &'a Table,
    seat: Seat,
}

impl Forecast<'_> {
    /// The value of some crosses. In everybody's step, the player who threw has another step to come.
    fn after(&self, crosses: &[(Row, u8)]) -> f64 {
        let table = self.table;
        let value = self.settled(crosses);
        let sheet = self.sheet(crosses);
        let again = table.phase == Phase::White && table.active == self.seat && self.locked(&sheet) < table.rules.locks;
        let Some(throw) = table.throw.filter(|_| again) else { return value };
        let open = table.open().filter(|row| !sheet.line(*row).is_locked());
        let more = open.flat_map(|row| throw.sums(row).into_iter().map(move |number| (row, number)));
        let more = more.filter(|(row, number)| sheet.admit(*row, *number).is_ok());
        more.map(|cross| self.settled(&[crosses, &[cross]].concat())).fold(value, f64::max)
    }

    /// The prospect of winning, from −1 to 1, if nothing more is crossed in this turn. It follows from the expected
    /// lead and from how long that can change.
    fn settled(&self, crosses: &[(Row, u8)]) -> f64 {
        let table = self.table;
        let mut own = self.sheet(crosses);
        if table.active == self.seat && crosses.is_empty() && !table.has_crossed {
            own.penalties += 1;
        }
        let over = self.locked(&own) >= table.rules.locks || own.penalties >= table.rules.penalties;
        let throws = if over { 0 } else { self.throws() };
        let seats = table.company.present();
        let outlook = Outlook::among(seats.len());
        let worth = |sheet: &Sheet| {
            let rows = Row::ALL.into_iter().map(|row| {
                let closed = table.is_locked(row) || own.line(row).is_locked();
                let throws = if closed { 0 } else { throws };
                outlook.worth(sheet.line(row), throws)
            });
            rows.sum::<f64>() - sheet.cost() as f64
        };
        let rivals = seats.without(self.seat).iter().map(|seat| worth(table.sheet(seat)));
        let lead = worth(&own) - rivals.fold(f64::NEG_INFINITY, f64::max);
        match over {
            // Points are whole. Of equally good ends it prefers the one with the larger lead.
            true => lead.clamp(-1.0, 1.0) + lead * 1e-6,
            false => (lead / (SPREAD * (throws as f64).sqrt())).tanh(),
        }
    }

    /// The sheet with some more crosses.
    fn sheet(&self, crosses: &[(Row, u8)]) -> Sheet {
        let mut sheet = self.table.sheet(self.seat).clone();
        crosses.iter().for_each(|(row, number)| sheet.cross(*row, *number));
        sheet
    }

    /// How many rows are locked with this sheet.
    fn locked(&self, sheet: &Sheet) -> usize {
        let is_locked = |row: &Row| self.table.is_locked(*row) || sheet.line(*row).is_locked();
        Row::ALL.into_iter().filter(is_locked).count()
    }

    /// About how many throws follow. Matches have about that many, whoever plays.
    fn throws(&self) -> usize {
        // A match has few turns.
        ALL.saturating_sub(self.table.turn as usize).max(LAST)
    }
}
