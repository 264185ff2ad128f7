//! What people do below a card: moves place by place, proposals, and what only they may see.

use super::away::{BORIS, buttons, key, press, shown, typed};
use super::*;
use crate::bot::boards::board::{DOWN, NUDGE};
use crate::bot::context::effects::Does;
use crate::bot::incoming::Inline;

/// A match of two in a card, and the first board.
pub(super) fn begins(desk: &mut Desk, game: &str) -> Call {
    let join = key(&typed(desk, ANNA, game)[0]);
    let fx = desk.update(press(1, BORIS, "card", &join), NOW);
    let call = delivered(desk, &fx);
    match buttons(&call).into_iter().find(|(label, _)| label == "Start") {
        Some((_, start)) => {
            let fx = desk.update(press(1000, ANNA, "card", &start), NOW);
            delivered(desk, &fx)
        }
        None => call,
    }
}

/// The newest change of a card. All changes have reached it.
pub(super) fn delivered(desk: &mut Desk, fx: &Effects) -> Call {
    let (entry, call) = shown(desk, fx);
    for push in &fx.push {
        let message = call.changes().expect("a change");
        desk.delivered(push.entry, stands(message, NOW), NOW);
    }
    desk.delivered(entry, stands(call.changes().expect("a change"), NOW), NOW);
    call
}

/// The person to move, and the other one.
pub(super) fn mover(desk: &mut Desk) -> (i64, i64) {
    let seats = desk.cache.stored.matches[&1].turn().seats();
    let seat = seats.iter().next().expect("somebody is asked");
    let Who::User(user) = row(desk).seats[seat.index()].who else { panic!("a person") };
    (user, ANNA + BORIS - user)
}

/// The data of the button with a label.
fn labelled(call: &Call, label: &str) -> String {
    let found = buttons(call).into_iter().find(|(known, _)| known == label);
    found.unwrap_or_else(|| panic!("no {label}: {:?}", buttons(call))).1
}

/// The text and the caption of a change.
fn said(call: &Call) -> &str {
    match call {
        Call::EditPhoto { caption, .. } => caption,
        Call::EditText { text, .. } => text,
        _ => panic!("no change of a card"),
    }
}

/// The board of a text.
fn chart(letters: &str) -> &str {
    letters.split("</pre>").next().unwrap_or_default()
}

fn toast(fx: &Effects) -> &str {
    &fx.answers[0].text
}

#[test]
fn a_large_board_takes_a_letter_and_a_number_in_any_order() {
    let mut desk = desk();
    let call = begins(&mut desk, "dots");
    assert!(said(&call).contains("Tap a letter and a number"), "{}", said(&call));
    let (user, other) = mover(&mut desk);
    let [k, ten] = ["k", "10"].map(|label| labelled(&call, label));
    let fx = desk.update(press(2, user, "card", &k), NOW);
    assert_eq!((toast(&fx), fx.push.len()), ("k…", 0));
    assert!(!toast(&desk.update(press(3, other, "card", &ten), NOW)).is_empty(), "it is not their turn");
    let fx = desk.update(press(4, user, "card", &ten), NOW);
    let next = delivered(&mut desk, &fx);
    assert_eq!(Tx::new(&*desk.store).lines(1).len(), 1);
    // The old keyboard is out of date, the new one works in the other order, and a taken place is refused.
    assert_eq!(toast(&desk.update(press(5, other, "card", &k), NOW)), "That button is out of date.");
    let [k, ten, nine] = ["k", "10", "9"].map(|label| labelled(&next, label));
    assert_eq!(toast(&desk.update(press(6, other, "card", &ten), NOW)), "…10");
    let fx = desk.update(press(7, other, "card", &k), NOW);
    assert!(!toast(&fx).is_empty() && fx.push.is_empty(), "{:?}", fx.answers);
    assert_eq!(toast(&desk.update(press(8, other, "card", &nine), NOW)), "…9", "what was refused is forgotten");
    desk.update(press(9, other, "card", &k), NOW);
    assert_eq!(Tx::new(&*desk.store).lines(1).len(), 2);
}

#[test]
fn letters_are_those_of_the_chat_and_words_those_of_the_presser() {
    let mut desk = desk();
    let anna = Person { language: Some("ru".to_owned()), ..anna() };
    let query = Inline { id: "query".to_owned(), from: anna, text: "dots".to_owned() };
    let mut fx = desk.update(Incoming { update: 0, kind: Kind::Inline(query) }, NOW);
    let join = key(&fx.suggest.pop().expect("an answer").rows[0]);
    let fx = desk.update(press(1, BORIS, "card", &join), NOW);
    let call = delivered(&mut desk, &fx);
    assert!(said(&call).contains("Нажми букву и число"), "{}", said(&call));
    let (user, other) = mover(&mut desk);
    let k = labelled(&call, "к");
    assert_eq!(toast(&desk.update(press(2, user, "card", &k), NOW)), "к…");
    assert_eq!(toast(&desk.update(press(3, other, "card", &k), NOW)), "It is not your turn.");
    let fx = desk.update(press(4, user, "card", &labelled(&call, "⋯")), NOW);
    assert!(buttons(&delivered(&mut desk, &fx)).iter().any(|(label, _)| label == "🏳 Сдаться"));
    let line = typed(&mut desk, other, &format!("№1 {NUDGE}"));
    assert!(line[0].text.ends_with(", твой ход в партии №1."), "{}", line[0].text);
}

#[test]
fn a_move_without_a_way_back_takes_two_presses() {
    let mut desk = desk();
    begins(&mut desk, "dots");
    let lines = |desk: &Desk| Tx::new(&*desk.store).lines(1).len();
    for (update, text) in [(2, "k10"), (3, "k11")] {
        let (user, _) = mover(&mut desk);
        let data = Callback::Move { id: 1, version: lines(&desk), text: text.to_owned() }.write().expect("it fits");
        desk.update(press(update, user, "card", &data), NOW);
    }
    let (user, other) = mover(&mut desk);
    let data = Callback::Move { id: 1, version: 2, text: "stop".to_owned() }.write().expect("it fits");
    let fx = desk.update(press(4, user, "card", &data), NOW);
    assert_eq!((toast(&fx), lines(&desk)), ("Sure? Press the same button once more.", 2));
    desk.update(press(5, other, "card", &data), NOW);
    assert_eq!(lines(&desk), 2, "somebody else was asked");
    desk.update(press(6, user, "card", &data), NOW);
    assert_eq!(lines(&desk), 3);
}

#[test]
fn a_small_board_takes_places_one_by_one() {
    let mut desk = desk();
    let call = begins(&mut desk, "boxes");
    let (user, _) = mover(&mut desk);
    let place = |name: &str| Callback::Half { id: 1, version: 0, text: name.to_owned() }.write().expect("it fits");
    assert!(buttons(&call).iter().any(|(_, data)| *data == place("b2")), "{:?}", buttons(&call));
    assert_eq!(toast(&desk.update(press(2, user, "card", &place("b2")), NOW)), "b2…");
    desk.update(press(3, user, "card", &place("b1")), NOW);
    assert_eq!(Tx::new(&*desk.store).lines(1).len(), 1);
}

#[test]
fn proposals_stand_on_the_card() {
    let mut desk = desk();
    let call = begins(&mut desk, "dots");
    assert!(said(&call).contains("/settings turns=on"), "the first match of the chat: {}", said(&call));
    let stranger = desk.update(press(2, 99, "card", &labelled(&call, "⋯")), NOW);
    assert_eq!(toast(&stranger), "You are not playing in №1.");
    let fx = desk.update(press(3, ANNA, "card", &labelled(&call, "⋯")), NOW);
    let open = delivered(&mut desk, &fx);
    let fx = desk.update(press(4, ANNA, "card", &labelled(&open, "🤝 Draw")), NOW);
    assert_eq!(fx.push.len(), 1, "one picture is enough");
    let offered = delivered(&mut desk, &fx);
    assert!(said(&offered).contains("offers a draw") && !said(&offered).contains("Boris offers"), "{}", said(&offered));
    assert!(buttons(&offered).iter().all(|(label, _)| label != "🤝 Draw"), "the rest is closed again");
    let fx = desk.update(press(5, BORIS, "card", &labelled(&offered, "Refuse")), NOW);
    let refused = delivered(&mut desk, &fx);
    assert!(!said(&refused).contains("offers a draw"), "{}", said(&refused));
    desk.update(
        press(6, BORIS, "card", &Callback::More { id: 1, word: "draw".to_owned() }.write().expect("it fits")),
        NOW,
    );
    let agree = Callback::Offer { id: 1, version: 0, word: "agree".to_owned() }.write().expect("it fits");
    let fx = desk.update(press(7, ANNA, "card", &agree), NOW);
    let over = delivered(&mut desk, &fx);
    assert_eq!(row(&desk).stage, Stage::Over);
    assert!(!said(&over).contains("/settings turns=on"), "there is no turn any more: {}", said(&over));
    // The rematch is played in the same card.
    let fx = desk.update(press(8, BORIS, "card", &labelled(&over, "Rematch")), NOW);
    let again = delivered(&mut desk, &fx);
    assert_eq!(again.changes(), over.changes());
}

#[test]
fn a_finished_board_comes_back_when_its_rematch_is_off() {
    let mut desk = desk();
    begins(&mut desk, "dots");
    let resign = Callback::More { id: 1, word: "resign".to_owned() }.write().expect("it fits");
    desk.update(press(2, ANNA, "card", &resign), NOW);
    let fx = desk.update(press(3, ANNA, "card", &resign), NOW);
    let over = delivered(&mut desk, &fx);
    assert!(said(&over).contains("Boris</b> wins"), "{}", said(&over));
    let off = [("Decline", ANNA, "declined."), ("Withdraw", BORIS, "It was withdrawn.")];
    for (n, (label, user, why)) in (2..).zip(off) {
        let fx = desk.update(press(n * 10, BORIS, "card", &labelled(&over, "Rematch")), NOW);
        let asks = delivered(&mut desk, &fx);
        let fx = desk.update(press(n * 10 + 1, user, "card", &labelled(&asks, label)), NOW);
        let back = delivered(&mut desk, &fx);
        assert!(matches!(back, Call::EditPhoto { .. }) && back.changes() == over.changes());
        assert_eq!(buttons(&back), buttons(&over));
        let told = said(&back);
        assert!(told.contains("Boris</b> wins") && told.contains(&format!("№{n}")) && told.contains(why), "{told}");
    }
}

#[test]
fn the_rest_opens_and_closes() {
    let mut desk = desk();
    let mut call = begins(&mut desk, "dots");
    for (update, label) in [(2, "⋯"), (3, "« Back"), (4, "⋯")] {
        let fx = desk.update(press(update, ANNA, "card", &labelled(&call, label)), NOW);
        call = delivered(&mut desk, &fx);
        assert_eq!(buttons(&call).iter().any(|(known, _)| known == "🤝 Draw"), label == "⋯");
    }
}

#[test]
fn giving_up_takes_two_presses() {
    let mut desk = desk();
    begins(&mut desk, "dots");
    let resign = Callback::More { id: 1, word: "resign".to_owned() }.write().expect("it fits");
    for (update, at) in [(2, NOW), (3, NOW + 61 * SECOND)] {
        let fx = desk.update(press(update, ANNA, "card", &resign), at);
        assert_eq!((toast(&fx), row(&desk).stage), ("Sure? Press the same button once more.", Stage::Live));
    }
    desk.update(press(4, BORIS, "card", &resign), NOW + 62 * SECOND);
    assert_eq!(row(&desk).stage, Stage::Live, "somebody else was asked");
    desk.update(press(5, ANNA, "card", &resign), NOW + 63 * SECOND);
    assert_eq!(row(&desk).stage, Stage::Over);
}

#[test]
fn strangers_hear_it_five_times_a_minute() {
    let mut desk = desk();
    let call = begins(&mut desk, "tictactoe");
    let (_, cell) = buttons(&call).into_iter().find(|(_, data)| data.starts_with("m:")).expect("a cell");
    let told =
        |desk: &mut Desk, update, user, at| !toast(&desk.update(press(update, user, "card", &cell), at)).is_empty();
    assert!((2..7).all(|update| told(&mut desk, update, 99, NOW)));
    assert!(!told(&mut desk, 7, 99, NOW) && told(&mut desk, 8, 98, NOW) && told(&mut desk, 9, 99, NOW + 61 * SECOND));
    assert!(row(&desk).seats.len() == 2 && Tx::new(&*desk.store).lines(1).is_empty());
}

#[test]
fn fleets_are_drawn_and_shown_to_their_owners_alone() {
    let mut desk = desk();
    let call = begins(&mut desk, "seabattle");
    assert_eq!(Tx::new(&*desk.store).lines(1).len(), 2, "both fleets are drawn");
    let Call::EditPhoto { letters: Some(letters), caption, .. } = &call else { panic!("a picture") };
    assert!(!chart(letters).contains('S') && caption.contains("placed at random"), "{letters}");
    let look = labelled(&call, "👁 My fleet");
    let fleets =
        [2, 3].map(|update| desk.update(press(update, if update == 2 { ANNA } else { BORIS }, "card", &look), NOW));
    let [one, two] = fleets.map(|fx| fx.answers[0].clone());
    assert!(one.alert && one.text != two.text && one.text.chars().count() <= 200, "{}", one.text);
    assert_eq!(one.text.matches('■').count(), 20, "{}", one.text);
    let stranger = desk.update(press(4, 99, "card", &look), NOW);
    assert_eq!(toast(&stranger), "You are not playing in №1.");
    let (again, ready) = (labelled(&call, "🎲 Random fleet"), labelled(&call, "✅ Ready"));
    let fx = desk.update(press(5, ANNA, "card", &again), NOW);
    assert!(fx.answers[0].alert && fx.answers[0].text.contains('■') && fx.answers[0].text != one.text);
    assert!(fx.push.is_empty(), "the card shows nothing of it, and its buttons go on to work");
    let fx = desk.update(press(6, ANNA, "card", &ready), NOW);
    delivered(&mut desk, &fx);
    let fx = desk.update(press(7, BORIS, "card", &ready), NOW);
    let fires = delivered(&mut desk, &fx);
    let (user, _) = mover(&mut desk);
    assert_eq!(toast(&desk.update(press(8, user, "card", &labelled(&fires, "c")), NOW)), "c…");
    let fx = desk.update(press(9, user, "card", &labelled(&fires, "3")), NOW);
    let Call::EditPhoto { letters: Some(letters), .. } = delivered(&mut desk, &fx) else { panic!("a picture") };
    assert!(!chart(&letters).contains('S'), "{letters}");
}

#[test]
fn a_card_is_brought_down_once_and_the_old_one_says_so() {
    let mut desk = desk();
    let call = begins(&mut desk, "tictactoe");
    let first = call.changes();
    let (user, _) = mover(&mut desk);
    let (label, cell) = buttons(&call).into_iter().find(|(_, data)| data.starts_with("m:")).expect("a cell");
    let fx = desk.update(press(10, user, "card", &cell), NOW);
    delivered(&mut desk, &fx);
    let line = typed(&mut desk, BORIS, &format!("№1 {DOWN}"));
    assert_eq!((line.len(), line[0].title.as_str()), (1, "Show №1 here"));
    let show = key(&line[0]);
    let forged = Callback::Show { id: 1, proof: 5 }.write().expect("it fits");
    assert!(!toast(&desk.update(press(2, BORIS, "new card", &forged), NOW)).is_empty());
    let fx = desk.update(press(3, BORIS, "new card", &show), NOW);
    let calls: Vec<Call> = fx.push.iter().filter_map(|push| desk.prepare(push.entry, NOW).call).collect();
    let of = |name: &str| calls.iter().find(|call| call.dest().posted.as_deref() == Some(name)).expect("a change");
    assert!(said(of("card")).contains("Play goes on below") && buttons(of("card")).is_empty());
    assert_eq!(of("card").changes(), first);
    let below = of("new card");
    assert!(buttons(below).iter().any(|(_, data)| data.starts_with("m:")));
    assert!(said(below).contains(&format!("</b>: {label}")), "the last move is told there, too: {}", said(below));
    // A change of the old card that arrives late does not take the match back.
    for push in &fx.push {
        desk.delivered(push.entry, stands(first.expect("a card"), NOW), NOW);
    }
    assert_eq!(row(&desk).boards[0].message, below.changes());
    let (user, _) = mover(&mut desk);
    let (_, cell) = buttons(below).into_iter().find(|(_, data)| data.starts_with("m:")).expect("a cell");
    let fx = desk.update(press(4, user, "new card", &cell), NOW);
    assert_eq!(shown(&mut desk, &fx).1.dest().posted.as_deref(), Some("new card"));
    assert!(typed(&mut desk, 99, &format!("№1 {DOWN}")).iter().all(|row| row.title != "Show №1 here"));
}

#[test]
fn whoever_waits_calls_the_other() {
    let mut desk = desk();
    begins(&mut desk, "tictactoe");
    let (user, other) = mover(&mut desk);
    let name = if user == ANNA { "Anna" } else { "Boris" };
    let line = typed(&mut desk, other, &format!("№1 {NUDGE}"));
    assert_eq!((line.len(), line[0].text.as_str()), (1, format!("{name}, your move in №1.").as_str()));
    assert!(line[0].keys.is_empty());
    assert_eq!(typed(&mut desk, user, &format!("№1 {NUDGE}"))[0].text, "There is nobody to call in №1.");
}

#[test]
fn players_open_the_board_in_the_mini_app() {
    let mut desk = desk();
    begins(&mut desk, "dots");
    let (user, _) = mover(&mut desk);
    let (look, _) = desk.seen_by(1, user, NOW).unwrap_or_else(|why| panic!("{why:?}"));
    assert!(look.may);
    assert!(matches!(desk.seen_by(1, 99, NOW), Err(Unseen::Nothing)), "nobody else, since nobody knows who is there");
}

#[test]
fn a_blitz_is_no_invitation() {
    let mut desk = desk();
    let row = typed(&mut desk, ANNA, "tictactoe clock=blitz").remove(0);
    assert!(row.keys.is_empty() && row.about.contains("Blitz"), "{row:?}");
    assert!(
        !typed(&mut desk, ANNA, "tictactoe clock=3d")[0].keys.iter().all(|(_, does)| matches!(does, Does::Link(_)))
    );
}
