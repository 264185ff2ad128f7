//! Ascent: fifteen throws of two dice for everybody. Each throw makes a number of two digits, in the order you like.
//! You write it into an empty line of your list. The longest run of lines in which the numbers rise counts.
//!
//! `ladder` has the list, `think` the computer's play, `sheet` the drawing.

mod ladder;
mod sheet;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Counts, Dice, Family, Hidden, Info, Input, Moves, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, Seats, Table,
    Tap, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, NAMED, Stage, Way};
use ladder::{LINES, Ladder, longest, numbers};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ascent;

static INFO: Info = Info {
    options: &[NAMED, DICE],
    words: &["throw", "name"],
    hidden: Hidden::Views,
    ..Info::of("ascent", Counts::from_to(1, 50), Family::POWER, Weight::Half)
};

/// Dice of a throw.
const THROW: Dice = Dice::ordinary(2);
/// The most players whose numbers a message names.
const TOLD: u32 = 6;
/// Buttons in a row: the lines for one of the numbers.
const ACROSS: usize = 5;

/// A number in a line, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    number: u8,
    line: u8,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    ladder: Ladder,
    /// The throw to write.
    faces: Option<Vec<u8>>,
    /// The line written last, from 0; `None` before the first.
    latest: Option<usize>,
    is_done: bool,
}

impl Player {
    fn run(&self) -> usize {
        longest(&self.ladder).1
    }

    fn is_full(&self) -> bool {
        self.ladder.iter().all(Option::is_some)
    }

    fn choices(&self) -> Vec<Choice> {
        self.faces.as_ref().map_or(Vec::new(), |faces| think::choices(&self.ladder, faces))
    }
}

impl DiceGame for Ascent {
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

    fn way(&self, _rules: &(), asked: Way) -> Result<Way, Reject> {
        Ok(if asked == Way::Named { Way::Named } else { Way::Together })
    }

    fn throws(&self, _rules: &()) -> Option<u32> {
        Some(LINES as u32)
    }

    fn setup(&self, _rules: &(), table: Table) -> ((), Vec<Player>) {
        ((), vec![Player::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Board<Self>, seat: Seat) {
        board.player_mut(seat).is_done = false;
    }

    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage {
        match board.player(seat) {
            Player { faces: Some(_), .. } => Stage::Choose,
            player if player.is_done || player.is_full() => Stage::Done,
            _ => Stage::Throw(THROW),
        }
    }

    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], _told: &mut Vec<Text>) {
        board.player_mut(seat).faces = Some(faces.to_vec());
    }

    fn choose(
        &self,
        board: &mut Board<Self>,
        seat: Seat,
        choice: &Choice,
        _told: &mut Vec<Text>,
    ) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        let numbers = numbers(player.faces.as_deref().unwrap_or_default());
        if !numbers.contains(&choice.number) {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            return Err(Reject::illegal(Text::new("ascent-reject-number").with("numbers", numbers.join(", "))));
        }
        let line = usize::from(choice.line).checked_sub(1).filter(|line| *line < LINES);
        let line = line.ok_or_else(|| Reject::illegal(Text::new("ascent-reject-line").with("lines", LINES)))?;
        if let Some(number) = player.ladder[line] {
            let text = Text::new("ascent-reject-filled").with("line", choice.line).with("number", number);
            return Err(Reject::illegal(text));
        }
        player.ladder[line] = Some(choice.number);
        (player.faces, player.latest, player.is_done) = (None, Some(line), true);
        Ok(())
    }

    /// Tells who has written what from the throw before.
    fn opened(&self, board: &Board<Self>, told: &mut Vec<Text>) {
        let wrote = |seat: Seat| {
            let player = board.player(seat);
            let line = player.latest?;
            let text = Text::new("ascent-wrote").with("seat", seat).with("number", player.ladder[line]?);
            Some(text.with("line", line + 1))
        };
        // The page shows the lists of a larger company.
        let seats = Some(board.round.present()).filter(|seats| seats.len() <= TOLD);
        told.extend(seats.into_iter().flat_map(|seats| seats.iter().collect::<Vec<_>>()).filter_map(wrote));
    }

    fn is_over(&self, board: &Board<Self>) -> bool {
        let present = board.round.present();
        let left = board.seats().len() > 1 && present.len() < 2;
        left || present.iter().all(|seat| board.player(seat).is_full())
    }

    fn scores(&self, board: &Board<Self>) -> Vec<i64> {
        board.players.iter().map(|player| player.run() as i64).collect()
    }

    fn outcome(&self, board: &Board<Self>) -> Outcome {
        let scores = self.scores(board);
        match scores.len() {
            1 => Outcome::alone(true).with_scores(scores),
            _ => board.round.party.by_score(scores),
        }
    }

    fn choices(&self, board: &Board<Self>, seat: Seat) -> Moves<Choice> {
        Moves::Listed(board.player(seat).choices())
    }

    /// `34 5`, also `34-5` or `34 → 5`: the number and its line.
    fn parse(&self, _board: &Board<Self>, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let parts = input.raw().split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
        let signs = input.raw().chars().all(|c| c.is_ascii_digit() || " -–—:=>→,.!".contains(c));
        let read: Option<Vec<u8>> = parts.map(|part| part.parse().ok()).collect();
        match read.as_deref() {
            Some(&[number, line]) if signs => Ok(Choice { number, line }),
            _ => Err(Reject::syntax(Text::new("ascent-reject-syntax"))),
        }
    }

    fn write(&self, choice: &Choice) -> String {
        format!("{} {}", choice.number, choice.line)
    }

    fn label(&self, choice: &Choice) -> Text {
        Text::new("ascent-write").with("number", choice.number).with("line", choice.line)
    }

    fn ask(&self, board: &Board<Self>, seats: Seats) -> Text {
        let faces = seats.iter().next().and_then(|seat| board.player(seat).faces.clone()).unwrap_or_default();
        let numbers: Vec<String> = numbers(&faces).iter().map(u8::to_string).collect();
        Text::new("ascent-ask").with("numbers", numbers.join(" / "))
    }

    fn typed(&self) -> bool {
        true
    }

    fn scene(&self, board: &Board<Self>) -> Scene {
        sheet::scene(board)
    }

    fn board(&self, board: &Board<Self>) -> String {
        sheet::text(board)
    }

    /// The seat's own list.
    fn holds(&self, board: &Board<Self>, seat: Seat) -> Option<Text> {
        let player = board.player(seat);
        Some(Text::new("ascent-holds").with("list", sheet::list(&player.ladder)).with("run", player.run()))
    }

    /// A button for each number and line that you can write. In a group, for each line that somebody has empty.
    fn buttons(&self, board: &Board<Self>, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
        let mut choices = board.player(seat).choices();
        if board.round.own != Some(seat) && board.seats().len() > 1 {
            let faces = board.player(seat).faces.clone().unwrap_or_default();
            let open = |line: &u8| {
                let mut waiting = board.round.waiting.iter();
                waiting.any(|seat| board.player(seat).ladder[usize::from(*line - 1)].is_none())
            };
            let lines: Vec<u8> = (1..=LINES as u8).filter(open).collect();
            let of = |number: u8| lines.iter().map(move |line| Choice { number, line: *line });
            choices = numbers(&faces).into_iter().flat_map(of).collect();
        }
        let rows = choices.chunk_by(|a, b| a.number == b.number).flat_map(|row| row.chunks(ACROSS));
        rows.map(|row| row.iter().copied().map(Tap::Move).collect()).collect()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        let player = board.player(seat);
        think::choice(&player.ladder, player.faces.as_deref()?, ctx)
    }

    fn name(&self, board: &Board<Self>, seat: Seat, _dice: Dice, _ctx: &mut SearchCtx<'_>) -> Vec<u8> {
        think::name(&board.player(seat).ladder)
    }
}
