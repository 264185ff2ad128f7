//! The computer. It aims along the middle of the track and a little to the sides. For each aim it looks at all strokes
//! that its hand might make, and it takes the aim that gets it farthest. Higher levels make longer strokes, take more
//! risks, and look at how the track goes on.

use super::cars::{Car, LIVES, REACH, Series, Ware};
use super::ring::POINTS;
use super::track::{Run, Track, Way};
use crate::game::{Chance, SearchCtx, Seat};
use crate::kit::flick::{self, Aim, FAN, SQUARE};
use crate::kit::geometry::Segment;

/// How many of a hundred strokes are random, for levels 1 to 5.
const SLIPS: [u32; 5] = [30, 15, 5, 0, 0];
/// The longest aim of each level, in hundredths of a square.
const BOLD: [u32; 5] = [250, 400, 550, 700, 800];
/// The cost of a contact in hundredths of a square, besides the distance lost. Most of it is the missed turn.
const CONTACT: i64 = 450;
/// The cost of a wreck.
const WRECK: i64 = 5_000;
/// The value of a finish.
const HOME: i64 = 3_000;
/// Aims shorter than this are worth less.
const SHORT: i32 = 200;
/// The distances from the middle of the track to aim at.
const BESIDE: [i32; 7] = [0, -40, 40, -80, 80, -115, 115];
/// The distances behind a gate to aim at.
const BEHIND: [i32; 3] = [0, 60, 120];
/// The lowest level that leaves the middle of the track, and the lowest that looks ahead.
const WEAVING: u8 = 2;
const SIGHTED: u8 = 3;

pub fn think(race: &Series, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Aim> {
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        return some_aim(race, seat, ctx.chance);
    }
    let (car, level) = (race.car(seat), ctx.level.number());
    let mut best: Option<(i64, Aim)> = None;
    for aim in aims(&race.track, car.way, *ctx.level.of(&BOLD), level >= WEAVING) {
        // An aim is as much work as its strokes.
        if best.is_some() && ctx.until.passed_after(FAN as u32) {
            break;
        }
        let value = value(race, car, aim, level);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, aim));
        }
    }
    best.map(|(_, aim)| aim).or_else(|| REACH.some(car.way.at, ctx.chance))
}

/// The aims to try: points along the track, the next gate and points behind it, and short strokes to the middle of the
/// track.
fn aims(track: &Track, way: Way, bold: u32, weaving: bool) -> Vec<Aim> {
    let here = track.nearest(way);
    let off = if weaving { BESIDE.as_slice() } else { &BESIDE[..1] };
    let back = track.gates.get(usize::from(way.gate)).is_some_and(|gate| missed(track, way, gate.along));
    // As many points as the longest stroke can pass.
    let ahead = (0..POINTS / 6).map(|n| if back { here + POINTS - n } else { here + n });
    let along = ahead.flat_map(|n| off.iter().map(move |off| track.beside(n, *off)));
    let gate = track.gates.get(usize::from(way.gate)).map(|gate| gate.circle.centre);
    let beyond = gate.into_iter().flat_map(|gate| {
        let far = way.at.square_to(gate).isqrt() as i32;
        BEHIND.map(|behind| way.at.towards(gate, far + behind))
    });
    let fits = |aim: &Aim| REACH.allows(way.at, *aim) && way.at.near(aim.point(), bold);
    along.chain(beyond).map(Aim::near).filter(fits).collect()
}

/// Whether a car has driven past the gate that it has to cross.
fn missed(track: &Track, way: Way, gate: i32) -> bool {
    track.travelled(way) > i32::from(way.lap) * track.lap() + gate + SQUARE / 2
}

/// The value of an aim: the mean over all strokes that may come of it, in hundredths of a square.
fn value(race: &Series, car: &Car, aim: Aim, level: u8) -> i64 {
    let (track, from) = (&race.track, car.way);
    let runs = flick::fan(from.at, aim.point()).map(|stroke| track.run(from, stroke, race.terms.laps));
    let mean = runs.map(|run| worth(track, car, &run)).sum::<i64>() / FAN as i64;
    // Short strokes do not get you anywhere.
    let short = i64::from(SHORT) - from.at.square_to(aim.point()).isqrt();
    let mean = mean - short.max(0);
    if level < SIGHTED { mean } else { mean + sight(track, from, aim) * 3 / 4 }
}

/// The value of a run. After a missed gate, a car is worse off the farther it drives away.
fn worth(track: &Track, car: &Car, run: &Run) -> i64 {
    let way = run.way;
    let travelled = i64::from(track.travelled(way));
    if run.finished {
        return travelled + HOME;
    }
    let reached = match track.gates.get(usize::from(way.gate)) {
        Some(gate) => {
            let gate = i64::from(way.lap) * i64::from(track.lap()) + i64::from(gate.along);
            travelled.min(2 * gate - travelled)
        }
        None => travelled,
    };
    match (run.cost, car.lives.checked_sub(run.cost)) {
        (0, _) => reached,
        (_, None) => reached - WRECK,
        // The fewer lives are left, the more each is worth.
        (cost, Some(left)) => reached - CONTACT - i64::from(cost) * 150 * i64::from(LIVES + 1 - left.min(LIVES)) / 2,
    }
}

/// The distance that a next stroke along the middle of the track can go from this aim without a contact.
fn sight(track: &Track, from: Way, aim: Aim) -> i64 {
    let to = aim.point();
    if !track.is_open(to) {
        return 0;
    }
    // Count half laps on the way there, as if the hand were sure.
    let way = track.run(from, Segment::new(from.at, to), u8::MAX).way;
    let gate = track.gates.get(usize::from(way.gate)).filter(|gate| missed(track, way, gate.along));
    if let Some(gate) = gate {
        // A car that sees the gate can go back to it.
        return if track.is_free(Segment::new(to, gate.circle.centre)) { 4 * i64::from(SQUARE) } else { 0 };
    }
    let here = track.nearest(way);
    // Not beyond the next gate, since the car must cross it on the way.
    let next = track.gates.get(usize::from(way.gate));
    let room = next.map_or(POINTS, |gate| track.passed(gate.along).saturating_sub(here % POINTS) + 1);
    let seen = (1..room.min(POINTS / 6)).map(|n| track.beside(here + n, 0));
    let seen = seen.filter(|point| to.near(*point, REACH.most()));
    let free = seen.filter(|point| track.is_free(Segment::new(to, *point)));
    free.map(|point| to.square_to(point).isqrt()).max().unwrap_or_default()
}

/// An aim as an example to type: farther on along the middle of the track, at the end of a stroke that touches nothing.
/// If possible, it is a crossing of lines.
pub fn example(race: &Series, seat: Seat) -> Option<Aim> {
    let (track, way) = (&race.track, race.car(seat).way);
    let here = track.nearest(way);
    let ahead: Vec<Aim> = (1..POINTS / 8).rev().map(|n| Aim::near(track.beside(here + n, 0))).collect();
    let crossing = ahead.iter().map(|aim| aim.rounded());
    let free = |aim: &Aim| REACH.allows(way.at, *aim) && track.is_free(Segment::new(way.at, aim.point()));
    let aim = crossing.chain(ahead.iter().copied()).find(free);
    aim.or_else(|| REACH.some(way.at, &mut Chance::fixed(0)))
}

/// A random aim: mostly along the track, now and then anywhere.
pub fn some_aim(race: &Series, seat: Seat, chance: &mut Chance) -> Option<Aim> {
    let way = race.car(seat).way;
    let track = &race.track;
    if chance.die(6) > 1 {
        let n = track.nearest(way) + chance.range(2, 6) as usize;
        let aim = Aim::near(track.beside(n, chance.range(0, 160) as i32 - 80));
        // A player who has missed a gate goes for it as soon as it is in reach.
        let gate = track.gates.get(usize::from(way.gate)).map(|gate| Aim::near(gate.circle.centre));
        let aim = gate.filter(|gate| REACH.allows(way.at, *gate) && chance.die(2) == 1).unwrap_or(aim);
        if REACH.allows(way.at, aim) {
            return Some(aim);
        }
    }
    REACH.some(way.at, chance)
}

/// The computer's purchase: lives. The highest levels buy spikes first.
pub fn shop(race: &Series, seat: Seat, ctx: &mut SearchCtx<'_>) -> super::Move {
    let wares: Vec<Ware> = race.wares(seat).collect();
    let wanted = if ctx.level.number() > SIGHTED { Ware::Spikes } else { Ware::Life };
    let ware = wares.iter().find(|ware| **ware == wanted).or(wares.first());
    ware.map_or(super::Move::Done, |ware| super::Move::Buy(*ware))
}
