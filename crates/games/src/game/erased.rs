//! Any game and any position behind `dyn`, implemented once for all games.

mod sgf;
mod shared;

use super::parsed::Parsed;
use super::seen::Seen;
use super::sense::sensible;
use super::sgf::{Beginning, Property};
use super::{
    ByHand, Chance, Counts, Dice, Drawn, Feat, Game, Gesture, Help, Hidden, Info, Input, Manner, Moves, Nth, OptValues,
    Outcome, Points, Reject, Scene, SearchCtx, Seat, Seats, StepCtx, Table, Tap, Text, Turn, Unit, Viewer,
};
pub use sgf::InSgf;
use shared::{Reader, admit, foreign, over, read, settled, shown};

/// An entry of the registry.
///
/// ```
/// use kletka_games::game::{OptValues, Why};
/// use kletka_games::games::find;
/// let game = find("tictactoe").expect("a game");
/// let mut options = OptValues::defaults(game.info().options);
/// assert!(game.check(&mut options, 2).is_ok());
/// assert_eq!(game.check(&mut options, 3).map_err(|reject| reject.why), Err(Why::Options));
/// ```
pub trait AnyGame: Sync {
    /// The facts about the game.
    fn info(&self) -> &'static Info;

    /// The position before the first move. Fills in derived options.
    ///
    /// # Errors
    /// With [`Options`](super::Why::Options) if the options or the number of seats are not possible.
    fn start(
        &'static self,
        options: &mut OptValues,
        table: Table,
        ctx: &mut StepCtx,
    ) -> Result<Box<dyn Position>, Reject>;

    /// Checks options for a number of seats without starting. Fills in derived options.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    fn check(&self, options: &mut OptValues, seats: u8) -> Result<(), Reject>;

    /// The possible player counts with these options: some variants allow other counts than the game. `None` if nobody
    /// can play with these options.
    ///
    /// ```
    /// use kletka_games::game::OptValues;
    /// use kletka_games::games::find;
    /// let game = find("katego").expect("a game");
    /// let mut options = OptValues::defaults(game.info().options);
    /// options.take(game.info().options, game.info().presets, "variant=pairs").expect("a variant");
    /// assert_eq!(game.counts(&options).map(|counts| counts.to_string()).as_deref(), Some("4, 6, 8"));
    /// ```
    fn counts(&self, options: &OptValues) -> Option<Counts> {
        self.info().seats.filter(|count| self.check(&mut options.clone(), count).is_ok())
    }

    /// Whether chance plays a part in a match with these options, apart from the draw for the first player.
    fn chance(&self, options: &OptValues, seats: u8) -> bool;

    /// The [`emblem`](super::emblem::emblem) that the game itself draws; `None` if it does not draw one.
    fn emblem(&self) -> Option<Scene>;

    /// The number of the game in SGF; `None` if the game does not support SGF. The other SGF methods then return `None`
    /// too.
    fn sgf(&self) -> Option<u16>;

    /// The beginning of a match that another program has written in SGF.
    fn sgf_beginning(&self, root: &[Property]) -> Option<Result<Beginning, Text>>;

    /// The canonical text of the move that an SGF value represents.
    fn sgf_read(&self, value: &str) -> Option<String>;
}

/// A live state of some game.
///
/// ```
/// use kletka_games::game::{Chance, Input, OptValues, Seat, StepCtx, Table, Viewer, Why};
/// use kletka_games::games::find;
/// let game = find("tictactoe").expect("a game");
/// let mut options = OptValues::defaults(game.info().options);
/// let mut ctx = StepCtx::new(Chance::none(), 0);
/// let table = Table { seats: 2, first: Seat(0), rules: 1 };
/// let mut live = game.start(&mut options, table, &mut ctx).expect("two can play it");
/// live.play(Seat(0), &Input::canonical("b2"), &mut ctx).expect("a free cell");
/// let before = live.board(Viewer::Public);
/// let refused = live.play(Seat(1), &Input::canonical("b2"), &mut ctx).map_err(|reject| reject.why);
/// assert_eq!(refused, Err(Why::Illegal));
/// assert_eq!(live.board(Viewer::Public), before, "a refusal changes nothing");
/// ```
pub trait Position: InSgf + Send + Sync {
    /// The same position once more.
    fn copy(&self) -> Box<dyn Position>;

    /// The seats that may act, or the outcome.
    fn turn(&self) -> Turn;

    /// The level of secrecy while the match goes on.
    fn hidden(&self) -> Hidden;

    /// Reads a move by form alone. If a seat throws real dice, typed faces are that move.
    ///
    /// # Errors
    /// `Syntax`, `Letters` or `Ambiguous`; `Illegal` for a throw of real dice without its faces ([`Why`](super::Why)).
    fn read(&self, seat: Seat, input: &Input<'_>) -> Result<Parsed, Reject>;

    /// Plays a move that this position has read. On refusal nothing changes.
    ///
    /// # Errors
    /// In this order: the match is over, it is another seat's turn, a secret move in the open, an illegal move,
    /// impossible draws.
    fn make(&mut self, seat: Seat, m: &Parsed, manner: Manner, ctx: &mut StepCtx) -> Result<(), Reject>;

    /// The position after a move that this one has read. This position does not change.
    ///
    /// # Errors
    /// As [`make`](Self::make).
    fn made(&self, seat: Seat, m: &Parsed, manner: Manner, ctx: &mut StepCtx) -> Result<Box<dyn Position>, Reject>;

    /// The deadline of the turn has passed.
    fn lapse(&mut self, ctx: &mut StepCtx);

    /// A seat leaves for good. Returns `true` if the others go on.
    fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) -> bool;

    /// All have agreed to end the match here: the outcome; `None`: everybody shares the first place.
    fn agreed(&mut self, ctx: &mut StepCtx) -> Option<Outcome>;

    /// Canonical texts of the legal moves; `None` if there are too many to list.
    fn moves(&self, seat: Seat) -> Option<Vec<String>>;

    /// The canonical text of some legal move.
    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<String>;

    /// A move that the seat could type now, in the form of a record: an [example](Game::example), or faces that real
    /// dice may show.
    fn example(&self, seat: Seat) -> Option<String>;

    /// A viewer's complete knowledge, to compare with earlier knowledge.
    fn seen(&self, who: Viewer) -> Seen;

    /// The drawing that a viewer sees.
    fn scene(&self, who: Viewer) -> Scene;

    /// The text board that a viewer sees.
    fn board(&self, who: Viewer) -> String;

    /// What stands for each of so many seats on that text board; `None`: nothing does.
    fn marks(&self, who: Viewer, seats: u8) -> Vec<Option<Text>>;

    /// The score of each seat as a viewer knows it, in whole points.
    fn scores(&self, who: Viewer) -> Option<Vec<i64>>;

    /// The same exactly.
    fn points(&self, who: Viewer) -> Option<Vec<Points>>;

    /// The first seat's achievement, if the match is a puzzle of the day and ended by the rules.
    fn feat(&self) -> Option<Feat>;

    /// The round, if the game is played in rounds.
    fn round(&self, who: Viewer) -> Option<Nth>;

    /// Buttons for a seat. They show only what the viewer may know.
    fn buttons(&self, who: Viewer, seat: Seat) -> Vec<Vec<Button>>;

    /// The gesture on the board that makes a seat's move, as a viewer may know it. `None` if moves are typed or
    /// pressed.
    fn gesture(&self, who: Viewer, seat: Seat) -> Option<Gesture>;

    /// A seat's private things that the common view does not show, as a short sentence. `None` if there are none.
    fn holds(&self, seat: Seat) -> Option<Text>;

    /// The help that a player may ask for in private; `None` if the game has nothing to add.
    fn hint(&self, seat: Seat) -> Option<Help>;

    /// The unit of the computer's values ([`Game::unit`]).
    fn unit(&self) -> Option<Unit>;

    /// The canonical text of the computer's move for a seat.
    fn think(&self, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<String>;
}

impl dyn Position + '_ {
    /// Reads a move and plays it.
    ///
    /// # Errors
    /// As [`read`](Position::read) and [`make`](Position::make), but first checks whether the match is over.
    pub fn play(&mut self, seat: Seat, input: &Input<'_>, ctx: &mut StepCtx) -> Result<Parsed, Reject> {
        if let Turn::Over(_) = self.turn() {
            return Err(over());
        }
        let m = self.read(seat, input)?;
        self.make(seat, &m, input.manner(), ctx).map(|()| m)
    }
}

/// A button: it plays a move, or only shows something.
///
/// ```
/// use kletka_games::game::{Seat, Viewer};
/// use kletka_games::games::GAMES;
/// use kletka_games::play::{Match, record};
/// let (header, lines) = record::read("game tictactoe\nseats Anna | Boris\n1 b2\n", GAMES).expect("a record");
/// let played = Match::replay(header, lines).expect("a legal move");
/// let rows = played.position().buttons(Viewer::Public, Seat(1));
/// let texts: Vec<Option<&str>> = rows[1].iter().map(|button| button.text.as_deref()).collect();
/// assert_eq!(texts, [Some("a2"), None, Some("c2")], "a taken cell only shows its mark");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// The canonical text that it plays; `None` if it only shows something.
    pub text: Option<String>,
    /// The caption of the button.
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

    fn chance(&self, options: &OptValues, seats: u8) -> bool {
        self.options(&mut options.clone(), seats).map_or(true, |options| Game::chance(self, &options))
    }

    fn emblem(&self) -> Option<Scene> {
        Game::emblem(self)
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
    if info.seats.has(seats) {
        return Ok(());
    }
    let (least, most) = (info.seats.least(), info.seats.most());
    let text = Text::new("reject-seats").with("counts", info.seats.to_string());
    Err(Reject::options(text.with("min", least).with("max", most).with("given", seats)))
}

struct Live<G: Game> {
    game: &'static G,
    state: G::State,
}

impl<G: Game> Live<G> {
    /// A move with its text and label.
    fn parsed(&self, seat: Seat, m: G::Move) -> Parsed {
        let (text, label) = (self.game.write(&m), self.game.label_in(&self.state, &m));
        let grave = self.game.grave(&self.state, seat, &m);
        Parsed { text, label, grave, prepares: self.game.prepares(&m), hand: None, m: Box::new(m) }
    }

    /// The state after a move. The present state does not change.
    fn next(&self, seat: Seat, m: &Parsed, manner: Manner, ctx: &mut StepCtx) -> Result<G::State, Reject> {
        admit(&self.game.turn(&self.state), seat, manner)?;
        let Some(m) = m.m.downcast_ref() else { return Err(foreign()) };
        let (mut next, told) = (self.state.clone(), ctx.events.len());
        let played = self.game.apply(&mut next, seat, m, ctx);
        settled(played, told, ctx).map(|()| next)
    }

    /// Reads a canonical text as a move.
    fn canonical(&self, seat: Seat, text: &str) -> Option<G::Move> {
        let input = Input::canonical(text);
        self.game.parse(&self.state, seat, &input.among(self.game.info().words)).ok()
    }
}

impl<G: Game> Reader for Live<G> {
    fn parsed_of(&self, seat: Seat, input: &Input<'_>) -> Result<Parsed, Reject> {
        let m = self.game.parse(&self.state, seat, input)?;
        Ok(self.parsed(seat, m))
    }

    fn by_hand(&self, seat: Seat) -> Option<(Dice, Parsed)> {
        let ByHand { dice, m } = self.game.by_hand(&self.state, seat)?;
        Some((dice, self.parsed(seat, m)))
    }
}

impl<G: Game> Position for Live<G> {
    fn copy(&self) -> Box<dyn Position> {
        Box::new(Live { game: self.game, state: self.state.clone() })
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn hidden(&self) -> Hidden {
        self.game.hidden(&self.state)
    }

    fn read(&self, seat: Seat, input: &Input<'_>) -> Result<Parsed, Reject> {
        read(self, seat, &input.among(self.game.info().words))
    }

    fn make(&mut self, seat: Seat, m: &Parsed, manner: Manner, ctx: &mut StepCtx) -> Result<(), Reject> {
        self.state = self.next(seat, m, manner, ctx)?;
        Ok(())
    }

    fn made(&self, seat: Seat, m: &Parsed, manner: Manner, ctx: &mut StepCtx) -> Result<Box<dyn Position>, Reject> {
        Ok(Box::new(Live { game: self.game, state: self.next(seat, m, manner, ctx)? }))
    }

    fn lapse(&mut self, ctx: &mut StepCtx) {
        self.game.lapse(&mut self.state, ctx);
    }

    fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) -> bool {
        self.game.leave(&mut self.state, seat, ctx)
    }

    fn agreed(&mut self, ctx: &mut StepCtx) -> Option<Outcome> {
        self.game.agreed(&mut self.state, ctx)
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

    fn example(&self, seat: Seat) -> Option<String> {
        let m = self.game.example(&self.state, seat)?;
        match self.game.by_hand(&self.state, seat).filter(|thrown| thrown.m == m) {
            Some(ByHand { dice, .. }) => Some(shown(dice)),
            None => Some(self.game.write(&m)),
        }
    }

    fn seen(&self, who: Viewer) -> Seen {
        Seen::of(self.game.view(&self.state, who))
    }

    fn scene(&self, who: Viewer) -> Scene {
        let turn = self.game.turn(&self.state);
        self.game.view(&self.state, who).scene().awaiting(turn.awaited()).crowning(turn.winners())
    }

    fn board(&self, who: Viewer) -> String {
        self.game.view(&self.state, who).board()
    }

    fn marks(&self, who: Viewer, seats: u8) -> Vec<Option<Text>> {
        let view = self.game.view(&self.state, who);
        Seats::first(seats).iter().map(|seat| view.mark(seat)).collect()
    }

    fn scores(&self, who: Viewer) -> Option<Vec<i64>> {
        self.game.view(&self.state, who).scores()
    }

    fn points(&self, who: Viewer) -> Option<Vec<Points>> {
        self.game.view(&self.state, who).points()
    }

    fn feat(&self) -> Option<Feat> {
        self.game.view(&self.state, Viewer::Revealed).feat()
    }

    fn round(&self, who: Viewer) -> Option<Nth> {
        self.game.round(&self.game.view(&self.state, who))
    }

    fn buttons(&self, who: Viewer, seat: Seat) -> Vec<Vec<Button>> {
        let view = self.game.view(&self.state, who);
        let button = |tap: &Tap<G::Move>| match tap {
            Tap::Move(m) => Button { text: Some(self.game.write(m)), label: self.game.label_in(&self.state, m) },
            Tap::Mark(label) => Button { text: None, label: label.clone() },
        };
        self.game.buttons(&view, seat).iter().map(|row| row.iter().map(button).collect()).collect()
    }

    fn gesture(&self, who: Viewer, seat: Seat) -> Option<Gesture> {
        self.game.gesture(&self.game.view(&self.state, who), seat)
    }

    fn holds(&self, seat: Seat) -> Option<Text> {
        self.game.holds(&self.game.view(&self.state, Viewer::Seat(seat)), seat)
    }

    fn hint(&self, seat: Seat) -> Option<Help> {
        self.game.hint(&self.game.view(&self.state, Viewer::Seat(seat)), seat)
    }

    fn unit(&self) -> Option<Unit> {
        self.game.unit()
    }

    fn think(&self, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<String> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let thought = self.game.think(&view, seat, ctx)?;
        Some(self.game.write(&sensible(self.game, (&self.state, &view), seat, thought, ctx)))
    }
}
