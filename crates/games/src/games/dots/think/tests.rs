//! The computer opponent: what it must see, and what it must never do. `x` is seat 0, `o` seat 1; a digit in a picture
//! marks the move that is expected.

use std::time::Duration;

use super::super::field::{Field, Node, Rules};
use super::ladder::{Chase, LONGEST, Ladder};
use super::read::Reader;
use super::threats::{Limits, Threat, find};
use super::vicinity::{Quick, Vicinity, quick};
use super::{Answer, Effort, Task, Terms, TreeMemory, think, think_with};
use crate::game::{Deadline, Level, Seat};
use crate::search::rng::Rng;

pub(super) const X: Seat = Seat(0);
pub(super) const O: Seat = Seat(1);

/// Sets up a picture.
pub(super) fn sheet(rows: &[&str]) -> Field {
    let mut field = Field::new(rows[0].len() as u8, rows.len() as u8, Rules::default());
    for (row, dots) in (0..).zip(rows) {
        for (column, dot) in (0..).zip(dots.bytes()) {
            let seat = match dot {
                b'x' => X,
                b'o' => O,
                _ => continue,
            };
            let node = field.node(column, row).expect("on the sheet");
            field.put(seat, node).expect("a free node");
        }
    }
    field
}

/// The nodes that a picture marks with `mark`.
pub(super) fn marked(rows: &[&str], field: &Field, mark: u8) -> Vec<Node> {
    let node = |(nth, dot): (usize, u8)| {
        let (column, row) = (nth % rows[0].len(), nth / rows[0].len());
        (dot == mark).then(|| field.node(column as u8, row as u8)).flatten()
    };
    rows.iter().flat_map(|row| row.bytes()).enumerate().filter_map(node).collect()
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// A task without anything special.
pub(super) fn task(field: &Field, seat: Seat) -> Task<'_> {
    Task { field, record: &[], seat, terms: Terms::default(), zone: &[], stopped: false, margin: 0, resigns: false }
}

/// A task in a match that may be ended by grounding.
pub(super) fn grounding(field: &Field, seat: Seat) -> Task<'_> {
    let terms = Terms { ground: true, ..Terms::default() };
    Task { terms, margin: field.margin(seat), ..task(field, seat) }
}

/// Efforts small enough for a test and great enough for a small position.
fn effort(number: u8) -> Option<Effort> {
    Effort::of(level(number)).map(|effort| Effort { games: effort.games.min(1_500), ..effort })
}

/// What a level answers.
pub(super) fn answer(task: &Task<'_>, number: u8, seed: u64) -> Option<Answer> {
    think_with(task, level(number), effort(number), seed, &mut TreeMemory::default(), &Deadline::never())
}

/// Asserts that the levels put a dot on a node marked with `1`.
fn finds(rows: &[&str], seat: Seat, levels: std::ops::RangeInclusive<u8>) {
    let field = sheet(rows);
    let good = marked(rows, &field, b'1');
    for number in levels {
        for seed in 0..3 {
            let Some(Answer::Put(node)) = answer(&task(&field, seat), number, seed) else { panic!("no dot") };
            assert!(good.contains(&node), "level {number}: {:?}\n{field:?}", field.place_of(node));
        }
    }
}

#[test]
fn a_capture_in_one_is_taken() {
    let rows = ["..........", "...xx.....", "..xoo1....", "...xx.....", "......o...", "....o.....", ".........."];
    finds(&rows, X, 2..=5);
}

#[test]
fn a_capture_in_one_is_prevented() {
    let rows = ["..........", "...xxx....", "..xooo1...", "...xxx....", "..........", "....o.....", ".........."];
    finds(&rows, O, 2..=5);
}

/// Dots that capture in two or three, whatever the enemy does. The one in the middle threatens on both sides; those
/// below drive the two together, and all of them are surrounded in the end.
///
/// ```text
/// ....x.x....        ....x.x....
/// ...xo.ox...   →    ...xoxox...     below each of the two a dot captures; the enemy stops one
/// ...........        ...........
/// ```
#[test]
fn a_fork_is_found() {
    let rows =
        ["...........", "...........", "....x.x....", "...xo1ox...", "....1.1....", "...........", "..........."];
    finds(&rows, X, 3..=5);
}

#[test]
fn threats_lack_what_they_lack() {
    let rows = ["...........", "...xx......", "..xoo......", "...x.......", "...........", "..........."];
    let field = sheet(&rows);
    let spots =
        |threat: &Threat| -> Vec<(u8, u8)> { threat.nodes().iter().map(|&node| field.place_of(node)).collect() };
    let threats = threats_of(&field, X, 3);
    assert_eq!(spots(&threats[0]), [(5, 2), (4, 3)]);
    assert_eq!(threats[0].gain, 2);
    // One dot more lets the chain run round at a distance; nothing is named twice and nothing with a dot to spare.
    for (nth, threat) in threats.iter().enumerate() {
        let inside = |other: &Threat| other.nodes().iter().all(|node| threat.nodes().contains(node));
        assert!(threats[..nth].iter().all(|other| !inside(other)), "{:?}", spots(threat));
        let mut play = field.clone();
        let captured: u16 = threat.nodes().iter().map(|&node| play.put(X, node).expect("free").captured).sum();
        assert_eq!(captured, threat.gain, "{:?}", spots(threat));
    }
    assert!(threats.len() > 1);
}

pub(super) fn threats_of(field: &Field, seat: Seat, longest: usize) -> Vec<Threat> {
    let tables = Vicinity::new(field);
    find(&mut quick(field), &tables, seat, tables.all(), Limits { longest, tries: 1_000_000 }, &Deadline::never())
}

/// Runs `ask` with a ladder search over a position.
fn ladder<T>(field: &Field, ask: impl FnOnce(&mut Ladder<'_>, &[Threat]) -> T) -> T {
    let tables = Vicinity::new(field);
    let threats = threats_of(field, X, 2);
    let mut quick: Quick = quick(field);
    let until = Deadline::never();
    let mut ladder =
        Ladder { field: &mut quick, sheet: &tables, left: 10_000, enough: LONGEST, extra: false, until: &until };
    ask(&mut ladder, &threats)
}

fn chases(field: &Field) -> Vec<Chase> {
    ladder(field, |ladder, threats| ladder.chases(X, threats))
}

/// The hunted runs along a wall into a dot of the hunter.
///
/// ```text
/// ...xxxxxxxxx...        ...xxxxxxxxx...
/// ..xo........x..   →    ..xooooooooox..     the last of the chased is captured with all the others
/// ...1...........        ...xxxxxxxxx...
/// ```
#[test]
fn a_ladder_works() {
    let rows = [
        "...............",
        "...............",
        "...xxxxxxxxx...",
        "..xo........x..",
        "...1...........",
        "...............",
        "...............",
        "...............",
    ];
    let field = sheet(&rows);
    let chase = chases(&field).into_iter().next().expect("a chase");
    assert_eq!(vec![chase.first], marked(&rows, &field, b'1'));
    // A player who is chased may let go what is caught, and then loses one dot instead of ten.
    assert_eq!(chase.gain, 1);
    finds(&rows, X, 4..=5);
}

/// The same with a dot of the hunted where the wall ends: there it gets out.
///
/// ```text
/// ...xxxxxxxxx...
/// ..xo.......o...
/// ............o..
/// ```
#[test]
fn a_ladder_is_broken() {
    let rows = [
        "...............",
        "...............",
        "...xxxxxxxxx...",
        "..xo.......o...",
        "............o..",
        "...............",
        "...............",
        "...............",
    ];
    assert_eq!(chases(&sheet(&rows)), []);
}

/// What is hunted may go on from there: a dot in the way of the ladder saves it, one far away changes nothing, and the
/// next step only makes the loss greater.
///
/// ```text
/// ...xxxxxxxxx...
/// ..xo4.......x..
/// ...x......2....
/// ......3........
/// ```
#[test]
fn a_ladder_is_read_out() {
    let rows = [
        "...............",
        "...............",
        "...xxxxxxxxx...",
        "..xo4.......x..",
        "...x......2....",
        "...............",
        "......3........",
        "...............",
    ];
    let field = sheet(&rows);
    let (tables, until) = (Vicinity::new(&field), Deadline::never());
    let mut quick: Quick = quick(&field);
    let mut read = |mark: u8| {
        let mut reader = Reader::new(&mut quick, &tables, O, false, &until);
        let marked = marked(&rows, &field, mark);
        marked.into_iter().map(|node| reader.read(node).expect("a free node")).collect::<Vec<_>>()
    };
    assert!(read(b'4').iter().all(|step| step.doomed() && (step.worth, step.caught) == (-1, 2)), "{:?}", read(b'4'));
    assert!(read(b'3').iter().all(|far| (far.worth, far.caught) == (0, 0)), "{:?}", read(b'3'));
    assert!(read(b'2').iter().all(|helper| !helper.doomed()), "{:?}", read(b'2'));
}

/// A computer that cannot keep the enemy from ending the match resigns, if the table likes that.
#[test]
fn a_lost_match_is_given_up() {
    let hung = sheet(&["..x....", ".xox...", "..x....", ".......", ".......", "...oo.."]);
    for number in 3..=5 {
        let ask = |resigns| answer(&Task { resigns, ..grounding(&hung, O) }, number, 1);
        assert_eq!(ask(true), Some(Answer::Resign), "level {number}");
        assert!(matches!(ask(false), Some(Answer::Put(_))), "level {number}");
    }
    // Where a capture can still change it, nobody gives up.
    let open = sheet(&["..x....", ".xox...", "..x....", ".......", ".oo....", "oxo....", "......."]);
    assert!(open.margin(X) <= 0);
    assert!(matches!(answer(&Task { resigns: true, ..grounding(&open, O) }, 3, 1), Some(Answer::Put(_))));
}

/// Where nobody may ground, whoever is ahead of all that it has loose says stop.
#[test]
fn a_lead_that_cannot_be_lost_is_brought_home_without_grounding() {
    let hung = sheet(&["..x....", ".xox...", "..x....", ".......", ".......", "...oo.."]);
    let task = Task { margin: hung.margin(X), ..task(&hung, X) };
    assert_eq!(answer(&task, 3, 1), Some(Answer::Stop));
    let sudden = Task { terms: Terms { sudden: 9, ..Terms::default() }, ..task };
    assert!(matches!(answer(&sudden, 3, 1), Some(Answer::Put(_))), "what is loose might be enough for the enemy");
}

/// With nothing but an own house and open ground left, the house stays empty.
#[cfg(thorough)]
#[test]
fn an_own_house_is_not_filled() {
    let rows = ["........", "..xxx...", ".x...x..", ".x...x..", "..xxx...", "...o.o..", "........"];
    let field = sheet(&rows);
    for number in 1..=5 {
        for seed in 0..10 {
            let Some(Answer::Put(node)) = answer(&task(&field, X), number, seed) else { panic!("no dot") };
            assert_eq!(field.place(node).house, None, "level {number}");
            let Some(Answer::Put(node)) = answer(&task(&field, O), number, seed) else { panic!("no dot") };
            assert_eq!(field.place(node).house, None, "level {number}");
        }
    }
}

/// A position after random dots, some of them beside each other.
pub(super) fn random(rng: &mut Rng) -> (Field, Seat) {
    let (width, height) = (5 + rng.below(12) as u8, 5 + rng.below(12) as u8);
    let rules = Rules { any: rng.below(5) == 0, border: rng.below(5) == 0 };
    let mut field = Field::new(width, height, rules);
    let mut seat = X;
    for _ in 0..rng.below(usize::from(width) * usize::from(height) + 1) {
        let Some(node) = field.moves().nth(rng.below(field.free().max(1))) else { break };
        field.put(seat, node).expect("listed as legal");
        seat = seat.other();
    }
    (field, seat)
}

#[test]
fn no_move_is_ever_illegal() {
    let mut rng = Rng::new(7);
    for seed in 0..crate::amount(200, 50) {
        let (field, seat) = random(&mut rng);
        let terms = Terms { extra: rng.below(3) == 0, sudden: [0, 0, 3, 40][rng.below(4)], ground: rng.below(2) == 0 };
        let task = Task { terms, ..task(&field, seat) };
        for number in 1..=5 {
            let until = Deadline::after(Duration::from_micros(300));
            match think(&task, level(number), seed, &mut TreeMemory::default(), &until) {
                Some(Answer::Put(node)) => assert!(field.legal(node), "level {number}\n{field:?}"),
                None => assert_eq!(field.free(), 0, "level {number}\n{field:?}"),
                other => panic!("level {number}: {other:?}\n{field:?}"),
            }
        }
    }
}

/// A whole game of level 5 against level 3 with small budgets; the record.
fn game(seed: u64, forget: bool) -> Vec<(Seat, Node)> {
    let mut field =
        sheet(&["........", "........", "........", "...xo...", "...ox...", "........", "........", "........"]);
    let mut memory = TreeMemory::default();
    let mut seat = X;
    loop {
        if forget {
            memory = TreeMemory::default();
        }
        let number = if seat == X { 5 } else { 3 };
        let effort = Effort::of(level(number)).map(|effort| Effort { games: 120, positions: 500, ..effort });
        let mut other = TreeMemory::default();
        let memory = if seat == X { &mut memory } else { &mut other };
        let record: Vec<_> = field.record().collect();
        let task = Task { record: &record, ..task(&field, seat) };
        let answer = think_with(&task, level(number), effort, seed, memory, &Deadline::never());
        let Some(Answer::Put(node)) = answer else { break };
        field.put(seat, node).expect("a legal move");
        seat = seat.other();
    }
    assert_eq!(field.free(), 0);
    field.record().collect()
}

#[cfg(thorough)]
#[test]
fn the_same_seed_plays_the_same_game() {
    assert_eq!(game(3, false), game(3, false));
    assert_ne!(game(3, false), game(4, false));
}

#[test]
fn memory_may_be_lost_or_be_of_another_match() {
    assert!(game(5, true).len() > 40);
    let mut memory = TreeMemory::default();
    for rows in [["......", "..xo..", "..ox..", "......"], ["......", ".o.x..", "..ox..", "......"]] {
        let field = sheet(&rows);
        for seat in [X, O] {
            let effort = effort(4);
            let record: Vec<_> = field.record().collect();
            let task = Task { record: &record, ..task(&field, seat) };
            let answer = think_with(&task, level(4), effort, 1, &mut memory, &Deadline::never());
            assert!(matches!(answer, Some(Answer::Put(node)) if field.legal(node)), "{answer:?}");
        }
    }
}

/// The ring round the captured dot hangs on the edge by one dot, or does not.
#[test]
fn grounding_wins_at_once() {
    let hung = sheet(&["..x....", ".xox...", "..x....", ".......", ".......", "...oo.."]);
    let loose = sheet(&[".......", "..x....", ".xox...", "..x....", ".......", "...oo.."]);
    assert_eq!((hung.margin(X), loose.margin(X)), (1, -4));
    for number in 1..=5 {
        let ask = |field, seat, ground| {
            let task = if ground { grounding(field, seat) } else { task(field, seat) };
            answer(&task, number, 1)
        };
        assert_eq!(ask(&hung, X, true), Some(Answer::Ground));
        assert!(matches!(ask(&hung, X, false), Some(Answer::Put(_))));
        assert!(matches!(ask(&hung, O, true), Some(Answer::Put(_))));
        assert!(matches!(ask(&loose, X, true), Some(Answer::Put(_))));
    }
}

/// One dot hangs the ring on the edge, and nothing that the enemy can put then keeps it from grounding.
#[test]
fn a_won_match_is_brought_home() {
    let rows = ["..1....", "..x....", "1xox...", "..x....", ".......", "...oo..", ".......", "......."];
    let field = sheet(&rows);
    let good = marked(&rows, &field, b'1');
    for number in 3..=5 {
        let Some(Answer::Put(node)) = answer(&grounding(&field, X), number, 1) else { panic!() };
        assert!(good.contains(&node), "level {number}: {:?}", field.place_of(node));
        let mut grounded = field.clone();
        grounded.put(X, node).expect("a legal move");
        assert_eq!(grounded.margin(X), 1);
    }
}

/// After a stop everything loose is surrounded, what is grounded is not, and then it is done.
///
/// ```text
/// .......o      .......o
/// .......o      ...x...o
/// ...o...o  →   ..x0x..o
/// ..oo....      .x00x...
/// ........      ..xx....
/// ........      ........
/// ```
#[test]
fn a_stop_is_used() {
    let mut field = sheet(&[".......o", ".......o", "...o...o", "..oo....", "........", "........"]);
    let mut dots = 0;
    loop {
        let task = Task { stopped: true, ..task(&field, X) };
        match think(&task, level(1), 0, &mut TreeMemory::default(), &Deadline::never()) {
            Some(Answer::Put(node)) => field.put(X, node).expect("a legal dot"),
            other => break assert_eq!(other, Some(Answer::Done)),
        };
        dots += 1;
    }
    assert_eq!((field.score(X), field.loose(O), dots), (3, 0, 7));
}

/// A stop on random positions: it ends, nothing loose is left to the enemy, and no dot is lost. (Where dots may not
/// stand on the edge, what is loose along it cannot be had.)
#[test]
fn a_stop_takes_all_that_is_loose() {
    let mut rng = Rng::new(11);
    for _ in 0..200 {
        let (mut field, seat) = random(&mut rng);
        let before = field.score(seat.other());
        loop {
            let task = Task { stopped: true, ..task(&field, seat) };
            match think(&task, level(3), 0, &mut TreeMemory::default(), &Deadline::never()) {
                Some(Answer::Put(node)) => field.put(seat, node).expect("a legal dot"),
                other => break assert_eq!(other, Some(Answer::Done)),
            };
        }
        assert!(field.score(seat.other()) <= before, "{field:?}");
        assert!(field.loose(seat.other()) == 0 || field.rules().border, "{field:?}");
    }
}

#[test]
fn the_first_dot_stays_in_its_zone() {
    let field = sheet(&["..........", "..........", "....o.....", "..........", "..........", ".........."]);
    let zone: Vec<Node> = [(3, 2), (4, 2), (5, 2), (6, 2), (3, 3), (6, 3)]
        .iter()
        .filter_map(|&(column, row)| field.node(column, row))
        .collect();
    for number in 1..=5 {
        let task = Task { zone: &zone, ..task(&field, X) };
        let Some(Answer::Put(node)) = answer(&task, number, 2) else { panic!("no dot") };
        assert!(zone.contains(&node) && field.legal(node), "level {number}");
    }
}

#[test]
fn an_empty_sheet_is_begun_in_the_middle() {
    let field = Field::new(9, 7, Rules::default());
    for number in 1..=5 {
        assert_eq!(answer(&task(&field, X), number, 1), field.node(4, 3).map(Answer::Put), "level {number}");
    }
}

/// If one more dot wins, the computer takes it, although it could get more elsewhere later.
#[test]
fn a_sudden_win_is_taken() {
    let rows =
        ["...........", "..x........", ".xo1.......", "..x....oo..", "......ox.o.", ".......oo..", "..........."];
    let field = sheet(&rows);
    let task = Task { terms: Terms { sudden: 1, ..Terms::default() }, ..task(&field, X) };
    for number in 2..=5 {
        assert_eq!(answer(&task, number, 1), marked(&rows, &field, b'1').first().map(|&node| Answer::Put(node)));
    }
}

/// The enemy leads by a captured dot, and one more dot would join its chain to the edge for good.
///
/// ```text
/// . . o . .
/// 1 o x o .      with a dot on 1 everything of the enemy hangs on the edge
/// . . o . .
/// ```
#[test]
fn the_enemy_is_kept_from_grounding() {
    let mut rows = vec![".........."; 10];
    (rows[2], rows[3], rows[4]) = ("..o.......", ".oxo......", "..o.......");
    (rows[6], rows[7]) = (".....xx...", "......x...");
    let field = sheet(&rows);
    assert_eq!(field.score(O), 1);
    let grounds = |field: &Field| {
        let nodes: Vec<Node> = field.moves().collect();
        super::finish::winning(&grounding(field, O), &nodes, &Deadline::never())
    };
    assert_eq!(grounds(&field), field.node(0, 3));
    for number in 4..=5 {
        for seed in 0..2 {
            let Some(Answer::Put(node)) = answer(&grounding(&field, X), number, seed) else { panic!("no dot") };
            let mut after = field.clone();
            after.put(X, node).expect("legal");
            assert_eq!(grounds(&after), None, "level {number}: {:?}", field.place_of(node));
        }
    }
}
