//! `kletka store`: shows data in a database, and moves data into it and out of it.

use std::path::PathBuf;

use clap::Subcommand;

use super::given::{Hidden, Kept};

/// The subcommand of `kletka store`.
#[derive(Subcommand, Clone, Debug)]
pub enum Moving {
    /// Compare a data directory with a database, row by row. Stop all bots that use either first.
    Check {
        /// The directory.
        #[command(flatten)]
        kept: Kept,
        /// The database.
        #[command(flatten)]
        shared: Shared,
    },
    /// Move everything from a data directory into a database that has nothing of the bot yet, and compare both. Stop
    /// all bots that use either first.
    Move {
        /// Move from the database into a new data directory instead.
        #[arg(long)]
        back: bool,
        /// The directory.
        #[command(flatten)]
        kept: Kept,
        /// The database.
        #[command(flatten)]
        shared: Shared,
    },
    /// Copy one instant of a database into a new data directory. The bot may run meanwhile.
    Backup {
        /// The directory of the copy.
        dir: PathBuf,
        /// The database.
        #[command(flatten)]
        shared: Shared,
    },
}

/// The data of a bot in a database.
#[derive(clap::Args, Clone, Debug)]
pub struct Shared {
    /// Address of the database. Prefer the variable: flags show up in the process list.
    #[arg(long, env = "KLETKA_STORE", value_name = "URL", hide_env_values = true)]
    pub store: Hidden,
    /// Token of the bot. Prefer the variable.
    #[arg(long, env = "TELOXIDE_TOKEN", hide_env_values = true)]
    pub token: Hidden,
}
