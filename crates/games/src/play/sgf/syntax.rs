//! The syntax of SGF: nodes of properties, and the text in a file.
//!
//! A file may hold several matches, each with variations. Only the first match and in it always the first variation is
//! read. Since the first child of a node follows it, and brackets that close stand behind the last node of a variation,
//! all nodes before the first `)` are meant and none behind it. So no tree is built, and depth is no danger. What
//! stands behind is only looked at for its brackets: a file of which the end is missing is none.

use std::iter::Peekable;
use std::str::Chars;

use crate::game::sgf::Property;

/// A node: its properties in order.
pub type Node = Vec<Property>;

/// The most nodes that are read.
const NODES_MAX: usize = 200_000;

/// How wide a line becomes before it ends behind a node, in characters.
const WIDTH: usize = 100;

/// Why a text is no SGF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// The nodes of the first variation, at least one. What stands before the first bracket is passed over.
///
/// # Errors
/// When something is not closed or has no place there.
pub fn parse(text: &str) -> Result<Vec<Node>, Wrong> {
    let mut reader = Reader { rest: text.chars().peekable(), line: 1 };
    while reader.next().ok_or_else(|| reader.wrong("there is no `(`"))? != '(' {}
    let mut nodes: Vec<Node> = Vec::new();
    let mut open = 1;
    while let Some(c) = reader.next() {
        match c {
            ')' => {
                open -= 1;
                break;
            }
            ';' if nodes.len() == NODES_MAX => return Err(reader.wrong(&format!("more than {NODES_MAX} nodes"))),
            ';' => nodes.push(Node::new()),
            '(' => open += 1,
            c if c.is_whitespace() => {}
            c if c.is_ascii_alphabetic() => {
                let property = reader.property(c)?;
                nodes.last_mut().ok_or_else(|| reader.wrong("a property before the first `;`"))?.push(property);
            }
            c => return Err(reader.wrong(&format!("`{}` has no place there", c.escape_debug()))),
        }
    }
    if nodes.is_empty() {
        return Err(reader.wrong("there is no `;`"));
    }
    reader.close(open)?;
    Ok(nodes)
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    line: usize,
}

impl Reader<'_> {
    fn wrong(&self, what: &str) -> Wrong {
        Wrong { line: self.line, what: what.to_owned() }
    }

    /// The next character; line ends of every system are `\n`.
    fn next(&mut self) -> Option<char> {
        let mut c = self.rest.next()?;
        if c == '\r' {
            self.rest.next_if_eq(&'\n');
            c = '\n';
        }
        self.line += usize::from(c == '\n');
        Some(c)
    }

    /// Passes over everything until so many brackets are closed.
    fn close(&mut self, mut open: usize) -> Result<(), Wrong> {
        while open > 0 {
            match self.next().ok_or_else(|| self.wrong("the match is not closed by `)`"))? {
                '(' => open += 1,
                ')' => open -= 1,
                '[' => drop(self.value()?),
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether the next character that is no space is `[`, which is taken then.
    fn opens(&mut self) -> bool {
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
        self.rest.next_if_eq(&'[').is_some()
    }

    /// A property whose name begins with `c`. Small letters, which long names of old files have, do not count, unless a
    /// name has no others.
    fn property(&mut self, c: char) -> Result<Property, Wrong> {
        let mut name = c.to_string();
        while let Some(c) = self.rest.next_if(char::is_ascii_alphanumeric) {
            name.push(c);
        }
        let mut values = Vec::new();
        while self.opens() {
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(self.wrong(&format!("`{name:.20}` has no value")));
        }
        match name.chars().any(|c| c.is_ascii_uppercase()) {
            true => name.retain(|c| !c.is_ascii_lowercase()),
            false => name.make_ascii_uppercase(),
        }
        Ok(Property { name, values })
    }

    /// What stands before the next `]`. A line that ends with `\` goes on in the next one.
    fn value(&mut self) -> Result<String, Wrong> {
        let begun = self.line;
        let mut value = String::new();
        while let Some(c) = self.next() {
            match c {
                ']' => return Ok(value),
                '\\' => value.extend(self.next().filter(|c| *c != '\n')),
                c => value.push(c),
            }
        }
        Err(Wrong { line: begun, what: "a value is not closed by `]`".to_owned() })
    }
}

/// A match without variations.
pub fn write(nodes: &[Node]) -> String {
    let mut text = "(".to_owned();
    let mut width = 1;
    for (n, node) in nodes.iter().enumerate() {
        let node = written(node);
        let more = node.chars().count();
        // The root has a line of its own.
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
        parse(text).unwrap()
    }

    /// Why a text is not read, with the line.
    fn wrong(text: &str) -> String {
        let wrong = parse(text).unwrap_err();
        format!("{}: {}", wrong.line, wrong.what)
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
    fn what_is_wrong_is_told_with_its_line() {
        for (text, told) in [
            ("", "1: there is no `(`"),
            ("()", "1: there is no `;`"),
            ("(\n\n", "3: there is no `;`"),
            ("(SZ[9];)", "1: a property before the first `;`"),
            ("(;\nSZ;)", "2: `SZ` has no value"),
            ("(;\r\nC[a\r\nb", "2: a value is not closed by `]`"),
            ("(;C[a\\", "1: a value is not closed by `]`"),
            ("(;B[aa]]", "1: `]` has no place there"),
            ("(;B[aa]\n;W[bb]\n", "3: the match is not closed by `)`"),
            ("(;B[aa](;W[bb])(;W[c)]", "1: the match is not closed by `)`"),
            ("(;\u{7}", "1: `\\u{7}` has no place there"),
        ] {
            assert_eq!(wrong(text), told, "{text:?}");
        }
        assert_eq!(wrong(&format!("({}", ";".repeat(NODES_MAX + 1))), "1: more than 200000 nodes");
    }
}
