//! The sheet, its visible part, and the effect of a move.

use super::rows::{Goal, Stretch, bits};
use crate::base::{Place, Window};
use crate::game::{Reject, Seat, Text};
use crate::kit::grid;

/// Cells on each side of the sheet.
pub const SIDE: u16 = 40;
/// The least visible part has this many cells on each side.
const SHOWN: u16 = 15;
/// So many cells are shown round each mark.
const MARGIN: u16 = 4;
/// The same for the picture, whose marks should be large.
const DRAWN: u16 = 9;
const MARGIN_DRAWN: u16 = 2;
/// The four directions of a line.
pub const DIRECTIONS: [(i16, i16); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The terms of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The length that wins.
    pub goal: Goal,
    /// Crosses may not make two open threes with one mark.
    pub open3: bool,
    /// The first player opens with three marks, and the second chooses.
    pub swap2: bool,
}

/// A kind of mark. Crosses begin, then they take turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Cross,
    Ring,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::Cross => Side::Ring,
            Side::Ring => Side::Cross,
        }
    }

    /// 0 for crosses, 1 for rings.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The stage of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The first player puts the three marks of the opening.
    Three,
    /// The second one takes crosses, takes rings, or puts two more marks.
    Choice,
    /// The second one puts these two.
    Two,
    /// The first one takes crosses or rings.
    LastChoice,
    /// Both play.
    Play,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// The next mark.
    Put(Place),
    /// Several marks of an opening at once, in their order; at least two.
    Several(Vec<Place>),
    /// Plays this side from now on.
    Take(Side),
    /// Puts two more marks and leaves the choice to the other one.
    More,
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The terms of the match.
    pub terms: Terms,
    /// The seat that began.
    pub first: Seat,
    /// The seat that plays crosses; not settled before [`Stage::Play`].
    pub crosses: Seat,
    /// The stage of the match.
    pub stage: Stage,
    /// The part of the sheet that is shown in letters.
    pub window: Window,
    /// The part of it that is drawn.
    pub drawn: Window,
    /// The marks put by the latest move that put any.
    pub latest: Vec<Place>,
    /// The two ends of each row that has won.
    pub won: Vec<(Place, Place)>,
    /// The marks of each side, a word for each row of the sheet, a bit for each column.
    marks: [[u64; SIDE as usize]; 2],
    count: u16,
}

impl Sheet {
    /// An empty sheet, of which the middle is shown.
    pub fn new(terms: Terms, first: Seat) -> Sheet {
        let stage = if terms.swap2 { Stage::Three } else { Stage::Play };
        let [window, drawn] = [SHOWN, DRAWN].map(|least| whole().around(Place::new(SIDE / 2, SIDE / 2), least, least));
        let (latest, won, marks) = (Vec::new(), Vec::new(), [[0; SIDE as usize]; 2]);
        Sheet { terms, first, crosses: first, stage, window, drawn, latest, won, marks, count: 0 }
    }

    /// The mark on a cell.
    pub fn mark(&self, place: Place) -> Option<Side> {
        let has =
            |side: &Side| self.marks[side.index()].get(usize::from(place.row)).is_some_and(|row| bit(*row, place));
        [Side::Cross, Side::Ring].into_iter().find(has)
    }

    /// How many marks there are.
    pub fn count(&self) -> u16 {
        self.count
    }

    /// The side of the next mark.
    pub fn side(&self) -> Side {
        if self.count.is_multiple_of(2) { Side::Cross } else { Side::Ring }
    }

    /// The seat that plays a side.
    pub fn seat(&self, side: Side) -> Seat {
        if side == Side::Cross { self.crosses } else { self.crosses.other() }
    }

    /// The seat that is to act.
    pub fn mover(&self) -> Seat {
        match self.stage {
            Stage::Three | Stage::LastChoice => self.first,
            Stage::Choice | Stage::Two => self.first.other(),
            Stage::Play => self.seat(self.side()),
        }
    }

    /// The seat that has a row.
    pub fn winner(&self) -> Option<Seat> {
        (!self.won.is_empty()).then(|| self.seat(self.side().other()))
    }

    /// Whether something is to be chosen.
    pub fn is_choice(&self) -> bool {
        matches!(self.stage, Stage::Choice | Stage::LastChoice)
    }

    /// How many marks whoever is to act puts before the other one comes to it.
    pub fn left(&self) -> u16 {
        match self.stage {
            Stage::Three => 3u16.saturating_sub(self.count),
            Stage::Two => 5u16.saturating_sub(self.count),
            Stage::Play => 1,
            Stage::Choice | Stage::LastChoice => 0,
        }
    }

    /// Whether nothing can follow: somebody has a row, or no cell is left for whoever is to put a mark.
    pub fn is_over(&self) -> bool {
        !self.won.is_empty() || (!self.is_choice() && self.free().next().is_none())
    }

    /// The cells where the next mark is legal.
    pub fn free(&self) -> impl Iterator<Item = Place> {
        whole().places().filter(|place| self.is_free(*place))
    }

    /// Whether the next mark is legal on a cell of the sheet.
    pub fn is_free(&self, place: Place) -> bool {
        self.mark(place).is_none() && !self.is_banned(place)
    }

    fn is_banned(&self, place: Place) -> bool {
        self.terms.open3 && self.side() == Side::Cross && self.threes(place).len() > 1
    }

    /// The moves of whoever is to act. The marks of an opening are listed one by one.
    pub fn moves(&self) -> Vec<Move> {
        let takes = [Move::Take(Side::Cross), Move::Take(Side::Ring)];
        match self.stage {
            _ if !self.won.is_empty() => Vec::new(),
            Stage::Choice => takes.into_iter().chain([Move::More]).collect(),
            Stage::LastChoice => takes.to_vec(),
            Stage::Three | Stage::Two | Stage::Play => self.free().map(Move::Put).collect(),
        }
    }

    /// The cells round a place in a direction, with a mark of that side on it.
    fn stretch(&self, place: Place, side: Side, (dx, dy): (i16, i16)) -> Stretch {
        let goal = self.terms.goal;
        // The sheet is small, so nothing is cut.
        let reach = goal.line as i16;
        let mut stretch = Stretch { goal, own: 1 << goal.line, free: 0 };
        for n in (-reach..=reach).filter(|n| *n != 0) {
            let Some(at) = beside(place, n * dx, n * dy) else { continue };
            match self.mark(at) {
                Some(mark) => stretch.own |= u32::from(mark == side) << (n + reach),
                None => stretch.free |= 1 << (n + reach),
            }
        }
        stretch
    }

    /// The marks of each open three that a cross on an empty cell would make, the cross among them; none where it wins.
    fn threes(&self, place: Place) -> Vec<Vec<Place>> {
        let stretches = DIRECTIONS.map(|direction| (direction, self.stretch(place, Side::Cross, direction)));
        if stretches.iter().any(|(_, stretch)| stretch.is_row()) {
            return Vec::new();
        }
        let reach = self.terms.goal.line as i16;
        let cell = |bit: u32, (dx, dy): (i16, i16)| {
            let n = bit as i16 - reach;
            beside(place, n * dx, n * dy)
        };
        let three = |(direction, stretch): ((i16, i16), Stretch)| {
            Some(bits(stretch.open_three()?).filter_map(|bit| cell(bit, direction)).collect())
        };
        stretches.into_iter().filter_map(three).collect()
    }

    /// Puts the next mark.
    pub fn put(&mut self, place: Place) -> Result<(), Reject> {
        if !place.within(SIDE, SIDE) {
            let last = Place::new(SIDE - 1, SIDE - 1);
            return Err(Reject::illegal(
                Text::new("fiveinarow-reject-outside").with("place", place).with("last", last),
            ));
        }
        if self.mark(place).is_some() {
            return Err(ringed("fiveinarow-reject-taken", place, vec![place]));
        }
        if self.is_banned(place) {
            let mut marks = self.threes(place).concat();
            marks.sort_unstable_by_key(|place| (place.row, place.col));
            marks.dedup();
            return Err(ringed("fiveinarow-reject-threes", place, marks));
        }
        let side = self.side();
        if let Some(row) = self.marks[side.index()].get_mut(usize::from(place.row)) {
            *row |= 1 << place.col;
        }
        self.show(place);
        self.count += 1;
        self.won = self.rows(place, side);
        Ok(())
    }

    /// Lets the windows grow until they contain a new mark with its margin. The first mark may be anywhere: if it is
    /// not well within the empty window, the window moves to it.
    fn show(&mut self, place: Place) {
        let is_first = self.count == 0;
        let shown = |window: Window, least: u16, margin: u16| {
            let grown = window.grown(place, margin, whole());
            if is_first && grown != window { whole().around(place, least, least) } else { grown }
        };
        self.window = shown(self.window, SHOWN, MARGIN);
        self.drawn = shown(self.drawn, DRAWN, MARGIN_DRAWN);
    }

    /// The ends of the rows that win through a mark.
    fn rows(&self, place: Place, side: Side) -> Vec<(Place, Place)> {
        let run = |(dx, dy): (i16, i16)| {
            let own = |at: Place| self.mark(at) == Some(side);
            let (from, before) = grid::run(place, (-dx, -dy), own);
            let (to, behind) = grid::run(place, (dx, dy), own);
            self.terms.goal.is_met(u32::from(before + behind + 1)).then_some((from, to))
        };
        DIRECTIONS.into_iter().filter_map(run).collect()
    }

    /// Plays a move of whoever is to act.
    pub fn play(&mut self, m: &Move) -> Result<(), Reject> {
        match m {
            Move::Put(place) => self.put_all(&[*place]),
            Move::Several(places) => self.put_all(places),
            Move::Take(side) if self.is_choice() => {
                let chooser = self.mover();
                self.crosses = if *side == Side::Cross { chooser } else { chooser.other() };
                self.stage = Stage::Play;
                Ok(())
            }
            Move::More if self.stage == Stage::Choice => {
                self.stage = Stage::Two;
                Ok(())
            }
            Move::More if self.is_choice() => Err(Reject::illegal(Text::new("fiveinarow-reject-more"))),
            Move::Take(_) | Move::More => Err(Reject::illegal(Text::new("fiveinarow-reject-settled"))),
        }
    }

    fn put_all(&mut self, places: &[Place]) -> Result<(), Reject> {
        let left = self.left();
        match self.stage {
            Stage::Choice => return Err(Reject::illegal(Text::new("fiveinarow-reject-choose"))),
            Stage::LastChoice => return Err(Reject::illegal(Text::new("fiveinarow-reject-take"))),
            _ if places.len() > usize::from(left) => {
                return Err(Reject::illegal(Text::new("fiveinarow-reject-many").with("left", left)));
            }
            _ => {}
        }
        places.iter().try_for_each(|place| self.put(*place))?;
        self.latest = places.to_vec();
        self.stage = match (self.stage, self.left()) {
            (Stage::Three, 0) => Stage::Choice,
            (Stage::Two, 0) => Stage::LastChoice,
            (stage, _) => stage,
        };
        Ok(())
    }
}

/// The whole sheet.
pub fn whole() -> Window {
    Window::board(SIDE, SIDE)
}

fn bit(row: u64, place: Place) -> bool {
    row.checked_shr(place.col.into()).is_some_and(|row| row & 1 != 0)
}

/// The place this many cells away, if the sheet reaches that far.
fn beside(place: Place, dx: i16, dy: i16) -> Option<Place> {
    place.moved((dx, dy)).filter(|place| place.within(SIDE, SIDE))
}

/// A refusal that rings places.
fn ringed(key: &'static str, place: Place, marks: Vec<Place>) -> Reject {
    Reject { marks, ..Reject::illegal(Text::new(key).with("place", place)) }
}
