//! Colours. Styles name them as CSS variables; here they get their values.

/// How a scene is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Whether places carry their names.
    pub coordinates: Coordinates,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// For day.
    #[default]
    Light,
    /// For night.
    Dark,
}

/// Whether places carry their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coordinates {
    /// They do not.
    #[default]
    Hidden,
    /// They do.
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

    /// The theme of this name.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.iter().copied().find(|theme| theme.name() == name)
    }

    /// The palette as CSS: a line for every variable, for the scenes and for the pages around them.
    pub fn variables(self) -> String {
        let line = |(name, colour)| format!("  --{name}: {colour};\n");
        self.colours().map(line).collect()
    }

    /// Every variable with its colour.
    pub(crate) fn colours(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        PALETTE.iter().map(move |&(name, light, dark)| match self {
            Theme::Light => (name, light),
            Theme::Dark => (name, dark),
        })
    }

    /// The style with the colours in place of the variables.
    pub(crate) fn fill_in(self, style: &str) -> String {
        self.colours().fold(style.to_owned(), |style, (name, colour)| {
            style.replace(&format!("var(--{name})"), colour)
        })
    }
}

/// Each variable with its colour by day and by night.
const PALETTE: &[(&str, &str, &str)] = &[
    ("ground", "#f4ede1", "#1f1b18"),
    ("ink", "#3a2f27", "#eee3d2"),
    ("ink-soft", "#675747", "#b3a28e"),
    ("accent", "#c2571a", "#f29a4a"),
    ("button", "#fffaf1", "#3b332c"),
    ("wood", "#c99a63", "#6b4d33"),
    ("wood-lit", "#dcb481", "#7d5c3f"),
    ("wood-edge", "#8f6437", "#3f2c1c"),
    ("hollow", "#a87a46", "#4f3825"),
    ("hollow-deep", "#7d5630", "#33231a"),
    ("open", "#fff4dd", "#f4dcb4"),
    ("engraved", "#4a2f14", "#f6e2c2"),
    ("maple-lit", "#fffaec", "#fff3da"),
    ("maple", "#f0d6a4", "#e6c78f"),
    ("maple-shade", "#b98a4a", "#a4783f"),
    ("maple-line", "#5f4220", "#5a3f20"),
    ("walnut-lit", "#a8755a", "#8d6450"),
    ("walnut", "#5c3526", "#4a2b20"),
    ("walnut-shade", "#29140e", "#1a0d09"),
    ("walnut-line", "#e2b58c", "#d9ab80"),
    ("stone-lit", "#efe3cb", "#cdbda0"),
    ("stone", "#dcc9a6", "#b09e80"),
    ("stone-line", "#8a7350", "#2a231b"),
    ("stone-ink", "#3a2c1a", "#241a10"),
    ("sun", "#f2bd57", "#d9a03c"),
    ("moon", "#cfc6e6", "#a99fc9"),
    ("rain", "#a9d2e0", "#7fb0c2"),
    ("serpent", "#b6d19a", "#8fb070"),
    ("back-standard", "#a4552f", "#7d4327"),
    ("back-edge", "#3f6b73", "#33565d"),
    ("back-line", "#f3dfc0", "#e2cba6"),
    ("seat-1", "#e6a52d", "#e0a035"),
    ("seat-2", "#3f7fb5", "#4b8cc4"),
    ("seat-3", "#c24a3a", "#cc5747"),
    ("seat-4", "#4f8f4a", "#5b9e56"),
    ("seat-5", "#8a5aa5", "#9a6cb6"),
    ("piece-line", "#33271d", "#070503"),
    ("piece-ink", "#fffaf0", "#fff8ea"),
    ("window", "#fffaf0", "#e9dcc6"),
    ("panel", "#eadfcd", "#2b2521"),
    ("land-0", "#e3d3ae", "#6a5c43"),
    ("land-1", "#d6cfa4", "#5d5a3d"),
    ("land-2", "#e8d9bd", "#75664f"),
    ("land-3", "#d9c49b", "#5f5038"),
    ("land-4", "#cdd0ab", "#565c44"),
    ("land-ink", "#5b4626", "#eadcc0"),
    ("land-halo", "#fff4dd", "#221b13"),
    ("land-line", "#bba982", "#453b2b"),
    ("holy", "#f0cf7a", "#a68338"),
    ("border", "#8a7248", "#221b13"),
    ("district", "#5b4626", "#1d150c"),
    ("water", "#6fa9bd", "#3f7386"),
    ("foam", "#d5e9ee", "#9cc3cf"),
    ("purple", "#7b5a99", "#69508a"),
    ("orange", "#d08435", "#b4702c"),
    ("green", "#6b944c", "#5a7f41"),
    ("floor", "#f3e6c9", "#cdbb98"),
    ("wall", "#8d7355", "#5b4934"),
    ("wall-line", "#6b543a", "#3c2f21"),
    ("mark", "#d8c08c", "#a38c5e"),
    ("mark-line", "#6b4a1d", "#3d2a10"),
    ("red-gem", "#c23b3b", "#b53434"),
    ("green-gem", "#2f9d6a", "#2b8c5f"),
    ("torch", "#f0a030", "#e0922a"),
    ("skull", "#fbf6ea", "#f1e8d6"),
    ("potion", "#7fb3d6", "#6aa0c4"),
    ("brown", "#96684a", "#815a40"),
    ("blue", "#3d6ca8", "#365f94"),
    ("yellow", "#d9ac2c", "#c2992a"),
    ("aqua", "#45a8a4", "#3c928e"),
    ("red", "#bb4538", "#a53d31"),
    ("leaf", "#6a9440", "#5c8138"),
    ("jewel", "#fdf3d0", "#f7ebc2"),
];
