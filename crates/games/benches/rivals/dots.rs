//! A rival at dots on a sheet that begins with one cross: an alpha-beta search over capture threats. It lists the sets
//! of up to four dots that would capture something, for both sides, and plays them out against each other, eight dots
//! deep. If that decides nothing, it goes where most groups meet, beside the last dot.

use std::collections::BTreeSet;

use kletka_games::base::Place;
use kletka_games::game::{Chance, Seat};
use kletka_games::games::dots::field::{Field, Node, Rules};
use kletka_games::play::Match;

/// The most dots of a threat, and how far the search looks ahead.
const LONGEST: usize = 4;
const DEPTH: u32 = 8;
/// How many dots are tried to find threats, for each length and side, and how many positions are searched.
const TRIES: u32 = 20_000;
const POSITIONS: u32 = 20_000;
/// How many dots of a group are looked at.
const GROUP: usize = 24;

/// The value of one more group beside a node.
const GROUPS: [i32; 9] = [-5, -1, 0, 0, 1, 2, 5, 20, 30];

type Sheet = Field<false>;
type Threat = Vec<Node>;

pub fn answer(played: &Match, seat: Seat, chance: &mut Chance) -> Option<String> {
    let mut sheet = sheet(played)?;
    let last = sheet.last().map(|(_, node)| node);
    let threats = [Seat(0), Seat(1)].map(|seat| Rival::threats(&mut sheet, seat));
    let mut rival = Rival { sheet, left: POSITIONS };
    let mut worths = vec![0; rival.sheet.span()];
    let mut elsewhere = rival.lead(seat);
    for depth in (2..=DEPTH).step_by(2) {
        let Some((deeper, other)) = rival.round(seat, depth, &threats) else { break };
        (worths, elsewhere) = (deeper, other);
    }
    let sheet = &rival.sheet;
    let near = |node: Node| last.is_some_and(|last| steps(sheet, last, node) <= 1);
    let rated = sheet.moves().map(|node| {
        let worth = if worths[node.index()] == 0 { elsewhere } else { worths[node.index()] - OFFSET };
        let groups = [seat, seat.other()].map(|seat| GROUPS[runs(sheet.neighbours(seat, node))]).iter().sum::<i32>();
        let beside = i32::from(near(node)) * 5;
        let any = [Seat(0), Seat(1)].iter().any(|seat| sheet.neighbours(*seat, node) != 0);
        ((worth, groups + beside + i32::from(any) * 3), node)
    });
    let rated: Vec<_> = rated.collect();
    let best = rated.iter().map(|(rate, _)| *rate).max()?;
    let best: Vec<Node> = rated.into_iter().filter(|(rate, _)| *rate == best).map(|(_, node)| node).collect();
    let (col, row) = sheet.place_of(*chance.pick(&best)?);
    Some(Place::new(col.into(), row.into()).to_string())
}

/// The sheet after the moves of the match.
fn sheet(played: &Match) -> Option<Sheet> {
    let (width, height) = played.header().options.size("size");
    let mut sheet = Sheet::new(width, height, Rules::default());
    let (col, row) = ((width - 1) / 2, (height - 1) / 2);
    for (dx, dy) in [(0, 0), (1, 0), (1, 1), (0, 1)] {
        sheet.put(Seat(u8::from(dx != dy)), sheet.node(col + dx, row + dy)?).ok()?;
    }
    for line in played.lines() {
        let (Some(seat), Some((col, row))) = (line.seat, read(&line.text)) else { continue };
        sheet.put(seat, sheet.node(col, row)?).ok()?;
    }
    Some(sheet)
}

/// A place of a sheet of at most 26 columns.
fn read(text: &str) -> Option<(u8, u8)> {
    let (col, row) = (text.bytes().next()?.checked_sub(b'a')?, text.get(1..)?.parse::<u8>().ok()?);
    Some((col, row.checked_sub(1)?))
}

/// How far apart two nodes are.
fn steps(sheet: &Sheet, one: Node, two: Node) -> u8 {
    let (one, two) = (sheet.place_of(one), sheet.place_of(two));
    one.0.abs_diff(two.0).max(one.1.abs_diff(two.1))
}

/// The number of runs of dots around a node.
fn runs(mask: u8) -> usize {
    let begins = mask & !mask.rotate_left(1);
    if mask == u8::MAX { 1 } else { begins.count_ones() as usize }
}

/// The nodes beside one.
fn beside(sheet: &Sheet, node: Node) -> impl Iterator<Item = Node> + '_ {
    let (col, row) = sheet.place_of(node);
    let around = |at: u8| at.saturating_sub(1)..=at + 1;
    around(col).flat_map(move |col| around(row).filter_map(move |row| sheet.node(col, row))).filter(move |n| *n != node)
}

/// Added to each worth, so that 0 means that there is none.
const OFFSET: i32 = 1 << 20;

struct Rival {
    sheet: Sheet,
    left: u32,
}

impl Rival {
    /// The threats of a seat, the shortest first; none contains another.
    fn threats(sheet: &mut Sheet, seat: Seat) -> Vec<Threat> {
        let mut kept: Vec<Threat> = Vec::new();
        for longest in 1..=LONGEST {
            let (mut found, mut tries) = (BTreeSet::new(), TRIES);
            let starts: Vec<Node> = sheet.moves().filter(|node| sheet.neighbours(seat, *node) != 0).collect();
            for node in starts {
                Rival::follow(sheet, seat, node, longest, &mut Vec::new(), &mut tries, &mut found);
            }
            let new = |threat: &Threat| !kept.iter().any(|known| known.iter().all(|node| threat.contains(node)));
            let more: Vec<Threat> = found.into_iter().filter(new).collect();
            kept.extend(more);
            if tries == 0 {
                break;
            }
        }
        kept
    }

    fn follow(
        sheet: &mut Sheet,
        seat: Seat,
        node: Node,
        longest: usize,
        path: &mut Threat,
        tries: &mut u32,
        found: &mut BTreeSet<Threat>,
    ) {
        let last = path.len() + 1 == longest;
        if *tries == 0 || (last && !sheet.closes(seat, node)) {
            return;
        }
        *tries -= 1;
        let Ok(effect) = sheet.put(seat, node) else { return };
        path.push(node);
        if effect.captured > 0 {
            let mut threat = path.clone();
            threat.sort_unstable();
            found.insert(threat);
        } else if !last && !effect.lost {
            for next in Rival::places(sheet, seat, node) {
                Rival::follow(sheet, seat, next, longest, path, tries, found);
            }
        }
        path.pop();
        sheet.undo();
    }

    /// The free nodes beside the group of a dot.
    fn places(sheet: &Sheet, seat: Seat, node: Node) -> Vec<Node> {
        let (mut group, mut places, mut done) = (vec![node], Vec::new(), 0);
        while done < group.len().min(GROUP) {
            for next in beside(sheet, group[done]) {
                if sheet.live(seat, next) {
                    if !group.contains(&next) {
                        group.push(next);
                    }
                } else if sheet.legal(next) && !places.contains(&next) {
                    places.push(next);
                }
            }
            done += 1;
        }
        places
    }

    fn lead(&self, seat: Seat) -> i32 {
        i32::from(self.sheet.score(seat)) - i32::from(self.sheet.score(seat.other()))
    }

    /// The worth of each dot of a threat, and of one elsewhere; `None` if there were too many positions.
    fn round(&mut self, seat: Seat, depth: u32, threats: &[Vec<Threat>; 2]) -> Option<(Vec<i32>, i32)> {
        let live = self.live(threats);
        let mut worths = vec![0; self.sheet.span()];
        let elsewhere = -self.value(seat.other(), depth - 1, (-OFFSET, OFFSET), &live);
        for node in self.moves(seat, depth, &live) {
            self.sheet.put(seat, node).ok()?;
            worths[node.index()] = OFFSET - self.value(seat.other(), depth - 1, (-OFFSET, OFFSET), &live);
            self.sheet.undo();
        }
        (self.left > 0).then_some((worths, elsewhere))
    }

    /// The remaining threats: the dots that each still lacks.
    fn live(&self, threats: &[Vec<Threat>; 2]) -> [Vec<Threat>; 2] {
        [Seat(0), Seat(1)].map(|seat| {
            let rest = |threat: &Threat| {
                let open = |node: &&Node| self.sheet.legal(**node);
                let stands = threat.iter().all(|node| self.sheet.legal(*node) || self.sheet.live(seat, *node));
                let rest: Threat = threat.iter().filter(open).copied().collect();
                (stands && !rest.is_empty()).then_some(rest)
            };
            threats[seat.index()].iter().filter_map(rest).collect()
        })
    }

    /// The dots of own threats that can be carried out in time, and of enemy ones.
    fn moves(&self, seat: Seat, depth: u32, live: &[Vec<Threat>; 2]) -> Vec<Node> {
        let (mut moves, most) = (Vec::new(), [depth.div_ceil(2), depth / 2]);
        for length in 1..=LONGEST as u32 {
            for (side, most) in [seat, seat.other()].into_iter().zip(most) {
                let fits = |threat: &&Threat| threat.len() as u32 == length && length <= most;
                for node in live[side.index()].iter().filter(fits).flatten() {
                    if !moves.contains(node) {
                        moves.push(*node);
                    }
                }
            }
        }
        moves
    }

    fn value(&mut self, seat: Seat, depth: u32, (mut alpha, beta): (i32, i32), before: &[Vec<Threat>; 2]) -> i32 {
        self.left = self.left.saturating_sub(1);
        let lead = self.lead(seat);
        if depth == 0 || self.left == 0 {
            return lead;
        }
        let live = self.live(before);
        let moves = self.moves(seat, depth, &live);
        if moves.is_empty() {
            return lead;
        }
        let mut best = -OFFSET;
        // It may also play elsewhere, and leave the threats as they are.
        for node in moves.into_iter().map(Some).chain([None]) {
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
            if node.is_none_or(|node| self.sheet.put(seat, node).is_ok()) {
                best = best.max(-self.value(seat.other(), depth - 1, (-beta, -alpha), &live));
                if node.is_some() {
                    self.sheet.undo();
                }
            }
        }
        best
    }
}
