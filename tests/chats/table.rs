//! Commands of the table: boards, draw offers, takebacks, cancelling and records.

use kletka::games;
use kletka::games::GAMES;
use kletka::play::{Match, record};
use kletka_sandbox::{Message, Rank, SandboxConfig};
use sha2::{Digest, Sha256};

use super::house::{ANNA, BORIS, BOT, House, VERA, labels, pledged};
use super::watch::Buttons;

/// Starts tic-tac-toe between Anna and Boris. Returns the first board, the first player and the second.
async fn noughts(house: &House) -> (Message, i64, i64) {
    let board = house.match_of(ANNA, "/tictactoe@kletka_bot @boris", BORIS).await;
    let first = house.asked(&board);
    (board, first, ANNA + BORIS - first)
}

fn name(user: i64) -> &'static str {
    match user {
        ANNA => "Anna",
        BORIS => "Boris",
        _ => "Vera",
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_ends_a_match_of_two() {
    let house = House::open().await;
    let (board, first, second) = noughts(&house).await;
    house.reply(first, board.id, "I resign!");
    let end = house.picture(&["resigns", "wins"]).await;
    assert!(end.text.contains(&format!("{} resigns", name(first))), "{}", end.text);
    assert!(end.text.contains(&format!("🏆 {} wins!", name(second))), "{}", end.text);
    assert!(end.button("Rematch").is_some());
    // Chatter under the last picture is not a move and gets no answer. A move does.
    house.reply(second, end.id, "thanks, good game");
    let late = house.reply(second, end.id, "b2");
    let answer = house.told("This match is over.").await;
    assert_eq!(answer.reply_to, Some(late));
    assert_eq!(house.since(house.group, end.id).len(), 1);
    house.ask(first, "/resign@kletka_bot", "You are not playing here").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn when_one_of_four_resigns_the_others_go_on() {
    let house = House::open().await;
    let gleb = house.sandbox.act(|world| {
        let gleb = world.add_user(14, "Gleb", Some("gleb"), "en");
        world.set_rank(house.group, gleb, Rank::Member);
        gleb
    });
    let lobby = house.ask(ANNA, "/pig@kletka_bot goal=20 dice=1", "Who’s in?").await;
    for user in [BORIS, VERA, gleb] {
        assert_eq!(house.press(user, &lobby, "Join").await, "");
    }
    house.press(ANNA, &lobby, "Start").await;
    let board = house.picture(&["roll the dice"]).await;
    let mover = house.asked(&board);
    house.say(mover, "/resign@kletka_bot");
    let board = house.picture(&["resigns", "roll the dice"]).await;
    let next = house.asked(&board);
    assert_ne!(next, mover);
    house.say(mover, "/resign@kletka_bot");
    house.told("You have left this match.").await;
    let others: Vec<i64> = [ANNA, BORIS, VERA, gleb].into_iter().filter(|user| ![mover, next].contains(user)).collect();
    house.say(others[0], "/resign@kletka_bot");
    house.say(others[1], "/resign@kletka_bot");
    let end = house.picture(&["wins!"]).await;
    let names = ["Anna", "Boris", "Vera", "Gleb"];
    let winner = names[usize::try_from(next - ANNA).expect("a small number")];
    assert!(end.text.contains(&format!("🏆 {winner} wins!")), "{}", end.text);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_accepted_refused_and_withdrawn() {
    let house = House::open().await;
    let (board, first, second) = noughts(&house).await;
    house.reply(second, board.id, "draw?");
    let offer = house.told("offers a draw in №1").await;
    assert_eq!(house.asked(&offer), first, "the other one is called");
    assert_eq!(house.press(VERA, &offer, "Agree").await, "You are not playing in №1.");
    assert_eq!(house.press(second, &offer, "Agree").await, "You have said yes already. Now it waits for an answer.");
    house.ask(second, "/draw@kletka_bot", "You have said yes already. Now it waits for an answer.").await;
    assert_eq!(house.press(first, &offer, "Refuse").await, "");
    let refused = house.told(&format!("{} refuses.", name(first))).await;
    assert!(refused.text.starts_with(&format!("{} offers a draw in №1.", name(second))), "{}", refused.text);
    assert_eq!((refused.id, labels(&refused)), (offer.id, vec!["✓ Refuse".to_owned()]), "the offer itself says so");

    let offer = house.ask(first, "/draw@kletka_bot", "offers a draw").await;
    house.press(first, &offer, "Refuse").await;
    house.told(&format!("{} has changed their mind", name(first))).await;

    let offer = house.ask(first, "/draw@kletka_bot", "offers a draw").await;
    house.settled().await;
    house.reply(first, board.id, "b2");
    house.picture(&[": b2", "nought"]).await;
    let lapsed = house.changed(&offer).await;
    assert!(lapsed.text.ends_with("\nThis offer has lapsed.") && lapsed.keyboard.is_none(), "{}", lapsed.text);
    assert_eq!(house.press_data(second, &lapsed, "o:1:0:agree").await, "That offer has expired.");

    // A new proposal replaces the first, and the end of the match closes both.
    let offer = house.ask(second, "/draw@kletka_bot", "offers a draw").await;
    house.settled().await;
    house.ask(first, "/undo@kletka_bot", "asks to take a move back").await;
    assert!(house.changed(&offer).await.text.ends_with("\nThis offer has lapsed."));
    let offer = house.ask(second, "/draw@kletka_bot 1 please", "offers a draw").await;
    assert_eq!(house.press(first, &offer, "Agree").await, "");
    let end = house.picture(&["Agreed", "A draw."]).await;
    assert!(end.button("Rematch").is_some());
    house.told(&format!("{} agrees.", name(first))).await;
    assert_eq!(house.press_data(second, &end, "o:1:1:agree").await, "That offer has expired.");
    house.proofread();
}

/// Whoever has resigned neither offers a draw nor shares in one, and cannot refuse one either.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_resigned_has_no_part_in_a_draw() {
    let house = House::open().await;
    house.say(ANNA, "/boxes@kletka_bot size=2x2");
    let lobby = house.find(house.group, "a challenge", |m| m.button("Join").is_some()).await;
    house.press(BORIS, &lobby, "Join").await;
    house.press(VERA, &lobby, "Join").await;
    house.press(ANNA, &lobby, "Start").await;
    house.board(house.group, lobby.id).await;
    house.say(ANNA, "/resign@kletka_bot 1");
    house.picture(&["Anna resigns."]).await;
    house.ask(ANNA, "/draw@kletka_bot 1", "You have left this match.").await;
    let offer = house.ask(BORIS, "/draw@kletka_bot 1", "offers a draw").await;
    assert_eq!(house.press(ANNA, &offer, "Refuse").await, "You have left this match.");
    house.press(VERA, &offer, "Agree").await;
    let end = house.picture(&["Agreed"]).await;
    assert!(end.text.contains("🏆 Boris, Vera win!"), "{}", end.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_both_say_draw_have_agreed() {
    let house = House::open().await;
    let (_, first, second) = noughts(&house).await;
    house.ask(first, "/draw@kletka_bot", "offers a draw").await;
    house.say(second, "/draw@kletka_bot");
    house.picture(&["A draw."]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_must_agree_to_a_draw() {
    let house = House::open().await;
    let lobby = house.ask(ANNA, "/pig@kletka_bot", "Who’s in?").await;
    house.press(BORIS, &lobby, "Join").await;
    house.press(VERA, &lobby, "Join").await;
    house.press(ANNA, &lobby, "Start").await;
    house.picture(&["roll"]).await;
    let offer = house.ask(ANNA, "/draw@kletka_bot", "offers a draw").await;
    house.settled().await;
    assert!(offer.text.ends_with("\nWaiting for Boris, Vera."), "{}", offer.text);
    assert_eq!(house.press(BORIS, &offer, "Agree").await, "You have said yes already. Now it waits for an answer.");
    let less = house.changed(&offer).await;
    assert!(less.text.ends_with("\nWaiting for Vera.") && less.button("Refuse").is_some(), "{}", less.text);
    assert_eq!(house.press(BORIS, &offer, "Agree").await, "You have said yes already. Now it waits for an answer.");
    house.say(VERA, "/draw@kletka_bot");
    house.picture(&["A draw."]).await;
    let agreed = house.changed(&less).await;
    assert!(agreed.text.ends_with("\nVera agrees.") && agreed.buttons()[0].data.is_none(), "{}", agreed.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_takes_no_draw_and_lets_moves_be_taken_back() {
    let house = House::open().await;
    house.say(ANNA, "/tictactoe@kletka_bot bot:1");
    let board = house.picture(&["Anna: put a"]).await;
    house.ask(ANNA, "/draw@kletka_bot", "The computer plays on.").await;
    let free = board.buttons().into_iter().find(|b| b.data.as_ref().is_some_and(|d| d.starts_with("m:")));
    let free = free.expect("an empty cell").text.clone();
    house.press(ANNA, &board, &free).await;
    let later =
        house.find(house.group, "the answer", |m| m.id > board.id && m.text.contains("Kletka (level 1): ")).await;
    house.reply(ANNA, later.id, "take back");
    let back = house.picture(&["Anna has taken a move back."]).await;
    assert!(!back.text.contains("Kletka (level 1): "), "what was taken back is not told: {}", back.text);
    assert!(back.button(&free).is_some(), "the cell is free again");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_when_the_other_agrees() {
    let house = House::open().await;
    let (board, first, second) = noughts(&house).await;
    house.ask(first, "/undo@kletka_bot", "no move to take back").await;
    house.reply(first, board.id, "b2");
    let board = house.picture(&[": b2"]).await;
    house.reply(first, board.id, "undo");
    let offer = house.told("asks to take a move back").await;
    house.press(second, &offer, "Agree").await;
    let back = house.picture(&["has taken a move back"]).await;
    assert_eq!(house.asked(&back), first);
    assert!(back.buttons().iter().filter(|b| b.data.as_ref().is_some_and(|d| d.starts_with("m:"))).count() == 9);
    // The old keyboard no longer plays anything.
    assert_eq!(house.press_data(first, &back, "m:1:0:a1").await, "That button is out of date.");
}

#[tokio::test(flavor = "multi_thread")]
async fn throws_and_opened_secrets_are_not_taken_back() {
    let house = House::open().await;
    let board = house.match_of(ANNA, "/pig@kletka_bot @boris", BORIS).await;
    let mover = house.asked(&board);
    house.press(mover, &board, "🎲 Roll").await;
    let old = board.id;
    house.find(house.group, "the throw", |m| m.id > old && m.photo().is_some()).await;
    house.ask(mover, "/undo@kletka_bot", "A roll of the dice cannot be taken back.").await;
    house.whisper(ANNA, "/start");
    house.whisper(BORIS, "/start");
    house.match_of(ANNA, "/seabattle@kletka_bot @boris size=8 fleet=2,1", BORIS).await;
    for user in [ANNA, BORIS] {
        house.whisper(user, "/m 2 random");
        house.picture_in(user, &["№2", "All your ships"]).await;
        house.whisper(user, "/m 2 ready");
    }
    let board = house.picture(&["№2", "shoot at a cell"]).await;
    let shooter = house.asked(&board);
    house.reply(shooter, board.id, "d4");
    house.picture(&["№2", "d4"]).await;
    house.ask(shooter, "/undo@kletka_bot 2", "A secret has come out").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_lists_rules_and_help_are_for_everybody() {
    let house = House::open().await;
    house.ask(VERA, "/board@kletka_bot", "You are not playing here").await;
    house.ask(VERA, "/matches@kletka_bot", "No matches here").await;
    house.ask(VERA, "/rules@kletka_bot", "Rules of which game?").await;
    let (board, first, _) = noughts(&house).await;
    house.say(VERA, "/board@kletka_bot");
    let again = house.find(house.group, "the board again", |m| m.id > board.id && m.photo().is_some()).await;
    assert!(again.text.contains("put a cross"));
    house
        .sandbox
        .wait(|world| world.message(house.group, board.id).is_some_and(|m| m.deleted), super::house::PATIENCE)
        .await
        .expect("one board of a match is enough");
    let list = house.ask(VERA, "/matches@kletka_bot", "Matches:").await;
    assert!(list.text.contains(&format!("№1 Tic-tac-toe (Anna — Boris): {} to move", name(first))), "{}", list.text);
    house.ask(VERA, "/rules@kletka_bot", "Two players take turns").await;
    let rules = house.ask(VERA, "/rules@kletka_bot pig", "On your turn roll").await;
    assert_eq!(rules.text.matches("Options:").count(), 0, "options are for those who ask");
    house.ask(VERA, "/help@kletka_bot", "To start a game, name it").await;
    house.ask(VERA, "/board@kletka_bot 99", "There is no match №99.").await;
    house.ask(VERA, "/resign@kletka_bot", "You are not playing here").await;
    house.ask(VERA, "/resign@kletka_bot 1", "You are not playing in №1.").await;
    house.whisper(ANNA, "/matches");
    house.told_in(ANNA, "№1 Tic-tac-toe (Anna — Boris)").await;
    house.whisper(VERA, "/matches");
    house.told_in(VERA, "No matches here").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn with_several_matches_the_number_says_which() {
    let house = House::open().await;
    let (_, first, _) = noughts(&house).await;
    house.match_of(ANNA, "/tictactoe@kletka_bot @boris", BORIS).await;
    let which = house.ask(first, "/resign@kletka_bot", "Which one do you mean?").await;
    assert!(
        which.text.contains("№1") && which.text.contains("№2") && which.text.contains("/resign 1"),
        "{}",
        which.text
    );
    house.say(first, "/resign@kletka_bot №2");
    house.picture(&["№2", "resigns"]).await;
    house.say(first, "/m@kletka_bot 1 b2");
    house.picture(&["№1", ": b2"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_party_cancels_early_and_an_administrator_later() {
    let house = House::open().await;
    let (board, first, second) = noughts(&house).await;
    house.reply(first, board.id, "b2");
    let board = house.picture(&[": b2"]).await;
    house.reply(second, board.id, "a1");
    house.picture(&[": a1"]).await;
    // Nobody has moved twice.
    house.say(second, "/cancel@kletka_bot");
    let end = house.picture(&["Called off: it does not count."]).await;
    assert_eq!(end.text.lines().filter(|line| line.contains("alled off")).count(), 1, "said once: {}", end.text);
    assert_eq!(house.sandbox.calls_of("getChatMember").len(), 0);

    // Vera is the administrator. Anna, the owner, must not be one in this test.
    house.sandbox.set_rank(house.group, ANNA, Rank::Member);
    house.sandbox.set_rank(house.group, VERA, Rank::Admin);
    let board = house.match_of(ANNA, "/tictactoe@kletka_bot @boris", BORIS).await;
    let first = house.asked(&board);
    house.reply(first, board.id, "b2");
    let board = house.picture(&["№2", ": b2"]).await;
    house.reply(ANNA + BORIS - first, board.id, "a1");
    let board = house.picture(&["№2", ": a1"]).await;
    house.reply(first, board.id, "c3");
    house.picture(&["№2", ": c3"]).await;
    house.ask(first, "/cancel@kletka_bot", "Only the players, until one of them moves for the second time").await;
    // The bot asks at that moment, so a user who has lost the right since is refused.
    house.sandbox.set_rank(house.group, VERA, Rank::Member);
    house.ask(VERA, "/cancel@kletka_bot", "Only the players, until one of them moves for the second time").await;
    house.sandbox.set_rank(house.group, VERA, Rank::Admin);
    house.say(VERA, "/cancel@kletka_bot 2");
    house.picture(&["№2", "Called off"]).await;
    assert_eq!(house.sandbox.calls_of("getChatMember").len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_withdraws_a_challenge() {
    let house = House::open().await;
    let lobby = house.ask(ANNA, "/pig@kletka_bot", "Who’s in?").await;
    // Chatter below a challenge gets no answer.
    house.reply(ANNA, lobby.id, "come on, everybody");
    house.reply(ANNA, lobby.id, "undo");
    house.told("This match has not begun.").await;
    house.sandbox.set_rank(house.group, BORIS, Rank::Member);
    house.ask(BORIS, "/cancel@kletka_bot", "Only the players, until one of them moves for the second time").await;
    house.say(ANNA, "/cancel@kletka_bot");
    let void = house.told("The challenge №1 to Pig is off.").await;
    assert_eq!((void.id, void.keyboard), (lobby.id, None));
    assert!(void.text.contains("It was withdrawn."));
    assert_eq!(house.press_data(BORIS, &lobby, "l:1:join").await, "This challenge is off.");
    house.ask(ANNA, "/export@kletka_bot 1", "This match has not begun.").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_rematch_the_other_side_begins() {
    let house = House::open().await;
    let (board, first, second) = noughts(&house).await;
    house.reply(first, board.id, "resign");
    let end = house.picture(&["wins!"]).await;
    assert_eq!(house.press(VERA, &end, "Rematch").await, "You are not playing in №1.");
    assert_eq!(house.press(first, &end, "Rematch").await, "");
    let lobby = house.told("challenges").await;
    assert_eq!(house.press(first, &end, "Rematch").await, "There already is a rematch: №2.");
    assert_eq!(house.press(first, &lobby, "Accept").await, "You have said yes already. Now it waits for an answer.");
    house.press(second, &lobby, "Decline").await;
    house.told("declined").await;
    // A refused rematch does not prevent another one.
    assert_eq!(house.press(second, &end, "Rematch").await, "");
    let lobby =
        house.find(house.group, "a new challenge", |m| m.text.contains("№3") && m.button("Accept").is_some()).await;
    house.press(first, &lobby, "Accept").await;
    let board = house.picture(&["№3"]).await;
    assert_eq!(house.asked(&board), second);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_with_the_computer_begins_at_once() {
    let house = House::open().await;
    house.whisper(ANNA, "/play tictactoe bot:2");
    house.picture_in(ANNA, &["№1", "Put a"]).await;
    house.whisper(ANNA, "resign");
    let end = house.picture_in(ANNA, &["Anna resigns"]).await;
    house.press(ANNA, &end, "Rematch").await;
    let board = house.picture_in(ANNA, &["№2", "Put a"]).await;
    assert!(!house.since(ANNA, end.id).iter().any(|m| m.photo().is_none()), "nobody has to be asked");
    assert_eq!(house.press(ANNA, &end, "Rematch").await, "There already is a rematch: №2.");
    assert!(board.text.contains("Kletka (level 2)"));
}

/// The bytes of a document.
fn bytes(message: &Message) -> String {
    let media = message.media().expect("a document");
    String::from_utf8(media.bytes.clone().expect("kept").to_vec()).expect("text")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_exported_and_replays() {
    let house = House::open().await;
    let board = house.match_of(ANNA, "/pig@kletka_bot @boris dice=1 goal=10", BORIS).await;
    let asked = house.say(VERA, "/export@kletka_bot");
    let file = house
        .find(house.group, "a document", |m| {
            m.id > asked && m.media().is_some_and(|f| f.name.as_deref() == Some("kletka-1-pig.txt"))
        })
        .await;
    assert!(!bytes(&file).contains("seed"), "no seed before the end");
    let mut board = board;
    loop {
        let mover = house.asked(&board);
        let keep = board.button("✋ Stop").is_some();
        house.press(mover, &board, if keep { "✋ Stop" } else { "🎲 Roll" }).await;
        let old = board.id;
        board = house.find(house.group, "the next board", |m| m.id > old && m.photo().is_some()).await;
        if board.text.contains("wins!") {
            break;
        }
    }
    let asked = house.say(VERA, "/export@kletka_bot");
    let file = house.find(house.group, "the record", |m| m.id > asked && m.text == "№1" && m.from == BOT).await;
    let text = bytes(&file);
    let (header, lines) = record::read(&text, GAMES).expect("a record");
    assert!(header.seed.is_some());
    let played = Match::replay(header, lines).expect("it replays");
    let winner = played.outcome().expect("it has ended").winners().next().expect("somebody won");
    assert!(board.text.contains(&format!("{} wins!", played.header().names[winner.index()])), "{}", board.text);
    assert!(games::find("pig").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dice_can_be_checked_afterwards() {
    let house = House::with(SandboxConfig::default(), "en").await;
    let asked = house.say(ANNA, "/pig@kletka_bot @boris");
    let lobby = house.told("Anna challenges @boris to Pig").await;
    let sign = pledged(&lobby).expect("a sign of luck");
    let pledge = sign.strip_prefix("1-").expect("the number of the match");
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.picture(&["№1"]).await;
    let during = house.ask(VERA, "/fair@kletka_bot", "Its SHA-256").await;
    assert!(during.text.contains(pledge) && !during.text.contains("The secret: "), "{}", during.text);
    // The sign published before anyone joined does not change.
    assert_eq!(pledged(&house.told("The match has begun").await), Some(sign.clone()));
    assert_eq!(pledged(&board), Some(sign.clone()));
    house.reply(house.asked(&board), board.id, "resign");
    let end = house.picture(&["wins"]).await;
    let after = house.ask(VERA, "/fair@kletka_bot", "The secret: ").await;
    assert!(end.id < after.id && asked < after.id);
    let whole = during.text.split_once("Its SHA-256: ").and_then(|(_, rest)| rest.split_whitespace().next());
    let whole = whole.expect("the whole pledge");
    let line = |start: &str| {
        let found = after.text.lines().find_map(|line| line.split_once(start));
        found.unwrap_or_else(|| panic!("no {start} in {}", after.text)).1.trim().to_owned()
    };
    let secret = hex::decode(line("The secret: ")).expect("hexadecimal");
    assert_eq!(hex::encode(Sha256::digest(&secret)), whole);
    assert_eq!((pledge.len(), &whole[..32]), (32, pledge));
    let joined: Vec<&str> = after
        .text
        .lines()
        .skip_while(|l| !l.starts_with("How people joined"))
        .skip(1)
        .take_while(|l| !l.starts_with("Seed"))
        .map(str::trim)
        .collect();
    assert_eq!(joined.len(), 2, "{joined:?}");
    let mut hash = Sha256::new();
    hash.update(&secret);
    joined.iter().for_each(|id| hash.update(format!("{id}\n")));
    let seed = hex::encode(hash.finalize());
    assert_eq!(line("line feed: "), seed);
    let asked = house.say(ANNA, "/export@kletka_bot 1");
    let file =
        house.find(house.group, "the record", |m| m.id > asked && m.media().is_some() && m.photo().is_none()).await;
    assert!(bytes(&file).contains(&format!("seed {seed}")));
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_words_work_in_russian() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    let (board, first, second) = noughts(&house).await;
    house.reply(second, board.id, "Ничья?");
    let offer = house.told("предлагает ничью в партии №1").await;
    let label = offer.button_data("refuse").expect("a button").text.clone();
    house.press(first, &offer, &label).await;
    house.told("против").await;
    house.reply(first, board.id, "Б2");
    let board = house.picture(&[": б2"]).await;
    house.reply(first, board.id, "верни ход!");
    let offer = house.told("просит вернуть ход").await;
    house.press(second, &offer, "Не против").await;
    let board = house.picture(&["берёт ход назад"]).await;
    house.reply(second, board.id, "Сдаюсь.");
    house.picture(&["сдаётся", "🏆 Победа"]).await;
    house.proofread();
}
