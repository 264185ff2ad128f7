//! How much processor time something has used. This does not depend on what else the machine does.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// What this thread has used so far.
pub fn of_this_thread() -> Duration {
    let used = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(used.tv_sec.unsigned_abs(), used.tv_nsec.unsigned_abs() as u32)
}

/// What another process and those that it has waited for have used so far, in whole ticks of the kernel (a hundredth of
/// a second); `None` where the system does not tell, as only Linux does.
pub fn of_process(id: u32) -> Option<Duration> {
    told(&std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?)
}

/// The four figures in `/proc/…/stat` (fields 14 to 17 of proc(5)): own and children's time, in user and system mode.
fn told(stat: &str) -> Option<Duration> {
    // The name of the program may hold anything, brackets too; what follows the last bracket begins with field 3.
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
