use super::graph::Graph;
use super::solve::{Search, Solver};
use super::*;
use crate::base::Labels;
use crate::game::{Chance, Deadline, Level, Manner, Memo, Outcome, Seed};
use crate::games::tests::{self, play};
use crate::kit::bits::bits;
use crate::play::Match;

const KNOWN: &str = include_str!("../../../tests/boxes.json");

fn begun(settings: &str, names: &str) -> Match {
    tests::begun("boxes", settings, names)
}

fn refused(settings: &str, moves: &[&str], last: &str) -> String {
    tests::refused(begun(settings, "A | B"), moves, last).text.key.into_owned()
}

#[test]
fn a_line_joins_two_neighbours_once() {
    assert_eq!(refused("", &["b2-b3"], "b3-b2"), "boxes-reject-drawn");
    assert_eq!(refused("", &[], "a1-a3"), "boxes-reject-apart");
    assert_eq!(refused("", &[], "a1-a1"), "boxes-reject-apart");
    assert_eq!(refused("", &[], "a1-b2"), "boxes-reject-diagonal");
    assert_eq!(refused("size=3x2", &[], "d3-e3"), "boxes-reject-outside");
    assert_eq!(refused("size=3x2", &[], "a3-a4"), "boxes-reject-outside");
    for (text, line) in
        [("b2>", "b2-c2"), ("b2v", "b2-b3"), ("b2п", "b2-c2"), ("b2н", "b2-b3"), ("B2 →.", "b2-c2"), ("c2b2", "b2-c2")]
    {
        let input = Input::typed(text, Labels::Latin, Manner::Addressed);
        assert_eq!(super::read(&input).map(|line| Boxes.write(&line)).as_deref(), Some(line), "{text}");
    }
    let input = Input::typed("б2↓", Labels::Cyrillic, Manner::Addressed);
    assert_eq!(super::read(&input).map(|line| Boxes.write(&line)).as_deref(), Some("b2-b3"));
}

#[test]
fn who_closes_a_square_has_it_and_moves_again() {
    let mut game = begun("size=2x2", "A | B");
    play(&mut game, &["a1-b1", "a2-b2", "a1-a2"]).expect("legal moves");
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)]);
    play(&mut game, &["b1-b2"]).expect("it closes a square");
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)], "and must move again");
    assert_eq!(game.turn().asks()[0].text.key, "boxes-ask-again");
    let board = "  a   b   c\n1 +---+   +\n  | 2 |\n2 +---+   +\n\n3 +   +   +\n0 : 1";
    assert_eq!(game.position().board(Viewer::Public), board);
    // Two at once: the middle line of the last two.
    play(&mut game, &["b1-c1", "c1-c2", "a2-a3", "a3-b3", "b3-c3", "c2-c3"]).expect("legal moves");
    let before = game.position().scores(Viewer::Public).expect("counts");
    play(&mut game, &["b2-c2", "b2-b3"]).expect("the last two lines");
    let after = game.position().scores(Viewer::Public).expect("counts");
    assert_eq!(after.iter().sum::<i64>(), 4);
    assert_eq!(before.iter().sum::<i64>(), 1);
    let places = if after[0] > after[1] { vec![1, 2] } else { vec![2, 1] };
    assert_eq!(game.outcome(), Some(Outcome { places, scores: Some(after) }));
}

#[test]
fn a_diagonal_costs_the_turn_and_goes_once_into_an_open_square() {
    let mut game = begun("size=2x2 diagonal", "A | B");
    play(&mut game, &["b1-a2"]).expect("a diagonal");
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(refused("size=2x2 diagonal", &["b1-a2"], "a1-b2"), "boxes-reject-slanted");
    let moves = ["a1-b1", "a2-b2", "a1-a2", "b1-b2"];
    assert_eq!(refused("size=2x2 diagonal", &moves, "a1-b2"), "boxes-reject-closed");
    assert_eq!(refused("size=2x2 diagonal", &[], "a1-c3"), "boxes-reject-apart");
}

#[test]
fn of_several_places_follow_the_squares_and_who_left_is_last() {
    let mut game = begun("size=2x2", "A | B | C");
    game.resign(Seat(1), 0).expect("one may leave");
    let mut chance = Chance::seeded(&Seed([4; 32]), 0);
    while let Some(seat) = game.turn().seats().iter().next() {
        assert!(seat != Seat(1));
        let m = game.position().sample(seat, &mut chance).expect("a move");
        game.play(seat, &Input::canonical(&m), 0).expect("a legal one");
    }
    assert_eq!(game.outcome().map(|outcome| outcome.places[1]), Some(3));
}

/// A graph of that size, with lines numbered as in the known values.
fn graph(cols: u16, rows: u16) -> Graph {
    Sheet::new((cols, rows), false, 2, Seat(0)).graph().expect("few lines").0
}

fn set(lines: &[usize]) -> u64 {
    lines.iter().map(|line| 1 << line).sum()
}

/// The result of a solver without a limit.
fn best(solver: &mut Solver, graph: &Graph, open: u64) -> (Vec<usize>, i32) {
    Search::new(solver, graph, &Deadline::never(), u32::MAX).best(open).expect("no limit")
}

#[cfg(thorough)]
#[test]
fn values_are_the_known_ones() {
    let known: serde_json::Value = serde_json::from_str(KNOWN).expect("JSON");
    for board in known["boards"].as_array().expect("a list") {
        let number = |key: &str| board[key].as_i64().expect("a number");
        let graph = graph(number("cols") as u16, number("rows") as u16);
        let mut solver = Solver::default();
        assert_eq!(i64::from(best(&mut solver, &graph, graph.all()).1), number("first_player_margin"));
        // Nothing can be closed at first.
        let first: Vec<i32> = serde_json::from_value(board["first_moves"].clone()).expect("numbers");
        let values = bits(graph.all()).map(|line| -best(&mut solver, &graph, graph.all() & !(1 << line)).1);
        assert_eq!(values.collect::<Vec<_>>(), first);
        for position in board["positions"].as_array().expect("a list") {
            let list = |key: &str| serde_json::from_value::<Vec<usize>>(position[key].clone()).expect("numbers");
            let open = graph.all() & !set(&list("drawn"));
            let known = (list("best"), position["value"].as_i64().expect("a number") as i32);
            assert_eq!(best(&mut solver, &graph, open), known, "{position}");
        }
    }
}

#[cfg(thorough)]
#[test]
fn three_by_four_is_drawn_and_played_out_from_its_first_line() {
    let mut game = begun("size=4x3", "A | B");
    let mut memo = Memo::default();
    assert_eq!(thought(&game, 5, Deadline::never(), &mut memo).1, Some(0.0), "a draw, as Wilson found in 1998");
    while let Some(seat) = game.turn().seats().iter().next() {
        // The other side plays as well as level 4 can.
        let level = if seat == Seat(0) { 5 } else { 4 };
        let mut own = Memo::default();
        let memo = if level == 5 { &mut memo } else { &mut own };
        let (m, _) = thought(&game, level, Deadline::never(), memo);
        play(&mut game, &[&m]).expect("a legal move");
    }
    let scores = game.outcome().and_then(|outcome| outcome.scores).expect("counts");
    assert!(scores[0] >= scores[1], "{scores:?}");
}

#[cfg(thorough)]
#[test]
fn only_first_lines_that_halve_three_by_four_keep_it_even() {
    let graph = graph(3, 4);
    assert_eq!(best(&mut Solver::default(), &graph, graph.all()), (vec![6, 7, 8], 0));
}

#[test]
fn the_best_level_halves_three_by_four_with_its_first_line() {
    for (size, halving) in [("3x4", ["a3-b3", "b3-c3", "c3-d3"]), ("4x3", ["c1-c2", "c2-c3", "c3-c4"])] {
        let game = begun(&format!("size={size}"), "A | B");
        let mut drawn = std::collections::BTreeSet::new();
        for seed in 0..20 {
            let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), 0), Memo::default());
            let mut ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::after_work(1_000), &mut memo);
            drawn.insert(game.position().think(Seat(0), &mut ctx).expect("a line"));
            assert_eq!(ctx.evaluation, Some(0.0), "{size}");
        }
        assert!(drawn.iter().eq(halving), "{size}: {drawn:?}");
    }
}

/// Tries all lines, and remembers nothing.
fn slow(graph: &Graph, open: u64) -> i32 {
    let after = |line: usize| match graph.closes(line, open) {
        0 => -slow(graph, open & !(1 << line)),
        closed => closed + slow(graph, open & !(1 << line)),
    };
    bits(open).map(after).max().unwrap_or(0)
}

#[cfg(thorough)]
#[test]
fn the_solver_finds_what_trying_all_lines_finds() {
    let mut chance = Chance::seeded(&Seed([8; 32]), 0);
    for (cols, rows) in [(3, 3), (4, 2), (4, 4), (5, 3)] {
        let whole = graph(cols, rows);
        let mut solver = Solver::default();
        for round in 0..40 {
            let mut open = whole.all();
            while open.count_ones() > 8 {
                let lines: Vec<usize> = bits(open).collect();
                // Mostly without giving squares away, so that chains and loops are left.
                let loony = whole.loony(open);
                let safe: Vec<usize> = lines.iter().copied().filter(|line| loony >> line & 1 == 0).collect();
                let from = if safe.is_empty() || round % 4 == 3 { &lines } else { &safe };
                open &= !(1 << chance.pick(from).expect("a line"));
            }
            let (found, value) = best(&mut solver, &whole, open);
            let after = |line: usize| match whole.closes(line, open) {
                0 => -slow(&whole, open & !(1 << line)),
                closes => closes + slow(&whole, open & !(1 << line)),
            };
            let all: Vec<usize> = bits(open).filter(|line| after(*line) == value).collect();
            assert_eq!((value, found), (slow(&whole, open), all), "{cols}x{rows} {open:b}");
        }
    }
}

#[test]
fn chains_of_the_sheet_are_those_of_the_graph() {
    let mut chance = Chance::seeded(&Seed([7; 32]), 0);
    for (cols, rows) in [(2, 2), (3, 3), (4, 4), (5, 2), (5, 5)] {
        for _ in 0..30 {
            let mut sheet = Sheet::new((cols, rows), false, 2, Seat(0));
            while !sheet.is_over() {
                let (graph, numbers) = sheet.graph().expect("few lines");
                let missing = (0..numbers.len()).filter(|n| sheet.lines[numbers[*n]].is_none());
                let open = missing.map(|n| 1 << n).sum();
                for line in bits(open) {
                    let chain = graph.chain(line, open);
                    assert_eq!(sheet.chain(numbers[line]), (chain.squares, numbers[chain.line]), "{sheet:?}");
                }
                sheet.play(*chance.pick(&sheet.moves()).expect("a line")).expect("a listed line");
            }
        }
    }
}

#[test]
fn positions_that_differ_in_the_place_of_their_strings_alone_have_one_key() {
    let graph = graph(3, 2);
    let key = |drawn: &[usize]| graph.key(graph.all() & !set(drawn));
    // Lines across are 0 to 8, lines down 9 to 16. A corner lacks either of its two lines at the edge.
    assert_eq!(key(&[0]), key(&[9]));
    assert_eq!(key(&[0]), key(&[8]), "reflected twice");
    assert_ne!(key(&[0]), key(&[1]), "a square at the edge is no corner");
    assert_ne!(key(&[0]), key(&[3]));
    // Two rows of three: chains of three, open at the left or at the right.
    let rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let with = |more: usize| key(&[&rows[..], &[more]].concat());
    assert_eq!(key(&rows), graph.key(graph.all() & !set(&rows)));
    assert_ne!(key(&rows), with(10), "a chain of three is not one of two and a square");
}

#[test]
fn the_shortest_chain_is_opened_on_a_large_sheet_too() {
    let mut sheet = Sheet::new((9, 9), false, 2, Seat(0));
    let line = |a: (u16, u16), b: (u16, u16)| Line::new(Place::new(a.0, a.1), Place::new(b.0, b.1));
    // All rows are chains of nine; the last one is a chain of two that leaves the sheet below, and one of seven.
    let open = [line((1, 9), (2, 9)), line((2, 9), (3, 9))];
    let wall = line((2, 8), (2, 9));
    for number in 0..sheet.lines.len() {
        let drawn = sheet.line(number);
        let across = drawn.from.row == drawn.to.row;
        if (across && !open.contains(&drawn)) || drawn == wall {
            sheet.lines[number] = Some(Seat(1));
        }
    }
    assert!(sheet.graph().is_none() && (0..81).all(|square| sheet.missing(square) == 2));
    for seed in 0..20 {
        let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), 0), Memo::default());
        let level = Level::new(5).expect("a level");
        let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
        assert_eq!(think::think(&sheet, &mut ctx), Some(line((1, 8), (1, 9))), "between the two");
    }
}

fn thought(game: &Match, level: u8, until: Deadline, memo: &mut Memo) -> (String, Option<f64>) {
    let mut chance = Chance::seeded(&Seed([9; 32]), game.ply() as u64);
    let mut ctx = SearchCtx::new(Level::new(level).expect("a level"), &mut chance, until, memo);
    let seat = game.turn().seats().iter().next().expect("it goes on");
    (game.position().think(seat, &mut ctx).expect("a move"), ctx.evaluation)
}

#[cfg(thorough)]
#[test]
fn the_best_computer_gets_what_is_known_and_knows_it() {
    // On 2 × 2 the first player is two squares ahead, on 3 × 3 the second one three.
    for (size, lead) in [("2x2", 2), ("3x3", -3)] {
        let mut game = begun(&format!("size={size}"), "A | B");
        let mut memo = Memo::default();
        assert_eq!(thought(&game, 5, Deadline::never(), &mut memo).1, Some(f64::from(lead)));
        while game.outcome().is_none() {
            let (m, _) = thought(&game, 5, Deadline::never(), &mut memo);
            play(&mut game, &[&m]).expect("a legal move");
        }
        let scores = game.outcome().and_then(|outcome| outcome.scores).expect("counts");
        assert_eq!(scores[0] - scores[1], i64::from(lead), "{size}");
    }
}

#[cfg(thorough)]
#[test]
fn computers_play_all_kinds_to_the_end() {
    for (settings, names) in [("size=5x5", "A | B"), ("size=4x3 diagonal", "A | B"), ("size=9x9", "A | B | C | D")] {
        let mut game = begun(settings, names);
        while let Some(seat) = game.turn().seats().iter().next() {
            let level = if names.len() > 6 { 4 } else { 1 + 4 * seat.0 };
            let (m, _) = thought(&game, level, Deadline::after_work(20_000), &mut Memo::default());
            play(&mut game, &[&m]).unwrap_or_else(|reject| panic!("{settings} {m}: {reject:?}"));
        }
        let places = game.outcome().expect("over").places;
        assert!(names.len() > 6 || places[1] == 1, "{settings}: the better one wins, {places:?}");
    }
}

#[test]
fn a_count_of_many_stands_far_from_the_next_sign() {
    use crate::game::scene::{Item, Says};

    let scene = begun("", "Anna | Boris | Vera").position().scene(Viewer::Public);
    let count = scene.items.iter().find_map(|item| match item {
        Item::Label { at, says: Says::Words(text), .. } if text.key == "boxes-count" => Some(at.x),
        _ => None,
    });
    let sign = scene.items.iter().find_map(|item| match item {
        Item::Sign { at, r, seat: Seat(1), .. } => Some(at.x - r),
        _ => None,
    });
    let (count, sign) = (count.expect("the count of the first seat"), sign.expect("the sign of the second"));
    assert!(sign - count > 2.5, "{count} {sign}");
}
