//! How much the tests try.

/// Whether to try everything, which takes minutes: `KLETKA_THOROUGH` is in the environment.
pub fn is_thorough() -> bool {
    std::env::var_os("KLETKA_THOROUGH").is_some()
}

/// `full` if everything is tried, otherwise `quick`.
pub fn amount<T>(full: T, quick: T) -> T {
    if is_thorough() { full } else { quick }
}
