//! Runs commands: checks the author's rights, and resolves the match.

use super::command::{Ask, Does, OfMatch};
use super::resolve::{self, Chosen, may_see, not_live, number};
use crate::bot::chats::people;
use crate::bot::chats::rights::Rights;
use crate::bot::context::work::Work;
use crate::bot::table::deadlines;
use crate::game::{Seat, Text};
use crate::store::schema::{ChatId, MatchRow, Stage};

/// The most characters of a command quoted as an example.
const EXAMPLE: usize = 40;

pub fn run(work: &mut Work<'_>, ask: &Ask<'_>) {
    if ask.command.rights == Rights::Players && ask.message.is_anonymous() {
        return ask.refuse(work, Text::new("anonymous-plays"));
    }
    match &ask.command.does {
        Does::Chat(run) => run(work, ask),
        Does::Match(of_match) => of_a_match(work, ask, of_match),
    }
}

/// Runs a command about a match. The number of the match may follow.
fn of_a_match(work: &mut Work<'_>, ask: &Ask<'_>, command: &OfMatch) {
    // Anything but a number is taken for politeness.
    let named = ask.rest.split_whitespace().next().and_then(number);
    let row = match named {
        Some(id) => {
            let row = work.tx.match_row(id).filter(|row| may_see(work, row, ask.chat, ask.message.from.id));
            let Some(row) = row else {
                return ask.refuse(work, Text::new("match-unknown").with("number", id as i64));
            };
            Some(row)
        }
        None => match resolved(work, ask, command) {
            Ok(row) => row,
            Err(rows) => return which_word(work, ask, &rows),
        },
    };
    let named = named.is_some() || resolve::answered(work, ask.chat, ask.message).is_some();
    match row {
        Some(row) => run_with(work, &Ask { named, ..*ask }, command, row),
        None => ask.refuse(work, Text::new("match-none-here")),
    }
}

/// The match meant without a number: that of the message it replies to, or the only candidate.
fn resolved(work: &mut Work<'_>, ask: &Ask<'_>, command: &OfMatch) -> Result<Option<MatchRow>, Vec<MatchRow>> {
    if let Some(row) = resolve::answered(work, ask.chat, ask.message) {
        return Ok(Some(row));
    }
    match resolve::by_word(work, ask.chat, ask.message) {
        Chosen::One(row) => return Ok(Some(*row)),
        Chosen::Several(rows) => return Err(rows),
        Chosen::None => {}
    }
    if ask.command.rights == Rights::Players {
        match resolve::voting(work, ask.chat, ask.message) {
            Chosen::One(row) => return Ok(Some(*row)),
            Chosen::Several(rows) => return Err(rows),
            Chosen::None => {}
        }
    }
    // Spectators may use these commands, and a challenge may be withdrawn.
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

/// The match of the chat that ended last: people often ask for its record and its secret right afterwards.
fn ended_last(work: &Work<'_>, chat: ChatId) -> Option<MatchRow> {
    work.tx.chat(chat)?.ended.and_then(|id| work.tx.match_row(id))
}

fn which_word(work: &mut Work<'_>, ask: &Ask<'_>, rows: &[MatchRow]) {
    let listed = people::match_lines(work, rows);
    let with = |number: &str| {
        let words = [ask.command.name, number].into_iter().chain(ask.rest.split_whitespace());
        format!("/{}", words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
    };
    let example: String = with(&rows.first().map_or(0, |row| row.id).to_string()).chars().take(EXAMPLE).collect();
    let text = Text::new("match-which-word").with("matches", listed).with("command", example);
    let message = ask.message;
    work.tx.put_refused(message.chat.peer, message.from.id, message.id);
    resolve::ask_which(work, ask.whom(), rows, &with(""), text);
}

fn run_with(work: &mut Work<'_>, ask: &Ask<'_>, command: &OfMatch, row: MatchRow) {
    let row = if command.read_only { row } else { deadlines::overdue(work, row, ask.message.at.min(work.now)) };
    if ask.command.rights == Rights::Players {
        let Some(seat) = row.seat_for(ask.chat, ask.message.from.id) else {
            return ask.refuse(work, Text::new("toast-stranger").with("number", row.id as i64));
        };
        if row.stage != Stage::Live {
            let text = deadlines::too_late(work, &row, Seat(seat), ask.message.at, usize::MAX);
            return ask.refuse(work, text.unwrap_or_else(|| not_live(row.stage)));
        }
    }
    work.note_place(&row, ask.whom());
    (command.run)(work, ask, row);
}
