//! The table of a game of chips. The players sit with their stacks at the left and the right of the middle, in the
//! order in which one reads. Arrows show the chips that the latest throw moved, with their number.

use super::contract::{Aim, ChipGame, Goal, Moved, Pool};
use super::room::{CHIP, Room};
use crate::game::Seat;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::kit::roster::{Cell, Foot, Hand, Head, Mark, Roster, least, name};

/// Width of the places at each side, and of the middle.
const SIDE: f32 = 7.0;
const MIDDLE: f32 = 11.0;
const WIDTH: f32 = 2.0 * SIDE + MIDDLE;
/// Width that stays free for arrows at both sides of the middle.
const LANE: f32 = 1.7;
/// Least height of a place: the name, and the chips below it. Up to so many players have more room.
const PLACE: f32 = 3.0;
const LARGE: f32 = 4.0;
const FEW: usize = 6;
/// Extra height for dice at a place.
const DICE: f32 = 1.4;
/// Least height of the middle.
const HIGH: f32 = 10.0;
/// The distance of chips in a stack, as a share of the height of a place; how many are in a row, and in how many rows.
/// A larger stack is its number alone.
const PITCH: f32 = 0.18;
const FIVE: u32 = 5;
const ROWS: u32 = 3;
/// The middles of a name and of the chips below it, in the same shares: the lines under a winner keep off the chips.
const NAMED: f32 = 0.2;
const CHIPS: f32 = 0.76;
/// Width of a digit, in the same shares.
const DIGIT: f32 = 0.21;
/// Space for the halo of a count, before its chips.
const FREE: f32 = 0.95;
/// Half the width of the head of an arrow, and how far the number of one between two places is from it.
const HEAD: f32 = 0.32;
const ASIDE: f32 = 1.2;
/// An arrow into or out of the middle: its distance from the wall, its length, and the room for each digit beside it.
const OFF: f32 = 0.4;
const LONG: f32 = 0.85;
const FIGURE: f32 = 0.95;
/// How far an arrow with an aim begins from a place, and the number of its parts. A bow that is less bent is straight.
const START: f32 = 0.25;
const BENDS: usize = 10;
const BENT: f32 = 0.9;
/// How far two arrows of a place are from its middle, and the least height of a place for two.
const APART: f32 = 0.75;
const TWO: f32 = 5.0;
/// Nearer to the upper edge, a level arrow has no room for a number above it.
const HEADROOM: f32 = 2.0;
/// Height of a sentence that stands above the last one.
const ABOVE: f32 = 1.4;
/// So many dice of a place stand beside the name. More are below the chips.
const BESIDE: usize = 2;

/// The layout of the places. With an odd number of seats those at the right are higher, so that no hole stays.
struct Places {
    seats: usize,
    /// Height of the table.
    high: f32,
}

impl Places {
    fn of<G: ChipGame>(pool: &Pool<G>) -> Places {
        let seats = pool.seats().len() as usize;
        let dice = pool.seats().iter().any(|seat| pool.game.0.0.faces(pool, seat).len() > BESIDE);
        let least = Places::tall(seats) + if dice { DICE } else { 0.0 };
        let rows = seats.div_ceil(2).max(1) as f32;
        // To the next line of the paper.
        Places { seats, high: rows * least.max(HIGH / rows).ceil() }
    }

    /// Height of the name and the chips at a place.
    fn tall(seats: usize) -> f32 {
        if seats > FEW { PLACE } else { LARGE }
    }

    /// How many places are below each other at the left or at the right.
    fn rows(&self, left: bool) -> usize {
        if left { self.seats.div_ceil(2).max(1) } else { (self.seats / 2).max(1) }
    }

    /// Height of a place at the left or at the right.
    fn each(&self, left: bool) -> f32 {
        self.high / self.rows(left) as f32
    }

    /// Whether a seat sits at the left, and its row.
    fn of_seat(seat: Seat) -> (bool, usize) {
        (seat.index().is_multiple_of(2), seat.index() / 2)
    }

    /// The middle of the left edge of a place.
    fn edge(&self, seat: Seat) -> Pt {
        let (left, row) = Places::of_seat(seat);
        pt(if left { 0.0 } else { SIDE + MIDDLE }, self.each(left) * (row as f32 + 0.5))
    }

    /// The point where arrows from and to a seat begin, and the direction from there into the middle.
    fn anchor(&self, seat: Seat) -> (Pt, f32) {
        let (left, y) = (Places::of_seat(seat).0, self.edge(seat).y);
        if left { (pt(SIDE, y), 1.0) } else { (pt(SIDE + MIDDLE, y), -1.0) }
    }

    /// The distance of chips in all stacks.
    fn pitch(&self) -> f32 {
        PITCH * Places::tall(self.seats)
    }

    /// The lines between the places and the middle.
    fn rule(&self, scene: &mut Scene) {
        for x in [SIDE, SIDE + MIDDLE] {
            scene.stroke([pt(x, 0.0), pt(x, self.high)], Ink::Pencil, Nib::Ruler);
        }
        for y in [0.0, self.high] {
            scene.stroke([pt(0.0, y), pt(WIDTH, y)], Ink::Pencil, Nib::Ruler);
        }
        for (x, left) in [(0.0, true), (SIDE + MIDDLE, false)] {
            for row in 1..self.rows(left) {
                let y = self.each(left) * row as f32;
                scene.stroke([pt(x, y), pt(x + SIDE, y)], Ink::Pencil, Nib::Ruler);
            }
        }
    }
}

/// The table as text has the same cells as a table of players.
pub(super) fn roster<G: ChipGame>(pool: &Pool<G>) -> Roster {
    let heads = vec![Head::new("chips", ("nearest-sheet-chips", 3.0), Foot::Absent)];
    let mut roster = pool.listed(heads, (5.0, 0.0), |seat| vec![Cell::own(pool.stack(seat))]);
    for line in &mut roster.lines {
        line.mark = mark(pool, line.seat);
    }
    roster
}

fn mark<G: ChipGame>(pool: &Pool<G>, seat: Seat) -> Mark {
    match pool.stands(seat) {
        Mark::Idle if G::GOAL == Goal::LastIn && pool.stack(seat) == 0 => Mark::Out,
        mark => mark,
    }
}

pub(super) fn scene<G: ChipGame>(pool: &Pool<G>) -> Scene {
    let (game, places) = (pool.game.0.0, Places::of(pool));
    let (high, hand) = (places.high, least(WIDTH));
    let above = game.says_before(pool);
    let mut scene = pool.footed((WIDTH, high + above.as_ref().map_or(0.0, |_| ABOVE)), true, game.says(pool));
    let size = (1.2 * hand).max(1.1);
    if let Some(says) = above {
        scene.hand(pt(0.5, high + 1.0), Says::Words(says), size, Align::Left, Ink::Pencil);
    }
    if let Some(says) = game.happened(pool).filter(|_| !pool.round.fallen.is_empty()) {
        let at = pt(pool.dice_end(), scene.height - 1.0);
        scene.hand(at, Says::Words(says), size, Align::Left, Ink::Pencil);
    }
    places.rule(&mut scene);
    let centre = pt(WIDTH / 2.0, high / 2.0);
    let room = Room { centre, size: (MIDDLE - 2.0 * LANE, high), hand, chip: places.pitch() };
    game.draw(pool, &mut scene, room);
    for seat in pool.seats().iter() {
        place(&mut scene, pool, &places, seat, hand);
    }
    for (moved, by) in flows(pool, places.each(true)) {
        let aim = moved.from.xor(moved.to).and_then(|seat| {
            let (at, into) = places.anchor(seat);
            let from = pt(at.x + START * into, at.y + by);
            game.aim(pool, room, from).map(|aim| bow(from, aim))
        });
        arrow(&mut scene, &places, (moved, by), aim);
    }
    scene
}

/// The movements to draw, and how far each is below the middle of its place. What a seat has both put and taken are two
/// movements; in a low place they become one, or none.
fn flows<G: ChipGame>(pool: &Pool<G>, each: f32) -> Vec<(Moved, f32)> {
    let between = |moved: &&Moved| moved.from.is_some() && moved.to.is_some();
    let with_middle = || pool.moved().iter().filter(move |moved| !between(moved));
    let of_seat = |seat: Seat| {
        let changes = || with_middle().map(|moved| change(*moved, seat));
        let [taken, put] = [changes().filter(|by| *by > 0).sum(), changes().filter(|by| *by < 0).sum::<i64>()];
        let both = taken > 0 && put < 0 && each >= TWO;
        let all = if both { vec![(taken, -APART), (put, APART)] } else { vec![(taken + put, 0.0)] };
        all.into_iter().filter(|(gain, _)| *gain != 0).map(move |(gain, by)| {
            let count = u32::try_from(gain.unsigned_abs()).unwrap_or(u32::MAX);
            let (from, to) = if gain > 0 { (None, Some(seat)) } else { (Some(seat), None) };
            (Moved { from, to, count }, by)
        })
    };
    let between = pool.moved().iter().filter(between).map(|moved| (*moved, 0.0));
    between.chain(pool.seats().iter().flat_map(of_seat)).collect()
}

/// A player's place: the name, perhaps with dice, the number of chips and the chips below it.
fn place<G: ChipGame>(scene: &mut Scene, pool: &Pool<G>, places: &Places, seat: Seat, size: f32) {
    let faces = pool.game.0.0.faces(pool, seat);
    let tall = Places::tall(places.seats);
    let below = faces.len() > BESIDE;
    let used = tall + if below { DICE } else { 0.0 };
    let edge = places.edge(seat);
    let at = |x: f32, y: f32| pt(edge.x + x, edge.y - used / 2.0 + y);
    let taken = if below { 0.0 } else { 1.4 * faces.len() as f32 };
    let hand = Hand { size: size.max(0.42 * tall), align: Align::Left, room: SIDE - 1.0 - taken };
    name(scene, seat, mark(pool, seat), at(0.5, NAMED * tall), hand);
    let (count, row) = (pool.stack(seat), CHIPS * tall);
    let says = Says::Plain(count.to_string());
    scene.hand(at(0.5, row), says, 0.53 * tall, Align::Left, Ink::of(seat, is_marked(pool, seat)));
    // The halo of a count is wider than its digits.
    let left = 0.5 + DIGIT * tall * count.to_string().len() as f32 + FREE;
    stack(scene, at(left, row), places.pitch(), count, Ink::Seat(seat.0));
    for (n, face) in faces.into_iter().enumerate() {
        let middle = if below {
            at(1.1 + 1.5 * n as f32, tall + DICE / 2.0)
        } else {
            at(SIDE - 0.4 - taken + 1.4 * (n as f32 + 0.5), 0.23 * tall)
        };
        scene.add(Item::Die { at: middle, side: 1.2, face, ink: Ink::Pencil });
    }
}

/// Whether the count of a seat is highlighted: that of whoever threw, if it has changed, and otherwise all that have.
fn is_marked<G: ChipGame>(pool: &Pool<G>, seat: Seat) -> bool {
    let changed = |seat: Seat| pool.moved().iter().map(|moved| change(*moved, seat)).sum::<i64>() != 0;
    changed(seat) && pool.round.thrower.filter(|thrower| changed(*thrower)).is_none_or(|thrower| thrower == seat)
}

/// Draws a stack of chips from the middle of its left edge, in rows of five. Of a high stack the number says enough.
fn stack(scene: &mut Scene, from: Pt, pitch: f32, count: u32, ink: Ink) {
    if count > FIVE * ROWS {
        return;
    }
    let rows = count.div_ceil(FIVE);
    for n in 0..count {
        // A third row would come near the rule below.
        let row = (n / FIVE) as f32 - (rows as f32 - 1.0) / 2.0 - if rows > 2 { 0.25 } else { 0.0 };
        let at = pt(from.x + pitch * ((n % FIVE) as f32 + 0.5), from.y + pitch * row);
        scene.add(Item::Bead { at, r: pitch * CHIP, ink });
    }
}

/// A seat's gain or loss by a movement of chips.
fn change(moved: Moved, seat: Seat) -> i64 {
    let count = i64::from(moved.count);
    let gain = if moved.to == Some(seat) { count } else { 0 };
    gain - if moved.from == Some(seat) { count } else { 0 }
}

/// An arrow for chips that moved, with their number: into the middle, out of it, or to another place; `by` below the
/// middle of the place.
fn arrow(scene: &mut Scene, places: &Places, (moved, by): (Moved, f32), aim: Option<Vec<Pt>>) {
    let digits = moved.count.to_string();
    let room = FIGURE * digits.len() as f32;
    let short = |seat: Seat, pays: bool| match aim {
        Some(bow) => bent(bow, pays),
        None => straight(places.anchor(seat), by, (room, pays)),
    };
    let ((points, number), seat) = match (moved.from, moved.to) {
        (Some(from), None) => (short(from, true), from),
        (None, Some(to)) => (short(to, false), to),
        (Some(from), Some(to)) => {
            let points = between(places.anchor(from), places.anchor(to));
            let number = beside(&points);
            ((points, number), from)
        }
        (None, None) => return,
    };
    let ink = Ink::Seat(seat.0);
    if let [.., before, tip] = points[..] {
        let (dx, dy) = (tip.x - before.x, tip.y - before.y);
        let length = dx.hypot(dy).max(0.01);
        let (dx, dy) = (dx / length * 2.0 * HEAD, dy / length * 2.0 * HEAD);
        let barb = |side: f32| pt(tip.x - dx + dy * side / 1.4, tip.y - dy - dx * side / 1.4);
        scene.stroke([barb(1.0), tip, barb(-1.0)], ink, Nib::Bold);
    }
    scene.hand(number, Says::Plain(digits), 1.4 * least(WIDTH), Align::Centre, ink);
    scene.stroke(points, ink, Nib::Bold);
}

/// An arrow between a place and the middle, and the point for its number. That stands at the tail, so both read in the
/// way of the chips.
fn straight((at, into): (Pt, f32), by: f32, (room, pays): (f32, bool)) -> (Vec<Pt>, Pt) {
    let x = |off: f32| pt(at.x + off * into, at.y + by);
    match pays {
        true => (vec![x(OFF + room), x(OFF + room + LONG)], x(OFF + room / 2.0 - 0.15)),
        false => (vec![x(OFF + LONG), x(OFF)], x(OFF + LONG + room / 2.0 + 0.15)),
    }
}

/// The same along a bow from the place.
fn bent(mut bow: Vec<Pt>, pays: bool) -> (Vec<Pt>, Pt) {
    let number = outside(&bow);
    if !pays {
        bow.reverse();
    }
    (bow, number)
}

/// A bow from a point to the aim.
fn bow(from: Pt, Aim { at, by }: Aim) -> Vec<Pt> {
    let on = |n: usize| {
        let part = n as f32 / BENDS as f32;
        let [a, b, c] = [(1.0 - part).powi(2), 2.0 * part * (1.0 - part), part.powi(2)];
        pt(a * from.x + b * by.x + c * at.x, a * from.y + b * by.y + c * at.y)
    };
    (0..=BENDS).map(on).collect()
}

/// The point for the number of a bow: outside it, or above if it is straight.
fn outside(bow: &[Pt]) -> Pt {
    let (from, middle, to) = (bow[0], bow[bow.len() / 2], bow[bow.len() - 1]);
    let (dx, dy) = (middle.x - (from.x + to.x) / 2.0, middle.y - (from.y + to.y) / 2.0);
    let long = dx.hypot(dy);
    let (x, y) = (to.x - from.x, to.y - from.y);
    let (dx, dy) = match long < BENT {
        true => (y / x.hypot(y).max(0.1) * x.signum(), -x.abs() / x.hypot(y).max(0.1)),
        false => (dx / long, dy / long),
    };
    pt(middle.x + 0.8 * ASIDE * dx, middle.y + 0.8 * ASIDE * dy)
}

/// The bends of an arrow from one place to another: straight on to the lane before the other place, and along it.
fn between((start, into): (Pt, f32), (end, back): (Pt, f32)) -> Vec<Pt> {
    let lane = end.x + LANE * back;
    let tip = pt(end.x + OFF * back, end.y);
    let from = pt(start.x + OFF * into, start.y);
    if (start.y - end.y).abs() < 0.01 { vec![from, tip] } else { vec![from, pt(lane, start.y), pt(lane, end.y), tip] }
}

/// The point for the number of such an arrow, at its longest part: above a level one, or below it near the upper edge
/// of the table, and aside from one that stands.
fn beside(points: &[Pt]) -> Pt {
    let long = |(a, b): &(Pt, Pt)| (b.x - a.x).abs() + (b.y - a.y).abs();
    let parts = points.iter().copied().zip(points.iter().copied().skip(1));
    let Some((from, to)) = parts.max_by(|a, b| long(a).total_cmp(&long(b))) else { return pt(0.0, 0.0) };
    let at = pt((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    if from.x == to.x {
        pt(at.x + ASIDE.copysign(WIDTH / 2.0 - at.x), at.y)
    } else {
        pt(at.x, at.y + if at.y < HEADROOM { ASIDE } else { -ASIDE })
    }
}
