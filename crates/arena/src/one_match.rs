use std::time::{Duration, Instant};

use dice::SeededDice;
use games::{AnyAction, AnyPosition};
use rules::{Actor, BySeat, Observe, Phrase, Position, Seat, Viewer};

use crate::clairvoyant::roll;
use crate::entrant::{Contestant, Entrant, Forfeit, SeatAssignment, Thinking, Truth};

/// Thinking times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    /// The number of actions chosen.
    pub actions: u64,
    /// The total time.
    pub total: Duration,
    /// The longest time for one action.
    pub worst: Duration,
    /// The longest time for one turn, that is, all actions between two of somebody else's.
    pub worst_turn: Duration,
}

impl Times {
    /// The average time per action.
    pub fn mean(&self) -> Duration {
        self.total
            .checked_div(self.actions.try_into().unwrap_or(u32::MAX))
            .unwrap_or_default()
    }

    pub(crate) fn add(&mut self, other: &Times) {
        self.actions += other.actions;
        self.total += other.total;
        self.worst = self.worst.max(other.worst);
        self.worst_turn = self.worst_turn.max(other.worst_turn);
    }
}

/// The result of one match.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) places: BySeat<u8>,
    pub(crate) points: BySeat<i32>,
    pub(crate) times: BySeat<Times>,
    /// The number of actions, including chance.
    pub(crate) length: u64,
    pub(crate) forfeit: Option<(Seat, Phrase)>,
    pub(crate) remarks: BySeat<Vec<Phrase>>,
}

/// The settings of one match.
pub(crate) struct Pairing<'a> {
    pub(crate) start: &'a AnyPosition,
    pub(crate) options: &'a games::AnyOptions,
    pub(crate) entrants: BySeat<&'a dyn Entrant>,
    pub(crate) thinking: Thinking,
    pub(crate) chance: SeededDice,
    /// The seeds of the seats' own random choices.
    pub(crate) seeds: BySeat<u64>,
}

impl Pairing<'_> {
    /// Plays the match to the end.
    pub(crate) fn play(&self) -> Played {
        let seats = self.start.seats();
        let mut played = Played {
            places: BySeat::from_fn(seats, |_| 1),
            points: BySeat::from_fn(seats, |_| 0),
            times: BySeat::from_fn(seats, |_| Times::default()),
            length: 0,
            forfeit: None,
            remarks: BySeat::from_fn(seats, |_| Vec::new()),
        };
        match self.play_on(&mut played) {
            Ok(end) => {
                let outcome = end.outcome().expect("a match without an actor is over");
                played.places = outcome.places;
                played.points = outcome.points;
            }
            // A player who forfeits is last; the others share the first place.
            Err((loser, Forfeit(why))) => {
                played.places = BySeat::from_fn(seats, |seat| if seat == loser { seats } else { 1 });
                played.forfeit = Some((loser, why));
            }
        }
        played
    }

    fn play_on(&self, played: &mut Played) -> Result<AnyPosition, (Seat, Forfeit)> {
        let mut players: Vec<Box<dyn Contestant + '_>> = Vec::new();
        for (seat, entrant) in self.entrants.enumerate() {
            let table = SeatAssignment {
                options: self.options,
                seats: self.start.seats(),
                seat,
                seed: self.seeds[seat],
                thinking: self.thinking,
            };
            players.push(entrant.sit(&table).map_err(|why| (seat, why))?);
        }
        let played_out = self.moves(&mut players, played);
        for (remarks, player) in played.remarks.iter_mut().zip(&players) {
            remarks.extend_from_slice(player.remarks());
        }
        played_out
    }

    fn moves(
        &self,
        players: &mut [Box<dyn Contestant + '_>],
        played: &mut Played,
    ) -> Result<AnyPosition, (Seat, Forfeit)> {
        let mut chance = self.chance.clone();
        let mut position = self.start.clone();
        let mut actions = Vec::new();
        let mut turn: Option<(Seat, Duration)> = None;
        while let Some(actor) = position.next_actor() {
            let action = match actor {
                Actor::Chance => roll(&position, &mut chance, &mut actions),
                Actor::Seat(seat) => {
                    let view = position.view(Viewer::Seat(seat));
                    let began = Instant::now();
                    let player = &mut players[seat.index()];
                    let so_far = turn.filter(|(before, _)| *before == seat);
                    if so_far.is_none() {
                        player.begin_turn();
                    }
                    let truth = Truth {
                        position: &position,
                        chance: &chance,
                    };
                    let chosen = match player.choose_knowing(&truth) {
                        Some(action) => Ok(action),
                        None => player.choose(&view),
                    };
                    let took = began.elapsed();
                    let in_turn = took + so_far.map_or(Duration::ZERO, |(_, before)| before);
                    turn = Some((seat, in_turn));
                    played.times[seat].add(&Times {
                        actions: 1,
                        total: took,
                        worst: took,
                        worst_turn: in_turn,
                    });
                    let action = chosen.map_err(|why| (seat, why))?;
                    if position.refuse(actor, action).is_some() {
                        return Err((seat, Forfeit(Phrase::new("arena-illegal"))));
                    }
                    action
                }
            };
            tell(players, &position, actor, action);
            position.play_unchecked(actor, action);
            played.length += 1;
        }
        Ok(position)
    }
}

/// Reports an action to the players who listen, as far as they notice it.
fn tell(players: &mut [Box<dyn Contestant + '_>], position: &AnyPosition, actor: Actor, action: AnyAction) {
    for (seat, player) in Seat::all(position.seats()).zip(players) {
        if player.listens()
            && let Some(event) = position.event(actor, action, Viewer::Seat(seat))
        {
            player.hear(&position.view(Viewer::Seat(seat)), &event);
        }
    }
}
