use super::super::pace::Pace;
use super::*;

/// Lanes and a gate, with a paused clock.
struct Yard {
    lanes: Lanes<()>,
    gate: Gate,
}

impl Yard {
    fn open(pace: Pace) -> Yard {
        Yard { lanes: Lanes::new(), gate: Gate::new(pace) }
    }

    fn push(&mut self, class: Class, lane: u64, entry: u64) {
        self.lanes.push(Push { lane, group: true, class, entry }, &self.gate);
    }

    /// Takes the next entry and pays for it.
    fn leaves(&mut self) -> Option<(LaneKey, Waiting<()>, Cost)> {
        self.lanes.rouse(&self.gate);
        let (key, waiting, cost) = self.lanes.next(&self.gate)?;
        self.gate.take(waiting.push.lane, waiting.push.group, cost);
        Some((key, waiting, cost))
    }

    /// The same, and it is delivered at once.
    fn sends(&mut self) -> Option<(u64, Cost)> {
        let (key, waiting, cost) = self.leaves()?;
        self.lanes.landed(key, None, None, &self.gate);
        Some((waiting.push.entry, cost))
    }

    /// All entries that may be sent now, in order.
    fn sent(&mut self) -> Vec<u64> {
        std::iter::from_fn(|| self.sends()).map(|(entry, _)| entry).collect()
    }

    /// Waits until something may be ready.
    async fn wakes(&self) {
        tokio::time::sleep_until(self.lanes.wakes().expect("something waits")).await;
    }
}

async fn millis(millis: u64) {
    tokio::time::sleep(Duration::from_millis(millis)).await;
}

#[tokio::test(start_paused = true)]
async fn class_by_class_and_in_a_class_by_pushes() {
    let mut yard = Yard::open(Pace::unlimited());
    let pushes = [Class::Answer, Class::Board, Class::Tidy, Class::Notice, Class::Board, Class::Blitz];
    for (entry, class) in (0..).zip(pushes) {
        yard.push(class, entry % 2, entry);
    }
    assert_eq!(yard.sent(), [0_u64; 0], "what follows at once is waited for");
    assert!(!yard.lanes.is_ready() && !yard.lanes.is_empty());
    yard.wakes().await;
    assert_eq!(yard.sent(), [5, 1, 4, 3, 2, 0]);
    assert!(yard.lanes.is_empty());
}

#[tokio::test(start_paused = true)]
async fn in_a_lane_one_is_on_its_way_and_files_beside_it() {
    let mut yard = Yard::open(Pace::unlimited());
    for (entry, class) in [(1, Class::Board), (2, Class::Board), (3, Class::File), (4, Class::File)] {
        yard.push(class, 7, entry);
    }
    millis(2).await;
    let (first, waiting, _) = yard.leaves().expect("a board");
    assert_eq!(waiting.push.entry, 1);
    assert_eq!(yard.leaves().map(|(_, waiting, _)| waiting.push.entry), Some(3));
    assert!(yard.leaves().is_none(), "both lanes have something on its way");
    yard.lanes.landed(first, None, None, &yard.gate);
    assert_eq!(yard.leaves().map(|(_, waiting, _)| waiting.push.entry), Some(2));
    assert!(yard.leaves().is_none());
}

#[tokio::test(start_paused = true)]
async fn what_waits_becomes_more_urgent_and_never_less() {
    let mut yard = Yard::open(Pace::unlimited());
    yard.push(Class::Board, 7, 1);
    yard.push(Class::Answer, 7, 2);
    yard.push(Class::Board, 7, 3);
    yard.push(Class::Answer, 7, 3);
    yard.push(Class::Answer, 7, 1);
    yard.push(Class::Board, 7, 2);
    millis(2).await;
    // Each at the place of its first push, and only once.
    assert_eq!(yard.sent(), [1, 2, 3]);
    assert!(yard.lanes.is_empty());
}

#[tokio::test(start_paused = true)]
async fn among_all_lanes_one_in_eight_goes_in_the_order_of_pushes() {
    let mut yard = Yard::open(Pace::unlimited());
    for entry in 0..3 {
        yard.push(Class::Answer, 1000 + entry, 1000 + entry);
    }
    for entry in 0..30 {
        yard.push(Class::Board, entry, entry);
    }
    millis(2).await;
    let sent = yard.sent();
    let patient: Vec<usize> = (0..sent.len()).filter(|&place| sent[place] >= 1000).collect();
    assert_eq!(patient, [7, 15, 23], "{sent:?}");
    assert!(sent.iter().filter(|entry| **entry < 1000).is_sorted(), "{sent:?}");
}

#[tokio::test(start_paused = true)]
async fn a_lane_that_was_told_to_wait_opens_then_for_all_that_waits() {
    let mut yard = Yard::open(Pace::unlimited());
    yard.push(Class::Answer, 7, 1);
    millis(2).await;
    let (key, waiting, _) = yard.leaves().expect("it is due");
    let opens = Instant::now() + Duration::from_secs(9);
    yard.lanes.landed(key, Some(waiting), Some(opens), &yard.gate);
    yard.push(Class::Blitz, 7, 2);
    yard.push(Class::Tidy, 7, 3);
    yard.push(Class::Board, 8, 4);
    millis(2).await;
    assert_eq!(yard.sent(), [4], "another lane has heard nothing");
    assert_eq!(yard.lanes.wakes(), Some(opens));
    yard.wakes().await;
    assert_eq!(yard.sent(), [2, 3, 1]);
}

#[tokio::test(start_paused = true)]
async fn what_is_tried_again_waits_its_time_and_keeps_its_place() {
    let mut yard = Yard::open(Pace::unlimited());
    yard.push(Class::Board, 7, 1);
    yard.push(Class::Board, 7, 2);
    millis(2).await;
    let (key, mut waiting, _) = yard.leaves().expect("it is due");
    waiting.from = Instant::now() + Duration::from_secs(3);
    yard.lanes.landed(key, Some(waiting), None, &yard.gate);
    assert_eq!(yard.sent(), [2]);
    millis(2_998).await;
    yard.push(Class::Board, 7, 3);
    yard.wakes().await;
    assert_eq!(yard.sent(), [1, 3], "it was pushed before");
}

#[tokio::test(start_paused = true)]
async fn two_lanes_of_a_chat_share_its_places() {
    let mut yard = Yard::open(Pace::telegram());
    yard.push(Class::File, 7, 1);
    yard.push(Class::Answer, 7, 2);
    millis(2).await;
    assert_eq!(yard.sent(), [2], "both stood ready, and the place was for one");
    millis(1_499).await;
    assert_eq!(yard.sent(), [0_u64; 0]);
    yard.wakes().await;
    assert_eq!(yard.sent(), [1]);
}

/// Keeps a board and an answer waiting in a group. Returns when each was sent within this many seconds, and its cost.
async fn pressed(yard: &mut Yard, seconds: u64) -> Vec<(Duration, u64, Cost)> {
    let (began, mut gone) = (Instant::now(), Vec::new());
    yard.push(Class::Board, 7, 1);
    yard.push(Class::Answer, 7, 1000);
    while began.elapsed() < Duration::from_secs(seconds) {
        yard.wakes().await;
        while let Some((entry, cost)) = yard.sends() {
            gone.push((began.elapsed(), entry, cost));
            yard.push(if entry < 1000 { Class::Board } else { Class::Answer }, 7, entry);
        }
    }
    gone
}

#[tokio::test(start_paused = true)]
async fn what_is_overtaken_gets_the_place_that_those_have_paid_who_overtook_it() {
    let mut yard = Yard::open(Pace::telegram());
    let gone = pressed(&mut yard, 600).await;
    let boards: Vec<Duration> = gone.iter().filter(|(_, entry, _)| *entry < 1000).map(|(at, ..)| *at).collect();
    let most = boards.windows(2).map(|pair| pair[1] - pair[0]).max().expect("there are boards");
    assert!(most <= Duration::from_millis(4_800), "a board has waited for {most:?}");
    let fares = |cost: Cost| gone.iter().filter(|(.., paid)| *paid == cost).count();
    let answers = gone.len() - boards.len();
    assert!(answers >= 20 && fares(Cost::Overtaken) >= 20, "{answers} answers in ten minutes: {gone:?}");
    let mut parts: Vec<_> = gone.split(|(.., paid)| *paid == Cost::Overtaken).collect();
    parts.pop();
    for part in &parts {
        let paying = part.iter().filter(|(.., paid)| *paid == Cost::Overtaking).count();
        assert_eq!(paying, 5, "each pays a fifth of a place: {part:?}");
    }
    // Four fifths of the place are over when the last of the five leaves.
    for pair in gone.windows(2).filter(|pair| pair[1].2 == Cost::Overtaken) {
        assert_eq!(pair[1].0 - pair[0].0, Duration::from_millis(800), "paid, but not before its time: {pair:?}");
    }
    for window in gone.windows(21) {
        assert!(window[20].0 - window[0].0 >= Duration::from_secs(60), "more than twenty in a minute: {window:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_pays_where_nobody_is_overtaken() {
    let mut yard = Yard::open(Pace::telegram());
    yard.push(Class::Board, 7, 1);
    millis(2).await;
    assert_eq!(yard.sends(), Some((1, Cost::Place)));
    yard.push(Class::Tidy, 7, 2);
    yard.push(Class::Board, 7, 3);
    yard.push(Class::Answer, 7, 4);
    millis(2).await;
    assert_eq!(yard.sends(), Some((3, Cost::Place)), "what writes nothing is not overtaken");
    assert_eq!(yard.sends(), Some((2, Cost::Free)));
    yard.push(Class::Board, 7, 5);
    millis(1_500).await;
    assert_eq!(yard.sends(), Some((5, Cost::Overtaking)));
}
