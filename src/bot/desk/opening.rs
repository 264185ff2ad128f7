//! Starts matches: with `/play` and some words, with the name of a game, or from the catalogue.

use super::catalogue::{self, Shelf};
use super::command::Ask;
use super::notes::Spot;
use super::search::{self, Found};
use crate::bot::chats::{directory, people};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::{Message, Person, Press};
use crate::bot::context::terms;
use crate::bot::context::work::Work;
use crate::bot::table::wish::{Origin, Wish};
use crate::bot::table::{lobby, wish};
use crate::bot::words::settings;
use crate::game::{AnyGame, Info, Text};
use crate::store::schema::{ChatId, Due, Lang, SeatRow, UserId};

/// The most games that a sentence lists.
const LISTED: usize = 12;

/// The most words of a name in a setting.
const LONGEST: usize = 5;

/// The most characters of a message quoted as an example.
const EXAMPLE: usize = 200;

/// `/play seabattle @boris size=10`.
pub fn play(work: &mut Work<'_>, ask: &Ask<'_>) {
    open(work, ask.chat, ask.message, ask.rest);
}

/// Creates the challenge that the words of a message describe. Without any, shows the catalogue.
pub fn open(work: &mut Work<'_>, chat: ChatId, message: &Message, rest: &str) {
    let words: Vec<&str> = rest.split_whitespace().collect();
    if words.is_empty() {
        return catalogue::show(work, Spot::new(Whom::of(chat, message)), Shelf::Play, "");
    }
    if message.is_anonymous() {
        return work.refuse(chat, message, Text::new("anonymous-plays"));
    }
    for person in message.mentions.iter().filter(|person| !person.bot) {
        people::meet(work, person);
    }
    let spot = Spot { reply_to: Some(message.id), ..Spot::new(Whom::of(chat, message)) };
    let lang = work.lang(chat);
    let done = match search::find(work.games, &words, lang) {
        Ok(Found::One(..)) if !work.may_answer(spot.asked) => Ok(()),
        Ok(Found::One(game, rest)) => challenge(work, chat, message, game, rest),
        Ok(Found::Family(family)) => return catalogue::show(work, spot, Shelf::Play, family.key),
        Ok(Found::Part(part, rest)) if !rest.is_empty() || friend(message).is_some() => {
            Err(which(work, &part, rest, message, lang))
        }
        Ok(Found::Part(part, _)) => match search::having(work.games, &part, lang).as_slice() {
            [game] if search::families(work.games, &part, lang).is_empty() => {
                return meant(work, message, spot, search::meant(&words.join(" "), &[*game]), &[*game]);
            }
            _ => return catalogue::offer(work, spot, Shelf::Play, &part),
        },
        Err(text) => match search::near(work.games, words[0], lang).as_slice() {
            near @ [_, ..] if words.len() == 1 => return meant(work, message, spot, text, near),
            _ => Err(text),
        },
    };
    if let Err(text) = done {
        work.refuse(chat, message, text);
    }
}

/// Offers the games that may be meant. The command may still be corrected, as one that is refused.
fn meant(work: &mut Work<'_>, message: &Message, spot: Spot, text: Text, games: &[&'static dyn AnyGame]) {
    work.tx.put_refused(message.chat.peer, message.from.id, message.id);
    catalogue::meant(work, spot, text, games);
}

/// Creates a challenge to a game. The words are opponents and settings.
fn challenge(
    work: &mut Work<'_>,
    chat: ChatId,
    message: &Message,
    game: &'static dyn AnyGame,
    words: &[&str],
) -> Result<(), Text> {
    let joined = wish::joined_with(&message.from, message.id);
    let wish = wished((game, words), message, &joined, work.lang(chat))?;
    let alone = work.tx.chat(chat).is_some_and(|row| row.private) && wish.against.is_empty();
    if alone && game.info().computer && !game.info().seats.has(1) {
        return levels(work, Spot::new(Whom::of(chat, message)), &wish);
    }
    let origin = Origin { chat, topic: message.topic, host: &message.from, joined, invited: None };
    lobby::challenge(work, wish, &origin).map(drop)
}

/// Offers the computer's levels for a challenge with these settings.
fn levels(work: &mut Work<'_>, spot: Spot, wish: &Wish) -> Result<(), Text> {
    let info = wish.game.info();
    let (_, settings) = wish::terms(info, &wish.settings)?;
    let mut values = wish::options(wish.game, &settings, directory::reader(work, spot.asked.chat).lang)?;
    wish.game.check(&mut values, info.seats.at_least(2)).map_err(|reject| reject.text)?;
    // If the settings do not fit into a button, you have to type them.
    let offered = catalogue::levels(work, spot, info, &wish.settings.join(" "));
    if offered { Ok(()) } else { Err(Text::new("challenge-private")) }
}

/// Asks which game is meant, or whether this one is. Buttons would lose the words after the name, so the text says what
/// to type.
fn which(work: &Work<'_>, part: &str, rest: &[&str], message: &Message, lang: Lang) -> Text {
    let games = search::having(work.games, part, lang);
    if games.is_empty() {
        return Text::new("game-unknown").with("name", part);
    }
    let line = |game: &&'static dyn AnyGame| {
        let id = game.info().id;
        Text::new("game-command").with("game", Text::new(format!("{id}-name"))).with("command", id)
    };
    let mut lines: Vec<Text> = games.iter().take(LISTED).map(line).collect();
    if games.len() > LISTED {
        lines.push(Text::new("game-which-more").with("count", games.len() - LISTED));
    }
    let typed = |word: &&str| match word.strip_prefix("@#").and_then(|id| id.parse::<UserId>().ok()) {
        Some(id) => message.mentions.iter().find(|person| person.id == id).map(people::display_name),
        None => Some((*word).to_owned()),
    };
    let first = games.first().map_or("", |game| game.info().id);
    let example: Vec<String> = std::iter::once(format!("/{first}")).chain(rest.iter().filter_map(typed)).collect();
    let example: String = example.join(" ").chars().take(EXAMPLE).collect();
    let key = if games.len() > 1 { "game-which" } else { "game-which-one" };
    Text::new(key).with("name", part).with("games", lines).with("example", example)
}

/// The author of the answered message, if you can challenge them.
fn friend(message: &Message) -> Option<&Person> {
    message.reply.as_ref().and_then(|reply| reply.author.as_ref()).filter(|author| !author.bot)
}

/// Parses the words after the game's name: opponents and settings.
fn wished(
    (game, words): (&'static dyn AnyGame, &[&str]),
    message: &Message,
    joined: &str,
    lang: Lang,
) -> Result<Wish, Text> {
    let mut wish = Wish { game, settings: Vec::new(), against: Vec::new() };
    let mut rest = words;
    while let [word, after @ ..] = rest {
        if let Some(seat) = guest(word, message, joined, lang) {
            wish.against.push(seat?);
            rest = after;
            continue;
        }
        let (setting, count) =
            setting(game.info(), rest, lang).ok_or_else(|| settings::unknown(game.info(), word, &[], lang))?;
        wish.settings.push(setting);
        rest = &rest[count..];
    }
    if let Some(author) = friend(message).filter(|_| wish.against.is_empty()) {
        wish.against.push(wish::guest_seat(author));
    }
    Ok(wish)
}

/// The settings that words behind a game's name give, in the form of a record, and those that are unusual.
///
/// # Errors
/// A sentence that says what is wrong with them.
pub fn agreed(game: &'static dyn AnyGame, words: &[&str], lang: Lang) -> Result<(Vec<String>, Vec<Text>), Text> {
    let (mut given, mut rest) = (Vec::new(), words);
    while let [word, ..] = rest {
        let (setting, count) =
            setting(game.info(), rest, lang).ok_or_else(|| settings::unknown(game.info(), word, &[], lang))?;
        given.push(setting);
        rest = &rest[count..];
    }
    let (_, options) = wish::terms(game.info(), &given)?;
    let values = wish::options(game, &options, lang)?;
    lobby::check_terms(game, &values, 1, true)?;
    let seats = lobby::expected(game, &values, 1);
    Ok((given, terms::unusual(game, &values.to_string(), seats, lang)))
}

/// The setting at the beginning of some words, in the form of a record, and its number of words: names may have
/// several.
pub fn setting(info: &'static Info, words: &[&str], lang: Lang) -> Option<(String, usize)> {
    let joined = |count: usize| Some((settings::canonical(info, &words[..count].join(" "), lang)?, count));
    let several = (2..=LONGEST.min(words.len())).rev().filter_map(joined);
    several.into_iter().find(|(setting, _)| settings::fits(info, setting)).or_else(|| joined(1))
}

/// The opponent that a word names, if it does.
fn guest(word: &str, message: &Message, joined: &str, lang: Lang) -> Option<Result<SeatRow, Text>> {
    if let Some(id) = word.strip_prefix("@#") {
        let id: UserId = id.parse().ok()?;
        return message.mentions.iter().find(|person| person.id == id).map(|person| Ok(wish::guest_seat(person)));
    }
    let name = word
        .strip_prefix('@')
        .filter(|name| (1..=32).contains(&name.len()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'));
    match name {
        Some(name) => Some(Ok(wish::named_seat(name))),
        None => settings::computer(word, lang).map(|level| level.map(|level| wish::computer_seat(level, joined))),
    }
}

/// Starts a challenge from the catalogue.
pub fn play_press(work: &mut Work<'_>, press: &Press, chat: ChatId, game: &str, against: &str) -> Result<(), Text> {
    let game = work.games.find(game).ok_or_else(|| Text::new("game-unknown").with("name", game))?;
    let joined = wish::joined_by(press);
    let mut words = against.split_whitespace();
    let level = words.next().and_then(|word| settings::computer(word, Lang::ENGLISH)).transpose()?;
    let seats = level.map(|level| wish::computer_seat(level, &joined));
    let settings = words.map(str::to_owned).collect();
    let wish = Wish { game, settings, against: seats.into_iter().collect() };
    let origin = Origin { chat, topic: press.topic, host: &press.from, joined, invited: None };
    lobby::challenge(work, wish, &origin)?;
    // The catalogue has served its purpose. The result comes as a new message.
    work.enqueue(chat, Due::Delete { message: press.message });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::words::{Reader, say};
    use crate::game::OptKind;
    use crate::games::GAMES;

    #[test]
    fn what_is_listed_is_understood_as_it_stands() {
        for info in GAMES.iter().map(|game| game.info()) {
            for lang in Lang::all() {
                let reader = Reader { lang, ..Reader::default() };
                let shown = |key: String| say(&Text::new(key), reader, &[]);
                let is_read = |typed: String, meant: &str| {
                    let words: Vec<&str> = typed.split_whitespace().chain(["@boris"]).collect();
                    let meant = Some((meant.to_owned(), words.len() - 1));
                    assert_eq!(setting(info, &words, lang), meant, "{typed} in {lang:?}");
                };
                for def in info.options {
                    let name = shown(terms::name_key(info, def.key));
                    match def.kind {
                        OptKind::Flag { .. } => is_read(name, &format!("{}=on", def.key)),
                        OptKind::Choice(words) if !def.spoken => {
                            for word in words.iter().filter(|word| !word.contains(':')) {
                                let value = shown(terms::value_key(info, word));
                                is_read(format!("{name}={value}"), &format!("{}={word}", def.key));
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}
