//! What is read rather than played: greeting, help, rules, catalogue, lists, settings.

use super::callback::Callback;
use super::desk::Work;
use super::incoming::{Message, Press};
use super::lobby;
use super::settings::{SETTINGS, Setting, current, label};
use super::words::{Lang, Reader, say};
use crate::game::{Family, Text};
use crate::games;
use crate::store::kept::{BoardRow, ChatId, Due, MatchRow, NoteKey, Stage};

/// How many matches `/matches` lists.
const LISTED: usize = 20;

/// A button of a note.
fn key(label: Text, data: &Callback) -> NoteKey {
    NoteKey { label, does: data.write().unwrap_or_default() }
}

fn keys_in_rows(keys: Vec<NoteKey>, across: usize) -> Vec<Vec<NoteKey>> {
    keys.chunks(across).map(<[NoteKey]>::to_vec).collect()
}

/// The commands that a messenger's program may suggest, with what they do: those of the table, then the games.
pub fn commands(lang: Lang) -> Vec<(String, String)> {
    const TABLE: [&str; 15] = [
        "play", "m", "board", "matches", "rules", "resign", "draw", "undo", "cancel", "hint", "export", "replay",
        "fair", "settings", "help",
    ];
    let reader = Reader { lang, ..Reader::default() };
    let describe = |key: String| say(&Text::new(key), reader, &[]);
    let table = TABLE.iter().map(|name| ((*name).to_owned(), describe(format!("command-{name}"))));
    let games =
        games::GAMES.iter().map(|game| game.info().id).map(|id| (id.to_owned(), describe(format!("{id}-name"))));
    table.chain(games).collect()
}

impl Work<'_> {
    /// A note with buttons, new or in the place of an earlier one.
    fn menu(&mut self, chat: ChatId, topic: Option<i32>, edits: Option<i32>, text: Vec<Text>, keys: Vec<Vec<NoteKey>>) {
        self.owe(chat, Due::Note { text, about: None, mention: Vec::new(), keys, reply_to: None, edits, topic });
    }

    /// `/start`, and the deep links `m17` (one's own board of a match).
    pub fn start(&mut self, chat: ChatId, message: &Message, rest: &str) {
        let number = rest.strip_prefix('m').and_then(|digits| digits.parse().ok());
        if let Some(row) = number.and_then(|id| self.tx.match_row(id)).filter(|_| message.chat.private) {
            if row.seat_of(message.from.id).is_none() {
                let text = Text::new("toast-stranger").with("number", row.id as i64);
                return self.reply(chat, message.topic, message.id, text);
            }
            if row.stage == Stage::Live && self.seat_board(&row, message.from.id) {
                return self.owe_board(row.id, chat, true);
            }
        }
        if !message.chat.private {
            return self.help(chat, message);
        }
        let link = format!("https://t.me/{}?startgroup=play", self.cache.me.username);
        let keys = vec![
            vec![NoteKey { label: Text::new("key-add-group"), does: link }],
            vec![key(Text::new("key-catalogue"), &Callback::Catalogue(String::new()))],
        ];
        self.menu(chat, message.topic, None, vec![Text::new("start-hello"), Text::new("start-how")], keys);
        for id in self.tx.matches_of(message.from.id) {
            if let Some(row) = self.tx.match_row(id) {
                self.seat_board(&row, message.from.id);
            }
        }
        self.show_all(chat, false);
    }

    /// Gives a player a board in the private chat, in games with secrets. `false` when there is nothing to show there.
    pub fn seat_board(&mut self, before: &MatchRow, user: i64) -> bool {
        let hidden = games::find(&before.game).is_some_and(|game| game.info().hidden);
        let (Some(seat), Some(chat)) = (before.seat_of(user), self.private_chat(user)) else { return false };
        if before.boards.iter().any(|board| board.chat == chat) {
            return true;
        }
        if !hidden || before.stage != Stage::Live {
            return false;
        }
        let mut row = before.clone();
        row.boards.push(BoardRow { chat, seat: Some(seat), message: None, shown: 0, keyed: false, moved: 0 });
        self.tx.put_match(Some(before), &row);
        true
    }

    /// `/help`.
    pub fn help(&mut self, chat: ChatId, message: &Message) {
        let reads = self.tx.chat(chat).is_some_and(|row| self.hears(&row));
        let mut text = vec![Text::new("help-play"), Text::new("help-moves")];
        if !reads {
            text.push(Text::new("help-privacy"));
        }
        text.push(Text::new("help-table"));
        let keys = vec![vec![key(Text::new("key-catalogue"), &Callback::Catalogue(String::new()))]];
        self.menu(chat, message.topic, None, text, keys);
    }

    /// `/rules`, `/rules pig`; without a game, that of the match at hand.
    pub fn rules(&mut self, chat: ChatId, message: &Message, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        if !words.is_empty() {
            return match lobby::find_game(&words) {
                Ok((game, _)) => self.note(chat, message.topic, Some(message.id), None, rules_text(game)),
                Err(text) => self.reply(chat, message.topic, message.id, text),
            };
        }
        let at_hand = self.answered(chat, message).or_else(|| {
            let games = self.tx.matches_in(chat);
            games.last().and_then(|id| self.tx.match_row(*id))
        });
        match at_hand.filter(|row| games::find(&row.game).is_some()) {
            Some(row) => self.note(chat, message.topic, Some(message.id), None, rules_text(&row.game)),
            None => {
                let keys = games::GAMES.iter().map(|game| {
                    let id = game.info().id;
                    key(Text::new(format!("{id}-name")), &Callback::Rules(id.to_owned()))
                });
                let keys = keys_in_rows(keys.collect(), 2);
                self.menu(chat, message.topic, None, vec![Text::new("rules-which")], keys);
            }
        }
    }

    /// The rules of a game in the place of a menu.
    pub fn rules_page(&mut self, chat: ChatId, topic: Option<i32>, menu: i32, game: &str) {
        let text = rules_text(game);
        if !text.is_empty() {
            let keys = vec![vec![key(Text::new("key-back"), &Callback::Catalogue(game.to_owned()))]];
            self.menu(chat, topic, Some(menu), text, keys);
        }
    }

    /// The catalogue: families, the games of one, one game.
    pub fn catalogue(&mut self, chat: ChatId, topic: Option<i32>, edits: Option<i32>, page: &str) {
        let private = self.tx.chat(chat).is_some_and(|row| row.private);
        if let Some(game) = games::find(page) {
            let info = game.info();
            let play = |label: Text, against: String| key(label, &Callback::Play { game: info.id.to_owned(), against });
            let mut keys = Vec::new();
            if !private {
                keys.push(vec![play(Text::new("key-open"), "open".to_owned())]);
            }
            if info.computer {
                let levels = (1..=5u8).map(|n| play(Text::new("key-level").with("level", n), format!("bot{n}")));
                keys.push(levels.collect());
            }
            let family = Callback::Catalogue(info.family.key().to_owned());
            keys.push(vec![
                key(Text::new("key-rules"), &Callback::Rules(info.id.to_owned())),
                key(Text::new("key-back"), &family),
            ]);
            let name = Text::new(format!("{}-name", info.id));
            let mut text = vec![
                Text::new("rules-head").with("game", name),
                Text::new(format!("{}-about", info.id)),
                Text::new("catalogue-command").with("game", info.id),
            ];
            if info.computer {
                text.push(Text::new("catalogue-levels"));
            }
            return self.menu(chat, topic, edits, text, keys);
        }
        if let Some(family) = Family::ALL.iter().find(|family| family.key() == page) {
            let games = games::GAMES.iter().filter(|game| game.info().family == *family);
            let keys = games.map(|game| {
                let id = game.info().id;
                key(Text::new(format!("{id}-name")), &Callback::Catalogue(id.to_owned()))
            });
            let mut keys = keys_in_rows(keys.collect(), 2);
            keys.push(vec![key(Text::new("key-back"), &Callback::Catalogue(String::new()))]);
            let text = vec![Text::new(format!("family-{}", family.key()))];
            return self.menu(chat, topic, edits, text, keys);
        }
        let families = Family::ALL.iter().filter(|f| games::GAMES.iter().any(|game| game.info().family == **f));
        let keys = families.map(|family| {
            let name = Text::new(format!("family-{}", family.key()));
            key(name, &Callback::Catalogue(family.key().to_owned()))
        });
        let keys = keys_in_rows(keys.collect(), 2);
        self.menu(chat, topic, edits, vec![Text::new("catalogue-head")], keys);
    }

    /// `/matches`: those of the chat, in private those of the user.
    pub fn matches(&mut self, chat: ChatId, message: &Message) {
        let private = self.tx.chat(chat).is_some_and(|row| row.private);
        let ids = if private { self.tx.matches_of(message.from.id) } else { self.tx.matches_in(chat) };
        let rows: Vec<MatchRow> = ids.into_iter().filter_map(|id| self.tx.match_row(id)).collect();
        if rows.is_empty() {
            return self.reply(chat, message.topic, message.id, Text::new("matches-none"));
        }
        let mut text = vec![Text::new("matches-head")];
        for row in rows.iter().take(LISTED) {
            let line = self.match_line(row);
            let names = self.names(row);
            let asked: Vec<String> = match row.stage {
                Stage::Live => self.live(row.id).map(|live| live.turn().seats()).unwrap_or_default(),
                _ => Default::default(),
            }
            .iter()
            .filter_map(|seat| names.get(seat.index()).cloned())
            .collect();
            text.push(match row.stage {
                Stage::Lobby => Text::new("matches-lobby").with("match", line),
                _ => Text::new("matches-turn").with("match", line).with("asked", asked.join(", ")),
            });
        }
        if rows.len() > LISTED {
            text.push(Text::new("matches-more").with("count", rows.len() - LISTED));
        }
        self.note(chat, message.topic, Some(message.id), None, text);
    }

    /// The settings of a chat; `open`: the message they stand in, and which of them shows its choices.
    pub fn settings(&mut self, chat: ChatId, topic: Option<i32>, open: Option<(i32, &str)>) {
        let Some(row) = self.tx.chat(chat) else { return };
        let chosen = open.and_then(|(_, key)| SETTINGS.iter().find(|setting| setting.name == key));
        let (text, keys) = match chosen {
            Some(Setting { name, values, across }) => {
                let now = current(&row, name);
                let keys = values.iter().map(|value| {
                    let label = label(name, value);
                    let label = if *value == now { Text::new("key-chosen").with("label", label) } else { label };
                    key(label, &Callback::Setting { key: (*name).to_owned(), value: (*value).to_owned() })
                });
                let mut keys = keys_in_rows(keys.collect(), *across);
                keys.push(vec![key(
                    Text::new("key-back"),
                    &Callback::Setting { key: String::new(), value: String::new() },
                )]);
                (vec![Text::new(format!("setting-{name}"))], keys)
            }
            None => {
                let keys = SETTINGS.iter().map(|Setting { name, .. }| {
                    let value = label(name, &current(&row, name));
                    let label = Text::new("key-setting").with("name", Text::new(format!("setting-{name}")));
                    key(
                        label.with("value", value),
                        &Callback::Setting { key: (*name).to_owned(), value: String::new() },
                    )
                });
                (vec![Text::new("settings-head")], keys_in_rows(keys.collect(), 1))
            }
        };
        self.menu(chat, topic, open.map(|(message, _)| message), text, keys);
    }

    /// Takes a new value for a setting of the chat.
    pub fn change_setting(&mut self, press: &Press, chat: ChatId, name: &str, value: &str) {
        let reader = self.reader_of(&press.from, chat);
        if !self.write_setting(chat, name, value) {
            return self.tell_presser(press, reader, &Text::new("toast-old-board"));
        }
        // Said in the language that the press has perhaps chosen.
        let reader = self.reader_of(&press.from, chat);
        self.tell_presser(press, reader, &Text::new("toast-saved"));
        self.settings(chat, press.topic, Some((press.message, "")));
    }
}

/// The rules of a game, with its options; nothing for a game that is not there (any more).
fn rules_text(game: &str) -> Vec<Text> {
    let Some(game) = games::find(game) else { return Vec::new() };
    let info = game.info();
    let mut text = vec![
        Text::new("rules-head").with("game", Text::new(format!("{}-name", info.id))),
        Text::new(format!("{}-rules", info.id)),
    ];
    text.push(Text::new("rules-options"));
    for def in info.options {
        let about = Text::new(format!("{}-opt-{}", info.id, def.key));
        let line = Text::new("rules-option").with("key", def.key).with("allowed", def.kind.allowed());
        text.push(line.with("about", about));
    }
    let clock = Text::new("rules-option").with("key", lobby::CLOCK).with("allowed", "10s+1m | 12h+2d | blitz | off");
    text.push(clock.with("about", Text::new("clock-about")));
    text
}
