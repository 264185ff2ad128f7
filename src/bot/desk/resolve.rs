//! Resolves which match a message is about.

use crate::base::Labels;
use crate::base::place::Misread;
use crate::bot::chats::{directory, people};
use crate::bot::context::callback::Callback;
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Message;
use crate::bot::context::work::Work;
use crate::bot::words::Vocabulary;
use crate::game::{Input, Manner, Seat, Text, Why};
use crate::store::schema::{ChatId, Due, Lang, MatchId, MatchRow, NoteKey, Stage, UserId};

/// The most columns on any game's board.
const WIDEST: u16 = 40;

/// The longest move quoted as an example, in characters.
const EXAMPLE: usize = 20;

/// Buttons per row under the question which match is meant.
const ACROSS: usize = 2;

/// The match that a text is about.
pub enum Chosen {
    /// Exactly one candidate.
    One(Box<MatchRow>),
    Several(Vec<MatchRow>),
    None,
}

impl Chosen {
    fn of(mut rows: Vec<MatchRow>) -> Chosen {
        match rows.len() {
            0 => Chosen::None,
            1 => Chosen::One(Box::new(rows.swap_remove(0))),
            _ => Chosen::Several(rows),
        }
    }
}

/// The match number in a text by the bot: the `№17` at its beginning, or the only one in it. A list or a question names
/// several, and is about none of them; people's names may contain anything.
pub fn number_in(text: &str) -> Option<MatchId> {
    let mut numbers = text.split('№').skip(1).filter_map(|rest| {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..digits].parse().ok()
    });
    let first = numbers.next()?;
    (text.starts_with('№') || numbers.all(|number| number == first)).then_some(first)
}

/// Parses a match number as people type it: `17`, `№17`, `#17`.
pub fn number(word: &str) -> Option<MatchId> {
    word.trim_start_matches(['№', '#']).parse().ok().filter(|_| word.len() < 20)
}

/// The user's match whose number begins the text, and the rest of the text.
pub fn numbered<'t>(work: &Work<'_>, chat: ChatId, user: UserId, text: &'t str) -> Option<(MatchRow, &'t str)> {
    let (first, rest) = text.trim().split_once(char::is_whitespace)?;
    let row = number(first).and_then(|id| work.tx.match_row(id))?;
    let here = row.chat == chat || work.tx.chat(chat).is_some_and(|chat| chat.private);
    (here && row.seat_for(chat, user).is_some()).then_some((row, rest.trim()))
}

/// The error in the number at the beginning of a text: no such match in this chat, or it belongs to others.
pub fn misnumbered(work: &Work<'_>, chat: ChatId, text: &str) -> Option<Text> {
    let (first, _) = text.split_once(char::is_whitespace)?;
    let id = number(first)?;
    let here = work.tx.match_row(id).is_some_and(|row| row.chat == chat);
    let key = if here { "toast-stranger" } else { "match-unknown" };
    Some(Text::new(key).with("number", id as i64))
}

/// The match whose board (or note) a message answers.
pub fn answered(work: &Work<'_>, chat: ChatId, message: &Message) -> Option<MatchRow> {
    let reply = message.reply.as_ref().filter(|reply| reply.ours)?;
    let numbered = number_in(&reply.text)
        .and_then(|id| work.tx.match_row(id))
        .filter(|row| row.chat == chat || row.boards.iter().any(|board| board.chat == chat));
    numbered.or_else(|| {
        let rows = work.tx.matches_in(chat).into_iter().filter_map(|id| work.tx.match_row(id));
        rows.into_iter()
            .find(|row| row.boards.iter().any(|board| board.chat == chat && board.message == Some(reply.id)))
    })
}

/// The live match that a user means by a text without a number.
pub fn choose(work: &mut Work<'_>, chat: ChatId, message: &Message, text: &str) -> Chosen {
    let (user, lang) = (message.from.id, work.lang(chat));
    let mut rows = playing(work, chat, message);
    if rows.len() > 1 {
        let movable: Vec<bool> = rows.iter().map(|row| is_move(work, row, user, text, lang)).collect();
        let acting: Vec<bool> = rows.iter().map(|row| is_asked(work, row, user)).collect();
        let narrowed = |keep: &dyn Fn(usize) -> bool| -> Vec<MatchRow> {
            (0..rows.len()).filter(|n| keep(*n)).map(|n| rows[n].clone()).collect()
        };
        for step in [narrowed(&|n| movable[n] && acting[n]), narrowed(&|n| movable[n])] {
            if !step.is_empty() {
                rows = step;
                break;
            }
        }
    }
    Chosen::of(rows)
}

/// The live match that a word without a number is about. In private, matches played there come before those of groups;
/// of several shown there, the one that waits for an answer.
pub fn by_word(work: &mut Work<'_>, chat: ChatId, message: &Message) -> Chosen {
    let mut rows = playing(work, chat, message);
    if message.chat.private {
        if rows.iter().any(|row| row.chat == chat) {
            rows.retain(|row| row.chat == chat);
        }
        let mut waits = rows.clone();
        waits.retain(|row| is_shown(row, chat) && is_asked(work, row, message.from.id));
        if waits.len() == 1 {
            return Chosen::of(waits);
        }
    }
    Chosen::of(rows)
}

/// The author's live matches that are nearest to the chat of the message.
fn playing(work: &Work<'_>, chat: ChatId, message: &Message) -> Vec<MatchRow> {
    let user = message.from.id;
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    let ids = if private { work.tx.matches_of(user) } else { work.tx.matches_in(chat) };
    let rows = ids.into_iter().filter_map(|id| work.tx.match_row(id));
    let mut rows: Vec<MatchRow> = rows.filter(|row| row.stage == Stage::Live && row.seat_of(user).is_some()).collect();
    if !private && rows.iter().any(|row| row.topic == message.topic) {
        rows.retain(|row| row.topic == message.topic);
    }
    // In private, a match with a board there is nearer than those of groups.
    if private && rows.iter().any(|row| is_shown(row, chat)) {
        rows.retain(|row| is_shown(row, chat));
    }
    rows
}

/// The live match played by the chat, for a command that does not name one: the author must be allowed to vote in it.
pub fn voting(work: &Work<'_>, chat: ChatId, message: &Message) -> Chosen {
    let rows = work.tx.matches_in(chat).into_iter().filter_map(|id| work.tx.match_row(id));
    let votes = |row: &MatchRow| row.stage == Stage::Live && row.is_voter(chat, message.from.id);
    let mut rows: Vec<MatchRow> = rows.filter(votes).collect();
    if rows.iter().any(|row| row.topic == message.topic) {
        rows.retain(|row| row.topic == message.topic);
    }
    Chosen::of(rows)
}

/// Whether a chat has a board of the match.
fn is_shown(row: &MatchRow, chat: ChatId) -> bool {
    row.boards.iter().any(|board| board.chat == chat)
}

/// Whether a text looks like a move of that match by a player or voter.
pub fn is_move(work: &mut Work<'_>, row: &MatchRow, user: UserId, text: &str, lang: Lang) -> bool {
    row.seat_of(user).or(row.chat_seat()).is_some_and(|seat| is_move_of(work, row, Seat(seat), text, lang))
}

/// The same, for a seat.
pub fn is_move_of(work: &mut Work<'_>, row: &MatchRow, seat: Seat, text: &str, lang: Lang) -> bool {
    let labels = directory::reader(work, row.chat).labels;
    let Some(game) = work.games.find(&row.game) else { return false };
    let words = Vocabulary(game.info(), lang);
    let input = Input::typed(text, labels, Manner::Overheard).by(&words);
    // A place in letters of another board is meant as a move, only badly typed.
    work.live(row.id).is_some_and(|live| match live.position().read(seat, &input) {
        Ok(_) => true,
        Err(reject) => reject.why == Why::Letters,
    })
}

/// Whether a text is what its game asks the player for at the moment: the game's words come before those of the table.
/// If the game accepts any text, only a text that would count without a reply does; a secret question is answered in
/// private.
pub fn is_wanted(work: &mut Work<'_>, row: &MatchRow, chat: ChatId, user: UserId, text: &str) -> bool {
    let Some(seat) = row.seat_for(chat, user).map(Seat).filter(|_| row.stage == Stage::Live) else { return false };
    let Some(game) = work.games.find(&row.game) else { return false };
    let labels = directory::reader(work, row.chat).labels;
    let alone = work.tx.chat(chat).is_some_and(|chat| chat.private);
    let (words, at) = (Vocabulary(game.info(), work.lang(chat)), work.now.saturating_sub(row.began));
    work.live(row.id).is_some_and(|live| {
        let manner = if alone && live.turn().is_private(seat) { Manner::Private } else { Manner::Overheard };
        live.admits(seat, &Input::typed(text, labels, manner).by(&words), at)
    })
}

/// Whether plain text justifies the question which match is meant.
pub fn is_heard(work: &mut Work<'_>, row: &MatchRow, user: UserId, text: &str, lang: Lang) -> bool {
    let Some(seat) = row.seat_of(user).map(Seat) else { return false };
    work.live(row.id).is_some_and(|live| live.listens(seat)) && is_move_of(work, row, seat, text, lang)
}

fn is_asked(work: &mut Work<'_>, row: &MatchRow, user: UserId) -> bool {
    let Some(seat) = row.seat_of(user) else { return false };
    work.live(row.id).is_some_and(|live| live.turn().seats().has(Seat(seat)))
}

/// Asks which of several matches a text means.
pub fn which(work: &mut Work<'_>, chat: ChatId, message: &Message, rows: &[MatchRow], said: &str) {
    let Some(first) = rows.first() else { return };
    let listed = people::match_lines(work, rows);
    let repeats = said.chars().count() <= EXAMPLE && is_move(work, first, message.from.id, said, work.lang(chat));
    let example = if repeats { said.trim().to_owned() } else { example(work, first, message.from.id) };
    // A person without a prompt there may have anything in mind.
    let example = if example.is_empty() { "…".to_owned() } else { example };
    let text = Text::new("match-which").with("matches", listed).with("number", first.id as i64);
    ask_which(work, Whom::of(chat, message), rows, said.trim(), text.with("move", example));
}

/// Asks which of several matches a message means, with a button for each whose callback data fits.
pub fn ask_which(work: &mut Work<'_>, asked: Whom, rows: &[MatchRow], said: &str, text: Text) {
    let key = |row: &MatchRow| {
        let Whom { user, message, .. } = asked;
        let game = Text::new(format!("{}-name", row.game));
        let label = Text::new("key-turn").with("number", row.id as i64).with("game", game);
        let does = Callback::Which { id: row.id, user, message, text: said.to_owned() }.write()?;
        Some(NoteKey { label, does })
    };
    let keys: Vec<NoteKey> = rows.iter().take(people::NAMED).filter_map(key).collect();
    let keys = keys.chunks(ACROSS).map(<[NoteKey]>::to_vec).collect();
    let (reply_to, topic) = (Some(asked.message), asked.topic);
    let note = Due::Note { text: vec![text], about: None, mention: Vec::new(), keys, reply_to, edits: None, topic };
    work.enqueue_answer(asked, note, None);
}

/// An example of what the user could type in a match now. Empty if there is none.
fn example(work: &mut Work<'_>, row: &MatchRow, user: UserId) -> String {
    let reader = directory::reader(work, row.chat);
    let example = work.games.find(&row.game).zip(row.seat_of(user).or(row.chat_seat())).and_then(|(game, seat)| {
        let live = work.live(row.id)?;
        Vocabulary(game.info(), reader.lang).example(live.position(), Seat(seat), reader)
    });
    example.unwrap_or_default()
}

/// Whether a match belongs to this chat, or to the user who asks in private.
pub fn may_see(work: &Work<'_>, row: &MatchRow, chat: ChatId, user: UserId) -> bool {
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    row.chat == chat || (private && row.seat_of(user).is_some())
}

/// The message about a match whose log can no longer be replayed.
pub fn unreadable(id: MatchId) -> Text {
    Text::new("match-unreadable").with("number", id as i64)
}

/// Why a match that is not live takes neither moves nor words.
pub fn not_live(stage: Stage) -> Text {
    Text::new(match stage {
        Stage::Lobby => "match-not-begun",
        Stage::Void => "toast-lobby-void",
        Stage::Live | Stage::Over => "reject-over",
    })
}

/// Whether a text that looks like coordinates is chatter, like "ok 3" or "на 5": its column is beyond every board, or
/// has several letters that the board does not have.
pub fn talk(text: &str, labels: Labels) -> bool {
    match labels.path(text) {
        Ok(places) => places.iter().any(|place| place.col >= WIDEST),
        Err(Misread::Letter(_)) => {
            text.split(|c: char| !c.is_alphabetic()).any(|letters| letters.chars().nth(1).is_some())
        }
        Err(Misread::Shape) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_matches() {
        assert_eq!(number_in("№17 · Sea battle"), Some(17));
        assert_eq!(number_in("no number"), None);
        assert_eq!(number_in("Which? №1 Pig, №2 Pig. /m 1 e4"), None);
        assert_eq!(number_in("№1 · Pig · №99 — Anna"), Some(1));
        assert_eq!(number_in("Anna offers a draw in №1."), Some(1));
        assert_eq!(number("№17"), Some(17));
        assert_eq!(number("17"), Some(17));
        assert_eq!(number("e4"), None);
    }
}
