//! The refusal of a call.

use serde_json::{Value, json};

/// A refusal with the Bot API's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ApiError {
    pub code: u16,
    pub description: String,
    pub retry_after: Option<u32>,
    pub migrate_to: Option<i64>,
}

impl ApiError {
    pub fn new(code: u16, description: &str) -> ApiError {
        ApiError { code, description: description.to_owned(), retry_after: None, migrate_to: None }
    }

    /// 400 with this text after "Bad Request: ".
    pub fn bad(words: &str) -> ApiError {
        ApiError::new(400, &format!("Bad Request: {words}"))
    }

    /// 403 with this text after "Forbidden: ".
    pub fn forbidden(words: &str) -> ApiError {
        ApiError::new(403, &format!("Forbidden: {words}"))
    }

    /// 429 with the seconds to wait.
    pub fn too_many(seconds: u32) -> ApiError {
        let description = format!("Too Many Requests: retry after {seconds}");
        ApiError { retry_after: Some(seconds), ..ApiError::new(429, &description) }
    }

    /// The answer to the client.
    pub fn json(&self) -> Value {
        let mut out = json!({ "ok": false, "error_code": self.code, "description": self.description });
        if let Some(seconds) = self.retry_after {
            out["parameters"] = json!({ "retry_after": seconds });
        }
        if let Some(chat) = self.migrate_to {
            out["parameters"] = json!({ "migrate_to_chat_id": chat });
        }
        out
    }
}
