//! `kletka doctor` against the stand-in for the messenger, with each point broken.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kletka_sandbox::{Fault, On, Sandbox, SandboxConfig};
use serde_json::{Value, json};

use crate::{Ran, run_with};

const TOKEN: &str = "4242:s3cret";

fn party(config: SandboxConfig) -> Sandbox {
    Sandbox::start(SandboxConfig { token: TOKEN.to_owned(), ..config }).unwrap()
}

/// Runs the doctor, and checks that it shows no secret.
fn examined(sandbox: &Sandbox, data: &Path, words: &[&str]) -> Ran {
    let (url, data) = (sandbox.url(), data.to_str().unwrap());
    let env = [("TELOXIDE_TOKEN", TOKEN), ("KLETKA_API_URL", url.as_str()), ("KLETKA_DATA", data)];
    let ran = run_with(&[&["doctor", "--new"], words].concat(), &env, b"");
    assert!(!ran.out.contains("s3cret") && ran.err.is_empty(), "{ran:?}");
    ran
}

/// The line of a point.
fn point<'a>(ran: &'a Ran, name: &str) -> &'a str {
    let name = format!(" {name}: ");
    let mut lines = ran.out.lines().filter(|line| line.contains(&name));
    let line = lines.next().unwrap_or_else(|| panic!("no {name} in {ran:?}"));
    assert_eq!(lines.next(), None, "{name} is one line");
    line
}

/// The points that are not right, without those of the machine, on which the test has no influence.
fn complaints(ran: &Ran) -> Vec<&str> {
    let of_the_machine = ["volume", "free space", "sync speed", "memory"];
    let ours = |line: &&str| !of_the_machine.iter().any(|name| line.contains(&format!(" {name}: ")));
    ran.out.lines().filter(|line| !line.starts_with('✓')).filter(ours).collect()
}

fn call(sandbox: &Sandbox, method: &str, arguments: &Value) -> Value {
    let url = format!("{}/bot{TOKEN}/{method}", sandbox.url());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let answer = reqwest::Client::new().post(url).json(arguments).send().await.unwrap();
        serde_json::from_str(&answer.text().await.unwrap()).unwrap()
    })
}

/// A bot for which everything is right, once its command menus are set.
fn sound() -> SandboxConfig {
    SandboxConfig { privacy: false, inline: true, ..SandboxConfig::default() }
}

#[test]
fn each_point_is_a_line() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    let ran = examined(&sandbox, room.path(), &["--listen", "1"]);
    let told = complaints(&ran);
    assert!(told.len() == 2 && told[0].starts_with("! pictures: in chats that the bot is not in, boards"), "{ran:?}");
    assert_eq!(told[1], "! command menu: empty; the bot sets it at its start", "{ran:?}");
    assert_eq!(point(&ran, "token"), "✓ token: @kletka_bot, “Kletka”, number 4242");
    let names: Vec<_> = ran.out.lines().filter_map(|line| line.split([' ', ':']).nth(1)).collect();
    let expected = "token Bot clock groups privacy inline inline guest Mini pictures webhook other command data volume \
                    free sync memory";
    assert_eq!(names.join(" "), expected, "{ran:?}");
    assert_eq!(std::fs::read_dir(room.path()).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn what_is_set_at_the_messenger_is_told() {
    let broken =
        SandboxConfig { joins: false, guests: true, main_app: true, date_ahead: 3_600, ..SandboxConfig::default() };
    let (sandbox, room) = (party(broken), tempfile::tempdir().unwrap());
    let ran = examined(&sandbox, room.path(), &["--listen", "0"]);
    assert_eq!(ran.code, Some(1));
    let told = complaints(&ran);
    let starts = [
        "✗ clock: 3",
        "✗ groups: nobody can add the bot to one; send /setjoingroups",
        "! privacy mode: on; people in groups reply",
        "! inline mode: off; send /setinline",
        "! Mini App: the bot's profile has a button",
        "! other programs: not asked",
        "! command menu: empty",
    ];
    assert_eq!(told.len(), starts.len(), "{ran:?}");
    for (line, start) in told.iter().zip(starts) {
        assert!(line.starts_with(start), "{line}");
    }
    assert!(point(&ran, "clock").contains(" s behind the server's"), "{ran:?}");
}

#[test]
fn staging_chats_must_take_pictures() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    let anna = sandbox.add_user(11, "Anna", None, "en");
    let chats = ["One", "Two"].map(|title| sandbox.add_supergroup(title, &[anna]));
    let look = || {
        let ran = examined(&sandbox, room.path(), &["--listen", "0", &format!("--staging={},{}", chats[0], chats[1])]);
        point(&ran, "pictures").to_owned()
    };
    assert!(look().starts_with("✓ pictures: in chats that the bot is not in, they come by way of"), "{}", look());
    sandbox.act(|world| world.kick_bot(anna, chats[1]));
    let told = look();
    assert!(told.starts_with(&format!("✗ pictures: staging chats take none: {} (", chats[1])), "{told}");
}

#[test]
fn a_server_that_does_not_answer_and_a_token_that_it_does_not_know_end_the_questions() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    for (fault, told) in [
        (Fault::BadGateway, "✗ Bot API: 127.0.0.1:"),
        (Fault::Internal, "✗ Bot API: 127.0.0.1:"),
        (Fault::DropBefore, "✗ Bot API: 127.0.0.1:"),
        (Fault::Error { code: 401, description: "Unauthorized".to_owned() }, "✗ token: the messenger does not know it"),
    ] {
        sandbox.fail(fault, On::method("getMe"), 1);
        let ran = examined(&sandbox, room.path(), &[]);
        assert_eq!(ran.code, Some(1));
        assert!(ran.out.starts_with(told) && ran.out.contains("✓ data directory: "), "{ran:?}");
    }
    let data = room.path().to_str().unwrap();
    let ran = run_with(&["doctor", "--data", data, "--new"], &[], b"");
    assert!(ran.code == Some(1) && ran.out.starts_with("✗ token: there is no token: talk to @BotFather"), "{ran:?}");
    assert!(
        run_with(&["doctor"], &[("TELOXIDE_TOKEN", "s3cret")], b"").failed().starts_with("the token does not look")
    );
}

#[test]
fn a_webhook_is_compared_with_the_one_that_the_bot_sets() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    // Nobody listens there.
    let own = "http://127.0.0.1:9/s3cret";
    call(&sandbox, "setWebhook", &json!({ "url": own }));
    let ran = examined(&sandbox, room.path(), &[]);
    assert!(point(&ran, "webhook").starts_with("! webhook: 127.0.0.1:9 gets the updates; the bot"), "{ran:?}");
    assert!(point(&ran, "other programs").starts_with("✓ other programs: while a webhook is set"), "{ran:?}");
    let ran = examined(&sandbox, room.path(), &["--webhook", own]);
    assert_eq!(point(&ran, "webhook"), "✓ webhook: 127.0.0.1:9, 0 updates wait");
    let other = examined(&sandbox, room.path(), &["--webhook", "http://127.0.0.1:9/other"]);
    assert!(point(&other, "webhook").starts_with("! webhook: it is 127.0.0.1:9 now; the bot sets"), "{other:?}");
    sandbox.add_user(1, "Anna", None, "en");
    sandbox.start_private(1, "");
    let failed = || call(&sandbox, "getWebhookInfo", &json!({}))["result"]["last_error_message"].is_string();
    while !failed() {
        std::thread::sleep(Duration::from_millis(10));
    }
    let ran = examined(&sandbox, room.path(), &["--webhook", own]);
    let line = point(&ran, "webhook");
    assert!(line.starts_with("✗ webhook: ") && line.contains("1 update waits; ") && line.contains("Connection failed"));
    assert_eq!(ran.code, Some(1));
}

#[test]
fn another_program_is_found_and_no_update_is_lost() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    call(&sandbox, "getUpdates", &json!({ "allowed_updates": ["message", "message_reaction"] }));
    sandbox.add_user(1, "Anna", None, "en");
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                call(&sandbox, "getUpdates", &json!({ "timeout": 5 }));
            }
        });
        let ran = examined(&sandbox, room.path(), &["--listen", "20"]);
        over.store(true, Ordering::Relaxed);
        let line = point(&ran, "other programs");
        assert!(line.starts_with("✗ other programs: one fetches this bot's updates with the same token"), "{ran:?}");
        assert_eq!(ran.code, Some(1));
        // It ends the program's last request.
        sandbox.start_private(1, "");
    });
    sandbox.start_private(1, "again");
    let waiting = call(&sandbox, "getUpdates", &json!({}))["result"].clone();
    let ran = examined(&sandbox, room.path(), &["--listen", "5"]);
    assert_eq!(point(&ran, "other programs"), "✓ other programs: none; updates wait for the bot");
    assert_eq!(call(&sandbox, "getUpdates", &json!({}))["result"], waiting, "none is confirmed");
    assert_eq!(sandbox.confirmed_offset(), 0);
    let kinds = call(&sandbox, "getWebhookInfo", &json!({}))["result"]["allowed_updates"].clone();
    assert_eq!(kinds, json!(["message", "message_reaction"]), "what the bot has asked for stays");
}

#[test]
fn a_menu_of_another_program_is_told() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    let menu =
        json!({ "commands": [{ "command": "sing", "description": "Sing" }], "scope": { "type": "all_group_chats" } });
    call(&sandbox, "setMyCommands", &menu);
    let ran = examined(&sandbox, room.path(), &["--listen", "0"]);
    assert!(point(&ran, "command menu").starts_with("! command menu: that of another version"), "{ran:?}");
}

/// Its directory, its lock and its updates are left alone.
#[test]
fn a_bot_that_runs_is_not_disturbed() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    let (url, data) = (sandbox.url(), room.path().join("data"));
    let env = [("TELOXIDE_TOKEN", TOKEN), ("KLETKA_API_URL", url.as_str()), ("KLETKA_LOG", "warn")];
    let log = room.path().join("log");
    let mut bot = crate::command(&["run", "--data", data.to_str().unwrap()], &env);
    let mut bot = bot.stderr(std::fs::File::create(&log).unwrap()).spawn().unwrap();
    let is_there =
        |ran: Ran| ran.out.contains("runs and is well") && ran.out.contains("✓ command menu: that of this version");
    while !is_there(examined(&sandbox, &data, &["--listen", "0"])) && bot.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_millis(50));
    }
    let ran = examined(&sandbox, &data, &["--listen", "20"]);
    assert_eq!(complaints(&ran), [point(&ran, "pictures")], "{ran:?}");
    assert!(point(&ran, "pictures").starts_with("! pictures: in chats that the bot is not in, boards are in letters"));
    assert!(point(&ran, "other programs").starts_with("✓ other programs: not asked: that would interrupt"), "{ran:?}");
    assert_eq!(bot.try_wait().unwrap(), None, "it goes on");
    let log = std::fs::read_to_string(log).unwrap();
    assert!(!log.contains("fetches this bot's updates"), "{log}");
    call(&sandbox, "setWebhook", &json!({ "url": "http://127.0.0.1:9/x" }));
    let ran = examined(&sandbox, &data, &[]);
    assert!(point(&ran, "webhook").starts_with("✗ webhook: 127.0.0.1:9 gets the updates, not"), "{ran:?}");
    bot.kill().unwrap();
    bot.wait().unwrap();
}

#[test]
fn a_directory_that_will_not_do_is_told() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    let file = room.path().join("file");
    std::fs::write(&file, "").unwrap();
    let ran = examined(&sandbox, &file, &["--listen", "0"]);
    assert!(ran.code == Some(1) && point(&ran, "data directory").contains("is a file"), "{ran:?}");
    let of_a_sandbox = room.path().join("toy");
    std::fs::create_dir_all(of_a_sandbox.join("chats")).unwrap();
    std::fs::create_dir_all(of_a_sandbox.join("bot").join("journal")).unwrap();
    let ran = examined(&sandbox, &of_a_sandbox, &["--listen", "0"]);
    assert!(point(&ran, "data directory").contains("belongs to a sandbox"), "{ran:?}");
}

#[test]
fn several_bots_are_told_apart() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    let file = room.path().join("tokens");
    std::fs::write(&file, format!("anna {TOKEN}\nboris 17:s3cret-too\n")).unwrap();
    let (url, data) = (sandbox.url(), room.path().join("data"));
    let env = [("KLETKA_API_URL", url.as_str()), ("KLETKA_DATA", data.to_str().unwrap())];
    let ran = run_with(&["doctor", "--tokens", file.to_str().unwrap(), "--listen", "0"], &env, b"");
    assert!(ran.code == Some(1) && !ran.out.contains("s3cret"), "{ran:?}");
    assert!(ran.out.contains("\nanna ✓ token: @kletka_bot") && ran.out.contains("\nboris ✗ token: "), "{ran:?}");
    assert!(ran.out.contains("\nanna ✓ data directory: ") && ran.out.contains("\n✓ data directory: "), "{ran:?}");
    assert_eq!(ran.out.lines().next().unwrap().starts_with("! tokens: others can read"), cfg!(unix), "{ran:?}");
}

#[cfg(feature = "postgres")]
#[test]
fn a_database_that_cannot_be_reached_is_told() {
    let (sandbox, room) = (party(sound()), tempfile::tempdir().unwrap());
    let nowhere = "postgres://anna:s3cret@127.0.0.1:9/kletka";
    let ran = examined(&sandbox, room.path(), &["--listen", "0", "--store", nowhere]);
    let line = point(&ran, "database");
    assert!(
        line.starts_with("✗ database: the store at ") && !line.contains("s3cret") && ran.code == Some(1),
        "{ran:?}"
    );
    assert!(!ran.out.contains("data directory"), "{ran:?}");
}
