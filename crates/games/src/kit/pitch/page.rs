//! Shows a pitch as a picture and as text.

use std::f32::consts::TAU;

use super::{Node, Pitch, Spot, Trail};
use crate::base::Labels;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};

/// The upper left corner of the field. Numbers stand beside it, a goal and letters above.
const CORNER: Pt = Pt { x: 1.0, y: 2.0 };
/// Depth of a goal.
const NET: f32 = 1.0;
/// Distance of the numbers from the field, and of the letters, which are clear of the goals.
const GAPS: (f32, f32) = (0.85, 1.55);
/// Height of letters and numbers.
const PRINT: f32 = 0.75;
/// The distance of the names from the letters above them and from the edges of the page.
const CLEAR: f32 = 0.5;
/// On pages up to this width, names are one square high. On wider pages the squares are smaller, so names grow.
const USUAL: f32 = 12.0;
/// The least width of a page. A narrower one would leave a fifth of the paper empty.
const LEAST: f32 = 9.0;
/// Half the diagonal of the diamond where the ball may go, of the one round a post, and how far bare paper reaches
/// beyond it. The ball is round.
pub const HINT: f32 = 0.23;
const HINT_AT_POST: f32 = 0.3;
const RIM: f32 = 0.06;
/// Radius of the ball, and the middle and the corners of its black patch as shares of it.
const BALL: f32 = 0.37;
const PATCH: f32 = 0.5;
/// How far the arrow in a goal reaches up and down, and how deep in the goal its middle is, as a share of the depth: it
/// keeps off a diamond on the line.
const INTO: f32 = 0.25;
const DEEP: f32 = 0.59;
/// How near to the ball a letter beyond a goal is in its way, and how far it then moves.
const NEAR: f32 = 0.8;
const AWAY: f32 = 0.35;
/// Radius of a post, and of the point of the kick-off.
const POST: f32 = 0.15;
const SPOT: f32 = 0.09;
/// Radius of the sign where a turn began.
const STARTED: f32 = 0.14;
/// From the left edge of a name or an item of the legend to the middle of its sign, and to its words, as shares of the
/// height of names.
const SIGN: f32 = 0.25;
const BEHIND: f32 = 0.95;
/// Height of a remark below the names, as a share of theirs.
const REMARK: f32 = 0.85;
/// Corners of the patch, and seams.
const SEAMS: u8 = 5;

/// Height of names and remarks on the page of a pitch.
pub fn writing(pitch: Pitch) -> f32 {
    ((f32::from(pitch.cols) + 2.0 * CORNER.x) / USUAL).max(1.0)
}

/// Height of a line of writing, in whole squares, so that everything below stays on the lines of the paper.
pub fn line(pitch: Pitch) -> f32 {
    writing(pitch).ceil()
}

/// The point of a node on the page.
pub fn at(node: Node) -> Pt {
    pt(CORNER.x + f32::from(node.x), CORNER.y + f32::from(node.y))
}

/// An empty pitch with its goals, the point of the kick-off, coordinates and players.
pub fn empty(pitch: Pitch) -> Scene {
    let mut scene = bare(pitch, line(pitch) + 2.0 * CLEAR);
    scene.add(Item::Dot { at: at(pitch.centre()), r: SPOT, ink: Ink::Pencil });
    for seat in [Seat(0), Seat(1)] {
        player(&mut scene, pitch, seat, below(pitch) + CLEAR + line(pitch) / 2.0);
    }
    scene
}

/// The upper edge of the room below a pitch and its letters.
pub fn below(pitch: Pitch) -> f32 {
    CORNER.y + f32::from(pitch.rows) + 2.0
}

/// An empty pitch with its goals and coordinates, and with free room of this height below.
pub fn bare(pitch: Pitch, room: f32) -> Scene {
    let wide = f32::from(pitch.cols) + 2.0 * CORNER.x;
    let mut scene = Scene::new(wide.max(LEAST), below(pitch) + room);
    scene.below = Some(below(pitch));
    coordinates(&mut scene, pitch);
    for seat in [Seat(0), Seat(1)] {
        net(&mut scene, pitch, seat);
    }
    for side in sides(pitch) {
        scene.stroke(side, Ink::Grid, Nib::Pen);
    }
    scene
}

/// Adds a line below the names: the meaning of the signs, or why a round is over.
pub fn remark(scene: &mut Scene, pitch: Pitch, says: Text) {
    let (size, y) = (REMARK * writing(pitch), scene.height + line(pitch) / 2.0);
    scene.hand(pt(scene.width / 2.0, y), Says::Words(says), size, Align::Centre, Ink::Pencil);
    scene.height += line(pitch);
}

/// Adds a line below the names, an item below each: the end of an arrow, and the position of a diamond.
pub fn legend(scene: &mut Scene, pitch: Pitch, [arrow, hint]: [&'static str; 2]) {
    let (size, y, half) = (REMARK * writing(pitch), scene.height + line(pitch) / 2.0, scene.width / 2.0);
    let along = |side: f32, by: f32| pt(CLEAR + half * side + by * writing(pitch), y);
    pointer(scene, along(0.0, SIGN), -0.4 * size, Ink::Pencil);
    diamond(scene, along(1.0, SIGN), HINT * writing(pitch));
    for (side, key) in [(0.0, arrow), (1.0, hint)] {
        scene.hand(along(side, BEHIND), Says::Words(Text::new(key)), size, Align::Left, Ink::Pencil);
    }
    scene.height += line(pitch);
}

/// Letters above and below, clear of the goals, and numbers at both sides.
fn coordinates(scene: &mut Scene, pitch: Pitch) {
    let nodes = |n: i8| u16::from(n.unsigned_abs()) + 1;
    let (beside, above) = GAPS;
    let first = scene.items.len();
    scene.coordinates(CORNER, nodes(pitch.cols), nodes(pitch.rows), 1.0, beside, PRINT);
    for item in &mut scene.items[first..] {
        if let Item::Label { at, says: Says::Column(_), .. } = item {
            at.y += if at.y < CORNER.y { beside - above } else { above - beside };
        }
    }
}

/// The border without the goal lines.
fn sides(pitch: Pitch) -> [Vec<Pt>; 2] {
    let (left, right) = pitch.posts();
    [(left, 0), (right, pitch.cols)].map(|(post, side)| {
        let corners = [(post, 0), (side, 0), (side, pitch.rows), (post, pitch.rows)];
        corners.into_iter().map(|(x, y)| at(Node::new(x, y))).collect()
    })
}

/// Draws the goal that a seat attacks, in its ink, with an arrow into it: the ink alone would make it its own goal.
fn net(scene: &mut Scene, pitch: Pitch, seat: Seat) {
    goal(scene, pitch, seat);
    let (polygon, ink) = (inside(pitch, seat), Ink::Seat(seat.0));
    scene.add(Item::Hatch { polygon: polygon.clone(), ink });
    scene.add(Item::Fill { polygon: polygon.clone(), ink });
    let middle = pt((polygon[0].x + polygon[3].x) / 2.0, polygon[0].y + (polygon[1].y - polygon[0].y) * DEEP);
    scene.bare(middle, INTO + RIM);
    arrow(scene, pitch, seat, middle, INTO);
}

/// The corners of the goal that a seat attacks, first those on its line.
fn inside(pitch: Pitch, seat: Seat) -> Vec<Pt> {
    let (left, right) = pitch.posts();
    let line = pitch.line(seat);
    let (from, to) = (at(Node::new(left, line)), at(Node::new(right, line)));
    let back = if seat == Seat(0) { from.y - NET } else { from.y + NET };
    vec![from, pt(from.x, back), pt(to.x, back), to]
}

/// Draws the goal that a seat attacks on bare paper.
pub fn goal(scene: &mut Scene, pitch: Pitch, seat: Seat) {
    let polygon = inside(pitch, seat);
    let line = [polygon[0], polygon[3]];
    scene.add(Item::Blank { polygon: polygon.clone() });
    scene.stroke(polygon, Ink::Grid, Nib::Pen);
    scene.stroke(line, Ink::Grid, Nib::Fine);
}

/// Draws the posts. They come after the lines, which may end there.
pub fn posts(scene: &mut Scene, pitch: Pitch) {
    let (left, right) = pitch.posts();
    for (x, y) in [(left, 0), (right, 0), (left, pitch.rows), (right, pitch.rows)] {
        scene.add(Item::Dot { at: at(Node::new(x, y)), r: POST, ink: Ink::Grid });
    }
}

/// Draws a player's direction and name at this height, each player in a half of the page.
fn player(scene: &mut Scene, pitch: Pitch, seat: Seat, y: f32) {
    let (size, half) = (writing(pitch), scene.width / 2.0);
    let along = |by: f32| pt(CLEAR + half * f32::from(seat.0) + by * size, y);
    arrow(scene, pitch, seat, along(SIGN), 0.4 * size);
    scene.name(along(BEHIND), seat, size, Align::Left, half - CLEAR - 1.1 * size);
}

/// Draws an arrow to the goal that a seat attacks, reaching `r` up and down.
pub fn arrow(scene: &mut Scene, pitch: Pitch, seat: Seat, at: Pt, r: f32) {
    let (_, ahead) = pitch.ahead(seat).step();
    pointer(scene, at, r * f32::from(ahead), Ink::Seat(seat.0));
}

/// Draws an upright arrow around a point. Its tip is so far below it, or above.
fn pointer(scene: &mut Scene, at: Pt, ahead: f32, ink: Ink) {
    let (tip, r) = (at.y + ahead, ahead.abs());
    let wing = tip - 0.7 * ahead;
    scene.stroke([pt(at.x, at.y - ahead), pt(at.x, tip)], ink, Nib::Bold);
    scene.stroke([pt(at.x - 0.6 * r, wing), pt(at.x, tip), pt(at.x + 0.6 * r, wing)], ink, Nib::Bold);
}

/// Draws all strokes, the latest one last, and over them hints at the nodes that the ball may go to next. If the last
/// stroke is the latest move, a dot shows where it began.
pub fn trail(scene: &mut Scene, pitch: Pitch, trail: &Trail, is_latest: bool, next: &[Node]) {
    let count = trail.runs().count();
    for (n, (seat, nodes)) in trail.runs().enumerate() {
        let is_marked = is_latest && n + 1 == count;
        let points: Vec<Pt> = nodes.iter().map(|node| at(*node)).collect();
        scene.stroke(points, Ink::of(seat, is_marked), Nib::Bold);
    }
    next.iter().for_each(|node| hint(scene, pitch, *node));
    if let Some((seat, nodes)) = trail.runs().last().filter(|_| is_latest) {
        // A diamond already marks the node, and two signs would be one too many.
        nodes.iter().take(1).filter(|from| !next.contains(from)).for_each(|from| started(scene, seat, at(*from)));
        scene.focus.extend(nodes.iter().rev().filter_map(|node| node.place()));
    }
}

/// Draws the sign of a seat, small, where its latest turn began.
pub fn started(scene: &mut Scene, seat: Seat, at: Pt) {
    scene.sign(seat, at, STARTED);
}

/// Draws a hint at a node that the ball may go to next. A post keeps its dot inside.
pub fn hint(scene: &mut Scene, pitch: Pitch, node: Node) {
    let r = if matches!(pitch.spot(node), Spot::Post(_)) { HINT_AT_POST } else { HINT };
    diamond(scene, at(node), r);
}

/// Draws a diamond, the sign of a node where the ball may go: bare paper, so that lines end at it, in nobody's ink, as
/// it is no stroke.
pub fn diamond(scene: &mut Scene, at: Pt, r: f32) {
    let corners = [pt(at.x, at.y - r), pt(at.x + r, at.y), pt(at.x, at.y + r), pt(at.x - r, at.y)];
    scene.add(Item::Blank { polygon: corners.to_vec() });
    scene.stroke([&corners[..], &corners[..1]].concat(), Ink::Pencil, Nib::Pen);
}

/// Draws the ball: bare paper with a patch in its middle, and a seam from each of its corners to the edge.
/// In a goal, it moves a letter out of its way.
pub fn ball(scene: &mut Scene, at: Pt) {
    for item in &mut scene.items {
        if let Item::Label { at: letter, says: Says::Column(_), .. } = item
            && (letter.x - at.x).hypot(letter.y - at.y) < NEAR
        {
            letter.y += AWAY.copysign(letter.y - at.y);
        }
    }
    scene.bare(at, BALL + RIM);
    let on = |n: u8, r: f32| {
        let angle = TAU * f32::from(n) / f32::from(SEAMS);
        pt(at.x + r * angle.sin(), at.y - r * angle.cos())
    };
    let patch: Vec<Pt> = (0..=SEAMS).map(|n| on(n, PATCH * BALL)).collect();
    for n in 0..SEAMS {
        scene.stroke([on(n, PATCH * BALL), on(n, BALL)], Ink::Pencil, Nib::Pen);
    }
    scene.add(Item::Dot { at, r: 0.8 * PATCH * BALL, ink: Ink::Pencil });
    scene.stroke(patch, Ink::Pencil, Nib::Pen);
    scene.add(Item::Ring { at, r: BALL, ink: Ink::Pencil, nib: Nib::Bold });
}

/// The pitch as text: nodes `.`, the ball `o`, lines between them, and `X` where two lines cross. The border has gaps
/// at the goals.
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

/// The signs at the nodes, and at the middles between them.
struct Canvas {
    rows: Vec<Vec<char>>,
}

impl Canvas {
    /// An empty canvas for the pitch and one node beyond it.
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

    /// The text, with column letters and row numbers.
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
