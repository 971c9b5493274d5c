//! The learning progress of a guest: steps of lessons, and puzzles.

use play::Time;

use crate::row::{millis, time};
use crate::{GuestId, PuzzleTry, Store, StoreError};

impl Store {
    /// The number of lesson steps that a guest has completed, per game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lessons(&self, guest: GuestId) -> Result<Vec<(String, u32)>, StoreError> {
        self.ask(move |connection| {
            let mut rows =
                connection.prepare_cached("SELECT game, done FROM lessons WHERE guest = ? ORDER BY game")?;
            let rows = rows.query_map([guest.to_string()], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Stores a guest's progress in a lesson. Repeating an early step loses nothing.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_lesson(
        &self,
        guest: GuestId,
        game: &str,
        done: u32,
        now: Time,
    ) -> Result<(), StoreError> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO lessons (guest, game, done, changed) VALUES (?, ?, ?, ?) \
             ON CONFLICT (guest, game) DO UPDATE SET done = excluded.done, changed = excluded.changed \
             WHERE excluded.done > done",
        )
        .bind(guest.to_string())
        .bind(game)
        .bind(done)
        .bind(millis(now))
        .execute(&self.database().writer)
        .await?;
        Ok(())
    }

    /// The puzzles that a guest has tried, in the order of the first attempts.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn puzzle_tries(&self, guest: GuestId) -> Result<Vec<PuzzleTry>, StoreError> {
        let rows: Vec<(String, bool, bool, i64)> = sqlx::query_as(
            "SELECT puzzle, at_once, solved, tried FROM puzzle_tries WHERE guest = ? ORDER BY tried, puzzle",
        )
        .bind(guest.to_string())
        .fetch_all(&self.database().readers)
        .await?;
        let each = rows.into_iter().map(|(puzzle, at_once, solved, tried)| {
            Ok(PuzzleTry {
                puzzle,
                at_once,
                solved,
                tried: time(tried)?,
            })
        });
        each.collect()
    }

    /// Stores an attempt. The first one determines whether a puzzle was solved at once; a solved
    /// puzzle stays solved.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_puzzle_try(
        &self,
        guest: GuestId,
        puzzle: &str,
        solved: bool,
        now: Time,
    ) -> Result<(), StoreError> {
        let _turn = self.turn().await;
        sqlx::query(
            "INSERT INTO puzzle_tries (guest, puzzle, at_once, solved, tried) VALUES (?1, ?2, ?3, ?3, ?4) \
             ON CONFLICT (guest, puzzle) DO UPDATE SET solved = solved OR excluded.solved",
        )
        .bind(guest.to_string())
        .bind(puzzle)
        .bind(solved)
        .bind(millis(now))
        .execute(&self.database().writer)
        .await?;
        Ok(())
    }
}
