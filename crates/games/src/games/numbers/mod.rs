//! Numbers: cross out neighbours that are equal or make ten, then write the rest on again, until nothing is left.
//!
//! `sheet` is one board with its moves, `race` several boards, `draw` the picture, `think` the computer.

mod draw;
mod race;
mod sheet;
#[cfg(test)]
mod tests;
mod think;

use crate::base::Place;
use crate::game::{
    Ask, Chance, Counts, Daily, Family, Game, Gesture, Help, Info, Input, Moves, OptDef, OptKind, OptValues, Reject,
    Scene, SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
pub use race::Race;
use sheet::Last;
pub use sheet::{Move, Sheet};

pub struct Numbers;

static INFO: Info = Info {
    rules: RULES,
    options: &[
        OptDef::new("refill", OptKind::Choice(&["any", "stuck"])),
        OptDef::new("refills", OptKind::Int { min: 0, max: 50, step: 1, default: Some(0) }).offering(&["0", "3", "5"]),
        OptDef::new("start", OptKind::Choice(&["usual", "drawn"])),
    ],
    words: &["more"],
    daily: Some(Daily { settings: &["start=drawn", "refills=3"], computer: None }),
    ..Info::of("numbers", Counts::from_to(1, 4), Family::NUMBERS, Weight::Half)
};

/// The options of a match.
#[derive(Clone, Copy)]
pub struct Terms {
    /// Whether the rest may be written on only when no pair is left.
    stuck: bool,
    /// The most times that the rest may be written on.
    refills: u32,
    /// Whether chance draws the digits of the first sheet.
    drawn: bool,
}

/// The version of the rules. In version 1, a player who left lost the place of a cleared sheet.
const RULES: u16 = 2;

impl Game for Numbers {
    type Options = Terms;
    type State = Race;
    type Move = Move;
    type View = Race;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        let refills = u32::try_from(values.int("refills")).ok().filter(|most| *most > 0);
        let stuck = values.choice("refill") == "stuck";
        Ok(Terms { stuck, refills: refills.unwrap_or(u32::MAX), drawn: values.choice("start") == "drawn" })
    }

    fn chance(&self, terms: &Terms) -> bool {
        terms.drawn
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Race {
        let sheet = if terms.drawn { Sheet::drawn(&mut ctx.chance) } else { Sheet::begin() };
        Race::new(sheet.allowing(terms.refills), table.seats, terms.stuck, table.rules >= 2)
    }

    fn turn(&self, race: &Race) -> Turn {
        match race.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Ask::of(race.playing(), Text::new("numbers-ask")).typed().into(),
        }
    }

    fn moves(&self, race: &Race, seat: Seat) -> Moves<Move> {
        Moves::Listed(if race.playing().has(seat) { race.sheet(seat).moves(race.stuck) } else { Vec::new() })
    }

    /// Sheets are long, so this does not look for all pairs.
    fn sample(&self, race: &Race, seat: Seat, chance: &mut Chance) -> Option<Move> {
        race.playing().has(seat).then(|| race.sheet(seat).some_move(race.stuck, chance)).flatten()
    }

    fn parse(&self, _race: &Race, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        if input.word() == Some("more") {
            return Ok(Move::More);
        }
        match input.path().as_deref() {
            Some(&[one, two]) => Ok(Move::strike(one, two)),
            _ => Err(Reject::syntax(Text::new("numbers-reject-syntax"))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Strike(one, two) => format!("{one}-{two}"),
            Move::More => "more".to_owned(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Strike(one, two) => Text::new("numbers-strike").with("one", *one).with("two", *two),
            Move::More => Text::new("numbers-more"),
        }
    }

    /// Writing on again right after writing on doubles the sheet. That is a slip while there is still a pair.
    fn grave(&self, race: &Race, seat: Seat, m: &Move) -> bool {
        let again = |sheet: &Sheet| matches!(sheet.last, Some(Last::Written(_))) && sheet.pairs().next().is_some();
        *m == Move::More && race.sheets.get(seat.index()).is_some_and(again)
    }

    fn apply(&self, race: &mut Race, seat: Seat, m: &Move, _ctx: &mut StepCtx) -> Result<(), Reject> {
        let stuck = race.stuck;
        race.latest = Some(seat);
        race.sheets[seat.index()].play(*m, stuck)
    }

    fn leave(&self, race: &mut Race, seat: Seat, _ctx: &mut StepCtx) -> bool {
        race.leave(seat)
    }

    fn view(&self, race: &Race, who: Viewer) -> Race {
        race.seen_by(race.seats().find(|seat| who.is(*seat)))
    }

    fn gesture(&self, race: &Race, seat: Seat) -> Option<Gesture> {
        draw::shows(race, seat).then(Gesture::line)
    }

    fn buttons(&self, race: &Race, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let may = race.playing().has(seat) && race.sheet(seat).may_refill(race.stuck);
        if may { vec![vec![Move::More.into()]] } else { Vec::new() }
    }

    /// The first free pair.
    fn hint(&self, race: &Race, seat: Seat) -> Option<Help> {
        if !race.playing().has(seat) {
            return None;
        }
        let pair = race.sheet(seat).pairs().next();
        let text = match pair {
            Some((one, two)) => Text::new("numbers-hint").with("one", place(one)).with("two", place(two)),
            None => Text::new("numbers-hint-none"),
        };
        Some(Help::Advice(draw::draw(race, pair.map(|pair| (seat, pair))), text))
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn think(&self, race: &Race, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        if !race.playing().has(seat) {
            return None;
        }
        think::think(race.sheet(seat), race.stuck, ctx)
    }
}

/// The column and row of a cell.
fn place(cell: usize) -> Place {
    Place::new((cell % sheet::COLS) as u16, (cell / sheet::COLS) as u16)
}
