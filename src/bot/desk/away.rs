//! Chats in which the bot is not: people post an invitation from the bot's suggestions, and the first who presses its
//! button begins a match in that message. Until then nothing is stored: the button says all.

use super::notes::tell;
use super::summons;
use crate::bot::chats::{directory, migration, people};
use crate::bot::context::callback::{Callback, Invite};
use crate::bot::context::effects::Does;
use crate::bot::context::incoming::{Message, Person, Press};
use crate::bot::context::work::{Work, kept};
use crate::bot::table::wish::{Invited, Origin, Wish};
use crate::bot::table::{answers, limits, lobby, wish};
use crate::game::{AnyGame, Level, Text};
use crate::store::schema::{ChatId, ChatRow, MatchRow, Stage};

/// How long a second press on one's own invitation means that the computer shall play, in milliseconds.
const TWICE: u64 = 60_000;

/// The chat of a press, and the press with the number of its card. `None` if it is below an inline message that shows
/// nothing yet.
pub fn place(work: &mut Work<'_>, press: &mut Press) -> Option<ChatId> {
    let Some(posted) = &press.posted else {
        let chat = directory::enter(work, &press.chat, &press.from);
        if let Some(away) = press.instance.filter(|_| !press.chat.private) {
            migration::known_as(work, chat, away);
        }
        return Some(chat);
    };
    if let Some(card) = work.tx.posted_as(posted) {
        press.message = card.number;
        return Some(card.chat);
    }
    // A line that carries a move is pressed where it was posted.
    let Some(Callback::Move { id, .. }) = Callback::read(&press.data) else { return None };
    let row = work.tx.match_row(id)?;
    // A card may have been brought to another chat by one who plays.
    let here = |chat: &ChatRow| chat.peer == press.chat.peer || row.seat_of(press.from.id).is_some();
    work.tx.chat(row.chat).filter(|chat| chat.away && here(chat)).map(|_| row.chat)
}

/// Handles a press below an inline message that shows nothing yet.
pub fn begin(work: &mut Work<'_>, press: &Press) {
    let done = match Callback::read(&press.data) {
        Some(Callback::Invite(invite)) if is_ours(work, &invite) => taken(work, press, &invite),
        Some(Callback::Show { id, proof }) => return summons::shown(work, press, id, proof),
        _ => Err(Text::new("toast-old-board")),
    };
    let chat = work.tx.chat_of_peer(press.chat.peer).unwrap_or_default();
    tell(work, press, chat, done.err(), &[]);
}

/// The button of an invitation. `None` if its settings do not fit into one.
pub fn key(work: &Work<'_>, game: &str, host: &Person, number: u32, settings: &[String]) -> Option<Does> {
    let lang = directory::lang_of(work, host);
    let (game, settings) = (game.to_owned(), settings.join(" "));
    let mut invite = Invite { game, host: host.id, lang, number, settings, proof: 0 };
    invite.proof = work.cache.invites.proof(&invite.said());
    Callback::Invite(invite).write().map(Does::Press)
}

/// Keeps the name of somebody in mind who may be about to post an invitation.
pub fn remember(work: &mut Work<'_>, person: &Person) {
    kept(&mut work.cache.typists, person.id, person.clone());
}

/// Handles an invitation that was posted in a chat of the bot: it is a challenge there.
///
/// # Errors
/// Why it is none.
pub fn posted(work: &mut Work<'_>, chat: ChatId, message: &Message, invite: &Invite) -> Result<(), Text> {
    if !is_ours(work, invite) || invite.host != message.from.id || found(work, invite).is_some() {
        return Ok(());
    }
    if work.tx.chat(chat).is_some_and(|row| row.no_cards) {
        kept(&mut work.cache.barred, (invite.host, invite.number), ());
        return Err(Text::new("inline-off").with("game", invite.game.as_str()));
    }
    let joined = wish::joined_with(&message.from, message.id);
    let invited = Some(Invited { number: invite.number, message: None });
    let origin = Origin { chat, topic: message.topic, host: &message.from, joined, invited };
    lobby::challenge(work, wished(work, invite)?, &origin).map(drop)
}

fn is_ours(work: &Work<'_>, invite: &Invite) -> bool {
    work.cache.invites.proves(&invite.said(), invite.proof)
}

fn wished(work: &Work<'_>, invite: &Invite) -> Result<Wish, Text> {
    let game = work.games.find(&invite.game).ok_or_else(|| Text::new("toast-old-board"))?;
    let settings = invite.settings.split_whitespace().map(str::to_owned).collect();
    Ok(Wish { game, settings, against: Vec::new() })
}

/// The match that an invitation has become, as long as it goes on.
fn found(work: &Work<'_>, invite: &Invite) -> Option<MatchRow> {
    let mut rows = work.tx.matches_of(invite.host).into_iter().filter_map(|id| work.tx.match_row(id));
    rows.find(|row| row.host == invite.host && row.invitation == Some(invite.number))
}

/// Handles a press on the button of an invitation.
fn taken(work: &mut Work<'_>, press: &Press, invite: &Invite) -> Result<(), Text> {
    // Where the bot is in the chat, it has become a challenge there.
    if let Some(row) = found(work, invite).filter(|row| !work.tx.is_away(row.chat)) {
        return answers::answer(work, press, row.id, "join").map(drop);
    }
    if work.cache.barred.contains_key(&(invite.host, invite.number)) {
        return Err(Text::new("inline-off").with("game", invite.game.as_str()));
    }
    let mut wish = wished(work, invite)?;
    let alone = wish.game.info().seats.most() == 1;
    let own = press.from.id == invite.host && !alone;
    if own {
        let level = asked_twice(work, invite, wish.game)?;
        wish.against.push(wish::computer_seat(level, &wish::joined_by(press)));
    }
    limits::may_play(work, press.from.id)?;
    people::meet(work, &press.from);
    let host = if own || alone { press.from.clone() } else { host(work, invite) };
    let chat = directory::enter_away(work, &press.chat, &press.from, invite.lang);
    let joined = if alone { wish::joined_by(press) } else { format!("invite {} {}", host.id, invite.number) };
    // Where the bot has become a member, it writes by itself.
    let message = press.posted.as_deref().filter(|_| work.tx.is_away(chat));
    let invited = Some(Invited { number: invite.number, message });
    let origin = Origin { chat, topic: None, host: &host, joined, invited };
    let id = lobby::challenge(work, wish, &origin)?;
    let waits = work.tx.match_row(id).is_some_and(|row| row.stage == Stage::Lobby);
    if waits && !own { answers::answer(work, press, id, "join").map(drop) } else { Ok(()) }
}

/// Handles a press on the button of an invitation that is a challenge or a match by now.
///
/// # Errors
/// Why there is no seat.
pub fn late(work: &mut Work<'_>, press: &Press, chat: ChatId) -> Result<(), Text> {
    let mut rows = work.tx.matches_in(chat).into_iter().filter_map(|id| work.tx.match_row(id));
    match rows.find(|row| row.stage == Stage::Lobby && row.lobby == Some(press.message)) {
        Some(row) => answers::answer(work, press, row.id, "join").map(drop),
        None => Err(Text::new("toast-lobby-started")),
    }
}

/// The computer that plays if the person who invites asks for it by a second press.
fn asked_twice(work: &mut Work<'_>, invite: &Invite, game: &dyn AnyGame) -> Result<Level, Text> {
    if !game.info().computer {
        return Err(Text::new("toast-invite-own"));
    }
    let (key, now) = ((invite.host, invite.number), work.now);
    work.cache.waiting.retain(|_, at| now.saturating_sub(*at) < TWICE);
    match work.cache.waiting.remove(&key) {
        Some(_) => Ok(Level::DEFAULT),
        None => {
            work.cache.waiting.insert(key, now);
            Err(Text::new("toast-invite-computer"))
        }
    }
}

/// The person who invites. Nobody has told the bot the name if it was restarted since.
fn host(work: &mut Work<'_>, invite: &Invite) -> Person {
    let id = invite.host;
    if let Some(person) = work.cache.typists.get(&id).cloned() {
        people::meet(work, &person);
        return person;
    }
    let known = work.tx.user(id);
    let (name, username) = known.map_or_else(|| (String::new(), None), |user| (user.name, user.username));
    Person { id, name, username, language: Some(invite.lang.code().to_owned()), bot: false }
}
