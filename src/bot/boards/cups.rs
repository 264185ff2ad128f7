//! The messages of a cup: the invitation, and for each round its matches below the table.

use kletka_people::cup::{Choice, End, Kind, Line, Meeting, Number, Phase, Presence, share};

use super::call::{Call, Dest, Markup, Picture};
use super::lettered::{Lettered, Named};
use super::note::inline;
use super::{CAPTION, TEXT, bracket};
use crate::bot::chats::people;
use crate::bot::context::callback::{Callback, OfPeople};
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::bot::context::{day, spans, terms};
use crate::bot::table::cups::{called, winners};
use crate::bot::table::lobby;
use crate::bot::words::{cut, html, letter, say};
use crate::game::scene::{Align, Ink, Nib, Says, pt};
use crate::game::{Points, Scene, Text};
use crate::paint::{Heading, handwritten};
use crate::play::Clock;
use crate::play::fair::Secret;
use crate::store::schema::{ChatRow, CupId, CupNewsRow, CupRow, NoteKey};

/// How many characters of the pledge the invitation shows.
const PLEDGE: usize = 16;

/// How many lines of the table are drawn.
const LINES: usize = 64;

/// The table in squares: its width, its line height, the height of its letters; where place and points end and the name
/// begins.
const WIDE: f32 = 28.0;
const DOWN: f32 = 2.0;
const SIZE: f32 = 1.5;
const PLACE: f32 = 3.5;
const NAME: f32 = 4.5;
const POINTS: f32 = 20.0;

/// How many matches of a round are listed.
const MATCHES: usize = 12;

/// A round that lasts less than this ends at an hour that people should know, in milliseconds.
const HOURS: u64 = 48 * 60 * 60_000;

/// How many names a line of the invitation lists.
const NAMED: usize = 64;

/// The current message of a round. `None` if there is nothing to show.
pub fn cup_call(work: &mut Work<'_>, id: CupId, round: u8, chat: &ChatRow) -> Option<Call> {
    let row = work.tx.cup(id)?;
    let reader = Reader::of(chat);
    let to = Dest::of(chat, row.topic);
    let told = |text: &Text| html(text, reader, &|_| String::new());
    let (text, keys) = if round == 0 { invitation(work, &row, chat) } else { of_round(work, &row, round, chat) };
    let lines: Vec<String> = text.iter().map(told).collect();
    let markup = (!keys.is_empty()).then(|| inline(&keys, reader));
    let written = round == 0 || chat.written;
    let stands = row.message(round).filter(|shown| shown.written == written).map(|shown| shown.message);
    if round == 0 {
        return words(to, cut(lines.join("\n"), TEXT), markup, stands);
    }
    let lines = lines.join("\n");
    if chat.written {
        let lines = cut(lines, CAPTION);
        let table = row.cup.table().iter().map(|line| told(&table_line(work, &row, line))).collect::<Vec<_>>();
        return words(to, cut(format!("{lines}\n\n{}", table.join("\n")), TEXT), markup, stands);
    }
    let board: Vec<String> =
        row.cup.table().iter().map(|line| say(&table_line(work, &row, line), reader, &[])).collect();
    let title = say(&head(&row), reader, &[]);
    let (scene, people) = bracket::drawn(work, &row, reader).unwrap_or_else(|| drawn(work, &row, reader));
    let caption = people.caption(lines, reader);
    let picture = Box::new(Picture {
        scene,
        board: board.join("\n"),
        title: vec![Heading { text: title, ink: Ink::Pencil }],
        theme: work.cache.look(chat),
        say: Box::new(move |says| letter(says, reader, &[])),
        finger: None,
        kept: None,
    });
    Some(match stands {
        Some(message) => Call::EditPhoto { to, message, picture, caption, letters: None, markup },
        None => Call::Photo { to, picture, caption, markup, reply_to: None, silent: false },
    })
}

/// A text, as a new message or as an edit.
fn words(to: Dest, text: String, markup: Option<Markup>, stands: Option<i32>) -> Option<Call> {
    Some(match stands {
        Some(message) => Call::EditText { to, message, text, markup },
        None => Call::Say { to, text, markup, reply_to: None, silent: false },
    })
}

/// `Cup №3 · Dots`.
fn head(row: &CupRow) -> Text {
    Text::new("cup-head").with("number", row.id as i64).with("game", Text::new(format!("{}-name", row.game)))
}

fn key(row: &CupRow, label: &'static str, word: &str) -> NoteKey {
    let does = Callback::OfPeople(OfPeople::Cup { id: row.id, word: word.to_owned() });
    NoteKey { label: Text::new(label), does: does.write().unwrap_or_default() }
}

/// The invitation: the game, and who has joined.
fn invitation(work: &Work<'_>, row: &CupRow, chat: &ChatRow) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let mut text = vec![
        Text::new("cup-invites")
            .with("cup", head(row))
            .with("name", people::called(work, row.founder))
            .with("form", Text::new(form(row))),
    ];
    if let Some(game) = work.games.find(&row.game) {
        let seats = lobby::terms_of(work.games, &row.game, &row.options)
            .map_or(2, |(game, values)| lobby::expected(game, &values, 2));
        let unusual = terms::unusual(game, &row.options, seats, chat.lang);
        if !unusual.is_empty() {
            text.push(Text::new("lobby-options").with("options", unusual));
        }
    }
    let clock = row.clock.parse::<Clock>().ok().and_then(spans::clock);
    text.extend(clock.map(|clock| Text::new("lobby-clock").with("clock", clock)));
    text.push(Text::new("cup-round-time").with("time", spans::span(row.cup.rules().span)));
    text.extend(row.casual.then(|| Text::new("lobby-casual")));
    let names: Vec<Text> = row.cup.playing().take(NAMED).map(|one| called(work, row, one)).collect();
    match row.cup.phase() {
        Phase::Joining if names.is_empty() => text.push(Text::new("cup-nobody")),
        Phase::Joining => text.push(Text::new("lobby-joined").with("count", names.len()).with("names", names)),
        Phase::Running => text.push(Text::new("cup-begun")),
        Phase::Over if row.cup.round() == 0 => text.push(Text::new("cup-off")),
        Phase::Over => text.push(Text::new("cup-begun")),
    }
    if row.cup.phase() != Phase::Joining {
        return (text, Vec::new());
    }
    if let Some(secret) = secret(row) {
        let pledge: String = secret.pledge().chars().take(PLEDGE).collect();
        text.push(Text::new("cup-pledge").with("pledge", pledge));
    }
    let keys = vec![
        vec![key(row, "key-join", "join"), key(row, "key-leave", "leave")],
        vec![key(row, "key-start", "start"), key(row, "key-call-off", "stop")],
    ];
    (text, keys)
}

/// How the cup is going to be played, as far as that is settled.
fn form(row: &CupRow) -> &'static str {
    match (row.cup.kind(), row.cup.rules().choice) {
        (Some(Kind::RoundRobin), _) => "cup-is-round-robin",
        (Some(Kind::Swiss), _) => "cup-is-swiss",
        (Some(Kind::Knockout), _) | (None, Choice::Knockout) => "cup-is-knockout",
        (Some(Kind::Tables), _) | (None, Choice::Tables) => "cup-is-tables",
        (None, Choice::ByCount) => "cup-is-by-count",
    }
}

fn secret(row: &CupRow) -> Option<Secret> {
    let bytes: [u8; 32] = hex::decode(&row.secret).ok()?.try_into().ok()?;
    Some(Secret(bytes))
}

/// A round: its matches with their results, other events, and what comes next.
fn of_round(work: &Work<'_>, row: &CupRow, round: u8, chat: &ChatRow) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let over = row.cup.phase() == Phase::Over;
    let last = round == row.cup.round();
    let mut text = vec![
        Text::new("cup-round")
            .with("cup", head(row))
            .with("form", Text::new(form(row)))
            .with("round", round)
            .with("rounds", row.cup.rounds()),
    ];
    let of_it = (1..).map_while(|number: Number| Some((number, row.cup.meeting(number)?)));
    let of_it: Vec<(Number, &Meeting)> = of_it.filter(|(_, one)| one.round == round).collect();
    // Of many matches, only those in progress: the table has the others.
    let many = of_it.len() > MATCHES;
    let told = of_it.iter().filter(|(_, one)| !many || one.is_open());
    let mut told: Vec<Text> = told.filter_map(|(n, one)| meeting(work, row, *n, one)).collect();
    let more = told.len().saturating_sub(MATCHES);
    told.truncate(MATCHES);
    text.append(&mut told);
    if more > 0 {
        text.push(Text::new("matches-more").with("count", more));
    }
    text.extend(row.news.iter().filter(|news| news.round == round).map(|news| happened(row, news)));
    if over && last {
        text.extend(ended(work, row));
        return (text, Vec::new());
    }
    if !last {
        return (text, Vec::new());
    }
    let ends = row.cup.ends();
    text.extend(ends.map(|ends| if ends > work.now { until(row, ends, &Zone::of(chat)) } else { over_time(row) }));
    (text, vec![vec![key(row, "key-join", "join"), key(row, "key-leave", "leave")]])
}

/// What has happened in a round. *Join* brings somebody back only as long as the cup has use for them.
fn happened(row: &CupRow, news: &CupNewsRow) -> Text {
    let goes_on = !row.cup.is_stopped() && row.cup.phase() == Phase::Running && row.cup.round() < row.cup.rounds();
    let returns = goes_on && news.round == row.cup.round() && row.cup.kind() != Some(Kind::Knockout);
    match news.text.key.as_ref() {
        "cup-withdrawn" if !returns => Text { key: "cup-absent".into(), ..news.text.clone() },
        _ => news.text.clone(),
    }
}

/// When a round ends, with the hour if it is short.
fn until(row: &CupRow, ends: u64, zone: &Zone) -> Text {
    let day = day::day(ends, zone);
    if row.cup.rules().span >= HOURS {
        return Text::new("cup-until").with("day", day);
    }
    Text::new("cup-until-hour").with("day", day).with("time", day::hour(ends, zone))
}

/// The consequences once the time of a round is over.
fn over_time(row: &CupRow) -> Text {
    let seats = row.cup.awaited().map(|(_, meeting)| meeting.seats.len()).max().unwrap_or(2);
    Text::new("cup-over-time").with("share", spans::span(share(row.cup.rules().span, seats as u64)))
}

/// `№18 Anna — Boris`, with the result once there is one. A replayed match is shown by the replay that counts.
fn meeting(work: &Work<'_>, row: &CupRow, number: Number, meeting: &Meeting) -> Option<Text> {
    let names: Vec<Text> = meeting.seats.iter().map(|one| called(work, row, *one)).collect();
    let players = people::between(names);
    let id = row.match_of(number)?;
    let base = |key: &'static str| Text::new(key).with("number", id as i64).with("players", players.clone());
    match meeting.end {
        End::Open => Some(base("cup-open")),
        End::Anew | End::Stopped => None,
        _ if meeting.seats.len() == 2 => {
            let points = |seat: usize| match (meeting.places[seat], meeting.places[1 - seat]) {
                (own, other) if own < other => "1",
                (own, other) if own == other => "½",
                _ => "0",
            };
            let both_gone = meeting.seats.iter().all(|&one| meeting.has_forfeited(one));
            let (own, theirs) = if both_gone { ("0", "0") } else { (points(0), points(1)) };
            Some(base("cup-result").with("own", own).with("theirs", theirs))
        }
        _ => {
            let mut order: Vec<usize> = (0..meeting.seats.len()).collect();
            order.sort_by_key(|seat| meeting.places[*seat]);
            let names: Vec<Text> = order.into_iter().map(|seat| called(work, row, meeting.seats[seat])).collect();
            Some(Text::new("cup-table").with("number", id as i64).with("names", names))
        }
    }
}

/// The winners, or why there are none.
fn ended(work: &Work<'_>, row: &CupRow) -> Vec<Text> {
    let first = winners(work, row);
    let mut text = match (row.cup.is_stopped(), first.len()) {
        (true, _) => vec![Text::new("cup-stopped")],
        (false, 0) => vec![Text::new("cup-unwon")],
        (false, 1) => vec![Text::new("cup-won").with("winners", first)],
        (false, _) => vec![Text::new("cup-shared").with("winners", first)],
    };
    text.push(Text::new("cup-secret").with("secret", row.secret.clone()));
    text
}

/// A line of the table in words.
fn table_line(work: &Work<'_>, row: &CupRow, line: &Line) -> Text {
    let (place, points, detail) = cells(row, line);
    Text::new("top-line")
        .with("place", place)
        .with("name", called(work, row, line.entrant))
        .with("value", points)
        .with("detail", detail)
}

/// The place, the points and the column after them.
fn cells(row: &CupRow, line: &Line) -> (String, String, String) {
    let place = match line.places {
        (one, other) if one == other => one.to_string(),
        (one, other) => format!("{one}–{other}"),
    };
    let detail = format!("+{} ={} −{}", line.wins, line.draws, line.losses);
    let points = match row.cup.kind() {
        Some(Kind::Knockout) => line.out.map_or_else(String::new, |round| format!("× {round}")),
        _ => halves(line.points),
    };
    (place, points, detail)
}

/// Points in halves: `2½`.
fn halves(points: u16) -> String {
    Points::quarters(2 * i64::from(points)).to_string()
}

/// The table as a drawing.
fn drawn(work: &Work<'_>, row: &CupRow, reader: Reader) -> (Scene, Lettered) {
    let table = row.cup.table();
    let lines: Vec<&Line> = table.iter().take(LINES).collect();
    let mut scene = Scene::new(WIDE, DOWN * lines.len().max(1) as f32);
    let named = |line: &&Line| Named::in_cup(work, row, line.entrant, reader);
    let people = Lettered::fitting(&lines.iter().map(named).collect::<Vec<_>>(), (POINTS - 3.0 - NAME, SIZE), reader);
    for ((n, line), name) in lines.iter().enumerate().zip(&people.names) {
        let y = DOWN * n as f32 + DOWN / 2.0;
        let (place, points, detail) = cells(row, line);
        let gone = line.presence != Presence::Playing || line.out.is_some();
        let ink = if line.places.0 == 1 && !gone { Ink::Latest(0) } else { Ink::Pencil };
        scene.hand(pt(PLACE, y), Says::Plain(format!("{place}.")), SIZE, Align::Right, Ink::Pencil);
        if gone {
            let end = NAME + handwritten(name, SIZE);
            scene.stroke([pt(NAME, y), pt(end, y)], Ink::Pencil, Nib::Fine);
        }
        scene.hand(pt(NAME, y), Says::Plain(name.clone()), SIZE, Align::Left, ink);
        scene.hand(pt(POINTS, y), Says::Plain(points), SIZE, Align::Right, Ink::Seat(0));
        scene.hand(pt(WIDE, y), Says::Plain(detail), SIZE, Align::Right, Ink::Pencil);
        scene.stroke([pt(0.0, y + DOWN / 2.0), pt(WIDE, y + DOWN / 2.0)], Ink::Grid, Nib::Fine);
    }
    (scene, people)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_told_as_people_write_them() {
        assert_eq!([0, 1, 2, 5].map(halves), ["0", "½", "1", "2½"]);
    }
}
