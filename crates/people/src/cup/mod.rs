//! A tournament as a state machine: the pairings, the effects of results, and the table.
//!
//! [`Cup`] is plain data, kept as one row. The caller tells it what happened: someone joined, a match ended, the time
//! of a round is over. It returns a list of [`Step`]s to carry out. It reads no clock (times are milliseconds given as
//! arguments) and draws its lots from the 32 bytes that it was opened with, so the same calls lead to the same cup. A
//! call that makes no sense is refused with a reason and changes nothing.
//!
//! People are [`Entrant`]s, numbered in the order of joining; the caller knows which user each one is. The founder of a
//! cup has no special role here, so a cup goes on without its founder.
//!
//! There are four kinds, all of them with rounds. A round ends with its last result, or when its time is over
//! ([`Cup::ends`], [`Cup::overdue`]): then whoever owes a move loses. The same call then pairs the next round.
//!
//! **A cup cannot be cheated.** No player can make one of its matches not count. All that a player can do to a
//! match is to lose it: leaving ([`Cup::leave`]) or owing a move when time is over ([`Cup::overdue`], [`Cup::late`])
//! gives the others what they would get for a win. Cancelling ([`Cup::void`]) and stopping at once ([`Cup::stop`]) are
//! for others; the caller checks that.
//!
//! - *Round robin*, two seats and up to six people: Berger tables. A player who leaves, or is put out, before half of
//!   their games is struck: those games count for nobody, unless the player returns.
//! - *Swiss*, two seats and more people: see [`pairing`]. It ends early when nobody is left to be paired.
//! - *Knockout*, two seats: a bracket by rating. A draw is replayed once with the seats swapped, then a lot decides.
//! - *Tables*, many seats: two rounds at tables of four to eight, then a final table of the best.
//!
//! The modules, each using those before it:
//!
//! - [`value`]: the input and the output. [`state`]: the row. [`score`]: the points of a match.
//! - [`berger`], [`matching`], [`pairing`], [`seating`]: the pairings, as pure functions.
//! - [`bracket`], [`standing`]: the data to show. `rounds`: the next round. `machine`: the calls.

pub mod value;
pub mod score;
pub mod state;
pub mod berger;
pub mod matching;
pub mod pairing;
pub mod seating;
pub mod bracket;
pub mod standing;
mod rounds;
mod machine;

pub use bracket::Tie;
pub use standing::{Game, Line, Ties};
pub use state::{Cup, End, Meeting};
pub use value::{Choice, Entrant, Kind, Number, Phase, Presence, Refusal, Rules, Sizes, Step, Unfinished, share};
