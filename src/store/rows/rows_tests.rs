//! Rows of older versions are read as they were written.

use super::*;
use crate::store::rows::cbor;

/// The rows as written when the code had other names for chats and log lengths.
#[test]
fn names_on_the_disk_stay() {
    let board = r#"{"room":3,"seat":1,"message":9,"shown":4,"keyed":true,"moved":8}"#;
    let news = r#"{"stamp":5,"text":{"key":"news-drawn"},"to":null}"#;
    let entry = r#"{"room":3,"due":{"sketch":{"id":17,"what":{"hint":{"seat":1,"stamp":5}},"text":{"key":"k"},"reply_to":null,"topic":null}}}"#;
    let chat = r#"{"chat":-5,"private":false,"title":"Club","lang":"ru","labels":null,"policy":"edit","theme":"paper","standing":"admin","closed":"kicked","ended":1,"quiet":[23,8],"zone":180}"#;
    fn same<T: Serialize + serde::de::DeserializeOwned>(json: &str) -> T {
        let row: T = serde_json::from_str(json).unwrap_or_else(|error| panic!("{error} in {json}"));
        assert_eq!(serde_json::to_string(&row).unwrap(), json);
        row
    }
    assert_eq!(same::<BoardRow>(board).chat, 3);
    assert_eq!(same::<NewsRow>(news).version, 5);
    assert_eq!(same::<ReminderRow>(r#"{"stamp":5,"at":7}"#).version, 5);
    assert_eq!(same::<super::super::outbox_rows::EntryRow>(entry).chat, 3);
    let chat = same::<ChatRow>(chat);
    assert_eq!((chat.peer, chat.membership, chat.closed), (-5, Membership::Admin, Some(Closed::Kicked)));
    assert!(chat.played.is_empty() && chat.menu.is_empty() && chat.left.is_empty());
    assert_eq!(chat.theme, Some(Theme::Paper));
    same::<super::super::outbox_rows::EntryRow>(r#"{"room":3,"due":{"menu":{"lang":"ru","commands":["play"]}}}"#);
}

/// In both formats, from the time when every chat stored a look.
#[test]
fn a_look_is_read_as_it_was_written() {
    let row = |look: &str| {
        let json = format!(
            r#"{{"chat":-5,"private":false,"title":"Club","lang":"ru","labels":null,"policy":"edit",{look}"standing":"admin","closed":null}}"#
        );
        let plain: serde_json::Value = serde_json::from_str(&json).unwrap();
        let rows = [[&[cbor::JSON][..], json.as_bytes()].concat(), cbor::encode(&plain)];
        rows.map(|bytes| cbor::decode::<ChatRow>(&bytes).expect("it is read").theme)
    };
    assert_eq!(row(r#""theme":"dark","#), [Some(Theme::Dark); 2]);
    assert_eq!(row(r#""theme":null,"#), [None; 2]);
    assert_eq!(row(""), [None; 2]);
}

#[test]
fn a_match_is_read_as_it_was_written() {
    let json = r#"{"id":17,"game":"a","rules":1,"options":"","room":3,"topic":null,"host":7,"open":true,"seats":[{"who":{"user":7},"name":"Anna","joined":"press 7 1"}],"stage":"lobby","secret":"00","first":null,"made":1,"began":1,"last":1,"lobby":null,"voided":null,"offer":null,"boards":[],"news":[],"timer":null,"outcome":null,"rematch":null}"#;
    let row: MatchRow = serde_json::from_str(json).unwrap();
    assert_eq!((row.chat, row.anybody, row.tunable, row.reminded), (3, true, false, None));
    assert_eq!(
        (&row.shown, &row.deal, &row.named),
        (&Vec::new(), &Vec::new(), &Vec::new()),
        "rows of former times lack them"
    );
    let written = serde_json::to_string(&row).unwrap();
    assert!(written.contains(r#""room":3"#) && written.contains(r#""open":true"#), "{written}");
}
