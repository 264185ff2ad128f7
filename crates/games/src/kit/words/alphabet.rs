//! How a map stores the letters of a dictionary, and what it says about a word. The build script uses this same file to
//! make the maps.

/// The byte of a letter: its place in the alphabet. In the games of the Russian list ё and е are one letter.
pub fn code(lang: &str, letter: char) -> Option<u8> {
    let (first, last) = if lang == "ru" { ('а', 'я') } else { ('a', 'z') };
    let letter = if letter == 'ё' { 'е' } else { letter };
    let place = u32::from(letter).checked_sub(u32::from(first)).filter(|_| letter <= last)?;
    u8::try_from(place).ok()
}

/// What a map holds of a word is a sum: the least level of a computer that knows it, 1 to 5,
pub const LEVELS: u64 = 8;
/// this for a word that is a word when people write it, but is never chosen for them,
pub const UNCHOSEN: u64 = LEVELS;
/// and this for a word of the additions.
pub const ADDED: u64 = 2 * UNCHOSEN;
