//! Laws for every game, whatever its rules: the games of the registry and the lawful toys, in many settings. The laws
//! know games only as `AnyGame`, `Position` and `Match`.
//!
//! Most of them are in [`LAWS`]: a match is walked once, and each law looks at every [`Moment`] of it. A broken law
//! names the game, the settings and the step, and prints the record. The other laws are checked all the same. The rest
//! are tests of their own.
//!
//! `KLETKA_LAWS=pig,golf` checks the laws only for these games. With `KLETKA_THOROUGH=1` everything is tried.

#[path = "../common/mod.rs"]
mod common;
#[path = "../promises/mod.rs"]
mod promises;
#[path = "../../../../tests/toys/mod.rs"]
mod toys;

mod bearing;
mod blame;
mod course;
mod gestures;
mod hidden;
mod moves;
mod reading;
mod registry;
mod scenes;
mod secrets;
mod sense;
mod values;
mod walking;
mod words;

use common::Ways;
use course::Law;
use kletka_games::game::{AnyGame, Chance, Position, Reject, Seat, Seats, Seed, Seen, StepCtx, Viewer};
use kletka_games::games::GAMES;

/// Laws with their names.
macro_rules! laws {
    ($($law:path),* $(,)?) => { &[$((stringify!($law), $law as Law)),*] };
}

/// The laws of random matches, by the events in these besides moves.
static LAWS: &[(Ways, &[(&str, Law)])] = &[
    (
        Ways::Moves,
        laws![
            scenes::what_a_refusal_marks_is_on_the_page,
            walking::a_copy_is_independent,
            walking::all_seats_are_asked_at_some_time,
            words::what_is_asked_of_several_knows_that,
            words::what_is_told_of_a_move_has_no_picture,
        ],
    ),
    (
        Ways::Lapses,
        laws![
            gestures::what_is_touched_is_the_move_that_was_meant,
            gestures::what_is_touched_is_where_it_is_printed,
            moves::a_refusal_changes_nothing,
            moves::each_move_has_one_text,
            moves::moves_can_be_typed_as_they_are_shown,
            moves::the_example_of_an_ask_is_a_move_that_is_legal_now,
            moves::what_is_offered_is_accepted,
            registry::chance_is_where_a_game_says_it_is,
            scenes::on_text_boards_everybody_has_a_sign_of_their_own,
            scenes::the_latest_move_is_marked,
            scenes::there_is_always_something_to_see,
            scenes::boards_lie_on_the_squares_and_marks_are_inked,
            secrets::a_secret_move_is_taken_where_nobody_sees_it,
            secrets::nobody_learns_of_a_secret_before_it_is_revealed,
            secrets::nothing_is_hidden_once_it_is_over,
            secrets::where_nothing_is_hidden_everybody_sees_the_same,
            secrets::who_presses_in_secret_can_be_told_what_lies_there,
            walking::a_deadline_lies_ahead_and_something_happens_when_it_passes,
            walking::a_match_ends_with_a_place_for_everybody,
            walking::rounds_go_on_up_to_their_number,
            walking::somebody_may_act_until_the_end,
            walking::a_question_of_yes_or_no_has_two_buttons,
            walking::who_is_not_asked_has_no_moves,
            words::what_a_game_offers_is_no_word_of_the_table,
            words::whatever_a_game_says_is_in_its_words,
        ],
    ),
    (
        Ways::Leaving,
        laws![walking::a_record_plays_the_same_again, walking::leaving_ends_the_match_or_leaves_somebody_to_act],
    ),
];

/// All games that must obey the laws.
fn all() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().chain(toys::LAWFUL).copied()
}

/// The games to check now: all of them, or those that `KLETKA_LAWS` names.
fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    let chosen = std::env::var("KLETKA_LAWS").ok().map(|named| course::chosen(&named));
    let is_chosen = move |game: &&dyn AnyGame| chosen.as_ref().is_none_or(|ids| ids.contains(game.info().id));
    all().filter(is_chosen)
}

/// All viewers of a table with this many seats.
fn viewers(seats: u8) -> Vec<Viewer> {
    [Viewer::Public, Viewer::Revealed].into_iter().chain(Seats::first(seats).iter().map(Viewer::Seat)).collect()
}

/// Everything that anybody knows of a position.
fn known(position: &dyn Position, seats: u8) -> Vec<Seen> {
    viewers(seats).into_iter().map(|who| position.seen(who)).collect()
}

/// A context with a fixed chance, for steps that do not become part of a match.
fn no_chance() -> StepCtx {
    StepCtx::new(Chance::seeded(&Seed([0; 32]), u64::MAX), 0)
}

/// Whether a throw of real dice was refused because it does not give the faces. In a record, they come after the move.
fn wants_faces(reject: &Reject) -> bool {
    reject.text.key == "reject-by-hand"
}

/// The few seats of a table that costly checks look at.
fn some_seats(seats: u8) -> impl Iterator<Item = Seat> {
    Seats::first(seats).iter().filter(move |seat| seat.0 < 3 || seat.0 + 1 == seats)
}

#[test]
fn every_game_obeys_the_laws() {
    let broken = course::hold(games().collect(), LAWS);
    assert!(broken.is_empty(), "{} laws are broken.\n\n{}", broken.len(), broken.join("\n"));
}
