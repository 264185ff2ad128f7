//! Words of the table: resign, draw, undo, cancel, board, matches, export, replay, and what the dice were fixed by.

use super::callback::Callback;
use super::commands::{Chosen, not_live, number};
use super::desk::{AdminQuery, AdminThen, Work};
use super::incoming::{Message, Press};
use super::moves::look;
use super::rooms;
use super::words;
use crate::game::{Seat, Text};
use crate::store::kept::{ChatId, Due, MatchId, MatchRow, NewsRow, NoteKey, OfferRow, Proposal, Stage};

/// Plain words that stand for a command of the table when they answer a board; alternatives in `locales/` under
/// `word-<command>`.
const WORDS: [&str; 4] = ["resign", "draw", "undo", "board"];

/// Words that change nothing, so that it does not matter what has run out meanwhile.
const READ: [&str; 5] = ["board", "hint", "export", "replay", "fair"];

impl Work<'_> {
    /// A command of the table; the number of the match may follow.
    pub fn table(&mut self, chat: ChatId, message: &Message, word: &str, rest: &str) {
        if word == "matches" {
            return self.matches(chat, message);
        }
        // What follows and is no number is taken for politeness.
        let named = rest.split_whitespace().next().and_then(number);
        let row = match named {
            Some(id) => {
                let row = self.tx.match_row(id).filter(|row| self.may_see(row, chat, message.from.id));
                let Some(row) = row else {
                    let text = Text::new("match-unknown").with("number", id as i64);
                    return self.reply(chat, message.topic, message.id, text);
                };
                Some(row)
            }
            None => match self.meant(chat, message, word) {
                Ok(row) => row,
                Err(rows) => return self.which_word(chat, message, word, &rows),
            },
        };
        let Some(row) = row else {
            return self.reply(chat, message.topic, message.id, Text::new("match-none-here"));
        };
        self.table_of(chat, message, word, row);
    }

    /// Whether a match belongs to this chat, or to the user who asks in private.
    fn may_see(&self, row: &MatchRow, chat: ChatId, user: i64) -> bool {
        let private = self.tx.chat(chat).is_some_and(|row| row.private);
        row.chat == chat || (private && row.seat_of(user).is_some())
    }

    /// The match that is meant without a number: that of the answered message, else the only one there is.
    fn meant(&mut self, chat: ChatId, message: &Message, word: &str) -> Result<Option<MatchRow>, Vec<MatchRow>> {
        if let Some(row) = self.answered(chat, message) {
            return Ok(Some(row));
        }
        match self.choose(chat, message, "") {
            Chosen::One(row) => return Ok(Some(*row)),
            Chosen::Several(rows) => return Err(rows),
            Chosen::None => {}
        }
        // Those who do not play may look on, and a challenge may be withdrawn.
        let stages: &[Stage] = match word {
            "board" | "export" | "replay" | "fair" => &[Stage::Live],
            "cancel" => &[Stage::Live, Stage::Lobby],
            _ => return Ok(None),
        };
        let ids = self.tx.matches_in(chat);
        let mut rows: Vec<MatchRow> =
            ids.into_iter().filter_map(|id| self.tx.match_row(id)).filter(|row| stages.contains(&row.stage)).collect();
        match rows.len() {
            0 if word != "cancel" => Ok(self.ended_last(chat)),
            0 | 1 => Ok(rows.pop()),
            _ => Err(rows),
        }
    }

    /// The match of the chat that has ended last: people ask for its record and its secret just then.
    fn ended_last(&self, chat: ChatId) -> Option<MatchRow> {
        self.tx.chat(chat)?.ended.and_then(|id| self.tx.match_row(id))
    }

    fn which_word(&mut self, chat: ChatId, message: &Message, word: &str, rows: &[MatchRow]) {
        let listed = self.match_lines(rows);
        let example = rows.first().map_or(0, |row| row.id);
        let text = Text::new("match-which-word").with("matches", listed).with("command", format!("/{word} {example}"));
        self.reply(chat, message.topic, message.id, text);
    }

    /// A plain word of the table as an answer to a board. `true` when it was one.
    pub fn table_word(&mut self, chat: ChatId, message: &Message, row: &MatchRow) -> bool {
        let text = message.text.trim().trim_end_matches(['.', '!']).to_lowercase();
        let Some(word) = WORDS.iter().find(|word| words::spelled(&format!("word-{word}"), &text)) else {
            return false;
        };
        self.table_of(chat, message, word, row.clone());
        true
    }

    fn table_of(&mut self, chat: ChatId, message: &Message, word: &str, row: MatchRow) {
        let seat = row.seat_of(message.from.id).map(Seat);
        let row = if READ.contains(&word) { row } else { self.overdue(row, message.at.min(self.now)) };
        match (word, seat) {
            ("board", _) => self.board_again(chat, message, &row),
            ("export", _) => self.export(chat, message, &row),
            ("replay", _) => self.film(chat, message, &row),
            ("fair", _) => self.fair(chat, message, &row),
            ("cancel", _) => self.cancel(chat, message, row),
            (_, None) => {
                let text = Text::new("toast-stranger").with("number", row.id as i64);
                self.reply(chat, message.topic, message.id, text);
            }
            (_, Some(seat)) if row.stage != Stage::Live => {
                let text = self.too_late(&row, seat, message.at, usize::MAX);
                self.reply(chat, message.topic, message.id, text.unwrap_or_else(|| not_live(row.stage)));
            }
            ("hint", Some(seat)) => self.hint(chat, message, &row, seat),
            ("resign", Some(seat)) => self.resign(chat, message, row, seat),
            ("draw", Some(seat)) => self.propose(chat, message, row, seat, Proposal::Draw),
            (_, Some(seat)) => {
                let keep = self.live(row.id).map(|live| live.takeback(seat));
                match keep {
                    Some(Ok(keep)) => self.propose(chat, message, row, seat, Proposal::Undo(keep)),
                    Some(Err(reject)) => {
                        self.note(chat, message.topic, Some(message.id), Some(row.id), vec![reject.text])
                    }
                    None => self.reply(chat, message.topic, message.id, Text::new("reject-over")),
                }
            }
        }
    }

    fn board_again(&mut self, chat: ChatId, message: &Message, row: &MatchRow) {
        match row.stage {
            Stage::Lobby | Stage::Void => {
                self.owe(row.chat, Due::Lobby { id: row.id });
            }
            _ => {
                let target = if row.boards.iter().any(|board| board.chat == chat) { chat } else { row.chat };
                self.seat_board(row, message.from.id);
                self.owe_board(row.id, target, true);
            }
        }
    }

    fn resign(&mut self, chat: ChatId, message: &Message, row: MatchRow, seat: Seat) {
        let at = self.now.saturating_sub(row.began);
        let Some(live) = self.live(row.id) else { return };
        let before = look(live, &row);
        match live.resign(seat, at) {
            Ok(step) => {
                let mut after = row.clone();
                let version = self.live(row.id).map_or(0, |live| live.lines().len());
                let text = Text::new("news-resigned").with("seat", seat);
                after.news.push(NewsRow { version, text, to: None });
                self.stepped(&row, after, &before, step, Some(seat));
            }
            Err(reject) => self.note(chat, message.topic, Some(message.id), Some(row.id), vec![reject.text]),
        }
    }

    /// A draw or a takeback is proposed. Everybody else must agree; computers agree to a takeback and play on otherwise.
    fn propose(&mut self, chat: ChatId, message: &Message, row: MatchRow, seat: Seat, what: Proposal) {
        if let Some(offer) = row.offer.clone().filter(|offer| offer.what == what) {
            if offer.agreed.contains(&seat.0) || !self.agree(row, offer, seat) {
                self.reply(chat, message.topic, message.id, Text::new("toast-wait-others"));
            }
            return;
        }
        let computers: Vec<u8> = (0u8..).take(row.seats.len()).filter(|n| row.computer(*n).is_some()).collect();
        if what == Proposal::Draw && !computers.is_empty() {
            return self.reply(chat, message.topic, message.id, Text::new("draw-computer"));
        }
        let mut agreed = computers;
        agreed.push(seat.0);
        let offer = OfferRow { what, by: seat.0, agreed };
        if self.all_agree(&row, &offer) {
            return self.carry_out(row, &offer, seat);
        }
        let mut after = row.clone();
        let waiting: Vec<u8> = self.waiting(&row, &offer);
        after.offer = Some(offer);
        let version = self.live(row.id).map_or(0, |live| live.lines().len());
        self.tx.put_match(Some(&row), &after);
        let button = |label: &'static str, word: &str| NoteKey {
            label: Text::new(label),
            does: Callback::Offer { id: row.id, version, word: word.to_owned() }.write().unwrap_or_default(),
        };
        let guests: Vec<Text> = waiting.iter().map(|n| Text::new("player").with("seat", Seat(*n))).collect();
        self.owe(
            row.chat,
            Due::Note {
                text: vec![proposed(row.id, what, seat), Text::new("lobby-invited").with("guests", guests)],
                about: Some(row.id),
                mention: waiting,
                keys: vec![vec![button("key-agree", "agree"), button("key-refuse", "refuse")]],
                reply_to: (chat == row.chat).then_some(message.id),
                edits: None,
                topic: row.topic,
            },
        );
    }

    fn all_agree(&mut self, row: &MatchRow, offer: &OfferRow) -> bool {
        self.waiting(row, offer).is_empty()
    }

    /// Seats that still have to agree.
    fn waiting(&mut self, row: &MatchRow, offer: &OfferRow) -> Vec<u8> {
        let present = self.live(row.id).map(|live| live.present()).unwrap_or_default();
        present.iter().map(|seat| seat.0).filter(|seat| !offer.agreed.contains(seat)).collect()
    }

    /// A seat agrees to what was proposed. `true`: it was the last one, so it is done.
    fn agree(&mut self, row: MatchRow, mut offer: OfferRow, seat: Seat) -> bool {
        if !offer.agreed.contains(&seat.0) {
            offer.agreed.push(seat.0);
        }
        if self.all_agree(&row, &offer) {
            self.carry_out(row, &offer, Seat(offer.by));
            return true;
        }
        let mut after = row.clone();
        after.offer = Some(offer);
        self.tx.put_match(Some(&row), &after);
        false
    }

    fn carry_out(&mut self, row: MatchRow, offer: &OfferRow, by: Seat) {
        let at = self.now.saturating_sub(row.began);
        let Some(live) = self.live(row.id) else { return };
        let before = look(live, &row);
        let (done, text) = match offer.what {
            Proposal::Draw => (live.agree(at), Text::new("news-agreed")),
            Proposal::Undo(keep) => (live.undo(by, keep, at), Text::new("news-undone").with("seat", by)),
        };
        let version = live.lines().len();
        if let Ok(step) = done {
            let mut after = row.clone();
            if matches!(offer.what, Proposal::Undo(_)) {
                // What was told of the moves that are taken back did not happen.
                after.news.clear();
            }
            after.news.push(NewsRow { version, text, to: None });
            self.stepped(&row, after, &before, step, Some(by));
        }
    }

    /// Consent or refusal on a button.
    pub fn offer_press(&mut self, press: &Press, chat: ChatId, id: MatchId, version: usize, word: &str) {
        let reader = self.reader_of(&press.from, chat);
        let row = self.tx.match_row(id).map(|row| self.overdue(row, self.now)).filter(|row| row.stage == Stage::Live);
        let current = self.live(id).map(|live| live.lines().len()) == Some(version);
        let offer = row.as_ref().and_then(|row| row.offer.clone()).filter(|_| current);
        let (Some(row), Some(offer)) = (row, offer) else {
            return self.tell_presser(press, reader, &Text::new("toast-offer-gone"));
        };
        let Some(seat) = row.seat_of(press.from.id) else {
            return self.tell_presser(press, reader, &Text::new("toast-stranger").with("number", id as i64));
        };
        if offer.agreed.contains(&seat) && word == "agree" {
            return self.tell_presser(press, reader, &Text::new("toast-wait-others"));
        }
        let agreed = word == "agree";
        let told = match (agreed, offer.by == seat) {
            (true, _) => Text::new("offer-agreed").with("seat", Seat(seat)),
            (false, false) => Text::new("offer-refused").with("seat", Seat(seat)),
            (false, true) => Text::new("offer-withdrawn").with("seat", Seat(seat)),
        };
        let mut will_end = offer.clone();
        will_end.agreed.push(seat);
        if !agreed || self.all_agree(&row, &will_end) {
            self.toast(&press.id, String::new(), false);
            self.owe(chat, edit_note(vec![proposed(id, offer.what, Seat(offer.by)), told], id, press));
        } else {
            self.tell_presser(press, reader, &Text::new("toast-wait-others"));
        }
        if agreed {
            self.agree(row, offer, Seat(seat));
        } else {
            let mut after = row.clone();
            after.offer = None;
            self.tx.put_match(Some(&row), &after);
        }
    }

    /// A challenge is withdrawn, or a match called off: by a party before the second ply, by an administrator always.
    fn cancel(&mut self, chat: ChatId, message: &Message, row: MatchRow) {
        let party = row.seat_of(message.from.id).is_some();
        let early = row.stage == Stage::Lobby && row.host == message.from.id
            || row.stage == Stage::Live && party && self.live(row.id).is_some_and(|live| live.ply() < 2);
        if !matches!(row.stage, Stage::Lobby | Stage::Live) {
            return self.reply(chat, message.topic, message.id, Text::new("reject-over"));
        }
        if early {
            return self.cancel_now(row.id, chat, message.topic, message.id);
        }
        let private = self.tx.chat(row.chat).is_none_or(|chat| chat.private);
        if private {
            let key = if party { "cancel-too-late" } else { "cancel-who" };
            return self.reply(chat, message.topic, message.id, Text::new(key));
        }
        let Some(home) = self.tx.chat(row.chat) else { return };
        let then = AdminThen::Cancel { id: row.id, chat, topic: message.topic, message: message.id };
        self.fx.ask = Some(AdminQuery { peer: home.peer, user: message.from.id, then });
    }

    /// Calls a match off.
    pub fn cancel_now(&mut self, id: MatchId, chat: ChatId, topic: Option<i32>, message: i32) {
        let Some(row) = self.tx.match_row(id) else { return };
        if row.stage == Stage::Lobby {
            return self.void(row, Text::new("lobby-withdrawn"));
        }
        let at = self.now.saturating_sub(row.began);
        let Some(live) = self.live(id) else { return };
        let before = look(live, &row);
        match live.cancel(at) {
            Ok(step) => {
                // The caption says how it ended; there is nothing to add.
                self.stepped(&row, row.clone(), &before, step, None);
            }
            Err(reject) => self.note(chat, topic, Some(message), Some(id), vec![reject.text]),
        }
    }

    /// The record as a file, and another one in SGF for a game that has it. What hides something stays closed until
    /// the end.
    fn export(&mut self, chat: ChatId, message: &Message, row: &MatchRow) {
        let game = crate::games::find(&row.game);
        let hidden = game.is_some_and(|game| game.info().hidden);
        let has_sgf = game.is_some_and(|game| game.sgf().is_some());
        let text = match row.stage {
            Stage::Lobby | Stage::Void => Some("match-not-begun"),
            Stage::Live if hidden => Some("export-secret"),
            _ => None,
        };
        match text {
            Some(key) => self.reply(chat, message.topic, message.id, Text::new(key)),
            None => {
                for sgf in [false, true].into_iter().filter(|sgf| has_sgf || !sgf) {
                    let due = Due::Record { id: row.id, reply_to: Some(message.id), topic: message.topic, sgf };
                    self.owe(chat, due);
                }
            }
        }
    }

    /// By what the dice were fixed: the pledge while it is played, the secret afterwards.
    fn fair(&mut self, chat: ChatId, message: &Message, row: &MatchRow) {
        let Some(secret) = rooms::secret(row) else { return };
        let mut text = vec![Text::new("fair-pledge").with("number", row.id as i64).with("pledge", secret.pledge())];
        if matches!(row.stage, Stage::Over | Stage::Void) {
            text.push(Text::new("fair-secret").with("secret", row.secret.clone()));
            text.push(Text::new("fair-joined").with("joined", rooms::joins(row).join("\n")));
            text.push(Text::new("fair-seed").with("seed", hex::encode(secret.seed(&rooms::joins(row)).0)));
        } else {
            text.push(Text::new("fair-wait"));
        }
        self.note(chat, message.topic, Some(message.id), None, text);
    }
}

/// What a proposal says.
fn proposed(id: MatchId, what: Proposal, by: Seat) -> Text {
    let key = if what == Proposal::Draw { "offer-draw" } else { "offer-undo" };
    Text::new(key).with("seat", by).with("number", id as i64)
}

/// The note with the buttons of a proposal says how it ended.
fn edit_note(text: Vec<Text>, about: MatchId, press: &Press) -> Due {
    Due::Note {
        text,
        about: Some(about),
        mention: Vec::new(),
        keys: Vec::new(),
        reply_to: None,
        edits: Some(press.message),
        topic: press.topic,
    }
}
