//! What lies on the table in a match of pig, and what a throw, a stop and a departure of a player do to it.

use super::Pig;
use crate::game::{Seat, Seats, Text};
use crate::kit::dice::Odds;
use crate::kit::dicegame::{self, After, Board, Phase, Rolled};

/// The dice of a match and what busts with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// One die; a one busts.
    One,
    /// A red and a white die; a red one busts.
    Red,
    /// Two dice of one colour; any double busts.
    Double,
}

impl Dice {
    /// How many dice are thrown.
    pub fn count(self) -> usize {
        match self {
            Dice::One => 1,
            Dice::Red | Dice::Double => 2,
        }
    }

    /// The same as dice that fall.
    pub fn thrown(self) -> dicegame::Dice {
        dicegame::Dice::ordinary(self.count())
    }

    /// The goal when nothing is said.
    pub fn goal(self) -> u32 {
        match self {
            Dice::One => 100,
            Dice::Red | Dice::Double => 200,
        }
    }

    /// Whether a throw with these faces is lost.
    pub fn busts(self, faces: &[u8]) -> bool {
        match self {
            Dice::One | Dice::Red => faces[0] == 1,
            Dice::Double => faces[0] == faces[1],
        }
    }

    /// How likely which throw is.
    pub fn odds(self) -> Odds {
        Odds::of(self.count(), |faces| self.busts(faces))
    }
}

/// The rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The dice.
    pub dice: Dice,
    /// The points that win.
    pub goal: u32,
    /// Whether a player who is caught up with or passed loses points.
    pub overtake: bool,
}

/// What a player loses who is overtaken (or all, if it is less).
pub const OVERTAKEN: u32 = 10;

/// One column of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The banked total after each change, from 0; the last one counts.
    pub totals: Vec<u32>,
    /// Points that burnt in lost series. The losing throw itself never counted, so it is not among them.
    pub burnt: u32,
    /// The total at the beginning of this turn.
    pub from: u32,
}

impl Player {
    /// A player with nothing.
    pub fn new() -> Player {
        Player { totals: vec![0], burnt: 0, from: 0 }
    }

    /// Banked points.
    pub fn score(&self) -> u32 {
        // A column begins with 0 and only grows longer.
        self.totals.last().copied().unwrap_or(0)
    }

    /// Loses points because of somebody who has caught up or passed; how many.
    fn lose(&mut self) -> u32 {
        let lost = self.score().min(OVERTAKEN);
        self.totals.push(self.score() - lost);
        lost
    }
}

/// How a series ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Its points were banked.
    Banked,
    /// Its last throw lost them.
    Bust,
}

/// The throws of one turn, or of a round for everybody. It stays on the page until the next player has thrown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    /// Whose it is.
    pub by: Seat,
    /// The faces of each throw, the red die first.
    pub throws: Vec<Vec<u8>>,
    /// How it ended; `None` while it is under way.
    pub end: Option<End>,
}

impl Series {
    /// No throw so far.
    pub fn new(by: Seat) -> Series {
        Series { by, throws: Vec::new(), end: None }
    }

    /// The throws that brought points.
    pub fn safe(&self) -> &[Vec<u8>] {
        let lost = usize::from(self.end == Some(End::Bust));
        &self.throws[..self.throws.len() - lost]
    }

    /// What the safe throws add up to.
    pub fn points(&self) -> u32 {
        self.safe().iter().map(|faces| sum(faces)).sum()
    }
}

/// What the faces of a throw add up to.
pub fn sum(faces: &[u8]) -> u32 {
    faces.iter().map(|&face| u32::from(face)).sum()
}

/// What lies on the table for everybody to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Common {
    /// The latest series; before the first throw of a turn that is the one of the player before. Where one throw is for
    /// everybody, the throws of this round, and it has ended when the round has.
    pub series: Series,
    /// Where one throw is for everybody, the throws of the round before.
    pub before: Option<Series>,
}

/// What lies on the table, as this game sees it.
pub type Table = Board<Rolled<Pig>>;

impl Table {
    /// The latest series.
    pub fn series(&self) -> &Series {
        &self.common.series
    }

    /// Banked points of a seat.
    pub fn score(&self, seat: Seat) -> u32 {
        self.own(seat).score()
    }

    /// Whether somebody has what wins.
    pub fn is_won(&self) -> bool {
        let ended = !self.round.is_common() || self.series().end.is_some();
        ended && self.round.present().iter().any(|seat| self.score(seat) >= self.rules.goal)
    }

    /// The turn of a seat begins, or a round for everybody, of which this is one seat.
    pub fn start(&mut self, seat: Seat) {
        if self.round.is_common() && !self.common.series.throws.is_empty() {
            self.common.before = Some(std::mem::replace(&mut self.common.series, Series::new(seat)));
        }
        let player = self.own_mut(seat);
        player.from = player.score();
    }

    /// The dice have fallen for a seat.
    pub fn take(&mut self, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        self.write_down(seat, faces);
        let (goal, points) = (self.rules.goal, self.series().points());
        if self.series().end == Some(End::Bust) {
            self.own_mut(seat).burnt += points;
            told.push(Text::new("pig-bust").with("seat", seat).with("points", points));
            return After::Lose;
        }
        if !self.round.is_common() && self.score(seat) + points >= goal {
            // The series makes up what was missing: it is banked at once, and nobody is overtaken any more.
            let total = self.bank(seat);
            self.common.series.end = Some(End::Banked);
            told.push(Text::new("pig-reached").with("seat", seat).with("points", total));
            return After::Stop;
        }
        told.push(Text::new("pig-threw").with("seat", seat).with("sum", sum(faces)).with("points", points));
        After::Choose
    }

    /// Writes a throw down once, for however many seats it has fallen.
    fn write_down(&mut self, seat: Seat, faces: &[u8]) {
        let (busts, first) = (self.rules.dice.busts(faces), self.round.throws == 1);
        let series = &mut self.common.series;
        if !self.round.is_common() && first {
            *series = Series::new(seat);
        }
        if series.throws.len() < self.round.throws as usize {
            series.throws.push(faces.to_vec());
            series.end = busts.then_some(End::Bust);
        }
    }

    /// A seat stops and banks the series.
    pub fn hold(&mut self, seat: Seat, told: &mut Vec<Text>) {
        let (points, before) = (self.series().points(), self.score(seat));
        let total = self.bank(seat);
        if self.round.is_common() {
            return;
        }
        self.common.series.end = Some(End::Banked);
        told.push(Text::new("pig-banked").with("seat", seat).with("points", points).with("total", total));
        if self.rules.overtake {
            let between = |other: &Seat| before < self.score(*other) && self.score(*other) <= total;
            let passed = self.round.present().without(seat).iter().filter(between).collect();
            self.overtake(passed, told);
        }
    }

    fn bank(&mut self, seat: Seat) -> u32 {
        let points = self.common.series.points();
        let player = self.own_mut(seat);
        player.totals.push(player.score() + points);
        player.score()
    }

    /// These lose points, each once; that this may put somebody behind another has no further effect.
    fn overtake(&mut self, passed: Seats, told: &mut Vec<Text>) {
        for seat in passed.iter() {
            let lost = self.own_mut(seat).lose();
            let text = Text::new("pig-overtaken").with("seat", seat).with("points", lost);
            told.push(text.with("total", self.score(seat)));
        }
    }

    /// All have chosen in a round for everybody: who has stopped by that.
    pub fn tell_stopped(&self, told: &mut Vec<Text>) {
        let stopped = self.stopped();
        if !stopped.is_empty() {
            told.push(dicegame::some("pig-round-stop", stopped).with("points", self.series().points()));
        }
    }

    /// A round for everybody is over: what has burnt, and who was overtaken since it began.
    pub fn end_round(&mut self, told: &mut Vec<Text>) {
        let present = self.round.present();
        match self.series().end {
            Some(_) => {
                let burnt = present.iter().filter(|seat| self.player(*seat).phase == Phase::Lost).collect();
                told.push(dicegame::some("pig-round-bust", burnt).with("points", self.series().points()));
            }
            None => self.common.series.end = Some(End::Banked),
        }
        if self.rules.overtake {
            let (from, now) = (|seat: Seat| self.own(seat).from, |seat: Seat| self.score(seat));
            let by = |seat: Seat| present.iter().any(|x| from(x) < from(seat) && now(x) >= now(seat));
            let passed = present.iter().filter(|seat| by(*seat)).collect();
            self.overtake(passed, told);
        }
    }

    /// A seat has left; an open series of its own is dropped with it, neither banked nor burnt.
    pub fn gone(&mut self, seat: Seat) {
        let series = &self.common.series;
        if !self.round.is_common() && series.by == seat && series.end.is_none() {
            self.common.series = Series::new(self.round.mover());
        }
    }
}
