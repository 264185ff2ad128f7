//! Dots: put dots on a sheet, close chains round those of the other one.
//!
//! [`field`] is the sheet with its captures, [`sheet`] the position of a match and what a move does to it, [`start`] the
//! first dots and the zone, [`draw`] the picture. Here is what the table sees of it.

mod draw;
pub mod field;
mod sheet;
mod start;
#[cfg(test)]
mod tests;

use crate::game::{
    Act, Chance, Family, Game, Info, Moves, OptDef, OptKind, OptValues, Outcome, Ply, Preset, Reject, Scene, Seat,
    Seats, Table, Tap, Text, Turn, Viewer, Why,
};
use crate::kit::coord::Place;
use crate::kit::grid;
use sheet::{Phase, Sheet, Terms};
use start::Start;

/// The registry's entry.
pub struct Dots;

static INFO: Info = Info {
    id: "dots",
    rules: 1,
    seats: (2, 2),
    family: Family::Sheets,
    options: &[
        OptDef::new("size", OptKind::Size { least: 5, most: (39, 39), default: (20, 20) })
            .offering(&["12x12", "20x20", "30x30", "39x32"]),
        OptDef::new("start", OptKind::Choice(start::WORDS)).offering(&["empty", "cross", "double-cross", "crosses:4"]),
        OptDef::new("zone", OptKind::Flag { default: true }),
        OptDef::new("capture", OptKind::Choice(&["enemy", "any"])),
        OptDef::new("extra", OptKind::Flag { default: false }),
        OptDef::new("border", OptKind::Flag { default: false }),
        OptDef::new("sudden", OptKind::Int { min: 0, max: 500, default: Some(0) }),
        OptDef::new("ground", OptKind::Flag { default: true }),
        OptDef::new("stoptime", OptKind::Int { min: 10, max: 86_400, default: Some(180) }),
    ],
    presets: &[
        Preset { name: "official", sets: &[("size", "39x32")] },
        Preset { name: "quick", sets: &[("size", "12x12")] },
    ],
    words: &[GROUND, STOP, DONE],
    hidden: false,
    rival: false,
};

const GROUND: &str = "ground";
const STOP: &str = "stop";
const DONE: &str = "done";

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
        if let Start::Crosses(count) = start
            && count > most
        {
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
            stop_time: values.int("stoptime") as u64 * 1000,
        })
    }

    fn setup(&self, terms: &Terms, table: Table, ply: &mut Ply) -> Sheet {
        Sheet::new(*terms, table.first, &mut ply.chance)
    }

    fn turn(&self, sheet: &Sheet) -> Turn {
        let mover = sheet.mover;
        match sheet.phase {
            Phase::Over(_) => Turn::Over(Outcome::by_score(sheet.scores())),
            Phase::Stopped { by, until } => {
                let ask = Text::new("dots-ask-stopped").with("seat", by);
                let within = Some(until.saturating_sub(sheet.now));
                Turn::Act(Act { within, ..Act::open(mover, ask, "e4") })
            }
            Phase::Play => {
                let ask = match sheet.zone_for(mover) {
                    Some((from, to)) => Text::new("dots-ask-zone").with("from", from).with("to", to),
                    None => Text::new("dots-ask"),
                };
                Turn::Act(Act::open(mover, ask, "e4"))
            }
        }
    }

    fn moves(&self, sheet: &Sheet, seat: Seat) -> Moves<Move> {
        if !self.turn(sheet).seats().has(seat) {
            return Moves::Listed(Vec::new());
        }
        let words = [Move::Ground, Move::Stop, Move::Done].into_iter().filter(|word| sheet.allows(seat, *word).is_ok());
        Moves::Listed(sheet.free(seat).map(Move::Dot).chain(words).collect())
    }

    /// A dot as long as there is room for one: a late player's move is replaced by it, and no word ends a match by lot.
    fn sample(&self, sheet: &Sheet, seat: Seat, chance: &mut Chance) -> Option<Move> {
        let seats: Seats = self.turn(sheet).seats();
        let free: Vec<Place> = sheet.free(seat).collect();
        chance.pick(&free).filter(|_| seats.has(seat)).map(|place| Move::Dot(*place))
    }

    fn parse(&self, _sheet: &Sheet, _seat: Seat, text: &str) -> Result<Move, Reject> {
        match text.trim().to_ascii_lowercase().as_str() {
            GROUND => Ok(Move::Ground),
            STOP => Ok(Move::Stop),
            DONE => Ok(Move::Done),
            text => match Place::read(text) {
                Some(place) => Ok(Move::Dot(place)),
                None => Err(Reject::syntax(Text::new("dots-reject-syntax"))),
            },
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Dot(place) => place.to_string(),
            Move::Ground => GROUND.to_owned(),
            Move::Stop => STOP.to_owned(),
            Move::Done => DONE.to_owned(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Dot(place) => Text::new("dots-do-dot").with("place", *place),
            Move::Ground => Text::new("dots-do-ground"),
            Move::Stop => Text::new("dots-do-stop"),
            Move::Done => Text::new("dots-do-done"),
        }
    }

    fn apply(&self, sheet: &mut Sheet, seat: Seat, m: &Move, ply: &mut Ply) -> Result<(), Reject> {
        sheet.play(seat, *m, ply)
    }

    fn lapse(&self, sheet: &mut Sheet, ply: &mut Ply) {
        sheet.time_is_over(ply);
    }

    fn settle(&self, sheet: &Sheet) -> Option<Outcome> {
        Some(Outcome::by_score(sheet.scores()))
    }

    fn view(&self, sheet: &Sheet, _who: Viewer) -> Sheet {
        sheet.clone()
    }

    fn scene(&self, sheet: &Sheet) -> Scene {
        draw::page(sheet)
    }

    /// Dots `x` and `o`, captured ones `X` and `O`; `/` and `\` are empty nodes in an area of the first and the second.
    fn board(&self, sheet: &Sheet) -> String {
        grid::text(sheet.width(), sheet.height(), |place| {
            let on = sheet.on(place);
            let held = on.area.is_some_and(|area| on.dot != Some(area));
            match (on.dot, on.area) {
                (Some(Seat(0)), _) => {
                    if held {
                        'X'
                    } else {
                        'x'
                    }
                }
                (Some(_), _) => {
                    if held {
                        'O'
                    } else {
                        'o'
                    }
                }
                (None, Some(Seat(0))) => '/',
                (None, Some(_)) => '\\',
                (None, None) => '.',
            }
        })
    }

    fn scores(&self, sheet: &Sheet) -> Option<Vec<i64>> {
        Some(sheet.scores())
    }

    fn buttons(&self, sheet: &Sheet, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        if !self.turn(sheet).seats().has(seat) {
            return Vec::new();
        }
        // To stop gives everything else away: the button stands only where that can be meant.
        let leads = sheet.scores()[seat.index()] > sheet.scores()[seat.other().index()];
        let wanted = [(Move::Ground, true), (Move::Stop, leads), (Move::Done, true)];
        let row = wanted.into_iter().filter(|(word, fits)| *fits && sheet.allows(seat, *word).is_ok());
        let row: Vec<Tap<Move>> = row.map(|(word, _)| Tap::Move(word)).collect();
        if row.is_empty() { Vec::new() } else { vec![row] }
    }

    fn hint(&self, sheet: &Sheet, seat: Seat) -> Option<(Scene, Text)> {
        Some((draw::hint(sheet), sheet.hint(seat)))
    }
}
