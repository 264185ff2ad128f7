//! Observations: pictures by their caption, and the number of messages per action.

use std::collections::BTreeMap;

use kletka_sandbox::{Body, Keyboard, Message};

use super::house::{BOT, House};

/// The prefix of the commands by which [`House::said`] waits.
const FENCE: &str = "/fence";

impl House {
    /// The bot's messages in a chat after a message, without fences.
    pub fn since(&self, chat: i64, message: i32) -> Vec<Message> {
        let all = self.sandbox.messages(chat);
        all.into_iter().filter(|m| m.from == BOT && m.id > message && !m.text.contains(FENCE)).collect()
    }

    /// How many requests of each kind went to a chat after a call, without fences and deletions (a deletion follows
    /// once the new picture is there, so a fence does not wait for it).
    pub async fn tally(&self, chat: i64, user: i64, after: u64) -> BTreeMap<String, usize> {
        self.said(user, chat, 0).await;
        let mut tally = BTreeMap::new();
        for call in self.sandbox.calls().iter().filter(|call| call.number > after && call.chat == Some(chat)) {
            let fence = call.args.contains(FENCE);
            if !fence && !call.is("deleteMessage") {
                *tally.entry(call.method.to_lowercase()).or_default() += 1;
            }
        }
        tally
    }

    /// The number of the latest call.
    pub fn calls_so_far(&self) -> u64 {
        self.sandbox.calls().last().map_or(0, |call| call.number)
    }

    /// Waits for the current picture in a chat whose caption contains all of these.
    pub async fn picture_in(&self, chat: i64, parts: &[&str]) -> Message {
        let fits = |m: &Message| m.photo().is_some() && parts.iter().all(|part| m.text.contains(part));
        self.find(chat, &format!("a picture with {parts:?}"), fits).await
    }

    /// The same in the group.
    pub async fn picture(&self, parts: &[&str]) -> Message {
        self.picture_in(self.group, parts).await
    }

    /// Waits for a confirmation question, and returns it.
    pub async fn question(&self, chat: i64, parts: &[&str]) -> Message {
        let fits = |m: &Message| m.button_data("yes").is_some() && parts.iter().all(|part| m.text.contains(part));
        self.find(chat, &format!("a question with {parts:?}"), fits).await
    }

    /// A user answers yes to a confirmation question in the group. The question disappears.
    pub async fn means_it(&self, user: i64) {
        let question = self.question(self.group, &[]).await;
        let label = question.button_data("yes").map(|button| button.text.clone()).expect("it has just been found");
        assert_eq!(self.press(user, &question, &label).await, "");
        self.gone(&question).await;
    }

    /// Writes in the group, and waits for the bot's answer.
    pub async fn ask(&self, user: i64, text: &str, answer: &str) -> Message {
        let asked = self.say(user, text);
        self.find(self.group, answer, |m| m.from == BOT && m.id > asked && m.text.contains(answer)).await
    }

    /// A challenge that is accepted. Returns the first board.
    pub async fn match_of(&self, host: i64, command: &str, guest: i64) -> Message {
        let asked = self.say(host, command);
        let lobby = self
            .find(self.group, "a challenge", |m| m.id > asked && m.from == BOT && m.button_data("accept").is_some())
            .await;
        let label = lobby.button_data("accept").map(|button| button.text.clone()).expect("it has just been found");
        self.press(guest, &lobby, &label).await;
        self.board(self.group, lobby.id).await
    }

    /// The user to move, according to the mention in the board's caption.
    pub fn asked(&self, board: &Message) -> i64 {
        *board.mentioned().first().unwrap_or_else(|| panic!("nobody is asked in {:?}", board.text))
    }

    /// Checks that the bot's texts contain no message keys, missing arguments or markup. With `--nocapture` you can
    /// read all of them.
    pub fn proofread(&self) {
        let chats: Vec<i64> = self.sandbox.look(|world| world.chats().map(|chat| chat.id).collect());
        for chat in &chats {
            println!("--- chat {chat}\n{}", self.sandbox.transcript(*chat));
        }
        for message in chats.into_iter().flat_map(|chat| self.sandbox.messages(chat)).filter(|m| m.from == BOT) {
            let labels = message.buttons().into_iter().map(|button| button.text.clone()).collect::<Vec<_>>();
            let hint = match &message.keyboard {
                Some(Keyboard::ForceReply { placeholder, .. }) => placeholder.clone(),
                _ => None,
            };
            for text in labels.iter().chain([&message.text]).chain(&hint) {
                assert!(!text.is_empty() || matches!(message.body, Body::Document(_)), "an empty text");
                assert!(!text.contains(['{', '}']), "an argument is missing in {text:?}");
                assert!(!text.contains("&lt;") && !text.contains("<b>"), "markup in {text:?}");
                assert!(!text.split_whitespace().any(is_key), "a message is missing in {text:?}");
            }
        }
    }
}

/// Whether a word looks like a message key: `pig-ask-roll`.
fn is_key(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    parts.len() > 1
        && [
            "pig",
            "seabattle",
            "tictactoe",
            "reject",
            "toast",
            "key",
            "news",
            "ask",
            "over",
            "clock",
            "span",
            "time",
            "late",
        ]
        .contains(&parts[0])
}

/// Finds a button by the word at the end of its data.
pub trait Buttons {
    /// The button whose data ends with `:<word>`.
    fn button_data(&self, word: &str) -> Option<&kletka_sandbox::Button>;
}

impl Buttons for Message {
    fn button_data(&self, word: &str) -> Option<&kletka_sandbox::Button> {
        let end = format!(":{word}");
        self.buttons().into_iter().find(|b| b.data.as_ref().is_some_and(|data| data.ends_with(&end)))
    }
}

/// All places that a text names: a letter (Latin `a` to `l`) and a number up to 12, as a separate word.
pub fn places(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let is_place = |word: &&str| {
        let mut chars = word.chars();
        let column = chars.next().is_some_and(|c| ('a'..='l').contains(&c.to_ascii_lowercase()));
        column && chars.as_str().parse::<u8>().is_ok_and(|row| (1..=12).contains(&row))
    };
    words.filter(is_place).map(str::to_lowercase).collect()
}
