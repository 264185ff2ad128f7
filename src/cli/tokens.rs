//! `--tokens`: the bots of a process. In a file each is a line with a name and a token.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::given::Hidden;

/// The longest name of a bot.
const LONGEST: usize = 32;

/// The word for the bots of `kletka tokens`. A file of that name is `./database`.
const DATABASE: &str = "database";

/// The source of a process's bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// Rows of the database in which the bots keep what they keep.
    Database,
}

impl FromStr for Source {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Source, Infallible> {
        Ok(if text.trim() == DATABASE { Source::Database } else { Source::File(text.trim().into()) })
    }
}

impl Source {
    /// The given source. A blank name counts as none: it comes from an unset variable of a compose file.
    pub(crate) fn given(source: &Option<Source>) -> Option<Source> {
        source.clone().filter(|source| !matches!(source, Source::File(file) if file.as_os_str().is_empty()))
    }
}

/// A bot of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Its name: a short word for logs, numbers and its directory.
    pub name: String,
    /// Its token.
    pub token: Hidden,
}

/// The bots of a process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tokens {
    /// At least one, in the order of the file.
    pub bots: Vec<Named>,
    /// Whether others than the owner of the file may read or write it.
    pub open: bool,
}

/// Reads the file.
///
/// # Errors
/// One sentence on what is wrong, with the line. It shows no token.
pub fn read(path: &Path) -> Result<Tokens, String> {
    let at = path.display();
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read {at}: {error}"))?;
    let bots = parse(&text).map_err(|why| format!("{at}: {why}"))?;
    Ok(Tokens { bots, open: is_open(path) })
}

#[cfg(unix)]
fn is_open(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_open(_: &Path) -> bool {
    false
}

fn parse(text: &str) -> Result<Vec<Named>, String> {
    let (mut bots, mut names, mut numbers) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for (n, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = |why: &str| format!("line {}: {why}", n + 1);
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, token] = words[..] else { return Err(wrong("a name and a token are needed")) };
        check(name, token).map_err(wrong)?;
        let number = token.split(':').next().unwrap_or_default().trim_start_matches('0');
        if !names.insert(name) {
            return Err(wrong(&format!("there is another {name} above")));
        }
        if !numbers.insert(number) {
            return Err(wrong(&format!("{name} is a bot that is above with another name")));
        }
        bots.push(Named { name: name.to_owned(), token: Hidden::new(token) });
    }
    if bots.is_empty() { Err("there is no bot in it; each line is a name and a token".to_owned()) } else { Ok(bots) }
}

/// Checks a name and a token.
///
/// # Errors
/// What is wrong, without the token.
pub(crate) fn check(name: &str, token: &str) -> Result<(), &'static str> {
    match (is_name(name), is_token(token)) {
        (false, _) => Err("a name has small letters (a to z), digits, - and _, at most 32 of them"),
        (true, false) => Err("the token does not look like one (123456:letters-and-digits)"),
        (true, true) => Ok(()),
    }
}

/// Whether a word will do as the name of a bot: also as that of a directory, and in an address.
fn is_name(word: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_');
    word.len() <= LONGEST && word.chars().all(fits) && !word.starts_with(['-', '_'])
}

/// Whether a text is the bot's number, a colon, and a word.
pub(super) fn is_token(text: &str) -> bool {
    text.split_once(':').is_some_and(|(bot, word)| {
        let digits = !bot.is_empty() && bot.chars().all(|c| c.is_ascii_digit());
        let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        digits && !word.is_empty() && word.chars().all(letters)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_name_and_a_token() {
        let bots = parse("# ours\n\nanna 1:AA-x\n  club-2\t23:BB_y  \r\n").unwrap();
        let said: Vec<_> = bots.iter().map(|bot| (bot.name.as_str(), bot.token.reveal())).collect();
        assert_eq!(said, [("anna", "1:AA-x"), ("club-2", "23:BB_y")]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line_and_without_a_token() {
        let long = "a".repeat(LONGEST + 1);
        for (text, told) in [
            ("", "there is no bot in it"),
            ("# nobody", "there is no bot in it"),
            ("anna", "line 1: a name and a token"),
            ("\nanna 1:s3cret more", "line 2: a name and a token"),
            ("1:s3cret anna", "line 1: a name has"),
            ("Anna 1:s3cret", "line 1: a name has"),
            ("../anna 1:s3cret", "line 1: a name has"),
            ("-a 1:s3cret", "line 1: a name has"),
            (&format!("{long} 1:s3cret"), "line 1: a name has"),
            ("anna s3cret", "line 1: the token does not look like one"),
            ("anna 1:s3cret\nanna 2:s3cret", "line 2: there is another anna"),
            ("anna 1:s3cret\nboris 01:s3cret", "line 2: boris is a bot that is above"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.starts_with(told), "{error}");
            assert!(!error.contains("s3cret"), "{error}");
        }
    }

    #[test]
    fn one_word_means_the_database() {
        let of = |text: &str| Source::given(&text.parse().ok());
        assert_eq!(of("database"), Some(Source::Database));
        assert_eq!(of("./database"), Some(Source::File("./database".into())));
        assert_eq!(of(" "), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_others_can_read_is_noticed() {
        use std::os::unix::fs::PermissionsExt;
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("tokens");
        fs::write(&file, "anna 1:AA\n").unwrap();
        for (mode, open) in [(0o600, false), (0o400, false), (0o640, true), (0o604, true)] {
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
            assert_eq!(read(&file).unwrap().open, open, "{mode:o}");
        }
        assert!(read(&dir.path().join("none")).unwrap_err().starts_with("cannot read "));
    }
}
