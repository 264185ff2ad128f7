//! Secrets in the group: private messages that one player sees, and the fallback if they do not work.

use kletka_sandbox::{Ephemeral, Fault, Message, On, SandboxConfig, World};

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA, labels, mentioned};

/// How the messenger treats private messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Server {
    /// It supports them.
    Knows,
    /// It ignores the parameter, and shows them to everybody.
    Old,
    /// It supports them until the middle of the match.
    Breaks,
}

const SERVERS: [Server; 3] = [Server::Knows, Server::Old, Server::Breaks];

impl Server {
    async fn house(self) -> House {
        let ephemeral = self != Server::Old;
        House::with(SandboxConfig { ephemeral, ..SandboxConfig::default() }, "en").await
    }

    /// Called in the middle of the match.
    fn middle(self, house: &House) {
        if self == Server::Breaks {
            house.sandbox.act(|world| world.set_ephemeral(false));
        }
    }
}

/// Waits for a private message of a person in the group: the bot's newest that fits.
async fn sees(house: &House, user: i64, what: &str, fits: impl Fn(&Message) -> bool) -> Ephemeral {
    let newest = |world: &World| {
        let shown = world.ephemerals(house.group, user);
        shown.iter().rev().find(|e| e.message.from == BOT && fits(&e.message)).cloned()
    };
    match house.sandbox.wait_for(newest, PATIENCE).await {
        Ok(found) => found,
        Err(_) => {
            let shown = house.sandbox.look(|world| world.ephemerals(house.group, user));
            let shown: Vec<String> = shown.iter().map(|e| e.message.text.clone()).collect();
            panic!("{user} does not see {what} but {shown:?} in\n{}", house.sandbox.transcript(house.group))
        }
    }
}

/// The same, for a text with these parts.
async fn reads(house: &House, user: i64, parts: &[&str]) -> Ephemeral {
    sees(house, user, &format!("{parts:?}"), |m| parts.iter().all(|part| m.text.contains(part))).await
}

/// A person replies to a private message.
fn answers(house: &House, shown: &Ephemeral, text: &str) {
    house.sandbox.act(|world| world.reply_ephemeral(shown.person, shown.number, text));
}

/// A person presses a button of a private message. Returns the toast.
async fn presses(house: &House, shown: &Ephemeral, label: &str) -> String {
    let press = house.sandbox.act(|world| world.press_ephemeral(shown.person, shown.number, label));
    house.sandbox.toast(&press, PATIENCE).await.expect("a press is answered").text
}

/// The newest picture in the group that has a button.
async fn keyed(house: &House, key: &str) -> Message {
    house.find(house.group, key, |m| m.photo().is_some() && m.button(key).is_some()).await
}

/// A person asks for the question in the group, and sees it with an input field.
async fn asks(house: &House, user: i64, key: &str) -> Ephemeral {
    house.press(user, &keyed(house, key).await, key).await;
    sees(house, user, "a question", |m| m.button("In private").is_some()).await
}

/// Where a person has their own board and answers secret questions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Group,
    Private,
}

/// A person looks for the own board by the button under the common picture. Where that does not work, the bot says
/// where it is, and the person goes there.
async fn goes(house: &House, user: i64, key: &str, works: bool) -> Place {
    if works {
        house.press(user, &keyed(house, key).await, key).await;
        return Place::Group;
    }
    let board = house.find(house.group, "a way to the own board", |m| m.photo().is_some() && !m.buttons().is_empty());
    let board = board.await;
    if board.button(key).is_some() {
        house.press(user, &board, key).await;
        let told = house.told("I can’t ask you for it here: open our private chat").await;
        assert_eq!(mentioned(&told), [user]);
        let link = told.button("In private").and_then(|button| button.url.clone());
        assert_eq!(link.as_deref(), Some("https://t.me/kletka_bot?start=m1"));
    }
    house.sandbox.start_private(user, "m1");
    house.find(user, "the own board", |m| m.photo().is_some()).await;
    Place::Private
}

/// Waits for the own board with a text in its caption. Returns the picture's description.
async fn own(house: &House, user: i64, place: Place, text: &str) -> String {
    let fits = |m: &Message| m.photo().is_some() && m.text.contains(text);
    let board = match place {
        Place::Group => sees(house, user, text, fits).await.message,
        Place::Private => house.find(user, text, fits).await,
    };
    board.photo().and_then(|photo| photo.description.clone()).expect("a picture with words")
}

/// A person types a secret in the place of their own board.
async fn types(house: &House, user: i64, place: Place, text: &str) {
    match place {
        Place::Group => answers(house, &sees(house, user, "the own board", |m| m.photo().is_some()).await, text),
        Place::Private => drop(house.whisper(user, text)),
    }
}

/// Checks that no private message is left in the group for everybody, and that none ever contained a secret.
async fn nothing_told(house: &House, server: Server, secrets: &[&str]) {
    house.settled().await;
    let said: Vec<Message> = house.sandbox.messages(house.group).into_iter().filter(|m| m.from == BOT).collect();
    for message in &said {
        let words = message.text.split(|c: char| !c.is_alphanumeric());
        let told = words.clone().find(|word| secrets.contains(word));
        assert_eq!(told, None, "{server:?}: {}", message.text);
        let meant = message.text.contains("nobody else sees it") || message.text.contains(": your board");
        assert!(!meant || message.deleted, "{server:?}: {} stands there", message.text);
    }
    assert!(house.sandbox.look(|world| world.ephemerals(house.group, VERA)).is_empty(), "{server:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bulls_in_the_group() {
    const KEY: &str = "✏ Set my number";
    for server in SERVERS {
        let house = server.house().await;
        let board = house.accepted("/bulls @boris").await;
        assert!(board.text.contains("Only you will see the question"), "{}", board.text);
        assert_eq!(labels(&board), [format!("{KEY} | In private")]);
        let mut numbers = [(ANNA, "4821"), (BORIS, "9045")].into_iter();
        if server != Server::Old {
            let (user, number) = numbers.next().expect("two of them");
            let question = asks(&house, user, KEY).await;
            assert!(question.asks && question.message.text.contains("4 digits"), "{}", question.message.text);
            answers(&house, &question, "1123");
            let refused = reads(&house, user, &["differ"]).await;
            assert_eq!(refused.number, question.number, "the question itself says why");
            answers(&house, &refused, number);
            let kept = reads(&house, user, &["Kept: 4821", "Waiting for Boris"]).await;
            house.picture(&["Anna has a number"]).await;
            assert_eq!(labels(&kept.message), ["Change | 👁 My board"]);
            presses(&house, &kept, "Change").await;
            // The old message may be changed once more before the field opens anew in another one.
            let opens = |world: &World| {
                let shown = world.ephemerals(house.group, user);
                shown.into_iter().find(|e| e.message.from == BOT && e.asks && e.number > kept.number)
            };
            let question = house.sandbox.wait_for(opens, PATIENCE).await.expect("a field opens anew");
            assert!(question.message.button("In private").is_some());
            house.picture(&["Anna has taken a move back."]).await;
            answers(&house, &question, number);
            let kept = sees(&house, user, "it kept", |m| m.text.contains("Kept: 4821") && m.button("Change").is_some());
            presses(&house, &kept.await, "👁 My board").await;
            assert!(own(&house, user, Place::Group, "Waiting for Boris").await.contains(number));
        }
        server.middle(&house);
        for (user, number) in numbers {
            if server == Server::Knows {
                let question = asks(&house, user, KEY).await;
                answers(&house, &question, number);
                reads(&house, user, &["Kept: 9045"]).await;
            } else {
                goes(&house, user, KEY, false).await;
                house.whisper(user, number);
            }
        }
        let board = house.picture(&["guess the number"]).await;
        nothing_told(&house, server, &["4821", "9045", "1123"]).await;
        let first = house.asked(&board);
        house.reply(first, board.id, if first == ANNA { "9045" } else { "4821" });
        let board = house.picture(&["that's it!"]).await;
        house.reply(house.asked(&board), board.id, "1234");
        house.picture(&["wins!"]).await;
        let opened = [ANNA, BORIS].map(|user| !house.sandbox.messages(user).is_empty());
        let needed = match server {
            Server::Knows => [false, false],
            Server::Old => [true, true],
            Server::Breaks => [false, true],
        };
        assert_eq!(opened, needed, "{server:?}");
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sea_battle_in_the_group() {
    const KEY: &str = "✏ Place my ships";
    for server in SERVERS {
        let house = server.house().await;
        house.match_of(ANNA, "/seabattle@kletka_bot @boris size=8 fleet=2,1", BORIS).await;
        for user in [ANNA, BORIS] {
            let works = server == Server::Knows || server == Server::Breaks && user == ANNA;
            let place = goes(&house, user, KEY, works).await;
            own(&house, user, place, "Place your ships").await;
            types(&house, user, place, "a1-b3").await;
            types(&house, user, place, "a1-a2 h8").await;
            assert!(own(&house, user, place, "All your ships are placed").await.contains('S'));
            match place {
                Place::Group => {
                    let shown = sees(&house, user, "the fleet", |m| m.button("✅ Ready").is_some()).await;
                    presses(&house, &shown, "✅ Ready").await;
                }
                Place::Private => drop(house.whisper(user, "ready")),
            }
            house.picture(&[if user == ANNA { "Anna is ready" } else { "Boris is ready" }]).await;
            if user == ANNA {
                server.middle(&house);
            }
        }
        let board = house.picture(&["shoot at a cell"]).await;
        nothing_told(&house, server, &["a1", "a2", "h8"]).await;
        let shooter = house.asked(&board);
        let mut board = board;
        for (cell, said) in [("a1", "a1: hit!"), ("a2", "is sunk!"), ("h8", "wins!")] {
            house.reply(shooter, board.id, cell);
            board = house.picture(&[said]).await;
        }
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn gallows_in_the_group_of_three() {
    const KEY: &str = "✏ Set the word";
    for server in SERVERS {
        let house = server.house().await;
        let people = [ANNA, BORIS, VERA];
        house.write(
            ANNA,
            house.group,
            kletka_sandbox::Line::new("/gallows@kletka_bot @boris Vera").mention("Vera", VERA),
        );
        let lobby = house.find(house.group, "a challenge", |m| m.button("Accept").is_some()).await;
        house.press(BORIS, &lobby, "Accept").await;
        house.press(VERA, &lobby, "Accept").await;
        let board = keyed(&house, KEY).await;
        let [setter] = mentioned(&board)[..] else { panic!("one is asked for a word: {}", board.text) };
        let guessers: Vec<i64> = people.into_iter().filter(|user| *user != setter).collect();
        if server == Server::Old {
            goes(&house, setter, KEY, false).await;
            house.whisper(setter, "crown");
        } else {
            let question = asks(&house, setter, KEY).await;
            answers(&house, &question, "xyzzy");
            let refused = reads(&house, setter, &["is not in the dictionary"]).await;
            // The answer is kept, even if a private message can no longer confirm it.
            server.middle(&house);
            answers(&house, &refused, "crown");
        }
        if server == Server::Knows {
            reads(&house, setter, &["crown"]).await;
        }
        let board = house.find(house.group, "the riddle", |m| m.photo().is_some() && mentioned(m).len() == 2).await;
        house.settled().await;
        let group = house.sandbox.transcript(house.group);
        assert!(!group.contains("crown") && !group.contains("xyzzy"), "{server:?}: {group}");
        house.press(guessers[0], &board, "O").await;
        let board = house.board(house.group, board.id).await;
        house.reply(guessers[1], board.id, "crown");
        house.picture(&["has found it: CROWN!"]).await;
        let opened = people.iter().filter(|user| !house.sandbox.messages(**user).is_empty()).count();
        assert_eq!(opened, usize::from(server == Server::Old), "{server:?}");
        house.proofread();
    }
}

/// The cell of a number in the description of a palm.
fn cell_of(palm: &str, number: &str) -> String {
    let mut lines = palm.lines();
    let head: Vec<char> = lines.next().expect("the letters").chars().collect();
    let row = lines.find_map(|line| {
        let chars: Vec<char> = line.chars().collect();
        let row: String = chars.iter().take(2).collect();
        let end = (4..chars.len()).step_by(3).find(|end| {
            let cell: String = chars[end - 2..=*end].iter().collect();
            cell.trim() == number
        })?;
        Some((row.trim().to_owned(), head[end]))
    });
    let (row, column) = row.unwrap_or_else(|| panic!("{number} is not on\n{palm}"));
    format!("{column}{row}")
}

#[tokio::test(flavor = "multi_thread")]
async fn palms_in_the_group() {
    const KEY: &str = "✋ My palm";
    for server in SERVERS {
        let house = server.house().await;
        house.match_of(ANNA, "/palms@kletka_bot @boris numbers=10 grid=5x5", BORIS).await;
        let mut places = std::collections::BTreeMap::new();
        let mut palms = std::collections::BTreeMap::new();
        for user in [ANNA, BORIS] {
            let place = goes(&house, user, KEY, server != Server::Old).await;
            palms.insert(user, own(&house, user, place, "Look at your palm").await);
            types(&house, user, place, "ready").await;
            house.picture(&[if user == ANNA { "Anna is ready" } else { "Boris is ready" }]).await;
            places.insert(user, place);
        }
        let mut board = house.picture(&["call a number"]).await;
        for number in 1.. {
            if number == 2 {
                server.middle(&house);
            }
            let caller = house.asked(&board);
            let seeker = ANNA + BORIS - caller;
            let number = number.to_string();
            house.reply(caller, board.id, &number);
            let sought = format!("ind {number} on your palm");
            house.picture(&[&sought]).await;
            if number != "1" && server == Server::Breaks && places[&seeker] == Place::Group {
                house.told("I can’t ask you for it here").await;
                house.sandbox.start_private(seeker, "m1");
                places.insert(seeker, Place::Private);
            }
            own(&house, seeker, places[&seeker], &sought).await;
            house.settled().await;
            house.pass(15);
            types(&house, seeker, places[&seeker], &cell_of(&palms[&seeker], &number)).await;
            let next = |m: &Message| m.photo().is_some() && m.id > board.id && !m.text.contains(&sought);
            board = house.find(house.group, "the next board", next).await;
            if board.button("Rematch").is_some() {
                break;
            }
        }
        house.settled().await;
        house.proofread();
    }
}

/// What others see is the same to the byte, whatever the player has typed.
#[tokio::test(flavor = "multi_thread")]
async fn others_cannot_tell_what_was_typed() {
    let mut seen: Vec<(Vec<String>, Vec<Vec<u8>>)> = Vec::new();
    for number in ["4821", "9037"] {
        let house = House::open().await;
        house.accepted("/bulls @boris").await;
        let question = asks(&house, ANNA, "✏ Set my number").await;
        answers(&house, &question, number);
        reads(&house, ANNA, &["Kept", number]).await;
        let kept = reads(&house, ANNA, &["Kept"]).await;
        presses(&house, &kept, "👁 My board").await;
        own(&house, ANNA, Place::Group, "Waiting for Boris").await;
        house.picture(&["Anna has a number"]).await;
        asks(&house, BORIS, "✏ Set my number").await;
        house.settled().await;
        let group: Vec<Message> = house.sandbox.messages(house.group).into_iter().filter(|m| m.from == BOT).collect();
        let other = house.sandbox.look(|world| world.ephemerals(house.group, BORIS));
        // The challenge shows the commitment to its dice, which is random.
        let boards = || group.iter().filter(|m| m.photo().is_some());
        let texts = boards().chain(other.iter().map(|e| &e.message)).map(|m| m.text.clone());
        let pixels = boards().filter_map(|m| Some(m.photo()?.bytes.as_deref()?.to_vec()));
        seen.push((texts.collect(), pixels.collect()));
        assert!(house.sandbox.look(|world| world.ephemerals(house.group, VERA)).is_empty());
    }
    assert!(seen[0].1.iter().all(|picture| !picture.is_empty()) && !seen[0].1.is_empty());
    assert!(seen[0] == seen[1], "{:?}\n{:?}", seen[0].0, seen[1].0);
}

/// A message that the app has forgotten is sent again, and a refused edit loses nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_or_gone_leads_on() {
    let house = House::open().await;
    house.accepted("/bulls @boris").await;
    let question = asks(&house, ANNA, "✏ Set my number").await;
    let gone = || Fault::Error { code: 400, description: "Bad Request: ephemeral message not found".to_owned() };
    house.sandbox.fail(gone(), On::method("editephemeralmessagetext"), 1);
    answers(&house, &question, "4821");
    let kept = reads(&house, ANNA, &["Kept: 4821"]).await;
    assert_ne!(kept.number, question.number, "a new message in the place of the one that is gone");
    let question = asks(&house, BORIS, "✏ Set my number").await;
    let no = || Fault::Error { code: 400, description: "Bad Request: something new".to_owned() };
    house.sandbox.fail(no(), On::method("editephemeralmessagetext"), 1);
    answers(&house, &question, "9045");
    let board = house.picture(&["guess the number"]).await;
    let usual = house.find(house.group, "the usual button", |m| m.button("Open my board").is_some()).await;
    assert_eq!(usual.id, board.id, "for a day nothing of the kind is tried");
    house.advance(25);
    house.reply(house.asked(&board), board.id, "1234");
    keyed(&house, "👁 My board").await;
}

/// An administrator bot asks without a press.
#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_asks_by_itself() {
    let house = House::open().await;
    house.sandbox.promote_bot(VERA, house.group);
    house.accepted("/bulls @boris").await;
    for (user, number) in [(ANNA, "4821"), (BORIS, "9045")] {
        let question = sees(&house, user, "a question", |m| m.button("In private").is_some()).await;
        answers(&house, &question, number);
        reads(&house, user, &["Kept", number]).await;
    }
    house.picture(&["guess the number"]).await;
}

/// A chat can switch it off.
#[tokio::test(flavor = "multi_thread")]
async fn a_group_can_do_without() {
    let house = House::open().await;
    house.sandbox.set_rank(house.group, VERA, kletka_sandbox::Rank::Admin);
    house.say(VERA, "/settings@kletka_bot secrets=off answers=off");
    house.told("Saved").await;
    let board = house.accepted("/bulls @boris").await;
    assert_eq!(labels(&board), ["Open my board"]);
    assert!(board.text.contains("send it to me in private"), "{}", board.text);
}

/// Nobody else needs to read the answer to a personal request.
#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_answers_so_that_one_person_reads_it() {
    let house = House::open().await;
    house.sandbox.promote_bot(VERA, house.group);
    let board = house.accepted("/tictactoe @boris").await;
    for (asked, answer) in
        [("/matches", "№1"), ("/help", "/play"), ("/rules pig", "Pig"), ("/stats", "You have not finished a match")]
    {
        let (name, rest) = asked.split_once(' ').unwrap_or((asked, ""));
        house.say(VERA, &format!("{name}@kletka_bot {rest}"));
        reads(&house, VERA, &[answer]).await;
    }
    house.say(VERA, "/export@kletka_bot");
    sees(&house, VERA, "a file", |m| m.media().is_some_and(|file| file.name.is_some())).await;
    let (first, _) = super::house::mover(&board);
    house.reply(first, board.id, "b9");
    let refused = sees(&house, first, "a refusal", |m| !m.deleted).await;
    house.settled().await;
    let later: Vec<Message> = house.sandbox.messages(house.group).into_iter().filter(|m| m.id > board.id).collect();
    assert!(later.iter().all(|m| m.from != BOT), "everybody reads {later:?}");
    house.reply(first, board.id, "b2");
    let gone = |world: &World| !world.ephemerals(house.group, first).iter().any(|e| e.number == refused.number);
    house.sandbox.wait(gone, PATIENCE).await.expect("the refusal goes with the next move");
}

/// An ordinary member bot may answer privately only if nobody else has read the question.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_nobody_else_reads_is_answered_likewise() {
    let house = House::open().await;
    let said = house.say(VERA, "/rules@kletka_bot pig");
    house.board(house.group, said).await;
    house.sandbox.act(|world| world.say_ephemeral(VERA, house.group, "/rules pig"));
    sees(&house, VERA, "the rules", |m| m.text.contains("Pig")).await;
    house.sandbox.act(|world| world.say_ephemeral(VERA, house.group, "4821"));
    reads(&house, VERA, &["No match here is waiting for a secret of yours"]).await;
    house.settled().await;
    let rules = house.sandbox.messages(house.group).into_iter().filter(|m| m.from == BOT && m.photo().is_some());
    assert_eq!(rules.count(), 1, "once for everybody");
}

/// If that does not work, everybody reads the answer, as before.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_cannot_be_quiet_is_read_by_everybody() {
    for server in [Server::Old, Server::Breaks] {
        let house = server.house().await;
        house.sandbox.promote_bot(VERA, house.group);
        house.accepted("/tictactoe @boris").await;
        if server == Server::Breaks {
            let no = Fault::Error { code: 400, description: "Bad Request: something new".to_owned() };
            house.sandbox.fail(no, On::method("sendmessage"), 1);
        }
        for _ in 0..2 {
            let said = house.say(VERA, "/matches@kletka_bot");
            house.find(house.group, "an answer", |m| m.from == BOT && m.id > said && m.text.contains("№1")).await;
        }
        house.settled().await;
        assert!(house.sandbox.look(|world| world.ephemerals(house.group, VERA)).is_empty(), "{server:?}");
        house.advance(25);
        house.say(VERA, "/matches@kletka_bot");
        if server == Server::Breaks {
            reads(&house, VERA, &["№1"]).await;
        }
    }
}
