//! The picture: the grid with its chips and their counts. The row of each player is in their ink, and the die is next
//! to the thrower's name.

use super::bout::Bout;
use super::grid::{COLS, Grid, Hop, ROWS};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::grid;
use crate::kit::roster::least;

/// Side of a space, and the upper left corner of the grid.
const SPACE: f32 = 5.0;
const CORNER: Pt = pt(2.0, 5.0);
/// Width of the page, height of the areas above and below the grid, and height of a name.
const WIDTH: f32 = SPACE * COLS as f32 + 4.0;
const NAME: f32 = 3.0;
const HAND: f32 = 1.7;
/// Side of the die, before the name.
const DIE: f32 = 2.4;
/// Height of the coordinates, and their distance from the middle of a space.
const PRINT: f32 = 1.4;
const GAP: f32 = SPACE / 2.0 + 0.8;
/// Chips of a space lie in the first of these blocks that holds them: how many in a line, how many lines, and their
/// distance. The highest stacks need small ones.
const BLOCKS: [(usize, usize, f32); 3] = [(5, 3, 0.88), (6, 4, 0.74), (8, 5, 0.57)];
/// Radius of a chip, as a share of the distance: there is paper between two of them.
const ROUND: f32 = 0.42;
/// How far the highlight of a chip goes from its middle, in the same shares.
const LIT: f32 = 0.62;
/// Half the length of an arrow, and its head: how long and how wide at each side.
const SHAFT: f32 = 1.0;
const HEAD: f32 = 0.5;
const BARB: f32 = 0.42;
/// Height of the words for the latest move, their distance from the right edge behind points, and room for a name.
const MOVED: f32 = 1.5;
const POINTS: f32 = 4.3;
const ROOM: f32 = 7.0;
/// Height of the line below all with the aim of the game.
const AIM: f32 = 2.0;

impl Drawn for Bout {
    fn scene(&self) -> Scene {
        let below = CORNER.y + SPACE * f32::from(ROWS) + 2.0;
        let mut scene = Scene::new(WIDTH, below + NAME + AIM);
        scene.grid(CORNER, (COLS, ROWS), SPACE);
        for seat in [Seat(0), Seat(1)] {
            for col in 0..COLS {
                let polygon = around(Place::new(col, Grid::row(seat)));
                scene.add(Item::Fill { polygon, ink: Ink::Seat(seat.0) });
            }
        }
        scene.coordinates(middle(Place::new(0, 0)), COLS, ROWS, SPACE, GAP, PRINT);
        let made = [Seat(0), Seat(1)].map(|seat| self.grid.made(seat));
        for place in grid::places(COLS, ROWS) {
            let owner = owner(place);
            let chips = self.grid.chips(place);
            let moved = self.last.filter(|last| last.hop.to == place).map_or(0, |last| last.count);
            stack(&mut scene, middle(place), owner, (chips, moved));
            let equal = owner.is_some_and(|seat| made[seat.index()] == Some(chips));
            if let (Some(seat), true) = (owner, equal) {
                let at = pt(middle(place).x, middle(place).y - NUMBER);
                scene.add(Item::Ring { at, r: 0.8, ink: Ink::Seat(seat.0), nib: Nib::Bold });
            }
        }
        if let Some(last) = self.last {
            arrow(&mut scene, last.hop, Ink::Seat(last.by.0));
        }
        player(&mut scene, self, Seat(1), NAME / 2.0);
        player(&mut scene, self, Seat(0), below + NAME / 2.0);
        let (at, aim) = (pt(WIDTH / 2.0, scene.height - AIM / 2.0), Says::Words(Text::new("takeback-sheet-aim")));
        scene.hand(at, aim, 1.3 * least(WIDTH), Align::Centre, Ink::Pencil);
        scene
    }

    /// The grid in letters, with the throw.
    fn board(&self) -> String {
        let mut lines = vec!["   a  b  c  d".to_owned()];
        for row in 0..ROWS {
            let chips = (0..COLS).map(|col| format!("{:>3}", self.grid.chips(Place { col, row })));
            lines.push(format!("{}{}", row + 1, chips.collect::<String>()));
        }
        let seat = self.mover.0 + 1;
        lines.extend(match self.die {
            _ if self.over => None,
            Some(die) => Some(format!("seat {seat} has thrown {die}")),
            None => Some(format!("seat {seat} throws")),
        });
        if self.terms.points > 1 {
            lines.push(format!("{} : {}, to {}", self.won[0], self.won[1], self.terms.points));
        }
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        (self.terms.points > 1 || self.over).then(|| self.won.map(i64::from).to_vec())
    }
}

/// The distance of a space's number above its middle, and of the middle of its chips below it.
const NUMBER: f32 = 1.42;
const BELOW: f32 = 0.78;

/// The corners of a space.
fn around(place: Place) -> Vec<Pt> {
    let (at, half) = (middle(place), SPACE / 2.0);
    corners(pt(at.x - half, at.y - half), pt(at.x + half, at.y + half))
}

/// The middle of a space.
fn middle(place: Place) -> Pt {
    Scene::cell(CORNER, SPACE, place)
}

/// The owner of a space's row.
fn owner(space: Place) -> Option<Seat> {
    [Seat(0), Seat(1)].into_iter().find(|seat| Grid::row(*seat) == space.row)
}

/// The chips of a space and their number, in the ink of the row's owner. Each chip is the
/// owner's sign. Those that have just come are highlighted.
fn stack(scene: &mut Scene, at: Pt, owner: Option<Seat>, (chips, moved): (u8, u8)) {
    if chips == 0 {
        return;
    }
    let ink = owner.map_or(Ink::Pencil, |seat| Ink::Seat(seat.0));
    scene.hand(pt(at.x, at.y - NUMBER), Says::Plain(chips.to_string()), 1.8, Align::Centre, ink);
    let (chips, moved) = (usize::from(chips), usize::from(moved));
    let block = BLOCKS.into_iter().find(|(abreast, lines, _)| abreast * lines >= chips);
    let (abreast, _, apart) = block.unwrap_or(BLOCKS[2]);
    // In the middle of the space below the number.
    let low = |n: usize| apart * (n as f32 - 1.0) / 2.0;
    let first = pt(at.x - low(abreast.min(chips)), at.y + BELOW - low(chips.div_ceil(abreast)));
    let on = |chip: usize| pt(first.x + apart * (chip % abreast) as f32, first.y + apart * (chip / abreast) as f32);
    for line in 0..chips.div_ceil(abreast) {
        let (from, behind) = ((line * abreast).max(chips - moved), chips.min((line + 1) * abreast));
        if from < behind {
            let (low, high, by) = (on(from), on(behind - 1), LIT * apart);
            let polygon = corners(pt(low.x - by, low.y - by), pt(high.x + by, high.y + by));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
    }
    for at in (0..chips).map(on) {
        let r = ROUND * apart;
        match owner {
            Some(seat) => scene.sign(seat, at, r),
            None => scene.add(Item::Dot { at, r, ink }),
        }
    }
}

/// The latest move, across the line between its two spaces.
fn arrow(scene: &mut Scene, hop: Hop, ink: Ink) {
    let (from, to) = (middle(hop.from), middle(hop.to));
    let on = pt((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    // Beside the numbers of the spaces, where there are no chips.
    let at = if to.y == from.y { pt(on.x, on.y - NUMBER) } else { pt(on.x + 1.65, on.y + 0.5) };
    let (dx, dy) = ((to.x - from.x) / SPACE, (to.y - from.y) / SPACE);
    let along = |t: f32, aside: f32| pt(at.x + dx * t - dy * aside, at.y + dy * t + dx * aside);
    scene.thick((along(-SHAFT, 0.0), along(SHAFT, 0.0)), 0.05, ink, Nib::Bold);
    let head = SHAFT - HEAD;
    scene.stroke([along(head, BARB), along(SHAFT, 0.0), along(head, -BARB)], ink, Nib::Bold);
}

/// A player's name, the throw or the latest move, and the points if the match has several games.
fn player(scene: &mut Scene, bout: &Bout, seat: Seat, y: f32) {
    let die = bout.die.filter(|_| bout.waits_for(seat));
    let left = CORNER.x + if die.is_some() { DIE + 0.9 } else { 0.0 };
    scene.name(pt(left, y), seat, HAND, Align::Left, ROOM);
    if let Some(face) = die {
        scene.add(Item::Die { at: pt(CORNER.x + DIE / 2.0, y), side: DIE, face, ink: Ink::Seat(seat.0) });
    }
    let (points, right) = (bout.terms.points, WIDTH - CORNER.x);
    if let Some(last) = bout.last.filter(|last| last.by == seat) {
        let says = Text::new("takeback-sheet-moved").with("count", last.count);
        let says = says.with("from", last.hop.from).with("to", last.hop.to);
        let at = pt(right - if points > 1 { POINTS } else { 0.0 }, y);
        scene.hand(at, Says::Words(says), MOVED, Align::Right, Ink::Seat(seat.0));
    }
    let won = bout.won[seat.index()];
    let says = match points {
        1 => return,
        points if won >= points => Says::Plain(won.to_string()),
        points => Says::Words(Text::new("takeback-sheet-points").with("won", won).with("points", points)),
    };
    // At the start of a new game, highlight the change of the one before.
    let latest = bout.last.is_none() && bout.games > 0 && bout.winner.is_none_or(|winner| winner == seat);
    scene.hand(pt(right, y), says, HAND, Align::Right, Ink::of(seat, latest));
}

/// Three equal stacks.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for column in 0..3 {
        for chip in 0..4 {
            let at = pt(1.6 + 2.4 * column as f32, 6.6 - 1.3 * chip as f32);
            let last = column == 2 && chip > 0;
            scene.add(Item::Dot { at, r: 0.55, ink: Ink::Seat(u8::from(last)) });
        }
    }
    scene.stroke([pt(0.4, 7.5), pt(7.6, 7.5)], Ink::Pencil, Nib::Bold);
    scene
}
