//! Any game and any position behind `dyn`, implemented once for all games.

use super::sgf::{Beginning, Property};
use super::{
    Audience, Chance, Event, Game, Info, Moves, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, StepCtx, Table,
    Tap, Text, Turn, Viewer, Why,
};

/// An entry of the registry.
pub trait AnyGame: Sync {
    /// The facts.
    fn info(&self) -> &'static Info;

    /// The position before the first move; fills in derived options.
    ///
    /// # Errors
    /// With [`Why::Options`] when the options or the number of seats are not possible.
    fn start(
        &'static self,
        options: &mut OptValues,
        table: Table,
        ctx: &mut StepCtx,
    ) -> Result<Box<dyn Position>, Reject>;

    /// Checks options for a number of seats without starting; fills in derived ones.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    fn check(&self, options: &mut OptValues, seats: u8) -> Result<(), Reject>;

    /// The number of the game in SGF; `None` for one that is not written so. The other methods on SGF then answer
    /// `None` as well.
    fn sgf(&self) -> Option<u16>;

    /// With what a match begins that another program has written in SGF.
    fn sgf_beginning(&self, root: &[Property]) -> Option<Result<Beginning, Text>>;

    /// The canonical text of the move that a value means in SGF.
    fn sgf_read(&self, value: &str) -> Option<String>;
}

/// A live state of some game.
pub trait Position: Send + Sync {
    /// The same position once more.
    fn copy(&self) -> Box<dyn Position>;

    /// Who may act, or how it ended.
    fn turn(&self) -> Turn;

    /// Reads a move: its canonical text, by form alone.
    ///
    /// # Errors
    /// [`Why::Syntax`] or [`Why::Ambiguous`].
    fn read(&self, seat: Seat, text: &str) -> Result<String, Reject>;

    /// What a button or a caption says for a move; the text itself when it is none.
    fn label(&self, seat: Seat, text: &str) -> Text;

    /// Plays a move and gives its canonical text. `open` says that it was made where everybody reads.
    /// On refusal nothing has changed.
    ///
    /// # Errors
    /// In this order: over, no move, not your turn, secret move in the open, illegal, draws that cannot be.
    fn play(&mut self, seat: Seat, text: &str, open: bool, ctx: &mut StepCtx) -> Result<String, Reject>;

    /// The deadline of the turn has passed.
    fn lapse(&mut self, ctx: &mut StepCtx);

    /// A seat leaves for good. `true`: the others go on.
    fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) -> bool;

    /// The outcome when all agree to end here; `None`: everybody shares the first place.
    fn agreed(&self) -> Option<Outcome>;

    /// Canonical texts of the legal moves, `None` when there are too many to list.
    fn moves(&self, seat: Seat) -> Option<Vec<String>>;

    /// The canonical text of some legal move.
    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<String>;

    /// The view of a viewer as debugging text: what the laws compare.
    fn known(&self, who: Viewer) -> String;

    /// The drawing that a viewer sees.
    fn scene(&self, who: Viewer) -> Scene;

    /// The text board that a viewer sees.
    fn board(&self, who: Viewer) -> String;

    /// The score of each seat as a viewer knows it.
    fn scores(&self, who: Viewer) -> Option<Vec<i64>>;

    /// Buttons for a seat, as a viewer may know them.
    fn buttons(&self, who: Viewer, seat: Seat) -> Vec<Vec<Button>>;

    /// The drawing with what a player may ask for in private, and a sentence about it; `None` where the game has nothing
    /// to add.
    fn hint(&self, seat: Seat) -> Option<(Scene, Text)>;

    /// The canonical text of the computer's move for a seat.
    fn think(&self, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<String>;

    /// What stands in the root of an SGF file of which this is the first position; `None` for a game without SGF.
    fn sgf_root(&self) -> Option<Vec<Property>>;

    /// The value that a move of the match of which this is the last position has in SGF, if it has one.
    fn sgf_value(&self, seat: Seat, text: &str) -> Option<String>;
}

/// A button: a move, or something that only shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// The canonical text it plays; `None` for one that only shows.
    pub text: Option<String>,
    /// What it says.
    pub label: Text,
}

impl<G: Game> AnyGame for G {
    fn info(&self) -> &'static Info {
        Game::info(self)
    }

    fn start(
        &'static self,
        options: &mut OptValues,
        table: Table,
        ctx: &mut StepCtx,
    ) -> Result<Box<dyn Position>, Reject> {
        check_seats(Game::info(self), table.seats)?;
        let options = self.options(options, table.seats)?;
        let state = self.setup(&options, table, ctx);
        Ok(Box::new(Live { game: self, state }))
    }

    fn check(&self, options: &mut OptValues, seats: u8) -> Result<(), Reject> {
        check_seats(Game::info(self), seats)?;
        self.options(options, seats).map(|_| ())
    }

    fn sgf(&self) -> Option<u16> {
        Game::sgf(self).map(|dialect| dialect.number())
    }

    fn sgf_beginning(&self, root: &[Property]) -> Option<Result<Beginning, Text>> {
        Game::sgf(self).map(|dialect| dialect.beginning(root))
    }

    fn sgf_read(&self, value: &str) -> Option<String> {
        Game::sgf(self)?.read(value).map(|m| self.write(&m))
    }
}

fn check_seats(info: &Info, seats: u8) -> Result<(), Reject> {
    let (min, max) = info.seats;
    if (min..=max).contains(&seats) {
        return Ok(());
    }
    let text = Text::new("reject-seats").with("min", min).with("max", max).with("given", seats);
    Err(Reject::new(Why::Options, text))
}

struct Live<G: Game> {
    game: &'static G,
    state: G::State,
}

impl<G: Game> Live<G> {
    /// Seat and privacy of a well-formed move.
    fn admit(&self, seat: Seat, open: bool) -> Result<(), Reject> {
        let Turn::Act(act) = self.game.turn(&self.state) else {
            return Err(over());
        };
        if !act.seats.has(seat) && !act.others.has(seat) {
            let text = match act.seats.iter().next() {
                Some(other) if act.seats.len() == 1 => Text::new("reject-turn").with("seat", other),
                _ => Text::new("reject-turn-others"),
            };
            return Err(Reject::new(Why::NotYourTurn, text));
        }
        if act.private && open {
            return Err(Reject::new(Why::WrongChat, Text::new("reject-private")));
        }
        Ok(())
    }
}

fn over() -> Reject {
    Reject::new(Why::Over, Text::new("reject-over"))
}

impl<G: Game> Position for Live<G> {
    fn copy(&self) -> Box<dyn Position> {
        Box::new(Live { game: self.game, state: self.state.clone() })
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn read(&self, seat: Seat, text: &str) -> Result<String, Reject> {
        self.game.parse(&self.state, seat, text).map(|m| self.game.write(&m))
    }

    fn label(&self, seat: Seat, text: &str) -> Text {
        match self.game.parse(&self.state, seat, text) {
            Ok(m) => self.game.label(&m),
            Err(_) => Text::new("move").with("move", super::Arg::Move(text.to_owned())),
        }
    }

    fn play(&mut self, seat: Seat, text: &str, open: bool, ctx: &mut StepCtx) -> Result<String, Reject> {
        if let Turn::Over(_) = self.game.turn(&self.state) {
            return Err(over());
        }
        let m = self.game.parse(&self.state, seat, text)?;
        self.admit(seat, open)?;
        let mut next = self.state.clone();
        let told = ctx.events.len();
        let played = self.game.apply(&mut next, seat, &m, ctx).and_then(|()| {
            if ctx.chance.fault() { Err(Reject::new(Why::Draws, Text::new("reject-draws"))) } else { Ok(()) }
        });
        if let Err(reject) = played {
            ctx.events.truncate(told);
            return Err(reject);
        }
        self.state = next;
        Ok(self.game.write(&m))
    }

    fn lapse(&mut self, ctx: &mut StepCtx) {
        self.game.lapse(&mut self.state, ctx);
    }

    fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) -> bool {
        self.game.leave(&mut self.state, seat, ctx)
    }

    fn agreed(&self) -> Option<Outcome> {
        self.game.agreed(&self.state)
    }

    fn moves(&self, seat: Seat) -> Option<Vec<String>> {
        match self.game.moves(&self.state, seat) {
            Moves::Listed(moves) => Some(moves.iter().map(|m| self.game.write(m)).collect()),
            Moves::Unlisted => None,
        }
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<String> {
        self.game.sample(&self.state, seat, chance).map(|m| self.game.write(&m))
    }

    fn known(&self, who: Viewer) -> String {
        format!("{:?}", self.game.view(&self.state, who))
    }

    fn scene(&self, who: Viewer) -> Scene {
        self.game.scene(&self.game.view(&self.state, who))
    }

    fn board(&self, who: Viewer) -> String {
        self.game.board(&self.game.view(&self.state, who))
    }

    fn scores(&self, who: Viewer) -> Option<Vec<i64>> {
        self.game.scores(&self.game.view(&self.state, who))
    }

    fn buttons(&self, who: Viewer, seat: Seat) -> Vec<Vec<Button>> {
        let view = self.game.view(&self.state, who);
        let button = |tap: &Tap<G::Move>| match tap {
            Tap::Move(m) => Button { text: Some(self.game.write(m)), label: self.game.label(m) },
            Tap::Mark(label) => Button { text: None, label: label.clone() },
        };
        self.game.buttons(&view, seat).iter().map(|row| row.iter().map(button).collect()).collect()
    }

    fn hint(&self, seat: Seat) -> Option<(Scene, Text)> {
        self.game.hint(&self.game.view(&self.state, Viewer::Seat(seat)), seat)
    }

    fn think(&self, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<String> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        self.game.think(&view, seat, ctx).map(|m| self.game.write(&m))
    }

    fn sgf_root(&self) -> Option<Vec<Property>> {
        self.game.sgf().map(|dialect| dialect.root(&self.state))
    }

    fn sgf_value(&self, seat: Seat, text: &str) -> Option<String> {
        let m = self.game.parse(&self.state, seat, text).ok()?;
        self.game.sgf()?.value(&m, &self.state)
    }
}

impl Event {
    /// Whether a seat hears of it in its private chat alone.
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
