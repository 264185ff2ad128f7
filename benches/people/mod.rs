//! Groups of two who play tic-tac-toe on a board of ten by ten with a whole line to win, so that a match has room for a
//! hundred moves that are all known beforehand. For the benches of moves.

use std::path::Path;
use std::time::Duration;

use kletka::bot::call::{Call, KeyDoes, Markup};
use kletka::bot::incoming::{Chat, Message, Person, Press, Replied};
use kletka::clock::Clock;
use kletka::store::schema::MatchId;
use tempfile::TempDir;

/// The number of moves in a match.
pub const MOVES: usize = 100;

/// A group of two and their match.
#[derive(Clone, Copy)]
pub struct Table {
    pub group: i64,
    /// The players. The one to move first comes first, once that is known.
    pub players: [i64; 2],
    pub id: MatchId,
}

impl Table {
    /// Orders the players. `mentioned`: the user whom the first board asks.
    pub fn begins(&mut self, mentioned: i64) {
        if self.players[1] == mentioned {
            self.players.swap(0, 1);
        }
    }

    pub fn mover(&self, number: usize) -> i64 {
        self.players[number % 2]
    }

    /// The first player challenges the second, in the message with that id.
    pub fn challenge(&self, id: i32) -> Message {
        let text = format!("/play tictactoe size=10 line=10 @p{}", self.players[1]);
        message(self.group, self.players[0], id, text, None)
    }

    /// The second player accepts, by the button with that data under a message.
    pub fn accept(&self, id: String, message: i32, data: String) -> Press {
        let (from, chat) = (person(self.players[1]), chat(self.group));
        Press { id, from, chat, topic: None, message, alone: None, posted: None, instance: None, data, at: now() }
    }

    /// A move, in the message with that id, as a reply to a board.
    pub fn moves(&self, number: usize, id: i32, board: i32) -> Message {
        let text = format!("№{} · Tic-tac-toe", self.id);
        let reply = Replied { id: board, author: None, ours: true, text, picture: false };
        message(self.group, self.mover(number), id, cell(number), Some(reply))
    }
}

fn message(group: i64, from: i64, id: i32, text: String, reply: Option<Replied>) -> Message {
    let (chat, from) = (chat(group), person(from));
    Message {
        chat,
        topic: None,
        id,
        alone: None,
        from,
        at: now(),
        text,
        mentions: Vec::new(),
        reply,
        forwarded: false,
        suggested: false,
        key: None,
        channel: false,
    }
}

fn person(id: i64) -> Person {
    let language = Some("en".to_owned());
    Person { id, name: format!("Player {id}"), username: Some(format!("p{id}")), language, bot: false }
}

fn chat(peer: i64) -> Chat {
    Chat { peer, private: false, title: "Squared paper".to_owned() }
}

/// The cell of a move. Lines are filled one after another, each pair shifted, so that nobody ever completes one.
pub fn cell(number: usize) -> String {
    let (row, place) = (number / 10, number % 10);
    let column = u8::try_from((place + row / 2) % 10).expect("there are ten columns");
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// The callback data of the first button of a call.
pub fn first_button(call: &Call) -> Option<String> {
    let (Call::Say { markup, .. } | Call::EditText { markup, .. }) = call else { return None };
    let Some(Markup::Inline(rows)) = markup else { return None };
    match &rows.first()?.first()?.does {
        KeyDoes::Press(data) => Some(data.clone()),
        KeyDoes::Link(_) | KeyDoes::Fill(_) | KeyDoes::Choose | KeyDoes::Mark(_) | KeyDoes::Done => None,
    }
}

/// The user whom a picture mentions.
pub fn asked(call: &Call) -> Option<i64> {
    let Call::Photo { caption, .. } = call else { return None };
    let (_, rest) = caption.split_once("tg://user?id=")?;
    rest.split_once('"')?.0.parse().ok()
}

pub fn now() -> u64 {
    Clock::messengers().now()
}

/// The processor time of this process so far, in steps of 1/100 s, if the system reports it (Linux).
pub fn busy() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program is in brackets and may contain anything. The times are the 14th and 15th word.
    let words = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace().skip(11).take(2);
    Duration::from_millis(words.filter_map(|word| word.parse::<u64>().ok()).sum::<u64>() * 10)
}

/// A directory beside the build, not in /tmp: that may be in memory, where a sync costs nothing.
pub fn beside_the_build() -> TempDir {
    tempfile::tempdir_in(Path::new(env!("CARGO_TARGET_TMPDIR"))).expect("a directory can be made")
}
