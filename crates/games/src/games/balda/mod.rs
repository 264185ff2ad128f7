//! Balda: you put a letter onto the square, and read a word through it along neighbouring cells.
//!
//! `square` is the position and the effect of moves, `trail` finds where a word can be read, `draw` is the picture,
//! `think` the computer: `scan` finds its moves with the answers to them, and `look` looks ahead.

mod draw;
mod look;
mod scan;
mod square;
#[cfg(test)]
mod tests;
mod think;
mod trail;

use crate::game::options::Alphabet;
use crate::game::{
    Ask, Chance, Counts, Daily, Family, Game, Gesture, Info, Input, Level, Moves, OptDef, OptKind, OptValue, OptValues,
    Reject, Scene, SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::grid;
use crate::kit::party::Party;
use crate::kit::words::{Edition, LANG, Words};
pub use square::{Entry, Move, Square, Terms, Vote};

pub struct Balda;

static INFO: Info = Info {
    rules: RULES,
    options: &[
        OptDef::new("size", OptKind::Int { min: LEAST, max: MOST, step: 2, default: None }).offering(&["5", "7"]),
        OptDef::new("word", OptKind::Text { length: (LEAST as usize, MOST as usize), alphabet: Alphabet::Any }),
        OptDef::new("proper", OptKind::Flag { default: false }),
        OptDef::new("turns", OptKind::Int { min: 0, max: 40, step: 1, default: Some(0) }).offering(&["0", "5", "10"]),
        LANG,
    ],
    words: &["pass", "counts", "void", "abstain"],
    daily: Some(Daily { settings: &["turns=5"], computer: None }),
    ..Info::of("balda", Counts::from_to(1, 4), Family::WORDS, Weight::Full)
};

/// The number of the rules. By the first, any number of words that the dictionary lacks could be tried in one turn.
const RULES: u16 = 2;

/// The smallest and the largest side, so that the start word has a row of its own in the middle.
const LEAST: i64 = 3;
const MOST: i64 = 9;
/// The side when neither it nor the word is given.
const SIDE: i64 = 5;

impl Game for Balda {
    type Options = Terms;
    type State = Square;
    type Move = Move;
    type View = Square;

    fn info(&self) -> &'static Info {
        &INFO
    }

    /// A word that is given decides the side.
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        let lang = values.choice("lang");
        let word = values.text("word").map(|typed| given(typed, lang)).transpose()?;
        let fits = word.as_ref().map_or(SIDE, |word| word.chars().count() as i64);
        if values.value("size").is_none() {
            values.set("size", OptValue::Int(fits));
        }
        let side = values.int("size");
        if let Some(word) = &word {
            if side != fits {
                let text = Text::new("balda-reject-word-size").with("word", Words::of(lang).capitals(word));
                return Err(Reject::options(text.with("count", fits).with("size", side)));
            }
            values.set("word", OptValue::Text(word.clone()));
        }
        // Side and turns are within the bounds of their definitions.
        let turns = values.int("turns") as u32;
        Ok(Terms { side: side as u16, word, proper: values.flag("proper"), turns, lang })
    }

    fn chance(&self, terms: &Terms) -> bool {
        terms.word.is_none()
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Square {
        let side = usize::from(terms.side);
        // By the first rules the dictionary had no additions.
        let words = Words::edition(terms.lang, Edition::of_rules(table.rules));
        let word = terms.word.clone().unwrap_or_else(|| {
            // Words that everybody knows. A record is believed whatever it says was drawn.
            let drawn = words.draw(&mut ctx.chance, side..=side, Level::new(2).unwrap_or(Level::DEFAULT));
            words.fold(&drawn).unwrap_or_default()
        });
        Square::new(terms, &word, Party::new(table.seats, table.first), table.rules)
    }

    fn turn(&self, square: &Square) -> Turn {
        if let Some(outcome) = square.outcome() {
            return Turn::Over(outcome);
        }
        if let Some(claim) = &square.claim {
            let key = if square.proper { "balda-ask-proper" } else { "balda-ask-vote" };
            let text = Text::new(key).with("word", square.shown(&claim.written.entry.word));
            return Ask::of(claim.silent, text.with("seat", claim.written.seat)).yes_or_no().into();
        }
        Ask::one(square.party.mover(), Text::new("balda-ask")).typed().into()
    }

    fn moves(&self, square: &Square, seat: Seat) -> Moves<Move> {
        match &square.claim {
            _ if !self.turn(square).may().has(seat) => Moves::Listed(Vec::new()),
            Some(_) => Moves::Listed([Vote::Yes, Vote::No, Vote::Abstain].map(Move::Vote).to_vec()),
            None => Moves::Unlisted,
        }
    }

    fn sample(&self, square: &Square, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match self.moves(square, seat) {
            Moves::Listed(moves) => chance.pick(&moves).cloned(),
            Moves::Unlisted => Some(think::sample(square, chance)),
        }
    }

    fn example(&self, square: &Square, seat: Seat) -> Option<Move> {
        let writes = square.claim.is_none() && self.turn(square).may().has(seat);
        writes.then(|| think::example(square))
    }

    fn parse(&self, square: &Square, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        read(square, input)
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Write(Entry { place, letter, word }) => format!("{place} {letter} {word}"),
            Move::Pass => "pass".to_owned(),
            Move::Vote(Vote::Yes) => "counts".to_owned(),
            Move::Vote(Vote::No) => "void".to_owned(),
            Move::Vote(Vote::Abstain) => "abstain".to_owned(),
        }
    }

    fn label_in(&self, square: &Square, m: &Move) -> Text {
        match m {
            Move::Write(Entry { place, letter, word }) => {
                let text = Text::new("balda-write").with("place", *place);
                let text = text.with("letter", square.shown(&letter.to_string()));
                text.with("word", square.shown(word)).with("count", word.chars().count())
            }
            Move::Pass => Text::new("balda-pass"),
            Move::Vote(Vote::Yes) => Text::new("balda-yes"),
            Move::Vote(Vote::No) => Text::new("balda-no"),
            Move::Vote(Vote::Abstain) => Text::new("balda-abstain"),
        }
    }

    fn apply(&self, square: &mut Square, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        square.play(seat, m, ctx)
    }

    fn leave(&self, square: &mut Square, seat: Seat, ctx: &mut StepCtx) -> bool {
        square.leave(seat, ctx)
    }

    fn view(&self, square: &Square, _who: Viewer) -> Square {
        square.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, square: &Square, _seat: Seat) -> Option<Gesture> {
        let stands = grid::places(square.side, square.side);
        let letters = stands.filter_map(|place| square.cells[square.cell(place)].map(|letter| (place, letter)));
        square.claim.is_none().then(|| Gesture::Word { letters: letters.collect() })
    }

    fn buttons(&self, square: &Square, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        match &square.claim {
            _ if !self.turn(square).may().has(seat) => Vec::new(),
            Some(_) => vec![vec![Tap::Move(Move::Vote(Vote::Yes)), Tap::Move(Move::Vote(Vote::No))]],
            None => vec![vec![Tap::Move(Move::Pass)]],
        }
    }

    fn think(&self, square: &Square, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        self.turn(square).may().has(seat).then(|| think::think(square, ctx))
    }
}

/// The start word as given, in the letters of the dictionary. The dictionary need not have it; but if it does not, no
/// letter is converted from the other script: all of `крона` could be read as Latin.
fn given(typed: &str, lang: &'static str) -> Result<String, Reject> {
    let words = Words::of(lang);
    let refuse = |key: &'static str| {
        let text = Text::new(key).with("word", words.capitals(typed));
        Reject::options(text.with("language", words.language()))
    };
    let plain = |word: &String| words.has(word) || words.written(typed).as_ref() == Some(word);
    let word = words.fold(typed).filter(plain).ok_or_else(|| refuse("balda-reject-word-letters"))?;
    if word.chars().count() % 2 == 0 { Err(refuse("balda-reject-word-even")) } else { Ok(word) }
}

/// A move as it is typed: a word of the game, or cell, letter and word.
fn read(square: &Square, input: &Input<'_>) -> Result<Move, Reject> {
    let syntax = || Reject::syntax(Text::new("balda-reject-syntax"));
    if let Some(word) = input.word() {
        // A player who says no in a talk means nothing by it, unless something is asked.
        return match word {
            "pass" => Ok(Move::Pass),
            _ if square.claim.is_none() && !input.explicit() => Err(syntax()),
            "counts" => Ok(Move::Vote(Vote::Yes)),
            "void" => Ok(Move::Vote(Vote::No)),
            _ => Ok(Move::Vote(Vote::Abstain)),
        };
    }
    let mut read = input.reader();
    let (place, letter) = (read.place().ok_or_else(syntax)?, read.letters().ok_or_else(syntax)?);
    let word = read.rest().trim_matches(|c: char| !c.is_alphanumeric());
    if word.is_empty() || letter.chars().count() != 1 || !word.chars().all(char::is_alphabetic) {
        return Err(syntax());
    }
    let words = square.dictionary();
    let letters = || Reject::illegal(Text::new("balda-reject-letters").with("language", words.language()));
    let letter = letter.chars().next().and_then(|letter| words.letter(letter)).ok_or_else(letters)?;
    let word = words.fold(word).ok_or_else(letters)?;
    // `в 5 я дома` is talk.
    if !input.explicit() && !word.contains(letter) {
        return Err(syntax());
    }
    Ok(Move::Write(Entry { place, letter, word }))
}
