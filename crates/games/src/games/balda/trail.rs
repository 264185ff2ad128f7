//! Finds where a word can be read: along neighbouring cells, each used once.

/// The letters of a square board, row by row, at most 11 cells wide.
#[derive(Clone, Copy)]
pub struct Grid<'a> {
    /// Cells on each side.
    pub side: usize,
    /// The letters; `None` where a cell is empty.
    pub cells: &'a [Option<char>],
}

impl Grid<'_> {
    /// The cells that share a side with a cell.
    pub fn beside(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (side, col, row) = (self.side, cell % self.side, cell / self.side);
        let up = row.checked_sub(1).map(|row| row * side + col);
        let left = col.checked_sub(1).map(|col| row * side + col);
        let right = (col + 1 < side).then_some(cell + 1);
        let down = (row + 1 < side).then_some(cell + side);
        [up, left, right, down].into_iter().flatten()
    }

    /// Whether a cell is empty and has a letter beside it.
    pub fn is_edge(&self, cell: usize) -> bool {
        self.cells[cell].is_none() && self.beside(cell).any(|next| self.cells[next].is_some())
    }

    /// The cells along which a word can be read, in the order of its letters.
    pub fn trail(&self, word: &[char]) -> Option<Vec<usize>> {
        let mut search = Search::new(*self, word);
        (0..self.cells.len()).find_map(|cell| search.from(cell, 0))
    }

    /// The same, of those that lead through a cell.
    pub fn trail_through(&self, word: &[char], cell: usize) -> Option<Vec<usize>> {
        let mut search = Search::new(*self, word);
        (0..word.len()).find_map(|n| search.from(cell, n))
    }
}

/// After this many steps, a word counts as one that cannot be read. Words of a language never come near it. It stops
/// people who fill a board with one letter and ask for a long row of it.
const STEPS: u32 = 400_000;

struct Search<'a> {
    grid: Grid<'a>,
    word: &'a [char],
    /// The cell of each letter, of those that are laid.
    path: Vec<usize>,
    used: u128,
    left: u32,
}

impl<'a> Search<'a> {
    fn new(grid: Grid<'a>, word: &'a [char]) -> Search<'a> {
        Search { grid, word, path: vec![0; word.len()], used: 0, left: STEPS }
    }

    /// The trail on which a cell holds the letter of that number.
    fn from(&mut self, cell: usize, n: usize) -> Option<Vec<usize>> {
        self.used = 0;
        (self.try_cell(cell, n) && self.lay(n, n + 1)).then(|| self.path.clone())
    }

    /// Puts a letter of the word on a cell, if the cell has it and the trail has not been there.
    fn try_cell(&mut self, cell: usize, n: usize) -> bool {
        let here = self.grid.cells[cell];
        let fits = self.used & (1 << cell) == 0 && here.is_some() && here == self.word.get(n).copied();
        if fits {
            self.path[n] = cell;
            self.used |= 1 << cell;
        }
        fits
    }

    /// Lays the other letters where those of `from..to` lie: first the ones before, then the ones behind.
    fn lay(&mut self, from: usize, to: usize) -> bool {
        if (from, to) == (0, self.word.len()) {
            return true;
        }
        let (n, end) = if from > 0 { (from - 1, self.path[from]) } else { (to, self.path[to - 1]) };
        for cell in self.grid.beside(end) {
            let Some(left) = self.left.checked_sub(1) else { break };
            self.left = left;
            if self.try_cell(cell, n) {
                if self.lay(from.min(n), to.max(n + 1)) {
                    return true;
                }
                self.used &= !(1 << cell);
            }
        }
        false
    }
}
