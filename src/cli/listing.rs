//! `kletka tokens`: the bots whose tokens are in a database.

use std::io::{Read, stdin};

use clap::Subcommand;

use super::given::Hidden;

/// The variable that may have the token of a bot that is added.
const TOKEN: &str = "TELOXIDE_TOKEN";
/// More than any token has, in bytes.
const LONGEST: u64 = 4096;

/// The subcommand of `kletka tokens`.
#[derive(Subcommand, Clone, Debug)]
pub enum Listing {
    /// Add a bot, or replace its token. The token comes from TELOXIDE_TOKEN, or else from standard input.
    Add {
        /// Name of the bot: small letters, digits, `-` and `_`.
        name: String,
        /// The list, and its key.
        #[command(flatten)]
        list: Sealed,
    },
    /// Print one line for each bot: its name and its number.
    List {
        /// The list.
        #[command(flatten)]
        list: Place,
    },
    /// Remove a bot from the list. Its data stay in the database.
    Remove {
        /// Name of the bot.
        name: String,
        /// The list.
        #[command(flatten)]
        list: Place,
    },
    /// Seal all tokens with another key. Running processes go on; start the next ones with the new key.
    Rekey {
        /// The list, and its present key.
        #[command(flatten)]
        list: Sealed,
        /// The new key, 64 hexadecimal digits. Prefer the variable.
        #[arg(long, env = "KLETKA_TOKENS_NEW_KEY", value_name = "KEY", hide_env_values = true)]
        new_key: Hidden,
    },
}

/// The database with the list.
#[derive(clap::Args, Clone, Debug)]
pub struct Place {
    /// Address of the database. Prefer the variable: flags show up in the process list.
    #[arg(long, env = "KLETKA_STORE", value_name = "URL", hide_env_values = true)]
    pub store: Hidden,
}

/// A list whose tokens are to be read or written.
#[derive(clap::Args, Clone, Debug)]
pub struct Sealed {
    /// The list.
    #[command(flatten)]
    pub list: Place,
    /// The key that opens the tokens, 64 hexadecimal digits. Prefer the variable.
    #[arg(long, env = "KLETKA_TOKENS_KEY", value_name = "KEY", hide_env_values = true)]
    pub tokens_key: Hidden,
}

/// The token of a bot that is added. The command line is no place for it: others on the machine can read that.
///
/// # Errors
/// One sentence, when there is none.
pub(crate) fn token() -> Result<Hidden, String> {
    let given = std::env::var(TOKEN).map(|token| Hidden::new(&token)).ok().filter(|token| !token.is_blank());
    let read = || {
        let mut text = String::new();
        let read = stdin().take(LONGEST).read_to_string(&mut text);
        read.map(|_| Hidden::new(&text)).map_err(|error| format!("cannot read the token: {error}"))
    };
    let token = given.map_or_else(read, Ok)?;
    if token.is_blank() {
        return Err(format!("there is no token: set {TOKEN}, or write it to standard input"));
    }
    Ok(token)
}
