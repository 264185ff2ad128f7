//! Presses on buttons, and the messenger's answers about administrators.

use super::catalogue::{self, Shelf};
use super::notes::{Spot, tell};
use super::questions::{self, Asked};
use super::{
    alone, away, cup, daily, duplicates, hint, matches, menus, messages, more, opening, privacy, refusals, settings,
    stats, top, viewport,
};
use crate::bot::boards::{chart, headline};
use crate::bot::chats::{directory, people};
use crate::bot::context::callback::{Callback, OfPeople};
use crate::bot::context::effects::{AdminQuery, AdminThen, CupOrder};
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::bot::table::away::RANDOM;
use crate::bot::table::halves::{self, Pressed};
use crate::bot::table::pending::Asker;
use crate::bot::table::{answers, leavers, offers, play, rematch, secrets};
use crate::bot::words::say;
use crate::game::{Input, Manner, Seat, Text};
use crate::store::schema::{ChatId, MatchId};

/// Handles a press on an inline button.
pub fn press(work: &mut Work<'_>, press: Press) {
    if !press.from.bot {
        by_person(work, press);
    }
}

fn by_person(work: &mut Work<'_>, mut press: Press) {
    let mute = is_mute(work, &press);
    let Some(chat) = away::place(work, &mut press) else { return away::begin(work, &press) };
    people::meet(work, &press.from);
    leavers::back(work, chat, press.from.id);
    let done = match Callback::read(&press.data) {
        Some(Callback::Move { id, version, text }) => return tapped(work, &press, (chat, mute), id, version, &text),
        Some(Callback::Half { id, version, text }) => return half(work, &press, (chat, mute), id, (version, &text)),
        Some(Callback::More { id, word }) => more::pressed(work, &press, chat, id, &word),
        Some(Callback::Hinted { id, version }) => return hint::pressed(work, &press, chat, id, version),
        Some(Callback::Setting { key, value }) => return settings::press(work, press, chat, key, value),
        Some(Callback::Lobby { id, word }) => return in_lobby(work, &press, chat, id, &word),
        Some(Callback::Offer { id, version, word }) => offers::answer(work, &press, chat, id, version, word == "agree"),
        Some(Callback::Object { id, version }) => offers::object(work, &press, id, version),
        Some(Callback::Drop { id, user }) => leavers::pressed(work, &press, chat, id, user),
        Some(Callback::Holds(id)) => return looked(work, &press, chat, id),
        Some(Callback::Alone { id, again }) => secrets::pressed(work, &press, chat, id, again),
        Some(Callback::View { id, near }) => viewport::pressed(work, &press, chat, id, near),
        Some(Callback::Question { id, user, until, yes }) => {
            return questions::press(work, press, chat, &Asked { id, user, until }, yes);
        }
        Some(Callback::Which { user, .. }) if user != press.from.id => Err(Text::new("toast-question-other")),
        Some(Callback::Which { id, message, text, .. }) => messages::which(work, &press, chat, (id, message), &text),
        Some(Callback::Rematch(id)) => rematch::rematch(work, &press, id),
        Some(Callback::Film(id)) => return matches::pressed(work, &press, chat, id, matches::enqueue_film),
        Some(Callback::Card(id)) => return matches::pressed(work, &press, chat, id, matches::enqueue_card),
        Some(Callback::Record(id)) => return matches::pressed(work, &press, chat, id, matches::enqueue_record),
        Some(Callback::Back(id)) => return matches::pressed(work, &press, chat, id, matches::enqueue_back),
        Some(Callback::Play { game, against }) => opening::play_press(work, &press, chat, &game, &against),
        Some(Callback::Catalogue(page)) => return opened(work, &press, chat, Shelf::Play, &page),
        Some(Callback::Rules(page)) => return opened(work, &press, chat, Shelf::Rules, &page),
        Some(Callback::OfPeople(what)) => return of_people(work, press, chat, what),
        Some(Callback::Greet(greet)) => menus::greeted(work, &press, chat, greet),
        Some(Callback::Invite(_)) => away::late(work, &press, chat),
        Some(Callback::Show { .. } | Callback::Idle) => Ok(()),
        None => Err(Text::new("toast-old-board")),
    };
    tell(work, &press, chat, done.err(), &[]);
}

/// Handles a press on a part of a move.
fn half(work: &mut Work<'_>, press: &Press, at: Place, id: MatchId, (version, text): (usize, &str)) {
    let (chat, _) = at;
    let told = match added(work, press, chat, id, (version, text)) {
        Ok(Pressed::Move(text)) => return tapped(work, press, at, id, version, &text),
        Ok(Pressed::Half(told)) | Err(told) => told,
    };
    tell(work, press, chat, Some(told), &[]);
}

/// Adds a press to a move that is pressed place by place.
fn added(
    work: &mut Work<'_>,
    press: &Press,
    chat: ChatId,
    id: MatchId,
    pressed: (usize, &str),
) -> Result<Pressed, Text> {
    let row = work.tx.match_row(id).ok_or_else(|| Text::new("match-unknown").with("number", id as i64))?;
    let seat = row.seat_for(chat, press.from.id).map(Seat);
    let seat = seat.ok_or_else(|| Text::new("toast-stranger").with("number", id as i64))?;
    let labels = directory::reader(work, chat).labels;
    halves::add(work, &row, (seat, press.from.id), pressed, labels)
}

/// Tells the person who presses what only they may see: in a sentence, as a chart if there is room for it, or else in
/// the private chat.
fn looked(work: &mut Work<'_>, press: &Press, chat: ChatId, id: MatchId) {
    let held = play::holds(work, id, press.from.id);
    if press.posted.is_none() || held.as_ref().is_err_and(|why| why.key == "toast-stranger") {
        return tell(work, press, chat, Some(held.unwrap_or_else(|why| why)), &[]);
    }
    let reader = directory::reader_of(work, &press.from, chat);
    let told = held.ok().map(|text| say(&text, reader, &[])).or_else(|| chart::own(work, id, press.from.id, reader));
    match told {
        Some(text) => work.toast(&press.id, text, true),
        None => work.open(&press.id, work.cache.me.private_link(id)),
    }
}

/// Handles a press under a challenge.
fn in_lobby(work: &mut Work<'_>, press: &Press, chat: ChatId, id: MatchId, word: &str) {
    let said = answers::answer(work, press, id, word).unwrap_or_else(Some);
    tell(work, press, chat, said, &[]);
}

/// Handles a press about tables, cups and stored personal data.
fn of_people(work: &mut Work<'_>, press: Press, chat: ChatId, what: OfPeople) {
    let done = match what {
        OfPeople::Top(page) => top::pressed(work, &press, chat, &page),
        OfPeople::Stats { chat: of, user } => stats::pressed(work, &press, chat, of, user),
        OfPeople::Privacy(word) => return privacy::pressed(work, &press, chat, &word),
        OfPeople::Daily { day, game } => return daily::pressed(work, &press, chat, day, &game),
        OfPeople::Cup { id, word } => return cup::pressed(work, press, chat, id, &word),
    };
    tell(work, &press, chat, done.err(), &[]);
}

/// Opens a page of the catalogue in place of the current one.
fn opened(work: &mut Work<'_>, press: &Press, chat: ChatId, shelf: Shelf, page: &str) {
    catalogue::show(work, Spot::pressed(chat, press), shelf, page);
    tell(work, press, chat, None, &[]);
}

/// A chat, and whether the bot could not write there so far.
type Place = (ChatId, bool);

/// Whether a toast is all that people can be told where they press.
fn is_mute(work: &Work<'_>, press: &Press) -> bool {
    let row = work.tx.chat_of_peer(press.chat.peer).and_then(|chat| work.tx.chat(chat));
    press.posted.is_none() && row.is_some_and(|row| row.closed.is_some())
}

/// The news of a match since that log length, for somebody who may see no board with it.
fn latest(work: &Work<'_>, id: MatchId, version: usize) -> Option<Text> {
    let row = work.tx.match_row(id)?;
    let news = row.news.iter().rfind(|news| news.version > version && news.to.is_none())?;
    Some(news.text.clone())
}

/// Handles a move made by a button.
fn tapped(work: &mut Work<'_>, press: &Press, (chat, mute): Place, id: MatchId, version: usize, text: &str) {
    if press.alone.is_none() && press.posted.is_none() {
        duplicates::pressed(work, chat, press, id);
    }
    let Some(row) = work.tx.match_row(id) else {
        return tell(work, press, chat, Some(Text::new("match-unknown").with("number", id as i64)), &[]);
    };
    let (names, home) = (headline::spoken(work, &row, directory::reader_of(work, &press.from, chat)), row.chat);
    // What is drawn anew is looked at.
    let mut drawn = false;
    let done = match row.seat_for(chat, press.from.id) {
        Some(seat) => {
            // Nobody else sees what somebody presses below a card.
            let unseen = press.alone.is_some() || press.posted.is_some();
            let alone = unseen || work.tx.chat(chat).is_some_and(|chat| chat.private);
            let manner = if alone { Manner::Private } else { Manner::Pressed };
            drawn = text == RANDOM;
            let version = if press.posted.is_some() { in_secret(work, id, Seat(seat), version) } else { version };
            let asker = Asker { user: press.from.id, chat, topic: press.topic, message: None };
            play::tapped(work, row, Seat(seat), &Input::canonical(text).said(manner), version, Some(asker))
        }
        None => Err(Text::new("toast-stranger").with("number", id as i64)),
    };
    if done.is_ok() {
        alone::pressed(work, press, id);
        refusals::forgive(work, id, press.from.id);
    }
    if done == Ok(None) && press.posted.is_some() && drawn {
        return looked(work, press, chat, id);
    }
    let done = done.map(|told| told.or_else(|| mute.then(|| latest(work, id, version)).flatten()));
    // A secret choice is confirmed only to the person who made it.
    tell(work, press, home, done.unwrap_or_else(Some), &names);
}

/// The version of a keyboard below a card: what a player does in secret does not change it.
fn in_secret(work: &mut Work<'_>, id: MatchId, seat: Seat, version: usize) -> usize {
    let Some(live) = work.live(id) else { return version };
    let same = live.turn().is_private(seat) && live.asks_since(seat, version);
    if same { live.lines().len() } else { version }
}

/// Says that nobody knows whether this is an administrator.
fn unsure(work: &mut Work<'_>, then: AdminThen) {
    let text = Text::new("toast-admins-unsure");
    match then {
        AdminThen::Cancel { asked, .. } | AdminThen::Cup { asked, .. } | AdminThen::Write { asked, .. } => {
            work.reply(asked, text);
        }
        AdminThen::Set { press, .. } | AdminThen::Answer { press, .. } => {
            let Some(chat) = work.tx.chat_of_peer(press.chat.peer) else { return };
            tell(work, &press, chat, Some(text), &[]);
        }
    }
}

/// Handles the answer to a query about an administrator. `None`: the messenger did not say.
pub fn admin(work: &mut Work<'_>, query: AdminQuery, yes: Option<bool>) {
    let Some(yes) = yes else { return unsure(work, query.then) };
    match query.then {
        AdminThen::Cancel { id, asked, sure } if yes => matches::cancel_now(work, id, asked, sure),
        AdminThen::Answer { press, id, until, yes: said } => questions::admin(work, &press, (id, until), said, yes),
        AdminThen::Cup { asked, id, wanted } if yes => {
            if let Err(why) = cup::lead(work, asked, id, wanted) {
                work.reply(asked, why);
            }
        }
        AdminThen::Cup { asked, wanted, .. } => {
            let only_admins = matches!(wanted, CupOrder::Out(_));
            work.reply(asked, Text::new(if only_admins { "cup-admins" } else { "cup-leaders" }));
        }
        AdminThen::Cancel { asked, .. } => work.reply(asked, Text::new("cancel-who")),
        AdminThen::Write { asked, sets } if yes => settings::write_all(work, asked, &sets),
        AdminThen::Write { asked, .. } => work.reply(asked, Text::new("toast-admins-only")),
        AdminThen::Set { press, key, value } => {
            let Some(chat) = work.tx.chat_of_peer(press.chat.peer) else { return };
            if yes {
                return settings::change(work, &press, chat, &key, &value);
            }
            tell(work, &press, chat, Some(Text::new("toast-admins-only")), &[]);
        }
    }
}
