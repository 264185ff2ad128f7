//! The views and buttons of box games, tried on yacht (one box a turn) and golden general (two of ten dice).

use crate::game::{Seat, Text, Viewer};
use crate::games::GAMES;
use crate::play::{Match, record};

const YACHT: &str = "game yacht\nseats Anna | Boris\nfirst 1\ndeal 3 5 5 1 2\n";
const TOGETHER: &str = "game yacht together=on\nseats Anna | Boris\nfirst 1\ndeal 3 5 5 1 2\n";
const GOLDEN: &str = "game goldengeneral\nseats Anna | Boris\nfirst 1\ndeal 6 6 6 6 6 6 6 6 2 3\n";

fn replayed(text: &str) -> Match {
    let (header, lines) = record::read(text, GAMES).expect("a record");
    Match::replay(header, lines).map_err(|(_, reject)| reject).expect("legal moves")
}

/// The buttons of Anna as somebody sees them: the move, the message, and its numbers and texts.
fn buttons(live: &Match, who: Viewer) -> Vec<Vec<(String, String)>> {
    let told = |text: &Text| {
        let of = |name| text.args.iter().find(|(key, _)| key == name).map(|(_, arg)| format!("{arg:?}"));
        let args = ["die", "face", "points"].into_iter().filter_map(of);
        [text.key.to_string()].into_iter().chain(args).collect::<Vec<_>>().join(" ")
    };
    let rows = live.position().buttons(who, Seat(0));
    rows.iter()
        .map(|row| row.iter().map(|button| (button.text.clone().unwrap_or_default(), told(&button.label))).collect())
        .collect()
}

fn label<'a>(rows: &'a [Vec<(String, String)>], input: &str) -> Option<&'a str> {
    rows.iter().flatten().find(|(move_, _)| move_ == input).map(|(_, label)| label.as_str())
}

#[test]
fn dice_are_tapped_first_then_thrown_then_a_box_is_chosen() {
    let live = replayed(&format!("{YACHT}1 keep 5\n"));
    let rows = buttons(&live, Viewer::Public);
    let inputs: Vec<&str> = rows[0].iter().map(|(input, _)| input.as_str()).collect();
    assert_eq!(inputs, ["die 1", "die 2", "die 3", "die 4", "die 5"]);
    assert_eq!(label(&rows, "die 1"), Some("dice-loose Str(\"3\")"));
    assert_eq!(label(&rows, "die 2"), Some("dice-kept Str(\"5\")"));
    assert_eq!(rows[1], [("throw".to_owned(), "dice-rethrow".to_owned())]);
    assert_eq!(label(&rows, "fives"), Some("dice-box-points Num(-10)"));
    assert!(rows[2..].iter().all(|row| row.len() <= super::play::ABREAST));
    assert_eq!(rows[2..].iter().flatten().count(), 15, "every box, and no rare choice such as the lower pair");
    let last = replayed(&format!("{YACHT}1 throw ; 1 1 1 1 1\n1 throw ; 3 3 3 4 4\n"));
    let rows = buttons(&last, Viewer::Public);
    assert!(rows.iter().flatten().all(|(input, _)| input != "throw" && !input.starts_with("die")));
    assert_eq!(rows.iter().flatten().count(), 15);
}

#[test]
fn what_is_kept_in_secret_shows_on_no_button() {
    let [plain, kept] = ["", "1 keep 5 5\n"].map(|moves| replayed(&format!("{TOGETHER}{moves}")));
    let [rows, after] = [&plain, &kept].map(|live| buttons(live, Viewer::Public));
    assert_eq!(rows, after, "others see the same buttons whatever is kept");
    assert_eq!(label(&rows, "die 2"), Some("dice-die Str(\"2\")"));
    assert_eq!(label(&rows, "throw"), Some("dice-rethrow"));
    assert_eq!(label(&rows, "fives"), Some("dice-box"), "no points, which would tell of a sheet");
    assert_eq!(rows.iter().flatten().count(), 5 + 1 + 15);
    assert_eq!(kept.position().holds(Seat(0)).map(|text| format!("{:?}", text.args)), held("3 [5] [5] 1 2"));
    assert_eq!(kept.position().holds(Seat(1)).map(|text| format!("{:?}", text.args)), held("3 5 5 1 2"));
}

fn held(faces: &str) -> Option<String> {
    Some(format!("{:?}", Text::new("dice-holds").with("faces", faces.to_owned()).args))
}

/// Whoever taps a die in secret is told how it lies then, and not how it lay.
#[test]
fn a_tap_in_secret_is_answered_by_what_it_did() {
    let live = replayed(&format!("{TOGETHER}1 keep 5\n"));
    let told = |live: &Match, text: &str| {
        let parsed = live.position().read(Seat(0), &crate::game::Input::canonical(text)).expect("legal");
        parsed.label().key.to_string()
    };
    assert_eq!(["die 1", "die 2"].map(|text| told(&live, text)), ["dice-kept", "dice-loose"]);
    let open = replayed(&format!("{YACHT}1 keep 5\n"));
    assert_eq!(
        ["die 1", "die 2"].map(|text| told(&open, text)),
        ["dice-loose", "dice-kept"],
        "a button says how it is"
    );
}

#[test]
fn examples_keep_two_dice_while_there_are_throws() {
    assert_eq!(replayed(YACHT).position().example(Seat(0)).as_deref(), Some("keep 5 5"));
    let last = replayed(&format!("{YACHT}1 throw ; 1 1 1 1 1\n1 throw ; 3 3 3 4 4\n"));
    assert_eq!(last.position().example(Seat(0)).as_deref(), Some("yacht"));
    assert_eq!(last.position().example(Seat(1)), None, "it is not the turn of the other");
    assert_eq!(replayed(GOLDEN).position().example(Seat(0)).as_deref(), Some("keep 6 6"));
}

#[test]
fn the_first_of_two_boxes_may_be_put_back() {
    let picked = replayed(&format!("{GOLDEN}1 sixes\n"));
    let rows = buttons(&picked, Viewer::Public);
    assert_eq!(label(&rows, "sixes"), Some("dice-box-back"));
    assert_eq!(label(&rows, "general"), Some("dice-box-points Num(40)"), "with the points of the second box alone");
    let back = replayed(&format!("{GOLDEN}1 sixes\n1 sixes\n"));
    assert_eq!(buttons(&back, Viewer::Public), buttons(&replayed(GOLDEN), Viewer::Public));
    let thrown = replayed(&format!("{GOLDEN}1 sixes\n1 keep 6 6 6\n1 throw ; 1 2 3 4 5 1 2\n"));
    let label = label(&buttons(&thrown, Viewer::Public), "sixes").map(str::to_owned);
    assert!(label.is_some_and(|label| label != "dice-box-back"), "a throw puts it back");
}

#[test]
fn the_prompt_asks_for_the_second_box_once_the_first_is_chosen() {
    let asked = |moves: &str| replayed(&format!("{GOLDEN}{moves}")).turn().asks()[0].text.key.to_string();
    assert_eq!(["", "1 sixes\n"].map(asked), ["dice-ask-boxes", "dice-ask-second"]);
}
