//! The size of every game's boards in windows of four sizes.

use serde_json::json;

use kletka::games::GAMES;

use crate::browser::{People, browser};
use crate::program::{ANNA, Program};
use crate::thorough::amount;

/// The windows: a large one, a usual one, a tablet, a phone.
const WINDOWS: [(u32, u32); 4] = [(1440, 900), (1280, 800), (820, 1180), (360, 740)];

/// The faults of the pictures in the open chat, as sentences.
const WRONG: &str = "(() => {
    const log = document.querySelector('#log'), style = getComputedStyle(log);
    const pane = log.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const wrong = [];
    for (const message of log.querySelectorAll('article:has(.pictured)')) {
        const bubble = message.querySelector('.bubble'), image = message.querySelector('.picture img');
        const [box, drawn] = [bubble, image].map((one) => one.getBoundingClientRect());
        const what = message.querySelector('.words')?.innerText.split('\\n')[0];
        const say = (told) => wrong.push(`${what}: ${told}`);
        if (box.width < Math.min(pane, 420) - 1) say(`a bubble ${box.width} wide of ${pane}`);
        if (drawn.width < Math.min(pane - 2, 360) - 1) say(`a picture ${drawn.width} wide of ${pane}`);
        if (box.right > innerWidth || drawn.right > box.right + 1) say('wider than its place');
        const natural = Number(image.getAttribute('height')) / Number(image.getAttribute('width'));
        if (Math.abs(drawn.width * natural - drawn.height) > 1) say('bent');
        for (const key of message.querySelectorAll('.keyboard button')) {
            if (key.scrollWidth > key.clientWidth + 1) say(`a cut button: ${key.innerText}`);
        }
        for (const place of message.querySelectorAll('.touch .closer')) say(`a sign over the picture: ${place.title}`);
    }
    return wrong;
})()";

/// The numbers of the matches there.
const NUMBERS: &str = "[...document.querySelectorAll('article .words')]
    .map((words) => words.innerText.match(/^№(\\d+)/)?.[1]).filter((number) => number)";

/// The messages that the pictures reply to.
const QUOTES: &str = "[...document.querySelectorAll('article:has(.pictured) .quote')]
    .map((quote) => quote.innerText.split('\\n').at(-1))";

/// One game of so many is looked at, unless everything is tried.
const ONE_OF: usize = 6;

/// How many games are looked at together.
const TOGETHER: usize = 24;

impl People {
    /// Anna gives a match up, and says that she is sure if she is asked.
    async fn give_up(&self, program: &Program, number: &str) {
        let over = format!(
            "[...document.querySelectorAll('article:has(.pictured)')].some((one) =>
                one.innerText.includes('№{number} ') && one.innerText.includes('Rematch'))"
        );
        let asked = format!("/№{number} [^\\n]*give up/.test(document.querySelector('#log').innerText)");
        program.act(ANNA, json!({ "do": "say", "chat": ANNA, "text": format!("/resign {number}") })).await;
        self.browser.wait(&format!("{over} || {asked}")).await;
        if self.browser.value(&format!("!{over}")).await == true {
            self.press("Yes").await;
            self.browser.wait(&over).await;
        }
    }

    /// Looks at all pictures of the open chat in every window.
    async fn measure(&self) {
        for (width, height) in WINDOWS {
            self.browser.phone(width, height).await;
            let wrong = self.browser.value(WRONG).await;
            assert_eq!(wrong, json!([]), "{width} × {height}");
            self.narrow().await;
        }
        self.browser.phone(1280, 800).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_board_is_large_enough_in_every_window() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&["--limits", "here=200 challenges=200 matches=200 thoughts=9 files=200"]);
    let people = People { browser, url: program.url.clone() };
    people.browser.phone(1280, 800).await;
    let mut begun = 0;
    let games: Vec<_> = GAMES.iter().step_by(amount(1, ONE_OF)).collect();
    for games in games.chunks(TOGETHER) {
        people.enter("anna").await;
        people.open("Kletka").await;
        for game in games {
            let info = game.info();
            // A board may be replaced at any time, since computers move, so it is found by the message that it replies
            // to.
            let (said, shown) = match info.computer {
                true => (format!("/play {} bot:1", info.id), format!("{NUMBERS}.includes('{}')", begun + 1)),
                false => (format!("/rules {}", info.id), format!("{QUOTES}.includes('/rules {}')", info.id)),
            };
            begun += u32::from(info.computer);
            program.act(ANNA, json!({ "do": "say", "chat": ANNA, "text": said })).await;
            people.browser.wait(&shown).await;
        }
        people.measure().await;
        let numbers = people.browser.value(NUMBERS).await;
        for number in numbers.as_array().unwrap() {
            people.give_up(&program, number.as_str().unwrap()).await;
        }
        people.measure().await;
    }
    people.quiet().await;
}
