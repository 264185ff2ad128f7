//! Packs the texts of `locales/`, and says which commit the program is built from: `kletka --version`.
//!
//! Only an optimised build says its commit, so that a new commit does not have the tests built again. It asks
//! git, or takes `KLETKA_COMMIT` and `KLETKA_DATE` where the source is without its history, as in a container. Both are
//! those of the commit, not of the build: the same source gives the same program.

#[allow(dead_code, reason = "the program uses the rest")]
#[path = "src/bot/words/ftl.rs"]
mod ftl;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use ftl::{FILE, Lock, Message};
use zlib_rs::{DeflateConfig, compress_bound, compress_slice};

fn main() -> io::Result<()> {
    texts(&PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()))?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/bot/words/ftl.rs");
    for name in ["KLETKA_COMMIT", "KLETKA_DATE"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let version = match commit() {
        Some((commit, date)) => format!("{version} ({commit} {date})"),
        None => version,
    };
    println!("cargo::rustc-env=KLETKA_VERSION={version}");
    Ok(())
}

/// A language: its tag, its facts, and the text of each file by its name.
struct Language {
    tag: String,
    facts: String,
    lock: Lock,
    files: BTreeMap<String, String>,
}

impl Language {
    fn read(folder: &Path) -> io::Result<Language> {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let facts = folder.join("language.ftl");
        let facts = fs::read_to_string(&facts)
            .map_err(|error| io::Error::other(format!("{}: {error}: {HOW}", facts.display())))?;
        let lock = Lock::read(&fs::read_to_string(folder.join("source.lock")).unwrap_or_default());
        Ok(Language { tag, facts, lock, files: ftl::texts(folder)? })
    }

    fn messages(&self) -> impl Iterator<Item = Message<'_>> {
        self.files.values().flat_map(|file| ftl::messages(file))
    }

    /// The facts as a Rust expression. `stale`: the keys of messages that are left out.
    fn facts(&self, stale: &[&str]) -> io::Result<String> {
        let known = ftl::facts(&self.facts);
        let fact = |name: &str| {
            let missing =
                || io::Error::other(format!("locales/{}/language.ftl lacks language-{name}: {HOW}", self.tag));
            known.get(name).copied().ok_or_else(missing)
        };
        let list = |name: &str| Ok::<_, io::Error>(ftl::parts(fact(name)?).map(str::to_lowercase).collect::<Vec<_>>());
        let letters = match fact("letters")? {
            "latin" => "Latin",
            "cyrillic" => "Cyrillic",
            "ukrainian" => "Ukrainian",
            other => return Err(io::Error::other(format!("locales/{}: there are no letters {other}", self.tag))),
        };
        let (tag, name, complete) = (&self.tag, fact("name")?, fact("complete")? == "yes");
        let (serves, words, typed) = (list("serves")?, list("words")?, list("typed")?);
        Ok(format!(
            "    Facts {{ tag: {tag:?}, name: {name:?}, serves: &{serves:?}, letters: Labels::{letters}, words: &{words:?}, \
             complete: {complete}, typed: &{typed:?}, stale: &{stale:?} }},\n"
        ))
    }
}

/// What to do if a language cannot be read.
const HOW: &str = "CONTRIBUTING.md, Add a language, says what a folder of locales/ has";

/// The languages: English, then the others by their tags.
fn languages() -> io::Result<Vec<Language>> {
    let entries = fs::read_dir("locales")?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    let folders = entries.iter().filter(|path| path.is_dir());
    let mut all = folders.map(|path| Language::read(path)).collect::<io::Result<Vec<_>>>()?;
    all.sort_by_key(|language| (language.tag != "en", language.tag.clone()));
    Ok(all)
}

/// Packs the messages of each language as one text, to a quarter of their size, and its brief ones on their own. Also
/// writes the source of two tables of all languages: the facts, and for both texts the length and the packed bytes.
fn texts(out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let all = languages()?;
    let english: BTreeMap<&str, &str> = all[0].messages().map(|message| (message.key, message.pattern)).collect();
    let (mut facts, mut table) = ("[\n".to_owned(), "[\n".to_owned());
    for language in &all {
        let stale = |message: &Message<'_>| {
            english.get(message.key).is_some_and(|said| language.lock.is_stale(message.key, said, message.pattern))
        };
        let (mut text, mut brief) = (String::new(), String::new());
        for (name, file) in &language.files {
            text += &format!("{FILE}{name}\n");
            for message in ftl::messages(file).into_iter().filter(|message| !stale(message)) {
                text += &format!("{}\n", message.whole);
                if is_brief(&message) {
                    brief += &format!("{}\n", message.whole);
                }
            }
        }
        let stale: Vec<&str> = language.messages().filter(stale).map(|message| message.key).collect();
        facts += &language.facts(&stale)?;
        table += "    [";
        let mut packed = |text: &str, name: String| {
            let mut room = vec![0; compress_bound(text.len())];
            let (packed, _) = compress_slice(&mut room, text.as_bytes(), DeflateConfig::best_compression());
            let file = out.join(name);
            table += &format!("({}, include_bytes!({file:?}).as_slice()), ", text.len());
            fs::write(&file, packed)
        };
        packed(&text, format!("{}.ftl.zlib", language.tag))?;
        packed(&brief, format!("{}.brief.zlib", language.tag))?;
        table += "],\n";
    }
    fs::write(out.join("languages.rs"), facts + "]\n")?;
    fs::write(out.join("texts.rs"), table + "]\n")
}

/// Whether all languages are asked for a message at once: the name or the description of a game or a command. It needs
/// no arguments.
fn is_brief(message: &Message<'_>) -> bool {
    let asked = message.key.starts_with("command-") || message.key.ends_with("-name") || message.key.ends_with("-also");
    asked && !message.pattern.contains(['{', '\n'])
}

/// The commit and its date.
fn commit() -> Option<(String, String)> {
    let given = |name| env::var(name).ok().filter(|text| !text.trim().is_empty());
    if let (Some(commit), Some(date)) = (given("KLETKA_COMMIT"), given("KLETKA_DATE")) {
        return Some((commit, date));
    }
    // The profiles that ship are in their own way release builds.
    if env::var("PROFILE").as_deref() != Ok("release") {
        return None;
    }
    // A source without history may lie within the repository of something else.
    if !Path::new(".git").exists() {
        return None;
    }
    // Each commit and each checkout adds a line there.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]).filter(|log| Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
    let commit = git(&["rev-parse", "--short=10", "HEAD"])?;
    Some((commit, git(&["log", "-1", "--format=%cd", "--date=format-local:%Y-%m-%d"])?))
}

/// What git answers, if it is there.
fn git(words: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(words).env("TZ", "UTC").output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (!text.is_empty()).then_some(text)
}
