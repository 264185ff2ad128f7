use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

const SECOND: u64 = 1_000;
const HOUR: u64 = 3_600 * SECOND;
/// When the tests begin, in milliseconds since 1970.
const START: u64 = 1_800_000_000 * SECOND;

/// A machine whose clocks a test controls. It has run for a day.
#[derive(Default)]
struct Toy {
    steady: AtomicU64,
    slept: AtomicU64,
    wall: AtomicU64,
}

impl Machine for Arc<Toy> {
    fn steady(&self) -> u64 {
        self.steady.load(Ordering::Relaxed)
    }
    fn awake(&self) -> u64 {
        self.steady() - self.slept.load(Ordering::Relaxed)
    }
    fn wall(&self) -> u64 {
        self.wall.load(Ordering::Relaxed)
    }
}

impl Toy {
    /// A machine whose own clock is ahead of the messenger's by `ahead`, and the bot's time on it.
    fn begin(ahead: u64) -> (Arc<Toy>, Clock) {
        let toy = Toy { steady: (24 * HOUR).into(), wall: (START + ahead).into(), ..Toy::default() };
        let toy = Arc::new(toy);
        (Arc::clone(&toy), Clock::of(Box::new(toy)))
    }

    /// Lets time pass.
    fn passes(&self, time: u64) {
        self.steady.fetch_add(time, Ordering::Relaxed);
        self.wall.fetch_add(time, Ordering::Relaxed);
    }

    /// Sets the machine's clock.
    fn set(&self, wall: u64) {
        self.wall.store(wall, Ordering::Relaxed);
    }

    fn steadily(&self) -> Duration {
        Duration::from_millis(self.steady.load(Ordering::Relaxed))
    }
}

#[test]
fn how_wrong_the_clock_of_the_machine_is_can_be_asked() {
    let (toy, clock) = Toy::begin(HOUR);
    assert_eq!(clock.ahead(), None, "nobody has said what time it is");
    clock.answered(toy.steadily(), START / SECOND);
    assert!((HOUR - SECOND..=HOUR).contains(&clock.ahead().map_or(0, i64::unsigned_abs)), "{:?}", clock.ahead());
    assert_eq!(Clock::given(|| 7).ahead(), None);
}

fn leaps(clock: &Clock) -> u64 {
    *clock.leaps().expect("a clock that may leap").borrow()
}

/// Whether the bot has noticed that the machine's clock is wrong.
fn is_wrong(clock: &Clock) -> bool {
    clock.now();
    let Source::Messenger(messengers) = &*clock.0 else { panic!("a clock of the messenger's") };
    messengers.state().wrong
}

#[test]
fn a_clock_that_is_set_for_four_seconds_moves_nothing() {
    for heard in [true, false] {
        for set in [START + HOUR, START - HOUR, 0] {
            let (machine, clock) = Toy::begin(0);
            if heard {
                clock.answered(machine.steadily(), START / SECOND);
            }
            machine.set(set);
            for second in 0..4 {
                assert_eq!(clock.now(), START + second * SECOND);
                assert!(is_wrong(&clock));
                machine.passes(SECOND);
            }
            machine.set(START + 4 * SECOND);
            assert_eq!((clock.now(), is_wrong(&clock), leaps(&clock)), (START + 4 * SECOND, false, 0));
        }
    }
}

#[test]
fn the_first_answer_says_what_time_it_is() {
    for ahead in [0, HOUR, 800 * 24 * HOUR] {
        let (machine, clock) = Toy::begin(ahead);
        let sent = machine.steadily();
        machine.passes(300);
        clock.answered(sent, START / SECOND);
        let now = clock.now();
        assert!((START..START + SECOND + 300).contains(&now), "{} ms off", now.abs_diff(START));
        assert_eq!((is_wrong(&clock), leaps(&clock)), (ahead > 0, 0));
    }
}

#[test]
fn answers_that_were_long_under_way_move_nothing() {
    let (machine, clock) = Toy::begin(0);
    clock.answered(machine.steadily(), START / SECOND);
    for turn in 1..100 {
        let sent = machine.steadily();
        machine.passes(25 * SECOND);
        // The response was written at any time since, and the messenger's machines differ a little.
        clock.answered(sent, START / SECOND + turn * 25 - turn % 24 + 1);
        assert_eq!(clock.now(), START + turn * 25 * SECOND);
    }
    assert_eq!(leaps(&clock), 0);
}

#[test]
fn a_drift_is_made_good_little_by_little() {
    let (machine, clock) = Toy::begin(0);
    clock.answered(machine.steadily(), START / SECOND);
    for minute in 1..1_000 {
        // A counter that runs a thousandth too fast.
        machine.passes(60_060);
        let before = clock.now();
        clock.answered(machine.steadily(), START / SECOND + minute * 60);
        assert!(clock.now().abs_diff(START + minute * 60 * SECOND) <= 2 * SECOND && before - clock.now() < 100);
    }
    assert_eq!(leaps(&clock), 0);
}

#[test]
fn a_large_correction_needs_two_answers() {
    let (machine, clock) = Toy::begin(0);
    clock.answered(machine.steadily(), START / SECOND);
    clock.answered(machine.steadily(), (START + HOUR) / SECOND);
    assert_eq!((clock.now(), leaps(&clock)), (START, 0), "one of the messenger's machines may be wrong");
    clock.answered(machine.steadily(), START / SECOND);
    clock.answered(machine.steadily(), (START + HOUR) / SECOND);
    assert_eq!(clock.now(), START, "they were not in a row");
    machine.passes(59 * SECOND);
    clock.answered(machine.steadily(), (START + HOUR + 59 * SECOND) / SECOND);
    assert_eq!((clock.now(), leaps(&clock)), (START + 59 * SECOND, 0), "it may be wrong for seconds");
    machine.passes(SECOND);
    clock.answered(machine.steadily(), (START + HOUR + 60 * SECOND) / SECOND);
    assert!(clock.now().abs_diff(START + HOUR + 60 * SECOND) <= SECOND);
    assert_eq!(leaps(&clock), 1, "the machine stood still without knowing it");
}

#[test]
fn a_machine_that_sleeps_goes_on_at_the_right_time() {
    let (machine, clock) = Toy::begin(0);
    clock.answered(machine.steadily(), START / SECOND);
    machine.passes(8 * HOUR);
    machine.slept.store(8 * HOUR, Ordering::Relaxed);
    assert_eq!((clock.now(), leaps(&clock)), (START + 8 * HOUR, 1));
    assert_eq!((clock.now(), leaps(&clock)), (START + 8 * HOUR, 1), "it has slept once");
}

#[test]
fn without_dates_of_answers_what_people_send_says_that_it_is_not_earlier() {
    let (machine, clock) = Toy::begin(0);
    for date in [START - HOUR, START, START - 30 * SECOND] {
        clock.came(date);
        assert_eq!(clock.now(), START, "it may have been under way for as long as it likes");
    }
    clock.came(START + HOUR);
    machine.passes(60 * SECOND);
    clock.came(START + HOUR + 60 * SECOND);
    assert!(clock.now().abs_diff(START + HOUR + 60 * SECOND) <= SECOND);
    clock.answered(machine.steadily(), START / SECOND + 60);
    clock.came(START + HOUR);
    machine.passes(60 * SECOND);
    clock.came(START + HOUR + 60 * SECOND);
    assert!(clock.now().abs_diff(START + 120 * SECOND) <= SECOND, "answers say more");
}

#[test]
fn the_counter_of_this_machine_goes_on() {
    let (before, clock) = (steady(), Clock::messengers());
    let awake = awake();
    assert!(steady() >= before && steady() >= awake);
    let machine = Here.wall();
    assert!(clock.now().abs_diff(machine) < SECOND);
    assert_eq!(Clock::given(|| 7).now(), 7);
}

#[test]
fn dates_of_any_year_do_no_harm() {
    let (machine, clock) = Toy::begin(0);
    for date in [0, u64::MAX, 1, u64::MAX / 1_000, START] {
        for _ in 0..3 {
            clock.answered(machine.steadily(), date);
            clock.came(date);
            clock.now();
        }
    }
    clock.answered(machine.steadily(), START / SECOND);
    machine.passes(60 * SECOND);
    clock.answered(machine.steadily(), START / SECOND + 60);
    assert!(clock.now().abs_diff(START + 60 * SECOND) <= 2 * SECOND);
}
