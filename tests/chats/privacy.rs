//! Stored personal data, and its erasure.

use super::house::{ANNA, House};
use kletka_sandbox::{Message, SandboxConfig};

/// An id that cannot be mistaken for anything else, and a name and username of the same kind.
const ZOYA: i64 = 7_123_456_789;
const NAME: &str = "Zoya Zvezdochkina";
const USERNAME: &str = "zvezdochka";

/// Whether a value or a key contains an id: as in keys, as in rows, or in digits.
fn has_id(bytes: &[u8], id: i64) -> bool {
    let be = id.to_be_bytes();
    let digits = id.to_string();
    let has = |part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
    // In a row, the same eight bytes follow the head of a long integer.
    has(&be) || has(digits.as_bytes())
}

fn has_text(bytes: &[u8], text: &str) -> bool {
    let lower = String::from_utf8_lossy(bytes).to_lowercase();
    lower.contains(&text.to_lowercase())
}

/// The content of a file.
fn content(message: &Message) -> String {
    let bytes = message.media().and_then(|media| media.bytes.clone()).expect("a file that is kept");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A match of tic-tac-toe between Anna and Zoya, won by the first player.
async fn played(house: &House, group: i64) -> i32 {
    let said = house.sandbox.act(|world| world.say(ANNA, group, &format!("/tictactoe@kletka_bot @{USERNAME}")));
    let lobby = house.find(group, "a challenge", |m| m.id > said && m.button("Accept").is_some()).await;
    house.press(ZOYA, &lobby, "Accept").await;
    let mut board = house.board(group, lobby.id).await;
    for text in ["a1", "b1", "a2", "b2", "a3"] {
        let user = board.mentioned()[0];
        let answer = house.sandbox.act(|world| world.reply(user, group, board.id, text));
        board = house.board(group, answer).await;
    }
    board.id
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_of_somebody_who_is_erased() {
    let mut house = House::with(SandboxConfig::default(), "en").await;
    let group = house.sandbox.act(|world| {
        world.add_user(ZOYA, NAME, Some(USERNAME), "en");
        world.add_group("A club", &[ANNA, ZOYA])
    });
    house.sandbox.act(|world| world.say(ZOYA, ZOYA, "/start"));
    house.sandbox.act(|world| world.say(ZOYA, group, "/cup@kletka_bot tictactoe"));
    house.told_in(group, "Cup №1").await;
    let first = played(&house, group).await;
    played(&house, group).await;
    let live = house.sandbox.act(|world| world.say(ZOYA, group, "/dots@kletka_bot bot:1 size=5x5"));
    house.board(group, live).await;
    house.sandbox.act(|world| world.say(ZOYA, group, "/daily@kletka_bot"));
    let link = house.told_in(group, "Puzzles of the day").await;
    let link = link.button("Numbers").and_then(|button| button.url.clone()).expect("a link");
    let start = link.split_once("?start=").map(|(_, payload)| format!("/start {payload}")).expect("a deep link");
    house.sandbox.act(|world| world.say(ZOYA, ZOYA, &start));
    house.told_in(ZOYA, "Numbers").await;
    house.sandbox.act(|world| world.say(ZOYA, group, "/privacy@kletka_bot"));
    let told = house.told_in(group, "What I keep").await;
    assert!(told.button("In private").is_some(), "it leads to the private chat, where no board waits");
    house.sandbox.act(|world| world.say(ZOYA, ZOYA, "/privacy"));
    let told = house.told_in(ZOYA, "What I keep").await;
    house.press(ZOYA, &told, "My data as a file").await;
    let file = house
        .find(ZOYA, "the file", |m| {
            m.media().is_some_and(|media| media.name.as_deref().is_some_and(|name| name.ends_with(".json")))
        })
        .await;
    let data = content(&file);
    assert!(data.contains(NAME) && data.contains("\"won\": ") && data.contains("game tictactoe"), "{data}");
    assert!(data.contains("\"game\": \"numbers\"") && data.contains("\"over\": false"), "{data}");

    house.press(ZOYA, &told, "Erase me").await;
    let sure = house.told_in(ZOYA, "This cannot be undone.").await;
    house.press(ZOYA, &sure, "No").await;
    house.told_in(ZOYA, "Nothing was erased.").await;
    assert!(house.rows().iter().any(|(_, value)| has_text(value, NAME)));
    house.sandbox.act(|world| world.say(ZOYA, ZOYA, "/privacy"));
    let told = house.find(ZOYA, "the buttons", |m| m.button("Erase me").is_some()).await;
    house.press(ZOYA, &told, "Erase me").await;
    let sure = house.told_in(ZOYA, "This cannot be undone.").await;
    house.press(ZOYA, &sure, "Yes, erase me").await;
    house.told_in(ZOYA, "Done: nothing with your name is kept any more.").await;
    house.settled().await;
    house.pass(5);
    assert!(house.holds(|tx| tx.erasing().is_none()).await);
    let left: Vec<_> = house
        .rows()
        .into_iter()
        .filter(|(key, value)| {
            [key, value]
                .into_iter()
                .any(|bytes| has_id(bytes, ZOYA) || has_text(bytes, NAME) || has_text(bytes, USERNAME))
        })
        .map(|(key, value)| (String::from_utf8_lossy(&key).into_owned(), String::from_utf8_lossy(&value).into_owned()))
        .collect();
    assert!(left.is_empty(), "{left:?}");

    // The matches are still there, with a nameless player, and can be replayed.
    house.stop().await;
    house.start().await;
    house.sandbox.act(|world| world.reply(ANNA, group, first, "/export@kletka_bot"));
    let record = house
        .find(group, "a record", |m| {
            m.media().is_some_and(|media| media.name.as_deref().is_some_and(|name| name.ends_with(".txt")))
        })
        .await;
    let record = content(&record);
    assert!(record.contains("Player 4c1") && record.contains("Anna") && record.contains("\nseed "), "{record}");
    house.sandbox.act(|world| world.say(ANNA, group, "/stats@kletka_bot"));
    house.told_in(group, "Tic-tac-toe: ").await;
}
