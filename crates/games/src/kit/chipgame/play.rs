//! Makes a game of throwing and stopping out of a game of chips.

use std::cmp::Reverse;

use super::contract::{Bank, ChipGame, Chipped, Goal, Pool};
use super::page;
use crate::game::{Dice, Info, Nth, OptValues, Outcome, Reject, Scene, SearchCtx, Seat, Seats, Table, Text};
use crate::kit::dicegame::{After, RollHold, some};

impl<G: ChipGame> RollHold for Chipped<G> {
    type Rules = G::Rules;
    type Common = Bank<G::Middle>;
    type Player = ();
    const FEW_LEAD: bool = matches!(G::GOAL, Goal::FirstOut);

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn rules(&self, values: &mut OptValues, _seats: u8) -> Result<G::Rules, Reject> {
        Ok(self.0.rules(values))
    }

    fn dice(&self, _pool: &Pool<G>, _seat: Seat) -> Dice {
        Dice::ordinary(self.0.dice().into())
    }

    fn may_hold(&self, pool: &Pool<G>, seat: Seat) -> bool {
        !pool.player(seat).throws.is_empty() && self.0.may_hold(pool, seat)
    }

    fn setup(&self, rules: &G::Rules, table: Table) -> (Bank<G::Middle>, Vec<()>) {
        let seats = usize::from(table.seats);
        let (chips, middle) = self.0.deal(rules, table);
        (Bank { chips, middle, moved: Vec::new(), out: vec![0; seats] }, vec![(); seats])
    }

    fn rolled(&self, pool: &mut Pool<G>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After {
        pool.common.moved.clear();
        let after = self.0.thrown(pool, seat, faces, told);
        // A player without chips cannot go on.
        if pool.stack(seat) == 0 { After::Stop } else { after }
    }

    fn held(&self, pool: &mut Pool<G>, seat: Seat, told: &mut Vec<Text>) {
        self.0.held(pool, seat, told);
    }

    fn settle(&self, pool: &mut Pool<G>, seats: Seats, told: &mut Vec<Text>) {
        let out = pool.knock_out();
        if G::GOAL == Goal::LastIn && !out.is_empty() {
            told.push(some("chips-out", out));
        }
        for seat in seats.iter() {
            self.0.settled(pool, seat, told);
        }
    }

    fn next(&self, pool: &Pool<G>, seat: Seat) -> Option<Seat> {
        pool.follower(seat)
    }

    fn round(&self, pool: &Pool<G>) -> Option<Nth> {
        self.0.round(pool)
    }

    fn is_over(&self, pool: &Pool<G>) -> bool {
        let (present, holders) = (pool.round.present(), pool.holders());
        let reached = match G::GOAL {
            Goal::LastIn => holders.len() < 2,
            Goal::FirstOut => present.len() < 2 || holders != present,
        };
        reached || self.0.is_over(pool)
    }

    fn scores(&self, pool: &Pool<G>) -> Vec<i64> {
        pool.seats().iter().map(|seat| pool.stack(seat).into()).collect()
    }

    fn outcome(&self, pool: &Pool<G>) -> Outcome {
        let party = &pool.round.party;
        let places = match G::GOAL {
            Goal::LastIn => party.ranked(|seat| (pool.stack(seat), pool.common.out[seat.index()])),
            Goal::FirstOut => party.ranked(|seat| Reverse(pool.stack(seat))),
        };
        Outcome { places, scores: Some(self.scores(pool)) }
    }

    /// The chips of a player who leaves stay on the table.
    fn leave(&self, pool: &mut Pool<G>, seat: Seat, told: &mut Vec<Text>) {
        pool.common.moved.clear();
        pool.pay(seat, u32::MAX);
        if pool.player(seat).is_in() {
            self.0.settled(pool, seat, told);
        }
    }

    fn ask(&self, pool: &Pool<G>, seats: Seats) -> Text {
        self.0.ask(pool, seats.iter().next().unwrap_or(pool.round.mover()))
    }

    fn rolls(&self, pool: &Pool<G>, seat: Seat, ctx: &mut SearchCtx<'_>) -> bool {
        self.0.rolls(pool, seat, ctx)
    }

    fn scene(&self, pool: &Pool<G>) -> Scene {
        page::scene(pool)
    }

    fn board(&self, pool: &Pool<G>) -> String {
        format!("{}\n{}", self.0.text(pool), page::roster(pool).text("  dice"))
    }

    fn emblem(&self) -> Option<Scene> {
        Some(self.0.emblem())
    }
}
