//! A step of a match: its resources, and its results.

use super::{Chance, Seat, Seats, Text};

/// The seats that hear of an event.
///
/// ```
/// use kletka_games::game::{Audience, Event, Seat, Seats, Text};
/// let event = Event { to: Audience::Except(Seats::one(Seat(1))), text: Text::new("toy-passed") };
/// assert!(event.whispers_to(Seat(0)) && !event.whispers_to(Seat(1)) && !event.is_public());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// Everybody. It also opens a secret, so nothing is taken back across it.
    Reveal,
    /// These seats only, in private.
    Only(Seats),
    /// Everybody at the table except these seats, in private.
    Except(Seats),
}

/// Something that happened in a step and is worth a sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// The seats that hear of it.
    pub to: Audience,
    /// A message in data form, for any language.
    pub text: Text,
}

impl Event {
    /// Whether this seat hears of it only in its private chat.
    pub fn whispers_to(&self, seat: Seat) -> bool {
        match self.to {
            Audience::All | Audience::Reveal => false,
            Audience::Only(seats) => seats.has(seat),
            Audience::Except(seats) => !seats.has(seat),
        }
    }

    /// Whether everybody hears of it.
    pub fn is_public(&self) -> bool {
        matches!(self.to, Audience::All | Audience::Reveal)
    }
}

/// The parts of the world that one step may use.
#[derive(Debug)]
pub struct StepCtx {
    /// The chance of this step.
    pub chance: Chance,
    /// Milliseconds since the match began. Games have no other clock.
    pub at: u64,
    /// The time at which the messenger took the picture with the prompt, in the same count. If it is unknown, the time
    /// when the turn began. A game of reaction counts the time between the two.
    pub shown: u64,
    /// The events of this step, in order.
    pub events: Vec<Event>,
}

impl StepCtx {
    /// A step at this time with this chance, with its picture shown at the same time.
    ///
    /// ```
    /// use kletka_games::game::{Chance, StepCtx, Text};
    /// let mut ctx = StepCtx::new(Chance::given(&[4]), 12_000);
    /// let face = ctx.chance.die(6);
    /// ctx.tell(Text::new("toy-thrown").with("face", face));
    /// assert_eq!((face, ctx.events.len()), (4, 1));
    /// ```
    pub fn new(chance: Chance, at: u64) -> StepCtx {
        StepCtx { chance, at, shown: at, events: Vec::new() }
    }

    /// Adds a sentence that everybody hears.
    pub fn tell(&mut self, text: Text) {
        self.events.push(Event { to: Audience::All, text });
    }

    /// Tells everybody something that was secret until now.
    ///
    /// ```
    /// use kletka_games::game::{Audience, Chance, StepCtx, Text};
    /// let mut ctx = StepCtx::new(Chance::none(), 0);
    /// ctx.tell(Text::new("toy-all-have-chosen"));
    /// ctx.reveal(Text::new("toy-choices"));
    /// let heard: Vec<Audience> = ctx.events.iter().map(|event| event.to).collect();
    /// assert_eq!(heard, [Audience::All, Audience::Reveal]);
    /// ```
    pub fn reveal(&mut self, text: Text) {
        self.events.push(Event { to: Audience::Reveal, text });
    }

    /// Tells one seat in private.
    ///
    /// ```
    /// use kletka_games::game::{Chance, Seat, StepCtx, Text};
    /// let mut ctx = StepCtx::new(Chance::none(), 0);
    /// ctx.whisper(Seat(1), Text::new("toy-your-word").with("word", "крона"));
    /// let event = &ctx.events[0];
    /// assert!(event.whispers_to(Seat(1)) && !event.whispers_to(Seat(0)) && !event.is_public());
    /// ```
    pub fn whisper(&mut self, seat: Seat, text: Text) {
        self.events.push(Event { to: Audience::Only(Seats::one(seat)), text });
    }
}
