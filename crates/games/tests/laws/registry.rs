//! The facts about the games.

use std::collections::BTreeSet;

use kletka_games::game::{AnyGame, Nth, OptKind, OptValues, Seat, Seats, Table, Viewer};
use kletka_games::games::GAMES;
use kletka_games::play::Match;

use crate::common::{Setting, Ways, settings, wander};
use crate::course::Moment;
use crate::{games, no_chance};

#[test]
fn ids_are_unique() {
    let ids: Vec<_> = games().map(|game| game.info().id).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
}

#[test]
fn the_facts_are_in_order() {
    for game in games() {
        let info = game.info();
        let plain = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        // A command of the messenger holds at most 32 characters.
        assert!(plain(info.id) && info.id.len() <= 24 && !info.id.as_bytes()[0].is_ascii_digit(), "{}", info.id);
        assert!(0 < info.since && info.since <= info.rules, "{}", info.id);
        let keys: Vec<_> = info.options.iter().map(|def| def.key).collect();
        assert!(keys.iter().all(|key| plain(key)), "{keys:?}");
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "{keys:?}");
        assert!(!keys.contains(&"clock"), "{}: the clock belongs to the table", info.id);
    }
}

#[test]
fn the_defaults_and_the_presets_can_be_played() {
    for game in games() {
        let info = game.info();
        for preset in info.presets {
            let mut values = OptValues::defaults(info.options);
            assert_eq!(values.take(info.options, info.presets, preset.name), Ok(()), "{} {}", info.id, preset.name);
            let fits = |seats| game.check(&mut values.clone(), seats).is_ok();
            assert!(info.seats.iter().any(fits), "{} {}: nobody can play that", info.id, preset.name);
        }
        for (language, mut values) in ["en", "ru", "tr"].map(|code| (code, OptValues::spoken(info.options, code))) {
            assert!(game.check(&mut values, info.seats.least()).is_ok(), "{} in {language}", info.id);
            // A text may be left out. It is drawn then.
            let mut open = info.options.iter().filter(|def| values.value(def.key).is_none());
            let left_out = open.all(|def| matches!(def.kind, OptKind::Text { .. }));
            assert!(left_out, "{}: derived options are filled in", info.id);
            let again = &mut values.clone();
            assert!(game.check(again, info.seats.least()).is_ok() && *again == values, "{}: derived once", info.id);
            assert!(game.check(&mut values.clone(), info.seats.most() + 1).is_err(), "{}: too many seats", info.id);
        }
        for def in info.options {
            for value in def.offer {
                assert!(def.kind.parse(value).is_some(), "{} {}={value}", info.id, def.key);
            }
        }
    }
}

#[test]
fn games_of_rounds_say_so() {
    let first = |game: &&'static dyn AnyGame| {
        let info = game.info();
        let table = Table { seats: info.seats.least().max(2), first: Seat(0), rules: info.rules };
        let position = game.start(&mut OptValues::spoken(info.options, "en"), table, &mut no_chance());
        Some((info.id, position.ok()?.round(Viewer::Public)?))
    };
    let stated: Vec<(&str, Nth)> = GAMES.iter().filter_map(first).collect();
    assert!(stated.iter().all(|(_, round)| round.now == 1), "{stated:?}");
    let ids = |of: bool| stated.iter().filter(move |(_, round)| round.of.is_some() == of).map(|(id, _)| *id);
    assert_eq!(ids(true).collect::<Vec<_>>().join(" "), COUNTED);
    assert_eq!(ids(false).collect::<Vec<_>>().join(" "), OPEN);
}

/// The games with a fixed number of rounds, and those with as many as it takes.
const COUNTED: &str = "twentyone newmarket chicago dropdead crew housenumbers general goldengeneral yacht yatzy cameroon \
                       thirteen hundredone ninetynine pinke";
const OPEN: &str = "baldaline sysna macao sixteen mexico express ascent alongacross minimum fourrows littlemax lower \
                    slyer";

/// If the set-up draws something, that may decide who begins. If the first move is forced, the set-up may make it, and
/// the next seat goes on.
#[test]
fn who_was_drawn_by_lot_begins() {
    for game in games() {
        let info = game.info();
        for rules in info.since..=info.rules {
            for first in Seats::first(info.seats.least()).iter() {
                let table = Table { seats: info.seats.least(), first, rules };
                let (mut values, mut ctx) = (OptValues::defaults(info.options), no_chance());
                let position = game.start(&mut values, table, &mut ctx).expect("the defaults can be played");
                let seats: Vec<Seat> = position.turn().seats().iter().collect();
                let made = Seats::first(info.seats.least()).after(first).is_some_and(|next| seats == [next]);
                let begins = seats.contains(&first) || made || seats.len() > 1 || !ctx.chance.drawn().is_empty();
                assert!(begins, "{}: {first:?} begins, not {seats:?}", info.id);
            }
        }
    }
}

/// Whether a match has any draws.
fn draws(live: &Match) -> bool {
    !live.header().deal.is_empty() || live.lines().iter().any(|line| !line.draws.is_empty())
}

/// A game that says it has no chance draws nothing, neither in its set-up nor for a move.
pub fn chance_is_where_a_game_says_it_is(now: &Moment<'_>) {
    let chance = now.setting.game.chance(&now.setting.options, now.setting.seats);
    assert!(!now.is_over() || chance || !draws(now.live), "it draws");
}

#[test]
fn who_says_that_it_knows_chance_draws_at_some_time() {
    for game in games() {
        let says = |setting: &&Setting| setting.game.chance(&setting.options, setting.seats);
        let settings = settings(game);
        let mut matches =
            settings.iter().filter(says).map(|setting| wander(setting, Ways::Lapses, |_, _| {})).peekable();
        assert!(matches.peek().is_none() || matches.any(|live| draws(&live)), "{} never draws", game.info().id);
    }
}
