//! People: their names, and the names of their matches.

use crate::bot::context::incoming::Person;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::store::schema::{ChatId, Lang, MatchRow, SeatRow, UserId, UserRow, Who};

/// The most matches that a question lists.
pub const NAMED: usize = 8;

/// The most players whose names are all joined in one line by dashes.
const BETWEEN: usize = 8;

/// Records a person as last seen, and returns the row.
pub fn meet(work: &mut Work<'_>, person: &Person) -> UserRow {
    let known = work.tx.user(person.id);
    let row = UserRow {
        name: display_name(person),
        username: person.username.clone(),
        // A person who is only mentioned comes without a language.
        lang: match (&person.language, &known) {
            (None, Some(known)) => known.lang,
            (language, _) => Lang::of(language.as_deref()),
        },
    };
    if known.as_ref() != Some(&row) {
        work.tx.put_user(person.id, &row);
    }
    row
}

/// The private chat of a user, if they ever opened one.
pub fn private_chat(work: &Work<'_>, user: i64) -> Option<ChatId> {
    work.tx.chat_of_peer(user)
}

/// The private chat of a user, if the bot may write there.
pub fn open_chat(work: &Work<'_>, user: i64) -> Option<ChatId> {
    private_chat(work, user).filter(|chat| work.tx.chat(*chat).is_some_and(|row| row.closed.is_none()))
}

/// The name of the player on each seat: a user's latest name, or a computer's level.
pub fn names(work: &Work<'_>, row: &MatchRow) -> Vec<Text> {
    let all = |seat| seat_names(work, seat).into_iter().map(|(name, _)| name).collect();
    row.seats.iter().map(|seat| joined("partners", all(seat))).collect()
}

/// The latest name of a user.
pub fn called(work: &Work<'_>, user: UserId) -> Text {
    let name = work.tx.user(user).map_or_else(|| format!("#{user}"), |user| user.name);
    Text::new("name").with("name", name)
}

/// Everybody on a seat: the name, and the user id if it belongs to one who has joined.
pub fn seat_names(work: &Work<'_>, seat: &SeatRow) -> Vec<(Text, Option<UserId>)> {
    let named = |name: String| Text::new("name").with("name", name);
    let latest = |user: UserId, name: &String| {
        (named(work.tx.user(user).map_or_else(|| name.clone(), |user| user.name)), Some(user))
    };
    let first = match &seat.who {
        Who::User(user) => latest(*user, &seat.name),
        Who::Username(_) => (named(seat.name.clone()), None),
        Who::Computer(level) => (Text::new("computer-name").with("level", *level), None),
        Who::Chat => (Text::new("chat-name"), None),
    };
    let partners = seat.also.iter().map(|partner| latest(partner.user, &partner.name));
    [first].into_iter().chain(partners).collect()
}

/// A sentence about the seat `$seat`, on which `$people` play.
pub fn about(key: &'static str, row: &MatchRow, seat: Seat) -> Text {
    Text::new(key).with("seat", seat).with("people", row.people(seat.0))
}

/// `Anna — Boris`. A long list uses another message that names the first few and counts the rest.
pub fn between(names: Vec<Text>) -> Text {
    if names.len() > BETWEEN { Text::new("names").with("names", names) } else { joined("versus", names) }
}

/// Joins names pairwise with a message.
fn joined(key: &'static str, names: Vec<Text>) -> Text {
    let both = names.into_iter().reduce(|one, two| Text::new(key).with("one", one).with("two", two));
    both.unwrap_or_else(|| Text::new("name").with("name", ""))
}

/// The name of a person: the display name, or else the username, or else a number.
pub fn display_name(person: &Person) -> String {
    let name = tidy(&person.name);
    if !name.is_empty() {
        return name;
    }
    person.username.clone().unwrap_or_else(|| format!("#{}", person.id))
}

/// A name cleaned of control and private-use characters: one line, at most 40 characters.
pub fn tidy(name: &str) -> String {
    let kept: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control() && !('\u{e000}'..='\u{f8ff}').contains(c))
        .take(40)
        .collect();
    kept.trim().to_owned()
}

/// `№17 Sea battle (Anna — Boris)`.
pub fn match_line(work: &Work<'_>, row: &MatchRow) -> Text {
    Text::new("match-line")
        .with("number", row.id as i64)
        .with("game", Text::new(format!("{}-name", row.game)))
        .with("players", between(names(work, row)))
}

/// One line per match. A long list shows only the first few.
pub fn match_lines(work: &Work<'_>, rows: &[MatchRow]) -> Vec<Text> {
    let mut lines: Vec<Text> = rows.iter().take(NAMED).map(|row| match_line(work, row)).collect();
    if rows.len() > NAMED {
        lines.push(Text::new("matches-more").with("count", rows.len() - NAMED));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(tidy("  Anna\n<b>\u{e000}1\u{e001} "), "Anna <b>1");
        assert_eq!(tidy(&"x".repeat(99)).len(), 40);
    }
}
