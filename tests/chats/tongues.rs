//! Whole matches in every language, typed as people there type; and in two languages a vote, a cup, a puzzle, privacy.

use kletka::bot::words::{self, Lang, Reader};
use kletka::game::Text;
use kletka::store::schema::{MatchRow, Stage};
use kletka_sandbox::{Message, SandboxConfig};

use super::house::{ANNA, BORIS, House, VERA, mover};

/// What two friends type.
struct Tongue {
    tag: &'static str,
    /// Four in a row on six by six, and how that is stored.
    noughts: &'static str,
    /// Two columns of that board.
    columns: [&'static str; 2],
    /// Pig to forty.
    pig: &'static str,
    roll: &'static str,
    hold: &'static str,
    draw: &'static str,
    resign: &'static str,
}

/// Other names and words than the bot itself writes, with letters that lost their marks.
const TONGUES: [Tongue; 9] = [
    Tongue {
        tag: "de",
        noughts: "Tic-Tac-Toe @boris größe=6 reihe=4",
        columns: ["a", "B"],
        pig: "schweinchen @boris punkte=40",
        roll: "Ich würfle!",
        hold: "ich hore auf",
        draw: "Remis?",
        resign: "ich gebe auf",
    },
    Tongue {
        tag: "es",
        noughts: "tres en raya @boris tamano=6 linea=4",
        columns: ["a", "b"],
        pig: "el cerdo @boris puntos=40",
        roll: "¡Otra!",
        hold: "me planto",
        draw: "¡Tablas!",
        resign: "Me rindo.",
    },
    Tongue {
        tag: "fr",
        noughts: "morpion @boris taille=6 alignement=4",
        columns: ["A", "b"],
        pig: "jeu du cochon @boris points=40",
        roll: "je lance",
        hold: "je m'arrete",
        draw: "égalité",
        resign: "J’abandonne",
    },
    Tongue {
        tag: "id",
        noughts: "tic-tac-toe @boris papan=6 deret=4",
        columns: ["a", "b"],
        pig: "babi @boris poin=40",
        roll: "kocok",
        hold: "setop",
        draw: "seri?",
        resign: "aku menyerah",
    },
    Tongue {
        tag: "it",
        noughts: "tris @boris griglia=6 fila=4",
        columns: ["a", "b"],
        pig: "maiale @boris punti=40",
        roll: "Tira!",
        hold: "mi fermo",
        draw: "patta?",
        resign: "mi arrendo",
    },
    Tongue {
        tag: "pl",
        noughts: "kolko i krzyzyk @boris wielkosc=6 linia=4",
        columns: ["a", "b"],
        pig: "świnka @boris punkty=40",
        roll: "Rzucam",
        hold: "dosc",
        draw: "proponuję remis",
        resign: "poddaje sie",
    },
    Tongue {
        tag: "pt",
        noughts: "Jogo da velha @boris tamanho=6 linha=4",
        columns: ["a", "b"],
        pig: "porquinho @boris pontos=40",
        roll: "lancar",
        hold: "chega",
        draw: "empatar",
        resign: "desisto",
    },
    Tongue {
        tag: "tr",
        noughts: "xox @boris tahta=6 DİZİ=4",
        columns: ["a", "B"],
        pig: "domuz @boris puan=40",
        roll: "ATIYORUM",
        hold: "duruyorum",
        draw: "berabere mi?",
        resign: "pes ediyorum",
    },
    Tongue {
        tag: "uk",
        noughts: "Хрестики-нулики @boris поле=6 поспіль=4",
        columns: ["а", "Б"],
        pig: "порося @boris очки=40",
        roll: "Кидаю",
        hold: "досить",
        draw: "нічия?",
        resign: "здаюсь",
    },
];

/// What the bot writes on a button.
fn key(tag: &str, key: &'static str) -> String {
    words::say(&Text::new(key), Reader { lang: Lang::of(Some(tag)), ..Reader::default() }, &[])
}

fn row(house: &House, id: u64) -> MatchRow {
    house.look(|tx| tx.match_row(id).expect("it was begun"))
}

/// Anna challenges Boris, and he accepts. Returns the first board.
async fn begun(house: &House, typed: &str) -> Message {
    house.match_of(ANNA, &format!("/play@kletka_bot {typed}"), BORIS).await
}

/// The next board, after a reply.
async fn answered(house: &House, user: i64, board: &Message, text: &str) -> Message {
    let said = house.reply(user, board.id, text);
    let next = house.board(house.group, said).await;
    house.settled().await;
    next
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_play_in_their_language() {
    let known: Vec<&str> = TONGUES.iter().map(|tongue| tongue.tag).chain(["en", "ru"]).collect();
    let missing: Vec<&str> = Lang::all().map(Lang::code).filter(|code| !known.contains(code)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for tongue in &TONGUES {
        let mut house = House::with(SandboxConfig::default(), tongue.tag).await;

        // Four in the first column win against three in the second.
        let mut board = begun(&house, tongue.noughts).await;
        let (first, second) = mover(&board);
        assert!(row(&house, 1).options.starts_with("size=6 line=4"), "{}", tongue.noughts);
        for (n, number) in [1, 1, 2, 2, 3, 3, 4].into_iter().enumerate() {
            if n == 3 {
                house.stop().await;
                house.start().await;
            }
            let user = if n % 2 == 0 { first } else { second };
            board = answered(&house, user, &board, &format!("{}{number}", tongue.columns[n % 2])).await;
        }
        assert!(board.text.contains("🏆") && board.button(&key(tongue.tag, "key-rematch")).is_some(), "{}", board.text);
        assert_eq!(row(&house, 1).stage, Stage::Over);

        // Each turn: a roll, and if that was no 1, the points are kept.
        let mut board = begun(&house, tongue.pig).await;
        assert!(row(&house, 2).options.starts_with("goal=40 "), "{}", tongue.pig);
        while row(&house, 2).stage == Stage::Live {
            let user = board.mentioned()[0];
            board = answered(&house, user, &board, tongue.roll).await;
            if board.mentioned() == [user] {
                board = answered(&house, user, &board, tongue.hold).await;
            }
        }
        assert!(board.text.contains("🏆"), "{}", board.text);

        // A draw is offered and agreed to; in the rematch somebody gives up.
        let board = begun(&house, tongue.noughts).await;
        let (first, second) = mover(&board);
        house.reply(first, board.id, tongue.draw);
        let agree = key(tongue.tag, "key-agree");
        let offer = house.find(house.group, tongue.draw, |m| m.button(&agree).is_some()).await;
        house.press(second, &offer, &agree).await;
        house.settled().await;
        assert_eq!(row(&house, 3).stage, Stage::Over, "{}", house.sandbox.transcript(house.group));
        let board = begun(&house, tongue.noughts).await;
        let over = answered(&house, mover(&board).0, &board, tongue.resign).await;
        assert!(over.text.contains("🏆"), "{}", over.text);
        house.proofread();
    }
}

/// A language, and pieces of what the bot says in it.
struct Told {
    tag: &'static str,
    vote: &'static str,
    votes: [&'static str; 2],
    cup: &'static str,
    cups: [&'static str; 4],
    resign: &'static str,
    puzzles: &'static str,
    puzzle: &'static str,
    solved: &'static str,
    privacy: [&'static str; 6],
}

const GERMAN: Told = Told {
    tag: "de",
    vote: "/fiveinarow@kletka_bot bot:1 abstimmung=10m",
    votes: [
        "Der Chat stimmt ab: a1 2 (Anna, Vera), b1 1 (Boris).",
        "Der Chat hat abgestimmt: a1 2 (Anna, Vera), b1 1 (Boris)",
    ],
    cup: "/cup@kletka_bot Tic-Tac-Toe ko",
    cups: [
        "Pokal №1 · Tic-Tac-Toe. Eröffnet von Anna; K.-o.-System.",
        "Mitmachen",
        "Runde 1 von 1",
        "gewinnt den Pokal!",
    ],
    resign: "aufgeben",
    puzzles: "🧩 Rätsel des Tages №",
    puzzle: "Streichzahlen",
    solved: "nicht gelöst",
    privacy: [
        "Was ich aufbewahre: deinen Namen",
        "Lösche mich",
        "Alles über dich löschen?",
        "Ja, lösche mich",
        "Erledigt: Unter deinem Namen ist nichts mehr gespeichert.",
        "gestern",
    ],
};

const TURKISH: Told = Told {
    tag: "tr",
    vote: "/fiveinarow@kletka_bot bot:1 oylama=10m",
    votes: ["Sohbet oyluyor: a1 2 (Anna, Vera), b1 1 (Boris).", "Sohbet oyladı: a1 2 (Anna, Vera), b1 1 (Boris)"],
    cup: "/cup@kletka_bot XOX eleme",
    cups: ["Kupa №1 · XOX. Anna kupa açıyor; eleme.", "Katıl", "tur 1 / 1", "kupayı kazandı!"],
    resign: "pes",
    puzzles: "🧩 Günün bulmacaları №",
    puzzle: "Sayılar",
    solved: "çözülemedi",
    privacy: [
        "Sakladıklarım: Telegram’ın gösterdiği adın",
        "Beni sil",
        "Seni sileyim mi?",
        "Evet, beni sil",
        "Tamam: adınla ilgili hiçbir şey kalmadı.",
        "dün",
    ],
};

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_a_cup_a_puzzle_and_privacy_in_german_and_turkish() {
    for told in [GERMAN, TURKISH] {
        let house = House::with(SandboxConfig::default(), told.tag).await;
        house.say(ANNA, told.vote);
        let board = house.find(house.group, "a board", |m| m.photo().is_some() && m.text.starts_with('№')).await;
        for (user, cell) in [(ANNA, "a1"), (BORIS, "b1"), (VERA, "a1")] {
            house.reply(user, board.id, cell);
        }
        house.told(told.votes[0]).await;
        // A vote that closes before the bot knows the id of its message deletes it instead of editing it.
        house.settled().await;
        house.pass(602);
        house.told(told.votes[1]).await;

        house.say(ANNA, told.cup);
        let [invites, join, round, wins] = told.cups;
        let invited = house.told(invites).await;
        house.press(BORIS, &invited, join).await;
        house.press(ANNA, &invited, &key(told.tag, "key-start")).await;
        house.told(round).await;
        let board = house.find(house.group, "a board", |m| m.text.starts_with("№2 · ")).await;
        house.reply(mover(&board).0, board.id, told.resign);
        house.told(wins).await;

        house.whisper(ANNA, "/start");
        house.whisper(ANNA, "/daily");
        let puzzles = house.told_in(ANNA, told.puzzles).await;
        house.press(ANNA, &puzzles, told.puzzle).await;
        house.find(ANNA, "a board", |m| m.photo().is_some()).await;
        house.whisper(ANNA, told.resign);
        house.told_in(ANNA, told.solved).await;

        let [kept, erase, sure, yes, done, yesterday] = told.privacy;
        house.whisper(ANNA, &format!("/daily {yesterday}"));
        house.told_in(ANNA, &key(told.tag, "daily-nobody")).await;
        house.whisper(ANNA, "/privacy");
        let shown = house.told_in(ANNA, kept).await;
        house.press(ANNA, &shown, erase).await;
        let asked = house.told_in(ANNA, sure).await;
        house.press(ANNA, &asked, yes).await;
        house.told_in(ANNA, done).await;
        house.proofread();
    }
}
