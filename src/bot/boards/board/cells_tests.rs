use super::*;
use crate::bot::table::away::RANDOM;
use crate::game::{AnyGame, Chance, Input, Manner, Seed, Turn};
use crate::games::GAMES;
use crate::play::{Match, record};

/// How many steps of a random match are looked at.
const STEPS: u64 = 150;

/// A match of a game with its usual options, of the fewest people who can play it.
fn begun(game: &'static dyn AnyGame) -> Match {
    let names = |seats: u8| (1..=seats).map(|n| format!("Player {n}")).collect::<Vec<_>>().join(" | ");
    let begun = |seats: u8| {
        let text = format!("game {}\nseats {}\nfirst 1\n", game.info().id, names(seats));
        let (mut header, _) = record::read(&text, GAMES).ok()?;
        header.seed = Some(Seed([7; 32]));
        Match::begin(header).ok()
    };
    game.info().seats.iter().find_map(begun).expect("somebody can play it")
}

/// The ways in which an ask is answered below a card.
fn named(live: &Match, ask: &Ask, seat: Seat) -> BTreeSet<&'static str> {
    let position = live.position();
    let words = live.header().game.info().words;
    if ask.secrecy == Secrecy::Private {
        return BTreeSet::from([if words.contains(&RANDOM) { "drawn" } else { "private" }]);
    }
    let Ways { lattice, typed } = ways(position, Viewer::Public, seat, ask);
    let lattice = lattice.map(|lattice| match lattice {
        Lattice { cells: true, several: false, .. } => "cells",
        Lattice { cells: true, .. } => "places",
        Lattice { .. } => "halves",
    });
    let buttons = position.buttons(Viewer::Public, seat).iter().flatten().any(|button| button.text.is_some());
    let sealed = ask.secrecy == Secrecy::Sealed && !buttons && lattice.is_none();
    let all = [buttons.then_some("buttons"), lattice, typed.then_some("typed"), sealed.then_some("private")];
    all.into_iter().flatten().collect()
}

/// What cannot be pressed place by place has a button, or can be typed.
fn check_lattice(live: &Match, ask: &Ask, seat: Seat) {
    let position = live.position();
    let Ways { lattice: Some(lattice), typed } = ways(position, Viewer::Public, seat, ask) else { return };
    let buttons = position.buttons(Viewer::Public, seat).into_iter().flatten().filter_map(|button| button.text);
    let buttons: Vec<String> = buttons.collect();
    for text in position.moves(seat).into_iter().flatten().filter(|text| !typed && !buttons.contains(text)) {
        let path = Place::read_path(&text).unwrap_or_default();
        let legal = !path.is_empty() && path.iter().all(|place| lattice.is_legal(*place));
        assert!(lattice.holds(&text) && legal, "{}: {text}", live.header().game.info().id);
    }
    let keys =
        if lattice.cells { lattice.cols.len() * lattice.rows.len() } else { lattice.cols.len() + lattice.rows.len() };
    assert!(keys <= HALVES, "the messenger takes a hundred");
}

/// The ways in which the asks of a random match are answered.
fn ways_of(game: &'static dyn AnyGame) -> BTreeSet<&'static str> {
    let (mut live, mut all) = (begun(game), BTreeSet::new());
    let mut chance = Chance::seeded(&Seed([9; 32]), 0);
    for step in 0..STEPS {
        let turn = live.turn();
        for ask in turn.asks() {
            let seat = ask.seats.iter().next().expect("somebody is asked");
            let found = named(&live, ask, seat);
            assert!(!found.is_empty(), "{}: no way to answer {:?}", game.info().id, ask.text.key);
            check_lattice(&live, ask, seat);
            all.extend(found);
        }
        let Some(seat) = turn.may().iter().next().filter(|_| !matches!(turn, Turn::Over(_))) else { break };
        let text = live.position().sample(seat, &mut chance).expect("a move");
        let input = Input::canonical(&text).said(Manner::Private);
        live.play(seat, &input, step * 1000).expect("a legal move");
    }
    all
}

#[test]
fn every_ask_of_every_game_is_answered_below_a_card() {
    for game in GAMES {
        let ways = ways_of(*game);
        let is = |all: &[&str]| ways == all.iter().copied().collect();
        let fits = match game.info().id {
            "tictactoe" | "pig" | "katego" | "footballbounce" => is(&["buttons"]),
            "floatingsquare" => is(&["cells"]),
            "dots" | "numbers" | "golf" => ways.contains("halves"),
            "boxes" => is(&["places"]),
            "race" => is(&["halves"]),
            "fiveinarow" => is(&["halves", "typed"]),
            "cephalopod" | "takeback" | "barriers" => is(&["buttons", "places"]),
            "seabattle" => is(&["drawn", "halves"]),
            "tanks" => is(&["drawn", "typed"]),
            "palms" => is(&["private", "typed"]),
            "troika" | "bulls" | "digitwar" => is(&["typed"]),
            _ => !ways.is_empty(),
        };
        assert!(fits, "{}: {ways:?}", game.info().id);
    }
}
