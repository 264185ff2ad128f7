//! Ninety-nine: one player names a number, five dice fall, and everybody makes a formula from all five that comes as
//! near to the number as they can.
//!
//! The leader of the round names the number openly. Formulas are sent in private until the time is over or everybody is
//! done. The best one of each player counts. Then the bot shows all of them, with the best possible one. The nearest
//! formula scores a point, or two if it hits the number. The book leaves some rules open, so these are ours: equally
//! near formulas score alike, and a player who has hit the number is done.
//!
//! `formula` parses formulas, `solve` finds everything that five dice can make, `sheet` has the drawing.

mod formula;
mod sheet;
mod solve;
#[cfg(test)]
mod tests;

use crate::game::{
    Ask, Chance, Counts, Dice, Family, Game, Hidden, Info, Input, Moves, Nth, OptDef, OptKind, OptValues, Outcome,
    Reject, Scene, SearchCtx, Seat, Seats, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use crate::kit::dicegame::{listed, some};
use crate::kit::party::Company;
use formula::{Formula, Ratio};

pub struct NinetyNine;

static INFO: Info = Info {
    options: &[
        OptDef::new("rounds", OptKind::Int { min: 1, max: 20, step: 1, default: Some(5) }).offering(&["3", "5", "10"]),
        OptDef::new("minutes", OptKind::Int { min: 1, max: 60, step: 1, default: Some(3) }).offering(&["1", "3", "5"]),
    ],
    words: &[DONE],
    hidden: Hidden::Views,
    ..Info::of("ninetynine", Counts::from_to(2, 50), Family::RECKONING, Weight::Full)
};

/// The word for "I have nothing better", typed or pressed.
const DONE: &str = "done";
/// The range of numbers that can be named.
const LEAST: i64 = 33;
const MOST: i64 = 99;
const FIVE: Dice = Dice::ordinary(5);
/// How many of a thousand values each level looks at.
const SEEN: [u32; 5] = [2, 10, 100, 450, 1000];
const MINUTE: u64 = 60_000;
/// The score of the nearest formula, and of one that hits.
const NEAREST: u32 = 1;
const EXACT: u32 = 2;

/// The options of a match: the rounds, and the minutes for formulas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    rounds: u32,
    minutes: u64,
}

/// The number to make, and the dice to make it from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    target: i64,
    dice: Vec<u8>,
}

/// A player's formula, with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    formula: Formula,
    value: Ratio,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Over {
    /// Its number, counted from 1.
    round: u32,
    task: Task,
    /// Indexed by seat.
    entries: Vec<Option<Entry>>,
    /// The seats that scored, and how many points each of them got.
    winners: Seats,
    points: u32,
    /// The best formula that the dice can make.
    best: Entry,
}

/// The public part of the position.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    rules: Rules,
    company: Company,
    /// The current round, from 1, and its leader.
    round: u32,
    leader: Seat,
    points: Vec<u32>,
    /// The task of this round. `None`: the leader has not named the number yet.
    task: Option<Task>,
    /// The seats that have sent a formula, and those that are done.
    sent: Seats,
    done: Seats,
    /// The round before, or the last one once the match is over.
    before: Option<Over>,
    ended: bool,
}

/// The whole position, formulas included.
#[derive(Clone)]
pub struct State {
    open: Open,
    /// Indexed by seat.
    entries: Vec<Option<Entry>>,
    until: u64,
}

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    open: Open,
    /// The viewer's seat, or `None` if the viewer is not a player. `entries` has only the viewer's own formula, or all
    /// formulas once they are open.
    own: Option<Seat>,
    entries: Vec<Option<Entry>>,
}

/// A move: a number named, a formula, or "nothing better".
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Names the number to make.
    Name(i64),
    Send(Formula),
    /// Says that nothing better will come.
    Done,
}

impl Open {
    /// Whether this seat names the number now.
    fn names(&self, seat: Seat) -> bool {
        !self.ended && self.task.is_none() && seat == self.leader
    }

    /// The seats that may still send something better.
    fn asked(&self) -> Seats {
        self.done.iter().fold(self.company.present(), Seats::without)
    }
}

impl State {
    /// Begins a round with this leader.
    fn begin(&mut self, leader: Seat) {
        let open = &mut self.open;
        (open.round, open.leader, open.task) = (open.round + 1, leader, None);
        (open.sent, open.done) = (Seats::NONE, Seats::NONE);
        self.entries.fill(None);
    }

    /// Checks the value that a player writes behind a formula. A formula of other dice is refused for that, and may
    /// have a value beyond all bounds.
    fn agrees(&self, formula: &Formula, said: &str) -> Result<(), Reject> {
        let syntax = || Reject::syntax(Text::new("ninetynine-reject-formula"));
        let said: i32 = said.trim().parse().map_err(|_| syntax())?;
        let fits = self.open.task.as_ref().is_some_and(|task| task.dice == formula.dice());
        match fits.then(|| formula.value()).flatten() {
            Some(value) if value != Ratio::whole(said.into()) => {
                let text = Text::new("ninetynine-reject-equals").with("value", value.to_string());
                Err(Reject::illegal(text.with("said", i64::from(said))))
            }
            _ => Ok(()),
        }
    }

    /// Ends the round: all formulas are shown, and the nearest ones score.
    fn close(&mut self, ctx: &mut StepCtx) {
        let Some(task) = self.open.task.take() else { return };
        let off = |entry: &Entry| entry.value.off(task.target);
        let least = self.entries.iter().flatten().map(off).min();
        let winners: Seats = (0..)
            .zip(&self.entries)
            .filter(|(_, entry)| entry.as_ref().map(off).is_some_and(|off| Some(off) == least))
            .map(|(seat, _)| Seat(seat))
            .collect();
        let points = if least.is_some_and(Ratio::is_zero) { EXACT } else { NEAREST };
        for seat in winners.iter() {
            self.open.points[seat.index()] += points;
        }
        ctx.reveal(match least {
            None => Text::new("ninetynine-nobody"),
            Some(off) if off.is_zero() => some("ninetynine-exact", winners),
            Some(off) => some("ninetynine-nearest", winners).with("off", off.to_string()),
        });
        let sent = |seat: &Seat| self.entries[seat.index()].is_some();
        let silent: Seats = self.open.company.present().iter().filter(|seat| !sent(seat)).collect();
        if least.is_some() && !silent.is_empty() {
            ctx.tell(some("ninetynine-silent", silent));
        }
        // There is always a formula: the sum.
        if let Some((value, formula)) = solve::nearest(&task.dice, task.target) {
            let best = Entry { formula, value };
            if least != Some(best.value.off(task.target)) {
                let text = Text::new("ninetynine-best").with("formula", best.formula.shown());
                ctx.tell(text.with("value", best.value.to_string()));
            }
            let entries = self.entries.clone();
            self.open.before = Some(Over { round: self.open.round, task, entries, winners, points, best });
        }
        match self.open.round >= self.open.rules.rounds {
            true => self.open.ended = true,
            false => self.begin(self.open.company.present().after(self.open.leader).unwrap_or(self.open.leader)),
        }
    }

    /// A seat sends a formula. It must use exactly the dice, and it counts only if it is better than what the seat has
    /// sent before.
    fn send(&mut self, seat: Seat, formula: &Formula, ctx: &mut StepCtx) -> Result<(), Reject> {
        let Some(task) = &self.open.task else { return Err(Reject::illegal(Text::new("ninetynine-reject-wait"))) };
        if formula.dice() != task.dice {
            return Err(Reject::illegal(Text::new("ninetynine-reject-dice").with("faces", listed(&task.dice))));
        }
        let Some(value) = formula.value() else {
            return Err(Reject::illegal(Text::new("ninetynine-reject-zero")));
        };
        let (off, entry) = (value.off(task.target), &mut self.entries[seat.index()]);
        let better = entry.as_ref().is_none_or(|entry| off < entry.value.off(task.target));
        let key = match (off.is_zero(), better) {
            (true, _) => "ninetynine-hit",
            (false, true) => "ninetynine-made",
            (false, false) => "ninetynine-worse",
        };
        ctx.whisper(seat, Text::new(key).with("value", value.to_string()).with("off", off.to_string()));
        if better {
            *entry = Some(Entry { formula: formula.clone(), value });
        }
        self.open.sent = self.open.sent.with(seat);
        if off.is_zero() {
            self.open.done = self.open.done.with(seat);
        }
        Ok(())
    }
}

impl Game for NinetyNine {
    type Options = Rules;
    type State = State;
    type Move = Move;
    type View = View;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        // The definitions bound both.
        Ok(Rules { rounds: values.int("rounds") as u32, minutes: values.int("minutes") as u64 })
    }

    fn setup(&self, rules: &Rules, table: Table, _ctx: &mut StepCtx) -> State {
        let count = usize::from(table.seats);
        let open = Open {
            rules: *rules,
            company: Company::new(table.seats),
            round: 0,
            leader: table.first,
            points: vec![0; count],
            task: None,
            sent: Seats::NONE,
            done: Seats::NONE,
            before: None,
            ended: false,
        };
        let mut state = State { open, entries: vec![None; count], until: 0 };
        state.begin(table.first);
        state
    }

    fn turn(&self, state: &State) -> Turn {
        let open = &state.open;
        if open.ended {
            let scores = open.points.iter().map(|points| i64::from(*points)).collect();
            return Turn::Over(open.company.by_score(scores));
        }
        match &open.task {
            None => Ask::one(open.leader, Text::new("ninetynine-ask-name")).typed().into(),
            Some(task) => {
                let text = Text::new("ninetynine-ask").with("target", task.target).with("faces", listed(&task.dice));
                Ask::of(open.asked(), text).private().typed().until(state.until).into()
            }
        }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        match state.open.task {
            None if state.open.names(seat) => Moves::Listed((LEAST..=MOST).map(Move::Name).collect()),
            Some(_) if state.open.asked().has(seat) => Moves::Unlisted,
            _ => Moves::Listed(Vec::new()),
        }
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match &state.open.task {
            None => state.open.names(seat).then(|| named(chance)),
            Some(_) if !state.open.asked().has(seat) => None,
            Some(_) if chance.die(3) == 1 => Some(Move::Done),
            Some(task) => chance.pick(&solve::results(&task.dice)).map(|(_, formula)| Move::Send(formula.clone())),
        }
    }

    /// The example of a formula is the sum of the dice. It shows how to write one and gives nothing away.
    fn example(&self, state: &State, seat: Seat) -> Option<Move> {
        match &state.open.task {
            None => state.open.names(seat).then_some(Move::Name((LEAST + MOST) / 2)),
            Some(task) => Formula::read(&listed(&task.dice).replace(' ', "+")).map(Move::Send),
        }
    }

    fn parse(&self, state: &State, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        if state.open.task.is_none() {
            return input.number().map(Move::Name).ok_or_else(|| Reject::syntax(Text::new("ninetynine-reject-number")));
        }
        if input.word() == Some(DONE) {
            return Ok(Move::Done);
        }
        let text = input.raw().trim_end_matches(['.', '!']);
        let (text, said) = text.split_once('=').map_or((text, None), |(text, said)| (text, Some(said)));
        let formula = Formula::read(text).ok_or_else(|| Reject::syntax(Text::new("ninetynine-reject-formula")))?;
        said.map_or(Ok(()), |said| state.agrees(&formula, said))?;
        Ok(Move::Send(formula))
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Name(number) => number.to_string(),
            Move::Send(formula) => formula.written(),
            Move::Done => DONE.to_owned(),
        }
    }

    /// Everybody may read a caption, so the caption of a formula does not show it.
    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Name(number) => Text::new("ninetynine-name-it").with("target", *number),
            Move::Send(_) => Text::new("ninetynine-send"),
            Move::Done => Text::new("ninetynine-done"),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match m {
            Move::Name(number) => {
                if state.open.task.is_some() || !(LEAST..=MOST).contains(number) {
                    return Err(Reject::illegal(Text::new("ninetynine-reject-number")));
                }
                let mut dice = FIVE.throw(&mut ctx.chance);
                dice.sort_unstable();
                state.until = ctx.at.saturating_add(state.open.rules.minutes * MINUTE);
                let text = Text::new("ninetynine-named").with("seat", seat).with("target", *number);
                ctx.tell(text.with("faces", listed(&dice)));
                state.open.task = Some(Task { target: *number, dice });
                return Ok(());
            }
            Move::Send(formula) => state.send(seat, formula, ctx)?,
            Move::Done if state.open.task.is_none() => {
                return Err(Reject::illegal(Text::new("ninetynine-reject-wait")));
            }
            Move::Done => state.open.done = state.open.done.with(seat),
        }
        if state.open.asked().is_empty() {
            state.close(ctx);
        }
        Ok(())
    }

    fn lapse(&self, state: &mut State, ctx: &mut StepCtx) {
        state.close(ctx);
    }

    fn leave(&self, state: &mut State, seat: Seat, ctx: &mut StepCtx) -> bool {
        let go_on = state.open.company.leave(seat);
        state.entries[seat.index()] = None;
        state.open.sent = state.open.sent.without(seat);
        if !go_on {
            state.open.ended = true;
        } else if state.open.task.is_none() && state.open.leader == seat {
            state.open.leader = state.open.company.present().after(seat).unwrap_or(seat);
        } else if state.open.task.is_some() && state.open.asked().is_empty() {
            state.close(ctx);
        }
        true
    }

    fn agreed(&self, state: &mut State, _ctx: &mut StepCtx) -> Option<Outcome> {
        Some(state.open.company.by_score(state.open.points.iter().map(|points| i64::from(*points)).collect()))
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let own = match who {
            Viewer::Seat(seat) if !state.open.ended => Some(seat),
            _ => None,
        };
        let all = who == Viewer::Revealed;
        let entries =
            (0..).zip(&state.entries).map(|(seat, entry)| entry.clone().filter(|_| all || own == Some(Seat(seat))));
        View { open: state.open.clone(), own, entries: entries.collect() }
    }

    fn round(&self, view: &View) -> Option<Nth> {
        Some(Nth::of(view.open.round, view.open.rules.rounds))
    }

    fn buttons(&self, view: &View, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let asked = view.open.task.is_some() && view.open.asked().has(seat);
        asked.then(|| vec![Tap::Move(Move::Done)]).into_iter().collect()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(sheet::emblem())
    }

    /// Looks at a share of all possible values and sends the best of them.
    fn think(&self, view: &View, seat: Seat, mind: &mut SearchCtx<'_>) -> Option<Move> {
        let Some(task) = &view.open.task else { return view.open.names(seat).then(|| named(mind.chance)) };
        if view.open.sent.has(seat) {
            return Some(Move::Done);
        }
        let seen = *mind.level.of(&SEEN);
        let results = solve::results(&task.dice);
        let noticed = results.iter().filter(|_| mind.chance.die(1000) <= seen);
        let best = noticed.min_by_key(|(value, _)| value.off(task.target));
        best.map_or(Some(Move::Done), |(_, formula)| Some(Move::Send(formula.clone())))
    }
}

fn named(chance: &mut Chance) -> Move {
    Move::Name(LEAST + chance.index((MOST - LEAST + 1) as usize) as i64)
}
