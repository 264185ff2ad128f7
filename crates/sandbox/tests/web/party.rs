//! A sandbox with its page, without a bot.

use kletka_sandbox::{Sandbox, SandboxConfig};
use reqwest::Response;
use serde_json::{Value, json};

use crate::http::{client, post};

pub const ANNA: i64 = 11;
pub const BORIS: i64 = 12;
pub const VERA: i64 = 13;

pub struct Party {
    pub sandbox: Sandbox,
    pub url: String,
    pub group: i64,
    pub forum: i64,
}

pub fn party() -> Party {
    shown(Sandbox::start(SandboxConfig::default()).unwrap())
}

/// Shows a sandbox, furnished if it is empty.
pub fn shown(sandbox: Sandbox) -> Party {
    sandbox.act(|world| world.add_example_chats());
    let url = format!("http://{}", sandbox.show("127.0.0.1:0".parse().unwrap()).unwrap());
    let of = |title: &str| sandbox.look(|world| world.chats().find(|chat| chat.title == title).unwrap().id);
    let (group, forum) = (of("Squared paper"), of("The back row"));
    Party { sandbox, url, group, forum }
}

impl Party {
    /// Whatever the server has at a path.
    pub async fn get(&self, path: &str) -> Response {
        client().get(format!("{}{path}", self.url)).send().await.unwrap()
    }

    /// Somebody acts on the page.
    pub async fn act(&self, user: i64, mut act: Value) -> Response {
        act["as"] = json!(user);
        post(&format!("{}/act", self.url), &act).await
    }

    /// Sends an action and returns the answer.
    pub async fn told(&self, user: i64, act: Value) -> Value {
        self.act(user, act).await.json().await.unwrap()
    }

    /// An act that is refused, and why.
    pub async fn refused(&self, user: i64, act: Value) -> String {
        let answer = self.act(user, act.clone()).await;
        assert!(answer.status().is_client_error(), "{act} → {answer:?}");
        answer.json::<Value>().await.unwrap()["error"].as_str().unwrap().to_owned()
    }

    /// Somebody writes in the group. Returns the message.
    pub async fn say(&self, user: i64, text: &str) -> i32 {
        let answer = self.told(user, json!({ "do": "say", "chat": self.group, "text": text })).await;
        i32::try_from(answer["message"].as_i64().unwrap()).unwrap()
    }

    /// The URL of a method for the bot.
    pub fn method(&self, method: &str) -> String {
        format!("{}/bot{}/{method}", self.sandbox.url(), self.sandbox.token())
    }

    /// The bot sends a picture, with these parts of a form.
    pub async fn picture(&self, form: &[(&str, String)]) {
        let part = |head: &str, value: &[u8]| {
            [format!("--x\r\nContent-Disposition: form-data; {head}\r\n\r\n").as_bytes(), value, b"\r\n"].concat()
        };
        let mut body: Vec<u8> =
            form.iter().flat_map(|(name, value)| part(&format!("name=\"{name}\""), value.as_bytes())).collect();
        let picture = include_bytes!("../../../paint/tests/pixels/areas.png");
        body.extend(part("name=\"photo\"; filename=\"board.png\"", picture));
        body.extend(b"--x--\r\n");
        let sent = client().post(self.method("sendPhoto")).header("Content-Type", "multipart/form-data; boundary=x");
        assert_eq!(sent.body(body).send().await.unwrap().status(), 200);
    }

    /// The bot calls a method.
    pub async fn call(&self, method: &str, arguments: Value) -> Value {
        let answer: Value = post(&self.method(method), &arguments).await.json().await.unwrap();
        assert_eq!(answer["ok"], true, "{answer}");
        answer["result"].clone()
    }
}
