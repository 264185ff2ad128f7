//! Pig: throw as often as you dare, then bank the series; an unlucky throw burns it. And what it became when everybody
//! plays by the same throws, [`sysna`](super::sysna).
//!
//! `rules` has the table and what happens on it, `sheet` the score sheet, `plan` and `race` the computer's play.

mod plan;
mod race;
mod rules;
mod sheet;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod together;

use crate::game::{
    Counts, Dice as Thrown, Family, Hidden, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Reject, Scene,
    SearchCtx, Seat, Seats, Tap, Text, Why,
};
use crate::kit::dicegame::{Board, DiceGame, Stage, TOGETHER, Way};
use rules::{Common, Dice, Phase, Player, Rules, Series};

/// The game, in the two forms that the book has of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pig {
    /// Each throws alone, unless it is asked for otherwise.
    Pig,
    /// One throw for everybody, with overtaking.
    Sysna,
}

/// What the mover may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Throw.
    Roll,
    /// Stop and bank the series.
    Hold,
}

static INFO: Info = Info {
    id: "pig",
    rules: 1,
    since: 1,
    seats: Counts::from_to(2, 50),
    family: Family::DICE,
    options: &[
        OptDef::new("goal", OptKind::Int { min: 10, max: 1000, step: 1, default: None }),
        // How many, and whether they are real: a record says it by these words since there was one of these alone.
        OptDef::new("dice", OptKind::Choice(&["2", "1", "real:2", "real:1"])),
        BUST,
        OptDef::new("overtake", OptKind::Flag { default: false }),
        TOGETHER,
    ],
    presets: &[],
    words: WORDS,
    hidden: Hidden::Choices,
    computer: true,
};

/// What burns a series of two dice.
pub const BUST: OptDef = OptDef::new("bust", OptKind::Choice(&["red", "double"]));

/// The words among the moves.
pub const WORDS: &[&str] = &["roll", "hold"];

impl Pig {
    fn dice(self, values: &OptValues) -> Result<Dice, Reject> {
        // A single die is the red one.
        let single = self == Pig::Pig && values.choice("dice").ends_with('1');
        match (single, values.choice("bust")) {
            (true, "double") => Err(Reject::new(Why::Options, Text::new("pig-double-needs-two"))),
            (true, _) => Ok(Dice::One),
            (false, "double") => Ok(Dice::Double),
            (false, _) => Ok(Dice::Red),
        }
    }
}

impl DiceGame for Pig {
    type Rules = Rules;
    type Common = Common;
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        match self {
            Pig::Pig => &INFO,
            Pig::Sysna => &super::sysna::INFO,
        }
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        let dice = self.dice(values)?;
        if values.value("goal").is_none() {
            values.set("goal", OptValue::Int(i64::from(dice.goal())));
        }
        let overtake = *self == Pig::Sysna || values.flag("overtake");
        // The definition bounds it to 10 … 1000.
        Ok(Rules { dice, goal: values.int("goal") as u32, overtake })
    }

    fn way(&self, _rules: &Rules, asked: Way) -> Result<Way, Reject> {
        Ok(if *self == Pig::Sysna { Way::Together } else { asked })
    }

    fn setup(&self, _rules: &Rules, seats: u8) -> (Common, Vec<Player>) {
        (Common { series: Series::new(Seat(0)), before: None }, vec![Player::new(); usize::from(seats)])
    }

    fn begin(&self, board: &mut Board<Self>, seat: Seat) {
        board.start(seat);
    }

    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage {
        board.stage_of(seat)
    }

    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        board.take(seat, faces, told);
    }

    fn choose(&self, board: &mut Board<Self>, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        match choice {
            Choice::Roll => board.roll(seat),
            Choice::Hold if board.thrown() => board.hold(seat, told),
            Choice::Hold => return Err(Reject::illegal(Text::new("pig-throw-first"))),
        }
        Ok(())
    }

    fn opened(&self, board: &Board<Self>, told: &mut Vec<Text>) {
        board.tell_stopped(told);
    }

    fn settle(&self, board: &mut Board<Self>, _seats: Seats, told: &mut Vec<Text>) {
        if board.round.is_common() {
            board.end_round(told);
        }
    }

    fn is_over(&self, board: &Board<Self>) -> bool {
        board.round.present().len() < 2 || board.is_won()
    }

    fn scores(&self, board: &Board<Self>) -> Vec<i64> {
        board.players.iter().map(|player| i64::from(player.score())).collect()
    }

    fn leave(&self, board: &mut Board<Self>, seat: Seat, _told: &mut Vec<Text>) {
        board.gone(seat);
    }

    fn choices(&self, board: &Board<Self>, seat: Seat) -> Moves<Choice> {
        Moves::Listed(match (board.player(seat).phase, board.thrown()) {
            (Phase::Chooses, true) => vec![Choice::Roll, Choice::Hold],
            (Phase::Chooses, false) => vec![Choice::Roll],
            _ => Vec::new(),
        })
    }

    fn throwing(&self, board: &Board<Self>, _seat: Seat) -> Option<(Choice, Thrown)> {
        (!board.round.is_common()).then(|| (Choice::Roll, board.rules.dice.thrown()))
    }

    fn throw_word(&self) -> &'static str {
        "roll"
    }

    fn parse(&self, _board: &Board<Self>, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        match input.word() {
            Some("roll") => Ok(Choice::Roll),
            Some("hold") => Ok(Choice::Hold),
            _ => Err(Reject::syntax(Text::new("pig-moves"))),
        }
    }

    fn write(&self, choice: &Choice) -> String {
        match choice {
            Choice::Roll => "roll".to_owned(),
            Choice::Hold => "hold".to_owned(),
        }
    }

    fn label(&self, choice: &Choice) -> Text {
        match choice {
            Choice::Roll => Text::new("pig-roll"),
            Choice::Hold => Text::new("pig-hold"),
        }
    }

    fn ask(&self, board: &Board<Self>, seats: Seats) -> Text {
        let points = board.series().points();
        if board.round.is_common() {
            return Text::new("pig-ask-all").with("points", points);
        }
        if !board.thrown() {
            return Text::new("pig-ask-roll");
        }
        let bank = seats.iter().map(|seat| board.score(seat)).max().unwrap_or_default();
        Text::new("pig-ask-choice").with("points", points).with("total", bank + points)
    }

    fn scene(&self, board: &Board<Self>) -> Scene {
        sheet::scene(board)
    }

    fn board(&self, board: &Board<Self>) -> String {
        sheet::text(board)
    }

    fn buttons(&self, board: &Board<Self>, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
        match self.choices(board, seat) {
            Moves::Listed(choices) if !choices.is_empty() => vec![choices.into_iter().map(Tap::Move).collect()],
            _ => Vec::new(),
        }
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem(*self))
    }

    // The deadline is not looked at: all is done at once but for the first question to the best level, which takes half
    // a second when it is compiled for speed.
    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        let rolls = !board.thrown() || plan::rolls(board, seat, ctx);
        Some(if rolls { Choice::Roll } else { Choice::Hold })
    }
}
