//! Give and take: you give the next player as many chips as the die shows. A six puts one chip out of play. The first
//! player without chips wins.

use crate::game::scene::{Ink, Item, Nib, pt};
use crate::game::{Counts, Info, OptDef, OptKind, OptValues, Scene, Seat, Table, Text};
use crate::kit::chipgame::{ChipGame, Goal, Pool, Room, chips, usual};
use crate::kit::chips::Chips;
use crate::kit::dicegame::{After, DICE};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GiveAndTake;

static INFO: Info = Info {
    options: &[
        OptDef::new("chips", OptKind::Int { min: 3, max: 20, step: 1, default: Some(10) }).offering(&["5", "10", "15"]),
        DICE,
    ],
    ..usual("giveandtake", Counts::from_to(2, 20))
};

/// The face that puts a chip out of play.
const AWAY: u8 = 6;

impl ChipGame for GiveAndTake {
    const GOAL: Goal = Goal::FirstOut;
    const SIDE: f32 = 8.0;
    /// The chips of each player at the start.
    type Rules = u32;
    type Middle = ();

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn rules(&self, values: &OptValues) -> u32 {
        // The definition bounds it.
        values.int("chips") as u32
    }

    fn deal(&self, chips: &u32, table: Table) -> (Chips, ()) {
        (Chips::new(table.seats, *chips, 0), ())
    }

    fn dice(&self) -> u8 {
        1
    }

    fn thrown(&self, pool: &mut Pool<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        let face = faces.first().copied().unwrap_or(AWAY);
        let count = u32::from(face);
        let text = |key| Text::new(key).with("seat", seat).with("face", face);
        told.push(match pool.follower(seat) {
            _ if face == AWAY => {
                pool.pay(seat, 1);
                text("giveandtake-away")
            }
            Some(next) if count <= pool.stack(seat) => {
                pool.give(seat, next, count);
                text("giveandtake-gives").with("chips", chips(count)).with("other", next)
            }
            _ => text("giveandtake-few").with("chips", chips(pool.stack(seat))),
        });
        After::Stop
    }

    fn says(&self, _pool: &Pool<Self>) -> Text {
        Text::new("giveandtake-sheet")
    }

    fn happened(&self, pool: &Pool<Self>) -> Option<Text> {
        let face = *pool.round.fallen.first()?;
        Some(match pool.put_and_taken() {
            (0, _) => Text::new("giveandtake-sheet-few")
                .with("face", face)
                .with("count", pool.round.thrower.map_or(0, |seat| pool.stack(seat))),
            _ if face == AWAY => Text::new("giveandtake-sheet-six").with("face", face),
            (count, _) => Text::new("giveandtake-sheet-gives").with("count", count),
        })
    }

    /// Chips out of play lie in the middle, clear of the arrows between the players.
    fn draw(&self, pool: &Pool<Self>, scene: &mut Scene, room: Room) {
        let says = Text::new("giveandtake-sheet-away").with("count", pool.pot());
        room.aside(scene, pool.pot(), says);
    }

    fn text(&self, pool: &Pool<Self>) -> String {
        format!("away {}", pool.pot())
    }

    /// Three chips on their way to another player.
    fn emblem(&self) -> Scene {
        let mut scene = Scene::new(8.0, 8.0);
        scene.add(Item::Die { at: pt(4.0, 2.4), side: 2.9, face: 3, ink: Ink::Pencil });
        for n in 0..3u8 {
            scene.add(Item::Bead { at: pt(1.2 + 0.9 * f32::from(n), 6.0), r: 0.6, ink: Ink::Seat(0) });
        }
        scene.stroke([pt(4.0, 6.0), pt(7.2, 6.0)], Ink::Seat(1), Nib::Bold);
        scene.stroke([pt(6.3, 5.3), pt(7.2, 6.0), pt(6.3, 6.7)], Ink::Seat(1), Nib::Bold);
        scene
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Viewer;
    use crate::games::tests::trial;

    #[test]
    fn a_throw_goes_to_the_next_one_and_too_much_does_nothing() {
        let mut game = trial::begin("giveandtake", "chips=4");
        let told = trial::play(&mut game, &["3", "6", "5", "2"]);
        assert_eq!(told, ["giveandtake-gives", "giveandtake-away", "giveandtake-few", "giveandtake-few"]);
        assert_eq!(trial::chips(&game), [1, 6, 4], "of 4 chips a 3 gives three away, a 5 does nothing");
        assert!(game.position().board(Viewer::Public).starts_with("away 1\n"));
    }

    #[test]
    fn the_first_one_without_chips_wins_also_by_a_six() {
        let mut game = trial::begin("giveandtake", "chips=4");
        trial::play(&mut game, &["4"]);
        assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 3, 2]), "fewer chips stand ahead");
        let mut game = trial::begin("giveandtake", "chips=3");
        trial::play(&mut game, &["6", "2", "1", "6", "6"]);
        let outcome = game.outcome().map(|outcome| (outcome.places, outcome.scores));
        assert_eq!(outcome, Some((vec![2, 1, 3], Some(vec![2, 0, 4]))));
    }
}
