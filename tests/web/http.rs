//! Requests by hand, so that they can be as wrong as they like.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;

use crate::PATIENCE;

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    /// A header by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

/// Sends one request and reads the head of the answer.
fn open(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> (BufReader<TcpStream>, u16, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(2 * PATIENCE)).unwrap();
    let host = if headers.contains("Host:") { String::new() } else { format!("Host: {address}\r\n") };
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\n{host}Connection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        assert!(reader.read_line(&mut head).unwrap() > 0, "cut off after {head:?}");
    }
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap();
    (reader, status, head)
}

/// One request; `headers` with an end of line after each.
pub fn ask(address: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    let (mut reader, status, head) = open(address, method, path, headers, body);
    let mut answer = Answer { status, head, body: Vec::new() };
    match answer.header("content-length").and_then(|length| length.parse().ok()) {
        Some(length) => {
            answer.body = vec![0; length];
            reader.read_exact(&mut answer.body).unwrap();
        }
        None => _ = reader.read_to_end(&mut answer.body).unwrap(),
    }
    answer
}

pub fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, "GET", path, "", "")
}

pub fn post(address: SocketAddr, path: &str, body: &Value) -> Answer {
    ask(address, "POST", path, "Content-Type: application/json\r\n", &body.to_string())
}

/// Server-sent events as they come.
pub struct Events(BufReader<TcpStream>);

/// One event.
#[derive(Debug)]
pub struct Event {
    pub name: String,
    pub id: String,
    pub data: Value,
}

impl Events {
    /// Listens as somebody; `last`: the id of the newest event that was seen before.
    pub fn listen(address: SocketAddr, user: i64, last: Option<&str>) -> Events {
        let headers = last.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        let (reader, status, head) = open(address, "GET", &format!("/events?as={user}"), &headers, "");
        assert_eq!(status, 200, "{head}");
        Events(reader)
    }

    pub fn next(&mut self) -> Event {
        let mut event = Event { name: String::new(), id: String::new(), data: Value::Null };
        loop {
            let mut line = String::new();
            assert!(self.0.read_line(&mut line).unwrap() > 0, "the stream has ended");
            // The sizes of chunks stand on lines of their own between those of the events.
            match line.trim_end().split_once(": ") {
                Some(("event", name)) => event.name = name.to_owned(),
                Some(("id", id)) => event.id = id.to_owned(),
                Some(("data", data)) => event.data = serde_json::from_str(data).unwrap(),
                _ if !event.data.is_null() => return event,
                _ => {}
            }
        }
    }

    /// The next event of a name.
    pub fn of(&mut self, name: &str) -> Event {
        loop {
            let event = self.next();
            if event.name == name {
                return event;
            }
        }
    }
}
