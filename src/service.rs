//! The running bot: the desk on a thread of its own, and the tasks that carry updates to it and calls away from it.
//!
//! An update is acknowledged, and a call leaves, only after its transaction is on disk.

mod app;
mod clock;
mod entropy;
mod pulse;
mod receiving;
mod report;
mod thinking;
mod thinkers;

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::bot::call::{Call, Delivery};
use crate::bot::desk::{AdminQuery, Desk, Effects, Hold, Look, Looked, Me, Pondering, Ready, Thought, Whom};
use crate::bot::incoming::{Incoming, Touched};
use crate::bot::words::Lang;
use crate::bot::{self, Limits, Registry, UsualLook};
use crate::status::Panel;
use crate::store::heartbeat::Heartbeat;
use crate::store::lease::Lease;
use crate::store::schema::{EntryId, MatchId, UserId};
use crate::store::{Seq, Store};
use crate::telegram::menus::{Menu, Scope};
use crate::telegram::outbox::{Outbox, Source, Trouble};
use crate::telegram::pace::Pace;
use crate::telegram::{Intake, Telegram};
pub use clock::{Clock, system_clock};
pub use entropy::entropy;
pub use receiving::turned_away;
use receiving::{first_hold, lease_of, own_stop, receive_until_late};
use report::Counts;
use thinkers::Thinkers;

/// How often timers are looked at.
const TICK: Duration = Duration::from_secs(1);
/// How long answers and questions may take after the last entry of the outbox.
const SENDING: Duration = Duration::from_millis(300);
/// How long the last transaction may take to become durable, and the desk to close. With the above below the five
/// seconds after which a supervisor may kill the process.
const CLOSING: Duration = Duration::from_millis(500);

/// How updates come.
#[derive(Clone)]
pub enum Updates {
    /// They are fetched.
    Poll,
    /// They are fetched, and beside that the page of the Mini App is served.
    PollBeside(crate::telegram::webhook::Beside),
    /// They are brought.
    Webhook(crate::telegram::webhook::Settings),
}

/// What the bot runs with.
pub struct Setup {
    /// The messenger.
    pub telegram: Telegram,
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// How fast calls may leave.
    pub pace: Pace,
    /// The time.
    pub clock: Clock,
    /// How updates come.
    pub updates: Updates,
    /// The games that are played.
    pub games: Registry,
    /// How much of the bot one person may have.
    pub limits: Limits,
    /// After how many days matches that have ended are removed; `None`: never.
    pub keep: Option<u32>,
    /// The look of chats that have not chosen one.
    pub look: UsualLook,
}

/// Work for the desk.
enum Job {
    Resume(oneshot::Sender<Effects>),
    Update(Box<Incoming>, oneshot::Sender<Effects>),
    Admin(AdminQuery, bool, oneshot::Sender<Effects>),
    Pondering(Pondering, oneshot::Sender<Effects>),
    Thought(Thought, oneshot::Sender<Effects>),
    Hinted(Thought, Whom, oneshot::Sender<Effects>),
    Looked(Looked, oneshot::Sender<Effects>),
    Tick(oneshot::Sender<Effects>),
    /// Whether everything that was sent so far has come, or some of it may not have.
    Abreast(bool, oneshot::Sender<Effects>),
    Prepare(EntryId, oneshot::Sender<Ready>),
    Delivered(EntryId, Delivery, oneshot::Sender<Effects>),
    Look(MatchId, UserId, oneshot::Sender<Option<(Look, Seq)>>),
    /// Nothing: gives the number of the last transaction.
    Last(oneshot::Sender<Seq>),
    /// The last one: gives the number of the last transaction.
    Close(oneshot::Sender<Seq>),
}

/// What all tasks share.
struct Service {
    desk: mpsc::UnboundedSender<Job>,
    durable: watch::Receiver<Seq>,
    /// Without it nothing leaves, and nothing is fetched.
    lease: Lease,
    clock: Clock,
    telegram: Telegram,
    outbox: watch::Receiver<Option<Outbox>>,
    thinkers: Thinkers,
    stop: watch::Receiver<bool>,
    /// How many answers and questions to the messenger are on their way outside of the outbox.
    in_hand: watch::Sender<usize>,
    counts: Arc<Counts>,
}

/// Runs until `stop` becomes true and what is in hand is finished, which takes less than five seconds.
///
/// # Errors
/// Why updates can no longer be received.
pub async fn run(setup: Setup, stop: watch::Receiver<bool>) -> Result<(), String> {
    run_watched(setup, stop, &Panel::default()).await
}

/// The same, and can be asked there how it is.
///
/// # Errors
/// As for [`run`].
pub async fn run_watched(setup: Setup, stop: watch::Receiver<bool>, panel: &Panel) -> Result<(), String> {
    let Setup { telegram, store, pace, clock, updates, games, limits, keep, look } = setup;
    let (me, durable, heartbeat) = (own_account(&telegram), store.durable(), store.heartbeat());
    let (lease, counts) = (lease_of(&*store, &telegram), Arc::new(Counts::new(*durable.borrow())));
    let ((closing, stop), hold, app) = (own_stop(stop), first_hold(&updates, &clock), app::shown(&updates));
    let (desk, jobs) = mpsc::unbounded_channel();
    let thread = desk_thread(jobs, (Arc::clone(&clock), Arc::clone(&counts)), move || {
        let mut desk = Desk::new(store, games, me, entropy());
        app.into_iter().for_each(|app| desk.show_app(app));
        set_up(desk, hold, pace, (limits, keep), look)
    })?;
    // Service and pump need each other: whoever needs the pump waits for it here.
    let (ready, outbox) = watch::channel(None);
    let service = Arc::new(Service {
        desk,
        durable,
        lease,
        clock,
        telegram: telegram.clone(),
        outbox,
        thinkers: Thinkers::new(cores(), limits.thoughts),
        stop: stop.clone(),
        in_hand: watch::Sender::new(0),
        counts,
    });
    panel.set(Some(report::probe(&service)));
    let front = Front(Arc::clone(&service));
    let pump = Outbox::start(telegram.clone(), front.clone(), pace, stop.clone());
    let _ = ready.send(Some(pump.clone()));
    declare(&telegram, games);
    let resumed = service.ask(Job::Resume).await;
    service.carry(resumed).await;
    let ticker = ticker(&service, heartbeat, stop.clone());
    let fetched = receive_until_late(updates, telegram, front, stop).await;
    panel.set(None);
    closing.send_replace(true);
    finish(&service, pump, ticker, thread).await;
    fetched
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from)
}

/// The bot's account, as the desk knows it.
fn own_account(telegram: &Telegram) -> Me {
    let me = telegram.me();
    Me { username: me.username.clone(), reads_all: me.reads_all, inline: me.inline }
}

/// Ends in the order in which things depend on each other: calls, then the desk, then the disk.
async fn finish(service: &Service, pump: Outbox, ticker: JoinHandle<()>, thread: std::thread::JoinHandle<()>) {
    ticker.abort();
    let mut in_hand = service.in_hand.subscribe();
    // The pump has a limit of its own, counted from the stop.
    pump.finished().await;
    if tokio::time::timeout(SENDING, in_hand.wait_for(|count| *count == 0)).await.is_err() {
        tracing::warn!("the answer to a press was still on its way at the stop");
    }
    let close = async {
        let (back, last) = oneshot::channel();
        service.order(Job::Close(back));
        // Everything that was applied becomes durable before the store is closed.
        if let Ok(last) = last.await {
            service.durable(last).await;
        }
        // The desk holds the store: only when it has ended, nothing is written any more.
        if !matches!(tokio::task::spawn_blocking(|| thread.join()).await, Ok(Ok(()))) {
            tracing::error!("the desk has failed");
        }
    };
    if tokio::time::timeout(CLOSING, close).await.is_err() {
        tracing::warn!("the desk was still at work at the stop; what is not written down will be done again");
    }
}

fn set_up(mut desk: Desk, hold: Hold, pace: Pace, (limits, keep): (Limits, Option<u32>), look: UsualLook) -> Desk {
    desk.hold(hold);
    desk.limit_answers(pace.answers);
    desk.limit(limits, keep);
    desk.usual_look(look);
    desk
}

/// Starts the thread of a desk, which is made there.
fn desk_thread(
    jobs: mpsc::UnboundedReceiver<Job>,
    (clock, counts): (Clock, Arc<Counts>),
    desk: impl FnOnce() -> Desk + Send + 'static,
) -> Result<std::thread::JoinHandle<()>, String> {
    let thread = std::thread::Builder::new().name("desk".to_owned());
    let spawned = thread.spawn(move || serve(desk(), jobs, &clock, &counts));
    spawned.map_err(|error| format!("the desk gets no thread: {error}"))
}

/// The desk's own thread: one job after another.
fn serve(mut desk: Desk, mut jobs: mpsc::UnboundedReceiver<Job>, clock: &Clock, counts: &Counts) {
    while let Some(job) = jobs.blocking_recv() {
        counts.jobs.fetch_sub(1, Ordering::Relaxed);
        let now = clock();
        // The task that asked may have gone away; what was done stays done.
        let _ = match job {
            Job::Resume(back) => back.send(desk.resume(now)).is_ok(),
            Job::Update(incoming, back) => back.send(desk.update(*incoming, now)).is_ok(),
            Job::Admin(query, yes, back) => back.send(desk.admin(query, yes, now)).is_ok(),
            Job::Pondering(pondering, back) => back.send(desk.pondering(pondering, now)).is_ok(),
            Job::Thought(thought, back) => back.send(desk.thought(thought, now)).is_ok(),
            Job::Hinted(thought, asked, back) => back.send(desk.hinted(thought, asked, now)).is_ok(),
            Job::Looked(looked, back) => back.send(desk.looked(looked, now)).is_ok(),
            Job::Tick(back) => back.send(desk.tick(now)).is_ok(),
            Job::Abreast(yes, back) => {
                desk.hold(if yes { Hold::Off } else { Hold::On });
                back.send(desk.tick(now)).is_ok()
            }
            Job::Prepare(entry, back) => back.send(desk.prepare(entry, now)).is_ok(),
            Job::Delivered(entry, how, back) => back.send(desk.delivered(entry, how, now)).is_ok(),
            Job::Look(id, user, back) => back.send(desk.seen_by(id, user, now)).is_ok(),
            Job::Last(back) => back.send(desk.last()).is_ok(),
            Job::Close(back) => {
                let _ = back.send(desk.last());
                return;
            }
        };
    }
}

/// What happens by itself, until the stop.
fn ticker(service: &Arc<Service>, heartbeat: Option<Heartbeat>, stop: watch::Receiver<bool>) -> JoinHandle<()> {
    let (ticks, service) = (tick(Arc::clone(service), stop), Arc::clone(service));
    let sound = move || {
        let service = Arc::clone(&service);
        async move { service.sound().await }
    };
    tokio::spawn(pulse::beside(ticks, heartbeat, sound))
}

async fn tick(service: Arc<Service>, mut stop: watch::Receiver<bool>) {
    let mut interval = pulse::every(TICK);
    loop {
        tokio::select! {
            // While another process may have the bot, no clock runs out here: nobody could move.
            _ = interval.tick() => if service.lease.holds() {
                let effects = service.ask(Job::Tick).await;
                service.carry(effects).await;
                service.telegram.report(Instant::now().into_std());
            },
            _ = stop.changed() => return,
        }
    }
}

/// Tells the messenger which commands there are. Play does not wait for it.
fn declare(telegram: &Telegram, games: Registry) {
    let menus = [Scope::Private, Scope::Groups].into_iter().flat_map(|scope| {
        Lang::ALL.map(|lang| Menu {
            scope,
            language: bot::menu_language(lang).map(str::to_owned),
            commands: bot::suggested(games, scope, lang),
        })
    });
    let (menus, telegram): (Vec<Menu>, _) = (menus.collect(), telegram.clone());
    tokio::spawn(async move { telegram.declare(menus).await });
}

impl Service {
    /// Gives the desk a job.
    fn order(&self, job: Job) {
        self.counts.jobs.fetch_add(1, Ordering::Relaxed);
        // A desk that has closed does nothing any more; whoever waits for its answer notices.
        let _ = self.desk.send(job);
    }

    /// Gives the desk a job and waits for its answer.
    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> T {
        let (back, answer) = oneshot::channel();
        self.order(job(back));
        self.answer(answer).await
    }

    /// Waits for an answer of the desk. After the stop it may have closed: then nothing happens any more.
    async fn answer<T>(&self, answer: oneshot::Receiver<T>) -> T {
        match answer.await {
            Ok(answer) => answer,
            Err(_) if *self.stop.borrow() => std::future::pending().await,
            Err(_) => crate::store::fatal(&"the desk does not answer any more"),
        }
    }

    /// Resolves when the desk has answered, and all it had done by then is on disk.
    async fn sound(&self) {
        let last = self.ask(Job::Last).await;
        self.durable(last).await;
    }

    async fn durable(&self, seq: Seq) {
        let mut durable = self.durable.clone();
        if durable.wait_for(|now| *now >= seq).await.is_err() {
            // The store has been closed under us: nothing may be acknowledged any more.
            std::future::pending::<()>().await;
        }
    }

    /// Waits until everything is on disk and then does what is to be done.
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
                let telegram = service.telegram.clone();
                service.in_hand(async move { telegram.suggest(suggested).await });
            }
            for act in effects.acts {
                let telegram = service.telegram.clone();
                service.in_hand(async move { telegram.act(act).await });
            }
            for think in effects.think {
                tokio::spawn(Arc::clone(&service).think(think));
            }
            for hint in effects.hints {
                tokio::spawn(Arc::clone(&service).hint(hint));
            }
            for look in effects.looks {
                tokio::spawn(Arc::clone(&service).look_back(look));
            }
            if let Some(query) = effects.ask {
                service.in_hand(Arc::clone(&service).inquire(query));
            }
        })
    }

    /// Does something that nobody waits for, but for the end.
    fn in_hand(self: &Arc<Service>, work: impl Future<Output = ()> + Send + 'static) {
        self.in_hand.send_modify(|count| *count += 1);
        let service = Arc::clone(self);
        tokio::spawn(async move {
            service.lease.held().await;
            work.await;
            service.in_hand.send_modify(|count| *count -= 1);
        });
    }

    /// Asks the messenger who administrates a chat. Other updates do not wait for that; when the process ends before
    /// the answer, whoever wanted something asks again.
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
            let now = (self.clock)();
            for (chat, at) in &effects.wrote {
                pump.wrote(*chat, Duration::from_millis(now.saturating_sub(*at)));
            }
            effects.push.iter().for_each(|push| pump.push(*push));
        }
    }

    /// Whether the user administrates the chat, now. If the bot cannot find out, the answer is no.
    async fn is_admin(&self, query: &AdminQuery) -> bool {
        for _ in 0..3 {
            match self.telegram.is_admin(query.peer, query.user).await {
                Ok(yes) => return yes,
                Err(trouble) => {
                    let wait = if let Trouble::Later(wait) = trouble { wait } else { None };
                    let wait = wait.unwrap_or(Duration::from_millis(500)).min(Duration::from_secs(3));
                    tokio::time::sleep(wait).await;
                }
            }
        }
        tracing::warn!(peer = query.peer, "could not find out who administrates a chat");
        false
    }
}

/// The service as the messenger's room sees it.
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

    async fn look(&self, id: MatchId, user: UserId) -> Option<Look> {
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
