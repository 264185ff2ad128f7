//! The computer.

use super::*;
use crate::game::{Deadline, Level, Memo, Seed};
use crate::games::fiveinarow::field::{self, Field, Makes};
use crate::games::fiveinarow::fours::Fours;
use crate::games::fiveinarow::threats::Threats;

/// The move of a level.
fn thought(sheet: &Sheet, level: u8, seed: u8) -> Move {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), 1), Memo::default());
    let level = Level::new(level).expect("a level");
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
    FiveInARow.think(sheet, sheet.mover(), &mut ctx).expect("a move")
}

fn put(m: Move) -> String {
    FiveInARow.write(&m)
}

/// The plies to the win by fours that is found for whoever is to move.
fn by_fours(sheet: &Sheet, fours: u32) -> Option<i32> {
    let mut field = Field::new(sheet);
    Fours::new(Deadline::never()).win(&mut field, sheet.side(), fours, 100_000).map(|win| win.plies)
}

#[test]
fn it_completes_and_stops_rows() {
    for level in [4, 5] {
        // Both have four: its own come first.
        let both = sheet("", "h8 i8 j8 k8", "h20 i20 j20 k20");
        assert!(["g8", "l8"].contains(&put(thought(&both, level, 1)).as_str()));
        let four = sheet("", "a1 h8 i8 j8 k8", "g8 h20 i22 j25");
        assert_eq!(put(thought(&four, level, 1)), "l8");
        // A five with a gap, and one that must be exact.
        let gap = sheet("", "a1 h8 i8 k8 l8", "c33 h20 i22 j25");
        assert_eq!(put(thought(&gap, level, 1)), "j8");
    }
    // The end at m8 would make six, so only the other one has to be stopped.
    let exact = sheet("exact", "h8 i8 j8 k8 m8", "a20 c20 e22 g24");
    assert_eq!(put(thought(&exact, 5, 1)), "g8");
}

#[cfg(thorough)]
#[test]
fn it_stops_every_open_three() {
    for (three, stops) in [
        ("t20 u20 v20", &["r20", "s20", "w20", "x20"][..]),
        ("t20 u21 v22", &["r18", "s19", "w23", "x24"]),
        ("t20 t21 t23", &["t19", "t22", "t24"]),
        ("v20 u21 s23", &["w19", "t22", "r24"]),
    ] {
        for (level, seed) in [(4, 1), (5, 2)] {
            let sheet = sheet("", three, "a1 an40");
            let answer = put(thought(&sheet, level, seed));
            assert!(stops.contains(&answer.as_str()), "{three}: {answer}");
        }
    }
}

#[cfg(thorough)]
#[test]
fn it_finds_wins_by_continuous_fours() {
    // A four, and the answer to it, then an open four.
    let near = sheet("", "h8 i8 j8 k5 k6 k7", "g8 k4 a1 c1 e1 g1");
    assert_eq!(by_fours(&near, 5), Some(3), "k8 makes two fours");
    for (crosses, rings, plies) in LONG {
        let sheet = sheet("", crosses, rings);
        assert_eq!(by_fours(&sheet, 5), Some(*plies), "{crosses}");
        assert!(slow(&sheet, (plies - 1) / 2) && !slow(&sheet, (plies - 3) / 2), "{crosses}: none is shorter");
        for level in [4, 5] {
            assert_eq!(runs_out(&mut sheet.clone(), level), Some(Side::Cross));
        }
    }
}

/// Crosses, rings, and the plies in which crosses win.
const LONG: &[(&str, &str, i32)] = &[
    ("p17 q19 s19 w16 q21 p20 x20 t22 u19", "r20 q16 v24 p22 u18 p16 w23 p24 q23", 7),
    ("s22 t19 v24 w22 s21 q22 r23 v19", "x23 x16 x18 q17 q16 w24 x22 w23", 9),
    ("r21 w23 r20 t18 t20 q23 p22 x21", "w16 p16 w20 x22 p18 x18 r17 v23", 11),
];

/// Plays on: the level with crosses against a side that only stops rows. Returns the winner.
fn runs_out(sheet: &mut Sheet, level: u8) -> Option<Side> {
    for _ in 0..12 {
        let m = if sheet.side() == Side::Cross {
            thought(sheet, level, 1)
        } else {
            Move::Put(field::place(Field::new(sheet).any_row(Side::Cross)?))
        };
        sheet.play(&m).expect("a legal move");
        if !sheet.won.is_empty() {
            return Some(sheet.side().other());
        }
    }
    None
}

/// Whether the mover wins by at most this many fours, tried one by one.
fn slow(sheet: &Sheet, fours: i32) -> bool {
    let side = sheet.side();
    let rows = |sheet: &Sheet, side: Side| -> Vec<Place> {
        let free = sheet.window.places().filter(|place| sheet.mark(*place).is_none());
        free.filter(|place| wins(sheet, *place, side)).collect()
    };
    if !rows(sheet, side).is_empty() {
        return true;
    }
    let puts = sheet.window.places().filter(|place| fours > 0 && sheet.mark(*place).is_none());
    puts.into_iter().any(|place| {
        let mut four = sheet.clone();
        four.put(place).expect("nothing is forbidden here");
        match rows(&four, side).as_slice() {
            _ if !rows(&four, side.other()).is_empty() => false,
            [] => false,
            [stop] => {
                four.put(*stop).expect("nothing is forbidden here");
                slow(&four, fours - 1)
            }
            _ => true,
        }
    })
}

#[cfg(thorough)]
#[test]
fn it_stops_a_win_by_continuous_fours() {
    for (crosses, rings, _) in LONG {
        // Rings are to move, with one ring less.
        let fewer = rings.rsplit_once(' ').map_or("", |(fewer, _)| fewer);
        let mut sheet = sheet("", crosses, fewer);
        let m = thought(&sheet, 5, 1);
        sheet.play(&m).expect("a legal move");
        assert_eq!(by_fours(&sheet, 5), None, "{m:?}");
    }
}

/// The first mark of the win by threats that is found for whoever is to move.
fn by_threats(sheet: &Sheet) -> Option<Place> {
    let mut field = Field::new(sheet);
    Threats::new(Deadline::never()).win(&mut field, sheet.side(), 20_000).map(field::place)
}

#[test]
fn it_finds_wins_by_open_threes() {
    // One cross makes two open threes, of which rings can stop only one.
    let crossed = sheet("", "t20 u20 v21 v22", "a1 c1 e1 a4");
    assert_eq!((by_fours(&crossed, 5), by_threats(&crossed)), (None, Some(at("v20"))));
    // Crosses may not do that where it is forbidden, but rings may.
    let forbidden = sheet("open3", "t20 u20 v21 v22", "a1 c1 e1 a4");
    assert_ne!(by_threats(&forbidden), Some(at("v20")));
    let rings = sheet("open3", "a1 c1 e1 a4 g4", "t20 u20 v21 v22");
    assert_eq!(by_threats(&rings), Some(at("v20")));
    // Rings have an open three of their own: they make an open four, and crosses must have fours.
    let late = sheet("", "t20 u20 v21 v22", "t30 u30 v30 a4");
    assert_eq!(by_threats(&late), None);
    assert_eq!(by_threats(&sheet("", "", "")), None);
}

#[cfg(thorough)]
#[test]
fn it_stops_a_win_by_threats() {
    for (crosses, rings) in [("t20 u20 v21 v22", "a1 c1 e1"), ("t20 u21 w21 x20", "u20 c1 v20")] {
        let mut sheet = sheet("", crosses, rings);
        assert_eq!(sheet.side(), Side::Ring);
        let m = thought(&sheet, 5, 1);
        sheet.play(&m).expect("a legal move");
        assert_eq!((by_fours(&sheet, 9), by_threats(&sheet)), (None, None), "{m:?}");
    }
}

#[test]
fn a_stop_that_is_forbidden_stops_nothing() {
    // Rings make a four at t20 whose only answer, u20, would be three and three for crosses.
    let crosses = "p20 u21 u22 v19 w18 a1 c1";
    let rings = "q20 r20 s20 a40 d38 g36 j34";
    let mut free = sheet("open3", crosses, rings);
    free.put(at("a3")).expect("a cross");
    assert_eq!(by_fours(&free, 1), Some(3));
    let mut plain = sheet("", crosses, rings);
    plain.put(at("a3")).expect("a cross");
    assert_eq!(by_fours(&plain, 1), None);
}

#[cfg(thorough)]
#[test]
fn the_field_agrees_with_the_sheet() {
    for settings in ["", "exact", "open3", "line=4 open3", "line=6 exact open3"] {
        let mut chance = Chance::seeded(&Seed([3; 32]), 0);
        let mut sheet = Sheet::new(terms(settings), Seat(0));
        let mut field = Field::new(&sheet);
        let mut marks = Vec::new();
        while sheet.count() < 120 && sheet.won.is_empty() {
            let Some(Move::Put(place)) = FiveInARow.sample(&sheet, sheet.mover(), &mut chance) else { break };
            marks.push((sheet.side(), field::cell(place)));
            field.put(sheet.side(), field::cell(place));
            sheet.put(place).expect("a sample");
            if !sheet.count().is_multiple_of(7) {
                continue;
            }
            let fresh = Field::new(&sheet);
            for place in sheet::whole().places().filter(|place| sheet.mark(*place).is_none()) {
                let cell = field::cell(place);
                let mut after = sheet.clone();
                let put = after.put(place);
                assert_eq!(field.is_banned(sheet.side(), cell), put.is_err(), "{settings}: {place}");
                let row = field.cells(sheet.side(), Makes::Row).any(|row| row == cell);
                assert_eq!(row, put.is_ok() && !after.won.is_empty(), "{settings}: {place}");
                for side in [Side::Cross, Side::Ring] {
                    assert_eq!(field.best(side, cell), fresh.best(side, cell));
                    assert_eq!(field.urgency(side, cell), fresh.urgency(side, cell));
                }
            }
            assert_eq!(field.key(Side::Cross), fresh.key(Side::Cross));
        }
        // And back to the empty sheet.
        marks.into_iter().rev().for_each(|(side, cell)| field.take(side, cell));
        let empty = Field::new(&Sheet::new(terms(settings), Seat(0)));
        assert!(sheet::whole().places().all(|place| {
            let cell = field::cell(place);
            field.urgency(Side::Cross, cell) == empty.urgency(Side::Cross, cell)
        }));
        assert_eq!((field.lead(Side::Cross), field.key(Side::Ring)), (empty.lead(Side::Cross), empty.key(Side::Ring)));
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let sheet = sheet("", "t20 u21 s19", "t21 u20");
    for level in 1..=4 {
        assert_eq!(thought(&sheet, level, 7), thought(&sheet, level, 7));
    }
}

/// Matches between two levels: how many each has won.
fn matches(levels: [u8; 2], settings: &str, count: u8) -> [u32; 2] {
    let mut won = [0; 2];
    for n in 0..count {
        let mut sheet = Sheet::new(terms(settings), Seat(n % 2));
        let mut plies = 0;
        while !sheet.is_over() {
            let m = thought(&sheet, levels[sheet.mover().index()], n.wrapping_add(plies));
            sheet.play(&m).expect("a legal move");
            plies = plies.wrapping_add(1);
        }
        won[sheet.winner().map_or(0, Seat::index)] += u32::from(sheet.winner().is_some());
    }
    won
}

#[cfg(thorough)]
#[test]
fn higher_levels_are_stronger() {
    assert_eq!(matches([4, 1], "", 2), [2, 0]);
    assert_eq!(matches([4, 2], "open3 swap2", 2), [2, 0]);
    assert!(matches([3, 1], "", 8)[0] >= 6);
}

#[cfg(thorough)]
#[test]
fn an_opening_is_put_and_a_side_is_chosen() {
    for level in [1, 5] {
        let mut sheet = Sheet::new(terms("swap2"), Seat(0));
        let Move::Several(places) = thought(&sheet, level, 4) else { panic!("three marks") };
        assert_eq!(places.len(), 3);
        sheet.play(&Move::Several(places)).expect("an opening");
        sheet.play(&thought(&sheet, level, 4)).expect("a choice");
    }
    // Two crosses side by side and a ring far away: crosses are better.
    let mut lopsided = Sheet::new(terms("swap2"), Seat(0));
    let far = Move::Several(["t20", "a1", "u21"].map(at).to_vec());
    lopsided.play(&far).expect("an opening");
    lopsided.play(&Move::More).expect("a choice");
    lopsided.play(&Move::Several(["an1", "v20"].map(at).to_vec())).expect("two more");
    assert_eq!(thought(&lopsided, 5, 1), Move::Take(Side::Cross));
}
