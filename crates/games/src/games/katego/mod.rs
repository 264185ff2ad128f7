//! Katego: you write the value of the dice into a column of your own row. The single highest entry gets the column. The
//! game has the 26 variants of the book.
//!
//! `variants` has the properties of each variant, `rules` those of a match, `table` its state, and `score` the points.
//! A turn belongs to a table of rows (`turns`), to the ladder (`ladder`) or to a row of columns (`line`). `words` reads
//! and says choices, `layout`, `sheet` and `text` show the table, `think` plays.

mod ladder;
mod layout;
mod line;
mod rules;
mod score;
mod sheet;
mod table;
#[cfg(test)]
mod tests;
mod text;
mod think;
mod turns;
mod variants;
mod words;

use crate::game::{
    Counts, Family, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Preset, Reject, Scene, SearchCtx, Seat,
    Seats, Table as Seating, Tap, Text, Weight,
};
use crate::kit::dicegame::{DICE, Dice, DiceGame, NAMED, Stage, TOGETHER, Way};
use rules::Rules;
use table::{Common, Player, Step, Table};
use variants::{Course, Ways};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Katego;

/// A choice of a player. Columns have the numbers above them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Writes in a column, or takes it. If players may write in all rows, it names the row.
    Write {
        /// The seat of the row; `None` if the player can only write in their own row.
        row: Option<Seat>,
        column: u8,
    },
    /// Gives up a column of the player's own row.
    Dash(u8),
    /// Throws again, or one more die.
    Throw,
    /// Throws this many dice.
    Dice(u32),
    /// Bids this many dice.
    Bid(u32),
    Pass,
    /// Lets the buttons write in that row.
    Aim(Seat),
}

static INFO: Info = Info {
    rules: 2,
    options: &[
        OptDef::new("variant", OptKind::Choice(&variants::IDS)).ruled().offering(&[
            "base",
            "product",
            "power",
            "psychological",
            "skittles",
            "auction",
        ]),
        OptDef::new("columns", OptKind::Int { min: 2, max: 18, step: 1, default: None }).offering(&["12", "15", "18"]),
        OptDef::new("table", OptKind::Choice(&["book", "knizia"])),
        TOGETHER,
        NAMED,
        DICE,
    ],
    presets: &[Preset { name: "classic", sets: &[("variant", "base"), ("table", "knizia")] }],
    words: &["throw", "name", "column", "dash", "pass", "bid", "dice", "row"],
    hidden: Hidden::Views,
    // The maximum if all write at the same time. In turn it is twelve.
    ..Info::of("katego", Counts::from_to(2, 50), Family::POWER, Weight::Half)
};

impl DiceGame for Katego {
    type Rules = Rules;
    type Common = Common;
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, seats: u8) -> Result<Rules, Reject> {
        Rules::read(values, seats)
    }

    fn way(&self, rules: &Rules, asked: Way) -> Result<Way, Reject> {
        let way = match (rules.variant.ways, asked) {
            // One throw for all, rows that nobody else sees, and named throws: that is the variant without dice.
            (Ways::Together, Way::Named) if !rules.variant.pairs => {
                return Err(Reject::options(Text::new("katego-named-is-diceless")));
            }
            (Ways::Together, Way::Named) | (Ways::Turns, Way::Together | Way::Named) => {
                return Err(Reject::options(Text::new("katego-not-together").with("variant", rules.variant.id)));
            }
            (Ways::Together, _) => Way::Together,
            (Ways::Named, _) => Way::Named,
            (Ways::Turns | Ways::Any, asked) => asked,
        };
        // If all but two have left, these two name the rest by turns. Nobody names a value twice.
        if way == Way::Named && rules.turns().div_ceil(2) > rules.different() {
            return Err(Reject::options(Text::new("katego-few-values").with("values", rules.different())));
        }
        Ok(way)
    }

    fn throws(&self, rules: &Rules) -> Option<u32> {
        Some(rules.turns())
    }

    fn is_covered(&self, _rules: &Rules) -> bool {
        true
    }

    fn sees(&self, table: &Table, who: Seat, other: Seat) -> bool {
        table.rules.variant.open && !table.rules.team(who).has(other)
    }

    fn setup(&self, rules: &Rules, seating: Seating) -> (Common, Vec<Player>) {
        table::setup(rules, seating.seats, seating.first)
    }

    fn begin(&self, table: &mut Table, seat: Seat) {
        match table.rules.variant.course {
            Course::Table => turns::begin(table, seat),
            Course::Ladder => ladder::begin(table, seat),
            Course::Row(_) => line::begin(table, seat),
        }
    }

    fn stage(&self, table: &Table, seat: Seat) -> Stage {
        match table.player(seat).step {
            Step::Count | Step::Choose => Stage::Choose,
            Step::Throw(dice) => Stage::Throw(Dice::ordinary(dice)),
            Step::Done => Stage::Done,
        }
    }

    fn fallen(&self, table: &mut Table, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        match table.rules.variant.course {
            Course::Table => turns::fallen(table, seat, faces, told),
            Course::Ladder => ladder::fallen(table, seat, faces),
            Course::Row(_) => line::fallen(table, seat, faces, told),
        }
    }

    fn choose(&self, table: &mut Table, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        match table.rules.variant.course {
            Course::Table => turns::choose(table, seat, *choice, told),
            Course::Ladder => ladder::choose(table, seat, *choice),
            Course::Row(_) => line::choose(table, seat, *choice, told),
        }
    }

    fn settle(&self, table: &mut Table, seats: Seats, told: &mut Vec<Text>) {
        for seat in seats.iter() {
            match table.rules.variant.course {
                Course::Table => turns::settle(table, seat),
                Course::Ladder => ladder::settle(table, seat, told),
                Course::Row(_) => line::settle(table, seat, told),
            }
        }
    }

    fn next(&self, table: &Table, seat: Seat) -> Option<Seat> {
        match table.rules.variant.course {
            Course::Table => turns::next(table, seat),
            Course::Ladder => Some(table.common.fight.next),
            Course::Row(_) => line::next(table, seat),
        }
    }

    fn is_over(&self, table: &Table) -> bool {
        match table.rules.variant.course {
            Course::Table => turns::is_over(table),
            Course::Ladder => ladder::is_over(table),
            Course::Row(_) => line::is_over(table),
        }
    }

    fn scores(&self, table: &Table) -> Vec<i64> {
        score::points(table)
    }

    fn leave(&self, table: &mut Table, seat: Seat, told: &mut Vec<Text>) {
        match table.rules.variant.course {
            Course::Table => {}
            Course::Ladder => ladder::leave(table, seat, told),
            Course::Row(_) => line::leave(table, seat, told),
        }
    }

    fn choices(&self, table: &Table, seat: Seat) -> Moves<Choice> {
        Moves::Listed(all(table, seat))
    }

    fn throwing(&self, table: &Table, seat: Seat) -> Option<(Choice, Dice)> {
        let player = table.player(seat);
        let dice = match table.rules.variant.course {
            Course::Table => turns::may_throw_again(table, seat).then(|| table.rules.dice()),
            Course::Ladder => (player.step == Step::Choose).then_some(1),
            Course::Row(_) => None,
        };
        dice.map(|dice| (Choice::Throw, Dice::ordinary(dice)))
    }

    fn parse(&self, table: &Table, seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        words::parse(table, seat, input)
    }

    fn write(&self, choice: &Choice) -> String {
        words::write(choice)
    }

    fn label(&self, choice: &Choice) -> Text {
        words::label(choice)
    }

    fn prepares(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::Aim(_))
    }

    fn may_name(&self, table: &Table, faces: &[u8]) -> Result<(), Reject> {
        let (value, namer) = (table.rules.value(faces, 0), table.round.mover());
        if table.common.named[namer.index()] & 1 << value == 0 {
            return Ok(());
        }
        Err(Reject::illegal(Text::new("katego-named").with("value", value)))
    }

    fn ask(&self, table: &Table, seats: Seats) -> Text {
        words::ask(table, seats)
    }

    fn scene(&self, table: &Table) -> Scene {
        sheet::scene(table)
    }

    fn board(&self, table: &Table) -> String {
        text::board(table)
    }

    fn holds(&self, table: &Table, seat: Seat) -> Option<Text> {
        Some(words::holds(table, seat))
    }

    fn buttons(&self, table: &Table, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
        words::buttons(table, seat)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, table: &Table, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choose(table, seat, ctx)
    }

    fn name(&self, table: &Table, seat: Seat, dice: Dice, ctx: &mut SearchCtx<'_>) -> Vec<u8> {
        think::name(table, seat, dice, ctx, |faces| self.may_name(table, faces).is_ok())
    }
}

/// All choices of a seat.
fn all(table: &Table, seat: Seat) -> Vec<Choice> {
    match table.rules.variant.course {
        Course::Table => turns::choices(table, seat),
        Course::Ladder => ladder::choices(table, seat),
        Course::Row(_) => line::choices(table, seat),
    }
}
