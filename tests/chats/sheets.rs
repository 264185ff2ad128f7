//! Private boards: everybody at the table reaches their own, by the button under the group's picture and by a word in
//! private. Players without a private chat learn their dice from the toasts of their presses.

use kletka::game::{AnyGame, Chance, Hidden, OptValues, Seat, StepCtx, Table};
use kletka::games::GAMES;
use kletka_sandbox::{Message, SandboxConfig};

use super::house::{ANNA, BORIS, BOT, House, VERA, labels};

/// The texts of a language in the scenes.
struct Words {
    language: &'static str,
    open: &'static str,
    own: &'static str,
    look: &'static str,
    chance: &'static str,
    throw: &'static str,
    chose: &'static str,
    dice: &'static str,
    row: &'static str,
    total: &'static str,
    ready: &'static str,
    is_ready: &'static str,
    call: &'static str,
    cup: &'static str,
}

const WORDS: [Words; 2] = [
    Words {
        language: "en",
        open: "In private",
        own: "👁 My board",
        look: "👁 What I have",
        chance: "Chance",
        throw: "🎲 Roll",
        chose: "Your choice: ",
        dice: "Your dice: ",
        row: "Your row",
        total: "Your total: ",
        ready: "✅ Ready",
        is_ready: "Boris is ready.",
        call: "call a number",
        cup: "Under the cup you have ",
    },
    Words {
        language: "ru",
        open: "В личке",
        own: "👁 Моё поле",
        look: "👁 Что у меня",
        chance: "Шанс",
        throw: "🎲 Бросить",
        chose: "Твой выбор: ",
        dice: "Твои кости: ",
        row: "Твоя строка",
        total: "У тебя ",
        ready: "✅ Готово",
        is_ready: "Boris: ладошка рассмотрена.",
        call: "назови число",
        cup: "Под стаканом у тебя ",
    },
];

/// The pictures in a chat.
fn pictures(house: &House, chat: i64) -> Vec<Message> {
    let all = house.sandbox.messages(chat).into_iter();
    all.filter(|message| message.from == BOT && !message.deleted && message.photo().is_some()).collect()
}

/// The picture in a private chat once everything has been delivered. It is the only one.
async fn own_board(house: &House, user: i64) -> Message {
    house.board(user, 0).await;
    house.settled().await;
    let standing = pictures(house, user);
    assert_eq!(standing.len(), 1, "one board of one's own in\n{}", house.sandbox.transcript(user));
    standing.into_iter().next().expect("counted")
}

/// The labels of all buttons that play something.
fn taps(board: &Message) -> Vec<String> {
    let plays = |data: &Option<String>| data.as_ref().is_some_and(|data| data.starts_with("m:"));
    board.buttons().into_iter().filter(|button| plays(&button.data)).map(|button| button.text.clone()).collect()
}

/// The link of the button to the private board.
fn link<'m>(board: &'m Message, words: &Words) -> &'m str {
    let button = board.button(words.open).unwrap_or_else(|| panic!("no way to it: {:?}", labels(board)));
    button.url.as_deref().expect("a link")
}

/// Whether players have private views in a match of two.
fn hides_views(game: &'static dyn AnyGame) -> bool {
    let info = game.info();
    let mut options = OptValues::defaults(info.options);
    if info.options.iter().any(|option| option.key == "together") {
        options.take(info.options, info.presets, "together=on").expect("it can be switched on");
    }
    let table = Table { seats: 2, first: Seat(0), rules: info.rules };
    let mut ctx = StepCtx::new(Chance::fixed(1), 0);
    let begun = game.start(&mut options, table, &mut ctx);
    info.hidden == Hidden::Views && begun.is_ok_and(|live| live.hidden() == Hidden::Views)
}

/// Each player reaches their own board by the button under the group's picture and by `/board` in private, whichever
/// comes first, in every game with private views.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_reaches_the_own_board() {
    let hiding: Vec<_> = GAMES.iter().filter(|game| hides_views(**game)).collect();
    assert!(hiding.len() > 10, "games with boards of one's own");
    for words in WORDS {
        for game in &hiding {
            let info = game.info();
            let together = info.options.iter().any(|option| option.key == "together");
            let house = House::with(SandboxConfig::default(), words.language).await;
            let settings = if together { "together" } else { "" };
            let command = format!("/{}@kletka_bot @boris {settings}", info.id);
            let board = house.match_of(ANNA, &command, BORIS).await;
            assert_eq!(link(&board, &words), "https://t.me/kletka_bot?start=m1", "{}", info.id);
            for (user, ways) in [(ANNA, ["/start m1", "/board"]), (BORIS, ["/board", "/start m1"])] {
                assert!(house.sandbox.messages(user).is_empty(), "a private chat is never opened by the bot");
                for way in ways {
                    let asked = house.whisper(user, way);
                    let own = house.board(user, asked).await;
                    assert!(own.text.starts_with("№1"), "{}: {}", info.id, own.text);
                    assert_eq!(own_board(&house, user).await.id, own.id, "the older one has gone");
                }
                assert_eq!(house.since(user, 0).len(), 2, "{}\n{}", info.id, house.sandbox.transcript(user));
            }
            house.proofread();
        }
    }
}

/// A match with one throw for everybody. Returns its first board in the group.
async fn together(words: &Words, game: &str) -> (House, Message) {
    let house = House::with(SandboxConfig::default(), words.language).await;
    let board = house.match_of(ANNA, &format!("/{game}@kletka_bot @boris together"), BORIS).await;
    (house, board)
}

/// The private board has the player's own buttons with the value of each, changes in place, and shows nobody else's. In
/// the group all press the same buttons, which reveal nothing.
#[tokio::test(flavor = "multi_thread")]
async fn an_own_sheet_has_own_buttons_and_changes_in_place() {
    for words in WORDS {
        for game in ["yacht", "general", "goldengeneral", "katego", "thirteen"] {
            let (house, board) = together(&words, game).await;
            let common = taps(&board);
            let last = format!("{} | {} | {}", words.own, words.look, words.open);
            assert!(labels(&board).ends_with(&[last]), "{:?}", labels(&board));
            let worth = |label: &String| label.contains(": ") || label.contains('→');
            assert!(!common.iter().any(worth), "{game}: {common:?}");
            house.whisper(ANNA, "/board");
            house.sandbox.start_private(BORIS, "m1");
            let (first, other) = (own_board(&house, ANNA).await, own_board(&house, BORIS).await);
            let own = taps(&first);
            // In an empty row, every value can go anywhere, so its buttons are the common ones.
            assert_eq!(own == common, game == "katego", "{game}: {own:?}");
            let played = own.last().expect("a button");
            let told = house.press(ANNA, &first, played).await;
            assert!(told.starts_with(words.chose) && told.contains(played.as_str()), "{told}");
            let mut now = own_board(&house, ANNA).await;
            if game == "goldengeneral" {
                // Two boxes are filled at once: their value is known with the second.
                let second = taps(&now).into_iter().find(worth).expect("what it would bring");
                house.press(ANNA, &now, &second).await;
                now = own_board(&house, ANNA).await;
            }
            assert_eq!(now.id, first.id, "{game}: it changes in place");
            assert!(taps(&now).is_empty(), "{game}: she has chosen: {:?}", labels(&now));
            let still = own_board(&house, BORIS).await;
            assert_eq!((still.id, taps(&still)), (other.id, taps(&other)), "{game}");
            let group = pictures(&house, house.group);
            assert_eq!((group.len(), group[0].id, taps(&group[0])), (1, board.id, common), "{game}");
            assert!(group[0].text.starts_with(&board.text[..board.text.find('\n').unwrap_or(0)]), "{}", group[0].text);
            assert_eq!(group[0].text.lines().count(), board.text.lines().count(), "nothing is told: {}", group[0].text);
            // A requested board is a new message, and the older one is deleted.
            let hint = house.whisper(ANNA, "/hint");
            let again = house.board(ANNA, hint).await;
            assert_eq!(own_board(&house, ANNA).await.id, again.id);
            house.proofread();
        }
    }
}

/// A user who presses only in the group, and never starts the bot, learns their own dice each time.
#[tokio::test(flavor = "multi_thread")]
async fn presses_in_the_group_are_confirmed_with_the_own_hand() {
    for words in WORDS {
        let (house, board) = together(&words, "yacht").await;
        let look = house.press(BORIS, &board, words.look).await;
        let dice = look.strip_prefix(words.dice).and_then(|dice| dice.strip_suffix('.')).expect("the dice");
        let faces: Vec<&str> = dice.split(' ').collect();
        assert!(faces.len() == 5 && faces.iter().all(|face| face.parse::<u8>().is_ok()), "{look}");
        assert_eq!(house.press(VERA, &board, words.look).await.matches("№1").count(), 1, "she does not play");

        let kept = house.press(BORIS, &board, &taps(&board)[1]).await;
        let lie = format!("{}{} [{}] {}.", words.dice, faces[0], faces[1], faces[2..].join(" "));
        assert_eq!(kept, format!("{}🔒 {}. {lie}", words.chose, faces[1]));
        assert_eq!(house.press(BORIS, &board, words.throw).await, format!("{}{}. {lie}", words.chose, words.throw));
        // The last choice triggers the throw, of which one die is kept.
        house.press(ANNA, &board, words.chance).await;
        let second = house.board(house.group, board.id).await;
        let look = house.press(BORIS, &second, words.look).await;
        assert!(look.contains(&format!("[{}]", faces[1])), "{look}");
        let now = look.strip_prefix(words.dice).and_then(|dice| dice.strip_suffix('.')).expect("the dice");
        let sum: u32 = now.split(' ').filter_map(|face| face.trim_matches(['[', ']']).parse::<u32>().ok()).sum();
        // He writes last, so the next dice have been thrown. She has already written and presses no more.
        let wrote = house.press(BORIS, &second, words.chance).await;
        assert!(wrote.starts_with(&format!("{}{}: {sum}. {}", words.chose, words.chance, words.dice)), "{wrote}");

        for (game, holds) in [("katego", words.row), ("thirteen", words.total)] {
            let (house, board) = together(&words, game).await;
            assert!(house.press(ANNA, &board, words.look).await.contains(holds));
            let told = house.press(ANNA, &board, &taps(&board)[0]).await;
            assert!(told.starts_with(words.chose) && told.contains(holds), "{told}");
            assert!(house.sandbox.messages(ANNA).is_empty(), "nobody was written to in private");
        }
        for user in [ANNA, BORIS] {
            assert!(house.sandbox.messages(user).is_empty(), "nobody was written to in private");
        }
        house.proofread();
    }
}

/// If everybody throws for themselves, there is nothing private: no button, and no board in private.
#[tokio::test(flavor = "multi_thread")]
async fn in_turn_nobody_has_a_board_of_ones_own() {
    let house = House::open().await;
    house.whisper(ANNA, "/start");
    let hello = house.told_in(ANNA, "Hello!").await;
    let board = house.match_of(ANNA, "/yacht@kletka_bot @boris", BORIS).await;
    assert!(board.button("In private").is_none() && board.button("👁 What I have").is_none());
    assert_eq!(
        house.press_data(house.asked(&board), &board, "h:1").await,
        "There is nothing more to see than the picture shows."
    );
    let chance = taps(&board).into_iter().find(|label| label.starts_with("Chance")).expect("a box");
    house.press(house.asked(&board), &board, &chance).await;
    house.board(house.group, board.id).await;
    house.settled().await;
    assert!(house.since(ANNA, hello.id).is_empty(), "{}", house.sandbox.transcript(ANNA));
    house.whisper(ANNA, "/board");
    house.told_in(ANNA, "The picture is shown in the group.").await;
}

/// Both look at their palms before the first call. A call without an answer makes exactly twenty crosses.
#[tokio::test(flavor = "multi_thread")]
async fn palms_are_seen_before_the_first_call() {
    for words in WORDS {
        let house = House::with(SandboxConfig::default(), words.language).await;
        let board = house.match_of(ANNA, "/palms@kletka_bot @boris", BORIS).await;
        assert!(link(&board, &words).ends_with("start=m1") && taps(&board).is_empty(), "{:?}", labels(&board));
        for user in [BORIS, ANNA] {
            house.sandbox.start_private(user, "m1");
            let own = own_board(&house, user).await;
            let palm = own.photo().and_then(|photo| photo.description.clone()).expect("the palm in words");
            assert!(palm.split_whitespace().any(|word| word == "30"), "{palm}");
            assert_eq!(house.press(user, &own, words.ready).await, "");
            if user == BORIS {
                house.picture(&[words.is_ready]).await;
            }
        }
        let board = house.picture(&[words.call]).await;
        let caller = house.asked(&board);
        let other = ANNA + BORIS - caller;
        house.reply(caller, board.id, "17");
        house.picture(&["17"]).await;
        house.settled().await;
        house.pass(60);
        let board = house.picture(&[words.call]).await;
        assert_eq!(house.asked(&board), other, "{}", board.text);
        assert!(board.text.contains("20"), "{}", board.text);
        house.proofread();
    }
}

/// If you throw under a cup by a press in the group, you learn the dice at once, and again on request. Nobody else
/// does, and the picture only changes.
#[tokio::test(flavor = "multi_thread")]
async fn dice_under_a_cup_are_told_to_whoever_has_thrown() {
    for words in WORDS {
        let house = House::with(SandboxConfig::default(), words.language).await;
        let first = house.match_of(ANNA, "/littlemax@kletka_bot @boris", BORIS).await;
        let thrower = house.asked(&first);
        let other = ANNA + BORIS - thrower;
        let told = house.press(thrower, &first, &taps(&first)[0]).await;
        let number = told.strip_prefix(words.cup).and_then(|number| number.strip_suffix('.')).expect("a number");
        let numbers = |message: &Message| taps(message).iter().any(|label| label == "21");
        let board = house.find(house.group, "the numbers to say", numbers).await;
        assert_eq!((board.id, taps(&board).len()), (first.id, 21));
        assert_eq!(house.press(thrower, &board, words.look).await, told);
        assert!(!house.press(other, &board, words.look).await.contains(number), "{}", board.text);
        assert_eq!(house.press(thrower, &board, "21").await, "", "everybody hears that");
        let asked = house.board(house.group, board.id).await;
        assert_eq!((house.asked(&asked), taps(&asked).len()), (other, 2));
        house.press(other, &asked, &taps(&asked)[1]).await;
        let lifted = house.board(house.group, asked.id).await;
        assert!(lifted.text.contains(number), "the cup is lifted: {}", lifted.text);
        for user in [ANNA, BORIS] {
            assert!(house.sandbox.messages(user).is_empty(), "nobody was written to in private");
        }
        house.proofread();
    }
}
