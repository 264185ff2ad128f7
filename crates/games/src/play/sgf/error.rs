//! Reasons for refusing a file.

use std::fmt;

use super::super::fault::Fault;
use super::super::limits::LINES_MAX;
use super::syntax::Wrong;
use crate::game::Text;

/// The largest text that the reader takes, in bytes.
pub const SIZE_MAX: usize = 8 << 20;

/// How much of a malformed game number an error shows, in characters.
const NUMBER_MAX: usize = 20;

/// The reason why a text is not an SGF match that can be played here.
#[derive(Clone, PartialEq, Debug)]
pub enum SgfError {
    /// The syntax is wrong.
    Syntax(Wrong),
    /// The text is too large.
    Large,
    /// The root does not name a game.
    Unsaid,
    /// The root names a game that has no SGF support here.
    NoGame(String),
    /// The content of a node, counted from 1, does not fit into a record.
    Node(usize, NodeError),
    /// The root, or the file as a whole, does not make a record.
    Record(Fault),
    /// The game refuses this beginning, and says why.
    Game(Text),
}

/// The reason why a node does not give moves.
#[derive(Clone, PartialEq, Debug)]
pub enum NodeError {
    /// One of our own comments is too long for a line.
    LongComment,
    /// The move does not fit into a line of a record.
    Line(Fault),
}

impl SgfError {
    /// The message. Errors in lines of a record are in English, as everywhere, since only this program writes them.
    ///
    /// ```
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::sgf;
    /// let error = sgf::read("(;GM[40]\nSZ[9", GAMES).expect_err("cut off");
    /// assert_eq!(error.text().key, "sgf-syntax");
    /// ```
    pub fn text(&self) -> Text {
        match self {
            SgfError::Syntax(Wrong { at, flaw }) => {
                Text::new("sgf-syntax").with("line", at.line).with("column", at.column).with("what", flaw.text())
            }
            SgfError::Large => Text::new("sgf-large").with("most", SIZE_MAX >> 20),
            SgfError::Unsaid => Text::new("sgf-unsaid"),
            SgfError::NoGame(number) => {
                Text::new("sgf-no-game").with("given", number.chars().take(NUMBER_MAX).collect::<String>())
            }
            SgfError::Node(node, NodeError::Line(Fault::ManyLines)) => {
                Text::new("sgf-many-moves").with("node", *node).with("most", LINES_MAX)
            }
            SgfError::Node(node, NodeError::Line(fault)) => {
                Text::new("sgf-comment").with("node", *node).with("why", fault.to_string())
            }
            SgfError::Node(node, NodeError::LongComment) => {
                Text::new("sgf-comment").with("node", *node).with("why", Fault::LongLine.to_string())
            }
            SgfError::Record(fault) => Text::new("sgf-comment").with("node", 1).with("why", fault.to_string()),
            SgfError::Game(text) => text.clone(),
        }
    }
}

impl From<Fault> for SgfError {
    fn from(fault: Fault) -> SgfError {
        SgfError::Record(fault)
    }
}

impl From<Fault> for NodeError {
    fn from(fault: Fault) -> NodeError {
        NodeError::Line(fault)
    }
}

/// For programmers. People read [`SgfError::text`].
impl fmt::Display for SgfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for SgfError {}
