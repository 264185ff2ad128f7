//! Why files are refused.

use super::super::fault::Fault;
use super::super::limits::LINE_MAX;
use crate::game::Text;

/// The largest text that is read, in bytes.
pub const SIZE_MAX: usize = 8 << 20;

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
