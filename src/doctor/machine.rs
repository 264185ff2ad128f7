//! The memory of the machine, or of the container.

use std::fs;

use crate::cli::sheet::Point;

/// With less than this the bot may be killed, in bytes.
const LITTLE: u64 = 96 << 20;
/// With less than this there is no room for many matches, or films, in bytes.
const SCARCE: u64 = 256 << 20;

/// What there is to say of the machine.
pub(super) fn points() -> Vec<Point> {
    let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
    let machine = available(&read("/proc/meminfo"));
    let limit = |of: &str, used: &str| left(&read(of), &read(used));
    let group = limit("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory.current").or_else(|| {
        limit("/sys/fs/cgroup/memory/memory.limit_in_bytes", "/sys/fs/cgroup/memory/memory.usage_in_bytes")
    });
    machine.into_iter().chain(group).min().map(enough).into_iter().collect()
}

/// What the machine has left, in bytes.
fn available(told: &str) -> Option<u64> {
    let line = told.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1024)
}

/// What the container has left, in bytes; `None`: it has no limit.
fn left(limit: &str, used: &str) -> Option<u64> {
    Some(limit.trim().parse::<u64>().ok()?.saturating_sub(used.trim().parse().ok()?))
}

fn enough(left: u64) -> Point {
    const NAME: &str = "memory";
    let text = format!("{} available", megabytes(left));
    match left {
        ..LITTLE => Point::wrong(NAME, format!("{text}; the system may kill the bot: it needs about 100 MB")),
        LITTLE..SCARCE => Point::look(NAME, format!("{text}; enough for one bot with few matches")),
        _ => Point::good(NAME, text),
    }
}

/// A number of bytes, for people.
pub(super) fn megabytes(bytes: u64) -> String {
    match bytes >> 20 {
        mb @ ..10_240 => format!("{mb} MB"),
        mb => format!("{} GB", mb >> 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::sheet::Mark::{Good, Look, Wrong};

    #[test]
    fn what_the_system_says_is_read() {
        assert_eq!(available("MemTotal: 9 kB\nMemAvailable:    2048 kB\n"), Some(2 << 20));
        assert_eq!(available("MemTotal: 9 kB\n"), None);
        assert_eq!(left("1000\n", "400\n"), Some(600));
        assert_eq!((left("max\n", "400\n"), left("", "")), (None, None));
        assert_eq!(left("400\n", "1000\n"), Some(0));
    }

    #[test]
    fn little_memory_is_told() {
        for (left, mark) in [(0, Wrong), (LITTLE, Look), (SCARCE, Good), (u64::MAX, Good)] {
            assert_eq!(enough(left).mark, mark, "{left}");
        }
        assert_eq!(megabytes(5 << 30), "5120 MB");
        assert_eq!(megabytes(20 << 30), "20 GB");
    }
}
