//! Dice around a table: real dice that are typed, one throw for everybody, announced throws.

use std::collections::BTreeSet;

use super::house::{ANNA, BORIS, House, labels, mover};
use kletka_sandbox::{Message, SandboxConfig};

/// The texts of a language in the scene of the real dice.
struct Real {
    language: &'static str,
    accept: &'static str,
    roll: &'static str,
    wanted: &'static str,
    object: &'static str,
    objected: &'static str,
    own: &'static str,
    once: &'static str,
}

/// A throw is typed, appears in the record as the draws of its step, and is repeated if somebody objects.
#[tokio::test(flavor = "multi_thread")]
async fn real_dice_are_typed_and_objected_to() {
    for words in [
        Real {
            language: "en",
            accept: "Accept",
            roll: "roll",
            wanted: "roll 2 dice and type what they show",
            object: "✋ That’s not what fell",
            objected: "objects: the dice are rolled again.",
            own: "Only the others can object",
            once: "Now it stands",
        },
        Real {
            language: "ru",
            accept: "Принять",
            roll: "кидаю",
            wanted: "брось 2 кости и напиши, что выпало",
            object: "✋ Выпало не то",
            objected: "против: кости бросают заново.",
            own: "Возразить могут только остальные.",
            once: "Теперь он засчитан",
        },
    ] {
        let house = House::with(SandboxConfig::default(), words.language).await;
        house.say(ANNA, "/pig@kletka_bot @boris dice=real goal=30");
        let lobby = house.find(house.group, "a challenge", |m| m.button(words.accept).is_some()).await;
        house.press(BORIS, &lobby, words.accept).await;
        let board = house.board(house.group, lobby.id).await;
        let (first, second) = mover(&board);
        let refused = house.answer(house.reply(first, board.id, words.roll)).await;
        assert!(refused.text.contains(words.wanted), "{}", refused.text);
        let other = if first == ANNA { "Anna" } else { "Boris" };
        let refused = house.answer(house.reply(second, board.id, "6 6")).await;
        assert!(refused.text.contains(other), "it is the other one's throw: {}", refused.text);

        house.reply(first, board.id, "6 5");
        let board = house.board(house.group, refused.id).await;
        assert!(board.text.contains("11"), "{}", board.text);
        let toast = house.press(first, &board, words.object).await;
        assert!(toast.contains(words.own), "{toast}");
        house.press(second, &board, words.object).await;
        let board = house.board(house.group, board.id).await;
        assert!(board.text.contains(words.objected), "{}", board.text);
        assert!(board.button(words.object).is_none(), "there is nothing to object to any more");

        // A red one: the series is lost, and the other player throws.
        house.reply(first, board.id, "1-4");
        let board = house.board(house.group, board.id).await;
        assert_eq!(mover(&board).0, second, "{}", board.text);
        let toast = house.press(second, &board, words.object).await;
        assert!(toast.contains(words.once), "no player can have a roll repeated for ever: {toast}");
        house.reply(second, board.id, "66");
        let board = house.board(house.group, board.id).await;
        house.reply(second, board.id, "6 6");
        let board = house.board(house.group, board.id).await;
        house.reply(second, board.id, "6 6");
        let over = house.board(house.group, board.id).await;
        assert!(over.text.contains("36"), "{}", over.text);
        println!("{}", house.sandbox.transcript(house.group));
    }
}

/// A group in which that many people play a game.
pub async fn table(house: &House, language: &str, seats: i64, command: &str) -> (i64, Vec<i64>, Message) {
    let (join, start) = if language == "ru" { ("Я в игре", "Начать") } else { ("Join", "Start") };
    let people: Vec<i64> = (101..101 + seats).collect();
    let group = house.sandbox.act(|world| {
        for user in &people {
            world.add_user(*user, &format!("P{user}"), None, language);
        }
        world.add_group("A class", &people)
    });
    house.sandbox.act(|world| world.say(people[0], group, command));
    let lobby = house.find(group, "a challenge", |m| m.button(join).is_some()).await;
    let begin = lobby.button(start).and_then(|button| button.data.clone()).expect("a button that begins the match");
    for user in &people[1..] {
        house.press(*user, &lobby, join).await;
    }
    // A full challenge starts by itself, so its button may be gone by now.
    house.press_data(people[0], &lobby, &begin).await;
    let board = house.board(group, lobby.id).await;
    (group, people, board)
}

/// Twenty people fill their sheets from one throw, none of them in private. Nobody learns what another does before the
/// sheets are open. A press that only keeps a die does not outdate the keyboard.
#[tokio::test(flavor = "multi_thread")]
async fn one_throw_is_for_twenty_who_press_in_secret() {
    for (language, chance, throw, open) in
        [("en", "Chance", "🎲 Roll", "The dice:"), ("ru", "Шанс", "🎲 Бросить", "Кости:")]
    {
        let house = House::with(SandboxConfig::default(), language).await;
        let (group, people, board) = table(&house, language, 20, "/yacht@kletka_bot together").await;
        assert!(board.buttons().iter().any(|button| button.text == throw), "{}", board.text);
        let die = board.buttons()[0].text.clone();
        // One player keeps a die and throws the others; everybody else writes the current throw.
        let told = house.press(people[3], &board, &die).await;
        assert!(told.contains('['), "the dice as they lie before who pressed: {told}");
        let told = house.press(people[3], &board, throw).await;
        assert!(told.contains(throw), "{told}");
        for user in people.iter().filter(|user| **user != people[3]) {
            let told = house.press(*user, &board, chance).await;
            assert!(told.contains(chance) || *user == people[19], "{told}");
        }
        // The second throw is for the player who threw again; the others wait.
        let second = house.find(group, "the second throw", |m| m.id > board.id && m.photo().is_some()).await;
        assert!(second.text.contains(open), "{}", second.text);
        let refused = house.press(people[0], &second, chance).await;
        assert!(!refused.contains(chance), "who has written waits: {refused}");
        house.press(people[3], &second, chance).await;
        let third = house.find(group, "the second turn", |m| m.id > second.id && m.photo().is_some()).await;
        house.settled().await;
        for message in house.sandbox.messages(group).iter().filter(|m| m.photo().is_some()) {
            assert!(!message.text.contains(chance), "{}", message.text);
        }
        for user in &people {
            assert!(house.sandbox.messages(*user).is_empty(), "nobody was written to in private");
        }
        assert!(third.buttons().iter().any(|button| button.text == chance), "{:?}", third.buttons());
        println!("{}", house.sandbox.transcript(group));
    }
}

/// Fifty people write the same throws into their houses: the group gets one picture per throw, whoever presses, and the
/// last one has everybody's numbers.
#[tokio::test(flavor = "multi_thread")]
async fn fifty_people_get_one_picture_a_throw() {
    let house = House::with(SandboxConfig::default(), "en").await;
    let (group, people, first) = table(&house, "en", 50, "/housenumbers@kletka_bot together rounds=1").await;
    let mut board = first.clone();
    for (throw, place) in ["Hundreds", "Tens", "Units"].into_iter().enumerate() {
        let labels = board.buttons().into_iter().map(|button| button.text.clone());
        let button = labels.into_iter().find(|label| label.starts_with(place)).expect("a button");
        for user in &people {
            let told = house.press(*user, &board, &button).await;
            assert!(told.contains(place) || *user == people[49], "{told}");
        }
        let next = house.find(group, "the next throw", |m| m.id > board.id && m.photo().is_some()).await;
        assert_eq!(next.text.contains("50 players: a point for"), throw == 2, "{}", next.text);
        board = next;
    }
    house.settled().await;
    let pictures = house.sandbox.messages(group).into_iter().filter(|m| m.photo().is_some()).count();
    println!("{}", house.sandbox.transcript(group));
    assert_eq!(pictures, 1 + 3, "the first throw, two more, and the end");
    for user in &people {
        assert!(house.sandbox.messages(*user).is_empty(), "nobody was written to in private");
    }
}

/// Twenty people around a pot: one picture per throw, which says who paid whom, and no private messages.
#[tokio::test(flavor = "multi_thread")]
async fn twenty_people_pass_chips_with_one_picture_a_throw() {
    let house = House::with(SandboxConfig::default(), "en").await;
    let (group, people, first) = table(&house, "en", 20, "/zeppelin@kletka_bot").await;
    let (mut board, mut throwers) = (first, Vec::new());
    for _ in 0..22 {
        let [thrower] = board.mentioned()[..] else { panic!("one is asked: {}", board.text) };
        let button = board.buttons()[0].text.clone();
        house.press(thrower, &board, &button).await;
        board = house.find(group, "the next throw", |m| m.id > board.id && m.photo().is_some()).await;
        throwers.push(thrower);
    }
    house.settled().await;
    assert_eq!(throwers[..20].iter().collect::<BTreeSet<_>>().len(), 20, "round the table");
    assert_eq!(throwers[..2], throwers[20..], "and once more");
    let pictures = house.sandbox.messages(group).into_iter().filter(|m| m.photo().is_some()).count();
    assert_eq!(pictures, 1 + throwers.len(), "{}", house.sandbox.transcript(group));
    assert!(people.iter().all(|user| house.sandbox.messages(*user).is_empty()), "nobody was written to in private");
}

/// A player with a private chat sees their own sheet there, and nobody else's.
#[tokio::test(flavor = "multi_thread")]
async fn an_own_sheet_is_seen_in_private() {
    let house = House::open().await;
    house.whisper(ANNA, "/start");
    house.settled().await;
    let board = house.accepted("/yacht @boris together").await;
    house.press(ANNA, &board, "Chance").await;
    let own = house.find(ANNA, "the own sheet", |m| m.photo().is_some() && m.text.contains("Yacht")).await;
    house.press(BORIS, &board, "Ones").await;
    let next = house.find(house.group, "the second turn", |m| m.id > board.id && m.photo().is_some()).await;
    assert!(!next.text.contains("Chance") && !next.text.contains("Ones"), "{}", next.text);
    house.settled().await;
    let privately = house.sandbox.messages(ANNA);
    let pictures: Vec<&Message> = privately.iter().filter(|m| m.photo().is_some() && m.id >= own.id).collect();
    let told = house.sandbox.transcript(ANNA);
    assert_eq!(pictures.len(), 1, "one board of one's own, which changes in place: {}\n{told}", own.id);
    println!("{}\n{told}", house.sandbox.transcript(house.group));
}

/// With one roll for all, nobody has a say before a ship is manned. The dice alone may end the match when it begins.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_the_dice_alone_decide_is_over() {
    let house = House::open().await;
    let (mut id, mut board) = (1, house.match_of(ANNA, "/crew@kletka_bot @boris together rounds=1", BORIS).await);
    // Four of five times it is.
    while board.button("Rematch").is_none() {
        house.ask(ANNA, "/cancel@kletka_bot", "Called off").await;
        (id, board) = (id + 1, house.match_of(ANNA, "/crew@kletka_bot @boris together rounds=1", BORIS).await);
    }
    assert!(board.text.contains("A draw."), "{}", board.text);
    house.ask(ANNA, "/matches@kletka_bot", "No matches here.").await;
    house.ask(ANNA, &format!("/fair@kletka_bot {id}"), "The secret: ").await;
}

/// Kept dice appear in the same picture, without any comment, and what was told stays there.
#[tokio::test(flavor = "multi_thread")]
async fn keeping_dice_makes_no_noise() {
    let house = House::open().await;
    let board = house.accepted("/yacht @boris").await;
    let filled = house.reply(mover(&board).0, board.id, "chance");
    house.gone(&board).await;
    let board = house.board(house.group, filled).await;
    let first = mover(&board).0;
    // Pressed faster than pictures arrive, on the old keyboard.
    for die in [0, 4] {
        let data = board.buttons()[die].data.clone().expect("a die is pressed");
        assert_eq!(house.press_data(first, &board, &data).await, "");
    }
    house.settled().await;
    let boards = house.sandbox.messages(house.group).into_iter().filter(|m| m.photo().is_some()).collect::<Vec<_>>();
    let boards: Vec<_> = boards.into_iter().filter(|m| !m.deleted).collect();
    assert_eq!(boards.len(), 1, "{}", house.sandbox.transcript(house.group));
    assert!(board.text.starts_with(&boards[0].text), "nothing is told: {}", boards[0].text);
    assert!(boards[0].text.contains(": Chance, "), "{}", boards[0].text);
    let locked = boards[0].buttons().iter().filter(|button| button.text.starts_with('🔒')).count();
    assert_eq!(locked, 2, "{:?}", boards[0].buttons());
}

/// You can object to a throw that ends a match while its board is the latest: the match goes on, and no secret was
/// revealed.
#[tokio::test(flavor = "multi_thread")]
async fn a_throw_that_wins_can_be_objected_to() {
    let house = House::open().await;
    let board = house.accepted("/pig @boris dice=real goal=10").await;
    let (first, second) = mover(&board);
    let refused = house.answer(house.reply(first, board.id, "3 7")).await;
    assert!(refused.text.contains("Type 2 dice from 1 to 6, for example "), "{}", refused.text);
    house.reply(first, board.id, "6 5");
    let over = house.board(house.group, refused.id).await;
    assert!(over.button("Rematch").is_some(), "{:?}", labels(&over));
    let fair = house.answer(house.reply(first, over.id, "/fair@kletka_bot")).await;
    assert!(!fair.text.contains("The secret: "), "{}", fair.text);
    let object = "✋ That’s not what fell";
    assert!(house.press(first, &over, object).await.contains("Only the others can object"));
    house.press(second, &over, object).await;
    let again = house.board(house.group, fair.id).await;
    assert!(again.text.contains("objects: the dice are rolled again."), "{}", again.text);
    assert_eq!(mover(&again).0, first);
    house.reply(first, again.id, "6 6");
    let over = house.board(house.group, again.id).await;
    house.pass(601);
    assert_eq!(house.press(second, &over, object).await, "Too late: the result stands.");
}

/// A player who types a secret choice in the private chat reads there that it has arrived; the last one, that all are
/// open.
#[tokio::test(flavor = "multi_thread")]
async fn a_secret_choice_that_is_typed_in_private_is_answered_there() {
    for (language, first, last) in [
        ("en", "Your choice: 3. Nobody else can see it.", "Your choice: 5. Everybody has chosen"),
        ("ru", "Твой выбор: 3. Больше его никто не видит.", "Твой выбор: 5. Выбрали все"),
    ] {
        let house = House::with(SandboxConfig::default(), language).await;
        house.match_of(ANNA, "/slyer@kletka_bot @boris", BORIS).await;
        for (user, choice, told) in [(ANNA, "3", first), (BORIS, "5", last)] {
            house.whisper(user, choice);
            house.told_in(user, told).await;
        }
    }
    // Where the board is, it says enough.
    let house = House::open().await;
    let said = house.whisper(ANNA, "/slyer bot:1");
    house.board(ANNA, said).await;
    let typed = house.whisper(ANNA, "3");
    let told = house.said(ANNA, ANNA, typed).await;
    assert!(told.iter().all(|message| message.photo().is_some()), "{told:?}");
}
