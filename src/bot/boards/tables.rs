//! Tables as pages of the notebook: the places of people, and one person's statistics with the curve of the rating.

use super::CAPTION;
use super::call::{Call, Dest, Picture};
use super::lettered::{Lettered, Named};
use crate::bot::chats::people;
use crate::bot::chats::standings::{self, Line};
use crate::bot::context::reader::Reader;
use crate::bot::context::short::shortened;
use crate::bot::context::work::Work;
use crate::bot::words::{cut, html, letter, say};
use crate::game::scene::{Align, Ink, Nib, Pt, Says, pt};
use crate::game::{Scene, Text};
use crate::paint::Heading;
use crate::store::schema::{ChatId, ChatRow, TableRow, UserId};

/// The number of people in a table.
const LINES: usize = 10;

/// How many games of one person are drawn.
const GAMES: usize = 8;

/// A page in squares: how wide it is, from one line to the next, how large its letters are.
const WIDE: f32 = 28.0;
const DOWN: f32 = 2.0;
const SIZE: f32 = 1.5;

/// The columns in squares: the end of the place, the start of the name, the end of the value, and the start of the
/// remark.
const PLACE: f32 = 2.0;
const NAME: f32 = 3.0;
const VALUE: f32 = 20.0;
const DETAIL: f32 = WIDE;

/// How wide a letter is, as a part of its size.
const LETTER: f32 = 0.5;

/// How high the line of a rating is drawn.
const GRAPH: f32 = 10.0;

/// A page, and the same in words.
struct Page {
    title: Text,
    /// The title as it is drawn.
    drawn: Text,
    scene: Scene,
    words: Vec<Text>,
    people: Lettered,
}

/// The picture of a table.
pub fn table_call(
    work: &mut Work<'_>,
    at: ChatId,
    chat: &ChatRow,
    to: Dest,
    what: &TableRow,
    reply_to: Option<i32>,
) -> Call {
    let reader = Reader::of(chat);
    let page = match what {
        TableRow::Top { page, user } => top(work, at, page, *user, reader),
        TableRow::Stats { chat, user } => stats(work, *chat, *user, reader),
    };
    let told = |text: &Text| html(text, reader, &|_| String::new());
    let words: Vec<String> = page.words.iter().map(|text| say(text, reader, &[])).collect();
    if chat.written {
        let lines: Vec<String> = [&page.title].into_iter().chain(&page.words).map(told).collect();
        return Call::Say { to, text: cut(lines.join("\n"), CAPTION), markup: None, reply_to, silent: false };
    }
    let title = vec![Heading { text: say(&page.drawn, reader, &[]), ink: Ink::Pencil }];
    let picture = Box::new(Picture {
        scene: page.scene,
        board: words.join("\n"),
        title,
        theme: work.cache.look(chat),
        say: Box::new(move |says| letter(says, reader, &[])),
        finger: None,
        kept: None,
    });
    let caption = page.people.caption(told(&page.title), reader);
    Call::Photo { to, picture, caption, markup: None, reply_to, silent: false }
}

/// A table of the chat. Below the first lines comes that of the person who asks.
fn top(work: &Work<'_>, chat: ChatId, page: &str, user: UserId, reader: Reader) -> Page {
    let (title, lines) = standings::page(work, chat, page);
    let mut shown: Vec<&Line> = lines.iter().take(LINES).collect();
    shown.extend(lines.iter().skip(LINES).find(|line| line.user == user));
    let named = |(n, line): (usize, &&Line)| Named::of(work, (&line.name, Some(line.user)), n, reader);
    let named: Vec<Named> = shown.iter().enumerate().map(named).collect();
    let people = Lettered::new(&named, letters(VALUE - 6.0 - NAME), reader);
    let mut scene = Scene::new(WIDE, DOWN * shown.len().max(1) as f32);
    for ((n, line), name) in shown.iter().enumerate().zip(&people.names) {
        let y = DOWN * n as f32 + DOWN / 2.0;
        let ink = if line.user == user { Ink::Latest(0) } else { Ink::Pencil };
        scene.hand(pt(PLACE, y), Says::Plain(format!("{}.", line.place)), SIZE, Align::Right, Ink::Pencil);
        scene.hand(pt(NAME, y), Says::Plain(name.clone()), SIZE, Align::Left, ink);
        scene.hand(pt(VALUE, y), Says::Words(line.value.clone()), SIZE, Align::Right, Ink::Seat(0));
        scene.hand(pt(DETAIL, y), Says::Words(line.detail.clone()), SIZE, Align::Right, Ink::Pencil);
        rule(&mut scene, DOWN * (n + 1) as f32);
    }
    let words = shown.iter().map(|line| standings::told(line)).collect();
    Page { drawn: title.clone(), title, scene, words, people }
}

/// A thin line across the page.
fn rule(scene: &mut Scene, y: f32) {
    scene.stroke([pt(0.0, y), pt(WIDE, y)], Ink::Grid, Nib::Fine);
}

/// How many letters fit into this many squares.
fn letters(room: f32) -> usize {
    (room / (SIZE * LETTER)) as usize
}

/// A person's statistics in a chat: game by game, and the curve of the rating of one game.
fn stats(work: &Work<'_>, chat: ChatId, user: UserId, reader: Reader) -> Page {
    let doings = standings::doings(work, chat, user);
    let games = doings.games.iter().filter(|(_, tally)| tally.score != [0; 3]).take(GAMES);
    let games: Vec<_> = games.collect();
    let line = standings::line(work, chat, user);
    let table = DOWN * games.len() as f32;
    let high = if line.is_some() { table + 2.0 * DOWN + GRAPH } else { table };
    let mut scene = Scene::new(WIDE, high.max(DOWN));
    let mut words = Vec::new();
    for (n, (game, tally)) in games.iter().enumerate() {
        let y = DOWN * n as f32 + DOWN / 2.0;
        let called = Text::new(format!("{game}-name"));
        let (value, detail) = (standings::rating(work, tally), standings::score(tally.score));
        let label = shortened(&say(&called, reader, &[]), letters(VALUE - 6.0));
        scene.hand(pt(0.0, y), Says::Plain(label), SIZE, Align::Left, Ink::Pencil);
        scene.hand(pt(VALUE, y), Says::Words(value.clone()), SIZE, Align::Right, Ink::Seat(0));
        scene.hand(pt(DETAIL, y), Says::Words(detail.clone()), SIZE, Align::Right, Ink::Pencil);
        rule(&mut scene, DOWN * (n + 1) as f32);
        words.push(Text::new("stats-game").with("game", called).with("value", value).with("detail", detail));
    }
    if let Some((game, history)) = line {
        let head = Text::new("stats-line").with("game", Text::new(format!("{game}-name")));
        scene.hand(pt(0.0, table + DOWN), Says::Words(head.clone()), SIZE, Align::Left, Ink::Pencil);
        graph(&mut scene, table + 2.0 * DOWN, &history.line);
        let points: Vec<String> = history.line.iter().map(|(_, points)| points.to_string()).collect();
        words.push(Text::new("stats-line-points").with("line", head).with("points", points.join(" ")));
    }
    let called = people::called(work, user);
    let people = Lettered::new(&[Named::of(work, (&called, Some(user)), 0, reader)], letters(WIDE), reader);
    let head = |name: Text| Text::new("stats-head").with("name", name);
    let drawn = Text::new("name").with("name", people.names.concat());
    Page { title: head(called), drawn: head(drawn), scene, words, people }
}

/// The line of a rating: match by match, with the hundreds at the side.
fn graph(scene: &mut Scene, top: f32, line: &[(u64, i32)]) {
    /// The left edge of the curve, after the labels of the hundreds.
    const FROM: f32 = 4.0;
    let points = line.iter().map(|(_, points)| *points);
    let low = points.clone().min().unwrap_or_default().div_euclid(100) * 100;
    let high = (points.clone().max().unwrap_or_default().div_euclid(100) + 1) * 100;
    let y = |points: i32| top + GRAPH * (high - points) as f32 / (high - low).max(1) as f32;
    let every = ((high - low) / 100).div_euclid(5).max(0) + 1;
    for hundred in (low / 100..=high / 100).step_by(usize::try_from(every).unwrap_or(1)) {
        let at = y(hundred * 100);
        scene.hand(pt(FROM - 0.5, at), Says::Plain((hundred * 100).to_string()), SIZE * 0.8, Align::Right, Ink::Pencil);
        scene.stroke([pt(FROM, at), pt(WIDE, at)], Ink::Grid, Nib::Fine);
    }
    let across = (WIDE - FROM - 1.0) / (line.len().max(2) - 1) as f32;
    let drawn: Vec<Pt> = points.enumerate().map(|(n, points)| pt(FROM + n as f32 * across, y(points))).collect();
    scene.stroke(drawn, Ink::Seat(0), Nib::Pen);
}
