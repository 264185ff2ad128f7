//! Packs the fonts to half of their size, each as it is. Also writes the source of a table of them: the length of each,
//! and its packed bytes.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use zlib_rs::{DeflateConfig, compress_bound, compress_slice};

/// In the order of the table.
const FONTS: [&str; 3] = ["Caveat-Bold.ttf", "PTSans-Regular.ttf", "ShantellSans-SemiBold.ttf"];

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let mut table = "[\n".to_owned();
    for name in FONTS {
        let path = Path::new("../../assets/fonts").join(name);
        println!("cargo::rerun-if-changed={}", path.display());
        let font = fs::read(path)?;
        let mut room = vec![0; compress_bound(font.len())];
        let (packed, _) = compress_slice(&mut room, &font, DeflateConfig::best_compression());
        let file = out.join(name).with_extension("zlib");
        fs::write(&file, packed)?;
        table += &format!("    ({}, include_bytes!({file:?})),\n", font.len());
    }
    fs::write(out.join("fonts.rs"), table + "]\n")
}
