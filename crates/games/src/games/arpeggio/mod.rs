//! Arpeggio: one player writes a list that rises, the other one a list that falls, with numbers that two dice make. The
//! first with a full list wins.
//!
//! If you pass, the other player may take your throw as their own turn. The original rules leave some cases open. Here,
//! dice that were offered are not offered again; a player who can go no further is passed over; and after eight turns
//! for each line of a list the longer list wins. `plan` has the computer's play, `sheet` the drawing.

mod plan;
mod sheet;
#[cfg(test)]
mod tests;

use crate::game::{
    Counts, Dice, Family, Info, Input, Moves, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat, Seats, Table,
    Tap, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, Stage, listed};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arpeggio;

static INFO: Info = Info {
    rules: 2,
    options: &[
        OptDef::new("length", OptKind::Int { min: 5, max: MOST as i64, step: 1, default: Some(10) })
            .offering(&["6", "8", "10"]),
        DICE,
    ],
    words: &["roll", "pass", "again"],
    ..Info::of("arpeggio", Counts::only(2), Family::POWER, Weight::Half)
};

/// Dice of a throw.
const TWO: Dice = Dice::ordinary(2);
/// The longest list.
const MOST: usize = 12;
/// Turns for each line of a list, those of both players together. After that the match ends.
const PATIENCE: u32 = 8;

/// The dice on the table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Common {
    /// The dice that have fallen, or are offered. Empty before a throw.
    faces: Vec<u8>,
    /// Whether the other player has passed them.
    offered: bool,
    /// Whether the player has thrown one of two equal dice again.
    again: bool,
    /// The die that stays while the other one is thrown again.
    kept: Option<u8>,
    /// The author of the latest number. `None` if somebody has passed since.
    wrote: Option<Seat>,
}

/// Up to this version of the rules, dice that were passed were offered even to the one who had passed them, if the
/// other player could go no further.
const OFFERED_TO_ALL: u16 = 1;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Whether the list rises.
    rises: bool,
    list: Vec<u8>,
    /// The index of the number that stepped back.
    back: Option<usize>,
    has_stepped_back: bool,
    phase: Phase,
}

/// A player's progress in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Phase {
    #[default]
    Done,
    /// Both dice fall.
    Throws,
    /// One of two equal dice falls again.
    ThrowsOne,
    Chooses,
}

/// A choice in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    Write(u8),
    /// Writes nothing, and offers the dice.
    Pass,
    /// Throws one of two equal dice again.
    Again,
    /// Declines the offered dice, and throws.
    Roll,
}

type Sheet = Board<Arpeggio>;

/// The numbers that two dice make, the lower one first; of equal dice there is one.
fn numbers(faces: &[u8]) -> Vec<u8> {
    let &[a, b] = faces else { return Vec::new() };
    let mut numbers = vec![10 * a.min(b) + a.max(b), 10 * a.max(b) + a.min(b)];
    numbers.dedup();
    numbers
}

/// How a number relates to a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    On,
    Back,
    No,
}

impl Player {
    fn step(&self, number: u8) -> Step {
        let Some(last) = self.list.last() else { return Step::On };
        let on = if self.rises { number > *last } else { number < *last };
        match number == *last {
            true => Step::No,
            false if on => Step::On,
            false if self.has_stepped_back => Step::No,
            false => Step::Back,
        }
    }

    /// Whether no throw can help any more.
    fn is_stuck(&self) -> bool {
        let end = if self.rises { 66 } else { 11 };
        self.has_stepped_back && self.list.last() == Some(&end)
    }
}

impl Sheet {
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let (common, player) = (&self.common, self.player(seat));
        if player.phase != Phase::Chooses {
            return Vec::new();
        }
        let numbers = numbers(&common.faces).into_iter().filter(|number| player.step(*number) != Step::No);
        let mut choices: Vec<Choice> = numbers.map(Choice::Write).collect();
        let double = common.faces.first() == common.faces.last() && !common.again && !common.offered;
        choices.extend(double.then_some(Choice::Again));
        choices.push(if common.offered { Choice::Roll } else { Choice::Pass });
        choices
    }

    fn write(&mut self, seat: Seat, number: u8, told: &mut Vec<Text>) -> Result<(), Reject> {
        if !numbers(&self.common.faces).contains(&number) {
            let numbers: Vec<String> = numbers(&self.common.faces).iter().map(u8::to_string).collect();
            return Err(Reject::illegal(Text::new("arpeggio-reject-dice").with("numbers", numbers.join(", "))));
        }
        let player = self.player_mut(seat);
        let step = player.step(number);
        let last = player.list.last().copied().unwrap_or(0);
        if step == Step::No {
            let key = if player.rises { "arpeggio-reject-rises" } else { "arpeggio-reject-falls" };
            return Err(Reject::illegal(Text::new(key).with("last", last)));
        }
        if step == Step::Back {
            (player.back, player.has_stepped_back) = (Some(player.list.len()), true);
        }
        player.list.push(number);
        player.phase = Phase::Done;
        let key = if step == Step::Back { "arpeggio-steps-back" } else { "arpeggio-writes" };
        told.push(Text::new(key).with("seat", seat).with("number", number).with("count", player.list.len()));
        (self.common.offered, self.common.wrote) = (false, Some(seat));
        Ok(())
    }
}

impl DiceGame for Arpeggio {
    /// The length of a full list.
    type Rules = usize;
    type Common = Common;
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<usize, Reject> {
        // The definition bounds it.
        Ok(values.int("length") as usize)
    }

    /// The first player gets the list that rises, so the lot decides this too.
    fn setup(&self, _length: &usize, table: Table) -> (Common, Vec<Player>) {
        let player = |seat| Player { rises: Seat(seat) == table.first, ..Player::default() };
        (Common::default(), (0..table.seats).map(player).collect())
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) {
        let offered = board.common.offered && !board.player(seat).is_stuck();
        if !offered {
            (board.common.offered, board.common.again) = (false, false);
        }
        board.player_mut(seat).phase = if offered { Phase::Chooses } else { Phase::Throws };
    }

    fn stage(&self, board: &Sheet, seat: Seat) -> Stage {
        match board.player(seat).phase {
            Phase::Throws => Stage::Throw(TWO),
            Phase::ThrowsOne => Stage::Throw(Dice::ordinary(1)),
            Phase::Chooses => Stage::Choose,
            Phase::Done => Stage::Done,
        }
    }

    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let kept = board.common.kept.take();
        board.common.faces = kept.into_iter().chain(faces.iter().copied()).collect();
        board.player_mut(seat).phase = Phase::Chooses;
        told.push(Text::new("arpeggio-threw").with("seat", seat).with("faces", listed(&board.common.faces)));
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let allowed = board.choices(seat);
        match choice {
            Choice::Write(number) => return board.write(seat, *number, told),
            Choice::Roll if allowed.contains(choice) => {
                (board.common.offered, board.common.again) = (false, false);
                board.player_mut(seat).phase = Phase::Throws;
            }
            Choice::Again if allowed.contains(choice) => {
                (board.common.kept, board.common.again) = (board.common.faces.first().copied(), true);
                board.player_mut(seat).phase = Phase::ThrowsOne;
            }
            Choice::Pass if allowed.contains(choice) => {
                let offered = !board.player(seat.other()).is_stuck();
                board.common.offered = offered || board.round.rules <= OFFERED_TO_ALL;
                board.common.wrote = None;
                board.player_mut(seat).phase = Phase::Done;
                told.push(Text::new(if offered { "arpeggio-passes" } else { "arpeggio-pass-news" }).with("seat", seat));
            }
            Choice::Roll => return Err(Reject::illegal(Text::new("arpeggio-reject-roll"))),
            Choice::Again => return Err(Reject::illegal(Text::new("arpeggio-reject-again"))),
            Choice::Pass => return Err(Reject::illegal(Text::new("arpeggio-reject-pass"))),
        }
        Ok(())
    }

    fn next(&self, board: &Sheet, seat: Seat) -> Option<Seat> {
        board.player(seat.other()).is_stuck().then_some(seat)
    }

    fn is_over(&self, board: &Sheet) -> bool {
        let full = board.players.iter().any(|player| player.list.len() >= board.rules);
        let stuck = board.players.iter().all(Player::is_stuck);
        // A match has at most 12 lines.
        let late = board.round.number >= PATIENCE * board.rules as u32;
        board.round.present().len() < 2 || full || stuck || late
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.players.iter().map(|player| player.list.len() as i64).collect()
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Choice> {
        Moves::Listed(board.choices(seat))
    }

    /// Two typed faces would read as a number of the offered dice. So you first decline with a word.
    fn throwing(&self, board: &Sheet, seat: Seat) -> Option<(Choice, Dice)> {
        board.choices(seat).contains(&Choice::Again).then_some((Choice::Again, Dice::ordinary(1)))
    }

    fn throw_word(&self) -> &'static str {
        "roll"
    }

    fn parse(&self, _board: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        match input.word() {
            Some("pass") => Ok(Choice::Pass),
            Some("again") => Ok(Choice::Again),
            Some("roll") => Ok(Choice::Roll),
            _ => match input.number().and_then(|number| u8::try_from(number).ok()) {
                Some(number) => Ok(Choice::Write(number)),
                None => Err(Reject::syntax(Text::new("arpeggio-reject-syntax"))),
            },
        }
    }

    fn write(&self, choice: &Choice) -> String {
        match choice {
            Choice::Write(number) => number.to_string(),
            Choice::Pass => "pass".to_owned(),
            Choice::Again => "again".to_owned(),
            Choice::Roll => "roll".to_owned(),
        }
    }

    fn label(&self, choice: &Choice) -> Text {
        match choice {
            Choice::Write(number) => Text::new("arpeggio-write").with("number", *number),
            Choice::Pass => Text::new("arpeggio-pass"),
            Choice::Again => Text::new("arpeggio-again"),
            Choice::Roll => Text::new("arpeggio-roll"),
        }
    }

    fn ask(&self, board: &Sheet, seats: Seats) -> Text {
        let player = board.player(seats.iter().next().unwrap_or(board.round.mover()));
        // A step back is possible once, so the question says which numbers spend it.
        let made = numbers(&board.common.faces);
        let back: Vec<u8> = made.into_iter().filter(|number| player.step(*number) == Step::Back).collect();
        let key = match (board.common.offered, player.rises) {
            (true, _) => "arpeggio-ask-offered",
            (false, true) => "arpeggio-ask-rises",
            (false, false) => "arpeggio-ask-falls",
        };
        let text = Text::new(key).with("faces", listed(&board.common.faces));
        text.with("back", back.len())
            .with("one", back.first().copied().unwrap_or(0))
            .with("two", back.last().copied().unwrap_or(0))
    }

    fn typed(&self) -> bool {
        true
    }

    fn scene(&self, board: &Sheet) -> Scene {
        sheet::scene(board)
    }

    fn board(&self, board: &Sheet) -> String {
        sheet::text(board)
    }

    fn buttons(&self, board: &Sheet, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
        let choices = board.choices(seat);
        let (numbers, others): (Vec<Choice>, Vec<Choice>) =
            choices.into_iter().partition(|choice| matches!(choice, Choice::Write(_)));
        let rows = [numbers, others].into_iter().filter(|row| !row.is_empty());
        rows.map(|row| row.into_iter().map(Tap::Move).collect()).collect()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        plan::choice(board, seat, ctx)
    }
}
