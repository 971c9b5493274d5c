//! Who plays, with points and whose turn it is, and what can be done now.

use games::AnyView;
use play::{AnyMatch, Player, Reason};
use rules::{BySeat, Phrase, Position, Seat, SeatSet, View, Viewer};
use say::{Speaker, board};

use crate::perspective::Viewpoint;

/// The name, points and clock of one seat, as a page shows them.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// Whether the player has resigned or run out of time, and a bot plays on.
    pub has_left: bool,
}

/// Why the table waits for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// For nothing.
    No,
    /// A person has to decide.
    OnTurn,
    /// A bot has to.
    Thinks,
    /// A bot may have chosen already, in secret.
    Chooses,
}

/// One sentence that says what can be done now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// Whose turn it is, or who has won; shown stronger than the rest.
    pub lead: String,
    /// The sentence that says what can be done.
    pub text: String,
    /// Whether a bot thinks.
    pub is_thinking: bool,
    /// Whether that bot had the turn before, too.
    pub is_again: bool,
    /// The sentence that says what to choose after a first click that is not enough, or nothing.
    pub next: String,
    /// The harm that the viewer has just done themselves and can still take back; empty if none.
    pub warning: String,
}

impl Prompt {
    /// Plain words.
    pub const fn plain(text: String) -> Prompt {
        Prompt {
            lead: String::new(),
            text,
            is_thinking: false,
            is_again: false,
            next: String::new(),
            warning: String::new(),
        }
    }
}

/// The points of every seat, as far as the viewer may know them; `None` in a game without points.
pub fn points(view: &AnyView) -> Option<BySeat<i32>> {
    board::has_points(view).then(|| view.tally().map(|_, tally| tally.total()))
}

/// The seats whose decision is publicly known to be missing. To the others, a seat that has
/// made a hidden choice stays in this set.
pub(crate) fn awaited(game: &AnyMatch, viewer: Viewer) -> SeatSet {
    if game.is_over() || game.awaits_shares() {
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
    let together = game.position().turn().seats().len() > 1;
    // A seat that still has to choose waits for nobody, though others choose at the same time.
    let busy = match viewer {
        Viewer::Seat(seat) if together && awaited.contains(seat) => Some(seat),
        _ => None,
    };
    let plate = |(seat, name): (Seat, &String)| {
        let player = &game.players()[seat];
        Plate {
            seat,
            name: name.clone(),
            waiting: match (awaited.contains(seat), player.is_bot()) {
                (false, _) => Awaited::No,
                _ if busy.is_some_and(|busy| busy != seat) => Awaited::No,
                // What is chosen at the same time stays hidden, so nobody can say who still thinks.
                (true, true) if together => Awaited::Chooses,
                (true, true) => Awaited::Thinks,
                (true, false) => Awaited::OnTurn,
            },
            points: points.map(|points| points[seat]),
            has_clock,
            is_person: matches!(player, Player::Person(_)),
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
        let lead = if finish.reason == Reason::Abandonment {
            speaker.text("table-given-up")
        } else {
            let you = own.first().filter(|_| own.len() == 1);
            let points = points(view).filter(|_| finish.is_by_rules());
            speaker.verdict(&finish.places, names, points.as_ref(), you)
        };
        return Prompt {
            lead,
            ..Prompt::default()
        };
    }
    if let Some(seat) = at.covered {
        return Prompt::plain(named("table-pass-device", seat));
    }
    if game.awaits_shares() {
        return Prompt::plain(before_the_match(game, names, speaker));
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
                speaker.text(if is_complete(game) {
                    "table-your-turn"
                } else {
                    "table-begin-already"
                })
            },
            text: board::prompt(view, speaker),
            is_thinking: false,
            is_again: false,
            next: board::next(view, speaker).unwrap_or_default(),
            warning: board::trouble(view, seat, speaker).unwrap_or_default(),
        },
        (None, Some(_), _) => {
            let others = speaker.text("table-others-choose");
            Prompt::plain(format!("{} {others}", board::prompt(view, speaker)))
        }
        (None, None, Some(seat)) if game.players()[seat].is_bot() => {
            let is_again = board::plays_again(view);
            let id = if is_again {
                "table-bot-again"
            } else {
                "table-bot-thinks"
            };
            Prompt {
                is_thinking: true,
                is_again,
                ..Prompt::plain(named(id, seat))
            }
        }
        (None, None, Some(seat)) => Prompt::plain(named("table-waiting-for", seat)),
        (None, None, None) => Prompt::plain(speaker.text("table-chance")),
    }
}

/// Whether somebody sits on every seat.
fn is_complete(game: &AnyMatch) -> bool {
    !game.players().iter().any(|player| *player == Player::Nobody)
}

/// What a match waits for that has not begun.
fn before_the_match(game: &AnyMatch, names: &BySeat<String>, speaker: Speaker) -> String {
    if !is_complete(game) {
        return speaker.text("table-waiting-for-players");
    }
    let mut seats = Seat::all(game.header().seats());
    match seats.find(|seat| game.due(*seat).is_some()) {
        Some(seat) => {
            let phrase = Phrase::new("table-waiting-for-share").with("name", names[seat].as_str());
            speaker.say(&phrase)
        }
        None => speaker.text("table-chance"),
    }
}
