//! The state of a match of pig and what a throw, a stop and a leaving player do to it.

use crate::game::{Chance, Outcome, Seat, Seats, StepCtx, Text};
use crate::kit::dice::{self, Odds};

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
const OVERTAKEN: u32 = 10;

/// One column of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The banked total after each change, from 0; the last one counts.
    pub totals: Vec<u32>,
    /// Points that burnt in lost series. The losing throw itself never counted, so it is not among them.
    pub burnt: u32,
    /// Whether the player has left for good.
    pub left: bool,
}

/// How a series ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Its points were banked.
    Banked,
    /// Its last throw lost them.
    Bust,
}

/// The throws of one turn. It stays on the page until the next player has thrown.
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
    fn new(by: Seat) -> Series {
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

/// A match under way. Nothing is hidden, so it is its own view.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    rules: Rules,
    players: Vec<Player>,
    mover: Seat,
    series: Series,
    over: bool,
}

impl State {
    /// The start: nobody has a point, `first` throws.
    pub fn new(rules: Rules, seats: u8, first: Seat) -> State {
        let player = Player { totals: vec![0], burnt: 0, left: false };
        State {
            rules,
            players: vec![player; usize::from(seats)],
            mover: first,
            series: Series::new(first),
            over: false,
        }
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The columns of the sheet, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seat that is to throw or to stop; once the match is over, the one that ended it.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// Whether it is for `seat` to throw or to stop.
    pub fn acts(&self, seat: Seat) -> bool {
        !self.over && self.mover == seat
    }

    /// The latest series; before the first throw of a turn that is the one of the player before.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// Whether the mover has thrown in this turn.
    pub fn thrown(&self) -> bool {
        !self.over && self.series.end.is_none() && !self.series.throws.is_empty()
    }

    /// Banked points of a seat.
    pub fn score(&self, seat: Seat) -> u32 {
        // A column begins with 0 and only grows longer.
        self.players[seat.index()].totals.last().copied().unwrap_or(0)
    }

    /// The seats that have not left.
    pub fn present(&self) -> Seats {
        (0..).map(Seat).zip(&self.players).filter(|(_, player)| !player.left).map(|(seat, _)| seat).collect()
    }

    /// The place of each seat: those present by their points, then all who left, together on the last place.
    pub fn places(&self) -> Vec<u8> {
        let present = self.present();
        let ahead = |seat: Seat| present.iter().filter(|&other| self.score(other) > self.score(seat)).count();
        let place = |seat: Seat| if present.has(seat) { ahead(seat) } else { present.len() as usize };
        // At most 50 seats.
        (0..self.players.len() as u8).map(|seat| place(Seat(seat)) as u8 + 1).collect()
    }

    /// How it ended; `None` while it goes on.
    ///
    /// Nobody but the winner has the goal, so the order by points puts the winner first; when all others left, only
    /// the last one is still in that order.
    pub fn outcome(&self) -> Option<Outcome> {
        let scores = (0..self.players.len() as u8).map(|seat| i64::from(self.score(Seat(seat)))).collect();
        self.over.then(|| Outcome { places: self.places(), scores: Some(scores) })
    }

    /// The mover throws.
    pub fn roll(&mut self, ctx: &mut StepCtx) {
        let faces = self.throw(&mut ctx.chance);
        let seat = self.mover;
        if self.rules.dice.busts(&faces) {
            self.series.end = Some(End::Bust);
            let lost = self.series.points();
            self.players[seat.index()].burnt += lost;
            ctx.tell(Text::new("pig-bust").with("seat", seat).with("points", lost));
            self.pass();
            return;
        }
        let points = self.series.points();
        if self.score(seat) + points >= self.rules.goal {
            self.finish(ctx);
        } else {
            let text = Text::new("pig-threw").with("seat", seat).with("sum", sum(&faces)).with("points", points);
            ctx.tell(text);
        }
    }

    fn throw(&mut self, chance: &mut Chance) -> Vec<u8> {
        if !self.thrown() {
            self.series = Series::new(self.mover);
        }
        let faces = dice::throw(chance, self.rules.dice.count());
        self.series.throws.push(faces.clone());
        faces
    }

    /// The mover stops and banks the series.
    pub fn hold(&mut self, ctx: &mut StepCtx) {
        let seat = self.mover;
        let before = self.score(seat);
        let total = self.bank();
        let points = total - before;
        ctx.tell(Text::new("pig-banked").with("seat", seat).with("points", points).with("total", total));
        if self.rules.overtake {
            self.overtake(before, total, ctx);
        }
        self.pass();
    }

    /// The series makes up what was missing: it is banked at once and the match is over. Nobody is overtaken any more.
    fn finish(&mut self, ctx: &mut StepCtx) {
        let total = self.bank();
        self.over = true;
        ctx.tell(Text::new("pig-reached").with("seat", self.mover).with("points", total));
    }

    fn bank(&mut self) -> u32 {
        let total = self.score(self.mover) + self.series.points();
        self.series.end = Some(End::Banked);
        self.players[self.mover.index()].totals.push(total);
        total
    }

    /// The mover has come from `before` to `total`: each player in between (caught up with included) loses points,
    /// once; that this may put a player behind another has no further effect.
    fn overtake(&mut self, before: u32, total: u32, ctx: &mut StepCtx) {
        for seat in self.present().without(self.mover).iter() {
            let score = self.score(seat);
            if before < score && score <= total {
                let lost = score.min(OVERTAKEN);
                self.players[seat.index()].totals.push(score - lost);
                let text = Text::new("pig-overtaken").with("seat", seat).with("points", lost);
                ctx.tell(text.with("total", score - lost));
            }
        }
    }

    /// The turn goes to the next player who is still there.
    fn pass(&mut self) {
        self.mover = self.present().after(self.mover).unwrap_or(self.mover);
    }

    /// A player leaves for good; an open series is dropped with them, neither banked nor burnt.
    pub fn leave(&mut self, seat: Seat) {
        if self.over || !self.present().has(seat) {
            return;
        }
        self.players[seat.index()].left = true;
        self.over = self.present().len() < 2;
        if self.mover == seat {
            self.pass();
            if self.series.end.is_none() {
                self.series = Series::new(self.mover);
            }
        }
    }
}

#[cfg(test)]
impl State {
    /// A position in the middle of a match.
    pub fn with_scores(rules: Rules, scores: &[u32], mover: Seat) -> State {
        let mut state = State::new(rules, scores.len() as u8, mover);
        for (player, &score) in state.players.iter_mut().zip(scores) {
            player.totals.push(score);
        }
        state
    }
}
