//! Measures processor time. Unlike wall-clock time, it does not depend on the load of the machine.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// The time this thread has used so far.
pub fn of_this_thread() -> Duration {
    let used = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(used.tv_sec.unsigned_abs(), used.tv_nsec.unsigned_abs() as u32)
}

/// The time another process and the children it has waited for have used so far, in whole kernel ticks (1/100 s).
/// `None` if the system does not report it; only Linux does.
pub fn of_process(id: u32) -> Option<Duration> {
    told(&std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?)
}

/// Parses four fields of `/proc/…/stat` (14 to 17 in proc(5)): the process's own and its children's time, in user and
/// system mode.
fn told(stat: &str) -> Option<Duration> {
    // The program's name may contain anything, brackets too. After the last bracket comes field 3.
    let (_, fields) = stat.rsplit_once(')')?;
    let used: Vec<u64> = fields.split_whitespace().skip(11).take(4).filter_map(|n| n.parse().ok()).collect();
    let ticks: u64 = used.iter().sum();
    (used.len() == 4).then(|| Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_busy_thread_uses_its_processor() {
        let before = of_this_thread();
        let mut n = 1u64;
        while of_this_thread() < before + Duration::from_millis(2) {
            n = std::hint::black_box(n.wrapping_mul(3));
        }
        assert_ne!(n, 0);
    }

    #[test]
    fn the_kernel_is_understood() {
        let line = "12 (a) b) S 1 1 1 0 -1 4194560 900 0 0 0 100 20 3 7 20 0 1 0 5 6 7";
        let ticks = rustix::param::clock_ticks_per_second() as f64;
        assert_eq!(told(line), Some(Duration::from_secs_f64(130.0 / ticks)));
        assert_eq!(told("12 (a) S 1"), None);
    }
}
