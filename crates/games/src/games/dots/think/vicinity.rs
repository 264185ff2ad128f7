//! Tables of the nodes that lie beside each other on one sheet.

use super::super::field::{Field, Node};
use crate::game::Seat;

/// The field of a search. It keeps grounding: random games end by it, as matches do.
pub type Quick = Field;

/// A field of the same look for searching. Nodes mean the same in both.
pub fn quick(field: &Field) -> Quick {
    field.clone()
}

/// The neighbourhoods of all nodes.
#[derive(Clone, Debug)]
pub struct Vicinity {
    rings: Vec<[Vec<Node>; REACH]>,
    /// All nodes, row by row.
    all: Vec<Node>,
}

/// The widest neighbourhood that is kept, in steps.
const REACH: usize = 3;

impl Vicinity {
    /// The tables of the sheet that a field has.
    pub fn new<const LOOSE: bool>(field: &Field<LOOSE>) -> Vicinity {
        let mut rings = vec![<[Vec<Node>; REACH]>::default(); field.span()];
        for node in field.nodes() {
            let (column, row) = field.place_of(node);
            for reach in 1..=REACH {
                let steps = |at: u8| at.saturating_sub(reach as u8)..=at.saturating_add(reach as u8);
                let beside = steps(row).flat_map(|row| steps(column).map(move |column| (column, row)));
                let found = beside.filter_map(|(column, row)| field.node(column, row));
                rings[node.index()][reach - 1] = found.filter(|&other| other != node).collect();
            }
        }
        Vicinity { rings, all: field.nodes().collect() }
    }

    /// The nodes within `reach` (1 to 3) steps of `node`, itself not counted.
    #[inline]
    pub fn within(&self, node: Node, reach: usize) -> &[Node] {
        self.rings.get(node.index()).and_then(|rings| rings.get(reach.wrapping_sub(1))).map_or(&[], Vec::as_slice)
    }

    /// The neighbours of `node` in all eight directions.
    #[inline]
    pub fn beside(&self, node: Node) -> &[Node] {
        self.within(node, 1)
    }

    /// All nodes, row by row.
    pub fn all(&self) -> &[Node] {
        &self.all
    }

    /// The nodes worth a dot of `seat`: near some dot, and no waste.
    pub fn candidates(&self, field: &mut Quick, seat: Seat, reach: usize) -> Vec<Node> {
        let mut near = vec![false; field.span()];
        let dots: Vec<Node> = self.all.iter().copied().filter(|&node| any_dot(field, node)).collect();
        for node in dots.into_iter().flat_map(|dot| self.within(dot, reach)) {
            near[node.index()] = true;
        }
        self.all.iter().copied().filter(|node| near[node.index()] && sensible(field, seat, *node)).collect()
    }
}

/// Whether a live dot stands on the node.
#[inline]
pub fn any_dot(field: &Quick, node: Node) -> bool {
    field.live(Seat(0), node) || field.live(Seat(1), node)
}

/// Whether a dot of `seat` may be put on the node and is not wasted there: not in an own house, and not in an enemy
/// house unless it captures.
pub fn sensible(field: &mut Quick, seat: Seat, node: Node) -> bool {
    field.legal(node)
        && match field.place(node).house {
            None => true,
            Some(owner) if owner == seat => false,
            Some(_) => gain(field, seat, node) > 0,
        }
}

/// How many dots a dot of `seat` on the node captures; none where it may not be put.
#[inline]
pub fn gain(field: &mut Quick, seat: Seat, node: Node) -> u16 {
    if !field.closes(seat, node) {
        return 0;
    }
    let Ok(effect) = field.put(seat, node) else { return 0 };
    field.undo();
    effect.captured
}

/// How many dots `seat` captures by dots on some of the nodes, one after another without an answer, always where that
/// takes most next.
pub fn sweep(field: &mut Quick, seat: Seat, nodes: &[Node]) -> i32 {
    let (mut total, mut put) = (0, 0);
    while let Some((most, node)) = nodes
        .iter()
        .map(|&node| (gain(field, seat, node), node))
        .filter(|(gain, _)| *gain > 0)
        .max_by_key(|(gain, node)| (*gain, std::cmp::Reverse(*node)))
    {
        if field.put(seat, node).is_err() {
            break;
        }
        total += i32::from(most);
        put += 1;
    }
    for _ in 0..put {
        field.undo();
    }
    total
}

/// What `seat` captures on some nodes after a dot on one, before the other one moves; nothing where that may not be
/// put.
pub fn more(field: &mut Quick, seat: Seat, node: Node, nodes: &[Node]) -> u16 {
    if field.put(seat, node).is_err() {
        return 0;
    }
    let more = sweep(field, seat, nodes);
    field.undo();
    more as u16
}
