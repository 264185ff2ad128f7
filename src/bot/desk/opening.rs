//! How a match is opened: by `/play` and what follows it, by the name of a game, from the catalogue.

use super::commands::Ask;
use super::menus;
use crate::bot::chats::people;
use crate::bot::leaf::incoming::{Message, Press};
use crate::bot::leaf::reader::Reader;
use crate::bot::leaf::registry::Registry;
use crate::bot::leaf::work::Work;
use crate::bot::table::wish::{Origin, Wish};
use crate::bot::table::{lobby, wish};
use crate::bot::words::{self};
use crate::game::{AnyGame, Text};
use crate::store::kept::{ChatId, Due, Lang, SeatRow, UserId};

/// `/play seabattle @boris size=10`.
pub fn play(work: &mut Work<'_>, ask: &Ask<'_>) {
    open(work, ask.chat, ask.message, ask.rest);
}

/// Makes the challenge that the words of a message describe; without any shows the catalogue.
pub fn open(work: &mut Work<'_>, chat: ChatId, message: &Message, rest: &str) {
    let words: Vec<&str> = rest.split_whitespace().collect();
    if words.is_empty() {
        return menus::catalogue(work, chat, message.topic, None, "");
    }
    for person in message.mentions.iter().filter(|person| !person.bot) {
        people::meet(work, person);
    }
    let done = find_game(work.games, &words).and_then(|(game, rest)| {
        let joined = wish::joined_with(&message.from, message.id);
        let wish = wished(game, rest, message, &joined);
        let origin = Origin { chat, topic: message.topic, host: &message.from, joined };
        lobby::challenge(work, wish, &origin)
    });
    if let Err(text) = done {
        work.reply(chat, message.topic, message.id, text);
    }
}

/// What the words after the game's name wish for: opponents and settings.
fn wished(game: &'static dyn AnyGame, words: &[&str], message: &Message, joined: &str) -> Wish {
    let mut wish = Wish { game, settings: Vec::new(), against: Vec::new() };
    for word in words {
        match guest(word, message, joined) {
            Some(seat) => wish.against.push(seat),
            None => wish.settings.push((*word).to_owned()),
        }
    }
    let replied = message.reply.as_ref().and_then(|reply| reply.author.as_ref()).filter(|author| !author.bot);
    if let Some(author) = replied.filter(|_| wish.against.is_empty()) {
        wish.against.push(wish::guest_seat(author));
    }
    wish
}

/// The opponent that a word names, if it names one.
fn guest(word: &str, message: &Message, joined: &str) -> Option<SeatRow> {
    if let Some(id) = word.strip_prefix("@#") {
        let id: UserId = id.parse().ok()?;
        return message.mentions.iter().find(|person| person.id == id).map(wish::guest_seat);
    }
    let name = word
        .strip_prefix('@')
        .filter(|name| (1..=32).contains(&name.len()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'));
    match name {
        Some(name) => Some(wish::named_seat(name)),
        None => wish::computer(&word.to_lowercase()).map(|level| wish::computer_seat(level, joined)),
    }
}

/// Start from the catalogue.
pub fn play_press(work: &mut Work<'_>, press: &Press, chat: ChatId, game: &str, against: &str) -> Result<(), Text> {
    let game = work.games.find(game).ok_or_else(|| Text::new("game-unknown").with("name", game))?;
    let joined = wish::joined_by(press);
    let seats = wish::computer(against).map(|level| wish::computer_seat(level, &joined));
    let wish = Wish { game, settings: Vec::new(), against: seats.into_iter().collect() };
    let origin = Origin { chat, topic: press.topic, host: &press.from, joined };
    lobby::challenge(work, wish, &origin)?;
    // The catalogue has done its work; what came of it stands below everything else.
    work.owe(chat, Due::Delete { message: press.message });
    Ok(())
}

/// The game that the first words name (its id, or its name in any language), and the words after it.
///
/// # Errors
/// The names nearest to what was typed.
pub fn find_game<'a>(
    games: Registry,
    words_typed: &'a [&'a str],
) -> Result<(&'static dyn AnyGame, &'a [&'a str]), Text> {
    for count in (1..=words_typed.len().min(4)).rev() {
        let typed = words::squeezed(&words_typed[..count].concat());
        let found = games.iter().find(|game| game_names(game.info().id).any(|name| words::squeezed(&name) == typed));
        if let Some(game) = found {
            return Ok((game, &words_typed[count..]));
        }
    }
    let typed = words_typed.first().copied().unwrap_or_default();
    let mut ids: Vec<&'static str> = games.iter().map(|game| game.info().id).collect();
    ids.sort_by(|a, b| game_nearness(typed, b).total_cmp(&game_nearness(typed, a)));
    ids.truncate(3);
    Err(Text::new("game-unknown-near").with("name", typed).with("near", ids.join(", ")))
}

/// The names of a game: its id, and its name in each language.
fn game_names(id: &'static str) -> impl Iterator<Item = String> {
    let name = move |lang: &Lang| {
        let reader = Reader { lang: *lang, ..Reader::default() };
        words::say(&Text::new(format!("{id}-name")), reader, &[])
    };
    std::iter::once(id.to_owned()).chain(Lang::ALL.iter().map(name))
}

/// How alike a word and a game's name are, in the language where they are most alike. Of names of several words each
/// counts too: "морской" means sea battle.
fn game_nearness(typed: &str, id: &'static str) -> f64 {
    let alike = |name: String| {
        let name = name.to_lowercase();
        name.split([' ', '-']).map(|word| wish::nearness(typed, word)).fold(wish::nearness(typed, &name), f64::max)
    };
    game_names(id).map(alike).fold(0.0, f64::max)
}
