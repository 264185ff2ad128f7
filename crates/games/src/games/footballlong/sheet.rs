//! A match: rounds on a field, whose turn it is, free kicks, and why a path or a kick is not allowed.

use super::field::{Field, Link, Ray, Shut, Stride};
use super::shootout::{Shootout, Shot, Side};
use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, StepCtx, Text};
use crate::kit::compass::{Step, Way};
use crate::kit::pitch::{Node, Pitch, Trail};

/// After this many free kicks in a row, penalties decide.
const KICKS: u8 = 10;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The size of the pitch and its goals.
    pub pitch: Pitch,
    /// The kind of links in a turn.
    pub stride: Stride,
    /// The number of links in a free kick.
    pub kick: u8,
    /// The number of goals that win the match.
    pub goals: u8,
    /// Whether a goal clears the field.
    pub clean: bool,
}

/// The kind of move that the bot waits for.
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// The mover draws a path.
    Move,
    /// The mover takes a free kick.
    Kick,
    /// Both seats choose a side.
    Penalties(Shootout),
}

/// The public part of the match. The sides chosen for a penalty are not here.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The options of the match.
    pub terms: Terms,
    /// The lines, and the ball.
    pub field: Field,
    /// The seat to move or to kick. In penalties, the shooter.
    pub mover: Seat,
    /// The kind of move that the bot waits for.
    pub phase: Phase,
    /// How many free kicks have been taken in a row.
    pub kicks: u8,
    /// The drawn lines. On a clean field, until somebody moves, the latest turn of the round before.
    pub trail: Trail,
    /// Whether the field is clean.
    pub fresh: bool,
    /// The latest penalty; `None` once somebody moves.
    pub latest: Option<Shot>,
    /// The goals of each seat.
    pub goals: [u8; 2],
}

impl Sheet {
    /// A field without lines, the ball in its centre.
    pub fn new(terms: Terms, first: Seat) -> Sheet {
        let field = Field::new(terms.pitch, terms.stride);
        let (trail, phase) = (Trail::default(), Phase::Move);
        Sheet { terms, field, mover: first, phase, kicks: 0, trail, fresh: true, latest: None, goals: [0; 2] }
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

    /// All paths along which the mover may move the ball.
    pub fn ways(&self) -> Vec<Vec<Way>> {
        let mut all = Vec::new();
        self.field.clone().each(self.mover, &mut |_, ways, _| {
            all.push(ways.to_vec());
            false
        });
        all
    }

    /// A path of the ball as steps: by places, if they have letters and numbers on the pitch.
    pub fn steps(&self, ways: &[Way]) -> Vec<Step> {
        let mut node = self.field.ball;
        let step = |way: &Way| {
            node = node.to(*way);
            node.place().filter(|_| self.terms.pitch.holds(node)).map_or(Step::Go(*way), Step::To)
        };
        ways.iter().map(step).collect()
    }

    /// A typed path with directions replaced by places, as far as it stays on the pitch.
    pub fn resolved(&self, steps: Vec<Step>) -> Vec<Step> {
        let mut at = Some(self.field.ball);
        let named = steps.into_iter().map(|step| {
            let node = match step {
                Step::To(place) => Node::of(place),
                Step::Go(way) => at.map(|at| at.to(way)),
            };
            at = node.filter(|node| self.terms.pitch.holds(*node));
            at.and_then(Node::place).map_or(step, Step::To)
        });
        named.collect()
    }

    /// Moves the ball for the seat to move.
    pub fn play(&mut self, steps: &[Step], ctx: &mut StepCtx) -> Result<(), Reject> {
        let mut field = self.field.clone();
        let (mut nodes, mut goal) = (vec![field.ball], false);
        for (n, step) in steps.iter().enumerate() {
            if n == 0 && field.ball.place().map(Step::To) == Some(*step) {
                continue;
            }
            if goal {
                return Err(Reject::illegal(Text::new("footballlong-reject-goal")));
            }
            let way = way_of(&field, *step)?;
            match field.link(self.mover, way) {
                Link::Shut(shut) => return Err(refusal(&field, way, shut)),
                link => goal = link == Link::Goal,
            }
            field.go(way);
            nodes.push(field.ball);
        }
        let (links, want) = (nodes.len() - 1, self.terms.stride.links());
        if links > want || (links < want && !goal) {
            let text = Text::new("footballlong-reject-count").with("count", links).with("want", want);
            return Err(Reject::illegal(text));
        }
        (self.field, self.kicks) = (field, 0);
        self.draw(&nodes);
        if goal {
            self.score(self.mover, ctx)
        } else {
            self.settle(self.mover.other(), ctx)
        }
        Ok(())
    }

    /// Takes a free kick for the seat to move.
    pub fn kick(&mut self, way: Way, ctx: &mut StepCtx) -> Result<(), Reject> {
        let kicks = self.field.kicks(self.mover, self.terms.kick);
        let Some((_, ray)) = kicks.iter().find(|(other, _)| *other == way) else {
            let short = !kicks.iter().any(|(_, ray)| ray.full);
            let key = if short { "footballlong-reject-shorter" } else { "footballlong-reject-kick" };
            let links = kicks.first().map_or(0, |(_, ray)| ray.nodes.len());
            let text = Text::new(key).with("arrow", way.arrow().to_string()).with("links", links);
            let arrows: Vec<String> = kicks.iter().map(|(way, _)| way.arrow().to_string()).collect();
            return Err(Reject::illegal(text.with("arrows", arrows.join(" "))));
        };
        self.drawn_kick(&ray.clone(), ctx);
        Ok(())
    }

    fn drawn_kick(&mut self, ray: &Ray, ctx: &mut StepCtx) {
        let nodes: Vec<Node> = [self.field.ball].into_iter().chain(ray.nodes.iter().copied()).collect();
        self.field.kick(ray);
        self.draw(&nodes);
        self.kicks += 1;
        if ray.goal {
            self.score(self.mover, ctx);
        } else if self.kicks >= KICKS {
            ctx.tell(Text::new("footballlong-penalties").with("seat", self.mover));
            self.phase = Phase::Penalties(Shootout { first: self.mover, shots: Vec::new() });
        } else {
            self.settle(self.mover.other(), ctx);
        }
    }

    /// Puts a stroke of the mover on the sheet.
    fn draw(&mut self, nodes: &[Node]) {
        if self.fresh {
            self.trail = Trail::default();
        }
        (self.fresh, self.latest) = (false, None);
        for (n, node) in nodes.iter().enumerate() {
            match n {
                0 => self.trail.begin(self.mover, *node),
                _ => self.trail.push(*node),
            }
        }
    }

    /// Gives a seat the turn. If it cannot move, the other seat takes a free kick.
    fn settle(&mut self, seat: Seat, ctx: &mut StepCtx) {
        if self.field.can_move(seat) {
            (self.mover, self.phase) = (seat, Phase::Move);
        } else {
            (self.mover, self.phase) = (seat.other(), Phase::Kick);
            ctx.tell(Text::new("footballlong-stuck").with("seat", seat).with("other", seat.other()));
        }
    }

    /// Shoots the penalty, once both seats have chosen.
    pub fn shoot(&mut self, aim: Side, jump: Side, ctx: &mut StepCtx) {
        let Phase::Penalties(shootout) = &mut self.phase else { return };
        let shot = Shot { seat: self.mover, aim, jump };
        shootout.shots.push(shot);
        let key = if shot.scores() { "footballlong-converted" } else { "footballlong-saved" };
        ctx.reveal(Text::new(key).with("seat", shot.seat).with("other", shot.seat.other()));
        let (winner, shooter) = (shootout.winner(), shootout.shooter());
        self.latest = Some(shot);
        match winner {
            None => self.mover = shooter,
            Some(winner) => {
                self.score(winner, ctx);
                self.latest = Some(shot);
            }
        }
    }

    /// Counts a goal. The seat that conceded it begins the next round from the centre.
    fn score(&mut self, seat: Seat, ctx: &mut StepCtx) {
        self.goals[seat.index()] += 1;
        ctx.tell(Text::new("footballlong-goal").with("seat", seat));
        if self.winner().is_some() {
            return;
        }
        if self.terms.clean {
            self.field = Field::new(self.terms.pitch, self.terms.stride);
            self.trail.keep_last();
            self.fresh = true;
        } else {
            self.field.recentre();
        }
        self.kicks = 0;
        self.settle(seat.other(), ctx);
    }

    /// The node from which a seat shoots penalties.
    pub fn spot(&self, seat: Seat) -> Node {
        const LINKS: i8 = 6;
        let pitch = self.terms.pitch;
        let y = if seat == Seat(0) { LINKS } else { pitch.rows - LINKS };
        Node::new(pitch.centre().x, y)
    }
}

/// The direction of a step from the ball.
fn way_of(field: &Field, step: Step) -> Result<Way, Reject> {
    let place = match step {
        Step::Go(way) => return Ok(way),
        Step::To(place) => place,
    };
    let node = Node::of(place).filter(|node| {
        let beyond = node.y == field.pitch.rows + 1 && field.ball.y == field.pitch.rows;
        field.pitch.holds(*node) || beyond
    });
    let Some(node) = node else {
        let text = Text::new("footballlong-reject-outside").with("place", place);
        return Err(Reject::illegal(text.with("last", field.pitch.last())));
    };
    let far = || marked(Text::new("footballlong-reject-far").with("place", place), &[field.ball]);
    field.ball.way_to(node).ok_or_else(far)
}

/// Why a link of the ball is not allowed.
fn refusal(field: &Field, way: Way, shut: Shut) -> Reject {
    let (ball, to) = (field.ball, field.ball.to(way));
    match shut {
        Shut::Slants => marked(Text::new("footballlong-reject-slants"), &[ball, to]),
        Shut::Visited => marked(Text::new("footballlong-reject-visited"), &[to]),
        Shut::Crosses => marked(Text::new("footballlong-reject-crosses"), &[ball, to]),
        Shut::Border => marked(Text::new("footballlong-reject-border"), &[to]),
        Shut::Leaves => marked(Text::new("footballlong-reject-leaves"), &[ball]),
        Shut::Own => marked(Text::new("footballlong-reject-own"), &[ball]),
    }
}

/// A refusal that names the first of these nodes as `ball` and marks all of them.
fn marked(text: Text, nodes: &[Node]) -> Reject {
    let places: Vec<Place> = nodes.iter().filter_map(|node| node.place()).collect();
    let text = places.iter().take(1).fold(text, |text, place| text.with("ball", *place));
    let mut reject = Reject::illegal(text);
    reject.marks = places;
    reject
}
