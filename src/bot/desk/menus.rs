//! What is read rather than played: greeting, help, rules, catalogue, lists.

use super::commands::Ask;
use super::commands::{COMMANDS, Help};
use super::meant;
use super::opening::find_game;
use crate::bot::chats::{books, people};
use crate::bot::leaf::callback::Callback;
use crate::bot::leaf::registry::Registry;
use crate::bot::leaf::work::Work;
use crate::bot::table::{views, wish};
use crate::game::{AnyGame, Family, Info, Text};
use crate::store::kept::{ChatId, Due, MatchRow, NoteKey, Stage};

/// How many matches `/matches` lists.
const LISTED: usize = 20;

/// A button of a note.
pub fn key(label: Text, data: &Callback) -> NoteKey {
    NoteKey { label, does: data.write().unwrap_or_default() }
}

pub fn keys_in_rows(keys: Vec<NoteKey>, across: usize) -> Vec<Vec<NoteKey>> {
    keys.chunks(across).map(<[NoteKey]>::to_vec).collect()
}

/// A note with buttons, new or in the place of an earlier one.
pub fn menu(
    work: &mut Work<'_>,
    chat: ChatId,
    topic: Option<i32>,
    edits: Option<i32>,
    text: Vec<Text>,
    keys: Vec<Vec<NoteKey>>,
) {
    work.owe(chat, Due::Note { text, about: None, mention: Vec::new(), keys, reply_to: None, edits, topic });
}

/// `/start`, and the deep links `m17` (one's own board of a match).
pub fn start(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { chat, message, rest, .. } = *ask;
    let number = rest.strip_prefix('m').and_then(|digits| digits.parse().ok());
    if let Some(row) = number.and_then(|id| work.tx.match_row(id)).filter(|_| message.chat.private) {
        if row.seat_of(message.from.id).is_none() {
            let text = Text::new("toast-stranger").with("number", row.id as i64);
            return work.reply(chat, message.topic, message.id, text);
        }
        if row.stage == Stage::Live && views::seat_board(work, &row, message.from.id) {
            return work.owe_board(row.id, chat, true);
        }
    }
    if !message.chat.private {
        return help(work, ask);
    }
    let link = format!("https://t.me/{}?startgroup=play", work.cache.me.username);
    let keys = vec![
        vec![NoteKey { label: Text::new("key-add-group"), does: link }],
        vec![key(Text::new("key-catalogue"), &Callback::Catalogue(String::new()))],
    ];
    menu(work, chat, message.topic, None, vec![Text::new("start-hello"), Text::new("start-how")], keys);
    for id in work.tx.matches_of(message.from.id) {
        if let Some(row) = work.tx.match_row(id) {
            views::seat_board(work, &row, message.from.id);
        }
    }
    books::show_all(work, chat, false);
}

/// `/help`: the paragraphs of the commands that have any, and the others in a list.
pub fn help(work: &mut Work<'_>, ask: &Ask<'_>) {
    let reads = work.tx.chat(ask.chat).is_some_and(|row| books::hears(work, &row));
    let (mut text, mut others) = (Vec::new(), Vec::new());
    for command in &COMMANDS {
        match command.help {
            Help::Paragraph(key) => text.push(Text::new(key)),
            Help::Listed => others.push(Text::new(format!("help-{}", command.name))),
            Help::Nothing => {}
        }
    }
    if !reads {
        text.push(Text::new("help-privacy"));
    }
    text.push(Text::new("help-table").with("commands", others));
    let keys = vec![vec![key(Text::new("key-catalogue"), &Callback::Catalogue(String::new()))]];
    menu(work, ask.chat, ask.message.topic, None, text, keys);
}

/// `/rules`, `/rules pig`; without a game, that of the match at hand.
pub fn rules(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { chat, message, rest, .. } = *ask;
    let words: Vec<&str> = rest.split_whitespace().collect();
    if !words.is_empty() {
        return match find_game(work.games, &words) {
            Ok((game, _)) => work.note(chat, message.topic, Some(message.id), None, rules_text(game)),
            Err(text) => work.reply(chat, message.topic, message.id, text),
        };
    }
    let at_hand = meant::answered(work, chat, message).or_else(|| {
        let ids = work.tx.matches_in(chat);
        ids.last().and_then(|id| work.tx.match_row(*id))
    });
    match at_hand.and_then(|row| work.games.find(&row.game)) {
        Some(game) => work.note(chat, message.topic, Some(message.id), None, rules_text(game)),
        None => {
            let keys = work.games.iter().map(|game| {
                let id = game.info().id;
                key(Text::new(format!("{id}-name")), &Callback::Rules(id.to_owned()))
            });
            let keys = keys_in_rows(keys.collect(), 2);
            menu(work, chat, message.topic, None, vec![Text::new("rules-which")], keys);
        }
    }
}

/// The rules of a game in the place of a menu; nothing for a game that is not there (any more).
pub fn rules_page(work: &mut Work<'_>, chat: ChatId, topic: Option<i32>, menu_message: i32, game: &str) {
    if let Some(found) = work.games.find(game) {
        let keys = vec![vec![key(Text::new("key-back"), &Callback::Catalogue(game.to_owned()))]];
        menu(work, chat, topic, Some(menu_message), rules_text(found), keys);
    }
}

/// The catalogue: families, the games of one, one game.
pub fn catalogue(work: &mut Work<'_>, chat: ChatId, topic: Option<i32>, edits: Option<i32>, page: &str) {
    let (text, keys) = if let Some(game) = work.games.find(page) {
        let private = work.tx.chat(chat).is_some_and(|row| row.private);
        game_page(game.info(), private)
    } else if let Some(family) = Family::ALL.iter().find(|family| family.key == page) {
        family_page(work.games, family)
    } else {
        let families = Family::ALL.iter().filter(|f| work.games.iter().any(|game| game.info().family == **f));
        let keys = families.map(|family| {
            let name = Text::new(format!("family-{}", family.key));
            key(name, &Callback::Catalogue(family.key.to_owned()))
        });
        (vec![Text::new("catalogue-head")], keys_in_rows(keys.collect(), 2))
    };
    menu(work, chat, topic, edits, text, keys);
}

/// One game: what it is, and whom to play.
fn game_page(info: &Info, private: bool) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let play = |label: Text, against: String| key(label, &Callback::Play { game: info.id.to_owned(), against });
    let mut keys = Vec::new();
    if !private {
        keys.push(vec![play(Text::new("key-open"), "open".to_owned())]);
    }
    if info.computer {
        let levels = (1..=5u8).map(|n| play(Text::new("key-level").with("level", n), format!("bot{n}")));
        keys.push(levels.collect());
    }
    let family = Callback::Catalogue(info.family.key.to_owned());
    keys.push(vec![
        key(Text::new("key-rules"), &Callback::Rules(info.id.to_owned())),
        key(Text::new("key-back"), &family),
    ]);
    let mut text = vec![
        Text::new("rules-head").with("game", Text::new(format!("{}-name", info.id))),
        Text::new(format!("{}-about", info.id)),
        Text::new("catalogue-command").with("game", info.id),
    ];
    if info.computer {
        text.push(Text::new("catalogue-levels"));
    }
    (text, keys)
}

/// The games of a family.
fn family_page(games: Registry, family: &'static Family) -> (Vec<Text>, Vec<Vec<NoteKey>>) {
    let games = games.iter().filter(|game| game.info().family == family);
    let keys = games.map(|game| {
        let id = game.info().id;
        key(Text::new(format!("{id}-name")), &Callback::Catalogue(id.to_owned()))
    });
    let mut keys = keys_in_rows(keys.collect(), 2);
    keys.push(vec![key(Text::new("key-back"), &Callback::Catalogue(String::new()))]);
    (vec![Text::new(format!("family-{}", family.key))], keys)
}

/// `/matches`: those of the chat, in private those of the user.
pub fn matches(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { chat, message, .. } = *ask;
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    let ids = if private { work.tx.matches_of(message.from.id) } else { work.tx.matches_in(chat) };
    let rows: Vec<MatchRow> = ids.into_iter().filter_map(|id| work.tx.match_row(id)).collect();
    if rows.is_empty() {
        return work.reply(chat, message.topic, message.id, Text::new("matches-none"));
    }
    let mut text = vec![Text::new("matches-head")];
    for row in rows.iter().take(LISTED) {
        let line = people::match_line(work, row);
        let names = people::names(work, row);
        let asked: Vec<String> = match row.stage {
            Stage::Live => work.live(row.id).map(|live| live.turn().seats()).unwrap_or_default(),
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
    work.note(chat, message.topic, Some(message.id), None, text);
}

/// The rules of a game, with its options.
fn rules_text(game: &dyn AnyGame) -> Vec<Text> {
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
    let clock = Text::new("rules-option").with("key", wish::CLOCK).with("allowed", "10s+1m | 12h+2d | blitz | off");
    text.push(clock.with("about", Text::new("clock-about")));
    text
}
