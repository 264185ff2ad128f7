//! The match: the grids, whose turn it is, the dice, and the earlier games.

use super::Move;
use super::grid::{Grid, Rect};
use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, StepCtx, Text};

/// How many lost turns in a row end a game.
pub const LOST: u8 = 2;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The side of a grid, in cells.
    pub size: u16,
    /// The number of games. The cells of all of them count.
    pub games: u8,
    /// Whether the players throw dice of their own.
    pub real: bool,
}

/// A rectangle on one of the grids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// The seat that shaded it.
    pub by: Seat,
    /// The seat whose grid it lies on.
    pub on: Seat,
    /// The rectangle, by the cells of that grid.
    pub rect: Rect,
}

/// The whole match; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// The options of the match.
    pub terms: Terms,
    /// The grids by seat.
    pub grids: [Grid; 2],
    /// The rectangles of this game, the latest last.
    pub blocks: Vec<Block>,
    /// The seat to move.
    pub mover: Seat,
    /// The mover's throw; `None` before it.
    pub dice: Option<[u8; 2]>,
    /// How many turns in a row have been lost.
    pub lost: u8,
    /// The shaded cells of the earlier games, by seat.
    pub before: [u16; 2],
    /// How many games are over.
    pub games: u8,
    /// The seat that began this game.
    pub first: Seat,
}

impl Bout {
    /// A new match. The bot throws its dice at once.
    pub fn new(terms: Terms, first: Seat, ctx: &mut StepCtx) -> Bout {
        let grids = [Grid::new(terms.size); 2];
        let (blocks, before) = (Vec::new(), [0; 2]);
        let mut bout = Bout { terms, grids, blocks, mover: first, dice: None, lost: 0, before, games: 0, first };
        bout.go_on(ctx);
        bout
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.games >= self.terms.games
    }

    /// Whether a seat is to move.
    pub fn waits_for(&self, seat: Seat) -> bool {
        !self.is_over() && self.mover == seat
    }

    /// The shaded cells of all games, by seat.
    pub fn cells(&self) -> [u16; 2] {
        [0, 1].map(|seat| self.before[seat] + self.grids[seat].shaded())
    }

    /// The result at the end.
    pub fn outcome(&self) -> Outcome {
        Outcome::by_score(self.cells().map(i64::from).to_vec())
    }

    /// Whether the throw has room on the grid of a seat.
    pub fn has_room(&self, on: Seat) -> bool {
        self.dice.is_some_and(|dice| !self.grids[on.index()].rects(dice).is_empty())
    }

    /// All legal moves of the mover, first those on its own grid.
    pub fn moves(&self) -> Vec<Move> {
        let Some(dice) = self.dice.filter(|_| !self.is_over()) else {
            return if self.is_over() { Vec::new() } else { vec![Move::Throw] };
        };
        let on = |seat: Seat| {
            let rects = self.grids[seat.index()].rects(dice);
            rects.into_iter().map(move |rect| Move::Shade(self.named(seat, rect)))
        };
        let mut moves: Vec<Move> = on(self.mover).collect();
        let pass = moves.is_empty().then_some(Move::Pass);
        moves.extend(on(self.mover.other()));
        moves.extend(pass);
        moves
    }

    /// A rectangle of a grid with the cell names of the sheet. The second grid is on the right.
    pub fn named(&self, on: Seat, rect: Rect) -> Rect {
        let col = rect.at.col + self.terms.size * u16::from(on.0);
        Rect { at: Place { col, ..rect.at }, ..rect }
    }

    /// The grid of a rectangle on the sheet, and the rectangle on that grid.
    fn found(&self, rect: Rect) -> Result<(Seat, Rect), Reject> {
        let size = self.terms.size;
        if !rect.last().within(2 * size, size) {
            let last = Place { col: 2 * size - 1, row: size - 1 };
            return Err(Reject::illegal(Text::new("gridlock-reject-off").with("last", last)));
        }
        let on = Seat(u8::from(rect.at.col >= size));
        if rect.last().col / size != u16::from(on.0) {
            return Err(Reject::illegal(Text::new("gridlock-reject-across")));
        }
        let at = Place { col: rect.at.col % size, ..rect.at };
        Ok((on, Rect { at, ..rect }))
    }

    /// The mover throws the players' dice.
    pub fn throw(&mut self, ctx: &mut StepCtx) -> Result<(), Reject> {
        if self.dice.is_some() {
            return Err(Reject::illegal(Text::new("gridlock-reject-thrown")));
        }
        self.fall(ctx);
        Ok(())
    }

    /// Throws the dice. A throw without room on either grid is a lost turn.
    fn fall(&mut self, ctx: &mut StepCtx) {
        let thrown = [ctx.chance.die(6), ctx.chance.die(6)].map(|face| face as u8);
        self.dice = Some(thrown);
        if ![Seat(0), Seat(1)].into_iter().any(|seat| self.has_room(seat)) {
            let text = Text::new("gridlock-told-stuck").with("seat", self.mover);
            ctx.tell(text.with("a", thrown[0]).with("b", thrown[1]));
            self.next(true, ctx);
        }
    }

    /// Throws the bot's dice until a throw has room.
    fn go_on(&mut self, ctx: &mut StepCtx) {
        while !self.terms.real && self.dice.is_none() && !self.is_over() {
            self.fall(ctx);
        }
    }

    /// Shades a rectangle of the sheet. If the mover's own grid has no room, the turn is lost all the same.
    pub fn shade(&mut self, named: Rect, ctx: &mut StepCtx) -> Result<(), Reject> {
        let thrown = self.dice.ok_or_else(|| Reject::illegal(Text::new("gridlock-reject-throw")))?;
        if !named.is_thrown(thrown) {
            let text = Text::new("gridlock-reject-sides").with("a", thrown[0]).with("b", thrown[1]);
            return Err(Reject::illegal(text.with("width", named.width).with("height", named.height)));
        }
        let (on, rect) = self.found(named)?;
        let lost = !self.has_room(self.mover);
        let grid = &mut self.grids[on.index()];
        if !grid.has_room(rect) {
            return Err(Reject::illegal(Text::new("gridlock-reject-taken")));
        }
        *grid = grid.with(rect);
        self.blocks.push(Block { by: self.mover, on, rect });
        self.next(lost, ctx);
        self.go_on(ctx);
        Ok(())
    }

    /// Passes. The mover has no room on its own grid and leaves the other one alone.
    pub fn pass(&mut self, ctx: &mut StepCtx) -> Result<(), Reject> {
        match self.dice {
            None => return Err(Reject::illegal(Text::new("gridlock-reject-throw"))),
            Some(_) if self.has_room(self.mover) => return Err(Reject::illegal(Text::new("gridlock-reject-pass"))),
            Some(_) => self.next(true, ctx),
        }
        self.go_on(ctx);
        Ok(())
    }

    /// Gives the turn to the other seat, or ends the game.
    fn next(&mut self, lost: bool, ctx: &mut StepCtx) {
        self.lost = if lost { self.lost + 1 } else { 0 };
        self.dice = None;
        self.mover = self.mover.other();
        if self.lost >= LOST {
            self.end(ctx);
        }
    }

    /// Ends the game. Unless the match is over, the next game follows, and the other seat begins it.
    fn end(&mut self, ctx: &mut StepCtx) {
        self.games += 1;
        let [one, two] = self.cells();
        if self.is_over() {
            return ctx.tell(Text::new("gridlock-told-over").with("one", one).with("two", two));
        }
        ctx.tell(Text::new("gridlock-told-next").with("one", one).with("two", two).with("game", self.games + 1));
        let first = self.first.other();
        let (grids, before) = ([Grid::new(self.terms.size); 2], [one, two]);
        *self = Bout { grids, before, blocks: Vec::new(), mover: first, first, lost: 0, ..self.clone() };
    }
}
