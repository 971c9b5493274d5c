use games::GameId;
use rules::Variant;

use crate::spoken::Spoken;
use crate::{Language, Speaker};

impl Speaker {
    /// The name of a game.
    pub fn game_name(self, game: GameId) -> String {
        self.text(games::dispatch!(game, |Game| <Game as Spoken>::NAME))
    }

    /// What a game is about, in one sentence.
    pub fn game_about(self, game: GameId) -> String {
        self.text(games::dispatch!(game, |Game| <Game as Spoken>::ABOUT))
    }

    /// How its actions are written, with examples.
    pub fn game_notation(self, game: GameId) -> String {
        self.text(games::dispatch!(game, |Game| <Game as Spoken>::NOTATION))
    }

    /// What people call a rule set of a game; a rule set that the game does not
    /// have is called as it is written.
    pub fn variant_name(self, game: GameId, name: &str) -> String {
        let id = games::dispatch!(game, |Game| {
            Variant::from_name(name).map(<Game as Spoken>::variant)
        });
        id.map_or_else(|| name.to_owned(), |id| self.text(id))
    }

    /// How one wins by a rule set of a game, for somebody who begins.
    pub fn goal(self, game: GameId, variant: &str) -> String {
        self.text(games::dispatch!(game, |Game| {
            Variant::from_name(variant).map_or(<Game as Spoken>::ABOUT, <Game as Spoken>::goal)
        }))
    }

    /// The rules of a game for players, in Markdown: short, in plain words. An image names a
    /// picture of the game.
    pub const fn guide(self, game: GameId) -> &'static str {
        match self.language() {
            Language::English => games::embed!(game, "../../../docs/games/guide/", ".md"),
            Language::Slovak => games::embed!(game, "../../../docs/games/sk/guide/", ".md"),
            Language::Czech => games::embed!(game, "../../../docs/games/cs/guide/", ".md"),
            Language::Ukrainian => games::embed!(game, "../../../docs/games/uk/guide/", ".md"),
        }
    }

    /// The exact rules of a game as played in Benben, in Markdown, with notation and file formats.
    /// Every rule is an anchor, named like the rule in lower case.
    pub const fn rules(self, game: GameId) -> &'static str {
        match self.language() {
            Language::English => games::embed!(game, "../../../docs/games/", ".md"),
            Language::Slovak => games::embed!(game, "../../../docs/games/sk/", ".md"),
            Language::Czech => games::embed!(game, "../../../docs/games/cs/", ".md"),
            Language::Ukrainian => games::embed!(game, "../../../docs/games/uk/", ".md"),
        }
    }
}
