//! A match: rounds on a field, whose turn it is, and why a chain of links cannot be drawn.

use super::field::{Arrival, Bounce, Field};
use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, StepCtx, Text};
use crate::kit::compass::{Step, Way};
use crate::kit::pitch::{Node, Pitch, Trail};

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The size of the pitch and its goals.
    pub pitch: Pitch,
    /// The effect of a border on the ball.
    pub bounce: Bounce,
    /// The number of goals that win the match.
    pub goals: u8,
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The options of the match.
    pub terms: Terms,
    /// The free links and the ball.
    pub field: Field,
    /// The seat to move.
    pub mover: Seat,
    /// Whether the mover has moved the ball in this turn and must move on.
    pub going: bool,
    /// The lines of this round. While it is [`fresh`](Self::fresh), the latest turn of the round before.
    pub trail: Trail,
    /// Whether nothing has been drawn in this round.
    pub fresh: bool,
    /// The goals of each seat.
    pub goals: [u8; 2],
}

impl Sheet {
    /// A field without lines, the ball in its centre.
    pub fn new(terms: Terms, first: Seat) -> Sheet {
        let field = Field::new(terms.pitch, terms.bounce);
        Sheet { terms, field, mover: first, going: false, trail: Trail::default(), fresh: true, goals: [0; 2] }
    }

    /// The winner; `None` before the end.
    pub fn winner(&self) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.goals[seat.index()] >= self.terms.goals)
    }

    /// The result; `None` before the end.
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = Outcome::won(self.winner()?, 2);
        let scores = self.goals.map(i64::from).to_vec();
        Some(if self.terms.goals > 1 { outcome.with_scores(scores) } else { outcome })
    }

    /// The links that may come next, as steps.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        self.field.ways().map(|way| self.step(way))
    }

    /// A link of the ball as a step: by its place, if that has letters and a number on the pitch.
    pub fn step(&self, way: Way) -> Step {
        let node = self.field.ball.to(way);
        node.place().filter(|_| self.terms.pitch.holds(node)).map_or(Step::Go(way), Step::To)
    }

    /// A typed chain with directions replaced by places, as far as it can be drawn.
    pub fn resolved(&self, steps: Vec<Step>) -> Vec<Step> {
        let mut field = self.field.clone();
        let mut walk = Walk::new(&mut field);
        let mut drawn = true;
        let named = steps.into_iter().map(|step| {
            let taken = if drawn { walk.take(step, |_| {}).ok() } else { None };
            drawn = taken.is_some();
            taken.unwrap_or(step)
        });
        named.collect()
    }

    /// The place to which walls throw the ball back behind a chain; `None` if it ends where the chain does.
    pub fn thrown_back(&self, steps: &[Step]) -> Option<Place> {
        let mut field = self.field.clone();
        let mut walk = Walk::new(&mut field);
        for step in steps {
            walk.take(*step, |_| {}).ok()?;
        }
        let thrown = !walk.forced.is_empty();
        field.ball.place().filter(|_| thrown)
    }

    /// Draws a chain for the seat to move.
    pub fn play(&mut self, steps: &[Step], ctx: &mut StepCtx) -> Result<(), Reject> {
        if !self.going {
            if self.fresh {
                self.trail = Trail::default();
            }
            self.trail.begin(self.mover, self.field.ball);
        }
        let mut walk = Walk::new(&mut self.field);
        for step in steps {
            walk.take(*step, |node| self.trail.push(node))?;
        }
        let Some(arrival) = walk.arrival else {
            return Err(marked(Text::new("footballbounce-reject-nowhere"), "ball", &[self.field.ball]));
        };
        (self.fresh, self.going) = (false, arrival == Arrival::Again);
        match arrival {
            Arrival::Goal(seat) => {
                let key = if seat == self.mover { "footballbounce-goal" } else { "footballbounce-own-goal" };
                ctx.tell(Text::new(key).with("seat", self.mover).with("other", self.mover.other()));
                self.score(seat);
                return Ok(());
            }
            Arrival::Rests => self.mover = self.mover.other(),
            Arrival::Again => {}
        }
        if self.field.ways().next().is_none() {
            let other = self.mover.other();
            ctx.tell(Text::new("footballbounce-stuck").with("seat", self.mover).with("other", other));
            self.score(other);
        }
        Ok(())
    }

    /// Counts a goal, which ends the round. The next round starts with the ball in the centre of a clean field, and its
    /// loser begins.
    fn score(&mut self, seat: Seat) {
        self.goals[seat.index()] += 1;
        self.going = false;
        if self.winner().is_none() {
            self.field = Field::new(self.terms.pitch, self.terms.bounce);
            self.trail.keep_last();
            self.mover = seat.other();
            self.fresh = true;
        }
    }
}

/// The ball on its way through a chain, step by step.
struct Walk<'a> {
    field: &'a mut Field,
    /// The links that followed from the latest step by reflection. The chain may name them as well.
    forced: Vec<(Node, Way)>,
    /// The result of the latest link; `None` before the first one.
    arrival: Option<Arrival>,
}

impl Walk<'_> {
    fn new(field: &mut Field) -> Walk<'_> {
        Walk { field, forced: Vec::new(), arrival: None }
    }

    /// Takes one step: draws it, reports each node to `told`, and returns the step by its place if it has one. A
    /// direction in which the ball was just thrown back means that link, not a new one.
    fn take(&mut self, step: Step, mut told: impl FnMut(Node)) -> Result<Step, Reject> {
        let ball = self.field.ball;
        if let Some(&(from, way)) = self.forced.first() {
            let node = from.to(way);
            if step == Step::Go(way) || node.place().map(Step::To) == Some(step) {
                self.forced.remove(0);
                return Ok(node.place().map_or(step, Step::To));
            }
        }
        let way = match step {
            Step::Go(way) => way,
            Step::To(place) if ball.place() == Some(place) && self.arrival.is_none() => return Ok(step),
            Step::To(place) => self.way_to(place)?,
        };
        self.admit(way)?;
        let mut links = Vec::new();
        self.arrival = Some(self.field.go(way, |from, way| {
            links.push((from, way));
            told(from.to(way));
        }));
        self.forced = links.split_off(1);
        let target = ball.to(way);
        Ok(target.place().filter(|_| self.field.pitch.holds(target)).map_or(step, Step::To))
    }

    /// The direction of a neighbour of the ball.
    fn way_to(&self, place: Place) -> Result<Way, Reject> {
        let (field, node) = (&self.field, Node::of(place));
        let named = node.filter(|node| field.pitch.holds(*node) || field.goal_of(*node).is_some());
        let Some(node) = named else {
            let text = Text::new("footballbounce-reject-outside").with("place", place);
            return Err(Reject::illegal(text.with("last", field.pitch.last())));
        };
        let far = || Text::new("footballbounce-reject-far").with("place", place);
        field.ball.way_to(node).ok_or_else(|| marked(far(), "ball", &[field.ball]))
    }

    /// Checks whether the ball may go in a direction.
    fn admit(&self, way: Way) -> Result<(), Reject> {
        let (ball, to) = (self.field.ball, self.field.ball.to(way));
        let beyond = !self.field.pitch.holds(to) && self.field.goal_of(to).is_none();
        let (key, nodes): (_, &[Node]) = match self.arrival {
            Some(Arrival::Rests) => ("footballbounce-reject-rests", &[ball]),
            Some(Arrival::Goal(_)) => return Err(Reject::illegal(Text::new("footballbounce-reject-goal"))),
            _ if self.field.is_free(ball, way) => return Ok(()),
            _ if beyond => ("footballbounce-reject-leaves", &[ball]),
            _ if Field::new(self.field.pitch, self.field.bounce).is_free(ball, way) => {
                ("footballbounce-reject-drawn", &[ball, to])
            }
            _ => ("footballbounce-reject-border", &[ball, to]),
        };
        Err(marked(Text::new(key), "ball", nodes))
    }
}

/// A refusal that names the first of these nodes and marks all of them.
fn marked(text: Text, name: &'static str, nodes: &[Node]) -> Reject {
    let places: Vec<Place> = nodes.iter().filter_map(|node| node.place()).collect();
    let text = places.iter().take(1).fold(text, |text, place| text.with(name, *place));
    let mut reject = Reject::illegal(text);
    reject.marks = places;
    reject
}
