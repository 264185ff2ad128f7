//! A small game whose rules, words and players the tests choose. In each round, everybody says it once, simultaneously.

use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

use kletka::bot::words::{Lang, add};
use kletka::game::{
    AnyGame, Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene,
    SearchCtx, Seat, Seats, StepCtx, Table, Tap, Text, Turn, Unit, Viewer, Weight,
};

/// A version of the game.
pub struct Echo {
    info: &'static Info,
    /// The words from which the set-up draws the one to say.
    words: &'static [&'static str],
    /// Whether the computer, which pretends to value positions, fails whenever it thinks.
    fails: bool,
}

/// How often computers have thought. Only one test has them play.
static THOUGHTS: AtomicUsize = AtomicUsize::new(0);

/// How often computers have thought.
pub fn thoughts() -> usize {
    THOUGHTS.load(Ordering::Relaxed)
}

const OPTIONS: &[OptDef] = &[OptDef::new("rounds", OptKind::Int { min: 1, max: 99, step: 1, default: Some(9) })];

const fn info(rules: u16, since: u16) -> Info {
    Info { rules, since, options: OPTIONS, ..Info::of("echo", Counts::from_to(2, 11), Family::WORDS, Weight::Full) }
}

const fn echo(info: &'static Info, words: &'static [&'static str]) -> Echo {
    Echo { info, words, fails: false }
}

static RULES_1: Info = info(1, 1);
static RULES_2: Info = info(2, 1);
static RULES_3: Info = info(3, 3);

pub static FIRST: &[&dyn AnyGame] = &[&echo(&RULES_1, &["pine"])];
/// Newer rules that still support matches of the first version, and more words.
pub static SECOND: &[&dyn AnyGame] = &[&echo(&RULES_2, &["ash", "beech", "birch", "elm", "fir", "larch", "oak"])];
/// Rules that support no older versions.
pub static THIRD: &[&dyn AnyGame] = &[&echo(&RULES_3, &["yew"])];

/// Rules with a computer that fails.
pub static FAILING: &[&dyn AnyGame] = &[&Echo { fails: true, ..echo(&RULES_1, &["asp"]) }];

/// Adds the messages of the game.
pub fn speak() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let words = "echo-name = Echo\necho-ask = say it\necho-say = Say it\necho-said = They say { $word }.\n\
                     echo-key-rounds = rounds\necho-set-rounds = { $value } rounds";
        add(Lang::ENGLISH, words).expect("it is Fluent");
    });
}

#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    word: String,
    left: i64,
    all: Seats,
    silent: Seats,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Say;

impl Game for Echo {
    type Options = i64;
    type State = Round;
    type Move = Say;
    type View = Round;

    fn info(&self) -> &'static Info {
        self.info
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<i64, Reject> {
        Ok(values.int("rounds"))
    }
    fn setup(&self, rounds: &i64, table: Table, ctx: &mut StepCtx) -> Round {
        let word = ctx.chance.word(self.words.len(), |n| self.words[n].to_owned());
        let all = Seats::first(table.seats);
        Round { word, left: *rounds, all, silent: all }
    }
    fn turn(&self, round: &Round) -> Turn {
        match round.left {
            0 => Turn::Over(Outcome::drawn(round.all.len() as u8)),
            _ => Ask::of(round.silent, Text::new("echo-ask")).into(),
        }
    }
    fn moves(&self, round: &Round, seat: Seat) -> Moves<Say> {
        Moves::Listed(if self.turn(round).seats().has(seat) { vec![Say] } else { Vec::new() })
    }
    fn parse(&self, _round: &Round, _seat: Seat, input: &Input<'_>) -> Result<Say, Reject> {
        if input.raw() == "say" { Ok(Say) } else { Err(Reject::syntax(Text::new("echo-ask"))) }
    }
    fn write(&self, Say: &Say) -> String {
        "say".to_owned()
    }
    fn label(&self, Say: &Say) -> Text {
        Text::new("echo-say")
    }
    fn apply(&self, round: &mut Round, seat: Seat, Say: &Say, ctx: &mut StepCtx) -> Result<(), Reject> {
        round.silent = round.silent.without(seat);
        if round.silent.is_empty() {
            round.silent = round.all;
            round.left -= 1;
        }
        ctx.tell(Text::new("echo-said").with("word", round.word.clone()));
        Ok(())
    }
    fn view(&self, round: &Round, _who: Viewer) -> Round {
        round.clone()
    }
    fn buttons(&self, _view: &Round, _seat: Seat) -> Vec<Vec<Tap<Say>>> {
        vec![vec![Tap::Move(Say)]]
    }
    fn unit(&self) -> Option<Unit> {
        self.fails.then_some(Unit::Chances)
    }
    fn think(&self, _view: &Round, _seat: Seat, _mind: &mut SearchCtx<'_>) -> Option<Say> {
        assert!(!self.fails, "this computer fails");
        THOUGHTS.fetch_add(1, Ordering::Relaxed);
        Some(Say)
    }
}

impl Drawn for Round {
    fn scene(&self) -> Scene {
        Scene::new(4.0, 4.0)
    }

    fn board(&self) -> String {
        self.word.clone()
    }
}
