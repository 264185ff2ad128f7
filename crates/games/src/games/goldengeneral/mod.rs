//! Golden general: ten dice in five colours, two of each. At the end of a turn you divide them into two hands of five,
//! each with all five colours, and write each hand into its own box.
//!
//! `split` has the ways to divide ten dice, `think` the computer's play.

mod split;
#[cfg(test)]
mod tests;
mod think;

use crate::game::scene::Ink;
use crate::game::{Counts, Family, Hidden, Info, OptValues, Reject, Scene, SearchCtx, Text, Weight};
use crate::games::general;
use crate::games::general::boxes::{FACES, POINTS, Scale, WORDS};
use crate::kit::boxgame::{BoxGame, Choice, Fill, Player, entry};
use crate::kit::dicegame::{DICE, NAMED, TOGETHER};
use crate::kit::hand::Hand;
use crate::kit::scores::Entry;
use split::{COLOURS, Split, splits};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GoldenGeneral;

static INFO: Info = Info {
    options: &[POINTS, TOGETHER, NAMED, DICE],
    words: &[
        "throw", "name", "keep", "again", "die", "ones", "twos", "threes", "fours", "fives", "sixes", "straight",
        "full", "four", "general",
    ],
    hidden: Hidden::Views,
    ..Info::of("goldengeneral", Counts::from_to(2, 50), Family::COMBINATIONS, Weight::Half)
};

/// The inks of the colours: red, green, blue, yellow, white. The yellow of paper and pen is brown.
const INKS: [Ink; COLOURS] = [Ink::Seat(1), Ink::Seat(2), Ink::Seat(0), Ink::Seat(4), Ink::Pencil];
/// The names of the colours in messages, with their letters.
const NAMES: [&str; COLOURS] = ["red", "green", "blue", "yellow", "white"];
/// The signs of the colours on buttons.
const SIGNS: [&str; COLOURS] = ["🔴", "🟢", "🔵", "🟡", "⚪"];

impl BoxGame for GoldenGeneral {
    type Rules = Scale;

    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The first throw brings no bonus.
    fn rules(&self, values: &mut OptValues) -> Result<Scale, Reject> {
        Ok(Scale::of(values).level())
    }

    fn boxes(&self) -> &'static [&'static str] {
        WORDS
    }

    fn section(&self) -> usize {
        FACES
    }

    fn dice(&self) -> usize {
        2 * COLOURS
    }

    fn ink(&self, die: usize) -> Ink {
        INKS[die % COLOURS]
    }

    fn letter(&self, die: usize) -> Option<Text> {
        Some(Text::new(format!("goldengeneral-letter-{}", NAMES[die % COLOURS])))
    }

    fn sign(&self, die: usize) -> &'static str {
        SIGNS[die % COLOURS]
    }

    fn at_once(&self) -> usize {
        2
    }

    fn keep(&self, hand: &mut Hand, faces: &[u8]) -> bool {
        split::keep(hand, faces)
    }

    fn entries(&self, rules: &Scale, hand: &Hand, _first: bool, fill: &Fill) -> Result<Vec<Entry>, Reject> {
        let all = splits(hand.faces());
        let fits = |split: &&Split| fill.faces.is_empty() || split.has_first(&fill.faces);
        let scored = |split: &Split| -> Vec<Option<i32>> {
            fill.rows.iter().zip(&split.hands).map(|(row, hand)| rules.score(*row, hand, false)).collect()
        };
        let sum = |scored: &Vec<Option<i32>>| scored.iter().flatten().sum::<i32>();
        let best = all.iter().filter(fits).map(scored).max_by_key(sum);
        let best = best.ok_or_else(|| Reject::illegal(Text::new("goldengeneral-no-hand")))?;
        Ok(best.into_iter().map(entry).collect())
    }

    /// Each hand in a row of its own.
    fn laid(&self, rules: &Scale, player: &Player) -> Option<Hand> {
        let (hand, rows) = (player.hand.as_ref()?, &player.latest);
        let wrote = |split: &Split| {
            rows.iter()
                .zip(&split.hands)
                .all(|(row, hand)| entry(rules.score(*row, hand, false)) == player.column[*row])
        };
        let way = splits(hand.faces()).iter().position(wrote)?;
        Some(Hand::showing(&split::divided(hand.faces(), way), hand.sides()))
    }

    fn worth(&self, rules: &Scale, player: &Player) -> f64 {
        think::worth(*rules, player)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(general::emblem([Ink::Seat(4), Ink::Seat(1), Ink::Seat(2)]))
    }

    fn think(&self, rules: &Scale, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choice(*rules, player, ctx)
    }
}
