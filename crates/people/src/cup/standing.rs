//! The table of a cup.

use std::cmp::Reverse;

use super::state::{Cup, Meeting};
use super::value::{Entrant, Kind, Number, Presence};

/// A line of the table, for one entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose line it is.
    pub entrant: Entrant,
    /// The places that this entrant shares with all equal ones, from 1: `(3, 3)` is third, `(3, 5)` shares the third to
    /// the fifth place.
    pub places: (u8, u8),
    /// Points, in halves.
    pub points: u16,
    /// The tie-breaks for equal points.
    pub ties: Ties,
    /// Matches won. At tables of many: first places of their own.
    pub wins: u8,
    /// Matches drawn. At tables of many: shared first places.
    pub draws: u8,
    /// All other matches.
    pub losses: u8,
    /// Byes with points.
    pub byes: u8,
    /// Whether the points include the half point for joining late.
    pub late: bool,
    /// The matches with a result, in order. In a round robin, they include those against someone who is struck, but the
    /// numbers above do not.
    pub games: Vec<Game>,
    /// Whether they are still playing.
    pub presence: Presence,
    /// Whether they are struck from the table of a round robin, so without a place of their own.
    pub struck: bool,
    /// The round in which they lost a knockout; `None` if they have not.
    pub out: Option<u8>,
}

/// The tie-breaks for equal points; 0 if the kind does not use one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Ties {
    /// The half points against people with the same points: round robin.
    pub mutual: u16,
    /// The sum of the opponents' half points without the lowest (Buchholz): Swiss.
    pub buchholz: u16,
    /// The points of beaten opponents and half the points of those with a draw, in quarters of a point
    /// (Sonneborn–Berger): round robin and Swiss.
    pub sonneborn: u16,
}

/// A cell of the cross table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The number of the match.
    pub number: Number,
    /// The others at the table.
    pub against: Vec<Entrant>,
    /// The place, from 1.
    pub place: u8,
    /// Points, in halves.
    pub points: u16,
}

impl Cup {
    /// The table, the first place first; equals are in the order of joining. People who left before the start are not
    /// in it, so it is empty before the start. After [`super::Step::Over`] the places are final.
    ///
    /// Places go by points and then, in a round robin, by the points against people with the same points,
    /// Sonneborn–Berger and wins; in a Swiss by Buchholz without the lowest, Sonneborn–Berger and wins. In a knockout
    /// they go by the round of the loss, and people who have not lost share the first places. At tables of many the
    /// final table comes first, by its result, then points and first places. People who are equal even then share their
    /// places.
    #[must_use]
    pub fn table(&self) -> Vec<Line> {
        let struck = self.struck();
        let mut lines = self.lines(&struck);
        self.break_ties(&mut lines, &struck);
        let last = self.final_places();
        let lost = self.lost_in();
        let key = |line: &Line| {
            let at = line.entrant.index();
            let out = lost[at].unwrap_or(u8::MAX);
            let Ties { mutual, buchholz, sonneborn } = line.ties;
            Reverse(match self.kind {
                Some(Kind::Knockout) => [u16::from(out), 0, 0, 0, 0, 0],
                Some(Kind::Tables) => [u16::from(last[at]), line.points, u16::from(line.wins), 0, 0, 0],
                _ => [u16::from(!line.struck), line.points, mutual, buchholz, sonneborn, u16::from(line.wins)],
            })
        };
        lines.sort_by_key(key);
        let mut above = 0;
        for equal in lines.chunk_by_mut(|one, other| key(one) == key(other)) {
            let places = (above + 1, above + equal.len() as u8);
            above = places.1;
            equal.iter_mut().for_each(|line| line.places = places);
        }
        lines
    }

    /// The lines without places and tie-breaks, in the order of joining.
    fn lines(&self, struck: &[bool]) -> Vec<Line> {
        let lost = if self.kind == Some(Kind::Knockout) { self.lost_in() } else { vec![None; self.players.len()] };
        let records = self.records();
        let line = |(entrant, _, presence): (Entrant, i32, Presence)| {
            let player = &self.players[entrant.index()];
            let mut line = Line {
                entrant,
                places: (0, 0),
                points: records[entrant.index()].points,
                ties: Ties::default(),
                wins: 0,
                draws: 0,
                losses: 0,
                byes: player.byes.len() as u8,
                late: player.from > 1,
                games: Vec::new(),
                presence,
                struck: struck[entrant.index()],
                out: lost[entrant.index()],
            };
            (player.from > 0).then(|| {
                self.count(&mut line, struck);
                line
            })
        };
        self.entrants().filter_map(line).collect()
    }

    /// Fills in the games of a line and their totals.
    fn count(&self, line: &mut Line, struck: &[bool]) {
        for (number, meeting) in self.numbered().filter(|(_, meeting)| meeting.counts()) {
            let Some(seat) = meeting.seats.iter().position(|&one| one == line.entrant) else { continue };
            let points = self.points_at(meeting, seat);
            let against = meeting.seats.iter().copied().filter(|&one| one != line.entrant).collect();
            line.games.push(Game { number, against, place: meeting.places[seat], points });
            if meeting.seats.iter().any(|one| struck[one.index()]) {
                line.points -= points;
                continue;
            }
            let first = meeting.places[seat] == 1 && !meeting.has_forfeited(line.entrant);
            *match (first, meeting.winner()) {
                (true, Some(_)) => &mut line.wins,
                (true, None) => &mut line.draws,
                (false, _) => &mut line.losses,
            } += 1;
        }
    }

    fn break_ties(&self, lines: &mut [Line], struck: &[bool]) {
        if !matches!(self.kind, Some(Kind::RoundRobin | Kind::Swiss)) {
            return;
        }
        let mut points = vec![0; self.players.len()];
        for line in &*lines {
            points[line.entrant.index()] = line.points;
        }
        for line in lines {
            let own = line.points;
            let games = line.games.iter().filter(|game| {
                let mut all = game.against.iter().chain([&line.entrant]);
                !all.any(|one| struck[one.index()])
            });
            let mut opponents = Vec::new();
            for game in games {
                let theirs: u16 = game.against.iter().map(|one| points[one.index()]).sum();
                line.ties.sonneborn += theirs * game.points;
                opponents.push(theirs);
                if self.kind == Some(Kind::RoundRobin) && theirs == own {
                    line.ties.mutual += game.points;
                }
            }
            if self.kind == Some(Kind::Swiss) {
                line.ties.buchholz = self.buchholz(line.entrant, own, opponents);
            }
        }
    }

    /// Buchholz without the lowest, in halves. A round without an opponent that was not their fault counts as one
    /// against someone with their own points. A round that they missed does not count.
    fn buchholz(&self, entrant: Entrant, own: u16, mut opponents: Vec<u16>) -> u16 {
        let player = &self.players[entrant.index()];
        opponents.extend(vec![own; player.byes.len() + player.rests.len()]);
        opponents.resize(opponents.len().max(usize::from(self.round)), 0);
        opponents.sort_unstable();
        opponents.iter().skip(1).sum()
    }

    /// For each player, the rank by the final table. It is 0 for those who are not in it, and while it is open.
    fn final_places(&self) -> Vec<u8> {
        let mut high = vec![0; self.players.len()];
        let of_last = |meeting: &&Meeting| meeting.round == self.rounds && meeting.counts();
        if self.kind == Some(Kind::Tables) {
            for meeting in self.meetings.iter().filter(of_last) {
                for (one, place) in meeting.seats.iter().zip(&meeting.places) {
                    high[one.index()] = u8::MAX - place;
                }
            }
        }
        high
    }
}
