//! Colours. Styles refer to them as CSS variables; their values are defined here.

use games::GameId;

use crate::drawn::Drawn;

/// How a scene is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Whether the names of places are shown.
    pub coordinates: Coordinates,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The light theme.
    #[default]
    Light,
    /// The dark theme.
    Dark,
}

/// Whether the names of places are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coordinates {
    /// Not shown.
    #[default]
    Hidden,
    /// Shown.
    Shown,
}

impl Theme {
    /// Both of them.
    pub const ALL: &'static [Theme] = &[Theme::Light, Theme::Dark];

    /// The name on the command line and in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.iter().copied().find(|theme| theme.name() == name)
    }

    /// The palette as CSS: one line per variable, for the scenes and for the pages around them.
    pub fn variables(self) -> String {
        let line = |(name, colour)| format!("  --{name}: {colour};\n");
        self.colours().map(line).collect()
    }

    /// Every variable with its colour.
    pub(crate) fn colours(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let own = GameId::ALL
            .iter()
            .flat_map(|&game| games::dispatch!(game, |Game| <Game as Drawn>::COLOURS));
        PALETTE
            .iter()
            .chain(own)
            .map(move |&(name, light, dark)| match self {
                Theme::Light => (name, light),
                Theme::Dark => (name, dark),
            })
    }

    /// The style with the variables replaced by colours.
    pub(crate) fn fill_in(self, style: &str) -> String {
        self.colours().fold(style.to_owned(), |style, (name, colour)| {
            style.replace(&format!("var(--{name})"), colour)
        })
    }
}

/// A variable with its colour by day and by night.
pub(crate) type Tint = (&'static str, &'static str, &'static str);

/// The colours that games share; each has some of its own.
const PALETTE: &[Tint] = &[
    ("ground", "#f4ede1", "#1f1b18"),
    ("ink", "#3a2f27", "#eee3d2"),
    ("ink-soft", "#675747", "#b3a28e"),
    ("accent", "#c2571a", "#f29a4a"),
    ("lamp", "#fff0a8", "#ffa02e"),
    ("lamp-line", "#a8330a", "#ffe09a"),
    ("lamp-rim", "#fff6d8", "#241206"),
    ("chosen", "#0f5f8f", "#8fd3ff"),
    ("hint", "#18776f", "#59d3c6"),
    ("fresh", "#5b6fc4", "#9db4ff"),
    ("tray", "#fbf5e8", "#171310"),
    ("tray-line", "#8f7a58", "#6b5d4c"),
    ("button", "#fffaf1", "#3b332c"),
    ("back-edge", "#3f6b73", "#33565d"),
    ("back-line", "#f3dfc0", "#e2cba6"),
    ("seat-1", "#e6a52d", "#e0a035"),
    ("seat-2", "#3f7fb5", "#4b8cc4"),
    ("seat-3", "#c24a3a", "#cc5747"),
    ("seat-4", "#4f8f4a", "#5b9e56"),
    ("seat-5", "#8a5aa5", "#9a6cb6"),
    ("piece-line", "#33271d", "#070503"),
    ("piece-ink", "#fffaf0", "#fff8ea"),
    ("panel", "#eadfcd", "#2b2521"),
    ("holy", "#f0cf7a", "#a68338"),
    ("district", "#5b4626", "#1d150c"),
];
