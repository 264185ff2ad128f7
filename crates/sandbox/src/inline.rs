//! The inline mode: people type behind the bot's name, and choose among what it suggests.

use serde_json::json;

use super::json as out;
use super::message::Body;
use super::people::Line;
use super::suggestions::{Query, Row};
use super::world::{NewMessage, World};

/// How many queries are remembered.
const KEPT: usize = 1_000;

impl World {
    /// Switches the inline mode, as the owner of a bot does. The bot asks for it when it starts.
    pub fn set_inline(&mut self, on: bool) {
        self.config.inline = on;
    }

    /// A person types behind the bot's name; gives the query's id.
    ///
    /// # Panics
    /// When the person or the chat was never added.
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

    /// What the bot suggests for a query; `None`: it has not answered.
    pub fn suggested(&self, query: u64) -> Option<Vec<Row>> {
        self.queries.get(&query)?.rows.clone()
    }

    /// The person of a query chooses a line: it is sent as a message of that person; gives its id.
    ///
    /// # Panics
    /// When the bot has not suggested that.
    pub fn choose(&mut self, query: u64, row: usize) -> i32 {
        let found = self.queries.get(&query).and_then(|query| {
            let row = query.rows.as_ref()?.get(row)?;
            Some((query.user, query.chat, query.topic, row.clone()))
        });
        // The documented contract of the acts: a line that is not there is a mistake in the test, or in the bot.
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
