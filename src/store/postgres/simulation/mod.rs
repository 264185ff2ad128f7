//! Simulates owner and writer with seeded faults: late or lost statements and answers, processes that sleep or end, a
//! primary that dies with writes that its replica does not have, clock changes. The invariants:
//!
//! - Each batch is written once, in one epoch, and epochs only grow.
//! - Acknowledged batches are never lost.
//! - Only the owner of the bot sends.

mod database;
mod process;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::time::Duration;

use database::{Database, Reply, Request};
use process::{Line, Process, Wanted};

/// Microseconds since the start.
type Time = u64;

const MILLISECOND: Time = 1_000;
const SECOND: Time = 1_000 * MILLISECOND;
/// The number of processes.
const PROCESSES: usize = 3;
/// After this time, a process gives up on a statement.
const PATIENCE: Time = 10 * SECOND;
/// The largest change of the database's clock, which the lease's margin must tolerate.
const JUMP: Time = 1_500 * MILLISECOND;
/// At most one clock change happens within this time.
const BETWEEN_JUMPS: Time = 20 * SECOND;

/// A deliberate mistake that must break an invariant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mistake {
    None,
    /// The bot's state is read with a plain query instead of an acknowledged write.
    AskReads,
    /// A commit does not check the epoch.
    NoFence,
    /// A process trusts its lease for longer than it lasts.
    LongLease,
}

/// splitmix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn one_in(&mut self, many: u64) -> bool {
        self.below(many) == 0
    }

    /// A random transmission delay, seldom long.
    fn delay(&mut self) -> Time {
        match self.below(200) {
            0 => self.below(15 * SECOND),
            1..10 => self.below(SECOND),
            _ => self.below(5 * MILLISECOND),
        }
    }
}

/// The addressee of an answer. Answers to earlier lives of a process are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct To {
    process: usize,
    life: u32,
    line: Line,
    /// The number of the statement on that line.
    serial: u64,
}

#[derive(Debug)]
enum What {
    Arrives(To, u64, Request),
    Answered(To, Reply),
    GivenUp(To),
    Wakes(To),
    Works(usize, u32),
    Trouble,
}

struct World {
    random: Random,
    now: Time,
    queue: BinaryHeap<Reverse<(Time, u64)>>,
    events: HashMap<u64, What>,
    serial: u64,
    database: Database,
    processes: Vec<Process>,
    /// How many batches were acknowledged, and how often something was sent.
    acknowledged: u64,
    sent: u64,
    jumped: Time,
    takeovers: u64,
    mistake: Mistake,
}

impl World {
    fn new(seed: u64, mistake: Mistake) -> World {
        let mut world = World {
            random: Random(seed),
            now: SECOND,
            queue: BinaryHeap::new(),
            events: HashMap::new(),
            serial: 0,
            database: Database::new(mistake),
            processes: (0..PROCESSES).map(|n| Process::new(n, 0)).collect(),
            acknowledged: 0,
            sent: 0,
            jumped: 0,
            takeovers: 0,
            mistake,
        };
        (0..PROCESSES).for_each(|process| world.live(process));
        world.after(SECOND, What::Trouble);
        world
    }

    fn after(&mut self, delay: Time, what: What) {
        self.serial += 1;
        self.queue.push(Reverse((self.now + delay, self.serial)));
        self.events.insert(self.serial, what);
    }

    /// Starts the current life of a process.
    fn live(&mut self, process: usize) {
        let life = self.processes[process].life;
        self.after(0, What::Wakes(To { process, life, line: Line::Lease, serial: 0 }));
        self.after(0, What::Works(process, life));
    }

    /// Ends a process and starts another in its place.
    fn end(&mut self, process: usize) {
        let life = self.processes[process].life + 1;
        self.processes[process] = Process::new(process, life);
        let pause = self.random.below(3 * SECOND);
        self.after(pause, What::Wakes(To { process, life, line: Line::Lease, serial: 0 }));
        self.after(pause, What::Works(process, life));
    }

    fn step(&mut self) -> Result<(), String> {
        let Reverse((at, serial)) = self.queue.pop().expect("there is always more to come");
        let what = self.events.remove(&serial).expect("each event is there");
        self.now = at;
        match what {
            What::Trouble => self.trouble(),
            What::Arrives(to, term, request) => {
                self.arrives(to, term, request);
                Ok(())
            }
            What::Answered(to, _) | What::GivenUp(to) | What::Wakes(to) if !self.processes[to.process].hears(to) => {
                Ok(())
            }
            What::Works(process, life) if self.processes[process].life != life => Ok(()),
            // A process that sleeps gets it later.
            What::Answered(To { process, .. }, _)
            | What::GivenUp(To { process, .. })
            | What::Wakes(To { process, .. })
            | What::Works(process, _)
                if self.processes[process].asleep > at =>
            {
                let pause = self.processes[process].asleep - at;
                self.after(pause, what);
                Ok(())
            }
            // The primary died before it could send the reply.
            What::Answered(_, reply) if !self.database.has_said(reply.term, reply.at) => Ok(()),
            What::Answered(to, reply) => self.told(to, process::Told::Answer(reply.said)),
            What::GivenUp(to) => self.told(to, process::Told::Nothing),
            What::Wakes(to) => self.told(to, process::Told::Time),
            What::Works(process, life) => self.works(process, life),
        }
    }

    /// A statement reaches the database, unless the primary has died meanwhile.
    fn arrives(&mut self, to: To, term: u64, request: Request) {
        if term != self.database.term() {
            return;
        }
        let replication = match self.random.below(200) {
            // The replica may lag for longer than a process waits for an answer.
            0 => self.random.below(3 * PATIENCE),
            1..5 => self.random.below(3 * SECOND),
            _ => self.random.below(500),
        };
        let reply = self.database.execute(self.now, replication, request);
        let delay = reply.at - self.now + self.random.delay();
        if !self.random.one_in(100) {
            self.after(delay, What::Answered(to, reply));
        }
    }

    /// Passes an event to a process, and performs its next action.
    fn told(&mut self, to: To, told: process::Told) -> Result<(), String> {
        // It no longer waits for that answer.
        self.processes[to.process].expects(to.line);
        let wanted = self.processes[to.process].told(to.line, told, self.now);
        self.want(to, wanted)
    }

    fn want(&mut self, to: To, wanted: Wanted) -> Result<(), String> {
        match wanted {
            Wanted::Ask(request) => {
                let to = To { serial: self.processes[to.process].expects(to.line), ..to };
                let (delay, term) = (self.random.delay(), self.database.term());
                if !self.random.one_in(100) {
                    self.after(delay, What::Arrives(to, term, request));
                }
                self.after(PATIENCE, What::GivenUp(to));
            }
            Wanted::Wait(pause) => {
                let to = To { serial: self.processes[to.process].expects(to.line), ..to };
                self.after(pause, What::Wakes(to));
            }
            Wanted::Own => {
                self.takeovers += 1;
                return self.told(to, process::Told::Time);
            }
            Wanted::Acknowledge { from, to, mark, epoch } => {
                self.acknowledged += to - from;
                return self.database.acknowledge(from, to, mark, epoch);
            }
            Wanted::End => self.end(to.process),
            Wanted::Broken(why) => return Err(why),
        }
        Ok(())
    }

    /// The work of a process with a lease: it sends, and it writes.
    fn works(&mut self, process: usize, life: u32) -> Result<(), String> {
        let pause = self.random.below(200 * MILLISECOND);
        self.after(pause, What::Works(process, life));
        if self.processes[process].sends(self.now, self.mistake) {
            self.sent += 1;
            let (name, epoch) = self.processes[process].identity();
            self.database.is_owner(&name, epoch)?;
        }
        let more = 1 + self.random.below(5);
        let Some(request) = self.processes[process].writes(more) else { return Ok(()) };
        self.want(To { process, life, line: Line::Write, serial: 0 }, Wanted::Ask(request))
    }

    fn trouble(&mut self) -> Result<(), String> {
        let pause = self.random.below(4 * SECOND);
        self.after(pause, What::Trouble);
        let process = usize::try_from(self.random.below(PROCESSES as u64)).expect("few");
        match self.random.below(8) {
            0 => self.end(process),
            1 | 2 => self.processes[process].asleep = self.now + self.random.below(30 * SECOND),
            3 => self.database.fail_over(self.now)?,
            4 if self.now > self.jumped + BETWEEN_JUMPS => {
                self.jumped = self.now;
                let by = self.random.below(2 * JUMP);
                self.database.set_clock(by, JUMP);
            }
            _ => {}
        }
        Ok(())
    }
}

/// Runs this many steps. Returns the final world, or the broken invariant.
fn play(seed: u64, steps: u64, mistake: Mistake) -> Result<World, String> {
    let mut world = World::new(seed, mistake);
    for step in 0..steps {
        world.step().map_err(|why| format!("seed {seed}, step {step}: {why}"))?;
    }
    Ok(world)
}

fn clock(time: Time) -> Duration {
    Duration::from_micros(time)
}

#[test]
fn the_laws_hold_through_a_million_steps() {
    let (mut acknowledged, mut takeovers, mut sent, mut lost) = (0, 0, 0, 0);
    for seed in 1..=10 {
        let world = play(seed, 100_000, Mistake::None).unwrap_or_else(|why| panic!("{why}"));
        acknowledged += world.acknowledged;
        takeovers += world.takeovers;
        sent += world.sent;
        lost += world.database.lost();
    }
    let all =
        format!("{acknowledged} batches, {takeovers} takeovers, {sent} sends; {lost} commits died with a primary");
    assert!(acknowledged > 50_000 && takeovers > 500 && sent > 10_000 && lost > 10, "little has happened: {all}");
}

/// Each deliberate mistake breaks an invariant.
#[test]
fn each_mistake_breaks_a_law() {
    for (mistake, law) in [
        (Mistake::AskReads, "acknowledged"),
        (Mistake::NoFence, "batch"),
        (Mistake::LongLease, "sends without the bot"),
    ] {
        let broken = (1..=20).find_map(|seed| play(seed, 100_000, mistake).err());
        let broken = broken.unwrap_or_else(|| panic!("{mistake:?} is not seen"));
        assert!(broken.contains(law), "{mistake:?}: {broken}");
    }
}
