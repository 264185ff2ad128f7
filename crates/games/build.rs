//! Builds the maps of the dictionaries from the lists in `assets/words`, so that the program need not build them at
//! each start. Also lists the files of `lessons`, which are compiled in.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

#[allow(dead_code, reason = "the library uses the rest")]
#[path = "src/kit/words/alphabet.rs"]
mod alphabet;

use alphabet::Alphabet;

/// With this in the environment the tests try everything: computers against each other, positions that are played out.
/// It is read while they are built, so that nobody else compiles what only they use.
const THOROUGH: &str = "KLETKA_THOROUGH";

/// Where the lists are.
const LISTS: &str = "../../assets/words";

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::var("OUT_DIR")?;
    println!("cargo::rustc-check-cfg=cfg(thorough)");
    println!("cargo::rerun-if-env-changed={THOROUGH}");
    if env::var_os(THOROUGH).is_some() {
        println!("cargo::rustc-cfg=thorough");
    }
    println!("cargo::rerun-if-changed=src/kit/words/alphabet.rs");
    fs::write(Path::new(&out).join("words.rs"), words(Path::new(&out))?)?;
    fs::write(Path::new(&out).join("lessons.rs"), lessons()?)?;
    Ok(())
}

/// Makes the map of each list. The source of the table of lists: the language of each, the facts at its head, its map.
fn words(out: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LISTS}");
    let names = fs::read_dir(LISTS)?.map(|entry| Ok(entry?.file_name().into_string().unwrap_or_default()));
    let names = names.collect::<Result<Vec<String>, std::io::Error>>()?;
    let mut langs: Vec<&str> = names.iter().filter_map(|name| name.strip_suffix("-nouns.txt")).collect();
    langs.sort_by_key(|lang| (*lang != "en", *lang));
    let mut source = format!("const LANGS: [&str; {0}] = {langs:?};\nstatic LISTS: [List; {0}] = [\n", langs.len());
    for lang in langs {
        let facts: Vec<String> = list(&format!("{lang}-nouns"))?.into_iter().filter(|line| is_fact(line)).collect();
        let (facts, path) = (facts.join("\n"), out.join(lang).with_extension("fst"));
        fs::write(&path, map(lang, &Alphabet::read(&facts))?)?;
        source += &format!("    List {{ lang: {lang:?}, facts: {facts:?}, map: include_bytes!({path:?}) }},\n");
    }
    Ok(source + "];\n")
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
    let text = fs::read_to_string(format!("{LISTS}/{name}.txt"))?;
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim().to_owned());
    Ok(lines.filter(|line| !line.is_empty()).collect())
}

/// Whether a line at the head of a list tells something of its letters.
fn is_fact(line: &str) -> bool {
    line.contains(':')
}

/// The map of a language: the bytes of each word, and who knows it. In a list a line with a number says from which
/// level on computers know the words below it. A language need not have additions.
fn map(lang: &str, alphabet: &Alphabet) -> Result<Vec<u8>, Box<dyn Error>> {
    let unchosen: BTreeSet<String> = list(&format!("{lang}-unchosen"))?.into_iter().collect();
    let mut words = BTreeMap::new();
    for (name, flag) in [("nouns", 0), ("added", alphabet::ADDED)] {
        let name = format!("{lang}-{name}");
        if flag > 0 && !Path::new(LISTS).join(&name).with_extension("txt").exists() {
            continue;
        }
        let mut level = 0;
        for line in list(&name)?.into_iter().filter(|line| !is_fact(line)) {
            if let Ok(number) = line.parse::<u64>() {
                level = number;
                continue;
            }
            let folded: Option<String> = line.chars().map(|letter| alphabet.fold(letter)).collect();
            let folded = folded.ok_or_else(|| format!("{line} has a letter that {lang} lacks"))?;
            let word: Vec<u8> = folded.chars().filter_map(|letter| alphabet.code(letter)).collect();
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
