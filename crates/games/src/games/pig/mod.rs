//! Pig: throw as often as you dare, then bank the series. An unlucky throw burns it. If everyone plays by the same
//! throws, the game is called sysna. It is here too.
//!
//! `rules` has the table and the events on it, `sheet` the score sheet, `plan` and `race` the computer's play.

mod plan;
mod race;
mod rules;
mod sheet;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod together;

use crate::game::{
    Counts, Dice as Thrown, Family, Hidden, Info, OptDef, OptKind, OptValue, OptValues, Reject, Scene, SearchCtx, Seat,
    Seats, Table as Seating, Text, Weight, Why,
};
use crate::kit::dicegame::{After, DICE, RollHold, TOGETHER, WORDS, Way};
use rules::{Common, Dice, Player, Rules, Series, Table};

/// The game, in the two forms that the book has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pig {
    /// Everyone throws alone, unless the options say otherwise.
    Pig,
    /// One throw counts for everybody, and there is overtaking.
    Sysna,
}

static INFO: Info = Info {
    options: &[
        OptDef::new("goal", OptKind::Int { min: 10, max: 1000, step: 1, default: None }),
        // The number of dice, and whether they are real. Records have used these words since the time when this was the
        // only option.
        OptDef::new("dice", OptKind::Choice(&["2", "1", "real:2", "real:1"])),
        BUST,
        OptDef::new("overtake", OptKind::Flag { default: false }),
        TOGETHER,
    ],
    words: WORDS,
    hidden: Hidden::Choices,
    ..Info::of("pig", Counts::from_to(2, 50), Family::STOPPING, Weight::Quarter)
};

static SYSNA: Info = Info {
    options: &[
        OptDef::new("goal", OptKind::Int { min: 10, max: 1000, step: 1, default: Some(200) })
            .offering(&["100", "200", "300"]),
        BUST.shared("pig"),
        DICE,
    ],
    words: WORDS,
    hidden: Hidden::Choices,
    ..Info::of("sysna", Counts::from_to(2, 50), Family::STOPPING, Weight::Quarter)
};

/// The throw that burns a series of two dice.
const BUST: OptDef = OptDef::new("bust", OptKind::Choice(&["red", "double"]));

impl Pig {
    fn dice_of(self, values: &OptValues) -> Result<Dice, Reject> {
        // A single die is always the red one.
        let single = self == Pig::Pig && values.choice("dice").ends_with('1');
        match (single, values.choice("bust")) {
            (true, "double") => Err(Reject::new(Why::Options, Text::new("pig-double-needs-two"))),
            (true, _) => Ok(Dice::One),
            (false, "double") => Ok(Dice::Double),
            (false, _) => Ok(Dice::Red),
        }
    }
}

impl RollHold for Pig {
    type Rules = Rules;
    type Common = Common;
    type Player = Player;

    fn info(&self) -> &'static Info {
        match self {
            Pig::Pig => &INFO,
            Pig::Sysna => &SYSNA,
        }
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        let dice = self.dice_of(values)?;
        if values.value("goal").is_none() {
            values.set("goal", OptValue::Int(i64::from(dice.goal())));
        }
        let overtake = *self == Pig::Sysna || values.flag("overtake");
        // The definition limits it to 10 … 1000.
        Ok(Rules { dice, goal: values.int("goal") as u32, overtake })
    }

    fn way(&self, _rules: &Rules, asked: Way) -> Result<Way, Reject> {
        Ok(if *self == Pig::Sysna { Way::Together } else { asked })
    }

    fn dice(&self, table: &Table, _seat: Seat) -> Thrown {
        table.rules.dice.thrown()
    }

    fn setup(&self, _rules: &Rules, seating: Seating) -> (Common, Vec<Player>) {
        let common = Common { series: Series::new(seating.first), before: None };
        (common, vec![Player::new(); usize::from(seating.seats)])
    }

    fn begin(&self, table: &mut Table, seat: Seat) -> bool {
        table.start(seat);
        true
    }

    fn rolled(&self, table: &mut Table, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        table.take(seat, faces, told)
    }

    fn held(&self, table: &mut Table, seat: Seat, told: &mut Vec<Text>) {
        table.hold(seat, told);
    }

    fn opened(&self, table: &Table, told: &mut Vec<Text>) {
        table.tell_stopped(told);
    }

    fn settle(&self, table: &mut Table, _seats: Seats, told: &mut Vec<Text>) {
        if table.round.is_common() {
            table.end_round(told);
            told.extend((!self.is_over(table)).then(|| Text::new("pig-round-new")));
        }
    }

    fn is_over(&self, table: &Table) -> bool {
        table.round.present().len() < 2 || table.is_won()
    }

    fn scores(&self, table: &Table) -> Vec<i64> {
        table.seats().iter().map(|seat| i64::from(table.score(seat))).collect()
    }

    fn leave(&self, table: &mut Table, seat: Seat, _told: &mut Vec<Text>) {
        table.gone(seat);
    }

    fn ask(&self, table: &Table, _seats: Seats) -> Text {
        let points = table.series().points();
        if table.round.is_common() {
            return Text::new("pig-ask-all").with("points", points);
        }
        let mover = table.round.mover();
        if table.player(mover).throws.is_empty() {
            return Text::new("pig-ask-roll");
        }
        let score = table.score(mover);
        Text::new("pig-ask-choice").with("points", points).with("score", score).with("total", score + points)
    }

    fn scene(&self, table: &Table) -> Scene {
        sheet::scene(table)
    }

    fn board(&self, table: &Table) -> String {
        sheet::text(table)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem(*self))
    }

    // It ignores the deadline. All of it is instant except for the first question to the best level, which takes half a
    // second in a release build.
    fn rolls(&self, table: &Table, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        plan::rolls(table, seat, ctx)
    }
}
