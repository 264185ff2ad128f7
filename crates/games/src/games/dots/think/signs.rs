//! What the computer thinks of the moves at the root before the random games.

use super::super::field::Node;
use super::fight::Promise;
use super::ladder::Chase;
use super::read::{Reader, Reading};
use super::tree::{Edge, Ground, Outlook};
use super::vicinity::{Quick, Vicinity};
use crate::game::{Deadline, Seat};

/// As many games as the first estimate of a move at the root counts for.
const WEIGHT: f32 = 40.0;

/// What a fight or a ladder that is lost altogether takes from the first estimate of a move, which is 0 to 1.
const FOUGHT: f32 = 0.4;

/// The least first estimate: nothing is hopeless before it was tried.
const LEAST: f32 = 0.02;

/// The moves of a seat with what is known of them.
pub struct Signs {
    signs: Vec<Sign>,
    seat: Seat,
    /// A capture gives another move.
    extra: bool,
}

struct Sign {
    node: Node,
    /// What it looks like at first sight, 0 to 1.
    promise: f32,
    /// What it gains in fights and chases, against a dot elsewhere.
    gain: i32,
    /// What it has proved to be when it was read out.
    reading: Option<Reading>,
}

impl Sign {
    /// What it gains, with what was read.
    fn worth(&self) -> i32 {
        match self.reading {
            Some(reading) if reading.caught() => self.gain.min(reading.worth),
            Some(reading) => self.gain.max(reading.worth),
            None => self.gain,
        }
    }

    fn doomed(&self) -> bool {
        self.reading.is_some_and(|reading| reading.doomed())
    }
}

impl Signs {
    /// What fights, own chases and the first sight say of the moves, the most urgent first.
    pub fn new(ground: &mut Ground<'_>, seat: Seat, candidates: &[Node], promise: &Promise, chases: &[Chase]) -> Signs {
        let sign = |&node: &Node| {
            let fought =
                promise.moves.iter().find(|(known, _)| *known == node).map_or(0, |(_, n)| n - promise.elsewhere);
            let chase = chases.iter().find(|chase| chase.first == node).map_or(0, |chase| chase.gain);
            Sign { node, promise: ground.promise(seat, node), gain: fought.max(chase), reading: None }
        };
        let mut signs: Vec<Sign> = candidates.iter().map(sign).collect();
        signs.sort_by(|a, b| b.gain.cmp(&a.gain).then(b.promise.total_cmp(&a.promise)).then(a.node.cmp(&b.node)));
        Signs { signs, seat, extra: ground.terms.extra }
    }

    /// Reads out the most urgent moves.
    pub fn read(&mut self, field: &mut Quick, sheet: &Vicinity, most: usize, until: &Deadline) {
        let mut reader = Reader::new(field, sheet, self.seat, self.extra, until);
        for sign in self.signs.iter_mut().take(most) {
            sign.reading = reader.read(sign.node);
            if sign.reading.is_none() {
                break;
            }
        }
    }

    /// Whether a move is doomed; it is read out now if it was not before and there is time.
    pub fn doomed(&mut self, field: &mut Quick, sheet: &Vicinity, node: Node, until: &Deadline) -> bool {
        let Some(sign) = self.signs.iter_mut().find(|sign| sign.node == node) else { return false };
        if sign.reading.is_none() {
            sign.reading = Reader::new(field, sheet, self.seat, self.extra, until).read(node);
        }
        sign.doomed()
    }

    /// The moves with their first estimates; doomed ones only where there are no others.
    pub fn roots(&self, outlook: Outlook) -> Vec<Edge> {
        let some = self.signs.iter().any(|sign| !sign.doomed());
        let best = self.signs.iter().map(Sign::worth).max().unwrap_or(0);
        let edge = |sign: &Sign| {
            let behind = (best - sign.worth()) as f32;
            let prior = sign.promise - FOUGHT * (behind / outlook.scatter).tanh();
            Edge::new(self.seat, sign.node, prior.max(LEAST), WEIGHT)
        };
        let mut edges: Vec<Edge> = self.signs.iter().filter(|sign| !some || !sign.doomed()).map(edge).collect();
        edges.sort_by(|a, b| b.first().total_cmp(&a.first()));
        edges
    }
}
