//! The counter of Cameroon: mark the sums of two dice. The first with four marks on a sum wins it.
//!
//! The book's own rules are lost. In the index it has two dice; the public game throws four and splits them into two
//! pairs. With two dice there would be nothing to decide, so here a player may throw them up to three times, as in
//! Cameroon, and marks the last sum.

mod sheet;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{
    Counts, Dice, Family, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene, SearchCtx,
    Seat, Seats, Table, Tap, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, NAMED, Stage, TOGETHER, listed, some};
use crate::kit::pairs::{self, SUMS};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CounterCameroon;

static INFO: Info = Info {
    options: &[
        OptDef::new("form", OptKind::Choice(&["four", "two"])),
        OptDef::new("throws", OptKind::Int { min: 1, max: 3, step: 1, default: Some(3) }),
        OptDef::new("values", OptKind::Choice(&["steep", "flat"])),
        TOGETHER,
        NAMED,
        DICE,
    ],
    words: &["throw", "name", "mark", "again"],
    hidden: Hidden::Choices,
    ..Info::of("countercameroon", Counts::from_to(2, 4), Family::POWER, Weight::Half)
};

/// The marks that win a sum.
const GOAL: u8 = 4;

/// The rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Whether four dice make two sums; otherwise two dice make one.
    four: bool,
    /// The most throws of two dice in a turn.
    throws: u32,
    /// Whether the points of sums differ less.
    flat: bool,
}

impl Rules {
    /// The points of a sum: the rarer, the more.
    fn value(self, sum: u8) -> u32 {
        let away = u32::from(sum.abs_diff(7));
        if self.flat { away + 1 } else { 2 * away + 1 }
    }

    fn dice(self) -> Dice {
        Dice::ordinary(if self.four { 4 } else { 2 })
    }
}

/// The seats that have won each sum. Several have if they came to four marks at the same time.
type Owners = [Seats; SUMS];

/// A player's progress in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Throws,
    Chooses,
    Done,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    marks: [u8; SUMS],
    phase: Phase,
    /// The dice of the player's latest throw.
    thrown: Vec<u8>,
    /// The sums marked last.
    latest: Vec<u8>,
}

/// A choice after a throw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Marks these sums, ascending.
    Mark(Vec<u8>),
    /// Throws both dice again.
    Again,
}

type Sheet = Board<CounterCameroon>;

impl Sheet {
    fn is_open(&self, sum: u8) -> bool {
        pairs::index(sum).is_some_and(|n| self.common[n].is_empty())
    }

    /// The sums that these dice can mark, way by way. A way may include a sum that is closed, if another one in it is
    /// open.
    fn ways(&self, dice: &[u8]) -> Vec<Vec<u8>> {
        let ways: Vec<Vec<u8>> = match *dice {
            [a, b, c, d] => pairs::of_four([a, b, c, d]).into_iter().map(|sums| sums.to_vec()).collect(),
            [a, b] => vec![vec![a + b]],
            _ => Vec::new(),
        };
        ways.into_iter().filter(|sums| sums.iter().any(|sum| self.is_open(*sum))).collect()
    }

    /// The sums that a player means by these: those of a way that has them all and is otherwise closed.
    fn meant(&self, seat: Seat, sums: Vec<u8>) -> Vec<u8> {
        let ways = self.ways(&self.player(seat).thrown);
        let open = |way: &Vec<u8>| way.iter().copied().filter(|sum| self.is_open(*sum)).collect::<Vec<u8>>();
        let is_whole = ways.contains(&sums);
        ways.into_iter().find(|way| !is_whole && open(way) == sums).unwrap_or(sums)
    }

    /// Whether both dice may be thrown again.
    fn may_throw_again(&self) -> bool {
        !self.rules.four && self.round.throws < self.rules.throws
    }

    fn mark_sums(&mut self, seat: Seat, sums: &[u8]) {
        let open: Vec<u8> = sums.iter().copied().filter(|sum| self.is_open(*sum)).collect();
        let player = self.player_mut(seat);
        open.iter().filter_map(|sum| pairs::index(*sum)).for_each(|n| player.marks[n] += 1);
        player.latest = open;
        player.phase = Phase::Done;
    }

    fn points(&self, seat: Seat) -> u32 {
        let own = pairs::sums().zip(&self.common).filter(|(_, owners)| owners.has(seat));
        own.map(|(sum, _)| self.rules.value(sum)).sum()
    }
}

impl DiceGame for CounterCameroon {
    type Rules = Rules;
    type Common = Owners;
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        let (four, flat) = (values.choice("form") == "four", values.choice("values") == "flat");
        // The definition bounds it.
        Ok(Rules { four, throws: values.int("throws") as u32, flat })
    }

    fn setup(&self, _rules: &Rules, table: Table) -> (Owners, Vec<Player>) {
        let player = Player { marks: [0; SUMS], phase: Phase::Done, thrown: vec![], latest: vec![] };
        ([Seats::NONE; SUMS], vec![player; usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) {
        board.player_mut(seat).phase = Phase::Throws;
    }

    fn stage(&self, board: &Sheet, seat: Seat) -> Stage {
        match board.player(seat).phase {
            Phase::Throws => Stage::Throw(board.rules.dice()),
            Phase::Chooses => Stage::Choose,
            Phase::Done => Stage::Done,
        }
    }

    /// If only one thing can be done, the bot does it.
    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        board.player_mut(seat).thrown = faces.to_vec();
        let ways = board.ways(faces);
        let again = board.may_throw_again();
        let threw = Text::new("countercameroon-threw").with("seat", seat).with("faces", listed(faces));
        match (ways.as_slice(), again) {
            ([only], false) => {
                board.mark_sums(seat, only);
                told.extend([threw, marked(board, seat)]);
            }
            ([], true) => board.player_mut(seat).phase = Phase::Throws,
            // Says nothing: towards the end this happens again and again.
            ([], false) => {
                let player = board.player_mut(seat);
                (player.phase, player.latest) = (Phase::Done, Vec::new());
            }
            _ => {
                told.push(threw);
                board.player_mut(seat).phase = Phase::Chooses;
            }
        }
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        match choice {
            Choice::Again if board.may_throw_again() => board.player_mut(seat).phase = Phase::Throws,
            Choice::Again => return Err(Reject::illegal(Text::new("countercameroon-reject-again"))),
            Choice::Mark(sums) => {
                let ways = board.ways(&board.player(seat).thrown);
                if !ways.contains(sums) {
                    let ways: Vec<Text> = ways.iter().map(|sums| pairs::together(sums)).collect();
                    let text = Text::new("countercameroon-reject-sums").with("ways", ways);
                    return Err(Reject::illegal(text));
                }
                board.mark_sums(seat, sums);
                told.push(marked(board, seat));
            }
        }
        Ok(())
    }

    fn settle(&self, board: &mut Sheet, seats: Seats, told: &mut Vec<Text>) {
        for (n, sum) in pairs::sums().enumerate().filter(|(n, _)| board.common[*n].is_empty()).collect::<Vec<_>>() {
            let full: Seats = seats.iter().filter(|seat| board.player(*seat).marks[n] >= GOAL).collect();
            if !full.is_empty() {
                board.common[n] = full;
                let text = some("countercameroon-won", full).with("sum", sum);
                told.push(text.with("points", board.rules.value(sum)));
            }
        }
    }

    fn is_over(&self, board: &Sheet) -> bool {
        board.round.present().len() < 2 || board.common.iter().all(|owners| !owners.is_empty())
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.seats().iter().map(|seat| board.points(seat).into()).collect()
    }

    fn outcome(&self, board: &Sheet) -> Outcome {
        board.round.party.by_score(self.scores(board))
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Choice> {
        let player = board.player(seat);
        if player.phase != Phase::Chooses {
            return Moves::Listed(Vec::new());
        }
        let marks = board.ways(&player.thrown).into_iter().map(Choice::Mark);
        Moves::Listed(marks.chain(board.may_throw_again().then_some(Choice::Again)).collect())
    }

    fn throwing(&self, board: &Sheet, _seat: Seat) -> Option<(Choice, Dice)> {
        board.may_throw_again().then(|| (Choice::Again, board.rules.dice()))
    }

    /// Sums that are closed need not be typed.
    fn parse(&self, board: &Sheet, seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let syntax = || Reject::syntax(Text::new("countercameroon-reject-syntax"));
        let mut read = input.reader();
        match read.word() {
            Some("again") if read.end() => return Ok(Choice::Again),
            Some("mark") | None => {}
            Some(_) => return Err(syntax()),
        }
        let sums = pairs::read(read.rest()).filter(|sums| (1..=2).contains(&sums.len()));
        sums.map(|sums| Choice::Mark(board.meant(seat, sums))).ok_or_else(syntax)
    }

    fn write(&self, choice: &Choice) -> String {
        match choice {
            Choice::Mark(sums) => format!("mark {}", listed(sums)),
            Choice::Again => "again".to_owned(),
        }
    }

    fn label(&self, choice: &Choice) -> Text {
        match choice {
            Choice::Mark(sums) => Text::new("countercameroon-mark").with("sums", pairs::together(sums)),
            Choice::Again => Text::new("countercameroon-again"),
        }
    }

    fn may_name(&self, board: &Sheet, faces: &[u8]) -> Result<(), Reject> {
        // Otherwise the match could go on for ever.
        match board.ways(faces).is_empty() {
            true => Err(Reject::illegal(Text::new("countercameroon-reject-name"))),
            false => Ok(()),
        }
    }

    fn ask(&self, board: &Sheet, seats: Seats) -> Text {
        let thrown = seats.iter().next().map(|seat| board.player(seat).thrown.as_slice()).unwrap_or_default();
        let key = if board.rules.four { "countercameroon-ask" } else { "countercameroon-ask-two" };
        Text::new(key).with("faces", listed(thrown)).with("sum", thrown.iter().sum::<u8>())
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
                vec![choices.into_iter().map(Tap::Move).collect()]
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

/// The sentence about the sums that a seat has marked last.
fn marked(board: &Sheet, seat: Seat) -> Text {
    Text::new("countercameroon-marks").with("seat", seat).with("sums", pairs::together(&board.player(seat).latest))
}
