//! Pictures of a game that move, and what there is to know before one plays it.

use games::GameId;
use maud::{Markup, html};
use rules::Phrase;
use say::Speaker;

use crate::app::App;
use crate::demo::MOMENTS;
use crate::visitor::Visitor;

/// A picture in which a match goes on. The script lets it move.
pub(super) fn picture(app: &App, visitor: &Visitor, game: GameId) -> Markup {
    let address = |theme: &str| {
        let version = app.assets.version();
        let language = visitor.speaker.language().tag();
        format!("/demo/{version}/{language}/{game}/{theme}/{}.svg", MOMENTS - 4)
    };
    html! {
        picture class="moving" data-moments=(MOMENTS) {
            @if visitor.preferences.theme.is_none() {
                source media="(prefers-color-scheme: dark)" srcset=(address("dark"));
            }
            img src=(address(visitor.preferences.theme.map_or("light", draw::Theme::name))) alt="" width="600" height="400" loading="lazy";
        }
    }
}

/// For how many, and how long it takes.
pub(super) fn facts(game: GameId, speaker: Speaker) -> Markup {
    let (fewest, most) = (*game.seats().start(), *game.seats().end());
    let players = Phrase::new("home-players")
        .with("fewest", i64::from(fewest))
        .with("most", i64::from(most))
        .with("kind", if fewest == most { "one" } else { "range" });
    let minutes = Phrase::new("home-minutes")
        .with("fewest", i64::from(*game.minutes().start()))
        .with("most", i64::from(*game.minutes().end()));
    html! {
        p class="facts note" {
            span { (speaker.say(&players)) }
            span { (speaker.say(&minutes)) }
        }
    }
}
