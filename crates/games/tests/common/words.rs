//! The words of games, read from their Fluent files: those of the registry lie in `locales/`, those of the toys beside
//! the toys.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use kletka_games::game::{Info, Lexicon};
use kletka_games::games::find;

/// The entries of a Fluent file, key and text.
pub type Entries = Vec<(String, String)>;

/// What several games say alike.
const SHARED: &str = "dice";

/// The entries of a game's file in each language, and of what it shares with others: those with which it has an option
/// in common.
pub fn languages(id: &str) -> Vec<(&'static str, Entries)> {
    let shared = find(id).into_iter().flat_map(|game| game.info().options).filter_map(|def| def.shared);
    let files: BTreeSet<&str> = [id, SHARED].into_iter().chain(shared).collect();
    let all = |language| files.iter().flat_map(|name| entries(&file(language, name))).collect();
    ["en", "ru"].map(|language| (language, all(language))).to_vec()
}

fn file(language: &str, id: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().find(|dir| dir.join("locales").is_dir());
    let root = root.expect("the words lie beside the crates");
    let files = ["locales", "tests/toys/locales"].map(|dir| root.join(dir).join(language).join(format!("{id}.ftl")));
    files.iter().find(|file| file.is_file()).unwrap_or(&files[0]).clone()
}

/// Reads the messages of a Fluent file: a key at the beginning of a line, ` = `, a text that may go on in indented
/// lines. Attributes, terms and comments are none.
fn entries(path: &Path) -> Entries {
    let file = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut entries: Entries = Vec::new();
    for line in file.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        match (line.split_once('='), entries.last_mut()) {
            (Some((key, text)), _) if begins => {
                let key = key.trim().to_owned();
                assert!(entries.iter().all(|(other, _)| *other != key), "{}: {key} stands twice", path.display());
                entries.push((key, text.trim().to_owned()));
            }
            (_, Some((_, text))) if line.starts_with(' ') => {
                if !text.is_empty() {
                    text.push('\n');
                }
                text.push_str(line.trim());
            }
            _ => {}
        }
    }
    entries
}

/// What people may type for the words of a game, in all languages: each word with its alternatives.
pub struct Words(pub Vec<(&'static str, Vec<String>)>);

impl Words {
    /// Those of a game.
    pub fn of(info: &'static Info) -> Words {
        let languages = languages(info.id);
        let typed = |word: &str| {
            let key = format!("{}-word-{word}", info.id);
            let texts = languages.iter().flat_map(|(_, entries)| entries.iter().filter(|(name, _)| *name == key));
            texts.flat_map(|(_, text)| text.split('|').map(|typed| typed.trim().to_owned())).collect()
        };
        Words(info.words.iter().map(|word| (*word, typed(word))).collect())
    }
}

impl Lexicon for Words {
    fn canonical(&self, text: &str) -> Option<&'static str> {
        self.0.iter().find(|(_, typed)| typed.iter().any(|typed| typed == text)).map(|(word, _)| *word)
    }
}
