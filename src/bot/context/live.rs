//! Reads matches from the store: the header from the row, the position by replaying the log.

use super::registry::Registry;
use super::work::Work;
use crate::game::{OptValues, Seat, Seats, Seed, Turn};
use crate::play::fair::Secret;
use crate::play::{Clock, Fault, Header, Line, Match};
use crate::store::schema::{MatchId, MatchRow, Stage, Tx};

/// How many live positions stay in memory. Others are replayed when needed.
const CACHED: usize = 1024;

/// The number of characters of a pledge in a link. Nobody can find two secrets whose pledges share that many.
const PLEDGE: usize = 32;

impl Work<'_> {
    /// The live match of a row, from memory or by replay.
    pub fn live(&mut self, id: MatchId) -> Option<&mut Match> {
        if !self.cache.stored.matches.contains_key(&id) {
            let row = self.tx.match_row(id)?;
            let live = replayed(self.games, &self.tx, &row)?;
            self.keep(id, live);
        }
        self.cache.stored.matches.get_mut(&id)
    }

    /// Keeps a live position in memory. If there are too many, finished matches are dropped first.
    pub fn keep(&mut self, id: MatchId, live: Match) {
        let kept = &mut self.cache.stored.matches;
        if kept.len() >= CACHED {
            kept.retain(|_, live| !matches!(live.turn(), Turn::Over(_)));
        }
        if kept.len() >= CACHED {
            kept.clear();
        }
        kept.insert(id, live);
    }

    /// The log length of a match, if its log can be replayed.
    pub fn version(&mut self, id: MatchId) -> Option<usize> {
        self.live(id).map(|live| live.lines().len())
    }
}

/// The header of a match's record.
pub fn header(games: Registry, row: &MatchRow) -> Option<Header> {
    let game = games.find(&row.game)?;
    let info = game.info();
    let mut options = OptValues::defaults(info.options);
    for setting in row.options.split_whitespace() {
        options.take(info.options, info.presets, setting).ok()?;
    }
    let clock = if row.clock.is_empty() { Clock::Off } else { row.clock.parse().ok()? };
    Some(Header {
        game,
        rules: row.rules,
        options,
        names: row.names(),
        clock,
        first: row.first.map(Seat),
        seed: Some(seed(row)?),
        deal: row.deal.clone(),
    })
}

/// Whether a match uses old rules that its game no longer supports.
pub fn is_outdated(games: Registry, row: &MatchRow) -> bool {
    games.find(&row.game).is_some_and(|game| row.rules < game.info().since)
}

/// The secret of a match.
pub fn secret(row: &MatchRow) -> Option<Secret> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(&row.secret, &mut bytes).ok()?;
    Some(Secret(bytes))
}

/// How each player joined: the seed derives from this and the secret.
pub fn joins(row: &MatchRow) -> Vec<String> {
    row.seats.iter().filter_map(|seat| seat.joined.clone()).collect()
}

/// The data that fixes the luck of a match: its number and the beginning of its pledge.
pub fn pledged(row: &MatchRow) -> Option<String> {
    let pledge: String = secret(row)?.pledge().chars().take(PLEDGE).collect();
    Some(format!("{}-{pledge}", row.id))
}

/// The seed of a match. It is stored if the ids that it derives from were erased.
pub fn seed(row: &MatchRow) -> Option<Seed> {
    if let Some(kept) = &row.seed {
        let mut bytes = [0; 32];
        hex::decode_to_slice(kept, &mut bytes).ok()?;
        return Some(Seed(bytes));
    }
    Some(secret(row)?.seed(&joins(row)))
}

/// Replays the log of a match. `None` if its rules are no longer supported, or if the log cannot be replayed, which is
/// logged.
fn replayed(games: Registry, tx: &Tx<'_>, row: &MatchRow) -> Option<Match> {
    if !matches!(row.stage, Stage::Live | Stage::Over) || is_outdated(games, row) {
        return None;
    }
    let header = header(games, row)?;
    let lines = tx.lines(row.id);
    let lines = lines.iter().enumerate().map(|(n, line)| line.parse().map_err(|_: Fault| n));
    // Do not log the reason: it quotes the line, which may be hidden.
    let lines: Result<Vec<Line>, usize> = lines.collect();
    let lines = lines.map_err(|line| tracing::error!(id = row.id, line, "a log line cannot be read")).ok()?;
    let mut live = Match::replay(header, lines)
        .map_err(|(line, reject)| tracing::error!(id = row.id, line, why = ?reject.why, "a log does not replay"))
        .ok()?;
    // The log has this only for finished turns.
    row.shown.iter().for_each(|shown| live.show(Seats::one(Seat(shown.seat)), shown.at));
    Some(live)
}
