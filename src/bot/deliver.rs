//! The outbox: what an entry owes becomes a call, and what became of the call is written down.

use super::call::{Call, Delivery, Dest, Key, KeyDoes, Markup, Picture};
use super::callback::Callback;
use super::desk::{Sent, Work};
use super::headline::{Dress, headline, result, title};
use super::hours::Nights;
use super::moves::{users_on, viewer};
use super::rooms;
use super::spans;
use super::words::{self, Reader, cut, escape, html, letter, say, visible};
use crate::game::{Act, Position, Seat, Text, Turn, Viewer};
use crate::play::{Ending, Line, record, sgf};
use crate::store::kept::{
    BoardRow, ChatId, ChatRow, Due, EntryId, EntryRow, MatchId, MatchRow, NewsRow, NoteKey, Policy, Stage, Who,
};

/// The longest caption, in visible characters; the messenger's own limit is 1,024.
const CAPTION: usize = 1000;
/// The longest text, in visible characters; the messenger's own limit is 4,096.
const TEXT: usize = 4000;
/// How many people are mentioned at once.
const MENTIONED: usize = 5;

impl Work<'_> {
    /// The call that an entry owes as things stand; `None` when nothing is owed any more.
    pub fn ready(&mut self, entry: EntryId, row: &EntryRow) -> Option<Call> {
        if let Due::Board { id, .. } = &row.due {
            // Moves from now on are not on this picture: they owe another.
            if self.cache.owed.get(&(*id, row.chat)) == Some(&entry) {
                self.cache.owed.remove(&(*id, row.chat));
            }
        }
        let chat = self.tx.chat(row.chat).filter(|chat| chat.closed.is_none())?;
        let call = self.call(row, &chat)?;
        let version = match &row.due {
            Due::Board { id, .. } | Due::Film { id, .. } => self.live(*id).map_or(0, |live| live.lines().len()),
            _ => 0,
        };
        let keyed = matches!(
            &call,
            Call::Photo { markup: Some(Markup::Inline(_)), .. }
                | Call::EditPhoto { markup: Some(Markup::Inline(_)), .. }
        );
        self.cache.sent.insert(entry, Sent { peer: chat.peer, version, keyed });
        Some(call)
    }

    fn call(&mut self, row: &EntryRow, chat: &ChatRow) -> Option<Call> {
        let to = |topic| Dest { peer: chat.peer, private: chat.private, topic };
        match &row.due {
            Due::Board { id, fresh } => self.board_call(*id, row.chat, chat, *fresh),
            Due::Lobby { id } => self.lobby_call(*id, chat),
            Due::Note { text, about, mention, keys, reply_to, edits, topic } => {
                let played = about.and_then(|id| self.tx.match_row(id));
                let reader = Reader { lang: chat.lang, labels: chat.letters() };
                let dress = |seat: Seat| self.dress(played.as_ref(), seat, mention);
                let paragraphs: Vec<String> = text.iter().map(|text| html(text, reader, &dress)).collect();
                let mut text = cut(paragraphs.join("\n"), TEXT);
                let missing: Vec<String> = mention
                    .iter()
                    .filter(|seat| !paragraphs.iter().any(|p| p.contains(&dress(Seat(**seat)))))
                    .map(|seat| dress(Seat(*seat)))
                    .collect();
                if !missing.is_empty() {
                    text = format!("{text}\n{}", missing.join(", "));
                }
                let markup = (!keys.is_empty()).then(|| inline(keys, reader));
                Some(match edits {
                    Some(message) => Call::EditText { to: to(*topic), message: *message, text, markup },
                    None => Call::Say { to: to(*topic), text, markup, reply_to: *reply_to },
                })
            }
            Due::Sketch { .. } => self.sketch_call(row.chat, chat, &row.due),
            Due::Unkey { message } => Some(Call::Unkey { to: to(None), message: *message }),
            Due::Delete { message } => Some(Call::Delete { to: to(None), message: *message }),
            Due::Film { id, reply_to, topic } => self.film_call(*id, chat, to(*topic), *reply_to),
            Due::Record { id, reply_to, topic, sgf } => self.record_call(*id, to(*topic), *reply_to, *sgf),
        }
    }

    /// The record of a match as a file; none in SGF when its game is not written so.
    fn record_call(&mut self, id: MatchId, to: Dest, reply_to: Option<i32>, sgf: bool) -> Option<Call> {
        let row = self.tx.match_row(id)?;
        let live = self.live(id)?;
        let over = matches!(live.turn(), Turn::Over(_));
        let (text, ending) = match sgf {
            true => (sgf::write(live)?, "sgf"),
            false => (record::write(live.header(), live.lines(), over), "txt"),
        };
        let name = format!("kletka-{}-{}.{ending}", row.id, row.game);
        Some(Call::Document { to, name, bytes: text.into_bytes(), caption: format!("№{id}"), reply_to })
    }

    /// A player's name as HTML: a mention for those who are asked, bold otherwise.
    pub(super) fn dress(&self, row: Option<&MatchRow>, seat: Seat, mention: &[u8]) -> String {
        let Some(row) = row else { return String::new() };
        let name = escape(&self.names(row).get(seat.index()).cloned().unwrap_or_default());
        match row.seats.get(seat.index()).map(|seat| &seat.who) {
            Some(Who::User(id)) if mention.contains(&seat.0) => format!("<a href=\"tg://user?id={id}\">{name}</a>"),
            Some(Who::Username(_)) => name,
            _ => format!("<b>{name}</b>"),
        }
    }

    fn lobby_call(&mut self, id: MatchId, chat: &ChatRow) -> Option<Call> {
        let row = self.tx.match_row(id)?;
        let reader = Reader { lang: chat.lang, labels: chat.letters() };
        let game = Text::new(format!("{}-name", row.game));
        let head = |key: &'static str| Text::new(key).with("number", id as i64).with("game", game.clone());
        let waiting: Vec<u8> =
            (0u8..).zip(&row.seats).filter(|(_, seat)| seat.joined.is_none()).map(|(n, _)| n).collect();
        let mut text: Vec<Text> = Vec::new();
        match row.stage {
            Stage::Lobby => {
                let host = row.seat_of(row.host).map_or(Seat(0), Seat);
                let guests = |seats: &[u8]| -> Vec<Text> {
                    seats.iter().map(|n| Text::new("player").with("seat", Seat(*n))).collect()
                };
                let key = if row.anybody { "lobby-open" } else { "lobby-challenge" };
                let invited: Vec<u8> = (0u8..).take(row.seats.len()).filter(|n| *n != host.0).collect();
                text.push(head(key).with("seat", host).with("guests", guests(&invited)));
                if !row.options.is_empty() {
                    text.push(Text::new("lobby-options").with("options", row.options.clone()));
                }
                if let Some(clock) = row.clock.parse().ok().and_then(spans::clock) {
                    text.push(Text::new("lobby-clock").with("clock", clock));
                }
                if row.anybody {
                    let names = self.names(&row).join(", ");
                    text.push(Text::new("lobby-joined").with("count", row.seats.len()).with("names", names));
                } else if waiting.len() < invited.len() {
                    text.push(Text::new("lobby-invited").with("guests", guests(&waiting)));
                }
                let secret = rooms::secret(&row)?;
                text.push(Text::new("lobby-pledge").with("pledge", secret.pledge()));
            }
            Stage::Void => {
                text.push(head("lobby-void"));
                text.extend(row.voided.clone());
            }
            Stage::Live | Stage::Over => {
                text.push(head("lobby-started").with("names", self.names(&row).join(" — ")));
                let secret = rooms::secret(&row)?;
                text.push(Text::new("lobby-pledge").with("pledge", secret.pledge()));
            }
        }
        let dress = |seat: Seat| self.dress(Some(&row), seat, &waiting);
        let text = text.iter().map(|text| html(text, reader, &dress)).collect::<Vec<_>>().join("\n");
        let text = cut(text, TEXT);
        let markup = (row.stage == Stage::Lobby).then(|| {
            let keys = self.lobby_keys(&row).into_iter().map(|line| {
                let key = |(label, data): (Text, Callback)| NoteKey { label, does: data.write().unwrap_or_default() };
                line.into_iter().map(key).collect()
            });
            inline(&keys.collect::<Vec<_>>(), reader)
        });
        let to = Dest { peer: chat.peer, private: chat.private, topic: row.topic };
        Some(match row.lobby {
            Some(message) => Call::EditText { to, message, text, markup },
            None if row.stage == Stage::Lobby || row.voided.is_some() => Call::Say { to, text, markup, reply_to: None },
            None => return None,
        })
    }

    /// The board as it stands; `None` when just that is shown already, because an entry before this one had to wait and
    /// took the move along.
    fn board_call(&mut self, id: MatchId, at: ChatId, chat: &ChatRow, fresh: bool) -> Option<Call> {
        let row = self.tx.match_row(id)?;
        let board = row.boards.iter().find(|board| board.chat == at)?.clone();
        let names = self.names(&row);
        let hears = self.hears(chat);
        let username = self.cache.me.username.clone();
        let now = self.now;
        let position = self.live(id)?.position().copy();
        let live = self.live(id)?;
        let version = live.lines().len();
        let (turn, ending, ply) = (live.turn(), live.ending(), live.ply());
        if !fresh && board.message.is_some() && board.shown >= version {
            return None;
        }
        let clocks = spans::clocks(live, now.saturating_sub(row.began));
        let by_time = live.lines().last().is_some_and(Line::is_by_time);
        let who = live.viewer(viewer(&board));
        let others_acted = live.lines().iter().skip(board.shown).any(|line| line.seat.map(|seat| seat.0) != board.seat);
        let desk = View {
            row: &row,
            board: &board,
            who,
            chat,
            names: &names,
            turn: &turn,
            version,
            ply,
            others_acted,
            clocks,
            hears,
            username,
        };
        let caption = desk.caption(&*position, ending, &|seat, mention| self.dress(Some(&row), seat, mention));
        let edits = board.message.filter(|_| !fresh && desk.in_place());
        let markup = desk.markup(&*position, edits.is_some());
        let reader = desk.reader();
        let picture = Picture {
            scene: position.scene(who),
            board: position.board(who),
            title: title(&row, &names, position.scores(who).as_deref(), reader),
            theme: chat.theme,
            say: Box::new(move |says| letter(says, reader, &names)),
        };
        let picture = Box::new(picture);
        let to = Dest { peer: chat.peer, private: chat.private, topic: row.topic.filter(|_| at == row.chat) };
        Some(match edits {
            Some(message) => Call::EditPhoto { to, message, picture, caption, markup },
            // What only time has done wakes nobody.
            None => {
                let silent = by_time && Nights::of(chat).is_some_and(|nights| nights.around(now).is_some());
                Call::Photo { to, picture, caption, markup, reply_to: None, silent }
            }
        })
    }

    /// Writes down how the sending of an entry ended.
    pub fn delivered(&mut self, entry: EntryId, how: Delivery) {
        let sent = self.cache.sent.get(&entry).copied();
        if !matches!(how, Delivery::Moved(_)) {
            self.cache.sent.remove(&entry);
            self.cache.films.retain(|_, owed| *owed != entry);
        }
        let Some(row) = self.tx.entry(entry) else { return };
        let elsewhere = sent.is_some_and(|sent| self.tx.chat(row.chat).is_none_or(|chat| chat.peer != sent.peer));
        if elsewhere && !matches!(how, Delivery::Moved(_)) {
            // The chat has moved meanwhile: a message in the old one can be read, but its number is worth nothing here.
            self.tx.remove_entry(entry);
            if !matches!(how, Delivery::Done(_)) {
                self.owe(row.chat, row.due);
            }
            return;
        }
        match how {
            Delivery::Done(message) => {
                self.tx.remove_entry(entry);
                match row.due {
                    Due::Board { id, .. } => {
                        self.board_stands(id, row.chat, message, sent.unwrap_or_default());
                    }
                    Due::Lobby { id } => self.lobby_stands(id, message),
                    _ => {}
                }
            }
            Delivery::Missing => {
                self.tx.remove_entry(entry);
                self.missing(&row);
            }
            Delivery::Closed(closed) => {
                self.tx.remove_entry(entry);
                tracing::info!(chat = row.chat, ?closed, "a chat cannot be written to");
                if closed != super::call::Closed::Topic
                    && let Some(mut chat) = self.tx.chat(row.chat)
                {
                    chat.closed = Some(closed);
                    self.tx.put_chat(row.chat, &chat);
                }
            }
            Delivery::Moved(to) => {
                if let Due::Board { id, .. } = row.due {
                    // It is made ready again, so the board is not owed once more.
                    self.cache.owed.insert((id, row.chat), entry);
                }
                if let Some(chat) = self.tx.chat(row.chat).filter(|chat| chat.peer != to) {
                    self.migrated(chat.peer, to);
                }
            }
            Delivery::Refused(why) => {
                self.tx.remove_entry(entry);
                tracing::warn!(chat = row.chat, %why, "the messenger refuses an entry of the outbox");
            }
        }
    }

    fn board_stands(&mut self, id: MatchId, chat: ChatId, message: Option<i32>, sent: Sent) {
        let Some(before) = self.tx.match_row(id) else { return };
        let mut row = before.clone();
        let Some(board) = row.boards.iter_mut().find(|board| board.chat == chat) else { return };
        // The last picture stays when a finished match is shown again: who knows in which chat it stands by then.
        let finished = row.stage == Stage::Over && board.shown >= sent.version;
        let old = board.message.filter(|old| !finished && message.is_some() && Some(*old) != message);
        let old_keyed = std::mem::replace(&mut board.keyed, sent.keyed);
        board.message = message.or(board.message);
        board.shown = board.shown.max(sent.version);
        let told_to_all = row.boards.iter().map(|board| board.shown).min().unwrap_or_default();
        row.news.retain(|news| news.version > told_to_all);
        self.tx.put_match(Some(&before), &row);
        let home = row.chat == chat;
        let keeps = self.tx.chat(chat).is_some_and(|chat| home && chat.policy == Policy::Keep);
        match old {
            Some(message) if !keeps => self.owe(chat, Due::Delete { message }),
            Some(message) if old_keyed => self.owe(chat, Due::Unkey { message }),
            _ => None,
        };
    }

    fn lobby_stands(&mut self, id: MatchId, message: Option<i32>) {
        let Some(before) = self.tx.match_row(id).filter(|row| row.lobby != message && message.is_some()) else {
            return;
        };
        let mut row = before.clone();
        row.lobby = message;
        self.tx.put_match(Some(&before), &row);
    }

    /// The message to edit is gone: what it showed is sent anew.
    fn missing(&mut self, row: &EntryRow) {
        match row.due {
            Due::Board { id, .. } => {
                let Some(before) = self.tx.match_row(id) else { return };
                let mut after = before.clone();
                if let Some(board) = after.boards.iter_mut().find(|board| board.chat == row.chat) {
                    board.message = None;
                }
                self.tx.put_match(Some(&before), &after);
                self.owe_board(id, row.chat, false);
            }
            Due::Lobby { id } => {
                let Some(before) = self.tx.match_row(id) else { return };
                let mut after = before.clone();
                after.lobby = None;
                self.tx.put_match(Some(&before), &after);
                if after.stage == Stage::Lobby {
                    self.owe(row.chat, Due::Lobby { id });
                }
            }
            _ => {}
        }
    }
}

/// All that the message of a board is made of.
struct View<'a> {
    row: &'a MatchRow,
    board: &'a BoardRow,
    /// As whom its readers look at the position.
    who: Viewer,
    chat: &'a ChatRow,
    names: &'a [String],
    turn: &'a Turn,
    version: usize,
    ply: usize,
    /// Whether anybody but the board's own seat has acted since it was shown.
    others_acted: bool,
    /// What everybody has left, where a clock runs.
    clocks: Option<Text>,
    hears: bool,
    username: String,
}

impl View<'_> {
    fn reader(&self) -> Reader {
        Reader { lang: self.chat.lang, labels: self.chat.letters() }
    }

    /// Whether the picture that stands is changed instead of a new one sent. Where the match is played the chat says so;
    /// a player's own board beside it changes in place, unless its owner has just typed below it, or is asked for
    /// something secret and others have acted since, which must not go unnoticed.
    fn in_place(&self) -> bool {
        if self.row.chat == self.board.chat {
            return self.chat.policy == Policy::Edit;
        }
        let typed_below = self.board.message.is_some_and(|message| self.board.moved > message);
        let asked = match (self.turn, self.board.seat) {
            (Turn::Act(act), Some(seat)) => act.private && act.seats.has(Seat(seat)),
            _ => false,
        };
        !(typed_below || asked && self.others_acted)
    }

    fn caption(&self, position: &dyn Position, ending: Option<Ending>, dress: Dress<'_>) -> String {
        let asked = match self.turn {
            Turn::Act(act) => users_on(self.row, act.seats),
            Turn::Over(_) => Vec::new(),
        };
        let mention: &[u8] = if asked.len() > MENTIONED { &[] } else { &asked };
        let reader = self.reader();
        let plain = |text: &Text| html(text, reader, &|seat| dress(seat, &[]));
        let scores = position.scores(self.who);
        let mut lines = vec![headline(self.row, reader, self.names.len(), scores, dress)];
        let mut news: Vec<String> = self.told().map(|news| plain(&news.text)).collect();
        let mut last = match self.turn {
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
        let in_group = !self.chat.private;
        let names: Vec<String> =
            asked.iter().take(MENTIONED).map(|seat| dress(Seat(*seat), if in_group { mention } else { &[] })).collect();
        let mut who = names.join(", ");
        if asked.len() > MENTIONED {
            who += ", …";
        }
        let mine = self.board.seat.is_some_and(|seat| act.seats.has(Seat(seat)));
        let ask = html(&act.ask, reader, &|seat| dress(seat, &[]));
        if self.chat.private {
            if mine {
                return self.asks_alone(act, &ask);
            }
            let waits = act.seats.iter().map(|seat| Text::new("player").with("seat", seat)).collect::<Vec<_>>();
            return vec![html(&Text::new("ask-wait").with("players", waits), reader, &|seat| dress(seat, &[]))];
        }
        let mut lines = vec![format!("{who}: {ask}")];
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
        let act = match self.turn {
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

    fn move_key(&self, button: crate::game::Button) -> Option<Key> {
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

fn inline(keys: &[Vec<NoteKey>], reader: Reader) -> Markup {
    let key = |key: &NoteKey| Key {
        label: words::say(&key.label, reader, &[]),
        does: if key.does.starts_with("https://") {
            KeyDoes::Link(key.does.clone())
        } else {
            KeyDoes::Press(key.does.clone())
        },
    };
    Markup::Inline(keys.iter().map(|row| row.iter().map(key).collect()).collect())
}
