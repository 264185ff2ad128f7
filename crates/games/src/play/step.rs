//! The steps of a match: moves, words of the table, lines of a record.

use super::record::{LINES_MAX, TIME_MAX};
use super::{
    Action, Bar, End, Ending, InForce, LATE, Line, Match, Step, agree_on_draws, chance, ended, on_clock, refuse,
    wrong_draws,
};
use crate::game::{Audience, Chance, Outcome, Position, Reject, Seat, StepCtx, Text, Turn, Viewer, Why};

/// Lines of the log that stay free for its end: every seat may still resign when no more moves are taken.
const RESERVE: usize = 64;

/// What stands in the log before a move that the table has made for a late seat.
const BLITZ: &str = "!blitz ";

/// A step that was worked out beside the match and is about to become part of it.
struct Draft {
    position: Box<dyn Position>,
    ply: StepCtx,
    seat: Option<Seat>,
    text: String,
    label: Option<Text>,
    private: bool,
}

impl Match {
    /// Plays a move of a seat. `open`: typed where everybody reads. `at`: milliseconds since the match began; a time
    /// before the latest line's counts as that one's.
    ///
    /// # Errors
    /// As [`Position::play`]; nothing has changed then.
    pub fn play(&mut self, seat: Seat, text: &str, open: bool, at: u64) -> Result<Step, Reject> {
        self.make(seat, text, open, &[], Some(at), "")
    }

    /// A seat gives up.
    ///
    /// # Errors
    /// When the match is over or the seat has left already.
    pub fn resign(&mut self, seat: Seat, at: u64) -> Result<Step, Reject> {
        self.give_up(Ending::Resigned(seat), seat, &[], Some(at))
    }

    /// The time of a seat has run out: it has lost. The others go on if the game lets them.
    ///
    /// # Errors
    /// When the match is over or the seat is not asked.
    pub fn flag(&mut self, seat: Seat, at: u64) -> Result<Step, Reject> {
        self.give_up(Ending::Timeout(seat), seat, &[], Some(at))
    }

    /// The time for a move has run out: the table makes one of the legal moves for the seat, drawn from the match's
    /// seed.
    ///
    /// # Errors
    /// When the match is over, has no seed, the seat is not asked, or the game knows no move for it.
    pub fn blitz(&mut self, seat: Seat, at: u64) -> Result<Step, Reject> {
        self.going()?;
        let stream = LATE + self.force.len() as u64 + 1;
        let drawn = self.header.seed.as_ref().and_then(|seed| {
            let mut chance = Chance::seeded(seed, stream);
            self.position.sample(seat, &mut chance)
        });
        let text = drawn.ok_or_else(|| refuse(Why::Illegal, "reject-turn-others", seat))?;
        self.make(seat, &text, false, &[], Some(at), BLITZ)
    }

    /// All have agreed to end the match here.
    ///
    /// # Errors
    /// When it is over already.
    pub fn agree(&mut self, at: u64) -> Result<Step, Reject> {
        self.close(Ending::Agreed, Some(at))
    }

    /// The match is called off.
    ///
    /// # Errors
    /// When it is over already.
    pub fn cancel(&mut self, at: u64) -> Result<Step, Reject> {
        self.close(Ending::Cancelled, Some(at))
    }

    /// The deadline of the turn has passed.
    ///
    /// # Errors
    /// When the turn has no deadline or the match is over.
    pub fn lapse(&mut self, at: u64) -> Result<Step, Reject> {
        self.run_out(&[], Some(at))
    }

    /// How many lines stay in force when the last own move of a seat, and what followed it, is taken back.
    ///
    /// # Errors
    /// When the seat has made none, when chance was drawn or a secret opened since, when the table has spoken since
    /// (a resignation, a deadline), or when the match is over.
    pub fn takeback(&self, seat: Seat) -> Result<usize, Reject> {
        self.going()?;
        for (n, last) in self.force.iter().enumerate().rev() {
            let key = match last.bar {
                Some(Bar::Chance) => "undo-chance",
                Some(Bar::Reveal) => "undo-reveal",
                Some(Bar::Table) => "undo-table",
                None if self.lines[last.line].seat == Some(seat) => return Ok(n),
                None => continue,
            };
            return Err(Reject::illegal(Text::new(key)));
        }
        Err(refuse(Why::Illegal, "undo-none", seat))
    }

    /// Takes back all lines in force but the first `keep` (a number that [`takeback`](Self::takeback) gave).
    ///
    /// # Errors
    /// When the match has moved on or the number is no longer possible.
    pub fn undo(&mut self, seat: Seat, keep: usize, at: u64) -> Result<Step, Reject> {
        self.take_back(seat, keep, Some(at))
    }

    /// Plays a line of a record: with its own draws, which are checked against the seed or, without one, are the
    /// chance. Where it gives no time, that of the line before holds.
    ///
    /// # Errors
    /// As the step that it is; [`Why::Draws`] when its draws cannot be. Nothing has changed then.
    pub fn enter(&mut self, line: &Line) -> Result<Step, Reject> {
        let (draws, at) = (&line.draws[..], line.at);
        match line.action().map_err(|_| unreadable())? {
            // A record does not say where a move was typed. In private, secret moves and open ones are both welcome.
            Action::Move(seat, text) => self.make(seat, text, false, draws, at, ""),
            Action::Blitz(seat, text) => self.make(seat, text, false, draws, at, BLITZ),
            Action::Resign(seat) => self.give_up(Ending::Resigned(seat), seat, draws, at),
            Action::Flag(seat) => self.give_up(Ending::Timeout(seat), seat, draws, at),
            Action::Lapse => self.run_out(draws, at),
            _ if self.end.is_none() && !draws.is_empty() => Err(wrong_draws()),
            Action::Undo(seat, keep) => self.take_back(seat, keep, at),
            Action::Agree => self.close(Ending::Agreed, at),
            Action::Cancel => self.close(Ending::Cancelled, at),
        }
    }

    /// Makes a move; `word` stands before it in the log where the seat did not make it by itself.
    fn make(
        &mut self,
        seat: Seat,
        text: &str,
        open: bool,
        given: &[u32],
        at: Option<u64>,
        word: &str,
    ) -> Result<Step, Reject> {
        self.going()?;
        if seat.0 >= self.seats() {
            return Err(Reject::new(Why::NotYourTurn, Text::new("reject-turn-others")));
        }
        // What is no move stays chatter, whoever says it.
        let canonical = self.position.read(seat, text)?;
        if !self.present().has(seat) {
            return Err(refuse(Why::NotYourTurn, "reject-gone", seat));
        }
        self.room()?;
        let mut draft = self.draft(Some(seat), given, at);
        draft.private = matches!(self.position.turn(), Turn::Act(act) if act.private);
        draft.label = Some(self.position.label(seat, &canonical));
        draft.text = word.to_owned() + &draft.position.play(seat, text, open, &mut draft.ply)?;
        let step = self.commit(draft, given, at)?;
        self.end = ended(self.position.as_ref(), Ending::Rules);
        self.clocks.step(Some(seat), on_clock(&self.turn()), self.clock);
        Ok(step)
    }

    /// A seat leaves, and if the match ends by that it ends in that way.
    fn give_up(&mut self, ending: Ending, seat: Seat, given: &[u32], at: Option<u64>) -> Result<Step, Reject> {
        self.going()?;
        if !self.present().has(seat) {
            return Err(refuse(Why::NotYourTurn, "reject-gone", seat));
        }
        let late = matches!(ending, Ending::Timeout(_));
        if late && !self.turn().seats().has(seat) {
            return Err(refuse(Why::NotYourTurn, "reject-turn-others", seat));
        }
        let mut draft = self.draft(Some(seat), given, at);
        draft.text = if late { "!flag" } else { "!resign" }.to_owned();
        let others_go_on = draft.position.leave(seat, &mut draft.ply);
        let step = self.commit(draft, given, at)?;
        self.gone.push(seat);
        self.end = ended(self.position.as_ref(), ending).or_else(|| {
            let over = !others_go_on || self.present().is_empty();
            over.then(|| End { ending, outcome: Some(self.outcome_of_leaving()) })
        });
        self.clocks.step(Some(seat), on_clock(&self.turn()), self.clock);
        Ok(step)
    }

    fn run_out(&mut self, given: &[u32], at: Option<u64>) -> Result<Step, Reject> {
        self.going()?;
        if !matches!(self.position.turn(), Turn::Act(act) if act.within.is_some()) {
            return Err(Reject::illegal(Text::new("reject-lapse")));
        }
        self.room()?;
        let mut draft = self.draft(None, given, at);
        draft.text = "!lapse".to_owned();
        draft.position.lapse(&mut draft.ply);
        let step = self.commit(draft, given, at)?;
        self.end = ended(self.position.as_ref(), Ending::Rules);
        self.clocks.step(None, on_clock(&self.turn()), self.clock);
        Ok(step)
    }

    /// Ends the match by a word of the table.
    fn close(&mut self, ending: Ending, at: Option<u64>) -> Result<Step, Reject> {
        self.going()?;
        let agreed = ending == Ending::Agreed;
        let mut draft = self.draft(None, &[], at);
        draft.text = if agreed { "!draw" } else { "!cancel" }.to_owned();
        let step = self.commit(draft, &[], at)?;
        self.end = Some(End { ending, outcome: agreed.then(|| self.outcome_of_agreeing()) });
        Ok(step)
    }

    fn take_back(&mut self, seat: Seat, keep: usize, at: Option<u64>) -> Result<Step, Reject> {
        if self.takeback(seat)? != keep {
            return Err(Reject::illegal(Text::new("undo-gone")));
        }
        self.room()?;
        // A game need not know how to take anything back.
        let earlier = self.again(keep, &mut |_| {})?;
        let at = at.map(|at| self.time(at));
        let line = Line { seat: Some(seat), text: format!("!undo {keep}"), draws: Vec::new(), at };
        self.position = earlier.position;
        self.gone = earlier.gone;
        self.force.truncate(keep);
        self.clock = at.unwrap_or(self.clock);
        self.clocks.anew(on_clock(&self.turn()), self.clock);
        self.lines.push(line.clone());
        Ok(Step { line, events: Vec::new() })
    }

    /// The match as it stood when `keep` of its lines were in force, played again from the start; `see` is shown each
    /// step of the way.
    pub(super) fn again(&self, keep: usize, see: &mut dyn FnMut(&Match)) -> Result<Match, Reject> {
        let mut game = Match::begin(self.header.clone())?;
        see(&game);
        for force in &self.force[..keep] {
            game.enter(&Line { at: Some(force.at), ..self.lines[force.line].clone() })?;
            see(&game);
        }
        Ok(game)
    }

    /// A step on a copy of the position.
    fn draft(&self, seat: Option<Seat>, given: &[u32], at: Option<u64>) -> Draft {
        let stream = self.force.len() as u64 + 1;
        let ply = StepCtx::new(chance(&self.header, stream, given), self.time(at.unwrap_or(self.clock)));
        Draft { position: self.position.copy(), ply, seat, text: String::new(), label: None, private: false }
    }

    /// Makes a step part of the match, unless its draws cannot be or its line could not be read again.
    fn commit(&mut self, draft: Draft, given: &[u32], at: Option<u64>) -> Result<Step, Reject> {
        let Draft { position, ply, seat, text, label, private } = draft;
        agree_on_draws(&ply.chance, given)?;
        let draws = ply.chance.drawn().to_vec();
        let bar = if text.starts_with('!') {
            Some(Bar::Table)
        } else if !draws.is_empty() {
            Some(Bar::Chance)
        } else {
            ply.events.iter().any(|event| event.to == Audience::Reveal).then_some(Bar::Reveal)
        };
        let line = Line { seat, text, draws, at: at.map(|_| ply.at) };
        if !line.survives() {
            return Err(unreadable());
        }
        let asked = self.turn().seats();
        self.position = position;
        self.clock = ply.at;
        self.force.push(InForce { line: self.lines.len(), at: ply.at, label, private, asked, bar });
        self.lines.push(line.clone());
        Ok(Step { line, events: ply.events })
    }

    fn going(&self) -> Result<(), Reject> {
        match self.end {
            None => Ok(()),
            Some(_) => Err(Reject::new(Why::Over, Text::new("reject-over"))),
        }
    }

    /// Refuses what would make the log longer than a record may be.
    fn room(&self) -> Result<(), Reject> {
        if self.lines.len() < LINES_MAX - RESERVE {
            return Ok(());
        }
        Err(Reject::illegal(Text::new("reject-full")))
    }

    /// A time as the match takes it: never before the latest line, never too large for a record.
    fn time(&self, at: u64) -> u64 {
        at.clamp(self.clock, TIME_MAX)
    }

    /// Who stayed shares the first place; of those who left, the first is last.
    fn outcome_of_leaving(&self) -> Outcome {
        let mut places = vec![1; usize::from(self.seats())];
        for (place, seat) in (2..=self.seats().max(2)).rev().zip(&self.gone) {
            places[seat.index()] = place;
        }
        Outcome { places, scores: None }
    }

    /// What the game makes of it, or else all share the first place, with their points where those are public.
    fn outcome_of_agreeing(&self) -> Outcome {
        self.position.agreed().unwrap_or_else(|| {
            let outcome = Outcome::drawn(self.seats());
            match self.position.scores(Viewer::Public) {
                Some(scores) => outcome.with_scores(scores),
                None => outcome,
            }
        })
    }
}

fn unreadable() -> Reject {
    Reject::syntax(Text::new("reject-line"))
}
