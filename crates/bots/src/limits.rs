use search::Stop;

use crate::Tables;

/// A bot's thinking budget and its solution tables.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    amount: Amount,
    interrupted: Option<&'a dyn Fn() -> bool>,
    tables: Option<&'a Tables>,
    among: Option<&'a [usize]>,
}

/// The number of iterations.
#[derive(Clone, Copy)]
enum Amount {
    /// This fraction of the level's iterations.
    Share(f64),
    /// This many, whatever the level.
    Iterations(u64),
}

impl<'a> Limits<'a> {
    /// The level's full budget.
    pub const FULL: Limits<'static> = Limits::share(1.0);

    /// This fraction of the level's budget.
    pub const fn share(share: f64) -> Limits<'static> {
        Limits::of(Amount::Share(share))
    }

    /// This many iterations for every decision, whatever the level. A level that does not search
    /// ignores them.
    pub const fn iterations(iterations: u64) -> Limits<'static> {
        Limits::of(Amount::Iterations(iterations))
    }

    const fn of(amount: Amount) -> Limits<'static> {
        Limits {
            amount,
            interrupted: None,
            tables: None,
            among: None,
        }
    }

    /// Also stops, with the best so far, as soon as this callback returns true.
    #[must_use]
    pub const fn or_when(self, interrupted: &'a dyn Fn() -> bool) -> Limits<'a> {
        Limits {
            interrupted: Some(interrupted),
            ..self
        }
    }

    /// Uses these tables instead of those of the process.
    #[must_use]
    pub const fn with_tables(self, tables: &'a Tables) -> Limits<'a> {
        Limits {
            tables: Some(tables),
            ..self
        }
    }

    /// Weighs only these legal actions, given by their places in the list, against each other.
    /// Every one of them gets a value of its own, as careful as that of the best; otherwise a bot
    /// may know of an action only that it is worse.
    #[must_use]
    pub const fn among(self, actions: &'a [usize]) -> Limits<'a> {
        Limits {
            among: Some(actions),
            ..self
        }
    }

    /// Whether actions are weighed against each other, and not one chosen to be played.
    pub(crate) fn is_weighing(&self) -> bool {
        self.among.is_some_and(|among| !among.is_empty())
    }

    /// Those of the legal actions that are weighed against each other; `None` if all may be chosen.
    pub(crate) fn weighed<A: Copy>(&self, legal: &[A]) -> Option<Vec<A>> {
        let chosen = |places: &[usize]| -> Vec<A> {
            places
                .iter()
                .filter_map(|&place| legal.get(place).copied())
                .collect()
        };
        self.among.map(chosen).filter(|chosen| !chosen.is_empty())
    }

    /// The solution tables.
    pub fn tables(&self) -> &'a Tables {
        self.tables.unwrap_or_else(|| Tables::installed())
    }

    /// Whether somebody has interrupted.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted.is_some_and(|interrupted| interrupted())
    }

    /// The stop condition of a search to which its level gives this many iterations.
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
