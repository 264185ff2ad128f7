//! The title of a page: who plays whom, the score, and whose turn it is or how it ended.

use kletka_games::game::scene::Ink;
use kletka_games::game::{Need, Nth, Outcome, Points, Seat, Seats, Text, Turn, Viewer};
use kletka_games::play::{Ending, Match};

use super::Heading;

/// Says a text in the language of a page, with the names of the players.
pub type Say<'a> = &'a dyn Fn(&Text, &[String]) -> String;

/// The title of a picture: two players and the score between them, or with more players the game and the number of the
/// match. Then whose turn it is and the number of that move, or how the match ended. The highlighter marks the players
/// who are to move, and at the end the winners: once, and in the second half if that names them. `names` are as shown
/// on the page.
pub fn title(live: &Match, who: Viewer, number: Option<u64>, names: &[String], say: Say<'_>) -> Vec<Heading> {
    let standing = Standing::of(live, who, names.len());
    let scores = live.position().points(who).or_else(|| told(live));
    let marked = if standing.named.is_empty() { standing.marked } else { Seats::NONE };
    let two = versus(names, scores.as_deref(), marked);
    let mut title = two.unwrap_or_else(|| {
        let game = say(&Text::new(format!("{}-name", live.header().game.info().id)), names);
        let text = number.map_or(game.clone(), |number| format!("{game} №{number}"));
        vec![Heading { text, ink: Ink::Pencil }]
    });
    // Two names without numbers already have a dash between them.
    let lead = if names.len() == 2 && scores.is_none() { " · " } else { " — " };
    title.extend(inked((lead, &standing.text), &standing.named, names, say));
    title
}

/// The score of the end, if it is one that tells who has won.
fn told(live: &Match) -> Option<Vec<Points>> {
    live.points().filter(|_| live.outcome().is_some_and(|outcome| outcome.is_told_by_scores(live.present())))
}

/// Two players and the score between them; `None` for more.
pub fn versus(names: &[String], scores: Option<&[Points]>, marked: Seats) -> Option<Vec<Heading>> {
    let [one, two] = names else { return None };
    let heading = |text: &str, ink| Heading { text: text.to_owned(), ink };
    let between = match scores {
        Some([one, two]) => format!(" {one} : {two} "),
        _ => " — ".to_owned(),
    };
    let name = |text: &str, seat| heading(text, Ink::of(seat, marked.has(seat)));
    Some(vec![name(one, Seat(0)), heading(&between, Ink::Pencil), name(two, Seat(1))])
}

/// How many of several people who are waited for a title names.
const AWAITED: u32 = 3;

/// The second half of a title.
struct Standing {
    text: Text,
    /// The seats that it names, in this order.
    named: Vec<Seat>,
    /// Those who are waited for, or who have won.
    marked: Seats,
}

impl Standing {
    /// Whose turn it is, with the number of the move, or how the match ended; in games of rounds, the number of the
    /// round. Of several players to move, up to three are named, unless the title already has both names. Secret moves
    /// are not counted, so that the number does not reveal them.
    fn of(live: &Match, who: Viewer, seats: usize) -> Standing {
        let round = live.position().round(who);
        let turn = live.turn();
        if let Turn::Over(outcome) = turn {
            return Standing::over(live, &outcome, seats);
        }
        let waited = turn.asks().iter().filter(|ask| ask.need != Need::May);
        let marked: Seats = waited.flat_map(|ask| ask.seats.iter()).collect();
        let are_named = seats > 1 && marked.len() <= AWAITED && (seats != 2 || marked.len() == 1);
        let named: Vec<Seat> = marked.iter().filter(|_| are_named).collect();
        let key = |of_some, of_none| Text::new(if named.is_empty() { of_none } else { of_some });
        let text = match round {
            None => key("title-turn", "title-move").with("number", live.open_moves() + 1),
            Some(Nth { now, of: None }) => key("title-round-turn", "title-round").with("number", now),
            Some(Nth { now, of: Some(of) }) => {
                key("title-round-of-turn", "title-round-of").with("number", now).with("of", of)
            }
        };
        Standing { text, named, marked }
    }

    /// The winners. The score of two players is between their names; for more, the board shows points with their unit.
    fn over(live: &Match, outcome: &Outcome, seats: usize) -> Standing {
        let counts = seats > 1 && live.ending() != Some(Ending::Cancelled);
        let marked: Seats = if counts && !outcome.is_draw() { outcome.winners().collect() } else { Seats::default() };
        let key = match marked.len() {
            1 => "title-won",
            2 => "title-shared",
            _ if counts && outcome.is_draw() => "title-draw",
            _ => "title-over",
        };
        Standing { text: Text::new(key), named: marked.iter().filter(|_| marked.len() <= 2).collect(), marked }
    }
}

/// The name of a seat in a list.
pub fn player(seat: Seat) -> Text {
    Text::new("player").with("seat", seat)
}

/// A message after a sign that sets it off, with the names of these seats in their own inks and highlighted.
fn inked((lead, text): (&str, &Text), named: &[Seat], names: &[String], say: Say<'_>) -> Vec<Heading> {
    // Taken out of everything that people type, so no name holds it.
    const HERE: char = '\u{e000}';
    let words = |text: String| Heading { text, ink: Ink::Pencil };
    let marked = text.clone().with("seat", named.iter().copied().map(player).collect::<Vec<_>>());
    let marked = say(&marked, &vec![HERE.to_string(); names.len()]);
    let mut parts = marked.split(HERE).map(str::to_owned);
    let mut all = vec![words(format!("{lead}{}", parts.next().unwrap_or_default()))];
    for (seat, after) in named.iter().zip(parts) {
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        all.extend([Heading { text: name, ink: Ink::Latest(seat.0) }, words(after)]);
    }
    all
}
