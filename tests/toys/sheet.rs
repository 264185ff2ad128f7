//! How toys draw: a labelled grid with something in its cells, and lines of handwriting below it.

use kletka_games::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use kletka_games::game::{Place, Seat, Text};

/// Side of a cell.
const STEP: f32 = 2.0;

/// Height of a line of handwriting.
const LINE: f32 = 1.6;

pub struct Sheet {
    scene: Scene,
    /// Upper left corner of the grid.
    corner: Pt,
    /// The place in that corner.
    from: Place,
    /// Lines below it: how many side by side, and how many per column.
    lines: (usize, usize),
}

/// The most lines per column, and the width of one.
const HIGH: usize = 13;
const WIDE: f32 = 16.0;

impl Sheet {
    /// A labelled grid whose first cell is `from`, with room for that many lines below.
    pub fn grid(from: Place, cols: u16, rows: u16, lines: usize) -> Sheet {
        let (across, down) = (STEP * f32::from(cols), STEP * f32::from(rows));
        let corner = pt(2.0, 2.0);
        let mut scene = Scene::new(across + 4.0, down + 4.0 + LINE * lines as f32);
        scene.add(Item::Grid { at: corner, cols, rows, step: STEP });
        let mut label = |at, says| {
            scene.print(at, says, 0.9, Align::Centre, Ink::Pencil);
        };
        for col in 0..cols {
            let x = corner.x + STEP * (f32::from(col) + 0.5);
            label(pt(x, 1.1), Says::Column(from.col + col));
            label(pt(x, down + 2.9), Says::Column(from.col + col));
        }
        for row in 0..rows {
            let y = corner.y + STEP * (f32::from(row) + 0.5);
            label(pt(1.0, y), Says::Row(from.row + row));
            label(pt(across + 3.0, y), Says::Row(from.row + row));
        }
        let mut sheet = Sheet { scene, corner, from, lines: (1, lines) };
        sheet.scene.lattice = Some((sheet.middle(Place::new(0, 0)), STEP));
        sheet
    }

    /// A page of that many lines below a head, without a grid.
    pub fn lines(lines: usize) -> Sheet {
        let beside = lines.div_ceil(HIGH).max(1);
        let below = lines.div_ceil(beside);
        let scene = Scene::new(2.0 + WIDE * beside as f32, 4.0 + LINE * below as f32);
        Sheet { scene, corner: pt(0.0, 0.0), from: Place::new(0, 0), lines: (beside, below) }
    }

    /// The middle of a cell.
    fn middle(&self, place: Place) -> Pt {
        let apart = |n: u16, from: u16| STEP * (f32::from(n) - f32::from(from) + 0.5);
        pt(self.corner.x + apart(place.col, self.from.col), self.corner.y + apart(place.row, self.from.row))
    }

    /// Highlights the cell of the latest move.
    pub fn wash(mut self, latest: Option<Place>) -> Sheet {
        if let Some(Pt { x, y }) = latest.map(|place| self.middle(place)) {
            let h = STEP * 0.46;
            let polygon = vec![pt(x - h, y - h), pt(x + h, y - h), pt(x + h, y + h), pt(x - h, y + h)];
            self.scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        self
    }

    /// Writes into cells.
    pub fn letters(mut self, cells: impl IntoIterator<Item = (Place, String)>) -> Sheet {
        for (place, text) in cells {
            let at = self.middle(place);
            self.scene.hand(at, Says::Plain(text), STEP * 0.95, Align::Centre, Ink::Pencil);
        }
        self
    }

    /// Puts a dot into cells.
    pub fn dots(mut self, cells: &[Place]) -> Sheet {
        for place in cells {
            let at = self.middle(*place);
            self.scene.add(Item::Dot { at, r: STEP * 0.3, ink: Ink::Seat(0) });
        }
        self
    }

    /// Marks cells: crosses for even seats, rings for the others.
    pub fn marks(mut self, cells: impl IntoIterator<Item = (Place, Seat)>) -> Sheet {
        for (place, seat) in cells {
            let (at, r, ink, nib) = (self.middle(place), STEP * 0.32, Ink::Seat(seat.0), Nib::Bold);
            let even = seat.0.is_multiple_of(2);
            self.scene.add(if even { Item::Cross { at, r, ink, nib } } else { Item::Ring { at, r, ink, nib } });
        }
        self
    }

    /// Writes something on a line.
    fn note(&mut self, line: usize, says: Says, align: Align, ink: Ink) {
        let (beside, below) = self.lines;
        let wide = (self.scene.width - 2.0) / beside as f32;
        let left = 1.0 + wide * (line / below) as f32;
        let x = if align == Align::Right { left + wide - 0.5 } else { left + 0.5 };
        let y = self.scene.height - LINE * ((below - line % below) as f32 - 0.5) - 0.2;
        self.scene.hand(pt(x, y), says, LINE * 0.75, align, ink);
    }

    /// Finishes the page with a line for each seat, its name and its points.
    pub fn points(mut self, points: &[i64]) -> Scene {
        for (line, points) in points.iter().enumerate() {
            let seat = Seat(line as u8);
            self.note(line, Says::Name(seat), Align::Left, Ink::Seat(seat.0));
            self.note(line, Says::Plain(points.to_string()), Align::Right, Ink::Seat(seat.0));
        }
        self.scene
    }

    /// Finishes the page with a message on the first line.
    pub fn words(mut self, text: Text) -> Scene {
        self.note(0, Says::Words(text), Align::Left, Ink::Pencil);
        self.scene
    }

    /// Writes large letters on the highest line of a page.
    pub fn head(mut self, says: Says, ink: Ink) -> Sheet {
        let at = pt(self.scene.width / 2.0, 1.8);
        self.scene.hand(at, says, 1.8, Align::Centre, ink);
        self
    }
}
