use std::collections::BTreeSet;

use super::field::{Field, Ray};
use super::*;
use crate::game::{Audience, Drawn, Lexicon, Outcome, Seed, Why};
use crate::games::tests::{self, play};
use crate::kit::pitch::{Node, Trail};
use crate::play::Match;
use crate::play::perft::Perft;

fn begun(settings: &str) -> Match {
    tests::begun("footballlong", settings, "Anna | Boris")
}

fn refused(settings: &str, moves: &[&str], last: &str) -> (String, Vec<String>) {
    let reject = tests::refused(begun(settings), moves, last);
    let key = reject.text.key.strip_prefix("footballlong-reject-").expect("a refusal of ours").to_owned();
    (key, reject.marks.iter().map(|place| place.to_string()).collect())
}

pub(super) fn ctx() -> StepCtx {
    StepCtx::new(Chance::none(), 0)
}

pub(super) fn terms(cols: u8, rows: u8, goal: u8, stride: Stride) -> Terms {
    Terms { pitch: Pitch::new(cols, rows, goal), stride, kick: 6, goals: 1, clean: true }
}

fn node(text: &str) -> Node {
    Node::of(crate::base::Place::read(text).expect("a place")).expect("near")
}

/// A field with the ball at a node, and lines at others.
pub(super) fn field(terms: Terms, ball: &str, visited: &[&str]) -> Field {
    let mut field = Field::new(terms.pitch, terms.stride);
    for at in visited.iter().map(|text| node(text)).chain([node(ball)]) {
        field.ball = Node::new(at.x - 1, at.y);
        field.kick(&Ray { nodes: vec![at], goal: false, full: true });
    }
    field
}

/// A match with this field, and seat 0 to move.
pub(super) fn stands(terms: Terms, field: Field) -> State {
    let mut sheet = Sheet::new(terms, Seat(0));
    sheet.field = field;
    State { sheet, chosen: [None; 2] }
}

/// The words of the game as they are.
struct Words;

impl Lexicon for Words {
    fn canonical(&self, text: &str) -> Option<&'static str> {
        INFO.words.iter().copied().find(|word| *word == text)
    }
}

fn enter(state: &mut State, seat: u8, text: &str) -> Result<(), Reject> {
    let m = FootballLong.parse(state, Seat(seat), &Input::canonical(text).by(&Words))?;
    let mut next = state.clone();
    FootballLong.apply(&mut next, Seat(seat), &m, &mut ctx())?;
    *state = next;
    Ok(())
}

fn key(refused: Result<(), Reject>) -> String {
    refused.expect_err("it is refused").text.key.into_owned()
}

#[test]
fn a_turn_is_so_many_links_to_free_nodes() {
    for text in ["i12 i11 j11 j10", "n n e n", "i13 i12 i11 j11 j10", "↑↑→↑", "n i11 e n"] {
        let mut game = begun("");
        play(&mut game, &[text]).expect("four links");
        assert_eq!(game.turn().seats().iter().next(), Some(Seat(1)), "{text}");
        let board = game.position().board(Viewer::Public);
        assert_eq!(board.lines().nth(10).and_then(|line| line.split_whitespace().nth(10)), Some("@"), "{board}");
    }
    let first = |last| refused("", &[], last);
    assert_eq!(first("n n e").0, "count");
    assert_eq!(first("n n e n n").0, "count");
    assert_eq!(first("n n e ne"), ("slants".to_owned(), vec!["j11".to_owned(), "k10".to_owned()]));
    assert_eq!(first("n n s e"), ("visited".to_owned(), vec!["i12".to_owned()]), "its own line counts as well");
    assert_eq!(first("i12 i10 j10 j11"), ("far".to_owned(), vec!["i12".to_owned()]));
    assert_eq!(first("i12 zz99").0, "outside");
    assert_eq!(refused("", &["n n e n"], "j11 j12 j13 j14").0, "visited");
    assert_eq!(first("kick n").0, "no-kick");
    for text in ["", "hello", "kick", "kick e4", "n n hello"] {
        assert_eq!(play(&mut begun(""), &[text]).expect_err("no move").why, Why::Syntax, "{text}");
    }
}

#[test]
fn three_links_may_slant_but_not_cross() {
    let settings = "step=3d";
    play(&mut begun(settings), &["ne e se"]).expect("three links");
    assert_eq!(refused(settings, &[], "ne e se e").0, "count");
    // From l13 by k13 and j13 to i13, where the ball began.
    assert_eq!(refused(settings, &["ne e se"], "w w w"), ("visited".to_owned(), vec!["i13".to_owned()]));
}

#[test]
fn a_slanting_link_does_not_cross_another() {
    let terms = terms(8, 8, 2, Stride::Slanting);
    let mut field = field(terms, "d4", &[]);
    field.go(Way::Se);
    field.go(Way::N);
    assert_eq!(field.ball, node("e4"));
    let mut state = stands(terms, field);
    assert_eq!(key(enter(&mut state, 0, "d5 c5 b5")), "footballlong-reject-crosses");
    enter(&mut state, 0, "d3 c4 b5").expect("beside it");
}

#[test]
fn the_border_is_closed_except_between_the_posts() {
    let terms = terms(8, 8, 4, Stride::Straight);
    let at = |ball: &str| stands(terms, field(terms, ball, &[]));
    assert_eq!(key(enter(&mut at("b5"), 0, "a5 a4 a3 a2")), "footballlong-reject-border");
    assert_eq!(key(enter(&mut at("c2"), 0, "c1 d1 d2 d3")), "footballlong-reject-border", "a post is no free node");
    enter(&mut at("d2"), 0, "d1 e1 f1 f2").expect("along the line and back");
    enter(&mut at("d2"), 1, "d1 e1 f1 f2").expect("also along the own one");
}

#[test]
fn a_link_across_the_line_is_a_goal() {
    let small = terms(8, 8, 4, Stride::Straight);
    let at = |ball: &str| stands(small, field(small, ball, &[]));
    for (ball, text) in [("e1", "n"), ("e2", "e1 n"), ("d2", "d1 e1 n"), ("e4", "n n n n")] {
        let mut state = at(ball);
        enter(&mut state, 0, text).expect("a goal");
        assert_eq!(state.sheet.winner(), Some(Seat(0)), "{text}");
    }
    let mut state = at("e5");
    enter(&mut state, 0, "n n n n").expect("it lies on the line");
    assert_eq!((state.sheet.winner(), state.sheet.mover), (None, Seat(1)), "touching the line is no goal");
    assert_eq!(key(enter(&mut state, 1, "n")), "footballlong-reject-own");
    assert_eq!(key(enter(&mut at("e2"), 0, "n n n")), "footballlong-reject-goal");
    assert_eq!(key(enter(&mut at("e2"), 0, "n e")), "footballlong-reject-count", "shorter only with a goal");
    // The other seat attacks the lower goal, whose far side has numbers.
    for text in ["s s", "e9 e10", "s e10"] {
        let mut state = at("e8");
        state.sheet.mover = Seat(1);
        enter(&mut state, 1, text).expect("a goal");
        assert_eq!(state.sheet.winner(), Some(Seat(1)));
    }
    let wide = terms(8, 8, 4, Stride::Slanting);
    let mut state = stands(wide, field(wide, "d1", &[]));
    enter(&mut state, 0, "nw").expect("across the line, behind the post");
    assert_eq!(state.sheet.winner(), Some(Seat(0)));
}

/// All nodes around a ball that straight links can reach.
pub(super) fn shut_in(ball: &str) -> Vec<String> {
    let at = node(ball);
    Way::STRAIGHT.iter().filter_map(|way| at.to(*way).place()).map(|place| place.to_string()).collect()
}

/// Seat 1 is shut in after seat 0 has moved to h13 on a field of 16 × 24.
fn stuck() -> State {
    let terms = Terms { goals: 2, ..terms(16, 24, 4, Stride::Straight) };
    let around = shut_in("h13");
    let visited: Vec<&str> = around.iter().map(String::as_str).filter(|text| *text != "h14").collect();
    let mut state = stands(terms, field(terms, "h17", &visited));
    enter(&mut state, 0, "n n n n").expect("a free way");
    state
}

#[test]
fn who_cannot_move_gives_a_free_kick() {
    let mut state = stuck();
    assert_eq!((state.sheet.mover, &state.sheet.phase), (Seat(0), &Phase::Kick), "the other one kicks");
    assert_eq!(key(enter(&mut state, 0, "h12 h11 h10 h9")), "footballlong-reject-only-kick");
    enter(&mut state, 0, "kick ne").expect("over any lines");
    assert_eq!((state.sheet.field.ball, state.sheet.mover), (node("n7"), Seat(1)), "and the other one goes on");
    assert_eq!(state.sheet.phase, Phase::Move);
    let Moves::Listed(kicks) = FootballLong.moves(&stuck(), Seat(0)) else { panic!("listed") };
    assert_eq!(kicks.len(), 8);
}

/// An event about a goal or a kick comes after the move that led to it.
#[test]
fn the_move_is_told_before_what_follows_from_it() {
    let mut state = stuck();
    let told = |state: &mut State, text: &str| {
        let m = FootballLong.parse(state, Seat(0), &Input::canonical(text).by(&Words)).expect("a move");
        let mut ctx = ctx();
        FootballLong.apply(state, Seat(0), &m, &mut ctx).expect("a legal move");
        ctx.events.into_iter().map(|event| event.text).collect::<Vec<_>>()
    };
    assert_eq!(told(&mut state, "kick ne"), [], "the caption has the kick by itself");
    let terms = Terms { goals: 2, ..terms(16, 24, 4, Stride::Straight) };
    let mut state = stands(terms, field(terms, "i4", &[]));
    let said = told(&mut state, "n n n n");
    assert_eq!((said[0].key.as_ref(), said[1].key.as_ref()), ("news-move", "footballlong-goal"));
    let name = Text::new("move").with("move", Arg::Move("i3 i2 i1 ↑".to_owned()));
    assert_eq!(said[0], Text::new("news-move").with("seat", Seat(0)).with("move", name));
}

#[test]
fn kicks_keep_to_the_field() {
    let terms = terms(16, 24, 4, Stride::Straight);
    let rays = |ball: &str, seat: u8, links: u8| {
        let kicks = field(terms, ball, &[]).kicks(Seat(seat), links);
        kicks.iter().map(|(way, ray)| format!("{}{}", way.word(), ray.nodes.len())).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(rays("i13", 0, 6), "n6 ne6 e6 se6 s6 sw6 w6 nw6");
    // Six to the right would touch the border.
    assert_eq!(rays("k13", 0, 6), "n6 s6 sw6 w6 nw6");
    // Thirteen fit nowhere, so the longest kicks of any direction stay.
    assert_eq!(rays("d13", 0, 13), "e12");
    // Into the opponent's goal, however short; not into the seat's own.
    assert_eq!(rays("i4", 0, 6), "n4 e6 se6 s6 sw6 w6");
    assert_eq!(rays("i4", 1, 6), "e6 se6 s6 sw6 w6");
    let mut state = stuck();
    state.sheet.field.ball = node("k13");
    assert_eq!(key(enter(&mut state, 0, "kick e")), "footballlong-reject-kick");
    state.sheet.terms.kick = 13;
    state.sheet.field.ball = node("d13");
    assert_eq!(key(enter(&mut state, 0, "kick n")), "footballlong-reject-shorter");
    enter(&mut state, 0, "kick e").expect("the longest");
}

#[test]
fn a_post_throws_a_kick_back() {
    // The posts of the upper goal are g1 and k1.
    let terms = terms(16, 24, 4, Stride::Straight);
    let ray = |ball: &str, way: Way| {
        let ray = field(terms, ball, &[]).ray(Seat(0), way, 6);
        let places = ray.nodes.iter().filter_map(|node| node.place()).map(|place| place.to_string());
        (places.collect::<Vec<_>>().join(" "), ray.full, ray.goal)
    };
    assert_eq!(ray("g4", Way::N), ("g3 g2 g1 g2 g3 g4".to_owned(), true, false), "straight on and back");
    assert_eq!(ray("d4", Way::Ne), ("e3 f2 g1 h2 i3 j4".to_owned(), true, false), "mirrored, six links in all");
    assert_eq!(ray("n4", Way::Nw), ("m3 l2 k1 j2 i3 h4".to_owned(), true, false));
    assert_eq!(ray("i1", Way::E), ("j1 k1 j1 i1 h1 g1".to_owned(), true, false), "along the line straight back");
    assert_eq!(ray("m7", Way::Nw), ("l6 k5 j4 i3 h2 g1".to_owned(), true, false), "it may stop there");
    assert_eq!(ray("f4", Way::Ne), ("g3 h2 i1".to_owned(), true, true), "and beside it is the goal");
    assert_eq!(ray("b4", Way::N), ("b3 b2".to_owned(), false, false));
    // The lower posts throw back as well, also those of the seat's own goal.
    assert_eq!(ray("g22", Way::S), ("g23 g24 g25 g24 g23 g22".to_owned(), true, false));
}

/// After `times` kicks, none of which lets the other seat move.
fn kicked(times: usize) -> State {
    let mut state = stuck();
    for n in 0..times {
        // Wherever the ball is, the other seat is shut in.
        state.sheet.kick([Way::N, Way::S][n % 2], &mut ctx()).expect("a kick");
        if state.sheet.phase == Phase::Move {
            (state.sheet.mover, state.sheet.phase) = (Seat(0), Phase::Kick);
        }
    }
    state
}

#[test]
fn ten_kicks_in_a_row_lead_to_penalties() {
    assert_eq!((kicked(9).sheet.phase, kicked(9).sheet.kicks), (Phase::Kick, 9));
    let mut state = kicked(10);
    assert!(matches!(state.sheet.phase, Phase::Penalties(_)));
    assert_eq!(state.sheet.spot(Seat(0)), node("i7"), "six links before the goal");
    assert_eq!(state.sheet.spot(Seat(1)), node("i19"));
    assert_eq!(key(enter(&mut state, 0, "kick n")), "footballlong-reject-syntax-side");
    // A move in between restarts the count.
    let mut state = kicked(9);
    (state.sheet.mover, state.sheet.phase) = (Seat(1), Phase::Move);
    let way = state.sheet.field.some(Seat(1), &mut Chance::seeded(&Seed([1; 32]), 0)).expect("a way");
    state.sheet.play(&state.sheet.steps(&way), &mut ctx()).expect("a free way");
    assert_eq!(state.sheet.kicks, 0);
}

#[test]
fn what_is_chosen_for_a_penalty_is_secret() {
    let mut one = kicked(10);
    let mut two = one.clone();
    enter(&mut one, 1, "left").expect("the keeper chooses");
    enter(&mut two, 1, "right").expect("the keeper chooses");
    for who in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert_eq!(FootballLong.view(&one, who), FootballLong.view(&two, who), "{who:?}");
    }
    assert_ne!(FootballLong.view(&one, Viewer::Revealed), FootballLong.view(&two, Viewer::Revealed));
    assert_eq!(FootballLong.turn(&one).seats().iter().collect::<Vec<_>>(), [Seat(0)]);
    assert!(FootballLong.turn(&one).is_secret(Seat(0)));
    // Once both have chosen, the events tell everything.
    let mut ctx = ctx();
    FootballLong.apply(&mut one, Seat(0), &Move::Side(Side::Left), &mut ctx).expect("the shooter chooses");
    assert_eq!(ctx.events[0].to, Audience::Reveal);
    assert_eq!(ctx.events[0].text.key, "footballlong-saved");
    assert_eq!(one.sheet.mover, Seat(1), "then the other one shoots");
}

/// Shoots penalties; `true` goes in.
fn shots(state: &mut State, shots: &[bool]) {
    for scores in shots {
        let keeper = state.sheet.mover.other();
        enter(state, keeper.0, "left").expect("a choice");
        enter(state, keeper.other().0, if *scores { "right" } else { "left" }).expect("a choice");
    }
}

#[test]
fn five_penalties_each_then_pairs() {
    let goals = |scored: &[bool]| {
        let mut state = kicked(10);
        shots(&mut state, scored);
        (state.sheet.goals, matches!(state.sheet.phase, Phase::Penalties(_)))
    };
    assert_eq!(goals(&[true, false, true, false]), ([0, 0], true));
    assert_eq!(goals(&[true, false, true, false, true, false]), ([1, 0], false), "two cannot make good three");
    let even = [true; 10];
    assert_eq!(goals(&even), ([0, 0], true));
    assert_eq!(goals(&[&even[..], &[true]].concat()), ([0, 0], true), "the other one shoots as well");
    assert_eq!(goals(&[&even[..], &[true, false]].concat()), ([1, 0], false));
    assert_eq!(goals(&[&even[..], &[false, false, false, true]].concat()), ([0, 1], false));
    // It counts as one goal, and the seat that conceded it begins the next round.
    let mut state = kicked(10);
    shots(&mut state, &[false, true, false, true, false, true]);
    assert_eq!((state.sheet.goals, state.sheet.mover, state.sheet.field.ball), ([0, 1], Seat(0), node("i13")));
}

#[test]
fn the_score_of_a_match_of_one_goal_is_that_of_its_penalties() {
    let scores = |goals: u8, scored: &[bool]| {
        let mut state = kicked(10);
        state.sheet.terms.goals = goals;
        shots(&mut state, scored);
        FootballLong.view(&state, Viewer::Public).scores()
    };
    let three = [true, false, true, false, true, false];
    assert_eq!([scores(1, &three), scores(2, &three)], [Some(vec![3, 0]), Some(vec![1, 0])]);
}

#[test]
fn after_a_goal_the_field_is_clean_or_the_lines_stay() {
    for clean in [true, false] {
        let terms = Terms { goals: 2, clean, ..terms(8, 8, 4, Stride::Straight) };
        let mut state = stands(terms, field(terms, "e2", &[]));
        enter(&mut state, 0, "n n").expect("a goal");
        assert_eq!((state.sheet.goals, state.sheet.mover, state.sheet.winner()), ([1, 0], Seat(1), None));
        assert_eq!(state.sheet.field.ball, node("e5"));
        assert_eq!(state.sheet.field.is_visited(node("e1")), !clean);
        let board = FootballLong.view(&state, Viewer::Public).board();
        assert_eq!(board.contains('x'), !clean, "{board}");
    }
}

#[test]
fn options_fit_together() {
    let begun = |settings: &str| begun(settings).header().options.to_string();
    assert_eq!(begun(""), "size=16x24 goal=4 step=4 kick=6 goals=1 after=clean");
    let goals = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30].map(usual_goal);
    assert_eq!(goals, [2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 8]);
    assert!(begun("size=24x16 kick=13").starts_with("size=16x24 goal=4 step=4 kick=13"));
    let check = |settings: &str| {
        let mut values = OptValues::defaults(INFO.options);
        settings
            .split(' ')
            .try_for_each(|word| values.take(INFO.options, &[], word))
            .map_err(|_| "syntax".to_owned())?;
        FootballLong.options(&mut values, 2).map(|_| ()).map_err(|reject| reject.text.key.into_owned())
    };
    assert_eq!(check("size=8x8 goal=4"), Ok(()));
    assert_eq!(check("size=8x8 goal=6"), Err("footballlong-reject-wide".to_owned()));
    assert_eq!(check("kick=7"), Err("syntax".to_owned()));
}

/// The rules once more, from the list of links alone.
struct Slow {
    terms: Terms,
    links: Vec<(Node, Node)>,
    ball: Node,
}

impl Slow {
    fn on_field(&self, node: Node) -> bool {
        let Pitch { cols, rows, goal } = self.terms.pitch;
        let inside = 0 < node.x && node.x < cols && 0 < node.y && node.y < rows;
        let line = node.y == 0 || node.y == rows;
        inside || (line && 2 * (node.x - cols / 2).abs() < goal)
    }

    fn visited(&self, node: Node) -> bool {
        let centre = self.terms.pitch.centre();
        node == centre || self.links.iter().any(|(a, b)| *a == node || *b == node)
    }

    /// Whether two links cross between their ends. Then they have the same middle.
    fn crossed(&self, from: Node, to: Node) -> bool {
        let middle = |a: Node, b: Node| (a.x + b.x, a.y + b.y);
        self.links.iter().any(|(a, b)| middle(*a, *b) == middle(from, to))
    }

    fn ways(&self, seat: Seat, most: usize) -> BTreeSet<Vec<(i8, i8)>> {
        let mut found = BTreeSet::new();
        let mut slow = Slow { terms: self.terms, links: self.links.clone(), ball: self.ball };
        slow.walk(seat, most, &mut Vec::new(), &mut found);
        found
    }

    fn walk(&mut self, seat: Seat, left: usize, way: &mut Vec<(i8, i8)>, found: &mut BTreeSet<Vec<(i8, i8)>>) {
        if left == 0 {
            found.insert(way.clone());
            return;
        }
        let (from, Pitch { rows, goal, cols }) = (self.ball, self.terms.pitch);
        for (x, y) in (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y))).filter(|step| *step != (0, 0)) {
            if self.terms.stride == Stride::Straight && x != 0 && y != 0 {
                continue;
            }
            let to = Node::new(from.x + x, from.y + y);
            way.push((to.x, to.y));
            let (line, beyond) = if seat == Seat(0) { (0, -1) } else { (rows, rows + 1) };
            if from.y == line && to.y == beyond && 2 * (from.x - cols / 2).abs() < goal {
                found.insert(way.clone());
            } else if self.on_field(to) && !self.visited(to) && !self.crossed(from, to) {
                self.links.push((from, to));
                self.ball = to;
                self.walk(seat, left - 1, way, found);
                self.ball = from;
                self.links.pop();
            }
            way.pop();
        }
    }
}

fn links(trail: &Trail) -> Vec<(Node, Node)> {
    trail.runs().flat_map(|(_, nodes)| nodes.windows(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>()).collect()
}

/// The paths of the mover must be those that the slow field finds. If the quick search finds a goal, one of them ends
/// in it.
fn compare(sheet: &Sheet) {
    let terms = sheet.terms;
    let drawn = if sheet.fresh { Vec::new() } else { links(&sheet.trail) };
    let slow = Slow { terms, links: drawn, ball: sheet.field.ball };
    let nodes = |ways: Vec<Way>| {
        let mut at = sheet.field.ball;
        let node = |way: &Way| {
            at = at.to(*way);
            (at.x, at.y)
        };
        ways.iter().map(node).collect::<Vec<_>>()
    };
    let own: BTreeSet<_> = sheet.ways().into_iter().map(nodes).collect();
    assert_eq!(own, slow.ways(sheet.mover, terms.stride.links()), "{sheet:?}");
    let beyond = |way: &Vec<(i8, i8)>| way.last().is_some_and(|(_, y)| *y < 0 || *y > terms.pitch.rows);
    assert_eq!(sheet.field.shot(sheet.mover).is_some(), own.iter().any(beyond), "{sheet:?}");
}

#[test]
fn a_slow_second_field_agrees() {
    let mut chance = Chance::seeded(&Seed([4; 32]), 0);
    for round in 0..crate::amount(2000u32, 200) {
        let side = |n: u32| 8 + 2 * (n % 3) as u8;
        let stride = if round % 2 == 0 { Stride::Straight } else { Stride::Slanting };
        let terms = Terms {
            kick: if round % 3 == 0 { 13 } else { 6 },
            goals: 2,
            clean: round % 5 > 1,
            ..terms(side(round), side(round).max(side(round / 3)), 2 + 2 * (round % 2) as u8, stride)
        };
        let mut state = State { sheet: Sheet::new(terms, Seat(0)), chosen: [None; 2] };
        for step in 0..60u32 {
            if state.sheet.winner().is_some() {
                break;
            }
            if (step + round) % 16 == 0 && state.sheet.phase == Phase::Move {
                compare(&state.sheet);
            }
            for seat in FootballLong.turn(&state).seats().iter() {
                let m = FootballLong.sample(&state, seat, &mut chance).expect("a move");
                FootballLong.apply(&mut state, seat, &m, &mut ctx()).expect("a sample is legal");
            }
        }
    }
}

/// Self-avoiding walks on the square lattice: 4, 12, 36, 100.
#[test]
fn first_turns_are_as_many_as_is_known() {
    let count = |settings: &str, depth| Perft::of(&begun(settings)).count(begun(settings).position(), depth);
    assert_eq!(count("", 1), Ok(vec![100]));
    let slow = |stride| {
        let terms = terms(16, 24, 4, stride);
        let slow = Slow { terms, links: Vec::new(), ball: terms.pitch.centre() };
        slow.ways(Seat(0), stride.links()).len() as u64
    };
    assert_eq!(slow(Stride::Straight), 100);
    assert_eq!(count("step=3d", 1), Ok(vec![slow(Stride::Slanting)]));
}

#[test]
fn whoever_has_the_goals_has_won() {
    let terms = Terms { goals: 1, ..terms(8, 8, 4, Stride::Straight) };
    let mut state = stands(terms, field(terms, "e2", &[]));
    enter(&mut state, 0, "n n").expect("a goal");
    assert_eq!(FootballLong.turn(&state), Turn::Over(Outcome::won(Seat(0), 2)));
}
