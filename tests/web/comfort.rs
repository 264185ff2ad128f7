//! Comfort of the page: many tabs, lost texts, the focus, the layout, older messages, completion.

use serde_json::json;

use crate::browser::{ENTER, LAST, People, browser};
use crate::program::{ANNA, BORIS, Program};

const TAB: &str = "\u{e004}";

async fn people(program: &Program) -> Option<People> {
    Some(People { browser: browser().await?, url: program.url.clone() })
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_windows_of_one_browser_are_served() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    let first = people.enter("anna").await;
    for name in ["anna", "boris", "anna", "vera", "gleb", "anna", "boris", "anna", "boris"] {
        people.browser.another().await;
        people.enter(name).await;
    }
    people.say("the tenth is heard").await;
    people.hear("the tenth is heard").await;
    people.browser.turn(&first).await;
    people.hear("the tenth is heard").await;
    people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_that_is_not_sent_stays() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.enter("anna").await;
    let heard = "document.querySelector('#heard')";
    people.browser.wait(&format!("!{heard}.hidden && {heard}.innerText.includes('Privacy mode is on')")).await;
    people.browser.value("window.kept = window.fetch, window.fetch = () => Promise.reject(new Error())").await;
    people.say("written with care").await;
    people.browser.wait("document.querySelector('#failed').innerText.includes('cannot reach')").await;
    people.browser.wait("document.querySelector('#text').value === 'written with care'").await;
    people.browser.wait("document.querySelector('#text').getAttribute('aria-invalid') === 'true'").await;
    people.browser.value("window.fetch = window.kept").await;
    people.browser.keys("#text", ENTER).await;
    people.hear("written with care").await;
    people
        .browser
        .wait("document.querySelector('#failed').hidden && document.querySelector('#text').value === ''")
        .await;
    program.act(ANNA, json!({ "do": "privacy", "on": false })).await;
    people.browser.wait(&format!("{heard}.hidden")).await;
}

/// By how many pixels the newest message with its buttons is too tall for its place, and its picture wider than its
/// bubble or out of proportion.
const MISFIT: &str = "((message, log) => {
    const [at, room] = [message, log].map((one) => one.getBoundingClientRect());
    const bubble = message.querySelector('.bubble'), image = message.querySelector('.picture img');
    const wide = Math.max(0, image.width - bubble.clientWidth);
    const bent = Math.abs(image.width * image.naturalHeight / image.naturalWidth - image.height);
    return [Math.max(0, room.top - at.top, at.bottom - room.bottom), wide, bent].map((one) => one > 1 ? one : 0);
})([...document.querySelectorAll('article')].at(-1), document.querySelector('#log'))";

impl People {
    /// Waits until the newest message is a picture without a misfit: boards are repainted while the computer moves.
    async fn fits(&self) {
        self.browser.wait(&format!("({MISFIT}).every((far) => far === 0)")).await;
    }
}

/// Focuses the last button of a free cell and returns its text: the computer may have taken the very last.
const LAST_FREE_KEY: &str = "((key) => { key.focus(); return key.innerText; })(
    [...document.querySelectorAll('.keyboard button')].filter((key) => /^[a-c][1-3]$/.test(key.innerText)).at(-1))";

#[tokio::test(flavor = "multi_thread")]
async fn a_board_fits_its_window_and_keeps_the_focus_on_its_keys() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.browser.room(1280, 960).await;
    people.enter("anna").await;
    people.say("/tictactoe@kletka_bot bot:1").await;
    people.browser.wait(&format!("{LAST}.querySelector('.keyboard')")).await;
    people.shown().await;
    people.fits().await;
    // Buttons, and a reply begun.
    people.browser.wait("document.querySelector('#text').placeholder === 'Your move'").await;
    people.browser.wait("!document.querySelector('#quoted').hidden").await;
    let pressed = people.browser.value(LAST_FREE_KEY).await;
    people.browser.type_on(ENTER).await;
    people.browser.wait(&format!("{LAST}.querySelector('.keyboard')?.contains(document.activeElement)")).await;
    people.browser.wait(&format!("document.activeElement.innerText !== {pressed}")).await;

    // The description of the largest board is its last move, and in full behind a button.
    people.say("/dots@kletka_bot bot:1 size=30x30").await;
    people
        .browser
        .wait(&format!("{LAST}.querySelector('.picture img')?.alt.includes('B: the whole board in words')"))
        .await;
    people.shown().await;
    people.fits().await;
    people.browser.value(&format!("{LAST}.focus()")).await;
    people.browser.type_on("b").await;
    let board = people
        .browser
        .wait("document.querySelector('#spelled').open && document.querySelector('#spelled pre').innerText")
        .await;
    assert!(board.as_str().is_some_and(|board| board.lines().count() > 30), "{board}");
    people.browser.type_on("\u{e00c}").await;
    people.browser.value(&format!("{LAST}.querySelector('.closer, button.picture').click()")).await;
    people
        .browser
        .wait("((at) => at.width > 300 && at.left >= 0 && at.top >= 0 && at.right <= innerWidth && at.bottom <= innerHeight)(\
               document.querySelector('#picture img').getBoundingClientRect())")
        .await;
    people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn older_messages_come_when_they_are_looked_for() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.enter("anna").await;
    let group = people.browser.value("Number(document.querySelector('#chats [aria-current]').dataset.key)").await;
    // A page that shows each of them as it comes takes longer than all the rest.
    people.browser.go("about:blank").await;
    for n in 1..=200 {
        let user = if n % 2 == 0 { ANNA } else { BORIS };
        program.act(user, json!({ "do": "say", "chat": group, "text": format!("message {n}.") })).await;
    }
    people.enter("boris").await;
    people.hear("message 200.").await;
    let count = people.browser.value("document.querySelectorAll('article').length").await;
    assert_eq!(count, 80);
    people.browser.value("document.querySelector('#log').scrollTop = 300").await;
    people.hear("message 100.").await;
    // The message being read stays in place.
    people.browser.wait("document.querySelector('#log').scrollTop > 2000").await;
    for _ in 0..2 {
        people.browser.value("document.querySelector('#log').scrollTop = 0").await;
        people.browser.wait("document.querySelector('#log').scrollTop > 0 || document.querySelector('#log').innerText.includes('message 1.')").await;
    }
    people.hear("message 1.").await;
    let ids = "[...document.querySelectorAll('article')].map((one) => Number(one.dataset.id))";
    people
        .browser
        .wait(&format!("(ids => ids.length > 200 && ids.every((id, at) => at === 0 || id > ids[at - 1]))({ids})"))
        .await;
    // The day's heading is above its messages and covers none.
    let covers = "[...document.querySelectorAll('.day')].some((day) => getComputedStyle(day).position === 'sticky')";
    assert_eq!(people.browser.value(covers).await, false);
    people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quote_leads_to_its_message_while_others_are_on_their_way() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.enter("anna").await;
    let group = people.browser.value("Number(document.querySelector('#chats [aria-current]').dataset.key)").await;
    people.say("the first").await;
    people.hear("the first").await;
    let first = people.browser.value(&format!("Number({LAST}.dataset.id)")).await;
    // A page that shows each of them as it comes takes longer than all the rest.
    people.browser.go("about:blank").await;
    for n in 1..=160 {
        program.act(BORIS, json!({ "do": "say", "chat": group, "text": format!("message {n}.") })).await;
    }
    program.act(BORIS, json!({ "do": "say", "chat": group, "reply": first, "text": "I mean that" })).await;
    people.enter("boris").await;
    people.hear("I mean that").await;
    let hold = "window.kept = window.fetch, window.fetch = (...what) => \
                new Promise((go) => { window.go = go; }).then(() => window.kept.apply(window, what)), 0";
    people.browser.value(hold).await;
    people.browser.value("document.querySelector('#log').scrollTop = 300").await;
    people.browser.wait("window.go").await;
    people.browser.value(&format!("{LAST}.querySelector('.quote').click()")).await;
    people.browser.value("window.fetch = window.kept, window.go(), 0").await;
    let seen = format!(
        "((log, one) => one.top >= log.top && one.bottom <= log.bottom)(...['#log', '[data-id=\"{first}\"]']
            .map((one) => document.querySelector(one).getBoundingClientRect()))"
    );
    people.browser.wait(&seen).await;
    people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_games_options_and_people_are_completed() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.enter("anna").await;
    for (typed, menu, taken) in [
        ("/pla", "/play", "/play@kletka_bot "),
        ("tic", "tictactoe", "/play@kletka_bot tictactoe "),
        ("@bo", "@boris", "/play@kletka_bot tictactoe @boris "),
        ("si", "size=", "/play@kletka_bot tictactoe @boris size="),
        ("1", "size=10", "/play@kletka_bot tictactoe @boris size=10 "),
    ] {
        people.browser.keys("#text", typed).await;
        people.browser.wait(&format!("document.querySelector('#menu b')?.innerText === {menu:?}")).await;
        people.browser.keys("#text", TAB).await;
        people.browser.wait(&format!("document.querySelector('#text').value === {taken:?}")).await;
    }
    people.browser.keys("#text", ENTER).await;
    people.hear("challenges @boris").await;
    // A name as odd as you like.
    people.browser.click("#switches").await;
    people.browser.wait("document.querySelector('#name').value === 'Anna'").await;
    people.browser.keys("#name", " <b>عربي</b>").await;
    people.browser.click("#do-rename").await;
    people
        .browser
        .wait("document.querySelector('#people [aria-pressed=true]').innerText.includes('Anna <b>عربي</b>')")
        .await;
    people.quiet().await;
}

/// The height of the input field, and how much of it and of the line above it is hidden.
const FIELD: &str = "((text, heard) => [text.offsetHeight >= 34, text.scrollHeight - text.clientHeight,
    heard.hidden ? 0 : heard.scrollWidth - heard.clientWidth])(
    ...['#text', '#heard'].map((one) => document.querySelector(one)))";

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_and_its_field_are_there_after_a_reload_on_a_phone() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.browser.phone(360, 740).await;
    people.enter("anna").await;
    people.open("Squared paper").await;
    people.browser.wait("!document.querySelector('#heard').hidden").await;
    people.browser.keys("#text", "half a move").await;
    assert_eq!(people.browser.value(FIELD).await, json!([true, 0, 0]));
    people.browser.value("location.reload()").await;
    people.browser.wait("document.querySelector('#text').value === 'half a move'").await;
    people.browser.wait("document.querySelector('#text').offsetHeight > 0").await;
    people.browser.wait("document.querySelector('#text').style.height !== 'auto'").await;
    assert_eq!(people.browser.value(FIELD).await, json!([true, 0, 0]));
    // A sent text is no longer a draft, and each person has their own drafts.
    people.browser.keys("#text", ENTER).await;
    people.hear("half a move").await;
    people.browser.value("location.reload()").await;
    people.hear("half a move").await;
    assert_eq!(people.browser.value("document.querySelector('#text').value").await, "");
    people.narrow().await;
    people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_of_a_lost_connection_goes_when_it_is_back() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.enter("anna").await;
    let page = &people.browser;
    let program = program
        .again(async || {
            page.wait("!document.querySelector('#offline').hidden").await;
            people.say("into the void").await;
            page.wait("document.querySelector('#failed').innerText.includes('cannot reach')").await;
        })
        .await;
    page.wait("document.querySelector('#offline').hidden && document.querySelector('#failed').hidden").await;
    assert_eq!(page.value("document.querySelector('#text').value").await, "into the void");
    page.keys("#text", ENTER).await;
    people.hear("into the void").await;
    drop(program);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_is_as_wide_as_the_pane_permits() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    let panes = [(1280, 1100, 560), (1280, 900, 450), (1280, 720, 300), (360, 740, 300)];
    for (number, (width, height, wide)) in (1..).zip(panes) {
        people.browser.phone(width, height).await;
        people.enter("anna").await;
        people.open("Squared paper").await;
        people.say("/dots@kletka_bot bot:1 size=39x32").await;
        let board = format!("{LAST}.querySelector('.picture') && {LAST}.innerText.includes('№{number} ')");
        people.browser.wait(&board).await;
        people.shown().await;
        let found = people.browser.value(&format!("{LAST}.querySelector('.picture img').width")).await;
        assert!(found.as_u64().is_some_and(|found| (wide..=560).contains(&found)), "{width} × {height}: {found}");
        people.fits().await;
        people.say("/cancel@kletka_bot").await;
    }
}

/// The lowest contrast of text in quotes, by the painted colours.
const CONTRAST: &str = "(() => {
    const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    const paint = (...colours) => {
        for (const colour of colours) { brush.fillStyle = colour; brush.fillRect(0, 0, 1, 1); }
        const [r, g, b] = [...brush.getImageData(0, 0, 1, 1).data].map((one) => one / 255)
            .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const style = (one) => getComputedStyle(one);
    const found = [];
    for (const quote of document.querySelectorAll('.quote')) {
        for (let ink = 0; ink < 6; ink++) {
            for (const own of [false, true]) {
                quote.className = `quote ink${ink}`;
                quote.closest('article').classList.toggle('own', own);
                const under = [style(quote.closest('.bubble')).backgroundColor, style(quote).backgroundColor];
                for (const text of [quote, ...quote.querySelectorAll('b, span')]) {
                    const [a, b] = [paint(...under), paint(style(text).color)];
                    found.push(Math.max(a, b) / Math.min(a, b));
                }
            }
        }
    }
    return Math.min(...found);
})()";

#[tokio::test(flavor = "multi_thread")]
async fn quotes_can_be_read_by_day_and_by_night() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.enter("anna").await;
    people.browser.value(&format!("{LAST}.focus()")).await;
    people.browser.type_on("r").await;
    people.say("an answer").await;
    people.browser.wait("document.querySelector('article .quote')").await;
    for _ in 0..2 {
        let least = people.browser.value(CONTRAST).await;
        assert!(least.as_f64().is_some_and(|least| least >= 4.5), "{least}");
        people.browser.click("#theme").await;
    }
}

/// The brightness of the newest picture in its corner, from 0 to 255.
const CORNER: &str = "((image) => {
    const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    brush.drawImage(image, 0, 0);
    return Math.max(...brush.getImageData(0, 0, 1, 1).data.slice(0, 3));
})([...document.querySelectorAll('.picture img')].at(-1))";

impl People {
    /// Asks for a board, and returns its brightness.
    async fn brightness(&self, asks: &str) -> u64 {
        let before = self.browser.value(&format!("Number({LAST}.dataset.id)")).await;
        self.say(asks).await;
        // The greeting is a picture too, but not of a match.
        let board = format!("{LAST}.querySelector('.picture') && {LAST}.innerText.includes('№')");
        self.browser.wait(&format!("{board} && Number({LAST}.dataset.id) > {before}")).await;
        self.shown().await;
        self.browser.value(CORNER).await.as_u64().expect("a number")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_as_dark_as_the_page() {
    let program = Program::start(&[]);
    let Some(people) = people(&program).await else { return };
    people.enter("anna").await;
    assert!(people.brightness("/tictactoe@kletka_bot bot:1").await > 200);
    people.browser.click("#theme").await;
    program.night(true).await;
    assert!(people.brightness("/board@kletka_bot").await < 80);
    let page = &people.browser;
    // A page reports that it became light while it was closed.
    page.value("localStorage.setItem('kletka-theme', 'light'), location.reload()").await;
    program.night(false).await;
    page.wait("document.querySelectorAll('article').length > 1").await;
    assert!(people.brightness("/board@kletka_bot").await > 200);
    people.browser.click("#theme").await;
    program.night(true).await;
    // A chosen look stays at night too.
    people.say("/settings@kletka_bot theme=paper").await;
    people.hear("Saved.").await;
    assert!(people.brightness("/board@kletka_bot").await > 200);
}
