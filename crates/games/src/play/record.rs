//! The record is plain text. The bot stores, exports and replays this same text, and `kletka replay` reads it.
//!
//! ```text
//! kletka 1
//! game pig/1 goal=100 dice=1
//! seats Anna | Boris
//! clock 10s+1m               only with a clock
//! seed 5f0c…                 only once the match has ended
//! first 1
//! deal 3 1 2                 only without a seed or with words, and only when the set-up drew something
//! 1 roll ; 4 @ 12000 shown 9000
//! - !draw @ 21000
//! ```
//!
//! A line of the log is `seat move ; draws @ milliseconds`. It may also have the time at which the picture with the
//! prompt was shown. Seats count from 1, and `-` is the table. Words drawn from a list are recorded as themselves. This
//! file has the values and writes them. `reader` reads them.

use std::fmt;
use std::str::FromStr;

use super::clock::Clock;
pub use super::fault::{Fault, RecordError};
pub use super::limits::{FORMAT, LINE_MAX, LINES_MAX, TIME_MAX};
pub use super::reader::read;
use crate::game::{AnyGame, Draw, OptValues, Seat, Seed, is_blank};

/// The word between the time of a line and the time when its prompt was shown.
const SHOWN: &str = "shown";

/// Most numbers on one `deal` line. Further ones go on more lines. Even numbers of ten digits stay far below
/// [`LINE_MAX`].
const DEAL_WIDTH: usize = 200;

/// The header of a record, above its lines.
///
/// ```
/// use kletka_games::game::OptValues;
/// use kletka_games::games::find;
/// use kletka_games::play::{Clock, Header, Match};
/// let game = find("pig").expect("a game");
/// let names = ["Anna", "Boris"].map(str::to_owned).to_vec();
/// let options = OptValues::defaults(game.info().options);
/// let (rules, clock) = (game.info().rules, Clock::Off);
/// let header = Header { game, rules, options, names, clock, first: None, seed: None, deal: Vec::new() };
/// assert_eq!(Match::begin(header).map(|game| game.turn().seats().len()).ok(), Some(1));
/// ```
#[derive(Clone)]
pub struct Header {
    /// The game of the match.
    pub game: &'static dyn AnyGame,
    /// The rules version with which the record was made.
    pub rules: u16,
    /// All options. Derived ones may not have a value yet.
    pub options: OptValues,
    /// The name of each seat.
    pub names: Vec<String>,
    /// The clock of the match.
    pub clock: Clock,
    /// The first player; `None`: drawn by lot from the seed (or without a seed, the seat of the first line).
    pub first: Option<Seat>,
    /// The seed; `None` if the record gives its draws instead.
    pub seed: Option<Seed>,
    /// The draws of the set-up.
    pub deal: Vec<Draw>,
}

impl Header {
    /// Fills in the first player from the first line with a seat, if neither the header nor a seed says it.
    pub fn complete_first(&mut self, lines: &[Line]) {
        if self.first.is_none() && self.seed.is_none() {
            self.first = lines.iter().find_map(|line| line.seat);
        }
    }
}

impl Header {
    /// Whether the set-up drew words from a list.
    pub fn has_words(&self) -> bool {
        self.deal.iter().any(|draw| matches!(draw, Draw::Word(_)))
    }
}

/// Shows neither the seed nor the draws of the set-up, which may still be hidden.
impl fmt::Debug for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Header")
            .field("game", &self.game.info().id)
            .field("rules", &self.rules)
            .field("options", &self.options.to_string())
            .field("names", &self.names)
            .field("clock", &self.clock.to_string())
            .field("first", &self.first)
            .field("seed", &self.seed)
            .field("deal", &self.deal.len())
            .finish()
    }
}

/// One line of the log.
///
/// ```
/// use kletka_games::game::{Draw, Seat};
/// use kletka_games::play::{Action, Line};
/// let line: Line = "1 roll ; 4 @ 12000 shown 9000".parse().expect("a line");
/// assert_eq!((line.seat, line.draws.as_slice()), (Some(Seat(0)), &[Draw::Number(4)][..]));
/// assert_eq!((line.at, line.shown), (Some(12_000), Some(9_000)));
/// assert_eq!(line.action(), Ok(Action::Move(Seat(0), "roll")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The seat that acted; `None` for the table itself.
    pub seat: Option<Seat>,
    /// Canonical text of a move, or a table word that begins with `!`.
    pub text: String,
    /// The draws of the step.
    pub draws: Vec<Draw>,
    /// Milliseconds since the match began; `None` if not recorded.
    pub at: Option<u64>,
    /// The time when the messenger took the picture with the prompt, in the same count, if known. The seat's time
    /// counts from there.
    pub shown: Option<u64>,
}

/// The action of a line.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::play::{Action, Line};
/// let line: Line = "2 !blitz e4 @ 6000".parse().expect("a line");
/// assert_eq!(line.action(), Ok(Action::Blitz(Seat(1), "e4")));
/// assert!("- !resign".parse::<Line>().is_err(), "somebody must say it");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action<'a> {
    /// A seat plays a move.
    Move(Seat, &'a str),
    /// `!resign`: a seat gives up.
    Resign(Seat),
    /// `!flag`: a seat has run out of time.
    Flag(Seat),
    /// `!blitz move`: a seat was late, and the table has made a move for it, drawn from the seed.
    Blitz(Seat, &'a str),
    /// `!undo n`: at the request of a seat, all lines in force except the first `n` are taken back.
    Undo(Seat, usize),
    /// `!draw`: all agree to end the match.
    Agree,
    /// `!cancel`: the match is called off.
    Cancel,
    /// `!lapse`: the deadline of the turn has passed.
    Lapse,
}

impl Line {
    /// The action of the line.
    ///
    /// # Errors
    /// If its seat and its text do not go together; the fault says why.
    pub fn action(&self) -> Result<Action<'_>, Fault> {
        let Some(word) = self.text.strip_prefix('!') else {
            let seat = self.seat.ok_or(Fault::NoMover)?;
            return Ok(Action::Move(seat, &self.text));
        };
        let (word, number) = word.split_once(' ').map_or((word, None), |(word, rest)| (word, Some(rest)));
        match (self.seat, word, number) {
            (Some(seat), "resign", None) => Ok(Action::Resign(seat)),
            (Some(seat), "flag", None) => Ok(Action::Flag(seat)),
            (Some(seat), "blitz", Some(text)) => Ok(Action::Blitz(seat, text)),
            (Some(_), "blitz", None) => Err(Fault::NoDrawnMove),
            (Some(seat), "undo", Some(keep)) => match keep.parse() {
                Ok(keep) => Ok(Action::Undo(seat, keep)),
                Err(_) => Err(Fault::Keep(keep.to_owned())),
            },
            (Some(_), "undo", None) => Err(Fault::NoKeep),
            (None, "draw", None) => Ok(Action::Agree),
            (None, "cancel", None) => Ok(Action::Cancel),
            (None, "lapse", None) => Ok(Action::Lapse),
            (None, "resign" | "flag" | "blitz" | "undo", _) => Err(Fault::NoSpeaker(word.to_owned())),
            (Some(_), "draw" | "cancel" | "lapse", None) => Err(Fault::Speaker(word.to_owned())),
            _ => Err(Fault::TableWord(self.text.clone())),
        }
    }

    /// Whether the line is a table word, and not a move that a seat made by itself.
    pub fn is_table_word(&self) -> bool {
        self.text.starts_with('!')
    }

    /// Whether the line says that a seat ran out of time.
    pub fn is_timed_out(&self) -> bool {
        matches!(self.action(), Ok(Action::Flag(_) | Action::Blitz(..)))
    }

    /// Whether the line exists because time has passed.
    pub fn is_by_time(&self) -> bool {
        self.is_timed_out() || matches!(self.action(), Ok(Action::Lapse))
    }

    /// Whether a record with this line would be read back with the same line.
    pub(super) fn survives(&self) -> bool {
        let text = self.to_string();
        text.len() <= LINE_MAX && text.parse().as_ref() == Ok(self)
    }
}

/// As in a record: `1 roll ; 4 @ 12000`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{}", u32::from(seat.0) + 1)?,
            None => f.write_str("-")?,
        }
        write!(f, " {}", self.text)?;
        for (n, draw) in self.draws.iter().enumerate() {
            write!(f, "{}{draw}", if n == 0 { " ; " } else { " " })?;
        }
        if let Some(at) = self.at {
            write!(f, " @ {at}")?;
        }
        if let Some(shown) = self.shown.filter(|_| self.at.is_some()) {
            write!(f, " {SHOWN} {shown}")?;
        }
        Ok(())
    }
}

impl FromStr for Line {
    type Err = Fault;

    /// Reads a line as recorded, or as a person types it: with tabs, spaces at the ends, draws separated by commas.
    fn from_str(text: &str) -> Result<Line, Fault> {
        let text = text.replace('\t', " ");
        if text.chars().any(char::is_control) {
            return Err(Fault::Control);
        }
        let text = text.trim();
        let (seat, rest) = text.find(' ').map_or((text, ""), |gap| text.split_at(gap));
        let seat = read_seat(seat)?;
        // With a space at the end, the separators are found even if nothing follows them.
        let rest = format!("{rest} ");
        let (rest, at) = rest.split_once(" @ ").map_or((rest.as_str(), ""), |(rest, at)| (rest, at.trim()));
        let rest = format!("{rest} ");
        let (moved, draws) = rest.split_once(" ; ").unwrap_or((&rest, ""));
        let (at, shown) = at.split_once(SHOWN).map_or((at, ""), |(at, shown)| (at.trim(), shown.trim()));
        let text = moved.trim().to_owned();
        let mut line = Line { seat, text, draws: read_draws(draws)?, at: read_time(at)?, shown: read_time(shown)? };
        if line.text.is_empty() {
            return Err(Fault::NoMove);
        }
        if line.text.starts_with('!') {
            line.text = table_word(&line.text);
        }
        let undo = match line.action()? {
            Action::Undo(_, keep) => Some(format!("!undo {keep}")),
            _ => None,
        };
        line.text = undo.unwrap_or(line.text);
        Ok(line)
    }
}

/// A table word in its canonical form. After `!blitz` comes a move of the game, which stays as it is.
fn table_word(text: &str) -> String {
    match text.split_once(' ') {
        Some((word, rest)) if word.eq_ignore_ascii_case("!blitz") => format!("!blitz {}", rest.trim()),
        _ => text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

/// Reads the seat before a move: `1` is the first one, `-` the table.
fn read_seat(text: &str) -> Result<Option<Seat>, Fault> {
    if text == "-" {
        return Ok(None);
    }
    match text.parse::<u8>() {
        Ok(n @ 1..=64) => Ok(Some(Seat(n - 1))),
        _ => Err(Fault::Seat(text.to_owned())),
    }
}

/// Reads the time of a line; an empty text means no time.
fn read_time(text: &str) -> Result<Option<u64>, Fault> {
    if text.is_empty() {
        return Ok(None);
    }
    match text.parse() {
        Ok(at) if at <= TIME_MAX => Ok(Some(at)),
        _ => Err(Fault::Time(text.to_owned())),
    }
}

/// Reads numbers and words separated by spaces or commas.
pub(super) fn read_draws(text: &str) -> Result<Vec<Draw>, Fault> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(|word| word.parse().map_err(|_| Fault::Draw(word.to_owned()))).collect()
}

/// The whole record. Set `with_seed` only once the match has ended.
///
/// The seed already determines the draws of the set-up. So both are written only if words of a list were drawn, since
/// the seed would draw other words from another list.
///
/// ```
/// use kletka_games::games::GAMES;
/// use kletka_games::play::record;
/// let text = "kletka 1\ngame pig/1 dice=1 bust=red overtake=off together=off\nseats Anna | Boris\n1 roll ; 4\n";
/// let (header, lines) = record::read(text, GAMES).expect("a record");
/// assert_eq!(record::write(&header, &lines, true), text);
/// ```
pub fn write(header: &Header, lines: &[Line], with_seed: bool) -> String {
    let mut text = format!("kletka {FORMAT}\ngame {}/{}", header.game.info().id, header.rules);
    for (key, value) in header.options.iter() {
        text += &format!(" {key}={value}");
    }
    let names: Vec<_> = header.names.iter().map(|name| tidy_name(name, header.names.len())).collect();
    text += &format!("\nseats {}\n", names.join(" | "));
    if !header.clock.is_off() {
        text += &format!("clock {}\n", header.clock);
    }
    let seed = header.seed.filter(|_| with_seed);
    if let Some(seed) = seed {
        text += &format!("seed {}\n", hex::encode(seed.0));
    }
    if let Some(first) = header.first {
        text += &format!("first {}\n", u32::from(first.0) + 1);
    }
    let dealt = seed.is_none() || header.has_words();
    for draws in header.deal.chunks(DEAL_WIDTH).filter(|_| dealt) {
        let draws: Vec<_> = draws.iter().map(Draw::to_string).collect();
        text += &format!("deal {}\n", draws.join(" "));
    }
    for line in lines {
        text += &format!("{line}\n");
    }
    text
}

/// A name in the form for records: without bars and control characters, with single spaces between words, never without
/// anything to see, and short enough that the names of all `seats` fit on a line.
pub(super) fn tidy_name(name: &str, seats: usize) -> String {
    let plain: String = name
        .chars()
        .map(|c| match c {
            '|' => '/',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect();
    let mut tidy = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let room = (LINE_MAX / seats.max(1)).saturating_sub(4).clamp(1, 256);
    while tidy.len() > room {
        tidy.pop();
    }
    let tidy = tidy.trim_end();
    if tidy.chars().all(is_blank) { "?".to_owned() } else { tidy.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Result<String, String> {
        text.parse::<Line>().map(|line| line.to_string()).map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_line_is_read_as_it_is_written() {
        for text in [
            "1 !flag @ 7",
            "2 !blitz Bb 4 ; 3 @ 9",
            "1 roll",
            "2 a1-a4 b2",
            "1 roll ; 4",
            "64 roll ; 4 6 1 @ 12000",
            "1 deal ; крона 4 @ 12000 shown 9000",
            "- !lapse @ 0",
            "1 !undo 3",
        ] {
            assert_eq!(parsed(text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn a_line_is_read_as_people_type_it() {
        assert_eq!(parsed("  1\troll\t;\t4, 6  "), Ok("1 roll ; 4 6".to_owned()));
        assert_eq!(parsed("1 roll ;"), Ok("1 roll".to_owned()));
        assert_eq!(parsed("1 roll ; @ 5"), Ok("1 roll @ 5".to_owned()));
        assert_eq!(parsed("1 roll @"), Ok("1 roll".to_owned()));
        assert_eq!(parsed("1 !UNDO  03"), Ok("1 !undo 3".to_owned()));
        assert_eq!(parsed("1 !BLITZ  Bb4 "), Ok("1 !blitz Bb4".to_owned()));
        assert_eq!(parsed("1 !Flag"), Ok("1 !flag".to_owned()));
        assert_eq!(parsed("1 a;b"), Ok("1 a;b".to_owned()), "a semicolon without spaces separates nothing");
    }

    #[test]
    fn a_wrong_line_says_what_is_wrong() {
        for (text, what) in [
            ("", "`` is no seat"),
            ("roll", "`roll` is no seat"),
            ("0 roll", "`0` is no seat"),
            ("65 roll", "`65` is no seat"),
            ("1", "a seat, but no move"),
            ("1 ; 4", "a seat, but no move"),
            ("1 @ 4", "a seat, but no move"),
            ("- roll", "a move needs the number of its seat"),
            ("1 roll ; 4x", "the draw `4x` is neither a whole number nor a word"),
            ("1 roll ; -4", "the draw `-4` is neither a whole number nor a word"),
            ("1 roll @ noon", "the time `noon` is no whole number"),
            ("1 roll @ 9007199254740992", "the time `9007199254740992` is no whole number"),
            ("1 roll @ 4 ; 5", "the time `4 ; 5` is no whole number"),
            ("- !resign", "`!resign` needs the number of a seat"),
            ("- !flag", "`!flag` needs the number of a seat"),
            ("- !blitz a1", "`!blitz` needs the number of a seat"),
            ("1 !blitz", "`!blitz` needs the move that was drawn"),
            ("1 !flag now", "`!flag now` is none of !resign"),
            ("1 !draw", "`!draw` is said by the table"),
            ("1 !undo", "`!undo` needs the number of lines that stay"),
            ("1 !undo all", "`!undo` needs the number of lines that stay, not `all`"),
            ("1 !win", "`!win` is none of !resign"),
            ("1 a\u{7}b", "a control character"),
        ] {
            let told = parsed(text).unwrap_err();
            assert!(told.starts_with(what), "{text:?}: {told}");
        }
    }

    #[test]
    fn lines_that_would_be_read_differently_do_not_survive() {
        let line = |text: &str| Line {
            seat: Some(Seat(0)),
            text: text.to_owned(),
            draws: vec![Draw::Number(4)],
            at: Some(7),
            shown: None,
        };
        assert!(line("a1 b2").survives());
        for text in ["", " a", "a ; 5", "a @ 5", "a ;", "a\nb", "!draw", "!shout"] {
            assert!(!line(text).survives(), "{text:?}");
        }
        assert!(!line(&"a".repeat(LINE_MAX)).survives());
    }

    #[test]
    fn names_fit_into_a_record() {
        assert_eq!(tidy_name("  Anna\u{a0}|\nB.\u{7}", 2), "Anna / B.");
        assert_eq!(tidy_name("\t\r\n", 2), "?");
        assert_eq!(tidy_name("\u{2800} \u{3164}", 2), "?");
        assert_eq!(tidy_name("#1 ; @ first", 2), "#1 ; @ first");
        let long = tidy_name(&"ж".repeat(500), 64);
        assert!((long.len() + 3) * 64 + 6 <= LINE_MAX, "{} bytes", long.len());
        assert_eq!(tidy_name(&long, 64), long);
    }
}
