//! Reads records. It is strict about anything that would change the match, and lenient about how people type.
//!
//! It skips blank lines and lines that begin with `#`. Lines may end as on Windows. Header lines may come in any order
//! before the first move, and only `game` and `seats` are required.

use super::clock::Clock;
use super::fault::{Fault, RecordError};
use super::record::{FORMAT, Header, LINE_MAX, LINES_MAX, Line, read_draws, tidy_name};
use crate::game::options::OptError;
use crate::game::{AnyGame, Draw, Info, OptValues, Seat, Seed};

/// How similar two words must be to count as a typing mistake (Damerau and Levenshtein, 0 to 1).
const ALIKE: f64 = 0.5;

/// Most seats of a match.
const SEATS_MAX: usize = 64;

/// Reads a record of one of these games.
///
/// ```
/// use kletka_games::games::GAMES;
/// use kletka_games::play::record;
/// let typed = "# with real dice\n\nSeats Anna|Boris\nGAME pig goal=20 dice=1\n1 roll; 4\n";
/// let error = record::read(typed, GAMES).map(|_| ()).map_err(|error| error.line);
/// assert_eq!(error, Ok(()), "header lines come in any order");
/// let error = record::read("game pug\nseats Anna | Boris\n", GAMES).map(|_| ()).map_err(|error| error.to_string());
/// assert_eq!(error, Err("line 1: there is no game `pug`; perhaps `pig`".to_owned()));
/// ```
///
/// # Errors
/// With the number of the faulty line.
pub fn read(text: &str, games: &[&'static dyn AnyGame]) -> Result<(Header, Vec<Line>), RecordError> {
    let mut draft = Draft::new(games);
    let mut last = 1;
    for (n, line) in text.trim_start_matches('\u{feff}').split('\n').enumerate() {
        let wrong = |fault| RecordError { line: n + 1, fault };
        if line.len() > LINE_MAX {
            return Err(wrong(Fault::LongLine));
        }
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        draft.take(line).map_err(wrong)?;
        last = n + 1;
    }
    draft.finish().map_err(|fault| RecordError { line: last, fault })
}

/// The record as far as it has been read.
#[derive(Clone)]
pub(super) struct Draft<'a> {
    /// The games that the record may be of.
    games: &'a [&'static dyn AnyGame],
    format: Option<u32>,
    game: Option<(&'static dyn AnyGame, u16, OptValues)>,
    names: Option<Vec<String>>,
    clock: Option<Clock>,
    seed: Option<Seed>,
    first: Option<Seat>,
    deal: Vec<Draw>,
    lines: Vec<Line>,
    /// The highest seat in the lines.
    highest: Option<Seat>,
}

impl<'a> Draft<'a> {
    /// An empty draft for one of these games.
    pub fn new(games: &'a [&'static dyn AnyGame]) -> Draft<'a> {
        Draft {
            games,
            format: None,
            game: None,
            names: None,
            clock: None,
            seed: None,
            first: None,
            deal: Vec::new(),
            lines: Vec::new(),
            highest: None,
        }
    }

    /// Takes one line, which is neither blank nor a comment.
    pub fn take(&mut self, line: &str) -> Result<(), Fault> {
        if line.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            return self.take_move(line);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let word = word.to_lowercase();
        if !["kletka", "game", "seats", "clock", "seed", "first", "deal"].contains(&word.as_str()) {
            return Err(Fault::Word(word));
        }
        if !self.lines.is_empty() {
            return Err(Fault::Late(word));
        }
        match word.as_str() {
            "kletka" => once(&mut self.format, read_format(rest)?, "kletka"),
            "game" => once(&mut self.game, read_game(rest, self.games)?, "game"),
            "seats" => once(&mut self.names, read_names(rest)?, "seats"),
            "clock" => once(&mut self.clock, read_clock(rest)?, "clock"),
            "seed" => once(&mut self.seed, read_seed(rest)?, "seed"),
            "first" => once(&mut self.first, read_first(rest)?, "first"),
            _ => {
                self.deal.extend(read_draws(rest)?);
                Ok(())
            }
        }
    }

    fn take_move(&mut self, line: &str) -> Result<(), Fault> {
        if self.lines.len() >= LINES_MAX {
            return Err(Fault::ManyLines);
        }
        let line: Line = line.parse()?;
        if let (Some(seat), Some(names)) = (line.seat, &self.names) {
            seated(seat, names)?;
        }
        self.highest = self.highest.max(line.seat);
        self.lines.push(line);
        Ok(())
    }

    /// The complete record, if nothing is missing.
    pub fn finish(self) -> Result<(Header, Vec<Line>), Fault> {
        let (game, rules, options) = self.game.ok_or(Fault::Missing("game"))?;
        let names = self.names.ok_or(Fault::Missing("seats"))?;
        for seat in [self.first, self.highest].into_iter().flatten() {
            seated(seat, &names)?;
        }
        let clock = self.clock.unwrap_or_default();
        let header = Header { game, rules, options, names, clock, first: self.first, seed: self.seed, deal: self.deal };
        Ok((header, self.lines))
    }
}

/// Fills a slot that may be filled only once.
fn once<T>(slot: &mut Option<T>, value: T, word: &'static str) -> Result<(), Fault> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(Fault::Twice(word)),
    }
}

fn seated(seat: Seat, names: &[String]) -> Result<(), Fault> {
    if seat.index() < names.len() {
        return Ok(());
    }
    Err(Fault::NoSeat { given: seat.index() + 1, last: names.len() })
}

fn read_format(text: &str) -> Result<u32, Fault> {
    match text.parse() {
        Ok(FORMAT) => Ok(FORMAT),
        Ok(newer) if newer > FORMAT => Err(Fault::NewerFormat(newer)),
        _ => Err(Fault::Format(text.to_owned())),
    }
}

/// Reads `pig/1 goal=100 dice=1`. Without the slash, the rules are the current ones.
fn read_game(text: &str, games: &[&'static dyn AnyGame]) -> Result<(&'static dyn AnyGame, u16, OptValues), Fault> {
    let mut words = text.split_whitespace();
    let word = words.next().ok_or(Fault::NoGame)?;
    let (id, rules) = word.split_once('/').map_or((word, None), |(id, rules)| (id, Some(rules)));
    let known = games.iter().copied().find(|game| game.info().id == id.to_lowercase());
    let game = known.ok_or_else(|| unknown_game(id, games))?;
    let info = game.info();
    let rules = match rules {
        None => info.rules,
        Some(text) => text.parse().map_err(|_| Fault::Rules(text.to_owned()))?,
    };
    if rules > info.rules {
        return Err(Fault::NewerRules { id: info.id, given: rules, now: info.rules });
    }
    let mut options = OptValues::defaults(info.options);
    for setting in words {
        options.take(info.options, info.presets, setting).map_err(|error| wrong_option(info, error))?;
    }
    Ok((game, rules, options))
}

fn unknown_game(id: &str, games: &[&'static dyn AnyGame]) -> Fault {
    let known = games.iter().map(|game| game.info().id);
    let near = nearest(&id.to_lowercase(), known).map(str::to_owned);
    Fault::UnknownGame { id: id.to_owned(), near }
}

/// The word of a list that was probably meant.
fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|near| (strsim::normalized_damerau_levenshtein(word, near), near))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, near)| near)
}

fn wrong_option(info: &Info, error: OptError) -> Fault {
    Fault::Option(info.id, error, info.options.iter().map(|def| def.key).collect())
}

fn read_names(text: &str) -> Result<Vec<String>, Fault> {
    let names: Vec<_> = text.split('|').collect();
    if names.len() > SEATS_MAX {
        return Err(Fault::ManyNames(names.len()));
    }
    if text.is_empty() {
        return Err(Fault::NoNames);
    }
    Ok(names.iter().map(|name| tidy_name(name, names.len())).collect())
}

fn read_clock(text: &str) -> Result<Clock, Fault> {
    text.parse().map_err(|error| Fault::Clock(text.to_owned(), error))
}

fn read_seed(text: &str) -> Result<Seed, Fault> {
    let mut seed = [0; 32];
    match hex::decode_to_slice(text, &mut seed) {
        Ok(()) => Ok(Seed(seed)),
        Err(_) => Err(Fault::Seed),
    }
}

fn read_first(text: &str) -> Result<Seat, Fault> {
    match text.parse::<u8>() {
        Ok(n @ 1..=64) => Ok(Seat(n - 1)),
        _ => Err(Fault::First(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_offered() {
        let known = || ["pig", "seabattle", "tictactoe"].into_iter();
        assert_eq!(nearest("seabatle", known()), Some("seabattle"));
        assert_eq!(nearest("tictac", known()), Some("tictactoe"));
        assert_eq!(nearest("pgi", known()), Some("pig"));
        assert_eq!(nearest("chess", known()), None);
        assert_eq!(nearest("", known()), None);
    }
}
