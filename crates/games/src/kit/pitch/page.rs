//! Shows a pitch as a picture and as text.

use super::{Node, Pitch, Trail};
use crate::base::Labels;
use crate::game::Seat;
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};

/// The upper left corner of the field: beside it stand numbers, above it goal and letters.
const CORNER: Pt = Pt { x: 1.0, y: 2.0 };
/// How deep a goal is.
const NET: f32 = 1.0;
/// How far letters stand from the field, clear of the goals, and numbers.
const GAPS: (f32, f32) = (0.75, 1.5);
/// Height of letters and numbers.
const PRINT: f32 = 0.58;
/// How wide a pitch must be for both names side by side.
const ABREAST: i8 = 14;
/// Height of a line with a name.
const LINE: f32 = 1.3;

/// Where a node stands on the page.
pub fn at(node: Node) -> Pt {
    pt(CORNER.x + f32::from(node.x), CORNER.y + f32::from(node.y))
}

/// An empty pitch with its goals, coordinates and players. `goals`: how many each has, where that is counted. `more`
/// is how much room is wanted below.
pub fn empty(pitch: Pitch, goals: Option<[u8; 2]>, more: f32) -> Scene {
    let (wide, high) = (f32::from(pitch.cols), f32::from(pitch.rows));
    let lines = if pitch.cols < ABREAST { 2.0 } else { 1.0 };
    let names = CORNER.y + high + GAPS.1 + 0.6;
    let mut scene = Scene::new(wide + 2.0 * CORNER.x, names + LINE * lines + more);
    coordinates(&mut scene, pitch);
    for seat in [Seat(0), Seat(1)] {
        net(&mut scene, pitch, seat);
    }
    for side in sides(pitch) {
        scene.stroke(side, Ink::Grid, Nib::Bold);
    }
    scene.add(Item::Ring { at: at(pitch.centre()), r: 0.18, ink: Ink::Grid, nib: Nib::Pen });
    for seat in [Seat(0), Seat(1)] {
        let nth = f32::from(seat.0);
        let (x, y) = if lines > 1.0 { (0.0, nth * LINE) } else { (nth * (wide + 1.0) / 2.0, 0.0) };
        let room = if lines > 1.0 { wide + 1.0 } else { (wide + 1.0) / 2.0 };
        player(&mut scene, pitch, seat, pt(x + 0.5, names + LINE / 2.0 + y), room, goals);
    }
    scene
}

/// Letters above and below, clear of the goals, and numbers at both sides.
fn coordinates(scene: &mut Scene, pitch: Pitch) {
    scene.lattice = Some((CORNER, 1.0));
    let (beside, above) = GAPS;
    let last = at(Node::new(pitch.cols, pitch.rows));
    let mut label = |at, says| {
        scene.add(Item::Label { at, says, size: PRINT, align: Align::Centre, ink: Ink::Pencil, face: Face::Print });
    };
    for (x, col) in (0..=pitch.cols).zip(0u16..) {
        for y in [CORNER.y - above, last.y + above] {
            label(pt(CORNER.x + f32::from(x), y), Says::Column(col));
        }
    }
    for (y, row) in (0..=pitch.rows).zip(0u16..) {
        for x in [CORNER.x - beside, last.x + beside] {
            label(pt(x, CORNER.y + f32::from(y)), Says::Row(row));
        }
    }
}

/// The border, without the lines of the goals.
fn sides(pitch: Pitch) -> [Vec<Pt>; 2] {
    let (left, right) = pitch.posts();
    [(left, 0), (right, pitch.cols)].map(|(post, side)| {
        let corners = [(post, 0), (side, 0), (side, pitch.rows), (post, pitch.rows)];
        corners.into_iter().map(|(x, y)| at(Node::new(x, y))).collect()
    })
}

/// The goal that a seat attacks.
fn net(scene: &mut Scene, pitch: Pitch, seat: Seat) {
    let (left, right) = pitch.posts();
    let line = pitch.line(seat);
    let (from, to) = (at(Node::new(left, line)), at(Node::new(right, line)));
    let back = if seat == Seat(0) { from.y - NET } else { from.y + NET };
    let polygon = vec![from, pt(from.x, back), pt(to.x, back), to];
    scene.add(Item::Hatch { polygon: polygon.clone(), ink: Ink::Pencil });
    scene.stroke(polygon, Ink::Grid, Nib::Bold);
    scene.stroke([from, to], Ink::Grid, Nib::Fine);
    for post in [from, to] {
        scene.add(Item::Dot { at: post, r: 0.17, ink: Ink::Grid });
    }
}

/// A line that tells who plays in which direction, and how many goals that has brought.
fn player(scene: &mut Scene, pitch: Pitch, seat: Seat, at: Pt, room: f32, goals: Option<[u8; 2]>) {
    let ink = Ink::Seat(seat.0);
    let (_, ahead) = pitch.ahead(seat).step();
    let tip = at.y + 0.42 * f32::from(ahead);
    let wing = tip - 0.3 * f32::from(ahead);
    scene.stroke([pt(at.x, at.y - 0.42 * f32::from(ahead)), pt(at.x, tip)], ink, Nib::Bold);
    scene.stroke([pt(at.x - 0.25, wing), pt(at.x, tip), pt(at.x + 0.25, wing)], ink, Nib::Bold);
    sign(scene, seat, pt(at.x + 0.75, at.y), ink);
    let counted = goals.map_or(0.0, |_| 1.2);
    scene.name(pt(at.x + 1.3, at.y), seat, 1.0, Align::Left, room - 2.0 - counted);
    if let Some(count) = goals.map(|goals| goals[seat.index().min(1)]) {
        scene.hand(pt(at.x + room - 0.9, at.y), Says::Plain(count.to_string()), 1.1, Align::Right, ink);
    }
}

/// What stands where a turn of a seat ends, so that lines are told apart without colours.
pub fn sign(scene: &mut Scene, seat: Seat, at: Pt, ink: Ink) {
    match seat.0 {
        0 => scene.add(Item::Dot { at, r: 0.15, ink }),
        _ => scene.frame(at.x - 0.16, at.y - 0.16, 0.32, 0.32, ink, Nib::Pen),
    }
}

/// What was drawn, the latest turn last, and marked if wanted.
pub fn trail(scene: &mut Scene, trail: &Trail, marked: bool) {
    let count = if marked { trail.runs().count() } else { usize::MAX };
    for (n, (seat, nodes)) in trail.runs().enumerate() {
        let latest = n + 1 == count;
        let (ink, nib) = (Ink::of(seat, latest), if latest { Nib::Bold } else { Nib::Pen });
        scene.stroke(nodes.iter().map(|node| at(*node)).collect::<Vec<_>>(), ink, nib);
        if let Some(end) = nodes.last().filter(|_| nodes.len() > 1) {
            sign(scene, seat, at(*end), Ink::of(seat, latest));
        }
    }
}

/// A node that the ball may go to next.
pub fn hint(scene: &mut Scene, node: Node, seat: Seat) {
    scene.add(Item::Ring { at: at(node), r: 0.2, ink: Ink::Seat(seat.0), nib: Nib::Fine });
}

/// The ball.
pub fn ball(scene: &mut Scene, at: Pt) {
    scene.add(Item::Dot { at, r: 0.27, ink: Ink::Accent });
    scene.add(Item::Ring { at, r: 0.27, ink: Ink::Pencil, nib: Nib::Pen });
}

/// The pitch in letters: nodes `.`, the ball `o`, lines between them, and `X` where two cross. The border is drawn, but
/// for the goals.
pub fn text(pitch: Pitch, trail: &Trail, ball: Node) -> String {
    let mut canvas = Canvas::new(pitch);
    for node in pitch.nodes() {
        canvas.put(node, node, '.');
    }
    let (left, right) = pitch.posts();
    for x in (0..pitch.cols).filter(|x| !(left..right).contains(x)) {
        for y in [0, pitch.rows] {
            canvas.link(Node::new(x, y), Node::new(x + 1, y));
        }
    }
    for y in 0..pitch.rows {
        for x in [0, pitch.cols] {
            canvas.link(Node::new(x, y), Node::new(x, y + 1));
        }
    }
    for (_, nodes) in trail.runs() {
        nodes.windows(2).for_each(|pair| canvas.link(pair[0], pair[1]));
    }
    canvas.put(ball, ball, 'o');
    canvas.text(pitch)
}

/// Signs at the nodes, and at the middles between them.
struct Canvas {
    rows: Vec<Vec<char>>,
}

impl Canvas {
    /// Room for the pitch and one node beyond it.
    fn new(pitch: Pitch) -> Canvas {
        let side = |n: i8| usize::from(n.unsigned_abs()) * 2 + 5;
        Canvas { rows: vec![vec![' '; side(pitch.cols)]; side(pitch.rows)] }
    }

    /// The sign half-way between two nodes.
    fn at(&mut self, a: Node, b: Node) -> Option<&mut char> {
        let middle = |a: i8, b: i8| usize::try_from(i16::from(a) + i16::from(b) + 2).ok();
        self.rows.get_mut(middle(a.y, b.y)?)?.get_mut(middle(a.x, b.x)?)
    }

    fn put(&mut self, a: Node, b: Node, sign: char) {
        if let Some(place) = self.at(a, b) {
            *place = sign;
        }
    }

    fn link(&mut self, a: Node, b: Node) {
        let own = match (b.x - a.x, b.y - a.y) {
            (0, _) => '|',
            (_, 0) => '-',
            (x, y) if x == y => '\\',
            _ => '/',
        };
        if let Some(place) = self.at(a, b) {
            *place = if matches!((*place, own), ('/', '\\') | ('\\', '/')) { 'X' } else { own };
        }
    }

    /// With the letters of the columns and the numbers of the rows.
    fn text(&self, pitch: Pitch) -> String {
        let columns = (0..=pitch.cols.unsigned_abs()).map(|col| format!("{:>2}", Labels::Latin.column(col.into())));
        let mut lines = vec![format!("   {}", columns.collect::<String>())];
        for (n, signs) in self.rows.iter().enumerate() {
            let row = (n % 2 == 0 && n > 0 && n + 1 < self.rows.len()).then(|| (n / 2).to_string());
            let line = format!("{:>2} {}", row.unwrap_or_default(), signs[1..].iter().collect::<String>());
            lines.push(line.trim_end().to_owned());
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }
}
