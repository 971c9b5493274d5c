use std::fmt;

use games::{AnyAction, AnyView, GameId};
use rules::{Dice, Seat};
use search::{Counting, Growth, Others, Tree};

use super::Net;
use crate::plan::{BY_POINTS, GROWTH, Method, Plan};
use crate::pyramido::PyramidoEvaluator;
use crate::sun::SunEvaluator;
use crate::tomb::TombEvaluator;
use crate::{Bot, Limits, pacal, pyramido, sun, tomb};

/// A player by description: `master`, or `METHOD,NAME=NUMBER,…` for a search
/// with the net, where the method is `first`, `flat`, `tree` or `puct`, or for
/// a glance without it, `sight`.
pub struct Contender<'a> {
    way: Way,
    net: Option<&'a Net>,
    numbers: Vec<(String, f32)>,
}

enum Way {
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
const ENDLESS: u64 = 1 << 40;

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
            name => Way::Bot(Bot::from_name(game, name).ok_or_else(bad)?),
        };
        let has_net = matches!(
            game,
            GameId::Pacal | GameId::Pyramido | GameId::Sun | GameId::Tomb
        );
        if !has_net && !matches!(way, Way::Bot(_)) {
            return Err(bad());
        }
        let numbers = parts.map(|part| {
            let (name, number) = part.split_once('=')?;
            Some((name.to_owned(), number.parse().ok()?))
        });
        let numbers = numbers.collect::<Option<_>>().ok_or_else(bad)?;
        Ok(Contender { way, net, numbers })
    }

    fn number(&self, name: &str, usual: f32) -> f32 {
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
        match view {
            AnyView::Pacal(view) => {
                let learnt = match self.net {
                    Some(net) => pacal::Learnt::with(net),
                    None => pacal::Learnt::new(),
                };
                let asked = self.number("asked", 12.0) as usize;
                let mut learnt = learnt
                    .trusting(self.number("trust", 0.5))
                    .asking(asked, self.number("sight", 1.0));
                if self.number("old", 0.0) > 0.0 {
                    learnt = learnt.by_weights();
                }
                if self.number("everywhere", 0.0) == 0.0 {
                    learnt = learnt.at(view);
                }
                let found = match self.way {
                    Way::Before => pacal::think_without_net(view, seat, dice, limits),
                    Way::Puct => self
                        .puct()
                        .search(view, seat, &learnt, dice, limits.stop(ENDLESS)),
                    _ => pacal::answer(view, seat, &learnt, &self.plan(), limits, dice),
                };
                AnyAction::Pacal(found.candidates[0].action)
            }
            AnyView::Pyramido(view) => {
                let learnt = match self.net {
                    Some(net) => pyramido::Learnt::with(net),
                    None => pyramido::Learnt::new(),
                };
                let learnt = learnt.counting(self.number("scale", 30.0));
                let found = match self.way {
                    Way::Before => pyramido::think_without_net(view, seat, dice, limits),
                    Way::Sight => {
                        let glances = self.number("glances", 8.0) as u32;
                        let evaluator = PyramidoEvaluator::between(self.number("weights", 1.0), glances);
                        pyramido::answer(view, seat, &evaluator, &Plan::GLANCE, limits, dice)
                    }
                    Way::Puct => self
                        .puct()
                        .search(view, seat, &learnt, dice, limits.stop(ENDLESS)),
                    _ => pyramido::answer(view, seat, &learnt, &self.plan(), limits, dice),
                };
                AnyAction::Pyramido(found.candidates[0].action)
            }
            AnyView::Sun(view) => {
                let mut learnt = match self.net {
                    Some(net) => sun::Learnt::with(net),
                    None => sun::Learnt::new(),
                };
                learnt = learnt.trusting(self.number("trust", 0.5));
                if self.number("quick", 0.0) > 0.0 {
                    learnt = learnt.quickly();
                }
                let plan = Plan {
                    counting: Counting {
                        cut: self.number("cut", u32::MAX as f32) as u32,
                        ..sun::COUNTING
                    },
                    ..self.plan()
                };
                let found = match self.way {
                    Way::Before => sun::think_without_net(view, seat, dice, limits),
                    Way::Flat | Way::Tree if self.number("old", 0.0) > 0.0 => {
                        sun::answer(view, seat, &SunEvaluator::sharp(), &plan, limits, dice)
                    }
                    _ => sun::answer(view, seat, &learnt, &plan, limits, dice),
                };
                AnyAction::Sun(found.candidates[0].action)
            }
            AnyView::Tomb(view) => {
                let learnt = match self.net {
                    Some(net) => tomb::Learnt::with(net),
                    None => tomb::Learnt::new(),
                };
                let learnt = learnt.counting(self.number("scale", 30.0));
                let found = match self.way {
                    Way::Before => tomb::think_without_net(view, seat, dice, limits),
                    Way::Sight => {
                        let evaluator = TombEvaluator::between(self.number("weights", 1.0), view.table());
                        tomb::answer(view, seat, &evaluator, &Plan::FIRST_SIGHT, limits, dice)
                    }
                    _ => tomb::answer(view, seat, &learnt, &self.plan(), limits, dice),
                };
                AnyAction::Tomb(found.candidates[0].action)
            }
            AnyView::Pylos(_) => unreachable!("{} has no net to learn", view.game()),
        }
    }

    fn plan(&self) -> Plan {
        let mut counting = BY_POINTS;
        counting.cut = self.number("cut", 0.0) as u32;
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

    fn puct(&self) -> Tree {
        let usual = Tree::default();
        Tree {
            exploration: self.number("exploration", usual.exploration),
            temperature: self.number("temperature", usual.temperature),
            playout: self.number("cut", 0.0) as u16,
            ..usual
        }
    }
}
