//! Ladders: chases in which every dot of the hunter threatens to capture and every answer is forced.
//!
//! A hunter's threat that lacks two dots becomes one that lacks one. The hunted must stop it, and the dot that does so
//! is hunted with all that hangs on it: only threats that would capture it are looked for, and only near it. So a chase
//! is followed right across the sheet where a search over all moves would end after a few.

use super::super::field::Node;
use super::threats::{Limits, Threat, find};
use super::vicinity::{Quick, Vicinity, gain};
use crate::game::{Deadline, Seat};

/// The longest chase, in dots of the hunter.
const LONGEST: u32 = 40;

/// How many ways to go on are tried at each step.
const WAYS: usize = 4;

/// How many dots are tried to find the threats of one step.
const TRIES: u32 = 2_000;

/// A chase that succeeds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chase {
    /// The hunter's first dot.
    pub first: Node,
    /// By how much it betters the difference of captured dots, whatever the hunted does.
    pub gain: i32,
    /// The dots of both sides near which it goes, as far as it was followed last.
    pub path: Vec<Node>,
}

/// Follows chases.
pub struct Ladder<'a> {
    /// The field.
    pub field: &'a mut Quick,
    /// The neighbourhoods.
    pub sheet: &'a Vicinity,
    /// How many more steps may be followed.
    pub left: u32,
    /// When to stop.
    pub until: &'a Deadline,
}

impl Ladder<'_> {
    /// The chases that begin with one of these threats of the hunter and gain something, the best first.
    pub fn chases(&mut self, hunter: Seat, threats: &[Threat]) -> Vec<Chase> {
        let mut chases: Vec<Chase> = Vec::new();
        for threat in threats {
            let &[one, two] = threat.nodes() else { continue };
            for (first, second) in [(one, two), (two, one)] {
                let mut path = Vec::new();
                let gain = self.press(hunter, first, second, 0, &mut path);
                if gain > 0 {
                    chases.push(Chase { first, gain, path });
                }
            }
        }
        chases.sort_by_key(|chase| (std::cmp::Reverse(chase.gain), chase.path.len(), chase.first));
        let mut seen = Vec::new();
        chases.retain(|chase| {
            !seen.contains(&chase.first) && {
                seen.push(chase.first);
                true
            }
        });
        chases
    }

    /// Whether a dot of the hunted on `node` spoils the chase: the hunter must not gain even half of it afterwards.
    pub fn spoils(&mut self, hunter: Seat, chase: &Chase, threats: &[Threat], node: Node) -> bool {
        let Ok(effect) = self.field.put(hunter.other(), node) else { return false };
        let lost = i32::from(effect.captured) + i32::from(effect.freed);
        let still = threats.iter().filter(|threat| threat.nodes().contains(&chase.first));
        let mut gain = 0;
        for threat in still {
            let &[one, two] = threat.nodes() else { continue };
            let second = if one == chase.first { two } else { one };
            if self.field.legal(chase.first) && self.field.legal(second) {
                gain = gain.max(self.press(hunter, chase.first, second, 0, &mut Vec::new()));
            }
        }
        self.field.undo();
        // A chase that could not be followed to its end proves nothing.
        self.left > 0 && !effect.lost && 2 * (gain - lost) < chase.gain
    }

    /// What the hunter gains by a dot on `first`, which threatens to capture by one on `second`.
    fn press(&mut self, hunter: Seat, first: Node, second: Node, depth: u32, path: &mut Vec<Node>) -> i32 {
        if self.left == 0 || depth >= LONGEST {
            return 0;
        }
        self.left -= 1;
        if self.left.is_multiple_of(32) && self.until.passed() {
            self.left = 0;
        }
        let Ok(effect) = self.field.put(hunter, first) else { return 0 };
        path.push(first);
        let worth = match effect.lost {
            true => 0,
            false => i32::from(effect.captured) + self.answers(hunter, first, second, depth, path),
        };
        self.field.undo();
        worth
    }

    /// What the hunter gains after its dot on `first` at least, over all answers.
    fn answers(&mut self, hunter: Seat, first: Node, second: Node, depth: u32, path: &mut Vec<Node>) -> i32 {
        let hunted = hunter.other();
        let captures = self.captures(hunter, first, second);
        if captures.is_empty() {
            return 0;
        }
        // The hunted puts its dot where it would be captured next, or captures something itself.
        let mut answers: Vec<Node> = captures.iter().map(|(node, _)| *node).collect();
        for &(node, _) in &self.captures(hunted, first, second) {
            if !answers.contains(&node) {
                answers.push(node);
            }
        }
        let mut least: Option<i32> = None;
        let from = path.len();
        let mut longest = Vec::new();
        for answer in answers {
            path.truncate(from);
            let Ok(effect) = self.field.put(hunted, answer) else { continue };
            path.push(answer);
            let paid = i32::from(effect.captured) - i32::from(effect.lost);
            let next = self.captures(hunter, first, second).iter().map(|(_, gain)| i32::from(*gain)).max();
            let worth = next.unwrap_or_else(|| self.hunt(hunter, answer, depth + 1, path)) - paid;
            self.field.undo();
            least = Some(least.map_or(worth, |least| least.min(worth)));
            if path.len() > longest.len() {
                longest.clone_from(path);
            }
            if worth <= 0 {
                break;
            }
        }
        path.clone_from(&longest);
        least.map_or(0, |least| least.max(0))
    }

    /// What the hunter gains by going on after the dot that was put on `prey`.
    fn hunt(&mut self, hunter: Seat, prey: Node, depth: u32, path: &mut Vec<Node>) -> i32 {
        let from: Vec<Node> = self.sheet.within(prey, 2).to_vec();
        let limits = Limits { longest: 2, tries: TRIES };
        let threats = find(self.field, self.sheet, hunter, &from, limits, self.until);
        let mut ways = Vec::new();
        for threat in threats {
            match *threat.nodes() {
                [_] => return i32::from(threat.gain),
                [one, two] if self.catches(hunter, one, two, prey) => ways.extend([(one, two), (two, one)]),
                _ => {}
            }
            if ways.len() >= WAYS {
                break;
            }
        }
        let mut best = (0, path.clone());
        for (first, second) in ways {
            let mut way = path.clone();
            let worth = self.press(hunter, first, second, depth, &mut way);
            if worth > best.0 {
                best = (worth, way);
                break;
            }
        }
        path.clone_from(&best.1);
        best.0
    }

    /// Whether two dots of the hunter capture the prey.
    fn catches(&mut self, hunter: Seat, one: Node, two: Node, prey: Node) -> bool {
        let mut put = 0;
        for node in [one, two] {
            put += u32::from(self.field.put(hunter, node).is_ok());
        }
        let caught = !self.field.live(hunter.other(), prey);
        for _ in 0..put {
            self.field.undo();
        }
        caught
    }

    /// Where a seat captures by one dot, on `second` or near `first`.
    fn captures(&mut self, seat: Seat, first: Node, second: Node) -> Vec<(Node, u16)> {
        let near = self.sheet.within(first, 2).iter().copied().filter(|&node| node != second);
        let mut captures = Vec::new();
        for node in std::iter::once(second).chain(near) {
            if self.field.legal(node) {
                let gain = gain(self.field, seat, node);
                if gain > 0 {
                    captures.push((node, gain));
                }
            }
        }
        captures
    }
}
