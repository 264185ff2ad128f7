//! Typed and tapped moves, and what follows from an accepted one.

use super::deadlines::allowance;
use super::desk::{Think, Thought, Work};
use super::incoming::Press;
use super::words::{self, Reader};
use crate::game::{Level, Seat, Seats, Text, Turn, Viewer, Why};
use crate::kit::coord::{self, Labels};
use crate::play::{Match, Step};
use crate::store::kept::{BoardRow, ChatId, ChatRow, Due, EntryRow, MatchId, MatchRow, NewsRow, SketchRow, Stage, Who};

/// No game has a board of more columns.
const WIDEST: u16 = 40;

/// How many sentences a board tells at most.
const NEWS: usize = 6;

/// A move as it was typed.
pub struct Typed<'a> {
    /// The chat.
    pub chat: ChatId,
    /// The topic there.
    pub topic: Option<i32>,
    /// The message.
    pub message: i32,
    /// When it was written: milliseconds since 1970.
    pub at: u64,
    /// The text.
    pub text: &'a str,
    /// Whether an answer is expected even when it is no move.
    pub explicit: bool,
}

/// What everybody could see before a step: boards are sent to those for whom something has changed.
pub struct Before {
    known: Vec<String>,
    turn: Turn,
}

/// The viewer of a board.
pub fn viewer(board: &BoardRow) -> Viewer {
    board.seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)))
}

impl Work<'_> {
    /// A typed move of a seat. `true` when it was accepted.
    pub fn typed(&mut self, row: MatchRow, seat: Seat, typed: &Typed<'_>) -> bool {
        let Some(chat) = self.tx.chat(typed.chat) else { return false };
        let Some(text) = self.read_letters(&row, &chat, typed) else { return false };
        // The message's own time counts, also when it reaches the bot late; the log never runs backwards.
        let time = typed.at.min(self.now);
        let known = self.live(row.id).map_or(0, |live| live.lines().len());
        let row = self.overdue(row, time);
        if let Some(late) = self.too_late(&row, seat, time, known) {
            if typed.explicit || self.live(row.id).is_some_and(|live| live.position().read(seat, &text).is_ok()) {
                self.refuse(&row, typed, late);
            }
            return false;
        }
        let at = time.max(row.last).saturating_sub(row.began);
        let Some(live) = self.live(row.id) else {
            let text = Text::new("match-unreadable").with("number", row.id as i64);
            self.reply(typed.chat, typed.topic, typed.message, text);
            return false;
        };
        let before = look(live, &row);
        match live.play(seat, &text, !chat.private, at) {
            Ok(step) => {
                let mut after = row.clone();
                if let Some(board) = after.boards.iter_mut().find(|board| board.chat == typed.chat) {
                    board.moved = board.moved.max(typed.message);
                }
                if let Some(Who::User(user)) = row.seats.get(seat.index()).map(|row| &row.who) {
                    self.tx.put_typed(chat.peer, *user, typed.message, row.id);
                }
                self.stepped(&row, after, &before, step, Some(seat));
                true
            }
            Err(reject) if reject.why == Why::Syntax && !typed.explicit => false,
            Err(reject) if reject.marks.is_empty() => {
                self.refuse(&row, typed, reject.text);
                false
            }
            Err(reject) => {
                let what = SketchRow::Rings { places: reject.marks };
                let (text, reply_to) = (reject.text, Some(typed.message));
                self.owe(typed.chat, Due::Sketch { id: row.id, what, text, reply_to, topic: typed.topic });
                false
            }
        }
    }

    /// The text with Latin coordinates and canonical words; `None` when it was answered or is chatter.
    fn read_letters(&mut self, row: &MatchRow, chat: &ChatRow, typed: &Typed<'_>) -> Option<String> {
        let info = crate::games::find(&row.game)?.info();
        let text = words::canonical(info, typed.text);
        match coord::latin(&text, chat.letters()) {
            Ok(text) => Some(text),
            Err(_) => {
                let letters = (0..10).map(|col| chat.letters().column(col)).collect::<Vec<_>>().join(" ");
                self.refuse(row, typed, Text::new("reject-letters").with("letters", letters));
                None
            }
        }
    }

    fn refuse(&mut self, row: &MatchRow, typed: &Typed<'_>, text: Text) {
        self.note(typed.chat, typed.topic, Some(typed.message), Some(row.id), vec![text]);
    }

    /// A move on a button.
    pub fn tapped(&mut self, press: &Press, chat: ChatId, id: MatchId, version: usize, text: &str) {
        let reader = self.reader_of(&press.from, chat);
        let toast = |work: &mut Self, text: Text, names: &[String]| {
            work.toast(&press.id, words::say(&text, reader, names), false);
        };
        let Some(row) = self.tx.match_row(id) else {
            return toast(self, Text::new("match-unknown").with("number", id as i64), &[]);
        };
        let names = self.names(&row);
        let Some(seat) = row.seat_of(press.from.id).map(Seat) else {
            return toast(self, Text::new("toast-stranger").with("number", id as i64), &names);
        };
        let open = self.tx.chat(chat).is_none_or(|chat| !chat.private);
        let row = self.overdue(row, self.now);
        if let Some(late) = self.too_late(&row, seat, self.now, version) {
            return toast(self, late, &names);
        }
        let at = self.now.saturating_sub(row.began);
        let Some(live) = self.live(id) else {
            return toast(self, Text::new("reject-over"), &names);
        };
        // While several are asked at once, what the others do does not make a keyboard old.
        if !live.still_asks(seat, version) && !matches!(live.turn(), Turn::Over(_)) {
            return toast(self, Text::new("toast-old-board"), &names);
        }
        let before = look(live, &row);
        match live.play(seat, text, open, at) {
            Ok(step) => {
                self.toast(&press.id, String::new(), false);
                self.stepped(&row, row.clone(), &before, step, Some(seat));
            }
            Err(reject) => toast(self, reject.text, &names),
        }
    }

    /// A computer has decided.
    pub fn thought(&mut self, thought: Thought) {
        let Some(row) = self.tx.match_row(thought.id).filter(|row| row.stage == Stage::Live) else { return };
        let at = self.now.saturating_sub(row.began);
        let Some(live) = self.live(thought.id) else { return };
        if live.lines().len() != thought.version {
            return self.wake_computers(&row);
        }
        let before = look(live, &row);
        let played = match &thought.text {
            Some(text) => live.play(thought.seat, text, false, at),
            None => live.resign(thought.seat, at),
        };
        let played = played.or_else(|reject| {
            tracing::error!(id = thought.id, why = ?reject.why, "the computer's move was refused");
            live.resign(thought.seat, at)
        });
        if let Ok(step) = played {
            self.stepped(&row, row.clone(), &before, step, Some(thought.seat));
        }
    }

    /// The timer of a challenge or of a turn, which was set to that time.
    pub fn timer(&mut self, id: MatchId, set: u64) {
        let Some(row) = self.tx.match_row(id).filter(|row| row.timer == Some(set)) else {
            return self.tx.drop_timer(id, set);
        };
        if row.stage == Stage::Lobby {
            return self.void(row, Text::new("lobby-lapsed"));
        }
        if !self.alarmed(&row) {
            self.stop_timer(id, set);
        }
    }

    /// Takes the timer off a match.
    pub fn stop_timer(&mut self, id: MatchId, set: u64) {
        if let Some(before) = self.tx.match_row(id).filter(|row| row.timer == Some(set)) {
            self.tx.put_match(Some(&before), &MatchRow { timer: None, ..before.clone() });
        }
        self.tx.drop_timer(id, set);
    }

    /// Writes an accepted step down and settles what follows: news, boards, timers, computers.
    pub fn stepped(&mut self, before: &MatchRow, mut row: MatchRow, seen: &Before, step: Step, by: Option<Seat>) {
        let Some(live) = self.live(row.id) else { return };
        let version = live.lines().len();
        let turn = live.turn();
        let secret = matches!(&seen.turn, Turn::Act(act) if act.private);
        let mut news: Vec<Text> =
            step.events.iter().filter(|event| event.is_public()).map(|event| event.text.clone()).collect();
        let table_word = step.line.is_table_word();
        if news.is_empty()
            && !secret
            && !table_word
            && let (Some(seat), Some((_, label))) = (by, live.last_move())
        {
            news.push(Text::new("news-move").with("seat", seat).with("move", label));
        }
        let changed = changed(live, &row, seen, !news.is_empty() || table_word);
        let outcome = live.outcome();
        self.tx.put_line(row.id, version - 1, &step.line.to_string());
        row.last = row.began + step.line.at.unwrap_or_default();
        row.offer = None;
        row.news.extend(news.into_iter().map(|text| NewsRow { version, text, to: None }));
        let whispered = self.whispers(&mut row, version, &step);
        let surplus = row.news.len().saturating_sub(NEWS);
        row.news.drain(..surplus);
        row.timer = self.alarm(&row);
        if matches!(turn, Turn::Over(_)) {
            row.stage = Stage::Over;
            row.outcome = outcome;
            self.note_ended(&row);
        }
        self.tx.put_match(Some(before), &row);
        let waits = self.waits_for_computers(&row, &turn);
        for (board, changed) in row.boards.iter().zip(changed) {
            let told = board.seat.is_some_and(|seat| whispered.has(Seat(seat)));
            if (changed || told) && !waits {
                self.owe_board(row.id, board.chat, false);
            }
        }
        self.wake_computers(&row);
    }

    /// What a step tells single seats: with their own boards, or where they have none as a note in private. Gives the
    /// seats whose boards have something new to tell.
    fn whispers(&mut self, row: &mut MatchRow, version: usize, step: &Step) -> Seats {
        let mut told = Seats::NONE;
        for event in step.events.iter().filter(|event| !event.is_public()) {
            for seat in (0u8..).take(row.seats.len()).filter(|seat| event.whispers_to(Seat(*seat))) {
                let Some(Who::User(user)) = row.seats.get(usize::from(seat)).map(|seat| seat.who.clone()) else {
                    continue;
                };
                if row.boards.iter().any(|board| board.seat == Some(seat)) {
                    row.news.push(NewsRow { version, text: event.text.clone(), to: Some(seat) });
                    told = told.with(Seat(seat));
                } else if let Some(chat) = self.private_chat(user) {
                    self.note(chat, None, None, Some(row.id), vec![event.text.clone()]);
                }
            }
        }
        told
    }

    /// Remembers in every chat that shows the match that it was the last to end there.
    fn note_ended(&mut self, row: &MatchRow) {
        for id in row.boards.iter().map(|board| board.chat) {
            if let Some(mut chat) = self.tx.chat(id) {
                chat.ended = Some(row.id);
                self.tx.put_chat(id, &chat);
            }
        }
    }

    /// Whether only computers are to act: the picture then waits for their answer.
    fn waits_for_computers(&self, row: &MatchRow, turn: &Turn) -> bool {
        let seats = turn.seats();
        !seats.is_empty() && seats.iter().all(|seat| row.computer(seat.0).is_some())
    }

    /// Starts the computers whose turn it is, unless they are at work already.
    pub fn wake_computers(&mut self, row: &MatchRow) {
        if row.stage != Stage::Live {
            return;
        }
        let (id, now) = (row.id, self.now);
        let Some(live) = self.live(id) else { return };
        let (seats, version) = (live.turn().seats(), live.lines().len());
        for seat in seats.iter().collect::<Vec<_>>() {
            let Some(level) = row.computer(seat.0) else { continue };
            let started =
                self.fx.think.iter().any(|think| (think.id, think.seat, think.version) == (id, seat, version));
            if started || self.cache.thinking.get(&(id, seat)) == Some(&version) {
                continue;
            }
            let seed = (self.cache.entropy)();
            let Some(live) = self.live(id) else { return };
            let position = live.position().copy();
            let limit = allowance(live, seat, now.saturating_sub(row.began));
            let level = Level::new(level).unwrap_or(Level::DEFAULT);
            self.fx.think.push(Think { id, version, seat, level, limit, position, seed });
        }
    }

    /// Owes the board of a match to a chat. Boards that are owed already and not on their way are not owed twice.
    pub fn owe_board(&mut self, id: MatchId, chat: ChatId, fresh: bool) {
        if let Some(entry) = self.cache.owed.get(&(id, chat)) {
            if fresh {
                self.tx.put_entry(*entry, &EntryRow { chat, due: Due::Board { id, fresh } });
            }
            return;
        }
        if let Some(entry) = self.owe(chat, Due::Board { id, fresh }) {
            self.cache.owed.insert((id, chat), entry);
        }
    }

    /// A short text as an answer.
    pub fn reply(&mut self, chat: ChatId, topic: Option<i32>, message: i32, text: Text) {
        self.note(chat, topic, Some(message), None, vec![text]);
    }

    /// A text for a chat.
    pub fn note(
        &mut self,
        chat: ChatId,
        topic: Option<i32>,
        reply_to: Option<i32>,
        about: Option<MatchId>,
        text: Vec<Text>,
    ) {
        self.owe(chat, Due::Note { text, about, mention: Vec::new(), keys: Vec::new(), reply_to, edits: None, topic });
    }

    /// Says a text to the person who pressed.
    pub fn tell_presser(&mut self, press: &Press, reader: Reader, text: &Text) {
        self.toast(&press.id, words::say(text, reader, &[]), false);
    }
}

/// Whether a text that has the form of coordinates is rather talk, like "ok 3" or "на 5": it names a column beyond all
/// boards, or of several letters that the board does not have.
pub fn talk(text: &str, labels: Labels) -> bool {
    match coord::latin(text, labels) {
        Ok(text) => coord::Place::read_path(&text).is_some_and(|places| places.iter().any(|place| place.col >= WIDEST)),
        Err(_) => text.split(|c: char| !c.is_alphabetic()).any(|letters| letters.chars().nth(1).is_some()),
    }
}

/// What the viewers of all boards know now.
pub fn look(live: &Match, row: &MatchRow) -> Before {
    let hidden = live.header().game.info().hidden;
    let known =
        if hidden { row.boards.iter().map(|board| live.position().known(viewer(board))).collect() } else { Vec::new() };
    Before { known, turn: live.turn() }
}

/// For each board, whether it looks different now. In open games every step changes every board.
fn changed(live: &Match, row: &MatchRow, seen: &Before, told: bool) -> Vec<bool> {
    let over = matches!(live.turn(), Turn::Over(_));
    let asked = |turn: &Turn| turn.seats();
    row.boards
        .iter()
        .enumerate()
        .map(|(n, board)| {
            let Some(known) = seen.known.get(n) else { return true };
            let turned = match board.seat {
                None => asked(&seen.turn) != asked(&live.turn()),
                Some(seat) => asked(&seen.turn).has(Seat(seat)) != asked(&live.turn()).has(Seat(seat)),
            };
            over || told || turned || *known != live.position().known(viewer(board))
        })
        .collect()
}

/// The users on these seats.
pub fn users_on(row: &MatchRow, seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).filter(|seat| row.computer(*seat).is_none()).collect()
}
