//! Metrics of the server, in the text format of monitoring programs.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;

use crate::error::AppError;
use crate::limits::{Excess, ResourceLimits};
use crate::system::now;

/// The upper bounds of the histogram buckets, in milliseconds.
const BUCKETS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 500, 2_000, 10_000];

/// The counters.
#[derive(Default)]
pub(crate) struct Meters {
    answered: [AtomicU64; 5],
    request: Histogram,
    action: Histogram,
    thinking: Histogram,
    opened: AtomicU64,
    connections: AtomicU64,
    refused: [AtomicU64; Excess::ALL.len()],
    backups_made: AtomicU64,
    backups_failed: AtomicU64,
    /// In seconds since the epoch.
    backup_made_at: AtomicU64,
}

#[derive(Default)]
struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// Gauges: values that are read rather than counted.
pub(crate) struct Levels {
    pub(crate) tables: usize,
    pub(crate) thinking: usize,
    pub(crate) limits: ResourceLimits,
}

impl Meters {
    pub(crate) fn answered(&self, status: StatusCode, took: Duration) {
        let class = usize::from(status.as_u16() / 100).clamp(1, 5) - 1;
        self.answered[class].fetch_add(1, Ordering::Relaxed);
        self.request.record(took);
    }

    /// Records that an action was stored and answered.
    pub(crate) fn acted(&self, took: Duration) {
        self.action.record(took);
    }

    pub(crate) fn bot_thought(&self, took: Duration) {
        self.thinking.record(took);
    }

    pub(crate) fn match_opened(&self) {
        self.opened.fetch_add(1, Ordering::Relaxed);
    }

    /// Records whether a backup was made.
    pub(crate) fn backed_up(&self, made: bool) {
        if made {
            self.backups_made.fetch_add(1, Ordering::Relaxed);
            self.backup_made_at
                .store(now().as_millis() / 1_000, Ordering::Relaxed);
        } else {
            self.backups_failed.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(crate) fn connected(&self) {
        self.connections.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn disconnected(&self) {
        self.connections.fetch_sub(1, Ordering::Relaxed);
    }

    /// The number of live connections.
    pub(crate) fn connections(&self) -> u64 {
        self.connections.load(Ordering::Relaxed)
    }

    /// Records that something was beyond a limit.
    pub(crate) fn refused(&self, excess: Excess) {
        self.refused[excess as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// The same, and the error that says so.
    pub(crate) fn beyond(&self, excess: Excess) -> AppError {
        self.refused(excess);
        AppError::Beyond(excess)
    }

    /// All metrics as text.
    pub(crate) fn report(&self, levels: &Levels) -> String {
        let mut text = String::new();
        let mut write = |line: std::fmt::Arguments<'_>| {
            text.write_fmt(line).expect("writing to a string cannot fail");
            text.push('\n');
        };
        write(format_args!("# TYPE benben_requests_total counter"));
        for (class, count) in (1..).zip(&self.answered) {
            let count = count.load(Ordering::Relaxed);
            write(format_args!(
                "benben_requests_total{{status=\"{class}xx\"}} {count}"
            ));
        }
        for (name, histogram) in [
            ("benben_request_seconds", &self.request),
            ("benben_action_seconds", &self.action),
            ("benben_bot_seconds", &self.thinking),
        ] {
            histogram.report(name, &mut write);
        }
        write(format_args!("# TYPE benben_refused_total counter"));
        for (excess, count) in Excess::ALL.iter().zip(&self.refused) {
            let (name, count) = (excess.name(), count.load(Ordering::Relaxed));
            write(format_args!("benben_refused_total{{limit=\"{name}\"}} {count}"));
        }
        write(format_args!("# TYPE benben_limit gauge"));
        for (name, value) in levels.limits.all() {
            write(format_args!("benben_limit{{name=\"{name}\"}} {value}"));
        }
        let opened = self.opened.load(Ordering::Relaxed);
        let connections = self.connections();
        write(format_args!("# TYPE benben_matches_opened_total counter"));
        write(format_args!("benben_matches_opened_total {opened}"));
        write(format_args!("# TYPE benben_backups_total counter"));
        for (result, count) in [("made", &self.backups_made), ("failed", &self.backups_failed)] {
            let count = count.load(Ordering::Relaxed);
            write(format_args!(
                "benben_backups_total{{result=\"{result}\"}} {count}"
            ));
        }
        for (name, level) in [
            (
                "benben_backup_made_at_seconds",
                self.backup_made_at.load(Ordering::Relaxed),
            ),
            ("benben_connections", connections),
            ("benben_tables_in_memory", levels.tables as u64),
            ("benben_bots_thinking_or_waiting", levels.thinking as u64),
        ] {
            write(format_args!("# TYPE {name} gauge"));
            write(format_args!("{name} {level}"));
        }
        text
    }
}

impl Histogram {
    fn record(&self, took: Duration) {
        let millis = took.as_secs_f64() * 1_000.0;
        let place = BUCKETS.iter().position(|&end| millis <= end as f64);
        if let Some(place) = place {
            self.buckets[place].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        let micros = took.as_micros().try_into().unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn report(&self, name: &str, write: &mut impl FnMut(std::fmt::Arguments<'_>)) {
        write(format_args!("# TYPE {name} histogram"));
        let mut below = 0;
        for (end, count) in BUCKETS.iter().zip(&self.buckets) {
            below += count.load(Ordering::Relaxed);
            let end = *end as f64 / 1_000.0;
            write(format_args!("{name}_bucket{{le=\"{end}\"}} {below}"));
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        write(format_args!("{name}_bucket{{le=\"+Inf\"}} {count}"));
        write(format_args!("{name}_sum {seconds}"));
        write(format_args!("{name}_count {count}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let meters = Meters::default();
        for millis in [0, 1, 3, 30, 60_000] {
            meters.answered(StatusCode::OK, Duration::from_millis(millis));
        }
        meters.answered(StatusCode::NOT_FOUND, Duration::from_millis(7));
        meters.refused(Excess::Sockets);
        meters.backed_up(false);
        let levels = Levels {
            tables: 3,
            thinking: 1,
            limits: ResourceLimits::default(),
        };
        let report = meters.report(&levels);
        for line in [
            "benben_requests_total{status=\"2xx\"} 5",
            "benben_requests_total{status=\"4xx\"} 1",
            "benben_request_seconds_bucket{le=\"0.001\"} 2",
            "benben_request_seconds_bucket{le=\"10\"} 5",
            "benben_request_seconds_bucket{le=\"+Inf\"} 6",
            "benben_tables_in_memory 3",
            "benben_refused_total{limit=\"sockets\"} 1",
            "benben_backups_total{result=\"failed\"} 1",
            "benben_backup_made_at_seconds 0",
            "benben_limit{name=\"guest-matches\"} 50",
        ] {
            assert!(report.lines().any(|found| found == line), "{line} in\n{report}");
        }
    }
}
