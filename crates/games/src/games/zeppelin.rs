//! The airship: five fields that hold a chip each, and a gondola that keeps every chip it gets.

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, pt};
use crate::game::{Counts, Info, OptDef, OptKind, OptValues, Scene, Seat, Table, Text};
use crate::kit::chipgame::{ChipGame, Goal, Pool, Room, usual};
use crate::kit::chips::Chips;
use crate::kit::dicegame::{After, DICE};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zeppelin;

static INFO: Info = Info {
    options: &[
        OptDef::new("chips", OptKind::Int { min: 2, max: 12, step: 1, default: Some(6) }).offering(&["3", "6", "10"]),
        DICE,
    ],
    ..usual("zeppelin", Counts::from_to(2, 20))
};

/// The face of the gondola. The other faces are fields.
const GONDOLA: u8 = 6;
const FIELDS: u8 = GONDOLA - 1;

/// The radius of a field, and how far the halo of the latest one reaches beyond it.
const FIELD: f32 = 0.95;
const HALO: f32 = 0.25;
/// The radius of a chip, how far it and the number are below and above the middle of a full field, and the height of
/// numbers in least heights, on an empty field and on a full one.
const CHIP: f32 = 0.34;
const UP: f32 = 0.42;
const NUMBER: f32 = 1.3;
const LESS: f32 = 1.05;
/// The distances of fields in a row and of the rows.
const STEP: (f32, f32) = (2.35, 2.15);
/// Half the width and height of the hull, and its middle below that of the ship.
const HULL: (f32, f32) = (4.2, 2.9);
const HULL_AT: f32 = -1.1;

/// Whether each field holds a chip, in the order of the faces.
type Fields = [bool; FIELDS as usize];

impl ChipGame for Zeppelin {
    const GOAL: Goal = Goal::LastIn;
    /// Chips per player at the start.
    type Rules = u32;
    type Middle = Fields;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &OptValues) -> u32 {
        // The definition bounds it.
        values.int("chips") as u32
    }

    fn deal(&self, chips: &u32, table: Table) -> (Chips, Fields) {
        (Chips::new(table.seats, *chips, 0), Fields::default())
    }

    fn dice(&self) -> u8 {
        1
    }

    fn thrown(&self, pool: &mut Pool<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let face = faces.first().copied().unwrap_or(GONDOLA);
        let field = pool.common.middle.get_mut(usize::from(face) - 1);
        let key = match field {
            None => "zeppelin-gondola",
            Some(field) => {
                *field = !*field;
                if *field { "zeppelin-put" } else { "zeppelin-take" }
            }
        };
        if key == "zeppelin-take" {
            pool.take(seat, 1)
        } else {
            pool.pay(seat, 1)
        };
        told.push(Text::new(key).with("seat", seat).with("face", face));
        After::Stop
    }

    fn says(&self, _pool: &Pool<Self>) -> Text {
        Text::new("zeppelin-sheet")
    }

    fn happened(&self, pool: &Pool<Self>) -> Option<Text> {
        let face = latest(pool)?;
        let key = match pool.put_and_taken() {
            (0, 0) => return None,
            (0, _) => "zeppelin-sheet-takes",
            _ if face == GONDOLA => "zeppelin-sheet-keeps",
            _ => "zeppelin-sheet-puts",
        };
        Some(Text::new(key).with("face", face))
    }

    fn draw(&self, pool: &Pool<Self>, scene: &mut Scene, room: Room) {
        let latest = latest(pool);
        if latest == Some(GONDOLA) {
            let at = |x: f32, y: f32| pt(room.centre.x + x, room.centre.y + y);
            let polygon = vec![at(-1.5, 2.3), at(1.5, 2.3), at(1.1, 3.4), at(-1.1, 3.4)];
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        ship(scene, room.centre, room.hand);
        for (n, full) in pool.common.middle.iter().enumerate() {
            let at = field(room.centre, n);
            if latest.is_some_and(|face| usize::from(face) == n + 1) {
                scene.lit(at, FIELD + HALO);
                scene.bare(at, FIELD);
            }
            scene.add(Item::Ring { at, r: FIELD, ink: Ink::Pencil, nib: Nib::Pen });
            // A full field keeps its number above the chip.
            let (up, number) = if *full { (UP, LESS) } else { (0.0, NUMBER) };
            let says = Says::Plain((n + 1).to_string());
            scene.hand(pt(at.x, at.y - up), says, number * room.hand, Align::Centre, Ink::Pencil);
            if *full {
                scene.add(Item::Dot { at: pt(at.x, at.y + up), r: CHIP, ink: Ink::Pencil });
            }
        }
        // Below the gondola, since its own number is in it.
        let at = |x: f32| pt(room.centre.x + x, room.centre.y + 4.2);
        let says = Text::new("zeppelin-sheet-gondola").with("count", gondola(pool));
        scene.add(Item::Dot { at: at(-0.7), r: CHIP, ink: Ink::Pencil });
        scene.hand(at(-0.1), Says::Words(says), NUMBER * room.hand, Align::Left, Ink::Pencil);
    }

    fn text(&self, pool: &Pool<Self>) -> String {
        let fields = pool.common.middle.iter().enumerate();
        let fields: Vec<String> = fields.filter(|(_, full)| **full).map(|(n, _)| (n + 1).to_string()).collect();
        format!("fields {}\ngondola {}", fields.join(" "), gondola(pool))
    }

    /// The airship, with a chip on its fields two and three.
    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(9.0, 8.0);
        let centre = pt(4.4, 4.3);
        ship(&mut scene, centre, 1.2);
        for n in 0..usize::from(FIELDS) {
            let at = field(centre, n);
            match n {
                1 | 2 => scene.add(Item::Bead { at, r: 0.6, ink: Ink::Seat(n as u8 - 1) }),
                _ => scene.add(Item::Ring { at, r: 0.6, ink: Ink::Pencil, nib: Nib::Pen }),
            }
        }
        scene
    }
}

/// The number of chips in the gondola.
fn gondola(pool: &Pool<Zeppelin>) -> u32 {
    let fields = pool.common.middle.iter().filter(|full| **full).count();
    pool.pot().saturating_sub(fields as u32)
}

/// The face of the latest throw.
fn latest(pool: &Pool<Zeppelin>) -> Option<u8> {
    pool.round.fallen.first().copied().filter(|_| !pool.moved().is_empty())
}

/// The centre of a field: three are above, two below.
fn field(centre: Pt, n: usize) -> Pt {
    let (row, column) = (n / 3, n % 3);
    let left = STEP.0 * if row == 0 { 1.0 } else { 0.5 };
    pt(centre.x - left + STEP.0 * column as f32, centre.y + HULL_AT + STEP.1 * (row as f32 - 0.5))
}

/// The hull with its fins, and the gondola below it with its number.
fn ship(scene: &mut Scene, centre: Pt, hand: f32) {
    let at = |x: f32, y: f32| pt(centre.x + x, centre.y + y);
    // An ellipse around the fields.
    let turn = |n: u8| std::f32::consts::TAU * f32::from(n) / 48.0;
    let hull = |n: u8| at(HULL.0 * turn(n).cos(), HULL_AT + HULL.1 * turn(n).sin());
    scene.stroke((0..=48).map(hull).collect::<Vec<_>>(), Ink::Pencil, Nib::Bold);
    // Closed fins, from the hull and back to it.
    let fins = [(hull(43), -1.5, hull(46)), (hull(5), 1.5, hull(2))];
    for (from, high, to) in fins {
        let out = |y: f32| at(HULL.0 + 0.35, HULL_AT + y);
        scene.stroke([from, out(1.4 * high), out(0.6 * high), to], Ink::Pencil, Nib::Pen);
    }
    for x in [-1.2, 1.2] {
        scene.stroke([at(x, 1.65), at(x, 2.3)], Ink::Pencil, Nib::Pen);
    }
    let car = [at(-1.5, 2.3), at(1.5, 2.3), at(1.1, 3.4), at(-1.1, 3.4), at(-1.5, 2.3)];
    scene.stroke(car, Ink::Pencil, Nib::Bold);
    scene.hand(at(0.0, 2.85), Says::Plain(GONDOLA.to_string()), NUMBER * hand, Align::Centre, Ink::Pencil);
}

#[cfg(test)]
mod tests {
    use crate::game::Viewer;
    use crate::games::tests::trial;

    #[test]
    fn a_field_gets_a_chip_and_gives_it_back() {
        let mut game = trial::begin("zeppelin", "");
        let told = trial::play(&mut game, &["3", "3", "6", "3", "1"]);
        let [put, take, gondola] = ["zeppelin-put", "zeppelin-take", "zeppelin-gondola"];
        assert_eq!(told, [put, take, gondola, put, put]);
        assert_eq!(trial::scores(&game), [4, 6, 5]);
        assert!(game.position().board(Viewer::Public).starts_with("fields 1 3\ngondola 1\n"));
    }

    #[test]
    fn nobody_throws_without_chips_and_the_last_one_wins() {
        let mut game = trial::begin("zeppelin", "chips=2");
        let told = trial::play(&mut game, &["6", "1", "2", "6"]);
        assert_eq!((told.last().map(String::as_str), trial::asked(&game)), (Some("chips-out"), vec![1]));
        trial::play(&mut game, &["1", "6"]);
        let outcome = game.outcome().map(|outcome| (outcome.places, outcome.scores));
        assert_eq!(outcome, Some((vec![3, 1, 2], Some(vec![0, 2, 0]))));
    }
}
