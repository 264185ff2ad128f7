use super::*;
use crate::cli::sheet::Mark::{self, Good, Look, Wrong};

const OWN: &str = "https://bots.example/s3cret";

fn visit(webhook: Option<&'static str>, runs: bool) -> Visit<'static> {
    let token: &'static Hidden = Box::leak(Box::new(Hidden::new("1:s3cret")));
    Visit { token, api_url: None, webhook, app: None, staging: &[], runs, listen: 0 }
}

fn hook(url: &str, pending: u64, error: Option<u64>) -> Hook {
    Hook { url: url.to_owned(), pending, error: error.map(|at| (at, "Connection refused".to_owned())) }
}

#[test]
fn the_webhook_is_what_the_bot_wants_it_to_be() {
    let now = 1_000_000;
    for (own, runs, there, mark, told) in [
        (None, false, hook("", 0, None), Good, "none, since the bot fetches its updates; 0 updates wait"),
        (None, false, hook("", 100, None), Look, "none, and 100 updates wait"),
        (None, true, hook("https://other.example/x", 0, None), Wrong, "other.example gets the updates, not"),
        (None, false, hook("https://other.example/x", 0, None), Look, "other.example gets the updates; the"),
        (Some(OWN), true, hook(OWN, 3, None), Good, "bots.example, 3 updates wait"),
        (Some(OWN), true, hook(OWN, 100, None), Look, "bots.example, 100 updates wait; is the bot"),
        (Some(OWN), true, hook(OWN, 0, Some(now - 3_601)), Good, "bots.example, 0 updates wait; the last"),
        (Some(OWN), true, hook(OWN, 1, Some(now - 3_601)), Wrong, "bots.example, 1 update waits; 3601 s ago"),
        (Some(OWN), true, hook(OWN, 0, Some(now - 60)), Wrong, "bots.example, 0 updates wait; 60 s ago"),
        (Some(OWN), true, hook("", 0, None), Wrong, "another one than KLETKA_WEBHOOK is set (none)"),
        (Some(OWN), false, hook("", 0, None), Look, "it is none now"),
        (Some(OWN), true, hook("https://bots.example/old", 0, None), Wrong, "another one than KLETKA_WEBHOOK is set"),
    ] {
        let point = visit(own, runs).hook(&there, now);
        assert_eq!(point.mark, mark, "{point}");
        assert!(point.text.starts_with(told) && !point.text.contains("s3cret"), "{point}");
    }
}

#[test]
fn the_clock_may_differ_by_what_the_bot_allows() {
    for (ahead, mark, told) in [
        (Some(0), Good, "within 1 s"),
        (Some(-9_999), Good, "within 10 s"),
        (Some(10_000), Wrong, "10 s ahead of the server's"),
        (Some(-3_600_000), Wrong, "3600 s behind the server's"),
        (None, Look, "the server's answers have no date"),
    ] {
        let point = clock(ahead);
        assert_eq!(point.mark, mark, "{point}");
        assert!(point.text.starts_with(told), "{point}");
    }
    assert_eq!(answers("here", SLOW).mark, Good);
    assert_eq!(answers("here", SLOW + Duration::from_millis(1)).mark, Look);
}

#[test]
fn each_mode_is_a_point() {
    let marks = |on: bool, app: Option<&'static str>| -> [Mark; 6] {
        let (username, name) = ("kletka_bot".to_owned(), "Kletka".to_owned());
        let me = Me { id: 1, username, name, reads_all: on, inline: on, guests: on };
        let account = Account { me, joins: on, guests: !on, main_app: !on };
        Visit { app, ..visit(Some(OWN), true) }.modes(&account).map(|point| point.mark)
    };
    assert_eq!(marks(true, None), [Good; 6]);
    assert_eq!(marks(false, None), [Wrong, Look, Look, Good, Good, Look]);
    assert_eq!(marks(false, Some("board"))[5], Good);
}

#[test]
fn a_host_shows_neither_path_nor_password() {
    for (url, there) in [
        ("https://bots.example/hook?key=s3cret", "bots.example"),
        ("http://anna:s3cret@bots.example:8443", "bots.example:8443"),
        ("bots.example#x", "bots.example"),
    ] {
        assert_eq!(host(url), there);
    }
}
