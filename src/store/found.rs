//! Describes a directory without data, in words.

use std::fmt;

/// The subdirectory of a sandbox with its bot's data.
pub const BOT: &str = "bot";

/// The content of a directory without data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// There is no such directory.
    Missing,
    Empty,
    /// It is a file.
    File,
    Sandbox,
    /// The data of bots in these subdirectories.
    Within(Vec<String>),
    /// Remains of data.
    Remains,
    /// Something else.
    Foreign,
}

/// The rest of a sentence that begins with the directory.
impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Missing => f.write_str("does not exist, so nothing is kept there"),
            Found::Empty => f.write_str("is empty, so nothing is kept there"),
            Found::File => f.write_str("is a file; give the directory that a bot has as its `--data`"),
            Found::Sandbox => write!(f, "belongs to a sandbox; what its bot keeps is in its directory `{BOT}`"),
            Found::Within(dirs) => {
                write!(f, "has nothing of its own; what bots keep is in its directories: {}", dirs.join(", "))
            }
            Found::Remains => {
                f.write_str("has been in use, and neither journal nor store is there any more; restore a backup")
            }
            Found::Foreign => {
                f.write_str("has nothing that a bot keeps; give the directory that one has as its `--data`")
            }
        }
    }
}
