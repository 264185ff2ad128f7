//! Capture threats: the few dots that would close a chain round enemy dots.
//!
//! To find a chain that lacks some dots, the search walks round it. The walk puts a first dot beside one of its own,
//! and then always the next missing one: beside the last dot, or, if that has reached other dots of its own side,
//! beside any of the dots that are linked with it now. The last dot closes the chain, and the field tells what it
//! captures.

use std::collections::HashMap;

use super::super::field::Node;
use super::vicinity::{Quick, Vicinity};
use crate::game::{Deadline, Seat};

/// The most dots that a threat may lack.
pub const LONGEST: usize = 4;

/// The most threats of one length that are kept, those that gain most.
const KEPT: usize = 800;

/// How often the clock is looked at, in dots tried.
const CLOCK: u32 = 64;

/// By what looking for threats that lack one dot more takes longer. It is not begun where there is no time for it.
const GROWTH: f64 = 6.0;

/// How many dots are looked at in search of the places beside a group.
const GROUP: usize = 48;

/// Dots that together capture something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    nodes: [Node; LONGEST],
    len: u8,
    /// How many dots it captures.
    pub gain: u16,
}

impl Threat {
    /// The dots that it lacks, each of which is needed.
    #[inline]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes[..usize::from(self.len)]
    }
}

/// Where and how far to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most dots that a threat may lack, up to [`LONGEST`].
    pub longest: usize,
    /// How many dots may be tried.
    pub tries: u32,
}

/// A search for threats.
struct Hunt<'a> {
    field: &'a mut Quick,
    sheet: &'a Vicinity,
    seat: Seat,
    longest: usize,
    tries: u32,
    until: &'a Deadline,
    path: Vec<Node>,
    found: HashMap<[Node; LONGEST], Threat>,
    /// Working room for walking through a group.
    seen: Vec<u32>,
    stamp: u32,
}

/// The threats of `seat` that begin at one of the nodes `from`, those that lack least and gain most first. Without
/// supersets of others that gain as much.
pub fn find(
    field: &mut Quick,
    sheet: &Vicinity,
    seat: Seat,
    from: &[Node],
    limits: Limits,
    until: &Deadline,
) -> Vec<Threat> {
    let mut found = Vec::new();
    // Longer and longer, so that a shortage of tries costs the longest alone.
    for longest in 1..=limits.longest.min(LONGEST) {
        let seen = vec![0; field.span()];
        let mut hunt = Hunt {
            field,
            sheet,
            seat,
            longest,
            tries: limits.tries,
            until,
            path: Vec::with_capacity(LONGEST),
            found: HashMap::new(),
            seen,
            stamp: 0,
        };
        let before = until.left();
        hunt.begin(from);
        let stopped = hunt.tries == 0 || until.passed_after((limits.tries - hunt.tries) % CLOCK);
        let longer = hunt.found;
        merge(&mut found, longer);
        if stopped || !until.affords(before, GROWTH) {
            break;
        }
    }
    found
}

/// Adds threats that are not there yet.
fn merge(found: &mut Vec<Threat>, more: HashMap<[Node; LONGEST], Threat>) {
    let mut more: Vec<Threat> = more.into_values().collect();
    more.sort_unstable_by_key(|threat| (threat.len, std::cmp::Reverse(threat.gain), threat.nodes));
    more.truncate(KEPT);
    for threat in more {
        let covers = |known: &Threat| {
            known.gain >= threat.gain && known.nodes().iter().all(|node| threat.nodes().contains(node))
        };
        if !found.iter().any(covers) {
            found.push(threat);
        }
    }
}

impl Hunt<'_> {
    /// Tries all first dots.
    fn begin(&mut self, from: &[Node]) {
        for &node in from {
            if self.field.legal(node) && self.field.neighbours(self.seat, node) != 0 {
                self.step(node);
            }
        }
    }

    /// Puts one more dot, and those that may follow it.
    fn step(&mut self, node: Node) {
        let left = self.longest - self.path.len();
        let joins = self.field.joins(self.seat, node);
        if self.tries == 0 || (left == 1 && !(joins && self.field.closes(self.seat, node))) {
            return;
        }
        self.tries -= 1;
        if self.tries.is_multiple_of(CLOCK) && self.until.passed_after(CLOCK) {
            self.tries = 0;
        }
        let Ok(effect) = self.field.put(self.seat, node) else { return };
        self.path.push(node);
        if effect.captured > 0 {
            self.note(effect.captured);
        } else if left > 1 && !effect.lost {
            for next in self.places_after(node, joins) {
                self.step(next);
            }
        }
        self.path.pop();
        self.field.undo();
    }

    /// Where the chain may lack its next dot.
    fn places_after(&mut self, last: Node, bridged: bool) -> Vec<Node> {
        if !bridged {
            return self.sheet.beside(last).iter().copied().filter(|&node| self.open(node)).collect();
        }
        self.stamp += 1;
        self.seen[last.index()] = self.stamp;
        let mut group = vec![last];
        let mut places = Vec::new();
        let mut done = 0;
        while let Some(&dot) = group.get(done).filter(|_| group.len() < GROUP) {
            done += 1;
            for &node in self.sheet.beside(dot) {
                if self.seen[node.index()] != self.stamp {
                    self.seen[node.index()] = self.stamp;
                    if self.field.live(self.seat, node) {
                        group.push(node);
                    } else if self.open(node) {
                        places.push(node);
                    }
                }
            }
        }
        places
    }

    /// Whether a dot may be put there that is no waste.
    fn open(&self, node: Node) -> bool {
        self.field.legal(node) && self.field.place(node).house != Some(self.seat)
    }

    /// Keeps the dots put so far as a threat if each of them is part of a chain.
    fn note(&mut self, gain: u16) {
        let chains = self.field.last_chains();
        let on_chain = |node: &Node| chains.iter().any(|chain| chain.seat == self.seat && chain.nodes.contains(node));
        let (Some(&first), true) = (self.path.first(), self.path.iter().all(on_chain)) else { return };
        let len = self.path.len();
        let mut nodes = [first; LONGEST];
        nodes[..len].copy_from_slice(&self.path);
        nodes[..len].sort_unstable();
        let last = nodes[len - 1];
        nodes[len..].fill(last);
        let threat = Threat { nodes, len: len as u8, gain };
        self.found.entry(nodes).and_modify(|known| known.gain = known.gain.max(gain)).or_insert(threat);
    }
}
