//! A house of ninety games: you can find all of them, by buttons and by a part of a name, and the command menu stays
//! short.

use std::collections::{BTreeSet, VecDeque};

use kletka::bot::words::Lang;
use kletka_sandbox::{Fault, Keyboard, Message, On, SandboxConfig};
use serde_json::{Value, json};

use super::house::{ANNA, BOT, House, PATIENCE, labels};
use super::ninety;

/// A house of ninety games, in which everybody speaks a language.
async fn ninety(language: &str) -> House {
    House::playing(ninety::games(), SandboxConfig::default(), language).await
}

fn ids() -> Vec<&'static str> {
    ninety::games().iter().map(|game| game.info().id).collect()
}

/// The answer to a command.
async fn answer(house: &House, command: &str) -> Message {
    let said = house.say(ANNA, command);
    house.find(house.group, command, |message| message.from == BOT && message.id > said).await
}

/// The callback data of a message's buttons. Checks the messenger's limits.
fn carried(message: &Message) -> Vec<String> {
    let Some(Keyboard::Inline(rows)) = &message.keyboard else { return Vec::new() };
    let buttons: Vec<_> = rows.iter().flatten().collect();
    assert!(buttons.len() <= 100, "{} buttons in {}", buttons.len(), message.text);
    let data: Vec<String> = buttons.iter().filter_map(|button| button.data.clone()).collect();
    assert!(data.iter().all(|data| (1..=64).contains(&data.len())), "{data:?}");
    data
}

/// Presses a button of a page. Returns the page that replaces it.
async fn turned(house: &House, page: &Message, data: &str) -> Message {
    let before = house.sandbox.message(page.chat, page.id).expect("the page is there").edits;
    house.press_data(ANNA, page, data).await;
    let newer = |world: &kletka_sandbox::World| world.message(page.chat, page.id).filter(|m| m.edits > before);
    house.sandbox.wait_for(newer, PATIENCE).await.unwrap_or_else(|_| panic!("{data} leads nowhere"))
}

/// Walks through the catalogue from a page, by all buttons of those kinds. Returns every page with the button data that
/// led there.
async fn walk(house: &House, page: Message, kinds: &[&str]) -> Vec<(String, Message)> {
    let mut seen = BTreeSet::from(["c:".to_owned(), "u:".to_owned()]);
    let mut ahead = VecDeque::from(carried(&page));
    let mut pages = vec![(String::new(), page.clone())];
    while let Some(data) = ahead.pop_front() {
        if kinds.iter().any(|kind| data.starts_with(kind)) && seen.insert(data.clone()) {
            let next = turned(house, &page, &data).await;
            ahead.extend(carried(&next));
            pages.push((data, next));
        }
    }
    pages
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_found_in_the_catalogue() {
    let house = ninety("en").await;
    let cover = answer(&house, "/play@kletka_bot").await;
    let shown = ["Lines and squares | Battles", "Words | Dice", "For one"];
    assert_eq!(labels(&cover), shown, "families without games are left out");
    house.press(ANNA, &cover, "Dice").await;
    // A family with parts has a page like the first one.
    let parts = house.find(house.group, "a page", |message| message.from == BOT && message.id > cover.id).await;
    assert_eq!((parts.text.as_str(), labels(&parts)), ("Dice", vec!["Power games | Pure luck".to_owned()]));
    assert!(parts.photo().is_some());
    house.press(ANNA, &parts, "Power games").await;
    let list = house.find(house.group, "a list", |message| message.from == BOT && message.id > parts.id).await;
    assert!(list.text.starts_with("Power games\nTrifle No. 39: a toy, 2 players\n"), "{}", list.text);
    let dice = turned(&house, &list, "c:dice").await;
    let families = turned(&house, &dice, "c:").await;
    assert_eq!(labels(&families), shown);
    let pages = walk(&house, families, &["c:", "u:"]).await;
    for id in ids() {
        let game = pages.iter().find(|(data, _)| *data == format!("c:{id}")).expect("its page is reached");
        assert!(game.1.text.contains(&format!("To challenge a friend: /{id} @friend")), "{}", game.1.text);
        assert!(carried(&game.1).contains(&format!("p:{id}:open")));
        let rules = pages.iter().find(|(data, _)| *data == format!("u:{id}")).expect("its rules are reached");
        assert!(rules.1.text.contains(&format!("The rules of {id}.")), "{}", rules.1.text);
        assert!(carried(&rules.1).contains(&format!("c:{id}")), "they lead back");
    }
    // A family of fifty has three pages, and a game leads back to its own.
    let keys = |name: &str| labels(&pages.iter().find(|(data, _)| data == name).expect("it is reached").1);
    assert_eq!(keys("c:dice"), ["Power games | Pure luck", "« Back"]);
    assert_eq!(keys("c:power")[12..], ["1 / 3 | »", "« Back"]);
    assert_eq!(keys("c:power/2")[12..], ["« | 2 / 3 | »", "« Back"]);
    assert_eq!(keys("c:power/3"), ["Trifle No. 87", "« | 3 / 3", "« Back"]);
    assert_eq!(keys("c:lines").len(), 13, "a page that is just full is the only one");
    let last = pages.iter().find(|(data, _)| data == "c:toy87").expect("it is reached");
    assert!(carried(&last.1).contains(&"c:power/3".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_found_through_the_same_families() {
    let house = ninety("en").await;
    let families = answer(&house, "/rules@kletka_bot").await;
    assert_eq!((families.text.as_str(), labels(&families).len()), ("Rules of which game?", 3));
    let pages = walk(&house, families, &["u:"]).await;
    for game in ninety::games().iter().map(|game| game.info()) {
        let (id, family) = (game.id, game.family.key);
        let rules = pages.iter().find(|(data, _)| *data == format!("u:{family}/{id}")).expect("its rules are reached");
        assert!(rules.1.text.contains(&format!("The rules of {id}.")), "{}", rules.1.text);
        let back = carried(&rules.1).pop().expect("they lead back");
        let list = pages.iter().find(|(data, _)| *data == back).expect("to a list");
        assert!(carried(&list.1).contains(&format!("u:{family}/{id}")), "{back} has no {id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn long_rules_are_several_pages() {
    let house = ninety("en").await;
    let first = answer(&house, &format!("/rules@kletka_bot {}", ninety::WORDY)).await;
    assert_eq!(labels(&first), ["1 / 3 | »"]);
    let pages = walk(&house, first, &["u:lines/toy20"]).await;
    assert_eq!(pages.len(), 4, "three pages, the first as an answer as well");
    for (_, page) in &pages {
        assert!(page.text.encode_utf16().count() <= 4096 && !page.text.contains('…'), "{}", page.text);
    }
    let text: String = pages.iter().skip(1).map(|(_, page)| format!("{}\n", page.text)).collect();
    for n in 0..60 {
        assert_eq!(text.matches(&format!("\no{n} (on, off)")).count(), 1, "option {n}");
    }
    assert_eq!(text.matches("\nclock (").count(), 1);
    assert_eq!(text.matches("Trifle No. 20\n").count(), 3, "each page says whose rules they are");
}

/// The bot's answer if a part fits two games.
const TOLD: &str = "«мор» подходит к нескольким играм. Какая нужна?\nМорской бой: a toy, 2 игрока\n\
                    Морские гонки: a toy, 2 игрока";

#[tokio::test(flavor = "multi_thread")]
async fn a_part_of_a_name_is_enough() {
    let house = ninety("ru").await;
    // Several games match: the bot offers them.
    let several = answer(&house, "/play@kletka_bot мор").await;
    assert_eq!(several.text, TOLD);
    assert_eq!(labels(&several), ["Морской бой | Морские гонки"]);
    let game = turned(&house, &several, &carried(&several)[1]).await;
    assert!(game.text.starts_with("Морские гонки\n"), "{}", game.text);
    // The words after the name are not lost.
    let several = answer(&house, "/play@kletka_bot мор @boris clock=1h").await;
    let told = "«мор» подходит к нескольким играм: Морской бой (/seafight), Морские гонки (/searace). Напиши \
                команду нужной, например /seafight @boris clock=1h";
    assert_eq!((several.text.as_str(), labels(&several).len()), (told, 0));
    let hello = house.say(super::house::VERA, "привет");
    let said = house.reply(ANNA, hello, "/play@kletka_bot мор");
    assert!(house.answer(said).await.text.ends_with("например /seafight"), "whoever is answered is an opponent");
    // One game matches, in any language and letter case.
    for typed in ["морской", "sea fi", "FIGHT", "морскойбой", "Морской-бой"] {
        let offer = answer(&house, &format!("/play@kletka_bot {typed}")).await;
        match typed.to_lowercase().replace('-', "") == "морскойбой" {
            true => assert!(offer.text.contains("«Морской бой»"), "{}", offer.text),
            false => assert_eq!(labels(&offer), ["Морской бой"], "{}", offer.text),
        }
    }
    for typed in ["тем", "тём", "ВОДА", "dark"] {
        let rules = answer(&house, &format!("/rules@kletka_bot {typed}")).await;
        assert!(rules.text.starts_with("Тёмная вода\n"), "{}", rules.text);
    }
    // A full name comes before a part of others: there are toys 10 to 19 as well.
    let rules = answer(&house, "/rules@kletka_bot toy1").await;
    assert!(rules.text.contains("The rules of toy1."), "{}", rules.text);
    let nearest = answer(&house, "/play@kletka_bot марской").await;
    assert!(nearest.text.starts_with("Игры «марской» нет. Может быть, Морской бой (/seafight)"), "{}", nearest.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_games_with_a_part_of_a_name_are_several_pages() {
    let house = ninety("en").await;
    for (command, kind) in [("play", "c:"), ("rules", "u:")] {
        let first = answer(&house, &format!("/{command}@kletka_bot trifle")).await;
        assert_eq!(labels(&first).last().map(String::as_str), Some("1 / 4 | »"));
        let found = walk(&house, first, &[&format!("{kind}?")]).await;
        let listed: BTreeSet<String> = found.iter().flat_map(|(_, page)| carried(page)).collect();
        let game = |id: &&str| listed.iter().any(|data| data.ends_with(*id));
        assert_eq!(ids().iter().filter(|id| id.starts_with("toy")).filter(|id| game(id)).count(), 86);
    }
    let many = answer(&house, "/play@kletka_bot trifle bot").await;
    assert!(many.text.contains("Trifle No. 0 (/toy0)") && many.text.contains("and 74 more."), "{}", many.text);
    assert!(many.text.ends_with("for example /toy0 bot"), "{}", many.text);
}

/// The command names in the menu declared for a scope.
fn menu(house: &House, scope: &Value, language: &str) -> Option<Vec<String>> {
    let name = |command: &Value| command["command"].as_str().map(str::to_owned);
    let names = |commands: &[Value]| commands.iter().filter_map(name).collect();
    house.sandbox.look(|world| world.commands(&scope.to_string(), language).map(names))
}

/// How many menus were declared for single chats.
fn declared(house: &House) -> usize {
    let calls = house.sandbox.look(|world| world.calls_of("setMyCommands"));
    calls.iter().filter(|call| call.args.contains("chat_id")).count()
}

/// Starts a game against the computer in the group. When this returns, the match has begun and everything is sent.
async fn begins(house: &House, id: &str) {
    let said = house.say(ANNA, &format!("/{id}@kletka_bot bot:1"));
    house.board(house.group, said).await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_has_the_games_that_a_chat_plays_most() {
    let mut house = ninety("ru").await;
    let own = json!({ "type": "chat", "chat_id": house.group });
    for scope in ["all_private_chats", "all_group_chats"].map(|kind| json!({ "type": kind })) {
        for language in ["", "ru"] {
            let wanted = scope.to_string();
            let found = |world: &kletka_sandbox::World| world.commands(&wanted, language).map(<[_]>::to_vec);
            let commands = house.sandbox.wait_for(found, PATIENCE).await.expect("it is declared");
            assert_eq!(commands.len(), 30, "the table's, then games");
            let first = if wanted.contains("group") { 19 } else { 18 };
            assert_eq!(commands[first]["command"], ids()[0]);
        }
    }
    // A game from the menu changes nothing. Another game replaces the last one that nobody has played.
    begins(&house, "toy1").await;
    assert_eq!((menu(&house, &own, ""), declared(&house)), (None, 0));
    begins(&house, "toy60").await;
    let first = menu(&house, &own, "").expect("the chat has a menu of its own");
    assert_eq!(first.len(), 30);
    assert_eq!(first.last().map(String::as_str), Some("toy60"), "in the order of the catalogue");
    assert_eq!(first[19..29], ids()[..10]);
    assert_eq!(menu(&house, &own, "ru"), Some(first.clone()));
    // The same again changes nothing, not even after a restart.
    begins(&house, "toy60").await;
    house.stop().await;
    house.start().await;
    begins(&house, "toy60").await;
    assert_eq!(declared(&house), 2, "in English, and in the language of the chat");
    // The menus of all chats go out at each of the two starts, and none of them meets the refusal.
    let menus = 2 * 2 * Lang::all().count();
    let sent = |world: &kletka_sandbox::World| {
        let calls = world.calls_of("setMyCommands");
        (calls.iter().filter(|call| !call.args.contains("chat_id")).count() == menus).then_some(())
    };
    house.sandbox.wait_for(sent, PATIENCE).await.expect("all menus are declared");
    // A refused menu comes with the next match, and every command works without it.
    let refusal = Fault::Error { code: 400, description: "Bad Request: BOT_COMMANDS_TOO_MUCH".to_owned() };
    // It is tried again without features that the messenger may not support.
    house.sandbox.fail(refusal, On::method("setMyCommands"), 2);
    begins(&house, "toy88").await;
    assert_eq!(menu(&house, &own, ""), Some(first));
    begins(&house, "toy88").await;
    for language in ["", "ru"] {
        let names = menu(&house, &own, language).expect("it is declared");
        assert_eq!((names.len(), &names[28..]), (30, &["toy60".to_owned(), "toy88".to_owned()][..]));
    }
    // The menu describes a game by its name.
    let commands = house.sandbox.look(|world| world.commands(&own.to_string(), "ru").map(<[_]>::to_vec));
    assert_eq!(commands.expect("it is there")[28]["description"], "Безделица № 60");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_menu_in_the_outbox_survives_a_restart() {
    let mut house = ninety("en").await;
    let own = json!({ "type": "chat", "chat_id": house.group });
    let group = house.group;
    house.sandbox.fail(Fault::BadGateway, On::method("setMyCommands"), 1000);
    let said = house.say(ANNA, "/toy60@kletka_bot bot:1");
    // Boards do not wait for it.
    house.board(group, said).await;
    house.stop().await;
    assert_eq!(menu(&house, &own, ""), None);
    assert!(!house.outbox().is_empty());
    house.sandbox.clear_faults();
    house.start().await;
    house.settled().await;
    assert!(menu(&house, &own, "").is_some_and(|names| names.contains(&"toy60".to_owned())));
    // The messenger stores menus under its own id of a chat, so a migrated chat gets its menu again.
    let moved = house.sandbox.migrate(group);
    let said = house.sandbox.say(ANNA, moved, "/toy60@kletka_bot bot:1");
    house.board(moved, said).await;
    house.settled().await;
    let own = json!({ "type": "chat", "chat_id": moved });
    assert!(menu(&house, &own, "").is_some_and(|names| names.contains(&"toy60".to_owned())));
}

/// The name of a family opens its page; a near miss begins nothing, but is offered.
#[tokio::test(flavor = "multi_thread")]
async fn a_family_opens_by_its_name_and_a_near_miss_is_offered() {
    let house = House::open().await;
    for (typed, head) in
        [("words", "Words"), ("dice", "Dice"), ("chips", "Chips"), ("bluff", "Bluff"), ("children", "For children")]
    {
        let page = answer(&house, &format!("/play@kletka_bot {typed}")).await;
        assert_eq!(page.text.lines().next(), Some(head), "{typed}");
    }
    for (typed, game) in [("seabat", "Sea battle"), ("seabattel", "Sea battle")] {
        let offer = answer(&house, &format!("/play@kletka_bot {typed}")).await;
        assert!(offer.text.contains("Did you mean") && offer.button(game).is_some(), "{typed}: {}", offer.text);
    }
    let part = answer(&house, "/play@kletka_bot foot").await;
    assert!(!labels(&part).is_empty(), "{}", part.text);
    house.settled().await;
    assert!(house.look(|tx| tx.all_matches()).is_empty(), "no match was meant");
}
