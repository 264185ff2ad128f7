//! Commands about one match.

use super::command::Ask;
use super::notes::tell;
use super::resolve::{may_see, unreadable};
use super::{questions, viewport};
use crate::bot::boards::film;
use crate::bot::chats::people;
use crate::bot::context::effects::{AdminQuery, AdminThen, Whom};
use crate::bot::context::incoming::Press;
use crate::bot::context::live;
use crate::bot::context::work::Work;
use crate::bot::table::endings::Leave;
use crate::bot::table::pending::Asker;
use crate::bot::table::{actions, cups, endings, offers, results, views};
use crate::bot::table::{limits, lookback};
use crate::game::Text;
use crate::play::Ending;
use crate::store::schema::{Action, ChatId, Due, MatchId, MatchRow, Stage};

/// `/board`.
pub fn board(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    match row.stage {
        Stage::Lobby | Stage::Void => {
            work.show_lobby(ask.whom(), row.id, row.chat);
            if ask.chat != row.chat {
                let line = people::match_line(work, &row);
                let key = if row.stage == Stage::Lobby { "matches-lobby" } else { "match-void" };
                ask.refuse(work, Text::new(key).with("match", line));
            }
        }
        Stage::Live | Stage::Over if work.live(row.id).is_none() => ask.refuse(work, unreadable(row.id)),
        Stage::Live | Stage::Over => {
            views::seat_board(work, &row, ask.message.from.id);
            let row = work.tx.match_row(row.id).unwrap_or(row);
            let target = if row.boards.iter().any(|board| board.chat == ask.chat) { ask.chat } else { row.chat };
            if let Err(text) = viewport::asked(work, ask, &row, target) {
                return ask.refuse(work, text);
            }
            work.show_board(ask.whom(), row.id, target);
            let shown = if target == ask.chat { Vec::new() } else { vec![Text::new("board-there")] };
            questions::report_elsewhere(work, ask.chat, None, Some(ask.message.id), &row, shown);
        }
    }
}

/// `/resign`.
pub fn resign(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    request(work, ask, row, Action::Resign);
}

/// `/draw`.
pub fn draw(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    request(work, ask, row, Action::Draw);
}

/// `/undo`.
pub fn undo(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    request(work, ask, row, Action::Undo);
}

fn request(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow, action: Action) {
    if matches!(action, Action::Draw | Action::Undo) && !work.may_answer(ask.whom()) {
        return;
    }
    let sure = is_sure(ask, &row);
    let done = actions::request(work, row.clone(), asker(ask), action, sure);
    report(work, ask, &row, done);
}

/// Whether it is clear which match is meant. In private, a bare word could be about any other match.
fn is_sure(ask: &Ask<'_>, row: &MatchRow) -> bool {
    ask.named || ask.chat == row.chat
}

fn asker(ask: &Ask<'_>) -> Asker {
    Asker { user: ask.message.from.id, chat: ask.chat, topic: ask.message.topic, message: Some(ask.message.id) }
}

/// Says why a match stays as it is, with its players' names. If the asker's chat does not show it, says what happened.
fn report(work: &mut Work<'_>, ask: &Ask<'_>, row: &MatchRow, done: Result<Vec<Text>, Text>) {
    let message = ask.message;
    match done {
        Ok(news) => questions::report_elsewhere(work, ask.chat, message.topic, Some(message.id), row, news),
        Err(text) => {
            work.tx.put_refused(message.chat.peer, message.from.id, message.id);
            work.answer(ask.whom(), Some(row.id), vec![text]);
        }
    }
}

/// `/cancel`.
pub fn cancel(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let (message, user, sure) = (ask.message, ask.message.from.id, is_sure(ask, &row));
    match endings::leave_to_cancel(work, &row, user) {
        Leave::Granted => cancel_now(work, row.id, ask.whom(), sure),
        Leave::Administrators if message.is_anonymous() && row.cup.is_some() => {
            ask.refuse(work, Text::new("cup-anonymous"));
        }
        Leave::Administrators if message.is_anonymous() => cancel_now(work, row.id, ask.whom(), sure),
        Leave::Refused(text) => ask.refuse(work, text),
        Leave::Administrators => {
            let Some(home) = work.tx.chat(row.chat) else { return };
            let then = AdminThen::Cancel { id: row.id, asked: ask.whom(), sure };
            work.fx.ask = Some(AdminQuery { peer: home.peer, user, then });
        }
    }
}

/// Calls a match off for a person with the right to do so, on behalf of a message.
pub fn cancel_now(work: &mut Work<'_>, id: MatchId, asked: Whom, sure: bool) {
    let Some(row) = work.tx.match_row(id) else { return };
    let Whom { chat, topic, message, user, .. } = asked;
    if row.stage == Stage::Over {
        let cup = cups::call_off(work, &row);
        let told = cup.and_then(|()| results::annul(work, &row)).unwrap_or_else(|why| why);
        return work.answer(asked, Some(id), vec![told]);
    }
    let asker = Asker { user, chat, topic, message: Some(message) };
    match actions::request(work, row.clone(), asker, Action::Cancel, sure || row.stage == Stage::Lobby) {
        Ok(news) => questions::report_elsewhere(work, chat, topic, Some(message), &row, news),
        Err(text) => work.answer(asked, Some(id), vec![text]),
    }
}

/// `/export`.
pub fn export(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    if let Err(text) = enqueue_record(work, &row, ask.whom()) {
        ask.refuse(work, text);
    }
}

/// `/replay`.
pub fn replay(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    if let Err(text) = enqueue_film(work, &row, ask.whom()) {
        ask.refuse(work, text);
    }
}

/// Handles a press under the last picture of a match. The button does the same as the command of that name. A card can
/// carry no file, so there it leads to the private chat, where a player may ask for it.
pub fn pressed(
    work: &mut Work<'_>,
    press: &Press,
    chat: ChatId,
    id: MatchId,
    enqueue: fn(&mut Work<'_>, &MatchRow, Whom) -> Result<(), Text>,
) {
    let done = match work.tx.match_row(id).filter(|row| may_see(work, row, chat, press.from.id)) {
        Some(row) if press.posted.is_none() => enqueue(work, &row, Whom::pressing(chat, press)),
        Some(row) if row.seat_of(press.from.id).is_some() => {
            return work.open(&press.id, work.cache.me.private_link(id));
        }
        Some(_) => Err(Text::new("toast-stranger").with("number", id as i64)),
        None => Err(Text::new("match-unknown").with("number", id as i64)),
    };
    tell(work, press, chat, done.err(), &[]);
}

/// Enqueues the record as a file, and an SGF file if the game supports it. A match with hidden parts stays closed until
/// it ends.
///
/// # Errors
/// Why there is no record.
pub fn enqueue_record(work: &mut Work<'_>, row: &MatchRow, to: Whom) -> Result<(), Text> {
    check_public(work, row, "export-secret")?;
    if !work.may_answer(to) {
        return Ok(());
    }
    limits::may_have_file(work, to.user)?;
    let has_sgf = work.games.find(&row.game).is_some_and(|game| game.sgf().is_some());
    for sgf in [false, true].into_iter().filter(|sgf| has_sgf || !sgf) {
        work.enqueue_file(to, Due::Record { id: row.id, reply_to: Some(to.message), topic: to.topic, sgf });
    }
    Ok(())
}

/// Enqueues the film of a match. A match with hidden parts stays closed until it ends.
///
/// # Errors
/// Why there is no film.
pub fn enqueue_film(work: &mut Work<'_>, row: &MatchRow, to: Whom) -> Result<(), Text> {
    check_public(work, row, "replay-secret")?;
    if work.may_answer(to) {
        limits::may_have_file(work, to.user)?;
        film::enqueue_film(work, row.id, to.chat, to.topic, to.message);
    }
    Ok(())
}

/// Enqueues the last board of a match as a card to share.
///
/// # Errors
/// Why there is no card.
pub fn enqueue_card(work: &mut Work<'_>, row: &MatchRow, to: Whom) -> Result<(), Text> {
    check_public(work, row, "card-later")?;
    if row.stage != Stage::Over {
        return Err(Text::new("card-later"));
    }
    if work.live(row.id).is_some_and(|live| live.ending() == Some(Ending::Cancelled)) {
        return Err(Text::new("card-cancelled"));
    }
    if work.may_answer(to) {
        limits::may_have_file(work, to.user)?;
        work.enqueue(to.chat, Due::Card { id: row.id, reply_to: Some(to.message), topic: to.topic });
    }
    Ok(())
}

/// Owes the chat the picture of where a match turned, once.
///
/// # Errors
/// Why it does not come, or not yet.
pub fn enqueue_back(work: &mut Work<'_>, row: &MatchRow, to: Whom) -> Result<(), Text> {
    check_public(work, row, "back-later")?;
    if row.stage != Stage::Over {
        return Err(Text::new("back-later"));
    }
    if !work.may_answer(to) {
        return Ok(());
    }
    lookback::ask(work, row, to)
}

/// Checks that a match may be told from the beginning. Refuses one that has not begun, one with hidden parts (with the
/// message `secret`), and one that cannot be read.
fn check_public(work: &mut Work<'_>, row: &MatchRow, secret: &'static str) -> Result<(), Text> {
    let closed = work.live(row.id).is_some_and(|live| live.is_closed());
    match row.stage {
        Stage::Lobby | Stage::Void => Err(Text::new("match-not-begun")),
        Stage::Live if closed => Err(Text::new(secret)),
        Stage::Live | Stage::Over if work.live(row.id).is_none() => Err(unreadable(row.id)),
        Stage::Live | Stage::Over => Ok(()),
    }
}

/// `/fair`: how the dice were fixed. Shows the commitment during the match, and the secret afterwards.
pub fn fair(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let Some(secret) = live::secret(&row) else { return };
    // The bot itself begins the matches of a cup, so that it knows beforehand all that enters the seed.
    let (pledge, joins) = match row.cup {
        Some(_) => ("fair-pledge-cup", "fair-joined-cup"),
        None => ("fair-pledge", "fair-joined"),
    };
    let mut text = vec![Text::new(pledge).with("number", row.id as i64).with("pledge", secret.pledge())];
    let contested = offers::is_contested(work, &row);
    if matches!(row.stage, Stage::Over | Stage::Void) && !contested {
        text.push(Text::new("fair-secret").with("secret", row.secret.clone()));
        let joined = if row.seed.is_some() {
            Text::new("fair-erased")
        } else {
            Text::new("name").with("name", live::joins(&row).join("\n"))
        };
        text.push(Text::new(joins).with("joined", joined));
        text.extend(live::seed(&row).map(|seed| Text::new("fair-seed").with("seed", hex::encode(seed.0))));
    } else {
        text.push(Text::new("fair-wait"));
    }
    text.push(Text::new("fair-dice"));
    work.answer(ask.whom(), None, text);
}
