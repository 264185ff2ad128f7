//! Sea battle: two hidden fleets, one shot after the other.
//!
//! `waters` has the position and what may be known of it, `fleet` the ships, `draw` the picture, `think` the
//! computer's aim. Here are the rules.

mod cells;
mod draw;
mod fleet;
#[cfg(test)]
mod tests;
mod think;
mod waters;

use crate::base::Place;
use crate::game::{
    Arg, Ask, Chance, Counts, Family, Game, Hidden, Info, Input, Moves, OptDef, OptKind, OptValue, OptValues, Outcome,
    Reject, Scene, SearchCtx, Seat, Seats, StepCtx, Table, Tap, Text, Turn, Viewer, Why,
};
use cells::Cells;
use fleet::{Ship, Unfit};
use waters::{Phase, Rules, State, View, Waters};

/// The registry's entry.
pub struct SeaBattle;

/// The most ships that a fleet may have.
const MOST_SHIPS: usize = 20;

static INFO: Info = Info {
    id: "seabattle",
    rules: 1,
    since: 1,
    seats: Counts::only(2),
    family: Family::BATTLES,
    options: &[
        OptDef::new("size", OptKind::Int { min: 8, max: 12, step: 1, default: Some(10) }),
        OptDef::new("fleet", OptKind::List { min: 1, max: 12, most: MOST_SHIPS }),
        OptDef::new("again", OptKind::Flag { default: true }),
        OptDef::new("salvo", OptKind::Flag { default: false }),
    ],
    presets: &[],
    words: &[RANDOM, CLEAR, READY],
    hidden: Hidden::Views,
    computer: true,
};

const RANDOM: &str = "random";
const CLEAR: &str = "clear";
const READY: &str = "ready";

/// What a seat may do.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Places ships with these ends; takes back each that stands there already. Two ends are in ascending order.
    Ships(Vec<(Place, Place)>),
    /// Draws a whole fleet anew.
    Random,
    /// Takes all ships back.
    Clear,
    /// Has placed the fleet.
    Ready,
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
        fleet.sort_by(|a, b| b.cmp(a));
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
            phase: Phase::Placing([false; 2]),
            first: table.first,
            waters: Default::default(),
            latest: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Placing(ready) => {
                let seats: Seats = (0..2).map(Seat).filter(|seat| !ready[seat.index()]).collect();
                let ask = Text::new("seabattle-ask-place");
                Ask::of(seats, ask).private().typed().into()
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
            Phase::Placing(_) if state.missing(seat).is_empty() => Some(Move::Ready),
            Phase::Placing(_) if chance.die(2) == 1 => Some(Move::Random),
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
            return match input.word() {
                Some(RANDOM) => Some(Move::Random),
                Some(CLEAR) => Some(Move::Clear),
                Some(READY) => Some(Move::Ready),
                _ => ships(input).map(Move::Ships),
            }
            .ok_or_else(|| Reject::syntax(Text::new("seabattle-reject-syntax-place")));
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
            Move::Ships(ships) => ships.iter().map(|ends| written(*ends)).collect::<Vec<_>>().join(", "),
            Move::Random => RANDOM.to_owned(),
            Move::Clear => CLEAR.to_owned(),
            Move::Ready => READY.to_owned(),
            Move::Shots(places) => places.iter().map(Place::to_string).collect::<Vec<_>>().join(" "),
        }
    }

    /// A caption may be read by everybody, so that of a placed ship does not say where.
    fn label(&self, m: &Move) -> Text {
        match m {
            Move::Ships(_) => Text::new("seabattle-do-place"),
            Move::Random => Text::new("seabattle-do-random"),
            Move::Clear => Text::new("seabattle-do-clear"),
            Move::Ready => Text::new("seabattle-do-ready"),
            Move::Shots(_) => Text::new("move").with("move", Arg::Move(self.write(m))),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: &Move, ctx: &mut StepCtx) -> Result<(), Reject> {
        match (state.phase, m) {
            (Phase::Placing(ready), _) => place(state, seat, m, ready, ctx),
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

    fn buttons(&self, view: &View, seat: Seat) -> Vec<Vec<Tap<Move>>> {
        let Some((_, ships, missing)) = view.yard().filter(|(owner, ..)| *owner == seat) else {
            return Vec::new();
        };
        if view.phase.is_ready(seat) {
            return Vec::new();
        }
        let mut rows = vec![vec![Tap::Move(Move::Random)]];
        if !ships.is_empty() {
            rows[0].push(Tap::Move(Move::Clear));
        }
        if missing.is_empty() {
            rows.push(vec![Tap::Move(Move::Ready)]);
        }
        rows
    }

    fn think(&self, view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
        match view.phase {
            Phase::Placing(_) if !view.phase.is_ready(seat) => {
                let (.., missing) = view.yard().filter(|(owner, ..)| *owner == seat)?;
                Some(if missing.is_empty() { Move::Ready } else { Move::Random })
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
    let mut moves = vec![Move::Random];
    if !waters.ships.is_empty() {
        moves.push(Move::Clear);
    }
    if lens.is_empty() {
        moves.push(Move::Ready);
    }
    lens.dedup();
    let closed = waters.hulls().grown();
    let spots = lens.iter().flat_map(|&len| Ship::everywhere(state.rules.size, len));
    let free = spots.filter(|ship| !ship.cells().meets(closed));
    moves.extend(free.chain(waters.ships.iter().copied()).map(|ship| Move::Ships(vec![(ship.at, ship.end())])));
    moves
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

/// One step of the set-up.
fn place(state: &mut State, seat: Seat, m: &Move, mut ready: [bool; 2], ctx: &mut StepCtx) -> Result<(), Reject> {
    match m {
        Move::Ships(ships) => {
            for &ends in ships {
                let why = |reject: Reject| match ships.len() {
                    1 => reject,
                    _ => Reject::illegal(
                        Text::new("seabattle-reject-among")
                            .with("ship", Arg::Move(written(ends)))
                            .with("why", reject.text),
                    ),
                };
                toggle(state, seat, ends).map_err(why)?;
            }
        }
        Move::Random => {
            state.waters[seat.index()].ships = fleet::draw(state.rules.size, &state.rules.fleet, &mut ctx.chance);
        }
        Move::Clear => state.waters[seat.index()].ships.clear(),
        Move::Ready => {
            let missing = state.missing(seat);
            if !missing.is_empty() {
                let lens: Vec<String> = missing.iter().map(u8::to_string).collect();
                let text = Text::new("seabattle-reject-missing").with("count", missing.len());
                return Err(Reject::illegal(text.with("lengths", lens.join(", "))));
            }
            ready[seat.index()] = true;
            state.phase = if ready == [true; 2] { Phase::Firing(state.first) } else { Phase::Placing(ready) };
            ctx.tell(Text::new("seabattle-ready").with("seat", seat));
            return Ok(());
        }
        Move::Shots(_) => return Err(Reject::illegal(Text::new("seabattle-reject-syntax-place"))),
    }
    if state.missing(seat).is_empty() {
        ctx.whisper(seat, Text::new("seabattle-complete"));
    }
    Ok(())
}

/// Places a ship, or takes back the one that stands exactly there.
fn toggle(state: &mut State, seat: Seat, (one, two): (Place, Place)) -> Result<(), Reject> {
    let size = state.rules.size;
    if let Some(place) = [one, two].into_iter().find(|place| !place.within(size, size)) {
        return Err(outside(place, size));
    }
    let Some(ship) = Ship::between(one, two) else {
        return Err(Reject::illegal(Text::new("seabattle-reject-bent").with("from", one).with("to", two)));
    };
    let missing = state.missing(seat);
    let waters = &mut state.waters[seat.index()];
    if let Some(n) = waters.ships.iter().position(|other| *other == ship) {
        waters.ships.remove(n);
        return Ok(());
    }
    if !(waters.hulls() & ship.cells().grown()).is_empty() {
        return Err(Reject::illegal(Text::new("seabattle-reject-near")));
    }
    if !missing.contains(&ship.len) {
        let known = state.rules.fleet.contains(&ship.len);
        let key = if known { "seabattle-reject-spent" } else { "seabattle-reject-length" };
        return Err(Reject::illegal(Text::new(key).with("length", ship.len)));
    }
    waters.ships.push(ship);
    Ok(())
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

/// What a shot found.
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

/// One shot falls.
fn answer(target: &mut Waters, place: Place) -> Answer {
    target.shots = target.shots | Cells::one(place);
    match target.ships.iter().find(|ship| ship.cells().has(place)) {
        None => Answer::Miss(place),
        Some(ship) if ship.cells().inside(target.shots) => Answer::Sunk(place, ship.len),
        Some(_) => Answer::Hit(place),
    }
}
