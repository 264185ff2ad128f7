//! The match: the games on the grid, the mover, the die, and the points.

use super::Move;
use super::grid::{Ban, COLS, Grid, Hop, ROWS};
use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, StepCtx, Text};

/// A game is drawn after this many throws.
pub const THROWS: u16 = 200;
/// A match ends after this many games, whatever the points are.
pub const GAMES: u16 = 20;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The points that win the match. With 1 it is a single game.
    pub points: u16,
    /// Whether the players throw a die of their own.
    pub real: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Last {
    pub by: Seat,
    /// The two spaces of the move.
    pub hop: Hop,
    /// The number of chips moved.
    pub count: u8,
}

/// The whole match. Nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// The options of the match.
    pub terms: Terms,
    pub grid: Grid,
    /// The seat to move.
    pub mover: Seat,
    /// The mover's throw, or `None` before it.
    pub die: Option<u8>,
    /// The number of throws in this game.
    pub throws: u16,
    /// The latest move of this game, or `None` before the first.
    pub last: Option<Last>,
    /// The points, indexed by seat.
    pub won: [u16; 2],
    /// The number of finished games.
    pub games: u16,
    /// The winner of the latest finished game, or `None` after a draw.
    pub winner: Option<Seat>,
    /// Whether the match is over.
    pub over: bool,
    /// The seat that began this game.
    pub first: Seat,
}

impl Bout {
    /// A new match. The bot's die falls at once.
    pub fn new(terms: Terms, first: Seat, ctx: &mut StepCtx) -> Bout {
        let mut bout = Bout {
            terms,
            grid: Grid::new(),
            mover: first,
            die: None,
            throws: 0,
            last: None,
            won: [0; 2],
            games: 0,
            winner: None,
            over: false,
            first,
        };
        bout.go_on(ctx);
        bout
    }

    /// Whether it is this seat's turn.
    pub fn waits_for(&self, seat: Seat) -> bool {
        !self.over && self.mover == seat
    }

    /// The outcome of the match, by points.
    pub fn outcome(&self) -> Outcome {
        Outcome::by_score(self.won.map(i64::from).to_vec())
    }

    /// The move that would undo the other player's latest move.
    pub fn banned(&self) -> Option<Hop> {
        let last = self.last.filter(|last| last.by != self.mover && Some(last.count) == self.die);
        last.map(|last| last.hop.back())
    }

    /// All legal moves of the mover.
    pub fn moves(&self) -> Vec<Move> {
        match self.die {
            _ if self.over => Vec::new(),
            None => vec![Move::Throw],
            Some(die) => self.grid.hops(die, self.banned()).into_iter().map(Move::Hop).collect(),
        }
    }

    /// The mover throws a real die.
    pub fn throw(&mut self, ctx: &mut StepCtx) -> Result<(), Reject> {
        if self.die.is_some() {
            return Err(Reject::illegal(Text::new("takeback-reject-thrown")));
        }
        self.fall(ctx);
        Ok(())
    }

    /// The die falls. If no move fits the throw, the turn passes.
    fn fall(&mut self, ctx: &mut StepCtx) {
        // A face is at most 6, so the cast cuts nothing.
        let die = ctx.chance.die(6) as u8;
        self.throws += 1;
        self.die = Some(die);
        if self.grid.hops(die, self.banned()).is_empty() {
            ctx.tell(Text::new("takeback-told-skip").with("seat", self.mover).with("count", die));
            self.die = None;
            self.mover = self.mover.other();
            if self.throws >= THROWS {
                self.draw(ctx);
            }
        }
    }

    /// The bot's die falls until a move fits the throw.
    fn go_on(&mut self, ctx: &mut StepCtx) {
        while !self.terms.real && self.die.is_none() && !self.over {
            self.fall(ctx);
        }
    }

    /// Moves chips. Ends the game if stacks are equal, or if it has lasted too long.
    pub fn play(&mut self, hop: Hop, ctx: &mut StepCtx) -> Result<(), Reject> {
        let Some(die) = self.die else { return Err(Reject::illegal(Text::new("takeback-reject-throw"))) };
        self.grid.check(hop, die).map_err(|ban| refusal(ban, hop, die))?;
        if self.banned() == Some(hop) {
            return Err(Reject::illegal(Text::new("takeback-reject-back")));
        }
        let text = Text::new("takeback-told-moved").with("seat", self.mover).with("from", hop.from).with("to", hop.to);
        ctx.tell(text.with("count", die));
        self.grid = self.grid.after(hop, die);
        self.last = Some(Last { by: self.mover, hop, count: die });
        self.die = None;
        let made = [Seat(0), Seat(1)].into_iter().find_map(|seat| Some((seat, self.grid.made(seat)?)));
        if let Some((winner, height)) = made {
            self.end(winner, height, ctx);
        } else {
            self.mover = self.mover.other();
            if self.throws >= THROWS {
                self.draw(ctx);
            }
        }
        self.go_on(ctx);
        Ok(())
    }

    fn end(&mut self, winner: Seat, height: u8, ctx: &mut StepCtx) {
        let won = &mut self.won[winner.index()];
        *won += u16::from(height);
        let total = *won;
        let text = Text::new("takeback-told-won").with("seat", winner).with("height", height);
        ctx.tell(text.with("total", total).with("points", self.terms.points));
        self.winner = Some(winner);
        self.next(total >= self.terms.points);
    }

    fn draw(&mut self, ctx: &mut StepCtx) {
        ctx.tell(Text::new("takeback-told-draw").with("throws", THROWS));
        self.winner = None;
        self.next(self.terms.points == 1);
    }

    /// Starts the next game, which the other player begins, unless the match is over.
    fn next(&mut self, over: bool) {
        self.games += 1;
        self.over = over || self.games >= GAMES;
        if !self.over {
            self.first = self.first.other();
            let (mover, first) = (self.first, self.first);
            *self = Bout { grid: Grid::new(), mover, first, die: None, throws: 0, last: None, ..self.clone() };
        }
    }
}

/// The reason why a move is illegal.
fn refusal(ban: Ban, hop: Hop, count: u8) -> Reject {
    let text = match ban {
        Ban::Off => Text::new("takeback-reject-off").with("last", Place { col: COLS - 1, row: ROWS - 1 }),
        Ban::Far => Text::new("takeback-reject-far").with("from", hop.from).with("to", hop.to),
        Ban::Few(chips) => Text::new("takeback-reject-few").with("from", hop.from).with("chips", chips),
    };
    Reject::illegal(text.with("count", count))
}
