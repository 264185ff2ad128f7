//! The computer: expectimax of two plies. It tries the moves that look best, and averages over the other player's best
//! answers to all throws.

use super::Move;
use super::bout::{Bout, LOST};
use super::grid::{FACES, Grid, Rect};
use crate::game::{Deadline, SearchCtx, Seat, Skill};

/// How many moves a level looks beyond. With one, it takes the move that looks best.
const SKILLS: [Skill<usize>; 5] = [
    Skill { slip: 90, how: 1 },
    Skill { slip: 60, how: 1 },
    Skill { slip: 32, how: 1 },
    Skill { slip: 8, how: 1 },
    Skill { slip: 0, how: 12 },
];

/// The number of throws.
const THROWS: f64 = (FACES * FACES) as f64;
/// The value of room, in cells: the weight of the logarithm of the places for an average throw, and the value of an
/// empty cell if no throw has room and if all have. Fitted to games that this computer has played against itself.
const ROOM: f64 = 8.0;
const EMPTY: (f64, f64) = (-0.3, 0.1);

/// The rectangle of a move and the seat of its grid, `None` for a pass, and the position after it.
type Tried = (Option<(Seat, Rect)>, Spot);

/// A position before a throw.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// The grids by seat.
    pub grids: [Grid; 2],
    /// The estimates of the grids, by seat.
    worths: [f64; 2],
    /// The seat to throw.
    pub mover: Seat,
    /// How many turns in a row have been lost.
    pub lost: u8,
}

impl Spot {
    /// The position of a match, without its dice.
    pub fn of(bout: &Bout) -> Spot {
        Spot { grids: bout.grids, worths: bout.grids.map(|grid| worth(&grid)), mover: bout.mover, lost: bout.lost }
    }

    /// The estimated lead of a seat, in cells.
    fn lead(&self, seat: Seat) -> f64 {
        let worths = match self.lost {
            LOST.. => self.grids.map(|grid| grid.shaded().into()),
            _ => self.worths,
        };
        worths[seat.index()] - worths[seat.other().index()]
    }

    /// All moves with a throw, and the positions after them.
    fn moves(&self, dice: [u8; 2]) -> Vec<Tried> {
        let on = |seat: Seat| self.grids[seat.index()].rects(dice).into_iter().map(move |rect| (seat, rect));
        let home: Vec<_> = on(self.mover).collect();
        let stuck = home.is_empty();
        let lost = if stuck { self.lost + 1 } else { 0 };
        let next = Spot { mover: self.mover.other(), lost, ..*self };
        let blocks = home.into_iter().chain(on(self.mover.other())).map(|(seat, rect)| {
            let mut spot = next;
            let grid = spot.grids[seat.index()].with(rect);
            spot.grids[seat.index()] = grid;
            spot.worths[seat.index()] = worth(&grid);
            (Some((seat, rect)), spot)
        });
        blocks.chain(stuck.then_some((None, next))).collect()
    }

    /// The mean lead of the mover after the best move with the coming throw.
    pub fn expected(&self) -> f64 {
        if self.lost >= LOST {
            return self.lead(self.mover);
        }
        let mut sum = 0.0;
        for a in 1..=FACES as u8 {
            for b in a..=FACES as u8 {
                let leads = self.moves([a, b]).into_iter().map(|(_, spot)| spot.lead(self.mover));
                let ways = if a == b { 1.0 } else { 2.0 };
                sum += ways * leads.fold(f64::NEG_INFINITY, f64::max);
            }
        }
        sum / THROWS
    }
}

/// The estimated result of a grid: its shaded cells, and the value of its room.
fn worth(grid: &Grid) -> f64 {
    let rooms = grid.rooms();
    let (mut room, mut fit) = (0.0, 0.0);
    for (height, row) in rooms.iter().enumerate() {
        for (width, lying) in row.iter().enumerate() {
            let standing = if height == width { 0 } else { rooms[width][height] };
            if lying + standing > 0 {
                room += f64::from(lying + standing).ln() / THROWS;
                fit += 1.0 / THROWS;
            }
        }
    }
    if fit == 0.0 {
        return grid.shaded().into();
    }
    let cell = EMPTY.0 + (EMPTY.1 - EMPTY.0) * fit;
    f64::from(grid.shaded()) + ROOM * room + cell * f64::from(grid.empty_cells())
}

pub fn think(bout: &Bout, dice: [u8; 2], ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let Some(&beam) = ctx.skill(&SKILLS) else { return ctx.chance.pick(&bout.moves()).copied() };
    let mut moves = Spot::of(bout).moves(dice);
    // Of equal moves, one is taken at random: the sort keeps their order.
    ctx.chance.shuffle(&mut moves);
    moves.sort_by(|(_, one), (_, other)| other.lead(bout.mover).total_cmp(&one.lead(bout.mover)));
    moves.truncate(beam);
    let (block, _) = if moves.len() > 1 { best(&moves, &ctx.until) } else { *moves.first()? };
    Some(block.map_or(Move::Pass, |(seat, rect)| Move::Shade(bout.named(seat, rect))))
}

/// The move after which the other player can expect least, among those tried before time is up.
fn best(moves: &[Tried], until: &Deadline) -> Tried {
    let (mut best, mut least) = (moves[0], f64::INFINITY);
    for tried in moves {
        let expected = tried.1.expected();
        if expected < least {
            (best, least) = (*tried, expected);
        }
        if until.passed() {
            break;
        }
    }
    best
}
