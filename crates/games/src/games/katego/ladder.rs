//! The ladder: the players fight for the columns in order. In your turn you throw single dice of the stock until your
//! total in the column is above the leader's, or you give the column up. The last player in gets it.

use super::Choice;
use super::table::{Closed, Step, Table};
use crate::game::{Reject, Seat, Seats, Text};

/// A turn begins.
pub fn begin(table: &mut Table, seat: Seat) {
    let fight = &table.common.fight;
    let acts = fight.within.has(seat) && fight.leader != Some(seat);
    let player = table.player_mut(seat);
    player.value = None;
    player.hand.clear();
    player.step = if acts { Step::Choose } else { Step::Done };
}

/// A die has fallen.
pub fn fallen(table: &mut Table, seat: Seat, faces: &[u8]) {
    let fell: u32 = faces.iter().map(|face| u32::from(*face)).sum();
    table.common.fight.totals[seat.index()] += fell;
    let player = table.player_mut(seat);
    player.dice = player.dice.saturating_sub(faces.len() as u32);
    player.hand.extend(faces);
    player.step = if player.dice > 0 { Step::Choose } else { Step::Done };
}

/// All that a seat may choose.
pub fn choices(table: &Table, seat: Seat) -> Vec<Choice> {
    if table.player(seat).step == Step::Choose { vec![Choice::Throw, Choice::Pass] } else { Vec::new() }
}

/// A seat chooses.
///
/// # Errors
/// With what it could choose.
pub fn choose(table: &mut Table, seat: Seat, choice: Choice) -> Result<(), Reject> {
    let player = table.player_mut(seat);
    match choice {
        Choice::Throw => player.step = Step::Throw(1),
        Choice::Pass => player.step = Step::Done,
        _ => return Err(Reject::illegal(Text::new("katego-ladder-moves"))),
    }
    Ok(())
}

/// What has to be passed in the column.
pub fn to_beat(table: &Table) -> u32 {
    let fight = &table.common.fight;
    fight.leader.map_or(0, |leader| fight.totals[leader.index()])
}

/// The turn of a seat is over: it leads now, or is out of the column.
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

/// Those who have dice, or lead.
fn able(table: &Table) -> Seats {
    let fight = &table.common.fight;
    let has = |seat: &Seat| table.player(*seat).dice > 0 || fight.leader == Some(*seat);
    fight.within.within(table.round.present()).iter().filter(has).collect()
}

/// By the first rules a player had the columns that were left as soon as nobody else had dice.
const THROWN_FOR: u16 = 2;

/// Those who have dice left.
fn stocked(table: &Table) -> Seats {
    table.round.present().iter().filter(|seat| table.player(*seat).dice > 0).collect()
}

/// Whether the only one in has still to throw for the column: nobody else has dice, so nobody has given it up.
fn must_throw(table: &Table, last: Seat) -> bool {
    let leads = table.common.fight.leader == Some(last);
    table.round.rules >= THROWN_FOR && !leads && stocked(table) == Seats::one(last)
}

/// While only one is in, the column is won, and the next one begins.
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

/// The only one with dice does not want the column: it is nobody's.
fn nobody_has(table: &mut Table, opener: Seat, told: &mut Vec<Text>) {
    let column = table.common.fight.column;
    table.common.closed[column] = Some(Closed::Lost);
    told.push(Text::new("katego-nobody").with("column", table.rules.number(column)));
    open(table, opener);
}

/// The next column is fought for.
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

/// A seat has left.
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
