use super::bout::{GAMES, Last, THROWS};
use super::grid::Grid;
use super::think::{Search, Spot};
use super::*;
use crate::base::{Labels, Place};
use crate::game::{Chance, Deadline, Manner, Outcome, Why};
use crate::games::tests::begun;
use crate::play::Match;

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);

/// A game with the players' own dice. Anna is to throw. The rows have these chips, Boris' row first.
fn bout(rows: [[u8; 4]; 3]) -> Bout {
    let terms = Terms { points: 1, real: true };
    Bout { grid: Grid::of(rows), ..Bout::new(terms, ANNA, &mut StepCtx::new(Chance::none(), 0)) }
}

const START: [[u8; 4]; 3] = [[0; 4], [10; 4], [0; 4]];
const MIDDLE: [[u8; 4]; 3] = [[1, 2, 0, 2], [7, 5, 9, 4], [4, 4, 1, 1]];
const FEW: [[u8; 4]; 3] = [[0, 1, 1, 0], [0, 3, 0, 0], [2, 0, 1, 2]];

fn thrown(mut bout: Bout, die: u32) -> Bout {
    bout.throw(&mut StepCtx::new(Chance::given(&[die]), 0)).expect("a throw");
    bout
}

fn hop(text: &str) -> Hop {
    let path = Place::read_path(text).expect("two places");
    Hop { from: path[0], to: path[1] }
}

fn play(bout: &mut Bout, text: &str) -> Result<(), String> {
    bout.play(hop(text), &mut StepCtx::new(Chance::none(), 0)).map_err(|reject| reject.text.key.into_owned())
}

#[test]
fn a_three_onto_the_one_makes_three_fours() {
    let mut game = thrown(bout([[0; 4], [10, 10, 9, 2], [4, 4, 1, 0]]), 3);
    assert_eq!(play(&mut game, "d2 d3"), Err("takeback-reject-few".to_owned()));
    assert_eq!(play(&mut game, "c2 a2"), Err("takeback-reject-far".to_owned()));
    assert_eq!(play(&mut game, "c2 b3"), Err("takeback-reject-far".to_owned()));
    assert_eq!(play(&mut game, "c3 c4"), Err("takeback-reject-off".to_owned()));
    play(&mut game, "c2 c3").expect("the example of the rules");
    assert!(game.over);
    assert_eq!(game.outcome(), Outcome::by_score(vec![4, 0]));
}

#[test]
fn empty_spaces_are_no_stacks() {
    let made = |row| Grid::of([[0; 4], [10; 4], row]).made(ANNA);
    assert_eq!([made([0, 0, 0, 3]), made([2, 2, 0, 0]), made([2, 2, 1, 1])], [None; 3]);
    assert_eq!([made([2, 2, 0, 2]), made([5, 1, 1, 1]), made([1, 5, 1, 1])], [Some(2), Some(1), Some(1)]);
    assert_eq!([made([3, 3, 3, 1]), made([3, 3, 3, 3])], [Some(3), Some(3)]);
    assert_eq!(Grid::of([[2; 4], [8; 4], [0; 4]]).made(ANNA), None);
}

#[test]
fn whoever_makes_the_other_row_equal_has_lost() {
    let game = thrown(bout([[2, 2, 3, 0], [10; 4], [1, 2, 0, 0]]), 1);
    assert!(Takeback.grave(&game, ANNA, &Move::Hop(hop("c1 c2"))));
    assert!(!Takeback.grave(&game, ANNA, &Move::Hop(hop("c1 d1"))) || game.grid.chips(Place::new(2, 0)) == 3);
    let mut lost = game.clone();
    play(&mut lost, "c1 c2").expect("legal");
    assert_eq!(lost.outcome(), Outcome::by_score(vec![0, 2]));
}

#[test]
fn the_latest_move_is_not_simply_undone() {
    let mut game = thrown(bout(MIDDLE), 2);
    play(&mut game, "b3 b2").expect("legal");
    let same = thrown(game.clone(), 2);
    assert_eq!(play(&mut same.clone(), "b2 b3"), Err("takeback-reject-back".to_owned()));
    assert!(!same.moves().contains(&Move::Hop(hop("b2 b3"))) && same.moves().contains(&Move::Hop(hop("a2 a3"))));
    assert_eq!(play(&mut thrown(game.clone(), 1), "b2 b3"), Ok(()), "one chip is not the same move");
    // After a skipped throw, the last move is your own, and you may take it back.
    let mut own = bout([[1, 0, 0, 0], [0; 4], [0, 0, 0, 4]]);
    own = thrown(own, 4);
    play(&mut own, "d3 d2").expect("legal");
    let own = thrown(thrown(own, 6), 4);
    assert_eq!((own.mover, own.banned()), (ANNA, None));
    assert_eq!(play(&mut own.clone(), "d2 d3"), Ok(()));
}

#[test]
fn an_impossible_throw_is_skipped() {
    let game = thrown(bout(FEW), 6);
    assert_eq!((game.mover, game.die, game.throws), (BORIS, None, 1));
    let mut bot = Bout { terms: Terms { points: 1, real: false }, ..bout(FEW) };
    bot.die = Some(1);
    let mut ctx = StepCtx::new(Chance::given(&[5, 4, 6, 2]), 0);
    bot.play(hop("b2 b3"), &mut ctx).expect("legal");
    let told: Vec<&str> = ctx.events.iter().map(|event| &*event.text.key).collect();
    assert_eq!(told, [vec!["takeback-told-moved"], vec!["takeback-told-skip"; 3]].concat());
    assert_eq!((bot.mover, bot.die, bot.throws), (ANNA, Some(2), 4), "Boris, Anna and Boris skip");
}

#[test]
fn two_hundred_throws_are_a_draw() {
    let mut game = Bout { throws: THROWS - 1, ..bout(START) };
    game = thrown(game, 6);
    play(&mut game, "a2 a3").expect("the last throw is still moved");
    assert!(game.over && game.outcome().is_draw());
    assert!(thrown(Bout { throws: THROWS - 1, ..bout(FEW) }, 6).over, "or skipped");
    let mut series = thrown(Bout { terms: Terms { points: 9, real: true }, throws: THROWS - 1, ..bout(START) }, 6);
    play(&mut series, "a2 a3").expect("legal");
    assert_eq!((series.games, series.throws, series.mover, series.over), (1, 0, BORIS, false));
    let mut last = thrown(
        Bout { terms: Terms { points: 9, real: true }, games: GAMES - 1, ..bout([[0; 4], [9; 4], [4, 4, 3, 0]]) },
        1,
    );
    play(&mut last, "c2 c3").expect("legal");
    assert_eq!((last.over, last.won), (true, [4, 0]), "twenty games are enough");
}

#[test]
fn a_match_counts_the_height_of_the_stacks() {
    let mut game = thrown(Bout { terms: Terms { points: 8, real: true }, ..bout([[0; 4], [9; 4], [4, 4, 3, 0]]) }, 1);
    play(&mut game, "c2 c3").expect("legal");
    assert_eq!((game.won, game.over, game.mover, game.grid), ([4, 0], false, BORIS, Grid::new()));
    let mut end = Bout { grid: Grid::of([[0; 4], [9; 4], [4, 4, 3, 0]]), mover: ANNA, ..game };
    end = thrown(end, 1);
    play(&mut end, "c2 c3").expect("legal");
    assert_eq!((end.over, end.outcome()), (true, Outcome::by_score(vec![8, 0])));
}

#[test]
fn real_dice_and_places_are_typed() {
    let mut game = begun("takeback", "dice=real", "Anna | Boris");
    let say = |game: &mut Match, seat, text| {
        let said = game.play(seat, &Input::typed(text, Labels::Cyrillic, Manner::Addressed), 0);
        said.map(|_| ()).map_err(|reject| reject.why)
    };
    assert_eq!(say(&mut game, ANNA, "б2 б3"), Err(Why::Illegal), "first the die");
    assert_eq!(say(&mut game, ANNA, "3"), Ok(()));
    assert_eq!((say(&mut game, ANNA, "3"), say(&mut game, ANNA, "б2")), (Err(Why::Syntax), Err(Why::Syntax)));
    assert_eq!(say(&mut game, ANNA, "б2-б3"), Ok(()));
    let board = "   a  b  c  d\n1  0  0  0  0\n2 10  7 10 10\n3  0  3  0  0\nseat 2 throws";
    assert_eq!(game.position().board(Viewer::Public), board);
}

/// The number of sequences of throws and moves with this length. A skipped throw counts as one.
fn sequences(bout: &Bout, length: u32) -> u64 {
    let after = (1..=6).map(|die| {
        let cast = thrown(bout.clone(), die);
        if cast.die.is_none() {
            return if length == 1 { 1 } else { sequences(&cast, length - 1) };
        }
        let moves = cast.moves();
        if length == 1 {
            return moves.len() as u64;
        }
        let next = moves.into_iter().map(|m| {
            let mut next = cast.clone();
            let Move::Hop(hop) = m else { return 0 };
            next.play(hop, &mut StepCtx::new(Chance::none(), 0)).expect("a listed move");
            if next.over { 0 } else { sequences(&next, length - 1) }
        });
        next.sum()
    });
    after.sum()
}

/// An independent program has counted them.
#[test]
fn sequences_are_as_many_as_is_known() {
    let count = |rows, length| sequences(&bout(rows), length);
    assert_eq!([1, 2].map(|length| count(START, length)), [84, 7_242]);
    assert_eq!([1, 2].map(|length| count(MIDDLE, length)), [111, 10_875]);
    assert_eq!([1, 2, 3].map(|length| count(FEW, length)), [32, 932, 26_962]);
}

/// Values before a throw, from a program without pruning that computes in fractions.
#[test]
fn values_are_the_known_ones() {
    let never = Deadline::never();
    let value = |rows, depth| {
        let spot = Spot { grid: Grid::of(rows), mover: ANNA, last: None };
        Search::new(&bout(rows), &never).throws(&spot, depth, (-1.0, 1.0))
    };
    let known = [
        (value(START, 2), 0.0),
        (value(MIDDLE, 0), -1.0 / 9.0),
        (value(MIDDLE, 1), 19.0 / 108.0),
        (value(MIDDLE, 2), 1.0 / 432.0),
        (value(FEW, 1), 19.0 / 36.0),
        (value(FEW, 2), 34.0 / 81.0),
        (value(FEW, 3), 2029.0 / 3888.0),
    ];
    for (n, (found, known)) in known.into_iter().enumerate() {
        assert!((found - known).abs() < 1e-9, "{n}: {found} is not {known}");
    }
}

#[test]
fn the_latest_move_is_known() {
    let mut game = thrown(bout(START), 6);
    play(&mut game, "a2 a3").expect("legal");
    assert_eq!(game.last, Some(Last { by: ANNA, hop: hop("a2 a3"), count: 6 }));
}
