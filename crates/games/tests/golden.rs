//! Every game in the list has a golden playthrough for every number of seats.

use std::path::Path;

use games::{AnyOptions, GameId, Visitor};
use rules::{Notation, Observe, Options, SetUp};

struct Complete;

impl Visitor for Complete {
    type Output = ();

    fn visit<G>(self, _: &Options<G>)
    where
        G: SetUp,
        G::Position: Observe + Notation,
    {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        conform::golden::golden_complete::<G>(crates.join(format!("game-{}/tests/golden", G::ID)));
    }
}

#[test]
fn no_game_and_no_seat_count_lacks_its_golden_playthrough() {
    for &game in GameId::ALL {
        AnyOptions::new(game, None, None)
            .expect("the usual options")
            .visit(Complete);
    }
}
