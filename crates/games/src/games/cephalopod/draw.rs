//! The picture: the board with its dice, the latest one on the highlighter, and pale ones in place of those that it
//! captured.

use super::Sheet;
use super::board::Die;
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};

/// Side of a cell, upper left corner of the board, and side of a die.
const CELL: f32 = 4.0;
const CORNER: Pt = pt(2.0, 4.0);
const DIE: f32 = 2.7;
/// Height of a line with a name, of the name, and of the coordinates.
const NAME: f32 = 2.0;
const HAND: f32 = 1.6;
const PRINT: f32 = 1.4;
/// Room below the lower name for the lines under it.
const CLEAR: f32 = 0.5;
/// Height of the line below everything, the legend of the pale dice.
const LEGEND: f32 = 2.0;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let side = CELL * f32::from(self.board.size());
        let below = CORNER.y + side + 2.0;
        let mut scene = Scene::new(side + 4.0, below + NAME + CLEAR);
        let size = self.board.size();
        scene.grid(CORNER, (size, size), CELL);
        if let Some((_, drop)) = self.last {
            scene.wash(middle(drop.at), CELL, Ink::Accent);
        }
        scene.coordinates(middle(Place::new(0, 0)), size, size, CELL, CELL / 2.0 + 0.8, PRINT);
        for at in self.board.places() {
            if let Some(die) = self.board.die(at) {
                let (at, ink) = (middle(at), Ink::Seat(die.seat.0));
                // A second outline tells the dice apart without colours.
                match die.seat {
                    Seat(1) => scene.other_die(at, DIE, die.face, ink),
                    _ => scene.add(Item::Die { at, side: DIE, face: die.face, ink }),
                }
            }
        }
        let taken: Vec<(Place, Die)> = self
            .last
            .iter()
            .flat_map(|(_, drop)| drop.cells())
            .filter_map(|at| Some((at, self.before.die(at)?)))
            .collect();
        for (at, die) in &taken {
            scene.add(Item::Die { at: middle(*at), side: DIE, face: die.face, ink: Ink::Shade });
        }
        player(&mut scene, self, Seat(1), NAME / 2.0);
        player(&mut scene, self, Seat(0), below + NAME / 2.0);
        if !taken.is_empty() {
            let at = pt(1.0, scene.height + LEGEND / 2.0);
            scene.height += LEGEND;
            let says = Says::Words(Text::new("cephalopod-sheet-taken"));
            scene.hand(at, says, 0.85 * HAND, Align::Left, Ink::Pencil);
        }
        scene
    }

    /// The dice in letters. Those of the second player have a quote behind them.
    fn board(&self) -> String {
        let size = self.board.size();
        let head: String = (0..size).map(|col| format!(" {} ", char::from(b'a' + col as u8))).collect();
        let mut lines = vec![format!("  {head}").trim_end().to_owned()];
        for row in 0..size {
            let die = |col| match self.board.die(Place::new(col, row)) {
                None => " . ".to_owned(),
                Some(die) => format!(" {}{}", die.face, if die.seat == Seat(1) { "'" } else { " " }),
            };
            let cells: String = (0..size).map(die).collect();
            lines.push(format!("{} {cells}", row + 1).trim_end().to_owned());
        }
        lines.join("\n")
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        let key = if seat == Seat(0) { "cephalopod-mark-plain" } else { "cephalopod-mark-quote" };
        Some(Text::new(key))
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some([Seat(0), Seat(1)].map(|seat| self.board.count(seat).into()).to_vec())
    }
}

fn middle(place: Place) -> Pt {
    Scene::cell(CORNER, CELL, place)
}

/// A name, and the number of the player's dice on the board.
fn player(scene: &mut Scene, sheet: &Sheet, seat: Seat, y: f32) {
    let side = CELL * f32::from(sheet.board.size());
    scene.name(pt(1.0, y), seat, HAND, Align::Left, side - 5.0);
    let says = Text::new("cephalopod-sheet-dice").with("count", sheet.board.count(seat));
    scene.hand(pt(side + 3.0, y), Says::Words(says), HAND, Align::Right, Ink::Seat(seat.0));
}

/// One, two and three around a cell, and the six that they make.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (at, face, ink) in [(pt(4.0, 1.4), 1, 0), (pt(1.4, 4.0), 2, 1), (pt(4.0, 6.6), 3, 0)] {
        scene.add(Item::Die { at, side: 2.0, face, ink: Ink::Seat(ink) });
    }
    scene.add(Item::Die { at: pt(4.2, 4.0), side: 2.4, face: 6, ink: Ink::Seat(1) });
    scene
}
