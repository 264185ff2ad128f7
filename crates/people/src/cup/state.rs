//! The row of a cup, and the values that it gives directly.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

use super::score;
use super::value::{Entrant, Kind, Number, Phase, Presence, Rules};

/// A tournament. See [`super`].
///
/// Fields with their default values are not written, and missing fields have their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cup {
    /// The rules that it was opened with.
    #[serde(rename = "o")]
    pub(super) rules: Rules,
    #[serde(rename = "h")]
    pub(super) phase: Phase,
    /// The kind; `None` before the start.
    #[serde(rename = "k", default, skip_serializing_if = "Option::is_none")]
    pub(super) kind: Option<Kind>,
    /// The current round, from 1; 0 before the start.
    #[serde(rename = "r", default, skip_serializing_if = "is_default")]
    pub(super) round: u8,
    /// The planned number of rounds.
    #[serde(rename = "n", default, skip_serializing_if = "is_default")]
    pub(super) rounds: u8,
    /// The end of the round's time, in milliseconds.
    #[serde(rename = "e", default, skip_serializing_if = "is_default")]
    pub(super) ends: u64,
    /// Whether the current round is the last one by order.
    #[serde(rename = "x", default, skip_serializing_if = "is_default")]
    pub(super) closing: bool,
    /// Everyone who ever joined, in that order.
    #[serde(rename = "p", default)]
    pub(super) players: Vec<Player>,
    /// The people who were there at the start, by rating; in a round robin by lot.
    #[serde(rename = "s", default, skip_serializing_if = "Vec::is_empty")]
    pub(super) seeds: Vec<Entrant>,
    /// The matches, in order of their numbers.
    #[serde(rename = "m", default, skip_serializing_if = "Vec::is_empty")]
    pub(super) meetings: Vec<Meeting>,
}

/// A person who joined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    /// The rating at joining, in points.
    #[serde(rename = "r")]
    pub(super) rating: i32,
    #[serde(rename = "p")]
    pub(super) presence: Presence,
    /// The first round in which they play: 1, or a later one for late joiners. 0 before the start, and for those who
    /// left before it.
    #[serde(rename = "f", default, skip_serializing_if = "is_default")]
    pub(super) from: u8,
    /// The rounds with a bye that gives points.
    #[serde(rename = "b", default, skip_serializing_if = "Vec::is_empty")]
    pub(super) byes: Vec<u8>,
    /// The rounds of a Swiss in which no opponent was left for them.
    #[serde(rename = "i", default, skip_serializing_if = "Vec::is_empty")]
    pub(super) rests: Vec<u8>,
}

/// The end of a match in a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum End {
    /// The match goes on.
    #[default]
    Open,
    /// The result decided.
    Played,
    /// Everyone except one left, or did not appear.
    Forfeit,
    /// Time was over: whoever owed a move, or had not appeared, lost.
    Late,
    /// Cancelled for the second time: all who are present share the match.
    Shared,
    /// A lot decided, in a knockout.
    Lot,
    /// The match does not count, and is replayed.
    Anew,
    /// The cup was stopped before its end.
    Stopped,
}

/// A match of a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meeting {
    /// The round of the match.
    #[serde(rename = "r")]
    pub round: u8,
    /// The players by seat.
    #[serde(rename = "s")]
    pub seats: Vec<Entrant>,
    /// The place of each seat, 1 for the first, with gaps after ties; empty while the match is open.
    #[serde(rename = "p", default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// The players who gave up by leaving the cup, or did not appear.
    #[serde(rename = "g", default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Entrant>,
    /// The players who owed a move when time was over.
    #[serde(rename = "l", default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<Entrant>,
    /// The end of the match.
    #[serde(rename = "e", default, skip_serializing_if = "is_default")]
    pub end: End,
    /// The match that this one replays.
    #[serde(rename = "a", default, skip_serializing_if = "Option::is_none")]
    pub again: Option<Number>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Meeting {
    /// Whether the result is still awaited.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.end == End::Open
    }

    /// Whether the match has a valid result.
    #[must_use]
    pub fn counts(&self) -> bool {
        !matches!(self.end, End::Open | End::Anew | End::Stopped)
    }

    /// Whether a player gets nothing from this match, whatever the others get.
    #[must_use]
    pub fn has_forfeited(&self, one: Entrant) -> bool {
        self.gone.contains(&one) || self.late.contains(&one)
    }

    /// For each seat, whether its player gets nothing.
    pub(super) fn forfeited_seats(&self) -> Vec<bool> {
        self.seats.iter().map(|&one| self.has_forfeited(one)).collect()
    }

    /// The players who get what their places give.
    pub(super) fn present(&self) -> impl Iterator<Item = Entrant> {
        self.seats.iter().copied().filter(|&one| !self.has_forfeited(one))
    }

    /// The only player in first place, if the result counts.
    pub(super) fn winner(&self) -> Option<Entrant> {
        let mut first =
            self.seats.iter().zip(&self.places).filter(|&(&one, &place)| place == 1 && !self.has_forfeited(one));
        let (&one, _) = first.next().filter(|_| self.counts())?;
        first.next().is_none().then_some(one)
    }
}

/// A player's totals so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Record {
    /// Points in halves, including byes and the half point for joining late.
    pub(super) points: u16,
    /// Matches of the round robin that were decided while the player was there.
    pub(super) games: usize,
}

impl Cup {
    /// The phase of the cup.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The rules that it was opened with.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The kind of the cup; `None` before its start.
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        self.kind
    }

    /// The current or the last round, from 1; 0 before the start.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The planned number of rounds; 0 before the start.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The end of the round's time, in milliseconds. Call [`Cup::overdue`] then. A call that begins a match moves this
    /// time, even for a replay. `None` unless the cup is running.
    #[must_use]
    pub fn ends(&self) -> Option<u64> {
        (self.phase == Phase::Running).then_some(self.ends)
    }

    /// Whether somebody has stopped the cup before its last round: it is over, or will be with this round.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.closing || self.meetings.iter().any(|meeting| meeting.end == End::Stopped)
    }

    /// Whether people have played in it: a match was decided by more than somebody's absence.
    #[must_use]
    pub fn is_played(&self) -> bool {
        let played = |meeting: &Meeting| {
            meeting.end != End::Forfeit && meeting.seats.iter().any(|one| !meeting.gone.contains(one))
        };
        self.meetings.iter().any(|meeting| meeting.counts() && played(meeting))
    }

    /// A match by its number; `None` if there is no such match.
    #[must_use]
    pub fn meeting(&self, number: Number) -> Option<&Meeting> {
        self.meetings.get(usize::from(number).checked_sub(1)?)
    }

    /// The matches that still await a result.
    pub fn awaited(&self) -> impl Iterator<Item = (Number, &Meeting)> {
        self.numbered().filter(|(_, meeting)| meeting.is_open())
    }

    /// Everyone who ever joined, with the rating at joining, and whether they play now.
    pub fn entrants(&self) -> impl Iterator<Item = (Entrant, i32, Presence)> {
        let entrant = |at: usize| Entrant(at as u8);
        self.players.iter().enumerate().map(move |(at, player)| (entrant(at), player.rating, player.presence))
    }

    /// The people who play now.
    pub fn playing(&self) -> impl Iterator<Item = Entrant> {
        self.entrants().filter(|&(_, _, presence)| presence == Presence::Playing).map(|(entrant, _, _)| entrant)
    }

    pub(super) fn numbered(&self) -> impl Iterator<Item = (Number, &Meeting)> {
        (1..).zip(&self.meetings)
    }

    pub(super) fn is_playing(&self, entrant: Entrant) -> bool {
        self.players.get(entrant.index()).is_some_and(|player| player.presence == Presence::Playing)
    }

    /// The rating of an entrant, in points.
    pub(super) fn rating(&self, entrant: Entrant) -> i32 {
        self.players.get(entrant.index()).map_or(0, |player| player.rating)
    }

    /// The points of a seat, in halves.
    pub(super) fn points_at(&self, meeting: &Meeting, seat: usize) -> u16 {
        score::points(&meeting.places, &meeting.forfeited_seats(), seat, self.kind == Some(Kind::Tables))
    }

    /// The records of all players, including struck matches.
    pub(super) fn records(&self) -> Vec<Record> {
        let bye = if self.kind == Some(Kind::Tables) { score::BYE_FROM_TABLES } else { score::BYE };
        let before = |player: &Player| {
            let late = if player.from > 1 { score::LATE } else { 0 };
            Record { points: bye * player.byes.len() as u16 + late, games: 0 }
        };
        let mut records: Vec<Record> = self.players.iter().map(before).collect();
        for meeting in self.meetings.iter().filter(|meeting| meeting.counts()) {
            for (seat, one) in meeting.seats.iter().enumerate() {
                let record = &mut records[one.index()];
                record.points += self.points_at(meeting, seat);
                record.games += usize::from(!meeting.gone.contains(one));
            }
        }
        records
    }

    /// Whether each player is struck from the round robin: gone before half of their games.
    pub(super) fn struck(&self) -> Vec<bool> {
        let records = self.records();
        let games = self.seeds.len().saturating_sub(1);
        let struck = |(player, record): (&Player, &Record)| {
            let gone = player.presence != Presence::Playing && player.from > 0;
            self.kind == Some(Kind::RoundRobin) && gone && 2 * record.games < games
        };
        self.players.iter().zip(&records).map(struck).collect()
    }

    /// The lot with this number. A match uses its own number, the start uses 0.
    pub(super) fn lot(&self, number: Number) -> ChaCha20Rng {
        let mut lot = ChaCha20Rng::from_seed(self.rules.lot);
        lot.set_stream(u64::from(number));
        lot
    }
}
