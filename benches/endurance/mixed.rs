//! A hundred moves of mixed games per second beside very many live matches, timed until their pictures arrive.
//!
//! People, messenger, bot, store and painters share one process. The moves come from the playthroughs of all games for
//! two without chance and hidden information, so each is known to be legal.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kletka::bot::{Limits, Registry};
use kletka::clock::Clock;
use kletka::game::{AnyGame, Hidden};
use kletka::games::GAMES;
use kletka::paint::Theme;
use kletka::play::record;
use kletka::service::{self, Setup, TICK, Updates};
use kletka::store::disk::SledStore;
use kletka::telegram::Telegram;
use kletka::telegram::pace::Pace;
use kletka_sandbox::{Sandbox, SandboxConfig};
use tokio::runtime::Runtime;
use tokio::sync::watch;

use super::{busy, memory, percentile};

/// The number of groups. Each moves every three seconds, as fast as the messenger would accept its boards.
const GROUPS: usize = 300;
/// Moves per second, and the duration in seconds.
const RATE: u32 = 100;
const SECONDS: u32 = 15;
/// Longer than anything should take.
const PATIENCE: Duration = Duration::from_secs(60);
/// Ids of groups and people start here, beyond those of the sleeping matches.
const BEYOND: i64 = 1_000_000_000;

/// The known beginning of a match.
struct Script {
    /// The text after `/play`.
    wish: String,
    moves: Vec<String>,
}

/// Scripts for all games that have one long enough for a group.
fn scripts(games: Registry) -> Vec<Script> {
    games.iter().filter_map(script).collect()
}

fn script(game: &dyn AnyGame) -> Option<Script> {
    let id = game.info().id;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("crates/games/tests/playthroughs/{id}.txt"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (mut header, lines) =
        record::read(text.split("\n== ").next()?, GAMES).unwrap_or_else(|error| panic!("{id}: {error}"));
    header.complete_first(&lines);
    let plain = header.deal.is_empty() && header.names.len() == 2 && game.info().hidden == Hidden::Nothing;
    let drawn = |line: &record::Line| !line.draws.is_empty() || line.text.starts_with('!');
    let moves: Vec<String> = lines.iter().take_while(|line| !drawn(line)).map(|line| line.text.clone()).collect();
    let enough = moves.len() * GROUPS >= (RATE * SECONDS) as usize;
    (plain && enough).then(|| Script { wish: format!("{id} {}", header.options), moves })
}

/// A group and its match.
struct Group {
    peer: i64,
    script: usize,
    made: usize,
    /// The newest board, and the user whom it asks.
    board: i32,
    asked: i64,
}

/// The response to a move in the group.
enum Seen {
    Nothing,
    Board,
    /// The move was illegal: the first player is drawn by lot, and not all games look the same from both seats.
    Refusal,
}

impl Group {
    /// Looks for a newer board or a refusal.
    fn sees(&mut self, sandbox: &Sandbox) -> Seen {
        let last = sandbox.look(|world| world.last(self.peer));
        let Some(last) = last.filter(|message| message.id > self.board) else { return Seen::Nothing };
        if last.photo().is_none() {
            return Seen::Refusal;
        }
        self.board = last.id;
        self.asked = last.mentioned().first().copied().unwrap_or(self.asked);
        Seen::Board
    }
}

/// A running bot on that store, the messenger, and groups.
struct Club {
    sandbox: Sandbox,
    scripts: Vec<Script>,
    groups: Vec<Group>,
    /// Dropping it stops the bot.
    _stop: watch::Sender<bool>,
    runtime: Runtime,
}

impl Club {
    fn open(dir: &Path) -> Club {
        let store = Arc::new(SledStore::open(dir).unwrap_or_else(|error| panic!("{error}")));
        let runtime = Runtime::new().expect("a runtime starts");
        let config = SandboxConfig { keep_photos: 1, keep_messages: 1_000, ..SandboxConfig::default() };
        let sandbox = Sandbox::start(config).expect("the loopback interface has a free port");
        let telegram = runtime.block_on(Telegram::connect(sandbox.token(), Some(&sandbox.url()), Clock::messengers()));
        let games = Registry::default();
        let setup = Setup {
            telegram: telegram.expect("the sandbox answers"),
            store,
            pace: Pace::unlimited(),
            updates: Updates::Poll,
            games,
            limits: Limits::none(),
            keep: None,
            look: Arc::new(Theme::default),
            tick: TICK,
        };
        let (stop, stopping) = watch::channel(false);
        runtime.spawn(service::run(setup, stopping));
        let mut club = Club { sandbox, scripts: scripts(games), groups: Vec::new(), _stop: stop, runtime };
        (0..GROUPS).for_each(|n| club.begin(n));
        club
    }

    /// Starts a match in a group of its own.
    fn begin(&mut self, n: usize) {
        let number = BEYOND + n as i64 * 2;
        let players = [number, number + 1];
        let peer = self.sandbox.act(|world| {
            for player in players {
                world.add_user(player, &format!("Player {player}"), Some(&format!("m{player}")), "en");
            }
            world.add_group("Mixed games", &players)
        });
        let script = n % self.scripts.len();
        let challenge = format!("/play@kletka_bot {} @m{}", self.scripts[script].wish, players[1]);
        self.sandbox.say(players[0], peer, &challenge);
        let found = self
            .sandbox
            .wait_for(|world| world.last(peer).filter(|message| message.button("Accept").is_some()), PATIENCE);
        let lobby = self.runtime.block_on(found).unwrap_or_else(|error| panic!("{challenge}: {error:?}"));
        self.sandbox.press(players[1], peer, lobby.id, "Accept");
        let board = self.sandbox.wait_for(|world| world.last(peer).filter(|board| board.photo().is_some()), PATIENCE);
        let board = self.runtime.block_on(board).expect("a match begins with a board");
        let asked = board.mentioned().first().copied().expect("a new board asks somebody");
        self.groups.push(Group { peer, script, made: 0, board: board.id, asked });
    }

    /// Makes moves at the rate, in all groups by turns. Returns how long each waited for its picture. A group whose
    /// move is refused stops playing.
    fn play(&mut self) -> Vec<Duration> {
        let begun = Instant::now();
        let (mut waits, mut open): (Vec<Duration>, Vec<(usize, Instant)>) = (Vec::new(), Vec::new());
        let mut resting: VecDeque<usize> = (0..GROUPS).collect();
        let (count, mut made) = (RATE * SECONDS, 0);
        while made < count || !open.is_empty() {
            while made < count && begun.elapsed() >= Duration::from_secs(1) * made / RATE {
                let n = resting.pop_front().expect("most groups wait for their turn");
                self.step(n);
                open.push((n, Instant::now()));
                made += 1;
            }
            open.retain(|(n, sent)| match self.groups[*n].sees(&self.sandbox) {
                Seen::Nothing => {
                    assert!(sent.elapsed() < PATIENCE, "a move is answered");
                    true
                }
                Seen::Board => {
                    waits.push(sent.elapsed());
                    if self.groups[*n].made < self.scripts[self.groups[*n].script].moves.len() {
                        resting.push_back(*n);
                    }
                    false
                }
                Seen::Refusal => false,
            });
            std::thread::sleep(Duration::from_millis(2));
        }
        waits
    }

    /// Makes the next move of a group.
    fn step(&mut self, n: usize) {
        let group = &mut self.groups[n];
        let text = &self.scripts[group.script].moves[group.made];
        let (peer, board, asked) = (group.peer, group.board, group.asked);
        self.sandbox.act(|world| _ = world.reply(asked, peer, board, text));
        group.made += 1;
    }
}

/// Opens a directory filled with live matches, and plays beside them.
pub fn mixed(dir: &Path, matches: u64) {
    let mut club = Club::open(dir);
    let idle = busy();
    let begun = Instant::now();
    let mut waits = club.play();
    let (time, busy) = (begun.elapsed(), busy() - idle);
    let refused = (RATE * SECONDS) as usize - waits.len();
    println!(
        "{matches} live matches, {RATE} moves a second of {} games: a picture after {:?}, p99 {:?}, at most {:?}; \
         {refused} were refused; {:.1} cores, {:.2} ms a move; {} MB",
        club.scripts.len(),
        percentile(&mut waits, 50),
        percentile(&mut waits, 99),
        percentile(&mut waits, 100),
        busy.as_secs_f64() / time.as_secs_f64(),
        busy.as_secs_f64() * 1e3 / f64::from(RATE * SECONDS),
        memory("VmRSS:"),
    );
}
