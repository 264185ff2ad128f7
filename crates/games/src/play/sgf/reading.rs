//! Reads a match: one of ours, with comments that give its moves, or one from another program.

use super::super::Match;
use super::super::reader::Draft;
use super::super::record::{Fault, Header, LINE_MAX, Line, tidy_name};
use super::error::{NodeError, SIZE_MAX, SgfError};
use super::syntax::{self, Node, Parsed};
use super::times::{self, Times};
use super::words::{COLOURS, is_head, own, seat};
use crate::game::sgf::{Played, Property, Unread, values};
use crate::game::{AnyGame, Seat, Text};

/// Properties that change the position without a move.
const SETUP: [&str; 3] = ["AB", "AW", "AE"];

/// How many moves are searched for a set-up: two crosses have this many dots.
const OPENING: usize = 8;

/// Values that only say that a match was not finished.
const UNSAID: [&str; 2] = ["interrupt", "unknown"];

/// How much of a value that is not a move an error shows, in characters.
const GIVEN_MAX: usize = 20;

/// The result of reading a match.
#[derive(Debug)]
pub struct Reading {
    /// The header of its record.
    pub header: Header,
    /// Its moves, and other lines from its comments.
    pub lines: Vec<Line>,
    /// The end according to the result, if the moves may not show it.
    pub end: Option<Close>,
    /// The point from which its moves cannot be played by the rules here. Nothing after it was read.
    pub cut: Option<Cut>,
    /// Whether the file has another match, which was not read.
    pub more: bool,
}

/// The end of a match according to its file.
#[derive(Clone, PartialEq, Debug)]
pub enum Close {
    /// The seat gave up.
    Resigned(Seat),
    /// The seat ran out of time.
    Timeout(Seat),
    /// All agreed to end it.
    Agreed,
    /// A seat has won by a rule that other programs apply by themselves. Has the whole result, `B+G`.
    Grounded(Seat, String),
    /// Points decided. Has the whole result, `B+16`.
    Points(String),
}

/// A value that only the rules of another program understand.
#[derive(Clone, PartialEq, Debug)]
pub struct Cut {
    /// The seat of the move, if it was one.
    pub seat: Option<Seat>,
    /// The value in the file.
    pub value: String,
    /// A message that says where it is, and why it is not a move here.
    pub text: Text,
}

/// The line that ends a match according to its file, after all its lines; `None` if it is already over, or if no line
/// can end it that way.
///
/// ```
/// use kletka_games::games::GAMES;
/// use kletka_games::play::{Match, sgf};
/// let sgf::Reading { header, lines, end, .. } =
///     sgf::read("(;GM[40]SZ[9]RE[B+R];B[ee];W[ef])", GAMES).expect("a match of dots");
/// let game = Match::replay(header, lines).expect("legal moves");
/// let line = sgf::closing(&game, &end.expect("a resignation")).expect("it goes on");
/// assert_eq!(line.to_string(), "2 !resign");
/// ```
pub fn closing(game: &Match, end: &Close) -> Option<Line> {
    if game.ending().is_some() {
        return None;
    }
    let asked = game.turn().seats();
    let own = |result: &str| Some(said(asked.iter().next(), &game.position().sgf_close(result)?));
    match end {
        // In other programs, a match may also end on the time of the player who is not to move.
        Close::Timeout(seat) if asked.has(*seat) => Some(plain(end)),
        Close::Timeout(seat) => Some(plain(&Close::Resigned(*seat))),
        Close::Resigned(_) | Close::Agreed => Some(plain(end)),
        Close::Grounded(_, result) => own(result).or_else(|| Some(plain(end))),
        Close::Points(result) => own(result),
    }
}

/// The line for an end that does not depend on the position.
fn plain(end: &Close) -> Line {
    match end {
        Close::Timeout(seat) => said(Some(*seat), "!flag"),
        Close::Resigned(seat) => said(Some(*seat), "!resign"),
        // Here a player who cannot win any more resigns.
        Close::Grounded(winner, _) => said(Some(winner.other()), "!resign"),
        Close::Agreed | Close::Points(_) => said(None, "!draw"),
    }
}

fn said(seat: Option<Seat>, text: &str) -> Line {
    Line { seat, text: text.to_owned(), draws: Vec::new(), at: None, shown: None }
}

/// Reads a match of one of these games.
///
/// # Errors
/// If the text is not SGF, or has no match of a game that supports SGF here.
pub fn read(text: &str, games: &[&'static dyn AnyGame]) -> Result<Reading, SgfError> {
    if text.len() > SIZE_MAX {
        return Err(SgfError::Large);
    }
    let Parsed { nodes, more } = syntax::parse(text).map_err(SgfError::Syntax)?;
    let begun = nodes.iter().position(has_move).unwrap_or(nodes.len());
    // Some programs put the first dots on a second node. A root should not have a move, but may have one.
    let mut root: Node = nodes[..begun.max(1)].concat();
    let game = find(&root, games)?;
    let setup = opening(&root, &nodes[begun..], game);
    let given = if setup.is_empty() { 0 } else { OPENING };
    root.extend(setup);
    let mut draft = Draft::new(games);
    head(&root, game, &mut draft)?;
    let mut hand = Hand::new(&root, game, draft, &nodes[begun..], given);
    for (n, node) in nodes[begun..].iter().enumerate() {
        let number = begun + n + 1;
        match set_up(node).filter(|_| number > 1) {
            Some(cut) => hand.cut = Some(cut),
            None => hand.node(node, n).map_err(|error| SgfError::Node(number, error))?,
        }
        if let Some(cut) = &mut hand.cut {
            cut.text = cut.text.clone().with("node", number);
            break;
        }
    }
    let (header, lines) = hand.draft.finish()?;
    let end = end(&root);
    let cut = hand.cut.or_else(|| komi(&root, &lines, end.as_ref()));
    Ok(Reading { header, lines, end, cut, more })
}

/// A node after the first move that changes the position without a move.
fn set_up(node: &[Property]) -> Option<Cut> {
    let property = node.iter().find(|property| SETUP.contains(&property.name.as_str()))?;
    let value = format!("{}[{}]", property.name, property.values.join("]["));
    Some(cut(None, &value, Text::new("sgf-setup")))
}

/// Points that the file gives to one side, if they may have decided the match. No game here has these.
fn komi(root: &[Property], lines: &[Line], end: Option<&Close>) -> Option<Cut> {
    let komi = values(root, "KM").map(str::trim).find(|komi| !komi.is_empty() && komi.parse() != Ok(0.0))?;
    let given_up = lines.last().is_some_and(|line| ["!resign", "!flag"].contains(&line.text.as_str()));
    let decided = given_up || matches!(end, Some(Close::Resigned(_) | Close::Timeout(_)));
    (!decided).then(|| cut(None, &format!("KM[{komi}]"), Text::new("sgf-komi")))
}

/// The cut at a value. The message about it gets the value.
fn cut(seat: Option<Seat>, value: &str, text: Text) -> Cut {
    let given: String = value.chars().take(GIVEN_MAX).collect();
    Cut { seat, value: value.to_owned(), text: text.with("given", given) }
}

/// The lines in our own comments that belong to the log.
fn own_moves(node: &[Property]) -> impl Iterator<Item = &str> {
    own(node).filter(|line| line.starts_with(|c: char| c.is_ascii_digit() || c == '-'))
}

fn has_move(node: &Node) -> bool {
    node.iter().any(|property| COLOURS.contains(&property.name.as_str())) || own_moves(node).next().is_some()
}

/// The moves among the values of a node, with their seats.
fn played(node: &[Property]) -> impl Iterator<Item = (Seat, &str)> {
    let moves = node.iter().filter_map(|property| Some((seat(&property.name)?, property)));
    moves.flat_map(|(seat, property)| property.values.iter().map(move |value| (seat, value.as_str())))
}

/// The seats that move in a node. Words that end a match are not moves. If one of our own comments gives the moves,
/// properties only show them to other programs.
fn movers(node: &[Property]) -> Vec<Seat> {
    if own_moves(node).next().is_some() {
        return own_moves(node).filter_map(|line| line.parse::<Line>().ok()?.seat).collect();
    }
    played(node).filter(|(seat, value)| word(*seat, value).is_none()).map(|(seat, _)| seat).collect()
}

/// The game that a root names.
fn find(root: &[Property], games: &[&'static dyn AnyGame]) -> Result<&'static dyn AnyGame, SgfError> {
    let number = values(root, "GM").next().unwrap_or_default().trim();
    if number.is_empty() {
        return Err(SgfError::Unsaid);
    }
    let known = |game: &&&dyn AnyGame| game.sgf().is_some_and(|known| number.parse() == Ok(known));
    let game = games.iter().find(known).copied();
    game.ok_or_else(|| SgfError::NoGame(number.to_owned()))
}

/// The set-up that some programs write as the first moves of a match, if it can be played here. You can tell because
/// the seats do not take turns in it. Empty if there is none.
fn opening(root: &[Property], nodes: &[Node], game: &dyn AnyGame) -> Vec<Property> {
    let first: Vec<(Seat, &str)> = nodes.iter().flat_map(|node| played(node)).take(OPENING).collect();
    let ours = own(root).next().is_some() || nodes.iter().take(OPENING).any(|node| own_moves(node).next().is_some());
    let set = SETUP.iter().any(|name| values(root, name).next().is_some());
    let in_turn = first.windows(2).all(|two| two[0].0 != two[1].0);
    if ours || set || in_turn || first.len() < OPENING {
        return Vec::new();
    }
    let of = |seat: Seat| first.iter().filter(|one| one.0 == seat).map(|one| one.1.to_owned()).collect::<Vec<_>>();
    let setup = vec![Property::list(SETUP[0], of(Seat(0))), Property::list(SETUP[1], of(Seat(1)))];
    let known = game.sgf_beginning(&[root, &setup].concat()).is_some_and(|beginning| beginning.is_ok());
    if known { setup } else { Vec::new() }
}

/// Reads the header of the record: our own lines if there are any, otherwise the game's reading of the root.
fn head(root: &[Property], game: &dyn AnyGame, draft: &mut Draft<'_>) -> Result<(), SgfError> {
    let mut take = |line: &str| draft.take(line).map_err(SgfError::Record);
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
        if let Some(clock) = times::clock(root) {
            take(&format!("clock {clock}"))?;
        }
    }
    ours.iter().try_for_each(|line| take(line))?;
    match first {
        Some(first) => take(&format!("first {}", first.0 + 1)),
        // Our own files name the first seat unless it is seat 1. In other files, the first move tells.
        None if !ours.is_empty() => take("first 1"),
        None => Ok(()),
    }
}

/// The end according to a result, if the moves may not show it.
fn end(root: &[Property]) -> Option<Close> {
    let result = values(root, "RE").next()?.trim();
    let Some((winner, by)) = result.split_once('+') else { return Some(Close::Points(result.to_owned())) };
    // Old files have whole words.
    let winner = seat(&winner.trim().get(..1)?.to_ascii_uppercase())?;
    Some(match by.trim_start().chars().next()? {
        // A player who forfeits a match loses it without a further move.
        'R' | 'r' | 'F' | 'f' => Close::Resigned(winner.other()),
        'T' | 't' => Close::Timeout(winner.other()),
        'G' | 'g' => Close::Grounded(winner, result.to_owned()),
        _ => Close::Points(result.to_owned()),
    })
}

/// The end that a value gives as a word, which some programs write.
fn word(seat: Seat, value: &str) -> Option<Close> {
    match value.trim().to_ascii_lowercase().as_str() {
        "resign" => Some(Close::Resigned(seat)),
        "time" => Some(Close::Timeout(seat)),
        "draw" => Some(Close::Agreed),
        _ => None,
    }
}

/// Goes through the nodes and plays along, since the meaning of a value may depend on the position.
struct Hand<'a> {
    root: &'a [Property],
    game: &'static dyn AnyGame,
    draft: Draft<'a>,
    /// The match so far; `None` after a refusal, or if no match can begin this way.
    live: Option<Match>,
    /// How many values belong to the set-up and are still to be skipped.
    given: usize,
    before: Option<&'a str>,
    /// The node in which each seat makes its last move, counted from 0 after the root.
    until: [Option<usize>; 2],
    times: Times,
    cut: Option<Cut>,
}

impl<'a> Hand<'a> {
    /// The state before the first of these nodes. `given` of their values belong to the set-up.
    fn new(
        root: &'a [Property],
        game: &'static dyn AnyGame,
        draft: Draft<'a>,
        nodes: &[Node],
        given: usize,
    ) -> Hand<'a> {
        let mut until = [None; 2];
        for (n, seat) in nodes.iter().enumerate().flat_map(|(n, node)| movers(node).into_iter().map(move |s| (n, s))) {
            until.get_mut(seat.index()).into_iter().for_each(|until| *until = Some(n));
        }
        let first = nodes.iter().flat_map(|node| movers(node)).nth(given);
        let live = draft.clone().finish().ok().and_then(|(mut header, _)| {
            header.first = header.first.or(first);
            Match::begin(header).ok()
        });
        Hand { root, game, draft, live, given, before: None, until, times: Times::new(root), cut: None }
    }

    /// Takes the moves of node `n`.
    fn node(&mut self, node: &'a [Property], n: usize) -> Result<(), NodeError> {
        if own_moves(node).next().is_some() {
            self.before = None;
            return own_moves(node).try_for_each(|line| match line.len() {
                0..=LINE_MAX => Ok(self.take(line)?),
                _ => Err(NodeError::LongComment),
            });
        }
        for (seat, value) in played(node) {
            if self.given > 0 {
                self.given -= 1;
            } else if self.cut.is_none() {
                self.value(node, n, seat, value)?;
                self.before = Some(value);
            }
        }
        Ok(())
    }

    /// Takes the moves that a value represents.
    fn value(&mut self, node: &[Property], n: usize, seat: Seat, value: &str) -> Result<(), NodeError> {
        let at = self.times.of(node, seat).map_or(String::new(), |at| format!(" @ {at}"));
        if UNSAID.iter().any(|word| value.trim().eq_ignore_ascii_case(word)) {
            return Ok(());
        }
        if let Some(close) = word(seat, value) {
            let line = self.live.as_ref().and_then(|live| closing(live, &close));
            let line = line.unwrap_or_else(|| plain(&close));
            return Ok(self.take(&format!("{line}{at}"))?);
        }
        let last = self.until.get(seat.other().index()).is_some_and(|until| until.is_some_and(|until| until < n));
        let found = match &self.live {
            Some(live) => {
                let played = Played { root: self.root, seat, value, before: self.before, last };
                live.position().sgf_moves(&played)
            }
            None => self.game.sgf_read(value).map(|text| vec![(seat, text)]).ok_or(Unread::Form),
        };
        match found {
            Ok(moves) => {
                for (seat, text) in moves {
                    self.take(&format!("{} {text}{at}", seat.0 + 1))?;
                }
            }
            Err(Unread::Form) => self.cut = Some(cut(Some(seat), value, Text::new("sgf-value"))),
            Err(Unread::Rules(text)) => self.cut = Some(cut(Some(seat), value, text)),
        }
        Ok(())
    }

    /// Takes a line of the log. After a refused line it only reads on, without playing.
    fn take(&mut self, text: &str) -> Result<(), Fault> {
        self.draft.take(text)?;
        let line: Line = text.parse()?;
        self.live = self.live.take().and_then(|mut live| live.enter(&line).is_ok().then_some(live));
        Ok(())
    }
}
