//! Computer opponents at work: as many at a time as there are cores, each on a thread of its own.
//!
//! One person's opponents take turns, however many matches that person has started. So you wait for a few people, not
//! for hundreds of matches. Computers that may think for long always leave one thread to those that answer soon.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::Instant;

use crate::bot::desk::{Failed, Think, Thought};
use crate::game::{Chance, Deadline, Memo, SearchCtx, Seat, Seed};
use crate::hindsight::{self, Turning};
use crate::play::Match;
use crate::store::schema::{MatchId, UserId};

/// The least thinking time for a computer, even if its clock leaves less.
const SHORTEST: Duration = Duration::from_millis(50);
/// The most bytes that all computers together keep between moves. A search tree may use half of that.
const MEMORIES: usize = 64 << 20;
/// The least size at which a memory is counted, so there are never too many to search.
const LEAST: usize = MEMORIES >> 9;

/// The threads on which the computers of a process think. Several bots may share it.
pub struct Room {
    permits: Semaphore,
    /// Permits for computers that may think for long.
    long: Semaphore,
    at_once: usize,
    memories: Mutex<Memories>,
    /// How many bots have joined, for their numbers.
    bots: AtomicU64,
}

/// The computers of a bot.
pub struct Thinkers {
    room: Arc<Room>,
    bot: u64,
    /// Limits how many of this bot's computers wait for the room, so that other bots' computers wait for no more than
    /// that.
    waiting: Semaphore,
    /// The same for computers that may think for long.
    long: Semaphore,
    /// How many computers of one person may think at the same time.
    each: usize,
    /// People whose computers think or wait.
    people: Mutex<HashMap<UserId, Arc<Semaphore>>>,
}

/// The time limit for analysing a finished match. The effort is limited anyway; this is for slow machines. When the
/// time is up, only the later moves have been analysed.
const LOOKING: Duration = Duration::from_secs(4);

/// A computer that may think for longer than this leaves one thread to others.
const LONG: Duration = Duration::from_secs(1);

/// A computer's decision, and when to show it.
struct Decision {
    text: Option<String>,
    memory: Memo,
    /// The earliest time at which it may be shown, after the question.
    delay: Duration,
}

impl Room {
    /// A room in which `at_once` computers (at least two) can think at a time.
    pub fn new(at_once: usize) -> Room {
        let at_once = at_once.max(2);
        Room {
            permits: Semaphore::new(at_once),
            long: Semaphore::new(at_once - 1),
            at_once,
            memories: Mutex::default(),
            bots: AtomicU64::new(0),
        }
    }
}

/// Permission for a computer to think. A task that only waits needs no processor, and drops it.
struct Permit<'a> {
    _own: [Option<SemaphorePermit<'a>>; 2],
    _of_room: [Option<SemaphorePermit<'a>>; 2],
}

impl Thinkers {
    /// The computers of one more bot. `each`: how many per person may think at a time.
    pub fn new(room: Arc<Room>, each: usize) -> Thinkers {
        let bot = room.bots.fetch_add(1, Ordering::Relaxed);
        let (waiting, long) = (Semaphore::new(room.at_once), Semaphore::new(room.at_once - 1));
        let each = each.min(Semaphore::MAX_PERMITS);
        Thinkers { room, bot, waiting, long, each, people: Mutex::default() }
    }

    /// Waits for a processor.
    async fn permit(&self, long: bool) -> Option<Permit<'_>> {
        let (of_long, long) = match long {
            true => (Some(self.long.acquire().await.ok()?), Some(self.room.long.acquire().await.ok()?)),
            false => (None, None),
        };
        let waiting = self.waiting.acquire().await.ok()?;
        let permit = self.room.permits.acquire().await.ok()?;
        Some(Permit { _own: [of_long, Some(waiting)], _of_room: [long, Some(permit)] })
    }

    /// The semaphore of a person.
    fn turns_of(&self, host: UserId) -> Arc<Semaphore> {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        people.retain(|_, turns| Arc::strong_count(turns) > 1);
        Arc::clone(people.entry(host).or_insert_with(|| Arc::new(Semaphore::new(self.each))))
    }

    /// Lets a computer think. Resolves when its decision may be shown. `None` if the thinkers are closed.
    pub async fn think(&self, think: Think) -> Option<Thought> {
        let Think { id, version, host, seat, level, limit, careful, resigns, position, seed } = think;
        let asked = Instant::now();
        let turns = self.turns_of(host);
        let turn = turns.acquire().await.ok()?;
        let permit = self.permit(level.patience() > LONG).await?;
        // Its clock ran while it waited for a processor.
        let rest = limit.map(|limit| limit.saturating_sub(asked.elapsed()));
        let time = rest.map_or(level.patience(), |rest| rest.min(level.patience()).max(SHORTEST));
        let whose = (self.bot, id, seat);
        let mut memory = self.room.memories.lock().map(|mut kept| kept.take(whose)).unwrap_or_default();
        let decided = tokio::task::spawn_blocking(move || {
            let (mut chance, until) = (Chance::seeded(&Seed(seed), 0), Deadline::after(time));
            let mut mind = SearchCtx { careful, resigns, ..SearchCtx::new(level, &mut chance, until, &mut memory) };
            let text = position.think(seat, &mut mind);
            let delay = mind.delay;
            Decision { text, memory, delay }
        });
        // If a computer fails, it gives up its match; nobody else notices.
        let Decision { text, memory, delay } = decided.await.unwrap_or_else(|error| {
            tracing::error!(id, %error, "a computer has failed");
            Decision { text: None, memory: Memo::default(), delay: Duration::ZERO }
        });
        if let Ok(mut kept) = self.room.memories.lock() {
            kept.keep(whose, memory);
        }
        drop((permit, turn));
        let delay = limit.map_or(delay, |limit| delay.min(limit));
        let rest = delay.saturating_sub(asked.elapsed());
        // Even a sleep of no time lets others go first.
        if !rest.is_zero() {
            tokio::time::sleep(rest).await;
        }
        Some(Thought { id, version, seat, text, took: asked.elapsed() })
    }
}

impl Thinkers {
    /// Analyses a match for a user, in the slot of a computer that may think for long. The outer `None`: the thinkers
    /// are closed.
    pub async fn look_back(&self, user: UserId, played: Box<Match>) -> Option<Result<Option<Turning>, Failed>> {
        let turns = self.turns_of(user);
        let _turn = turns.acquire().await.ok()?;
        let _permit = self.permit(true).await?;
        let found = tokio::task::spawn_blocking(move || {
            let begun = std::time::Instant::now();
            hindsight::turning(&played, hindsight::EFFORT, || begun.elapsed() < LOOKING)
        });
        Some(found.await.map_err(|error| {
            tracing::error!(%error, "looking back at a match has failed");
            Failed
        }))
    }
}

/// The computers' memories from move to move. Search trees are large, so all memories share one limit, and the oldest
/// is dropped first.
#[derive(Default)]
struct Memories {
    kept: VecDeque<(Whose, Memo)>,
    bytes: usize,
}

/// The bot, its match, and the seat.
type Whose = (u64, MatchId, Seat);

impl Memories {
    fn take(&mut self, whose: Whose) -> Memo {
        let found = self.kept.iter().position(|kept| kept.0 == whose);
        let memory = found.and_then(|n| self.kept.remove(n)).map(|kept| kept.1).unwrap_or_default();
        self.bytes -= Memories::cost(&memory);
        memory
    }

    fn keep(&mut self, whose: Whose, memory: Memo) {
        // Most games keep nothing, and must not evict what others keep.
        if memory.is_empty() {
            return;
        }
        self.bytes += Memories::cost(&memory);
        self.kept.push_back((whose, memory));
        while self.bytes > MEMORIES
            && let Some((_, oldest)) = self.kept.pop_front()
        {
            self.bytes -= Memories::cost(&oldest);
        }
    }

    fn cost(memory: &Memo) -> usize {
        if memory.is_empty() { 0 } else { memory.bytes().max(LEAST) }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Condvar;

    use super::*;
    use crate::game::{
        AnyGame, Ask, Counts, Drawn, Family, Game, Info, Input, Level, Moves, OptValues, Outcome, Reject, Scene, Seats,
        StepCtx, Table, Text, Turn, Viewer, Weight,
    };

    /// A game of reaction for two that ends with the first move. Its computer knows that move at once and holds it back
    /// for three seconds.
    struct Clap;

    const WAITS: Duration = Duration::from_secs(3);

    /// The gate that its strongest computer waits for.
    static GATE: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());

    static CLAP: Info = Info::of("clap", Counts::only(2), Family::LUCK, Weight::Full);

    /// A view that shows nothing.
    #[derive(Clone, PartialEq, Debug)]
    struct Nothing;

    impl Game for Clap {
        type Options = ();
        type State = Option<Seat>;
        type Move = ();
        type View = Nothing;

        fn info(&self) -> &'static Info {
            &CLAP
        }
        fn options(&self, _values: &mut OptValues, _seats: u8) -> Result<(), Reject> {
            Ok(())
        }
        fn setup(&self, (): &(), _table: Table, _ctx: &mut StepCtx) -> Option<Seat> {
            None
        }
        fn turn(&self, first: &Option<Seat>) -> Turn {
            match first {
                Some(seat) => Turn::Over(Outcome::won(*seat, 2)),
                None => Ask::of(Seats::first(2), Text::new("clap-ask")).any().into(),
            }
        }
        fn moves(&self, first: &Option<Seat>, _seat: Seat) -> Moves<()> {
            Moves::Listed(if first.is_none() { vec![()] } else { Vec::new() })
        }
        fn parse(&self, _first: &Option<Seat>, _seat: Seat, _input: &Input<'_>) -> Result<(), Reject> {
            Ok(())
        }
        fn write(&self, (): &()) -> String {
            "clap".to_owned()
        }
        fn apply(&self, first: &mut Option<Seat>, seat: Seat, (): &(), _ctx: &mut StepCtx) -> Result<(), Reject> {
            *first = Some(seat);
            Ok(())
        }
        fn view(&self, _first: &Option<Seat>, _who: Viewer) -> Nothing {
            Nothing
        }
        fn think(&self, _view: &Nothing, _seat: Seat, mind: &mut SearchCtx<'_>) -> Option<()> {
            match mind.level.number() {
                5 => drop(GATE.1.wait_while(GATE.0.lock().expect("no panic"), |open| !*open)),
                3 => mind.delay = WAITS,
                _ => {}
            }
            Some(())
        }
    }

    impl Drawn for Nothing {
        fn scene(&self) -> Scene {
            Scene::new(4.0, 4.0)
        }

        fn board(&self) -> String {
            String::new()
        }
    }

    /// The computers of the only bot.
    fn alone(at_once: usize, each: usize) -> Thinkers {
        Thinkers::new(Arc::new(Room::new(at_once)), each)
    }

    /// Asks the computer on a seat, with a time limit.
    fn ask(seat: u8, limit: Option<Duration>) -> Think {
        let table = Table { seats: 2, first: Seat(0), rules: 1 };
        let mut ctx = StepCtx::new(Chance::none(), 0);
        let position = AnyGame::start(&Clap, &mut OptValues::defaults(&[]), table, &mut ctx).expect("it can begin");
        let (level, resigns) = (Level::DEFAULT, false);
        let careful = false;
        Think { id: 1, version: 0, host: 7, seat: Seat(seat), level, limit, careful, resigns, position, seed: [0; 32] }
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_may_wait_and_keeps_nobody_else_waiting() {
        let (thinkers, asked) = (alone(1, usize::MAX), Instant::now());
        let (one, two) = tokio::join!(thinkers.think(ask(0, None)), thinkers.think(ask(1, None)));
        assert_eq!(asked.elapsed().as_secs(), WAITS.as_secs(), "both at the same time, with one processor");
        for (seat, thought) in [(Seat(0), one), (Seat(1), two)] {
            assert_eq!(thought, Some(Thought { id: 1, version: 0, seat, text: Some("clap".to_owned()), took: WAITS }));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_waits_no_longer_than_its_time_allows() {
        let (thinkers, asked) = (alone(1, usize::MAX), Instant::now());
        let limit = Duration::from_secs(2);
        assert!(thinkers.think(ask(0, Some(limit))).await.is_some());
        assert_eq!(asked.elapsed().as_secs(), limit.as_secs());
    }

    #[tokio::test]
    async fn one_who_keeps_many_computers_busy_keeps_nobody_waiting() {
        let thinkers = Arc::new(alone(2, 1));
        let level = |n| Level::new(n).expect("a level");
        let begin = |host, level| {
            let (thinkers, think) = (Arc::clone(&thinkers), Think { host, level, ..ask(0, None) });
            tokio::spawn(async move { thinkers.think(think).await })
        };
        let many: Vec<_> = (0..40).map(|n| begin(n % 4, level(5))).collect();
        // Until one of them thinks, the others would not have to wait anyway.
        while thinkers.room.permits.available_permits() == 2 {
            tokio::task::yield_now().await;
        }
        assert!(begin(9, level(2)).await.expect("no panic").is_some(), "four people with ten each");
        assert!(many.iter().all(|thought| !thought.is_finished()));
        *GATE.0.lock().expect("no panic") = true;
        GATE.1.notify_all();
        for thought in many {
            assert!(thought.await.expect("no panic").is_some());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn bots_take_turns() {
        let room = Arc::new(Room::new(2));
        let [busy, other] = [(); 2].map(|()| Arc::new(Thinkers::new(Arc::clone(&room), usize::MAX)));
        // Nobody thinks while the test holds both permits. It gives back one: who thinks alone also ends first.
        let [one, _other] = [room.permits.acquire().await, room.permits.acquire().await];
        let order = Arc::new(Mutex::new(Vec::new()));
        let begin = |thinkers: &Arc<Thinkers>, name: &'static str| {
            let (thinkers, order) = (Arc::clone(thinkers), Arc::clone(&order));
            let level = Level::new(1).expect("a level");
            tokio::spawn(async move {
                assert!(thinkers.think(Think { level, ..ask(0, None) }).await.is_some());
                order.lock().expect("no panic").push(name);
            })
        };
        let mut thoughts: Vec<_> = (0..20).map(|_| begin(&busy, "busy")).collect();
        tokio::task::yield_now().await;
        thoughts.push(begin(&other, "other"));
        tokio::task::yield_now().await;
        drop(one);
        for thought in thoughts {
            thought.await.expect("no panic");
        }
        let order = order.lock().expect("no panic");
        let at = order.iter().position(|name| *name == "other").expect("it has thought");
        assert_eq!(at, 2, "behind the two of the other bot that waited for the room: {order:?}");
    }

    #[test]
    fn the_oldest_memory_goes() {
        let mut kept = Memories::default();
        let of = |id: u64, heap: usize| {
            let mut memory = Memo::default();
            memory.keep(id, heap);
            memory
        };
        let most = (MEMORIES / LEAST) as u64;
        for id in 1..=most + 1 {
            kept.keep((7, id, Seat(0)), of(id, 0));
            kept.keep((7, id, Seat(1)), Memo::default());
        }
        assert_eq!((kept.kept.len(), kept.bytes), (most as usize, MEMORIES));
        assert!(kept.take((7, 1, Seat(0))).is_empty());
        assert!(kept.take((8, 2, Seat(0))).is_empty(), "another bot's");
        assert_eq!(kept.take((7, 2, Seat(0))).take::<u64>(), Some(2));
        assert!(kept.take((7, 2, Seat(0))).is_empty(), "it is taken once");
        for id in 0..1_000 {
            kept.keep((9, id, Seat(0)), of(id, (id as usize % 40) << 20));
            let held: usize = kept.kept.iter().map(|(_, memory)| memory.bytes()).sum();
            assert!(held <= MEMORIES && held <= kept.bytes, "{held}");
        }
        assert_eq!(kept.take((9, 999, Seat(0))).take::<u64>(), Some(999), "a large one has pushed out others");
        kept.keep((9, 0, Seat(0)), of(0, MEMORIES));
        assert_eq!((kept.kept.len(), kept.bytes), (0, 0), "one that is too large is not kept");
    }

    /// Ten people, each with five matches of the games whose computers keep most.
    #[test]
    fn what_all_computers_keep_has_a_bound() {
        let (mut kept, mut most) = (Memories::default(), 0);
        for id in 0..50 {
            let game = ["dots", "boxes", "digitwar", "floatingsquare", "vertushka"][id % 5];
            let game = crate::games::GAMES.iter().find(|known| known.info().id == game).expect("a game");
            let table = Table { seats: 2, first: Seat(0), rules: game.info().rules };
            let mut ctx = StepCtx::new(Chance::seeded(&Seed([3; 32]), 0), 0);
            let mut options = OptValues::defaults(game.info().options);
            let position = AnyGame::start(*game, &mut options, table, &mut ctx).expect("it can begin");
            let (mut chance, mut memory) = (Chance::seeded(&Seed([1; 32]), 0), Memo::default());
            let until = Deadline::after_work(20_000);
            let level = Level::new(5).expect("a level");
            position.think(Seat(0), &mut SearchCtx::new(level, &mut chance, until, &mut memory));
            kept.keep((7, id as u64, Seat(0)), memory);
            let held: usize = kept.kept.iter().map(|(_, memory)| memory.bytes()).sum();
            most = most.max(held);
            assert!(held <= MEMORIES, "{held}");
        }
        assert!(most > 1 << 20, "what they keep is counted");
    }
}
