use games::{AnyAction, AnyPosition, AnyView};
use rules::{Actor, Dice, Notation, Observe, Phrase, Position, Refusal, Seat, Viewer};

use crate::worded::{Foretold, Worded};

/// What one seat knows about a match, reconstructed from the words it was told.
///
/// It keeps one world that looks the same to the seat as the true one. A word that is impossible
/// there only shows that it was the wrong world: another consistent one is sampled from what the
/// seat knew before. Because equal events lead from equal views to equal views, the seat's view
/// is always exactly right.
#[derive(Clone, Debug)]
pub struct Following {
    start: AnyPosition,
    /// The observing seat; `None` sees everything.
    seat: Option<Seat>,
    told: Vec<String>,
    world: AnyPosition,
}

/// A word that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// The word.
    pub word: String,
    /// The reason, as a phrase for people.
    pub why: Phrase,
    /// The rule behind it, if there is one.
    pub rule: Option<rules::Rule>,
}

/// The number of worlds tried before a word counts as impossible.
const WORLDS: u32 = 20_000;

impl Following {
    /// At the start, before any words.
    pub fn new(start: AnyPosition, seat: Option<Seat>) -> Following {
        Following {
            world: start.clone(),
            start,
            seat,
            told: Vec::new(),
        }
    }

    /// A world that looks the same to the seat as the true one.
    pub fn world(&self) -> &AnyPosition {
        &self.world
    }

    /// The start of the match, and the observing seat.
    pub fn origin(&self) -> (&AnyPosition, Option<Seat>) {
        (&self.start, self.seat)
    }

    /// What this seat knows now.
    pub fn view(&self, seat: Seat) -> AnyView {
        self.world.view(Viewer::Seat(self.seat.unwrap_or(seat)))
    }

    /// Follows all these words from the start; what is already known is not recomputed.
    ///
    /// # Errors
    /// The first word that cannot be followed; nothing has changed then.
    pub fn follow(&mut self, words: &[&str], dice: &mut dyn Dice) -> Result<(), Lost> {
        let known = self.told.len();
        let goes_on = words.len() >= known && words[..known].iter().zip(&self.told).all(|(a, b)| a == b);
        let world = if goes_on && known > 0 {
            // Without knowledge of later words, cards may have been dealt wrongly beyond repair;
            // starting over may succeed.
            walk(self.world.clone(), self.seat, &words[known..], dice)
                .or_else(|_| walk(self.start.clone(), self.seat, words, dice))?
        } else {
            walk(self.start.clone(), self.seat, words, dice)?
        };
        self.world = world;
        self.told = words.iter().map(|&word| word.to_owned()).collect();
        Ok(())
    }
}

/// Plays all words.
fn walk(
    mut world: AnyPosition,
    seat: Option<Seat>,
    words: &[&str],
    dice: &mut dyn Dice,
) -> Result<AnyPosition, Lost> {
    let mut index = 0;
    while let Some(&word) = words.get(index) {
        if word.ends_with('?') {
            let outcome = unseen(&world, seat, &words[index + 1..], dice).map_err(|why| lost(word, why))?;
            world.play_unchecked(Actor::Chance, outcome);
            index += 1;
            continue;
        }
        // Simultaneous choices must be consistent with each other.
        let together = words[index..].iter().take_while(|word| owner(word).0.is_some());
        let count = together.count().max(1);
        let group = &words[index..index + count];
        world = fit(&world, seat, group, dice)?;
        index += count;
    }
    Ok(world)
}

/// Plays these words in this world, or in another one that looks the same to the seat.
fn fit(
    world: &AnyPosition,
    seat: Option<Seat>,
    group: &[&str],
    dice: &mut dyn Dice,
) -> Result<AnyPosition, Lost> {
    let failed = match play_all(world.clone(), group) {
        Ok(after) => return Ok(after),
        Err(failed) => failed,
    };
    // Unreadable words and the seat's own legal actions are the same in all worlds.
    let (Some(seat), Some(actor)) = (seat, failed.actor) else {
        return Err(failed.lost);
    };
    // Where nothing is hidden there is but one world.
    if actor == Actor::Seat(seat) || !world.game().has_secrets() {
        return Err(failed.lost);
    }
    let view = world.view(Viewer::Seat(seat));
    for _ in 0..WORLDS {
        if let Ok(after) = play_all(AnyPosition::sample(&view, dice), group) {
            return Ok(after);
        }
    }
    Err(failed.lost)
}

/// A word that could not be played, and its actor if it is an action.
struct Failed {
    actor: Option<Actor>,
    lost: Lost,
}

fn play_all(mut world: AnyPosition, group: &[&str]) -> Result<AnyPosition, Failed> {
    for &said in group {
        let (owner, word) = owner(said);
        let unreadable = |id| Failed {
            actor: None,
            lost: lost(said, Phrase::new(id)),
        };
        if owner.is_some_and(|seat| seat.index() >= usize::from(world.seats())) {
            return Err(unreadable("engine-no-such-seat"));
        }
        let actor = owner.map(Actor::Seat).or_else(|| world.next_actor());
        let actor = actor.ok_or_else(|| unreadable("engine-over"))?;
        let action = world
            .read_action(word)
            .map_err(|_| unreadable("engine-not-an-action"))?;
        if let Some(refusal) = world.refuse(actor, action) {
            return Err(Failed {
                actor: Some(actor),
                lost: Lost {
                    word: said.to_owned(),
                    why: refusal.phrase(),
                    rule: refusal.rule(),
                },
            });
        }
        world.play_unchecked(actor, action);
    }
    Ok(world)
}

/// `2=keep:3+7` is a word of the second seat.
pub(crate) fn owner(said: &str) -> (Option<Seat>, &str) {
    match said.split_once('=') {
        Some((seat, word)) => match seat.parse() {
            Ok(seat) => (Some(seat), word),
            Err(_) => (None, said),
        },
        None => (None, said),
    }
}

fn lost(word: &str, why: Phrase) -> Lost {
    Lost {
        word: word.to_owned(),
        why,
        rule: None,
    }
}

/// A chance result that the seat does not see: any, but preferably one that makes later words
/// possible.
fn unseen(
    world: &AnyPosition,
    seat: Option<Seat>,
    later: &[&str],
    dice: &mut dyn Dice,
) -> Result<AnyAction, Phrase> {
    let seat = seat.ok_or_else(|| Phrase::new("engine-whose-eyes"))?;
    let mut outcomes = Vec::new();
    world.legal_actions(Actor::Chance, &mut outcomes);
    let first = *outcomes.first().ok_or_else(|| Phrase::new("engine-no-chance"))?;
    let look = |outcome| world.event(Actor::Chance, outcome, Viewer::Seat(seat));
    let event = look(first);
    if outcomes.iter().any(|&outcome| look(outcome) != event) {
        return Err(Phrase::new("engine-seen"));
    }
    if let Some(event) = &event {
        let Foretold { wanted, reserved } =
            games::dispatch!(AnyEvent: event, |event, Game| Game::foretold(event, later));
        let written = |outcome: &AnyAction| world.write_action(*outcome);
        if let Some(&outcome) = outcomes.iter().find(|outcome| wanted.contains(&written(outcome))) {
            return Ok(outcome);
        }
        let free: Vec<AnyAction> = outcomes
            .iter()
            .copied()
            .filter(|outcome| !reserved.contains(&written(outcome)))
            .collect();
        if !free.is_empty() {
            outcomes = free;
        }
    }
    let weights: Vec<u32> = outcomes
        .iter()
        .map(|&outcome| world.chance_weight(outcome))
        .collect();
    Ok(outcomes[dice.weighted(&weights)])
}
