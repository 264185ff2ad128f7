//! The page in a real browser: two people, the real program, the real bot.

use std::path::Path;

use fantoccini::wd::WindowHandle;
use serde_json::json;

use crate::driver::Browser;
use crate::program::{ANNA, BORIS, Program};

pub const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";
pub const LAST: &str = "[...document.querySelectorAll('article')].at(-1)";

/// A browser. Without one, prints a line and returns `None`.
pub async fn browser() -> Option<Browser> {
    let browser = Browser::open().await;
    if browser.is_none() {
        println!("SKIPPED: no chromedriver is installed (Debian: apt-get install chromium chromium-driver)");
    }
    browser
}

/// People in windows of one browser.
pub struct People {
    pub browser: Browser,
    pub url: String,
}

impl People {
    /// Opens the page as a user in the current window.
    pub async fn enter(&self, name: &str) -> WindowHandle {
        self.browser.go(&format!("{}/?as={name}", self.url)).await;
        self.browser.wait("document.querySelectorAll('article').length > 1").await;
        self.browser.window().await
    }

    /// Types a text and sends it.
    pub async fn say(&self, text: &str) {
        self.browser.keys("#text", &format!("{text}{ENTER}")).await;
    }

    /// Waits for a text in the open chat.
    pub async fn hear(&self, words: &str) {
        self.browser.wait(&format!("document.querySelector('#log').innerText.includes({words:?})")).await;
    }

    /// Presses the newest button with this label.
    pub async fn press(&self, label: &str) {
        let button = format!(
            "[...document.querySelectorAll('.keyboard button')].findLast((one) => one.textContent === {label:?})"
        );
        self.browser.wait(&button.clone()).await;
        self.browser.value(&format!("{button}.click()")).await;
    }

    /// Opens a chat of the list by its name.
    pub async fn open(&self, name: &str) {
        let link = format!(
            "[...document.querySelectorAll('#chats button')].find((one) => one.querySelector('.title').textContent === {name:?})"
        );
        self.browser.wait(&link.clone()).await;
        self.browser.value(&format!("{link}.click()")).await;
        self.browser.wait(&format!("document.querySelector('#title').textContent === {name:?}")).await;
    }

    /// Places a fleet in private: the link under the board leads there.
    async fn place(&self, window: &WindowHandle, ships: &[&str]) {
        self.browser.turn(window).await;
        self.press("In private").await;
        self.browser.wait("document.querySelector('#title').textContent === 'Kletka'").await;
        for ship in ships {
            // Type the next ship when the picture shows the last one.
            self.browser.wait(&format!("{LAST}.querySelector('.picture img').naturalWidth > 0")).await;
            let before = self.browser.value(&format!("{LAST}.dataset.id + {LAST}.querySelector('img').src")).await;
            self.say(ship).await;
            self.browser.wait(&format!(
                "{LAST}.querySelector('.picture') && {LAST}.dataset.id + {LAST}.querySelector('img').src !== {before}"
            )).await;
        }
        self.say("ready").await;
        self.browser.wait("!document.querySelector('#log').innerText.includes('Ready')").await;
    }

    /// Shoots at a cell as soon as the board asks for it, by a typed reply.
    async fn shoot(&self, cell: &str) {
        self.browser.wait("!document.querySelector('#quoted').hidden").await;
        self.say(cell).await;
        self.hear(&format!("shoots at {cell}")).await;
    }

    /// Checks that nothing is wider than the window.
    pub async fn narrow(&self) {
        let wide = "[...document.querySelectorAll('body, body *')].filter((one) => one.checkVisibility() \
                    && one.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(one).clipPath === 'none') \
                    .map((one) => one.className || one.tagName)";
        assert_eq!(self.browser.value(wide).await, json!([]));
    }

    /// Waits until the newest picture is loaded, and in view.
    pub async fn shown(&self) {
        self.browser.wait(
            "(image => image.complete && image.naturalWidth > 0)([...document.querySelectorAll('.picture img')].at(-1))",
        ).await;
        self.browser.wait("document.querySelector('#newest').hidden").await;
    }

    pub async fn quiet(&self) {
        let said = self.browser.console().await;
        assert!(said.is_empty(), "{said:#?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_match_that_survives_the_bot() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    let anna = people.enter("anna").await;
    people.say("<img src=x onerror=document.body.remove()> <b>&amp;</b>").await;
    people.hear("<img src=x onerror=document.body.remove()> <b>&amp;</b>").await;
    people.say("/seabattle@kletka_bot @boris size=8 fleet=2,1").await;
    people.hear("challenges").await;

    people.browser.another().await;
    people.enter("vera").await;
    people.press("Accept").await;
    people.browser.wait("document.querySelectorAll('.toast').length > 0").await;
    people.quiet().await;

    let boris = people.enter("boris").await;
    people.press("Accept").await;
    people.browser.wait("[...document.querySelectorAll('.picture img')].some((image) => image.naturalWidth > 0)").await;
    people.place(&boris, &["a1-a2", "d4"]).await;
    people.place(&anna, &["a1-a2", "d4"]).await;

    // The match is in the group. The bot stops and comes back meanwhile.
    people.browser.click("#switches").await;
    people.browser.click("#switch-run").await;
    people.browser.wait("document.querySelector('#panel').innerText.includes('It does not run')").await;
    people.open("Squared paper").await;
    people.browser.click("#switch-run").await;
    people.browser.wait("document.querySelector('#panel').innerText.includes('It runs')").await;
    people.browser.click("#do-restart").await;
    people.browser.click("#switches").await;
    people.browser.turn(&boris).await;
    people.press("Back to the group").await;
    people.browser.wait("document.querySelector('#title').textContent === 'Squared paper'").await;

    let asked = async |window: &WindowHandle| {
        people.browser.turn(window).await;
        people.browser.wait(&format!("{LAST}.querySelector('.picture')")).await;
        people.browser.value("document.querySelector('#quoted').hidden").await == false
    };
    let (first, second) = if asked(&anna).await { (&anna, &boris) } else { (&boris, &anna) };
    people.browser.turn(first).await;
    people.shoot("h8").await;
    people.browser.turn(second).await;
    for cell in ["a1", "a2", "d4"] {
        people.shoot(cell).await;
    }
    people.hear("wins!").await;
    let alt = people.browser.value(&format!("{LAST}.querySelector('.picture img').alt")).await;
    assert!(alt.as_str().is_some_and(|alt| alt.lines().count() > 8), "the board in words: {alt}");
    for window in [&anna, &boris] {
        people.browser.turn(window).await;
        people.hear("wins!").await;
        people
            .browser
            .wait(
                "[...document.querySelectorAll('.picture img')].every((image) => {
               image.loading = 'eager';
               return image.naturalWidth > 0;
             })",
            )
            .await;
        people.quiet().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_are_answered_changed_and_deleted_by_keyboard() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    people.enter("gleb").await;
    people.say("Привет").await;
    people.hear("Привет").await;
    people.browser.keys("#text", UP).await;
    people.browser.wait("document.querySelector('#text').value === 'Привет'").await;
    people.say(" всем").await;
    people.hear("Привет всем").await;
    people.browser.keys("#text", &format!("\u{e008}{UP}")).await;
    people.browser.wait("document.activeElement.tagName === 'ARTICLE'").await;
    people.browser.keys("article:focus", ENTER).await;
    people.browser.wait("!document.querySelector('#quoted').hidden").await;
    people.browser.keys("#text", ESCAPE).await;
    people.browser.wait("document.querySelector('#quoted').hidden").await;
    people.browser.keys("#text", "/pla").await;
    people.browser.wait("document.querySelectorAll('#menu li').length === 1").await;
    people.browser.keys("#text", "\u{e004}").await;
    people.browser.wait("document.querySelector('#text').value === '/play@kletka_bot '").await;
    people.browser.keys("#text", ENTER).await;
    people.browser.wait(&format!("{LAST}.querySelector('.keyboard')")).await;
    people.quiet().await;
}

/// Saves a picture of the page for the documents, if a directory is named for it.
async fn portray(browser: &Browser, name: &str) {
    let picture = browser.screenshot().await;
    assert!(picture.starts_with(b"\x89PNG"));
    if let Some(folder) = std::env::var_os("KLETKA_SCREENSHOTS") {
        std::fs::write(Path::new(&folder).join(name), picture).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_fits_wide_and_narrow_windows_by_day_and_by_night() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    // High enough for a whole board and an answer below it.
    people.browser.size(1240, 960).await;
    people.enter("anna").await;
    // As an administrator, the bot reads plain moves.
    program.act(ANNA, json!({ "do": "admin", "on": true })).await;
    people.say("/dots @boris size=12x12 zone=off").await;
    people.hear("challenges").await;
    let anna = people.browser.window().await;
    people.browser.another().await;
    people.browser.size(390, 844).await;
    people.browser.go(&format!("{}/?as=boris", people.url)).await;
    people.open("Squared paper").await;
    people.press("Accept").await;
    let asked = people
        .browser
        .wait(&format!("{LAST}.querySelector('.picture') && {LAST}.querySelector('.mention').innerText"))
        .await;
    let group = people.browser.value("Number(document.querySelector('#chats [aria-current]').dataset.key)").await;
    let mut players = [(ANNA, "Anna"), (BORIS, "Boris")];
    if asked == "Boris" {
        players.reverse();
    }
    let moves = ["f5", "f6", "e6", "g7", "f7", "g5", "g6", "h6", "d8", "h4", "c7", "i8", "b6", "f4", "j6"];
    let mut turns = players.into_iter().cycle().zip(moves);
    let mut play = async |count: usize| {
        for ((user, name), cell) in turns.by_ref().take(count) {
            program.act(user, json!({ "do": "say", "chat": group, "text": cell })).await;
            people.hear(&format!("{name}: {cell}")).await;
        }
    };
    play(moves.len() - 2).await;

    // A narrow window shows one pane, and nothing is wider than it.
    people.narrow().await;
    people.shown().await;
    portray(&people.browser, "sandbox-phone.png").await;
    people.browser.click("#back").await;
    people.browser.wait("document.querySelector('#chat').offsetParent === null").await;
    people.narrow().await;
    people.open("Squared paper").await;
    let day = people.browser.value("getComputedStyle(document.body).backgroundColor").await;
    people.browser.click("#theme").await;
    people.browser.wait(&format!("getComputedStyle(document.body).backgroundColor !== {day}")).await;
    program.night(true).await;
    play(1).await;
    people.shown().await;
    portray(&people.browser, "sandbox-dark.png").await;
    people.browser.click("#theme").await;
    program.night(false).await;
    play(1).await;
    people.quiet().await;

    people.browser.turn(&anna).await;
    program.act(BORIS, json!({ "do": "say", "chat": group, "text": "That dot was a mistake" })).await;
    people.hear("a mistake").await;
    people.narrow().await;
    people.shown().await;
    let top = |what: &str| format!("[...document.querySelectorAll('{what}')].at(-1).getBoundingClientRect().top");
    people.browser.wait(&format!("{} >= {}", top(".picture"), top("#log"))).await;
    portray(&people.browser, "sandbox.png").await;
    people.browser.click("#switches").await;
    people.browser.wait("document.querySelector('#panel').contains(document.activeElement)").await;
    people.browser.keys("#panel button", ESCAPE).await;
    people.browser.wait("document.activeElement.id === 'switches'").await;
    let larger = "[...document.querySelectorAll('.closer, button.picture')].at(-1).click()";
    people.browser.value(larger).await;
    people
        .browser
        .wait("document.querySelector('#picture').open && document.querySelector('#picture img').naturalWidth > 0")
        .await;
    people.quiet().await;
}
