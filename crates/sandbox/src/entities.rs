//! Finds the parts of a text that the messenger marks by itself: commands, mentions, links.

use super::html::Marked;
use super::message::{Entity, EntityKind};

/// Adds the parts that are recognised in the text to its existing entities.
pub fn complete(marked: &mut Marked) {
    let taken: Vec<Entity> = marked
        .entities
        .iter()
        .filter(|e| {
            matches!(
                e.kind,
                EntityKind::Code | EntityKind::Pre(_) | EntityKind::TextLink(_) | EntityKind::TextMention(_)
            )
        })
        .cloned()
        .collect();
    let free = |e: &Entity| taken.iter().all(|t| e.offset + e.length <= t.offset || t.offset + t.length <= e.offset);
    marked.entities.extend(found(&marked.text).into_iter().filter(free));
    marked.entities.sort_by(|a, b| a.offset.cmp(&b.offset).then(b.length.cmp(&a.length)));
}

/// Removes whitespace at both ends. Entities keep their words.
pub fn trim(marked: &mut Marked) {
    let kept = marked.text.trim_start();
    let cut: usize = marked.text[..marked.text.len() - kept.len()].encode_utf16().count();
    let kept = kept.trim_end().to_owned();
    let units = kept.encode_utf16().count();
    marked.entities.retain_mut(|e| {
        let end = (e.offset + e.length).saturating_sub(cut).min(units);
        e.offset = e.offset.saturating_sub(cut);
        e.length = end.saturating_sub(e.offset);
        e.length > 0
    });
    marked.text = kept;
}

/// Commands, mentions and bare links of a text, in order.
fn found(text: &str) -> Vec<Entity> {
    let mut entities = Vec::new();
    let mut offset = 0;
    let mut skip_to = 0;
    let mut before = None;
    for (at, c) in text.char_indices() {
        if at >= skip_to
            && let Some((kind, bytes)) = starts(&text[at..], before)
        {
            let length = text[at..at + bytes].encode_utf16().count();
            entities.push(Entity { kind, offset, length });
            skip_to = at + bytes;
        }
        offset += c.len_utf16();
        before = Some(c);
    }
    entities
}

/// The entity that begins here, and its length in bytes.
fn starts(text: &str, before: Option<char>) -> Option<(EntityKind, usize)> {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    if before.is_some_and(word) {
        return None;
    }
    if text.starts_with("http://") || text.starts_with("https://") {
        let length = text.find(char::is_whitespace).unwrap_or(text.len());
        let length = text[..length].trim_end_matches(['.', ',', '!', '?', ')', ':', ';']).len();
        return (length > "https://".len()).then_some((EntityKind::Url, length));
    }
    let name = |from: usize| {
        let rest = &text[from..];
        let length = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let ends = !rest[length..].chars().next().is_some_and(word);
        (length, ends)
    };
    if text.starts_with('@') {
        let (length, ends) = name(1);
        return ((3..=32).contains(&length) && ends).then_some((EntityKind::Mention, 1 + length));
    }
    if text.starts_with('/') && before != Some('/') {
        let (length, ends) = name(1);
        if !(1..=64).contains(&length) || !ends || text[1 + length..].starts_with('/') {
            return None;
        }
        let mut end = 1 + length;
        if text[end..].starts_with('@') {
            let (bot, ends) = name(end + 1);
            end += if (3..=32).contains(&bot) && ends { 1 + bot } else { 0 };
        }
        return Some((EntityKind::BotCommand, end));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(text: &str) -> Vec<(&'static str, String)> {
        let units: Vec<u16> = text.encode_utf16().collect();
        let words = |e: &Entity| String::from_utf16_lossy(&units[e.offset..e.offset + e.length]);
        found(text).iter().map(|e| (e.kind.name(), words(e))).collect()
    }

    #[test]
    fn commands_mentions_links() {
        assert_eq!(
            marks("🎲 /new@kletka_bot dots @anna, see https://t.me/x."),
            [("bot_command", "/new@kletka_bot".into()), ("mention", "@anna".into()), ("url", "https://t.me/x".into())]
        );
        assert_eq!(marks("a/b me@home.org 1/2 /ход"), []);
        assert_eq!(marks("/usr/bin"), []);
    }

    #[test]
    fn white_space_goes_and_entities_follow() {
        let mut marked = crate::html::parse(" \n<b> a</b> ").unwrap();
        trim(&mut marked);
        assert_eq!(marked.text, "a");
        assert_eq!(marked.entities, [Entity { kind: EntityKind::Bold, offset: 0, length: 1 }]);
    }
}
