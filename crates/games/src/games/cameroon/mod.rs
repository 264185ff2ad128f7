//! Cameroon: five dice, up to three throws, ten turns. Each player has ten boxes. Or all share the columns, and a
//! column closes when it is full.
//!
//! The rules that we found for shared columns leave the limits open. Those here are ours.

#[cfg(test)]
mod tests;
mod think;

use crate::game::scene::{Ink, Item, Nib, pt};
use crate::game::{
    Counts, Family, Hidden, Info, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat, Text, Weight, Why,
};
use crate::kit::boxgame::{BoxGame, Choice, Fill, Player, entry, points};
use crate::kit::dicegame::{DICE, NAMED, TOGETHER, Way};
use crate::kit::hand::Hand;
use crate::kit::scores::Entry;
use crate::search::keeping::{self, counts};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cameroon;

static INFO: Info = Info {
    options: &[OptDef::new("columns", OptKind::Choice(&["own", "shared"])), TOGETHER, NAMED, DICE],
    words: &[
        "throw", "name", "keep", "again", "die", "ones", "twos", "threes", "fours", "fives", "sixes", "small", "large",
        "full", "equal",
    ],
    hidden: Hidden::Views,
    ..Info::of("cameroon", Counts::from_to(2, 50), Family::POWER, Weight::Half)
};

/// The words of the boxes, from the top of the sheet.
const WORDS: &[&str] = &["ones", "twos", "threes", "fours", "fives", "sixes", "small", "large", "full", "equal"];
/// How many boxes at the top are for a face each, and the rows of the straights and of five equal dice.
const FACES: usize = 6;
const SMALL: usize = 6;
const LARGE: usize = 7;
const FULL: usize = 8;
const EQUAL: usize = 9;

/// The owners of the columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Columns {
    /// Everybody has ten boxes, each filled once.
    Own,
    /// Everybody adds to the same columns until they are full. Each straight is written once by every player.
    Shared,
}

impl Columns {
    /// The points of a small straight, a large one and five equal dice.
    fn fixed(self) -> [i32; 3] {
        match self {
            Columns::Own => [21, 30, 50],
            Columns::Shared => [15, 20, 30],
        }
    }

    /// The score of a hand in the box of a row; `None` if the hand lacks what the box wants.
    fn score(self, row: usize, hand: &keeping::Counts) -> Option<i32> {
        let [small, large, equal] = self.fixed();
        match row {
            0..FACES => (hand[row] > 0).then(|| i32::from(hand[row]) * (row as i32 + 1)),
            SMALL => (hand[..5] == [1; 5]).then_some(small),
            LARGE => (hand[1..] == [1; 5]).then_some(large),
            FULL => {
                let sum = || (1..).zip(hand).map(|(face, dice)| face * i32::from(*dice)).sum();
                (hand.contains(&3) && hand.contains(&2)).then(sum)
            }
            _ => hand.contains(&5).then_some(equal),
        }
    }
}

/// The points at which a shared column is full for `players` players; `None` if it never is.
fn limit(row: usize, players: usize) -> Option<i32> {
    // At most fifty players.
    let players = players as i32;
    match row {
        0..FACES => Some(3 * (row as i32 + 1) * players),
        FULL => Some(20 * players),
        EQUAL => Some(60),
        _ => None,
    }
}

/// The points that a shared column lacks until it is full; `None` if it never is.
fn missing(row: usize, players: &[Player]) -> Option<i32> {
    let written = || players.iter().map(|player| player.column.get(row).copied().map_or(0, points)).sum::<i32>();
    limit(row, players.len()).map(|limit| (limit - written()).max(0))
}

/// Five equal dice around a small sun.
fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for n in 0..5u8 {
        let angle = std::f32::consts::TAU * (f32::from(n) / 5.0 - 0.25);
        let at = pt(4.0 + 2.7 * angle.cos(), 4.1 + 2.7 * angle.sin());
        let ink = [Ink::Seat(2), Ink::Seat(1), Ink::Seat(4), Ink::Seat(1), Ink::Seat(2)][usize::from(n)];
        scene.add(Item::Die { at, side: 2.0, face: 6, ink });
    }
    scene.add(Item::Dot { at: pt(4.0, 4.1), r: 0.7, ink: Ink::Seat(4) });
    scene.add(Item::Ring { at: pt(4.0, 4.1), r: 1.1, ink: Ink::Pencil, nib: Nib::Fine });
    scene
}

impl BoxGame for Cameroon {
    type Rules = Columns;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues) -> Result<Columns, Reject> {
        Ok(if values.choice("columns") == "shared" { Columns::Shared } else { Columns::Own })
    }

    /// An entry in a shared column changes what the others may write.
    fn way(&self, columns: &Columns, asked: Way) -> Result<Way, Reject> {
        match (columns, asked) {
            (Columns::Own, _) | (_, Way::Turns) => Ok(asked),
            _ => Err(Reject::new(Why::Options, Text::new("cameroon-reject-shared"))),
        }
    }

    fn boxes(&self) -> &'static [&'static str] {
        WORDS
    }

    fn section(&self) -> usize {
        FACES
    }

    fn entries(&self, columns: &Columns, hand: &Hand, _first: bool, fill: &Fill) -> Result<Vec<Entry>, Reject> {
        if !fill.faces.is_empty() {
            return Err(Reject::illegal(Text::new("dice-box-alone")));
        }
        let hand = counts(hand.faces());
        Ok(fill.rows.iter().map(|row| entry(columns.score(*row, &hand))).collect())
    }

    fn written(&self, columns: &Columns, players: &mut [Player], seat: Seat, told: &mut Vec<Text>) {
        let Some(&row) = players.get(seat.index()).and_then(|player| player.latest.first()) else { return };
        match missing(row, players).filter(|_| *columns == Columns::Shared) {
            None => {}
            Some(0) => {
                players.iter_mut().for_each(|player| player.free &= !(1 << row));
                told.push(Text::new("cameroon-full").with("box", self.name(row)));
            }
            Some(_) => players[seat.index()].free |= 1 << row,
        }
    }

    fn left(&self, columns: &Columns, players: &[Player], row: usize) -> Option<i32> {
        missing(row, players).filter(|_| *columns == Columns::Shared)
    }

    fn worth(&self, columns: &Columns, player: &Player) -> f64 {
        think::worth(*columns, player)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(emblem())
    }

    fn think(&self, columns: &Columns, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choice(*columns, player, ctx)
    }
}
