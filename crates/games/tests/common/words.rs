//! The words of games, read from their Fluent files. Those of the registry are in `locales/`, those of the toys beside
//! the toys.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use kletka_games::game::{Info, Lexicon};
use kletka_games::games::find;

/// The entries of Fluent files, key and text.
pub type Entries = BTreeMap<String, String>;

/// Entries in each language.
pub type Languages = [(&'static str, Entries); 2];

/// The file with messages that several games share.
const SHARED: &str = "dice";

/// The files that were read, since a law asks for the same ones at each step.
static READ: Mutex<BTreeMap<String, &'static Languages>> = Mutex::new(BTreeMap::new());

/// The entries of a game's file in each language, including the shared ones if the game has a shared option.
pub fn languages(id: &str) -> &'static Languages {
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(id.to_owned()).or_insert_with(|| {
        let shared = find(id).into_iter().flat_map(|game| game.info().options).filter_map(|def| def.shared);
        let files: BTreeSet<&str> = [id, SHARED].into_iter().chain(shared).collect();
        let all = |language| files.iter().flat_map(|name| entries(&file(language, name))).collect();
        Box::leak(Box::new(["en", "ru"].map(|language| (language, all(language)))))
    })
}

fn file(language: &str, id: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().find(|dir| dir.join("locales").is_dir());
    let root = root.expect("the words lie beside the crates");
    let files = ["locales", "tests/toys/locales"].map(|dir| root.join(dir).join(language).join(format!("{id}.ftl")));
    files.iter().find(|file| file.is_file()).unwrap_or(&files[0]).clone()
}

/// Reads the messages of a Fluent file: a key at the beginning of a line, ` = `, and a text that may continue in
/// indented lines. Ignores attributes, terms and comments.
fn entries(path: &Path) -> Entries {
    let file = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut entries = Entries::new();
    let mut latest = None;
    for line in file.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        match line.split_once('=') {
            Some((key, text)) if begins => {
                let key = key.trim().to_owned();
                let before = entries.insert(key.clone(), text.trim().to_owned());
                assert!(before.is_none(), "{}: {key} stands twice", path.display());
                latest = Some(key);
            }
            _ if line.starts_with(' ') => {
                let Some(text) = latest.as_ref().and_then(|key| entries.get_mut(key)) else { continue };
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

/// The texts that people may type for the words of a game, in all languages: each word with its alternatives.
pub struct Words(pub Vec<(&'static str, Vec<String>)>);

impl Words {
    /// The words of a game.
    pub fn of(info: &'static Info) -> Words {
        let languages = languages(info.id);
        let typed = |word: &str| {
            let key = format!("{}-word-{word}", info.id);
            let texts = languages.iter().filter_map(|(_, entries)| entries.get(&key));
            texts.flat_map(|text| text.split('|').map(|typed| typed.trim().to_owned())).collect()
        };
        Words(info.words.iter().map(|word| (*word, typed(word))).collect())
    }
}

impl Lexicon for Words {
    fn canonical(&self, text: &str) -> Option<&'static str> {
        self.0.iter().find(|(_, typed)| typed.iter().any(|typed| typed == text)).map(|(word, _)| *word)
    }
}
