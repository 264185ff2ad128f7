//! A parsed move.

use std::any::Any;
use std::fmt;

use super::{Chance, Dice, Draw, Input, Reject, Scene, Text, Why};

/// A move that a position has read: its canonical text, its label, and the move itself.
pub struct Parsed {
    pub(super) text: String,
    pub(super) label: Text,
    pub(super) grave: bool,
    pub(super) prepares: bool,
    pub(super) hand: Option<Vec<Draw>>,
    pub(super) m: Box<dyn Any + Send>,
}

impl Parsed {
    /// The move in canonical form, as the record stores it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of the move on a button or in a caption.
    pub fn label(&self) -> &Text {
        &self.label
    }

    /// Whether the bot asks the player to confirm it ([`Game::grave`](super::Game::grave)).
    pub fn is_grave(&self) -> bool {
        self.grave
    }

    /// Whether the move only prepares another one ([`Game::prepares`](super::Game::prepares)).
    pub fn prepares(&self) -> bool {
        self.prepares
    }

    /// The faces of a throw of real dice ([`Game::by_hand`](super::Game::by_hand)). Empty if the text does not give
    /// them, as in a record, which has them after the move.
    pub fn by_hand(&self) -> Option<&[Draw]> {
        self.hand.as_deref()
    }

    /// Takes out the canonical text.
    pub fn into_text(self) -> String {
        self.text
    }
}

/// Shows the canonical text.
impl fmt::Debug for Parsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Parsed({:?})", self.text)
    }
}

impl PartialEq for Parsed {
    fn eq(&self, other: &Parsed) -> bool {
        self.text == other.text
    }
}

/// Whether a text consists only of numbers, like the faces of dice.
pub(super) fn is_numbers(text: &str) -> bool {
    let parts = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '-' | '+' | '.');
    let mut numbers = text.split(parts).filter(|part| !part.is_empty()).peekable();
    numbers.peek().is_some() && numbers.all(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The refusal if someone typed other dice. It says how many dice there are and what they can show, with an example.
pub(super) fn wrong_dice(dice: Dice) -> Reject {
    let example: Vec<String> = dice.throw(&mut Chance::fixed(0)).iter().map(u8::to_string).collect();
    let text = Text::new("reject-wrong-dice").with("dice", dice.count).with("least", 1);
    Reject::illegal(text.with("most", dice.sides + dice.raised).with("example", example.join(" ")))
}

/// The refusal of a place in letters that the board does not have. A board without named columns counts as a wide one.
pub(super) fn letters(board: &Scene, input: &Input<'_>) -> Reject {
    let cols = board.sheet().map_or(SHOWN + 1, |sheet| sheet.from.col + sheet.cols);
    let mut letters: Vec<String> = (0..cols.min(SHOWN)).map(|col| input.labels().column(col)).collect();
    letters.extend((cols > SHOWN).then(|| "…".to_owned()));
    Reject::new(Why::Letters, Text::new("reject-letters").with("letters", letters.join(" ")))
}

/// How many of the board's letters the refusal lists.
const SHOWN: u16 = 10;
