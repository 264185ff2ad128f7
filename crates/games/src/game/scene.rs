//! A drawing as data, in board units and ink roles. It says what is on the page, not how it looks.
//!
//! One unit is one square of the paper. `x` grows to the right, `y` downwards. (0, 0) is the upper left corner of the
//! drawing. `paint` adds the margins, the paper, the title and the look of a pen.

mod board;
mod boxed;
mod foot;
mod lettering;
mod names;
mod pips;
mod sign;

pub use board::{Board, Sheet};
pub use pips::pips;
pub use sign::Sign;

use crate::base::{Place, Seat, Text, Window};

/// A point in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pt {
    /// Distance to the right.
    pub x: f32,
    /// Distance downwards.
    pub y: f32,
}

/// Shorthand for a [`Pt`].
pub const fn pt(x: f32, y: f32) -> Pt {
    Pt { x, y }
}

/// The corners of an upright rectangle, clockwise from the upper left one. `low` has the smaller `x` and `y`.
///
/// ```
/// use kletka_games::game::scene::{corners, pt};
/// let cell = corners(pt(1.0, 2.0), pt(4.0, 3.0));
/// assert_eq!(cell, [pt(1.0, 2.0), pt(4.0, 2.0), pt(4.0, 3.0), pt(1.0, 3.0)]);
/// ```
pub fn corners(low: Pt, high: Pt) -> Vec<Pt> {
    vec![low, pt(high.x, low.y), high, pt(low.x, high.y)]
}

/// The corners of a rectangle along a segment, `by` to both sides of it and beyond its ends.
///
/// ```
/// use kletka_games::game::scene::{along, pt};
/// let band = along((pt(2.0, 3.0), pt(6.0, 3.0)), 1.0);
/// assert_eq!(band, [pt(1.0, 2.0), pt(7.0, 2.0), pt(7.0, 4.0), pt(1.0, 4.0)]);
/// ```
pub fn along((a, b): (Pt, Pt), by: f32) -> Vec<Pt> {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let by = by / dx.hypot(dy).max(0.1);
    let (dx, dy) = (dx * by, dy * by);
    let corner = |p: Pt, along: f32, across: f32| pt(p.x + dx * along - dy * across, p.y + dy * along + dx * across);
    vec![corner(a, -1.0, -1.0), corner(b, 1.0, -1.0), corner(b, 1.0, 1.0), corner(a, -1.0, 1.0)]
}

/// The corners of an upright rectangle that ends `by` inside another one on all sides.
///
/// ```
/// use kletka_games::game::scene::{inset, pt};
/// let inner = inset(pt(1.0, 2.0), pt(4.0, 3.0), 0.25);
/// assert_eq!(inner, [pt(1.25, 2.25), pt(3.75, 2.25), pt(3.75, 2.75), pt(1.25, 2.75)]);
/// ```
pub fn inset(low: Pt, high: Pt, by: f32) -> Vec<Pt> {
    corners(pt(low.x + by, low.y + by), pt(high.x - by, high.y - by))
}

/// The role of a mark's ink. Themes give each role its colour. Seats also differ in their signs, see [`Sign`].
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::game::scene::Ink;
/// // The mark of the latest move, and those before it.
/// assert_eq!([Ink::of(Seat(1), false), Ink::of(Seat(1), true)], [Ink::Seat(1), Ink::Latest(1)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// The pen of a seat: 0 blue, 1 red, 2 green, 3 violet, then again with other shades.
    Seat(u8),
    /// The pen of a seat with a halo of the highlighter round it: the latest move.
    Latest(u8),
    /// The printed lines of the board.
    Grid,
    /// Soft grey: notes, labels, hints.
    Pencil,
    /// The highlighter: a halo round the latest move, or a place to point out. It is nobody's colour.
    Accent,
    /// A light wash that sets a region apart.
    Shade,
}

impl Ink {
    /// The ink of a mark of this seat, which may be its latest one.
    pub const fn of(seat: Seat, latest: bool) -> Ink {
        if latest { Ink::Latest(seat.0) } else { Ink::Seat(seat.0) }
    }
}

/// The weight of a stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nib {
    /// A note.
    Fine,
    /// The usual pen.
    Pen,
    /// A contour that must be seen from afar.
    Bold,
    /// The pen along a ruler: exactly straight, for lines that must show clearly what they pass.
    Ruler,
}

/// The content of a piece of lettering.
///
/// ```
/// use kletka_games::game::scene::{Align, Ink, Item, Says, Scene, pt};
/// use kletka_games::game::{Seat, Text};
/// let mut scene = Scene::new(8.0, 2.0);
/// scene.hand(pt(0.0, 1.0), Says::Name(Seat(0)), 0.8, Align::Left, Ink::Seat(0));
/// scene.hand(pt(8.0, 1.0), Says::Words(Text::new("pig-total")), 0.8, Align::Right, Ink::Pencil);
/// assert!(matches!(&scene.items[0], Item::Label { says: Says::Name(Seat(0)), .. }));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Says {
    /// The letters of a column (0 = `a`), in the script of the reader's board.
    Column(u16),
    /// The number of a row (0 = `1`).
    Row(u16),
    /// The name of the player of a seat.
    Name(Seat),
    /// A message in the reader's language.
    Words(Text),
    /// Digits and signs, the same in every language.
    Plain(String),
}

/// The typeface of a piece of lettering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Small print: coordinates, table heads.
    Print,
    /// Handwriting: names, scores, remarks.
    Hand,
}

/// The horizontal alignment of lettering to its point. Vertically it is always centred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Starts at the point.
    Left,
    /// Centred on the point.
    Centre,
    /// Ends at the point.
    Right,
}

/// One thing on the page. Items are drawn in order.
///
/// ```
/// use kletka_games::game::scene::{Ink, Item, Nib, Scene, pt};
/// let mut scene = Scene::new(3.0, 3.0);
/// scene.add(Item::Grid { at: pt(0.0, 0.0), cols: 3, rows: 3, step: 1.0 });
/// scene.add(Item::Cross { at: pt(1.5, 1.5), r: 0.3, ink: Ink::Seat(0), nib: Nib::Pen });
/// scene.add(Item::Ring { at: pt(0.5, 0.5), r: 0.3, ink: Ink::Seat(1), nib: Nib::Pen });
/// assert_eq!(scene.items.len(), 3);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// Ruled lines of a board: a rectangle of `cols` × `rows` squares of side `step`, all inner lines included.
    Grid {
        /// Upper left corner.
        at: Pt,
        /// Squares across.
        cols: u16,
        /// Squares down.
        rows: u16,
        /// Side of a square in units.
        step: f32,
    },
    /// A line through points, drawn by hand; closed when the last point equals the first.
    Stroke {
        /// At least two, in drawing order.
        points: Vec<Pt>,
        /// The ink of the stroke.
        ink: Ink,
        /// How broad the stroke is.
        nib: Nib,
    },
    /// A filled round dot of radius `r`.
    Dot {
        /// Centre.
        at: Pt,
        /// Radius in units.
        r: f32,
        /// The ink of the fill.
        ink: Ink,
    },
    /// A dot with a hole. Readers can tell it from a full one without colours.
    Bead {
        /// Centre.
        at: Pt,
        /// Radius in units.
        r: f32,
        /// The ink of the outline.
        ink: Ink,
    },
    /// A hand-drawn ring of radius `r`.
    Ring {
        /// Centre.
        at: Pt,
        /// Radius in units.
        r: f32,
        /// The ink of the outline.
        ink: Ink,
        /// How broad the outline is.
        nib: Nib,
    },
    /// Two crossing strokes within a square of half side `r`.
    Cross {
        /// Centre.
        at: Pt,
        /// Half side in units.
        r: f32,
        /// The ink of both strokes.
        ink: Ink,
        /// How broad both strokes are.
        nib: Nib,
    },
    /// The sign of a seat, in its ink: whose something is, for readers who do not tell the inks apart. Nothing shows
    /// through a hollow one.
    Sign {
        /// Centre.
        at: Pt,
        /// Radius in units: that of a disc of about the same area.
        r: f32,
        /// The seat whose ink and sign it has.
        seat: Seat,
        /// Whether it is the latest move, with a halo round it.
        latest: bool,
    },
    /// The inside of a polygon hatched with slanting pen lines over a faint wash.
    Hatch {
        /// Corners, in order. The last is joined to the first.
        polygon: Vec<Pt>,
        /// The ink that fills it.
        ink: Ink,
    },
    /// The inside of a polygon washed evenly and translucently.
    Fill {
        /// Corners, in order. The last is joined to the first.
        polygon: Vec<Pt>,
        /// The ink that fills it.
        ink: Ink,
    },
    /// Bare paper. It covers earlier items and the squares of the page. It has no edge of its own, so a contour should
    /// follow.
    Blank {
        /// Corners, in order. The last is joined to the first.
        polygon: Vec<Pt>,
    },
    /// A text in any ink, other than a player's name. If it needs more than its room, it gets smaller and then is cut.
    Label {
        /// Its anchor, see [`Align`].
        at: Pt,
        /// A message or plain text, rendered for the reader.
        says: Says,
        /// Height of a line in units.
        size: f32,
        /// Which side of the text is at the point.
        align: Align,
        /// The ink of the letters.
        ink: Ink,
        /// Printed or handwritten.
        face: Face,
        /// The greatest width, in units. It may be infinite: up to the edge of the page.
        room: f32,
    },
    /// The name of a player in handwriting, in the ink of the seat. If it needs more than its room, it gets smaller and
    /// then is cut, so that its neighbours stay free.
    Name {
        /// Its anchor, see [`Align`].
        at: Pt,
        /// The seat of the player.
        seat: Seat,
        /// Height of a line in units.
        size: f32,
        /// Which side of the name is at the point.
        align: Align,
        /// The greatest width, in units.
        room: f32,
        /// Whether the bot waits for this player. The name is highlighted. [`Scene::awaiting`] sets it for all games.
        awaited: bool,
        /// Whether this player has won. The name is underlined twice. [`Scene::crowning`] sets it for all games.
        won: bool,
        /// Whether this player has left or is knocked out. The name is struck through.
        out: bool,
        /// Whether this player has made the move that all make at once. A tick is shown after the name, within its
        /// room.
        ticked: bool,
    },
    /// A die seen from above, hand-drawn, with pips.
    Die {
        /// Centre.
        at: Pt,
        /// Side in units.
        side: f32,
        /// The face shown, 1 to 6.
        face: u8,
        /// The ink of outline and pips.
        ink: Ink,
    },
}

/// A drawing: its extent in units and its items in drawing order.
///
/// ```
/// use kletka_games::game::Place;
/// use kletka_games::game::scene::{Ink, Item, Nib, Scene, pt};
/// let corner = pt(1.0, 1.0);
/// let mut scene = Scene::new(5.0, 5.0);
/// scene.frame(1.0, 1.0, 3.0, 3.0, Ink::Grid, Nib::Pen);
/// scene.coordinates(Scene::cell(corner, 1.0, Place::new(0, 0)), 3, 3, 1.0, 1.0, 0.5);
/// let at = Scene::cell(corner, 1.0, Place::new(2, 0));
/// scene.add(Item::Dot { at, r: 0.2, ink: Ink::Seat(0) });
/// assert_eq!(at, pt(3.5, 1.5));
/// assert_eq!(scene.items.len(), 1 + 4 * 3 + 1);
/// ```
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Scene {
    /// Width, in units.
    pub width: f32,
    /// Height, in units.
    pub height: f32,
    /// The items on it, in drawing order.
    pub items: Vec<Item>,
    /// The places of the board: the middle of the cell `a1` (or that node), and the distance of its neighbours. In a
    /// window of a larger sheet, `a1` is outside of the drawing. Known once [`coordinates`](Scene::coordinates) are
    /// added. With several boards it is that of the last one.
    pub lattice: Option<(Pt, f32)>,
    /// The places that the coordinates name, including those between two labels. With several boards, the window that
    /// contains them all.
    pub named: Option<Window>,
    /// The boards on which places are named, in the order in which they were drawn.
    pub boards: Vec<Board>,
    /// The parts on which points are named, in tenths.
    pub sheets: Vec<Sheet>,
    /// Whether all of a sheet counts at every move, however large it is, as on a track. Of other large sheets only the
    /// part round the latest moves is shown until somebody asks for more.
    pub entire: bool,
    /// Where what explains a long board begins, such as names below it. A part of the board has all of its columns, and
    /// this too.
    pub below: Option<f32>,
    /// Places that a part of the board should show, the most important first. The latest moves come after them.
    pub focus: Vec<Place>,
}

impl Scene {
    /// An empty drawing with this width and height.
    pub fn new(width: f32, height: f32) -> Scene {
        Scene { width, height, ..Scene::default() }
    }

    /// The point of a place, and how far its neighbours are apart. Of several boards that name it, it is on that of the
    /// lattice, or on the last one. A place beyond all of them is on the lattice. `None` if it is not on the drawing.
    ///
    /// ```
    /// use kletka_games::base::{Place, Window};
    /// use kletka_games::game::scene::{Scene, pt};
    /// let mut scene = Scene::new(5.0, 10.0);
    /// scene.coordinates(pt(1.5, 1.5), 3, 3, 1.0, 1.0, 0.5);
    /// scene.lettering(Window { from: Place::new(3, 0), cols: 3, rows: 3 }, pt(1.5, 6.5), 1.0, 1.0, 0.5);
    /// assert_eq!(scene.spot(Place::new(1, 1)), Some((pt(2.5, 2.5), 1.0)));
    /// assert_eq!(scene.spot(Place::new(4, 1)), Some((pt(2.5, 7.5), 1.0)));
    /// assert_eq!(scene.spot(Place::new(40, 1)), None);
    ///
    /// scene.coordinates(pt(1.5, 6.5), 3, 3, 1.0, 1.0, 0.5);
    /// assert_eq!(scene.spot(Place::new(1, 1)), Some((pt(2.5, 7.5), 1.0)));
    /// scene.lattice = Some((pt(1.5, 1.5), 1.0));
    /// assert_eq!(scene.spot(Place::new(1, 1)), Some((pt(2.5, 2.5), 1.0)));
    /// ```
    pub fn spot(&self, place: Place) -> Option<(Pt, f32)> {
        let along = |(first, step): (Pt, f32)| {
            (pt(first.x + step * f32::from(place.col), first.y + step * f32::from(place.row)), step)
        };
        let lies = self.lattice.map(along);
        let is_there = |at: Pt| lies.is_some_and(|(there, _)| (there.x - at.x).hypot(there.y - at.y) < 0.01);
        let named = self.boards.iter().rev().filter_map(|board| Some((board.at(place)?, board.step)));
        let on = named.clone().find(|(at, _)| is_there(*at)).or_else(|| named.clone().next());
        let shown = |(at, _): &(Pt, f32)| (0.0..=self.width).contains(&at.x) && (0.0..=self.height).contains(&at.y);
        on.or(lies).filter(shown)
    }

    /// Adds an item on top of those before.
    pub fn add(&mut self, item: Item) {
        self.items.push(item);
    }

    /// Adds a stroke through points.
    pub fn stroke(&mut self, points: impl Into<Vec<Pt>>, ink: Ink, nib: Nib) {
        self.add(Item::Stroke { points: points.into(), ink, nib });
    }

    /// Adds the closed outline of a rectangle.
    pub fn frame(&mut self, x: f32, y: f32, w: f32, h: f32, ink: Ink, nib: Nib) {
        let mut outline = corners(pt(x, y), pt(x + w, y + h));
        outline.push(pt(x, y));
        self.stroke(outline, ink, nib);
    }

    /// Adds a wash along a segment, extended by `by` to both sides and beyond its ends. It shows the latest line.
    ///
    /// ```
    /// use kletka_games::game::scene::{Ink, Item, Scene, pt};
    /// let mut scene = Scene::new(9.0, 9.0);
    /// scene.strip((pt(2.0, 3.0), pt(6.0, 3.0)), 1.0, Ink::Accent);
    /// let polygon = vec![pt(1.0, 2.0), pt(7.0, 2.0), pt(7.0, 4.0), pt(1.0, 4.0)];
    /// assert_eq!(scene.items, [Item::Fill { polygon, ink: Ink::Accent }]);
    /// ```
    pub fn strip(&mut self, ends: (Pt, Pt), by: f32, ink: Ink) {
        self.add(Item::Fill { polygon: along(ends, by), ink });
    }

    /// Adds centred or aligned handwriting.
    pub fn hand(&mut self, at: Pt, says: Says, size: f32, align: Align, ink: Ink) {
        self.fitted(at, says, (size, f32::INFINITY), align, ink);
    }

    /// Adds handwriting of a size, at most `room` units wide: words with a name in them can be of any length.
    ///
    /// ```
    /// use kletka_games::game::scene::{Align, Ink, Item, Says, Scene, pt};
    /// use kletka_games::game::{Seat, Text};
    /// let mut scene = Scene::new(20.0, 4.0);
    /// let says = Says::Words(Text::new("bulls-seeks").with("seat", Seat(1)));
    /// scene.fitted(pt(1.0, 1.0), says, (0.8, 9.0), Align::Left, Ink::Pencil);
    /// assert!(matches!(scene.items[..], [Item::Label { room: 9.0, .. }]));
    /// ```
    pub fn fitted(&mut self, at: Pt, says: Says, (size, room): (f32, f32), align: Align, ink: Ink) {
        self.add(Item::Label { at, says, size, align, ink, face: Face::Hand, room });
    }

    /// Adds centred or aligned small print.
    pub fn print(&mut self, at: Pt, says: Says, size: f32, align: Align, ink: Ink) {
        self.add(Item::Label { at, says, size, align, ink, face: Face::Print, room: f32::INFINITY });
    }

    /// The middle of a cell on a board with its upper left corner at `corner`.
    pub fn cell(corner: Pt, step: f32, place: Place) -> Pt {
        pt(corner.x + step * (f32::from(place.col) + 0.5), corner.y + step * (f32::from(place.row) + 0.5))
    }
}
