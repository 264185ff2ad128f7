//! The pairing of a round in a Swiss.
//!
//! No two people meet twice, and the algorithm finds a complete pairing whenever there is one: everyone is paired or,
//! if their number is odd, everyone but one person who has had no bye. It fixes a pair only when it knows that the rest
//! can be matched, which is a maximum matching without weights. So it never undoes a pairing to try another one.

use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

use super::value::{Entrant, MOST};

/// A person to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// The entrant.
    pub who: Entrant,
    /// Points so far, in halves.
    pub points: u16,
    /// The rating at joining, in points.
    pub rating: i32,
    /// How many more times they had the first seat than the second.
    pub firsts: i32,
    /// Whether they have had a bye.
    pub bye: bool,
    /// The opponents they have met.
    pub met: Vec<Entrant>,
}

/// The pairing of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// The pairs. The higher-standing player comes first. This does not decide the seats.
    pub pairs: Vec<[Entrant; 2]>,
    /// The people without an opponent who get a bye. There is more than one only if no complete pairing exists.
    pub byes: Vec<Entrant>,
    /// The people without an opponent who have already had a bye. Empty if a complete pairing exists.
    pub rests: Vec<Entrant>,
}

/// Pairs up to 64 people. If there were more, the lowest would be left out.
///
/// People are ordered by points, rating and joining. With an odd number the lowest one without a bye gets a bye, if the
/// others can then be paired. The highest gets an opponent, then the highest of the rest, and so on. Opponents are
/// tried by their distance in points. Within a group of equal points the top half meets the bottom half: the first
/// choice is the middle of the group, then down to its end, then from the middle up. Opponents come last if the match
/// would leave one of the two with three more games on one seat than on the other.
///
/// If no complete pairing exists, as many as possible are paired, the higher ones first.
#[must_use]
pub fn swiss(field: &[Contender]) -> Round {
    let mut order: Vec<&Contender> = field.iter().collect();
    order.sort_by_key(|one| (std::cmp::Reverse((one.points, one.rating)), one.who));
    order.truncate(MOST);
    let graph = Graph::new(&order);
    let mut open = (0..order.len()).fold(0, |open, one| open | 1_u64 << one);
    let (mut round, mut idle) = (Round::default(), Vec::new());
    if let Some(bye) = graph.bye(open) {
        open &= !(1 << bye);
        round.byes.push(order[bye].who);
    }
    let mut left = graph.most(open);
    while left > 0 {
        let first = open.trailing_zeros() as usize;
        open &= !(1 << first);
        let fits = |second: &usize| graph.most(open & !(1 << *second)) + 1 == left;
        match graph.opponents(first, open).find(fits) {
            Some(second) => {
                open &= !(1 << second);
                left -= 1;
                round.pairs.push([order[first].who, order[second].who]);
            }
            None => idle.push(first),
        }
    }
    idle.extend(bits(open));
    for one in idle {
        let list = if order[one].bye { &mut round.rests } else { &mut round.byes };
        list.push(order[one].who);
    }
    round
}

/// The indices of the set bits, the lowest first.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// The people in order of standing, and who may meet whom. Sets of people are the bits of a number.
struct Graph<'a> {
    order: &'a [&'a Contender],
    /// For each person, those whom they have not met.
    open: Vec<u64>,
}

impl<'a> Graph<'a> {
    fn new(order: &'a [&'a Contender]) -> Self {
        let may = |one: &Contender, other: &Contender| {
            one.who != other.who && !one.met.contains(&other.who) && !other.met.contains(&one.who)
        };
        let row = |one: &Contender| {
            let others = order.iter().enumerate().filter(|(_, other)| may(one, other));
            others.fold(0, |row, (at, _)| row | 1_u64 << at)
        };
        Graph { order, open: order.iter().map(|one| row(one)).collect() }
    }

    /// The person who gets the bye: the lowest one without a bye so far, such that the rest can be paired completely.
    fn bye(&self, open: u64) -> Option<usize> {
        let size = open.count_ones();
        let fits = |one: &usize| !self.order[*one].bye && 2 * self.most(open & !(1 << *one)) == size - 1;
        let from_below = (0..self.order.len()).rev();
        from_below.filter(|_| size % 2 == 1).find(fits)
    }

    /// The possible opponents of a person among those who are open, all of whom stand lower; the best choice first.
    fn opponents(&self, first: usize, open: u64) -> impl Iterator<Item = usize> {
        let below: Vec<usize> = bits(open).collect();
        let points = |one: usize| self.order[one].points;
        let mut choices = Vec::with_capacity(below.len());
        for group in below.chunk_by(|&one, &other| points(one) == points(other)) {
            // With the person who looks for an opponent the group has one more. Its bottom half begins here.
            let (top, bottom) = group.split_at((group.len() - 1) / 2);
            choices.extend(bottom.iter().chain(top.iter().rev()));
        }
        let lean = |one: usize| self.order[one].firsts;
        let clash =
            |one: usize| lean(one).signum() == lean(first).signum() && lean(one).abs().min(lean(first).abs()) > 1;
        choices.sort_by_key(|&one| clash(one));
        let may = self.open[first];
        choices.into_iter().filter(move |&one| may >> one & 1 == 1)
    }

    /// The most pairs that these people can form.
    fn most(&self, among: u64) -> u32 {
        let size = among.count_ones();
        let fewest = bits(among).map(|one| (self.open[one] & among).count_ones()).min().unwrap_or_default();
        // By Dirac's theorem there is a path through all of them if everyone may meet at least half of the others. This
        // holds in most rounds, and then there is nothing to search.
        if 2 * fewest + 1 >= size {
            return size / 2;
        }
        let people: Vec<usize> = bits(among).collect();
        let mut graph = UnGraph::<(), ()>::default();
        let nodes: Vec<_> = people.iter().map(|_| graph.add_node(())).collect();
        for (at, &one) in people.iter().enumerate() {
            for (&node, &other) in nodes[..at].iter().zip(&people) {
                if self.open[one] >> other & 1 == 1 {
                    graph.add_edge(nodes[at], node, ());
                }
            }
        }
        maximum_matching(&graph).len() as u32
    }
}
