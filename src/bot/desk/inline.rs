//! Inline queries. While you type a move behind the bot's name, the bot says what it would do, and choosing a
//! suggestion sends it. The name of a game becomes a challenge, behind or instead of lines that are no moves.
//!
//! The messenger says who types, but not where. So only matches in which that person has a seat count, and no chat is
//! named. Secret answers are never suggested: everybody could read what the suggestion sends.

use std::cmp::Reverse;

use super::search::Found;
use super::{away, opening, resolve, search, summons};
use crate::bot::boards::challenges::into;
use crate::bot::boards::headline::{self, numbered};
use crate::bot::chats::{directory, people};
use crate::bot::context::callback::Callback;
use crate::bot::context::effects::{Does, Suggestion, Suggestions};
use crate::bot::context::incoming::{Chosen, Inline, Person};
use crate::bot::context::reader::Reader;
use crate::bot::context::terms::CLOCK;
use crate::bot::context::work::Work;
use crate::bot::table::play;
use crate::bot::words::{Vocabulary, say, squeezed};
use crate::game::{AnyGame, Input, Manner, Place, Reject, Seat, Secrecy, Text, Why};
use crate::play::preview::Preview;
use crate::play::{Clock, Match};
use crate::store::schema::{MatchRow, Stage};

/// The most suggestions per query.
const ROWS: usize = 8;

/// The characters of a suggestion's text that the messenger shows on a small phone.
const ABOUT: usize = 200;

/// Answers an inline query.
pub fn asked(work: &mut Work<'_>, query: Inline) {
    if let Some(rows) = summons::suggested(work, &query) {
        return work.fx.suggest.push(Suggestions { query: query.id, rows, guest: false, card: None });
    }
    let lines = moves(work, &query);
    // A text that names a match is about nothing else, and a move is no name of a game.
    let apart = !is_numbered(&query.text) && !lines.iter().any(|line| line.fits);
    let games = if apart { challenges(work, &query) } else { Vec::new() };
    let stays = |line: &Line| line.fits || games.is_empty() || line.why != Some(Why::Syntax);
    let mut rows: Vec<Suggestion> = lines.into_iter().filter(stays).map(|line| line.row).collect();
    rows.truncate(if games.is_empty() { ROWS } else { ROWS / 2 });
    rows.extend(games);
    rows.truncate(ROWS);
    work.fx.suggest.push(Suggestions { query: query.id, rows, guest: false, card: None });
}

/// Plays the move of a suggestion that somebody has chosen where the bot is not: it does not get the message there.
pub fn chosen(work: &mut Work<'_>, chosen: Chosen) {
    let Chosen { from, row, text } = chosen;
    let query = Inline { id: String::new(), from, text };
    let lines = moves(work, &query);
    let row = row.parse().ok().and_then(|row: usize| lines.into_iter().nth(row)).map(|line| line.row);
    let Some((_, Does::Press(data))) = row.and_then(|row| row.keys.into_iter().next()) else { return };
    let Some(Callback::Move { id, version, text }) = Callback::read(&data) else { return };
    let Some(row) = work.tx.match_row(id) else { return };
    if let Some(seat) = row.seat_of(query.from.id) {
        // Whatever is wrong with it, the button below the message says it.
        let _ = play::tapped(work, row, Seat(seat), &Input::canonical(&text).said(Manner::Pressed), version, None);
    }
}

/// Whether a text begins with the sign and number of a match, as the button below a board fills it in.
fn is_numbered(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    word.starts_with(['№', '#']) && resolve::number(word).is_some()
}

/// One match that a query could be about.
struct Meant {
    /// Whether the message must name the match, because its player is in several.
    named: bool,
    /// Whether it is played where the bot is not.
    away: bool,
    reader: Reader,
    names: Vec<String>,
    row: MatchRow,
    seat: Seat,
    words: Vocabulary,
}

/// Moves that match the text. If nothing is typed yet: the likely ones.
fn moves(work: &mut Work<'_>, query: &Inline) -> Vec<Line> {
    let user = query.from.id;
    let rows = work.tx.matches_of(user).into_iter().filter_map(|id| work.tx.match_row(id));
    let playing: Vec<MatchRow> = rows.filter(|row| row.stage == Stage::Live && row.seat_of(user).is_some()).collect();
    let (named, text) = (playing.len() > 1, query.text.trim());
    let one = text.split(char::is_whitespace).next().and_then(resolve::number);
    let (rows, text) = match one.and_then(|id| playing.iter().find(|row| row.id == id)) {
        Some(row) => (vec![row.clone()], text.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim())),
        None => (playing, text),
    };
    let mut lines: Vec<Line> = Vec::new();
    for row in rows {
        lines.extend(Meant::of(work, row, &query.from, named).map(|meant| meant.lines(work, text)).unwrap_or_default());
    }
    // If the text is a move in some match, drop the matches where it is not.
    if lines.iter().any(|line| line.fits) {
        lines.retain(|line| line.fits);
    }
    lines
}

/// A suggestion, and whether its move is legal.
struct Line {
    fits: bool,
    /// Why it is not.
    why: Option<Why>,
    row: Suggestion,
}

impl Meant {
    fn of(work: &mut Work<'_>, row: MatchRow, person: &Person, named: bool) -> Option<Meant> {
        let seat = Seat(row.seat_of(person.id)?);
        let reader = directory::reader_of(work, person, row.chat);
        let words = Vocabulary(work.games.find(&row.game)?.info(), reader.lang);
        let names = headline::spoken(work, &row, reader);
        let away = work.tx.is_away(row.chat);
        Some(Meant { named: named || away, away, reader, names, row, seat, words })
    }

    fn lines(&self, work: &mut Work<'_>, text: &str) -> Vec<Line> {
        let at = work.now.max(self.row.last).saturating_sub(self.row.began);
        let Some(live) = work.live(self.row.id) else { return Vec::new() };
        let turn = live.turn();
        match turn.ask_of(self.seat) {
            Some(ask) if ask.secrecy != Secrecy::Open => Vec::new(),
            Some(_) if text.is_empty() => self.offered(live, at, likely(live, self.seat)),
            None if text.is_empty() => Vec::new(),
            asked => self.typed(live, at, text, asked.is_some()),
        }
    }

    /// Suggests the typed text, and the moves that begin with it.
    fn typed(&self, live: &Match, at: u64, text: &str, asked: bool) -> Vec<Line> {
        let input = self.input(text);
        let longer = || {
            let begun = text.to_lowercase();
            let longer = |typed: &String| {
                let typed = self.words.typed(typed, self.reader).to_lowercase();
                typed.len() > begun.len() && typed.starts_with(&begun)
            };
            let moves = live.position().moves(self.seat).unwrap_or_default();
            self.offered(live, at, moves.into_iter().filter(longer).take(ROWS).collect())
        };
        match live.preview(self.seat, &input, at) {
            Ok(preview) => {
                let mut lines = vec![self.line(text, live.lines().len(), &preview)];
                lines.extend(longer());
                lines
            }
            Err(reject) if !asked && reject.why == Why::Syntax => Vec::new(),
            Err(reject) => {
                let longer = longer();
                if longer.is_empty() { vec![self.refused(text, reject)] } else { longer }
            }
        }
    }

    /// One suggestion per legal move of these, if it may be typed: a throw of real dice is typed as its faces.
    fn offered(&self, live: &Match, at: u64, moves: Vec<String>) -> Vec<Line> {
        let previewed = moves.into_iter().filter_map(|text| {
            let preview = live.preview(self.seat, &Input::canonical(&text), at).ok()?;
            let typed = self.words.typed(&text, self.reader);
            live.position().read(self.seat, &self.input(&typed)).ok()?;
            Some(self.line(&typed, live.lines().len(), &preview))
        });
        previewed.collect()
    }

    fn input<'t>(&'t self, typed: &'t str) -> Input<'t> {
        Input::typed(typed, self.reader.labels, Manner::Addressed).by(&self.words)
    }

    fn line(&self, typed: &str, version: usize, preview: &Preview) -> Line {
        let news: Vec<String> = preview.news.iter().map(|news| say(news, self.reader, &self.names)).collect();
        let about = match preview.gain {
            _ if !news.is_empty() => news.join(" "),
            gain if gain > 0 => self.say(&Text::new("inline-gain").with("match", self.about()).with("points", gain)),
            _ => self.say(&self.about()),
        };
        let keys = self.plays(typed, version, &preview.text);
        Line { fits: true, why: None, row: Suggestion { keys, ..self.row_of(typed, self.sent(typed), about) } }
    }

    fn refused(&self, typed: &str, reject: Reject) -> Line {
        let title = self.say(&Text::new("inline-refused").with("move", typed));
        let row = self.row_of(typed, title, self.say(&reject.text));
        Line { fits: false, why: Some(reject.why), row }
    }

    fn row_of(&self, typed: &str, title: String, about: String) -> Suggestion {
        Suggestion { title, about: about.chars().take(ABOUT).collect(), text: self.sent(typed), keys: Vec::new() }
    }

    /// Where the bot is not, what is sent does not reach it: a button plays the move.
    fn plays(&self, typed: &str, version: usize, text: &str) -> Vec<(String, Does)> {
        let plays = Callback::Move { id: self.row.id, version, text: text.to_owned() }.write().filter(|_| self.away);
        let label = || self.say(&Text::new("key-play-move").with("move", typed));
        plays.map(|data| (label(), Does::Press(data))).into_iter().collect()
    }

    /// The text that choosing the suggestion sends.
    fn sent(&self, typed: &str) -> String {
        if self.named { format!("{}{typed}", numbered(self.row.id)) } else { typed.to_owned() }
    }

    fn about(&self) -> Text {
        let game = Text::new(format!("{}-name", self.row.game));
        Text::new("key-turn").with("number", self.row.id as i64).with("game", game)
    }

    fn say(&self, text: &Text) -> String {
        say(text, self.reader, &self.names)
    }
}

/// The legal moves nearest to the latest ones, or nearest to the middle if there are none.
fn likely(live: &Match, seat: Seat) -> Vec<String> {
    let example = live.position().example(seat);
    let Some(mut moves) = live.position().moves(seat) else { return example.into_iter().collect() };
    let mut near: Vec<Place> = live.latest_places().collect();
    if near.is_empty() {
        near = example.as_deref().and_then(Place::read_path).unwrap_or_default();
    }
    moves.sort_by_cached_key(|text| Reverse(closeness(text, &near)));
    moves.truncate(ROWS);
    moves
}

/// How close a move is to some places. `None`, the least value, for a move without a place.
fn closeness(text: &str, near: &[Place]) -> Option<i32> {
    let places = Place::read_path(text)?;
    let apart = |a: &Place, b: &Place| i32::from(a.col.abs_diff(b.col).max(a.row.abs_diff(b.row)));
    places.iter().flat_map(|a| near.iter().map(move |b| -apart(a, b))).max()
}

/// The games that a text could name, each as an invitation to post. A game with settings behind its name stands alone.
pub fn challenges(work: &mut Work<'_>, query: &Inline) -> Vec<Suggestion> {
    away::remember(work, &query.from);
    let lang = directory::lang_of(work, &query.from);
    let words: Vec<&str> = query.text.split_whitespace().collect();
    if let Ok(Found::One(game, rest @ [_, ..])) = search::find(work.games, &words, lang) {
        return vec![invitation(work, query, game, rest)];
    }
    let part = squeezed(&query.text);
    let games: Vec<&'static dyn AnyGame> =
        if part.is_empty() { work.games.iter().collect() } else { search::having(work.games, &part, lang) };
    games.into_iter().take(ROWS).map(|game| invitation(work, query, game, &[])).collect()
}

/// An invitation to a game. Choosing one whose settings are wrong sends nothing but the words.
fn invitation(work: &Work<'_>, query: &Inline, game: &'static dyn AnyGame, words: &[&str]) -> Suggestion {
    let (info, lang) = (game.info(), directory::lang_of(work, &query.from));
    let reader = Reader { lang, ..Reader::default() };
    let told = |text: &Text| say(text, reader, &[]);
    let name = Text::new(format!("{}-name", info.id));
    let refused = |why: &Text| {
        let title = told(&Text::new("inline-refused").with("move", query.text.trim()));
        Suggestion { title, about: told(why), text: query.text.trim().to_owned(), keys: Vec::new() }
    };
    let (settings, terms) = match opening::agreed(game, words, lang) {
        Ok(agreed) => agreed,
        Err(why) => return refused(&why),
    };
    if settings.iter().any(|setting| is_blitz(setting)) {
        return refused(&Text::new("inline-blitz"));
    }
    let Some(join) = away::key(work, info.id, &query.from, number(&query.id), &settings) else {
        return refused(&Text::new("inline-long"));
    };
    let rules = Does::Link(work.cache.me.rules_link(info.id));
    let keys = vec![(told(&Text::new("key-join")), join), (told(&Text::new("key-rules")), rules)];
    let (host, into) = (people::display_name(&query.from), into(info.id, lang));
    let mut lines = vec![told(&Text::new("inline-challenge").with("name", host).with("into", into))];
    let about = told(&Text::new(format!("{}-about", info.id))).chars().take(ABOUT).collect();
    if terms.is_empty() {
        return Suggestion { title: told(&name), about, text: lines.concat(), keys };
    }
    let title = told(&Text::new("inline-title").with("game", name).with("terms", terms.clone()));
    lines.push(told(&Text::new("lobby-options").with("options", terms)));
    Suggestion { title, about, text: lines.join("\n"), keys }
}

/// How to call the bot as a guest, for somebody who has named no game.
pub fn how(work: &Work<'_>, person: &Person) -> Suggestion {
    let reader = Reader { lang: directory::lang_of(work, person), ..Reader::default() };
    let text = Text::new("guest-how").with("bot", work.cache.me.username.as_str());
    Suggestion::said(say(&text, reader, &[]))
}

/// Whether a setting is a blitz clock: there seconds count, and an edit may take longer.
fn is_blitz(setting: &str) -> bool {
    let clock = setting.split_once('=').filter(|(key, _)| key.eq_ignore_ascii_case(CLOCK));
    clock.is_some_and(|(_, value)| value.parse() == Ok(Clock::Blitz))
}

/// What tells an invitation from others of the same person: a number made from that of the query.
fn number(query: &str) -> u32 {
    query.bytes().fold(0, |number: u32, byte| number.wrapping_mul(31).wrapping_add(u32::from(byte))) & 0xff_ffff
}
