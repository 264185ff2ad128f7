//! The command menus in the messenger's apps.

use std::time::{Duration, Instant};

use teloxide::payloads::{SetMyCommands, SetMyCommandsSetters};
use teloxide::types::{BotCommand, BotCommandScope};

use super::Telegram;
use super::backoff::Backoff;
use super::parcel::Parcel;
use super::wire::Fault;
pub use crate::bot::Scope;
use crate::bot::words::Lang;
use crate::bot::{Registry, is_quiet, menu_language, suggested};

/// The most characters of a command's description.
const DESCRIPTION: usize = 256;
/// The most commands in one menu.
const COMMANDS: usize = 100;
/// The most attempts to send a menu.
const MENU_ATTEMPTS: usize = 3;

/// A command menu for one kind of chat and one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// The kind of chat.
    pub scope: Scope,
    /// Two-letter code. `None`: for all languages without a menu of their own.
    pub language: Option<String>,
    /// Command (without the slash) and description.
    pub commands: Vec<(String, String)>,
}

/// All menus of the bot.
pub fn menus(games: Registry) -> Vec<Menu> {
    let of = |scope| {
        // The messenger knows languages by two letters.
        let langs = Lang::all().filter(|lang| lang.code().len() == 2);
        langs.map(move |lang| Menu {
            scope,
            language: menu_language(lang).map(str::to_owned),
            commands: suggested(games, scope, lang),
        })
    };
    [Scope::Private, Scope::Groups].into_iter().flat_map(of).collect()
}

impl Telegram {
    /// Declares the commands that the messenger's apps may suggest. The bot also works without them, so failures are
    /// only logged.
    pub async fn declare(&self, menus: Vec<Menu>) {
        let new = &self.inner.novelties;
        for menu in menus {
            let private = menu.scope == Scope::Private;
            let mut parcel = menu_parcel(scope(menu.scope), menu.language.as_deref(), &menu.commands, private);
            new.leave_out(&mut parcel, Instant::now());
            let mut backoff = Backoff::new(Duration::from_secs(1), Duration::from_secs(2));
            for attempt in 1..=MENU_ATTEMPTS {
                let pause = match self.wire().send(&parcel).await {
                    Ok(_) => break,
                    Err(Fault::Refused(no)) => match new.take_out(&mut parcel) {
                        Some(novelty) if no.retry_after.is_none() => {
                            new.fell(novelty, &no.text);
                            Some(Duration::ZERO)
                        }
                        _ => {
                            tracing::warn!(reason = %no.text, scope = ?menu.scope, "the menu of commands was refused");
                            no.retry_after
                        }
                    },
                    Err(Fault::Lost(why)) => {
                        tracing::warn!(%why, scope = ?menu.scope, "the menu of commands was not sent");
                        self.wire().recover(&mut backoff).await;
                        Some(Duration::ZERO)
                    }
                };
                match pause.filter(|_| attempt < MENU_ATTEMPTS) {
                    Some(pause) => tokio::time::sleep(pause).await,
                    None => break,
                }
            }
        }
    }
}

/// The messenger's word for a kind of chat.
pub(super) fn scope(scope: Scope) -> BotCommandScope {
    match scope {
        Scope::Private => BotCommandScope::AllPrivateChats,
        Scope::Groups => BotCommandScope::AllGroupChats,
    }
}

/// A request for a command menu. In groups, some commands may be used unseen by others.
pub(super) fn menu_parcel(
    scope: BotCommandScope,
    language: Option<&str>,
    commands: &[(String, String)],
    private: bool,
) -> Parcel {
    let mut parcel = Parcel::new(&menu_request(scope, language, commands));
    if !private {
        parcel.quieten(is_quiet);
    }
    parcel
}

fn menu_request(scope: BotCommandScope, language: Option<&str>, commands: &[(String, String)]) -> SetMyCommands {
    let commands = commands.iter().take(COMMANDS);
    let commands = commands.map(|(name, description)| {
        BotCommand::new(name.clone(), description.chars().take(DESCRIPTION).collect::<String>())
    });
    let request = SetMyCommands::new(commands).scope(scope);
    match language {
        Some(language) if !language.is_empty() => request.language_code(language),
        _ => request,
    }
}
