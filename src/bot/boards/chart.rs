//! What only one player may see, in so few letters that an alert can show it.

use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::words::Printed;
use crate::game::{Seat, Viewer};
use crate::store::schema::{MatchId, UserId};

/// The longest text of an alert, in characters.
const ALERT: usize = 200;

/// The signs of a chart of cells, and what shows them in a letter of about the same width.
const SIGNS: [(char, char); 6] = [('.', '□'), ('-', '□'), ('o', '▫'), ('S', '■'), ('x', '▨'), ('#', '▩')];

/// What only one player sees of the board. `None` if that is nothing, or more than an alert has room for.
pub fn own(work: &mut Work<'_>, id: MatchId, user: UserId, reader: Reader) -> Option<String> {
    let seat = Viewer::Seat(Seat(work.tx.match_row(id)?.seat_of(user)?));
    let live = work.live(id)?;
    let [own, public] = [seat, Viewer::Public].map(|who| live.position().board(who));
    if own == public {
        return None;
    }
    let text = match halves(&own).zip(halves(&public)) {
        Some((own, public)) if own[0] != public[0] => narrow(&own[0]),
        Some((own, _)) => narrow(&own[1]),
        None if is_chart(&own) => narrow(&own),
        None => Printed::of(live, seat, &[]).read(None, reader),
    };
    (text.chars().count() <= ALERT).then_some(text)
}

/// Two charts beside each other, with three spaces between them.
fn halves(board: &str) -> Option<[String; 2]> {
    let lines: Vec<Vec<char>> = board.lines().map(|line| line.chars().collect()).collect();
    let wide = lines.first()?.len();
    let one = wide.checked_sub(3).filter(|rest| rest.is_multiple_of(2))? / 2;
    if !lines.iter().all(|line| line.len() == wide && line[one..one + 3].iter().all(|sign| *sign == ' ')) {
        return None;
    }
    let part =
        |from: usize| -> Vec<String> { lines.iter().map(|line| line[from..from + one].iter().collect()).collect() };
    let charts = [0, one + 3].map(|from| part(from).join("\n"));
    charts.iter().all(|chart| is_chart(chart)).then_some(charts)
}

/// Whether below its letters a board has nothing but numbered rows of signs.
fn is_chart(board: &str) -> bool {
    let sign = |c: char| c == ' ' || c.is_ascii_digit() || SIGNS.iter().any(|(sign, _)| *sign == c);
    board.lines().count() > 1 && board.lines().skip(1).all(|line| line.chars().all(sign))
}

/// The rows of a chart, without spaces.
fn narrow(chart: &str) -> String {
    let shown = |c: char| SIGNS.iter().find(|(sign, _)| *sign == c).map_or(c, |(_, shown)| *shown);
    let line = |line: &str| {
        let mut cells = line.split_whitespace();
        let number = cells.next().unwrap_or_default();
        cells.flat_map(str::chars).map(shown).collect::<String>() + " " + number
    };
    chart.lines().skip(1).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_becomes_rows_of_squares_with_their_numbers() {
        let board = "   a b      a b\n 9 S .    9 . -\n10 x o   10 . o";
        let [left, right] = halves(board).expect("two charts");
        assert_eq!((narrow(&left).as_str(), narrow(&right).as_str()), ("■□ 9\n▨▫ 10", "□□ 9\n□▫ 10"));
        assert_eq!(halves("seat total\n   1    14"), None);
        assert_eq!(halves("....|....\n2 / 5"), None, "a line below is shorter");
        assert!(!is_chart("lost 1 : 2\nsought 7"));
    }
}
