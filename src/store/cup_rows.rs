//! The rows of cups.

use kletka_people::cup::{Cup, Entrant, Number};
use serde::{Deserialize, Serialize};

use super::ids::*;
use crate::game::Text;

/// Somebody who joined a cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupPersonRow {
    /// The user.
    pub user: UserId,
    /// The name at joining.
    pub name: String,
}

/// A message that shows a round of a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupMessageRow {
    /// The round; 0: the invitation.
    pub round: u8,
    /// Where it stands.
    pub message: i32,
}

/// Something that a round has to tell besides its matches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CupNewsRow {
    /// The round.
    pub round: u8,
    /// The sentence.
    pub text: Text,
}

/// A cup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CupRow {
    /// Its number.
    pub id: CupId,
    /// The game's id.
    pub game: String,
    /// The options of its matches as the record writes them.
    pub options: String,
    /// The clock of its matches as the record writes it.
    pub clock: String,
    /// Whether its players may ask the computer for hints; `None`: they may not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// The chat.
    #[serde(rename = "room")]
    pub chat: ChatId,
    /// The topic there.
    pub topic: Option<i32>,
    /// The person who opened it.
    pub founder: UserId,
    /// When: milliseconds since 1970.
    pub made: u64,
    /// The secret behind its lots, hexadecimal. Not shown before the end.
    pub secret: String,
    /// Who meets whom, and the results.
    pub cup: Cup,
    /// Who the entrants are, in the order of their numbers.
    pub people: Vec<CupPersonRow>,
    /// The matches, in the order of their numbers in the cup; 0: not begun.
    pub matches: Vec<MatchId>,
    /// What rounds have to tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<CupNewsRow>,
    /// Its messages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<CupMessageRow>,
    /// When its timer is due.
    pub timer: Option<u64>,
}

impl CupRow {
    /// The number that a user has in it.
    pub fn entrant(&self, user: UserId) -> Option<Entrant> {
        let at = self.people.iter().position(|person| person.user == user)?;
        u8::try_from(at).ok().map(Entrant)
    }

    /// The user of an entrant.
    pub fn user(&self, entrant: Entrant) -> Option<UserId> {
        self.people.get(entrant.index()).map(|person| person.user)
    }

    /// The match of that number in the cup.
    pub fn match_of(&self, number: Number) -> Option<MatchId> {
        self.matches.get(usize::from(number).checked_sub(1)?).copied().filter(|id| *id > 0)
    }

    /// The message that shows a round.
    pub fn message(&self, round: u8) -> Option<i32> {
        self.messages.iter().rev().find(|shown| shown.round == round).map(|shown| shown.message)
    }
}
