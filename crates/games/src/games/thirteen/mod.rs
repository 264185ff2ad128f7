//! Thirteen: five throws a turn make one running total. It scores whenever it is a multiple of thirteen.
//!
//! `rules` has the operations and the players, `read` parses typed moves, `plan` has the computer's play, `sheet` the
//! drawing.

mod plan;
mod read;
mod rules;
mod sheet;
#[cfg(test)]
mod tests;

use crate::game::{
    Counts, Dice, Family, Hidden, Info, Input, Moves, Nth, OptDef, OptKind, OptValues, Reject, Scene, SearchCtx, Seat,
    Seats, Table, Tap, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, NAMED, Stage, TOGETHER, listed};
use rules::{Choice, DICE_OF_A_THROW, Link, Op, Player, Rules, THROWS};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thirteen;

static INFO: Info = Info {
    options: &[
        OptDef::new("divisor", OptKind::Int { min: 7, max: 23, step: 1, default: Some(13) })
            .offering(&["11", "13", "17"]),
        OptDef::new("rounds", OptKind::Int { min: 1, max: 20, step: 1, default: Some(5) }),
        TOGETHER,
        NAMED,
        DICE,
    ],
    words: &["throw", "name"],
    hidden: Hidden::Views,
    ..Info::of("thirteen", Counts::from_to(2, 50), Family::RECKONING, Weight::Quarter)
};

impl DiceGame for Thirteen {
    type Rules = Rules;
    /// The seat that chose an operation last, if everyone throws alone.
    type Common = Option<Seat>;
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        // The definitions bound both.
        Ok(Rules { divisor: values.int("divisor") as u32, rounds: values.int("rounds") as usize })
    }

    fn throws(&self, rules: &Rules) -> Option<u32> {
        // At most 20 times five, so the cast cuts nothing.
        Some((rules.rounds * THROWS) as u32)
    }

    fn setup(&self, _rules: &Rules, table: Table) -> (Option<Seat>, Vec<Player>) {
        (None, vec![Player::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Board<Self>, seat: Seat) {
        board.player_mut(seat).begin();
    }

    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage {
        let player = board.player(seat);
        match player.thrown {
            Some(_) => Stage::Choose,
            None if player.chain.len() == THROWS => Stage::Done,
            None => Stage::Throw(DICE_OF_A_THROW),
        }
    }

    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let [white, red] = *faces else { return };
        board.player_mut(seat).throw([white, red]);
        let (sum, dice) = (white + red, listed(faces));
        told.push(Text::new("thirteen-threw").with("seat", seat).with("faces", dice).with("sum", sum));
    }

    fn choose(&self, board: &mut Board<Self>, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let divisor = board.rules.divisor;
        if !board.round.is_common() {
            board.common = Some(seat);
        }
        let player = board.player_mut(seat);
        let Some(link) = player.go(choice.op, divisor) else {
            let (total, sum) = (player.running(), player.sum());
            return Err(Reject::illegal(Text::new("thirteen-reject-minus").with("total", total).with("sum", sum)));
        };
        if link.points > 0 {
            told.push(scored(seat, link));
        }
        if let Some(points) = player.end_turn() {
            let text = Text::new("thirteen-turn").with("seat", seat).with("points", points);
            told.push(text.with("all", player.points()));
        }
        Ok(())
    }

    fn opened(&self, board: &Board<Self>, told: &mut Vec<Text>) {
        let last = |seat: Seat| board.player(seat).chain.last().filter(|link| link.points > 0).map(|link| (seat, link));
        let scored: Vec<Text> =
            board.round.present().iter().filter_map(last).take(TOLD).map(|(seat, link)| scored(seat, *link)).collect();
        told.extend(scored);
    }

    fn round(&self, board: &Board<Self>) -> Option<Nth> {
        // Of covered sheets nobody knows how many turns they have had.
        let own = || board.player(board.round.mover()).turns.len() as u32 + 1;
        let now = if board.round.is_common() { board.round.number } else { own() };
        Some(Nth::of(now, board.rules.rounds as u32))
    }

    fn is_over(&self, board: &Board<Self>) -> bool {
        let present = board.round.present();
        present.len() < 2 || present.iter().all(|seat| board.player(seat).turns.len() >= board.rules.rounds)
    }

    fn scores(&self, board: &Board<Self>) -> Vec<i64> {
        board.players.iter().map(|player| i64::from(player.points())).collect()
    }

    fn choices(&self, board: &Board<Self>, seat: Seat) -> Moves<Choice> {
        let player = board.player(seat);
        let ops = Op::ALL.into_iter().filter(|op| player.after(*op).is_some());
        Moves::Listed(ops.map(|op| Choice::shown(op, player, board.rules.divisor)).collect())
    }

    fn parse(&self, board: &Board<Self>, seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        read::choice(board.player(seat), board.rules.divisor, input)
    }

    fn write(&self, choice: &Choice) -> String {
        choice.op.to_string()
    }

    fn label(&self, choice: &Choice) -> Text {
        let op = choice.op.sign();
        match choice.makes {
            None => Text::new("thirteen-op").with("op", op),
            Some((total, 0)) => Text::new("thirteen-op-makes").with("op", op).with("total", total),
            Some((total, points)) => {
                Text::new("thirteen-op-scores").with("op", op).with("total", total).with("points", points)
            }
        }
    }

    fn ask(&self, board: &Board<Self>, seats: Seats) -> Text {
        let Some(seat) = seats.iter().next() else { return Text::new("thirteen-ask-all").with("sum", 0) };
        let player = board.player(seat);
        if board.round.is_common() {
            return Text::new("thirteen-ask-all").with("sum", player.sum());
        }
        Text::new("thirteen-ask").with("total", player.running()).with("sum", player.sum())
    }

    fn typed(&self) -> bool {
        true
    }

    /// A plus is always possible, and everybody reads it at once.
    fn example(&self, _board: &Board<Self>, _seat: Seat) -> Option<Choice> {
        Some(Choice { op: Op::Plus, makes: None })
    }

    fn scene(&self, board: &Board<Self>) -> Scene {
        sheet::scene(board)
    }

    fn board(&self, board: &Board<Self>) -> String {
        sheet::text(board)
    }

    /// The running total, and the points of the turn so far.
    fn holds(&self, board: &Board<Self>, seat: Seat) -> Option<Text> {
        let player = board.player(seat);
        let text = Text::new("thirteen-holds").with("total", player.running());
        Some(text.with("points", player.in_chain()).with("all", player.points()))
    }

    /// Buttons in rows of two, with the result of each operation. If everybody presses the same buttons, they show the
    /// operation itself.
    fn buttons(&self, board: &Board<Self>, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
        let Moves::Listed(mut choices) = self.choices(board, seat) else { return Vec::new() };
        let common = board.round.is_common() && board.round.own != Some(seat);
        let mut seen = Vec::new();
        choices.retain(|choice| {
            let new = common || !seen.contains(&choice.makes);
            seen.push(choice.makes);
            new
        });
        choices.iter_mut().filter(|_| common).for_each(|choice| choice.makes = None);
        let taps: Vec<Tap<Choice>> = choices.into_iter().map(Tap::Move).collect();
        taps.chunks(if common { 4 } else { 2 }).map(<[Tap<Choice>]>::to_vec).collect()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        let player = board.player(seat);
        plan::choice(player, board.rules.divisor, ctx).map(|op| Choice::shown(op, player, board.rules.divisor))
    }

    fn name(&self, board: &Board<Self>, seat: Seat, dice: Dice, ctx: &mut SearchCtx<'_>) -> Vec<u8> {
        let others: Vec<&Player> =
            board.round.present().without(seat).iter().map(|other| board.player(other)).collect();
        plan::name(board.player(seat), &others, board.rules.divisor, ctx).unwrap_or_else(|| dice.throw(ctx.chance))
    }
}

/// The most seats named when several score at once.
const TOLD: usize = 6;

fn scored(seat: Seat, link: Link) -> Text {
    Text::new("thirteen-scored").with("seat", seat).with("total", link.total).with("points", link.points)
}
