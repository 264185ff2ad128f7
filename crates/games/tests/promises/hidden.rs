//! Hidden draws of a match stay in its log and leave it only at the end.

use kletka_games::game::{Manner, Viewer};
use kletka_games::play::record::{read, write};
use kletka_games::play::{Ending, Match};

use super::{A, B, header, said};
use crate::toys::cup::{Cup, Slip};

/// A match of two players with two cups, one of which has been shaken.
fn shaken(game: &'static Cup) -> Match {
    let mut live = Match::begin(header(game, 2, &[])).expect("a match that can be played");
    said(&mut live, A, "трясти", Manner::Addressed, 1_000);
    live
}

#[test]
fn a_match_is_closed_while_something_hidden_lies_on_the_table() {
    // A game's claims about itself do not open anything that was drawn hidden.
    for game in [&Cup(Slip::None), &Cup(Slip::Open)] {
        let mut live = shaken(game);
        assert_eq!((live.is_closed(), live.record(true)), (true, None), "{:?}", game.0);
        for (seat, text) in [(A, "хватит"), (B, "трясти"), (B, "хватит")] {
            assert!(live.is_closed());
            said(&mut live, seat, text, Manner::Addressed, 2_000);
        }
        assert_eq!((live.ending(), live.is_closed()), (Some(Ending::Rules), false));
        let text = live.record(true).expect("all cups are lifted");
        assert!(text.contains("\nseed ") && text.contains("\n1 shake ; "), "{text}");
        assert_eq!(live.record(false), Some(write(live.header(), live.lines(), false)));
    }
}

#[test]
fn a_word_of_the_table_opens_what_was_hidden() {
    let mut live = shaken(&Cup(Slip::None));
    live.resign(B, 3_000).expect("it goes on");
    assert_eq!(live.viewer(Viewer::Public), Viewer::Revealed);
    assert!(live.record(true).is_some_and(|text| text.contains("\n1 shake ; ")));
}

#[test]
fn what_is_stored_holds_what_was_drawn_hidden() {
    let live = shaken(&Cup(Slip::None));
    for with_seed in [true, false] {
        let text = write(live.header(), live.lines(), with_seed);
        let (header, lines) = read(&text, &[&Cup(Slip::None)]).expect("a record");
        let again = Match::replay(header, lines).expect("its own lines");
        let seen = |game: &Match| game.position().seen(Viewer::Revealed);
        assert!(seen(&again) == seen(&live) && again.is_closed(), "a replay knows what is hidden");
    }
}

#[test]
fn a_match_that_is_printed_tells_nothing() {
    let live = shaken(&Cup(Slip::None));
    assert_eq!(live.header().deal.len(), 1);
    let printed = format!("{live:?}");
    assert!(printed.contains("deal: 1 ") && printed.contains("seed: Some(Seed(…))"), "{printed}");
}
