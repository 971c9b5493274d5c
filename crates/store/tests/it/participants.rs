//! People at a table, what they say and request, and their learning progress.

use play::Time;
use rules::Seat;
use store::{Change, Changed, Filter, Leaver, MatchId, Participants, PuzzleTry, Saying, SeatRequest};

use crate::kit::{guest, new_match, open};

const NOON: Time = Time::from_millis(1_763_000_000_000);

/// Nobody has said or asked anything yet.
fn quiet() -> Participants {
    let new = new_match(1);
    Participants {
        version: 0,
        owner: new.owner,
        seats: new.seats,
        seen: vec![None, None],
        sayings: vec![],
        seat_requests: vec![],
        next: None,
        grants: vec![],
        link_series: vec![0, 0],
        dealt_to: vec![],
    }
}

#[tokio::test]
async fn a_grant_is_for_one_seat_and_ends_with_its_guest_or_their_links() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let id = new_match(1).id;
    store.create(&new_match(1)).await.unwrap();
    assert!(store.take_seat(id, Seat::SECOND, guest(2)).await.unwrap());
    let grant = async |seat, who| store.grant_seat(id, seat, guest(who), NOON).await.unwrap();
    let granted = async || -> Vec<_> {
        let company = store.company(id).await.unwrap().unwrap();
        let each = company.grants.iter().map(|grant| (grant.seat, grant.guest));
        each.collect()
    };
    assert!(grant(Seat::SECOND, 8).await);
    assert!(grant(Seat::SECOND, 8).await, "the same again");
    assert!(grant(Seat::FIRST, 9).await);
    assert!(!grant(Seat::new(4), 9).await, "no such seat");
    assert_eq!(
        granted().await,
        [(Seat::FIRST, guest(9)), (Seat::SECOND, guest(8))]
    );
    let listed = store
        .list(&Filter {
            guest: Some(guest(8)),
            ..Filter::default()
        })
        .await
        .unwrap();
    assert_eq!(listed.len(), 1, "they find it again");
    assert!(
        store.traces(guest(8)).await.unwrap().is_empty(),
        "but it is not theirs"
    );
    assert!(store.revoke_grant(id, Seat::FIRST, guest(9)).await.unwrap());
    assert!(!store.revoke_grant(id, Seat::FIRST, guest(9)).await.unwrap());
    // Another series of links takes back what the old ones gave.
    assert_eq!(store.renew_links(guest(2)).await.unwrap(), [id]);
    assert_eq!(granted().await, []);
    assert_eq!(store.company(id).await.unwrap().unwrap().link_series, [0, 1]);
    // And so does leaving the seat.
    assert!(grant(Seat::SECOND, 8).await);
    let leaves = store.leave_seat(id, Seat::SECOND, Some(anna(true)));
    assert!(leaves.await.unwrap());
    let company = store.company(id).await.unwrap().unwrap();
    assert_eq!(company.grants, []);
    assert_eq!(company.link_series, [0, 2]);
    assert_eq!(company.dealt_to, [(Seat::SECOND, guest(2))]);
    // Whoever leaves for good leaves no grant either.
    assert!(grant(Seat::FIRST, 9).await);
    store.forget_guest(guest(9)).await.unwrap();
    assert_eq!(granted().await, []);
}

fn anna(was_dealt: bool) -> Leaver<'static> {
    Leaver {
        name: "Anna",
        was_dealt,
    }
}

#[tokio::test]
async fn who_left_before_the_deal_was_dealt_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let id = new_match(1).id;
    store.create(&new_match(1)).await.unwrap();
    let mut dealt = Vec::new();
    // The third of them leaves twice, under one name.
    for (who, was_dealt) in [(2, false), (3, true), (4, false), (4, true), (4, false)] {
        assert!(store.take_seat(id, Seat::SECOND, guest(who)).await.unwrap());
        let leaves = store.leave_seat(id, Seat::SECOND, Some(anna(was_dealt)));
        assert!(leaves.await.unwrap());
        dealt.push(store.company(id).await.unwrap().unwrap().dealt_to.len());
    }
    assert_eq!(dealt, [0, 1, 1, 2, 2]);
    let company = store.company(id).await.unwrap().unwrap();
    assert_eq!(
        company.dealt_to,
        [(Seat::SECOND, guest(3)), (Seat::SECOND, guest(4))]
    );
}

#[tokio::test]
async fn a_guest_has_one_seat_of_a_match_in_whatever_order_they_ask() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let mut new = new_match(1);
    new.seats = vec![Some(guest(1)), None, None, Some(guest(4))];
    new.labels.players = ["Anna", "nobody", "nobody", "Bert"].map(str::to_owned).to_vec();
    let id = new.id;
    store.create(&new).await.unwrap();
    let sit = async |seat, who| store.take_seat(id, Seat::new(seat), guest(who)).await.unwrap();
    let grant = async |seat, who| {
        let granted = store.grant_seat(id, Seat::new(seat), guest(who), NOON);
        granted.await.unwrap()
    };
    // Sitting, then a grant or another seat.
    assert!(sit(1, 5).await);
    assert!(!grant(0, 5).await && !grant(1, 5).await && !sit(2, 5).await);
    // A grant, then another grant or a seat.
    assert!(grant(0, 6).await);
    assert!(!grant(3, 6).await && !sit(2, 6).await);
    assert!(grant(0, 6).await, "the same link once more");
    assert!(store.revoke_grant(id, Seat::FIRST, guest(6)).await.unwrap());
    assert!(sit(2, 6).await);
    // Both at once.
    for who in 10..40 {
        let (one, other) = tokio::join!(grant(0, who), grant(3, who));
        assert!(one != other, "{who}");
    }
}

#[tokio::test]
async fn a_seat_is_taken_by_one_and_can_be_left() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let new = new_match(1);
    store.create(&new).await.unwrap();
    let take = async |id, seat, who| store.take_seat(id, seat, guest(who)).await.unwrap();
    assert!(take(new.id, Seat::SECOND, 5).await);
    assert!(take(new.id, Seat::SECOND, 5).await, "it is theirs already");
    assert!(!take(new.id, Seat::SECOND, 6).await);
    assert!(!take(new.id, Seat::FIRST, 6).await);
    assert!(!take(new.id, Seat::new(2), 6).await, "there is no such seat");
    assert!(!take(MatchId::new(2), Seat::FIRST, 6).await);
    let seats = async || store.company(new.id).await.unwrap().unwrap().seats;
    assert_eq!(seats().await, [Some(guest(1)), Some(guest(5))]);
    assert_eq!(store.company(MatchId::new(2)).await.unwrap(), None);

    assert!(store.leave_seat(new.id, Seat::SECOND, None).await.unwrap());
    assert!(!store.leave_seat(new.id, Seat::SECOND, None).await.unwrap());
    assert!(!store.leave_seat(new.id, Seat::new(3), None).await.unwrap());
    assert_eq!(seats().await, [Some(guest(1)), None]);
    assert!(take(new.id, Seat::SECOND, 6).await);
}

#[tokio::test]
async fn what_passes_between_people_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let (id, nowhere) = (new_match(1).id, MatchId::new(2));
    store.create(&new_match(1)).await.unwrap();
    let participants = async || store.company(id).await.unwrap().unwrap();
    assert_eq!(participants().await, quiet());

    assert!(store.say(id, Seat::SECOND, "hello", NOON).await.unwrap());
    assert!(!store.say(nowhere, Seat::SECOND, "hello", NOON).await.unwrap());
    let mut request = SeatRequest {
        guest: guest(9),
        seat: Seat::SECOND,
        name: "Čeněk 'the \"quiet\"'".to_owned(),
        agreed: 0,
    };
    assert!(store.keep_knock(id, &request).await.unwrap());
    assert!(!store.keep_knock(nowhere, &request).await.unwrap());
    request.agreed = 0b1;
    assert!(store.keep_knock(id, &request).await.unwrap());
    store.went_away(id, guest(1), NOON).await.unwrap();
    store.went_away(id, guest(66), NOON).await.unwrap();
    assert!(store.lead_on(id, nowhere).await.unwrap());
    assert!(
        !store.lead_on(id, MatchId::new(3)).await.unwrap(),
        "they went on already"
    );
    let saying = Saying {
        number: 1,
        seat: Seat::SECOND,
        phrase: "hello".to_owned(),
        said: NOON,
    };
    let busy = Participants {
        version: 5,
        seen: vec![Some(NOON), None],
        sayings: vec![saying],
        seat_requests: vec![request],
        next: Some(nowhere),
        ..quiet()
    };
    assert_eq!(participants().await, busy);
    assert!(store.forget_knock(id, guest(9)).await.unwrap());
    assert!(!store.forget_knock(id, guest(9)).await.unwrap());
    store.close().await;

    let again = open(folder.path()).await;
    let after = Participants {
        version: 6,
        seat_requests: vec![],
        ..busy
    };
    assert_eq!(again.company(id).await.unwrap(), Some(after));
    assert!(again.delete(id).await.unwrap());
    assert_eq!(again.company(id).await.unwrap(), None);
}

#[tokio::test]
async fn only_the_latest_words_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let id = new_match(1).id;
    store.create(&new_match(1)).await.unwrap();
    for _ in 0..120 {
        store.say(id, Seat::FIRST, "hello", NOON).await.unwrap();
    }
    let participants = store.company(id).await.unwrap().unwrap();
    let numbers: Vec<u64> = participants.sayings.iter().map(|saying| saying.number).collect();
    assert_eq!(numbers, (71..=120).collect::<Vec<_>>());
}

#[tokio::test]
async fn other_servers_hear_of_company() {
    let folder = tempfile::tempdir().unwrap();
    let (store, other) = (open(folder.path()).await, open(folder.path()).await);
    let id = new_match(1).id;
    store.create(&new_match(1)).await.unwrap();
    let (point, _) = other.changes(Change::NONE).await.unwrap();
    store.say(id, Seat::FIRST, "hello", NOON).await.unwrap();
    store.label_seat(id, Seat::SECOND, "Bert").await.unwrap();
    let (point, changed) = other.changes(point).await.unwrap();
    let told = Changed {
        id,
        length: 0,
        company: 1,
    };
    assert_eq!(changed, [told]);
    assert_eq!(other.changes(point).await.unwrap(), (point, vec![]));
    let stored = other.load(id).await.unwrap().unwrap();
    assert_eq!(stored.labels.players, ["Anna", "Bert"]);
}

#[tokio::test]
async fn lessons_only_get_further() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for (game, done) in [("sun", 3), ("pylos", 1), ("sun", 2), ("pylos", 12)] {
        store.keep_lesson(guest(1), game, done, NOON).await.unwrap();
    }
    let expected = [("pylos".to_owned(), 12), ("sun".to_owned(), 3)];
    assert_eq!(store.lessons(guest(1)).await.unwrap(), expected);
    assert_eq!(store.lessons(guest(2)).await.unwrap(), []);
}

#[tokio::test]
async fn the_first_try_at_a_puzzle_decides() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let at = |seconds: u64| Time::from_millis(NOON.as_millis() + 1_000 * seconds);
    for (puzzle, solved, seconds) in [
        ("b", false, 0),
        ("a", true, 1),
        ("b", true, 2),
        ("a", false, 3),
        ("c", false, 4),
    ] {
        store
            .keep_puzzle_try(guest(1), puzzle, solved, at(seconds))
            .await
            .unwrap();
    }
    let tried = |puzzle: &str, at_once, solved, seconds| PuzzleTry {
        puzzle: puzzle.to_owned(),
        at_once,
        solved,
        tried: at(seconds),
    };
    let expected = [
        tried("b", false, true, 0),
        tried("a", true, true, 1),
        tried("c", false, false, 4),
    ];
    assert_eq!(store.puzzle_tries(guest(1)).await.unwrap(), expected);
    assert_eq!(store.puzzle_tries(guest(2)).await.unwrap(), []);
}
