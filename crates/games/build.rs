//! Builds the maps of the dictionaries from the lists in `assets/words`, so that the program need not build them at
//! each start. Also lists the files of `lessons`, which are compiled in.

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
    fs::write(Path::new(&out).join("lessons.rs"), lessons()?)?;
    Ok(())
}

/// The source of the table of lessons: the name of each file and its text.
fn lessons() -> Result<String, Box<dyn Error>> {
    println!("cargo::rerun-if-changed=lessons");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("lessons");
    let mut source =
        "/// The lessons: the name of each, and its text.\nstatic LESSONS: &[(&str, &str)] = &[\n".to_owned();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let Some(name) = path.file_name().and_then(|name| name.to_str()?.strip_suffix(".txt")) {
            source += &format!("    ({name:?}, include_str!({path:?})),\n");
        }
    }
    Ok(source + "];\n")
}

/// A list of the folder, line by line. Text after a `#` is a comment.
fn list(name: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let path = format!("../../assets/words/{name}.txt");
    println!("cargo::rerun-if-changed={path}");
    let text = fs::read_to_string(path)?;
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim().to_owned());
    Ok(lines.filter(|line| !line.is_empty()).collect())
}

/// The map of a language: the bytes of each word, and who knows it. In a list a line with a number says from which
/// level on computers know the words below it.
fn map(lang: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let unchosen: BTreeSet<String> = list(&format!("{lang}-unchosen"))?.into_iter().collect();
    let mut words = BTreeMap::new();
    for (name, flag) in [("nouns", 0), ("added", alphabet::ADDED)] {
        let mut level = 0;
        for line in list(&format!("{lang}-{name}"))? {
            if let Ok(number) = line.parse::<u64>() {
                level = number;
                continue;
            }
            let word: Option<Vec<u8>> = line.chars().map(|letter| alphabet::code(lang, letter)).collect();
            let word = word.ok_or_else(|| format!("{line} has a letter that {lang} lacks"))?;
            let value = level + flag + if unchosen.contains(&line) { alphabet::UNCHOSEN } else { 0 };
            if words.insert(word, value).is_some() {
                return Err(format!("{line} stands twice in the lists of {lang}").into());
            }
        }
    }
    let mut map = fst::MapBuilder::memory();
    map.extend_iter(words)?;
    Ok(map.into_inner()?)
}
