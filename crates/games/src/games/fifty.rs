//! Fifty: two dice, and only equal ones count. Two sixes are worth most, two threes take everything away.
//!
//! The original rules leave one case open. Here, the first player to reach the goal wins at once, and nobody throws
//! after that.

use crate::game::scene::{Align, Ink, Item, Pt, Says, pt};
use crate::game::{
    Counts, Dice, Family, Info, OptDef, OptKind, OptValues, Reject, Scene, Seat, Seats, Table, Text, Weight,
};
use crate::kit::dicegame::{After, Board, DICE, LUCK, RollHold, Rolled, listed};
use crate::kit::roster::{Cell, Foot, Head, Roster, least};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fifty;

static INFO: Info = Info {
    options: &[
        OptDef::new("goal", OptKind::Int { min: 10, max: 100, step: 5, default: Some(50) })
            .offering(&["25", "50", "100"]),
        DICE,
    ],
    words: LUCK,
    ..Info::of("fifty", Counts::from_to(2, 50), Family::CHILDREN, Weight::Quarter)
};

/// The points of a pair and of a pair of sixes, and the pair that takes everything.
const PAIR: u32 = 5;
const SIXES: u32 = 25;
const TAKES: u8 = 3;
/// The most totals in a column, and the height of a line.
const TOTALS: usize = 3;
const LINE: f32 = 2.0;
/// Height of the row with the points of pairs, and side of its dice: smaller than those on the table, and clear of a
/// throw above it below a list.
const WORTH: f32 = 3.0;
const SMALL: f32 = 1.3;

type Sheet = Board<Rolled<Fifty>>;

/// A player's total after a throw.
fn after(total: u32, faces: &[u8]) -> u32 {
    match faces {
        [a, b] if a != b => total,
        [TAKES, _] => 0,
        [6, _] => total + SIXES,
        _ => total + PAIR,
    }
}

impl RollHold for Fifty {
    type Rules = u32;
    type Common = ();
    /// All totals of the player in order, without the zero at the beginning. The last one counts.
    type Player = Vec<u32>;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<u32, Reject> {
        // The definition bounds it.
        Ok(values.int("goal") as u32)
    }

    fn dice(&self, _sheet: &Sheet, _seat: Seat) -> Dice {
        Dice::ordinary(2)
    }

    fn may_hold(&self, _sheet: &Sheet, _seat: Seat) -> bool {
        false
    }

    fn setup(&self, _goal: &u32, table: Table) -> ((), Vec<Vec<u32>>) {
        ((), vec![Vec::new(); usize::from(table.seats)])
    }

    fn rolled(&self, sheet: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let before = total(sheet, seat);
        let now = after(before, faces);
        let key = match () {
            () if now > before => "fifty-scored",
            () if now < before => "fifty-lost",
            () => "fifty-threw",
        };
        if now != before {
            sheet.own_mut(seat).push(now);
        }
        let text = Text::new(key).with("seat", seat).with("faces", listed(faces));
        told.push(text.with("points", now.saturating_sub(before)).with("total", now));
        After::Stop
    }

    fn is_over(&self, sheet: &Sheet) -> bool {
        let won = |seat| total(sheet, seat) >= sheet.rules;
        sheet.round.present().len() < 2 || sheet.seats().iter().any(won)
    }

    fn scores(&self, sheet: &Sheet) -> Vec<i64> {
        sheet.seats().iter().map(|seat| total(sheet, seat).into()).collect()
    }

    fn ask(&self, _sheet: &Sheet, _seats: Seats) -> Text {
        Text::new("dice-ask-forced").with("dice", 2)
    }

    fn scene(&self, sheet: &Sheet) -> Scene {
        let says = Text::new("fifty-sheet").with("goal", sheet.rules);
        let roster = roster(sheet);
        let mut scene =
            sheet.page(&roster, says, &mut |scene, line, top, wide| column(scene, sheet, line.seat, top, wide));
        scene.height += WORTH;
        worth(&mut scene);
        scene
    }

    fn board(&self, sheet: &Sheet) -> String {
        format!("goal {}\n{}", sheet.rules, roster(sheet).text("  dice"))
    }

    /// A pair of sixes, and its points.
    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        for at in [pt(2.2, 2.4), pt(5.8, 2.2)] {
            scene.add(Item::Die { at, side: 2.9, face: 6, ink: Ink::Pencil });
        }
        scene.hand(pt(4.0, 6.0), Says::Plain("50".to_owned()), 3.0, Align::Centre, Ink::Seat(0));
        Some(scene)
    }
}

fn total(sheet: &Sheet, seat: Seat) -> u32 {
    sheet.own(seat).last().copied().unwrap_or(0)
}

fn roster(sheet: &Sheet) -> Roster {
    let heads = vec![Head::new("points", ("dice-sheet-points", 3.0), Foot::High(2.2))];
    // No higher than it takes: the table grows with the totals.
    let most = sheet.seats().iter().map(|seat| sheet.own(seat).len().saturating_sub(1)).max().unwrap_or(0);
    sheet.listed(heads, (5.0, 3.0 + LINE * most.min(TOTALS) as f32), |seat| vec![Cell::own(total(sheet, seat))])
}

/// The points of pairs, at the lower edge of the page: two sixes, other pairs, two threes.
fn worth(scene: &mut Scene) {
    let (y, size) = (scene.height - WORTH / 2.0, 1.4 * least(scene.width));
    let words = |scene: &mut Scene, x: f32, says: Says| scene.hand(pt(x, y), says, size, Align::Left, Ink::Pencil);
    let pair = |scene: &mut Scene, x: f32, face: u8| {
        for n in 0..2u8 {
            let at = pt(x + SMALL * (0.6 + 1.2 * f32::from(n)), y);
            scene.add(Item::Die { at, side: SMALL, face, ink: Ink::Pencil });
        }
        x + SMALL * 2.4 + 0.4
    };
    // The same gaps between them: the words in the middle are the longest.
    let from = |share: f32| 0.5 + share * (scene.width - 0.5);
    let (middle, last) = (from(0.31), from(0.68));
    let behind = pair(scene, 0.5, 6);
    words(scene, behind, Says::Plain(format!("+{SIXES}")));
    words(scene, middle, Says::Words(Text::new("fifty-sheet-pair").with("points", PAIR)));
    let behind = pair(scene, last, TAKES);
    words(scene, behind, Says::Words(Text::new("fifty-sheet-nothing")));
}

/// The latest throw, and below it the earlier totals, struck out as you do when you add up.
fn column(scene: &mut Scene, sheet: &Sheet, seat: Seat, top: Pt, wide: f32) {
    sheet.draw_dice(scene, seat, top, wide, (2, 1));
    let totals = sheet.own(seat);
    let size = (1.6 * least(scene.width)).max(1.9);
    for (n, before) in totals.iter().rev().skip(1).take(TOTALS).rev().enumerate() {
        let at = pt(top.x, top.y + 3.0 + LINE * (n as f32 + 0.5));
        scene.struck(at, &before.to_string(), size, Ink::Seat(seat.0));
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Viewer;
    use crate::games::tests::trial;

    #[test]
    fn only_equal_dice_count() {
        let mut game = trial::begin("fifty", "");
        assert_eq!(trial::play(&mut game, &["4 4", "1 2", "6 6"]), ["fifty-scored", "fifty-threw", "fifty-scored"]);
        assert_eq!(trial::scores(&game), [5, 0, 25]);
        trial::play(&mut game, &["6 6", "5 5", "3 3"]);
        assert_eq!(trial::scores(&game), [30, 5, 0], "4-4 and 6-6 are 30, two threes take everything");
        assert!(game.position().board(Viewer::Public).starts_with("goal 50\n  seat points  dice\n>    1     30"));
        assert_eq!(trial::play(&mut game, &["3 3"]), ["fifty-lost"]);
    }

    #[test]
    fn fifty_wins_at_once() {
        let mut game = trial::begin("fifty", "");
        trial::play(&mut game, &["6 6", "1 1", "2 2", "6 6"]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2, 2]));
    }

    /// The chance of the first of two players, by the totals in steps of five. It comes from equations here, and also
    /// from following all throws until next to nothing is left.
    #[test]
    fn the_first_player_has_a_little_more_than_half() {
        // Of 36 throws 30 do nothing, four bring five, one brings 25, one takes all.
        let steps = |total: usize| [(30, total), (4, total + 1), (1, total + 5), (1, 0)];
        let mut won = [0.5f64; 100];
        for n in (0..400_000).map(|n| n % 100) {
            let (own, other) = (n / 10, n % 10);
            let after = |own: usize| if own >= 10 { 1.0 } else { 1.0 - won[10 * other + own] };
            won[n] = steps(own).iter().map(|(n, own)| f64::from(*n) / 36.0 * after(*own)).sum();
        }
        let mut there = vec![([0usize; 2], 1.0f64)];
        let mut chances = [0.0; 2];
        for turn in 0..4000 {
            let mut next = std::collections::BTreeMap::new();
            for (totals, chance) in there {
                for (n, total) in steps(totals[turn % 2]) {
                    let part = chance * f64::from(n) / 36.0;
                    let mut totals = totals;
                    totals[turn % 2] = total;
                    if total >= 10 { chances[turn % 2] += part } else { *next.entry(totals).or_insert(0.0) += part }
                }
            }
            there = next.into_iter().collect();
        }
        assert!((won[0] - chances[0]).abs() < 1e-9 && (chances[0] + chances[1] - 1.0).abs() < 1e-9);
        assert!((won[0] - FIRST).abs() < 1e-4, "{}", won[0]);
    }

    const FIRST: f64 = 0.503_958;
}
