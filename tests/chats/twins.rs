//! Twin tests of secrecy: two matches that differ only in what one player has typed in secret look the same to
//! everybody else, to the byte.

use std::collections::BTreeMap;

use kletka_sandbox::{Line, Message};

use super::house::{ANNA, BORIS, BOT, House, VERA, labels};
use super::trio::cell_of;
use super::unseen::{Place, SERVERS, Server, answers, asks, goes, own, types};

/// All that people are shown: texts, buttons, and the bytes of pictures; toasts at the end.
type Shown = Vec<(String, Vec<String>, Vec<u8>)>;

/// How a match went.
struct Twin {
    /// The first board in the group. The challenge before it names dice that nobody can choose.
    first: Message,
    /// The random part of the match: only matches where it is the same can be compared.
    lot: i64,
    /// The text typed in secret.
    typed: String,
    /// The people who must not learn it.
    others: Vec<i64>,
}

/// All that the bot shows to others, in the group, alone there and in private.
async fn shown(house: &House, twin: &Twin) -> Shown {
    house.settled().await;
    let mut all = house.sandbox.messages(house.group);
    all.retain(|message| message.id >= twin.first.id);
    for other in &twin.others {
        let alone = house.sandbox.look(|world| world.ephemerals(house.group, *other));
        all.extend(alone.into_iter().map(|one| one.message).chain(house.sandbox.messages(*other)));
    }
    let bytes = |m: &Message| m.photo().and_then(|photo| photo.bytes.as_deref()).unwrap_or_default().to_vec();
    let said = all.iter().filter(|m| m.from == BOT && !m.deleted).map(|m| (m.text.clone(), labels(m), bytes(m)));
    let mut shown: Shown = said.collect();
    let presses = house.sandbox.presses(house.group).into_iter().filter(|press| twin.others.contains(&press.user));
    let toasts = presses.filter_map(|press| press.toast).map(|toast| toast.text).collect();
    shown.push((String::new(), toasts, Vec::new()));
    shown
}

/// Plays with two secrets, against every kind of server, until the lot has fallen the same way for both.
async fn twins(secrets: [&str; 2], play: impl AsyncFn(&House, Server, &str) -> Twin) {
    for server in SERVERS {
        let mut seen: BTreeMap<i64, (String, Shown)> = BTreeMap::new();
        let mut compared = false;
        for round in 0..40 {
            let house = server.house().await;
            house.stop_clock();
            let twin = play(&house, server, secrets[round % 2]).await;
            let shown = shown(&house, &twin).await;
            assert!(shown.iter().any(|(_, _, picture)| !picture.is_empty()));
            match seen.get(&twin.lot).filter(|(typed, _)| *typed != twin.typed) {
                Some((_, before)) => {
                    let words =
                        |shown: &Shown| shown.iter().map(|(text, keys, _)| (text.clone(), keys.clone())).collect();
                    let (one, other): (Vec<_>, Vec<_>) = (words(before), words(&shown));
                    assert_eq!(one, other, "{server:?}");
                    assert!(*before == shown, "{server:?}: the pictures differ after {:?}", twin.typed);
                    compared = true;
                    break;
                }
                None => seen.insert(twin.lot, (twin.typed, shown)),
            };
        }
        assert!(compared, "the lot never fell twice on the same side");
    }
}

/// A player types a secret where the bot asks for it, and the server may lose the ability to confirm it.
async fn tells(house: &House, server: Server, user: i64, key: &str, secret: &str) {
    if server == Server::Old {
        goes(house, user, key, false).await;
        house.whisper(user, secret);
        return;
    }
    let question = asks(house, user, key).await;
    server.middle(house);
    answers(house, &question, secret);
}

/// The server may lose its private messages now; the person then continues in private.
async fn breaks(house: &House, server: Server, user: i64, place: &mut Place) {
    if server == Server::Breaks && *place == Place::Group {
        house.told("I can’t ask you for it here").await;
        house.sandbox.start_private(user, "m1");
        *place = Place::Private;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number() {
    twins(["4821", "9037"], async |house, server, number| {
        let first = house.accepted("/bulls @boris").await;
        tells(house, server, ANNA, "✏ Set my number", number).await;
        house.picture(&["Anna has a number"]).await;
        if server == Server::Knows {
            asks(house, BORIS, "✏ Set my number").await;
        }
        Twin { first, lot: 0, typed: number.to_owned(), others: vec![BORIS, VERA] }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fleet() {
    twins(["a1-a2 h8", "g1-g2 b7"], async |house, server, fleet| {
        let first = house.match_of(ANNA, "/seabattle@kletka_bot @boris size=8 fleet=2,1", BORIS).await;
        let mut place = goes(house, ANNA, "✏ Place my ships", server != Server::Old).await;
        own(house, ANNA, place, "Place your ships").await;
        server.middle(house);
        types(house, ANNA, place, fleet).await;
        breaks(house, server, ANNA, &mut place).await;
        own(house, ANNA, place, "All your ships are placed").await;
        types(house, ANNA, place, "ready").await;
        house.picture(&["Anna is ready"]).await;
        Twin { first, lot: 0, typed: fleet.to_owned(), others: vec![BORIS, VERA] }
    })
    .await;
}

/// The first and the last letter are shown, so the words have those in common.
#[tokio::test(flavor = "multi_thread")]
async fn a_word() {
    twins(["crown", "cabin"], async |house, server, word| {
        house.write(ANNA, house.group, Line::new("/gallows@kletka_bot @boris Vera").mention("Vera", VERA));
        let lobby = house.find(house.group, "a challenge", |m| m.button("Accept").is_some()).await;
        house.press(BORIS, &lobby, "Accept").await;
        house.press(VERA, &lobby, "Accept").await;
        let first = house.board(house.group, lobby.id).await;
        let [setter] = first.mentioned()[..] else { panic!("one is asked for a word: {}", first.text) };
        tells(house, server, setter, "✏ Set the word", word).await;
        let riddle = house.find(house.group, "the riddle", |m| m.photo().is_some() && m.mentioned().len() == 2).await;
        let others: Vec<i64> = [ANNA, BORIS, VERA].into_iter().filter(|user| *user != setter).collect();
        // A letter that is in neither word.
        house.press(others[0], &riddle, "U").await;
        house.board(house.group, riddle.id).await;
        Twin { first, lot: setter, typed: word.to_owned(), others }
    })
    .await;
}

/// Everybody's palm is random, so the cell of a number is, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_cell_of_the_palm() {
    const KEY: &str = "✋ My palm";
    twins(["", ""], async |house, server, _| {
        let first = house.match_of(ANNA, "/palms@kletka_bot @boris numbers=10 grid=5x5", BORIS).await;
        let (mut places, mut palms) = (BTreeMap::new(), BTreeMap::new());
        for user in [ANNA, BORIS] {
            let place = goes(house, user, KEY, server != Server::Old).await;
            palms.insert(user, own(house, user, place, "Look at your palm").await);
            types(house, user, place, "ready").await;
            house.picture(&[if user == ANNA { "Anna is ready" } else { "Boris is ready" }]).await;
            places.insert(user, place);
        }
        let board = house.picture(&["call a number"]).await;
        let caller = house.asked(&board);
        let seeker = ANNA + BORIS - caller;
        house.settled().await;
        server.middle(house);
        house.reply(caller, board.id, "7");
        house.picture(&["ind 7 on your palm"]).await;
        let mut place = places[&seeker];
        breaks(house, server, seeker, &mut place).await;
        own(house, seeker, place, "ind 7 on your palm").await;
        house.settled().await;
        house.pass(15);
        let typed = cell_of(&palms[&seeker], "7");
        types(house, seeker, place, &typed).await;
        house.picture(&["has found 7"]).await;
        // The caller has a palm of the own, which is another one as well.
        Twin { first, lot: caller, typed, others: vec![VERA] }
    })
    .await;
}
