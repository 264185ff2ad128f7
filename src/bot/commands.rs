//! Messages and presses: what they ask for, and of which match.

use super::callback::Callback;
use super::desk::{AdminQuery, AdminThen, Work};
use super::incoming::{Message, Press};
use super::lobby::{self, Origin, Wish};
use super::moves::{Typed, talk};
use super::words;
use crate::game::{Seat, Text};
use crate::games;
use crate::store::kept::{ChatId, Due, MatchId, MatchRow, SeatRow, Stage, UserId};

/// How many matches a question names.
const NAMED: usize = 8;

/// A command: its name in lowercase and what follows it.
struct Command<'a> {
    name: String,
    rest: &'a str,
    /// Whether it names this bot (`/play@kletka_bot`).
    addressed: bool,
}

impl<'a> Command<'a> {
    /// `None` for a text that is no command; `Err` for a command to another bot.
    fn read(text: &'a str, username: &str) -> Result<Option<Command<'a>>, ()> {
        let Some(body) = text.trim_start().strip_prefix('/') else { return Ok(None) };
        let (head, rest) = body.split_once(char::is_whitespace).unwrap_or((body, ""));
        let (name, bot) = head.split_once('@').map_or((head, None), |(name, bot)| (name, Some(bot)));
        if bot.is_some_and(|bot| !bot.eq_ignore_ascii_case(username)) {
            return Err(());
        }
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            return Ok(None);
        }
        Ok(Some(Command { name: name.to_ascii_lowercase(), rest: rest.trim(), addressed: bot.is_some() }))
    }
}

/// How a move was written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// After the command: whatever it is, it was meant as a move.
    Command,
    /// As an answer to a board.
    Answer,
    /// Just so.
    Plain,
}

/// How long a move may be to be repeated as an example.
const EXAMPLE: usize = 20;

/// Which match a text is about.
pub(super) enum Chosen {
    /// This one.
    One(Box<MatchRow>),
    /// Several could be meant.
    Several(Vec<MatchRow>),
    /// None could.
    None,
}

/// The number of the match that a text by the bot is about: the `№17` that it begins with, or the only one in it. A
/// list or a question names several and is about none of them; people's names may hold anything.
fn number_in(text: &str) -> Option<MatchId> {
    let mut numbers = text.split('№').skip(1).filter_map(|rest| {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..digits].parse().ok()
    });
    let first = numbers.next()?;
    (text.starts_with('№') || numbers.all(|number| number == first)).then_some(first)
}

/// A match number as people type it: `17`, `№17`, `#17`.
pub(super) fn number(word: &str) -> Option<MatchId> {
    word.trim_start_matches(['№', '#']).parse().ok().filter(|_| word.len() < 20)
}

impl Work<'_> {
    /// A message, new or corrected by its author.
    pub fn message(&mut self, message: Message, edited: bool) {
        if message.forwarded || message.from.bot {
            return;
        }
        let username = self.cache.me.username.clone();
        let Ok(command) = Command::read(&message.text, &username) else { return };
        let command = command.filter(|c| message.chat.private || c.addressed || is_ours(&c.name));
        // A group enters the books by a command; before that nothing in it concerns us.
        let known = self.tx.chat_of_peer(message.chat.peer).is_some();
        if command.is_none() && !message.chat.private && !known {
            return;
        }
        self.meet(&message.from);
        let chat = self.enter(&message.chat, &message.from);
        // A message plays once, also when its correction arrives before it.
        let (peer, user) = (message.chat.peer, message.from.id);
        if self.tx.typed_from(peer, user, message.id).iter().any(|(typed, _)| *typed == message.id) {
            return;
        }
        match command {
            Some(command) if command.name == "m" || command.name == "move" => {
                self.move_command(chat, &message, command.rest, edited);
            }
            Some(_) if edited => {}
            Some(command) => self.command(chat, &message, &command),
            None => self.plain(chat, &message, edited),
        }
    }

    fn say_back(&mut self, chat: ChatId, message: &Message, text: Text) {
        self.reply(chat, message.topic, message.id, text);
    }

    fn command(&mut self, chat: ChatId, message: &Message, command: &Command<'_>) {
        match command.name.as_str() {
            "start" => self.start(chat, message, command.rest),
            "help" => self.help(chat, message),
            "play" | "challenge" => self.play(chat, message, command.rest),
            "rules" => self.rules(chat, message, command.rest),
            "board" | "matches" | "resign" | "draw" | "undo" | "cancel" | "hint" | "export" | "replay" | "fair" => {
                self.table(chat, message, &command.name, command.rest);
            }
            "settings" if !command.rest.is_empty() => self.settings_typed(chat, message, command.rest),
            "settings" => self.settings(chat, message.topic, None),
            game if games::find(game).is_some() => self.play(chat, message, &format!("{game} {}", command.rest)),
            name => self.say_back(chat, message, Text::new("command-unknown").with("name", name)),
        }
    }

    /// `/play seabattle @boris size=10`.
    fn play(&mut self, chat: ChatId, message: &Message, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        if words.is_empty() {
            return self.catalogue(chat, message.topic, None, "");
        }
        for person in message.mentions.iter().filter(|person| !person.bot) {
            self.meet(person);
        }
        let (game, rest) = match lobby::find_game(&words) {
            Ok(found) => found,
            Err(text) => return self.say_back(chat, message, text),
        };
        let mut wish = Wish { game, settings: Vec::new(), against: Vec::new() };
        let joined = lobby::joined_with(&message.from, message.id);
        for word in rest {
            if let Some(seat) = self.guest(word, message, &joined) {
                wish.against.push(seat);
            } else {
                wish.settings.push((*word).to_owned());
            }
        }
        let replied = message.reply.as_ref().and_then(|reply| reply.author.as_ref()).filter(|author| !author.bot);
        if let Some(author) = replied.filter(|_| wish.against.is_empty()) {
            wish.against.push(lobby::guest_seat(author));
        }
        let origin = Origin { chat, topic: message.topic, host: &message.from, joined };
        if let Err(text) = self.challenge(wish, &origin) {
            self.say_back(chat, message, text);
        }
    }

    /// The opponent that a word names, if it names one.
    fn guest(&self, word: &str, message: &Message, joined: &str) -> Option<SeatRow> {
        if let Some(id) = word.strip_prefix("@#") {
            let id: UserId = id.parse().ok()?;
            return message.mentions.iter().find(|person| person.id == id).map(lobby::guest_seat);
        }
        let name = word.strip_prefix('@').filter(|name| {
            (1..=32).contains(&name.len()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        });
        match name {
            Some(name) => Some(lobby::named_seat(name)),
            None => lobby::computer(&word.to_lowercase()).map(|level| lobby::computer_seat(level, joined)),
        }
    }

    /// `/m e4`, `/m 17 e4`.
    fn move_command(&mut self, chat: ChatId, message: &Message, rest: &str, edited: bool) {
        if rest.is_empty() {
            return self.say_back(chat, message, Text::new("move-how"));
        }
        let user = message.from.id;
        if let Some((row, text)) = self.numbered(chat, user, rest) {
            return self.attempt(chat, message, row, text, Manner::Command, edited);
        }
        if let Some(row) = self.answered(chat, message).filter(|row| row.seat_of(user).is_some()) {
            return self.attempt(chat, message, row, rest, Manner::Command, edited);
        }
        let chosen = self.choose(chat, message, rest);
        let fits = match &chosen {
            Chosen::One(row) => self.is_move(chat, row, user, rest),
            Chosen::Several(rows) => rows.iter().any(|row| self.is_move(chat, row, user, rest)),
            Chosen::None => false,
        };
        if let Some(text) = self.misnumbered(chat, rest).filter(|_| !fits) {
            return self.say_back(chat, message, text);
        }
        match chosen {
            Chosen::One(row) => self.attempt(chat, message, *row, rest, Manner::Command, edited),
            Chosen::Several(rows) => self.which(chat, message, &rows, rest),
            Chosen::None => self.say_back(chat, message, Text::new("match-none-here")),
        }
    }

    /// The match of a user that a text begins with the number of, and the rest of the text.
    fn numbered<'t>(&self, chat: ChatId, user: UserId, text: &'t str) -> Option<(MatchRow, &'t str)> {
        let (first, rest) = text.trim().split_once(char::is_whitespace)?;
        let row = number(first).and_then(|id| self.tx.match_row(id))?;
        let here = row.chat == chat || self.tx.chat(chat).is_some_and(|chat| chat.private);
        (here && row.seat_of(user).is_some()).then_some((row, rest.trim()))
    }

    /// What is wrong with the number that a text begins with: no such match in this chat, or it is others who play it.
    fn misnumbered(&self, chat: ChatId, text: &str) -> Option<Text> {
        let (first, _) = text.split_once(char::is_whitespace)?;
        let id = number(first)?;
        let here = self.tx.match_row(id).is_some_and(|row| row.chat == chat);
        let key = if here { "toast-stranger" } else { "match-unknown" };
        Some(Text::new(key).with("number", id as i64))
    }

    /// Plain text: an answer to a board, or a move where the bot reads everything. Chatter is never answered.
    fn plain(&mut self, chat: ChatId, message: &Message, edited: bool) {
        let user = message.from.id;
        let private = self.tx.chat(chat).is_some_and(|row| row.private);
        let answered = self.answered(chat, message);
        if let Some((row, text)) = self.numbered(chat, user, &message.text) {
            // The answer to a question for the number. A bare number could as well be chatter elsewhere.
            let asked = message.reply.as_ref().is_some_and(|reply| reply.ours) && answered.is_none();
            let marked = message.text.trim_start().starts_with(['№', '#']);
            if (private || asked || marked) && self.is_move(chat, &row, user, text) {
                return self.attempt(chat, message, row, text, Manner::Answer, edited);
            }
        }
        if let Some(row) = answered {
            if row.seat_of(user).is_some() && !self.table_word(chat, message, &row) {
                self.attempt(chat, message, row, &message.text, Manner::Answer, edited);
            }
            return;
        }
        if !private && talk(&message.text, self.reader(chat).labels) {
            return;
        }
        match self.choose(chat, message, &message.text) {
            // What is said in another topic is said of something else.
            Chosen::One(row) if !private && row.topic != message.topic => {}
            Chosen::Several(rows) if !private && rows.iter().any(|row| row.topic != message.topic) => {}
            Chosen::One(row) if private && self.table_word(chat, message, &row) => {}
            Chosen::One(row) => self.attempt(chat, message, *row, &message.text, Manner::Plain, edited),
            Chosen::Several(rows) if private => self.which(chat, message, &rows, &message.text),
            // In a group the text must be a move of each of them to be worth a question.
            Chosen::Several(rows) if rows.iter().all(|row| self.is_move(chat, row, user, &message.text)) => {
                self.which(chat, message, &rows, &message.text);
            }
            Chosen::None if private && !edited => self.say_back(chat, message, Text::new("private-idle")),
            _ => {}
        }
    }

    /// The match whose board (or note) a message answers.
    pub(super) fn answered(&self, chat: ChatId, message: &Message) -> Option<MatchRow> {
        let reply = message.reply.as_ref().filter(|reply| reply.ours)?;
        let numbered = number_in(&reply.text)
            .and_then(|id| self.tx.match_row(id))
            .filter(|row| row.chat == chat || row.boards.iter().any(|board| board.chat == chat));
        numbered.or_else(|| {
            let rows = self.tx.matches_in(chat).into_iter().filter_map(|id| self.tx.match_row(id));
            rows.into_iter()
                .find(|row| row.boards.iter().any(|board| board.chat == chat && board.message == Some(reply.id)))
        })
    }

    /// The live match that a user means by a text without a number.
    pub(super) fn choose(&mut self, chat: ChatId, message: &Message, text: &str) -> Chosen {
        let user = message.from.id;
        let private = self.tx.chat(chat).is_some_and(|row| row.private);
        let ids = if private { self.tx.matches_of(user) } else { self.tx.matches_in(chat) };
        let mut rows: Vec<MatchRow> = ids
            .into_iter()
            .filter_map(|id| self.tx.match_row(id))
            .filter(|row| row.stage == Stage::Live && row.seat_of(user).is_some())
            .collect();
        if !private && rows.iter().any(|row| row.topic == message.topic) {
            rows.retain(|row| row.topic == message.topic);
        }
        // In private a match with a board there is nearer than those of groups.
        let shown = |row: &MatchRow| row.boards.iter().any(|board| board.chat == chat);
        if private && rows.iter().any(shown) {
            rows.retain(shown);
        }
        if rows.len() > 1 {
            let movable: Vec<bool> = rows.iter().map(|row| self.is_move(chat, row, user, text)).collect();
            let acting: Vec<bool> = rows.iter().map(|row| self.is_asked(row, user)).collect();
            let narrowed = |keep: &dyn Fn(usize) -> bool| -> Vec<MatchRow> {
                (0..rows.len()).filter(|n| keep(*n)).map(|n| rows[n].clone()).collect()
            };
            for step in [narrowed(&|n| movable[n] && acting[n]), narrowed(&|n| movable[n])] {
                if !step.is_empty() {
                    rows = step;
                    break;
                }
            }
        }
        match rows.len() {
            0 => Chosen::None,
            1 => Chosen::One(Box::new(rows.swap_remove(0))),
            _ => Chosen::Several(rows),
        }
    }

    /// Whether a text has the form of a move of that match.
    fn is_move(&mut self, chat: ChatId, row: &MatchRow, user: UserId, text: &str) -> bool {
        let labels = self.reader(chat).labels;
        let (Some(seat), Some(game)) = (row.seat_of(user), games::find(&row.game)) else { return false };
        let text = words::canonical(game.info(), text);
        let Ok(text) = crate::kit::coord::latin(&text, labels) else { return true };
        self.live(row.id).is_some_and(|live| live.position().read(Seat(seat), &text).is_ok())
    }

    /// The match, with the player's own board for whom it is typed in a private chat that was not open at the start.
    fn with_own_board(&mut self, row: MatchRow, chat: ChatId, user: UserId) -> MatchRow {
        let shown = row.boards.iter().any(|board| board.chat == chat);
        if shown || self.private_chat(user) != Some(chat) || !self.seat_board(&row, user) {
            return row;
        }
        self.owe_board(row.id, chat, false);
        self.tx.match_row(row.id).unwrap_or(row)
    }

    fn is_asked(&mut self, row: &MatchRow, user: UserId) -> bool {
        let Some(seat) = row.seat_of(user) else { return false };
        self.live(row.id).is_some_and(|live| live.turn().seats().has(Seat(seat)))
    }

    /// Asks which of several matches is meant by a text.
    fn which(&mut self, chat: ChatId, message: &Message, rows: &[MatchRow], text: &str) {
        let Some(first) = rows.first() else { return };
        let listed = self.match_lines(rows);
        let repeats = text.chars().count() <= EXAMPLE && self.is_move(chat, first, message.from.id, text);
        let example = if repeats { text.trim().to_owned() } else { self.reader(chat).labels.text("e4") };
        let text = Text::new("match-which").with("matches", listed).with("number", first.id as i64);
        self.say_back(chat, message, text.with("move", example));
    }

    /// Several matches, of many only the first.
    pub(super) fn match_lines(&self, rows: &[MatchRow]) -> Vec<Text> {
        let mut lines: Vec<Text> = rows.iter().take(NAMED).map(|row| self.match_line(row)).collect();
        if rows.len() > NAMED {
            lines.push(Text::new("matches-more").with("count", rows.len() - NAMED));
        }
        lines
    }

    /// `№17 Sea battle (Anna — Boris)`.
    pub(super) fn match_line(&self, row: &MatchRow) -> Text {
        Text::new("match-line")
            .with("number", row.id as i64)
            .with("game", Text::new(format!("{}-name", row.game)))
            .with("players", self.names(row).join(" — "))
    }

    fn attempt(&mut self, chat: ChatId, message: &Message, row: MatchRow, text: &str, manner: Manner, edited: bool) {
        let user = message.from.id;
        let Some(seat) = row.seat_of(user) else { return };
        // A corrected message is a new attempt unless a later one of the same person has moved the match.
        let played = || self.tx.typed_from(message.chat.peer, user, message.id).iter().any(|(_, id)| *id == row.id);
        if edited && (row.stage != Stage::Live || played()) {
            return;
        }
        let private = self.tx.chat(chat).is_some_and(|row| row.private);
        if row.stage != Stage::Live {
            // People talk about a challenge and about a match that has ended: no answer, unless they try to play.
            if manner == Manner::Command || private || self.is_move(chat, &row, user, text) {
                let late = self.too_late(&row, Seat(seat), message.at, usize::MAX);
                self.say_back(chat, message, late.unwrap_or_else(|| not_live(row.stage)));
            }
            return;
        }
        let row = self.with_own_board(row, chat, user);
        let explicit = private || manner != Manner::Plain;
        let (topic, at) = (message.topic, message.at);
        self.typed(row, Seat(seat), &Typed { chat, topic, message: message.id, at, text, explicit });
    }

    /// A press on an inline button.
    pub fn press(&mut self, press: Press) {
        if press.from.bot {
            return;
        }
        self.meet(&press.from);
        let chat = self.enter(&press.chat, &press.from);
        let reader = self.reader_of(&press.from, chat);
        match Callback::read(&press.data) {
            Some(Callback::Move { id, version, text }) => self.tapped(&press, chat, id, version, &text),
            Some(Callback::Lobby { id, word }) => self.lobby_press(&press, chat, id, &word),
            Some(Callback::Offer { id, version, word }) => self.offer_press(&press, chat, id, version, &word),
            Some(Callback::Rematch(id)) => self.rematch(&press, chat, id),
            Some(Callback::Setting { key, value }) => self.setting_press(press, chat, key, value),
            Some(Callback::Catalogue(page)) => {
                self.toast(&press.id, String::new(), false);
                self.catalogue(chat, press.topic, Some(press.message), &page);
            }
            Some(Callback::Play { game, against }) => self.play_press(&press, chat, &game, &against),
            Some(Callback::Rules(game)) => {
                self.toast(&press.id, String::new(), false);
                self.rules_page(chat, press.topic, press.message, &game);
            }
            Some(Callback::Idle) => self.toast(&press.id, String::new(), false),
            None => self.tell_presser(&press, reader, &Text::new("toast-old-board")),
        }
    }

    /// Start from the catalogue.
    fn play_press(&mut self, press: &Press, chat: ChatId, game: &str, against: &str) {
        let reader = self.reader_of(&press.from, chat);
        let Some(game) = games::find(game).map(|game| game.info().id) else {
            return self.tell_presser(press, reader, &Text::new("game-unknown").with("name", game));
        };
        let joined = lobby::joined_by(press);
        let seats = lobby::computer(against).map(|level| lobby::computer_seat(level, &joined));
        let wish = Wish { game, settings: Vec::new(), against: seats.into_iter().collect() };
        let origin = Origin { chat, topic: press.topic, host: &press.from, joined };
        match self.challenge(wish, &origin) {
            Ok(_) => {
                self.toast(&press.id, String::new(), false);
                // The catalogue has done its work; what came of it stands below everything else.
                self.owe(chat, Due::Delete { message: press.message });
            }
            Err(text) => self.tell_presser(press, reader, &text),
        }
    }

    /// A setting is pressed: in groups an administrator must be who changes it.
    fn setting_press(&mut self, press: Press, chat: ChatId, key: String, value: String) {
        let private = self.tx.chat(chat).is_some_and(|row| row.private);
        if value.is_empty() {
            self.toast(&press.id, String::new(), false);
            return self.settings(chat, press.topic, Some((press.message, key.as_str())));
        }
        if private {
            return self.change_setting(&press, chat, &key, &value);
        }
        let (peer, user) = (press.chat.peer, press.from.id);
        self.fx.ask = Some(AdminQuery { peer, user, then: AdminThen::Set { press: Box::new(press), key, value } });
    }

    /// The answer to a question that was asked of the messenger.
    pub fn admin(&mut self, query: AdminQuery, yes: bool) {
        match query.then {
            AdminThen::Cancel { id, chat, topic, message } if yes => self.cancel_now(id, chat, topic, message),
            AdminThen::Cancel { chat, topic, message, .. } => {
                self.reply(chat, topic, message, Text::new("cancel-who"));
            }
            AdminThen::Write { chat, topic, message, sets } if yes => self.write_settings(chat, topic, message, &sets),
            AdminThen::Write { chat, topic, message, .. } => {
                self.reply(chat, topic, message, Text::new("toast-admins-only"));
            }
            AdminThen::Set { press, key, value } => {
                let Some(chat) = self.tx.chat_of_peer(press.chat.peer) else { return };
                if yes {
                    return self.change_setting(&press, chat, &key, &value);
                }
                let reader = self.reader_of(&press.from, chat);
                self.tell_presser(&press, reader, &Text::new("toast-admins-only"));
            }
        }
    }
}

/// Why a match that is not played at the moment takes neither moves nor words.
pub(super) fn not_live(stage: Stage) -> Text {
    Text::new(match stage {
        Stage::Lobby => "match-not-begun",
        Stage::Void => "toast-lobby-void",
        Stage::Live | Stage::Over => "reject-over",
    })
}

/// Commands that a group may type without naming the bot.
fn is_ours(name: &str) -> bool {
    const OURS: [&str; 18] = [
        "start",
        "help",
        "play",
        "challenge",
        "rules",
        "board",
        "matches",
        "resign",
        "draw",
        "undo",
        "cancel",
        "hint",
        "export",
        "replay",
        "fair",
        "settings",
        "m",
        "move",
    ];
    OURS.contains(&name) || games::find(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read() {
        let read =
            |text| Command::read(text, "kletka_bot").map(|c| c.map(|c| (c.name, c.rest.to_owned(), c.addressed)));
        assert_eq!(read("/Play@Kletka_Bot pig @b"), Ok(Some(("play".into(), "pig @b".into(), true))));
        assert_eq!(read("/m  e4 "), Ok(Some(("m".into(), "e4".into(), false))));
        assert_eq!(read("/play@other x"), Err(()));
        assert_eq!(read("e4"), Ok(None));
        assert_eq!(read("/"), Ok(None));
        assert_eq!(read("/////"), Ok(None));
    }

    #[test]
    fn numbers_of_matches() {
        assert_eq!(number_in("№17 · Sea battle"), Some(17));
        assert_eq!(number_in("no number"), None);
        assert_eq!(number_in("Which? №1 Pig, №2 Pig. /m 1 e4"), None);
        assert_eq!(number_in("№1 · Pig · №99 — Anna"), Some(1));
        assert_eq!(number_in("Anna offers a draw in №1."), Some(1));
        assert_eq!(number("№17"), Some(17));
        assert_eq!(number("17"), Some(17));
        assert_eq!(number("e4"), None);
    }
}
