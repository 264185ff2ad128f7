//! The turn, the outcome of a game, and refusals of moves.

use serde::{Deserialize, Serialize};

use crate::base::{Place, Seat, Seats, Text};

/// The turn. It alone says who may act.
///
/// ```
/// use kletka_games::game::{Ask, Outcome, Seat, Seats, Text, Turn};
/// let bidders = Ask::of(Seats::first(3), Text::new("toy-ask-bid")).sealed();
/// let stop = Ask::of(Seats::first(3), Text::new("toy-ask-stop")).may();
/// let turn = Turn::Act(vec![bidders, stop]).among(Seats::first(3).without(Seat(1)));
/// assert_eq!((turn.seats(), turn.may()), (turn.seats(), turn.seats()), "who has left is asked for nothing");
/// assert!(turn.is_secret(Seat(0)));
/// assert!(Turn::Over(Outcome::drawn(3)).seats().is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    /// The match goes on. There is at least one ask.
    Act(Vec<Ask>),
    /// The match has ended.
    Over(Outcome),
}

impl Turn {
    /// The asks; empty once the match is over.
    pub fn asks(&self) -> &[Ask] {
        match self {
            Turn::Act(asks) => asks,
            Turn::Over(_) => &[],
        }
    }

    /// The seats that the match waits for; empty once it is over.
    pub fn seats(&self) -> Seats {
        let waited = self.asks().iter().filter(|ask| ask.need != Need::May);
        waited.fold(Seats::NONE, |seats, ask| seats.and(ask.seats))
    }

    /// All seats that may act, including those that nobody waits for.
    pub fn may(&self) -> Seats {
        self.asks().iter().fold(Seats::NONE, |seats, ask| seats.and(ask.seats))
    }

    /// All seats that the match waits for.
    pub fn awaited(&self) -> Seats {
        self.asks().iter().filter(|ask| ask.need != Need::May).fold(Seats::NONE, |seats, ask| seats.and(ask.seats))
    }

    /// The seats that have won; empty while the match goes on, and after a draw.
    pub fn winners(&self) -> Seats {
        match self {
            Turn::Over(outcome) if !outcome.is_draw() => outcome.winners().collect(),
            _ => Seats::NONE,
        }
    }

    /// The seats that must answer themselves before the match can go on. If an answer of any one seat will do, no seat
    /// is late alone.
    pub fn needed(&self) -> Seats {
        self.asks().iter().filter(|ask| ask.needs_each()).fold(Seats::NONE, |seats, ask| seats.and(ask.seats))
    }

    /// The seats whose own clock runs: each of them is [`needed`](Self::needed), and the game has set no deadline.
    pub fn timed(&self) -> Seats {
        let asks = self.asks().iter().filter(|ask| ask.needs_each() && ask.until.is_none());
        asks.fold(Seats::NONE, |seats, ask| seats.and(ask.seats))
    }

    /// The first ask for a seat.
    pub fn ask_of(&self, seat: Seat) -> Option<&Ask> {
        self.asks().iter().find(|ask| ask.seats.has(seat))
    }

    /// Whether the next action of a seat is a secret.
    pub fn is_secret(&self, seat: Seat) -> bool {
        self.ask_of(seat).is_some_and(|ask| ask.secrecy != Secrecy::Open)
    }

    /// Whether the next action of a seat must be in private. A sealed answer can be pressed in the group.
    pub fn is_private(&self, seat: Seat) -> bool {
        self.ask_of(seat).is_some_and(|ask| ask.secrecy == Secrecy::Private)
    }

    /// The time at which the table plays `!lapse`: the earliest deadline of an ask, in milliseconds since the match
    /// began.
    pub fn until(&self) -> Option<u64> {
        self.asks().iter().filter_map(|ask| ask.until).min()
    }

    /// The same turn for only these seats: a seat that has left gets no prompt.
    pub fn among(self, present: Seats) -> Turn {
        match self {
            Turn::Act(mut asks) => {
                asks.iter_mut().for_each(|ask| ask.seats = ask.seats.within(present));
                asks.retain(|ask| !ask.seats.is_empty());
                Turn::Act(asks)
            }
            over => over,
        }
    }
}

impl From<Ask> for Turn {
    fn from(ask: Ask) -> Turn {
        Turn::Act(vec![ask])
    }
}

/// How many seats of an ask must answer it.
///
/// ```
/// use kletka_games::game::{Ask, Need, Seats, Text, Turn};
/// let ask = Ask::of(Seats::first(3), Text::new("toy-ask"));
/// assert_eq!((ask.need, ask.clone().any().need), (Need::All, Need::Any));
/// let waited = |ask: Ask| Turn::from(ask).seats().len();
/// assert_eq!((waited(ask.clone()), waited(ask.may())), (3, 0), "nobody waits for those that may cut in");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Each of them. A seat leaves the set once it has committed.
    All,
    /// Any one of them. No seat is late alone.
    Any,
    /// None: they may cut in, but nobody waits for them, and computers never do.
    May,
}

/// The place where a seat may answer.
///
/// ```
/// use kletka_games::game::{Ask, Seat, Secrecy, Text};
/// let ask = Ask::one(Seat(0), Text::new("toy-ask"));
/// assert_eq!(ask.secrecy, Secrecy::Open);
/// assert_eq!((ask.clone().private().secrecy, ask.sealed().secrecy), (Secrecy::Private, Secrecy::Sealed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// In the open, where everyone can read it.
    Open,
    /// In the private chat only.
    Private,
    /// By pressing a button under the group's picture, which nobody else sees, or in the private chat.
    Sealed,
}

/// A prompt for some seats.
///
/// ```
/// use kletka_games::game::{Ask, Seat, Seats, Text, Turn};
/// // One seat writes a word in private; the others guess in the open, whoever comes first.
/// let setter = Ask::of(Seats::one(Seat(0)), Text::new("gallows-ask-word")).private().typed();
/// let guessers = Ask::of(Seats::first(4).without(Seat(0)), Text::new("gallows-ask-guess")).any();
/// let turn = Turn::Act(vec![setter, guessers]);
/// assert_eq!(turn.seats().len(), 4);
/// assert_eq!(turn.timed(), Seats::one(Seat(0)), "nobody is late where one of several suffices");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Ask {
    /// The prompted seats. One seat: alternating play. Several: at the same time or in any order.
    pub seats: Seats,
    /// How many of the seats must answer.
    pub need: Need,
    /// The prompt as a short sentence ("shoot at a cell").
    pub text: Text,
    /// Whether the answer is typed, so that [an example](super::Game::example) helps. False if there are buttons.
    pub typed: bool,
    /// The place where the seats may answer.
    pub secrecy: Secrecy,
    /// The time at which the table plays `!lapse`, in milliseconds since the match began; `None`: never.
    pub until: Option<u64>,
    /// Whether it is a yes-or-no question: the first of its two buttons says yes, the second no.
    pub yes_or_no: bool,
}

impl Ask {
    /// An open prompt for each of these seats, with buttons and without a deadline.
    pub fn of(seats: Seats, text: Text) -> Ask {
        Ask { seats, need: Need::All, text, typed: false, secrecy: Secrecy::Open, until: None, yes_or_no: false }
    }

    /// An open prompt for one seat.
    pub fn one(seat: Seat, text: Text) -> Ask {
        Ask::of(Seats::one(seat), text)
    }

    /// The same prompt with a typed answer. People see an example.
    pub fn typed(self) -> Ask {
        Ask { typed: true, ..self }
    }

    /// The same prompt, to be answered by any one of the seats.
    pub fn any(self) -> Ask {
        Ask { need: Need::Any, ..self }
    }

    /// The same prompt, with which the seats may cut in.
    pub fn may(self) -> Ask {
        Ask { need: Need::May, ..self }
    }

    /// The same prompt, to be answered in the private chat.
    pub fn private(self) -> Ask {
        Ask { secrecy: Secrecy::Private, ..self }
    }

    /// The same prompt, to be answered by a press.
    pub fn sealed(self) -> Ask {
        Ask { secrecy: Secrecy::Sealed, ..self }
    }

    /// A yes-or-no question. It has two [buttons](super::Game::buttons): yes, then no. People may also answer with the
    /// reaction 👍 or 👎, if the bot sees reactions.
    pub fn yes_or_no(self) -> Ask {
        Ask { yes_or_no: true, ..self }
    }

    /// The same prompt with a deadline, in milliseconds since the match began.
    ///
    /// ```
    /// use kletka_games::game::{Ask, Chance, Seat, StepCtx, Text, Turn};
    /// // Thirty seconds from this step on.
    /// let ctx = StepCtx::new(Chance::none(), 12_000);
    /// let turn = Turn::from(Ask::one(Seat(0), Text::new("toy-ask")).until(ctx.at + 30_000));
    /// assert_eq!(turn.until(), Some(42_000));
    /// assert!(turn.timed().is_empty(), "the game's own deadline stands for the clock of the table");
    /// ```
    pub fn until(self, at: u64) -> Ask {
        Ask { until: Some(at), ..self }
    }

    /// Whether each seat of the ask must answer.
    fn needs_each(&self) -> bool {
        match self.need {
            Need::All => true,
            Need::Any => self.is_for_one(),
            Need::May => false,
        }
    }

    /// Whether the ask is for a single seat.
    pub fn is_for_one(&self) -> bool {
        self.seats.len() == 1
    }
}

/// The outcome of a match: a place for each seat and, if the game has them, scores.
///
/// ```
/// use kletka_games::game::{Outcome, Seat};
/// let outcome = Outcome::by_score(vec![7, 12, 7]);
/// assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
/// assert!(!outcome.is_draw() && Outcome::drawn(2).is_draw());
/// assert_eq!(Outcome::alone(false).places, [2], "who plays alone can lose to the task");
/// assert!(Outcome::missed(3).winners().next().is_none() && !Outcome::missed(3).is_draw());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Place of each seat, from 1; ties share a place. A player who plays alone is first after success, otherwise
    /// second. If nobody has solved a common task, all are second.
    pub places: Vec<u8>,
    /// Score of each seat, if the game counts: whole points. A position knows [parts](super::Drawn::points) of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i64>>,
}

impl Outcome {
    /// `winner` first; all others share the second place.
    ///
    /// ```
    /// use kletka_games::game::{Outcome, Seat};
    /// assert_eq!(Outcome::won(Seat(1), 3).places, [2, 1, 2]);
    /// ```
    pub fn won(winner: Seat, seats: u8) -> Outcome {
        let places = (0..seats).map(|seat| if seat == winner.0 { 1 } else { 2 }).collect();
        Outcome { places, scores: None }
    }

    /// `loser` last; all others share the first place.
    pub fn lost(loser: Seat, seats: u8) -> Outcome {
        let places = (0..seats).map(|seat| if seat == loser.0 { seats.max(2) } else { 1 }).collect();
        Outcome { places, scores: None }
    }

    /// All share the first place.
    pub fn drawn(seats: u8) -> Outcome {
        Outcome { places: vec![1; usize::from(seats)], scores: None }
    }

    /// Nobody has won: all had the same task, and nobody has solved it.
    pub fn missed(seats: u8) -> Outcome {
        Outcome { places: vec![2; usize::from(seats)], scores: None }
    }

    /// The outcome for a single seat, which has solved its task or not.
    pub fn alone(solved: bool) -> Outcome {
        Outcome { places: vec![if solved { 1 } else { 2 }], scores: None }
    }

    /// The same outcome with the score of each seat.
    pub fn with_scores(mut self, scores: Vec<i64>) -> Outcome {
        self.scores = Some(scores);
        self
    }

    /// Places from scores: most points first, equal scores share a place.
    ///
    /// ```
    /// use kletka_games::game::Outcome;
    /// assert_eq!(Outcome::by_score(vec![7, 12, 7]).places, [2, 1, 2]);
    /// ```
    pub fn by_score(scores: Vec<i64>) -> Outcome {
        Outcome { places: Outcome::places(&scores), scores: Some(scores) }
    }

    /// The place of each seat by its key, the greatest first. Equal keys share a place. The next place counts all seats
    /// ahead.
    ///
    /// ```
    /// use kletka_games::game::Outcome;
    /// assert_eq!(Outcome::places(&["b", "c", "a", "c"]), [3, 1, 4, 1]);
    /// ```
    pub fn places<K: Ord>(keys: &[K]) -> Vec<u8> {
        // There are at most 64 seats.
        keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect()
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().zip(0..).filter(|(place, _)| **place == 1).map(|(_, seat)| Seat(seat))
    }

    /// Whether points tell the places of these seats: whoever is ahead has more than whoever is behind. Where fewer
    /// win, or something else has decided, points beside names would belie the places.
    ///
    /// ```
    /// use kletka_games::game::{Outcome, Seats};
    /// let told = |scores: [i64; 3]| Outcome { places: vec![1, 3, 2], scores: None }.with_scores(scores.to_vec());
    /// assert!(told([9, 2, 4]).is_told_by_scores(Seats::first(3)));
    /// assert!(!told([0, 4, 2]).is_told_by_scores(Seats::first(3)), "fewer win");
    /// assert!(!told([1, 0, 0]).is_told_by_scores(Seats::first(3)), "equal points in two places");
    /// ```
    pub fn is_told_by_scores(&self, among: Seats) -> bool {
        let Some(scores) = &self.scores else { return false };
        let all: Vec<(u8, i64)> =
            among.iter().filter_map(|s| Some((*self.places.get(s.index())?, *scores.get(s.index())?))).collect();
        all.iter().all(|(place, points)| all.iter().all(|(behind, fewer)| place >= behind || points > fewer))
    }

    /// Whether there are several seats and all share the first place.
    pub fn is_draw(&self) -> bool {
        self.places.len() > 1 && self.places.iter().all(|&place| place == 1)
    }
}

/// The kind of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The text is not a move at all, but chatter. The bot never answers chatter in a group.
    Syntax,
    /// A place was wanted. The text would be one on a board with other letters.
    Letters,
    /// The text could mean several moves.
    Ambiguous,
    /// A move, but not allowed here.
    Illegal,
    /// A move, but the prompt is for another seat.
    NotYourTurn,
    /// A secret move typed in the group.
    WrongChat,
    /// The match has ended.
    Over,
    /// The options of the match are not possible.
    Options,
    /// The record lists a draw that is impossible.
    Draws,
}

/// A refusal: its kind, a sentence that says what is allowed, and places to mark on the picture.
///
/// ```
/// use kletka_games::game::{Place, Reject, Text, Why};
/// let mut reject = Reject::illegal(Text::new("toy-reject-near").with("ship", 3));
/// reject.marks.push(Place::new(1, 1));
/// assert_eq!((reject.why, reject.marks.len()), (Why::Illegal, 1));
/// assert_eq!(Reject::syntax(Text::new("toy-reject-syntax")).why, Why::Syntax);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Reject {
    /// Whether the text is not a move, or the move is illegal.
    pub why: Why,
    /// Names what is allowed.
    pub text: Text,
    /// Places that the answer rings on a picture, if people would search for them without it. Usually empty.
    pub marks: Vec<Place>,
}

impl Reject {
    /// A refusal of this kind.
    pub fn new(why: Why, text: Text) -> Reject {
        Reject { why, text, marks: Vec::new() }
    }

    /// The text is not a move; `text` says what a move looks like.
    pub fn syntax(text: Text) -> Reject {
        Reject::new(Why::Syntax, text)
    }

    /// A move that the rules do not allow.
    pub fn illegal(text: Text) -> Reject {
        Reject::new(Why::Illegal, text)
    }

    /// Options that do not allow a match.
    pub fn options(text: Text) -> Reject {
        Reject::new(Why::Options, text)
    }
}
