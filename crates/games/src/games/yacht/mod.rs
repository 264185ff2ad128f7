//! Yacht: five dice, up to three throws, fifteen boxes. A hand on the first throw counts double.
//!
//! `boxes` has the scores, `think` the best play, which is known.

mod boxes;
#[cfg(test)]
mod tests;
mod think;

use crate::game::scene::{Ink, Item, Nib, Pt, pt};
use crate::game::{Counts, Daily, Family, Hidden, Info, OptValues, Reject, Scene, SearchCtx, Text, Weight};
use crate::kit::boxgame::{BoxGame, Choice, Fill, Player, entry};
use crate::kit::dicegame::{DICE, NAMED, TOGETHER};
use crate::kit::hand::Hand;
use crate::kit::scores::Entry;
use crate::search::keeping::counts;
use boxes::{lower_pair, row, score};

pub use think::expectation;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Yacht;

static INFO: Info = Info {
    options: &[TOGETHER, NAMED, DICE],
    words: &[
        "throw", "name", "keep", "again", "die", "yacht", "large", "small", "four", "full", "pairs", "three", "pair",
        "chance", "ones", "twos", "threes", "fours", "fives", "sixes",
    ],
    hidden: Hidden::Views,
    daily: Some(Daily { settings: &["together"], computer: Some(5) }),
    ..Info::of("yacht", Counts::from_to(2, 50), Family::COMBINATIONS, Weight::Half)
};

/// A yacht under sail.
fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let hull = vec![pt(0.5, 5.4), pt(7.5, 5.4), pt(6.0, 7.5), pt(1.8, 7.5)];
    let sails = [
        (vec![pt(3.6, 0.4), pt(3.6, 4.6), pt(0.7, 4.6)], Ink::Seat(0)),
        (vec![pt(4.3, 1.2), pt(7.2, 4.6), pt(4.3, 4.6)], Ink::Seat(1)),
    ];
    for (polygon, ink) in sails.into_iter().chain([(hull, Ink::Pencil)]) {
        let outline: Vec<Pt> = polygon.iter().chain(&polygon[..1]).copied().collect();
        scene.add(Item::Fill { polygon, ink });
        scene.stroke(outline, ink, Nib::Pen);
    }
    scene
}

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

    fn emblem(&self) -> Option<Scene> {
        Some(emblem())
    }

    fn think(&self, _rules: &(), player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choice(player, ctx)
    }
}
