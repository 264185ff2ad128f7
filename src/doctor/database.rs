//! The database in which things are kept instead of a directory.

use std::time::Duration;

use crate::cli::args::Hidden;
use crate::cli::sheet::Point;
use crate::store::postgres::{Address, Look, Tables, look};

const NAME: &str = "database";
/// An answer that takes longer than this is slow: every move waits for one.
const SLOW: Duration = Duration::from_millis(50);

/// What there is to say of the database, and which of these bots some process has.
pub(super) fn point(store: &Hidden, bots: &[i64]) -> (Point, Vec<i64>) {
    let address = match store.reveal().parse::<Address>() {
        Ok(address) => address,
        Err(error) => return (Point::wrong(NAME, error.to_string()), Vec::new()),
    };
    match look(&address, bots) {
        Ok(look) => (seen(&look, bots.len()), look.held),
        Err(refused) => (Point::wrong(NAME, format!("{refused}; check KLETKA_STORE")), Vec::new()),
    }
}

fn seen(look: &Look, bots: usize) -> Point {
    let server = format!("PostgreSQL {} answers within {} ms", look.server, look.took.as_millis());
    match look.tables {
        Tables::Newer(version) => {
            Point::wrong(NAME, format!("its tables are of version {version}; use a newer kletka, or another database"))
        }
        Tables::Missing => Point::good(NAME, format!("{server}; the bot makes its tables at its first start")),
        Tables::Older => Point::good(NAME, format!("{server}; the bot brings its tables up to date when it starts")),
        Tables::Ours if look.took > SLOW => {
            Point::look(NAME, format!("{server}, which is slow: every move waits for it; bring them closer together"))
        }
        Tables::Ours => Point::good(NAME, format!("{server}; a process has {} of {bots} bots", look.held.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::sheet::Mark::{Good, Look as Odd, Wrong};

    #[test]
    fn a_database_is_told_for_what_it_is() {
        let of = |tables: Tables, took: Duration| {
            seen(&Look { server: "17.2".to_owned(), took, tables, held: vec![1] }, 2).mark
        };
        for (tables, mark) in
            [(Tables::Ours, Good), (Tables::Older, Good), (Tables::Missing, Good), (Tables::Newer(9), Wrong)]
        {
            assert_eq!(of(tables, SLOW), mark);
        }
        assert_eq!(of(Tables::Ours, 2 * SLOW), Odd);
    }

    #[test]
    fn an_address_that_is_none_shows_no_password() {
        let (point, held) = point(&Hidden::new("postgres//anna:s3cret@db"), &[1]);
        assert!(point.mark == Wrong && !point.text.contains("s3cret") && held.is_empty(), "{point}");
    }
}
