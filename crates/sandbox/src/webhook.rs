//! The webhook that the bot has set.

/// The destination of updates.
#[derive(Clone, Default, Debug)]
pub(super) struct Webhook {
    pub target: Option<Target>,
    pub secret: Option<String>,
    pub max_connections: Option<u64>,
    /// The time of the last failed delivery (seconds since 1970), and the error.
    pub error: Option<(i64, String)>,
    /// Raised by each `setWebhook` and `deleteWebhook`.
    pub version: u64,
}

/// An address on this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub url: String,
    pub authority: String,
    pub path: String,
}

impl Target {
    /// Reads a webhook URL.
    ///
    /// # Errors
    /// The messenger's error text, if the URL is not plain HTTP to this machine.
    pub fn parse(url: &str) -> Result<Target, String> {
        let Some(rest) = url.strip_prefix("http://") else {
            return Err("bad webhook: an HTTP URL on the loopback interface must be provided for the sandbox".into());
        };
        let (authority, path) = rest.find('/').map_or((rest, "/"), |at| rest.split_at(at));
        let host = authority.rsplit_once(':').map_or(authority, |(host, _)| host);
        if !matches!(host, "localhost" | "127.0.0.1" | "[::1]") || path.contains(|c: char| c.is_whitespace()) {
            return Err("bad webhook: IP address is reserved or the URL is invalid".into());
        }
        let authority = if authority.contains(':') { authority.to_owned() } else { format!("{authority}:80") };
        Ok(Target { url: url.to_owned(), authority, path: path.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine() {
        let target = Target::parse("http://127.0.0.1:8080/hook?x=1").unwrap();
        assert_eq!((target.authority.as_str(), target.path.as_str()), ("127.0.0.1:8080", "/hook?x=1"));
        assert_eq!(Target::parse("http://localhost").unwrap().authority, "localhost:80");
        assert!(Target::parse("https://127.0.0.1/").is_err());
        assert!(Target::parse("http://example.org/").is_err());
        assert!(Target::parse("http://localhost/a b").is_err());
    }
}
