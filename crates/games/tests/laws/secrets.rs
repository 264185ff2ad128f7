//! Secrets: where a game accepts secret moves, and that nobody learns of them before they are revealed.

use kletka_games::game::{
    Audience, Chance, Event, Hidden, Input, Manner, Position, Seat, Seats, Secrecy, Seen, StepCtx, Turn, Viewer, Why,
};

use crate::common::Setting;
use crate::course::Moment;
use crate::{no_chance, some_seats, viewers, wants_faces};

/// The secrecy of a seat's prompt; the least secret one, if it has several.
fn secrecy(turn: &Turn, seat: Seat) -> Option<Secrecy> {
    let own = turn.asks().iter().filter(|ask| ask.seats.has(seat)).map(|ask| ask.secrecy);
    own.min_by_key(|secrecy| match secrecy {
        Secrecy::Open => 0,
        Secrecy::Sealed => 1,
        Secrecy::Private => 2,
    })
}

/// Whether a prompt with this secrecy accepts a move made in this manner.
fn may_be_said(secrecy: Secrecy, manner: Manner) -> bool {
    match secrecy {
        Secrecy::Open => true,
        Secrecy::Sealed => matches!(manner, Manner::Pressed | Manner::Private),
        Secrecy::Private => manner == Manner::Private,
    }
}

pub fn a_secret_move_is_taken_where_nobody_sees_it(now: &Moment<'_>) {
    let position = now.position();
    for seat in now.some_seats().filter(|_| now.is_close()) {
        let Some(secrecy) = secrecy(now.turn, seat) else { continue };
        let hidden = now.setting.game.info().hidden;
        assert!(secrecy == Secrecy::Open || hidden != Hidden::Nothing, "a secret of what?");
        let text = position.sample(seat, &mut no_chance().chance).expect("who may act has a move");
        for manner in [Manner::Overheard, Manner::Addressed, Manner::Pressed, Manner::Private] {
            let taken = may_be_said(secrecy, manner);
            // Overheard text may count as talk.
            if taken && manner == Manner::Overheard {
                continue;
            }
            let said = position.copy().play(seat, &Input::canonical(&text).said(manner), &mut no_chance());
            match said {
                Err(reject) if wants_faces(&reject) => {}
                Ok(_) => assert!(taken, "`{text}` is a secret, but taken from a text said {manner:?}"),
                Err(reject) => {
                    assert!(!taken, "`{text}` said {manner:?}: {reject:?}");
                    let chatter = manner == Manner::Overheard && reject.why == Why::Syntax;
                    assert!(chatter || reject.why == Why::WrongChat, "`{text}` said {manner:?}: {reject:?}");
                }
            }
        }
    }
}

/// Two positions that differ in one seat's choice.
struct Twins {
    one: Box<dyn Position>,
    two: Box<dyn Position>,
    owner: Seat,
}

/// The events of a step that the others hear.
fn heard(events: &[Event], owner: Seat, seats: u8) -> Vec<&Event> {
    let others = |event: &&Event| event.is_public() || some_seats(seats).any(|s| s != owner && event.whispers_to(s));
    events.iter().filter(others).collect()
}

/// The public examples.
fn examples(position: &dyn Position) -> Vec<Option<String>> {
    let turn = position.turn();
    let open = turn.asks().iter().filter(|ask| ask.typed && ask.secrecy == Secrecy::Open);
    open.flat_map(|ask| ask.seats.iter()).map(|seat| position.example(seat)).collect()
}

impl Twins {
    /// Everything that the others see of each position.
    fn seen(&self, seats: u8) -> [Vec<Seen>; 2] {
        let others = || viewers(seats).into_iter().filter(|who| !who.is(self.owner) && *who != Viewer::Revealed);
        [&self.one, &self.two].map(|twin| others().map(|who| twin.seen(who)).collect())
    }

    /// Makes a move in each position. `false`: they have diverged, since something was revealed or one of them has a
    /// different prompt. Then they may look different.
    fn play(&mut self, setting: &Setting, step: u64, seat: Seat, texts: [&str; 2]) -> bool {
        let told = [(&mut self.one, texts[0]), (&mut self.two, texts[1])].map(|(twin, text)| {
            let mut ctx = StepCtx::new(setting.chance(step, 8), 0);
            twin.play(seat, &Input::canonical(text), &mut ctx).map(|_| ctx.events)
        });
        let [Ok(one), Ok(two)] = told else { return false };
        let opened = one.iter().chain(&two).any(|event| event.to == Audience::Reveal);
        if opened || self.one.turn() != self.two.turn() {
            return false;
        }
        let (one, two) = (heard(&one, self.owner, setting.seats), heard(&two, self.owner, setting.seats));
        assert_eq!(one, two, "the others hear what {:?} has chosen in secret", self.owner);
        let [one, two] = self.seen(setting.seats);
        assert!(one == two, "the others see what {:?} has chosen in secret, {texts:?}", self.owner);
        let [one, two] = [&self.one, &self.two].map(|twin| examples(&**twin));
        assert_eq!(one, two, "an example tells what {:?} has chosen in secret", self.owner);
        true
    }
}

/// How many moves of others continue two matches that differ in a secret.
const ON: u64 = 3;

pub fn nobody_learns_of_a_secret_before_it_is_revealed(now: &Moment<'_>) {
    let (position, setting, step) = (now.position(), now.setting, now.step as u64);
    for seat in now.some_seats().filter(|_| now.is_close()) {
        if secrecy(now.turn, seat).is_none_or(|secrecy| secrecy == Secrecy::Open) {
            continue;
        }
        let mut chance = setting.chance(step, 10);
        let mut listed = position.moves(seat).unwrap_or_default();
        chance.shuffle(&mut listed);
        let [one, two, ..] = listed.as_slice() else { continue };
        let mut twins = Twins { one: position.copy(), two: position.copy(), owner: seat };
        let mut alike = twins.play(setting, step, seat, [one, two]);
        for n in 0..ON {
            let others: Vec<Seat> = twins.one.turn().may().without(seat).iter().collect();
            let Some(&other) = chance.pick(&others).filter(|_| alike) else { break };
            let text = twins.one.sample(other, &mut chance).expect("who may act has a move");
            alike = twins.play(setting, step + n, other, [&text, &text]);
        }
    }
}

/// If players press under a picture without secrets, each of them can hear about their own things. That must not depend
/// on another's secret choice.
pub fn who_presses_in_secret_can_be_told_what_lies_there(now: &Moment<'_>) {
    let position = now.position();
    let sealed = |seat: &Seat| secrecy(now.turn, *seat) == Some(Secrecy::Sealed);
    for seat in now.some_seats().filter(|_| now.is_close()) {
        let held = position.holds(seat);
        let blind = sealed(&seat) && position.hidden() == Hidden::Views;
        assert!(held.is_some() || !blind, "{seat:?} presses and sees nothing of its own");
        let own = position.seen(Viewer::Seat(seat)) != position.seen(Viewer::Public);
        assert!(held.is_none() || own, "{held:?} is what everybody sees");
        let other = now.turn.seats().without(seat).iter().find(sealed).filter(|_| held.is_some());
        let Some(other) = other else { continue };
        let Some(text) = position.sample(other, &mut now.setting.chance(now.step as u64, 12)) else { continue };
        let (mut twin, mut ctx) = (position.copy(), StepCtx::new(now.setting.chance(now.step as u64, 13), 0));
        let played = twin.play(other, &Input::canonical(&text), &mut ctx);
        let opened = ctx.events.iter().any(|event| event.to == Audience::Reveal);
        assert!(played.is_err() || opened || twin.holds(seat) == held, "{other:?} changes what {seat:?} has");
    }
}

/// A match may end in any position, by a request at the table. Then everybody sees a player's view.
pub fn where_nothing_is_hidden_everybody_sees_the_same(now: &Moment<'_>) {
    let hidden = now.setting.game.info().hidden;
    if hidden == Hidden::Views || !now.is_close() {
        return;
    }
    let public = now.position().seen(Viewer::Public);
    for who in viewers(now.setting.seats) {
        if hidden == Hidden::Nothing || who != Viewer::Revealed {
            assert!(now.position().seen(who) == public, "{who:?} sees more than everybody");
        }
    }
}

/// All have the same picture of a match that ended by its rules. Only what was dealt to one player alone may stay
/// private.
pub fn nothing_is_hidden_once_it_is_over(now: &Moment<'_>) {
    if !now.is_over() {
        return;
    }
    let position = now.position();
    let (_, dealt) = now.setting.start(Chance::given(&now.live.header().deal)).expect("what has begun");
    let keeps = |who: &Viewer| dealt.chance.knowing().flat_map(Seats::iter).any(|seat| who.is(seat));
    for who in viewers(now.setting.seats) {
        assert_eq!(position.scores(who), position.scores(Viewer::Revealed), "{who:?} has other scores");
        if !keeps(&who) {
            assert_eq!(position.board(who), position.board(Viewer::Revealed), "{who:?} has another board");
            let same = position.scene(who) == position.scene(Viewer::Revealed);
            assert!(same, "{who:?} has another picture");
        }
    }
}
