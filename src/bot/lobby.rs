//! Challenges: from the wish to the first move.

use super::callback::Callback;
use super::desk::Work;
use super::incoming::{Person, Press};
use super::rooms::display_name;
use super::words::{self, Lang, Reader};
use crate::game::{Info, Level, OptDef, OptKind, OptValues, Reject, Seat, Text, options::OptError};
use crate::games;
use crate::play::{Clock, Match};
use crate::store::kept::{BoardRow, ChatId, Due, MatchId, MatchRow, SeatRow, Stage, UserId, Who};

/// How the word of a button begins that sets an option.
const TUNE: &str = "set ";

/// A challenge lapses after a day.
const LAPSES: u64 = 24 * 60 * 60 * 1000;

/// The setting of the table, beside the options of each game.
pub const CLOCK: &str = "clock";

/// What stands for all its values in a list of settings.
const CLOCK_EXAMPLE: &str = "clock=10s+1m";

/// What somebody wants to play.
pub struct Wish {
    /// The game's id.
    pub game: &'static str,
    /// Option settings as typed.
    pub settings: Vec<String>,
    /// Who is challenged; nobody: whoever joins.
    pub against: Vec<SeatRow>,
}

/// Where a challenge is made, by whom, by which message or press.
pub struct Origin<'a> {
    /// The chat.
    pub chat: ChatId,
    /// The topic there.
    pub topic: Option<i32>,
    /// Who.
    pub host: &'a Person,
    /// The id of the message or press, as the seed is made of it.
    pub joined: String,
}

/// Reads `bot`, `bot:3`.
pub fn computer(word: &str) -> Option<Level> {
    let rest = word.strip_prefix("bot")?;
    if rest.is_empty() {
        return Some(Level::DEFAULT);
    }
    Level::new(rest.strip_prefix(':').unwrap_or(rest).parse().ok()?)
}

/// The seat of a computer.
pub fn computer_seat(level: Level, joined: &str) -> SeatRow {
    let n = level.number();
    SeatRow { who: Who::Computer(n), name: format!("Kletka {n}"), joined: Some(format!("computer {n} {joined}")) }
}

/// The seat of an invited user.
pub fn guest_seat(person: &Person) -> SeatRow {
    SeatRow { who: Who::User(person.id), name: display_name(person), joined: None }
}

/// The seat of somebody known by username.
pub fn named_seat(username: &str) -> SeatRow {
    SeatRow { who: Who::Username(username.to_lowercase()), name: format!("@{username}"), joined: None }
}

/// The clock that the settings of a wish ask for, and the settings that are left for the game.
///
/// # Errors
/// A sentence that says what a clock may be.
fn clock(settings: &[String]) -> Result<(Clock, Vec<String>), Text> {
    let mut clock = Clock::Off;
    let mut rest = Vec::new();
    for setting in settings {
        match setting.split_once('=') {
            Some((key, value)) if key.eq_ignore_ascii_case(CLOCK) => {
                clock = value.parse().map_err(|_| Text::new("clock-wrong").with("given", value))?;
            }
            _ => rest.push(setting.clone()),
        }
    }
    Ok((clock, rest))
}

/// The option values of a wish.
///
/// # Errors
/// A sentence that names the nearest options and what is allowed.
pub fn options(game: &'static str, settings: &[String]) -> Result<OptValues, Text> {
    let Some(game) = games::find(game) else {
        return Err(Text::new("game-unknown").with("name", game));
    };
    let info = game.info();
    let mut values = OptValues::defaults(info.options);
    for setting in settings {
        values.take(info.options, info.presets, setting).map_err(|error| match error {
            OptError::Value { key, given, allowed } => {
                Text::new("option-value").with("key", key).with("given", given).with("allowed", allowed)
            }
            OptError::Unknown(name) => {
                let known = info.options.iter().map(|def| (def.key, format!("{}={}", def.key, def.kind.allowed())));
                let mut known: Vec<_> = known.chain([(CLOCK, CLOCK_EXAMPLE.to_owned())]).collect();
                known.extend(info.presets.iter().map(|preset| (preset.name, preset.name.to_owned())));
                known.sort_by(|a, b| nearness(&name, b.0).total_cmp(&nearness(&name, a.0)));
                let allowed: Vec<_> = known.into_iter().map(|(_, text)| text).collect();
                Text::new("option-unknown").with("name", name).with("allowed", allowed.join(", "))
            }
        })?;
    }
    Ok(values)
}

/// How alike two names are, 0 to 1 (Jaro and Winkler).
pub fn nearness(a: &str, b: &str) -> f64 {
    strsim::jaro_winkler(&a.to_lowercase(), b)
}

impl Work<'_> {
    /// Makes a challenge, or starts at once against the computer.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn challenge(&mut self, wish: Wish, origin: &Origin<'_>) -> Result<MatchId, Text> {
        let game = games::find(wish.game).ok_or_else(|| Text::new("game-unknown").with("name", wish.game))?;
        let info = game.info();
        let (clock, settings) = clock(&wish.settings)?;
        let mut values = options(wish.game, &settings)?;
        let private = self.tx.chat(origin.chat).is_some_and(|chat| chat.private);
        let humans = wish.against.iter().filter(|seat| !matches!(seat.who, Who::Computer(_))).count();
        if wish.against.len() > humans && !info.computer {
            return Err(Text::new("challenge-no-computer"));
        }
        if private && (humans > 0 || wish.against.is_empty()) {
            return Err(Text::new("challenge-private"));
        }
        self.check_guests(&wish.against, origin.host)?;
        let open =
            wish.against.is_empty() || (humans == 0 && !private && wish.against.len() + 1 < usize::from(info.seats.0));
        let mut seats = vec![SeatRow { joined: Some(origin.joined.clone()), ..guest_seat(origin.host) }];
        seats.extend(wish.against);
        game.check(&mut values, expected(&seats, info)).map_err(|reject| reject.text)?;
        let tunable = settings.is_empty() && info.options.iter().any(|def| !def.offer.is_empty());
        let secret = (self.cache.entropy)();
        let row = MatchRow {
            id: self.tx.next_match(),
            game: info.id.to_owned(),
            rules: info.rules,
            options: values.to_string(),
            clock: if clock.is_off() { String::new() } else { clock.to_string() },
            chat: origin.chat,
            topic: origin.topic,
            host: origin.host.id,
            anybody: open,
            tunable,
            seats,
            stage: Stage::Lobby,
            secret: hex::encode(secret),
            first: None,
            made: self.now,
            began: self.now,
            last: self.now,
            lobby: None,
            voided: None,
            offer: None,
            boards: Vec::new(),
            news: Vec::new(),
            timer: Some(self.now + LAPSES),
            reminded: None,
            outcome: None,
            rematch: None,
        };
        let id = row.id;
        self.seat_or_wait(None, row);
        Ok(id)
    }

    fn check_guests(&self, against: &[SeatRow], host: &Person) -> Result<(), Text> {
        for (n, seat) in against.iter().enumerate() {
            let own_name = host.username.as_deref().map(str::to_lowercase);
            let oneself = match &seat.who {
                Who::User(id) => *id == host.id,
                Who::Username(name) => Some(name) == own_name.as_ref(),
                Who::Computer(_) => continue,
            };
            if oneself {
                return Err(Text::new("challenge-oneself"));
            }
            if seat.who == Who::Username(self.cache.me.username.to_lowercase()) {
                return Err(Text::new("challenge-bot-how"));
            }
            let same = |other: &SeatRow| {
                other.who == seat.who || self.known(other).is_some_and(|user| self.known(seat) == Some(user))
            };
            if against[..n].iter().any(same) {
                return Err(Text::new("challenge-twice").with("name", seat.name.clone()));
            }
        }
        Ok(())
    }

    /// The user of a seat, also when only the username was given.
    fn known(&self, seat: &SeatRow) -> Option<UserId> {
        match &seat.who {
            Who::User(id) => Some(*id),
            Who::Username(name) => self.tx.user_named(name),
            Who::Computer(_) => None,
        }
    }

    /// A challenge that has changed: it starts when everybody is there, else its message is shown anew.
    fn seat_or_wait(&mut self, before: Option<&MatchRow>, row: MatchRow) {
        let most = games::find(&row.game).map_or(0, |game| usize::from(game.info().seats.1));
        let all = row.seats.iter().all(|seat| seat.joined.is_some());
        // Against computers alone nobody else's consent starts the match: the host looks at the options first.
        let looks = row.tunable && before.is_none();
        if all && !looks && (!row.anybody || row.seats.len() >= most) {
            self.begin(before, row);
        } else {
            self.tx.put_match(before, &row);
            self.owe(row.chat, Due::Lobby { id: row.id });
        }
    }

    /// The first position, its boards, and the computers that begin.
    fn begin(&mut self, before: Option<&MatchRow>, mut row: MatchRow) {
        let started = super::rooms::header(&row).ok_or(None).and_then(|header| Match::begin(header).map_err(Some));
        let live = match started {
            Ok(live) => live,
            Err(reject) => {
                self.tx.put_match(before, &row);
                let text =
                    reject.map_or_else(|| Text::new("game-unknown").with("name", row.game.clone()), |r: Reject| r.text);
                return self.void(row, text);
            }
        };
        let shown = row.lobby.is_some() || before.is_some();
        row.stage = Stage::Live;
        row.began = self.now;
        row.last = self.now;
        row.options = live.header().options.to_string();
        let turn = live.turn();
        row.boards = self.first_boards(&row);
        self.cache.matches.insert(row.id, live);
        row.timer = self.alarm(&row);
        self.tx.put_match(before, &row);
        if shown {
            self.owe(row.chat, Due::Lobby { id: row.id });
        }
        let only_computers = !turn.seats().is_empty() && turn.seats().iter().all(|seat| row.computer(seat.0).is_some());
        for board in &row.boards {
            if !only_computers {
                self.owe_board(row.id, board.chat, false);
            }
        }
        self.wake_computers(&row);
    }

    /// The board of the chat, and in games with secrets one for each player who can be reached in private.
    fn first_boards(&self, row: &MatchRow) -> Vec<BoardRow> {
        let board = |chat, seat| BoardRow { chat, seat, message: None, shown: 0, keyed: false, moved: 0 };
        let private = self.tx.chat(row.chat).filter(|chat| chat.private);
        if let Some(chat) = private {
            return vec![board(row.chat, row.seat_of(chat.peer))];
        }
        let mut boards = vec![board(row.chat, None)];
        if games::find(&row.game).is_some_and(|game| game.info().hidden) {
            for (seat, seat_row) in (0u8..).zip(&row.seats) {
                if let Who::User(user) = seat_row.who
                    && let Some(chat) = self.private_chat(user)
                {
                    boards.push(board(chat, Some(seat)));
                }
            }
        }
        boards
    }

    /// The challenge comes to nothing.
    pub fn void(&mut self, before: MatchRow, why: Text) {
        let mut row = before.clone();
        row.stage = Stage::Void;
        row.voided = Some(why);
        row.timer = None;
        self.tx.put_match(Some(&before), &row);
        self.owe(row.chat, Due::Lobby { id: row.id });
    }

    /// A press under a challenge.
    pub fn lobby_press(&mut self, press: &Press, chat: ChatId, id: MatchId, word: &str) {
        let reader = self.reader_of(&press.from, chat);
        let Some(row) = self.tx.match_row(id) else {
            return self.tell_presser(press, reader, &Text::new("match-unknown").with("number", id as i64));
        };
        if row.stage != Stage::Lobby {
            let key = if row.stage == Stage::Void { "toast-lobby-void" } else { "toast-lobby-started" };
            return self.tell_presser(press, reader, &Text::new(key));
        }
        let done = match word {
            "join" => self.join(row, press),
            "accept" => self.accept(row, press),
            "decline" => self.decline(row, press),
            "leave" => self.leave_lobby(row, press),
            "start" => self.start_lobby(row, press),
            "withdraw" if row.host == press.from.id => {
                self.void(row, Text::new("lobby-withdrawn"));
                Ok(())
            }
            "withdraw" => Err(Text::new("toast-host-only")),
            _ if word.starts_with(TUNE) => self.tune(row, press, &word[TUNE.len()..]),
            _ => Err(Text::new("toast-old-board")),
        };
        match done {
            Ok(()) => self.toast(&press.id, String::new(), false),
            Err(text) => self.tell_presser(press, reader, &text),
        }
    }

    /// The host taps an option, as long as nobody has joined on other terms.
    fn tune(&mut self, before: MatchRow, press: &Press, setting: &str) -> Result<(), Text> {
        if before.host != press.from.id {
            return Err(Text::new("toast-host-only"));
        }
        if !before.tunable || joined_others(&before) {
            return Err(Text::new("toast-tune-late"));
        }
        let game = games::find(&before.game).ok_or_else(|| Text::new("toast-old-board"))?;
        let mut settings: Vec<String> = before.options.split_whitespace().map(str::to_owned).collect();
        settings.push(setting.to_owned());
        let mut values = options(game.info().id, &settings)?;
        game.check(&mut values, expected(&before.seats, game.info())).map_err(|reject| reject.text)?;
        let row = MatchRow { options: values.to_string(), ..before.clone() };
        self.tx.put_match(Some(&before), &row);
        self.owe(row.chat, Due::Lobby { id: row.id });
        Ok(())
    }

    fn join(&mut self, before: MatchRow, press: &Press) -> Result<(), Text> {
        if !before.anybody {
            return self.accept(before, press);
        }
        if before.seats.iter().any(|seat| seat.who == Who::User(press.from.id)) {
            return Err(Text::new("toast-joined-already"));
        }
        let most = games::find(&before.game).map_or(0, |game| usize::from(game.info().seats.1));
        if before.seats.len() >= most {
            return Err(Text::new("toast-lobby-full"));
        }
        let mut row = before.clone();
        row.seats.push(SeatRow { joined: Some(joined_by(press)), ..guest_seat(&press.from) });
        self.seat_or_wait(Some(&before), row);
        Ok(())
    }

    /// The seat that is kept for a person.
    fn invited(row: &MatchRow, person: &Person) -> Option<usize> {
        let own_name = person.username.as_deref().map(str::to_lowercase);
        row.seats.iter().position(|seat| match &seat.who {
            Who::User(id) => *id == person.id,
            Who::Username(name) => Some(name) == own_name.as_ref(),
            Who::Computer(_) => false,
        })
    }

    fn accept(&mut self, before: MatchRow, press: &Press) -> Result<(), Text> {
        let Some(n) = Self::invited(&before, &press.from) else {
            return Err(Text::new("toast-not-invited"));
        };
        let mut row = before.clone();
        let Some(seat) = row.seats.get_mut(n).filter(|seat| seat.joined.is_none()) else {
            let own = before.host == press.from.id;
            return Err(Text::new(if own { "toast-wait-others" } else { "toast-joined-already" }));
        };
        *seat = SeatRow { joined: Some(joined_by(press)), ..guest_seat(&press.from) };
        self.seat_or_wait(Some(&before), row);
        Ok(())
    }

    fn decline(&mut self, row: MatchRow, press: &Press) -> Result<(), Text> {
        if row.host == press.from.id {
            self.void(row, Text::new("lobby-withdrawn"));
            return Ok(());
        }
        match Self::invited(&row, &press.from) {
            Some(n) => {
                let seat = u8::try_from(n).unwrap_or_default();
                self.void(row, Text::new("lobby-declined").with("seat", Seat(seat)));
                Ok(())
            }
            None => Err(Text::new("toast-not-invited")),
        }
    }

    fn leave_lobby(&mut self, before: MatchRow, press: &Press) -> Result<(), Text> {
        let mut row = before.clone();
        row.seats.retain(|seat| seat.who != Who::User(press.from.id));
        if row.seats.len() == before.seats.len() {
            return Err(Text::new("toast-not-joined"));
        }
        let gone: Vec<SeatRow> = Vec::from_iter(before.seats.iter().filter(|s| !row.seats.contains(s)).cloned());
        if before.host == press.from.id || !row.anybody {
            self.void(before, Text::new("lobby-withdrawn"));
            return Ok(());
        }
        self.tx.forget_seats(row.id, &gone);
        self.tx.put_match(Some(&before), &row);
        self.owe(row.chat, Due::Lobby { id: row.id });
        Ok(())
    }

    fn start_lobby(&mut self, before: MatchRow, press: &Press) -> Result<(), Text> {
        if before.host != press.from.id {
            return Err(Text::new("toast-host-only"));
        }
        let least = games::find(&before.game).map_or(2, |game| usize::from(game.info().seats.0));
        let mut row = before.clone();
        row.seats.retain(|seat| seat.joined.is_some());
        if row.seats.len() < least {
            return Err(Text::new("toast-too-few").with("least", least));
        }
        self.begin(Some(&before), row);
        Ok(())
    }

    /// The same game once more, the other one begins. Everybody but the presser is asked.
    pub fn rematch(&mut self, press: &Press, chat: ChatId, id: MatchId) {
        let reader = self.reader_of(&press.from, chat);
        let Some(before) = self.tx.match_row(id).filter(|row| row.stage == Stage::Over) else {
            return self.tell_presser(press, reader, &Text::new("match-unknown").with("number", id as i64));
        };
        if before.seat_of(press.from.id).is_none() {
            return self.tell_presser(press, reader, &Text::new("toast-stranger").with("number", id as i64));
        }
        let next = before.rematch.and_then(|id| self.tx.match_row(id)).filter(|next| next.stage != Stage::Void);
        if let Some(next) = next {
            return self.rematch_again(press, reader, next);
        }
        self.toast(&press.id, String::new(), false);
        let first = self.live(id).and_then(|live| live.header().first).map_or(0, |seat| seat.0);
        let count = before.seats.len() as u8;
        let next = self.tx.next_match();
        let mut row = before.clone();
        row.id = next;
        row.host = press.from.id;
        (row.anybody, row.tunable) = (false, false);
        row.stage = Stage::Lobby;
        row.secret = hex::encode((self.cache.entropy)());
        row.first = Some((first + 1) % count.max(1));
        (row.made, row.began, row.last) = (self.now, self.now, self.now);
        (row.lobby, row.voided, row.offer, row.outcome, row.rematch) = (None, None, None, None, None);
        row.boards.clear();
        row.news.clear();
        row.reminded = None;
        row.timer = Some(self.now + LAPSES);
        let joined = joined_by(press);
        for seat in &mut row.seats {
            seat.joined = match &seat.who {
                Who::User(user) if *user == press.from.id => Some(joined.clone()),
                Who::Computer(level) => Some(format!("computer {level} {joined}")),
                _ => None,
            };
        }
        let mut old = before.clone();
        old.rematch = Some(next);
        self.tx.put_match(Some(&before), &old);
        self.seat_or_wait(None, row);
    }

    /// A press for a rematch that is there already: from those who are still asked for it, it means yes.
    fn rematch_again(&mut self, press: &Press, reader: Reader, next: MatchRow) {
        let asked = |seat: &SeatRow| seat.who == Who::User(press.from.id) && seat.joined.is_none();
        let told = Text::new("toast-rematch-there").with("number", next.id as i64);
        if next.stage != Stage::Lobby || !next.seats.iter().any(asked) {
            return self.tell_presser(press, reader, &told);
        }
        match self.accept(next, press) {
            Ok(()) => self.toast(&press.id, String::new(), false),
            Err(text) => self.tell_presser(press, reader, &text),
        }
    }

    /// The buttons under a challenge.
    pub fn lobby_keys(&self, row: &MatchRow) -> Vec<Vec<(Text, Callback)>> {
        let key =
            |label: &'static str, word: &str| (Text::new(label), Callback::Lobby { id: row.id, word: word.to_owned() });
        let mut keys = offers(row);
        if row.seats.iter().all(|seat| seat.joined.is_some()) && !row.anybody {
            keys.push(vec![key("key-start", "start"), key("key-withdraw", "withdraw")]);
            return keys;
        }
        keys.extend(self.answers(row));
        keys
    }

    /// The buttons by which a challenge is answered.
    fn answers(&self, row: &MatchRow) -> Vec<Vec<(Text, Callback)>> {
        let key =
            |label: &'static str, word: &str| (Text::new(label), Callback::Lobby { id: row.id, word: word.to_owned() });
        // A game for a fixed number starts by itself when they are there.
        let fixed = games::find(&row.game).is_some_and(|game| game.info().seats.0 == game.info().seats.1);
        if row.anybody && fixed {
            return vec![vec![key("key-join", "join")], vec![key("key-withdraw", "withdraw")]];
        }
        if row.anybody {
            return vec![
                vec![key("key-join", "join"), key("key-start", "start")],
                vec![key("key-leave", "leave"), key("key-withdraw", "withdraw")],
            ];
        }
        vec![vec![key("key-accept", "accept"), key("key-decline", "decline")], vec![key("key-withdraw", "withdraw")]]
    }
}

/// How many seats a challenge is made for, as far as is known: those that are taken or kept, or the fewest that play.
fn expected(seats: &[SeatRow], info: &Info) -> u8 {
    u8::try_from(seats.len()).unwrap_or(u8::MAX).max(info.seats.0)
}

/// Whether somebody besides the host and the computers has joined.
fn joined_others(row: &MatchRow) -> bool {
    let other = |seat: &&SeatRow| !matches!(seat.who, Who::Computer(_)) && seat.who != Who::User(row.host);
    row.seats.iter().filter(other).any(|seat| seat.joined.is_some())
}

/// The values that the host may tap: a row for each option that offers some, the present one marked.
fn offers(row: &MatchRow) -> Vec<Vec<(Text, Callback)>> {
    let Some(game) = games::find(&row.game).filter(|_| row.tunable && !joined_others(row)) else {
        return Vec::new();
    };
    let present: Vec<&str> = row.options.split_whitespace().collect();
    let button = |def: &OptDef, value: &str| {
        let setting = format!("{}={value}", def.key);
        let shown = match def.kind {
            OptKind::Choice(_) => Text::new(format!("{}-is-{value}", row.game)),
            _ => Text::new("key-value").with("value", value),
        };
        let label =
            if present.contains(&setting.as_str()) { Text::new("key-chosen").with("label", shown) } else { shown };
        (label, Callback::Lobby { id: row.id, word: format!("{TUNE}{setting}") })
    };
    let offering = game.info().options.iter().filter(|def| !def.offer.is_empty());
    offering.map(|def| def.offer.iter().map(|value| button(def, value)).collect()).collect()
}

/// The id by which a press enters the seed.
pub fn joined_by(press: &Press) -> String {
    format!("press {} {}", press.from.id, press.id)
}

/// The id by which a message enters the seed.
pub fn joined_with(person: &Person, message: i32) -> String {
    format!("message {} {message}", person.id)
}

/// The game that the first words name (its id, or its name in any language), and the words after it.
///
/// # Errors
/// The names nearest to what was typed.
pub fn find_game<'a>(words_typed: &'a [&'a str]) -> Result<(&'static str, &'a [&'a str]), Text> {
    for count in (1..=words_typed.len().min(4)).rev() {
        let typed = words::squeezed(&words_typed[..count].concat());
        let mut ids = games::GAMES.iter().map(|game| game.info().id);
        let found = ids.find(|id| game_names(id).any(|name| words::squeezed(&name) == typed));
        if let Some(id) = found {
            return Ok((id, &words_typed[count..]));
        }
    }
    let typed = words_typed.first().copied().unwrap_or_default();
    let mut ids: Vec<&'static str> = games::GAMES.iter().map(|game| game.info().id).collect();
    ids.sort_by(|a, b| game_nearness(typed, b).total_cmp(&game_nearness(typed, a)));
    ids.truncate(3);
    Err(Text::new("game-unknown-near").with("name", typed).with("near", ids.join(", ")))
}

/// The names of a game: its id, and its name in each language.
fn game_names(id: &'static str) -> impl Iterator<Item = String> {
    let name = move |lang: &Lang| {
        let reader = Reader { lang: *lang, ..Reader::default() };
        words::say(&Text::new(format!("{id}-name")), reader, &[])
    };
    std::iter::once(id.to_owned()).chain(Lang::ALL.iter().map(name))
}

/// How alike a word and a game's name are, in the language where they are most alike. Of names of several words each
/// counts too: "морской" means sea battle.
fn game_nearness(typed: &str, id: &'static str) -> f64 {
    let alike = |name: String| {
        let name = name.to_lowercase();
        name.split([' ', '-']).map(|word| nearness(typed, word)).fold(nearness(typed, &name), f64::max)
    };
    game_names(id).map(alike).fold(0.0, f64::max)
}
