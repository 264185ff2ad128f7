//! Dice that are fixed before the players sit down, so that anyone can verify them.
//!
//! When someone makes a challenge, the table draws a [`Secret`] and shows its [pledge](Secret::pledge) at once. The
//! [seed](Secret::seed) of the match also depends on what the players did to join. The table could not know that when
//! it made the pledge. When the match has ended, the table shows the secret. Then you can recompute both numbers with
//! any SHA-256 tool.
//!
//! ```
//! use kletka_games::play::fair::Secret;
//! use sha2::{Digest, Sha256};
//!
//! let secret = Secret([7; 32]);
//! let joined = ["12:100".to_owned(), "press 5".to_owned()];
//! // What anybody can compute once the secret is shown.
//! let mut bytes = secret.0.to_vec();
//! bytes.extend(b"12:100\npress 5\n");
//! assert_eq!(secret.seed(&joined).0, Sha256::digest(&bytes)[..]);
//! assert_eq!(secret.pledge(), hex::encode(Sha256::digest([7; 32])));
//! ```

use std::fmt;

use sha2::{Digest, Sha256};

use crate::game::Seed;

/// A secret that is drawn for a challenge and shown when the match has ended. `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// The SHA-256 of the 32 bytes of the secret in hexadecimal, which the challenge shows.
    pub fn pledge(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The seed: SHA-256(secret ‖ each id of a joining message or press, as a line of text).
    ///
    /// A line ends with `\n`, so that the ids `12`, `3` and `1`, `23` do not make the same seed.
    pub fn seed(&self, joined: &[String]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        for id in joined {
            hash.update(id.as_bytes());
            hash.update(b"\n");
        }
        Seed(hash.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| (*id).to_owned()).collect()
    }

    /// `head -c 32 /dev/zero | sha256sum`
    #[test]
    fn the_pledge_is_a_plain_sha_256() {
        let pledge = Secret([0; 32]).pledge();
        assert_eq!(pledge, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    #[test]
    fn the_seed_depends_on_the_secret_and_on_every_join() {
        let secret = Secret([5; 32]);
        let seed = secret.seed(&ids(&["12", "3"]));
        assert_eq!(seed, secret.seed(&ids(&["12", "3"])));
        for other in [ids(&[]), ids(&["12"]), ids(&["1", "23"]), ids(&["3", "12"]), ids(&["12", "3", ""])] {
            assert_ne!(seed, secret.seed(&other), "{other:?}");
        }
        assert_ne!(seed, Secret([6; 32]).seed(&ids(&["12", "3"])));
    }

    /// `{ head -c 32 /dev/zero; printf '12\n3\n'; } | sha256sum`
    #[test]
    fn the_seed_can_be_recomputed_by_hand() {
        let seed = Secret([0; 32]).seed(&ids(&["12", "3"]));
        assert_eq!(hex::encode(seed.0), "9659a856a45949bcd640beb6fd723a42ce66e09a48d8dad6a59a2faea54775c6");
    }

    #[test]
    fn the_secret_does_not_show() {
        assert_eq!(format!("{:?}", Secret([9; 32])), "Secret(…)");
    }
}
