//! Where the pictures of cards can be, and what is known of each card. It is known until a restart.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use tokio::time::Instant;

use super::gallery::Gallery;
use super::pace::Pace;
use super::staging::Staging;
use crate::bot::call::Markup;
use crate::bot::seal::Names;

/// The most cards to remember. Of a forgotten one, the messenger's refusal tells what is needed.
const CARDS: usize = 10_000;

/// Where the pictures of cards can be.
#[derive(Clone, Debug)]
pub struct Places {
    /// The public address of the bot's web server.
    pub address: Option<String>,
    /// Where pictures at that address are kept beyond memory.
    pub dir: Option<PathBuf>,
    /// The ids of the staging chats.
    pub staging: Vec<i64>,
    /// How fast pictures may be sent to these.
    pub pace: Pace,
}

/// All that shows pictures on cards.
#[derive(Default)]
pub(super) struct Showing {
    pub gallery: Option<Gallery>,
    pub staging: Option<Staging>,
    cards: Mutex<HashMap<String, Card>>,
}

/// What is known of a card.
#[derive(Clone, Default)]
pub(super) struct Card {
    /// Whether it shows a picture. A picture never becomes a text again.
    pub pictured: bool,
    /// Whether its chat permits no pictures.
    pub barred: bool,
    /// Since when its picture is not the newest.
    pub since: Option<Instant>,
    /// What was last written there while it waits for its picture.
    pub wrote: Option<(String, Option<Markup>)>,
}

impl Showing {
    /// The places, which have shown nothing so far.
    pub fn new(places: Places, names: Names) -> Showing {
        let Places { address, dir, staging, pace } = places;
        let gallery = address.map(|url| Gallery::new(&url, names, dir));
        let staging = Some(staging).filter(|chats| !chats.is_empty()).map(|chats| Staging::new(chats, pace));
        Showing { gallery, staging, cards: Mutex::default() }
    }

    /// What is known of a card.
    pub fn card(&self, card: &str) -> Card {
        self.cards.lock().unwrap_or_else(PoisonError::into_inner).get(card).cloned().unwrap_or_default()
    }

    /// Changes what is known of a card. Returns that.
    pub fn note(&self, card: &str, change: impl FnOnce(&mut Card)) -> Card {
        let mut cards = self.cards.lock().unwrap_or_else(PoisonError::into_inner);
        if cards.len() >= CARDS && !cards.contains_key(card) {
            cards.clear();
        }
        let known = cards.entry(card.to_owned()).or_default();
        change(known);
        known.clone()
    }

    /// How many cards wait for their pictures.
    pub fn waiting(&self) -> u32 {
        let cards = self.cards.lock().unwrap_or_else(PoisonError::into_inner);
        cards.values().filter(|card| card.since.is_some()).count().try_into().unwrap_or(u32::MAX)
    }
}
