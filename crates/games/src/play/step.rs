//! The steps of a match: moves, table words, lines of a record.

use super::record::{LINES_MAX, TIME_MAX};
use super::{
    Action, Bar, End, Ending, InForce, LATE, Line, Match, Step, agree_on_draws, chance, ended, refuse, unreadable,
    wrong_draws,
};
use crate::game::{Audience, Chance, Draw, Input, Manner, Position, Reject, Seat, StepCtx, Text, Why};

/// Lines of the log reserved for its end: every seat may still resign when no more moves are accepted.
const RESERVE: usize = 64;

/// The word in the log before a move that the table has made for a late seat.
const BLITZ: &str = "!blitz ";

/// The result of a trial move: its text, its draws and events, and the position after it.
type Trial = (String, StepCtx, Option<Box<dyn Position>>);

/// A step computed beside the match, about to become part of it.
struct Attempt {
    /// The new position; `None`: it does not change.
    position: Option<Box<dyn Position>>,
    ctx: StepCtx,
    shown: Option<u64>,
    seat: Option<Seat>,
    text: String,
    label: Option<Text>,
    secret: bool,
    prepares: bool,
    /// Whether the seat threw real dice.
    by_hand: bool,
}

/// The details of a line in a record, besides the seat and the action.
#[derive(Clone, Copy, Default)]
struct Told<'a> {
    draws: &'a [Draw],
    at: Option<u64>,
    shown: Option<u64>,
}

impl Told<'_> {
    /// The details of a step made now.
    fn now(at: u64) -> Told<'static> {
        Told { at: Some(at), ..Told::default() }
    }
}

impl Match {
    /// Plays a move of a seat. `at`: milliseconds since the match began, but at least the latest line's.
    ///
    /// ```
    /// use kletka_games::game::{Input, Seat};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game tictactoe\nseats Anna | Boris\nfirst 1\n", GAMES).expect("a record");
    /// let mut live = Match::replay(header, lines).expect("nothing to refuse");
    /// let step = live.play(Seat(0), &Input::canonical("b2"), 1_500).expect("a free cell");
    /// assert_eq!(step.line.to_string(), "1 b2 @ 1500");
    /// assert!(live.play(Seat(0), &Input::canonical("a1"), 2_000).is_err(), "it is the other one's turn");
    /// ```
    ///
    /// # Errors
    /// If the position refuses the move. Nothing changes then.
    pub fn play(&mut self, seat: Seat, input: &Input<'_>, at: u64) -> Result<Step, Reject> {
        self.make(seat, input, Told::now(at), "")
    }

    /// A seat resigns.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game pig\nseats Anna | Boris | Vera\nfirst 1\n", GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("nothing to refuse");
    /// game.resign(Seat(1), 0).expect("it goes on");
    /// assert!(game.ending().is_none() && !game.present().has(Seat(1)), "the others throw on");
    /// assert!(game.resign(Seat(1), 0).is_err(), "one leaves once");
    /// ```
    ///
    /// # Errors
    /// If the match is over or the seat has already left.
    pub fn resign(&mut self, seat: Seat, at: u64) -> Result<Step, Reject> {
        self.give_up(Ending::Resigned(seat), seat, Told::now(at))
    }

    /// A seat has run out of time and loses. The others go on if the game lets them.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Ending, Match, record};
    /// let text = "game tictactoe\nseats Anna | Boris\nclock 90s\nfirst 1\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("nothing to refuse");
    /// assert!(game.flag(Seat(1), 91_000).is_err(), "nobody waits for that seat");
    /// let step = game.flag(Seat(0), 91_000).expect("its clock runs");
    /// assert_eq!(step.line.to_string(), "1 !flag @ 91000");
    /// assert_eq!(game.ending(), Some(Ending::Timeout(Seat(0))));
    /// ```
    ///
    /// # Errors
    /// If the match is over, or does not need an answer of this seat.
    pub fn flag(&mut self, seat: Seat, at: u64) -> Result<Step, Reject> {
        self.give_up(Ending::Timeout(seat), seat, Told::now(at))
    }

    /// A seat has run out of time for a move: the table makes a legal move for it, drawn from the match's seed.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seed};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game tictactoe\nseats Anna | Boris\nclock blitz\nfirst 1\n";
    /// let (mut header, _) = record::read(text, GAMES).expect("a record");
    /// header.seed = Some(Seed([7; 32]));
    /// let mut game = Match::begin(header).expect("two can play it");
    /// let step = game.blitz(Seat(0), 6_000).expect("a legal move");
    /// assert!(step.line.text.starts_with("!blitz ") && step.line.is_timed_out());
    /// assert!(game.turn().seats().has(Seat(1)), "and play goes on");
    /// ```
    ///
    /// # Errors
    /// If the match is over, has no seed, does not need an answer of this seat, or if the game has no move for it.
    pub fn blitz(&mut self, seat: Seat, at: u64) -> Result<Step, Reject> {
        self.going()?;
        let needed = self.turn().needed().has(seat);
        let stream = LATE + self.ply() as u64 + 1;
        let drawn = self.header.seed.as_ref().filter(|_| needed).and_then(|seed| {
            let mut chance = Chance::seeded(seed, stream);
            self.position.sample(seat, &mut chance)
        });
        let text = drawn.ok_or_else(|| refuse(Why::Illegal, "reject-turn-others", seat))?;
        self.make(seat, &Input::canonical(&text), Told::now(at), BLITZ)
    }

    /// All have agreed to end the match here.
    ///
    /// ```
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game tictactoe\nseats Anna | Boris\n1 b2\n", GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("a legal move");
    /// game.agree(8_000).expect("it goes on");
    /// assert!(game.outcome().is_some_and(|outcome| outcome.is_draw()));
    /// ```
    ///
    /// # Errors
    /// If it is already over.
    pub fn agree(&mut self, at: u64) -> Result<Step, Reject> {
        self.close(Ending::Agreed, Some(at))
    }

    /// The match is called off.
    ///
    /// # Errors
    /// If it is already over.
    pub fn cancel(&mut self, at: u64) -> Result<Step, Reject> {
        self.close(Ending::Cancelled, Some(at))
    }

    /// The time when the game's own deadline is due, in milliseconds since the match began. It is later than the game
    /// says, by the time that the pictures with the prompts were on their way. So nobody has less time than the game
    /// gives.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seats};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let head = format!("game palms\nseats Anna | Boris\nseed {}\nfirst 1\n", "07".repeat(32));
    /// let text = head + "1 ready @ 1000\n2 ready @ 2000\n1 17 @ 10000\n";
    /// let (header, lines) = record::read(&text, GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("a number is called");
    /// assert_eq!(game.deadline(), Some(30_000), "twenty seconds to look for it");
    /// game.show(Seats::one(Seat(1)), 13_000);
    /// assert_eq!(game.deadline(), Some(33_000));
    /// ```
    pub fn deadline(&self) -> Option<u64> {
        let turn = self.turn();
        let lag = turn.needed().iter().map(|seat| self.clocks.lag(seat)).max().unwrap_or(0);
        turn.until().map(|until| until.saturating_add(lag))
    }

    /// The deadline of the turn has passed.
    ///
    /// ```
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game tictactoe\nseats Anna | Boris\n", GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("nothing to refuse");
    /// assert!(game.lapse(60_000).is_err(), "this game sets no deadline");
    /// ```
    ///
    /// # Errors
    /// If the turn has no deadline or the match is over.
    pub fn lapse(&mut self, at: u64) -> Result<Step, Reject> {
        self.run_out(Told::now(at))
    }

    /// How many lines stay in force if a seat takes back its own last move and everything after it.
    ///
    /// # Errors
    /// If the seat has made no move, if chance was drawn or a secret opened since, if there was a table word since (a
    /// resignation, a deadline), or if the match is over.
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

    /// Takes back all lines in force except the first `keep`, a number from [`takeback`](Self::takeback) or
    /// [`objection`](Self::objection).
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game tictactoe\nseats Anna | Boris\n1 b2\n2 a1\n1 c3\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("legal moves");
    /// // The last move of the second seat, and what followed it.
    /// let keep = game.takeback(Seat(1)).expect("nothing stands in the way");
    /// game.undo(Seat(1), keep, 20_000).expect("the number is of this moment");
    /// assert_eq!((game.ply(), game.lines().len()), (1, 4), "the log forgets nothing");
    /// ```
    ///
    /// # Errors
    /// If the match has moved on or the number is no longer possible.
    pub fn undo(&mut self, seat: Seat, keep: usize, at: u64) -> Result<Step, Reject> {
        self.take_back(seat, keep, Some(at))
    }

    /// Plays a line of a record with its own draws. They are checked against the seed or, without one, are the chance.
    /// A line without a time has that of the line before.
    ///
    /// ```
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Line, Match, record};
    /// let text = "game pig goal=20 dice=1\nseats Anna | Boris\nfirst 1\n";
    /// let (header, _) = record::read(text, GAMES).expect("a record");
    /// let mut game = Match::begin(header).expect("two can play it");
    /// let line: Line = "1 roll ; 4".parse().expect("a line");
    /// assert_eq!(game.enter(&line).map(|step| step.line).ok(), Some(line));
    /// let none: Line = "1 roll ; 7".parse().expect("a line");
    /// assert!(game.enter(&none).is_err(), "no die shows seven");
    /// ```
    ///
    /// # Errors
    /// As the step itself; [`Why::Draws`] if its draws are impossible. Nothing changes then.
    pub fn enter(&mut self, line: &Line) -> Result<Step, Reject> {
        let told = Told { draws: &line.draws, at: line.at, shown: line.shown };
        match line.action().map_err(|_| unreadable())? {
            Action::Move(seat, text) => self.make(seat, &Input::canonical(text), told, ""),
            Action::Blitz(seat, text) => self.make(seat, &Input::canonical(text), told, BLITZ),
            Action::Resign(seat) => self.give_up(Ending::Resigned(seat), seat, told),
            Action::Flag(seat) => self.give_up(Ending::Timeout(seat), seat, told),
            Action::Lapse => self.run_out(told),
            _ if self.end.is_none() && !told.draws.is_empty() => Err(wrong_draws()),
            Action::Undo(seat, keep) => self.take_back(seat, keep, told.at),
            Action::Agree => self.close(Ending::Agreed, told.at),
            Action::Cancel => self.close(Ending::Cancelled, told.at),
        }
    }

    /// The canonical text of a move that its seat should confirm (see [`is_grave`](crate::game::Parsed::is_grave));
    /// `None` for any other. Plays nothing.
    ///
    /// ```
    /// use kletka_games::game::{Input, Seat};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game dots\nseats Anna | Boris\n1 k10\n2 l11\n", GAMES).expect("a record");
    /// let game = Match::replay(header, lines).expect("legal moves");
    /// let grave = |text, seat| game.grave(Seat(seat), &Input::canonical(text), 0).ok();
    /// assert_eq!(grave("stop", 0), Some(Some("stop".to_owned())), "the other one goes on alone");
    /// assert_eq!((grave("a1", 0), grave("stop", 1)), (Some(None), None));
    /// ```
    ///
    /// # Errors
    /// As [`play`](Self::play), for a grave move.
    pub fn grave(&self, seat: Seat, input: &Input<'_>, at: u64) -> Result<Option<String>, Reject> {
        match self.position.read(seat, input) {
            Ok(parsed) if parsed.is_grave() && !self.is_forced(seat) => {
                self.tried(seat, input, Told::now(at)).map(|attempt| Some(attempt.text))
            }
            _ => Ok(None),
        }
    }

    /// Whether a move is possible now. Plays nothing.
    ///
    /// ```
    /// use kletka_games::game::{Input, Seat};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, lines) = record::read("game tictactoe\nseats Anna | Boris\n1 b2\n", GAMES).expect("a record");
    /// let game = Match::replay(header, lines).expect("a legal move");
    /// let admits = |text| game.admits(Seat(1), &Input::canonical(text), 0);
    /// assert_eq!([admits("a1"), admits("b2"), admits("draw")], [true, false, false]);
    /// ```
    pub fn admits(&self, seat: Seat, input: &Input<'_>, at: u64) -> bool {
        self.tried(seat, input, Told::now(at)).is_ok()
    }

    /// The canonical text of a move, its draws and events, and the position after it. The match does not change.
    pub(super) fn trial(&self, seat: Seat, input: &Input<'_>, at: u64) -> Result<Trial, Reject> {
        self.tried(seat, input, Told::now(at)).map(|attempt| (attempt.text, attempt.ctx, attempt.position))
    }

    /// Makes a move. `word` comes before it in the log if the seat did not make it by itself.
    fn make(&mut self, seat: Seat, input: &Input<'_>, told: Told<'_>, word: &str) -> Result<Step, Reject> {
        let mut attempt = self.tried(seat, input, told)?;
        attempt.text.insert_str(0, word);
        let step = self.commit(attempt, told)?;
        self.end = ended(self.asks(), Ending::Rules);
        self.clocks.step(Some(seat), &self.turn(), self.clock);
        Ok(step)
    }

    /// Tries a move beside the match.
    fn tried(&self, seat: Seat, input: &Input<'_>, told: Told<'_>) -> Result<Attempt, Reject> {
        self.going()?;
        if seat.0 >= self.seats() {
            return Err(Reject::new(Why::NotYourTurn, Text::new("reject-turn-others")));
        }
        // Text that is not a move stays chatter, no matter who writes it. So does text during a secret of others.
        if input.manner() == Manner::Overheard && !self.listens(seat) {
            return Err(Reject::syntax(Text::new("reject-turn-others")));
        }
        let parsed = self.position.read(seat, input)?;
        if !self.present().has(seat) {
            return Err(refuse(Why::NotYourTurn, "reject-gone", seat));
        }
        self.room()?;
        let mut attempt = self.attempt(Some(seat), told);
        attempt.secret = self.asks().is_secret(seat);
        attempt.label = Some(parsed.label().clone());
        attempt.prepares = parsed.prepares();
        if let Some(fell) = parsed.by_hand() {
            attempt.by_hand = true;
            let fell = if fell.is_empty() { told.draws } else { fell };
            // A throw for a computer, or for a late seat, is drawn like everything else.
            if !fell.is_empty() {
                attempt.ctx.chance = Chance::given(fell);
            }
        }
        attempt.position = Some(self.position.made(seat, &parsed, input.manner(), &mut attempt.ctx)?);
        attempt.text = parsed.into_text();
        Ok(attempt)
    }

    /// A seat leaves. If this ends the match, `ending` is the reason.
    fn give_up(&mut self, ending: Ending, seat: Seat, told: Told<'_>) -> Result<Step, Reject> {
        self.going()?;
        if !self.present().has(seat) {
            return Err(refuse(Why::NotYourTurn, "reject-gone", seat));
        }
        let late = matches!(ending, Ending::Timeout(_));
        if late && !self.turn().needed().has(seat) {
            return Err(refuse(Why::NotYourTurn, "reject-turn-others", seat));
        }
        let mut attempt = self.attempt(Some(seat), told);
        attempt.text = if late { "!flag" } else { "!resign" }.to_owned();
        let mut position = self.position.copy();
        let others_go_on = position.leave(seat, &mut attempt.ctx);
        attempt.position = Some(position);
        let step = self.commit(attempt, told)?;
        self.gone.push(seat);
        self.end = ended(self.asks(), ending).or_else(|| {
            let over = !others_go_on || self.present().is_empty();
            over.then(|| End { ending, outcome: Some(self.outcome_of_leaving()) })
        });
        self.clocks.step(Some(seat), &self.turn(), self.clock);
        Ok(step)
    }

    fn run_out(&mut self, told: Told<'_>) -> Result<Step, Reject> {
        self.going()?;
        if self.asks().until().is_none() {
            return Err(Reject::illegal(Text::new("reject-lapse")));
        }
        self.room()?;
        let mut attempt = self.attempt(None, told);
        attempt.text = "!lapse".to_owned();
        let mut position = self.position.copy();
        position.lapse(&mut attempt.ctx);
        attempt.position = Some(position);
        let step = self.commit(attempt, told)?;
        self.end = ended(self.asks(), Ending::Rules);
        self.clocks.step(None, &self.turn(), self.clock);
        Ok(step)
    }

    /// Ends the match by a table word.
    fn close(&mut self, ending: Ending, at: Option<u64>) -> Result<Step, Reject> {
        self.going()?;
        let agreed = ending == Ending::Agreed;
        let told = Told { at, ..Told::default() };
        let mut attempt = self.attempt(None, told);
        attempt.text = if agreed { "!draw" } else { "!cancel" }.to_owned();
        let outcome = agreed.then(|| {
            let position = attempt.position.insert(self.position.copy());
            self.outcome_of_agreeing(&mut **position, &mut attempt.ctx)
        });
        let step = self.commit(attempt, told)?;
        self.end = Some(End { ending, outcome });
        Ok(step)
    }

    fn take_back(&mut self, seat: Seat, keep: usize, at: Option<u64>) -> Result<Step, Reject> {
        if self.objection(seat) != Some(keep) && self.takeback(seat)? != keep {
            return Err(Reject::illegal(Text::new("undo-gone")));
        }
        self.room()?;
        // A game need not know how to undo anything.
        let earlier = self.back_to(keep)?;
        let at = at.map(|at| self.time(at));
        let line = Line { seat: Some(seat), text: format!("!undo {keep}"), draws: Vec::new(), at, shown: None };
        self.turn_to(earlier.position);
        (self.gone, self.end) = (earlier.gone, None);
        self.force.truncate(keep);
        self.clock = at.unwrap_or(self.clock);
        self.clocks.anew(&self.turn(), self.clock);
        self.lines.push(line.clone());
        Ok(Step { line, events: Vec::new() })
    }

    /// Starts a step beside the match. The time of its picture in the record counts from now on.
    fn attempt(&self, seat: Option<Seat>, told: Told<'_>) -> Attempt {
        let stream = self.ply() as u64 + 1;
        let mut ctx = StepCtx::new(chance(&self.header, stream, told.draws), self.time(told.at.unwrap_or(self.clock)));
        let began = seat.and_then(|seat| self.clocks.counts_from(seat)).unwrap_or(self.clock);
        let shown = seat.and_then(|seat| self.clocks.shown(seat).or(told.shown.map(|shown| shown.max(began))));
        let shown = shown.map(|shown| shown.min(ctx.at));
        ctx.shown = shown.unwrap_or(began).min(ctx.at);
        let text = String::new();
        Attempt { position: None, ctx, shown, seat, text, label: None, secret: false, prepares: false, by_hand: false }
    }

    /// Makes a step part of the match, unless its draws are impossible or its line could not be read back.
    fn commit(&mut self, attempt: Attempt, told: Told<'_>) -> Result<Step, Reject> {
        let Attempt { position, ctx, shown, seat, text, label, secret, prepares, by_hand } = attempt;
        agree_on_draws(&ctx.chance, told.draws)?;
        let draws = ctx.chance.drawn().to_vec();
        let bar = if text.starts_with('!') {
            Some(Bar::Table)
        } else if !draws.is_empty() && !by_hand {
            Some(Bar::Chance)
        } else {
            ctx.events.iter().any(|event| event.to == Audience::Reveal).then_some(Bar::Reveal)
        };
        let at = told.at.map(|_| ctx.at);
        let line = Line { seat, text, draws, at, shown: shown.filter(|_| at.is_some()) };
        if !line.survives() {
            return Err(unreadable());
        }
        if let (Some(seat), Some(shown)) = (line.seat, line.shown) {
            self.clocks.show(seat, shown);
        }
        let asked = self.turn().may();
        if let Some(position) = position {
            self.turn_to(position);
        }
        self.clock = ctx.at;
        self.covered |= ctx.chance.hides();
        self.force.push(InForce { line: self.lines.len(), at: ctx.at, label, secret, prepares, by_hand, asked, bar });
        self.lines.push(line.clone());
        Ok(Step { line, events: ctx.events })
    }

    fn going(&self) -> Result<(), Reject> {
        match self.end {
            None => Ok(()),
            Some(_) => Err(Reject::new(Why::Over, Text::new("reject-over"))),
        }
    }

    /// Refuses a step that would make the log longer than a record may be.
    fn room(&self) -> Result<(), Reject> {
        if self.lines.len() < LINES_MAX - RESERVE {
            return Ok(());
        }
        Err(Reject::illegal(Text::new("reject-full")))
    }

    /// A time in the range of the match: not before the latest line, and not too large for a record.
    fn time(&self, at: u64) -> u64 {
        at.clamp(self.clock, TIME_MAX)
    }
}
