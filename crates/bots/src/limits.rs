use search::Stop;

/// How much a bot may think.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The part of its usual iterations that it gets.
    pub share: f64,
    /// Asked now and then: stop at once and answer with the best so far?
    pub interrupted: Option<&'a dyn Fn() -> bool>,
}

impl Limits<'_> {
    /// As much as the level says.
    pub const FULL: Limits<'static> = Limits {
        share: 1.0,
        interrupted: None,
    };

    /// When a search of this many iterations has to stop.
    pub fn stop(&self, iterations: u64) -> Stop<'_> {
        let stop = Stop::after(((iterations as f64 * self.share) as u64).max(1));
        match self.interrupted {
            Some(interrupted) => stop.or_when(interrupted),
            None => stop,
        }
    }
}
