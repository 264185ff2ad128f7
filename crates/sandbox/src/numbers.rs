//! Numbers by which the bot knows something, and which tell nothing about it.

/// The beginning of the id of every card.
const BEGINS: &str = "AgAA";
/// The length of such an id.
const LENGTH: usize = 36;

/// One step of splitmix64: a number that tells nothing about the one that it depends on.
pub fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The number of a chat in presses and in the Mini App.
pub fn instance(chat: i64) -> String {
    mixed(chat.cast_unsigned()).cast_signed().to_string()
}

/// The id of a card.
pub fn card(chat: i64, message: i32) -> String {
    let first = mixed(mixed(chat.cast_unsigned()) ^ u64::from(message.cast_unsigned()));
    format!("{BEGINS}{first:016x}{:016x}", mixed(first))
}

/// Whether a text has the form of such an id.
pub fn is_card(text: &str) -> bool {
    text.len() == LENGTH && text.starts_with(BEGINS) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_tell_nothing() {
        let ids = [card(11, 1), card(11, 2), card(12, 1), card(-1_002_000_000_001, 1)];
        assert!(ids.iter().all(|one| is_card(one)), "{ids:?}");
        assert!((1..ids.len()).all(|n| !ids[..n].contains(&ids[n])), "{ids:?}");
        assert!(!is_card("AgAA") && !is_card("") && !is_card(&ids[0].replace("AgAA", "BgAA")));
    }
}
