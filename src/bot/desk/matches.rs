//! Commands about a match: which one is meant, and what is done with it.

use super::commands::OfMatch;
use super::commands::{self, Ask, Command};
use super::meant;
use super::meant::{Chosen, number};
use crate::bot::boards::film;
use crate::bot::chats::people;
use crate::bot::chats::rights::Rights;
use crate::bot::leaf::effects::{AdminQuery, AdminThen, Whom};
use crate::bot::leaf::incoming::Message;
use crate::bot::leaf::live;
use crate::bot::leaf::work::Work;
use crate::bot::table::endings::Leave;
use crate::bot::table::{deadlines, endings, offers, views};
use crate::bot::words::{self};
use crate::game::{Hidden, Reject, Seat, Text};
use crate::play::Match;
use crate::store::kept::{ChatId, Due, MatchId, MatchRow, Proposal, SketchRow, Stage};

/// Runs a command about a match; the number of the match may follow.
pub fn run(work: &mut Work<'_>, ask: &Ask<'_>, command: &OfMatch) {
    // What follows and is no number is taken for politeness.
    let named = ask.rest.split_whitespace().next().and_then(number);
    let row = match named {
        Some(id) => {
            let row = work.tx.match_row(id).filter(|row| may_see(work, row, ask.chat, ask.message.from.id));
            let Some(row) = row else {
                return ask.reply(work, Text::new("match-unknown").with("number", id as i64));
            };
            Some(row)
        }
        None => match meant_by(work, ask, command) {
            Ok(row) => row,
            Err(rows) => return which_word(work, ask, &rows),
        },
    };
    match row {
        Some(row) => run_with(work, ask, command, row),
        None => ask.reply(work, Text::new("match-none-here")),
    }
}

/// Whether a match belongs to this chat, or to the user who asks in private.
fn may_see(work: &Work<'_>, row: &MatchRow, chat: ChatId, user: i64) -> bool {
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    row.chat == chat || (private && row.seat_of(user).is_some())
}

/// The match that is meant without a number: that of the answered message, else the only one there is.
fn meant_by(work: &mut Work<'_>, ask: &Ask<'_>, command: &OfMatch) -> Result<Option<MatchRow>, Vec<MatchRow>> {
    if let Some(row) = meant::answered(work, ask.chat, ask.message) {
        return Ok(Some(row));
    }
    match meant::choose(work, ask.chat, ask.message, "") {
        Chosen::One(row) => return Ok(Some(*row)),
        Chosen::Several(rows) => return Err(rows),
        Chosen::None => {}
    }
    // Those who do not play may look on, and a challenge may be withdrawn.
    if command.others.is_empty() {
        return Ok(None);
    }
    let rows = work.tx.matches_in(ask.chat).into_iter().filter_map(|id| work.tx.match_row(id));
    let mut rows: Vec<MatchRow> = rows.filter(|row| command.others.contains(&row.stage)).collect();
    match rows.len() {
        0 if command.ended => Ok(ended_last(work, ask.chat)),
        0 | 1 => Ok(rows.pop()),
        _ => Err(rows),
    }
}

/// The match of the chat that has ended last: people ask for its record and its secret just then.
fn ended_last(work: &Work<'_>, chat: ChatId) -> Option<MatchRow> {
    work.tx.chat(chat)?.ended.and_then(|id| work.tx.match_row(id))
}

fn which_word(work: &mut Work<'_>, ask: &Ask<'_>, rows: &[MatchRow]) {
    let listed = people::match_lines(work, rows);
    let example = format!("/{} {}", ask.command.name, rows.first().map_or(0, |row| row.id));
    ask.reply(work, Text::new("match-which-word").with("matches", listed).with("command", example));
}

/// Plain words that stand for a command, as an answer to a board. `true` when they were such.
pub fn plain_words(work: &mut Work<'_>, chat: ChatId, message: &Message, row: &MatchRow) -> bool {
    let text = message.text.trim().trim_end_matches(['.', '!']).to_lowercase();
    let Some(command) = Command::spelled(|name| words::spelled(&format!("word-{name}"), &text)) else {
        return false;
    };
    if let commands::Does::Match(of_match) = &command.does {
        run_with(work, &Ask { command, chat, message, rest: "", edited: false }, of_match, row.clone());
    }
    true
}

fn run_with(work: &mut Work<'_>, ask: &Ask<'_>, command: &OfMatch, row: MatchRow) {
    let row = if command.looks { row } else { deadlines::overdue(work, row, ask.message.at.min(work.now)) };
    if ask.command.rights == Rights::Players {
        let Some(seat) = row.seat_of(ask.message.from.id) else {
            return ask.reply(work, Text::new("toast-stranger").with("number", row.id as i64));
        };
        if row.stage != Stage::Live {
            let text = deadlines::too_late(work, &row, Seat(seat), ask.message.at, usize::MAX);
            return ask.reply(work, text.unwrap_or_else(|| not_live(row.stage)));
        }
    }
    (command.run)(work, ask, row);
}

/// Says why a match stays as it is, with its players' names.
fn refuse(work: &mut Work<'_>, ask: &Ask<'_>, id: MatchId, done: Result<(), Text>) {
    if let Err(text) = done {
        work.answer(ask.whom(), Some(id), vec![text]);
    }
}

/// `/board`.
pub fn board(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    match row.stage {
        Stage::Lobby | Stage::Void => {
            work.owe_lobby(row.id, row.chat);
        }
        Stage::Live | Stage::Over if work.live(row.id).is_none() => ask.reply(work, unreadable(row.id)),
        Stage::Live | Stage::Over => {
            let target = if row.boards.iter().any(|board| board.chat == ask.chat) { ask.chat } else { row.chat };
            views::seat_board(work, &row, ask.message.from.id);
            work.show_board(ask.whom(), row.id, target);
        }
    }
}

/// `/resign`.
pub fn resign(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let Some(seat) = row.seat_of(ask.message.from.id) else { return };
    let done = endings::resign(work, &row, Seat(seat));
    refuse(work, ask, row.id, done);
}

/// `/draw`.
pub fn draw(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    propose(work, ask, row, |_, _| Ok(Proposal::Draw));
}

/// `/undo`.
pub fn undo(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    propose(work, ask, row, |live, seat| live.takeback(seat).map(Proposal::Undo));
}

fn propose(
    work: &mut Work<'_>,
    ask: &Ask<'_>,
    row: MatchRow,
    what: impl FnOnce(&Match, Seat) -> Result<Proposal, Reject>,
) {
    let Some(seat) = row.seat_of(ask.message.from.id).map(Seat) else { return };
    let id = row.id;
    if !work.may_answer(ask.whom()) {
        return;
    }
    let Some(live) = work.live(id) else { return ask.reply(work, Text::new("reject-over")) };
    let reply_to = (ask.chat == row.chat).then_some(ask.message.id);
    let done = match what(live, seat) {
        Ok(what) => offers::propose(work, row, seat, what, reply_to),
        Err(reject) => Err(reject.text),
    };
    refuse(work, ask, id, done);
}

/// `/cancel`.
pub fn cancel(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let user = ask.message.from.id;
    match endings::leave_to_cancel(work, &row, user) {
        Leave::Granted => cancel_now(work, row.id, ask.whom()),
        Leave::Refused(text) => ask.reply(work, text),
        Leave::Administrators => {
            let Some(home) = work.tx.chat(row.chat) else { return };
            let then = AdminThen::Cancel { id: row.id, asked: ask.whom() };
            work.fx.ask = Some(AdminQuery { peer: home.peer, user, then });
        }
    }
}

/// Calls a match off, as a message has asked for it.
pub fn cancel_now(work: &mut Work<'_>, id: MatchId, asked: Whom) {
    if let Err(text) = endings::cancel(work, id) {
        work.answer(asked, Some(id), vec![text]);
    }
}

/// `/hint`: shows a player what the game has to add to its picture, in private.
pub fn hint(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let Some(seat) = row.seat_of(ask.message.from.id).map(Seat) else { return };
    let Some((_, text)) = work.live(row.id).and_then(|live| live.position().hint(seat)) else {
        return ask.reply(work, Text::new("hint-none"));
    };
    let Some(own) = people::private_chat(work, ask.message.from.id) else {
        let link = format!("https://t.me/{}?start=m{}", work.cache.me.username, row.id);
        return ask.reply(work, Text::new("hint-private").with("link", link));
    };
    let version = work.version(row.id).unwrap_or_default();
    let what = SketchRow::Hint { seat: seat.0, version };
    let reply_to = (own == ask.chat).then_some(ask.message.id);
    let own = Whom { chat: own, ..ask.whom() };
    work.owe_answer(own, Due::Sketch { id: row.id, what, text, reply_to, topic: None }, None);
}

/// `/export`: the record as a file, and another one in SGF for a game that has it. What hides something stays closed
/// until the end.
pub fn export(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let game = work.games.find(&row.game);
    let hidden = game.is_some_and(|game| game.info().hidden != Hidden::Nothing);
    let has_sgf = game.is_some_and(|game| game.sgf().is_some());
    let text = match row.stage {
        Stage::Lobby | Stage::Void => Some(Text::new("match-not-begun")),
        Stage::Live if hidden => Some(Text::new("export-secret")),
        Stage::Live | Stage::Over if work.live(row.id).is_none() => Some(unreadable(row.id)),
        Stage::Live | Stage::Over => None,
    };
    if let Some(text) = text {
        return ask.reply(work, text);
    }
    if !work.may_answer(ask.whom()) {
        return;
    }
    for sgf in [false, true].into_iter().filter(|sgf| has_sgf || !sgf) {
        let (reply_to, topic) = (Some(ask.message.id), ask.message.topic);
        work.owe(ask.chat, Due::Record { id: row.id, reply_to, topic, sgf });
    }
}

/// `/replay`: the film of a match. What hides something stays closed until the end.
pub fn replay(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let hidden = work.games.find(&row.game).is_some_and(|game| game.info().hidden != Hidden::Nothing);
    let refusal = match row.stage {
        Stage::Lobby | Stage::Void => Some(Text::new("match-not-begun")),
        Stage::Live if hidden => Some(Text::new("replay-secret")),
        Stage::Live | Stage::Over if work.live(row.id).is_none() => Some(unreadable(row.id)),
        Stage::Live | Stage::Over => None,
    };
    match refusal {
        Some(text) => ask.reply(work, text),
        None if !work.may_answer(ask.whom()) => {}
        None => film::owe_film(work, row.id, ask.chat, ask.message.topic, ask.message.id),
    }
}

/// `/fair`: by what the dice were fixed: the pledge while it is played, the secret afterwards.
pub fn fair(work: &mut Work<'_>, ask: &Ask<'_>, row: MatchRow) {
    let Some(secret) = live::secret(&row) else { return };
    let mut text = vec![Text::new("fair-pledge").with("number", row.id as i64).with("pledge", secret.pledge())];
    if matches!(row.stage, Stage::Over | Stage::Void) {
        text.push(Text::new("fair-secret").with("secret", row.secret.clone()));
        text.push(Text::new("fair-joined").with("joined", live::joins(&row).join("\n")));
        text.push(Text::new("fair-seed").with("seed", hex::encode(secret.seed(&live::joins(&row)).0)));
    } else {
        text.push(Text::new("fair-wait"));
    }
    work.answer(ask.whom(), None, text);
}

/// What there is to say of a match whose log can no longer be played again.
pub fn unreadable(id: MatchId) -> Text {
    Text::new("match-unreadable").with("number", id as i64)
}

/// Why a match that is not played at the moment takes neither moves nor words.
pub fn not_live(stage: Stage) -> Text {
    Text::new(match stage {
        Stage::Lobby => "match-not-begun",
        Stage::Void => "toast-lobby-void",
        Stage::Live | Stage::Over => "reject-over",
    })
}
