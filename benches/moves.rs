//! The cost of a move: end to end through the sandbox server, with hundreds at once in many groups, and at the desk
//! alone, without network and painters.
//!
//! The matches are tic-tac-toe on a board of ten by ten with a whole line to win, so that each has room for a hundred
//! moves that are all known beforehand. Everything shares one machine: the sandbox, the people who write into it, the
//! bot and its painters.

#![allow(missing_docs, reason = "the macros of criterion make public functions without any")]

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::{Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use kletka::bot::call::Call;
use kletka::bot::desk::{Desk, Effects, Me};
use kletka::bot::incoming::{Incoming, Kind};
use kletka::bot::{Limits, Registry};
use kletka::clock::Clock;
use kletka::paint::Theme;
use kletka::service::{self, Setup, TICK, Updates};
use kletka::store::Store;
use kletka::store::disk::SledStore;
use kletka::store::memory::MemoryStore;
use kletka::store::schema::{MatchId, Tx};
use kletka::telegram::Telegram;
use kletka::telegram::pace::Pace;
use kletka_sandbox::{Message, Sandbox, SandboxConfig, World};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::watch;

mod delivered;
mod people;

use delivered::delivered;
use people::{MOVES, Table, asked, beside_the_build, busy, cell, first_button, now};

/// Groups that play at once.
const GROUPS: usize = 100;
/// How many moves of each group wait at the messenger. More would only wait there.
const AHEAD: usize = 4;
/// Longer than anything should take.
const PATIENCE: Duration = Duration::from_secs(120);

/// A store on disk.
fn disk() -> (TempDir, Arc<SledStore>) {
    let dir = beside_the_build();
    let store = Arc::new(SledStore::open(dir.path()).expect("a new store opens"));
    (dir, store)
}

/// The total number of lines in the logs of these matches.
fn lines(store: &dyn Store, tables: &[Table]) -> usize {
    let tx = Tx::new(store);
    tables.iter().map(|table| tx.lines(table.id).len()).sum()
}

/// A running bot, the messenger, and groups of players.
struct Hall {
    sandbox: Arc<Sandbox>,
    store: Arc<SledStore>,
    tables: Vec<Table>,
    /// The number of moves in the current matches, over all groups.
    made: usize,
    /// Dropping it stops the bot.
    _stop: watch::Sender<bool>,
    runtime: Runtime,
    _dir: TempDir,
}

/// A number of moves, with their times.
#[derive(Clone, Copy, Default)]
struct Done {
    time: Duration,
    /// The processor time of this process, which includes everything: people, messenger and bot.
    busy: Duration,
    moves: usize,
    pictures: usize,
}

impl Hall {
    fn open(groups: usize) -> Hall {
        let runtime = Runtime::new().expect("a runtime starts");
        let config = SandboxConfig { keep_photos: 1, keep_messages: 1_000, ..SandboxConfig::default() };
        let sandbox = Arc::new(Sandbox::start(config).expect("the loopback interface has a free port"));
        let tables = (0i64..).take(groups).map(|n| sandbox.act(|world| table(world, n))).collect();
        let (dir, store) = disk();
        let telegram = runtime.block_on(Telegram::connect(sandbox.token(), Some(&sandbox.url()), Clock::messengers()));
        let setup = Setup {
            telegram: telegram.expect("the sandbox answers"),
            store: store.clone(),
            pace: Pace::unlimited(),
            updates: Updates::Poll,
            games: Registry::default(),
            limits: Limits::none(),
            keep: None,
            look: Arc::new(Theme::default),
            tick: TICK,
        };
        let (stop, stopping) = watch::channel(false);
        runtime.spawn(service::run(setup, stopping));
        let mut hall = Hall { sandbox, store, tables, made: 0, _stop: stop, runtime, _dir: dir };
        hall.deal();
        hall
    }

    /// Starts a match in every group.
    fn deal(&mut self) {
        let mut tables = std::mem::take(&mut self.tables);
        for table in &tables {
            let challenge = format!("/play@kletka_bot tictactoe size=10 line=10 @p{}", table.players[1]);
            self.sandbox.say(table.players[0], table.group, &challenge);
        }
        let accept = |table: &Table| {
            let lobby = self.find(table.group, |message| message.button("Accept").is_some());
            self.sandbox.press(table.players[1], table.group, lobby.id, "Accept");
            lobby.id
        };
        let lobbies: Vec<i32> = tables.iter().map(accept).collect();
        for (table, lobby) in tables.iter_mut().zip(lobbies) {
            let board = self.find(table.group, |message| message.photo().is_some() && message.id > lobby);
            table.id = number(&board).expect("a board names its match");
            table.begins(board.mentioned().first().copied().expect("a new board asks somebody"));
        }
        (self.tables, self.made) = (tables, 0);
        self.confirmed(0);
    }

    /// In groups of their own, people let computers think at the highest level, one match after the other.
    fn occupy(&self, computers: i64) {
        for n in (0..computers).map(|n| 1_000 + n) {
            let table = self.sandbox.act(|world| table(world, n));
            self.runtime.spawn(occupy(Arc::clone(&self.sandbox), table));
        }
    }

    /// The newest message of the bot in a group that satisfies a condition.
    fn find(&self, group: i64, fits: impl Fn(&Message) -> bool) -> Message {
        let found = self.sandbox.wait_for(|world| world.last(group).filter(&fits), PATIENCE);
        self.runtime.block_on(found).expect("the bot answers")
    }

    /// Waits until all updates except `but` are confirmed. The bot confirms them once their effects are on disk.
    fn confirmed(&self, but: usize) {
        let waited = self.sandbox.wait(|world| world.pending_updates() <= but, PATIENCE);
        self.runtime.block_on(waited).expect("the bot handles what it is told");
    }

    /// Makes moves in all groups by turns, as fast as the bot accepts them. Starting new matches is not timed.
    fn play(&mut self, count: usize) -> Done {
        let mut done = Done::default();
        while done.moves < count {
            let left = self.tables.len() * MOVES - self.made;
            if left == 0 {
                self.deal();
                continue;
            }
            let stretch = left.min(count - done.moves);
            done += self.stretch(stretch);
        }
        done
    }

    /// Makes moves in the current matches, until the last one is confirmed.
    fn stretch(&mut self, moves: usize) -> Done {
        let (tables, first) = (self.tables.len(), self.made);
        let calls = self.sandbox.look(World::call_count);
        let (begun, idle) = (Instant::now(), busy());
        while self.made < first + moves {
            let round = tables.min(first + moves - self.made);
            self.confirmed(AHEAD * tables - round);
            self.sandbox.act(|world| {
                for made in self.made..self.made + round {
                    answer(world, &self.tables[made % tables], made / tables);
                }
            });
            self.made += round;
        }
        self.confirmed(0);
        let (time, busy) = (begun.elapsed(), busy() - idle);
        assert_eq!(lines(&*self.store, &self.tables), self.made, "every move is in its log");
        let sent = self.sandbox.look(|world| world.calls_of("sendPhoto"));
        Done { time, busy, moves, pictures: sent.iter().filter(|call| call.number > calls).count() }
    }

    /// Makes one move of a lone match, and waits for its picture, but not for the cleanup afterwards.
    fn step(&mut self) -> Duration {
        if self.made == MOVES {
            self.deal();
        }
        let table = self.tables[0];
        let shown = self.sandbox.look(|world| world.last(table.group)).map_or(0, |message| message.id);
        let begun = Instant::now();
        self.sandbox.act(|world| answer(world, &table, self.made));
        self.find(table.group, |message| message.id > shown && message.photo().is_some());
        let time = begun.elapsed();
        self.made += 1;
        // The bot deletes the old picture a little later; it must not be busy with that at the next move.
        let tidy =
            self.sandbox.wait(|world| world.message(table.group, shown).is_some_and(|old| old.deleted), PATIENCE);
        self.runtime.block_on(tidy).expect("the old board goes");
        time
    }
}

impl std::ops::AddAssign for Done {
    fn add_assign(&mut self, other: Done) {
        self.time += other.time;
        self.busy += other.busy;
        self.moves += other.moves;
        self.pictures += other.pictures;
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = |count: usize| count as f64 / self.time.as_secs_f64();
        write!(f, "{:.0} moves a second, {:.0} pictures a second", rate(self.moves), rate(self.pictures))?;
        if self.busy.is_zero() {
            return Ok(());
        }
        let cores = self.busy.as_secs_f64() / self.time.as_secs_f64();
        write!(f, ", on {cores:.1} cores: {:.2} ms a move", self.busy.as_secs_f64() * 1e3 / self.moves as f64)
    }
}

/// A group and its people.
fn table(world: &mut World, n: i64) -> Table {
    let players = [10_000 + n, 20_000 + n];
    for player in players {
        world.add_user(player, &format!("Player {player}"), Some(&format!("p{player}")), "en");
    }
    Table { group: world.add_group("Squared paper", &players), players, id: 0 }
}

/// Types a move as a reply to the newest board.
fn answer(world: &mut World, table: &Table, number: usize) {
    let board = world.last(table.group).map_or(0, |message| message.id);
    world.reply(table.mover(number), table.group, board, &cell(number));
}

/// Has a computer make a move, again and again.
async fn occupy(sandbox: Arc<Sandbox>, table: Table) {
    let (person, group) = (table.players[0], table.group);
    loop {
        let asked = sandbox.say(person, group, "/tictactoe@kletka_bot bot:5 size=10 line=5");
        let newest =
            |world: &World| world.last(group).filter(|message| message.id > asked && message.photo().is_some());
        let board = sandbox.wait_for(newest, PATIENCE).await.expect("a match begins");
        if board.mentioned().first() == Some(&person) && !has_thought(&board) {
            sandbox.reply(person, group, board.id, "a10");
        }
        let thought = |world: &World| newest(world).filter(has_thought);
        sandbox.wait_for(thought, PATIENCE).await.expect("the computer moves");
    }
}

/// Whether a board shows a move of the computer.
fn has_thought(board: &Message) -> bool {
    board.text.contains("(level 5): ")
}

/// The number of a board's match.
fn number(board: &Message) -> Option<MatchId> {
    let digits = board.text.split_once('№')?.1.split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// A desk with people. Nothing is sent, so every board stays in the outbox once and is never painted.
struct Counter {
    desk: Desk,
    store: Arc<dyn Store>,
    tables: Vec<Table>,
    made: usize,
    updates: u32,
}

impl Counter {
    fn open(store: Arc<dyn Store>) -> Counter {
        let me = Me { username: "kletka_bot".to_owned(), reads_all: false, inline: false };
        let table = |n: i64| Table { group: -n - 1, players: [10_000 + n, 20_000 + n], id: 0 };
        let desk = Desk::new(Arc::clone(&store), Registry::default(), me, service::entropy());
        let tables = (0i64..).take(GROUPS).map(table).collect();
        let mut counter = Counter { desk, store, tables, made: 0, updates: 0 };
        counter.deal();
        counter
    }

    fn update(&mut self, kind: Kind) -> Effects {
        self.updates += 1;
        self.desk.update(Incoming { update: self.updates, kind }, now())
    }

    /// Starts a match in every group.
    fn deal(&mut self) {
        let before = self.tables.last().map_or(0, |table| table.id);
        for (n, id) in (0..self.tables.len()).zip(before + 1..) {
            let table = self.tables[n];
            let lobby = self.update(Kind::Message(table.challenge(self.updates as i32 + 10)));
            let data = self.calls(&lobby).iter().find_map(first_button).expect("a challenge has buttons");
            let begun = self.update(Kind::Press(table.accept(self.updates.to_string(), 2, data)));
            let first = self.calls(&begun).iter().find_map(asked).expect("a new board asks somebody");
            self.tables[n].id = id;
            self.tables[n].begins(first);
        }
        self.made = 0;
    }

    /// The calls of some effects. They count as delivered.
    fn calls(&mut self, effects: &Effects) -> Vec<Call> {
        delivered(&mut self.desk, effects, now())
    }

    /// Makes moves in all groups by turns. Starting new matches is not timed.
    fn play(&mut self, count: usize) -> Duration {
        let mut time = Duration::ZERO;
        for _ in 0..count {
            if self.made == self.tables.len() * MOVES {
                assert_eq!(lines(&*self.store, &self.tables), self.made, "every move is in its log");
                self.deal();
            }
            let (table, number) = (self.tables[self.made % self.tables.len()], self.made / self.tables.len());
            let id = i32::try_from(self.updates).expect("a bench is short") + 10;
            let typed = Kind::Message(table.moves(number, id, 2));
            let begun = Instant::now();
            self.update(typed);
            time += begun.elapsed();
            self.made += 1;
        }
        time
    }
}

fn moves(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("moves");
    group.throughput(Throughput::Elements(1)).sampling_mode(SamplingMode::Flat).sample_size(10);

    // Each is set up when first used, which may be never: the benches can be filtered.
    let mut counter = None;
    group.bench_function("at the desk, in memory", |bench| {
        let counter = counter.get_or_insert_with(|| Counter::open(Arc::new(MemoryStore::new())));
        bench.iter_custom(|count| counter.play(count as usize));
    });
    let mut counter = None;
    group.bench_function("at the desk, on disk, not waited for", |bench| {
        let (_, counter) = counter.get_or_insert_with(|| {
            let (dir, store) = disk();
            (dir, Counter::open(store))
        });
        bench.iter_custom(|count| counter.play(count as usize));
    });
    drop(counter);

    let mut hall = None;
    group.bench_function("one, until its picture is there", |bench| {
        let hall = hall.get_or_insert_with(|| Hall::open(1));
        bench.iter_custom(|count| (0..count).map(|_| hall.step()).sum());
    });
    drop(hall);

    let mut hall = None;
    group.bench_function("one, until its picture is there, while two computers think", |bench| {
        let hall = hall.get_or_insert_with(|| {
            let hall = Hall::open(1);
            hall.occupy(2);
            hall
        });
        bench.iter_custom(|count| (0..count).map(|_| hall.step()).sum());
    });
    drop(hall);

    let mut hall = None;
    let mut done = Done::default();
    group.measurement_time(Duration::from_secs(10));
    group.bench_function(format!("in {GROUPS} groups, until they are durable"), |bench| {
        let hall = hall.get_or_insert_with(|| Hall::open(GROUPS));
        bench.iter_custom(|count| {
            let played = hall.play(count as usize);
            done += played;
            played.time
        });
    });
    group.finish();
    if hall.is_some() {
        println!("{GROUPS} groups: {done}");
    }
}

criterion_group!(benches, moves);
criterion_main!(benches);
