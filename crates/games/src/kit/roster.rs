//! The table of the players: their names, marks and values. One description serves for drawing and printing. A few
//! players get a column each, many players a line each.

mod lists;

pub use lists::Lists;

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};

/// Largest total width of columns: on a wider page, a telephone would show the letters too small.
const WIDE: f32 = 24.0;
/// Least total width of columns or lists, so that things below have room.
const WIDTH: f32 = 18.0;
/// Height of the names above columns.
const HEAD: f32 = 2.0;
/// The middle of these names. A winner's is underlined twice, as far below the middle as this share of its height. The
/// rule below keeps this far off these strokes: a tall name is higher.
const NAMED: f32 = 0.8;
const UNDER: f32 = 0.64;
const OFF: f32 = 0.25;
/// Least height of names above columns, their height in least heights, so that they are as large on a wide page, and
/// the most that has room: above the rule, and in a column of such a width for a long name.
const HAND: f32 = 1.4;
const NAMES: f32 = 1.64;
const TALL: f32 = 1.8;
const LONG_NAME: f32 = 0.28;
/// How much smaller a name above a column is with its tick, and the free width at the sides of whatever is written in a
/// column.
const BESIDE: f32 = 0.8;
const SIDES: f32 = 0.6;
/// For a list: height of a line, and that of the lines of a few players; least width of places and names, and free
/// space at its right.
const LINE: f32 = 1.0;
const TALL_LINE: f32 = 2.0;
const PLACE: f32 = 1.4;
const NAME: f32 = 4.8;
const EDGE: f32 = 0.4;
/// At the foot of a column, in a row of one line: the height of letters, and how far they stand above the middle.
const SMALL: f32 = 1.1;
const RAISED: f32 = 0.14;
/// Most lines of a single list. More players get two lists side by side. Up to this many have tall lines, in which
/// letters are larger by this factor at most; those of names and values by that one at least.
const LONG: usize = 16;
const SHORT: usize = 8;
const LARGER: f32 = 1.6;
const LARGE: f32 = 1.25;
/// Up to this height of the game's own drawing in columns, a list may have tall lines.
const BODY: f32 = 12.0;

/// The least height of handwriting on a drawing of this width in squares. On a small telephone, its capitals and digits
/// are a little more than 9 px high.
///
/// ```
/// use kletka_games::kit::roster::least;
///
/// assert!(least(18.0) < 0.9 && least(24.0) > 1.1);
/// ```
pub fn least(width: f32) -> f32 {
    // A page is some squares wider, and its width is rounded up; capitals take 5/8 of a line.
    (width + 3.0) * 9.1 / (360.0 * 0.62)
}

/// The mark of a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mark {
    /// Nothing in particular.
    #[default]
    Idle,
    /// The match waits for this player. The name is highlighted, as in all games.
    Awaited,
    /// Has chosen in secret: gets a tick.
    Chosen,
    /// Has left or was knocked out: the name is struck out.
    Out,
    /// Has won. The name is underlined twice, as in all games.
    Won,
}

/// A value that every player has, such as points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Head {
    /// Its name on the text board; `None` leaves it out there.
    pub text: Option<&'static str>,
    /// The message that names it above a list, and its width there; `None` leaves it out there.
    pub list: Option<(&'static str, f32)>,
    /// How the foot of a column shows it.
    pub foot: Foot,
}

/// How the foot of a column shows a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Foot {
    /// Not at all: the column shows it in another way.
    Absent,
    /// In handwriting of this height.
    High(f32),
}

impl Head {
    /// A value on the text board, in lists and at the foot of columns.
    pub const fn new(text: &'static str, list: (&'static str, f32), foot: Foot) -> Head {
        Head { text: Some(text), list: Some(list), foot }
    }
}

impl Foot {
    fn height(self) -> f32 {
        match self {
            Foot::Absent => 0.0,
            // Whole lines of the paper, so that no line runs through a digit.
            Foot::High(size) => size.round().max(1.0),
        }
    }
}

/// The value of one player.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Cell {
    /// The value as text.
    pub says: String,
    /// Whether it is in the ink of its player. Otherwise it is in pencil.
    pub own: bool,
    /// Whether it has just changed. Then it gets a halo.
    pub latest: bool,
    /// The text at the foot of a column, if the number alone would say too little.
    pub words: Option<Text>,
}

impl Cell {
    /// A number or a word in pencil.
    pub fn pencil(says: impl ToString) -> Cell {
        Cell { says: says.to_string(), ..Cell::default() }
    }

    /// A number or a word that counts: large, in the ink of its player.
    pub fn own(says: impl ToString) -> Cell {
        Cell { own: true, ..Cell::pencil(says) }
    }
}

/// One player in the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The seat of this line.
    pub seat: Seat,
    /// The mark of the player.
    pub mark: Mark,
    /// The place, if lists are ordered by it.
    pub place: Option<u8>,
    /// The values, in the order of the heads.
    pub cells: Vec<Cell>,
    /// The text at the end of the line on the text board.
    pub note: String,
}

/// The table of all players.
///
/// ```
/// use kletka_games::game::scene::{Scene, pt};
/// use kletka_games::game::Seat;
/// use kletka_games::kit::roster::{Cell, Foot, Head, Line, Mark, Roster};
///
/// let line = |seat, mark, points: u32| {
///     Line { seat: Seat(seat), mark, place: None, cells: vec![Cell::own(points)], note: String::new() }
/// };
/// let roster = Roster {
///     heads: vec![Head::new("points", ("toy-points", 3.0), Foot::High(1.2))],
///     lines: vec![line(0, Mark::Idle, 12), line(1, Mark::Awaited, 7)],
///     column: 5.0,
///     body: 0.0,
///     own: None,
/// };
/// assert_eq!(roster.text(""), "  seat points\n     1     12\n>    2      7");
/// let (width, height) = roster.extent();
/// let mut scene = Scene::new(width, height);
/// roster.draw(&mut scene, pt(0.0, 0.0), &mut |_, _, _, _| {});
/// assert!(scene.items.len() > 4);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Roster {
    /// The values that every player has.
    pub heads: Vec<Head>,
    /// The players, in seat order.
    pub lines: Vec<Line>,
    /// Least width of a column, and of a list.
    pub column: f32,
    /// Height of the game's own drawing in a column, between the name and the foot.
    pub body: f32,
    /// The viewer's seat, if there is one. Its line is marked in lists.
    pub own: Option<Seat>,
}

impl Roster {
    /// Whether each player gets a column.
    pub fn is_columns(&self) -> bool {
        self.column * self.lines.len() as f32 <= WIDE
    }

    /// The table on a page that shows no column below its list: the lines of the list have room.
    pub fn alone(mut self) -> Roster {
        if !self.is_columns() {
            self.body = 0.0;
        }
        self
    }

    /// Width and height of the drawing in squares.
    pub fn extent(&self) -> (f32, f32) {
        if self.is_columns() {
            // To the next line of the paper.
            let high = (HEAD + self.body + self.foot()).ceil();
            return (self.column_width() * self.lines.len() as f32, high);
        }
        self.lists().extent()
    }

    /// Draws the table with its upper left corner at `corner`. In columns, `body` draws the area between the name and
    /// the foot. It gets the line, the middle of the area's upper edge, and its width.
    pub fn draw(&self, scene: &mut Scene, corner: Pt, body: &mut dyn FnMut(&mut Scene, &Line, Pt, f32)) {
        if self.is_columns() { self.draw_columns(scene, corner, body) } else { self.draw_lists(scene, corner) }
    }

    fn column_width(&self) -> f32 {
        // To the next line of the paper.
        (WIDTH / self.lines.len().max(1) as f32).max(self.column).ceil()
    }

    fn foot(&self) -> f32 {
        self.heads.iter().map(|head| head.foot.height()).sum()
    }

    fn draw_columns(&self, scene: &mut Scene, corner: Pt, body: &mut dyn FnMut(&mut Scene, &Line, Pt, f32)) {
        let ((width, height), column) = (self.extent(), self.column_width());
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        let mut across = vec![HEAD, height];
        if self.body > 0.0 {
            across.push(HEAD + self.body);
        }
        for y in across {
            scene.stroke([at(0.0, y), at(width, y)], Ink::Pencil, Nib::Ruler);
        }
        for n in 1..self.lines.len() {
            let left = column * n as f32;
            scene.stroke([at(left, 0.0), at(left, height)], Ink::Pencil, Nib::Ruler);
        }
        for (n, line) in self.lines.iter().enumerate() {
            let middle = column * (n as f32 + 0.5);
            let most = TALL.min(LONG_NAME * column).max(HAND);
            let size = (NAMES * least(scene.width)).clamp(HAND, most);
            let size = if line.mark == Mark::Chosen { BESIDE * size } else { size };
            let hand = Hand { size, align: Align::Centre, room: column - SIDES };
            name(scene, line.seat, line.mark, at(middle, NAMED.min(HEAD - OFF - UNDER * size)), hand);
            body(scene, line, at(middle, HEAD), column);
            let mut y = HEAD + self.body;
            for (head, cell) in self.heads.iter().zip(&line.cells) {
                let next = y + head.foot.height();
                // In a low line below another one, letters keep off the rule at their feet.
                let up = if next - y > 1.0 || y == HEAD + self.body { 0.0 } else { 0.2 };
                foot(scene, line.seat, head.foot, cell, (at(middle, (y + next) / 2.0 - up), column - SIDES));
                y = next;
            }
        }
    }

    /// The values that lists show: index, message for the head, and right edge, counted from that of the names.
    fn listed(&self, wider: f32) -> impl Iterator<Item = (usize, &'static str, f32)> {
        let lists = self.heads.iter().enumerate().filter_map(|(n, head)| head.list.map(|list| (n, list)));
        lists.scan(0.0, move |right, (n, (key, wide))| {
            *right += wide + wider;
            Some((n, key, *right))
        })
    }

    /// Least width of everything but the names.
    fn taken(&self) -> f32 {
        self.listed(0.0).last().map_or(0.0, |(_, _, right)| right) + PLACE + EDGE
    }

    /// Extra width for the names, each column and the right edge of a list this wide, so that values are near the
    /// names.
    fn wider(&self, width: f32) -> f32 {
        (width - NAME - self.taken()).max(0.0) / (self.listed(0.0).count() as f32 + 2.0)
    }

    fn lists(&self) -> Lists {
        let players = self.lines.len();
        let count = if players > LONG { 2 } else { 1 };
        // To the next line of the paper.
        let width = (NAME + self.taken()).max(WIDTH / count as f32).max(self.column).ceil();
        // With tall columns, a game shows one of them below the list: both together should not be too long.
        let line = if players > SHORT || self.body > BODY { LINE } else { TALL_LINE };
        Lists { count, lines: players.div_ceil(count), width, pitch: width, line }
    }

    /// The factor by which letters in tall lines are larger than the least ones: as much as columns are wider.
    fn larger(&self, lists: Lists, wider: f32) -> f32 {
        let most = self.heads.iter().filter_map(|head| head.list).map(|(_, wide)| wide).fold(1.0, f32::max);
        if lists.line > LINE { (1.0 + wider / most).min(LARGER) } else { 1.0 }
    }

    fn draw_lists(&self, scene: &mut Scene, corner: Pt) {
        let lists = self.lists();
        let (width, height) = lists.extent();
        let wider = self.wider(lists.width);
        let (least, larger, name_room) = (least(scene.width), self.larger(lists, wider), NAME + wider);
        let size = least * if lists.line > LINE { larger.max(LARGE) } else { 1.0 };
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        scene.stroke([at(0.0, lists.line), at(width, lists.line)], Ink::Pencil, Nib::Ruler);
        for n in 0..lists.count {
            let left = lists.pitch * n as f32;
            for (_, key, right) in self.listed(wider) {
                let at = at(left + PLACE + name_room + right, lists.line - LINE / 2.0);
                scene.hand(at, Says::Words(Text::new(key)), least * larger, Align::Right, Ink::Pencil);
            }
            if n > 0 {
                scene.stroke([at(left, 0.0), at(left, height)], Ink::Pencil, Nib::Ruler);
            }
        }
        let mut lines: Vec<&Line> = self.lines.iter().collect();
        lines.sort_unstable_by_key(|line| (line.place, line.seat));
        for (n, line) in lines.into_iter().enumerate() {
            let from = lists.corner(n);
            let from = at(from.x, from.y);
            if self.own == Some(line.seat) {
                let polygon = corners(from, pt(from.x + lists.width, from.y + lists.line));
                scene.add(Item::Fill { polygon, ink: Ink::Shade });
            }
            let at = |x: f32| pt(from.x + x, from.y + lists.line / 2.0);
            if let Some(place) = line.place.filter(|_| line.mark != Mark::Out) {
                scene.hand(at(PLACE - 0.3), Says::Plain(place.to_string()), size, Align::Right, Ink::Pencil);
            }
            let hand = Hand { size, align: Align::Left, room: name_room - 0.4 };
            name(scene, line.seat, line.mark, at(PLACE), hand);
            for (n, _, right) in self.listed(wider) {
                let Some(cell) = line.cells.get(n) else { continue };
                listed(scene, line.seat, cell, at(PLACE + name_room + right), size);
            }
        }
    }

    /// The table as text: a line for each player, with a sign for the one to move. `tail` is the head of the notes.
    /// Players are written as seat numbers. No trailing newline.
    pub fn text(&self, tail: &str) -> String {
        // A column is a space wider than its name.
        let texts = || self.heads.iter().enumerate().filter_map(|(n, head)| head.text.map(|name| (n, name)));
        let heads: String = texts().map(|(_, name)| format!(" {name}")).collect();
        let mut lines = vec![format!("  seat{heads}{tail}")];
        for line in &self.lines {
            let sign = if line.mark == Mark::Awaited { '>' } else { ' ' };
            let says = |n: usize| line.cells.get(n).map_or("", |cell| cell.says.as_str());
            let cells: String = texts().map(|(n, name)| format!("{:>1$}", says(n), name.len() + 1)).collect();
            let left = if line.mark == Mark::Out { "  left" } else { "" };
            let all = format!("{sign}{:>5}{cells}{}{left}", line.seat.0 + 1, line.note);
            lines.push(all.trim_end().to_owned());
        }
        lines.join("\n")
    }
}

/// The handwriting of a name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hand {
    /// Height of a line.
    pub size: f32,
    /// Its alignment to the given point.
    pub align: Align,
    /// The largest width of the name with its mark.
    pub room: f32,
}

/// Writes a name with its mark. All games mark the mover and the winner in the same way.
pub fn name(scene: &mut Scene, seat: Seat, mark: Mark, at: Pt, Hand { size, align, room }: Hand) {
    match mark {
        Mark::Out => scene.struck_name(at, seat, size, align, room),
        Mark::Chosen => scene.ticked_name(at, seat, size, align, room),
        Mark::Idle | Mark::Awaited | Mark::Won => scene.name(at, seat, size, align, room),
    }
}

fn ink(seat: Seat, cell: &Cell) -> Ink {
    if cell.own { Ink::of(seat, cell.latest) } else { Ink::Pencil }
}

/// The text of a cell, with a true minus sign before a number.
fn plain(cell: &Cell) -> Says {
    Says::Plain(cell.says.strip_prefix('-').map_or_else(|| cell.says.clone(), |number| format!("−{number}")))
}

/// Writes a cell of a list. It leaves out a nought in pencil, which says no more than an empty cell.
fn listed(scene: &mut Scene, seat: Seat, cell: &Cell, at: Pt, size: f32) {
    if cell.own || cell.says != "0" {
        scene.hand(at, plain(cell), size, Align::Right, ink(seat, cell));
    }
}

/// Writes a cell at the foot of a column with this much room.
fn foot(scene: &mut Scene, seat: Seat, foot: Foot, cell: &Cell, (at, room): (Pt, f32)) {
    let Foot::High(size) = foot else { return };
    let says = cell.words.clone().map_or_else(|| plain(cell), Says::Words);
    // In a row of one line, letters keep clear of the rules above and below, also those that reach down.
    let (size, at) = if foot.height() > 1.0 { (size, at) } else { (size.min(SMALL), pt(at.x, at.y - RAISED)) };
    scene.fitted(at, says, (size.max(least(scene.width)), room), Align::Centre, ink(seat, cell));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roster(players: u8) -> Roster {
        let line = |seat: u8| Line {
            seat: Seat(seat),
            mark: [Mark::Idle, Mark::Awaited, Mark::Chosen, Mark::Out, Mark::Won][usize::from(seat) % 5],
            place: Some(players - seat),
            cells: vec![Cell { latest: seat == 0, ..Cell::own(u32::from(seat) + 100) }, Cell::pencil("7!")],
            note: String::new(),
        };
        let heads = vec![
            Head::new("chips", ("toy-chips", 2.6), Foot::High(1.6)),
            Head::new("sum", ("toy-sum", 2.6), Foot::Absent),
        ];
        Roster { heads, lines: (0..players).map(line).collect(), column: 5.0, body: 3.0, own: Some(Seat(1)) }
    }

    fn drawn(roster: &Roster) -> Scene {
        let (width, height) = roster.extent();
        let mut scene = Scene::new(width, height);
        roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, _| {
            scene.add(Item::Dot { at: pt(top.x, top.y + 1.5), r: 0.2, ink: Ink::Seat(line.seat.0) });
        });
        scene
    }

    /// The points where a text is written.
    fn written(scene: &Scene, text: &str) -> Vec<Pt> {
        let at = |item: &Item| match item {
            Item::Label { says, at, .. } if *says == Says::Plain(text.to_owned()) => Some(*at),
            _ => None,
        };
        scene.items.iter().filter_map(at).collect()
    }

    #[test]
    fn every_table_is_drawn_within_its_extent_and_is_legible() {
        for players in 2..=50 {
            let scene = drawn(&roster(players));
            assert!(scene.width <= 28.0 && scene.height <= 27.0, "{players}: {} × {}", scene.width, scene.height);
            let inside = |p: &Pt| {
                (-0.001..=scene.width + 0.001).contains(&p.x) && (-0.001..=scene.height + 0.001).contains(&p.y)
            };
            for item in &scene.items {
                match item {
                    Item::Stroke { points, .. } | Item::Fill { polygon: points, .. } => {
                        assert!(points.iter().all(inside), "{players}: {item:?}")
                    }
                    Item::Label { at, .. } | Item::Name { at, .. } | Item::Dot { at, .. } => {
                        assert!(inside(at), "{players}: {item:?}")
                    }
                    _ => panic!("nothing else is on a table"),
                }
            }
            let names = scene.items.iter().filter(|item| matches!(item, Item::Name { .. })).count();
            assert_eq!(names, usize::from(players));
        }
    }

    #[test]
    fn up_to_four_have_columns_and_more_stand_in_the_order_of_their_places() {
        assert!(roster(4).is_columns() && !roster(5).is_columns());
        let (few, many) = (drawn(&roster(4)), drawn(&roster(5)));
        assert_eq!((written(&few, "7!").len(), written(&many, "7!").len()), (0, 5), "what is absent from the foot");
        let dots = |scene: &Scene| scene.items.iter().filter(|item| matches!(item, Item::Dot { .. })).count();
        assert_eq!((dots(&few), dots(&many)), (4, 0));
        let (first, last) = (written(&many, "104"), written(&many, "100"));
        assert!(first[0].y < last[0].y || first[0].x < last[0].x, "the fifth seat has the first place");
    }

    #[test]
    fn each_mark_looks_different() {
        let strokes = |mark: Mark| {
            let mut scene = Scene::new(8.0, 2.0);
            name(&mut scene, Seat(0), mark, pt(4.0, 1.0), Hand { size: 1.1, align: Align::Centre, room: 6.0 });
            format!("{:?}", scene.items)
        };
        let mut all: Vec<String> = [Mark::Idle, Mark::Chosen, Mark::Out].into_iter().map(strokes).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 3, "common code marks whoever is awaited or has won");
    }

    #[test]
    fn the_text_has_a_line_for_each_player() {
        let expected =
            "  seat chips sum  dice\n     1   100  7!\n>    2   101  7!\n     3   102  7!\n     4   103  7!  left";
        assert_eq!(roster(4).text("  dice"), expected);
    }
}
