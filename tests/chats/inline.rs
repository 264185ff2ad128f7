//! Inline queries: moves to fill in, and challenges.

use kletka_sandbox::{Fault, On, Row, SandboxConfig};

use super::house::{ANNA, BORIS, House, PATIENCE, VERA, labels, mover};
use super::moves::name;

/// A group with privacy mode, and a bot with inline mode.
async fn suggesting(language: &str) -> House {
    House::with(SandboxConfig { inline: true, ..SandboxConfig::default() }, language).await
}

/// The suggestions for a typed text, and the number of the query.
async fn typed(house: &House, user: i64, text: &str) -> (u64, Vec<Row>) {
    let query = house.sandbox.type_inline(user, house.group, None, text);
    let rows = house.sandbox.wait_for(|world| world.suggested(query), PATIENCE).await;
    (query, rows.expect("an answer"))
}

/// Whether choosing a line posts an invitation.
fn invites(row: &Row) -> bool {
    row.keyboard.is_some()
}

/// The first lines of suggestions.
fn titles(rows: &[Row]) -> Vec<&str> {
    rows.iter().map(|row| row.title.as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_fills_in_and_is_played() {
    let house = suggesting("en").await;
    let board = house.accepted("/boxes @boris size=3x3").await;
    let (first, second) = mover(&board);
    let key = board.button("✏️ Move").expect("a button that begins a move");
    assert_eq!(key.raw["switch_inline_query_current_chat"], "№1 ");
    let (query, rows) = typed(&house, first, "№1 a1-b1").await;
    assert_eq!((rows[0].title.as_str(), rows[0].text.as_str()), ("a1-b1", "a1-b1"));
    let said = house.sandbox.choose(query, 0);
    let board = house.board(house.group, said).await;
    assert!(board.text.contains(&format!("{}: a1-b1", name(first))), "{}", board.text);
    // While it is the opponent's turn, the suggestion says so, and no move is offered before typing.
    let (_, rows) = typed(&house, first, "№1 a1-a2").await;
    assert_eq!(titles(&rows), ["✗ a1-a2"]);
    assert_eq!(rows[0].about, format!("Not your turn: {} is to move.", name(second)));
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_says_what_the_move_would_do() {
    let house = suggesting("en").await;
    house.accepted("/boxes @boris size=2x2").await;
    for text in ["a1-b1", "a1-a2", "b1-b2"] {
        let board = house.sandbox.last(house.group).expect("a board");
        let (query, _) = typed(&house, mover(&board).0, text).await;
        let said = house.sandbox.choose(query, 0);
        house.board(house.group, said).await;
    }
    let board = house.sandbox.last(house.group).expect("a board");
    let (closer, _) = mover(&board);
    let (_, rows) = typed(&house, closer, "a2-b2").await;
    assert_eq!(rows[0].about, "№1 Dots and squares: +1 point");
    let (_, rows) = typed(&house, closer, "a2-").await;
    assert!(titles(&rows).contains(&"a2-b2"), "the moves that begin so: {rows:?}");
    let (_, rows) = typed(&house, closer, "z9-z10").await;
    assert_eq!(titles(&rows), ["✗ z9-z10"]);
    let (_, rows) = typed(&house, closer, "").await;
    assert!((2..=8).contains(&rows.len()), "{rows:?}");
    let board_before = house.sandbox.last(house.group).expect("a board").text;
    assert_eq!(board.text, board_before, "what is only typed changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_matches_are_told_apart_by_their_numbers() {
    let house = suggesting("ru").await;
    house.match_of(ANNA, "/boxes@kletka_bot @boris size=3x3", BORIS).await;
    let board = house.match_of(ANNA, "/tictactoe@kletka_bot @boris size=6 line=4", BORIS).await;
    let (first, second) = mover(&board);
    let (query, rows) = typed(&house, first, "№2 б2").await;
    assert_eq!(rows[0].text, "№2 б2");
    let said = house.sandbox.choose(query, 0);
    let next = house.board(house.group, said).await;
    assert!(next.text.starts_with("№2") && next.text.contains("б2"), "{}", next.text);
    assert_eq!(mover(&next).0, second);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_suggested() {
    let house = suggesting("en").await;
    // A word or a number that is asked for in private is not accepted here: everybody would read it.
    house.accepted("/bulls @boris").await;
    for user in [ANNA, BORIS] {
        for text in ["", "№1 ", "№1 4821", "4821"] {
            let (_, rows) = typed(&house, user, text).await;
            assert!(rows.iter().all(invites), "{text:?}: {rows:?}");
        }
    }
    // Nobody can know what the dice will show.
    let pig = house.accepted("/pig @boris").await;
    let (query, rows) = typed(&house, mover(&pig).0, "№2 roll").await;
    assert_eq!(rows[0].about, "№2 Pig");
    let (_, again) = typed(&house, mover(&pig).0, "№2 roll").await;
    assert_eq!(rows, again);
    house.sandbox.choose(query, 0);
    // A person who does not play there gets only challenges.
    let (_, rows) = typed(&house, VERA, "№2 roll").await;
    assert!(rows.is_empty(), "{rows:?}");
    let (_, rows) = typed(&house, VERA, "").await;
    assert!(!rows.is_empty() && rows.iter().all(invites), "{rows:?}");
}

/// Nobody can type *roll* there, so it is not suggested.
#[tokio::test(flavor = "multi_thread")]
async fn a_throw_of_real_dice_is_suggested_only_by_its_faces() {
    let house = suggesting("en").await;
    let board = house.accepted("/pig @boris dice=real goal=30").await;
    let first = mover(&board).0;
    for (text, titled) in [("№1 ", vec![]), ("№1 r", vec!["✗ r"]), ("№1 6 5", vec!["6 5"])] {
        let (_, rows) = typed(&house, first, text).await;
        assert_eq!(titles(&rows), titled, "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shot_is_not_told_before_it_is_fired() {
    let house = suggesting("en").await;
    house.accepted("/seabattle @boris").await;
    for user in [ANNA, BORIS] {
        house.whisper(user, "/start m1");
        house.whisper(user, "random");
        house.whisper(user, "ready");
    }
    let asks = |message: &kletka_sandbox::Message| message.text.contains("shoot") || message.text.contains("fire");
    let board = house.find(house.group, "the first shot", asks).await;
    let shooter = mover(&board).0;
    let abouts = |rows: Vec<Row>| rows.into_iter().map(|row| row.about).collect::<Vec<_>>();
    for cell in ["a1", "c5", "e5", "f7", "j10"] {
        let (_, rows) = typed(&house, shooter, cell).await;
        assert!(abouts(rows).iter().all(|about| about == "№1 Sea battle"), "{cell}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_becomes_a_challenge() {
    let house = suggesting("en").await;
    let (query, rows) = typed(&house, VERA, "dots").await;
    assert!(titles(&rows).contains(&"Dots"), "{rows:?}");
    let dots = rows.iter().position(|row| row.title == "Dots").expect("found");
    let said = house.sandbox.choose(query, dots);
    let card = house.told("Dots").await;
    assert!(labels(&card).iter().any(|row| row.contains("Join")), "{:?}", labels(&card));
    // The button of what Vera has posted takes a seat at the same table.
    let posted = house.sandbox.message(house.group, said).expect("what Vera has posted");
    assert_eq!(posted.text, "Vera starts Dots. Who’s in?");
    house.press(ANNA, &posted, "Join").await;
    house.picture(&["Anna", "Vera"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_do_without_the_button_where_it_is_not_known_or_not_wanted() {
    // Without inline mode, nothing of this appears.
    let house = House::open().await;
    let board = house.accepted("/boxes @boris size=3x3").await;
    assert!(board.button("✏️ Move").is_none());
    // Inline mode was switched off after the start: the board still arrives, and the next one without another refusal.
    let house = suggesting("en").await;
    house.sandbox.set_inline(false);
    let board = house.accepted("/boxes @boris size=3x3").await;
    assert!(board.button("✏️ Move").is_none() && board.photo().is_some());
    let refusals = |house: &House| house.sandbox.calls_of("sendPhoto").iter().filter(|call| !call.done()).count();
    let before = refusals(&house);
    let said = house.reply(mover(&board).0, board.id, "a1-b1");
    house.board(house.group, said).await;
    assert_eq!(refusals(&house), before);
    // A group switches it off.
    let house = suggesting("en").await;
    house.say(ANNA, "/settings@kletka_bot move=off");
    house.told("Saved").await;
    let board = house.accepted("/boxes @boris size=3x3").await;
    assert!(board.button("✏️ Move").is_none());
}

/// A refused answer affects nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_suggestion_that_is_refused_harms_nothing() {
    let house = suggesting("en").await;
    let board = house.accepted("/boxes @boris size=3x3").await;
    let description = "Bad Request: RESULT_ID_INVALID".to_owned();
    house.sandbox.fail(Fault::Error { code: 400, description }, On::method("answerInlineQuery"), 1);
    let (first, _) = mover(&board);
    let lost = house.sandbox.type_inline(first, house.group, None, "a1");
    house.sandbox.wait(|world| world.faults_left() == 0, PATIENCE).await.expect("it was answered");
    let (query, rows) = typed(&house, first, "a1-b1").await;
    assert_eq!(house.sandbox.suggested(lost), None);
    assert_eq!(rows[0].title, "a1-b1");
    let said = house.sandbox.choose(query, 0);
    house.board(house.group, said).await;
}

/// A player who has to move somewhere may still challenge others; a text that names a match is about nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_for_a_move_can_challenge_too() {
    let house = suggesting("en").await;
    let board = house.accepted("/boxes @boris size=3x3").await;
    let (first, second) = mover(&board);
    for user in [first, second, VERA] {
        let (_, rows) = typed(&house, user, "dots").await;
        assert!(titles(&rows).contains(&"Dots") && !titles(&rows).contains(&"✗ dots"), "{rows:?}");
    }
    for text in ["№1 ", "№1", "#1 "] {
        let (_, rows) = typed(&house, second, text).await;
        assert!(rows.is_empty(), "{text}: {rows:?}");
    }
    let (_, rows) = typed(&house, first, "№1 dots").await;
    assert_eq!(titles(&rows), ["✗ dots"]);
    let (_, rows) = typed(&house, first, "a1").await;
    assert!(rows.iter().all(|row| !invites(row)), "moves alone: {rows:?}");
}
