//! One row of columns for all: if you reach the number of a column, it is yours. Either all throw in turn, or the
//! players bid dice and one of them throws.

use super::Choice;
use super::table::{Closed, Step, Table};
use super::variants::{Course, MOST_DICE, Prize};
use crate::game::{Reject, Seat, Seats, Text};

fn prize(table: &Table) -> Prize {
    match table.rules.variant.course {
        Course::Row(prize) => prize,
        Course::Table | Course::Ladder => Prize::First,
    }
}

/// The most dice that a seat can throw.
fn most(table: &Table, seat: Seat) -> u32 {
    table.player(seat).dice.min(MOST_DICE)
}

pub fn begin(table: &mut Table, seat: Seat) {
    let (prize, most) = (prize(table), most(table, seat));
    let fight = &table.common.fight;
    let throws = fight.sold && fight.leader == Some(seat);
    let bids = fight.within.has(seat) && fight.leader != Some(seat);
    let bid = fight.bid as usize;
    let player = table.player_mut(seat);
    player.value = None;
    player.step = match prize {
        Prize::First if most > 0 => Step::Count,
        Prize::Bid | Prize::Choice if throws => Step::Throw(bid),
        Prize::Bid | Prize::Choice if bids && most > 0 => Step::Choose,
        _ => Step::Done,
    };
}

/// The columns that a throw takes.
fn reached(table: &Table, value: u8) -> Vec<usize> {
    let takes = |column: &usize| table.rules.number(*column) <= value;
    let free = |column: &usize| table.common.closed[*column].is_none();
    let next = table.common.fight.column;
    match prize(table) {
        Prize::Choice => (0..table.rules.columns).filter(|column| takes(column) && free(column)).collect(),
        Prize::First | Prize::Bid => Some(next).into_iter().filter(|c| *c < table.rules.columns && takes(c)).collect(),
    }
}

pub fn fallen(table: &mut Table, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
    let value = table.lay(seat, faces);
    let player = table.player_mut(seat);
    player.dice = player.dice.saturating_sub(faces.len() as u32);
    player.step = Step::Done;
    let text = |key: &'static str| Text::new(key).with("seat", seat).with("value", value).with("dice", faces.len());
    match (prize(table), reached(table, value).as_slice()) {
        (_, []) => {
            table.latest(seat, None);
            told.push(text("katego-misses"));
        }
        (Prize::Choice, _) => {
            table.player_mut(seat).step = Step::Choose;
            told.push(text("katego-threw"));
        }
        (_, [column, ..]) => take(table, seat, *column, told),
    }
}

fn take(table: &mut Table, seat: Seat, column: usize, told: &mut Vec<Text>) {
    table.common.closed[column] = Some(Closed::Taken(seat));
    table.latest(seat, Some((seat, column)));
    told.push(Text::new("katego-takes").with("seat", seat).with("column", table.rules.number(column)));
}

/// All choices of a seat.
pub fn choices(table: &Table, seat: Seat) -> Vec<Choice> {
    let player = table.player(seat);
    match (player.step, player.value) {
        (Step::Count, _) => (1..=most(table, seat)).map(Choice::Dice).collect(),
        (Step::Choose, Some(value)) => {
            let number = |column| table.rules.number(column);
            reached(table, value).into_iter().map(|c| Choice::Write { row: None, column: number(c) }).collect()
        }
        (Step::Choose, None) => {
            let bids = (table.common.fight.bid + 1..=most(table, seat)).map(Choice::Bid);
            bids.chain([Choice::Pass]).collect()
        }
        _ => Vec::new(),
    }
}

/// Makes a choice of a seat.
///
/// # Errors
/// The reject names the choices of the seat.
pub fn choose(table: &mut Table, seat: Seat, choice: Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
    if !choices(table, seat).contains(&choice) {
        return Err(refusal(table, seat));
    }
    match choice {
        Choice::Dice(count) => table.player_mut(seat).step = Step::Throw(count as usize),
        Choice::Write { column, .. } => {
            if let Some(column) = table.rules.column(column) {
                take(table, seat, column, told);
            }
            table.player_mut(seat).step = Step::Done;
        }
        Choice::Bid(bid) => {
            (table.common.fight.bid, table.common.fight.leader) = (bid, Some(seat));
            table.player_mut(seat).step = Step::Done;
            told.push(Text::new("katego-bids").with("seat", seat).with("dice", bid));
        }
        _ => {
            table.common.fight.within = table.common.fight.within.without(seat);
            table.player_mut(seat).step = Step::Done;
            told.push(Text::new("katego-passes").with("seat", seat));
        }
    }
    Ok(())
}

fn refusal(table: &Table, seat: Seat) -> Reject {
    let player = table.player(seat);
    Reject::illegal(match (player.step, player.value) {
        (Step::Count, _) => Text::new("katego-count").with("dice", most(table, seat)),
        (_, Some(value)) => {
            let free = reached(table, value).into_iter().map(|column| table.rules.number(column).to_string());
            Text::new("katego-take").with("value", value).with("columns", free.collect::<Vec<_>>().join(", "))
        }
        (_, None) => Text::new("katego-bid-more").with("bid", table.common.fight.bid).with("dice", most(table, seat)),
    })
}

/// Ends the turn of a seat.
pub fn settle(table: &mut Table, seat: Seat, told: &mut Vec<Text>) {
    let (prize, threw) = (prize(table), table.player(seat).value.is_some());
    let fight = &mut table.common.fight;
    if prize == Prize::First {
        advance(table);
    } else if threw {
        fight.winner = Some(seat);
        let column = fight.column;
        if prize == Prize::Bid && table.common.closed[column].is_none() {
            table.common.closed[column] = Some(Closed::Lost);
        }
        open(table);
    } else {
        fight.next = fight.within.after(seat).unwrap_or(seat);
        bidding(table, told);
    }
}

/// The seat whose turn comes next.
pub fn next(table: &Table, seat: Seat) -> Option<Seat> {
    match prize(table) {
        Prize::First => able(table, table.round.present()).after(seat),
        Prize::Bid | Prize::Choice => Some(table.common.fight.next),
    }
}

/// The seats among these that have dice.
fn able(table: &Table, seats: Seats) -> Seats {
    seats.within(table.round.present()).iter().filter(|seat| table.player(*seat).dice > 0).collect()
}

/// Moves on to the next free column.
fn advance(table: &mut Table) {
    let free = table.common.closed.iter().position(Option::is_none);
    table.common.fight.column = free.unwrap_or(table.rules.columns);
}

/// Under the first rules, the player who opened a column on which all passed opened the next one too.
const PASSED_ON: u16 = 2;

/// Opens the bidding for the next column, to the left of the player who won the last one.
fn open(table: &mut Table) {
    advance(table);
    let within = able(table, table.round.present());
    let fight = &mut table.common.fight;
    (fight.within, fight.leader, fight.bid, fight.sold) = (within, None, 0, false);
    let after = fight.winner.and_then(|winner| within.after(winner));
    fight.next = after.unwrap_or(if within.has(fight.next) {
        fight.next
    } else {
        within.after(fight.next).unwrap_or(fight.next)
    });
    fight.opener = fight.next;
}

/// After a bid or a pass, works out who can still bid and whether the bidding is over.
fn bidding(table: &mut Table, told: &mut Vec<Text>) {
    let (bid, leader) = (table.common.fight.bid, table.common.fight.leader);
    let stays = |seat: &Seat| leader == Some(*seat) || most(table, *seat) > bid;
    let within: Seats = able(table, table.common.fight.within).iter().filter(stays).collect();
    let fight = &mut table.common.fight;
    fight.within = within;
    match leader {
        Some(leader) if within == Seats::one(leader) => (fight.sold, fight.next) = (true, leader),
        None if within.is_empty() => nobody_bids(table, told),
        _ if !within.has(fight.next) => fight.next = within.after(fight.next).unwrap_or(fight.next),
        _ => {}
    }
}

/// All have passed. The column is lost, or the auction is over.
fn nobody_bids(table: &mut Table, told: &mut Vec<Text>) {
    let column = table.common.fight.column;
    told.push(Text::new("katego-nobody").with("column", table.rules.number(column)));
    if prize(table) == Prize::Choice {
        table.common.fight.ended = true;
        return;
    }
    table.common.closed[column] = Some(Closed::Lost);
    if table.round.rules >= PASSED_ON {
        table.common.fight.winner = Some(table.common.fight.opener);
    }
    open(table);
}

/// Whether all columns are gone, nobody has dice, or nobody wants more.
pub fn is_over(table: &Table) -> bool {
    let gone = table.common.closed.iter().all(Option::is_some);
    gone || table.common.fight.ended || (able(table, table.round.present()).is_empty() && !table.common.fight.sold)
}

/// Lets a seat leave.
pub fn leave(table: &mut Table, seat: Seat, told: &mut Vec<Text>) {
    if prize(table) == Prize::First {
        return;
    }
    let fight = &mut table.common.fight;
    fight.within = fight.within.without(seat);
    if fight.next == seat {
        fight.next = fight.within.after(seat).unwrap_or(seat);
    }
    if fight.leader == Some(seat) {
        // The bid does not count any more.
        open(table);
    } else if !table.common.fight.sold {
        bidding(table, told);
    }
}
