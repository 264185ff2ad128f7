//! The directory of chats: how a chat gets into it, what the bot may do there, and the messages to catch up on once it
//! can write there again.

use super::greeting::greet;
use super::people;
use crate::bot::context::day;
use crate::bot::context::incoming::{Chat, Person};
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::store::schema::{
    ChannelsRow, ChatId, ChatRow, Closed, Due, Lang, MatchRow, Membership, Peer, Policy, Stage, VoteRow,
};

/// The most channels of a chat that are told in a day that only people play.
const CHANNELS: usize = 16;

/// Returns the directory's id of a chat. Adds a new chat, in the language of the person who uses the bot there first.
pub fn enter(work: &mut Work<'_>, chat: &Chat, person: &Person) -> ChatId {
    let title = people::tidy(&chat.title);
    if let Some(id) = work.tx.chat_of_peer(chat.peer) {
        if let Some(mut row) = work.tx.chat_copy(id).filter(|row| row.title != title || row.closed.is_some()) {
            let closed = row.closed.take();
            row.title = title;
            work.tx.put_chat(id, &row);
            if let Some(closed) = closed {
                catch_up(work, id, is_left(closed));
            }
        }
        return id;
    }
    work.tx.add_chat(&fresh(chat, title, person))
}

/// The same for a chat in which the bot is not. A new one speaks a language.
pub fn enter_away(work: &mut Work<'_>, chat: &Chat, person: &Person, lang: Lang) -> ChatId {
    let known = work.tx.chat_of_peer(chat.peer);
    known.unwrap_or_else(|| work.tx.add_chat(&ChatRow { away: true, lang, ..fresh(chat, String::new(), person) }))
}

/// A chat of which only the first author is known.
fn fresh(chat: &Chat, title: String, person: &Person) -> ChatRow {
    ChatRow {
        peer: chat.peer,
        private: chat.private,
        title,
        lang: Lang::of(person.language.as_deref()),
        labels: None,
        policy: Policy::default(),
        theme: None,
        membership: Membership::Member,
        closed: None,
        ended: None,
        quiet: None,
        zone: 0,
        place: None,
        played: Default::default(),
        menu: Vec::new(),
        written: false,
        greeted: false,
        view: Default::default(),
        turns: None,
        daily: false,
        no_months: false,
        month: None,
        no_move: false,
        one: Default::default(),
        no_reactions: false,
        no_app: false,
        no_colours: false,
        no_times: false,
        no_cards: false,
        away: false,
        left: Vec::new(),
        channels: Default::default(),
        missed: Vec::new(),
    }
}

/// Whether the author of a message in the name of a channel needs to hear that only people play: once a day in the
/// chat.
pub fn tells_channel(work: &mut Work<'_>, chat: ChatId, channel: Peer) -> bool {
    let Some(mut row) = work.tx.chat_copy(chat) else { return false };
    let (today, _) = day::numbers(work.now, &Zone::of(&row));
    if row.channels.day != today {
        row.channels = ChannelsRow { day: today, told: Vec::new() };
    }
    let told = &mut row.channels.told;
    if told.contains(&channel) || told.len() >= CHANNELS {
        return false;
    }
    told.push(channel);
    work.tx.put_chat(chat, &row);
    true
}

/// The reader of the bot's messages in a chat.
pub fn reader(work: &Work<'_>, chat: ChatId) -> Reader {
    match work.tx.chat(chat) {
        Some(row) => Reader::of(&row),
        None => Reader::default(),
    }
}

/// The reader of a match in a chat: the language of that chat, and the board letters of the chat where the match is
/// played, so that all players use the same names for places.
pub fn reader_of_match(work: &Work<'_>, chat: &ChatRow, row: &MatchRow) -> Reader {
    Reader { labels: reader(work, row.chat).labels, ..Reader::of(chat) }
}

/// The reader of a toast: the person's own language, and the letters of the chat's boards.
pub fn reader_of(work: &Work<'_>, person: &Person, chat: ChatId) -> Reader {
    Reader { lang: lang_of(work, person), ..reader(work, chat) }
}

/// The language that somebody has chosen, or else that of their app.
pub fn lang_of(work: &Work<'_>, person: &Person) -> Lang {
    let own = people::private_chat(work, person.id).and_then(|id| work.tx.chat(id)).map(|row| row.lang);
    own.unwrap_or_else(|| Lang::of(person.language.as_deref()))
}

/// Handles a change of the bot's own membership in a chat.
pub fn membership(work: &mut Work<'_>, chat: &Chat, by: &Person, now: Membership) {
    let known = work.tx.chat_of_peer(chat.peer);
    if now == Membership::Out && known.is_none() {
        return;
    }
    let id = known.unwrap_or_else(|| enter(work, chat, by));
    // A group that has migrated says nothing about the supergroup that replaced it.
    let Some(mut row) = work.tx.chat_copy(id).filter(|row| row.peer == chat.peer) else { return };
    let before = (row.closed, work.hears(&row));
    row.membership = now;
    row.closed = match (now, chat.private) {
        (Membership::Out, true) => Some(Closed::Blocked),
        (Membership::Out, false) => Some(Closed::Kicked),
        _ => None,
    };
    // The change may also affect whether the bot can send pictures, so try again.
    row.written = false;
    work.tx.put_chat(id, &row);
    if now != Membership::Out {
        greet(work, id);
    }
    // A bot that no longer reads everything must say how moves reach it. A bot that now does has nothing to repeat.
    let deaf = before.1 && !work.hears(&row);
    if now != Membership::Out && (before.0.is_some() || deaf) {
        catch_up(work, id, deaf || before.0.is_some_and(is_left));
    } else if now != Membership::Out {
        show_missed(work, id, |_, _| true);
    }
}

/// Whether the bot has been out of a chat. What stands there is far above then; in a muted group nothing came after it.
fn is_left(closed: Closed) -> bool {
    closed != Closed::Muted
}

/// Retries a muted group. If it permits messages now, it gets what it missed.
pub fn unmute(work: &mut Work<'_>, chat: ChatId) {
    if let Some(row) = work.tx.chat_copy(chat).filter(|row| row.closed == Some(Closed::Muted)) {
        work.tx.put_chat(chat, &ChatRow { closed: None, ..row });
        catch_up(work, chat, false);
    }
}

/// Shows what a chat may have missed while the bot could not write there. `fresh`: also boards already shown.
fn catch_up(work: &mut Work<'_>, chat: ChatId, fresh: bool) {
    // A day may have ended.
    work.tx.wake_day(chat, work.now);
    show_all(work, chat, fresh);
}

/// Handles a reopened topic: shows what could not be shown there while it was closed.
pub fn reopened(work: &mut Work<'_>, chat: &Chat, topic: i32) {
    let Some(chat) = work.tx.chat_of_peer(chat.peer) else { return };
    show_missed(work, chat, |work, due| topic_of(work, due) == Some(topic));
    for id in work.tx.matches_in(chat) {
        match work.tx.match_row(id) {
            Some(row) if row.topic != Some(topic) => {}
            Some(row) if row.stage == Stage::Live => work.enqueue_board(id, chat, false),
            Some(row) if row.lobby.is_none() => {
                work.enqueue_lobby(id, chat);
            }
            _ => {}
        }
    }
}

/// The topic to which something missed belongs.
fn topic_of(work: &Work<'_>, due: &Due) -> Option<i32> {
    match due {
        Due::Cup { id, .. } => work.tx.cup(*id)?.topic,
        Due::Board { id, .. } | Due::Lobby { id, .. } => work.tx.match_row(*id)?.topic,
        _ => None,
    }
}

/// Handles a text that a chat has taken. If it refused a text before, it gets what only a text shows.
pub fn takes_texts(work: &mut Work<'_>, chat: ChatId) {
    show_missed(work, chat, |_, due| matches!(due, Due::Lobby { .. } | Due::Cup { round: 0, .. }));
}

/// Shows what was due while a chat could not be written to, as far as it `fits`.
fn show_missed(work: &mut Work<'_>, chat: ChatId, fits: impl Fn(&Work<'_>, &Due) -> bool) {
    // Nearly always there is nothing, and every text that arrives asks: no copy for that.
    let known = work.tx.chat(chat).filter(|row| !row.missed.is_empty());
    let Some(mut row) = known.map(|row| (*row).clone()) else { return };
    let shown: Vec<Due> = row.missed.extract_if(.., |due| fits(work, due)).collect();
    if shown.is_empty() {
        return;
    }
    work.tx.put_chat(chat, &row);
    for due in shown {
        match due {
            Due::Board { id, fresh } => work.enqueue_board(id, chat, fresh),
            Due::Lobby { id, .. } => work.enqueue_lobby(id, chat),
            due => drop(work.enqueue(chat, due)),
        }
    }
}

/// Shows all challenges and boards of a chat once the bot can write there again. `fresh`: also those already shown.
pub fn show_all(work: &mut Work<'_>, chat: ChatId, fresh: bool) {
    show_missed(work, chat, |_, _| true);
    let mut ids = work.tx.matches_in(chat);
    if let Some(row) = work.tx.chat(chat).filter(|row| row.private) {
        ids.extend(work.tx.matches_of(row.peer));
        ids.sort_unstable();
        ids.dedup();
    }
    for id in ids {
        let Some(row) = work.tx.match_row(id) else { continue };
        match row.stage {
            Stage::Lobby if row.chat == chat => {
                work.enqueue_lobby(id, chat);
            }
            Stage::Live if row.boards.iter().any(|board| board.chat == chat) => {
                work.enqueue_board(id, chat, fresh);
                let unseen = |vote: &VoteRow| vote.poll.as_ref().is_some_and(|poll| poll.message.is_none());
                if row.chat == chat && row.vote.as_ref().is_some_and(unseen) {
                    work.enqueue_vote(&row);
                }
            }
            _ => {}
        }
    }
}
