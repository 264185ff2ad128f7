//! Proves the origin of data: HMAC-SHA-256 with keys derived from the bot's token.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::store::schema::{MatchId, Peer};

/// The number of bytes of a proof in a link: too many to guess.
const SHORT: usize = 12;

/// The proof of `data` by a key.
pub fn hmac(key: &[u8], data: &[u8]) -> [u8; 32] {
    let prover = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    prover.chain_update(data).finalize().into_bytes().into()
}

/// The made-up id of a chat that the messenger only numbers. It is below all ids of the messenger.
pub fn away_peer(instance: &str) -> Peer {
    let made = hmac(b"kletka: chats", instance.as_bytes()).first_chunk().map_or(0, |first| Peer::from_be_bytes(*first));
    Peer::MIN | made & (Peer::MAX >> 2)
}

/// The key that proves that an invitation comes from the bot. The default proves nothing: a bot has its own.
#[derive(Clone, Default)]
pub struct Invites([u8; 32]);

impl Invites {
    /// The key of the bot with a token.
    pub fn new(token: &str) -> Invites {
        Invites(hmac(b"kletka: invitations", token.as_bytes()))
    }

    /// The proof of an invitation, short enough for a button: nobody can try many.
    pub fn proof(&self, text: &str) -> u64 {
        let proof = hmac(&self.0, text.as_bytes());
        proof.iter().take(6).fold(0, |proof, byte| proof << 8 | u64::from(*byte))
    }

    /// Whether a proof is that of a text.
    pub fn proves(&self, text: &str, proof: u64) -> bool {
        same(&self.proof(text).to_be_bytes(), &proof.to_be_bytes())
    }
}

/// The key of the names of pictures, which nobody can guess.
#[derive(Clone)]
pub struct Names([u8; 32]);

impl Names {
    /// The key of the bot with a token.
    pub fn new(token: &str) -> Names {
        Names(hmac(b"kletka: pictures", token.as_bytes()))
    }

    /// The name for something that was never named before.
    pub fn name(&self, what: &[u8]) -> String {
        hex::encode(&hmac(&self.0, what)[..16])
    }
}

/// A number that in practice only the same bytes have.
pub fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Compares in constant time for inputs of equal length.
pub fn same(a: &[u8], b: &[u8]) -> bool {
    a.ct_eq(b).into()
}

/// The Mini App that shows boards: how to open it, and how it proves people and matches.
#[derive(Clone, PartialEq, Eq)]
pub struct App {
    name: String,
    /// The key with which the messenger signs the identity of the person who opened the app.
    people: [u8; 32],
    /// The key that proves that a link to a match comes from the bot.
    links: [u8; 32],
}

/// Omits the keys, which must not reach a log.
impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("name", &self.name).finish_non_exhaustive()
    }
}

impl App {
    /// The app with a short name, for the bot with a token.
    pub fn new(name: &str, token: &str) -> App {
        let [people, links] = ["WebAppData", "kletka: links"].map(|key| hmac(key.as_bytes(), token.as_bytes()));
        App { name: name.to_owned(), people, links }
    }

    /// The proof of the messenger's data about the person who opened the app.
    pub fn proof(&self, said: &str) -> [u8; 32] {
        hmac(&self.people, said.as_bytes())
    }

    /// The link that opens a match, at half the height of the window.
    pub fn link(&self, username: &str, id: MatchId) -> String {
        format!("https://t.me/{username}/{}?startapp={}&mode=compact", self.name, self.start(id))
    }

    /// The start parameter of the link.
    pub fn start(&self, id: MatchId) -> String {
        format!("m{id}-{}", hex::encode(&hmac(&self.links, &id.to_be_bytes())[..SHORT]))
    }

    /// The match of a start parameter. `None` if the bot did not make it.
    pub fn opened(&self, start: &str) -> Option<MatchId> {
        let id = start.strip_prefix('m')?.split_once('-')?.0.parse().ok()?;
        same(self.start(id).as_bytes(), start.as_bytes()).then_some(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of RFC 4231.
    #[test]
    fn known_proofs() {
        let proves = |key: &[u8], data: &[u8], proof: &str| assert_eq!(hex::encode(hmac(key, data)), proof);
        proves(
            b"Jefe",
            b"what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        );
        proves(&[0x0b; 20], b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
        proves(
            &[0xaa; 131],
            b"Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
        );
    }

    #[test]
    fn a_chat_without_an_id_gets_one_that_the_messenger_never_gives() {
        let peers = ["-5512345678901234567", "17", "", "AAQBxyz"].map(away_peer);
        assert!(peers.iter().all(|peer| *peer < Peer::MIN / 2), "{peers:?}");
        assert_eq!(away_peer("17"), peers[1]);
        assert!(peers.iter().enumerate().all(|(n, peer)| !peers[..n].contains(peer)));
    }

    #[test]
    fn a_link_opens_its_match_and_no_other() {
        let app = App::new("board", "1:token");
        assert_eq!(app.opened(&app.start(17)), Some(17));
        assert!(app.link("kletka_bot", 17).starts_with("https://t.me/kletka_bot/board?startapp=m17-"));
        let other = app.start(17).replace("m17", "m18");
        for start in [other.as_str(), "m17", "m17-", "17", "", "m-1-0", &App::new("board", "2:token").start(17)] {
            assert_eq!(app.opened(start), None, "{start}");
        }
        assert_eq!(format!("{app:?}"), "App { name: \"board\", .. }");
    }
}
