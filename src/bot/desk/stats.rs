//! `/stats`: a person's statistics in a chat, and their score against the asker.

use super::command::Ask;
use super::notes::{Spot, key, menu};
use crate::bot::chats::{people, standings};
use crate::bot::context::callback::{Callback, OfPeople};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::{Message, Press};
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::results::{Against, LatestRow, Player};
use crate::store::schema::{ChatId, Due, NoteKey, TableRow, UserId};

/// The most games listed.
const GAMES: usize = 10;

/// The most chats listed in private.
const CHATS: usize = 6;

/// `/stats`, `/stats @boris`, or in reply to somebody.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>) {
    let user = match meant(work, ask.message, ask.rest) {
        Ok(user) => user,
        Err(text) => return ask.refuse(work, text),
    };
    let private = work.tx.chat(ask.chat).is_none_or(|chat| chat.private);
    let own = ask.message.from.id;
    if private && user != own {
        return ask.refuse(work, Text::new("stats-group"));
    }
    let (text, keys) = match private {
        true => everywhere(work, own),
        false => here(work, ask.chat, user, own),
    };
    menu(work, Spot { reply_to: Some(ask.message.id), ..Spot::new(ask.whom()) }, text, keys);
}

/// Handles a press on the button for the picture. In private, only the user's own statistics.
///
/// # Errors
/// Why there is no picture.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, of: ChatId, user: UserId) -> Result<(), Text> {
    let private = work.tx.chat(chat).is_none_or(|chat| chat.private);
    if of != chat && !(private && user == press.from.id) {
        return Err(Text::new("toast-old-board"));
    }
    let what = TableRow::Stats { chat: of, user };
    let due = Due::Table { what, reply_to: Some(press.message), topic: press.topic };
    work.enqueue_answer(Whom::pressing(chat, press), due, None);
    Ok(())
}

/// The person a message is about: somebody mentioned, the author of the answered message, or the sender.
///
/// # Errors
/// A sentence that says that nobody of that name is known.
pub fn meant(work: &mut Work<'_>, message: &Message, rest: &str) -> Result<UserId, Text> {
    let Some(word) = rest.split_whitespace().next() else {
        let author = message.reply.as_ref().and_then(|reply| reply.author.as_ref()).filter(|author| !author.bot);
        return Ok(author.unwrap_or(&message.from).id);
    };
    if let Some(id) = word.strip_prefix("@#").and_then(|id| id.parse().ok()) {
        return Ok(id);
    }
    let name = word.trim_start_matches('@');
    work.tx.user_named(name).ok_or_else(|| Text::new("person-unknown").with("name", name))
}

/// A person's statistics in this chat.
fn here(work: &Work<'_>, chat: ChatId, user: UserId, asker: UserId) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let name = people::called(work, user);
    let mut text = vec![Text::new("stats-head").with("name", name.clone())];
    let body = done(work, chat, user);
    if body.is_empty() {
        let key = if user == asker { "stats-nothing" } else { "stats-nothing-of" };
        let first = work.games.iter().next().map_or("", |game| game.info().id);
        return (vec![Text::new(key).with("name", name).with("command", first)], Vec::new());
    }
    text.extend(body);
    if user != asker {
        let scores = standings::between(work, chat, asker, user);
        let told = scores.into_iter().map(|(game, ([own, theirs], drawn))| {
            let text = Text::new("stats-met").with("game", Text::new(format!("{game}-name")));
            text.with("own", own).with("theirs", theirs).with("drawn", drawn)
        });
        let told: Vec<Text> = told.take(GAMES).collect();
        if !told.is_empty() {
            text.push(Text::new("stats-between").with("name", name).with("games", told));
        }
    }
    let picture = key(Text::new("key-picture"), &Callback::OfPeople(OfPeople::Stats { chat, user }));
    (text, vec![vec![picture]])
}

/// The user's statistics in all chats, each under the chat's name.
fn everywhere(work: &Work<'_>, user: UserId) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let chats = work.tx.chats_with_results_of(user).into_iter().filter_map(|id| Some((id, work.tx.chat(id)?)));
    let chats: Vec<_> = chats.collect();
    let (mut text, mut keys) = (Vec::new(), Vec::new());
    for (id, chat) in chats.iter().take(CHATS) {
        let body = done(work, *id, user);
        if body.is_empty() {
            continue;
        }
        let title = match () {
            () if chat.private => Text::new("stats-private"),
            // The messenger does not tell about chats that the bot is not in.
            () if chat.title.is_empty() => Text::new("stats-elsewhere"),
            () => named(&chat.title),
        };
        text.push(Text::new("stats-chat").with("chat", title.clone()));
        text.extend(body);
        keys.push(vec![key(
            Text::new("key-picture-of").with("chat", title),
            &Callback::OfPeople(OfPeople::Stats { chat: *id, user }),
        )]);
    }
    if chats.len() > CHATS {
        text.push(Text::new("stats-chats-more").with("count", chats.len() - CHATS));
    }
    if text.is_empty() {
        let first = work.games.iter().next().map_or("", |game| game.info().id);
        text.push(Text::new("stats-nothing").with("command", first));
    }
    (text, keys)
}

fn named(title: &str) -> Text {
    Text::new("name").with("name", title)
}

/// Statistics by game, the latest matches, the computer, and the longest winning streak. Empty if nothing was played.
fn done(work: &Work<'_>, chat: ChatId, user: UserId) -> Vec<Text> {
    let doings = standings::doings(work, chat, user);
    let mut text = Vec::new();
    for (game, tally) in doings.games.iter().filter(|(_, tally)| tally.score != [0; 3]).take(GAMES) {
        let line = Text::new("stats-game").with("game", Text::new(format!("{game}-name")));
        text.push(line.with("value", standings::rating(work, tally)).with("detail", standings::score(tally.score)));
    }
    let with_people: Vec<&LatestRow> = doings.latest.iter().filter(|match_| is_with_people(match_)).collect();
    if !with_people.is_empty() {
        let marks: String = with_people.iter().map(|match_| ['✓', '=', '✗'][usize::from(match_.how.min(2))]).collect();
        text.push(Text::new("stats-latest").with("marks", marks));
    }
    if let Some((longest, game)) = doings.longest {
        let game = Text::new(format!("{game}-name"));
        text.push(Text::new("stats-longest").with("count", longest).with("game", game));
    }
    let level = |(level, against): (u8, &Against)| {
        let line = Text::new("stats-level").with("level", level).with("won", against.won);
        (against.played > 0).then(|| line.with("played", against.played))
    };
    let levels: Vec<Text> = (1u8..).zip(&doings.computers).filter_map(level).collect();
    if !levels.is_empty() {
        text.push(Text::new("stats-computer").with("levels", levels));
    }
    let alone: u32 = doings.games.iter().map(|(_, tally)| tally.alone.played).sum();
    if alone > 0 {
        text.push(Text::new("stats-alone").with("count", alone));
    }
    text
}

/// Whether a match was played with people, as far as one row tells: with two seats, the other one was a person.
fn is_with_people(latest: &LatestRow) -> bool {
    latest.of > 2 || matches!(latest.other, Some(Player::User(_) | Player::Nameless(_)))
}
