//! The position of a match, and what a move does to it.

use super::Move;
use super::field::{Effect, Refusal, Rules};
use super::flood::{FloodField, Unpaintable};
use super::paper::Paper;
use super::start::{self, Start};
use super::think::{self, Answer, Open, Step, Task};
use crate::base::Place;
use crate::game::{Chance, Outcome, Points, Reject, SearchCtx, Seat, StepCtx, Text};

/// What a match is played by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terms {
    pub(super) width: u8,
    pub(super) height: u8,
    pub(super) start: Start,
    /// The first dot of each player lies in the zone.
    pub(super) zone: bool,
    pub(super) field: Rules,
    /// A capture gives another move.
    pub(super) extra: bool,
    /// So many captured dots win at once; 0: no such rule.
    pub(super) sudden: u16,
    /// Grounding ends a match.
    pub(super) ground: bool,
    /// Closed areas may be left open.
    pub(super) territory: bool,
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
    /// Both agreed, and what they enclosed without painting it counts in part.
    Agreed,
}

/// The whole position; nothing is hidden, so it is also what everybody sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    pub(super) terms: Terms,
    pub(super) paper: Paper,
    pub(super) mover: Seat,
    pub(super) phase: Phase,
    /// How many dots stood there at the start.
    pub(super) given: usize,
    /// The time of the latest step.
    pub(super) now: u64,
}

impl Sheet {
    pub(super) fn new(terms: Terms, first: Seat, chance: &mut Chance) -> Sheet {
        let mut paper = Paper::new(terms.width, terms.height, terms.field, terms.territory);
        terms.start.put(&mut paper, (terms.width, terms.height), terms.field.border, chance);
        let given = paper.record().len();
        Sheet { terms, paper, mover: first, phase: Phase::Play, given, now: 0 }
    }

    pub(super) fn width(&self) -> u16 {
        u16::from(self.terms.width)
    }

    pub(super) fn height(&self) -> u16 {
        u16::from(self.terms.height)
    }

    /// The whole points of each seat.
    pub(super) fn scores(&self) -> Vec<i64> {
        self.points().iter().map(|points| points.whole()).collect()
    }

    /// Dots captured by each seat; after a grounding with the loose dots that went to the other one. After an agreed
    /// end with territory, a seat has half a point for each empty node that it has enclosed and not painted; half of
    /// what one has more of these is added to its score.
    pub(super) fn points(&self) -> [Points; 2] {
        let [own, other] = [Seat(0), Seat(1)].map(|seat| i64::from(self.paper.unpainted(seat)));
        [(Seat(0), own - other), (Seat(1), other - own)].map(|(seat, more)| {
            let whole = 4 * i64::from(self.paper.score(seat));
            Points::quarters(match self.phase {
                Phase::Over(End::Grounded(by)) if by != seat => whole + 4 * i64::from(self.paper.loose(by)),
                Phase::Over(End::Agreed) => whole + more.max(0),
                _ => whole,
            })
        })
    }

    /// The corners of the zone, as long as the next dot of a seat must lie in it.
    pub(super) fn zone_for(&self, seat: Seat) -> Option<(Place, Place)> {
        let untouched = || !self.paper.record()[self.given..].iter().any(|(other, _)| *other == seat);
        (self.terms.zone && untouched()).then(|| start::zone(self.terms.width, self.terms.height))
    }

    /// How it ended by its own rules.
    pub(super) fn outcome(&self) -> Outcome {
        Outcome { places: Outcome::places(&self.points()), scores: Some(self.scores()) }
    }

    /// Both agree to end it here.
    pub(super) fn agree(&mut self, ctx: &mut StepCtx) -> Outcome {
        let before = self.points();
        self.phase = Phase::Over(End::Agreed);
        let points = self.points();
        if points != before {
            let [one, two] = points.map(|points| points.to_string());
            let text = Text::new("dots-territory-counted").with("seat", Seat(0)).with("other", Seat(1));
            ctx.tell(text.with("one", one).with("two", two));
        }
        self.outcome()
    }

    /// The legal moves of a seat, words included; none for a seat that may not act.
    pub(super) fn moves(&self, seat: Seat) -> Vec<Move> {
        let painted = self.painted();
        let next = painted.as_ref().map(|sheet| sheet.mover);
        if matches!(self.phase, Phase::Over(_)) || (seat != self.mover && Some(seat) != next) {
            return Vec::new();
        }
        let words = [Move::Ground, Move::Stop, Move::Done, Move::Paint(None), Move::Leave];
        let mut moves: Vec<Move> = words.into_iter().filter(|word| self.allows(seat, *word).is_ok()).collect();
        if !self.paper.undecided() {
            moves.extend(self.paintable(seat));
            moves.extend(self.free(seat).map(Move::Dot));
        } else if let Some(painted) = painted.filter(|painted| painted.mover == seat) {
            moves.extend(painted.free(seat).map(Move::Dot));
        }
        moves
    }

    /// The position in which the next dot is put while something is undecided: with that dot it counts as painted.
    /// `None` when nothing is undecided, or when painting ends the match.
    pub(super) fn painted(&self) -> Option<Sheet> {
        if !self.paper.undecided() {
            return None;
        }
        let mut painted = self.clone();
        let effect = painted.paper.paint_all();
        painted.follow(self.mover, effect);
        (!matches!(painted.phase, Phase::Over(_))).then_some(painted)
    }

    /// The position in which what is undecided is left open.
    pub(super) fn unpainted(&self) -> Sheet {
        let mut open = self.clone();
        let effect = open.paper.leave_all();
        open.follow(self.mover, effect);
        open
    }

    /// The areas that a seat may paint on its turn.
    pub(super) fn paintable(&self, seat: Seat) -> Vec<Move> {
        self.paper.paintable(seat).into_iter().map(|place| Move::Paint(Some(place))).collect()
    }

    /// The nodes on which a seat may put its next dot.
    fn free(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let zone = self.zone_for(seat);
        let inside = move |place: &Place| zone.is_none_or(|zone| within(zone, *place));
        self.paper.free().into_iter().filter(inside)
    }

    /// Whether a word may be said now by the seat whose turn it is.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn allows(&self, seat: Seat, word: Move) -> Result<(), Reject> {
        let refuse = |key| Err(Reject::illegal(Text::new(key)));
        if self.paper.undecided() {
            return match word {
                Move::Dot(_) => Ok(()),
                Move::Done if matches!(self.phase, Phase::Stopped { .. }) => Ok(()),
                Move::Paint(None) | Move::Leave if seat == self.mover => Ok(()),
                _ => refuse("dots-reject-undecided"),
            };
        }
        match (word, self.phase) {
            (Move::Ground, _) if !self.terms.ground => refuse("dots-reject-no-ground"),
            (Move::Ground, Phase::Play) if self.paper.margin(seat) > 0 => Ok(()),
            (Move::Ground, Phase::Play) => Err(self.refuse_ground(seat)),
            (Move::Ground | Move::Stop, Phase::Stopped { .. }) => refuse("dots-reject-stopped"),
            (Move::Done, Phase::Play) => refuse("dots-reject-done"),
            (Move::Paint(_) | Move::Leave, _) if !self.terms.territory => refuse("dots-reject-no-territory"),
            (Move::Paint(None) | Move::Leave, _) => refuse("dots-reject-decided"),
            _ => Ok(()),
        }
    }

    /// The figures that stand against a grounding; the loose dots are ringed.
    fn refuse_ground(&self, seat: Seat) -> Reject {
        let text = Text::new("dots-reject-ground")
            .with("own", self.paper.score(seat))
            .with("other", self.paper.score(seat.other()))
            .with("loose", self.paper.loose(seat))
            .with("short", 1 - i64::from(self.paper.margin(seat)));
        Reject { marks: self.paper.loose_dots(seat), ..Reject::illegal(text) }
    }

    /// Plays a move of the seat whose turn it is.
    ///
    /// # Errors
    /// Why it is not legal. What has changed then is of no use any more.
    pub(super) fn play(&mut self, seat: Seat, m: Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        self.allows(seat, m)?;
        self.now = ctx.at;
        match m {
            Move::Dot(place) => {
                self.paint_undecided(ctx);
                if seat != self.mover || self.phase == Phase::Over(End::Score) {
                    return Err(Reject::illegal(Text::new("dots-reject-undecided")));
                }
                self.put(seat, place, ctx)?;
            }
            Move::Paint(None) => self.paint_undecided(ctx),
            Move::Leave => {
                let effect = self.paper.leave_all();
                ctx.tell(Text::new("dots-left").with("seat", seat));
                self.follow(seat, effect);
            }
            Move::Paint(Some(place)) => self.paint(seat, place, ctx)?,
            Move::Ground => {
                let loose = self.paper.loose(seat);
                self.phase = Phase::Over(End::Grounded(seat));
                ctx.tell(Text::new("dots-grounded").with("seat", seat).with("loose", loose));
            }
            Move::Stop => {
                self.phase = Phase::Stopped { by: seat, until: ctx.at.saturating_add(self.terms.stop_time) };
                self.mover = seat.other();
                let text = Text::new("dots-stopped").with("seat", seat).with("other", seat.other());
                ctx.tell(text.with("seconds", (self.terms.stop_time / 1000) as i64));
            }
            Move::Done => {
                self.paint_undecided(ctx);
                self.phase = Phase::Over(End::Score);
                ctx.tell(Text::new("dots-done").with("seat", seat));
            }
        }
        Ok(())
    }

    /// Captures the areas of which nothing was said.
    fn paint_undecided(&mut self, ctx: &mut StepCtx) {
        if let Some((seat, place)) = self.paper.record().last().copied().filter(|_| self.paper.undecided()) {
            let effect = self.paper.paint_all();
            self.tell(seat, place, effect, ctx);
            self.follow(seat, effect);
        }
    }

    /// Captures an area that was left open before. The turn stays.
    fn paint(&mut self, seat: Seat, place: Place, ctx: &mut StepCtx) -> Result<(), Reject> {
        let effect = self.paper.paint(seat, place).map_err(|why| {
            let key = match why {
                Unpaintable::NotLeft => "dots-reject-not-left",
                Unpaintable::NoEnemy => "dots-reject-no-enemy",
            };
            Reject::illegal(Text::new(key).with("place", place))
        })?;
        let text = Text::new("dots-painted").with("seat", seat).with("place", place);
        ctx.tell(text.with("count", u32::from(effect.captured)));
        if self.enough() || self.paper.full() {
            self.phase = Phase::Over(End::Score);
        }
        Ok(())
    }

    fn put(&mut self, seat: Seat, place: Place, ctx: &mut StepCtx) -> Result<(), Reject> {
        let node = self.paper.node(place).ok_or_else(|| self.outside(place))?;
        if let Some((from, to)) = self.zone_for(seat).filter(|zone| !within(*zone, place)) {
            return Err(Reject::illegal(Text::new("dots-reject-zone").with("from", from).with("to", to)));
        }
        let effect = self.paper.put(seat, node).map_err(|refusal| {
            let key = match refusal {
                Refusal::Outside => return self.outside(place),
                Refusal::Dot => "dots-reject-taken",
                Refusal::Area => "dots-reject-area",
                Refusal::Border => "dots-reject-border",
            };
            Reject::illegal(Text::new(key).with("place", place))
        })?;
        if self.paper.undecided() {
            return Ok(());
        }
        self.tell(seat, place, effect, ctx);
        self.follow(seat, effect);
        Ok(())
    }

    fn outside(&self, place: Place) -> Reject {
        let last = Place::new(self.width() - 1, self.height() - 1);
        Reject::illegal(Text::new("dots-reject-outside").with("place", place).with("last", last))
    }

    /// What a dot did, where it did more than stand there.
    fn tell(&self, seat: Seat, place: Place, effect: Effect, ctx: &mut StepCtx) {
        let text = |key: &'static str| Text::new(key).with("seat", seat).with("place", place);
        if effect.lost {
            ctx.tell(text("dots-lost").with("other", seat.other()));
        } else if effect.freed > 0 && effect.captured > 0 {
            ctx.tell(
                text("dots-freed").with("count", u32::from(effect.captured)).with("freed", u32::from(effect.freed)),
            );
        } else if effect.captured > 0 {
            ctx.tell(text("dots-captured").with("count", u32::from(effect.captured)));
        }
    }

    /// Whose turn it is after a dot, or that it is over.
    fn follow(&mut self, seat: Seat, effect: Effect) {
        if self.enough() || self.paper.full() {
            self.phase = Phase::Over(End::Score);
        } else if self.phase == Phase::Play && !(self.terms.extra && effect.captured > 0) {
            self.mover = seat.other();
        }
    }

    /// Whether one has captured as many as win at once.
    pub(super) fn enough(&self) -> bool {
        let sudden = self.terms.sudden;
        sudden > 0 && [Seat(0), Seat(1)].into_iter().any(|seat| self.paper.score(seat) >= sudden)
    }

    /// The time after a stop is over.
    pub(super) fn time_is_over(&mut self, ctx: &mut StepCtx) {
        if let Phase::Stopped { .. } = self.phase {
            self.now = ctx.at;
            self.paint_undecided(ctx);
            self.phase = Phase::Over(End::Score);
            ctx.tell(Text::new("dots-time"));
        }
    }

    /// What the computer would play.
    pub(super) fn thought(&self, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        let Some(field) = self.paper.open() else { return self.ordinary(seat, ctx) };
        if seat != self.mover {
            // A player who cuts in while the other one may still decide puts a dot, and nothing else.
            return self.painted()?.ordinary(seat, ctx);
        }
        let paints = matches!(self.phase, Phase::Stopped { .. }) || self.zone_for(seat).is_some();
        let step = think::decide(&Open { field, seat, terms: self.search_terms(), paints }, ctx.level, &ctx.until);
        match step {
            Step::Paint => Some(Move::Paint(None)),
            Step::Leave => Some(Move::Leave),
            Step::PaintRound(node) => Some(Move::Paint(Some(self.paper.place(node)))),
            Step::Put(node) => Some(Move::Dot(self.paper.place(node))),
            Step::Elsewhere => self.elsewhere(field, seat, ctx),
        }
    }

    /// What it would play on the sheet with everything painted, in a match with territory.
    fn elsewhere(&self, field: &FloodField, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        let spare = think::spare(field, seat).map(|node| Move::Dot(self.paper.place(node)));
        match self.ordinary(seat, ctx) {
            // What is not painted does not count any more once it is over.
            Some(word @ (Move::Ground | Move::Stop | Move::Done)) => {
                Some(self.paintable(seat).first().copied().unwrap_or(word))
            }
            Some(Move::Dot(place)) if self.wasted(field, seat, place) => spare,
            None if !ctx.resigned => spare,
            m => m,
        }
    }

    /// Whether a dot is lost in an enemy house.
    fn wasted(&self, field: &FloodField, seat: Seat, place: Place) -> bool {
        let Some(node) = self.paper.node(place) else { return false };
        let lost = |effect: Result<Effect, Refusal>| effect.is_ok_and(|effect| effect.lost);
        field.place(node).house == Some(seat.other()) && lost(field.clone().put(seat, node))
    }

    /// What it would play with everything painted.
    fn ordinary(&self, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        let zone = self.zone_for(seat).is_some().then(|| self.free(seat));
        let zone: Vec<_> = zone.into_iter().flatten().filter_map(|place| self.paper.node(place)).collect();
        let field = self.paper.painted_field(seat);
        let record = self.paper.dots();
        let enemy_open = !self.paper.left(seat.other()).is_empty();
        let task = Task {
            field: &field,
            record: &record,
            seat,
            terms: self.search_terms(),
            zone: &zone,
            stopped: matches!(self.phase, Phase::Stopped { .. }),
            margin: self.paper.margin_painted(seat),
            // What the enemy has not painted may be broken out of.
            resigns: ctx.resigns && !enemy_open,
        };
        let seed = u64::from(ctx.chance.range(0, u32::MAX));
        let mut memory = ctx.memo.take::<think::TreeMemory>().unwrap_or_default();
        let answer = think::think(&task, ctx.level, seed, &mut memory, &ctx.until);
        let heap = memory.heap();
        ctx.memo.keep(memory, heap);
        Some(match answer? {
            Answer::Put(node) => Move::Dot(self.paper.place(node)),
            Answer::Ground => Move::Ground,
            Answer::Stop => Move::Stop,
            Answer::Done => Move::Done,
            Answer::Resign => {
                ctx.give_up();
                return None;
            }
        })
    }

    /// The rules as the computer must know them.
    fn search_terms(&self) -> think::Terms {
        think::Terms {
            extra: self.terms.extra,
            sudden: self.terms.sudden,
            ground: self.terms.ground && !matches!(self.phase, Phase::Stopped { .. }),
        }
    }

    /// How a seat stands: its houses, and what grounding would bring.
    pub(super) fn hint(&self, seat: Seat) -> Text {
        let verdict = match self.paper.margin(seat) {
            by @ 1.. => Text::new("dots-hint-ahead").with("by", by),
            0 => Text::new("dots-hint-even"),
            by => Text::new("dots-hint-behind").with("by", -by),
        };
        let [own, other] = [seat, seat.other()].map(|seat| self.paper.houses(seat).len());
        Text::new("dots-hint")
            .with("own", own)
            .with("other", other)
            .with("loose", u32::from(self.paper.loose(seat)))
            .with("verdict", verdict)
            .with("empty", if own + other == 0 { "yes" } else { "no" })
    }
}

fn within((from, to): (Place, Place), place: Place) -> bool {
    (from.col..=to.col).contains(&place.col) && (from.row..=to.row).contains(&place.row)
}
