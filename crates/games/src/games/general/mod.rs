//! General: five dice, up to three throws, ten boxes. A general on the first throw wins at once.
//!
//! The book's own page of rules is lost. This much is certain: ten combinations, two more throws, more points for a
//! combination on the first throw, 40 points for a general. The rest are the public rules. Their points are data.

pub mod boxes;
#[cfg(test)]
mod tests;
mod think;

use crate::game::scene::{Ink, Item, pt};
use crate::game::{Counts, Family, Hidden, Info, OptValues, Reject, Scene, SearchCtx, Text, Weight};
use crate::games::general::boxes::{FACES, GENERAL, POINTS, Scale, WORDS};
use crate::kit::boxgame::{BoxGame, Choice, Fill, Player, entry};
use crate::kit::dicegame::{DICE, NAMED, TOGETHER};
use crate::kit::hand::Hand;
use crate::kit::scores::Entry;
use crate::search::keeping::counts;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct General;

static INFO: Info = Info {
    options: &[POINTS, TOGETHER, NAMED, DICE],
    words: &[
        "throw", "name", "keep", "again", "die", "ones", "twos", "threes", "fours", "fives", "sixes", "straight",
        "full", "four", "general",
    ],
    hidden: Hidden::Views,
    ..Info::of("general", Counts::from_to(2, 50), Family::COMBINATIONS, Weight::Half)
};

/// Three sixes, the highest dice.
pub fn emblem(inks: [Ink; 3]) -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (at, ink) in [pt(4.0, 2.1), pt(2.1, 5.9), pt(5.9, 5.9)].into_iter().zip(inks) {
        scene.add(Item::Die { at, side: 3.3, face: 6, ink });
    }
    scene
}

impl BoxGame for General {
    type Rules = Scale;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues) -> Result<Scale, Reject> {
        Ok(Scale::of(values))
    }

    fn boxes(&self) -> &'static [&'static str] {
        WORDS
    }

    fn section(&self) -> usize {
        FACES
    }

    fn entries(&self, rules: &Scale, hand: &Hand, first: bool, fill: &Fill) -> Result<Vec<Entry>, Reject> {
        if !fill.faces.is_empty() {
            return Err(Reject::illegal(Text::new("dice-box-alone")));
        }
        let hand = counts(hand.faces());
        Ok(fill.rows.iter().map(|row| entry(rules.score(*row, &hand, first))).collect())
    }

    fn wins(&self, hand: &Hand, first: bool, fill: &Fill) -> bool {
        first && fill.rows == [GENERAL] && counts(hand.faces()).contains(&5)
    }

    fn worth(&self, rules: &Scale, player: &Player) -> f64 {
        think::worth(*rules, player)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(emblem([Ink::Seat(0); 3]))
    }

    fn think(&self, rules: &Scale, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choice(*rules, player, ctx)
    }
}
