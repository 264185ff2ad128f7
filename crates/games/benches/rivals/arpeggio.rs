//! A rival at arpeggio: the solved game with lists of the usual length, by value iteration. It does not know that a
//! match ends after eighty turns.

use std::sync::LazyLock;

use kletka_games::game::{Chance, Seat, Viewer};
use kletka_games::play::Match;

/// The length of a list, the different numbers, and the different states of a list.
const LINES: usize = 10;
const NUMBERS: usize = 36;
const STATES: usize = (LINES + 1) * 2 * (NUMBERS + 1);
/// A chance that changes by less is exact enough.
const EXACT: f64 = 1e-8;

/// A list that rises: its free lines, whether the step back is left, and the place of its last number among all, from
/// 1; 0 if it is empty. A list that falls is mirrored.
#[derive(Clone, Copy, PartialEq, Debug)]
struct List {
    left: usize,
    back: bool,
    last: usize,
}

impl List {
    fn place(self) -> usize {
        (self.left * 2 + usize::from(self.back)) * (NUMBERS + 1) + self.last
    }

    fn is_stuck(self) -> bool {
        !self.back && self.last == NUMBERS
    }

    /// The list with one more number; `None` if it may not be written.
    fn with(self, number: usize) -> Option<List> {
        let is_on = number > self.last;
        (number != self.last && (is_on || self.back)).then(|| List {
            left: self.left - 1,
            back: self.back && is_on,
            last: number,
        })
    }
}

/// Takes the move with the best chance to win against a player who does the same.
pub fn solved(played: &Match, seat: Seat, _chance: &mut Chance) -> Option<String> {
    let table = Table::read(played, seat);
    let Table { own, other, faces, .. } = table;
    let moves = played.position().moves(seat)?;
    let wins = &*WINS;
    let pass = |faces: [usize; 2]| passed(wins, own, other, written(wins, other, own, faces.map(|face| 7 - face)));
    let worth = |text: &String| match text.as_str() {
        "roll" => wins[own.place()][other.place()],
        "pass" => pass(faces),
        "again" => {
            let after = |face: usize| {
                let dice = [faces[0], face];
                written(wins, own, other, dice).max(pass(dice))
            };
            (1..=6).map(after).sum::<f64>() / 6.0
        }
        _ => table.number(text).and_then(|number| own.with(number)).map_or(0.0, |own| after(wins, own, other)),
    };
    moves.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).cloned()
}

/// The table as a player sees it. Both lists rise.
struct Table {
    own: List,
    other: List,
    /// The dice; in a list that falls, those of the mirrored number.
    faces: [usize; 2],
    falls: bool,
}

impl Table {
    fn read(played: &Match, seat: Seat) -> Table {
        let board = played.position().board(Viewer::Public);
        let numbers = |text: &str| text.split_whitespace().filter_map(|word| word.parse().ok()).collect::<Vec<usize>>();
        let list = |seat: Seat| {
            let row = board.lines().nth(1 + seat.index()).unwrap_or_default();
            let (falls, list) = match row.split_once(" falls") {
                Some((_, list)) => (true, list),
                None => (false, row.split_once(" rises").map_or("", |(_, list)| list)),
            };
            let list = numbers(list);
            let back = !board.lines().any(|line| line == format!("step back used {}", seat.0 + 1));
            let last = list.last().map_or(0, |number| place(*number, falls));
            (falls, List { left: LINES - list.len(), back, last })
        };
        let thrown = board.lines().find_map(|line| line.strip_prefix("throw ")).unwrap_or_default();
        let thrown = numbers(thrown.trim_end_matches(", offered"));
        let ((falls, own), (_, other)) = (list(seat), list(seat.other()));
        let faces = [0, 1].map(|n| thrown.get(n).map_or(0, |face| if falls { 7 - face } else { *face }));
        Table { own, other, faces, falls }
    }

    /// The place of a written number in the own list.
    fn number(&self, text: &str) -> Option<usize> {
        text.parse().ok().map(|number| place(number, self.falls))
    }
}

/// The place of a number among all, from 1, in a list that rises or falls.
fn place(number: usize, falls: bool) -> usize {
    let place = (number / 10 - 1) * 6 + number % 10;
    if falls { NUMBERS + 1 - place } else { place }
}

/// The chance to win for the player who throws, by the states of the own list and of the other one.
type Wins = Vec<Vec<f64>>;

/// The chance to win after a number is written.
fn after(wins: &Wins, own: List, other: List) -> f64 {
    let next = || wins[own.place()][other.place()];
    match own.left {
        0 => 1.0,
        _ if !other.is_stuck() => 1.0 - wins[other.place()][own.place()],
        // The longer list wins.
        left if own.is_stuck() => 0.5 + 0.5 * (other.left as f64 - left as f64).clamp(-1.0, 1.0),
        _ => next(),
    }
}

/// The chance to win with the better number of these dice; 0 if none can be written.
fn written(wins: &Wins, own: List, other: List, [a, b]: [usize; 2]) -> f64 {
    let numbers = [(a - 1) * 6 + b, (b - 1) * 6 + a];
    numbers.into_iter().filter_map(|number| Some(after(wins, own.with(number)?, other))).fold(0.0, f64::max)
}

/// The chance to win after a pass, if the other player would win that often with the offered dice.
fn passed(wins: &Wins, own: List, other: List, offered: f64) -> f64 {
    match other.is_stuck() {
        true => wins[own.place()][other.place()],
        false => 1.0 - offered.max(wins[other.place()][own.place()]),
    }
}

/// The chance to win for the player who throws, if each throw is worth so much when a number is written, and when not.
fn throws(own: &[[f64; 6]; 6], pass: impl Fn(usize, usize) -> f64) -> f64 {
    let worth = |a: usize, b: usize| own[a][b].max(pass(a, b));
    let mut sum = 0.0;
    for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
        let again = || (0..6).map(|b| worth(a, b)).sum::<f64>() / 6.0;
        sum += if a == b { worth(a, b).max(again()) } else { worth(a, b) };
    }
    sum / 36.0
}

static WINS: LazyLock<Wins> = LazyLock::new(|| {
    let mut wins = vec![vec![0.5; STATES]; STATES];
    for sum in 2..=2 * LINES {
        for left in (1..=LINES).filter(|left| (1..=LINES).contains(&(sum - left.min(&sum)))) {
            let lists = |left: usize| {
                let from = if left == LINES { 0 } else { 1 };
                let lasts = if left == LINES { 0 } else { NUMBERS };
                [false, true]
                    .into_iter()
                    .flat_map(move |back| (from..=lasts).map(move |last| List { left, back, last }))
            };
            for own in lists(left) {
                lists(sum - left)
                    .filter(|other| own.place() <= other.place())
                    .for_each(|other| solve(&mut wins, own, other));
            }
        }
    }
    wins
});

/// Solves both states in which these lists meet. Only passes lead from one to the other.
fn solve(wins: &mut Wins, own: List, other: List) {
    let all = |own: List, other: List| -> [[f64; 6]; 6] {
        std::array::from_fn(|a| std::array::from_fn(|b| written(wins, own, other, [a + 1, b + 1])))
    };
    let (mine, theirs) = (all(own, other), all(other, own));
    let mut moved = 1.0;
    while moved > EXACT {
        moved = 0.0;
        for (own, other, mine, theirs) in [(own, other, &mine, &theirs), (other, own, &theirs, &mine)] {
            // The other list is mirrored, and so are its dice.
            let won = throws(mine, |a, b| passed(wins, own, other, theirs[5 - a][5 - b]));
            moved = f64::max(moved, (won - wins[own.place()][other.place()]).abs());
            wins[own.place()][other.place()] = won;
        }
    }
}
