//! The syntax of SGF: nodes of properties, and the text in a file.
//!
//! A file may hold several matches, each with variations. We read only the first match, and in it always the first
//! variation. A node's first child follows it directly, and closing brackets stand behind the last node of a variation.
//! So we need all nodes before the first `)`, and none after it. The parser builds no tree, so deep nesting is no
//! danger. In the text after it, the parser checks only the brackets, to refuse a truncated file.

use std::iter::Peekable;
use std::str::Chars;

use crate::game::Text;
use crate::game::sgf::Property;

/// A node: its properties in order.
pub type Node = Vec<Property>;

/// Most nodes that the reader takes.
const NODES_MAX: usize = 200_000;

/// The width after which a line ends at the next node, in characters.
const WIDTH: usize = 100;

/// How much of a misplaced text an error shows, in characters.
const GIVEN_MAX: usize = 20;

/// A position in a text: line and column, both counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The number of the line.
    pub line: usize,
    /// The number of the character within its line.
    pub column: usize,
}

/// A flaw in the syntax of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Nothing begins with `(`.
    NoMatch,
    /// There is no `;`.
    NoNode,
    /// A property before the first `;`.
    Early(String),
    /// A property without a value.
    NoValue(String),
    /// A value without its `]`.
    OpenValue,
    /// A match without its `)`.
    OpenMatch,
    /// A character that cannot be there.
    Stray(char),
    /// More nodes than the reader takes.
    ManyNodes,
}

impl Flaw {
    /// The message about the flaw.
    pub fn text(&self) -> Text {
        let shown = |given: &str| given.chars().take(GIVEN_MAX).collect::<String>();
        match self {
            Flaw::NoMatch => Text::new("sgf-no-match"),
            Flaw::NoNode => Text::new("sgf-no-node"),
            Flaw::Early(name) => Text::new("sgf-early").with("given", shown(name)),
            Flaw::NoValue(name) => Text::new("sgf-no-value").with("given", shown(name)),
            Flaw::OpenValue => Text::new("sgf-open-value"),
            Flaw::OpenMatch => Text::new("sgf-open-match"),
            Flaw::Stray(c) => Text::new("sgf-stray").with("given", c.escape_debug().to_string()),
            Flaw::ManyNodes => Text::new("sgf-many-nodes").with("most", NODES_MAX),
        }
    }
}

/// The reason why a text is not SGF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The position in the text.
    pub at: Spot,
    /// The flaw at that position.
    pub flaw: Flaw,
}

/// The content of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// The nodes of the first variation of its first match, at least one.
    pub nodes: Vec<Node>,
    /// Whether the file has another match after that one.
    pub more: bool,
}

/// Reads the first match of a file. Skips everything before the first bracket.
///
/// # Errors
/// If something is not closed or is misplaced.
pub fn parse(text: &str) -> Result<Parsed, Wrong> {
    let mut reader = Reader::new(text);
    while reader.next().ok_or_else(|| reader.wrong(Flaw::NoMatch))? != '(' {}
    let mut nodes: Vec<Node> = Vec::new();
    let mut open = 1;
    while let Some(c) = reader.next() {
        match c {
            ')' => {
                open -= 1;
                break;
            }
            ';' if nodes.len() == NODES_MAX => return Err(reader.wrong(Flaw::ManyNodes)),
            ';' => nodes.push(Node::new()),
            '(' => open += 1,
            c if c.is_whitespace() => {}
            c if c.is_ascii_alphabetic() => {
                let at = reader.at;
                let property = reader.property(c)?;
                let early = || Wrong { at, flaw: Flaw::Early(property.name.clone()) };
                nodes.last_mut().ok_or_else(early)?.push(property);
            }
            c => return Err(reader.wrong(Flaw::Stray(c))),
        }
    }
    if nodes.is_empty() {
        return Err(reader.wrong(Flaw::NoNode));
    }
    reader.close(open)?;
    Ok(Parsed { nodes, more: reader.rest.find(|c| !c.is_whitespace()) == Some('(') })
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    /// The position of the last character read.
    at: Spot,
    /// Whether that character ends its line.
    ended: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        let text = text.trim_start_matches('\u{feff}');
        Reader { rest: text.chars().peekable(), at: Spot { line: 1, column: 0 }, ended: false }
    }

    fn wrong(&self, flaw: Flaw) -> Wrong {
        Wrong { at: self.at, flaw }
    }

    /// The next character. Line ends of every system become `
    /// `.
    fn next(&mut self) -> Option<char> {
        let mut c = self.rest.next()?;
        if c == '\r' {
            self.rest.next_if_eq(&'\n');
            c = '\n';
        }
        let Spot { line, column } = self.at;
        self.at = if self.ended { Spot { line: line + 1, column: 1 } } else { Spot { line, column: column + 1 } };
        self.ended = c == '\n';
        Some(c)
    }

    /// Skips everything until this many brackets are closed.
    fn close(&mut self, mut open: usize) -> Result<(), Wrong> {
        while open > 0 {
            match self.next().ok_or_else(|| self.wrong(Flaw::OpenMatch))? {
                '(' => open += 1,
                ')' => open -= 1,
                '[' => drop(self.value()?),
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether the next character that is not a space is `[`. If so, takes it.
    fn opens(&mut self) -> bool {
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
        let opens = self.rest.peek() == Some(&'[');
        if opens {
            self.next();
        }
        opens
    }

    /// Reads a property whose name begins with `c`. Lowercase letters, as in long names of old files, do not count,
    /// unless a name has no others.
    fn property(&mut self, c: char) -> Result<Property, Wrong> {
        let at = self.at;
        let mut name = c.to_string();
        while self.rest.peek().is_some_and(char::is_ascii_alphanumeric) {
            name.extend(self.next());
        }
        let mut values = Vec::new();
        while self.opens() {
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(Wrong { at, flaw: Flaw::NoValue(name) });
        }
        match name.chars().any(|c| c.is_ascii_uppercase()) {
            true => name.retain(|c| !c.is_ascii_lowercase()),
            false => name.make_ascii_uppercase(),
        }
        Ok(Property { name, values })
    }

    /// Reads a value after its `[`, up to `]`. A line that ends with `\` continues on the next one.
    fn value(&mut self) -> Result<String, Wrong> {
        let at = self.at;
        let mut value = String::new();
        while let Some(c) = self.next() {
            match c {
                ']' => return Ok(value),
                '\\' => value.extend(self.next().filter(|c| *c != '\n')),
                c => value.push(c),
            }
        }
        Err(Wrong { at, flaw: Flaw::OpenValue })
    }
}

/// Writes a match without variations.
pub fn write(nodes: &[Node]) -> String {
    let mut text = "(".to_owned();
    let mut width = 1;
    for (n, node) in nodes.iter().enumerate() {
        let node = written(node);
        let more = node.chars().count();
        // The root gets a line of its own.
        if n == 1 || n > 1 && width + more > WIDTH {
            text.push('\n');
            width = 0;
        }
        width += more;
        text += &node;
    }
    text + ")\n"
}

fn written(node: &[Property]) -> String {
    let mut text = ";".to_owned();
    for property in node {
        text += &property.name;
        for value in &property.values {
            text += &format!("[{}]", value.replace('\\', "\\\\").replace(']', "\\]"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::sgf::values;

    fn read(text: &str) -> Vec<Node> {
        parse(text).unwrap().nodes
    }

    #[test]
    fn values_keep_what_was_escaped() {
        let node = vec![Property::new("C", "a]b\\c[d;(e):\n]"), Property::list("AB", vec!["aa".into(), "bb".into()])];
        let text = write(std::slice::from_ref(&node));
        assert_eq!(text, "(;C[a\\]b\\\\c[d;(e):\n\\]]AB[aa][bb])\n");
        assert_eq!(read(&text), [node]);
        assert_eq!(read("(;C[one \\\r\ntwo\\: \\x])"), [[Property::new("C", "one two: x")]]);
    }

    #[test]
    fn lines_are_as_long_as_they_may_be_and_the_root_has_its_own() {
        let root = vec![Property::new("GM", "40")];
        let moves = (0..100).map(|_| vec![Property::new("B", "aa")]);
        let text = write(&std::iter::once(root).chain(moves).collect::<Vec<_>>());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines[0], lines[lines.len() - 1].ends_with(')')), ("(;GM[40]", true));
        for line in &lines[1..lines.len() - 1] {
            assert_eq!(line.len(), WIDTH / 6 * 6, "whole moves of six letters: {line}");
        }
    }

    #[test]
    fn files_of_other_programs_are_read() {
        let text = "an old file\r\n(\r\n ;\r\n SiZe [9] AB\r\n[aa] \t[bb]\r\n ; B[cc]\r\n)\r\n";
        let nodes = read(text);
        assert_eq!(values(&nodes[0], "SZ").collect::<Vec<_>>(), ["9"]);
        assert_eq!(values(&nodes[0], "AB").collect::<Vec<_>>(), ["aa", "bb"]);
        assert_eq!(nodes[1], [Property::new("B", "cc")]);
        assert_eq!(read("(;C[a\r\nb\rc])"), [[Property::new("C", "a\nb\nc")]]);
        assert_eq!(read("(;b[aa]ab[bb])"), [[Property::new("B", "aa"), Property::new("AB", "bb")]]);
    }

    #[test]
    fn the_first_variation_is_read() {
        let moves = |text: &str| read(text).iter().flat_map(|node| values(node, "B")).collect::<String>();
        assert_eq!(read("(;B[a](;B[b](;B[c])(;B[x]))(;B[y]);B[z])(;B[w])").len(), 3);
        assert_eq!(moves("(;B[a];B[b];B[c])(;B[w])"), "abc");
        assert_eq!(moves(&format!("{}B[a]{}", "(;".repeat(50_000), ")".repeat(50_000))), "a");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let named = |name: &str| name.to_owned();
        for (text, line, column, flaw) in [
            ("", 1, 0, Flaw::NoMatch),
            ("()", 1, 2, Flaw::NoNode),
            ("(\n\n", 2, 1, Flaw::NoNode),
            ("\u{feff}(SZ[9];)", 1, 2, Flaw::Early(named("SZ"))),
            ("(;\nB[aa]SZ;)", 2, 6, Flaw::NoValue(named("SZ"))),
            ("(;\r\nC[a\r\nb", 2, 2, Flaw::OpenValue),
            ("(;C[a\\", 1, 4, Flaw::OpenValue),
            ("(;B[aa]]", 1, 8, Flaw::Stray(']')),
            ("(;B[aa]\n;W[bb]\n", 2, 7, Flaw::OpenMatch),
            ("(;B[aa](;W[bb])(;W[c)]", 1, 22, Flaw::OpenMatch),
            ("(;\u{7}", 1, 3, Flaw::Stray('\u{7}')),
        ] {
            assert_eq!(parse(text), Err(Wrong { at: Spot { line, column }, flaw }), "{text:?}");
        }
        let full = format!("({}", ";".repeat(NODES_MAX + 1));
        assert_eq!(parse(&full).map_err(|wrong| wrong.flaw), Err(Flaw::ManyNodes));
    }

    #[test]
    fn another_match_behind_the_first_is_noticed() {
        let more = |text: &str| parse(text).unwrap().more;
        assert!(more("(;B[aa])(;B[bb])") && more("(;B[aa](;W[a)])(;W[b]))\r\n (;"));
        assert!(!more("(;B[aa])\r\n") && !more("(;B[aa]) and words (in brackets)"));
    }
}
