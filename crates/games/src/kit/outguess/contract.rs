//! The contract of such a game, the state of a match, and a viewer's knowledge of it.

use std::fmt::Debug;

use crate::game::{Info, OptValues, Scene, Seat, Text};

/// The rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The largest number that a player can choose; the smallest is 1.
    pub most: u8,
    /// The points, or the lead, that a player needs to win.
    pub goal: u32,
}

/// How the picture shows the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gauge {
    /// Both players race to the goal.
    Race,
    /// A sign moves between two goals.
    Tug,
}

/// The parts of such a game that differ.
pub trait Outguess: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The percentage of numbers in which each level of the computer slips. Each level wins against the one below.
    const SLIPS: [u32; 5];

    /// The facts about the game. It is for two players and hides choices.
    fn info(&self) -> &'static Info;

    /// The rules of a match with these options.
    fn terms(&self, values: &mut OptValues) -> Terms;

    /// The points of each seat for these choices.
    fn points(&self, choices: [u8; 2]) -> [u32; 2];

    /// Reduces the points to what matters: from equal standings, the match is won in the same way.
    fn standing(&self, points: [u32; 2]) -> [u32; 2];

    /// The number that the computer chooses when it slips. It is always the same: what is worst at given points differs
    /// between the seats, and a level that chose it would win against one that does so less often.
    fn slip(&self, terms: Terms) -> u8;

    /// How the picture shows the score.
    fn gauge(&self) -> Gauge;

    /// The event after both have chosen: `{game}-round` with the choices and the points for each.
    fn told(&self, round: Round) -> Text;

    /// The question to both seats, when a round begins.
    fn ask(&self, terms: Terms) -> Text;

    /// The sentence below the rounds: the scoring rule.
    fn rule(&self) -> Text;

    /// The answer to a number that nobody may choose.
    fn refusal(&self, terms: Terms) -> Text;

    /// A small drawing that shows what the game looks like.
    fn emblem(&self) -> Scene;
}

/// The winner at a standing; `None` if the match goes on.
pub fn winner<G: Outguess>(game: G, terms: Terms, points: [u32; 2]) -> Option<Seat> {
    let standing = game.standing(points);
    [Seat(0), Seat(1)].into_iter().find(|seat| standing[seat.index()] >= terms.goal)
}

/// A finished round, with both numbers open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// The number that each seat has chosen.
    pub choices: [u8; 2],
    /// The points that each seat gets.
    pub points: [u32; 2],
}

/// The public part of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet<G> {
    /// The game that is played.
    pub game: G,
    /// The rules of this match.
    pub terms: Terms,
    /// The points of each seat.
    pub points: [u32; 2],
    /// Finished rounds, oldest first.
    pub rounds: Vec<Round>,
}

/// A match as a viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View<G> {
    /// The public part.
    pub sheet: Sheet<G>,
    /// Whether each seat has chosen in this round.
    pub ready: [bool; 2],
    /// The choice of each seat in this round, if the viewer may know it.
    pub chosen: [Option<u8>; 2],
}

impl<G: Outguess> Sheet<G> {
    /// The winner; `None` if the match goes on.
    pub fn winner(&self) -> Option<Seat> {
        winner(self.game, self.terms, self.points)
    }

    /// The points of both seats.
    pub fn scores(&self) -> Vec<i64> {
        self.points.map(i64::from).to_vec()
    }
}
