//! The context of a step: reads, writes, effects, time, and what the bot keeps in memory between steps.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Arc, OnceLock};

use super::budget::Budget;
use super::doubts::Doubts;
use super::effects::{Effects, Whom};
use super::half::Half;
use super::incoming::Person;
use super::limits::Limits;
use super::members::Members;
use super::registry::Registry;
use super::seal::{App, Invites};
use super::zone::Zone;
use crate::base::Labels;
use crate::game::Seat;
use crate::paint::Theme;
use crate::play::Match;
use crate::store::schema::{
    ChatId, ChatRow, CupId, Due, EntryId, Lang, MatchId, Membership, Peer, ToRow, TurnRow, Tx, UserId,
};

/// The beginning of deep links that tell how the luck of a match was fixed.
pub const FAIR: &str = "fair";

/// The beginning of deep links to the rules of a game.
pub const RULES: &str = "rules-";

/// The bot itself: its id and name.
#[derive(Clone, Debug)]
pub struct Me {
    /// The username without `@`.
    pub username: String,
    /// Whether it reads all group messages (privacy mode is off).
    pub reads_all: bool,
    /// Whether inline mode is on: people can type behind the bot's name in any chat and choose a suggestion.
    pub inline: bool,
}

impl Me {
    /// The link that opens the private chat at a match.
    pub fn private_link(&self, id: MatchId) -> String {
        format!("https://t.me/{}?start=m{id}", self.username)
    }

    /// The link that tells how the luck of a match was fixed; `pledged` is its number and the beginning of its pledge.
    pub fn fair_link(&self, pledged: &str) -> String {
        format!("https://t.me/{}?start={FAIR}{pledged}", self.username)
    }

    /// The link that tells the rules of a game in the private chat.
    pub fn rules_link(&self, game: &str) -> String {
        format!("https://t.me/{}?start={RULES}{game}", self.username)
    }

    /// The link that adds the bot to a group.
    pub fn group_link(&self) -> String {
        format!("https://t.me/{}?startgroup=play", self.username)
    }
}

/// The source of secrets: 32 unpredictable bytes per call.
pub type Entropy = Box<dyn FnMut() -> [u8; 32] + Send>;

/// The look of chats that have not chosen one. It is called for each picture.
pub type UsualLook = Arc<dyn Fn() -> Theme + Send + Sync>;

/// One step at the desk: reads, writes, effects.
pub struct Work<'d> {
    pub tx: Tx<'d>,
    pub fx: Effects,
    /// Milliseconds since 1970.
    pub now: u64,
    /// The games on offer.
    pub games: Registry,
    /// Matches that began in this step: the chat, and the game's id.
    pub begun: Vec<(ChatId, String)>,
    /// Cup matches that ended in this step.
    pub ended: Vec<MatchId>,
    pub cache: &'d mut Cache,
}

impl Work<'_> {
    /// The language of a chat.
    pub fn lang(&self, chat: ChatId) -> Lang {
        self.tx.chat(chat).map_or(Lang::ENGLISH, |row| row.lang)
    }

    /// The time zone of a chat.
    pub fn zone(&self, chat: ChatId) -> Zone {
        self.tx.chat(chat).map_or(Zone::UTC, |chat| Zone::of(&chat))
    }

    /// Whether plain text of a chat reaches the bot.
    pub fn hears(&self, chat: &ChatRow) -> bool {
        chat.private || self.cache.me.reads_all || chat.membership == Membership::Admin
    }

    /// Whether the bot receives reactions to messages of a chat and treats them as answers.
    pub fn sees_reactions(&self, chat: &ChatRow) -> bool {
        !chat.private && !chat.no_reactions && chat.membership == Membership::Admin
    }
}

/// The most entries of a memory that people fill.
const KEPT: usize = 10_000;

/// Adds an entry to a memory that people fill, and returns the one before. If it is full, everything else is forgotten:
/// nothing depends on it but comfort.
pub fn kept<K: Eq + Hash, V>(memory: &mut HashMap<K, V>, key: K, value: V) -> Option<V> {
    if memory.len() >= KEPT {
        memory.clear();
    }
    memory.insert(key, value)
}

/// How many answers a minute somebody gets who presses below the cards of others.
const STRANGERS: usize = 5;

/// The key of a painted lesson: file name, whether it is a film, look, language and letters.
pub type Painted = (String, bool, Theme, Lang, Labels);

/// The key of a painted catalogue page: look, language, and the key of the family if it shows one.
pub type Cover = (Theme, Lang, Option<&'static str>);

/// The desk's memory between steps.
pub struct Cache {
    pub me: Me,
    pub entropy: Entropy,
    pub usual_look: UsualLook,
    /// The Mini App in which boards can be opened, if there is one.
    pub app: Option<App>,
    /// The key of invitations that people post.
    pub invites: Invites,
    /// People who have typed behind the bot's name, by their ids: an invitation has no room for a name.
    pub typists: HashMap<UserId, Person>,
    /// Invitations that were posted where the bot is, but takes none.
    pub barred: HashMap<(UserId, u32), ()>,
    /// The people who have pressed the button of their own invitation, and when.
    pub waiting: HashMap<(UserId, u32), u64>,
    /// What people have pressed of moves below cards.
    pub halves: HashMap<(MatchId, UserId), Half>,
    /// The people who were asked whether to leave a cup, and when.
    pub leaving: HashMap<(CupId, UserId), u64>,
    /// Matches below whose card all buttons are shown: the length of the log then.
    pub opened: HashMap<MatchId, usize>,
    /// Answers to people who press below the cards of others.
    pub strangers: Budget,
    /// Caches derived from the store.
    pub stored: Stored,
    /// The answer budget of each person.
    pub budget: Budget,
    /// Messages to which the bot reacted because no answers were left.
    pub doubts: Doubts,
    /// Who is in which group, for the Mini App.
    pub members: Members,
    /// The limits for each person.
    pub limits: Limits,
    /// The budget of films, cards and records.
    pub files: Budget,
    /// The turns that *your turn* messages in flight announce.
    pub turns: HashMap<EntryId, Vec<TurnRow>>,
    /// Painted greetings. All chats with the same look and language share one.
    pub greetings: HashMap<(Theme, Lang), Arc<OnceLock<Vec<u8>>>>,
    /// Painted lessons, as pictures and as films. All readers with the same look, language and letters share one.
    pub lessons: HashMap<Painted, Arc<OnceLock<Vec<u8>>>>,
    /// Painted catalogue pages: the first page, and families that have parts, by their keys.
    pub covers: HashMap<Cover, Arc<OnceLock<Vec<u8>>>>,
    /// Outbox entries whose picture the messenger has refused: they come in letters.
    pub lettered: HashSet<EntryId>,
    /// Outbox entries in flight.
    pub sent: HashMap<EntryId, Sent>,
    /// The latest command about a match that was written outside its topic.
    pub aside: HashMap<MatchId, Whom>,
    /// Computers at work: the log length they think about. A step adds the ones it starts once it has committed.
    pub thinking: HashMap<(MatchId, Seat), usize>,
    /// The people for whom a hint is being found.
    pub hinting: HashSet<UserId>,
    /// The people for whom the bot looks back, and at which match.
    pub looking: HashMap<UserId, MatchId>,
    /// Computers whose latest move took long: the chat sees the others' moves before they answer.
    pub slow: HashSet<(MatchId, Seat)>,
}

/// Caches derived from the store. They can be dropped at any time and read again.
#[derive(Default)]
pub struct Stored {
    /// Live positions.
    pub matches: HashMap<MatchId, Match>,
    /// Boards in the outbox, not prepared yet: one picture shows several moves.
    pub boards: HashMap<(MatchId, ChatId), EntryId>,
    /// Challenges in the outbox, not prepared yet.
    pub lobbies: HashMap<MatchId, EntryId>,
    /// Votes in the outbox, not prepared yet: one edit shows many votes.
    pub votes: HashMap<MatchId, EntryId>,
    /// Players' private messages in groups in the outbox, not prepared yet: one edit shows all answers.
    pub alone: HashMap<(MatchId, UserId), EntryId>,
    /// Daily puzzles in the outbox, not prepared yet: one edit shows many results.
    pub days: HashMap<(ChatId, u32), EntryId>,
    /// Answers in the outbox, not prepared yet: a newer one for the same person replaces the older one.
    pub answers: HashMap<(ChatId, UserId), EntryId>,
    /// Films in the outbox, by match, chat and topic: a repeated request shares the one that comes.
    pub films: HashMap<(MatchId, ChatId, Option<i32>), EntryId>,
}

impl Stored {
    /// Reads the outbox. Positions are replayed on demand. Entries in flight were prepared before later changes, so
    /// they do not count as waiting.
    pub fn read(tx: &Tx<'_>, sent: &HashMap<EntryId, Sent>) -> Stored {
        let mut stored = Stored::default();
        for (entry, row) in tx.entries() {
            match row.due {
                // A person who asks again will see the one that comes.
                Due::Film { id, topic, .. } => drop(stored.films.insert((id, row.chat, topic), entry)),
                _ if sent.contains_key(&entry) => {}
                Due::Board { id, .. } => drop(stored.boards.insert((id, row.chat), entry)),
                Due::Lobby { id, .. } => drop(stored.lobbies.insert(id, entry)),
                Due::Vote { id, .. } => drop(stored.votes.insert(id, entry)),
                // Later answers do not replace these.
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
    /// An empty cache without limits.
    pub fn new(me: Me, entropy: Entropy) -> Cache {
        Cache {
            me,
            entropy,
            usual_look: Arc::new(Theme::default),
            app: None,
            invites: Invites::default(),
            typists: HashMap::new(),
            barred: HashMap::new(),
            waiting: HashMap::new(),
            halves: HashMap::new(),
            leaving: HashMap::new(),
            opened: HashMap::new(),
            strangers: Budget::new(STRANGERS),
            stored: Stored::default(),
            budget: Budget::new(usize::MAX),
            doubts: Doubts::new(usize::MAX),
            members: Members::default(),
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
            lettered: HashSet::new(),
            aside: HashMap::new(),
        }
    }

    /// The look of a chat's pictures.
    pub fn look(&self, chat: &ChatRow) -> Theme {
        chat.theme.unwrap_or_else(|| (self.usual_look)())
    }
}

/// An outbox entry in flight.
#[derive(Clone, Copy, Default)]
pub struct Sent {
    /// The messenger's id of the receiving chat: the message's number is valid only there.
    pub peer: Peer,
    /// The match and the chat, if it is a board.
    pub board: Option<(MatchId, ChatId)>,
    /// Length of the log that a board or a film shows; for a proposal, how many have agreed; for the puzzles of a day,
    /// 1 if it says that the day is over.
    pub version: usize,
    /// Whether it is a board with buttons.
    pub keyed: bool,
    /// Whether it is a text board.
    pub written: bool,
    /// The person it answers.
    pub to: Option<ToRow>,
    /// Whether only one person may see it.
    pub alone: bool,
    /// The message that it changes.
    pub changes: Option<i32>,
}
