//! Newer ways of the messenger that help the eye: colours of buttons, times by the reader's clock. And who may do
//! without them: a chat switches each of them off, and challenges by inline suggestions as well.

use kletka_sandbox::{EntityKind, Message, SandboxConfig};

use super::clocks::begin;
use super::house::{ANNA, BORIS, House, PATIENCE, VERA, mover};
use super::unseen::{goes, own, sees, types};

/// The style of a button, by its label.
fn style(message: &Message, label: &str) -> Option<String> {
    let button = message.button(label).unwrap_or_else(|| panic!("no button {label} below {message:?}"));
    button.raw.get("style").and_then(|style| style.as_str()).map(str::to_owned)
}

/// The colour of the player who is to move: Anna sits first, and her ink is blue.
fn ink(user: i64) -> Option<String> {
    Some(if user == ANNA { "primary" } else { "danger" }.to_owned())
}

fn times(message: &Message) -> usize {
    message.entities.iter().filter(|entity| matches!(entity.kind, EntityKind::DateTime(_))).count()
}

async fn set(house: &House, settings: &str) {
    house.ask(ANNA, &format!("/settings@kletka_bot {settings}"), "Saved.").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_have_the_colour_of_the_mover_or_of_danger() {
    let house = House::with(SandboxConfig { inline: true, ..SandboxConfig::default() }, "en").await;
    let said = house.say(ANNA, "/boxes@kletka_bot @boris size=3x3");
    let lobby = house.find(house.group, "a challenge", |m| m.id > said && m.button("Accept").is_some()).await;
    let (good, grave) = (Some("success".to_owned()), Some("danger".to_owned()));
    let looks = ["Accept", "Decline", "Withdraw"].map(|label| style(&lobby, label));
    assert_eq!(looks, [good.clone(), None, grave.clone()]);
    house.press(BORIS, &lobby, "Accept").await;
    let mut board = house.board(house.group, lobby.id).await;
    for cell in ["a1-b1", "b1-c1", "c1-d1", "a2-b2"] {
        assert_eq!(style(&board, "✏️ Move"), ink(mover(&board).0));
        let said = house.reply(mover(&board).0, board.id, cell);
        board = house.board(house.group, said).await;
    }
    house.say(ANNA, "/resign@kletka_bot 1");
    let question = house.question(house.group, &[]).await;
    assert_eq!([style(&question, "Yes"), style(&question, "No")], [grave.clone(), None]);
    house.means_it(ANNA).await;
    let end = house.picture(&["resigns"]).await;
    assert_eq!([style(&end, "Rematch"), style(&end, "Film")], [good, None]);
    // Both are asked: the button is nobody's. Then one is.
    let bulls = house.accepted("/bulls @boris").await;
    assert_eq!(style(&bulls, "✏ Set my number"), None);
    let cells = house.accepted("/tictactoe @boris").await;
    assert_eq!(style(&cells, "b2"), ink(mover(&cells).0));
    house.whisper(VERA, "/privacy");
    let privacy = house.find(VERA, "what is stored", |m| m.button("Erase me").is_some()).await;
    assert_eq!([style(&privacy, "My data as a file"), style(&privacy, "Erase me")], [None, grave.clone()]);
    house.press(VERA, &privacy, "Erase me").await;
    let sure = house.find(VERA, "a question", |m| m.button("Yes, erase me").is_some()).await;
    assert_eq!([style(&sure, "Yes, erase me"), style(&sure, "No")], [grave, None]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_does_without_colours() {
    let house = House::open().await;
    set(&house, "colours=off").await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = house.find(house.group, "a challenge", |m| m.id > said && m.button("Accept").is_some()).await;
    assert_eq!(style(&lobby, "Accept"), None);
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    assert_eq!(style(&board, "b2"), None);
    set(&house, "colours=on").await;
    house.press(mover(&board).0, &board, "b2").await;
    let board = house.board(house.group, board.id).await;
    assert_eq!(style(&board, "a1"), ink(mover(&board).0));
}

/// A clock's remaining time is never edited in: with times in the reader's own clock nobody needs that, and elsewhere
/// the words say how much was left when the message was sent.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_not_edited_every_minute() {
    for (known, settings, shown) in [(true, "times=on", 1), (true, "times=off", 0), (false, "times=on", 0)] {
        let house = House::with(SandboxConfig { times: known, ..SandboxConfig::default() }, "en").await;
        set(&house, settings).await;
        let refused = |house: &House| house.sandbox.calls_of("sendPhoto").iter().filter(|call| !call.done()).count();
        let (board, first, _) = begin(&house, "clock=12h+2d").await;
        assert!(board.text.contains("⏳") && board.text.contains("12 h + 2 d"), "{}", board.text);
        assert_eq!(times(&board), shown, "{known} {settings}");
        assert_eq!(refused(&house), usize::from(!known), "only a server that does not know it refuses");
        nothing_for_90_minutes(&house).await;
        // The next board says it again.
        let said = house.reply(first, board.id, "a1");
        let next = house.board(house.group, said).await;
        assert_eq!(times(&next), shown, "{}", next.text);
        assert_eq!(refused(&house), usize::from(!known), "what was refused is not tried again");
    }
}

/// The bot calls nothing, minute by minute.
async fn nothing_for_90_minutes(house: &House) {
    house.settled().await;
    let before = house.calls_so_far();
    for _ in 0..90 {
        house.pass(60);
        house.idle().await;
    }
    let later = house.tally(house.group, VERA, before).await;
    assert!(later.is_empty(), "{later:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_round_is_not_edited_every_minute() {
    let house = House::open().await;
    house.say(ANNA, "/cup@kletka_bot tictactoe round=1d");
    let cup = house.find(house.group, "a cup", |m| m.button("Join").is_some()).await;
    for user in [ANNA, BORIS, VERA] {
        house.press(user, &cup, "Join").await;
    }
    house.press(ANNA, &cup, "Start").await;
    house.find(house.group, "a board", |m| m.photo().is_some() && m.text.contains("⏳")).await;
    nothing_for_90_minutes(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_takes_no_challenges_by_suggestions() {
    let house = House::with(SandboxConfig { inline: true, ..SandboxConfig::default() }, "en").await;
    set(&house, "cards=off").await;
    let chosen = async || {
        let query = house.sandbox.type_inline(VERA, house.group, None, "dots");
        let rows = house.sandbox.wait_for(|world| world.suggested(query), PATIENCE).await.expect("an answer");
        let dots = rows.iter().position(|row| row.title == "Dots").expect("found");
        house.sandbox.choose(query, dots)
    };
    let said = chosen().await;
    let answer = house.answer(said).await;
    assert_eq!(answer.text, "Challenges by @name are switched off here. Type it yourself: /dots");
    house.ask(VERA, "/dots@kletka_bot", "Dots").await;
    // Moves are suggested all the same.
    let board = house.accepted("/boxes @boris size=3x3").await;
    assert!(board.button("✏️ Move").is_some());
    set(&house, "cards=on").await;
    let said = chosen().await;
    house.find(house.group, "a challenge", |m| m.id > said && m.button("Join").is_some()).await;
    house.proofread();
}

/// Below the own board that a player sees alone in the group, a move begins as below the common one.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_begins_below_a_board_that_one_person_sees() {
    let house = House::with(SandboxConfig { inline: true, ..SandboxConfig::default() }, "en").await;
    house.match_of(ANNA, "/seabattle@kletka_bot @boris size=8 fleet=2,1", BORIS).await;
    for (user, ready) in [(ANNA, "Anna is ready"), (BORIS, "Boris is ready")] {
        let place = goes(&house, user, "✏ Place my ships", true).await;
        own(&house, user, place, "Place your ships").await;
        types(&house, user, place, "a1-a2 h8").await;
        own(&house, user, place, "All your ships are placed").await;
        types(&house, user, place, "ready").await;
        house.picture(&[ready]).await;
    }
    let board = house.picture(&["shoot at a cell"]).await;
    let (shooter, other) = mover(&board);
    for user in [shooter, other] {
        house.press(user, &board, "👁 My board").await;
    }
    let moves = "✏️ Move";
    let shown = sees(&house, shooter, "a board with a button", |m| m.photo().is_some() && m.button(moves).is_some());
    assert_eq!(style(&shown.await.message, moves), ink(shooter));
    house.settled().await;
    let idle = sees(&house, other, "a board", |m| m.photo().is_some()).await;
    assert!(idle.message.button(moves).is_none(), "it is not this player's turn");
    let query = house.sandbox.type_inline(shooter, house.group, None, "№1 d4");
    house.sandbox.wait_for(|world| world.suggested(query), PATIENCE).await.expect("an answer");
    house.sandbox.choose(query, 0);
    house.picture(&["d4: miss."]).await;
}
