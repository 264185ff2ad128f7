//! `kletka languages`: how much of each language is written, and the lock files of the translations.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use super::{fail, print};
use crate::bot::words::Lang;
use crate::bot::words::ftl::{self, Lock};
use crate::bot::words::languages::{Progress, Share};

/// What to tell of the languages.
#[derive(clap::Args, Debug)]
pub struct Languages {
    /// The language whose missing and stale messages to list, by its tag. Without one: all languages, in short.
    #[arg(required_if_eq("accept", "true"))]
    tag: Option<String>,
    /// In a checkout: write down that what has been translated anew since then says what English says now.
    #[arg(long)]
    accept: bool,
    /// Messages that still say what English says, although English has changed.
    #[arg(requires = "accept")]
    keys: Vec<String>,
}

/// Runs the command.
pub fn run(asked: &Languages) -> ExitCode {
    let Some(tag) = &asked.tag else { return print(table().trim_end(), ExitCode::SUCCESS) };
    if asked.accept {
        // The folder may be newer than the program.
        return match accept(Path::new("locales"), tag, &asked.keys) {
            Ok(told) => print(&told, ExitCode::SUCCESS),
            Err(why) => fail(format!("cannot renew the lock of {tag}: {why}")),
        };
    }
    match Lang::tagged(tag) {
        Some(lang) => print(told(&Progress::of(lang)).trim_end(), ExitCode::SUCCESS),
        None => fail(format!("there is no language {tag}, but {}", Lang::TAGS.join(", "))),
    }
}

/// All languages as a table in Markdown: what is written of each.
pub fn table() -> String {
    let mut text = "| Language | Tag | The bot itself | Games | Lessons |\n|---|---|---|---|---|\n".to_owned();
    for progress in Lang::all().map(Progress::of) {
        let (lang, games) = (progress.lang, progress.games());
        let shares =
            [percent(progress.table()), format!("{} of {}", games.there, games.all), percent(progress.lessons)];
        // Writing to a text cannot fail.
        let _ = writeln!(text, "| {} | `{}` | {} |", lang.name(), lang.code(), shares.join(" | "));
    }
    text
}

/// A share in percent: all of it only if nothing is missing.
fn percent(share: Share) -> String {
    format!("{} %", share.there * 100 / share.all.max(1))
}

/// What is missing of a language.
fn told(progress: &Progress) -> String {
    let mut text = format!("{} ({})\n", progress.lang.name(), progress.lang.code());
    for (file, share) in progress.files.iter().filter(|(_, share)| !share.is_whole()) {
        let _ = writeln!(text, "{file}: {} of {}", share.there, share.all);
    }
    for (state, keys) in [("stale", &progress.stale), ("missing", &progress.missing)] {
        keys.iter().for_each(|key| text += &format!("{state} {key}\n"));
    }
    if progress.is_whole() { text + "Everything is written.\n" } else { text }
}

/// Renews the lock of a language, and says how many messages stay stale.
fn accept(locales: &Path, tag: &str, keys: &[String]) -> Result<String, String> {
    let texts = |folder: &Path| ftl::texts(folder).map_err(|error| format!("{}: {error}", folder.display()));
    let (english, own) = (texts(&locales.join("en"))?, texts(&locales.join(tag))?);
    let [english, own] = [&english, &own].map(|files| -> BTreeMap<&str, &str> {
        files.values().flat_map(|text| ftl::messages(text)).map(|message| (message.key, message.pattern)).collect()
    });
    if let Some(key) = keys.iter().find(|key| !own.contains_key(key.as_str())) {
        return Err(format!("there is no message {key}"));
    }
    let path = locales.join(tag).join("source.lock");
    let before = Lock::read(&fs::read_to_string(&path).unwrap_or_default());
    let lock = before.renewed(&english, &own, |key| keys.iter().any(|known| known == key));
    fs::write(&path, lock.write()).map_err(|error| format!("{}: {error}", path.display()))?;
    let stale = own.iter().filter(|(key, own)| english.get(*key).is_some_and(|said| lock.is_stale(key, said, own)));
    let left: Vec<&str> = stale.map(|(key, _)| *key).collect();
    Ok(if left.is_empty() { "Nothing is stale.".to_owned() } else { format!("Still stale: {}", left.join(", ")) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_text_stays_stale_until_it_is_accepted() {
        let dir = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            let path = dir.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
            fs::write(path, text).expect("it is written");
        };
        write("en/core.ftl", "a = one\nb = two\n");
        write("de/core.ftl", "a = eins\nb = zwei\n");
        write("de/language.ftl", "language-name = Deutsch\n");
        let accept =
            |keys: &[&str]| accept(dir.path(), "de", &keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>());
        assert_eq!(accept(&[]).as_deref(), Ok("Nothing is stale."));
        write("en/core.ftl", "a = the first\nb = the second\n");
        assert_eq!(accept(&[]).as_deref(), Ok("Still stale: a, b"));
        write("de/core.ftl", "a = der erste\nb = zwei\n");
        assert_eq!(accept(&[]).as_deref(), Ok("Still stale: b"));
        assert!(accept(&["c"]).is_err());
        assert_eq!(accept(&["b"]).as_deref(), Ok("Nothing is stale."));
    }

    #[test]
    fn english_is_whole() {
        assert!(told(&Progress::of(Lang::ENGLISH)).contains("Everything is written."));
        assert!(table().contains("| English | `en` | 100 % |"));
    }
}
