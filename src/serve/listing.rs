//! `kletka tokens`, and the bots of `--tokens database`: names and tokens as rows of a database.

use std::fmt::Write;
use std::thread;
use std::time::Duration;

use super::number;
use crate::cli::given::Hidden;
use crate::cli::listing::{self, Listing, Place, Sealed};
use crate::cli::tokens::{Named, Tokens, check};
use crate::store::postgres::{Address, Bots, Key, Listed, Unlisted};

/// The pause before the next attempt to reach the database.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs a subcommand of `kletka tokens` and returns its output.
///
/// # Errors
/// One sentence, which shows no token and no key.
pub fn list_tokens(what: &Listing) -> Result<String, String> {
    match what {
        Listing::Add { name, list } => add(name, list, &listing::token()?),
        Listing::List { list } => print(&said(open(list)?.all())?),
        Listing::Remove { name, list } => match said(open(list)?.remove(name))? {
            true => Ok(format!("{name} is no longer listed; what it keeps stays in the database")),
            false => Err(format!("no bot named {name} is listed")),
        },
        Listing::Rekey { list, new_key } => rekey(list, &key(new_key)?),
    }
}

fn said<T>(answer: Result<T, Unlisted>) -> Result<T, String> {
    answer.map_err(|unlisted| unlisted.to_string())
}

fn key(given: &Hidden) -> Result<Key, String> {
    given.reveal().parse::<Key>().map_err(|error| error.to_string())
}

fn address(store: &Hidden) -> Result<Address, String> {
    store.reveal().parse::<Address>().map_err(|error| error.to_string())
}

fn open(list: &Place) -> Result<Bots, String> {
    said(Bots::of(&address(&list.store)?))
}

fn print(bots: &[Listed]) -> Result<String, String> {
    let mut text = String::new();
    for bot in bots {
        // Writing to a string cannot fail.
        let _ = write!(text, "{}{} {}", if text.is_empty() { "" } else { "\n" }, bot.name, bot.number);
    }
    Ok(if text.is_empty() { "no bot is listed".to_owned() } else { text })
}

/// The token of a row.
fn token(key: &Key, bot: &Listed) -> Result<Hidden, String> {
    let token = key.open(&bot.name, &bot.sealed).map(|token| Hidden::new(&token));
    let sound = |token: &Hidden| check(&bot.name, token.reveal()).is_ok() && number(token) == bot.number;
    token.filter(sound).ok_or_else(|| {
        let name = &bot.name;
        format!("the token of {name} does not open: KLETKA_TOKENS_KEY is not the key with which it was sealed")
    })
}

fn add(name: &str, list: &Sealed, new: &Hidden) -> Result<String, String> {
    check(name, new.reveal())?;
    let (key, number) = (key(&list.tokens_key)?, number(new));
    let mut bots = open(&list.list)?;
    let there = said(bots.all())?;
    // With two keys in the list, no process could read all of it.
    there.iter().try_for_each(|bot| token(&key, bot).map(drop))?;
    let known = there.iter().any(|bot| bot.name == name);
    let bot = Listed { name: name.to_owned(), number, sealed: key.seal(name, new.reveal())? };
    if said(bots.put(&bot))? {
        let done = if known { "has its new token" } else { "is listed" };
        return Ok(format!("{name} ({number}) {done}; processes that start from now on serve it"));
    }
    Err(match there.iter().find(|bot| bot.number == number) {
        Some(other) => format!("{number} is listed already, as {}; remove that first", other.name),
        None => format!("another bot is listed as {name}; remove it first"),
    })
}

fn rekey(list: &Sealed, new: &Key) -> Result<String, String> {
    let old = key(&list.tokens_key)?;
    let mut bots = open(&list.list)?;
    let reseal = |bot: Listed| {
        let sealed = new.seal(&bot.name, token(&old, &bot)?.reveal())?;
        Ok((bot, sealed))
    };
    let all = said(bots.all())?.into_iter().map(reseal).collect::<Result<Vec<_>, String>>()?;
    match said(bots.reseal(&all))? {
        true => Ok(format!("{} tokens are sealed with the new key", all.len())),
        false => Err("somebody else is changing the list; nothing was changed, try again".to_owned()),
    }
}

/// The bots of a process, as soon as the database can be reached.
///
/// # Errors
/// One sentence, if the database refuses, if the key is not theirs, or if the list is empty.
pub(super) fn bots(store: &Hidden, tokens_key: &Hidden) -> Result<Tokens, String> {
    let (key, address) = (key(tokens_key)?, address(store)?);
    let (mut told, mut bots) = (false, said(Bots::at(&address))?);
    let listed = loop {
        match bots.reach().and_then(|()| bots.all()) {
            Ok(listed) => break listed,
            Err(Unlisted::Refused(refused)) => return Err(refused.to_string()),
            Err(Unlisted::Away(refused)) => {
                if !std::mem::replace(&mut told, true) {
                    tracing::warn!("{refused}; trying again");
                }
                thread::sleep(PAUSE);
            }
        }
    };
    Ok(Tokens { bots: opened(&key, &listed)?, open: false })
}

/// The same, but now or never, and the tables stay as they are.
///
/// # Errors
/// As for [`bots`], and when the database cannot be reached.
pub(super) fn bots_now(store: &Hidden, tokens_key: &Hidden) -> Result<Vec<Named>, String> {
    let (key, address) = (key(tokens_key)?, address(store)?);
    opened(&key, &said(said(Bots::at(&address))?.all())?)
}

fn opened(key: &Key, listed: &[Listed]) -> Result<Vec<Named>, String> {
    if listed.is_empty() {
        return Err("no bot is listed in the database; `kletka tokens add NAME` adds one".to_owned());
    }
    listed.iter().map(|bot| Ok(Named { name: bot.name.clone(), token: token(key, bot)? })).collect()
}
