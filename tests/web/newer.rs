//! New features of the messenger on the page: reactions, buttons that do nothing, and older apps.

use serde_json::json;

use crate::browser::{LAST, People, browser};
use crate::program::{ANNA, BORIS, Program};

/// Clicks the newest element that matches.
async fn click(people: &People, what: &str) {
    let found = format!("[...document.querySelectorAll({what:?})].at(-1)");
    people.browser.wait(&found.clone()).await;
    people.browser.value(&format!("{found}.click()")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_to_by_a_thumb_and_an_older_program_has_none() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    people.enter("boris").await;
    let group = people.browser.value("Number(document.querySelector('#chats [aria-current]').dataset.key)").await;
    let say = async |text: &str| program.act(ANNA, json!({ "do": "say", "chat": group, "text": text })).await;
    program.act(ANNA, json!({ "do": "admin", "on": true })).await;
    say("/tictactoe @boris size=6 line=6").await;
    people.press("Accept").await;
    people.browser.wait(&format!("{LAST}.querySelector('.picture')")).await;
    say("/draw").await;
    people.hear("👍 or 👎 on this message counts too.").await;

    // The tool opens the choice, and the chosen reaction appears below the message.
    let open = format!("{LAST}.querySelector('.choose').hidden === false");
    people.browser.value(&format!("{LAST}.querySelector('.tools [title=\"React\"]').click()")).await;
    people.browser.wait(&open).await;
    let thumb =
        "[...document.querySelectorAll('.choose:not([hidden]) button')].find((one) => one.textContent === '👍')";
    people.browser.value(&format!("{thumb}.click()")).await;
    people.hear("Boris agrees.").await;
    people.browser.wait("document.querySelector('.reactions .mine')?.textContent === '👍'").await;
    people
        .browser
        .wait(
            "[...document.querySelectorAll('.keyboard button:disabled')].some((one) => one.textContent === '✓ Agree')",
        )
        .await;
    people.hear("A draw.").await;
    people.narrow().await;

    // A second click removes it; the draw stays.
    click(&people, ".reactions .mine").await;
    people.browser.wait("!document.querySelector('.reactions')").await;
    program.act(BORIS, json!({ "do": "feature", "name": "reactions", "known": "server" })).await;
    people.browser.wait("!document.querySelector('.choose') && !document.querySelector('[title=\"React\"]')").await;
    people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_makes_the_messenger_older() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    people.enter("anna").await;
    people.say("/tictactoe@kletka_bot @boris").await;
    people.browser.wait("document.querySelector('.keyboard .success')").await;
    people.browser.click("#switches").await;
    people.browser.wait("document.querySelectorAll('#panel [id^=feature-]').length === 8").await;
    let choose = |known: &str| {
        format!(
            "(box => {{ box.value = {known:?}; box.dispatchEvent(new Event('change')); }})(document.querySelector('#feature-styles'))"
        )
    };
    people.browser.value(&choose("server")).await;
    people
        .browser
        .wait("document.querySelector('.keyboard button') && !document.querySelector('.keyboard .success')")
        .await;
    people.browser.value(&choose("all")).await;
    people.browser.wait("document.querySelector('.keyboard .success')").await;
    people.browser.value(&choose("nobody")).await;
    people.browser.wait("document.querySelector('#feature-styles').value === 'nobody'").await;
    people.quiet().await;
}
