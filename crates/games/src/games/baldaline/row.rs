//! The position, and the effects of a letter, a doubt and a word.

use crate::game::{Outcome, Reject, Seat, StepCtx, Text};
use crate::kit::party::Party;
use crate::kit::words::{Edition, Words};

/// The fewest letters of a word that nobody may complete.
pub const WHOLE: usize = 3;
/// The most letters of a row: no word of the dictionaries is longer.
pub const LONGEST: usize = 31;

/// How many rounds may be lost.
const ROUNDS: usize = 5;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// A letter in front of the row.
    Front(char),
    /// A letter behind it.
    Behind(char),
    /// The one before is asked for the word.
    Doubt,
    /// The word that was asked for, in the letters of the dictionary.
    Word(String),
    /// The round is lost without more ado.
    GiveUp,
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The loser completed a word.
    Complete,
    /// The loser doubted, and the one before named this word.
    Named(String),
    /// The loser was doubted, and this is no word or has not the row in it.
    Wrong(String),
    /// The loser gave up.
    GaveUp,
}

/// A round that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The row as it was in the end.
    pub run: String,
    /// The seat that lost it.
    pub loser: Seat,
    pub end: End,
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The language of the words.
    pub lang: &'static str,
    /// Which of them there are.
    pub edition: Edition,
    /// The order of turns, and the players who are out or have left.
    pub party: Party,
    /// The letters with who wrote them.
    pub letters: Vec<(char, Seat)>,
    /// The number of the latest letter among them.
    pub latest: usize,
    /// The author of the latest letter.
    pub before: Option<Seat>,
    /// Whether the one whose turn it is doubts.
    pub doubted: bool,
    /// How many rounds each seat has lost.
    pub lost: Vec<usize>,
    /// The rounds so far.
    pub rounds: Vec<Round>,
}

impl Row {
    pub fn new(lang: &'static str, seats: u8, first: Seat) -> Row {
        Row {
            lang,
            edition: Edition::default(),
            party: Party::new(seats, first),
            letters: Vec::new(),
            latest: 0,
            before: None,
            doubted: false,
            lost: vec![0; usize::from(seats)],
            rounds: Vec::new(),
        }
    }

    /// The words that count.
    pub fn dictionary(&self) -> &'static Words {
        Words::edition(self.lang, self.edition)
    }

    /// A word or a letter as printed on the page.
    pub fn shown(&self, word: &str) -> String {
        self.dictionary().capitals(word)
    }

    /// What a player has collected who has lost this many rounds. Who has the whole word is out.
    pub fn collected(&self, lost: usize) -> String {
        self.shown(&self.dictionary().ghost().chars().take(lost).collect::<String>())
    }

    /// The letters of the row.
    pub fn run(&self) -> String {
        self.letters.iter().map(|(letter, _)| *letter).collect()
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Seat {
        self.before.filter(|_| self.doubted).unwrap_or(self.party.mover())
    }

    /// The end: one is left. The others are placed in the order in which they went, the first to go last.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.party.present().len() < 2).then(|| Outcome { places: self.party.last_in(), scores: None })
    }

    /// Plays a move of the seat that is asked.
    pub fn play(&mut self, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        let refuse = |key: &'static str| Err(Reject::illegal(Text::new(key).with("row", self.shown(&self.run()))));
        match m {
            Move::Front(_) | Move::Behind(_) | Move::Doubt if self.doubted => return refuse("baldaline-reject-name"),
            Move::Front(_) | Move::Behind(_) if self.letters.len() >= LONGEST => {
                return refuse("baldaline-reject-long");
            }
            Move::Front(letter) => self.add(seat, *letter, 0, ctx),
            Move::Behind(letter) => self.add(seat, *letter, self.letters.len(), ctx),
            Move::Doubt if self.before.is_none() => return refuse("baldaline-reject-nobody"),
            Move::Doubt => self.doubted = true,
            Move::Word(_) if !self.doubted => return refuse("baldaline-reject-undoubted"),
            Move::Word(word) => self.answer(seat, word, ctx),
            Move::GiveUp if self.letters.is_empty() => return refuse("baldaline-reject-nobody"),
            Move::GiveUp => self.lose(seat, End::GaveUp, ctx),
        }
        Ok(())
    }

    fn add(&mut self, seat: Seat, letter: char, at: usize, ctx: &mut StepCtx) {
        self.letters.insert(at, (letter, seat));
        (self.latest, self.before) = (at, Some(seat));
        let run = self.run();
        if self.letters.len() >= WHOLE && self.dictionary().has(&run) {
            self.lose(seat, End::Complete, ctx);
        } else {
            self.party.pass();
        }
    }

    /// Whether a word would prove that the row can become one.
    pub fn proves(&self, word: &str) -> bool {
        word.contains(&self.run()) && self.dictionary().has(word)
    }

    fn answer(&mut self, seat: Seat, word: &str, ctx: &mut StepCtx) {
        if self.proves(word) {
            self.lose(self.party.mover(), End::Named(word.to_owned()), ctx);
        } else {
            self.lose(seat, End::Wrong(word.to_owned()), ctx);
        }
    }

    /// Ends a round. Its loser gets a letter and begins the next one, or is out with all letters.
    fn lose(&mut self, loser: Seat, end: End, ctx: &mut StepCtx) {
        self.lost[loser.index()] += 1;
        let lost = self.lost[loser.index()];
        let (key, word) = match &end {
            End::Complete => ("baldaline-complete", ""),
            End::Named(word) => ("baldaline-named", word.as_str()),
            End::Wrong(word) => ("baldaline-wrong", word.as_str()),
            End::GaveUp => ("baldaline-gave-up", ""),
        };
        let text =
            Text::new(key).with("seat", loser).with("row", self.shown(&self.run())).with("word", self.shown(word));
        ctx.tell(text.with("letters", self.collected(lost)));
        self.rounds.push(Round { run: self.run(), loser, end });
        self.clear();
        // The loser is there, or the turn would not have come to this.
        while self.party.mover() != loser && self.party.present().has(loser) {
            self.party.pass();
        }
        if lost >= ROUNDS {
            self.party.leave(loser);
            ctx.tell(Text::new("baldaline-out").with("seat", loser));
        }
    }

    fn clear(&mut self) {
        self.letters.clear();
        (self.latest, self.before, self.doubted) = (0, None, false);
    }

    /// A seat leaves. If it was the one to be doubted, a new round begins. Returns whether the others go on.
    pub fn leave(&mut self, seat: Seat) -> bool {
        if self.before == Some(seat) {
            self.clear();
        }
        self.doubted &= self.party.mover() != seat;
        self.party.leave(seat)
    }
}
