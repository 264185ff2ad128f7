//! How a challenge is answered: joining, accepting, declining, leaving, starting, tapping options.

use super::lobby::{expected, joined_others, void};
use super::{lobby, wish};
use crate::bot::leaf::incoming::{Person, Press};
use crate::bot::leaf::work::Work;
use crate::game::{Seat, Text};
use crate::store::kept::{Due, MatchId, MatchRow, SeatRow, Stage, Who};

/// How the word of a button begins that sets an option.
pub const TUNE: &str = "set ";

/// A press under a challenge.
///
/// # Errors
/// A sentence that says why it does nothing.
pub fn answer(work: &mut Work<'_>, press: &Press, id: MatchId, word: &str) -> Result<(), Text> {
    let Some(row) = work.tx.match_row(id) else {
        return Err(Text::new("match-unknown").with("number", id as i64));
    };
    match row.stage {
        Stage::Lobby => {}
        Stage::Void => return Err(Text::new("toast-lobby-void")),
        Stage::Live | Stage::Over => return Err(Text::new("toast-lobby-started")),
    }
    match word {
        "join" => join(work, row, press),
        "accept" => accept(work, row, press),
        "decline" => decline(work, row, press),
        "leave" => leave_lobby(work, row, press),
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
    }
}

/// The host taps an option, as long as nobody has joined on other terms.
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
    let mut values = wish::options(game, &settings)?;
    game.check(&mut values, expected(&before.seats, game.info())).map_err(|reject| reject.text)?;
    let row = MatchRow { options: values.to_string(), ..before.clone() };
    work.tx.put_match(Some(&before), &row);
    work.owe(row.chat, Due::Lobby { id: row.id });
    Ok(())
}

fn join(work: &mut Work<'_>, before: MatchRow, press: &Press) -> Result<(), Text> {
    if !before.anybody {
        return accept(work, before, press);
    }
    if before.seats.iter().any(|seat| seat.who == Who::User(press.from.id)) {
        return Err(Text::new("toast-joined-already"));
    }
    let most = work.games.find(&before.game).map_or(0, |game| usize::from(game.info().seats.most()));
    if before.seats.len() >= most {
        return Err(Text::new("toast-lobby-full"));
    }
    let mut row = before.clone();
    row.seats.push(SeatRow { joined: Some(wish::joined_by(press)), ..wish::guest_seat(&press.from) });
    lobby::seat_or_wait(work, Some(&before), row);
    Ok(())
}

/// The seat that is kept for a person.
fn invited(row: &MatchRow, person: &Person) -> Option<usize> {
    let own_name = person.username.as_deref().map(str::to_lowercase);
    row.seats.iter().position(|seat| match &seat.who {
        Who::User(id) => *id == person.id,
        Who::Username(name) => Some(name) == own_name.as_ref(),
        Who::Computer(_) => false,
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
    *seat = SeatRow { joined: Some(wish::joined_by(press)), ..wish::guest_seat(&press.from) };
    lobby::seat_or_wait(work, Some(&before), row);
    Ok(())
}

fn decline(work: &mut Work<'_>, row: MatchRow, press: &Press) -> Result<(), Text> {
    if row.host == press.from.id {
        lobby::void(work, row, Text::new("lobby-withdrawn"));
        return Ok(());
    }
    match invited(&row, &press.from) {
        Some(n) => {
            let seat = u8::try_from(n).unwrap_or_default();
            lobby::void(work, row, Text::new("lobby-declined").with("seat", Seat(seat)));
            Ok(())
        }
        None => Err(Text::new("toast-not-invited")),
    }
}

fn leave_lobby(work: &mut Work<'_>, before: MatchRow, press: &Press) -> Result<(), Text> {
    let mut row = before.clone();
    row.seats.retain(|seat| seat.who != Who::User(press.from.id));
    if row.seats.len() == before.seats.len() {
        return Err(Text::new("toast-not-joined"));
    }
    let gone: Vec<SeatRow> = Vec::from_iter(before.seats.iter().filter(|s| !row.seats.contains(s)).cloned());
    if before.host == press.from.id || !row.anybody {
        lobby::void(work, before, Text::new("lobby-withdrawn"));
        return Ok(());
    }
    work.tx.forget_seats(row.id, &gone);
    work.tx.put_match(Some(&before), &row);
    work.owe(row.chat, Due::Lobby { id: row.id });
    Ok(())
}

fn start_lobby(work: &mut Work<'_>, before: MatchRow, press: &Press) -> Result<(), Text> {
    if before.host != press.from.id {
        return Err(Text::new("toast-host-only"));
    }
    let least = work.games.find(&before.game).map_or(2, |game| usize::from(game.info().seats.least()));
    let mut row = before.clone();
    row.seats.retain(|seat| seat.joined.is_some());
    if row.seats.len() < least {
        return Err(Text::new("toast-too-few").with("least", least));
    }
    lobby::begin(work, Some(&before), row);
    Ok(())
}
