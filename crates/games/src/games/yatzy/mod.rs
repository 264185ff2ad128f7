//! Yatzy: five dice, up to three throws, fifteen boxes, and a bonus for the boxes of the faces. Another sheet has
//! thirteen boxes.
//!
//! `boxes` has the scores, `think` the computer's play.

mod boxes;
#[cfg(test)]
mod tests;
mod think;

use crate::game::scene::{Align, Ink, Item, Says, pt};
use crate::game::{
    Counts, Family, Hidden, Info, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat, Text, Weight,
};
use crate::kit::boxgame::{BoxGame, Choice, Fill, Player, entry};
use crate::kit::dicegame::{DICE, NAMED, TOGETHER};
use crate::kit::hand::Hand;
use crate::kit::scores::Entry;
use crate::search::keeping::counts;
use boxes::{FACES, FIVE, GOAL, Sheet, WORDS, upper};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Yatzy;

static INFO: Info = Info {
    options: &[OptDef::new("sheet", OptKind::Choice(&["fifteen", "thirteen"])), TOGETHER, NAMED, DICE],
    words: &[
        "throw", "name", "keep", "again", "die", "ones", "twos", "threes", "fours", "fives", "sixes", "pair", "pairs",
        "three", "four", "small", "large", "full", "chance", "yatzy",
    ],
    hidden: Hidden::Views,
    ..Info::of("yatzy", Counts::from_to(2, 50), Family::COMBINATIONS, Weight::Half)
};

/// The points for each further five equal dice, on the sheet with thirteen boxes.
const FURTHER: i32 = 100;

/// Five fives around their score.
fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (n, at) in [pt(1.5, 1.6), pt(4.0, 1.3), pt(6.5, 1.6), pt(2.0, 6.5), pt(6.0, 6.5)].into_iter().enumerate() {
        let ink = if n % 2 == 0 { Ink::Seat(0) } else { Ink::Seat(1) };
        scene.add(Item::Die { at, side: 2.1, face: 5, ink });
    }
    scene.hand(pt(4.0, 4.1), Says::Plain("50".to_owned()), 2.6, Align::Centre, Ink::Pencil);
    scene
}

impl BoxGame for Yatzy {
    type Rules = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues) -> Result<Sheet, Reject> {
        Ok(if values.choice("sheet") == "thirteen" { Sheet::Thirteen } else { Sheet::Fifteen })
    }

    fn boxes(&self) -> &'static [&'static str] {
        WORDS
    }

    fn rows(&self, sheet: &Sheet) -> Vec<usize> {
        sheet.rows()
    }

    fn section(&self) -> usize {
        FACES
    }

    /// The entry appears as soon as the bonus is won or lost.
    fn bonus(&self, sheet: &Sheet, column: &[Entry]) -> Option<Entry> {
        let full = column.len() > FACES && !column[..FACES].contains(&Entry::Open);
        Some(match upper(column) >= GOAL {
            true => Entry::Scored(sheet.bonus()),
            false if full => Entry::Struck,
            false => Entry::Open,
        })
    }

    fn towards(&self, column: &[Entry]) -> Option<(i32, i32)> {
        Some((upper(column), GOAL))
    }

    fn entries(&self, sheet: &Sheet, hand: &Hand, _first: bool, fill: &Fill) -> Result<Vec<Entry>, Reject> {
        if !fill.faces.is_empty() {
            return Err(Reject::illegal(Text::new("dice-box-alone")));
        }
        let hand = counts(hand.faces());
        Ok(fill.rows.iter().map(|row| entry(sheet.score(*row, &hand))).collect())
    }

    fn written(&self, sheet: &Sheet, players: &mut [Player], seat: Seat, told: &mut Vec<Text>) {
        let Some(player) = players.get_mut(seat.index()) else { return };
        let five = player.hand.as_ref().is_some_and(|hand| counts(hand.faces()).contains(&5));
        if let Entry::Scored(points) = player.column[FIVE]
            && five
            && *sheet == Sheet::Thirteen
            && player.latest != [FIVE]
        {
            player.column[FIVE] = Entry::Scored(points + FURTHER);
            told.push(Text::new("yatzy-further").with("seat", seat).with("points", FURTHER));
        }
    }

    fn worth(&self, sheet: &Sheet, player: &Player) -> f64 {
        think::worth(*sheet, player)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(emblem())
    }

    fn think(&self, sheet: &Sheet, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choice(*sheet, player, ctx)
    }
}
