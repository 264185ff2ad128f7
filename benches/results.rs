//! The cost of results: the table of a chat with two hundred members and a hundred thousand results, and the result of
//! one more match.

#![allow(missing_docs, reason = "the macros of criterion make public functions without any")]

use std::sync::Arc;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use kletka::bot::Registry;
use kletka::bot::desk::{Desk, Me};
use kletka::bot::incoming::{Chat, Incoming, Kind, Message, Person};
use kletka::store::Store;
use kletka::store::memory::MemoryStore;
use kletka::store::results::{Player, ResultRow, ResultSeat};
use kletka::store::schema::{ChatId, Tx};

const MEMBERS: i64 = 200;
const RESULTS: u64 = 100_000;
const GROUP: i64 = -1_001;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// The time of the last result: the table shows people who have played within the last few months.
const NOW: u64 = 20_000 * DAY;

fn seat(user: i64, place: u8) -> ResultSeat {
    ResultSeat { who: Player::User(user), also: Vec::new(), place, before: None, after: None }
}

/// The result of a match between two members.
fn result(n: u64) -> ResultRow {
    let one = (n * 7 % MEMBERS as u64) as i64;
    let other = (one + 1 + (n / 3 % (MEMBERS as u64 - 1)) as i64) % MEMBERS;
    let ended = NOW - (RESULTS - n.min(RESULTS)) * 60_000;
    let first = if n % 5 < 3 { 1 } else { 2 };
    let day = u32::try_from(ended / DAY).expect("a day of this century");
    ResultRow {
        id: n,
        ended,
        day,
        month: day / 30,
        clock: String::new(),
        quarters: 4,
        seats: vec![seat(1 + one, first), seat(1 + other, 3 - first)],
        unrated: None,
        voided: false,
        former: false,
    }
}

fn says(update: u32, text: &str) -> Incoming {
    let from = Person { id: 1, name: "Anna".to_owned(), username: None, language: Some("en".to_owned()), bot: false };
    let chat = Chat { peer: GROUP, private: false, title: "A club".to_owned() };
    let id = i32::try_from(update).expect("few messages");
    let text = text.to_owned();
    let (topic, mentions, reply) = (None, Vec::new(), None);
    let message = Message {
        chat,
        topic,
        id,
        from,
        at: NOW,
        text,
        mentions,
        reply,
        forwarded: false,
        suggested: false,
        key: None,
        channel: false,
        alone: None,
    };
    Incoming { update, kind: Kind::Message(message) }
}

/// A chat with all these results.
fn filled() -> (Arc<MemoryStore>, Desk, ChatId) {
    let store = Arc::new(MemoryStore::new());
    let me = Me { username: "kletka_bot".to_owned(), reads_all: false, inline: false };
    let mut desk = Desk::new(store.clone() as Arc<dyn Store>, Registry::default(), me, Box::new(|| [7; 32]));
    desk.update(says(1, "/help@kletka_bot"), NOW);
    let chat = Tx::new(&*store).chat_of_peer(GROUP).expect("the chat is known");
    for thousand in 0..RESULTS / 1000 {
        let mut tx = Tx::new(&*store);
        for n in 0..1000 {
            tx.add_result(chat, "dots", &mut result(1 + thousand * 1000 + n));
        }
        tx.commit().expect("a thousand results are one batch");
    }
    (store, desk, chat)
}

fn results(criterion: &mut Criterion) {
    let (store, mut desk, chat) = filled();
    let mut group = criterion.benchmark_group("results");
    let mut update = 1;
    group.bench_function("top_of_200_with_100000_results", |bencher| {
        bencher.iter(|| {
            update += 1;
            assert!(!desk.update(says(update, "/top@kletka_bot dots"), NOW).push.is_empty());
        });
    });
    let mut n = RESULTS;
    group.bench_function("one_more_result", |bencher| {
        bencher.iter_batched(
            || {
                n += 1;
                result(n)
            },
            |mut row| {
                let mut tx = Tx::new(&*store);
                tx.add_result(chat, "dots", &mut row);
                tx.commit().expect("a small batch")
            },
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

criterion_group!(benches, results);
criterion_main!(benches);
