use std::sync::{Arc, OnceLock};

use serde_json::{Value, json};

use super::super::mock::{self, Log, Reply, refusal, result};
use super::super::pace::Pace;
use super::*;
use crate::bot::call::{Key, KeyDoes, Picture};
use crate::game::Scene;
use crate::paint::Theme;

const CARD: &str = "AAQ17";
const NOT_FETCHED: &str = "Bad Request: failed to get HTTP URL content";

/// A board after a number of moves, with a button.
fn board(ply: u32) -> Call {
    let picture = Picture {
        scene: Scene::new(4.0, 4.0),
        board: format!("after {ply}"),
        title: Vec::new(),
        theme: Theme::Paper,
        say: Box::new(|_| String::new()),
        finger: None,
        kept: Some(Arc::new(OnceLock::new())),
    };
    let keys = vec![vec![Key::new("b4".to_owned(), KeyDoes::Press("m:17:b4".to_owned()))]];
    Call::EditPhoto {
        to: Dest { peer: i64::MIN, private: false, topic: None, only: None, posted: Some(CARD.to_owned()) },
        message: 3,
        picture: Box::new(picture),
        caption: format!("move {ply}"),
        letters: Some(format!("<pre>x</pre>\nmove {ply}")),
        markup: Some(Markup::Inline(keys)),
    }
}

/// A bot with these places, long after its start.
async fn bot(
    address: bool,
    staging: &[i64],
    script: impl Fn(usize, &str, &str) -> Reply + Send + Sync + 'static,
) -> (Telegram, Log) {
    let (telegram, log) = mock::start(script).await;
    let address = address.then(|| "https://bot.example/hook".to_owned());
    telegram.show_cards(Places { address, dir: None, staging: staging.to_vec(), pace: Pace::telegram() });
    pass(0).await; // makes the places, which know only the present
    pass(60).await;
    (telegram, log)
}

async fn pass(seconds: u64) {
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(seconds)).await;
    tokio::time::resume();
}

fn sent() -> Reply {
    result(
        r#"{"message_id":7,"photo":[{"file_id":"small","width":90,"height":9},{"file_id":"large","width":900,"height":90}]}"#,
    )
}

/// What was sent: methods, and what an inline message shows.
fn told(log: &Log) -> Vec<(String, String)> {
    let one = |line: String| {
        let (method, body) = line.split_once(' ').expect("method and body");
        let fields: Value = serde_json::from_str(body).unwrap_or_default();
        if method == "sendphoto" {
            assert!(body.contains("disable_notification") && !body.contains("inline_message_id"), "{body}");
            let chat = ["-1001", "-1002"].into_iter().find(|chat| body.contains(chat)).unwrap_or_default();
            return (method.to_owned(), chat.to_owned());
        }
        assert_eq!((&fields["inline_message_id"], &fields["chat_id"]), (&json!(CARD), &Value::Null), "{body}");
        assert!(!body.contains("attach://"), "an inline message accepts no upload: {body}");
        assert_eq!(fields["reply_markup"]["inline_keyboard"][0][0]["text"], "b4");
        let shown = [&fields["media"]["media"], &fields["text"], &fields["caption"]];
        (method.to_owned(), shown.into_iter().find_map(Value::as_str).unwrap_or_default().to_owned())
    };
    log.lines().into_iter().map(one).collect()
}

fn pairs<const N: usize>(pairs: [(&str, &str); N]) -> Vec<(String, String)> {
    pairs.map(|(method, shown)| (method.to_owned(), shown.to_owned())).to_vec()
}

fn is_done(how: &Result<Delivery, Trouble>) -> bool {
    matches!(how, Ok(Delivery::Done(standing)) if standing.message == Some(3))
}

#[tokio::test]
async fn a_picture_comes_from_an_address_that_is_named_once() {
    let (telegram, log) = bot(true, &[-1001], |_, _, _| result("true")).await;
    for _ in 0..2 {
        assert!(is_done(&telegram.perform(board(4)).await));
    }
    let told = told(&log);
    assert!(
        told.iter().all(|(method, url)| method == "editmessagemedia" && url.starts_with("https://bot.example/hook/p/"))
    );
    assert_ne!(told[0], told[1]);
    for (_, url) in told {
        let png = telegram.gallery().expect("there is one").find(url.rsplit('/').next().unwrap()).await;
        assert!(png.expect("it is served").starts_with(b"\x89PNG"));
    }
}

#[tokio::test]
async fn without_any_place_the_board_is_in_letters() {
    let (telegram, log) = bot(false, &[], |_, _, _| result("true")).await;
    assert!(is_done(&telegram.perform(board(4)).await));
    assert_eq!(told(&log), pairs([("editmessagetext", "<pre>x</pre>\nmove 4")]));
}

#[tokio::test]
async fn where_nothing_can_be_fetched_a_second_address_is_tried_and_then_the_next_way() {
    for staging in [&[][..], &[-1001]] {
        let script = |_, method: &str, body: &str| match method {
            "sendphoto" => sent(),
            _ if body.contains("https://") => refusal(400, NOT_FETCHED),
            _ => result("true"),
        };
        let (telegram, log) = bot(true, staging, script).await;
        for ply in [4, 5] {
            assert!(is_done(&telegram.perform(board(ply)).await));
        }
        let told = told(&log);
        let (addresses, rest) = told.split_at(2);
        assert!(addresses.iter().all(|(_, url)| url.starts_with("https://")) && addresses[0] != addresses[1]);
        let letters = pairs([("editmessagetext", "<pre>x</pre>\nmove 4"), ("editmessagetext", "<pre>x</pre>\nmove 5")]);
        let one = [("sendphoto", "-1001"), ("editmessagemedia", "large")];
        let staged = pairs([one[0], one[1], one[0], one[1]]);
        assert_eq!(rest, if staging.is_empty() { letters } else { staged }, "the address rests meanwhile");
    }
}

#[tokio::test]
async fn when_the_web_server_is_back_the_picture_follows() {
    let script = |n, _: &str, body: &str| match n {
        1 | 2 if body.contains("https://") => refusal(400, NOT_FETCHED),
        _ => result("true"),
    };
    let (telegram, log) = bot(true, &[], script).await;
    assert!(is_done(&telegram.perform(board(4)).await));
    assert!(matches!(telegram.perform(board(5)).await, Ok(Delivery::Part(wait)) if wait <= AGAIN));
    pass(60).await;
    assert!(is_done(&telegram.perform(board(5)).await));
    let told = told(&log);
    assert_eq!(told[3..4], pairs([("editmessagecaption", "<pre>x</pre>\nmove 5")]));
    assert!(told.len() == 5 && told[4].0 == "editmessagemedia", "{told:?}");
}

#[tokio::test]
async fn staging_chats_take_turns_and_a_picture_is_uploaded_once() {
    let (telegram, log) = bot(false, &[-1001, -1002], |_, method, _| match method {
        "sendphoto" => sent(),
        _ => result("true"),
    })
    .await;
    for ply in [4, 5, 4] {
        assert!(is_done(&telegram.perform(board(ply)).await));
    }
    let shows = ("editmessagemedia", "large");
    assert_eq!(told(&log), pairs([("sendphoto", "-1001"), shows, ("sendphoto", "-1002"), shows, shows]));
}

#[tokio::test]
async fn a_picture_that_the_messenger_has_forgotten_is_uploaded_again() {
    let (telegram, log) = bot(false, &[-1001], |n, method, _| match (n, method) {
        (_, "sendphoto") => sent(),
        (2, _) => refusal(400, "Bad Request: wrong file identifier/HTTP URL specified"),
        _ => result("true"),
    })
    .await;
    for _ in 0..2 {
        assert!(is_done(&telegram.perform(board(4)).await));
    }
    let (sends, shows) = (("sendphoto", "-1001"), ("editmessagemedia", "large"));
    assert_eq!(told(&log), pairs([sends, shows, shows, sends, shows]));
}

#[tokio::test]
async fn without_room_the_picture_stays_and_the_caption_is_new_and_then_there_are_letters() {
    let (telegram, log) = bot(false, &[-1001], |n, method, _| match (n, method) {
        (0, "sendphoto") => sent(),
        (_, "sendphoto") => Reply::With(429, r#"{"ok":false,"parameters":{"retry_after":90}}"#.to_owned()),
        _ => result("true"),
    })
    .await;
    assert!(is_done(&telegram.perform(board(4)).await));
    for seconds in [0, 1, 60] {
        pass(seconds).await;
        assert!(matches!(telegram.perform(board(5)).await, Ok(Delivery::Part(wait)) if wait <= AGAIN));
    }
    let (sends, letters) = (("sendphoto", "-1001"), ("editmessagecaption", "<pre>x</pre>\nmove 5"));
    let expected = pairs([sends, ("editmessagemedia", "large"), sends, ("editmessagecaption", "move 5"), letters]);
    assert_eq!(told(&log), expected, "nothing is written twice");
}

#[tokio::test]
async fn a_card_that_shows_a_picture_gets_a_caption() {
    let (telegram, log) = bot(false, &[], |_, method, _| match method {
        "editmessagetext" => refusal(400, "Bad Request: there is no text in the message to edit"),
        _ => result("true"),
    })
    .await;
    for ply in [4, 5] {
        assert!(is_done(&telegram.perform(board(ply)).await));
    }
    let Call::EditPhoto { to, message, caption, markup, .. } = board(6) else { panic!("a picture") };
    let letters = Some(format!("<pre>{}</pre>\nmove 6", "x".repeat(CAPTION)));
    let Call::EditPhoto { picture, .. } = board(6) else { panic!("a picture") };
    let large = Call::EditPhoto { to, message, picture, caption, letters, markup };
    assert!(is_done(&telegram.perform(large).await));
    let caption = "editmessagecaption";
    let letters = ["<pre>x</pre>\nmove 4", "<pre>x</pre>\nmove 5"];
    let expected =
        pairs([("editmessagetext", letters[0]), (caption, letters[0]), (caption, letters[1]), (caption, "move 6")]);
    assert_eq!(told(&log), expected, "what it shows is known from then on, and a large board has no room");
}

#[tokio::test]
async fn a_card_that_is_gone_is_missing_and_one_that_permits_no_pictures_has_letters() {
    for gone in ["MESSAGE_ID_INVALID", "invalid inline message identifier specified"] {
        let (telegram, _) = bot(true, &[], move |_, _, _| refusal(400, &format!("Bad Request: {gone}"))).await;
        assert_eq!(telegram.perform(board(4)).await, Ok(Delivery::Missing));
    }
    let (telegram, log) = bot(true, &[], |_, method, _| match method {
        "editmessagemedia" => refusal(400, "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN"),
        _ => result("true"),
    })
    .await;
    for ply in [4, 5] {
        assert!(is_done(&telegram.perform(board(ply)).await));
    }
    let methods: Vec<String> = told(&log).into_iter().map(|(method, _)| method).collect();
    assert_eq!(methods, ["editmessagemedia", "editmessagetext", "editmessagetext"], "it is not tried again");
}
