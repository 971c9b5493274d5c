//! The shapes highlighted after a move are those that were moved.

use draw::Frame;
use games::{AnyAction, AnyPosition, GameId};
use rules::{Actor, Observe, Position, Seat, Viewer};

use crate::matches;

/// The ids that an action changes for a viewer.
fn changed(before: &AnyPosition, after: &AnyPosition, viewer: Viewer) -> Vec<String> {
    let [old, new] = [before, after].map(|position| draw::scene(&position.view(viewer), viewer, Frame::WIDE));
    let changes = draw::changed(&old.digest(), &new.digest());
    let there = new.named();
    for change in &changes {
        let is_there = there.iter().any(|(id, _)| id.as_str() == change.id);
        assert_eq!(is_there, change.how != draw::ChangeKind::Taken, "{change:?}");
    }
    let there = changes
        .into_iter()
        .filter(|change| change.how != draw::ChangeKind::Taken);
    there.map(|change| change.id).collect()
}

/// The ids that must be highlighted, where that is easy to say.
fn expected(before: &AnyPosition, after: &AnyPosition, seat: Seat, action: AnyAction) -> Option<Vec<String>> {
    match (before, action) {
        (_, AnyAction::Sun(games::game_sun::Action::Place(_, place))) => {
            Some(vec![format!("brick-{}-{}", place.level(), place.at() + 1)])
        }
        (
            AnyPosition::Pyramido(_),
            AnyAction::Pyramido(games::game_pyramido::Action::Build { place, .. }),
        ) => {
            let AnyPosition::Pyramido(after) = after else {
                return None;
            };
            let pyramid = after.pyramid(seat);
            let level = pyramid.level();
            let added = after.added()?.into_iter();
            // The cells of level 1 are renamed when it grows; its blocks are not.
            let blocks = added.map(|cell| format!("block-{seat}-{level}-{}", pyramid.lasting_name(cell)));
            Some(
                [format!("quarry-{}", place.number())]
                    .into_iter()
                    .chain(blocks)
                    .collect(),
            )
        }
        (_, AnyAction::Pacal(games::game_pacal::Action::Ship(_))) => Some(vec![format!("ship-{seat}")]),
        _ => None,
    }
}

#[test]
fn what_was_moved_is_pointed_out() {
    let (mut checked, mut spheres) = (0, 0);
    for &game in GameId::ALL {
        let seats = *game.seats().start();
        for options in matches::every_rule_set(game) {
            let mut before: Option<AnyPosition> = None;
            matches::walk_with_actions(&options, seats, 5, |position, last| {
                if let (Some(before), Some((Actor::Seat(seat), action))) = (&before, last) {
                    let found = changed(before, position, Viewer::Seat(seat));
                    if let Some(mut expected) = expected(before, position, seat, action) {
                        expected.sort_unstable();
                        let mut found = found.clone();
                        found.sort_unstable();
                        assert_eq!(found, expected, "{game}: {action:?}");
                        checked += 1;
                    }
                    if game == GameId::Pylos && before.turn() != position.turn() {
                        assert!(found.len() <= 1, "{action:?}: {found:?}");
                        spheres += found.len();
                    }
                }
                before = Some(position.clone());
            });
        }
    }
    assert!(checked > 100 && spheres > 20, "{checked} and {spheres}");
}

#[test]
fn nothing_has_changed_between_equal_scenes() {
    for &game in GameId::ALL {
        for (_, position) in matches::moments(game, *game.seats().end(), 2) {
            assert_eq!(changed(&position, &position, Viewer::Public), [""; 0]);
        }
    }
}
