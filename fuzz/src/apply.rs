use games::{AnyAction, AnyOptions, GameId};
use rules::{Actor, Notation, Position, Seat};

/// Playing any action anywhere never panics: an action is refused exactly if it is not on the
/// list, a refusal returns the position, and a finished match has an outcome.
///
/// The bytes choose the game, the rules, the seats, and then actions: legal ones, and ones that
/// were legal for somebody at an earlier time.
pub(crate) fn check(bytes: &[u8]) -> bool {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next().map(usize::from);
    let Some((game, rules, seats)) = next().zip(next()).zip(next()).map(|((a, b), c)| (a, b, c)) else {
        return false;
    };
    let game = GameId::ALL[game % GameId::ALL.len()];
    let rules = game.variants()[rules % game.variants().len()];
    let (fewest, most) = game.seats().into_inner();
    let seats = fewest + seats as u8 % (most - fewest + 1);
    let options = AnyOptions::new(game, Some(rules), None).expect("rules of the list");
    let mut position = options.start(seats).expect("seats of the range");
    let mut seen: Vec<AnyAction> = Vec::new();
    while let Some(byte) = next() {
        let Some(actor) = position.next_actor() else { break };
        let mut legal = Vec::new();
        position.legal_actions(actor, &mut legal);
        assert!(legal.is_sorted(), "the list is ascending");
        seen.extend(&legal);
        seen.truncate(10_000);
        let action = if byte < 224 {
            legal[byte % legal.len()]
        } else {
            seen[(byte * 2_654_435_761 + next().unwrap_or(0)) % seen.len()]
        };
        for other in Seat::all(seats).map(Actor::Seat).chain([Actor::Chance]) {
            let mut list = Vec::new();
            position.legal_actions(other, &mut list);
            assert_eq!(
                position.refuse(other, action).is_none(),
                list.contains(&action),
                "{other:?} {action:?}"
            );
        }
        let word = position.write_action(action);
        assert_eq!(position.read_action(&word), Ok(action), "{word}");
        let before = position.clone();
        position = match position.play(actor, action) {
            Ok(after) => after,
            Err(error) => {
                assert_eq!(error.position, before, "a refusal changes nothing");
                error.position
            }
        };
        assert_eq!(position.outcome().is_some(), position.next_actor().is_none());
    }
    !seen.is_empty()
}
