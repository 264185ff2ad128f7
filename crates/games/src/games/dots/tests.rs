mod territory;

use super::*;
use crate::game::{AnyGame, Manner, Need, Points, Position, Seats, Seed};
use proptest::prelude::*;

static GAME: Dots = Dots;

const BLUE: Seat = Seat(0);
const RED: Seat = Seat(1);

fn ctx(at: u64) -> StepCtx {
    StepCtx::new(Chance::none(), at)
}

fn begun(settings: &[&str], chance: Chance) -> Result<Box<dyn Position>, Reject> {
    let mut values = OptValues::defaults(INFO.options);
    for setting in settings {
        values.take(INFO.options, INFO.presets, setting).expect("a setting of this game");
    }
    GAME.start(&mut values, Table { seats: 2, first: BLUE, rules: 1 }, &mut StepCtx::new(chance, 0))
}

fn start(settings: &[&str]) -> Box<dyn Position> {
    begun(settings, Chance::none()).expect("possible options")
}

/// Plays moves in turn: each goes to the seat that is asked.
fn go(live: &mut Box<dyn Position>, moves: &str) {
    for m in moves.split(',') {
        let seat = live.turn().seats().iter().next().expect("somebody is asked");
        live.play(seat, &Input::canonical(m.trim()).said(Manner::Addressed), &mut ctx(0))
            .unwrap_or_else(|reject| panic!("{m}: {:?}", reject.text));
    }
}

fn played(settings: &[&str], moves: &str) -> Box<dyn Position> {
    let mut live = start(settings);
    go(&mut live, moves);
    live
}

fn refused(live: &mut dyn Position, seat: Seat, text: &str) -> (Why, String) {
    let before = live.seen(Viewer::Public);
    let reject = live.play(seat, &Input::canonical(text).said(Manner::Addressed), &mut ctx(0)).expect_err("not legal");
    assert_eq!(live.seen(Viewer::Public), before, "a refusal changes nothing");
    (reject.why, reject.text.key.into_owned())
}

fn scores(live: &dyn Position) -> Vec<i64> {
    live.scores(Viewer::Public).expect("dots are counted")
}

fn places(live: &dyn Position) -> Option<Vec<u8>> {
    match live.turn() {
        Turn::Over(outcome) => Some(outcome.places),
        Turn::Act(_) => None,
    }
}

/// Blue closes b2 of red on a sheet without a zone; red has dots elsewhere.
const CAPTURE: &str = "a2, b2, b1, e5, c2, e4, b3";

#[test]
fn a_capture_is_counted_told_and_closed_to_both() {
    let mut live = played(&["size=5", "zone=off"], "a2, b2, b1, e5, c2, e4");
    let mut last = ctx(0);
    live.play(BLUE, &Input::canonical("b3").said(Manner::Addressed), &mut last).expect("legal");
    assert_eq!(scores(&*live), [1, 0]);
    assert_eq!(last.events[0].text.key, "dots-captured");
    assert_eq!(refused(&mut *live, RED, "b2"), (Why::Illegal, "dots-reject-taken".into()));
    assert_eq!(
        live.board(Viewer::Public),
        "  a b c d e\n1 . x . . .\n2 x O x . .\n3 . x . . .\n4 . . . . o\n5 . . . . o"
    );
    let wide = played(&["size=6", "zone=off"], "a2, b2, b1, f6, c1, f5, d2, f4, c3, f3, b3");
    assert!(wide.board(Viewer::Public).contains("2 x O / x"), "{}", wide.board(Viewer::Public));
    let mut wide = wide;
    assert_eq!(refused(&mut *wide, RED, "c2"), (Why::Illegal, "dots-reject-area".into()));
}

#[test]
fn bad_moves_are_refused_with_their_reason() {
    let mut live = played(&["size=7x5", "zone=off", "border"], "b2");
    for (text, key) in [("b2", "taken"), ("h2", "outside"), ("b6", "outside"), ("a3", "border"), ("g2", "border")] {
        assert_eq!(refused(&mut *live, RED, text), (Why::Illegal, format!("dots-reject-{key}")), "{text}");
    }
    assert_eq!(refused(&mut *live, BLUE, "c3").0, Why::NotYourTurn);
    assert_eq!(refused(&mut *live, RED, "well played").0, Why::Syntax);
    for (word, key) in [("done", "done"), ("paint", "no-territory"), ("leave", "no-territory"), ("ground", "ground")] {
        assert_eq!(refused(&mut *live, RED, word), (Why::Illegal, format!("dots-reject-{key}")), "{word}");
    }
}

#[test]
fn the_first_dot_of_each_lies_in_the_zone() {
    assert_eq!(start::zone(39, 32), (Place::new(15, 8), Place::new(22, 22)));
    assert_eq!(start::zone(20, 20), (Place::new(8, 5), Place::new(11, 13)));
    assert_eq!(start::zone(5, 5), (Place::new(1, 1), Place::new(2, 2)));
    let mut live = start(&["size=5"]);
    assert_eq!(refused(&mut *live, BLUE, "d4"), (Why::Illegal, "dots-reject-zone".into()));
    assert_eq!(live.moves(BLUE).map(|moves| moves.len()), Some(5), "four nodes and the word stop");
    go(&mut live, "b2");
    assert_eq!(refused(&mut *live, RED, "d4"), (Why::Illegal, "dots-reject-zone".into()));
    go(&mut live, "c3, e5, a1");
    assert_eq!(scores(&*played(&["size=5", "start=cross"], "e5, a1")), [0, 0]);
}

/// Dots of both seats in the order of the board.
fn standing(live: &dyn Position) -> Vec<(char, Place)> {
    let board = live.board(Viewer::Public);
    let rows = board.lines().skip(1).zip(0..);
    let signs = rows.flat_map(|(line, row)| {
        let cells = line.split_whitespace().skip(1).zip(0..);
        cells.map(move |(sign, col)| (sign.chars().next().unwrap_or(' '), Place::new(col, row)))
    });
    signs.filter(|(sign, _)| *sign != '.').collect()
}

#[test]
fn crosses_stand_in_the_middle() {
    let at = |text: &str| Place::read(text).expect("a place");
    let cross = standing(&*start(&["official", "start=cross"]));
    assert_eq!(cross, [('x', at("t16")), ('o', at("u16")), ('o', at("t17")), ('x', at("u17"))]);
    let double = standing(&*start(&["official", "start=double-cross"]));
    let row = |signs: &str, row: u16| -> Vec<(char, Place)> {
        signs.chars().zip(18..).map(|(s, c)| (s, Place::new(c, row))).collect()
    };
    assert_eq!(double, [row("xoox", 15), row("oxxo", 16)].concat());
}

#[test]
fn drawn_crosses_never_touch() {
    for seed in 0..40 {
        let chance = Chance::seeded(&Seed([seed; 32]), 0);
        let live = begun(&["size=18x17", "start=crosses:8", "border"], chance).expect("room for eight");
        let dots = standing(&*live);
        assert_eq!(dots.len(), 32);
        assert!(dots.iter().all(|(_, p)| (1..17).contains(&p.col) && (1..16).contains(&p.row)));
        let blocks: Vec<Place> = dots
            .iter()
            .filter(|(sign, p)| {
                let right = Place::new(p.col + 1, p.row);
                *sign == 'x' && dots.contains(&('o', right)) && dots.contains(&('x', Place::new(p.col + 1, p.row + 1)))
            })
            .map(|(_, p)| *p)
            .collect();
        assert_eq!(blocks.len(), 8);
        for (n, a) in blocks.iter().enumerate() {
            assert!(blocks[..n].iter().all(|b| a.col.abs_diff(b.col) > 2 || a.row.abs_diff(b.row) > 2));
        }
    }
    let reject = begun(&["size=5", "start=crosses:2"], Chance::none()).err().expect("no room");
    assert_eq!((reject.why, &*reject.text.key), (Why::Options, "dots-reject-crosses"));
}

#[test]
fn grounding_needs_a_margin_and_gives_the_loose_dots_away() {
    // The chain hangs on the left edge by a2: nothing is loose.
    let mut live = played(&["size=5", "zone=off"], CAPTURE);
    go(&mut live, "d5");
    live.play(BLUE, &Input::canonical("ground").said(Manner::Addressed), &mut ctx(0))
        .expect("ahead, and nothing is loose but b1, c2 and b3");
}

#[test]
fn a_refused_grounding_rings_the_loose_dots() {
    let mut live = played(&["size=7", "zone=off"], "b3, c3, c2, g7, d3, g6, c4, g5");
    let reject = live
        .play(BLUE, &Input::canonical("ground").said(Manner::Addressed), &mut ctx(0))
        .expect_err("five dots are loose");
    assert_eq!(&*reject.text.key, "dots-reject-ground");
    let mut marks: Vec<String> = reject.marks.iter().map(Place::to_string).collect();
    marks.sort();
    assert_eq!(marks, ["b3", "c2", "c3", "c4", "d3"]);
    let mut scene = live.scene(Viewer::Public);
    let before = scene.items.len();
    scene.ring(&reject.marks);
    assert_eq!(scene.items.len(), before + 5);
    assert_eq!(
        refused(&mut *played(&["size=5", "zone=off", "ground=off"], CAPTURE), RED, "ground").1,
        "dots-reject-no-ground"
    );
}

#[test]
fn after_a_stop_the_other_one_goes_on_alone_for_a_while() {
    let mut live = played(&["size=7", "zone=off", "stoptime=60"], "b3, c3");
    live.play(BLUE, &Input::canonical("stop").said(Manner::Addressed), &mut ctx(10_000)).expect("legal");
    let until = |live: &dyn Position| (live.turn().seats().iter().next(), live.turn().until());
    assert_eq!(until(&*live), (Some(RED), Some(70_000)));
    live.play(RED, &Input::canonical("a3").said(Manner::Addressed), &mut ctx(15_000)).expect("legal");
    assert_eq!(until(&*live), (Some(RED), Some(70_000)), "the time does not begin anew");
    assert_eq!(refused(&mut *live, RED, "stop").1, "dots-reject-stopped");
    go(&mut live, "b2, b4");
    assert_eq!(scores(&*live), [0, 1]);
    let mut lapsed = live.copy();
    go(&mut live, "done");
    assert_eq!(places(&*live), Some(vec![2, 1]));
    lapsed.lapse(&mut ctx(70_000));
    assert_eq!(places(&*lapsed), Some(vec![2, 1]));
}

#[test]
fn an_extra_move_follows_a_capture() {
    let live = played(&["size=5", "zone=off", "extra"], CAPTURE);
    assert!(live.turn().seats().has(BLUE));
    assert!(played(&["size=5", "zone=off"], CAPTURE).turn().seats().has(RED));
}

#[test]
fn so_many_captured_dots_win_at_once() {
    assert_eq!(places(&*played(&["size=5", "zone=off", "sudden=1"], CAPTURE)), Some(vec![1, 2]));
    assert_eq!(places(&*played(&["size=5", "zone=off", "sudden=2"], CAPTURE)), None);
    // Red puts a dot into a house and loses by it.
    let lost = played(&["size=5", "zone=off", "sudden=1"], "a2, e5, b1, e4, c2, e3, b3, b2");
    assert_eq!(places(&*lost), Some(vec![1, 2]));
}

#[test]
fn by_agreement_the_score_decides() {
    let mut live = played(&["size=5", "zone=off"], CAPTURE);
    let mut ctx = ctx(0);
    assert_eq!(live.agreed(&mut ctx), Some(Outcome { places: vec![1, 2], scores: Some(vec![1, 0]) }));
    assert!(ctx.events.is_empty(), "the score says it all");
}

#[test]
fn a_closed_area_may_be_left_open_and_painted_later() {
    let mut live = played(&["size=6", "zone=off", "territory"], "a2, b2, b1, f6, c1, f5, d2, f4, c3, f3, b3");
    let asked: Vec<_> = live.turn().asks().iter().map(|ask| (ask.seats, ask.need)).collect();
    assert_eq!(asked, [(Seats::one(BLUE), Need::All), (Seats::one(RED), Need::May)]);
    assert_eq!(scores(&*live), [0, 0]);
    let buttons: Vec<_> = live.buttons(Viewer::Public, BLUE).concat().into_iter().filter_map(|b| b.text).collect();
    assert_eq!(buttons, ["paint", "leave"]);
    assert_eq!(refused(&mut *live, BLUE, "d4").1, "dots-reject-undecided");
    assert_eq!(refused(&mut *live, RED, "leave").1, "dots-reject-undecided");

    let mut painted = live.copy();
    painted.play(RED, &Input::canonical("e6").said(Manner::Addressed), &mut ctx(0)).expect("the next dot paints");
    assert_eq!(scores(&*painted), [1, 0]);
    assert!(painted.turn().seats().has(BLUE));

    go(&mut live, "leave, c2");
    assert_eq!(scores(&*live), [0, 0], "a dot in an area that was left lives");
    assert_eq!(refused(&mut *live, BLUE, "paint e5").1, "dots-reject-not-left");
    go(&mut live, "paint b2");
    assert_eq!(scores(&*live), [2, 0]);
    assert!(live.turn().seats().has(BLUE), "painting does not use up the turn");
}

#[test]
fn half_of_what_one_has_more_of_open_nodes_counts_by_agreement() {
    // A left area with one red dot and four empty nodes: 4 × 0.5 = 2, half of that is 1.
    let moves = "a2, b2, b1, g7, c1, g6, d1, g5, e2, g4, d3, g3, c3, g2, b3, leave";
    let mut live = played(&["size=7", "zone=off", "territory"], moves);
    go(&mut live, "f7, e6");
    let mut ctx = ctx(0);
    let outcome = live.agreed(&mut ctx).expect("dots are counted");
    assert_eq!(outcome, Outcome { places: vec![1, 2], scores: Some(vec![0, 0]) }, "half a point is more than none");
    let told =
        Text::new("dots-territory-counted").with("seat", BLUE).with("other", RED).with("one", "½").with("two", "0");
    assert_eq!(ctx.events.into_iter().map(|event| event.text).collect::<Vec<_>>(), [told]);
    let points = live.points(Viewer::Public);
    assert_eq!(points, Some(vec![Points::quarters(2), Points::from(0)]), "the sheet itself knows it from now on");
    let foot = format!("{:?}", live.scene(Viewer::Public));
    assert!(foot.contains("Plain(\"½\")"), "and says so below it: {foot}");
}

#[test]
fn the_computer_plays_among_areas_that_were_left_open() {
    for seed in 0..6 {
        let mut live = start(&["size=7", "zone=off", "territory", "start=cross"]);
        let (mut chance, mut memory) = (Chance::seeded(&Seed([seed; 32]), 1), crate::game::Memo::default());
        for _ in 0..200 {
            let Some(seat) = live.turn().seats().iter().next() else { break };
            let moves = live.moves(seat).expect("listed");
            let text = if seat == BLUE {
                let level = crate::game::Level::new(1 + seed % 3).expect("a level");
                let until = crate::game::Deadline::after(std::time::Duration::from_millis(5));
                let mut ctx = crate::game::SearchCtx::new(level, &mut chance, until, &mut memory);
                live.think(seat, &mut ctx).expect("a move")
            } else {
                // Red leaves open whatever it closes, and never gives up.
                let kept: Vec<&String> =
                    moves.iter().filter(|m| !["stop", "ground", "paint"].contains(&m.as_str())).collect();
                let leave = kept.iter().find(|m| m.as_str() == "leave");
                (*leave.unwrap_or(chance.pick(&kept).expect("a dot"))).clone()
            };
            assert!(seat == RED || text != "stop", "it never stops by chance");
            live.play(seat, &Input::canonical(&text).said(Manner::Addressed), &mut ctx(0))
                .unwrap_or_else(|reject| panic!("{text}: {:?}", reject.text));
        }
        assert!(places(&*live).is_some());
    }
}

#[test]
fn the_hint_shows_houses_and_the_picture_does_not() {
    let live = played(&["size=5", "zone=off"], "a2, e5, b1, e4, c2, e3, b3");
    let fills = |scene: &Scene| {
        let fill = |item: &&crate::game::scene::Item| matches!(item, crate::game::scene::Item::Fill { .. });
        scene.items.iter().filter(fill).count()
    };
    let help = live.hint(BLUE).expect("a hint");
    let (text, hint) = (help.text().clone(), help.into_scene());
    assert_eq!((fills(&hint), fills(&live.scene(Viewer::Public))), (1, 0));
    assert_eq!(text.args[0], ("own".into(), 1usize.into()));
}

#[test]
fn the_button_for_stop_is_there_only_for_who_leads() {
    let texts = |live: &dyn Position, seat| -> Vec<String> {
        live.buttons(Viewer::Public, seat).concat().into_iter().filter_map(|button| button.text).collect()
    };
    let live = played(&["size=5", "zone=off"], CAPTURE);
    assert!(texts(&*live, RED).is_empty());
    let live = played(&["size=5", "zone=off"], &format!("{CAPTURE}, d5"));
    assert!(texts(&*live, BLUE).contains(&"stop".to_owned()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(crate::amount(40, 10)))]

    #[test]
    fn any_text_is_read_without_panic(text in "\\PC*") {
        let live = start(&["quick"]);
        if let Ok(m) = live.read(BLUE, &Input::canonical(&text)) {
            prop_assert_eq!(live.read(BLUE, &Input::canonical(m.text())), Ok(m));
        }
    }

    #[test]
    fn random_matches_end(seed in any::<[u8; 32]>(), width in 5u8..=9, height in 5u8..=9, flags in 0u8..32) {
        let on = |bit: u8, word: &'static str| (flags >> bit & 1 == 1).then_some(word);
        let size = format!("size={width}x{height}");
        let words = [on(0, "any"), on(1, "border"), on(2, "extra"), on(3, "territory"), on(4, "start=cross")];
        let settings: Vec<&str> = std::iter::once(size.as_str()).chain(words.into_iter().flatten()).collect();
        let mut live = start(&settings);
        let mut chance = Chance::seeded(&Seed(seed), 1);
        for step in 0..200 {
            let both: Vec<Seat> = live.turn().may().iter().collect();
            let Some(&seat) = chance.pick(&both) else { return Ok(()) };
            let moves = live.moves(seat).expect("listed");
            for m in moves.iter().skip(step % 7).step_by(7) {
                let played = live.copy().play(seat, &Input::canonical(m).said(Manner::Addressed), &mut ctx(0));
                prop_assert!(played.is_ok(), "{m}");
            }
            // Words end a match too soon for this test, but for those about an area.
            let kept: Vec<&String> = moves.iter().filter(|m| !["ground", "stop"].contains(&m.as_str())).collect();
            let m = chance.pick(&kept).expect("a dot or a decision");
            prop_assert!(live.play(seat, &Input::canonical(m).said(Manner::Addressed), &mut ctx(0)).is_ok());
        }
        prop_assert!(false, "a sheet of 81 nodes is full after 200 steps");
    }
}
