//! The story of a match in sentences, one for each turn, and moves in a few words.
//!
//! A sentence has no coordinates: its reader sees the board. Those who do
//! not are told [the same with places](Speaker::spoken_event).

use games::{AnyAction, AnyEvent, AnyView, Listed};
use rules::{Arg, BySeat, Phrase, Seat, Turn, View};

use crate::Speaker;
use crate::spoken::Spoken;

/// Where an event belongs in a story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Belongs {
    /// To the turn of the player who acted.
    Turn,
    /// To the step that all take at the same time.
    Step,
    /// It begins a turn or a step: what chance does before anybody acts, or the first action of a seat.
    Begins,
    /// To whatever happened before it.
    Follows,
    /// To nobody's turn: cards are dealt, somebody is chosen to begin.
    Apart,
}

/// The events of a turn.
#[derive(Clone, Copy, Debug)]
pub struct ToldTurn<'a> {
    /// Whose it was; nobody's if chance alone acted, or all at the same time.
    pub by: Option<Seat>,
    /// The seat that is called "you".
    pub you: Option<Seat>,
    /// What a viewer learnt, in order.
    pub events: &'a [AnyEvent],
    /// What that viewer knew afterwards.
    pub view: &'a AnyView,
    /// How many points everybody has got.
    pub gained: &'a BySeat<i32>,
}

/// Where an event belongs in a story.
pub fn belongs(event: &AnyEvent) -> Belongs {
    games::dispatch!(AnyEvent: event, |event, Game| Game::belongs(event))
}

impl Speaker {
    /// One sentence that tells a turn.
    pub fn turn(self, turn: ToldTurn<'_>, names: &BySeat<String>) -> String {
        let told = self.called(turn.you, names);
        let clauses = games::dispatch!(AnyView: turn.view, |view, Game| {
            let own: Vec<_> = turn.events.iter().filter_map(Game::own_event).collect();
            Game::told(&own, view, &told)
        });
        let clauses: Vec<String> = clauses.iter().map(|clause| self.say(clause)).collect();
        if clauses.is_empty() {
            let last = turn.events.last();
            return last.map_or_else(String::new, |event| self.spoken_event(event, &told));
        }
        let name = |seat: Seat| told.get(seat).map_or("", String::as_str);
        let what = match turn.by {
            Some(_) => self.list(&clauses),
            None => clauses.join(", "),
        };
        let gained: Vec<(Seat, i32)> = turn
            .gained
            .enumerate()
            .map(|(seat, points)| (seat, *points))
            .filter(|(_, points)| *points != 0)
            .collect();
        let is_won = gained.iter().all(|(_, points)| *points > 0);
        let phrase = match (turn.by, gained.as_slice()) {
            (Some(seat), [_, ..]) if is_won && ended(turn.view).is_some() => Phrase::new("told-turn-round")
                .with("name", name(seat))
                .with("round", i64::from(ended(turn.view).unwrap_or_default()))
                .with("gains", gains(&gained, &told)),
            (Some(seat), []) => Phrase::new("told-turn").with("name", name(seat)),
            (Some(seat), [(whose, points)]) if *whose == seat => Phrase::new("told-turn-points")
                .with("name", name(seat))
                .with("points", signed(*points)),
            // Somebody else's points are no part of what this one did.
            (Some(seat), others) if others.iter().all(|(whose, _)| *whose != seat) => {
                let gains: Vec<String> = others
                    .iter()
                    .map(|(whose, points)| format!("{}: {}", name(*whose), signed(*points)))
                    .collect();
                Phrase::new("told-turn-others")
                    .with("name", name(seat))
                    .with("gains", capitalised(&gains.join(", ")))
            }
            (Some(seat), several) => Phrase::new("told-turn-gains")
                .with("name", name(seat))
                .with("gains", gains(several, &told)),
            (None, []) => Phrase::new("told-alone"),
            (None, several) => Phrase::new("told-alone-gains").with("gains", gains(several, &told)),
        };
        capitalised(&self.say(&phrase.with("what", what)))
    }

    /// A few words about a turn, beside the name of whoever had it: what mattered in it, and the
    /// points that it brought.
    pub fn turn_in_short(self, turn: ToldTurn<'_>, names: &BySeat<String>) -> Option<String> {
        let seat = turn.by?;
        let told = self.called(turn.you, names);
        let clause = games::dispatch!(AnyView: turn.view, |view, Game| {
            let own: Vec<_> = turn.events.iter().filter_map(Game::own_event).collect();
            Game::told_in_short(&own, view, &told)
        });
        let what = self.say(&clause?);
        let points = turn.gained.get(seat).copied().unwrap_or_default();
        let phrase = match points {
            0 => Phrase::new("told-short"),
            points => Phrase::new("told-short-points").with("points", signed(points)),
        };
        Some(capitalised(&self.say(&phrase.with("what", what))))
    }

    /// What everybody is called in a story that is told to somebody.
    fn called(self, you: Option<Seat>, names: &BySeat<String>) -> BySeat<String> {
        names.map(|seat, name| match you {
            Some(you) if you == seat => self.text("told-you"),
            _ => name.clone(),
        })
    }

    /// What an action does, in a few words without places: for hints and
    /// questions beside a board that shows where.
    pub fn brief(self, view: &AnyView, action: AnyAction) -> Option<String> {
        let phrase = games::dispatch!(AnyView: view, |view, Game| {
            let own = Game::own_action(action)?;
            Game::brief(view, own).or_else(|| Game::action(view, own))
        });
        phrase.map(|phrase| self.say(&phrase))
    }

    /// The same for a list of several actions, where "here" and "this" would mean nothing: which
    /// and where, in words for what is seen.
    pub fn listed(self, view: &AnyView, action: AnyAction, names: &BySeat<String>) -> Option<String> {
        let phrase = games::dispatch!(AnyView: view, |view, Game| {
            let own = Game::own_action(action)?;
            Game::listed(view, own)
                .or_else(|| Game::brief(view, own))
                .or_else(|| Game::action(view, own))
        });
        phrase.map(|phrase| self.say(&phrase.named(names)))
    }

    /// Several things, with "and" before the last.
    fn list(self, all: &[String]) -> String {
        match all {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.say(
                &Phrase::new("told-and")
                    .with("first", first.join(", "))
                    .with("last", last.as_str()),
            ),
        }
    }
}

/// The round that was over when points were counted, in a game that counts none at other times.
fn ended(view: &AnyView) -> Option<u8> {
    let counts = games::dispatch!(view.game(), |Game| <Game as Spoken>::SCORES_ROUNDS);
    let round = crate::board::round(view).filter(|_| counts)?;
    match view.turn() {
        Turn::Over => Some(round),
        _ => round.checked_sub(1).filter(|round| *round > 0),
    }
}

/// The points that everybody gained: `Ibis +4, you −1`.
fn gains(gained: &[(Seat, i32)], names: &BySeat<String>) -> String {
    let one = |(seat, points): &(Seat, i32)| {
        let name = names.get(*seat).map_or("", String::as_str);
        format!("{name} {}", signed(*points))
    };
    gained.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Points that are won or lost: `+7`, `−2`.
pub fn signed(points: i32) -> String {
    if points < 0 {
        format!("−{}", points.unsigned_abs())
    } else {
        format!("+{points}")
    }
}

/// The same with a capital letter at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The message for a part of a picture of this many columns and rows.
pub(crate) fn place_in((column, row): (u8, u8), (columns, rows): (u8, u8)) -> Arg {
    let third = |number: u8, all: u8| (2 * u16::from(number) + 1) * 3 / (2 * u16::from(all.max(1)));
    Arg::Message(match (third(row, rows), third(column, columns)) {
        (0, 0) => "brief-place-top-left",
        (0, 1) => "brief-place-top",
        (0, _) => "brief-place-top-right",
        (1, 0) => "brief-place-left",
        (1, 1) => "brief-place-middle",
        (1, _) => "brief-place-right",
        (_, 0) => "brief-place-bottom-left",
        (_, 1) => "brief-place-bottom",
        (_, _) => "brief-place-bottom-right",
    })
}

/// A clause that counts something.
pub(crate) fn counted(id: &'static str, count: usize) -> Phrase {
    Phrase::new(id).with("count", count as i64)
}

#[cfg(test)]
mod tests {
    use games::{AnyOptions, AnyPosition, GameId};
    use rules::{Actor, Dice, Notation, Observe, Position, Viewer};

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

    fn names(seats: u8) -> BySeat<String> {
        BySeat::from_fn(seats, |seat| format!("Name{}", seat.index()))
    }

    /// An action alone is told for what it is: what it completed was told before.
    #[test]
    fn taking_back_is_told_without_the_square() {
        let setup = "standard ..../..../L.../LL..|.../.../...|../..|. light";
        let mut position = AnyOptions::new(GameId::Pylos, None, None)
            .unwrap()
            .position_from_text(setup)
            .unwrap();
        let names = names(2);
        let mut told = Vec::new();
        for word in ["1b2", "x1a1", "stop"] {
            let action = position.read_action(word).unwrap();
            let (actor, viewer) = (Actor::Seat(Seat::FIRST), Viewer::Seat(Seat::FIRST));
            let event = position.event(actor, action, viewer).unwrap();
            position.play_unchecked(actor, action);
            let turn = ToldTurn {
                by: Some(Seat::FIRST),
                you: Some(Seat::FIRST),
                events: std::slice::from_ref(&event),
                view: &position.view(viewer),
                gained: &BySeat::from_fn(2, |_| 0),
            };
            told.push(Speaker::default().turn(turn, &names));
        }
        assert_eq!(
            told,
            [
                "You placed a sphere.",
                "You took one back.",
                "You took no more back."
            ]
        );
    }

    /// Every event of a match and every action is said in every language, and nobody is called
    /// by the number of a seat.
    #[test]
    fn every_event_and_every_action_has_words_in_every_language() {
        for &game in GameId::ALL {
            let seats = *game.seats().end();
            let mut position = AnyOptions::new(game, None, None).unwrap().start(seats).unwrap();
            let dice = &mut Counter(seats.into());
            let (mut actions, names) = (Vec::new(), names(seats));
            while let Some(actor) = position.next_actor() {
                actions.clear();
                position.legal_actions(actor, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                let viewer = Viewer::Seat(Seat::FIRST);
                let before = position.view(viewer);
                let event = position.event(actor, action, viewer);
                position.play_unchecked(actor, action);
                let view = position.view(viewer);
                let gained = view.tally().map(|_, tally| tally.total());
                for &language in Language::ALL {
                    let speaker = Speaker::new(language);
                    if let Some(event) = &event {
                        let turn = ToldTurn {
                            by: actor.seat().filter(|_| belongs(event) == Belongs::Turn),
                            you: Some(Seat::FIRST),
                            events: std::slice::from_ref(event),
                            view: &view,
                            gained: &gained,
                        };
                        let text = speaker.turn(turn, &names);
                        assert!(!text.is_empty() && !text.contains(['⟨', '{']), "{text}");
                        assert!(!text.contains("Name0"), "«you» have no name: {text}");
                    }
                    if actor.seat().is_some() {
                        let brief = speaker.brief(&before, action).expect("a seat's action has words");
                        assert!(!brief.is_empty() && !brief.contains(['⟨', '{']), "{brief}");
                        let listed = speaker.listed(&before, action, &names);
                        let listed = listed.expect("a seat's action has words");
                        assert!(!listed.is_empty() && !listed.contains(['⟨', '{']), "{listed}");
                        if language == Language::English {
                            let words: Vec<&str> = listed.split([' ', ':', ',']).collect();
                            let points = words.iter().any(|word| ["here", "this", "these"].contains(word));
                            assert!(!points, "{listed}");
                        }
                    }
                }
            }
        }
    }

    fn told(position: &mut AnyPosition, words: &[&str], you: Option<Seat>) -> String {
        let mut events = Vec::new();
        let mut by = None;
        for word in words {
            let action = position.read_action(word).unwrap();
            let actor = position.next_actor().unwrap();
            by = by.or(actor.seat());
            events.push(position.event(actor, action, Viewer::Public).unwrap());
            position.play_unchecked(actor, action);
        }
        let turn = ToldTurn {
            by,
            you,
            events: &events,
            view: &position.view(Viewer::Public),
            gained: &BySeat::from_fn(2, |_| 0),
        };
        let names: BySeat<String> = ["Anna", "Ibis"].map(str::to_owned).into_iter().collect();
        Speaker::default().turn(turn, &names)
    }

    #[test]
    fn a_turn_of_pylos_is_one_sentence_without_places() {
        let mut position = AnyOptions::new(GameId::Pylos, None, None)
            .unwrap()
            .start(2)
            .unwrap();
        let position = &mut position;
        assert_eq!(
            told(position, &["1a1"], Some(Seat::FIRST)),
            "You placed a sphere."
        );
        assert_eq!(
            told(position, &["1d4"], Some(Seat::FIRST)),
            "Ibis placed a sphere."
        );
        for word in ["1a2", "1d3", "1b1", "1d2"] {
            told(position, &[word], None);
        }
        assert_eq!(
            told(position, &["1b2", "x1a1", "x1a2"], None),
            "Anna placed a sphere, made a square and took 2 back."
        );
    }

    /// A plate has room for one short line: sentences of four clauses were cut off in the middle.
    #[test]
    fn a_turn_is_told_in_a_few_words() {
        let setup = "standard round=7 start=1 mover=1 step=fly die=3 ; ship=f6 stones=i4 ; ship=k1";
        let mut position = AnyOptions::new(GameId::Pacal, None, None)
            .unwrap()
            .position_from_text(setup)
            .unwrap();
        let names: BySeat<String> = ["Anna", "Ibis"].map(str::to_owned).into_iter().collect();
        let (mut events, mut short) = (Vec::new(), Vec::new());
        for word in ["fly:f9", "drop:own+2", "build1:i4/i4"] {
            let action = position.read_action(word).unwrap();
            let actor = Actor::Seat(Seat::FIRST);
            events.push(position.event(actor, action, Viewer::Public).unwrap());
            position.play_unchecked(actor, action);
            let turn = ToldTurn {
                by: Some(Seat::FIRST),
                you: Some(Seat::SECOND),
                events: &events,
                view: &position.view(Viewer::Public),
                gained: &BySeat::from_fn(2, |seat| i32::from(seat == Seat::FIRST) * 4),
            };
            short.extend(Speaker::default().turn_in_short(turn, &names));
        }
        assert_eq!(
            short,
            [
                "Flew straight, +4",
                "Gave you a stone, +4",
                "Built one storey, +4"
            ]
        );
    }

    /// "You took a new card (Ibis +10)" read as if the card had given Ibis points.
    #[test]
    fn points_of_somebody_else_have_a_sentence_of_their_own() {
        let setup = "round 2 expedition I2 offer 2,3,5,6 | L34:a1a2a3a4b4c4d4 R8 | L9 R24";
        let mut position = AnyOptions::new(GameId::Tomb, None, None)
            .unwrap()
            .position_from_text(setup)
            .unwrap();
        for word in ["L:d5e5", "L:a1"] {
            let action = position.read_action(word).unwrap();
            let actor = position.next_actor().unwrap();
            position.play_unchecked(actor, action);
        }
        let action = position.read_action("take:2").unwrap();
        let actor = Actor::Seat(Seat::FIRST);
        let event = position.event(actor, action, Viewer::Public).unwrap();
        position.play_unchecked(actor, action);
        let said = |gained: [i32; 2]| {
            let turn = ToldTurn {
                by: Some(Seat::FIRST),
                you: Some(Seat::FIRST),
                events: std::slice::from_ref(&event),
                view: &position.view(Viewer::Public),
                gained: &gained.into_iter().collect(),
            };
            let names: BySeat<String> = ["Anna", "Ibis"].map(str::to_owned).into_iter().collect();
            Speaker::default().turn(turn, &names)
        };
        assert_eq!(said([0, 10]), "You took a new card. Ibis: +10.");
        assert_eq!(said([4, 10]), "You took a new card (you +4, Ibis +10).");
    }

    #[test]
    fn points_are_told_with_their_sign() {
        assert_eq!(signed(7), "+7");
        assert_eq!(signed(-2), "−2");
    }
}
