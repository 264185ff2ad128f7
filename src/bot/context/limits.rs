//! Limits on how much of the bot one person may use at a time, so that nobody delays the others for long.

use std::fmt;
use std::str::FromStr;

/// The limits for each person, over the whole bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Open challenges in one chat.
    pub here: usize,
    /// Open challenges, in all chats.
    pub challenges: usize,
    /// Matches in progress.
    pub matches: usize,
    /// Computers thinking at the same time.
    pub thoughts: usize,
    /// Films and records per minute.
    pub files: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { here: 5, challenges: 20, matches: 50, thoughts: 1, files: 6 }
    }
}

impl Limits {
    /// No limits, for tests and benchmarks.
    pub fn none() -> Limits {
        let most = usize::MAX;
        Limits { here: most, challenges: most, matches: most, thoughts: most, files: most }
    }

    fn slots(&mut self) -> [(&'static str, &mut usize); 5] {
        [
            ("here", &mut self.here),
            ("challenges", &mut self.challenges),
            ("matches", &mut self.matches),
            ("thoughts", &mut self.thoughts),
            ("files", &mut self.files),
        ]
    }
}

/// The format that `FromStr` reads: `here=5 challenges=20 matches=50 thoughts=1 files=6`.
impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slots = self.clone().slots().map(|(name, most)| format!("{name}={most}"));
        f.write_str(&slots.join(" "))
    }
}

/// Sets the named limits. The others keep their defaults.
impl FromStr for Limits {
    type Err = String;

    fn from_str(text: &str) -> Result<Limits, String> {
        let mut limits = Limits::default();
        let known = Limits::default().to_string();
        for setting in text.split([' ', ',']).filter(|setting| !setting.is_empty()) {
            let (name, most) = setting.split_once('=').unwrap_or((setting, ""));
            let most = most.parse().ok().filter(|most| *most > 0);
            let slot = limits.slots().into_iter().find(|(slot, _)| *slot == name).map(|(_, slot)| slot).zip(most);
            let (slot, most) =
                slot.ok_or_else(|| format!("`{setting}` is no limit; there are, by default, {known}"))?;
            *slot = most;
        }
        Ok(limits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read_as_they_are_written() {
        let all = Limits::default().to_string();
        assert_eq!((all.parse(), "".parse()), (Ok(Limits::default()), Ok(Limits::default())));
        let some: Result<Limits, String> = "matches=3, files=1".parse();
        assert_eq!(some, Ok(Limits { matches: 3, files: 1, ..Limits::default() }));
        for odd in ["matches", "matches=0", "matches=-1", "moves=7"] {
            let refused = odd.parse::<Limits>().expect_err("no limit");
            assert!(refused.contains(odd) && refused.contains("here=5"), "{refused}");
        }
    }
}
