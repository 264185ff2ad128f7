//! The pictures of matches where the bot is not: from its own address, by way of a staging chat, or none.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use kletka::service::Updates;
use kletka::telegram::pace::Pace;
use kletka::telegram::posted::Places;
use kletka::telegram::webhook::Beside;
use kletka_sandbox::{EntityKind, Fault, Message, On};

use super::cards::{Away, asked, away};
use super::house::{ANNA, BORIS, PATIENCE, shoot};

/// Two friends, the staging chat, and where the bot's own server listens.
pub struct Shown {
    pub away: Away,
    staging: i64,
    server: SocketAddr,
    listener: Arc<TcpListener>,
}

/// How the bot can show pictures.
#[derive(Clone, Copy, Default, Debug)]
pub struct Ways {
    pub address: bool,
    /// The address leads nowhere.
    pub broken: bool,
    pub staging: bool,
}

impl Shown {
    async fn begin(language: &str, ways: Ways) -> Shown {
        Shown::of(away(language).await, ways).await
    }

    /// The same, where people and messenger are known.
    pub async fn of(mut away: Away, ways: Ways) -> Shown {
        away.house.stop().await;
        let staging = away.house.sandbox.add_supergroup("Pictures", &[ANNA]);
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let server = listener.local_addr().expect("it is bound");
        let address = if ways.broken { "http://127.0.0.1:1".to_owned() } else { format!("http://{server}") };
        away.house.show_cards(Places {
            address: (ways.address || ways.broken).then_some(address),
            dir: None,
            staging: if ways.staging { vec![staging] } else { Vec::new() },
            pace: Pace::unlimited(),
        });
        let mut shown = Shown { away, staging, server, listener: Arc::new(listener) };
        shown.again().await;
        shown
    }

    /// Stops the bot and starts it on the same data.
    pub async fn again(&mut self) {
        let listener = Arc::clone(&self.listener);
        self.away.house.stop().await;
        self.away.house.start_by(Updates::PollBeside(Beside { app: None, listener })).await;
    }

    /// Anna invites, and Boris joins. Returns the card, and the first board in it.
    async fn joined(&self, game: &str) -> Message {
        let card = self.away.posts(ANNA, self.away.pair, game).await;
        let join = card.buttons()[0].text.clone();
        self.away.house.press(BORIS, &card, &join).await;
        self.away.card(&card, "a board", |card| card.text.contains('№')).await
    }

    /// Whoever is asked makes the first move that has a button. Returns the card once its text has changed.
    async fn moved(&self, board: &Message) -> Message {
        let data = board.buttons().into_iter().filter_map(|key| key.data.clone()).find(|data| data.starts_with("m:"));
        let before = board.text.clone();
        self.away.house.press_data(asked(board), board, &data.expect("a move")).await;
        self.away.card(board, "the next board", |card| card.text != before).await
    }

    /// Nothing was uploaded to a card, and no address was named twice.
    pub fn is_sound(&self) {
        for call in self.away.house.sandbox.calls() {
            let card = call.args.contains("inline_message_id=");
            assert!(!card || !call.args.contains("attach:") && !call.args.contains(" bytes]"), "{call:?}");
        }
        let addresses = self.away.house.sandbox.addresses();
        assert!(addresses.iter().all(|address| address.uses == 1), "{addresses:?}");
        // What stands in a staging chat has no words.
        if self.staged() == 0 {
            self.away.house.proofread();
        }
    }

    /// How many pictures stand in the staging chat.
    pub fn staged(&self) -> usize {
        self.away.house.sandbox.messages(self.staging).iter().filter(|message| message.photo().is_some()).count()
    }
}

/// The id of the picture that a card shows.
fn picture(card: &Message) -> Option<String> {
    card.media().map(|media| media.file_id.clone())
}

pub fn has_letters(card: &Message) -> bool {
    card.entities.iter().any(|entity| matches!(entity.kind, EntityKind::Pre(_)))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_two_friends_is_fetched_from_the_bot() {
    for language in ["en", "ru"] {
        let shown = Shown::begin(language, Ways { address: true, staging: true, ..Ways::default() }).await;
        let board = shown.joined("tictactoe").await;
        shoot(&board, &format!("card-{language}.png"));
        let next = shown.moved(&board).await;
        assert!(picture(&board).is_some() && picture(&next).is_some() && picture(&board) != picture(&next));
        let addresses = shown.away.house.sandbox.addresses();
        let own = format!("http://{}/p/", shown.server);
        assert!(addresses.len() >= 2 && addresses.iter().all(|address| address.url.starts_with(&own)), "{addresses:?}");
        assert!(addresses.iter().all(|address| address.failure.is_none()), "{addresses:?}");
        assert_eq!(shown.staged(), 0);
        shown.is_sound();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_an_address_pictures_go_to_a_staging_chat_first() {
    let shown = Shown::begin("en", Ways { staging: true, ..Ways::default() }).await;
    let board = shown.joined("tictactoe").await;
    let next = shown.moved(&board).await;
    assert!(picture(&board).is_some() && picture(&board) != picture(&next));
    assert!(shown.staged() >= 2);
    assert_eq!(shown.away.house.sandbox.addresses(), []);
    shown.is_sound();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_both_the_board_is_in_letters() {
    let shown = Shown::begin("en", Ways::default()).await;
    let board = shown.joined("tictactoe").await;
    let next = shown.moved(&board).await;
    assert!(picture(&board).is_none() && picture(&next).is_none());
    assert!(has_letters(&next), "{next:?}");
    shown.is_sound();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_cannot_be_fetched_is_tried_twice_and_then_the_next_way() {
    for staging in [true, false] {
        let shown = Shown::begin("en", Ways { broken: true, staging, ..Ways::default() }).await;
        let board = shown.joined("tictactoe").await;
        let next = shown.moved(&board).await;
        assert_eq!((picture(&board).is_some(), picture(&next).is_some()), (staging, staging));
        let addresses = shown.away.house.sandbox.addresses();
        assert!(addresses.len() == 2 && addresses.iter().all(|address| address.failure.is_some()), "{addresses:?}");
        shown.is_sound();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_staging_chat_has_no_room_the_moves_are_in_the_caption_and_the_picture_follows() {
    let shown = Shown::begin("en", Ways { staging: true, ..Ways::default() }).await;
    let board = shown.joined("tictactoe").await;
    let old = picture(&board);
    assert!(old.is_some());
    shown.away.house.sandbox.fail(Fault::TooMany(2), On::method("sendPhoto"), 1);
    let first = shown.moved(&board).await;
    assert_eq!(picture(&first), old, "the picture stays");
    let name = |user| if user == ANNA { "Anna: " } else { "Boris: " };
    let second = shown.moved(&first).await;
    let news = [name(asked(&board)), name(asked(&first))];
    assert!(news.iter().all(|news| second.text.contains(news)), "{}", second.text);
    let done = |card: &Message| picture(card) != old;
    let after = shown.away.card(&board, "the picture", done).await;
    assert!(!has_letters(&after));
    shown.away.house.settled().await;
    shown.is_sound();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_staging_chat_without_the_bot_leaves_letters() {
    let shown = Shown::begin("en", Ways { staging: true, ..Ways::default() }).await;
    shown.away.house.sandbox.act(|world| world.kick_bot(ANNA, shown.staging));
    let board = shown.joined("tictactoe").await;
    assert_eq!(picture(&board), None);
    let sent = |world: &kletka_sandbox::World| world.calls().iter().any(|call| call.is("sendPhoto"));
    shown.away.house.sandbox.wait(sent, PATIENCE).await.expect("it was tried");
    shown.is_sound();
}
