//! Checks whether a set-up is a legal position; lists all violations, not just the first.

use std::sync::Arc;

use rules::{BySeat, Game, Phrase, Seat};

use super::{PlayerSetup, Setup, set_of};
use crate::{
    BOXES, Card, CardId, CardSet, Colour, DEALT, MOST_GEMS, OFFER, Phase, PlayerArea, ROUNDS, SKULLS, Sheet,
    Slot, Squares, Symbol, Tomb, TombPosition, TombSet, TombState,
};

pub(super) fn position(setup: &Setup, components: &Arc<TombSet>) -> Result<TombPosition, Vec<Phrase>> {
    let mut check = Check {
        setup,
        components,
        wrong: Vec::new(),
    };
    check.round();
    check.expeditions();
    check.places();
    check.cards_left();
    for (index, player) in setup.players.iter().enumerate() {
        check.player(index, player);
    }
    check.boxes();
    if check.wrong.is_empty() {
        Ok(build(setup, components))
    } else {
        Err(check.wrong)
    }
}

struct Check<'a> {
    setup: &'a Setup,
    components: &'a Arc<TombSet>,
    wrong: Vec<Phrase>,
}

impl Check<'_> {
    fn round(&mut self) {
        let seats = self.setup.players.len();
        if !(usize::from(*Tomb::SEATS.start())..=usize::from(*Tomb::SEATS.end())).contains(&seats) {
            self.wrong
                .push(Phrase::new("tomb-setup-seats").with("seats", seats as i64));
        } else if (self.components.cards().len() as usize) < seats * usize::from(DEALT) {
            self.wrong.push(Phrase::new("tomb-setup-too-few-cards"));
        }
        // If nobody can mark, a step is over as soon as its expedition is revealed.
        let has_card = |player: &PlayerSetup| player.cards.iter().any(Option::is_some);
        if self.setup.expedition.is_some() && !self.setup.players.iter().any(has_card) {
            self.wrong.push(Phrase::new("tomb-setup-nobody-marks"));
        }
        if let Some(round) = self.setup.round
            && !(1..=ROUNDS).contains(&round)
        {
            self.wrong
                .push(Phrase::new("tomb-setup-round").with("round", i32::from(round)));
        }
    }

    fn expeditions(&mut self) {
        let all: Vec<&String> = self.setup.revealed.iter().chain(&self.setup.expedition).collect();
        if self.setup.round.is_none() && !all.is_empty() {
            self.wrong.push(Phrase::new("tomb-setup-over-expedition"));
        }
        for (index, name) in all.iter().enumerate() {
            match self.components.pattern_named(name) {
                None => self
                    .wrong
                    .push(Phrase::new("tomb-setup-unknown-pattern").with("name", name.as_str())),
                Some(id) => {
                    let cards = self
                        .components
                        .pattern(id)
                        .map_or(0, |pattern| usize::from(pattern.cards()));
                    let so_far = all[..index].iter().filter(|other| other == &name).count();
                    // Reported once per pattern, at the first surplus one.
                    if so_far == cards {
                        let phrase = Phrase::new("tomb-setup-pattern-too-often").with("name", name.as_str());
                        self.wrong.push(phrase);
                    }
                }
            }
        }
        // The last expedition of a round ends it, so before a new one at most all but two are
        // revealed.
        if self.setup.revealed.len() + 2 > usize::from(self.components.expeditions()) {
            let most = i32::from(self.components.expeditions()) - 2;
            self.wrong
                .push(Phrase::new("tomb-setup-too-many-revealed").with("most", most));
        }
    }

    /// Every card exists, and is in one place only.
    fn places(&mut self) {
        let mut seen = CardSet::EMPTY;
        let mut twice = CardSet::EMPTY;
        for card in mentioned(self.setup) {
            if !self.components.cards().contains(card) {
                self.wrong.push(about("tomb-setup-unknown-card", card));
            } else if seen.contains(card) && !twice.contains(card) {
                twice.insert(card);
                self.wrong.push(about("tomb-setup-card-twice", card));
            }
            seen.insert(card);
        }
    }

    /// The offer is full and every player has two cards, as long as there are any (TO-11).
    fn cards_left(&mut self) {
        let offer = self.setup.offer.len();
        let deck = deck(self.setup, self.components);
        if offer > OFFER as usize || (offer < OFFER as usize && !deck.is_empty()) {
            self.wrong
                .push(Phrase::new("tomb-setup-offer").with("offer", offer as i64));
        }
        if !deck.is_empty() || offer > 0 {
            for (index, player) in self.setup.players.iter().enumerate() {
                if player.cards.iter().any(Option::is_none) {
                    self.wrong.push(seated("tomb-setup-free-slot", index));
                }
            }
        }
    }

    fn player(&mut self, index: usize, player: &PlayerSetup) {
        let known = |card: CardId| self.components.cards().contains(card);
        // The maximum that the squares can have given: all of a completed card, the marked ones
        // of the others.
        let mut marked: Vec<(CardId, Squares)> = Vec::new();
        marked.extend(
            player
                .completed
                .iter()
                .filter(|&&card| known(card))
                .map(|&card| (card, Squares::ALL)),
        );
        for (card, squares) in player
            .cards
            .into_iter()
            .flatten()
            .filter(|&(card, _)| known(card))
        {
            marked.push((card, squares));
            let chamber = self.components.chamber(card);
            if let Some(wall) = squares.without(chamber.open()).first() {
                self.wrong
                    .push(about("tomb-setup-wall", card).with("square", wall.to_string()));
            }
            if squares.contains(chamber.tomb()) {
                self.wrong.push(about("tomb-setup-tomb-marked", card));
            }
            let way = Squares::only(chamber.entrance()).flood(squares);
            if way != squares {
                self.wrong.push(about("tomb-setup-not-connected", card));
            }
        }
        let most = |symbol| -> u32 {
            let on = |&(card, squares): &(CardId, Squares)| {
                self.components.chamber(card).with(symbol).and(squares)
            };
            marked.iter().map(|card| on(card).len()).sum()
        };
        let torches = player.torches.len() as u32;
        let most_torches = most(Symbol::Torch);
        let counts = [
            (
                "tomb-setup-red-gems",
                player.red,
                most(Symbol::RedGem).min(u32::from(MOST_GEMS)),
            ),
            (
                "tomb-setup-green-gems",
                player.green,
                most(Symbol::GreenGem).min(u32::from(MOST_GEMS)),
            ),
            (
                "tomb-setup-skulls",
                player.skulls,
                most(Symbol::Skull).min(SKULLS as u32),
            ),
        ];
        for (id, count, most) in counts {
            if u32::from(count) > most {
                self.wrong.push(seated(id, index).with("most", i64::from(most)));
            }
        }
        if torches > most_torches {
            self.wrong
                .push(seated("tomb-setup-torches", index).with("most", i64::from(most_torches)));
        }
        for (place, round) in player.torches.iter().enumerate() {
            let possible = 1..=self.setup.round.unwrap_or(ROUNDS).min(ROUNDS);
            if !possible.contains(round) || player.torches[..place].contains(round) {
                let phrase = seated("tomb-setup-torch-round", index).with("round", i32::from(*round));
                self.wrong.push(phrase);
            }
        }
    }

    /// Every second, fourth and sixth card of a colour has taken the best box that was left
    /// (TO-12).
    fn boxes(&mut self) {
        for colour in Colour::ALL {
            let mut earned = 0;
            let mut taken = Vec::new();
            for (index, player) in self.setup.players.iter().enumerate() {
                let own = player.boxes.iter().filter(|(of, _)| *of == colour);
                let own: Vec<u8> = own.map(|&(_, points)| points).collect();
                let completed = set_of(&player.completed).and(self.components.of_colour(colour));
                let possible = (completed.len() as usize / 2).min(BOXES.len());
                earned += possible;
                if own.len() > possible {
                    let phrase = seated("tomb-setup-box-unearned", index).with("colour", colour.message());
                    self.wrong.push(phrase);
                }
                taken.extend(own);
            }
            taken.sort_unstable_by_key(|&points| std::cmp::Reverse(points));
            let expected = BOXES.iter().take(earned).map(|&points| points as u8);
            if !taken.iter().copied().eq(expected) {
                self.wrong
                    .push(Phrase::new("tomb-setup-boxes").with("colour", colour.message()));
            }
        }
    }
}

/// The table of a valid set-up.
fn build(setup: &Setup, components: &Arc<TombSet>) -> TombPosition {
    let players: BySeat<PlayerArea> = setup.players.iter().map(build_player).collect();
    let mut table = TombState::new(Arc::clone(components), players.seats());
    table.deck = deck(setup, components);
    table.offer = set_of(&setup.offer);
    for name in setup.revealed.iter().chain(&setup.expedition) {
        if let Some(id) = components.pattern_named(name) {
            table.hidden[usize::from(id.0)] -= 1;
        }
    }
    table.expedition = setup
        .expedition
        .as_ref()
        .and_then(|name| components.pattern_named(name));
    table.step = setup.revealed.len() as u8;
    table.round = setup.round.map_or(ROUNDS, |round| round - 1);
    let phase = if setup.round.is_none() {
        Phase::Over
    } else if table.expedition.is_some() {
        Phase::Mark
    } else {
        Phase::Reveal
    };
    table.phase = phase;
    for player in &players {
        for (boxes, taken) in player.sheet.boxes.iter().zip(&mut table.boxes) {
            *taken += boxes.count_ones() as u8;
        }
    }
    table.players = players;
    TombPosition { table }
}

fn build_player(setup: &PlayerSetup) -> PlayerArea {
    let mut sheet = Sheet {
        red: setup.red,
        green: setup.green,
        torches: setup
            .torches
            .iter()
            .fold(0, |bits, round| bits | 1 << (round - 1)),
        skulls: setup.skulls,
        boxes: [0; 3],
    };
    for &(colour, points) in &setup.boxes {
        let index = BOXES.iter().position(|&value| value == i32::from(points));
        sheet.boxes[colour.index()] |= 1 << index.expect("only the points of a box are read");
    }
    PlayerArea {
        cards: Slot::BOTH.map(|slot| setup.cards[slot.index()].map(|(id, marked)| Card { id, marked })),
        completed: set_of(&setup.completed),
        sheet,
        ..PlayerArea::default()
    }
}

/// Every card of the set-up, with duplicates.
fn mentioned(setup: &Setup) -> Vec<CardId> {
    let mut cards = setup.offer.clone();
    for player in &setup.players {
        cards.extend(player.cards.into_iter().flatten().map(|(card, _)| card));
        cards.extend(&player.completed);
    }
    cards
}

/// Cards that are nowhere else are in the deck.
fn deck(setup: &Setup, components: &TombSet) -> CardSet {
    components.cards().without(set_of(&mentioned(setup)))
}

fn about(id: &'static str, card: CardId) -> Phrase {
    Phrase::new(id).with("card", i32::from(card.number()))
}

fn seated(id: &'static str, index: usize) -> Phrase {
    let seat = Seat::new(index.min(rules::MAX_SEATS - 1) as u8);
    Phrase::new(id).with("seat", seat.to_string())
}
