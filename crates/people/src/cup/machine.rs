//! The calls of a cup.

use rand_chacha::rand_core::RngCore;

use super::berger;
use super::rounds::shuffle;
use super::score;
use super::state::{Cup, End, Meeting, Player};
use super::value::{Choice, Entrant, Kind, MOST, Number, Phase, Presence, Refusal, Rules, Step, Unfinished};

/// Most people in a round robin; more people play a Swiss.
const ROUND_ROBIN: usize = 6;
/// Rounds of a cup at tables, including the final table.
const TABLES: u8 = 3;

impl Cup {
    /// A cup that people may join.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoForm`]: the game has no two seats for a knockout, or not more than two for tables.
    pub fn open(rules: Rules) -> Result<Cup, Refusal> {
        let (two, many) = (rules.sizes.has(2), rules.sizes.tables().next().is_some());
        let fits = match rules.choice {
            Choice::ByCount => two || many,
            Choice::Knockout => two,
            Choice::Tables => many,
        };
        let cup = Cup {
            rules,
            phase: Phase::Joining,
            kind: None,
            round: 0,
            rounds: 0,
            ends: 0,
            closing: false,
            players: Vec::new(),
            seeds: Vec::new(),
            meetings: Vec::new(),
        };
        if fits { Ok(cup) } else { Err(Refusal::NoForm) }
    }

    /// A new person joins. Returns their number. `rating` is in points.
    ///
    /// A Swiss takes new people until half of its rounds are over, tables until the first round is over. They get half
    /// a point and play from the next round on. Someone who has left uses [`Cup::back`] instead.
    ///
    /// # Errors
    ///
    /// [`Refusal::TooMany`], [`Refusal::TooLate`], [`Refusal::Over`].
    pub fn join(&mut self, rating: i32) -> Result<Entrant, Refusal> {
        let from = self.entry()?;
        let entrant = u8::try_from(self.players.len()).ok().filter(|&number| number < u8::MAX);
        let entrant = entrant.map(Entrant).ok_or(Refusal::TooMany)?;
        let (byes, rests) = (Vec::new(), Vec::new());
        self.players.push(Player { rating, presence: Presence::Playing, from, byes, rests });
        Ok(entrant)
    }

    /// The first round of a person who joins now; 0 before the start.
    fn entry(&self) -> Result<u8, Refusal> {
        let qualifying = match self.kind {
            Some(Kind::Swiss) => self.rounds,
            Some(Kind::Tables) => TABLES - 1,
            Some(Kind::RoundRobin | Kind::Knockout) | None => 0,
        };
        match self.phase {
            Phase::Over => Err(Refusal::Over),
            Phase::Running if 2 * (self.round - 1) >= qualifying => Err(Refusal::TooLate),
            _ if self.playing().count() >= MOST => Err(Refusal::TooMany),
            Phase::Joining => Ok(0),
            Phase::Running => Ok(self.round + 1),
        }
    }

    /// Someone who left, or did not appear, plays again: from the next round on, without points for missed rounds. A
    /// player who was struck from a round robin is no longer struck. In a knockout, losers cannot return.
    ///
    /// # Errors
    ///
    /// [`Refusal::Unknown`], [`Refusal::AlreadyIn`], [`Refusal::PutOut`], [`Refusal::Eliminated`], [`Refusal::Over`];
    /// [`Refusal::TooMany`]; [`Refusal::TooLate`] for someone who left before the start, as for [`Cup::join`].
    pub fn back(&mut self, entrant: Entrant) -> Result<(), Refusal> {
        let player = self.players.get(entrant.index()).ok_or(Refusal::Unknown)?;
        match player.presence {
            Presence::Playing => return Err(Refusal::AlreadyIn),
            Presence::PutOut => return Err(Refusal::PutOut),
            Presence::Left | Presence::Absent => {}
        }
        let from = match player.from {
            _ if self.phase == Phase::Over => return Err(Refusal::Over),
            0 => self.entry()?,
            _ if self.playing().count() >= MOST => return Err(Refusal::TooMany),
            from => from,
        };
        if self.kind == Some(Kind::Knockout) && self.lost_in()[entrant.index()].is_some() {
            return Err(Refusal::Eliminated);
        }
        let player = &mut self.players[entrant.index()];
        (player.presence, player.from) = (Presence::Playing, from);
        Ok(())
    }

    /// Someone leaves of their own accord. They lose a match of two that they are playing. At a table of many they are
    /// last, and the others go on.
    ///
    /// # Errors
    ///
    /// [`Refusal::Unknown`], [`Refusal::Gone`], [`Refusal::Over`].
    pub fn leave(&mut self, entrant: Entrant, now: u64) -> Result<Vec<Step>, Refusal> {
        match self.players.get(entrant.index()).ok_or(Refusal::Unknown)?.presence {
            Presence::Playing => self.withdraw(entrant, Presence::Left, now),
            _ => Err(Refusal::Gone),
        }
    }

    /// An administrator puts someone out: like [`Cup::leave`], but they cannot return. It may be someone who has
    /// already left.
    ///
    /// # Errors
    ///
    /// [`Refusal::Unknown`], [`Refusal::Over`]; [`Refusal::Gone`] for someone who has already been put out.
    pub fn put_out(&mut self, entrant: Entrant, now: u64) -> Result<Vec<Step>, Refusal> {
        match self.players.get(entrant.index()).ok_or(Refusal::Unknown)?.presence {
            Presence::PutOut => Err(Refusal::Gone),
            _ => self.withdraw(entrant, Presence::PutOut, now),
        }
    }

    fn withdraw(&mut self, entrant: Entrant, presence: Presence, now: u64) -> Result<Vec<Step>, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        let mut steps = Vec::new();
        self.players[entrant.index()].presence = presence;
        let plays = self.awaited().find(|(_, meeting)| meeting.present().any(|one| one == entrant));
        if let Some(number) = plays.map(|(number, _)| number) {
            let meeting = &mut self.meetings[usize::from(number) - 1];
            meeting.gone.push(entrant);
            let others_play = meeting.present().nth(1).is_some();
            steps.push(Step::Resign { number, entrant });
            if !others_play {
                self.decide(number, None, End::Forfeit);
                steps.push(Step::CallOff(number));
            }
        }
        self.settle(now, &mut steps);
        Ok(steps)
    }

    /// Starts the cup at `now`, in milliseconds, with everyone who has joined.
    ///
    /// Two people are enough if the game has two seats; one is not.
    ///
    /// # Errors
    ///
    /// [`Refusal::Running`], [`Refusal::Over`], [`Refusal::TooFew`].
    pub fn start(&mut self, now: u64) -> Result<Vec<Step>, Refusal> {
        match self.phase {
            Phase::Joining => {}
            Phase::Running => return Err(Refusal::Running),
            Phase::Over => return Err(Refusal::Over),
        }
        let mut seeds: Vec<Entrant> = self.playing().collect();
        let (kind, rounds) = self.form(seeds.len()).ok_or(Refusal::TooFew)?;
        match kind {
            Kind::RoundRobin => shuffle(&mut seeds, &mut self.lot(0)),
            _ => seeds.sort_by_key(|&one| (std::cmp::Reverse(self.rating(one)), one)),
        }
        for &one in &seeds {
            self.players[one.index()].from = 1;
        }
        (self.kind, self.rounds, self.seeds, self.phase) = (Some(kind), rounds, seeds, Phase::Running);
        let mut steps = Vec::new();
        self.pair_next(now, &mut steps);
        Ok(steps)
    }

    /// The kind and the number of rounds for this many people; `None` if they are too few.
    fn form(&self, people: usize) -> Option<(Kind, u8)> {
        let sizes = self.rules.sizes;
        let kind = match self.rules.choice {
            Choice::Knockout => Kind::Knockout,
            Choice::ByCount if sizes.has(2) && people <= ROUND_ROBIN => Kind::RoundRobin,
            Choice::ByCount if sizes.has(2) => Kind::Swiss,
            Choice::ByCount | Choice::Tables => Kind::Tables,
        };
        let least = if kind == Kind::Tables { usize::from(sizes.tables().next()?) } else { 2 };
        let doublings = people.next_power_of_two().trailing_zeros() as u8;
        let rounds = match kind {
            Kind::RoundRobin => berger::rounds(people) as u8,
            Kind::Swiss => doublings + 1,
            Kind::Knockout => doublings,
            Kind::Tables => TABLES,
        };
        (people >= least).then_some((kind, rounds))
    }

    /// A match has ended at `now` with these places, one per seat: 1 for the winner, equal numbers for a tie.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotStarted`], [`Refusal::Over`], [`Refusal::NoMatch`], [`Refusal::Decided`], [`Refusal::Places`].
    pub fn result(&mut self, number: Number, places: &[u8], now: u64) -> Result<Vec<Step>, Refusal> {
        self.running()?;
        let meeting = self.meeting(number).ok_or(Refusal::NoMatch)?;
        if !meeting.is_open() {
            return Err(Refusal::Decided);
        }
        if places.len() != meeting.seats.len() {
            return Err(Refusal::Places);
        }
        let mut steps = Vec::new();
        let drawn = places.iter().all(|&place| place == places[0]);
        match (self.kind == Some(Kind::Knockout) && drawn, meeting.again) {
            (true, None) => {
                let seats = meeting.seats.iter().rev().copied().collect();
                self.play_anew(number, seats, now, &mut steps);
            }
            (true, Some(_)) => self.share(number, &mut steps),
            (false, _) => self.decide(number, Some(places), End::Played),
        }
        self.settle(now, &mut steps);
        Ok(steps)
    }

    /// A match was cancelled, or its result was annulled during its round, by somebody who does not play in the cup. It
    /// is replayed once. The second time all who are present share it, or a lot decides in a knockout. If someone
    /// has left the match or the cup meanwhile, there is no replay, and those who are present share it.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotStarted`], [`Refusal::Over`], [`Refusal::NoMatch`]; [`Refusal::Decided`] for a match of an earlier
    /// round, and for one that was not decided by its result.
    pub fn void(&mut self, number: Number, now: u64) -> Result<Vec<Step>, Refusal> {
        self.running()?;
        let meeting = self.meeting(number).ok_or(Refusal::NoMatch)?;
        if meeting.round != self.round || !matches!(meeting.end, End::Open | End::Played) {
            return Err(Refusal::Decided);
        }
        let gone: Vec<Entrant> = meeting.seats.iter().copied().filter(|&one| !self.is_playing(one)).collect();
        let mut steps = Vec::new();
        if gone.is_empty() && meeting.again.is_none() && meeting.gone.is_empty() {
            let seats = meeting.seats.clone();
            self.play_anew(number, seats, now, &mut steps);
        } else {
            let meeting = &mut self.meetings[usize::from(number) - 1];
            let fresh = gone.into_iter().filter(|one| !meeting.gone.contains(one));
            meeting.gone.extend(fresh.collect::<Vec<_>>());
            self.share(number, &mut steps);
        }
        self.settle(now, &mut steps);
        Ok(steps)
    }

    /// The time of the round is over at `now`. A player who owes a move in an open match loses it; so do all, if all
    /// do. `unfinished` lists these players, match by match. Entries for other matches are ignored. If an open match
    /// has no entry, the round waits for it.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotStarted`], [`Refusal::Over`]; [`Refusal::Early`] before [`Cup::ends`].
    pub fn overdue(&mut self, unfinished: &[Unfinished], now: u64) -> Result<Vec<Step>, Refusal> {
        self.running()?;
        if now < self.ends {
            return Err(Refusal::Early);
        }
        let mut steps = Vec::new();
        let open: Vec<Number> = self.awaited().map(|(number, _)| number).collect();
        for number in open {
            if let Some(one) = unfinished.iter().find(|one| one.number == number) {
                self.expire(one, &mut steps);
            }
        }
        self.settle(now, &mut steps);
        Ok(steps)
    }

    /// A match ends at `now` because time is over for all who owe a move in it, and nobody of them is to win by that.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotStarted`], [`Refusal::Over`], [`Refusal::NoMatch`], [`Refusal::Decided`].
    pub fn late(&mut self, unfinished: &Unfinished, now: u64) -> Result<Vec<Step>, Refusal> {
        self.running()?;
        if !self.meeting(unfinished.number).ok_or(Refusal::NoMatch)?.is_open() {
            return Err(Refusal::Decided);
        }
        let mut steps = Vec::new();
        self.expire(unfinished, &mut steps);
        self.settle(now, &mut steps);
        Ok(steps)
    }

    fn expire(&mut self, unfinished: &Unfinished, steps: &mut Vec<Step>) {
        let number = unfinished.number;
        let meeting = &mut self.meetings[usize::from(number) - 1];
        let those = |which: &[Entrant]| meeting.present().filter(|one| which.contains(one)).collect::<Vec<_>>();
        let (absent, late) = (those(&unfinished.absent), those(&unfinished.late));
        meeting.gone.extend(&absent);
        meeting.late.extend(late.into_iter().filter(|one| !absent.contains(one)));
        let places = Some(&unfinished.places[..]).filter(|places| places.len() == meeting.seats.len());
        for one in absent {
            self.players[one.index()].presence = Presence::Absent;
            steps.push(Step::Withdrawn(one));
        }
        steps.push(Step::CallOff(number));
        self.decide(number, places, End::Late);
    }

    /// While nobody can move, nobody is late: the round lasts for as long again, from `now` on.
    pub fn prolong(&mut self, now: u64) {
        self.ends = self.ends.max(now.saturating_add(self.rules.span));
    }

    /// The cup stops at once. Open matches stay without a result, and the current table is the last one. Only somebody
    /// to whom these results do not matter should do this: see [`Cup::close`].
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`].
    pub fn stop(&mut self) -> Result<Vec<Step>, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        let open: Vec<Number> = self.awaited().map(|(number, _)| number).collect();
        for &number in &open {
            self.meetings[usize::from(number) - 1].end = End::Stopped;
        }
        self.phase = Phase::Over;
        Ok(open.into_iter().map(Step::CallOff).chain([Step::Over]).collect())
    }

    /// The cup stops after this round, whose matches all count.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotStarted`], [`Refusal::Over`]; [`Refusal::Closing`] if no round follows anyway.
    pub fn close(&mut self) -> Result<(), Refusal> {
        self.running()?;
        if self.closing || self.round >= self.rounds {
            return Err(Refusal::Closing);
        }
        self.closing = true;
        Ok(())
    }

    /// The clock was ahead, and it is only `now`: nothing ends later than it would if it had begun now.
    pub fn brought_back(&mut self, now: u64) {
        self.ends = self.ends.min(now.saturating_add(self.rules.span));
    }

    fn running(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Joining => Err(Refusal::NotStarted),
            Phase::Running => Ok(()),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// Gives a match its places. Without any, all who are present are equal.
    pub(super) fn decide(&mut self, number: Number, places: Option<&[u8]>, end: End) {
        let meeting = &mut self.meetings[usize::from(number) - 1];
        let equal = vec![1; meeting.seats.len()];
        meeting.places = score::places(places.unwrap_or(&equal), &meeting.forfeited_seats());
        meeting.end = end;
    }

    /// Ends a match that was cancelled and is not replayed.
    fn share(&mut self, number: Number, steps: &mut Vec<Step>) {
        let meeting = &self.meetings[usize::from(number) - 1];
        if meeting.present().nth(1).is_none() {
            self.decide(number, None, End::Forfeit);
        } else if self.kind == Some(Kind::Knockout) {
            let first = self.lot(number).next_u32().is_multiple_of(2);
            let winner = meeting.seats[usize::from(!first)];
            self.decide(number, Some(if first { &[1, 2] } else { &[2, 1] }), End::Lot);
            steps.push(Step::Lot { number, winner });
        } else {
            self.decide(number, None, End::Shared);
        }
    }

    /// The same people play again, with the time of a whole round.
    fn play_anew(&mut self, number: Number, seats: Vec<Entrant>, now: u64, steps: &mut Vec<Step>) {
        let meeting: &mut Meeting = &mut self.meetings[usize::from(number) - 1];
        (meeting.end, meeting.places) = (End::Anew, Vec::new());
        self.meet(seats, Some(number), steps);
        self.ends = self.ends.max(now.saturating_add(self.rules.span));
    }

    /// Goes on to the next round, and to the end, as long as no result is awaited.
    fn settle(&mut self, now: u64, steps: &mut Vec<Step>) {
        while self.phase == Phase::Running && self.awaited().next().is_none() {
            steps.push(Step::RoundOver(self.round));
            if self.closing || self.round >= self.rounds || !self.pair_next(now, steps) {
                self.phase = Phase::Over;
                steps.push(Step::Over);
            }
        }
    }
}
