//! Who plays, with points and whose turn it is, and what can be done now.

use games::AnyView;
use play::{AnyMatch, Player, Reason};
use rules::{BySeat, Phrase, Position, Seat, SeatSet, View, Viewer};
use say::{Speaker, board};

use crate::perspective::Viewpoint;

/// What is shown about one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four facts that have nothing to do with each other"
)]
pub struct Plate {
    /// The seat.
    pub seat: Seat,
    /// What its player is called.
    pub name: String,
    /// Whether something is waited for.
    pub waiting: Awaited,
    /// Its points; `None` in a game without points.
    pub points: Option<i32>,
    /// Whether it has a clock.
    pub has_clock: bool,
    /// Whether a person plays, and not a bot or nobody.
    pub is_person: bool,
    /// Whether nobody sits there yet.
    pub is_free: bool,
    /// Whether whoever played has resigned or run out of time, and a bot plays on.
    pub has_left: bool,
}

/// What a seat is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// For nothing.
    No,
    /// A person has to decide.
    OnTurn,
    /// A bot has to.
    Thinks,
}

/// What can be done now, in one sentence.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// Whose turn it is, or who has won; shown stronger than the rest.
    pub lead: String,
    /// What can be done.
    pub text: String,
    /// Whether a bot thinks.
    pub is_thinking: bool,
}

impl Prompt {
    /// Plain words.
    pub const fn plain(text: String) -> Prompt {
        Prompt {
            lead: String::new(),
            text,
            is_thinking: false,
        }
    }
}

/// The points of every seat, as far as the viewer may know them; `None` in a
/// game without points.
pub fn points(view: &AnyView) -> Option<BySeat<i32>> {
    let tally = view.tally();
    let counted = tally.iter().any(|tally| !tally.lines.is_empty());
    counted.then(|| tally.map(|_, tally| tally.total()))
}

/// The seats whose decision everybody knows to be missing. Who has made a
/// hidden choice stays in it for the others.
pub(crate) fn awaited(game: &AnyMatch, viewer: Viewer) -> SeatSet {
    if game.is_over() {
        return SeatSet::EMPTY;
    }
    let turn = game.position().turn().seats();
    let undecided = game.position().undecided();
    let known = |seat: &Seat| viewer != Viewer::Seat(*seat) || undecided.contains(*seat);
    turn.iter().filter(known).collect()
}

/// The plates of all seats.
pub(crate) fn plates(
    game: &AnyMatch,
    viewer: Viewer,
    points: Option<&BySeat<i32>>,
    names: &BySeat<String>,
) -> Vec<Plate> {
    let awaited = awaited(game, viewer);
    let has_clock = game.clocks(Viewer::Public, play::Time::EPOCH).is_some();
    let plate = |(seat, name): (Seat, &String)| {
        let player = &game.players()[seat];
        Plate {
            seat,
            name: name.clone(),
            waiting: match (awaited.contains(seat), player.is_bot()) {
                (false, _) => Awaited::No,
                (true, true) => Awaited::Thinks,
                (true, false) => Awaited::OnTurn,
            },
            points: points.map(|points| points[seat]),
            has_clock,
            is_person: matches!(player, Player::Person(_)),
            is_free: *player == Player::Nobody,
            has_left: game.left().contains(&seat),
        }
    };
    names.enumerate().map(plate).collect()
}

/// What can be done now.
pub(crate) fn prompt(
    game: &AnyMatch,
    at: &Viewpoint,
    view: &AnyView,
    own: SeatSet,
    names: &BySeat<String>,
    speaker: Speaker,
) -> Prompt {
    let named = |id, seat: Seat| speaker.say(&Phrase::new(id).with("name", names[seat].as_str()));
    if let Some(finish) = game.result() {
        let lead = match finish.reason {
            Reason::Abandonment => speaker.text("table-given-up"),
            _ => speaker.winners(&finish.places, names),
        };
        return Prompt {
            lead,
            ..Prompt::default()
        };
    }
    if let Some(seat) = at.covered {
        return Prompt::plain(named("table-pass-device", seat));
    }
    let awaited = awaited(game, at.viewer);
    let mine = at.seat.filter(|seat| awaited.contains(*seat));
    let decided = at
        .seat
        .filter(|seat| game.position().turn().seats().contains(*seat));
    match (mine, decided, awaited.first()) {
        (Some(seat), ..) => Prompt {
            lead: if own.len() > 1 {
                format!("{}:", names[seat])
            } else {
                speaker.text("table-your-turn")
            },
            text: board::prompt(view, speaker),
            is_thinking: false,
        },
        (None, Some(_), _) => {
            let others = speaker.text("table-others-choose");
            Prompt::plain(format!("{} {others}", board::prompt(view, speaker)))
        }
        (None, None, Some(seat)) if game.players()[seat].is_bot() => Prompt {
            is_thinking: true,
            ..Prompt::plain(named("table-bot-thinks", seat))
        },
        (None, None, Some(seat)) => Prompt::plain(named("table-waiting-for", seat)),
        (None, None, None) => Prompt::plain(speaker.text("table-chance")),
    }
}
