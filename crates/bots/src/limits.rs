use search::Stop;

use crate::Tables;

/// How much a bot may think, and what it may look things up in.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    amount: Amount,
    interrupted: Option<&'a dyn Fn() -> bool>,
    tables: Option<&'a Tables>,
}

/// How many iterations.
#[derive(Clone, Copy)]
enum Amount {
    /// This part of what the level says.
    Share(f64),
    /// So many, whatever the level says.
    Iterations(u64),
}

impl<'a> Limits<'a> {
    /// As much as the level says.
    pub const FULL: Limits<'static> = Limits::share(1.0);

    /// This part of what the level says.
    pub const fn share(share: f64) -> Limits<'static> {
        Limits::of(Amount::Share(share))
    }

    /// So many iterations for every decision, whatever the level says. A
    /// level that does not look ahead has no use for them.
    pub const fn iterations(iterations: u64) -> Limits<'static> {
        Limits::of(Amount::Iterations(iterations))
    }

    const fn of(amount: Amount) -> Limits<'static> {
        Limits {
            amount,
            interrupted: None,
            tables: None,
        }
    }

    /// Also stops, with the best so far, as soon as the answer to this question is yes.
    #[must_use]
    pub const fn or_when(self, interrupted: &'a dyn Fn() -> bool) -> Limits<'a> {
        Limits {
            interrupted: Some(interrupted),
            ..self
        }
    }

    /// With these solutions at hand, instead of those of the process.
    #[must_use]
    pub const fn with_tables(self, tables: &'a Tables) -> Limits<'a> {
        Limits {
            tables: Some(tables),
            ..self
        }
    }

    /// The solutions at hand.
    pub fn tables(&self) -> &'a Tables {
        self.tables.unwrap_or_else(|| Tables::installed())
    }

    /// When a search has to stop to which its level gives this many iterations.
    pub fn stop(&self, iterations: u64) -> Stop<'_> {
        let allowed = match self.amount {
            Amount::Share(share) => (iterations as f64 * share) as u64,
            Amount::Iterations(iterations) => iterations,
        };
        let stop = Stop::after(allowed.max(1));
        match self.interrupted {
            Some(interrupted) => stop.or_when(interrupted),
            None => stop,
        }
    }
}
