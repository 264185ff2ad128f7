//! Turns messages into text, using `locales/`: at the last moment, and for each reader.
//!
//! Messages contain no markup. [`html`] escapes what people wrote, and inserts names as mentions or in bold.

mod fold;
pub mod ftl;
pub mod languages;
mod messages;
mod nearly;
mod page;
mod printed;
pub mod settings;
mod typing;

use std::collections::BTreeMap;
use std::sync::{Arc, RwLock};

use fluent_bundle::{FluentArgs, FluentValue};

pub use crate::bot::context::reader::Reader;
use crate::bot::context::times;
use crate::game::scene::Says;
use crate::game::{Arg, Info, Lexicon, Seat, Text};
use crate::paint::AROUND_NAMES;
pub use crate::store::schema::Lang;
pub use fold::squeezed;
pub use messages::add;
pub use page::page_words;
pub use printed::Printed;

/// Marks around a name in words for a page, and around the number of a seat whose name is inserted after escaping. They
/// are removed from everything that people type.
const NAME_OPEN: char = AROUND_NAMES[0];
const NAME_CLOSE: char = AROUND_NAMES[1];

/// A message as plain text.
pub fn say(text: &Text, reader: Reader, names: &[String]) -> String {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    times::told(&with_names(&lookup(text, reader, &mark), reader, &name), |_, words| words.to_owned())
}

/// A message as HTML. Text from people is escaped, and `dress` supplies each seat's name (as HTML).
pub fn html(text: &Text, reader: Reader, dress: &dyn Fn(Seat) -> String) -> String {
    times::told(&with_names(&escape(&lookup(text, reader, &mark)), reader, dress), times::tag)
}

/// The place of a seat's name.
fn mark(seat: Seat) -> String {
    format!("{NAME_OPEN}{}{NAME_CLOSE}", seat.0)
}

/// A text with names in their places.
fn with_names(text: &str, reader: Reader, name: &dyn Fn(Seat) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, marked)) = rest.split_once(NAME_OPEN) {
        out += before;
        let (number, after) = marked.split_once(NAME_CLOSE).unwrap_or((marked, ""));
        if let Ok(seat) = number.parse() {
            out += &name_behind(&out, name(Seat(seat)), reader);
        }
        rest = after;
    }
    out + rest
}

/// A name as it stands behind a text: that of the chat is a common noun, which has a small letter within a sentence.
fn name_behind(before: &str, name: String, reader: Reader) -> String {
    let within = |c: char| c.is_alphabetic() || matches!(c, ',' | ':' | ';');
    if !before.trim_end_matches(' ').ends_with(within) {
        return name;
    }
    let bare = name.strip_prefix("<b>").and_then(|name| name.strip_suffix("</b>")).unwrap_or(&name);
    let Some(chat) = plain("chat-name", reader.lang).filter(|chat| bare == chat) else { return name };
    let mut chars = chat.chars();
    let small: String = chars.next().into_iter().flat_map(char::to_lowercase).chain(chars).collect();
    name.replace(&chat, &small)
}

/// The key for the prospects of a seat with a value from −1 (lost) to 1 (won).
pub fn standing(value: f64) -> &'static str {
    match value {
        0.95.. => "value-won",
        0.25.. => "value-ahead",
        -0.25.. => "value-level",
        -0.95.. => "value-behind",
        _ => "value-lost",
    }
}

/// Escapes text for HTML.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '&' => out += "&amp;",
            '"' => out += "&quot;",
            _ => out.push(c),
        }
    }
    out
}

/// The number of visible characters: tags do not count, an entity counts as one.
pub fn visible(html: &str) -> usize {
    let (mut count, mut tag, mut entity) = (0, false, false);
    for c in html.chars() {
        match c {
            '<' => tag = true,
            '>' => tag = false,
            '&' => {
                entity = true;
                count += 1;
            }
            ';' if entity => entity = false,
            _ if !tag && !entity => count += c.len_utf16(),
            _ => {}
        }
    }
    count
}

/// The text cut to at most `limit` visible characters, at the end of a line so that no tag is left open.
pub fn cut(html: String, limit: usize) -> String {
    if visible(&html) <= limit {
        return html;
    }
    let mut kept = String::new();
    for line in html.lines() {
        if visible(&kept) + visible(line) + 2 > limit {
            break;
        }
        kept += line;
        kept.push('\n');
    }
    kept.push('…');
    kept
}

/// Whether `locales/` has the message in that language.
pub fn knows(key: &str, lang: Lang) -> bool {
    messages::has(lang, key)
}

fn lookup(text: &Text, reader: Reader, name: &dyn Fn(Seat) -> String) -> String {
    let news = news(text).and_then(|news| news.iter().map(|text| said(text, reader, name)).collect::<Option<Vec<_>>>());
    if let Some(news) = news {
        return news.join(" ");
    }
    said(text, reader, name).unwrap_or_else(|| {
        tracing::error!(key = %text.key, "a message is missing");
        text.key.to_string()
    })
}

/// The text of a message. `None` if `locales/` lacks the key.
fn said(text: &Text, reader: Reader, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let value = |arg: &Arg| -> FluentValue<'static> {
        match arg {
            Arg::Num(n) => FluentValue::from(*n),
            other => FluentValue::from(spell(other, reader, name)),
        }
    };
    let mut args: FluentArgs<'_> = text.args.iter().map(|(key, arg)| (key.as_ref(), value(arg))).collect();
    args.set(SEVERAL, if reader.several { "yes" } else { "no" });
    let said = times::marked(text, messages::lookup(reader.lang, &text.key, Some(&args))?);
    Some(match said.split_once('|').filter(|_| lists_names(&text.key)) {
        Some((first, _)) => first.trim().to_owned(),
        None => said,
    })
}

/// An argument of every message: whether it addresses several people (`yes`, `no`).
const SEVERAL: &str = "several";

/// The news text of a move whose label is made for a button: the message `<key of the label>-news`. If the move was
/// made by time, another sentence says so first.
fn news(text: &Text) -> Option<Vec<Text>> {
    let before = match text.key.as_ref() {
        "news-move" => None,
        "news-blitz" => Some("news-blitz-secret"),
        _ => return None,
    };
    let label = text.args.iter().find_map(|(_, arg)| if let Arg::Text(label) = arg { Some(label) } else { None })?;
    let (_, seat) = text.args.iter().find(|(key, _)| key == "seat")?;
    let told = Text { key: format!("{}-news", label.key).into(), args: label.args.clone() };
    let told = told.with("seat", seat.clone());
    Some(before.map(|key| Text { key: key.into(), args: text.args.clone() }).into_iter().chain([told]).collect())
}

/// The most people named in a list; the rest are counted.
const NAMED: usize = 8;

/// Joins messages with commas. A long list of people is shortened to the first few and a count.
fn list(texts: &[Text], reader: Reader, name: &dyn Fn(Seat) -> String) -> String {
    let people = texts.iter().all(|text| PEOPLE.contains(&text.key.as_ref()));
    let said = |texts: &[Text]| texts.iter().map(|text| lookup(text, reader, name)).collect::<Vec<_>>().join(", ");
    let (first, more) = texts.split_at(if people { named(texts.len()) } else { texts.len() });
    and_more(said(first), more.len(), reader)
}

/// Message keys that represent people's names.
const PEOPLE: [&str; 6] = ["player", "name", "partners", "computer-name", "chat-name", "seat-mark"];

/// How many of this many people to name. If only one would be left over, that one is named too.
pub fn named(people: usize) -> usize {
    if people > NAMED + 1 { NAMED } else { people }
}

/// Names, followed by the number of further people.
pub fn and_more(names: String, more: usize, reader: Reader) -> String {
    match more {
        0 => names,
        _ => format!("{names} {}", say(&Text::new("names-more").with("count", more), reader, &[])),
    }
}

/// Whether a message lists alternative names, separated by `|`. The bot itself uses the first.
fn lists_names(key: &str) -> bool {
    matches!(key.split('-').nth(1), Some("key" | "is" | "preset" | "word"))
}

fn spell(arg: &Arg, reader: Reader, name: &dyn Fn(Seat) -> String) -> String {
    match arg {
        Arg::Num(n) => n.to_string(),
        Arg::Str(text) => text.chars().filter(|c| !('\u{e000}'..='\u{f8ff}').contains(c)).collect(),
        Arg::Language(tag) => Lang::tagged(tag).map_or_else(|| tag.clone(), |lang| lang.name().to_owned()),
        Arg::Seat(seat) => name(*seat),
        Arg::Place(place) => reader.labels.place(*place),
        Arg::Places(places) => places.iter().map(|place| reader.labels.place(*place)).collect::<Vec<_>>().join(", "),
        Arg::Move(text) => decimals(reader.labels.text(text), reader),
        Arg::Text(text) => lookup(text, reader, name),
        Arg::List(texts) => list(texts, reader, name),
    }
}

/// A move with its decimals as in the language: `7.3` or `7,3`.
fn decimals(text: String, reader: Reader) -> String {
    let signs: Vec<char> = text.chars().collect();
    let is_digit = |n: usize| signs.get(n).is_some_and(char::is_ascii_digit);
    let is_point = |n: usize| signs[n] == '.' && n > 0 && is_digit(n - 1) && is_digit(n + 1);
    if !(0..signs.len()).any(is_point) {
        return text;
    }
    let point = say(&Text::new("decimal-point"), reader, &[]);
    (0..signs.len()).map(|n| if is_point(n) { point.clone() } else { signs[n].to_string() }).collect()
}

/// Writes a negative number with a true minus sign.
fn printed_number<M>(value: &FluentValue<'_>, _memoizer: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}

/// The text on a picture.
pub fn letter(says: &Says, reader: Reader, names: &[String]) -> String {
    match says {
        Says::Column(col) => reader.labels.column(*col),
        Says::Row(row) => (u32::from(*row) + 1).to_string(),
        Says::Name(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
        Says::Words(text) => {
            let named = |name: &String| format!("{NAME_OPEN}{name}{NAME_CLOSE}");
            say(text, reader, &names.iter().map(named).collect::<Vec<_>>())
        }
        Says::Plain(text) => text.clone(),
    }
}

/// The words that people may type for those of a game, in a language and in English.
pub struct Vocabulary(pub &'static Info, pub Lang);

impl Lexicon for Vocabulary {
    fn canonical(&self, text: &str) -> Option<&'static str> {
        let Vocabulary(info, lang) = self;
        let text = spelling(text);
        // A letter that stands for a word in both is that of the language.
        understood(*lang).find_map(|lang| {
            let means = |word: &&str| spellings(&format!("{}-word-{word}", info.id), lang).contains(&text);
            info.words.iter().copied().find(means)
        })
    }
}

/// Whether a text is one of the alternatives (`a | b`) of a message, in a language or in English.
pub fn spelled(key: &str, text: &str, lang: Lang) -> bool {
    let text = spelling(text);
    understood(lang).any(|lang| spellings(key, lang).contains(&text))
}

/// A text without what only makes it louder: `¡Tablas!` says no more than `tablas`.
pub fn calm(text: &str) -> &str {
    text.trim().trim_matches(['.', '!', '¡'])
}

/// A sentence with a capital first letter. In Spanish, a sign opens a question.
pub fn capital(sentence: &str, lang: Lang) -> String {
    let rest = sentence.trim_start_matches(['¿', '¡']);
    let sign = &sentence[..sentence.len() - rest.len()];
    let mut chars = rest.chars();
    let first: String = match chars.next() {
        // Elsewhere its capital has no dot.
        Some('i') if lang.code() == "tr" => "İ".to_owned(),
        first => first.into_iter().flat_map(char::to_uppercase).collect(),
    };
    [sign, &first, chars.as_str()].concat()
}

/// The languages in which people are understood where the bot speaks this one: itself, and English.
pub fn understood(lang: Lang) -> impl Iterator<Item = Lang> {
    [lang, Lang::ENGLISH].into_iter().take(if lang == Lang::ENGLISH { 1 } else { 2 })
}

/// A word as it is compared. A single letter stands for itself: it may be a move.
fn spelling(word: &str) -> String {
    let word = word.trim();
    if word.chars().nth(1).is_none() { word.to_lowercase() } else { fold::folded(word) }
}

/// The alternatives of messages, by key.
type Spellings = BTreeMap<String, Arc<[String]>>;

/// A cache of [`spellings`] for each language. The program has a fixed number of keys, so it is bounded.
static SPELLINGS: [RwLock<Spellings>; Lang::TAGS.len()] = [const { RwLock::new(BTreeMap::new()) }; Lang::TAGS.len()];

/// The alternatives of a message without arguments in exactly that language, as they are compared. Every overheard
/// message is compared with dozens of them. Compiled messages never change, so they are split only once.
fn spellings(key: &str, lang: Lang) -> Arc<[String]> {
    let cache = &SPELLINGS[lang.index()];
    if let Some(known) = cache.read().ok().and_then(|known| known.get(key).cloned()) {
        return known;
    }
    let split = plain(key, lang).map(|words| alternatives(&words)).unwrap_or_default();
    let spellings: Arc<[String]> = split.iter().map(|word| spelling(word)).collect();
    let stays = messages::compiled(Lang::ENGLISH, key, None).is_some();
    if let Some(mut known) = cache.write().ok().filter(|_| stays) {
        known.insert(key.to_owned(), Arc::clone(&spellings));
    }
    spellings
}

/// The alternatives (`a | b`) of a message in a language and in English, also as they are written without its letters.
pub fn listed(key: &str, lang: Lang) -> Vec<String> {
    let texts = understood(lang).filter_map(|lang| plain(key, lang)).collect::<Vec<_>>();
    alternatives(&texts.join("|"))
}

/// The alternatives of a game's name or aliases in exactly that language.
pub fn called(key: &str, lang: Lang) -> Vec<String> {
    messages::brief(lang, key).map(|names| alternatives(&names)).unwrap_or_default()
}

/// What a menu says of something, in a language or else in English. `None` if there are no words for it.
pub fn brief(key: &str, lang: Lang) -> Option<String> {
    messages::brief(lang, key).or_else(|| messages::brief(Lang::ENGLISH, key))
}

fn alternatives(list: &str) -> Vec<String> {
    ftl::parts(list).flat_map(|word| [Some(word.to_owned()), fold::written_out(word)]).flatten().collect()
}

/// A message without arguments in exactly that language.
fn plain(key: &str, lang: Lang) -> Option<String> {
    messages::lookup_in(lang, key, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_dressed_after_escaping() {
        let text = Text::new("reject-turn").with("seat", Seat(1));
        let reader = Reader::default();
        let html = html(&text, reader, &|seat| format!("<b>seat {}</b>", seat.0));
        assert!(html.contains("<b>seat 1</b>"), "{html}");
        let names = ["A".to_owned(), "<i>".to_owned()];
        assert!(say(&text, reader, &names).contains("<i>"));
    }

    #[test]
    fn within_a_sentence_the_chat_has_a_small_letter() {
        let said = |key: &'static str, arg: &'static str, tag: &str| {
            let reader = Reader { lang: Lang::tagged(tag).expect("a language"), ..Reader::default() };
            let chat = say(&Text::new("chat-name"), reader, &[]);
            let text = Text::new(key).with(arg, Seat(0)).with("number", 1).with("people", 1);
            let bold = html(&text, reader, &|_| format!("<b>{chat}</b>"));
            let plain = say(&text, reader, &[chat]);
            assert_eq!(bold.replace("<b>", "").replace("</b>", ""), plain);
            plain
        };
        assert_eq!(said("reject-turn", "seat", "en"), "Not your turn: the chat is to move.");
        assert_eq!(said("ask-wait", "players", "en"), "Waiting for the chat.");
        assert_eq!(said("news-resigned", "seat", "en"), "The chat resigns.");
        assert_eq!(said("reject-turn", "seat", "ru"), "Сейчас не твой ход, ходит чат.");
        assert_eq!(said("over-won", "winners", "en"), "🏆 The chat wins!");
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        let begins = |tag, sentence| capital(sentence, Lang::tagged(tag).expect("a language"));
        assert_eq!(begins("en", "it is"), "It is");
        assert_eq!(begins("tr", "iki zar at"), "İki zar at");
        assert_eq!(begins("tr", "ısı"), "Isı");
        assert_eq!(begins("es", "¿qué haces?"), "¿Qué haces?");
        assert_eq!(begins("de", "5 übrig"), "5 übrig");
        assert_eq!(begins("uk", ""), "");
    }

    #[test]
    fn visible_characters_are_counted() {
        assert_eq!(visible("<b>a&lt;b</b>"), 3);
        assert_eq!(visible("<a href=\"tg://user?id=5\">Anna</a>"), 4);
        assert_eq!(cut("ab\ncd\nef".into(), 6), "ab\n…");
        assert_eq!(cut("ab".into(), 2), "ab");
    }
}
