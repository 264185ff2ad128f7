//! Moves are made on the picture in the chat: by a finger, a mouse and keys.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::PATIENCE;
use crate::browser::{ENTER, LAST, People, browser};
use crate::program::{ANNA, Program};

const LEFT: &str = "\u{e012}";
const DOWN: &str = "\u{e015}";

/// The newest board that takes a move.
const BOARD: &str = "[...document.querySelectorAll('.touch')].at(-1)";

/// A match in private, which Anna has begun by a command.
struct Private {
    people: People,
    program: Program,
}

impl Private {
    async fn begin(command: &str) -> Option<Private> {
        let program = Program::start(&[]);
        let people = People { browser: browser().await?, url: program.url.clone() };
        people.browser.phone(360, 740).await;
        program.act(ANNA, json!({ "do": "start", "argument": "" })).await;
        let private = Private { people, program };
        // The greeting must not come after the board, which is looked for at the end of the chat.
        let late = Instant::now() + PATIENCE;
        while !private
            .messages()
            .await
            .iter()
            .any(|one| one["text"].as_str().is_some_and(|text| text.contains("Hello")))
        {
            assert!(Instant::now() < late, "there is no greeting");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        private.program.act(ANNA, json!({ "do": "say", "chat": ANNA, "text": command })).await;
        private.people.browser.go(&format!("{}/?as=anna#{ANNA}", private.people.url)).await;
        private.asked().await;
        private.people.narrow().await;
        Some(private)
    }

    /// Waits until the newest picture takes a move.
    async fn asked(&self) {
        self.people.browser.wait(&format!("{LAST}.querySelector('.touch img')?.naturalWidth > 0")).await;
        self.people.shown().await;
    }

    /// The messages of the chat.
    async fn messages(&self) -> Vec<Value> {
        let url = format!("{}/older?as={ANNA}&chat={ANNA}&before=2147483647", self.people.url);
        let told: Value = crate::http::client().get(url).send().await.unwrap().json().await.unwrap();
        told["messages"].as_array().unwrap().clone()
    }

    /// The newest picture that tells of its places.
    async fn newest(&self) -> Value {
        let messages = self.messages().await;
        messages.iter().rev().map(|one| &one["photo"]).find(|photo| photo["targets"].is_object()).unwrap().clone()
    }

    /// The newest picture's map of its places.
    async fn told(&self) -> Value {
        self.newest().await["targets"].clone()
    }

    /// Waits until the map fits, and the page shows it: until then, the buttons there are of the position before.
    async fn until(&self, fits: impl Fn(&Value) -> bool) {
        let late = Instant::now() + PATIENCE;
        let shown = format!("{BOARD}?.querySelector('img').getAttribute('src')");
        loop {
            let newest = self.newest().await;
            let source = format!("/file/{}", newest["id"].as_str().unwrap());
            if fits(&newest["targets"]) && self.people.browser.value(&shown).await == source.as_str() {
                return;
            }
            assert!(Instant::now() < late, "{}", newest["targets"]);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The current position of a place in the window.
    async fn spot(&self, place: &str) -> (i64, i64) {
        let told = self.told().await;
        let at = |board: &Value| {
            let [cols, rows] = ["cols", "rows"].map(|key| board[key].as_array().unwrap().clone());
            let split = place.find(|c: char| c.is_ascii_digit()).unwrap();
            let number: u64 = place[split..].parse().unwrap();
            let col = cols.iter().position(|col| *col == place[..split])?;
            let row = rows.iter().position(|row| *row == number)?;
            let [x, y, step] = ["x", "y", "step"].map(|key| board[key].as_f64().unwrap());
            Some((x + step * col as f64, y + step * row as f64))
        };
        let at = told["boards"].as_array().unwrap().iter().find_map(at).unwrap();
        self.seen(&told, at).await
    }

    /// The current position of a point of the own sheet in the window. It is given in units.
    async fn point(&self, (across, down): (f64, f64)) -> (i64, i64) {
        let told = self.told().await;
        let [x, y, step] = ["x", "y", "step"].map(|key| told["sheet"][key].as_f64().unwrap());
        self.seen(&told, (x + step * across, y + step * down)).await
    }

    /// The current position of a pixel of the picture in the window.
    async fn seen(&self, told: &Value, (x, y): (f64, f64)) -> (i64, i64) {
        let wide = told["size"][0].as_f64().unwrap();
        let script = format!(
            "((at) => [at.left + {x} * at.width / {wide}, at.top + {y} * at.width / {wide}])({BOARD}.querySelector('img').getBoundingClientRect())"
        );
        let point = self.people.browser.value(&script).await;
        let [x, y] = [0, 1].map(|n| point[n].as_f64().unwrap().round() as i64);
        (x, y)
    }

    async fn tap(&self, place: &str) {
        let at = self.spot(place).await;
        self.people.browser.touch(&[at]).await;
    }

    /// Drags the mouse along places.
    async fn drag(&self, places: &[&str]) {
        let mut points = Vec::new();
        for place in places {
            points.push(self.spot(place).await);
        }
        self.people.browser.drag(&points).await;
    }

    /// Waits until the bar shows that text, if any.
    async fn marked(&self, text: &str) {
        let said = format!("document.querySelector('.message:last-child .bar output').value === {text:?}");
        self.people.browser.wait(&said).await;
    }

    /// The text of the bar.
    async fn bar(&self) -> String {
        let said = "document.querySelector('.message:last-child .bar output').value";
        self.people.browser.value(said).await.as_str().unwrap().to_owned()
    }

    /// Touches a point of the sheet, and waits until the bar shows this many points.
    async fn touch(&self, point: (f64, f64), count: usize) {
        let at = self.point(point).await;
        self.people.browser.touch(&[at]).await;
        let points =
            "document.querySelector('.message:last-child .bar output').value.split(', ').filter(Boolean).length";
        self.people.browser.wait(&format!("{points} === {count}")).await;
    }

    async fn play(&self) {
        self.people.browser.click(".message:last-child .go").await;
    }

    /// Waits until Anna has said something, and the bot something after it.
    async fn said(&self, text: &str) {
        let own = "[...document.querySelectorAll('.message.own .words')].at(-1)?.innerText";
        self.people.browser.wait(&format!("{own} === {text:?}")).await;
        self.people.browser.wait(&format!("!{LAST}.classList.contains('own')")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_touch_of_the_same_place_plays() {
    let Some(private) = Private::begin("/fiveinarow bot:1").await else { return };
    let board = private.told().await;
    assert_eq!(board["move"]["of"], "places");
    let [col, row] = ["cols", "rows"].map(|key| board["boards"][0][key][3].clone());
    let place = format!("{}{row}", col.as_str().unwrap());
    private.tap(&place).await;
    private.marked(&place).await;
    private.tap(&place).await;
    private.said(&place).await;
    private.people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_choose_a_place_and_play_it() {
    let Some(private) = Private::begin("/dots bot:1 size=12x12 zone=off start=empty").await else { return };
    let browser = &private.people.browser;
    browser.value(&format!("{BOARD}.focus()")).await;
    for key in [LEFT, LEFT, DOWN, ENTER] {
        browser.type_on(key).await;
    }
    private.marked("f8").await;
    browser.type_on("\u{e00c}").await;
    private.marked("").await;
    browser.type_on(ENTER).await;
    browser.type_on(ENTER).await;
    private.said("f8").await;
    private.people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_of_1248_dots_is_looked_at_closer_on_a_phone() {
    let Some(private) = Private::begin("/dots bot:1 size=39x32 zone=off").await else { return };
    private.people.press("🗺 Whole sheet").await;
    private.people.browser.wait("[...document.querySelectorAll('.touch')].length > 0").await;
    private.people.hear("№1").await;
    private.until(|told| told["boards"][0]["cols"].as_array().is_some_and(|cols| cols.len() == 39)).await;
    private.asked().await;
    let scale = format!("new DOMMatrix(getComputedStyle({BOARD}.querySelector('.layer')).transform).a");
    let (x, y) = private.spot("t16").await;
    private.people.browser.pinch(&[(x - 20, y), (x - 90, y)], &[(x + 20, y), (x + 90, y)]).await;
    let grown = private.people.browser.value(&scale).await.as_f64().unwrap();
    assert!(grown > 3.0, "{grown}");
    private.tap("t16").await;
    private.marked("t16").await;
    private.tap("t16").await;
    private.said("t16").await;
    private.people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_drawn_between_two_dots() {
    let Some(private) = Private::begin("/boxes bot:1").await else { return };
    private.drag(&["b2", "c2"]).await;
    private.marked("b2-c2").await;
    // Another stroke begins another line.
    private.drag(&["a1", "b1"]).await;
    private.marked("a1-b1").await;
    private.play().await;
    private.said("a1-b1").await;
    private.people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ball_is_led_along_a_path() {
    let Some(private) = Private::begin("/footballlong bot:1").await else { return };
    let told = private.told().await;
    let from = told["move"]["from"].as_str().unwrap();
    let (col, row) = (from[..1].chars().next().unwrap(), from[1..].parse::<i32>().unwrap());
    let ways = [(1, 0), (1, 1), (2, 1), (2, 0)];
    for (right, down) in ways {
        private.tap(&format!("{}{}", char::from(col as u8 + right), row + down)).await;
    }
    private.people.browser.wait("document.querySelectorAll('.message:last-child .marks .mark').length === 4").await;
    let path = private.people.browser.value("document.querySelector('.message:last-child .bar output').value").await;
    private.play().await;
    private.said(path.as_str().unwrap()).await;
    private.people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fleet_is_dragged_to_its_places_and_turned_by_a_touch() {
    let Some(private) = Private::begin("/seabattle bot:1 size=8 fleet=2,1").await else { return };
    let browser = &private.people.browser;
    let berths = "document.querySelectorAll('.message:last-child .berth').length";
    browser.wait(&format!("{berths} === 2")).await;
    let berth = "((at) => [at.left + at.width / 2, at.top + at.height / 2])(document.querySelector('.message:last-child .berth').getBoundingClientRect())";
    let from = browser.value(berth).await;
    let from = [0, 1].map(|n| from[n].as_f64().unwrap().round() as i64);
    let (b2, c3) = (private.spot("b2").await, private.spot("c3").await);
    browser.touch(&[(from[0], from[1]), b2, c3]).await;
    private.marked("c3-d3").await;
    private.tap("c3").await;
    private.marked("c3-c4").await;
    private.tap("h8").await;
    private.marked("c3-c4, h8").await;
    private.play().await;
    // The board above is changed in place.
    private.people.hear("All your ships are placed").await;
    private.people.press("✅ Ready").await;
    let shot = json!({ "of": "places", "least": 1, "most": 1, "between": " ", "from": null });
    private.until(|told| told["move"] == shot).await;
    private.people.quiet().await;
}

/// Whether a text names that point. A finger hits it within a tenth, since a pixel of the screen is about as wide.
fn names(text: &str, (across, down): (f64, f64)) -> bool {
    let (x, y) = text.split_once(' ').unwrap();
    let near = |number: &str, want: f64| (number.parse::<f64>().unwrap() - want).abs() < 0.15;
    near(x, across) && near(y, down)
}

#[tokio::test(flavor = "multi_thread")]
async fn tanks_are_placed_and_shots_drawn_between_the_lines() {
    let Some(private) = Private::begin("/tanks bot:1 tanks=7").await else { return };
    let told = private.told().await;
    assert_eq!((&told["move"]["of"], &told["move"]["most"]), (&json!("points"), &json!(10)));
    let [left, right, top, low] = [("across", 0), ("across", 1), ("down", 0), ("down", 1)]
        .map(|(way, n)| told["sheet"][way][n].as_i64().unwrap());
    let at = |across, down| (left as f64 / 10.0 + across, top as f64 / 10.0 + down);
    let (one, two) = (at(4.5, 4.5), at(12.3, 6.7));
    // Keys begin in the middle of the own half, and go on by tenths.
    private.people.browser.value(&format!("{BOARD}.focus()")).await;
    for key in [LEFT, LEFT, DOWN, ENTER] {
        private.people.browser.type_on(key).await;
    }
    let middle = [((left + right) >> 1) - 1, ((top + low) >> 1) + 1].map(|tenths| tenths as f64 / 10.0);
    let middle = format!("{} {}", middle[0], middle[1]);
    private.marked(&middle).await;
    private.touch(one, 2).await;
    private.touch(two, 3).await;
    // A tank that is touched once more is taken away, wherever the finger meets it.
    private.touch((one.0 + 0.4, one.1 - 0.3), 2).await;
    let placed = private.bar().await;
    let (first, second) = placed.split_once(", ").unwrap();
    assert!(first == middle && names(second, two), "{placed}");
    private.play().await;
    private.until(|told| told["move"]["pieces"].as_array().is_some_and(|pieces| pieces.len() == 2)).await;

    private.people.press("🎲 Random tanks").await;
    private.until(|told| told["move"]["pieces"].as_array().is_some_and(|pieces| pieces.len() == 7)).await;
    private.people.press("✅ Ready").await;
    private.until(|told| told["move"]["most"] == 1).await;
    private.asked().await;
    let shot = at(9.4, 13.1);
    private.touch(shot, 1).await;
    let text = private.bar().await;
    assert!(names(&text, shot), "{text}");
    private.play().await;
    private.said(&text).await;
    private.people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_traced_and_its_new_letter_typed() {
    let Some(private) = Private::begin("/balda bot:1").await else { return };
    let letters = private.told().await["move"]["letters"].clone();
    let letter = |place: &str| letters[place].as_str().unwrap().to_owned();
    // The computer may have written on one of the two.
    let new = if letters["e4"].is_null() { "e4" } else { "e2" };
    for place in ["c3", "d3", "e3", new] {
        private.tap(place).await;
    }
    private.people.browser.wait("document.activeElement.matches('.letter')").await;
    private.people.browser.type_on("s").await;
    private.play().await;
    let word = ["c3", "d3", "e3"].map(letter).concat() + "s";
    private.said(&format!("{new} s {word}")).await;
    private.people.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_group_whom_the_board_calls_moves_on_it() {
    let Some(browser) = browser().await else { return };
    let program = Program::start(&[]);
    let people = People { browser, url: program.url.clone() };
    let anna = people.enter("anna").await;
    people.say("/boxes@kletka_bot @boris").await;
    people.hear("challenges").await;
    people.browser.another().await;
    let boris = people.enter("boris").await;
    people.press("Accept").await;
    let board = format!("{LAST}.querySelector('.picture img')?.naturalWidth > 0");
    let called = format!("Boolean({LAST}.querySelector('.touch'))");
    let mut call = Vec::new();
    for window in [&boris, &anna] {
        people.browser.turn(window).await;
        people.hear("draw a line").await;
        people.browser.wait(&board).await;
        call.push(people.browser.value(&called).await);
    }
    call.sort_by_key(Value::to_string);
    assert_eq!(call, [json!(false), json!(true)], "one of the two is called");
    let (mover, other) = if people.browser.value(&called).await == true { (&anna, &boris) } else { (&boris, &anna) };
    people.browser.turn(other).await;
    people.browser.value(&format!("{LAST}.querySelector('.picture').click()")).await;
    people.browser.wait("document.querySelector('#picture').open").await;
    people.browser.turn(mover).await;
    people.browser.value(&format!("{BOARD}.focus()")).await;
    for key in [DOWN, LEFT, ENTER, LEFT, ENTER, ENTER] {
        people.browser.type_on(key).await;
    }
    // A board that was played on takes no moves any more.
    people.browser.wait("document.querySelectorAll('.touch').length === 0").await;
    people.browser.turn(other).await;
    people.browser.wait(&called).await;
    people.quiet().await;
}
