//! Chicago: eleven rounds, one for each sum of two dice from two to twelve. If you throw exactly that sum, you score
//! it.

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, corners, pt};
use crate::game::{Counts, Dice, Family, Info, OptValues, Scene, Seat, Seats, Text, Weight};
use crate::kit::dicegame::{After, DICE, LUCK, Scored, Sheet, Worth, listed};
use crate::kit::roster::least;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chicago;

static INFO: Info = Info {
    options: &[DICE],
    words: LUCK,
    ..Info::of("chicago", Counts::from_to(2, 50), Family::LUCK, Weight::Quarter)
};

/// The first sum to aim at, and the number of rounds. Each round has the next sum.
const FIRST: u32 = 2;
const ROUNDS: u32 = 11;
/// Height of a line of the page for a round.
const LINE: f32 = 2.0;
/// Height of the dice above the lines.
const THROWN: f32 = 3.0;
/// Width of the sums to aim at, at the left, and how far a wash or a frame keeps off the rules round its field.
const SUMS: f32 = 3.0;
const FREE: f32 = 0.15;

/// The sum to aim at in a round, counted from 1.
fn aim(round: u32) -> u32 {
    round + FIRST - 1
}

impl Scored for Chicago {
    type Rules = ();

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, _values: &OptValues) {}

    fn rounds(&self, _rules: &()) -> u32 {
        ROUNDS
    }

    fn worth(&self) -> Worth {
        Worth::Sum
    }

    fn dice(&self, _sheet: &Sheet<Self>, _seat: Seat) -> Dice {
        Dice::ordinary(2)
    }

    fn after(&self, _sheet: &Sheet<Self>, _seat: Seat) -> After {
        After::Stop
    }

    fn result(&self, sheet: &Sheet<Self>, seat: Seat) -> u32 {
        let aim = aim(sheet.common.number());
        if sheet.player(seat).sum() == aim { aim } else { 0 }
    }

    fn tell(&self, sheet: &Sheet<Self>, seat: Seat, faces: &[u8]) -> Text {
        let key = if self.result(sheet, seat) > 0 { "chicago-hit" } else { "chicago-missed" };
        let text = Text::new(key).with("seat", seat).with("faces", listed(faces));
        text.with("sum", sheet.player(seat).sum())
    }

    fn ask(&self, sheet: &Sheet<Self>, _seats: Seats) -> Text {
        Text::new("chicago-ask").with("aim", aim(sheet.common.number()))
    }

    /// A target that the dice hit.
    fn emblem(&self) -> Option<Scene> {
        let mut scene = Scene::new(8.0, 8.0);
        for (r, ink) in [(3.6, Ink::Seat(1)), (2.4, Ink::Pencil)] {
            scene.add(Item::Ring { at: pt(4.0, 4.0), r, ink, nib: Nib::Bold });
        }
        for (at, face) in [(pt(2.9, 3.6), 5), (pt(5.3, 4.5), 6)] {
            scene.add(Item::Die { at, side: 2.0, face, ink: Ink::Seat(0) });
        }
        Some(scene)
    }

    fn body(&self, _sheet: &Sheet<Self>) -> (f32, f32) {
        (5.0, THROWN + LINE * ROUNDS as f32)
    }

    fn margin(&self) -> f32 {
        SUMS
    }

    /// The latest throw, and a line for each sum below it: ticked if the player hit it, a dash if not. The sums stand
    /// once, in a column of their own at the left, the present one in a ring. The latest result is washed, and a player
    /// who has still to throw has a frame instead.
    fn draw(&self, scene: &mut Scene, sheet: &Sheet<Self>, seat: Seat, top: Pt, wide: f32) {
        sheet.draw_dice(scene, seat, top, wide, (2, 1));
        let (results, size) = (&sheet.own(seat).results, 1.5 * least(scene.width));
        let left = top.x - wide / 2.0;
        if seat == Seat(0) {
            aims(scene, sheet, pt(left - SUMS, top.y), size);
        }
        let at = |n: usize| pt(top.x, top.y + THROWN + LINE * (n as f32 + 0.5));
        let field = |n: usize| pt(left + FREE, at(n).y - LINE / 2.0 + FREE);
        let (across, high) = (wide - 2.0 * FREE, LINE - 2.0 * FREE);
        for (n, result) in results.iter().enumerate() {
            if sheet.is_latest(seat) && n + 1 == results.len() {
                let low = field(n);
                scene.add(Item::Fill { polygon: corners(low, pt(low.x + across, low.y + high)), ink: Ink::Accent });
            }
            scored(scene, at(n), *result, size, Ink::Seat(seat.0));
        }
        if is_due(sheet, seat) {
            let low = field(results.len());
            scene.frame(low.x, low.y, across, high, Ink::Seat(seat.0), Nib::Fine);
        }
    }

    fn says(&self, sheet: &Sheet<Self>) -> Text {
        match sheet.round.over {
            true => {
                let faces: Vec<String> = sheet.round.fallen.iter().map(u8::to_string).collect();
                let sum: u32 = sheet.round.fallen.iter().map(|face| u32::from(*face)).sum();
                Text::new("chicago-sheet-last").with("faces", faces.join(" + ")).with("sum", sum)
            }
            false => Text::new("chicago-sheet").with("aim", aim(sheet.common.number())),
        }
    }
}

/// Whether a seat has still to throw in this round.
fn is_due(sheet: &Sheet<Chicago>, seat: Seat) -> bool {
    let number = sheet.common.number() as usize;
    !sheet.round.over && sheet.round.present().has(seat) && sheet.own(seat).results.len() < number
}

/// Draws the sums to aim at below the room of the dice, which begins at a corner. Thin rules lead from each sum to the
/// results of all players. The present one has a ring.
fn aims(scene: &mut Scene, sheet: &Sheet<Chicago>, corner: Pt, size: f32) {
    let (middle, right, top) = (corner.x + SUMS / 2.0, corner.x + SUMS, corner.y + THROWN);
    let head = Says::Words(Text::new("chicago-sheet-aim"));
    scene.hand(pt(middle, top - THROWN / 2.0), head, 1.4 * least(scene.width), Align::Centre, Ink::Pencil);
    for round in 1..=ROUNDS {
        let (at, y) = (pt(middle, top + LINE * (round as f32 - 0.5)), top + LINE * round as f32);
        if round < ROUNDS {
            scene.stroke([pt(corner.x, y), pt(scene.width, y)], Ink::Pencil, Nib::Fine);
        }
        scene.hand(at, Says::Plain(aim(round).to_string()), size, Align::Centre, Ink::Pencil);
        if round == sheet.common.number() {
            scene.add(Item::Ring { at, r: 0.42 * LINE, ink: Ink::Grid, nib: Nib::Pen });
        }
    }
    let low = top + LINE * ROUNDS as f32;
    // The dice above the rule are no result.
    for (y, end) in [(corner.y, right), (top, scene.width), (low, right)] {
        scene.stroke([pt(corner.x, y), pt(end, y)], Ink::Pencil, Nib::Ruler);
    }
    scene.stroke([pt(right, corner.y), pt(right, low)], Ink::Pencil, Nib::Ruler);
}

/// Draws a result in the middle of its field: a tick with its points, or a dash.
fn scored(scene: &mut Scene, at: Pt, result: Option<u32>, size: f32, ink: Ink) {
    match result {
        // Paler than what scores.
        Some(0) | None => scene.stroke([pt(at.x - 0.4, at.y), pt(at.x + 0.4, at.y)], Ink::Pencil, Nib::Fine),
        Some(points) => {
            let sign = at.x - 0.8;
            let tick = [pt(sign - 0.4, at.y), pt(sign - 0.15, at.y + 0.25), pt(sign + 0.4, at.y - 0.35)];
            scene.stroke(tick, ink, Nib::Pen);
            scene.hand(pt(at.x - 0.1, at.y), Says::Plain(format!("+{points}")), size, Align::Left, ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Viewer;
    use crate::games::tests::trial;

    #[test]
    fn only_the_sum_of_the_round_counts() {
        let mut game = trial::seated("chicago", "", "Anna | Boris");
        assert_eq!(trial::play(&mut game, &["1 1", "1 2"]), ["chicago-hit", "chicago-missed"]);
        for _ in 3..8 {
            trial::play(&mut game, &["1 1", "1 1"]);
        }
        assert_eq!(trial::play(&mut game, &["5 3", "5 4"]), ["chicago-hit", "chicago-missed"]);
        assert_eq!(trial::scores(&game), [10, 0], "2 + 8");
        assert!(game.position().board(Viewer::Public).starts_with("round 8/11"));
    }

    #[test]
    fn all_sums_hit_are_seventy_seven() {
        let mut game = trial::seated("chicago", "", "Anna | Boris");
        for aim in 2..=12 {
            let throw = format!("{} {}", aim / 2, aim - aim / 2);
            trial::play(&mut game, &[&throw, if aim == 2 { "6 6" } else { "1 1" }]);
        }
        let outcome = game.outcome().expect("it is over");
        assert_eq!((outcome.places, outcome.scores), (vec![1, 2], Some(vec![77, 0])));
    }

    /// The rounds together bring the mean of two dice, seven. How often two players are level, computed by folding the
    /// rounds one after the other and by all 2048 sets of hits.
    #[test]
    fn two_players_are_level_now_and_then() {
        let ways = |aim: usize| (6 - aim.abs_diff(7)) as f64 / 36.0;
        let mut folded = vec![1.0];
        for aim in 2..=12 {
            let mut next = vec![0.0; folded.len() + aim];
            for (points, chance) in folded.iter().enumerate() {
                next[points] += chance * (1.0 - ways(aim));
                next[points + aim] += chance * ways(aim);
            }
            folded = next;
        }
        let mut listed = vec![0.0; 78];
        for hits in 0u32..1 << 11 {
            let hit = |aim: usize| hits >> (aim - 2) & 1 == 1;
            let points: usize = (2..=12).filter(|aim| hit(*aim)).sum();
            listed[points] += (2..=12).map(|aim| if hit(aim) { ways(aim) } else { 1.0 - ways(aim) }).product::<f64>();
        }
        assert!(folded.iter().zip(&listed).all(|(one, other)| (one - other).abs() < 1e-12));
        let mean: f64 = listed.iter().enumerate().map(|(points, chance)| points as f64 * chance).sum();
        let level: f64 = listed.iter().map(|chance| chance * chance).sum();
        assert!((mean - 7.0).abs() < 1e-9 && (level - LEVEL).abs() < 1e-4, "{mean} {level}");
    }

    /// How often two players end level. The first player wins half of the rest.
    const LEVEL: f64 = 0.145_205;
}
