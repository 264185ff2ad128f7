//! The computer. On a circle, a segment divides the points into two arcs, and the worth of an arc depends only on its
//! length. On other layouts the search counts which segments exclude each other.

use super::sheet::{Pair, Sheet};
use crate::game::SearchCtx;
use crate::search::kayles::Web;

/// The level from which the computer knows the values of arcs.
const KNOWING: u8 = 5;

pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Pair> {
    if sheet.circle && ctx.level.number() >= KNOWING {
        return on_circle(sheet, ctx);
    }
    let m = web(sheet).think(2, ctx)?;
    sheet.open.get(m).copied()
}

/// The graph of the segments that exclude each other.
pub fn web(sheet: &Sheet) -> Web {
    Web::new(sheet.open.len(), |a, b| sheet.excludes(sheet.open[a], sheet.open[b]))
}

fn on_circle(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Pair> {
    let values = arcs(sheet.points.len());
    let regions = regions(sheet);
    let sum = regions.iter().fold(0, |sum, region| sum ^ values[region.len()]);
    ctx.evaluation = (!sheet.open.is_empty()).then_some(if sum == 0 { -1.0 } else { 1.0 });
    let wins = sheet.open.iter().copied().filter(|pair| {
        let region = regions.iter().find(|region| region.contains(&pair.a)).map(Vec::as_slice).unwrap_or_default();
        let between = region.iter().filter(|point| (pair.a + 1..pair.b).contains(*point)).count();
        let beyond = region.len().saturating_sub(between + 2);
        sum ^ values[region.len()] ^ values[between] ^ values[beyond] == 0
    });
    let wins: Vec<Pair> = wins.collect();
    ctx.chance.pick(if wins.is_empty() { &sheet.open } else { &wins }).copied()
}

/// The groups of points that can still reach each other, in order.
fn regions(sheet: &Sheet) -> Vec<Vec<u8>> {
    let mut regions: Vec<Vec<u8>> = Vec::new();
    for point in sheet.numbers() {
        let reaches = |region: &Vec<u8>| sheet.open.contains(&Pair { a: region[0], b: point });
        match regions.iter().position(reaches) {
            Some(n) => regions[n].push(point),
            None => regions.push(vec![point]),
        }
    }
    regions
}

/// The values of 0, 1, 2 … points on a circle. As in Dawson's Kayles, a segment takes two points and separates the
/// others.
pub fn arcs(points: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=points {
        let reached: Vec<u32> = (2..=n).map(|left| values[left - 2] ^ values[n - left]).collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap_or_default());
    }
    values
}
