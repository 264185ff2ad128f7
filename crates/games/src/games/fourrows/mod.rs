//! Four rows (known by a trade name in the shops): two white dice are for everybody, a coloured one with a white one
//! for the player who throws. You cross numbers in four rows from left to right. Each cross in a row counts more than
//! the one before.
//!
//! The original rules leave some cases open. Here, if the second row is locked in everybody's step, the match ends
//! there, and the player who threw gets no penalty. The bot does not ask a player who can cross nothing. Sheets lie
//! open, so that gives nothing away.
//!
//! `sheet` has the rows of a player, `table` the course of a match, `outlook` the value of a row, `think` the computer,
//! `page` the picture.

mod outlook;
mod page;
mod sheet;
mod table;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Ask, ByHand, Counts, Drawn, Family, Game, Hidden, Info, Input, Moves, Nth, OptDef, OptKind, OptValues, Outcome,
    Reader, Reject, Scene, SearchCtx, Seat, StepCtx, Table as Seating, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::dicegame::DICE;
use sheet::Row;
pub use table::{Move, Rules};
use table::{Phase, Table};

pub struct FourRows;

static INFO: Info = Info {
    options: &[
        OptDef::new("locks", OptKind::Int { min: 1, max: 4, step: 1, default: Some(2) }).offering(&["1", "2", "3"]),
        OptDef::new("penalties", OptKind::Int { min: 1, max: 5, step: 1, default: Some(4) }).offering(&["3", "4", "5"]),
        DICE,
    ],
    words: &["throw", "red", "yellow", "green", "blue", "pass"],
    hidden: Hidden::Views,
    ..Info::of("fourrows", Counts::from_to(2, 8), Family::RECKONING, Weight::Half)
};

/// Buttons in a row.
const ABREAST: usize = 4;
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    table: Table,
    /// The choice of each seat in everybody's step; `None` before it has chosen.
    chosen: Vec<Option<Move>>,
}

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    table: Table,
    /// The viewer's seat while the match goes on; `None` for other viewers and at the end.
    own: Option<Seat>,
    /// The secret choices, if the viewer sees everything.
    chosen: Vec<Option<Move>>,
}

impl State {
    /// Does everything that happens without a choice, until the bot must ask somebody.
    fn go_on(&mut self, ctx: &mut StepCtx) {
        while self.table.waiting.is_empty() && self.table.phase != Phase::Over {
            match self.table.phase {
                Phase::Throw => self.table.fall(ctx),
                Phase::White => self.open(ctx),
                Phase::Coloured | Phase::Over => self.table.end_turn(ctx),
            }
        }
    }

    /// Shows the crosses of all players, once all have chosen.
    fn open(&mut self, ctx: &mut StepCtx) {
        let asked = self.chosen.iter().any(Option::is_some);
        let choices = (0..).map(Seat).zip(self.chosen.iter_mut().map(Option::take));
        let crosses: Vec<(Seat, Row, u8)> = choices
            .filter_map(|(seat, choice)| match choice {
                Some(Move::Cross(row, number)) => Some((seat, row, number)),
                _ => None,
            })
            .collect();
        if asked {
            let one = |(seat, row, number): &(Seat, Row, u8)| {
                Text::new("fourrows-crossed-one").with("seat", *seat).with("row", row.name()).with("number", *number)
            };
            let all: Vec<Text> = crosses.iter().map(one).collect();
            let none = Text::new("fourrows-crossed-none");
            ctx.reveal(if all.is_empty() { none } else { Text::new("fourrows-crossed").with("crosses", all) });
        }
        self.table.cross(&crosses, ctx);
        if self.table.phase != Phase::Over {
            self.table.ask_active();
        }
    }

    /// The second step of the player who threw.
    fn finish_turn(&mut self, seat: Seat, m: Move, ctx: &mut StepCtx) {
        match m {
            Move::Cross(row, number) => {
                let text = Text::new("fourrows-crosses").with("seat", seat).with("row", row.name());
                ctx.tell(text.with("number", number));
                self.table.cross(&[(seat, row, number)], ctx);
            }
            // The event about a penalty comes in its own place.
            _ if self.table.has_crossed => ctx.tell(Text::new("fourrows-passes").with("seat", seat)),
            _ => {}
        }
    }
}

impl Game for FourRows {
    type Options = Rules;
    type State = State;
    type Move = Move;
    type View = View;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        // The definitions bound these values, so the casts lose nothing.
        let (locks, penalties) = (values.int("locks") as usize, values.int("penalties") as u8);
        Ok(Rules { locks, penalties, real: values.choice("dice") == "real" })
    }

    fn setup(&self, rules: &Rules, seating: Seating, ctx: &mut StepCtx) -> State {
        let table = Table::new(*rules, seating.seats, seating.first);
        let mut state = State { table, chosen: vec![None; usize::from(seating.seats)] };
        state.go_on(ctx);
        state
    }

    fn turn(&self, State { table, .. }: &State) -> Turn {
        match (table.phase, table.throw) {
            (Phase::Over, _) => Turn::Over(table.company.by_score(table.points())),
            (Phase::White, Some(throw)) => {
                let key = if table.opens_unsaid() { "fourrows-ask-first" } else { "fourrows-ask-white" };
                let text = Text::new(key).with("sum", throw.sum()).with("seat", table.active);
                Ask::of(table.waiting, text).sealed().typed().into()
            }
            (Phase::Coloured, _) => {
                let key = if table.has_crossed { "fourrows-ask-coloured" } else { "fourrows-ask-penalty" };
                Ask::one(table.active, Text::new(key)).typed().into()
            }
            _ => {
                let colours: Vec<Text> = table.open().map(Row::name).collect();
                let text = Text::new("fourrows-ask-throw").with("dice", table.dice().count);
                Ask::one(table.active, text.with("colours", colours)).into()
            }
        }
    }

    /// With few players the group's picture shows all sheets, so nobody needs one of their own.
    fn hidden(&self, state: &State) -> Hidden {
        if page::shows_all(&state.table) { Hidden::Choices } else { Hidden::Views }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        Moves::Listed(state.table.moves(seat))
    }

    fn parse(&self, _state: &State, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        read(input).ok_or_else(|| Reject::syntax(Text::new("fourrows-reject-syntax")))
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Throw => "throw".to_owned(),
            Move::Cross(row, number) => format!("{} {number}", row.word()),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn label(&self, m: &Move) -> Text {
        let (row, number) = match *m {
            Move::Throw => return Text::new("dice-throw"),
            Move::Pass => return Text::new("fourrows-pass"),
            Move::Cross(row, number) => (row, number),
        };
        let key = match row {
            Row::Red => "fourrows-cross-red",
            Row::Yellow => "fourrows-cross-yellow",
            Row::Green => "fourrows-cross-green",
            Row::Blue => "fourrows-cross-blue",
        };
        Text::new(key).with("number", number)
    }

    fn by_hand(&self, state: &State, seat: Seat) -> Option<ByHand<Move>> {
        let throws = state.table.phase == Phase::Throw && state.table.waiting.has(seat);
        throws.then(|| ByHand { dice: state.table.dice(), m: Move::Throw })
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        let table = &mut state.table;
        table.admit(seat, *m)?;
        table.waiting = table.waiting.without(seat);
        match table.phase {
            Phase::White => state.chosen[seat.index()] = Some(*m),
            Phase::Coloured => state.finish_turn(seat, *m, ctx),
            // The dice fall below, in `go_on`.
            Phase::Throw | Phase::Over => {}
        }
        state.go_on(ctx);
        Ok(())
    }

    fn leave(&self, state: &mut State, seat: Seat, ctx: &mut StepCtx) -> bool {
        state.table.leave(seat);
        state.chosen[seat.index()] = None;
        state.go_on(ctx);
        true
    }

    fn agreed(&self, state: &mut State, _ctx: &mut StepCtx) -> Option<Outcome> {
        Some(state.table.company.by_score(state.table.points()))
    }

    fn view(&self, State { table, chosen }: &State, who: Viewer) -> View {
        let own = match who {
            Viewer::Seat(seat) if table.phase != Phase::Over && table.company.seats().has(seat) => Some(seat),
            _ => None,
        };
        let known = |choice: &Option<Move>| choice.filter(|_| who == Viewer::Revealed);
        View { table: table.clone(), own, chosen: chosen.iter().map(known).collect() }
    }

    fn round(&self, view: &View) -> Option<Nth> {
        Some(Nth::open(view.table.turn))
    }

    /// The buttons of a group have everything that somebody could cross. A press plays for the player who presses.
    fn buttons(&self, view: &View, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let table = &view.table;
        if !table.waiting.has(seat) || table.phase == Phase::Throw {
            return Vec::new();
        }
        let able = |m: &Move| view.own.is_none() && table.waiting.iter().any(|other| table.moves(other).contains(m));
        let own = table.moves(seat);
        let crosses: Vec<Move> = match (table.phase, table.throw) {
            (Phase::White, Some(throw)) => Row::ALL.map(|row| Move::Cross(row, throw.sum())).to_vec(),
            _ => own.iter().copied().filter(|m| *m != Move::Pass).collect(),
        };
        let taps: Vec<Tap<Move>> = crosses.into_iter().filter(|m| own.contains(m) || able(m)).map(Tap::Move).collect();
        taps.chunks(ABREAST).map(<[_]>::to_vec).chain([vec![Tap::Move(Move::Pass)]]).collect()
    }

    /// The seat's own rows.
    fn holds(&self, view: &View, seat: Seat) -> Option<Text> {
        (view.own == Some(seat)).then(|| page::holds(view.table.sheet(seat)))
    }

    fn emblem(&self) -> Option<Scene> {
        Some(page::emblem())
    }

    fn think(&self, view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        think::think(&view.table, seat, ctx)
    }
}

impl Drawn for View {
    fn scene(&self) -> Scene {
        page::scene(&self.table, self.own)
    }

    fn board(&self) -> String {
        page::text(&self.table, self.own)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.table.points())
    }
}

/// A typed move: `red 7`, `red7`, `7 red`, `r7`, `pass`. A letter that stands apart from its number may be talk.
fn read(input: &Input<'_>) -> Option<Move> {
    let mut read = input.reader();
    match read.clone().word() {
        Some("throw") if input.word().is_some() => return Some(Move::Throw),
        Some("pass") if input.word().is_some() => return Some(Move::Pass),
        _ => {}
    }
    let first = read.number().and_then(table::number);
    let row = row(input, &mut read, first.is_some())?;
    let number = first.or_else(|| read.number().and_then(table::number))?;
    read.end().then_some(Move::Cross(row, number))
}

/// Reads the row of a cross: a word, a letter of one, or a word that its number follows without a space.
fn row(input: &Input<'_>, read: &mut Reader<'_, '_>, is_last: bool) -> Option<Row> {
    let named = |word: &str| Row::ALL.into_iter().find(|row| row.word() == word);
    let mut ahead = read.clone();
    let typed = ahead.letters()?;
    let is_letter = typed.chars().nth(1).is_none();
    if is_letter && !input.explicit() && (is_last || !ahead.touches()) {
        return None;
    }
    if let Some(word) = read.word() {
        return named(word);
    }
    *read = ahead;
    named(input.part(&typed).word()?)
}
