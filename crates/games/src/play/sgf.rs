//! Matches in SGF, for games that have it: written for other programs, and read from them.
//!
//! The first seat is `B`, the second one `W`. Only what is in force is written: nothing that was taken back. A move
//! that other programs know is a property; every other line of the log (words, deadlines, ends by a word of the table)
//! is a comment on a node of its own. So is the head of the record on the root, and a move that drew something or was
//! made by the clock has a comment as well:
//!
//! ```text
//! C[kletka: game dots/1 size=5x5 …]
//! ;B[bb];W[cc];C[kletka: 1 ground @ 21000]
//! ```
//!
//! Such comments are read again as lines of a record, so every match comes back to the same moves; only the times of
//! moves are lost. A file without them is one of another program; then the game tells from the root what is played.

mod syntax;

use super::clock::Clock;
use super::fault::Fault;
use super::reader::Draft;
use super::record::{self, Header, LINE_MAX, Line, tidy_name};
use super::{Action, Ending, Match};
use crate::game::sgf::{Property, values};
use crate::game::{AnyGame, Seat, Text};
use syntax::Node;

/// What begins a line of a comment that is read again.
const OWN: &str = "kletka: ";

/// The properties for moves of the two seats.
const COLOURS: [&str; 2] = ["B", "W"];

/// Properties that change the position without a move.
const SETUP: [&str; 3] = ["AB", "AW", "AE"];

/// The largest text that is read, in bytes.
const SIZE_MAX: usize = 8 << 20;

/// A match that was read.
#[derive(Debug)]
pub struct Reading {
    /// What stands above the lines of its record.
    pub header: Header,
    /// Its moves, and what else its comments hold.
    pub lines: Vec<Line>,
    /// How it ended according to the result, where moves do not show that: by resignation or on time.
    pub end: Option<Ending>,
}

/// The line that ends a match as its file says, once all lines are played; `None` when it is over already.
pub fn closing(game: &Match, end: Ending) -> Option<Line> {
    let (seat, text) = match end {
        // Other programs also end a match on the time of the one who is not to move.
        Ending::Timeout(seat) if game.turn().seats().has(seat) => (seat, "!flag"),
        Ending::Timeout(seat) | Ending::Resigned(seat) => (seat, "!resign"),
        Ending::Rules | Ending::Agreed | Ending::Cancelled => return None,
    };
    let line = Line { seat: Some(seat), text: text.to_owned(), draws: Vec::new(), at: None, shown: None };
    Some(line).filter(|_| game.ending().is_none())
}

/// Why a text is no match in SGF that can be played here.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SgfError {
    /// The syntax is wrong.
    #[error("line {line}: {what}")]
    Syntax {
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// It is too large.
    #[error("it is larger than {} megabytes", SIZE_MAX >> 20)]
    Large,
    /// It is of a game that has no SGF here.
    #[error("there is no game here with the number GM[{0:.20}]")]
    NoGame(String),
    /// A node, counted from 1, changes the position without a move.
    #[error("node {0} changes the position without a move")]
    Setup(usize),
    /// What stands in a node makes no record.
    #[error("node {0}: {1}")]
    Node(usize, NodeError),
    /// What stands in the root, or all of it together, makes no record.
    #[error("{0}")]
    Record(#[from] Fault),
    /// The game cannot begin like this, and says why.
    #[error("{}", .0.key)]
    Game(Text),
}

/// Why the moves of a node are none.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NodeError {
    /// A value that means no move of the game.
    #[error("`{0:.40}` is no move")]
    Value(String),
    /// A comment of our own is too long for a line.
    #[error("a comment with more than {LINE_MAX} bytes on a line")]
    LongComment,
    /// The move makes no line of a record.
    #[error("{0}")]
    Line(#[from] Fault),
}

/// Whether a text is meant to be SGF: no record begins with a bracket.
pub fn is_sgf(text: &str) -> bool {
    text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']).starts_with('(')
}

/// A match as SGF; `None` when its game has none, or when it is played by other than two.
///
/// The seed is not written. What was drawn is public in the record as well, as soon as that may be shown.
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

/// `B+8`, `W+R` after a resignation, `W+T` on time, `0` for a draw, `Void` when it was called off, `?` while it goes
/// on.
fn result(game: &Match) -> String {
    let (Some(ending), Some(outcome)) = (game.ending(), game.outcome()) else {
        return if game.ending().is_some() { "Void" } else { "?" }.to_owned();
    };
    let mut winners = outcome.winners();
    let (Some(winner), None) = (winners.next(), winners.next()) else { return "0".to_owned() };
    let by = match (ending, outcome.scores.as_deref()) {
        (Ending::Resigned(_), _) => "R".to_owned(),
        (Ending::Timeout(_), _) => "T".to_owned(),
        (_, Some([one, two])) if one != two => one.abs_diff(*two).to_string(),
        _ => String::new(),
    };
    COLOURS.get(winner.index()).map(|colour| format!("{colour}+{by}")).unwrap_or_default()
}

/// A line of the log as a node: a property for others, a comment for us, or both for a move that is more than a move.
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
    let comment = (!plain || property.is_none()).then(|| Property::new("C", format!("{OWN}{line}")));
    property.into_iter().chain(comment).collect()
}

/// Reserve and time for each move, in seconds, as dots programs and others write them.
fn clock(clock: Clock) -> Vec<Property> {
    if clock.is_off() {
        return Vec::new();
    }
    let seconds = |ms: u64| (ms / 1000).to_string();
    vec![Property::new("TM", seconds(clock.reserve())), Property::new("OT", seconds(clock.turn()))]
}

/// Reads a match of a game of the registry.
///
/// # Errors
/// When the text is no SGF, or holds no match of a game that has SGF here.
pub fn read(text: &str) -> Result<Reading, SgfError> {
    if text.len() > SIZE_MAX {
        return Err(SgfError::Large);
    }
    let nodes = syntax::parse(text).map_err(|wrong| SgfError::Syntax { line: wrong.line, what: wrong.what })?;
    let begun = nodes.iter().position(has_move).unwrap_or(nodes.len());
    // Some programs put the first dots on a second node. A root may have a move, though it should not.
    let root: Node = nodes[..begun.max(1)].concat();
    let game = find(&root)?;
    let mut draft = Draft::default();
    head(&root, game, &mut draft)?;
    for (node, number) in nodes[begun..].iter().zip(begun + 1..) {
        if number > 1 && SETUP.iter().any(|name| values(node, name).next().is_some()) {
            return Err(SgfError::Setup(number));
        }
        moves(node, game, &mut draft).map_err(|error| SgfError::Node(number, error))?;
    }
    let (header, lines) = draft.finish()?;
    Ok(Reading { header, lines, end: end(&root) })
}

/// Whether a line of the head of a record stands in a comment. Names and who begins have properties of their own.
fn is_head(line: &str) -> bool {
    ["game ", "clock ", "deal "].iter().any(|word| line.starts_with(word))
}

/// The lines of our own in the comments of a node.
fn own(node: &[Property]) -> impl Iterator<Item = &str> {
    values(node, "C").flat_map(str::lines).filter_map(|line| line.strip_prefix(OWN)).map(str::trim)
}

/// The lines of our own that belong to the log.
fn own_moves(node: &[Property]) -> impl Iterator<Item = &str> {
    own(node).filter(|line| line.starts_with(|c: char| c.is_ascii_digit() || c == '-'))
}

fn has_move(node: &Node) -> bool {
    node.iter().any(|property| COLOURS.contains(&property.name.as_str())) || own_moves(node).next().is_some()
}

/// The game that a root names.
fn find(root: &[Property]) -> Result<&'static dyn AnyGame, SgfError> {
    // What does not say so is Go.
    let number = values(root, "GM").next().unwrap_or("1").trim();
    let known = |game: &&&dyn AnyGame| game.sgf().is_some_and(|known| number.parse() == Ok(known));
    let game = crate::games::GAMES.iter().find(known).copied();
    game.ok_or_else(|| SgfError::NoGame(number.to_owned()))
}

/// Reads the head of the record: our own lines if there are any, otherwise what the game makes of the root.
fn head(root: &[Property], game: &dyn AnyGame, draft: &mut Draft) -> Result<(), SgfError> {
    let mut take = |line: &str| draft.take(line, &crate::games::find).map_err(SgfError::Record);
    let name = |property, colour| tidy_name(values(root, property).next().unwrap_or(colour), COLOURS.len());
    take(&format!("seats {} | {}", name("PB", COLOURS[0]), name("PW", COLOURS[1])))?;
    let ours: Vec<&str> = own(root).filter(|line| is_head(line)).collect();
    let first = values(root, "PL").next().and_then(|colour| seat(colour.trim()));
    if ours.is_empty() {
        let beginning = game.sgf_beginning(root).unwrap_or_else(|| Ok(Default::default())).map_err(SgfError::Game)?;
        take(&format!("game {} {}", game.info().id, beginning.settings.join(" ")))?;
        if !beginning.deal.is_empty() {
            let draws: Vec<String> = beginning.deal.iter().map(u32::to_string).collect();
            take(&format!("deal {}", draws.join(" ")))?;
        }
        if let Some(clock) = read_clock(root) {
            take(&format!("clock {clock}"))?;
        }
    }
    ours.iter().try_for_each(|line| take(line))?;
    match first {
        Some(first) => take(&format!("first {}", first.0 + 1)),
        // Our own files say it unless it is the first seat; with others the first move tells.
        None if !ours.is_empty() => take("first 1"),
        None => Ok(()),
    }
}

/// The clock of another program, where it is one that we have as well.
fn read_clock(root: &[Property]) -> Option<Clock> {
    let seconds = |name| values(root, name).next().map_or(Some(0), |text| text.trim().parse::<u32>().ok());
    format!("{}s+{}s", seconds("OT")?, seconds("TM")?).parse().ok()
}

/// Takes the moves of a node. Where a comment of our own says what was played, properties only show it to others.
fn moves(node: &[Property], game: &dyn AnyGame, draft: &mut Draft) -> Result<(), NodeError> {
    let mut ours = own_moves(node).peekable();
    if ours.peek().is_some() {
        return ours.try_for_each(|line| match line.len() {
            0..=LINE_MAX => Ok(draft.take(line, &crate::games::find)?),
            _ => Err(NodeError::LongComment),
        });
    }
    for property in node {
        let Some(seat) = seat(&property.name) else { continue };
        for value in &property.values {
            let text = game.sgf_read(value).ok_or_else(|| NodeError::Value(value.clone()))?;
            draft.take(&format!("{} {text}", seat.0 + 1), &crate::games::find)?;
        }
    }
    Ok(())
}

/// The seat of a colour.
fn seat(colour: &str) -> Option<Seat> {
    COLOURS.iter().zip(0..).find(|(known, _)| **known == colour).map(|(_, seat)| Seat(seat))
}

/// What a result says of an end that moves do not show.
fn end(root: &[Property]) -> Option<Ending> {
    let (winner, by) = values(root, "RE").next()?.trim().split_once('+')?;
    let loser = seat(winner)?.other();
    match by.chars().next()? {
        'R' | 'r' => Some(Ending::Resigned(loser)),
        'T' | 't' => Some(Ending::Timeout(loser)),
        _ => None,
    }
}
