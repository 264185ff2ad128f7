//! Seven to the power: two dice that make seven win seven chips. Any other sum costs the difference.

use crate::game::scene::{Align, Ink, Item, Says, pt};
use crate::game::{Counts, Info, OptDef, OptKind, OptValues, Scene, Seat, Table, Text};
use crate::kit::chipgame::{CHIP, ChipGame, Goal, Pool, Room, chips, pile, usual};
use crate::kit::chips::Chips;
use crate::kit::dicegame::{After, DICE, listed};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SevenPower;

static INFO: Info = Info {
    options: &[
        OptDef::new("chips", OptKind::Int { min: 5, max: 40, step: 5, default: Some(20) }).offering(&["10", "20"]),
        OptDef::new("sum", OptKind::Choice(&["seven", "eleven"])),
        DICE,
    ],
    ..usual("sevenpower", Counts::from_to(2, 20))
};

/// The sum that doubles the pot in the form with eleven.
const DOUBLES: u32 = 12;
/// How far below the upper edge of the table the sum to throw stands.
const AIM: f32 = 1.2;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules {
    /// Chips per player at the start.
    chips: u32,
    /// Whether eleven wins the whole pot. Otherwise seven wins seven chips.
    eleven: bool,
}

impl Rules {
    fn aim(self) -> u32 {
        if self.eleven { 11 } else { 7 }
    }

    /// Whether this sum puts as much as there is in the pot.
    fn doubles(self, sum: u32) -> bool {
        self.eleven && sum == DOUBLES
    }
}

impl ChipGame for SevenPower {
    const GOAL: Goal = Goal::LastIn;
    type Rules = Rules;
    type Middle = ();

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &OptValues) -> Rules {
        // The definition bounds it.
        Rules { chips: values.int("chips") as u32, eleven: values.choice("sum") == "eleven" }
    }

    fn deal(&self, rules: &Rules, table: Table) -> (Chips, ()) {
        (Chips::new(table.seats, rules.chips, 0), ())
    }

    fn dice(&self) -> u8 {
        2
    }

    fn thrown(&self, pool: &mut Pool<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
        let aim = pool.rules.aim();
        let text = |key, count| {
            Text::new(key).with("seat", seat).with("faces", listed(faces)).with("sum", sum).with("chips", chips(count))
        };
        if sum == aim && !pool.rules.eleven {
            // The bank adds the chips that are missing from the pot.
            let lacks = aim.saturating_sub(pool.pot());
            pool.common.chips.bank_adds(lacks);
            let pot = pool.pot() - lacks;
            let taken = pool.take(seat, aim);
            let key = if lacks > 0 { "sevenpower-takes-more" } else { "sevenpower-takes" };
            told.push(text(key, taken).with("pot", pot).with("lacks", lacks));
        } else if sum == aim {
            let taken = pool.take(seat, u32::MAX);
            told.push(text("sevenpower-takes", taken));
        } else {
            let owes = if pool.rules.doubles(sum) { pool.pot() } else { sum.abs_diff(aim) };
            let paid = pool.pay(seat, owes);
            let all = pool.stack(seat) == 0;
            told.push(text(if all { "sevenpower-all" } else { "sevenpower-pays" }, paid));
        }
        After::Stop
    }

    fn says(&self, pool: &Pool<Self>) -> Text {
        Text::new(if pool.rules.eleven { "sevenpower-sheet-eleven" } else { "sevenpower-sheet-seven" })
    }

    fn happened(&self, pool: &Pool<Self>) -> Option<Text> {
        let sum: u32 = pool.round.fallen.iter().map(|face| u32::from(*face)).sum();
        let rules = pool.rules;
        let off = sum.abs_diff(rules.aim());
        let (key, count) = match pool.put_and_taken() {
            (0, 0) => return None,
            (put, 0) if rules.doubles(sum) && pool.pot() == 2 * put => ("sevenpower-sheet-doubles", put),
            (put, 0) if rules.doubles(sum) => ("sevenpower-sheet-rest", put),
            (put, 0) if put < off => ("sevenpower-sheet-last", put),
            (put, 0) => ("sevenpower-sheet-puts", put),
            (_, taken) => ("sevenpower-sheet-takes", taken),
        };
        Some(Text::new(key).with("sum", sum).with("off", off).with("count", count))
    }

    fn draw(&self, pool: &Pool<Self>, scene: &mut Scene, room: Room) {
        let aim = Says::Words(Text::new("sevenpower-sheet-aim").with("aim", pool.rules.aim()));
        scene.hand(pt(room.centre.x, AIM), aim, 1.6 * room.hand, Align::Centre, Ink::Pencil);
        let key = if pool.round.over { "sevenpower-sheet-left" } else { "chips-sheet-pot" };
        room.heap(scene, pool.pot(), Text::new(key).with("count", pool.pot()));
    }

    fn text(&self, pool: &Pool<Self>) -> String {
        format!("pot {}", pool.pot())
    }

    /// A four and a three, and a heap of chips.
    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        for (at, face) in [(pt(2.2, 2.2), 4), (pt(5.8, 2.4), 3)] {
            scene.add(Item::Die { at, side: 2.9, face, ink: Ink::Pencil });
        }
        scene.hand(pt(1.8, 6.2), Says::Plain("7".to_owned()), 2.8, Align::Centre, Ink::Seat(0));
        pile(&mut scene, pt(5.4, 6.9), (9, 0.9, 5), &mut |scene, at| {
            scene.add(Item::Bead { at, r: 0.9 * CHIP, ink: Ink::Seat(1) });
        });
        scene
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Viewer;
    use crate::games::tests::trial;

    #[test]
    fn a_sum_costs_its_distance_from_seven_and_seven_brings_seven() {
        let mut game = trial::begin("sevenpower", "");
        let told = trial::play(&mut game, &["6 4", "3 2", "4 3"]);
        assert_eq!(told, ["sevenpower-pays", "sevenpower-pays", "sevenpower-takes-more"]);
        assert_eq!(trial::scores(&game), [17, 18, 27], "the bank has added two");
        assert!(game.position().board(Viewer::Public).starts_with("pot 0\n"));
    }

    #[test]
    fn whoever_cannot_pay_in_full_pays_all_and_is_out() {
        let mut game = trial::begin("sevenpower", "chips=5");
        let told = trial::play(&mut game, &["6 5", "6 3", "2 4", "1 1"]);
        assert_eq!(told[3..], ["sevenpower-all", "chips-out"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![0, 3, 4], vec![1]));
        trial::play(&mut game, &["3 4", "1 1"]);
        let outcome = game.outcome().map(|outcome| (outcome.places, outcome.scores));
        assert_eq!(outcome, Some((vec![3, 1, 2], Some(vec![0, 10, 0]))));
    }

    #[test]
    fn eleven_takes_the_pot_and_twelve_doubles_it() {
        let mut game = trial::begin("sevenpower", "sum=eleven");
        trial::play(&mut game, &["4 4", "6 6", "5 6"]);
        assert_eq!(trial::scores(&game), [17, 17, 26]);
    }
}
