//! The points of `kletka doctor`, each a line.

use std::fmt;
use std::process::ExitCode;

use super::print;

/// How a point stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It is right.
    Good,
    /// It is worth a look, and may be what the operator wants.
    Look,
    /// It is wrong.
    Wrong,
}

/// A point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// How it stands.
    pub mark: Mark,
    /// What was looked at.
    pub name: &'static str,
    /// How it is, and what to do if it is not right. It shows no secret.
    pub text: String,
}

impl Point {
    /// A point that is right.
    pub fn good(name: &'static str, text: impl Into<String>) -> Point {
        Point { mark: Mark::Good, name, text: text.into() }
    }

    /// A point that is worth a look.
    pub fn look(name: &'static str, text: impl Into<String>) -> Point {
        Point { mark: Mark::Look, name, text: text.into() }
    }

    /// A point that is wrong.
    pub fn wrong(name: &'static str, text: impl Into<String>) -> Point {
        Point { mark: Mark::Wrong, name, text: text.into() }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.mark {
            Mark::Good => '✓',
            Mark::Look => '!',
            Mark::Wrong => '✗',
        };
        // What a server says may have several lines.
        let text = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
        write!(f, "{mark} {}: {text}", self.name)
    }
}

/// Prints points as they are found.
#[derive(Default, Debug)]
pub struct Sheet {
    /// The bot that the next points are about, if there are several.
    bot: Option<String>,
    wrong: bool,
    /// Why nothing can be printed any more.
    ended: Option<ExitCode>,
}

impl Sheet {
    /// The points that follow are about this bot of several, or about what they share.
    pub fn about(&mut self, bot: Option<&str>) {
        self.bot = bot.map(str::to_owned);
    }

    /// Prints a point.
    pub fn add(&mut self, point: &Point) {
        let line = match &self.bot {
            Some(bot) => format!("{bot} {point}"),
            None => point.to_string(),
        };
        self.wrong |= point.mark == Mark::Wrong;
        let printed = print(&line, ExitCode::SUCCESS);
        if printed != ExitCode::SUCCESS {
            self.ended.get_or_insert(printed);
        }
    }

    /// The exit code after all points.
    pub fn code(&self) -> ExitCode {
        self.ended.unwrap_or(if self.wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_one_line() {
        let point = Point::wrong("webhook", "Wrong response:\n\n502  Bad Gateway");
        assert_eq!(point.to_string(), "✗ webhook: Wrong response: 502 Bad Gateway");
    }

    #[test]
    fn only_what_is_wrong_fails() {
        let mut sheet = Sheet::default();
        sheet.add(&Point::good("clock", "fine"));
        sheet.add(&Point::look("inline mode", "off"));
        assert_eq!(sheet.code(), ExitCode::SUCCESS);
        sheet.about(Some("anna"));
        sheet.add(&Point::wrong("token", "revoked"));
        assert_eq!(sheet.code(), ExitCode::FAILURE);
    }
}
