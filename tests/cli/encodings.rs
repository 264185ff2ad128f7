//! `kletka replay` of SGF files in older encodings.

use crate::replay;

#[test]
fn names_are_read_in_the_encoding_that_a_file_names() {
    for (named, name, read) in [
        ("KOI8-R", &b"\xf7\xc5\xd2\xc1"[..], "Вера"),
        ("ISO-8859-2", b"Micha\xb3", "Michał"),
        ("windows-1250", b"\x8a\xe1rka", "Šárka"),
        ("GB2312", b"\xcd\xf5\xce\xb0", "王伟"),
        ("ISO-2022-KR", b"Ole\xff", "Ole\u{fffd}"),
    ] {
        let old = replay(&[b"(;GM[40]SZ[9]CA[", named.as_bytes(), b"]PB[", name, b"];B[aa];W[bb])"].concat());
        let told: serde_json::Value = serde_json::from_str(&old.out).unwrap();
        assert_eq!((old.code, told["lines"].as_array().unwrap().len(), &told["seats"][0]), (Some(0), 2, &read.into()));
    }
    let text = "(;GM[40]SZ[9]CA[UTF-16]PB[Вера];B[aa];W[bb])".encode_utf16();
    for bytes in [
        [&[0xff, 0xfe][..], &text.clone().flat_map(u16::to_le_bytes).collect::<Vec<_>>()].concat(),
        [&[0xfe, 0xff][..], &text.clone().flat_map(u16::to_be_bytes).collect::<Vec<_>>()].concat(),
    ] {
        let wide = replay(&bytes);
        assert!(wide.code == Some(0) && wide.out.contains("Вера"), "{wide:?}");
    }
}
