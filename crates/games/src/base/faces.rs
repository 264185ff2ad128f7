//! The faces of dice as people type them.

/// Reads the faces of some dice with that many faces: `3 5 5`, `3-5-5`, `3,5,5`, and `355` where no face has two
/// digits. `None` for anything else.
///
/// ```
/// use kletka_games::base::faces;
///
/// assert_eq!(faces::read("3 5 5", 6), Some(vec![3, 5, 5]));
/// assert_eq!(faces::read("355", 6), Some(vec![3, 5, 5]));
/// assert_eq!(faces::read("3 12", 12), Some(vec![3, 12]));
/// assert_eq!(faces::read("3 7", 6), None);
/// ```
pub fn read(text: &str, sides: u8) -> Option<Vec<u8>> {
    let words = text.split([' ', '-', '–', ',', ';', '+']).filter(|word| !word.is_empty());
    let single = |word: &str| word.chars().map(String::from).collect();
    let words: Vec<String> = words.flat_map(|w| if sides < 10 { single(w) } else { vec![w.to_owned()] }).collect();
    let face = |word: &String| word.parse().ok().filter(|face| (1..=sides).contains(face));
    words.iter().map(face).collect::<Option<Vec<u8>>>().filter(|faces| !faces.is_empty())
}
