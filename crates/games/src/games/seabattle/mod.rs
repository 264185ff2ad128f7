//! Sea battle: two hidden fleets, one shot after the other.
//!
//! `waters` has the position and what each viewer may know, `fleet` the ships, `draw` the picture, `think` the
//! computer's aim. This file has the rules.

mod cells;
mod draw;
mod fleet;
#[cfg(test)]
mod tests;
mod think;
mod waters;

use crate::base::Place;
use crate::game::{
    Arg, Ask, Chance, Counts, Family, Game, Gesture, Hidden, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues,
    Outcome, Reject, Scene, SearchCtx, Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Weight, Why,
};
use crate::kit::placing::{self, Placing, Ready, Yard};
use cells::Cells;
use fleet::{Ship, Unfit};
use waters::{Phase, Rules, State, View, Waters, missing};

pub struct SeaBattle;

/// The most ships that a fleet may have.
const MOST_SHIPS: usize = 20;

static INFO: Info = Info {
    options: &[
        OptDef::new("size", OptKind::Int { min: 8, max: 12, step: 1, default: Some(10) }),
        OptDef::new("fleet", OptKind::List { min: 1, max: 12, most: MOST_SHIPS }),
        OptDef::new("again", OptKind::Flag { default: true }),
        OptDef::new("salvo", OptKind::Flag { default: false }),
    ],
    words: placing::WORDS,
    hidden: Hidden::Views,
    ..Info::of("seabattle", Counts::only(2), Family::BATTLES, Weight::Half)
};

/// A move of a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Places ships with these ends, which are in ascending order, or another step of the set-up.
    Place(Placing<(Place, Place)>),
    /// Shoots at these cells: one, or a salvo.
    Shots(Vec<Place>),
}

impl Game for SeaBattle {
    type Options = Rules;
    type State = State;
    type Move = Move;
    type View = View;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Rules, Reject> {
        // Within the bounds of their definitions, so nothing is cut.
        let size = values.int("size") as u16;
        let mut fleet: Vec<u8> = match values.list("fleet") {
            Some(lens) => lens.iter().map(|&len| len as u8).collect(),
            None => fleet::usual(size).to_vec(),
        };
        fleet.sort_unstable_by(|a, b| b.cmp(a));
        fleet::check(size, &fleet).map_err(|unfit| {
            let text = match unfit {
                Unfit::Long(len) => Text::new("seabattle-reject-fleet-long").with("length", len),
                Unfit::Crowded => Text::new("seabattle-reject-fleet-crowded"),
            };
            Reject::new(Why::Options, text.with("size", u32::from(size)))
        })?;
        values.set("fleet", OptValue::List(fleet.iter().map(|&len| i64::from(len)).collect()));
        Ok(Rules { size, fleet, again: values.flag("again"), salvo: values.flag("salvo") })
    }

    fn setup(&self, rules: &Rules, table: Table, _ply: &mut StepCtx) -> State {
        State {
            rules: rules.clone(),
            phase: Phase::Placing(Ready::default()),
            first: table.first,
            waters: Default::default(),
            latest: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Placing(ready) => {
                let ask = Text::new("seabattle-ask-place");
                Ask::of(ready.waits_for(), ask).private().typed().into()
            }
            Phase::Firing(seat) if state.rules.salvo => {
                let ask = Text::new("seabattle-ask-salvo").with("shots", state.volley(seat));
                Ask::one(seat, ask).typed().into()
            }
            Phase::Firing(seat) => Ask::one(seat, Text::new("seabattle-ask-shoot")).typed().into(),
            Phase::Over(winner) => {
                let scores = (0..2).map(|n| state.waters[1 - n].sunk().count() as i64).collect();
                Turn::Over(Outcome::won(winner, 2).with_scores(scores))
            }
        }
    }

    fn moves(&self, state: &State, seat: Seat) -> Moves<Move> {
        match state.phase {
            Phase::Placing(_) if !state.phase.is_ready(seat) => Moves::Listed(placings(state, seat)),
            Phase::Firing(shooter) if shooter == seat => match state.volley(seat) {
                1 => {
                    let open = state.chart(seat.other()).open(state.rules.size);
                    Moves::Listed(open.iter().map(|place| Move::Shots(vec![place])).collect())
                }
                _ => Moves::Unlisted,
            },
            _ => Moves::Listed(Vec::new()),
        }
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match state.phase {
            Phase::Placing(_) if state.phase.is_ready(seat) => None,
            // A mixture that comes to an end: complete fleets are kept, others are as a rule drawn.
            Phase::Placing(_) if state.missing(seat).is_empty() => Some(Move::Place(Placing::Ready)),
            Phase::Placing(_) if chance.die(2) == 1 => Some(Move::Place(Placing::Random)),
            Phase::Placing(_) => chance.pick(&placings(state, seat)).cloned(),
            Phase::Firing(shooter) if shooter == seat => {
                let mut open: Vec<Place> = state.chart(seat.other()).open(state.rules.size).iter().collect();
                chance.shuffle(&mut open);
                open.truncate(state.volley(seat));
                Some(Move::Shots(open))
            }
            _ => None,
        }
    }

    fn parse(&self, state: &State, _seat: Seat, input: &Input<'_>) -> Result<Move, Reject> {
        if let Phase::Placing(_) = state.phase {
            let placing = Placing::read(input, ships).map(Move::Place);
            return placing.ok_or_else(|| Reject::syntax(Text::new("seabattle-reject-syntax-place")));
        }
        match input.path() {
            Some(places) if places.len() == 1 || (state.rules.salvo && places.len() <= MOST_SHIPS) => {
                Ok(Move::Shots(places))
            }
            _ if state.rules.salvo => Err(Reject::syntax(Text::new("seabattle-reject-syntax-salvo"))),
            _ => Err(Reject::syntax(Text::new("seabattle-reject-syntax-shoot"))),
        }
    }

    fn write(&self, m: &Move) -> String {
        match m {
            Move::Place(placing) => placing.write(|ends| written(*ends)),
            Move::Shots(places) => places.iter().map(Place::to_string).collect::<Vec<_>>().join(" "),
        }
    }

    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Place(placing) => placing.label(INFO.id),
            Move::Shots(_) => Text::new("move").with("move", Arg::Move(self.write(m))),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (state.phase, m) {
            (Phase::Placing(mut ready), Move::Place(placing)) => {
                let begins = placing::place(INFO.id, &mut state.yard(seat), &mut ready, (seat, placing), ctx)?;
                state.phase = if begins { Phase::Firing(state.first) } else { Phase::Placing(ready) };
                Ok(())
            }
            (Phase::Placing(_), _) => Err(Reject::illegal(Text::new("seabattle-reject-syntax-place"))),
            (Phase::Firing(_), Move::Shots(places)) => {
                admit(state, seat, places)?;
                shoot(state, seat, places, ctx);
                Ok(())
            }
            _ => Err(Reject::illegal(Text::new("seabattle-reject-syntax-shoot"))),
        }
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        state.view(who)
    }

    fn emblem(&self) -> Option<Scene> {
        Some(draw::emblem())
    }

    fn gesture(&self, view: &View, seat: Seat) -> Option<Gesture> {
        match view.phase {
            Phase::Placing(_) => {
                let (_, ships, missing) = view.yard().filter(|(own, ..)| *own == seat)?;
                Some(Gesture::Fleet { ships: ships.iter().map(|ship| (ship.at, ship.end())).collect(), missing })
            }
            Phase::Firing(_) => Some(Gesture::places(1, view.volley.max(1) as u16)),
            Phase::Over(_) => None,
        }
    }

    fn buttons(&self, view: &View, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let Some((_, ships, missing)) = view.yard().filter(|(owner, ..)| *owner == seat) else {
            return Vec::new();
        };
        if view.phase.is_ready(seat) {
            return Vec::new();
        }
        placing::taps(ships.is_empty(), missing.is_empty(), Move::Place)
    }

    fn think(&self, view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match view.phase {
            Phase::Placing(_) if !view.phase.is_ready(seat) => {
                let (.., missing) = view.yard().filter(|(owner, ..)| *owner == seat)?;
                Some(Move::Place(Placing::thought(missing.is_empty())))
            }
            Phase::Firing(shooter) if shooter == seat => {
                Some(Move::Shots(think::aim(view, seat, ctx.level, ctx.chance, &ctx.until)))
            }
            _ => None,
        }
    }
}

/// All that a seat may do while it places its fleet.
fn placings(state: &State, seat: Seat) -> Vec<Move> {
    let waters = &state.waters[seat.index()];
    let mut lens = state.missing(seat);
    let plain = placing::plain(waters.ships.is_empty(), lens.is_empty());
    lens.dedup();
    let closed = waters.hulls().grown();
    let spots = lens.iter().flat_map(|&len| Ship::everywhere(state.rules.size, len));
    let free = spots.filter(|ship| !ship.cells().meets(closed));
    let ships = free.chain(waters.ships.iter().copied()).map(|ship| Placing::Put(vec![(ship.at, ship.end())]));
    plain.into_iter().chain(ships).map(Move::Place).collect()
}

/// The ends of ships as people type them: `a1-a4 c1-c3, e5`. Two places alone, without a comma, are one ship.
fn ships(input: &Input<'_>) -> Option<Vec<(Place, Place)>> {
    let ordered = |one: Place, two: Place| (one.min(two), one.max(two));
    let path = input.path()?;
    if let &[one, two] = path.as_slice()
        && !input.raw().contains([',', ';'])
    {
        return Some(vec![ordered(one, two)]);
    }
    let (mut ships, mut read) = (Vec::new(), input.reader());
    while !read.end() {
        let one = read.place()?;
        let joined = read.sign(&['-', '–', '—', ':']).is_some() || read.touches();
        ships.push(ordered(one, if joined { read.place()? } else { one }));
    }
    (ships.len() <= MOST_SHIPS).then_some(ships)
}

fn written((one, two): (Place, Place)) -> String {
    if one == two { one.to_string() } else { format!("{one}-{two}") }
}

/// The waters of a seat that places its fleet.
struct Harbour<'a> {
    rules: &'a Rules,
    waters: &'a mut Waters,
}

impl State {
    fn yard(&mut self, seat: Seat) -> Harbour<'_> {
        Harbour { rules: &self.rules, waters: &mut self.waters[seat.index()] }
    }
}

impl Yard for Harbour<'_> {
    type Piece = (Place, Place);

    fn toggle(&mut self, &(one, two): &(Place, Place)) -> Result<(), Reject> {
        let Harbour { rules, waters } = self;
        if let Some(place) = [one, two].into_iter().find(|place| !place.within(rules.size, rules.size)) {
            return Err(outside(place, rules.size));
        }
        let Some(ship) = Ship::between(one, two) else {
            return Err(Reject::illegal(Text::new("seabattle-reject-bent").with("from", one).with("to", two)));
        };
        if let Some(n) = waters.ships.iter().position(|other| *other == ship) {
            waters.ships.remove(n);
            return Ok(());
        }
        if !(waters.hulls() & ship.cells().grown()).is_empty() {
            return Err(Reject::illegal(Text::new("seabattle-reject-near")));
        }
        if !missing(&rules.fleet, &waters.ships).contains(&ship.len) {
            let known = rules.fleet.contains(&ship.len);
            let key = if known { "seabattle-reject-spent" } else { "seabattle-reject-length" };
            return Err(Reject::illegal(Text::new(key).with("length", ship.len)));
        }
        waters.ships.push(ship);
        Ok(())
    }

    fn among(ends: &(Place, Place), why: Reject) -> Reject {
        let text = Text::new("seabattle-reject-among").with("ship", Arg::Move(written(*ends)));
        Reject::illegal(text.with("why", why.text))
    }

    fn draw(&mut self, chance: &mut Chance) {
        self.waters.ships = fleet::draw(self.rules.size, &self.rules.fleet, chance);
    }

    fn clear(&mut self) {
        self.waters.ships.clear();
    }

    fn missing(&self) -> Option<Reject> {
        let missing = missing(&self.rules.fleet, &self.waters.ships);
        let lens: Vec<String> = missing.iter().map(u8::to_string).collect();
        let text = Text::new("seabattle-reject-missing").with("count", missing.len()).with("lengths", lens.join(", "));
        (!missing.is_empty()).then(|| Reject::illegal(text))
    }
}

fn outside(place: Place, size: u16) -> Reject {
    let last = Place::new(size - 1, size - 1);
    Reject::illegal(Text::new("seabattle-reject-outside").with("place", place).with("last", last))
}

/// Whether a seat may shoot at these cells.
fn admit(state: &State, seat: Seat, places: &[Place]) -> Result<(), Reject> {
    let chart = state.chart(seat.other());
    let mut chosen = Cells::NONE;
    for &place in places {
        let key = match place {
            _ if !place.within(state.rules.size, state.rules.size) => return Err(outside(place, state.rules.size)),
            _ if (chart.hits | chart.misses).has(place) => "seabattle-reject-shot-before",
            _ if chart.clear.has(place) => "seabattle-reject-empty",
            _ if chosen.has(place) => "seabattle-reject-twice",
            _ => {
                chosen = chosen | Cells::one(place);
                continue;
            }
        };
        return Err(Reject::illegal(Text::new(key).with("place", place)));
    }
    let want = state.volley(seat);
    if places.len() != want {
        let text = Text::new("seabattle-reject-volley").with("want", want).with("given", places.len());
        return Err(Reject::illegal(text));
    }
    Ok(())
}

/// The shots fall. Each answer opens a secret, so it is told as a reveal and never taken back.
fn shoot(state: &mut State, seat: Seat, places: &[Place], ctx: &mut StepCtx) {
    let target = &mut state.waters[seat.other().index()];
    let answers: Vec<Answer> = places.iter().map(|&place| answer(target, place)).collect();
    if let (false, [answer]) = (state.rules.salvo, answers.as_slice()) {
        ctx.reveal(answer.said("seabattle-miss", "seabattle-hit", "seabattle-sunk").with("seat", seat));
    } else {
        let cell = |answer: &Answer| answer.said("seabattle-cell-miss", "seabattle-cell-hit", "seabattle-cell-sunk");
        let cells: Vec<Text> = answers.iter().map(cell).collect();
        ctx.reveal(Text::new("seabattle-salvo").with("seat", seat).with("cells", cells));
    }
    state.latest = Some((seat.other(), places.iter().copied().collect()));
    let hit = answers.iter().any(|answer| !matches!(answer, Answer::Miss(_)));
    let stays = hit && state.rules.again && !state.rules.salvo;
    state.phase = match () {
        () if target.afloat() == 0 => Phase::Over(seat),
        () if stays => Phase::Firing(seat),
        () => Phase::Firing(seat.other()),
    };
}

/// The answer to a shot.
enum Answer {
    Miss(Place),
    Hit(Place),
    /// And the length of the ship.
    Sunk(Place, u8),
}

impl Answer {
    fn said(&self, miss: &'static str, hit: &'static str, sunk: &'static str) -> Text {
        match *self {
            Answer::Miss(place) => Text::new(miss).with("place", place),
            Answer::Hit(place) => Text::new(hit).with("place", place),
            Answer::Sunk(place, len) => Text::new(sunk).with("place", place).with("length", len),
        }
    }
}

fn answer(target: &mut Waters, place: Place) -> Answer {
    target.shots = target.shots | Cells::one(place);
    match target.ships.iter().find(|ship| ship.cells().has(place)) {
        None => Answer::Miss(place),
        Some(ship) if ship.cells().inside(target.shots) => Answer::Sunk(place, ship.len),
        Some(_) => Answer::Hit(place),
    }
}
