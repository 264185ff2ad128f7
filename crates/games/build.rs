//! Makes the maps of the dictionaries out of the lists in `assets/words`: what a program has to search it should not
//! have to build each time it starts.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

#[path = "src/kit/words/alphabet.rs"]
mod alphabet;

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::var("OUT_DIR")?;
    println!("cargo::rerun-if-changed=src/kit/words/alphabet.rs");
    for lang in ["en", "ru"] {
        fs::write(Path::new(&out).join(lang).with_extension("fst"), map(lang)?)?;
    }
    Ok(())
}

/// A list of the folder, line by line.
fn list(name: &str) -> Result<String, Box<dyn Error>> {
    let path = format!("../../assets/words/{name}.txt");
    println!("cargo::rerun-if-changed={path}");
    Ok(fs::read_to_string(path)?)
}

/// The map of a language: the bytes of each word, and who knows it. In the list a line with a number says from which
/// level on computers know the words below it.
fn map(lang: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let (known, unchosen) = (list(&format!("{lang}-nouns"))?, list(&format!("{lang}-unchosen"))?);
    let unchosen: BTreeSet<&str> = unchosen.lines().collect();
    let (mut level, mut words) = (0, BTreeMap::new());
    for line in known.lines() {
        if let Ok(number) = line.parse() {
            level = number;
            continue;
        }
        let word: Option<Vec<u8>> = line.chars().map(|letter| alphabet::code(lang, letter)).collect();
        let word = word.ok_or_else(|| format!("{line} has a letter that {lang} lacks"))?;
        words.insert(word, level + if unchosen.contains(line) { alphabet::UNCHOSEN } else { 0 });
    }
    let mut map = fst::MapBuilder::memory();
    map.extend_iter(words)?;
    Ok(map.into_inner()?)
}
