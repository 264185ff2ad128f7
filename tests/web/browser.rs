//! The page in a real browser: two people, the real program, the real bot.

use std::path::Path;

use serde_json::json;

use crate::driver::Browser;
use crate::party::{ANNA, BORIS};
use crate::program::Program;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";
const LAST: &str = "[...document.querySelectorAll('article')].at(-1)";

/// A browser, or a line that says that there is none.
fn browser() -> Option<Browser> {
    let browser = Browser::open();
    if browser.is_none() {
        println!("SKIPPED: no chromedriver is installed (Debian: apt-get install chromium chromium-driver)");
    }
    browser
}

/// People in windows of one browser.
struct People {
    browser: Browser,
    url: String,
}

impl People {
    /// Opens the page as somebody in the window that is driven.
    fn enter(&self, name: &str) -> String {
        self.browser.go(&format!("{}/?as={name}", self.url));
        self.browser.wait("document.querySelectorAll('article').length > 1");
        self.browser.window()
    }

    /// Writes and sends.
    fn say(&self, text: &str) {
        self.browser.keys("#text", &format!("{text}{ENTER}"));
    }

    /// Waits for words in the open chat.
    fn hear(&self, words: &str) {
        self.browser.wait(&format!("document.querySelector('#log').innerText.includes({words:?})"));
    }

    /// Presses the newest button with this label.
    fn press(&self, label: &str) {
        let button = format!(
            "[...document.querySelectorAll('.keyboard button')].findLast((one) => one.textContent === {label:?})"
        );
        self.browser.wait(&button.clone());
        self.browser.value(&format!("{button}.click()"));
    }

    /// Opens a chat of the list by its name.
    fn open(&self, name: &str) {
        let link = format!(
            "[...document.querySelectorAll('#chats button')].find((one) => one.querySelector('.title').textContent === {name:?})"
        );
        self.browser.wait(&link.clone());
        self.browser.value(&format!("{link}.click()"));
        self.browser.wait(&format!("document.querySelector('#title').textContent === {name:?}"));
    }

    /// Sets up a fleet in private: the link under the board leads there.
    fn place(&self, window: &str, ships: &[&str]) {
        self.browser.turn(window);
        self.press("Open my board");
        self.browser.wait("document.querySelector('#title').textContent === 'Kletka'");
        for ship in ships {
            // The next ship is typed when the picture shows the last one.
            self.browser.wait(&format!("{LAST}.querySelector('.picture img').naturalWidth > 0"));
            let before = self.browser.value(&format!("{LAST}.dataset.id + {LAST}.querySelector('img').src"));
            self.say(ship);
            self.browser.wait(&format!(
                "{LAST}.querySelector('.picture') && {LAST}.dataset.id + {LAST}.querySelector('img').src !== {before}"
            ));
        }
        self.say("ready");
        self.browser.wait("!document.querySelector('#log').innerText.includes('Ready')");
    }

    /// Shoots at a cell as soon as the board asks for it, by typing an answer to it.
    fn shoot(&self, cell: &str) {
        self.browser.wait("!document.querySelector('#quoted').hidden");
        self.say(cell);
        self.hear(&format!("shoots at {cell}"));
    }

    /// Checks that nothing is wider than the window.
    fn narrow(&self) {
        let wide = "[...document.querySelectorAll('body, body *')].filter((one) => one.checkVisibility() \
                    && one.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(one).clipPath === 'none') \
                    .map((one) => one.className || one.tagName)";
        assert_eq!(self.browser.value(wide), json!([]));
    }

    /// Waits until the newest picture is there, in view.
    fn shown(&self) {
        self.browser.wait(
            "(image => image.complete && image.naturalWidth > 0)([...document.querySelectorAll('.picture img')].at(-1))",
        );
        self.browser.wait("document.querySelector('#newest').hidden");
    }

    fn quiet(&self) {
        let said = self.browser.console();
        assert!(said.is_empty(), "{said:#?}");
    }
}

#[test]
fn two_people_play_a_match_that_survives_the_bot() {
    let Some(browser) = browser() else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    let anna = people.enter("anna");
    people.say("<img src=x onerror=document.body.remove()> <b>&amp;</b>");
    people.hear("<img src=x onerror=document.body.remove()> <b>&amp;</b>");
    people.say("/seabattle@kletka_bot @boris size=8 fleet=2,1");
    people.hear("challenges");

    people.browser.another();
    people.enter("vera");
    people.press("Accept");
    people.browser.wait("document.querySelectorAll('.toast').length > 0");
    people.quiet();

    let boris = people.enter("boris");
    people.press("Accept");
    people.browser.wait("[...document.querySelectorAll('.picture img')].some((image) => image.naturalWidth > 0)");
    people.place(&boris, &["a1-a2", "d4"]);
    people.place(&anna, &["a1-a2", "d4"]);

    // The match is in the group; the bot goes and comes back meanwhile.
    people.browser.click("#switches");
    people.browser.click("#switch-run");
    people.browser.wait("document.querySelector('#panel').innerText.includes('It does not run')");
    people.open("Squared paper");
    people.browser.click("#switch-run");
    people.browser.wait("document.querySelector('#panel').innerText.includes('It runs')");
    people.browser.click("#do-restart");
    people.browser.click("#switches");
    people.browser.turn(&boris);
    people.open("Squared paper");

    let asked = |window: &str| {
        people.browser.turn(window);
        people.browser.wait(&format!("{LAST}.querySelector('.picture')"));
        people.browser.value("document.querySelector('#quoted').hidden") == false
    };
    let (first, second) = if asked(&anna) { (&anna, &boris) } else { (&boris, &anna) };
    people.browser.turn(first);
    people.shoot("h8");
    people.browser.turn(second);
    for cell in ["a1", "a2", "d4"] {
        people.shoot(cell);
    }
    people.hear("wins!");
    let alt = people.browser.value(&format!("{LAST}.querySelector('.picture img').alt"));
    assert!(alt.as_str().is_some_and(|alt| alt.lines().count() > 8), "the board in words: {alt}");
    for window in [&anna, &boris] {
        people.browser.turn(window);
        people.hear("wins!");
        people.browser.wait(
            "[...document.querySelectorAll('.picture img')].every((image) => {
               image.loading = 'eager';
               return image.naturalWidth > 0;
             })",
        );
        people.quiet();
    }
}

#[test]
fn messages_are_answered_changed_and_deleted_by_keyboard() {
    let Some(browser) = browser() else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    people.enter("gleb");
    people.say("Привет");
    people.hear("Привет");
    people.browser.keys("#text", UP);
    people.browser.wait("document.querySelector('#text').value === 'Привет'");
    people.say(" всем");
    people.hear("Привет всем");
    people.browser.keys("#text", &format!("\u{e008}{UP}"));
    people.browser.wait("document.activeElement.tagName === 'ARTICLE'");
    people.browser.keys("article:focus", ENTER);
    people.browser.wait("!document.querySelector('#quoted').hidden");
    people.browser.keys("#text", ESCAPE);
    people.browser.wait("document.querySelector('#quoted').hidden");
    people.browser.keys("#text", "/pla");
    people.browser.wait("document.querySelectorAll('#menu li').length === 1");
    people.browser.keys("#text", "\u{e004}");
    people.browser.wait("document.querySelector('#text').value === '/play@kletka_bot '");
    people.browser.keys("#text", ENTER);
    people.browser.wait(&format!("{LAST}.querySelector('.keyboard')"));
    people.quiet();
}

/// Keeps a picture of the page for the documents, when a directory is named for it.
fn portray(browser: &Browser, name: &str) {
    let picture = browser.screenshot();
    assert!(picture.starts_with(b"\x89PNG"));
    if let Some(folder) = std::env::var_os("KLETKA_SCREENSHOTS") {
        std::fs::write(Path::new(&folder).join(name), picture).unwrap();
    }
}

#[test]
fn the_page_fits_wide_and_narrow_windows_by_day_and_by_night() {
    let Some(browser) = browser() else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    people.browser.size(1240, 900);
    people.enter("anna");
    // As an administrator the bot reads plain moves.
    program.act(ANNA, json!({ "do": "admin", "on": true }));
    people.say("/dots @boris size=12x12 zone=off");
    people.hear("challenges");
    let anna = people.browser.window();
    people.browser.another();
    people.browser.size(390, 844);
    people.browser.go(&format!("{}/?as=boris", people.url));
    people.open("Squared paper");
    people.press("Accept");
    let asked =
        people.browser.wait(&format!("{LAST}.querySelector('.picture') && {LAST}.querySelector('.mention').innerText"));
    let group = people.browser.value("Number(document.querySelector('#chats [aria-current]').dataset.key)");
    let mut players = [(ANNA, "Anna"), (BORIS, "Boris")];
    if asked == "Boris" {
        players.reverse();
    }
    let moves = ["f5", "f6", "e6", "g7", "f7", "g5", "g6", "h6", "d8", "h4", "c7", "i8", "b6", "f4", "j6"];
    for (turn, cell) in moves.into_iter().enumerate() {
        let (user, name) = players[turn % 2];
        program.act(user, json!({ "do": "say", "chat": group, "text": cell }));
        people.hear(&format!("{name}: {cell}"));
    }

    // A narrow window shows one pane, and nothing is wider than it.
    people.narrow();
    people.shown();
    portray(&people.browser, "sandbox-phone.png");
    people.browser.click("#back");
    people.browser.wait("document.querySelector('#chat').offsetParent === null");
    people.narrow();
    people.open("Squared paper");
    let day = people.browser.value("getComputedStyle(document.body).backgroundColor");
    people.browser.click("#theme");
    people.browser.wait(&format!("getComputedStyle(document.body).backgroundColor !== {day}"));
    people.shown();
    portray(&people.browser, "sandbox-dark.png");
    people.browser.click("#theme");
    people.quiet();

    people.browser.turn(&anna);
    program.act(BORIS, json!({ "do": "say", "chat": group, "text": "That dot was a mistake" }));
    people.hear("a mistake");
    people.narrow();
    people.shown();
    portray(&people.browser, "sandbox.png");
    people.browser.click("#switches");
    people.browser.wait("document.querySelector('#panel').contains(document.activeElement)");
    people.browser.keys("#panel button", ESCAPE);
    people.browser.wait("document.activeElement.id === 'switches'");
    people.browser.value(&format!("{LAST}.parentElement.querySelector('.picture').click()"));
    people
        .browser
        .wait("document.querySelector('#picture').open && document.querySelector('#picture img').naturalWidth > 0");
    people.quiet();
}
