//! The table of the players: who plays, how they stand, and what they have. One description serves for drawing and
//! printing. A few players get a column each, many players a line each.

use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};

/// The most players with a column each, and how wide all columns may be.
const COLUMNS: usize = 8;
const WIDE: f32 = 39.0;
/// Width of the columns together at least, so that what lies below has room.
const WIDTH: f32 = 18.0;
/// Height of the names above columns.
const HEAD: f32 = 2.0;
/// Height of the handwriting of names.
const HAND: f32 = 1.1;
/// Height of a line of a list, width of the places and names in it, and what is free at its right.
const LINE: f32 = 1.5;
const NAME: f32 = 6.7;
const EDGE: f32 = 0.5;
/// How much of the page other things need below the table.
const BELOW: f32 = 8.0;
/// The most lists side by side.
const LISTS: usize = 3;

/// How it stands with a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mark {
    /// Nothing in particular.
    #[default]
    Idle,
    /// The match waits for this player: the name is underlined.
    Awaited,
    /// Has chosen in secret: a tick.
    Chosen,
    /// Has left or was knocked out: struck out.
    Out,
    /// Has won: underlined twice, in the ink of what is latest.
    Won,
}

/// Something that every player has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Head {
    /// What it is called on the text board; `None`: it does not stand there.
    pub text: Option<&'static str>,
    /// The message that names it above a list, and how wide it is there; `None`: it does not stand there.
    pub list: Option<(&'static str, f32)>,
    /// How it stands at the foot of a column.
    pub foot: Foot,
}

/// How something stands at the foot of a column.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Foot {
    /// Not at all: the column shows it otherwise.
    Absent,
    /// In handwriting so high.
    High(f32),
}

impl Head {
    /// What stands on the text board, in lists and at the foot of columns.
    pub const fn new(text: &'static str, list: (&'static str, f32), foot: Foot) -> Head {
        Head { text: Some(text), list: Some(list), foot }
    }
}

impl Foot {
    fn height(self) -> f32 {
        match self {
            Foot::Absent => 0.0,
            Foot::High(size) => size + 0.1,
        }
    }
}

/// What a player has of it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Cell {
    /// As people write it.
    pub says: String,
    /// Whether it is in the ink of its player. If not, it is in pencil.
    pub own: bool,
    /// Whether it is the latest that happened, and so underlined.
    pub latest: bool,
    /// What stands at the foot of a column instead, where the number alone would say too little.
    pub words: Option<Text>,
}

impl Cell {
    /// A number or a word in pencil.
    pub fn pencil(says: impl ToString) -> Cell {
        Cell { says: says.to_string(), ..Cell::default() }
    }

    /// The same in the ink of its player, large: what counts.
    pub fn own(says: impl ToString) -> Cell {
        Cell { own: true, ..Cell::pencil(says) }
    }
}

/// A player of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The seat.
    pub seat: Seat,
    /// How it stands.
    pub mark: Mark,
    /// The place, where a list is ordered by it.
    pub place: Option<u8>,
    /// What the player has, in the order of the heads.
    pub cells: Vec<Cell>,
    /// What stands behind it on the text board.
    pub note: String,
}

/// The table.
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
/// };
/// assert_eq!(roster.text(""), "  seat points\n     1     12\n>    2      7");
/// let (width, height) = roster.extent();
/// let mut scene = Scene::new(width, height);
/// roster.draw(&mut scene, pt(0.0, 0.0), &mut |_, _, _, _| {});
/// assert!(scene.items.len() > 4);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Roster {
    /// What every player has.
    pub heads: Vec<Head>,
    /// The players, in the order of their seats.
    pub lines: Vec<Line>,
    /// Least width of a column.
    pub column: f32,
    /// Height of what the game draws itself in a column, between the name and the foot.
    pub body: f32,
}

/// How a table of lines is divided: lists side by side, and lines in each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lists {
    /// How many lists.
    pub count: usize,
    /// Lines in each, without the head.
    pub lines: usize,
    /// Width of a list, and between the left edges of two.
    pub width: f32,
    /// The distance of two left edges.
    pub pitch: f32,
    /// Height of a line.
    pub line: f32,
}

impl Lists {
    /// As many lists, of at most three, as make the page least long, on which something `below` them has room too.
    ///
    /// ```
    /// use kletka_games::kit::roster::Lists;
    ///
    /// assert_eq!(Lists::of(9, (20.0, 1.0), 1.5, 0.0).count, 1);
    /// assert_eq!(Lists::of(50, (12.0, 1.0), 1.5, 4.0).lines, 17);
    /// ```
    pub fn of(players: usize, (width, gap): (f32, f32), line: f32, below: f32) -> Lists {
        let divided = |count: usize| Lists { count, lines: players.div_ceil(count), width, pitch: width + gap, line };
        let long = |lists: &Lists| {
            let (width, height) = lists.extent();
            width.max(height + below)
        };
        let best = (1..=LISTS).map(divided).min_by(|a, b| long(a).total_cmp(&long(b)));
        best.unwrap_or_else(|| divided(1))
    }

    /// Width and height, with the heads.
    pub fn extent(&self) -> (f32, f32) {
        (self.pitch * (self.count as f32 - 1.0) + self.width, self.line * (self.lines as f32 + 1.0))
    }

    /// The upper left corner of a line, below the head.
    pub fn corner(&self, n: usize) -> Pt {
        pt(self.pitch * (n / self.lines) as f32, self.line * ((n % self.lines) as f32 + 1.0))
    }
}

impl Roster {
    /// Whether the players have a column each.
    pub fn is_columns(&self) -> bool {
        self.lines.len() <= COLUMNS.min((WIDE / self.column) as usize)
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

    /// Draws the table with its upper left corner there. Where players have columns, `body` draws what lies between the
    /// name and the foot: of that line, from the middle of its upper edge, so wide.
    pub fn draw(&self, scene: &mut Scene, corner: Pt, body: &mut dyn FnMut(&mut Scene, &Line, Pt, f32)) {
        if self.is_columns() { self.draw_columns(scene, corner, body) } else { self.draw_lists(scene, corner) }
    }

    fn column_width(&self) -> f32 {
        (WIDTH / self.lines.len().max(1) as f32).max(self.column)
    }

    fn foot(&self) -> f32 {
        self.heads.iter().map(|head| head.foot.height()).sum()
    }

    fn draw_columns(&self, scene: &mut Scene, corner: Pt, body: &mut dyn FnMut(&mut Scene, &Line, Pt, f32)) {
        let ((width, height), column) = (self.extent(), self.column_width());
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        for (n, line) in self.lines.iter().enumerate() {
            let (left, middle) = (column * n as f32, column * (n as f32 + 0.5));
            name(scene, line.seat, line.mark, at(middle, HEAD / 2.0), Align::Centre, column - 1.2);
            body(scene, line, at(middle, HEAD), column);
            let mut y = HEAD + self.body;
            for (head, cell) in self.heads.iter().zip(&line.cells) {
                let next = y + head.foot.height();
                foot(scene, line.seat, head.foot, cell, at(middle, (y + next) / 2.0));
                y = next;
            }
            if n > 0 {
                scene.stroke([at(left, 0.0), at(left, height)], Ink::Pencil, Nib::Pen);
            }
        }
        scene.stroke([at(0.0, HEAD), at(width, HEAD)], Ink::Pencil, Nib::Pen);
        if self.body > 0.0 {
            scene.stroke([at(0.0, HEAD + self.body), at(width, HEAD + self.body)], Ink::Pencil, Nib::Fine);
        }
        scene.stroke([at(0.0, height), at(width, height)], Ink::Pencil, Nib::Pen);
    }

    /// What stands in lists: its number, the message that names it, and the right edge.
    fn listed(&self) -> impl Iterator<Item = (usize, &'static str, f32)> {
        let lists = self.heads.iter().enumerate().filter_map(|(n, head)| head.list.map(|list| (n, list)));
        lists.scan(NAME, |right, (n, (key, wide))| {
            *right += wide;
            Some((n, key, *right))
        })
    }

    fn lists(&self) -> Lists {
        // To the next line of the paper.
        let width = (self.listed().last().map_or(NAME, |(_, _, right)| right) + EDGE).ceil();
        Lists::of(self.lines.len(), (width, 0.0), LINE, BELOW)
    }

    fn draw_lists(&self, scene: &mut Scene, corner: Pt) {
        let lists = self.lists();
        let (width, height) = lists.extent();
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        for n in 0..lists.count {
            let left = lists.pitch * n as f32;
            for (_, key, right) in self.listed() {
                print(scene, at(left + right, LINE / 2.0), Says::Words(Text::new(key)));
            }
            if n > 0 {
                scene.stroke([at(left, 0.0), at(left, height)], Ink::Pencil, Nib::Fine);
            }
        }
        scene.stroke([at(0.0, LINE), at(width, LINE)], Ink::Pencil, Nib::Pen);
        let mut lines: Vec<&Line> = self.lines.iter().collect();
        lines.sort_by_key(|line| (line.place, line.seat));
        for (n, line) in lines.into_iter().enumerate() {
            let from = lists.corner(n);
            let at = |x: f32| at(from.x + x, from.y + LINE / 2.0);
            if let Some(place) = line.place.filter(|_| line.mark != Mark::Out) {
                print(scene, at(1.2), Says::Plain(place.to_string()));
            }
            name(scene, line.seat, line.mark, at(1.6), Align::Left, NAME - 1.6);
            for (n, _, right) in self.listed() {
                let Some(cell) = line.cells.get(n) else { continue };
                listed(scene, line.seat, cell, at(right));
            }
        }
    }

    /// The table as text: a line for each player, the one to move marked. `tail` heads what stands behind. A seat
    /// stands for its player. No trailing newline.
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

/// A name of at most `room` with its mark.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::game::scene::{Align, Scene, pt};
/// use kletka_games::kit::roster::{Mark, name};
///
/// let mut scene = Scene::new(8.0, 2.0);
/// name(&mut scene, Seat(0), Mark::Out, pt(4.0, 1.0), Align::Centre, 6.0);
/// assert_eq!(scene.items.len(), 2, "the name, and a line through it");
/// ```
pub fn name(scene: &mut Scene, seat: Seat, mark: Mark, at: Pt, align: Align, room: f32) {
    scene.name(at, seat, HAND, align, room);
    let half = room.min(4.0) / 2.0;
    let middle = if align == Align::Left { at.x + half } else { at.x };
    let (left, right) = (middle - half, middle + half);
    let mut line = |y: f32, ink: Ink, nib: Nib| scene.stroke([pt(left, at.y + y), pt(right, at.y + y)], ink, nib);
    match mark {
        // Whose turn it is, is said for all games alike: by the highlighter.
        Mark::Idle | Mark::Awaited => {}
        Mark::Out => line(0.0, Ink::Pencil, Nib::Pen),
        Mark::Won => [0.5, 0.72].into_iter().for_each(|y| line(y, Ink::Seat(seat.0), Nib::Pen)),
        Mark::Chosen => {
            let tick = [pt(right - 0.1, at.y - 0.1), pt(right + 0.15, at.y + 0.25), pt(right + 0.6, at.y - 0.5)];
            scene.stroke(tick, Ink::Seat(seat.0), Nib::Bold);
        }
    }
}

fn print(scene: &mut Scene, at: Pt, says: Says) {
    scene.add(Item::Label { at, says, size: 0.9, align: Align::Right, ink: Ink::Pencil, face: Face::Print });
}

fn ink(seat: Seat, cell: &Cell) -> Ink {
    if cell.own { Ink::Seat(seat.0) } else { Ink::Pencil }
}

/// A cell of a list. A nought in pencil says nothing that an empty place does not.
fn listed(scene: &mut Scene, seat: Seat, cell: &Cell, at: Pt) {
    if !cell.own && cell.says == "0" {
        return;
    }
    let size = if cell.own { 1.25 } else { 0.95 };
    scene.hand(at, Says::Plain(cell.says.clone()), size, Align::Right, ink(seat, cell));
    if cell.latest {
        let wide = 0.45 * cell.says.chars().count() as f32 + 0.4;
        scene.stroke([pt(at.x - wide, at.y + 0.6), pt(at.x + 0.1, at.y + 0.6)], Ink::Latest(seat.0), Nib::Pen);
    }
}

/// A cell at the foot of a column.
fn foot(scene: &mut Scene, seat: Seat, foot: Foot, cell: &Cell, at: Pt) {
    let Foot::High(size) = foot else { return };
    let says = cell.words.clone().map_or_else(|| Says::Plain(cell.says.clone()), Says::Words);
    scene.hand(at, says, size, Align::Centre, ink(seat, cell));
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
        Roster { heads, lines: (0..players).map(line).collect(), column: 4.8, body: 3.0 }
    }

    fn drawn(roster: &Roster) -> Scene {
        let (width, height) = roster.extent();
        let mut scene = Scene::new(width, height);
        roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, _| {
            scene.add(Item::Dot { at: pt(top.x, top.y + 1.5), r: 0.2, ink: Ink::Seat(line.seat.0) });
        });
        scene
    }

    /// Where something is written.
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
            assert!(scene.width <= 39.0 && scene.height <= 40.0, "{players}: {} × {}", scene.width, scene.height);
            let inside = |p: &Pt| {
                (-0.001..=scene.width + 0.001).contains(&p.x) && (-0.001..=scene.height + 0.001).contains(&p.y)
            };
            for item in &scene.items {
                match item {
                    Item::Stroke { points, .. } => assert!(points.iter().all(inside), "{players}: {item:?}"),
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
    fn up_to_eight_have_columns_and_more_stand_in_the_order_of_their_places() {
        assert!(roster(8).is_columns() && !roster(9).is_columns());
        let (few, many) = (drawn(&roster(8)), drawn(&roster(9)));
        assert_eq!((written(&few, "7!").len(), written(&many, "7!").len()), (0, 9), "what is absent from the foot");
        let dots = |scene: &Scene| scene.items.iter().filter(|item| matches!(item, Item::Dot { .. })).count();
        assert_eq!((dots(&few), dots(&many)), (8, 0));
        let (first, last) = (written(&many, "108"), written(&many, "100"));
        assert!(first[0].y < last[0].y || first[0].x < last[0].x, "the ninth seat has the first place");
    }

    #[test]
    fn each_mark_looks_different() {
        let strokes = |mark: Mark| {
            let mut scene = Scene::new(8.0, 2.0);
            name(&mut scene, Seat(0), mark, pt(4.0, 1.0), Align::Centre, 6.0);
            format!("{:?}", &scene.items[1..])
        };
        let mut all: Vec<String> =
            [Mark::Idle, Mark::Awaited, Mark::Chosen, Mark::Out, Mark::Won].into_iter().map(strokes).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 4, "an awaited name is highlighted later, for all games alike");
    }

    #[test]
    fn the_text_has_a_line_for_each_player() {
        let expected =
            "  seat chips sum  dice\n     1   100  7!\n>    2   101  7!\n     3   102  7!\n     4   103  7!  left";
        assert_eq!(roster(4).text("  dice"), expected);
    }
}
