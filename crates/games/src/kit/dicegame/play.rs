//! Makes a game out of a dice game.

use super::contract::{Board, DiceGame, NAMES, Round, Way};
use super::table::{fell, listed, tell};
use crate::game::{
    Ask, ByHand, Chance, Dice, Drawn, Game, Hidden, Info, Input, Moves, Nth, OptValue, OptValues, Outcome, Reject,
    Scene, SearchCtx, Seat, Seats, StepCtx, Table, Tap, Text, Turn, Viewer, Why,
};
use crate::kit::party::Party;

/// A game of dice, made into a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Diced<G>(pub G);

/// A move of a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Move<C> {
    /// Throws the dice that wait for this seat.
    Throw,
    /// Names the faces of a throw.
    Name(Vec<u8>),
    /// Makes a choice of the dice game.
    Choose(C),
}

/// A match in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct State<G: DiceGame> {
    board: Board<G>,
    /// The players as they were at the start of the match. Others know nothing more of a covered sheet.
    start: Vec<G::Player>,
    /// The players as they were when all had chosen for the last time and the dice had fallen.
    open: Vec<G::Player>,
}

impl<G: DiceGame> State<G> {
    /// The real table, including all secrets.
    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// The real table, so that a test can set it up.
    #[cfg(test)]
    pub fn board_mut(&mut self) -> &mut Board<G> {
        &mut self.board
    }

    /// Whether dice wait for this seat to throw them.
    fn may_throw(&self, seat: Seat) -> bool {
        self.board.wanted().is_some_and(|(mover, _)| mover == seat) && !self.board.is_named()
    }

    /// Runs everything that happens by itself after a step, and tells it. `chose`: somebody had to choose before the
    /// step.
    fn go_on(&mut self, at_once: bool, chose: bool, mut told: Vec<Text>, ctx: &mut StepCtx) {
        let game = self.board.game;
        let all = self.board.round.is_common() && chose && self.board.choosing().is_empty();
        if all && !game.is_covered(&self.board.rules) {
            game.opened(&self.board, &mut told);
        }
        self.board.go_on(&mut ctx.chance, at_once, &mut told);
        if all {
            ctx.reveal(Text::new(if self.board.round.over { "dice-all-open" } else { "dice-all-chosen" }));
        }
        if all || !chose {
            self.open.clone_from(&self.board.players);
        }
        tell(told, ctx);
    }
}

fn is_real(values: &OptValues) -> bool {
    matches!(values.value("dice"), Some(OptValue::Choice(word)) if word.starts_with("real"))
}

/// The refusal of a text that does not name dice, with an example of the right number of dice.
fn syntax(wanted: Dice) -> Reject {
    let example = wanted.throw(&mut Chance::fixed(0));
    Reject::syntax(Text::new("dice-name-syntax").with("example", listed(&example)))
}

/// Reads the faces that somebody names.
fn named(wanted: Dice, input: &Input<'_>) -> Result<Vec<u8>, Reject> {
    let mut read = input.reader();
    let named = read.word() == Some("name");
    let text = if named { read.rest() } else { input.raw() };
    wanted.read(text).ok_or_else(|| syntax(wanted))
}

impl<G: DiceGame> Diced<G> {
    /// Whether these faces may be named now.
    fn may_name(&self, board: &Board<G>, faces: &[u8]) -> Result<(), Reject> {
        let Some((_, dice)) = board.wanted() else {
            return Err(Reject::illegal(Text::new("dice-not-now")));
        };
        if !dice.show(faces) {
            return Err(Reject::illegal(Text::new("dice-name-count").with("dice", dice.count)));
        }
        self.0.may_name(board, faces)
    }
}

impl<G: DiceGame> Diced<G> {
    /// The seat of a view, if players see more of themselves than everybody does. In a game that hides only choices, a
    /// player's view is the same as everybody's.
    fn viewer(&self, board: &Board<G>, who: Viewer) -> Option<Seat> {
        match who {
            Viewer::Seat(seat) if self.info().hidden == Hidden::Views && board.seats().has(seat) => Some(seat),
            _ => None,
        }
    }

    /// The mover's throwing choice, if it is made by typing the faces of real dice.
    fn types(&self, state: &State<G>) -> Option<(G::Choice, Dice)> {
        let round = &state.board.round;
        let own = round.real && round.way == Way::Turns;
        self.0.throwing(&state.board, round.mover()).filter(|_| own)
    }
}

impl<G: DiceGame> Drawn for Board<G> {
    fn scene(&self) -> Scene {
        self.game.scene(self)
    }

    fn board(&self) -> String {
        self.game.board(self)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        let known = self.round.covered.is_empty() || !self.game.is_covered(&self.rules);
        (known && !G::FEW_LEAD).then(|| self.game.scores(self))
    }
}

impl<G: DiceGame> Game for Diced<G> {
    type Options = (G::Rules, Way, bool);
    type State = State<G>;
    type Move = Move<G::Choice>;
    type View = Board<G>;

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn options(&self, values: &mut OptValues, seats: u8) -> Result<Self::Options, Reject> {
        let rules = self.0.rules(values, seats)?;
        let (way, real) = (self.0.way(&rules, Way::asked(values))?, is_real(values));
        // There must be a throw for every player to name.
        if Way::asked(values) == Way::Named && self.0.throws(&rules).is_some_and(|throws| u32::from(seats) > throws) {
            return Err(Reject::new(Why::Options, Text::new("dice-named-many")));
        }
        if way == Way::Named && real {
            return Err(Reject::new(Why::Options, Text::new("dice-named-real")));
        }
        Ok((rules, way, real))
    }

    /// With real dice, too: the bot throws for computers, and for players who are late.
    fn chance(&self, _options: &Self::Options) -> bool {
        true
    }

    fn setup(&self, (rules, way, real): &Self::Options, table: Table, ctx: &mut StepCtx) -> State<G> {
        let (common, players) = self.0.setup(rules, table);
        let round = Round {
            rules: table.rules,
            way: *way,
            real: *real,
            party: Party::new(table.seats, table.first),
            fallen: Vec::new(),
            thrower: None,
            throws: 0,
            common: 0,
            number: 0,
            over: false,
            own: None,
            covered: Seats::NONE,
            waiting: Seats::NONE,
            wanted: None,
        };
        let start = players.clone();
        let mut board = Board { game: self.0, rules: rules.clone(), common, players, round };
        board.begin();
        let mut told = Vec::new();
        board.go_on(&mut ctx.chance, false, &mut told);
        tell(told, ctx);
        let open = board.players.clone();
        State { board, start, open }
    }

    fn turn(&self, state: &State<G>) -> Turn {
        let board = &state.board;
        if board.round.over {
            return Turn::Over(self.0.outcome(board));
        }
        if let Some((seat, dice)) = board.wanted() {
            let key = if board.is_named() { "dice-ask-name" } else { "dice-ask-throw" };
            return Ask::one(seat, Text::new(key).with("dice", dice.count)).into();
        }
        let seats = board.choosing();
        let mut text = self.0.ask(board, seats);
        if let Some((_, dice)) = self.types(state) {
            text = Text::new("dice-ask-real").with("ask", text).with("dice", dice.count);
        }
        let ask = Ask { typed: self.0.typed(), ..Ask::of(seats, text) };
        if board.round.is_common() { ask.sealed().into() } else { ask.into() }
    }

    fn hidden(&self, state: &State<G>) -> Hidden {
        match state.board.round.is_common() {
            false => Hidden::Nothing,
            true => self.info().hidden,
        }
    }

    fn by_hand(&self, state: &State<G>, seat: Seat) -> Option<ByHand<Self::Move>> {
        let board = &state.board;
        if !board.round.real {
            return None;
        }
        if state.may_throw(seat) {
            let (_, dice) = board.wanted()?;
            return Some(ByHand { dice, m: Move::Throw });
        }
        let (choice, dice) = self.types(state).filter(|_| board.choosing().has(seat))?;
        Some(ByHand { dice, m: Move::Choose(choice) })
    }

    fn moves(&self, state: &State<G>, seat: Seat) -> Moves<Self::Move> {
        let board = &state.board;
        if board.choosing().has(seat) {
            return match self.0.choices(board, seat) {
                Moves::Listed(choices) => Moves::Listed(choices.into_iter().map(Move::Choose).collect()),
                Moves::Unlisted => Moves::Unlisted,
            };
        }
        if state.may_throw(seat) {
            return Moves::Listed(vec![Move::Throw]);
        }
        match board.wanted() {
            Some((namer, _)) if namer == seat => Moves::Unlisted,
            _ => Moves::Listed(Vec::new()),
        }
    }

    fn sample(&self, state: &State<G>, seat: Seat, chance: &mut Chance) -> Option<Self::Move> {
        if let Moves::Listed(moves) = self.moves(state, seat) {
            return chance.pick(&moves).cloned();
        }
        let (_, dice) = state.board.wanted().filter(|(namer, _)| *namer == seat)?;
        let named = (0..NAMES).map(|_| {
            let faces = dice.throw(chance);
            self.0.may_name(&state.board, &faces).is_ok().then_some(faces)
        });
        named.flatten().next().map(Move::Name)
    }

    fn example(&self, state: &State<G>, seat: Seat) -> Option<Self::Move> {
        if state.board.choosing().has(seat) {
            return self.0.example(&state.board, seat).map(Move::Choose);
        }
        self.sample(state, seat, &mut Chance::fixed(0))
    }

    fn parse(&self, state: &State<G>, seat: Seat, input: &Input<'_>) -> Result<Self::Move, Reject> {
        let board = &state.board;
        let Some((_, wanted)) = board.wanted() else {
            return self.0.parse(board, seat, input).map(Move::Choose);
        };
        if !board.is_named() {
            let throws = input.word() == Some(self.0.throw_word());
            return if throws { Ok(Move::Throw) } else { self.0.parse(board, seat, input).map(Move::Choose) };
        }
        named(wanted, input).map(Move::Name)
    }

    fn write(&self, m: &Self::Move) -> String {
        match m {
            Move::Throw => self.0.throw_word().to_owned(),
            Move::Name(faces) => format!("name {}", listed(faces)),
            Move::Choose(choice) => self.0.write(choice),
        }
    }

    fn label(&self, m: &Self::Move) -> Text {
        match m {
            Move::Throw => Text::new("dice-throw"),
            Move::Name(faces) => fell(faces),
            Move::Choose(choice) => self.0.label(choice),
        }
    }

    fn prepares(&self, m: &Self::Move) -> bool {
        matches!(m, Move::Choose(choice) if self.0.prepares(choice))
    }

    fn apply(&self, state: &mut State<G>, seat: Seat, m: &Self::Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        let mut told = Vec::new();
        let (mut at_once, mut chose) = (true, false);
        match m {
            Move::Throw if state.may_throw(seat) => {}
            Move::Name(faces) if state.board.is_named() => {
                self.may_name(&state.board, faces)?;
                state.board.fall(faces, &mut told);
                at_once = false;
            }
            Move::Choose(choice) if state.board.choosing().has(seat) => {
                at_once = self.0.throwing(&state.board, seat).is_some_and(|(throws, _)| throws == *choice);
                chose = true;
                self.0.choose(&mut state.board, seat, choice, &mut told)?;
                if state.board.round.is_common() {
                    // Nobody may see another's choice.
                    told.clear();
                    at_once = false;
                }
            }
            _ => return Err(Reject::illegal(Text::new("dice-not-now"))),
        }
        state.go_on(at_once, chose, told, ctx);
        Ok(())
    }

    fn leave(&self, state: &mut State<G>, seat: Seat, ctx: &mut StepCtx) -> bool {
        if state.board.round.over || !state.board.round.present().has(seat) {
            return true;
        }
        let chose = !state.board.choosing().is_empty();
        let mut told = Vec::new();
        if state.board.leave(seat, &mut told) {
            state.go_on(false, chose, told, ctx);
            return true;
        }
        tell(told, ctx);
        // Where several have begun, the points of the one who is left stand.
        state.board.round.over |= state.board.seats().len() > 1;
        state.board.round.over
    }

    fn agreed(&self, state: &mut State<G>, _ctx: &mut StepCtx) -> Option<Outcome> {
        Some(self.0.outcome(&state.board))
    }

    fn view(&self, state: &State<G>, who: Viewer) -> Board<G> {
        let Board { game, rules, common, players, round } = &state.board;
        let (waiting, wanted) = (state.board.choosing(), state.board.wanted());
        let round = Round { waiting, wanted, ..round.clone() };
        let (game, rules, common) = (*game, rules.clone(), common.clone());
        if !round.is_common() || round.over || who == Viewer::Revealed {
            return Board { game, rules, common, players: players.clone(), round };
        }
        let sheets = self.0.is_covered(&rules);
        let viewer = self.viewer(&state.board, who);
        let chosen = |seat: &Seat| !waiting.is_empty() && !waiting.has(*seat);
        let own = |seat: &Seat| viewer == Some(*seat);
        let covered = state.board.seats().iter().filter(|seat| !own(seat) && (sheets || chosen(seat))).collect();
        let known = |seat: Seat| match viewer {
            Some(viewer) if viewer == seat => players,
            _ if !sheets => &state.open,
            Some(viewer) if self.0.sees(&state.board, viewer, seat) => &state.open,
            _ => &state.start,
        };
        let players = state.board.seats().iter().map(|seat| known(seat)[seat.index()].clone()).collect();
        Board { game, rules, common, players, round: Round { own: viewer, covered, ..round } }
    }

    fn round(&self, board: &Board<G>) -> Option<Nth> {
        self.0.round(board)
    }

    fn buttons(&self, board: &Board<G>, seat: Seat) -> Vec<Vec<Tap<Self::Move>>> {
        if board.round.over || !board.round.present().has(seat) {
            return Vec::new();
        }
        let rows = if board.round.waiting.has(seat) { self.0.buttons(board, seat) } else { Vec::new() };
        // Real dice have no button for a throw.
        let thrown = self.0.throwing(board, seat).filter(|_| board.round.real).map(|(choice, _)| Tap::Move(choice));
        let rows = rows.into_iter().map(|row| row.into_iter().filter(|tap| Some(tap) != thrown.as_ref()).collect());
        let rows = rows.filter(|row: &Vec<Tap<G::Choice>>| !row.is_empty());
        let tap = |tap| match tap {
            Tap::Move(choice) => Tap::Move(Move::Choose(choice)),
            Tap::Mark(text) => Tap::Mark(text),
        };
        rows.map(|row| row.into_iter().map(tap).collect()).collect()
    }

    fn holds(&self, board: &Board<G>, seat: Seat) -> Option<Text> {
        (board.round.own == Some(seat)).then(|| self.0.holds(board, seat)).flatten()
    }

    fn emblem(&self) -> Option<Scene> {
        self.0.emblem()
    }

    fn absurd(&self, board: &Board<G>, seat: Seat, m: &Self::Move) -> bool {
        matches!(m, Move::Choose(choice) if self.0.absurd(board, seat, choice))
    }

    fn think(&self, board: &Board<G>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Self::Move> {
        if board.round.waiting.has(seat) {
            return self.0.think(board, seat, ctx).map(Move::Choose);
        }
        let (_, dice) = board.round.wanted.filter(|(mover, _)| *mover == seat)?;
        Some(match board.is_named() {
            true => Move::Name(self.0.name(board, seat, dice, ctx)),
            false => Move::Throw,
        })
    }
}
