//! Everything on the table, and the course of the game.

use std::sync::Arc;

use rules::{Actor, BySeat, Seat, SeatSet, Turn};

use crate::refusal::TombRefusal;
use crate::{Action, CardId, CardSet, Colour, Mark, PatternId, PlayerArea, ROUNDS, Slot, Squares, TombSet};

/// The number of cards dealt to each player (TO-1).
pub const DEALT: u8 = 4;

/// The number of cards in the offer while the deck lasts (TO-11).
pub const OFFER: u32 = 4;

/// The maximum number of patterns in a component set: one per expedition card.
pub(crate) const MOST_PATTERNS: usize = 8;

/// More marks than any expedition allows in a chamber. A pattern with eight orientations is at
/// least two by three, so each orientation has at most 12 placements; one with fewer orientations
/// has fewer still. Together with 25 single squares that makes 121.
const MOST_MARKS: usize = 128;

/// Everything on the table.
///
/// A position holds the complete table; a view holds one in which what the viewer does not know
/// is blank.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TombState {
    pub(crate) components: Arc<TombSet>,
    pub(crate) players: BySeat<PlayerArea>,
    /// The cards nobody has seen; in a view, those that the viewer has not seen.
    pub(crate) deck: CardSet,
    pub(crate) offer: CardSet,
    /// Expeditions of this round not revealed yet, by pattern.
    pub(crate) hidden: [u8; MOST_PATTERNS],
    pub(crate) expedition: Option<PatternId>,
    /// Boxes already taken, by colour.
    pub(crate) boxes: [u8; 3],
    pub(crate) round: u8,
    pub(crate) step: u8,
    pub(crate) phase: Phase,
}

/// The phases of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance deals the first cards; this many have been dealt (TO-1).
    Deal(u8),
    /// Everybody keeps two of four cards (TO-1).
    Keep,
    /// Chance refills the offer (TO-1, TO-11).
    Refill,
    /// Chance reveals an expedition (TO-2).
    Reveal,
    /// Everybody marks (TO-3).
    Mark,
    /// A seat takes a new card (TO-11).
    Take(Seat),
    /// Chance decides which card was on top of the deck (TO-11).
    Draw(Seat),
    /// The match is over.
    Over,
}

impl TombState {
    /// The table before anything is dealt.
    pub(crate) fn new(components: Arc<TombSet>, seats: u8) -> TombState {
        let deck = components.cards();
        assert!(
            deck.len() >= u32::from(DEALT * seats),
            "a component set with too few cards for this table"
        );
        let mut table = TombState {
            components,
            players: BySeat::from_fn(seats, |_| PlayerArea::default()),
            deck,
            offer: CardSet::EMPTY,
            hidden: [0; MOST_PATTERNS],
            expedition: None,
            boxes: [0; 3],
            round: 0,
            step: 0,
            phase: Phase::Deal(0),
        };
        table.shuffle_expeditions();
        table
    }

    /// The printed components.
    pub fn components(&self) -> &Arc<TombSet> {
        &self.components
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }

    /// The current phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 0. 4 once the match is over.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The step within the round, counted from 0.
    pub fn step(&self) -> u8 {
        self.step
    }

    /// The number of expeditions revealed in a round: all but one (TO-2).
    pub fn steps(&self) -> u8 {
        self.components.expeditions() - 1
    }

    /// The expedition of this step; `None` between two steps.
    pub fn expedition(&self) -> Option<PatternId> {
        self.expedition
    }

    /// The number of expedition cards with this pattern not yet revealed in this round.
    pub fn unrevealed(&self, pattern: PatternId) -> u8 {
        self.hidden.get(usize::from(pattern.0)).copied().unwrap_or(0)
    }

    /// The cards that lie open to be taken.
    pub fn offer(&self) -> CardSet {
        self.offer
    }

    /// The unseen cards: the deck, and during the first deal also the hands that are not known
    /// here.
    pub fn unseen(&self) -> CardSet {
        self.deck
    }

    /// The number of boxes of a colour that are taken.
    pub fn boxes_taken(&self, colour: Colour) -> u8 {
        self.boxes[colour.index()]
    }

    /// One player's part of the table.
    ///
    /// # Panics
    /// If the table has no such seat.
    pub fn player(&self, seat: Seat) -> &PlayerArea {
        &self.players[seat]
    }

    /// All players.
    pub fn players(&self) -> &BySeat<PlayerArea> {
        &self.players
    }

    /// Who decides now.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Refill | Phase::Reveal | Phase::Draw(_) => Turn::Chance,
            Phase::Keep => Turn::Seats(SeatSet::all(self.seats())),
            Phase::Mark => Turn::Seats(self.seats_where(PlayerArea::can_mark)),
            Phase::Take(seat) => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// The seats whose decision is missing.
    pub(crate) fn undecided(&self) -> SeatSet {
        match self.phase {
            Phase::Keep => self.seats_where(|player| player.kept.is_empty()),
            Phase::Mark => self.seats_where(|player| player.can_mark() && !player.draft.is_complete()),
            _ => self.turn().seats(),
        }
    }

    /// Whether the choices of this phase are hidden until all have chosen (TO-1, TO-3).
    pub(crate) fn chooses_at_the_same_time(&self) -> bool {
        matches!(self.phase, Phase::Keep | Phase::Mark)
    }

    /// Appends the legal actions, ascending.
    pub(crate) fn legal_actions(&self, actor: Actor, acc: &mut Vec<Action>) {
        match (self.phase, actor) {
            (Phase::Deal(_) | Phase::Refill | Phase::Draw(_), Actor::Chance) => {
                acc.extend(self.deck.iter().map(Action::Card));
            }
            (Phase::Reveal, Actor::Chance) => {
                let left = self.components.patterns().map(|(id, _)| id);
                acc.extend(left.filter(|&id| self.unrevealed(id) > 0).map(Action::Expedition));
            }
            (Phase::Keep, Actor::Seat(seat)) => {
                let hand = self
                    .players
                    .get(seat)
                    .map_or(CardSet::EMPTY, |player| player.hand);
                for low in hand.iter() {
                    let higher = hand.iter().filter(|&high| high > low);
                    acc.extend(higher.map(|high| Action::Keep(low, high)));
                }
            }
            (Phase::Mark, Actor::Seat(seat)) => {
                if let Some(player) = self.players.get(seat) {
                    self.legal_marks(player, acc);
                }
            }
            (Phase::Take(taker), Actor::Seat(seat)) if taker == seat => {
                acc.extend(self.offer.iter().map(Action::Take));
                if !self.deck.is_empty() {
                    acc.push(Action::TakeUnseen);
                }
            }
            _ => {}
        }
    }

    fn legal_marks(&self, player: &PlayerArea, acc: &mut Vec<Action>) {
        let extra = player.draft.owed > 0;
        for slot in Slot::BOTH {
            if extra {
                let frontier = player.frontier(slot, &self.components);
                acc.extend(frontier.iter().map(|square| {
                    let squares = Squares::only(square);
                    Action::Mark(Mark { slot, squares })
                }));
            } else if let Some(card) = player.card(slot) {
                let chamber = self.components.chamber(card.id);
                let frontier = chamber.frontier(card.marked);
                // Branchless: whether a mark fits is practically random, and a misprediction
                // costs more than a write.
                let mut fitting = [Squares::EMPTY; MOST_MARKS];
                let mut count = 0;
                for &squares in chamber.marks(self.current_expedition()) {
                    fitting[count % MOST_MARKS] = squares;
                    count += usize::from(!squares.meets(card.marked) & squares.meets(frontier));
                }
                let marks = fitting[..count].iter();
                acc.extend(marks.map(|&squares| Action::Mark(Mark { slot, squares })));
            }
        }
        if extra {
            acc.push(Action::Again);
        }
    }

    /// Why the action is not legal.
    pub(crate) fn refuse(&self, actor: Actor, action: Action) -> Option<TombRefusal> {
        if let Actor::Seat(seat) = actor
            && self.players.get(seat).is_none()
        {
            return Some(TombRefusal::NoSuchSeat(seat));
        }
        if self.phase == Phase::Over {
            return Some(TombRefusal::Over);
        }
        if !self.turn().allows(actor) {
            return Some(TombRefusal::NotYourTurn);
        }
        match (self.phase, actor, action) {
            (Phase::Deal(_) | Phase::Refill | Phase::Draw(_), _, Action::Card(card)) => {
                (!self.deck.contains(card)).then_some(TombRefusal::NotInDeck(card))
            }
            (Phase::Reveal, _, Action::Expedition(pattern)) => {
                (self.unrevealed(pattern) == 0).then_some(TombRefusal::NoSuchExpedition)
            }
            (Phase::Keep, Actor::Seat(seat), Action::Keep(low, high)) => {
                let hand = self.players[seat].hand;
                let not_dealt = [low, high].into_iter().find(|&card| !hand.contains(card));
                match not_dealt {
                    Some(card) => Some(TombRefusal::NotDealt(card)),
                    None => (low >= high).then_some(TombRefusal::NotTwoCards),
                }
            }
            (Phase::Mark, Actor::Seat(seat), Action::Mark(mark)) => {
                self.refuse_mark(&self.players[seat], mark)
            }
            (Phase::Mark, Actor::Seat(seat), Action::Again) => {
                (self.players[seat].draft.owed == 0).then_some(TombRefusal::NothingToRevise)
            }
            (Phase::Take(_), _, Action::Take(card)) => {
                (!self.offer.contains(card)).then_some(TombRefusal::NotOffered(card))
            }
            (Phase::Take(_), _, Action::TakeUnseen) => self.deck.is_empty().then_some(TombRefusal::DeckEmpty),
            _ => Some(TombRefusal::NotNow),
        }
    }

    fn refuse_mark(&self, player: &PlayerArea, Mark { slot, squares }: Mark) -> Option<TombRefusal> {
        let Some(card) = player.card(slot) else {
            return Some(TombRefusal::NoCard(slot));
        };
        let chamber = self.components.chamber(card.id);
        let extra = player.draft.owed > 0;
        // A player who owes no extra square starts the choice of this step again.
        let marked = if extra {
            player.draft.marked[slot.index()]
        } else {
            card.marked
        };
        if marked.contains(chamber.tomb()) {
            return Some(TombRefusal::Completed(slot));
        }
        if extra && squares.len() != 1 {
            return Some(TombRefusal::NotOneSquare);
        }
        let pattern = self.components.pattern(self.current_expedition());
        if !extra && pattern.is_none_or(|pattern| pattern.marks().binary_search(&squares).is_err()) {
            return Some(TombRefusal::NotThePattern);
        }
        if let Some(wall) = squares.without(chamber.open()).first() {
            return Some(TombRefusal::Wall(wall));
        }
        if let Some(square) = squares.and(marked).first() {
            return Some(TombRefusal::Marked(square));
        }
        if squares.meets(chamber.frontier(marked)) {
            None
        } else if marked.is_empty() {
            Some(TombRefusal::WithoutEntrance(chamber.entrance()))
        } else {
            Some(TombRefusal::NotConnected)
        }
    }

    fn current_expedition(&self) -> PatternId {
        self.expedition.expect("marking follows an expedition")
    }

    /// Plays an action that is known to be legal.
    pub(crate) fn play(&mut self, actor: Actor, action: Action) {
        match (self.phase, actor, action) {
            (Phase::Deal(dealt), _, Action::Card(card)) => self.deal(dealt, card),
            (Phase::Refill, _, Action::Card(card)) => {
                self.deck.remove(card);
                self.offer.insert(card);
                self.refill_or_go_on();
            }
            (Phase::Draw(seat), _, Action::Card(card)) => {
                self.deck.remove(card);
                self.receive(seat, card);
            }
            (Phase::Reveal, _, Action::Expedition(pattern)) => self.reveal_expedition(pattern),
            (Phase::Keep, Actor::Seat(seat), Action::Keep(low, high)) => {
                self.players[seat].kept = CardSet::only(low).or(CardSet::only(high));
                if self.undecided().is_empty() {
                    self.close_keeping();
                }
            }
            (Phase::Mark, Actor::Seat(seat), Action::Mark(mark)) => {
                let player = &mut self.players[seat];
                if player.draft.owed > 0 {
                    player.choose_extra(mark, &self.components, self.round);
                } else {
                    player.choose(mark, &self.components, self.round);
                }
                if self.undecided().is_empty() {
                    self.close_marking();
                }
            }
            (Phase::Mark, Actor::Seat(seat), Action::Again) => {
                self.players[seat].draft = crate::Draft::default();
            }
            (Phase::Take(seat), _, Action::Take(card)) => {
                self.offer.remove(card);
                self.receive(seat, card);
            }
            (Phase::Take(seat), _, Action::TakeUnseen) => self.phase = Phase::Draw(seat),
            _ => unreachable!("{action:?} of {actor:?} is not legal in {:?}", self.phase),
        }
    }

    /// The first cards, one by one, seat by seat (TO-1).
    fn deal(&mut self, dealt: u8, card: CardId) {
        let seat = Seat::new(dealt / DEALT);
        self.deck.remove(card);
        self.players[seat].hand.insert(card);
        let dealt = dealt + 1;
        self.phase = if dealt == DEALT * self.seats() {
            Phase::Keep
        } else {
            Phase::Deal(dealt)
        };
    }

    /// Every player reveals the two kept cards; the others go back into the deck before it is
    /// shuffled (TO-1). Who returned what is not recorded, because nothing depends on it any
    /// more.
    fn close_keeping(&mut self) {
        for player in &mut self.players {
            self.deck = self.deck.or(player.hand.without(player.kept));
            for card in player.kept.iter() {
                player.receive(card);
            }
            player.hand = CardSet::EMPTY;
            player.kept = CardSet::EMPTY;
        }
        self.refill_or_go_on();
    }

    fn reveal_expedition(&mut self, pattern: PatternId) {
        self.hidden[usize::from(pattern.0)] -= 1;
        self.expedition = Some(pattern);
        // A seat without a card skips the step; if all do, nobody is asked (ruling on TO-11).
        if self.seats_where(PlayerArea::can_mark).is_empty() {
            self.finish_step();
        } else {
            self.phase = Phase::Mark;
        }
    }

    fn close_marking(&mut self) {
        for player in &mut self.players {
            player.reveal(&self.components);
        }
        self.next_taker();
    }

    /// A player gets a card; when all due cards are taken, or none are left, the offer is
    /// refilled (TO-11).
    fn receive(&mut self, seat: Seat, card: CardId) {
        let player = &mut self.players[seat];
        player.receive(card);
        player.due -= 1;
        let nothing_left = self.offer.is_empty() && self.deck.is_empty();
        if player.due > 0 && !nothing_left {
            self.phase = Phase::Take(seat);
        } else {
            player.due = 0;
            self.refill_or_go_on();
        }
    }

    fn refill_or_go_on(&mut self) {
        if self.offer.len() < OFFER && !self.deck.is_empty() {
            self.phase = Phase::Refill;
        } else if self.expedition.is_some() {
            self.next_taker();
        } else {
            self.phase = Phase::Reveal;
        }
    }

    /// The player with the lowest number completed in this step takes next (TO-11).
    fn next_taker(&mut self) {
        if self.offer.is_empty() && self.deck.is_empty() {
            self.players.iter_mut().for_each(|player| player.due = 0);
        }
        let waiting = self.players.enumerate().filter(|(_, player)| player.due > 0);
        match waiting.min_by_key(|(_, player)| player.fresh.lowest()) {
            Some((seat, _)) => self.phase = Phase::Take(seat),
            None => self.finish_step(),
        }
    }

    fn finish_step(&mut self) {
        for colour in Colour::ALL {
            self.give_boxes(colour);
        }
        for player in &mut self.players {
            player.fresh = CardSet::EMPTY;
        }
        self.expedition = None;
        self.phase = Phase::Reveal;
        self.step += 1;
        if self.step == self.steps() {
            self.step = 0;
            self.round += 1;
            self.shuffle_expeditions();
            if self.round == ROUNDS {
                self.phase = Phase::Over;
            }
        }
    }

    /// A player who has just completed the second, fourth or sixth card of a colour takes the
    /// best box left, the lowest number first (TO-12).
    fn give_boxes(&mut self, colour: Colour) {
        let cards = self.components.of_colour(colour);
        let mut earned: arrayvec::ArrayVec<(CardId, Seat), 4> = arrayvec::ArrayVec::new();
        for (seat, player) in self.players.enumerate() {
            if let Some(lowest) = player.fresh.and(cards).lowest() {
                let now = player.completed.and(cards).len();
                let before = now - player.fresh.and(cards).len();
                if now / 2 > before / 2 && now / 2 <= 3 {
                    earned.push((lowest, seat));
                }
            }
        }
        earned.sort_unstable();
        let taken = &mut self.boxes[colour.index()];
        for (_, seat) in earned {
            if *taken < 3 {
                self.players[seat].sheet.boxes[colour.index()] |= 1 << *taken;
                *taken += 1;
            }
        }
    }

    fn shuffle_expeditions(&mut self) {
        for (id, pattern) in self.components.patterns() {
            self.hidden[usize::from(id.0)] = pattern.cards();
        }
    }

    fn seats_where(&self, fits: impl Fn(&PlayerArea) -> bool) -> SeatSet {
        let seats = self.players.enumerate().filter(|(_, player)| fits(player));
        seats.map(|(seat, _)| seat).collect()
    }
}
