//! The rows of results, and of what derives from them.

use kletka_people::rating::Rating;
use serde::{Deserialize, Serialize};

use crate::store::rows::ids::{MatchId, UserId};

/// The number of a person's latest matches that are stored individually.
pub const LATEST: usize = 10;

/// The most points in a rating history. A longer one loses every other point, but keeps the last.
const LINE: usize = 64;

/// The holder of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    User(UserId),
    /// A computer of that level.
    Computer(u8),
    /// The chat, by vote.
    Chat,
    /// An erased user, under a number of our own.
    Nameless(u64),
}

/// Why a result does not affect ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unrated {
    /// The players had agreed on that.
    Casual,
    /// It was played by one person alone.
    Alone,
    /// A computer played.
    Computer,
    /// Several people shared a seat.
    Shared,
    /// One person had two seats.
    Twice,
    /// There were fewer than four plies, or somebody had not moved yet.
    Short,
    /// The same two players had five matches that day already.
    Often,
    /// The chat played one side.
    Vote,
}

/// A seat of an ended match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ResultSeat {
    /// The holder of the seat.
    pub who: Player,
    /// Their partners on the same seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Player>,
    /// The place, from 1. Ties share a place.
    pub place: u8,
    /// The rating before. `None` if the match did not affect it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Rating>,
    /// The rating after. `None` if the match did not affect it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Rating>,
}

impl ResultSeat {
    /// The people of the seat.
    pub fn users(&self) -> impl Iterator<Item = UserId> {
        [self.who].into_iter().chain(self.also.iter().copied()).filter_map(|player| match player {
            Player::User(user) => Some(user),
            Player::Computer(_) | Player::Chat | Player::Nameless(_) => None,
        })
    }
}

/// How a match ended: the only source of ratings, tallies and tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ResultRow {
    pub id: MatchId,
    /// When it ended: milliseconds since 1970.
    pub ended: u64,
    /// The day of the end in the chat's time zone, counted from 1 January 1970.
    pub day: u32,
    /// The month of that day: the year times twelve, plus the month from 0.
    pub month: u32,
    /// The clock, as in the record. Empty if there was none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub clock: String,
    /// The weight of the rating change, in quarters.
    pub quarters: u8,
    /// The seats, in order.
    pub seats: Vec<ResultSeat>,
    /// Why it does not affect ratings. `None` if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
    /// Whether it was annulled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub voided: bool,
    /// Whether the match ended before results were stored.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub former: bool,
}

impl ResultRow {
    /// Whether all seats share one place.
    pub fn is_draw(&self) -> bool {
        self.seats.len() > 1 && self.seats.iter().all(|seat| seat.place == self.seats[0].place)
    }

    /// Whether at least two different people played.
    pub fn is_between_people(&self) -> bool {
        let person = |seat: &&ResultSeat| !matches!(seat.who, Player::Computer(_) | Player::Chat);
        let mut people = self.seats.iter().filter(person).map(|seat| seat.who);
        people.next().is_some_and(|first| people.any(|other| other != first))
    }

    /// The two people of a match with two seats, smaller id first, and the seat of that one.
    pub fn pair(&self) -> Option<([UserId; 2], usize)> {
        let [ResultSeat { who: Player::User(one), .. }, ResultSeat { who: Player::User(two), .. }] = &self.seats[..]
        else {
            return None;
        };
        match one.cmp(two) {
            std::cmp::Ordering::Less => Some(([*one, *two], 0)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(([*two, *one], 1)),
        }
    }

    /// A seat's points in the month's table, in thousandths: the share of the others it has beaten, with ties counting
    /// half.
    pub fn points(&self, seat: usize) -> u32 {
        let own = self.seats[seat].place;
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != seat);
        let halves: u32 = others
            .map(|(_, other)| match other.place.cmp(&own) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 2,
            })
            .sum();
        halves * 500 / u32::try_from(self.seats.len().max(2) - 1).unwrap_or(1)
    }
}

/// A person's matches and wins, against computers of one level or alone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Against {
    /// The number of matches.
    pub played: u32,
    /// The number of wins.
    pub won: u32,
}

/// A person's tally in one game in one chat.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct TallyRow {
    /// The rating; `None` before the first rated match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The number of rated matches.
    pub rated: u32,
    /// When the last of these ended: milliseconds since 1970.
    pub last: u64,
    /// Matches against people: won, drawn, lost.
    pub score: [u32; 3],
    /// The current winning streak.
    pub row: u32,
    /// The longest winning streak.
    pub longest: u32,
    /// Matches against computers, from level 1 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<Against>,
    /// Matches alone: played, and solved.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub alone: Against,
}

fn is_nothing(against: &Against) -> bool {
    *against == Against::default()
}

impl TallyRow {
    /// The number of matches of all kinds.
    pub fn matches(&self) -> u32 {
        let computers: u32 = self.computers.iter().map(|against| against.played).sum();
        self.score.iter().sum::<u32>() + computers + self.alone.played
    }
}

/// One of a person's latest matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LatestRow {
    pub id: MatchId,
    /// 0 for won, 1 for drawn, 2 for lost.
    pub how: u8,
    /// The place, from 1.
    pub place: u8,
    /// The number of seats.
    pub of: u8,
    /// The opponent, if there were two seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Player>,
    /// The change of rating in whole points. `None` if there was none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<i32>,
}

/// A person's latest matches in one game in one chat, and the rating history.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct HistoryRow {
    /// The latest matches, oldest first.
    pub latest: Vec<LatestRow>,
    /// The ratings after rated matches: the time (milliseconds since 1970), and whole points.
    pub line: Vec<(u64, i32)>,
}

impl HistoryRow {
    /// Adds a match, and the rating after it if it was rated.
    pub fn push(&mut self, latest: LatestRow, rating: Option<(u64, i32)>) {
        self.latest.push(latest);
        let surplus = self.latest.len().saturating_sub(LATEST);
        self.latest.drain(..surplus);
        self.line.extend(rating);
        if self.line.len() > LINE {
            let last = self.line.len() - 1;
            let mut at = 0;
            self.line.retain(|_| {
                at += 1;
                (at - 1) % 2 == 0 || at - 1 == last
            });
        }
    }
}

/// The record of two people in one game in one chat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct PairRow {
    /// The wins of each, smaller id first.
    pub won: [u32; 2],
    /// The number of draws.
    pub drawn: u32,
    /// The day of the latest match, as in [`ResultRow::day`].
    pub day: u32,
    /// The number of matches on that day.
    pub today: u32,
}

/// A person's record in one game in one month.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct MonthGame {
    /// The number of rated matches.
    pub matches: u32,
    /// The sum of [`ResultRow::points`] over them.
    pub points: u32,
}
