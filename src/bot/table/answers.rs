//! Answers to a challenge: join, accept, decline, leave, start, tap an option.

use super::fresh::CHANGE;
use super::lobby::{check_terms, fills, joined_others, void};
use super::{fresh, limits, lobby, wish};
use crate::bot::chats::people;
use crate::bot::context::incoming::{Person, Press};
use crate::bot::context::work::Work;
use crate::game::{Counts, Seat, Text};
use crate::store::schema::{Lang, MatchId, MatchRow, PartnerRow, SeatRow, Stage, Who};

/// The prefix of button words that set an option.
pub const TUNE: &str = "set ";

/// The button word for sharing the only seat of a match.
pub const SHARE: &str = "share";

/// The most partners on one seat.
const PARTNERS_MOST: usize = 49;

/// Handles a press under a challenge, or under the picture of a match that people may share. Returns a confirmation for
/// the presser.
///
/// # Errors
/// Why the press has no effect.
pub fn answer(work: &mut Work<'_>, press: &Press, id: MatchId, word: &str) -> Result<Option<Text>, Text> {
    let Some(row) = work.tx.match_row(id) else {
        return Err(Text::new("match-unknown").with("number", id as i64));
    };
    match row.stage {
        Stage::Lobby => {}
        Stage::Void => return Err(Text::new("toast-lobby-void")),
        Stage::Live if word == SHARE => return share(work, row, press).map(Some),
        Stage::Live if word == CHANGE => return fresh::change(work, &row, press).map(|()| None),
        Stage::Live | Stage::Over => return Err(Text::new("toast-lobby-started")),
    }
    let done = match word {
        "join" => join(work, row, press),
        "accept" => accept(work, row, press),
        "leave" if row.host == press.from.id && joined_others(&row) => Err(Text::new("toast-host-leaves")),
        "decline" | "leave" => step_down(work, row, press),
        "start" => start_lobby(work, row, press),
        "withdraw" if row.host == press.from.id => {
            void(work, row, Text::new("lobby-withdrawn"));
            Ok(())
        }
        "withdraw" => Err(Text::new("toast-host-only")),
        _ => match word.strip_prefix(TUNE) {
            Some(setting) => tune(work, row, press, setting),
            None => Err(Text::new("toast-old-board")),
        },
    };
    done.map(|()| None)
}

/// Adds a partner to the only seat of a match in a group. Returns a confirmation.
fn share(work: &mut Work<'_>, before: MatchRow, press: &Press) -> Result<Text, Text> {
    let user = press.from.id;
    if before.seat_of(user).is_some() {
        return Err(Text::new("toast-joined-already"));
    }
    let mut row = before.clone();
    let [seat] = row.seats.as_mut_slice() else { return Err(Text::new("toast-lobby-started")) };
    if seat.also.len() >= PARTNERS_MOST {
        return Err(Text::new("toast-lobby-full"));
    }
    seat.also.push(PartnerRow { user, name: people::display_name(&press.from) });
    work.tx.put_match(Some(&before), &row);
    Ok(Text::new("toast-shared"))
}

/// Changes an option for the host, as long as nobody has joined on other terms.
fn tune(work: &mut Work<'_>, before: MatchRow, press: &Press, setting: &str) -> Result<(), Text> {
    if before.host != press.from.id {
        return Err(Text::new("toast-host-only"));
    }
    if !before.tunable || joined_others(&before) {
        return Err(Text::new("toast-tune-late"));
    }
    let game = work.games.find(&before.game).ok_or_else(|| Text::new("toast-old-board"))?;
    let mut settings: Vec<String> = before.options.split_whitespace().map(str::to_owned).collect();
    settings.push(setting.to_owned());
    let values = wish::options(game, &settings, Lang::default())?;
    check_terms(game, &values, before.seats.len(), before.anybody)?;
    let row = MatchRow { options: values.to_string(), ..before.clone() };
    work.tx.put_match(Some(&before), &row);
    work.enqueue_lobby(row.id, row.chat);
    Ok(())
}

fn join(work: &mut Work<'_>, before: MatchRow, press: &Press) -> Result<(), Text> {
    if !before.anybody {
        return accept(work, before, press);
    }
    if before.seats.iter().any(|seat| seat.who == Who::User(press.from.id)) {
        return Err(Text::new("toast-joined-already"));
    }
    if !lobby::has_seats(work, &before) {
        return Err(Text::new("toast-lobby-full"));
    }
    limits::may_play(work, press.from.id)?;
    let mut row = before.clone();
    row.seats.push(SeatRow { joined: Some(wish::joined_by(press)), ..wish::guest_seat(&press.from) });
    lobby::seat_or_wait(work, Some(&before), row);
    Ok(())
}

/// The seat reserved for a person.
pub fn invited(row: &MatchRow, person: &Person) -> Option<usize> {
    let own_name = person.username.as_deref().map(str::to_lowercase);
    row.seats.iter().position(|seat| match &seat.who {
        Who::User(id) => *id == person.id,
        Who::Username(name) => Some(name) == own_name.as_ref(),
        Who::Computer(_) | Who::Chat => false,
    })
}

pub fn accept(work: &mut Work<'_>, before: MatchRow, press: &Press) -> Result<(), Text> {
    let Some(n) = invited(&before, &press.from) else {
        return Err(Text::new("toast-not-invited"));
    };
    let mut row = before.clone();
    let Some(seat) = row.seats.get_mut(n).filter(|seat| seat.joined.is_none()) else {
        let own = before.host == press.from.id;
        return Err(Text::new(if own { "toast-wait-others" } else { "toast-joined-already" }));
    };
    limits::may_play(work, press.from.id)?;
    *seat = SeatRow { joined: Some(wish::joined_by(press)), ..wish::guest_seat(&press.from) };
    lobby::seat_or_wait(work, Some(&before), row);
    Ok(())
}

/// Handles a person who declines, or leaves.
fn step_down(work: &mut Work<'_>, before: MatchRow, press: &Press) -> Result<(), Text> {
    let stranger = if before.anybody { "toast-not-joined" } else { "toast-not-invited" };
    let n = invited(&before, &press.from).ok_or_else(|| Text::new(stranger))?;
    take_off(work, before, n, Parting::Said);
    Ok(())
}

/// Why somebody leaves a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// They said so.
    Said,
    /// They left the group.
    Left,
}

/// Removes the person on a seat from a challenge. It continues while enough are left, but not without its host.
pub fn take_off(work: &mut Work<'_>, before: MatchRow, n: usize, parting: Parting) {
    let mut row = before.clone();
    let gone = row.seats.remove(n);
    let host = gone.who == Who::User(before.host);
    if host || !fills(work, &row) {
        let seat = Seat(u8::try_from(n).unwrap_or_default());
        let why = match parting {
            Parting::Said if host => Text::new("lobby-withdrawn"),
            Parting::Said => Text::new("lobby-declined").with("seat", seat),
            Parting::Left => Text::new("lobby-left").with("seat", seat),
        };
        return void(work, before, why);
    }
    let first = row.first.map(usize::from).map(|first| if first > n { first - 1 } else { first });
    row.first = first.and_then(|first| u8::try_from(first % row.seats.len()).ok());
    // An open challenge lists its participants. This one must explain why somebody is no longer asked.
    match parting {
        _ if row.anybody => {}
        Parting::Said => row.declined.push(gone.name.clone()),
        Parting::Left => row.left.push(gone.name.clone()),
    }
    work.tx.forget_seats(row.id, &[gone]);
    lobby::seat_or_wait(work, Some(&before), row);
}

fn start_lobby(work: &mut Work<'_>, before: MatchRow, press: &Press) -> Result<(), Text> {
    if before.host != press.from.id {
        return Err(Text::new("toast-host-only"));
    }
    limits::may_play(work, press.from.id)?;
    let mut row = before.clone();
    row.seats.retain(|seat| seat.joined.is_some());
    let joined = u8::try_from(row.seats.len()).unwrap_or(u8::MAX);
    let counts = lobby::counts(work, &row).ok_or_else(|| Text::new("toast-old-board"))?;
    if !counts.has(joined) {
        return Err(missing(counts, joined));
    }
    lobby::begin(work, Some(&before), row);
    Ok(())
}

/// How many people are missing before the match can start, and how many may play.
fn missing(counts: Counts, joined: u8) -> Text {
    let text = |key: &'static str| Text::new(key).with("counts", counts.to_string());
    match counts.at_least(joined).checked_sub(joined) {
        Some(missing) if missing > 0 => text("toast-too-few").with("count", missing),
        _ => text("toast-count"),
    }
}
