//! A thousand: you throw six dice, set the scoring ones aside, and throw the others again as often as you dare.
//!
//! `score` has the values of dice, `think` the computer's play, `sheet` the drawing.

mod score;
mod sheet;
#[cfg(test)]
mod tests;
mod think;

use crate::base::faces;
use crate::game::{
    Counts, Dice, Family, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene, SearchCtx,
    Seat, Seats, Table, Tap, Text, Weight,
};
use crate::kit::dicegame::{Board, DICE, DiceGame, Stage, TOGETHER, listed};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thousand;

static INFO: Info = Info {
    options: &[
        OptDef::new("goal", OptKind::Int { min: 100, max: 5000, step: 50, default: Some(1000) })
            .offering(&["500", "1000", "2000"]),
        OptDef::new("opening", OptKind::Int { min: 0, max: 100, step: 5, default: Some(0) }),
        OptDef::new("pits", OptKind::Flag { default: false }),
        TOGETHER,
        DICE,
    ],
    words: &["roll", "hold"],
    hidden: Hidden::Views,
    ..Info::of("thousand", Counts::from_to(2, 50), Family::STOPPING, Weight::Quarter)
};

/// The pits: ranges of points that a player has to leave in a single turn, if the option is on.
const PITS: [(u32, u32); 2] = [(200, 300), (600, 700)];

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    goal: u32,
    /// A player without points may not stop with less than this.
    opening: u32,
    pits: bool,
}

impl Rules {
    /// The least points of a turn with which a player who has `points` may stop.
    fn least(self, points: u32) -> u32 {
        let pit = PITS.into_iter().find(|(from, to)| self.pits && (*from..*to).contains(&points));
        match pit {
            Some((_, to)) => to.min(self.goal) - points,
            None if points == 0 => self.opening,
            None => 0,
        }
    }
}

/// The stage of a player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Throws,
    Chooses,
    Stopped,
    Bust,
}

/// A player's score sheet and dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The points of each turn. `None`: the turn was lost.
    turns: Vec<Option<u32>>,
    /// The points of the dice set aside in this turn.
    now: u32,
    /// The dice set aside since all six were thrown last.
    aside: Vec<u8>,
    /// The thrown dice on the table.
    thrown: Vec<u8>,
    phase: Phase,
    /// Whether the player has thrown six equal dice.
    won: bool,
}

impl Player {
    fn new() -> Player {
        Player { turns: vec![], now: 0, aside: vec![], thrown: vec![], phase: Phase::Stopped, won: false }
    }

    fn points(&self) -> u32 {
        self.turns.iter().flatten().sum()
    }

    /// The number of dice in the next throw.
    fn loose(&self) -> usize {
        score::DICE - self.aside.len() % score::DICE
    }

    /// The number of dice left after setting `set` more aside. If none is left, it is all six again.
    fn left(&self, set: usize) -> usize {
        let left = self.thrown.len().saturating_sub(set);
        if left == 0 { score::DICE } else { left }
    }

    fn bust(&mut self) {
        self.turns.push(None);
        self.phase = Phase::Bust;
    }
}

/// A player's choice after a throw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The dice to set aside, ascending. `None`: all that score.
    set: Option<Vec<u8>>,
    /// Whether the player throws the others, or stops.
    on: bool,
    /// The dice, the number of dice thrown next, and the points of the turn then. `None`: they are not the same for all
    /// players.
    sight: Option<(Vec<u8>, usize, u32)>,
}

impl Choice {
    /// A choice as its player sees it.
    fn shown(player: &Player, set: Option<Vec<u8>>, on: bool) -> Choice {
        let dice = set.clone().unwrap_or_else(|| score::best(&player.thrown));
        let points = score::points(&dice).filter(|_| score::has(&player.thrown, &dice));
        let sight = points.map(|points| (dice.clone(), player.left(dice.len()), player.now + points));
        Choice { set, on, sight }
    }
}

type Sheet = Board<Thousand>;

fn not_there(faces: &[u8]) -> Reject {
    Reject::illegal(Text::new("thousand-reject-set").with("faces", listed(faces)))
}

impl Sheet {
    /// Records a player's points of this turn.
    fn bank(&mut self, seat: Seat, told: &mut Vec<Text>) -> Result<(), Reject> {
        let least = self.rules.least(self.player(seat).points());
        let player = self.player_mut(seat);
        if player.now < least {
            let text = Text::new("thousand-reject-stop").with("least", least).with("points", player.now);
            return Err(Reject::illegal(text));
        }
        player.turns.push(Some(player.now));
        player.phase = Phase::Stopped;
        let text = Text::new("thousand-banks").with("seat", seat).with("points", player.now);
        told.push(text.with("total", player.points()));
        Ok(())
    }
}

impl DiceGame for Thousand {
    type Rules = Rules;
    type Common = ();
    type Player = Player;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        // The definitions bound them.
        let (goal, opening) = (values.int("goal") as u32, values.int("opening") as u32);
        Ok(Rules { goal, opening, pits: values.flag("pits") })
    }

    fn setup(&self, _rules: &Rules, table: Table) -> ((), Vec<Player>) {
        ((), vec![Player::new(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Sheet, seat: Seat) {
        let player = board.player_mut(seat);
        *player = Player { turns: std::mem::take(&mut player.turns), phase: Phase::Throws, ..Player::new() };
    }

    fn stage(&self, board: &Sheet, seat: Seat) -> Stage {
        let player = board.player(seat);
        match player.phase {
            // Of a common throw, each player takes as many dice as they have left.
            Phase::Throws if board.round.is_common() => Stage::Throw(Dice::ordinary(score::DICE)),
            Phase::Throws => Stage::Throw(Dice::ordinary(player.loose())),
            Phase::Chooses => Stage::Choose,
            Phase::Stopped | Phase::Bust => Stage::Done,
        }
    }

    fn fallen(&self, board: &mut Sheet, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let player = board.player_mut(seat);
        if player.loose() == score::DICE {
            player.aside.clear();
        }
        player.thrown = faces.iter().copied().take(player.loose()).collect();
        let (points, dice) = (player.now, listed(&player.thrown));
        let key = if score::wins(&player.thrown) {
            player.won = true;
            player.phase = Phase::Stopped;
            "thousand-six"
        } else if score::best(&player.thrown).is_empty() {
            player.bust();
            "thousand-bust"
        } else {
            player.phase = Phase::Chooses;
            "thousand-threw"
        };
        told.push(Text::new(key).with("seat", seat).with("faces", dice).with("points", points));
    }

    fn choose(&self, board: &mut Sheet, seat: Seat, choice: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        let player = board.player_mut(seat);
        let set = choice.set.clone().unwrap_or_else(|| score::best(&player.thrown));
        let points = score::points(&set).filter(|_| score::has(&player.thrown, &set));
        player.now += points.ok_or_else(|| not_there(&set))?;
        for face in &set {
            player.thrown.iter().position(|other| other == face).map(|die| player.thrown.remove(die));
        }
        player.aside.extend(&set);
        if !choice.on {
            return board.bank(seat, told);
        }
        player.phase = Phase::Throws;
        let text = Text::new("thousand-aside").with("seat", seat).with("faces", listed(&set));
        told.push(text.with("points", player.now));
        Ok(())
    }

    fn is_over(&self, board: &Sheet) -> bool {
        let done = |player: &Player| player.won || player.points() >= board.rules.goal;
        board.round.present().len() < 2 || board.players.iter().any(done)
    }

    fn scores(&self, board: &Sheet) -> Vec<i64> {
        board.players.iter().map(|player| player.points().into()).collect()
    }

    fn outcome(&self, board: &Sheet) -> Outcome {
        let places = board.round.party.ranked(|seat| (board.player(seat).won, board.player(seat).points()));
        Outcome { places, scores: Some(self.scores(board)) }
    }

    fn choices(&self, board: &Sheet, seat: Seat) -> Moves<Choice> {
        let player = board.player(seat);
        if player.phase != Phase::Chooses {
            return Moves::Listed(Vec::new());
        }
        let all = Choice::shown(player, None, true);
        let fewer = score::sets(&player.thrown).into_iter().skip(1).map(|set| Choice::shown(player, Some(set), true));
        let stop = Choice::shown(player, None, false);
        let least = board.rules.least(player.points());
        let stops = stop.sight.as_ref().is_some_and(|(_, _, now)| *now >= least);
        Moves::Listed([all].into_iter().chain(fewer).chain(stops.then_some(stop)).collect())
    }

    fn throw_word(&self) -> &'static str {
        "roll"
    }

    fn parse(&self, board: &Sheet, seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let syntax = || Reject::syntax(Text::new("thousand-reject-syntax"));
        let mut read = input.reader();
        let on = match read.word() {
            Some("roll") => true,
            Some("hold") => false,
            _ => return Err(syntax()),
        };
        let set = match read.end() {
            true => None,
            false => {
                let read = faces::read(read.rest().trim_end_matches(['.', '!']), 6);
                let mut set = read.filter(|set| set.len() <= score::DICE).ok_or_else(syntax)?;
                set.sort_unstable();
                Some(set)
            }
        };
        Ok(Choice::shown(board.player(seat), set, on))
    }

    fn write(&self, choice: &Choice) -> String {
        let word = if choice.on { "roll" } else { "hold" };
        format!("{word} {}", choice.set.as_deref().map(listed).unwrap_or_default()).trim().to_owned()
    }

    fn label(&self, choice: &Choice) -> Text {
        match (&choice.sight, choice.on) {
            (Some((set, dice, now)), true) => {
                Text::new("thousand-roll").with("faces", listed(set)).with("dice", *dice).with("points", *now)
            }
            (Some((_, _, now)), false) => Text::new("thousand-hold").with("points", *now),
            (None, true) => Text::new("dice-roll"),
            (None, false) => Text::new("dice-hold"),
        }
    }

    fn ask(&self, board: &Sheet, seats: Seats) -> Text {
        let player = seats.iter().next().map(|seat| board.player(seat)).filter(|_| !board.round.is_common());
        let Some(player) = player else { return Text::new("thousand-ask-all") };
        let best = score::points(&score::best(&player.thrown)).unwrap_or(0);
        Text::new("thousand-ask").with("points", player.now + best).with("now", player.now)
    }

    fn typed(&self) -> bool {
        true
    }

    /// If possible, the example throws on without all the scoring dice, since that choice needs an explanation.
    fn example(&self, board: &Sheet, seat: Seat) -> Option<Choice> {
        let player = board.player(seat);
        let set = score::worthwhile(&player.thrown).pop()?;
        (player.phase == Phase::Chooses).then(|| Choice::shown(player, Some(set), true))
    }

    fn scene(&self, board: &Sheet) -> Scene {
        sheet::scene(board)
    }

    fn board(&self, board: &Sheet) -> String {
        sheet::text(board)
    }

    fn holds(&self, board: &Sheet, seat: Seat) -> Option<Text> {
        let player = board.player(seat);
        let text = match player.thrown.as_slice() {
            [] => Text::new("thousand-holds-none"),
            _ => Text::new("thousand-holds").with("faces", listed(&player.thrown)),
        };
        Some(text.with("points", player.now))
    }

    /// The sets that can be set aside: of each size, only the best one. If everybody presses the same buttons, it is
    /// all scoring dice.
    fn buttons(&self, board: &Sheet, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
        let Moves::Listed(choices) = self.choices(board, seat) else { return Vec::new() };
        if board.round.is_common() && board.round.own != Some(seat) {
            let plain = |on| Tap::Move(Choice { set: None, on, sight: None });
            return vec![[true, false].map(plain).to_vec()];
        }
        let wanted = score::worthwhile(&board.player(seat).thrown);
        let shown = |choice: &Choice| choice.set.as_ref().is_none_or(|set| wanted.contains(set));
        choices.into_iter().filter(shown).map(|choice| vec![Tap::Move(choice)]).collect()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    fn think(&self, board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        think::choice(board, seat, ctx)
    }
}
