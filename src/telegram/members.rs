//! Asks the messenger who is in a group.

use teloxide::payloads::GetChatMember;
use teloxide::types::{ChatId, UserId};

use super::Telegram;
use super::wire::Fault;
use crate::bot::desk::Told;

impl Telegram {
    /// Whether a user is in a chat now, as far as the messenger says. A refusal says nothing of that: it may come for
    /// members too, where the bot is no administrator.
    pub async fn is_member(&self, chat: i64, user: i64) -> Told {
        let Ok(user) = u64::try_from(user) else { return Told::In(false) };
        match self.wire().call(&GetChatMember::new(ChatId(chat), UserId(user))).await {
            Ok(member) => match member["status"].as_str() {
                Some("creator" | "administrator" | "member") => Told::In(true),
                Some("restricted") => Told::In(member["is_member"].as_bool().unwrap_or(true)),
                Some("left" | "kicked") => Told::In(false),
                _ => Told::Unsure,
            },
            Err(Fault::Refused(no)) if no.retry_after.is_none() => Told::Unsure,
            Err(_) => Told::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::mock::{self, Reply, refusal, result};
    use super::*;

    #[tokio::test]
    async fn members() {
        let script = |earlier: usize, _: &str, _: &str| match earlier {
            0 => result(r#"{"status":"creator"}"#),
            1 => result(r#"{"status":"left"}"#),
            2 => result(r#"{"status":"kicked"}"#),
            3 => result(r#"{"status":"restricted","is_member":false}"#),
            4 => result(r#"{"status":"novelty"}"#),
            // Where members are hidden, members too.
            5 => refusal(400, "Bad Request: PARTICIPANT_ID_INVALID"),
            _ => Reply::With(502, String::new()),
        };
        let (telegram, _) = mock::start(script).await;
        for told in [Told::In(true), Told::In(false), Told::In(false), Told::In(false), Told::Unsure, Told::Unsure] {
            assert_eq!(telegram.is_member(-1007, 1).await, told);
        }
        assert_eq!(telegram.is_member(-1007, 1).await, Told::Nothing);
        assert_eq!(telegram.is_member(-1007, -4).await, Told::In(false));
    }
}
