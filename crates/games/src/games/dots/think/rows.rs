//! Captures that follow one another in one turn, and matches that they end. The computer must see these if a player who
//! captures moves again, or if the first to have captured enough wins.

use super::super::field::{Field, Node};
use super::combo::Combo;
use super::ladder::{LONGEST, Ladder};
use super::tests::{O, X, answer, grounding, marked, random, sheet, task, threats_of};
use super::vicinity::{Vicinity, gain, quick};
use super::{Answer, Task, Terms, finish};
use crate::game::{Deadline, Seat};
use crate::search::rng::Rng;

const EXTRA: Terms = Terms { extra: true, sudden: 0, ground: false };

/// A task in a match by these terms.
fn by(terms: Terms, field: &Field, seat: Seat) -> Task<'_> {
    if terms.ground { Task { terms, ..grounding(field, seat) } } else { Task { terms, ..task(field, seat) } }
}

/// The dot after which a win is certain.
fn winning(terms: Terms, field: &Field, seat: Seat) -> Option<Node> {
    let nodes: Vec<Node> = field.nodes().collect();
    finish::winning(&by(terms, field, seat), &nodes, &Deadline::never())
}

/// Asserts that the levels put a dot on a node marked with `1`, whatever their luck.
fn finds(terms: Terms, rows: &[&str], seat: Seat, levels: std::ops::RangeInclusive<u8>) {
    let field = sheet(rows);
    let good = marked(rows, &field, b'1');
    for number in levels {
        for seed in 0..3 {
            let Some(Answer::Put(node)) = answer(&by(terms, &field, seat), number, seed) else { panic!("no dot") };
            assert!(good.contains(&node), "level {number}: {:?}\n{field:?}", field.place_of(node));
        }
    }
}

/// A turn of a level: its dots until one captures nothing, or its word.
fn turn(terms: Terms, field: &mut Field, seat: Seat, number: u8) -> (i32, Option<Answer>) {
    let mut captured = 0;
    loop {
        match answer(&by(terms, field, seat), number, 1) {
            Some(Answer::Put(node)) => {
                let effect = field.put(seat, node).expect("a legal dot");
                captured += i32::from(effect.captured);
                if effect.captured == 0 {
                    return (captured, None);
                }
            }
            word => return (captured, word),
        }
    }
}

/// One capture is not enough, two in one turn are: then all of the winner hangs on the edge.
///
/// ```text
/// xx......xx
/// xo1....1ox
/// xx......xx     one dot of the winner is captured elsewhere
/// ```
#[test]
fn a_row_of_captures_wins() {
    let rows = [
        "xx......xx",
        "xo1....1ox",
        "xx......xx",
        "..........",
        "....o.....",
        "...oxo....",
        "....o.....",
        "..........",
    ];
    let field = sheet(&rows);
    let terms = Terms { ground: true, ..EXTRA };
    let first = winning(terms, &field, X).expect("a win");
    assert!(marked(&rows, &field, b'1').contains(&first));
    assert_eq!(winning(Terms { extra: false, ..terms }, &field, X), None);
    for number in 2..=5 {
        assert_eq!(turn(terms, &mut field.clone(), X, number), (2, Some(Answer::Ground)), "level {number}");
    }
}

/// The enemy can win by two captures in one turn. With two places for it one dot saves the match, with three none does.
///
/// ```text
/// oo...
/// ox1..
/// oo...
/// ```
#[test]
fn a_row_of_captures_is_feared() {
    let mut rows =
        ["oo......", "ox1.....", "oo......", "oo......", "ox1..x..", "oo..xox.", "oo...x..", "ox1.....", "oo......"];
    let terms = Terms { ground: true, ..EXTRA };
    let lost = |rows: &[&str], terms| {
        let field = sheet(rows);
        finish::lost(&by(terms, &field, X))
    };
    assert!(lost(&rows, terms) && !lost(&rows, Terms { extra: false, ..terms }));
    let field = sheet(&rows);
    for number in 3..=5 {
        let task = Task { resigns: true, ..by(terms, &field, X) };
        assert_eq!(answer(&task, number, 1), Some(Answer::Resign), "level {number}");
    }
    (rows[0], rows[1], rows[2]) = ("........", "........", "o.......");
    assert!(!lost(&rows, terms));
    finds(terms, &rows, X, 4..=5);
}

/// One captured dot more wins at once. So a dot that threatens that on two sides wins, unless the other player captures
/// enough first.
#[test]
fn a_fork_wins_a_match_with_a_sudden_end() {
    let mut rows =
        ["...........", "...........", "....x.x....", "...xo1ox...", "...........", "...........", "..........."];
    let terms = Terms { sudden: 1, ..Terms::default() };
    let mut field = sheet(&rows);
    let fork = winning(terms, &field, X).expect("a win");
    finds(terms, &rows, X, 3..=3);
    assert_eq!(winning(Terms { sudden: 3, ..terms }, &field, X), None);
    field.put(X, fork).expect("a free node");
    assert!(finish::lost(&by(terms, &field, O)));

    (rows[5], rows[6]) = ("..........o", ".........o.");
    assert!(winning(terms, &sheet(&rows), X).is_some());
    let ring = [".o.........", "ox.........", ".o........."];
    rows[..2].copy_from_slice(&ring[..2]);
    rows[2] = ".o..x.x....";
    assert_eq!(winning(terms, &sheet(&rows), X), None, "the enemy is first");
    finds(terms, &["...........", ".o.........", "ox1........", ".o..x.x....", "...xo.ox...", "..........."], X, 2..=5);
}

/// One dot captures and is part of the chain that the next one closes; the other way round the enemy would stand
/// between them.
///
/// ```text
/// ..x.xx....
/// .xo1oo2...
/// ..x.xx....
/// ```
#[test]
fn a_capture_opens_another() {
    let rows =
        ["...........", "...x.xx....", "..xo1oo....", "...x.xx....", "...........", "....o......", "..........."];
    finds(EXTRA, &rows, X, 2..=5);
    let field = sheet(&rows);
    for number in 2..=5 {
        assert_eq!(turn(EXTRA, &mut field.clone(), X, number), (3, None), "level {number}");
    }
}

/// A capture of one dot before the own three are saved, since it costs no move.
#[test]
fn a_capture_comes_before_a_defence() {
    let rows = [
        "...........",
        "..x........",
        ".xo1.......",
        "..x..oooo..",
        "....oxxxx..",
        ".....oooo..",
        "...........",
        "...........",
    ];
    finds(EXTRA, &rows, X, 2..=5);
    for number in 2..=5 {
        let mut field = sheet(&rows);
        assert_eq!(turn(EXTRA, &mut field, X, number), (1, None), "level {number}");
        let lost = field.moves().any(|node| gain(&mut field.clone(), O, node) > 0);
        assert!(!lost, "level {number}\n{field:?}");
    }
}

/// The enemy captures three dots and four more by the next, or three elsewhere: what opens another must be stopped.
///
/// ```text
/// ...ooo.oooo...
/// ..oxxx1xxxx2..
/// ...ooo.oooo...
/// ```
#[test]
fn the_enemy_is_left_no_row_of_captures() {
    let rows = [
        "..............",
        "...ooo.oooo...",
        "..oxxx1xxxx...",
        "...ooo.oooo...",
        "..............",
        "..............",
        "...ooo........",
        "..oxxx........",
        "...ooo........",
        "..............",
    ];
    let field = sheet(&rows);
    let nodes: Vec<Node> = field.nodes().collect();
    let (tables, until) = (Vicinity::new(&field), Deadline::never());
    let mut room = quick(&field);
    let mut promise = |terms| Combo::new(&mut room, &tables, terms, &until).promise(X, &nodes);
    let best = |promise: super::fight::Promise| promise.moves.into_iter().max_by_key(|(_, worth)| *worth);
    assert_eq!(best(promise(EXTRA)).map(|(node, _)| vec![node]), Some(marked(&rows, &field, b'1')));
    finds(EXTRA, &rows, X, 3..=5);
}

/// What chases of seat 0 gain that begin with a dot on a node marked with `1`.
fn chased(rows: &[&str], extra: bool) -> i32 {
    let field = sheet(rows);
    let first = marked(rows, &field, b'1');
    let (tables, until, threats) = (Vicinity::new(&field), Deadline::never(), threats_of(&field, X, 2));
    let mut room = quick(&field);
    let mut ladder = Ladder { field: &mut room, sheet: &tables, left: 10_000, enough: LONGEST, extra, until: &until };
    let chases = ladder.chases(X, &threats);
    chases.iter().find(|chase| first.contains(&chase.first)).map_or(0, |chase| chase.gain)
}

/// A hunter that captures on its way goes on with another dot, before the enemy has stopped it.
#[test]
fn a_chase_goes_on_after_a_capture() {
    let rows = ["...........", "...x.xx....", "..xo1oo....", "...x.xx....", "...........", "..........."];
    assert_eq!((chased(&rows, false), chased(&rows, true)), (1, 3));
}

/// A dot that threatens on two sides gains at least one. Where the hunted captures a dot of the chain on one side, it
/// has lost three on the other, unless it moves again and saves them.
#[test]
fn a_hunted_dot_that_captures_gets_a_free_one() {
    let mut rows = ["............", "............", "....x.xxx...", "...xo1ooox..", ".......xx...", "............"];
    assert_eq!((chased(&rows, false), chased(&rows, true)), (1, 1));
    (rows[2], rows[3]) = ("...ox.xxx...", "..oxo1ooox..");
    assert_eq!((chased(&rows, false), chased(&rows, true)), (1, 0));
}

/// The same questions by trying every dot.
#[derive(Clone, Copy)]
struct Slow(Terms);

impl Slow {
    fn enough(self, field: &Field, seat: Seat) -> bool {
        let [own, other] = [seat, seat.other()].map(|seat| field.score(seat));
        // A full sheet ends the match as well.
        own > other && ((self.0.sudden > 0 && own >= self.0.sudden) || field.free() == 0)
    }

    fn over(self, field: &Field) -> bool {
        field.free() == 0 || self.enough(field, X) || self.enough(field, O)
    }

    /// Whether a seat wins in this turn, which is its own.
    fn wins(self, field: &Field, seat: Seat) -> bool {
        let word = (self.0.ground || self.0.sudden == 0) && field.margin(seat) > 0;
        let goes_on = |field: Field, again| match self.over(&field) {
            true => self.enough(&field, seat),
            false => again && self.wins(&field, seat),
        };
        word || self.dots(field, seat).any(|(field, again)| goes_on(field, again))
    }

    /// Whether a seat wins in its next turn after everything that the enemy can do in this one.
    fn holds(self, field: &Field, seat: Seat) -> bool {
        let word = (self.0.ground || self.0.sudden == 0) && field.margin(seat.other()) > 0;
        let stands = |field: Field, again| match self.over(&field) {
            true => self.enough(&field, seat),
            false if again => self.holds(&field, seat),
            false => self.wins(&field, seat),
        };
        !word && self.dots(field, seat.other()).all(|(field, again)| stands(field, again))
    }

    /// Whether a seat wins at the latest so by a dot on one of the nodes now.
    fn keeps(self, field: &Field, seat: Seat, first: Option<Node>) -> bool {
        let keeps = |field: Field, again| match self.over(&field) {
            true => self.enough(&field, seat),
            false if again => self.wins(&field, seat) || self.keeps(&field, seat, None),
            false => self.holds(&field, seat),
        };
        let dots = self.dots(field, seat).filter(|(field, _)| first.is_none() || field.last().map(|l| l.1) == first);
        dots.into_iter().any(|(field, again)| keeps(field, again))
    }

    /// The field after each dot, and whether the seat moves again.
    fn dots(self, field: &Field, seat: Seat) -> impl Iterator<Item = (Field, bool)> {
        let nodes: Vec<Node> = field.moves().collect();
        let field = field.clone();
        nodes.into_iter().map(move |node| {
            let mut after = field.clone();
            let effect = after.put(seat, node).expect("a free node");
            (after, self.0.extra && effect.captured > 0)
        })
    }
}

/// What is certain is true, whatever anybody puts.
#[test]
fn certain_wins_are_wins() {
    let mut rng = Rng::new(5);
    let mut certain = [0; 2];
    let mut looked = 0;
    while looked < crate::amount(3_000, 600) {
        let (field, seat) = random(&mut rng);
        let terms = Terms { extra: rng.below(4) > 0, sudden: [0, 2, 4, 7][rng.below(4)], ground: rng.below(4) > 0 };
        let slow = Slow(terms);
        if field.free() > 24 || slow.over(&field) {
            continue;
        }
        looked += 1;
        if let Some(first) = winning(terms, &field, seat) {
            certain[0] += 1;
            assert!(slow.keeps(&field, seat, Some(first)), "{terms:?} {seat:?} {:?}\n{field:?}", field.place_of(first));
        }
        if finish::lost(&by(terms, &field, seat)) {
            certain[1] += 1;
            assert!(slow.holds(&field, seat.other()), "{terms:?} {seat:?}\n{field:?}");
        }
    }
    assert!(certain.iter().all(|claims| *claims > crate::amount(100, 10)), "{certain:?}");
}
