//! The position: the word, the tries, and how far the drawing has come.

use std::ops::RangeInclusive;

use crate::game::{Chance, Level, Outcome, Reject, Seat, Seats, StepCtx, Table, Text, Viewer};
use crate::kit::party::Company;
use crate::kit::words::Words;

/// The number of the rules. Under the first rules, a letter that stands only at a shown end cost a stroke.
pub const RULES: u16 = 2;

/// The strokes of the drawing: post, beam, rope, head, body, two arms, two legs.
pub const LIVES: u8 = 9;

/// How many letters a word may have.
pub const LENGTHS: RangeInclusive<usize> = 4..=16;

/// The words that the bot sets: those that everybody knows.
pub const COMMON: Level = Level::DEFAULT;

/// All words that a player may set.
pub const EVERYTHING: Level = Level::BEST;

/// The character for an unknown letter in a view.
pub const UNKNOWN: char = '_';

/// The options of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// Whether the bot sets the words and everybody guesses.
    pub bot: bool,
    /// The language of the words.
    pub lang: &'static str,
    /// Whether the first and the last letter are shown.
    pub ends: bool,
    /// How many strokes may be drawn. With fewer than nine, the first strokes are there from the beginning.
    pub lives: u8,
    /// Whether players may set words that the dictionary lacks.
    pub any: bool,
    /// The number of words in the match.
    pub words: usize,
}

impl Terms {
    /// The words and letters of the match.
    pub fn dictionary(&self) -> &'static Words {
        Words::of(self.lang)
    }
}

/// The step that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// That seat sets a word.
    Setting(Seat),
    /// The others guess.
    Guessing,
    /// All words are over.
    Over,
}

/// A move of a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    Set(String),
    Letter(char),
    /// Tries a whole word.
    Word(String),
}

/// The whole position. In a view, unknown letters of the word are underscores.
#[derive(Clone, PartialEq, Debug)]
pub struct Riddle {
    /// The options of the match.
    pub terms: Terms,
    /// Whether a letter shown at an end costs nothing, wherever else it stands.
    ends_free: bool,
    company: Company,
    /// The step that the match waits for.
    pub phase: Phase,
    /// The seat that has set the word; `None` for the bot.
    pub setter: Option<Seat>,
    /// The word. While another is being set, the one before; empty before the first.
    pub word: Vec<char>,
    /// The tried letters, in order.
    pub tried: Vec<char>,
    /// The words that were tried and are wrong.
    pub wrong: Vec<String>,
    /// How many strokes are drawn.
    pub strokes: u8,
    /// The number of words that each seat has won.
    pub points: Vec<i64>,
    /// The winner of each finished word: the seat that found it, or its setter; `None` for the bot.
    pub won: Vec<Option<Seat>>,
    /// The letter tried last; `None` if the last try was not a letter.
    pub latest: Option<char>,
}

impl Riddle {
    /// The position before the first word, or before the first guess if the bot sets the words.
    pub fn new(terms: Terms, table: Table, chance: &mut Chance) -> Riddle {
        let Table { seats, first, rules } = table;
        let bot = terms.bot;
        let mut riddle = Riddle {
            strokes: LIVES - terms.lives,
            terms,
            ends_free: rules >= 2,
            company: Company::new(seats),
            phase: Phase::Setting(first),
            setter: (!bot).then_some(first),
            word: Vec::new(),
            tried: Vec::new(),
            wrong: Vec::new(),
            points: vec![0; seats.into()],
            won: Vec::new(),
            latest: None,
        };
        if bot {
            riddle.draw_word(chance);
        }
        riddle
    }

    /// Lets the bot choose a word that everybody knows.
    fn draw_word(&mut self, chance: &mut Chance) {
        let words = self.terms.dictionary();
        let word = chance.hidden(Seats::NONE, |chance| words.draw(chance, LENGTHS, COMMON));
        self.begin(&word);
        // The length shows at once, and so do the ends if the options show them.
        let ends = self.word.first().zip(self.word.last()).filter(|_| self.terms.ends);
        chance.open_part(format!("{} {ends:?}", self.word.len()));
    }

    fn begin(&mut self, word: &str) {
        self.word = word.chars().collect();
        self.strokes = LIVES - self.terms.lives;
        self.tried.clear();
        self.wrong.clear();
        self.latest = None;
        self.phase = Phase::Guessing;
    }

    /// The seats that are still in the match.
    fn present(&self) -> Seats {
        self.company.present()
    }

    /// The seats that may guess.
    pub fn guessers(&self) -> Seats {
        self.setter.map_or(self.present(), |setter| self.present().without(setter))
    }

    /// Whether the bot asks a seat for a move.
    pub fn may(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Setting(setter) => seat == setter,
            Phase::Guessing => self.guessers().has(seat),
            Phase::Over => false,
        }
    }

    /// How many strokes are left.
    pub fn left(&self) -> u8 {
        LIVES - self.strokes
    }

    /// Whether a letter has been tried.
    pub fn was_tried(&self, letter: char) -> bool {
        self.tried.contains(&letter)
    }

    /// Whether the guessers know the letter at a place.
    pub fn is_shown(&self, n: usize) -> bool {
        let end = n == 0 || n + 1 == self.word.len();
        self.phase != Phase::Guessing || self.was_tried(self.word[n]) || (self.terms.ends && end)
    }

    /// Whether a letter stands at a place that the guessers see.
    pub fn is_open(&self, letter: char) -> bool {
        (0..self.word.len()).any(|n| self.word[n] == letter && self.is_shown(n))
    }

    /// Whether a guess of a letter costs a stroke if it opens nothing.
    pub fn costs(&self, letter: char) -> bool {
        !(self.ends_free && self.is_open(letter))
    }

    /// Whether the guess of a letter has cost a stroke: the word does not have it, or only at ends that showed it
    /// before.
    pub fn has_cost(&self, letter: char) -> bool {
        let shown = |n: usize| !self.ends_free && self.terms.ends && (n == 0 || n + 1 == self.word.len());
        (0..self.word.len()).filter(|n| self.word[*n] == letter).all(shown)
    }

    /// Whether a word could be the one to find, as far as the guessers know.
    pub fn could_be(&self, word: &str) -> bool {
        self.fits(word) && (self.terms.any || self.terms.dictionary().has(word))
    }

    /// Whether a word agrees with the known letters.
    fn fits(&self, word: &str) -> bool {
        let letters: Vec<char> = word.chars().collect();
        let fits = |n: usize| match self.is_shown(n) {
            true => letters[n] == self.word[n],
            false => !self.was_tried(letters[n]),
        };
        letters.len() == self.word.len() && (0..letters.len()).all(fits)
    }

    pub fn set(&mut self, seat: Seat, word: &str, ctx: &mut StepCtx) -> Result<(), Reject> {
        let length = word.chars().count();
        if !LENGTHS.contains(&length) {
            let text = Text::new("gallows-reject-length").with("count", length);
            return Err(Reject::illegal(text.with("least", *LENGTHS.start()).with("most", *LENGTHS.end())));
        }
        if !self.terms.any && !self.terms.dictionary().has(word) {
            return Err(Reject::illegal(Text::new("gallows-reject-unknown").with("word", word)));
        }
        self.setter = Some(seat);
        self.begin(word);
        ctx.tell(Text::new("gallows-set").with("seat", seat).with("count", length));
        Ok(())
    }

    /// A word or a letter as printed on the page.
    pub fn shown(&self, word: &str) -> String {
        self.terms.dictionary().capitals(word)
    }

    /// Tries a letter. A letter shown at an end is in the word. It opens its other places, and if there are none it
    /// costs nothing.
    pub fn try_letter(&mut self, seat: Seat, letter: char, ctx: &mut StepCtx) -> Result<(), Reject> {
        if self.was_tried(letter) {
            let text = Text::new("gallows-reject-again").with("letter", self.shown(&letter.to_string()));
            return Err(Reject::illegal(text));
        }
        let found = (0..self.word.len()).filter(|n| self.word[*n] == letter && !self.is_shown(*n)).count();
        let costs = found == 0 && self.costs(letter);
        let key = match found {
            0 if costs => "gallows-missed",
            0 => "gallows-ends",
            _ => "gallows-found",
        };
        self.tried.push(letter);
        self.latest = Some(letter);
        self.strokes += u8::from(costs);
        let said = Text::new(key).with("seat", seat).with("letter", self.shown(&letter.to_string()));
        ctx.reveal(said.with("count", found));
        self.settle(seat, ctx);
        Ok(())
    }

    /// Tries a whole word. A wrong one costs a stroke, even if the known letters rule it out.
    pub fn try_word(&mut self, seat: Seat, word: &str, ctx: &mut StepCtx) -> Result<(), Reject> {
        let refused = |key| Err(Reject::illegal(Text::new(key).with("word", self.shown(word))));
        if word.chars().count() > *LENGTHS.end() {
            return Err(Reject::illegal(Text::new("gallows-reject-long").with("most", *LENGTHS.end())));
        }
        if self.wrong.iter().any(|wrong| wrong == word) {
            return refused("gallows-reject-wrong");
        }
        self.latest = None;
        if self.word.iter().copied().eq(word.chars()) {
            self.end(Some(seat), ctx);
            return Ok(());
        }
        self.wrong.push(word.to_owned());
        self.strokes += 1;
        ctx.reveal(Text::new("gallows-no").with("seat", seat).with("word", self.shown(word)));
        self.settle(seat, ctx);
        Ok(())
    }

    /// After a guess, ends the word if it is found or the drawing is finished.
    fn settle(&mut self, seat: Seat, ctx: &mut StepCtx) {
        if (0..self.word.len()).all(|n| self.is_shown(n)) {
            self.end(Some(seat), ctx);
        } else if self.strokes >= LIVES {
            self.end(None, ctx);
        }
    }

    /// Ends the word. The finder is `None` if nobody has found it.
    fn end(&mut self, finder: Option<Seat>, ctx: &mut StepCtx) {
        let word = self.shown(&self.word.iter().collect::<String>());
        ctx.reveal(match finder {
            Some(seat) => Text::new("gallows-guessed").with("seat", seat).with("word", word),
            None => Text::new("gallows-drawn-out").with("word", word),
        });
        let winner = finder.or(self.setter);
        if let Some(points) = winner.and_then(|seat| self.points.get_mut(seat.index())) {
            *points += 1;
        }
        self.won.push(winner);
        self.phase = match self.setter {
            _ if self.won.len() >= self.terms.words => Phase::Over,
            None => return self.draw_word(&mut ctx.chance),
            // The player who has found a word sets the next one. If nobody has, the next player does.
            Some(setter) => Phase::Setting(finder.or(self.present().after(setter)).unwrap_or(setter)),
        };
    }

    /// Lets a seat leave. A word without its setter is called off, and the next player sets another.
    pub fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) -> bool {
        self.company.leave(seat);
        let Some(next) = self.present().after(seat) else { return false };
        if self.setter.is_none() {
            return true;
        }
        if self.present().len() < 2 {
            return false;
        }
        match self.phase {
            Phase::Setting(setter) if setter == seat => self.phase = Phase::Setting(next),
            Phase::Guessing if self.setter == Some(seat) => {
                let word = self.shown(&self.word.iter().collect::<String>());
                ctx.reveal(Text::new("gallows-called-off").with("word", word));
                self.phase = Phase::Setting(next);
            }
            _ => {}
        }
        true
    }

    /// The result: the player with most words wins. Nobody may have won any. In a match of one word there are no
    /// points.
    pub fn outcome(&self) -> Outcome {
        let outcome = match self.points.len() {
            1 => Outcome::alone(self.won.iter().all(Option::is_some)).with_scores(self.points.clone()),
            // The bot has set all words, and nobody has found one.
            seats if self.won.iter().all(Option::is_none) => {
                Outcome::missed(seats as u8).with_scores(self.points.clone())
            }
            _ => self.company.by_score(self.points.clone()),
        };
        Outcome { scores: outcome.scores.filter(|_| self.terms.words > 1), ..outcome }
    }

    /// The position as one viewer sees it.
    pub fn seen_by(&self, who: Viewer) -> Riddle {
        let open = who == Viewer::Revealed || self.setter.is_some_and(|setter| who.is(setter));
        let sees = |n: usize| if open || self.is_shown(n) { self.word[n] } else { UNKNOWN };
        Riddle { word: (0..self.word.len()).map(sees).collect(), ..self.clone() }
    }
}
