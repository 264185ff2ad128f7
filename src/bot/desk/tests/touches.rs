//! Boards in the Mini App: who sees what, and who may move.

use super::*;
use crate::bot::boards::targets::targets;
use crate::bot::call::{KeyDoes, Markup};
use crate::bot::incoming::Touched;
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

/// What a user sees, who is in the group if the messenger is asked.
fn sees(desk: &mut Desk, id: MatchId, user: i64) -> Result<Look, Unseen> {
    asked(desk, id, user, Told::In(true), NOW)
}

/// What a user sees if the messenger says that when it is asked.
fn asked(desk: &mut Desk, id: MatchId, user: i64, told: Told, now: u64) -> Result<Look, Unseen> {
    let mut seen = desk.seen_by(id, user, now);
    if let Err(Unseen::Ask(query)) = seen {
        assert_eq!((query.peer, query.user), (-5, user));
        desk.member(query, told, now);
        seen = desk.seen_by(id, user, now);
    }
    seen.map(|(look, _)| look)
}

fn seen(desk: &mut Desk, user: i64) -> (Scene, Look) {
    let look = sees(desk, 1, user).expect("the match is shown");
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
    desk.update(pressed(21, person(BORIS), 1000, "l:1:join"), NOW);
    assert_eq!(Tx::new(&*desk.store).match_row(1).map(|row| row.stage), Some(Stage::Live));
    desk
}

fn touch(desk: &mut Desk, user: i64, version: usize, text: &str) -> String {
    let touched = Touched::new(1, version, person(user), text.to_owned(), NOW);
    let fx = desk.update(Incoming { update: 0, kind: Kind::Touched(touched) }, NOW);
    fx.answers.into_iter().map(|answer| answer.text).collect()
}

fn version(desk: &mut Desk) -> usize {
    sees(desk, 1, VERA).expect("it is shown").version
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
    assert!(sees(&mut desk, 1, ANNA).is_ok());
    for (id, user) in [(1, BORIS), (2, ANNA)] {
        assert_eq!(sees(&mut desk, id, user).err(), Some(Unseen::Nothing));
    }
}

#[test]
fn who_has_left_the_group_sees_nothing_more_of_it() {
    const MINUTE: u64 = 60_000;
    let mut desk = begun_by_two("/tictactoe@kletka_bot");
    let mover = if seen(&mut desk, ANNA).1.may { ANNA } else { BORIS };
    let at = version(&mut desk);
    for user in [VERA, mover] {
        assert!(asked(&mut desk, 1, user, Told::In(true), NOW).is_ok());
        // Until a minute has passed nobody is asked again.
        assert!(asked(&mut desk, 1, user, Told::In(false), NOW + MINUTE - 1).is_ok());
        let later = [(Told::In(false), 1), (Told::Nothing, 2), (Told::Unsure, 30)];
        for (told, minutes) in later {
            assert_eq!(
                asked(&mut desk, 1, user, told, NOW + minutes * MINUTE).err(),
                Some(Unseen::Nothing),
                "{told:?}"
            );
        }
    }
    assert_eq!(touch(&mut desk, mover, at, "a1"), "You are not in the group of this match.");
    assert_eq!(touch(&mut desk, VERA, at, "a1"), touch(&mut desk, VERA, at, "d4"), "a stranger learns nothing");
    let back = NOW + 31 * MINUTE;
    assert_eq!(asked(&mut desk, 1, mover, Told::In(true), back).expect("they are back").version, at);
}

#[test]
fn who_leaves_is_known_at_once() {
    let mut desk = begun_by_two("/tictactoe@kletka_bot");
    let chat = Chat { peer: -5, private: false, title: "Squared paper".to_owned() };
    for (update, user) in [(30, BORIS), (31, VERA)] {
        assert!(sees(&mut desk, 1, user).is_ok());
        let left = Kind::Left { chat: chat.clone(), who: person(user) };
        desk.update(Incoming { update, kind: left }, NOW);
        assert_eq!(desk.seen_by(1, user, NOW).err(), Some(Unseen::Nothing));
    }
    // A player who has left is known as such after a restart too.
    let mut again = desk_over(Arc::clone(&desk.store));
    assert_eq!(asked(&mut again, 1, BORIS, Told::Unsure, NOW).err(), Some(Unseen::Nothing));
    // Whoever writes there is back.
    again.update(group(32, BORIS, "/board@kletka_bot"), NOW);
    assert!(sees(&mut again, 1, BORIS).is_ok());
}

#[test]
fn while_the_messenger_is_silent_what_was_known_holds_for_some_minutes() {
    const MINUTE: u64 = 60_000;
    let mut desk = begun_by_two("/tictactoe@kletka_bot");
    assert_eq!(asked(&mut desk, 1, VERA, Told::Nothing, NOW).err(), Some(Unseen::Later), "nothing is known");
    assert!(asked(&mut desk, 1, VERA, Told::In(true), NOW + MINUTE).is_ok());
    assert!(asked(&mut desk, 1, VERA, Told::Nothing, NOW + 10 * MINUTE).is_ok());
    assert_eq!(asked(&mut desk, 1, VERA, Told::Nothing, NOW + 11 * MINUTE).err(), Some(Unseen::Later));
    assert!(asked(&mut desk, 1, VERA, Told::Unsure, NOW + 12 * MINUTE).is_ok(), "nobody knows that they have left");
}

#[test]
fn a_players_own_board_in_private_is_theirs_wherever_they_are() {
    let mut desk = begun_by_two("/seabattle@kletka_bot size=8 fleet=2");
    assert!(desk.seen_by(1, ANNA, NOW).is_ok(), "the messenger is not even asked");
    let chat = Chat { peer: -5, private: false, title: "Squared paper".to_owned() };
    desk.update(Incoming { update: 30, kind: Kind::Left { chat, who: person(ANNA) } }, NOW);
    let at = seen(&mut desk, ANNA).1.version;
    assert_eq!(touch(&mut desk, ANNA, at, "c3-c4"), "");
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
