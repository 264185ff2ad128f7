//! Numbers digit by digit, the answer to a guess, and the search for all numbers that agree with some answers.

use std::fmt;

/// The most digits that a number may have.
pub const MOST: usize = 6;

/// How many digits there are.
const DIGITS: u8 = 10;

/// One in each of the six half bytes that hold a number.
const ONES: u32 = 0x0011_1111;

/// The kind of numbers in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// How many digits a number has, 3 to [`MOST`].
    pub digits: usize,
    /// Whether a digit may occur several times.
    pub repeat: bool,
}

/// A number of up to [`MOST`] digits. A zero in front counts as any other digit. The number is kept twice, so that two
/// of them can be compared in a few steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Code {
    /// Half a byte for each digit, the first one lowest.
    places: u32,
    /// Six bits for each of the ten digits. As many are set as the digit occurs in the number.
    stock: u64,
    len: u8,
}

/// The answer to a guess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Answer {
    /// Right digits in the right place.
    pub bulls: u8,
    /// Right digits in a wrong place.
    pub cows: u8,
}

/// A guess and its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clue {
    /// The guessed number.
    pub code: Code,
    /// The answer to the guess.
    pub answer: Answer,
}

impl Code {
    /// The number with these digits, at most the first [`MOST`] of them. Values above 9 are left out.
    pub fn new(digits: &[u8]) -> Code {
        digits.iter().filter(|digit| **digit < DIGITS).take(MOST).fold(Code::default(), |code, digit| code.with(*digit))
    }

    /// The number with one more digit at its end.
    fn with(self, digit: u8) -> Code {
        let stock = self.stock | 1 << (6 * u32::from(digit) + self.count(digit));
        Code { places: self.places | u32::from(digit) << (4 * self.len), stock, len: self.len + 1 }
    }

    /// How often a digit occurs in it.
    pub fn count(self, digit: u8) -> u32 {
        (self.stock >> (6 * u32::from(digit)) & 0x3f).count_ones()
    }

    pub fn digits(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
        (0..self.len).map(move |n| (self.places >> (4 * n) & 0xf) as u8)
    }

    /// How many digits it has.
    pub fn len(self) -> usize {
        usize::from(self.len)
    }

    /// How many digits of a number that has only begun are also in the other one: in the same place, and at all.
    fn shared(self, other: Code) -> (u32, u32) {
        let mask = (1u32 << (4 * self.len)) - 1;
        let differ = (self.places ^ other.places) & mask;
        let wrong = (differ | differ >> 1 | differ >> 2 | differ >> 3) & ONES;
        (u32::from(self.len) - wrong.count_ones(), (self.stock & other.stock).count_ones())
    }

    /// The answer to a guess of this number, if the other one is the secret.
    pub fn against(self, secret: Code) -> Answer {
        let (bulls, both) = self.shared(secret);
        Answer { bulls: bulls as u8, cows: (both - bulls) as u8 }
    }

    /// The number with each digit replaced by its entry in a table of ten.
    pub fn renamed(self, names: &[u8; 10]) -> Code {
        self.digits().fold(Code::default(), |code, digit| code.with(names[usize::from(digit)]))
    }
}

/// The digits as you type them.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.digits().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Answer {
    /// A unique number below [`Answer::KINDS`].
    pub fn index(self) -> usize {
        usize::from(self.bulls) * (MOST + 1) + usize::from(self.cows)
    }

    /// The bound of [`index`](Self::index).
    pub const KINDS: usize = (MOST + 1) * (MOST + 1);
}

impl Clue {
    /// Whether a number that has only begun, with `missing` digits to come, may still fit this clue.
    fn allows(&self, begun: Code, missing: u32) -> bool {
        let Answer { bulls, cows } = self.answer;
        let (bulls, both) = (u32::from(bulls), u32::from(bulls + cows));
        let (same, shared) = begun.shared(self.code);
        same <= bulls && same + missing >= bulls && shared <= both && shared + missing >= both
    }
}

impl Kind {
    /// Whether a number is of this kind.
    pub fn holds(self, code: Code) -> bool {
        code.len() == self.digits && (self.repeat || (0..DIGITS).all(|digit| code.count(digit) < 2))
    }

    /// How many numbers of this kind there are.
    pub fn count(self) -> usize {
        (0..self.digits).map(|n| usize::from(DIGITS) - if self.repeat { 0 } else { n }).product()
    }

    /// Visits the numbers that fit all clues, until `visit` returns `false`. The digits are tried in `order`, place by
    /// place. A number is given up as soon as its beginning contradicts a clue.
    pub fn fitting(self, clues: &[Clue], order: &[u8; 10], visit: &mut dyn FnMut(Code) -> bool) {
        self.walk(Code::default(), clues, order, visit);
    }

    /// Returns `false` if `visit` has had enough.
    fn walk(self, begun: Code, clues: &[Clue], order: &[u8; 10], visit: &mut dyn FnMut(Code) -> bool) -> bool {
        if begun.len() == self.digits {
            return visit(begun);
        }
        let missing = (self.digits - begun.len() - 1) as u32;
        order.iter().filter(|digit| self.repeat || begun.count(**digit) == 0).all(|digit| {
            let code = begun.with(*digit);
            !clues.iter().all(|clue| clue.allows(code, missing)) || self.walk(code, clues, order, visit)
        })
    }
}

/// The digits from 0 to 9.
pub const PLAIN: [u8; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The answer as you find it with a pencil: strike out pairs.
    fn slow(guess: &[u8], secret: &[u8]) -> Answer {
        let bulls = guess.iter().zip(secret).filter(|(a, b)| a == b).count();
        let mut left = secret.to_vec();
        let mut both = 0;
        for digit in guess {
            if let Some(n) = left.iter().position(|other| other == digit) {
                left.remove(n);
                both += 1;
            }
        }
        Answer { bulls: bulls as u8, cows: (both - bulls) as u8 }
    }

    fn clue(code: &[u8], secret: &[u8]) -> Clue {
        Clue { code: Code::new(code), answer: Code::new(code).against(Code::new(secret)) }
    }

    fn all(kind: Kind, clues: &[Clue]) -> Vec<Code> {
        let mut found = Vec::new();
        kind.fitting(clues, &PLAIN, &mut |code| {
            found.push(code);
            true
        });
        found
    }

    #[test]
    fn there_are_as_many_numbers_as_are_counted() {
        for digits in 3..=5 {
            for repeat in [false, true] {
                let kind = Kind { digits, repeat };
                let found = all(kind, &[]);
                assert!(found.len() == kind.count() && found.iter().all(|code| kind.holds(*code)), "{kind:?}");
            }
        }
        assert_eq!(Kind { digits: 4, repeat: false }.count(), 5040);
        assert_eq!(Kind { digits: 6, repeat: true }.count(), 1_000_000);
    }

    proptest! {
        #[test]
        fn answers_are_those_of_a_pencil(
            (one, two) in (3..=6usize)
                .prop_flat_map(|n| (prop::collection::vec(0..10u8, n), prop::collection::vec(0..10u8, n))),
        ) {
            let (a, b) = (Code::new(&one), Code::new(&two));
            prop_assert_eq!(a.against(b), slow(&one, &two));
            prop_assert_eq!(a.against(b), b.against(a));
            prop_assert_eq!(a.digits().collect::<Vec<_>>(), one);
        }

        #[test]
        fn numbers_that_fit_are_those_that_would_be_answered_so(
            secret in prop::collection::vec(0..10u8, 4),
            guesses in prop::collection::vec(prop::collection::vec(0..10u8, 4), 0..4),
        ) {
            let kind = Kind { digits: 4, repeat: true };
            let clues: Vec<Clue> = guesses.iter().map(|guess| clue(guess, &secret)).collect();
            let fits = |code: &Code| clues.iter().all(|clue| clue.code.against(*code) == clue.answer);
            let want: Vec<Code> = all(kind, &[]).into_iter().filter(fits).collect();
            prop_assert_eq!(all(kind, &clues), want);
        }
    }
}
