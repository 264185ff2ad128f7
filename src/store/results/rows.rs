//! The rows of results, and of what follows from them.

use kletka_people::rating::Rating;
use serde::{Deserialize, Serialize};

use crate::store::ids::{MatchId, UserId};

/// How many of the latest matches of a person are remembered one by one.
pub const LATEST: usize = 10;

/// How many points the line of a rating has at most. Of a longer one every other point goes, the last one stays.
const LINE: usize = 64;

/// The holder of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person.
    User(UserId),
    /// A computer of that level.
    Computer(u8),
    /// The chat, by vote.
    Chat,
    /// Somebody who had the bot forget them, under a number of ours.
    Nameless(u64),
}

/// Why a result moves no rating.
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
    /// The same two had five matches that day already.
    Often,
    /// The chat played one side.
    Vote,
}

/// A seat of a match that has ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ResultSeat {
    /// The user of the seat.
    pub who: Player,
    /// The users who played along on the same seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Player>,
    /// The place, from 1; ties share one.
    pub place: u8,
    /// The rating before; `None`: the match moved none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Rating>,
    /// The rating after.
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
    /// The match.
    pub id: MatchId,
    /// When it ended: milliseconds since 1970.
    pub ended: u64,
    /// The day of the end by the time of the chat, counted from the first of January 1970.
    pub day: u32,
    /// The month of that day: the year times twelve, and the month from 0.
    pub month: u32,
    /// The clock as the record writes it; empty: none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub clock: String,
    /// How much of a change of ratings it is worth, in quarters.
    pub quarters: u8,
    /// The seats.
    pub seats: Vec<ResultSeat>,
    /// Why it moves no rating; `None`: it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
    /// Whether it does not count any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub voided: bool,
    /// Whether the match ended before results were kept.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub former: bool,
}

impl ResultRow {
    /// Whether nobody was better than anybody.
    pub fn is_draw(&self) -> bool {
        self.seats.len() > 1 && self.seats.iter().all(|seat| seat.place == self.seats[0].place)
    }

    /// Whether two people played each other.
    pub fn is_between_people(&self) -> bool {
        let person = |seat: &&ResultSeat| !matches!(seat.who, Player::Computer(_) | Player::Chat);
        let mut people = self.seats.iter().filter(person).map(|seat| seat.who);
        people.next().is_some_and(|first| people.any(|other| other != first))
    }

    /// The two people of a match with two seats, the one with the smaller id first, and the seat of that one.
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

    /// What the month's table gives a seat, in thousandths: the share of the others who are behind, a tie half.
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

/// How often somebody has played a computer of one level, and has won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Against {
    /// Matches.
    pub played: u32,
    /// Of these won.
    pub won: u32,
}

/// What a person has done in one game in one chat.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct TallyRow {
    /// The rating; `None` before the first rated match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// Rated matches.
    pub rated: u32,
    /// When the last of these ended: milliseconds since 1970.
    pub last: u64,
    /// Matches with other people: won, drawn, lost.
    pub score: [u32; 3],
    /// How many of these were won one after the other, up to now.
    pub row: u32,
    /// The most that ever were.
    pub longest: u32,
    /// Matches against the computer, from level 1 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<Against>,
    /// Matches alone: played, and worked out.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub alone: Against,
}

fn is_nothing(against: &Against) -> bool {
    *against == Against::default()
}

impl TallyRow {
    /// Matches of all kinds.
    pub fn matches(&self) -> u32 {
        let computers: u32 = self.computers.iter().map(|against| against.played).sum();
        self.score.iter().sum::<u32>() + computers + self.alone.played
    }
}

/// One of the latest matches of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LatestRow {
    /// The match.
    pub id: MatchId,
    /// 0 won, 1 drawn, 2 lost.
    pub how: u8,
    /// The place.
    pub place: u8,
    /// Of how many seats.
    pub of: u8,
    /// The opponent, in a match of two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Player>,
    /// The change of the rating in whole points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<i32>,
}

/// The latest matches of a person in one game in one chat, and how the rating went.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct HistoryRow {
    /// The latest matches, oldest first.
    pub latest: Vec<LatestRow>,
    /// The rating after rated matches: when (milliseconds since 1970), and whole points.
    pub line: Vec<(u64, i32)>,
}

impl HistoryRow {
    /// Adds a match, and what the rating was after it.
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

/// Two people in one game in one chat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct PairRow {
    /// Matches that each has won: first the one with the smaller id.
    pub won: [u32; 2],
    /// Drawn matches.
    pub drawn: u32,
    /// The day of the latest match, as in [`ResultRow::day`].
    pub day: u32,
    /// How many they have played that day.
    pub today: u32,
}

/// What somebody has in one game in one month.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct MonthGame {
    /// Rated matches.
    pub matches: u32,
    /// [`ResultRow::points`] of all of them.
    pub points: u32,
}
