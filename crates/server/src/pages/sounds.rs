//! The page on which every sound of the tables can be tried.

use axum::extract::State;
use maud::{Markup, html};

use super::layout::{Page, page};
use crate::app::App;
use crate::visitor::{Sound, Visitor};

/// The sounds of `assets/sound.js`, and what people call them.
const SOUNDS: [(&str, &str); 12] = [
    ("wood", "sounds-wood"),
    ("stone", "sounds-stone"),
    ("card", "sounds-card"),
    ("paper", "sounds-paper"),
    ("jewel", "sounds-jewel"),
    ("dice", "sounds-dice"),
    ("ship", "sounds-ship"),
    ("turn", "sounds-turn"),
    ("low", "sounds-low"),
    ("points", "sounds-points"),
    ("win", "sounds-win"),
    ("loss", "sounds-loss"),
];

/// All sounds, a button each.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Markup {
    let say = |id| visitor.speaker.text(id);
    let title = say("sounds-title");
    // Visitors open this page to hear something.
    let volume = match visitor.preferences.sound {
        Sound::Off => Sound::On,
        other => other,
    };
    let content = html! {
        h1 { (title) }
        p { (say("sounds-about")) }
        div class="sounds" data-volume=(volume.name()) {
            @for (name, label) in SOUNDS {
                button type="button" data-sound=(name) { (say(label)) }
            }
        }
    };
    let page = Page {
        title: &title,
        class: "",
        script: Some("sounds.js"),
        content,
    };
    self::page(&app, &visitor, page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_of_the_script_has_a_button() {
        let script = crate::assets::text("sound.js").expect("the script");
        let table = script
            .split("export const SOUNDS")
            .nth(1)
            .expect("a table of sounds");
        let table = table.split("\n});").next().expect("its end");
        let entry = |line: &str| {
            let (name, _) = line.strip_prefix("  ")?.split_once(": [")?;
            name.bytes()
                .all(|byte| byte.is_ascii_lowercase())
                .then(|| name.to_owned())
        };
        let found: Vec<String> = table.lines().filter_map(entry).collect();
        assert_eq!(found, SOUNDS.map(|(name, _)| name));
    }
}
