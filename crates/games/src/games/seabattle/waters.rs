//! The position, and what each viewer may know of it.

use super::cells::Cells;
use super::fleet::Ship;
use crate::base::Place;
use crate::game::{Seat, Viewer};
use crate::kit::placing::Ready;

/// Board, fleet and manner of shooting of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    /// Cells on each side of the board.
    pub size: u16,
    /// Lengths of the ships of each fleet, longest first.
    pub fleet: Vec<u8>,
    /// Whether a hit earns another shot.
    pub again: bool,
    /// Whether a turn has a shot for each ship afloat.
    pub salvo: bool,
}

/// The phase of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Phase {
    /// The fleets are being placed; tells who is ready.
    Placing(Ready),
    /// This seat shoots.
    Firing(Seat),
    /// This seat has sunk the other's fleet.
    Over(Seat),
}

impl Phase {
    /// Whether a seat has placed its fleet while the other one may still be at it.
    pub fn is_ready(self, seat: Seat) -> bool {
        matches!(self, Phase::Placing(ready) if ready.has(seat))
    }
}

/// The board of one seat.
#[derive(Clone, Default)]
pub struct Waters {
    /// The ships placed so far.
    pub ships: Vec<Ship>,
    /// The cells that the other seat has shot.
    pub shots: Cells,
}

impl Waters {
    /// The ships all of whose cells are hit.
    pub fn sunk(&self) -> impl Iterator<Item = Ship> {
        self.ships.iter().copied().filter(|ship| ship.cells().inside(self.shots))
    }

    /// All cells with a ship.
    pub fn hulls(&self) -> Cells {
        self.ships.iter().fold(Cells::NONE, |cells, ship| cells | ship.cells())
    }

    /// Ships that are not sunk.
    pub fn afloat(&self) -> usize {
        self.ships.len() - self.sunk().count()
    }
}

/// The whole position. It has no `Debug`, so that nothing prints it by accident.
#[derive(Clone)]
pub struct State {
    /// Never changes.
    pub rules: Rules,
    /// The phase of the match.
    pub phase: Phase,
    /// Shoots first.
    pub first: Seat,
    /// The board of each seat.
    pub waters: [Waters; 2],
    /// The latest shots, and whose board they fell on.
    pub latest: Option<(Seat, Cells)>,
}

impl State {
    /// The lengths of the ships that a seat still has to place, longest first.
    pub fn missing(&self, seat: Seat) -> Vec<u8> {
        missing(&self.rules.fleet, &self.waters[seat.index()].ships)
    }

    /// The enemy's knowledge of the board of a seat.
    pub fn chart(&self, seat: Seat) -> Chart {
        let waters = &self.waters[seat.index()];
        let sunk: Vec<Ship> = waters.sunk().collect();
        let hulls = waters.hulls();
        let around = sunk.iter().fold(Cells::NONE, |cells, ship| cells | ship.cells().grown());
        Chart {
            misses: waters.shots - hulls,
            hits: waters.shots & hulls,
            clear: (around & Cells::board(self.rules.size)) - waters.shots,
            sunk,
        }
    }

    /// How many shots a turn of a seat has: one, or in a salvo one for each of its ships, as far as cells are left.
    pub fn volley(&self, seat: Seat) -> usize {
        if !self.rules.salvo {
            return 1;
        }
        let open = self.chart(seat.other()).open(self.rules.size).len();
        self.waters[seat.index()].afloat().min(open)
    }

    /// A viewer's knowledge: the charts, and the ships of a seat for itself; at the end all ships.
    pub fn view(&self, who: Viewer) -> View {
        let over = matches!(self.phase, Phase::Over(_)) || who == Viewer::Revealed;
        let side = |seat: Seat| Side {
            chart: self.chart(seat),
            ships: (over || who.is(seat)).then(|| self.waters[seat.index()].ships.clone()),
        };
        View {
            rules: self.rules.clone(),
            phase: self.phase,
            viewer: who,
            sides: [side(Seat(0)), side(Seat(1))],
            latest: self.latest,
            volley: match self.phase {
                Phase::Firing(seat) => self.volley(seat),
                _ => 0,
            },
        }
    }
}

/// The fleet without those ships.
pub fn missing(fleet: &[u8], ships: &[Ship]) -> Vec<u8> {
    let mut missing = fleet.to_vec();
    for ship in ships {
        if let Some(n) = missing.iter().position(|len| *len == ship.len) {
            missing.remove(n);
        }
    }
    missing
}

/// The results of shots at a board: known to both seats and to everybody.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// Shots that found water.
    pub misses: Cells,
    /// Shots that found a ship.
    pub hits: Cells,
    /// Cells not shot that lie around sunk ships, so nothing can be there.
    pub clear: Cells,
    /// The ships that are sunk.
    pub sunk: Vec<Ship>,
}

impl Chart {
    /// The cells that may still be shot.
    pub fn open(&self, size: u16) -> Cells {
        Cells::board(size) - self.misses - self.hits - self.clear
    }

    /// The cells of the sunk ships.
    pub fn wrecks(&self) -> Cells {
        self.sunk.iter().fold(Cells::NONE, |cells, ship| cells | ship.cells())
    }

    /// The mark in a cell.
    pub fn mark(&self, place: Place) -> Mark {
        match place {
            _ if self.wrecks().has(place) => Mark::Sunk,
            _ if self.hits.has(place) => Mark::Hit,
            _ if self.misses.has(place) => Mark::Miss,
            _ if self.clear.has(place) => Mark::Clear,
            _ => Mark::Unknown,
        }
    }
}

/// The enemy's view of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Not shot.
    Unknown,
    /// Shot: water.
    Miss,
    /// Shot: a ship that is afloat.
    Hit,
    /// Shot: a ship that is sunk.
    Sunk,
    /// Not shot, but beside a sunk ship.
    Clear,
}

/// A viewer's knowledge of one board.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// The results of shots.
    pub chart: Chart,
    /// The ships, if the viewer may see them.
    pub ships: Option<Vec<Ship>>,
}

/// A viewer's knowledge of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The rules of the match.
    pub rules: Rules,
    /// The phase of the match.
    pub phase: Phase,
    pub viewer: Viewer,
    /// The board of each seat.
    pub sides: [Side; 2],
    /// The latest shots, and whose board they fell on.
    pub latest: Option<(Seat, Cells)>,
    /// How many shots the turn has; 0 while nobody shoots.
    pub volley: usize,
}

impl View {
    /// The ships that the viewer has placed and the lengths still missing; `None` unless it is placing.
    pub fn yard(&self) -> Option<(Seat, &[Ship], Vec<u8>)> {
        let (Phase::Placing(_), Viewer::Seat(seat)) = (self.phase, self.viewer) else { return None };
        let ships = self.sides.get(seat.index())?.ships.as_deref()?;
        Some((seat, ships, missing(&self.rules.fleet, ships)))
    }
}
