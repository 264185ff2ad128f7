//! Two toy games that differ in what is hidden. Each has three boxes for three throws. The number of a box multiplies
//! the sum of its throw. Once a turn the dice may be thrown again.

use super::*;
use crate::game::{
    AnyGame, Audience, Counts, Family, Game, Hidden, Info, Input, Labels, Manner, Moves, OptValues, Reject, Scene,
    SearchCtx, Seat, Seats, Seed, StepCtx, Table, Tap, Text, Viewer, Weight, Why,
};
use crate::play::{Header, Line, Match, record};

#[derive(Clone, Copy, PartialEq, Debug)]
enum Toy {
    Covered,
    Steps,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Choice {
    Again,
    Box(u8),
}

#[derive(Clone, PartialEq, Default, Debug)]
struct Sheet {
    boxes: [Option<u8>; 3],
    lies: Option<u8>,
    throws: u8,
    done: bool,
}

const fn info(id: &'static str, hidden: Hidden) -> Info {
    Info {
        options: &[TOGETHER, NAMED, DICE],
        words: &["throw", "name", "again"],
        hidden,
        ..Info::of(id, Counts::from_to(2, 6), Family::LUCK, Weight::Full)
    }
}

static COVERED: Info = info("covered", Hidden::Views);
static STEPS: Info = info("steps", Hidden::Choices);

impl DiceGame for Toy {
    type Rules = ();
    type Common = ();
    type Player = Sheet;
    type Choice = Choice;

    fn info(&self) -> &'static Info {
        match self {
            Toy::Covered => &COVERED,
            Toy::Steps => &STEPS,
        }
    }

    fn rules(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
        Ok(())
    }

    fn throws(&self, (): &()) -> Option<u32> {
        Some(3)
    }

    fn is_covered(&self, (): &()) -> bool {
        *self == Toy::Covered
    }

    fn setup(&self, (): &(), table: Table) -> ((), Vec<Sheet>) {
        ((), vec![Sheet::default(); usize::from(table.seats)])
    }

    fn begin(&self, board: &mut Board<Self>, seat: Seat) {
        let sheet = board.player_mut(seat);
        *sheet = Sheet { boxes: sheet.boxes, ..Sheet::default() };
    }

    fn stage(&self, board: &Board<Self>, seat: Seat) -> Stage {
        match board.player(seat) {
            Sheet { done: true, .. } => Stage::Done,
            Sheet { lies: Some(_), .. } => Stage::Choose,
            _ => Stage::Throw(Dice::ordinary(2)),
        }
    }

    fn fallen(&self, board: &mut Board<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) {
        let sheet = board.player_mut(seat);
        (sheet.lies, sheet.throws) = (Some(faces.iter().sum()), sheet.throws + 1);
        told.push(Text::new("toy-fell"));
    }

    fn choose(&self, board: &mut Board<Self>, seat: Seat, m: &Choice, told: &mut Vec<Text>) -> Result<(), Reject> {
        if !self.all(board, seat).contains(m) {
            return Err(Reject::illegal(Text::new("toy-no")));
        }
        let sheet = board.player_mut(seat);
        match m {
            Choice::Again => sheet.lies = None,
            Choice::Box(n) => {
                sheet.boxes[usize::from(*n) - 1] = sheet.lies.take();
                sheet.done = true;
            }
        }
        told.push(Text::new("toy-chose"));
        Ok(())
    }

    fn opened(&self, _board: &Board<Self>, told: &mut Vec<Text>) {
        told.push(Text::new("toy-open"));
    }

    fn settle(&self, _board: &mut Board<Self>, _seats: Seats, told: &mut Vec<Text>) {
        told.push(Text::new("toy-settled"));
    }

    fn is_over(&self, board: &Board<Self>) -> bool {
        let present = board.round.present();
        present.len() < 2 || present.iter().all(|seat| board.player(seat).boxes.iter().all(Option::is_some))
    }

    fn scores(&self, board: &Board<Self>) -> Vec<i64> {
        let points = |sheet: &Sheet| (1i64..).zip(sheet.boxes).map(|(n, sum)| n * i64::from(sum.unwrap_or(0))).sum();
        board.players.iter().map(points).collect()
    }

    fn choices(&self, board: &Board<Self>, seat: Seat) -> Moves<Choice> {
        Moves::Listed(self.all(board, seat))
    }

    fn throwing(&self, board: &Board<Self>, seat: Seat) -> Option<(Choice, Dice)> {
        (board.player(seat).throws == 1).then_some((Choice::Again, Dice::ordinary(2)))
    }

    fn parse(&self, _board: &Board<Self>, _seat: Seat, input: &Input<'_>) -> Result<Choice, Reject> {
        let number = input.number().and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=3).contains(n));
        match (input.word(), number) {
            (Some("again"), _) => Ok(Choice::Again),
            (_, Some(n)) => Ok(Choice::Box(n)),
            _ => Err(Reject::syntax(Text::new("toy-what"))),
        }
    }

    fn write(&self, choice: &Choice) -> String {
        match choice {
            Choice::Again => "again".to_owned(),
            Choice::Box(n) => n.to_string(),
        }
    }

    fn label(&self, _choice: &Choice) -> Text {
        Text::new("toy-move")
    }

    fn may_name(&self, _board: &Board<Self>, faces: &[u8]) -> Result<(), Reject> {
        if faces == [6, 6] { Err(Reject::illegal(Text::new("toy-too-good"))) } else { Ok(()) }
    }

    fn ask(&self, _board: &Board<Self>, _seats: Seats) -> Text {
        Text::new("toy-ask")
    }

    fn scene(&self, _board: &Board<Self>) -> Scene {
        Scene::new(1.0, 1.0)
    }

    fn board(&self, board: &Board<Self>) -> String {
        let sum = |sum: Option<u8>| sum.map_or(".".to_owned(), |sum| sum.to_string());
        let sheet = |sheet: &Sheet| format!("{}|{}", sheet.boxes.map(sum).join(" "), sum(sheet.lies));
        board.players.iter().map(sheet).collect::<Vec<_>>().join(" / ")
    }

    fn buttons(&self, board: &Board<Self>, seat: Seat) -> Vec<Vec<Tap<Choice>>> {
        vec![self.all(board, seat).into_iter().map(Tap::Move).collect()]
    }

    fn think(&self, board: &Board<Self>, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
        ctx.chance.pick(&self.all(board, seat)).copied()
    }
}

impl Toy {
    fn all(self, board: &Board<Toy>, seat: Seat) -> Vec<Choice> {
        let sheet = board.player(seat);
        let open = (1..=3).filter(|n| sheet.boxes[usize::from(*n) - 1].is_none()).map(Choice::Box);
        let again = sheet.throws == 1 && board.round.way != Way::Named;
        open.chain(again.then_some(Choice::Again)).collect()
    }
}

static COVERED_TOY: Diced<Toy> = Diced(Toy::Covered);
static STEP_TOY: Diced<Toy> = Diced(Toy::Steps);
const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);
const VERA: Seat = Seat(2);

static TOYS: &[&dyn AnyGame] = &[&COVERED_TOY, &STEP_TOY];

fn begin(settings: &str) -> Match {
    let text = format!("game {settings}\nseats Anna | Boris | Vera\nfirst 1\n");
    let (header, _) = record::read(&text, TOYS).unwrap();
    Match::begin(Header { seed: Some(Seed([5; 32])), ..header }).unwrap()
}

/// Plays a typed or pressed move. Returns the messages and who hears them.
fn said(game: &mut Match, seat: Seat, text: &str) -> Result<Vec<String>, String> {
    let input = Input::typed(text, Labels::Latin, Manner::Private);
    let heard = |audience: Audience, key: &str| match audience {
        Audience::Reveal => format!("{key}!"),
        _ => key.to_owned(),
    };
    match game.play(seat, &input, 0) {
        Ok(step) => Ok(step.events.iter().map(|event| heard(event.to, &event.text.key)).collect()),
        Err(reject) => Err(reject.text.key.to_string()),
    }
}

fn play(game: &mut Match, moves: &[(Seat, &str)]) {
    for (seat, text) in moves {
        assert!(said(game, *seat, text).is_ok(), "{seat:?} {text}: {:?}", said(game, *seat, text));
    }
}

fn shown(game: &Match, who: Viewer) -> String {
    game.position().board(who)
}

fn asked(game: &Match) -> Vec<Seat> {
    game.turn().seats().iter().collect()
}

/// Replays the match from its record, once with its seed and once from its draws alone.
fn replays(game: &Match) {
    for with_seed in [true, false] {
        let text = record::write(game.header(), game.lines(), with_seed);
        let (header, lines) = record::read(&text, TOYS).unwrap();
        let again = Match::replay(header, lines).unwrap();
        assert_eq!(shown(&again, Viewer::Revealed), shown(game, Viewer::Revealed), "{text}");
        assert_eq!((again.turn(), record::write(again.header(), again.lines(), with_seed)), (game.turn(), text));
    }
}

#[test]
fn in_turn_the_first_throw_falls_by_itself() {
    let mut game = begin("steps");
    assert_eq!((game.position().hidden(), asked(&game)), (Hidden::Nothing, vec![ANNA]));
    assert!(shown(&game, Viewer::Public).ends_with("/ . . .|. / . . .|."), "{}", shown(&game, Viewer::Public));
    assert_eq!(said(&mut game, ANNA, "again"), Ok(vec!["toy-chose".to_owned(), "toy-fell".to_owned()]));
    assert_eq!(said(&mut game, ANNA, "again"), Err("toy-no".to_owned()));
    let told = ["toy-chose", "toy-settled", "toy-fell"].map(str::to_owned).to_vec();
    assert_eq!((said(&mut game, ANNA, "2"), asked(&game)), (Ok(told), vec![BORIS]));
    assert_eq!(game.lines()[0].draws.len(), 2, "{}", game.lines()[0]);
    replays(&game);
}

#[test]
fn steps_open_when_all_have_chosen() {
    let mut game = begin("steps together=on");
    assert_eq!((game.position().hidden(), asked(&game).len()), (Hidden::Choices, 3));
    let (before, seen) = (shown(&game, Viewer::Public), |game: &Match| shown(game, Viewer::Seat(ANNA)));
    assert_eq!(said(&mut game, ANNA, "1"), Ok(Vec::new()), "nobody hears of it");
    assert_eq!(said(&mut game, BORIS, "again"), Ok(Vec::new()));
    assert_eq!((shown(&game, Viewer::Public), seen(&game)), (before.clone(), before), "nor does anybody see it");
    let told = ["dice-all-chosen!", "toy-open", "dice-fell"].map(str::to_owned).to_vec();
    assert_eq!(said(&mut game, VERA, "3"), Ok(told));
    assert_eq!(asked(&game), [BORIS], "who throws again chooses again, from what fell for everybody");
    assert!(!shown(&game, Viewer::Public).starts_with(". . ."));
    let told = ["dice-all-chosen!", "toy-open", "toy-settled", "dice-fell"].map(str::to_owned).to_vec();
    assert_eq!((said(&mut game, BORIS, "2"), asked(&game).len()), (Ok(told), 3));
    replays(&game);
}

#[test]
fn covered_sheets_stay_covered_to_the_end() {
    let mut game = begin("covered together=on");
    let empty = ". . .|. / . . .|. / . . .|.";
    assert_eq!((game.position().hidden(), shown(&game, Viewer::Public).as_str()), (Hidden::Views, empty));
    for (n, boxes) in [["1", "2", "3"], ["2", "3", "1"], ["3", "1", "2"]].into_iter().enumerate() {
        for (seat, text) in [VERA, ANNA, BORIS].into_iter().zip(boxes) {
            assert_eq!((shown(&game, Viewer::Public).as_str(), game.position().scores(Viewer::Public)), (empty, None));
            let told = said(&mut game, seat, text).unwrap();
            let opened = ["dice-all-chosen!", "dice-all-open!"][usize::from(n == 2)];
            assert!(if seat == BORIS { told[0] == opened } else { told.is_empty() }, "{told:?}");
            assert!(!told.contains(&"toy-open".to_owned()));
        }
        let own: Vec<String> = [ANNA, BORIS].map(|seat| shown(&game, Viewer::Seat(seat))).to_vec();
        assert!(n == 2 || (own[0] != own[1] && own[0].ends_with(". . .|.")), "each sees the own sheet alone: {own:?}");
    }
    assert_ne!(shown(&game, Viewer::Public), empty);
    assert_eq!(shown(&game, Viewer::Public), shown(&game, Viewer::Revealed));
    assert!(game.outcome().is_some());
    replays(&game);
}

#[test]
fn whatever_others_choose_a_view_is_the_same() {
    for toy in [Toy::Covered, Toy::Steps] {
        let game = Diced(toy);
        let mut values = OptValues::defaults(toy.info().options);
        values.take(toy.info().options, &[], "together").unwrap();
        let options = Game::options(&game, &mut values, 3).unwrap();
        let table = Table { seats: 3, first: ANNA, rules: 1 };
        let ctx = |draws: &[u32]| StepCtx::new(crate::game::Chance::given(draws), 0);
        let start = game.setup(&options, table, &mut ctx(&[3, 4]));
        let after: Vec<_> = [Choice::Box(1), Choice::Box(3), Choice::Again]
            .map(|choice| {
                let mut state = start.clone();
                game.apply(&mut state, ANNA, &Move::Choose(choice), &mut ctx(&[])).unwrap();
                state
            })
            .to_vec();
        for who in [Viewer::Public, Viewer::Seat(BORIS), Viewer::Seat(VERA)] {
            let views: Vec<_> = after.iter().map(|state| game.view(state, who)).collect();
            assert!(views.iter().all(|view| *view == views[0]), "{toy:?} {who:?}");
            assert!(views[0].round.covered.has(ANNA) && !views[0].round.waiting.has(ANNA));
            assert_eq!(views[0].round.covered.has(BORIS), toy == Toy::Covered && who != Viewer::Seat(BORIS));
        }
        let views: Vec<_> = after.iter().map(|state| game.view(state, Viewer::Revealed)).collect();
        assert!(views[0] != views[1] && views[1] != views[2]);
    }
}

#[test]
fn throws_are_named_in_turn_and_the_surplus_ones_are_thrown() {
    // Three throws for two seats: each names one, and the third one is thrown.
    let (header, _) = record::read("game covered named=on\nseats Anna | Boris\nfirst 2\n", TOYS).unwrap();
    let mut game = Match::begin(Header { seed: Some(Seed([5; 32])), ..header }).unwrap();
    assert_eq!(asked(&game), [BORIS]);
    let refused = |text: &str, game: &mut Match| said(game, BORIS, text).unwrap_err();
    assert_eq!(refused("hello", &mut game), "dice-name-syntax");
    assert_eq!(refused("name 3", &mut game), "dice-name-count");
    assert_eq!(refused("name 3 7", &mut game), "dice-name-syntax");
    assert_eq!(refused("name 6 6", &mut game), "toy-too-good");
    assert_eq!(said(&mut game, BORIS, "4 3"), Ok(vec!["dice-fell".to_owned()]), "the word may be left out");
    assert_eq!(game.lines()[0].to_string(), "2 name 4 3 @ 0");
    play(&mut game, &[(ANNA, "1"), (BORIS, "2")]);
    assert_eq!(asked(&game), [ANNA]);
    play(&mut game, &[(ANNA, "name 1 2"), (BORIS, "1"), (ANNA, "3")]);
    assert_eq!(asked(&game).len(), 2, "the third throw has fallen");
    play(&mut game, &[(ANNA, "2"), (BORIS, "3")]);
    let drawn = game.lines().iter().find(|line| !line.draws.is_empty()).map(|line| line.text.clone());
    assert_eq!(drawn.as_deref(), Some("3"), "with the choice that opened the second throw");
    assert!(game.outcome().is_some());
    replays(&game);
}

#[test]
fn not_everything_goes_together() {
    let check = |settings: &[&str], seats: u8| {
        let mut values = OptValues::defaults(STEPS.options);
        settings.iter().for_each(|setting| values.take(STEPS.options, &[], setting).unwrap());
        STEP_TOY.check(&mut values, seats).map_err(|reject| (reject.why, reject.text.key.to_string()))
    };
    assert_eq!(check(&["named", "real"], 2), Err((Why::Options, "dice-named-real".to_owned())));
    assert_eq!(check(&["named"], 4), Err((Why::Options, "dice-named-many".to_owned())), "there are three throws");
    assert_eq!([check(&["named"], 3), check(&["together", "real"], 6)], [Ok(()), Ok(())]);
}

#[test]
fn real_dice_are_typed_by_who_throws() {
    let mut game = begin("steps dice=real");
    assert_eq!(said(&mut game, ANNA, "throw"), Err("reject-by-hand".to_owned()));
    for wrong in ["1", "3 5 1", "3 7", "99"] {
        assert_eq!(said(&mut game, ANNA, wrong), Err("reject-wrong-dice".to_owned()), "{wrong}");
    }
    assert_eq!(said(&mut game, ANNA, "hello"), Err("toy-what".to_owned()), "talk stays talk");
    assert!(said(&mut game, BORIS, "3 5").is_err(), "it is not his turn");
    play(&mut game, &[(ANNA, "3 5")]);
    assert_eq!(said(&mut game, ANNA, "again"), Err("reject-by-hand".to_owned()), "a choice that throws");
    play(&mut game, &[(ANNA, "66"), (ANNA, "3"), (BORIS, "1-2"), (BORIS, "1")]);
    let lines: Vec<String> = game.lines().iter().map(Line::to_string).collect();
    assert_eq!(lines, ["1 throw ; 3 5 @ 0", "1 again ; 6 6 @ 0", "1 3 @ 0", "2 throw ; 1 2 @ 0", "2 1 @ 0"]);
    replays(&game);
    // The bot throws for computers and for players who are late.
    let step = game.play(VERA, &Input::canonical("throw"), 0).unwrap();
    assert_eq!(step.line.draws.len(), 2);
    replays(&game);
}

#[test]
fn a_typed_throw_can_be_objected_to() {
    let mut game = begin("covered together=on dice=real");
    assert_eq!(asked(&game), [ANNA], "somebody throws for everybody");
    play(&mut game, &[(ANNA, "6 6")]);
    assert_eq!([ANNA, BORIS].map(|seat| game.objection(seat)), [None, Some(0)]);
    game.undo(BORIS, 0, 0).unwrap();
    assert_eq!((asked(&game), game.ply()), (vec![ANNA], 0));
    play(&mut game, &[(ANNA, "5 6"), (BORIS, "1"), (VERA, "1")]);
    assert_eq!(game.objection(BORIS), None, "somebody has chosen since");
    // The pending throw is told once, by the next move of anybody.
    assert_eq!(said(&mut game, ANNA, "2"), Ok(vec!["dice-all-chosen!".to_owned(), "toy-settled".to_owned()]));
    assert_eq!(asked(&game), [BORIS]);
    assert_eq!(said(&mut game, BORIS, "2 2"), Ok(vec!["dice-fell".to_owned()]));
    assert_eq!(game.objection(ANNA), Some(4));
    game.undo(ANNA, 4, 0).unwrap();
    assert_eq!(asked(&game), [BORIS]);
    replays(&game);
}

#[test]
fn who_leaves_in_turn_takes_the_dice_along() {
    for dice in ["dice=bot", "dice=real"] {
        let mut game = begin(&format!("steps {dice}"));
        if dice == "dice=real" {
            play(&mut game, &[(ANNA, "1 1")]);
        }
        game.resign(ANNA, 0).unwrap();
        assert_eq!(asked(&game), [BORIS]);
        replays(&game);
        game.resign(VERA, 0).unwrap();
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![3, 1, 2]), "{dice}");
    }
}

#[test]
fn the_last_one_to_choose_may_leave() {
    for (id, opened) in [("covered", false), ("steps", true)] {
        for dice in ["bot", "real"] {
            let mut game = begin(&format!("{id} together=on dice={dice}"));
            if dice == "real" {
                play(&mut game, &[(ANNA, "3 4")]);
            }
            play(&mut game, &[(ANNA, "1"), (BORIS, "2")]);
            let before = shown(&game, Viewer::Public);
            let step = game.resign(VERA, 0).unwrap();
            let told: Vec<&str> = step.events.iter().map(|event| event.text.key.as_ref()).collect();
            assert_eq!(told[0], "dice-all-chosen", "{id} {told:?}");
            assert_eq!(shown(&game, Viewer::Public) != before, opened, "{id} {dice}");
            assert_eq!(asked(&game).len(), if dice == "real" { 1 } else { 2 }, "the next round");
            assert!(!game.turn().seats().has(VERA));
            replays(&game);
        }
    }
}

#[test]
fn who_is_to_throw_or_to_name_may_leave() {
    for way in ["together=on dice=real", "named=on"] {
        let mut game = begin(&format!("covered {way}"));
        assert_eq!(asked(&game), [ANNA]);
        game.resign(ANNA, 0).unwrap();
        assert_eq!(asked(&game), [BORIS], "{way}");
        play(&mut game, &[(BORIS, "2 3")]);
        assert_eq!(asked(&game), [BORIS, VERA]);
        replays(&game);
        game.resign(BORIS, 0).unwrap();
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![3, 2, 1]));
    }
}
