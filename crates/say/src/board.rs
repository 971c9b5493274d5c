//! Boards in characters, for the terminal and for people who read instead of looking.

use games::{AnyAction, AnyEvent, AnyView};
use rules::{BySeat, Seat, Tally};

use crate::action::phrase_of;
use crate::spoken::Spoken;
use crate::{Sketch, Speaker, columns, shortened};

/// The columns that a name may take on a board.
pub const NAME: usize = 20;

/// The board as this viewer sees it. It fits a terminal of [`COLUMNS`](crate::COLUMNS).
pub fn sketch(view: &AnyView, names: &BySeat<String>, speaker: Speaker) -> Sketch {
    let names = names.map(|_, name| shortened(name, NAME));
    games::dispatch!(AnyView: view, |view, Game| Game::sketch(view, &names, speaker))
}

/// The mark before the name of the player to act, so that no colour is needed to see it.
pub(crate) const fn on_turn(acts: bool) -> &'static str {
    if acts { "▸ " } else { "  " }
}

/// What the player on turn can do, in one sentence.
pub fn prompt(view: &AnyView, speaker: Speaker) -> String {
    speaker.say(&games::dispatch!(AnyView: view, |view, Game| Game::prompt(view)))
}

/// What is chosen after a first click that does not say everything, in one sentence.
pub fn next(view: &AnyView, speaker: Speaker) -> Option<String> {
    let next = games::dispatch!(AnyView: view, |view, Game| Game::next(view));
    next.map(|phrase| speaker.say(&phrase))
}

/// One action of each kind, in the order in which they are listed: examples of what can be done.
/// Of each kind it is the one with most to say.
pub fn examples(view: &AnyView, actions: &[AnyAction], speaker: Speaker) -> Vec<AnyAction> {
    let mut best: Vec<(&'static str, usize, AnyAction)> = Vec::new();
    for &action in actions {
        let Some(phrase) = phrase_of(view, action) else {
            continue;
        };
        let length = columns(&speaker.say(&phrase));
        match best.iter_mut().find(|(kind, ..)| *kind == phrase.id) {
            None => best.push((phrase.id, length, action)),
            Some(known) if known.1 < length => *known = (phrase.id, length, action),
            Some(_) => {}
        }
    }
    best.into_iter().map(|(.., action)| action).collect()
}

/// What a seat has learnt by its own event in the middle of its turn, if nothing else points it
/// out.
pub fn learnt(event: &AnyEvent, seat: Seat, speaker: Speaker) -> Option<String> {
    let learnt = games::dispatch!(AnyEvent: event, |event, Game| Game::learnt(event, seat));
    learnt.map(|phrase| speaker.say(&phrase))
}

/// Whether players of this game have points, from the first move on.
pub fn has_points(view: &AnyView) -> bool {
    games::dispatch!(AnyView: view, |_view, Game| <Game as Spoken>::HAS_POINTS)
}

/// The number of the round that is played, in a game whose rounds are counted.
pub fn round(view: &AnyView) -> Option<u8> {
    games::dispatch!(AnyView: view, |view, Game| Game::round(view))
}

/// What would be added to everybody's points if it were counted now.
pub fn outlook(view: &AnyView) -> Option<BySeat<Tally>> {
    games::dispatch!(AnyView: view, |view, Game| Game::outlook(view))
}

/// Whether the player who acted last has the next turn, too.
pub fn plays_again(view: &AnyView) -> bool {
    games::dispatch!(AnyView: view, |view, Game| Game::plays_again(view))
}

/// The harm that this seat has just done itself, while it can still take it back.
pub fn trouble(view: &AnyView, seat: Seat, speaker: Speaker) -> Option<String> {
    let trouble = games::dispatch!(AnyView: view, |view, Game| Game::trouble(view, seat));
    trouble.map(|phrase| speaker.say(&phrase))
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, AnyPosition, GameId};
    use rules::{Actor, Dice, Observe, Position, Viewer};

    use super::*;
    use crate::{COLUMNS, Language};

    /// Dice that are good enough for a random walk through a match.
    struct Counter(u64);

    impl Dice for Counter {
        fn bits(&mut self) -> u64 {
            self.0 = self
                .0
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            self.0
        }
    }

    /// Calls this for some positions of a random match of every game with every number of seats,
    /// the last one among them.
    fn everywhere(mut look: impl FnMut(&AnyPosition, Option<Actor>, &[AnyAction])) {
        for &game in GameId::ALL {
            for seats in game.seats() {
                let options = AnyOptions::new(game, None, None).unwrap();
                let mut position = options.start(seats).unwrap();
                let dice = &mut Counter(seats.into());
                let (mut actions, mut ply) = (Vec::new(), 0);
                while let Some(actor) = position.next_actor() {
                    actions.clear();
                    position.legal_actions(actor, &mut actions);
                    if ply % 11 == 0 {
                        look(&position, Some(actor), &actions);
                    }
                    let action = actions[dice.below(actions.len() as u32) as usize];
                    position.play_unchecked(actor, action);
                    ply += 1;
                }
                look(&position, None, &[]);
            }
        }
    }

    #[test]
    fn every_board_fits_eighty_columns_in_every_language_with_long_and_wide_names() {
        let mut boards = 0;
        everywhere(|position, _, _| {
            let seats = position.seats();
            let names = BySeat::from_fn(seats, |seat| match seat.index() % 2 {
                0 => "金字塔".repeat(13),
                _ => "W".repeat(40),
            });
            for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Public, Viewer::All] {
                let view = position.view(viewer);
                for &language in Language::ALL {
                    let sketch = sketch(&view, &names, Speaker::new(language));
                    assert!(sketch.width() <= COLUMNS, "{language:?}:\n{sketch}");
                    let text = sketch.to_string();
                    assert!(!text.contains(['⟨', '{']), "{text}");
                    boards += 1;
                }
            }
        });
        assert!(boards > 1_000, "{boards}");
    }

    #[test]
    fn boards_call_players_by_their_names() {
        everywhere(|position, _, _| {
            let names = BySeat::from_fn(position.seats(), |seat| format!("Name{seat}"));
            let text = sketch(&position.view(Viewer::Public), &names, Speaker::default()).to_string();
            assert!(!text.contains("seat "), "{text}");
            assert!(names.iter().all(|name| text.contains(name.as_str())), "{text}");
        });
    }

    #[test]
    fn examples_are_one_of_each_kind() {
        let mut most = 0;
        everywhere(|position, actor, actions| {
            let Some(Actor::Seat(seat)) = actor else {
                return;
            };
            let view = position.view(Viewer::Seat(seat));
            let examples = examples(&view, actions, Speaker::default());
            assert!(!examples.is_empty() && examples.iter().all(|one| actions.contains(one)));
            let kind = |&one: &AnyAction| phrase_of(&view, one).map(|phrase| phrase.id);
            let mut kinds: Vec<_> = examples.iter().map(kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            assert_eq!(kinds.len(), examples.len());
            most = most.max(examples.len());
        });
        assert!(most > 2, "{most}");
    }
}
