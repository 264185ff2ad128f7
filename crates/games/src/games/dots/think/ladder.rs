//! Ladders: chases in which every dot of the hunter threatens to capture, and every answer is forced.
//!
//! A threat of the hunter that lacks two dots becomes one that lacks one. The hunted player must stop it. The dot that
//! does so is now hunted, with all that hangs on it. Only threats that would capture it matter, and only near it. So
//! the search follows a chase right across the sheet, where a search over all moves would end after a few.

use super::super::field::Node;
use super::threats::{Limits, Threat, find};
use super::vicinity::{Quick, Vicinity, gain, more};
use crate::game::{Deadline, Seat};

/// The longest chase, in dots of the hunter.
pub const LONGEST: u32 = 40;

/// How many ways to go on are tried at each step.
const WAYS: usize = 4;

/// How many dots are tried to find the threats of one step.
const TRIES: u32 = 2_000;

/// As many nodes as one step of a chase counts for, besides those that are tried to find its threats.
const STEP: u32 = 12;

/// A chase that succeeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chase {
    /// The hunter's first dot.
    pub first: Node,
    /// By how much it betters the difference of captured dots, whatever the hunted does.
    pub gain: i32,
}

/// Follows chases.
pub struct Ladder<'a> {
    /// The field.
    pub field: &'a mut Quick,
    /// The neighbourhoods.
    pub sheet: &'a Vicinity,
    /// How many more steps may be followed.
    pub left: u32,
    /// After so many dots of the hunter a chase that still goes on counts as one that succeeds. Whoever would be hunted
    /// so far had better not run.
    pub enough: u32,
    /// A capture gives another move: the hunter goes on with another dot, and the hunted has one more to save itself.
    pub extra: bool,
    /// When to stop.
    pub until: &'a Deadline,
}

impl Ladder<'_> {
    /// The chases that begin with one of these threats of the hunter and gain something, the best first.
    pub fn chases(&mut self, hunter: Seat, threats: &[Threat]) -> Vec<Chase> {
        let mut chases: Vec<Chase> = Vec::new();
        for threat in threats {
            chases.extend(self.both(hunter, threat).into_iter().flatten());
        }
        chases.sort_by_key(|chase| (std::cmp::Reverse(chase.gain), chase.first));
        let mut seen = Vec::new();
        chases.retain(|chase| {
            !seen.contains(&chase.first) && {
                seen.push(chase.first);
                true
            }
        });
        chases
    }

    /// The better one of the chases that begin with a threat.
    pub fn chase(&mut self, hunter: Seat, threat: &Threat) -> Option<Chase> {
        self.both(hunter, threat).into_iter().flatten().max_by_key(|chase| chase.gain)
    }

    /// The chases that begin with either dot of a threat that lacks two, where they gain something.
    fn both(&mut self, hunter: Seat, threat: &Threat) -> [Option<Chase>; 2] {
        let &[one, two] = threat.nodes() else { return [None, None] };
        [(one, two), (two, one)].map(|(first, second)| {
            let gain = self.press(hunter, first, second, 0);
            (gain > 0).then_some(Chase { first, gain })
        })
    }

    /// What the hunter gains by a dot on `first`, which threatens to capture by one on `second`.
    fn press(&mut self, hunter: Seat, first: Node, second: Node, depth: u32) -> i32 {
        if self.left == 0 || depth >= LONGEST {
            return 0;
        }
        self.left -= 1;
        if self.until.passed_after(STEP) {
            self.left = 0;
        }
        let Ok(effect) = self.field.put(hunter, first) else { return 0 };
        let captured = i32::from(effect.captured);
        let worth = match effect.lost {
            true => 0,
            // It moves again, whatever the hunted would answer.
            false if self.extra && captured > 0 => captured + self.go_on(hunter, (first, second), first, None, depth),
            false => captured + self.answers(hunter, first, second, depth),
        };
        self.field.undo();
        worth
    }

    /// What the hunter gains after its dot on `first` at least, over all answers.
    fn answers(&mut self, hunter: Seat, first: Node, second: Node, depth: u32) -> i32 {
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
        // Or it lets go what is caught, and loses no more than that.
        let mut least = captures.iter().map(|(_, gain)| i32::from(*gain)).max().unwrap_or(0);
        if depth >= self.enough {
            return least;
        }
        for answer in answers {
            let Ok(effect) = self.field.put(hunted, answer) else { continue };
            let paid = i32::from(effect.captured) - i32::from(effect.lost);
            let worth = match self.extra && effect.captured > 0 {
                // It moves again, and may stop what else would be captured.
                true => self.answers(hunter, first, second, depth),
                false => self.go_on(hunter, (first, second), answer, Some(answer), depth),
            } - paid;
            self.field.undo();
            least = least.min(worth);
            if worth <= 0 {
                break;
            }
        }
        least.max(0)
    }

    /// What the hunter gains by a further dot beside those two: what it captures, or by going on near a node, after the
    /// dot that was put on `prey` if there is one.
    fn go_on(
        &mut self,
        hunter: Seat,
        (first, second): (Node, Node),
        near: Node,
        prey: Option<Node>,
        depth: u32,
    ) -> i32 {
        let most = self.captures(hunter, first, second).iter().map(|(_, gain)| i32::from(*gain)).max();
        most.unwrap_or_else(|| self.hunt(hunter, near, prey, depth + 1))
    }

    /// What the hunter gains by going on near a node, after the dot that was put on `prey` if there is one.
    fn hunt(&mut self, hunter: Seat, near: Node, prey: Option<Node>, depth: u32) -> i32 {
        let from: Vec<Node> = self.sheet.within(near, 2).to_vec();
        let limits = Limits { longest: 2, tries: TRIES };
        let threats = find(self.field, self.sheet, hunter, &from, limits, self.until);
        let mut ways = Vec::new();
        for threat in threats {
            match *threat.nodes() {
                [_] => return i32::from(threat.gain),
                [one, two] if prey.is_none_or(|prey| self.catches(hunter, one, two, prey)) => {
                    ways.extend([(one, two), (two, one)]);
                }
                _ => {}
            }
            if ways.len() >= WAYS {
                break;
            }
        }
        ways.into_iter()
            .map(|(first, second)| self.press(hunter, first, second, depth))
            .find(|gain| *gain > 0)
            .unwrap_or(0)
    }

    /// Whether two dots of the hunter capture the prey.
    pub fn catches(&mut self, hunter: Seat, one: Node, two: Node, prey: Node) -> bool {
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

    /// Where a seat captures by one dot, on `second` or near `first`, and how much; if it moves again with all that it
    /// captures there then.
    fn captures(&mut self, seat: Seat, first: Node, second: Node) -> Vec<(Node, u16)> {
        let near = self.sheet.within(first, 2).iter().copied().filter(|&node| node != second);
        let near: Vec<Node> = std::iter::once(second).chain(near).collect();
        let mut captures = Vec::new();
        for &node in &near {
            if self.field.legal(node) {
                let gain = gain(self.field, seat, node);
                if gain > 0 {
                    captures.push((node, gain));
                }
            }
        }
        if self.extra {
            for (node, gain) in &mut captures {
                *gain += more(self.field, seat, *node, &near);
            }
        }
        captures
    }
}
