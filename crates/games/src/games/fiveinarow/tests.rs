//! Tests of the rules; those of the computer are in `computer`, `proofs` tries its wins, `rivals` play against it.

mod computer;
mod proofs;
mod rivals;

use super::*;
use crate::base::{Labels, Window};
use crate::game::scene::{Ink, Item};
use crate::game::{Drawn, Manner, Why};
use crate::games::tests::{begun as begun_as, play, refused};
use crate::play::Match;
use proptest::prelude::*;

fn begun(settings: &str) -> Match {
    begun_as("fiveinarow", settings, "Anna | Boris")
}

fn at(text: &str) -> Place {
    Place::read(text).expect("a place")
}

/// A sheet with these marks, without turns: crosses and rings must come out even, or one cross more.
fn sheet(settings: &str, crosses: &str, rings: &str) -> Sheet {
    let mut sheet = Sheet::new(terms(settings), Seat(0));
    let mut rings = rings.split_whitespace();
    for cross in crosses.split_whitespace() {
        sheet.put(at(cross)).expect("a cross");
        sheet.latest = vec![at(cross)];
        rings.next().into_iter().for_each(|ring| sheet.put(at(ring)).expect("a ring"));
    }
    assert_eq!(rings.next(), None, "as many rings as crosses at most");
    sheet
}

fn terms(settings: &str) -> Terms {
    let mut values = OptValues::defaults(INFO.options);
    for setting in settings.split_whitespace() {
        values.take(INFO.options, INFO.presets, setting).expect("a setting");
    }
    FiveInARow.options(&mut values, 2).expect("possible options")
}

/// Crosses play these cells, rings far away and apart from each other.
fn crosses(settings: &str, cells: &str) -> Match {
    const FAR: [&str; 9] = ["a40", "c40", "e40", "g40", "i40", "k40", "m40", "o40", "q40"];
    let mut game = begun(settings);
    for (cross, far) in cells.split_whitespace().zip(FAR) {
        play(&mut game, &[cross]).expect("a cross");
        if game.outcome().is_none() {
            play(&mut game, &[far]).expect("a ring");
        }
    }
    game
}

fn won(seat: u8) -> Option<Outcome> {
    Some(Outcome::won(Seat(seat), 2))
}

#[test]
fn five_in_a_row_win_at_once() {
    let game = crosses("", "h8 i8 j8 k8");
    assert_eq!(game.outcome(), None);
    for cells in
        ["h8 i8 j8 k8 l8", "h8 h9 h11 h12 h10", "h8 i9 j10 k11 l12", "h12 i11 k9 l8 j10", "aj3 ak3 al3 am3 an3"]
    {
        assert_eq!(crosses("", cells).outcome(), won(0), "{cells}");
    }
}

#[test]
fn rings_win_as_well() {
    let mut game = begun("");
    play(&mut game, &["a1", "h8", "c1", "i8", "e1", "j8", "g1", "k8", "a5", "l8"]).expect("legal moves");
    assert_eq!(game.outcome(), won(1));
}

#[test]
fn four_and_six_in_a_row_may_be_wanted() {
    assert_eq!(crosses("line=4", "h8 i8 j8").outcome(), None);
    assert_eq!(crosses("line=4", "h8 i8 j8 k8").outcome(), won(0));
    assert_eq!(crosses("line=6", "h8 i8 j8 k8 l8").outcome(), None);
    assert_eq!(crosses("line=6", "h8 i8 j8 k8 l8 m8").outcome(), won(0));
}

#[test]
fn six_in_a_row_wins_unless_five_are_wanted_exactly() {
    let cells = "h8 i8 j8 l8 m8 k8";
    assert_eq!(crosses("", cells).outcome(), won(0));
    assert_eq!(crosses("exact", cells).outcome(), None, "nor is it forbidden");
    // The same mark makes six across and five down.
    let both = "h8 i8 j8 l8 m8 k9 k10 k11 k12 k8";
    let sheet = sheet("exact", both, "a40 c40 e40 g40 i40 k40 m40 o40 q40");
    assert_eq!(sheet.won, [(at("k8"), at("k12"))]);
    assert_eq!(sheet.winner(), Some(Seat(0)));
}

#[test]
fn both_rows_of_a_mark_are_struck_through() {
    let sheet = sheet("", "h8 i8 j8 k8 l9 l10 l11 l12 l8", "a40 c40 e40 g40 i40 k40 m40 o40");
    assert_eq!(sheet.won, [(at("h8"), at("l8")), (at("l8"), at("l12"))]);
    let inked = |item: &&Item| matches!(item, Item::Stroke { ink: Ink::Seat(0), .. });
    assert_eq!(sheet.scene().items.iter().filter(inked).count(), 2);
}

#[test]
fn a_full_sheet_is_a_draw() {
    let mut sheet = Sheet::new(terms(""), Seat(0));
    // No more than two in a row anywhere.
    let is_cross = |place: &Place| (place.col / 2 + place.row).is_multiple_of(2);
    let (crosses, rings): (Vec<Place>, Vec<Place>) = sheet::whole().places().partition(is_cross);
    assert_eq!(crosses.len(), rings.len());
    for (cross, ring) in crosses.into_iter().zip(rings) {
        assert!(!sheet.is_over());
        sheet.put(cross).expect("an empty cell");
        sheet.put(ring).expect("an empty cell");
    }
    assert!(sheet.moves().is_empty());
    assert_eq!(FiveInARow.turn(&sheet), Turn::Over(Outcome::drawn(2)));
}

fn window(from: &str, cols: u16, rows: u16) -> Window {
    Window { from: at(from), cols, rows }
}

#[test]
fn the_window_grows_with_the_marks_and_never_shrinks() {
    let mut sheet = Sheet::new(terms(""), Seat(0));
    assert_eq!(sheet.window, window("n14", 15, 15));
    for (mark, expected) in [
        ("t20", window("n14", 15, 15)),
        // Four cells are left beyond it, then one is missing.
        ("x24", window("n14", 15, 15)),
        ("y24", window("n14", 16, 15)),
        ("n14", window("j10", 20, 19)),
        ("t21", window("j10", 20, 19)),
        // At the edge of the sheet it ends.
        ("b20", window("a10", 29, 19)),
        ("an40", window("a10", 40, 31)),
        ("a1", window("a1", 40, 40)),
    ] {
        sheet.put(at(mark)).expect("an empty cell");
        assert_eq!(sheet.window, expected, "{mark}");
    }
}

#[test]
fn the_first_mark_may_be_anywhere_and_is_shown() {
    for (mark, expected) in [
        ("a1", window("a1", 15, 15)),
        ("an40", window("z26", 15, 15)),
        ("c30", window("a23", 15, 15)),
        // It is in the empty window, but too near its edge.
        ("n14", window("g7", 15, 15)),
        ("r18", window("n14", 15, 15)),
    ] {
        let mut game = begun("");
        play(&mut game, &[mark]).expect("an empty cell");
        let board = game.position().board(Viewer::Public);
        assert_eq!(
            board,
            Drawn::board(&{
                let mut sheet = Sheet::new(terms(""), Seat(0));
                sheet.put(at(mark)).expect("an empty cell");
                assert_eq!(sheet.window, expected, "{mark}");
                sheet
            })
        );
    }
}

#[test]
fn the_edge_of_the_sheet_is_drawn_where_it_is_shown() {
    let edges = |mark: &str| {
        let sheet = sheet("", mark, "");
        sheet.scene().items.iter().filter(|item| matches!(item, Item::Stroke { ink: Ink::Grid, .. })).count()
    };
    assert_eq!([edges("t20"), edges("a20"), edges("an40")], [0, 1, 2]);
}

#[test]
fn refusals_say_why() {
    for (moves, last, key, marks) in [
        (&["t20"][..], "t20", "fiveinarow-reject-taken", &["t20"][..]),
        (&[], "ao1", "fiveinarow-reject-outside", &[]),
        (&[], "a41", "fiveinarow-reject-outside", &[]),
        (&[], "a1 b2", "fiveinarow-reject-many", &[]),
    ] {
        let reject = refused(begun(""), moves, last);
        assert_eq!((&*reject.text.key, &reject.marks), (key, &marks.iter().map(|mark| at(mark)).collect()), "{last}");
    }
    let game = begun("");
    for text in ["crosses", "more", "hello", "a1 b2 c3 d4", ""] {
        let read = game.position().read(Seat(0), &Input::canonical(text).said(Manner::Addressed));
        assert_eq!(read.err().map(|reject| reject.why), Some(Why::Syntax), "{text}");
    }
}

#[test]
fn cells_are_typed_as_people_type_them() {
    let game = begun("swap2");
    let read = |text, labels| {
        let input = Input::typed(text, labels, Manner::Addressed);
        game.position().read(Seat(0), &input).map(|read| read.text().to_owned()).ok()
    };
    for text in ["t20", "T 20", "20t", "t-20", "т20.", " t20!"] {
        assert_eq!(read(text, Labels::Latin).as_deref(), Some("t20"), "{text}");
    }
    assert_eq!(read("х20", Labels::Cyrillic).as_deref(), Some("u20"));
    assert_eq!(read("ам40", Labels::Cyrillic).as_deref(), Some("an40"), "the last cell");
    for text in ["t20 u19 s22", "t20u19s22", "t20-u19-s22", "t20, u19, s22", "T20; 19u; s22"] {
        let read = read(text, Labels::Latin);
        assert!(read.as_deref().is_none_or(|read| read == "t20 u19 s22"), "{text}: {read:?}");
    }
    assert!(read("t20 u19 s22", Labels::Latin).is_some() && read("t20-u19-s22", Labels::Latin).is_some());
}

/// Whether a cross on a cell is refused for its threes, and which cells are ringed.
fn threes(settings: &str, crosses: &str, rings: &str, cross: &str) -> Option<Vec<String>> {
    let mut sheet = sheet(settings, crosses, rings);
    assert_eq!(sheet.side(), Side::Cross);
    let reject = sheet.put(at(cross)).err()?;
    assert_eq!(reject.text.key, "fiveinarow-reject-threes");
    Some(reject.marks.iter().map(Place::to_string).collect())
}

#[test]
fn crosses_may_not_make_two_open_threes_at_once() {
    let far = "a40 c40 e40 g40";
    let cross = "i10 j10 k11 k12";
    let ringed = threes("open3", cross, far, "k10").expect("three and three");
    assert_eq!(ringed, ["i10", "j10", "k10", "k11", "k12"]);
    assert_eq!(threes("", cross, far, "k10"), None, "without the option");
    assert_eq!(threes("open3", cross, far, "k13"), None, "one three");
    // With gaps they are threes as well: i10 . k10 l10 and l11 l12.
    assert!(threes("open3", "i10 k10 l11 l12", far, "l10").is_some());
    // Stopped at one end, or with room for an open four at no end.
    assert_eq!(threes("open3", cross, "h10 c40 e40 g40", "k10"), None);
    assert_eq!(threes("open3", cross, "g10 m10 e40 g40", "k10"), None);
    assert!(threes("open3", cross, "g10 c40 e40 g40", "k10").is_some(), "there is room at the other end");
    // The edge of the sheet stops it too.
    assert_eq!(threes("open3", "a10 b10 c11 c12", far, "c10"), None);
}

#[test]
fn fours_and_rows_are_no_threes() {
    // A four across and a three down may be made.
    assert_eq!(threes("open3", "h10 i10 j10 k11 k12", "a40 c40 e40 g40 i40", "k10"), None);
    // g10 . i10 j10 k10 is a four, though three of its marks would be an open three without the fourth.
    assert_eq!(threes("open3", "g10 i10 j10 k11 k12", "a40 c40 e40 g40 i40", "k10"), None);
    // Four across and threes in two more lines are still two threes.
    let far = "a40 c40 e40 g40 i40 k40 m40";
    assert!(threes("open3", "h10 i10 j10 k11 k12 l11 m12", far, "k10").is_some());
}

#[test]
fn a_mark_that_wins_may_make_threes() {
    let far = "a40 c40 e40 g40 i40 k40 m40 o40";
    let cross = "g10 h10 i10 j10 k11 k12 l11 m12";
    let mut sheet = sheet("open3", cross, far);
    assert!(sheet.put(at("k10")).is_ok());
    assert_eq!(sheet.winner(), Some(Seat(0)));
    // Without the row it is three and three.
    assert!(threes("open3", "a1 c1 e1 g1 k11 k12 l11 m12", far, "k10").is_some());
}

#[test]
fn rings_may_make_threes() {
    let mut sheet = sheet("open3", "a40 c40 e40 g40 i40", "i10 j10 k11 k12");
    assert_eq!(sheet.side(), Side::Ring);
    assert!(sheet.put(at("k10")).is_ok());
}

#[test]
fn open_twos_and_fours_stand_for_threes_in_other_lines() {
    assert!(threes("open3 line=4", "j10 k11", "a40 c40", "k10").is_some());
    assert_eq!(threes("open3", "j10 k11", "a40 c40", "k10"), None);
    let (cross, far) = ("h10 i10 j10 k11 k12 k13", "a40 c40 e40 g40 i40 k40");
    assert!(threes("open3 line=6", cross, far, "k10").is_some());
    assert_eq!(threes("open3 line=6", "i10 j10 k11 k12", "a40 c40 e40 g40", "k10"), None);
}

#[test]
fn the_first_player_opens_with_three_marks() {
    for moves in [&["t20 u19 s22"][..], &["t20", "u19", "s22"], &["t20", "u19 s22"], &["t20 u19", "s22"]] {
        let mut game = begun("swap2");
        for m in moves {
            assert_eq!(game.turn().seats().iter().next(), Some(Seat(0)));
            play(&mut game, &[m]).expect("a mark of the opening");
        }
        assert_eq!(game.turn().seats().iter().next(), Some(Seat(1)));
        assert_eq!(game.position().moves(Seat(1)), Some(["crosses", "rings", "more"].map(str::to_owned).to_vec()));
        let board = game.position().board(Viewer::Public);
        assert_eq!((board.matches(" x").count(), board.matches(" o").count()), (3, 2), "a column is x, one is o");
    }
}

/// The next player after an opening, and the seats' marks.
fn after(moves: &[&str]) -> (Seat, Text) {
    let mut game = begun("swap2");
    play(&mut game, &["t20 u19 s22"]).expect("an opening");
    play(&mut game, moves).expect("choices");
    let asks = game.turn().asks().to_vec();
    (asks[0].seats.iter().next().expect("somebody"), asks[0].text.clone())
}

#[test]
fn the_second_player_chooses_and_rings_go_on() {
    let ring = Text::new("fiveinarow-ask-ring");
    assert_eq!(after(&["crosses"]), (Seat(0), ring.clone()));
    assert_eq!(after(&["rings"]), (Seat(1), ring.clone()));
    assert_eq!(after(&["more"]), (Seat(1), Text::new("fiveinarow-ask-two")));
    assert_eq!(after(&["more", "v20"]), (Seat(1), Text::new("fiveinarow-ask-cross")));
    assert_eq!(after(&["more", "v20 q19"]), (Seat(0), Text::new("fiveinarow-ask-take")));
    assert_eq!(after(&["more", "v20", "q19", "crosses"]), (Seat(1), ring.clone()));
    assert_eq!(after(&["more", "v20 q19", "rings"]), (Seat(0), ring));
}

#[test]
fn whoever_took_crosses_wins_with_them() {
    for (choice, winner) in [("crosses", 1), ("rings", 0)] {
        let mut game = begun("swap2");
        let moves = ["h8 a40 i8", choice, "c40", "j8", "e40", "k8", "g40", "l8"];
        play(&mut game, &moves).expect("legal moves");
        assert_eq!(game.outcome(), won(winner), "{choice}");
    }
}

#[test]
fn an_opening_is_kept_to() {
    let opening = ["t20 u19 s22"];
    for (moves, last, key) in [
        (&[][..], "crosses", "fiveinarow-reject-settled"),
        (&["t20"][..], "u19 s22 v23", "fiveinarow-reject-many"),
        (&["t20"], "u19 t20", "fiveinarow-reject-taken"),
        (&opening, "a1", "fiveinarow-reject-choose"),
        (&["t20 u19 s22", "more"], "a1 b1 c1", "fiveinarow-reject-many"),
        (&["t20 u19 s22", "more"], "crosses", "fiveinarow-reject-settled"),
        (&["t20 u19 s22", "more", "a1 b1"], "c1", "fiveinarow-reject-take"),
        (&["t20 u19 s22", "more", "a1 b1"], "more", "fiveinarow-reject-more"),
        (&["t20 u19 s22", "rings"], "crosses", "fiveinarow-reject-settled"),
        (&["t20 u19 s22", "rings"], "a1 b1", "fiveinarow-reject-many"),
    ] {
        assert_eq!(refused(begun("swap2"), moves, last).text.key, key, "{moves:?} {last}");
    }
}

#[test]
fn talk_is_no_choice() {
    let why = |moves: &[&str], manner| {
        let mut game = begun("swap2");
        play(&mut game, moves).expect("legal moves");
        game.position().read(Seat(1), &Input::canonical("more").said(manner)).err().map(|reject| reject.why)
    };
    assert_eq!(why(&["t20"], Manner::Overheard), Some(Why::Syntax));
    assert_eq!(why(&["t20"], Manner::Addressed), None, "it is refused by the rules");
    assert_eq!(why(&["t20 u19 s22"], Manner::Overheard), None);
}

#[test]
fn choices_have_buttons() {
    let texts = |game: &Match, seat| {
        let buttons = game.position().buttons(Viewer::Public, Seat(seat)).into_iter().flatten();
        buttons.filter_map(|button| button.text).collect::<Vec<_>>()
    };
    let mut game = begun("swap2");
    assert!(texts(&game, 0).is_empty());
    play(&mut game, &["t20 u19 s22"]).expect("an opening");
    assert_eq!((texts(&game, 1), texts(&game, 0)), (["crosses", "rings", "more"].map(str::to_owned).to_vec(), vec![]));
    play(&mut game, &["more", "a1 b1"]).expect("two more");
    assert_eq!(texts(&game, 0), ["crosses", "rings"]);
}

#[test]
fn marks_of_an_opening_are_nobodys_until_it_is_settled() {
    let inks = |game: &Match| {
        let items = game.position().scene(Viewer::Public).items;
        let ink = |item: &Item| match item {
            Item::Cross { ink, .. } => Some(*ink),
            _ => None,
        };
        items.iter().find_map(ink)
    };
    let mut game = begun("swap2");
    play(&mut game, &["t20 u19 s22"]).expect("an opening");
    assert_eq!(inks(&game), Some(Ink::Pencil));
    play(&mut game, &["crosses"]).expect("a choice");
    assert_eq!(inks(&game), Some(Ink::Seat(1)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: crate::amount(24, 6), failure_persistence: None, ..Default::default() })]

    /// Rows and the window, compared with the marks on the sheet, in random matches.
    #[test]
    fn random_matches_agree_with_the_plain_rules(seed in any::<[u8; 32]>(), line in 4u16..=6, flags in 0u8..4) {
        let names = ["", "exact", "open3", "exact open3"][usize::from(flags)];
        let mut sheet = Sheet::new(terms(&format!("line={line} {names}")), Seat(1));
        let mut chance = Chance::seeded(&crate::game::Seed(seed), 0);
        let mut shown = sheet.window;
        while let Some(m) = FiveInARow.sample(&sheet, sheet.mover(), &mut chance) {
            let side = sheet.side();
            sheet.play(&m).expect("a legal move");
            prop_assert!(sheet.count() == 1 || sheet.window.holds(shown.from) && sheet.window.holds(shown.last()));
            shown = sheet.window;
            let place = sheet.latest[0];
            prop_assert!(sheet::whole().places().filter(|at| sheet.mark(*at).is_some()).all(|at| shown.holds(at)));
            prop_assert_eq!(!sheet.won.is_empty(), wins(&sheet, place, side));
        }
    }
}

/// Whether a mark of a side on a cell is in a row that wins, checked cell by cell.
fn wins(sheet: &Sheet, place: Place, side: Side) -> bool {
    let has = |col: i32, row: i32| {
        let cell = u16::try_from(col).ok().zip(u16::try_from(row).ok());
        cell.is_some_and(|(col, row)| sheet.mark(Place::new(col, row)) == Some(side))
    };
    [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(dx, dy)| {
        let (col, row) = (i32::from(place.col), i32::from(place.row));
        let before = (1..).take_while(|n| has(col - n * dx, row - n * dy)).count();
        let behind = (1..).take_while(|n| has(col + n * dx, row + n * dy)).count();
        let (run, line) = (before + behind + 1, usize::from(sheet.terms.goal.line));
        run == line || (!sheet.terms.goal.exact && run > line)
    })
}
