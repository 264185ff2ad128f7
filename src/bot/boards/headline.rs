//! What pictures and films of a match say alike: who plays whom, with which score, and how it ended.

use crate::bot::chats::people;
use crate::bot::leaf::reader::Reader;
use crate::bot::leaf::work::Work;
use crate::bot::words::{escape, html, say};
use crate::game::scene::Ink;
use crate::game::{Outcome, Seat, Text};
use crate::paint::Heading;
use crate::play::Ending;
use crate::store::kept::{MatchRow, PARTNERS, Who};

/// How many scores stand in a caption.
const SCORES: usize = 8;

/// Gives the name of a seat as HTML; the seats are those to mention.
pub type Dress<'a> = &'a dyn Fn(Seat, &[u8]) -> String;

/// A player's name as HTML: a mention for those who are asked, bold otherwise.
pub fn dress(work: &Work<'_>, row: Option<&MatchRow>, seat: Seat, mention: &[u8]) -> String {
    let Some(found) = row.and_then(|row| row.seats.get(seat.index())) else { return String::new() };
    let one = |(name, user): (String, Option<i64>)| match (escape(&name), user) {
        (name, Some(user)) if mention.contains(&seat.0) => format!("<a href=\"tg://user?id={user}\">{name}</a>"),
        (name, None) if matches!(found.who, Who::Username(_)) => name,
        (name, _) => format!("<b>{name}</b>"),
    };
    people::seat_names(work, found).into_iter().map(one).collect::<Vec<_>>().join(&escape(PARTNERS))
}

/// The title of a picture of two players: their names, and between them the score where there is one. `None` for more
/// players, whose names would not fit.
pub fn versus(names: &[String], scores: Option<&[i64]>) -> Option<Vec<Heading>> {
    let [one, two] = names else { return None };
    let heading = |text: &str, ink| Heading { text: text.to_owned(), ink };
    let between = match scores {
        Some([one, two]) => format!(" {one} : {two} "),
        _ => " — ".to_owned(),
    };
    Some(vec![heading(one, Ink::Seat(0)), heading(&between, Ink::Pencil), heading(two, Ink::Seat(1))])
}

/// The title of a picture: the two players, or of more the game and the number of the match.
pub fn title(row: &MatchRow, names: &[String], scores: Option<&[i64]>, reader: Reader) -> Vec<Heading> {
    versus(names, scores).unwrap_or_else(|| {
        let name = say(&Text::new(format!("{}-name", row.game)), reader, names);
        vec![Heading { text: format!("{name} — №{}", row.id), ink: Ink::Pencil }]
    })
}

/// The first line of a caption: `№17 · Pig · Anna 3 : 2 Boris`.
pub fn headline(row: &MatchRow, reader: Reader, seats: usize, scores: Option<Vec<i64>>, dress: Dress<'_>) -> String {
    let game = html(&Text::new(format!("{}-name", row.game)), reader, &|_| String::new());
    format!("№{} · {game} · {}", row.id, players(seats, scores, dress))
}

/// `Anna 3 : 2 Boris`; of many players the best.
fn players(seats: usize, scores: Option<Vec<i64>>, dress: Dress<'_>) -> String {
    let name = |seat: usize| dress(Seat(seat as u8), &[]);
    match (seats, scores) {
        (2, Some(scores)) if scores.len() == 2 => format!("{} {} : {} {}", name(0), scores[0], scores[1], name(1)),
        (_, Some(scores)) => {
            let mut order: Vec<usize> = (0..scores.len().min(seats)).collect();
            order.sort_by_key(|seat| -scores[*seat]);
            let best = order.iter().take(SCORES).map(|seat| format!("{} {}", name(*seat), scores[*seat]));
            let more = if order.len() > SCORES { ", …" } else { "" };
            best.collect::<Vec<_>>().join(", ") + more
        }
        (_, None) => (0..seats).take(SCORES).map(name).collect::<Vec<_>>().join(" — "),
    }
}

/// The line of a caption that tells how the match ended.
pub fn result(outcome: &Outcome, ending: Option<Ending>, reader: Reader, dress: Dress<'_>) -> String {
    let dressed = |seat: Seat| dress(seat, &[]);
    if ending == Some(Ending::Cancelled) {
        return html(&Text::new("over-cancelled"), reader, &dressed);
    }
    if outcome.places.len() == 1 {
        return html(&alone(outcome), reader, &dressed);
    }
    if outcome.is_draw() {
        return html(&Text::new("over-draw"), reader, &dressed);
    }
    let winners: Vec<Text> = outcome.winners().map(|seat| Text::new("player").with("seat", seat)).collect();
    let key = if winners.len() == 1 { "over-won" } else { "over-shared" };
    html(&Text::new(key).with("winners", winners), reader, &dressed)
}

/// How a match of one seat ended: with its points, or with whether it worked out.
fn alone(outcome: &Outcome) -> Text {
    let key = if outcome.winners().next().is_some() { "over-solved" } else { "over-unsolved" };
    match outcome.scores.as_deref() {
        Some([points]) => Text::new("over-points").with("points", *points).with("end", Text::new(key)),
        _ => Text::new(key),
    }
}
