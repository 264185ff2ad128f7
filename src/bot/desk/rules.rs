//! The rules of a game as text: the rules themselves, the options and the variants, with pages if they are long.

use super::notes::{Spot, key, keys_in_rows, turning};
use crate::bot::boards::TEXT;
use crate::bot::chats::directory;
use crate::bot::context::callback::Callback;
use crate::bot::context::terms;
use crate::bot::context::work::Work;
use crate::bot::words::say;
use crate::game::{AnyGame, Hidden, Info, Text};
use crate::store::schema::NoteKey;

/// Variant buttons per row.
const VARIANTS: usize = 3;

/// The prefix of page names for rules that are not below a game's picture.
pub const OPTIONS: char = '+';

/// The page of a variant: what is different, and a way back to the rules of the game.
pub fn variant_page(info: &Info, word: &str) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let back = key(Text::new("key-back"), &Callback::Rules(info.id.to_owned()));
    (vec![variant_head(info, word), Text::new(terms::rules_key(info, word))], vec![vec![back]])
}

/// The title above the rules of a variant.
pub fn variant_head(info: &Info, word: &str) -> Text {
    Text::new("rules-variant").with("game", name(info)).with("variant", variant_name(info, word))
}

/// The variant buttons of a game.
pub fn variant_keys(info: &Info) -> Vec<Vec<NoteKey>> {
    let to = |word: &str| key(variant_name(info, word), &Callback::Rules(format!("{}:{word}", info.id)));
    keys_in_rows(terms::variants(info).into_iter().map(to).collect(), VARIANTS)
}

/// The name of a variant.
fn variant_name(info: &Info, word: &str) -> Text {
    Text::new(terms::value_key(info, word))
}

fn name(info: &Info) -> Text {
    Text::new(format!("{}-name", info.id))
}

/// A page of the rules of a game, and its page buttons.
pub fn rules_page(
    work: &Work<'_>,
    spot: Spot,
    game: &dyn AnyGame,
    number: usize,
    listed: bool,
) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let info = game.info();
    let at = if listed { format!("{}/{}", info.family.key, info.id) } else { info.id.to_owned() };
    let paragraphs = [Text::new(format!("{}-rules", info.id))].into_iter().chain(options_text(info)).collect();
    let (text, mut keys) = paragraph_page(work, spot, info, paragraphs, &at, number);
    if number <= 1 {
        keys.extend(variant_keys(info));
    }
    (text, keys)
}

/// A page with the options, which are not below a game's picture. The rules fit there.
pub fn options_page(work: &Work<'_>, spot: Spot, info: &Info, number: usize) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    paragraph_page(work, spot, info, options_text(info), &format!("{OPTIONS}{}", info.id), number)
}

/// A page of paragraphs about a game, and its page buttons.
fn paragraph_page(
    work: &Work<'_>,
    spot: Spot,
    info: &Info,
    paragraphs: Vec<Text>,
    at: &str,
    number: usize,
) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let reader = directory::reader(work, spot.asked.chat);
    let length = |text: &Text| say(text, reader, &[]).encode_utf16().count() + 1;
    let head = Text::new("rules-head").with("game", name(info));
    let mut pages = paged(paragraphs, TEXT - length(&head), length);
    let number = number.clamp(1, pages.len().max(1));
    let keys = turning(&Callback::Rules, at, number, pages.len()).into_iter().collect();
    let mut text = vec![head];
    text.extend(pages.drain(..).nth(number - 1).unwrap_or_default());
    (text, keys)
}

/// Splits paragraphs into pages, as many on each as fit.
fn paged(paragraphs: Vec<Text>, room: usize, length: impl Fn(&Text) -> usize) -> Vec<Vec<Text>> {
    let (mut pages, mut left): (Vec<Vec<Text>>, usize) = (Vec::new(), 0);
    for paragraph in paragraphs {
        let length = length(&paragraph);
        match pages.last_mut().filter(|_| length <= left) {
            Some(page) => page.push(paragraph),
            None => {
                left = room;
                pages.push(vec![paragraph]);
            }
        }
        left = left.saturating_sub(length);
    }
    pages
}

/// The name and the rules of a game.
pub fn rules_text(info: &Info) -> Vec<Text> {
    vec![Text::new("rules-head").with("game", name(info)), Text::new(format!("{}-rules", info.id))]
}

/// The options of a game, and its presets.
fn options_text(info: &Info) -> Vec<Text> {
    let mut text = vec![Text::new("rules-options")];
    for def in info.options {
        let about = Text::new(terms::about_key(info, def.key));
        let line = Text::new("rules-option").with("key", Text::new(terms::name_key(info, def.key)));
        text.push(line.with("allowed", terms::allowed(info, def)).with("about", about));
    }
    for preset in info.presets {
        let set = |(key, value): &(&'static str, &'static str)| {
            let def = info.options.iter().find(|def| def.key == *key)?;
            Some(terms::said(info, key, &def.kind.parse(value)?))
        };
        let sets: Vec<Text> = preset.sets.iter().filter_map(set).collect();
        let name = Text::new(terms::preset_key(info, preset));
        text.push(Text::new("rules-preset").with("name", name).with("sets", sets));
    }
    let clock = Text::new("rules-option").with("key", Text::new("table-key-clock"));
    text.push(clock.with("allowed", Text::new("clock-allowed")).with("about", Text::new("clock-about")));
    let casual = Text::new("rules-option").with("key", Text::new("table-key-casual"));
    text.push(casual.with("allowed", Text::new("resigns-allowed")).with("about", Text::new("casual-about")));
    if info.hidden == Hidden::Nothing && info.seats.most() > 1 {
        let vote = Text::new("rules-option").with("key", Text::new("table-key-vote"));
        text.push(vote.with("allowed", Text::new("vote-allowed")).with("about", Text::new("vote-about")));
    }
    for word in ["resigns", "hints"].into_iter().filter(|_| info.computer) {
        let option = Text::new("rules-option").with("key", Text::new(format!("table-key-{word}")));
        let about = Text::new(format!("{word}-about"));
        text.push(option.with("allowed", Text::new("resigns-allowed")).with("about", about));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::boards::CAPTION;
    use crate::bot::context::reader::Reader;
    use crate::bot::context::registry::Registry;
    use crate::bot::words::{html, visible};
    use crate::store::schema::Lang;

    /// As Telegram counts: UTF-16 units, after it has read the markup.
    #[test]
    fn rules_fit_below_one_picture() {
        let mut long = Vec::new();
        for info in Registry::default().iter().map(AnyGame::info) {
            let variants = terms::variants(info).into_iter().map(|word| variant_page(info, word).0);
            let texts: Vec<Vec<Text>> = variants.chain([rules_text(info)]).collect();
            for reader in Lang::all().map(|lang| Reader { lang, ..Reader::default() }) {
                for text in &texts {
                    let lines: Vec<String> = text.iter().map(|line| html(line, reader, &|_| String::new())).collect();
                    let length = visible(&lines.join("\n"));
                    if length > CAPTION {
                        long.push(format!("{} in {:?}: {length}", lines[0], reader.lang));
                    }
                }
            }
        }
        assert!(long.is_empty(), "{long:#?}");
    }

    /// The button below a picture leads to the page with the rest.
    #[test]
    fn the_page_beside_a_picture_has_only_the_rest() {
        for info in Registry::default().iter().map(AnyGame::info) {
            let (said, rest) = (rules_text(info), options_text(info));
            assert!(rest.iter().all(|line| !said.contains(line)), "{}", info.id);
        }
    }

    #[test]
    fn paragraphs_are_kept_whole_and_in_order() {
        let of = |lengths: &[usize]| -> Vec<Text> { lengths.iter().map(|n| Text::new("x".repeat(*n))).collect() };
        let length = |text: &Text| text.key.len();
        let shape = |lengths: &[usize]| -> Vec<Vec<usize>> {
            paged(of(lengths), 10, length).iter().map(|page| page.iter().map(length).collect()).collect()
        };
        assert_eq!(shape(&[]), Vec::<Vec<usize>>::new());
        assert_eq!(shape(&[4, 6]), [vec![4, 6]]);
        assert_eq!(shape(&[4, 7, 3, 1]), [vec![4], vec![7, 3], vec![1]]);
        assert_eq!(shape(&[30, 1]), [vec![30], vec![1]], "what is too long stands alone");
    }
}
