//! Palms: both players look at their palms. Then one calls a number, and the other looks for it on their own palm. Each
//! second of the search makes a cross for the caller.
//!
//! `hand` has the outline and the numbers, `sheet` the position and the view of each viewer, `draw` the picture. This
//! file has the rules. The seconds run from the picture with the call to the answer. Both times come from the
//! messenger.

mod draw;
mod hand;
mod sheet;
#[cfg(test)]
mod tests;

use crate::base::Place;
use crate::game::{
    Ask, Chance, Counts, Family, Game, Gesture, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome,
    Reject, Scene, Seat, Seats, StepCtx, Table, Tap, Text, Turn, Viewer, Weight,
};
use hand::Palm;
use sheet::{Called, Edition, Open, Phase, Rules, Search, State, View};

pub struct Palms;

static INFO: Info = Info {
    rules: 2,
    options: &[
        OptDef::new("numbers", OptKind::Int { min: 10, max: 60, step: 1, default: Some(30) }),
        OptDef::new("grid", OptKind::Size { least: 5, most: (12, 12), step: 1, default: (8, 8) }),
    ],
    words: &[READY],
    hidden: Hidden::Views,
    // A computer would only wait.
    computer: false,
    ..Info::of("palms", Counts::only(2), Family::NUMBERS, Weight::Half)
};

const READY: &str = "ready";

const SECOND: u64 = 1_000;

/// A move: a word, a call or an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Says that the seat has looked at its own palm.
    Ready,
    /// Calls a number for the other seat to find.
    Call(usize),
    /// Says in which cell the number stands.
    Cell(Place),
}

impl Game for Palms {
    type Options = Rules;
    type State = State;
    type Move = Move;
    type View = View;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        let (width, height) = values.size("grid");
        // The values are within the bounds of their definition, so the casts cut nothing.
        Ok(Rules { numbers: values.int("numbers") as usize, grid: (width.into(), height.into()) })
    }

    fn setup(&self, rules: &Rules, table: Table, ctx: &mut StepCtx) -> State {
        let edition = Edition::of(table.rules);
        State {
            open: Open {
                rules: *rules,
                phase: if edition.waits { Phase::Looking([false; 2]) } else { Phase::Calling(table.first) },
                crosses: [0; 2],
                called: Default::default(),
                lost: [0; 2],
                latest: None,
            },
            edition,
            first: table.first,
            palms: [0, 1]
                .map(Seat)
                .map(|owner| ctx.chance.hidden(Seats::one(owner), |chance| Palm::draw(owner, rules.numbers, chance))),
            until: 0,
            shown: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.open.phase {
            Phase::Looking(_) => {
                let seats: Seats = [Seat(0), Seat(1)].into_iter().filter(|seat| state.open.is_looking(*seat)).collect();
                Ask::of(seats, Text::new("palms-ask-ready")).private().into()
            }
            Phase::Calling(seat) => {
                let ask = Text::new("palms-ask-call").with("most", state.open.rules.numbers);
                Ask::one(seat, ask).typed().into()
            }
            Phase::Searching(Search { caller, number, .. }) => {
                let ask = Text::new("palms-ask-find").with("number", number);
                Ask::one(caller.other(), ask).private().typed().until(state.until).into()
            }
            Phase::Over => {
                let scores = state.open.crosses.map(i64::from).to_vec();
                Turn::Over(Outcome::by_score(scores))
            }
        }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        Moves::Listed(match state.open.phase {
            Phase::Looking(_) if state.open.is_looking(seat) => vec![Move::Ready],
            Phase::Calling(caller) if caller == seat => state.open.left(seat).map(Move::Call).collect(),
            Phase::Searching(search) if search.caller == seat.other() => {
                hand::cells(seat).into_iter().map(Move::Cell).collect()
            }
            _ => Vec::new(),
        })
    }

    /// As a rule, one of the first cells is the right one.
    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match state.open.phase {
            Phase::Looking(_) => state.open.is_looking(seat).then_some(Move::Ready),
            Phase::Calling(caller) if caller == seat => {
                let left: Vec<usize> = state.open.left(seat).collect();
                chance.pick(&left).copied().map(Move::Call)
            }
            Phase::Searching(search) if search.caller == seat.other() => {
                let palm = &state.palms[seat.index()];
                let number =
                    if chance.die(2) == 1 { search.number } else { chance.index(state.open.rules.numbers) + 1 };
                palm.place(number).map(Move::Cell)
            }
            _ => None,
        }
    }

    fn parse(&self, state: &State, seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        let call = || input.number().and_then(|number| usize::try_from(number).ok()).map(Move::Call);
        match state.open.phase {
            Phase::Looking(_) if input.word() == Some(READY) => Ok(Move::Ready),
            Phase::Looking(_) => Err(Reject::syntax(Text::new("palms-reject-syntax-ready"))),
            Phase::Searching(search) => match input.place() {
                Some(place) => Ok(Move::Cell(place)),
                // The caller may be too early with the next number.
                None if search.caller == seat && call().is_some() => {
                    Err(Reject::syntax(Text::new("palms-reject-wait")))
                }
                None => Err(Reject::syntax(Text::new("palms-reject-syntax-find"))),
            },
            _ => match call() {
                Some(call) => Ok(call),
                None => {
                    let most = state.open.rules.numbers;
                    Err(Reject::syntax(Text::new("palms-reject-syntax-call").with("most", most)))
                }
            },
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Ready => READY.to_owned(),
            Move::Call(number) => number.to_string(),
            Move::Cell(place) => place.to_string(),
        }
    }

    /// Everybody may read a caption, so the caption of an answer does not say where a number stands.
    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Ready => Text::new("palms-do-ready"),
            Move::Call(number) => Text::new("palms-do-call").with("number", *number),
            Move::Cell(_) => Text::new("palms-do-find"),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (state.open.phase, m) {
            (Phase::Looking(ready), Move::Ready) => {
                look_over(state, seat, ready, ctx);
                Ok(())
            }
            (Phase::Looking(_), _) => Err(Reject::illegal(Text::new("palms-reject-syntax-ready"))),
            (Phase::Calling(_), Move::Call(number)) => {
                admit(&state.open, seat, *number)?;
                state.open.called[seat.index()].push(*number);
                state.open.phase = Phase::Searching(Search { caller: seat, number: *number, wrong: 0 });
                (state.until, state.shown) = (ctx.at.saturating_add(state.edition.longest), None);
                ctx.tell(Text::new("palms-called").with("seat", seat).with("number", *number));
                Ok(())
            }
            (Phase::Searching(search), Move::Cell(place)) => look(state, seat, search, *place, ctx),
            (Phase::Searching(_), _) => Err(Reject::illegal(Text::new("palms-reject-syntax-find"))),
            _ => {
                let most = state.open.rules.numbers;
                Err(Reject::illegal(Text::new("palms-reject-syntax-call").with("most", most)))
            }
        }
    }

    /// Ends a search that takes too long.
    fn lapse(&self, state: &mut State, ctx: &mut StepCtx) {
        if let Phase::Searching(search) = state.open.phase {
            give_up(state, search, ctx);
        }
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        state.view(who)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, view: &View, seat: Seat) -> Option<Gesture> {
        let seeks = matches!(view.open.phase, Phase::Searching(Search { caller, .. }) if caller != seat);
        (seeks && view.palm.is_some()).then(Gesture::place)
    }

    fn buttons(&self, view: &View, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let looks = view.open.is_looking(seat);
        looks.then(|| vec![Tap::Move(Move::Ready)]).into_iter().collect()
    }
}

/// A seat has looked at its palm. When both have, the first caller calls.
fn look_over(state: &mut State, seat: Seat, mut ready: [bool; 2], ctx: &mut StepCtx) {
    ready[seat.index()] = true;
    state.open.phase = if ready == [true; 2] { Phase::Calling(state.first) } else { Phase::Looking(ready) };
    ctx.tell(Text::new("palms-ready").with("seat", seat));
}

/// Checks that a seat may call a number.
fn admit(open: &Open, seat: Seat, number: usize) -> Result<(), Reject> {
    let most = open.rules.numbers;
    if !(1..=most).contains(&number) {
        return Err(Reject::illegal(Text::new("palms-reject-number").with("most", most)));
    }
    if open.has_called(seat, number) {
        return Err(Reject::illegal(Text::new("palms-reject-called").with("number", number)));
    }
    Ok(())
}

/// A seat says in which cell the number stands.
fn look(state: &mut State, seat: Seat, search: Search, place: Place, ctx: &mut StepCtx) -> Result<(), Reject> {
    if !place.within(hand::COLS, hand::ROWS) {
        let last = Place::new(hand::COLS - 1, hand::ROWS - 1);
        return Err(Reject::illegal(Text::new("palms-reject-outside").with("place", place).with("last", last)));
    }
    // A later picture of the same search does not count: the first one already showed the number.
    let shown = *state.shown.get_or_insert(ctx.shown);
    let took = ctx.at.saturating_sub(shown);
    if took > state.edition.longest {
        give_up(state, search, ctx);
        return Ok(());
    }
    if state.palms[seat.index()].place(search.number) != Some(place) {
        state.open.phase = Phase::Searching(Search { wrong: search.wrong + 1, ..search });
        ctx.tell(Text::new("palms-wrong").with("seat", seat).with("number", search.number));
        return Ok(());
    }
    let seconds = (took / SECOND) as u32;
    let text = Text::new("palms-found").with("seat", seat).with("number", search.number).with("seconds", seconds);
    let cost = cost(state.edition, search, seconds);
    // The crosses beyond the seconds are for wrong cells, as far as the limit lets them count.
    let wrong = cost.saturating_sub(seconds);
    ctx.reveal(text.with("caller", search.caller).with("crosses", cost).with("wrong", wrong));
    finish(state, search, cost);
    Ok(())
}

/// Ends a search whose time is over.
fn give_up(state: &mut State, search: Search, ctx: &mut StepCtx) {
    let seconds = (state.edition.longest / SECOND) as u32;
    let cost = cost(state.edition, search, seconds);
    let text = Text::new("palms-late").with("seat", search.caller.other()).with("number", search.number);
    ctx.tell(text.with("caller", search.caller).with("seconds", seconds).with("crosses", cost));
    finish(state, search, cost);
}

/// The crosses for a search: one for each second and each wrong cell, up to the edition's limit.
fn cost(edition: Edition, search: Search, seconds: u32) -> u32 {
    (seconds + search.wrong).min(edition.most)
}

/// The caller makes crosses, and the other seat calls next. If no number is left to call, the seat with more crosses
/// wins.
fn finish(state: &mut State, search: Search, cost: u32) {
    let Search { caller, number, .. } = search;
    let open = &mut state.open;
    let full = open.rules.cells();
    let crosses = cost.min(full - open.crosses[caller.index()]);
    open.crosses[caller.index()] += crosses;
    open.lost[caller.other().index()] += cost;
    open.latest = Some(Called { caller, number, crosses });
    let next = [caller.other(), caller].into_iter().find(|seat| open.left(*seat).next().is_some());
    open.phase = match next {
        Some(next) if open.crosses[caller.index()] < full => Phase::Calling(next),
        _ => Phase::Over,
    };
}
