//! The path of a piece: the effect of a throw from a square.

use crate::game::{Seat, Seats, Text};
use crate::kit::track::Track;

/// The square that wins, and the start before the first one.
pub const HOME: u32 = 63;
pub const START: u32 = 0;
/// On these squares a piece moves on by the same number.
pub const GEESE: [u32; 13] = [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59];
/// The squares with another effect.
pub const BRIDGE: u32 = 6;
pub const INN: u32 = 19;
pub const WELL: u32 = 31;
pub const MAZE: u32 = 42;
pub const PRISON: u32 = 52;
pub const DEATH: u32 = 58;
/// The squares to which the bridge and the maze lead.
const BEHIND_BRIDGE: u32 = 12;
const OUT_OF_MAZE: u32 = 30;
/// The squares to which a nine leads as the very first throw of two dice, by the lower die.
const NINES: [(u8, u32); 2] = [(3, 26), (4, 53)];
/// How many turns the inn costs, and the most that the well and the prison cost.
const RESTS: u8 = 2;
const WAITS: u8 = 3;

/// A stage on the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A square where the path ends.
    Square(u32),
    /// A goose that carries the piece on.
    Goose(u32),
    /// The last square, and back from it to this one.
    Back(u32),
    /// The square to which a first nine leads.
    Nine(u32),
    /// A square that does something.
    Special(u32),
    /// The last square.
    Home,
}

impl Stop {
    /// The squares in the picture that it touches.
    pub fn squares(self) -> Vec<u32> {
        match self {
            Stop::Square(at) | Stop::Goose(at) | Stop::Nine(at) => vec![at],
            Stop::Back(at) => vec![HOME, at],
            Stop::Special(at) => vec![at, behind(at)],
            Stop::Home => vec![HOME],
        }
    }

    /// The words for it.
    pub fn text(self) -> Text {
        let key = match self {
            Stop::Square(_) => "goose-stop-square",
            Stop::Goose(_) => "goose-stop-goose",
            Stop::Back(_) => "goose-stop-back",
            Stop::Nine(_) => "goose-stop-nine",
            Stop::Special(BRIDGE) => "goose-stop-bridge",
            Stop::Special(INN) => "goose-stop-inn",
            Stop::Special(WELL) => "goose-stop-well",
            Stop::Special(MAZE) => "goose-stop-maze",
            Stop::Special(PRISON) => "goose-stop-prison",
            Stop::Special(_) => "goose-stop-death",
            Stop::Home => "goose-stop-home",
        };
        Text::new(key).with("square", self.squares().last().copied().unwrap_or(START))
    }
}

/// The square of a piece that has come to a square that does something.
fn behind(square: u32) -> u32 {
    match square {
        BRIDGE => BEHIND_BRIDGE,
        MAZE => OUT_OF_MAZE,
        DEATH => START,
        other => other,
    }
}

/// The path from a square by a throw. `first`: it is the first throw of its player.
pub fn route(from: u32, faces: &[u8], first: bool) -> Vec<Stop> {
    let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
    let low = faces.iter().min().copied().unwrap_or(0);
    let nine = NINES.iter().find(|(lower, _)| first && faces.len() == 2 && sum == 9 && low == *lower);
    if let Some((_, to)) = nine {
        return vec![Stop::Nine(*to)];
    }
    let (mut at, mut back, mut stops) = (from, false, Vec::new());
    loop {
        let wanted = at + sum;
        at = match back {
            // Beyond the last square the piece turned back, and it goes on backwards.
            true => at.saturating_sub(sum),
            false if wanted > HOME => {
                back = true;
                let to = (2 * HOME).saturating_sub(wanted);
                stops.push(Stop::Back(to));
                to
            }
            false => wanted,
        };
        if GEESE.contains(&at) {
            stops.push(Stop::Goose(at));
            continue;
        }
        let special = [BRIDGE, INN, WELL, MAZE, PRISON, DEATH].contains(&at);
        let said = stops.last() == Some(&Stop::Back(at));
        stops.extend(match () {
            () if at == HOME => Some(Stop::Home),
            () if special => Some(Stop::Special(at)),
            () => Some(Stop::Square(at)).filter(|_| !said),
        });
        return stops;
    }
}

/// The board with its pieces.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// The squares of the pieces.
    track: Track,
    /// How many turns each seat still misses.
    waits: Vec<u8>,
    /// The seats that have missed their latest turn.
    missed: Seats,
    /// The squares of the latest path, starting with the first one.
    pub trail: Vec<u32>,
}

impl Path {
    /// All pieces at the start.
    pub fn new(seats: u8) -> Path {
        let track = Track::open(HOME + 1, seats);
        Path { track, waits: vec![0; usize::from(seats)], missed: Seats::NONE, trail: Vec::new() }
    }

    /// The square of a seat's piece.
    pub fn at(&self, seat: Seat) -> u32 {
        self.track.cell(seat)
    }

    /// How many turns a seat must still miss.
    pub fn waits(&self, seat: Seat) -> u8 {
        self.waits.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether a seat has missed its latest turn.
    pub fn missed(&self, seat: Seat) -> bool {
        self.missed.has(seat)
    }

    /// Begins the turn of a seat. Returns whether it throws; otherwise it misses the turn.
    pub fn comes(&mut self, seat: Seat) -> bool {
        let Some(waits) = self.waits.get_mut(seat.index()) else { return true };
        let throws = *waits == 0;
        *waits = waits.saturating_sub(1);
        self.missed = if throws { self.missed.without(seat) } else { self.missed.with(seat) };
        throws
    }

    /// Moves a piece along a path. If another one of the pieces `there` is at its end, that piece goes to the square
    /// that this one came from.
    pub fn go(&mut self, seat: Seat, stops: &[Stop], there: Seats) -> Option<Seat> {
        let from = self.at(seat);
        self.trail = std::iter::once(from).chain(stops.iter().flat_map(|stop| stop.squares())).collect();
        self.trail.dedup();
        let to = self.trail.last().copied().unwrap_or(from);
        let met = self.track.on(to).iter().find(|other| *other != seat && there.has(*other) && to != START);
        self.track.place(seat, to);
        if let Some(other) = met {
            self.track.place(other, from);
            self.waits[other.index()] = 0;
        }
        self.waits[seat.index()] = match stops.last() {
            Some(Stop::Special(INN)) => RESTS,
            Some(Stop::Special(WELL | PRISON)) => WAITS,
            _ => 0,
        };
        met
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beyond_the_last_square_one_counts_backwards() {
        assert_eq!(route(60, &[5], false), [Stop::Back(61)]);
        assert_eq!(route(60, &[3], false), [Stop::Home]);
        assert_eq!(route(62, &[6], false), [Stop::Back(58), Stop::Special(DEATH)]);
        assert_eq!(route(62, &[5], false), [Stop::Back(59), Stop::Goose(59), Stop::Goose(54), Stop::Square(49)]);
    }

    #[test]
    fn geese_carry_on_and_a_first_nine_does_not_win() {
        assert_eq!(route(1, &[4], false), [Stop::Goose(5), Stop::Goose(9), Stop::Square(13)]);
        assert_eq!(route(0, &[6, 3], true), [Stop::Nine(26)]);
        assert_eq!(route(0, &[4, 5], true), [Stop::Nine(53)]);
        let again: Vec<Stop> = [9, 18, 27, 36, 45, 54].map(Stop::Goose).into_iter().chain([Stop::Home]).collect();
        assert_eq!(route(0, &[5, 4], false), again);
    }

    #[test]
    fn special_squares_lead_where_the_rules_say() {
        for (from, face, square, to) in [
            (1, 5, BRIDGE, 12),
            (15, 4, INN, 19),
            (30, 1, WELL, 31),
            (40, 2, MAZE, 30),
            (51, 1, PRISON, 52),
            (57, 1, DEATH, 0),
        ] {
            assert_eq!(route(from, &[face], false), [Stop::Special(square)]);
            assert_eq!(Stop::Special(square).squares().last(), Some(&to), "{square}");
        }
    }

    #[test]
    fn a_missed_turn_is_remembered_until_the_next_one() {
        let (mut path, anna) = (Path::new(2), Seat(0));
        path.go(anna, &[Stop::Special(INN)], Seats::first(2));
        let turns: Vec<(bool, bool)> = (0..3).map(|_| (path.comes(anna), path.missed(anna))).collect();
        assert_eq!(turns, [(false, true), (false, true), (true, false)]);
        assert!(!path.missed(Seat(1)));
    }

    /// Every throw from every square ends on the board, and not on a goose.
    #[test]
    fn every_way_ends() {
        for from in 0..HOME {
            for sum in 1..=12u8 {
                let faces = if sum <= 6 { vec![sum] } else { vec![6, sum - 6] };
                let stops = route(from, &faces, false);
                let to = stops.last().and_then(|stop| stop.squares().last().copied());
                assert!(to.is_some_and(|to| to <= HOME && !GEESE.contains(&to)), "{from} {sum}: {stops:?}");
            }
        }
    }
}
