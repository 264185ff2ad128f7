//! The course of a match: both players choose, both choices are shown, and the next round begins.

use super::contract::{Outguess, Round, Sheet, Terms, View};
use super::plan;
use crate::game::{
    Ask, Game, Info, Input, Moves, Nth, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, Seats, StepCtx, Table, Tap,
    Turn, Viewer,
};

/// The public sheet, and the numbers chosen in secret.
#[derive(Clone)]
pub struct State<G> {
    sheet: Sheet<G>,
    /// The choice of each seat in this round; `None` until it chooses.
    chosen: [Option<u8>; 2],
}

/// Such a game, made into a game of the registry.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Secret<G>(pub G);

impl<G: Outguess> Secret<G> {
    fn numbers(&self, sheet: &Sheet<G>, ready: bool) -> Vec<u8> {
        if ready || sheet.winner().is_some() { Vec::new() } else { (1..=sheet.terms.most).collect() }
    }
}

impl<G: Outguess> Game for Secret<G> {
    type Options = Terms;
    type State = State<G>;
    type Move = u8;
    type View = View<G>;

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Terms, Reject> {
        Ok(self.0.terms(values))
    }

    /// Both players begin at once, and nothing is drawn.
    fn chance(&self, _terms: &Terms) -> bool {
        false
    }

    fn setup(&self, terms: &Terms, _table: Table, _ctx: &mut StepCtx) -> State<G> {
        let sheet = Sheet { game: self.0, terms: *terms, points: [0; 2], rounds: Vec::new() };
        State { sheet, chosen: [None; 2] }
    }

    fn turn(&self, state: &State<G>) -> Turn {
        if let Some(winner) = state.sheet.winner() {
            return Turn::Over(Outcome::won(winner, 2).with_scores(state.sheet.scores()));
        }
        let open: Seats = Seats::first(2).iter().filter(|seat| state.chosen[seat.index()].is_none()).collect();
        Ask::of(open, self.0.ask(state.sheet.terms)).sealed().into()
    }

    fn moves(&self, state: &State<G>, seat: Seat) -> Moves<u8> {
        let ready = state.chosen.get(seat.index()).is_none_or(Option::is_some);
        Moves::Listed(self.numbers(&state.sheet, ready))
    }

    fn parse(&self, state: &State<G>, _seat: Seat, input: &Input<'_>) -> Result<u8, Reject> {
        let number = input.number().and_then(|number| u8::try_from(number).ok());
        number.ok_or_else(|| Reject::syntax(self.0.refusal(state.sheet.terms)))
    }

    fn write(&self, number: &u8) -> String {
        number.to_string()
    }

    fn apply(&self, state: &mut State<G>, seat: Seat, number: &u8, ctx: &mut StepCtx) -> Result<(), Reject> {
        let sheet = &mut state.sheet;
        if !(1..=sheet.terms.most).contains(number) {
            return Err(Reject::illegal(self.0.refusal(sheet.terms)));
        }
        state.chosen[seat.index()] = Some(*number);
        if let [Some(one), Some(two)] = state.chosen {
            let round = Round { choices: [one, two], points: self.0.points([one, two]) };
            (0..2).for_each(|n| sheet.points[n] += round.points[n]);
            sheet.rounds.push(round);
            state.chosen = [None; 2];
            ctx.reveal(self.0.told(round));
        }
        Ok(())
    }

    /// The player with more points wins, or both share.
    fn agreed(&self, state: &mut State<G>, _ctx: &mut StepCtx) -> Option<Outcome> {
        Some(Outcome::by_score(state.sheet.scores()))
    }

    fn view(&self, state: &State<G>, who: Viewer) -> View<G> {
        let ready = state.chosen.map(|choice| choice.is_some());
        let chosen = if who == Viewer::Revealed { state.chosen } else { [None; 2] };
        View { sheet: state.sheet.clone(), ready, chosen }
    }

    fn round(&self, view: &View<G>) -> Option<Nth> {
        // A match has fewer.
        let over = u32::from(view.sheet.winner().is_none());
        Some(Nth::open(view.sheet.rounds.len() as u32 + over))
    }

    fn buttons(&self, view: &View<G>, seat: Seat) -> Vec<Vec<Tap<u8>>> {
        let ready = view.ready.get(seat.index()).is_none_or(|ready| *ready);
        let numbers = self.numbers(&view.sheet, ready);
        if numbers.is_empty() { Vec::new() } else { vec![numbers.into_iter().map(Tap::Move).collect()] }
    }

    fn emblem(&self) -> Option<Scene> {
        Some(self.0.emblem())
    }

    fn think(&self, view: &View<G>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<u8> {
        let ready = view.ready.get(seat.index()).is_none_or(|ready| *ready);
        if ready || view.sheet.winner().is_some() {
            return None;
        }
        Some(plan::choose(&view.sheet, seat, ctx))
    }
}
