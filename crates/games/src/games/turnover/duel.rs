//! The match: both players' dice and those in the middle, the effect of each move, and the pips that rounds score.
//!
//! A round always ends: each trash increases the sum of the middle, and between two trashes a player can flip each die
//! only once.

use super::Move;
use crate::game::{Outcome, Reject, Seat, StepCtx, Text};
use crate::kit::dice;

/// The number of dice that each player throws.
pub const DICE: usize = 5;
/// The highest face of a die.
pub const FACES: u8 = 6;

/// How often both throw again when their totals are equal. After that, the player who threw first begins.
const TIES: usize = 20;

/// The face on the opposite side.
pub fn flipped(face: u8) -> u8 {
    FACES + 1 - face
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The pips that win the match. With 1 it is a single round.
    pub points: u16,
    /// Whether the players throw dice of their own.
    pub real: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    pub face: u8,
    /// Whether it was flipped after its owner's last trash.
    pub turned: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Throw,
    /// Flip a die or trash one.
    Act,
    /// Take back dice from the middle with a sum less than this.
    Take(u8),
    /// Nothing: the match is over.
    Over,
}

/// The latest change, for the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Last {
    /// The die with this index in the mover's hand was flipped.
    Flipped(usize),
    /// The last die in the middle was trashed.
    Trashed,
    /// This many dice at the end of a hand were taken back.
    Taken(usize),
}

/// The whole match. Nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Duel {
    /// The options of the match.
    pub terms: Terms,
    /// The dice of both players, indexed by seat.
    pub hands: [Vec<Die>; 2],
    /// The faces of the dice in the middle, in order.
    pub middle: Vec<u8>,
    /// The seat to move.
    pub mover: Seat,
    pub stage: Stage,
    /// The pips won, indexed by seat.
    pub won: [u16; 2],
    /// The number of the round, from 1.
    pub round: u16,
    /// The latest change in this round, with the seat that made it.
    pub last: Option<(Seat, Last)>,
    /// The seat that throws first in this round.
    pub first: Seat,
}

impl Duel {
    /// A new match. The bot's dice fall at once.
    pub fn new(terms: Terms, first: Seat, ctx: &mut StepCtx) -> Duel {
        let mut duel = Duel {
            terms,
            hands: [Vec::new(), Vec::new()],
            middle: Vec::new(),
            mover: first,
            stage: Stage::Throw,
            won: [0; 2],
            round: 0,
            last: None,
            first,
        };
        duel.begin(ctx);
        duel
    }

    /// Begins the next round.
    fn begin(&mut self, ctx: &mut StepCtx) {
        self.hands = [Vec::new(), Vec::new()];
        self.middle.clear();
        (self.mover, self.stage, self.last) = (self.first, Stage::Throw, None);
        self.round += 1;
        let throws = if self.terms.real { 0 } else { 2 * TIES };
        for _ in 0..throws {
            if self.stage == Stage::Throw {
                self.throw(ctx);
            }
        }
        if throws > 0 {
            self.stage = Stage::Act;
        }
    }

    /// The mover throws. Once both have thrown, the lower total begins. If the totals are equal, both throw again.
    fn throw(&mut self, ctx: &mut StepCtx) {
        let (seat, other) = (self.mover, self.mover.other());
        if !self.hands[seat.index()].is_empty() {
            self.hands = [Vec::new(), Vec::new()];
        }
        let thrown = dice::throw(&mut ctx.chance, DICE);
        self.hands[seat.index()] = thrown.into_iter().map(|face| Die { face, turned: false }).collect();
        self.mover = other;
        if self.hands[other.index()].is_empty() {
            return;
        }
        let sums = [self.pips(Seat(0)), self.pips(Seat(1))];
        if sums[0] == sums[1] {
            ctx.tell(Text::new("turnover-told-tie").with("sum", sums[0]));
            return;
        }
        self.mover = if sums[0] < sums[1] { Seat(0) } else { Seat(1) };
        self.stage = Stage::Act;
        let (low, high) = (sums[0].min(sums[1]), sums[0].max(sums[1]));
        let text = Text::new("turnover-told-begins").with("seat", self.mover).with("other", self.mover.other());
        ctx.tell(text.with("low", low).with("high", high));
    }

    /// The sum of the dice of a seat.
    pub fn pips(&self, seat: Seat) -> u16 {
        self.hands[seat.index()].iter().map(|die| u16::from(die.face)).sum()
    }

    /// Whether it is this seat's turn.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.stage != Stage::Over && self.mover == seat
    }

    /// Whether a seat has a die like this.
    pub fn has(&self, seat: Seat, face: u8, turned: bool) -> bool {
        self.hands[seat.index()].contains(&Die { face, turned })
    }

    /// The outcome of the match, by pips. A player without dice has lost the round.
    pub fn outcome(&self) -> Outcome {
        Outcome::by_score(self.won.map(i64::from).to_vec())
    }

    /// The seat that has lost the round: it has no dice, and none to take back.
    fn loser(&self) -> Option<Seat> {
        let beaten = |seat: &Seat| self.hands[seat.index()].is_empty() && self.stage == Stage::Act;
        [Seat(0), Seat(1)].into_iter().find(beaten)
    }

    /// All legal moves of the mover.
    pub fn moves(&self) -> Vec<Move> {
        match self.stage {
            Stage::Throw => vec![Move::Throw],
            Stage::Act => self.flips().map(Move::Flip).chain(self.trashes()).collect(),
            Stage::Take(limit) => self.takes(limit).into_iter().map(Move::Take).collect(),
            Stage::Over => Vec::new(),
        }
    }

    /// The faces that the mover can flip.
    pub fn flips(&self) -> impl Iterator<Item = u8> {
        (1..=FACES).filter(|face| self.has(self.mover, *face, false))
    }

    /// The opponent's dice that the mover can trash.
    fn trashes(&self) -> impl Iterator<Item = Move> {
        let other = self.mover.other();
        let kinds = (1..=FACES).flat_map(|face| [(face, false), (face, true)]);
        let there = kinds.filter(move |(face, turned)| self.has(other, *face, *turned));
        there.map(|(face, turned)| Move::Trash { face, turned })
    }

    /// All sets that can be taken from the middle with a sum less than `limit`, the largest first. The empty set comes
    /// last.
    pub fn takes(&self, limit: u8) -> Vec<Vec<u8>> {
        let mut takes = vec![Vec::new()];
        for face in 1..=FACES {
            let there = self.middle.iter().filter(|other| **other == face).count();
            let with = |some: &Vec<u8>, more: usize| [some.clone(), vec![face; more]].concat();
            takes = takes.iter().flat_map(|some| (0..=there).map(move |more| with(some, more))).collect();
            takes.retain(|some: &Vec<u8>| some.iter().sum::<u8>() < limit);
        }
        takes.sort_by_key(|some| (std::cmp::Reverse(some.iter().sum::<u8>()), some.len()));
        takes
    }

    /// Plays the mover's move, and starts the next round if this one ends.
    pub fn play(&mut self, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        let seat = self.mover;
        match (self.stage, m) {
            (Stage::Throw, Move::Throw) => {
                self.throw(ctx);
                return Ok(());
            }
            (Stage::Throw, _) => return Err(Reject::illegal(Text::new("turnover-reject-throw"))),
            (_, Move::Throw) => return Err(Reject::illegal(Text::new("turnover-reject-thrown"))),
            _ => self.act(m)?,
        }
        let robbed = self.stage == Stage::Act && matches!(m, Move::Trash { .. });
        if let (true, Move::Trash { face, turned }) = (robbed, m) {
            // The consequence is told, so the move itself has to be told too.
            let key = if *turned { "turnover-trash-turned-news" } else { "turnover-trash-news" };
            ctx.tell(Text::new(key).with("seat", seat).with("face", *face));
        }
        if let Some(loser) = self.loser() {
            self.end(loser.other(), ctx);
        } else if robbed {
            let key = if self.middle.len() > 1 { "turnover-told-more" } else { "turnover-told-none" };
            let limit = self.middle.last().copied().unwrap_or_default();
            ctx.tell(Text::new(key).with("seat", seat.other()).with("limit", limit));
        }
        Ok(())
    }

    /// The effect of a move on the dice.
    pub fn act(&mut self, m: &Move) -> Result<(), Reject> {
        match (self.stage, m) {
            (Stage::Act, Move::Flip(face)) => self.flip(*face),
            (Stage::Act, Move::Trash { face, turned }) => self.trash(*face, *turned),
            (Stage::Take(limit), Move::Take(faces)) => self.take(faces, limit),
            (Stage::Take(limit), _) => Err(Reject::illegal(Text::new("turnover-reject-take").with("limit", limit))),
            _ => Err(Reject::illegal(Text::new("turnover-reject-act"))),
        }
    }

    fn flip(&mut self, face: u8) -> Result<(), Reject> {
        let seat = self.mover;
        let hand = &mut self.hands[seat.index()];
        let Some(number) = hand.iter().position(|die| *die == Die { face, turned: false }) else {
            let key = match hand.contains(&Die { face, turned: true }) {
                true => "turnover-reject-turned",
                false => "turnover-reject-own",
            };
            return Err(Reject::illegal(Text::new(key).with("face", face)));
        };
        hand[number] = Die { face: flipped(face), turned: true };
        self.last = Some((seat, Last::Flipped(number)));
        self.mover = seat.other();
        Ok(())
    }

    fn trash(&mut self, face: u8, turned: bool) -> Result<(), Reject> {
        let (seat, other) = (self.mover, self.mover.other());
        let hand = &mut self.hands[other.index()];
        let Some(number) = hand.iter().position(|die| *die == Die { face, turned }) else {
            let key = if turned { "turnover-reject-other-turned" } else { "turnover-reject-other" };
            return Err(Reject::illegal(Text::new(key).with("face", face)));
        };
        hand.remove(number);
        self.hands[seat.index()].iter_mut().for_each(|die| die.turned = false);
        if self.middle.iter().any(|lies| *lies < face) {
            self.stage = Stage::Take(face);
        }
        self.middle.push(face);
        self.last = Some((seat, Last::Trashed));
        self.mover = other;
        Ok(())
    }

    fn take(&mut self, faces: &[u8], limit: u8) -> Result<(), Reject> {
        let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
        if sum >= u32::from(limit) {
            let text = Text::new("turnover-reject-sum").with("sum", sum).with("limit", limit);
            return Err(Reject::illegal(text));
        }
        for face in faces {
            let Some(number) = self.middle.iter().position(|lies| lies == face) else {
                return Err(Reject::illegal(Text::new("turnover-reject-middle").with("face", *face)));
            };
            self.middle.remove(number);
            self.hands[self.mover.index()].push(Die { face: *face, turned: false });
        }
        self.stage = Stage::Act;
        self.last = Some((self.mover, Last::Taken(faces.len())));
        Ok(())
    }

    /// Ends the round: the winner scores the pips left in hand.
    fn end(&mut self, winner: Seat, ctx: &mut StepCtx) {
        let pips = self.pips(winner);
        let won = &mut self.won[winner.index()];
        *won += pips;
        let total = *won;
        let text = Text::new("turnover-told-won").with("seat", winner).with("other", winner.other());
        ctx.tell(text.with("pips", pips).with("total", total).with("points", self.terms.points));
        if total >= self.terms.points {
            self.stage = Stage::Over;
            return;
        }
        self.first = self.first.other();
        self.begin(ctx);
    }
}
