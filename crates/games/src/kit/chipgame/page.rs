//! The table of a game of chips. The players sit with their stacks at the left and the right of the middle, in the
//! order in which one reads. Numbers beside the names show what the latest throw took or put, arrows what it gave.

use super::contract::{ChipGame, Goal, Moved, Pool};
use super::room::{CHIP, FIVE, ROWS, Room};
use crate::game::Seat;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::kit::roster::{Cell, Foot, Hand, Head, Mark, Roster, least, name};

/// Width of the table.
const WIDTH: f32 = 25.0;
/// Width that stays free for arrows at both sides of the middle.
const LANE: f32 = 1.7;
/// Least height of a place: the name, and the chips below it. Up to this many players have more room.
const PLACE: f32 = 3.0;
const LARGE: f32 = 4.0;
const FEW: usize = 6;
/// Extra height for dice at a place, below the chips; side and distance of dice.
const DICE: f32 = 3.0;
/// Free height of a place with dice, so that nothing in it is near the rules.
const ROOMY: f32 = 1.0;
const DIE: f32 = 1.7;
const APART: f32 = 2.2;
/// The most distance of chips beside a count, as a share of the height for a place; the most of chips below one; and
/// the least of any, since smaller ones cannot be counted.
const PITCH: f32 = 0.18;
const LARGEST: f32 = 1.1;
const LEAST: f32 = 0.52;
/// How much smaller chips without holes are, since they look larger.
const FULL: f32 = 0.93;
/// Radius of the dots at the end of a stack that is too high, as a share of the distance of chips.
const DOTS: f32 = 0.11;
/// Free height above and below all of a place, and between a count and the chips below it.
const FREED: f32 = 0.3;
const UNDER: f32 = 0.25;
/// The middles of a name and of the chips below it, in the same shares: the lines under a winner keep off the chips.
const NAMED: f32 = 0.2;
const CHIPS: f32 = 0.76;
/// Width of a digit, in the same shares.
const DIGIT: f32 = 0.21;
/// Most digits of a count beside chips of full size, and how far these are at least from the edge of their place.
const LONGEST: usize = 2;
const EDGE_OFF: f32 = 0.45;
/// Space for the halo of a count, before its chips.
const FREE: f32 = 0.95;
/// Half the width of the head of an arrow, and the radius of the gap in it for its number.
const HEAD: f32 = 0.32;
const HOLE: f32 = 0.75;
/// Height of that number in least heights, and how far the chips in the middle give way to it.
const COUNT: f32 = 1.75;
const ASIDE: f32 = 1.0;
/// How far arrows are from the walls, and at least from the edges of the table.
const OFF: f32 = 0.4;
const EDGE: f32 = 1.3;
/// The bow of an arrow: the most that it bends between places on one side, and between the sides; its parts.
const BOW: (f32, f32) = (1.5, 3.6);
const PARTS: u8 = 24;
/// Height of a sentence above the last one.
const ABOVE: f32 = 1.4;
/// Room for a gain beside a name.
const GAIN: f32 = 1.8;

/// The layout of all players' stacks.
#[derive(Clone, Copy)]
struct Stacks {
    /// Whether they lie below the counts, not beside them.
    below: bool,
    /// The distance of chips.
    pitch: f32,
    /// The most rows. A higher stack ends with dots.
    rows: u32,
}

impl Stacks {
    /// The height that they need below the name and the count.
    fn beyond(self) -> f32 {
        match self.below {
            true => UNDER + self.pitch * self.rows as f32,
            false => self.pitch * self.rows.saturating_sub(ROWS) as f32,
        }
    }

    /// Draws a stack in rows of five, beside or below the middle of a count.
    fn draw(self, scene: &mut Scene, (beside, below): (Pt, Pt), (seat, count): (Seat, u32)) {
        let most = FIVE * self.rows;
        let rows = count.min(most).div_ceil(FIVE);
        let from = if self.below { below } else { beside };
        // Two rows flank the count, and more follow below.
        let first = if self.below { 0.5 } else { -0.5 * (rows.min(ROWS) as f32 - 1.0) };
        let (r, ink) = (self.pitch * CHIP, Ink::Seat(seat.0));
        let at = |n: u32, column: f32| {
            let (column, row) = ((n % FIVE) as f32 + column, (n / FIVE) as f32 + first);
            pt(from.x + self.pitch * column, from.y + self.pitch * row)
        };
        // In place of the last chip of a stack that is too high.
        let shown = if count > most { most - 1 } else { count };
        for column in [0.2, 0.5, 0.8].into_iter().filter(|_| count > most) {
            scene.add(Item::Dot { at: at(shown, column), r: DOTS * self.pitch, ink });
        }
        for n in 0..shown {
            let at = at(n, 0.5);
            // Those at the left have holes: one knows the two sides apart without colours.
            let left = Places::of_seat(seat).0;
            scene.add(if left { Item::Bead { at, r, ink } } else { Item::Dot { at, r: FULL * r, ink } });
        }
    }
}

/// The layout of the places. With an odd number of seats those at the right are higher, so that no hole stays.
struct Places {
    seats: usize,
    /// Width of a place.
    side: f32,
    /// Height of the table.
    high: f32,
    /// Height for dice below the chips of a place.
    dice: f32,
}

impl Places {
    fn of<G: ChipGame>(pool: &Pool<G>) -> Places {
        let seats = pool.seats().len() as usize;
        let dice = pool.seats().iter().any(|seat| !pool.game.0.0.faces(pool, seat).is_empty());
        let dice = if dice { DICE } else { 0.0 };
        let rows = seats.div_ceil(2).max(1) as f32;
        // To the next line of the paper.
        let free = if dice > 0.0 { ROOMY } else { 0.0 };
        let high = rows * (Places::tall(seats) + dice + free).max(G::HIGH / rows).ceil();
        Places { seats, side: G::SIDE, high, dice }
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
        pt(if left { 0.0 } else { WIDTH - self.side }, self.each(left) * (row as f32 + 0.5))
    }

    /// The point where arrows from and to a seat begin, and the direction from there into the middle.
    fn anchor(&self, seat: Seat) -> (Pt, f32) {
        let (left, y) = (Places::of_seat(seat).0, self.edge(seat).y);
        if left { (pt(self.side, y), 1.0) } else { (pt(WIDTH - self.side, y), -1.0) }
    }

    /// The distance of chips beside a count, and of those in the middle.
    fn pitch(&self) -> f32 {
        (PITCH * (self.each(true) - self.dice)).min(self.beside(LONGEST))
    }

    /// The most distance of chips beside a count with this many digits.
    fn beside(&self, digits: usize) -> f32 {
        (self.side - self.before(digits) - EDGE_OFF) / FIVE as f32
    }

    /// The stacks of all players; the highest one drawn has this many rows.
    fn stacks(&self, rows: u32) -> Stacks {
        let spare = self.each(true) - Places::tall(self.seats) - self.dice - FREED;
        // If nobody sits above or below, chips have the whole width below the count.
        let below = self.rows(true) == 1 && self.dice == 0.0;
        let fits = |pitch: f32, spare: f32, rows: u32| pitch.min(spare / rows.max(1) as f32);
        let pitch = match below {
            true => fits(LARGEST.min((self.side - 1.0) / FIVE as f32), spare - UNDER, rows),
            false if rows <= ROWS => self.pitch(),
            false => fits(self.pitch(), spare, rows - ROWS),
        };
        Stacks { below, pitch, rows }
    }

    /// Stacks as high as the highest one of these, or with as many rows as there is room for.
    fn fitting(&self, counts: impl Iterator<Item = u32>) -> Stacks {
        let highest = counts.max().unwrap_or(0).div_ceil(FIVE);
        let stacks = (ROWS + 1..=highest).rev().map(|rows| self.stacks(rows));
        stacks.into_iter().find(|stacks| stacks.pitch >= LEAST).unwrap_or(self.stacks(ROWS))
    }

    /// Width of a count with this many digits before its chips.
    fn before(&self, digits: usize) -> f32 {
        0.5 + DIGIT * Places::tall(self.seats) * digits as f32 + FREE
    }

    /// The lines between the places and the middle.
    fn rule(&self, scene: &mut Scene) {
        for x in [self.side, WIDTH - self.side] {
            scene.stroke([pt(x, 0.0), pt(x, self.high)], Ink::Pencil, Nib::Ruler);
        }
        for y in [0.0, self.high] {
            scene.stroke([pt(0.0, y), pt(WIDTH, y)], Ink::Pencil, Nib::Ruler);
        }
        for (x, left) in [(0.0, true), (WIDTH - self.side, false)] {
            for row in 1..self.rows(left) {
                let y = self.each(left) * row as f32;
                scene.stroke([pt(x, y), pt(x + self.side, y)], Ink::Pencil, Nib::Ruler);
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
    let mut scene = pool.footed((WIDTH, high + above.as_ref().map_or(0.0, |_| ABOVE)), game.says(pool));
    let size = (1.2 * hand).max(1.1);
    if let Some(says) = above {
        scene.hand(pt(0.5, high + 1.0), Says::Words(says), size, Align::Left, Ink::Pencil);
    }
    pool.throw_below(&mut scene, game.happened(pool));
    places.rule(&mut scene);
    let centre = pt(WIDTH / 2.0 + aside(pool), high / 2.0);
    let room = Room { centre, size: (WIDTH - 2.0 * (places.side + LANE), high), hand, chip: places.pitch() };
    game.draw(pool, &mut scene, room);
    let stacks = places.fitting(pool.seats().iter().map(|seat| pool.stack(seat)));
    for seat in pool.seats().iter() {
        place(&mut scene, pool, (&places, stacks), seat, hand);
    }
    for moved in pool.moved() {
        if let (Some(from), Some(to)) = (moved.from, moved.to) {
            arrow(&mut scene, &places, (from, to), moved.count);
        }
    }
    scene
}

/// How far to the right the chips in the middle give way to arrows between players on one side.
fn aside<G: ChipGame>(pool: &Pool<G>) -> f32 {
    let left = |seat: Seat| Places::of_seat(seat).0;
    let same = |moved: &Moved| Some(left(moved.from?)).filter(|side| moved.to.is_some_and(|to| left(to) == *side));
    match pool.moved().iter().find_map(same) {
        Some(true) => ASIDE,
        Some(false) => -ASIDE,
        None => 0.0,
    }
}

/// A player's place: the name, perhaps with a gain, below it the number of chips and the chips, and below them dice.
fn place<G: ChipGame>(scene: &mut Scene, pool: &Pool<G>, (places, stacks): (&Places, Stacks), seat: Seat, size: f32) {
    let faces = pool.game.0.0.faces(pool, seat);
    let tall = Places::tall(places.seats);
    let used = tall + stacks.beyond() + places.dice;
    let edge = places.edge(seat);
    let at = |x: f32, y: f32| pt(edge.x + x, edge.y - used / 2.0 + y);
    let gain = gain(pool, seat);
    if gain != 0 {
        let says = Says::Plain(format!("{}{}", if gain > 0 { '+' } else { '−' }, gain.unsigned_abs()));
        scene.hand(at(places.side - 0.6, NAMED * tall), says, 1.4 * size, Align::Right, Ink::Seat(seat.0));
    }
    let free = places.side - 1.0 - if gain == 0 { 0.0 } else { GAIN };
    let hand = Hand { size: size.max(0.42 * tall), align: Align::Left, room: free };
    name(scene, seat, mark(pool, seat), at(0.5, NAMED * tall), hand);
    let (count, row) = (pool.stack(seat), CHIPS * tall);
    let says = Says::Plain(count.to_string());
    scene.hand(at(0.5, row), says, 0.53 * tall, Align::Left, Ink::of(seat, is_marked(pool, seat)));
    // The halo of a count is wider than its digits.
    let digits = count.to_string().len();
    let corners = (at(places.before(digits), row), at(0.5, tall + UNDER));
    let pitch = if stacks.below { stacks.pitch } else { stacks.pitch.min(places.beside(digits)) };
    Stacks { pitch, ..stacks }.draw(scene, corners, (seat, count));
    for (n, face) in faces.into_iter().enumerate() {
        let middle = at(0.5 + DIE / 2.0 + APART * n as f32, used - places.dice / 2.0);
        scene.add(Item::Die { at: middle, side: DIE, face, ink: Ink::Pencil });
    }
}

/// Whether the count of a seat is highlighted: if the game does not light all that have changed, those of whoever threw
/// and got a gift, if the former has changed.
fn is_marked<G: ChipGame>(pool: &Pool<G>, seat: Seat) -> bool {
    let changed = |seat: Seat| pool.moved().iter().map(|moved| change(*moved, seat)).sum::<i64>() != 0;
    let gifted = pool.moved().iter().any(|moved| moved.from.is_some() && moved.to == Some(seat));
    let thrower = pool.round.thrower.filter(|thrower| changed(*thrower));
    changed(seat) && (G::LIGHTS_ALL || gifted || thrower.is_none_or(|thrower| thrower == seat))
}

/// A seat's gain or loss by a movement of chips.
fn change(moved: Moved, seat: Seat) -> i64 {
    let count = i64::from(moved.count);
    let gain = if moved.to == Some(seat) { count } else { 0 };
    gain - if moved.from == Some(seat) { count } else { 0 }
}

/// The chips that a seat has got from the middle by the latest throw, less those it has put there.
fn gain<G: ChipGame>(pool: &Pool<G>, seat: Seat) -> i64 {
    let with_middle = |moved: &&Moved| moved.from.is_none() || moved.to.is_none();
    pool.moved().iter().filter(with_middle).map(|moved| change(*moved, seat)).sum()
}

/// A bowed arrow for chips that went from one place to another, with their number in the middle of it.
fn arrow(scene: &mut Scene, places: &Places, (from, to): (Seat, Seat), count: u32) {
    let ((start, into), (end, back)) = (places.anchor(from), places.anchor(to));
    let (start, end) = (pt(start.x + OFF * into, start.y), pt(end.x + OFF * back, end.y));
    let half = pt((start.x + end.x) / 2.0, (start.y + end.y) / 2.0);
    let top = if into == back {
        pt(half.x + BOW.0 * into, half.y)
    } else {
        // Away from the chips in the middle.
        let far = if half.y > places.high / 2.0 { places.high - EDGE } else { EDGE };
        pt(half.x, half.y + (far - half.y).clamp(-BOW.1, BOW.1))
    };
    let points = bow(start, top, end);
    let ink = Ink::Seat(from.0);
    if let [.., before, tip] = points[..] {
        let (dx, dy) = (tip.x - before.x, tip.y - before.y);
        let length = dx.hypot(dy).max(0.01);
        let (dx, dy) = (dx / length * 2.0 * HEAD, dy / length * 2.0 * HEAD);
        let barb = |side: f32| pt(tip.x - dx + dy * side / 1.4, tip.y - dy - dx * side / 1.4);
        scene.stroke([barb(1.0), tip, barb(-1.0)], ink, Nib::Bold);
    }
    scene.stroke(points, ink, Nib::Bold);
    scene.bare(top, HOLE);
    scene.hand(top, Says::Plain(count.to_string()), COUNT * least(WIDTH), Align::Centre, ink);
}

/// A bow between two points through a third one in its middle.
fn bow(from: Pt, top: Pt, to: Pt) -> Vec<Pt> {
    let by = pt(2.0 * top.x - (from.x + to.x) / 2.0, 2.0 * top.y - (from.y + to.y) / 2.0);
    let on = |n: u8| {
        let part = f32::from(n) / f32::from(PARTS);
        let [a, b, c] = [(1.0 - part).powi(2), 2.0 * part * (1.0 - part), part.powi(2)];
        pt(a * from.x + b * by.x + c * to.x, a * from.y + b * by.y + c * to.y)
    };
    (0..=PARTS).map(on).collect()
}
