//! The context of a step: reads, writes, effects, time, and what the bot remembers from one step to the next.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use super::budget::Budget;
use super::doubts::Doubts;
use super::effects::Effects;
use super::limits::Limits;
use super::registry::Registry;
use crate::base::Labels;
use crate::game::Seat;
use crate::paint::Theme;
use crate::play::Match;
use crate::store::schema::{
    ChatId, ChatRow, Due, EntryId, Lang, MatchId, Membership, Peer, ToRow, TurnRow, Tx, UserId,
};

/// The bot itself: its id and name.
#[derive(Clone, Debug)]
pub struct Me {
    /// Without `@`.
    pub username: String,
    /// Whether it reads all messages of groups (privacy mode is off).
    pub reads_all: bool,
    /// Whether people can type behind its name in any chat and choose among what it suggests.
    pub inline: bool,
}

/// Where secrets come from: 32 unpredictable bytes a call.
pub type Entropy = Box<dyn FnMut() -> [u8; 32] + Send>;

/// The look of chats that have not chosen one. Asked again for each picture.
pub type UsualLook = Arc<dyn Fn() -> Theme + Send + Sync>;

/// One step at the desk: reads, writes, effects.
pub struct Work<'d> {
    pub tx: Tx<'d>,
    pub fx: Effects,
    /// Milliseconds since 1970.
    pub now: u64,
    /// The games that the bot offers.
    pub games: Registry,
    /// The matches that have begun in this step: where, and of which game.
    pub begun: Vec<(ChatId, String)>,
    /// The matches of cups that have ended in this step.
    pub ended: Vec<MatchId>,
    pub cache: &'d mut Cache,
}

impl Work<'_> {
    /// Whether plain text of a chat reaches the bot.
    pub fn hears(&self, chat: &ChatRow) -> bool {
        chat.private || self.cache.me.reads_all || chat.membership == Membership::Admin
    }

    /// Whether the bot sees how people react to messages of a chat, and takes that for an answer.
    pub fn sees_reactions(&self, chat: &ChatRow) -> bool {
        !chat.private && !chat.no_reactions && chat.membership == Membership::Admin
    }
}

/// A painted lesson: the name of its file, whether it is the film, the look, and who reads it.
pub type Painted = (String, bool, Theme, Lang, Labels);

/// A painted page of the catalogue: the look, the language, and the key of the family whose parts it shows.
pub type Cover = (Theme, Lang, Option<&'static str>);

/// What the desk keeps in memory between steps.
pub struct Cache {
    pub me: Me,
    pub entropy: Entropy,
    pub usual_look: UsualLook,
    /// What follows from the store.
    pub stored: Stored,
    /// How many answers people get.
    pub budget: Budget,
    /// The messages to which the bot reacts instead, where there are no answers left.
    pub doubts: Doubts,
    /// How much people may have at a time.
    pub limits: Limits,
    /// How many films, cards and records they have had.
    pub files: Budget,
    /// What messages *your turn* say that are on their way.
    pub turns: HashMap<EntryId, Vec<TurnRow>>,
    /// Greetings that were painted: they are the same in all chats of a look and a language.
    pub greetings: HashMap<(Theme, Lang), Arc<OnceLock<Vec<u8>>>>,
    /// Lessons that were painted, as pictures and as films: they are the same for all who read alike.
    pub lessons: HashMap<Painted, Arc<OnceLock<Vec<u8>>>>,
    /// The same of the first page of the catalogue, and of the pages of families that have parts, by their keys.
    pub covers: HashMap<Cover, Arc<OnceLock<Vec<u8>>>>,
    /// Entries that are on their way.
    pub sent: HashMap<EntryId, Sent>,
    /// Computers at work: the length of the log they think about. Those that a step starts are added once it is kept.
    pub thinking: HashMap<(MatchId, Seat), usize>,
    /// The people for whom a hint is being found.
    pub hinting: HashSet<UserId>,
    /// The people for whom the bot looks back, and at which match.
    pub looking: HashMap<UserId, MatchId>,
    /// Computers whose latest move took long: what the others do is shown before they answer.
    pub slow: HashSet<(MatchId, Seat)>,
}

/// What follows from the store, so that it may be thrown away at any time and read again.
#[derive(Default)]
pub struct Stored {
    /// Live positions.
    pub matches: HashMap<MatchId, Match>,
    /// Boards in the outbox that are not prepared yet: one picture shows several moves.
    pub boards: HashMap<(MatchId, ChatId), EntryId>,
    /// Challenges in the outbox that are not prepared yet.
    pub lobbies: HashMap<MatchId, EntryId>,
    /// Votes in the outbox that are not prepared yet: one edit shows many voices.
    pub votes: HashMap<MatchId, EntryId>,
    /// What players see alone in groups, in the outbox and not prepared yet: one edit shows all that was answered.
    pub alone: HashMap<(MatchId, UserId), EntryId>,
    /// Puzzles of days in the outbox that are not prepared yet: one edit shows many results.
    pub days: HashMap<(ChatId, u32), EntryId>,
    /// Answers in the outbox that are not prepared yet: a newer one for the same person replaces an older one.
    pub answers: HashMap<(ChatId, UserId), EntryId>,
    /// Films in the outbox, by match, chat and topic: if you ask meanwhile, you will see the one that comes.
    pub films: HashMap<(MatchId, ChatId, Option<i32>), EntryId>,
}

impl Stored {
    /// Reads the outbox. Positions are replayed when somebody needs them. Entries on their way were prepared before
    /// whatever follows, so they do not count as waiting.
    pub fn read(tx: &Tx<'_>, sent: &HashMap<EntryId, Sent>) -> Stored {
        let mut stored = Stored::default();
        for (entry, row) in tx.entries() {
            match row.due {
                // A person who asks for it meanwhile will see the one that comes.
                Due::Film { id, topic, .. } => drop(stored.films.insert((id, row.chat, topic), entry)),
                _ if sent.contains_key(&entry) => {}
                Due::Board { id, .. } => drop(stored.boards.insert((id, row.chat), entry)),
                Due::Lobby { id, .. } => drop(stored.lobbies.insert(id, entry)),
                Due::Vote { id, .. } => drop(stored.votes.insert(id, entry)),
                // Another answer does not take their place.
                Due::Record { .. } | Due::Delete { .. } => {}
                Due::Alone { id, user } => drop(stored.alone.insert((id, user), entry)),
                Due::Day { day } => drop(stored.days.insert((row.chat, day), entry)),
                _ => stored.answers.extend(row.to.map(|to| ((row.chat, to.user), entry))),
            }
        }
        stored
    }
}

impl Cache {
    /// Nothing is remembered yet, and nobody has limits.
    pub fn new(me: Me, entropy: Entropy) -> Cache {
        Cache {
            me,
            entropy,
            usual_look: Arc::new(Theme::default),
            stored: Stored::default(),
            budget: Budget::new(usize::MAX),
            doubts: Doubts::new(usize::MAX),
            limits: Limits::none(),
            files: Budget::new(usize::MAX),
            turns: HashMap::new(),
            greetings: HashMap::new(),
            lessons: HashMap::new(),
            covers: HashMap::new(),
            sent: HashMap::new(),
            thinking: HashMap::new(),
            hinting: HashSet::new(),
            looking: HashMap::new(),
            slow: HashSet::new(),
        }
    }

    /// The look of a chat's pictures.
    pub fn look(&self, chat: &ChatRow) -> Theme {
        chat.theme.unwrap_or_else(|| (self.usual_look)())
    }
}

/// An entry of the outbox that was made ready.
#[derive(Clone, Copy, Default)]
pub struct Sent {
    /// The messenger's id of the chat that it went to: the message it leaves is known by its number only there.
    pub peer: Peer,
    /// The match and the chat, where it is a board.
    pub board: Option<(MatchId, ChatId)>,
    /// Length of the log that a board or a film shows; of how many a proposal says that they agree.
    pub version: usize,
    /// Whether a board has buttons.
    pub keyed: bool,
    /// Whether a board is written in letters.
    pub written: bool,
    /// Whom it answers.
    pub to: Option<ToRow>,
    /// Whether one person alone is to see it.
    pub alone: bool,
}
