//! Requests to a server of ours, and the events that it sends.

use reqwest::{Client, Response};
use serde_json::Value;

use crate::PATIENCE;

/// A client that knows no proxy and keeps no connection: each test has a runtime of its own.
pub fn client() -> Client {
    Client::builder().no_proxy().pool_max_idle_per_host(0).read_timeout(2 * PATIENCE).build().unwrap()
}

pub async fn post(url: &str, body: &Value) -> Response {
    client().post(url).json(body).send().await.unwrap()
}

/// Server-sent events as they come.
pub struct Events {
    answer: Response,
    unread: Vec<u8>,
}

#[derive(Debug)]
pub struct Event {
    pub name: String,
    pub id: String,
    pub data: Value,
}

impl Events {
    /// Listens as somebody; `last`: the id of the newest event that was seen before.
    pub async fn listen(url: &str, user: i64, last: Option<&str>) -> Events {
        let mut request = client().get(format!("{url}/events?as={user}"));
        if let Some(id) = last {
            request = request.header("Last-Event-ID", id);
        }
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), 200, "{answer:?}");
        Events { answer, unread: Vec::new() }
    }

    pub async fn next(&mut self) -> Event {
        let mut event = Event { name: String::new(), id: String::new(), data: Value::Null };
        loop {
            match self.line().await.split_once(": ") {
                Some(("event", name)) => event.name = name.to_owned(),
                Some(("id", id)) => event.id = id.to_owned(),
                Some(("data", data)) => event.data = serde_json::from_str(data).unwrap(),
                _ if !event.data.is_null() => return event,
                _ => {}
            }
        }
    }

    /// The next line, without its end.
    async fn line(&mut self) -> String {
        let end = loop {
            match self.unread.iter().position(|byte| *byte == b'\n') {
                Some(end) => break end,
                None => self.unread.extend(self.answer.chunk().await.unwrap().expect("the stream goes on")),
            }
        };
        let line = self.unread.drain(..=end).take(end).collect();
        String::from_utf8(line).unwrap()
    }

    /// The next event of a name.
    pub async fn of(&mut self, name: &str) -> Event {
        loop {
            let event = self.next().await;
            if event.name == name {
                return event;
            }
        }
    }
}
