//! Balda in a line: players add letters in front of a row or behind it, each with a word in mind. Nobody wants to be
//! the one who completes a word.
//!
//! `row` is the position and the effect of moves, `draw` the picture, `think` the computer, and `solve` plays rounds
//! out for it.

mod draw;
mod row;
mod solve;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Ask, Chance, Counts, Family, Game, Info, Input, Moves, Nth, OptValues, Reject, Scene, SearchCtx, Seat, StepCtx,
    Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::words::{Edition, LANG};
pub use row::{Move, Row};

pub struct BaldaLine;

static INFO: Info = Info {
    rules: 2,
    options: &[LANG],
    words: &["doubt", "word", "giveup"],
    ..Info::of("baldaline", Counts::from_to(2, 6), Family::WORDS, Weight::Full)
};

impl Game for BaldaLine {
    type Options = &'static str;
    type State = Row;
    type Move = Move;
    type View = Row;

    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The language of the words.
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<&'static str, Reject> {
        Ok(values.choice("lang"))
    }

    fn chance(&self, _lang: &&'static str) -> bool {
        false
    }

    fn setup(&self, lang: &&'static str, table: Table, _ctx: &mut StepCtx) -> Row {
        // By the first rules the dictionary had no additions.
        Row { edition: Edition::of_rules(table.rules), ..Row::new(lang, table.seats, table.first) }
    }

    fn turn(&self, row: &Row) -> Turn {
        if let Some(outcome) = row.outcome() {
            return Turn::Over(outcome);
        }
        let key = match (row.doubted, row.letters.is_empty()) {
            (true, _) => "baldaline-ask-word",
            (false, true) => "baldaline-ask-first",
            (false, false) => "baldaline-ask",
        };
        let ask = Ask::one(row.asked(), Text::new(key).with("row", row.shown(&row.run())));
        // An example of a word would be the answer.
        if row.doubted { ask.into() } else { ask.typed().into() }
    }

    fn moves(&self, row: &Row, seat: Seat) -> Moves<Move> {
        match row.outcome() {
            None if seat == row.asked() && row.doubted => Moves::Unlisted,
            None if seat == row.asked() => {
                let mut moves = if row.letters.len() < row::LONGEST { think::letters(row) } else { Vec::new() };
                moves.extend(row.before.map(|_| Move::Doubt));
                moves.extend((!row.letters.is_empty()).then_some(Move::GiveUp));
                Moves::Listed(moves)
            }
            _ => Moves::Listed(Vec::new()),
        }
    }

    fn sample(&self, row: &Row, seat: Seat, chance: &mut Chance) -> Option<Move> {
        (row.outcome().is_none() && seat == row.asked()).then(|| think::sample(row, chance)).flatten()
    }

    fn example(&self, row: &Row, seat: Seat) -> Option<Move> {
        let Moves::Listed(mut moves) = self.moves(row, seat) else {
            return self.sample(row, seat, &mut Chance::fixed(0));
        };
        moves.retain(|m| !think::writes_unchosen(row, m));
        let middle = moves.len() / 2;
        moves.into_iter().nth(middle)
    }

    fn parse(&self, row: &Row, seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        read(row, seat, input)
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Front(letter) => format!("{letter}+"),
            Move::Behind(letter) => format!("+{letter}"),
            Move::Doubt => "doubt".to_owned(),
            Move::Word(word) => format!("word {word}"),
            Move::GiveUp => "giveup".to_owned(),
        }
    }

    fn label_in(&self, row: &Row, m: &Move) -> Text {
        let letter = |key: &'static str, letter: char| Text::new(key).with("letter", row.shown(&letter.to_string()));
        match m {
            Move::Front(added) => letter("baldaline-front", *added),
            Move::Behind(added) => letter("baldaline-behind", *added),
            Move::Doubt => Text::new("baldaline-doubt"),
            Move::Word(word) => Text::new("baldaline-word").with("word", row.shown(word)),
            Move::GiveUp => Text::new("baldaline-give-up"),
        }
    }

    /// A word that does not even contain the row is a slip of the hand.
    fn grave(&self, row: &Row, _seat: Seat, m: &Move) -> bool {
        matches!(m, Move::Word(word) if row.doubted && !word.contains(&row.run()))
    }

    fn apply(&self, row: &mut Row, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        row.play(seat, m, ctx)
    }

    fn leave(&self, row: &mut Row, seat: Seat, _ctx: &mut StepCtx) -> bool {
        row.leave(seat)
    }

    fn view(&self, row: &Row, _who: Viewer) -> Row {
        row.clone()
    }

    fn round(&self, row: &Row) -> Option<Nth> {
        u32::try_from(row.rounds.len()).ok().map(|over| Nth::open(over + 1))
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn buttons(&self, row: &Row, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        if row.outcome().is_some() || seat != row.asked() || row.letters.is_empty() {
            return Vec::new();
        }
        let doubt = row.before.filter(|_| !row.doubted).map(|_| Tap::Move(Move::Doubt));
        vec![doubt.into_iter().chain([Tap::Move(Move::GiveUp)]).collect()]
    }

    fn think(&self, row: &Row, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        (row.outcome().is_none() && seat == row.asked()).then(|| think::think(row, ctx))
    }
}

/// Reads a typed move: a letter with a plus for the row, a word of the game, or the word that was asked for, also alone
/// if it is meant as a move, or proves the row in passing.
fn read(row: &Row, seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
    match input.word() {
        Some("doubt") => return Ok(Move::Doubt),
        Some("giveup") => return Ok(Move::GiveUp),
        _ => {}
    }
    let words = row.dictionary();
    let syntax = || Reject::syntax(Text::new("baldaline-reject-syntax"));
    let strange = || Reject::illegal(Text::new("baldaline-reject-letters").with("language", words.language()));
    let mut read = input.reader();
    let word = match read.word() {
        Some("word") => Some(read.rest().trim_matches(|c: char| !c.is_alphanumeric()).to_owned()),
        _ if row.doubted => input.letters().filter(|letters| letters.chars().count() > 1).filter(|letters| {
            let proves = |word: String| seat == row.asked() && row.proves(&word);
            input.explicit() || words.fold(letters).is_some_and(proves)
        }),
        _ => None,
    };
    if let Some(word) = word.filter(|word| !word.is_empty() && word.chars().all(char::is_alphabetic)) {
        return words.fold(&word).map(Move::Word).ok_or_else(strange);
    }
    let behind = read.sign(&['+']).is_some();
    let letter = read.letters().ok_or_else(syntax)?;
    let front = !behind && read.sign(&['+']).is_some();
    let mut letters = letter.chars();
    // At the beginning of a row both ends are one. A letter alone may also be a word of talk.
    let placed = front || behind || (row.letters.is_empty() && input.explicit());
    let (Some(letter), None, true, true) = (letters.next(), letters.next(), placed, read.end()) else {
        return Err(syntax());
    };
    let letter = words.letter(letter).ok_or_else(strange)?;
    Ok(if behind { Move::Behind(letter) } else { Move::Front(letter) })
}
