//! Bots know what their seat knows and nothing more.
//!
//! Views are made from worlds that differ in everything the seat cannot see. If a view contained
//! anything hidden, a bot could use it; with equal dice it must do the same in all of them.

use bots::{Bot, Limits};
use dice::SeededDice;
use games::{AnyPosition, AnyView, GameId};
use rules::{Observe, Viewer};

use crate::tables::positions;

/// The number of poisoned worlds tried for each position.
const WORLDS: u64 = 4;

#[test]
fn bots_choose_alike_whatever_is_hidden() {
    let limits = Limits::share(0.002);
    for &game in GameId::ALL {
        let mut different = 0;
        for (position, seat) in positions(game, 2, 2, 16) {
            let viewer = Viewer::Seat(seat);
            let view = position.view(viewer);
            let honest = |bot: Bot, view: &AnyView| bot.think(view, seat, &mut SeededDice::new(3), limits);
            let advice: Vec<_> = Bot::all(game)
                .into_iter()
                .map(|bot| (bot, honest(bot, &view)))
                .collect();
            for seed in 0..WORLDS {
                let poisoned = AnyPosition::sample(&view, &mut SeededDice::new(seed));
                different += usize::from(poisoned != position);
                for (bot, expected) in &advice {
                    let chosen = honest(*bot, &poisoned.view(viewer));
                    assert_eq!(chosen, *expected, "{bot} of {game} knows something hidden");
                }
            }
        }
        let has_secrets = matches!(game, GameId::Sun | GameId::Tomb);
        assert_eq!(different > 0, has_secrets, "{game}: {different} worlds differed");
    }
}
