use games::GameId;

use crate::Speaker;

impl Speaker {
    /// The name of a game.
    pub fn game_name(self, game: GameId) -> String {
        self.text(match game {
            GameId::Pylos => "pylos-name",
            GameId::Sun => "sun-name",
            GameId::Pyramido => "pyramido-name",
            GameId::Pacal => "pacal-name",
            GameId::Tomb => "tomb-name",
        })
    }

    /// What a game is about, in one sentence.
    pub fn game_about(self, game: GameId) -> String {
        self.text(match game {
            GameId::Pylos => "pylos-about",
            GameId::Sun => "sun-about",
            GameId::Pyramido => "pyramido-about",
            GameId::Pacal => "pacal-about",
            GameId::Tomb => "tomb-about",
        })
    }

    /// How its actions are written, with examples.
    pub fn game_notation(self, game: GameId) -> String {
        self.text(match game {
            GameId::Pylos => "pylos-notation",
            GameId::Sun => "sun-notation",
            GameId::Pyramido => "pyramido-notation",
            GameId::Pacal => "pacal-notation",
            GameId::Tomb => "tomb-notation",
        })
    }
}
