//! Compresses bytes: rows in the journal and in the blocks of the store.
//!
//! ```text
//! packed  0  the bytes as they are
//!         1  their number (LEB128)  raw deflate, whose window begins with WORDS
//! ```
//! A row is short and repeats nothing. What it shares with all other rows are the names of its fields. So the window of
//! the deflate stream begins with those.

use std::cell::RefCell;

use zlib_rs::{Deflate, DeflateConfig, DeflateFlush, Inflate, InflateFlush, Status};

/// The initial window, likeliest words last. Never change it, since data on disks depends on it: a better one gets a
/// tag of its own. (A field name missing here costs some bytes, nothing else.)
const WORDS: &[u8] = include_bytes!("words.v1");

/// The compression level. A higher one takes longer and gains a few percent.
const LEVEL: i32 = 3;

/// The longest short input, in bytes: a step of a match, which is packed while the desk waits.
const SHORT: usize = 4000;

/// The compression level for short input. It takes a third of the time and a tenth more room.
const QUICK: i32 = 1;

/// For short input, only this much of the end of WORDS is used: searching all of it would take longer than the rest.
const LIKELIEST: usize = 1800;

/// A window of 32 KB, most of which stays empty.
const WINDOW: u8 = 15;

const PLAIN: u8 = 0;
const DEFLATED: u8 = 1;

thread_local! {
    // Creating these for each row would take longer than packing the row.
    static DEFLATE: RefCell<Deflate> = RefCell::new(new_deflate(LEVEL));
    static QUICKLY: RefCell<Deflate> = RefCell::new(new_deflate(QUICK));
    static INFLATE: RefCell<Inflate> = RefCell::new(Inflate::new(false, WINDOW));
}

/// Appends packed bytes to `out`.
pub(super) fn pack(out: &mut Vec<u8>, bytes: &[u8]) {
    let begin = out.len();
    out.push(DEFLATED);
    number(out, bytes.len());
    let stream = out.len();
    // Always provide enough room: `Deflate::reset` keeps output that did not fit, and fails on it some day.
    out.resize(stream + bytes.len() + bytes.len() / 8 + 64, 0);
    // The unpacker has all of WORDS in its window. Distances count from the end, so a suffix works as well.
    let length = match bytes.len() {
        0..=SHORT => QUICKLY.with_borrow_mut(|deflate| {
            let words = &WORDS[WORDS.len().saturating_sub(LIKELIEST)..];
            deflated((deflate, QUICK), words, bytes, &mut out[stream..])
        }),
        _ => DEFLATE.with_borrow_mut(|deflate| deflated((deflate, LEVEL), WORDS, bytes, &mut out[stream..])),
    };
    match length.filter(|length| stream - begin + length <= bytes.len()) {
        Some(length) => out.truncate(stream + length),
        // Data that does not get smaller stays as it is.
        None => {
            out.truncate(begin);
            out.push(PLAIN);
            out.extend_from_slice(bytes);
        }
    }
}

/// The length of the stream. `None` if it cannot be made.
fn deflated((deflate, level): (&mut Deflate, i32), words: &[u8], bytes: &[u8], room: &mut [u8]) -> Option<usize> {
    deflate.reset();
    deflate.set_dictionary(words).ok()?;
    let done = deflate.compress(bytes, room, DeflateFlush::Finish);
    if !matches!(done, Ok(Status::StreamEnd)) {
        *deflate = new_deflate(level);
        return None;
    }
    usize::try_from(deflate.total_out()).ok()
}

fn new_deflate(level: i32) -> Deflate {
    let window_bits = -i32::from(WINDOW);
    Deflate::new_with_config(DeflateConfig { level, window_bits, mem_level: 6, ..DeflateConfig::default() })
}

/// The unpacked data, if it is at most `most` bytes long. `None` if the input is not packed data.
pub(super) fn unpack(packed: &[u8], most: usize) -> Option<Vec<u8>> {
    match packed.split_first()? {
        (&PLAIN, bytes) => (bytes.len() <= most).then(|| bytes.to_vec()),
        (&DEFLATED, rest) => {
            let (length, stream) = read_number(rest)?;
            if length > most {
                return None;
            }
            let mut bytes = vec![0; length];
            INFLATE.with_borrow_mut(|inflate| inflated(inflate, stream, &mut bytes)).then_some(bytes)
        }
        _ => None,
    }
}

/// Whether the stream fills these bytes exactly.
fn inflated(inflate: &mut Inflate, stream: &[u8], bytes: &mut [u8]) -> bool {
    inflate.reset(false);
    if inflate.set_dictionary(WORDS).is_err() {
        return false;
    }
    let done = inflate.decompress(stream, bytes, InflateFlush::Finish);
    matches!(done, Ok(Status::StreamEnd)) && inflate.total_out() == bytes.len() as u64
}

fn number(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn read_number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut number = 0;
    for (n, byte) in bytes.iter().enumerate().take(5) {
        number |= usize::from(byte & 0x7f) << (7 * n);
        if byte & 0x80 == 0 {
            return Some((number, &bytes[n + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut out = b"before".to_vec();
        pack(&mut out, bytes);
        assert!(out.starts_with(b"before") && out.len() <= bytes.len() + 7);
        out.split_off(6)
    }

    #[test]
    fn names_of_fields_cost_little() {
        let row = b"\xa6droom\x03dseat\x01gmessage\x09eshown\x04ekeyed\xf5emoved\x08";
        // The fast way costs at most one byte in ten.
        assert!(packed(row).len() * 10 < row.len() * 6, "{}", packed(row).len());
        assert_eq!(unpack(&packed(row), row.len()).as_deref(), Some(&row[..]));
        assert_eq!(unpack(&packed(row), row.len() - 1), None, "more than was expected");
    }

    #[test]
    fn noise_of_any_length_may_come_again_and_again() {
        let mut state = 1u32;
        let next = |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        let noise: Vec<u8> = (0..70_000).map(next).collect();
        for length in [1000, SHORT, SHORT + 1, 60_000, 4096, 70_000, 16_384, 8000].repeat(20) {
            assert_eq!(unpack(&packed(&noise[..length]), length).as_deref(), Some(&noise[..length]));
        }
    }

    /// Data packed before there was a fast way for short input.
    #[test]
    fn what_was_packed_with_all_words_is_read_for_ever() {
        let row = b"\xa6droom\x03dseat\x01gmessage\x09eshown\x04ekeyed\xf5emoved\x08";
        let mut former = vec![DEFLATED, row.len() as u8];
        former.resize(200, 0);
        let length = deflated((&mut new_deflate(LEVEL), LEVEL), WORDS, row, &mut former[2..]).expect("it fits");
        assert_eq!(unpack(&former[..2 + length], row.len()).as_deref(), Some(&row[..]));
    }

    proptest! {
        #[test]
        fn bytes_come_back(bytes in prop::collection::vec(prop::sample::select(vec![0, 1, b'a', 0xff]), 0..900)) {
            prop_assert_eq!(unpack(&packed(&bytes), 900), Some(bytes));
        }

        #[test]
        fn noise_comes_back(bytes in any::<Vec<u8>>()) {
            prop_assert_eq!(unpack(&packed(&bytes), bytes.len()), Some(bytes));
        }

        #[test]
        fn what_was_not_packed_does_no_harm(bytes in any::<Vec<u8>>()) {
            if let Some(found) = unpack(&bytes, 1000) {
                prop_assert!(found.len() <= 1000);
            }
        }
    }
}
