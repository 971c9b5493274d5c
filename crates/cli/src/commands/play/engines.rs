//! Other people's programs at the table.

use std::time::Duration;

use engine::{Allowance, Opening, Outside, Patience, Trouble};
use games::{AnyAction, AnyOptions, AnyPosition};
use play::{EntryKind, Match};
use rules::{Actor, BySeat, Observe, Seat, Viewer};

use crate::screen::Spinner;

/// The name of an outside program in records.
pub(super) const ENGINE: &str = "engine";

/// What a program may think about one action: as much as our strongest bot, which has to
/// make do with three seconds for the two actions or so of a turn.
const THINKING: Duration = Duration::from_millis(1_500);

/// The programs that play, by seat.
pub(super) struct Engines {
    options: AnyOptions,
    commands: BySeat<Option<String>>,
    running: BySeat<Option<Outside>>,
}

impl Engines {
    /// These commands, none of them started yet.
    pub(super) fn new(options: AnyOptions, commands: BySeat<Option<String>>) -> Engines {
        let running = commands.map(|_, _| None);
        Engines {
            options,
            commands,
            running,
        }
    }

    /// Records do not say where programs are found, so a match that goes on has none.
    pub(super) fn none(game: &Match<AnyPosition>) -> Engines {
        let usual = AnyOptions::new(game.position().game(), None, None);
        let nobody = game.players().map(|_, _| None);
        Engines::new(usual.expect("every game has usual options"), nobody)
    }

    /// Asks the program of a seat, with a sign that it thinks; `None` where there is none.
    pub(super) fn choose(
        &mut self,
        game: &Match<AnyPosition>,
        seat: Seat,
        sign: &str,
    ) -> Option<Result<AnyAction, Trouble>> {
        let command = self.commands[seat].clone()?;
        let _spinner = Spinner::new(sign);
        Some(self.ask(&command, game, seat))
    }

    fn ask(&mut self, command: &str, game: &Match<AnyPosition>, seat: Seat) -> Result<AnyAction, Trouble> {
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
        outside.choose(&told, &view, Allowance::Time(THINKING))
    }

    /// The program of this seat no longer plays.
    pub(super) fn dismiss(&mut self, seat: Seat) {
        self.commands[seat] = None;
        self.running[seat] = None;
    }
}
