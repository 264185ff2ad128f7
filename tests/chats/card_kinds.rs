//! Kinds of games on cards, against all that the messenger and the host may have switched on or not, with a restart
//! after each third move.

use kletka_sandbox::{Call, Feedback, SandboxConfig};

use super::card_pictures::{Shown, Ways, has_letters};
use super::card_plays::{How, Playing, replayed};
use super::cards::Away;
use super::house::{ANNA, BORIS, House, VERA};

const ADDRESS: Ways = Ways { address: true, broken: false, staging: false };
const STAGING: Ways = Ways { address: false, broken: false, staging: true };
const LETTERS: Ways = Ways { address: false, broken: false, staging: false };

/// A match, and where it is played.
struct Case {
    game: &'static str,
    language: &'static str,
    feedback: Feedback,
    guests: bool,
    /// How many play: two friends in their own chat, or five in a group without the bot.
    people: usize,
}

/// Each value of each switch meets each value of each other one.
const CASES: [(Ways, [Case; 3]); 3] = [
    (
        ADDRESS,
        [
            Case { game: "tictactoe", language: "en", feedback: Feedback::Off, guests: false, people: 2 },
            Case { game: "dots 20x20", language: "ru", feedback: Feedback::Half, guests: true, people: 2 },
            Case { game: "pig", language: "en", feedback: Feedback::On, guests: true, people: 5 },
        ],
    ),
    (
        STAGING,
        [
            Case { game: "seabattle", language: "ru", feedback: Feedback::Off, guests: true, people: 2 },
            Case { game: "katego", language: "en", feedback: Feedback::Half, guests: true, people: 2 },
            Case { game: "dots 20x20", language: "ru", feedback: Feedback::On, guests: false, people: 2 },
        ],
    ),
    (
        LETTERS,
        [
            Case { game: "katego", language: "ru", feedback: Feedback::Off, guests: false, people: 5 },
            Case { game: "pig", language: "en", feedback: Feedback::Half, guests: false, people: 5 },
            Case { game: "seabattle", language: "en", feedback: Feedback::On, guests: true, people: 2 },
        ],
    ),
];

/// The moves of each match.
const MOVES: usize = 7;
/// After so many moves the bot starts again.
const EACH: usize = 3;

/// People in their chats, as a case wants it.
async fn away(case: &Case) -> Away {
    let (feedback, guests) = (case.feedback, case.guests);
    let config = SandboxConfig { inline: true, feedback, guests, ..SandboxConfig::default() };
    let house = House::with(config, case.language).await;
    let (pair, foreign) = house.sandbox.act(|world| {
        let more = [(14, "Galja"), (15, "Dima")].map(|(id, name)| world.add_user(id, name, None, case.language));
        let people = [ANNA, BORIS, VERA, more[0], more[1]];
        (world.add_pair(ANNA, BORIS), world.add_foreign_group("Next door", &people))
    });
    Away { house, pair, foreign }
}

async fn plays(ways: Ways, case: &Case) {
    let mut shown = Shown::of(away(case).await, ways).await;
    let (chat, people) = match case.people {
        2 => (shown.away.pair, vec![ANNA, BORIS]),
        _ => (shown.away.foreign, vec![ANNA, BORIS, VERA, 14, 15]),
    };
    let mut playing = Playing::begin(&shown.away, chat, &people, case.game).await;
    for n in 1..=MOVES {
        let how = match n % 3 {
            0 if case.guests => How::Called,
            1 => How::Posted,
            _ => How::Pressed,
        };
        if playing.moves(&shown.away, how).await.is_none() {
            break;
        }
        if n % EACH == 0 {
            // Until the bot has heard of everything posted so far.
            shown.away.house.said(VERA, shown.away.house.group, i32::MAX).await;
            shown.away.house.settled().await;
            let before = replayed(&shown.away.house, playing.id).0;
            shown.again().await;
            assert_eq!(replayed(&shown.away.house, playing.id).0, before, "a start changes nothing");
        }
    }
    let board = playing.board(&shown.away);
    let russian = board.text.chars().any(|c| ('а'..='я').contains(&c));
    assert_eq!(russian, case.language == "ru", "{}", board.text);
    assert_eq!(has_letters(&board), board.photo().is_none(), "a board in one form");
    assert_eq!(has_letters(&board), !ways.address && !ways.staging);
    assert_eq!(shown.staged() > 0, ways.staging);
    assert_eq!(shown.away.house.sandbox.addresses().is_empty(), !ways.address);
    assert!(shown.away.house.sandbox.look(|world| world.calls().iter().all(Call::done)), "nothing is refused");
    shown.is_sound();
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_with_an_address() {
    for case in &CASES[0].1 {
        plays(CASES[0].0, case).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_through_a_staging_chat() {
    for case in &CASES[1].1 {
        plays(CASES[1].0, case).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_in_letters() {
    for case in &CASES[2].1 {
        plays(CASES[2].0, case).await;
    }
}

/// A word that no dictionary knows counts if the other player says so, on the card.
#[tokio::test(flavor = "multi_thread")]
async fn the_others_vote_on_a_word_of_balda() {
    for (language, game, word, answer, told) in [
        ("en", "balda word=flare", "d4 n flarn", "counts", "FLARN counts."),
        ("ru", "балда слово=балда", "г4 н балдн", "void", "БАЛДН не засчитано."),
    ] {
        let away = super::cards::away(language).await;
        let mut playing = Playing::begin(&away, away.pair, &[ANNA, BORIS], game).await;
        let named = playing.moves_to(&away, How::Posted, word).await.expect("a word");
        let asked = ANNA + BORIS - named;
        assert_eq!(playing.moves_to(&away, How::Pressed, answer).await, Some(asked));
        let board = playing.board(&away);
        assert!(board.text.to_uppercase().contains(&told.to_uppercase()), "{}", board.text);
        away.house.proofread();
    }
}

/// A cup belongs to a group with the bot. What its players do on a card elsewhere means nothing there.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_on_a_card_is_no_match_of_a_cup() {
    for language in ["en", "ru"] {
        let away = super::cards::away(language).await;
        let house = &away.house;
        house.say(ANNA, "/cup@kletka_bot tictactoe");
        let invited =
            house.find(house.group, "an invitation", |m| m.text.contains("№1") && !m.buttons().is_empty()).await;
        let [join, start] = [0, 2].map(|n| invited.buttons()[n].text.clone());
        house.press(BORIS, &invited, &join).await;
        house.press(ANNA, &invited, &start).await;
        house.find(house.group, "the board", |m| m.photo().is_some() && m.text.starts_with("№1 ·")).await;
        house.settled().await;
        let cup = || house.look(|tx| tx.cup(1).expect("the cup").cup);
        let before = cup();
        // The same two, the same game, a whole match.
        let mut playing = Playing::begin(&away, away.pair, &[ANNA, BORIS], "tictactoe").await;
        while playing.moves(&away, How::Pressed).await.is_some() {}
        let (row, _) = replayed(house, playing.id);
        assert!(row.outcome.is_some() && row.cup.is_none() && playing.id == 2);
        assert_eq!(cup(), before, "the cup knows nothing of it");
        // Its own match ends, and counts once.
        let (row, live) = replayed(house, 1);
        let seat = live.turn().seats().iter().next().expect("somebody is asked");
        let user = super::card_plays::user_of(&row, seat);
        let board = house.find(house.group, "the board", |m| m.photo().is_some() && m.text.starts_with("№1 ·")).await;
        house.reply(user, board.id, if language == "en" { "resign" } else { "сдаюсь" });
        let told =
            house.find(house.group, "the end of the cup", |m| m.text.contains('🏆') && m.text.contains(" : ")).await;
        assert_eq!(told.text.matches(" : ").count(), 1, "{}", told.text);
        house.settled().await;
        assert_ne!(cup(), before);
        house.proofread();
    }
}
