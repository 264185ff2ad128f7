//! Four in a row on an endless sheet: the visible window grows with the marks. Both players may pass.

use kletka_games::game::scene::Scene;
use kletka_games::game::{
    Ask, Counts, Drawn, Family, Game, Info, Input, Labels, Moves, OptValues, Outcome, Place, Reject, Seat, StepCtx,
    Table, Text, Turn, Viewer,
};
use kletka_games::kit::grid;

use super::{facts, sheet::Sheet};

pub struct Endless;

static INFO: Info = Info { family: Family::LINES, words: &["pass"], ..facts("toyendless", Counts::only(2)) };

/// The middle of the first window, far from all ends of the sheet.
const MIDDLE: Place = Place { col: 350, row: 500 };
/// How far beyond the marks you may play, and the number of marks in a row and in a match.
const MARGIN: u16 = 2;
const ROW: usize = 4;
const MOST: usize = 50;

#[derive(Clone, PartialEq, Debug)]
pub struct Marks {
    marks: Vec<(Place, Seat)>,
    mover: Seat,
    passes: u8,
}

impl Marks {
    fn of(&self, place: Place) -> Option<Seat> {
        self.marks.iter().find(|(other, _)| *other == place).map(|(_, seat)| *seat)
    }
    /// The first place of the window, and its number of columns and rows.
    fn window(&self) -> (Place, u16, u16) {
        let places = || self.marks.iter().map(|(place, _)| *place).chain([MIDDLE]);
        let span = |of: fn(Place) -> u16| {
            let (low, high) = (places().map(of).min().unwrap_or(0), places().map(of).max().unwrap_or(0));
            (low - MARGIN, high - low + 1 + 2 * MARGIN)
        };
        let ((col, cols), (row, rows)) = (span(|place| place.col), span(|place| place.row));
        (Place::new(col, row), cols, rows)
    }
    fn places(&self) -> impl Iterator<Item = Place> {
        let (from, cols, rows) = self.window();
        grid::places(cols, rows).map(move |place| Place::new(from.col + place.col, from.row + place.row))
    }
    fn winner(&self) -> Option<Seat> {
        let (latest, seat) = *self.marks.last()?;
        let along = |dx: i32, dy: i32| {
            let place =
                |n: i32| Place::new((i32::from(latest.col) + n * dx) as u16, (i32::from(latest.row) + n * dy) as u16);
            (1..).take_while(|n| self.of(place(*n)) == Some(seat)).count()
        };
        let rows = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(dx, dy)| 1 + along(dx, dy) + along(-dx, -dy));
        rows.iter().any(|length| *length >= ROW).then_some(seat)
    }
}

impl Game for Endless {
    type Options = ();
    type State = Marks;
    /// `None` is a pass.
    type Move = Option<Place>;
    type View = Marks;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }
    fn chance(&self, (): &()) -> bool {
        false
    }
    fn setup(&self, (): &(), table: Table, _ctx: &mut StepCtx) -> Marks {
        Marks { marks: vec![], mover: table.first, passes: 0 }
    }
    fn turn(&self, marks: &Marks) -> Turn {
        match marks.winner() {
            Some(winner) => Turn::Over(Outcome::won(winner, 2)),
            None if marks.passes == 2 || marks.marks.len() == MOST => Turn::Over(Outcome::drawn(2)),
            None => Ask::one(marks.mover, Text::new("toyendless-ask").with("place", MIDDLE)).typed().into(),
        }
    }
    fn moves(&self, marks: &Marks, seat: Seat) -> Moves<Option<Place>> {
        let mine = self.turn(marks).may().has(seat);
        let free = marks.places().filter(|place| marks.of(*place).is_none()).map(Some);
        Moves::Listed(free.chain([None]).filter(|_| mine).collect())
    }
    fn parse(&self, _marks: &Marks, _seat: Seat, input: &Input<'_>) -> Result<Option<Place>, Reject> {
        match (input.word(), input.place()) {
            (Some(_), _) => Ok(None),
            (None, Some(place)) => Ok(Some(place)),
            _ => Err(Reject::syntax(Text::new("toyendless-syntax"))),
        }
    }
    fn write(&self, m: &Option<Place>) -> String {
        m.map_or("pass".to_owned(), |place| place.to_string())
    }
    fn apply(&self, marks: &mut Marks, seat: Seat, m: &Option<Place>, _ctx: &mut StepCtx) -> Result<(), Reject> {
        let open = |place| marks.places().any(|other| other == place) && marks.of(place).is_none();
        match *m {
            Some(place) if !open(place) => {
                return Err(Reject::illegal(Text::new("toyendless-not-there").with("place", place)));
            }
            Some(place) => {
                marks.marks.push((place, seat));
                marks.passes = 0;
            }
            None => marks.passes += 1,
        }
        marks.mover = seat.other();
        Ok(())
    }
    fn view(&self, marks: &Marks, _who: Viewer) -> Marks {
        marks.clone()
    }
}

impl Drawn for Marks {
    fn scene(&self) -> Scene {
        let (from, cols, rows) = self.window();
        let latest = self.marks.last().map(|(place, _)| *place);
        Sheet::grid(from, cols, rows, 0).wash(latest).marks(self.marks.iter().copied()).points(&[])
    }

    fn board(&self) -> String {
        let (from, cols, rows) = self.window();
        let sign = |place| self.of(place).map_or('.', |seat| ['x', 'o'][seat.index()]);
        let cells = |row| (0..cols).map(|col| sign(Place::new(from.col + col, row))).collect::<String>();
        let lines = (from.row..from.row + rows).map(|row| format!("{} {}", cells(row), row + 1));
        let head = format!("{}-{}", Labels::Latin.column(from.col), Labels::Latin.column(from.col + cols - 1));
        [head].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }
}
