//! A football pitch on squared paper: its nodes, and the path of the ball. `page` draws it.
//!
//! The goals are in the middle of the upper and the lower side. Seat 0 attacks the upper one.

pub mod page;

use super::compass::Way;
use crate::base::Place;
use crate::game::{Reject, Seat, StepCtx, Text};

/// A node of the pitch or beyond it, in squares from the upper left corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Node {
    /// Distance to the right.
    pub x: i8,
    /// Distance downwards.
    pub y: i8,
}

impl Node {
    /// The node this far to the right and down.
    pub const fn new(x: i8, y: i8) -> Node {
        Node { x, y }
    }

    /// The node of a place; `None` if it is far from every pitch.
    pub fn of(place: Place) -> Option<Node> {
        let small = |n: u16| i8::try_from(n).ok().filter(|n| *n < i8::MAX - 1);
        Some(Node::new(small(place.col)?, small(place.row)?))
    }

    /// The place of this node; `None` where a pitch has no letters and numbers.
    pub fn place(self) -> Option<Place> {
        Some(Place::new(u16::try_from(self.x).ok()?, u16::try_from(self.y).ok()?))
    }

    /// The node one link away in this direction.
    #[must_use]
    pub fn to(self, way: Way) -> Node {
        let (x, y) = way.step();
        Node::new(self.x.saturating_add(x), self.y.saturating_add(y))
    }

    /// The direction of the link to another node; `None` if it is not a neighbour.
    pub fn way_to(self, other: Node) -> Option<Way> {
        Way::of((other.x.checked_sub(self.x)?, other.y.checked_sub(self.y)?))
    }
}

/// The part of a pitch that a node belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On the field.
    Inside,
    /// On the line of the goal that this seat attacks, strictly between its posts.
    Mouth(Seat),
    /// A post of the goal that this seat attacks.
    Post(Seat),
    /// Anywhere else on the border.
    Wall,
    /// Beyond the border.
    Beyond,
}

/// The measures of a pitch, in squares.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::kit::pitch::{Node, Pitch, Spot};
/// let pitch = Pitch::new(8, 10, 2);
/// assert_eq!((pitch.centre(), pitch.posts()), (Node::new(4, 5), (3, 5)));
/// assert_eq!(pitch.spot(Node::new(4, 0)), Spot::Mouth(Seat(0)));
/// assert_eq!(pitch.spot(Node::new(5, 10)), Spot::Post(Seat(1)));
/// assert_eq!([0, 9].map(|x| pitch.spot(Node::new(x, 0))), [Spot::Wall, Spot::Beyond]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pitch {
    /// Width, even.
    pub cols: i8,
    /// Length, even.
    pub rows: i8,
    /// Distance between the posts, even.
    pub goal: i8,
}

impl Pitch {
    /// A pitch with these even sides, at most 100 each. The shorter sides are above and below.
    pub fn new(one: u8, other: u8, goal: u8) -> Pitch {
        let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX).min(100);
        Pitch { cols: small(one.min(other)), rows: small(one.max(other)), goal: small(goal) }
    }

    /// The node where the ball starts.
    pub fn centre(self) -> Node {
        Node::new(self.cols / 2, self.rows / 2)
    }

    /// The columns of the two posts of each goal.
    pub fn posts(self) -> (i8, i8) {
        let middle = self.cols / 2;
        (middle - self.goal / 2, middle + self.goal / 2)
    }

    /// Whether a node lies on the field or its border.
    pub fn holds(self, node: Node) -> bool {
        (0..=self.cols).contains(&node.x) && (0..=self.rows).contains(&node.y)
    }

    /// The row of the goal that a seat attacks.
    pub fn line(self, seat: Seat) -> i8 {
        if seat == Seat(0) { 0 } else { self.rows }
    }

    /// The nodes in the goal that a seat attacks, one link beyond its line, as steps to the right and down.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::pitch::Pitch;
    /// let pitch = Pitch::new(8, 10, 2);
    /// assert_eq!(pitch.net(Seat(0)).collect::<Vec<_>>(), [(3, -1), (4, -1), (5, -1)]);
    /// assert_eq!(pitch.net(Seat(1)).next(), Some((3, 11)));
    /// ```
    pub fn net(self, seat: Seat) -> impl Iterator<Item = (i16, i16)> {
        let (left, right) = self.posts();
        let beyond = Node::new(0, self.line(seat)).to(self.ahead(seat)).y;
        (left..=right).map(move |x| (x.into(), beyond.into()))
    }

    /// The direction in which a seat attacks.
    pub fn ahead(self, seat: Seat) -> Way {
        if seat == Seat(0) { Way::N } else { Way::S }
    }

    /// The part of the pitch that a node belongs to.
    pub fn spot(self, node: Node) -> Spot {
        let (left, right) = self.posts();
        let side = [Seat(0), Seat(1)].into_iter().find(|seat| self.line(*seat) == node.y);
        match side {
            _ if !self.holds(node) => Spot::Beyond,
            Some(seat) if node.x == left || node.x == right => Spot::Post(seat),
            Some(seat) if (left..right).contains(&node.x) => Spot::Mouth(seat),
            None if node.x != 0 && node.x != self.cols => Spot::Inside,
            _ => Spot::Wall,
        }
    }

    /// All nodes of the field and its border, row by row.
    pub fn nodes(self) -> impl Iterator<Item = Node> {
        (0..=self.rows).flat_map(move |y| (0..=self.cols).map(move |x| Node::new(x, y)))
    }

    /// The place in the lower right corner.
    pub fn last(self) -> Place {
        Node::new(self.cols, self.rows).place().unwrap_or(Place::new(0, 0))
    }
}

/// The stroke of one seat in one turn. It begins at the position of the ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    seat: Seat,
    /// The index of its first node.
    from: usize,
}

/// The path of the ball, turn by turn.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::kit::pitch::{Node, Trail};
/// let mut trail = Trail::default();
/// trail.begin(Seat(0), Node::new(4, 5));
/// trail.push(Node::new(4, 4));
/// trail.begin(Seat(1), Node::new(4, 4));
/// trail.push(Node::new(5, 5));
/// let latest = [Node::new(4, 4), Node::new(5, 5)];
/// assert_eq!(trail.last(), Some((Seat(1), &latest[..])));
/// assert_eq!(trail.runs().map(|(seat, _)| seat).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Trail {
    nodes: Vec<Node>,
    runs: Vec<Run>,
}

impl Trail {
    /// Begins a turn at the position of the ball.
    pub fn begin(&mut self, seat: Seat, at: Node) {
        self.runs.push(Run { seat, from: self.nodes.len() });
        self.nodes.push(at);
    }

    /// Moves the ball on to a node.
    pub fn push(&mut self, node: Node) {
        self.nodes.push(node);
    }

    /// The seats and their strokes, in order.
    pub fn runs(&self) -> impl DoubleEndedIterator<Item = (Seat, &[Node])> {
        let ends = self.runs.iter().skip(1).map(|run| run.from).chain([self.nodes.len()]);
        let pairs: Vec<(Run, usize)> = self.runs.iter().copied().zip(ends).collect();
        pairs.into_iter().map(|(run, end)| (run.seat, self.nodes.get(run.from..end).unwrap_or_default()))
    }

    /// The latest stroke and its seat.
    pub fn last(&self) -> Option<(Seat, &[Node])> {
        let run = self.runs.last()?;
        Some((run.seat, self.nodes.get(run.from..).unwrap_or_default()))
    }

    /// Forgets all strokes but the latest.
    pub fn keep_last(&mut self) {
        if let Some(run) = self.runs.pop() {
            self.nodes.drain(..run.from);
            self.runs = vec![Run { from: 0, ..run }];
        }
    }
}

/// Plays a move. If that tells something, or `always`, it first tells the move itself, so that a caption names the
/// cause of a goal or a free kick.
///
/// # Errors
/// As the move.
pub fn told_with(
    seat: Seat,
    (label, always): (Text, bool),
    ctx: &mut StepCtx,
    play: impl FnOnce(&mut StepCtx) -> Result<(), Reject>,
) -> Result<(), Reject> {
    let before = ctx.events.len();
    play(ctx)?;
    if always || ctx.events.len() > before {
        ctx.tell(Text::new("news-move").with("seat", seat).with("move", label));
        ctx.events[before..].rotate_right(1);
    }
    Ok(())
}
