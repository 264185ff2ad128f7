//! Dice fixed before the players sat down, so that anyone can check it.

use crate::game::Seed;

/// Drawn when a challenge is made, shown when the match has ended. `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// The SHA-256 of the secret in hexadecimal: what stands under the challenge.
    pub fn pledge(&self) -> String {
        todo!()
    }

    /// The seed: SHA-256(secret ‖ each id of a joining message or press, as a line of text).
    pub fn seed(&self, _joined: &[String]) -> Seed {
        todo!()
    }
}
