//! The match: games with one die or two, each from a throw to the target, and the points that they score.

use super::die::{Ban, Die, FACES};
use super::{Move, Pick, Side};
use crate::game::{Outcome, Reject, Seat, StepCtx, Text, Why};
use crate::kit::dice;

/// The points for making the target exactly.
pub const MADE: u16 = 3;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The number of dice, 1 or 2.
    pub dice: u8,
    /// The sum to make.
    pub target: u16,
    /// The points that win the match.
    pub points: u16,
    /// Whether the players throw dice of their own.
    pub real: bool,
}

/// A game of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// The seat that throws. The other one makes the first tip.
    pub thrower: Seat,
    /// The dice, or none before the throw.
    pub dice: Vec<Die>,
    /// The numbers added by the moves, the throw first.
    pub added: Vec<u8>,
    /// The index of the die tipped last.
    pub tipped: Option<usize>,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Won {
    /// The seat that scored.
    pub by: Seat,
    pub points: u16,
}

/// The whole position. Nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The options of the match.
    pub terms: Terms,
    /// The results of the finished games, in order.
    pub won: Vec<Won>,
    /// The current game, or the one that ended the match.
    pub round: Round,
    /// The game before it, or `None` in the first game.
    pub last: Option<Round>,
}

impl Round {
    fn new(thrower: Seat) -> Round {
        Round { thrower, dice: Vec::new(), added: Vec::new(), tipped: None }
    }

    /// The seat that made a move of the game. The throw is number 0.
    pub fn by(&self, number: usize) -> Seat {
        if number.is_multiple_of(2) { self.thrower } else { self.thrower.other() }
    }

    /// The seat that makes the next move.
    pub fn mover(&self) -> Seat {
        self.by(self.added.len())
    }

    /// The sum of all moves so far.
    pub fn total(&self) -> u16 {
        self.added.iter().map(|added| u16::from(*added)).sum()
    }

    /// The number that the next move would add if it brought this face of a die up. The tops of all dice count.
    pub fn adds(&self, die: usize, face: u8) -> u16 {
        let others = self.dice.iter().enumerate().filter(|(n, _)| *n != die);
        others.map(|(_, die)| u16::from(die.top)).sum::<u16>() + u16::from(face)
    }

    /// The seat that scores with a sum that `by` has made, and the points. `None`: the sum is below the target.
    pub fn won(sum: u16, by: Seat, target: u16) -> Option<Won> {
        match sum.checked_sub(target)? {
            0 => Some(Won { by, points: MADE }),
            over => Some(Won { by: by.other(), points: over }),
        }
    }

    fn throw(&mut self, terms: &Terms, ctx: &mut StepCtx) {
        let faces = dice::throw(&mut ctx.chance, terms.dice.into());
        self.added.push(faces.iter().sum());
        let shown = faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
        self.dice = faces.into_iter().map(Die::thrown).collect();
        ctx.tell(Text::new("vertushka-told-throw").with("seat", self.thrower).with("faces", shown));
    }
}

impl Sheet {
    /// A new match. The bot's dice fall at once.
    pub fn new(terms: Terms, first: Seat, ctx: &mut StepCtx) -> Sheet {
        let mut sheet = Sheet { terms, won: Vec::new(), round: Round::new(first), last: None };
        if !terms.real {
            sheet.round.throw(&terms, ctx);
        }
        sheet
    }

    /// The points of a seat.
    pub fn score(&self, seat: Seat) -> u16 {
        self.won.iter().filter(|won| won.by == seat).map(|won| won.points).sum()
    }

    /// The points of both seats.
    pub fn scores(&self) -> Vec<i64> {
        [Seat(0), Seat(1)].map(|seat| i64::from(self.score(seat))).to_vec()
    }

    /// Whether the current game waits for its throw.
    pub fn waits(&self) -> bool {
        self.round.dice.is_empty()
    }

    /// The winner of the match, or `None` while it goes on.
    pub fn winner(&self) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.score(*seat) >= self.terms.points)
    }

    /// The outcome of the match, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| Outcome::won(winner, 2).with_scores(self.scores()))
    }

    /// The seat to move, or `None` after the end.
    pub fn mover(&self) -> Option<Seat> {
        self.winner().is_none().then(|| self.round.mover())
    }

    pub fn moves(&self) -> Vec<Move> {
        if self.waits() {
            return vec![Move::Throw];
        }
        (0..self.round.dice.len()).flat_map(|die| self.tips(die)).collect()
    }

    /// The legal tips of a die, by its index.
    pub fn tips(&self, number: usize) -> impl Iterator<Item = Move> {
        let faces = self.round.dice.get(number).into_iter().flat_map(|die| die.faces());
        faces.map(move |face| self.tip(number, face))
    }

    /// The move that brings this face of a die up.
    fn tip(&self, number: usize, face: u8) -> Move {
        let pick = match (self.terms.dice, number) {
            (1, _) => Pick::Any,
            (_, 0) => Pick::Die(Side::Left),
            _ => Pick::Die(Side::Right),
        };
        let makes = self.round.total() + self.round.adds(number, face);
        Move::Tip { pick, face, makes: Some(makes) }
    }

    /// The dice that a pick can mean.
    fn picked(&self, pick: Pick) -> impl Iterator<Item = (usize, Die)> {
        let dice = self.round.dice.iter().copied().enumerate();
        let two = self.terms.dice > 1;
        dice.filter(move |(number, die)| match pick {
            Pick::Any => true,
            Pick::Showing(top) => die.top == top,
            Pick::Die(side) => !two || *number == side as usize,
        })
    }

    /// The die that was meant and can be tipped to the face, with its index. `None`: no die that was meant can.
    ///
    /// # Errors
    /// If either of two dice could be meant.
    fn able(&self, pick: Pick, face: u8) -> Result<Option<(usize, Die)>, Reject> {
        let mut able = self.picked(pick).filter(|(_, die)| die.check(face).is_ok());
        let Some((number, die)) = able.next() else { return Ok(None) };
        match able.next() {
            // Dice in the same position lead to the same result.
            Some((_, other)) if (other.top, other.before) != (die.top, die.before) => {
                Err(Reject::new(Why::Ambiguous, Text::new("vertushka-reject-which").with("face", face)))
            }
            _ => Ok(Some((number, die))),
        }
    }

    /// The canonical form of a typed tip. An impossible tip stays as it was said.
    ///
    /// # Errors
    /// If either of two dice could be meant.
    pub fn meant(&self, pick: Pick, face: u8) -> Result<Move, Reject> {
        let able = self.able(pick, face)?;
        Ok(able.map_or(Move::Tip { pick, face, makes: None }, |(number, _)| self.tip(number, face)))
    }

    /// The dice after a legal tip, and the sum that it makes.
    pub fn after(&self, m: &Move) -> Option<(Vec<Die>, u16)> {
        let Move::Tip { pick, face, .. } = *m else { return None };
        let (number, die) = self.able(pick, face).ok()??;
        let mut dice = self.round.dice.clone();
        *dice.get_mut(number)? = die.tip(face);
        Some((dice, self.round.total() + self.round.adds(number, face)))
    }

    /// Throws the dice of a game that waits for its throw.
    pub fn throw(&mut self, ctx: &mut StepCtx) -> Result<(), Reject> {
        if !self.waits() {
            return Err(Reject::illegal(Text::new("vertushka-reject-thrown")));
        }
        self.round.throw(&self.terms, ctx);
        Ok(())
    }

    /// Tips a die. Ends the game if the sum reaches the target or passes it.
    pub fn play(&mut self, pick: Pick, face: u8, ctx: &mut StepCtx) -> Result<(), Reject> {
        if self.waits() {
            return Err(Reject::illegal(Text::new("vertushka-reject-throw")));
        }
        let Some((number, die)) = self.able(pick, face)? else {
            return Err(self.refusal(pick, face));
        };
        let (adds, by) = (self.round.adds(number, face), self.round.mover());
        // The number added is at most two faces.
        self.round.added.push(adds as u8);
        self.round.dice[number] = die.tip(face);
        self.round.tipped = Some(number);
        let sum = self.round.total();
        if let Some(won) = Round::won(sum, by, self.terms.target) {
            self.end(won, sum, ctx);
        }
        Ok(())
    }

    /// The reason why no die that was meant can show the face, and the possible moves.
    fn refusal(&self, pick: Pick, face: u8) -> Reject {
        let Some((_, die)) = self.picked(pick).next() else {
            let tops: Vec<String> = self.round.dice.iter().map(|die| die.top.to_string()).collect();
            let Pick::Showing(top) = pick else { return Reject::illegal(Text::new("vertushka-reject-face")) };
            let text = Text::new("vertushka-reject-shown").with("top", top).with("tops", tops.join(", "));
            return Reject::illegal(text);
        };
        let key = match die.check(face) {
            _ if pick == Pick::Any && self.terms.dice > 1 && (1..=FACES).contains(&face) => "vertushka-reject-neither",
            Err(Ban::Top) => "vertushka-reject-top",
            Err(Ban::Under) => "vertushka-reject-under",
            Err(Ban::Before) => "vertushka-reject-before",
            Err(Ban::NoFace) | Ok(()) => "vertushka-reject-face",
        };
        let faces: Vec<String> = die.faces().map(|face| face.to_string()).collect();
        let text = Text::new(key).with("face", face).with("top", die.top).with("faces", faces.join(", "));
        Reject::illegal(text)
    }

    /// Records the points of a game, and starts the next one, which the other seat begins.
    fn end(&mut self, won: Won, sum: u16, ctx: &mut StepCtx) {
        let by = self.round.by(self.round.added.len() - 1);
        self.won.push(won);
        let key = if won.by == by { "vertushka-told-made" } else { "vertushka-told-passed" };
        let text = Text::new(key).with("seat", by).with("other", by.other()).with("sum", sum);
        ctx.tell(text.with("target", self.terms.target).with("points", won.points));
        if self.winner().is_some() {
            return;
        }
        let next = Round::new(self.round.thrower.other());
        self.last = Some(std::mem::replace(&mut self.round, next));
        if !self.terms.real {
            self.round.throw(&self.terms, ctx);
        }
    }
}
