//! Help your neighbour: every number belongs to a player, who pays a chip for each die that shows it.

use crate::game::scene::{Align, Ink, Item, Says, pt};
use crate::game::{Counts, Info, OptDef, OptKind, OptValues, Scene, Seat, Table, Text};
use crate::kit::chipgame::{ChipGame, Goal, Pool, Room, chips, usual};
use crate::kit::chips::Chips;
use crate::kit::dicegame::{After, DICE, listed};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Neighbour;

static INFO: Info = Info {
    options: &[
        OptDef::new("chips", OptKind::Int { min: 3, max: 20, step: 1, default: Some(10) }).offering(&["5", "10", "15"]),
        DICE,
    ],
    ..usual("neighbour", Counts::from_to(2, 6))
};

const FACES: u8 = 6;

impl ChipGame for Neighbour {
    const GOAL: Goal = Goal::FirstOut;
    const SIDE: f32 = 8.0;
    const LIGHTS_ALL: bool = true;
    /// Chips per player at the start.
    type Rules = u32;
    type Middle = ();

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &OptValues) -> u32 {
        // The definition bounds it.
        values.int("chips") as u32
    }

    fn deal(&self, chips: &u32, table: Table) -> (Chips, ()) {
        (Chips::new(table.seats, *chips, 0), ())
    }

    fn dice(&self) -> u8 {
        3
    }

    fn thrown(&self, pool: &mut Pool<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let mut paid = Vec::new();
        for owner in pool.round.present().iter() {
            let own = numbers(pool, owner);
            // There are three dice, so the count fits.
            let hits = faces.iter().filter(|face| own.contains(face)).count() as u32;
            let count = pool.pay(owner, hits);
            if count > 0 {
                paid.push(Text::new("neighbour-part").with("seat", owner).with("chips", chips(count)));
            }
        }
        let key = if paid.is_empty() { "neighbour-nobody" } else { "neighbour-threw" };
        let text = Text::new(key).with("seat", seat).with("faces", listed(faces));
        told.push(if paid.is_empty() { text } else { text.with("paid", paid) });
        After::Stop
    }

    fn says(&self, pool: &Pool<Self>) -> Text {
        // The chips that remain after each has an equal share.
        let seats = pool.seats().len().clamp(1, FACES.into()) as u8;
        match FACES % seats {
            // Whoever has stayed wins, with however many chips.
            _ if pool.round.present().len() < 2 => Text::new("neighbour-sheet-left"),
            0 => Text::new("neighbour-sheet"),
            over => {
                let text = Text::new("neighbour-sheet-over").with("first", FACES - over + 1);
                text.with("last", FACES).with("count", over)
            }
        }
    }

    fn says_before(&self, _pool: &Pool<Self>) -> Option<Text> {
        Some(Text::new("neighbour-sheet-numbers"))
    }

    fn happened(&self, pool: &Pool<Self>) -> Option<Text> {
        let thrower = pool.round.thrower?;
        // Chips of a player who has left go to the middle as well.
        let paid = pool.moved().iter().filter_map(|moved| Some((moved.from?, moved.count)));
        let paid: Vec<(Seat, u32)> = paid.filter(|(seat, _)| pool.round.present().has(*seat)).collect();
        let part =
            |key: &'static str, (seat, count): (Seat, u32)| Text::new(key).with("seat", seat).with("count", count);
        match paid[..] {
            [] => (!pool.round.over).then(|| Text::new("neighbour-sheet-nobody")),
            [(seat, count)] if seat == thrower => Some(Text::new("neighbour-sheet-own").with("count", count)),
            [one] => Some(part("neighbour-sheet-pays", one)),
            // One for each of three dice; three names would not fit into the line.
            [_, _, _] => Some(Text::new("neighbour-sheet-three")),
            _ => {
                let parts: Vec<Text> = paid.iter().map(|one| part("neighbour-sheet-part", *one)).collect();
                Some(Text::new("neighbour-sheet-pay").with("paid", parts))
            }
        }
    }

    fn faces(&self, pool: &Pool<Self>, seat: Seat) -> Vec<u8> {
        numbers(pool, seat)
    }

    fn draw(&self, pool: &Pool<Self>, scene: &mut Scene, room: Room) {
        room.heap(scene, pool.pot(), Text::new("neighbour-sheet-middle").with("count", pool.pot()));
    }

    fn text(&self, pool: &Pool<Self>) -> String {
        let owned = |seat: Seat| format!("{}: {}", seat.0 + 1, listed(&numbers(pool, seat)));
        let owned: Vec<String> = pool.round.present().iter().map(owned).collect();
        format!("middle {}\nnumbers {}", pool.pot(), owned.join(", "))
    }

    /// Two dice with the same number, and two chips.
    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        for at in [pt(2.2, 2.4), pt(5.8, 2.2)] {
            scene.add(Item::Die { at, side: 2.9, face: 2, ink: Ink::Pencil });
        }
        scene.hand(pt(2.2, 6.0), Says::Plain("2".to_owned()), 2.6, Align::Centre, Ink::Seat(1));
        for at in [pt(5.0, 6.1), pt(6.6, 6.1)] {
            scene.add(Item::Bead { at, r: 0.7, ink: Ink::Seat(1) });
        }
        scene
    }
}

/// The numbers of a seat: an equal share for each. Numbers left over belong to nobody, and so do those of a player who
/// has left.
fn numbers(pool: &Pool<Neighbour>, seat: Seat) -> Vec<u8> {
    if !pool.round.present().has(seat) {
        return Vec::new();
    }
    let seats = pool.seats().len().clamp(1, FACES.into()) as u8;
    let each = FACES / seats;
    (1..=each).map(|n| seat.0 * each + n).collect()
}

#[cfg(test)]
mod tests {
    use crate::game::scene::{Item, Says};
    use crate::game::{Seat, Text, Viewer};
    use crate::games::tests::trial;
    use crate::play::Match;

    fn begin(names: &str) -> Match {
        trial::seated("neighbour", "chips=3", names)
    }

    #[test]
    fn the_numbers_are_shared_out_and_what_is_left_over_is_nobodys() {
        for (names, numbers) in [
            ("Anna | Boris", "numbers 1: 1 2 3, 2: 4 5 6"),
            ("Anna | Boris | Vera", "numbers 1: 1 2, 2: 3 4, 3: 5 6"),
            ("A | B | C | D", "numbers 1: 1, 2: 2, 3: 3, 4: 4"),
            ("A | B | C | D | E", "numbers 1: 1, 2: 2, 3: 3, 4: 4, 5: 5"),
        ] {
            let board = begin(names).position().board(Viewer::Public);
            assert_eq!(board.lines().nth(1), Some(numbers));
        }
    }

    #[test]
    fn owners_pay_for_each_die_and_dead_numbers_cost_nothing() {
        let mut game = begin("A | B | C | D");
        assert_eq!(trial::play(&mut game, &["2 2 5", "5 6 6"]), ["neighbour-threw", "neighbour-nobody"]);
        assert_eq!((trial::chips(&game), trial::asked(&game)), (vec![3, 1, 3, 3], vec![2]));
    }

    #[test]
    fn who_leaves_has_not_won() {
        let mut game = begin("Anna | Boris");
        trial::play(&mut game, &["4 1 2"]);
        game.resign(Seat(0), 0).expect("Anna goes");
        assert_eq!(trial::chips(&game), [0, 2], "the chips go to the middle");
        let scene = game.position().scene(Viewer::Public);
        let left = |text: &Text| text.key == "neighbour-sheet-left";
        let says = |item: &Item| matches!(item, Item::Label { says: Says::Words(text), .. } if left(text));
        assert!(scene.items.iter().any(says), "{:?}", scene.items);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![2, 1]));
    }

    #[test]
    fn those_who_run_out_by_one_throw_share_the_first_place() {
        let mut game = begin("Anna | Boris | Vera");
        trial::play(&mut game, &["1 2 3", "3 6 5"]);
        assert_eq!((trial::chips(&game), game.outcome()), (vec![1, 1, 1], None));
        trial::play(&mut game, &["1 2 4"]);
        let outcome = game.outcome().map(|outcome| (outcome.places, outcome.scores));
        assert_eq!(outcome, Some((vec![1, 1, 3], Some(vec![0, 0, 1]))));
    }
}
