//! How other crates reach what they have for each game, without a list of their own.

/// Defines `modules!`, `dispatch!` and `embed!` for all games of the list, and
/// makes their crates known to those that know this one.
macro_rules! define_reach {
    (($d:tt) $($id:ident: $krate:ident::$Game:ident),+) => {
        $(pub use $krate;)+

        $(const _: () = assert!(
            is_same(<$krate::$Game as rules::Game>::ID, stringify!($id)),
            concat!("a game is listed under its id, which `", stringify!($id), "` is not"),
        );)+

        /// Declares a module for every game, named like it: `mod pylos;` and so on.
        ///
        /// A crate that calls it has a file or folder for each game of the
        /// list, in which the trait of that crate is implemented for the game.
        #[macro_export]
        macro_rules! modules {
            () => { $(mod $id;)+ };
        }

        /// Does something with the type of a game.
        ///
        /// `dispatch!(game, |Game| Game::ID)` names the game's type `Game`
        /// in what follows. `dispatch!(AnyView: view, |own, Game| …)` also
        /// takes the game's own value out of a value of any game.
        #[macro_export]
        macro_rules! dispatch {
            ($d Any:ident: $d value:expr, |$d own:ident, $d Type:ident| $d body:expr) => {
                match $d value {
                    $($crate::$d Any::$Game($d own) => {
                        type $d Type = $crate::$krate::$Game;
                        $d body
                    })+
                }
            };
            ($d game:expr, |$d Type:ident| $d body:expr) => {
                match $d game {
                    $($crate::GameId::$Game => {
                        type $d Type = $crate::$krate::$Game;
                        $d body
                    })+
                }
            };
        }

        /// The text of a file that every game has, found by the game's id:
        /// `embed!(game, "../data/", ".lesson")`. The path begins at the
        /// folder of the calling file.
        #[macro_export]
        macro_rules! embed {
            ($d game:expr, $d before:expr, $d after:expr) => {
                match $d game {
                    $($crate::GameId::$Game => {
                        include_str!(concat!($d before, stringify!($id), $d after))
                    })+
                }
            };
        }
    };
}

/// Whether two texts are the same, for a check while compiling.
pub(crate) const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
