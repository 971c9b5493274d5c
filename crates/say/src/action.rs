//! Actions in words instead of notation.

use games::{AnyAction, AnyEvent, AnyView, Listed};
use rules::{Act, Actor, BySeat, Phrase};

use crate::Speaker;
use crate::spoken::Spoken;
use crate::told::capitalised;

impl Speaker {
    /// What an action of a seat does, in words; `None` for what only chance
    /// does in a game with secrets, and for an action of another game.
    pub fn action(self, view: &AnyView, action: AnyAction) -> Option<String> {
        let phrase = phrase_of(view, action);
        phrase.map(|phrase| self.say(&phrase))
    }

    /// The same with the names of the players.
    pub fn action_named(self, view: &AnyView, action: AnyAction, names: &BySeat<String>) -> Option<String> {
        let phrase = phrase_of(view, action);
        phrase.map(|phrase| self.say(&phrase.named(names)))
    }

    /// What a viewer learnt from an action, for listening instead of reading: notation becomes
    /// words.
    pub fn spoken_event(self, event: &AnyEvent, names: &BySeat<String>) -> String {
        games::dispatch!(AnyEvent: event, |event, Game| Game::spoken_event(event, names, self))
    }

    /// A recommended action with what it is worth, where a number means something.
    /// `lead` is how many points ahead of the others that is, in games where bots think in points.
    pub fn recommended(self, action: &str, worth: Option<f64>, lead: Option<f64>) -> String {
        let action = capitalised(action);
        let phrase = Phrase::new(match worth {
            None => "table-hint-plain",
            Some(..0.05) => "table-hint-losing",
            Some(0.45..0.55) => "table-hint-even",
            Some(0.95..) => "table-hint-winning",
            Some(_) if lead.is_some_and(|lead| lead.abs() >= 1.0) => {
                let lead = lead.unwrap_or_default().round() as i64;
                let phrase = Phrase::new(if lead > 0 {
                    "table-hint-ahead"
                } else {
                    "table-hint-behind"
                });
                return self.say(&phrase.with("points", lead.abs()).with("action", action));
            }
            Some(value) => {
                let percent = format!("{:.0}", value * 100.0);
                let phrase = Phrase::new("table-hint-value").with("percent", percent);
                return self.say(&phrase.with("action", action));
            }
        });
        self.say(&phrase.with("action", action))
    }

    /// Who did what, in words: the event of an open game.
    pub(crate) fn spoken_act<A>(self, act: &Act<A>, what: &Phrase, names: &BySeat<String>) -> String {
        let action = self.say(&what.clone().named(names));
        match act.actor {
            Actor::Chance => action,
            Actor::Seat(seat) => {
                let name = names.get(seat).map_or("", String::as_str);
                let phrase = Phrase::new("outcome-seat-acted").with("name", name);
                self.say(&phrase.with("action", action))
            }
        }
    }
}

pub(crate) fn phrase_of(view: &AnyView, action: AnyAction) -> Option<Phrase> {
    games::dispatch!(AnyView: view, |view, Game| {
        <Game as Spoken>::action(view, Game::own_action(action)?)
    })
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, GameId};
    use rules::{Dice, Notation, Observe, Position, Viewer};

    use super::*;
    use crate::Language;

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

    /// Different legal actions have different words, in every language.
    #[test]
    fn whoever_hears_the_choices_can_tell_them_apart() {
        for &game in GameId::ALL {
            let options = AnyOptions::new(game, None, None).unwrap();
            let dice = &mut Counter(game.id().len() as u64);
            let mut position = options.start(*game.seats().start()).unwrap();
            let (mut actions, mut ply) = (Vec::new(), 0);
            while let Some(actor) = position.next_actor() {
                actions.clear();
                position.legal_actions(actor, &mut actions);
                if let Actor::Seat(seat) = actor
                    && ply % 7 == 0
                {
                    let view = position.view(Viewer::Seat(seat));
                    for &language in Language::ALL {
                        let speaker = Speaker::new(language);
                        let mut said: Vec<String> = actions
                            .iter()
                            .map(|action| speaker.action(&view, *action).expect("a seat's action has words"))
                            .collect();
                        assert!(said.iter().all(|text| !text.contains(['⟨', '{'])), "{said:?}");
                        said.sort_unstable();
                        said.dedup();
                        assert_eq!(said.len(), actions.len(), "{game}: {said:?}");
                    }
                }
                let action = actions[dice.below(actions.len() as u32) as usize];
                position.play_unchecked(actor, action);
                ply += 1;
            }
        }
    }

    #[test]
    fn actions_and_what_is_heard_of_them_are_plain_words() {
        let position = AnyOptions::new(GameId::Pylos, None, None)
            .unwrap()
            .start(2)
            .unwrap();
        let view = position.view(Viewer::Public);
        let said = |word: &str| {
            let action = position.read_action(word).unwrap();
            Speaker::default().action(&view, action).unwrap()
        };
        assert_eq!(said("1a1"), "place a sphere on 1a1");
        assert_eq!(said("1a1-2b1"), "raise the sphere on 1a1 to 2b1");
        let names: BySeat<String> = ["Anna", "Ben"].map(str::to_owned).into_iter().collect();
        let action = position.read_action("1a1").unwrap();
        let actor = Actor::Seat(rules::Seat::FIRST);
        let event = position.event(actor, action, Viewer::Public).unwrap();
        assert_eq!(
            Speaker::default().spoken_event(&event, &names),
            "Anna: place a sphere on 1a1"
        );
    }
}
