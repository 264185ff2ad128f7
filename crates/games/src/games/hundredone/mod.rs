//! A hundred and one: six throws of a die. You write each down as ones or as tens. The sum nearest to a hundred from
//! below wins the round.
//!
//! The original rules leave some cases open. Here, all players who are level get the point of the round, and a player
//! beyond a hundred throws no more. `plan` has the computer's play, `sheet` the drawing.

mod plan;
mod sheet;
#[cfg(test)]
mod tests;

use crate::game::{
    Counts, Dice, Family, Hidden, Info, Input, Moves, Nth, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat,
    Seats, Table, Tap, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, NAMED, ROUNDS, Stage, listed, some};
use crate::kit::rounds::{Series, leaders};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HundredOne;

static INFO: Info = Info {
    options: &[ROUNDS, OptDef::new("together", OptKind::Flag { default: true }).shared("dice"), NAMED, DICE],
    words: &["throw", "name"],
    hidden: Hidden::Choices,
    ..Info::of("hundredone", Counts::from_to(2, 50), Family::RECKONING, Weight::Quarter)
};

/// The throws of a round, and the highest sum that counts.
const THROWS: usize = 6;
const MOST: u32 = 100;
/// With up to this many players, their numbers are told when all have written; with more, only who is out.
const SAID: u32 = 8;

/// A throw as the player writes it down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    face: u8,
    tens: bool,
}

impl Choice {
    fn worth(self) -> u32 {
        u32::from(self.face) * if self.tens { 10 } else { 1 }
    }

    fn both(face: u8) -> [Choice; 2] {
        [false, true].map(|tens| Choice { face, tens })
    }
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Player {
    /// The throw to write down.
    thrown: Option<u8>,
    /// The lines of this round.
    lines: Vec<Choice>,
    /// The sums of the finished rounds; `None` for a sum beyond a hundred.
    results: Vec<Option<u32>>,
    points: u32,
}

impl Player {
    fn sum(&self) -> u32 {
        self.lines.iter().map(|line| line.worth()).sum()
    }

    fn is_out(&self) -> bool {
        self.sum() > MOST
    }

    /// How many throws are still to come.
    fn to_come(&self) -> usize {
        THROWS - self.lines.len() - usize::from(self.thrown.is_some())
    }

    /// The sum of the round; `None` if it is too high to count.
    fn result(&self) -> Option<u32> {
        Some(self.sum()).filter(|sum| *sum <= MOST)
    }
}

type Sheet = Board<HundredOne>;

/// The number that a player has written last.
fn wrote(seat: Seat, player: &Player) -> Option<Text> {
    let key = match () {
        () if player.is_out() => "hundredone-out",
        () if player.lines.len() == THROWS => "hundredone-made",
        () => "hundredone-wrote",
    };
    let worth = player.lines.last()?.worth();
    Some(Text::new(key).with("seat", seat).with("worth", worth).with("sum", player.sum()))
}

impl Sheet {
    /// Ends the round: gives its points, and begins the next one.
    fn judge(&mut self, told: &mut Vec<Text>) {
        let present = self.round.present();
        let made = |seat: Seat| self.player(seat).results.last().copied().flatten();
        let best = present.iter().filter_map(made).max();
        let won = best.map_or(Seats::NONE, |_| leaders(present, made));
        won.iter().for_each(|seat| self.player_mut(seat).points += 1);
        told.push(match best {
            Some(best) => some("dice-round-won", won).with("sum", best),
            None => Text::new("dice-round-nobody"),
        });
        self.common.close(present, true);
    }
}

impl DiceGame for HundredOne {
    /// The number of rounds.
    type Rules = u32;
    type Common = Series;
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<u32, Reject> {
        // The definition bounds it.
        Ok(values.int("rounds") as u32)
    }

    /// A match has fewer throws if everybody goes beyond a hundred earlier.
    fn throws(&self, rounds: &u32) -> Option<u32> {
        Some(rounds * THROWS as u32)
    }

    fn setup(&self, rounds: &u32, table: Table) -> (Series, Vec<Player>) {
        let series = Series::new(Seats::first(table.seats), table.first, *rounds);
        (series, vec![Player::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) {
        // The sheets of the round before stay until the next one begins.
        let fresh = board.common.bout().done().is_empty();
        let cleared = if fresh { board.seats() } else { Seats::one(seat) };
        cleared.iter().for_each(|seat| board.player_mut(seat).lines.clear());
    }

    fn stage(&self, board: &Sheet, seat: Seat) -> Stage {
        let player = board.player(seat);
        match player.thrown {
            Some(_) => Stage::Choose,
            None if player.lines.len() == THROWS || player.is_out() => Stage::Done,
            None => Stage::Throw(Dice::ordinary(1)),
        }
    }

    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        board.player_mut(seat).thrown = faces.first().copied();
        told.push(Text::new("hundredone-threw").with("seat", seat).with("faces", listed(faces)));
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        let Some(face) = player.thrown.filter(|face| *face == choice.face) else {
            let face = player.thrown.unwrap_or(0);
            return Err(Reject::illegal(Text::new("hundredone-reject").with("face", face).with("tens", face * 10)));
        };
        player.thrown = None;
        player.lines.push(Choice { face, tens: choice.tens });
        told.extend(wrote(seat, player));
        Ok(())
    }

    fn opened(&self, board: &Sheet, told: &mut Vec<Text>) {
        let now = board.round.throws as usize;
        let all: Seats = board.round.present().iter().filter(|seat| board.player(*seat).lines.len() == now).collect();
        if all.len() <= SAID {
            told.extend(all.iter().filter_map(|seat| wrote(seat, board.player(seat))));
            return;
        }
        let lost: Seats = all.iter().filter(|seat| board.player(*seat).is_out()).collect();
        told.extend((!lost.is_empty()).then(|| some("hundredone-lost", lost)));
    }

    fn settle(&self, board: &mut Sheet, seats: Seats, told: &mut Vec<Text>) {
        for seat in seats.iter() {
            let result = board.player(seat).result();
            board.player_mut(seat).results.push(result);
        }
        if board.common.played(seats) {
            board.judge(told);
        }
    }

    fn next(&self, board: &Sheet, _seat: Seat) -> Option<Seat> {
        board.common.bout().next()
    }

    fn round(&self, board: &Board<Self>) -> Option<Nth> {
        Some(board.common.nth())
    }

    fn is_over(&self, board: &Sheet) -> bool {
        board.round.present().len() < 2 || board.common.is_over()
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.players.iter().map(|player| player.points.into()).collect()
    }

    fn leave(&self, board: &mut Sheet, seat: Seat, told: &mut Vec<Text>) {
        if board.common.leave(seat) && !board.round.is_common() {
            board.judge(told);
        }
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Choice> {
        Moves::Listed(board.player(seat).thrown.map_or_else(Vec::new, |face| Choice::both(face).to_vec()))
    }

    fn parse(&self, _board: &Sheet, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let choice = input.number().and_then(|number| match number {
            1..=6 => Some(Choice { face: number as u8, tens: false }),
            10..=60 if number % 10 == 0 => Some(Choice { face: (number / 10) as u8, tens: true }),
            _ => None,
        });
        choice.ok_or_else(|| Reject::syntax(Text::new("hundredone-syntax")))
    }

    fn write(&self, choice: &Choice) -> String {
        choice.worth().to_string()
    }

    fn label(&self, choice: &Choice) -> Text {
        Text::new("hundredone-writes").with("worth", choice.worth())
    }

    fn ask(&self, board: &Sheet, seats: Seats) -> Text {
        let common = board.round.is_common();
        let player = seats.iter().next().map(|seat| board.player(seat));
        let (face, sum) = player.map_or((0, 0), |player| (player.thrown.unwrap_or(0), player.sum()));
        let text = Text::new(if common { "hundredone-ask-all" } else { "hundredone-ask" });
        text.with("face", face).with("tens", face * 10).with("sum", sum)
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
        // A player whose row is covered has the throw that everybody has.
        let face = board.player(seat).thrown.or_else(|| board.round.fallen.first().copied());
        face.map(|face| vec![Choice::both(face).map(Tap::Move).to_vec()]).unwrap_or_default()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    /// Tens that are too much lose the round, as long as ones are not.
    fn absurd(&self, board: &Sheet, seat: Seat, choice: &Choice) -> bool {
        let sum = board.player(seat).sum();
        choice.tens && sum + 10 * u32::from(choice.face) > MOST && sum + u32::from(choice.face) <= MOST
    }

    fn think(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        plan::choice(board, seat, ctx)
    }

    fn name(&self, board: &Sheet, seat: Seat, dice: Dice, ctx: &mut SearchCtx<'_>) -> Vec<u8> {
        plan::name(board, seat, ctx).map_or_else(|| dice.throw(ctx.chance), |face| vec![face])
    }
}
