//! Ninety games, as many as the house will have one day: all alike, in families of every size.

use std::fmt::Write;
use std::sync::LazyLock;

use kletka::bot::Registry;
use kletka::bot::words::{self, Lang};
use kletka::game::{
    AnyGame, Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene,
    SearchCtx, Seat, StepCtx, Table, Text, Turn, Viewer, Weight,
};

/// How many games each family has: full pages, one game too many, none.
const FAMILIES: [(&Family, usize); 6] = [
    (Family::BATTLES, 10),
    (Family::LINES, 24),
    (Family::WORDS, 5),
    (Family::POWER, 50 - LUCKY),
    (Family::LUCK, LUCKY),
    (Family::ALONE, 1),
];
const LUCKY: usize = 1;

/// Games with names of their own: index, id, and names.
const NAMED: [(usize, &str, &str, &str); 4] = [
    (3, "seafight", "Sea fight", "Морской бой"),
    (12, "searace", "Sea race", "Морские гонки"),
    (70, "darkwater", "Dark water", "Тёмная вода"),
    (89, "a_game_whose_name_nobody_can_type", "Patience", "Терпение"),
];

/// The game with the longest rules.
pub const WORDY: &str = "toy20";

pub fn games() -> Registry {
    static GAMES: LazyLock<&'static [&'static dyn AnyGame]> = LazyLock::new(make);
    Registry(*GAMES)
}

/// A game whose first move ends the match.
struct Toy(&'static Info);

fn make() -> &'static [&'static dyn AnyGame] {
    let families = FAMILIES.iter().flat_map(|(family, count)| std::iter::repeat_n(*family, *count));
    let infos: Vec<&'static Info> = families.enumerate().map(|(n, family)| info(n, family)).collect();
    for lang in Lang::all() {
        let ftl = infos.iter().enumerate().map(|(n, info)| named(lang, n, info)).collect::<String>();
        words::add(lang, &(ftl + "toy-ask = go\ntoy-no-move = Type go.\n")).expect("it is Fluent, and new");
    }
    let toys = infos.into_iter().map(|info| -> &'static dyn AnyGame { Box::leak(Box::new(Toy(info))) });
    Vec::leak(toys.collect())
}

fn info(n: usize, family: &'static Family) -> &'static Info {
    let named = NAMED.iter().find(|(at, ..)| *at == n).map(|(_, id, ..)| (*id).to_owned());
    let id = String::leak(named.unwrap_or_else(|| format!("toy{n}")));
    let option = |n| OptDef::new(String::leak(format!("o{n}")), OptKind::Flag { default: false });
    let options = if id == WORDY { Vec::leak((0..60).map(option).collect()) } else { &mut [] };
    Box::leak(Box::new(Info { options, ..Info::of(id, Counts::only(2), family, Weight::Full) }))
}

/// The messages of a game.
fn named(lang: Lang, n: usize, info: &Info) -> String {
    let own = NAMED.iter().find(|(at, ..)| *at == n).map(|(_, _, en, ru)| [*en, *ru]);
    let usual = [format!("Trifle No. {n}"), format!("Безделица № {n}")];
    let own = own.map_or(usual, |names| names.map(str::to_owned));
    let (name, id) = (&own[usize::from(lang == Lang::of(Some("ru")))], info.id);
    let mut ftl =
        format!("{id}-name = {name}\n{id}-about = About {id}.\n{id}-brief = a toy\n{id}-rules = The rules of {id}.\n");
    for def in info.options {
        let _ = writeln!(ftl, "{id}-opt-{} = {}", def.key, "what it changes, at length ".repeat(6));
        let _ = writeln!(ftl, "{id}-key-{} = {}", def.key, def.key);
    }
    ftl
}

/// The public view: who is next, and whether the match is over.
#[derive(Clone, PartialEq, Debug)]
struct Shown((Seat, bool));

impl Game for Toy {
    type Options = ();
    type State = (Seat, bool);
    type Move = ();
    type View = Shown;

    fn info(&self) -> &'static Info {
        self.0
    }
    fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }
    fn setup(&self, (): &(), table: Table, _ctx: &mut StepCtx) -> (Seat, bool) {
        (table.first, false)
    }
    fn turn(&self, (next, over): &(Seat, bool)) -> Turn {
        match over {
            true => Turn::Over(Outcome::won(*next, 2)),
            false => Ask::one(*next, Text::new("toy-ask")).typed().into(),
        }
    }
    fn moves(&self, state: &(Seat, bool), seat: Seat) -> Moves<()> {
        Moves::Listed(if self.turn(state).seats().has(seat) { vec![()] } else { Vec::new() })
    }
    fn parse(&self, _state: &(Seat, bool), _seat: Seat, input: &Input<'_>) -> Result<(), Reject> {
        if input.raw() == "go" { Ok(()) } else { Err(Reject::syntax(Text::new("toy-no-move"))) }
    }
    fn write(&self, (): &()) -> String {
        "go".to_owned()
    }
    fn apply(&self, state: &mut (Seat, bool), _seat: Seat, (): &(), _ctx: &mut StepCtx) -> Result<(), Reject> {
        state.1 = true;
        Ok(())
    }
    fn view(&self, state: &(Seat, bool), _who: Viewer) -> Shown {
        Shown(*state)
    }
    fn think(&self, _view: &Shown, _seat: Seat, _ctx: &mut SearchCtx<'_>) -> Option<()> {
        Some(())
    }
}

impl Drawn for Shown {
    fn scene(&self) -> Scene {
        Scene::new(4.0, 4.0)
    }

    fn board(&self) -> String {
        let (next, over) = self.0;
        format!("{next:?} {over}")
    }
}
