//! The inline mode: people type after the bot's name, and choose from its suggestions.

use serde_json::json;

use super::json as out;
use super::message::Body;
use super::people::Line;
use super::suggestions::{Query, Row};
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
        let kind = self.chats.get(&chat).filter(|place| !place.private()).map_or("sender", out::chat_type);
        let from = out::user_by_id(self, user);
        self.queries.insert(id, Query { id, user, chat, topic, at, rows: None, revision: 0 });
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

    /// The person of a query chooses a line, which is sent as a message of that person. Returns its id.
    ///
    /// # Panics
    /// If the bot has not suggested this line.
    pub fn choose(&mut self, query: u64, row: usize) -> i32 {
        let found = self.queries.get(&query).and_then(|query| {
            let row = query.rows.as_ref()?.get(row)?;
            Some((query.user, query.chat, query.topic, row.clone()))
        });
        // This panic is part of the documented contract: a missing line is a mistake in the test, or in the bot.
        let (user, chat, topic, row) = found.unwrap_or_else(|| panic!("query {query} has no line {row}"));
        let marked = self.marked(&Line::new(&row.text));
        let new = NewMessage {
            text: marked.text,
            entities: marked.entities,
            keyboard: row.keyboard,
            topic,
            via_bot: true,
            ..NewMessage::new(user, Body::Text)
        };
        self.put(chat, new)
    }
}
