use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use super::*;
use crate::bot::call::{Dest, Standing};
use crate::bot::desk::Class;

type Outcomes = VecDeque<Result<Delivery, Trouble>>;

/// The events in order: `+seconds event`.
#[derive(Clone)]
struct Diary(Arc<Mutex<Vec<String>>>, Instant);

impl Diary {
    fn new() -> Diary {
        Diary(Arc::default(), Instant::now())
    }

    fn write(&self, what: String) {
        let line = format!("+{:.1} {what}", self.1.elapsed().as_secs_f64());
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(line);
    }

    fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Takes this long for each call, and returns the scripted results, then success.
struct FakePost {
    diary: Diary,
    takes: Duration,
    outcomes: Mutex<Outcomes>,
    way: Way,
}

impl Post for FakePost {
    async fn perform(&self, call: Call) -> Result<Delivery, Trouble> {
        let what = match &call {
            Call::Say { text, .. } => text.clone(),
            Call::Delete { message, .. } => format!("delete {message}"),
            _ => unreachable!("the fake source has no other calls"),
        };
        self.diary.write(what);
        tokio::time::sleep(self.takes).await;
        let next = self.outcomes.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        next.unwrap_or(Ok(Delivery::Done(Standing::default())))
    }

    fn way(&self) -> Way {
        self.way.clone()
    }
}

/// Entries from 1000 on are deletions; 666 panics; 404 has nothing to send. The text counts the preparations.
struct FakeSource {
    diary: Diary,
    prepared: Mutex<HashMap<u64, u32>>,
}

impl Source for FakeSource {
    async fn prepare(&self, entry: u64) -> Option<Call> {
        assert_ne!(entry, 666, "the number of the beast");
        let to = Dest { peer: 1, private: false, topic: None, only: None, posted: None };
        let mut prepared = self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        let times = prepared.entry(entry).and_modify(|times| *times += 1).or_insert(1);
        match entry {
            404 => None,
            1000.. => Some(Call::Delete { to, message: entry as i32 }),
            _ => Some(Call::Say {
                to,
                text: format!("say {entry}.{times}"),
                markup: None,
                reply_to: None,
                silent: false,
            }),
        }
    }

    async fn delivered(&self, entry: u64, how: Delivery) {
        if how != Delivery::Done(Standing::default()) {
            self.diary.write(format!("{entry} {how:?}"));
        }
    }
}

struct Bench {
    outbox: Outbox,
    diary: Diary,
    stop: watch::Sender<bool>,
    /// Controls whether the messenger is away.
    way: watch::Sender<Option<Instant>>,
}

impl Bench {
    fn start(pace: Pace, takes: Duration, outcomes: Vec<Result<Delivery, Trouble>>) -> Bench {
        let diary = Diary::new();
        let (stop, stopped) = watch::channel(false);
        let way = watch::Sender::new(None);
        let outcomes = Mutex::new(outcomes.into());
        let post = FakePost { diary: diary.clone(), takes, outcomes, way: way.subscribe() };
        let source = FakeSource { diary: diary.clone(), prepared: Mutex::default() };
        Bench { outbox: Outbox::start(post, source, pace, stopped), diary, stop, way }
    }

    /// Makes the messenger go away. The next call may be tried after this many seconds.
    fn away(&self, seconds: u64) {
        self.way.send_replace(Some(Instant::now() + Duration::from_secs(seconds)));
    }

    /// Pushes an entry. Deletions have the class that writes nothing.
    fn push(&self, lane: u64, entry: u64, group: bool) {
        self.push_as(if entry >= 1000 { Class::Tidy } else { Class::Board }, lane, entry, group);
    }

    fn push_as(&self, class: Class, lane: u64, entry: u64, group: bool) {
        self.outbox.push(Push { lane, group, class, entry });
    }

    /// The diary after this many (virtual) seconds.
    async fn after(&self, seconds: u64) -> Vec<String> {
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        self.diary.lines()
    }
}

fn later(seconds: u64) -> Result<Delivery, Trouble> {
    Err(Trouble::Later(Some(Duration::from_secs(seconds))))
}

#[tokio::test(start_paused = true)]
async fn lanes_keep_their_order_and_do_not_wait_for_one_another() {
    let bench = Bench::start(Pace::unlimited(), Duration::from_secs(1), vec![]);
    for (lane, entry) in [(1, 11), (1, 12), (2, 21), (1, 13), (2, 22)] {
        bench.push(lane, entry, false);
    }
    let expected = ["+0.0 say 11.1", "+0.0 say 21.1", "+1.0 say 12.1", "+1.0 say 22.1", "+2.0 say 13.1"];
    let mut lines = bench.after(10).await;
    lines.sort();
    assert_eq!(lines, expected);
    bench.push(1, 14, false);
    assert_eq!(bench.after(1).await.last().map(String::as_str), Some("+10.0 say 14.1"), "a lane begins anew");
}

#[tokio::test(start_paused = true)]
async fn what_is_shown_in_part_comes_again_and_keeps_nothing_waiting() {
    let part = Delivery::Part(Duration::from_secs(5));
    let bench = Bench::start(Pace::unlimited(), Duration::ZERO, vec![Ok(part)]);
    bench.push(1, 11, true);
    bench.after(1).await;
    bench.push(1, 12, true);
    let expected = ["+0.0 say 11.1", "+0.0 11 Part(5s)", "+1.0 say 12.1", "+5.0 say 11.2"];
    assert_eq!(bench.after(9).await, expected);
}

#[tokio::test(start_paused = true)]
async fn a_group_has_its_pace_and_deletions_do_not_count() {
    let bench = Bench::start(Pace::telegram(), Duration::ZERO, vec![]);
    for n in 0..7 {
        bench.push(1, n, true);
        bench.push(1, 1000 + n, true);
    }
    let lines = bench.after(30).await;
    let said: Vec<&str> = lines.iter().filter(|line| line.contains("say")).map(String::as_str).collect();
    // Two at once, three in three seconds, and after five one every four seconds. None is prepared too early.
    let expected = [
        "+0.0 say 0.1",
        "+0.0 say 1.1",
        "+1.5 say 2.1",
        "+3.0 say 3.1",
        "+4.5 say 4.1",
        "+6.0 say 5.1",
        "+8.0 say 6.1",
    ];
    assert_eq!(said, expected);
    assert_eq!(lines.iter().filter(|line| line.starts_with("+0.") && line.contains("delete")).count(), 7, "{lines:?}");
}

#[tokio::test(start_paused = true)]
async fn the_most_urgent_goes_first_in_its_lane_and_among_all() {
    let bench = Bench::start(Pace::telegram(), Duration::ZERO, vec![]);
    for lane in 100..300 {
        bench.push_as(Class::Answer, lane, lane, true);
    }
    bench.after(1).await;
    for (class, entry) in [(Class::Answer, 1), (Class::File, 2), (Class::Board, 3), (Class::Blitz, 4)] {
        bench.push_as(class, 1, entry, true);
    }
    bench.push_as(Class::Board, 2, 5, true);
    // A waiting entry that becomes more urgent does not keep a second place.
    bench.push_as(Class::Board, 1, 1, true);
    let lines = bench.after(60).await;
    let place = |what: &str| lines.iter().position(|line| line.contains(what)).expect("it was said");
    // The entry that overtook others of its lane has paid for it, so another lane comes in between.
    let urgent = ["say 4.1", "say 5.1", "say 1.1", "say 3.1", "say 2.1"].map(place);
    assert!(urgent.is_sorted(), "{urgent:?} in {lines:?}");
    assert!(urgent[1] <= urgent[0] + 2, "one answer in eight may stand between: {lines:?}");
    assert!(lines[urgent[1]].starts_with("+1."), "{lines:?}");
    assert_eq!(lines.len(), 205);
}

#[tokio::test(start_paused = true)]
async fn what_comes_to_nothing_lets_others_of_its_lane_go_on() {
    let bench = Bench::start(Pace::unlimited(), Duration::from_secs(5), vec![Err(Trouble::Later(None))]);
    bench.push(1, 7, true);
    bench.push(1, 8, true);
    assert_eq!(bench.after(60).await, ["+0.0 say 7.1", "+5.0 say 8.1", "+10.0 say 7.2"]);
}

#[tokio::test(start_paused = true)]
async fn all_lanes_together_have_a_pace() {
    let bench = Bench::start(Pace::telegram(), Duration::ZERO, vec![]);
    for lane in 0..95 {
        bench.push(lane, lane, false);
    }
    let lines = bench.after(10).await;
    assert_eq!(lines.len(), 95);
    let within = |second: &str| lines.iter().filter(|line| line.starts_with(second)).count();
    assert_eq!((within("+0."), within("+1."), within("+2."), within("+3.")), (28, 25, 25, 17));
}

#[tokio::test(start_paused = true)]
async fn a_retry_waits_exactly_as_told_and_says_the_newest() {
    let bench = Bench::start(Pace::telegram(), Duration::ZERO, vec![later(37), later(5)]);
    bench.push(1, 7, true);
    bench.push(1, 8, true);
    bench.push(2, 9, true);
    let expected = ["+0.0 say 7.1", "+0.0 say 9.1", "+5.0 say 9.2", "+37.0 say 7.2", "+37.0 say 8.1"];
    assert_eq!(bench.after(60).await, expected);
}

#[tokio::test(start_paused = true)]
async fn without_a_word_the_pauses_double() {
    let outcomes = vec![Err(Trouble::Later(None)); 4];
    let bench = Bench::start(Pace::unlimited(), Duration::ZERO, outcomes);
    bench.push(1, 7, true);
    let expected = ["+0.0 say 7.1", "+0.2 say 7.2", "+0.6 say 7.3", "+1.4 say 7.4", "+3.0 say 7.5"];
    assert_eq!(bench.after(60).await, expected);
}

#[tokio::test(start_paused = true)]
async fn what_may_have_arrived_late_comes_again_after_a_long_pause_and_holds_up_nobody() {
    let outcomes = vec![Err(Trouble::Later(None)); 2];
    let bench = Bench::start(Pace::unlimited(), Duration::from_secs(20), outcomes);
    bench.push(1, 7, true);
    bench.push(1, 8, true);
    let lines = bench.after(600).await;
    let said: Vec<&String> = lines.iter().filter(|line| line.contains("say")).collect();
    assert_eq!(said, ["+0.0 say 7.1", "+20.0 say 8.1", "+50.0 say 7.2", "+70.0 say 8.2"], "{lines:?}");
}

#[tokio::test(start_paused = true)]
async fn after_two_days_an_entry_is_given_up() {
    let outcomes = vec![later(25 * 3600); 3];
    let bench = Bench::start(Pace::unlimited(), Duration::ZERO, outcomes);
    bench.push(1, 7, true);
    bench.push(1, 8, true);
    let lines = bench.after(60 * 3600).await;
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert!(lines[3].starts_with("+180000.0 7 Refused("), "{lines:?}");
    assert_eq!(lines[4], "+180000.0 say 8.1");
}

#[tokio::test(start_paused = true)]
async fn what_has_moved_is_prepared_again() {
    let bench = Bench::start(Pace::unlimited(), Duration::ZERO, vec![Ok(Delivery::Moved(-1001))]);
    bench.push(1, 7, true);
    assert_eq!(bench.after(1).await, ["+0.0 say 7.1", "+0.0 7 Moved(-1001)", "+0.0 say 7.2"]);
    let bench = Bench::start(Pace::unlimited(), Duration::ZERO, vec![Ok(Delivery::Moved(-1001)); 9]);
    bench.push(1, 7, true);
    let lines = bench.after(1).await;
    let moved = "+0.0 7 Moved(-1001)";
    let expected = ["+0.0 say 7.1", moved, "+0.0 say 7.2", moved, "+0.0 say 7.3", moved, "+0.0 say 7.4"];
    assert_eq!(lines[..7], expected, "three times it is believed");
    assert_eq!(lines[7..], ["+0.0 7 Refused(\"the chat keeps moving\")"]);
}

#[tokio::test(start_paused = true)]
async fn an_entry_pays_for_its_place_once_however_often_it_is_tried() {
    let bench = Bench::start(Pace::telegram(), Duration::ZERO, vec![Err(Trouble::Later(None)); 3]);
    bench.push(1, 7, true);
    bench.after(1).await;
    bench.push(1, 8, true);
    bench.push(1, 9, true);
    let lines = bench.after(10).await;
    let first = ["+0.0 say 7.1", "+0.2 say 7.2", "+0.6 say 7.3", "+1.0 say 8.1", "+1.5 say 7.4", "+1.5 say 9.1"];
    assert_eq!(lines, first, "two had places at once, and the third one its own");
}

#[tokio::test(start_paused = true)]
async fn what_has_nothing_to_say_takes_no_place() {
    let bench = Bench::start(Pace::telegram(), Duration::ZERO, vec![]);
    for lane in 0..40 {
        bench.push(lane, 404, true);
    }
    for _ in 0..10 {
        bench.push(1, 404, true);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for entry in [7, 8] {
        bench.push(1, entry, true);
    }
    for lane in 2..5 {
        bench.push(lane, lane, true);
    }
    let lines = bench.after(1).await;
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert!(lines.iter().all(|line| line.starts_with("+0.1 ")), "{lines:?}");
}

#[tokio::test(start_paused = true)]
async fn what_waits_or_is_on_its_way_is_counted() {
    let bench = Bench::start(Pace::unlimited(), Duration::from_secs(10), vec![]);
    for entry in [1, 2, 404, 3, 3] {
        bench.push(1, entry, false);
    }
    let mut counts = Vec::new();
    bench.after(5).await;
    for _ in 0..4 {
        counts.push(bench.outbox.waiting());
        bench.after(10).await;
    }
    assert_eq!(counts, [4, 3, 1, 0], "what has nothing to say takes no time");
}

#[tokio::test(start_paused = true)]
async fn what_another_life_has_written_counts_as_long_as_it_is_fresh() {
    let bench = Bench::start(Pace::telegram(), Duration::ZERO, vec![]);
    for (lane, ago) in [(1, 0), (2, 3), (3, 60)] {
        bench.outbox.wrote(lane, Duration::from_secs(ago));
        bench.push(lane, lane, true);
    }
    assert_eq!(bench.after(60).await, ["+0.0 say 3.1", "+1.0 say 2.1", "+4.0 say 1.1"]);
}

#[tokio::test(start_paused = true)]
async fn while_the_messenger_is_away_one_is_tried_after_each_pause() {
    let bench = Bench::start(Pace::unlimited(), Duration::from_secs(1), vec![Err(Trouble::Away); 3]);
    bench.away(10);
    for lane in 1..=50 {
        bench.push(lane, lane, true);
    }
    assert_eq!(bench.after(9).await, [""; 0], "nothing is even prepared");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    bench.away(10);
    let tried = ["+10.0 say 1.1", "+20.5 say 1.2", "+21.5 say 2.1"];
    assert_eq!(bench.after(9).await, tried[..1]);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    bench.away(0);
    assert_eq!(bench.diary.lines(), tried[..2], "one is on its way, and no second beside it");
    assert_eq!(bench.after(1).await, tried, "while one rests another has its turn");
    bench.away(3600);
    assert_eq!(bench.after(3599).await, tried);
    bench.way.send_replace(None);
    let lines = bench.after(1).await;
    assert_eq!(lines.iter().filter(|line| line.starts_with("+3621.0 say")).count(), 50, "now all leave: {lines:?}");
}

#[tokio::test(start_paused = true)]
async fn every_end_lets_the_next_one_go() {
    let outcomes = vec![Ok(Delivery::Missing), Ok(Delivery::Refused("no".to_owned()))];
    let bench = Bench::start(Pace::unlimited(), Duration::ZERO, outcomes);
    for entry in [1, 404, 666, 2, 3] {
        bench.push(1, entry, true);
    }
    let panicked = "+0.0 666 Refused(\"it could not be carried\")";
    let expected =
        ["+0.0 say 1.1", "+0.0 1 Missing", panicked, "+0.0 say 2.1", "+0.0 2 Refused(\"no\")", "+0.0 say 3.1"];
    assert_eq!(bench.after(1).await, expected);
}

#[tokio::test(start_paused = true)]
async fn a_stop_waits_for_what_is_in_flight_and_begins_nothing() {
    let bench = Bench::start(Pace::unlimited(), Duration::from_secs(3), vec![Ok(Delivery::Missing)]);
    bench.push(1, 7, true);
    bench.push(1, 8, true);
    bench.after(1).await;
    bench.stop.send_replace(true);
    bench.push(2, 9, true);
    bench.outbox.finished().await;
    assert_eq!(bench.diary.lines(), ["+0.0 say 7.1", "+3.0 7 Missing"]);
    assert_eq!(bench.after(10).await.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_stop_does_not_wait_for_ever() {
    let bench = Bench::start(Pace::unlimited(), Duration::from_secs(60), vec![]);
    bench.push(1, 7, true);
    bench.after(1).await;
    bench.stop.send_replace(true);
    bench.outbox.finished().await;
    assert_eq!(bench.diary.1.elapsed().as_millis(), 4500);
    let bench = Bench::start(Pace::unlimited(), Duration::ZERO, vec![later(1000)]);
    bench.push(1, 7, true);
    bench.after(1).await;
    bench.stop.send_replace(true);
    bench.outbox.finished().await;
    assert_eq!(bench.diary.1.elapsed().as_secs(), 1, "who only waits goes at once");
}

#[tokio::test(start_paused = true)]
async fn what_was_pushed_is_carried_even_when_nobody_can_push_any_more() {
    let bench = Bench::start(Pace::unlimited(), Duration::from_secs(1), vec![]);
    bench.push(1, 7, true);
    bench.push(1, 8, true);
    drop(bench.outbox);
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(bench.diary.lines(), ["+0.0 say 7.1", "+1.0 say 8.1"]);
}
