//! The words of games, read from their Fluent files. Those of the registry are in `locales/`, those of the toys beside
//! the toys.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

use kletka_games::game::{Info, Lexicon};
use kletka_games::games::find;

/// The entries of Fluent files, key and text.
pub type Entries = BTreeMap<String, String>;

/// Entries in each language: English first, then the others by their tags. What one of them lacks, it says in English.
pub type Languages = [(&'static str, Entries)];

/// The file with messages that several games share.
const SHARED: &str = "dice";

/// The languages whose words the laws type.
const TYPED: [&str; 2] = ["en", "ru"];

/// The files that were read, since a law asks for the same ones at each step.
static READ: Mutex<BTreeMap<String, &'static Languages>> = Mutex::new(BTreeMap::new());

/// The tags of all languages.
static TAGS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let folders = std::fs::read_dir(root().join("locales")).expect("the words lie beside the crates").flatten();
    let names = folders.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name());
    let mut tags: Vec<&'static str> = names.map(|name| &*name.to_string_lossy().into_owned().leak()).collect();
    tags.sort_by_key(|tag| (*tag != "en", *tag));
    tags
});

/// A fact of a language: the message of `language.ftl` with this name.
pub fn fact(language: &str, name: &str) -> String {
    let facts = entries(&root().join("locales").join(language).join("language.ftl"));
    facts.get(&format!("language-{name}")).unwrap_or_else(|| panic!("{language} lacks {name}")).clone()
}

/// The entries of a game's file in each language, including the shared ones if the game has a shared option.
pub fn languages(id: &str) -> &'static Languages {
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(id.to_owned()).or_insert_with(|| {
        let shared = find(id).into_iter().flat_map(|game| game.info().options).filter_map(|def| def.shared);
        let files: BTreeSet<&str> = [id, SHARED].into_iter().chain(shared).collect();
        let own = |language| files.iter().filter_map(move |name| file(language, name)).flat_map(|file| entries(&file));
        let all = |language| own("en").chain(own(language)).collect();
        Box::leak(TAGS.iter().map(|language| (*language, all(language))).collect())
    })
}

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().find(|dir| dir.join("locales").is_dir());
    root.expect("the words lie beside the crates").to_owned()
}

/// A file of a language, if it is written.
fn file(language: &str, id: &str) -> Option<PathBuf> {
    let files = ["locales", "tests/toys/locales"].map(|dir| root().join(dir).join(language).join(format!("{id}.ftl")));
    files.into_iter().find(|file| file.is_file())
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

/// The texts that people may type for the words of a game: each word with its alternatives.
pub struct Words(pub Vec<(&'static str, Vec<String>)>);

impl Words {
    /// The words of a game in the languages that the laws type.
    pub fn of(info: &'static Info) -> Words {
        Words::among(info, &TYPED)
    }

    /// The words of a game as a chat understands them: in its language and in English.
    pub fn spoken(info: &'static Info, language: &str) -> Words {
        Words::among(info, &["en", language])
    }

    fn among(info: &'static Info, tags: &[&str]) -> Words {
        let languages = || languages(info.id).iter().filter(|(language, _)| tags.contains(language));
        let typed = |word: &str| {
            let key = format!("{}-word-{word}", info.id);
            let texts = languages().filter_map(|(_, entries)| entries.get(&key));
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
