//! Dots: put dots on a sheet and close chains round those of the other player.
//!
//! [`field`] is the sheet with its captures, [`flood`] the one for the game with territory, and `paper` is either of
//! them. `sheet` is the position of a match and what a move does to it, `start` the first dots and the zone, `draw` the
//! picture, `sgf` the format of other programs. This file has what the table sees.

mod draw;
pub mod field;
pub mod flood;
mod paper;
mod sgf;
mod sheet;
mod start;
mod think;
#[cfg(test)]
mod tests;

use crate::base::Place;
use crate::game::sgf::Dialect;
use crate::game::{
    Ask, Chance, Counts, Family, Game, Gesture, Help, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Preset,
    Reject, Scene, SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight, Why,
};
use sheet::{Phase, Sheet, Terms};
use start::Start;

/// The registry's entry.
pub struct Dots;

static INFO: Info = Info {
    options: &[
        OptDef::new("size", OptKind::Size { least: 5, most: (39, 39), step: 1, default: (20, 20) })
            .offering(&["12x12", "20x20", "30x30", "39x32"]),
        OptDef::new("start", OptKind::Choice(start::WORDS)).offering(&["empty", "cross", "double-cross"]),
        OptDef::new("zone", OptKind::Flag { default: true }),
        OptDef::new("capture", OptKind::Choice(&["enemy", "any"])),
        OptDef::new("extra", OptKind::Flag { default: false }),
        OptDef::new("border", OptKind::Flag { default: false }),
        OptDef::new("sudden", OptKind::Int { min: 0, max: SUDDEN_MAX, step: 1, default: Some(0) }),
        OptDef::new("ground", OptKind::Flag { default: true }),
        OptDef::new("territory", OptKind::Flag { default: false }),
        OptDef::new("stoptime", OptKind::Int { min: 10, max: 86_400, step: 1, default: Some(180) }),
    ],
    presets: &[
        Preset { name: "official", sets: &[("size", "39x32")] },
        Preset { name: "quick", sets: &[("size", "12x12")] },
    ],
    words: &[GROUND, STOP, DONE, PAINT, LEAVE],
    ..Info::of("dots", Counts::only(2), Family::LINES, Weight::Full)
};

/// The most captured dots that the option `sudden` may ask for.
const SUDDEN_MAX: i64 = 500;

const GROUND: &str = "ground";
const STOP: &str = "stop";
const DONE: &str = "done";
const PAINT: &str = "paint";
const LEAVE: &str = "leave";

/// How many buttons stand in a row.
const BUTTONS: usize = 8;

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Move {
    /// Puts a dot.
    Dot(Place),
    /// Ends the match: nothing of worth can be surrounded any more.
    Ground,
    /// Puts no more dots; the other one goes on for a while.
    Stop,
    /// Has put the last dot after the other one's `stop`.
    Done,
    /// Captures the areas that were just closed, or the one round a place that was left open before.
    Paint(Option<Place>),
    /// Leaves the areas that were just closed open for play.
    Leave,
}

impl Game for Dots {
    type Options = Terms;
    type State = Sheet;
    type Move = Move;
    type View = Sheet;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        let (width, height) = values.size("size");
        let border = values.flag("border");
        let start = Start::read(values.choice("start"));
        let most = Start::most_crosses(width, height, border);
        if let Some(count) = start.drawn().filter(|count| *count > most) {
            let text = Text::new("dots-reject-crosses").with("given", count).with("most", most);
            return Err(Reject::new(Why::Options, text));
        }
        if start == Start::DoubleCross && border && width < 6 {
            return Err(Reject::new(Why::Options, Text::new("dots-reject-narrow")));
        }
        Ok(Terms {
            width,
            height,
            start,
            zone: values.flag("zone") && start == Start::Empty,
            field: field::Rules { any: values.choice("capture") == "any", border },
            extra: values.flag("extra"),
            // Both lie within the bounds of their definitions.
            sudden: values.int("sudden") as u16,
            ground: values.flag("ground"),
            territory: values.flag("territory"),
            stop_time: values.int("stoptime") as u64 * 1000,
        })
    }

    fn chance(&self, terms: &Terms) -> bool {
        terms.start.drawn().is_some()
    }

    fn setup(&self, terms: &Terms, table: Table, ctx: &mut StepCtx) -> Sheet {
        Sheet::new(*terms, table.first, &mut ctx.chance)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        let mover = sheet.mover;
        let decide = sheet.paper.undecided();
        match sheet.phase {
            Phase::Over(_) => Turn::Over(sheet.outcome()),
            // The other one need not wait for the decision: with the next dot the area counts as painted.
            Phase::Play if decide => {
                let next = sheet.painted().map(|painted| painted.mover).filter(|next| *next != mover);
                let decide = Ask::one(mover, Text::new("dots-ask-paint"));
                let cut_in = next.map(|next| Ask::one(next, Text::new("dots-ask")).may());
                Turn::Act([decide].into_iter().chain(cut_in).collect())
            }
            Phase::Stopped { by, until } => {
                let ask = Text::new("dots-ask-stopped").with("seat", by);
                Ask::one(mover, ask).typed().until(until).into()
            }
            Phase::Play => {
                let ask = match sheet.zone_for(mover) {
                    Some((from, to)) => Text::new("dots-ask-zone").with("from", from).with("to", to),
                    None => Text::new("dots-ask"),
                };
                Ask::one(mover, ask).typed().into()
            }
        }
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Move> {
        Moves::Listed(sheet.moves(seat))
    }

    /// A dot as long as there is room for one: a late player's move is replaced by it, and no word ends a match by lot.
    /// Where nothing is said of a closed area, it is painted.
    fn sample(&self, sheet: &Sheet, seat: Seat, chance: &mut Chance) -> Option<Move> {
        let moves = sheet.moves(seat);
        let dots: Vec<Move> = moves.iter().copied().filter(|m| matches!(m, Move::Dot(_))).collect();
        let paint = moves.iter().copied().find(|m| *m == Move::Paint(None));
        chance.pick(&dots).copied().or(paint).or_else(|| chance.pick(&moves).copied())
    }

    fn parse(&self, _sheet: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let mut read = input.reader();
        let word = read.word();
        let m = match word {
            Some(_) if read.end() => [Move::Ground, Move::Stop, Move::Done, Move::Paint(None), Move::Leave]
                .into_iter()
                .find(|m| word == Some(self.write(m).as_str())),
            Some(PAINT) => read.place().filter(|_| read.end()).map(|place| Move::Paint(Some(place))),
            _ => input.place().map(Move::Dot),
        };
        m.ok_or_else(|| Reject::syntax(Text::new("dots-reject-syntax")))
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Dot(place) => place.to_string(),
            Move::Ground => GROUND.to_owned(),
            Move::Stop => STOP.to_owned(),
            Move::Done => DONE.to_owned(),
            Move::Paint(None) => PAINT.to_owned(),
            Move::Paint(Some(place)) => format!("{PAINT} {place}"),
            Move::Leave => LEAVE.to_owned(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Dot(place) => Text::new("dots-do-dot").with("place", *place),
            Move::Ground => Text::new("dots-do-ground"),
            Move::Stop => Text::new("dots-do-stop"),
            Move::Done => Text::new("dots-do-done"),
            Move::Paint(None) => Text::new("dots-do-paint"),
            Move::Paint(Some(place)) => Text::new("dots-do-paint-area").with("place", *place),
            Move::Leave => Text::new("dots-do-leave"),
        }
    }

    fn grave(&self, _sheet: &Sheet, _seat: Seat, m: &Move) -> bool {
        *m == Move::Stop
    }

    fn apply(&self, sheet: &mut Sheet, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        sheet.play(seat, *m, ctx)
    }

    fn lapse(&self, sheet: &mut Sheet, ctx: &mut StepCtx) {
        sheet.time_is_over(ctx);
    }

    fn agreed(&self, sheet: &mut Sheet, ctx: &mut StepCtx) -> Option<Outcome> {
        Some(sheet.agree(ctx))
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, sheet: &Sheet, seat: Seat) -> Option<Gesture> {
        let decides = sheet.paper.undecided() && seat == sheet.mover;
        (!decides && !matches!(sheet.phase, Phase::Over(_))).then(Gesture::place)
    }

    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        if !self.turn(sheet).seats().has(seat) {
            return Vec::new();
        }
        // To stop gives everything else away: the button stands only where that can be meant.
        let leads = sheet.scores()[seat.index()] > sheet.scores()[seat.other().index()];
        let decide = sheet.paper.undecided();
        let wanted = [
            (Move::Paint(None), decide),
            (Move::Leave, decide),
            (Move::Ground, true),
            (Move::Stop, leads),
            (Move::Done, true),
        ];
        let words = wanted.into_iter().filter(|(word, fits)| *fits && sheet.allows(seat, *word).is_ok());
        let mut row: Vec<Move> = words.map(|(word, _)| word).collect();
        if !decide {
            // A row has room for eight; who has left more areas than that types where they are.
            row.extend(sheet.paintable(seat).into_iter().take(BUTTONS - row.len()));
        }
        if row.is_empty() { Vec::new() } else { vec![row.into_iter().map(Tap::Move).collect()] }
    }

    fn sgf(&self) -> Option<&dyn Dialect<Dots>> {
        Some(self)
    }

    fn think(&self, sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        let moves = sheet.moves(seat);
        let found = sheet.thought(seat, ctx).filter(|m| moves.contains(m));
        if ctx.resigned {
            return None;
        }
        found.or_else(|| self.sample(sheet, seat, ctx.chance))
    }

    fn hint(&self, sheet: &Sheet, seat: Seat) -> Option<Help> {
        Some(Help::Seen(draw::hint(sheet), sheet.hint(seat)))
    }
}
