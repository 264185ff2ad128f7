//! Verifies who has opened the Mini App, from init data signed by the messenger.

use axum::http::StatusCode;
use serde_json::Value;

use crate::bot::incoming::Person;
use crate::bot::seal::{App, same};

/// How long init data stays valid, in seconds: an app may stay open for an evening.
const AGE: u64 = 12 * 60 * 60;

/// How far the messenger's clock may be ahead of ours, in seconds.
const AHEAD: u64 = 300;

/// An opening of the app.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    /// The person who opened it.
    pub by: Person,
    /// The match that its link names.
    pub id: u64,
}

/// Parses `initData`, if the messenger has signed it recently, and the link in it is the bot's own.
///
/// The signature covers all fields except itself, sorted, one per line:
/// <https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app>.
///
/// # Errors
/// `GONE` if it is old, and `UNAUTHORIZED` if nothing proves it.
pub fn opened(app: &App, init: &str, now: u64) -> Result<Opened, StatusCode> {
    let (since, opened) = proved(app, init).ok_or(StatusCode::UNAUTHORIZED)?;
    let fresh = since <= now.saturating_add(AHEAD) && now.saturating_sub(since) <= AGE;
    if fresh { Ok(opened) } else { Err(StatusCode::GONE) }
}

/// An opening that the messenger has signed at some time, in seconds.
fn proved(app: &App, init: &str) -> Option<(u64, Opened)> {
    let mut fields: Vec<(String, String)> = init.split('&').map(field).collect::<Option<_>>()?;
    let at = fields.iter().position(|(name, _)| name == "hash")?;
    let (_, proof) = fields.swap_remove(at);
    fields.sort();
    let twice = fields.windows(2).any(|pair| pair[0].0 == pair[1].0);
    let said: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let proved = hex::decode(proof).ok().is_some_and(|proof| same(&proof, &app.proof(&said.join("\n"))));
    if twice || !proved {
        return None;
    }
    let value = |name: &str| fields.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str());
    let since: u64 = value("auth_date")?.parse().ok()?;
    let by = person(&serde_json::from_str(value("user")?).ok()?)?;
    Some((since, Opened { by, id: app.opened(value("start_param")?)? }))
}

fn person(user: &Value) -> Option<Person> {
    let text = |key: &str| user[key].as_str().map(str::to_owned);
    let names: Vec<String> = ["first_name", "last_name"].into_iter().filter_map(text).collect();
    let bot = user["is_bot"].as_bool().unwrap_or(false);
    let id = user["id"].as_i64().filter(|id| *id > 0 && !bot)?;
    Some(Person { id, name: names.join(" "), username: text("username"), language: text("language_code"), bot })
}

/// A field of a query, decoded.
fn field(pair: &str) -> Option<(String, String)> {
    let (name, value) = pair.split_once('=')?;
    Some((decoded(name)?, decoded(value)?))
}

/// Decodes percent encoding.
fn decoded(text: &str) -> Option<String> {
    let (mut bytes, mut rest) = (Vec::with_capacity(text.len()), text.as_bytes());
    while let Some((first, more)) = rest.split_first() {
        let (byte, left) = match first {
            b'%' => (u8::from_str_radix(std::str::from_utf8(more.get(..2)?).ok()?, 16).ok()?, &more[2..]),
            b'+' => (b' ', more),
            other => (*other, more),
        };
        bytes.push(byte);
        rest = left;
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::telegram::mock::said;

    const NOW: u64 = 1_790_000_000;

    fn app() -> App {
        App::new("board", "1:token")
    }

    const ANNA: &str = r#"{"id":11,"first_name":"Анна","last_name":"K","username":"anna","language_code":"ru"}"#;

    fn fields<'a>(start: &'a str, date: &'a str) -> [(&'a str, &'a str); 4] {
        [("user", ANNA), ("auth_date", date), ("start_param", start), ("signature", "Z-_9")]
    }

    #[test]
    fn who_opens_a_match_is_known_by_the_messengers_proof() {
        let (app, date) = (app(), NOW.to_string());
        let init = said(&app, &fields(&app.start(17), &date));
        let opened = opened(&app, &init, NOW + 60).expect("it is true");
        assert_eq!((opened.id, opened.by.id, opened.by.name.as_str()), (17, 11, "Анна K"));
        assert_eq!((opened.by.username.as_deref(), opened.by.language.as_deref()), (Some("anna"), Some("ru")));
    }

    #[test]
    fn a_field_is_read_as_forms_write_it() {
        let read = |pair| field(pair).map(|(name, value)| format!("{name}={value}"));
        assert_eq!(read("a%2Bb=1+2%2b3").as_deref(), Some("a+b=1 2+3"));
        assert_eq!(read("a=b=c").as_deref(), Some("a=b=c"));
        for broken in ["a", "a=%", "a=%4", "a=%4g", "%zz=a", "a=%ff"] {
            assert_eq!(read(broken), None, "{broken}");
        }
    }

    #[test]
    fn only_people_open_a_match() {
        let (app, date) = (app(), NOW.to_string());
        let opens = |user: &str| {
            let init = said(&app, &[("user", user), ("auth_date", &date), ("start_param", &app.start(17))]);
            opened(&app, &init, NOW).is_ok()
        };
        assert!(opens(r#"{"id":1,"is_bot":false,"first_name":"Anna"}"#));
        assert!(!opens(r#"{"id":900,"is_bot":true,"first_name":"Kletka"}"#));
        for nobody in [0, -1007] {
            assert!(!opens(&format!(r#"{{"id":{nobody},"first_name":"Anna"}}"#)), "{nobody}");
        }
    }

    #[test]
    fn what_was_changed_or_is_old_or_of_another_bot_is_not_believed() {
        let (app, date) = (app(), NOW.to_string());
        let start = app.start(17);
        let init = said(&app, &fields(&start, &date));
        let hash = init.find("hash=").expect("it is there") + 5;
        let other = if &init[hash..=hash] == "0" { "1" } else { "0" };
        let forged = format!("{}{other}{}", &init[..hash], &init[hash + 1..]);
        let cases = [
            forged,
            init.replace("auth_date", "auth_dato"),
            format!("{init}&user=%7B%22id%22:12%7D"),
            format!("{init}&more=1"),
            init.replacen("%31%31", "%31%32", 1),
            init.replace("hash=", "hush="),
            said(&App::new("board", "2:token"), &fields(&start, &date)),
            said(&app, &fields("m17-000000000000000000000000", &date)),
            said(&app, &fields("m17", &date)),
            said(&app, &fields(&start, "soon")),
            said(&app, &[("auth_date", &date), ("start_param", &start)]),
            said(&app, &[("user", "{}"), ("auth_date", &date), ("start_param", &start)]),
            // Proved, and yet nobody knows which of the two is meant.
            said(&app, &[&fields(&start, &date)[..], &[("start_param", &app.start(18))]].concat()),
            said(&app, &[&fields(&start, &date)[..], &[("user", r#"{"id":12,"first_name":"Boris"}"#)]].concat()),
            said(&app, &[&fields(&start, &date)[..], &[("auth_date", &date)]].concat()),
            String::new(),
            "hash=".to_owned(),
            "%".to_owned(),
            "a=%ff&hash=00".to_owned(),
        ];
        for case in cases {
            assert_eq!(opened(&app, &case, NOW), Err(StatusCode::UNAUTHORIZED), "{case}");
        }
        assert!(opened(&app, &init, NOW + AGE).is_ok() && opened(&app, &init, NOW - AHEAD).is_ok());
        for other in [NOW + AGE + 1, NOW - AHEAD - 1] {
            assert_eq!(opened(&app, &init, other), Err(StatusCode::GONE));
        }
    }
}
