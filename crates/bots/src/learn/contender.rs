use std::fmt;

use games::{AnyAction, AnyView, GameId, Listed as _};
use rules::{Dice, Seat};
use search::{Growth, Others, Tree};

use super::{Net, is_learnt};
use crate::plan::{BY_POINTS, GROWTH, Method, Plan};
use crate::thinking::Thinking;
use crate::{Bot, Limits};

/// A player by description: `master`, or `METHOD,NAME=NUMBER,…` for a search
/// with the net, where the method is `first`, `flat`, `tree` or `puct`, or for
/// a glance without it, `sight`.
pub struct Contender<'a> {
    pub(super) way: Way,
    pub(super) net: Option<&'a Net>,
    numbers: Vec<(String, f32)>,
}

pub(super) enum Way {
    Bot(Bot),
    /// The master of before there was a net.
    Before,
    /// A level without a net and without a search: `weights` from 0 (a
    /// beginner's) to 1 (the best), and `glances` where only a few actions are looked at.
    Sight,
    First,
    Flat,
    Tree,
    Puct,
    /// Pylos: alpha-beta over this many `boards` and this `depth`, with a judgement that `knows`
    /// as much as a level from 0 (easy) to 3 (master).
    Boards,
}

/// No contender is described like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadContender(pub String);

impl fmt::Display for BadContender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} describes no player", self.0)
    }
}

impl std::error::Error for BadContender {}

/// As many iterations as time allows.
pub(super) const ENDLESS: u64 = 1 << 40;

impl<'a> Contender<'a> {
    /// The player of this description; the net is for those that need one.
    ///
    /// # Errors
    /// If there is none.
    pub fn new(game: GameId, words: &str, net: Option<&'a Net>) -> Result<Contender<'a>, BadContender> {
        let bad = || BadContender(words.to_owned());
        let mut parts = words.split(',');
        let way = match parts.next().unwrap_or_default() {
            "before" => Way::Before,
            "sight" => Way::Sight,
            "first" => Way::First,
            "flat" => Way::Flat,
            "tree" => Way::Tree,
            "puct" => Way::Puct,
            "boards" => Way::Boards,
            name => Way::Bot(Bot::from_name(game, name).ok_or_else(bad)?),
        };
        let fits = match way {
            Way::Bot(_) => true,
            Way::Boards => game == GameId::Pylos,
            _ => is_learnt(game),
        };
        if !fits {
            return Err(bad());
        }
        let numbers = parts.map(|part| {
            let (name, number) = part.split_once('=')?;
            Some((name.to_owned(), number.parse().ok()?))
        });
        let numbers = numbers.collect::<Option<_>>().ok_or_else(bad)?;
        Ok(Contender { way, net, numbers })
    }

    /// What it is told about itself by this name.
    pub(crate) fn number(&self, name: &str, usual: f32) -> f32 {
        let said = self.numbers.iter().find(|(known, _)| known == name);
        said.map_or(usual, |&(_, number)| number)
    }

    /// What it does.
    pub fn act(&self, view: &AnyView, seat: Seat, dice: &mut dyn Dice, limits: Limits<'_>) -> AnyAction {
        let limits = match (self.number("iterations", 0.0), self.number("share", 0.0)) {
            (0.0, 0.0) => limits,
            (0.0, share) => Limits::share(share.into()),
            (iterations, _) => Limits::iterations(iterations as u64),
        };
        if let Way::Bot(bot) = self.way {
            return bot.think(view, seat, dice, limits).action;
        }
        let action = games::dispatch!(AnyView: view, |view, Game| {
            Game::contend(self, view, seat, dice, limits).map(Game::any_action)
        });
        action.expect("a player that searches with a net is made for games with one only")
    }

    /// Whether it searches without a net, with the weights of before.
    pub(super) fn is_old(&self) -> bool {
        self.number("old", 0.0) > 0.0
    }

    pub(super) fn plan(&self) -> Plan {
        let mut counting = BY_POINTS;
        // Without a net a playout goes to the end, unless it is cut.
        let end = if self.is_old() { u32::MAX as f32 } else { 0.0 };
        counting.cut = self.number("cut", end) as u32;
        counting.margin = self.number("margin", counting.margin);
        counting.scale = self.number("scale", counting.scale);
        Plan {
            method: match self.way {
                Way::Flat => Method::Flat(ENDLESS),
                Way::Tree => Method::Tree(
                    ENDLESS,
                    Growth {
                        exploration: self.number("exploration", 0.25),
                        urgency: self.number("urgency", 0.6),
                        others: match self.number("blend", 0.0) {
                            0.0 => Others::Branch,
                            _ => Others::Blend,
                        },
                        ..GROWTH
                    },
                ),
                _ => Method::FirstSight,
            },
            shortlist: self.number("list", 12.0) as usize,
            tries: self.number("tries", 4.0) as u64,
            counting,
        }
    }

    pub(super) fn puct(&self) -> Tree {
        let usual = Tree::default();
        Tree {
            exploration: self.number("exploration", usual.exploration),
            temperature: self.number("temperature", usual.temperature),
            playout: self.number("cut", 0.0) as u16,
            ..usual
        }
    }
}
