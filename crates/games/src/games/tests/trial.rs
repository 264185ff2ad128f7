//! Matches of three with real dice, for the tests of games.

use crate::game::{Arg, Input, Labels, Manner, Text, Viewer};
use crate::play::{Match, record};

/// A match of Anna, Boris and Vera with these settings; Anna begins.
pub fn begin(id: &str, settings: &str) -> Match {
    seated(id, settings, "Anna | Boris | Vera")
}

/// A match with these settings between these players.
pub fn seated(id: &str, settings: &str, names: &str) -> Match {
    let text = format!("game {id} dice=real {settings}\nseats {names}\nfirst 1\n");
    let (header, _) = record::read(&text, crate::games::GAMES).expect("a record");
    Match::begin(header).expect("a match")
}

/// Plays moves, each by the seat that is asked first, as typed or pressed. Returns the keys of the events.
pub fn play(game: &mut Match, moves: &[&str]) -> Vec<String> {
    let mut told = Vec::new();
    for text in moves {
        let seat = game.turn().seats().iter().next().expect("somebody is asked");
        let step = game.play(seat, &Input::typed(text, Labels::Latin, Manner::Private), 0);
        let step = step.unwrap_or_else(|reject| panic!("{text}: {:?}", reject.text));
        told.extend(step.events.iter().map(|event| event.text.key.to_string()));
    }
    told
}

/// The reason why a move of the seat that is asked is refused.
pub fn refused(game: &mut Match, text: &str) -> String {
    let seat = game.turn().seats().iter().next().expect("somebody is asked");
    let step = game.play(seat, &Input::typed(text, Labels::Latin, Manner::Private), 0);
    step.expect_err("it is refused").text.key.to_string()
}

/// The points of all seats.
pub fn scores(game: &Match) -> Vec<i64> {
    game.position().scores(Viewer::Public).expect("points are counted")
}

/// The chips of all seats, as the text board has them.
pub fn chips(game: &Match) -> Vec<i64> {
    let board = game.position().board(Viewer::Public);
    let table = board.lines().skip_while(|line| !line.contains("seat chips")).skip(1);
    let count = |line: &str| line.trim_start_matches('>').split_whitespace().nth(1).map(str::parse);
    table.map(|line| count(line).expect("a count").expect("a number")).collect()
}

/// An argument of the question, which the one about real dice may enclose.
pub fn asks(game: &Match, name: &str) -> Option<Arg> {
    fn find(text: &Text, name: &str) -> Option<Arg> {
        text.args.iter().find_map(|(key, arg)| match arg {
            arg if key == name => Some(arg.clone()),
            Arg::Text(text) => find(text, name),
            _ => None,
        })
    }
    find(&game.turn().asks().first()?.text, name)
}

/// The seats that are asked.
pub fn asked(game: &Match) -> Vec<u8> {
    game.turn().seats().iter().map(|seat| seat.0).collect()
}
