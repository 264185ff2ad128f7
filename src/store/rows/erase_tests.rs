use super::*;
use crate::store::memory::MemoryStore;
use crate::store::schema::{Action, AloneRow, BallotRow, NewsRow, PollRow, QuestionRow, RefusalRow, VoteRow};

const ANNA: UserId = 71;
const BORIS: UserId = 82;

/// Anna, who is being erased.
fn anna() -> ErasingRow {
    ErasingRow { nameless: 1, name: "Anna".to_owned(), username: Some("anna_k".to_owned()), from: Some(0), told: None }
}

/// Anna's traces in a match: her id, her name, and her username as others have typed it.
struct Known {
    id: UserId,
    name: &'static str,
    tag: &'static str,
    joined: &'static str,
}

const BEFORE: Known = Known { id: ANNA, name: "Anna", tag: "@Anna_K", joined: "press 71 1" };
const AFTER: Known = Known { id: -1, name: "Player 4c1", tag: "Player 4c1", joined: "" };

fn question(user: UserId, by: Option<UserId>, action: Action) -> QuestionRow {
    QuestionRow { user, by, action, chat: 3, topic: None, until: 9, message: None }
}

/// Questions to Boris and, with `own`, to Anna, by her, and about her.
fn questions(own: bool) -> Vec<QuestionRow> {
    let mut all = vec![question(BORIS, None, Action::Resign), question(BORIS, None, Action::Drop { user: 93 })];
    if own {
        all.push(question(ANNA, None, Action::Cancel));
        all.push(question(BORIS, Some(ANNA), Action::Cancel));
        all.push(question(BORIS, None, Action::Drop { user: ANNA }));
    }
    all
}

fn said(name: &str) -> Text {
    let inner = |who: &str| Text::new("inner").with("who", who.to_owned());
    Text::new("outer").with("who", name.to_owned()).with("inner", inner(name)).with("other", inner("Boris"))
}

/// A match of Anna and Boris with each of them in every place that can name a user. `own`: including data of Anna's
/// alone.
fn played(known: &Known, own: bool) -> MatchRow {
    let json = r#"{"id":17,"game":"a","rules":1,"options":"","room":3,"topic":null,"host":7,"open":true,"seats":[],"stage":"live","secret":"00","first":null,"made":1,"began":1,"last":1,"lobby":null,"voided":null,"offer":null,"boards":[],"news":[],"timer":null,"outcome":null,"rematch":null}"#;
    let base: MatchRow = serde_json::from_str(json).unwrap();
    let partner = |user, name: &str| PartnerRow { user, name: name.to_owned() };
    let seat = |who, name: &str, joined: Option<&str>, also| SeatRow {
        who,
        name: name.to_owned(),
        joined: joined.map(ToOwned::to_owned),
        also,
    };
    let invited = if own { Who::Username("anna_k".to_owned()) } else { Who::User(known.id) };
    let users: Vec<UserId> = if own { vec![BORIS, ANNA] } else { vec![BORIS] };
    let alone = |user: UserId| AloneRow { user, refused: Some(said(known.name)), ..AloneRow::default() };
    let ballot = |user: UserId| BallotRow { user, message: 0, wish: None, agrees: None };
    let refusal = |user: UserId| RefusalRow { chat: 3, user, message: 8, alone: false };
    let poll =
        PollRow { number: 1, closes: 9, ballots: users.iter().map(|user| ballot(*user)).collect(), message: None };
    MatchRow {
        host: known.id,
        seats: vec![
            seat(Who::User(known.id), known.name, Some(known.joined), vec![partner(BORIS, "Boris")]),
            seat(Who::User(BORIS), "Boris", Some("press 82 2"), vec![partner(known.id, known.name)]),
            seat(invited, known.tag, None, Vec::new()),
            seat(Who::Computer(3), "Computer", Some(known.joined), Vec::new()),
            seat(Who::Username("vera".to_owned()), "@vera", None, Vec::new()),
        ],
        questions: questions(own),
        refusals: users.iter().map(|user| refusal(*user)).collect(),
        vote: Some(VoteRow { poll: Some(poll), ..VoteRow::default() }),
        hinted: users.clone(),
        named: users.clone(),
        alone: users.iter().map(|user| alone(*user)).collect(),
        declined: vec!["Boris".to_owned(), known.name.to_owned()],
        left: vec![known.tag.to_owned(), "@vera".to_owned()],
        voided: Some(said(known.name)),
        news: vec![NewsRow { version: 2, text: said(known.tag), to: None }],
        ..base
    }
}

#[test]
fn a_match_forgets_one_player_and_nothing_of_the_others() {
    let mut row = played(&BEFORE, true);
    anna().scrub_match(ANNA, &mut row);
    assert_eq!(row, played(&AFTER, false));
    let mut other = row.clone();
    anna().scrub_match(ANNA, &mut other);
    assert_eq!(other, row, "a second time there is nothing to do");
}

#[test]
fn of_the_stored_matches_those_change_in_which_the_user_stands_and_they_keep_their_seeds() {
    let store = MemoryStore::new();
    let mut tx = Tx::new(&store);
    let strange = MatchRow { id: 18, seats: Vec::new(), ..played(&AFTER, false) };
    for row in [played(&BEFORE, true), strange.clone(), MatchRow { id: 19, ..played(&BEFORE, true) }] {
        tx.put_match(None, &row);
    }
    tx.commit().expect("the batch is small");
    let mut tx = Tx::new(&store);
    let mut erasing = anna();
    let changed = tx.erase_from_matches(ANNA, &mut erasing, &|row| Some(format!("seed of {}", row.id)));
    assert_eq!((changed, erasing.from), (vec![17, 19], None), "all have been looked at");
    tx.commit().expect("the batch is small");
    let tx = Tx::new(&store);
    assert_eq!(tx.match_row(17), Some(MatchRow { seed: Some("seed of 17".to_owned()), ..played(&AFTER, false) }));
    assert_eq!(tx.match_row(18), Some(strange), "nothing of hers stood there");
}

#[test]
fn who_is_being_erased_is_known_until_it_is_done() {
    let store = MemoryStore::new();
    let mut tx = Tx::new(&store);
    let begun = tx.begin_erasing(ANNA).expect("it does not run yet");
    assert_eq!((begun.called().as_str(), begun.id()), ("Player 4c1", -1));
    assert_eq!(tx.begin_erasing(ANNA), None, "once is enough");
    let next = ErasingRow { from: Some(301), ..begun };
    tx.put_erasing(ANNA, &next);
    tx.commit().expect("the batch is small");
    let mut tx = Tx::new(&store);
    assert_eq!(tx.erasing(), Some((ANNA, next)));
    tx.end_erasing(ANNA);
    tx.commit().expect("the batch is small");
    assert_eq!(Tx::new(&store).erasing(), None);
}
