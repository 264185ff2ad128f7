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
/// The ways to lay out a stack: the rows, and the distance of chips as a share of the height of a place. All stacks on
/// a page have the same, the first that has room for each of them.
const WAYS: [(u32, f32); 4] = [(2, 0.21), (3, 0.165), (4, 0.125), (5, 0.105)];
/// Width of a digit, in the same shares.
const DIGIT: f32 = 0.27;
/// Space for the halo of a count, before its chips.
const FREE: f32 = 0.75;
/// How far arrows begin from a place, and the number of parts of a bent one.
const START: f32 = 0.25;
const BENDS: usize = 10;
/// A bow that is less bent is straight.
const BENT: f32 = 0.9;
/// Half the width of the head of an arrow, and how far its number is from it.
const HEAD: f32 = 0.35;
const ASIDE: f32 = 1.35;
/// How far two arrows of a place are from its middle, and the least height of a place for two.
const APART: f32 = 0.5;
const TWO: f32 = 5.0;
/// Nearer to the upper edge, a level arrow has no room for a number above it.
const HEADROOM: f32 = 2.0;

/// The layout of the places: how many are below each other, and the height of each. All have the same size; with an
/// odd number of seats the last one stays empty.
struct Places {
    seats: usize,
    rows: usize,
    each: f32,
}

impl Places {
    fn of<G: ChipGame>(pool: &Pool<G>) -> Places {
        let seats = pool.seats().len() as usize;
        let dice = pool.seats().iter().any(|seat| !pool.game.0.0.faces(pool, seat).is_empty());
        let least = Places::tall(seats) + if dice { DICE } else { 0.0 };
        let rows = seats.div_ceil(2).max(1);
        // To the next line of the paper.
        Places { seats, rows, each: least.max(HIGH / rows as f32).ceil() }
    }

    /// Height of the name and the chips at a place.
    fn tall(seats: usize) -> f32 {
        if seats > FEW { PLACE } else { LARGE }
    }

    fn high(&self) -> f32 {
        self.each * self.rows as f32
    }

    /// Whether a seat sits at the left, and its row.
    fn of_seat(seat: Seat) -> (bool, usize) {
        (seat.index().is_multiple_of(2), seat.index() / 2)
    }

    /// The middle of the left edge of a place.
    fn edge(&self, seat: Seat) -> Pt {
        let (left, row) = Places::of_seat(seat);
        pt(if left { 0.0 } else { SIDE + MIDDLE }, self.each * (row as f32 + 0.5))
    }

    /// The point where arrows from and to a seat begin, and the direction from there into the middle.
    fn anchor(&self, seat: Seat) -> (Pt, f32) {
        let (left, y) = (Places::of_seat(seat).0, self.edge(seat).y);
        if left { (pt(SIDE, y), 1.0) } else { (pt(SIDE + MIDDLE, y), -1.0) }
    }

    /// The width that a stack of `count` chips has beside its number.
    fn room(&self, count: u32) -> f32 {
        SIDE - 1.1 - FREE - DIGIT * Places::tall(self.seats) * count.to_string().len() as f32
    }

    /// The rows and the distance of chips, with which all stacks find room.
    fn way<G: ChipGame>(&self, pool: &Pool<G>) -> (u32, f32) {
        let ways = || WAYS.map(|(rows, share)| (rows, share * Places::tall(self.seats)));
        let fits = |(rows, pitch): &(u32, f32)| {
            let holds = |count: u32| (self.room(count) / pitch) as u32 * rows >= count;
            pool.seats().iter().all(|seat| holds(pool.stack(seat)))
        };
        ways().into_iter().find(fits).unwrap_or(ways()[WAYS.len() - 1])
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
    let (high, way) = (places.high(), places.way(pool));
    let mut scene = pool.footed((WIDTH, high), true, game.says(pool));
    // Without a line beside a place that stays empty.
    for (x, taken) in [(SIDE, places.rows), (SIDE + MIDDLE, places.seats / 2)] {
        scene.stroke([pt(x, 0.0), pt(x, places.each * taken as f32)], Ink::Pencil, Nib::Ruler);
    }
    for y in [0.0, high] {
        scene.stroke([pt(0.0, y), pt(WIDTH, y)], Ink::Pencil, Nib::Ruler);
    }
    for row in 1..places.rows {
        let y = places.each * row as f32;
        for x in [0.0, SIDE + MIDDLE] {
            scene.stroke([pt(x, y), pt(x + SIDE, y)], Ink::Pencil, Nib::Ruler);
        }
    }
    let centre = pt(WIDTH / 2.0, high / 2.0);
    let hand = least(WIDTH);
    let room = Room { centre, size: (MIDDLE - 2.0 * LANE, high), hand, chip: way.1 };
    game.draw(pool, &mut scene, room);
    for seat in pool.seats().iter() {
        place(&mut scene, pool, (&places, way), seat, hand);
    }
    for (moved, by) in flows(pool, places.each) {
        let aim = moved.from.xor(moved.to).and_then(|seat| {
            let (at, into) = places.anchor(seat);
            game.aim(pool, room, pt(at.x + START * into, at.y + by))
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

/// A player's place: the name, the number of chips and the chips below it, and perhaps dice.
fn place<G: ChipGame>(scene: &mut Scene, pool: &Pool<G>, (places, way): (&Places, (u32, f32)), seat: Seat, size: f32) {
    let faces = pool.game.0.0.faces(pool, seat);
    let tall = Places::tall(places.seats);
    let used = tall + if faces.is_empty() { 0.0 } else { DICE };
    let edge = places.edge(seat);
    let at = |x: f32, y: f32| pt(edge.x + x, edge.y - used / 2.0 + y);
    let hand = Hand { size: size.max(0.42 * tall), align: Align::Left, room: SIDE - 1.0 };
    name(scene, seat, mark(pool, seat), at(0.5, 0.23 * tall), hand);
    let changed = pool.moved().iter().map(|moved| change(*moved, seat)).sum::<i64>() != 0;
    let (count, row) = (pool.stack(seat), 0.74 * tall);
    scene.hand(at(0.5, row), Says::Plain(count.to_string()), 0.53 * tall, Align::Left, Ink::of(seat, changed));
    let room = places.room(count);
    // The halo of a count is wider than its digits.
    stack(scene, at(SIDE - 0.3 - room, row), (room, way), count, Ink::Seat(seat.0));
    for (n, face) in faces.into_iter().enumerate() {
        let middle = at(1.1 + 1.5 * n as f32, tall + DICE / 2.0);
        scene.add(Item::Die { at: middle, side: 1.2, face, ink: Ink::Pencil });
    }
}

/// Draws a stack of chips from the middle of its left edge, in as few rows as the width allows. Chips without room in
/// the last of `most` rows are left out.
fn stack(scene: &mut Scene, from: Pt, (wide, (most, pitch)): (f32, (u32, f32)), count: u32, ink: Ink) {
    let across = ((wide / pitch) as u32).max(1);
    let rows = count.div_ceil(across).clamp(1, most);
    let long = count.div_ceil(rows).clamp(1, across);
    for n in 0..count.min(long * rows) {
        let row = (n / long) as f32 - (rows as f32 - 1.0) / 2.0;
        let at = pt(from.x + pitch * ((n % long) as f32 + 0.5), from.y + pitch * row);
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
fn arrow(scene: &mut Scene, places: &Places, (moved, by): (Moved, f32), aim: Option<Aim>) {
    let into = |seat: Seat| {
        let (at, into) = places.anchor(seat);
        let from = pt(at.x + START * into, at.y + by);
        aim.map_or_else(|| vec![from, pt(at.x + LANE * into, at.y + by)], |aim| bow(from, aim))
    };
    let (points, seat) = match (moved.from, moved.to) {
        (Some(from), None) => (into(from), from),
        (None, Some(to)) => (into(to).into_iter().rev().collect(), to),
        (Some(from), Some(to)) => {
            let ((start, into), (end, back)) = (places.anchor(from), places.anchor(to));
            let lane = |at: Pt, into: f32| pt(at.x + LANE * into, at.y);
            (
                vec![
                    pt(start.x + START * into, start.y),
                    lane(start, into),
                    lane(end, back),
                    pt(end.x + START * back, end.y),
                ],
                from,
            )
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
    let says = Says::Plain(moved.count.to_string());
    let number = beside(&points);
    // Of two arrows at a place, the lower one has its number below it.
    let number = if by > 0.0 { pt(number.x, points[0].y + ASIDE) } else { number };
    scene.hand(number, says, 1.3 * least(WIDTH), Align::Centre, ink);
    scene.stroke(points, ink, Nib::Bold);
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

/// The point for the number of a bow with this middle: outside it, or above if it is straight.
fn outside(middle: Pt, from: Pt, to: Pt) -> Pt {
    let (dx, dy) = (middle.x - (from.x + to.x) / 2.0, middle.y - (from.y + to.y) / 2.0);
    let long = dx.hypot(dy);
    let (x, y) = (to.x - from.x, to.y - from.y);
    let (dx, dy) = match long < BENT {
        true => (y / x.hypot(y).max(0.1) * x.signum(), -x.abs() / x.hypot(y).max(0.1)),
        false => (dx / long, dy / long),
    };
    pt(middle.x + 0.8 * ASIDE * dx, middle.y + 0.8 * ASIDE * dy)
}

/// The point for the number of an arrow: above a level one, or below it near the upper edge of the table; beside the
/// longest part of another, near its beginning.
fn beside(points: &[Pt]) -> Pt {
    let (from, to) = match points {
        [_, from, to, _] => (*from, *to),
        [from, to] => (*from, *to),
        [from, .., to] => return outside(points[points.len() / 2], *from, *to),
        _ => return pt(0.0, 0.0),
    };
    let part = if points.len() > 2 { 0.3 } else { 0.5 };
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let at = pt(from.x + part * dx, from.y + part * dy);
    // Aside from a steep line into the middle of the table, and above a level one.
    if dy.abs() > dx.abs() {
        pt(at.x + ASIDE.copysign(WIDTH / 2.0 - at.x), at.y)
    } else if at.y < HEADROOM {
        pt(at.x, at.y + ASIDE)
    } else {
        pt(at.x, at.y - ASIDE - 0.2 * dy.abs().min(1.0))
    }
}
