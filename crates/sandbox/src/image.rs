//! The size of a picture, from its header.

const PNG: [u8; 8] = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];
/// The chunk that ends every PNG.
const IEND: [u8; 12] = [0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82];

/// The header fields after the keyword of a text chunk: not compressed, no language, no translated keyword.
const PLAIN: &[u8] = b"\0\0\0\0\0";

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

/// The type of a picture by its first bytes; `None` for anything else.
pub fn kind(bytes: &[u8]) -> Option<&'static str> {
    let begins: [(&[u8], &str); 3] = [(&PNG, "image/png"), (&[0xff, 0xd8], "image/jpeg"), (b"GIF8", "image/gif")];
    begins.into_iter().find(|(start, _)| bytes.starts_with(start)).map(|(_, kind)| kind)
}

/// The text of a PNG under a keyword. `Description` holds the alternative text.
pub fn text(bytes: &[u8], keyword: &str) -> Option<String> {
    let mut rest = bytes.strip_prefix(&PNG)?;
    loop {
        let length = usize::try_from(u32::from_be_bytes(rest.get(..4)?.try_into().ok()?)).ok()?;
        let data = rest.get(8..8usize.checked_add(length)?)?;
        if rest.get(4..8)? == b"iTXt"
            && let Some(text) = data.strip_prefix(keyword.as_bytes()).and_then(|rest| rest.strip_prefix(PLAIN))
        {
            return String::from_utf8(text.to_vec()).ok();
        }
        rest = rest.get(8 + length + 4..)?;
    }
}

fn png(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.get(12..16)? != b"IHDR" || !bytes.ends_with(&IEND) {
        return None;
    }
    let word = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    Some((word(16)?, word(20)?))
}

/// Walks over the segments up to the start of the frame.
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
    fn texts() {
        let chunk = |kind: &[u8; 4], data: &[u8]| {
            let length = u32::try_from(data.len()).unwrap().to_be_bytes();
            [&length[..], kind, data, b"crc!"].concat()
        };
        let said = [b"Description", PLAIN, "1 · ×".as_bytes()].concat();
        let png = [&PNG[..], &chunk(b"IHDR", &[0; 13]), &chunk(b"iTXt", &said), &IEND].concat();
        assert_eq!(text(&png, "Description"), Some("1 · ×".to_owned()));
        assert_eq!(text(&png, "Desc"), None, "another keyword");
        assert_eq!(text(&png[..60], "Description"), None, "cut off");
        assert_eq!(text(&[&PNG[..], &IEND].concat(), "Description"), None);
        assert_eq!(text(&[&PNG[..], &[0xff; 40]].concat(), "Description"), None, "a length beyond the end");
    }

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
