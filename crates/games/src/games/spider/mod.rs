//! Spider: each player crosses out the sums of two dice. If the sum is still open for you, you cross it and throw
//! again. If not, it goes to the next player who needs it.
//!
//! We added our own rules where the original ones are silent. With a seven you may cross any sum. A player who crosses
//! the last sum wins at once, even on another player's throw.
//!
//! `plan` has the computer's play, `sheet` the drawing.

mod plan;
mod sheet;
#[cfg(test)]
mod tests;

use crate::game::{
    Counts, Dice, Family, Info, Input, Moves, OptValues, Reject, Scene, SearchCtx, Seat, Seats, Table, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, Stage, listed};
use crate::kit::rounds;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spider;

static INFO: Info = Info {
    options: &[DICE],
    words: &["throw"],
    ..Info::of("spider", Counts::from_to(2, 50), Family::CHILDREN, Weight::Quarter)
};

/// The sums to cross out: all except seven.
const SUMS: [u8; 10] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const ANY: u8 = 7;
/// How many of a hundred times each level crosses the sum that helps it least after a seven: one that would soon have
/// fallen anyway. To cross any sum costs hardly more than the best one.
const SLIPS: [u32; 5] = [100, 75, 50, 25, 0];

/// A set of crossed sums. The bits are in the order of [`SUMS`].
type Crossed = u16;
const ALL: Crossed = (1 << SUMS.len()) - 1;

/// The bit of a sum.
fn bit(sum: u8) -> Crossed {
    SUMS.iter().position(|other| *other == sum).map_or(0, |n| 1 << n)
}

/// The stage of a player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Next {
    /// The player has no turn, or has finished it.
    #[default]
    Nothing,
    /// The player has to press for a throw.
    Press,
    /// A throw is due.
    Throw,
    /// The player crosses any sum.
    Any,
}

/// A player's sums, and the stage of the turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    crossed: Crossed,
    /// The sums that the latest throw has crossed.
    latest: Crossed,
    next: Next,
    throws: Vec<Vec<u8>>,
}

impl Player {
    fn has(&self, sum: u8) -> bool {
        self.crossed & bit(sum) != 0
    }

    fn cross(&mut self, sum: u8) {
        self.crossed |= bit(sum);
        self.latest |= bit(sum);
    }

    fn open(&self) -> impl Iterator<Item = u8> {
        SUMS.into_iter().filter(|sum| !self.has(*sum))
    }
}

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    Throw,
    Cross(u8),
}

type Sheet = Board<Spider>;

impl Sheet {
    fn is_won(&self) -> bool {
        self.players.iter().any(|player| player.crossed == ALL)
    }

    /// The effect of a throw other than seven.
    fn take(&mut self, seat: Seat, sum: u8, text: impl Fn(&'static str) -> Text, told: &mut Vec<Text>) {
        if !self.player(seat).has(sum) {
            told.push(text("spider-crossed"));
            let player = self.player_mut(seat);
            player.cross(sum);
            player.next = if player.crossed == ALL { Next::Nothing } else { Next::Press };
            return;
        }
        self.player_mut(seat).next = Next::Nothing;
        let others = rounds::order(self.round.present().without(seat), seat);
        let Some(other) = others.into_iter().find(|other| !self.player(*other).has(sum)) else {
            told.push(text("spider-nobody"));
            return;
        };
        told.push(text("spider-gift").with("other", other));
        self.player_mut(other).cross(sum);
    }
}

impl DiceGame for Spider {
    type Rules = ();
    type Common = ();
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }

    fn setup(&self, _rules: &(), table: Table) -> ((), Vec<Player>) {
        ((), vec![Player::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) {
        let player = board.player_mut(seat);
        player.next = Next::Press;
        player.throws.clear();
    }

    fn stage(&self, board: &Sheet, seat: Seat) -> Stage {
        match board.player(seat).next {
            Next::Nothing => Stage::Done,
            Next::Throw => Stage::Throw(Dice::ordinary(2)),
            Next::Press | Next::Any => Stage::Choose,
        }
    }

    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let (sum, dice) = (faces.iter().sum::<u8>(), listed(faces));
        let text = |key: &'static str| Text::new(key).with("seat", seat).with("faces", &*dice).with("sum", sum);
        board.players.iter_mut().for_each(|player| player.latest = 0);
        board.player_mut(seat).throws.push(faces.to_vec());
        if sum == ANY {
            told.push(text("spider-any"));
            board.player_mut(seat).next = Next::Any;
        } else {
            board.take(seat, sum, text, told);
        }
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        match (player.next, *choice) {
            (Next::Press, Choice::Throw) => player.next = Next::Throw,
            (Next::Any, Choice::Cross(sum)) if bit(sum) != 0 && !player.has(sum) => {
                player.cross(sum);
                player.next = Next::Nothing;
                told.push(Text::new("spider-chosen").with("seat", seat).with("sum", sum));
            }
            (Next::Any, _) => {
                let open: Vec<String> = player.open().map(|sum| sum.to_string()).collect();
                return Err(Reject::illegal(Text::new("spider-reject-cross").with("open", open.join(" "))));
            }
            _ => return Err(Reject::illegal(Text::new("spider-reject-throw"))),
        }
        Ok(())
    }

    fn is_over(&self, board: &Sheet) -> bool {
        board.round.present().len() < 2 || board.is_won()
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.players.iter().map(|player| player.crossed.count_ones().into()).collect()
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Choice> {
        let player = board.player(seat);
        Moves::Listed(match player.next {
            Next::Press => vec![Choice::Throw],
            Next::Any => player.open().map(Choice::Cross).collect(),
            Next::Nothing | Next::Throw => Vec::new(),
        })
    }

    fn throwing(&self, board: &Sheet, seat: Seat) -> Option<(Choice, Dice)> {
        (board.player(seat).next == Next::Press).then_some((Choice::Throw, Dice::ordinary(2)))
    }

    fn parse(&self, _board: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let number = input.number().and_then(|number| u8::try_from(number).ok());
        match (input.word(), number) {
            (Some("throw"), _) => Ok(Choice::Throw),
            (_, Some(sum)) => Ok(Choice::Cross(sum)),
            _ => Err(Reject::syntax(Text::new("spider-reject-syntax"))),
        }
    }

    fn write(&self, choice: &Choice) -> String {
        match choice {
            Choice::Throw => "throw".to_owned(),
            Choice::Cross(sum) => sum.to_string(),
        }
    }

    fn label(&self, choice: &Choice) -> Text {
        match choice {
            Choice::Throw => Text::new("dice-throw"),
            Choice::Cross(sum) => Text::new("spider-cross").with("sum", *sum),
        }
    }

    fn ask(&self, board: &Sheet, seats: Seats) -> Text {
        let player = seats.iter().next().map(|seat| board.player(seat));
        let left = player.map_or(0, |player| player.open().count());
        let any = player.is_some_and(|player| player.next == Next::Any);
        Text::new(if any { "spider-ask-any" } else { "spider-ask" }).with("left", left)
    }

    fn scene(&self, board: &Sheet) -> Scene {
        sheet::scene(board)
    }

    fn board(&self, board: &Sheet) -> String {
        sheet::text(board)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        let Moves::Listed(choices) = self.choices(board, seat) else { return None };
        if choices == [Choice::Throw] {
            return Some(Choice::Throw);
        }
        let slips = ctx.slips(*ctx.level.of(&SLIPS));
        plan::cross(board, seat, !slips).map(Choice::Cross)
    }
}
