//! `kill -9` at any instant, under load.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kletka::store::schema::Stage;
use kletka_sandbox::{Sandbox, World};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::bot::{Bot, Home, PATIENCE, SECRET, messenger, newest_call};
use crate::check::{self, Kept, kept};
use crate::crowd::{BOT, Kind, Table};
use crate::stored::replay;
use crate::thorough::amount;

/// How many backups are taken while the bot is killed again and again.
const BACKUPS: usize = 3;
/// The number of groups. Each plays all the games.
const GROUPS: usize = 6;
/// How many pictures must follow attempts at each table after the last kill.
const GOING_ON: usize = 2;
/// How far a table may go beyond what all tables are waited for.
const AHEAD: usize = 2;
/// The environment variable with the seed of the random numbers, for another run.
const SEED: &str = "KLETKA_CRASH_SEED";

/// splitmix64.
pub struct Random(u64);

impl Random {
    pub fn from_environment() -> Random {
        let seed = std::env::var(SEED).ok().and_then(|text| text.parse().ok()).unwrap_or(20_261);
        println!("{SEED}={seed}");
        Random(seed)
    }

    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        low + (z ^ (z >> 31)) % (high - low + 1)
    }
}

/// Groups with people who play.
pub struct Crowd {
    pub tables: Vec<Arc<Table>>,
    players: JoinSet<()>,
    home: watch::Sender<bool>,
}

impl Crowd {
    pub fn gather(sandbox: &Arc<Sandbox>) -> Crowd {
        let (home, go_home) = watch::channel(false);
        let (mut tables, mut players) = (Vec::new(), JoinSet::new());
        for group in 0..GROUPS {
            let [host, guest] = [1, 2].map(|n| 100 + 10 * i64::try_from(group).unwrap_or_default() + n);
            for user in [host, guest] {
                sandbox.add_user(user, &format!("P{user}"), Some(&format!("p{user}")), "en");
                sandbox.start_private(user, "");
            }
            let chat = sandbox.add_group(&format!("Group {group}"), &[host, guest]);
            for kind in Kind::ALL {
                let (sandbox, id) = (Arc::clone(sandbox), AtomicUsize::new(0));
                let (attempts, progress) = (Default::default(), AtomicUsize::new(0));
                let leash = AtomicUsize::new(usize::MAX);
                let table = Arc::new(Table { sandbox, kind, group: chat, host, guest, id, attempts, progress, leash });
                players.spawn(Arc::clone(&table).play(go_home.clone()));
                tables.push(table);
            }
        }
        Crowd { tables, players, home }
    }

    pub fn progress(&self) -> Vec<usize> {
        self.tables.iter().map(|table| table.progress.load(Ordering::Relaxed)).collect()
    }

    /// Lets each table go on by this many moves, and no further. Returns their positions.
    pub fn leash(&self, by: usize) -> Vec<usize> {
        let before = self.progress();
        for (table, before) in self.tables.iter().zip(&before) {
            table.leash.store(before.saturating_add(by), Ordering::Relaxed);
        }
        self.home.send_modify(|_| ());
        before
    }

    /// Waits until every table has gone on by this many moves.
    pub async fn goes_on(&self, sandbox: &Sandbox, by: usize) {
        let before = self.leash(by + AHEAD);
        let all = |now: Vec<usize>| now.iter().zip(&before).all(|(now, before)| *now >= before + by);
        sandbox.wait(|_| all(self.progress()), PATIENCE).await.unwrap_or_else(|_| {
            panic!("from {before:?} only to {:?}", self.progress());
        });
    }

    /// Everybody finishes the work in progress and stops; no player may have failed.
    pub async fn go_home(&mut self) {
        self.home.send_replace(true);
        while let Some(ended) = self.players.join_next().await {
            ended.expect("a player gets what is due");
        }
    }
}

/// Waits until everything in the outbox has arrived: the answer to a question asked now comes last. The removal of an
/// old picture is queued only when the new one has arrived, hence twice.
pub async fn settle(sandbox: &Sandbox, crowd: &Crowd) {
    for _ in 0..2 {
        for table in crowd.tables.iter().filter(|table| table.kind == Kind::Pig) {
            for (user, chat) in [(table.host, table.group), (table.host, table.host), (table.guest, table.guest)] {
                let asked = sandbox.say(user, chat, "/matches@kletka_bot");
                let answered = |world: &World| crate::crowd::refused(world, chat, asked);
                sandbox.wait(answered, PATIENCE).await.expect("a question is answered");
            }
        }
    }
}

/// Exports each record that is not secret.
async fn export(sandbox: &Sandbox, crowd: &Crowd) {
    for table in crowd.tables.iter().filter(|table| table.kind != Kind::SeaBattle) {
        let asked = sandbox.say(table.host, table.group, &format!("/export@kletka_bot {}", table.id()));
        let answered = |world: &World| crate::crowd::refused(world, table.group, asked);
        sandbox.wait(answered, PATIENCE).await.expect("the record comes");
    }
}

/// Checks a backup taken while the bot ran: each of its logs is a prefix of the final one.
fn backup_is_a_prefix(home: &Home, name: &str, last: &Kept) {
    for (id, (row, lines)) in kept(&home.path(name)).matches {
        let (_, all) = &last.matches[&id];
        assert!(all.starts_with(&lines), "№{id} in {name}");
        if row.stage != Stage::Lobby {
            replay(&row, &lines);
        }
    }
}

/// Starts the bot and lets it live for some time.
async fn one_life(sandbox: &Sandbox, home: &Home, life: usize, random: &mut Random) -> Bot {
    // Most lives are timed from their first message, others from their first request or from the start.
    let sign = ["SendPhoto", "DeleteWebhook", "", "SendMessage"][life % 4];
    let before = sandbox.look(|world| newest_call(world, sign));
    let bot = home.start(sandbox);
    if !sign.is_empty() {
        let lives = |world: &World| newest_call(world, sign) > before;
        sandbox.wait(lives, PATIENCE).await.unwrap_or_else(|_| panic!("no life:\n{}", home.printed()));
    }
    tokio::time::sleep(Duration::from_millis(random.between(30, 400))).await;
    let newest = sandbox.last_update();
    for _ in 0..random.between(0, 3) {
        // The messenger may deliver anything twice, and at any time.
        let back = u32::try_from(random.between(0, 40)).unwrap_or_default();
        newest.map(|newest| sandbox.redeliver(newest.saturating_sub(back)));
    }
    if life.is_multiple_of(2) {
        // Half of the kills come while an update is being handled, or has been handled but not confirmed.
        let comes = |world: &World| world.last_update() > newest;
        sandbox.wait(comes, PATIENCE).await.expect("people go on");
        tokio::time::sleep(Duration::from_millis(random.between(0, 12))).await;
    }
    bot
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_and_nothing_happens_twice() {
    let (sandbox, home, mut random) = (Arc::new(messenger()), Home::new(), Random::from_environment());
    let mut crowd = Crowd::gather(&sandbox);
    let kills = amount(36, 12);
    let apart = kills / BACKUPS;
    for life in 1..=kills {
        let bot = one_life(&sandbox, &home, life, &mut random).await;
        if life.is_multiple_of(apart) {
            let name = format!("backup-{}", life / apart);
            let output = home.run(&["backup", home.path(&name).to_str().expect("a plain path")]);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
        bot.kill();
    }
    let killed = crowd.progress();
    println!("{kills} kills; pictures that followed attempts: {killed:?}");
    let bot = home.start(&sandbox);
    crowd.goes_on(&sandbox, GOING_ON).await;
    let live = home.run(&["backup", home.path("backup-live").to_str().expect("a plain path")]);
    assert!(String::from_utf8_lossy(&live.stdout).contains("while the bot was running"));
    crowd.go_home().await;
    settle(&sandbox, &crowd).await;
    export(&sandbox, &crowd).await;
    settle(&sandbox, &crowd).await;
    bot.stop_well();

    let last = kept(&home.data());
    assert_eq!(last.entries, 0, "the outbox is empty");
    assert_eq!(last.matches.len(), crowd.tables.len(), "one match for each challenge");
    assert!(last.matches.values().all(|(row, _)| row.stage == Stage::Live));
    for table in &crowd.tables {
        check::table(table, &last);
        if table.kind != Kind::SeaBattle {
            check::exported(&sandbox, table, &last);
        }
    }
    let lines: usize = last.matches.values().map(|(_, lines)| lines.len()).sum();
    println!("{lines} lines in {} matches", last.matches.len());
    for nth in 1..=BACKUPS {
        backup_is_a_prefix(&home, &format!("backup-{nth}"), &last);
    }
    backup_is_a_prefix(&home, "backup-live", &last);
    fs::remove_dir_all(home.data().join("store")).expect("the store can be destroyed");
    let repaired = home.run(&["repair", home.data().to_str().expect("a plain path")]);
    assert!(repaired.status.success(), "{}", String::from_utf8_lossy(&repaired.stderr));
    assert_eq!(kept(&home.data()), last);
    assert!(!home.printed().contains(SECRET), "the token was logged");
    assert!(!home.printed().contains("ERROR"), "{}", home.printed());
    assert!(sandbox.messages(crowd.tables[0].group).iter().any(|message| message.from == BOT));
}
