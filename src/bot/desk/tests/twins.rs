//! Twins on cards: two matches that differ only in what one player has chosen in secret look the same to everybody
//! else.

use std::collections::BTreeSet;

use super::away::{BORIS, buttons, key, press, typed};
use super::*;
use crate::game::{AnyGame, Chance, Hidden, Secrecy, Seed, Viewer};
use crate::games::GAMES;

/// The moves of each match.
const MOVES: usize = 6;
/// The comparisons that are enough for a game.
const ENOUGH: usize = 3;

/// Games whose first secrets are typed or drawn, and one whose only secrets are late.
const ELSEWHERE: [&str; 5] = ["footballlong", "seabattle", "tanks", "gallows", "littlemax"];

/// A match of two on a card, by what has been pressed: who, and which button.
fn played(game: &str, pressed: &[(i64, String)]) -> (Desk, Effects) {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, game)[0]);
    let mut fx = desk.update(press(1, BORIS, "card", &join), NOW);
    let id = Tx::new(&*desk.store).match_row(1).expect("a match");
    if id.stage == Stage::Lobby {
        let start = Callback::Lobby { id: 1, word: "start".to_owned() }.write().expect("it fits");
        fx = desk.update(press(2, ANNA, "card", &start), NOW);
    }
    for (update, (user, data)) in (3..).zip(pressed) {
        // All that was owed before has been shown.
        for (entry, _) in Tx::new(&*desk.store).entries() {
            if let Some(call) = desk.prepare(entry, NOW).call {
                desk.delivered(entry, stands(call.changes().expect("a card"), NOW), NOW);
            }
        }
        fx = desk.update(press(update, *user, "card", data), NOW);
    }
    (desk, fx)
}

/// All that others can see of an update: changes of the card, with captions, letters and buttons.
fn visible(desk: &mut Desk, fx: &Effects) -> Vec<String> {
    let calls: Vec<Call> = fx.push.iter().filter_map(|push| desk.prepare(push.entry, NOW).call).collect();
    let shown = |call: &Call| match call {
        Call::EditPhoto { caption, letters, .. } => format!("{caption}\n{letters:?}\n{:?}", buttons(call)),
        Call::EditText { text, .. } => format!("{text}\n{:?}", buttons(call)),
        _ => panic!("no change of a card"),
    };
    calls.iter().map(shown).collect()
}

/// Whether everybody sees the same of two matches.
fn look_alike(one: &Desk, other: &Desk) -> bool {
    let seen = |desk: &Desk| desk.cache.stored.matches[&1].position().seen(Viewer::Public);
    seen(one) == seen(other)
}

/// Plays a game, and says how many secret choices were compared with others in their place.
fn compared(game: &'static dyn AnyGame, settings: &str) -> usize {
    let named = format!("{} {settings}", game.info().id);
    let (mut history, mut count, mut chance) = (Vec::new(), 0, Chance::seeded(&Seed([7; 32]), 1));
    for _ in 0..MOVES {
        let (desk, _) = played(named.trim(), &history);
        let Some(live) = desk.cache.stored.matches.get(&1) else { break };
        let turn = live.turn();
        let Some(seat) = turn.seats().iter().next() else { break };
        let SeatRow { who: Who::User(user), .. } = row(&desk).seats[seat.index()] else { panic!("a person") };
        let texts: BTreeSet<String> = (0..6).filter_map(|_| live.position().sample(seat, &mut chance)).collect();
        let data = |text: &String| Callback::Move { id: 1, version: live.lines().len(), text: text.clone() }.write();
        let with = |text: &String| data(text).map(|data| [&history[..], &[(user, data)]].concat());
        let ways: Vec<Vec<(i64, String)>> = texts.iter().filter_map(with).collect();
        let Some(first) = ways.first().cloned() else { break };
        let (mut one, fx) = played(named.trim(), &first);
        if turn.ask_of(seat).is_some_and(|ask| ask.secrecy != Secrecy::Open) {
            let sees = visible(&mut one, &fx);
            for other in ways[1..].iter().take(ENOUGH) {
                let (mut twin, fx) = played(named.trim(), other);
                if look_alike(&one, &twin) {
                    assert_eq!(visible(&mut twin, &fx), sees, "{named}: {first:?} and {other:?}");
                    count += 1;
                }
            }
        }
        if count >= ENOUGH {
            break;
        }
        history = first;
    }
    count
}

#[test]
fn a_secret_choice_leaves_no_trace_on_the_card() {
    let secretive = GAMES.iter().filter(|game| game.info().hidden != Hidden::Nothing && game.info().seats.has(2));
    let mut none = Vec::new();
    for game in secretive {
        let together = game.info().options.iter().any(|option| option.key == "together");
        let counts = [Some(""), together.then_some("together=on")].into_iter().flatten();
        if counts.map(|settings| compared(*game, settings)).sum::<usize>() == 0 {
            none.push(game.info().id);
        }
    }
    assert!(none.iter().all(|game| ELSEWHERE.contains(game)), "nothing to compare in {none:?}");
}
