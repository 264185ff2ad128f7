//! Ten dice in five colours, and the ways to divide them into two hands.

use crate::kit::hand::Hand;

/// The number of colours. The dice lie in two rows. Each row has one die of every colour, in the same order.
pub const COLOURS: usize = 5;

/// How many dice of a hand show each face.
pub type Counts = [u8; 6];

/// Ten dice divided into two hands. Each hand has all colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    pub hands: [Counts; 2],
}

impl Split {
    /// Whether the first hand has these faces.
    pub fn has_first(&self, faces: &[u8]) -> bool {
        crate::search::keeping::counts(faces) == self.hands[0] && faces.len() == COLOURS
    }
}

/// All ways to divide ten dice: of each colour one die goes to each hand. The hands come in either order.
///
/// There are 2⁵ ways. Each pair of hands occurs twice.
pub fn splits(faces: &[u8]) -> [Split; 32] {
    std::array::from_fn(|n| {
        let mut hands = [[0; 6]; 2];
        for (die, face) in faces.iter().enumerate().take(2 * COLOURS) {
            // The bit of a colour tells which hand gets its die of the first row.
            let to = (n >> (die % COLOURS) & 1) ^ (die / COLOURS);
            if let Some(count) = hands[to].get_mut(usize::from(*face).wrapping_sub(1)) {
                *count += 1;
            }
        }
        Split { hands }
    })
}

/// Ten dice with the two hands of a way to divide them in a row each. The ways are numbered as in [`splits`].
pub fn divided(faces: &[u8], way: usize) -> Vec<u8> {
    let die = |hand: usize, colour: usize| faces[colour + COLOURS * ((way >> colour & 1) ^ hand)];
    (0..2).flat_map(|hand| (0..COLOURS).map(move |colour| die(hand, colour))).collect()
}

/// Keeps dice with these faces, in as many colours as possible, so that most of them can go into one hand.
pub fn keep(hand: &mut Hand, faces: &[u8]) -> bool {
    let Some(dice) = chosen(hand.faces(), faces) else { return false };
    hand.release();
    for die in (0..hand.faces().len()).filter(|die| dice >> die & 1 == 1) {
        hand.toggle(die);
    }
    true
}

/// The dice to keep as bits; `None` if the hand lacks these faces.
pub fn chosen(hand: &[u8], faces: &[u8]) -> Option<u32> {
    let wanted = crate::search::keeping::counts(faces);
    let shows = |dice: u32| -> Counts {
        let mut shown = [0; 6];
        for (_, face) in hand.iter().enumerate().filter(|(die, _)| dice >> die & 1 == 1) {
            if let Some(count) = shown.get_mut(usize::from(*face).wrapping_sub(1)) {
                *count += 1;
            }
        }
        shown
    };
    let colours = |dice: u32| ((dice | dice >> COLOURS) & ((1 << COLOURS) - 1)).count_ones();
    let all = (0..1u32 << hand.len()).filter(|dice| dice.count_ones() as usize == faces.len());
    all.filter(|dice| shows(*dice) == wanted).max_by_key(|dice| colours(*dice))
}
