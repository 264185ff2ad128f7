//! The parts that pictures and films of a match share: who plays whom, the score, and how it ended.

use std::cmp::Reverse;

use crate::bot::chats::people;
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::table::cups;
use crate::bot::words::{Lang, and_more, brief, escape, html, named, say};
use crate::game::scene::Ink;
use crate::game::{Ask, Outcome, Points, Seat, Secrecy, Text, Viewer};
use crate::paint::{self, Heading, alone, player};
use crate::play::{Ending, Match};
use crate::store::schema::{MatchId, MatchRow, PARTNERS, Who};

/// Gives the name of a seat as HTML; the seats are those to mention.
pub type Dress<'a> = &'a dyn Fn(Seat, &[u8]) -> String;

/// A player's name as HTML: a mention for players who are asked, bold otherwise.
pub fn dress(work: &Work<'_>, row: Option<&MatchRow>, seat: Seat, mention: &[u8], reader: Reader) -> String {
    let Some((row, found)) = row.and_then(|row| Some((row, row.seats.get(seat.index())?))) else {
        return String::new();
    };
    let one = |(name, user): (Text, Option<i64>)| match (escape(&say(&name, reader, &[])), user) {
        (name, Some(user)) if mention.contains(&seat.0) => format!("<a href=\"tg://user?id={user}\">{name}</a>"),
        (name, None) if matches!(found.who, Who::Username(_)) => name,
        (name, _) => format!("<b>{name}</b>"),
    };
    people::seat_names(work, row, seat.index()).into_iter().map(one).collect::<Vec<_>>().join(&escape(PARTNERS))
}

/// The number of a match, as typed before a move for it.
pub fn numbered(id: MatchId) -> String {
    format!("№{id} ")
}

/// Whether people may answer a prompt by a text that everybody reads.
pub fn takes_text(ask: &Ask) -> bool {
    ask.typed && ask.secrecy == Secrecy::Open
}

/// The players' names in the language of the reader.
pub fn spoken(work: &Work<'_>, row: &MatchRow, reader: Reader) -> Vec<String> {
    people::names(work, row).iter().map(|name| say(name, reader, &[])).collect()
}

/// The title of a picture in the language of a reader; `names` are [lettered](super::lettered).
pub fn title(live: &Match, who: Viewer, number: Option<MatchId>, names: &[String], reader: Reader) -> Vec<Heading> {
    crate::paint::title(live, who, number, names, &|text, names| say(text, reader, names))
}

/// The first line of a caption: `№17 · Pig · Anna 3 : 2 Boris`.
pub fn headline(row: &MatchRow, reader: Reader, seats: usize, scores: Option<Vec<Points>>, dress: Dress<'_>) -> String {
    let game = html(&Text::new(format!("{}-name", row.game)), reader, &|_| String::new());
    format!("№{} · {game} · {}", row.id, players(seats, scores, reader, dress))
}

/// Whether the caption of a picture begins as those of the boards of a match do, in whatever language the chat spoke.
pub fn heads(row: &MatchRow, caption: &str) -> bool {
    let Some(rest) = caption.strip_prefix(&format!("№{} · ", row.id)) else { return false };
    let begins = |game: String| rest.strip_prefix(&escape(&game)).is_some_and(|rest| rest.starts_with(" · "));
    Lang::all().filter_map(|lang| brief(&format!("{}-name", row.game), lang)).any(begins)
}

/// `Anna 3 : 2 Boris`; of many players the best.
fn players(seats: usize, scores: Option<Vec<Points>>, reader: Reader, dress: Dress<'_>) -> String {
    let name = |seat: usize| dress(Seat(seat as u8), &[]);
    match (seats, scores) {
        (2, Some(scores)) if scores.len() == 2 => {
            format!("{} {} : {} {}", name(0), scores[0], scores[1], name(1))
        }
        (_, Some(scores)) => {
            let mut order: Vec<usize> = (0..scores.len().min(seats)).collect();
            order.sort_by_key(|seat| Reverse(scores[*seat]));
            let (best, more) = order.split_at(named(order.len()));
            let best = best.iter().map(|seat| format!("{} {}", name(*seat), scores[*seat]));
            and_more(best.collect::<Vec<_>>().join(", "), more.len(), reader)
        }
        (_, None) => {
            let first = named(seats);
            and_more((0..first).map(name).collect::<Vec<_>>().join(" — "), seats - first, reader)
        }
    }
}

/// The text for a match that ended without a result. In a cup, all of its players may have lost.
pub fn unresolved(work: &Work<'_>, row: &MatchRow) -> Text {
    Text::new(if cups::all_have_lost(work, row) { "over-all-late" } else { "over-cancelled" })
}

/// How a match has ended, in the large letters of its last picture.
pub fn verdict(work: &mut Work<'_>, row: &MatchRow) -> Option<Vec<(Text, Ink)>> {
    let unresolved = unresolved(work, row);
    let live = work.live(row.id)?;
    let cancelled = live.ending() == Some(Ending::Cancelled);
    Some(if cancelled { vec![(unresolved, Ink::Pencil)] } else { paint::verdict(live) })
}

/// The line of a caption that tells how the match ended; `unresolved` is for one without a result.
pub fn result(
    outcome: &Outcome,
    ending: Option<Ending>,
    unresolved: &Text,
    reader: Reader,
    dress: Dress<'_>,
) -> String {
    let dressed = |seat: Seat| dress(seat, &[]);
    if ending == Some(Ending::Cancelled) {
        return html(unresolved, reader, &dressed);
    }
    if outcome.places.len() == 1 {
        return html(&alone(outcome), reader, &dressed);
    }
    if outcome.is_draw() {
        return html(&Text::new("over-draw"), reader, &dressed);
    }
    let winners: Vec<Text> = outcome.winners().map(player).collect();
    let key = match winners.len() {
        0 => "over-unsolved",
        1 => "over-won",
        _ => "over-shared",
    };
    html(&Text::new(key).with("winners", winners), reader, &dressed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::lettered::of_record;
    use crate::games::GAMES;
    use crate::paint::verdict;
    use crate::play::record;

    fn titled(record: &str, lang: Lang) -> Vec<(String, Ink)> {
        let (header, lines) = record::read(record, GAMES).expect("a record");
        let mut live = Match::begin(header).expect("possible options");
        for line in &lines {
            live.enter(line).expect("a legal line");
        }
        let reader = Reader { lang, ..Reader::default() };
        let names = of_record(&live.header().names, reader);
        let who = live.viewer(Viewer::Public);
        title(&live, who, Some(7), &names, reader).into_iter().map(|heading| (heading.text, heading.ink)).collect()
    }

    fn text(record: &str, lang: Lang) -> String {
        titled(record, lang).into_iter().map(|(text, _)| text).collect()
    }

    #[test]
    fn a_title_says_whose_turn_it_is_and_which_move() {
        const TOE: &str = "kletka 1\ngame tictactoe/1\nseats Anna | Борис\nfirst 1\n1 b2\n";
        assert_eq!(text(TOE, Lang::ENGLISH), "Anna — Борис · move 2: Борис");
        assert_eq!(text(TOE, Lang::of(Some("ru"))), "Anna — Борис · ход 2: Борис");
        let inks: Vec<Ink> = titled(TOE, Lang::ENGLISH).into_iter().map(|(_, ink)| ink).collect();
        assert_eq!(inks, [Ink::Seat(0), Ink::Pencil, Ink::Seat(1), Ink::Pencil, Ink::Latest(1), Ink::Pencil]);
        let won = format!("{TOE}2 a1\n1 b1\n2 a2\n1 b3\n");
        assert_eq!(text(&won, Lang::ENGLISH), "Anna — Борис · Anna wins");
        let inks: Vec<Ink> = titled(&won, Lang::ENGLISH).into_iter().map(|(_, ink)| ink).collect();
        assert_eq!(inks[..3], [Ink::Seat(0), Ink::Pencil, Ink::Seat(1)], "no name is highlighted twice");
        assert_eq!(inks[4], Ink::Latest(0), "the winner is");
        let pig = "kletka 1\ngame pig/1\nseats Anna | Boris | Vera\nfirst 2\n";
        assert_eq!(text(pig, Lang::ENGLISH), "Pig №7 — move 1: Boris");
    }

    #[test]
    fn a_title_says_how_a_match_has_ended() {
        let drawn = "kletka 1\ngame tictactoe/1\nseats Anna | Boris\nfirst 1\n1 b2\n2 a1\n- !draw\n";
        assert_eq!(text(drawn, Lang::ENGLISH), "Anna — Boris · a draw");
        assert_eq!(text(drawn, Lang::of(Some("ru"))), "Anna — Boris · ничья");
        assert!(titled(drawn, Lang::ENGLISH).iter().all(|(_, ink)| !matches!(ink, Ink::Latest(_))));
        assert_eq!(text(QUARTER, Lang::ENGLISH), "A ¼ : 0 B — A wins");
        let pig = "kletka 1\ngame pig/1 goal=10 dice=2 overtake=off\nseats Anna | Boris | Vera\nfirst 1\n";
        let won = format!("{pig}1 roll ; 6 5\n");
        assert_eq!(text(&won, Lang::ENGLISH), "Pig №7 — Anna wins");
        let two = won.replace(" | Vera", "");
        assert_eq!(text(&two, Lang::ENGLISH), "Anna 11 : 0 Boris — Anna wins");
    }

    const PAIRS: &str = "kletka 1\ngame katego/2 variant=pairs columns=2\nseats Anna | Boris | Vera | Gleb\nfirst 1\n\
        deal 4 5\n1 column 2 ; 3 6\n2 column 2 ; 4 4\n3 column 2 ; 2 4\n4 column 2 ; 6 6\n\
        1 column 1 ; 1 2\n2 column 1 ; 5 5\n3 column 1 ; 1 1\n4 column 1\n";

    #[test]
    fn both_partners_of_a_pair_have_won() {
        assert_eq!(text(PAIRS, Lang::ENGLISH), "Katego №7 — Anna, Vera win");
        assert_eq!(text(PAIRS, Lang::of(Some("ru"))), "Катего №7 — победили Anna, Vera");
    }

    #[test]
    fn a_word_that_nobody_has_found_is_no_draw() {
        let words = "kletka 1\ngame gallows/2 setter=bot lives=4\nseats Anna | Boris\nfirst 1\ndeal crown\n";
        let lost = format!("{words}1 z\n2 x\n1 q\n2 j\n");
        assert_eq!(text(&lost, Lang::ENGLISH), "Anna — Boris · the end");
        assert!(
            titled(&lost, Lang::ENGLISH).iter().all(|(_, ink)| !matches!(ink, Ink::Latest(_))),
            "nobody is highlighted"
        );
    }

    #[test]
    fn secret_moves_do_not_count() {
        let begun = "kletka 1\ngame seabattle/1\nseats Anna | Boris\nfirst 1\n";
        let placing = format!("{begun}1 b2-e2\n");
        assert_eq!(text(&placing, Lang::ENGLISH), text(begun, Lang::ENGLISH));
    }

    #[test]
    fn in_games_of_rounds_these_are_counted() {
        let yacht = "kletka 1\ngame yacht/1 together=on\nseats Anna | Boris\nfirst 1\ndeal 1 2 3 4 5\n";
        assert_eq!(text(yacht, Lang::ENGLISH), "Anna — Boris · round 1 of 15");
        let chosen = format!("{yacht}1 small\n2 chance ; 6 6 6 6 6\n");
        assert_eq!(text(&chosen, Lang::of(Some("ru"))), "Anna — Boris · раунд 2 из 15");
        let half = format!("{chosen}2 yacht\n");
        assert_eq!(
            text(&half, Lang::ENGLISH),
            "Anna — Boris · round 2 of 15: Anna",
            "no number tells of secret choices"
        );
    }

    #[test]
    fn what_somebody_loses_is_a_round_too() {
        let ghost = "kletka 1\ngame baldaline/2 lang=en\nseats Anna | Boris\nfirst 1\n1 +k\n";
        assert_eq!(text(ghost, Lang::ENGLISH), "Anna — Boris · round 1: Boris");
        assert_eq!(text(&format!("{ghost}2 giveup\n"), Lang::ENGLISH), "Anna — Boris · round 2: Boris");
        let cup = "kletka 1\ngame littlemax/1 chips=2\nseats Anna | Boris\nfirst 1\n1 throw ; 5 4\n1 65\n";
        assert_eq!(text(cup, Lang::ENGLISH), "Anna 2 : 2 Boris — round 1: Boris");
        assert_eq!(text(&format!("{cup}2 lift\n"), Lang::of(Some("ru"))), "Anna 1 : 2 Boris — раунд 2: Anna");
        // A match to one pip is a single round.
        for (points, begun) in [(50, "Anna 0 : 0 Boris — round 1: Boris"), (1, "Anna — Boris · move 1: Boris")] {
            let flip = format!("kletka 1\ngame turnover/1 points={points}\nseats Anna | Boris\nfirst 1\n");
            let flip = format!("{flip}deal 5 3 4 4 6 4 1 1 2 2\n");
            assert_eq!(text(&flip, Lang::ENGLISH), begun);
        }
    }

    #[test]
    fn of_many_players_the_others_are_counted() {
        let named = |seats, scores| players(seats, scores, Reader::default(), &|seat, _| format!("P{}", seat.0));
        assert_eq!(named(50, None), "P0 — P1 — P2 — P3 — P4 — P5 — P6 — P7 and 42 more");
        let scores = (0..50).map(Points::from).collect();
        assert_eq!(
            named(50, Some(scores)),
            "P49 49, P48 48, P47 47, P46 46, P45 45, P44 44, P43 43, P42 42 and 42 more"
        );
        assert_eq!(named(3, None), "P0 — P1 — P2");
    }

    /// The large lines below the last picture of a match.
    fn told(record: &str, lang: Lang) -> Vec<(String, Ink)> {
        let (header, lines) = record::read(record, GAMES).expect("a record");
        let live = Match::replay(header, lines).unwrap_or_else(|(line, why)| panic!("{line}: {why:?}"));
        let (reader, names) = (Reader { lang, ..Reader::default() }, &live.header().names);
        verdict(&live).into_iter().map(|(text, ink)| (say(&text, reader, names), ink)).collect()
    }

    /// A match that a quarter of a point decides.
    const QUARTER: &str = "kletka 1\ngame dots size=7x7 zone=off territory=on\nseats A | B\nfirst 1\n\
        1 c2\n2 c3\n1 b3\n2 g7\n1 d3\n2 g6\n1 d4\n2 g5\n1 c5\n2 g4\n1 b4\n1 leave\n- !draw\n";
    const DUEL: &str = "kletka 1\ngame tictactoe/1\nseats Anna | Boris\nfirst 1\n1 b2\n2 a1\n";

    #[test]
    fn of_two_who_has_won_and_by_what() {
        assert_eq!(told(DUEL, Lang::ENGLISH), []);
        let won = format!("{DUEL}1 b1\n2 a2\n1 b3\n");
        assert_eq!(told(&won, Lang::ENGLISH), [("Anna wins".to_owned(), Ink::Seat(0))]);
        assert_eq!(told(&won, Lang::of(Some("ru"))), [("Победа: Anna".to_owned(), Ink::Seat(0))]);
        let agreed = told(&format!("{DUEL}- !draw\n"), Lang::ENGLISH);
        assert_eq!(agreed, ["A draw", "by agreement"].map(|line| (line.to_owned(), Ink::Pencil)));
        let quarter = [("A wins ¼ : 0".to_owned(), Ink::Seat(0)), ("by agreement".to_owned(), Ink::Pencil)];
        assert_eq!(told(QUARTER, Lang::ENGLISH), quarter);
        let pig = "kletka 1\ngame pig/1 goal=10 dice=2 overtake=off\nseats Anna | Boris\nfirst 2\n";
        assert_eq!(
            told(&format!("{pig}2 roll ; 6 5\n"), Lang::ENGLISH),
            [("Boris wins 11 : 0".to_owned(), Ink::Seat(1))]
        );
        let resigned = format!("{pig}2 roll ; 4 2\n2 !resign\n");
        let gave_up = [("Anna wins".to_owned(), Ink::Seat(0)), ("Boris resigned".to_owned(), Ink::Seat(1))];
        assert_eq!(told(&resigned, Lang::ENGLISH), gave_up);
        assert_eq!(told(&resigned.replace("resign", "flag"), Lang::of(Some("ru")))[1].0, "Boris: вышло время");
    }

    #[test]
    fn what_nobody_has_found_is_no_draw() {
        let words = "kletka 1\ngame gallows/2 setter=bot lives=4\nseats Anna | Boris\nfirst 1\ndeal crown\n";
        let lost = told(&format!("{words}1 z\n2 x\n1 q\n2 j\n"), Lang::ENGLISH);
        assert_eq!(lost, [("Not this time.".to_owned(), Ink::Pencil)]);
    }

    #[test]
    fn partners_have_won_together() {
        let pairs = "kletka 1\ngame katego/2 variant=pairs columns=2\nseats Anna | Boris | Vera | Gleb\nfirst 1\n\
            deal 4 5\n1 column 2 ; 3 6\n2 column 2 ; 4 4\n3 column 2 ; 2 4\n4 column 2 ; 6 6\n\
            1 column 1 ; 1 2\n2 column 1 ; 5 5\n3 column 1 ; 1 1\n4 column 1\n";
        assert_eq!(told(pairs, Lang::ENGLISH)[0].0, "1. Anna, Vera: 3");
    }

    #[test]
    fn of_many_the_first_three() {
        let pig = "kletka 1\ngame pig/1 goal=10 dice=2 overtake=off\nseats Anna | Boris | Vera | Gleb\nfirst 2\n";
        let won = told(&format!("{pig}2 roll ; 6 5\n"), Lang::ENGLISH);
        assert_eq!(won[0], ("1. Boris: 11".to_owned(), Ink::Seat(1)));
        assert_eq!(won.len(), 3);
    }
}
