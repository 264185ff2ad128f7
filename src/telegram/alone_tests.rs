use std::time::Instant;

use serde_json::{Value, json};

use super::super::mock::{self, Log, refusal, result};
use crate::bot::call::{Call, Delivery, Dest, Invite, Key, KeyDoes, Markup, Only, Standing};

fn to(invite: Invite) -> Dest {
    Dest { peer: -1007, private: false, topic: None, only: Some(Only { user: 11, invite }), posted: None }
}

fn pressed() -> Invite {
    Invite { press: Some("77".to_owned()), answers: None }
}

fn question(to: Dest) -> Call {
    let key = Key::new("In private".to_owned(), KeyDoes::Link("https://t.me/kletka_bot?start=m1".to_owned()));
    let markup = Some(Markup::Asking(vec![vec![key]]));
    Call::Say { to, text: "four digits?".to_owned(), markup, reply_to: Some(4), silent: false }
}

fn kept() -> Call {
    Call::EditText { to: to(Invite::default()), message: 5, text: "4821 kept".to_owned(), markup: None }
}

fn asked(log: &Log, n: usize) -> (String, Value) {
    let line = log.lines()[n].clone();
    let (method, body) = line.split_once(' ').expect("method and body");
    (method.to_owned(), serde_json::from_str(body).expect("JSON"))
}

#[tokio::test]
async fn a_question_for_one_person_opens_a_field() {
    let (telegram, log) = mock::start(|_, _, _| result(r#"{"message_id":0,"ephemeral_message_id":5}"#)).await;
    assert_eq!(telegram.perform(question(to(pressed()))).await, Ok(Delivery::Alone(5)));
    let (method, fields) = asked(&log, 0);
    assert_eq!(method, "sendmessage");
    let person = json!({ "receiver_user_id": 11, "callback_query_id": "77" });
    assert_eq!(fields["ephemeral_message_parameters"], person);
    assert_eq!(fields["reply_markup"]["force_reply"], json!(true));
    assert_eq!(fields["reply_parameters"], Value::Null, "it answers nothing that everybody sees");
    let answer = Invite { press: None, answers: Some(9) };
    assert_eq!(telegram.perform(question(to(answer))).await, Ok(Delivery::Alone(5)));
    assert_eq!(asked(&log, 1).1["reply_parameters"], json!({ "ephemeral_message_id": 9 }));
}

#[tokio::test]
async fn what_stands_is_changed_by_a_method_of_its_own() {
    let (telegram, log) = mock::start(|_, _, _| result("true")).await;
    assert_eq!(telegram.perform(kept()).await, Ok(Delivery::Alone(5)));
    let delete = Call::Delete { to: to(Invite::default()), message: 5 };
    assert_eq!(telegram.perform(delete).await, Ok(Delivery::Alone(5)));
    let (method, fields) = asked(&log, 0);
    assert_eq!(method, "editephemeralmessagetext");
    assert_eq!((&fields["ephemeral_message_id"], &fields["receiver_user_id"]), (&json!(5), &json!(11)));
    assert_eq!((&fields["message_id"], &fields["ephemeral_message_parameters"]), (&Value::Null, &Value::Null));
    assert_eq!(asked(&log, 1).0, "deleteephemeralmessage");
}

#[tokio::test]
async fn an_older_server_shows_it_to_everybody_and_changes_nothing() {
    let script = |_, method: &str, _: &str| match method {
        "sendmessage" => result(r#"{"message_id":8}"#),
        _ => refusal(404, "Not Found: method not found"),
    };
    let (telegram, _) = mock::start(script).await;
    let shown = Standing { message: Some(8), date: None };
    assert_eq!(telegram.perform(question(to(pressed()))).await, Ok(Delivery::Done(shown)));
    let refused = Delivery::Refused("Not Found: method not found".to_owned());
    assert_eq!(telegram.perform(kept()).await, Ok(refused));
    let fell = telegram.inner.novelties.falls.due(Instant::now()).expect("it is told");
    assert_eq!(
        fell,
        "messages for one person 1×: Not Found: method not found; \
         messages for one person 1×: the server showed it to everybody"
    );
}
