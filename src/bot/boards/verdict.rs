//! How a match has ended, in the large letters of its last picture.

use super::headline::{alone, player};
use crate::game::scene::Ink;
use crate::game::{Outcome, Seat, Text, Turn, Viewer};
use crate::play::{Ending, Match};

/// How many of several players are named: the first three places. Partners, who share one, stand in a line.
const NAMED: usize = 3;
const PARTNERS: usize = 2;

/// The lines, each with its ink; none while the match goes on.
pub fn verdict(live: &Match) -> Vec<(Text, Ink)> {
    let (Turn::Over(outcome), Some(ending)) = (live.turn(), live.ending()) else { return Vec::new() };
    if ending == Ending::Cancelled {
        return vec![(Text::new("over-cancelled"), Ink::Pencil)];
    }
    // A person who gives up may be ahead, so the points say nothing then.
    let scores = outcome.scores.clone().or_else(|| live.position().scores(live.viewer(Viewer::Public)));
    let scores = scores.filter(|scores| ending == Ending::Rules && scores.len() == outcome.places.len());
    match outcome.places.len() {
        2.. if outcome.winners().next().is_none() => vec![(Text::new("over-unsolved"), Ink::Pencil)],
        1 => vec![(alone(&outcome), Ink::Seat(0))],
        2 => vec![of_two(&outcome, scores.as_deref())],
        _ => of_many(&outcome, scores.as_deref()),
    }
}

/// `Anna wins 12 : 9`.
fn of_two(outcome: &Outcome, scores: Option<&[i64]>) -> (Text, Ink) {
    let winner = outcome.winners().next().filter(|_| !outcome.is_draw());
    let points = |seat: Seat| scores.and_then(|scores| scores.get(seat.index()).copied());
    let first = winner.unwrap_or(Seat(0));
    let told = |alone: &'static str, scored: &'static str| match (points(first), points(first.other())) {
        (Some(own), Some(theirs)) => Text::new(scored).with("own", own).with("theirs", theirs),
        _ => Text::new(alone),
    };
    match winner {
        Some(seat) => (told("result-won", "result-won-by").with("seat", seat), Ink::Seat(seat.0)),
        None => (told("result-draw", "result-draw-at"), Ink::Pencil),
    }
}

/// The first places with what they have; where nothing tells the others apart, only who has won.
fn of_many(outcome: &Outcome, scores: Option<&[i64]>) -> Vec<(Text, Ink)> {
    if outcome.is_draw() {
        return vec![(Text::new("result-draw"), Ink::Pencil)];
    }
    let last = outcome.places.iter().max().copied().unwrap_or_default();
    let between = outcome.places.iter().any(|place| *place != 1 && *place != last);
    if let (None, false, [winner]) = (scores, between, &outcome.winners().collect::<Vec<_>>()[..]) {
        return vec![(Text::new("result-won").with("seat", *winner), Ink::Seat(winner.0))];
    }
    let mut order: Vec<(u8, Seat)> = outcome.places.iter().copied().zip((0..).map(Seat)).collect();
    order.sort_by_key(|(place, seat)| (*place, seat.0));
    let line = |together: &[(u8, Seat)]| {
        let [(place, seat), ..] = *together else { return None };
        let points = scores.and_then(|scores| scores.get(seat.index()).copied());
        let text = match points {
            Some(points) => Text::new("result-place-at").with("points", points),
            None => Text::new("result-place"),
        };
        let named = together.iter().map(|(_, seat)| player(*seat)).collect::<Vec<_>>();
        Some((text.with("place", i64::from(place)).with("seat", named), Ink::Seat(seat.0)))
    };
    let lines = order.chunk_by(|(place, _), (other, _)| place == other);
    let lines = lines.flat_map(|level| level.chunks(if level.len() > PARTNERS { 1 } else { PARTNERS }));
    lines.filter_map(line).take(NAMED).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::context::reader::Reader;
    use crate::bot::words::{Lang, say};
    use crate::games::GAMES;
    use crate::play::record;

    fn told(record: &str, lang: Lang) -> Vec<(String, Ink)> {
        let (header, lines) = record::read(record, GAMES).expect("a record");
        let live = Match::replay(header, lines).unwrap_or_else(|(line, why)| panic!("{line}: {why:?}"));
        let (reader, names) = (Reader { lang, ..Reader::default() }, &live.header().names);
        verdict(&live).into_iter().map(|(text, ink)| (say(&text, reader, names), ink)).collect()
    }

    const TOE: &str = "kletka 1\ngame tictactoe/1\nseats Anna | Boris\nfirst 1\n1 b2\n2 a1\n";

    #[test]
    fn of_two_who_has_won_and_by_what() {
        assert_eq!(told(TOE, Lang::En), []);
        let won = format!("{TOE}1 b1\n2 a2\n1 b3\n");
        assert_eq!(told(&won, Lang::En), [("Anna wins".to_owned(), Ink::Seat(0))]);
        assert_eq!(told(&won, Lang::Ru), [("Победа: Anna".to_owned(), Ink::Seat(0))]);
        assert_eq!(told(&format!("{TOE}- !draw\n"), Lang::En), [("A draw".to_owned(), Ink::Pencil)]);
        let pig = "kletka 1\ngame pig/1 goal=10 dice=2 overtake=off\nseats Anna | Boris\nfirst 2\n";
        assert_eq!(told(&format!("{pig}2 roll ; 6 5\n"), Lang::En), [("Boris wins 11 : 0".to_owned(), Ink::Seat(1))]);
        let resigned = format!("{pig}2 roll ; 4 2\n2 !resign\n");
        assert_eq!(told(&resigned, Lang::En), [("Anna wins".to_owned(), Ink::Seat(0))]);
    }

    #[test]
    fn what_nobody_has_found_is_no_draw() {
        let words = "kletka 1\ngame gallows/2 setter=bot lives=4\nseats Anna | Boris\nfirst 1\ndeal crown\n";
        let lost = told(&format!("{words}1 z\n2 x\n1 q\n2 j\n"), Lang::En);
        assert_eq!(lost, [("Not this time.".to_owned(), Ink::Pencil)]);
    }

    #[test]
    fn partners_have_won_together() {
        let pairs = "kletka 1\ngame katego/2 variant=pairs columns=2\nseats Anna | Boris | Vera | Gleb\nfirst 1\n\
            deal 4 5\n1 column 2 ; 3 6\n2 column 2 ; 4 4\n3 column 2 ; 2 4\n4 column 2 ; 6 6\n\
            1 column 1 ; 1 2\n2 column 1 ; 5 5\n3 column 1 ; 1 1\n4 column 1\n";
        assert_eq!(told(pairs, Lang::En)[0].0, "1. Anna, Vera: 3");
    }

    #[test]
    fn of_many_the_first_three() {
        let pig = "kletka 1\ngame pig/1 goal=10 dice=2 overtake=off\nseats Anna | Boris | Vera | Gleb\nfirst 2\n";
        let won = told(&format!("{pig}2 roll ; 6 5\n"), Lang::En);
        assert_eq!(won[0], ("1. Boris: 11".to_owned(), Ink::Seat(1)));
        assert_eq!(won.len(), 3);
        let first = Outcome::won(Seat(2), 4);
        assert_eq!(of_many(&first, None).len(), 1, "nothing tells the others apart");
    }
}
