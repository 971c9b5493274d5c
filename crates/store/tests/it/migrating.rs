//! Data folders of every earlier version can always be opened.
//!
//! For each migration there is a database in `tests/fixtures`, created when that migration was
//! the newest: `0001.sqlite` and so on. It is made once, by the code of that time, and never
//! again:
//!
//! ```sh
//! BENBEN_BLESS=1 cargo test -p store --test it migrating
//! ```

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use play::Time;
use rules::Seat;
use store::{
    Change, Chunk, Counts, Filter, Guest, GuestId, Labels, Leaver, MatchId, NewMatch, Participants,
    PuzzleTry, Saying, SeatGrant, SeatRequest, State, Store, StoredMatch, Trace,
};

use crate::kit::lengths;

/// The key of every fixture.
const KEY: [u8; 32] = *b"thirty-two bytes for the fixture";

#[tokio::test]
async fn every_version_has_a_fixture_that_opens() {
    for version in versions() {
        let fixture = fixtures().join(format!("{version}.sqlite"));
        if !fixture.exists() {
            let asked = env::var_os("BENBEN_BLESS").is_some_and(|value| value == "1");
            assert!(
                asked,
                "{} is missing; see the head of this file",
                fixture.display()
            );
            make(&fixture).await;
        }
        let folder = tempfile::tempdir().unwrap();
        fs::copy(&fixture, folder.path().join("benben.sqlite")).unwrap();
        let store = Store::open(folder.path(), [0; 32]).await.unwrap();
        match version.as_str() {
            "0001" => read_back(&store, "7").await,
            "0002" => {
                read_back(&store, "11").await;
                read_back_company(&store, 4).await;
            }
            "0003" => {
                read_back(&store, "13").await;
                read_back_company(&store, 6).await;
                read_back_former(&store).await;
            }
            "0004" => {
                read_back(&store, "14").await;
                read_back_company(&store, 7).await;
                read_back_former(&store).await;
                // Nothing kept a guest from having two seats then.
                read_back_grant_to_bert(&store).await;
            }
            _ => {
                read_back(&store, "14").await;
                read_back_company(&store, 7).await;
                read_back_former(&store).await;
                read_back_dealt(&store).await;
            }
        }
        go_on(&store).await;
        store.close().await;
        // A migrated database opens like any other.
        Store::open(folder.path(), [0; 32]).await.unwrap().close().await;
    }
}

/// The numbers of the migrations: the names of their files up to the underscore.
fn versions() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let names = folder
        .read_dir()
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut versions: Vec<String> = names
        .map(|name| name.split('_').next().unwrap().to_owned())
        .collect();
    versions.sort();
    assert!(!versions.is_empty());
    versions
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// Writes a row into every table.
async fn make(fixture: &Path) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), KEY).await.unwrap();
    for guest in [anna(), bert()] {
        store.keep_guest(&guest).await.unwrap();
    }
    store.create(&finished()).await.unwrap();
    let [first, second] = &finished_chunks();
    store
        .append(finished().id, 0, first, &finished().state)
        .await
        .unwrap();
    store
        .append(finished().id, first.last, second, &finished_state())
        .await
        .unwrap();
    assert!(store.lead_on(finished().id, going().id).await.unwrap());
    store.create(&going()).await.unwrap();
    let third = Seat::new(2);
    assert!(store.take_seat(going().id, third, bert().id).await.unwrap());
    let bertie = Leaver {
        name: "Bertie",
        was_dealt: true,
    };
    assert!(store.leave_seat(going().id, third, Some(bertie)).await.unwrap());
    assert!(
        store
            .take_seat(going().id, Seat::SECOND, bert().id)
            .await
            .unwrap()
    );
    let said = store.say(going().id, Seat::SECOND, "hello", noon());
    assert!(said.await.unwrap());
    assert!(store.keep_knock(going().id, &knock()).await.unwrap());
    store.went_away(going().id, anna().id, noon()).await.unwrap();
    let granted = store.grant_seat(going().id, Seat::FIRST, knock().guest, noon());
    assert!(granted.await.unwrap());
    store.keep_lesson(anna().id, "tomb", 4, noon()).await.unwrap();
    let solved = store.keep_puzzle_try(anna().id, "standard-17", true, noon());
    solved.await.unwrap();
    let gone = NewMatch {
        id: gone(),
        ..going()
    };
    store.create(&gone).await.unwrap();
    assert!(store.delete(gone.id).await.unwrap());
    store.close().await;
    fs::create_dir_all(fixtures()).unwrap();
    fs::copy(folder.path().join("benben.sqlite"), fixture).unwrap();
}

async fn read_back(store: &Store, latest: &str) {
    assert_eq!(store.key().as_bytes(), &KEY);
    for guest in [anna(), bert()] {
        assert_eq!(store.guest(guest.id).await.unwrap(), Some(guest));
    }
    let new = finished();
    let stored = StoredMatch {
        opening: new.opening,
        chunks: finished_chunks().to_vec(),
        secret: new.secret,
        seats: new.seats,
        owner: new.owner,
        labels: new.labels,
        started: new.state.changed,
        state: finished_state(),
    };
    assert_eq!(store.load(new.id).await.unwrap(), Some(stored));
    let new = going();
    let stored = StoredMatch {
        opening: new.opening,
        chunks: new.chunk.into_iter().collect(),
        secret: new.secret,
        seats: vec![Some(anna().id), Some(bert().id), None],
        owner: new.owner,
        labels: new.labels,
        started: new.state.changed,
        state: new.state.clone(),
    };
    assert_eq!(store.load(new.id).await.unwrap(), Some(stored));
    assert_eq!(store.load(gone()).await.unwrap(), None);
    assert_eq!(store.count().await.unwrap(), Counts { going: 1, over: 1 });
    let is_due = new.state.deadline.map(|_| new.id);
    assert_eq!(store.due(Time::LATEST).await.unwrap(), Vec::from_iter(is_due));
    let listed = store.list(&Filter::default()).await.unwrap();
    let listed: Vec<_> = listed
        .iter()
        .map(|summary| (summary.id, summary.length))
        .collect();
    assert_eq!(listed, [(new.id, 2), (finished().id, 5)]);
    let (point, changed) = store.changes(Change::NONE).await.unwrap();
    assert_eq!(lengths(&changed), [(finished().id, 5), (new.id, 2), (gone(), 0)]);
    assert_eq!(store.latest().await.unwrap(), point);
    assert_eq!(point.to_string(), latest);
}

/// What the fifth version adds.
async fn read_back_dealt(store: &Store) {
    let company = store.company(going().id).await.unwrap().unwrap();
    assert_eq!(company.dealt_to, [(Seat::new(2), bert().id)]);
    let [given, _] = store.grants_of(anna().id).await.unwrap();
    assert_eq!(given.len(), 1);
}

/// What the fourth version adds.
async fn read_back_grant_to_bert(store: &Store) {
    let grant = SeatGrant {
        seat: Seat::FIRST,
        guest: bert().id,
        granted: noon(),
    };
    let [given, received] = store.grants_of(anna().id).await.unwrap();
    assert_eq!((given, received), (vec![(going().id, grant)], vec![]));
    let [given, received] = store.grants_of(bert().id).await.unwrap();
    assert_eq!((given, received), (vec![], vec![(going().id, grant)]));
}

/// What the third version adds.
async fn read_back_former(store: &Store) {
    let trace = Trace {
        id: going().id,
        seats: vec![Seat::SECOND],
        left: vec![(Seat::new(2), "Bertie".to_owned())],
        shared: true,
    };
    assert_eq!(store.traces(bert().id).await.unwrap(), [trace]);
}

/// What the second version adds.
async fn read_back_company(store: &Store, version: u64) {
    // What later versions added has tests of its own.
    let company = store.company(going().id).await.unwrap().unwrap();
    let saying = Saying {
        number: 1,
        seat: Seat::SECOND,
        phrase: "hello".to_owned(),
        said: noon(),
    };
    let expected = Participants {
        version,
        owner: anna().id,
        seats: vec![Some(anna().id), Some(bert().id), None],
        seen: vec![Some(noon()), None, None],
        sayings: vec![saying],
        seat_requests: vec![knock()],
        next: None,
        ..company.clone()
    };
    assert_eq!(company, expected);
    let finished = store.company(finished().id).await.unwrap().unwrap();
    assert_eq!(finished.next, Some(going().id));
    assert_eq!(store.lessons(anna().id).await.unwrap(), [("tomb".to_owned(), 4)]);
    let tried = PuzzleTry {
        puzzle: "standard-17".to_owned(),
        at_once: true,
        solved: true,
        tried: noon(),
    };
    assert_eq!(store.puzzle_tries(anna().id).await.unwrap(), [tried]);
}

/// Play continues where it stopped.
async fn go_on(store: &Store) {
    let next = Chunk {
        first: 3,
        last: 3,
        text: "3. 2: b\n".to_owned(),
    };
    store
        .append(going().id, 2, &next, &finished_state())
        .await
        .unwrap();
    assert!(
        store
            .take_seat(going().id, Seat::new(2), GuestId::new(0xdada))
            .await
            .unwrap()
    );
    assert_eq!(store.since(going().id, 2).await.unwrap(), [next]);
    assert_eq!(store.count().await.unwrap(), Counts { going: 0, over: 2 });
}

fn anna() -> Guest {
    Guest {
        id: GuestId::new(0xa11a),
        name: "Anna Ä".to_owned(),
        settings: "theme=dark".to_owned(),
        created: Time::from_millis(1_763_000_000_001),
    }
}

fn bert() -> Guest {
    Guest {
        id: GuestId::new(u64::MAX),
        name: "Bert".to_owned(),
        settings: String::new(),
        created: Time::from_millis(1_763_000_000_002),
    }
}

fn labels(game: &str, players: &[&str]) -> Labels {
    Labels {
        game: game.to_owned(),
        variant: "standard".to_owned(),
        players: players.iter().map(|&player| player.to_owned()).collect(),
    }
}

fn finished() -> NewMatch {
    NewMatch {
        id: MatchId::new(0xf1),
        opening: "the opening of a record\n".to_owned(),
        chunk: None,
        secret: None,
        seats: vec![None, Some(anna().id)],
        owner: anna().id,
        labels: labels("pylos", &["hard", "Anna Ä"]),
        state: State {
            changed: Time::from_millis(1_763_000_001_000),
            over: false,
            waiting: 0b01,
            bots: 0b01,
            deadline: None,
            result: None,
        },
    }
}

fn finished_chunks() -> [Chunk; 2] {
    let chunk = |first, last, text: &str| Chunk {
        first,
        last,
        text: text.to_owned(),
    };
    [
        chunk(1, 3, "1. 1: a\n2. 2: b\n3. 1: c\n"),
        chunk(4, 5, "4. 2: d\n5. 1: e\n"),
    ]
}

fn finished_state() -> State {
    State {
        changed: Time::from_millis(1_763_000_002_000),
        over: true,
        waiting: 0,
        bots: 0b01,
        deadline: None,
        result: Some("result 1 2\n".to_owned()),
    }
}

fn going() -> NewMatch {
    NewMatch {
        id: MatchId::new(0x60),
        opening: "another opening\n".to_owned(),
        chunk: Some(Chunk {
            first: 1,
            last: 2,
            text: "1. 1: a\n2. roll 6\n".to_owned(),
        }),
        secret: Some("c0ffee".to_owned()),
        seats: vec![Some(anna().id), None, None],
        owner: anna().id,
        labels: labels("sun", &["Anna Ä", "Bert", "easy"]),
        state: State {
            changed: Time::from_millis(1_763_000_003_000),
            over: false,
            waiting: 0b110,
            bots: 0b100,
            deadline: Some(Time::from_millis(1_763_000_009_000)),
            result: None,
        },
    }
}

fn noon() -> Time {
    Time::from_millis(1_763_000_004_000)
}

fn knock() -> SeatRequest {
    SeatRequest {
        guest: GuestId::new(0xcafe),
        seat: Seat::new(2),
        name: "Cyril".to_owned(),
        agreed: 0b01,
    }
}

fn gone() -> MatchId {
    MatchId::new(0x90)
}
