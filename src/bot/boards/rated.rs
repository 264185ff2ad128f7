//! The changes of the ratings by a match, at the end of its last caption.

use crate::bot::context::work::Work;
use crate::bot::table::days;
use crate::game::{Seat, Text};
use crate::store::results::{Player, ResultRow, ResultSeat, Unrated};
use crate::store::schema::{MatchRow, Stage};

/// How many players are named with their ratings.
const NAMED: usize = 8;

/// The sentences; none while the match goes on. The last one about a puzzle of the day can be passed on.
pub fn rated(work: &mut Work<'_>, row: &MatchRow) -> Vec<Text> {
    let mut said = ratings(work, row);
    said.extend(days::line(work, row));
    said
}

/// The changes of the ratings. Empty if nobody expects any.
fn ratings(work: &Work<'_>, row: &MatchRow) -> Vec<Text> {
    let result = row.result.filter(|_| row.stage == Stage::Over);
    let Some(result) = result.and_then(|result| work.tx.result(row.chat, &row.game, result)) else { return Vec::new() };
    if let Some(why) = result.unrated {
        let private = work.tx.chat(row.chat).is_none_or(|chat| chat.private);
        return unrated(why).filter(|_| !private).map(Text::new).into_iter().collect();
    }
    [Some(changes(&result)), between(work, row, &result)].into_iter().flatten().collect()
}

fn unrated(why: Unrated) -> Option<&'static str> {
    match why {
        Unrated::Alone => None,
        Unrated::Casual => Some("unrated-casual"),
        Unrated::Computer => Some("unrated-computer"),
        Unrated::Shared => Some("unrated-shared"),
        Unrated::Twice => Some("unrated-twice"),
        Unrated::Short => Some("unrated-short"),
        Unrated::Often => Some("unrated-often"),
        Unrated::Vote => Some("unrated-vote"),
    }
}

/// `Rated: Anna 1523 (+12), Boris 1477? (−12).`
fn changes(result: &ResultRow) -> Text {
    let seats = (0u8..).zip(&result.seats);
    let mut players: Vec<(u8, Text)> =
        seats.filter_map(|(at, seat)| Some((seat.place, change(Seat(at), seat, result.ended)?))).collect();
    // Of many players, the best; two are shown as above.
    if players.len() > 2 {
        players.sort_by_key(|(place, _)| *place);
    }
    let more = players.len().saturating_sub(NAMED);
    let mut players: Vec<Text> = players.into_iter().take(NAMED).map(|(_, text)| text).collect();
    if more > 0 {
        players.push(Text::new("names-more").with("count", more));
    }
    Text::new("rated").with("players", players)
}

fn change(at: Seat, seat: &ResultSeat, now: u64) -> Option<Text> {
    let (before, after) = seat.before.zip(seat.after).filter(|_| matches!(seat.who, Player::User(_)))?;
    let change = after.points() - before.points();
    let signed = match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", -change),
    };
    let text = Text::new("rated-player").with("seat", at).with("points", after.points().to_string());
    Some(text.with("guess", if after.is_guess(now) { "yes" } else { "no" }).with("change", signed))
}

/// The score between two players, once they have met before.
fn between(work: &Work<'_>, row: &MatchRow, result: &ResultRow) -> Option<Text> {
    let [one, other] = &result.seats[..] else { return None };
    let (Player::User(one), Player::User(other)) = (one.who, other.who) else { return None };
    let ([own, theirs], drawn) = work.tx.between(row.chat, &row.game, one, other)?;
    let text = Text::new("rated-between")
        .with("one", Seat(0))
        .with("other", Seat(1))
        .with("own", own)
        .with("theirs", theirs)
        .with("drawn", drawn);
    (own + theirs + drawn > 1).then_some(text)
}
