//! After every message: the store is looked at again, and everything in it must be explained.

use std::thread;
use std::time::{Duration, Instant};

use rules::SeatSet;
use store::GuestId;

use crate::Broken;
use crate::episode::Episode;
use crate::explain::{self, Cause, Did, Outcome};
use crate::laws;

/// A bot that chooses at random is quicker, on however busy a machine.
const PATIENCE: Duration = Duration::from_mins(1);

impl Episode<'_> {
    /// Looks at a table again. `false` if the match is gone.
    pub(crate) fn look_again(&mut self, at: usize, cause: &Cause) -> Result<bool, Broken> {
        let table = &self.tables[at];
        let Some(now) = self.truth.look(table.id, Some(&table.now))? else {
            let alone = |guest: &GuestId| Some(*guest) == cause.guest;
            let company = &table.now.company;
            let was_theirs = alone(&company.owner) && company.seats.iter().flatten().all(alone);
            if cause.did == Did::Delete && cause.outcome == Outcome::Accepted && was_theirs {
                self.matches -= 1;
                let table = self.tables.remove(at);
                self.gone.push(table.id);
                if let Some(twin) = table.twin {
                    // It has other people than the one that is gone, or it is gone too.
                    self.matches -= u64::from(self.truth.look(twin.id, None)?.is_none());
                }
                for person in &mut self.people {
                    person.pages.remove(&table.name);
                }
                return Ok(false);
            }
            return Err(Broken(format!(
                "match {} is gone, and the cause is {cause:?}",
                table.name
            )));
        };
        explain::check(&table.now, &now, cause, &|guest| self.is_here(at, guest))
            .map_err(|broken| Broken(format!("at {}: {}", table.name, broken.0)))?;
        if now.game.is_over() && !table.now.game.is_over() {
            self.coverage.happened("match over");
        }
        // Twins are compared as long as nobody has done anything at either.
        let (one, other) = (&table.now, &now);
        let stays = one.text == other.text && one.company.version == other.company.version;
        let apart = table.twin.is_some() && !stays;
        let table = &mut self.tables[at];
        let seen = table.hands.see(&now);
        seen.map_err(|broken| Broken(format!("at {}: {}", table.name, broken.0)))?;
        table.now = now;
        if apart {
            table.twin = None;
        }
        Ok(true)
    }

    /// Looks at all tables again, some of which may be gone.
    fn look_at_all_again(&mut self, cause: &Cause) -> Result<(), Broken> {
        let mut at = 0;
        while at < self.tables.len() {
            at += usize::from(self.look_again(at, cause)?);
        }
        Ok(())
    }

    /// Checks everything after somebody has done something at a table.
    pub(crate) fn settle(&mut self, at: usize, cause: &Cause) -> Result<(), Broken> {
        self.look_again(at, cause)?;
        self.settle_twin(at)?;
        self.bots_go_on(at)?;
        self.pages_follow(at)?;
        let other = self.rng.below(self.tables.len());
        self.look_again(other, &Cause::nobody())?;
        self.settle_people(cause)
    }

    /// The same after something that concerns all tables, which have been looked at already.
    pub(crate) fn settle_all(&mut self, cause: &Cause) -> Result<(), Broken> {
        for at in 0..self.tables.len() {
            self.bots_go_on(at)?;
            self.pages_follow(at)?;
        }
        self.settle_people(cause)
    }

    fn settle_people(&mut self, cause: &Cause) -> Result<(), Broken> {
        if let Some(guest) = cause.guest.filter(|guest| self.known.contains_key(guest)) {
            self.known.insert(guest, self.truth.known(guest));
        }
        let who = self.rng.below(self.people.len());
        let guest = self.people[who].guest;
        self.nothing_new_about(guest)?;
        self.count_matches()?;
        self.complaints()
    }

    /// Nobody has done anything at the other of two twins.
    fn settle_twin(&mut self, at: usize) -> Result<(), Broken> {
        let Some(twin) = &self.tables[at].twin else {
            return Ok(());
        };
        let now = self.truth.look(twin.id, Some(&twin.now))?;
        let now = now.ok_or_else(|| Broken("a twin is gone".to_owned()))?;
        if now.text != twin.now.text {
            return Err(Broken(format!(
                "what changed nothing at {} did at its twin",
                self.tables[at].name
            )));
        }
        Ok(())
    }

    /// Waits for bots that need no time to think.
    fn bots_go_on(&mut self, at: usize) -> Result<(), Broken> {
        let began = Instant::now();
        while !self.is_deserted(at) && self.tables[at].waits_for_quick_bot() {
            thread::sleep(Duration::from_millis(2));
            self.look_again(at, &Cause::nobody())?;
            if began.elapsed() > PATIENCE {
                return Err(Broken(format!("a bot does not play at {}", self.tables[at].name)));
            }
        }
        Ok(())
    }

    /// What is stored about a person changes only by what they do themselves.
    pub(crate) fn nothing_new_about(&mut self, guest: GuestId) -> Result<(), Broken> {
        let now = self.truth.known(guest);
        match self.known.get(&guest) {
            Some(before) if *before != now => Err(Broken(format!("{guest:?} was {before:?} and is {now:?}"))),
            _ => Ok(()),
        }
    }

    /// No match is stored that nobody opened, and none is lost.
    pub(crate) fn count_matches(&self) -> Result<(), Broken> {
        let found = self.truth.matches();
        if found == self.matches {
            return Ok(());
        }
        Err(Broken(format!(
            "{found} matches are stored instead of {}",
            self.matches
        )))
    }

    /// The server has not complained.
    pub(crate) fn complaints(&self) -> Result<(), Broken> {
        let complaints = self.server.complaints();
        if complaints.is_empty() {
            return Ok(());
        }
        Err(Broken(format!(
            "the server complains: {}",
            laws::start(&complaints)
        )))
    }

    /// Nothing hidden from somebody is in what they were sent.
    pub(crate) fn check_hidden(
        &mut self,
        text: &str,
        said: &str,
        guest: Option<GuestId>,
        about: Option<usize>,
        cause: &Cause,
    ) -> Result<(), Broken> {
        self.check_hidden_but(text, said, guest, about, SeatSet::EMPTY, cause)
    }

    /// The same, but for what seats may know that somebody had until a moment ago.
    pub(crate) fn check_hidden_but(
        &mut self,
        text: &str,
        said: &str,
        guest: Option<GuestId>,
        about: Option<usize>,
        still: SeatSet,
        cause: &Cause,
    ) -> Result<(), Broken> {
        let others = self.people.iter().filter(|person| Some(person.guest) != guest);
        let cookies: Vec<String> = others
            .filter_map(|person| person.browser.cookies.get("benben").cloned())
            .collect();
        let id = about.map(|at| self.tables[at].id);
        let looked_for = match (
            laws::hides(text, said, guest, id, still, &self.tables, &cookies),
            about,
        ) {
            // A bot may have shown it a moment ago; what was asked for may have happened already, too.
            (Err(_), about) => {
                match about {
                    Some(at) => {
                        self.look_again(at, cause)?;
                    }
                    None => self.look_at_all_again(cause)?,
                }
                laws::hides(text, said, guest, id, still, &self.tables, &cookies)?
            }
            (Ok(looked_for), _) => looked_for,
        };
        if looked_for > 0 && about.is_some() {
            self.coverage.happened("card looked for");
        }
        Ok(())
    }
}
