//! Sine and cosine from a table.

/// The sines of 0° to 90° in ten-thousandths.
static SINES: [i32; 91] = [
    0, 175, 349, 523, 698, 872, 1045, 1219, 1392, 1564, 1736, 1908, 2079, 2250, 2419, 2588, 2756, 2924, 3090, 3256,
    3420, 3584, 3746, 3907, 4067, 4226, 4384, 4540, 4695, 4848, 5000, 5150, 5299, 5446, 5592, 5736, 5878, 6018, 6157,
    6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431, 7547, 7660, 7771, 7880, 7986, 8090, 8192, 8290, 8387,
    8480, 8572, 8660, 8746, 8829, 8910, 8988, 9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511, 9563, 9613, 9659, 9703,
    9744, 9781, 9816, 9848, 9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10000,
];

/// The sine of an angle in tenths of a degree, in ten-thousandths. Between whole degrees it interpolates the table
/// along a straight line. The error is less than one and a half ten-thousandths.
///
/// ```
/// use kletka_games::kit::geometry::sine;
///
/// assert_eq!((sine(300), sine(900), sine(-900), sine(305)), (5000, 10_000, -10_000, 5075));
/// ```
pub fn sine(angle: i32) -> i32 {
    let angle = angle.rem_euclid(3600);
    let (sign, angle) = if angle < 1800 { (1, angle) } else { (-1, angle - 1800) };
    let angle = angle.min(1800 - angle);
    let (degree, tenth) = ((angle / 10) as usize, angle % 10);
    let low = SINES[degree];
    let rise = SINES.get(degree + 1).map_or(0, |high| high - low);
    sign * (low + (rise * tenth + 5) / 10)
}

/// The cosine, like [`sine`].
///
/// ```
/// assert_eq!(kletka_games::kit::geometry::cosine(600), 5000);
/// ```
pub fn cosine(angle: i32) -> i32 {
    sine(angle.rem_euclid(3600) + 900)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_off_by_little() {
        for angle in -7200..7200 {
            let radians = (f64::from(angle) / 10.0).to_radians();
            assert!((f64::from(sine(angle)) / 1e4 - radians.sin()).abs() <= 1.5e-4, "{angle}");
            assert!((f64::from(cosine(angle)) / 1e4 - radians.cos()).abs() <= 1.5e-4, "{angle}");
        }
    }

    #[test]
    fn they_are_symmetric_to_the_last_digit() {
        for angle in 0..3600 {
            assert_eq!(sine(-angle), -sine(angle));
            assert_eq!(sine(1800 - angle), sine(angle));
            assert_eq!(cosine(-angle), cosine(angle));
            assert_eq!(sine(angle + 900), cosine(angle));
        }
        sine(i32::MIN);
        cosine(i32::MAX);
    }
}
