//! The pips of dice.

/// The pips of a face of a die, as [`Item::Die`](super::Item::Die) is drawn: how far they are from its middle, to the
/// right and down, in units of the distance of the outer ones. A face that no die has shows none.
///
/// ```
/// use kletka_games::game::scene;
///
/// let shown = |face: u8| if (1..=6).contains(&face) { usize::from(face) } else { 0 };
/// assert!((0..=u8::MAX).all(|face| scene::pips(face).count() == shown(face)));
/// assert_eq!(scene::pips(2).collect::<Vec<_>>(), [(-1.0, -1.0), (1.0, 1.0)]);
/// ```
pub fn pips(face: u8) -> impl Iterator<Item = (f32, f32)> {
    let corners = [((-1.0, -1.0), 2..=6), ((1.0, 1.0), 2..=6), ((1.0, -1.0), 4..=6), ((-1.0, 1.0), 4..=6)];
    let sides = [((-1.0, 0.0), 6..=6), ((1.0, 0.0), 6..=6)];
    let pips = corners.into_iter().chain(sides).filter(move |(_, faces)| faces.contains(&face)).map(|(at, _)| at);
    pips.chain(matches!(face, 1 | 3 | 5).then_some((0.0, 0.0)))
}
