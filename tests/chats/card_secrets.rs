//! What a running match hides is in nothing that the bot sends to others: no card, file name, address, row of inline
//! results, button or toast, nor in the rows on disk that need not know it. Every game that hides something is played
//! below a card, by sampled moves.

use std::collections::BTreeSet;

use kletka::game::{AnyGame, Chance, Hidden as Level, Input, Manner, OptKind, OptValues, Seat, Secrecy, Seed, Viewer};
use kletka::games::GAMES;
use kletka::play::{Clock, Header, Match};
use kletka_sandbox::{Call, SandboxConfig};

use super::card_pictures::{Shown, Ways};
use super::card_plays::{How, Playing, replayed, user_of};
use super::cards::Away;
use super::house::{ANNA, BORIS, House, PATIENCE, VERA};
use super::stored::secret;

/// The moves of each match.
const MOVES: usize = 6;
/// The moves in which a game must hide something to be played here.
const TRIED: u64 = 12;
/// A match may hide nothing by chance. A game of which so many do hides too little.
const MATCHES: usize = 3;
/// Shorter texts stand anywhere by chance.
const SHORT: usize = 4;

/// Games whose first secret comes too late: long football, after so many moves, has choices of a penalty.
const LATE: [&str; 1] = ["footballlong"];

/// Games with boards of one's own that hide too little in their first moves to look for.
const BLIND: [&str; 1] = ["fourrows"];

/// What a match hides: a text, and the seat that may see it, if any.
type Hidden = BTreeSet<(Option<Seat>, String)>;

/// How many play a game here.
fn seats(game: &dyn AnyGame) -> u8 {
    (2..=3).find(|count| game.info().seats.has(*count)).unwrap_or(1)
}

/// A game with a setting with which it hides something in its first moves, if it ever does.
fn hides(game: &'static dyn AnyGame) -> Option<(&'static dyn AnyGame, String)> {
    let values = game.info().options.iter().flat_map(|option| match option.kind {
        OptKind::Flag { default } => vec![format!("{}={}", option.key, if default { "off" } else { "on" })],
        OptKind::Choice(words) => words[1..].iter().map(|word| format!("{}={word}", option.key)).collect(),
        _ => Vec::new(),
    });
    let mut settings = [String::new()].into_iter().chain(values);
    settings.find(|setting| hides_with(game, setting)).map(|setting| (game, setting))
}

fn hides_with(game: &'static dyn AnyGame, setting: &str) -> bool {
    let names = ["Anna", "Boris", "Vera"].map(str::to_owned)[..usize::from(seats(game))].to_vec();
    let mut options = OptValues::defaults(game.info().options);
    for setting in setting.split_whitespace() {
        options.take(game.info().options, &[], setting).expect("it has such a value");
    }
    let (rules, clock, seed) = (game.info().rules, Clock::Off, Some(Seed([7; 32])));
    let header = Header { game, rules, options, names, clock, first: None, seed, deal: Vec::new() };
    let Ok(mut live) = Match::begin(header) else { return false };
    let mut chance = Chance::seeded(&Seed([7; 32]), 1);
    for at in 0..TRIED {
        let position = live.position();
        let common = position.seen(Viewer::Public);
        let own = (0..seats(game)).map(|seat| Viewer::Seat(Seat(seat)));
        if own.chain([Viewer::Revealed]).any(|who| position.seen(who) != common) {
            return true;
        }
        let Some(seat) = live.turn().seats().iter().next() else { return false };
        let Some(text) = position.sample(seat, &mut chance) else { return false };
        let input = Input::canonical(&text).said(Manner::Private);
        if live.play(seat, &input, at).is_err() {
            return false;
        }
    }
    false
}

/// A match on a card whose secrets are watched.
struct Watched {
    playing: Playing,
    /// How many calls and presses have been looked through.
    seen: (u64, usize),
}

impl Watched {
    /// What is hidden now: what private boards have beside the common one, what was played in secret, and what players
    /// are told of their own.
    async fn hidden(&self, shown: &Shown) -> Hidden {
        let (row, live) = replayed(&shown.away.house, self.playing.id);
        let position = live.position();
        let mut hidden = Hidden::new();
        if live.viewer(Viewer::Public) == Viewer::Revealed {
            return hidden;
        }
        let common = position.board(Viewer::Public);
        let known: BTreeSet<&str> = common.lines().map(str::trim).collect();
        let mut add = |seat: Option<Seat>, text: &str| {
            let text = text.trim();
            if text.chars().count() >= SHORT && !known.contains(text) && !common.contains(text) {
                hidden.insert((seat, text.to_owned()));
            }
        };
        let seats: Vec<Seat> = (0u8..).take(row.seats.len()).map(Seat).collect();
        for seat in &seats {
            position.board(Viewer::Seat(*seat)).lines().for_each(|line| add(Some(*seat), line));
            let told = self.looks(shown, user_of(&row, *seat)).await;
            add(Some(*seat), &told);
        }
        if position.seen(Viewer::Public) != position.seen(Viewer::Revealed) {
            for seat in &seats {
                private(&live, *seat).iter().for_each(|text| add(Some(*seat), text));
            }
        }
        // What two players see is no secret of one.
        let all: Vec<(Option<Seat>, String)> = hidden.iter().cloned().collect();
        hidden.retain(|(seat, text)| !all.iter().any(|(other, known)| other != seat && known.contains(text)));
        hidden
    }

    /// A player looks at what only they may see, if there is a button for it.
    async fn looks(&self, shown: &Shown, user: i64) -> String {
        let board = self.playing.board(&shown.away);
        let look = board.buttons().into_iter().filter_map(|key| key.data.clone()).find(|data| data.starts_with("h:"));
        let Some(look) = look else { return String::new() };
        let stranger = shown.away.house.press_data(VERA, &board, &look).await;
        let own = shown.away.house.press_data(user, &board, &look).await;
        assert!(user == VERA || own.is_empty() || stranger != own, "a stranger is told the same: {own}");
        own
    }

    /// Those who are asked type behind the bot's name.
    async fn types(&self, shown: &Shown) {
        let (row, live) = replayed(&shown.away.house, self.playing.id);
        for seat in live.turn().seats().iter() {
            let text = format!("№{} ", self.playing.id);
            let sandbox = &shown.away.house.sandbox;
            let query = sandbox.type_inline(user_of(&row, seat), self.playing.chat, None, &text);
            assert!(sandbox.wait_for(|world| world.suggested(query), PATIENCE).await.is_ok());
        }
    }

    /// Looks through all that was sent since the last time, and through what is stored.
    async fn looks_through(&mut self, shown: &Shown, about: &str) -> usize {
        self.types(shown).await;
        let hidden = self.hidden(shown).await;
        let (row, _) = replayed(&shown.away.house, self.playing.id);
        let luck = hex::encode(secret(&row));
        let tells = |text: &str, reader: Option<i64>| {
            let others = |seat: &Option<Seat>| seat.is_none_or(|seat| Some(user_of(&row, seat)) != reader);
            let told = hidden.iter().find(|(seat, secret)| others(seat) && text.contains(secret.as_str()));
            assert!(
                told.is_none(),
                "{about}: {told:?} in {text}\n{}",
                shown.away.house.sandbox.transcript(self.playing.chat)
            );
            assert!(!text.contains(&luck), "{about}: its luck in {text}");
        };
        let calls: Vec<Call> = shown.away.house.sandbox.calls();
        // Toasts are looked through with who reads them.
        for call in calls.iter().filter(|call| call.number > self.seen.0 && !call.is("answerCallbackQuery")) {
            assert!(!call.args.contains('…') || call.args.len() > 80, "it is whole");
            tells(&call.args.replace("\\n", "\n"), call.chat.filter(|chat| *chat > 0 && *chat < 100));
        }
        let presses = shown.away.house.sandbox.presses(self.playing.chat);
        for press in &presses[self.seen.1..] {
            tells(press.toast.as_ref().map_or("", |toast| &toast.text), Some(press.user));
        }
        if let Some(words) = self.playing.board(&shown.away).photo().and_then(|photo| photo.description.clone()) {
            tells(&words, None);
        }
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        for (key, value) in shown.away.house.rows().iter().filter(|(key, _)| !knows_secrets(key)) {
            tells(&text(key), None);
            tells(&text(value), None);
        }
        self.seen = (calls.last().map_or(0, |call| call.number), presses.len());
        hidden.len()
    }
}

/// Whether rows of this kind may hold secrets: logs, and matches.
fn knows_secrets(key: &[u8]) -> bool {
    key.first().is_some_and(|kind| b"lmg".contains(kind))
}

/// What a seat has played in secret so far, but for words that say nothing.
fn private(live: &Match, seat: Seat) -> Vec<String> {
    let words = live.header().game.info().words;
    let mut played = Vec::new();
    let lines = live.lines();
    for (n, line) in lines.iter().enumerate().filter(|(_, line)| line.seat == Some(seat)) {
        let mut header = live.header().clone();
        header.deal = Vec::new();
        let before = Match::replay(header, lines[..n].to_vec()).ok();
        let asked = before.and_then(|live| live.turn().ask_of(seat).map(|ask| ask.secrecy));
        if asked == Some(Secrecy::Private) && !words.contains(&line.text.as_str()) {
            played.push(line.text.clone());
        }
    }
    played
}

/// People, and a messenger that keeps all that it is told.
async fn away(language: &str) -> Away {
    let config = SandboxConfig { inline: true, whole_calls: true, ..SandboxConfig::default() };
    let house = House::with(config, language).await;
    let pair = house.sandbox.act(|world| world.add_pair(ANNA, BORIS));
    let foreign = house.sandbox.act(|world| world.add_foreign_group("Next door", &[ANNA, BORIS, VERA]));
    Away { house, pair, foreign }
}

/// Plays a game, and says in how many texts it hides something.
async fn searched(game: &'static dyn AnyGame, setting: &str, language: &str, ways: Ways) -> usize {
    let shown = Shown::of(away(language).await, ways).await;
    let people = &[ANNA, BORIS, VERA][..usize::from(seats(game))];
    let named = format!("{} {setting}", game.info().id);
    let playing = Playing::begin(&shown.away, shown.away.foreign, people, named.trim()).await;
    let mut watched = Watched { playing, seen: (0, 0) };
    let mut hidden = watched.looks_through(&shown, &named).await;
    for _ in 0..MOVES {
        if watched.playing.moves(&shown.away, How::Pressed).await.is_none() {
            break;
        }
        hidden += watched.looks_through(&shown, &named).await;
    }
    shown.is_sound();
    hidden
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_sent_below_cards() {
    let games: Vec<_> = GAMES.iter().filter_map(|game| hides(*game)).collect();
    let secretive = GAMES.iter().filter(|game| game.info().hidden != Level::Nothing);
    let ids: BTreeSet<&str> = games.iter().map(|(game, _)| game.info().id).collect();
    let missing: Vec<&str> = secretive.map(|game| game.info().id).filter(|id| !ids.contains(id)).collect();
    assert_eq!(missing, LATE);
    let mut blind = Vec::new();
    for (n, (game, setting)) in games.into_iter().enumerate() {
        let ways = Ways { address: n % 6 == 0, staging: n % 6 == 3, broken: false };
        let language = if n % 2 == 0 { "en" } else { "ru" };
        let mut hides = searched(game, &setting, language, ways).await > 0;
        if game.info().hidden == Level::Views {
            for _ in 1..MATCHES {
                hides = hides || searched(game, &setting, language, ways).await > 0;
            }
            blind.extend((!hides).then_some(game.info().id));
        }
    }
    // Choices between buttons are no texts of their own: the tests of the desk compare what follows from each.
    assert_eq!(blind, BLIND);
}
