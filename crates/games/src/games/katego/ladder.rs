//! The ladder: the players fight for the columns in order. In your turn you throw single dice of the stock until your
//! total in the column is above the leader's, or you give the column up. The last player in gets it.

use super::Choice;
use super::table::{Closed, Step, Table};
use crate::game::{Reject, Seat, Seats, Text};

pub fn begin(table: &mut Table, seat: Seat) {
    let fight = &table.common.fight;
    let acts = fight.within.has(seat) && fight.leader != Some(seat);
    let player = table.player_mut(seat);
    player.value = None;
    player.hand.clear();
    player.step = if acts { Step::Choose } else { Step::Done };
}

/// Adds a fallen die.
pub fn fallen(table: &mut Table, seat: Seat, faces: &[u8]) {
    let fell: u32 = faces.iter().map(|face| u32::from(*face)).sum();
    table.common.fight.totals[seat.index()] += fell;
    let player = table.player_mut(seat);
    player.dice = player.dice.saturating_sub(faces.len() as u32);
    player.hand.extend(faces);
    player.step = if player.dice > 0 { Step::Choose } else { Step::Done };
}

/// All choices of a seat.
pub fn choices(table: &Table, seat: Seat) -> Vec<Choice> {
    if table.player(seat).step == Step::Choose { vec![Choice::Throw, Choice::Pass] } else { Vec::new() }
}

/// Makes a choice of a seat.
///
/// # Errors
/// The reject names the choices of the seat.
pub fn choose(table: &mut Table, seat: Seat, choice: Choice) -> Result<(), Reject> {
    let player = table.player_mut(seat);
    match choice {
        Choice::Throw => player.step = Step::Throw(1),
        Choice::Pass => player.step = Step::Done,
        _ => return Err(Reject::illegal(Text::new("katego-ladder-moves"))),
    }
    Ok(())
}

/// The total to beat in the column.
pub fn to_beat(table: &Table) -> u32 {
    let fight = &table.common.fight;
    fight.leader.map_or(0, |leader| fight.totals[leader.index()])
}

/// Ends the turn of a seat. It leads now, or is out of the column.
pub fn settle(table: &mut Table, seat: Seat, told: &mut Vec<Text>) {
    let lead = to_beat(table);
    let fight = &mut table.common.fight;
    let acted = fight.within.has(seat) && fight.leader != Some(seat);
    if acted {
        let total = fight.totals[seat.index()];
        let leads = total > lead;
        if leads {
            fight.leader = Some(seat);
        } else {
            fight.within = fight.within.without(seat);
        }
        let key = if leads { "katego-leads" } else { "katego-gives-up" };
        let number = table.rules.number(table.common.fight.column);
        told.push(Text::new(key).with("seat", seat).with("total", total).with("column", number));
    }
    table.common.fight.next = table.common.fight.within.after(seat).unwrap_or(seat);
    decide(table, told);
}

/// The seats that are in, and have dice or lead.
fn able(table: &Table) -> Seats {
    let fight = &table.common.fight;
    let has = |seat: &Seat| table.player(*seat).dice > 0 || fight.leader == Some(*seat);
    fight.within.within(table.round.present()).iter().filter(has).collect()
}

/// Under the first rules, a player got all columns that were left as soon as nobody else had dice.
const THROWN_FOR: u16 = 2;

/// The seats that have dice left.
fn stocked(table: &Table) -> Seats {
    table.round.present().iter().filter(|seat| table.player(*seat).dice > 0).collect()
}

/// Whether the only seat that is in must still throw for the column. Nobody else has dice, so nobody has given it up.
fn must_throw(table: &Table, last: Seat) -> bool {
    let leads = table.common.fight.leader == Some(last);
    table.round.rules >= THROWN_FOR && !leads && stocked(table) == Seats::one(last)
}

/// Gives a column away while only one seat is in, and begins the next one.
fn decide(table: &mut Table, told: &mut Vec<Text>) {
    while table.common.fight.column < table.rules.columns {
        let within = able(table);
        table.common.fight.within = within;
        let Some(last) = within.iter().next() else {
            let opener = stocked(table).iter().next().filter(|_| table.round.rules >= THROWN_FOR);
            let Some(opener) = opener else { return };
            nobody_has(table, opener, told);
            continue;
        };
        if within.len() == 1 && must_throw(table, last) {
            table.common.fight.next = last;
            return;
        }
        if within.len() > 1 {
            let next = table.common.fight.next;
            if !within.has(next) {
                table.common.fight.next = within.after(next).unwrap_or(next);
            }
            return;
        }
        let column = table.common.fight.column;
        table.common.closed[column] = Some(Closed::Taken(last));
        table.latest(last, Some((last, column)));
        told.push(Text::new("katego-takes").with("seat", last).with("column", table.rules.number(column)));
        open(table, last);
    }
}

/// Closes a column that the only seat with dice does not want. Nobody gets it.
fn nobody_has(table: &mut Table, opener: Seat, told: &mut Vec<Text>) {
    let column = table.common.fight.column;
    table.common.closed[column] = Some(Closed::Lost);
    told.push(Text::new("katego-nobody").with("column", table.rules.number(column)));
    open(table, opener);
}

/// Opens the next column.
fn open(table: &mut Table, opener: Seat) {
    let present = table.round.present();
    let fight = &mut table.common.fight;
    fight.totals.fill(0);
    (fight.leader, fight.winner, fight.within, fight.next) = (None, Some(opener), present, opener);
    fight.column += 1;
}

/// Whether all columns are won, or nobody has dice.
pub fn is_over(table: &Table) -> bool {
    let fight = &table.common.fight;
    fight.column >= table.rules.columns || able(table).is_empty()
}

/// Lets a seat leave.
pub fn leave(table: &mut Table, seat: Seat, told: &mut Vec<Text>) {
    let fight = &mut table.common.fight;
    fight.within = fight.within.without(seat);
    if fight.leader == Some(seat) {
        let best = fight.within.iter().max_by_key(|other| fight.totals[other.index()]);
        fight.leader = best.filter(|other| fight.totals[other.index()] > 0);
    }
    if fight.next == seat {
        fight.next = fight.within.after(seat).unwrap_or(seat);
    }
    decide(table, told);
}
