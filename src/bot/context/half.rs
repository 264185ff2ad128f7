//! What somebody has pressed of a move below a card.

use crate::base::{Labels, Place};
use crate::game::Text;

/// What somebody has pressed of a move.
#[derive(Clone, Default, Debug)]
pub struct Half {
    /// Length of the log when the keyboard was made.
    pub version: usize,
    /// When it was pressed last: milliseconds since 1970.
    pub at: u64,
    pub places: Vec<Place>,
    /// The letter of a place whose number is not pressed yet, as a column.
    col: Option<u16>,
    /// The number of a place whose letter is not pressed yet, as a row.
    row: Option<u16>,
}

impl Half {
    /// Takes a press. `None` if it is neither a place, nor a letter, nor a number.
    pub fn take(&mut self, text: &str) -> Option<()> {
        if let Ok(number) = text.parse::<u16>() {
            self.row = Some(number.checked_sub(1)?);
        } else if let Some(place) = Place::read(text) {
            (self.col, self.row) = (Some(place.col), Some(place.row));
        } else {
            self.col = Some(Place::read(&format!("{text}1"))?.col);
        }
        if let (Some(col), Some(row)) = (self.col, self.row) {
            self.places.push(Place::new(col, row));
            (self.col, self.row) = (None, None);
        }
        Some(())
    }

    /// Whether it ends with a whole place.
    pub fn is_whole(&self) -> bool {
        self.col.is_none() && self.row.is_none()
    }

    /// The places so far.
    pub fn joined(&self, between: char, labels: Labels) -> String {
        let names: Vec<String> = self.places.iter().map(|place| labels.place(*place)).collect();
        names.join(&between.to_string())
    }

    /// What was pressed so far, in the letters of the board.
    pub fn told(&self, between: char, labels: Labels) -> Text {
        let mut typed = self.joined(between, labels);
        if !self.is_whole() && !typed.is_empty() {
            typed.push(between);
        }
        match self.row {
            Some(row) => Text::new("toast-half-row").with("typed", typed).with("row", u32::from(row) + 1),
            None => {
                Text::new("toast-half").with("typed", typed + &self.col.map(|c| labels.column(c)).unwrap_or_default())
            }
        }
    }
}
