//! Rules as lessons: a picture with the rules below it, and buttons for its film and the options.

use super::notes::{Spot, key};
use super::rules::{OPTIONS, rules_text, variant_head, variant_keys};
use crate::bot::context::callback::Callback;
use crate::bot::context::terms;
use crate::bot::context::work::Work;
use crate::game::{AnyGame, Info, Text};
use crate::lesson::Lesson;
use crate::store::schema::{Due, NoteKey};

/// The prefix of page names for lesson films.
pub const FILM: char = '~';

/// Shows the lesson picture with the rules of a game or a variant. `false` if there is none, or the chat takes no
/// pictures.
pub fn show(work: &mut Work<'_>, spot: Spot, game: &dyn AnyGame, variant: Option<&str>) -> bool {
    let written = work.tx.chat(spot.asked.chat).is_some_and(|row| row.written);
    if written || Lesson::find(game, variant, "").is_none() {
        return false;
    }
    let info = game.info();
    let text = match variant {
        Some(word) => vec![variant_head(info, word), Text::new(terms::rules_key(info, word))],
        None => rules_text(info),
    };
    let keys = keys(info, variant);
    owe(work, spot, info, variant, false, text, keys);
    true
}

/// Shows the lesson film.
pub fn film(work: &mut Work<'_>, spot: Spot, game: &dyn AnyGame, variant: Option<&str>) {
    let info = game.info();
    let name = match variant {
        Some(word) => variant_head(info, word),
        None => Text::new(format!("{}-name", info.id)),
    };
    let caption = Text::new("lesson-film").with("game", name);
    owe(work, spot, info, variant, true, vec![caption], Vec::new());
}

/// Enqueues the picture or the film as a new message: the page of text with the pressed button stays.
fn owe(
    work: &mut Work<'_>,
    spot: Spot,
    info: &Info,
    variant: Option<&str>,
    film: bool,
    text: Vec<Text>,
    keys: Vec<Vec<NoteKey>>,
) {
    let (game, variant, topic) = (info.id.to_owned(), variant.map(str::to_owned), spot.asked.topic);
    let reply_to = spot.reply_to.or(spot.edits.filter(|_| film));
    work.enqueue_answer(spot.asked, Due::Lesson { game, variant, film, text, keys, reply_to, topic }, None);
}

/// The buttons below the picture.
fn keys(info: &Info, variant: Option<&str>) -> Vec<Vec<NoteKey>> {
    let page = variant.map_or(info.id.to_owned(), |word| format!("{}:{word}", info.id));
    let to = |label: Text, page: String| key(label, &Callback::Rules(page));
    let film = to(Text::new("key-film"), format!("{FILM}{page}"));
    if variant.is_some() {
        return vec![vec![film, to(Text::new(format!("{}-name", info.id)), info.id.to_owned())]];
    }
    // This button is under a picture, and a page of text cannot replace a picture.
    let mut keys = vec![vec![film, to(Text::new("key-rules-options"), format!("{OPTIONS}{}/0", info.id))]];
    keys.extend(variant_keys(info));
    keys
}
