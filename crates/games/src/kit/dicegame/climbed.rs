//! The column of a player who adds up one die towards a limit: a square of the paper for each point, and the dice below.

use super::contract::Board;
use super::rollhold::{Phase, RollHold, Rolled};
use crate::game::Seat;
use crate::game::scene::{Ink, Item, Nib, Pt, Scene, corners, pt};

/// Squares in a row, and their side.
const ACROSS: u32 = 7;
const SIDE: f32 = 0.7;
/// Height of the squares with what is free round them.
const SQUARES: f32 = 3.0;
/// Rows of dice.
const ROWS: usize = 2;
/// Height of it all, in whole squares.
pub const HEIGHT: f32 = SQUARES + 2.0 * ROWS as f32;

/// Draws the column of a seat from the middle of its upper edge, so wide. The points are hatched one by one; a sum
/// beyond the limit crosses all out.
pub fn draw<G: RollHold>(scene: &mut Scene, board: &Board<Rolled<G>>, (seat, limit): (Seat, u32), top: Pt, wide: f32) {
    let (player, ink) = (board.player(seat), Ink::Seat(seat.0));
    let sum = player.sum();
    let left = pt(top.x - SIDE * ACROSS as f32 / 2.0, top.y + 0.4);
    for n in 0..limit {
        let at = pt(left.x + SIDE * (n % ACROSS) as f32, left.y + SIDE * (n / ACROSS) as f32);
        if n < sum {
            scene.add(Item::Hatch { polygon: corners(at, pt(at.x + SIDE, at.y + SIDE)), ink });
        }
        scene.frame(at.x, at.y, SIDE, SIDE, Ink::Pencil, Nib::Fine);
    }
    if player.phase == Phase::Lost && sum > limit {
        let high = SIDE * limit.div_ceil(ACROSS) as f32;
        let far = pt(left.x + SIDE * ACROSS as f32, left.y + high);
        scene.stroke([left, far], Ink::Seat(seat.0), Nib::Bold);
        scene.stroke([pt(far.x, left.y), pt(left.x, far.y)], Ink::Seat(seat.0), Nib::Bold);
    }
    board.draw_dice(scene, seat, pt(top.x, top.y + SQUARES), wide, (limit as usize, ROWS));
}
