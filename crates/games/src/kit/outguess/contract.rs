//! What such a game is, how a match stands, and what a viewer knows of it.

use std::fmt::Debug;

use crate::game::{Info, OptValues, Scene, Seat, Text};

/// How one match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The largest number that can be chosen; the smallest is 1.
    pub most: u8,
    /// The points, or the lead, that win.
    pub goal: u32,
}

/// How a match stands on the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gauge {
    /// Both have a way to go to the goal.
    Race,
    /// A sign moves between the two goals.
    Tug,
}

/// What distinguishes such a game.
pub trait Outguess: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The facts. The game is for two and hides choices.
    fn info(&self) -> &'static Info;

    /// How a match with these options is played.
    fn terms(&self, values: &mut OptValues) -> Terms;

    /// The points of each seat for these choices.
    fn points(&self, choices: [u8; 2]) -> [u32; 2];

    /// What counts of the points: two standings that are equal here are won in the same way from there on.
    fn standing(&self, points: [u32; 2]) -> [u32; 2];

    /// How that is drawn.
    fn gauge(&self) -> Gauge;

    /// The event when both have chosen: `{game}-round` with the choices and who gets how much.
    fn told(&self, round: Round) -> Text;

    /// What is asked.
    fn ask(&self, terms: Terms) -> Text;

    /// The answer to a number that nobody can choose.
    fn refusal(&self, terms: Terms) -> Text;

    /// Which of two numbers somebody chooses who does not know the game.
    fn naive(&self, drawn: [u8; 2]) -> u8;

    /// A drawing of what the game looks like.
    fn emblem(&self) -> Scene;
}

/// Who has won at a standing.
pub fn winner<G: Outguess>(game: G, terms: Terms, points: [u32; 2]) -> Option<Seat> {
    let standing = game.standing(points);
    [Seat(0), Seat(1)].into_iter().find(|seat| standing[seat.index()] >= terms.goal)
}

/// A round that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// What each has chosen.
    pub choices: [u8; 2],
    /// What each gets for it.
    pub points: [u32; 2],
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet<G> {
    /// The rules.
    pub game: G,
    /// How this match is played.
    pub terms: Terms,
    /// The points of each seat.
    pub points: [u32; 2],
    /// The rounds that are over.
    pub rounds: Vec<Round>,
}

/// What a viewer knows.
#[derive(Clone, PartialEq, Debug)]
pub struct View<G> {
    /// What everybody knows.
    pub sheet: Sheet<G>,
    /// Who has chosen for this round.
    pub ready: [bool; 2],
    /// What they have chosen, for whoever may know that.
    pub chosen: [Option<u8>; 2],
}

impl<G: Outguess> Sheet<G> {
    /// Who has won.
    pub fn winner(&self) -> Option<Seat> {
        winner(self.game, self.terms, self.points)
    }

    /// The points of both seats.
    pub fn scores(&self) -> Vec<i64> {
        self.points.map(i64::from).to_vec()
    }
}
