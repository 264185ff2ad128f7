//! Boards in the Mini App, which a button below a board opens in a frame: a touch plays, and nobody sees secrets of
//! others or plays for them.

use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};

use crate::browser::{People, browser};
use crate::http::{client, post};
use crate::program::{ANNA, BORIS, Program, VERA};

/// The button below a board.
const OPENS: &str = "👆 Tap the board";

/// The document in the frame.
const APP: &str = "document.querySelector('#app iframe')?.contentDocument";

/// Waits for something of the frame's document.
async fn app(people: &People, what: &str) -> Value {
    people.browser.wait(&format!("((page) => Boolean(page && {what}))({APP})")).await
}

/// The middle of a place on the board in the frame, counted in columns and rows from the first one of its first board.
async fn spot(people: &People, board: &Value, (col, row): (f64, f64)) -> (i64, i64) {
    let [x, y, step] = ["x", "y", "step"].map(|key| board["boards"][0][key].as_f64().unwrap());
    let (x, y, wide) = (x + step * col, y + step * row, &board["size"][0]);
    let script = format!(
        "((frame, image) => [frame.left + image.left + {x} * image.width / {wide}, \
         frame.top + image.top + {y} * image.width / {wide}])(\
         document.querySelector('#app iframe').getBoundingClientRect(), \
         {APP}.querySelector('.touch img').getBoundingClientRect())"
    );
    let at = people.browser.value(&script).await;
    (at[0].as_f64().unwrap().round() as i64, at[1].as_f64().unwrap().round() as i64)
}

/// The init data for the link below a board, as a person's app passes it on.
async fn init(people: &People, program: &Program, user: i64) -> String {
    let url = format!("{}/older?as={user}&chat={}&before=2147483647", program.url, group(people).await);
    let told: Value = client().get(url).send().await.unwrap().json().await.unwrap();
    let buttons = told["messages"].as_array().unwrap().iter().filter_map(|one| one["buttons"].as_array());
    let all = buttons.flatten().filter_map(Value::as_array).flatten();
    let link = all.filter_map(|button| button["url"].as_str()).rfind(|url| url.contains("startapp=")).unwrap();
    let start = link.split("startapp=").nth(1).unwrap().split('&').next().unwrap();
    let opened = program.done(user, json!({ "do": "app", "start": start })).await;
    opened["init"].as_str().unwrap().to_owned()
}

async fn group(people: &People) -> Value {
    people.browser.value("Number(document.querySelector('#chats [aria-current]').dataset.key)").await
}

/// The app's view of the board.
async fn board(program: &Program, init: &str) -> Value {
    let answer = post(&format!("{}/app/board", program.url), &json!({ "init": init })).await;
    assert_eq!(answer.status(), 200, "{answer:?}");
    let bytes = answer.bytes().await.unwrap();
    let length = u32::from_be_bytes(bytes[..4].try_into().unwrap()) as usize;
    serde_json::from_slice(&bytes[4..4 + length]).unwrap()
}

/// Anna and Boris, each in a window of their own, have begun a match in the group.
async fn two(people: &People, command: &str) -> [WindowHandle; 2] {
    let anna = people.enter("anna").await;
    people.say(&format!("{command} @boris")).await;
    people.hear("challenges").await;
    people.browser.another().await;
    let boris = people.enter("boris").await;
    people.press("Accept").await;
    people.press(OPENS).await;
    app(people, "page.querySelector('#board img')?.naturalWidth > 0").await;
    people.browser.turn(&anna).await;
    people.press(OPENS).await;
    app(people, "page.querySelector('#board img')?.naturalWidth > 0").await;
    [anna, boris]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touch_plays_and_a_stranger_cannot() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    program.show_app().await;
    let people = People { browser, url: program.url.clone() };
    let windows = two(&people, "/tictactoe@kletka_bot").await;
    let inits = [init(&people, &program, ANNA).await, init(&people, &program, BORIS).await];
    let stranger = init(&people, &program, VERA).await;
    let first = board(&program, &inits[0]).await;
    let (mover, other) = if first["may"] == true { (0, 1) } else { (1, 0) };
    // Whoever is not asked sees the board, and a stranger what everybody sees; neither can touch it.
    for init in [&inits[other], &stranger] {
        let seen = board(&program, init).await;
        assert_eq!((&seen["may"], &seen["targets"]["move"]), (&json!(false), &Value::Null), "{seen}");
        let sent = json!({ "init": init, "version": seen["version"], "text": "b2" });
        let said: Value = post(&format!("{}/app/move", program.url), &sent).await.json().await.unwrap();
        assert_ne!(said["said"], "", "it is told why not");
        assert_eq!(board(&program, init).await["version"], seen["version"]);
    }
    people.browser.turn(&windows[other]).await;
    app(&people, "!page.querySelector('.touch') && page.querySelector('#typed').hidden").await;

    people.browser.turn(&windows[mover]).await;
    app(&people, "page.querySelector('.touch img')?.naturalWidth > 0").await;
    let targets = board(&program, &inits[mover]).await["targets"].clone();
    assert_eq!(targets["move"]["of"], "places");
    let middle = spot(&people, &targets, (1.0, 1.0)).await;
    people.browser.drag(&[middle]).await;
    app(&people, "page.querySelector('.bar output').value === 'b2'").await;
    people.browser.drag(&[middle]).await;
    // It is the other one's turn now, here and in the frame of the other.
    app(&people, "!page.querySelector('.touch')").await;
    people.browser.turn(&windows[other]).await;
    app(&people, "page.querySelector('.touch')").await;
    people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_has_the_messengers_look_and_says_when_nobody_answers() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    program.show_app().await;
    let people = People { browser, url: program.url.clone() };
    people.enter("anna").await;
    people.say("/tictactoe@kletka_bot bot:1").await;
    people.press(OPENS).await;
    // Nothing is cut off.
    app(&people, "((hint) => hint && hint.scrollWidth <= hint.clientWidth)(page.querySelector('.bar output'))").await;
    for (colour, scheme) in [("#17212b", "dark"), ("#ffffff", "light")] {
        let told = json!({ "eventType": "theme_changed", "eventData": { "theme_params": { "bg_color": colour } } });
        let script = format!("document.querySelector('#app iframe').contentWindow.postMessage('{told}', '*')");
        people.browser.value(&script).await;
        app(&people, &format!("page.documentElement.style.colorScheme === '{scheme}'")).await;
    }
    let note = "page.querySelector('#said')";
    let page = "document.querySelector('#app iframe').contentWindow";
    let silence = format!("(window.kept = {page}.fetch, {page}.fetch = () => Promise.reject(), null)");
    people.browser.value(&silence).await;
    app(&people, &format!("{note}.textContent.startsWith('The bot does not answer')")).await;
    people.browser.value(&format!("({page}.fetch = window.kept, null)")).await;
    app(&people, &format!("{note}.hidden")).await;
    // Opened elsewhere than in the messenger.
    people.browser.value(&format!("({page}.location.hash = '', {page}.location.reload(), null)")).await;
    app(&people, &format!("{note}?.textContent === 'Open this board by the button in Telegram.'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fleet_is_placed_in_the_app_and_seen_by_its_owner_alone() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    program.show_app().await;
    let people = People { browser, url: program.url.clone() };
    let windows = two(&people, "/seabattle@kletka_bot size=8 fleet=2").await;
    let [anna, boris, vera] = [
        init(&people, &program, ANNA).await,
        init(&people, &program, BORIS).await,
        init(&people, &program, VERA).await,
    ];
    let before = [board(&program, &boris).await, board(&program, &vera).await];
    assert_eq!(before[1]["may"], false);
    people.browser.turn(&windows[0]).await;
    app(&people, "page.querySelectorAll('.berth').length === 1").await;
    app(&people, "page.querySelector('#asks').textContent.startsWith('Drag your ships')").await;
    let targets = board(&program, &anna).await["targets"].clone();
    assert_eq!(targets["move"], json!({ "of": "fleet", "ships": [], "missing": [2] }));
    let (c3, d3) = (spot(&people, &targets, (2.0, 2.0)).await, spot(&people, &targets, (3.0, 2.0)).await);
    people.browser.drag(&[c3, d3]).await;
    app(&people, "page.querySelector('.bar output').value === 'c3-d3'").await;
    people.browser.value(&format!("{APP}.querySelector('.bar .go').click()")).await;
    app(&people, "page.querySelectorAll('.berth').length === 0").await;
    assert_eq!(board(&program, &anna).await["targets"]["move"]["ships"], json!([["c3", "d3"]]));
    // Nothing but the number of the step is another for the others.
    for (init, before) in [(&boris, &before[0]), (&vera, &before[1])] {
        let mut now = board(&program, init).await;
        assert_ne!(now["version"], before["version"]);
        now["version"] = before["version"].clone();
        assert_eq!(now, *before);
    }
    people.quiet().await;
}
