//! The computer's guess.
//!
//! It looks only at the answers. It lists the numbers that fit all of them and guesses the one that leaves the fewest.
//! A guess splits the numbers by its answers. The price of a split is the number of questions that its parts still
//! need, and the largest part once more, so that the worst case stays short. Level 5 tries every number, even one that
//! cannot be right but splits well. If there are too many, it takes as many as its budget allows, drawn at random.
//! Weaker levels guess any number that fits, and now and then one that does not.

use super::code::{Answer, Clue, Code, Kind, PLAIN};
use crate::game::{Chance, Deadline, SearchCtx};

/// How many guesses of a hundred a level makes without looking at the answers.
const SLIPS: [u32; 5] = [65, 48, 28, 13, 0];

/// How many guesses a level weighs. With 1 it takes any that fits, with 0 it weighs all.
const WEIGHED: [usize; 5] = [1, 1, 1, 6, 0];

/// The most answers that it works out for a guess.
const EFFORT: usize = 8_000_000;

/// If more numbers fit than this, a sample of this size represents all of them.
const SAMPLE: usize = 1_500;

/// How many guesses it weighs between two looks at the clock.
const CLOCK: usize = 64;

/// Parts of a price, in thousandths: what each number of the largest part adds, and the discount for a guess that may
/// be right.
const LARGEST: u64 = 700;
const RIGHT: u64 = 900;

/// A random number of this kind.
pub fn any(kind: Kind, chance: &mut Chance) -> Code {
    let mut digits = PLAIN;
    if kind.repeat {
        digits = std::array::from_fn(|_| chance.range(0, 9) as u8);
    } else {
        chance.shuffle(&mut digits);
    }
    Code::new(&digits[..kind.digits])
}

/// The computer's guess after these answers. `last`: no guess follows it.
pub fn guess(kind: Kind, clues: &[Clue], last: bool, ctx: &mut SearchCtx<'_>) -> Code {
    let (slip, weighed) = (*ctx.level.of(&SLIPS), *ctx.level.of(&WEIGHED));
    if ctx.slips(slip) {
        return any(kind, ctx.chance);
    }
    let Some(first) = clues.first() else { return opening(kind, weighed, ctx.chance) };
    // It makes no difference which digits the first guess had. With the digits renamed, what follows it is always the
    // same.
    let names = names(first.code);
    let clues: Vec<Clue> =
        clues.iter().map(|clue| Clue { code: clue.code.renamed(&names.to), answer: clue.answer }).collect();
    let fitting = listed(kind, &clues);
    let found = match (fitting.as_slice(), weighed) {
        ([], _) => return any(kind, ctx.chance),
        ([one] | [one, _], _) => Some(*one),
        (some, 1) => ctx.chance.pick(some).copied(),
        (some, _) if last => ctx.chance.pick(some).copied(),
        (some, count) => best(kind, some, count, ctx.chance, &ctx.until),
    };
    found.map_or_else(|| any(kind, ctx.chance), |code| code.renamed(&names.back))
}

/// The numbers that fit all clues, in ascending order.
fn listed(kind: Kind, clues: &[Clue]) -> Vec<Code> {
    let mut found = Vec::new();
    kind.fitting(clues, &PLAIN, &mut |code| {
        found.push(code);
        true
    });
    found
}

/// Other names of the digits, there and back.
struct Names {
    to: [u8; 10],
    back: [u8; 10],
}

/// Renames the digits of a number to 0, 1, 2 and so on, in the order in which they come.
fn names(code: Code) -> Names {
    let mut names = Names { to: PLAIN, back: PLAIN };
    let mut back: Vec<u8> = Vec::with_capacity(10);
    for digit in code.digits().chain(PLAIN) {
        if !back.contains(&digit) {
            back.push(digit);
        }
    }
    for (name, digit) in (0..).zip(back) {
        names.back[usize::from(name)] = digit;
        names.to[usize::from(digit)] = name;
    }
    names
}

/// A first guess. Of all ways in which digits may repeat it takes the one that splits best, with random digits.
fn opening(kind: Kind, weighed: usize, chance: &mut Chance) -> Code {
    if weighed == 1 || !kind.repeat {
        return any(kind, chance);
    }
    let mut sample: Vec<Code> = (0..SAMPLE).map(|_| any(kind, chance)).collect();
    sample.dedup();
    let shape = shapes(kind.digits).into_iter().min_by_key(|shape| price(*shape, &sample));
    let mut digits = PLAIN;
    chance.shuffle(&mut digits);
    shape.map_or_else(|| any(kind, chance), |shape| shape.renamed(&digits))
}

/// All ways in which digits may repeat, the most frequent digit first: 0000, 0001, 0011, 0012, 0123.
fn shapes(digits: usize) -> Vec<Code> {
    let mut open = vec![(Vec::new(), digits)];
    let mut shapes = Vec::new();
    while let Some((shape, longest)) = open.pop() {
        let left = digits - shape.len();
        if left == 0 {
            shapes.push(Code::new(&shape));
        }
        let next = shape.last().map_or(0, |digit| digit + 1);
        open.extend((1..=left.min(longest)).map(|run| ([shape.as_slice(), &vec![next; run]].concat(), run)));
    }
    shapes
}

/// The guess with the lowest price, of `count` numbers that fit. With a `count` of 0 it takes all numbers, as far as
/// the budget goes.
fn best(kind: Kind, fitting: &[Code], count: usize, chance: &mut Chance, until: &Deadline) -> Option<Code> {
    let mut guesses = fitting.to_vec();
    if guesses.len() > SAMPLE || count > 0 {
        chance.shuffle(&mut guesses);
    }
    let sample = guesses[..guesses.len().min(SAMPLE)].to_vec();
    let budget = EFFORT / (sample.len() + Answer::KINDS);
    match count {
        0 if kind.count() <= budget => guesses = listed(kind, &[]),
        0 => {
            guesses.truncate(budget);
            let others = budget - guesses.len();
            guesses.extend((0..others).map(|_| any(kind, chance)));
        }
        _ => guesses.truncate(count),
    }
    let mut best: Option<(u64, Code)> = None;
    for (n, code) in guesses.into_iter().enumerate() {
        let price = price(code, &sample);
        if best.is_none_or(|(least, _)| price < least) {
            best = Some((price, code));
        }
        if n % CLOCK == CLOCK - 1 && until.passed() {
            break;
        }
    }
    best.map(|(_, code)| code)
}

/// The price of a guess whose answers split these numbers.
fn price(guess: Code, numbers: &[Code]) -> u64 {
    let mut parts = [0usize; Answer::KINDS];
    numbers.iter().for_each(|number| parts[guess.against(*number).index()] += 1);
    let all = Answer { bulls: guess.len() as u8, cows: 0 };
    let largest = parts.iter().max().copied().unwrap_or(0);
    let right = if parts[all.index()] > 0 { RIGHT } else { 0 };
    let open: u64 = parts.iter().filter(|part| **part > 1).map(|part| burden(*part)).sum();
    open + LARGEST * largest as u64 + RIGHT - right
}

/// An estimate of the questions left for `count` numbers: the count times its natural logarithm, in thousandths.
fn burden(count: usize) -> u64 {
    (1000.0 * count as f64 * (count as f64).ln()).round() as u64
}
