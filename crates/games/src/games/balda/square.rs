//! The position, and the effects of a word, a pass and a vote.

use super::trail::Grid;
use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, Seats, StepCtx, Text};
use crate::kit::party::Party;
use crate::kit::words::{Edition, Words};

/// The fewest letters of a word: a single cell is not read along anything.
pub const SHORTEST: usize = 2;

/// How a match is played.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Cells on each side.
    pub side: u16,
    /// The word of the middle row; drawn where nobody has said it.
    pub word: Option<String>,
    /// Whether the others are asked to take names as well.
    pub proper: bool,
    /// How many turns each player has; 0: as many as the board permits.
    pub turns: u32,
    /// The language of the words.
    pub lang: &'static str,
}

/// A letter, where it goes, and the word that is read through it, in the letters of the dictionary.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    pub place: Place,
    /// The letter written into it.
    pub letter: char,
    pub word: String,
}

/// A vote on a word that the dictionary lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vote {
    /// It counts.
    Yes,
    /// It does not.
    No,
    /// The others may decide. Computers say so, since they know the dictionary alone.
    Abstain,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// A letter and a word.
    Write(Entry),
    /// Nothing in this turn.
    Pass,
    /// An answer about the word of another one.
    Vote(Vote),
}

/// A word that somebody wrote.
#[derive(Clone, PartialEq, Debug)]
pub struct Written {
    pub seat: Seat,
    /// The letter and the word.
    pub entry: Entry,
    /// The cells of the word, in order.
    pub path: Vec<Place>,
}

impl Written {
    /// The points of the word.
    pub fn points(&self) -> i64 {
        self.path.len() as i64
    }
}

/// A word that waits for the others.
#[derive(Clone, PartialEq, Debug)]
pub struct Claim {
    /// The word of the one whose turn it is.
    pub written: Written,
    /// Seats that have not answered.
    pub silent: Seats,
    /// Whether somebody has said that it counts.
    pub agreed: bool,
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Square {
    /// Cells on each side.
    pub side: u16,
    /// Whether names count if the others take them.
    pub proper: bool,
    /// The language of the words.
    pub lang: &'static str,
    /// Which of them there are.
    pub edition: Edition,
    /// The order of turns, and the players who have left.
    pub party: Party,
    /// The letters, row by row.
    pub cells: Vec<Option<char>>,
    /// The start word of the square.
    pub start: String,
    /// All words since, in order.
    pub words: Vec<Written>,
    /// Words that the others did not take.
    pub turned_down: Vec<String>,
    /// The word that waits.
    pub claim: Option<Claim>,
    /// Only one word that the dictionary lacks may be tried in a turn.
    one_try: bool,
    /// Whether that was done in this turn.
    tried: bool,
    /// How many have passed in a row.
    passes: u32,
    /// How many turns each player has; 0: as many as the board permits.
    turns: u32,
    /// How many turns each seat has had.
    had: Vec<u32>,
}

impl Square {
    /// An empty square with a word in its middle row, as much of it as fits, by rules of that number.
    pub fn new(terms: &Terms, word: &str, party: Party, rules: u16) -> Square {
        let side = usize::from(terms.side);
        let letters: Vec<char> = word.chars().take(side).collect();
        let mut cells = vec![None; side * side];
        let middle = side / 2 * side;
        cells.iter_mut().skip(middle).zip(&letters).for_each(|(cell, letter)| *cell = Some(*letter));
        Square {
            side: terms.side,
            proper: terms.proper,
            lang: terms.lang,
            edition: Edition::of_rules(rules),
            had: vec![0; party.seats().len() as usize],
            turns: terms.turns,
            party,
            cells,
            start: letters.into_iter().collect(),
            words: Vec::new(),
            turned_down: Vec::new(),
            claim: None,
            one_try: rules >= 2,
            tried: false,
            passes: 0,
        }
    }

    /// The words that count without being asked about.
    pub fn dictionary(&self) -> &'static Words {
        Words::edition(self.lang, self.edition)
    }

    /// A word or a letter as printed on the page.
    pub fn shown(&self, word: &str) -> String {
        self.dictionary().capitals(word)
    }

    /// The letters as a grid.
    pub fn grid(&self) -> Grid<'_> {
        Grid { side: self.side.into(), cells: &self.cells }
    }

    /// The number of a cell of the board.
    pub fn cell(&self, place: Place) -> usize {
        usize::from(place.row * self.side + place.col)
    }

    /// The place of a cell.
    pub fn place(&self, cell: usize) -> Place {
        let side = usize::from(self.side);
        Place::new((cell % side) as u16, (cell / side) as u16)
    }

    /// Whether a word was there before: at the start or in a turn.
    pub fn is_used(&self, word: &str) -> bool {
        self.start == word || self.words.iter().any(|written| written.entry.word == word)
    }

    /// The points of each seat.
    pub fn scores(&self) -> Vec<i64> {
        let mut scores = vec![0; self.party.seats().len() as usize];
        self.words.iter().for_each(|written| scores[written.seat.index()] += written.points());
        scores
    }

    fn is_full(&self) -> bool {
        self.cells.iter().all(Option::is_some)
    }

    /// Whether whoever is to move has had all turns: then the others have had theirs, too.
    fn is_played_out(&self) -> bool {
        self.turns > 0 && self.had[self.party.mover().index()] >= self.turns
    }

    /// The number of turns left in all, if turns are limited.
    pub fn turns_left(&self) -> Option<u32> {
        let left = |seat: Seat| self.turns.saturating_sub(self.had[seat.index()]);
        (self.turns > 0).then(|| self.party.present().iter().map(left).sum())
    }

    /// The end: the board is full, all have passed in a row, or all have had their turns. Most points first, and who
    /// has left comes after all others. Whoever plays alone has done it when the board is full or the turns are had.
    pub fn outcome(&self) -> Option<Outcome> {
        let scores = self.scores();
        let done = self.is_full() || self.is_played_out();
        if !done && self.passes < self.party.present().len() {
            return None;
        }
        if scores.len() == 1 {
            return Some(Outcome::alone(done).with_scores(scores));
        }
        Some(self.party.by_score(scores))
    }

    /// Plays a move of a seat that is asked.
    pub fn play(&mut self, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (m, self.claim.take()) {
            (Move::Vote(vote), Some(claim)) => {
                self.vote(seat, *vote, claim, ctx);
                Ok(())
            }
            (Move::Vote(_), None) => Err(Reject::illegal(Text::new("balda-reject-no-vote"))),
            (_, Some(claim)) => {
                let text = Text::new("balda-reject-vote").with("word", self.shown(&claim.written.entry.word));
                Err(Reject::illegal(text))
            }
            (Move::Pass, None) => {
                self.passes += 1;
                self.pass_on();
                Ok(())
            }
            (Move::Write(entry), None) => self.write(seat, entry, ctx),
        }
    }

    fn write(&mut self, seat: Seat, entry: &Entry, ctx: &mut StepCtx) -> Result<(), Reject> {
        self.fits(entry)?;
        let path = self.path(entry)?;
        let written = Written { seat, entry: entry.clone(), path };
        if self.dictionary().has(&entry.word) {
            self.take(written);
            return Ok(());
        }
        let word = self.shown(&entry.word);
        if self.turned_down.contains(&entry.word) {
            return Err(Reject::illegal(Text::new("balda-reject-turned-down").with("word", word)));
        }
        let others = self.party.present().without(seat);
        if others.is_empty() {
            return Err(Reject::illegal(Text::new("balda-reject-unknown").with("word", word)));
        }
        if !self.may_try() {
            return Err(Reject::illegal(Text::new("balda-reject-one-try").with("word", word)));
        }
        let text = Text::new("balda-offered").with("seat", seat).with("place", entry.place).with("word", word);
        let letter = self.shown(&entry.letter.to_string());
        ctx.tell(text.with("letter", letter).with("count", entry.word.chars().count()));
        self.claim = Some(Claim { written, silent: others, agreed: false });
        Ok(())
    }

    /// Whether a word that the dictionary lacks may still be tried in this turn.
    pub fn may_try(&self) -> bool {
        !(self.one_try && self.tried)
    }

    /// Whether the letter may go there and the word may be named at all.
    fn fits(&self, entry: &Entry) -> Result<(), Reject> {
        let Entry { place, letter, word } = entry;
        let refuse = |key: &'static str| {
            let text = Text::new(key).with("place", *place).with("letter", self.shown(&letter.to_string()));
            Reject::illegal(text.with("word", self.shown(word)))
        };
        if !place.within(self.side, self.side) {
            let text = Text::new("balda-reject-outside").with("place", *place);
            return Err(Reject::illegal(text.with("last", Place::new(self.side - 1, self.side - 1))));
        }
        if self.cells[self.cell(*place)].is_some() {
            return Err(Reject { marks: vec![*place], ..refuse("balda-reject-taken") });
        }
        if word.chars().count() < SHORTEST {
            return Err(refuse("balda-reject-short"));
        }
        if !word.contains(*letter) {
            return Err(Reject { marks: vec![*place], ..refuse("balda-reject-letter") });
        }
        if self.is_used(word) { Err(refuse("balda-reject-used")) } else { Ok(()) }
    }

    /// The cells of a word with its new letter.
    fn path(&self, entry: &Entry) -> Result<Vec<Place>, Reject> {
        let (word, cell) = (entry.word.chars().collect::<Vec<_>>(), self.cell(entry.place));
        let mut cells = self.cells.clone();
        cells[cell] = Some(entry.letter);
        let with = Grid { side: self.side.into(), cells: &cells };
        if let Some(path) = with.trail_through(&word, cell) {
            return Ok(path.into_iter().map(|cell| self.place(cell)).collect());
        }
        let key = if self.grid().trail(&word).is_some() { "balda-reject-through" } else { "balda-reject-path" };
        let text = Text::new(key).with("word", self.shown(&entry.word)).with("place", entry.place);
        Err(Reject { marks: vec![entry.place], ..Reject::illegal(text) })
    }

    fn take(&mut self, written: Written) {
        let cell = self.cell(written.entry.place);
        self.cells[cell] = Some(written.entry.letter);
        self.words.push(written);
        self.passes = 0;
        self.pass_on();
    }

    /// It is the next one's turn.
    fn pass_on(&mut self) {
        self.tried = false;
        self.had[self.party.mover().index()] += 1;
        self.party.pass();
    }

    fn vote(&mut self, seat: Seat, vote: Vote, mut claim: Claim, ctx: &mut StepCtx) {
        claim.silent = claim.silent.without(seat);
        claim.agreed |= vote == Vote::Yes;
        if vote == Vote::No { self.turn_down(claim, ctx) } else { self.settle(claim, ctx) }
    }

    /// A word counts once all have answered, nobody was against it and somebody was for it.
    fn settle(&mut self, claim: Claim, ctx: &mut StepCtx) {
        if !claim.silent.is_empty() {
            self.claim = Some(claim);
        } else if claim.agreed {
            ctx.tell(Text::new("balda-taken").with("word", self.shown(&claim.written.entry.word)));
            self.take(claim.written);
        } else {
            self.turn_down(claim, ctx);
        }
    }

    fn turn_down(&mut self, claim: Claim, ctx: &mut StepCtx) {
        let word = claim.written.entry.word;
        let text = Text::new("balda-turned-down").with("seat", claim.written.seat).with("word", self.shown(&word));
        ctx.tell(text);
        self.turned_down.push(word);
        self.tried = true;
    }

    /// A seat leaves, and nobody waits for its answer; its own word is gone with it. Whether the others go on.
    pub fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) -> bool {
        self.tried &= self.party.mover() != seat;
        let goes_on = self.party.leave(seat);
        if let Some(mut claim) = self.claim.take().filter(|claim| goes_on && claim.written.seat != seat) {
            claim.silent = claim.silent.without(seat);
            self.settle(claim, ctx);
        }
        goes_on
    }
}
