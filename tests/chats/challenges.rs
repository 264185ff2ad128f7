//! Challenges: how to make, answer and withdraw them, and how they expire.

use kletka_sandbox::{Line, Message, World};

use super::house::{ANNA, BORIS, House, PATIENCE, VERA, labels, texts};

/// The newest message of the bot in the group that contains a text and comes after another one.
async fn below(house: &House, since: i32, text: &str) -> Message {
    house.find(house.group, text, |m| m.id > since && m.from == super::house::BOT && m.text.contains(text)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn by_command_with_options() {
    let house = House::open().await;
    let said = house.say(ANNA, "/seabattle@kletka_bot @boris size=8 again=off");
    let lobby = below(&house, said, "challenges").await;
    let terms = "Anna challenges @boris to Sea battle, №1. 🎲\nTerms: board 8 × 8, one shot a turn, hit or miss.";
    assert!(lobby.text.starts_with(terms), "{}", lobby.text);
    assert_eq!(labels(&lobby), ["Accept | Decline", "Withdraw"]);
    let said = house.say(ANNA, "/play@kletka_bot seabattle @Boris");
    let lobby = below(&house, said, "challenges").await;
    assert!(lobby.text.starts_with("Anna challenges @Boris to Sea battle, №2. 🎲"), "{}", lobby.text);
    // Usernames are case-insensitive.
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    assert!(board.text.starts_with("№2 · Sea battle · Anna 0 : 0 Boris"), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_without_a_limit_is_tapped_as_such() {
    let house = House::open().await;
    house.say(ANNA, "/balda@kletka_bot @boris");
    let lobby = house.told("challenges").await;
    let turns = |lobby: &Message| labels(lobby)[1].clone();
    assert_eq!(turns(&lobby), "turns: ✓ ∞ | 5 | 10");
    house.press(ANNA, &lobby, "5").await;
    let lobby = house.changed(&lobby).await;
    assert!(lobby.text.contains("5 turns each"), "{}", lobby.text);
    house.press(ANNA, &lobby, "turns: ∞").await;
    let lobby = house.changed(&lobby).await;
    assert!(turns(&lobby).starts_with("turns: ✓ ∞") && !lobby.text.contains("turns each"), "{}", lobby.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn by_a_reply_to_a_friend() {
    let house = House::open().await;
    // Vera has no username, and the bot has never seen her.
    let hello = house.say(VERA, "who plays?");
    let said = house.reply(ANNA, hello, "/tictactoe@kletka_bot");
    let lobby = below(&house, said, "Anna challenges Vera to Tic-tac-toe").await;
    assert_eq!(lobby.mentioned(), [VERA]);
    assert_eq!(house.press(BORIS, &lobby, "Accept").await, "This challenge is for somebody else.");
    house.press(VERA, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    assert!(board.text.contains("Anna — Vera"), "{}", board.text);
    // Replying to the bot, or to yourself, challenges nobody.
    let said = house.reply(ANNA, board.id, "/pig@kletka_bot");
    assert!(below(&house, said, "Pig").await.text.starts_with("Anna starts Pig"));
    let said = house.reply(ANNA, said, "/pig@kletka_bot");
    assert_eq!(house.answer(said).await.text, "You can’t challenge yourself.");
}

#[tokio::test(flavor = "multi_thread")]
async fn by_a_mention_without_a_username() {
    let house = House::open().await;
    let line = Line::new("/play@kletka_bot tictactoe Vera Pavlovna size=4").mention("Vera Pavlovna", VERA);
    let said = house.write(ANNA, house.group, line);
    let lobby = below(&house, said, "challenges").await;
    assert!(lobby.text.starts_with("Anna challenges Vera to Tic-tac-toe, №1.\nTerms: board 4 × 4."), "{}", lobby.text);
    assert_eq!(lobby.mentioned(), [VERA]);
    house.press(VERA, &lobby, "Accept").await;
    assert_eq!(house.board(house.group, lobby.id).await.buttons().len(), 16);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_invited_twice_nor_by_oneself() {
    let house = House::open().await;
    house.say(ANNA, "/play@kletka_bot tictactoe @anna");
    house.told("You can’t challenge yourself.").await;
    house.say(ANNA, "/play@kletka_bot pig @boris @BORIS");
    house.told("You have named @BORIS twice.").await;
    // By username and by mention, it is the same Boris.
    let twice = Line::new("/play@kletka_bot pig @boris Borya").mention("Borya", BORIS);
    let said = house.write(ANNA, house.group, twice);
    assert_eq!(house.answer(said).await.text, "You have named Boris twice.");
    house.say(ANNA, "/play@kletka_bot pig @kletka_bot");
    house.told("To play me, write “bot” or “bot:3” instead of my name.").await;
    let said = house.say(ANNA, "/play@kletka_bot tictactoe @boris @vera");
    assert_eq!(house.answer(said).await.text, "This game is for two players.");
    let said = house.say(ANNA, "/play@kletka_bot tictactoe bot bot");
    assert_eq!(house.answer(said).await.text, "This game is for two players.");
    let crowd: String = (0..50).map(|n| format!(" @friend{n}")).collect();
    let said = house.say(ANNA, &format!("/pig@kletka_bot{crowd}"));
    assert_eq!(house.answer(said).await.text, "This game takes 2 to 50 players.");
    assert!(house.sandbox.pictures(house.group).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_lobby_fills_and_starts() {
    let house = House::open().await;
    let said = house.say(ANNA, "/play@kletka_bot pig goal=50");
    let lobby = below(&house, said, "Anna starts Pig, №1. Who’s in?").await;
    assert_eq!(labels(&lobby), ["Join | Start", "Leave | Withdraw"]);
    assert!(lobby.text.contains("\nTerms: first to 50.\n") && lobby.text.ends_with("\nSo far: Anna"), "{}", lobby.text);
    assert_eq!(house.press(ANNA, &lobby, "Start").await, "One more player is needed. How many can play: 2–50.");
    assert_eq!(house.press(ANNA, &lobby, "Join").await, "You’re already in.");
    assert_eq!(house.press(VERA, &lobby, "Leave").await, "You haven’t joined.");
    assert_eq!(house.press(BORIS, &lobby, "Start").await, "Only whoever made the challenge can do that.");
    assert_eq!(house.press(BORIS, &lobby, "Join").await, "");
    let two = house.changed(&lobby).await;
    assert!(two.text.contains("\n2 so far: Anna, Boris"), "{}", two.text);
    assert_eq!(house.press(BORIS, &lobby, "Join").await, "You’re already in.");
    let told = house.press(ANNA, &lobby, "Leave").await;
    assert_eq!(told, "You made this challenge, and others have joined. “Withdraw” calls it off for all.");
    assert_eq!(house.press(VERA, &lobby, "Join").await, "");
    let three = house.changed(&two).await;
    assert!(three.text.contains("\n3 so far: Anna, Boris, Vera"), "{}", three.text);
    assert_eq!(house.press(BORIS, &lobby, "Leave").await, "");
    let left = house.changed(&three).await;
    assert!(left.text.contains("\n2 so far: Anna, Vera"), "{}", left.text);
    assert_eq!(house.press(ANNA, &lobby, "Start").await, "");
    let board = house.board(house.group, lobby.id).await;
    assert!(board.text.starts_with("№1 · Pig · Anna 0 : 0 Vera 🎲\n"), "{}", board.text);
    let began = house.changed(&left).await;
    assert_eq!(began.text, "№1 Pig: Anna — Vera. The match has begun. 🎲");
    assert_eq!(labels(&began), [""; 0]);
    // The keyboard is gone, but somebody may have pressed it at that moment.
    assert_eq!(house.press_data(BORIS, &lobby, "l:1:join").await, "The match has begun.");
    assert_eq!(house.press_data(ANNA, &lobby, "l:1:withdraw").await, "The match has begun.");
    let said = house.said(VERA, house.group, said).await;
    assert_eq!(said.len(), 2, "the lobby and the board: {:?}", texts(&said));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_game_for_two_starts_with_the_second() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot");
    let lobby = below(&house, said, "Anna starts Tic-tac-toe, №1. Who’s in?").await;
    assert_eq!(labels(&lobby), ["Join", "Withdraw"]);
    house.press(VERA, &lobby, "Join").await;
    let board = house.board(house.group, lobby.id).await;
    assert!(board.text.starts_with("№1 · Tic-tac-toe · Anna — Vera\n"), "{}", board.text);
    assert_eq!(house.press_data(BORIS, &lobby, "l:1:join").await, "The match has begun.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_withdrawn_or_declined() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = below(&house, said, "№1").await;
    for word in ["Accept", "Decline"] {
        assert_eq!(house.press(VERA, &lobby, word).await, "This challenge is for somebody else.");
    }
    assert_eq!(house.press(ANNA, &lobby, "Accept").await, "You have said yes already. Now it waits for an answer.");
    for user in [VERA, BORIS] {
        let told = house.press(user, &lobby, "Withdraw").await;
        assert_eq!(told, "Only whoever made the challenge can do that.");
    }
    let same = house.sandbox.message(house.group, lobby.id).map(|m| (m.text, m.edits));
    assert_eq!(same, Some((lobby.text.clone(), 0)), "strangers have changed nothing");
    assert_eq!(house.press(ANNA, &lobby, "Withdraw").await, "");
    let off = house.changed(&lobby).await;
    assert_eq!(off.text, "The challenge №1 to Tic-tac-toe is off.\nIt was withdrawn.");
    assert_eq!(labels(&off), [""; 0]);
    assert_eq!(house.press_data(BORIS, &lobby, "l:1:accept").await, "This challenge is off.");

    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = below(&house, said, "№2").await;
    assert_eq!(house.press(BORIS, &lobby, "Decline").await, "");
    let off = house.changed(&lobby).await;
    assert_eq!(off.text, "The challenge №2 to Tic-tac-toe is off.\n@boris declined.");
    let said = house.said(VERA, house.group, said).await;
    assert_eq!(said.len(), 1, "{:?}", texts(&said));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_challenge_is_shown_again() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = below(&house, said, "№1").await;
    let said = house.say(VERA, "/board@kletka_bot 1");
    let again = below(&house, said, "№1").await;
    assert_eq!((&again.text, labels(&again)), (&lobby.text, labels(&lobby)));
    house.gone(&lobby).await;
    // From then on, that message is the challenge.
    house.whisper(ANNA, "/board 1");
    house.told_in(ANNA, "№1 Tic-tac-toe (Anna — @boris): waiting for players").await;
    let third = below(&house, again.id, "№1").await;
    house.gone(&again).await;
    assert_eq!(house.press(ANNA, &third, "Withdraw").await, "");
    assert!(house.changed(&third).await.text.ends_with("It was withdrawn."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_command_is_corrected() {
    let house = House::open().await;
    let said = house.say(ANNA, "/play@kletka_bot seabatle @boris");
    house.answer(said).await;
    house.correct(ANNA, said, "/play@kletka_bot seabattle @boris siez=8");
    house.told("There is no option “siez” here. Did you mean size?").await;
    house.correct(ANNA, said, "/play@kletka_bot seabattle @boris size=8");
    let lobby = house.told("Anna challenges @boris to Sea battle, №1.").await;
    // A command that was carried out is not carried out again.
    house.correct(ANNA, said, "/play@kletka_bot pig");
    house.silent(lobby.id).await;
    let said = house.say(ANNA, "/cancle@kletka_bot 1");
    house.answer(said).await;
    house.correct(ANNA, said, "/cancel@kletka_bot 1");
    assert!(house.changed(&lobby).await.text.ends_with("It was withdrawn."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_lapses_after_a_day() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = below(&house, said, "№1").await;
    house.advance(23);
    assert_eq!(house.press(VERA, &lobby, "Accept").await, "This challenge is for somebody else.");
    house.advance(2);
    let off = house.changed(&lobby).await;
    assert_eq!(off.text, "The challenge №1 to Tic-tac-toe is off.\nNobody answered within a day.");
    assert_eq!(labels(&off), [""; 0]);
    assert_eq!(house.press_data(BORIS, &lobby, "l:1:accept").await, "This challenge is off.");
    let said = house.said(VERA, house.group, said).await;
    assert_eq!(said.len(), 1, "{:?}", texts(&said));
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_are_challenged_must_accept() {
    let house = House::open().await;
    let line = Line::new("/pig@kletka_bot @boris Vera").mention("Vera", VERA);
    let said = house.write(ANNA, house.group, line);
    let lobby = below(&house, said, "Anna challenges @boris, Vera to Pig, №1.").await;
    assert_eq!(house.press(BORIS, &lobby, "Accept").await, "");
    let waits = house.changed(&lobby).await;
    assert!(waits.text.ends_with("\nWaiting for Vera."), "{}", waits.text);
    assert_eq!(house.press(BORIS, &lobby, "Accept").await, "You’re already in.");
    assert_eq!(house.press(VERA, &lobby, "Accept").await, "");
    let board = house.board(house.group, lobby.id).await;
    assert!(board.text.starts_with("№1 · Pig · Anna 0, Boris 0, Vera 0 🎲\n"), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_goes_on_without_who_declines_while_enough_are_left() {
    let house = House::open().await;
    let three = || Line::new("/pig@kletka_bot @boris Vera").mention("Vera", VERA);
    let said = house.write(ANNA, house.group, three());
    let lobby = below(&house, said, "Anna challenges @boris, Vera to Pig, №1.").await;
    assert_eq!(house.press(BORIS, &lobby, "Decline").await, "");
    let waits = house.changed(&lobby).await;
    assert!(waits.text.starts_with("Anna challenges Vera to Pig, №1. 🎲\n"), "{}", waits.text);
    assert!(waits.text.ends_with("\n@boris declined."), "{}", waits.text);
    assert_eq!(labels(&waits), ["Accept | Decline", "Withdraw"]);
    assert_eq!(house.press(BORIS, &waits, "Accept").await, "This challenge is for somebody else.");
    house.press(VERA, &waits, "Accept").await;
    assert!(house.board(house.group, lobby.id).await.text.starts_with("№1 · Pig · Anna 0 : 0 Vera 🎲\n"));
    // The first says yes, the second no: everybody left has agreed.
    let said = house.write(ANNA, house.group, three());
    let lobby = below(&house, said, "№2").await;
    house.press(VERA, &lobby, "Accept").await;
    house.press(BORIS, &lobby, "Decline").await;
    assert!(house.board(house.group, lobby.id).await.text.starts_with("№2 · Pig · Anna 0 : 0 Vera 🎲\n"));
    // When nobody is left, the challenge is off, and everybody who declined is named.
    let said = house.write(ANNA, house.group, three());
    let lobby = below(&house, said, "№3").await;
    house.press(BORIS, &lobby, "Decline").await;
    let lobby = house.changed(&lobby).await;
    house.press(VERA, &lobby, "Decline").await;
    let off = house.changed(&lobby).await;
    assert_eq!(off.text, "The challenge №3 to Pig is off. 🎲\n@boris declined.\nVera declined.");
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_are_always_ready() {
    let house = House::open().await;
    let said = house.say(ANNA, "/play@kletka_bot tictactoe bot");
    let board = house.board(house.group, said).await;
    assert!(board.text.starts_with("№1 · Tic-tac-toe · Anna — Kletka (level 3)\n"), "{}", board.text);
    let said = house.say(ANNA, "/tictactoe@kletka_bot bot:5 size=4");
    let board = house.board(house.group, said).await;
    assert!(board.text.starts_with("№2 · Tic-tac-toe · Anna — Kletka (level 5)\n"), "{}", board.text);
    let said = house.say(ANNA, "/pig@kletka_bot bot:1 bot:2");
    let board = house.board(house.group, said).await;
    assert!(board.text.starts_with("№3 · Pig · ") && board.text.contains("Anna 0"), "{}", board.text);
    assert!(board.text.contains("Kletka (level 1)") && board.text.contains("Kletka (level 2)"), "{}", board.text);
    assert_eq!(board.mentioned(), [ANNA]);
    for word in ["bot:6", "bot:9", "bot:0", "bot0", "bot:x"] {
        let said = house.say(ANNA, &format!("/pig@kletka_bot {word}"));
        let told = format!("There is no computer “{word}”: its level is 1 to 5, for example bot:3.");
        assert_eq!(house.answer(said).await.text, told);
    }
    // A friend and a computer.
    let said = house.say(ANNA, "/pig@kletka_bot bot @boris");
    let lobby = below(&house, said, "Anna challenges Kletka (level 3), @boris to Pig").await;
    house.press(BORIS, &lobby, "Accept").await;
    assert!(house.board(house.group, lobby.id).await.text.starts_with("№4 · Pig · "));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_known_is_told_with_what_is() {
    let house = House::open().await;
    let asked = [
        ("/play@kletka_bot seabatle @boris", "There is no game “seabatle”. Did you mean Sea battle (/seabattle)?"),
        ("/play@kletka_bot seabatle", "There is no game “seabatle”. Did you mean Sea battle (/seabattle)?"),
        ("/play@kletka_bot tictactor @boris", "There is no game “tictactor”. Did you mean Tic-tac-toe (/tictactoe)?"),
        ("/play@kletka_bot tictactoe @boris siez=4", "There is no option “siez” here. Did you mean size?"),
        ("/play@kletka_bot tictactoe @boris size=44", "size cannot be 44. It can be 3…10."),
        ("/play@kletka_bot tictactoe @boris size=", "size cannot be . It can be 3…10."),
        ("/play@kletka_bot tictactoe @boris line=4", "A row of 4 does not fit on a board of 3 × 3."),
        ("/play@kletka_bot seabattle size=10 fleet=11", "A ship of 11 does not fit on a board of 10 × 10."),
    ];
    for (command, answer) in asked {
        let said = house.say(ANNA, command);
        let told = house.answer(said).await.text;
        assert!(told.starts_with(answer), "{command}: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_have_names_in_every_language() {
    let house = House::open().await;
    for (command, game) in [
        ("/play@kletka_bot морской бой @boris", "Sea battle"),
        ("/play@kletka_bot Крестики-нолики @boris size=5", "Tic-tac-toe"),
        ("/play@kletka_bot Sea Battle @boris", "Sea battle"),
        ("/challenge@kletka_bot tic tac toe @boris", "Tic-tac-toe"),
    ] {
        let said = house.say(ANNA, command);
        below(&house, said, &format!("Anna challenges @boris to {game}, №")).await;
    }
    // A part of a name begins nothing; nor are the words after it lost.
    let said = house.say(ANNA, "/play@kletka_bot TIC @boris size=5");
    below(&house, said, "Did you mean Tic-tac-toe (/tictactoe)? Then write /tictactoe @boris size=5").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_is_a_picture_and_a_message() {
    let house = House::open().await;
    let said = house.say(ANNA, "/play@kletka_bot");
    let cover = below(&house, said, "What shall we play?").await;
    assert!(cover.photo().is_some_and(|photo| photo.width.max(photo.height) <= 1280));
    assert!(labels(&cover).join(" | ").contains("Lines and squares"), "{:?}", labels(&cover));
    // A picture cannot become a page of text, so the list is a new message. Anybody may turn the pages.
    house.press(BORIS, &cover, "Lines and squares").await;
    let lines = below(&house, cover.id, "Lines and squares").await;
    assert_eq!(labels(&lines).last().map(String::as_str), Some("« Back"));
    house.press(BORIS, &lines, "Tic-tac-toe").await;
    let game = house.changed(&lines).await;
    assert!(game.text.starts_with("Tic-tac-toe\n"), "{}", game.text);
    assert_eq!(labels(&game), ["Anyone can join", "🤖 1 | 🤖 2 | 🤖 3 | 🤖 4 | 🤖 5", "Rules | « Back"]);
    house.press(BORIS, &game, "« Back").await;
    assert_eq!(house.changed(&game).await.text, lines.text);
    house.press(BORIS, &lines, "« Back").await;
    let families = house.changed(&lines).await;
    assert_eq!((&families.text, labels(&families)), (&cover.text, labels(&cover)));
    let all = house.said(VERA, house.group, said).await;
    assert_eq!(all.len(), 2, "{:?}", texts(&all));

    // The person who starts a match from it is its host, and the catalogue disappears.
    house.press(BORIS, &families, "Lines and squares").await;
    house.press_data(BORIS, &families, "c:tictactoe").await;
    house.press_data(BORIS, &families, "p:tictactoe:open").await;
    below(&house, said, "Boris starts Tic-tac-toe, №1. Who’s in?").await;
    house.gone(&families).await;

    let said = house.say(ANNA, "/play@kletka_bot");
    let families = below(&house, said, "What shall we play?").await;
    house.press_data(ANNA, &families, "p:tictactoe:bot5").await;
    assert!(
        house.board(house.group, families.id).await.text.starts_with("№2 · Tic-tac-toe · Anna — Kletka (level 5)\n")
    );
    house.gone(&families).await;
    assert_eq!(
        house.press_data(ANNA, &families, "p:chess:open").await,
        "There is no game “chess”. /play shows them all."
    );
    assert_eq!(house.press_data(ANNA, &families, "zz").await, "That button is out of date.");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_private_one_plays_the_computer() {
    let house = House::open().await;
    let refusal = "Challenge your friends in a group. Here you can play me: add “bot”, or “bot:1” to “bot:5”.";
    for command in ["/play tictactoe @boris", "/play pig bot @boris"] {
        let said = house.whisper(ANNA, command);
        let told = house.said(ANNA, ANNA, said).await;
        assert_eq!(texts(&told), [refusal], "{command}");
    }
    house.whisper(ANNA, "/play");
    let menu = house.told_in(ANNA, "What shall we play?").await;
    house.press(ANNA, &menu, "Dice").await;
    let parts = house.told_in(ANNA, "Dice").await;
    house.press(ANNA, &parts, "Stop in time").await;
    let dice = house.told_in(ANNA, "Pig: two dice, ten minutes, 2–50 players").await;
    house.press_data(ANNA, &dice, "c:pig").await;
    let game = house.changed(&dice).await;
    assert_eq!(labels(&game), ["🤖 1 | 🤖 2 | 🤖 3 | 🤖 4 | 🤖 5", "Rules | « Back"], "nobody could join here");
    house.press(ANNA, &game, "🤖 2").await;
    let board = house.board(ANNA, dice.id).await;
    assert!(board.text.starts_with("№1 · Pig · Anna 0 : "), "{}", board.text);
}

/// Levels that play alike are no choice.
#[tokio::test(flavor = "multi_thread")]
async fn where_the_dice_decide_everything_the_computer_has_one_level() {
    let house = House::open().await;
    house.whisper(ANNA, "/beetle");
    let page = house.told_in(ANNA, "The dice decide everything here, so I play neither well nor badly.").await;
    assert_eq!(labels(&page), ["🤖 Play the computer", "Rules | « Back"]);
    house.press(ANNA, &page, "🤖 Play the computer").await;
    let board = house.board(ANNA, page.id).await;
    assert!(board.text.starts_with("№1 · Beetle · Anna"), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_into_the_private_chat() {
    let house = House::open().await;
    let said = house.say(ANNA, "/seabattle@kletka_bot @boris");
    let lobby = below(&house, said, "№1").await;
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    let link = board.button("In private").and_then(|button| button.url.clone());
    assert_eq!(link.as_deref(), Some("https://t.me/kletka_bot?start=m1"));
    house.sandbox.start_private(BORIS, "m1");
    let own = house.board(BORIS, 0).await;
    assert!(own.text.starts_with("№1 · Sea battle · Anna"), "{}", own.text);
    let said = house.sandbox.start_private(VERA, "m1");
    assert_eq!(texts(&house.said(VERA, VERA, said).await), ["You are not playing in №1."]);
    let said = house.sandbox.start_private(VERA, "m99");
    let told = house.said(VERA, VERA, said).await;
    assert_eq!(told.len(), 1, "{:?}", texts(&told));
    assert!(told[0].text.starts_with("Hello!"));
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_about_a_challenge_is_not_answered() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = below(&house, said, "№1").await;
    let talk = house.reply(ANNA, lobby.id, "come on, Boris");
    house.reply(BORIS, lobby.id, "later");
    house.silent(talk).await;
    let early = house.say(ANNA, "/m@kletka_bot 1 b2");
    assert_eq!(house.answer(early).await.text, "This match has not begun.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_needs_both() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    house.reply(ANNA, board.id, "resign");
    let over = house.board(house.group, board.id).await;
    assert!(over.text.ends_with("Anna resigns.\n🏆 Boris wins!\nNot rated: too short."), "{}", over.text);
    house.press(BORIS, &over, "Rematch").await;
    let lobby = house.told("Boris challenges Anna to Tic-tac-toe, №2.").await;
    assert_eq!(lobby.mentioned(), [ANNA]);
    assert_eq!(house.press(BORIS, &over, "Rematch").await, "There already is a rematch: №2.");
    house.press(ANNA, &lobby, "Decline").await;
    house.changed(&lobby).await;
    // The rematch was declined, so it may be asked for again, and the same press by the other player means yes.
    house.press(ANNA, &over, "Rematch").await;
    let lobby = house.told("Anna challenges Boris to Tic-tac-toe, №3.").await;
    assert_eq!(house.press(BORIS, &over, "Rematch").await, "");
    let next = house.board(house.group, lobby.id).await;
    assert!(next.text.starts_with("№3 · "), "{}", next.text);
    let standing = |world: &World| world.message(next.chat, lobby.id).filter(|m| m.text.contains("has begun"));
    house.sandbox.wait_for(standing, PATIENCE).await.expect("the challenge says that it has begun");
    assert_eq!(house.press(ANNA, &over, "Rematch").await, "There already is a rematch: №3.");
}

/// The settings of a match decide how many may join. An open challenge waits for them, starts with no other number, and
/// never fails because of that.
#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_waits_for_as_many_as_its_settings_take() {
    let house = House::open().await;
    let said = house.say(ANNA, "/katego@kletka_bot pairs");
    let lobby = below(&house, said, "Anna starts Katego, №1. Who’s in?").await;
    assert!(lobby.text.contains("How many can play: 4, 6, 8."), "{}", lobby.text);
    let missing = house.press(ANNA, &lobby, "Start").await;
    assert_eq!(missing, "3 more players are needed. How many can play: 4, 6, 8.");
    house.press(BORIS, &lobby, "Join").await;
    let lobby = house.changed(&lobby).await;
    let missing = house.press(ANNA, &lobby, "Start").await;
    assert_eq!(missing, "2 more players are needed. How many can play: 4, 6, 8.");

    // Two begin as soon as they are two, and a third comes too late.
    let said = house.say(ANNA, "/katego@kletka_bot firtree");
    let pair = below(&house, said, "Anna starts Katego, №2. Who’s in?").await;
    assert!(pair.button("Start").is_none(), "it starts by itself: {:?}", labels(&pair));
    let join = pair.buttons().iter().find(|button| button.text == "Join").and_then(|button| button.data.clone());
    house.press(BORIS, &pair, "Join").await;
    house.board(house.group, pair.id).await;
    let late = house.press_data(VERA, &pair, &join.expect("a button of the bot")).await;
    assert_eq!(late, "The match has begun.");
}
