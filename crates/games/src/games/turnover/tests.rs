use super::duel::{Die, Last};
use super::solve::{MOST, Solver, Spot};
use super::*;
use crate::base::Labels;
use crate::game::{Deadline, Manner, Outcome, Why};
use crate::games::tests::{refused, replayed};
use crate::play::Match;

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);

/// A match with these throws, after some moves.
fn after(settings: &str, deal: &str, lines: &str) -> Match {
    replayed(&format!("game turnover {settings}\nseats Anna | Boris\nfirst 1\ndeal {deal}\n{lines}"))
}

fn thrown(deal: &str) -> Match {
    after("", deal, "")
}

fn moves(game: &Match, seat: Seat) -> String {
    game.position().moves(seat).expect("listed").join(", ")
}

fn board(game: &Match) -> String {
    game.position().board(Viewer::Public)
}

/// A round in which the players have these dice, and Anna is to move.
fn duel(anna: &[u8], boris: &[u8], middle: &[u8]) -> Duel {
    let hand = |faces: &[u8]| faces.iter().map(|face| Die { face: *face, turned: false }).collect::<Vec<_>>();
    let mut ctx = StepCtx::new(crate::game::Chance::given(&[1, 1, 1, 1, 1, 6, 6, 6, 6, 6]), 0);
    let start = Duel::new(Terms { points: 1, real: false }, ANNA, &mut ctx);
    Duel { hands: [hand(anna), hand(boris)], middle: middle.to_vec(), ..start }
}

fn play(duel: &mut Duel, m: Move) -> Result<(), &'static str> {
    let mut ctx = StepCtx::new(crate::game::Chance::none(), 0);
    duel.play(&m, &mut ctx).map_err(|reject| match reject.text.key {
        std::borrow::Cow::Borrowed(key) => key,
        std::borrow::Cow::Owned(_) => "another",
    })
}

const fn trash(face: u8) -> Move {
    Move::Trash { face, turned: false }
}

#[test]
fn a_five_is_trashed_and_one_and_three_come_back() {
    let mut game = duel(&[1], &[5, 6], &[1, 2, 3]);
    play(&mut game, trash(5)).expect("legal");
    assert_eq!((game.mover, game.stage), (BORIS, Stage::Take(5)));
    let takes: Vec<Vec<u8>> = game.takes(5);
    assert_eq!(takes, [vec![1, 3], vec![3], vec![1, 2], vec![2], vec![1], vec![]]);
    assert_eq!(play(&mut game.clone(), Move::Take(vec![2, 3])), Err("turnover-reject-sum"));
    assert_eq!(play(&mut game.clone(), Move::Take(vec![4])), Err("turnover-reject-middle"));
    assert_eq!(play(&mut game.clone(), Move::Take(vec![1, 1])), Err("turnover-reject-middle"));
    assert_eq!(play(&mut game.clone(), Move::Flip(6)), Err("turnover-reject-take"));
    play(&mut game, Move::Take(vec![1, 3])).expect("the example of the rules");
    assert_eq!((game.mover, game.stage, &game.middle), (BORIS, Stage::Act, &vec![2, 5]));
    assert_eq!(game.hands[1].iter().map(|die| die.face).collect::<Vec<_>>(), [6, 1, 3]);
    assert_eq!(game.last, Some((BORIS, Last::Taken(2))));
}

#[test]
fn the_lower_total_begins_and_equal_ones_throw_again() {
    assert_eq!(moves(&thrown("6 6 6 6 6 1 2 3 4 5"), ANNA), "");
    assert!(moves(&thrown("6 6 6 6 6 1 2 3 4 5"), BORIS).starts_with("flip 1, flip 2"));
    let game = thrown("1 2 3 4 5 5 4 3 2 1 1 1 1 1 1 6 6 6 6 6");
    assert_eq!(
        (board(&game), moves(&game, ANNA)),
        ("seat 2: 6 6 6 6 6\nmiddle:\nseat 1: 1 1 1 1 1".to_owned(), { "flip 1, trash 6".to_owned() })
    );
}

#[test]
fn a_flipped_die_waits_until_its_owner_trashes() {
    let deal = "2 2 1 1 1 6 6 6 6 6";
    let game = after("", deal, "1 flip 2\n2 flip 6\n");
    assert_eq!(board(&game), "seat 2: 1' 6 6 6 6\nmiddle:\nseat 1: 5' 2 1 1 1");
    assert_eq!(moves(&game, ANNA), "flip 1, flip 2, trash turned 1, trash 6");
    assert_eq!(refused(game, &[], "flip 5").text.key, "turnover-reject-turned");
    let game = after("", deal, "1 flip 2\n2 flip 6\n1 trash 6\n2 flip 6\n");
    assert_eq!(board(&game), "seat 2: 1' 1' 6 6\nmiddle: 6\nseat 1: 5 2 1 1 1", "her trash frees hers, not his");
    // Of equal dice, an unflipped one is meant. If there is none, it is a flipped one.
    let game = after("", deal, "1 flip 1\n2 flip 6\n1 trash 1\n");
    assert_eq!(board(&game), "seat 2: 6 6 6 6\nmiddle: 1\nseat 1: 2 2 6 1 1");
    assert_eq!(refused(game.clone(), &[], "trash 5").text.key, "turnover-reject-other");
    assert_eq!(refused(game.clone(), &[], "trash turned 6").text.key, "turnover-reject-other-turned");
    assert_eq!(refused(game.clone(), &[], "flip 3").text.key, "turnover-reject-own");
    assert_eq!(refused(game.clone(), &[], "take 1").text.key, "turnover-reject-act");
    assert_eq!(refused(game, &[], "throw").text.key, "turnover-reject-thrown");
}

#[test]
fn a_die_that_cannot_be_is_refused_before_anything_is_said_of_it() {
    let game = thrown("2 2 1 1 1 6 6 6 6 6");
    for text in ["flip 0", "flip 7", "flip 8", "flip 255", "trash 0", "trash 9", "trash turned 200"] {
        assert_eq!(refused(game.clone(), &[], text).text.key, "turnover-reject-face", "{text}");
    }
}

#[test]
fn it_is_told_why_nothing_can_be_taken_back() {
    let told = |middle: &[u8], face| {
        let mut ctx = StepCtx::new(crate::game::Chance::none(), 0);
        duel(&[3], &[2, 1, 6], middle).play(&trash(face), &mut ctx).expect("legal");
        ctx.events.last().expect("it is told").text.clone()
    };
    assert_eq!(told(&[], 2).key, "turnover-told-none");
    assert_eq!(told(&[6, 6], 2), Text::new("turnover-told-more").with("seat", BORIS).with("limit", 2u8));
}

#[test]
fn whoever_flips_all_must_trash() {
    let mut game = duel(&[1, 2], &[6, 6, 6], &[]);
    for m in [Move::Flip(1), Move::Flip(6), Move::Flip(2), Move::Flip(6)] {
        play(&mut game, m).expect("legal");
    }
    assert_eq!(game.moves(), [Move::Trash { face: 1, turned: true }, trash(6)]);
}

#[test]
fn whoever_has_no_dice_loses_unless_some_come_back() {
    let mut game = duel(&[3, 4], &[2], &[2]);
    play(&mut game, trash(2)).expect("legal");
    assert_eq!((game.stage, game.outcome()), (Stage::Over, Outcome::by_score(vec![7, 0])), "no 2 for a 2");
    let mut game = duel(&[3, 4], &[3], &[1, 1, 4]);
    play(&mut game, trash(3)).expect("legal");
    assert!(Turnover.grave(&game, BORIS, &Move::Take(Vec::new())));
    let mut lost = game.clone();
    play(&mut lost, Move::Take(Vec::new())).expect("legal");
    assert_eq!((lost.stage, lost.won), (Stage::Over, [7, 0]));
    play(&mut game, Move::Take(vec![1, 1])).expect("legal");
    assert_eq!((game.stage, game.mover), (Stage::Act, BORIS));
}

#[test]
fn a_match_counts_the_pips_that_are_left() {
    let mut game = Duel { terms: Terms { points: 10, real: false }, ..duel(&[3, 4], &[2], &[]) };
    let mut ctx = StepCtx::new(crate::game::Chance::given(&[6, 6, 6, 6, 6, 1, 1, 1, 1, 2]), 0);
    game.play(&trash(2), &mut ctx).expect("legal");
    assert_eq!((game.won, game.round, game.mover, game.stage), ([7, 0], 2, ANNA, Stage::Act));
    assert_eq!(game.hands[0].iter().map(|die| die.face).sum::<u8>(), 6, "Boris throws first, and Anna has less");
}

#[test]
fn real_dice_are_thrown_in_turn() {
    let mut game = replayed("game turnover dice=real\nseats Anna | Boris\nfirst 2\n");
    let say = |game: &mut Match, seat, text| {
        game.play(seat, &Input::typed(text, Labels::Latin, Manner::Addressed), 0).map(|_| ())
    };
    assert_eq!(moves(&game, BORIS), "throw");
    for (seat, faces) in [(BORIS, "1 2 3 4 5"), (ANNA, "5 4 3 2 1"), (BORIS, "1 1 1 1 1"), (ANNA, "6 6 6 6 6")] {
        say(&mut game, seat, faces).expect("they fell");
    }
    assert_eq!(board(&game), "seat 2: 1 1 1 1 1\nmiddle:\nseat 1: 6 6 6 6 6");
    assert_eq!(moves(&game, BORIS), "flip 1, trash 6");
}

#[test]
fn moves_are_typed_in_some_ways() {
    // Boris has a 2 to take back for his 3.
    let take = after("", "1 1 1 1 1 2 2 3 6 6", "1 trash 2\n2 flip 2\n1 trash 3\n");
    let said = |game: &Match, seat, text: &str| {
        let played = game.clone().play(seat, &Input::typed(text, Labels::Latin, Manner::Addressed), 0).map(|_| ());
        played.map_err(|reject| reject.why)
    };
    for text in ["2", "take 2", "take 2!", "nothing", "take nothing"] {
        assert_eq!(said(&take, BORIS, text), Ok(()), "{text}");
    }
    assert_eq!((said(&take, BORIS, "22"), said(&take, BORIS, "flip 6")), (Err(Why::Illegal), Err(Why::Illegal)));
    for text in ["7", "take", "take flip 2", "trash take 2", "flip", "flip 2 2"] {
        assert_eq!(said(&take, BORIS, text), Err(Why::Syntax), "{text}");
    }
    let act = thrown("1 1 1 1 1 2 2 3 6 6");
    assert_eq!((said(&act, ANNA, "1"), said(&act, ANNA, "flip 1.")), (Err(Why::Syntax), Ok(())));
}

/// The dice of the mover, of the opponent and in the middle, and the value.
type Known = (&'static [u8], &'static [u8], &'static [u8], i32);

const KNOWN: &[Known] = &[
    (&[3], &[2], &[], 3),
    (&[4], &[1, 6], &[1], 4),
    (&[1, 5], &[3, 5], &[], 3),
    (&[1, 5], &[1, 2], &[1, 4], 4),
    (&[1, 2, 4], &[1, 5], &[4], 5),
    (&[1, 1, 5], &[2, 6, 6], &[], 2),
    (&[1, 5, 5], &[1, 4, 5], &[], 5),
    (&[1, 2], &[2, 3, 5], &[2, 4, 5], -4),
    (&[1, 3, 5], &[2, 5, 6], &[1], -3),
];

/// Values of perfect play, from an independent program with a different representation and no pruning.
#[test]
fn worths_are_the_known_ones() {
    for (anna, boris, middle, worth) in KNOWN {
        let never = Deadline::never();
        let spot = Spot::of(&duel(anna, boris, middle));
        assert_eq!(Solver::new(&never).worth(&spot, -MOST, MOST), *worth, "{anna:?} {boris:?} {middle:?}");
    }
}

#[test]
fn a_full_line_of_dice_keeps_inside_the_frame_of_the_middle() {
    use crate::game::Drawn;
    use crate::game::scene::Item;

    let scene = duel(&[1], &[2], &[6; 9]).scene();
    let strokes = scene.items.iter().filter_map(|item| match item {
        Item::Stroke { points, .. } if points.len() == 5 => Some(points),
        _ => None,
    });
    let frame = strokes.into_iter().next().expect("the middle has a frame");
    let (left, right) = (frame[0].x, frame[1].x.max(frame[2].x));
    for item in &scene.items {
        // A die stands a little aslant.
        if let Item::Die { at, side, .. } = item {
            assert!(at.x - 0.6 * side > left && at.x + 0.6 * side < right, "{at:?}");
        }
    }
}
