/// When to stop thinking.
///
/// A search counts its iterations and asks; it reads no clock and starts no thread. With
/// iterations alone the same seed gives the same answer everywhere. Time limits and cancel
/// buttons are up to the caller, as a callback that is polled now and then.
///
/// ```
/// use search::Stop;
/// let stop = Stop::after(1_000);
/// assert!(!stop.is_due(999));
/// assert!(stop.is_due(1_000));
/// let stop = Stop::after(1_000).or_when(&|| true);
/// assert!(stop.is_due(0));
/// ```
#[derive(Clone, Copy)]
pub struct Stop<'a> {
    iterations: u64,
    interrupted: Option<&'a dyn Fn() -> bool>,
}

/// The callback is polled once per this many iterations.
const PATIENCE: u64 = 16;

impl<'a> Stop<'a> {
    /// Stops after this many iterations.
    pub const fn after(iterations: u64) -> Stop<'static> {
        Stop {
            iterations,
            interrupted: None,
        }
    }

    /// Stops also as soon as this callback returns true: a deadline has passed, or somebody has
    /// cancelled.
    #[must_use]
    pub const fn or_when(self, interrupted: &'a dyn Fn() -> bool) -> Stop<'a> {
        Stop {
            iterations: self.iterations,
            interrupted: Some(interrupted),
        }
    }

    /// The number of iterations if nobody interrupts.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Whether to stop now that this many iterations are done.
    #[inline]
    pub fn is_due(&self, done: u64) -> bool {
        done >= self.iterations
            || done.is_multiple_of(PATIENCE) && self.interrupted.is_some_and(|interrupted| interrupted())
    }
}
