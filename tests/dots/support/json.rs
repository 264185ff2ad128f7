//! Just enough JSON to read the vectors.

/// A JSON value.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Table(Vec<(String, Json)>),
}

impl Json {
    /// Reads a whole text. Bad JSON panics: it is a test file.
    pub fn read(text: &str) -> Json {
        let mut rest = text.trim();
        value(&mut rest)
    }

    pub fn get(&self, key: &str) -> Option<&Json> {
        let Json::Table(rows) = self else { return None };
        rows.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    pub fn list(&self) -> &[Json] {
        if let Json::List(items) = self { items } else { &[] }
    }

    pub fn number(&self) -> i32 {
        if let Json::Number(number) = self { *number as i32 } else { panic!("{self:?} is no number") }
    }

    pub fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { panic!("{self:?} is no text") }
    }

    /// A list of numbers.
    pub fn numbers(&self) -> Vec<i32> {
        self.list().iter().map(Json::number).collect()
    }
}

fn take(rest: &mut &str, what: &str) -> bool {
    let Some(after) = rest.strip_prefix(what) else { return false };
    *rest = after.trim_start();
    true
}

fn value(rest: &mut &str) -> Json {
    if take(rest, "null") {
        Json::Null
    } else if take(rest, "true") {
        Json::Bool(true)
    } else if take(rest, "false") {
        Json::Bool(false)
    } else if take(rest, "[") {
        let mut items = vec![];
        while !take(rest, "]") {
            items.push(value(rest));
            take(rest, ",");
        }
        Json::List(items)
    } else if take(rest, "{") {
        let mut rows = vec![];
        while !take(rest, "}") {
            let key = text(rest);
            assert!(take(rest, ":"));
            rows.push((key, value(rest)));
            take(rest, ",");
        }
        Json::Table(rows)
    } else if rest.starts_with('"') {
        Json::Text(text(rest))
    } else {
        let end = rest.find(|c: char| !matches!(c, '0'..='9' | '-' | '+' | '.' | 'e' | 'E')).unwrap_or(rest.len());
        let number = rest[..end].parse().expect("a number");
        *rest = rest[end..].trim_start();
        Json::Number(number)
    }
}

fn text(rest: &mut &str) -> String {
    let mut text = String::new();
    let mut chars = rest[1..].char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => {
                *rest = rest[at + 2..].trim_start();
                return text;
            }
            '\\' => text.extend(chars.next().map(|(_, c)| c)),
            c => text.push(c),
        }
    }
    panic!("a text without end")
}
