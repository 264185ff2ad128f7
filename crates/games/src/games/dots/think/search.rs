//! The move of the levels that search.

use super::super::field::Node;
use super::fight::{Fight, Promise};
use super::ladder::Ladder;
use super::playout::Playout;
use super::rng::Rng;
use super::threats::{Threat, find};
use super::tree::{Edge, Ground, Outlook, Tree};
use super::vicinity::{Quick, Vicinity, any_dot, quick};
use super::{Effort, Task};
use crate::game::{Deadline, Seat};

/// How near to a dot a node must be to be looked at, in steps.
const REACH: usize = 2;

/// How many random games find out what is to be expected.
const SOUNDING: u32 = 48;

/// How many of the first dots of an enemy chase are looked at for dots that spoil it.
const SPOILED: usize = 6;

/// The share of the time left that each of the steps before the tree search may take: finding the threats of a seat,
/// fighting, following ladders.
const STEP: f64 = 0.15;

/// How often the clock is looked at, in random games.
const CLOCK: u32 = 16;

/// As many games as the first estimate of a move at the root counts for.
const ROOT_WEIGHT: f32 = 40.0;

/// What a fight or a ladder that is lost altogether takes from the first estimate of a move, which is 0 to 1.
const FOUGHT: f32 = 0.4;

/// The least first estimate: nothing is hopeless before it was tried.
const LEAST: f32 = 0.02;

/// More dots than this do not make a threat more interesting.
const GREAT: u16 = 6;

/// By what each dot that a threat lacks divides its interest.
const COOLING: f32 = 4.0;

/// The search has decided when one move has so many hundredths of all games, once one in so many of them was played.
const CLEAR: (u32, u32) = (80, 10);

/// What a search may use again at the next move of the same match. Losing it costs strength, nothing else.
#[derive(Clone, Debug, Default)]
pub struct TreeMemory(Option<KeptTree>);

#[derive(Clone, Debug)]
struct KeptTree {
    tree: Tree,
    /// The moves before the root of the tree.
    record: Vec<(Seat, Node)>,
    /// What its values are measured against.
    outlook: Outlook,
}

impl TreeMemory {
    /// The tree for this position, if the match has gone on from the one remembered.
    ///
    /// It is of no use where the expectation has changed much since: its values were measured against the old one.
    fn recall(&mut self, task: &Task<'_>, now: Outlook) -> Option<(Tree, Outlook)> {
        let KeptTree { tree, record, outlook } = self.0.take()?;
        if (outlook.middle - now.middle).abs() > outlook.scatter / 2.0 {
            return None;
        }
        let mut moves = task.field.record();
        if !record.into_iter().all(|dot| moves.next() == Some(dot)) {
            return None;
        }
        let tree = tree.after(moves)?;
        tree.roots().iter().all(|edge| edge.seat == task.seat).then_some((tree, outlook))
    }
}

/// The best move that the effort finds.
pub fn search(
    task: &Task<'_>,
    effort: Effort,
    sheet: &Vicinity,
    rng: &mut Rng,
    memory: &mut TreeMemory,
    until: &Deadline,
) -> Option<Node> {
    let field = &mut quick(task.field);
    let candidates = sheet.candidates(field, task.seat, REACH);
    if candidates.len() < 2 {
        return candidates.first().copied();
    }
    if let Some(node) = super::finish::winning(task, &candidates) {
        return Some(node);
    }
    let saving = effort.foresees.then(|| super::finish::saving(task, &candidates, sheet, &until.share(STEP))).flatten();
    let candidates = saving.unwrap_or(candidates);
    // However little time there is, some of it is left for each step.
    let threats =
        [Seat(0), Seat(1)].map(|seat| find(field, sheet, seat, sheet.all(), effort.threats, &until.share(STEP)));
    let fighting = until.share(STEP);
    let mut fight = Fight::new(field, task.terms, [&threats[0], &threats[1]], effort.positions, &fighting);
    let promise = fight.promise(task.seat, effort.depth);
    let hints = Hints::find(field, sheet, task, &threats, effort.ladder, &until.share(STEP));
    let heat = threats.map(|threats| heat(&threats, field.span()));
    let pool = pool(field, sheet);
    let outlook = sound(field, task, sheet, &pool, rng);
    let mut ground = Ground { field, sheet, terms: task.terms, heat, outlook };
    let roots = roots(&mut ground, task.seat, &candidates, &promise, &hints);
    let mut tree = match memory.recall(task, outlook) {
        Some((tree, outlook)) => {
            ground.outlook = outlook;
            tree.replant(roots, pool)
        }
        None => Tree::new(roots, pool, ground.field.span()),
    };
    grow(&mut tree, &mut ground, effort.games, rng, until);
    let best = tree.roots().iter().max_by(|a, b| a.games.cmp(&b.games).then(a.worth().total_cmp(&b.worth())));
    let best = best.map(|edge| (edge.seat, edge.node))?;
    // What follows the other moves is forgotten at once: a tree may take 30 MB, and people take their time.
    let record = task.field.record().chain([best]).collect();
    memory.0 = tree.after([best].into_iter()).map(|tree| KeptTree { tree, record, outlook: ground.outlook });
    Some(best.1)
}

/// Plays games until there have been enough, the time is over, or one move is clearly the best.
fn grow(tree: &mut Tree, ground: &mut Ground<'_>, games: u32, rng: &mut Rng, until: &Deadline) {
    for game in 0..games {
        if game.is_multiple_of(CLOCK) && (until.passed() || clear(tree, games - game, games)) {
            break;
        }
        tree.play(ground, rng);
    }
}

/// Whether `left` more games of `all` would hardly change the choice.
fn clear(tree: &Tree, left: u32, all: u32) -> bool {
    let (mut most, mut second, mut total) = (0, 0, 0u32);
    for edge in tree.roots() {
        total += edge.games;
        if edge.games > most {
            (most, second) = (edge.games, most);
        } else {
            second = second.max(edge.games);
        }
    }
    most > second + left || (total > all / CLEAR.1 && most > total / 100 * CLEAR.0)
}

/// The free nodes near dots.
fn pool(field: &Quick, sheet: &Vicinity) -> Vec<Node> {
    let near = |node: &&Node| sheet.within(**node, REACH).iter().any(|&node| any_dot(field, node));
    sheet.all().iter().filter(|node| field.legal(**node)).filter(near).copied().collect()
}

/// What dots at the nodes promise for threats: the fewer a threat lacks and the more it gains, the more.
fn heat(threats: &[Threat], span: usize) -> Vec<f32> {
    let mut heat = vec![0.0; span];
    for threat in threats {
        let gain = f32::from(threat.gain.min(GREAT));
        let worth = gain / COOLING.powi(threat.nodes().len() as i32);
        for node in threat.nodes() {
            heat[node.index()] += worth;
        }
    }
    heat
}

/// The mean of the lead of seat 0 after random games, and how far it scatters.
fn sound(field: &mut Quick, task: &Task<'_>, sheet: &Vicinity, pool: &[Node], rng: &mut Rng) -> Outlook {
    let mut playout = Playout { pool: pool.to_vec(), ..Playout::default() };
    let last = field.last().map(|(_, node)| node);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..SOUNDING {
        playout.play(field, sheet, task.terms, task.seat, last, rng);
        let lead = f32::from(field.score(Seat(0))) - f32::from(field.score(Seat(1)));
        sum += lead;
        squares += lead * lead;
        for _ in 0..playout.played.len() {
            field.undo();
        }
    }
    let mean = sum / SOUNDING as f32;
    Outlook { middle: mean, scatter: (squares / SOUNDING as f32 - mean * mean).max(1.0).sqrt() }
}

/// What ladders say.
#[derive(Default)]
struct Hints {
    /// First dots of own chases, with what they gain.
    chases: Vec<(Node, i32)>,
    /// What the best chase of the enemy gains if nothing is done.
    danger: i32,
    /// The dots that spoil it.
    spoilers: Vec<Node>,
}

impl Hints {
    /// Follows the chases of both sides.
    fn find(
        field: &mut Quick,
        sheet: &Vicinity,
        task: &Task<'_>,
        threats: &[Vec<Threat>; 2],
        steps: u32,
        until: &Deadline,
    ) -> Hints {
        let enemy = task.seat.other();
        let [own, theirs] = [task.seat, enemy].map(|seat| threats[seat.index()].as_slice());
        let mut ladder = Ladder { field, sheet, left: steps / 3, until };
        let chases = ladder.chases(task.seat, own).iter().map(|chase| (chase.first, chase.gain)).collect();
        ladder.left = steps / 3;
        let worst = ladder.chases(enemy, theirs).into_iter().next();
        let Some(worst) = worst else { return Hints { chases, ..Hints::default() } };
        ladder.left = steps / 3;
        let mut spoilers = Vec::new();
        for &near in worst.path.iter().take(SPOILED) {
            for &node in std::iter::once(&near).chain(sheet.beside(near)) {
                if !spoilers.contains(&node) && ladder.spoils(enemy, &worst, theirs, node) {
                    spoilers.push(node);
                }
            }
        }
        Hints { chases, danger: worst.gain, spoilers }
    }
}

/// The moves at the root with what is thought of them at first.
fn roots(ground: &mut Ground<'_>, seat: Seat, candidates: &[Node], promise: &Promise, hints: &Hints) -> Vec<Edge> {
    let fought = |node| promise.moves.iter().find(|(known, _)| *known == node).map_or(promise.elsewhere, |(_, n)| *n);
    let worth = |node: Node| {
        let chase = hints.chases.iter().find(|(first, _)| *first == node).map_or(0, |(_, gain)| *gain);
        let danger = if chase > 0 || hints.spoilers.contains(&node) { 0 } else { hints.danger };
        fought(node).max(promise.elsewhere + chase) - danger
    };
    let best = candidates.iter().map(|&node| worth(node)).max().unwrap_or(0);
    let edge = |&node: &Node| {
        let behind = (best - worth(node)) as f32;
        let prior = ground.promise(seat, node) - FOUGHT * (behind / ground.outlook.scatter).tanh();
        Edge::new(seat, node, prior.max(LEAST), ROOT_WEIGHT)
    };
    candidates.iter().map(edge).collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::field::{Field, Rules};
    use super::super::Terms;
    use super::*;
    use crate::game::Level;

    fn task(field: &Field) -> Task<'_> {
        let seat = Seat((field.turn() % 2) as u8);
        Task { field, seat, terms: Terms::default(), zone: &[], ground: false, stopped: false }
    }

    /// What a search learns of the most likely answers is there when one of them comes.
    #[test]
    fn the_tree_lives_on() {
        let mut field = Field::new(8, 8, Rules::default());
        for (nth, (column, row)) in [(3, 3), (4, 3), (4, 4), (3, 4)].into_iter().enumerate() {
            let node = field.node(column, row).expect("on the sheet");
            field.put(Seat((nth % 2) as u8), node).expect("a free node");
        }
        let effort = Effort { games: 2_000, ..Effort::of(Level::new(4).expect("a level")).expect("it searches") };
        let mut memory = TreeMemory::default();
        let sheet = Vicinity::new(&field);
        let best = search(&task(&field), effort, &sheet, &mut Rng::new(1), &mut memory, &Deadline::never());
        field.put(Seat(0), best.expect("a move")).expect("a legal move");
        let kept = memory.0.as_ref().expect("a tree");
        let likely = kept.tree.roots().iter().max_by_key(|edge| edge.games).expect("answers").node;
        let (outlook, games) = (kept.outlook, kept.tree.roots().iter().map(|edge| edge.games).sum::<u32>());
        assert!(games > 100, "{games}");
        field.put(Seat(1), likely).expect("a legal answer");

        let mut elsewhere = Outlook { middle: outlook.middle + 2.0 * outlook.scatter, ..outlook };
        assert!(memory.clone().recall(&task(&field), elsewhere).is_none(), "all was measured against another outlook");
        elsewhere.middle = outlook.middle;
        let (tree, _) = memory.recall(&task(&field), elsewhere).expect("the match has gone on");
        assert!(tree.roots().iter().map(|edge| edge.games).sum::<u32>() > 5);
    }
}
