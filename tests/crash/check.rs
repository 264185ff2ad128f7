//! The invariants after the kills, judging by people's actions, their views, and the stored data.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use kletka::game::Seat;
use kletka::play::{Line, Match};
use kletka::store::Store;
use kletka::store::disk::SledStore;
use kletka::store::schema::{MatchId, MatchRow, Tx, Who};
use kletka_sandbox::{Picture, Sandbox};

use crate::crowd::{Attempt, How, Kind, Table, asked, refused};
use crate::stored::replay;

/// Everything about the matches of a data directory.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    pub matches: BTreeMap<MatchId, (MatchRow, Vec<String>)>,
    /// How many outbox entries are left.
    pub entries: usize,
}

/// Reads a directory that nobody uses. Opening it is itself a check: journal and store must agree.
pub fn kept(dir: &Path) -> Kept {
    let store = SledStore::open(dir).unwrap_or_else(|error| panic!("{error}"));
    kept_in(&store)
}

pub fn kept_in(store: &dyn Store) -> Kept {
    let tx = Tx::new(store);
    let rows = (1..).map_while(|id| tx.match_row(id));
    let matches = rows.map(|row| (row.id, (row.clone(), tx.lines(row.id)))).collect();
    Kept { matches, entries: tx.entries().len() }
}

/// Checks a table against the stored data.
pub fn table(table: &Table, kept: &Kept) {
    let (row, lines) = &kept.matches[&table.id()];
    let game = replay(row, lines);
    let log = game.lines();
    once_and_in_order(table, row, log);
    let told = told(table.kind, row, log);
    let pictures = table.sandbox.pictures(table.group);
    let head = format!("№{} ", row.id);
    let boards: Vec<&Picture> = pictures.iter().filter(|picture| picture.caption.starts_with(&head)).collect();
    every_picture_is_a_prefix(&boards, &told);
    the_last_picture_stands(table, row, &game, &told);
}

/// Each accepted message or press is one line of the log, and each line came from one.
fn once_and_in_order(table: &Table, row: &MatchRow, log: &[Line]) {
    let seat_of = |user: i64| row.seat_of(user).map(Seat);
    let pressed = |attempt: &Attempt| matches!(attempt.how, How::Pressed { .. });
    let presser = table.attempts().iter().find(|attempt| pressed(attempt)).and_then(|attempt| seat_of(attempt.user));
    let mut attempts = table.attempts();
    attempts.sort_by_key(|attempt| attempt.update);
    let accepted = |attempt: &&Attempt| match attempt.how {
        How::Typed { chat, message } => !table.sandbox.look(|world| refused(world, chat, message)),
        How::Pressed { .. } => false,
    };
    let typed: Vec<(Option<Seat>, String)> =
        attempts.iter().filter(accepted).map(|attempt| (seat_of(attempt.user), attempt.text.clone())).collect();
    let lines = log.iter().filter(|line| presser.is_none() || line.seat != presser);
    let lines: Vec<(Option<Seat>, String)> = lines.map(|line| (line.seat, line.text.clone())).collect();
    // From the end: of several like attempts it is the last that was accepted. A refusal that was not sent yet is
    // dropped with the next move of the same player, so before such a move an attempt may have come to nothing.
    let (mut left, mut later) = (lines.as_slice(), BTreeSet::new());
    for attempt in typed.iter().rev() {
        match left.split_last() {
            Some((line, before)) if line == attempt => {
                left = before;
                later.insert(attempt.0);
            }
            _ => assert!(later.contains(&attempt.0), "№{}: {attempt:?} came to nothing before {left:?}", row.id),
        }
    }
    assert!(left.is_empty(), "{:?} №{}: nobody has typed {left:?}", table.kind, row.id);
    for attempt in attempts.iter().filter(|attempt| pressed(attempt)) {
        let How::Pressed { version } = attempt.how else { continue };
        let line = log.get(version).unwrap_or_else(|| panic!("№{}: a press on line {version} was lost", row.id));
        assert_eq!(line.seat, seat_of(attempt.user), "№{} line {version}", row.id);
    }
    for (n, line) in log.iter().enumerate().filter(|(_, line)| presser.is_some() && line.seat == presser) {
        let stands = |attempt: &Attempt| match attempt.how {
            How::Pressed { version } => version == n && attempt.text == line.text,
            How::Typed { .. } => false,
        };
        assert!(attempts.iter().any(stands), "№{}: nobody has pressed for line {n}: {line}", row.id);
    }
}

/// The text of a picture for a log length: the score in its first line, and its newest sentence.
#[derive(Debug)]
struct Told {
    score: String,
    news: Option<String>,
}

/// A small model of each game: the content of the pictures for every length of the log.
fn told(kind: Kind, row: &MatchRow, log: &[Line]) -> Vec<Told> {
    let name = |seat: Option<Seat>| seat.map_or("", |seat| row.seats[seat.index()].name.as_str());
    let (mut bank, mut series) = ([0u32; 2], 0);
    let mut all = vec![Told { score: String::new(), news: None }];
    for line in log {
        let (who, seat) = (name(line.seat), line.seat.map_or(0, |seat| seat.index()));
        let news = match (kind, line.text.as_str()) {
            (Kind::TicTacToe, cell) => Some(format!("{who}: {cell}")),
            (Kind::SeaBattle, "random") => None,
            (Kind::SeaBattle, "ready") => Some(format!("{who} is ready")),
            (Kind::SeaBattle, cell) => Some(format!("{who} shoots at {cell}:")),
            (Kind::Pig, "roll") if line.draws == [1] => {
                series = 0;
                Some(format!("Bust! {who} "))
            }
            (Kind::Pig, "roll") => {
                series += line.draws[0].number().expect("a die");
                Some(format!("{who} rolls {}.", line.draws[0]))
            }
            (Kind::Pig, _) => {
                bank[seat] += series;
                Some(format!("{who} stops with {} point", std::mem::take(&mut series)))
            }
        };
        let players = [name(Some(Seat(0))), name(Some(Seat(1)))];
        let score = format!("{} {} : {} {}", players[0], bank[0], bank[1], players[1]);
        all.push(Told { score: if kind == Kind::Pig { score } else { String::new() }, news });
    }
    all
}

impl Told {
    fn is_told(&self, caption: &str) -> bool {
        let head = caption.lines().next().unwrap_or_default();
        head.contains(&self.score) && self.news.as_ref().is_some_and(|news| caption.contains(news.as_str()))
    }
}

/// Every picture ever sent shows a prefix of the log, and none shows less than one before it.
fn every_picture_is_a_prefix(boards: &[&Picture], told: &[Told]) {
    let mut reached = 0;
    for board in boards {
        let caption = &board.caption;
        match (reached..told.len()).find(|n| told[*n].is_told(caption)) {
            Some(n) => reached = n,
            None => assert!(reached <= 2 && !caption.contains("shoots"), "no line tells {caption:?} after {reached}"),
        }
    }
}

/// The current position's picture is in the group, and asks the player to move.
fn the_last_picture_stands(table: &Table, row: &MatchRow, game: &Match, told: &[Told]) {
    let last = table.sandbox.look(|world| table.newest(world, table.group).cloned()).expect("there is a picture");
    let newest = told.iter().rev().find(|told| told.news.is_some()).expect("something was played");
    assert!(newest.is_told(&last.text), "{newest:?} is not told by {:?}", last.text);
    let seat = game.turn().seats().iter().next().expect("nobody has won");
    assert_eq!(row.seats[seat.index()].who, asked(&last).map_or(Who::Computer(0), Who::User));
}

/// Exported records agree with the log.
pub fn exported(sandbox: &Sandbox, table: &Table, kept: &Kept) {
    let name = format!("kletka-{}-", table.id());
    let documents = sandbox.messages(table.group);
    let record = documents.iter().rev().filter_map(|message| message.media());
    let record = record.filter(|media| media.name.as_ref().is_some_and(|own| own.starts_with(&name)));
    let bytes = record.filter_map(|media| media.bytes.clone()).next().expect("the record was exported");
    let text = String::from_utf8(bytes.to_vec()).expect("a record is text");
    let (_, lines) = &kept.matches[&table.id()];
    let tail: Vec<&str> = text.lines().rev().take(lines.len()).collect();
    assert!(tail.iter().rev().eq(lines.iter()), "the record of №{} is another: {text}", table.id());
    assert!(!text.contains("seed"), "a live match keeps its secret");
}
