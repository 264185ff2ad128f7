//! Folds results into ratings, tallies and tables, one by one, in the order in which they ended.

use kletka_people::rating::{self, Rating};

use super::rows::{
    Against, HistoryRow, LatestRow, MonthGame, PairRow, Player, ResultRow, ResultSeat, TallyRow, Unrated,
};
use crate::store::rows::ids::UserId;

/// How many matches of the same two players are rated per day.
const A_DAY: u32 = 5;

/// The records of the people of one game in one chat.
pub trait Ledger {
    fn tally(&mut self, user: UserId) -> TallyRow;
    fn put_tally(&mut self, user: UserId, row: TallyRow);
    /// A person's latest matches.
    fn history(&mut self, user: UserId) -> HistoryRow;
    fn put_history(&mut self, user: UserId, row: HistoryRow);
    /// The record of two people, smaller id first.
    fn pair(&mut self, users: [UserId; 2]) -> PairRow;
    /// Stores the record of two people.
    fn put_pair(&mut self, users: [UserId; 2], row: PairRow);
    /// A person's record in a month.
    fn month(&mut self, month: u32, user: UserId) -> MonthGame;
    /// Stores a record of a month.
    fn put_month(&mut self, month: u32, user: UserId, row: MonthGame);
}

/// Whether the two players have already played as many rated matches that day as allowed.
pub fn is_often(ledger: &mut impl Ledger, row: &ResultRow) -> bool {
    let pair = row.pair().map(|(users, _)| ledger.pair(users));
    pair.is_some_and(|pair| pair.day == row.day && pair.today >= A_DAY)
}

/// Enters a result: fills in its ratings, and updates its people's records.
pub fn enter(ledger: &mut impl Ledger, row: &mut ResultRow) {
    for seat in row.seats.iter_mut().filter(|seat| !matches!(seat.who, Player::Nameless(_))) {
        (seat.before, seat.after) = (None, None);
    }
    if row.voided {
        return;
    }
    if row.unrated.is_none() {
        rate(ledger, row);
    }
    for seat in 0..row.seats.len() {
        for user in row.seats[seat].users().collect::<Vec<_>>() {
            enter_seat(ledger, row, seat, user);
        }
    }
    let Some((users, first)) = row.pair() else { return };
    let mut pair = ledger.pair(users);
    if !is_friendly(row) {
        pair.today = if pair.day == row.day { pair.today + 1 } else { 1 };
        pair.day = row.day;
    }
    match how(row, first) {
        0 => pair.won[0] += 1,
        1 => pair.drawn += 1,
        _ => pair.won[1] += 1,
    }
    ledger.put_pair(users, pair);
}

/// Whether the match was casual, or too short: it enters no table, and uses up none of the rated matches of a day.
fn is_friendly(row: &ResultRow) -> bool {
    matches!(row.unrated, Some(Unrated::Casual | Unrated::Short))
}

/// 0 for a win, 1 for a draw, 2 for a loss.
fn how(row: &ResultRow, seat: usize) -> u8 {
    match row.seats[seat].place {
        _ if row.is_draw() => 1,
        1 => 0,
        _ => 2,
    }
}

/// Fills in the ratings before and after. A nameless player keeps the old values, since nothing more is known about
/// them.
fn rate(ledger: &mut impl Ledger, row: &mut ResultRow) {
    let before: Vec<Rating> = row
        .seats
        .iter()
        .map(|seat| match seat.who {
            Player::User(user) => ledger.tally(user).rating,
            _ => seat.before,
        })
        .map(|rating| rating.unwrap_or_else(|| Rating::unknown(row.ended)))
        .collect();
    let seats: Vec<(Rating, u32)> =
        before.iter().copied().zip(row.seats.iter().map(|seat| seat.place.into())).collect();
    let after = rating::after(&seats, f64::from(row.quarters) / 4.0, row.ended);
    for ((seat, before), after) in row.seats.iter_mut().zip(before).zip(after) {
        if matches!(seat.who, Player::User(_)) {
            (seat.before, seat.after) = (Some(before), Some(after));
        }
    }
}

/// Adds a result to the record of one person on a seat.
fn enter_seat(ledger: &mut impl Ledger, row: &ResultRow, seat: usize, user: UserId) {
    let how = how(row, seat);
    let own = &row.seats[seat];
    let mut tally = ledger.tally(user);
    if row.seats.len() == 1 {
        tally.alone.played += 1;
        tally.alone.won += u32::from(own.place == 1);
    }
    against_computers(&mut tally, row, own.place);
    if row.is_between_people() && !is_friendly(row) {
        tally.score[usize::from(how)] += 1;
        tally.row = if how == 0 { tally.row + 1 } else { 0 };
        tally.longest = tally.longest.max(tally.row);
    }
    let rated = own.before.zip(own.after).filter(|_| row.unrated.is_none());
    if let Some((_, after)) = rated {
        tally.rating = Some(after);
        tally.rated += 1;
        tally.last = row.ended;
        let mut month = ledger.month(row.month, user);
        month.matches += 1;
        month.points += row.points(seat);
        ledger.put_month(row.month, user, month);
    }
    ledger.put_tally(user, tally);
    let change = rated.map(|(before, after)| after.points() - before.points());
    let other = (row.seats.len() == 2).then(|| row.seats[1 - seat].who);
    let of = u8::try_from(row.seats.len()).unwrap_or(u8::MAX);
    let mut history = ledger.history(user);
    let latest = LatestRow { id: row.id, how, place: own.place, of, other, change };
    history.push(latest, rated.map(|(_, after)| (row.ended, after.points())));
    ledger.put_history(user, history);
}

/// Counts a match against computers.
fn against_computers(tally: &mut TallyRow, row: &ResultRow, place: u8) {
    for other in &row.seats {
        if let Player::Computer(level) = other.who {
            let at = usize::from(level.max(1)) - 1;
            let known = tally.computers.len().max(at + 1);
            tally.computers.resize(known, Against::default());
            tally.computers[at].played += 1;
            tally.computers[at].won += u32::from(place < other.place);
        }
    }
}

/// Why a new result does not affect ratings, judging by the seats and the day.
pub fn unrated(ledger: &mut impl Ledger, row: &ResultRow) -> Option<Unrated> {
    let users: Vec<UserId> = row.seats.iter().flat_map(ResultSeat::users).collect();
    let mut once = users.clone();
    once.sort_unstable();
    once.dedup();
    match () {
        () if row.seats.len() < 2 => Some(Unrated::Alone),
        () if row.seats.iter().any(|seat| matches!(seat.who, Player::Computer(_))) => Some(Unrated::Computer),
        () if row.seats.iter().any(|seat| !seat.also.is_empty()) => Some(Unrated::Shared),
        () if once.len() < users.len() => Some(Unrated::Twice),
        () if is_often(ledger, row) => Some(Unrated::Often),
        () => None,
    }
}
