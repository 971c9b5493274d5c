//! Logs grow here.

use tokio::sync::oneshot;

use crate::appending::{Job, Place};
use crate::{AppendError, Chunk, MatchId, State, Store, StoreError};

impl Store {
    /// Appends entries to a log that has `expected` entries, all together. When
    /// this is answered, they are on the disk.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the log has another length,
    /// [`AppendError::NoSuchMatch`] if there is none. Then nothing has changed.
    pub async fn append(
        &self,
        id: MatchId,
        expected: u64,
        chunk: &Chunk,
        state: &State,
    ) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        self.writer().write(Job {
            id,
            place: Place::of(chunk, expected)?,
            text: chunk.text.clone(),
            state: state.clone(),
            answer,
        });
        let lost = |_| Err(StoreError::from(sqlx::Error::WorkerCrashed).into());
        answered.await.unwrap_or_else(lost)
    }
}

#[cfg(test)]
mod tests {
    use play::Time;

    use super::*;
    use crate::{GuestId, Labels, NewMatch, StoreError};

    fn state() -> State {
        State {
            changed: Time::EPOCH,
            over: false,
            waiting: 1,
            bots: 0,
            deadline: None,
            result: None,
        }
    }

    fn new_match(bits: u64) -> NewMatch {
        NewMatch {
            id: MatchId::new(bits),
            opening: String::new(),
            chunk: None,
            secret: None,
            seats: Vec::new(),
            owner: GuestId::new(1),
            labels: Labels {
                game: "heaps".to_owned(),
                variant: "standard".to_owned(),
                players: Vec::new(),
            },
            state: state(),
        }
    }

    fn chunk(first: u64, bytes: usize) -> Chunk {
        Chunk {
            first,
            last: first,
            text: "x".repeat(bytes),
        }
    }

    #[tokio::test]
    async fn a_full_disk_is_told_to_all_who_wait_and_nothing_is_half_written() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), [0; 32]).await.unwrap();
        let ids = [1, 2].map(MatchId::new);
        for bits in [1, 2] {
            store.create(&new_match(bits)).await.unwrap();
        }
        let before = store.latest().await.unwrap();
        // The database may not grow any more, which is what a full disk looks like to it.
        store.writer().run("PRAGMA max_page_count = 1");
        let (small, large, state) = (chunk(1, 10), chunk(1, 100_000), state());
        // While somebody else writes, both come to wait, and go into one transaction.
        let other = store.write().await.unwrap();
        let asked = async {
            tokio::join!(
                store.append(ids[0], 0, &small, &state),
                store.append(ids[1], 0, &large, &state)
            )
        };
        let (both, ()) = tokio::join!(asked, async { drop(other) });
        assert!(
            matches!(
                both,
                (
                    Err(AppendError::Store(StoreError::Database(_))),
                    Err(AppendError::Store(StoreError::Database(_)))
                )
            ),
            "{both:?}"
        );
        assert_eq!(store.latest().await.unwrap(), before);
        // There is room again, for another connection takes the place of the one that failed.
        for (id, chunk) in ids.into_iter().zip([small, large]) {
            store.append(id, 0, &chunk, &state).await.unwrap();
            assert_eq!(store.load(id).await.unwrap().unwrap().chunks, [chunk]);
        }
    }

    #[tokio::test]
    async fn of_all_that_wait_each_is_told_whether_it_was_written() {
        const MANY: u64 = 40;
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), [0; 32]).await.unwrap();
        for bits in 0..MANY {
            store.create(&new_match(bits)).await.unwrap();
        }
        let other = store.write().await.unwrap();
        let appends = (0..MANY).map(|bits| {
            let store = store.clone();
            // Every third is too late.
            let before = u64::from(bits % 3 == 0);
            tokio::spawn(async move {
                let (chunk, state) = (chunk(before + 1, 10), state());
                store.append(MatchId::new(bits), before, &chunk, &state).await
            })
        });
        let appends: Vec<_> = appends.collect();
        for _ in 0..MANY {
            tokio::task::yield_now().await;
        }
        drop(other);
        for (bits, append) in (0..).zip(appends) {
            let answer = append.await.unwrap();
            let length = store
                .load(MatchId::new(bits))
                .await
                .unwrap()
                .unwrap()
                .chunks
                .len();
            if bits % 3 == 0 {
                assert!(
                    matches!(answer, Err(AppendError::Conflict { length: 0 })),
                    "{answer:?}"
                );
                assert_eq!(length, 0);
            } else {
                answer.unwrap();
                assert_eq!(length, 1);
            }
        }
    }

    #[tokio::test]
    async fn of_two_that_wait_for_one_place_one_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), [0; 32]).await.unwrap();
        for bits in 0..3 {
            store.create(&new_match(bits)).await.unwrap();
        }
        let other = store.write().await.unwrap();
        // Two for the same place of one log, one for the next place, and two for other logs.
        let jobs = [(1, 0), (0, 0), (1, 0), (1, 1), (2, 0)];
        let appends = jobs.map(|(bits, before)| {
            let store = store.clone();
            tokio::spawn(async move {
                let chunk = chunk(before + 1, 10);
                store.append(MatchId::new(bits), before, &chunk, &state()).await
            })
        });
        for _ in 0..jobs.len() {
            tokio::task::yield_now().await;
        }
        drop(other);
        let mut answers = Vec::new();
        for append in appends {
            answers.push(append.await.unwrap().is_ok());
        }
        assert_eq!(answers, [true, true, false, true, true]);
        let length = async |bits| {
            store
                .load(MatchId::new(bits))
                .await
                .unwrap()
                .unwrap()
                .chunks
                .len()
        };
        assert_eq!([length(0).await, length(1).await, length(2).await], [1, 2, 1]);
    }

    #[tokio::test]
    async fn however_many_wait_the_disk_is_waited_for_once() {
        const MANY: u64 = 200;
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), [0; 32]).await.unwrap();
        for bits in 0..MANY {
            store.create(&new_match(bits)).await.unwrap();
        }
        let before = store.times_rung();
        // Somebody else writes meanwhile, so that all have to wait.
        let other = store.write().await.unwrap();
        let appends = (0..MANY).map(|bits| {
            let store = store.clone();
            tokio::spawn(async move { store.append(MatchId::new(bits), 0, &chunk(1, 10), &state()).await })
        });
        let appends: Vec<_> = appends.collect();
        // One of them may be taken alone, before the others ask.
        for _ in 0..MANY {
            tokio::task::yield_now().await;
        }
        drop(other);
        for append in appends {
            append.await.unwrap().unwrap();
        }
        // Every transaction rings once.
        let transactions = store.times_rung() - before;
        assert!(transactions <= 3, "{transactions} transactions for {MANY} chunks");
        // Nothing is left that would keep others from the writer.
        store.create(&new_match(MANY)).await.unwrap();
        let conflict = store.append(MatchId::new(0), 0, &chunk(1, 10), &state()).await;
        assert!(matches!(conflict, Err(AppendError::Conflict { length: 1 })));
        let unknown = store
            .append(MatchId::new(MANY + 1), 0, &chunk(1, 10), &state())
            .await;
        assert!(matches!(unknown, Err(AppendError::NoSuchMatch)));
    }
}
