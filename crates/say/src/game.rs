use games::GameId;

use crate::{Language, Speaker};

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

    /// The rules of a game as Benben plays them, in Markdown. Every rule is an
    /// anchor, named like the rule in small letters.
    pub const fn rules(self, game: GameId) -> &'static str {
        macro_rules! pages {
            ($folder:literal) => {
                match game {
                    GameId::Pylos => include_str!(concat!("../../../docs/games/", $folder, "pylos.md")),
                    GameId::Sun => include_str!(concat!("../../../docs/games/", $folder, "sun.md")),
                    GameId::Pyramido => include_str!(concat!("../../../docs/games/", $folder, "pyramido.md")),
                    GameId::Pacal => include_str!(concat!("../../../docs/games/", $folder, "pacal.md")),
                    GameId::Tomb => include_str!(concat!("../../../docs/games/", $folder, "tomb.md")),
                }
            };
        }
        match self.language() {
            Language::English => pages!(""),
            Language::Slovak => pages!("sk/"),
            Language::Czech => pages!("cs/"),
            Language::Ukrainian => pages!("uk/"),
        }
    }
}
