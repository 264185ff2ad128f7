//! Words on a sheet: you put a letter into a cell, and name a word that contains it. The others vote about a word that
//! the tiny list lacks.

use kletka_games::game::scene::Scene;
use kletka_games::game::{
    Ask, Chance, Counts, Drawn, Family, Game, Info, Input, Moves, OptValues, Outcome, Place, Reject, Seat, Seats,
    StepCtx, Table, Tap, Text, Turn, Viewer,
};
use kletka_games::kit::grid;

use super::{facts, sheet::Sheet};

pub struct Vote;

static INFO: Info = Info { family: Family::WORDS, words: &["yes", "no"], ..facts("toyvote", Counts::from_to(2, 6)) };

const SIDE: u16 = 5;
const KNOWN: &[&str] = &["crown", "river", "paper", "крона", "река", "бумага"];

#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    mover: Seat,
    cells: Vec<(Place, char)>,
    points: Vec<i64>,
    /// How many turns are left.
    left: u8,
    /// The word being voted on, the votes against and for it, and the seats that have not voted.
    claim: Option<(Word, [u8; 2], Seats)>,
}

type Word = (Place, char, String);

#[derive(Clone, PartialEq, Debug)]
pub enum Say {
    Word(Word),
    Vote(bool),
}

impl Board {
    fn is_free(&self, place: Place) -> bool {
        place.within(SIDE, SIDE) && self.cells.iter().all(|(taken, _)| *taken != place)
    }
    fn settle(&mut self, (place, letter, word): Word, taken: bool, ctx: &mut StepCtx) {
        if taken {
            self.points[self.mover.index()] += word.chars().count() as i64;
            self.cells.push((place, letter));
        }
        let key = if taken { "toyvote-taken" } else { "toyvote-refused" };
        ctx.tell(Text::new(key).with("seat", self.mover).with("word", word));
        (self.claim, self.left) = (None, self.left - 1);
        self.mover = Seat((self.mover.0 + 1) % self.points.len() as u8);
    }
}

impl Game for Vote {
    type Options = ();
    type State = Board;
    type Move = Say;
    type View = Board;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }
    fn chance(&self, (): &()) -> bool {
        false
    }
    fn setup(&self, (): &(), table: Table, _ctx: &mut StepCtx) -> Board {
        let points = vec![0; table.seats.into()];
        Board { mover: table.first, cells: vec![], points, left: 3 * table.seats, claim: None }
    }
    fn turn(&self, board: &Board) -> Turn {
        match &board.claim {
            _ if board.left == 0 => Turn::Over(Outcome::by_score(board.points.clone())),
            None => Ask::one(board.mover, Text::new("toyvote-ask")).typed().into(),
            Some(((.., word), _, silent)) => {
                let text = Text::new("toyvote-ask-vote").with("seat", board.mover).with("word", word.as_str());
                Ask::of(*silent, text).into()
            }
        }
    }
    fn moves(&self, board: &Board, seat: Seat) -> Moves<Say> {
        match self.turn(board).may().has(seat) {
            true if board.claim.is_none() => Moves::Unlisted,
            true => Moves::Listed(vec![Say::Vote(true), Say::Vote(false)]),
            false => Moves::Listed(vec![]),
        }
    }
    fn sample(&self, board: &Board, seat: Seat, chance: &mut Chance) -> Option<Say> {
        if let Moves::Listed(moves) = self.moves(board, seat) {
            return chance.pick(&moves).cloned();
        }
        let free: Vec<Place> = grid::places(SIDE, SIDE).filter(|place| board.is_free(*place)).collect();
        let mut word: Vec<char> = chance.pick(KNOWN)?.chars().collect();
        // Half of them are shuffled, so that there is something to vote about.
        (chance.die(2) == 1).then(|| chance.shuffle(&mut word));
        Some(Say::Word((*chance.pick(&free)?, *chance.pick(&word)?, word.iter().collect())))
    }
    fn parse(&self, _board: &Board, _seat: Seat, input: &Input<'_>) -> Result<Say, Reject> {
        let mut read = input.reader();
        match (input.word(), read.place(), read.letters(), read.letters()) {
            (Some(vote), ..) => Ok(Say::Vote(vote == "yes")),
            (None, Some(place), Some(letter), Some(word)) if letter.chars().count() == 1 && read.end() => {
                let letter = letter.to_lowercase().chars().next().unwrap_or_default();
                Ok(Say::Word((place, letter, super::small(&word))))
            }
            _ => Err(Reject::syntax(Text::new("toyvote-syntax"))),
        }
    }
    fn write(&self, m: &Say) -> String {
        match m {
            Say::Word((place, letter, word)) => format!("{place} {letter} {word}"),
            Say::Vote(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        }
    }
    fn label(&self, m: &Say) -> Text {
        match m {
            Say::Vote(yes) => Text::new(if *yes { "toyvote-yes" } else { "toyvote-no" }),
            Say::Word((place, _, word)) => Text::new("toyvote-word").with("place", *place).with("word", word.as_str()),
        }
    }
    fn apply(&self, board: &mut Board, seat: Seat, m: &Say, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (m, board.claim.take()) {
            (Say::Vote(yes), Some((word, mut votes, silent))) => {
                votes[usize::from(*yes)] += 1;
                match silent.without(seat) {
                    Seats::NONE => board.settle(word, votes[1] >= votes[0], ctx),
                    silent => board.claim = Some((word, votes, silent)),
                }
            }
            (Say::Word((place, ..)), None) if !board.is_free(*place) => {
                let reject = Reject::illegal(Text::new("toyvote-no-cell").with("place", *place));
                return Err(Reject { marks: board.cells.iter().map(|(taken, _)| *taken).collect(), ..reject });
            }
            (Say::Word((_, letter, word)), None) if !word.contains(*letter) => {
                let text = Text::new("toyvote-no-letter").with("letter", letter.to_string());
                return Err(Reject::illegal(text.with("word", word.as_str())));
            }
            (Say::Word(word), None) if KNOWN.contains(&word.2.as_str()) => board.settle(word.clone(), true, ctx),
            (Say::Word(word), None) => {
                let others = Seats::first(board.points.len() as u8).without(seat);
                board.claim = Some((word.clone(), [0; 2], others));
            }
            _ => return Err(Reject::illegal(Text::new("toyvote-not-now"))),
        }
        Ok(())
    }
    fn view(&self, board: &Board, _who: Viewer) -> Board {
        board.clone()
    }
    fn buttons(&self, board: &Board, seat: Seat) -> Vec<Vec<Tap<Say>>> {
        match self.moves(board, seat) {
            Moves::Listed(moves) => vec![moves.into_iter().map(Tap::Move).collect()],
            Moves::Unlisted => vec![],
        }
    }
}

impl Drawn for Board {
    fn scene(&self) -> Scene {
        let claimed = self.claim.as_ref().map(|((place, letter, _), ..)| (*place, format!("{letter}?")));
        let written = self.cells.iter().map(|(place, letter)| (*place, letter.to_string()));
        Sheet::grid(Place::new(0, 0), SIDE, SIDE, self.points.len())
            .wash(claimed.iter().map(|(place, _)| *place).chain(self.cells.last().map(|(last, _)| *last)).next())
            .letters(written.chain(claimed.clone()))
            .points(&self.points)
    }

    fn board(&self) -> String {
        let letter = |place| self.cells.iter().find(|(cell, _)| *cell == place).map_or('.', |(_, letter)| *letter);
        grid::text(SIDE, SIDE, letter)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.points.clone())
    }
}
