//! Formulas as people type them, with exact values.

use std::cmp::Ordering;
use std::fmt;

/// A rational number: numerator and denominator in lowest terms, the denominator positive.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ratio {
    over: i64,
    under: i64,
}

impl Ratio {
    pub fn whole(number: i64) -> Ratio {
        Ratio { over: number, under: 1 }
    }

    /// The ratio in lowest terms, or `None` for a division by zero.
    fn new(over: i64, under: i64) -> Option<Ratio> {
        if under == 0 {
            return None;
        }
        let common = gcd(over.abs(), under.abs()).max(1) * under.signum();
        Some(Ratio { over: over / common, under: under / common })
    }

    /// The distance from a number.
    pub fn off(self, number: i64) -> Ratio {
        // Five dice make neither large numerators nor large denominators: nothing overflows.
        Ratio { over: (self.over - number * self.under).abs(), under: self.under }
    }

    pub fn is_zero(self) -> bool {
        self.over == 0
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

/// As people write it: `66 2/3`.
impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, whole, rest) =
            (if self.over < 0 { "−" } else { "" }, self.over.abs() / self.under, self.over.abs() % self.under);
        match (whole, rest) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (0, rest) => write!(f, "{sign}{rest}/{}", self.under),
            (whole, rest) => write!(f, "{sign}{whole} {rest}/{}", self.under),
        }
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// An operation that joins two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
}

impl Op {
    pub const ALL: [Op; 4] = [Op::Add, Op::Sub, Op::Mul, Op::Div];

    /// The signs that people write for it. The first one is used in records.
    fn signs(self) -> &'static [char] {
        match self {
            Op::Add => &['+'],
            Op::Sub => &['-', '−', '–', '—'],
            Op::Mul => &['*', '×', '·', '∙', '•', 'x', 'X', 'х', 'Х'],
            Op::Div => &['/', ':', '÷'],
        }
    }

    /// The sign with spaces, for pictures and captions.
    fn shown(self) -> &'static str {
        match self {
            Op::Add => " + ",
            Op::Sub => " − ",
            Op::Mul => " × ",
            Op::Div => " : ",
        }
    }

    fn binds(self) -> u8 {
        match self {
            Op::Add | Op::Sub => 1,
            Op::Mul | Op::Div => 2,
        }
    }

    /// The value, or `None` for a division by zero.
    pub fn of(self, a: Ratio, b: Ratio) -> Option<Ratio> {
        match self {
            Op::Add => Ratio::new(a.over * b.under + b.over * a.under, a.under * b.under),
            Op::Sub => Ratio::new(a.over * b.under - b.over * a.under, a.under * b.under),
            Op::Mul => Ratio::new(a.over * b.over, a.under * b.under),
            Op::Div => Ratio::new(a.over * b.under, a.under * b.over),
        }
    }
}

/// A formula of dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Formula {
    /// The face of a die.
    Die(u8),
    Join(Box<Formula>, Op, Box<Formula>),
}

/// The longest text to parse. Five dice with brackets and spaces take far less.
const LONGEST: usize = 80;

impl Formula {
    /// Parses a formula. `None`: the text is not a formula.
    ///
    /// Multiplication and division come first, and equal operations go from left to right. `[]` and `{}` are brackets
    /// as well.
    pub fn read(text: &str) -> Option<Formula> {
        let text: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
        let mut read = Read { rest: text.get(..text.len().min(LONGEST + 1))? };
        let formula = read.sum().filter(|_| read.rest.is_empty() && text.len() <= LONGEST)?;
        // A single number is not an answer but chatter.
        matches!(formula, Formula::Join(..)).then_some(formula)
    }

    /// The value, or `None` for a division by zero.
    pub fn value(&self) -> Option<Ratio> {
        match self {
            Formula::Die(face) => Some(Ratio::whole(i64::from(*face))),
            Formula::Join(a, op, b) => op.of(a.value()?, b.value()?),
        }
    }

    /// The faces in the formula, ascending.
    pub fn dice(&self) -> Vec<u8> {
        let mut dice = match self {
            Formula::Die(face) => vec![*face],
            Formula::Join(a, _, b) => [a.dice(), b.dice()].concat(),
        };
        dice.sort_unstable();
        dice
    }

    /// The text for records: `5*5*3-(2+6)`.
    pub fn written(&self) -> String {
        self.text(&|op| op.signs()[0].to_string())
    }

    /// The text for people: `5 × 5 × 3 − (2 + 6)`.
    pub fn shown(&self) -> String {
        self.text(&|op| op.shown().to_owned())
    }

    /// The formula with as few brackets as possible.
    fn text(&self, sign: &dyn Fn(Op) -> String) -> String {
        match self {
            Formula::Die(face) => face.to_string(),
            Formula::Join(a, op, b) => {
                let part = |part: &Formula, least: u8| match part {
                    Formula::Join(_, inner, _) if inner.binds() < least => format!("({})", part.text(sign)),
                    _ => part.text(sign),
                };
                // After a minus or a division, an equal operation needs brackets too.
                let right = op.binds() + u8::from(matches!(op, Op::Sub | Op::Div));
                format!("{}{}{}", part(a, op.binds()), sign(*op), part(b, right))
            }
        }
    }
}

/// The text still to parse.
struct Read<'a> {
    rest: &'a [char],
}

impl Read<'_> {
    fn take(&mut self, fits: impl Fn(char) -> bool) -> Option<char> {
        let (first, rest) = self.rest.split_first()?;
        fits(*first).then(|| {
            self.rest = rest;
            *first
        })
    }

    fn op(&mut self, ops: [Op; 2]) -> Option<Op> {
        ops.into_iter().find(|op| self.take(|c| op.signs().contains(&c)).is_some())
    }

    fn sum(&mut self) -> Option<Formula> {
        let mut sum = self.product()?;
        while let Some(op) = self.op([Op::Add, Op::Sub]) {
            sum = Formula::Join(Box::new(sum), op, Box::new(self.product()?));
        }
        Some(sum)
    }

    fn product(&mut self) -> Option<Formula> {
        let mut product = self.number()?;
        while let Some(op) = self.op([Op::Mul, Op::Div]) {
            product = Formula::Join(Box::new(product), op, Box::new(self.number()?));
        }
        Some(product)
    }

    /// A die, or a formula in brackets. The length of the text bounds the depth of recursion.
    fn number(&mut self) -> Option<Formula> {
        if self.take(|c| matches!(c, '(' | '[' | '{')).is_some() {
            let inner = self.sum()?;
            return self.take(|c| matches!(c, ')' | ']' | '}')).map(|_| inner);
        }
        let face = self.take(|c| c.is_ascii_digit())?;
        // A number with two digits is not a die.
        let more = self.rest.first().is_some_and(char::is_ascii_digit);
        face.to_digit(10).filter(|_| !more).map(|face| Formula::Die(face as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_write_signs_in_many_ways() {
        let read = |text: &str| Formula::read(text).map(|formula| formula.written());
        for text in ["5*5*3-(2+6)", "5 × 5 · 3 – (2 + 6)", "5x5х3−[2+6]", "((5*5)*3)-{2+6}"] {
            assert_eq!(read(text).as_deref(), Some("5*5*3-(2+6)"), "{text}");
        }
        assert_eq!(read("6:(1-5÷6)").as_deref(), Some("6/(1-5/6)"));
        for text in ["", "5", "five", "5+", "+5", "5+5)", "(5+5", "55+1", "5 5", "5**5", "1+1=2", "-5+6"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(Formula::read(&"(".repeat(100_000)), None);
    }

    #[test]
    fn values_are_exact() {
        let value = |text: &str| Formula::read(text).and_then(|formula| formula.value()).map(|value| value.to_string());
        assert_eq!(value("5*5*3-(2+6)").as_deref(), Some("67"));
        assert_eq!(value("6/(1-5/6)").as_deref(), Some("36"));
        assert_eq!(value("2-5/3*2").as_deref(), Some("−1 1/3"));
        assert_eq!(value("5/(3-3)"), None);
        assert_eq!(value("1/3-1/3").as_deref(), Some("0"));
        assert_eq!(value("2/6").as_deref(), Some("1/3"));
    }

    #[test]
    fn brackets_stand_only_where_they_count() {
        let shown = |text: &str| Formula::read(text).map(|formula| formula.shown());
        assert_eq!(shown("(6-(5-4))*(3*2)").as_deref(), Some("(6 − (5 − 4)) × 3 × 2"));
        assert_eq!(shown("6/(5/4)").as_deref(), Some("6 : (5 : 4)"));
        assert_eq!(shown("(6+(5-4))").as_deref(), Some("6 + 5 − 4"));
    }
}
