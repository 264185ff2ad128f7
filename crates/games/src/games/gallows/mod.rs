//! Gallows: one player sets a word in private. The others find it letter by letter before the drawing is finished.
//!
//! `riddle` is the position and the effect of a guess, `draw` the picture, `think` the computer.

mod draw;
mod riddle;
#[cfg(test)]
mod tests;
mod think;

use crate::game::scene::Scene;
use crate::game::{
    Ask, Chance, Counts, Daily, Family, Game, Hidden, Info, Input, Manner, Moves, OptDef, OptKind, OptValues, Reject,
    SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::words::LANG;
use riddle::{COMMON, EVERYTHING, LENGTHS, LIVES, Phase};
pub use riddle::{Move, Riddle, Terms};

pub struct Gallows;

static INFO: Info = Info {
    rules: riddle::RULES,
    options: &[
        OptDef::new("setter", OptKind::Choice(&["player", "bot"])),
        LANG,
        OptDef::new("ends", OptKind::Flag { default: true }),
        OptDef::new("lives", OptKind::Int { min: 4, max: LIVES as i64, step: 1, default: Some(LIVES as i64) })
            .offering(&["6", "7", "9"]),
        OptDef::new("allow", OptKind::Choice(&["dictionary", "any"])),
        OptDef::new("words", OptKind::Int { min: 1, max: 20, step: 1, default: Some(1) }).offering(&["1", "3", "5"]),
    ],
    words: &["word"],
    hidden: Hidden::Views,
    daily: Some(Daily { settings: &[], computer: None }),
    ..Info::of("gallows", Counts::from_to(1, 20), Family::WORDS, Weight::Full)
};

/// Letters in a row of buttons. An alphabet of 32 makes four full rows, and those of 26 to 31 need four as well.
const ROW: usize = 8;

impl Game for Gallows {
    type Options = Terms;
    type State = Riddle;
    type Move = Move;
    type View = Riddle;

    fn info(&self) -> &'static Info {
        &INFO
    }

    /// A player alone guesses a word of the bot. The option stays as it is, because others may still join.
    fn options(&self, values: &mut OptValues, seats: u8) -> Result<Terms, Reject> {
        Ok(Terms {
            bot: seats == 1 || values.choice("setter") == "bot",
            lang: values.choice("lang"),
            ends: values.flag("ends"),
            // The definitions bound these values, so the casts lose nothing.
            lives: values.int("lives") as u8,
            any: values.choice("allow") == "any",
            words: values.int("words") as usize,
        })
    }

    fn chance(&self, terms: &Terms) -> bool {
        terms.bot
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Riddle {
        Riddle::new(terms.clone(), table, &mut ctx.chance)
    }

    fn turn(&self, riddle: &Riddle) -> Turn {
        match riddle.phase {
            Phase::Over => Turn::Over(riddle.outcome()),
            Phase::Setting(setter) => Ask::one(setter, Text::new("gallows-ask-word")).private().typed().into(),
            Phase::Guessing => {
                let left = Text::new("gallows-ask-guess").with("left", riddle.left());
                Ask::of(riddle.guessers(), left).any().typed().into()
            }
        }
    }

    fn moves(&self, riddle: &Riddle, seat: Seat) -> Moves<Move> {
        if riddle.may(seat) { Moves::Unlisted } else { Moves::Listed(Vec::new()) }
    }

    fn sample(&self, riddle: &Riddle, seat: Seat, chance: &mut Chance) -> Option<Move> {
        let words = riddle.terms.dictionary();
        match riddle.phase {
            _ if !riddle.may(seat) => None,
            Phase::Setting(_) => Some(Move::Set(words.draw(chance, LENGTHS, EVERYTHING))),
            _ => {
                let open: Vec<char> = words.letters().chars().filter(|letter| !riddle.was_tried(*letter)).collect();
                chance.pick(&open).map(|letter| Move::Letter(*letter))
            }
        }
    }

    fn example(&self, riddle: &Riddle, seat: Seat) -> Option<Move> {
        let words = riddle.terms.dictionary();
        match riddle.phase {
            _ if !riddle.may(seat) => None,
            Phase::Setting(_) => Some(Move::Set(words.draw(&mut Chance::fixed(0), LENGTHS, COMMON))),
            _ => {
                let mut untried = words.letters().chars().filter(|letter| !riddle.was_tried(*letter));
                // A letter that is open already would be a strange thing to suggest.
                let first = untried.clone().next();
                untried.find(|letter| !riddle.is_open(*letter)).or(first).map(Move::Letter)
            }
        }
    }

    fn parse(&self, riddle: &Riddle, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let typed = riddle.terms.dictionary().fold(input.raw());
        let syntax = |key| Reject::syntax(Text::new(key));
        if let Phase::Setting(_) = riddle.phase {
            return typed.map(Move::Set).ok_or_else(|| syntax("gallows-reject-syntax-word"));
        }
        let mut read = input.reader();
        // `слово корона` is a guess wherever it is typed. The word may also be `слово` itself.
        let named = read.word().and_then(|_| riddle.terms.dictionary().fold(read.rest()));
        if let Some(word) = named.filter(|word| word.chars().count() > 1) {
            return Ok(Move::Word(word));
        }
        let word = typed.ok_or_else(|| syntax("gallows-reject-syntax"))?;
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Ok(Move::Letter(letter));
        }
        // Talk is not a guess, unless it could be the word.
        match input.manner() == Manner::Overheard && !riddle.could_be(&word) {
            true => Err(syntax("gallows-reject-syntax")),
            false => Ok(Move::Word(word)),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Set(word) | Move::Word(word) => word.clone(),
            Move::Letter(letter) => letter.to_string(),
        }
    }

    /// Everybody may read a caption, so it does not tell the word.
    fn label_in(&self, riddle: &Riddle, m: &Move) -> Text {
        match m {
            Move::Set(_) => Text::new("gallows-do-set"),
            Move::Letter(letter) => Text::new("gallows-do-guess").with("guess", riddle.shown(&letter.to_string())),
            Move::Word(word) => Text::new("gallows-do-guess").with("guess", riddle.shown(word)),
        }
    }

    fn apply(&self, riddle: &mut Riddle, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (riddle.phase, m) {
            (Phase::Setting(_), Move::Set(word)) => riddle.set(seat, word, ctx),
            (Phase::Guessing, Move::Letter(letter)) => riddle.try_letter(seat, *letter, ctx),
            (Phase::Guessing, Move::Word(word)) => riddle.try_word(seat, word, ctx),
            _ => Err(Reject::illegal(Text::new("gallows-reject-syntax"))),
        }
    }

    fn leave(&self, riddle: &mut Riddle, seat: Seat, ctx: &mut StepCtx) -> bool {
        riddle.leave(seat, ctx)
    }

    fn view(&self, riddle: &Riddle, who: Viewer) -> Riddle {
        riddle.seen_by(who)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    /// The alphabet without the tried letters.
    fn buttons(&self, view: &Riddle, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        if view.phase != Phase::Guessing || !view.may(seat) {
            return Vec::new();
        }
        let tap = |letter: char| match view.was_tried(letter) {
            true => Tap::Mark(Text::new("gallows-tried")),
            false => Tap::Move(Move::Letter(letter)),
        };
        let taps: Vec<Tap<Move>> = view.terms.dictionary().letters().chars().map(tap).collect();
        taps.chunks(ROW).map(<[_]>::to_vec).collect()
    }

    fn think(&self, view: &Riddle, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        view.may(seat).then(|| think::think(view, ctx))?
    }
}
