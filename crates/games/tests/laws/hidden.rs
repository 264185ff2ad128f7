//! Hidden draws: every step is repeated with different draws where a viewer may not know them. The viewer must see and
//! hear the same until the game reveals something.
//!
//! So two positions are played side by side. They differ only in things hidden from the viewer.

use std::collections::BTreeSet;

use kletka_games::game::{
    Audience, Button, Chance, Draw, Event, Help, Hidden, Input, Nth, Position, Scene, Seats, Secrecy, Seed, Seen,
    StepCtx, Text, Turn, Viewer,
};
use kletka_games::play::{Action, Line, Match};

use crate::common::{Setting, Ways, at, caught, settings, wander};
use crate::toys::cup::{Cup, Slip};
use crate::{all, games, some_seats, viewers};

/// How often to look for different hidden draws that match the open messages about them.
const TRIES: u64 = 16;

/// Everything that a viewer perceives of a position.
struct Sight {
    seen: Seen,
    scene: Scene,
    board: String,
    scores: Option<Vec<i64>>,
    round: Option<Nth>,
    turn: Turn,
    hides: Hidden,
    /// The examples that the viewer reads.
    examples: Vec<Option<String>>,
    /// The buttons that the viewer has under a picture.
    buttons: Vec<Vec<Vec<Button>>>,
    /// The messages for this viewer only.
    own: Option<Own>,
}

/// A player's private information and options.
#[derive(PartialEq)]
struct Own {
    holds: Option<Text>,
    hint: Option<Help>,
    moves: Option<Vec<String>>,
}

impl Sight {
    fn of(position: &dyn Position, who: Viewer, seats: u8) -> Sight {
        let turn = position.turn();
        let asks = turn.asks().iter().filter(|ask| ask.typed);
        let read =
            asks.flat_map(|ask| ask.seats.iter().filter(move |seat| ask.secrecy == Secrecy::Open || who.is(*seat)));
        let examples = read.map(|seat| position.example(seat)).collect();
        let own = |seat| Own { holds: position.holds(seat), hint: position.hint(seat), moves: position.moves(seat) };
        Sight {
            seen: position.seen(who),
            scene: position.scene(who),
            board: position.board(who),
            scores: position.scores(who),
            round: position.round(who),
            hides: position.hidden(),
            examples,
            buttons: some_seats(seats).map(|seat| position.buttons(who, seat)).collect(),
            own: match who {
                Viewer::Seat(seat) => Some(own(seat)),
                Viewer::Public | Viewer::Revealed => None,
            },
            turn,
        }
    }

    /// The part in which it differs from another.
    fn differs(&self, other: &Sight) -> Option<&'static str> {
        let parts = [
            ("view", self.seen == other.seen),
            ("picture", self.scene == other.scene),
            ("board", self.board == other.board),
            ("scores", self.scores == other.scores),
            ("round", self.round == other.round),
            ("turn", self.turn == other.turn),
            ("openness", self.hides == other.hides),
            ("examples", self.examples == other.examples),
            ("buttons", self.buttons == other.buttons),
            ("own sentences and moves", self.own == other.own),
        ];
        parts.into_iter().find(|(_, same)| !same).map(|(part, _)| part)
    }
}

/// The result of a step.
struct Made {
    position: Box<dyn Position>,
    ctx: StepCtx,
}

impl Made {
    /// The events that a viewer hears.
    fn heard(&self, who: Viewer) -> Vec<&Event> {
        let hears = |event: &&Event| match who {
            Viewer::Seat(seat) => event.is_public() || event.whispers_to(seat),
            Viewer::Public | Viewer::Revealed => event.is_public(),
        };
        self.ctx.events.iter().filter(hears).collect()
    }

    /// Whether the step reveals a secret.
    fn reveals(&self) -> bool {
        self.ctx.events.iter().any(|event| event.to == Audience::Reveal)
    }

    /// The part in which it differs from another for a viewer.
    fn differs(&self, other: &Made, who: Viewer, seats: u8) -> Option<&'static str> {
        if self.heard(who) != other.heard(who) {
            return Some("news");
        }
        let sight = |made: &Made| Sight::of(&*made.position, who, seats);
        sight(self).differs(&sight(other))
    }
}

/// A step that can be repeated with different chances.
struct Step<'a> {
    setting: &'a Setting,
    number: u64,
    /// The position before a line, and the line; `None` for the set-up.
    before: Option<(&'a dyn Position, &'a Line)>,
}

impl Step<'_> {
    /// Repeats the step from its own position. `None`: it is impossible with this chance.
    fn take(&self, chance: Chance) -> Option<Made> {
        match self.before {
            Some((position, _)) => self.take_from(position, chance),
            None => {
                let (position, ctx) = self.setting.start(chance).ok()?;
                Some(Made { position, ctx }).filter(|made| !made.ctx.chance.fault())
            }
        }
    }

    /// Repeats the step from another position.
    fn take_from(&self, position: &dyn Position, chance: Chance) -> Option<Made> {
        let (_, line) = self.before?;
        let mut ctx = StepCtx::new(chance, line.at.unwrap_or_default());
        ctx.shown = line.shown.unwrap_or(ctx.at).min(ctx.at);
        let mut position = position.copy();
        match line.action().ok()? {
            Action::Move(seat, text) => drop(position.play(seat, &Input::canonical(text), &mut ctx).ok()?),
            Action::Lapse => position.lapse(&mut ctx),
            Action::Resign(seat) => drop(position.leave(seat, &mut ctx)),
            other => unreachable!("a random match has no {other:?}"),
        }
        Some(Made { position, ctx }).filter(|made| !made.ctx.chance.fault())
    }

    /// A different chance.
    fn other(&self, n: u64) -> Chance {
        Chance::seeded(&Seed([self.setting.seed ^ 0x5a; 32]), TRIES * self.number + n)
    }

    /// A chance with the same draws as the step, except those hidden from a viewer.
    fn hiding(&self, made: &Made, who: Viewer, n: u64) -> Chance {
        Chance::given(&made.ctx.chance.known_to(who)).hiding(who, self.other(n))
    }

    /// An alternative step that a viewer could not tell apart, if something is hidden.
    fn twin(&self, made: &Made, who: Viewer) -> Option<Made> {
        let chance = &made.ctx.chance;
        let hidden = chance.hidden_from(who);
        let other = |twin: &Made| {
            twin.ctx.chance.open_parts() == chance.open_parts() && twin.ctx.chance.hidden_from(who) != hidden
        };
        let mut tries = (0..TRIES).take_while(|_| !hidden.is_empty());
        tries.find_map(|n| self.take(self.hiding(made, who, n)).filter(other))
    }

    /// The pair of positions for a viewer. `public` is the step with other draws for everybody; it serves viewers who
    /// know no more than everybody.
    fn pair(&self, made: &Made, public: Option<&Made>, who: Viewer) -> Option<Pair> {
        let chance = &made.ctx.chance;
        let own = (chance.known_to(who) != chance.known_to(Viewer::Public)).then(|| self.twin(made, who));
        let twin = own.as_ref().map_or(public, Option::as_ref)?;
        match made.differs(twin, who, self.setting.seats) {
            None => Some(Pair::of(made, twin)),
            Some(part) => shown(who, part),
        }
    }
}

/// Two positions that differ only in things hidden from a viewer.
struct Pair {
    one: Box<dyn Position>,
    two: Box<dyn Position>,
}

impl Pair {
    /// A real step and its alternative.
    fn of(one: &Made, two: &Made) -> Pair {
        Pair { one: one.position.copy(), two: two.position.copy() }
    }

    /// Both positions after a step. `None`: they have diverged, since something was revealed or is impossible in one of
    /// them.
    fn after(&self, step: &Step<'_>, draws: &[Draw], who: Viewer) -> Option<Pair> {
        let one = step.take_from(&*self.one, Chance::given(draws))?;
        let two = step.take_from(&*self.two, step.hiding(&one, who, 0))?;
        match one.differs(&two, who, step.setting.seats) {
            None => Some(Pair::of(&one, &two)),
            Some(_) if one.reveals() || two.reveals() => None,
            Some(_) if one.ctx.chance.open_parts() != two.ctx.chance.open_parts() => None,
            Some(part) => shown(who, part),
        }
    }
}

/// Reports that the law is broken.
fn shown(who: Viewer, part: &str) -> ! {
    panic!("what is drawn hidden from {who:?} shows in the {part}");
}

/// The state of watching a match.
struct Watch<'a> {
    setting: &'a Setting,
    before: Option<Box<dyn Position>>,
    pairs: Vec<(Viewer, Option<Pair>)>,
    /// The viewers who knew something hidden, and whether other draws ever made a difference to them.
    know: Vec<(Viewer, bool)>,
}

impl<'a> Watch<'a> {
    fn new(setting: &'a Setting) -> Watch<'a> {
        let seats = some_seats(setting.seats).map(Viewer::Seat);
        let pairs = [Viewer::Public].into_iter().chain(seats).map(|who| (who, None)).collect();
        Watch { setting, before: None, pairs, know: Vec::new() }
    }

    /// Checks a match after a step.
    fn look(&mut self, live: &Match, number: usize) {
        let (before, line) = (self.before.replace(live.position().copy()), live.lines().last());
        let before = before.as_deref().zip(line);
        let step = Step { setting: self.setting, number: number as u64, before };
        let draws = line.map_or(&live.header().deal, |line| &line.draws);
        let made = step.take(Chance::given(draws)).expect("what has happened can happen again");
        let twin = step.twin(&made, Viewer::Public);
        if made.ctx.chance.hides() {
            is_said(live, &made);
        }
        twin.iter().for_each(|twin| self.ask_who_knows(&made, twin));
        if self.setting.looks_closely(number) {
            is_seen_if_open(&step, &made);
        }
        for (who, pair) in &mut self.pairs {
            let after = pair.take().and_then(|pair| pair.after(&step, draws, *who));
            *pair = after.or_else(|| step.pair(&made, twin.as_ref(), *who));
        }
    }

    /// Notes the viewers who know hidden draws, and whether other draws make a difference to them.
    fn ask_who_knows(&mut self, made: &Made, twin: &Made) {
        let mut knowing: Vec<Viewer> = Vec::new();
        for seats in made.ctx.chance.knowing() {
            match seats {
                Seats::NONE => knowing.push(Viewer::Revealed),
                seats => knowing.extend(seats.iter().map(Viewer::Seat)),
            }
        }
        for who in knowing {
            let differs = made.position.seen(who) != twin.position.seen(who);
            match self.know.iter_mut().find(|(known, _)| *known == who) {
                Some((_, ever)) => *ever |= differs,
                None => self.know.push((who, differs)),
            }
        }
    }
}

/// A game that draws something hidden must say that the match hides something.
fn is_said(live: &Match, made: &Made) {
    let hidden = live.position().hidden();
    assert_ne!(hidden, Hidden::Nothing, "something is drawn hidden, and the match says that it hides nothing");
    let alone = made.ctx.chance.knowing().any(|seats| !seats.is_empty());
    assert!(!alone || hidden == Hidden::Views, "a player knows more than everybody, and the match says {hidden:?}");
    assert!(live.is_closed() || live.ending().is_some(), "something is drawn hidden, and its record may leave");
}

/// Open draws are for everybody: if they make no difference in the public view, they make none in any view.
fn is_seen_if_open(step: &Step<'_>, made: &Made) {
    let chance = &made.ctx.chance;
    let open = chance.known_to(Viewer::Public);
    let again = step.other(0).hiding(Viewer::Public, Chance::given(&chance.hidden_from(Viewer::Public)));
    let Some(twin) = Some(again).filter(|_| !open.is_empty()).and_then(|again| step.take(again)) else { return };
    let seats = step.setting.seats;
    if twin.ctx.chance.known_to(Viewer::Public) == open || made.differs(&twin, Viewer::Public, seats).is_some() {
        return;
    }
    for who in viewers(seats) {
        let same = made.position.seen(who) == twin.position.seen(who);
        assert!(same, "what is drawn in the open makes a difference to {who:?}, but none to everybody");
    }
}

/// The law. Returns the viewers who knew something hidden that was played in two versions.
fn hidden_draws_stay_hidden(setting: &Setting) -> Vec<Viewer> {
    let mut watch = Watch::new(setting);
    let live = wander(setting, Ways::Leaving, |live, step| watch.look(live, step));
    at(setting, &live, || {
        for (who, ever) in &watch.know {
            assert!(ever, "what is drawn for {who:?} never makes a difference there");
        }
    });
    watch.know.into_iter().map(|(who, _)| who).collect()
}

#[test]
fn what_is_drawn_hidden_shows_to_nobody_before_it_is_revealed() {
    let mut found: BTreeSet<&str> = BTreeSet::new();
    for setting in games().flat_map(settings) {
        if !hidden_draws_stay_hidden(&setting).is_empty() {
            found.insert(setting.game.info().id);
        }
    }
    let whole = games().count() == all().count();
    assert!(!whole || found.contains("toycup") && found.len() > 5, "the law has looked at {found:?} alone");
}

#[test]
fn whoever_shows_what_is_hidden_breaks_the_law() {
    for (game, says) in [
        (&Cup(Slip::View), "hidden from Public shows in the view"),
        (&Cup(Slip::Event), "hidden from Public shows in the news"),
        (&Cup(Slip::Ask), "hidden from Public shows in the turn"),
        (&Cup(Slip::Known), "hidden from Seat(Seat(0)) shows in the view"),
        (&Cup(Slip::Unsaid), "in the open makes a difference to Revealed, but none to everybody"),
        (&Cup(Slip::Open), "says that it hides nothing"),
        (&Cup(Slip::Shut), "drawn for Revealed never makes a difference"),
    ] {
        let message = caught(|| drop(hidden_draws_stay_hidden(&Setting::plain(game)))).expect_err("the law is broken");
        assert!(message.contains(says), "{:?}: {message}", game.0);
    }
}
