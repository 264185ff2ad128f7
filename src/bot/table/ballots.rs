//! Votes of a chat that plays one side: how they are counted, what they decide, and the text of their message. `votes`
//! carries out the decisions.

use std::cmp::Reverse;

use crate::bot::chats::people;
use crate::bot::context::day;
use crate::bot::context::spans;
use crate::bot::context::work::Work;
use crate::bot::context::zone::Zone;
use crate::game::{Input, Seat, Text};
use crate::store::schema::{
    BallotRow, ChatId, ChatRow, Due, MatchId, MatchRow, PollRow, Proposal, UserId, VoteRow, WishRow,
};

/// The most choices that a message lists.
const LISTED: usize = 10;

const SECOND: u64 = 1000;

/// From this many remaining seconds on, the time of day is shown.
const SOON: u64 = 90;

/// A choice of a voter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// An action of the chat.
    Wish(WishRow),
    /// Agreement to a proposal.
    Proposal(Proposal),
}

/// The supporters of one choice.
pub struct Count {
    pub choice: Choice,
    pub users: Vec<UserId>,
}

/// The result of a vote. It may decide several things at once.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The chat resigns.
    pub resigns: bool,
    /// The chat agrees to this, or proposes it.
    pub agrees: Option<Proposal>,
    /// The chat plays this move.
    pub plays: Option<String>,
}

pub fn poll(row: &MatchRow) -> Option<&PollRow> {
    row.vote.as_ref()?.poll.as_ref()
}

/// Records a ballot. `false` if it changes nothing: it repeats the earlier one, or comes from editing an older message.
pub fn enter(poll: &mut PollRow, new: BallotRow) -> bool {
    let Some(at) = poll.ballots.iter().position(|ballot| ballot.user == new.user) else {
        poll.ballots.push(new);
        return true;
    };
    let old = &mut poll.ballots[at];
    if new.message > 0 && new.message < old.message {
        return false;
    }
    old.message = old.message.max(new.message);
    let agrees = new.agrees.is_some() && new.agrees != old.agrees;
    old.agrees = new.agrees.or(old.agrees);
    if new.wish.is_none() || new.wish == old.wish {
        return agrees;
    }
    // A person who changes their mind joins the new choice after all others.
    let ballot = BallotRow { wish: new.wish, ..poll.ballots.remove(at) };
    poll.ballots.push(ballot);
    true
}

/// Counts the ballots. The most popular wish comes first, and of equally popular ones the first to reach that number.
/// Proposals come last.
pub fn counted(poll: &PollRow) -> Vec<Count> {
    let mut wishes: Vec<(Count, usize)> = Vec::new();
    let mut proposals: Vec<Count> = Vec::new();
    for (n, BallotRow { user, wish, agrees, .. }) in poll.ballots.iter().enumerate() {
        if let Some(choice) = wish.clone().map(Choice::Wish) {
            match wishes.iter_mut().find(|(count, _)| count.choice == choice) {
                Some((count, reached)) => {
                    count.users.push(*user);
                    *reached = n;
                }
                None => wishes.push((Count { choice, users: vec![*user] }, n)),
            }
        }
        if let Some(choice) = agrees.map(Choice::Proposal) {
            match proposals.iter_mut().find(|count| count.choice == choice) {
                Some(count) => count.users.push(*user),
                None => proposals.push(Count { choice, users: vec![*user] }),
            }
        }
    }
    wishes.sort_by_key(|(count, reached)| (Reverse(count.users.len()), *reached));
    wishes.into_iter().map(|(count, _)| count).chain(proposals).collect()
}

/// The decision so far. Before the vote `closes`, a move needs more than half of the previous vote's voters. When it
/// closes, the leading move is played. Agreement needs more than half, and resignation 60 %: of the voters when it
/// closes; before that, of the previous vote's voters if they were more. Resignation also needs a [`quorum`].
pub fn decided(vote: &VoteRow, poll: &PollRow, closes: bool) -> Decision {
    let (voters, before) = (poll.ballots.len(), vote.voters);
    let mut decision = Decision::default();
    if !closes && before == 0 {
        return decision;
    }
    let all = if closes { voters } else { voters.max(before) };
    for Count { choice, users } in counted(poll) {
        match choice {
            Choice::Wish(WishRow::Resign) => {
                decision.resigns = users.len() * 5 >= all * 3 && users.len() >= quorum(vote);
            }
            Choice::Proposal(what) if users.len() * 2 > all => decision.agrees = Some(what),
            Choice::Wish(WishRow::Move(text)) if closes || users.len() * 2 > before => {
                decision.plays.get_or_insert(text);
            }
            Choice::Wish(WishRow::Move(_)) | Choice::Proposal(_) => {}
        }
    }
    decision
}

/// How many must want to resign, so that nobody ends the match while the others are away: more than half of those who
/// voted before. Where nobody knows how many there are, two.
fn quorum(vote: &VoteRow) -> usize {
    let unknown = vote.voters == 0 || vote.lasts.is_none();
    (vote.voters / 2 + 1).max(if unknown { 2 } else { 1 })
}

/// The counts for the record: `votes: e4 3, d5 1`.
pub fn comment(poll: &PollRow) -> String {
    let one = |Count { choice, users }: Count| {
        let word = match choice {
            Choice::Wish(WishRow::Move(text)) => text,
            Choice::Wish(WishRow::Resign) => "!resign".to_owned(),
            Choice::Proposal(Proposal::Draw) => "!draw".to_owned(),
            Choice::Proposal(Proposal::Undo(_)) => "!undo".to_owned(),
        };
        format!("{word} {}", users.len())
    };
    format!("votes: {}", counted(poll).into_iter().map(one).collect::<Vec<_>>().join(", "))
}

/// The counts for the chat: `e4 2 (Anna, Boris), d5 1 (Vera)`. `named`: with the names.
pub fn counts(work: &mut Work<'_>, row: &MatchRow, poll: &PollRow, named: bool) -> Vec<Text> {
    let all = counted(poll);
    let more = all.len().saturating_sub(LISTED);
    let mut texts = Vec::new();
    for Count { choice, users } in all.into_iter().take(LISTED) {
        let text = Text::new(if named { "vote-count-named" } else { "vote-count" });
        let text = text.with("choice", spoken(work, row, choice)).with("count", users.len());
        let voters = || users.iter().map(|user| people::called(work, *user)).collect::<Vec<_>>();
        texts.push(if named { text.with("voters", voters()) } else { text });
    }
    if more > 0 {
        texts.push(Text::new("names-more").with("count", more));
    }
    texts
}

fn spoken(work: &mut Work<'_>, row: &MatchRow, choice: Choice) -> Text {
    match choice {
        Choice::Wish(WishRow::Resign) => Text::new("vote-resign"),
        Choice::Proposal(Proposal::Draw) => Text::new("vote-draw"),
        Choice::Proposal(Proposal::Undo(_)) => Text::new("vote-undo"),
        Choice::Wish(WishRow::Move(text)) => {
            let seat = row.chat_seat().map(Seat).unwrap_or(Seat(0));
            let live = work.live(row.id);
            let read = live.and_then(|live| live.position().read(seat, &Input::canonical(&text)).ok());
            read.map_or_else(|| Text::new("name").with("name", text), |read| read.label().clone())
        }
    }
}

/// The text of a running vote's message.
pub fn open(work: &mut Work<'_>, row: &MatchRow, poll: &PollRow, chat: &ChatRow) -> Text {
    let counts = counts(work, row, poll, true);
    let text = Text::new("vote-open").with("number", row.id as i64).with("counts", counts);
    text.with("closes", until(poll.closes, work.now, &Zone::of(chat)))
}

/// When a vote closes, in the chat's time zone. If that is soon, a clock without seconds says too little.
fn until(closes: u64, now: u64, zone: &Zone) -> Text {
    let left = closes.saturating_sub(now).div_ceil(SECOND);
    if left < SOON {
        return Text::new("vote-closes-in").with("seconds", left as i64);
    }
    let time = day::hour(closes, zone);
    let today = day::numbers(closes, zone) == day::numbers(now, zone);
    let text = Text::new(if today { "vote-closes" } else { "vote-closes-on" }).with("time", time);
    if today { text } else { text.with("day", day::day(closes, zone)) }
}

/// How the chat plays, as a sentence. The second key is for matches where the first move counts.
pub fn how([timed, first]: [&'static str; 2], vote: &VoteRow) -> Text {
    match vote.lasts {
        Some(lasts) => Text::new(timed).with("span", spans::span(lasts)),
        None => Text::new(first),
    }
}

/// Ends the running vote, and updates its message with the reason.
pub fn end(work: &mut Work<'_>, row: &mut MatchRow, how: Text) -> Option<PollRow> {
    let poll = row.vote.as_mut()?.poll.take()?;
    if let Some(message) = poll.message {
        let (text, about, topic) = (vec![how.with("number", row.id as i64)], Some(row.id), row.topic);
        let (mention, keys, edits) = (Vec::new(), Vec::new(), Some(message));
        work.enqueue(row.chat, Due::Note { text, about, mention, keys, reply_to: None, edits, topic });
    }
    Some(poll)
}

/// Cancels the vote because something else happened.
pub fn fall(work: &mut Work<'_>, row: &mut MatchRow) {
    end(work, row, Text::new("vote-off"));
}

/// Records the message of a vote. If the vote is already over, the message is deleted.
pub fn stands(work: &mut Work<'_>, id: MatchId, number: u32, chat: ChatId, message: i32) {
    let Some(before) = work.tx.match_row(id) else { return };
    let mut row = before.clone();
    match row.vote.as_mut().and_then(|vote| vote.poll.as_mut()).filter(|poll| poll.number == number) {
        Some(poll) if poll.message != Some(message) => {
            poll.message = Some(message);
            work.tx.put_match(Some(&before), &row);
        }
        Some(_) => {}
        None => drop(work.enqueue(chat, Due::Delete { message })),
    }
}

/// Handles a lost message of a vote: sends a new one.
pub fn gone(work: &mut Work<'_>, id: MatchId) {
    let Some(before) = work.tx.match_row(id) else { return };
    let mut row = before.clone();
    let Some(poll) = row.vote.as_mut().and_then(|vote| vote.poll.as_mut()) else { return };
    poll.message = None;
    work.tx.put_match(Some(&before), &row);
    work.enqueue_vote(&row);
}

#[cfg(test)]
#[path = "ballots_tests.rs"]
mod tests;
