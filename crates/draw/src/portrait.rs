//! Portraits of bots in three moods, and emblems of people by their seats.
//!
//! A portrait is one file in `portraits/` that has all moods: shapes of the class `t` belong to
//! thinking, `w` to winning, `l` to losing. They have colours of their own, for day and night.

/// A face for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Portrait {
    /// Its name: an animal, or the seat of a person.
    pub name: &'static str,
    svg: &'static str,
}

/// How somebody looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mood {
    /// During a match.
    #[default]
    Thinking,
    /// After a match that was won.
    Winning,
    /// After a match that was lost.
    Losing,
}

impl Mood {
    /// All of them.
    pub const ALL: &'static [Mood] = &[Mood::Thinking, Mood::Winning, Mood::Losing];

    /// Its name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Mood::Thinking => "thinking",
            Mood::Winning => "winning",
            Mood::Losing => "losing",
        }
    }
}

macro_rules! portraits {
    ($($name:literal),* $(,)?) => {
        /// All portraits.
        pub const PORTRAITS: &[Portrait] = &[$(
            Portrait { name: $name, svg: include_str!(concat!("../portraits/", $name, ".svg")) },
        )*];
    };
}

portraits![
    "pebble", "scarab", "ibis", "jackal", "sphinx", "thoth", "seat-1", "seat-2", "seat-3", "seat-4",
    "seat-5",
];

impl Portrait {
    /// The portrait with this name.
    pub fn find(name: &str) -> Option<&'static Portrait> {
        PORTRAITS.iter().find(|portrait| portrait.name == name)
    }

    /// The picture in this mood.
    pub fn to_svg(self, mood: Mood) -> String {
        self.svg.replacen("MOOD", mood.name(), 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_look_different_in_every_mood_and_people_do_not_need_to() {
        for portrait in PORTRAITS {
            let moods: Vec<String> = Mood::ALL.iter().map(|&mood| portrait.to_svg(mood)).collect();
            for (mood, svg) in Mood::ALL.iter().zip(&moods) {
                assert!(
                    svg.starts_with(&format!("<svg class=\"{}\"", mood.name())),
                    "{}",
                    portrait.name
                );
            }
            let parts = ["t", "w", "l"].map(|part| portrait.svg.contains(&format!("class=\"{part}\"")));
            let is_bot = !portrait.name.starts_with("seat-");
            assert_eq!(parts, [is_bot; 3], "{}", portrait.name);
        }
    }
}
