//! The messages about a game that breaks a law: enough to see the position yourself.

use kletka_games::game::{
    Ask, Counts, Drawn, Family, Game, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, Scene, Seat,
    StepCtx, Table, Text, Turn, Viewer, Weight,
};
use kletka_games::play::{Match, record};

use crate::common::{Setting, Ways, caught};
use crate::course::{Law, chosen, hold, walk};
use crate::moves::{each_move_has_one_text, what_is_offered_is_accepted};
use crate::scenes::there_is_always_something_to_see;

/// Two seats say `up` in turn until they reach a number. From five on the game also offers a jump, which it then
/// refuses. At nine it panics.
struct Wrong;

static WRONG: Wrong = Wrong;

static INFO: Info = Info {
    options: &[OptDef::new("goal", OptKind::Int { min: 4, max: 20, step: 1, default: Some(8) })],
    words: &["up", "jump"],
    computer: false,
    ..Info::of("toywrong", Counts::only(2), Family::NUMBERS, Weight::Full)
};

/// The current number and the goal.
#[derive(Clone, PartialEq, Debug)]
struct Count(i64, i64);

impl Game for Wrong {
    type Options = i64;
    type State = (i64, i64);
    type Move = &'static str;
    type View = Count;

    fn info(&self) -> &'static Info {
        &INFO
    }
    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<i64, Reject> {
        Ok(values.int("goal"))
    }
    fn setup(&self, goal: &i64, _table: Table, _ctx: &mut StepCtx) -> (i64, i64) {
        (0, *goal)
    }
    fn turn(&self, &(count, goal): &(i64, i64)) -> Turn {
        let mover = Seat((count % 2) as u8);
        if count >= goal {
            Turn::Over(Outcome::won(mover, 2))
        } else {
            Ask::one(mover, Text::new("toywrong-ask")).into()
        }
    }
    fn moves(&self, state: &(i64, i64), seat: Seat) -> Moves<&'static str> {
        let mine = self.turn(state).may().has(seat);
        Moves::Listed(["up", "jump"].into_iter().filter(|m| mine && (*m == "up" || state.0 >= 5)).collect())
    }
    fn sample(&self, state: &(i64, i64), seat: Seat, _chance: &mut kletka_games::game::Chance) -> Option<&'static str> {
        self.turn(state).may().has(seat).then_some("up")
    }
    fn parse(&self, _state: &(i64, i64), _seat: Seat, input: &Input<'_>) -> Result<&'static str, Reject> {
        input.word().ok_or_else(|| Reject::syntax(Text::new("toywrong-syntax")))
    }
    fn write(&self, m: &&'static str) -> String {
        (*m).to_owned()
    }
    fn apply(&self, state: &mut (i64, i64), _seat: Seat, m: &&'static str, _ctx: &mut StepCtx) -> Result<(), Reject> {
        if *m == "jump" {
            return Err(Reject::illegal(Text::new("toywrong-no-jump")));
        }
        state.0 += 1;
        assert!(state.0 != 9, "nine is not handled");
        Ok(())
    }
    fn view(&self, state: &(i64, i64), _who: Viewer) -> Count {
        Count(state.0, state.1)
    }
}

impl Drawn for Count {
    fn scene(&self) -> Scene {
        Scene::new(4.0, 4.0)
    }

    fn board(&self) -> String {
        format!("{} of {}", self.0, self.1)
    }
}

/// The match in a message.
fn led_to(message: &str) -> Match {
    let record = &message[message.find("kletka 1\n").expect("a record")..];
    let (header, lines) = record::read(record, &[&WRONG]).expect("a record that can be read");
    Match::replay(header, lines).expect("a record that can be played")
}

const OFFERED: (&str, Law) = ("offered", what_is_offered_is_accepted);
const SEEN: (&str, Law) = ("seen", there_is_always_something_to_see);
const TEXTS: (&str, Law) = ("texts", each_move_has_one_text);

#[test]
fn a_broken_law_names_the_game_and_leads_to_the_position() {
    let broken = walk(&Setting::plain(&WRONG), Ways::Moves, &[TEXTS, OFFERED, SEEN]);
    let [("offered", message)] = broken.as_slice() else { panic!("{broken:?}") };
    assert!(message.contains("is offered `jump`"), "{message}");
    assert!(message.contains("toywrong-no-jump"), "{message}");
    assert!(message.contains("in toywrong goal=8 seats=2 seed=0 at step 5:\n"), "{message}");
    let live = led_to(message);
    assert_eq!(live.position().board(Viewer::Public), "5 of 8");
}

#[test]
fn a_panic_of_a_game_leads_to_the_position_before_it() {
    let mut setting = Setting::plain(&WRONG);
    setting.options.take(INFO.options, &[], "goal=20").expect("an option of it");
    let broken = walk(&setting, Ways::Moves, &[]);
    let [(_, message)] = broken.as_slice() else { panic!("{broken:?}") };
    assert!(message.starts_with("Move(Seat(0), \"up\") panics"), "{message}");
    assert_eq!(led_to(message).position().board(Viewer::Public), "8 of 20");
}

#[test]
fn a_law_is_told_of_once_for_each_game_that_breaks_it() {
    let broken = hold(vec![&WRONG], &[(Ways::Moves, &[OFFERED, SEEN]), (Ways::Lapses, &[TEXTS])]);
    let offered: Vec<&String> = broken.iter().filter(|said| said.starts_with("toywrong breaks offered: ")).collect();
    assert_eq!(offered.len(), 1, "{broken:?}");
    assert!(led_to(offered[0]).position().board(Viewer::Public).starts_with("5 of "), "the shortest way there");
    assert!(!broken.iter().any(|said| said.contains("breaks seen") || said.contains("breaks texts")), "{broken:?}");
}

#[test]
fn a_game_that_there_is_not_cannot_be_chosen() {
    assert_eq!(chosen("pig, toyvote").into_iter().collect::<Vec<_>>(), ["pig", "toyvote"]);
    let said = caught(|| chosen("pig,chess")).expect_err("there is no chess");
    assert!(said.contains("[\"chess\"]") && said.contains("dots, ") && said.contains("toyvote"), "{said}");
}
