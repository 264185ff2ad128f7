//! The computer. A turn is a path. The search looks at whole turns, and a learnt evaluation at the positions after
//! them.

use std::sync::LazyLock;

use super::engine::board::{Board, Ground};
use super::engine::forced::forced;
use super::engine::net::{Net, UNIT};
use super::engine::tree::{PROVEN, Tree};
use super::engine::turns::Bounds;
use super::field::{Bounce, Field};
use super::sheet::Sheet;
use crate::game::{SearchCtx, Skill};
use crate::kit::compass::{Step, Way};

/// How hard a level looks.
struct Effort {
    /// How many positions it evaluates.
    positions: u64,
    /// The part of the time or effort that it takes.
    share: f64,
    /// How many links it draws to find a goal in the next turn that cannot be prevented.
    links: usize,
}

const SKILLS: [Skill<Effort>; 5] = [
    Skill { slip: 60, how: Effort { positions: 1, share: 1.0, links: 0 } },
    Skill { slip: 35, how: Effort { positions: 1, share: 1.0, links: 0 } },
    Skill { slip: 6, how: Effort { positions: 200, share: 0.1, links: 0 } },
    Skill { slip: 1, how: Effort { positions: 6_000, share: 0.15, links: 2_000 } },
    Skill { slip: 0, how: Effort { positions: 400_000, share: 1.0, links: 200_000 } },
];

/// The limits of the search in one position.
const BOUNDS: Bounds = Bounds { links: 400, ends: 120 };
/// How much worse a turn may be that it looks at half as often.
const NEARLY: i32 = 100;
/// The part of the effort that goes into the search for a goal in the next turn.
const FORCED: f64 = 0.1;

/// The learnt evaluations.
static FREE: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("../../../assets/football-free.net")));
static REFLECT: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("../../../assets/football-reflect.net")));

/// The computer's turn. If it slips, only a link.
pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Vec<Step>> {
    let Some(effort) = ctx.skill(&SKILLS) else {
        let steps: Vec<Step> = sheet.steps().collect();
        return ctx.chance.pick(&steps).map(|step| vec![*step]);
    };
    let pitch = sheet.terms.pitch;
    let nodes = (i32::from(pitch.cols) + 1) * (i32::from(pitch.rows) + 3);
    let ways = if nodes <= 128 { choose::<2>(sheet, effort, ctx) } else { choose::<6>(sheet, effort, ctx) };
    ways.map(|ways| steps(&sheet.field, &ways))
}

/// The directions of the best turn.
fn choose<const W: usize>(sheet: &Sheet, effort: &Effort, ctx: &mut SearchCtx<'_>) -> Option<Vec<Way>> {
    let ground = Ground::<W>::new(sheet.terms.pitch, sheet.terms.bounce);
    let board = Board::new(&ground, &sheet.field);
    let net = match sheet.terms.bounce {
        Bounce::Free => &*FREE,
        Bounce::Reflect => &*REFLECT,
    };
    let until = ctx.until.share(effort.share);
    if let Some(ways) = forced(&ground, net, (&board, sheet.mover), effort.links, &until.share(FORCED)) {
        ctx.evaluation = Some(1.0);
        return Some(ways);
    }
    let found = Tree::new(&ground, net, board, sheet.mover, BOUNDS, NEARLY).search(effort.positions, &until);
    ctx.evaluation = Some(match found.value {
        value if value.abs() >= PROVEN => f64::from(value.signum()),
        value => (f64::from(value.clamp(-5 * UNIT, 5 * UNIT)) / f64::from(2 * UNIT)).tanh(),
    });
    let best = found.turns.first().map(|(_, value, visits)| (*value, *visits))?;
    let alike: Vec<Vec<Way>> =
        found.turns.into_iter().filter(|(_, value, visits)| (*value, *visits) == best).map(|(ways, ..)| ways).collect();
    ctx.chance.pick(&alike).cloned()
}

/// A turn as steps, with the links that follow by reflection.
fn steps(field: &Field, ways: &[Way]) -> Vec<Step> {
    let (mut field, mut steps) = (field.clone(), Vec::new());
    let pitch = field.pitch;
    for way in ways {
        field.go(*way, |from, way| {
            let node = from.to(way);
            steps.push(node.place().filter(|_| pitch.holds(node)).map_or(Step::Go(way), Step::To));
        });
    }
    steps
}
