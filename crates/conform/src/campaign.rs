use std::any::Any;
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use dice::SeededDice;
use rules::{Actor, Dice, Game, Notation, Observe, Options, Position, Seat};

use crate::law::{Broken, Fail, Law, brief, ensure};
use crate::laws::{choices, list, lists, same, seen, some, words};

/// A playing policy: the index of the chosen action in the actor's legal list.
pub type Policy<'a, P> = dyn Fn(&P, Actor, &[<P as Position>::Action], &mut dyn Dice) -> usize + 'a;

/// Called for every action played, with the position before it, the actor, the action, and the
/// position after it.
pub type Watch<'a, P> = dyn FnMut(&P, Actor, <P as Position>::Action, &P) + 'a;

/// Many random matches of a game, during which every law is checked.
///
/// Quick checks run at every position; a few positions of every match, including the last one,
/// are checked in depth: all viewers, sampled worlds, events, refusals, notation. Seats that
/// choose at the same time do so in random order and sometimes change their choice.
///
/// ```
/// use conform::Campaign;
/// use conform::toys::Cards;
/// let report = Campaign::<Cards>::new(3).matches(20).seed(7).run()?;
/// assert!(report.alike > 0, "some cards were drawn unseen");
/// # Ok::<(), conform::Broken>(())
/// ```
pub struct Campaign<'a, G: Game> {
    seats: u8,
    options: Options<G>,
    matches: usize,
    seed: u64,
    longest: usize,
    in_depth: usize,
    policy: Option<&'a Policy<'a, G::Position>>,
    watch: Option<&'a mut Watch<'a, G::Position>>,
}

/// What a campaign has checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CampaignReport {
    /// The number of matches played to the end.
    pub matches: usize,
    /// The number of actions played, chance included.
    pub actions: usize,
    /// The length of the longest match, in actions.
    pub longest: usize,
    /// The number of positions checked in depth.
    pub in_depth: usize,
    /// How many of these had several seats choosing at the same time.
    pub same_time: usize,
    /// The number of illegal actions that were correctly refused.
    pub refused: usize,
    /// The number of worlds that `sample` returned.
    pub worlds: usize,
    /// The number of pairs of actions that looked alike to a viewer.
    pub alike: usize,
    /// The number of actions that a viewer did not notice.
    pub silent: usize,
    /// The number of pairs of actions, one from a true and one from a sampled position, that
    /// looked alike to a viewer.
    pub crossed: usize,
}

/// The actions played, and how many of them led to the position being checked.
struct Trail<A> {
    log: Vec<(Actor, A)>,
    at: usize,
}

impl<'a, G: Game> Campaign<'a, G>
where
    G::Position: Observe + Notation,
{
    /// A hundred matches with this number of seats and the default options.
    pub fn new(seats: u8) -> Campaign<'a, G> {
        Campaign {
            seats,
            options: Options::default(),
            matches: 100,
            seed: 1,
            longest: 10_000,
            in_depth: 12,
            policy: None,
            watch: None,
        }
    }

    /// Sets other options than the default ones.
    #[must_use]
    pub fn options(mut self, options: Options<G>) -> Self {
        self.options = options;
        self
    }

    /// Sets the number of matches; see [`matches`](crate::matches).
    #[must_use]
    pub fn matches(mut self, matches: usize) -> Self {
        self.matches = matches;
        self
    }

    /// Sets another seed than 1.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Sets the number of actions, chance included, after which a match counts as endless.
    #[must_use]
    pub fn longest(mut self, longest: usize) -> Self {
        self.longest = longest;
        self
    }

    /// Sets the number of positions per match, besides the last one, that are checked in depth.
    #[must_use]
    pub fn in_depth(mut self, positions: usize) -> Self {
        self.in_depth = positions;
        self
    }

    /// Sets a sensible policy for every other match; the rest is played at random. Chance is
    /// always random.
    #[must_use]
    pub fn policy(mut self, policy: &'a Policy<'a, G::Position>) -> Self {
        self.policy = Some(policy);
        self
    }

    /// Sets a callback for every action.
    #[must_use]
    pub fn watch(mut self, watch: &'a mut Watch<'a, G::Position>) -> Self {
        self.watch = Some(watch);
        self
    }

    /// Plays all matches.
    ///
    /// # Panics
    /// At the first broken law; the message has the law, the seed and the log.
    #[track_caller]
    pub fn check(self) -> CampaignReport {
        match self.run() {
            Ok(report) => report,
            Err(broken) => panic!("{broken}"),
        }
    }

    /// Plays all matches.
    ///
    /// # Errors
    /// The first broken law.
    pub fn run(mut self) -> Result<CampaignReport, Broken> {
        const {
            assert!(
                size_of::<<G::Position as Position>::Action>() <= 8,
                "an action is at most 8 bytes"
            );
        }
        let mut report = CampaignReport::default();
        for number in 0..self.matches {
            let mut trail = Trail {
                log: Vec::new(),
                at: 0,
            };
            let attempt = catch_unwind(AssertUnwindSafe(|| {
                self.one_match(number, &mut trail, &mut report)
            }));
            let fail = match attempt {
                Ok(Ok(())) => continue,
                Ok(Err(fail)) => fail,
                Err(panic) => Fail {
                    law: Law::NoPanic,
                    detail: panic_message(&*panic),
                },
            };
            trail.log.truncate(trail.at);
            return Err(Broken {
                law: fail.law,
                game: G::ID,
                options: format!("{:?}", self.options),
                seats: self.seats,
                seed: self.seed,
                number,
                detail: fail.detail,
                log: written::<G>(&self.options, self.seats, &trail.log),
            });
        }
        Ok(report)
    }

    fn one_match(
        &mut self,
        number: usize,
        trail: &mut Trail<<G::Position as Position>::Action>,
        report: &mut CampaignReport,
    ) -> Result<(), Fail> {
        let dice = &mut SeededDice::for_part(self.seed, number as u64);
        let policy = self.policy.filter(|_| number % 2 == 1);
        let mut foreign = BTreeSet::new();
        let mut same_time = Vec::new();
        let mut position = G::start(&self.options, self.seats);
        loop {
            lists::everywhere(&position, self.seats)?;
            let Some(actor) = somebody(&position, dice) else {
                break;
            };
            ensure!(
                trail.log.len() < self.longest,
                Law::Ends,
                "still not over after {} actions: {}",
                self.longest,
                brief(&position)
            );
            if choices::is_same_time(&position) {
                same_time.push(trail.log.len());
            }
            let list = list(&position, actor);
            foreign.extend(&list);
            let action = chosen(&position, actor, &list, policy, dice);
            lists::listed_is_legal(&position, actor, action)?;
            let before = self.watch.is_some().then(|| position.clone());
            position.play_unchecked(actor, action);
            trail.log.push((actor, action));
            trail.at += 1;
            if let (Some(watch), Some(before)) = (&mut self.watch, before) {
                watch(&before, actor, action, &position);
            }
        }
        report.matches += 1;
        report.actions += trail.log.len();
        report.longest = report.longest.max(trail.log.len());

        let foreign: Vec<_> = foreign.into_iter().collect();
        let plies = self.plies_in_depth(trail.log.len(), &same_time, dice);
        self.again(trail, &position, &plies, &foreign, report, dice)
    }

    /// The positions of a match that are checked in depth: the last one and some at random, half
    /// of them in simultaneous steps if there are any.
    fn plies_in_depth(&self, length: usize, same_time: &[usize], dice: &mut dyn Dice) -> BTreeSet<usize> {
        let mut plies: BTreeSet<usize> = some(same_time, self.in_depth / 2, dice).into_iter().collect();
        let rest = self.in_depth - plies.len();
        plies.extend((0..rest).map(|_| dice.below(length as u32 + 1) as usize));
        plies.insert(length);
        plies
    }

    /// Replays the log and checks the chosen positions in depth.
    fn again(
        &self,
        trail: &mut Trail<<G::Position as Position>::Action>,
        end: &G::Position,
        plies: &BTreeSet<usize>,
        foreign: &[<G::Position as Position>::Action],
        report: &mut CampaignReport,
        dice: &mut SeededDice,
    ) -> Result<(), Fail> {
        let played_on = some(&plies.iter().copied().collect::<Vec<_>>(), 1, dice);
        let mut position = G::start(&self.options, self.seats);
        for ply in 0..=trail.log.len() {
            trail.at = ply;
            if plies.contains(&ply) {
                report.in_depth += 1;
                report.same_time += usize::from(choices::is_same_time(&position));
                report.refused += lists::in_depth(&position, foreign, dice)?;
                words::in_depth(&position)?;
                choices::in_depth(&position, dice)?;
                let seen = seen::in_depth(&position, dice)?;
                report.worlds += seen.worlds;
                report.alike += seen.alike;
                report.silent += seen.silent;
                report.crossed += seen.crossed;
            }
            if played_on.contains(&ply) {
                self.play_on(&position, dice)?;
            }
            if let Some(&(actor, action)) = trail.log.get(ply) {
                position.play_unchecked(actor, action);
            }
        }
        ensure!(
            same(&position, end),
            Law::Replays,
            "the log replays to {} instead of {}",
            brief(&position),
            brief(end)
        );
        Ok(())
    }

    /// A sampled world must be as good as a true one: it can be played to its end.
    fn play_on(&self, position: &G::Position, dice: &mut dyn Dice) -> Result<(), Fail> {
        let viewers: Vec<_> = seen::viewers(position).collect();
        let viewer = viewers[dice.below(viewers.len() as u32) as usize];
        let mut world = G::Position::sample(&position.view(viewer), dice);
        let mut actions = 0;
        while let Some(actor) = somebody(&world, dice) {
            let list = list(&world, actor);
            let action = chosen(&world, actor, &list, None, dice);
            let sampled = |fail: Fail| Fail {
                detail: format!(
                    "{actions} actions after a position was sampled for {viewer:?}: {}",
                    fail.detail
                ),
                ..fail
            };
            lists::listed_is_legal(&world, actor, action).map_err(sampled)?;
            world.play_unchecked(actor, action);
            lists::everywhere(&world, self.seats).map_err(sampled)?;
            actions += 1;
            ensure!(
                actions <= self.longest,
                Law::Ends,
                "a position sampled for {viewer:?} is still not over after {actions} actions: {}",
                brief(&world)
            );
        }
        Ok(())
    }
}

/// The next actor: a random undecided seat, or one that changes its choice.
pub(crate) fn somebody<P: Position>(position: &P, dice: &mut dyn Dice) -> Option<Actor> {
    let next = position.next_actor()?;
    if !choices::is_same_time(position) {
        return Some(next);
    }
    let among = if dice.below(8) == 0 {
        position.turn().seats()
    } else {
        position.undecided()
    };
    let among: Vec<Seat> = among.iter().collect();
    some(&among, 1, dice).first().copied().map(Actor::Seat)
}

/// The actor's action: chance by its weights, a seat by the policy or at random.
pub(crate) fn chosen<P: Position>(
    position: &P,
    actor: Actor,
    list: &[P::Action],
    policy: Option<&Policy<'_, P>>,
    dice: &mut dyn Dice,
) -> P::Action {
    let index = match (actor, policy) {
        (Actor::Chance, _) => {
            let weights: Vec<u32> = list
                .iter()
                .map(|&action| position.chance_weight(action))
                .collect();
            dice.weighted(&weights)
        }
        (Actor::Seat(_), Some(policy)) => policy(position, actor, list, dice),
        (Actor::Seat(_), None) => dice.below(list.len() as u32) as usize,
    };
    list[index]
}

/// The log in notation, for people; as debug output if the notation fails.
pub(crate) fn written<G: Game>(
    options: &Options<G>,
    seats: u8,
    log: &[(Actor, <G::Position as Position>::Action)],
) -> Vec<String>
where
    G::Position: Notation,
{
    let who = |actor| match actor {
        Actor::Seat(seat) => seat.to_string(),
        Actor::Chance => "*".to_owned(),
    };
    let words = catch_unwind(AssertUnwindSafe(|| {
        let mut position = G::start(options, seats);
        let mut words = Vec::with_capacity(log.len());
        for &(actor, action) in log {
            words.push(format!("{}:{}", who(actor), position.write_action(action)));
            position.play_unchecked(actor, action);
        }
        words
    }));
    words.unwrap_or_else(|_| {
        log.iter()
            .map(|&(actor, action)| format!("{}:{action:?}", who(actor)))
            .collect()
    })
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned());
    format!("panicked: {}", text.unwrap_or_default())
}

impl fmt::Display for CampaignReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} matches, {} actions (at most {} in one), {} positions in depth ({} with several seats \
             choosing), {} refusals, {} worlds, {} alike, {} unnoticed, {} across worlds",
            self.matches,
            self.actions,
            self.longest,
            self.in_depth,
            self.same_time,
            self.refused,
            self.worlds,
            self.alike,
            self.silent,
            self.crossed
        )
    }
}
