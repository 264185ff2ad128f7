//! The cars of a match and what happens to them: turns, lives, passing, the end of a race, and purchases between the
//! races of a series.

use std::sync::Arc;

use super::ring::{COLS, ROWS};
use super::track::{Extras, Run, Track, Way};
use crate::game::{Outcome, Reject, Seat, Seats, StepCtx, Text};
use crate::kit::flick::{self, Aim, Reach};
use crate::kit::geometry::{Point, Segment};
use crate::kit::party::Company;

/// How far you can aim.
pub const REACH: Reach = Reach { cols: COLS, rows: ROWS, squares: 8 };
/// The number of contacts that a car survives.
pub const LIVES: u8 = 5;
/// The distance within which passing counts, in hundredths of a square.
const CLOSE: u32 = 50;
/// The points for the places of a race in a series.
const POINTS: [u8; 4] = [5, 3, 2, 1];
/// The prices between races, in points.
const PRICE_LIFE: u8 = 2;
const PRICE_SPIKES: u8 = 3;
/// The highest number of a track. The record has the number.
const TRACKS: u32 = 999_999_999;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Laps per race.
    pub laps: u8,
    /// Races in the series.
    pub races: u8,
    /// The extras on the tracks.
    pub extras: Extras,
    /// Whether a car that is closely passed loses a life.
    pub overtake: bool,
}

/// A car's state in the present race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is on the track.
    Driving,
    /// It has finished, with this place.
    Home(u8),
    Wrecked,
    /// Its driver has left.
    Left,
}

/// An item for sale between races.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ware {
    /// One more life in the next race.
    Life,
    /// Spikes until the end of the series: the car takes a life of each car that it passes closely.
    Spikes,
}

impl Ware {
    /// The price in points.
    pub fn price(self) -> u8 {
        match self {
            Ware::Life => PRICE_LIFE,
            Ware::Spikes => PRICE_SPIKES,
        }
    }
}

/// A car and its driver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Car {
    /// The position, and the progress around the ring.
    pub way: Way,
    /// The number of contacts that it still survives.
    pub lives: u8,
    /// Whether it misses its next turn.
    pub turned: bool,
    /// Whether it has made a stroke in this race.
    pub moved: bool,
    /// Its state in this race.
    pub fate: Fate,
    /// Whether it has spikes.
    pub spikes: bool,
    /// Lives bought for the next race.
    pub spare: u8,
    /// Points won in the series.
    pub points: u8,
    /// Points not spent yet.
    pub purse: u8,
}

impl Car {
    /// Whether it is out of the race before its end.
    pub fn is_out(&self) -> bool {
        matches!(self.fate, Fate::Wrecked | Fate::Left)
    }
}

/// A stroke on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    pub seat: Seat,
    pub line: Segment,
    /// The point at which the car stands after a contact, or `None` without one.
    pub contact: Option<Point>,
}

/// The current prompt of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A stroke of this seat.
    Drive(Seat),
    /// Whether this seat buys something.
    Shop(Seat),
    /// Nothing: the match is over.
    Over,
}

/// The whole match. Nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// The options of the match.
    pub terms: Terms,
    /// The number of the present race, from 1.
    pub number: u8,
    /// The track of the present race.
    pub track: Arc<Track>,
    company: Company,
    /// The cars, indexed by seat.
    pub cars: Vec<Car>,
    /// The strokes of this race, in order.
    pub traces: Vec<Trace>,
    pub stage: Stage,
    /// The seats still to be asked what to buy.
    buyers: Vec<Seat>,
}

impl Series {
    /// A match with all cars at the start.
    pub fn new(terms: Terms, seats: u8, first: Seat, ctx: &mut StepCtx) -> Series {
        let track = Arc::new(Track::of(ctx.chance.range(1, TRACKS), terms.extras));
        let car = |seat: u8| Car {
            way: track.start(seat.into(), seats.into()),
            lives: LIVES,
            turned: false,
            moved: false,
            fate: Fate::Driving,
            spikes: false,
            spare: 0,
            points: 0,
            purse: 0,
        };
        let cars = (0..seats).map(car).collect();
        let (company, stage) = (Company::new(seats), Stage::Drive(first));
        Series { terms, number: 1, track, company, cars, traces: Vec::new(), stage, buyers: Vec::new() }
    }

    /// All seats, including those that have left.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        // There are at most six, so the cast cuts nothing.
        (0..self.cars.len() as u8).map(Seat)
    }

    /// The car of a seat.
    pub fn car(&self, seat: Seat) -> &Car {
        &self.cars[seat.index()]
    }

    /// The seats whose cars are on the track.
    pub fn driving(&self) -> Seats {
        self.seats().filter(|seat| self.car(*seat).fate == Fate::Driving).collect()
    }

    /// Plays the stroke of a seat whose turn it is.
    pub fn drive(&mut self, seat: Seat, aim: Aim, ctx: &mut StepCtx) -> Result<(), Reject> {
        let from = self.car(seat).way;
        REACH.check(from.at, aim, "race")?;
        let stroke = flick::stroke(&mut ctx.chance, from.at, aim.point());
        let run = self.track.run(from, stroke, self.terms.laps);
        let line = Segment::new(from.at, run.end);
        self.traces.push(Trace { seat, line, contact: (run.cost > 0).then_some(run.way.at) });
        self.settle(seat, &run, ctx);
        self.pass(seat, from, line, ctx);
        self.go_on(seat, ctx);
        Ok(())
    }

    /// The effect of a stroke on the car itself.
    fn settle(&mut self, seat: Seat, run: &Run, ctx: &mut StepCtx) {
        let gates = self.track.gates.len();
        let car = &mut self.cars[seat.index()];
        let before = std::mem::replace(&mut car.way, run.way);
        car.moved = true;
        let crossed = usize::from(run.way.gate.saturating_sub(before.gate));
        if run.way.lap == before.lap && crossed > 0 {
            let text = Text::new("race-told-gate").with("seat", seat);
            ctx.tell(text.with("gate", run.way.gate).with("gates", gates));
        }
        if run.finished {
            let place = self.home() + 1;
            self.cars[seat.index()].fate = Fate::Home(place);
            ctx.tell(Text::new("race-told-home").with("seat", seat).with("place", place));
            return;
        }
        if run.way.lap > before.lap {
            let text = Text::new("race-told-lap").with("seat", seat);
            ctx.tell(text.with("lap", run.way.lap).with("laps", self.terms.laps));
        }
        if run.cost > 0 {
            self.cars[seat.index()].turned = true;
            let key = if run.cost > 1 { "race-told-danger" } else { "race-told-contact" };
            self.hurt(seat, run.cost, Text::new(key).with("seat", seat), ctx);
        }
    }

    /// How many cars have finished.
    fn home(&self) -> u8 {
        self.cars.iter().filter(|car| matches!(car.fate, Fate::Home(_))).count() as u8
    }

    /// Takes lives of a car. If it has fewer, it is wrecked. Otherwise the text tells the lives left.
    fn hurt(&mut self, seat: Seat, cost: u8, text: Text, ctx: &mut StepCtx) {
        let car = &mut self.cars[seat.index()];
        match car.lives.checked_sub(cost) {
            Some(left) => {
                car.lives = left;
                ctx.tell(text.with("lives", left));
            }
            None => {
                (car.lives, car.fate) = (0, Fate::Wrecked);
                ctx.tell(Text::new("race-told-wrecked").with("seat", seat));
            }
        }
    }

    /// Finds the cars that a car has passed closely, and takes their lives. Such a car was ahead and is behind, by less
    /// than half a lap each time, and is near the stroke. Cars that have not left the start cannot be passed.
    fn pass(&mut self, seat: Seat, from: Way, line: Segment, ctx: &mut StepCtx) {
        let cost = u8::from(self.terms.overtake) + u8::from(self.car(seat).spikes);
        if cost == 0 {
            return;
        }
        let lap = self.track.lap();
        let ahead = |of: Way, other: Way| {
            let by = (self.track.travelled(other) - self.track.travelled(of)).rem_euclid(lap);
            if by > lap / 2 { by - lap } else { by }
        };
        let passed = self.driving().without(seat).iter().filter(|other| {
            let other = self.car(*other);
            let near = line.near(other.way.at, CLOSE);
            near && other.moved && ahead(from, other.way) > 0 && ahead(self.car(seat).way, other.way) < 0
        });
        for other in passed.collect::<Vec<Seat>>() {
            let text = Text::new("race-told-passed").with("seat", seat).with("other", other);
            self.hurt(other, cost, text, ctx);
        }
    }

    /// Passes the turn on, or ends the race if at most one car is left on the track.
    fn go_on(&mut self, seat: Seat, ctx: &mut StepCtx) {
        let driving = self.driving();
        if driving.len() < 2 {
            return self.finish(ctx);
        }
        let mut next = seat;
        // Each car is skipped at most once, so the second round finds one.
        while let Some(other) = driving.after(next) {
            next = other;
            if !std::mem::take(&mut self.cars[next.index()].turned) {
                break;
            }
        }
        self.stage = Stage::Drive(next);
    }

    /// The cars that have missed a turn between the latest stroke and the next one.
    pub fn missed(&self) -> Seats {
        let (Stage::Drive(mover), Some(trace)) = (self.stage, self.traces.last()) else { return Seats::NONE };
        let driving = self.driving();
        let next = |seat: &Seat| driving.after(*seat).filter(|seat| *seat != mover);
        // Nobody is skipped twice.
        std::iter::successors(next(&trace.seat), next).take(self.cars.len()).collect()
    }

    /// Ends a race: gives points, and starts the purchases.
    fn finish(&mut self, ctx: &mut StepCtx) {
        let places = self.places();
        let mut present: Vec<Seat> = self.company.present().iter().collect();
        if self.terms.races > 1 {
            for seat in &present {
                let won = POINTS.get(usize::from(places[seat.index()] - 1)).copied().unwrap_or_default();
                let car = &mut self.cars[seat.index()];
                (car.points, car.purse) = (car.points + won, car.purse + won);
            }
        }
        if present.len() < 2 || self.number >= self.terms.races {
            self.stage = Stage::Over;
            return;
        }
        present.sort_by_key(|seat| places[seat.index()]);
        let last = present.last().copied().unwrap_or(Seat(0));
        // The player in the last place buys last and drives first.
        self.buyers = present;
        self.stage = Stage::Shop(last);
        self.shop(ctx);
    }

    /// Asks the next seat that can buy something. When all have been asked, the next race begins.
    fn shop(&mut self, ctx: &mut StepCtx) {
        while !self.buyers.is_empty() {
            let seat = self.buyers.remove(0);
            self.stage = Stage::Shop(seat);
            if self.offers(seat) {
                return;
            }
        }
        let last = match self.stage {
            Stage::Shop(seat) if self.company.present().has(seat) => seat,
            _ => self.company.present().iter().next().unwrap_or(Seat(0)),
        };
        self.again(last, ctx);
    }

    /// Whether a seat can afford anything.
    fn offers(&self, seat: Seat) -> bool {
        self.company.present().has(seat) && self.car(seat).purse >= PRICE_LIFE
    }

    /// The items that a seat can buy.
    pub fn wares(&self, seat: Seat) -> impl Iterator<Item = Ware> + use<> {
        let car = *self.car(seat);
        let fits = move |ware: &Ware| ware.price() <= car.purse && !(*ware == Ware::Spikes && car.spikes);
        [Ware::Life, Ware::Spikes].into_iter().filter(fits)
    }

    /// The seat that is asked buys an item, or ends its purchases.
    pub fn buy(&mut self, seat: Seat, ware: Option<Ware>, ctx: &mut StepCtx) -> Result<(), Reject> {
        let car = &mut self.cars[seat.index()];
        if let Some(ware) = ware {
            if ware == Ware::Spikes && car.spikes {
                return Err(Reject::illegal(Text::new("race-reject-spikes")));
            }
            let Some(left) = car.purse.checked_sub(ware.price()) else {
                let text = Text::new("race-reject-price").with("price", ware.price());
                return Err(Reject::illegal(text.with("purse", car.purse)));
            };
            car.purse = left;
            let key = match ware {
                Ware::Life => "race-told-life",
                Ware::Spikes => "race-told-spikes",
            };
            match ware {
                Ware::Life => car.spare += 1,
                Ware::Spikes => car.spikes = true,
            }
            ctx.tell(Text::new(key).with("seat", seat));
        }
        if ware.is_none() || !self.offers(seat) {
            self.shop(ctx);
        }
        Ok(())
    }

    /// Starts the next race of the series.
    fn again(&mut self, first: Seat, ctx: &mut StepCtx) {
        self.number += 1;
        let track = Arc::new(Track::of(ctx.chance.range(1, TRACKS), self.terms.extras));
        let seats = self.cars.len();
        for (seat, car) in self.company.seats().iter().zip(&mut self.cars) {
            let fate = if self.company.present().has(seat) { Fate::Driving } else { Fate::Left };
            let lives = LIVES + std::mem::take(&mut car.spare);
            *car = Car { way: track.start(seat.index(), seats), lives, turned: false, moved: false, fate, ..*car };
        }
        self.track = track;
        self.traces.clear();
        self.stage = Stage::Drive(first);
        ctx.tell(Text::new("race-told-next").with("race", self.number).with("races", self.terms.races));
    }

    /// A driver leaves for good. A driver who has finished or is wrecked keeps that place.
    pub fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) {
        self.company.leave(seat);
        let car = &mut self.cars[seat.index()];
        if car.fate == Fate::Driving {
            car.fate = Fate::Left;
        }
        let present = self.company.present().len();
        match self.stage {
            Stage::Over => {}
            Stage::Shop(_) if present < 2 => self.stage = Stage::Over,
            Stage::Shop(buyer) if buyer == seat => self.shop(ctx),
            Stage::Drive(mover) if mover == seat || self.driving().len() < 2 => self.go_on(seat, ctx),
            Stage::Shop(_) | Stage::Drive(_) => {}
        }
    }

    /// The places in the present race: first the cars that have finished, in that order, then those on the track, then
    /// the wrecked ones by their distance, then the drivers who have left.
    fn places(&self) -> Vec<u8> {
        let key = |seat: Seat| match self.car(seat).fate {
            Fate::Home(n) => (2, -i32::from(n)),
            Fate::Driving => (1, 0),
            Fate::Wrecked | Fate::Left => (0, self.track.counted(self.car(seat).way)),
        };
        self.company.ranked_where(|seat| self.car(seat).fate != Fate::Left, key)
    }

    /// The outcome of the match. A series goes by points, and drivers who have left come behind the others.
    pub fn outcome(&self) -> Outcome {
        if self.terms.races == 1 {
            return Outcome { places: self.places(), scores: None };
        }
        Outcome { places: self.company.ranked(|seat| self.car(seat).points), scores: self.points() }
    }

    /// The points of each seat, or `None` if the match is a single race.
    pub fn points(&self) -> Option<Vec<i64>> {
        (self.terms.races > 1).then(|| self.cars.iter().map(|car| i64::from(car.points)).collect())
    }
}
