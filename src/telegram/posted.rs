//! Changes of inline messages: cards, in chats of which the bot is not a member. They have no chat and no number, and
//! accept no uploads.
//!
//! A board gets its picture from the first of these that works: an address of the bot's own web server (`gallery`); a
//! picture that was uploaded to a staging chat (`staging`). Otherwise the board is shown in letters. Where staging
//! chats have no room at the moment, the message keeps its picture, and the newer moves are in the caption; the picture
//! follows.

use std::time::Duration;

use axum::body::Bytes;
use tokio::time::Instant;

use super::Telegram;
use super::gallery::Gallery;
use super::outbox::Trouble;
use super::parcel::Parcel;
use super::send::{addressed, edit_caption, edit_media, edit_text, photo};
pub use super::showing::Places;
use super::showing::{Card, Showing};
use super::staging::{Place, Staging, largest};
use super::verdict::{has_picture, is_barred, is_of_address, is_of_file};
use super::wire::Fault;
use crate::bot::call::{Call, Delivery, Dest, Markup};
use crate::bot::seal::digest;
use crate::bot::words::{cut, visible};

/// The most characters below a picture.
const CAPTION: usize = 1_024;
/// How long an old picture may stay before the board is shown in letters below it.
const OLD: Duration = Duration::from_secs(60);
/// The longest pause before a picture is tried again.
const AGAIN: Duration = Duration::from_secs(60);

/// A board for a card.
struct Board {
    to: Dest,
    message: i32,
    caption: String,
    letters: String,
    markup: Option<Markup>,
}

/// The result of trying to show a picture.
enum Shown {
    /// The call has ended.
    Ended(Delivery),
    /// There may be room for it after this time.
    Later(Duration),
    /// Its address may be fetched after this time.
    Unfetched(Duration),
    /// It cannot be shown.
    Not,
}

impl Telegram {
    /// Names the places for pictures of cards. Without this, boards are shown in letters there. Only the first call
    /// counts.
    pub fn show_cards(&self, places: Places) {
        let away = self.me().inline || self.me().guests;
        if away && places.address.is_none() && places.staging.is_empty() {
            tracing::info!(
                "in chats that the bot is not in, boards are written in letters: there is no public address \
                 (KLETKA_WEBHOOK) and no staging chat (KLETKA_STAGING)"
            );
        }
        self.inner.showing.set(Showing::new(places, self.wire().names())).ok();
    }

    /// The pictures with addresses.
    pub(super) fn gallery(&self) -> Option<&Gallery> {
        self.showing().gallery.as_ref()
    }

    fn showing(&self) -> &Showing {
        self.inner.showing.get_or_init(Showing::default)
    }

    /// Changes a card.
    ///
    /// # Errors
    /// If the same call may succeed later.
    pub(super) async fn change(&self, card: &str, call: Call) -> Result<Delivery, Trouble> {
        match call {
            Call::EditPhoto { to, message, picture, caption, letters, markup } => {
                let letters = letters.unwrap_or_else(|| caption.clone());
                let board = Board { to, message, caption, letters, markup };
                let showing = self.showing();
                let places = showing.gallery.is_some() || showing.staging.is_some();
                // A picture that cannot be painted is in the log.
                let png = if places && !showing.card(card).barred { self.paint(picture).await.ok() } else { None };
                self.show(card, &board, png.map(Bytes::from)).await
            }
            Call::EditText { to, message, text, markup } => {
                let board = Board { to, message, caption: text.clone(), letters: text, markup };
                self.write(card, &board, true).await
            }
            _ => Ok(Delivery::Refused("only the content of an inline message can be changed".to_owned())),
        }
    }

    /// Shows a board in the best way there is.
    async fn show(&self, card: &str, board: &Board, png: Option<Bytes>) -> Result<Delivery, Trouble> {
        let shown = match &png {
            Some(png) => match self.hang(card, board, png).await? {
                Shown::Ended(how) => Shown::Ended(how),
                hung => match self.stage(card, board, png).await? {
                    Shown::Not => hung,
                    staged => staged,
                },
            },
            None => Shown::Not,
        };
        match shown {
            Shown::Ended(how) => Ok(how),
            Shown::Later(wait) => self.show_in_part(card, board, wait, false).await,
            Shown::Unfetched(wait) => self.show_in_part(card, board, wait, true).await,
            Shown::Not => {
                self.showing().note(card, |card| (card.since, card.wrote) = (None, None));
                self.write(card, board, true).await
            }
        }
    }

    /// Shows a picture by an address; by another one if the first could not be fetched.
    async fn hang(&self, card: &str, board: &Board, png: &Bytes) -> Result<Shown, Trouble> {
        let Some(gallery) = self.gallery() else { return Ok(Shown::Not) };
        for _ in 0..if gallery.is_open() { 2 } else { 0 } {
            match self.picture(card, board, gallery.hang(png.clone())).await? {
                Delivery::Refused(why) if is_of_address(&why) => {
                    tracing::warn!(%why, "a picture could not be fetched from the bot's address");
                }
                how => {
                    gallery.fetched();
                    return Ok(self.pictured(card, how));
                }
            }
        }
        if gallery.is_open() {
            gallery.rest();
        }
        Ok(gallery.opens().map_or(Shown::Not, Shown::Unfetched))
    }

    /// Shows a picture by way of a staging chat.
    async fn stage(&self, card: &str, board: &Board, png: &Bytes) -> Result<Shown, Trouble> {
        let Some(staging) = &self.showing().staging else { return Ok(Shown::Not) };
        let digest = digest(png);
        if let Some(id) = staging.known(&digest) {
            match self.picture(card, board, id).await? {
                Delivery::Refused(why) if is_of_file(&why) => staging.forget(&digest),
                how => return Ok(self.pictured(card, how)),
            }
        }
        loop {
            let chat = match staging.place() {
                Place::Chat(chat) => chat,
                Place::Later(wait) => return Ok(Shown::Later(wait)),
                Place::Nowhere => return Ok(Shown::Not),
            };
            // Each refusal removes a chat, so the loop ends.
            if let Some(id) = self.upload(staging, chat, png).await? {
                staging.remember(digest, id.clone());
                let how = self.picture(card, board, id).await?;
                return Ok(self.pictured(card, how));
            }
        }
    }

    /// Uploads a picture to a staging chat. `None`: the chat does not take it.
    async fn upload(&self, staging: &Staging, chat: i64, png: &Bytes) -> Result<Option<String>, Trouble> {
        let to = Dest { peer: chat, private: false, topic: None, only: None, posted: None };
        let sent = self.wire().send(&photo(&to, png.to_vec(), String::new(), None, None, true)).await;
        let (why, wait) = match sent {
            Ok(message) => match largest(&message) {
                Some(id) => return Ok(Some(id)),
                None => ("the answer names no picture".to_owned(), None),
            },
            Err(Fault::Lost(_)) => return Err(self.lost()),
            Err(Fault::Refused(no)) => (no.text, no.retry_after),
        };
        tracing::warn!(chat, %why, ?wait, "a staging chat takes no picture");
        staging.rest(chat, wait);
        Ok(None)
    }

    /// The result of the call that shows a picture.
    fn pictured(&self, card: &str, how: Delivery) -> Shown {
        let showing = self.showing();
        match how {
            Delivery::Refused(why) => {
                showing.note(card, |card| card.barred |= is_barred(&why));
                Shown::Not
            }
            how => {
                let done = matches!(how, Delivery::Done(_));
                showing.note(card, |card| *card = Card { pictured: card.pictured || done, ..Card::default() });
                Shown::Ended(how)
            }
        }
    }

    /// Shows the newest moves in words, as long as there is no room for the picture. `whole`: with the board in
    /// letters, below a picture too.
    async fn show_in_part(&self, card: &str, board: &Board, wait: Duration, whole: bool) -> Result<Delivery, Trouble> {
        let now = Instant::now();
        let known = self.showing().note(card, |card| card.since = card.since.or(Some(now)));
        let old = whole || known.since.is_some_and(|since| since + OLD <= now);
        let waits = self.showing().waiting();
        let text = if old { &board.letters } else { &board.caption };
        let wrote = Some((text.clone(), board.markup.clone()));
        if known.wrote != wrote {
            match self.write(card, board, old).await? {
                Delivery::Done(_) => drop(self.showing().note(card, |card| card.wrote = wrote)),
                how => return Ok(how),
            }
        }
        // Many wait for few places: they do not all come at the same moment.
        let wait = wait.max(wait.saturating_mul(waits)).min(AGAIN);
        Ok(Delivery::Part(wait))
    }

    /// Shows a board in words. `whole`: with the board in letters, below a picture too.
    async fn write(&self, card: &str, board: &Board, whole: bool) -> Result<Delivery, Trouble> {
        if !self.showing().card(card).pictured {
            let text = edit_text(&board.to, board.message, board.letters.clone(), board.markup.clone());
            match self.send_to(card, board, text).await? {
                Delivery::Refused(why) if has_picture(&why) => {}
                how => return Ok(how),
            }
            self.showing().note(card, |card| card.pictured = true);
        }
        let fits = whole && visible(&board.letters) <= CAPTION;
        let text = if fits { board.letters.clone() } else { cut(board.caption.clone(), CAPTION) };
        let parcel = edit_caption(&board.to, board.message, text, board.markup.clone());
        self.send_to(card, board, parcel).await
    }

    /// Shows a picture that the messenger has or fetches.
    async fn picture(&self, card: &str, board: &Board, media: String) -> Result<Delivery, Trouble> {
        let Board { to, message, caption, markup, .. } = board;
        self.send_to(card, board, edit_media(to, *message, media, caption.clone(), markup.clone())).await
    }

    async fn send_to(&self, card: &str, board: &Board, parcel: Parcel) -> Result<Delivery, Trouble> {
        let (parcel, asked) = addressed(parcel, &board.to, board.markup.as_ref(), Some(board.message));
        debug_assert!(!parcel.has_file(), "{card} accepts no upload");
        self.carry(parcel, asked).await
    }
}

#[cfg(test)]
#[path = "posted_tests.rs"]
mod tests;
