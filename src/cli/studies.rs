//! The arguments of the commands in which computers play and positions are studied.

use std::path::PathBuf;
use std::time::Duration;

/// The players and settings of a duel.
#[derive(clap::Args, Clone, Debug)]
pub struct Duel {
    /// The game's id.
    pub game: String,
    /// Options, as in a challenge: `size=20x20 start=cross`.
    pub settings: Vec<String>,
    /// Level of side A, 1 to 5.
    #[arg(long, value_name = "LEVEL", default_value_t = 5)]
    pub a: u8,
    /// Level of side B, 1 to 5.
    #[arg(long, value_name = "LEVEL", default_value_t = 3)]
    pub b: u8,
    /// Number of matches. Each start is played twice, with the sides changed. In games without chance a start is a
    /// drawn opening, and a match that has been played before does not count.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// A factor for the thinking time of every level.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = factor)]
    pub scale: f64,
    /// The same thinking time for both sides, like `2s` or `300ms`, instead of the level's own.
    #[arg(long, value_name = "TIME", value_parser = time, conflicts_with = "scale")]
    pub time: Option<Duration>,
    /// How many nodes (positions, dots of random games) each side may search per move, instead of a time. The result
    /// then does not depend on the load of the machine.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    #[arg(conflicts_with_all = ["scale", "time"])]
    pub effort: Option<u64>,
    /// Number of the first start. The same number gives the same starts.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A program that plays side B, with its arguments, in quotes. Not for games with secrets.
    #[arg(long, value_name = "PROGRAM ARGS", conflicts_with = "b")]
    pub engine: Option<String>,
    /// The program's thinking time per move, in seconds.
    #[arg(long, default_value_t = 5.0, value_parser = factor)]
    pub seconds: f64,
    /// Extra time for the program's first answer in a match, since it has only just been started.
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = time)]
    pub start: Duration,
}

/// The statistics to count.
#[derive(clap::Args, Clone, Debug)]
pub struct Perft {
    /// The game's id.
    pub game: String,
    /// Options, as in a challenge: `size=20x20 start=cross`.
    pub settings: Vec<String>,
    /// Number of players. Two by default, if two can play.
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Count from the end of this record; its header gives seats and options.
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["seats", "seed", "settings"])]
    pub after: Option<PathBuf>,
    /// The longest sequences to count.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub depth: u32,
    /// Draw the set-up, the first seat and all chance from this number. By default: from 0, and the first seat begins.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Print instead how many sequences of the full length begin with each move.
    #[arg(long)]
    pub divide: bool,
}

/// The computer that thinks, and its position.
#[derive(clap::Args, Clone, Debug)]
pub struct Think {
    /// The record, or a match in SGF; `-` reads standard input.
    pub record: PathBuf,
    /// The computer's level, 1 to 5.
    #[arg(long, value_name = "LEVEL", default_value_t = 5)]
    pub level: u8,
    /// Time to think, like `2s` or `300ms`. By default: the level's own time.
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub time: Option<Duration>,
    /// Number of nodes (positions, dots of random games) to search, instead of a time. The same effort and seed
    /// always give the same move.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), conflicts_with = "time")]
    pub effort: Option<u64>,
    /// Also print how both sides would go on at that level, and the value of the position in words.
    #[arg(long)]
    pub explain: bool,
    /// Answer `resigned` if the computer would resign.
    #[arg(long)]
    pub resigns: bool,
    /// Seed for random choices. The same seed gives the same move, as far as time allows.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
}

/// Parses a time in seconds or milliseconds, up to a day.
fn time(text: &str) -> Result<Duration, String> {
    let (number, unit) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => (number, 0.001),
        (None, number) => (number.unwrap_or(text), 1.0),
    };
    let seconds = number.parse::<f64>().ok().map(|n| n * unit).filter(|n| *n > 0.0 && *n <= 86_400.0);
    let seconds = seconds.ok_or_else(|| "a time like 2s or 300ms is needed, up to a day".to_owned())?;
    Ok(Duration::from_secs_f64(seconds))
}

/// Parses a positive number, at most the seconds of a day.
fn factor(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|n: &f64| *n > 0.0 && *n <= 86_400.0);
    number.ok_or_else(|| "a number above 0 and up to 86400 is needed".to_owned())
}
