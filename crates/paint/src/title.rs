//! The title: handwriting above the drawing, underlined by pen.

use super::brush::Canvas;
use super::draw::marks::highlight;
use super::hand::Hand;
use super::layout::{Layout, Spot};
use super::letter::{self, Fit};
use super::look::{Look, Touch};
use super::palette::Palette;
use super::{Heading, Theme};
use kletka_games::game::scene::{Face, Ink, Nib, pt};

/// Writes the title, centred above the drawing as far as the page's edges allow. As much as the highlighter takes
/// beside a marked name stays free there, so that the blank before it is still one.
pub(super) fn write(canvas: &mut Canvas, sheet: &Layout, theme: Theme, title: &[Heading]) {
    let (look, palette) = (Look::of(theme), Palette::of(theme));
    let Line { fit: Fit { pieces, size }, inks, beside } = line(sheet, theme, title);
    let (edge, right) = edges(sheet);
    let beyond = palette.beyond();
    let total = pieces.iter().map(|p| letter::width(Face::Hand, p, size)).sum::<f32>();
    if total <= 0.0 {
        return;
    }
    let total = total + beside * size;
    let middle = sheet.origin.0 as f32 + sheet.drawn / 2.0;
    let start = (middle - total / 2.0).min(right - total).max(edge);
    let line = sheet.title_row;
    let mut x = start;
    for (piece, ink) in pieces.iter().zip(inks).filter(|(piece, _)| !piece.is_empty()) {
        let stencil = letter::stencil(Face::Hand, piece, size);
        let (end, touch) = if is_marked(ink) { (size * beyond, Touch::Marked) } else { (0.0, Touch::Full) };
        x += end;
        if is_marked(ink) {
            highlight(canvas, palette, stencil.ink_from(x), line, size);
        }
        let at = ((x + 0.5) as i32 - stencil.left, line as i32 - stencil.middle);
        canvas.stamp(&stencil.mask, at.0, at.1, palette.tint(ink, touch));
        x += stencil.width + end;
    }
    underline(canvas, sheet, look, (start - size * 0.1, x + size * 0.1), line + size * 0.42);
    canvas.ink(palette.tint(Ink::Grid, Touch::Underline));
}

/// How high the letters of a title are, in pixels of a line.
pub(super) fn size(sheet: &Layout, theme: Theme, title: &[Heading]) -> f32 {
    line(sheet, theme, title).fit.size
}

/// A title that fits on its page.
struct Line {
    fit: Fit,
    /// The ink of each piece.
    inks: Vec<Ink>,
    /// The room that the highlighter takes beside marked names, in heights of the line.
    beside: f32,
}

/// The title in the size in which it fits between the edges.
fn line(sheet: &Layout, theme: Theme, title: &[Heading]) -> Line {
    let (pieces, inks): (Vec<String>, Vec<Ink>) =
        title.iter().map(|h| (letter::legible(&h.text), h.ink)).filter(|(text, _)| !text.is_empty()).unzip();
    let beyond = Palette::of(theme).beyond();
    let beside = inks.iter().map(|ink| if is_marked(*ink) { 2.0 * beyond } else { 0.0 }).sum::<f32>();
    let (edge, right) = edges(sheet);
    let names: Vec<bool> = inks.iter().map(|ink| matches!(ink, Ink::Seat(_) | Ink::Latest(_))).collect();
    let fit = letter::fit(Face::Hand, pieces, &names, sheet.title, right - edge - beside * sheet.title);
    Line { fit, inks, beside }
}

/// The left and right edge of a title.
fn edges(sheet: &Layout) -> (f32, f32) {
    let edge = sheet.title * 0.5;
    (edge, sheet.margin() as f32 - edge)
}

/// Whether lettering in this ink has the highlighter behind it.
fn is_marked(ink: Ink) -> bool {
    matches!(ink, Ink::Latest(_))
}

/// Traces one stroke below the title, from left to right.
fn underline(canvas: &mut Canvas, sheet: &Layout, look: &Look, (from, to): (f32, f32), y: f32) {
    let unit = sheet.unit as f32;
    let end = |x: f32, y: f32| (pt(x / unit, 0.0), Spot { x, y });
    let radius = look.radius(Nib::Fine, unit, sheet.width as f32);
    let path = Hand::new(look.wobble, 40.0).path(&[end(from, y), end(to, y - 1.0)], radius);
    canvas.line(&path);
}
