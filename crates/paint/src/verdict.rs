//! How a match has ended, in the large letters of its last picture.

use kletka_games::game::scene::Ink;
use kletka_games::game::{Outcome, Points, Seat, Seats, Text, Turn, Viewer};
use kletka_games::play::{Ending, Match};

use super::heading::player;

/// How many of several players are named: the first three places. Partners share a place and a line.
const NAMED: usize = 3;
const PARTNERS: usize = 2;

/// The lines, each with its ink; none while the match goes on.
pub fn verdict(live: &Match) -> Vec<(Text, Ink)> {
    let (Turn::Over(outcome), Some(ending)) = (live.turn(), live.ending()) else { return Vec::new() };
    if ending == Ending::Cancelled {
        return vec![(Text::new("over-cancelled"), Ink::Pencil)];
    }
    // A person who gives up may be ahead, so the points say nothing then.
    let points = live.points().or_else(|| live.position().points(live.viewer(Viewer::Public)));
    // Who agrees on a draw may have more points than the other one.
    let counts = ending == Ending::Rules || ending == Ending::Agreed && !outcome.is_draw();
    let points = points.filter(|points| counts && points.len() == outcome.places.len());
    let mut lines = match outcome.places.len() {
        2.. if outcome.winners().next().is_none() => vec![(Text::new("over-unsolved"), Ink::Pencil)],
        1 => return vec![(alone(&outcome), Ink::Seat(0))],
        2 => vec![of_two(&outcome, points.as_deref())],
        _ => {
            let scores = points.map(|points| points.iter().map(|points| points.whole()).collect());
            of_many(&Outcome { scores, ..outcome }, live.present())
        }
    };
    lines.extend(reason(ending));
    lines
}

/// Why a match has ended, unless the board shows it.
fn reason(ending: Ending) -> Option<(Text, Ink)> {
    let by = |key: &'static str, seat: Seat| (Text::new(key).with("seat", seat), Ink::Seat(seat.0));
    match ending {
        Ending::Resigned(seat) => Some(by("result-resigned", seat)),
        Ending::Timeout(seat) => Some(by("result-timeout", seat)),
        Ending::Agreed => Some((Text::new("result-agreed"), Ink::Pencil)),
        Ending::Rules | Ending::Cancelled => None,
    }
}

/// `Anna wins 12 : 9`.
fn of_two(outcome: &Outcome, points: Option<&[Points]>) -> (Text, Ink) {
    let winner = outcome.winners().next().filter(|_| !outcome.is_draw());
    let points = |seat: Seat| points.and_then(|points| points.get(seat.index()).copied());
    let first = winner.unwrap_or(Seat(0));
    let told = |alone: &'static str, scored: &'static str| match (points(first), points(first.other())) {
        // If something else decided the match, equal points would seem to contradict it.
        (Some(own), Some(theirs)) if winner.is_none() || own != theirs => {
            Text::new(scored).with("own", own).with("theirs", theirs)
        }
        _ => Text::new(alone),
    };
    match winner {
        Some(seat) => (told("result-won", "result-won-by").with("seat", seat), Ink::Seat(seat.0)),
        None => (told("result-draw", "result-draw-at"), Ink::Pencil),
    }
}

/// The first places, with the points of the players who stayed if points decide the places. If nothing separates the
/// others, only the winners.
fn of_many(outcome: &Outcome, present: Seats) -> Vec<(Text, Ink)> {
    if outcome.is_draw() {
        return vec![(Text::new("result-draw"), Ink::Pencil)];
    }
    let scores = outcome.scores.as_deref().filter(|_| outcome.is_told_by_scores(present));
    let last = outcome.places.iter().max().copied().unwrap_or_default();
    let between = outcome.places.iter().any(|place| *place != 1 && *place != last);
    if let (None, false, [winner]) = (scores, between, &outcome.winners().collect::<Vec<_>>()[..]) {
        return vec![(Text::new("result-won").with("seat", *winner), Ink::Seat(winner.0))];
    }
    let mut order: Vec<(u8, Seat)> = outcome.places.iter().copied().zip((0..).map(Seat)).collect();
    order.sort_by_key(|(place, seat)| (*place, seat.0));
    let line = |together: &[(u8, Seat)]| {
        let [(place, seat), ..] = *together else { return None };
        let points = scores.filter(|_| present.has(seat)).and_then(|scores| scores.get(seat.index()).copied());
        let text = match points {
            Some(points) => Text::new("result-place-at").with("points", points),
            None => Text::new("result-place"),
        };
        let named = together.iter().map(|(_, seat)| player(*seat)).collect::<Vec<_>>();
        // Several names in one line have no ink in common.
        let ink = if together.len() == 1 { Ink::Seat(seat.0) } else { Ink::Pencil };
        Some((text.with("place", i64::from(place)).with("seat", named), ink))
    };
    let lines = order.chunk_by(|(place, _), (other, _)| place == other);
    let lines = lines.flat_map(|level| level.chunks(if level.len() > PARTNERS { 1 } else { PARTNERS }));
    lines.filter_map(line).take(NAMED).collect()
}

/// How a match of one seat ended: with its points, or with whether it worked out.
pub fn alone(outcome: &Outcome) -> Text {
    let key = if outcome.winners().next().is_some() { "over-solved" } else { "over-unsolved" };
    match outcome.scores.as_deref() {
        Some([points]) => Text::new("over-points").with("points", *points).with("end", Text::new(key)),
        _ => Text::new(key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_tells_the_others_apart_only_the_winner_is_named() {
        let first = Outcome::won(Seat(2), 4);
        assert_eq!(of_many(&first, Seats::first(4)).len(), 1);
    }

    #[test]
    fn points_that_do_not_tell_the_places_are_left_out() {
        let points = |scores: [i64; 3], present: u8| {
            let outcome = Outcome { places: vec![1, 2, 3], scores: Some(scores.to_vec()) };
            of_many(&outcome, Seats::first(present)).iter().filter(|(text, _)| text.key == "result-place-at").count()
        };
        assert_eq!([points([5, 4, 3], 3), points([1, 0, 0], 3), points([0, 4, 5], 3)], [3, 0, 0]);
        assert_eq!(points([5, 4, 9], 2), 2, "whoever has left is last");
    }

    #[test]
    fn equal_points_are_told_of_a_draw_alone() {
        let key =
            |outcome: &Outcome, scores: &[i64; 2]| of_two(outcome, Some(&scores.map(Points::from))).0.key.to_string();
        let won = Outcome::won(Seat(1), 2);
        assert_eq!([&[3, 3], &[3, 4]].map(|scores| key(&won, scores)), ["result-won", "result-won-by"]);
        assert_eq!(key(&Outcome::drawn(2), &[3, 3]), "result-draw-at");
    }
}
