//! A connection that nobody can hold on to by doing nothing.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep};

use crate::guard::{Permit, Sender};
use crate::limits::ResourceLimits;

/// A connection that counts for its sender, and fails if it keeps what it is sent waiting for too
/// long. It stays so when it becomes a live connection.
pub(crate) struct CountedStream {
    stream: TcpStream,
    patience: Patience,
    /// Runs while a write waits.
    stalled: Option<Pin<Box<Sleep>>>,
    _permit: Option<Permit<Sender>>,
}

/// How long what is sent may wait to be taken. A trickle does not begin the time anew: each second
/// of waiting is forgiven for a number of bytes.
#[derive(Debug)]
pub(crate) struct Patience {
    most: Duration,
    /// The bytes for which a second is forgiven.
    rate: u64,
    /// How long others have waited that is not forgiven yet.
    waited: Duration,
    /// Since when a write waits.
    since: Option<Instant>,
}

impl Patience {
    pub(crate) fn within(limits: &ResourceLimits) -> Patience {
        Patience::new(Duration::from_secs(limits.stall_seconds), limits.stall_bytes)
    }

    fn new(most: Duration, rate: u64) -> Patience {
        Patience {
            most,
            rate: rate.max(1),
            waited: Duration::ZERO,
            since: None,
        }
    }

    /// A write waits; returns when it has waited too long.
    fn waits(&mut self, now: Instant) -> Instant {
        let since = *self.since.get_or_insert(now);
        since + self.most.saturating_sub(self.waited)
    }

    /// This much was taken.
    fn takes(&mut self, bytes: usize, now: Instant) {
        if let Some(since) = self.since.take() {
            self.waited += now.saturating_duration_since(since);
        }
        let forgiven = Duration::from_secs_f64(bytes as f64 / self.rate as f64);
        self.waited = self.waited.saturating_sub(forgiven);
    }
}

impl CountedStream {
    pub(crate) fn new(
        stream: TcpStream,
        patience: Patience,
        permit: Option<Permit<Sender>>,
    ) -> CountedStream {
        CountedStream {
            stream,
            patience,
            stalled: None,
            _permit: permit,
        }
    }

    /// What became of a write: if it waits, the time runs.
    fn watched(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            self.stalled = None;
            self.patience
                .takes(*written.as_ref().unwrap_or(&0), Instant::now());
            return Poll::Ready(written);
        }
        let end = self.patience.waits(Instant::now());
        let stalled = self
            .stalled
            .get_or_insert_with(|| Box::pin(tokio::time::sleep_until(end)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for CountedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for CountedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.watched(cx, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.watched(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trickle_does_not_begin_the_time_anew() {
        let second = Duration::from_secs(1);
        let mut patience = Patience::new(30 * second, 1_024);
        let mut now = Instant::now();
        // A byte just before the end.
        assert_eq!(patience.waits(now), now + 30 * second);
        now += 29 * second;
        patience.takes(1, now);
        let end = patience.waits(now);
        assert!(end < now + 2 * second, "{:?}", end - now);
        // Who takes as fast as it has to, never has to go.
        let mut patience = Patience::new(30 * second, 1_024);
        for _ in 0..1_000 {
            assert!(patience.waits(now) > now + 28 * second);
            now += second;
            patience.takes(1_024, now);
        }
        // Nothing is saved up, and only waiting counts.
        patience.takes(1 << 30, now);
        now += 1_000 * second;
        assert_eq!(patience.waits(now), now + 30 * second);
    }
}
