//! A toy with what the toys of the kit lack: a seat acts alone and so opens a same-time step, and
//! two such steps follow each other directly.

use rules::{
    Actor, BadNotation, BySeat, Dice, Ending, Notation, Observe, Outcome, Phrase, Position, Refusal, Rule,
    Seat, SeatSet, Tally, Turn, View, Viewer,
};

const VOTE: Rule = Rule::new("VO", 1);

/// A chair opens the round alone; then all vote twice, hidden, 0 to 2 each time; everybody who
/// voted the highest number gets a point. Every seat is chair once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Votes {
    chair: u8,
    step: Step,
    votes: BySeat<Option<u8>>,
    points: BySeat<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    Open,
    First,
    Second,
    Over,
}

/// `open`, `v0` to `v2`, or `-` to withdraw the vote.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum VotesAction {
    Open,
    Vote(u8),
    Withdraw,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct VotesRefusal;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum VotesEvent {
    Opened,
    Own(VotesAction),
    Closed(BySeat<Option<u8>>),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct VotesView(Votes);

impl Votes {
    pub(crate) fn start(seats: u8) -> Votes {
        Votes {
            chair: 0,
            step: Step::Open,
            votes: BySeat::from_fn(seats, |_| None),
            points: BySeat::from_fn(seats, |_| 0),
        }
    }

    fn closing(&self, seat: Seat, action: VotesAction) -> Option<BySeat<Option<u8>>> {
        let VotesAction::Vote(vote) = action else {
            return None;
        };
        let mut votes = self.votes.clone();
        votes[seat] = Some(vote);
        votes.iter().all(Option::is_some).then_some(votes)
    }
}

impl Refusal for VotesRefusal {
    fn rule(&self) -> Option<Rule> {
        Some(VOTE)
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("votes-no")
    }
}

impl Position for Votes {
    type Action = VotesAction;
    type Refusal = VotesRefusal;

    fn seats(&self) -> u8 {
        self.votes.seats()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Open => Turn::of(Seat::new(self.chair)),
            Step::First | Step::Second => Turn::Seats(SeatSet::all(self.seats())),
            Step::Over => Turn::Over,
        }
    }

    fn undecided(&self) -> SeatSet {
        match self.step {
            Step::Open => self.turn().seats(),
            Step::Over => SeatSet::EMPTY,
            Step::First | Step::Second => {
                let open = self.votes.enumerate().filter(|(_, vote)| vote.is_none());
                open.map(|(seat, _)| seat).collect()
            }
        }
    }

    fn legal_actions(&self, actor: Actor, acc: &mut Vec<VotesAction>) {
        let all = [
            VotesAction::Open,
            VotesAction::Vote(0),
            VotesAction::Vote(1),
            VotesAction::Vote(2),
            VotesAction::Withdraw,
        ];
        acc.extend(
            all.into_iter()
                .filter(|&action| self.refuse(actor, action).is_none()),
        );
    }

    fn refuse(&self, actor: Actor, action: VotesAction) -> Option<VotesRefusal> {
        let legal = self.turn().allows(actor)
            && match (self.step, action, actor) {
                (Step::Open, VotesAction::Open, _) => true,
                (Step::First | Step::Second, VotesAction::Vote(vote), _) => vote < 3,
                (Step::First | Step::Second, VotesAction::Withdraw, Actor::Seat(seat)) => {
                    self.votes[seat].is_some()
                }
                _ => false,
            };
        (!legal).then_some(VotesRefusal)
    }

    fn play_unchecked(&mut self, actor: Actor, action: VotesAction) {
        let Actor::Seat(seat) = actor else { return };
        match action {
            VotesAction::Open => self.step = Step::First,
            VotesAction::Withdraw => self.votes[seat] = None,
            VotesAction::Vote(vote) => {
                let Some(votes) = self.closing(seat, action) else {
                    self.votes[seat] = Some(vote);
                    return;
                };
                let best = votes.iter().max().copied().flatten();
                for (seat, vote) in votes.enumerate() {
                    self.points[seat] += i32::from(*vote == best);
                }
                self.votes = votes.map(|_, _| None);
                if self.step == Step::First {
                    self.step = Step::Second;
                } else {
                    self.chair += 1;
                    let over = self.chair == self.seats();
                    self.step = if over { Step::Over } else { Step::Open };
                }
            }
        }
    }

    fn tally(&self) -> BySeat<Tally> {
        self.points.map(|_, &points| {
            let mut tally = Tally::default();
            tally.add(VOTE, Phrase::new("votes-points"), points);
            tally
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = Ending {
            rule: VOTE,
            phrase: Phrase::new("votes-all-chaired"),
        };
        (self.step == Step::Over).then(|| Outcome::ranked(self.points.clone(), &self.points, ending))
    }
}

impl Observe for Votes {
    type View = VotesView;
    type Event = VotesEvent;

    fn view(&self, viewer: Viewer) -> VotesView {
        let mut shown = self.clone();
        for seat in Seat::all(self.seats()) {
            if viewer != Viewer::Seat(seat) {
                shown.votes[seat] = None;
            }
        }
        VotesView(shown)
    }

    fn event(&self, actor: Actor, action: VotesAction, viewer: Viewer) -> Option<VotesEvent> {
        let seat = actor.seat()?;
        match self.closing(seat, action) {
            Some(votes) => Some(VotesEvent::Closed(votes)),
            None if action == VotesAction::Open => Some(VotesEvent::Opened),
            None => (viewer == Viewer::Seat(seat)).then_some(VotesEvent::Own(action)),
        }
    }

    fn sample(view: &VotesView, _: &mut dyn Dice) -> Votes {
        view.0.clone()
    }
}

impl View for VotesView {
    type Action = VotesAction;

    fn seats(&self) -> u8 {
        Position::seats(&self.0)
    }

    fn turn(&self) -> Turn {
        Position::turn(&self.0)
    }

    fn legal_actions(&self, seat: Seat, acc: &mut Vec<VotesAction>) {
        Position::legal_actions(&self.0, Actor::Seat(seat), acc);
    }

    fn tally(&self) -> BySeat<Tally> {
        Position::tally(&self.0)
    }
}

/// Words that look like times and escapes, on purpose.
impl Notation for Votes {
    fn write_action(&self, action: VotesAction) -> String {
        match action {
            VotesAction::Open => "\\open".to_owned(),
            VotesAction::Vote(vote) => format!("@{vote}.000"),
            VotesAction::Withdraw => "result:".to_owned(),
        }
    }

    fn read_action(&self, word: &str) -> Result<VotesAction, BadNotation> {
        match word {
            "\\open" => Ok(VotesAction::Open),
            "@0.000" => Ok(VotesAction::Vote(0)),
            "@1.000" => Ok(VotesAction::Vote(1)),
            "@2.000" => Ok(VotesAction::Vote(2)),
            "result:" => Ok(VotesAction::Withdraw),
            _ => Err(BadNotation),
        }
    }
}
