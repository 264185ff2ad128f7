//! Turn over (James Ernest's Flip): each player throws five dice. You flip one of your own, or trash one of the other
//! player's into the middle. Its owner may then take back dice with a sum lower than its face. If you have no dice
//! left, you lose.
//!
//! `duel` has the match, `solve` the value of positions, `think` the computer, `draw` the picture.

mod draw;
mod duel;
mod solve;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Ask, ByHand, Counts, Family, Game, Info, Input, Moves, Nth, OptDef, OptKind, OptValues, Preset, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::dice;
use crate::kit::dicegame::{DICE, Dice};
pub use duel::{Duel, Stage, Terms};

pub struct Turnover;

/// A move. It need not be legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Five dice, if the players have dice of their own.
    Throw,
    /// Turns one of your own dice with this face upside down.
    Flip(u8),
    /// Puts one of the other player's dice into the middle.
    Trash {
        /// The face of the die.
        face: u8,
        /// Whether its owner has flipped it.
        turned: bool,
    },
    /// Takes these dice back from the middle. The faces are ascending.
    Take(Vec<u8>),
}

static INFO: Info = Info {
    options: &[
        OptDef::new("points", OptKind::Int { min: 1, max: 100, step: 1, default: Some(1) }).offering(&["15", "50"]),
        DICE,
    ],
    presets: &[Preset { name: "series", sets: &[("points", "50")] }],
    words: &["throw", "flip", "trash", "turned", "take", "nothing"],
    ..Info::of("turnover", Counts::only(2), Family::BOARDS, Weight::Full)
};

/// Buttons per row.
const ABREAST: usize = 4;

impl Game for Turnover {
    type Options = Terms;
    type State = Duel;
    type Move = Move;
    type View = Duel;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        // The value is within the bounds of its definition.
        Ok(Terms { points: values.int("points") as u16, real: values.choice("dice") == "real" })
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Duel {
        Duel::new(*terms, table.first, ctx)
    }

    fn turn(&self, duel: &Duel) -> Turn {
        let text = match duel.stage {
            Stage::Over => return Turn::Over(duel.outcome()),
            Stage::Throw => Text::new("dice-ask-throw").with("dice", duel::DICE),
            Stage::Act if duel.flips().next().is_none() => Text::new("turnover-ask-trash"),
            Stage::Act => Text::new("turnover-ask"),
            Stage::Take(limit) => Text::new("turnover-ask-take").with("limit", limit),
        };
        // The buttons show faces alone, so an example says what to type. For dice of one's own, the question does.
        let ask = Ask::one(duel.mover, text);
        if duel.stage == Stage::Throw { ask.into() } else { ask.typed().into() }
    }

    fn moves(&self, duel: &Duel, seat: Seat) -> Moves<Move> {
        Moves::Listed(if duel.waits_for(seat) { duel.moves() } else { Vec::new() })
    }

    fn parse(&self, duel: &Duel, seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let m = read(duel, input).ok_or_else(|| Reject::syntax(Text::new("turnover-reject-syntax")))?;
        Ok(match m {
            // Labels name the face below a die, so there is no move with a face that no die has.
            Move::Flip(face) | Move::Trash { face, .. } if !(1..=duel::FACES).contains(&face) => {
                return Err(Reject::illegal(Text::new("turnover-reject-face").with("most", duel::FACES)));
            }
            // If only flipped dice show this face, the player means one of them.
            Move::Trash { face, turned: false } if !duel.has(seat.other(), face, false) => {
                Move::Trash { face, turned: duel.has(seat.other(), face, true) }
            }
            m => m,
        })
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Throw => "throw".to_owned(),
            Move::Flip(face) => format!("flip {face}"),
            Move::Trash { face, turned: false } => format!("trash {face}"),
            Move::Trash { face, turned: true } => format!("trash turned {face}"),
            Move::Take(faces) if faces.is_empty() => "nothing".to_owned(),
            Move::Take(faces) => format!("take {}", joined(faces, " ")),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Throw => Text::new("dice-throw"),
            Move::Flip(face) => Text::new("turnover-flip").with("face", *face).with("to", duel::flipped(*face)),
            Move::Trash { face, turned: false } => Text::new("turnover-trash").with("face", *face),
            Move::Trash { face, turned: true } => Text::new("turnover-trash-turned").with("face", *face),
            Move::Take(faces) if faces.is_empty() => Text::new("turnover-nothing"),
            Move::Take(faces) => Text::new("turnover-take").with("faces", joined(faces, " + ")),
        }
    }

    /// If you have no dice and take none back, you lose.
    fn grave(&self, duel: &Duel, seat: Seat, m: &Move) -> bool {
        matches!(m, Move::Take(faces) if faces.is_empty()) && duel.hands[seat.index()].is_empty()
    }

    fn by_hand(&self, duel: &Duel, seat: Seat) -> Option<ByHand<Move>> {
        let throws = duel.terms.real && duel.stage == Stage::Throw && duel.mover == seat;
        throws.then(|| ByHand { dice: Dice::ordinary(duel::DICE), m: Move::Throw })
    }

    fn apply(&self, duel: &mut Duel, _seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        duel.play(m, ctx)
    }

    fn view(&self, duel: &Duel, _who: Viewer) -> Duel {
        duel.clone()
    }

    /// A match to more than a pip takes several rounds.
    fn round(&self, duel: &Duel) -> Option<Nth> {
        (duel.terms.points > 1).then(|| Nth::open(duel.round.into()))
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    /// The flips above the trashes, or the sets to take back.
    fn buttons(&self, duel: &Duel, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        if !duel.waits_for(seat) || duel.stage == Stage::Throw {
            return Vec::new();
        }
        let (flips, others): (Vec<Move>, Vec<Move>) =
            duel.moves().into_iter().partition(|m| matches!(m, Move::Flip(_)));
        let rows = [flips, others].into_iter().flat_map(|moves| {
            moves.chunks(ABREAST).map(|row| row.iter().cloned().map(Tap::Move).collect()).collect::<Vec<_>>()
        });
        rows.collect()
    }

    fn think(&self, duel: &Duel, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match duel.stage {
            _ if !duel.waits_for(seat) => None,
            Stage::Throw => Some(Move::Throw),
            _ => think::think(duel, ctx),
        }
    }
}

/// The faces with a sign between them.
fn joined(faces: &[u8], sign: &str) -> String {
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(sign)
}

/// Parses a typed move. Faces alone mean dice to take back, if the bot has asked for that.
fn read(duel: &Duel, input: &Input<'_>) -> Option<Move> {
    let mut read = input.reader();
    let taken = |text: &str| {
        let mut faces = dice::read(text.trim_end_matches(['.', '!']), duel::FACES)?;
        faces.sort_unstable();
        Some(Move::Take(faces))
    };
    let face = |number: i64| u8::try_from(number).ok();
    let m = match read.word() {
        Some("throw") => Move::Throw,
        Some("nothing") => Move::Take(Vec::new()),
        Some("flip") => Move::Flip(read.number().and_then(face)?),
        Some("trash") => {
            let turned = read.word();
            if turned.is_some_and(|word| word != "turned") {
                return None;
            }
            Move::Trash { face: read.number().and_then(face)?, turned: turned.is_some() }
        }
        Some("take") => {
            return match read.word() {
                Some("nothing") => read.end().then_some(Move::Take(Vec::new())),
                Some(_) => None,
                None => taken(read.rest()),
            };
        }
        None if matches!(duel.stage, Stage::Take(_)) => return taken(read.rest()),
        _ => return None,
    };
    read.end().then_some(m)
}
