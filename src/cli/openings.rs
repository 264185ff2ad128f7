//! Drawn starts for series of matches in games without chance. Two computers would otherwise play the same match again
//! and again.
//!
//! The bench `ladder` includes this file too, so it names the games by their crate.

use std::collections::{HashSet, VecDeque};

use kletka_games::game::{
    Chance, Deadline, Hidden, Input, Level, Memo, Outcome, Reject, SearchCtx, Seat, Seed, Viewer,
};
use kletka_games::play::{Header, Match};

/// The lengths of the openings, in plies. A longer one is drawn when the shorter ones are used up or uneven.
const LENGTHS: [usize; 3] = [2, 3, 4];
/// How many openings of one length are drawn to find a new one that is even.
const DRAWS: usize = 8;
/// How many openings may be uneven before one of them has to do: there are games in which one side always wins.
const REFUSED: usize = 6;
/// How many quick matches a side has to win, all of them, for an opening to be uneven.
const QUICK: u64 = 4;
/// The level of both sides of a quick match. It sees wins that are near, and its slips make the matches differ.
const LEVEL: Level = Level::DEFAULT;
/// The nodes of a move in a quick match.
const WORK: u64 = 1_000;
/// A quick match that takes more plies than this is a draw.
const PLIES: u64 = 1_000;

/// The first moves of a match, by turns.
pub type Opening = Vec<String>;

/// The openings of a series, all different.
#[derive(Default)]
pub struct Openings {
    /// The positions after all openings drawn so far, and who moves in them.
    drawn: HashSet<String>,
    /// All openings that were new.
    pub used: Vec<Opening>,
    /// Uneven openings, for when there are no others.
    spare: VecDeque<Opening>,
}

impl Openings {
    /// Openings for matches that begin like this one. `None` if they differ without: chance deals, or the computers
    /// draw secrets.
    pub fn of(header: &Header) -> Option<Openings> {
        let hides = Match::begin(header.clone()).ok()?.position().hidden() != Hidden::Nothing;
        (!hides && !header.game.chance(&header.options, 2)).then(Openings::default)
    }

    /// An opening that the seed draws: new as long as there are any, and even as far as quick matches can tell.
    pub fn draw(&mut self, header: &Header, seed: &Seed) -> Opening {
        let mut chance = Chance::seeded(seed, 0);
        let (mut even, mut refused) = (None, 0);
        for length in LENGTHS.into_iter().flat_map(|length| [length; DRAWS]) {
            let Some((opening, played)) = random(header, length, &mut chance) else { continue };
            if !self.drawn.insert(place(&played)) {
                continue;
            }
            if is_even(header, &opening, seed) {
                even = Some(opening);
                break;
            }
            self.spare.push_back(opening);
            refused += 1;
            if refused == REFUSED {
                break;
            }
        }
        match even.or_else(|| self.spare.pop_front()) {
            Some(new) => {
                self.used.push(new.clone());
                new
            }
            None => chance.pick(&self.used).cloned().unwrap_or_default(),
        }
    }
}

/// Plays an opening in a match that has just begun.
///
/// # Errors
/// If a move is illegal: it was drawn in a match that began otherwise.
pub fn enter(played: &mut Match, opening: &Opening) -> Result<(), Reject> {
    for text in opening {
        let Some(seat) = mover(played) else { break };
        played.play(seat, &Input::canonical(text), 0)?;
    }
    Ok(())
}

/// An outcome by sides instead of seats, if the first side has the second seat.
pub fn by_sides(mut outcome: Outcome, swapped: bool) -> Outcome {
    if swapped {
        outcome.places.reverse();
        outcome.scores.iter_mut().for_each(|scores| scores.reverse());
    }
    outcome
}

fn mover(played: &Match) -> Option<Seat> {
    played.turn().seats().iter().next()
}

/// A position and who moves in it.
fn place(played: &Match) -> String {
    format!("{:?}\n{}", played.turn().seats(), played.position().board(Viewer::Revealed))
}

/// This many random moves, and the match after them; `None` if they end it.
fn random(header: &Header, length: usize, chance: &mut Chance) -> Option<(Opening, Match)> {
    let mut played = Match::begin(header.clone()).ok()?;
    let mut opening = Opening::new();
    for _ in 0..length {
        let seat = mover(&played)?;
        let text = played.position().sample(seat, chance)?;
        played.play(seat, &Input::canonical(&text), 0).ok()?;
        opening.push(text);
    }
    mover(&played).map(|_| (opening, played))
}

/// Whether quick matches from an opening are not all won by the same side.
fn is_even(header: &Header, opening: &Opening, seed: &Seed) -> bool {
    let mut winners = HashSet::new();
    (0..QUICK).any(|number| {
        let winner = winner(header, opening, seed, number);
        winner.is_none_or(|winner| winners.insert(winner) && winners.len() > 1)
    })
}

/// The winner of a quick match; `None`: it is a draw.
fn winner(header: &Header, opening: &Opening, seed: &Seed, number: u64) -> Option<Seat> {
    let mut played = Match::begin(header.clone()).ok()?;
    enter(&mut played, opening).ok()?;
    let mut memories = [Memo::default(), Memo::default()];
    for ply in 1..=PLIES {
        let Some(seat) = mover(&played) else { break };
        let mut chance = Chance::seeded(seed, number * PLIES + ply);
        let mut ctx = SearchCtx::new(LEVEL, &mut chance, Deadline::after_work(WORK), &mut memories[seat.index()]);
        let text = played.position().think(seat, &mut ctx)?;
        played.play(seat, &Input::canonical(&text), 0).ok()?;
    }
    let places = played.outcome()?.places;
    let best = places.iter().min()?;
    let mut winners = (0..).map(Seat).zip(&places).filter(|(_, place)| *place == best).map(|(seat, _)| seat);
    winners.next().filter(|_| winners.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kletka_games::games::GAMES;
    use kletka_games::play::record;

    fn header(game: &str) -> Header {
        let (header, _) = record::read(&format!("game {game}\nseats A | B\nfirst 1\n"), GAMES).expect("a record");
        Header { seed: Some(Seed([1; 32])), ..header }
    }

    fn drawn(header: &Header, count: u8) -> (Vec<Opening>, usize) {
        let mut openings = Openings::of(header).expect("it has openings");
        let all = (0..count).map(|n| openings.draw(header, &Seed([n; 32]))).collect();
        (all, openings.used.len())
    }

    fn moves(text: &str) -> Opening {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn games_with_chance_or_secrets_have_none() {
        assert!(["pig", "bulls", "seabattle"].iter().all(|game| Openings::of(&header(game)).is_none()));
    }

    #[test]
    fn openings_differ_and_the_seed_gives_the_same_ones_again() {
        let header = header("tictactoe");
        let (all, count) = drawn(&header, 20);
        assert_eq!((all.iter().collect::<HashSet<_>>().len(), count), (20, 20));
        assert!(all.iter().all(|opening| (2..=4).contains(&opening.len())), "{all:?}");
        assert_eq!(drawn(&header, 20).0, all);
        let mut played = Match::begin(header).expect("a match");
        enter(&mut played, &all[19]).expect("legal moves");
        assert_eq!(played.lines().len(), all[19].len());
    }

    #[test]
    fn an_opening_with_a_row_to_finish_is_not_even() {
        let (header, seed) = (header("tictactoe"), Seed([3; 32]));
        let cases = [("a1 b1 a2 c1", false), ("a1 b1 c3 b2 c1", false), ("b2 a1", true), ("a1 b2", true)];
        for (text, even) in cases {
            assert_eq!(is_even(&header, &moves(text), &seed), even, "{text}");
        }
    }

    #[test]
    fn when_no_opening_is_left_one_comes_again() {
        let header = header("tictactoe");
        let mut openings = Openings::of(&header).expect("it has openings");
        openings.spare.push_back(moves("b2 a1"));
        // Whatever else this seed draws is known.
        let mut chance = Chance::seeded(&Seed([5; 32]), 0);
        for length in LENGTHS.into_iter().flat_map(|length| [length; DRAWS]) {
            openings.drawn.extend(random(&header, length, &mut chance).map(|(_, played)| place(&played)));
        }
        let all: Vec<Opening> = (0..3).map(|_| openings.draw(&header, &Seed([5; 32]))).collect();
        assert_eq!((all, openings.used.len()), (vec![moves("b2 a1"); 3], 1), "an uneven one, again and again");
    }
}
