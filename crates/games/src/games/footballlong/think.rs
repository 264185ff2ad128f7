//! The computer. It treats paths of a turn that end alike as one. It orders them by the distances that they leave to
//! both goals. The best levels grow a tree above the most promising paths, by the results found below them. Whatever
//! the order says, from level 3 on the computer takes a goal, and leaves none open that it could prevent.

use std::collections::HashSet;

use super::Move;
use super::field::Field;
use super::sheet::{Phase, Sheet};
use super::shootout::Side;
use crate::game::{SearchCtx, Seat};
use crate::kit::compass::Way;

/// The skill of a level.
struct Skill {
    /// How often it adds a branch to the tree.
    grown: u32,
    /// The part of the time or effort that it takes.
    share: f64,
    /// How many turns of a hundred it picks at random, among those that it takes for safe.
    slip: u32,
    /// Whether it takes goals and prevents them.
    careful: bool,
}

const SKILLS: [Skill; 5] = [
    Skill { grown: 0, share: 1.0, slip: 75, careful: false },
    Skill { grown: 0, share: 1.0, slip: 12, careful: false },
    Skill { grown: 0, share: 1.0, slip: 5, careful: true },
    Skill { grown: 200, share: 0.1, slip: 3, careful: true },
    Skill { grown: 3_000, share: 1.0, slip: 0, careful: true },
];

/// How many turns of a position the tree looks at.
const WIDTH: usize = 24;
/// The distance of a goal that no path reaches, in links.
const FAR: i32 = 40;
/// The value of being about to move, and of being about to kick, in links.
const TEMPO: i32 = 2;
const KICK: i32 = 4;
/// The value of a goal that the other player is about to score.
const THREAT: i32 = 1_000;
/// The longest turn in links.
const LONGEST: usize = 4;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Action {
    /// Some links, and how many of them count.
    Path([Way; LONGEST], usize),
    Kick(Way),
}

/// The part of a position that matters within a round.
#[derive(Clone, Debug)]
pub struct Play {
    field: Field,
    mover: Seat,
    /// Whether the mover takes a free kick.
    kick: bool,
    /// The number of links in a free kick.
    links: u8,
}

pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let kick = match sheet.phase {
        // Whatever the other player expects, it is wrong a third of the time.
        Phase::Penalties(_) => return ctx.chance.pick(&Side::ALL).map(|side| Move::Side(*side)),
        Phase::Kick => true,
        Phase::Move => false,
    };
    let play = Play { field: sheet.field.clone(), mover: sheet.mover, kick, links: sheet.terms.kick };
    let action = choose(&play, ctx)?;
    Some(match action {
        Action::Path(ways, len) => Move::Path(sheet.steps(ways.get(..len)?)),
        Action::Kick(way) => Move::Kick(way),
    })
}

fn choose(play: &Play, ctx: &mut SearchCtx<'_>) -> Option<Action> {
    let &Skill { grown, share, slip, careful } = ctx.level.of(&SKILLS);
    let slips = ctx.slips(slip);
    let goal = play.goal();
    if goal.is_some() && (careful || !slips) {
        ctx.evaluation = Some(1.0);
        return goal;
    }
    let mut actions = play.actions();
    // A player who can do nothing but score does not overlook it.
    if actions.is_empty() {
        ctx.evaluation = goal.map(|_| 1.0);
        return goal;
    }
    if careful && actions.first().is_some_and(|(worth, _)| *worth > -THREAT / 2) {
        actions.retain(|(worth, _)| *worth > -THREAT / 2);
    }
    if slips {
        return ctx.chance.pick(&actions).map(|(_, action)| *action);
    }
    let &(best, _) = actions.first()?;
    ctx.evaluation = Some(squeezed(best));
    if grown == 0 || actions.len() == 1 {
        actions.retain(|(worth, _)| *worth == best);
        return ctx.chance.pick(&actions).map(|(_, action)| *action);
    }
    let mut tree = Tree::new(play.clone(), actions);
    let until = ctx.until.share(share);
    for _ in 0..grown {
        if until.passed() {
            break;
        }
        tree.grow(0);
    }
    let (action, value) = tree.best()?;
    ctx.evaluation = Some(value);
    Some(action)
}

/// Turns a difference of distances into a value from -1 to 1.
fn squeezed(links: i32) -> f64 {
    (f64::from(links) / 12.0).tanh()
}

impl Play {
    /// A turn that scores.
    fn goal(&self) -> Option<Action> {
        if self.kick {
            let kicks = self.field.kicks(self.mover, self.links);
            return kicks.into_iter().find(|(_, ray)| ray.goal).map(|(way, _)| Action::Kick(way));
        }
        self.field.shot(self.mover).map(|ways| path(&ways))
    }

    /// The position after a turn that does not score.
    fn after(&self, action: Action) -> Play {
        let mut field = self.field.clone();
        match action {
            Action::Path(ways, len) => ways.iter().take(len).for_each(|way| field.go(*way)),
            Action::Kick(way) => {
                let ray = field.ray(self.mover, way, self.links);
                field.kick(&ray);
            }
        }
        self.settled(field)
    }

    /// The position with the other player to move, if that player can move.
    fn settled(&self, field: Field) -> Play {
        let other = self.mover.other();
        let kick = !field.can_move(other);
        Play { field, mover: if kick { self.mover } else { other }, kick, ..*self }
    }

    /// An estimate for the mover, in links.
    fn estimate(&self) -> i32 {
        let (far, near) = self.field.reach();
        let far = far.map(|links| links.map_or(FAR, |links| links as i32));
        let lead = far[self.mover.other().index()] - far[self.mover.index()];
        // A player with little room may soon have none.
        let room = (near as i32 / 8).min(3);
        lead + if self.kick { KICK } else { TEMPO + room }
    }

    /// An estimate of a later position, for the mover of this one.
    fn worth(&self, after: &Play) -> i32 {
        let sign = if after.mover == self.mover { 1 } else { -1 };
        sign * (after.estimate() + if after.goal().is_some() { THREAT } else { 0 })
    }

    /// Turns with different results, the best first, with their estimates.
    fn actions(&self) -> Vec<(i32, Action)> {
        let mut actions = Vec::new();
        if self.kick {
            let kicks = self.field.kicks(self.mover, self.links);
            actions.extend(
                kicks.into_iter().map(|(way, _)| (self.worth(&self.after(Action::Kick(way))), Action::Kick(way))),
            );
        } else {
            let mut seen = HashSet::new();
            self.field.clone().each(self.mover, &mut |field, ways, goal| {
                if !goal && seen.insert(field.marks(ways)) {
                    actions.push((self.worth(&self.settled(field.clone())), path(ways)));
                }
                false
            });
        }
        actions.sort_by_key(|(worth, _)| -worth);
        actions
    }
}

fn path(ways: &[Way]) -> Action {
    let mut all = [Way::N; LONGEST];
    all.iter_mut().zip(ways).for_each(|(own, way)| *own = *way);
    Action::Path(all, ways.len().min(LONGEST))
}

/// A position in the tree.
struct Branch {
    play: Play,
    /// The value for its mover, if it is certain.
    sure: Option<f64>,
    /// The possible turns, the best first, with the numbers of their branches. Empty until the second visit.
    actions: Vec<(Action, Option<usize>)>,
    visits: f64,
    /// The sum of the values that visits have found for the mover.
    total: f64,
}

/// A tree that grows where it looks best.
struct Tree {
    branches: Vec<Branch>,
}

impl Branch {
    fn new(play: Play) -> Branch {
        let sure = play.goal().map(|_| 1.0);
        Branch { play, sure, actions: Vec::new(), visits: 0.0, total: 0.0 }
    }

    fn take(&mut self, actions: Vec<(i32, Action)>) {
        self.actions = actions.into_iter().take(WIDTH).map(|(_, action)| (action, None)).collect();
    }
}

impl Tree {
    fn new(play: Play, actions: Vec<(i32, Action)>) -> Tree {
        let mut root = Branch::new(play);
        root.take(actions);
        root.visits = 1.0;
        Tree { branches: vec![root] }
    }

    /// Visits a branch, and the most promising one below it. Returns the value found for the mover.
    fn grow(&mut self, n: usize) -> f64 {
        let branch = &mut self.branches[n];
        branch.visits += 1.0;
        let value = match branch.sure {
            Some(value) => value,
            None if branch.visits < 2.0 => squeezed(branch.play.estimate()),
            None => {
                if branch.actions.is_empty() {
                    let actions = branch.play.actions();
                    branch.take(actions);
                }
                self.below(n)
            }
        };
        self.branches[n].total += value;
        value
    }

    /// Visits a branch below another one.
    fn below(&mut self, n: usize) -> f64 {
        let Some(nth) = self.promising(n) else { return 0.0 };
        let mover = self.branches[n].play.mover;
        let (action, known) = self.branches[n].actions[nth];
        let child = known.unwrap_or_else(|| {
            let after = self.branches[n].play.after(action);
            self.branches.push(Branch::new(after));
            let child = self.branches.len() - 1;
            self.branches[n].actions[nth].1 = Some(child);
            child
        });
        let value = self.grow(child);
        if self.branches[child].play.mover == mover { value } else { -value }
    }

    /// The mean value of an action for the mover of a branch so far, and how often it was tried.
    fn found(&self, n: usize, child: Option<usize>) -> (f64, f64) {
        let branch = &self.branches[n];
        let Some(child) = child.map(|child| &self.branches[child]) else {
            // An untried kick counts as a little worse than those tried.
            return (branch.total / branch.visits - 0.1, 0.0);
        };
        let mean = child.total / child.visits;
        (if child.play.mover == branch.play.mover { mean } else { -mean }, child.visits)
    }

    /// The action to try next: a good one, or one that was tried little for its place in the order.
    fn promising(&self, n: usize) -> Option<usize> {
        const CURIOUS: f64 = 1.2;
        let branch = &self.branches[n];
        let worth = |nth: usize, child: Option<usize>| {
            let (mean, visits) = self.found(n, child);
            let expected = 1.0 / (nth as f64 + 3.0);
            mean + CURIOUS * expected * branch.visits.sqrt() / (1.0 + visits)
        };
        let all = branch.actions.iter().enumerate().map(|(nth, (_, child))| (nth, worth(nth, *child)));
        all.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0))).map(|(nth, _)| nth)
    }

    /// The action that was tried most, and its mean value.
    fn best(&self) -> Option<(Action, f64)> {
        let tried = self.branches[0].actions.iter().enumerate().map(|(nth, (action, child))| {
            let (mean, visits) = self.found(0, *child);
            (visits, std::cmp::Reverse(nth), *action, mean)
        });
        let best = tried.max_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)))?;
        Some((best.2, best.3))
    }
}
