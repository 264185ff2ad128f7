//! People who play: each table moves whenever somebody is asked, and records its attempts.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kletka_sandbox::{Message, Sandbox, World};
use tokio::sync::watch;

use crate::bot::PATIENCE;

/// How long people wait for a picture before they try again without one, ...
const HASTE: Duration = Duration::from_millis(200);
/// ... and how many such hasty attempts they make, since boards are finite.
const HASTY: usize = 45;

/// The bot's own id.
pub const BOT: i64 = 4242;

/// An attempt at a move in a match.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// The number of its update: the order in which the bot receives it.
    pub update: u32,
    pub user: i64,
    /// The move in canonical form.
    pub text: String,
    pub how: How,
}

/// The way of an attempt.
#[derive(Clone, Debug)]
pub enum How {
    /// A message in a chat.
    Typed { chat: i64, message: i32 },
    /// A button below a picture that showed this many lines.
    Pressed { version: usize },
}

/// The game at a table, and the way its moves are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Typed as replies and as `/m`.
    TicTacToe,
    /// The first player types, the second presses.
    Pig,
    /// Fleets in private, shots in the group.
    SeaBattle,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::TicTacToe, Kind::Pig, Kind::SeaBattle];

    fn challenge(self, guest: &str) -> String {
        let (game, options) = match self {
            Kind::TicTacToe => ("tictactoe", "size=10 line=10"),
            Kind::Pig => ("pig", "dice=1 goal=1000"),
            Kind::SeaBattle => ("seabattle", "size=10"),
        };
        format!("/{game}@kletka_bot @{guest} {options}")
    }

    fn title(self) -> &'static str {
        match self {
            Kind::TicTacToe => "Tic-tac-toe",
            Kind::Pig => "Pig",
            Kind::SeaBattle => "Sea battle",
        }
    }
}

/// A match and its two players.
pub struct Table {
    pub sandbox: Arc<Sandbox>,
    pub kind: Kind,
    pub group: i64,
    pub host: i64,
    pub guest: i64,
    /// Its number, once it has one.
    pub id: AtomicUsize,
    pub attempts: Mutex<Vec<Attempt>>,
    /// How many times a picture has changed after an attempt.
    pub progress: AtomicUsize,
    /// How far the table may go on, so that it does not come to the end of its match while others are slow.
    pub leash: AtomicUsize,
}

/// The identity of a picture: its message, and its edits.
type Sight = (i32, u32);

impl Table {
    pub fn id(&self) -> u64 {
        self.id.load(Ordering::Relaxed) as u64
    }

    pub fn attempts(&self) -> Vec<Attempt> {
        self.attempts.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Plays until it is time to go home, as far as the leash goes; `home` changes whenever a leash does.
    pub async fn play(self: Arc<Table>, mut home: watch::Receiver<bool>) {
        self.sit_down().await;
        if self.kind == Kind::SeaBattle {
            for user in [self.host, self.guest] {
                for word in ["random", "ready"] {
                    let (board, sight) = self.board(user, None).await;
                    let message = self.typed(user, user, None, word, word);
                    assert_eq!(board.chat, user);
                    self.answered(user, sight, Some(message), PATIENCE).await;
                }
            }
        }
        while !*home.borrow_and_update() {
            if self.progress.load(Ordering::Relaxed) >= self.leash.load(Ordering::Relaxed) {
                home.changed().await.expect("the crowd is there as long as its players are");
                continue;
            }
            let (board, sight) = self.board(self.group, None).await;
            let hasty = self.attempts().len() < HASTY;
            let Some(user) = self.next_to_try(&board, hasty) else {
                tokio::select! {
                    _ = self.board(self.group, Some(sight)) => continue,
                    _ = home.changed() => continue,
                }
            };
            let message = self.act(user, &board);
            let patience = if hasty { HASTE } else { PATIENCE };
            let happened = self.answered(self.group, sight, message, patience).await;
            assert!(hasty || happened.is_some(), "{}", self.story("an answer to a move"));
            if happened == Some(false) {
                // Refused, perhaps because the picture is an old one.
                self.answered(self.group, sight, None, HASTE).await;
            }
        }
    }

    /// A player to move. In haste, perhaps another one, since the picture may be old.
    fn next_to_try(&self, board: &Message, hasty: bool) -> Option<i64> {
        let asked = asked(board);
        if !hasty || self.attempts().len().is_multiple_of(2) {
            return asked;
        }
        let other = if asked == Some(self.host) { self.guest } else { self.host };
        // Only the player to move has buttons.
        if self.kind == Kind::Pig && other == self.guest { asked } else { Some(other) }
    }

    /// From the challenge to the first picture.
    async fn sit_down(&self) {
        let guest = format!("p{}", self.guest);
        let title = self.kind.title();
        self.sandbox.say(self.host, self.group, &self.kind.challenge(&guest));
        let challenge = |world: &World| {
            let mut messages = newest_first(world, self.group);
            messages.find(|m| m.from == BOT && m.text.contains(title) && m.button("Accept").is_some()).cloned()
        };
        let lobby = self.wait(challenge, "a challenge").await;
        let (_, rest) = lobby.text.split_once('№').expect("a challenge has a number");
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        self.id.store(digits.parse().expect("it is a number"), Ordering::Relaxed);
        self.sandbox.press(self.guest, self.group, lobby.id, "Accept");
        self.board(self.group, None).await;
    }

    /// Makes one attempt. Returns the message, unless it was a press.
    fn act(&self, user: i64, board: &Message) -> Option<i32> {
        let turn = self.attempts().len();
        match self.kind {
            Kind::TicTacToe => {
                // Every cell once. Each fifth attempt is at an earlier one.
                let cell = cell(if turn % 5 == 4 { turn / 2 } else { turn });
                let command = format!("/m@kletka_bot {} {cell}", self.id());
                let (reply, text) =
                    if turn.is_multiple_of(3) { (None, command) } else { (Some(board.id), cell.clone()) };
                Some(self.typed(user, self.group, reply, &text, &cell))
            }
            Kind::SeaBattle => {
                let cell = cell(self.attempts().iter().filter(|a| a.user == user).count() * 37 % 100);
                Some(self.typed(user, self.group, Some(board.id), &cell, &cell))
            }
            Kind::Pig => {
                let hold = board.buttons().len() > 1 && turn % 3 == 2;
                let (label, word) = if hold { ("✋ Stop", "hold") } else { ("🎲 Roll", "roll") };
                if user == self.host {
                    Some(self.typed(user, self.group, Some(board.id), word, word))
                } else {
                    self.pressed(user, board, label, word);
                    None
                }
            }
        }
    }

    /// A user writes. The attempt is recorded in the same step.
    fn typed(&self, user: i64, chat: i64, reply: Option<i32>, text: &str, canonical: &str) -> i32 {
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        let (message, update) = self.sandbox.act(|world| {
            let message = match reply {
                Some(board) => world.reply(user, chat, board, text),
                None => world.say(user, chat, text),
            };
            (message, world.last_update())
        });
        let how = How::Typed { chat, message };
        attempts.push(Attempt { update: update.unwrap_or(0), user, text: canonical.to_owned(), how });
        message
    }

    /// A user presses a button, which may have just disappeared.
    fn pressed(&self, user: i64, board: &Message, label: &str, canonical: &str) {
        let data = board.button(label).and_then(|button| button.data.clone()).expect("a turn has buttons");
        let version = data.split(':').nth(2).and_then(|digits| usize::from_str_radix(digits, 36).ok());
        let how = How::Pressed { version: version.expect("a button knows the length of the log") };
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        let update = self.sandbox.act(|world| {
            world.press_data(user, board.chat, board.id, &data);
            world.last_update()
        });
        attempts.push(Attempt { update: update.unwrap_or(0), user, text: canonical.to_owned(), how });
    }

    /// Waits until the picture has changed (`true`) or the message was refused (`false`). `None` if neither happened in
    /// time.
    async fn answered(&self, chat: i64, sight: Sight, message: Option<i32>, patience: Duration) -> Option<bool> {
        let happened = |world: &World| {
            let changed = self.newest(world, chat).is_some_and(|board| seen(board) != sight);
            (changed || message.is_some_and(|message| refused(world, chat, message))).then_some(changed)
        };
        let happened = self.sandbox.wait_for(happened, patience).await.ok();
        if happened == Some(true) {
            self.progress.fetch_add(1, Ordering::Relaxed);
        }
        happened
    }

    /// Waits for a picture not seen yet.
    async fn board(&self, chat: i64, not: Option<Sight>) -> (Message, Sight) {
        let other = |world: &World| {
            let board = self.newest(world, chat).filter(|board| Some(seen(board)) != not)?;
            Some((board.clone(), seen(board)))
        };
        self.wait(other, "a picture").await
    }

    /// The newest picture of the match in a chat.
    pub fn newest<'a>(&self, world: &'a World, chat: i64) -> Option<&'a Message> {
        let head = format!("№{} ", self.id());
        newest_first(world, chat).find(|m| m.photo().is_some() && !m.deleted && m.text.starts_with(&head))
    }

    async fn wait<T>(&self, find: impl FnMut(&World) -> Option<T>, what: &str) -> T {
        match self.sandbox.wait_for(find, PATIENCE).await {
            Ok(found) => found,
            Err(_) => panic!("{}", self.story(what)),
        }
    }

    fn story(&self, what: &str) -> String {
        format!("{:?} waits for {what}:\n{}", self.kind, self.sandbox.transcript(self.group))
    }
}

/// The messages of a chat, newest first, without copying them.
fn newest_first(world: &World, chat: i64) -> impl Iterator<Item = &Message> {
    world.chat(chat).into_iter().flat_map(|chat| chat.messages.values().rev())
}

fn seen(board: &Message) -> Sight {
    (board.id, board.edits)
}

/// The mentioned user, if there is exactly one.
pub fn asked(board: &Message) -> Option<i64> {
    if let [user] = board.mentioned()[..] { Some(user) } else { None }
}

/// Whether the bot has replied to a message. Accepted moves get pictures, which are not replies.
pub fn refused(world: &World, chat: i64, message: i32) -> bool {
    newest_first(world, chat).any(|answer| answer.from == BOT && answer.reply_to == Some(message))
}

fn cell(n: usize) -> String {
    let column = char::from(b'a' + u8::try_from(n % 10).unwrap_or_default());
    format!("{column}{}", n / 10 % 10 + 1)
}
