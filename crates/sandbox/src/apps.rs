//! The bot's Mini App: the signed init data that the messenger passes to it.

use std::net::SocketAddr;

use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;

use super::config::App;
use super::doubts::Doubt;
use super::json as out;
use super::numbers;
use super::world::World;

impl World {
    /// Registers the bot's Mini App. The page shows it only where it is switched on.
    pub fn set_app(&mut self, name: &str, address: SocketAddr) {
        self.app = Some(App { name: name.to_owned(), address });
    }

    /// Whether the bot should serve its Mini App.
    pub fn has_app(&self) -> bool {
        self.app.is_some() && self.config.apps
    }

    /// The `initData` of the app when a person opens it by a link with this argument. Its time is that of
    /// the chats. `None`: there is no such person.
    pub fn opens(&self, person: i64, start: &str) -> Option<String> {
        self.opens_in(person, None, start)
    }

    /// The same in a chat, which the app is told by the number that presses in it carry.
    pub fn opens_in(&self, person: i64, chat: Option<i64>, start: &str) -> Option<String> {
        let user = self.users.get(&person).filter(|user| !user.bot)?;
        let since = self.clock.now().to_string();
        let who = json!({
            "id": user.id,
            "first_name": user.first_name,
            "username": user.username,
            "language_code": user.language,
        });
        let chat = chat.and_then(|chat| self.chats.get(&chat));
        let number = |id: i64| numbers::instance(if self.doubts(Doubt::OtherInstance) { !id } else { id });
        let place =
            chat.map(|chat| [("chat_instance", number(chat.id)), ("chat_type", out::seen_type(chat).to_owned())]);
        let rest = [("start_param", start.to_owned()), ("user", who.to_string())];
        // The proof is made of the fields in alphabetical order.
        let fields: Vec<_> =
            [("auth_date", since)].into_iter().chain(place.into_iter().flatten()).chain(rest).collect();
        let lines: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let key = hmac(b"WebAppData", self.config.token.as_bytes());
        let proof = hex::encode(hmac(&key, lines.join("\n").as_bytes()));
        let pairs = fields.iter().map(|(name, value)| format!("{name}={}", escaped(value)));
        Some(pairs.chain([format!("hash={proof}")]).collect::<Vec<_>>().join("&"))
    }
}

/// HMAC-SHA-256.
fn hmac(key: &[u8], data: &[u8]) -> [u8; 32] {
    let prover = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    prover.chain_update(data).finalize().into_bytes().into()
}

/// Percent-encodes a query value.
fn escaped(value: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_');
    value.bytes().map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An example of RFC 4231.
    #[test]
    fn a_known_proof() {
        let proof = hmac(b"Jefe", b"what do ya want for nothing?");
        assert_eq!(hex::encode(proof), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    #[test]
    fn only_a_person_opens_an_app() {
        let mut world = World::new(crate::SandboxConfig::default());
        world.add_user(11, "Анна", Some("anna"), "ru");
        world.add_other_bot(77, "Other", "other_bot");
        let said = world.opens(11, "m17-0a").expect("it is a person");
        world.clock.stop();
        world.clock.set(1_790_000_000);
        assert!(world.opens(11, "m17-0a").is_some_and(|said| said.contains("auth_date=1790000000&")));
        assert!(said.contains("&start_param=m17-0a&user=%7B%22first_name%22%3A%22%D0%90"), "{said}");
        assert_eq!((world.opens(77, "m17"), world.opens(99, "m17")), (None, None));
        let pair = world.add_pair(11, 12);
        let told = |world: &World| world.opens_in(11, Some(pair), "m17").expect("it is a person");
        let place = format!("&chat_instance={}&chat_type=private&start_param=m17", numbers::instance(pair));
        assert!(told(&world).contains(&place), "{}", told(&world));
        world.set_doubt(Doubt::OtherInstance, true);
        assert!(!told(&world).contains(&place));
    }
}
