//! People: their names, and the names of their matches.

use crate::base::is_blank;
use crate::bot::context::incoming::Person;
use crate::bot::context::short::shortened;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::store::erase::nameless;
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
    let all = |n| seat_names(work, row, n).into_iter().map(|(name, _)| name).collect();
    (0..row.seats.len()).map(|n| joined("partners", all(n))).collect()
}

/// The latest name of a user. Somebody whose data was erased is called as in their matches.
pub fn called(work: &Work<'_>, user: UserId) -> Text {
    let name = work.tx.user(user).and_then(|known| visible_name(user, known));
    let unknown = || if user < 0 { nameless(user.unsigned_abs()) } else { numbered(user) };
    named(name.unwrap_or_else(unknown))
}

/// The latest name of a user, or the stored one of somebody unknown; *player 3* for the `n`th from 0 of several if
/// nothing of it is visible.
pub fn called_among(work: &Work<'_>, user: UserId, kept: &str, n: usize) -> Text {
    match work.tx.user(user) {
        Some(known) => visible_name(user, known).map_or_else(|| nth(n), named),
        None => kept_among(user, kept, n),
    }
}

/// The same for a stored name.
pub fn kept_among(user: UserId, kept: &str, n: usize) -> Text {
    let kept = UserRow { name: kept.to_owned(), username: None, lang: Lang::default() };
    visible_name(user, kept).map_or_else(|| nth(n), named)
}

/// *player 3*: replaces the name of the `n`th person from 0.
pub fn nth(n: usize) -> Text {
    Text::new("seat-mark").with("number", n + 1)
}

fn named(name: String) -> Text {
    Text::new("name").with("name", name)
}

/// The stored name of somebody who has none.
fn numbered(user: UserId) -> String {
    format!("#{user}")
}

/// The name of a user or else the username. `None` if there is nothing to see of either.
fn visible_name(id: UserId, user: UserRow) -> Option<String> {
    let is_name = |name: &String| !name.chars().all(is_blank) && *name != numbered(id);
    Some(user.name).filter(is_name).or(user.username)
}

/// Everybody on the `n`th seat from 0, which the match must have: the name, and the user id if it belongs to one who
/// has joined.
pub fn seat_names(work: &Work<'_>, row: &MatchRow, n: usize) -> Vec<(Text, Option<UserId>)> {
    let seat = &row.seats[n];
    let latest = |user: UserId, name: &String| (called_among(work, user, name, n), Some(user));
    let first = match &seat.who {
        Who::User(user) => latest(*user, &seat.name),
        Who::Username(_) => (named(seat.name.clone()), None),
        Who::Computer(level) => {
            // Several of one level are numbered.
            let alike = |seats: &[SeatRow]| seats.iter().filter(|other| other.who == seat.who).count();
            let nth = if alike(&row.seats) > 1 { 1 + alike(&row.seats[..n]) } else { 0 };
            (Text::new("computer-name").with("level", *level).with("nth", nth), None)
        }
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

/// The name of a person: the display name, or the username if it would be invisible, or else a number.
pub fn display_name(person: &Person) -> String {
    let name = tidy(&person.name);
    if !name.chars().all(is_blank) {
        return name;
    }
    person.username.clone().unwrap_or_else(|| numbered(person.id))
}

/// A name cleaned of control and private-use characters: one line, at most 40 characters.
pub fn tidy(name: &str) -> String {
    let kept: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control() && !('\u{e000}'..='\u{f8ff}').contains(c))
        .collect();
    shortened(kept.trim(), 40)
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
        assert_eq!(tidy(&"x".repeat(40)).len(), 40);
        assert_eq!(tidy(&"x".repeat(99)), format!("{}…", "x".repeat(39)));
    }

    #[test]
    fn nobody_is_without_a_name() {
        let called = |name: &str, username: Option<&str>| {
            let username = username.map(str::to_owned);
            display_name(&Person { id: 3, name: name.to_owned(), username, language: None, bot: false })
        };
        for blank in ["", " \u{200f}", "\u{2800}", "\u{3164}\u{3164}", "\u{301}", "\u{ad}\u{e0041}", "\u{f8ff}"] {
            assert_eq!([called(blank, Some("ghost")), called(blank, None)], ["ghost", "#3"], "{blank:?}");
            let row = |username| UserRow { name: blank.to_owned(), username, lang: Lang::default() };
            assert_eq!(
                visible_name(3, row(Some("ghost".to_owned()))).as_deref(),
                Some("ghost"),
                "kept by older versions"
            );
            assert_eq!(visible_name(3, row(None)), None);
        }
        assert_eq!(visible_name(3, UserRow { name: "#3".to_owned(), username: None, lang: Lang::default() }), None);
        for name in ["محمد", "王伟", "🦊", ".", "e\u{301}"] {
            assert_eq!(called(name, Some("ghost")), name);
        }
    }
}
