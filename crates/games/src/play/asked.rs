//! Which seats have a prompt, owe a move or have moved twice, and how long they took; whether a prompt is still valid,
//! and whether others may object to the answer.

use std::sync::OnceLock;

use super::{Ending, InForce, Match};
use crate::game::{Ask, Position, Seat, Seats, Secrecy, Text, Turn};

impl Match {
    /// Whether no seat has made a second move yet, by itself or by the table. Moves that only prepare another one do
    /// not count.
    ///
    /// ```
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let young = |moves: &str| {
    ///     let text = format!("game tictactoe\nseats Anna | Boris\nfirst 1\n{moves}");
    ///     let (header, lines) = record::read(&text, GAMES).expect("a record");
    ///     Match::replay(header, lines).expect("legal moves").is_young()
    /// };
    /// assert_eq!((young(""), young("1 b2\n2 a1\n"), young("1 b2\n2 a1\n1 c3\n")), (true, true, false));
    /// ```
    pub fn is_young(&self) -> bool {
        let moves = self.force.iter().filter(|force| force.label.is_some() && !force.prepares);
        let mut moved = Seats::NONE;
        moves.filter_map(|force| self.lines[force.line].seat).all(|seat| {
            let first = !moved.has(seat);
            moved = moved.with(seat);
            first
        })
    }

    /// The seats that owe a move, or owed one when the match was called off. If any one of several could have moved,
    /// all of them owe it; and so does a seat whose last move the table made.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seats};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let owing = |lines: &str| {
    ///     let text = format!("game tictactoe\nseats Anna | Boris\nclock blitz\nfirst 1\n{lines}");
    ///     let (header, lines) = record::read(&text, GAMES).expect("a record");
    ///     Match::replay(header, lines).expect("legal moves").owing()
    /// };
    /// assert_eq!(owing("1 b2\n"), Seats::one(Seat(1)));
    /// assert_eq!(owing("1 b2\n- !cancel\n"), Seats::one(Seat(1)));
    /// assert_eq!(owing("1 !blitz b2 @ 6000\n- !cancel @ 7000\n"), Seats::first(2));
    /// ```
    pub fn owing(&self) -> Seats {
        let turn = self.asks().clone().among(self.present());
        let asked = if turn.needed().is_empty() { turn.seats() } else { turn.needed() };
        self.present().iter().filter(|seat| asked.has(*seat) || self.timed_out(*seat).is_some()).collect()
    }

    /// How long the earlier turns of a seat took in all, in milliseconds.
    pub fn used(&self, seat: Seat) -> u64 {
        self.clocks.used(seat)
    }

    /// The turn of the position, which knows nothing of table words.
    pub(super) fn asks(&self) -> &Turn {
        self.asks.get_or_init(|| self.position.turn())
    }

    /// Replaces the position.
    pub(super) fn turn_to(&mut self, position: Box<dyn Position>) {
        (self.position, self.asks) = (position, OnceLock::new());
    }

    /// Whether a seat has only one move. The bot does not ask for confirmation then.
    pub(super) fn is_forced(&self, seat: Seat) -> bool {
        self.position.moves(seat).is_some_and(|moves| moves.len() == 1)
    }

    /// Whether a prompt from when the log had `since` lines is still valid for a seat. It is if the seat could have
    /// acted all the time, and since then only others have acted, or the seat itself in a way that
    /// [prepares](crate::game::Game::prepares) its answer.
    pub fn still_asks(&self, seat: Seat, since: usize) -> bool {
        let own = |force: &InForce| force.line >= since && self.lines[force.line].seat == Some(seat);
        self.asks_since(seat, since) && self.force.iter().filter(|force| own(force)).all(|force| force.prepares)
    }

    /// Whether a seat could have acted all the time since the log had `since` lines, as it may now.
    pub fn asks_since(&self, seat: Seat, since: usize) -> bool {
        let later = self.force.iter().filter(|force| force.line >= since);
        // Lines that are not in force (a move that was taken back, the undo itself) have changed the prompt.
        since <= self.lines.len()
            && later.clone().count() == self.lines.len() - since
            && later.clone().all(|force| force.asked.has(seat))
    }

    /// The label of a seat's sealed choice, while others have yet to choose.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game sysna\nseats Anna | Boris\nfirst 1\ndeal 3 5\n1 roll\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let game = Match::replay(header, lines).expect("legal moves");
    /// let chosen = |seat| game.sealed(Seat(seat)).map(|label| label.key.to_string());
    /// assert_eq!((chosen(0), chosen(1)), (Some("dice-roll".to_owned()), None));
    /// assert!(game.is_sealed_as(Seat(0), "roll") && !game.is_sealed_as(Seat(0), "hold"));
    /// ```
    pub fn sealed(&self, seat: Seat) -> Option<Text> {
        self.sealed_in(seat)?.label.clone()
    }

    /// Whether a seat's [sealed](Match::sealed) choice was the move with this canonical text.
    pub fn is_sealed_as(&self, seat: Seat, text: &str) -> bool {
        self.sealed_in(seat).is_some_and(|force| self.lines[force.line].text == text)
    }

    fn sealed_in(&self, seat: Seat) -> Option<&InForce> {
        let turn = self.turn();
        let waits = turn.asks().iter().any(|ask| ask.secrecy == Secrecy::Sealed) && !turn.may().has(seat);
        // A move that opens the choices cannot be taken back. A seat prompted since then has not chosen again.
        let shut = |force: &&InForce| force.secret && force.bar.is_none();
        let own = |force: &InForce| self.lines[force.line].seat == Some(seat);
        let mut since = self.force.iter().rev().take_while(shut).filter(|_| waits);
        since.find(|force| own(force) || force.asked.has(seat)).filter(|force| own(force))
    }

    /// Whether a seat has made a move itself that is in force, in secret or in the open.
    pub fn has_moved(&self, seat: Seat, secret: bool) -> bool {
        let own = |force: &InForce| {
            let line = self.lines.get(force.line);
            line.is_some_and(|line| line.seat == Some(seat) && !line.is_table_word())
        };
        self.force.iter().any(|force| force.secret == secret && own(force))
    }

    /// Whether something happened since the log had `since` lines, and all of it only prepares a move.
    pub fn only_prepared(&self, since: usize) -> bool {
        let later = || self.force.iter().filter(|force| force.line >= since);
        since < self.lines.len() && later().count() == self.lines.len() - since && later().all(|force| force.prepares)
    }

    /// Whether an overheard text of a seat could be meant for the match. While only others have prompts, and all in
    /// private (a word, a number, a fleet), every text is talk.
    ///
    /// ```
    /// use kletka_games::game::{Input, Labels, Manner, Seat, Why};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let (header, _) = record::read("game gallows\nseats Anna | Boris\nfirst 1\n", GAMES).expect("a record");
    /// let mut game = Match::begin(header).expect("two can play it");
    /// assert!(game.listens(Seat(0)) && !game.listens(Seat(1)));
    /// let said = Input::typed("hello", Labels::Latin, Manner::Overheard);
    /// assert_eq!(game.play(Seat(1), &said, 0).map(drop).map_err(|no| no.why), Err(Why::Syntax));
    /// let said = said.said(Manner::Addressed);
    /// assert_eq!(game.play(Seat(1), &said, 0).map(drop).map_err(|no| no.why), Err(Why::NotYourTurn));
    /// ```
    pub fn listens(&self, seat: Seat) -> bool {
        let turn = self.turn();
        let secret = |ask: &Ask| ask.secrecy == Secrecy::Private && !ask.seats.has(seat);
        turn.asks().is_empty() || !turn.asks().iter().all(secret)
    }

    /// How many lines stay in force if a seat objects to the throw of real dice that another seat has just typed;
    /// `None` if there is nothing to object to. You can also object to a throw that has ended the match, which then
    /// goes on.
    ///
    /// ```
    /// use kletka_games::game::{Input, Labels, Manner, Seat};
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::{Match, record};
    /// let text = "game yacht dice=real\nseats Anna | Boris\nfirst 1\n";
    /// let (header, lines) = record::read(text, GAMES).expect("a record");
    /// let mut game = Match::replay(header, lines).expect("nothing to refuse");
    /// let fell = Input::typed("3 5 5 1 6", Labels::Latin, Manner::Addressed);
    /// let step = game.play(Seat(0), &fell, 0).expect("five dice");
    /// assert_eq!(step.line.to_string(), "1 throw ; 3 5 5 1 6 @ 0");
    /// assert_eq!((game.objection(Seat(0)), game.objection(Seat(1))), (None, Some(0)));
    /// game.undo(Seat(1), 0, 0).expect("it is thrown anew");
    /// ```
    pub fn objection(&self, seat: Seat) -> Option<usize> {
        let by_rules = self.end.as_ref().is_none_or(|end| end.ending == Ending::Rules);
        let last = self.force.last().filter(|last| last.by_hand && by_rules)?;
        let other = self.lines[last.line].seat != Some(seat);
        (other && self.present().has(seat) && seat.0 < self.seats()).then(|| self.ply() - 1)
    }
}
