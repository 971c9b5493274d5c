use games::{AnyOptions, AnyPosition, GameId, OptionsError};

use rules::{Phrase, SetupError};

use crate::{Header, Library, NoStart};

/// A match of any game in Benben.
pub type AnyMatch = crate::Match<AnyPosition>;

/// The games in Benben.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameLibrary;

impl GameLibrary {
    /// The options that the header specifies.
    ///
    /// # Errors
    /// What the header asks for but Benben does not have.
    pub fn options(self, header: &Header) -> Result<AnyOptions, NoStart> {
        let game: GameId = header.game.as_str().parse().map_err(|_| NoStart::Game)?;
        let components = header.components.text();
        let variant = Some(header.variant.as_str());
        let options =
            AnyOptions::of_revision(game, header.revision, variant, components).map_err(no_start)?;
        if options.components_id() != header.components.id().as_str() {
            return Err(NoStart::Components(Vec::new()));
        }
        Ok(options)
    }
}

impl Library<AnyPosition> for GameLibrary {
    fn start(&self, header: &Header) -> Result<AnyPosition, NoStart> {
        let options = self.options(header)?;
        match &header.setup {
            None => options.start_as_recorded(header.seats()).map_err(no_start),
            Some(setup) => {
                let position = options
                    .position_from_text(setup.as_str())
                    .map_err(NoStart::Setup)?;
                if position.variant() != options.variant() {
                    let phrase = Phrase::new("games-setup-other-rules").with("rules", options.variant());
                    return Err(NoStart::Setup(SetupError::Violations(vec![phrase])));
                }
                Ok(position)
            }
        }
    }
}

fn no_start(error: OptionsError) -> NoStart {
    match error {
        OptionsError::UnknownVariant { .. } => NoStart::Variant,
        OptionsError::Seats { .. } => NoStart::Seats,
        OptionsError::Revision { known } => NoStart::Revision { known },
        OptionsError::Components(faults) => NoStart::Components(faults),
    }
}
