//! Links from a group to a puzzle of the day: only those that the bot itself has written open one.

use super::*;
use crate::store::days::Day;
use crate::store::schema::ChatId;

/// A desk that somebody in the group has asked for the puzzles of the day, and Anna's chats: the group, and her own.
fn asked() -> (Desk, ChatId, ChatId) {
    let mut desk = desk();
    desk.update(writes(1, group(), "/daily@kletka_bot"), NOW);
    desk.update(says(2, "/start"), NOW);
    let tx = Tx::new(&*desk.store);
    let chats = [group().peer, ANNA].map(|peer| tx.chat_of_peer(peer).expect("a chat"));
    (desk, chats[0], chats[1])
}

/// The proof of a link, as the bot writes it.
fn proof(desk: &mut Desk, chat: ChatId) -> String {
    desk.step(NOW, |work| days::proof(work, days::day_of(NOW), chat)).expect("a step").0
}

/// Whether a link opens a puzzle for Anna. One that does not leaves nothing behind.
fn opens(desk: &mut Desk, update: u32, (chat, day): (ChatId, Day), proof: &str) -> bool {
    desk.update(says(update, &format!("/start daily-bulls-{chat}-{day}-{proof}")), NOW);
    let tx = Tx::new(&*desk.store);
    let opened = !tx.matches_of(ANNA).is_empty();
    let counted = tx.chat_day(chat, day).is_some_and(|row| row.people.contains(&ANNA));
    assert_eq!((counted, tx.user_day(ANNA, day).tries.len()), (opened, usize::from(opened)), "{proof}");
    opened
}

#[test]
fn a_link_opens_its_puzzle_only_with_the_whole_proof() {
    let today = days::day_of(NOW);
    let (mut desk, chat, _) = asked();
    let whole = proof(&mut desk, chat);
    assert_eq!(whole.len(), 12);
    assert!(opens(&mut desk, 3, (chat, today), &whole));
    let cut = (0..whole.len()).map(|length| whole[..length].to_owned());
    let changed = (0..whole.len()).map(|at| {
        let other = if &whole[at..=at] == "0" { "1" } else { "0" };
        format!("{}{other}{}", &whole[..at], &whole[at + 1..])
    });
    let longer = ["0", " ", "-", "-0"].map(|more| format!("{whole}{more}"));
    for wrong in cut.chain(changed).chain(longer) {
        let (mut desk, chat, _) = asked();
        // A message ends without the space behind it.
        assert_eq!(opens(&mut desk, 3, (chat, today), &wrong), wrong.trim_end() == whole, "{wrong}");
    }
}

#[test]
fn the_proof_of_a_link_is_that_of_its_chat_and_day() {
    let (mut desk, chat, _) = asked();
    let today = days::day_of(NOW);
    desk.update(writes(3, Chat { peer: -6, ..group() }, "/daily@kletka_bot"), NOW);
    let other = Tx::new(&*desk.store).chat_of_peer(-6).expect("a chat");
    let of_other = proof(&mut desk, other);
    assert!(!opens(&mut desk, 4, (chat, today), &of_other));
    // Nobody has asked for the puzzles of that day, and a link draws no secret for it.
    let of_today = proof(&mut desk, chat);
    assert!(!opens(&mut desk, 5, (chat, today + 1), &of_today));
    assert_eq!(Tx::new(&*desk.store).day(today + 1), None);
    assert!(opens(&mut desk, 6, (other, today), &of_other));
}

#[test]
fn a_proved_link_of_a_chat_that_is_no_group_opens_nothing() {
    let (mut desk, _, own) = asked();
    for (update, chat) in [(3, own), (4, 99)] {
        let proved = proof(&mut desk, chat);
        assert!(!opens(&mut desk, update, (chat, days::day_of(NOW)), &proved), "{chat}");
    }
}
