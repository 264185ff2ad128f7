use std::collections::BTreeSet;

use serde_json::Value;

use super::field::{Arrival, Field};
use super::*;
use crate::game::{Chance, Outcome, Seed, Why};
use crate::games::tests::{self, play};
use crate::kit::pitch::Node;
use crate::play::Match;

const KNOWN: &str = include_str!("../../../tests/footballbounce.json");

fn known(key: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(KNOWN).expect("JSON");
    all[key].as_array().expect("a list").clone()
}

fn numbers(value: &Value) -> Vec<u64> {
    serde_json::from_value(value.clone()).expect("numbers")
}

fn begun(settings: &str) -> Match {
    tests::begun("footballbounce", settings, "Anna | Boris")
}

fn refused(settings: &str, moves: &[&str], last: &str) -> (String, Vec<String>) {
    let reject = tests::refused(begun(settings), moves, last);
    (reject.text.key.into_owned(), reject.marks.iter().map(|place| place.to_string()).collect())
}

fn ball(game: &Match) -> String {
    // The rows of nodes are numbered, and the ball is the only small letter in them.
    let board = game.position().board(Viewer::Public);
    let rows = board.lines().filter_map(|line| Some((line.split_whitespace().next()?.parse::<u8>().ok()?, line)));
    let found = rows.filter_map(|(row, line)| Some((row, line.find('o')?))).next();
    found.map_or("beyond".to_owned(), |(row, at)| format!("{}{row}", char::from(b'a' + (at as u8 - 4) / 2)))
}

fn mover(game: &Match) -> Option<Seat> {
    game.turn().seats().iter().next()
}

#[test]
fn a_goal_beyond_the_line_is_touched_there() {
    let beyond = |settings: &str| match begun(settings).position().gesture(Viewer::Public, Seat(0)) {
        Some(Gesture::Places { beyond, .. }) => beyond,
        other => panic!("{other:?}"),
    };
    let nets: [(i16, i16); 6] = [(3, -1), (4, -1), (5, -1), (3, 11), (4, 11), (5, 11)];
    assert_eq!(beyond("size=8x10 bounce=free"), nets);
    assert!(beyond("size=8x10 bounce=reflect").is_empty());
}

#[test]
fn sequences_of_links_are_as_many_as_is_known() {
    fn count(field: &Field, depth: usize) -> u64 {
        let after = field.ways().map(|way| {
            let mut next = field.clone();
            let arrival = next.go(way, |_, _| {});
            match arrival {
                _ if depth == 1 => 1,
                Arrival::Goal(_) => 0,
                _ => count(&next, depth - 1),
            }
        });
        after.sum()
    }
    for known in known("perft") {
        let field = Field::new(pitch(&known), Bounce::Free);
        for (depth, counted) in numbers(&known["steps"]).into_iter().enumerate() {
            assert_eq!(count(&field, depth + 1), counted, "{depth} {known}");
        }
    }
}

fn pitch(known: &Value) -> Pitch {
    let side = |key: &str| known[key].as_u64().expect("a number") as u8;
    Pitch::new(side("width"), side("height"), 2)
}

#[test]
fn sequences_of_turns_are_as_many_as_is_known() {
    fn count(field: &Field, depth: usize) -> u64 {
        let after = field.ways().map(|way| {
            let mut next = field.clone();
            let stuck = |field: &Field| field.ways().next().is_none();
            match next.go(way, |_, _| {}) {
                Arrival::Again if !stuck(&next) => count(&next, depth),
                _ if depth == 1 => 1,
                Arrival::Rests => count(&next, depth - 1),
                _ => 0,
            }
        });
        after.sum()
    }
    for known in known("perft") {
        let field = Field::new(pitch(&known), Bounce::Free);
        for (depth, counted) in numbers(&known["turns"]).into_iter().enumerate() {
            assert_eq!(count(&field, depth + 1), counted, "{depth} {known}");
        }
    }
}

/// In the known games player 1 attacks the lower goal, as seat 1 does here, and begins.
#[test]
fn games_go_as_is_known() {
    for known in known("games") {
        let terms = Terms { pitch: Pitch::new(8, 10, 2), bounce: Bounce::Free, goals: 1 };
        let mut sheet = Sheet::new(terms, Seat(1));
        let mut masks = numbers(&known["legal_masks"]).into_iter();
        let turns: Vec<String> = serde_json::from_value(known["turns"].clone()).expect("texts");
        for (n, turn) in turns.iter().enumerate() {
            let seat = Seat(1 - (n % 2) as u8);
            for digit in turn.bytes() {
                assert_eq!(sheet.mover, seat, "{known}");
                let legal = sheet.field.ways().fold(0, |mask, way| mask | 1 << way.number());
                assert_eq!(Some(legal), masks.next(), "{known}");
                let way = Way::ALL[usize::from(digit - b'0')];
                let m = sheet.resolved(vec![Step::Go(way)]);
                sheet.play(&m, &mut StepCtx::new(Chance::none(), 0)).expect("a legal move");
            }
        }
        assert_eq!(masks.next(), None);
        let end: (i8, i8) = serde_json::from_value(known["end"].clone()).expect("a node");
        assert_eq!(sheet.field.ball, Node::new(end.0, end.1));
        assert_eq!(sheet.winner(), Some(Seat(u8::from(known["winner"] == 1))), "{known}");
        let goal = sheet.field.goal_of(sheet.field.ball).is_some();
        assert_eq!(goal, known["reason"] == "goal");
    }
}

#[test]
fn a_move_is_one_link_and_turns_alternate() {
    let mut game = begun("");
    assert_eq!((ball(&game).as_str(), mover(&game)), ("e6", Some(Seat(0))));
    play(&mut game, &["f7"]).expect("a neighbour");
    assert_eq!((ball(&game).as_str(), mover(&game)), ("f7", Some(Seat(1))));
    play(&mut game, &["n"]).expect("a direction");
    assert_eq!((ball(&game).as_str(), mover(&game), game.lines()[1].text.as_str()), ("f6", Some(Seat(0)), "f6"));
}

#[test]
fn whoever_comes_to_a_visited_node_goes_on() {
    let mut game = begun("");
    play(&mut game, &["f6", "f7", "e6"]).expect("back to the centre");
    assert_eq!((ball(&game).as_str(), mover(&game)), ("e6", Some(Seat(0))), "the chain stops, the turn stays");
    play(&mut game, &["e5"]).expect("on");
    assert_eq!(mover(&game), Some(Seat(1)));
    // The same as one chain, with and without the node where the ball lies.
    for chain in ["e6 e5", "f7 e6 e5", "nw n", "e6-n", "↖↑"] {
        let mut game = begun("");
        play(&mut game, &["f6", "f7", chain]).expect("a chain");
        assert_eq!((ball(&game).as_str(), mover(&game)), ("e5", Some(Seat(1))), "{chain}");
    }
}

#[test]
fn links_may_cross_but_none_is_drawn_twice() {
    let mut game = begun("");
    play(&mut game, &["f7", "e7", "f6"]).expect("it crosses the first link");
    let (key, marks) = refused("", &["f6", "f7", "e6"], "f6");
    assert_eq!((key.as_str(), marks.join(" ").as_str()), ("footballbounce-reject-drawn", "e6 f6"));
}

#[test]
fn each_refusal_names_its_rule() {
    let key = |moves: &[&str], last: &str| refused("", moves, last).0;
    assert_eq!(key(&[], "k6"), "footballbounce-reject-outside");
    assert_eq!(key(&[], "zz999"), "footballbounce-reject-outside");
    assert_eq!(refused("", &[], "g8"), ("footballbounce-reject-far".to_owned(), vec!["e6".to_owned()]));
    assert_eq!(key(&[], "e6"), "footballbounce-reject-nowhere");
    assert_eq!(refused("", &[], "e6 f7 g8"), ("footballbounce-reject-rests".to_owned(), vec!["f7".to_owned()]));
    let north = ["e5", "e4", "e3", "e2"];
    assert_eq!(key(&north, "e1 e2"), "footballbounce-reject-goal");
    // Straight into the wall, so the ball lies on it.
    let wall = ["f6", "g6", "h6", "i6"];
    assert_eq!(
        refused("", &wall, "i7"),
        ("footballbounce-reject-border".to_owned(), vec!["i6".to_owned(), "i7".to_owned()])
    );
    assert_eq!(key(&wall, "e"), "footballbounce-reject-leaves");
    assert_eq!(key(&wall, "w"), "footballbounce-reject-drawn");
    for text in ["hello", "", "1", "e6 hello", "up and away"] {
        assert_eq!(play(&mut begun(""), &[text]).expect_err("no move").why, Why::Syntax, "{text}");
    }
}

#[test]
fn a_wall_reflects() {
    // Slanting into the right wall: the part across it turns round.
    let mut game = begun("");
    play(&mut game, &["f6", "g6", "h6", "i7"]).expect("into the wall");
    assert_eq!((ball(&game).as_str(), mover(&game)), ("h8", Some(Seat(0))), "the engine drew the second link");
    // The chain may also name the reflected link, by its node or its direction.
    for chain in ["i7 h8", "se sw", "se h8"] {
        let mut game = begun("");
        play(&mut game, &["f6", "g6", "h6", chain]).expect("the whole chain");
        assert_eq!((ball(&game).as_str(), mover(&game)), ("h8", Some(Seat(0))), "{chain}");
        assert_eq!(game.lines()[3].text, "i7 h8");
    }
    assert_eq!(refused("", &["f6", "g6", "h6"], "i7 h6").0, "footballbounce-reject-far");
}

#[test]
fn a_straight_run_into_a_wall_goes_on_freely() {
    let mut game = begun("");
    play(&mut game, &["f6", "g6", "h6", "i6"]).expect("straight");
    assert_eq!((ball(&game).as_str(), mover(&game)), ("i6", Some(Seat(1))), "the same player goes on");
    play(&mut game, &["h5"]).expect("a free link");
    assert_eq!(mover(&game), Some(Seat(0)));
}

#[test]
fn a_reflected_link_that_is_drawn_is_not_forced() {
    let mut game = begun("");
    // Straight into i6 and out to h7. A ball that later comes from h5 would be thrown there, and finds nothing else.
    play(&mut game, &["f6", "g6", "h6", "i6", "h7", "h6 h5", "i6"]).expect("legal moves");
    assert_eq!(ball(&game), "i6");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(0), 2)), "whoever must move and cannot loses");
}

#[test]
fn a_corner_holds_the_ball() {
    let mut game = begun("size=6x6 goals=2");
    play(&mut game, &["e5", "f6"]).expect("towards the corner");
    let seat = mover(&game).expect("it goes on");
    play(&mut game, &["g7"]).expect("into the corner");
    let scores = game.position().scores(Viewer::Public).expect("goals are counted");
    assert_eq!(scores[seat.other().index()], 1, "whoever is caught there loses the round");
    assert_eq!((mover(&game), ball(&game).as_str()), (Some(seat), "d4"), "and begins the next one");
}

#[test]
fn goals_and_own_goals() {
    // All nodes of the line with its posts, typed both ways.
    for (node, way) in [("d1", "nw"), ("e1", "n"), ("f1", "ne")] {
        for text in [node, way] {
            let mut game = begun("");
            play(&mut game, &["e5", "e4", "e3", "e2", text]).expect("a goal");
            assert_eq!(game.outcome(), Some(Outcome::won(Seat(0), 2)), "{text}");
            let mut game = begun("");
            play(&mut game, &["e5", "e4", "e3", "d2", "d3", "e2", text]).expect("the other one's");
            assert_eq!(game.outcome(), Some(Outcome::won(Seat(0), 2)), "an own goal counts for the other");
        }
    }
    let mut game = begun("");
    play(&mut game, &["e7", "e8", "e9", "e10", "e11"]).expect("into the own goal");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2)));
}

#[test]
fn free_goals_lie_beyond_the_line() {
    let north = ["e5", "e4", "e3", "e2", "e1"];
    for way in ["nw", "n", "ne"] {
        let mut game = begun("bounce=free");
        play(&mut game, &north).expect("on the line the turn ends");
        assert_eq!((ball(&game).as_str(), mover(&game)), ("e1", Some(Seat(1))));
        play(&mut game, &[way]).expect("an own goal");
        assert_eq!(game.outcome(), Some(Outcome::won(Seat(0), 2)));
        assert_eq!(game.lines()[5].text, way);
    }
    // Along the line to a post, where you go on, and from there only inwards.
    let mut game = begun("bounce=free");
    play(&mut game, &north).expect("to the line");
    play(&mut game, &["d1"]).expect("along the line");
    assert_eq!(mover(&game), Some(Seat(1)), "a border node counts as visited");
    let seat = game.position().moves(Seat(1)).expect("a list");
    assert_eq!(seat, ["ne", "e2", "d2", "c2"]);
    // At the bottom, the nodes beyond the line have numbers.
    for text in ["s", "e12"] {
        let mut game = begun("bounce=free");
        play(&mut game, &["e7", "e8", "e9", "e10", "e11", text]).expect("a goal");
        assert_eq!(game.outcome(), Some(Outcome::won(Seat(1), 2)));
    }
}

#[test]
fn rounds_go_on_until_there_are_goals_enough() {
    let mut game = begun("goals=2");
    play(&mut game, &["e5", "e4", "e3", "e2", "e1"]).expect("a goal");
    assert_eq!((mover(&game), ball(&game).as_str()), (Some(Seat(1)), "e6"), "the loser begins on a clean field");
    assert_eq!(game.position().moves(Seat(1)).map(|moves| moves.len()), Some(8));
    play(&mut game, &["e5", "e4", "e3", "e2", "e1"]).expect("a goal");
    assert_eq!(game.outcome(), Some(Outcome::won(Seat(0), 2).with_scores(vec![2, 0])), "the fifth link was hers");
}

#[test]
fn options_fit_together() {
    let game = begun("size=10x8");
    assert!(game.header().options.to_string().starts_with("size=8x10 goal=2 goals=1 bounce=reflect"));
    let check = |settings: &str| {
        let mut values = OptValues::defaults(INFO.options);
        settings.split(' ').for_each(|word| values.take(INFO.options, &[], word).expect("an option"));
        FootballBounce.options(&mut values, 2).map(|_| ()).map_err(|reject| reject.text.key.into_owned())
    };
    assert_eq!(check("size=8x12 goal=6"), Ok(()));
    assert_eq!(check("size=12x8 goal=8"), Err("footballbounce-reject-wide".to_owned()));
}

/// The rules once more, from the list of links alone.
struct Slow {
    terms: Terms,
    links: BTreeSet<(Node, Node)>,
    ball: Node,
}

impl Slow {
    fn border(&self, node: Node) -> bool {
        let Pitch { cols, rows, .. } = self.terms.pitch;
        node.x == 0 || node.y == 0 || node.x == cols || node.y == rows
    }

    fn between(&self, x: i8, inner: i8) -> bool {
        2 * (x - self.terms.pitch.cols / 2).abs() <= self.terms.pitch.goal - 2 * inner
    }

    fn goal(&self, node: Node) -> bool {
        let rows = self.terms.pitch.rows;
        let line = if self.terms.bounce == Bounce::Free { [-1, rows + 1] } else { [0, rows] };
        line.contains(&node.y) && self.between(node.x, 0)
    }

    /// Whether a node of the line is not a wall.
    fn mouth(&self, node: Node) -> bool {
        let rows = self.terms.pitch.rows;
        self.terms.bounce == Bounce::Free && [0, rows].contains(&node.y) && self.between(node.x, 1)
    }

    fn visited(&self, node: Node) -> bool {
        let drawn = self.links.iter().any(|(a, b)| *a == node || *b == node);
        drawn || (self.border(node) && !self.mouth(node))
    }

    fn legal(&self, from: Node, to: Node) -> bool {
        let Pitch { cols, rows, .. } = self.terms.pitch;
        let (dx, dy) = ((from.x - to.x).abs(), (from.y - to.y).abs());
        let near = dx.max(dy) == 1;
        let drawn = self.links.contains(&(from.min(to), from.max(to)));
        let on = (0..=cols).contains(&to.x) && (0..=rows).contains(&to.y);
        let straight = dx + dy == 1;
        let along = straight && self.border(from) && self.border(to) && !self.mouth(from) && !self.mouth(to);
        // Beyond the line, the ball comes only from the line, and not along the side of the goal.
        let side = !on && (!self.between(from.x, 0) || (straight && !self.between(to.x, 1)));
        near && !drawn && !along && !side && (on || self.goal(to)) && !(self.goal(from))
    }

    /// Follows a link to its end, link by link. Returns whether the turn goes on.
    fn go(&mut self, to: Node) -> bool {
        let (mut from, mut to) = (self.ball, to);
        loop {
            let visited = self.visited(to);
            self.links.insert((from.min(to), from.max(to)));
            self.ball = to;
            if self.goal(to) {
                return false;
            }
            if self.terms.bounce == Bounce::Free || !self.border(to) {
                return visited;
            }
            let Pitch { cols, rows, .. } = self.terms.pitch;
            let (mut dx, mut dy) = (to.x - from.x, to.y - from.y);
            if to.x == 0 || to.x == cols {
                dx = -dx;
            }
            if to.y == 0 || to.y == rows {
                dy = -dy;
            }
            let next = Node::new(to.x + dx, to.y + dy);
            if !self.legal(to, next) {
                return true;
            }
            (from, to) = (to, next);
        }
    }

    fn around(&self) -> Vec<Node> {
        let near = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        let nodes = near.map(|(x, y)| Node::new(self.ball.x + x, self.ball.y + y));
        nodes.into_iter().filter(|node| self.legal(self.ball, *node)).collect()
    }
}

#[test]
fn a_slow_second_field_agrees() {
    let mut chance = Chance::seeded(&Seed([4; 32]), 0);
    for round in 0..crate::amount(3000u32, 300) {
        let side = |n: u32| 4 + 2 * (n % 5) as u8;
        let (cols, rows) = (side(round), side(round).max(side(round / 5)));
        let goal = 2 + 2 * (round % (u32::from(cols) / 2 - 1)) as u8;
        let bounce = if round % 2 == 0 { Bounce::Free } else { Bounce::Reflect };
        let terms = Terms { pitch: Pitch::new(cols, rows, goal), bounce, goals: 1 };
        let mut sheet = Sheet::new(terms, Seat(0));
        let mut slow = Slow { terms, links: BTreeSet::new(), ball: terms.pitch.centre() };
        let mut seat = Seat(0);
        while sheet.winner().is_none() {
            let nodes: Vec<Node> = sheet.field.ways().map(|way| sheet.field.ball.to(way)).collect();
            assert_eq!((nodes, sheet.mover), (slow.around(), seat), "{sheet:?}");
            let way = *chance.pick(&sheet.field.ways().collect::<Vec<_>>()).expect("it goes on");
            let again = slow.go(sheet.field.ball.to(way));
            let step = sheet.step(way);
            sheet.play(&[step], &mut StepCtx::new(Chance::none(), 0)).expect("a listed move");
            assert_eq!((sheet.field.ball, sheet.going), (slow.ball, again && !slow.around().is_empty()));
            if !again {
                seat = seat.other();
            }
        }
        assert!(slow.goal(slow.ball) || slow.around().is_empty());
    }
}

/// A chain of random links is the same as its links one by one.
#[test]
fn a_chain_is_its_links() {
    let mut chance = Chance::seeded(&Seed([5; 32]), 0);
    for round in 0..crate::amount(400, 60) {
        let settings = ["size=6x6", "bounce=free size=6x8", "goal=4"][round % 3];
        let (mut single, mut chained) = (begun(settings), begun(settings));
        while let Some(seat) = mover(&single) {
            let mut chain = Vec::new();
            while mover(&single) == Some(seat) && chain.len() < 5 {
                let text = single.position().sample(seat, &mut chance).expect("a move");
                single.play(seat, &Input::canonical(&text), 0).expect("a listed move");
                chain.push(text);
            }
            chained.play(seat, &Input::canonical(&chain.join(" ")), 0).expect("the same as a chain");
            assert_eq!(single.turn(), chained.turn());
            assert_eq!(single.position().board(Viewer::Public), chained.position().board(Viewer::Public));
        }
    }
}

#[test]
fn a_message_says_where_a_wall_has_thrown_the_ball() {
    let mut game = begun("size=6x6");
    let told = |game: &mut Match, text: &str| {
        let seat = mover(game).expect("somebody is asked");
        let step = game.play(seat, &Input::canonical(text), 0).expect("a legal move");
        let labels = step.events.into_iter().flat_map(|event| event.text.args).filter_map(|(_, arg)| match arg {
            Arg::Text(label) => Some(label.key.into_owned()),
            _ => None,
        });
        labels.collect::<Vec<_>>()
    };
    assert_eq!((told(&mut game, "e4"), told(&mut game, "f4")), (vec![], vec![]));
    assert_eq!(told(&mut game, "g5"), ["footballbounce-thrown"]);
    assert_eq!(ball(&game), "f6");
}
