//! A player's first prompt in a match says how to type an answer, whoever began it.

use super::*;
use crate::bot::boards::headline::takes_text;
use crate::bot::context::reader::Reader;
use crate::bot::words::{Vocabulary, html};
use crate::game::{Seat, Text};
use crate::store::schema::{ChatId, Lang, Who};

const BORIS: i64 = 8;

/// The most moves before somebody else than who began is asked.
const MOVES: u32 = 400;

fn person(id: i64, lang: &str) -> Person {
    let name = if id == ANNA { "Anna" } else { "Boris" }.to_owned();
    Person { id, name, username: None, language: Some(lang.to_owned()), bot: false }
}

/// The question for a seat, as far as a test needs it.
struct Asked {
    seat: u8,
    example: Option<String>,
    /// Whether everybody may read the answer.
    open: bool,
}

/// The first person of the match who is asked for something typed.
fn asked(desk: &mut Desk, lang: Lang) -> Option<Asked> {
    let (found, _) = desk.step(NOW, |work| {
        let row = work.tx.match_row(1)?;
        let chat = work.tx.chat(row.chat)?;
        let words = Vocabulary(work.games.find(&row.game)?.info(), lang);
        let live = work.live(1)?;
        let turn = live.turn();
        let user = |seat: &Seat| matches!(row.seats[seat.index()].who, Who::User(_));
        let (ask, seat) = turn.asks().iter().find_map(|ask| Some((ask, ask.seats.iter().find(user)?)))?;
        let reader = Reader { lang, ..Reader::of(&chat) };
        let example = words.example(live.position(), seat, reader).filter(|_| ask.typed);
        Some(Asked { seat: seat.0, example, open: takes_text(ask) })
    })?;
    found
}

/// How many times computers play what their positions name: that may lead nowhere, as keeping dice does.
const EXAMPLES: u32 = 3;

/// Lets computers play their positions' examples, then their own choices, until a person is asked. `false` if none is.
fn computers_play(desk: &mut Desk, mut fx: Effects) -> bool {
    for n in 0..MOVES {
        let Some(think) = fx.think.pop() else { return row(desk).stage == Stage::Live };
        let example = think.position.example(think.seat).filter(|_| n < EXAMPLES);
        let thought = match example {
            Some(text) => Thought {
                id: think.id,
                version: think.version,
                seat: think.seat,
                text: Some(text),
                took: std::time::Duration::ZERO,
            },
            None => decide(&think),
        };
        fx.think.extend(desk.thought(thought, NOW).think);
    }
    false
}

/// The caption of the newest board that is owed in a chat.
fn owed(desk: &mut Desk, chat: ChatId) -> String {
    let entries = Tx::new(&*desk.store).entries();
    let boards = entries
        .iter()
        .rev()
        .filter(|(_, entry)| entry.chat == chat && matches!(entry.due, crate::store::schema::Due::Board { .. }));
    let ids: Vec<EntryId> = boards.map(|(id, _)| *id).collect();
    let call = ids.iter().find_map(|id| desk.prepare(*id, NOW).call);
    match call {
        Some(Call::Photo { caption, .. } | Call::EditPhoto { caption, .. }) => caption,
        _ => panic!("a board is owed"),
    }
}

/// The sentences that say how to answer, with this example.
fn ways(example: &str, lang: Lang) -> Vec<String> {
    let said = |several| {
        let reader = Reader { lang, several, ..Reader::default() };
        ["how-type", "how-reply"].map(|key| html(&Text::new(key).with("example", example), reader, &|_| String::new()))
    };
    [said(false), said(true)].concat()
}

fn says_how(caption: &str, example: &str, lang: Lang) -> bool {
    ways(example, lang).iter().any(|way| caption.contains(way.as_str()))
}

/// A desk whose draws are these, and a chat.
fn drawing(n: u8) -> Desk {
    let me = Me { username: "kletka_bot".to_owned(), reads_all: n.is_multiple_of(2), inline: false };
    Desk::new(Arc::new(MemoryStore::new()), Registry::default(), me, Box::new(move || [n; 32]))
}

fn command(update: u32, chat: Chat, lang: &str, text: &str) -> Incoming {
    let mut said = writes(update, chat, text);
    if let Kind::Message(message) = &mut said.kind {
        message.from = person(ANNA, lang);
    }
    said
}

/// A match of a game that the computer begins, with a person asked for the first time. `None` if there is none.
fn begun_by_computer(id: &str, private: bool, lang: &str) -> Option<Desk> {
    for n in 0..24 {
        let mut desk = drawing(n);
        let chat = if private { Chat { peer: ANNA, private, title: String::new() } } else { group() };
        if !private {
            desk.update(command(1, group(), lang, &format!("/settings@kletka_bot lang={lang}")), NOW);
        }
        let fx = desk.update(command(2, chat, lang, &format!("/{id}@kletka_bot bot:1")), NOW);
        if Tx::new(&*desk.store).match_row(1).is_none_or(|row| row.stage != Stage::Live) {
            return None;
        }
        let (first, _) = desk.step(NOW, |work| work.live(1).and_then(|live| live.header().first))?;
        // If all act at once, nobody begins.
        let (open, _) = desk.step(NOW, |work| work.live(1).map(|live| live.turn().seats().len() == 1))?;
        let begins = first != Some(Seat(0)) || open == Some(false);
        if begins && computers_play(&mut desk, fx) {
            return Some(desk);
        }
    }
    None
}

#[test]
fn where_the_computer_begins_the_first_board_says_what_to_type() {
    for (private, least) in [(true, 38), (false, 30)] {
        let mut told = 0;
        for (lang, word) in [(Lang::ENGLISH, "en"), (Lang::of(Some("ru")), "ru")] {
            for game in Registry::default().iter().filter(|game| game.info().computer) {
                let id = game.info().id;
                let Some(mut desk) = begun_by_computer(id, private, word) else {
                    assert!(!private, "{id} is not begun");
                    continue;
                };
                let Some(Asked { example: Some(example), open, .. }) = asked(&mut desk, lang) else { continue };
                let chat = row(&desk).chat;
                if private || open {
                    let caption = owed(&mut desk, chat);
                    assert!(says_how(&caption, &example, lang), "{id}, {word}, private {private}: {caption}");
                    told += 1;
                }
            }
        }
        assert!(told >= 2 * least, "{told} games say it");
    }
}

fn presses(update: u32, from: i64, data: String) -> Incoming {
    pressed(update, person(from, "en"), 1000, &data)
}

/// Of two people, the second one who is asked reads it too, and nobody reads it twice.
#[test]
fn each_of_two_people_reads_once_what_to_type() {
    let mut told = 0;
    for game in Registry::default().iter().filter(|game| game.info().seats.least() <= 2) {
        let id = game.info().id;
        let mut desk = drawing(0);
        desk.update(command(1, group(), "en", &format!("/{id}@kletka_bot")), NOW);
        desk.update(presses(2, BORIS, "l:1:join".to_owned()), NOW);
        desk.update(presses(3, ANNA, "l:1:start".to_owned()), NOW);
        if row(&desk).stage != Stage::Live {
            continue;
        }
        let mut known: Vec<u8> = Vec::new();
        for update in 4..MOVES {
            let Some(Asked { seat, example: Some(example), open: true }) = asked(&mut desk, Lang::ENGLISH) else {
                break;
            };
            let chat = row(&desk).chat;
            let caption = owed(&mut desk, chat);
            assert_eq!(says_how(&caption, &example, Lang::ENGLISH), !known.contains(&seat), "{id}, {seat}: {caption}");
            known.push(seat);
            if known.contains(&0) && known.contains(&1) {
                told += 1;
                break;
            }
            let user = if row(&desk).seat_of(ANNA) == Some(seat) { ANNA } else { BORIS };
            let moves = desk.step(NOW, |work| work.live(1).and_then(|live| live.position().example(Seat(seat))));
            let Some((Some(text), _)) = moves else { break };
            let version = Tx::new(&*desk.store).lines(1).len();
            let data = Callback::Move { id: 1, version, text }.write();
            let Some(data) = data else { break };
            desk.update(presses(update, user, data), NOW);
        }
    }
    assert!(told >= 28, "{told} games");
}
