//! Newmarket, also called Going to Boston: you throw three dice and keep the highest, then two, then one. The highest
//! sum wins the round.
//!
//! We added our own rules where the original ones are silent. Players with the same highest sum all get the point of
//! the round. The same player opens every round, since nobody has a choice.

use crate::game::scene::{Ink, Item, Nib, Pt, pt};
use crate::game::{Counts, Dice, Family, Info, OptValues, Scene, Seat, Seats, Text, Weight};
use crate::kit::dicegame::{After, DICE, LUCK, Lot, ROUNDS, Scored, Sheet, Worth, listed};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Newmarket;

static INFO: Info = Info {
    options: &[ROUNDS, DICE],
    words: LUCK,
    ..Info::of("newmarket", Counts::from_to(2, 50), Family::CHILDREN, Weight::Quarter)
};

/// The number of dice in the first throw, and the number of throws in a turn.
const THROWS: usize = 3;
/// Least width of a column: the dice of the first throw, and some space beside them. Two players have wider ones.
const COLUMN: f32 = 6.0;
const BESIDE: f32 = 0.6;
const LARGE: f32 = 2.6;
/// How much higher than wide a die's room is: there is the stroke below it. Space above and below the rows.
const BELOW: f32 = 0.4;
const FREE: f32 = 0.2;

/// The die that stays: the first of the highest.
fn stays(throw: &[u8]) -> Option<usize> {
    (0..throw.len()).max_by_key(|die| (throw[*die], throw.len() - die))
}

/// The sum of the dice that stay.
fn sum(throws: &[Vec<u8>]) -> u32 {
    throws.iter().filter_map(|throw| throw.iter().max()).map(|face| u32::from(*face)).sum()
}

/// The distance of dice on a table with this many.
fn pitch(sheet: &Sheet<Newmarket>) -> f32 {
    if sheet.seats().len() > 2 { (COLUMN - BESIDE) / THROWS as f32 } else { LARGE }
}

impl Scored for Newmarket {
    type Rules = u32;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &OptValues) -> u32 {
        // The definition bounds it.
        values.int("rounds") as u32
    }

    fn rounds(&self, rounds: &u32) -> u32 {
        *rounds
    }

    fn worth(&self) -> Worth {
        Worth::Best
    }

    fn dice(&self, sheet: &Sheet<Self>, seat: Seat) -> Dice {
        Dice::ordinary(THROWS.saturating_sub(sheet.player(seat).throws.len()).max(1))
    }

    fn after(&self, sheet: &Sheet<Self>, seat: Seat) -> After {
        if sheet.player(seat).throws.len() < THROWS { After::Choose } else { After::Stop }
    }

    fn result(&self, sheet: &Sheet<Self>, seat: Seat) -> u32 {
        sum(&sheet.player(seat).throws)
    }

    fn tell(&self, sheet: &Sheet<Self>, seat: Seat, faces: &[u8]) -> Text {
        let text = Text::new("newmarket-threw").with("seat", seat).with("faces", listed(faces));
        text.with("kept", faces.iter().max().copied().unwrap_or(0)).with("sum", self.result(sheet, seat))
    }

    fn ask(&self, sheet: &Sheet<Self>, seats: Seats) -> Text {
        let dice = seats.iter().next().map_or(THROWS, |seat| self.dice(sheet, seat).count);
        Text::new("dice-ask-forced").with("dice", dice)
    }

    /// Three dice with a ring around the highest, and two arrows towards the last one.
    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        for (at, face) in [(pt(2.0, 5.9), 2), (pt(4.0, 2.1), 6), (pt(6.0, 5.9), 3)] {
            let ink = if face == 6 { Ink::Seat(0) } else { Ink::Pencil };
            scene.add(Item::Die { at, side: 2.3, face, ink });
        }
        scene.add(Item::Ring { at: pt(4.0, 2.1), r: 1.9, ink: Ink::Seat(1), nib: Nib::Bold });
        Some(scene)
    }

    fn says(&self, sheet: &Sheet<Self>) -> Text {
        let series = &sheet.common;
        let old = sheet.is_past() && series.number() > 1;
        let key = if old { "newmarket-sheet-old" } else { "newmarket-sheet" };
        Text::new(key).with("round", series.number()).with("rounds", series.of())
    }

    fn body(&self, sheet: &Sheet<Self>) -> (f32, f32) {
        (COLUMN, ((pitch(sheet) + BELOW) * THROWS as f32 + 2.0 * FREE).ceil())
    }

    /// A row for each throw. The dice that stay are inked and underlined.
    fn draw(&self, scene: &mut Scene, sheet: &Sheet<Self>, seat: Seat, top: Pt, _wide: f32) {
        let (throws, _) = sheet.player(seat).shown();
        let past = sheet.is_past();
        let lot = |n: usize, die: usize| match stays(&throws[n]) == Some(die) {
            true if past => Lot::Stayed,
            false if past => Lot::Before,
            true => Lot::Kept,
            false => Lot::Plain,
        };
        let pitch = pitch(sheet);
        sheet.draw_throws(scene, seat, pt(top.x, top.y + FREE), ((pitch, pitch, pitch + BELOW), THROWS), &lot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tests::trial;

    #[test]
    fn the_highest_die_of_each_throw_stays() {
        let mut game = trial::begin("newmarket", "rounds=2");
        let told = trial::play(&mut game, &["6 6 2", "5 3", "4", "1 2 3", "4 4", "6", "6 1 1", "5 5", "4"]);
        assert_eq!(told.last().map(String::as_str), Some("dice-round-won"));
        assert_eq!(trial::scores(&game), [1, 0, 1], "6 + 5 + 4 = 15 is level with 15 and beats 13");
        assert_eq!(trial::asked(&game), [0], "the same one opens again");
    }

    #[test]
    fn a_throw_has_as_many_dice_as_are_left() {
        let mut game = trial::begin("newmarket", "");
        assert_eq!(trial::refused(&mut game, "6 6"), "reject-wrong-dice");
        trial::play(&mut game, &["6 6 2"]);
        assert_eq!(trial::refused(&mut game, "6 6 2"), "reject-wrong-dice");
        assert_eq!(trial::refused(&mut game, "stop"), "dice-roll-only");
    }

    /// The chance of each sum, computed twice: from the odds for the highest of some dice, and by counting all throws.
    #[test]
    fn somebody_wins_a_round_of_two_alone_in_eight_of_nine() {
        let most =
            |dice: i32, face: u8| (f64::from(face).powi(dice) - f64::from(face - 1).powi(dice)) / 6f64.powi(dice);
        let mut chances = [0.0; 19];
        let mut counted = [0u32; 19];
        for (a, b, c) in (0..216).map(|n| (n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1)) {
            chances[usize::from(a + b + c)] += most(3, a) * most(2, b) * most(1, c);
        }
        for n in 0..6usize.pow(6) {
            let faces: Vec<u8> = (0..6).map(|die| (n / 6usize.pow(die) % 6) as u8 + 1).collect();
            counted[sum(&[faces[..3].to_vec(), faces[3..5].to_vec(), faces[5..].to_vec()]) as usize] += 1;
        }
        let shares = counted.map(|count| f64::from(count) / 46656.0);
        assert!(chances.iter().zip(&shares).all(|(one, other)| (one - other).abs() < 1e-12));
        let mean: f64 = (0u8..).zip(&chances).map(|(sum, chance)| f64::from(sum) * chance).sum();
        let level: f64 = chances.iter().map(|chance| chance * chance).sum();
        assert!((mean - MEAN).abs() < 1e-4 && (level - LEVEL).abs() < 1e-4, "{mean} {level}");
    }

    /// The mean score of a turn, and the chance that two players are level. The first player wins half of the rest.
    const MEAN: f64 = 12.9306;
    const LEVEL: f64 = 0.110_925;
}
