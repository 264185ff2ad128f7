//! Alpha-beta search with iterative deepening and a transposition table, for two seats with perfect information.

pub use super::table::WON;
use super::table::{self, PROVEN, Table};
use crate::game::{Deadline, Seat};

/// Positions between two looks at the clock.
const CLOCK: u32 = 128;

/// A position as the search sees it.
pub trait Node: Sized {
    /// The game's move, or a compact form of it.
    type Move: Copy + PartialEq;

    /// The seat to move. The same seat may move several times in a row.
    fn seat(&self) -> Seat;

    /// `Some` at the end, or if the result is certain: 1, 0 or -1 for a win, draw or loss of [`seat`](Self::seat).
    fn verdict(&self) -> Option<i32>;

    /// The value of the position for [`seat`](Self::seat), well below [`WON`].
    fn estimate(&self) -> i32;

    /// The moves worth trying, the most promising first. At least one if there is no verdict.
    fn moves(&self) -> Vec<Self::Move>;

    /// The position after a move.
    fn after(&self, m: Self::Move) -> Self;

    /// A hash of everything that matters, including the seat to move.
    fn key(&self) -> u64;
}

/// The limits of a search. It ends at the first one it reaches.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// Plies to look ahead.
    pub depth: u32,
    /// Positions to visit.
    pub nodes: u64,
    /// Time.
    pub until: &'a Deadline,
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<M> {
    /// The best moves, all of the same score.
    pub moves: Vec<M>,
    /// Their score for the seat to move.
    pub score: i32,
    /// The depth of the last complete iteration, in plies.
    pub depth: u32,
}

/// The best moves of a position; `None` if it is over.
///
/// Deepens ply by ply and returns the result of the last complete depth, so you may stop it at any time.
///
/// ```
/// use kletka_games::game::{Deadline, Seat};
/// use kletka_games::search::alphabeta::{Limits, Node, search};
///
/// /// A heap of sticks: one to three are taken in turn, and whoever takes the last one wins.
/// struct Heap {
///     left: u8,
///     mover: Seat,
/// }
///
/// impl Node for Heap {
///     type Move = u8;
///     fn seat(&self) -> Seat {
///         self.mover
///     }
///     fn verdict(&self) -> Option<i32> {
///         (self.left == 0).then_some(-1)
///     }
///     fn estimate(&self) -> i32 {
///         0
///     }
///     fn moves(&self) -> Vec<u8> {
///         (1..=self.left.min(3)).collect()
///     }
///     fn after(&self, taken: u8) -> Heap {
///         Heap { left: self.left - taken, mover: self.mover.other() }
///     }
///     fn key(&self) -> u64 {
///         u64::from(self.left) * 2 + u64::from(self.mover.0)
///     }
/// }
///
/// let limits = Limits { depth: 20, nodes: 10_000, until: &Deadline::never() };
/// let found = search(&Heap { left: 7, mover: Seat(0) }, limits).expect("it is not over");
/// assert_eq!(found.moves, [3], "four are left to the other one");
/// ```
pub fn search<N: Node>(root: &N, limits: Limits<'_>) -> Option<Found<N::Move>> {
    if root.verdict().is_some() {
        return None;
    }
    let mut order = root.moves();
    let mut found = Found { moves: order.iter().take(1).copied().collect(), score: 0, depth: 0 };
    let mut search = Search { limits, table: Table::default(), visited: 0, stopped: false, horizon: false };
    for depth in 1..=limits.depth {
        search.horizon = false;
        let Some(deeper) = search.root(root, &order, depth) else { break };
        order.sort_by_key(|m| !deeper.moves.contains(m));
        found = deeper;
        if !search.horizon || found.score.abs() > PROVEN {
            break;
        }
    }
    Some(found)
}

struct Search<'a, M> {
    limits: Limits<'a>,
    table: Table<M>,
    visited: u64,
    stopped: bool,
    /// Whether the depth limit, and not the end of the game, cut a line of the current iteration.
    horizon: bool,
}

impl<M: Copy + PartialEq> Search<'_, M> {
    /// All best moves at one depth; `None` if it had to stop.
    ///
    /// The window reaches one below the best score so far, so a tie differs from a worse move.
    fn root<N: Node<Move = M>>(&mut self, root: &N, order: &[M], depth: u32) -> Option<Found<M>> {
        let mut found = Found { moves: Vec::new(), score: -WON - 1, depth };
        for &m in order {
            let score = self.child(root, m, depth, 0, found.score - 1, WON + 1);
            if self.stopped {
                return None;
            }
            if score > found.score {
                found.score = score;
                found.moves.clear();
            }
            if score == found.score {
                found.moves.push(m);
            }
        }
        Some(found)
    }

    /// The score of a move for the seat that makes it.
    fn child<N: Node<Move = M>>(&mut self, node: &N, m: M, depth: u32, ply: i32, alpha: i32, beta: i32) -> i32 {
        let next = node.after(m);
        if next.seat() == node.seat() {
            self.value(&next, depth - 1, ply + 1, alpha, beta)
        } else {
            -self.value(&next, depth - 1, ply + 1, -beta, -alpha)
        }
    }

    fn value<N: Node<Move = M>>(&mut self, node: &N, depth: u32, ply: i32, alpha: i32, beta: i32) -> i32 {
        self.visited += 1;
        let asks = self.visited.is_multiple_of(u64::from(CLOCK));
        if self.visited >= self.limits.nodes || (asks && self.limits.until.passed_after(CLOCK)) {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        if let Some(sign) = node.verdict() {
            return sign * (WON - ply);
        }
        if depth == 0 {
            self.horizon = true;
            return node.estimate();
        }
        let key = node.key();
        let known = self.table.get(key);
        if let Some((score, known)) = known.and_then(|known| Some((known.score(depth, ply, (alpha, beta))?, known))) {
            self.horizon |= !known.complete;
            return score;
        }
        let outside = std::mem::replace(&mut self.horizon, false);
        let moves = ordered(node.moves(), known.map(|known| known.best));
        let (score, best) = self.look(node, moves, depth, ply, (alpha, beta));
        if let Some(best) = best {
            let (window, complete) = ((alpha, beta), !self.horizon);
            self.table.put(key, table::Found { score, best, depth, ply, window, complete });
        }
        self.horizon |= outside;
        score
    }

    /// The best of some moves, and its score.
    fn look<N: Node<Move = M>>(
        &mut self,
        node: &N,
        moves: Vec<M>,
        depth: u32,
        ply: i32,
        (mut alpha, beta): (i32, i32),
    ) -> (i32, Option<M>) {
        let (mut best, mut choice) = (-WON - 1, None);
        for m in moves {
            let score = self.child(node, m, depth, ply, alpha, beta);
            if self.stopped {
                return (0, None);
            }
            if score > best {
                (best, choice) = (score, Some(m));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        (best, choice)
    }
}

/// The moves, with the previous best move in front.
fn ordered<M: PartialEq + Copy>(mut moves: Vec<M>, best: Option<M>) -> Vec<M> {
    if let Some(n) = best.and_then(|best| moves.iter().position(|m| *m == best)) {
        moves[..=n].rotate_right(1);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Take one to three from a heap; the player who takes the last one wins. After taking exactly two, the same seat
    /// moves again.
    #[derive(Clone)]
    struct Heap {
        left: u8,
        seat: Seat,
    }

    impl Node for Heap {
        type Move = u8;
        fn seat(&self) -> Seat {
            self.seat
        }
        fn verdict(&self) -> Option<i32> {
            // The player who took the last one has passed the turn on.
            (self.left == 0).then_some(-1)
        }
        fn estimate(&self) -> i32 {
            0
        }
        fn moves(&self) -> Vec<u8> {
            (1..=self.left.min(3)).collect()
        }
        fn after(&self, m: u8) -> Heap {
            let again = m == 2 && self.left > 2;
            Heap { left: self.left - m, seat: if again { self.seat } else { self.seat.other() } }
        }
        fn key(&self) -> u64 {
            u64::from(self.left) * 2 + u64::from(self.seat.0)
        }
    }

    fn plain(node: &Heap) -> i32 {
        node.verdict().unwrap_or_else(|| {
            let scores = node.moves().into_iter().map(|m| {
                let next = node.after(m);
                if next.seat == node.seat { plain(&next) } else { -plain(&next) }
            });
            scores.max().unwrap_or(0)
        })
    }

    #[test]
    fn the_search_agrees_with_plain_minimax() {
        for left in 1..=15 {
            let root = Heap { left, seat: Seat(0) };
            let limits = Limits { depth: 40, nodes: 1_000_000, until: &Deadline::never() };
            let found = search(&root, limits).unwrap();
            assert_eq!(found.score.signum(), plain(&root), "{left}");
            for m in found.moves {
                let next = root.after(m);
                let score = if next.seat == root.seat { plain(&next) } else { -plain(&next) };
                assert_eq!(score, plain(&root), "{left}: {m}");
            }
        }
    }

    #[test]
    fn it_stops_at_once_and_still_answers() {
        let root = Heap { left: 200, seat: Seat(1) };
        let until = Deadline::after(std::time::Duration::ZERO);
        let found = search(&root, Limits { depth: 60, nodes: u64::MAX, until: &until }).unwrap();
        assert!(found.depth < 20 && !found.moves.is_empty());
        assert!(search(&Heap { left: 0, seat: Seat(0) }, Limits { depth: 1, nodes: 9, until: &until }).is_none());
    }
}
