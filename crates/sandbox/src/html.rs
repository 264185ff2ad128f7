//! The messenger's HTML. Tags become entities. Mistakes get the messenger's error texts.

use super::message::{Entity, EntityKind};

/// Plain text with its marked parts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Marked {
    /// The text without tags.
    pub text: String,
    /// The marked parts, sorted by position, outer before inner.
    pub entities: Vec<Entity>,
}

/// An opened tag that is not closed yet.
struct Open {
    tag: String,
    argument: String,
    offset: usize,
    byte: usize,
}

struct Reader<'a> {
    source: &'a str,
    at: usize,
    out: String,
    /// UTF-16 units in `out`.
    units: usize,
    open: Vec<Open>,
    entities: Vec<Entity>,
    /// The language that the last closed `<code>` has named.
    language: Option<String>,
}

const TAGS: [&str; 17] = [
    "a",
    "b",
    "strong",
    "i",
    "em",
    "s",
    "strike",
    "del",
    "u",
    "ins",
    "tg-spoiler",
    "tg-emoji",
    "tg-time",
    "span",
    "pre",
    "code",
    "blockquote",
];

/// Reads a text with tags.
///
/// # Errors
/// The messenger's text after "can't parse entities: ".
pub fn parse(source: &str) -> Result<Marked, String> {
    let mut reader =
        Reader { source, at: 0, out: String::new(), units: 0, open: Vec::new(), entities: Vec::new(), language: None };
    while let Some(c) = reader.char() {
        match c {
            '&' => reader.character_reference(),
            '<' if reader.source[reader.at + 1..].starts_with('/') => reader.end_tag()?,
            '<' => reader.start_tag()?,
            c => {
                reader.at += c.len_utf8();
                reader.push(c);
            }
        }
    }
    if let Some(open) = reader.open.last() {
        return Err(format!("Can't find end tag corresponding to start tag \"{}\"", open.tag));
    }
    reader.entities.sort_by(|a, b| a.offset.cmp(&b.offset).then(b.length.cmp(&a.length)));
    Ok(Marked { text: reader.out, entities: reader.entities })
}

impl Reader<'_> {
    fn char(&self) -> Option<char> {
        self.source[self.at..].chars().next()
    }

    fn push(&mut self, c: char) {
        self.out.push(c);
        self.units += c.len_utf16();
    }

    fn character_reference(&mut self) {
        let (c, length) = decode(&self.source[self.at..]).unwrap_or(('&', 1));
        self.at += length;
        self.push(c);
    }

    /// Skips characters for which `wanted` is true, and returns them.
    fn take(&mut self, wanted: impl Fn(char) -> bool) -> &str {
        let from = self.at;
        let rest = &self.source[from..];
        self.at += rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        &self.source[from..self.at]
    }

    fn start_tag(&mut self) -> Result<(), String> {
        let begin = self.at;
        self.at += 1;
        let tag = self.take(|c| !c.is_ascii_whitespace() && c != '>').to_ascii_lowercase();
        if self.char().is_none() {
            return Err(format!("Unclosed start tag at byte offset {begin}"));
        }
        if !TAGS.contains(&tag.as_str()) {
            return Err(format!("Unsupported start tag \"{tag}\" at byte offset {begin}"));
        }
        let argument = self.attributes(&tag, begin)?;
        if tag == "span" && argument != "spoiler" {
            return Err(format!("Tag \"span\" must have class \"tg-spoiler\" at byte offset {begin}"));
        }
        self.open.push(Open { tag, argument, offset: self.units, byte: self.out.len() });
        Ok(())
    }

    /// Reads to the end of a start tag and returns the one attribute that has a meaning there.
    fn attributes(&mut self, tag: &str, begin: usize) -> Result<String, String> {
        let mut argument = String::new();
        loop {
            self.take(|c| c.is_ascii_whitespace());
            match self.char() {
                None => return Err(format!("Unclosed start tag at byte offset {begin}")),
                Some('>') => {
                    self.at += 1;
                    return Ok(argument);
                }
                Some(_) => {}
            }
            let name = self.take(|c| !c.is_ascii_whitespace() && c != '=' && c != '>').to_ascii_lowercase();
            if name.is_empty() {
                return Err(format!("Empty attribute name in the tag \"{tag}\" at byte offset {begin}"));
            }
            self.take(|c| c.is_ascii_whitespace());
            if self.char() != Some('=') {
                if tag == "blockquote" && name == "expandable" {
                    argument = name;
                    continue;
                }
                return Err(format!(
                    "Expected equal sign in declaration of an attribute of the tag \"{tag}\" at byte offset {begin}"
                ));
            }
            self.at += 1;
            self.take(|c| c.is_ascii_whitespace());
            let value = self.attribute_value(begin)?;
            match (tag, name.as_str()) {
                ("a", "href") | ("tg-emoji", "emoji-id") | ("tg-time", "unix") => argument = value,
                ("code", "class") => {
                    argument = value.strip_prefix("language-").map_or(argument, str::to_owned);
                }
                ("span", "class") => argument = value.strip_prefix("tg-").map_or(argument, str::to_owned),
                ("blockquote", "expandable") => argument = name,
                _ => {}
            }
        }
    }

    fn attribute_value(&mut self, begin: usize) -> Result<String, String> {
        let quote = match self.char() {
            None => return Err(format!("Unclosed start tag at byte offset {begin}")),
            Some(c @ ('"' | '\'')) => c,
            Some(_) => {
                let from = self.at;
                let token = self.take(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-').to_ascii_lowercase();
                return match self.char() {
                    Some(c) if c.is_ascii_whitespace() || c == '>' => Ok(token),
                    _ => Err(format!("Unexpected end of name token at byte offset {from}")),
                };
            }
        };
        self.at += 1;
        let mut value = String::new();
        while let Some(c) = self.char() {
            if c == quote {
                self.at += 1;
                return Ok(value);
            }
            let (c, length) =
                if c == '&' { decode(&self.source[self.at..]).unwrap_or((c, 1)) } else { (c, c.len_utf8()) };
            value.push(c);
            self.at += length;
        }
        Err(format!("Unclosed start tag at byte offset {begin}"))
    }

    fn end_tag(&mut self) -> Result<(), String> {
        let begin = self.at;
        self.at += 2;
        let Some(open) = self.open.pop() else {
            return Err(format!("Unexpected end tag at byte offset {begin}"));
        };
        let tag = self.take(|c| !c.is_ascii_whitespace() && c != '>').to_ascii_lowercase();
        self.take(|c| c.is_ascii_whitespace());
        if self.char() != Some('>') {
            return Err(format!("Unclosed end tag at byte offset {begin}"));
        }
        self.at += 1;
        if !tag.is_empty() && tag != open.tag {
            return Err(format!(
                "Unmatched end tag at byte offset {begin}, expected \"</{}>\", found \"</{tag}>\"",
                open.tag
            ));
        }
        self.close(open)
    }

    fn close(&mut self, open: Open) -> Result<(), String> {
        let length = self.units - open.offset;
        if length == 0 {
            return Ok(());
        }
        let kind = match open.tag.as_str() {
            "b" | "strong" => EntityKind::Bold,
            "i" | "em" => EntityKind::Italic,
            "s" | "strike" | "del" => EntityKind::Strikethrough,
            "u" | "ins" => EntityKind::Underline,
            "span" | "tg-spoiler" => EntityKind::Spoiler,
            "blockquote" => EntityKind::Blockquote(open.argument == "expandable"),
            "tg-emoji" => match open.argument.parse::<i64>() {
                Ok(id) if id != 0 => EntityKind::CustomEmoji(open.argument),
                _ => return Err("Invalid custom emoji identifier specified".into()),
            },
            "tg-time" => match open.argument.parse() {
                Ok(unix) => EntityKind::DateTime(unix),
                Err(_) => return Err("Invalid date specified".into()),
            },
            "a" => {
                let href = if open.argument.is_empty() { &self.out[open.byte..] } else { open.argument.as_str() };
                match link(href) {
                    Some(kind) => kind,
                    None => return Ok(()),
                }
            }
            "pre" | "code" => return self.close_code(open, length),
            _ => return Ok(()),
        };
        self.entities.push(Entity { kind, offset: open.offset, length });
        Ok(())
    }

    /// `<pre>` and `<code class="language-…">` around the same words are one block, no matter which one is outside.
    fn close_code(&mut self, open: Open, length: usize) -> Result<(), String> {
        let own = Some(open.argument).filter(|language| !language.is_empty());
        let pre = open.tag == "pre";
        if let Some(last) = self.entities.last_mut()
            && (last.offset, last.length) == (open.offset, length)
            && matches!((pre, &last.kind), (true, EntityKind::Code) | (false, EntityKind::Pre(None)))
            && let Some(language) = if pre { self.language.take() } else { own.clone() }
        {
            last.kind = EntityKind::Pre(Some(language));
            return Ok(());
        }
        self.language = own;
        let kind = if pre { EntityKind::Pre(None) } else { EntityKind::Code };
        self.entities.push(Entity { kind, offset: open.offset, length });
        Ok(())
    }
}

/// The target of a link: a person, a page, or (`None`) nothing that you can follow.
fn link(href: &str) -> Option<EntityKind> {
    let lower = href.to_ascii_lowercase();
    if let Some(id) = lower.strip_prefix("tg://user?id=") {
        return id.parse().ok().map(EntityKind::TextMention);
    }
    if lower.starts_with("tg://") {
        return Some(EntityKind::TextLink(href.to_owned()));
    }
    let (address, rest) = match lower.split_once("://") {
        Some(("http" | "https", rest)) => (href.to_owned(), rest),
        Some(_) => return None,
        None => (format!("http://{href}"), lower.as_str()),
    };
    let host = rest.split(['/', '?', '#', ':']).next().unwrap_or_default();
    let valid = host == "localhost" || (host.contains('.') && !host.contains(char::is_whitespace));
    valid.then_some(EntityKind::TextLink(address))
}

/// A character reference at the beginning of a text, and its length in bytes.
fn decode(text: &str) -> Option<(char, usize)> {
    let rest = text.strip_prefix('&')?;
    let (c, name) = if let Some(number) = rest.strip_prefix('#') {
        let (digits, radix, prefix) = match number.strip_prefix('x') {
            Some(hex) => (hex, 16, 2),
            None => (number, 10, 1),
        };
        let length = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
        let code = u32::from_str_radix(&digits[..length], radix).ok().filter(|code| *code != 0)?;
        (char::from_u32(code)?, prefix + length)
    } else {
        let length = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let c = match &rest[..length] {
            "lt" => '<',
            "gt" => '>',
            "amp" => '&',
            "quot" => '"',
            _ => return None,
        };
        (c, length)
    };
    let end = 1 + name;
    Some((c, end + usize::from(text[end..].starts_with(';'))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(source: &str) -> Vec<(EntityKind, usize, usize)> {
        parse(source).unwrap().entities.into_iter().map(|e| (e.kind, e.offset, e.length)).collect()
    }

    #[test]
    fn tags_become_entities_in_utf16_units() {
        let marked = parse("🎲 <b>жирный <i>и</i></b> &lt;&amp;&#33;").unwrap();
        assert_eq!(marked.text, "🎲 жирный и <&!");
        assert_eq!(kinds("🎲 <b>жирный <i>и</i></b>"), [(EntityKind::Bold, 3, 8), (EntityKind::Italic, 10, 1)]);
        assert_eq!(kinds("<tg-spoiler>x</tg-spoiler>"), [(EntityKind::Spoiler, 0, 1)]);
        assert_eq!(kinds("<span class=\"tg-spoiler\">x</span>"), [(EntityKind::Spoiler, 0, 1)]);
        assert_eq!(kinds("<tg-time unix=\"9\" format=\"r\">x</tg-time>"), [(EntityKind::DateTime(9), 0, 1)]);
        assert_eq!(kinds("<blockquote expandable>x</blockquote>"), [(EntityKind::Blockquote(true), 0, 1)]);
    }

    #[test]
    fn links_and_people() {
        assert_eq!(kinds("<a href=\"tg://user?id=7\">Anna</a>"), [(EntityKind::TextMention(7), 0, 4)]);
        assert_eq!(
            kinds("<a href='https://t.me/x?start=a&amp;b'>go</a>"),
            [(EntityKind::TextLink("https://t.me/x?start=a&b".into()), 0, 2)]
        );
        assert_eq!(kinds("<a href=\"nothing\">go</a>"), []);
    }

    #[test]
    fn code_blocks() {
        assert_eq!(kinds("<code>a</code>"), [(EntityKind::Code, 0, 1)]);
        assert_eq!(
            kinds("<pre><code class=\"language-rust\">a</code></pre>"),
            [(EntityKind::Pre(Some("rust".into())), 0, 1)]
        );
        assert_eq!(kinds("<pre>a</pre>"), [(EntityKind::Pre(None), 0, 1)]);
    }

    #[test]
    fn mistakes_have_the_messengers_words() {
        for (source, error) in [
            ("a <kahn>", "Unsupported start tag \"kahn\" at byte offset 2"),
            ("a < b", "Unsupported start tag \"\" at byte offset 2"),
            ("<b>x", "Can't find end tag corresponding to start tag \"b\""),
            ("x</b>", "Unexpected end tag at byte offset 1"),
            ("<b>x</i>", "Unmatched end tag at byte offset 4, expected \"</b>\", found \"</i>\""),
            ("<b", "Unclosed start tag at byte offset 0"),
            ("<a href=\"x", "Unclosed start tag at byte offset 0"),
            ("<span>x</span>", "Tag \"span\" must have class \"tg-spoiler\" at byte offset 0"),
            ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ] {
            assert_eq!(parse(source), Err(error.to_owned()), "{source}");
        }
    }
}
