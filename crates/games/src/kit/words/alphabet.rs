//! The format of a map: how it stores letters, and its value for a word. The build script uses this same file to make
//! the maps.

/// The byte of a letter: its index in the alphabet. In games with the Russian list, ё and е are one letter.
pub fn code(lang: &str, letter: char) -> Option<u8> {
    let (first, last) = if lang == "ru" { ('а', 'я') } else { ('a', 'z') };
    let letter = if letter == 'ё' { 'е' } else { letter };
    let place = u32::from(letter).checked_sub(u32::from(first)).filter(|_| letter <= last)?;
    u8::try_from(place).ok()
}

/// The value of a word in a map is a sum: the lowest computer level that knows the word, 1 to 5,
pub const LEVELS: u64 = 8;
/// plus this for a word that people may write but the program never chooses,
pub const UNCHOSEN: u64 = LEVELS;
/// plus this for a word of the additions.
pub const ADDED: u64 = 2 * UNCHOSEN;
