//! The data that the bot stores about a user, as a file.

use serde_json::{Value, json};

use super::call::{Call, Dest};
use crate::bot::chats::directory;
use crate::bot::context::day;
use crate::bot::context::work::Work;
use crate::bot::table::days;
use crate::bot::words::html;
use crate::game::{Text, Turn};
use crate::store::results::{Player, ResultRow};
use crate::store::schema::{ChatId, MatchId, UserId};

/// How many records are in the file, the newest ones.
const RECORDS: usize = 300;

/// The file: one JSON object.
pub fn mydata_call(work: &mut Work<'_>, user: UserId, at: ChatId, to: Dest, reply_to: Option<i32>) -> Call {
    let known = work.tx.user(user);
    let chats = work.tx.chats_with_results_of(user);
    let of_chats: Vec<Value> = chats.iter().map(|chat| of_chat(work, *chat, user)).collect();
    let mut ids = matches(work, &chats, user);
    let all = ids.len();
    ids.drain(..all.saturating_sub(RECORDS));
    let records: Vec<String> = ids.iter().filter_map(|id| record(work, *id)).collect();
    let data = json!({
        "user": {
            "id": user,
            "name": known.as_ref().map(|known| known.name.clone()),
            "username": known.as_ref().and_then(|known| known.username.clone()),
            "language": known.as_ref().map(|known| known.lang.code()),
        },
        "chats": of_chats,
        "puzzles": puzzles(work, user),
        "matches": all,
        "records": records,
    });
    let bytes = serde_json::to_vec_pretty(&data).unwrap_or_default();
    let reader = directory::reader(work, at);
    let caption = html(&Text::new("privacy-file"), reader, &|_| String::new());
    Call::Document { to, name: "kletka-my-data.json".to_owned(), bytes, caption, reply_to }
}

fn has(row: &ResultRow, user: UserId) -> bool {
    row.seats.iter().any(|seat| seat.users().any(|own| own == user))
}

/// All that follows from results in one chat.
fn of_chat(work: &Work<'_>, chat: ChatId, user: UserId) -> Value {
    let games = work.tx.games_with_results(chat).into_iter().filter_map(|game| {
        let tally = work.tx.tally(chat, &game, user)?;
        let results =
            work.tx.results(chat, &game).into_iter().filter(|row| has(row, user)).map(|row| result(&row, user));
        Some(json!({
            "game": game,
            "rating": tally.rating.map(|rating| rating.points()),
            "won": tally.score[0],
            "drawn": tally.score[1],
            "lost": tally.score[2],
            "longest_row_of_wins": tally.longest,
            "against_computers": tally.computers,
            "alone": tally.alone,
            "results": results.collect::<Vec<_>>(),
        }))
    });
    json!({ "title": work.tx.chat(chat).map(|row| row.title.clone()), "games": games.collect::<Vec<_>>() })
}

/// The puzzles of the day that somebody has begun.
fn puzzles(work: &Work<'_>, user: UserId) -> Vec<Value> {
    let days = work.tx.days_of_user(user).into_iter();
    days.flat_map(|day| work.tx.user_day(user, day).tries.into_iter().map(move |one| (day, one)))
        .map(|(at, one)| {
            let feat = one.done.as_ref().and_then(|done| done.feat.as_ref());
            json!({
                "day": day::iso(days::begins(at)),
                "game": one.game,
                "match": one.id,
                "over": one.done.is_some(),
                "solved": feat.is_some(),
                "worth": feat.map(|feat| feat.worth),
            })
        })
        .collect()
}

/// A result as far as it is about one person: others are not named.
fn result(row: &ResultRow, user: UserId) -> Value {
    let own = row.seats.iter().find(|seat| seat.users().any(|one| one == user));
    let computers = row.seats.iter().filter(|seat| matches!(seat.who, Player::Computer(_))).count();
    json!({
        "match": row.id,
        "ended": row.ended,
        "seats": row.seats.len(),
        "computers": computers,
        "place": own.map(|seat| seat.place),
        "rating_before": own.and_then(|seat| seat.before).map(|rating| rating.points()),
        "rating_after": own.and_then(|seat| seat.after).map(|rating| rating.points()),
        "void": row.voided,
    })
}

/// The matches of somebody, oldest first.
fn matches(work: &Work<'_>, chats: &[ChatId], user: UserId) -> Vec<MatchId> {
    let mut ids = work.tx.matches_of(user);
    for chat in chats {
        for game in work.tx.games_with_results(*chat) {
            ids.extend(work.tx.results(*chat, &game).iter().filter(|row| has(row, user)).map(|row| row.id));
        }
    }
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// The record of a match that is over and hides nothing.
fn record(work: &mut Work<'_>, id: MatchId) -> Option<String> {
    let live = work.live(id).filter(|live| matches!(live.turn(), Turn::Over(_)) && !live.is_closed())?;
    live.record(true)
}
