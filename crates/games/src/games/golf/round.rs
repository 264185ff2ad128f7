//! The balls of a match and what happens to them: strokes, hills, rolling back, and the end.

use std::cmp::Reverse;
use std::sync::Arc;

use super::course::{COLS, Course, ROWS, Stop, start};
use crate::game::{Outcome, Reject, Seat, Seats, StepCtx, Text};
use crate::kit::flick::{self, Aim, Reach};
use crate::kit::geometry::{Point, Segment};
use crate::kit::party::Company;

/// The reach of a stroke.
pub const REACH: Reach = Reach { cols: COLS, rows: ROWS, squares: 12 };
/// After this many strokes the player must pick the ball up.
pub const MOST: u8 = 25;
/// The highest number of a course. The record holds the number.
const COURSES: u32 = 999_999_999;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The number of hills.
    pub hills: u8,
    /// Strokes added for meeting a hill. With 0, an opponent rolls the ball instead.
    pub penalty: u8,
}

/// A direction in which a ball may be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Its name: `n`, `ne` …
    pub name: &'static str,
    /// Three squares in that direction, in hundredths of a square.
    pub by: (i32, i32),
}

/// All directions, clockwise from the top of the sheet.
pub const WAYS: [Way; 8] = [
    Way { name: "n", by: (0, -300) },
    Way { name: "ne", by: (212, -212) },
    Way { name: "e", by: (300, 0) },
    Way { name: "se", by: (212, 212) },
    Way { name: "s", by: (0, 300) },
    Way { name: "sw", by: (-212, 212) },
    Way { name: "w", by: (-300, 0) },
    Way { name: "nw", by: (-212, -212) },
];

/// The state of a ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is under way.
    Playing,
    /// It is in the hole.
    In,
    /// It has been picked up after too many strokes.
    Up,
    /// Its player has left.
    Left,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ball {
    /// The position of the ball.
    pub at: Point,
    /// Strokes made and added.
    pub strokes: u8,
    /// The state of the ball.
    pub fate: Fate,
}

/// A line on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The seat of the ball.
    pub seat: Seat,
    /// The path, from start to end.
    pub line: Segment,
    /// The reason why the ball stopped.
    pub stop: Stop,
    /// Whether an opponent rolled it.
    pub rolled: bool,
}

/// The step that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Stroke(Seat),
    /// The second seat rolls the ball of the first one.
    Roll(Seat, Seat),
    /// Nothing. The match is over.
    Over,
}

/// The whole match; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// The options of the match.
    pub terms: Terms,
    pub course: Arc<Course>,
    company: Company,
    /// The balls by seat.
    pub balls: Vec<Ball>,
    /// All paths of balls, in order.
    pub traces: Vec<Trace>,
    /// The step that the match waits for.
    pub stage: Stage,
}

impl Round {
    /// A match with all balls at the start.
    pub fn new(terms: Terms, seats: u8, first: Seat, ctx: &mut StepCtx) -> Round {
        let course = Arc::new(Course::of(ctx.chance.range(1, COURSES), terms.hills));
        let ball = |seat: u8| {
            let at = start(seat.into(), seats.into());
            Ball { at, strokes: 0, fate: Fate::Playing }
        };
        let balls = (0..seats).map(ball).collect();
        Round { terms, course, company: Company::new(seats), balls, traces: Vec::new(), stage: Stage::Stroke(first) }
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        // At most four.
        (0..self.balls.len() as u8).map(Seat)
    }

    /// The ball of a seat.
    pub fn ball(&self, seat: Seat) -> &Ball {
        &self.balls[seat.index()]
    }

    /// The seats whose balls are under way.
    pub fn playing(&self) -> Seats {
        self.seats().filter(|seat| self.ball(*seat).fate == Fate::Playing).collect()
    }

    /// A stroke of the seat to move.
    pub fn stroke(&mut self, seat: Seat, aim: Aim, ctx: &mut StepCtx) -> Result<(), Reject> {
        let from = self.ball(seat).at;
        REACH.check(from, aim, "golf")?;
        let line = flick::stroke(&mut ctx.chance, from, aim.point());
        self.balls[seat.index()].strokes += 1;
        let stop = self.move_ball(seat, line, false, ctx);
        if stop != Stop::Hill {
            self.go_on(seat, ctx);
            return Ok(());
        }
        match self.neighbour(seat) {
            Some(other) if self.terms.penalty == 0 => {
                ctx.tell(Text::new("golf-told-hill").with("seat", seat).with("other", other));
                self.stage = Stage::Roll(seat, other);
            }
            _ => {
                let ball = &mut self.balls[seat.index()];
                ball.strokes += self.terms.penalty;
                let text = Text::new("golf-told-penalty").with("seat", seat).with("count", self.terms.penalty);
                ctx.tell(text.with("strokes", ball.strokes));
                self.go_on(seat, ctx);
            }
        }
        Ok(())
    }

    /// Rolls the ball of a seat that met a hill: three squares, or less where another hill is in its way.
    pub fn roll(&mut self, seat: Seat, way: Way, ctx: &mut StepCtx) {
        let from = self.ball(seat).at;
        let stop = self.move_ball(seat, Segment::new(from, from.by(way.by.0, way.by.1)), true, ctx);
        if let (Stop::Hill, Some(other)) = (stop, self.neighbour(seat)) {
            ctx.tell(Text::new("golf-told-blocked").with("seat", other).with("other", seat));
        }
        self.go_on(seat, ctx);
    }

    /// Moves a ball along a line as far as it goes.
    fn move_ball(&mut self, seat: Seat, line: Segment, rolled: bool, ctx: &mut StepCtx) -> Stop {
        let (end, stop) = self.course.roll(line);
        let ball = &mut self.balls[seat.index()];
        self.traces.push(Trace { seat, line: Segment::new(line.a, end), stop, rolled });
        ball.at = end;
        if stop == Stop::Hole {
            ball.fate = Fate::In;
            ctx.tell(Text::new("golf-told-in").with("seat", seat).with("strokes", ball.strokes));
        }
        stop
    }

    /// The opponent to the left: the next seat that is present, whether its own ball is in or not.
    fn neighbour(&self, seat: Seat) -> Option<Seat> {
        self.company.present().without(seat).after(seat)
    }

    /// Goes on to the next ball, unless the match is decided.
    fn go_on(&mut self, seat: Seat, ctx: &mut StepCtx) {
        let ball = &mut self.balls[seat.index()];
        if ball.fate == Fate::Playing && ball.strokes >= MOST {
            ball.fate = Fate::Up;
            ctx.tell(Text::new("golf-told-up").with("seat", seat).with("strokes", ball.strokes));
        }
        self.stage = match self.playing().after(seat) {
            Some(next) if !self.is_decided() => Stage::Stroke(next),
            _ => Stage::Over,
        };
    }

    /// Whether nothing can change any more. Then no ball is under way, or the only one can no longer catch up with any
    /// of the others, which are all in the hole.
    fn is_decided(&self) -> bool {
        let present: Vec<&Ball> = self.company.present().iter().map(|seat| self.ball(seat)).collect();
        let mut playing = present.iter().filter(|ball| ball.fate == Fate::Playing);
        match (playing.next(), playing.next()) {
            (Some(last), None) => {
                let others = present.iter().filter(|ball| ball.fate != Fate::Playing);
                others.fold(true, |all, ball| all && ball.fate == Fate::In && ball.strokes <= last.strokes)
            }
            (playing, _) => playing.is_none(),
        }
    }

    /// Lets a player leave for good. A ball in the hole keeps its place.
    pub fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) {
        self.company.leave(seat);
        let ball = &mut self.balls[seat.index()];
        if ball.fate == Fate::Playing {
            ball.fate = Fate::Left;
        }
        match self.stage {
            Stage::Over => {}
            _ if self.neighbour(seat).is_none_or(|other| self.neighbour(other).is_none()) => self.stage = Stage::Over,
            Stage::Roll(ball, other) if other == seat => match self.neighbour(ball) {
                Some(other) => self.stage = Stage::Roll(ball, other),
                None => self.go_on(ball, ctx),
            },
            Stage::Roll(ball, _) | Stage::Stroke(ball) if ball == seat => self.go_on(seat, ctx),
            Stage::Stroke(_) if self.is_decided() => self.stage = Stage::Over,
            _ => {}
        }
    }

    /// The result: balls in the hole by their strokes, then the others, then players who left.
    pub fn outcome(&self) -> Outcome {
        let counts = |seat: Seat| self.ball(seat).fate != Fate::Left;
        let few =
            |seat: Seat| Some(self.ball(seat)).filter(|ball| ball.fate == Fate::In).map(|ball| Reverse(ball.strokes));
        Outcome { places: self.company.ranked_where(counts, few), scores: Some(self.scores()) }
    }

    /// The strokes of each seat.
    pub fn scores(&self) -> Vec<i64> {
        self.balls.iter().map(|ball| i64::from(ball.strokes)).collect()
    }
}
