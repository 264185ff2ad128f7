//! Sea battle between two people: fleets in private, shots in the group, and nothing revealed too early.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::{Mutex, OnceLock};

use kletka_sandbox::{Body, Message, Rank};
use tracing_subscriber::fmt::MakeWriter;

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA, labels};
use super::watch::places;

const SMALL: &str = "/seabattle@kletka_bot @boris size=8 fleet=2,1";

/// Everything that any bot of this program has logged since the first look.
struct Log;

static LOGGED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOGGED.lock().expect("no writer panics").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        Log
    }
}

fn logged() -> String {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        let subscriber =
            tracing_subscriber::fmt().with_max_level(tracing::Level::INFO).with_ansi(false).with_writer(Log);
        subscriber.try_init().expect("no other test takes the log");
        tracing::info!("the log is read");
    });
    String::from_utf8_lossy(&LOGGED.lock().expect("no writer panics")).into_owned()
}

/// Sends a set-up command in private, and waits for the board that follows.
async fn place(house: &House, user: i64, text: &str) -> Message {
    let typed = house.whisper(user, text);
    house.find(user, "the own board", |m| m.id > typed && m.photo().is_some()).await
}

/// Both place the same fleet and are ready. Returns the board in the group.
async fn at_sea(house: &House, fleet: [&str; 2]) -> Message {
    for user in [ANNA, BORIS] {
        place(house, user, fleet[0]).await;
        place(house, user, fleet[1]).await;
        house.whisper(user, "ready");
        house.picture_in(user, &["is ready"]).await;
    }
    house.picture(&["shoot at a cell"]).await
}

fn pixels(message: &Message) -> &[u8] {
    message.photo().and_then(|photo| photo.bytes.as_deref()).expect("a picture that is kept")
}

/// Every text, button, hint, toast and file in a chat.
fn said(house: &House, chat: i64) -> Vec<String> {
    let messages = house.sandbox.messages(chat).into_iter().filter(|m| m.from == BOT);
    let mut said: Vec<String> = messages
        .flat_map(|m| {
            let labels: Vec<String> = m.buttons().iter().map(|b| format!("{} {:?}", b.text, b.data)).collect();
            labels.into_iter().chain([m.text])
        })
        .collect();
    said.extend(house.sandbox.pictures(chat).into_iter().map(|picture| picture.caption));
    said.extend(house.sandbox.presses(chat).into_iter().filter_map(|press| press.toast).map(|toast| toast.text));
    said
}

/// The cells named in a chat, except in hints on typing.
fn named(house: &House, chat: i64) -> BTreeSet<String> {
    let said = said(house, chat);
    let lines = said.iter().flat_map(|text| text.lines()).filter(|line| !line.contains("for example "));
    lines.flat_map(places).collect()
}

/// The text description of a picture.
fn alt(message: &Message) -> &str {
    message.photo().and_then(|photo| photo.description.as_deref()).expect("a picture with words")
}

fn counts(pairs: &[(&str, usize)]) -> BTreeMap<String, usize> {
    pairs.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_battle() {
    logged();
    let house = House::open().await;
    house.whisper(ANNA, "/start");
    house.told_in(ANNA, "Hello!").await;
    let group = house.match_of(ANNA, SMALL, BORIS).await;
    assert!(group.text.contains("Anna, Boris: place your ships"), "{}", group.text);
    assert!(group.text.contains("It’s a secret: tap the button below."), "{}", group.text);
    let link = group.button("In private").and_then(|b| b.url.clone()).expect("a link");
    assert_eq!(link, "https://t.me/kletka_bot?start=m1");
    house.picture_in(ANNA, &["Place your ships"]).await;
    assert!(house.sandbox.messages(BORIS).is_empty(), "a private chat is never opened by the bot");
    house.sandbox.start_private(VERA, "m1");
    house.told_in(VERA, "You are not playing in №1.").await;
    house.sandbox.start_private(BORIS, "m1");
    let own = house.picture_in(BORIS, &["Place your ships"]).await;
    assert_eq!(house.since(BORIS, 0).len(), 1, "the board and no greeting");

    // The set-up: by words, refusals, buttons.
    let first = place(&house, BORIS, "a1-a2").await;
    house
        .sandbox
        .wait(|world| world.message(BORIS, own.id).is_some_and(|m| m.deleted), PATIENCE)
        .await
        .expect("one board");
    house.whisper(BORIS, "b3");
    house.told_in(BORIS, "Ships may not touch").await;
    house.whisper(BORIS, "ready");
    house.told_in(BORIS, "One ship is still missing, of length 1.").await;
    house.press(BORIS, &first, "Clear").await;
    let empty = house.find(BORIS, "an empty board", |m| m.photo().is_some() && m.button("Clear").is_none()).await;
    assert_eq!(house.press(BORIS, &empty, "🎲 Random fleet").await, "");
    let drawn = house.picture_in(BORIS, &["All your ships are placed."]).await;
    assert!(!drawn.text.contains("Place your ships"), "one thing is asked: {}", drawn.text);
    assert_eq!(drawn.id, first.id, "buttons change the board in place");
    house.whisper(BORIS, "clear");
    place(&house, BORIS, "a1-a2").await;
    place(&house, BORIS, "h8").await;
    // In the group nobody has seen anything of it, and a ship typed there is not accepted.
    assert_eq!(house.since(house.group, group.id).len(), 0);
    house.reply(ANNA, group.id, "c3-c4");
    house.told("That move is a secret").await;
    place(&house, ANNA, "a1-a2").await;
    place(&house, ANNA, "h8").await;
    house.whisper(ANNA, "ready");
    let waiting = house.picture(&["Anna is ready: the fleet is at sea."]).await;
    assert_eq!(house.asked(&waiting), BORIS);
    house.picture_in(BORIS, &["Anna is ready"]).await;
    house.picture_in(ANNA, &["Waiting for Boris"]).await;
    assert_eq!(named(&house, house.group), BTreeSet::new());
    house.whisper(BORIS, "ready");
    let board = house.picture(&["shoot at a cell"]).await;
    assert!(board.button("✏ Place my ships").is_none());

    // The shots: as a reply, as a command, in private. A hit gives another shot.
    let shooter = house.asked(&board);
    let other = ANNA + BORIS - shooter;
    let mut shot = BTreeSet::new();
    house.reply(other, board.id, "b2");
    house.told("Not your turn").await;
    house.reply(shooter, board.id, "a1");
    shot.insert("a1".to_owned());
    let board = house.picture(&["a1: hit!"]).await;
    assert_eq!(house.asked(&board), shooter);
    house.picture_in(other, &["a1: hit!"]).await;
    house.say(shooter, "/m@kletka_bot a1");
    house.told("a1 has been shot at before").await;
    house.say(shooter, "/m@kletka_bot d5");
    shot.insert("d5".to_owned());
    let board = house.picture(&["d5: miss."]).await;
    assert_eq!(house.asked(&board), other);
    house.whisper(other, "e5");
    shot.insert("e5".to_owned());
    house.picture_in(other, &["e5: miss."]).await;
    house.picture(&["e5: miss."]).await;
    for cell in named(&house, house.group) {
        assert!(shot.contains(&cell) || cell == "b2", "{cell} was not shot, but is told in the group");
    }
    for cell in named(&house, other) {
        assert!(["a1", "a2", "b2", "b3", "h8"].contains(&cell.as_str()) || shot.contains(&cell), "{cell}");
    }
    house.whisper(shooter, "a2");
    house.picture(&["a ship of 2 is sunk!"]).await;
    house.ask(VERA, "/export@kletka_bot", "This record holds secrets").await;
    let before = pixels(&house.picture(&["sunk"]).await).to_vec();
    house.say(shooter, "/m@kletka_bot h8");
    let end = house.picture(&["a boat is sunk!", "wins!"]).await;
    assert!(end.text.contains(if shooter == ANNA { "Anna 2 : 0 Boris" } else { "Anna 0 : 2 Boris" }), "{}", end.text);
    assert_ne!(pixels(&end), before);
    for user in [ANNA, BORIS] {
        let own = house.picture_in(user, &["wins!"]).await;
        assert_eq!(pixels(&own), pixels(&end), "everybody sees the same at the end");
    }

    // Again.
    house.press(other, &end, "Rematch").await;
    let lobby = house.told("№2").await;
    house.press(shooter, &lobby, "Accept").await;
    house.picture(&["№2", "place your ships"]).await;
    house.picture_in(ANNA, &["№2", "Place your ships"]).await;
    house.proofread();
    let log = logged();
    assert!(log.contains("the log is read"));
    assert!(!log.contains("a1-a2") && !log.contains("h8"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_step_takes_no_more_messages_than_needed() {
    let house = House::opened().await;
    let all = [(house.group, VERA), (ANNA, ANNA), (BORIS, BORIS)];
    let tallies = async |after| {
        let mut tallies = Vec::new();
        for (chat, user) in all {
            tallies.push(house.tally(chat, user, after).await);
        }
        tallies
    };
    let fenced = async || {
        tallies(u64::MAX).await;
        house.calls_so_far()
    };
    let (photo, edit) = ([("sendphoto", 1)], [("editmessagemedia", 1)]);
    let after = fenced().await;
    house.match_of(ANNA, SMALL, BORIS).await;
    // The challenge, its result, and the board; and a board for each player.
    let begun = counts(&[("sendmessage", 1), ("editmessagetext", 1), ("sendphoto", 1)]);
    assert_eq!(tallies(after).await, [begun, counts(&photo), counts(&photo)]);
    let after = fenced().await;
    house.whisper(ANNA, "random");
    house.picture_in(ANNA, &["All your ships"]).await;
    assert_eq!(tallies(after).await, [counts(&[]), counts(&photo), counts(&[])]);
    let after = fenced().await;
    house.press(ANNA, &house.picture_in(ANNA, &["All your ships"]).await, "🎲 Random fleet").await;
    assert_eq!(tallies(after).await, [counts(&[]), counts(&edit), counts(&[])]);
    let after = fenced().await;
    house.whisper(ANNA, "ready");
    house.picture(&["is ready"]).await;
    // In the group, the prompt for the same empty boards stays.
    assert_eq!(tallies(after).await, [counts(&edit), counts(&photo), counts(&photo)]);
    house.whisper(BORIS, "random");
    house.picture_in(BORIS, &["All your ships"]).await;
    let after = fenced().await;
    house.whisper(BORIS, "ready");
    let board = house.picture(&["shoot at a cell"]).await;
    assert_eq!(tallies(after).await, [counts(&photo), counts(&edit), counts(&photo)]);
    let after = fenced().await;
    house.reply(house.asked(&board), board.id, "d4");
    house.picture(&["d4"]).await;
    // Everybody sees a shot in their own place: in private, the picture changes silently.
    assert_eq!(tallies(after).await, [counts(&photo), counts(&edit), counts(&edit)]);
}

/// Ships typed together are placed together. The group sees one picture until the shooting begins.
#[tokio::test(flavor = "multi_thread")]
async fn a_fleet_is_placed_by_one_message_and_a_button_leads_back() {
    let mut house = House::opened().await;
    house.group = house.sandbox.act(|world| world.add_supergroup("Club", &[ANNA, BORIS, VERA]));
    let first = house.match_of(ANNA, "/seabattle@kletka_bot @boris size=8 fleet=4,3,1", BORIS).await;
    house.whisper(ANNA, "a1-a4 b3-d3 h8");
    let told = house.told_in(ANNA, "b3-d3: Ships may not touch, not even at a corner. None of these").await;
    let board = place(&house, ANNA, "a1-a4 c1-c3, h8").await;
    assert!(board.text.contains("All your ships are placed.") && board.id > told.id, "{}", board.text);
    assert_eq!(labels(&board), ["🎲 Random fleet | Clear", "✅ Ready"]);
    house.press(ANNA, &board, "✅ Ready").await;
    let back = house.find(ANNA, "the way back", |m| m.button("Back to the group").is_some()).await;
    let link = back.button("Back to the group").and_then(|button| button.url.clone());
    let edited = house.changed(&first).await;
    assert!(edited.text.contains("Anna is ready") && edited.text.contains("Boris: place your ships"));
    assert_eq!(link, Some(format!("https://t.me/c/{}/{}", -1_000_000_000_000 - house.group, first.id)));
    place(&house, BORIS, "random").await;
    house.whisper(BORIS, "ready");
    let shots = house.picture(&["shoot at a cell"]).await;
    let pictures = house.sandbox.messages(house.group).into_iter().filter(|m| m.photo().is_some());
    assert_eq!(pictures.map(|m| m.id).collect::<Vec<_>>(), [first.id, shots.id], "one of the set-up, one of the shots");
    house.proofread();
}

/// A Russian speaker in an English group names cells as that group does, and the other way round.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_board_has_the_letters_of_the_group() {
    let house = House::open().await;
    let olga = house.sandbox.act(|world| {
        let olga = world.add_user(21, "Ольга", Some("olga"), "ru");
        world.set_rank(house.group, olga, Rank::Member);
        olga
    });
    house.whisper(olga, "/start");
    house.told_in(olga, "Привет!").await;
    let group = house.match_of(ANNA, "/seabattle@kletka_bot @olga size=8 fleet=2,1", olga).await;
    let own = house.picture_in(olga, &["Просто напиши, например "]).await;
    assert!(alt(&own).contains("\n  a b c d e f g h\n"), "{}", alt(&own));
    house.whisper(olga, "d1-e1, h8");
    assert!(alt(&house.picture_in(olga, &["Все корабли на месте"]).await).contains("1 . . . S S . . ."));
    house.whisper(olga, "ж3-ж4");
    house.told_in(olga, "На этом поле другие буквы: a b c d").await;
    house.whisper(ANNA, "/start");
    place(&house, ANNA, "a1-a2 h8").await;
    for user in [ANNA, olga] {
        house.whisper(user, "ready");
        house.picture_in(user, &[if user == ANNA { "is ready" } else { "флот вышел" }]).await;
    }
    let board = house.picture(&["shoot at a cell"]).await;
    house.reply(house.asked(&board), board.id, "d5");
    house.picture_in(olga, &["d5"]).await;
    assert!(group.id < board.id);
}

/// Under the last picture there are buttons for film and record, for everybody who may see the match.
#[tokio::test(flavor = "multi_thread")]
async fn film_and_record_are_a_press_away() {
    let house = House::opened().await;
    house.match_of(ANNA, SMALL, BORIS).await;
    let board = at_sea(&house, ["a1-a2", "h8"]).await;
    assert_eq!(
        house.press_data(VERA, &board, "f:1").await,
        "This match holds secrets; its film is shown when it is over."
    );
    assert_eq!(
        house.press_data(VERA, &board, "x:1").await,
        "This record holds secrets; it opens when the match is over."
    );
    house.reply(ANNA, board.id, "resign");
    let asked = house.told("do you give up?").await;
    house.press(ANNA, &asked, "Yes").await;
    let end = house.picture(&["Boris", "wins!"]).await;
    assert_eq!(labels(&end), ["Rematch", "Film | Card | Record"]);
    assert_eq!(house.press(VERA, &end, "Film").await, "");
    let film = |m: &Message| m.reply_to == Some(end.id) && matches!(m.body, Body::Animation(_));
    assert!(house.find(house.group, "the film", film).await.text.contains("№1 · Sea battle"));
    house.press(VERA, &end, "Record").await;
    let record = |m: &Message| m.media().is_some_and(|file| file.name.as_deref() == Some("kletka-1-seabattle.txt"));
    let file = house.find(house.group, "the record", record).await;
    let text = file.media().and_then(|f| f.bytes.clone()).expect("kept").to_vec();
    assert!(String::from_utf8(text).expect("text").contains("a1-a2") && file.reply_to == Some(end.id));
    // In private, the players see it, and nobody else.
    let own = house.picture_in(ANNA, &["wins!"]).await;
    assert_eq!((labels(&own), house.press(ANNA, &own, "Record").await), (labels(&end), String::new()));
    house.find(ANNA, "the record", record).await;
    house.whisper(VERA, "/start");
    let hello = house.told_in(VERA, "Hello!").await;
    assert_eq!(house.press_data(VERA, &hello, "x:1").await, "There is no match №1.");
}

/// Ends a battle by `end` after one shot. Returns the group's view then.
async fn cut_short(fleet: [&str; 2], end: impl AsyncFn(&House, &Message)) -> (House, Message, Vec<u8>) {
    let house = House::opened().await;
    house.match_of(ANNA, SMALL, BORIS).await;
    let board = at_sea(&house, fleet).await;
    house.reply(house.asked(&board), board.id, "d4");
    let board = house.picture(&["d4: miss."]).await;
    let before = pixels(&board).to_vec();
    end(&house, &board).await;
    let last =
        house.find(house.group, "the last picture", |m| m.photo().is_some() && m.button("Rematch").is_some()).await;
    (house, last, before)
}

/// However a match ends, its last picture reveals everything. Before that, the pictures of different fleets are the
/// same.
#[tokio::test(flavor = "multi_thread")]
async fn at_any_end_the_survivors_are_shown() {
    let resign = async |house: &House, board: &Message| {
        house.reply(BORIS, board.id, "resign");
        house.means_it(BORIS).await;
    };
    let agree = async |house: &House, board: &Message| {
        house.reply(ANNA, board.id, "draw");
        let offer = house.told("offers a draw").await;
        house.press(BORIS, &offer, "Agree").await;
    };
    let cancel = async |house: &House, _: &Message| {
        house.sandbox.set_rank(house.group, VERA, Rank::Admin);
        house.say(VERA, "/cancel@kletka_bot");
        house.means_it(VERA).await;
    };
    let (house, last, before) = cut_short(["a1-a2", "h8"], resign).await;
    let first = house.sandbox.messages(house.group);
    assert_ne!(pixels(&last), before, "the survivors are drawn");
    for user in [ANNA, BORIS] {
        assert_eq!(pixels(&house.picture_in(user, &["resigns"]).await), pixels(&last));
    }
    // Word by word: the hexadecimal commitment may contain the letters of any cell.
    let names_a1 = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == "a1");
    assert!(first.iter().all(|m| !names_a1(&m.text)), "the words still say nothing");
    // Resigning reveals the same as agreeing or cancelling.
    let (_, agreed, _) = cut_short(["a1-a2", "h8"], agree).await;
    let (_, cancelled, _) = cut_short(["a1-a2", "h8"], cancel).await;
    let (_, elsewhere, hidden) = cut_short(["f1-g1", "a8"], cancel).await;
    assert_ne!(pixels(&elsewhere), hidden, "{}", elsewhere.text);
    assert_ne!(pixels(&elsewhere), pixels(&cancelled), "other fleets are seen to be others");
    assert!(agreed.text.contains("A draw.") && cancelled.text.contains("Called off"));
}

/// The picture in the group does not depend on anything hidden.
#[tokio::test(flavor = "multi_thread")]
async fn different_fleets_look_the_same_in_the_group() {
    let mut seen: BTreeMap<(i64, usize), Vec<u8>> = BTreeMap::new();
    // The first player is drawn by lot, so compare battles begun by the same one.
    for round in 0..40 {
        let which = round % 2;
        let house = House::opened().await;
        house.match_of(ANNA, SMALL, BORIS).await;
        let board = at_sea(&house, [["a1-a2", "h8"], ["g1-g2", "b7"]][which]).await;
        let shooter = house.asked(&board);
        house.reply(shooter, board.id, "d4");
        let board = house.picture(&["d4: miss."]).await;
        if let Some(other) = seen.get(&(shooter, 1 - which)) {
            assert!(other == pixels(&board), "the group can tell the fleets apart");
            return;
        }
        seen.insert((shooter, which), pixels(&board).to_vec());
    }
    panic!("the lot never fell twice on the same side");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_opens_the_private_chat_without_the_link_gets_the_board_too() {
    let house = House::open().await;
    house.match_of(ANNA, SMALL, BORIS).await;
    house.whisper(ANNA, "/start");
    house.picture_in(ANNA, &["Place your ships"]).await;
    house.whisper(BORIS, "a1-a2");
    house.picture_in(BORIS, &["Place your ships"]).await;
    house.whisper(BORIS, "what now?");
    house.told_in(BORIS, "Type the two ends of a ship").await;
    assert!(house.since(house.group, 0).len() == 2, "the challenge and the board");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_opens_at_the_end() {
    let house = House::opened().await;
    let board = house.match_of(ANNA, SMALL, BORIS).await;
    place(&house, ANNA, "a1-a2").await;
    for (chat, user) in [(house.group, BORIS), (BORIS, BORIS), (ANNA, ANNA)] {
        house.sandbox.act(|world| world.say(user, chat, "/export@kletka_bot 1"));
        house.told_in(chat, "This record holds secrets").await;
    }
    house.reply(ANNA, board.id, "resign");
    house.picture(&["resigns"]).await;
    house.say(VERA, "/export@kletka_bot");
    let file = house
        .find(house.group, "the record", |m| {
            m.media().is_some_and(|f| f.name.is_some() && f.mime != "image/png" && m.photo().is_none())
        })
        .await;
    let text = String::from_utf8(file.media().and_then(|f| f.bytes.clone()).expect("kept").to_vec()).expect("text");
    assert!(text.contains("a1-a2") && text.contains("seed "), "{text}");
    let replay = kletka::cli::replay::Replay::of(&text, kletka::games::GAMES).expect("a record");
    assert!(replay.json(true, false).expect("an answer").contains('S'), "the replay shows the ships as well");
}

/// A choice by a press is secret until all have chosen. Before and afterwards, the match is an open book.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_refused_only_while_a_choice_is_secret() {
    let house = House::open().await;
    let board = house.accepted("/footballlong @boris").await;
    exported(&house).await;
    house.reply(super::house::mover(&board).0, board.id, "resign");
    house.picture(&["wins!"]).await;

    let board = house.accepted("/pig @boris together").await;
    exported(&house).await;
    let hold = board.buttons().last().map(|button| button.text.clone()).expect("two buttons");
    house.press(ANNA, &board, &hold).await;
    let asked = house.say(VERA, "/export@kletka_bot 2");
    assert_eq!(house.answer(asked).await.text, "This record holds secrets; it opens when the match is over.");
    house.press(BORIS, &board, &hold).await;
    house.find(house.group, "the next throw", |m| m.id > asked && m.photo().is_some()).await;
    exported(&house).await;
}

/// Waits for the record of the match in progress.
async fn exported(house: &House) {
    let asked = house.say(VERA, "/export@kletka_bot");
    let file = |m: &Message| m.id > asked && m.media().is_some_and(|file| file.name.is_some());
    house.find(house.group, "a record", file).await;
}

/// Nobody else acts while a fleet is placed, so one message goes on, and tells only of the fleet that lies there now.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_tells_once_that_a_fleet_is_complete() {
    let house = House::opened().await;
    for (command, complete) in [("/seabattle bot:1", "All your ships are"), ("/tanks bot:1", "All your tanks are")] {
        let said = house.whisper(ANNA, command);
        let board = house.board(ANNA, said).await;
        for (label, times) in [("Random", 1), ("Random", 1), ("Clear", 0), ("Random", 1), ("Clear", 0)] {
            let before = house.sandbox.message(ANNA, board.id).expect("one board");
            let key = before.buttons().iter().find(|key| key.text.contains(label)).map(|key| key.text.clone());
            house.press(ANNA, &before, &key.expect("a button")).await;
            house.settled().await;
            let after = house.sandbox.message(ANNA, board.id).expect("the same board");
            assert_ne!((before.photo(), before.buttons()), (after.photo(), after.buttons()), "{label}");
            assert_eq!(after.text.matches(complete).count(), times, "{label}: {}", after.text);
        }
    }
}
