//! Pairs the next round.

use std::cmp::Reverse;

use rand_chacha::rand_core::RngCore;

use super::berger;
use super::pairing::{self, Contender};
use super::seating;
use super::state::{Cup, End, Meeting};
use super::value::{Entrant, Kind, Number, Step};

/// Shuffles by lot (Fisher–Yates). The lists are so short that the remainder does not noticeably favour anyone.
pub(super) fn shuffle<T>(list: &mut [T], lot: &mut impl RngCore) {
    for last in (1..list.len()).rev() {
        list.swap(last, lot.next_u32() as usize % (last + 1));
    }
}

impl Cup {
    /// Begins the next round at `now`, in milliseconds. Returns whether there is one: in a Swiss or at tables nobody
    /// may be left to pair.
    pub(super) fn pair_next(&mut self, now: u64, steps: &mut Vec<Step>) -> bool {
        self.round += 1;
        let begun = match self.kind {
            Some(Kind::RoundRobin) => self.pair_round_robin(steps),
            Some(Kind::Swiss) => self.pair_swiss(steps),
            Some(Kind::Knockout) => self.pair_knockout(steps),
            Some(Kind::Tables) => self.pair_tables(steps),
            None => false,
        };
        if begun {
            self.ends = now.saturating_add(self.rules.span);
        } else {
            self.round -= 1;
        }
        begun
    }

    fn pair_round_robin(&mut self, steps: &mut Vec<Step>) -> bool {
        let round = berger::round(self.seeds.len(), usize::from(self.round));
        for pair in round.pairs {
            self.meet(pair.map(|seed| self.seeds[seed]).to_vec(), None, steps);
        }
        let free = round.free.map(|seed| self.seeds[seed]).filter(|&free| self.is_playing(free));
        steps.extend(free.map(Step::Rest));
        true
    }

    fn pair_swiss(&mut self, steps: &mut Vec<Step>) -> bool {
        let round = pairing::swiss(&self.field());
        if round.pairs.is_empty() {
            return false;
        }
        for pair in round.pairs {
            let seats = self.fair_seats(pair);
            self.meet(seats.to_vec(), None, steps);
        }
        for one in round.byes {
            self.players[one.index()].byes.push(self.round);
            steps.push(Step::Bye(one));
        }
        for one in round.rests {
            self.players[one.index()].rests.push(self.round);
            steps.push(Step::Rest(one));
        }
        true
    }

    /// The people who play now, in the form for the pairing of a Swiss.
    fn field(&self) -> Vec<Contender> {
        let records = self.records();
        let mut met: Vec<Vec<Entrant>> = vec![Vec::new(); self.players.len()];
        for meeting in &self.meetings {
            for &one in &meeting.seats {
                met[one.index()].extend(meeting.seats.iter().filter(|&&other| other != one));
            }
        }
        let contender = |who: Entrant| Contender {
            who,
            points: records[who.index()].points,
            rating: self.rating(who),
            firsts: self.firsts(who).0,
            bye: !self.players[who.index()].byes.is_empty(),
            met: std::mem::take(&mut met[who.index()]),
        };
        self.playing().map(contender).collect()
    }

    fn pair_knockout(&mut self, steps: &mut Vec<Step>) -> bool {
        let ties = self.bracket().pop().unwrap_or_default();
        for tie in ties {
            match tie.sides {
                [Some(one), Some(other)] => {
                    let seats = self.fair_seats([one, other]);
                    self.meet(seats.to_vec(), None, steps);
                }
                [one, other] => steps.extend(one.or(other).filter(|&one| self.is_playing(one)).map(Step::Bye)),
            }
        }
        true
    }

    fn pair_tables(&mut self, steps: &mut Vec<Step>) -> bool {
        let mut order: Vec<Entrant> = self.playing().collect();
        let records = self.records();
        let wins = |one: Entrant| self.meetings.iter().filter(|meeting| meeting.winner() == Some(one)).count();
        order.sort_by_key(|&one| (Reverse((records[one.index()].points, wins(one), self.rating(one))), one));
        let last = self.round == self.rounds;
        let sizes = match last {
            true => seating::last(order.len(), self.rules.sizes).into_iter().collect(),
            false => seating::split(order.len(), self.rules.sizes),
        };
        let seated = sizes.iter().map(|&size| usize::from(size)).sum();
        if last {
            order.truncate(seated);
        } else {
            self.bye_from_tables(&mut order, seated, steps);
        }
        let met =
            |one, other| self.meetings.iter().filter(|m| m.seats.contains(&one) && m.seats.contains(&other)).count();
        for mut table in seating::seat(&order, &sizes, met) {
            self.turn_seats(&mut table);
            self.meet(table, None, steps);
        }
        seated > 0
    }

    /// Gives byes to the lowest until at most `seated` are left. People who have already had one come last.
    fn bye_from_tables(&mut self, order: &mut Vec<Entrant>, seated: usize, steps: &mut Vec<Step>) {
        while seated > 0 && order.len() > seated {
            let fresh = order.iter().rposition(|one| self.players[one.index()].byes.is_empty());
            let bye = order.remove(fresh.unwrap_or(order.len() - 1));
            self.players[bye.index()].byes.push(self.round);
            steps.push(Step::Bye(bye));
        }
    }

    /// The first seat goes to the player who had it less often, otherwise to the one who did not have it last.
    /// Otherwise it alternates between the higher and the lower player from match to match, beginning by lot.
    fn fair_seats(&self, [one, other]: [Entrant; 2]) -> [Entrant; 2] {
        let swap = match self.firsts(one).cmp(&self.firsts(other)) {
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => (self.lot(0).next_u32() as usize + self.meetings.len()) % 2 == 1,
            std::cmp::Ordering::Greater => true,
        };
        if swap { [other, one] } else { [one, other] }
    }

    /// How many more times someone had the first seat than another one, and whether they had it last.
    fn firsts(&self, one: Entrant) -> (i32, bool) {
        let own = self.meetings.iter().filter(|meeting| meeting.seats.contains(&one));
        let own = own.map(|meeting| meeting.seats.first() == Some(&one));
        own.fold((0, false), |(sum, _), first| (sum + if first { 1 } else { -1 }, first))
    }

    /// At a table of many, people who had late seats before get early ones. Otherwise the lot decides.
    fn turn_seats(&self, table: &mut [Entrant]) {
        let seat = |one: Entrant| move |meeting: &Meeting| meeting.seats.iter().position(|&other| other == one);
        shuffle(table, &mut self.lot(self.next_number()));
        table.sort_by_key(|&one| Reverse(self.meetings.iter().filter_map(seat(one)).sum::<usize>()));
    }

    pub(super) fn next_number(&self) -> Number {
        self.meetings.len() as Number + 1
    }

    /// Begins a match. If only one of two still plays, that one gets the point.
    pub(super) fn meet(&mut self, seats: Vec<Entrant>, again: Option<Number>, steps: &mut Vec<Step>) {
        let number = self.next_number();
        let gone: Vec<Entrant> = seats.iter().copied().filter(|&one| !self.is_playing(one)).collect();
        let begins = gone.is_empty();
        let (round, places, late) = (self.round, Vec::new(), Vec::new());
        self.meetings.push(Meeting { round, seats, places, gone, late, end: End::Open, again });
        if begins {
            steps.extend(self.meeting(number).map(|meeting| Step::Pair {
                number,
                seats: meeting.seats.clone(),
                again,
            }));
        } else {
            self.decide(number, None, End::Forfeit);
            let winner = self.meeting(number).and_then(Meeting::winner);
            steps.push(Step::Forfeit { number, winner });
        }
    }
}
