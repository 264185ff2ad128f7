//! The message of a board: its picture, its caption, its buttons.

use super::call::{Call, Dest, Key, KeyDoes, Markup, Picture};
use super::headline::{Dress, dress, headline, lettered, result, title};
use crate::bot::chats::{books, people};
use crate::bot::leaf::callback::Callback;
use crate::bot::leaf::hours::Nights;
use crate::bot::leaf::reader::Reader;
use crate::bot::leaf::spans;
use crate::bot::leaf::work::Work;
use crate::bot::table::answers::SHARE;
use crate::bot::table::shown::once_shown;
use crate::bot::table::views::{users_on, viewer};
use crate::bot::words::{cut, html, letter, say, visible};
use crate::game::{Ask, Button, Need, Position, Seat, Secrecy, Text, Turn, Viewer};
use crate::play::{Ending, Line};
use crate::store::kept::{BoardRow, ChatId, ChatRow, MatchId, MatchRow, NewsRow, Policy};

/// The longest caption, in visible characters; the messenger's own limit is 1,024.
const CAPTION: usize = 1000;

/// Under how many boards of a match it is said that moves are answers to them: each of two players has read it then.
const TOLD: usize = 2;

/// How many people are mentioned at once.
const MENTIONED: usize = 5;

/// The board as it stands; `None` when just that is shown already, because an entry before this one had to wait and
/// took the move along.
pub fn board_call(work: &mut Work<'_>, id: MatchId, at: ChatId, chat: &ChatRow, fresh: bool) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let names = people::names(work, &row);
    let live = work.live(id)?;
    let by_time = live.lines().last().is_some_and(Line::is_by_time);
    let (position, ending) = (live.position().copy(), live.ending());
    let message = BoardMessage::of(work, &row, at, chat, &names)?;
    let board = message.board;
    if !fresh && board.message.is_some() && board.shown >= message.version {
        return None;
    }
    let caption = message.caption(&*position, ending, &|seat, mention| dress(work, Some(&row), seat, mention));
    let edits = board.message.filter(|_| !fresh && message.in_place());
    let markup = message.markup(&*position, edits.is_some());
    let (who, reader) = (message.who, message.reader());
    let lettered = lettered(work, &row, reader);
    let picture = Box::new(Picture {
        scene: position.scene(who),
        board: position.board(who),
        title: title(work.live(id)?, who, Some(id), &lettered, reader),
        theme: chat.theme,
        say: Box::new(move |says| letter(says, reader, &lettered)),
    });
    let to = Dest { peer: chat.peer, private: chat.private, topic: row.topic.filter(|_| at == row.chat) };
    Some(match edits {
        Some(message) => Call::EditPhoto { to, message, picture, caption, markup },
        // What only time has done wakes nobody.
        None => {
            let silent = by_time && Nights::of(chat).is_some_and(|nights| nights.around(work.now).is_some());
            Call::Photo { to, picture, caption, markup, reply_to: None, silent }
        }
    })
}

/// All that the message of a board is made of.
struct BoardMessage<'a> {
    row: &'a MatchRow,
    board: &'a BoardRow,
    /// As whom its readers look at the position.
    who: Viewer,
    chat: &'a ChatRow,
    names: &'a [String],
    turn: Turn,
    version: usize,
    ply: usize,
    /// Whether anybody but the board's own seat has acted since it was shown.
    others_acted: bool,
    /// What everybody has left, where a clock runs.
    clocks: Option<Text>,
    hears: bool,
    username: String,
}

impl<'a> BoardMessage<'a> {
    fn of(
        work: &mut Work<'_>,
        row: &'a MatchRow,
        place: ChatId,
        chat: &'a ChatRow,
        names: &'a [String],
    ) -> Option<BoardMessage<'a>> {
        let board = row.boards.iter().find(|board| board.chat == place)?;
        let (at, hears) = (work.now.saturating_sub(row.began), books::hears(work, chat));
        let username = work.cache.me.username.clone();
        let live = work.live(row.id)?;
        let others = |line: &Line| line.seat.map(|seat| seat.0) != board.seat;
        Some(BoardMessage {
            row,
            board,
            who: live.viewer(viewer(board)),
            chat,
            names,
            turn: live.turn(),
            version: live.lines().len(),
            ply: live.ply(),
            others_acted: live.lines().iter().skip(board.shown).any(others),
            clocks: spans::clocks(&once_shown(live, row, board, at), at),
            hears,
            username,
        })
    }

    fn reader(&self) -> Reader {
        Reader::of(self.chat)
    }

    /// Whether the picture that stands is changed instead of a new one sent. Where the match is played the chat says
    /// so; a player's own board beside it changes in place, unless its owner has just typed below it, or is asked for
    /// something secret and others have acted since, which must not go unnoticed.
    fn in_place(&self) -> bool {
        if self.row.chat == self.board.chat {
            return self.chat.policy == Policy::Edit || self.is_quiet();
        }
        let typed_below = self.board.message.is_some_and(|message| self.board.moved > message);
        let asked = self.board.seat.is_some_and(|seat| self.turn.is_secret(Seat(seat)));
        !(typed_below || asked && self.others_acted)
    }

    /// Whether nothing but sealed choices were made since the picture was shown: of those nothing is announced, and
    /// nobody is called for each of them.
    fn is_quiet(&self) -> bool {
        self.turn.asks().iter().any(|ask| ask.secrecy == Secrecy::Sealed) && self.told().next().is_none()
    }

    fn caption(&self, position: &dyn Position, ending: Option<Ending>, dress: Dress<'_>) -> String {
        let asked = users_on(self.row, self.turn.seats());
        let mention: &[u8] = if asked.len() > MENTIONED { &[] } else { &asked };
        let reader = self.reader();
        let plain = |text: &Text| html(text, reader, &|seat| dress(seat, &[]));
        let scores = position.scores(self.who);
        let mut lines = vec![headline(self.row, reader, self.names.len(), scores, dress)];
        let mut news: Vec<String> = self.told().map(|news| plain(&news.text)).collect();
        let mut last = match &self.turn {
            Turn::Act(_) => {
                let mut lines = self.asks(mention, dress);
                lines.extend(self.clocks.as_ref().map(plain));
                lines
            }
            Turn::Over(outcome) => vec![result(outcome, ending, reader, dress)],
        };
        let fixed: usize = lines.iter().chain(&last).map(|line| visible(line) + 1).sum();
        while fixed + news.iter().map(|line| visible(line) + 1).sum::<usize>() > CAPTION && !news.is_empty() {
            news.remove(0);
        }
        lines.append(&mut news);
        lines.append(&mut last);
        cut(lines.join("\n"), CAPTION)
    }

    /// Who is asked for what, and how to answer where plain text does not reach the bot.
    fn asks(&self, mention: &[u8], dress: Dress<'_>) -> Vec<String> {
        let say = |text: &Text| html(text, self.reader(), &|seat| dress(seat, &[]));
        if self.chat.private {
            let own = self.board.seat.and_then(|seat| self.turn.ask_of(Seat(seat)));
            return match own {
                Some(ask) => self.asks_alone(ask, &say(&ask.text)),
                None => {
                    let waits = self.turn.seats().iter().map(|seat| Text::new("player").with("seat", seat));
                    vec![say(&Text::new("ask-wait").with("players", waits.collect::<Vec<_>>()))]
                }
            };
        }
        let waited = self.turn.asks().iter().filter(|ask| ask.need != Need::May);
        waited.flat_map(|ask| self.asks_in_group(ask, mention, dress)).collect()
    }

    /// One thing that is asked of people in a group.
    fn asks_in_group(&self, ask: &Ask, mention: &[u8], dress: Dress<'_>) -> Vec<String> {
        let reader = self.reader();
        let say = |text: &Text| html(text, reader, &|seat| dress(seat, &[]));
        let asked = users_on(self.row, ask.seats);
        if asked.is_empty() {
            return Vec::new();
        }
        let names: Vec<String> = asked.iter().take(MENTIONED).map(|seat| dress(Seat(*seat), mention)).collect();
        let more = if asked.len() > MENTIONED { ", …" } else { "" };
        let mut lines = vec![format!("{}{more}: {}", names.join(", "), say(&ask.text))];
        match ask.secrecy {
            Secrecy::Private => lines.push(say(&Text::new("ask-private"))),
            Secrecy::Sealed => lines.push(say(&Text::new("ask-sealed"))),
            Secrecy::Open if !ask.example.is_empty() && self.ply < if self.hears { 1 } else { TOLD } => {
                let key = if self.hears { "how-type" } else { "how-reply" };
                lines.push(say(&Text::new(key).with("example", reader.labels.text(ask.example))));
            }
            Secrecy::Open => {}
        }
        lines
    }

    /// The same in private. What the game whispers is the more exact answer to what is to be done.
    fn asks_alone(&self, ask: &Ask, said: &str) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.told().any(|news| news.to.is_some()) {
            lines.push(capital(said));
        }
        if self.ply == 0 && !ask.example.is_empty() {
            let how = Text::new("how-type").with("example", self.reader().labels.text(ask.example));
            lines.push(html(&how, self.reader(), &|_| String::new()));
        }
        lines
    }

    /// What has happened since the board was shown last, as far as its readers may know it.
    fn told(&self) -> impl Iterator<Item = &NewsRow> {
        let (from, to) = (self.board.shown, self.version);
        let since = self.row.news.iter().filter(move |news| from < news.version && news.version <= to);
        since.filter(|news| news.to.is_none() || news.to == self.board.seat)
    }

    fn markup(&self, position: &dyn Position, edits: bool) -> Option<Markup> {
        let press = |label: &'static str, does: Callback| {
            let label = say(&Text::new(label), self.reader(), self.names);
            Some(Key { label, does: KeyDoes::Press(does.write()?) })
        };
        if let Turn::Over(_) = self.turn {
            let label = if self.row.seats.len() == 1 { "key-again" } else { "key-rematch" };
            return Some(Markup::Inline(vec![vec![press(label, Callback::Rematch(self.row.id))?]]));
        }
        let mut keys: Vec<Vec<Key>> = Vec::new();
        for ask in self.turn.asks() {
            for row in self.keys_of(position, ask) {
                if !keys.contains(&row) {
                    keys.push(row);
                }
            }
        }
        if self.row.seats.len() == 1 && !self.chat.private {
            let word = SHARE.to_owned();
            keys.push(vec![press("key-share", Callback::Lobby { id: self.row.id, word })?]);
        }
        if !keys.is_empty() {
            return Some(Markup::Inline(keys));
        }
        let [ask] = self.turn.asks() else { return None };
        let forced = !self.hears && !edits && !ask.example.is_empty() && users_on(self.row, ask.seats).len() == 1;
        forced.then(|| Markup::ForceReply(self.reader().labels.text(ask.example)))
    }

    /// The buttons by which an ask is answered under this picture. Everybody sees the same ones in a group: a press
    /// plays for the seat of whoever presses.
    fn keys_of(&self, position: &dyn Position, ask: &Ask) -> Vec<Vec<Key>> {
        let asked = users_on(self.row, ask.seats);
        if ask.secrecy == Secrecy::Private && !self.chat.private {
            let label = say(&Text::new("key-private"), self.reader(), self.names);
            let link = format!("https://t.me/{}?start=m{}", self.username, self.row.id);
            let key = Key { label, does: KeyDoes::Link(link) };
            return if asked.is_empty() { Vec::new() } else { vec![vec![key]] };
        }
        let seat = match self.board.seat {
            Some(seat) => asked.contains(&seat).then_some(seat),
            None => asked.first().copied(),
        };
        let rows = seat.map(|seat| position.buttons(self.who, Seat(seat))).unwrap_or_default();
        rows.into_iter()
            .map(|row| row.into_iter().filter_map(|button| self.move_key(button)).collect::<Vec<_>>())
            .filter(|row| !row.is_empty())
            .collect()
    }

    fn move_key(&self, button: Button) -> Option<Key> {
        let data = match button.text {
            Some(text) => Callback::Move { id: self.row.id, version: self.version, text },
            None => Callback::Idle,
        }
        .write()?;
        Some(Key { label: say(&button.label, self.reader(), self.names), does: KeyDoes::Press(data) })
    }
}

/// The same with a capital first letter, for a sentence that stands alone.
fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
