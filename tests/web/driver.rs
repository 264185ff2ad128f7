//! A browser that is driven over WebDriver: JSON over plain HTTP, so no library is needed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::http::{ask, get};

/// Where an element's id stands in what the driver answers.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
/// How long a page may take until a condition holds, in milliseconds.
const PATIENCE: u64 = 30_000;

/// A browser with a profile of its own.
pub struct Browser {
    driver: Child,
    address: SocketAddr,
    session: String,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Opens a browser; `None` when none is installed.
    pub fn open() -> Option<Browser> {
        let mut command = Command::new("chromedriver");
        let spawned = command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut driver = match spawned {
            Ok(driver) => driver,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
            Err(error) => panic!("chromedriver: {error}"),
        };
        let mut lines = BufReader::new(driver.stdout.take().expect("it was asked for")).lines();
        let port = lines.by_ref().find_map(|line| {
            let line = line.expect("chromedriver speaks UTF-8");
            line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok()
        });
        // It may go on to speak; nobody who stopped listening may stop it.
        std::thread::spawn(move || lines.for_each(drop));
        let address = SocketAddr::from(([127, 0, 0, 1], port.expect("chromedriver names its port")));
        let profile = tempfile::tempdir().expect("a directory for the profile");
        let mut browser = Browser { driver, address, session: String::new(), _profile: profile };
        let data = format!("--user-data-dir={}", browser._profile.path().display());
        let flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
                     --disable-component-update --disable-sync --disable-dev-shm-usage --hide-scrollbars \
                     --disable-background-timer-throttling --disable-renderer-backgrounding \
                     --disable-backgrounding-occluded-windows --lang=en";
        let flags: Vec<&str> = flags.split_whitespace().chain([data.as_str()]).collect();
        let wanted = json!({
            "goog:chromeOptions": { "args": flags },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 2 * PATIENCE },
        });
        let session = browser.post("", &json!({ "capabilities": { "alwaysMatch": wanted } }));
        browser.session = format!("/{}", session["sessionId"].as_str().expect("a session"));
        Some(browser)
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let path = format!("/session{}{path}", self.session);
        let answer = ask(self.address, "POST", &path, "Content-Type: application/json\r\n", &body.to_string());
        assert_eq!(answer.status, 200, "{path} {body}: {}", answer.text());
        answer.json()["value"].clone()
    }

    fn read(&self, path: &str) -> Value {
        get(self.address, &format!("/session{}{path}", self.session)).json()["value"].clone()
    }

    /// The window that is driven at the moment.
    pub fn window(&self) -> String {
        self.read("/window").as_str().expect("a window").to_owned()
    }

    /// Opens another window and drives it.
    pub fn another(&self) -> String {
        let window = self.post("/window/new", &json!({ "type": "window" }))["handle"].clone();
        let window = window.as_str().expect("a window").to_owned();
        self.turn(&window);
        window
    }

    /// Drives a window.
    pub fn turn(&self, window: &str) {
        self.post("/window", &json!({ "handle": window }));
    }

    pub fn size(&self, width: u32, height: u32) {
        self.post("/window/rect", &json!({ "width": width, "height": height }));
    }

    pub fn go(&self, url: &str) {
        self.post("/url", &json!({ "url": url }));
    }

    /// The value of an expression in the page.
    pub fn value(&self, expression: &str) -> Value {
        self.post("/execute/sync", &json!({ "script": format!("return ({expression})"), "args": [] }))
    }

    /// Waits in the page until an expression is true, and gives its value.
    pub fn wait(&self, expression: &str) -> Value {
        let script = format!(
            "const done = arguments[0], until = Date.now() + {PATIENCE};
             const look = () => {{
               let found; try {{ found = ({expression}); }} catch (error) {{ found = null; }}
               if (found || Date.now() > until) done(found || null); else setTimeout(look, 20);
             }};
             look();"
        );
        let found = self.post("/execute/async", &json!({ "script": script, "args": [] }));
        assert!(!found.is_null(), "never true: {expression}\n{}", self.value("document.body.innerText"));
        found
    }

    fn element(&self, selector: &str) -> String {
        let found = self.post("/element", &json!({ "using": "css selector", "value": selector }));
        found[ELEMENT].as_str().expect("an element").to_owned()
    }

    /// Types into an element, as with a keyboard.
    pub fn keys(&self, selector: &str, text: &str) {
        self.post(&format!("/element/{}/value", self.element(selector)), &json!({ "text": text }));
    }

    /// Clicks on an element, as with a mouse.
    pub fn click(&self, selector: &str) {
        self.post(&format!("/element/{}/click", self.element(selector)), &json!({}));
    }

    /// What the console of the driven window has said since the last time.
    pub fn console(&self) -> Vec<String> {
        let lines = self.post("/se/log", &json!({ "type": "browser" }));
        lines.as_array().expect("a list").iter().map(Value::to_string).collect()
    }

    /// A picture of the window, as PNG.
    pub fn screenshot(&self) -> Vec<u8> {
        unpacked(self.read("/screenshot").as_str().expect("a picture"))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            ask(self.address, "DELETE", &format!("/session{}", self.session), "", "");
        }
        let _gone = self.driver.kill();
        let _gone = self.driver.wait();
    }
}

/// Bytes from base64.
pub fn unpacked(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => u32::from(byte - b'A'),
        b'a'..=b'z' => u32::from(byte - b'a') + 26,
        b'0'..=b'9' => u32::from(byte - b'0') + 52,
        b'+' => 62,
        b'/' => 63,
        other => panic!("{other} is no digit"),
    };
    let digits: Vec<u32> = text.bytes().filter(|byte| *byte != b'=').map(digit).collect();
    let group = |four: &[u32]| {
        let bits = (0..4).fold(0, |bits, n| bits << 6 | four.get(n).copied().unwrap_or_default());
        bits.to_be_bytes()[1..four.len()].to_vec()
    };
    digits.chunks(4).flat_map(group).collect()
}
