//! External programs at the table.

use std::time::Duration;

use engine::{EngineError, Opening, Outside, Patience, TimeAllowance};
use games::{AnyAction, AnyOptions, AnyPosition};
use play::{EntryKind, Match};
use rules::{Actor, BySeat, Observe, Seat, Viewer};

use crate::screen::Spinner;

/// The name of an external program in records.
pub(super) const ENGINE: &str = "engine";

/// The thinking time of a program for one action: as much as our strongest bot, which has three
/// seconds for the two or so actions of a turn.
const THINKING: Duration = Duration::from_millis(1_500);

/// The programs by seat.
pub(super) struct Engines {
    options: AnyOptions,
    commands: BySeat<Option<String>>,
    running: BySeat<Option<Outside>>,
}

impl Engines {
    /// Commands that have not been started yet.
    pub(super) fn new(options: AnyOptions, commands: BySeat<Option<String>>) -> Engines {
        let running = commands.map(|_, _| None);
        Engines {
            options,
            commands,
            running,
        }
    }

    /// Records do not contain the commands of programs, so a resumed match has none.
    pub(super) fn none(game: &Match<AnyPosition>) -> Engines {
        let usual = AnyOptions::new(game.position().game(), None, None);
        let nobody = game.players().map(|_, _| None);
        Engines::new(usual.expect("every game has usual options"), nobody)
    }

    /// Asks the program of a seat, showing a spinner; `None` if it has none.
    pub(super) fn choose(
        &mut self,
        game: &Match<AnyPosition>,
        seat: Seat,
        sign: &str,
    ) -> Option<Result<AnyAction, EngineError>> {
        let command = self.commands[seat].clone()?;
        let _spinner = Spinner::new(sign);
        Some(self.ask(&command, game, seat))
    }

    fn ask(
        &mut self,
        command: &str,
        game: &Match<AnyPosition>,
        seat: Seat,
    ) -> Result<AnyAction, EngineError> {
        if self.running[seat].is_none() {
            let opening = Opening {
                options: &self.options,
                seats: game.header().seats(),
                setup: game.header().setup.as_ref().map(play::OneLine::as_str),
                seat,
            };
            self.running[seat] = Some(Outside::start(command, &opening, Patience::default())?);
        }
        let outside = self.running[seat].as_mut().expect("it runs now");
        let standing = game
            .standing()
            .filter_map(|number| match &game.entry(number)?.kind {
                EntryKind::Acted { seat, action } => Some((Actor::Seat(*seat), *action)),
                EntryKind::Rolled { outcome } => Some((Actor::Chance, *outcome)),
                _ => None,
            });
        let told = engine::heard(game.start(), standing, seat);
        let view = game.position().view(Viewer::Seat(seat));
        outside.choose(&told, &view, TimeAllowance::Time(THINKING))
    }

    /// Removes the program of this seat.
    pub(super) fn dismiss(&mut self, seat: Seat) {
        self.commands[seat] = None;
        self.running[seat] = None;
    }
}
