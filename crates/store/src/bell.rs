//! The bell between stores of one process: a store that has changed something rings,
//! and the others look. Nobody asks meanwhile, so that a store at rest costs nothing.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

use tokio::sync::watch;

/// The bells of this process, by file: stores over one file share one.
static BELLS: LazyLock<Mutex<HashMap<PathBuf, watch::Sender<Rung>>>> = LazyLock::new(Mutex::default);

/// Tells the stores of this process apart.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// How often a bell was rung, and by whom last and before that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Rung {
    times: u64,
    /// How often each other store must look: the number of the last ring that
    /// was not by the store that rang last, and who that was.
    by: u64,
    others: u64,
}

/// One store's hold of the bell.
#[derive(Debug)]
pub(crate) struct Bell {
    bell: watch::Sender<Rung>,
    me: u64,
}

/// Hears the bell when somebody else rings it.
#[derive(Debug)]
pub struct Listener {
    bell: watch::Receiver<Rung>,
    me: u64,
    heard: u64,
}

impl Bell {
    /// The bell of a file.
    pub(crate) fn over(file: &Path) -> Bell {
        let name = std::fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        let mut bells = BELLS.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody hears the bells of stores that are gone.
        bells.retain(|_, bell| bell.sender_count() > 1 || bell.receiver_count() > 0);
        let bell = bells.entry(name).or_default().clone();
        let me = NEXT.fetch_add(1, Ordering::Relaxed);
        Bell { bell, me }
    }

    pub(crate) fn ring(&self) {
        self.bell.send_modify(|rung| {
            if rung.by != self.me {
                // Until now others have rung; what they did is known by this.
                rung.others = rung.times;
                rung.by = self.me;
            }
            rung.times += 1;
        });
    }

    /// How often it has been rung.
    #[cfg(test)]
    pub(crate) fn times(&self) -> u64 {
        self.bell.borrow().times
    }

    pub(crate) fn listen(&self) -> Listener {
        let bell = self.bell.subscribe();
        let heard = bell.borrow().times;
        Listener {
            bell,
            me: self.me,
            heard,
        }
    }
}

impl Listener {
    /// Ends when another store has changed something since this was last heard.
    pub async fn rung(&mut self) {
        loop {
            let rung = *self.bell.borrow_and_update();
            // What this store did itself, it knows.
            let foreign = if rung.by == self.me {
                rung.others
            } else {
                rung.times
            };
            let news = foreign > self.heard;
            self.heard = rung.times;
            if news {
                return;
            }
            if self.bell.changed().await.is_err() {
                // Nobody is left who could ring.
                std::future::pending::<()>().await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_hears_others_and_not_oneself() {
        let file = Path::new("no/such/file/of/a/bell");
        let (one, two) = (Bell::over(file), Bell::over(file));
        let elsewhere = Bell::over(Path::new("another/file"));
        let mut ear = one.listen();
        let heard = |ear: &mut Listener| futures_ready(ear);
        one.ring();
        elsewhere.ring();
        assert!(!heard(&mut ear));
        two.ring();
        assert!(heard(&mut ear));
        assert!(!heard(&mut ear));
        // Also if one rings oneself before one listens.
        two.ring();
        one.ring();
        assert!(heard(&mut ear));
        one.ring();
        assert!(!heard(&mut ear));
    }

    /// Whether the bell is heard at once.
    fn futures_ready(ear: &mut Listener) -> bool {
        let mut rung = std::pin::pin!(ear.rung());
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        rung.as_mut().poll(&mut context).is_ready()
    }
}
