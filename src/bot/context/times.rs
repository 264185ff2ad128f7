//! Points in time within a message. An app that supports them shows each reader the time left by their own clock,
//! without an edit. Other apps show the words between the marks.
//!
//! As with names, private-use characters mark a point in time until the text becomes HTML.

use crate::game::{Arg, Text};

/// The message key of a point in time. `$left` holds the words that older apps show instead.
pub const KEY: &str = "time-until";

/// The argument with the time, in seconds since 1970.
pub const UNIX: &str = "unix";

/// The marks before the time in seconds since 1970, between it and the words, and after the words.
const OPEN: char = '\u{e002}';
const MIDDLE: char = '\u{e003}';
const CLOSE: char = '\u{e004}';

/// Wraps the words of a message in marks if the message is a point in time.
pub fn marked(text: &Text, said: String) -> String {
    let unix = text.args.iter().find(|(key, _)| text.key == KEY && key == UNIX);
    match unix {
        Some((_, Arg::Num(unix))) => format!("{OPEN}{unix}{MIDDLE}{said}{CLOSE}"),
        _ => said,
    }
}

/// Replaces each marked time by the result of `tag`, which gets the seconds and the words. Marks typed by people are
/// dropped.
pub fn told(text: &str, tag: impl Fn(u64, &str) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPEN) {
        out.extend(before.chars().filter(|c| !is_mark(*c)));
        let marked = after.split_once(MIDDLE).and_then(|(unix, after)| {
            let (words, after) = after.split_once(CLOSE)?;
            let unix = unix.parse::<u64>().ok()?;
            (!words.contains(is_mark)).then_some((unix, words, after))
        });
        rest = match marked {
            Some((unix, words, after)) => {
                out += &tag(unix, words);
                after
            }
            None => after,
        };
    }
    out.extend(rest.chars().filter(|c| !is_mark(*c)));
    out
}

/// The beginning of the tag of a time in HTML.
const TAG: &str = "<tg-time ";

/// The tag of a time in HTML. Readers see the time left by their own clock, and `words` in older apps.
pub fn tag(unix: u64, words: &str) -> String {
    format!("{TAG}unix=\"{unix}\" format=\"r\">{words}</tg-time>")
}

/// HTML with the words of each time instead of its tag. `None` if it has no times.
pub fn untagged(html: &str) -> Option<String> {
    let (first, rest) = html.split_once(TAG)?;
    let opened = rest.split(TAG).map(|part| part.split_once('>').map_or(part, |(_, words)| words));
    let words: String = std::iter::once(first).chain(opened).collect();
    Some(words.replace("</tg-time>", ""))
}

fn is_mark(c: char) -> bool {
    matches!(c, OPEN | MIDDLE | CLOSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_words_without_its_tag() {
        let (one, two) = (tag(1_800_000_000, "11 h"), tag(9, "1 d"));
        assert_eq!(untagged(&format!("<b>A</b> {one}, B {two}.")).as_deref(), Some("<b>A</b> 11 h, B 1 d."));
        assert_eq!(untagged("<b>A</b> 11 h"), None);
    }

    #[test]
    fn only_whole_marks_become_a_time() {
        let shown = |text: &str| told(text, |unix, words| format!("[{unix} {words}]"));
        let time = Text::new(KEY).with("left", "11 h").with(UNIX, 1_800_000_000_i64);
        let marked = marked(&time, "11 h".to_owned());
        assert_eq!(shown(&format!("Anna {marked}, Boris")), "Anna [1800000000 11 h], Boris");
        for odd in ["a\u{e002}b", "a\u{e002}5\u{e003}b", "\u{e002}x\u{e003}ab\u{e004}", "a\u{e004}b\u{e003}"] {
            assert!(!shown(odd).contains('[') && !shown(odd).contains(is_mark), "{odd:?}");
        }
    }
}
