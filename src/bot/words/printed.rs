//! Text boards in the reader's language.
//!
//! A game prints its board in English. Apart from symbols and numbers, a board consists of single words and short
//! phrases, such as `seat` or `no throw yet`. Each has a message, `<id>-board-no-throw-yet`, or `dice-board-…` if
//! several games share it.

use super::messages::lookup;
use super::{Reader, say};
use crate::base::Window;
use crate::bot::context::short::shortened;
use crate::game::{Info, Position, Text, Viewer};
use crate::play::Match;

/// The most words in a phrase.
const PHRASE: usize = 4;

/// How many columns a phone shows without breaking a line.
const WIDE: usize = 30;

/// A position in letters, before anybody reads it.
pub struct Printed<'a> {
    /// The game.
    pub info: &'static Info,
    /// The position.
    pub position: &'a dyn Position,
    /// As whom its readers look at it.
    pub who: Viewer,
    /// The names of all players, by seat.
    pub names: &'a [String],
}

impl<'a> Printed<'a> {
    /// The position that a match has reached.
    pub fn of(live: &'a Match, who: Viewer, names: &'a [String]) -> Printed<'a> {
        Printed { info: live.header().game.info(), position: live.position(), who, names }
    }

    /// Who is who, then the board. `part`: the visible part of a sheet, if not all of it.
    pub fn read(&self, part: Option<Window>, reader: Reader) -> String {
        let lines = [self.players(reader), printed(self.info, &self.position.board(self.who), part, reader)];
        lines.into_iter().filter(|lines| !lines.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// What stands for whom: `x = Anna, o = Boris`. Names are cut so that a phone breaks no line.
    pub fn players(&self, reader: Reader) -> String {
        let marks = self.position.marks(self.who, self.names.len() as u8);
        let seat = |(mark, name): (&Option<Text>, &String)| {
            let mark = mark.as_ref().filter(|_| self.names.len() > 1);
            let mark = mark.map(|mark| say(mark, reader, &[]) + " = ").unwrap_or_default();
            let room = WIDE.saturating_sub(mark.chars().count() + 1);
            mark + &shortened(name, room)
        };
        let mut lines: Vec<String> = Vec::new();
        for seat in marks.iter().zip(self.names).map(seat) {
            match lines.last_mut().filter(|line| line.chars().count() + seat.chars().count() + 3 <= WIDE) {
                Some(line) => *line += &format!(", {seat}"),
                None => {
                    lines.last_mut().into_iter().for_each(|line| line.push(','));
                    lines.push(seat);
                }
            }
        }
        lines.join("\n")
    }
}

/// A text board for a reader.
fn printed(info: &Info, board: &str, part: Option<Window>, reader: Reader) -> String {
    let lines = reader.labels.board(board, part);
    // Below a board, its places may be listed.
    lines.lines().map(|text| reader.labels.text(&line(info, text, reader))).collect::<Vec<_>>().join("\n")
}

/// Translates a line. Columns stay aligned as far as there is room.
fn line(info: &Info, text: &str, reader: Reader) -> String {
    // The word of an option value, such as the variant, may be a whole line.
    let name = Some(text).filter(|text| !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase()));
    if let Some(name) =
        name.and_then(|name| lookup(reader.lang, &format!("{}-is-{name}", info.names_value(name)), None))
    {
        return name.split('|').next().unwrap_or_default().trim().to_owned();
    }
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(first) = rest.chars().next() {
        let begins = first.is_ascii_lowercase() && !out.ends_with(char::is_alphanumeric);
        let Some((long, said)) = Some(rest).filter(|_| begins).and_then(|rest| phrase(info, rest, reader)) else {
            out.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        let after = &rest[long..];
        let gap = after.len() - after.trim_start_matches(' ').len();
        let wider = said.chars().count() as isize - long as isize;
        if gap > 1 {
            let left = (gap as isize - wider).max(1) as usize;
            out += &said;
            out += &" ".repeat(left);
            rest = &after[gap..];
        } else {
            let before = out.len() - out.trim_end_matches(' ').len();
            if before > 1 {
                out.truncate(out.len() - before);
                out += &" ".repeat((before as isize - wider).max(1) as usize);
            }
            out += &said;
            rest = after;
        }
    }
    out
}

/// The longest phrase at the beginning of a text: its length, and its translation.
fn phrase(info: &Info, text: &str, reader: Reader) -> Option<(usize, String)> {
    let letters = |c: char| c.is_ascii_lowercase();
    let (mut ends, mut end) = (Vec::new(), 0);
    while ends.len() < PHRASE {
        let word = text[end..].find(|c| !letters(c)).unwrap_or(text.len() - end);
        end += word;
        if word == 0 || text[end..].starts_with(char::is_alphanumeric) {
            break;
        }
        ends.push(end);
        match text[end..].strip_prefix(' ') {
            Some(_) => end += 1,
            None => break,
        }
    }
    let prefixes: Vec<&str> = [info.id].into_iter().chain(info.options.iter().filter_map(|def| def.shared)).collect();
    ends.into_iter().rev().find_map(|end| {
        let name = text[..end].replace(' ', "-");
        let translated = |prefix: &&str| lookup(reader.lang, &format!("{prefix}-board-{name}"), None);
        Some((end, prefixes.iter().find_map(translated)?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Labels;
    use crate::game::{AnyGame, Seed};
    use crate::games::GAMES;
    use crate::play::record;
    use crate::store::schema::Lang;

    /// A match of a game at its beginning. `None`: this many cannot play it with its usual options.
    fn begun(game: &'static dyn AnyGame, names: &[String]) -> Option<Match> {
        let text = format!("game {}\nseats {}\nfirst 1\n", game.info().id, names.join(" | "));
        let (mut header, _) = record::read(&text, GAMES).expect("a record");
        header.seed = Some(Seed([7; 32]));
        Match::begin(header).ok()
    }

    #[test]
    fn everybody_is_told_once_and_on_lines_that_a_phone_shows() {
        let many: Vec<String> = (1..=64).map(|n| format!("<{n}> of the long names")).collect();
        for game in GAMES {
            let counts = game.info().seats.least()..=game.info().seats.most();
            let begun = |seats: u8| begun(*game, &many[..usize::from(seats)]);
            let most = counts.clone().rev().find(|seats| begun(*seats).is_some()).expect("somebody can play");
            for seats in [*counts.start(), most] {
                let live = begun(seats).expect("the fewest can play");
                for lang in Lang::all() {
                    let reader = Reader { lang, ..Reader::default() };
                    let told = Printed::of(&live, Viewer::Public, &live.header().names).read(None, reader);
                    let players = Printed::of(&live, Viewer::Public, &live.header().names).players(reader);
                    assert!(told.starts_with(&players), "{told}");
                    assert!(players.lines().all(|line| line.chars().count() <= WIDE), "{players}");
                    for n in 1..=seats {
                        assert_eq!(told.matches(&format!("<{n}>")).count(), 1, "{}: {told}", game.info().id);
                    }
                    assert!(!players.contains("mark-"), "no words for it: {players}");
                }
            }
        }
    }

    #[test]
    fn what_stands_for_whom_depends_on_the_game() {
        let names = ["Anna", "Boris"].map(str::to_owned);
        let told = |id: &str, lang| {
            let live = begun(crate::games::find(id).expect("a game"), &names).expect("two can play");
            Printed::of(&live, Viewer::Public, &names).players(Reader { lang, ..Reader::default() })
        };
        assert_eq!(told("dots", Lang::ENGLISH), "x = Anna, o = Boris");
        assert_eq!(told("seabattle", Lang::of(Some("ru"))), "слева = Anna, справа = Boris");
        assert_eq!(told("footballlong", Lang::ENGLISH), "x up = Anna, o down = Boris");
        assert_eq!(told("pig", Lang::of(Some("ru"))), "1 = Anna, 2 = Boris");
        assert_eq!(told("barriers", Lang::ENGLISH), "Anna, Boris", "strokes are nobody's");
    }

    fn shown(id: &str, board: &str, lang: Lang) -> String {
        let info = crate::games::find(id).expect("a game").info();
        printed(info, board, None, Reader { lang, labels: Labels::Cyrillic, several: false })
    }

    #[test]
    fn words_are_said_and_columns_kept() {
        let board =
            "goal 50, 2 dice, bust on red 1, overtaking\n  seat total burnt\n>    1     0     0\nseat 1: no throw yet";
        assert_eq!(shown("pig", board, Lang::ENGLISH), board.replace("no throw", "no roll"), "what people read");
        let russian = "цель 50, 2 кости, сгорает на красной 1, обгон\n игрок всего сгор.\n>    1     0     0\nигрок 1: \
                       бросков ещё нет";
        assert_eq!(shown("pig", board, Lang::of(Some("ru"))), russian);
    }

    #[test]
    fn heads_of_rows_leave_the_columns_where_they_are() {
        let board = "         1   2\nyacht    #   #\nsixes   18   .\ntotal   18   0";
        let lines: Vec<usize> =
            shown("yacht", board, Lang::of(Some("ru"))).lines().map(|line| line.chars().count()).collect();
        assert_eq!(lines, board.lines().map(str::len).collect::<Vec<_>>());
        assert!(!shown("yacht", board, Lang::of(Some("ru"))).contains(|c: char| c.is_ascii_alphabetic()));
    }

    #[test]
    fn what_is_no_word_of_a_board_stays() {
        for board in ["war crane", "  а б в\n1 . . .", "", "x 3 : 2 o"] {
            assert_eq!(shown("balda", board, Lang::of(Some("ru"))), board);
        }
    }
}
