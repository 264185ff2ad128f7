//! The table: its players and dice, and everything that happens by itself between two choices.

use super::contract::{Board, DiceGame, Round, Stage, Way};
use crate::game::{Chance, Dice, Seat, Seats, StepCtx, Text};

/// How far a seat is in its turn. Behind `dyn`, so that what asks it is compiled once for all games.
type Stages<'a> = &'a dyn Fn(Seat) -> Stage;

impl Round {
    /// The seats that must choose.
    fn choosing(&self, stage: Stages<'_>) -> Seats {
        let chooses = |seat: &Seat| stage(*seat) == Stage::Choose;
        match self {
            Round { over: true, .. } => Seats::NONE,
            Round { way: Way::Turns, .. } => Some(self.mover()).into_iter().filter(chooses).collect(),
            _ => self.present().iter().filter(chooses).collect(),
        }
    }

    /// The dice that the match waits for, and the seat that throws or names them.
    fn wanted(&self, stage: Stages<'_>) -> Option<(Seat, Dice)> {
        if self.over || !self.choosing(stage).is_empty() {
            return None;
        }
        let dice = |seat: Seat| match stage(seat) {
            Stage::Throw(dice) | Stage::Own(dice) => Some(dice),
            Stage::Choose | Stage::Done => None,
        };
        let dice = match self.way {
            Way::Turns => dice(self.mover()),
            Way::Together | Way::Named => match self.throws_alone(stage) {
                // All who throw want the same dice.
                None => self.present().iter().find_map(dice),
                alone => return alone,
            },
        };
        dice.map(|dice| (self.mover(), dice))
    }

    /// The first seat that throws for itself although throws are common.
    fn throws_alone(&self, stage: Stages<'_>) -> Option<(Seat, Dice)> {
        let own = |seat: Seat| match stage(seat) {
            Stage::Own(dice) => Some((seat, dice)),
            _ => None,
        };
        self.present().iter().find_map(own)
    }
}

impl<G: DiceGame> Board<G> {
    /// The seats that must choose now.
    pub fn choosing(&self) -> Seats {
        self.round.choosing(&|seat| self.game.stage(self, seat))
    }

    /// The dice that the match waits for, and the seat that throws or names them; `None` while somebody must choose.
    pub fn wanted(&self) -> Option<(Seat, Dice)> {
        self.round.wanted(&|seat| self.game.stage(self, seat))
    }

    /// The first seat that throws for itself although throws are common.
    fn throws_alone(&self) -> Option<(Seat, Dice)> {
        self.round.throws_alone(&|seat| self.game.stage(self, seat))
    }

    /// Whether the next throw is named.
    pub fn is_named(&self) -> bool {
        let seats = self.seats().len();
        // With more players than throws, not all can name one. Only the first ones do.
        let rounds = |throws: u32| if throws < seats { throws } else { throws - throws % seats };
        let named = self.game.throws(&self.rules).map_or(u32::MAX, rounds);
        self.round.way == Way::Named && self.round.common < named && self.throws_alone().is_none()
    }

    /// The dice have fallen or were named.
    pub fn fall(&mut self, faces: &[u8], told: &mut Vec<Text>) {
        let game = self.game;
        self.round.fallen = faces.to_vec();
        self.round.throws += 1;
        if self.round.way == Way::Turns {
            self.round.thrower = Some(self.round.mover());
            return game.fallen(self, self.round.mover(), faces, told);
        }
        if let Some((seat, _)) = self.throws_alone() {
            return game.fallen(self, seat, faces, told);
        }
        self.round.common += 1;
        told.push(fell(faces));
        for seat in self.round.present().iter() {
            if matches!(game.stage(self, seat), Stage::Throw(_)) {
                game.fallen(self, seat, faces, &mut Vec::new());
            }
        }
        // The next player throws or names.
        self.round.party.pass();
    }

    /// Runs everything that happens by itself until somebody must choose, throw or name. `at_once`: makes the next
    /// throw even with real dice, since its faces are known.
    pub fn go_on(&mut self, chance: &mut Chance, mut at_once: bool, told: &mut Vec<Text>) {
        while !self.round.over && self.choosing().is_empty() {
            if let Some((_, dice)) = self.wanted() {
                if self.is_named() || (self.round.real && !at_once) {
                    return;
                }
                at_once = false;
                self.fall(&dice.throw(chance), told);
            } else {
                self.turn_over(told);
            }
        }
    }

    /// Ends the turn of the mover, or of all players, and begins the next one.
    fn turn_over(&mut self, told: &mut Vec<Text>) {
        let mover = self.round.mover();
        let done = if self.round.is_common() { self.round.present() } else { Seats::one(mover) };
        let game = self.game;
        game.settle(self, done, told);
        self.round.over = game.is_over(self);
        if self.round.over {
            return;
        }
        if self.round.way == Way::Turns && !self.give_to_next(mover) {
            self.round.party.pass();
        }
        self.begin();
    }

    /// Gives the turn to the seat that the game names as the next after `seat`. `false` if it names none.
    fn give_to_next(&mut self, seat: Seat) -> bool {
        let next = self.game.next(self, seat).filter(|next| self.round.present().has(*next));
        next.is_some_and(|next| {
            self.round.party.give(next);
            true
        })
    }

    /// Begins the next turn.
    pub fn begin(&mut self) {
        (self.round.number, self.round.throws) = (self.round.number + 1, 0);
        let beginning = if self.round.is_common() { self.round.present() } else { Seats::one(self.round.mover()) };
        let game = self.game;
        beginning.iter().for_each(|seat| game.begin(self, seat));
    }

    /// A seat leaves for good. Returns whether the others go on.
    pub fn leave(&mut self, seat: Seat, told: &mut Vec<Text>) -> bool {
        let (game, moved) = (self.game, self.round.mover() == seat);
        let go_on = self.round.party.leave(seat);
        game.leave(self, seat, told);
        self.round.over = game.is_over(self);
        if !go_on || self.round.over {
            return false;
        }
        if moved && self.round.way == Way::Turns {
            // Otherwise the turn has gone to the next player at the table.
            self.give_to_next(seat);
            self.begin();
        }
        true
    }
}

/// Tells everything in order.
pub fn tell(told: Vec<Text>, ctx: &mut StepCtx) {
    told.into_iter().for_each(|text| ctx.tell(text));
}

/// The message about a throw for everybody.
pub fn fell(faces: &[u8]) -> Text {
    Text::new("dice-fell").with("dice", faces.len()).with("faces", listed(faces))
}

/// The faces of a throw as people write them: `3 5 5`.
pub fn listed(faces: &[u8]) -> String {
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// A message about some seats, as its `$names`, and their `$count`. If there are many, the names only say how many.
pub fn some(key: &'static str, seats: Seats) -> Text {
    let names: Vec<Text> = match seats.len() {
        0..=NAMED => seats.iter().map(|seat| Text::new("dice-seat").with("seat", seat)).collect(),
        many => vec![Text::new("dice-seats").with("count", many)],
    };
    Text::new(key).with("names", names).with("count", seats.len())
}

/// Up to this many seats are named.
const NAMED: u32 = 8;
