//! Yacht: five dice, up to three throws, fifteen boxes. A hand on the first throw counts double.
//!
//! `boxes` has what they score, `think` the best play, which is known.

mod boxes;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{Counts, Family, Hidden, Info, OptValues, Reject, SearchCtx, Text, Weight};
use crate::kit::boxgame::{BoxGame, Choice, Fill, Player, entry};
use crate::kit::dicegame::{DICE, NAMED, TOGETHER};
use crate::kit::hand::Hand;
use crate::kit::scores::Entry;
use crate::search::keeping::counts;
use boxes::{lower_pair, row, score};

pub use think::expectation;

/// The game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Yacht;

static INFO: Info = Info {
    id: "yacht",
    rules: 1,
    since: 1,
    seats: Counts::from_to(2, 50),
    family: Family::DICE,
    weight: Weight::Half,
    options: &[TOGETHER, NAMED, DICE],
    presets: &[],
    words: &[
        "throw", "name", "keep", "again", "die", "yacht", "large", "small", "four", "full", "pairs", "three", "pair",
        "chance", "ones", "twos", "threes", "fours", "fives", "sixes",
    ],
    hidden: Hidden::Views,
    computer: true,
};

impl BoxGame for Yacht {
    type Rules = ();

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, _values: &mut OptValues) -> Result<(), Reject> {
        Ok(())
    }

    fn boxes(&self) -> &'static [&'static str] {
        boxes::WORDS
    }

    fn section(&self) -> usize {
        9
    }

    fn entries(&self, _rules: &(), hand: &Hand, first: bool, fill: &Fill) -> Result<Vec<Entry>, Reject> {
        let hand = counts(hand.faces());
        let entries = fill.rows.iter().map(|&n| {
            let row = row(n);
            match fill.faces.as_slice() {
                [] => Ok(entry(score(row, &hand, first, None))),
                [face] if row.has_faces() => {
                    let scored = score(row, &hand, first, Some(*face)).map(Entry::Scored);
                    scored.ok_or_else(|| Reject::illegal(Text::new("dice-not-there").with("faces", *face)))
                }
                _ => Err(Reject::illegal(Text::new("dice-box-alone"))),
            }
        });
        entries.collect()
    }

    fn others(&self, hand: &Hand) -> Vec<Fill> {
        let lower = lower_pair(&counts(hand.faces()));
        lower.map(|face| Fill { rows: vec![boxes::PAIR], faces: vec![face] }).into_iter().collect()
    }

    fn worth(&self, _rules: &(), player: &Player) -> f64 {
        think::worth(player)
    }

    fn think(&self, _rules: &(), player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choice(player, ctx)
    }
}
