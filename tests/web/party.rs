//! A sandbox with its page, without a bot.

use std::net::SocketAddr;

use kletka::sandbox::{Sandbox, SandboxConfig};
use serde_json::{Value, json};

use crate::http::{Answer, post};

pub const ANNA: i64 = 11;
pub const BORIS: i64 = 12;
pub const VERA: i64 = 13;

pub struct Party {
    pub sandbox: Sandbox,
    pub address: SocketAddr,
    pub group: i64,
    pub forum: i64,
}

pub fn party() -> Party {
    shown(Sandbox::start(SandboxConfig::default()).unwrap())
}

/// Shows a sandbox, furnished if it is empty.
pub fn shown(sandbox: Sandbox) -> Party {
    sandbox.act(|world| world.furnish());
    let address = sandbox.show("127.0.0.1:0".parse().unwrap()).unwrap();
    let of = |title: &str| sandbox.look(|world| world.chats().find(|chat| chat.title == title).unwrap().id);
    let (group, forum) = (of("Squared paper"), of("The back row"));
    Party { sandbox, address, group, forum }
}

impl Party {
    /// Somebody acts on the page.
    pub fn act(&self, user: i64, mut act: Value) -> Answer {
        act["as"] = json!(user);
        post(self.address, "/act", &act)
    }

    /// An act that is refused, and why.
    pub fn refused(&self, user: i64, act: Value) -> String {
        let answer = self.act(user, act.clone());
        assert!(matches!(answer.status, 400..500), "{act} → {answer:?}");
        answer.json()["error"].as_str().unwrap().to_owned()
    }

    /// Somebody writes in the group; gives the message.
    pub fn say(&self, user: i64, text: &str) -> i32 {
        let answer = self.act(user, json!({ "do": "say", "chat": self.group, "text": text }));
        i32::try_from(answer.json()["message"].as_i64().unwrap()).unwrap()
    }

    /// The bot calls a method.
    pub fn call(&self, method: &str, arguments: Value) -> Value {
        let api = self.sandbox.url().strip_prefix("http://").unwrap().parse().unwrap();
        let answer = post(api, &format!("/bot{}/{method}", self.sandbox.token()), &arguments).json();
        assert_eq!(answer["ok"], true, "{answer}");
        answer["result"].clone()
    }
}
