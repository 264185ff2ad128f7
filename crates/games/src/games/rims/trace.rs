//! Finds rims on the sheet for given numbers: how many free points of a region are on the rim, and how many inside.
//! Each try has one of three shapes, and `judge` decides whether it is legal. To get a legal one, try often.

use super::layout::square;
use super::sheet::{COLS, CORNERS, Line, Points, ROWS, Sheet};
use crate::base::{Chance, Place};
use crate::kit::geometry::{Bend, bend};

/// The steps to the nodes around a node, clockwise from the right.
const AROUND: [(i16, i16); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
/// The most points on and inside a rim along a chain: each point takes two corners, and the ends take two more.
const CHAINED: usize = 5;
/// The most tries at a random rim before a loop is drawn.
const TRIES: u32 = 4;

/// The numbers wanted of a rim.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// The region that the rim goes through.
    pub region: Points,
    /// How many points of the region are on the rim.
    pub on: usize,
    /// How many points of the region are inside.
    pub inside: usize,
}

/// A random legal rim, or `None` if there is no free point.
pub fn some(sheet: &Sheet, chance: &mut Chance) -> Option<Line> {
    let free: Vec<Place> = sheet.places(sheet.free()).collect();
    let point = *chance.pick(&free)?;
    let regions = sheet.regions();
    for _ in 0..chance.range(0, TRIES) {
        let region = *chance.pick(&regions)?;
        let size = region.count_ones();
        let on = chance.range(1, size.min(sheet.terms.most.into()));
        let inside = chance.range(0, (size - on).min(4));
        let aim = Aim { region, on: on as usize, inside: inside as usize };
        if let Some(line) = attempt(sheet, aim, chance).filter(|line| sheet.judge(line).is_ok()) {
            return Some(line);
        }
    }
    Some(Line(vec![point]))
}

/// One try at a rim. It may pass through and enclose other points than wanted, and it may be illegal.
pub fn attempt(sheet: &Sheet, aim: Aim, chance: &mut Chance) -> Option<Line> {
    let points: Vec<Place> = sheet.places(aim.region).collect();
    let wanted = (aim.on + aim.inside).min(points.len());
    let shape = chance.range(0, 5);
    let corners = match shape {
        0 => star(&points, chance),
        1 | 2 if wanted <= CHAINED => chain(&points, aim, chance),
        _ => hull(&points, aim, chance),
    }?;
    (CORNERS.0..=CORNERS.1).contains(&corners.len()).then_some(Line(corners))
}

/// The node at this offset, if it is on the sheet.
fn by(place: Place, offset: (i16, i16)) -> Option<Place> {
    place.moved(offset).filter(|moved| moved.within(COLS, ROWS))
}

/// A random node near another one.
fn near(place: Place, most: u32, chance: &mut Chance) -> Place {
    let mut off = |from: u16, count: u16| {
        let moved = i32::from(from) + chance.range(0, 2 * most) as i32 - most as i32;
        moved.clamp(0, i32::from(count) - 1) as u16
    };
    Place::new(off(place.col, COLS), off(place.row, ROWS))
}

/// The convex rim around the points nearest to some node. The points on the rim are corners, and the inner points lie
/// within nodes beside them.
fn hull(points: &[Place], aim: Aim, chance: &mut Chance) -> Option<Vec<Place>> {
    let centre = near(*chance.pick(points)?, 3, chance);
    let mut nearest = points.to_vec();
    nearest.sort_by_key(|point| square(*point, centre));
    nearest.truncate(aim.on + aim.inside);
    // Mostly, the outermost points are on the rim.
    let mut order: Vec<(i64, Place)> =
        nearest.iter().map(|point| (square(*point, centre) + i64::from(chance.range(0, 9)), *point)).collect();
    order.sort_by_key(|(far, _)| std::cmp::Reverse(*far));
    let (on, inside) = order.split_at(aim.on.min(order.len()));
    let mut nodes: Vec<Place> = on.iter().map(|(_, point)| *point).collect();
    for (_, point) in inside {
        let turn = chance.index(AROUND.len());
        // A triangle or a square around the point.
        let steps: &[usize] = if chance.range(0, 1) == 0 { &[0, 3, 5] } else { &[0, 2, 4, 6] };
        nodes.extend(steps.iter().filter_map(|step| by(*point, AROUND[(turn + step) % 8])));
    }
    while nodes.len() < CORNERS.0 {
        let beside = near(*chance.pick(&nodes)?, 2, chance);
        nodes.push(beside);
    }
    if aim.on > 2 && chance.range(0, 1) == 0 {
        let middle = mean(&nodes);
        sort_around(&mut nodes, middle);
        return Some(nodes);
    }
    Some(convex(nodes))
}

/// The convex hull of some nodes, without corners on a straight line (Andrew's monotone chain).
fn convex(mut nodes: Vec<Place>) -> Vec<Place> {
    nodes.sort_unstable();
    nodes.dedup();
    let half = |nodes: &mut dyn Iterator<Item = Place>| {
        let mut chain: Vec<Place> = Vec::new();
        for node in nodes {
            while let [.., a, b] = chain[..] {
                if bend(a.into(), b.into(), node.into()) == Bend::Clockwise {
                    break;
                }
                chain.pop();
            }
            chain.push(node);
        }
        chain.pop();
        chain
    };
    let mut hull = half(&mut nodes.iter().copied());
    hull.extend(half(&mut nodes.iter().rev().copied()));
    hull
}

/// A node on the way of a narrow rim.
#[derive(Clone, Copy, Debug)]
struct Stop {
    at: Place,
    how: How,
}

/// How a rim passes a node.
#[derive(Clone, Copy, Debug)]
enum How {
    /// Through the point.
    Through,
    /// Around the point.
    Round,
    /// The node is not a point: the rim only bends there.
    Bend,
}

/// A way from point to point. Each step goes to one of the three nearest.
fn walk(points: &[Place], aim: Aim, chance: &mut Chance) -> Option<Vec<Stop>> {
    let mut way = vec![*chance.pick(points)?];
    while way.len() < (aim.on + aim.inside).min(points.len()) {
        let last = way[way.len() - 1];
        let mut left: Vec<Place> = points.iter().copied().filter(|point| !way.contains(point)).collect();
        left.sort_by_key(|point| square(*point, last));
        left.truncate(3);
        way.push(*chance.pick(&left)?);
    }
    let mut how: Vec<How> = (0..way.len()).map(|n| if n < aim.on { How::Through } else { How::Round }).collect();
    chance.shuffle(&mut how);
    Some(way.into_iter().zip(how).map(|(at, how)| Stop { at, how }).collect())
}

/// A narrow rim along such a way, perhaps with an extra bend.
fn chain(points: &[Place], aim: Aim, chance: &mut Chance) -> Option<Vec<Place>> {
    let mut way = walk(points, aim, chance)?;
    if way.len() < CHAINED && chance.range(0, 1) == 0 {
        let n = chance.index(way.len() + 1);
        let at = near(way[n.min(way.len() - 1)].at, 3, chance);
        way.insert(n, Stop { at, how: How::Bend });
    }
    around(&way, chance)
}

/// A narrow rim along a way. It passes each stop on one side and returns on the other, or goes through it.
fn around(way: &[Stop], chance: &mut Chance) -> Option<Vec<Place>> {
    let (mut there, mut back) = (Vec::new(), Vec::new());
    let mut cap = None;
    for (n, Stop { at, how }) in way.iter().copied().enumerate() {
        let turn = chance.index(AROUND.len());
        let across = turn + 3 + chance.index(3);
        let beside = |turn: usize| by(at, AROUND[turn % AROUND.len()]);
        let (first, last) = (n == 0, n + 1 == way.len());
        match how {
            How::Through => {
                there.push(at);
                back.extend(if first || last { None } else { Some(beside(across)?) });
            }
            How::Round => {
                there.push(beside(turn)?);
                back.push(beside(across)?);
                // It goes around an end with two corners or three.
                let third = chance.range(0, 1) == 0;
                cap = if first && third { beside(turn + 6) } else { cap };
                there.extend(beside(turn + 2).filter(|_| last && third));
            }
            How::Bend => {
                let (one, other) = if chance.range(0, 1) == 0 { (at, beside(turn)?) } else { (beside(turn)?, at) };
                there.push(one);
                back.push(other);
            }
        }
    }
    there.extend(back.into_iter().rev().chain(cap));
    there.dedup();
    Some(there)
}

/// A rim with random corners around a node, some of them points.
fn star(points: &[Place], chance: &mut Chance) -> Option<Vec<Place>> {
    let centre = near(*chance.pick(points)?, 4, chance);
    let reach = chance.range(1, 8);
    let mut corners = vec![*chance.pick(points)?];
    for _ in 0..chance.range(2, 8) {
        let corner = near(centre, reach, chance);
        let close = points.iter().find(|point| square(**point, corner) <= 2).filter(|_| chance.range(0, 2) == 0);
        corners.push(*close.unwrap_or(&corner));
    }
    sort_around(&mut corners, (centre.col.into(), centre.row.into()));
    Some(corners)
}

/// Sorts nodes by their angle around a place.
fn sort_around(nodes: &mut Vec<Place>, (x, y): (f64, f64)) {
    nodes.sort_unstable();
    nodes.dedup();
    let angle = |node: &Place| {
        // Slightly off the nodes, so that the place is none of them.
        (f64::from(node.row) - y + 0.03).atan2(f64::from(node.col) - x + 0.02)
    };
    nodes.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
}

/// The mean position of some nodes.
fn mean(nodes: &[Place]) -> (f64, f64) {
    let count = nodes.len().max(1) as f64;
    let sum = |of: fn(&Place) -> u16| nodes.iter().map(|node| f64::from(of(node))).sum::<f64>() / count;
    (sum(|node| node.col), sum(|node| node.row))
}
