//! The running bot: the desk on a thread of its own, and the tasks that carry updates to it and calls away from it.
//!
//! An update is acknowledged, and a call leaves, only after its transaction is on disk.

mod app;
mod entropy;
mod pulse;
mod receiving;
mod report;
mod thinkers;
mod thinking;
mod worker;

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;
use tracing::Instrument;

use crate::bot::call::{Call, Delivery, Suggestions};
use crate::bot::desk::{AdminQuery, Desk, Effects, Hold, Look, Me, Unseen};
use crate::bot::incoming::{Incoming, Kind, Touched};
use crate::bot::seal::App;
use crate::bot::{Limits, Registry, UsualLook};
use crate::clock::Clock;
use crate::status::Panel;
use crate::store::heartbeat::Heartbeat;
use crate::store::lease::Lease;
use crate::store::schema::{EntryId, MatchId, UserId};
use crate::store::{Seq, Store};
use crate::telegram::menus::menus;
use crate::telegram::outbox::{Outbox, Source, Trouble};
use crate::telegram::pace::Pace;
use crate::telegram::{Intake, Telegram};
pub use entropy::entropy;
pub use receiving::turned_away;
use receiving::{first_hold, lease_of, own_stop, receive_until_late};
use report::Counts;
pub use thinkers::Room;
use thinkers::Thinkers;
use worker::{Job, Worker};

/// How often the program checks its timers.
pub const TICK: Duration = Duration::from_secs(1);
/// How long answers and queries may take after the last entry of the outbox.
const SENDING: Duration = Duration::from_millis(300);
/// The least time for the last transaction to become durable and for the desk to close. Together with the limits above,
/// this stays below the five seconds after which a supervisor may kill the process.
const CLOSING: Duration = Duration::from_millis(500);
/// The limit for both in any case, counted from the stop: of many bots with little to send, all close at once.
const CLOSED: Duration = Duration::from_millis(2_500);

/// How updates arrive.
#[derive(Clone)]
pub enum Updates {
    /// By long polling.
    Poll,
    /// By long polling, and a server beside it serves pictures and the page of the Mini App.
    PollBeside(crate::telegram::webhook::Beside),
    Webhook(crate::telegram::webhook::Settings),
}

/// The dependencies and settings of a bot.
pub struct Setup {
    pub telegram: Telegram,
    /// The store of the bot's data.
    pub store: Arc<dyn Store>,
    /// The rate limits for calls.
    pub pace: Pace,
    pub updates: Updates,
    /// The games on offer.
    pub games: Registry,
    /// The limits for each person.
    pub limits: Limits,
    /// After how many days finished matches are removed. `None`: never.
    pub keep: Option<u32>,
    /// The look of chats that have not chosen one.
    pub look: UsualLook,
    /// How often timers are checked: [`TICK`], but in tests whose clock leaps hours.
    pub tick: Duration,
}

/// Why the bot has ended by itself.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Ended {
    /// Updates can no longer be received. Restarting it unchanged would not help.
    #[error("{0}")]
    Refused(String),
    /// Something in it failed. It is safe to restart.
    #[error("{0}")]
    Failed(String),
}

/// The state that all tasks share.
struct Service {
    desk: Arc<Worker>,
    durable: watch::Receiver<Seq>,
    /// Requests leave, and updates are fetched, only while it holds.
    lease: Lease,
    clock: Clock,
    /// How many leaps of the clock have been dealt with. Timers wait until updates sent meanwhile have arrived.
    leapt: AtomicU64,
    telegram: Telegram,
    outbox: watch::Receiver<Option<Outbox>>,
    thinkers: Thinkers,
    stop: watch::Receiver<bool>,
    /// How many answers and queries to the messenger are in flight outside of the outbox.
    in_hand: watch::Sender<usize>,
    /// Whether the desk has failed.
    failed: watch::Sender<bool>,
    counts: Arc<Counts>,
    tick: Duration,
}

/// Runs until `stop` becomes true and work in progress is finished, which takes less than five seconds.
///
/// # Errors
/// Why the bot has ended by itself.
pub async fn run(setup: Setup, stop: watch::Receiver<bool>) -> Result<(), Ended> {
    run_among(setup, stop, (&Panel::default(), &Arc::new(Room::new(cores())))).await
}

/// Like [`run`], with a panel that reports the bot's health, and a room for computers that other bots may share.
///
/// # Errors
/// As for [`run`].
pub async fn run_among(
    setup: Setup,
    stop: watch::Receiver<bool>,
    (panel, room): (&Panel, &Arc<Room>),
) -> Result<(), Ended> {
    let (closing, stop) = own_stop(stop);
    let (updates, heartbeat, ended) = (setup.updates.clone(), setup.store.heartbeat(), setup.store.ended());
    let (games, pace) = (setup.games, setup.pace);
    let (service, ready) = begin(setup, stop.clone(), room);
    panel.runs(report::probe(&service));
    let front = Front(Arc::clone(&service));
    let pump = Outbox::start(service.telegram.clone(), front.clone(), pace, stop.clone());
    let _ = ready.send(Some(pump.clone()));
    declare(&service.telegram, games);
    let received = receive(&service, heartbeat, updates, front, stop);
    let ended = tokio::select! {
        received = received => received.map_err(Ended::Refused),
        ended = failure(&service, ended) => Err(ended),
    };
    panel.waits();
    closing.send_replace(true);
    finish(&service, pump).await;
    ended
}

/// Starts the desk. Service and pump need each other, so the pump is set later, and its users wait for it.
fn begin(setup: Setup, stop: watch::Receiver<bool>, room: &Arc<Room>) -> (Arc<Service>, watch::Sender<Option<Outbox>>) {
    let Setup { telegram, store, pace, updates, games, limits, keep, look, tick } = setup;
    let clock = telegram.clock().clone();
    let (me, durable, lease) = (own_account(&telegram), store.durable(), lease_of(&*store, &telegram));
    let (hold, app) = (first_hold(&updates, &clock), app::shown(&updates));
    let invites = telegram.invites();
    let counts = Arc::new(Counts::new(*durable.borrow()));
    let desk = Worker::start(clock.clone(), Arc::clone(&counts), move || {
        let mut desk = Desk::new(store, games, me, entropy());
        desk.prove_invites(invites);
        set_up(desk, (hold, app), pace, (limits, keep), look)
    });
    let (ready, outbox) = watch::channel(None);
    let service = Service {
        desk,
        durable,
        lease,
        clock,
        leapt: AtomicU64::new(0),
        telegram,
        outbox,
        thinkers: Thinkers::new(Arc::clone(room), limits.thoughts),
        stop,
        in_hand: watch::Sender::new(0),
        failed: watch::Sender::new(false),
        counts,
        tick,
    };
    (Arc::new(service), ready)
}

/// Resumes what the last run left, and receives updates until the stop.
async fn receive(
    service: &Arc<Service>,
    heartbeat: Option<Heartbeat>,
    updates: Updates,
    front: Front,
    stop: watch::Receiver<bool>,
) -> Result<(), String> {
    let resumed = service.ask(Job::Resume).await;
    service.carry(resumed).await;
    // Dropping it ends the tasks.
    let mut ticker = JoinSet::new();
    ticker.spawn(tick_and_beat(service, heartbeat, stop.clone()).in_current_span());
    receive_until_late(updates, service.telegram.clone(), front, stop).await
}

/// Resolves when the store can no longer write, or when the desk has failed.
async fn failure(service: &Service, store: Option<watch::Receiver<Option<String>>>) -> Ended {
    let lost = async {
        let mut ended = store?;
        ended.wait_for(Option::is_some).await.ok()?.clone()
    };
    tokio::select! {
        // A store without that signal, or one that was closed properly, loses nothing.
        Some(why) = lost => Ended::Failed(why),
        () = service.has_failed() => Ended::Failed("the desk does not answer any more".to_owned()),
    }
}

/// The number of processors.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from)
}

/// The bot's account, as the desk knows it.
fn own_account(telegram: &Telegram) -> Me {
    let me = telegram.me();
    Me { username: me.username.clone(), reads_all: me.reads_all, inline: me.inline }
}

/// Shuts down in order of dependency: calls, then the desk, then the disk.
async fn finish(service: &Service, pump: Outbox) {
    let (begun, mut in_hand) = (Instant::now(), service.in_hand.subscribe());
    // The pump has its own limit, counted from the stop.
    pump.finished().await;
    if tokio::time::timeout(SENDING, in_hand.wait_for(|count| *count == 0)).await.is_err() {
        tracing::warn!("the answer to a press was still on its way at the stop");
    }
    let close = async {
        let (back, last) = oneshot::channel();
        service.order(Job::Close(back));
        // Everything that was applied becomes durable before the store closes.
        if let Ok(last) = last.await {
            service.durable(last).await;
        }
        service.desk.gone().await;
    };
    let late = (begun + CLOSED).max(Instant::now() + CLOSING);
    if tokio::time::timeout_at(late, close).await.is_err() {
        tracing::warn!("the desk was still at work at the stop; what is not written down will be done again");
    }
}

fn set_up(
    mut desk: Desk,
    (hold, app): (Hold, Option<App>),
    pace: Pace,
    (limits, keep): (Limits, Option<u32>),
    look: UsualLook,
) -> Desk {
    app.into_iter().for_each(|app| desk.show_app(app));
    desk.hold(hold);
    desk.limit_answers(pace.answers);
    desk.limit(limits, keep);
    desk.usual_look(look);
    desk
}

/// Runs timers and the heartbeat until the stop.
fn tick_and_beat(
    service: &Arc<Service>,
    heartbeat: Option<Heartbeat>,
    stop: watch::Receiver<bool>,
) -> impl Future<Output = ()> + Send + use<> {
    let (ticks, service) = (tick(Arc::clone(service), stop), Arc::clone(service));
    let sound = move || {
        let service = Arc::clone(&service);
        async move { service.sound().await }
    };
    pulse::beside(ticks, heartbeat, sound)
}

async fn tick(service: Arc<Service>, mut stop: watch::Receiver<bool>) {
    let mut interval = pulse::every(service.tick);
    loop {
        tokio::select! {
            // While another process may own the bot, no clock runs out here: players could not move.
            _ = interval.tick() => if service.lease.holds() && !service.has_leapt() {
                let effects = service.ask(Job::Tick).await;
                service.carry(effects).await;
                service.telegram.report(Instant::now().into_std());
            },
            _ = stop.changed() => return,
        }
    }
}

/// Registers the bot's commands with the messenger. Matches do not wait for it.
fn declare(telegram: &Telegram, games: Registry) {
    let (menus, telegram) = (menus(games), telegram.clone());
    tokio::spawn(async move { telegram.declare(menus).await }.in_current_span());
}

impl Service {
    /// Queues a job for the desk.
    fn order(&self, job: Job) {
        self.desk.order(job);
    }

    /// Queues a job for the desk and waits for its answer.
    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> T {
        let (back, answer) = oneshot::channel();
        self.order(job(back));
        self.answer(answer).await
    }

    /// Waits for an answer of the desk. After the stop, the desk may have closed: then this never resolves.
    async fn answer<T>(&self, answer: oneshot::Receiver<T>) -> T {
        match answer.await {
            Ok(answer) => answer,
            Err(_) if *self.stop.borrow() => std::future::pending().await,
            Err(_) => {
                self.failed.send_replace(true);
                std::future::pending().await
            }
        }
    }

    /// Resolves when the desk has failed.
    async fn has_failed(&self) {
        // The sender is in `self`, so this cannot fail.
        let _ = self.failed.subscribe().wait_for(|failed| *failed).await;
    }

    /// Whether the clock has leapt and the desk does not know it yet. Updates that people sent meanwhile go before
    /// timers.
    fn has_leapt(&self) -> bool {
        // Reading the clock detects that the machine was suspended.
        self.clock.now();
        self.clock.leaps().is_some_and(|leaps| *leaps.borrow() != self.leapt.load(Ordering::Relaxed))
    }

    /// Resolves when the desk has answered, and when everything it had done by then is on disk.
    async fn sound(&self) {
        let last = self.ask(Job::Last).await;
        self.durable(last).await;
    }

    async fn durable(&self, seq: Seq) {
        let mut durable = self.durable.clone();
        if durable.wait_for(|now| *now >= seq).await.is_err() {
            // The store was closed meanwhile: nothing may be acknowledged any more.
            std::future::pending::<()>().await;
        }
    }

    /// Waits until everything is on disk, then performs the effects.
    fn carry(self: &Arc<Service>, effects: Effects) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let service = Arc::clone(self);
        Box::pin(async move {
            service.durable(effects.seq).await;
            service.push(&effects).await;
            for answer in effects.answers {
                let telegram = service.telegram.clone();
                service.in_hand(async move { telegram.answer(answer).await });
            }
            for suggested in effects.suggest {
                service.in_hand(Arc::clone(&service).suggest(suggested));
            }
            for act in effects.acts {
                let telegram = service.telegram.clone();
                service.in_hand(async move { telegram.act(act).await });
            }
            for think in effects.think {
                tokio::spawn(Arc::clone(&service).think(think).in_current_span());
            }
            for hint in effects.hints {
                tokio::spawn(Arc::clone(&service).hint(hint).in_current_span());
            }
            for look in effects.looks {
                tokio::spawn(Arc::clone(&service).look_back(look).in_current_span());
            }
            if let Some(query) = effects.ask {
                service.in_hand(Arc::clone(&service).inquire(query));
            }
        })
    }

    /// Sends suggestions. The answer to the call of a guest shows a match from then on.
    async fn suggest(self: Arc<Service>, suggested: Suggestions) {
        let card = suggested.card;
        let posted = self.telegram.suggest(suggested).await;
        if let Some((id, message)) = card.zip(posted) {
            let incoming = Box::new(Incoming { update: 0, kind: Kind::Answered { id, message } });
            let effects = self.ask(|back| Job::Update(incoming, back)).await;
            self.carry(effects).await;
        }
    }

    /// Spawns work that nobody waits for, except at shutdown.
    fn in_hand(self: &Arc<Service>, work: impl Future<Output = ()> + Send + 'static) {
        self.in_hand.send_modify(|count| *count += 1);
        let service = Arc::clone(self);
        let work = async move {
            service.lease.held().await;
            work.await;
            service.in_hand.send_modify(|count| *count -= 1);
        };
        tokio::spawn(work.in_current_span());
    }

    /// Asks the messenger who administers a chat. Other updates do not wait for it. If the process ends before the
    /// answer, the user has to repeat the command.
    async fn inquire(self: Arc<Service>, query: AdminQuery) {
        let yes = self.is_admin(&query).await;
        let next = self.ask(|back| Job::Admin(query, yes, back)).await;
        self.carry(next).await;
    }

    async fn push(&self, effects: &Effects) {
        if effects.push.is_empty() && effects.wrote.is_empty() {
            return;
        }
        let mut outbox = self.outbox.clone();
        let pump = outbox.wait_for(Option::is_some).await.ok().and_then(|pump| pump.clone());
        if let Some(pump) = pump {
            let now = self.clock.now();
            for (chat, at) in &effects.wrote {
                pump.wrote(*chat, Duration::from_millis(now.saturating_sub(*at)));
            }
            effects.push.iter().for_each(|push| pump.push(*push));
        }
    }

    /// Whether the user administers the chat right now. `None` if the bot cannot find out.
    async fn is_admin(&self, query: &AdminQuery) -> Option<bool> {
        for _ in 0..3 {
            match self.telegram.is_admin(query.peer, query.user).await {
                Ok(yes) => return Some(yes),
                Err(Trouble::Later(Some(wait))) if wait > Duration::from_secs(3) => break,
                Err(trouble) => {
                    let wait = if let Trouble::Later(wait) = trouble { wait } else { None };
                    tokio::time::sleep(wait.unwrap_or(Duration::from_millis(500))).await;
                }
            }
        }
        tracing::warn!(peer = query.peer, "could not find out who administrates a chat");
        None
    }
}

/// The service as seen by `telegram`.
#[derive(Clone)]
struct Front(Arc<Service>);

impl Intake for Front {
    async fn take(&self, batch: Vec<Incoming>) {
        let service = &self.0;
        let mut handled = Vec::with_capacity(batch.len());
        service.counts.updates(batch.len());
        for incoming in batch {
            let (back, answer) = oneshot::channel();
            service.order(Job::Update(Box::new(incoming), back));
            handled.push(answer);
        }
        for answer in handled {
            let effects = service.answer(answer).await;
            service.carry(effects).await;
        }
    }

    async fn look(&self, id: MatchId, user: UserId) -> Result<Look, Unseen> {
        self.0.look(id, user).await
    }

    async fn touch(&self, touched: Touched) -> String {
        self.0.touch(touched).await
    }

    async fn abreast(&self, yes: bool) {
        let effects = self.0.ask(|back| Job::Abreast(yes, back)).await;
        self.0.carry(effects).await;
    }
}

impl Source for Front {
    async fn prepare(&self, entry: EntryId) -> Option<Call> {
        loop {
            self.0.lease.held().await;
            let ready = self.0.ask(|back| Job::Prepare(entry, back)).await;
            self.0.durable(ready.after).await;
            if self.0.lease.holds() {
                return ready.call;
            }
        }
    }

    async fn delivered(&self, entry: EntryId, how: Delivery) {
        let effects = self.0.ask(|back| Job::Delivered(entry, how, back)).await;
        self.0.carry(effects).await;
    }
}
