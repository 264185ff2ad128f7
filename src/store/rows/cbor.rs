//! Encodes rows: CBOR after one byte for the format. Older versions wrote JSON, which we will always be able to read.
//!
//! If a row changes with every step, only the fields that differ are written. We compare the bytes field by field, so
//! we decode nothing to find the difference.

use std::ops::Range;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The format of written rows: CBOR. Older formats stay readable forever.
pub(super) const FORMAT: u8 = 2;
/// The JSON format of old rows.
pub(super) const JSON: u8 = 1;

/// How much of a text is decoded at a time, in bytes.
const SCRATCH: usize = 256;

/// The deepest nesting of values in a row.
const DEEPEST: usize = 32;

pub(super) fn encode<T: Serialize>(row: &T) -> Vec<u8> {
    let mut bytes = vec![FORMAT];
    // Rows are plain data in memory: nothing can fail.
    ciborium::into_writer(row, &mut bytes).expect("a row is CBOR");
    bytes
}

pub(super) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (format, row) = bytes.split_first()?;
    let row = match *format {
        FORMAT => ciborium::from_reader_with_buffer(row, &mut [0; SCRATCH]).ok(),
        JSON => serde_json::from_slice(row).ok(),
        _ => None,
    };
    if row.is_none() {
        tracing::error!(format, "a stored row cannot be read");
    }
    row
}

/// Decodes a row with some of its fields changed.
pub(super) fn decode_changed<T: DeserializeOwned>(row: &[u8], changes: &[u8]) -> Option<T> {
    let changed = changed(row, changes);
    if changed.is_none() {
        tracing::error!("a stored row cannot be read with its changes");
    }
    decode(&changed?)
}

/// The fields of a row that differ from an earlier one, as a row. `None` if a field is gone, or if either row has no
/// fields: it has an older format, or is not a map.
pub(super) fn changes(old: &[u8], new: &[u8]) -> Option<Vec<u8>> {
    let (old, new) = (Fields::of(old)?, Fields::of(new)?);
    let mut kept = 0;
    let mut differ = Vec::new();
    for (n, field) in new.list.iter().enumerate() {
        match old.find(new.name(field), n) {
            Some(before) => {
                kept += 1;
                if old.value(before) != new.value(field) {
                    differ.push(new.both(field));
                }
            }
            None => differ.push(new.both(field)),
        }
    }
    (kept == old.list.len()).then(|| row_of(&differ))
}

/// The bytes of a row with some of its fields changed.
fn changed(row: &[u8], changes: &[u8]) -> Option<Vec<u8>> {
    let (row, changes) = (Fields::of(row)?, Fields::of(changes)?);
    let stays = row.list.iter().filter(|field| changes.find(row.name(field), 0).is_none());
    let fields: Vec<&[u8]> = stays.map(|field| row.both(field)).collect();
    let changes = changes.list.iter().map(|field| changes.both(field));
    Some(row_of(&fields.into_iter().chain(changes).collect::<Vec<_>>()))
}

/// A row of these fields, each including its name.
fn row_of(fields: &[&[u8]]) -> Vec<u8> {
    let mut row = Vec::with_capacity(4 + fields.iter().map(|field| field.len()).sum::<usize>());
    row.push(FORMAT);
    match u16::try_from(fields.len()) {
        Ok(count @ 0..24) => row.push(MAP << 5 | count as u8),
        Ok(count @ 24..=0xff) => row.extend([MAP << 5 | 24, count as u8]),
        // A row has at most some dozens of fields.
        count => row.extend([&[MAP << 5 | 25][..], &count.unwrap_or(u16::MAX).to_be_bytes()].concat()),
    }
    fields.iter().for_each(|field| row.extend_from_slice(field));
    row
}

/// The fields of a row, as byte ranges.
struct Fields<'a> {
    bytes: &'a [u8],
    list: Vec<Field>,
}

/// The range of a field, and the end of its name.
struct Field {
    both: Range<usize>,
    value: usize,
}

impl<'a> Fields<'a> {
    fn of(row: &'a [u8]) -> Option<Fields<'a>> {
        let (&FORMAT, bytes) = row.split_first()? else { return None };
        let (MAP, Length::Known(count), mut rest) = head(bytes)? else { return None };
        // Each field has at least two bytes, so do not trust a larger count.
        let mut list = Vec::with_capacity(usize::try_from(count).ok()?.min(rest.len() / 2));
        let at = |rest: &[u8]| bytes.len() - rest.len();
        for _ in 0..count {
            let name = behind(rest, 0)?;
            let value = behind(name, 0)?;
            list.push(Field { both: at(rest)..at(value), value: at(name) });
            rest = value;
        }
        rest.is_empty().then_some(Fields { bytes, list })
    }

    fn both(&self, field: &Field) -> &'a [u8] {
        &self.bytes[field.both.clone()]
    }

    fn name(&self, field: &Field) -> &'a [u8] {
        &self.bytes[field.both.start..field.value]
    }

    fn value(&self, field: &Field) -> &'a [u8] {
        &self.bytes[field.value..field.both.end]
    }

    /// Finds a field by name. Rows have their fields in the same order, so it is probably near the given index.
    fn find(&self, name: &[u8], near: usize) -> Option<&Field> {
        let (before, behind) = self.list.split_at(near.min(self.list.len()));
        let behind = behind.iter().find(|field| self.name(field) == name);
        behind.or_else(|| before.iter().rev().find(|field| self.name(field) == name))
    }
}

/// CBOR's major types of values that contain others.
const BYTES: u8 = 2;
const TEXT: u8 = 3;
const LIST: u8 = 4;
const MAP: u8 = 5;
const TAG: u8 = 6;
const SIMPLE: u8 = 7;

/// The length of a value, or its number of items.
enum Length {
    Known(u64),
    /// Ended by a break.
    Open,
}

/// Ends a value of unknown length.
const BREAK: u8 = 0xff;

/// The major type of the first value, its length or number, and the bytes after its head.
fn head(bytes: &[u8]) -> Option<(u8, Length, &[u8])> {
    let (&first, rest) = bytes.split_first()?;
    let kind = first >> 5;
    let (length, rest) = match first & 0x1f {
        small @ 0..24 => (u64::from(small), rest),
        24 => rest.split_first().map(|(byte, rest)| (u64::from(*byte), rest))?,
        25 => rest.split_first_chunk().map(|(bytes, rest)| (u64::from(u16::from_be_bytes(*bytes)), rest))?,
        26 => rest.split_first_chunk().map(|(bytes, rest)| (u64::from(u32::from_be_bytes(*bytes)), rest))?,
        27 => rest.split_first_chunk().map(|(bytes, rest)| (u64::from_be_bytes(*bytes), rest))?,
        31 if (BYTES..=MAP).contains(&kind) => return Some((kind, Length::Open, rest)),
        _ => return None,
    };
    Some((kind, Length::Known(length), rest))
}

/// The bytes after the first value.
fn behind(bytes: &[u8], depth: usize) -> Option<&[u8]> {
    if depth > DEEPEST {
        return None;
    }
    let (kind, length, mut rest) = head(bytes)?;
    let length = match length {
        Length::Known(length) => length,
        Length::Open => {
            while *rest.first()? != BREAK {
                rest = behind(rest, depth + 1)?;
            }
            return Some(&rest[1..]);
        }
    };
    match kind {
        BYTES | TEXT => rest.get(usize::try_from(length).ok()?..),
        LIST | MAP => {
            for _ in 0..length.checked_mul(if kind == MAP { 2 } else { 1 })? {
                rest = behind(rest, depth + 1)?;
            }
            Some(rest)
        }
        TAG => behind(rest, depth + 1),
        // Numbers, booleans and null consist of their head only.
        0 | 1 | SIMPLE => Some(rest),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use ciborium::Value;
    use proptest::prelude::*;

    use super::*;

    fn row(fields: &[(&str, Value)]) -> Vec<u8> {
        let fields = fields.iter().map(|(name, value)| (Value::from(*name), value.clone()));
        encode(&Value::Map(fields.collect()))
    }

    fn read(row: &[u8]) -> BTreeMap<String, String> {
        let fields = decode::<Value>(row).and_then(|value| value.into_map().ok()).expect("a row is a map");
        let text = |name: Value| name.into_text().expect("names are texts");
        fields.into_iter().map(|(name, value)| (text(name), format!("{value:?}"))).collect()
    }

    /// Values of all kinds, nested.
    fn values() -> impl Strategy<Value = Value> {
        let simple = prop_oneof![
            any::<i64>().prop_map(Value::from),
            any::<u64>().prop_map(Value::from),
            any::<bool>().prop_map(Value::from),
            any::<f64>().prop_filter("a number", |n| !n.is_nan()).prop_map(Value::from),
            ".{0,30}".prop_map(Value::from),
            any::<Vec<u8>>().prop_map(Value::Bytes),
            Just(Value::Null),
        ];
        simple.prop_recursive(3, 24, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..30).prop_map(Value::Array),
                prop::collection::vec(("[a-z]{0,3}".prop_map(Value::from), inner.clone()), 0..6).prop_map(Value::Map),
                (6u64..999, inner).prop_map(|(tag, value)| Value::Tag(tag, Box::new(value))),
            ]
        })
    }

    #[test]
    fn what_has_changed_is_written_and_nothing_else() {
        let old = row(&[("a", 1.into()), ("b", "two".into()), ("c", Value::Null)]);
        let new = row(&[("a", 1.into()), ("b", "three".into()), ("c", Value::Null), ("d", true.into())]);
        let changes = changes(&old, &new).expect("nothing is gone");
        assert_eq!(changes, row(&[("b", "three".into()), ("d", true.into())]));
        assert_eq!(changed(&old, &changes).map(|row| read(&row)), Some(read(&new)));
        assert_eq!(super::changes(&new, &old), None, "a field is gone");
        assert_eq!(super::changes(&new, &new), Some(row(&[])));
    }

    #[test]
    fn rows_of_hundreds_of_fields_are_rows() {
        let names: Vec<String> = (0..300).map(|n| format!("field {n}")).collect();
        for count in [0, 23, 24, 255, 256, 300] {
            let all: Vec<(&str, Value)> = names[..count].iter().map(|name| (name.as_str(), 1.into())).collect();
            let changes = changes(&row(&[]), &row(&all)).expect("nothing was there");
            assert_eq!(changes, row(&all), "{count}");
        }
    }

    #[test]
    fn values_of_no_stated_length_are_passed_over() {
        let open = [&[FORMAT, 0xa2, 0x61, b'a', 0x9f, 1, 0x7f, 0x61, b'x', BREAK, BREAK, 0x61, b'b', 7][..]].concat();
        let new = row(&[("a", 2.into()), ("b", 7.into())]);
        assert_eq!(changes(&open, &new), Some(row(&[("a", 2.into())])));
    }

    #[test]
    fn what_is_no_row_has_no_fields() {
        let good = row(&[("a", 1.into())]);
        let deep = [&[FORMAT, 0xa1, 0x61, b'a'][..], &[0x81; 99], &[0]].concat();
        let vast = [FORMAT, 0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
        for bad in [&b""[..], &[JSON, b'{', b'}'], &[FORMAT], &[FORMAT, 1], &[FORMAT, 0xa1, 0x61], &deep, &vast] {
            assert_eq!((changes(bad, &good), changed(&good, bad)), (None, None), "{bad:?}");
        }
    }

    proptest! {
        #[test]
        fn changes_lead_from_one_row_to_the_other(
            old in prop::collection::btree_map("[a-f]{1,2}", values(), 0..30),
            new in prop::collection::btree_map("[a-f]{1,2}", values(), 0..30),
        ) {
            let all = |fields: &BTreeMap<String, Value>| {
                row(&fields.iter().map(|(name, value)| (name.as_str(), value.clone())).collect::<Vec<_>>())
            };
            // If a field is gone, the row must be written whole.
            let new: BTreeMap<String, Value> = old.clone().into_iter().chain(new).collect();
            let (old, new) = (all(&old), all(&new));
            let changes = changes(&old, &new).expect("nothing is gone");
            let changed = changed(&old, &changes).expect("both are rows");
            prop_assert_eq!(read(&changed), read(&new));
        }

        #[test]
        fn noise_does_no_harm(noise in any::<Vec<u8>>()) {
            let noise = [&[FORMAT][..], &noise].concat();
            let _ = (changes(&noise, &noise), changed(&noise, &noise));
        }
    }
}
