//! Put and take: one die says whether you put or take, the other one how much.

use crate::game::scene::{Align, Ink, Item, Says, pt};
use crate::game::{Counts, Info, OptDef, OptKind, OptValues, Scene, Seat, Seats, Table, Text};
use crate::kit::chipgame::{CHIP, ChipGame, Goal, Pool, Room, chips, pile, usual};
use crate::kit::chips::Chips;
use crate::kit::dicegame::{After, DICE, listed};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PutAndTake;

static INFO: Info = Info {
    options: &[
        OptDef::new("chips", OptKind::Int { min: 3, max: 20, step: 1, default: Some(5) }).offering(&["5", "10", "20"]),
        DICE,
    ],
    ..usual("putandtake", Counts::from_to(2, 20))
};

/// The chips for each face of the second die. `None`: all that are in the pot.
const AMOUNTS: [Option<u32>; 6] = [Some(1), Some(2), Some(3), Some(3), Some(4), None];

impl ChipGame for PutAndTake {
    const GOAL: Goal = Goal::LastIn;
    const SIDE: f32 = 8.0;
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

    /// Every player has put one chip.
    fn deal(&self, chips: &u32, table: Table) -> (Chips, ()) {
        let mut stacks = Chips::new(table.seats, *chips, 0);
        stacks.all_pay(Seats::first(table.seats), 1);
        (stacks, ())
    }

    fn dice(&self) -> u8 {
        2
    }

    fn thrown(&self, pool: &mut Pool<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let [first, second] = faces[..] else { return After::Stop };
        let takes = first % 2 == 0;
        let amount = AMOUNTS.get(usize::from(second) - 1).copied().flatten();
        let count = amount.unwrap_or(pool.pot());
        let moved = if takes { pool.take(seat, count) } else { pool.pay(seat, count) };
        let key = match (takes, amount) {
            (true, _) if moved < count => "putandtake-takes-rest",
            (false, _) if moved < count => "putandtake-puts-rest",
            (true, Some(_)) => "putandtake-takes",
            (true, None) => "putandtake-takes-all",
            (false, Some(_)) => "putandtake-puts",
            (false, None) => "putandtake-puts-all",
        };
        told.push(Text::new(key).with("seat", seat).with("faces", listed(faces)).with("chips", chips(moved)));
        if pool.pot() == 0 {
            let players = pool.holders();
            for player in players.iter() {
                pool.pay(player, 1);
            }
            told.push(Text::new("putandtake-ante"));
        }
        After::Stop
    }

    fn says(&self, _pool: &Pool<Self>) -> Text {
        Text::new("putandtake-sheet")
    }

    fn says_before(&self, _pool: &Pool<Self>) -> Option<Text> {
        Some(Text::new("putandtake-sheet-first"))
    }

    fn happened(&self, pool: &Pool<Self>) -> Option<Text> {
        let owed = pool.round.fallen.last().and_then(|face| AMOUNTS[usize::from(*face) - 1]);
        let last = pool.round.thrower.is_some_and(|seat| pool.stack(seat) == 0);
        let (key, count) = match pool.put_and_taken() {
            (0, 0) => return None,
            (put, 0) if last && owed.unwrap_or(pool.pot() - put) > put => ("putandtake-sheet-last", put),
            (put, 0) if owed.is_none() => ("putandtake-sheet-same", put),
            (put, 0) => ("putandtake-sheet-puts", put),
            (0, taken) => ("putandtake-sheet-takes", taken),
            // Whoever has emptied the pot also puts one chip into the new one.
            (_, taken) => ("putandtake-sheet-takes-all", taken),
        };
        Some(Text::new(key).with("count", count))
    }

    fn draw(&self, pool: &Pool<Self>, scene: &mut Scene, room: Room) {
        room.heap(scene, pool.pot(), Text::new("chips-sheet-pot").with("count", pool.pot()));
    }

    fn text(&self, pool: &Pool<Self>) -> String {
        format!("pot {}", pool.pot())
    }

    /// An even number and a six: take everything.
    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        for (at, face) in [(pt(2.2, 2.2), 4), (pt(5.8, 2.4), 6)] {
            scene.add(Item::Die { at, side: 2.9, face, ink: Ink::Pencil });
        }
        scene.hand(pt(1.6, 6.0), Says::Plain("±".to_owned()), 3.0, Align::Centre, Ink::Seat(1));
        pile(&mut scene, pt(5.2, 6.9), (12, 0.9, 5), &mut |scene, at| {
            scene.add(Item::Bead { at, r: 0.9 * CHIP, ink: Ink::Seat(0) });
        });
        scene
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Viewer;
    use crate::games::tests::trial;

    #[test]
    fn odd_puts_and_even_takes() {
        let mut game = trial::begin("putandtake", "");
        assert!(game.position().board(Viewer::Public).starts_with("pot 3\n"), "everybody has put one");
        let told = trial::play(&mut game, &["1 5", "2 2", "3 4"]);
        assert_eq!(told, ["putandtake-puts", "chips-out", "putandtake-takes", "putandtake-puts"]);
        assert_eq!(trial::scores(&game), [0, 6, 1], "a five puts four, a four puts three");
        assert!(game.position().board(Viewer::Public).starts_with("pot 8\n"));
    }

    #[test]
    fn whoever_takes_all_is_followed_by_a_new_stake() {
        let mut game = trial::begin("putandtake", "chips=10");
        let told = trial::play(&mut game, &["1 5", "4 6"]);
        assert_eq!(told, ["putandtake-puts", "putandtake-takes-all", "putandtake-ante"]);
        assert_eq!(trial::scores(&game), [4, 15, 8], "seven taken, and one put by each");
        let told = trial::play(&mut game, &["5 6"]);
        assert_eq!((told, trial::scores(&game)), (vec!["putandtake-puts-all".to_owned()], vec![4, 15, 5]));
    }

    #[test]
    fn whoever_finds_less_than_the_die_says_is_told_so() {
        let mut game = trial::seated("putandtake", "chips=3", "Anna | Boris");
        let told = trial::play(&mut game, &["2 4", "1 3"]);
        let [takes, ante, puts] = ["putandtake-takes-rest", "putandtake-ante", "putandtake-puts-rest"];
        assert_eq!(told[..3], [takes, ante, puts], "two lay in the pot, one is left to put");
    }

    #[test]
    fn the_last_one_with_chips_wins() {
        let mut game = trial::seated("putandtake", "chips=3", "Anna | Boris");
        trial::play(&mut game, &["1 6"]);
        let outcome = game.outcome().map(|outcome| (outcome.places, outcome.scores));
        assert_eq!(outcome, Some((vec![2, 1], Some(vec![0, 2]))));
    }
}
