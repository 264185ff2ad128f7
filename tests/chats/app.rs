//! The Mini App: the board of a group is for those who are in the group.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use kletka::bot::seal::App;
use kletka::service::Updates;
use kletka::telegram::webhook::Beside;
use kletka_sandbox::{Fault, On};
use serde_json::json;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::house::{ANNA, BORIS, House, VERA};

/// A match of a group, and where its board can be opened.
struct Opened {
    house: House,
    address: SocketAddr,
    start: String,
}

impl Opened {
    async fn begin() -> Opened {
        let mut house = House::opened().await;
        house.stop().await;
        let listener = TcpListener::bind("127.0.0.1:0").expect("the loopback interface has a free port");
        let address = listener.local_addr().expect("it is bound");
        let app = App::new("board", house.sandbox.token());
        let beside = Beside { app: Some(app.clone()), listener: Arc::new(listener) };
        house.start_by(Updates::PollBeside(beside)).await;
        house.accepted("/tictactoe @boris").await;
        house.settled().await;
        Opened { house, address, start: app.start(1) }
    }

    /// The answer to somebody who looks: the status, and how much is shown.
    async fn look(&self, user: i64) -> (u16, usize) {
        let init = self.init(user);
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        let body = json!({ "init": init }).to_string();
        let request = client
            .post(format!("http://{}/app/board", self.address))
            .header("content-type", "application/json")
            .body(body);
        let answer = request.send().await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.bytes().await.expect("a body").len())
    }

    /// Somebody plays, and closes the page at once.
    async fn play_and_leave(&self, user: i64, version: usize, text: &str) {
        let body = json!({ "init": self.init(user), "version": version, "text": text }).to_string();
        let head = format!("POST /app/move HTTP/1.1\r\nhost: bot\r\ncontent-length: {}\r\n\r\n", body.len());
        let mut page = TcpStream::connect(self.address).await.expect("the bot listens");
        page.write_all((head + &body).as_bytes()).await.expect("it is sent");
    }

    fn init(&self, user: i64) -> String {
        self.house.sandbox.look(|world| world.opens(user, &self.start)).expect("there is such a person")
    }

    /// How often the messenger was asked who is in the group.
    fn asked(&self) -> usize {
        self.house.sandbox.calls_of("getChatMember").len()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_shown_to_those_who_are_in_its_group() {
    let opened = Opened::begin().await;
    for user in [ANNA, BORIS, VERA] {
        let (status, shown) = opened.look(user).await;
        assert_eq!((status, shown > 1_000), (200, true));
        assert_eq!(opened.look(user).await.0, 200);
    }
    assert_eq!(opened.asked(), 3, "each once");
    // The update may come late, or never.
    opened.house.sandbox.hold_updates();
    for user in [ANNA, VERA] {
        opened.house.sandbox.leave(user, opened.house.group);
    }
    opened.house.pass(61);
    for user in [ANNA, VERA] {
        assert_eq!(opened.look(user).await, (404, 0), "the refusal shows nothing");
    }
    assert_eq!(opened.look(BORIS).await.0, 200);
    assert_eq!(opened.asked(), 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_messenger_does_not_answer_what_was_known_holds() {
    let opened = Opened::begin().await;
    assert_eq!(opened.look(VERA).await.0, 200);
    let silent = || opened.house.sandbox.fail(Fault::Internal, On::method("getChatMember"), 1);
    for (minutes, user, status) in [(2, VERA, 200), (0, BORIS, 503), (2, BORIS, 200), (12, VERA, 503)] {
        opened.house.pass(minutes * 60 + 1);
        if user == VERA || status == 503 {
            silent();
        }
        let (answered, shown) = opened.look(user).await;
        assert_eq!((answered, shown > 0), (status, status == 200), "{user} after {minutes} minutes");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_group_gets_the_board_of_a_move_whose_page_was_closed_at_once() {
    let opened = Opened::begin().await;
    let mut board = opened.house.board(opened.house.group, 0).await;
    let version = opened.house.look(|tx| tx.lines(1).len());
    for (n, cell) in ["a1", "b1", "a2", "b2"].into_iter().enumerate() {
        let mover = if board.text.contains("Anna: put") { ANNA } else { BORIS };
        opened.play_and_leave(mover, version + n, cell).await;
        board = opened.house.board(opened.house.group, board.id).await;
    }
}
