//! The faults that you can inject.

use std::time::Duration;

/// The fault of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// 429 with this many seconds to wait.
    TooMany(u32),
    /// 500 with JSON.
    Internal,
    /// 502 with an HTML page, as from a proxy.
    BadGateway,
    /// No effect and no answer for this long (real time), then the connection closes.
    Hang(Duration),
    /// The connection closes before anything happens.
    DropBefore,
    /// The call has its effect, but the connection closes without an answer.
    DropAfter,
    /// An error with the messenger's text.
    Error {
        /// The HTTP status.
        code: u16,
        /// The whole text, `Bad Request: …`.
        description: String,
    },
}

/// The calls that a fault applies to. Without a method these are all except `getUpdates`, which would otherwise use up
/// every fault.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct On {
    method: Option<String>,
    chat: Option<i64>,
}

impl On {
    /// All calls.
    pub fn any() -> On {
        On::default()
    }

    /// Calls of one method. Ignores case.
    pub fn method(method: &str) -> On {
        On { method: Some(method.to_ascii_lowercase()), chat: None }
    }

    /// Calls about one chat.
    pub fn chat(chat: i64) -> On {
        On { method: None, chat: Some(chat) }
    }

    /// Only the calls about this chat.
    #[must_use]
    pub fn in_chat(self, chat: i64) -> On {
        On { chat: Some(chat), ..self }
    }

    fn meets(&self, method: &str, chat: Option<i64>) -> bool {
        let method = match &self.method {
            Some(wanted) => wanted == method,
            None => method != "getupdates",
        };
        method && self.chat.is_none_or(|wanted| chat == Some(wanted))
    }
}

/// The pending faults, oldest first.
#[derive(Default)]
pub(super) struct Faults {
    rules: Vec<(Fault, On, u32)>,
}

impl Faults {
    /// Adds a fault for this many calls.
    pub fn add(&mut self, fault: Fault, on: On, times: u32) {
        if times > 0 {
            self.rules.push((fault, on, times));
        }
    }

    /// The number of calls that will still fail.
    pub fn left(&self) -> u32 {
        self.rules.iter().map(|(_, _, left)| *left).fold(0, u32::saturating_add)
    }

    pub fn clear(&mut self) {
        self.rules.clear();
    }

    /// The fault for a call, if one is due. This uses it up. `method` is in lower case.
    pub fn take(&mut self, method: &str, chat: Option<i64>) -> Option<Fault> {
        let index = self.rules.iter().position(|(_, on, _)| on.meets(method, chat))?;
        let (fault, _, left) = &mut self.rules[index];
        let fault = fault.clone();
        *left -= 1;
        if *left == 0 {
            self.rules.remove(index);
        }
        Some(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_counted_and_the_oldest_comes_first() {
        let mut faults = Faults::default();
        faults.add(Fault::Internal, On::method("sendPhoto").in_chat(5), 2);
        faults.add(Fault::DropAfter, On::any(), 1);
        assert_eq!(faults.take("getupdates", None), None);
        assert_eq!(faults.take("sendphoto", Some(5)), Some(Fault::Internal));
        assert_eq!(faults.take("sendphoto", Some(6)), Some(Fault::DropAfter));
        assert_eq!(faults.take("sendphoto", Some(6)), None);
        assert_eq!(faults.take("sendphoto", Some(5)), Some(Fault::Internal));
        assert_eq!(faults.take("sendphoto", Some(5)), None);
    }
}
