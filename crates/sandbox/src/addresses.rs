//! The web addresses that the bot has named in place of files, with what came from each.

use std::collections::BTreeMap;

use axum::body::Bytes;

/// The refusal of something that is no address.
pub const WRONG: &str = "wrong HTTP URL specified";
/// The refusal of an address at which nothing was found.
pub const FAILED: &str = "failed to get HTTP URL content";

/// An address that the bot has named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// As the bot wrote it.
    pub url: String,
    /// How many calls have named it.
    pub uses: u32,
    /// The reason why it could not be fetched; `None` if it was.
    pub failure: Option<&'static str>,
}

/// What came from an address.
#[derive(Clone)]
pub enum Content {
    /// A file that no message has yet, with its type.
    Fresh(String, Bytes),
    /// The id of the file that it has become.
    Stored(String),
    /// The reason why there is none.
    Failed(&'static str),
}

/// The addresses so far, and where they lead.
#[derive(Default)]
pub struct Addresses {
    pub known: BTreeMap<String, (u32, Content)>,
    pub routes: Vec<(String, String)>,
}

impl Addresses {
    /// What came from an address.
    pub fn content(&self, url: &str) -> Content {
        self.known.get(url).map_or(Content::Failed(FAILED), |(_, content)| content.clone())
    }

    /// The content of an address has become a file.
    pub fn stored(&mut self, url: &str, file_id: &str) {
        if let Some((_, content)) = self.known.get_mut(url) {
            *content = Content::Stored(file_id.to_owned());
        }
    }

    /// Counts a use. Returns where to fetch an address that is not known yet.
    pub fn name(&mut self, url: &str) -> Option<String> {
        if let Some((uses, _)) = self.known.get_mut(url) {
            *uses += 1;
            return None;
        }
        let route = self.routes.iter().find_map(|(from, to)| Some(format!("{to}{}", url.strip_prefix(from)?)));
        Some(route.unwrap_or_else(|| url.to_owned()))
    }
}

/// Whether the bot means an address and not the id of a file.
pub fn is_address(value: &str) -> bool {
    value.starts_with("http://") || value.starts_with("https://")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_leads_elsewhere_and_uses_are_counted() {
        let mut addresses = Addresses::default();
        addresses.routes.push(("https://bot.example/".to_owned(), "http://localhost:1/".to_owned()));
        assert_eq!(addresses.name("https://bot.example/p/1"), Some("http://localhost:1/p/1".to_owned()));
        assert_eq!(addresses.name("http://localhost:2/p"), Some("http://localhost:2/p".to_owned()));
        addresses.known.insert("x".to_owned(), (1, Content::Failed(FAILED)));
        assert_eq!((addresses.name("x"), addresses.known["x"].0), (None, 2));
    }
}
