//! The computer's play. It simulates throws, a few dozen for each sensible way to keep dice.
//!
//! The value of the rest of the match is about what its boxes bring on average. Before the last throw, the computer
//! tries each way to keep dice with the same throws, and writes each result down as well as possible. Before the second
//! throw, it takes the ways that would be best if that throw were the last. It tries them more closely: after each
//! throw it tries the last one too.

use super::split::{COLOURS, Split, chosen, splits};
use crate::game::{Chance, SearchCtx};
use crate::games::general::boxes::{BOOK, Scale, WORDS};
use crate::kit::boxgame::{Choice, Fill, Player, THROWS};

type Dice = [u8; 2 * COLOURS];

/// The cost of using up each box, by the points of the book and by the public ones. It is the mean that the box brings.
/// The general is the exception, since it is worth trying early. With a higher cost the computer puts it off until it
/// fails.
const BOOK_COSTS: [f64; 10] = [2.5, 5.5, 9.5, 13.5, 17.5, 21.5, 8.5, 18.5, 27.0, 22.0];
const PUBLIC_COSTS: [f64; 10] = [2.5, 5.5, 9.5, 13.5, 17.5, 21.5, 17.0, 28.0, 37.0, 33.0];

/// The skill of a level.
struct Skill {
    /// The most throws that it makes in a turn.
    throws: u8,
    /// By how many points it may misjudge a choice.
    blur: f64,
    /// With how many throws it tries a way to keep dice.
    tries: usize,
    /// How many ways it tries more closely before the second throw, with how many throws each, and with how many for
    /// the last throw.
    closely: usize,
    outer: usize,
    inner: usize,
}

/// The skills of levels 1 to 5.
const SKILLS: [Skill; 5] = [
    Skill { throws: 2, blur: 40.0, tries: 4, closely: 0, outer: 0, inner: 0 },
    Skill { throws: THROWS, blur: 60.0, tries: 6, closely: 0, outer: 0, inner: 0 },
    Skill { throws: THROWS, blur: 14.0, tries: 8, closely: 0, outer: 0, inner: 0 },
    Skill { throws: THROWS, blur: 4.5, tries: 20, closely: 0, outer: 0, inner: 0 },
    Skill { throws: THROWS, blur: 0.0, tries: 64, closely: 8, outer: 24, inner: 12 },
];

/// The part of a player's sheet that matters.
struct Sheet {
    scale: Scale,
    costs: &'static [f64; 10],
    open: Vec<usize>,
}

/// A way to keep dice, as bits, and its value.
type Kept = (u32, f64);

impl Sheet {
    fn of(scale: Scale, player: &Player) -> Sheet {
        let costs = if scale == BOOK.level() { &BOOK_COSTS } else { &PUBLIC_COSTS };
        Sheet { scale, costs, open: player.open().collect() }
    }

    /// The gain of a hand in each open box: its score less the cost of the box.
    fn gains(&self, hand: &[u8; 6]) -> [f64; 10] {
        let mut gains = [0.0; 10];
        for &row in &self.open {
            gains[row] = f64::from(self.scale.score(row, hand, false).unwrap_or(0)) - self.costs[row];
        }
        gains
    }

    /// The best two boxes for ten dice, and their gain.
    fn best(&self, dice: &Dice) -> (Vec<usize>, f64) {
        let mut best = (self.open.clone(), f64::MIN);
        // The other half has the same hands in the other order.
        for Split { hands } in &splits(dice)[..16] {
            let [one, two] = hands.map(|hand| self.gains(&hand));
            for &a in &self.open {
                for &b in self.open.iter().filter(|b| **b != a) {
                    if one[a] + two[b] > best.1 {
                        best = (vec![a, b], one[a] + two[b]);
                    }
                }
            }
        }
        best
    }

    /// Sensible ways to keep dice: all dice of up to three faces, the dice of a straight, and those with all of one
    /// face.
    fn ways(&self, dice: &Dice) -> Vec<u32> {
        let shows = |face: u8| dice.iter().enumerate().filter(move |(_, f)| **f == face).map(|(die, _)| 1u32 << die);
        let all: Vec<u32> = (1..=6).map(|face| shows(face).sum()).collect();
        let few = (0..64u32).filter(|faces| faces.count_ones() <= 3);
        let mut ways: Vec<u32> =
            few.map(|faces| (0..6).filter(|f| faces >> f & 1 == 1).map(|f| all[f]).sum()).collect();
        if self.open.contains(&6) {
            for low in [1, 2] {
                let row: Vec<u8> = (low..low + 5).filter(|face| dice.contains(face)).collect();
                let Some(straight) = chosen(dice, &row) else { continue };
                ways.push(straight);
                ways.extend(all.iter().map(|face| straight | face));
            }
        }
        ways.sort_unstable();
        ways.dedup();
        ways
    }

    /// The value of each way to keep dice if one throw is left.
    fn last(&self, dice: &Dice, tries: &[Dice]) -> Vec<Kept> {
        let worth = |kept: u32| {
            let sum: f64 = tries.iter().map(|thrown| self.best(&fallen(dice, kept, thrown)).1).sum();
            sum / tries.len() as f64
        };
        self.ways(dice).into_iter().map(|kept| (kept, worth(kept))).collect()
    }

    /// The same if two throws are left.
    fn second(&self, dice: &Dice, skill: &Skill, chance: &mut Chance) -> Vec<Kept> {
        let mut ways = self.last(dice, &throws(skill.tries, chance));
        ways.sort_by(|a, b| b.1.total_cmp(&a.1));
        if skill.closely == 0 {
            return ways;
        }
        ways.truncate(skill.closely);
        let (outer, inner) = (throws(skill.outer, chance), throws(skill.inner, chance));
        for (kept, worth) in &mut ways {
            let then = outer.iter().map(|thrown| {
                let dice = fallen(dice, *kept, thrown);
                let last = self.last(&dice, &inner).into_iter().map(|(_, worth)| worth);
                last.fold(self.best(&dice).1, f64::max)
            });
            *worth = then.sum::<f64>() / outer.len() as f64;
        }
        ways
    }
}

/// Random throws of all dice.
fn throws(count: usize, chance: &mut Chance) -> Vec<Dice> {
    (0..count).map(|_| std::array::from_fn(|_| chance.die(6) as u8)).collect()
}

/// The dice after a throw of those not kept.
fn fallen(dice: &Dice, kept: u32, thrown: &Dice) -> Dice {
    std::array::from_fn(|die| if kept >> die & 1 == 1 { dice[die] } else { thrown[die] })
}

fn dice(player: &Player) -> Option<Dice> {
    player.hand.as_ref()?.faces().try_into().ok()
}

pub fn choice(scale: Scale, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let (hand, dice) = (player.hand.as_ref()?, dice(player)?);
    let skill = ctx.level.of(&SKILLS);
    let sheet = Sheet::of(scale, player);
    let (rows, now) = sheet.best(&dice);
    let ways = match skill.throws.saturating_sub(player.throws) {
        0 => Vec::new(),
        1 => sheet.last(&dice, &throws(skill.tries, ctx.chance)),
        _ => sheet.second(&dice, skill, ctx.chance),
    };
    let mut blurred = |worth: f64| worth + skill.blur * f64::from(ctx.chance.range(0, 1000)) / 1000.0;
    let stop = blurred(now);
    let ways = ways.into_iter().map(|(kept, worth)| (kept, blurred(worth)));
    let best = ways.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(kept, worth)| *worth > stop && *kept != ALL);
    Some(match best {
        Some((kept, _)) => {
            let kept: Vec<u8> = (0..dice.len()).filter(|die| kept >> die & 1 == 1).map(|die| dice[die]).collect();
            Choice::throw_but(hand, &kept)
        }
        None => Choice::fill(Fill { rows, faces: Vec::new() }),
    })
}

/// All dice as bits.
const ALL: u32 = (1 << (2 * COLOURS)) - 1;

/// The value of the dice on the table, with all boxes.
pub fn worth(scale: Scale, player: &Player) -> f64 {
    let sheet = Sheet::of(scale, player);
    let to_come: f64 = sheet.open.iter().map(|row| sheet.costs[*row]).sum();
    dice(player).map_or(to_come, |dice| to_come + sheet.best(&dice).1)
}

const _: () = assert!(WORDS.len() == BOOK_COSTS.len());
