//! The position, and what a letter does to it.

use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, Text};
use crate::kit::words::{Edition, Words};

/// Three cells in a row, by their numbers.
pub type Run = [usize; 3];

/// All runs of three of a square board: across, down, and both ways aslant.
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

/// How a match is played.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Cells on each side.
    pub side: u16,
    /// Whether the first word wins.
    pub first: bool,
    /// The language of the words.
    pub lang: &'static str,
}

/// A letter of the dictionary and its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The cell.
    pub place: Place,
    /// What is written into it.
    pub letter: char,
}

/// A word that somebody has completed.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// Whose letter completed it.
    pub seat: Seat,
    /// Its cells in the order in which it is read.
    pub cells: Run,
    /// The word.
    pub word: String,
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Cells on each side.
    pub side: u16,
    /// Whether the first word wins.
    pub first: bool,
    /// The language of the words.
    pub lang: &'static str,
    /// Which of them there are.
    pub edition: Edition,
    /// Whose turn it is.
    pub mover: Seat,
    /// The letters with who wrote them, row by row.
    pub cells: Vec<Option<(char, Seat)>>,
    /// The words so far, in order.
    pub found: Vec<Found>,
    /// Where the latest letter is.
    pub last: Option<Place>,
}

impl Board {
    /// An empty board.
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

    /// The words that count.
    pub fn dictionary(&self) -> &'static Words {
        Words::edition(self.lang, self.edition)
    }

    /// The number of a cell of the board.
    pub fn cell(&self, place: Place) -> usize {
        usize::from(place.row * self.side + place.col)
    }

    /// Where a cell is.
    pub fn place(&self, cell: usize) -> Place {
        let side = usize::from(self.side);
        Place::new((cell % side) as u16, (cell / side) as u16)
    }

    /// The cells without a letter.
    pub fn free(&self) -> impl Iterator<Item = usize> {
        (0..self.cells.len()).filter(|cell| self.cells[*cell].is_none())
    }

    /// How many words each seat has.
    pub fn scores(&self) -> Vec<i64> {
        (0..2).map(|seat| self.found.iter().filter(|found| found.seat.0 == seat).count() as i64).collect()
    }

    /// The end: the board is full, or the first word stands where that wins.
    pub fn outcome(&self) -> Option<Outcome> {
        let won = self.first && !self.found.is_empty();
        (won || self.free().next().is_none()).then(|| Outcome::by_score(self.scores()))
    }

    /// Writes a letter of a seat.
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

    /// Whether a letter would complete a run that is, in one of its directions, a word that is never chosen.
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

    /// The word of a run, in whichever direction it is one. A run counts once, also when it is a word both ways.
    fn word(&self, run: Run, seat: Seat) -> Option<Found> {
        let [a, b, c] = run;
        [run, [c, b, a]].into_iter().find_map(|cells| {
            let letters: Option<String> =
                cells.iter().map(|cell| self.cells[*cell].map(|(letter, _)| letter)).collect();
            let word = letters.filter(|word| self.dictionary().has(word))?;
            Some(Found { seat, cells, word })
        })
    }

    /// Whether the latest letter completed it.
    pub fn is_fresh(&self, found: &Found) -> bool {
        self.last.is_some_and(|last| found.cells.contains(&self.cell(last)))
    }
}
