//! Boards in the Mini App: who sees what, and who may move.

use super::*;
use crate::bot::boards::targets::targets;
use crate::bot::call::{KeyDoes, Markup};
use crate::bot::incoming::{Press, Touched};
use crate::game::Scene;

const BORIS: i64 = 8;
const VERA: i64 = 9;

fn person(id: i64) -> Person {
    Person { id, name: format!("Person {id}"), username: None, language: Some("en".to_owned()), bot: false }
}

/// Somebody writes in the group.
fn group(update: u32, from: i64, text: &str) -> Incoming {
    let chat = Chat { peer: -5, private: false, title: "Squared paper".to_owned() };
    let mut incoming = writes(update, chat, text);
    if let Kind::Message(message) = &mut incoming.kind {
        message.from = person(from);
    }
    incoming
}

fn seen(desk: &mut Desk, user: i64) -> (Scene, Look) {
    let (look, _) = desk.seen_by(1, user, NOW).expect("the match is shown");
    (look.picture.scene.clone(), look)
}

/// The match of a command, played by Anna and Boris in the group.
fn begun_by_two(command: &str) -> Desk {
    let mut desk = desk();
    for user in [ANNA, BORIS] {
        let mut start = says(u32::try_from(user).unwrap(), "/start");
        if let Kind::Message(message) = &mut start.kind {
            message.from = person(user);
            message.chat.peer = user;
        }
        desk.update(start, NOW);
    }
    desk.update(group(20, ANNA, command), NOW);
    carry_all(&mut desk);
    let join = Press {
        id: "1".to_owned(),
        from: person(BORIS),
        chat: Chat { peer: -5, private: false, title: "Squared paper".to_owned() },
        topic: None,
        message: 1000,
        alone: None,
        data: "l:1:join".to_owned(),
        at: NOW,
    };
    desk.update(Incoming { update: 21, kind: Kind::Press(join) }, NOW);
    assert_eq!(Tx::new(&*desk.store).match_row(1).map(|row| row.stage), Some(Stage::Live));
    desk
}

fn touch(desk: &mut Desk, user: i64, version: usize, text: &str) -> String {
    let touched = Touched::new(1, version, person(user), text.to_owned(), NOW);
    let fx = desk.update(Incoming { update: 0, kind: Kind::Touched(touched) }, NOW);
    fx.answers.into_iter().map(|answer| answer.text).collect()
}

fn version(desk: &mut Desk) -> usize {
    desk.seen_by(1, VERA, NOW).expect("it is shown").0.version
}

#[test]
fn a_move_of_the_app_is_played_once_and_only_by_its_player() {
    let mut desk = begun_by_two("/tictactoe@kletka_bot");
    let mover = if seen(&mut desk, ANNA).1.may { ANNA } else { BORIS };
    let other = ANNA + BORIS - mover;
    assert_eq!((seen(&mut desk, other).1.may, seen(&mut desk, VERA).1.may), (false, false));
    let at = version(&mut desk);
    assert!(!touch(&mut desk, VERA, at, "a1").is_empty(), "a stranger is told so");
    assert!(!touch(&mut desk, other, at, "a1").is_empty(), "it is not their turn");
    assert!(!touch(&mut desk, mover, at, "d4").is_empty(), "no such cell");
    assert_eq!(version(&mut desk), at);
    assert_eq!(touch(&mut desk, mover, at, "a1"), "");
    assert_eq!(version(&mut desk), at + 1);
    assert!(!touch(&mut desk, mover, at, "b2").is_empty(), "that picture is old");
    assert_eq!(version(&mut desk), at + 1);
}

#[test]
fn a_fleet_is_seen_and_placed_by_its_owner_alone() {
    let mut desk = begun_by_two("/seabattle@kletka_bot size=8 fleet=2");
    let strangers = (seen(&mut desk, BORIS).0, seen(&mut desk, VERA).0);
    let at = version(&mut desk);
    assert_eq!(touch(&mut desk, ANNA, at, "c3-c4"), "");
    assert_eq!((seen(&mut desk, BORIS).0, seen(&mut desk, VERA).0), strangers, "nobody else sees a difference");
    let (scene, look) = seen(&mut desk, ANNA);
    let lie = crate::paint::Lie { width: 9, height: 9, origin: (0, 0), unit: 1 };
    let told = |look: &Look, scene: &Scene| targets(look.picture.finger.as_ref().unwrap(), scene, lie);
    assert!(told(&look, &scene).contains(r#""ships":[["c3","c4"]]"#), "{}", told(&look, &scene));
    let (scene, look) = seen(&mut desk, VERA);
    assert_eq!(told(&look, &scene), r#"{"match":1}"#);
    assert!(look.buttons.is_empty() && !look.may);
}

#[test]
fn what_is_played_in_private_is_shown_to_nobody_else() {
    let mut desk = desk();
    match_with_computer(&mut desk);
    assert!(desk.seen_by(1, ANNA, NOW).is_some());
    assert!(desk.seen_by(1, BORIS, NOW).is_none() && desk.seen_by(2, ANNA, NOW).is_none());
}

/// Whether a board has the button that opens it in the Mini App.
fn opens(desk: &mut Desk, entry: EntryId) -> bool {
    let Some(Call::Photo { markup: Some(Markup::Inline(keys)), .. }) = desk.prepare(entry, NOW).call else {
        panic!("a board has buttons");
    };
    keys.iter().flatten().any(|key| matches!(&key.does, KeyDoes::Link(link) if link.contains("startapp=m1-")))
}

#[test]
fn a_board_has_the_button_that_opens_it_unless_the_chat_wants_none() {
    let mut without = desk();
    let entry = match_with_computer(&mut without);
    assert!(!opens(&mut without, entry), "there is no app");
    for (setting, there) in [("on", true), ("off", false)] {
        let mut desk = desk();
        desk.show_app(App::new("board", "1:token"));
        desk.update(says(2, &format!("/settings app={setting}")), NOW);
        let entry = match_with_computer(&mut desk);
        assert_eq!(opens(&mut desk, entry), there, "{setting}");
    }
}
