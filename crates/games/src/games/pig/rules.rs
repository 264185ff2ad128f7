//! The table in a match of pig, and how a throw, a stop and a departure change it.

use super::Pig;
use crate::game::{Seat, Seats, Text};
use crate::kit::dice::Odds;
use crate::kit::dicegame::{self, After, Board, Phase, Rolled};

/// The dice of a match, and the throw that busts with them.
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

    /// The dice as the kit throws them.
    pub fn thrown(self) -> dicegame::Dice {
        dicegame::Dice::ordinary(self.count())
    }

    /// The default goal.
    pub fn goal(self) -> u32 {
        match self {
            Dice::One => 100,
            Dice::Red | Dice::Double => 200,
        }
    }

    pub fn busts(self, faces: &[u8]) -> bool {
        match self {
            Dice::One | Dice::Red => faces[0] == 1,
            Dice::Double => faces[0] == faces[1],
        }
    }

    /// The odds of each throw.
    pub fn odds(self) -> Odds {
        Odds::of(self.count(), |faces| self.busts(faces))
    }
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    pub dice: Dice,
    /// The points that win.
    pub goal: u32,
    /// Whether a player who is caught up with or passed loses points.
    pub overtake: bool,
}

/// The points that an overtaken player loses, or all of them if there are fewer.
pub const OVERTAKEN: u32 = 10;

/// One column of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The banked total after each change, from 0. The last one counts.
    pub totals: Vec<u32>,
    /// The points burnt in lost series. The losing throw never counted, so it is not included.
    pub burnt: u32,
    /// The banked total at the beginning of this turn.
    pub from: u32,
}

impl Player {
    /// A player without points.
    pub fn new() -> Player {
        Player { totals: vec![0], burnt: 0, from: 0 }
    }

    /// The banked points.
    pub fn score(&self) -> u32 {
        // A column begins with 0 and only grows.
        self.totals.last().copied().unwrap_or(0)
    }

    /// Loses points to a player who has caught up or passed. Returns how many.
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

/// The throws of one turn, or of a common round. They stay on the page until the next player has thrown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    /// The seat that throws.
    pub by: Seat,
    /// The faces of each throw, the red die first.
    pub throws: Vec<Vec<u8>>,
    /// How it ended, or `None` while it goes on.
    pub end: Option<End>,
}

impl Series {
    /// A series without throws.
    pub fn new(by: Seat) -> Series {
        Series { by, throws: Vec::new(), end: None }
    }

    /// The throws that score.
    pub fn safe(&self) -> &[Vec<u8>] {
        let lost = usize::from(self.end == Some(End::Bust));
        &self.throws[..self.throws.len() - lost]
    }

    /// The sum of the safe throws.
    pub fn points(&self) -> u32 {
        self.safe().iter().map(|faces| sum(faces)).sum()
    }
}

/// The sum of the faces.
pub fn sum(faces: &[u8]) -> u32 {
    faces.iter().map(|&face| u32::from(face)).sum()
}

/// A throw with its sum: `5 + 2 = 7`. Of a single die there is nothing to add.
fn added(faces: &[u8]) -> String {
    match faces {
        [face] => face.to_string(),
        _ => format!("{} = {}", faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" + "), sum(faces)),
    }
}

/// The shared part of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Common {
    /// The latest series. Before the first throw of a turn, that is the previous player's. With one throw for
    /// everybody, it has the throws of this round and ends with the round.
    pub series: Series,
    /// With one throw for everybody: the throws of the round before.
    pub before: Option<Series>,
}

/// The table with the state of this game.
pub type Table = Board<Rolled<Pig>>;

impl Table {
    /// The throws of the current turn.
    pub fn series(&self) -> &Series {
        &self.common.series
    }

    /// The banked points of a seat.
    pub fn score(&self, seat: Seat) -> u32 {
        self.own(seat).score()
    }

    /// Whether a player has reached the goal. With one throw for everybody, only the end of a round counts.
    pub fn is_won(&self) -> bool {
        let ended = !self.round.is_common() || self.series().end.is_some();
        ended && self.round.present().iter().any(|seat| self.score(seat) >= self.rules.goal)
    }

    /// Begins a seat's turn, or a common round in which this seat takes part.
    pub fn start(&mut self, seat: Seat) {
        if self.round.is_common() && !self.common.series.throws.is_empty() {
            self.common.before = Some(std::mem::replace(&mut self.common.series, Series::new(seat)));
        }
        let player = self.own_mut(seat);
        player.from = player.score();
    }

    /// A throw has fallen for a seat.
    pub fn take(&mut self, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        self.write_down(seat, faces);
        let (goal, points) = (self.rules.goal, self.series().points());
        if self.series().end == Some(End::Bust) {
            self.own_mut(seat).burnt += points;
            let text = Text::new("pig-bust").with("seat", seat).with("dice", dicegame::listed(faces));
            told.push(text.with("points", points));
            return After::Lose;
        }
        if !self.round.is_common() && self.score(seat) + points >= goal {
            // The series reaches the goal. It is banked at once, and nobody is overtaken any more.
            let total = self.bank(seat);
            self.common.series.end = Some(End::Banked);
            told.push(Text::new("pig-reached").with("seat", seat).with("dice", added(faces)).with("points", total));
            return After::Stop;
        }
        // The next question says how much the series has now.
        told.push(Text::new("pig-threw").with("seat", seat).with("dice", added(faces)));
        After::Choose
    }

    /// Writes a throw down once, no matter how many seats it counts for.
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

    /// The passed seats lose points, each one once. If this puts a seat behind another, that has no further effect.
    fn overtake(&mut self, passed: Seats, told: &mut Vec<Text>) {
        for seat in passed.iter() {
            let lost = self.own_mut(seat).lose();
            let text = Text::new("pig-overtaken").with("seat", seat).with("points", lost);
            told.push(text.with("total", self.score(seat)));
        }
    }

    /// Once all have chosen in a common round: tells who has stopped.
    pub fn tell_stopped(&self, told: &mut Vec<Text>) {
        let stopped = self.stopped();
        if !stopped.is_empty() {
            told.push(dicegame::some("pig-round-stop", stopped).with("points", self.series().points()));
        }
    }

    /// Ends a common round: tells what has burnt, and takes points from the seats overtaken since it began.
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

    /// A seat has left. Its open series is dropped, neither banked nor burnt.
    pub fn gone(&mut self, seat: Seat) {
        let series = &self.common.series;
        if !self.round.is_common() && series.by == seat && series.end.is_none() {
            self.common.series = Series::new(self.round.mover());
        }
    }
}
