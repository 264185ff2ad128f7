//! The rows of cups.

use kletka_people::cup::{Cup, Entrant, Number};
use serde::{Deserialize, Serialize};

use super::ids::*;
use crate::game::Text;

/// A person who joined a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupPersonRow {
    pub user: UserId,
    /// The person's name when they joined.
    pub name: String,
}

/// A message that shows a round of a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupMessageRow {
    /// The round; 0 for the invitation.
    pub round: u8,
    /// The id of the message in the cup's chat.
    pub message: i32,
    /// Whether it is a text. A text never becomes a picture, nor the other way round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub written: bool,
}

/// News of a round besides its matches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CupNewsRow {
    /// The round that the news belongs to.
    pub round: u8,
    /// The sentence to show.
    pub text: Text,
}

/// A cup and its state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CupRow {
    pub id: CupId,
    pub game: String,
    /// The options of its matches as the record writes them.
    pub options: String,
    /// The clock of its matches as the record writes it.
    pub clock: String,
    /// Whether its players may ask the computer for hints; `None`: they may not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Whether its matches leave the ratings as they are.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub casual: bool,
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The topic in the chat.
    pub topic: Option<i32>,
    /// The user who opened it.
    pub founder: UserId,
    /// When it was opened: milliseconds since 1970.
    pub made: u64,
    /// The secret for drawing lots, hexadecimal. Not shown before the end.
    pub secret: String,
    /// The pairings and the results.
    pub cup: Cup,
    /// The people, in the order of their entrant numbers.
    pub people: Vec<CupPersonRow>,
    /// The matches, in the order of their numbers in the cup; 0 for one that has not begun.
    pub matches: Vec<MatchId>,
    /// The news of its rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<CupNewsRow>,
    /// The messages that show its rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<CupMessageRow>,
    /// When its timer is due: milliseconds since 1970.
    pub timer: Option<u64>,
}

impl CupRow {
    /// The entrant number of a user.
    pub fn entrant(&self, user: UserId) -> Option<Entrant> {
        let at = self.people.iter().position(|person| person.user == user)?;
        u8::try_from(at).ok().map(Entrant)
    }

    /// The user of an entrant.
    pub fn user(&self, entrant: Entrant) -> Option<UserId> {
        self.people.get(entrant.index()).map(|person| person.user)
    }

    /// The match with that number in the cup.
    pub fn match_of(&self, number: Number) -> Option<MatchId> {
        self.matches.get(usize::from(number).checked_sub(1)?).copied().filter(|id| *id > 0)
    }

    /// The newest message that shows a round.
    pub fn message(&self, round: u8) -> Option<CupMessageRow> {
        self.messages.iter().rev().find(|shown| shown.round == round).copied()
    }
}
