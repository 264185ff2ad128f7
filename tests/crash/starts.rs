//! Impossible starts, and requested stops.

use std::fs::{self, File};
use std::process::Output;
use std::sync::Arc;
use std::time::Duration;

use kletka_sandbox::{Fault, On, Sandbox, World};

use crate::bot::{Bot, Home, PATIENCE, SECRET, TOKEN, messenger, newest_call};

/// Waits until a bot asks for updates.
async fn running(sandbox: &Sandbox) {
    let polls = |world: &World| newest_call(world, "DeleteWebhook") > 0;
    sandbox.wait(polls, PATIENCE).await.expect("it starts");
}

/// The message of a command that cannot run: one sentence, exit code 2.
fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    assert!(said.starts_with("kletka: ") && !said.contains('\n'), "{said}");
    said
}

/// The same, for a bot started in some environment.
fn refusal(mut bot: Bot, home: &Home) -> String {
    assert_eq!(bot.wait(PATIENCE).code(), Some(2));
    let said = home.printed();
    assert!(!said.contains(SECRET), "{said}");
    said.lines().last().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_is_told_about_the_first() {
    let (sandbox, home) = (messenger(), Home::new());
    let first = home.start(&sandbox);
    running(&sandbox).await;
    let before = home.printed().lines().count();
    let said = refusal(home.start(&sandbox), &home);
    assert!(said.starts_with("kletka: ") && said.contains("is in use by another kletka (process"), "{said}");
    assert!(said.ends_with("stop that one first"), "{said}");
    assert_eq!(home.printed().lines().count(), before + 1, "one sentence: {}", home.printed());
    // The lock does not depend on the file that describes it.
    for remove in [false, true] {
        if remove {
            fs::remove_file(home.data().join("lock")).expect("it is there");
        }
        let repair = complaint(&home.run(&["repair", home.data().to_str().expect("a plain path")]));
        assert!(repair.contains("is in use by another kletka"), "{repair}");
    }
    let said = refusal(home.start(&sandbox), &home);
    assert!(said.contains("is in use by another kletka; stop that one first"), "{said}");
    first.stop_well();
}

#[test]
fn without_a_token_the_bot_says_how_to_get_one() {
    let said = complaint(&Home::new().run(&["run"]));
    assert!(said.contains("@BotFather") && said.contains("/newbot") && said.contains("TELOXIDE_TOKEN"), "{said}");
}

#[test]
fn a_token_that_nobody_knows_is_one_sentence() {
    let (sandbox, home) = (messenger(), Home::new());
    let unknown = format!("{TOKEN}x");
    let bot = home.start_with(&[("KLETKA_API_URL", &sandbox.url()), ("TELOXIDE_TOKEN", &unknown)]);
    let said = refusal(bot, &home);
    assert!(said.starts_with("kletka: the messenger does not know this bot token"), "{said}");
    assert_eq!(home.printed().lines().count(), 1, "{}", home.printed());
}

/// The bot does not even try to use it.
#[test]
fn a_token_that_cannot_be_one_is_not_shown() {
    let home = Home::new();
    let said = refusal(home.start_with(&[("TELOXIDE_TOKEN", &format!("{SECRET} "))]), &home);
    assert!(said.contains("does not look like one"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_waits_for_a_messenger_that_is_not_there_yet() {
    let (sandbox, home) = (messenger(), Home::new());
    sandbox.fail(Fault::DropBefore, On::method("getMe"), 3);
    let bot = home.start_with(&[("KLETKA_API_URL", &sandbox.url()), ("KLETKA_LOG", "trace")]);
    running(&sandbox).await;
    bot.stop_well();
    assert!(home.printed().contains("the messenger has not answered"), "{}", home.printed());
    assert!(!home.printed().contains(SECRET), "not even the finest log shows the token");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_keeps_trying_an_address_where_nobody_is_until_it_is_stopped() {
    let (sandbox, home) = (messenger(), Home::new());
    let url = sandbox.url();
    drop(sandbox);
    let bot = home.start_with(&[("KLETKA_API_URL", &url)]);
    // There is no event to wait for but the log line, which comes once a minute.
    while !home.printed().contains("the messenger cannot be reached; one call at a time is tried") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bot.stop_well();
    assert_eq!(home.printed().matches("cannot be reached").count(), 1);
    assert!(!home.printed().contains(SECRET));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_in_the_middle_of_calls_that_hang_takes_less_than_five_seconds() {
    let (sandbox, home) = (Arc::new(messenger()), Home::new());
    sandbox.add_user(7, "Anna", None, "en");
    let bot = home.start(&sandbox);
    running(&sandbox).await;
    sandbox.fail(Fault::Hang(Duration::from_secs(20)), On::any(), 100);
    sandbox.say(7, 7, "/play tictactoe bot:1");
    sandbox.say(7, 7, "/help");
    let hangs = |world: &World| newest_call(world, "SendPhoto").max(newest_call(world, "SendMessage")) > 0;
    sandbox.wait(hangs, PATIENCE).await.expect("something is sent");
    bot.stop_well();
    sandbox.clear_faults();
    let bot = home.start(&sandbox);
    let came = |world: &World| world.messages(7).iter().any(|message| message.photo().is_some());
    sandbox.wait(came, PATIENCE).await.expect("what hung comes after the next start");
    bot.stop_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_is_obeyed_during_the_start() {
    let (sandbox, home) = (messenger(), Home::new());
    let bot = home.start(&sandbox);
    running(&sandbox).await;
    bot.stop_well();
    // While another process holds its file, the store does not open.
    let file = File::open(home.data().join("store/db")).expect("it is there");
    file.lock().expect("it can be locked");
    let bot = home.start(&sandbox);
    while fs::read_to_string(home.data().join("lock")).is_ok_and(|text| text.trim() != bot.pid().to_string()) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let (status, took) = bot.stop();
    assert_eq!(status.code(), Some(0));
    assert!(took < Duration::from_secs(2), "it took {took:?}");
    // A process that holds it for long is another bot, and nothing is broken.
    let said = refusal(home.start(&sandbox), &home);
    assert!(said.contains("is in use by another kletka"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_directory_may_be_a_volume_that_is_not_mounted() {
    let (sandbox, home) = (messenger(), Home::new());
    fs::create_dir(home.data()).expect("it can be made");
    let said = refusal(home.start(&sandbox), &home);
    assert!(said.contains("is empty") && said.contains("mount") && said.contains("`--new`"), "{said}");
    assert_eq!(fs::read_dir(home.data()).expect("it is there").count(), 0, "nothing was written there");
    let bot = home.start_with(&[("KLETKA_API_URL", &sandbox.url()), ("KLETKA_NEW", "true")]);
    running(&sandbox).await;
    bot.stop_well();
    fs::rename(home.data(), home.path("before")).and_then(|()| fs::create_dir(home.data())).expect("they are ours");
    File::create(home.data().join("new")).expect("it can be made");
    let before = sandbox.look(|world| newest_call(world, "DeleteWebhook"));
    let bot = home.start(&sandbox);
    let polls = |world: &World| newest_call(world, "DeleteWebhook") > before;
    sandbox.wait(polls, PATIENCE).await.expect("it starts");
    bot.stop_well();
    // The file `new` permits one start without data. After that, beside a lock, journal and store cannot be missing
    // without a reason.
    assert!(!home.data().join("new").exists());
    fs::remove_file(home.data().join("journal")).expect("it is there");
    fs::remove_dir_all(home.data().join("store")).expect("it is there");
    let said = refusal(home.start(&sandbox), &home);
    assert!(said.contains("has been in use") && said.contains("mount") && said.contains("`--new`"), "{said}");
    assert!(!home.data().join("journal").exists(), "nothing was begun");
    let before = sandbox.look(|world| newest_call(world, "DeleteWebhook"));
    let bot = home.start_with(&[("KLETKA_API_URL", &sandbox.url()), ("KLETKA_NEW", "true")]);
    let polls = |world: &World| newest_call(world, "DeleteWebhook") > before;
    sandbox.wait(polls, PATIENCE).await.expect("it starts");
    bot.stop_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_one_sentence_and_no_panic() {
    let (sandbox, home) = (messenger(), Home::new());
    for blocks in [0, 1, 8, 64] {
        let output = home.start_on_a_full_disk(&sandbox, blocks);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(70), "{blocks}: {said}");
        assert!(!said.contains("panicked at") && said.contains("File too large"), "{blocks}: {said}");
    }
    let bot = home.start(&sandbox);
    running(&sandbox).await;
    bot.stop_well();
}
