//! Reads records: strict about what would change the match, lenient about how a person types.
//!
//! Blank lines and lines that begin with `#` are passed over, lines may end as on Windows, header lines may come in any
//! order before the first move; only `game` and `seats` are required.

use super::clock::Clock;
use super::record::{FORMAT, Header, LINE_MAX, LINES_MAX, Line, RecordError, read_draws, tidy_name};
use crate::game::options::OptError;
use crate::game::{AnyGame, Draw, Info, OptValues, Seat, Seed};

/// How alike two words must be for one to be taken for the other mistyped (Damerau and Levenshtein, 0 to 1).
const ALIKE: f64 = 0.5;

/// The most seats there are.
const SEATS_MAX: usize = 64;

/// Reads a record of a game of the registry.
///
/// # Errors
/// With the line that is wrong.
pub fn read(text: &str) -> Result<(Header, Vec<Line>), RecordError> {
    read_with(text, &crate::games::find)
}

/// Reads a record of a game that `find` knows by its id.
///
/// # Errors
/// With the line that is wrong.
pub fn read_with(
    text: &str,
    find: &dyn Fn(&str) -> Option<&'static dyn AnyGame>,
) -> Result<(Header, Vec<Line>), RecordError> {
    let mut draft = Draft::default();
    let mut last = 1;
    for (n, line) in text.trim_start_matches('\u{feff}').split('\n').enumerate() {
        let wrong = |what| RecordError::Line { line: n + 1, what };
        if line.len() > LINE_MAX {
            return Err(wrong(format!("longer than {LINE_MAX} bytes")));
        }
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        draft.take(line, find).map_err(wrong)?;
        last = n + 1;
    }
    draft.finish().map_err(|what| RecordError::Line { line: last, what })
}

/// What has been read so far.
#[derive(Default)]
pub(super) struct Draft {
    format: Option<u32>,
    game: Option<(&'static dyn AnyGame, u16, OptValues)>,
    names: Option<Vec<String>>,
    clock: Option<Clock>,
    seed: Option<Seed>,
    first: Option<Seat>,
    deal: Vec<Draw>,
    lines: Vec<Line>,
    /// The highest seat that the lines speak of.
    highest: Option<Seat>,
}

impl Draft {
    /// Takes one line that is neither blank nor a comment.
    pub fn take(&mut self, line: &str, find: &dyn Fn(&str) -> Option<&'static dyn AnyGame>) -> Result<(), String> {
        if line.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            return self.take_move(line);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let word = word.to_lowercase();
        if !["kletka", "game", "seats", "clock", "seed", "first", "deal"].contains(&word.as_str()) {
            return Err(format!("`{word}` is neither a seat nor one of kletka, game, seats, clock, seed, first, deal"));
        }
        if !self.lines.is_empty() {
            return Err(format!("`{word}` belongs above the first move"));
        }
        match word.as_str() {
            "kletka" => once(&mut self.format, read_format(rest)?, "kletka"),
            "game" => once(&mut self.game, read_game(rest, find)?, "game"),
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

    fn take_move(&mut self, line: &str) -> Result<(), String> {
        if self.lines.len() >= LINES_MAX {
            return Err(format!("more than {LINES_MAX} moves"));
        }
        let line: Line = line.parse()?;
        if let (Some(seat), Some(names)) = (line.seat, &self.names) {
            seated(seat, names)?;
        }
        self.highest = self.highest.max(line.seat);
        self.lines.push(line);
        Ok(())
    }

    /// All that was taken, if it is a record.
    pub fn finish(self) -> Result<(Header, Vec<Line>), String> {
        let (game, rules, options) = self.game.ok_or("the record ends without a `game` line")?;
        let names = self.names.ok_or("the record ends without a `seats` line")?;
        for seat in [self.first, self.highest].into_iter().flatten() {
            seated(seat, &names)?;
        }
        let clock = self.clock.unwrap_or_default();
        let header = Header { game, rules, options, names, clock, first: self.first, seed: self.seed, deal: self.deal };
        Ok((header, self.lines))
    }
}

/// Fills a slot that may be filled once.
fn once<T>(slot: &mut Option<T>, value: T, word: &str) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("a second `{word}` line")),
    }
}

fn seated(seat: Seat, names: &[String]) -> Result<(), String> {
    if seat.index() < names.len() {
        return Ok(());
    }
    Err(format!("there is no seat {}, the last one is {}", seat.index() + 1, names.len()))
}

fn read_format(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(FORMAT) => Ok(FORMAT),
        Ok(newer) if newer > FORMAT => {
            Err(format!("the record has format {newer}, but this program reads formats up to {FORMAT}"))
        }
        _ => Err(format!("`{text}` is no format of records")),
    }
}

/// `pig/1 goal=100 dice=1`; without the slash the rules are the present ones.
fn read_game(
    text: &str,
    find: &dyn Fn(&str) -> Option<&'static dyn AnyGame>,
) -> Result<(&'static dyn AnyGame, u16, OptValues), String> {
    let mut words = text.split_whitespace();
    let word = words.next().ok_or("`game` needs the id of a game")?;
    let (id, rules) = word.split_once('/').map_or((word, None), |(id, rules)| (id, Some(rules)));
    let game = find(&id.to_lowercase()).ok_or_else(|| unknown_game(id))?;
    let info = game.info();
    let rules = match rules {
        None => info.rules,
        Some(text) => text.parse().map_err(|_| format!("`{text}` is no number of rules"))?,
    };
    if rules > info.rules {
        let (id, now) = (info.id, info.rules);
        return Err(format!("the record has rules {rules} of {id}, but this program knows rules up to {now}"));
    }
    let mut options = OptValues::defaults(info.options);
    for setting in words {
        options.take(info.options, info.presets, setting).map_err(|error| wrong_option(info, error))?;
    }
    Ok((game, rules, options))
}

fn unknown_game(id: &str) -> String {
    let known = crate::games::GAMES.iter().map(|game| game.info().id);
    match nearest(&id.to_lowercase(), known) {
        Some(near) => format!("there is no game `{id}`; perhaps `{near}`"),
        None => format!("there is no game `{id}`"),
    }
}

/// The word of a list that was probably meant.
fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|near| (strsim::normalized_damerau_levenshtein(word, near), near))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, near)| near)
}

fn wrong_option(info: &Info, error: OptError) -> String {
    match error {
        OptError::Unknown(key) if info.options.is_empty() => format!("{} has no option `{key}`, it has none", info.id),
        OptError::Unknown(key) => {
            let keys: Vec<_> = info.options.iter().map(|def| def.key).collect();
            format!("{} has no option `{key}`; it has {}", info.id, keys.join(", "))
        }
        OptError::Value { key, given, allowed } => format!("{key} cannot be `{given}`; it may be {allowed}"),
    }
}

fn read_names(text: &str) -> Result<Vec<String>, String> {
    let names: Vec<_> = text.split('|').collect();
    if names.len() > SEATS_MAX {
        return Err(format!("{} names, but a match has at most {SEATS_MAX} seats", names.len()));
    }
    if text.is_empty() {
        return Err("`seats` needs a name for each seat, separated by `|`".to_owned());
    }
    Ok(names.iter().map(|name| tidy_name(name, names.len())).collect())
}

fn read_clock(text: &str) -> Result<Clock, String> {
    text.parse().map_err(|error| format!("`{text}` is no clock: {error}"))
}

fn read_seed(text: &str) -> Result<Seed, String> {
    let mut seed = [0; 32];
    match hex::decode_to_slice(text, &mut seed) {
        Ok(()) => Ok(Seed(seed)),
        Err(_) => Err("a seed is 64 hexadecimal digits".to_owned()),
    }
}

fn read_first(text: &str) -> Result<Seat, String> {
    match text.parse::<u8>() {
        Ok(n @ 1..=64) => Ok(Seat(n - 1)),
        _ => Err(format!("`{text}` is no seat to begin: seats count from 1")),
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
