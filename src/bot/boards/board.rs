//! The message of a board: its picture, its caption and its buttons.

mod alone;
mod away;
mod cells;
mod ears;
mod finger;
mod keys;
mod look;

use super::call::{Call, Dest, Finger, Picture};
use super::challenges::luck;
use super::headline::{Dress, dress, headline, result, spoken, title, unresolved, verdict};
use super::lettered::{Lettered, lettered};
use super::rated::rated;
use super::written::written;
pub use alone::alone_call;
use away::Card;
pub use away::{DOWN, NUDGE, left_call};
use ears::Ears;

use super::{CAPTION, part};
use crate::bot::chats::directory::reader_of_match;
use crate::bot::context::hours::Nights;
use crate::bot::context::reader::Reader;
use crate::bot::context::spans;
use crate::bot::context::work::{Me, Work};
use crate::bot::table::alone::is_offered;
use crate::bot::table::ballots;
use crate::bot::table::fresh::is_changeable;
use crate::bot::table::shown::once_shown;
use crate::bot::table::views::{has_own, users_on, viewer};
use crate::bot::words::{Printed, Vocabulary, and_more, capital, cut, html, letter, visible};
use crate::game::{Ask, Need, Position, Scene, Seat, Secrecy, Text, Turn, Viewer};
use crate::play::{Ending, Line, Match};
use crate::store::schema::{BoardRow, ChatId, ChatRow, MatchId, MatchRow, NewsRow, Peer, Policy, ViewRow};

pub use look::{Look, look, shown};

/// The ids of supergroups are below this number; their links count from it.
const SUPERGROUPS: Peer = -1_000_000_000_000;

/// Under how many boards of a match it is said that moves are answers to them: each of two players has read it then.
const TOLD: usize = 2;

/// How many people are mentioned at once.
const MENTIONED: usize = 5;

/// How a board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// As what follows the one before, if anything has happened since.
    Next,
    /// As a new message in any case.
    Fresh,
    /// Like the current one, in another view.
    Again,
}

/// The current board. `None` if the chat shows exactly that already, because an entry before this one had to wait and
/// took the move along.
pub fn board_call(work: &mut Work<'_>, id: MatchId, at: ChatId, chat: &ChatRow, how: How) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let names = spoken(work, &row, Reader::of(chat));
    let live = work.live(id)?;
    let by_time = live.lines().last().is_some_and(Line::is_by_time);
    let (position, ending) = (live.position().copy(), live.ending());
    let board_row = row.boards.iter().find(|board| board.chat == at)?;
    let message = BoardMessage::of(work, &row, (board_row, chat), &names)?.telling(how);
    if !message.is_needed(how) {
        return None;
    }
    let edits = message.edited(how);
    let reader = message.reader;
    let caption = message.caption(&*position, ending, &|seat, mention| dress(work, Some(&row), seat, mention, reader));
    let scene = work.live(id)?.scene(message.who);
    let large = part::large_sheet(&scene).map(|sheet| (sheet, message.view(part::usual(&scene, sheet))));
    let markup = message.markup(&*position, ending, edits.is_some(), large.map(|(_, view)| view));
    let to = Dest::of(chat, row.topic.filter(|_| at == row.chat));
    // Changes that only time has caused are sent silently.
    let silent = by_time && Nights::of(chat).is_some_and(|nights| nights.around(work.now).is_some());
    let live = work.live(id)?;
    let window = large.and_then(|(sheet, view)| part::part(live, &scene, sheet, view));
    let near = scene.sheet().map(|sheet| part::near(sheet, scene.focus.iter().copied().chain(live.latest_places())));
    let barred = work.tx.chat(at).is_some_and(|chat| chat.written && !chat.away);
    let letters = || written(&message.letters(&*position), &[window, near], &caption, barred, reader);
    if chat.written {
        let text = letters();
        return Some(match edits {
            Some(message) => Call::EditText { to, message, text, markup },
            None => Call::Say { to, text, markup, reply_to: None, silent },
        });
    }
    let scene = window.and_then(|window| scene.part(window)).unwrap_or(scene);
    let (finger, letters) = (message.finger(&*position), chat.away.then(letters));
    let picture = pictured(work, &message, scene, finger)?;
    Some(match edits {
        Some(message) => Call::EditPhoto { to, message, picture, caption, letters, markup },
        None => Call::Photo { to, picture, caption, markup, reply_to: None, silent },
    })
}

/// The picture of a board.
fn pictured(work: &mut Work<'_>, message: &BoardMessage<'_>, scene: Scene, finger: Finger) -> Option<Box<Picture>> {
    let (who, reader, id) = (message.who, message.reader, message.row.id);
    let lettered = message.lettered.as_ref()?.names.clone();
    let live = work.live(id)?;
    let board = Printed::of(live, who, message.names).read(None, reader);
    let title = title(live, who, Some(id), &lettered, reader);
    Some(Box::new(Picture {
        scene: scene.footed(&verdict(work, message.row)?),
        board,
        title,
        theme: work.cache.look(message.chat),
        say: Box::new(move |says| letter(says, reader, &lettered)),
        finger: Some(finger),
        kept: None,
    }))
}

/// A board, and the chat as its readers see it.
type Place<'a> = (&'a BoardRow, &'a ChatRow);

/// All that the message of a board is made of.
struct BoardMessage<'a> {
    row: &'a MatchRow,
    board: &'a BoardRow,
    /// As whom its readers look at the position.
    who: Viewer,
    chat: &'a ChatRow,
    reader: Reader,
    names: &'a [String],
    /// The words of the game.
    words: Vocabulary,
    turn: Turn,
    /// Whether there is more to say in the group than that those are waited for, elsewhere, whom its picture asks
    /// already.
    asks_anew: bool,
    version: usize,
    /// The length of the log from which on events are told.
    since: usize,
    ply: usize,
    /// The people asked who are told what to type.
    novices: Vec<u8>,
    /// Whether anybody but the board's own seat has acted since it was shown.
    others_acted: bool,
    /// Whether nothing was done since it was shown but what prepares a move, like keeping dice.
    prepared: bool,
    /// Whether a reader may object to a throw of real dice that was just typed.
    may_object: bool,
    /// The remaining time of all players, if a clock runs.
    clocks: Option<Text>,
    ears: Ears,
    /// Whether a reaction to the picture counts as a press.
    sees: bool,
    /// Whether a button puts the beginning of a move into the field where people write.
    fills: bool,
    /// Whether players can see private messages in the group.
    offered: bool,
    me: Me,
    /// The link that opens the board in the Mini App, if there is one.
    app: Option<String>,
    /// The link from a private board to the group of its match.
    home: Option<String>,
    /// The end of the first line if luck plays a part: the sign of the pledge.
    luck: Option<String>,
    /// The end of a match without a result; then the changes of the ratings, and last the line of a daily puzzle.
    end: (Text, Vec<Text>),
    /// Whether the settings may still be changed.
    changeable: bool,
    /// The names in its picture; `None`: it has none.
    lettered: Option<Lettered>,
    /// In a group, the people who see or are asked something that nobody else does.
    owners: Vec<u8>,
    /// What a card has besides.
    card: Card,
}

/// The last board's texts besides the outcome.
fn end(work: &mut Work<'_>, row: &MatchRow) -> (Text, Vec<Text>) {
    (unresolved(work, row), rated(work, row))
}

/// The link that opens the board of a match in the Mini App.
fn app_link(work: &Work<'_>, id: MatchId) -> Option<String> {
    work.cache.app.as_ref().map(|app| app.link(&work.cache.me.username, id))
}

/// Whether reactions to a board reach the bot.
fn sees(work: &Work<'_>, row: &MatchRow, (board, chat): Place<'_>) -> bool {
    work.sees_reactions(chat) && row.chat == board.chat
}

/// Whether somebody else has acted since the board was shown.
fn others_acted(live: &Match, board: &BoardRow) -> bool {
    let others = |line: &Line| line.seat.map(|seat| seat.0) != board.seat;
    live.lines().iter().skip(board.shown).any(others)
}

/// Whether the group is asked for something since its board was shown, or people are asked elsewhere who were not then.
fn asks_anew(live: &Match, row: &MatchRow, board: &BoardRow) -> bool {
    let asks = live.turn();
    let same = |seat: &u8| live.asks_since(Seat(*seat), board.shown);
    let elsewhere = asks.asks().iter().all(|ask| ask.secrecy == Secrecy::Private);
    // At the end nobody is asked, but everybody is told.
    let over = matches!(asks, Turn::Over(_));
    over || !elsewhere || !users_on(row, asks.seats()).iter().all(same)
}

/// The seats of people who have a board of their own.
fn owners(live: &Match, row: &MatchRow) -> Vec<u8> {
    users_on(row, live.present()).into_iter().filter(|seat| has_own(live, Seat(*seat))).collect()
}

/// The seats of people asked who have not made a move of the kind yet. A secret set-up does not teach how to fire. If
/// plain text does not reach the bot, everybody is told a few times more.
fn novices(live: &Match, row: &MatchRow, hears: bool) -> Vec<u8> {
    let early = !hears && live.open_moves() < TOLD;
    let new = |ask: &Ask| {
        let secret = ask.secrecy != Secrecy::Open;
        let seats = users_on(row, ask.seats);
        seats.into_iter().filter(|seat| early || !live.has_moved(Seat(*seat), secret)).collect::<Vec<_>>()
    };
    live.turn().asks().iter().flat_map(new).collect()
}

impl<'a> BoardMessage<'a> {
    fn of(work: &mut Work<'_>, row: &'a MatchRow, (board, chat): Place<'a>, names: &'a [String]) -> Option<Self> {
        let (at, me, card) = (work.now.saturating_sub(row.began), work.cache.me.clone(), Card::of(work, row, chat));
        let (ears, sees) = (Ears::of(work, row, (board.chat, chat)), sees(work, row, (board, chat)));
        let (reader, info) = (reader_of_match(work, chat, row), work.games.find(&row.game)?.info());
        let (luck, lettered) = (luck(work, row, reader), (!chat.written).then(|| lettered(work, row, reader)));
        let (end, app, home) = (end(work, row), app_link(work, row.id), group_link(work, row).filter(|_| chat.private));
        let live = work.live(row.id)?;
        Some(BoardMessage {
            row,
            board,
            reader,
            asks_anew: asks_anew(live, row, board),
            who: live.viewer(viewer(board)),
            chat,
            names,
            words: Vocabulary(info, reader.lang),
            turn: live.turn(),
            version: live.lines().len(),
            since: board.shown,
            ply: live.ply(),
            novices: novices(live, row, ears != Ears::Deaf),
            others_acted: others_acted(live, board),
            prepared: live.only_prepared(board.shown),
            may_object: objectors(live, row).any(|seat| board.seat.is_none_or(|own| own == seat.0)),
            clocks: spans::clocks(&once_shown(live, row, board, at), row.began, at),
            ears,
            offered: is_offered(chat, row.began + at),
            sees,
            fills: me.inline && !chat.private && !chat.no_move,
            app,
            me,
            home,
            owners: if chat.private { Vec::new() } else { owners(live, row) },
            luck,
            end,
            lettered,
            changeable: row.chat == board.chat && is_changeable(live, row),
            card,
        })
    }

    /// The same, for another view, for another card, or because somebody prepares or goes on with a move: what the
    /// message has explained stays in it.
    fn telling(self, how: How) -> Self {
        let below = how == How::Fresh && self.chat.away && self.board.shown >= self.version;
        let goes_on = how == How::Next && goes_on(self.row, self.board, self.chat) && self.in_place();
        let since = if how == How::Again || below || goes_on { self.board.told } else { self.since };
        BoardMessage { since, ..self }
    }

    /// Whether there is anything to show in this view. A change of view waits for the next board if one is on its way.
    fn is_needed(&self, how: How) -> bool {
        let stands = self.board.message.is_some() && self.board.shown >= self.version;
        match how {
            How::Next => !stands,
            How::Fresh => true,
            How::Again => stands && (self.chat.away || self.board.written == self.chat.written),
        }
    }

    /// The message that is changed; a text never becomes a picture, nor the other way round. Where the bot is not, the
    /// message of the challenge becomes the board.
    fn edited(&self, how: How) -> Option<i32> {
        if self.chat.away {
            return self.board.message.or(self.row.lobby);
        }
        let edits = match how {
            How::Next => self.in_place() && self.board.written == self.chat.written,
            How::Fresh => false,
            How::Again => true,
        };
        self.board.message.filter(|_| edits)
    }

    /// The part of a large sheet to show: all of it once the match is over, before that the requested part.
    fn view(&self, usual: ViewRow) -> ViewRow {
        match self.turn {
            Turn::Over(_) => ViewRow::Whole,
            Turn::Act(_) => self.board.view.or(self.chat.view).unwrap_or(usual),
        }
    }

    /// Whether to edit the current picture instead of sending a new one. The chat of the match decides that. A player's
    /// own board beside it changes in place, unless its owner has just typed below it, or is asked for something secret
    /// and others have acted since, which must not go unnoticed.
    fn in_place(&self) -> bool {
        if self.row.chat == self.board.chat {
            return self.chat.policy == Policy::Edit || self.prepared || self.is_quiet() || !self.asks_anew;
        }
        let typed_below = self.board.message.is_some_and(|message| self.board.moved > message);
        let asked = self.board.seat.is_some_and(|seat| self.turn.is_private(Seat(seat)));
        !(typed_below || asked && self.others_acted)
    }

    /// Whether nothing but sealed choices were made since the picture was shown: of those nothing is announced, and
    /// nobody is called for each of them.
    fn is_quiet(&self) -> bool {
        self.turn.asks().iter().any(|ask| ask.secrecy == Secrecy::Sealed)
            && self.news(self.board.shown).next().is_none()
    }

    /// The position in letters.
    fn letters<'b>(&'b self, position: &'b dyn Position) -> Printed<'b> {
        Printed { info: self.words.0, position, who: self.who, names: self.names }
    }

    fn caption(&self, position: &dyn Position, ending: Option<Ending>, dress: Dress<'_>) -> String {
        let asked = users_on(self.row, self.turn.seats());
        let mention: &[u8] = if asked.len() > MENTIONED { &[] } else { &asked };
        let reader = self.reader;
        let plain = |text: &Text| html(text, reader, &|seat| dress(seat, &[]));
        let scores = position.points(self.who);
        let first = headline(self.row, reader, self.names.len(), scores, dress);
        let mut lines = vec![first + self.luck.as_deref().unwrap_or_default()];
        let mut news: Vec<String> = self.told().map(|news| plain(&news.text)).collect();
        let mut last = match &self.turn {
            Turn::Act(_) => {
                let mut lines = self.asks(position, mention, dress);
                lines.extend(self.how_to_object().as_ref().map(plain));
                lines.extend(self.card.pending.iter().map(plain));
                lines.extend(self.clocks.as_ref().map(plain));
                lines
            }
            Turn::Over(outcome) => {
                let rated = self.end.1.iter().map(plain);
                let ends = std::iter::once(result(outcome, ending, &self.end.0, reader, dress)).chain(rated);
                ends.chain(self.card.pending.iter().map(plain)).collect()
            }
        };
        last.extend(self.lettered.as_ref().and_then(|names| names.meant(reader)));
        let fixed: usize = lines.iter().chain(&last).map(|line| visible(line) + 1).sum();
        while fixed + news.iter().map(|line| visible(line) + 1).sum::<usize>() > CAPTION && !news.is_empty() {
            // The first is kept longest: mostly it tells what a person did before computers answered.
            news.remove(usize::from(news.len() > 1));
        }
        lines.append(&mut news);
        lines.append(&mut last);
        cut(lines.join("\n"), CAPTION)
    }

    /// How to object by a reaction, as long as the match is young.
    fn how_to_object(&self) -> Option<Text> {
        (self.may_object && self.sees && self.ply <= TOLD).then(|| Text::new("how-react-object"))
    }

    /// The seats asked, the question, and how to answer if plain text does not reach the bot.
    fn asks(&self, position: &dyn Position, mention: &[u8], dress: Dress<'_>) -> Vec<String> {
        let say = |text: &Text| html(text, self.reader, &|seat| dress(seat, &[]));
        if self.chat.private {
            let own = self.board.seat.and_then(|seat| self.turn.ask_of(Seat(seat)));
            return match own {
                Some(ask) => self.asks_alone(position, ask, &say(&ask.text)),
                None => {
                    let waits = self.turn.seats().iter().map(|seat| Text::new("player").with("seat", seat));
                    vec![say(&Text::new("ask-wait").with("players", waits.collect::<Vec<_>>()))]
                }
            };
        }
        let waited = self.turn.asks().iter().filter(|ask| ask.need != Need::May);
        waited.flat_map(|ask| self.asks_in_group(position, ask, mention, dress)).collect()
    }

    /// One thing that is asked of people in a group.
    fn asks_in_group(&self, position: &dyn Position, ask: &Ask, mention: &[u8], dress: Dress<'_>) -> Vec<String> {
        let asked = users_on(self.row, ask.seats);
        if asked.is_empty() {
            return Vec::new();
        }
        let votes = self.row.vote.as_ref().filter(|_| self.row.chat_seat().is_some_and(|seat| asked.contains(&seat)));
        let people: usize = asked.iter().map(|seat| self.row.people(*seat)).sum();
        let reader = self.reader.told(people + usize::from(votes.is_some()));
        let say = |text: &Text| html(text, reader, &|seat| dress(seat, &[]));
        let (named, more) = asked.split_at(asked.len().min(MENTIONED));
        let names: Vec<String> = named.iter().map(|seat| dress(Seat(*seat), mention)).collect();
        let names = and_more(names.join(", "), more.len(), reader);
        let mut lines = vec![format!("{names}{} {}", say(&Text::new("ask-colon")), say(&self.wanted(ask)))];
        match ask.secrecy {
            _ if self.chat.away => lines.extend(self.how_below(position, ask).as_ref().map(say)),
            Secrecy::Private => lines.push(say(&Text::new(if self.offered { "ask-alone" } else { "ask-private" }))),
            Secrecy::Sealed => lines.push(say(&Text::new("ask-sealed"))),
            Secrecy::Open if self.novice(ask).is_some() => {
                // Chatter among voters is not a vote.
                let key = if self.ears == Ears::Open && votes.is_none() { "how-type" } else { "how-reply" };
                let example = self.example(position, ask);
                lines.extend(example.map(|example| say(&Text::new(key).with("example", example))));
            }
            Secrecy::Open => {}
        }
        lines.extend((ask.yes_or_no && self.sees).then(|| say(&Text::new("how-react"))));
        lines.extend(votes.map(|vote| say(&ballots::how(["vote-how", "vote-how-first"], vote))));
        lines
    }

    /// The same in private. The game's whisper is the more exact answer to the question.
    fn asks_alone(&self, position: &dyn Position, ask: &Ask, said: &str) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.told().any(|news| news.to.is_some()) {
            lines.push(capital(said, self.reader.lang));
        }
        if let Some(example) = self.example(position, ask).filter(|_| self.novice(ask).is_some()) {
            let how =
                Text::new(if self.ears == Ears::Open { "how-type" } else { "alone-reply" }).with("example", example);
            lines.push(html(&how, self.reader, &|_| String::new()));
        }
        lines
    }

    /// The first of those asked who must be told how to answer, or the board's own seat if it must.
    fn novice(&self, ask: &Ask) -> Option<u8> {
        let new = |seat: &&u8| ask.seats.has(Seat(**seat)) && self.board.seat.is_none_or(|own| own == **seat);
        self.novices.iter().find(new).copied()
    }

    /// An example of an answer, if the ask takes a typed one.
    fn example(&self, position: &dyn Position, ask: &Ask) -> Option<String> {
        let asked = users_on(self.row, ask.seats);
        let seat = self.board.seat.or_else(|| self.novice(ask)).or(asked.first().copied());
        let seat = seat.filter(|seat| ask.typed && asked.contains(seat))?;
        self.words.example(position, Seat(seat), self.reader)
    }

    /// The events that the caption tells.
    fn told(&self) -> impl Iterator<Item = &NewsRow> {
        self.news(self.since)
    }

    /// The events since a length of the log, as far as the readers of the board may know them.
    fn news(&self, from: usize) -> impl Iterator<Item = &NewsRow> {
        let to = self.version;
        let since = self.row.news.iter().filter(move |news| from < news.version && news.version <= to);
        since.filter(|news| news.to.is_none() || news.to == self.board.seat)
    }
}

/// Whether a change of the current message goes on with what it tells: the board of the match itself, where each board
/// is otherwise a message of its own.
pub fn goes_on(row: &MatchRow, board: &BoardRow, chat: &ChatRow) -> bool {
    row.chat == board.chat && chat.policy != Policy::Edit && !chat.away
}

/// The people who may object to the throw that was just typed.
fn objectors(live: &Match, row: &MatchRow) -> impl Iterator<Item = Seat> {
    let users = users_on(row, live.present()).into_iter().map(Seat);
    users.filter(|seat| row.rematch.is_none() && live.objection(*seat).is_some())
}

/// The link to a match's group: to its picture there. A plain group has no links, nor has a chat where the bot is not.
fn group_link(work: &Work<'_>, row: &MatchRow) -> Option<String> {
    let group = work.tx.chat(row.chat).filter(|chat| !chat.private && !chat.away)?;
    let number = SUPERGROUPS.checked_sub(group.peer).filter(|number| *number > 0)?;
    let message = row.boards.iter().find(|board| board.chat == row.chat)?.message?;
    Some(format!("https://t.me/c/{number}/{message}"))
}
