//! The size of a picture, from its header.

const PNG: [u8; 8] = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];
/// The chunk that ends every PNG.
const IEND: [u8; 12] = [0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82];

/// Width and height of a complete PNG, a JPEG or a GIF; `None` for anything else.
pub fn size(bytes: &[u8]) -> Option<(u32, u32)> {
    let size = if bytes.starts_with(&PNG) {
        png(bytes)
    } else if bytes.starts_with(&[0xff, 0xd8]) {
        jpeg(bytes)
    } else if bytes.starts_with(b"GIF8") {
        let word = |at: usize| Some(u32::from(u16::from_le_bytes([*bytes.get(at)?, *bytes.get(at + 1)?])));
        Some((word(6)?, word(8)?))
    } else {
        None
    };
    size.filter(|(w, h)| *w > 0 && *h > 0)
}

fn png(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.get(12..16)? != b"IHDR" || !bytes.ends_with(&IEND) {
        return None;
    }
    let word = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    Some((word(16)?, word(20)?))
}

/// Walks over the segments to the start of the frame.
fn jpeg(bytes: &[u8]) -> Option<(u32, u32)> {
    let word = |at: usize| Some(u16::from_be_bytes([*bytes.get(at)?, *bytes.get(at + 1)?]));
    let mut at = 2;
    loop {
        if *bytes.get(at)? != 0xff {
            return None;
        }
        let marker = *bytes.get(at + 1)?;
        let frame = matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc);
        if frame {
            return Some((u32::from(word(at + 7)?), u32::from(word(at + 5)?)));
        }
        at += 2 + usize::from(word(at + 2)?);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers() {
        let mut png = PNG.to_vec();
        png.extend([0, 0, 0, 13]);
        png.extend(b"IHDR");
        png.extend(1280u32.to_be_bytes());
        png.extend(720u32.to_be_bytes());
        assert_eq!(size(&png), None, "cut off");
        png.extend(IEND);
        assert_eq!(size(&png), Some((1280, 720)));
        let jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 16];
        assert_eq!(size(&jpeg), Some((16, 9)));
        assert_eq!(size(b"GIF89a\x02\0\x03\0"), Some((2, 3)));
        assert_eq!(size(b"\xff\xd8\x00"), None);
        assert_eq!(size(b""), None);
    }
}
