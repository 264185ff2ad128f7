//! Answers to confirmation questions, by a button or by a typed word.

use super::notes::tell;
use crate::bot::boards::headline;
use crate::bot::chats::{directory, people};
use crate::bot::context::effects::{AdminQuery, AdminThen};
use crate::bot::context::incoming::{Message, Press};
use crate::bot::context::work::Work;
use crate::bot::table::actions;
use crate::bot::words;
use crate::game::Text;
use crate::store::schema::{ChatId, Due, MatchId, MatchRow, QuestionRow, UserId};

/// The question that a button belongs to.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    pub id: MatchId,
    /// The user who was asked.
    pub user: UserId,
    /// When the question expires.
    pub until: u64,
}

/// Handles a press below a question.
pub fn press(work: &mut Work<'_>, press: Press, chat: ChatId, asked: &Asked, yes: bool) {
    let Some((row, question)) = find(work, asked) else {
        work.enqueue(chat, Due::Unkey { message: press.message });
        return tell(work, &press, chat, Some(gone(work, asked.until)), &[]);
    };
    if asked.user == press.from.id {
        return answer_press(work, &press, chat, &row, question, yes);
    }
    // Any administrator of the group may answer a question to the group.
    if asked.user != press.chat.peer {
        return tell(work, &press, chat, Some(Text::new("toast-question-other")), &[]);
    }
    let (peer, user) = (press.chat.peer, press.from.id);
    let then = AdminThen::Answer { press: Box::new(press), id: asked.id, until: asked.until, yes };
    work.fx.ask = Some(AdminQuery { peer, user, then });
}

/// Handles the messenger's answer whether a person who pressed below a group's question is an administrator.
pub fn admin(work: &mut Work<'_>, press: &Press, (id, until): (MatchId, u64), yes: bool, is_admin: bool) {
    let Some(chat) = work.tx.chat_of_peer(press.chat.peer) else { return };
    match find(work, &Asked { id, user: press.chat.peer, until }) {
        _ if !is_admin => tell(work, press, chat, Some(Text::new("toast-question-other")), &[]),
        Some((row, question)) => answer_press(work, press, chat, &row, question, yes),
        None => tell(work, press, chat, Some(gone(work, until)), &[]),
    }
}

/// Why a question no longer takes an answer.
fn gone(work: &Work<'_>, until: u64) -> Text {
    Text::new(if work.now > until { "toast-question-late" } else { "toast-question-gone" })
}

fn answer_press(work: &mut Work<'_>, press: &Press, chat: ChatId, row: &MatchRow, question: QuestionRow, yes: bool) {
    let names = headline::spoken(work, row, directory::reader_of(work, &press.from, chat));
    let topic = question.topic;
    let done = actions::answered(work, row, question, yes);
    let told = match &done {
        Ok(_) if yes => None,
        Ok(_) => Some(Text::new("toast-question-no")),
        Err(text) => Some(text.clone()),
    };
    tell(work, press, chat, told, &names);
    report_elsewhere(work, chat, topic, None, row, done.unwrap_or_default());
}

pub struct Answer {
    row: MatchRow,
    question: QuestionRow,
    yes: bool,
}

/// Reads a message as the answer to a pending question, if there is one.
pub fn asked(work: &Work<'_>, chat: ChatId, message: &Message) -> Option<Answer> {
    let text = words::calm(&message.text);
    let lang = work.lang(chat);
    let yes = words::spelled("word-yes", text, lang);
    if !yes && !words::spelled("word-no", text, lang) || message.reply.as_ref().is_some_and(|reply| !reply.ours) {
        return None;
    }
    waiting(work, chat, message).map(|(row, question)| Answer { row, question, yes })
}

/// Handles a typed answer.
pub fn answered(work: &mut Work<'_>, chat: ChatId, message: &Message, answer: Answer) {
    let Answer { row, question, yes } = answer;
    match actions::answered(work, &row, question, yes) {
        Ok(news) => report_elsewhere(work, chat, message.topic, Some(message.id), &row, news),
        Err(text) => work.note(chat, message.topic, Some(message.id), Some(row.id), vec![text]),
    }
}

/// The newest question in a chat that waits for the message's author, or the one that the message replies to.
fn waiting(work: &Work<'_>, chat: ChatId, message: &Message) -> Option<(MatchRow, QuestionRow)> {
    let (user, at) = (message.from.id, message.at.min(work.now));
    let ids = work.tx.matches_in(chat).into_iter().chain(work.tx.matches_of(user));
    let mut found = Vec::new();
    for row in ids.filter_map(|id| work.tx.match_row(id)) {
        let here = |q: &&QuestionRow| (q.user, q.chat, q.topic) == (user, chat, message.topic) && at <= q.until;
        found.extend(row.questions.iter().find(here).map(|question| (row.clone(), question.clone())));
    }
    let reply = message.reply.as_ref().map(|reply| reply.id);
    let meant = found.iter().position(|(_, question)| reply.is_some() && question.message == reply);
    match meant {
        Some(n) => Some(found.swap_remove(n)),
        None => found.into_iter().max_by_key(|(_, question)| question.until),
    }
}

fn find(work: &Work<'_>, asked: &Asked) -> Option<(MatchRow, QuestionRow)> {
    let row = work.tx.match_row(asked.id)?;
    let same = |q: &&QuestionRow| q.user == asked.user && q.until == asked.until && work.now <= q.until;
    let question = row.questions.iter().find(same)?.clone();
    Some((row, question))
}

/// Reports in one chat what happened in a match that is played in another.
pub fn report_elsewhere(
    work: &mut Work<'_>,
    chat: ChatId,
    topic: Option<i32>,
    reply_to: Option<i32>,
    row: &MatchRow,
    news: Vec<Text>,
) {
    if chat == row.chat || news.is_empty() {
        return;
    }
    let head = people::match_line(work, row);
    work.note(chat, topic, reply_to, Some(row.id), [head].into_iter().chain(news).collect());
}
