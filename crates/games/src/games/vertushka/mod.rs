//! Turn the die (Dudeney's tipping of a die): one player throws a die. Then the players in turn tip it by a quarter,
//! and add the face that comes up. If you make 31, you score 3. If you pass it, the other player scores the excess.
//!
//! `die` has a die on the table, `sheet` the match, `solve` the value of positions, `think` the computer, `draw` and
//! `cube` the picture.

mod cube;
mod die;
mod draw;
mod sheet;
mod solve;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Ask, ByHand, Counts, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValues, Preset, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::dicegame::{DICE, Dice};
pub use sheet::{Sheet, Terms};

pub struct Vertushka;

/// One of two dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

/// The die to tip, as the player said it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Any die that can be tipped to the face.
    Any,
    /// The die that shows this face.
    Showing(u8),
    Die(Side),
}

/// A move. It need not be legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// The first throw of a game, if the players have dice of their own.
    Throw,
    Tip {
        /// The die to tip.
        pick: Pick,
        /// The face to bring up.
        face: u8,
        /// The sum that this makes, for the button. It follows from the rest, so records do not have it.
        makes: Option<u16>,
    },
}

static INFO: Info = Info {
    options: &[
        OptDef::new("count", OptKind::Int { min: 1, max: 2, step: 1, default: Some(1) }).offering(&["2"]),
        // A single throw never reaches the lowest target.
        OptDef::new("target", OptKind::Int { min: 13, max: 99, step: 1, default: Some(31) }).offering(&["21", "50"]),
        OptDef::new("points", OptKind::Int { min: 1, max: 21, step: 1, default: Some(6) }).offering(&["1", "11"]),
        DICE,
    ],
    presets: &[Preset { name: "two", sets: &[("count", "2")] }, Preset { name: "single", sets: &[("points", "1")] }],
    words: &["throw", "left", "right"],
    ..Info::of("vertushka", Counts::only(2), Family::RECKONING, Weight::Half)
};

impl Game for Vertushka {
    type Options = Terms;
    type State = Sheet;
    type Move = Move;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        // The values are within the bounds of their definitions, so the casts cut nothing.
        let (dice, real) = (values.int("count") as u8, values.choice("dice") == "real");
        Ok(Terms { dice, target: values.int("target") as u16, points: values.int("points") as u16, real })
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Sheet {
        Sheet::new(*terms, table.first, ctx)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        if let Some(outcome) = sheet.outcome() {
            return Turn::Over(outcome);
        }
        let mover = sheet.round.mover();
        if sheet.waits() {
            return Ask::one(mover, Text::new("dice-ask-throw").with("dice", sheet.terms.dice)).into();
        }
        let (total, target) = (sheet.round.total(), sheet.terms.target);
        let text = Text::new("vertushka-ask").with("total", total).with("left", target - total);
        Ask::one(mover, text.with("dice", sheet.terms.dice)).typed().into()
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Move> {
        Moves::Listed(if sheet.mover() == Some(seat) { sheet.moves() } else { Vec::new() })
    }

    fn parse(&self, sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        match read(input) {
            Some(Move::Tip { pick, face, .. }) => sheet.meant(pick, face),
            Some(Move::Throw) => Ok(Move::Throw),
            None => Err(Reject::syntax(Text::new("vertushka-reject-syntax").with("dice", sheet.terms.dice))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match *m {
            Move::Throw => "throw".to_owned(),
            Move::Tip { pick: Pick::Any, face, .. } => face.to_string(),
            Move::Tip { pick: Pick::Showing(top), face, .. } => format!("{top}>{face}"),
            Move::Tip { pick: Pick::Die(Side::Left), face, .. } => format!("left {face}"),
            Move::Tip { pick: Pick::Die(Side::Right), face, .. } => format!("right {face}"),
        }
    }

    fn label(&self, m: &Move) -> Text {
        let Move::Tip { pick, face, makes } = *m else { return Text::new("dice-throw") };
        let key = match pick {
            Pick::Die(Side::Left) => "vertushka-tip-left",
            Pick::Die(Side::Right) => "vertushka-tip-right",
            Pick::Any | Pick::Showing(_) => "vertushka-tip",
        };
        Text::new(key).with("face", face).with("makes", makes.unwrap_or_default())
    }

    fn by_hand(&self, sheet: &Sheet, seat: Seat) -> Option<ByHand<Move>> {
        let throws = sheet.terms.real && sheet.waits() && sheet.mover() == Some(seat);
        throws.then(|| ByHand { dice: Dice::ordinary(sheet.terms.dice.into()), m: Move::Throw })
    }

    fn apply(&self, sheet: &mut Sheet, _seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match *m {
            Move::Throw => sheet.throw(ctx),
            Move::Tip { pick, face, .. } => sheet.play(pick, face, ctx),
        }
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    /// A row for each die. A player who throws real dice has no buttons.
    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        if sheet.mover() != Some(seat) {
            return Vec::new();
        }
        (0..sheet.round.dice.len()).map(|die| sheet.tips(die).map(Tap::Move).collect()).collect()
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        if sheet.mover() != Some(seat) {
            return None;
        }
        if sheet.waits() { Some(Move::Throw) } else { think::think(sheet, ctx) }
    }
}

/// Parses a typed move. A number with more than one digit is chatter, not a face.
fn read(input: &Input<'_>) -> Option<Move> {
    let mut read = input.reader();
    let word = read.word();
    if word == Some("throw") {
        return read.end().then_some(Move::Throw);
    }
    let digit = |number: i64| u8::try_from(number).ok().filter(|number| *number < 10);
    let first = read.number().and_then(digit)?;
    let word = word.or_else(|| read.word());
    let (pick, face) = match word {
        Some("throw") => return None,
        Some("left") => (Pick::Die(Side::Left), first),
        Some("right") => (Pick::Die(Side::Right), first),
        _ if read.sign(&['>', '→', '-', '–']).is_some() => (Pick::Showing(first), read.number().and_then(digit)?),
        _ => (Pick::Any, first),
    };
    read.end().then_some(Move::Tip { pick, face, makes: None })
}
