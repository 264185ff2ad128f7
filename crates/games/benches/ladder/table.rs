//! The table of all series, docs/ladder.md.

use std::path::Path;

use crate::series::{Rung, Tally, rungs};

const HEAD: &str = "\
# The ladder

This page is for authors of computer opponents. Every level of a computer should win against the level below it.
`cargo bench --bench ladder` plays these series and writes this page. Each level searches in proportion to its time to
think, 20 positions for each millisecond, which is far less than in a chat. Matches come in pairs with the same chance
and the seats swapped. In games without chance and secrets, both matches of a pair start from the same few moves, drawn
so that quick matches from there are not all won by one side.

A row stands until its game is played again. The first rows of games without chance are from before openings were drawn:
those matches started from the empty board, and repeats counted.

- **Won : lost, drawn** counts distinct matches. A fourth number is that of repeats: matches of a game without chance
  with the moves of an earlier one.
- **Won** is the share of decided matches, with its 95 % interval (Wilson).
- **Lead** is the mean lead in points with its standard error, in games that count.
- **Step** is *yes* if the upper level has won 57 % or more and the interval lies above one half. Where luck decides
  matches, it is *points* if the lead is more than twice its standard error. Otherwise it is *no*.

| Game | Levels | Won : lost, drawn | Won, % | Lead | Processor a move, ms | Step |
|---|---|---|---|---|---|---|
";

/// The line with which the part behind the table begins. It is written by hand, and stays.
const BEHIND: &str = "\n## ";

/// The rows of the page, by their first two cells, and what stands behind the table.
pub struct Ladder {
    rows: Vec<(String, String)>,
    behind: String,
}

/// The title of a row: its first two cells.
fn name(rung: &Rung) -> String {
    let variant = rung.variant.split_once('=').map_or(String::new(), |(_, value)| format!(" {value}"));
    format!("| {}{variant} | {} : {} |", rung.game.info().id, rung.level, rung.level - 1)
}

/// The row of a series.
pub fn row(rung: &Rung, tally: &Tally) -> String {
    let (low, high) = tally.wilson();
    let lead = tally.lead().map_or("–".to_owned(), |(mean, error)| format!("{mean:+.2} ± {error:.2}"));
    let repeated = if tally.repeated > 0 { format!(", {}", tally.repeated) } else { String::new() };
    let [upper, lower] = [0, 1].map(|side| tally.used[side] as f64 / 1e6 / tally.moves[side].max(1) as f64);
    format!(
        "{} {} : {}, {}{repeated} | {:.0} ({:.0} to {:.0}) | {lead} | {upper:.2} : {lower:.2} | {} |",
        name(rung),
        tally.won,
        tally.lost,
        tally.drawn,
        100.0 * tally.share(),
        100.0 * low.max(0.0) + 0.0,
        100.0 * high,
        verdict(tally)
    )
}

fn verdict(tally: &Tally) -> &'static str {
    match tally.lead() {
        _ if tally.share() >= 0.57 && tally.wilson().0 > 0.5 => "yes",
        Some((mean, error)) if mean > 2.0 * error => "points",
        _ => "no",
    }
}

impl Ladder {
    /// Reads the page. If there is none, the table is empty.
    pub fn read(file: &Path) -> Ladder {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let (table, behind) = text.split_at(text.find(BEHIND).unwrap_or(text.len()));
        let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
        let named = |row: &str| {
            let end = row.match_indices('|').nth(2).map_or(row.len(), |(at, _)| at + 1);
            (row[..end].to_owned(), row.to_owned())
        };
        Ladder { rows: rows.map(named).collect(), behind: behind.to_owned() }
    }

    /// Whether a series has a row.
    pub fn has(&self, rung: &Rung) -> bool {
        self.rows.iter().any(|(known, _)| *known == name(rung))
    }

    /// Puts in a row, in place of the former one.
    pub fn put(&mut self, rung: &Rung, row: String) {
        self.rows.retain(|(known, _)| *known != name(rung));
        self.rows.push((name(rung), row));
    }

    /// The page, with rows in the order of the games. Rows of series that there are no more are left out.
    pub fn text(&self) -> String {
        let row =
            |rung: Rung| self.rows.iter().find(|(known, _)| *known == name(&rung)).map(|(_, row)| format!("{row}\n"));
        let rows: String = rungs().into_iter().filter_map(row).collect();
        format!("{HEAD}{rows}{}", self.behind)
    }
}
