//! Operations as people type them: `+`, `x3`, `:2`, `+10`, or the new total.

use super::rules::{Choice, Op, Player};
use crate::game::{Input, Reject, Text};

/// Parses an operation on the player's present throw.
///
/// # Errors
/// If it is not an operation, or if it is a number that no operation makes. In that case the error lists the possible
/// ones.
pub fn choice(player: &Player, divisor: u32, input: &Input<'_>) -> Result<Choice, Reject> {
    let text: String = input.raw().to_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
    let text = text.trim_end_matches(['.', '!']);
    if let Some(op) = named(text, player.sum()) {
        return Ok(Choice::shown(op, player, divisor));
    }
    // A bare number may be chatter, unless an operation makes it.
    let number = text.strip_prefix('=').unwrap_or(text);
    let number = number.parse::<u32>().ok().filter(|_| number.starts_with(|c: char| c.is_ascii_digit()));
    let makes = |op: &Op| player.after(*op).is_some() && player.after(*op) == number;
    match (Op::ALL.into_iter().find(makes), number) {
        (Some(op), _) => Ok(Choice::shown(op, player, divisor)),
        (None, Some(number)) if input.explicit() && player.thrown.is_some() => {
            let mut made: Vec<u32> = Op::ALL.into_iter().filter_map(|op| player.after(op)).collect();
            made.sort_unstable();
            made.dedup();
            let made = made.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
            Err(Reject::illegal(Text::new("thirteen-reject-total").with("number", number).with("made", made)))
        }
        _ => Err(Reject::syntax(Text::new("thirteen-reject-syntax"))),
    }
}

/// An operation that begins with its sign. After a plus may come the throw, as `s` or as its sum, or the number to add.
fn named(text: &str, sum: u32) -> Option<Op> {
    let mut rest = text.chars();
    match rest.next()? {
        '+' => added(rest.as_str(), sum),
        '-' | '−' | '–' | '—' => without_throw(rest.as_str(), sum)?.is_empty().then_some(Op::Minus),
        _ => scaled(text),
    }
}

fn added(text: &str, sum: u32) -> Option<Op> {
    let behind = without_throw(text, sum);
    if let Some(op) = behind.and_then(|behind| if behind.is_empty() { Some(Op::Plus) } else { scaled(behind) }) {
        return Some(op);
    }
    // `+3s`, or the number to add.
    let digits = text.trim_end_matches(THROW);
    let number: u32 = digits.parse().ok()?;
    match digits.len() < text.len() {
        true => times(number),
        false => Op::ALL.into_iter().find(|op| *op != Op::Minus && sum > 0 && op.adds(sum) == number),
    }
}

/// The name of the throw in a formula, in Latin and in Cyrillic letters.
const THROW: [char; 2] = ['s', 'с'];

/// The text after the throw, or the whole text if it names no throw. `None`: it begins with another number.
fn without_throw(text: &str, sum: u32) -> Option<&str> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    match (digits, text.strip_prefix(THROW)) {
        (0, behind) => Some(behind.unwrap_or(text)),
        _ => (text[..digits].parse() == Ok(sum)).then(|| &text[digits..]),
    }
}

/// `*3`, `x3`, `×3`, `/2`, `:2`.
fn scaled(text: &str) -> Option<Op> {
    let mut rest = text.chars();
    let sign = rest.next()?;
    let number: u32 = rest.as_str().parse().ok()?;
    match sign {
        '*' | '×' | 'x' | 'х' | '·' => times(number),
        '/' | ':' | '÷' => (2..=4).contains(&number).then_some(Op::Part(number)),
        _ => None,
    }
}

fn times(number: u32) -> Option<Op> {
    (2..=4).contains(&number).then_some(Op::Times(number))
}
