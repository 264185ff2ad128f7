//! The message of a board: its picture, its caption, its buttons.

use super::call::{Call, Dest, Key, KeyDoes, Markup, Picture};
use super::headline::{Dress, dress, headline, result, title};
use crate::bot::chats::{books, people};
use crate::bot::leaf::callback::Callback;
use crate::bot::leaf::hours::Nights;
use crate::bot::leaf::reader::Reader;
use crate::bot::leaf::spans;
use crate::bot::leaf::work::Work;
use crate::bot::table::views::{users_on, viewer};
use crate::bot::words::{cut, html, letter, say, visible};
use crate::game::{Act, Button, Position, Seat, Text, Turn, Viewer};
use crate::play::{Ending, Line};
use crate::store::kept::{BoardRow, ChatId, ChatRow, MatchId, MatchRow, NewsRow, Policy};

/// The longest caption, in visible characters; the messenger's own limit is 1,024.
const CAPTION: usize = 1000;

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
    let names = names.clone();
    let picture = Box::new(Picture {
        scene: position.scene(who),
        board: position.board(who),
        title: title(&row, &names, position.scores(who).as_deref(), reader),
        theme: chat.theme,
        say: Box::new(move |says| letter(says, reader, &names)),
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
        at: ChatId,
        chat: &'a ChatRow,
        names: &'a [String],
    ) -> Option<BoardMessage<'a>> {
        let board = row.boards.iter().find(|board| board.chat == at)?;
        let (now, hears, username) = (work.now, books::hears(work, chat), work.cache.me.username.clone());
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
            clocks: spans::clocks(live, now.saturating_sub(row.began)),
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
            return self.chat.policy == Policy::Edit;
        }
        let typed_below = self.board.message.is_some_and(|message| self.board.moved > message);
        let asked = match (&self.turn, self.board.seat) {
            (Turn::Act(act), Some(seat)) => act.private && act.seats.has(Seat(seat)),
            _ => false,
        };
        !(typed_below || asked && self.others_acted)
    }

    fn caption(&self, position: &dyn Position, ending: Option<Ending>, dress: Dress<'_>) -> String {
        let asked = match &self.turn {
            Turn::Act(act) => users_on(self.row, act.seats),
            Turn::Over(_) => Vec::new(),
        };
        let mention: &[u8] = if asked.len() > MENTIONED { &[] } else { &asked };
        let reader = self.reader();
        let plain = |text: &Text| html(text, reader, &|seat| dress(seat, &[]));
        let scores = position.scores(self.who);
        let mut lines = vec![headline(self.row, reader, self.names.len(), scores, dress)];
        let mut news: Vec<String> = self.told().map(|news| plain(&news.text)).collect();
        let mut last = match &self.turn {
            Turn::Act(act) => {
                let mut lines = self.asks(act, &asked, mention, dress);
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
    fn asks(&self, act: &Act, asked: &[u8], mention: &[u8], dress: Dress<'_>) -> Vec<String> {
        let reader = self.reader();
        let mine = self.board.seat.is_some_and(|seat| act.seats.has(Seat(seat)));
        let ask = html(&act.ask, reader, &|seat| dress(seat, &[]));
        if self.chat.private {
            if mine {
                return self.asks_alone(act, &ask);
            }
            let waits = act.seats.iter().map(|seat| Text::new("player").with("seat", seat)).collect::<Vec<_>>();
            return vec![html(&Text::new("ask-wait").with("players", waits), reader, &|seat| dress(seat, &[]))];
        }
        let names: Vec<String> = asked.iter().take(MENTIONED).map(|seat| dress(Seat(*seat), mention)).collect();
        let more = if asked.len() > MENTIONED { ", …" } else { "" };
        let mut lines = vec![format!("{}{more}: {ask}", names.join(", "))];
        if act.private {
            lines.push(html(&Text::new("ask-private"), reader, &|_| String::new()));
            return lines;
        }
        if !act.example.is_empty() && (!self.hears || self.ply == 0) {
            let key = if self.hears { "how-type" } else { "how-reply" };
            lines.push(html(&Text::new(key).with("example", reader.labels.text(act.example)), reader, &|_| {
                String::new()
            }));
        }
        lines
    }

    /// The same in private. What the game whispers is the more exact answer to what is to be done.
    fn asks_alone(&self, act: &Act, ask: &str) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.told().any(|news| news.to.is_some()) {
            lines.push(capital(ask));
        }
        if self.ply == 0 && !act.example.is_empty() {
            let how = Text::new("how-type").with("example", self.reader().labels.text(act.example));
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
        let reader = self.reader();
        let act = match &self.turn {
            Turn::Over(_) => {
                let data = Callback::Rematch(self.row.id).write()?;
                let label = say(&Text::new("key-rematch"), reader, self.names);
                return Some(Markup::Inline(vec![vec![Key { label, does: KeyDoes::Press(data) }]]));
            }
            Turn::Act(act) => act,
        };
        if act.private && !self.chat.private {
            let label = say(&Text::new("key-private"), reader, self.names);
            let link = format!("https://t.me/{}?start=m{}", self.username, self.row.id);
            return Some(Markup::Inline(vec![vec![Key { label, does: KeyDoes::Link(link) }]]));
        }
        let asked = users_on(self.row, act.seats);
        let seat = match self.board.seat {
            Some(seat) => asked.contains(&seat).then_some(seat),
            None => asked.first().copied(),
        };
        let rows = seat.map(|seat| position.buttons(self.who, Seat(seat))).unwrap_or_default();
        let keys: Vec<Vec<Key>> = rows
            .into_iter()
            .map(|row| row.into_iter().filter_map(|button| self.move_key(button)).collect::<Vec<_>>())
            .filter(|row| !row.is_empty())
            .collect();
        if !keys.is_empty() {
            return Some(Markup::Inline(keys));
        }
        let forced = !self.hears && !edits && !act.example.is_empty() && asked.len() == 1;
        forced.then(|| Markup::ForceReply(reader.labels.text(act.example)))
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
