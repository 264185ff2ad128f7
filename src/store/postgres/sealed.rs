//! Tokens of bots as the database stores them: sealed with a key that only the processes know.

use std::str::FromStr;

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};
use rand_core::{OsRng, TryRngCore};

/// The length of a key, in bytes.
const KEY: usize = 32;
/// The length of the random nonce. At 24 bytes, random nonces never repeat in practice.
const NONCE: usize = 24;
/// The first byte of a sealed token: its format.
const FORMAT: u8 = 1;
/// The prefix of the associated data, so that a seal cannot be used for anything else.
const PURPOSE: &[u8] = b"kletka token\0";

/// The key that seals tokens. Its `Debug` output reveals nothing.
pub struct Key(XChaCha20Poly1305);

/// The text is not a valid key. It is not shown, since it may be nearly one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a key for tokens has 64 hexadecimal digits (`openssl rand -hex 32` draws one)")]
pub struct NoKey;

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Key, NoKey> {
        let text = text.as_bytes();
        let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        let bytes = text.chunks_exact(2).map(|pair| Some(16 * digit(pair[0])? + digit(pair[1])?));
        let bytes = bytes.collect::<Option<Vec<u8>>>().filter(|_| text.len() == 2 * KEY).ok_or(NoKey)?;
        XChaCha20Poly1305::new_from_slice(&bytes).map(Key).map_err(|_| NoKey)
    }
}

impl Key {
    /// Seals the token of a bot.
    ///
    /// # Errors
    /// One sentence, when the system has no random numbers.
    pub fn seal(&self, name: &str, token: &str) -> Result<Vec<u8>, String> {
        let mut nonce = [0; NONCE];
        OsRng.try_fill_bytes(&mut nonce).map_err(|error| error.to_string())?;
        let sealed = self.0.encrypt(&XNonce::from(nonce), payload(token.as_bytes(), &bound(name)));
        let sealed = sealed.map_err(|_| "the token is too long".to_owned())?;
        Ok([&[FORMAT][..], &nonce, &sealed].concat())
    }

    /// Opens a sealed token. `None` unless it was sealed with this key for a bot of this name.
    pub fn open(&self, name: &str, sealed: &[u8]) -> Option<String> {
        let (&FORMAT, rest) = sealed.split_first()? else { return None };
        let (nonce, sealed) = rest.split_first_chunk::<NONCE>()?;
        let token = self.0.decrypt(&XNonce::from(*nonce), payload(sealed, &bound(name))).ok()?;
        String::from_utf8(token).ok()
    }
}

/// The associated data of a seal: a row that is moved to another name does not open.
fn bound(name: &str) -> Vec<u8> {
    [PURPOSE, name.as_bytes()].concat()
}

fn payload<'a>(msg: &'a [u8], aad: &'a [u8]) -> Payload<'a, 'a> {
    Payload { msg, aad }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(digit: &str) -> Key {
        digit.repeat(2 * KEY).parse().map_err(|no: NoKey| no.to_string()).unwrap()
    }

    #[test]
    fn a_seal_opens_with_its_key_for_its_name_alone() {
        let sealed = key("a").seal("anna", "1:AA-s3cret").unwrap();
        assert_eq!(key("A").open("anna", &sealed).as_deref(), Some("1:AA-s3cret"));
        assert_eq!(key("b").open("anna", &sealed), None, "another key");
        assert_eq!(key("a").open("boris", &sealed), None, "another name");
        for n in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[n] ^= 1;
            assert_eq!(key("a").open("anna", &changed), None, "byte {n}");
            assert_eq!(key("a").open("anna", &sealed[..n]), None, "{n} bytes");
        }
    }

    #[test]
    fn the_same_token_is_sealed_in_another_way_each_time() {
        let [one, other] = [0, 1].map(|_| key("a").seal("anna", "1:AA").unwrap());
        assert_ne!(one, other);
        assert!(!one.windows(4).any(|bytes| bytes == b"1:AA"));
    }

    #[test]
    fn a_key_is_64_digits() {
        let ends = |text: &str| text.parse::<Key>().err();
        assert_eq!(ends(&"0f".repeat(32)), None);
        for text in ["", "0f", &"0f".repeat(31), &"0f".repeat(33), &"xy".repeat(32), &"ё".repeat(32)] {
            assert_eq!(ends(text), Some(NoKey), "{text}");
        }
    }
}
