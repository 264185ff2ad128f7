//! The position of a match, and what a move does to it.

use super::Move;
use super::field::{Effect, Field, Node, Refusal, Rules};
use super::start::{self, Start};
use crate::game::{Chance, Ply, Reject, Seat, Text};
use crate::kit::coord::Place;

/// What a match is played by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terms {
    pub(super) width: u8,
    pub(super) height: u8,
    pub(super) start: Start,
    /// The first dot of each player lies in the zone.
    pub(super) zone: bool,
    pub(super) field: Rules,
    /// Who captures moves again.
    pub(super) extra: bool,
    /// So many captured dots win at once; 0: no such rule.
    pub(super) sudden: u16,
    /// Grounding ends a match.
    pub(super) ground: bool,
    /// How long the other one may go on after a `stop`, in milliseconds.
    pub(super) stop_time: u64,
}

/// Where the match stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Phase {
    /// The mover puts a dot.
    Play,
    /// One has stopped, the mover alone goes on until that time (milliseconds since the match began).
    Stopped { by: Seat, until: u64 },
    /// It is over.
    Over(End),
}

/// Why it is over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum End {
    /// The sheet is full, or one had captured enough, or the time after a stop is over: the score stands.
    Score,
    /// A seat grounded, and its loose dots went to the other one.
    Grounded(Seat),
}

/// The whole position; nothing is hidden, so it is also what everybody sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    pub(super) terms: Terms,
    pub(super) field: Field,
    pub(super) mover: Seat,
    pub(super) phase: Phase,
    /// How many dots stood there at the start.
    pub(super) given: usize,
    /// The time of the latest step.
    pub(super) now: u64,
}

impl Sheet {
    pub(super) fn new(terms: Terms, first: Seat, chance: &mut Chance) -> Sheet {
        let mut field = Field::new(terms.width, terms.height, terms.field);
        terms.start.put(&mut field, terms.field.border, chance);
        let given = field.turn();
        Sheet { terms, field, mover: first, phase: Phase::Play, given, now: 0 }
    }

    pub(super) fn width(&self) -> u16 {
        u16::from(self.terms.width)
    }

    pub(super) fn height(&self) -> u16 {
        u16::from(self.terms.height)
    }

    /// The node of a place on the sheet.
    pub(super) fn node(&self, place: Place) -> Option<Node> {
        let (col, row) = (u8::try_from(place.col).ok()?, u8::try_from(place.row).ok()?);
        self.field.node(col, row)
    }

    pub(super) fn place(&self, node: Node) -> Place {
        let (col, row) = self.field.place_of(node);
        Place::new(u16::from(col), u16::from(row))
    }

    /// What is at a place.
    pub(super) fn on(&self, place: Place) -> super::field::Place {
        self.node(place).map(|node| self.field.place(node)).unwrap_or_default()
    }

    /// Dots captured by each seat; after a grounding with the loose dots that went to the other one.
    pub(super) fn scores(&self) -> Vec<i64> {
        let mut scores = vec![i64::from(self.field.score(Seat(0))), i64::from(self.field.score(Seat(1)))];
        if let Phase::Over(End::Grounded(by)) = self.phase {
            scores[by.other().index()] += i64::from(self.field.loose(by));
        }
        scores
    }

    /// The corners of the zone, as long as the next dot of a seat must lie in it.
    pub(super) fn zone_for(&self, seat: Seat) -> Option<(Place, Place)> {
        let untouched = || !self.field.record().skip(self.given).any(|(other, _)| other == seat);
        (self.terms.zone && untouched()).then(|| start::zone(self.terms.width, self.terms.height))
    }

    /// The nodes on which a seat may put its next dot.
    pub(super) fn free(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let zone = self.zone_for(seat);
        let inside = move |place: &Place| zone.is_none_or(|zone| within(zone, *place));
        self.field.moves().map(|node| self.place(node)).filter(inside)
    }

    /// Whether a word may be said now by the seat whose turn it is.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn allows(&self, seat: Seat, word: Move) -> Result<(), Reject> {
        let refuse = |key| Err(Reject::illegal(Text::new(key)));
        match (word, self.phase) {
            (Move::Ground, _) if !self.terms.ground => refuse("dots-reject-no-ground"),
            (Move::Ground, Phase::Play) if self.field.margin(seat) > 0 => Ok(()),
            (Move::Ground, Phase::Play) => Err(self.refuse_ground(seat)),
            (Move::Ground | Move::Stop, Phase::Stopped { .. }) => refuse("dots-reject-stopped"),
            (Move::Done, Phase::Play) => refuse("dots-reject-done"),
            _ => Ok(()),
        }
    }

    /// The figures that stand against a grounding; the loose dots are ringed.
    fn refuse_ground(&self, seat: Seat) -> Reject {
        let text = Text::new("dots-reject-ground")
            .with("own", self.field.score(seat))
            .with("other", self.field.score(seat.other()))
            .with("loose", self.field.loose(seat))
            .with("short", 1 - i64::from(self.field.margin(seat)));
        Reject { marks: self.field.loose_dots(seat).map(|node| self.place(node)).collect(), ..Reject::illegal(text) }
    }

    /// Plays a move of the seat whose turn it is.
    ///
    /// # Errors
    /// Why it is not legal. What has changed then is of no use any more.
    pub(super) fn play(&mut self, seat: Seat, m: Move, ply: &mut Ply) -> Result<(), Reject> {
        self.allows(seat, m)?;
        self.now = ply.at;
        match m {
            Move::Dot(place) => self.put(seat, place, ply)?,
            Move::Ground => {
                let loose = self.field.loose(seat);
                self.phase = Phase::Over(End::Grounded(seat));
                ply.tell(Text::new("dots-grounded").with("seat", seat).with("loose", loose));
            }
            Move::Stop => {
                self.phase = Phase::Stopped { by: seat, until: ply.at.saturating_add(self.terms.stop_time) };
                self.mover = seat.other();
                let text = Text::new("dots-stopped").with("seat", seat).with("other", seat.other());
                ply.tell(text.with("seconds", (self.terms.stop_time / 1000) as i64));
            }
            Move::Done => {
                self.phase = Phase::Over(End::Score);
                ply.tell(Text::new("dots-done").with("seat", seat));
            }
        }
        Ok(())
    }

    fn put(&mut self, seat: Seat, place: Place, ply: &mut Ply) -> Result<(), Reject> {
        let node = self.node(place).ok_or_else(|| self.outside(place))?;
        if let Some((from, to)) = self.zone_for(seat).filter(|zone| !within(*zone, place)) {
            return Err(Reject::illegal(Text::new("dots-reject-zone").with("from", from).with("to", to)));
        }
        let effect = self.field.put(seat, node).map_err(|refusal| {
            let key = match refusal {
                Refusal::Outside => return self.outside(place),
                Refusal::Dot => "dots-reject-taken",
                Refusal::Area => "dots-reject-area",
                Refusal::Border => "dots-reject-border",
            };
            Reject::illegal(Text::new(key).with("place", place))
        })?;
        self.tell(seat, place, effect, ply);
        self.follow(seat, effect);
        Ok(())
    }

    fn outside(&self, place: Place) -> Reject {
        let last = Place::new(self.width() - 1, self.height() - 1);
        Reject::illegal(Text::new("dots-reject-outside").with("place", place).with("last", last))
    }

    /// What a dot did, where it did more than stand there.
    fn tell(&self, seat: Seat, place: Place, effect: Effect, ply: &mut Ply) {
        let text = |key: &'static str| Text::new(key).with("seat", seat).with("place", place);
        if effect.lost {
            ply.tell(text("dots-lost").with("other", seat.other()));
        } else if effect.freed > 0 && effect.captured > 0 {
            ply.tell(
                text("dots-freed").with("count", u32::from(effect.captured)).with("freed", u32::from(effect.freed)),
            );
        } else if effect.captured > 0 {
            ply.tell(text("dots-captured").with("count", u32::from(effect.captured)));
        }
    }

    /// Whose turn it is after a dot, or that it is over.
    fn follow(&mut self, seat: Seat, effect: Effect) {
        let sudden = self.terms.sudden;
        let enough = sudden > 0 && [Seat(0), Seat(1)].iter().any(|seat| self.field.score(*seat) >= sudden);
        if enough || self.field.free() == 0 {
            self.phase = Phase::Over(End::Score);
        } else if self.phase == Phase::Play && !(self.terms.extra && effect.captured > 0) {
            self.mover = seat.other();
        }
    }

    /// The time after a stop is over.
    pub(super) fn time_is_over(&mut self, ply: &mut Ply) {
        if let Phase::Stopped { .. } = self.phase {
            self.now = ply.at;
            self.phase = Phase::Over(End::Score);
            ply.tell(Text::new("dots-time"));
        }
    }

    /// How a seat stands: its houses, and what grounding would bring.
    pub(super) fn hint(&self, seat: Seat) -> Text {
        let verdict = match self.field.margin(seat) {
            by @ 1.. => Text::new("dots-hint-ahead").with("by", by),
            0 => Text::new("dots-hint-even"),
            by => Text::new("dots-hint-behind").with("by", -by),
        };
        let houses = |seat: Seat| self.field.nodes().filter(|node| self.field.place(*node).house == Some(seat)).count();
        Text::new("dots-hint")
            .with("own", houses(seat))
            .with("other", houses(seat.other()))
            .with("loose", u32::from(self.field.loose(seat)))
            .with("verdict", verdict)
    }
}

fn within((from, to): (Place, Place), place: Place) -> bool {
    (from.col..=to.col).contains(&place.col) && (from.row..=to.row).contains(&place.row)
}
