//! Martinetti: go from one to twelve and back to one, with three dice and their sums.
//!
//! We added a rule where the original ones are silent: the bot takes every number that a throw gives, so you cannot
//! overlook one.

use std::f32::consts::TAU;

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, corners, pt};
use crate::game::{
    Counts, Dice, Family, Info, OptDef, OptKind, OptValues, Reject, Scene, Seat, Seats, Table, Text, Weight,
};
use crate::kit::dicegame::{After, Board, DICE, LUCK, RollHold, Rolled, listed};
use crate::kit::roster::{Cell, Foot, Hand, Head, Mark, least, name};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Martinetti;

static INFO: Info = Info {
    options: &[OptDef::new("again", OptKind::Flag { default: false }), DICE],
    words: LUCK,
    ..Info::of("martinetti", Counts::from_to(2, 20), Family::RACES, Weight::Quarter)
};

/// Dice per throw.
const THROWN: usize = 3;
/// The number at which the way turns back, and the count of numbers on the whole way.
const TURN: u32 = 12;
const ALL: u32 = 2 * TURN - 1;
/// Width of a name, of a number, and of the room behind them where the way turns; how much wider numbers of two digits
/// are, the last three.
const NAME: f32 = 4.4;
const STEP: f32 = (WIDTH - NAME - BEHIND - 3.0 * WIDER) / TURN as f32;
const BEHIND: f32 = 0.4;
const WIDER: f32 = 0.25;
const LONG: u32 = 10;
/// Height of a line, of a few players and of many.
const FEW: usize = 5;
const HIGH: f32 = 4.0;
const LOW: f32 = 2.0;
/// How far the strokes for the way there and the way back are from the middle of the numbers, as a share of a line.
const FREE: f32 = 0.34;
/// Largest letters, and the ring round the next number, which keeps off the strokes.
const LARGE: f32 = 1.55;
const RING: f32 = 0.78;
/// How far the wash of the latest numbers keeps off their neighbours, and half its height in heights of the letters.
const APART: f32 = 0.25;
const TALL: f32 = 0.47;
/// Length of the head of the arrow at the end of a way; radius of the bends where the way turns, and their points.
const HEAD: f32 = 0.4;
const BEND: f32 = 0.7;
const POINTS: u8 = 6;
const WIDTH: f32 = 24.0;

type Sheet = Board<Rolled<Martinetti>>;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Way {
    /// How many numbers the player has.
    done: u32,
    /// How many of them the latest throw gave.
    gained: u32,
}

/// The number that comes next after `done` numbers, or `None` after the last one.
fn next(done: u32) -> Option<u32> {
    match done {
        0..TURN => Some(done + 1),
        TURN..ALL => Some(ALL - done),
        _ => None,
    }
}

/// Whether a number is one of the dice or a sum of several.
fn gives(faces: &[u8], number: u32) -> bool {
    (1..1u32 << faces.len()).any(|chosen| {
        let sum: u32 = faces.iter().enumerate().filter(|(n, _)| chosen >> n & 1 == 1).map(|(_, f)| u32::from(*f)).sum();
        sum == number
    })
}

/// The player's count of numbers after a throw, from the count before it.
fn after(done: u32, faces: &[u8]) -> u32 {
    let mut done = done;
    while next(done).is_some_and(|number| gives(faces, number)) {
        done += 1;
    }
    done
}

impl RollHold for Martinetti {
    /// Whether a player who gets on throws again.
    type Rules = bool;
    type Common = ();
    type Player = Way;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<bool, Reject> {
        Ok(values.flag("again"))
    }

    fn dice(&self, _sheet: &Sheet, _seat: Seat) -> Dice {
        Dice::ordinary(THROWN)
    }

    fn may_hold(&self, _sheet: &Sheet, _seat: Seat) -> bool {
        false
    }

    fn setup(&self, _again: &bool, table: Table) -> ((), Vec<Way>) {
        ((), vec![Way::default(); usize::from(table.seats)])
    }

    fn rolled(&self, sheet: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let before = sheet.own(seat).done;
        let now = after(before, faces);
        *sheet.own_mut(seat) = Way { done: now, gained: now - before };
        let text = |key| Text::new(key).with("seat", seat).with("faces", listed(faces));
        let got = (before..now).filter_map(next).map(|number| number.to_string()).collect::<Vec<_>>().join(", ");
        told.push(match next(now) {
            None => text("martinetti-home").with("numbers", got),
            Some(number) if now == before => text("martinetti-nothing").with("next", number),
            Some(number) => text("martinetti-got").with("numbers", got).with("next", number),
        });
        if sheet.rules && now > before && now < ALL { After::Choose } else { After::Stop }
    }

    fn is_over(&self, sheet: &Sheet) -> bool {
        sheet.round.present().len() < 2 || sheet.seats().iter().any(|seat| sheet.own(seat).done == ALL)
    }

    fn scores(&self, sheet: &Sheet) -> Vec<i64> {
        sheet.seats().iter().map(|seat| sheet.own(seat).done.into()).collect()
    }

    fn ask(&self, sheet: &Sheet, seats: Seats) -> Text {
        let mover = seats.iter().next().unwrap_or(sheet.round.mover());
        Text::new("martinetti-ask").with("next", next(sheet.own(mover).done).unwrap_or(1))
    }

    fn scene(&self, sheet: &Sheet) -> Scene {
        let says = Text::new(if sheet.rules { "martinetti-sheet-again" } else { "martinetti-sheet" });
        let line = line(sheet);
        let mut scene = sheet.footed((WIDTH, line * sheet.seats().len() as f32), says);
        sheet.throw_below(&mut scene, did(sheet));
        scene.stroke([pt(0.0, 0.0), pt(WIDTH, 0.0)], Ink::Pencil, Nib::Ruler);
        for seat in sheet.seats().iter() {
            row(&mut scene, sheet, seat, line * f32::from(seat.0));
        }
        scene
    }

    fn board(&self, sheet: &Sheet) -> String {
        let heads = vec![
            Head::new("next", ("dice-sheet-points", 3.0), Foot::Absent),
            Head::new("done", ("dice-sheet-points", 3.0), Foot::Absent),
        ];
        let cells = |seat: Seat| {
            let done = sheet.own(seat).done;
            vec![Cell::own(next(done).map_or(String::new(), |number| number.to_string())), Cell::own(done)]
        };
        sheet.listed(heads, (5.0, 0.0), cells).text("  dice")
    }

    /// Two dice, and the three numbers that they make.
    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        for (at, face) in [(pt(2.2, 2.4), 1), (pt(5.8, 2.2), 2)] {
            scene.add(Item::Die { at, side: 2.9, face, ink: Ink::Pencil });
        }
        for (n, x) in [1.6, 4.0, 6.4].into_iter().enumerate() {
            scene.hand(pt(x, 6.1), Says::Plain((n + 1).to_string()), 2.4, Align::Centre, Ink::Seat(0));
            scene.stroke([pt(x - 0.9, 6.8), pt(x + 0.9, 5.4)], Ink::Seat(1), Nib::Pen);
        }
        Some(scene)
    }
}

/// The effect of the latest throw, for the words after the dice. `None` before the first one.
fn did(sheet: &Sheet) -> Option<Text> {
    let way = *sheet.own(sheet.round.thrower?);
    let Some((low, high)) = newest(way) else { return Some(Text::new("dice-sheet-lost")) };
    let numbers = if low == high { low.to_string() } else { format!("{low}–{high}") };
    Some(Text::new("martinetti-sheet-got").with("numbers", numbers))
}

/// Height of a player's line.
fn line(sheet: &Sheet) -> f32 {
    if sheet.seats().len() as usize <= FEW { HIGH } else { LOW }
}

/// A player's numbers. The way there is below them and the way back above, so all stay legible. Numbers that are done
/// have a thin stroke, and the next one has a ring.
fn row(scene: &mut Scene, sheet: &Sheet, seat: Seat, top: f32) {
    let line = line(sheet);
    let (free, size) = (FREE * line, (0.52 * line).min(LARGE).max(1.15 * least(WIDTH)));
    let (y, done) = (top + line / 2.0, sheet.own(seat).done);
    let nib = if f32::from(seat.0) + 1.0 == sheet.seats().len() as f32 { Nib::Ruler } else { Nib::Fine };
    scene.stroke([pt(0.0, top + line), pt(WIDTH, top + line)], Ink::Pencil, nib);
    let mark = sheet.stands(seat);
    name(scene, seat, mark, pt(0.4, y), Hand { size, align: Align::Left, room: NAME - 0.8 });
    if let Some((first, last)) = newest(*sheet.own(seat)).filter(|_| sheet.is_latest(seat)) {
        let low = pt(left(first) + APART, y - TALL * size);
        // Two digits fill more of their room.
        let apart = if last < LONG { APART } else { APART / 2.0 };
        let high = pt(left(last + 1) - apart, y + TALL * size);
        scene.add(Item::Fill { polygon: corners(low, high), ink: Ink::Accent });
    }
    for number in 1..=TURN {
        let at = pt((left(number) + left(number + 1)) / 2.0, y);
        match is_behind(done, number) {
            true => scene.struck(at, &number.to_string(), size, Ink::Seat(seat.0)),
            false => scene.hand(at, Says::Plain(number.to_string()), size, Align::Centre, Ink::Pencil),
        }
        if next(done) == Some(number) && mark != Mark::Out {
            scene.add(Item::Ring { at, r: (0.3 * line).min(RING), ink: Ink::Seat(seat.0), nib: Nib::Pen });
        }
    }
    way(scene, done, (y, free), Ink::Seat(seat.0));
}

/// The way so far: to the right below the numbers, round the last one, and back above them, with an arrow at its end.
fn way(scene: &mut Scene, done: u32, (y, free): (f32, f32), ink: Ink) {
    if done == 0 {
        return;
    }
    let (low, high, right) = (y + free, y - free, WIDTH - 0.1);
    let mut way = vec![pt(left(1) + 0.1, low)];
    let (end, inwards) = if done > TURN {
        let bend = BEND.min((low - high) / 2.0);
        way.extend(turn(pt(right - bend, low - bend), bend, TAU / 4.0));
        way.extend(turn(pt(right - bend, high + bend), bend, 0.0));
        (pt(left(2 * TURN - done) + 0.1, high), HEAD)
    } else {
        (pt(left(done + 1) - 0.1, low), -HEAD)
    };
    way.push(end);
    scene.stroke(way, ink, Nib::Bold);
    let tip = |dy: f32| pt(end.x + inwards, end.y + dy);
    scene.stroke([tip(-0.6 * HEAD), end, tip(0.6 * HEAD)], ink, Nib::Bold);
}

/// A quarter of a circle: from this angle, where a quarter is below the middle, on to the right and up.
fn turn(middle: Pt, r: f32, from: f32) -> impl Iterator<Item = Pt> {
    let angles = (0..=POINTS).map(move |n| from - TAU / 4.0 * f32::from(n) / f32::from(POINTS));
    angles.map(move |angle| pt(middle.x + r * angle.cos(), middle.y + r * angle.sin()))
}

/// The left edge of a number.
fn left(number: u32) -> f32 {
    NAME + STEP * (number - 1) as f32 + WIDER * number.saturating_sub(LONG) as f32
}

/// Whether a number is behind the player on the way there, or on the way back.
fn is_behind(done: u32, number: u32) -> bool {
    if done < TURN { number <= done } else { number > 2 * TURN - done - 1 }
}

/// The least and the highest number that the latest throw of a player gave; `None` if it gave none.
fn newest(way: Way) -> Option<(u32, u32)> {
    let got = || (way.done - way.gained..way.done).filter_map(next);
    got().min().zip(got().max())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Viewer;
    use crate::games::tests::trial;
    use crate::play::Match;

    #[test]
    fn a_throw_gives_as_many_numbers_in_a_row_as_it_can() {
        assert_eq!(after(0, &[1, 1, 3]), 5, "1, 1 + 1, 3, 3 + 1 and 3 + 1 + 1");
        assert_eq!((after(0, &[2, 3, 4]), after(5, &[6, 6, 1])), (0, 7));
        let mut game = trial::begin("martinetti", "");
        assert_eq!(trial::play(&mut game, &["1 1 3", "2 3 4"]), ["martinetti-got", "martinetti-nothing"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![5, 0, 0], vec![2]));
        assert!(game.position().board(Viewer::Public).contains("    1    6    5  1 1 3"));
    }

    #[test]
    fn the_way_goes_to_twelve_and_back_to_one() {
        let numbers: Vec<u32> = (0..ALL).filter_map(next).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
        let mut game = trial::seated("martinetti", "", "Anna | Boris");
        for throw in ["1 2 3", "1 6 2", "4 6 1", "6 4 2", "6 5 1", "4 6 3", "3 4 5"] {
            trial::play(&mut game, &[throw, "6 6 6"]);
        }
        assert_eq!((trial::scores(&game), game.outcome()), (vec![17, 0], None));
        assert_eq!(trial::play(&mut game, &["1 3 2"]), ["martinetti-home"]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
    }

    #[test]
    fn whoever_gets_on_throws_again_where_that_is_played() {
        let mut game = trial::seated("martinetti", "again=on", "Anna | Boris");
        trial::play(&mut game, &["1 2 5"]);
        assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![3, 0], vec![0]));
        trial::play(&mut game, &["5 5 6"]);
        assert_eq!(trial::asked(&game), [1]);
    }

    #[test]
    fn only_what_a_throw_gave_is_washed() {
        let mut game = trial::seated("martinetti", "", "Anna | Boris");
        let washed = |game: &Match| {
            let items = game.position().scene(Viewer::Public).items;
            items.iter().filter(|item| matches!(item, Item::Fill { ink: Ink::Accent, .. })).count()
        };
        trial::play(&mut game, &["1 2 5"]);
        assert_eq!((trial::scores(&game), washed(&game)), (vec![3, 0], 2), "the dice, too");
        trial::play(&mut game, &["6 6 6"]);
        assert_eq!(washed(&game), 1, "the dice alone");
        assert_eq!(trial::play(&mut game, &["1 2 5"]), ["martinetti-nothing"], "1 to 3 are old");
        assert_eq!((trial::scores(&game), washed(&game)), (vec![3, 0], 1));
        assert_eq!(newest(Way { done: 7, gained: 4 }), Some((4, 7)), "2 3 4 could have given 2 and 3 as well");
    }

    /// The mean number of throws for a single player, computed twice: backwards from the end, and forwards along all
    /// ways.
    #[test]
    fn a_way_takes_so_many_throws() {
        let throws: Vec<[u8; 3]> = (0..216u8).map(|n| [n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1]).collect();
        let ways: Vec<Vec<u32>> =
            (0..ALL).map(|done| throws.iter().map(|throw| after(done, throw)).collect()).collect();
        let mut mean = [0.0f64; ALL as usize + 1];
        for done in (0..ALL).rev() {
            let (mut sum, mut stays) = (216.0, 0.0);
            for &to in &ways[done as usize] {
                if to == done { stays += 1.0 } else { sum += mean[to as usize] }
            }
            mean[done as usize] = sum / (216.0 - stays);
        }
        let (mut there, mut forwards) = (vec![0.0f64; ALL as usize + 1], 0.0);
        there[0] = 1.0;
        for _ in 0..4000 {
            let mut after_throw = vec![0.0f64; ALL as usize + 1];
            for (ways, chance) in ways.iter().zip(&there) {
                forwards += chance;
                ways.iter().for_each(|to| after_throw[*to as usize] += chance / 216.0);
            }
            there = after_throw;
        }
        assert!((mean[0] - forwards).abs() < 1e-9 && (mean[0] - THROWS).abs() < 1e-4, "{} {forwards}", mean[0]);
    }

    const THROWS: f64 = 34.173467;
}
