//! Random cups with people who come late, leave, return and do not appear, and with matches that are drawn, cancelled
//! or unfinished. Every call is checked against its possible effects. With `KLETKA_THOROUGH=1` there are ten thousand.

#[path = "../../../tests/thorough/mod.rs"]
mod thorough;

use std::collections::{BTreeMap, BTreeSet};

use kletka_people::cup::{
    Choice, Cup, End, Entrant, Kind, Line, Number, Phase, Presence, Refusal, Rules, Sizes, Step, Unfinished,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};
use thorough::amount;

const DAY: u64 = 86_400_000;

/// A cup in progress, and what has been seen of it.
struct Play {
    cup: Cup,
    /// A copy that is written to a row and read back after every call. It must behave the same.
    twin: Option<Cup>,
    rng: ChaCha20Rng,
    now: u64,
    /// Matches that wait for a result.
    open: BTreeMap<Number, Vec<Entrant>>,
    met: BTreeSet<[Entrant; 2]>,
    byes: BTreeMap<Entrant, u32>,
    /// The people with a match or a bye in this round.
    busy: BTreeSet<Entrant>,
    rounds: u8,
}

impl Play {
    fn new(seed: u64, twin: bool) -> Play {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let (choice, sizes) = match rng.next_u32() % 4 {
            0 | 1 => (Choice::ByCount, Sizes::of(2..=3)),
            2 => (Choice::Knockout, Sizes::of([2])),
            _ => (Choice::Tables, if seed.is_multiple_of(2) { Sizes::of(2..=6) } else { Sizes::of([3, 4]) }),
        };
        let mut lot = [0; 32];
        rng.fill_bytes(&mut lot);
        let cup = Cup::open(Rules { choice, sizes, span: DAY, lot }).expect("a form for the game");
        let (open, met, byes, busy) = Default::default();
        Play { twin: twin.then(|| cup.clone()), cup, rng, now: 1, open, met, byes, busy, rounds: 0 }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.next_u32() as usize % bound
    }

    fn somebody(&mut self) -> Entrant {
        let people = self.cup.entrants().count();
        Entrant(self.below(people) as u8)
    }

    /// Makes a call on the cup, and on the copy read from its row.
    fn call<T: PartialEq + std::fmt::Debug>(&mut self, call: impl Fn(&mut Cup) -> Result<T, Refusal>) -> Option<T> {
        let before = self.twin.is_some().then(|| self.cup.clone());
        let answer = call(&mut self.cup);
        if let Some(twin) = &mut self.twin {
            assert_eq!(call(twin), answer);
            assert_eq!(*twin, self.cup);
            assert!(answer.is_ok() || before.as_ref() == Some(twin), "a refusal changes nothing");
            let row = serde_json::to_string(twin).expect("a row");
            *twin = serde_json::from_str(&row).expect("the same row");
            assert_eq!(*twin, self.cup);
        }
        answer.ok()
    }

    /// Carries out the steps of a call, as the bot would.
    fn follow(&mut self, steps: Option<Vec<Step>>) {
        for step in steps.into_iter().flatten() {
            match step {
                Step::Pair { number, seats, again } => self.paired(number, seats, again),
                Step::Forfeit { number, winner } => {
                    let meeting = self.cup.meeting(number).expect("a match").clone();
                    assert_eq!(meeting.end, End::Forfeit);
                    assert!(winner.is_none_or(|one| !meeting.gone.contains(&one)));
                }
                Step::Bye(one) | Step::Rest(one) => {
                    assert!(self.busy.insert(one), "two things in a round");
                    *self.byes.entry(one).or_default() += u32::from(step == Step::Bye(one));
                }
                Step::CallOff(number) => assert!(self.open.remove(&number).is_some(), "was open"),
                Step::Resign { number, entrant } => assert!(self.open[&number].contains(&entrant)),
                Step::Lot { .. } => assert_eq!(self.cup.kind(), Some(Kind::Knockout)),
                Step::Withdrawn(_) => {}
                Step::RoundOver(round) => {
                    assert_eq!((round, self.open.len()), (self.rounds + 1, 0));
                    self.rounds = round;
                    self.busy.clear();
                }
                Step::Over => assert_eq!(self.cup.phase(), Phase::Over),
            }
        }
        let awaited: Vec<Number> = self.cup.awaited().map(|(number, _)| number).collect();
        assert_eq!(awaited, self.open.keys().copied().collect::<Vec<_>>());
        assert!(self.cup.phase() != Phase::Running || !awaited.is_empty(), "a cup that waits for nothing is over");
    }

    fn paired(&mut self, number: Number, seats: Vec<Entrant>, again: Option<Number>) {
        assert_eq!(self.cup.meeting(number).expect("a match").seats, seats);
        match again {
            Some(_) => assert!(seats.iter().all(|one| self.busy.contains(one))),
            None => assert!(seats.iter().all(|&one| self.busy.insert(one)), "two matches in a round"),
        }
        if let (&[one, other], None) = (&seats[..], again) {
            assert!(self.met.insert([one.min(other), one.max(other)]), "met twice");
        }
        self.open.insert(number, seats);
    }

    fn start(&mut self, people: usize) {
        for _ in 0..people {
            let rating = 1400 + self.below(200) as i32;
            self.call(|cup| cup.join(rating));
            if self.below(20) == 0 {
                let (who, now) = (self.somebody(), self.now);
                let steps = self.call(|cup| cup.leave(who, now));
                self.follow(steps);
            }
        }
        let now = self.now;
        let steps = self.call(|cup| cup.start(now));
        assert_eq!(steps.is_none(), self.cup.phase() == Phase::Joining);
        self.follow(steps);
    }

    /// Makes something random happen.
    fn happen(&mut self, wild: usize) {
        self.now += self.rng.next_u64() % (DAY / 16);
        let (now, who) = (self.now, self.somebody());
        let steps = match self.below(1000) / wild {
            0..8 => self.call(|cup| cup.leave(who, now)),
            8..10 => self.call(|cup| cup.put_out(who, now)),
            10..25 => self.call(|cup| cup.back(who)).map(|()| Vec::new()),
            25..35 => self.call(|cup| cup.join(1500)).map(|_| Vec::new()),
            35..50 => self.time_is_over(),
            50..75 => self.cancelled(),
            75..80 => self.all_late(),
            _ => self.result(),
        };
        self.follow(steps);
    }

    fn time_is_over(&mut self) -> Option<Vec<Step>> {
        self.now = self.cup.ends()?;
        let open: Vec<(Number, Vec<Entrant>)> = self.open.clone().into_iter().collect();
        let unfinished: Vec<Unfinished> = open.into_iter().map(|(number, seats)| self.stands(number, &seats)).collect();
        let now = self.now;
        assert_eq!(self.cup.clone().overdue(&unfinished, now - 1), Err(Refusal::Early));
        self.call(|cup| cup.overdue(&unfinished, now))
    }

    /// The state of a match when its time is over: at least one player owes a move.
    fn stands(&mut self, number: Number, seats: &[Entrant]) -> Unfinished {
        let first = self.below(seats.len());
        let (mut absent, mut late) = (Vec::new(), Vec::new());
        for (at, &one) in seats.iter().enumerate() {
            match self.below(4) {
                0 => absent.push(one),
                1 => late.push(one),
                _ if at == first => late.push(one),
                _ => {}
            }
        }
        let places = (0..seats.len()).map(|_| 1 + self.below(seats.len()) as u8).collect();
        Unfinished { number, absent, late, places }
    }

    fn some_match(&mut self) -> (Number, usize) {
        let at = self.below(self.open.len());
        let (number, seats) = self.open.iter().nth(at).expect("an open match");
        (*number, seats.len())
    }

    fn cancelled(&mut self) -> Option<Vec<Step>> {
        let ((number, _), now) = (self.some_match(), self.now);
        self.open.remove(&number);
        self.call(|cup| cup.void(number, now))
    }

    fn all_late(&mut self) -> Option<Vec<Step>> {
        let ((number, _), now) = (self.some_match(), self.now);
        let late = self.open[&number].clone();
        let late = Unfinished { number, absent: Vec::new(), late, places: Vec::new() };
        self.call(|cup| cup.late(&late, now))
    }

    fn result(&mut self) -> Option<Vec<Step>> {
        let ((number, seats), now) = (self.some_match(), self.now);
        let drawn = self.below(5) == 0;
        let places: Vec<u8> = (0..seats).map(|_| if drawn { 1 } else { 1 + self.below(seats) as u8 }).collect();
        self.open.remove(&number);
        self.call(|cup| cup.result(number, &places, now))
    }

    /// Checks that every place is decided or shared, and that the numbers of the table add up.
    fn check_end(&self) {
        let table = self.cup.table();
        let mut above = 0;
        for shared in table.chunk_by(|one, other| one.places == other.places) {
            assert_eq!(shared[0].places, (above + 1, above + shared.len() as u8));
            above += shared.len() as u8;
        }
        let kind = self.cup.kind().expect("a cup that has started");
        if matches!(kind, Kind::Swiss | Kind::Tables) {
            let byes: u32 = table.iter().map(|line| u32::from(line.byes)).sum();
            assert_eq!(byes, self.byes.values().sum::<u32>());
        }
        if kind == Kind::Swiss {
            assert!(self.byes.values().all(|&byes| byes <= 1));
            self.check_points(&table);
        }
        let playing: Vec<&Line> = table.iter().filter(|line| line.presence == Presence::Playing).collect();
        match kind {
            Kind::RoundRobin => assert!(playing.iter().all(|line| !line.struck && line.games.len() + 1 == table.len())),
            Kind::Knockout => self.check_bracket(&table),
            Kind::Swiss | Kind::Tables => {}
        }
        assert!(self.rounds <= self.cup.rounds());
    }

    fn check_points(&self, table: &[Line]) {
        let points: u16 = table.iter().map(|line| line.points).sum();
        let late = table.iter().filter(|line| line.late).count() as u16;
        let byes: u16 = table.iter().map(|line| 2 * u16::from(line.byes)).sum();
        let played: BTreeSet<Number> =
            table.iter().flat_map(|line| line.games.iter().map(|game| game.number)).collect();
        let both_gone = |number: &&Number| {
            self.cup
                .meeting(**number)
                .is_some_and(|meeting| meeting.seats.iter().all(|&one| meeting.has_forfeited(one)))
        };
        let lost = played.iter().filter(both_gone).count();
        assert_eq!(usize::from(points - late - byes), 2 * (played.len() - lost));
    }

    fn check_bracket(&self, table: &[Line]) {
        let bracket = self.cup.bracket();
        assert_eq!(bracket.len(), usize::from(self.cup.rounds()));
        let last = &bracket.last().expect("a final")[0];
        let first: Vec<Entrant> = table.iter().filter(|line| line.places.0 == 1).map(|line| line.entrant).collect();
        match last.winner {
            Some(winner) => assert_eq!(first, [winner]),
            None => assert!(table.iter().all(|line| line.out.is_some() || line.presence != Presence::Playing)),
        }
    }
}

/// Plays a cup to its end. `wild` is how often other events than results happen.
fn played(seed: u64, people: usize, wild: usize, twin: bool) -> Play {
    let mut play = Play::new(seed, twin);
    play.start(people);
    let mut calls = 0;
    while play.cup.phase() == Phase::Running {
        play.happen(wild);
        calls += 1;
        assert!(calls < 5_000, "cup {seed} does not end");
    }
    if play.cup.phase() == Phase::Over {
        play.check_end();
    }
    play
}

#[test]
fn cups_end_with_every_place_decided() {
    let cups = amount(10_000, 1_500);
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut ends: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..cups {
        let people = 3 + (seed % 62) as usize;
        let play = played(seed, people, 1 + (seed % 7) as usize, false);
        *seen.entry(format!("{:?} {:?}", play.cup.phase(), play.cup.kind())).or_default() += 1;
        for meeting in (1..).map_while(|number| play.cup.meeting(number)) {
            *ends.entry(format!("{:?}", meeting.end)).or_default() += 1;
        }
    }
    let over: usize = seen.iter().filter(|(what, _)| what.starts_with("Over")).map(|(_, count)| count).sum();
    assert!(seen.len() >= 4 && over * 100 > 99 * cups as usize, "{seen:?}");
    assert!(ends.len() == 6 && ends.values().all(|&count| count * 10 > cups as usize), "all but a stop: {ends:?}");
}

#[test]
fn a_row_that_is_written_and_read_goes_on_the_same_way() {
    for seed in 0..150 {
        played(seed, 3 + (seed % 40) as usize, 1 + (seed % 5) as usize, true);
    }
}

/// The same calls lead to the same cup, for any lots.
#[test]
fn a_cup_is_determined_by_its_calls() {
    for seed in 0..40 {
        assert_eq!(played(seed, 12, 2, false).cup, played(seed, 12, 2, false).cup);
    }
}

/// If nobody leaves, cups play all their rounds, and seats are fair.
#[test]
fn peaceful_cups_go_all_rounds() {
    let (mut uneven, mut all) = (0, 0);
    for seed in 0..400 {
        let people = 3 + (seed % 62) as usize;
        let mut play = Play::new(seed, false);
        for _ in 0..people {
            play.call(|cup| cup.join(1500));
        }
        let steps = play.call(|cup| cup.start(1));
        play.follow(steps);
        while play.cup.phase() == Phase::Running {
            let steps = play.result();
            play.follow(steps);
        }
        play.check_end();
        assert_eq!(play.rounds, play.cup.rounds(), "{people} {:?}", play.cup.kind());
        if matches!(play.cup.kind(), Some(Kind::RoundRobin | Kind::Swiss)) {
            let games = play.cup.table().into_iter().flat_map(|line| line.games.into_iter().map(|game| game.number));
            let mut firsts: BTreeMap<Entrant, i32> = BTreeMap::new();
            for number in games.collect::<BTreeSet<_>>() {
                let seats = &play.cup.meeting(number).expect("a match").seats;
                *firsts.entry(seats[0]).or_default() += 1;
                *firsts.entry(seats[1]).or_default() -= 1;
            }
            assert!(firsts.values().all(|more| more.abs() <= 3), "{firsts:?}");
            uneven += firsts.values().filter(|more| more.abs() > 2).count();
            all += firsts.len();
        }
    }
    assert!(uneven * 500 < all, "{uneven} of {all} had one seat three times more often");
}

/// Calls in any order and with any numbers are answered or refused, and never do more.
#[test]
fn no_order_of_calls_is_too_much() {
    for seed in 0..2_000 {
        let mut play = Play::new(seed, false);
        for _ in 0..60 {
            let (a, b) = (play.below(12) as u8, play.below(12) as Number);
            let (who, now, places) = (Entrant(a), play.rng.next_u64(), vec![a; play.below(6)]);
            let cup = &mut play.cup;
            match play.rng.next_u32() % 12 {
                0..=3 => drop(cup.join(i32::from(a))),
                4 => drop(cup.leave(who, now)),
                5 => drop(cup.put_out(who, now)),
                6 => drop(cup.back(who)),
                7 => drop(cup.start(now)),
                8 => drop(cup.result(b, &places, now)),
                9 => drop(cup.void(b, now)),
                10 => drop(cup.overdue(&[Unfinished { number: b, absent: vec![who], late: vec![who], places }], now)),
                11 if a == 0 => drop(cup.close()),
                _ => drop((cup.table(), cup.bracket(), (b == 0).then(|| cup.stop()))),
            }
        }
    }
}
