//! The course of a match: a throw, a step for everybody, a step for the player who threw, and the end.
//!
//! A match always ends. Each turn brings a cross or a penalty, and the room for both is limited.

use super::sheet::{LEAST, MOST, Row, Sheet};
use crate::game::{Chance, Dice, Reject, Seat, Seats, StepCtx, Text};
use crate::kit::dicegame::some;
use crate::kit::party::Company;

/// How many dice are white.
pub const WHITE: usize = 2;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// How many locked rows end the match.
    pub locks: usize,
    /// How many penalties of one player end the match.
    pub penalties: u8,
    /// Whether the players throw dice of their own.
    pub real: bool,
}

/// A move of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Throws, if the players have dice of their own.
    Throw,
    /// Crosses a number between 2 and 12.
    Cross(Row, u8),
    Pass,
}

/// The dice of a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    pub white: [u8; WHITE],
    /// The coloured dice by row; `None` for a locked row, whose die is gone.
    pub coloured: [Option<u8>; 4],
}

impl Throw {
    /// The sum of the white dice.
    pub fn sum(&self) -> u8 {
        self.white.iter().sum()
    }

    /// The sums of one white die and the die of a row, ascending and without duplicates.
    pub fn sums(&self, row: Row) -> Vec<u8> {
        let mut sums: Vec<u8> = match self.coloured[row.index()] {
            Some(face) => self.white.iter().map(|white| white + face).collect(),
            None => Vec::new(),
        };
        sums.sort_unstable();
        sums.dedup();
        sums
    }
}

/// The step that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The dice fall.
    Throw,
    /// Everybody may cross the white sum.
    White,
    /// The player who threw may cross a white die and a coloured one.
    Coloured,
    /// Nothing. The match is over.
    Over,
}

/// A cross or a penalty (`None`) of a seat.
pub type Mark = (Seat, Option<(Row, u8)>);

/// The public part of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The options of the match.
    pub rules: Rules,
    pub company: Company,
    /// The sheets by seat.
    pub sheets: Vec<Sheet>,
    /// The latest throw; `None` before the first.
    pub throw: Option<Throw>,
    /// The step that the match waits for.
    pub phase: Phase,
    /// The seats that the match waits for.
    pub waiting: Seats,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Whether the player who threw has crossed something in this turn.
    pub has_crossed: bool,
    /// The marks of the latest turn that brought any, and the number of that turn.
    pub latest: (u32, Vec<Mark>),
    /// The throw that brought these marks.
    pub marked: Option<Throw>,
}

impl Table {
    /// The table before the first throw.
    pub fn new(rules: Rules, seats: u8, first: Seat) -> Table {
        let mut table = Table {
            rules,
            company: Company::new(seats),
            sheets: vec![Sheet::default(); usize::from(seats)],
            throw: None,
            phase: Phase::Over,
            waiting: Seats::NONE,
            active: first,
            turn: 0,
            has_crossed: false,
            latest: (0, Vec::new()),
            marked: None,
        };
        table.begin(first);
        table
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// Whether somebody has locked a row.
    pub fn is_locked(&self, row: Row) -> bool {
        self.sheets.iter().any(|sheet| sheet.line(row).is_locked())
    }

    /// The rows whose dice are still thrown.
    pub fn open(&self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(|row| !self.is_locked(*row))
    }

    /// The dice of the next throw: the white ones first, then those of the open rows from the top down.
    pub fn dice(&self) -> Dice {
        Dice::ordinary(WHITE + self.open().count())
    }

    /// The points of each seat.
    pub fn points(&self) -> Vec<i64> {
        self.sheets.iter().map(Sheet::points).collect()
    }

    /// The numbers that a seat could cross in a phase.
    pub fn crosses(&self, seat: Seat, phase: Phase) -> Vec<(Row, u8)> {
        let Some(throw) = self.throw else { return Vec::new() };
        let numbers = |row: Row| match phase {
            Phase::White => vec![throw.sum()],
            Phase::Coloured if seat == self.active => throw.sums(row),
            _ => Vec::new(),
        };
        let all = self.open().flat_map(|row| numbers(row).into_iter().map(move |number| (row, number)));
        all.filter(|(row, number)| self.sheet(seat).admit(*row, *number).is_ok()).collect()
    }

    /// All moves of a seat now.
    pub fn moves(&self, seat: Seat) -> Vec<Move> {
        match self.phase {
            _ if !self.waiting.has(seat) => Vec::new(),
            Phase::Throw => vec![Move::Throw],
            phase => {
                let crosses = self.crosses(seat, phase).into_iter().map(|(row, number)| Move::Cross(row, number));
                crosses.chain([Move::Pass]).collect()
            }
        }
    }

    /// Checks a move of a seat that is asked.
    ///
    /// # Errors
    /// The reject names the seat's legal moves.
    pub fn admit(&self, seat: Seat, m: Move) -> Result<(), Reject> {
        let (Some(throw), false) = (self.throw, self.phase == Phase::Throw) else {
            return if m == Move::Throw { Ok(()) } else { Err(Reject::illegal(Text::new("fourrows-reject-throw"))) };
        };
        let (row, number) = match m {
            Move::Throw => return Err(Reject::illegal(Text::new("fourrows-reject-thrown"))),
            Move::Pass => return Ok(()),
            Move::Cross(row, number) => (row, number),
        };
        if self.is_locked(row) {
            return Err(Reject::illegal(Text::new("fourrows-reject-locked").with("row", row.name())));
        }
        if self.phase == Phase::White && number != throw.sum() {
            return Err(Reject::illegal(Text::new("fourrows-reject-sum").with("sum", throw.sum())));
        }
        if self.phase == Phase::Coloured && !throw.sums(row).contains(&number) {
            let sums = throw.sums(row);
            let sum = |n: usize| u32::from(sums.get(n).copied().unwrap_or(0));
            let text = Text::new("fourrows-reject-colour").with("sum", sum(0)).with("other", sum(1));
            let text = text.with("row", row.name());
            return Err(Reject::illegal(text));
        }
        self.sheet(seat).admit(row, number)
    }

    /// Begins the turn of a seat.
    fn begin(&mut self, seat: Seat) {
        (self.active, self.turn, self.has_crossed) = (seat, self.turn + 1, false);
        self.phase = Phase::Throw;
        self.waiting = if self.rules.real { Seats::one(seat) } else { Seats::NONE };
    }

    /// Throws the dice. The bot asks only players who can cross the white sum. Sheets lie open, so that gives nothing
    /// away.
    pub fn fall(&mut self, ctx: &mut StepCtx) {
        let throw = thrown(self, &mut ctx.chance);
        self.throw = Some(throw);
        self.phase = Phase::White;
        let able = |seat: &Seat| !self.crosses(*seat, Phase::White).is_empty();
        self.waiting = self.company.present().iter().filter(able).collect();
        let coloured: Vec<Text> = Row::ALL
            .into_iter()
            .filter_map(|row| Some(rolled(row).with("face", throw.coloured[row.index()]?)))
            .collect();
        let text = Text::new("fourrows-threw").with("seat", self.active).with("one", throw.white[0]);
        let text = text.with("two", throw.white[1]).with("sum", throw.sum());
        ctx.tell(text.with("coloured", coloured));
    }

    /// Whether this is the throw with which the bot begins the match. No message tells of it.
    pub fn opens_unsaid(&self) -> bool {
        self.turn == 1 && !self.rules.real
    }

    /// Crosses numbers of several seats at the same time, and locks rows.
    pub fn cross(&mut self, crosses: &[(Seat, Row, u8)], ctx: &mut StepCtx) {
        let open: Vec<Row> = self.open().collect();
        for &(seat, row, number) in crosses {
            self.sheets[seat.index()].cross(row, number);
            self.mark((seat, Some((row, number))));
            self.has_crossed |= seat == self.active;
        }
        for row in open.into_iter().filter(|row| self.is_locked(*row)) {
            let here = |seat: &Seat| self.sheet(*seat).line(row).is_locked();
            let seats = self.company.seats().iter().filter(here).collect();
            ctx.tell(some("fourrows-locked", seats).with("row", row.name()));
        }
        if let Some(text) = self.closed() {
            ctx.tell(text);
            self.end();
        }
    }

    /// Ends everybody's step. The bot asks the player who threw, if there is something to cross.
    pub fn ask_active(&mut self) {
        self.phase = Phase::Coloured;
        let asks = self.company.present().has(self.active) && !self.crosses(self.active, Phase::Coloured).is_empty();
        self.waiting = if asks { Seats::one(self.active) } else { Seats::NONE };
    }

    /// Ends the turn, with a penalty if the player who threw has crossed nothing, and begins the next one.
    pub fn end_turn(&mut self, ctx: &mut StepCtx) {
        let (active, present) = (self.active, self.company.present());
        if present.has(active) && !self.has_crossed {
            self.sheets[active.index()].penalties += 1;
            self.mark((active, None));
            let count = self.sheet(active).penalties;
            ctx.tell(Text::new("fourrows-penalty").with("seat", active).with("count", count));
            if let Some(text) = self.full(active) {
                ctx.tell(text);
                return self.end();
            }
        }
        self.begin(present.after(active).unwrap_or(active));
    }

    /// The text that enough rows are locked to end the match.
    fn closed(&self) -> Option<Text> {
        let locked = Row::ALL.len() - self.open().count();
        (locked >= self.rules.locks).then(|| Text::new("fourrows-over-locks").with("count", locked))
    }

    /// The text that a seat has enough penalties to end the match.
    fn full(&self, seat: Seat) -> Option<Text> {
        let count = self.sheet(seat).penalties;
        let text = || Text::new("fourrows-over-penalties").with("seat", seat).with("count", count);
        (count >= self.rules.penalties).then(text)
    }

    /// Why the sheets have ended the match; `None` if they have not.
    pub fn ended(&self) -> Option<Text> {
        self.closed().or_else(|| self.company.seats().iter().find_map(|seat| self.full(seat)))
    }

    pub fn end(&mut self) {
        (self.phase, self.waiting) = (Phase::Over, Seats::NONE);
    }

    /// Lets a seat leave.
    pub fn leave(&mut self, seat: Seat) {
        let go_on = self.company.leave(seat);
        self.waiting = self.waiting.without(seat);
        if !go_on {
            self.end();
        } else if self.phase == Phase::Throw && self.active == seat {
            self.begin(self.company.present().after(seat).unwrap_or(seat));
        }
    }

    fn mark(&mut self, mark: Mark) {
        if self.latest.0 != self.turn {
            (self.latest, self.marked) = ((self.turn, Vec::new()), self.throw);
        }
        self.latest.1.push(mark);
    }
}

/// A throw of the dice that are left.
fn thrown(table: &Table, chance: &mut Chance) -> Throw {
    let faces = table.dice().throw(chance);
    let (white, coloured) = faces.split_at(WHITE);
    let mut throw = Throw { white: [white[0], white[1]], coloured: [None; 4] };
    for (row, face) in table.open().zip(coloured) {
        throw.coloured[row.index()] = Some(*face);
    }
    throw
}

/// The event text for the die of a row.
fn rolled(row: Row) -> Text {
    Text::new(match row {
        Row::Red => "fourrows-die-red",
        Row::Yellow => "fourrows-die-yellow",
        Row::Green => "fourrows-die-green",
        Row::Blue => "fourrows-die-blue",
    })
}

/// A number from 2 to 12; `None` for any other.
pub fn number(read: i64) -> Option<u8> {
    u8::try_from(read).ok().filter(|number| (LEAST..=MOST).contains(number))
}
