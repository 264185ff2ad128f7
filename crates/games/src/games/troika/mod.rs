//! Troika: players take turns to write letters. If your letter completes a word of three in a row, the word is yours.
//!
//! `board` has the position and the effect of a letter, `draw` the picture, `think` the computer.

mod board;
mod draw;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Ask, Chance, Counts, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Text, Turn, Viewer, Weight,
};
use crate::kit::words::{Edition, LANG};
pub use board::{Board, Move, Terms};

pub struct Troika;

static INFO: Info = Info {
    rules: 2,
    options: &[
        OptDef::new("size", OptKind::Int { min: 3, max: 6, step: 1, default: Some(3) }).offering(&["3", "4", "5", "6"]),
        OptDef::new("first", OptKind::Flag { default: false }),
        LANG,
    ],
    ..Info::of("troika", Counts::only(2), Family::WORDS, Weight::Full)
};

impl Game for Troika {
    type Options = Terms;
    type State = Board;
    type Move = Move;
    type View = Board;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        // The size is within the bounds of its definition.
        Ok(Terms { side: values.int("size") as u16, first: values.flag("first"), lang: values.choice("lang") })
    }

    fn chance(&self, _terms: &Terms) -> bool {
        false
    }

    fn setup(&self, terms: &Terms, table: Table, _ctx: &mut StepCtx) -> Board {
        // In version 1 of the rules, the dictionary had no additions.
        Board { edition: Edition::of_rules(table.rules), ..Board::new(*terms, table.first) }
    }

    fn turn(&self, board: &Board) -> Turn {
        if let Some(outcome) = board.outcome() {
            return Turn::Over(outcome);
        }
        let key = if board.first { "troika-ask-first" } else { "troika-ask" };
        Ask::one(board.mover, Text::new(key)).typed().into()
    }

    fn moves(&self, board: &Board, seat: Seat) -> Moves<Move> {
        if seat != board.mover || board.outcome().is_some() {
            return Moves::Listed(Vec::new());
        }
        let places = board.free().map(|cell| board.place(cell));
        Moves::Listed(places.flat_map(|place| letters(board).map(move |letter| Move { place, letter })).collect())
    }

    fn sample(&self, board: &Board, seat: Seat, chance: &mut Chance) -> Option<Move> {
        if seat != board.mover || board.outcome().is_some() {
            return None;
        }
        think::sample(board, chance)
    }

    fn example(&self, board: &Board, seat: Seat) -> Option<Move> {
        self.sample(board, seat, &mut Chance::fixed(0))
    }

    fn parse(&self, board: &Board, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let syntax = || Reject::syntax(Text::new("troika-reject-syntax"));
        let mut read = input.reader();
        let (place, letter) = (read.place().ok_or_else(syntax)?, read.letters().ok_or_else(syntax)?);
        let mut letters = letter.chars();
        let (Some(letter), None, true) = (letters.next(), letters.next(), read.end()) else { return Err(syntax()) };
        let refuse =
            || Reject::illegal(Text::new("troika-reject-letters").with("language", board.dictionary().language()));
        let letter = board.dictionary().letter(letter).ok_or_else(refuse)?;
        Ok(Move { place, letter })
    }

    fn write(&self, m: &Move) -> String {
        format!("{} {}", m.place, m.letter)
    }

    fn label_in(&self, board: &Board, m: &Move) -> Text {
        Text::new("troika-write")
            .with("place", m.place)
            .with("letter", board.dictionary().capitals(&m.letter.to_string()))
    }

    fn apply(&self, board: &mut Board, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        let before = board.found.len();
        board.play(seat, *m)?;
        let words: Vec<String> =
            board.found.iter().skip(before).map(|found| board.dictionary().capitals(&found.word)).collect();
        if !words.is_empty() {
            let text = Text::new("troika-scored").with("seat", seat).with("place", m.place).with("count", words.len());
            ctx.tell(
                text.with("letter", board.dictionary().capitals(&m.letter.to_string())).with("words", words.join(", ")),
            );
        }
        Ok(())
    }

    fn view(&self, board: &Board, _who: Viewer) -> Board {
        board.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, _board: &Board, _seat: Seat) -> Option<Gesture> {
        Some(Gesture::Letter)
    }

    fn think(&self, board: &Board, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        if seat != board.mover || board.outcome().is_some() {
            return None;
        }
        think::think(board, ctx)
    }
}

/// The letters that can be written.
fn letters(board: &Board) -> impl Iterator<Item = char> + use<> {
    board.dictionary().letters().chars()
}
