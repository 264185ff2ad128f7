//! Stops and starts at any time, and updates by webhook instead of polling.

use std::net::SocketAddr;

use kletka::service::Updates;
use kletka::telegram::webhook::{At, Settings};
use kletka_sandbox::Sandbox;
use serde_json::{Value, json};

use super::house::{ANNA, BORIS, House, PATIENCE, VERA, mover};
use super::ports::free;

/// The path and the secret of the webhook.
const PATH: &str = "/hook";
const SECRET: &str = "Squared_paper-17";

/// A clean stop, something meanwhile, and a start.
async fn again(house: &mut House, meanwhile: impl FnOnce(&Sandbox)) {
    house.stop().await;
    meanwhile(&house.sandbox);
    house.start().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_outlives_the_bot() {
    let mut house = House::open().await;
    house.say(ANNA, "/pig@kletka_bot dice=1");
    let lobby = house.told("Who’s in?").await;
    house.press(BORIS, &lobby, "Join").await;
    let (group, id) = (house.group, lobby.id);
    // Presses and messages wait for the bot while it is away.
    again(&mut house, |sandbox| {
        sandbox.press(VERA, group, id, "Join");
    })
    .await;
    let lobby = house.told("3 so far: Anna, Boris, Vera").await;
    assert_eq!(lobby.id, id, "the same message");
    house.press(ANNA, &lobby, "Start").await;
    house.board(group, id).await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_lapses_although_the_bot_was_away() {
    let mut house = House::open().await;
    house.say(ANNA, "/tictactoe@kletka_bot @boris");
    house.told("challenges").await;
    house.stop().await;
    house.advance(25);
    house.start().await;
    house.told("is off").await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fleet_is_placed_across_stops() {
    let mut house = House::open().await;
    let mut hello = 0;
    for user in [ANNA, BORIS] {
        house.sandbox.start_private(user, "");
        hello = house.told_in(user, "Hello").await.id.max(hello);
    }
    house.accepted("/seabattle @boris").await;
    house.board(ANNA, hello).await;
    house.whisper(ANNA, "a1-a4");
    house.sandbox.wait(|world| world.pictures(ANNA).len() == 3, PATIENCE).await.expect("the ship stands");
    again(&mut house, |sandbox| {
        sandbox.say(ANNA, ANNA, "a2-a5");
        sandbox.say(BORIS, BORIS, "random");
    })
    .await;
    house.told_in(ANNA, "Ships may not touch").await;
    house.whisper(ANNA, "random");
    house.whisper(ANNA, "ready");
    house.told("Anna is ready").await;
    again(&mut house, |sandbox| {
        sandbox.say(BORIS, BORIS, "ready");
    })
    .await;
    let board = house.told("shoot at a cell").await;
    let (first, _) = mover(&board);
    let shot = house.reply(first, board.id, "e5");
    house.find(house.group, "a shot", |m| m.id > shot && m.text.contains("shoots at e5")).await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_where_it_was() {
    let mut house = House::open().await;
    let mut board = house.accepted("/tictactoe @boris size=6 line=4").await;
    let (first, second) = mover(&board);
    let group = house.group;
    for (user, cell) in [(first, "a1"), (second, "b1"), (first, "c1")] {
        let id = board.id;
        let newest = |sandbox: &Sandbox| sandbox.messages(group).last().map_or(0, |message| message.id);
        let before = newest(&house.sandbox);
        again(&mut house, |sandbox| {
            sandbox.reply(user, group, id, cell);
        })
        .await;
        board = house.board(group, before + 1).await;
        assert!(board.text.contains(&format!(": {cell}\n")), "{}", board.text);
    }
    let taken = house.reply(second, board.id, "a1");
    assert_eq!(house.answer(taken).await.text, "a1 is taken. Choose an empty cell.");
    house.settled().await;
    assert_eq!(house.sandbox.pictures(group).len(), 4, "a start by itself sends nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_after_the_start() {
    let mut house = House::open().await;
    let said = house.say(VERA, "/tictactoe@kletka_bot bot:5");
    let mut board = house.board(house.group, said).await;
    let group = house.group;
    // The stop comes before, while or after the computer thinks.
    for _ in 0..2 {
        let press = board.buttons().iter().find_map(|button| button.data.clone().filter(|data| data.starts_with("m:")));
        let press = press.expect("there is an empty cell");
        house.sandbox.press_data(VERA, group, board.id, &press);
        let known = board.id;
        again(&mut house, |_| {}).await;
        board = house.find(group, "an answer", |m| m.id > known && m.photo().is_some()).await;
        // The picture waits for the computer: your own move is never shown alone.
        assert!(board.text.contains("Vera: ") && board.text.contains("Kletka (level 5): "), "{}", board.text);
    }
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_after_the_start() {
    let mut house = House::open().await;
    let board = house.accepted("/tictactoe @boris size=6 line=4").await;
    house.reply(ANNA, board.id, "draw");
    let offer = house.told("offers a draw").await;
    again(&mut house, |_| {}).await;
    house.press(BORIS, &offer, "Agree").await;
    house.told("A draw.").await;
    house.settled().await;
    // An ended match stays ended after another start.
    again(&mut house, |_| {}).await;
    let late = house.say(ANNA, "/resign@kletka_bot 1");
    assert_eq!(house.answer(late).await.text, "This match is over.");
}

/// A free address on this machine, and the settings of a webhook there.
fn webhook() -> (SocketAddr, Updates) {
    let listen = free();
    let (at, url) = (At::Listen(listen), format!("http://{listen}{PATH}"));
    let settings = Settings { at, url, secret: SECRET.to_owned(), app: None };
    (listen, Updates::Webhook(settings))
}

/// Delivers an update as the messenger would. Returns the status of the answer.
async fn bring(to: SocketAddr, secret: &str, update: &Value) -> u16 {
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let request = client.post(format!("http://{to}{PATH}")).header("X-Telegram-Bot-Api-Secret-Token", secret);
    request.body(update.to_string()).send().await.expect("it answers").status().as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn updates_are_brought() {
    let mut house = House::open().await;
    house.stop().await;
    let (listen, updates) = webhook();
    house.start_by(updates.clone()).await;
    let board = house.accepted("/tictactoe @boris size=6 line=4").await;
    let (first, second) = mover(&board);
    let said = house.reply(first, board.id, "a1");
    let next = house.board(house.group, said).await;
    // The same again, by the messenger and by somebody who only knows the address.
    let update = house.sandbox.update_of(house.group, said).expect("it was delivered");
    assert!(house.sandbox.redeliver(update));
    let text = json!({ "message_id": 900, "date": 1, "chat": { "id": house.group, "type": "group", "title": "x" },
        "from": { "id": second, "first_name": "B" }, "text": "/m 1 b1" });
    let forged = json!({ "update_id": 900_000, "message": text });
    assert_eq!(bring(listen, "Squared_paper-18", &forged).await, 401);
    assert_eq!(bring(listen, "", &forged).await, 401);
    house.silent(next.id).await;
    assert_eq!(bring(listen, SECRET, &forged).await, 200, "with the secret it is an update");
    assert_eq!(bring(listen, SECRET, &forged).await, 200, "which comes twice and counts once");
    let last = house.board(house.group, next.id).await;
    assert!(last.text.contains(": b1\n"), "{}", last.text);
    house.settled().await;
    // Updates wait at the messenger while the bot is away, and polling takes them over.
    house.stop().await;
    let said = house.reply(first, last.id, "c1");
    house.start().await;
    let board = house.board(house.group, said).await;
    assert!(board.text.contains(": c1\n"), "{}", board.text);
    house.silent(board.id).await;
    house.settled().await;
    assert_eq!(house.sandbox.pictures(house.group).len(), 4);
}
