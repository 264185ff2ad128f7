//! `kletka store`: what is kept in a database, and moves into it and out of it.

use std::path::PathBuf;

use clap::Subcommand;

use super::given::{Hidden, Kept};

/// What is to be done with a database.
#[derive(Subcommand, Clone, Debug)]
pub enum Moving {
    /// Compare a data directory with a database, row by row. No bot may run on either.
    Check {
        /// The directory.
        #[command(flatten)]
        kept: Kept,
        /// The database.
        #[command(flatten)]
        shared: Shared,
    },
    /// Move everything from a data directory into a database that has nothing of the bot yet, and compare both. No bot
    /// may run on either.
    Move {
        /// From the database into a new data directory instead.
        #[arg(long)]
        back: bool,
        /// The directory.
        #[command(flatten)]
        kept: Kept,
        /// The database.
        #[command(flatten)]
        shared: Shared,
    },
    /// Copy everything from a database into a new data directory, as it is at one instant. A bot may run meanwhile.
    Backup {
        /// Where the copy goes.
        dir: PathBuf,
        /// The database.
        #[command(flatten)]
        shared: Shared,
    },
}

/// What a bot keeps in a database.
#[derive(clap::Args, Clone, Debug)]
pub struct Shared {
    /// The database; better given in the environment than here.
    #[arg(long, env = "KLETKA_STORE", value_name = "URL", hide_env_values = true)]
    pub store: Hidden,
    /// Token of the bot; better given in the environment than here.
    #[arg(long, env = "TELOXIDE_TOKEN", hide_env_values = true)]
    pub token: Hidden,
}
