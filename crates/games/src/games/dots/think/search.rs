//! The move of the levels that search.

use super::super::field::{Field, Node};
use super::combo::{Combo, join};
use super::fight::Fight;
use super::finish::roams;
use super::ladder::{Chase, LONGEST, Ladder};
use super::playout::Playout;
use super::signs::Signs;
use super::threats::{Threat, find};
use super::tree::{Edge, Ground, Outlook, Tree};
use super::vicinity::{Quick, Vicinity, any_dot, gain, quick};
use super::{Effort, Task, Terms};
use crate::game::{Deadline, Seat};
use crate::search::rng::Rng;

/// How near to a dot a node must be to be looked at, in steps.
const REACH: usize = 2;

/// How many random games find out what is to be expected.
const SOUNDING: u32 = 48;

/// How far from an edge a dot is led there in random games, in steps.
const EDGE: u8 = 5;

/// The share of the time left that each of the steps before the tree search may take: finding the threats of a seat,
/// and looking for certain wins.
const STEP: f64 = 0.08;

/// The same for following ladders, and for finding out what is to be expected.
const ASIDE: f64 = 0.05;

/// The same where captures decide more than the score, for wins that are certain and for what a turn captures. With
/// more of them the random games were too few: they decide most of the moves.
const SURE: f64 = 0.02;

/// The share of what is left then that the random games may take; the rest is for reading out what they chose.
const GAMES: f64 = 0.9;

/// The same for reading moves out.
const READ: f64 = 0.15;

/// By how many dots a win is thin. Each dot that hangs on no edge makes it thinner by one.
const THIN: i32 = 3;

/// How often the clock is looked at, in random games.
const CLOCK: u32 = 4;

/// More dots than this do not make a threat more interesting.
const GREAT: u16 = 6;

/// By what each dot that a threat lacks divides its interest.
const COOLING: f32 = 4.0;

/// By how much a move may be worth less than the best and still be as good, for one that captures.
const FREE: f32 = 0.02;

/// The same against somebody who plays anywhere and will not make use of it.
const FREE_IF_ROAMS: f32 = 0.08;

/// Of how many of the best moves one is chosen that is not doomed.
const TRIED: usize = 8;

/// The search has decided when one move has so many hundredths of all games, once one in so many of them was played.
const CLEAR: (u32, u32) = (80, 10);

/// So many games are played before that at least.
const DOUBTFUL: u32 = 150;

/// What a search may use again at the next move of the same match. Losing it costs strength, nothing else.
#[derive(Clone, Debug, Default)]
pub struct TreeMemory(Option<KeptTree>);

#[derive(Clone, Debug)]
struct KeptTree {
    tree: Tree,
    /// The moves before the root of the tree.
    record: Vec<(Seat, Node)>,
    /// The field there. With territory the same dots do not make the same field: an area may have been painted.
    field: Field,
    /// What its values are measured against.
    outlook: Outlook,
}

impl TreeMemory {
    /// The bytes that it takes beside itself. Next to the tree, the rest is nothing.
    pub fn heap(&self) -> usize {
        self.0.as_ref().map_or(0, |kept| kept.tree.heap())
    }

    /// The tree for this position, if the match has gone on from the one remembered.
    ///
    /// It is of no use where the expectation has changed much since: its values were measured against the old one.
    fn recall(&mut self, task: &Task<'_>, now: Outlook) -> Option<(Tree, Outlook)> {
        let KeptTree { tree, record, mut field, outlook } = self.0.take()?;
        if (outlook.middle - now.middle).abs() > outlook.scatter / 2.0 {
            return None;
        }
        let since = task.record.strip_prefix(record.as_slice())?;
        let goes_on = since.iter().all(|&(seat, node)| field.put(seat, node).is_ok());
        if !goes_on || field.hash() != task.field.hash() {
            return None;
        }
        let tree = tree.after(since.iter().copied())?;
        tree.roots().iter().all(|edge| edge.seat == task.seat).then_some((tree, outlook))
    }

    /// Remembers what is below the move that was chosen. What follows the other moves is forgotten at once: a tree may
    /// take 30 MB, and people take their time.
    fn keep(&mut self, tree: Tree, task: &Task<'_>, best: (Seat, Node), outlook: Outlook) {
        let mut field = task.field.clone();
        let put = field.put(best.0, best.1).is_ok();
        let record = task.record.iter().copied().chain([best]).collect();
        let tree = tree.after([best].into_iter()).filter(|_| put);
        self.0 = tree.map(|tree| KeptTree { tree, record, field, outlook });
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
    let roams = roams(task.record, task.seat, sheet);
    let effort = if roams { effort.at_leisure() } else { effort };
    let until = &until.share(effort.share);
    let field = &mut quick(task.field);
    let candidates = sheet.candidates(field, task.seat, REACH);
    if candidates.len() < 2 {
        return candidates.first().copied();
    }
    let (task, candidates) = match begun(task, effort, candidates, sheet, until) {
        Begun::Clear(node) => return Some(node),
        Begun::Open(task, candidates) => (task, candidates),
    };
    let (mut ground, mut signs) = known(&task, effort, &candidates, field, sheet, until);
    let pool = pool(ground.field, sheet, task.terms.ground);
    let outlook = sound(ground.field, &task, sheet, &pool, rng, &until.share(ASIDE));
    ground.outlook = outlook;
    signs.read(ground.field, sheet, effort.reads, &until.share(READ));
    let roots = signs.roots(outlook);
    let mut tree = match memory.recall(&task, outlook) {
        Some((tree, outlook)) => {
            ground.outlook = outlook;
            tree.replant(roots, pool)
        }
        None => Tree::new(roots, pool, ground.field.span()),
    };
    grow(&mut tree, &mut ground, effort.games, rng, &until.share(GAMES));
    let free = if roams { FREE_IF_ROAMS } else { FREE };
    let best = (task.seat, chosen(&tree, &mut signs, free, ground.field, sheet, until)?);
    memory.keep(tree, &task, best, ground.outlook);
    Some(best.1)
}

/// What there is to think about.
enum Begun<'a> {
    /// Nothing: this dot wins, or captures and costs no move.
    Clear(Node),
    /// One of these dots.
    Open(Task<'a>, Vec<Node>),
}

/// Looks at certain wins first: one that is there already is kept while more is sought, one that can be had is taken,
/// and one that the enemy is about to have is prevented. Then at captures, where they cost no move.
fn begun<'a>(task: &Task<'a>, effort: Effort, candidates: Vec<Node>, sheet: &Vicinity, until: &Deadline) -> Begun<'a> {
    let kept = if task.terms.ground && task.margin > 0 { safe(task, sheet, &until.share(STEP)) } else { Vec::new() };
    if !kept.is_empty() {
        return Begun::Open(Task { terms: Terms { ground: false, ..task.terms }, ..*task }, kept);
    }
    if let Some(node) = super::finish::winning(task, &candidates, &until.share(SURE)) {
        return Begun::Clear(node);
    }
    let step = until.share(if task.terms.branch() { 2.0 * SURE } else { STEP });
    let saving = effort.foresees.then(|| super::finish::saving(task, &candidates, sheet, &step)).flatten();
    let candidates = saving.unwrap_or(candidates);
    let (field, share) = (&mut quick(task.field), until.share(2.0 * SURE));
    match Combo::new(field, sheet, task.terms, &share).capture(task.seat, &candidates) {
        Some(node) => Begun::Clear(node),
        None => Begun::Open(*task, candidates),
    }
}

/// What threats, fights and ladders tell before the random games. However little time there is, some of it is left for
/// each step.
fn known<'a>(
    task: &Task<'_>,
    effort: Effort,
    candidates: &[Node],
    field: &'a mut Quick,
    sheet: &'a Vicinity,
    until: &Deadline,
) -> (Ground<'a>, Signs) {
    let threats =
        [Seat(0), Seat(1)].map(|seat| find(field, sheet, seat, sheet.all(), effort.threats, &until.share(STEP)));
    let fighting = until.share(effort.fights);
    let mut fight = Fight::new(field, task.terms, [&threats[0], &threats[1]], effort.positions, &fighting);
    let mut promise = fight.promise(task.seat, effort.depth);
    if task.terms.extra {
        let until = until.share(2.0 * SURE);
        let mut combo = Combo::new(field, sheet, task.terms, &until);
        promise = join(promise, &combo.promise(task.seat, candidates));
    }
    let chases = chases(field, sheet, task, &threats, effort.ladder, &until.share(ASIDE));
    let heat = threats.map(|threats| heat(&threats, field.span()));
    let last = task.record.last().map(|(_, node)| *node);
    let mut ground = Ground { field, sheet, terms: task.terms, last, heat, outlook: Outlook::default() };
    let signs = Signs::new(&mut ground, task.seat, candidates, &promise, &chases);
    (ground, signs)
}

/// The dots after which a win by grounding that is there already is there still, whatever the enemy puts. A thin win
/// gets no thinner.
pub fn safe(task: &Task<'_>, sheet: &Vicinity, until: &Deadline) -> Vec<Node> {
    let candidates = sheet.candidates(&mut quick(task.field), task.seat, REACH);
    let mut keeping = super::finish::keeping(task, &candidates, until);
    let enough = keeping.iter().map(|(_, margin)| THIN.min(*margin)).max();
    keeping.retain(|(_, margin)| Some(*margin) >= enough);
    keeping.into_iter().map(|(node, _)| node).collect()
}

/// The own chases that gain something.
fn chases(
    field: &mut Quick,
    sheet: &Vicinity,
    task: &Task<'_>,
    threats: &[Vec<Threat>; 2],
    steps: u32,
    until: &Deadline,
) -> Vec<Chase> {
    let mut ladder = Ladder { field, sheet, left: steps, enough: LONGEST, extra: task.terms.extra, until };
    ladder.chases(task.seat, &threats[task.seat.index()])
}

/// The move that most games began with. Where another one is worth as much and captures, that one; and none that proves
/// to be doomed when it is read.
fn chosen(
    tree: &Tree,
    signs: &mut Signs,
    free: f32,
    field: &mut Quick,
    sheet: &Vicinity,
    until: &Deadline,
) -> Option<Node> {
    let mut edges = tree.roots().to_vec();
    edges.sort_by(|a, b| b.games.cmp(&a.games).then(b.worth().total_cmp(&a.worth())));
    let best = edges.first()?;
    let even = |edge: &&Edge| edge.worth() >= best.worth() - free && edge.games >= best.games / 4;
    let takes = edges.iter().filter(even).map(|edge| (gain(field, edge.seat, edge.node), edge.games, edge.node));
    if let Some((_, _, node)) = takes.filter(|(gain, ..)| *gain > 0).max() {
        return Some(node);
    }
    let stands = |edge: &&Edge| !signs.doomed(field, sheet, edge.node, until);
    edges.iter().take(TRIED).find(stands).or(edges.first()).map(|edge| edge.node)
}

/// Plays games until there have been enough, the time is over, or one move is clearly the best.
fn grow(tree: &mut Tree, ground: &mut Ground<'_>, games: u32, rng: &mut Rng, until: &Deadline) {
    let mut dots = 0;
    for game in 0..games {
        if game.is_multiple_of(CLOCK)
            && (until.passed_after(std::mem::take(&mut dots)) || clear(tree, games - game, games))
        {
            break;
        }
        dots += tree.play(ground, rng);
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
    most > second + left || (total > DOUBTFUL.max(all / CLEAR.1) && most > total / 100 * CLEAR.0)
}

/// The free nodes near dots; where grounding counts, also those straight between dots and an edge that is not far.
fn pool(field: &Quick, sheet: &Vicinity, ground: bool) -> Vec<Node> {
    let mut wanted = vec![false; field.span()];
    for &dot in sheet.all().iter().filter(|node| any_dot(field, **node)) {
        let ways = if ground { ways_out(field, dot) } else { Vec::new() };
        for node in sheet.within(dot, REACH).iter().copied().chain(ways) {
            wanted[node.index()] = true;
        }
    }
    sheet.all().iter().copied().filter(|node| wanted[node.index()] && field.legal(*node)).collect()
}

/// The nodes straight between one and the edges that are no further away than [`EDGE`].
fn ways_out(field: &Quick, from: Node) -> Vec<Node> {
    let (column, row) = field.place_of(from);
    let near = |at: u8, length: u8| {
        let (before, behind) = (at, length - 1 - at);
        let first = if before <= EDGE { 0 } else { at };
        first..=if behind <= EDGE { length - 1 } else { at }
    };
    let across = near(column, field.width()).filter_map(|column| field.node(column, row));
    let down = near(row, field.height()).filter_map(|row| field.node(column, row));
    across.chain(down).collect()
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
fn sound(
    field: &mut Quick,
    task: &Task<'_>,
    sheet: &Vicinity,
    pool: &[Node],
    rng: &mut Rng,
    until: &Deadline,
) -> Outlook {
    let mut playout = Playout { pool: pool.to_vec(), ..Playout::default() };
    let last = task.record.last().map(|(_, node)| *node);
    let (mut sum, mut squares, mut games) = (0.0, 0.0, 0.0);
    for _ in 0..SOUNDING {
        playout.play(field, sheet, task.terms, task.seat, last, rng);
        let lead = task.terms.lead(field, playout.winner);
        sum += lead;
        squares += lead * lead;
        games += 1.0;
        for _ in 0..playout.played.len() {
            field.undo();
        }
        if until.passed_after(playout.played.len() as u32) {
            break;
        }
    }
    let mean = sum / games;
    Outlook { middle: mean, scatter: (squares / games - mean * mean).max(1.0).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::super::super::field::{Field, Rules};
    use super::super::Terms;
    use super::*;
    use crate::game::Level;

    fn task<'a>(field: &'a Field, record: &'a [(Seat, Node)]) -> Task<'a> {
        let seat = Seat((field.turn() % 2) as u8);
        Task { field, record, seat, terms: Terms::default(), zone: &[], stopped: false, margin: 0, resigns: false }
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
        let record: Vec<_> = field.record().collect();
        let best = search(&task(&field, &record), effort, &sheet, &mut Rng::new(1), &mut memory, &Deadline::never());
        field.put(Seat(0), best.expect("a move")).expect("a legal move");
        let kept = memory.0.as_ref().expect("a tree");
        let likely = kept.tree.roots().iter().max_by_key(|edge| edge.games).expect("answers").node;
        let (outlook, games) = (kept.outlook, kept.tree.roots().iter().map(|edge| edge.games).sum::<u32>());
        assert!(games > 100, "{games}");
        field.put(Seat(1), likely).expect("a legal answer");

        let record: Vec<_> = field.record().collect();
        let task = task(&field, &record);
        let mut elsewhere = Outlook { middle: outlook.middle + 2.0 * outlook.scatter, ..outlook };
        assert!(memory.clone().recall(&task, elsewhere).is_none(), "all was measured against another outlook");
        elsewhere.middle = outlook.middle;
        let far = field.node(0, 7).expect("on the sheet");
        let look = |node| (field.place(node).dot, (node == far).then_some(Seat(0)));
        let painted = Field::settled(8, 8, Rules::default(), look);
        let other = Task { field: &painted, ..task };
        assert!(memory.clone().recall(&other, elsewhere).is_none(), "the same dots, but an area was painted");
        let (tree, _) = memory.recall(&task, elsewhere).expect("the match has gone on");
        assert!(tree.roots().iter().map(|edge| edge.games).sum::<u32>() > 5);
    }
}
