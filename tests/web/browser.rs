//! The page in a real browser: two people, the real program, the real bot.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::driver::Browser;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";
const LAST: &str = "[...document.querySelectorAll('article')].at(-1)";

/// `kletka sandbox` on a free port.
struct Program {
    child: Child,
    url: String,
}

impl Program {
    fn start(words: &[&str]) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kletka"));
        command.args(["sandbox", "--port", "0"]).args(words).env_remove("TELOXIDE_TOKEN");
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split(' ').find(|word| word.starts_with("http://")).unwrap().to_owned();
        Program { child, url }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

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

    fn toast(&self, words: &str) {
        self.browser.wait(&format!("document.querySelector('#toasts').innerText.includes({words:?})"));
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
    people.toast("");
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
            "(end => [...document.querySelectorAll('.picture img')].every((image) => { image.loading = 'eager'; return image.naturalWidth > 0; }))()",
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
