//! The sandbox in a directory.

use kletka_sandbox::{Sandbox, SandboxConfig};
use serde_json::json;

use crate::party::{ANNA, BORIS, shown};

#[tokio::test]
async fn chats_are_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Sandbox::open(SandboxConfig::default(), folder.path()).unwrap();
    let party = shown(open());
    let said = party.say(ANNA, "before").await;
    let keys = json!({ "inline_keyboard": [[{ "text": "Go", "callback_data": "go" }]] });
    let asked = party
        .call(
            "sendMessage",
            json!({ "chat_id": party.group, "text": "<b>x</b>", "parse_mode": "HTML",
        "reply_markup": keys }),
        )
        .await;
    party.sandbox.advance_hours(5);
    party.act(ANNA, json!({ "do": "privacy", "on": false })).await;
    let (pending, newest) = (party.sandbox.pending_updates(), party.sandbox.last_update().unwrap());
    let before = party.sandbox.messages(party.group);
    assert!(pending > 0);
    drop(party);

    let party = shown(open());
    assert_eq!(party.sandbox.messages(party.group), before, "with buttons and everything");
    assert_eq!(party.sandbox.pending_updates(), pending, "nobody has read them yet");
    assert!(party.sandbox.look(|world| world.clock.ahead()) >= 5 * 3_600_000);
    // Numbers that the bot may have seen before a kill are not given out again.
    let next = party.say(BORIS, "/after@kletka_bot").await;
    assert!(next > said + 100 && i64::from(next) > asked["message_id"].as_i64().unwrap());
    assert!(party.sandbox.last_update().unwrap() > newest + 100);
    assert_eq!(party.get("/").await.status(), 200);
}

#[test]
fn what_is_no_world_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for wrong in ["", "{}", "[1]"] {
        std::fs::write(folder.path().join("world.json"), wrong).unwrap();
        assert!(Sandbox::open(SandboxConfig::default(), folder.path()).is_err(), "{wrong:?}");
    }
}
