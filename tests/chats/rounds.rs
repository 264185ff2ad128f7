//! Many people at one table: a picture per step, not per person, and secrets by a tap.

use super::dice::table;
use super::house::House;
use kletka_sandbox::{Message, SandboxConfig};

/// The pictures of a group.
fn pictures(house: &House, group: i64) -> Vec<Message> {
    house.sandbox.messages(group).into_iter().filter(|m| m.photo().is_some()).collect()
}

/// A table of this many people, whose group has seen its first picture.
async fn seated(command: &str, seats: i64) -> (House, i64, Vec<i64>, Message) {
    let house = House::with(SandboxConfig::default(), "en").await;
    let (group, people, first) = table(&house, "en", seats, command).await;
    (house, group, people, first)
}

/// Eight players decide on the white sum at once: the group gets one picture when all have decided, and one for the
/// thrower.
#[tokio::test(flavor = "multi_thread")]
async fn eight_people_cross_a_sum_under_one_picture() {
    let (house, group, people, board) = seated("/fourrows@kletka_bot", 8).await;
    let cross = board.buttons()[0].text.clone();
    for (n, user) in people.iter().enumerate() {
        assert_eq!(pictures(&house, group).len(), 1, "nothing is shown before all have decided");
        let label = if n % 2 == 0 { &cross } else { "Pass" };
        let told = house.press(*user, &board, label).await;
        assert!(told.contains("Your sheet") || n + 1 == people.len(), "{told}");
    }
    let open = house.find(group, "the white sum", |m| m.id > board.id && m.photo().is_some()).await;
    assert!(open.text.contains("The white sum: ") && open.text.matches(" – ").count() >= 4, "{}", open.text);
    let [active] = open.mentioned()[..] else { panic!("whoever threw is asked: {}", open.text) };
    house.press(active, &open, "Pass").await;
    let next = house.find(group, "the next throw", |m| m.id > open.id && m.photo().is_some()).await;
    assert!(next.text.contains(" rolls ⚪"), "{}", next.text);
    house.settled().await;
    assert_eq!(pictures(&house, group).len(), 3);
    assert!(people.iter().all(|user| house.sandbox.messages(*user).is_empty()), "nobody was written to in private");
}

/// Fifty players fill sheets of their own from one throw: one picture per turn with everybody's standing; each player's
/// own sheet in the private chat if there is one, and otherwise by a tap.
#[tokio::test(flavor = "multi_thread")]
async fn fifty_people_fill_sheets_of_their_own() {
    let (house, group, people, first) = seated("/yatzy@kletka_bot together", 50).await;
    house.whisper(people[7], "/start");
    let own = house.find(people[7], "the own sheet", |m| m.photo().is_some()).await;
    let mut board = first.clone();
    for turn in ["Chance", "Ones"] {
        for (n, user) in people.iter().enumerate() {
            let label = if turn == "Ones" && n % 2 == 0 { "Sixes" } else { turn };
            let told = house.press(*user, &board, label).await;
            assert!(told.contains(label) || n + 1 == people.len(), "each is told the own choice: {told}");
        }
        board = house.find(group, "the next turn", |m| m.id > board.id && m.photo().is_some()).await;
    }
    house.settled().await;
    assert_eq!(pictures(&house, group).len(), 3, "the first throw, and one after each turn");
    for user in people.iter().filter(|user| **user != people[7]) {
        assert!(house.sandbox.messages(*user).is_empty(), "nobody else was written to in private");
    }
    let boards = pictures(&house, people[7]);
    assert_eq!(boards.iter().map(|m| m.id).collect::<Vec<_>>(), [own.id], "it changes in place");
}

/// Six players around a cup: one picture per announcement, and only the thrower learns about the dice under the cup.
#[tokio::test(flavor = "multi_thread")]
async fn six_people_pass_the_cup_with_one_picture_a_number() {
    let (house, group, people, first) = seated("/littlemax@kletka_bot", 6).await;
    let (mut board, mut movers) = (first, Vec::new());
    for n in 0..5 {
        let [mover] = board.mentioned()[..] else { panic!("one is asked: {}", board.text) };
        movers.push(mover);
        let throw = board.buttons()[0].text.clone();
        let told = house.press(mover, &board, &throw).await;
        assert!(told.contains("Under the cup you have "), "{told}");
        let told =
            house.press(people.iter().copied().find(|user| *user != mover).expect("others"), &board, &throw).await;
        assert!(!told.contains("Under the cup"), "nobody else learns it: {told}");
        let says = |m: &Message| m.id == board.id && m.buttons().iter().any(|button| button.text == "65");
        let cup = house.find(group, "numbers to say", says).await;
        let number = cup.buttons()[0].text.clone();
        house.press(mover, &cup, &number).await;
        board = house.find(group, "the number", |m| m.id > cup.id && m.photo().is_some()).await;
        assert!(board.text.contains(&format!("says {number}")), "{n}: {}", board.text);
    }
    let lifter = board.mentioned()[0];
    house.press(lifter, &board, "👀 Lift the cup").await;
    let over = house.find(group, "the cup", |m| m.id > board.id && m.photo().is_some()).await;
    assert!(over.text.contains("lifts the cup"), "{}", over.text);
    house.settled().await;
    movers.sort_unstable();
    movers.dedup();
    assert_eq!((movers.len(), pictures(&house, group).len()), (5, 1 + 5 + 1), "the cup goes round");
    assert!(people.iter().all(|user| house.sandbox.messages(*user).is_empty()), "nobody was written to in private");
}
