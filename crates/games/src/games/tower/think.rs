//! The computer's play: it climbs, throws and stops for the best chance to win.

use std::sync::LazyLock;

use super::climb::Climb;
use super::outlook::{Net, Pair};
use super::turn::{Runners, Search};
use super::weights::WEIGHTS;
use super::{Choice, Phase, Sheet};
use crate::game::{SearchCtx, Seat};

/// How many of a hundred choices each level makes at random.
const SLIPS: [u32; 5] = [75, 45, 24, 9, 0];

static NET: LazyLock<Net> = LazyLock::new(|| Net::new(&WEIGHTS));

pub fn choice(board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let (climb, slips) = (board.climb(seat), ctx.slips(*ctx.level.of(&SLIPS)));
    match board.common.phase {
        Phase::Takes(dice) => {
            let moves = climb.moves(dice);
            if slips || moves.len() == 1 {
                return ctx.chance.pick(&moves).cloned().map(Choice::Take);
            }
            let after: Vec<Runners> = moves.iter().map(|taken| Runners::of(&climb.after(taken))).collect();
            let ahead = after.iter().map(Runners::ahead).min()?;
            let mut search = search(board, seat, &climb);
            let values = after.iter().map(|runners| search.value(runners, ahead));
            let best = values.zip(moves).max_by(|(a, _), (b, _)| a.total_cmp(b));
            best.map(|(_, taken)| Choice::Take(taken))
        }
        Phase::Decides if slips => Some(if ctx.slips(50) { Choice::Roll } else { Choice::Hold }),
        Phase::Decides => {
            let (mut search, runners) = (search(board, seat, &climb), Runners::of(&climb));
            let stop = search.stop(&runners);
            let throws = stop < 1.0 && stop < search.throw(&runners, runners.ahead());
            Some(if throws { Choice::Roll } else { Choice::Hold })
        }
        Phase::Throws | Phase::Done => None,
    }
}

/// The search of a seat's decision, against everybody who is there.
fn search<'a>(board: &'a Sheet, seat: Seat, climb: &'a Climb) -> Search<'a> {
    let need = |seat: Seat| board.rules.saturating_sub(board.columns(seat));
    let pair = move |other: Seat| Pair {
        own: &climb.markers,
        other: board.player(other),
        closed: &climb.closed,
        needs: [need(seat), need(other)],
    };
    Search::new(&NET, climb, need(seat), board.round.present().without(seat).iter().map(pair))
}
