//! Two friends in their own chat, which the bot is not in: from the card to the winner's picture, in two windows.

use std::path::Path;

use serde_json::json;

use crate::browser::{People, browser};
use crate::program::{ANNA, Program};

/// The card, which is the only message there.
const CARD: &str = "document.querySelector('#log article')";

/// What Anna sees, picture by picture. They are saved if a directory is named for them, and become the film of README.
struct Film<'a> {
    people: &'a People,
    pictures: usize,
}

impl Film<'_> {
    async fn take(&mut self) {
        let loaded = format!("[...{CARD}?.querySelectorAll('img') ?? []].every((one) => one.naturalWidth)");
        self.people.browser.wait(&loaded).await;
        let picture = self.people.browser.screenshot().await;
        assert!(picture.starts_with(b"\x89PNG"));
        self.pictures += 1;
        if let Some(folder) = std::env::var_os("KLETKA_SCREENSHOTS") {
            std::fs::write(Path::new(&folder).join(format!("friends-{:02}.png", self.pictures)), picture).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_in_their_own_chat() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    program.act(ANNA, json!({ "do": "suggests", "on": true })).await;
    let people = People { browser, url: program.url.clone() };
    let mut windows = Vec::new();
    for (name, friend) in [("boris", "Anna"), ("anna", "Boris")] {
        people.browser.another().await;
        people.browser.phone(390, 960).await;
        people.browser.go(&format!("{}/?as={name}", people.url)).await;
        people.open(friend).await;
        windows.push(people.browser.window().await);
    }
    let mut film = Film { people: &people, pictures: 0 };
    people.browser.keys("#text", "@kletka_bot tic").await;
    people.browser.wait("document.querySelectorAll('#menu li').length > 0").await;
    film.take().await;
    people.choose("#menu li", "Tic-tac-toe", "mousedown").await;
    people.browser.wait(&format!("{CARD}?.querySelector('.keyboard button')")).await;
    film.take().await;

    let (anna, boris) = (&windows[1], &windows[0]);
    people.browser.turn(boris).await;
    people.press("Join").await;
    people.browser.turn(anna).await;
    people.browser.wait(&format!("{CARD}.querySelector('.picture img')")).await;
    film.take().await;
    // Whom the lot lets begin makes a line from corner to corner.
    for (n, cell) in ["b2", "a1", "a3", "b1", "c1"].into_iter().enumerate() {
        let asked = people.browser.value(&format!("{CARD}.querySelector('.mention').innerText")).await;
        people.browser.turn(if asked == "Anna" { anna } else { boris }).await;
        people.press(cell).await;
        people.browser.turn(anna).await;
        people.hear(&if n < 4 { format!(": {cell}") } else { "wins!".to_owned() }).await;
        film.take().await;
    }
    people.browser.turn(boris).await;
    people.hear("wins!").await;
    assert_eq!(people.browser.value("document.querySelectorAll('#log article').length").await, 1, "one message");
    people.quiet().await;
}
