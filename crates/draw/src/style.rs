//! The looks of all games: CSS whose every rule is about one game's scenes, so
//! that all of them can live on one page.

use std::fmt::Write as _;

use games::GameId;

use crate::Theme;

/// The styles that all games share.
const SHARED: &str = include_str!("style/shared.css");

/// The styles for pages only: text that lets clicks through, and the class `fresh`, with which a
/// page highlights what has [`changed`](crate::changed()).
const PAGE: &str = include_str!("style/page.css");

/// The styles of a game's classes, with variables for colours.
const fn own(game: GameId) -> &'static str {
    games::embed!(game, "style/", ".css")
}

/// Gradients and patterns that a game's style refers to, as SVG.
pub(crate) const fn definitions(game: GameId) -> &'static str {
    games::embed!(game, "style/", ".svg")
}

/// The classes of a whole scene.
pub(crate) fn scene_class(game: GameId) -> String {
    format!("scene scene-{game}")
}

/// The style of a standalone picture, with colours in place of the variables, because programs
/// that rasterise SVG do not support variables.
pub(crate) fn filled_in(game: GameId, theme: Theme) -> String {
    theme.fill_in(&[SHARED, own(game)].concat())
}

/// The style sheet of pages that show scenes: the palette as CSS variables, and the styles of
/// every game.
///
/// A page follows the system's light or dark setting. `data-theme="light"` or `data-theme="dark"`
/// on the root element overrides it.
pub fn stylesheet() -> String {
    let (light, dark) = (Theme::Light.variables(), Theme::Dark.variables());
    let mut sheet = String::new();
    let _ = writeln!(sheet, ":root {{\n  color-scheme: light;\n{light}}}");
    let _ = writeln!(
        sheet,
        "@media (prefers-color-scheme: dark) {{\n:root:not([data-theme=light]) {{\n  color-scheme: dark;\n{dark}}}\n}}"
    );
    let _ = writeln!(
        sheet,
        ":root[data-theme=dark] {{\n  color-scheme: dark;\n{dark}}}"
    );
    sheet.push_str(SHARED);
    sheet.push_str(PAGE);
    for &game in GameId::ALL {
        sheet.push_str(own(game));
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> String {
        let own = GameId::ALL.iter().map(|&game| own(game));
        [SHARED, PAGE].into_iter().chain(own).collect()
    }

    #[test]
    fn every_variable_has_a_colour() {
        for theme in Theme::ALL {
            let filled = theme.fill_in(&all());
            let rest = filled.find("var(").map(|at| &filled[at..]);
            assert_eq!(rest, None, "no colour for this in {theme:?}");
        }
    }

    #[test]
    fn no_variable_is_there_for_nothing() {
        let all = all();
        for (name, _) in Theme::Light.colours() {
            assert!(all.contains(&format!("var(--{name})")), "nobody uses {name}");
        }
    }

    #[test]
    fn every_rule_is_about_one_games_scenes() {
        let check = |style: &str, scope: &str| {
            for rule in style.split_inclusive('}').filter(|rule| rule.contains('{')) {
                let (selectors, _) = rule.split_once('{').unwrap();
                for selector in selectors.split(',') {
                    let first = selector.split_whitespace().next().unwrap_or_default();
                    // The scripts may give a whole scene another class.
                    let rest = first.strip_prefix(scope);
                    assert!(
                        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')),
                        "{selector}"
                    );
                }
            }
        };
        check(SHARED, ".scene");
        check(PAGE, ".scene");
        for &game in GameId::ALL {
            check(own(game), &format!(".scene-{game}"));
        }
    }

    #[test]
    fn what_styles_refer_to_is_defined_and_named_after_the_game() {
        for &game in GameId::ALL {
            let mut wanted: Vec<&str> = own(game)
                .split("url(#")
                .skip(1)
                .filter_map(|rest| rest.split_once(')').map(|(id, _)| id))
                .collect();
            wanted.sort_unstable();
            wanted.dedup();
            let mut defined: Vec<&str> = definitions(game)
                .split(" id=\"")
                .skip(1)
                .filter_map(|rest| rest.split_once('"').map(|(id, _)| id))
                .collect();
            defined.sort_unstable();
            assert_eq!(wanted, defined, "{game}");
            assert!(defined.iter().all(|id| id.starts_with(&format!("{game}-"))));
        }
    }

    #[test]
    fn a_page_can_be_told_its_theme() {
        let sheet = stylesheet();
        assert!(sheet.starts_with(":root {"));
        assert!(sheet.contains(":root:not([data-theme=light])"));
        assert!(sheet.contains(":root[data-theme=dark]"));
        assert_eq!(sheet.matches("--ground: #").count(), 3);
        assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
    }
}
