use super::bout::LOST;
use super::grid::Grid;
use super::think::Spot;
use super::*;
use crate::base::Labels;
use crate::game::{Chance, Deadline, Level, Manner, Memo, Outcome, Seed, Why};
use crate::games::tests;
use crate::play::Match;

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);

const OPEN: [&str; 6] = ["......"; 6];
const HALF: [&str; 6] = ["xxx...", "xxx...", "......", "..xxxx", "..xxxx", "..xxxx"];
const NOOKS: [&str; 6] = ["xxxxx.", "xxxxx.", "xx....", "xx....", "xxxxxx", "xxxxxx"];
const TWO: [&str; 6] = ["xxxxxx", "xxxxxx", "xxxxxx", "xxxxxx", "xxxxxx", "xxxx.."];
const FULL: [&str; 6] = ["xxxxxx"; 6];

fn grid(rows: [&str; 6]) -> Grid {
    let mut grid = Grid::new(6);
    for (row, line) in (0u16..).zip(rows) {
        for (col, _) in (0u16..).zip(line.chars()).filter(|(_, sign)| *sign == 'x') {
            grid = grid.with(Rect { at: Place { col, row }, width: 1, height: 1 });
        }
    }
    grid
}

/// A match with dice of the players and these grids. Anna is to throw.
fn bout(one: [&str; 6], two: [&str; 6]) -> Bout {
    let terms = Terms { size: 6, games: 1, real: true };
    let grids = [grid(one), grid(two)];
    Bout { grids, ..Bout::new(terms, ANNA, &mut StepCtx::new(Chance::none(), 0)) }
}

fn thrown(mut bout: Bout, dice: [u32; 2]) -> Bout {
    bout.throw(&mut StepCtx::new(Chance::given(&dice), 0)).expect("a throw");
    bout
}

fn play(bout: &mut Bout, text: &str) -> Result<(), String> {
    let m = match text {
        "throw" => Move::Throw,
        "pass" => Move::Pass,
        _ => Gridlock.parse(bout, bout.mover, &Input::canonical(text)).expect("two corners"),
    };
    let done = Gridlock.apply(bout, bout.mover, &m, &mut StepCtx::new(Chance::none(), 0));
    done.map_err(|reject| reject.text.key.into_owned())
}

/// A match from the registry.
fn begun(settings: &str) -> Match {
    tests::begun("gridlock", settings, "Anna | Boris")
}

fn say(game: &mut Match, seat: Seat, text: &str, labels: Labels) -> Result<(), Why> {
    let said = game.play(seat, &Input::typed(text, labels, Manner::Addressed), 0);
    said.map(|_| ()).map_err(|reject| reject.why)
}

#[test]
fn three_and_five_shade_fifteen_cells() {
    let mut game = begun("dice=real");
    for (seat, text) in [(ANNA, "3 5"), (ANNA, "j1 f3"), (BORIS, "3 5"), (BORIS, "a4 c8")] {
        assert_eq!(say(&mut game, seat, text, Labels::Latin), Ok(()), "{text}");
    }
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![30, 0]), "the cells count for the owner of the grid");
}

#[test]
fn a_rectangle_is_as_thrown_on_one_grid_and_on_empty_cells() {
    let refused = |text: &str| play(&mut thrown(bout(HALF, OPEN), [2, 3]), text).err();
    let no = |key: &str| Some(format!("gridlock-reject-{key}"));
    assert_eq!([refused("d1 f2"), refused("d1 e3"), refused("a3 c4")], [None, None, no("taken")]);
    assert_eq!([refused("d1 f3"), refused("d1")], [no("sides"), no("sides")]);
    assert_eq!([refused("f1 h2"), refused("e1 g2")], [no("across"), no("across")]);
    assert_eq!([refused("l1 n2"), refused("g6 i7"), refused("j5 l6")], [no("off"), no("off"), None]);
    assert_eq!([refused("pass"), refused("throw")], [no("pass"), no("thrown")]);
    let early = |text| play(&mut bout(HALF, OPEN), text).err();
    assert_eq!([early("a3"), early("pass")], [no("throw"), no("throw")]);
}

#[test]
fn a_square_is_named_by_its_upper_left_cell() {
    let mut square = thrown(bout(OPEN, OPEN), [3, 3]);
    play(&mut square, "i2").expect("room");
    assert_eq!((square.grids[1].shaded(), square.blocks[0].on), (9, BORIS));
    assert_eq!(square.blocks[0].rect, Rect { at: Place::new(2, 1), width: 3, height: 3 });
    let far = play(&mut thrown(bout(OPEN, OPEN), [6, 6]), "a999");
    assert_eq!(far, Err("gridlock-reject-sides".to_owned()));
}

#[test]
fn two_lost_turns_in_a_row_end_the_game() {
    let mut game = thrown(bout(FULL, HALF), [3, 2]);
    assert!(game.moves().contains(&Move::Pass));
    play(&mut game, "j1 l2").expect("spoiling is allowed");
    assert_eq!((game.lost, game.mover, game.grids[1].shaded()), (1, BORIS, 18 + 6), "but the turn is lost");
    let mut saved = thrown(game.clone(), [1, 2]);
    assert!(!saved.moves().contains(&Move::Pass));
    play(&mut saved, "g3 h3").expect("room at home");
    assert_eq!((saved.lost, saved.is_over()), (0, false));
    let over = thrown(game, [6, 6]);
    assert_eq!((over.lost, over.is_over(), over.outcome()), (LOST, true, Outcome::by_score(vec![36, 24])));
}

#[test]
fn a_throw_without_any_room_passes_by_itself() {
    let game = thrown(bout(TWO, TWO), [4, 4]);
    assert_eq!((game.mover, game.dice, game.lost), (BORIS, None, 1));
    let level = thrown(game, [1, 3]);
    assert!(level.is_over() && level.outcome().is_draw());
    let mut bot = Bout { terms: Terms { size: 6, games: 1, real: false }, ..bout(TWO, OPEN) };
    bot.dice = Some([1, 1]);
    bot.shade(Rect { at: Place::new(4, 5), width: 1, height: 1 }, &mut StepCtx::new(Chance::given(&[6, 6]), 0))
        .expect("room");
    assert_eq!((bot.mover, bot.dice, bot.lost), (BORIS, Some([6, 6]), 0), "the bot throws at once");
}

#[test]
fn a_series_adds_the_cells_of_its_games() {
    let terms = Terms { size: 6, games: 2, real: true };
    let mut game = thrown(Bout { terms, lost: 1, ..bout(FULL, TWO) }, [2, 2]);
    assert_eq!((game.games, game.before, game.cells()), (1, [36, 34], [36, 34]));
    assert_eq!((game.mover, game.lost, game.is_over()), (BORIS, 0, false), "the other one begins the next game");
    game = Bout { grids: [grid(TWO), grid(FULL)], ..game };
    let over = thrown(thrown(game, [5, 5]), [5, 5]);
    assert_eq!((over.is_over(), over.outcome()), (true, Outcome::by_score(vec![70, 70])));
}

/// How many sequences of throws and moves of that length there are. A turn that passes by itself counts as one.
fn sequences(bout: &Bout, length: u32) -> u64 {
    if length == 0 || bout.is_over() {
        return u64::from(length == 0);
    }
    let after = (0..36).map(|throw| {
        let cast = thrown(bout.clone(), [throw / 6 + 1, throw % 6 + 1]);
        let moves = if cast.dice.is_some() { cast.moves() } else { return sequences(&cast, length - 1) };
        let next = moves.into_iter().map(|m| {
            let mut next = cast.clone();
            Gridlock.apply(&mut next, cast.mover, &m, &mut StepCtx::new(Chance::none(), 0)).expect("a listed move");
            sequences(&next, length - 1)
        });
        next.sum()
    });
    after.sum()
}

/// Counted by an independent program, which looks at sets of cells.
#[test]
fn sequences_are_as_many_as_is_known() {
    let to = |mover, lost, one, two| Bout { mover, lost, ..bout(one, two) };
    assert_eq!(sequences(&bout(OPEN, OPEN), 1), 1_582);
    assert_eq!([1, 2].map(|length| sequences(&to(ANNA, 0, HALF, NOOKS), length)), [210, 38_384]);
    assert_eq!([1, 2].map(|length| sequences(&to(ANNA, 1, HALF, NOOKS), length)), [210, 34_299]);
    assert_eq!([1, 2].map(|length| sequences(&to(BORIS, 0, HALF, NOOKS), length)), [215, 38_627]);
    assert_eq!([ANNA, BORIS].map(|mover| sequences(&to(mover, 0, TWO, FULL), 3)), [5_256, 5_328]);
    if cfg!(thorough) {
        assert_eq!(sequences(&to(ANNA, 0, TWO, TWO), 4), 457_224);
    }
}

/// Places for each throw on an empty grid of ten, by the same program. Both ways to count agree.
#[test]
fn rooms_are_as_many_as_is_known() {
    let known = [100, 180, 160, 140, 120, 100, 81, 144, 126, 108, 90, 64, 112, 96, 80, 49, 84, 70, 36, 60, 25];
    let throws = || (1..=6u8).flat_map(|a| (a..=6).map(move |b| [a, b]));
    let empty = Grid::new(10);
    assert_eq!(throws().map(|dice| empty.rects(dice).len()).collect::<Vec<_>>(), known);
    for grid in [empty, grid(OPEN), grid(HALF), grid(NOOKS), grid(FULL)] {
        for [a, b] in throws() {
            let (low, high) = (usize::from(a) - 1, usize::from(b) - 1);
            let rooms = grid.rooms();
            let both = rooms[low][high] + if a == b { 0 } else { rooms[high][low] };
            assert_eq!(usize::from(both), grid.rects([a, b]).len(), "{a} {b}");
        }
    }
}

#[test]
fn the_computer_reckons_with_the_next_throw() {
    // After two lost turns the cells count. With one cell left, a single throw of 36 fills it.
    let last = Spot::of(&Bout { lost: LOST, ..bout(TWO, FULL) });
    assert_eq!(last.expected(), -2.0);
    let one = ["xxxxxx", "xxxxxx", "xxxxxx", "xxxxxx", "xxxxxx", "xxxxx."];
    let spot = Spot::of(&Bout { lost: 1, ..bout(one, FULL) });
    assert!((spot.expected() - (-35.0 / 36.0)).abs() < 1e-9, "{}", spot.expected());
}

#[test]
fn the_computer_does_not_give_away_what_it_can_use() {
    let game = thrown(bout(OPEN, OPEN), [6, 5]);
    let (mut chance, mut memo) = (Chance::seeded(&Seed([7; 32]), 0), Memo::default());
    let mut ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::never(), &mut memo);
    let Some(Move::Shade(rect)) = Gridlock.think(&game, ANNA, &mut ctx) else { panic!("it shades") };
    assert!(rect.at.col < 6, "thirty cells at home");
}
