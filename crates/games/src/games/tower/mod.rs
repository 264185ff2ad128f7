//! The Kremlin tower: four dice make two pairs, and three runners climb the columns of their sums. Stop in time.
//!
//! `climb` has the columns and the runners, `sheet` the drawing. `think` is the computer's play: `turn` searches the
//! rest of a turn, `outlook` judges what follows.

mod climb;
mod outlook;
mod sheet;
#[cfg(test)]
mod tests;
mod think;
mod turn;
mod weights;

use crate::game::{
    Counts, Dice, Family, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene, SearchCtx, Seat,
    Seats, Table, Tap, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, Stage, listed};
use crate::kit::pairs::{self, SUMS};
use climb::{Climb, GOAL, Heights, steps};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tower;

static INFO: Info = Info {
    options: &[
        OptDef::new("columns", OptKind::Int { min: 1, max: 5, step: 1, default: Some(GOAL as i64) })
            .offering(&["2", "3", "4"]),
        DICE,
    ],
    words: &["roll", "hold", "take"],
    ..Info::of("tower", Counts::from_to(2, 4), Family::POWER, Weight::Full)
};

/// The dice of a throw.
const FOUR: Dice = Dice::ordinary(4);

/// The stage of the mover's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The mover throws next.
    Throws,
    /// The mover takes sums of this throw.
    Takes([u8; 4]),
    /// The mover throws again or stops.
    Decides,
    /// The mover has stopped, or has lost the runners' gains.
    Done,
}

/// The shared part of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Common {
    phase: Phase,
    /// The sums of the columns with runners, and the runners' heights, in the order in which the runners moved.
    runners: Vec<(u8, u8)>,
    /// The sums taken by the last move of runners.
    latest: Vec<u8>,
    /// The seats that have climbed the columns.
    owners: [Option<Seat>; SUMS],
}

/// A choice of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Climbs with these sums, ascending.
    Take(Vec<u8>),
    Roll,
    Hold,
}

type Sheet = Board<Tower>;

impl Sheet {
    /// A seat's situation. It has the runners if it is the seat's turn.
    fn climb(&self, seat: Seat) -> Climb {
        let runners = if self.round.mover() == seat { self.common.runners.clone() } else { Vec::new() };
        Climb { markers: *self.player(seat), runners, closed: self.common.owners.map(|owner| owner.is_some()) }
    }

    /// The number of columns that a seat has.
    fn columns(&self, seat: Seat) -> usize {
        self.common.owners.iter().filter(|owner| **owner == Some(seat)).count()
    }

    /// Moves the markers to the runners.
    fn bank(&mut self, seat: Seat, told: &mut Vec<Text>) {
        let runners = std::mem::take(&mut self.common.runners);
        let sums: Vec<u8> = runners.iter().map(|(sum, _)| *sum).collect();
        told.push(Text::new("tower-stops").with("seat", seat).with("sums", listed(&sums)));
        for (sum, height) in runners {
            let Some(n) = pairs::index(sum) else { continue };
            self.player_mut(seat)[n] = height;
            if height == steps(sum) {
                self.common.owners[n] = Some(seat);
                let columns = self.columns(seat);
                told.push(Text::new("tower-top").with("seat", seat).with("sum", sum).with("columns", columns));
            }
        }
    }
}

impl DiceGame for Tower {
    /// The number of columns that wins.
    type Rules = usize;
    type Common = Common;
    type Player = Heights;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, seats: u8) -> Result<usize, Reject> {
        // The definition bounds it. Eleven columns are not enough for all players to have one fewer than they need.
        let columns = values.int("columns") as usize;
        match columns.saturating_sub(1) * usize::from(seats) < SUMS {
            true => Ok(columns),
            false => Err(Reject::new(crate::game::Why::Options, Text::new("tower-reject-columns"))),
        }
    }

    fn setup(&self, _rules: &usize, table: Table) -> (Common, Vec<Heights>) {
        let common = Common { phase: Phase::Throws, runners: vec![], latest: vec![], owners: [None; SUMS] };
        (common, vec![[0; SUMS]; usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, _seat: Seat) {
        board.common.phase = Phase::Throws;
        board.common.runners.clear();
    }

    fn stage(&self, board: &Sheet, _seat: Seat) -> Stage {
        match board.common.phase {
            Phase::Throws => Stage::Throw(FOUR),
            Phase::Takes(_) | Phase::Decides => Stage::Choose,
            Phase::Done => Stage::Done,
        }
    }

    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let &[a, b, c, d] = faces else { return };
        let climb = board.climb(seat);
        let moves = climb.moves([a, b, c, d]);
        let text = |key| Text::new(key).with("seat", seat).with("faces", listed(faces));
        board.common.phase = match moves.is_empty() {
            true => {
                board.common.latest.clear();
                told.push(text("tower-falls"));
                Phase::Done
            }
            false => {
                told.push(text("tower-threw"));
                Phase::Takes([a, b, c, d])
            }
        };
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let climb = board.climb(seat);
        match (board.common.phase, choice) {
            (Phase::Takes(dice), Choice::Take(sums)) => {
                let moves = climb.moves(dice);
                if !moves.contains(sums) {
                    return Err(refused(&moves, sums));
                }
                board.common.runners = climb.after(sums).runners;
                board.common.latest.clone_from(sums);
                board.common.phase = Phase::Decides;
                told.push(Text::new("tower-takes").with("seat", seat).with("sums", pairs::together(sums)));
            }
            (Phase::Decides, Choice::Roll) => board.common.phase = Phase::Throws,
            (Phase::Decides, Choice::Hold) => {
                board.bank(seat, told);
                board.common.phase = Phase::Done;
            }
            (Phase::Decides, Choice::Take(_)) => return Err(Reject::illegal(Text::new("tower-reject-decide"))),
            _ => return Err(Reject::illegal(Text::new("tower-reject-first"))),
        }
        Ok(())
    }

    fn is_over(&self, board: &Sheet) -> bool {
        board.round.present().len() < 2 || board.seats().iter().any(|seat| board.columns(seat) >= board.rules)
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.seats().iter().map(|seat| board.columns(seat) as i64).collect()
    }

    /// The most columns first. Equal players are ordered by their height in the columns that are open, which the board
    /// shows.
    fn outcome(&self, board: &Sheet) -> Outcome {
        let climbed = |seat: Seat| {
            let open = board.player(seat).iter().zip(&board.common.owners).filter(|(_, owner)| owner.is_none());
            open.map(|(height, _)| u32::from(*height)).sum::<u32>()
        };
        let places = board.round.party.ranked(|seat| (board.columns(seat), climbed(seat)));
        Outcome { places, scores: Some(self.scores(board)) }
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Choice> {
        Moves::Listed(match board.common.phase {
            _ if board.round.mover() != seat => Vec::new(),
            Phase::Takes(dice) => board.climb(seat).moves(dice).into_iter().map(Choice::Take).collect(),
            Phase::Decides => vec![Choice::Roll, Choice::Hold],
            Phase::Throws | Phase::Done => Vec::new(),
        })
    }

    fn throwing(&self, board: &Sheet, _seat: Seat) -> Option<(Choice, Dice)> {
        (board.common.phase == Phase::Decides).then_some((Choice::Roll, FOUR))
    }

    fn throw_word(&self) -> &'static str {
        "roll"
    }

    fn parse(&self, _board: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let syntax = || Reject::syntax(Text::new("tower-reject-syntax"));
        let mut read = input.reader();
        match read.word() {
            Some("roll") if read.end() => return Ok(Choice::Roll),
            Some("hold") if read.end() => return Ok(Choice::Hold),
            Some("take") | None => {}
            Some(_) => return Err(syntax()),
        }
        let sums = pairs::read(read.rest()).filter(|sums| (1..=2).contains(&sums.len()));
        sums.map(Choice::Take).ok_or_else(syntax)
    }

    fn write(&self, choice: &Choice) -> String {
        match choice {
            Choice::Take(sums) => format!("take {}", listed(sums)),
            Choice::Roll => "roll".to_owned(),
            Choice::Hold => "hold".to_owned(),
        }
    }

    fn label(&self, choice: &Choice) -> Text {
        match choice {
            Choice::Take(sums) => Text::new("tower-take").with("sums", pairs::together(sums)),
            Choice::Roll => Text::new("dice-roll"),
            Choice::Hold => Text::new("dice-hold"),
        }
    }

    fn ask(&self, board: &Sheet, _seats: Seats) -> Text {
        match board.common.phase {
            Phase::Takes(dice) => {
                let single = board.climb(board.round.mover()).moves(dice).iter().all(|sums| sums.len() == 1);
                Text::new(if single { "tower-ask-one" } else { "tower-ask-take" }).with("faces", listed(&dice))
            }
            _ => Text::new("tower-ask").with("free", climb::RUNNERS - board.common.runners.len()),
        }
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
        match self.choices(board, seat) {
            Moves::Listed(choices) if !choices.is_empty() => {
                let taps: Vec<Tap<Choice>> = choices.into_iter().map(Tap::Move).collect();
                taps.chunks(3).map(<[_]>::to_vec).collect()
            }
            _ => Vec::new(),
        }
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choice(board, seat, ctx)
    }
}

/// The refusal of sums, which says so if the last runner can go up either of them but not both.
fn refused(moves: &[Vec<u8>], sums: &[u8]) -> Reject {
    let either = sums.len() == 2 && sums.iter().all(|sum| moves.contains(&vec![*sum]));
    let moves: Vec<Text> = moves.iter().map(|sums| pairs::together(sums)).collect();
    let key = if either { "tower-reject-one" } else { "tower-reject-take" };
    Reject::illegal(Text::new(key).with("moves", moves))
}
