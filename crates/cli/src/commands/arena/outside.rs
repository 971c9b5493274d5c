//! External programs in a contest.

use arena::{Contestant, Entrant, Forfeit, SeatAssignment, Thinking};
use engine::{EngineError, Opening, Outside, Patience, TimeAllowance};
use games::{AnyAction, AnyEvent, AnyPosition, AnyView};

/// A program that speaks our protocol; it is restarted for every match.
pub(super) struct OutsideEntrant {
    name: String,
    command: String,
}

impl OutsideEntrant {
    /// The program that this command starts.
    pub(super) fn new(command: String) -> OutsideEntrant {
        OutsideEntrant {
            name: format!("engine:{command}"),
            command,
        }
    }
}

impl Entrant for OutsideEntrant {
    fn name(&self) -> &str {
        &self.name
    }

    fn sit(&self, table: &SeatAssignment<'_>) -> Result<Box<dyn Contestant + '_>, Forfeit> {
        let opening = Opening {
            options: table.options,
            seats: table.seats,
            setup: None,
            seat: table.seat,
        };
        let outside =
            Outside::start(&self.command, &opening, Patience::default()).map_err(|error| forfeit(&error))?;
        let start = table.options.start(table.seats);
        Ok(Box::new(OutsidePlayer {
            outside,
            start: start.expect("a contest is for as many as the game allows"),
            told: Vec::new(),
            allowance: match table.thinking {
                Thinking::Share(share) => TimeAllowance::Share(share),
                // Time limits belong to our levels, and a program has none.
                Thinking::AsAtTable => TimeAllowance::Share(1.0),
                Thinking::Time(time) => TimeAllowance::Time(time),
            },
        }))
    }
}

struct OutsidePlayer {
    outside: Outside,
    start: AnyPosition,
    told: Vec<String>,
    allowance: TimeAllowance,
}

impl Contestant for OutsidePlayer {
    fn choose(&mut self, view: &AnyView) -> Result<AnyAction, Forfeit> {
        self.outside
            .choose(&self.told, view, self.allowance)
            .map_err(|error| forfeit(&error))
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, before: &AnyView, event: &AnyEvent) {
        self.told.extend(engine::words(&self.start, before, event));
    }
}

fn forfeit(error: &EngineError) -> Forfeit {
    Forfeit(error.phrase())
}
