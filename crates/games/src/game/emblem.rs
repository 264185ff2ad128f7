//! Emblems: a small drawing of each game, for pages that show many of them.

use super::scene::{Item, Pt, Says, Scene, pt};
use super::{AnyGame, Chance, Input, OptValues, Seat, Seed, StepCtx, Table, Viewer};

/// Width and height of an emblem, in units.
pub const EMBLEM: f32 = 8.0;

/// Number of moves to play for a game without an emblem of its own.
const MOVES: usize = 12;

/// The emblem of a game: its own drawing, or else a position after some random moves. The moves are the same each time.
///
/// ```
/// use kletka_games::game::emblem::{EMBLEM, emblem};
/// use kletka_games::games::GAMES;
/// let drawings: Vec<_> = GAMES.iter().map(|game| emblem(*game)).collect();
/// assert!(drawings.iter().all(|drawing| drawing.width.max(drawing.height) <= EMBLEM && !drawing.items.is_empty()));
/// ```
pub fn emblem(game: &'static dyn AnyGame) -> Scene {
    let drawn = game.emblem().or_else(|| sampled(game));
    let mut scene = Scene::new(EMBLEM, EMBLEM);
    drawn.iter().for_each(|drawing| scene.put(drawing, pt(0.0, 0.0), EMBLEM));
    scene
}

/// A position after some random moves.
fn sampled(game: &'static dyn AnyGame) -> Option<Scene> {
    let info = game.info();
    let mut options = OptValues::defaults(info.options);
    let chance = |ply: usize| Chance::seeded(&Seed([7; 32]), ply as u64);
    let mut ctx = StepCtx::new(chance(0), 0);
    let table = Table { seats: info.seats.least(), first: Seat(0), rules: info.rules };
    let mut position = game.start(&mut options, table, &mut ctx).ok()?;
    for ply in 1..=MOVES {
        let Some(seat) = position.turn().seats().iter().next() else { break };
        let Some(text) = position.sample(seat, &mut chance(ply)) else { break };
        ctx.chance = chance(MOVES + ply);
        if position.play(seat, &Input::canonical(&text), &mut ctx).is_err() {
            break;
        }
    }
    Some(position.scene(Viewer::Public))
}

impl Scene {
    /// Adds another drawing in the middle of a square of `room` units, reduced if it is larger. Coordinates, names and
    /// sentences are left out, since nobody can read them at that size.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Item, Scene, pt};
    /// let mut board = Scene::new(20.0, 10.0);
    /// board.add(Item::Dot { at: pt(10.0, 5.0), r: 2.0, ink: Ink::Seat(0) });
    /// board.coordinates(pt(1.5, 1.5), 8, 8, 1.0, 1.0, 0.6);
    /// let mut page = Scene::new(30.0, 30.0);
    /// page.put(&board, pt(20.0, 20.0), 10.0);
    /// assert_eq!(page.items, [Item::Dot { at: pt(25.0, 25.0), r: 1.0, ink: Ink::Seat(0) }]);
    /// ```
    pub fn put(&mut self, drawing: &Scene, corner: Pt, room: f32) {
        let scale = (room / drawing.width.max(drawing.height)).min(1.0);
        let left = |extent: f32| (room - extent * scale) / 2.0;
        let from = pt(corner.x + left(drawing.width), corner.y + left(drawing.height));
        let unread = |item: &&Item| {
            matches!(item, Item::Name { .. })
                || matches!(item, Item::Label { says, .. } if !matches!(says, Says::Plain(_)))
        };
        let moved = |p: Pt| pt(from.x + p.x * scale, from.y + p.y * scale);
        self.items.extend(drawing.items.iter().filter(|item| !unread(item)).map(|item| scaled(item, &moved, scale)));
    }
}

/// An item at another place and size.
fn scaled(item: &Item, moved: &dyn Fn(Pt) -> Pt, scale: f32) -> Item {
    let all = |points: &[Pt]| points.iter().map(|p| moved(*p)).collect();
    let mut item = item.clone();
    match &mut item {
        Item::Stroke { points, .. } => *points = all(points),
        Item::Hatch { polygon, .. } | Item::Fill { polygon, .. } | Item::Blank { polygon } => *polygon = all(polygon),
        Item::Grid { at, step: size, .. }
        | Item::Dot { at, r: size, .. }
        | Item::Bead { at, r: size, .. }
        | Item::Ring { at, r: size, .. }
        | Item::Cross { at, r: size, .. }
        | Item::Sign { at, r: size, .. }
        | Item::Die { at, side: size, .. } => (*at, *size) = (moved(*at), *size * scale),
        Item::Label { at, size, room, .. } | Item::Name { at, size, room, .. } => {
            (*at, *size, *room) = (moved(*at), *size * scale, *room * scale)
        }
    }
    item
}
