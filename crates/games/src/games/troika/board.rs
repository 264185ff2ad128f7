//! The position, and the effect of a letter.

use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, Text};
use crate::kit::words::{Edition, Words};

/// Three cells in a row, by their indices.
pub type Run = [usize; 3];

/// All runs of three on a square board: across, down and along both diagonals.
pub fn runs(side: usize) -> Vec<Run> {
    let mut runs = Vec::new();
    for cell in 0..side * side {
        let (col, row) = (cell % side, cell / side);
        let (right, down, left) = (col + 2 < side, row + 2 < side, col >= 2);
        let ways = [(right, 1), (down, side), (right && down, side + 1), (left && down, side.wrapping_sub(1))];
        runs.extend(ways.into_iter().filter(|(fits, _)| *fits).map(|(_, by)| [cell, cell + by, cell + 2 * by]));
    }
    runs
}

/// The options of a match.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Cells per side.
    pub side: u16,
    /// Whether the first word wins.
    pub first: bool,
    /// The language of the words.
    pub lang: &'static str,
}

/// A move: a letter of the dictionary, and its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    pub place: Place,
    /// The letter to write.
    pub letter: char,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The seat whose letter completed it.
    pub seat: Seat,
    /// Its cells, in reading order.
    pub cells: Run,
    pub word: String,
}

/// The whole position. Nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Cells per side.
    pub side: u16,
    /// Whether the first word wins.
    pub first: bool,
    /// The language of the words.
    pub lang: &'static str,
    /// The edition of the dictionary.
    pub edition: Edition,
    /// The seat to move.
    pub mover: Seat,
    /// The letters and the seats that wrote them, row by row. `None`: the cell is free.
    pub cells: Vec<Option<(char, Seat)>>,
    /// The completed words, in order.
    pub found: Vec<Found>,
    /// The cell of the latest letter, or `None` before the first.
    pub last: Option<Place>,
}

impl Board {
    /// An empty board, with the latest edition of the dictionary.
    pub fn new(terms: Terms, first: Seat) -> Board {
        let cells = usize::from(terms.side * terms.side);
        Board {
            side: terms.side,
            first: terms.first,
            lang: terms.lang,
            edition: Edition::default(),
            mover: first,
            cells: vec![None; cells],
            found: Vec::new(),
            last: None,
        }
    }

    /// The dictionary of the words that count.
    pub fn dictionary(&self) -> &'static Words {
        Words::edition(self.lang, self.edition)
    }

    /// The index of a cell, row by row.
    pub fn cell(&self, place: Place) -> usize {
        usize::from(place.row * self.side + place.col)
    }

    /// The column and row of a cell.
    pub fn place(&self, cell: usize) -> Place {
        let side = usize::from(self.side);
        Place::new((cell % side) as u16, (cell / side) as u16)
    }

    /// The cells without a letter.
    pub fn free(&self) -> impl Iterator<Item = usize> {
        (0..self.cells.len()).filter(|cell| self.cells[*cell].is_none())
    }

    /// The number of words of each seat.
    pub fn scores(&self) -> Vec<i64> {
        (0..2).map(|seat| self.found.iter().filter(|found| found.seat.0 == seat).count() as i64).collect()
    }

    /// The outcome, once the board is full, or after the first word if that wins.
    pub fn outcome(&self) -> Option<Outcome> {
        let won = self.first && !self.found.is_empty();
        (won || self.free().next().is_none()).then(|| Outcome::by_score(self.scores()))
    }

    /// Writes a seat's letter, or refuses it.
    pub fn play(&mut self, seat: Seat, m: Move) -> Result<(), Reject> {
        if !m.place.within(self.side, self.side) {
            let text = Text::new("troika-reject-outside").with("place", m.place);
            return Err(Reject::illegal(text.with("last", Place::new(self.side - 1, self.side - 1))));
        }
        let cell = self.cell(m.place);
        if self.cells[cell].is_some() {
            let text = Text::new("troika-reject-taken").with("place", m.place);
            return Err(Reject { marks: vec![m.place], ..Reject::illegal(text) });
        }
        self.cells[cell] = Some((m.letter, seat));
        self.last = Some(m.place);
        self.mover = seat.other();
        let through = runs(self.side.into()).into_iter().filter(|run| run.contains(&cell));
        let found: Vec<Found> = through.filter_map(|run| self.word(run, seat)).collect();
        self.found.extend(found);
        Ok(())
    }

    /// Whether a letter would complete a run that, in one of its directions, is a word the program never chooses.
    pub fn would_write_unchosen(&self, m: Move) -> bool {
        let cell = self.cell(m.place);
        let at =
            |other: usize| if other == cell { Some(m.letter) } else { self.cells[other].map(|(letter, _)| letter) };
        let unchosen = |cells: Run| {
            let word: Option<String> = cells.into_iter().map(at).collect();
            word.is_some_and(|word| self.dictionary().is_unchosen(&word))
        };
        let mut through = runs(self.side.into()).into_iter().filter(|run| run.contains(&cell));
        through.any(|[a, b, c]| unchosen([a, b, c]) || unchosen([c, b, a]))
    }

    /// The word of a run, in whichever direction it is one. A run counts once, even if it is a word both ways.
    fn word(&self, run: Run, seat: Seat) -> Option<Found> {
        let [a, b, c] = run;
        [run, [c, b, a]].into_iter().find_map(|cells| {
            let letters: Option<String> =
                cells.iter().map(|cell| self.cells[*cell].map(|(letter, _)| letter)).collect();
            let word = letters.filter(|word| self.dictionary().has(word))?;
            Some(Found { seat, cells, word })
        })
    }

    /// Whether the latest letter completed a word.
    pub fn is_fresh(&self, found: &Found) -> bool {
        self.last.is_some_and(|last| found.cells.contains(&self.cell(last)))
    }
}
