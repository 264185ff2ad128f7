//! The interval of a share, for benches that play matches.

/// The 95 % confidence interval of a share after this many matches (E. B. Wilson, 1927).
pub fn wilson(share: f64, count: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if count < 1.0 {
        return (0.0, 1.0);
    }
    let middle = share + Z * Z / (2.0 * count);
    let reach = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    let whole = 1.0 + Z * Z / count;
    ((middle - reach) / whole, (middle + reach) / whole)
}
