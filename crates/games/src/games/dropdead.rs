//! Drop the dead one: five dice. A throw with a two or a five counts nothing and costs these dice. Any other throw
//! counts, and you throw the same dice again. Without dice your turn is over.

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, pt};
use crate::game::{Counts, Dice, Family, Info, OptValues, Scene, Seat, Seats, Text, Weight};
use crate::kit::dicegame::{After, DICE, LUCK, Lot, ROUNDS, Scored, Sheet, Worth, listed};
use crate::kit::roster::least;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DropDead;

static INFO: Info = Info {
    options: &[ROUNDS, DICE],
    words: LUCK,
    ..Info::of("dropdead", Counts::from_to(2, 50), Family::LUCK, Weight::Quarter)
};

/// Dice at the beginning.
const ALL: usize = 5;
/// How many throws a column shows, the latest ones, and the height of each.
const SHOWN: usize = 6;
const HIGH: f32 = 2.0;
/// The distance of dice where fewer than all lie in a row.
const LOOSE: f32 = 1.9;
/// Free space above the first throw and below the last, so that a wash keeps off the rules.
const FREE: f32 = 0.5;
/// Width of a column: the dice, and the points of the throw.
const COLUMN: f32 = 8.0;
const POINTS: f32 = 2.1;
/// From the points to the right edge of the column.
const EDGE: f32 = 0.6;

fn is_dead(face: u8) -> bool {
    matches!(face, 2 | 5)
}

/// How many dice of a throw are dead.
fn dead(throw: &[u8]) -> usize {
    throw.iter().filter(|face| is_dead(**face)).count()
}

/// The points of a throw.
fn points(throw: &[u8]) -> u32 {
    if dead(throw) > 0 { 0 } else { throw.iter().map(|face| u32::from(*face)).sum() }
}

/// The dice that are left after some throws.
fn left(throws: &[Vec<u8>]) -> usize {
    throws.last().map_or(ALL, |throw| throw.len() - dead(throw))
}

impl Scored for DropDead {
    /// The number of rounds.
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
        Worth::Sum
    }

    fn dice(&self, sheet: &Sheet<Self>, seat: Seat) -> Dice {
        Dice::ordinary(left(&sheet.player(seat).throws))
    }

    fn after(&self, sheet: &Sheet<Self>, seat: Seat) -> After {
        if left(&sheet.player(seat).throws) > 0 { After::Choose } else { After::Stop }
    }

    fn result(&self, sheet: &Sheet<Self>, seat: Seat) -> u32 {
        sheet.player(seat).throws.iter().map(|throw| points(throw)).sum()
    }

    fn tell(&self, sheet: &Sheet<Self>, seat: Seat, faces: &[u8]) -> Text {
        let key = match (dead(faces), left(&sheet.player(seat).throws)) {
            (0, _) => "dropdead-scored",
            (_, 0) => "dropdead-over",
            _ => "dropdead-dead",
        };
        let text = Text::new(key).with("seat", seat).with("faces", listed(faces)).with("dead", dead(faces));
        text.with("points", points(faces)).with("sum", self.result(sheet, seat))
    }

    fn ask(&self, sheet: &Sheet<Self>, seats: Seats) -> Text {
        let Some(seat) = seats.iter().next() else { return Text::new("dice-ask-forced").with("dice", ALL) };
        let text = Text::new("dropdead-ask").with("dice", self.dice(sheet, seat).count);
        text.with("sum", self.result(sheet, seat))
    }

    /// A two and a five, crossed out.
    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        for (at, face) in [(pt(2.3, 2.4), 2), (pt(5.7, 2.2), 6), (pt(2.5, 5.7), 4), (pt(5.8, 5.8), 5)] {
            scene.add(Item::Die { at, side: 2.6, face, ink: Ink::Pencil });
            if is_dead(face) {
                scene.add(Item::Cross { at, r: 1.5, ink: Ink::Seat(1), nib: Nib::Bold });
            }
        }
        Some(scene)
    }

    fn body(&self, sheet: &Sheet<Self>) -> (f32, f32) {
        // Room for one more throw, if one may come.
        let more = usize::from(!sheet.round.over);
        let rows = sheet.players.iter().map(|player| player.throws.len() + more).max().unwrap_or(1);
        (COLUMN, HIGH * rows.min(SHOWN) as f32 + 2.0 * FREE)
    }

    /// A row for each throw, with its points at the right edge of the column. Dead dice are struck.
    fn draw(&self, scene: &mut Scene, sheet: &Sheet<Self>, seat: Seat, top: Pt, wide: f32) {
        let throws = &sheet.player(seat).throws;
        let (shown, _) = sheet.player(seat).shown();
        let lot = |n: usize, die: usize| if is_dead(shown[n][die]) { Lot::Dead } else { Lot::Plain };
        let pitch = (wide - POINTS) / ALL as f32;
        let most = shown.iter().map(Vec::len).max().unwrap_or(0) as f32;
        let left = top.x - wide / 2.0 + 0.3;
        let middle = pt(left + pitch * most / 2.0, top.y + FREE);
        sheet.draw_throws(scene, seat, middle, ((pitch, pitch.max(LOOSE), HIGH), SHOWN), &lot);
        let shown = &throws[throws.len().saturating_sub(SHOWN)..];
        for (n, throw) in shown.iter().enumerate() {
            let latest = n + 1 == shown.len() && sheet.is_latest(seat);
            let at = pt(top.x + wide / 2.0 - EDGE, top.y + FREE + HIGH * (n as f32 + 0.5));
            let says = Says::Plain(points(throw).to_string());
            scene.hand(at, says, 1.4 * least(scene.width), Align::Right, Ink::of(seat, latest));
        }
    }

    fn says(&self, sheet: &Sheet<Self>) -> Text {
        let series = &sheet.common;
        Text::new("dropdead-sheet").with("round", series.number()).with("rounds", series.of())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::game::Viewer;
    use crate::games::tests::trial;

    #[test]
    fn twos_and_fives_drop_dead() {
        let mut game = trial::begin("dropdead", "rounds=1");
        let told = trial::play(&mut game, &["1 2 4 5 6", "3 4 6", "1 5 4", "6 4", "2 2"]);
        assert_eq!(told, ["dropdead-dead", "dropdead-scored", "dropdead-dead", "dropdead-scored", "dropdead-over"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![23, 0, 0], vec![1]));
        assert!(game.position().board(Viewer::Public).contains("    1     23  23  1 2 4 5 6, 3 4 6, 1 5 4, 6 4, 2 2"));
        assert_eq!(trial::refused(&mut game, "2 2"), "reject-wrong-dice", "Boris throws all five");
    }

    #[test]
    fn most_points_of_all_rounds_win() {
        let mut game = trial::seated("dropdead", "rounds=2", "Anna | Boris");
        trial::play(&mut game, &["2 2 2 2 2", "1 1 1 1 1", "5 5 5 5 5", "6 6 6 6 6", "2 2 2 2 2"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![30, 5], vec![1]));
        trial::play(&mut game, &["5 5 5 5 5"]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
    }

    /// The mean of a turn, by the chances of the numbers of dead dice, and by counting all throws.
    #[test]
    fn a_turn_brings_sixteen_on_average() {
        let mut means = vec![0.0f64];
        let mut counted = vec![0.0f64];
        for dice in 1..=ALL {
            let all = 6f64.powi(dice as i32);
            let safe = (4.0f64 / 6.0).powi(dice as i32);
            let ways = |lost: usize| (0..lost).fold(1.0, |ways, n| ways * (dice - n) as f64 / (n + 1) as f64);
            let part = |lost: usize| {
                ways(lost)
                    * (2f64 / 6.0).powi(lost as i32)
                    * (4f64 / 6.0).powi((dice - lost) as i32)
                    * means[dice - lost]
            };
            // A safe die is a one, a three, a four or a six: three and a half on average.
            let mean = (safe * 3.5 * dice as f64 + (1..=dice).map(part).sum::<f64>()) / (1.0 - safe);
            means.push(mean);
            let (mut sum, mut again) = (0.0, 0.0);
            for n in 0..6usize.pow(dice as u32) {
                let faces: Vec<u8> = (0..dice).map(|die| (n / 6usize.pow(die as u32) % 6) as u8 + 1).collect();
                match left(std::slice::from_ref(&faces)) {
                    same if same == dice => (sum, again) = (sum + f64::from(points(&faces)), again + 1.0),
                    fewer => sum += counted[fewer],
                }
            }
            counted.push(sum / (all - again));
        }
        assert!((means[ALL] - counted[ALL]).abs() < 1e-9 && (means[ALL] - MEAN).abs() < 1e-6, "{means:?}");
    }

    /// The results of a throw of `dice` dice: the dice that are left, and points.
    fn steps(dice: usize) -> BTreeMap<(usize, usize), f64> {
        let all = 6usize.pow(dice as u32);
        let mut steps = BTreeMap::new();
        for n in 0..all {
            let faces: Vec<u8> = (0..dice).map(|die| (n / 6usize.pow(die as u32) % 6) as u8 + 1).collect();
            let step = (left(std::slice::from_ref(&faces)), points(&faces) as usize);
            *steps.entry(step).or_insert(0.0) += 1.0 / all as f64;
        }
        steps
    }

    /// The chance of each sum of a turn, by following all throws forwards. Another program found the same mean, and the
    /// same share of level players. The first player wins half of the rest.
    #[test]
    fn two_players_are_seldom_level() {
        let steps: Vec<BTreeMap<(usize, usize), f64>> = (0..=ALL).map(steps).collect();
        let mut there = vec![vec![0.0f64; SUMS]; ALL + 1];
        there[ALL][0] = 1.0;
        for _ in 0..90 {
            let mut next = vec![vec![0.0; SUMS]; ALL + 1];
            next[0].clone_from(&there[0]);
            for (dice, steps) in steps.iter().enumerate().skip(1) {
                for ((left, points), chance) in steps {
                    for sum in 0..SUMS - points {
                        next[*left][sum + points] += there[dice][sum] * chance;
                    }
                }
            }
            there = next;
        }
        let mean: f64 = there[0].iter().enumerate().map(|(sum, chance)| sum as f64 * chance).sum();
        let level: f64 = there[0].iter().map(|chance| chance * chance).sum();
        assert!((mean - MEAN).abs() < 1e-6 && (level - LEVEL).abs() < 1e-6, "{mean} {level}");
    }

    /// How many sums the test looks at. Hardly any turn brings more.
    const SUMS: usize = 1000;
    /// The mean of a turn, and how often two turns bring the same.
    const MEAN: f64 = 16.064_662;
    const LEVEL: f64 = 0.057_466;
}
