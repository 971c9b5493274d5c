//! What the rules of Pylos leave to the match: the clock.

use games::AnyPosition;
use play::{
    Command, Control, GameLibrary, Header, Library, Match, Millis, Player, Reason, SeatCommand, Time, apply,
    decide,
};
use rules::{BySeat, Notation, Seat, Viewer};

fn table(clock: Control) -> Match<AnyPosition> {
    let players = BySeat::from_fn(2, |seat| Player::Person(seat.to_string().parse().unwrap()));
    let mut header = Header::new("pylos".parse().unwrap(), "standard".parse().unwrap(), 1, players);
    header.clock = clock;
    let start = GameLibrary.start(&header).unwrap();
    Match::new(header, start)
}

fn play(game: &mut Match<AnyPosition>, seat: Seat, word: &str, now: u64) {
    let action = game.position().read_action(word).unwrap();
    let seen = game.seq(Viewer::Seat(seat));
    let command = Command::Seat {
        seat,
        seen,
        wish: SeatCommand::Act(action),
    };
    for entry in decide(game, command, Time::from_millis(now)).unwrap() {
        apply(game, entry);
    }
}

fn tick(game: &mut Match<AnyPosition>, now: u64) {
    for entry in decide(game, Command::Tick, Time::from_millis(now)).unwrap() {
        apply(game, entry);
    }
}

#[test]
fn py_10_who_runs_out_of_total_thinking_time_loses() {
    let mut game = table(Control::Fischer {
        total: Millis(60_000),
        increment: Millis(0),
    });
    play(&mut game, Seat::FIRST, "1a1", 1_000);
    tick(&mut game, 60_999);
    assert!(!game.is_over());
    tick(&mut game, 61_001);
    let finish = game.result().unwrap();
    assert_eq!(finish.reason, Reason::Time(Seat::SECOND));
    assert_eq!(finish.places.iter().copied().collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn py_10_ruling_an_increment_is_possible() {
    let mut game = table(Control::Fischer {
        total: Millis(10_000),
        increment: Millis(5_000),
    });
    play(&mut game, Seat::FIRST, "1a1", 1_000);
    play(&mut game, Seat::SECOND, "1b1", 10_000);
    play(&mut game, Seat::FIRST, "1c1", 11_000);
    // Nine of ten seconds are spent, but two turns have added five each.
    tick(&mut game, 21_000);
    assert!(!game.is_over());
    tick(&mut game, 22_100);
    assert!(game.is_over());
}
