//! Sixteen: come near to fifteen, but with sixteen you are dead. With one die, you throw and add as often as you dare.
//! With three dice, you may throw any of them again, at most twice. The dead pay a chip, and so does the lowest of the
//! living.
//!
//! We added our own rules where the original ones are silent. The only survivor of a round pays nothing. The next
//! player opens the next round.
//!
//! `plan` and `climb` have the computer's play, `sheet` the drawing.

mod climb;
mod plan;
mod sheet;
#[cfg(test)]
mod tests;

use crate::base::faces;
use crate::game::{
    Counts, Dice, Family, Hidden, Info, Input, Moves, Nth, OptDef, OptKind, OptValues, Outcome, Reject, Scene,
    SearchCtx, Seat, Seats, Table, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, Stage, TOGETHER, listed, some};
use crate::kit::hand::Hand;
use crate::kit::lives::Lives;
use crate::kit::rounds::Bout;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sixteen;

static INFO: Info = Info {
    options: &[
        OptDef::new("form", OptKind::Choice(&["three", "one"])).ruled(),
        OptDef::new("chips", OptKind::Int { min: 1, max: 10, step: 1, default: Some(5) }).offering(&["3", "5", "7"]),
        TOGETHER,
        DICE,
    ],
    words: &["roll", "hold"],
    hidden: Hidden::Choices,
    ..Info::of("sixteen", Counts::from_to(2, 50), Family::STOPPING, Weight::Quarter)
};

/// The highest sum with which you live.
const LIMIT: u32 = 15;
/// The most throws with three dice, and the number of these dice.
const THROWS: usize = 3;
const ALL: usize = 3;
/// How many of a hundred choices each level makes by chance.
const SLIPS: [u32; 5] = [70, 45, 25, 10, 0];

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Whether there are three dice, to throw again in part. Otherwise there is one die, and its throws add up.
    three: bool,
    chips: u32,
}

/// The shared part of the position.
#[derive(Clone, PartialEq, Debug)]
pub struct Common {
    bout: Bout,
    chips: Lives,
    /// The seats that have paid for the round before, until the next one begins with a throw.
    paid: Seats,
}

/// The stage of a player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Next {
    /// The player has no turn, or has finished it.
    #[default]
    Nothing,
    /// The player has to press for the first throw.
    Press,
    /// A throw is due.
    Throw,
    /// The player throws on or stops.
    Choose,
}

/// A player's dice, and the stage of the turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    next: Next,
    /// The dice on the table: the throws of one die in order, or the three dice. `kept` has those that will not be
    /// thrown again.
    dice: Vec<u8>,
    kept: Vec<u8>,
    throws: usize,
}

impl Player {
    fn sum(&self) -> u32 {
        self.dice.iter().map(|face| u32::from(*face)).sum()
    }

    fn is_dead(&self) -> bool {
        self.sum() > LIMIT
    }
}

/// A choice of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Throws the one die, or all three for the first time.
    Roll,
    /// Throws these of the three dice again. The faces are ascending.
    Again(Vec<u8>),
    Hold,
}

type Sheet = Board<Sixteen>;

impl Sheet {
    fn alive(&self) -> Seats {
        self.common.chips.holders().iter().filter(|seat| self.round.present().has(*seat)).collect()
    }

    /// The players who have played in this round and live.
    fn living(&self) -> Seats {
        let done = self.common.bout.done();
        done.iter().filter(|seat| self.common.bout.has(*seat) && !self.player(*seat).is_dead()).collect()
    }

    /// The lowest sum of the living others who have played.
    fn least(&self, seat: Seat) -> Option<u32> {
        self.living().without(seat).iter().map(|other| self.player(other).sum()).min()
    }

    /// Ends the round: the dead pay, and so do the lowest of the living, if more than one player lives.
    fn judge(&mut self, told: &mut Vec<Text>) {
        let playing: Seats = self.common.bout.order().iter().copied().collect();
        let living = self.living();
        let least = living.iter().map(|seat| self.player(seat).sum()).min();
        let lowest: Seats = living.iter().filter(|seat| Some(self.player(*seat).sum()) == least).collect();
        let lowest = if living.len() > 1 { lowest } else { Seats::NONE };
        let dead: Seats = playing.iter().filter(|seat| !living.has(*seat)).collect();
        told.extend((!dead.is_empty()).then(|| some("sixteen-dead-pay", dead)));
        told.extend((!lowest.is_empty()).then(|| some("sixteen-lowest-pay", lowest).with("sum", least.unwrap_or(0))));
        self.common.paid = lowest.iter().fold(dead, Seats::with);
        let out = self.common.chips.lose(self.common.paid);
        told.extend((!out.is_empty()).then(|| some("sixteen-out", out)));
        let alive = self.alive();
        self.common.bout.close(alive, true);
    }
}

impl DiceGame for Sixteen {
    type Rules = Rules;
    type Common = Common;
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        // The definition bounds it.
        Ok(Rules { three: values.choice("form") == "three", chips: values.int("chips") as u32 })
    }

    fn setup(&self, rules: &Rules, table: Table) -> (Common, Vec<Player>) {
        let bout = Bout::new(Seats::first(table.seats), table.first);
        let common = Common { bout, chips: Lives::new(table.seats, rules.chips), paid: Seats::NONE };
        (common, vec![Player::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) {
        let next = match (board.common.bout.has(seat), board.round.is_common()) {
            (false, _) => Next::Nothing,
            (true, true) => Next::Throw,
            (true, false) => Next::Press,
        };
        *board.player_mut(seat) = Player { next, ..Player::default() };
    }

    fn stage(&self, board: &Sheet, seat: Seat) -> Stage {
        let player = board.player(seat);
        match player.next {
            Next::Nothing => Stage::Done,
            Next::Press | Next::Choose => Stage::Choose,
            Next::Throw => Stage::Throw(self.wanted(board, seat)),
        }
    }

    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let (three, fresh) = (board.rules.three, board.common.bout.done().is_empty() && board.player(seat).throws == 0);
        if fresh {
            board.common.paid = Seats::NONE;
        }
        if fresh && !board.round.is_common() {
            // The dice of the round before.
            board.seats().without(seat).iter().for_each(|other| *board.player_mut(other) = Player::default());
        }
        let player = board.player_mut(seat);
        player.throws += 1;
        if three && player.throws > 1 {
            let mut hand = Hand::showing(&player.dice, 6);
            hand.keep(&player.kept);
            hand.fall(faces);
            player.dice = hand.faces().to_vec();
        } else {
            player.dice.extend(faces);
        }
        let over = if three { player.throws == THROWS } else { player.sum() >= LIMIT };
        player.next = if over { Next::Nothing } else { Next::Choose };
        let dead = player.is_dead() && over;
        let text = Text::new(if dead { "sixteen-dead" } else { "sixteen-threw" }).with("seat", seat);
        told.push(text.with("faces", listed(faces)).with("sum", player.sum()));
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let three = board.rules.three;
        let player = board.player_mut(seat);
        match (player.next, choice) {
            (Next::Press, Choice::Roll) => player.next = Next::Throw,
            (Next::Press, _) => return Err(Reject::illegal(Text::new("dice-roll-first"))),
            (_, Choice::Roll) if !three => player.next = Next::Throw,
            (_, Choice::Roll) => (player.kept, player.next) = (Vec::new(), Next::Throw),
            (_, Choice::Again(faces)) if three => {
                let kept = Hand::showing(&player.dice, 6).without(faces).filter(|_| !faces.is_empty());
                let missing = || Reject::illegal(Text::new("dice-not-there").with("faces", listed(faces)));
                (player.kept, player.next) = (kept.ok_or_else(missing)?, Next::Throw);
            }
            (_, Choice::Again(_)) => return Err(Reject::illegal(Text::new("dice-roll-or-hold"))),
            (_, Choice::Hold) => {
                player.next = Next::Nothing;
                told.push(Text::new("dice-stops").with("seat", seat).with("sum", player.sum()));
            }
        }
        Ok(())
    }

    fn settle(&self, board: &mut Sheet, seats: Seats, told: &mut Vec<Text>) {
        if board.common.bout.played(seats) {
            board.judge(told);
        }
    }

    fn next(&self, board: &Sheet, _seat: Seat) -> Option<Seat> {
        board.common.bout.next()
    }

    fn round(&self, board: &Sheet) -> Option<Nth> {
        Some(Nth::open(board.common.bout.number()))
    }

    fn is_over(&self, board: &Sheet) -> bool {
        board.alive().len() < 2
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.seats().iter().map(|seat| board.common.chips.left(seat).into()).collect()
    }

    fn outcome(&self, board: &Sheet) -> Outcome {
        let places = board.round.party.ranked(|seat| board.common.chips.standing(seat));
        Outcome { places, scores: Some(self.scores(board)) }
    }

    fn leave(&self, board: &mut Sheet, seat: Seat, told: &mut Vec<Text>) {
        if board.common.bout.leave(seat) && !board.round.is_common() {
            board.judge(told);
        }
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Choice> {
        let player = board.player(seat);
        Moves::Listed(match player.next {
            Next::Press => vec![Choice::Roll],
            Next::Choose if board.rules.three => {
                let parts = plan::parts(&player.dice).into_iter().map(Choice::Again);
                parts.chain([Choice::Hold]).collect()
            }
            Next::Choose => vec![Choice::Roll, Choice::Hold],
            Next::Nothing | Next::Throw => Vec::new(),
        })
    }

    fn throwing(&self, board: &Sheet, seat: Seat) -> Option<(Choice, Dice)> {
        let player = board.player(seat);
        let first = player.next == Next::Press || !board.rules.three;
        (first && !board.round.is_common()).then(|| (Choice::Roll, self.first(board)))
    }

    fn throw_word(&self) -> &'static str {
        "roll"
    }

    fn parse(&self, _board: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let mut read = input.reader();
        let syntax = || Reject::syntax(Text::new("sixteen-reject-syntax"));
        match read.word() {
            Some("hold") if read.rest().trim().is_empty() => Ok(Choice::Hold),
            Some("roll") => {
                let rest = read.rest().trim();
                if rest.is_empty() {
                    return Ok(Choice::Roll);
                }
                let mut again = faces::read(rest, 6).filter(|again| again.len() <= ALL).ok_or_else(syntax)?;
                again.sort_unstable();
                Ok(Choice::Again(again))
            }
            _ => Err(syntax()),
        }
    }

    fn write(&self, choice: &Choice) -> String {
        match choice {
            Choice::Roll => "roll".to_owned(),
            Choice::Again(faces) => format!("roll {}", listed(faces)),
            Choice::Hold => "hold".to_owned(),
        }
    }

    fn label(&self, choice: &Choice) -> Text {
        match choice {
            Choice::Roll => Text::new("dice-roll"),
            Choice::Again(faces) => Text::new("sixteen-again").with("faces", listed(faces)),
            Choice::Hold => Text::new("dice-hold"),
        }
    }

    fn ask(&self, board: &Sheet, seats: Seats) -> Text {
        let Some(seat) = seats.iter().next() else { return Text::new("dice-ask-forced").with("dice", ALL) };
        let player = board.player(seat);
        if player.next == Next::Press {
            return Text::new("dice-ask-forced").with("dice", self.first(board).count);
        }
        let key = match (board.round.is_common(), board.rules.three) {
            (true, true) => "sixteen-ask-all-three",
            (true, false) => "sixteen-ask-all",
            (false, true) => "sixteen-ask-three",
            (false, false) => "sixteen-ask",
        };
        let least = board.living().iter().map(|seat| board.player(seat).sum()).min().unwrap_or(0);
        let text = Text::new(key).with("sum", player.sum()).with("least", least);
        text.with("left", THROWS.saturating_sub(player.throws))
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

    /// Whoever stops dead pays, and so does the last player of a round who stops below all the living. Whoever has more
    /// than one of the living is safe, and so is the last player if nobody else lives.
    fn absurd(&self, board: &Sheet, seat: Seat, choice: &Choice) -> bool {
        let (player, order) = (board.player(seat), board.common.bout.order());
        if board.round.is_common() || player.next != Next::Choose {
            return false;
        }
        let last = order.iter().all(|other| *other == seat || board.common.bout.done().has(*other));
        let (sum, least) = (player.sum(), board.least(seat));
        match choice {
            Choice::Hold => player.is_dead() || (last && least.is_some_and(|least| sum < least)),
            _ => !player.is_dead() && least.map_or(last, |least| sum > least),
        }
    }

    fn think(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        let Moves::Listed(choices) = self.choices(board, seat) else { return None };
        if choices.len() == 1 || ctx.slips(*ctx.level.of(&SLIPS)) {
            return ctx.chance.pick(&choices).cloned();
        }
        Some(plan::choice(board, seat))
    }
}

impl Sixteen {
    /// The dice of a first throw.
    fn first(&self, board: &Sheet) -> Dice {
        Dice::ordinary(if board.rules.three { ALL } else { 1 })
    }

    /// The dice for a seat's throw. With one throw for everybody it is all three, and kept dice ignore it.
    fn wanted(&self, board: &Sheet, seat: Seat) -> Dice {
        let player = board.player(seat);
        if board.round.is_common() || player.throws == 0 || !board.rules.three {
            return self.first(board);
        }
        Dice::ordinary(ALL - player.kept.len())
    }
}
