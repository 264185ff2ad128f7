//! The sense that every computer has, whatever its level. A weak one plays some moves without a search, but it finishes
//! a match that it has won, and does not throw away what is certain.

use super::{Chance, Game, Hidden, Memo, Moves, SearchCtx, Seat, StepCtx, Turn};

/// A search finds by itself what is certain among more moves than this. Without a search, or with hardly any, all moves
/// are checked: after a slip, and up to the level of a beginner.
const MANY: usize = 100;
const BEGINNER: u8 = 2;

/// The prospects of a move, as far as one look ahead tells. The worst comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Prospect {
    /// It ends the match, and the mover has lost.
    Lost,
    /// It throws away a certain result.
    Absurd,
    /// Neither is sure.
    Open,
    /// It ends the match, and the mover has won.
    Won,
}

/// The move that the computer makes in place of the one it chose: the same one, unless the mover has one that is
/// certainly better. A move that wins at once is made. One that loses at once, or is [absurd](Game::absurd), is not, as
/// long as there is another.
pub fn sensible<G: Game>(
    game: &G,
    (state, view): (&G::State, &G::View),
    seat: Seat,
    thought: G::Move,
    ctx: &mut SearchCtx<'_>,
) -> G::Move {
    let prospect = |m: &G::Move| match won(game, state, seat, m) {
        Some(true) => Prospect::Won,
        Some(false) => Prospect::Lost,
        None if game.absurd(view, seat, m) => Prospect::Absurd,
        None => Prospect::Open,
    };
    let Moves::Listed(moves) = game.moves(state, seat) else { return thought };
    let stands = prospect(&thought);
    let searched = !ctx.slipped && ctx.level.number() > BEGINNER;
    if (moves.len() > MANY && searched) || stands == Prospect::Won {
        return thought;
    }
    // A move that only prepares another one saves nobody: a computer that has lost would prepare for ever.
    let others: Vec<G::Move> = moves.into_iter().filter(|m| stands != Prospect::Lost || !game.prepares(m)).collect();
    let looked: Vec<Prospect> = others.iter().map(prospect).collect();
    better(&looked, stands, ctx).and_then(|place| others.get(place)).cloned().unwrap_or(thought)
}

/// The place of a move that stands better than the thought of one; `None` if none does.
fn better(looked: &[Prospect], stands: Prospect, ctx: &mut SearchCtx<'_>) -> Option<usize> {
    let best = looked.iter().copied().max().filter(|best| *best > stands)?;
    let fit: Vec<usize> = (0..looked.len()).filter(|place| looked[*place] == best).collect();
    // What it has kept, and what it thinks of the position, belongs to the other move.
    (*ctx.memo, ctx.evaluation, ctx.resigned) = (Memo::default(), None, false);
    ctx.chance.pick(&fit).copied()
}

/// Whether a move ends the match at once with a win of the mover, or without one. `None`: it goes on, it is a draw, or
/// the mover cannot know, because chance or a secret decides.
fn won<G: Game>(game: &G, state: &G::State, seat: Seat, m: &G::Move) -> Option<bool> {
    if game.hidden(state) != Hidden::Nothing {
        return None;
    }
    let (mut next, mut ctx) = (state.clone(), StepCtx::new(Chance::none(), 0));
    game.apply(&mut next, seat, m, &mut ctx).ok()?;
    ends(&game.turn(&next), seat).filter(|_| !ctx.chance.fault())
}

/// Whether the match is over and this seat among its winners, and not all are.
fn ends(turn: &Turn, seat: Seat) -> Option<bool> {
    let Turn::Over(outcome) = turn else { return None };
    (!outcome.is_draw()).then(|| outcome.winners().any(|winner| winner == seat))
}
