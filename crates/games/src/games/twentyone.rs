//! Twenty-one: throw one die as often as you dare and add up. Whoever comes nearest to twenty-one wins the round.
//!
//! Where the rules are silent, these are ours: each of those who are level gets the point of the round, the next player
//! opens the next one, and at twenty-one you stop by yourself. With one throw for everyone, all who are in have the same
//! sum, so you win a round by staying in longest.

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, pt};
use crate::game::{Counts, Dice, Family, Hidden, Info, OptValues, Scene, SearchCtx, Seat, Seats, Text, Weight};
use crate::kit::dicegame::{After, DICE, ROUNDS, Scored, Sheet, TOGETHER, WORDS, Worth, climbed, listed};
use crate::search::climb;

/// The registry's entry.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TwentyOne;

static INFO: Info = Info {
    id: "twentyone",
    rules: 1,
    since: 1,
    seats: Counts::from_to(2, 50),
    family: Family::DICE,
    weight: Weight::Quarter,
    options: &[ROUNDS, TOGETHER, DICE],
    presets: &[],
    words: WORDS,
    hidden: Hidden::Choices,
    computer: true,
};

/// The best sum.
const LIMIT: u32 = 21;
/// How often of a hundred times each level stops or throws on by chance.
const SLIPS: [u32; 5] = [70, 45, 25, 10, 0];

impl Scored for TwentyOne {
    /// How many rounds.
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

    fn goes_round(&self) -> bool {
        true
    }

    fn dice(&self, _sheet: &Sheet<Self>, _seat: Seat) -> Dice {
        Dice::ordinary(1)
    }

    fn may_hold(&self, _sheet: &Sheet<Self>, _seat: Seat) -> bool {
        true
    }

    fn after(&self, sheet: &Sheet<Self>, seat: Seat) -> After {
        match self.result(sheet, seat) {
            LIMIT => After::Stop,
            sum if sum > LIMIT => After::Lose,
            _ => After::Choose,
        }
    }

    fn result(&self, sheet: &Sheet<Self>, seat: Seat) -> u32 {
        sheet.player(seat).sum()
    }

    fn tell(&self, sheet: &Sheet<Self>, seat: Seat, faces: &[u8]) -> Text {
        let sum = self.result(sheet, seat);
        let key = if sum > LIMIT { "twentyone-lost" } else { "dice-threw-makes" };
        Text::new(key).with("seat", seat).with("faces", listed(faces)).with("sum", sum)
    }

    fn ask(&self, sheet: &Sheet<Self>, seats: Seats) -> Text {
        let sum = seats.iter().next().map_or(0, |seat| self.result(sheet, seat));
        let key = match (sheet.round.is_common(), sum) {
            (true, _) => "twentyone-ask-all",
            (false, 0) => return Text::new("dice-ask-forced").with("dice", 1),
            (false, _) => "twentyone-ask",
        };
        Text::new(key).with("sum", sum).with("best", sheet.best().unwrap_or(0))
    }

    fn rolls(&self, sheet: &Sheet<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        if ctx.slips(*ctx.level.of(&SLIPS)) {
            return ctx.slips(50);
        }
        climb::round(LIMIT, sheet.best(), sheet.rivals(seat)).rolls(self.result(sheet, seat))
    }

    /// A die, and the sum that everybody wants.
    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        scene.add(Item::Die { at: pt(2.4, 2.4), side: 3.0, face: 6, ink: Ink::Pencil });
        scene.add(Item::Ring { at: pt(5.1, 5.1), r: 2.7, ink: Ink::Seat(1), nib: Nib::Bold });
        scene.hand(pt(5.1, 5.2), Says::Plain(LIMIT.to_string()), 3.0, Align::Centre, Ink::Seat(0));
        Some(scene)
    }

    fn body(&self) -> (f32, f32) {
        (6.0, climbed::HEIGHT)
    }

    fn draw(&self, scene: &mut Scene, sheet: &Sheet<Self>, seat: Seat, top: Pt, wide: f32) {
        climbed::draw(scene, sheet, (seat, LIMIT), top, wide);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::dicegame::trial;

    #[test]
    fn the_nearest_to_twenty_one_gets_the_point() {
        let mut game = trial::begin("twentyone", "rounds=2");
        let told = trial::play(&mut game, &["6", "5", "4", "3", "hold", "6", "6", "4", "6"]);
        assert_eq!((told[4].as_str(), told[8].as_str()), ("dice-stops", "twentyone-lost"), "18; 22 is out");
        let told = trial::play(&mut game, &["6", "6", "6", "hold"]);
        assert_eq!((told[4].as_str(), trial::scores(&game)), ("dice-round-won", vec![1, 0, 1]));
        assert_eq!(trial::asked(&game), [1], "Boris opens the second round");
        trial::play(&mut game, &["6", "6", "6", "3"]);
        assert_eq!(trial::asked(&game), [2], "nobody throws at twenty-one");
    }

    #[test]
    fn nobody_gets_a_point_where_all_have_lost() {
        let mut game = trial::seated("twentyone", "rounds=1", "Anna | Boris");
        assert_eq!(trial::refused(&mut game, "hold"), "dice-roll-first");
        let told = trial::play(&mut game, &["6", "6", "6", "6", "5", "5", "5", "5", "5"]);
        assert_eq!((told[9].as_str(), trial::scores(&game)), ("dice-round-nobody", vec![0, 0]));
        assert!(game.outcome().is_some_and(|outcome| outcome.is_draw()));
    }

    #[test]
    fn with_one_throw_for_all_whoever_stays_in_longest_wins() {
        let mut game = trial::begin("twentyone", "rounds=1 together=on");
        trial::play(&mut game, &["6", "roll", "roll", "roll", "6", "roll", "hold", "roll"]);
        trial::play(&mut game, &["5", "hold", "roll"]);
        assert_eq!((trial::scores(&game), trial::asked(&game).len()), (vec![0; 3], 1), "Vera has 17 and stays in");
        trial::play(&mut game, &["4"]);
        assert_eq!(trial::scores(&game), [0, 0, 1]);
    }
}
