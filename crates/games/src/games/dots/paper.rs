//! The sheet under a match: the fast field, or the field on which areas may stay open.

use super::field::{Chain, Effect, Field, Node, Place as On, Refusal, Rules};
use super::flood::{Area, FloodField, Unpaintable};
use crate::base::Place;
use crate::game::Seat;

/// A sheet with dots.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Paper {
    /// Areas are captured as soon as they are closed.
    Field(Field),
    /// The player who closes an area may leave it open.
    Open(FloodField),
}

/// Asks the one of the two sheets that there is.
macro_rules! ask {
    ($paper:expr, $sheet:ident => $question:expr) => {
        match $paper {
            Paper::Field($sheet) => $question,
            Paper::Open($sheet) => $question,
        }
    };
}

impl Paper {
    pub fn new(width: u8, height: u8, rules: Rules, territory: bool) -> Paper {
        if territory {
            Paper::Open(FloodField::new(width, height, rules))
        } else {
            Paper::Field(Field::new(width, height, rules))
        }
    }

    /// The node of a place on the sheet.
    pub fn node(&self, place: Place) -> Option<Node> {
        let (col, row) = (u8::try_from(place.col).ok()?, u8::try_from(place.row).ok()?);
        ask!(self, sheet => sheet.node(col, row))
    }

    /// The place of a node.
    pub fn place(&self, node: Node) -> Place {
        let (col, row) = ask!(self, sheet => sheet.place_of(node));
        Place::new(u16::from(col), u16::from(row))
    }

    /// What is at a place.
    pub fn on(&self, place: Place) -> On {
        self.node(place).map(|node| ask!(self, sheet => sheet.place(node))).unwrap_or_default()
    }

    /// Puts a dot.
    pub fn put(&mut self, seat: Seat, node: Node) -> Result<Effect, Refusal> {
        ask!(self, sheet => sheet.put(seat, node))
    }

    /// The places on which a dot may be put, in no particular order.
    pub fn free(&self) -> Vec<Place> {
        ask!(self, sheet => sheet.moves().map(|node| self.place(node)).collect())
    }

    /// Whether no dot may be put any more.
    pub fn full(&self) -> bool {
        ask!(self, sheet => sheet.moves().next().is_none())
    }

    /// The enemy dots that a seat holds.
    pub fn score(&self, seat: Seat) -> u16 {
        ask!(self, sheet => sheet.score(seat))
    }

    /// The dots that a seat would lose by grounding.
    pub fn loose(&self, seat: Seat) -> u16 {
        ask!(self, sheet => sheet.loose(seat))
    }

    /// Where those are.
    pub fn loose_dots(&self, seat: Seat) -> Vec<Place> {
        ask!(self, sheet => sheet.loose_dots(seat).map(|node| self.place(node)).collect())
    }

    /// By how much a seat would be ahead after grounding.
    pub fn margin(&self, seat: Seat) -> i32 {
        ask!(self, sheet => sheet.margin(seat))
    }

    /// All dots in the order in which they were put.
    pub fn record(&self) -> Vec<(Seat, Place)> {
        self.dots().into_iter().map(|(seat, node)| (seat, self.place(node))).collect()
    }

    /// The chains of all captures, oldest first, as places.
    pub fn chains(&self) -> Vec<(Seat, Vec<Place>)> {
        let placed = |chain: &Chain| (chain.seat, chain.nodes.iter().map(|node| self.place(*node)).collect());
        match self {
            Paper::Field(field) => field.chains().iter().map(placed).collect(),
            Paper::Open(field) => field.chains().iter().map(placed).collect(),
        }
    }

    /// The chains of the areas that the dot at a place has captured as it was put, each beginning with that dot.
    pub fn closed_by(&self, place: Place) -> Vec<Vec<Place>> {
        let Some(node) = self.node(place) else { return Vec::new() };
        let stands = |(_, dot): &(usize, (Seat, Node))| dot.1 == node;
        let found = match self {
            Paper::Field(field) => field.record().enumerate().find(stands),
            Paper::Open(field) => field.record().iter().copied().enumerate().find(stands),
        };
        let Some((turn, (seat, _))) = found else { return Vec::new() };
        let chains = match self {
            Paper::Field(field) => field.chains_of(turn),
            Paper::Open(field) => field.chains().iter().filter(|chain| chain.turn == turn).cloned().collect(),
        };
        // The other chains of that turn: a house that closed over the dot, an area that was painted later.
        let own = chains.into_iter().filter(|chain| chain.seat == seat).filter_map(|chain| {
            let mut chain: Vec<Place> = chain.nodes.iter().map(|node| self.place(*node)).collect();
            let first = chain.iter().position(|node| *node == place)?;
            chain.rotate_left(first);
            Some(chain)
        });
        own.collect()
    }

    /// The places in houses of a seat.
    pub fn houses(&self, seat: Seat) -> Vec<Place> {
        let house = |node: &Node| ask!(self, sheet => sheet.place(*node)).house == Some(seat);
        ask!(self, sheet => sheet.nodes().filter(house).map(|node| self.place(node)).collect())
    }

    /// The sheet on which areas may be left open, if it is one.
    pub fn open(&self) -> Option<&FloodField> {
        match self {
            Paper::Field(_) => None,
            Paper::Open(field) => Some(field),
        }
    }

    /// The fast field of this sheet. Where areas are open it has all of them painted that can be, first those of the
    /// seat that is to move.
    pub fn painted_field(&self, mover: Seat) -> Field {
        match self {
            Paper::Field(field) => field.clone(),
            Paper::Open(open) => {
                let mut settled = open.clone();
                settled.settle(mover);
                settled.fast()
            }
        }
    }

    /// By how much a seat would be ahead after painting all its own and grounding.
    pub fn margin_painted(&self, seat: Seat) -> i32 {
        let mut own = self.clone();
        if let Paper::Open(field) = &mut own {
            field.paint_all();
            field.settle_own(seat);
        }
        own.margin(seat)
    }

    /// All dots in the order in which they were put, as nodes.
    pub fn dots(&self) -> Vec<(Seat, Node)> {
        match self {
            Paper::Field(field) => field.record().collect(),
            Paper::Open(field) => field.record().to_vec(),
        }
    }

    /// Whether it is still open what becomes of the areas that the latest dot closed.
    pub fn undecided(&self) -> bool {
        matches!(self, Paper::Open(field) if !field.undecided().is_empty())
    }

    /// Captures what is undecided.
    pub fn paint_all(&mut self) -> Effect {
        match self {
            Paper::Field(_) => Effect::default(),
            Paper::Open(field) => field.paint_all(),
        }
    }

    /// Leaves open what is undecided.
    pub fn leave_all(&mut self) -> Effect {
        match self {
            Paper::Field(_) => Effect::default(),
            Paper::Open(field) => field.leave_all(),
        }
    }

    /// Captures an area that a seat has left open.
    pub fn paint(&mut self, seat: Seat, place: Place) -> Result<Effect, Unpaintable> {
        match (self.node(place), self) {
            (Some(node), Paper::Open(field)) => field.paint(seat, node),
            _ => Err(Unpaintable::NotLeft),
        }
    }

    /// The areas that a seat has left open and that are still closed: the chain of each, and a place inside.
    pub fn left(&self, seat: Seat) -> Vec<(Vec<Place>, Place)> {
        let Paper::Open(field) = self else { return Vec::new() };
        let outlined = |area: Area| {
            let chain = area.chain.iter().map(|node| self.place(*node)).collect();
            Some((chain, self.place(*area.nodes.first()?)))
        };
        field.left(seat).into_iter().filter_map(outlined).collect()
    }

    /// A place in each of them that the seat can paint.
    pub fn paintable(&self, seat: Seat) -> Vec<Place> {
        let nodes = self.open().map(|field| field.paintable(seat)).unwrap_or_default();
        nodes.into_iter().map(|node| self.place(node)).collect()
    }

    /// How many empty nodes there are in the areas that a seat has left open.
    pub fn unpainted(&self, seat: Seat) -> u16 {
        match self {
            Paper::Field(_) => 0,
            Paper::Open(field) => field.unpainted(seat),
        }
    }
}
