//! The inline mode: people type after the bot's name, and choose from its suggestions.

use serde_json::json;

use super::doubts::Doubt;
use super::json as out;
use super::message::Body;
use super::message::Keyboard;
use super::suggestions::{Above, Query, Row};
use super::world::{NewMessage, World};

/// How many queries are kept.
const KEPT: usize = 1_000;

impl World {
    /// Switches inline mode on or off, like the owner of a bot. The bot asks for the setting when it starts.
    pub fn set_inline(&mut self, on: bool) {
        self.config.inline = on;
    }

    /// A person types after the bot's name. Returns the query's id.
    ///
    /// # Panics
    /// If the person or the chat was never added.
    pub fn type_inline(&mut self, user: i64, chat: i64, topic: Option<i32>, text: &str) -> u64 {
        let at = self.clock.now_ms();
        let id = self.next_query;
        self.next_query += 1;
        self.enter(user, chat);
        let kind = self.chats.get(&chat).map_or("sender", out::seen_type);
        let from = out::user_by_id(self, user);
        let query = Query { id, user, chat, topic, text: text.to_owned(), at, rows: None, button: None, revision: 0 };
        self.queries.insert(id, query);
        while self.queries.len() > KEPT {
            self.queries.pop_first();
        }
        let query = json!({ "id": id.to_string(), "from": from, "query": text, "offset": "", "chat_type": kind });
        self.updates.push(at, "inline_query", query);
        id
    }

    /// The bot's suggestions for a query; `None` if it has not answered.
    pub fn suggested(&self, query: u64) -> Option<Vec<Row>> {
        self.queries.get(&query)?.rows.clone()
    }

    /// The button above the bot's suggestions; `None` if there is none.
    pub fn button_above(&self, query: u64) -> Option<Above> {
        self.queries.get(&query)?.button.clone()
    }

    /// The person of a query chooses a line, which is sent as a message of that person. With buttons below, it is a
    /// card. Returns its id.
    ///
    /// # Panics
    /// If the bot has not suggested this line, or its picture is broken.
    pub fn choose(&mut self, query: u64, row: usize) -> i32 {
        let found = self.queries.get(&query).and_then(|query| {
            let row = query.rows.as_ref()?.get(row).filter(|row| !row.broken)?;
            Some((query.clone(), row.clone()))
        });
        // This panic is part of the documented contract: a missing line is a mistake in the test, or in the bot.
        let (query, row) = found.unwrap_or_else(|| panic!("query {query} has no line {row} that can be sent"));
        let card = matches!(row.keyboard, Some(Keyboard::Inline(_)));
        let new = NewMessage {
            text: row.text,
            entities: row.entities,
            keyboard: row.keyboard,
            topic: query.topic,
            via_bot: true,
            card,
            ..NewMessage::new(query.user, row.picture.map_or(Body::Text, Body::Photo))
        };
        let sent = if card && self.doubts(Doubt::PressFirst) {
            let sent = self.post(query.chat, new).unwrap_or_default();
            self.late.insert((query.chat, sent));
            sent
        } else {
            self.put(query.chat, new)
        };
        let card = self.chats.get(&query.chat).and_then(|chat| chat.messages.get(&sent)?.inline_id.clone());
        self.feed_back(&query, &row.id, card);
        sent
    }
}
