//! One person's private view in a group, and that person's actions there.

use kletka_sandbox::{Ephemeral, Message, SandboxConfig, World};

use super::house::{BOT, House, PATIENCE, VERA};

/// How the messenger treats private messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Server {
    /// It supports them.
    Knows,
    /// It ignores the parameter, and shows them to everybody.
    Old,
    /// It supports them until the middle of the match.
    Breaks,
}

pub const SERVERS: [Server; 3] = [Server::Knows, Server::Old, Server::Breaks];

impl Server {
    pub async fn house(self) -> House {
        let ephemeral = self != Server::Old;
        House::with(SandboxConfig { ephemeral, privacy: true, ..SandboxConfig::default() }, "en").await
    }

    /// Called in the middle of the match.
    pub fn middle(self, house: &House) {
        if self == Server::Breaks {
            house.sandbox.act(|world| world.set_ephemeral(false));
        }
    }
}

/// Waits for a private message of a person in the group: the bot's newest that fits.
pub async fn sees(house: &House, user: i64, what: &str, fits: impl Fn(&Message) -> bool) -> Ephemeral {
    let newest = |world: &World| {
        let shown = world.ephemerals(house.group, user);
        shown.iter().rev().find(|e| e.message.from == BOT && fits(&e.message)).cloned()
    };
    match house.sandbox.wait_for(newest, PATIENCE).await {
        Ok(found) => found,
        Err(_) => {
            let shown = house.sandbox.look(|world| world.ephemerals(house.group, user));
            let shown: Vec<String> = shown.iter().map(|e| e.message.text.clone()).collect();
            panic!("{user} does not see {what} but {shown:?} in\n{}", house.sandbox.transcript(house.group))
        }
    }
}

/// The same, for a text with these parts.
pub async fn reads(house: &House, user: i64, parts: &[&str]) -> Ephemeral {
    sees(house, user, &format!("{parts:?}"), |m| parts.iter().all(|part| m.text.contains(part))).await
}

/// A person replies to a private message.
pub fn answers(house: &House, shown: &Ephemeral, text: &str) {
    house.sandbox.act(|world| world.reply_ephemeral(shown.person, shown.number, text));
}

/// A person presses a button of a private message. Returns the toast.
pub async fn presses(house: &House, shown: &Ephemeral, label: &str) -> String {
    let press = house.sandbox.act(|world| world.press_ephemeral(shown.person, shown.number, label));
    house.sandbox.toast(&press, PATIENCE).await.expect("a press is answered").text
}

/// The newest picture in the group that has a button.
pub async fn keyed(house: &House, key: &str) -> Message {
    house.find(house.group, key, |m| m.photo().is_some() && m.button(key).is_some()).await
}

/// A person asks for the question in the group, and sees it with an input field.
pub async fn asks(house: &House, user: i64, key: &str) -> Ephemeral {
    house.press(user, &keyed(house, key).await, key).await;
    sees(house, user, "a question", |m| m.button("In private").is_some()).await
}

/// The place of a person's own board and secret answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Group,
    Private,
}

/// A person asks for their own board by the button under the common picture. If that does not work, the bot says where
/// it is, and the person goes there.
pub async fn goes(house: &House, user: i64, key: &str, works: bool) -> Place {
    if works {
        house.press(user, &keyed(house, key).await, key).await;
        return Place::Group;
    }
    // What was asked before may still be on its way, and its failure would be told instead of this one.
    house.settled().await;
    let board = house.find(house.group, "a way to the own board", |m| m.photo().is_some() && !m.buttons().is_empty());
    let board = board.await;
    if board.button(key).is_some() {
        house.press(user, &board, key).await;
        let told = house.told("I can’t ask you for it here: open our private chat").await;
        assert_eq!(told.mentioned(), [user]);
        let link = told.button("In private").and_then(|button| button.url.clone());
        assert_eq!(link.as_deref(), Some("https://t.me/kletka_bot?start=m1"));
    }
    house.sandbox.start_private(user, "m1");
    house.find(user, "the own board", |m| m.photo().is_some()).await;
    Place::Private
}

/// Waits for the own board with a text in its caption. Returns the picture's description.
pub async fn own(house: &House, user: i64, place: Place, text: &str) -> String {
    let fits = |m: &Message| m.photo().is_some() && m.text.contains(text);
    let board = match place {
        Place::Group => sees(house, user, text, fits).await.message,
        Place::Private => house.find(user, text, fits).await,
    };
    board.photo().and_then(|photo| photo.description.clone()).expect("a picture with words")
}

/// A person types a secret in the place of their own board.
pub async fn types(house: &House, user: i64, place: Place, text: &str) {
    match place {
        Place::Group => answers(house, &sees(house, user, "the own board", |m| m.photo().is_some()).await, text),
        Place::Private => drop(house.whisper(user, text)),
    }
}

/// Checks that no private message is left in the group for everybody, and that none ever contained a secret.
pub async fn nothing_told(house: &House, server: Server, secrets: &[&str]) {
    house.settled().await;
    let said: Vec<Message> = house.sandbox.messages(house.group).into_iter().filter(|m| m.from == BOT).collect();
    for message in &said {
        let words = message.text.split(|c: char| !c.is_alphanumeric());
        let told = words.clone().find(|word| secrets.contains(word));
        assert_eq!(told, None, "{server:?}: {}", message.text);
        let meant = message.text.contains("nobody else sees it") || message.text.contains(": your board");
        assert!(!meant || message.deleted, "{server:?}: {} stands there", message.text);
    }
    assert!(house.sandbox.look(|world| world.ephemerals(house.group, VERA)).is_empty(), "{server:?}");
}
