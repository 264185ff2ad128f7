//! The source of seeds.

/// Secrets from the operating system.
pub fn entropy() -> crate::bot::desk::Entropy {
    use rand_core::{OsRng, TryRngCore};
    Box::new(|| {
        let mut bytes = [0; 32];
        // Without randomness no match can be fair: better to stop than to play on.
        if let Err(error) = OsRng.try_fill_bytes(&mut bytes) {
            crate::store::fatal(&error);
        }
        bytes
    })
}
