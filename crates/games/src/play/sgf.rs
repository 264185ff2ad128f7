//! Matches in SGF, for the games that support it: written for other programs, and read back from them.
//!
//! The first seat is `B`, the second one `W`. The file has only lines in force, nothing that was taken back. A move
//! that other programs know is a property. Every other line of the log (words, deadlines, table words that end the
//! match) is a comment on its own node. The header of the record is a comment on the root. A move has a comment too if
//! it drew something or if the clock made it:
//!
//! ```text
//! C[kletka: game dots/1 size=5x5 …]
//! ;B[bb];W[cc];B[]C[kletka: 1 ground @ 21000]
//! ```
//!
//! The reader takes such comments as lines of a record. So every match comes back with the same moves, and only the
//! times of moves are lost. A file without these comments is from another program. Then the game finds out from the
//! root which rules apply, and from the position what a value stands for (`reading`). Such a file may use rules that we
//! lack, or contain something that is not a move. Then we keep its beginning, and [`Cut`] says where and why it ends.

mod error;
mod reading;
mod syntax;
mod times;
mod words;

use super::clock::Clock;
use super::record::{self, Line, tidy_name};
use super::{Action, Ending, Match};
use crate::game::Seat;
use crate::game::sgf::Property;
pub use error::{NodeError, SgfError};
pub use reading::{Close, Cut, Reading, closing, read};
use syntax::Node;
pub use syntax::{Flaw, Spot, Wrong};
use words::{COLOURS, OWN, is_head};

/// Whether a text is meant as SGF. Records never begin with a bracket.
pub fn is_sgf(text: &str) -> bool {
    text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']).starts_with('(')
}

/// A match as SGF; `None` if its game does not support it, or if there are not exactly two players.
///
/// The file does not have the seed. Draws are public in the record as well, once it may be shown.
///
/// ```
/// use kletka_games::games::GAMES;
/// use kletka_games::play::{Match, record, sgf};
/// let text = "game dots size=5x5\nseats Anna | Boris\n1 b2\n2 c3\n";
/// let (header, lines) = record::read(text, GAMES).expect("a record");
/// let file = sgf::write(&Match::replay(header, lines).expect("legal moves")).expect("dots have SGF");
/// assert!(file.contains(";B[bb]") && file.contains("W[cc]"), "{file}");
/// let back = sgf::read(&file, GAMES).expect("what was written");
/// assert_eq!(back.lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["b2", "c3"]);
/// ```
pub fn write(game: &Match) -> Option<String> {
    let number = game.header.game.sgf().filter(|_| game.header.names.len() == COLOURS.len())?;
    let first = Match::begin(game.header.clone()).ok()?;
    let mut nodes = vec![root(game, number, first.position.sgf_root()?)];
    nodes.extend(game.force.iter().map(|force| node(game, &game.lines[force.line])));
    Some(syntax::write(&nodes))
}

fn root(game: &Match, number: u16, board: Vec<Property>) -> Node {
    let program = format!("Kletka:{}", env!("CARGO_PKG_VERSION"));
    let facts = [("FF", "4"), ("GM", &number.to_string()), ("CA", "UTF-8"), ("AP", &program)];
    let mut node: Node = facts.map(|(name, value)| Property::new(name, value)).into();
    node.extend(board);
    for (name, player) in ["PB", "PW"].into_iter().zip(&game.header.names) {
        node.push(Property::new(name, tidy_name(player, COLOURS.len())));
    }
    if game.header.first == Some(Seat(1)) {
        node.push(Property::new("PL", COLOURS[1]));
    }
    node.extend(clock(game.header.clock));
    node.push(Property::new("RE", result(game)));
    let head = record::write(&game.header, &[], false);
    let head = head.lines().filter(|line| is_head(line));
    let head: Vec<String> = head.map(|line| format!("{OWN}{line}")).collect();
    node.push(Property::new("C", head.join("\n")));
    node
}

/// The result: `B+8` or `B+0.25`, `W+R` after a resignation, `W+T` on time, `0` for a draw, `Void` if it was called
/// off, `?` while it goes on.
fn result(game: &Match) -> String {
    let (Some(ending), Some(outcome)) = (game.ending(), game.outcome()) else {
        return if game.ending().is_some() { "Void" } else { "?" }.to_owned();
    };
    let mut winners = outcome.winners();
    let (Some(winner), None) = (winners.next(), winners.next()) else { return "0".to_owned() };
    let by = match (ending, game.points().as_deref()) {
        (Ending::Resigned(_), _) => "R".to_owned(),
        (Ending::Timeout(_), _) => "T".to_owned(),
        (_, Some([one, two])) if one != two => one.between(*two).number().to_string(),
        _ => String::new(),
    };
    COLOURS.get(winner.index()).map(|colour| format!("{colour}+{by}")).unwrap_or_default()
}

/// A line of the log as a node: a property for other programs, a comment for this one, or both. A move gets both if it
/// does more than a plain move, or if others see only that it was made.
fn node(game: &Match, line: &Line) -> Node {
    let (moved, plain) = match line.action() {
        Ok(Action::Move(seat, text)) => (Some((seat, text)), line.draws.is_empty()),
        Ok(Action::Blitz(seat, text)) => (Some((seat, text)), false),
        _ => (None, false),
    };
    let property = moved.and_then(|(seat, text)| {
        let value = game.position.sgf_value(seat, text)?;
        COLOURS.get(seat.index()).map(|colour| Property::new(colour, value))
    });
    let told = property.as_ref().is_some_and(|property| property.values.iter().all(|value| !value.is_empty()));
    let comment = (!plain || !told).then(|| Property::new("C", format!("{OWN}{line}")));
    property.into_iter().chain(comment).collect()
}

/// The reserve and the time per move, in seconds, as dots programs and others write them.
fn clock(clock: Clock) -> Vec<Property> {
    if clock.is_off() {
        return Vec::new();
    }
    let seconds = |ms: u64| (ms / 1000).to_string();
    vec![Property::new("TM", seconds(clock.reserve())), Property::new("OT", seconds(clock.turn()))]
}
