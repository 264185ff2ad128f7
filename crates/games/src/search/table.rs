//! The transposition table: what an alpha-beta search remembers about positions that it may meet again.

/// The score of a won position; a win in `n` plies scores `WON - n`.
pub const WON: i32 = 1_000_000_000;

/// Scores beyond this are proven wins or losses; estimates must stay below.
pub const PROVEN: i32 = WON - 10_000;

/// The number of slots: clearing them all costs nothing compared with a search.
const SLOTS: usize = 1 << 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The entry of a position.
#[derive(Clone, Copy, Debug)]
pub struct Known<M> {
    key: u64,
    depth: u32,
    score: i32,
    bound: Bound,
    /// The best move so far.
    pub best: M,
    /// Whether a deeper search would find nothing else.
    pub complete: bool,
}

/// The result of searching a position.
#[derive(Clone, Copy, Debug)]
pub struct Found<M> {
    /// The score, for the seat that moves.
    pub score: i32,
    /// The best move of the search.
    pub best: M,
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The distance of the position from the root, in plies.
    pub ply: i32,
    /// The window at the start of the search. A score outside of it is a bound.
    pub window: (i32, i32),
    /// Whether a deeper search would find nothing else.
    pub complete: bool,
}

/// The table. A position replaces another one in the same slot.
pub struct Table<M>(Vec<Option<Known<M>>>);

impl<M: Copy> Default for Table<M> {
    fn default() -> Table<M> {
        Table(vec![None; SLOTS])
    }
}

impl<M: Copy> Table<M> {
    /// The entry of the position with this key.
    pub fn get(&self, key: u64) -> Option<Known<M>> {
        self.0[slot(key)].filter(|known| known.key == key)
    }

    /// Stores the result for the position with this key.
    pub fn put(&mut self, key: u64, found: Found<M>) {
        let Found { score, best, depth, ply, window, complete } = found;
        let bound = match score {
            _ if score <= window.0 => Bound::AtMost,
            _ if score >= window.1 => Bound::AtLeast,
            _ => Bound::Exact,
        };
        let score = score + distance(score, ply);
        self.0[slot(key)] = Some(Known { key, depth, score, bound, best, complete });
    }
}

impl<M> Known<M> {
    /// The score, seen from this distance to the root. `None` if the position was not searched deep enough, or if the
    /// bound does not decide the window.
    pub fn score(&self, depth: u32, ply: i32, (alpha, beta): (i32, i32)) -> Option<i32> {
        let score = self.score - distance(self.score, ply);
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        (decides && (self.depth >= depth || self.complete)).then_some(score)
    }
}

/// The difference of a proven score: plies are counted from the root, but in the table from the position itself.
fn distance(score: i32, ply: i32) -> i32 {
    match score {
        _ if score > PROVEN => ply,
        _ if score < -PROVEN => -ply,
        _ => 0,
    }
}

fn slot(key: u64) -> usize {
    key as usize % SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(score: i32, complete: bool) -> Table<u8> {
        let mut table = Table::default();
        table.put(7, Found { score, best: 3, depth: 4, ply: 2, window: (-10, 10), complete });
        table
    }

    #[test]
    fn a_bound_decides_only_its_side_of_the_window() {
        let score = |found, window| table(found, false).get(7).and_then(|known| known.score(4, 2, window));
        assert_eq!(score(5, (-1, 1)), Some(5), "inside of the window it was exact");
        assert_eq!((score(10, (-20, 10)), score(10, (-20, 11))), (Some(10), None));
        assert_eq!((score(-10, (-10, 20)), score(-10, (-11, 20))), (Some(-10), None));
    }

    #[test]
    fn what_was_looked_at_less_deep_counts_only_when_complete() {
        let score = |depth, complete| table(5, complete).get(7).and_then(|known| known.score(depth, 2, (-9, 9)));
        assert_eq!([score(4, false), score(5, false), score(5, true)], [Some(5), None, Some(5)]);
        assert!(table(5, true).get(7 + SLOTS as u64).is_none(), "another position with the same slot");
    }

    #[test]
    fn wins_are_as_far_away_as_they_are() {
        let won = table(WON - 6, false).get(7).and_then(|known| known.score(4, 5, (-9, 9)));
        assert_eq!(won, Some(WON - 9), "four plies from the position, wherever it stands");
        let lost = table(6 - WON, false).get(7).and_then(|known| known.score(4, 0, (-9, 9)));
        assert_eq!(lost, Some(4 - WON));
    }
}
