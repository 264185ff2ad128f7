//! Standings in a chat: rating tables, the table of the month, and one person's statistics.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::people;
use crate::bot::context::day;
use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::results::{Against, HistoryRow, LATEST, LatestRow, MonthGame, MonthRow, TallyRow};
use crate::store::schema::{ChatId, UserId};

/// The rated matches a person needs to enter a rating table.
pub const ENOUGH: u32 = 3;

/// At least one of these must have ended within this time, in milliseconds.
const RECENT: u64 = 90 * 24 * 60 * 60 * 1000;

/// A row of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// From 1. Ties share a place.
    pub place: usize,
    pub user: UserId,
    pub name: Text,
    /// The value that orders the table, as displayed.
    pub value: Text,
    /// Details shown after the value.
    pub detail: Text,
}

/// The page name of the current month. The pages of games are named by game id.
pub const MONTH: &str = "@month";

/// The beginning of the page names of months that are over.
pub const PAST: &str = "@month/";

/// The month whose page it is, if that is over.
pub fn past(page: &str) -> Option<u32> {
    page.strip_prefix(PAST)?.parse().ok()
}

/// `November`.
pub fn month_name(month: u32) -> Text {
    Text::new(format!("month-{}", month % 12 + 1))
}

/// A table of a chat: title and rows.
pub fn page(work: &Work<'_>, chat: ChatId, page: &str) -> (Text, Vec<Line>) {
    if let Some(month) = past(page) {
        return (Text::new("top-past").with("month", month_name(month)), months_table(work, chat, month));
    }
    match page {
        MONTH => (Text::new("top-month"), of_month(work, chat)),
        game => {
            let title = Text::new("top-game").with("game", Text::new(format!("{game}-name")));
            (title, rated(work, chat, game))
        }
    }
}

/// The players of a game, ordered by rating minus its uncertainty.
pub fn rated(work: &Work<'_>, chat: ChatId, game: &str) -> Vec<Line> {
    let mut people: Vec<(UserId, TallyRow)> = work.tx.tallies(chat, game);
    people.retain(|(_, tally)| tally.rated >= ENOUGH && tally.last + RECENT >= work.now);
    let surely = |tally: &TallyRow| tally.rating.map_or(0.0, |rating| rating.surely(work.now));
    people.sort_by(|(one, a), (other, b)| surely(b).total_cmp(&surely(a)).then(one.cmp(other)));
    let lines = people.iter().zip(1..).map(|((user, tally), place)| Line {
        place,
        user: *user,
        name: people::called_among(work, *user, "", place - 1),
        value: rating(work, tally),
        detail: score(tally.score),
    });
    lines.collect()
}

/// `1523`, with a question mark while the rating is provisional.
pub fn rating(work: &Work<'_>, tally: &TallyRow) -> Text {
    match tally.rating {
        Some(rating) => Text::new("rating")
            .with("points", rating.points().to_string())
            .with("guess", if rating.is_guess(work.now) { "yes" } else { "no" }),
        None => Text::new("rating-none"),
    }
}

/// The score as wins, draws and losses.
pub fn score([won, drawn, lost]: [u32; 3]) -> Text {
    Text::new("score").with("won", won).with("drawn", drawn).with("lost", lost)
}

/// The table of the chat's current month: people by points in all games.
pub fn of_month(work: &Work<'_>, chat: ChatId) -> Vec<Line> {
    let zone = work.zone(chat);
    let (_, month) = day::numbers(work.now, &zone);
    months_table(work, chat, month)
}

/// The table of any month, numbered as in [`day::numbers`].
pub fn months_table(work: &Work<'_>, chat: ChatId, month: u32) -> Vec<Line> {
    let total = |(user, games): (UserId, MonthRow)| {
        let sum = |of: fn(&MonthGame) -> u32| games.values().map(of).sum::<u32>();
        (user, sum(|game| game.points), sum(|game| game.matches))
    };
    let mut people: Vec<(UserId, u32, u32)> = work.tx.month(chat, month).into_iter().map(total).collect();
    people.sort_by_key(|(user, points, matches)| (Reverse(*points), *matches, *user));
    let key = |(_, points, matches): &(UserId, u32, u32)| (*points, *matches);
    let place = |one: &(UserId, u32, u32)| 1 + people.iter().position(|other| key(other) == key(one)).unwrap_or(0);
    let lines = people.iter().enumerate().map(|(n, one)| Line {
        place: place(one),
        user: one.0,
        name: people::called_among(work, one.0, "", n),
        value: Text::new("month-points").with("points", thousandths(one.1)),
        detail: Text::new("month-matches").with("count", one.2),
    });
    lines.collect()
}

/// A lower bound of the chat's rated matches in a month: each has two people or more.
pub fn matches_of_month(work: &Work<'_>, chat: ChatId, month: u32) -> u32 {
    let rows = work.tx.month(chat, month).into_iter();
    let points: u32 = rows.flat_map(|(_, games)| games.into_values()).map(|game| game.matches).sum();
    points / 2
}

/// A row in words: `1. Anna 1523 · 7 : 5`.
pub fn told(line: &Line) -> Text {
    let text = Text::new("top-line").with("place", line.place).with("name", line.name.clone());
    text.with("value", line.value.clone()).with("detail", line.detail.clone())
}

/// Writes thousandths of a point with at most two decimals: `3`, `2.5`, `1.67`.
fn thousandths(points: u32) -> String {
    let hundredths = (points + 5) / 10;
    match (hundredths / 100, hundredths % 100) {
        (whole, 0) => whole.to_string(),
        (whole, rest) => format!("{whole}.{rest:02}").trim_end_matches('0').to_owned(),
    }
}

/// A game played in a chat, and its leader.
pub struct Leader {
    pub game: String,
    /// Matches summed over all people: a match of two counts twice.
    pub matches: u32,
    /// The first row of the game's table.
    pub first: Option<Line>,
}

/// All games of a chat with matches between people, most played first.
pub fn leaders(work: &Work<'_>, chat: ChatId) -> Vec<Leader> {
    let games = work.tx.games_with_results(chat).into_iter();
    let mut leaders: Vec<Leader> = games
        .map(|game| {
            let tallies = work.tx.tallies(chat, &game);
            let matches = tallies.iter().map(|(_, tally)| tally.score.iter().sum::<u32>()).sum();
            Leader { first: rated(work, chat, &game).into_iter().next(), game, matches }
        })
        .filter(|leader| leader.matches > 0)
        .collect();
    leaders.sort_by(|a, b| b.matches.cmp(&a.matches).then(a.game.cmp(&b.game)));
    leaders
}

/// One person's statistics in one chat.
pub struct Doings {
    /// By game, most played first.
    pub games: Vec<(String, TallyRow)>,
    /// The latest matches in all games, oldest first.
    pub latest: Vec<LatestRow>,
    /// Matches against the computer by level, from level 1 on.
    pub computers: Vec<Against>,
    /// The longest winning streak, and its game.
    pub longest: Option<(u32, String)>,
}

/// Collects one person's statistics in one chat.
pub fn doings(work: &Work<'_>, chat: ChatId, user: UserId) -> Doings {
    let games = work.tx.games_with_results(chat).into_iter();
    let mut games: Vec<(String, TallyRow)> =
        games.filter_map(|game| Some((game.clone(), work.tx.tally(chat, &game, user)?))).collect();
    games.sort_by(|(a, one), (b, other)| other.matches().cmp(&one.matches()).then(a.cmp(b)));
    let histories = games.iter().map(|(game, _)| work.tx.history(chat, game, user));
    let mut latest: Vec<LatestRow> = histories.flat_map(|history| history.latest).collect();
    latest.sort_by_key(|match_| match_.id);
    latest.drain(..latest.len().saturating_sub(LATEST));
    let mut computers: Vec<Against> = Vec::new();
    for (_, tally) in &games {
        computers.resize(computers.len().max(tally.computers.len()), Against::default());
        for (sum, own) in computers.iter_mut().zip(&tally.computers) {
            sum.played += own.played;
            sum.won += own.won;
        }
    }
    let longest = games.iter().map(|(game, tally)| (tally.longest, game.clone()));
    let longest = longest.max_by_key(|(longest, _)| *longest).filter(|(longest, _)| *longest > 1);
    Doings { games, latest, computers, longest }
}

/// The game with the longest rating history of a person in a chat, and that history.
pub fn line(work: &Work<'_>, chat: ChatId, user: UserId) -> Option<(String, HistoryRow)> {
    let games = work.tx.games_with_results(chat).into_iter();
    let lines = games.map(|game| {
        let history = work.tx.history(chat, &game, user);
        (game, history)
    });
    lines.max_by_key(|(_, history)| history.line.len()).filter(|(_, history)| history.line.len() > 1)
}

/// The score between two people, game by game.
pub fn between(work: &Work<'_>, chat: ChatId, one: UserId, other: UserId) -> BTreeMap<String, ([u32; 2], u32)> {
    let games = work.tx.games_with_results(chat).into_iter();
    games.filter_map(|game| Some((game.clone(), work.tx.between(chat, &game, one, other)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_as_few_decimals_as_they_need() {
        let told = [0, 1000, 2500, 1667, 333, 12_340, 10_000].map(thousandths);
        assert_eq!(told, ["0", "1", "2.5", "1.67", "0.33", "12.34", "10"]);
    }
}
