//! The table of a game of chips. The players sit with their stacks at the left and the right of the middle, clockwise,
//! so that the next player sits beside you. Arrows show the chips that the latest throw moved.

use super::contract::{ChipGame, Goal, Moved, Pool};
use super::room::Room;
use crate::base::signed;
use crate::game::Seat;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::kit::roster::{Cell, Foot, Hand, Head, Mark, Roster, least, name};

/// Width of the places at each side, and of the middle.
const SIDE: f32 = 7.5;
const MIDDLE: f32 = 10.0;
const WIDTH: f32 = 2.0 * SIDE + MIDDLE;
/// Width that stays free for arrows at both sides of the middle.
const LANE: f32 = 1.1;
/// Least height of a place: the name, and the chips below it. Up to so many players have more room.
const PLACE: f32 = 3.0;
const LARGE: f32 = 4.0;
const FEW: usize = 6;
/// Extra height for dice at a place.
const DICE: f32 = 1.4;
/// Least height of the middle.
const HIGH: f32 = 10.0;
/// Distance between chips in one row, in two and in three, as shares of the height of a place.
const CHIPS: [f32; 3] = [0.26, 0.2, 0.15];
/// Width of a digit, and of a change behind the chips, in the same shares.
const DIGIT: f32 = 0.27;
const CHANGE: f32 = 0.5;
/// Space for the halo of a count, before its chips.
const FREE: f32 = 0.45;
/// Half the width of the head of an arrow.
const HEAD: f32 = 0.35;

/// The layout of the places: the number of seats and the height of the table.
struct Places {
    seats: usize,
    high: f32,
}

impl Places {
    fn of<G: ChipGame>(pool: &Pool<G>) -> Places {
        let seats = pool.seats().len() as usize;
        let dice = pool.seats().iter().any(|seat| !pool.game.0.0.faces(pool, seat).is_empty());
        let least = Places::tall(seats) + if dice { DICE } else { 0.0 };
        // To the next line of the paper.
        Places { seats, high: (least.ceil() * (seats - seats / 2) as f32).max(HIGH) }
    }

    /// Height of the name and the chips at a place.
    fn tall(seats: usize) -> f32 {
        if seats > FEW { PLACE } else { LARGE }
    }

    /// Places at one side. With an odd number of seats, the left has one more, with less room for each.
    fn rows(&self, left: bool) -> usize {
        if left { self.seats - self.seats / 2 } else { self.seats / 2 }
    }

    /// The upper and the lower edge of a place, on lines of the paper.
    fn span(&self, left: bool, row: usize) -> (f32, f32) {
        let edge = |row: usize| (self.high * row as f32 / self.rows(left) as f32).round();
        (edge(row), edge(row + 1))
    }

    /// Whether a seat sits at the left, and its row. Seat 0 is at the top left; the others follow clockwise.
    fn of_seat(&self, seat: Seat) -> (bool, usize) {
        match seat.index() {
            0 => (true, 0),
            n if n <= self.seats / 2 => (false, n - 1),
            n => (true, self.seats - n),
        }
    }

    /// The middle of the left edge of a place.
    fn edge(&self, seat: Seat) -> Pt {
        let (left, row) = self.of_seat(seat);
        let (from, to) = self.span(left, row);
        pt(if left { 0.0 } else { SIDE + MIDDLE }, (from + to) / 2.0)
    }

    /// The point where arrows from and to a seat begin, and the direction from there into the middle.
    fn anchor(&self, seat: Seat) -> (Pt, f32) {
        let (left, y) = (self.of_seat(seat).0, self.edge(seat).y);
        if left { (pt(SIDE, y), 1.0) } else { (pt(SIDE + MIDDLE, y), -1.0) }
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
    let high = places.high;
    let mut scene = pool.footed((WIDTH, high), true, game.says(pool));
    for x in [SIDE, SIDE + MIDDLE] {
        scene.stroke([pt(x, 0.0), pt(x, high)], Ink::Pencil, Nib::Ruler);
    }
    for y in [0.0, high] {
        scene.stroke([pt(0.0, y), pt(WIDTH, y)], Ink::Pencil, Nib::Ruler);
    }
    for (left, x) in [(true, 0.0), (false, SIDE + MIDDLE)] {
        for row in 1..places.rows(left) {
            let y = places.span(left, row).0;
            scene.stroke([pt(x, y), pt(x + SIDE, y)], Ink::Pencil, Nib::Ruler);
        }
    }
    let centre = pt(WIDTH / 2.0, high / 2.0);
    let hand = least(WIDTH);
    game.draw(pool, &mut scene, Room { centre, size: (MIDDLE - 2.0 * LANE, high), hand });
    for seat in pool.seats().iter() {
        place(&mut scene, pool, &places, seat, hand);
    }
    flows(pool).into_iter().for_each(|moved| arrow(&mut scene, &places, moved));
    scene
}

/// The movements to draw. What a seat has both put and taken becomes one movement, or none.
fn flows<G: ChipGame>(pool: &Pool<G>) -> Vec<Moved> {
    let between = |moved: &&Moved| moved.from.is_some() && moved.to.is_some();
    let with_middle = || pool.moved().iter().filter(move |moved| !between(moved));
    let net = |seat: Seat| {
        let gain: i64 = with_middle().map(|moved| change(*moved, seat)).sum();
        let count = u32::try_from(gain.unsigned_abs()).unwrap_or(u32::MAX);
        let (from, to) = if gain > 0 { (None, Some(seat)) } else { (Some(seat), None) };
        (gain != 0).then_some(Moved { from, to, count })
    };
    pool.moved().iter().filter(between).copied().chain(pool.seats().iter().filter_map(net)).collect()
}

/// A player's place: the name, the number of chips and the chips below it, and perhaps dice.
fn place<G: ChipGame>(scene: &mut Scene, pool: &Pool<G>, places: &Places, seat: Seat, size: f32) {
    let faces = pool.game.0.0.faces(pool, seat);
    let tall = Places::tall(places.seats);
    let used = tall + if faces.is_empty() { 0.0 } else { DICE };
    let edge = places.edge(seat);
    let at = |x: f32, y: f32| pt(edge.x + x, edge.y - used / 2.0 + y);
    let hand = Hand { size: size.max(0.42 * tall), align: Align::Left, room: SIDE - 1.0 };
    name(scene, seat, mark(pool, seat), at(0.5, 0.25 * tall), hand);
    let changed: i64 = pool.moved().iter().map(|moved| change(*moved, seat)).sum();
    let count = pool.stack(seat);
    let ink = Ink::of(seat, changed != 0);
    let says = count.to_string();
    let (digits, row) = (DIGIT * tall * says.len() as f32, 0.74 * tall);
    scene.hand(at(0.5, row), Says::Plain(says), 0.53 * tall, Align::Left, ink);
    let behind = if changed == 0 { 0.0 } else { CHANGE * tall };
    // The halo of a count is wider than its digits.
    let from = at(0.8 + FREE + digits, row);
    let wide = stack(scene, from, (SIDE - 1.1 - FREE - digits - behind, tall), count, Ink::Seat(seat.0)) + FREE;
    if changed != 0 {
        let says = if changed > 0 { format!("+{changed}") } else { signed(changed) };
        let size = size.max(0.36 * tall);
        scene.hand(at(1.1 + digits + wide, row), Says::Plain(says), size, Align::Left, Ink::Pencil);
    }
    for (n, face) in faces.into_iter().enumerate() {
        let middle = at(1.1 + 1.5 * n as f32, tall + DICE / 2.0);
        scene.add(Item::Die { at: middle, side: 1.2, face, ink: Ink::Pencil });
    }
}

/// Draws a row of chips. If there are too many for the width, they are smaller and lie in two or three rows. The rest
/// is left out. Returns the width of the rows.
fn stack(scene: &mut Scene, from: Pt, (wide, tall): (f32, f32), count: u32, ink: Ink) -> f32 {
    let across = |(_, pitch): &(u32, f32)| (wide / pitch) as u32;
    let ways = || (1..).zip(CHIPS.map(|share| share * tall));
    let fits = ways().find(|way| across(way) * way.0 >= count).or_else(|| ways().last());
    let Some((rows, pitch)) = fits else { return 0.0 };
    let long = count.div_ceil(rows).clamp(1, across(&(rows, pitch)).max(1));
    for n in 0..count.min(long * rows) {
        let row = (n / long) as f32 - (rows as f32 - 1.0) / 2.0;
        let at = pt(from.x + pitch * ((n % long) as f32 + 0.5), from.y + pitch * row);
        scene.add(Item::Bead { at, r: pitch * 0.48, ink });
    }
    if count == 0 { 0.0 } else { pitch * long as f32 }
}

/// A seat's gain or loss by a movement of chips.
fn change(moved: Moved, seat: Seat) -> i64 {
    let count = i64::from(moved.count);
    let gain = if moved.to == Some(seat) { count } else { 0 };
    gain - if moved.from == Some(seat) { count } else { 0 }
}

/// An arrow for chips that moved: into the middle, out of it, or to another place.
fn arrow(scene: &mut Scene, places: &Places, moved: Moved) {
    let short = |seat: Seat| {
        let (at, into) = places.anchor(seat);
        (pt(at.x + 0.1 * into, at.y), pt(at.x + LANE * into, at.y))
    };
    let (points, seat) = match (moved.from, moved.to) {
        (Some(from), None) => (vec![short(from).0, short(from).1], from),
        (None, Some(to)) => (vec![short(to).1, short(to).0], to),
        (Some(from), Some(to)) => {
            let ((start, into), (end, back)) = (places.anchor(from), places.anchor(to));
            let lane = |at: Pt, into: f32| pt(at.x + LANE * into, at.y);
            (
                vec![
                    pt(start.x + 0.1 * into, start.y),
                    lane(start, into),
                    lane(end, back),
                    pt(end.x + 0.1 * back, end.y),
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
    scene.stroke(points, ink, Nib::Bold);
}
