use super::outlook::{AHEAD, Luck, Outlook};
use super::sheet::{COLUMNS, Line, Row, Sheet, points};
use super::table::{Move, Phase};
use super::{FourRows, State, think};
use crate::game::{
    Chance, Game, Input, Labels, Lexicon, Manner, OptValues, Seat, Seats, StepCtx, Table, Text, Turn, Viewer,
};

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);

/// A sheet with these numbers in its rows.
fn sheet(rows: [&[u8]; 4], penalties: u8) -> Sheet {
    let mut sheet = Sheet { penalties, ..Sheet::default() };
    for (row, numbers) in Row::ALL.into_iter().zip(rows) {
        numbers.iter().for_each(|number| sheet.cross(row, *number));
    }
    sheet
}

/// A match of `seats` players with these dice thrown: two white ones, then red, yellow, green and blue.
fn begun(seats: u8, settings: &[&str], dice: &[u32]) -> State {
    let info = FourRows.info();
    let mut values = OptValues::defaults(info.options);
    settings.iter().for_each(|text| values.take(info.options, info.presets, text).expect("a setting"));
    let rules = FourRows.options(&mut values, seats).expect("rules");
    FourRows.setup(&rules, Table { seats, first: ANNA, rules: 1 }, &mut StepCtx::new(Chance::given(dice), 0))
}

/// The same with other sheets. Everybody who can cross something is asked again.
fn with(dice: &[u32], sheets: Vec<Sheet>) -> State {
    let mut state = begun(sheets.len() as u8, &[], dice);
    state.table.sheets = sheets;
    let able = |seat: &Seat| !state.table.crosses(*seat, Phase::White).is_empty();
    state.table.waiting = state.table.company.present().iter().filter(able).collect();
    state
}

/// Plays a move with these dice for the next throw. Returns the keys of the events.
fn play(state: &mut State, seat: Seat, m: Move, dice: &[u32]) -> Vec<String> {
    let mut ctx = StepCtx::new(Chance::given(dice), 0);
    FourRows.apply(state, seat, &m, &mut ctx).unwrap_or_else(|why| panic!("{m:?}: {why:?}"));
    assert!(!ctx.chance.fault(), "{m:?}");
    ctx.events.iter().map(|event| event.text.key.to_string()).collect()
}

/// The reason for which a move is refused.
fn refused(state: &State, seat: Seat, m: Move) -> Text {
    let mut ctx = StepCtx::new(Chance::none(), 0);
    FourRows.apply(&mut state.clone(), seat, &m, &mut ctx).expect_err("not allowed").text
}

const ANY: &[u32] = &[1, 2, 3, 4, 5, 6];

#[test]
fn the_example_of_the_rules_counts_36() {
    let sheet = sheet([&[2, 3, 4, 5], &[2, 3, 4, 5, 6, 7, 8], &[], &[12, 11]], 1);
    assert_eq!(sheet.lines.map(|line| line.points()), [10, 28, 0, 3]);
    assert_eq!(sheet.points(), 36);
    let all: Vec<i64> = (1..=12).map(points).collect();
    assert_eq!(all, [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]);
}

#[test]
fn rows_run_up_and_down() {
    assert_eq!(
        [Row::Red, Row::Yellow, Row::Green, Row::Blue].map(|row| (row.number(0), row.last())),
        [(2, 12), (2, 12), (12, 2), (12, 2)]
    );
    for row in Row::ALL {
        assert!((0..COLUMNS).all(|column| row.column(row.number(column)) == column), "{row:?}");
    }
}

#[test]
fn crosses_go_to_the_right_only() {
    let sheet = sheet([&[7], &[], &[7], &[]], 0);
    let fits = |row, number| sheet.admit(row, number).map_err(|reject| reject.text.key.to_string());
    assert_eq!(fits(Row::Red, 8), Ok(()));
    assert_eq!(fits(Row::Red, 6), Err("fourrows-reject-left".to_owned()));
    assert_eq!(fits(Row::Red, 7), Err("fourrows-reject-left".to_owned()));
    assert_eq!((fits(Row::Green, 6), fits(Row::Green, 8)), (Ok(()), Err("fourrows-reject-left".to_owned())));
}

#[test]
fn the_last_number_needs_five_crosses_and_brings_the_lock() {
    let four = sheet([&[2, 3, 4, 5], &[], &[], &[]], 0);
    assert_eq!(four.admit(Row::Red, 12).expect_err("four").text.key, "fourrows-reject-last");
    let mut five = sheet([&[2, 3, 4, 5, 6], &[], &[], &[]], 0);
    assert!(five.admit(Row::Red, 12).is_ok());
    five.cross(Row::Red, 12);
    assert_eq!((five.line(Row::Red).count(), five.points()), (7, 28));
    let full = sheet([&[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], &[], &[], &[]], 0);
    assert_eq!(full.points(), 78);
}

#[test]
fn everybody_may_cross_the_white_sum_and_it_shows_when_all_have_chosen() {
    let mut state = begun(3, &[], &[3, 4, 1, 1, 1, 1]);
    let Turn::Act(asks) = FourRows.turn(&state) else { panic!("it goes on") };
    assert_eq!((asks.len(), asks[0].seats), (1, Seats::first(3)));
    assert_eq!(asks[0].text.key, "fourrows-ask-first", "no message has told of this throw");
    assert_eq!(play(&mut state, BORIS, Move::Cross(Row::Blue, 7), &[]), Vec::<String>::new());
    assert_eq!(FourRows.view(&state, Viewer::Public).table.sheets, vec![Sheet::default(); 3]);
    assert_eq!(refused(&state, ANNA, Move::Cross(Row::Red, 5)).key, "fourrows-reject-sum");
    play(&mut state, ANNA, Move::Cross(Row::Red, 7), &[]);
    assert_eq!(play(&mut state, Seat(2), Move::Pass, &[]), ["fourrows-crossed"]);
    let points = state.table.points();
    assert_eq!((points, state.table.phase, state.table.waiting), (vec![1, 1, 0], Phase::Coloured, Seats::one(ANNA)));
}

#[test]
fn whoever_threw_adds_one_white_die_to_one_coloured_one() {
    let mut state = begun(2, &[], &[2, 5, 1, 6, 3, 4]);
    play(&mut state, ANNA, Move::Pass, &[]);
    play(&mut state, BORIS, Move::Pass, &[]);
    let crosses = state.table.crosses(ANNA, Phase::Coloured);
    let expected = [(Row::Red, 3), (Row::Red, 6), (Row::Yellow, 8), (Row::Yellow, 11), (Row::Green, 5)];
    assert_eq!(crosses[..5], expected);
    assert_eq!(crosses[5..], [(Row::Green, 8), (Row::Blue, 6), (Row::Blue, 9)]);
    assert_eq!(refused(&state, ANNA, Move::Cross(Row::Red, 7)).key, "fourrows-reject-colour");
    assert_eq!(play(&mut state, ANNA, Move::Cross(Row::Yellow, 8), ANY), ["fourrows-crosses", "fourrows-threw"]);
    assert_eq!((state.table.active, state.table.turn), (BORIS, 2));
}

#[test]
fn who_threw_and_crosses_nothing_takes_a_penalty_and_nobody_else_does() {
    let mut state = begun(2, &[], &[2, 5, 1, 6, 3, 4]);
    play(&mut state, BORIS, Move::Pass, &[]);
    play(&mut state, ANNA, Move::Pass, &[]);
    assert_eq!(play(&mut state, ANNA, Move::Pass, ANY), ["fourrows-penalty", "fourrows-threw"]);
    assert_eq!(state.table.points(), [-5, 0]);
    play(&mut state, BORIS, Move::Cross(Row::Red, 3), &[]);
    play(&mut state, ANNA, Move::Pass, &[]);
    assert_eq!(play(&mut state, BORIS, Move::Pass, ANY), ["fourrows-passes", "fourrows-threw"]);
    assert_eq!(state.table.points(), [-5, 1]);
}

#[test]
fn the_fourth_penalty_ends_the_match() {
    let mut state = with(&[2, 5, 1, 6, 3, 4], vec![sheet([&[], &[], &[], &[]], 3), Sheet::default()]);
    play(&mut state, ANNA, Move::Pass, &[]);
    play(&mut state, BORIS, Move::Pass, &[]);
    let told = play(&mut state, ANNA, Move::Pass, &[]);
    assert_eq!(told, ["fourrows-penalty", "fourrows-over-penalties"]);
    assert!(matches!(FourRows.turn(&state), Turn::Over(outcome) if outcome.places == [2, 1]));
}

#[test]
fn who_cross_the_last_number_together_both_get_the_lock_and_the_die_leaves() {
    let five: [&[u8]; 4] = [&[2, 3, 4, 5, 6], &[], &[], &[]];
    let mut state = with(&[6, 6, 1, 1, 1, 1], vec![sheet(five, 0), sheet(five, 0), Sheet::default()]);
    play(&mut state, ANNA, Move::Cross(Row::Red, 12), &[]);
    play(&mut state, Seat(2), Move::Pass, &[]);
    let told = play(&mut state, BORIS, Move::Cross(Row::Red, 12), &[]);
    assert_eq!(told, ["fourrows-crossed", "fourrows-locked"]);
    assert_eq!((state.table.points(), state.table.phase), (vec![28, 28, 0], Phase::Coloured));
    assert_eq!(refused(&state, ANNA, Move::Cross(Row::Red, 7)).key, "fourrows-reject-locked");
    play(&mut state, ANNA, Move::Pass, &[1, 2, 3, 4, 5]);
    assert_eq!(state.table.throw.map(|throw| throw.coloured), Some([None, Some(3), Some(4), Some(5)]));
}

#[test]
fn the_second_locked_row_ends_the_match_in_the_step_of_everybody() {
    let rows: [&[u8]; 4] = [&[2, 3, 4, 5, 6, 12], &[2, 3, 4, 5, 6], &[], &[]];
    let mut state = with(&[6, 6, 1, 1, 1, 1], vec![Sheet::default(), sheet(rows, 0)]);
    play(&mut state, ANNA, Move::Pass, &[]);
    let told = play(&mut state, BORIS, Move::Cross(Row::Yellow, 12), &[]);
    assert_eq!(told, ["fourrows-crossed", "fourrows-locked", "fourrows-over-locks"]);
    assert_eq!(state.table.points(), [0, 56], "nobody gets a penalty any more");
    assert!(matches!(FourRows.turn(&state), Turn::Over(outcome) if outcome.places == [2, 1]));
}

#[test]
fn nobody_is_asked_in_vain() {
    // Anna can cross nothing at all: she gets her penalty, and Boris throws.
    let full: [&[u8]; 4] = [&[11], &[11], &[3], &[3]];
    let mut state = with(&[1, 1, 1, 1, 1, 1], vec![sheet(full, 0), Sheet::default()]);
    assert_eq!(state.table.waiting, Seats::one(BORIS));
    let told = play(&mut state, BORIS, Move::Pass, ANY);
    assert_eq!(told, ["fourrows-crossed-none", "fourrows-penalty", "fourrows-threw"]);
    assert_eq!(state.table.active, BORIS);
}

#[test]
fn a_leaver_is_not_waited_for() {
    let mut state = begun(3, &[], &[3, 4, 1, 1, 1, 1]);
    play(&mut state, BORIS, Move::Cross(Row::Red, 7), &[]);
    play(&mut state, Seat(2), Move::Pass, &[]);
    let mut ctx = StepCtx::new(Chance::given(ANY), 0);
    assert!(FourRows.leave(&mut state, ANNA, &mut ctx));
    assert_eq!((state.table.active, state.table.phase), (BORIS, Phase::White));
    assert_eq!(state.table.points(), [0, 1, 0], "whoever has left takes no penalty");
    FourRows.leave(&mut state, BORIS, &mut StepCtx::new(Chance::none(), 0));
    assert!(matches!(FourRows.turn(&state), Turn::Over(outcome) if outcome.places == [3, 2, 1]));
}

#[test]
fn real_dice_are_typed_in_the_order_of_the_rows() {
    let mut state = begun(2, &["dice=real"], &[]);
    let hand = FourRows.by_hand(&state, ANNA).expect("Anna throws");
    assert_eq!((hand.dice.count, hand.m), (6, Move::Throw));
    assert_eq!(refused(&state, ANNA, Move::Cross(Row::Red, 7)).key, "fourrows-reject-throw");
    play(&mut state, ANNA, Move::Throw, &[6, 5, 4, 3, 2, 1]);
    let throw = state.table.throw.expect("a throw");
    assert_eq!((throw.sum(), throw.coloured), (11, [Some(4), Some(3), Some(2), Some(1)]));
}

/// The words for the rows.
struct Rows;

impl Lexicon for Rows {
    fn canonical(&self, text: &str) -> Option<&'static str> {
        match text {
            "red" | "красный" | "r" | "к" => Some("red"),
            "yellow" | "ж" => Some("yellow"),
            "blue" | "b" | "с" | "c" => Some("blue"),
            _ => None,
        }
    }
}

#[test]
fn moves_are_typed_in_many_ways() {
    let state = begun(2, &[], ANY);
    let read = |text: &str, manner| {
        let input = Input::typed(text, Labels::Latin, manner).by(&Rows);
        FourRows.parse(&state, ANNA, &input).ok().map(|m| FourRows.write(&m))
    };
    let said = |text| read(text, Manner::Private);
    for text in ["r7", "R 7", "к7", "К 7"] {
        assert_eq!(said(text).as_deref(), Some("red 7"), "{text}");
    }
    assert_eq!(
        [said("b12"), said("с12"), said("ж2")].map(Option::unwrap_or_default),
        ["blue 12", "blue 12", "yellow 2"]
    );
    assert_eq!([said("r1"), said("r13"), said("7"), said("r"), said("x7"), said("r7 8")], [const { None }; 6]);
    for text in ["red 7", "red7", "7 red", "Red7!", "красный3", "3 красный"] {
        let input = Input::typed(text, Labels::Cyrillic, Manner::Overheard).by(&Rows);
        let row = FourRows.parse(&state, ANNA, &input).ok();
        assert!(matches!(row, Some(Move::Cross(Row::Red, 3 | 7))), "{text}");
    }
    assert_eq!(said("7 r").as_deref(), Some("red 7"));
    let overheard = |text| read(text, Manner::Overheard);
    assert_eq!((overheard("с 7"), overheard("с7").as_deref()), (None, Some("blue 7")), "it may be talk");
}

#[test]
fn a_group_sees_what_anybody_could_cross_and_a_player_what_is_possible() {
    let state = with(&[3, 4, 1, 1, 1, 1], vec![sheet([&[8], &[], &[], &[]], 0), sheet([&[], &[9], &[], &[]], 0)]);
    let count = |who| FourRows.buttons(&FourRows.view(&state, who), ANNA).concat().len();
    assert_eq!((count(Viewer::Public), count(Viewer::Seat(ANNA))), (5, 4), "with the pass");
}

/// A row with these crossed columns.
fn line(columns: &[usize]) -> Line {
    let mut line = Line::default();
    columns.iter().for_each(|column| line.cross(*column));
    line
}

/// One row alone, if all throws are the player's own, or none. A Python program with fractions found these values by
/// trying every use of every throw.
#[test]
fn what_a_row_is_worth_was_counted_by_another_program() {
    let worth = |own: f64, columns: &[usize], throws: usize| {
        Outlook::new(Luck { own, white: 1.0, coloured: 1.0 }).worth(line(columns), throws)
    };
    for (columns, throws, own, other) in [
        (&[][..], 1, 445.0 / 216.0, 35.0 / 36.0),
        (&[], 3, 61_751_785.0 / 10_077_696.0, 15_283.0 / 5_832.0),
        (&[0, 1, 4], 2, 19_933.0 / 1_458.0, 4_237.0 / 432.0),
        (&[0, 2, 3, 5, 7], 2, 105_049.0 / 5_184.0, 7_465.0 / 432.0),
        (&[0, 2, 3, 5, 7], 4, 5_773_774_289.0 / 241_864_704.0, 1_193_101.0 / 62_208.0),
        (&[1, 2, 3, 4, 5, 6, 9], 1, 790.0 / 27.0, 1_025.0 / 36.0),
        (&[], 8, 15.623_034_810_997, 106_974_919_691.0 / 17_414_258_688.0),
    ]
    .into_iter()
    .take(crate::amount(7, 6))
    {
        for (share, expected) in [(1.0, own), (0.0, other)] {
            let worth: f64 = worth(share, columns, throws);
            assert!((worth - expected).abs() < 1e-11, "{columns:?} before {throws}: {worth}");
        }
    }
}

#[test]
fn a_row_is_worth_more_before_more_throws_and_with_more_crosses() {
    let outlook = Outlook::among(3);
    for throws in 0..AHEAD {
        assert!(outlook.worth(line(&[]), throws) < outlook.worth(line(&[]), throws + 1));
        assert!(outlook.worth(line(&[4]), throws) < outlook.worth(line(&[2, 4]), throws));
    }
}

#[test]
fn the_computer_takes_what_lies_next_and_ends_a_match_that_it_leads() {
    let state = with(&[1, 1, 6, 6, 6, 6], vec![Sheet::default(), Sheet::default()]);
    let first = think::best(&state.table, BORIS);
    assert!(matches!(first, Some(Move::Cross(Row::Red | Row::Yellow, 2))), "{first:?}");
    let rows: [&[u8]; 4] = [&[2, 3, 4, 5, 6, 12], &[2, 3, 4, 5, 6], &[], &[]];
    let state = with(&[6, 6, 1, 1, 1, 1], vec![Sheet::default(), sheet(rows, 0)]);
    assert_eq!(think::best(&state.table, BORIS), Some(Move::Cross(Row::Yellow, 12)));
}
