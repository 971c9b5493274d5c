//! Text and signs contrast with their background in both themes: WCAG 2.2, 1.4.3 and 1.4.11.

use std::collections::BTreeMap;

use draw::Theme;

const STYLE: &str = include_str!("../../assets/page.css");

/// Text of normal size.
const WORDS: f64 = 4.5;

/// Large text, the edges of fields and buttons, and signs.
const SIGNS: f64 = 3.0;

/// Foregrounds with their backgrounds, and the minimum contrast.
const PAIRS: &[(f64, &str, &[&str])] = &[
    (WORDS, "ink", &["ground", "panel", "button", "notice"]),
    (WORDS, "ink-soft", &["ground", "panel", "button", "notice"]),
    (WORDS, "accent-ink", &["ground", "panel", "button", "notice"]),
    (WORDS, "danger", &["ground", "panel", "button"]),
    (WORDS, "on-accent", &["accent-deep"]),
    (SIGNS, "accent", &["ground", "panel", "button", "notice"]),
    (SIGNS, "accent-deep", &["ground", "panel"]),
    (SIGNS, "edge", &["ground", "panel", "button"]),
    (SIGNS, "hint", &["ground", "panel", "notice"]),
    (SIGNS, "danger", &["ground", "panel", "button"]),
    // Boards: digits on cards, letters on land, numbers with an outline of their own.
    (
        WORDS,
        "stone-ink",
        &[
            "stone",
            "stone-lit",
            "symbol-red",
            "symbol-orange",
            "symbol-yellow",
            "symbol-green",
            "symbol-blue",
            "symbol-violet",
            "symbol-brown",
            "symbol-white",
            "symbol-grey",
        ],
    ),
    (WORDS, "symbol-white", &["symbol-black"]),
    (WORDS, "land-ink", &["land-halo"]),
    (WORDS, "piece-ink", &["piece-line"]),
    (WORDS, "district", &["window", "holy"]),
    (WORDS, "back-line", &["back-edge"]),
    (WORDS, "engraved", &["wood"]),
    (SIGNS, "back-line", &["back-standard", "back-edge"]),
    (
        SIGNS,
        "piece-line",
        &["jewel", "window", "floor", "land-0", "holy"],
    ),
    (SIGNS, "wall", &["floor"]),
    (SIGNS, "charcoal", &["floor"]),
    (SIGNS, "maple", &["walnut"]),
    (SIGNS, "maple-line", &["maple", "maple-lit"]),
    (SIGNS, "walnut-line", &["walnut"]),
];

type Colours = BTreeMap<String, String>;

/// The variables that a piece of CSS defines.
fn variables(css: &str) -> Colours {
    let named = css.split("--").skip(1).filter_map(|rest| {
        let (name, rest) = rest.split_once(':')?;
        let (value, _) = rest.split_once([';', '}'])?;
        value
            .trim()
            .starts_with('#')
            .then(|| (name.trim().to_owned(), value.trim().to_owned()))
    });
    named.collect()
}

/// The block of a selector.
fn block<'a>(css: &'a str, selector: &str) -> &'a str {
    let (_, rest) = css
        .split_once(selector)
        .unwrap_or_else(|| panic!("no {selector}"));
    rest.split_once('}').expect("an end").0
}

/// All colours of a theme, for pages and boards.
fn colours(theme: Theme) -> Colours {
    let pages = match theme {
        Theme::Light => block(STYLE, "\n:root {"),
        Theme::Dark => block(STYLE, "\n:root[data-theme=\"dark\"] {"),
    };
    let mut all = variables(&theme.variables());
    all.extend(variables(pages));
    all
}

/// The relative luminance of a colour as defined by WCAG.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let part = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour of six digits");
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn the_reckoning_is_that_of_the_standard() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}

#[test]
fn words_and_signs_stand_out_in_both_themes() {
    let mut faults = Vec::new();
    for &theme in Theme::ALL {
        let colours = colours(theme);
        let colour = |name: &str| colours.get(name).unwrap_or_else(|| panic!("no colour {name}"));
        for (least, above, below) in PAIRS {
            for ground in *below {
                let found = contrast(colour(above), colour(ground));
                if found < *least {
                    faults.push(format!(
                        "{theme:?}: {above} on {ground} is {found:.2}, not {least}"
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_colour_of_words_is_looked_at() {
    let colours = STYLE.split("color: var(--").skip(1).filter_map(|rest| {
        let (name, _) = rest.split_once([')', ','])?;
        Some(name)
    });
    // Some of these are borders; they are in the list as signs.
    let known = |name: &&str| PAIRS.iter().any(|(_, above, _)| above == name);
    let unknown: Vec<&str> = colours
        .filter(|name| !known(name) && *name != "edge-soft")
        .collect();
    assert!(unknown.is_empty(), "nobody checks {unknown:?}");
}

#[test]
fn the_night_is_the_same_by_system_and_by_button() {
    let by_system = block(STYLE, ":root:not([data-theme=\"light\"]) {");
    let by_button = block(STYLE, "\n:root[data-theme=\"dark\"] {");
    assert_eq!(variables(by_system), variables(by_button));
    assert!(variables(by_button).len() > 8);
}

#[test]
fn whoever_wants_less_motion_gets_none() {
    let still = STYLE.split_once("@media (prefers-reduced-motion: reduce)");
    let (_, still) = still.expect("a rule for those who want less motion");
    assert!(still.contains("animation: none !important"));
    assert!(still.contains("transition: none !important"));
}
