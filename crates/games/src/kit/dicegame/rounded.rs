//! Games of rounds: each player has one turn per round, with as many throws as it takes, and each round gives points.

use std::fmt::Debug;

use super::contract::{Board, Way};
use super::rollhold::{After, RollHold, Rolled};
use super::runner::Phase;
use super::table::{listed, some};
use crate::game::scene::{Pt, Scene};
use crate::game::{Dice, Info, Nth, OptDef, OptKind, OptValues, Reject, SearchCtx, Seat, Seats, Table, Text};
use crate::kit::roster::{Cell, Foot, Head, Roster};
use crate::kit::rounds::{Series, leaders};

/// Option: the number of rounds.
pub const ROUNDS: OptDef =
    OptDef::new("rounds", OptKind::Int { min: 1, max: 20, step: 1, default: Some(5) }).shared("dice");

/// How rounds count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// The results of all rounds, added up.
    Sum,
    /// A point for each round in which nobody had more.
    Best,
}

/// The game's data about a player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Points so far.
    pub points: u32,
    /// The result of each round; `None` if the player lost it.
    pub results: Vec<Option<u32>>,
}

/// The table of such a game.
pub type Sheet<G> = Board<Rolled<Rounded<G>>>;

/// A game of rounds, defined by the result of a turn. [`Rounded`] counts rounds and points, and draws the table.
pub trait Scored: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The rules of one match.
    type Rules: Clone + PartialEq + Debug + Send + Sync;

    /// As [`RollHold::info`].
    fn info(&self) -> &'static Info;

    /// The rules that these option values ask for.
    fn rules(&self, values: &OptValues) -> Self::Rules;

    /// The number of rounds in a match.
    fn rounds(&self, rules: &Self::Rules) -> u32;

    /// How rounds count.
    fn worth(&self) -> Worth;

    /// Whether the next player opens the next round. Otherwise the same one does.
    fn goes_round(&self) -> bool {
        false
    }

    /// As [`RollHold::dice`].
    fn dice(&self, sheet: &Sheet<Self>, seat: Seat) -> Dice;

    /// As [`RollHold::may_hold`].
    fn may_hold(&self, _sheet: &Sheet<Self>, _seat: Seat) -> bool {
        false
    }

    /// How the turn goes on after a throw.
    fn after(&self, sheet: &Sheet<Self>, seat: Seat) -> After;

    /// The result of this turn's throws so far.
    fn result(&self, sheet: &Sheet<Self>, seat: Seat) -> u32;

    /// The message about a throw.
    fn tell(&self, sheet: &Sheet<Self>, seat: Seat, faces: &[u8]) -> Text {
        let text = Text::new("dice-threw-makes").with("seat", seat).with("faces", listed(faces));
        text.with("sum", self.result(sheet, seat))
    }

    /// As [`RollHold::ask`].
    fn ask(&self, sheet: &Sheet<Self>, seats: Seats) -> Text;

    /// As [`RollHold::rolls`].
    fn rolls(&self, _sheet: &Sheet<Self>, _seat: Seat, _ctx: &mut SearchCtx<'_>) -> bool {
        true
    }

    /// As [`RollHold::emblem`].
    fn emblem(&self) -> Option<Scene>;

    /// Width of the room at the left of the columns, which the game fills when it draws the first one.
    fn margin(&self) -> f32 {
        0.0
    }

    /// Least width of a column, and height of the area for [`draw`](Scored::draw).
    fn body(&self, sheet: &Sheet<Self>) -> (f32, f32);

    /// Draws in a player's column of width `wide`, down from the point `top`.
    fn draw(&self, scene: &mut Scene, sheet: &Sheet<Self>, seat: Seat, top: Pt, wide: f32);

    /// The sentence below the table.
    fn says(&self, sheet: &Sheet<Self>) -> Text {
        let series = &sheet.common;
        Text::new("dice-sheet-round").with("round", series.number()).with("rounds", series.of())
    }
}

/// A game of rounds, made into a game of throwing and stopping.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rounded<G>(pub G);

impl<G: Scored> Sheet<G> {
    /// Whether the next throw opens a round, in a game played in turn. All dice on the table then belong to the round
    /// before.
    pub fn is_fresh(&self) -> bool {
        self.common.bout().done().is_empty() && self.player(self.round.mover()).throws.is_empty()
    }

    /// Whether all dice on the table are past ones, of the round before. With one throw for everybody, none are.
    pub fn is_past(&self) -> bool {
        self.is_fresh() && !self.round.over && !self.round.is_common()
    }

    /// A seat's result in this round, or in the previous one until somebody throws. The outer `None`: it has not
    /// played. The inner `None`: it has lost the round.
    pub fn made(&self, seat: Seat) -> Option<Option<u32>> {
        let (results, number) = (&self.own(seat).results, self.common.number() as usize);
        let shown = results.len() == number || self.is_fresh() || self.common.is_over();
        results.last().copied().filter(|_| shown)
    }

    /// The best result so far in this round, which others must beat.
    pub fn best(&self) -> Option<u32> {
        let number = self.common.number() as usize;
        let made = |seat: Seat| Some(&self.own(seat).results).filter(|all| all.len() == number)?.last().copied()?;
        self.common.bout().done().iter().filter_map(made).max()
    }

    /// The best result that [`made`](Board::made) shows, once somebody has one.
    fn most(&self) -> Option<Option<u32>> {
        self.seats().iter().filter_map(|seat| self.made(seat)).max().filter(Option::is_some)
    }

    /// How many others have still to play in this round. With one throw for everybody, players who stopped earlier have
    /// less than those who are still in.
    pub fn rivals(&self, seat: Seat) -> i32 {
        let (common, bout) = (self.round.is_common(), self.common.bout());
        let plays = |other: Seat| if common { self.player(other).is_in() } else { !bout.done().has(other) };
        // At most fifty.
        bout.order().iter().filter(|other| **other != seat && plays(**other)).count() as i32
    }

    /// Scores the round after everybody has played, and begins the next one.
    fn judge(&mut self, told: &mut Vec<Text>) {
        let game = self.game.0.0;
        let present = self.round.present();
        if game.worth() == Worth::Best {
            let made = |seat: Seat| self.own(seat).results.last().copied().flatten();
            let most = present.iter().filter_map(made).max();
            let won = match most {
                Some(_) => leaders(present, made),
                None => Seats::NONE,
            };
            won.iter().for_each(|seat| self.own_mut(seat).points += 1);
            told.push(match most {
                Some(most) => some("dice-round-won", won).with("sum", most),
                None => Text::new("dice-round-nobody"),
            });
        }
        self.common.close(present, game.goes_round());
    }

    /// The points of a running turn so far.
    fn running(&self, seat: Seat) -> Option<Text> {
        let player = self.player(seat);
        let runs = player.is_in() && !player.throws.is_empty() && !self.round.over;
        let key = match self.game.0.0.worth() {
            Worth::Sum => "dice-sheet-runs",
            Worth::Best => "nearest-sheet-made",
        };
        let sum = if runs { self.game.0.0.result(self, seat) } else { 0 };
        (sum > 0).then(|| Text::new(key).with("sum", sum))
    }

    fn roster(&self) -> Roster {
        let (column, body) = self.game.0.0.body(self);
        let past = self.is_past();
        let cells = |seat: Seat| {
            let made = self.made(seat);
            let says = made.map(|made| made.map_or_else(|| "!".to_owned(), |made| made.to_string()));
            let best = self.game.0.0.worth() == Worth::Best;
            let words = made.map(|made| match made {
                Some(made) if best && !past => Text::new("nearest-sheet-made").with("sum", made),
                Some(made) if past && best => Text::new("dice-sheet-past").with("sum", made),
                Some(0) => Text::new("dice-sheet-lost"),
                Some(made) => Text::new("dice-sheet-made").with("sum", made),
                None if past && best => Text::new("dice-sheet-past-lost"),
                None => Text::new("dice-sheet-lost"),
            });
            let points = self.own(seat).points;
            let wins = best.then(|| Text::new("dice-sheet-wins").with("count", points));
            let won = best && (past || self.round.over) && made.is_some() && made == self.most();
            let total = Cell { words: wins, latest: won, ..Cell::own(points) };
            let now = Cell { words: self.running(seat).or(words), own: won, ..Cell::pencil(says.unwrap_or_default()) };
            vec![total, now]
        };
        let (points, now) = match self.game.0.0.worth() {
            Worth::Best => (Foot::High(1.5), Foot::High(1.5)),
            Worth::Sum => (Foot::High(1.6), Foot::High(1.5)),
        };
        let heads = [("points", "dice-sheet-points", points), ("now", "dice-sheet-now", now)];
        let heads = heads.map(|(text, key, foot)| Head::new(text, (key, 2.8), foot)).to_vec();
        self.listed(heads, (column, body), cells).alone()
    }
}

impl<G: Scored> RollHold for Rounded<G> {
    type Rules = G::Rules;
    type Common = Series;
    type Player = Tally;

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<G::Rules, Reject> {
        Ok(self.0.rules(values))
    }

    fn dice(&self, sheet: &Sheet<G>, seat: Seat) -> Dice {
        self.0.dice(sheet, seat)
    }

    fn may_hold(&self, sheet: &Sheet<G>, seat: Seat) -> bool {
        !sheet.player(seat).throws.is_empty() && self.0.may_hold(sheet, seat)
    }

    fn setup(&self, rules: &G::Rules, table: Table) -> (Series, Vec<Tally>) {
        let series = Series::new(Seats::first(table.seats), table.first, self.0.rounds(rules));
        (series, vec![Tally::default(); usize::from(table.seats)])
    }

    fn rolled(&self, sheet: &mut Sheet<G>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        if sheet.round.way == Way::Turns
            && sheet.common.bout().done().is_empty()
            && sheet.player(seat).throws.len() == 1
        {
            let others = sheet.seats().without(seat);
            others.iter().for_each(|other| sheet.player_mut(other).throws.clear());
        }
        told.push(self.0.tell(sheet, seat, faces));
        self.0.after(sheet, seat)
    }

    fn held(&self, sheet: &mut Sheet<G>, seat: Seat, told: &mut Vec<Text>) {
        told.push(Text::new("dice-stops").with("seat", seat).with("sum", self.0.result(sheet, seat)));
    }

    fn settle(&self, sheet: &mut Sheet<G>, seats: Seats, told: &mut Vec<Text>) {
        for seat in seats.iter() {
            let result = (sheet.player(seat).phase == Phase::Held).then(|| self.0.result(sheet, seat));
            let tally = sheet.own_mut(seat);
            tally.results.push(result);
            if self.0.worth() == Worth::Sum {
                tally.points += result.unwrap_or(0);
            }
        }
        if sheet.common.played(seats) {
            sheet.judge(told);
        }
    }

    fn next(&self, sheet: &Sheet<G>, _seat: Seat) -> Option<Seat> {
        sheet.common.bout().next()
    }

    fn round(&self, sheet: &Sheet<G>) -> Option<Nth> {
        Some(sheet.common.nth())
    }

    fn is_over(&self, sheet: &Sheet<G>) -> bool {
        sheet.round.present().len() < 2 || sheet.common.is_over()
    }

    fn scores(&self, sheet: &Sheet<G>) -> Vec<i64> {
        sheet.players.iter().map(|player| player.own.points.into()).collect()
    }

    fn leave(&self, sheet: &mut Sheet<G>, seat: Seat, told: &mut Vec<Text>) {
        if sheet.common.leave(seat) && !sheet.round.is_common() {
            sheet.judge(told);
        }
    }

    fn ask(&self, sheet: &Sheet<G>, seats: Seats) -> Text {
        self.0.ask(sheet, seats)
    }

    fn rolls(&self, sheet: &Sheet<G>, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        self.0.rolls(sheet, seat, ctx)
    }

    fn emblem(&self) -> Option<Scene> {
        self.0.emblem()
    }

    fn scene(&self, sheet: &Sheet<G>) -> Scene {
        let mut roster = sheet.roster();
        if self.0.worth() == Worth::Best {
            // On paper the result of the round is right below its dice, and the number of wins below it.
            roster.heads.reverse();
            roster.lines.iter_mut().for_each(|line| line.cells.reverse());
        }
        sheet.page_beside(self.0.margin(), &roster, self.0.says(sheet), &mut |scene, line, top, wide| {
            self.0.draw(scene, sheet, line.seat, top, wide);
        })
    }

    fn board(&self, sheet: &Sheet<G>) -> String {
        let series = &sheet.common;
        format!("round {}/{}\n{}", series.number(), series.of(), sheet.roster().text("  dice"))
    }
}
