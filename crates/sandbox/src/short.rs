//! Short forms on [`Sandbox`] for people's actions and for queries.

use std::time::Duration;

use axum::body::Bytes;
use serde_json::Value;

use super::{
    Above, Address, BotStanding, Call, Doubt, Fault, Feature, Feedback, Known, Line, Matter, Message, On, Order, Pace,
    Picture, Press, Rank, Row, Sandbox,
};

/// `act` forms change the world, `look` forms read it.
macro_rules! short {
    ($kind:ident: $($name:ident($($arg:ident: $type:ty),*) $(-> $result:ty)?;)*) => {
        impl Sandbox {
            $(
                #[doc = concat!("See [`", stringify!($name), "`](super::World::", stringify!($name), ").")]
                pub fn $name(&self, $($arg: $type),*) $(-> $result)? {
                    self.$kind(|world| world.$name($($arg),*))
                }
            )*
        }
    };
}

short! { act:
    add_user(id: i64, first_name: &str, username: Option<&str>, language: &str) -> i64;
    add_other_bot(id: i64, first_name: &str, username: &str) -> i64;
    add_group(title: &str, people: &[i64]) -> i64;
    add_supergroup(title: &str, people: &[i64]) -> i64;
    add_forum(title: &str, people: &[i64]) -> i64;
    add_foreign_group(title: &str, people: &[i64]) -> i64;
    add_pair(one: i64, other: i64) -> i64;
    set_rank(chat: i64, user: i64, rank: Rank);
    set_bot(chat: i64, standing: BotStanding);
    set_muted(chat: i64, muted: bool);
    set_permitted(chat: i64, matter: Matter, permitted: bool);
    set_privacy(on: bool);
    set_inline(on: bool);
    set_guests(on: bool);
    set_feedback(feedback: Feedback);
    set_doubt(doubt: Doubt, on: bool);
    route(from: &str, to: &str);
    set_pace(pace: Option<Pace>);
    load_dice(values: &[u8]);
    open_topic(user: i64, chat: i64, name: &str) -> Option<i32>;
    close_topic(user: i64, chat: i64, topic: i32);
    reopen_topic(user: i64, chat: i64, topic: i32);
    delete_topic(chat: i64, topic: i32);
    join(user: i64, chat: i64);
    leave(user: i64, chat: i64);
    block(user: i64);
    unblock(user: i64);
    add_bot(by: i64, chat: i64);
    kick_bot(by: i64, chat: i64);
    promote_bot(by: i64, chat: i64);
    demote_bot(by: i64, chat: i64);
    migrate(chat: i64) -> i64;
    redeliver(update: u32) -> bool;
    inject(update: Value) -> u32;
    hold_updates();
    release_updates(order: Order);
    write(user: i64, chat: i64, line: Line) -> i32;
    say(user: i64, chat: i64, text: &str) -> i32;
    say_in(user: i64, chat: i64, topic: i32, text: &str) -> i32;
    reply(user: i64, chat: i64, message: i32, text: &str) -> i32;
    start_private(user: i64, argument: &str) -> i32;
    edit(user: i64, chat: i64, message: i32, text: &str);
    forward(user: i64, from: i64, message: i32, to: i64) -> i32;
    throw_die(user: i64, chat: i64, emoji: &str, value: u8) -> i32;
    delete(chat: i64, message: i32);
    react(user: i64, chat: i64, message: i32, emoji: Option<&str>);
    vote(user: i64, chat: i64, message: i32, options: &[usize]) -> bool;
    add_option(user: i64, chat: i64, message: i32, text: &str) -> bool;
    set_feature(feature: Feature, known: Known);
    press(user: i64, chat: i64, message: i32, label_or_data: &str) -> String;
    press_data(user: i64, chat: i64, message: i32, data: &str) -> String;
    type_inline(user: i64, chat: i64, topic: Option<i32>, text: &str) -> u64;
    choose(query: u64, row: usize) -> i32;
    fail(fault: Fault, on: On, times: u32);
    clear_faults();
}

short! { look:
    messages(chat: i64) -> Vec<Message>;
    message(chat: i64, id: i32) -> Option<Message>;
    last(chat: i64) -> Option<Message>;
    pictures(chat: i64) -> Vec<Picture>;
    file(file_id: &str) -> Option<Bytes>;
    presses(chat: i64) -> Vec<Press>;
    transcript(chat: i64) -> String;
    calls() -> Vec<Call>;
    calls_of(method: &str) -> Vec<Call>;
    suggested(query: u64) -> Option<Vec<Row>>;
    button_above(query: u64) -> Option<Above>;
    card(inline_id: &str) -> Option<(i64, i32)>;
    last_card(chat: i64) -> Option<Message>;
    addresses() -> Vec<Address>;
    faults_left() -> u32;
    last_update() -> Option<u32>;
    update_of(chat: i64, message: i32) -> Option<u32>;
    pending_updates() -> usize;
    confirmed_offset() -> u32;
}

impl Sandbox {
    /// Moves the clock forward.
    pub fn advance(&self, by: Duration) {
        self.act(|world| world.clock.advance(by));
    }

    /// Moves the clock forward by hours.
    pub fn advance_hours(&self, hours: u32) {
        self.advance(Duration::from_secs(u64::from(hours) * 3_600));
    }
}
