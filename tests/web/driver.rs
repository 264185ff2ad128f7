//! A browser driven over WebDriver.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::Handle;
use tokio::task::block_in_place;

use crate::PATIENCE;
use crate::http::{client, post};

/// A browser with one empty window, which no other test uses. Dropping it needs a second thread.
pub struct Browser {
    /// `None` once it is dropped.
    session: Option<Session>,
    client: Client,
    idle: Arc<Idle>,
}

/// An open browser with its own profile. Dropping it closes it.
struct Session {
    driver: Driver,
    id: String,
    _profile: tempfile::TempDir,
}

/// Browsers that no test uses now: to open one takes longer than most tests. They close when no test has one, since
/// nothing is dropped when the tests end.
type Idle = Mutex<Vec<Session>>;

static IDLE: Mutex<Weak<Idle>> = Mutex::new(Weak::new());

/// A running chromedriver.
struct Driver {
    process: Child,
    url: String,
}

/// How long a pointer goes from one point to the next.
const STROKE: Duration = Duration::from_millis(40);

/// The size of a window at first, wide enough for the chats and one of them.
const SIZE: (u32, u32) = (1280, 800);

/// How often chromedriver is started until it stays.
const STARTS: usize = 5;

impl Driver {
    /// Starts it. `None` if it is not installed. If several start at once, they may draw the same free port. In that
    /// case all but one end, and try again.
    fn start() -> Option<Driver> {
        for _ in 0..STARTS {
            let mut command = Command::new("chromedriver");
            let command = command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
            let mut process = match command.spawn() {
                Ok(process) => process,
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
                Err(error) => panic!("chromedriver: {error}"),
            };
            let mut lines = BufReader::new(process.stdout.take().expect("it was asked for")).lines();
            let port: Option<u16> = lines.by_ref().find_map(|line| {
                let line = line.expect("chromedriver speaks UTF-8");
                line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok()
            });
            // It may go on printing; nobody reads that, but its pipe must not close.
            std::thread::spawn(move || lines.for_each(drop));
            if let Some(port) = port {
                return Some(Driver { process, url: format!("http://127.0.0.1:{port}") });
            }
            let _gone = process.wait();
        }
        panic!("chromedriver ended {STARTS} times before it had named its port");
    }
}

/// A stroke through points.
fn stroke<P: InputSource<Action = PointerAction>>(pointer: P, points: &[(i64, i64)]) -> P {
    let to = |&(x, y): &(i64, i64)| PointerAction::MoveTo { duration: Some(STROKE), x, y };
    let (first, rest) = points.split_first().expect("a stroke has a beginning");
    let pointer = pointer.then(to(first)).then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
    let pointer = rest.iter().fold(pointer, |pointer, point| pointer.then(to(point)));
    pointer.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _gone = self.process.kill();
        let _gone = self.process.wait();
    }
}

impl Session {
    /// Opens a browser. `None` if none is installed.
    async fn open() -> Option<Session> {
        let driver = Driver::start()?;
        let profile = tempfile::tempdir().expect("a directory for the profile");
        let data = format!("--user-data-dir={}", profile.path().display());
        let flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
                     --disable-component-update --disable-sync --disable-dev-shm-usage --hide-scrollbars \
                     --disable-background-timer-throttling --disable-renderer-backgrounding \
                     --disable-backgrounding-occluded-windows --lang=en";
        let flags: Vec<&str> = flags.split_whitespace().chain([data.as_str()]).collect();
        let wanted = json!({
            "goog:chromeOptions": { "args": flags },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": (2 * PATIENCE).as_millis() as u64 },
        });
        let wanted = serde_json::from_value(wanted).expect("an object");
        let client = ClientBuilder::new(HttpConnector::new()).capabilities(wanted).connect(&driver.url).await;
        let client = client.expect("a session");
        let id = client.session_id().await.expect("it is open").expect("it is open");
        client.persist().await.expect("it is open");
        Some(Session { driver, id, _profile: profile })
    }

    fn url(&self) -> String {
        format!("{}/session/{}", self.driver.url, self.id)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // Otherwise, the browser would outlive its driver.
        let _gone = block_in_place(|| Handle::current().block_on(client().delete(self.url()).send()));
    }
}

impl Browser {
    /// Takes a browser that another test is done with, or opens one. `None` if none is installed.
    pub async fn open() -> Option<Browser> {
        let idle = {
            let mut known = IDLE.lock().expect("no test panics here");
            known.upgrade().unwrap_or_else(|| {
                let idle = Arc::default();
                *known = Arc::downgrade(&idle);
                idle
            })
        };
        let free = idle.lock().expect("no test panics here").pop();
        let session = if let Some(session) = free { session } else { Session::open().await? };
        let client = Client::with_existing_session(&session.driver.url, &session.id, HttpConnector::new()).await;
        let client = client.expect("it is open");
        client.persist().await.expect("it is open");
        let browser = Browser { session: Some(session), client, idle };
        // A new window is as large as the one before it, which another test may have made a phone.
        browser.size(SIZE.0, SIZE.1).await;
        Some(browser)
    }

    fn url(&self) -> String {
        self.session.as_ref().expect("it is not dropped").url()
    }

    /// Closes all windows, and leaves a new one.
    async fn tidy(&self) -> Result<(), CmdError> {
        let old = self.client.windows().await?;
        let new = self.client.new_window(false).await?.handle;
        for window in old {
            self.client.switch_to_window(window).await?;
            // The next program may have the same address. Pages without one refuse it.
            let _cleared = self.client.execute("localStorage.clear()", vec![]).await;
            self.client.close_window().await?;
        }
        self.client.switch_to_window(new).await?;
        self.console().await;
        Ok(())
    }

    pub async fn window(&self) -> WindowHandle {
        self.client.window().await.expect("a window")
    }

    /// Opens another window and switches to it.
    pub async fn another(&self) {
        let window = self.client.new_window(false).await.expect("a window");
        self.turn(&window.handle).await;
    }

    /// Switches to a window.
    pub async fn turn(&self, window: &WindowHandle) {
        self.client.switch_to_window(window.clone()).await.expect("a window");
    }

    pub async fn size(&self, width: u32, height: u32) {
        self.client.set_window_size(width, height).await.expect("a size");
    }

    /// Resizes the page, whatever the window has around it.
    pub async fn room(&self, width: u32, height: u32) {
        self.size(width, height).await;
        let around = self.value("[outerWidth - innerWidth, outerHeight - innerHeight]").await;
        let [wide, high] = [0, 1].map(|n| u32::try_from(around[n].as_u64().unwrap_or_default()).expect("a width"));
        self.size(width + wide, height + high).await;
        self.wait(&format!("innerWidth === {width} && innerHeight === {height}")).await;
    }

    /// Gives the page a phone's screen, narrower than any window can be: a command specific to chromedriver.
    pub async fn phone(&self, width: u32, height: u32) {
        let url = format!("{}/goog/cdp/execute", self.url());
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let answer = post(&url, &json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": params })).await;
        assert_eq!(answer.status(), 200, "{answer:?}");
        self.wait(&format!("innerWidth === {width} && innerHeight === {height}")).await;
    }

    pub async fn go(&self, url: &str) {
        self.client.goto(url).await.expect("a page");
    }

    /// Evaluates an expression in the page.
    pub async fn value(&self, expression: &str) -> Value {
        let value = self.client.execute(&format!("return ({expression})"), vec![]).await;
        value.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// Waits in the page until an expression is true, and returns its value.
    pub async fn wait(&self, expression: &str) -> Value {
        let patience = PATIENCE.as_millis();
        let script = format!(
            "const done = arguments[0], until = Date.now() + {patience};
             const look = () => {{
               let found; try {{ found = ({expression}); }} catch (error) {{ found = null; }}
               if (found || Date.now() > until) done(found || null); else setTimeout(look, 20);
             }};
             look();"
        );
        let found = self.client.execute_async(&script, vec![]).await;
        let found = found.unwrap_or_else(|error| panic!("{expression}: {error}"));
        assert!(!found.is_null(), "never true: {expression}\n{}", self.value("document.body.innerText").await);
        found
    }

    async fn element(&self, selector: &str) -> Element {
        let found = self.client.find(Locator::Css(selector)).await;
        found.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// Types into an element, as with a keyboard.
    pub async fn keys(&self, selector: &str, text: &str) {
        self.element(selector).await.send_keys(text).await.expect("it can be typed into");
    }

    /// Types into the focused element.
    pub async fn type_on(&self, text: &str) {
        let focused = self.client.active_element().await.expect("something has the focus");
        focused.send_keys(text).await.expect("it can be typed into");
    }

    /// Clicks on an element, as with a mouse.
    pub async fn click(&self, selector: &str) {
        self.element(selector).await.click().await.expect("it can be clicked on");
    }

    /// Goes with the mouse from point to point of the window, its button held down from the first to the last.
    pub async fn drag(&self, points: &[(i64, i64)]) {
        let mouse = MouseActions::new("mouse".to_owned());
        self.client.perform_actions(stroke(mouse, points)).await.expect("a mouse");
    }

    /// The same with a finger.
    pub async fn touch(&self, points: &[(i64, i64)]) {
        let finger = TouchActions::new("finger".to_owned());
        self.client.perform_actions(stroke(finger, points)).await.expect("a finger");
    }

    /// Two fingers at once.
    pub async fn pinch(&self, one: &[(i64, i64)], other: &[(i64, i64)]) {
        let fingers = ["one", "other"].map(|name| TouchActions::new(name.to_owned()));
        let [first, second] = fingers;
        let actions = Actions::from(stroke(first, one)).and(stroke(second, other));
        self.client.perform_actions(actions).await.expect("two fingers");
    }

    /// New lines of the console of the driven window: a command of chromedriver's own.
    pub async fn console(&self) -> Vec<String> {
        let url = format!("{}/se/log", self.url());
        let lines: Value = post(&url, &json!({ "type": "browser" })).await.json().await.expect("JSON");
        lines["value"].as_array().expect("a list").iter().map(Value::to_string).collect()
    }

    /// A picture of the window, as PNG.
    pub async fn screenshot(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("a picture")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let is_tidy = !std::thread::panicking() && block_in_place(|| Handle::current().block_on(self.tidy())).is_ok();
        let session = self.session.take().expect("it is dropped once");
        if is_tidy {
            self.idle.lock().expect("no test panics here").push(session);
        }
    }
}
