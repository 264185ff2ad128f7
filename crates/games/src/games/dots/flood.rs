//! The field for the game with territory: if you close an area, you may *leave* it open for play and paint it later.
//!
//! It answers the same questions as [`Field`](super::field::Field), and the two agree if every area is painted at once.
//! But here a closed area may stay unpainted, with living dots inside, and the fast field assumes that this never
//! happens. So this field floods the sheet after each change and looks for everything anew. That takes some hundred
//! microseconds on the biggest sheet, which is nothing beside painting the picture. There is no undo; the field is
//! cloned.

mod plane;
mod settle;

use super::field::{Chain, Effect, Node, Place, Refusal, Rules};
use crate::game::Seat;
use plane::Plane;

/// An enclosed area: the chain of one seat, and all that lies inside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// Whose chain it is.
    pub seat: Seat,
    /// The dots of the chain in clockwise order; the last one is a neighbour of the first.
    pub chain: Vec<Node>,
    /// The nodes inside, row by row.
    pub nodes: Vec<Node>,
}

/// Why no area can be painted round a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unpaintable {
    /// The node lies in no area that the seat has left open and that is still closed.
    NotLeft,
    /// No live enemy dot is in it.
    NoEnemy,
}

/// A sheet with dots on which areas may be left open. Two are equal when they look the same, had the same moves and the
/// same areas painted in the same order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FloodField {
    plane: Plane,
    rules: Rules,
    /// Whose dot stands on each node.
    dots: Vec<Option<Seat>>,
    /// Who has captured each node.
    owner: Vec<Option<Seat>>,
    /// For each seat, the nodes inside the areas that it has left open. Nodes in an area of the other seat inside such
    /// an area belong to it all the same: painting takes them back.
    left: [Vec<bool>; 2],
    /// Whose house each free node lies in.
    houses: Vec<Option<Seat>>,
    /// For each seat, the nodes of its own that hang on the edge of the sheet.
    grounded: [Vec<bool>; 2],
    /// The areas that the last dot closed, smallest first, until it is decided what becomes of them.
    undecided: Vec<Area>,
    record: Vec<(Seat, Node)>,
    chains: Vec<Chain>,
}

impl FloodField {
    /// An empty sheet of `width` × `height` nodes, each brought into 1…[`GREATEST`](super::field::GREATEST).
    pub fn new(width: u8, height: u8, rules: Rules) -> Self {
        let plane = Plane::new(width, height);
        let span = plane.span();
        FloodField {
            plane,
            rules,
            dots: vec![None; span],
            owner: vec![None; span],
            left: [vec![false; span], vec![false; span]],
            houses: vec![None; span],
            grounded: [vec![false; span], vec![false; span]],
            undecided: vec![],
            record: vec![],
            chains: vec![],
        }
    }

    /// Puts a dot of `seat` (0 or 1) on `node`. If it closes areas that may be painted, they are [`Self::undecided`]
    /// now and count as left; then nothing is captured yet. What was undecided from the move before is painted first,
    /// even if the dot is refused; otherwise nothing changes when it is.
    pub fn put(&mut self, seat: Seat, node: Node) -> Result<Effect, Refusal> {
        self.paint_all();
        if let Some(refusal) = self.refusal(node) {
            return Err(refusal);
        }
        let seat = Seat(seat.0 & 1);
        self.dots[node.index()] = Some(seat);
        self.record.push((seat, node));
        self.undecided = self.closed_by(seat, node.index());
        for node in self.undecided.iter().flat_map(|area| &area.nodes) {
            self.left[seat.index()][node.index()] = true;
        }
        if self.undecided.is_empty() {
            return Ok(self.resolve(Effect::default()));
        }
        self.refresh();
        Ok(Effect::default())
    }

    /// The areas closed by the last dot of which it is not decided yet whether they are painted.
    pub fn undecided(&self) -> &[Area] {
        &self.undecided
    }

    /// Paints all that is undecided, and tells what the last dot has done with that. Nothing happens when all is
    /// decided.
    pub fn paint_all(&mut self) -> Effect {
        let areas = std::mem::take(&mut self.undecided);
        if areas.is_empty() {
            return Effect::default();
        }
        let mut effect = Effect::default();
        for area in areas {
            // An area round a smaller one may have lost its only enemy dot to that.
            let inside = area.nodes.first().map_or(0, |node| node.index());
            if self.worth(area.seat, &self.ground(area.seat, inside)) {
                self.capture(area, &mut effect);
            }
        }
        self.resolve(effect)
    }

    /// Leaves all that is undecided open for play, and tells what the last dot has done with that: it may be lost in an
    /// enemy house. Nothing happens when all is decided.
    pub fn leave_all(&mut self) -> Effect {
        if std::mem::take(&mut self.undecided).is_empty() {
            return Effect::default();
        }
        self.resolve(Effect::default())
    }

    /// Paints the area round `node` that `seat` has left open before. What is undecided is painted first. Whose turn it
    /// is, and that this does not use it up, the field neither knows nor asks.
    pub fn paint(&mut self, seat: Seat, node: Node) -> Result<Effect, Unpaintable> {
        self.paint_all();
        let seat = Seat(seat.0 & 1);
        let area = self.left_round(seat, node).ok_or(Unpaintable::NotLeft)?;
        if !self.worth(seat, &self.ground(seat, node.index())) {
            return Err(Unpaintable::NoEnemy);
        }
        let mut effect = Effect::default();
        self.capture(area, &mut effect);
        self.refresh();
        Ok(effect)
    }

    /// The areas that `seat` has left open and that are still closed, without those inside another of them. The
    /// undecided ones are among them.
    pub fn left(&self, seat: Seat) -> Vec<Area> {
        let mut areas: Vec<Area> = vec![];
        for node in self.nodes() {
            let within = |area: &Area| area.nodes.binary_search(&node).is_ok();
            if self.left[seat.index() & 1][node.index()] && !areas.iter().any(within) {
                areas.extend(self.left_round(seat, node));
            }
        }
        areas
    }

    /// How many empty nodes there are in areas that `seat` has left open and that are still closed.
    pub fn unpainted(&self, seat: Seat) -> u16 {
        let left = &self.left[seat.index() & 1];
        self.nodes().filter(|node| left[node.index()] && self.empty(node.index())).count() as u16
    }

    /// Whether a dot may be put on `node`, by either seat, if all that is undecided is left.
    pub fn legal(&self, node: Node) -> bool {
        self.refusal(node).is_none()
    }

    /// All nodes on which a dot may be put, row by row.
    pub fn moves(&self) -> impl Iterator<Item = Node> + '_ {
        self.nodes().filter(|&node| self.legal(node))
    }

    /// The enemy dots that `seat` holds captured now.
    pub fn score(&self, seat: Seat) -> u16 {
        let held = |at: usize| self.owner[at] == Some(seat) && self.dots[at] == Some(seat.other());
        self.nodes().filter(|node| held(node.index())).count() as u16
    }

    /// How many dots `seat` would lose by grounding now; see [`Field::loose`](super::field::Field::loose).
    pub fn loose(&self, seat: Seat) -> u16 {
        self.loose_dots(seat).count() as u16
    }

    /// The dots that [`Self::loose`] counts.
    pub fn loose_dots(&self, seat: Seat) -> impl Iterator<Item = Node> + '_ {
        let loose = move |at: usize| self.belongs(seat, at) && self.dots[at].is_some();
        self.nodes().filter(move |node| loose(node.index()) && !self.grounded[seat.index() & 1][node.index()])
    }

    /// The result for `seat`, own captures less the other's, if it grounds now.
    pub fn margin(&self, seat: Seat) -> i32 {
        i32::from(self.score(seat)) - i32::from(self.score(seat.other())) - i32::from(self.loose(seat))
    }

    /// What is on `node`; nothing at all outside the sheet. A free node in an area that was left is in no house.
    pub fn place(&self, node: Node) -> Place {
        let at = node.index();
        if !self.plane.on_sheet(at) {
            return Place::default();
        }
        let grounded = self.grounded.iter().any(|grounded| grounded[at]);
        Place { dot: self.dots[at], area: self.owner[at], house: self.houses[at], grounded }
    }

    /// Whether a live dot of `seat` stands on `node`.
    pub fn live(&self, seat: Seat, node: Node) -> bool {
        self.plane.on_sheet(node.index()) && self.lives(seat, node.index())
    }

    /// The chains of all areas painted so far, oldest first; each has the number of the last dot before it was painted.
    pub fn chains(&self) -> &[Chain] {
        &self.chains
    }

    /// All dots in the order in which they were put.
    pub fn record(&self) -> &[(Seat, Node)] {
        &self.record
    }

    /// The node in a column and a row, both from 0 at the upper left; `None` outside the sheet.
    pub fn node(&self, column: u8, row: u8) -> Option<Node> {
        self.plane.node(column, row)
    }

    /// Column and row of a node of this sheet.
    pub fn place_of(&self, node: Node) -> (u8, u8) {
        self.plane.place_of(node)
    }

    /// All nodes of the sheet, row by row.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        self.plane.nodes()
    }

    /// Why no dot may be put on `node`, if so.
    fn refusal(&self, node: Node) -> Option<Refusal> {
        let at = node.index();
        if !self.plane.on_sheet(at) {
            Some(Refusal::Outside)
        } else if self.dots[at].is_some() {
            Some(Refusal::Dot)
        } else if self.owner[at].is_some() {
            Some(Refusal::Area)
        } else {
            (self.rules.border && self.plane.outermost(at)).then_some(Refusal::Border)
        }
    }

    /// Whether there is nothing on a node.
    fn empty(&self, at: usize) -> bool {
        self.dots[at].is_none() && self.owner[at].is_none()
    }

    /// Whether a dot of `seat` that forms chains stands there.
    fn lives(&self, seat: Seat, at: usize) -> bool {
        self.dots[at] == Some(seat) && self.owner[at] != Some(seat.other())
    }

    /// Whether the node is a live dot of `seat` or lies in an area it has captured.
    fn belongs(&self, seat: Seat, at: usize) -> bool {
        self.owner[at] == Some(seat) || self.lives(seat, at)
    }

    /// The nodes that are not cut off from `at` by the live dots of `seat`. Node 0 is part of the frame: what is not
    /// cut off from it is not enclosed.
    fn ground(&self, seat: Seat, at: usize) -> Vec<bool> {
        self.plane.flood(at, |at| !self.lives(seat, at))
    }

    /// Whether `seat` captures an area with this piece of ground.
    fn worth(&self, seat: Seat, ground: &[bool]) -> bool {
        let counts = |at| self.lives(seat.other(), at) || self.rules.any && self.owner[at] != Some(seat);
        (0..ground.len()).any(|at| ground[at] && counts(at))
    }

    /// The areas worth capturing that the dot of `seat` at `at` has just closed, smallest first.
    fn closed_by(&self, seat: Seat, at: usize) -> Vec<Area> {
        let mut seen = self.ground(seat, 0);
        let mut areas = vec![];
        for inside in self.plane.straight(at) {
            if seen[inside] || self.lives(seat, inside) {
                continue;
            }
            let ground = self.ground(seat, inside);
            seen.iter_mut().zip(&ground).for_each(|(seen, &here)| *seen |= here);
            let area = self.area(seat, &ground);
            // In an area that was left the old chain still stands round the ground outside of the new one.
            if area.chain.contains(&Node(at as u16)) && self.worth(seat, &ground) {
                areas.push(area);
            }
        }
        areas.sort_by_key(|area| area.nodes.len());
        areas
    }

    /// The area round the piece of ground of `node`, if `seat` has left it and it is closed.
    fn left_round(&self, seat: Seat, node: Node) -> Option<Area> {
        let at = node.index();
        if !self.plane.on_sheet(at) || self.lives(seat, at) {
            return None;
        }
        let ground = self.ground(seat, at);
        let left = &self.left[seat.index() & 1];
        let closed = !ground[0] && ground.iter().zip(left).any(|(here, left)| *here && *left);
        closed.then(|| self.area(seat, &ground))
    }

    /// The smallest area that the live dots of `seat` close round an enclosed piece of ground.
    fn area(&self, seat: Seat, ground: &[bool]) -> Area {
        let (chain, nodes) = self.plane.area(ground, |at| self.lives(seat, at));
        Area { seat, chain, nodes }
    }

    /// Makes an area its captor's.
    fn capture(&mut self, area: Area, effect: &mut Effect) {
        for at in area.nodes.iter().map(|node| node.index()) {
            effect.captured += u16::from(self.lives(area.seat.other(), at));
            effect.freed += u16::from(self.dots[at] == Some(area.seat) && !self.lives(area.seat, at));
            self.owner[at] = Some(area.seat);
            self.left[area.seat.index()][at] = false;
        }
        let turn = self.record.len().saturating_sub(1);
        self.chains.push(Chain { seat: area.seat, turn, nodes: area.chain });
    }

    /// Ends a move that has done `effect`: if its dot stands in an enemy house now, the house closes over it.
    fn resolve(&mut self, mut effect: Effect) -> Effect {
        if let Some(&(seat, node)) = self.record.last() {
            let ground = self.ground(seat.other(), node.index());
            let left = self.left[seat.other().index()].iter().zip(&ground).any(|(left, here)| *left && *here);
            if !ground[0] && !left {
                let house = self.area(seat.other(), &ground);
                self.capture(house, &mut Effect::default());
                effect.lost = true;
            }
        }
        self.refresh();
        effect
    }

    /// Finds anew what follows from the dots and the areas: which areas are not closed any more, houses, grounding.
    fn refresh(&mut self) {
        self.houses.fill(None);
        for seat in [Seat(0), Seat(1)] {
            let outside = self.ground(seat, 0);
            let left = &mut self.left[seat.index()];
            left.iter_mut().zip(&outside).for_each(|(left, &outside)| *left &= !outside);
            for at in (0..outside.len()).filter(|&at| !outside[at]) {
                if self.empty(at) && !self.left[seat.index()][at] {
                    self.houses[at] = Some(seat);
                }
            }
            self.grounded[seat.index()] = self.plane.flood(0, |at| !self.plane.on_sheet(at) || self.belongs(seat, at));
        }
    }
}
