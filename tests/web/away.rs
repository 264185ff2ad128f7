//! Chats without the bot, in a real browser: a card that Anna posts for Boris.

use serde_json::json;

use crate::browser::{LAST, People, browser};
use crate::program::{ANNA, Program};

impl People {
    /// Presses a tool of the newest message.
    async fn tool(&self, name: &str) {
        let tool = format!("{LAST}?.querySelector('.tools [title={name}]')");
        self.browser.wait(&tool).await;
        self.browser.value(&format!("{tool}.click()")).await;
    }

    /// Chooses one of the lines in a list, as the mouse does.
    pub async fn choose(&self, list: &str, begins: &str, event: &str) {
        let line =
            format!("[...document.querySelectorAll('{list}')].find((one) => one.innerText.startsWith({begins:?}))");
        self.browser.wait(&line).await;
        let event = format!("new MouseEvent('{event}', {{ bubbles: true, cancelable: true }})");
        self.browser.value(&format!("{line}.dispatchEvent({event})")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_posted_passed_on_and_deleted_between_two() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    program.act(ANNA, json!({ "do": "suggests", "on": true })).await;
    let people = People { browser, url: program.url.clone() };
    people.enter("anna").await;
    people.open("Boris").await;
    people.browser.keys("#text", "@kletka_bot dots").await;
    people.choose("#menu li", "Dots", "mousedown").await;
    people.hear("via @kletka_bot").await;
    people.browser.wait(&format!("{LAST}.querySelector('.keyboard button')")).await;

    people.enter("boris").await;
    people.open("Anna").await;
    people.hear("via @kletka_bot").await;
    people.tool("Forward").await;
    people.choose("#pick button", "Next door", "click").await;
    people.browser.wait("document.querySelector('#title').textContent === 'Next door'").await;
    people.hear("Forwarded from Anna").await;
    people.open("Anna").await;
    people.tool("Delete").await;
    people.hear("Nothing has been written here yet.").await;
    people.quiet().await;
}
