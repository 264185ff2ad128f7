//! Four games with secrets, played wholly inside a group of three with privacy mode: with the messages that one person
//! sees alone, with a server that does not know them, and with one that forgets them in the middle.

use std::collections::BTreeMap;

use kletka_sandbox::{Line, Message, World};

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA, labels};
use super::unseen::{
    Place, SERVERS, Server, answers, asks, goes, keyed, nothing_told, own, presses, reads, sees, types,
};

/// Whether each of the three has needed the private chat with the bot.
fn opened(house: &House) -> [bool; 3] {
    [ANNA, BORIS, VERA].map(|user| !house.sandbox.messages(user).is_empty())
}

/// Somebody who only watches presses the button for secrets, and learns nothing.
async fn meddles(house: &House, key: &str) {
    let board = keyed(house, key).await;
    assert_eq!(house.press(VERA, &board, key).await, "You are not playing in №1.");
}

#[tokio::test(flavor = "multi_thread")]
async fn bulls_in_the_group() {
    const KEY: &str = "✏ Set my number";
    for server in SERVERS {
        let house = server.house().await;
        let board = house.accepted("/bulls @boris").await;
        assert!(board.text.contains("Only you will see the question"), "{}", board.text);
        assert_eq!(labels(&board), [format!("{KEY} | In private")]);
        meddles(&house, KEY).await;
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
            // The old message may be edited once more before the field opens again in another one.
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
        let board = house.picture(&["that’s it!"]).await;
        house.reply(house.asked(&board), board.id, "1234");
        house.picture(&["wins!"]).await;
        let needed = match server {
            Server::Knows => [false; 3],
            Server::Old => [true, true, false],
            Server::Breaks => [false, true, false],
        };
        assert_eq!(opened(&house), needed, "{server:?}");
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sea_battle_in_the_group() {
    const KEY: &str = "✏ Place my ships";
    for server in SERVERS {
        let house = server.house().await;
        house.match_of(ANNA, "/seabattle@kletka_bot @boris size=8 fleet=2,1", BORIS).await;
        meddles(&house, KEY).await;
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
        assert_eq!(opened(&house), [server == Server::Old, server != Server::Knows, false], "{server:?}");
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn gallows_in_the_group_of_three() {
    const KEY: &str = "✏ Set the word";
    for server in SERVERS {
        let house = server.house().await;
        let people = [ANNA, BORIS, VERA];
        house.write(ANNA, house.group, Line::new("/gallows@kletka_bot @boris Vera").mention("Vera", VERA));
        let lobby = house.find(house.group, "a challenge", |m| m.button("Accept").is_some()).await;
        house.press(BORIS, &lobby, "Accept").await;
        house.press(VERA, &lobby, "Accept").await;
        let board = keyed(&house, KEY).await;
        let [setter] = board.mentioned()[..] else { panic!("one is asked for a word: {}", board.text) };
        let guessers: Vec<i64> = people.into_iter().filter(|user| *user != setter).collect();
        if server == Server::Old {
            goes(&house, setter, KEY, false).await;
            house.whisper(setter, "crown");
        } else {
            let question = asks(&house, setter, KEY).await;
            answers(&house, &question, "xyzzy");
            let refused = reads(&house, setter, &["is not in the dictionary"]).await;
            // The answer is stored, even if a private message can no longer confirm it.
            server.middle(&house);
            answers(&house, &refused, "crown");
        }
        if server == Server::Knows {
            reads(&house, setter, &["crown"]).await;
        }
        let board = house.find(house.group, "the riddle", |m| m.photo().is_some() && m.mentioned().len() == 2).await;
        house.settled().await;
        let group = house.sandbox.transcript(house.group);
        assert!(!group.contains("crown") && !group.contains("xyzzy"), "{server:?}: {group}");
        house.press(guessers[0], &board, "O").await;
        let board = house.board(house.group, board.id).await;
        house.reply(guessers[1], board.id, "crown");
        house.picture(&["has found it: CROWN!"]).await;
        assert_eq!(opened(&house), people.map(|user| user == setter && server == Server::Old), "{server:?}");
        house.proofread();
    }
}

/// The cell of a number in the description of a palm.
pub fn cell_of(palm: &str, number: &str) -> String {
    let mut lines = palm.lines();
    // The first line says who is who.
    let head: Vec<char> = lines.nth(1).expect("the letters").chars().collect();
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
        meddles(&house, KEY).await;
        let (mut places, mut palms) = (BTreeMap::new(), BTreeMap::new());
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
        nothing_told(&house, server, &[]).await;
        assert_eq!(opened(&house), [ANNA, BORIS, VERA].map(|user| places.get(&user) == Some(&Place::Private)));
        house.proofread();
    }
}
