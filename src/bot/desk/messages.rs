//! Messages: commands, moves, and what is neither.

use super::commands::Written;
use super::commands::{self, Ask, Command};
use super::matches::{not_live, plain_words, unreadable, word};
use super::meant::{Chosen, talk};
use super::{doubles, meant, opening, questions, refusals, search};
use crate::bot::chats::{books, people};
use crate::bot::leaf::effects::Whom;
use crate::bot::leaf::incoming::{Message, Press};
use crate::bot::leaf::work::Work;
use crate::bot::table::play::{Refusal, Typed};
use crate::bot::table::slips::Asker;
use crate::bot::table::{deadlines, leavers, play, views};
use crate::bot::words::Vocabulary;
use crate::game::{Input, Manner, Seat, Text, Why};
use crate::play::Match;
use crate::store::kept::{ChatId, Due, MatchId, MatchRow, Stage, UserId};

/// How a move was written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    /// After the command: whatever it is, it was meant as a move.
    Command,
    /// As an answer to a board.
    Answer,
    /// Just so.
    Plain,
}

/// A message, new or corrected by its author.
pub fn message(work: &mut Work<'_>, message: Message, edited: bool) {
    if message.forwarded || message.from.bot {
        return;
    }
    let username = work.cache.me.username.clone();
    let Ok(written) = Written::read(&message.text, &username) else { return };
    let ours = |name: &str| Command::find(name).is_some() || search::command(work.games, name).is_some();
    let written = written.filter(|written| message.chat.private || written.addressed || ours(&written.name));
    // A group enters the books by a command; before that nothing in it concerns us.
    let known = work.tx.chat_of_peer(message.chat.peer).is_some();
    if written.is_none() && !message.chat.private && !known {
        return;
    }
    if !message.is_anonymous() {
        people::meet(work, &message.from);
    }
    let chat = books::enter(work, &message.chat, &message.from);
    leavers::back(work, chat, message.from.id);
    // A message plays once, also when its correction arrives before it.
    let (peer, user) = (message.chat.peer, message.from.id);
    if work.tx.typed_from(peer, user, message.id).iter().any(|(typed, _)| *typed == message.id) {
        return;
    }
    match written {
        Some(written) => command(work, chat, &message, &written, edited),
        None => plain(work, chat, &message, edited),
    }
}

fn command(work: &mut Work<'_>, chat: ChatId, message: &Message, written: &Written<'_>, edited: bool) {
    let rest = written.rest;
    let again = work.tx.take_refused(message.chat.peer, message.from.id, message.id);
    match Command::find(&written.name) {
        Some(command) if edited && !command.corrected && !again => {}
        Some(command) => {
            commands::run(work, &Ask { command, chat, message, rest, edited, named: false });
        }
        None if edited && !again => {}
        None => match search::command(work.games, &written.name) {
            Some(game) => opening::open(work, chat, message, &format!("{} {rest}", game.info().id)),
            None => {
                let text = Text::new("command-unknown").with("name", written.name.as_str());
                work.refuse(chat, message, text);
            }
        },
    }
}

/// `/m e4`, `/m 17 e4`.
pub fn move_command(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { chat, message, rest, edited, .. } = *ask;
    if rest.is_empty() {
        return ask.refuse(work, Text::new("move-how"));
    }
    if word_command(work, ask) {
        return;
    }
    let user = message.from.id;
    if let Some((row, text)) = meant::numbered(work, chat, user, rest) {
        return attempt(work, chat, message, row, text, How::Command, edited);
    }
    if let Some(row) = meant::answered(work, chat, message).filter(|row| row.seat_of(user).is_some()) {
        return attempt(work, chat, message, row, rest, How::Command, edited);
    }
    let chosen = meant::choose(work, chat, message, rest);
    let fits = match &chosen {
        Chosen::One(row) => meant::is_move(work, row, user, rest),
        Chosen::Several(rows) => rows.iter().any(|row| meant::is_move(work, row, user, rest)),
        Chosen::None => false,
    };
    if let Some(text) = meant::misnumbered(work, chat, rest).filter(|_| !fits) {
        return ask.refuse(work, text);
    }
    match chosen {
        Chosen::One(row) => attempt(work, chat, message, *row, rest, How::Command, edited),
        Chosen::Several(rows) => meant::which(work, chat, message, &rows, rest),
        Chosen::None => ask.refuse(work, Text::new("match-none-here")),
    }
}

/// `/m draw`, `/m 17 draw`: a word that stands for a command, unless the game asks for it. `true` when it was one.
fn word_command(work: &mut Work<'_>, ask: &Ask<'_>) -> bool {
    let Ask { chat, message, rest, edited, .. } = *ask;
    let user = message.from.id;
    let numbered = meant::numbered(work, chat, user, rest);
    let text = numbered.as_ref().map_or(rest, |(_, text)| *text);
    let Some(command) = word(text).filter(|_| !edited) else { return false };
    let number = numbered.as_ref().map(|(row, _)| row.id.to_string()).unwrap_or_default();
    let meant = match numbered {
        Some((row, _)) => Chosen::One(Box::new(row)),
        None => meant::choose(work, chat, message, text),
    };
    if matches!(&meant, Chosen::One(row) if meant::is_wanted(work, row, chat, user, text)) {
        return false;
    }
    commands::run(work, &Ask { command, chat, message, rest: &number, edited, named: false });
    true
}

/// Plain text: an answer to a board, or a move where the bot reads everything. Chatter is never answered.
fn plain(work: &mut Work<'_>, chat: ChatId, message: &Message, edited: bool) {
    if !edited && questions::typed(work, chat, message) {
        return;
    }
    if message.is_anonymous() {
        return anonymous(work, chat, message);
    }
    let user = message.from.id;
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    let answered = meant::answered(work, chat, message);
    if let Some(row) = &answered {
        doubles::answered(work, chat, message, row);
    }
    if let Some((row, text)) = meant::numbered(work, chat, user, &message.text) {
        // The answer to a question for the number. A bare number could as well be chatter elsewhere.
        let asked = message.reply.as_ref().is_some_and(|reply| reply.ours) && answered.is_none();
        let marked = message.text.trim_start().starts_with(['№', '#']);
        if (private || asked || marked) && meant::is_move(work, &row, user, text) {
            return attempt(work, chat, message, row, text, How::Answer, edited);
        }
    }
    if let Some(row) = answered.and_then(|row| work.tx.match_row(row.id)) {
        if row.seat_of(user).is_some() && !plain_words(work, chat, message, &row) {
            attempt(work, chat, message, row, &message.text, How::Answer, edited);
        }
        return;
    }
    unanswered(work, chat, message, private, edited);
}

/// A press below the question which match a message meant: it is read once more, now of that match.
///
/// # Errors
/// A sentence that says why not.
pub fn which(work: &mut Work<'_>, press: &Press, chat: ChatId, meant: (MatchId, i32), said: &str) -> Result<(), Text> {
    let (id, message) = meant;
    let (peer, from) = (press.chat.peer, press.from.clone());
    let row =
        work.tx.match_row(id).filter(|_| !work.tx.typed_from(peer, from.id, message).iter().any(|m| m.0 == message));
    let row = row.ok_or_else(|| Text::new("toast-old-board"))?;
    let message = Message {
        chat: press.chat.clone(),
        topic: press.topic,
        id: message,
        from,
        at: press.at,
        text: said.to_owned(),
        mentions: Vec::new(),
        reply: None,
        forwarded: false,
    };
    work.owe(chat, Due::Delete { message: press.message });
    match Written::read(said, &work.cache.me.username) {
        Ok(Some(written)) => {
            work.tx.take_refused(peer, message.from.id, message.id);
            let command = Command::find(&written.name).ok_or_else(|| Text::new("toast-old-board"))?;
            let rest = format!("{id} {}", written.rest);
            commands::run(work, &Ask { command, chat, message: &message, rest: &rest, edited: false, named: false });
        }
        _ => attempt(work, chat, &message, row, said, How::Command, false),
    }
    Ok(())
}

/// Plain text that answers nothing.
fn unanswered(work: &mut Work<'_>, chat: ChatId, message: &Message, private: bool, edited: bool) {
    let user = message.from.id;
    if !private && talk(&message.text, books::reader(work, chat).labels) {
        return;
    }
    let chosen = meant::choose(work, chat, message, &message.text);
    let wanted = matches!(&chosen, Chosen::One(row) if meant::is_wanted(work, row, chat, user, &message.text));
    if let Some(command) = word(&message.text).filter(|_| private && !wanted) {
        return commands::run(work, &Ask { command, chat, message, rest: "", edited, named: false });
    }
    match chosen {
        // What is said in another topic is said of something else.
        Chosen::One(row) if !private && row.topic != message.topic => {}
        Chosen::Several(rows) if !private && rows.iter().any(|row| row.topic != message.topic) => {}
        Chosen::One(row) => attempt(work, chat, message, *row, &message.text, How::Plain, edited),
        Chosen::Several(rows) if private => meant::which(work, chat, message, &rows, &message.text),
        // In a group the text must be a move of each of them to be worth a question.
        Chosen::Several(rows) if rows.iter().all(|row| meant::is_heard(work, row, user, &message.text)) => {
            meant::which(work, chat, message, &rows, &message.text);
        }
        Chosen::None if private && !edited => work.reply(Whom::of(chat, message), Text::new("private-idle")),
        _ => {}
    }
}

/// Nobody can tell for whom an administrator moves who writes in the name of the group; talk is not answered.
fn anonymous(work: &mut Work<'_>, chat: ChatId, message: &Message) {
    let asked = meant::answered(work, chat, message).and_then(|row| {
        let seat = work.live(row.id)?.turn().seats().iter().next()?;
        Some((row, seat))
    });
    let plays = |(row, seat)| word(&message.text).is_some() || meant::is_move_of(work, &row, seat, &message.text);
    if asked.is_some_and(plays) {
        work.reply(Whom::of(chat, message), Text::new("anonymous-plays"));
    }
}

/// A text that is meant as a move of that match.
fn attempt(work: &mut Work<'_>, chat: ChatId, message: &Message, row: MatchRow, text: &str, how: How, edited: bool) {
    let user = message.from.id;
    let Some(seat) = row.seat_of(user) else { return };
    // A corrected message is a new attempt unless a later one of the same person has moved the match.
    let played = || work.tx.typed_from(message.chat.peer, user, message.id).iter().any(|(_, id)| *id == row.id);
    if edited && (row.stage != Stage::Live || played()) {
        return;
    }
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    if row.stage != Stage::Live {
        // People talk about a challenge and about a match that has ended: no answer, unless they try to play.
        if how == How::Command || private || meant::is_move(work, &row, user, text) {
            let late = deadlines::too_late(work, &row, Seat(seat), message.at, usize::MAX);
            work.reply(Whom::of(chat, message), late.unwrap_or_else(|| not_live(row.stage)));
        }
        return;
    }
    let row = with_own_board(work, row, chat, user);
    typed(work, &Attempt { chat, message, seat: Seat(seat), text, how, private }, row);
}

/// A text that somebody has written for a match.
struct Attempt<'a> {
    chat: ChatId,
    message: &'a Message,
    seat: Seat,
    text: &'a str,
    how: How,
    /// Whether nobody else reads there.
    private: bool,
}

/// Lets a seat play what was typed. Only who meant it as a move is answered when it is none.
fn typed(work: &mut Work<'_>, attempt: &Attempt<'_>, row: MatchRow) {
    let Attempt { chat, message, seat, text, how, private } = *attempt;
    let Some(game) = work.games.find(&row.game) else { return };
    let (id, whom) = (row.id, Whom::of(chat, message));
    let manner = match how {
        _ if private => Manner::Private,
        How::Command | How::Answer => Manner::Addressed,
        How::Plain => Manner::Overheard,
    };
    let words = Vocabulary(game.info());
    let input = Input::typed(text, books::reader(work, row.chat).labels, manner).by(&words);
    let asker = Asker { user: whom.user, chat, topic: message.topic, message: Some(message.id) };
    match play::typed(work, row, seat, &Typed { asker, at: message.at, input: input.clone() }) {
        Ok(()) => refusals::forgive(work, id, whom.user),
        Err(Refusal::Late(late)) => {
            let reads = |live: &mut Match| live.position().read(seat, &input).is_ok();
            if how == How::Command || work.live(id).is_some_and(reads) {
                work.refuse_move(whom, id, late);
            }
        }
        Err(Refusal::Unreadable) => work.reply(whom, unreadable(id)),
        Err(Refusal::Illegal(reject)) => {
            let hints = reject.why == Why::Syntax && how != How::Command;
            // In private nobody but the bot can be meant; in a group a hint comes once.
            let meant = (private && !text.is_empty())
                || (manner != Manner::Overheard && words.nearly(text) && refusals::first_hint(work, id, whom.user));
            if !hints || meant {
                refusals::refuse(work, whom, id, reject);
            }
        }
    }
}

/// The match, with the player's own board for whom it is typed in a private chat that was not open at the start.
fn with_own_board(work: &mut Work<'_>, row: MatchRow, chat: ChatId, user: UserId) -> MatchRow {
    let shown = row.boards.iter().any(|board| board.chat == chat);
    if shown || people::private_chat(work, user) != Some(chat) || !views::own_board(work, &row, user) {
        return row;
    }
    work.owe_board(row.id, chat, false);
    work.tx.match_row(row.id).unwrap_or(row)
}
