//! One run from a seed: a fresh server, a few people, and a number of messages.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use client::{Browser, Live};
use games::GameId;
use play::Player;
use rules::Position;
use store::{GuestId, MatchId};

use crate::Broken;
use crate::cards;
use crate::coverage::{Coverage, Flavour, Kind};
use crate::explain::{Cause, Did, Outcome};
use crate::messages::{self, MESSAGES};
use crate::requests::is_seldom;
use crate::rng::Rng;
use crate::routes::{ROUTES, Route};
use crate::server::Server;
use crate::tables::{Table, Twin};
use crate::truth::{Known, Truth};
use crate::twins;
use crate::values;

/// The people at first.
const PEOPLE: usize = 6;

/// No more matches than this are opened on purpose.
pub(crate) const MOST_TABLES: usize = 12;

/// No more pages than this are open for one person.
const MOST_PAGES: usize = 5;

/// The list of what was sent and answered; it outlives a panic.
pub(crate) type Journal = Rc<RefCell<Vec<String>>>;

/// Somebody with a browser.
pub(crate) struct Person {
    pub(crate) browser: Browser,
    pub(crate) guest: GuestId,
    /// The tables they look at.
    pub(crate) pages: BTreeMap<String, Live>,
}

impl Person {
    /// The person whom a browser's cookie names.
    pub(crate) fn of(browser: Browser) -> Option<Person> {
        let guest = guest_of(&browser)?;
        Some(Person {
            browser,
            guest,
            pages: BTreeMap::new(),
        })
    }
}

/// The guest in a browser's cookie, believed or not.
pub(crate) fn guest_of(browser: &Browser) -> Option<GuestId> {
    browser.cookies.get("benben")?.split('.').next()?.parse().ok()
}

/// A server, everybody who visits it, and what is known about both.
pub(crate) struct Episode<'a> {
    pub(crate) rng: Rng,
    pub(crate) server: Server,
    pub(crate) truth: Truth,
    pub(crate) people: Vec<Person>,
    pub(crate) tables: Vec<Table>,
    pub(crate) known: BTreeMap<GuestId, Known>,
    /// Puzzles that were seen, with words that can be said there.
    pub(crate) puzzles: Vec<(String, Vec<String>)>,
    /// Matches that were deleted.
    pub(crate) gone: Vec<MatchId>,
    /// The number of matches in the store.
    pub(crate) matches: u64,
    pub(crate) coverage: &'a mut Coverage,
    pub(crate) journal: Journal,
}

impl<'a> Episode<'a> {
    /// A server with a few people who play already.
    pub(crate) fn new(
        seed: u64,
        coverage: &'a mut Coverage,
        journal: Journal,
    ) -> Result<Episode<'a>, Broken> {
        let server = Server::start(seed);
        let truth = Truth::open(server.folder());
        let mut episode = Episode {
            rng: Rng::new(seed),
            truth,
            people: Vec::new(),
            tables: Vec::new(),
            known: BTreeMap::new(),
            puzzles: Vec::new(),
            gone: Vec::new(),
            matches: 0,
            coverage,
            journal,
            server,
        };
        for _ in 0..PEOPLE {
            let person = episode.newcomer();
            episode
                .known
                .insert(person.guest, episode.truth.known(person.guest));
            episode.people.push(person);
        }
        episode.meet(seed)?;
        Ok(episode)
    }

    pub(crate) fn newcomer(&self) -> Person {
        let mut browser = Browser::new(self.server.address);
        browser.get("/rules").expect(200);
        Person::of(browser).expect("a cookie")
    }

    /// Matches with hosts, players and deputies, so that each kind of visitor exists from the start.
    fn meet(&mut self, seed: u64) -> Result<(), Broken> {
        let secret: Vec<GameId> = GameId::ALL
            .iter()
            .copied()
            .filter(|game| game.has_secrets())
            .collect();
        let other = GameId::ALL[seed as usize % GameId::ALL.len()];
        let games = [secret[seed as usize % secret.len()], other];
        for (number, game) in games.into_iter().enumerate() {
            let mut fields = values::new_match(&mut self.rng, game.id());
            fields.retain(|(name, _)| !["who2", "seats", "order"].contains(name));
            fields.push(("who2", "friend".to_owned()));
            let fields: Vec<(&str, &str)> = fields
                .iter()
                .map(|(name, value)| (*name, value.as_str()))
                .collect();
            let host = number;
            let name = self.people[host].browser.open(game.id(), &fields);
            let id: MatchId = name.parse().map_err(|_| Broken(format!("no id: {name}")))?;
            let at = self.adopt(id)?;
            let page = self.people[host]
                .browser
                .get(&format!("/table/{name}"))
                .expect(200)
                .text();
            self.tables[at].keep_links(&page, self.people[host].guest);
            let link = self.tables[at].invitations.first().map(|(_, link)| link.clone());
            let link = link.ok_or_else(|| Broken("a host is shown no invitation".to_owned()))?;
            let player = host + 1;
            self.people[player]
                .browser
                .post(&link, &[("name", "Nofret")])
                .location();
            let page = self.people[player]
                .browser
                .get(&format!("/table/{name}"))
                .expect(200)
                .text();
            self.tables[at].keep_links(&page, self.people[player].guest);
            let own = self.tables[at].own_links.last().map(|(_, link)| link.clone());
            let own = own.ok_or_else(|| Broken("a player is shown no own link".to_owned()))?;
            self.people[player + 2].browser.post(&own, &[]).location();
            let now = self.truth.look(id, None)?.expect("a match that is stored");
            self.tables[at].now = now;
            for person in [host, player, player + 2] {
                let guest = self.people[person].guest;
                self.known.insert(guest, self.truth.known(guest));
            }
            self.begin(at)?;
        }
        Ok(())
    }

    /// Takes a match into account that has just been opened.
    pub(crate) fn adopt(&mut self, id: MatchId) -> Result<usize, Broken> {
        let now = self.truth.look(id, None)?;
        let now = now.ok_or_else(|| Broken(format!("match {id} was opened and is not stored")))?;
        self.tables.push(Table::new(id, now));
        self.matches += 1;
        Ok(self.tables.len() - 1)
    }

    pub(crate) fn note(&self, line: String) {
        self.journal.borrow_mut().push(line);
    }

    /// Does something at random, and checks everything that must hold then.
    pub(crate) fn step(&mut self) -> Result<(), Broken> {
        match self.rng.below(1_000) {
            0..340 => self.play_on(),
            340..560 => self.say_something(),
            560..800 => self.visit(),
            800..970 => self.spy(),
            970..990 => self.plant_twins(),
            990..994 => {
                self.close_page();
                Ok(())
            }
            994..997 => self.kill(None),
            _ => self.kill_in_the_middle(),
        }
    }

    /// Somebody looks where something is hidden from them: from all sides, without doing anything.
    fn spy(&mut self) -> Result<(), Broken> {
        let mut all = Vec::new();
        for (at, table) in self.tables.iter().enumerate() {
            for (who, person) in self.people.iter().enumerate() {
                let hides = match &table.twin {
                    Some(twin) => twin.knows != person.guest,
                    None => !cards::hidden_from(&table.now, table.now.has(person.guest)).is_empty(),
                };
                if hides {
                    all.push((at, who));
                }
            }
        }
        let Some((at, who)) = self.rng.pick_any(&all) else {
            return self.plant_twins();
        };
        if self.rng.one_in(2) {
            let name = *self.rng.pick(&[
                "suggest", "ghost", "why", "show", "frame", "type", "act", "command",
            ]);
            // What the other seats could say is refused as if it were nonsense.
            let flavour = *self.rng.pick(&[Flavour::Foreign, Flavour::Wrong, Flavour::Stale]);
            return self.say(at, who, name, flavour);
        }
        let looks =
            |route: &&Route| route.at_table && route.method == "GET" && route.path.starts_with("/table/");
        let routes: Vec<&Route> = ROUTES.iter().filter(looks).collect();
        let mut route = *self.rng.pick(&routes);
        if is_seldom(route, &mut self.rng) {
            route = *self.rng.pick(&routes);
        }
        self.visit_at(route, Flavour::Right, at, who)
    }

    /// Who is on turn somewhere, with the seat's holder among the people.
    fn somebody_on_turn(&mut self) -> Option<(usize, usize)> {
        let mut all = Vec::new();
        for (at, table) in self.tables.iter().enumerate() {
            // A move at only one of two twins would make them differ.
            if table.is_over() || table.twin.is_some() {
                continue;
            }
            for (who, person) in self.people.iter().enumerate() {
                let plays = table.now.plays(person.guest);
                let undecided = table.now.game.position().undecided();
                if plays.iter().any(|seat| undecided.contains(seat)) {
                    all.push((at, who));
                }
            }
        }
        self.rng.pick_any(&all)
    }

    /// Everybody with a seat opens the page, which adds to the dice.
    fn begin(&mut self, at: usize) -> Result<(), Broken> {
        let people: Vec<usize> = (0..self.people.len())
            .filter(|who| !self.tables[at].now.plays(self.people[*who].guest).is_empty())
            .collect();
        for who in &people {
            self.open_page(at, *who)?;
        }
        let name = self.tables[at].name.clone();
        // Two messages of each, and the answers.
        for _ in 0..8 {
            for who in &people {
                if let Some(live) = self.people[*who].pages.get_mut(&name) {
                    live.hear(Duration::from_millis(20));
                }
            }
        }
        self.settle(at, &Cause::nobody())
    }

    fn play_on(&mut self) -> Result<(), Broken> {
        let waiting: Vec<usize> = (0..self.tables.len())
            .filter(|at| self.tables[*at].now.game.awaits_shares() && self.tables[*at].twin.is_none())
            .collect();
        let waiting = self.rng.pick_any(&waiting);
        if let Some(at) = waiting
            && self.rng.one_in(6)
        {
            return self.begin(at);
        }
        match self.somebody_on_turn() {
            Some((at, who)) => self.say(at, who, "act", Flavour::Right),
            None => self.visit(),
        }
    }

    fn say_something(&mut self) -> Result<(), Broken> {
        let mut message = self.rng.pick(MESSAGES);
        // A bot thinks about a hint for more than a second.
        if message.name == "hint" && !self.rng.one_in(8) {
            message = self.rng.pick(MESSAGES);
        }
        let flavour = *self.rng.pick(message.flavours);
        let kind = *self.rng.pick(&Kind::LIVE);
        let Some((at, who)) = self.somebody(kind, flavour) else {
            return self.visit();
        };
        self.say(at, who, message.name, flavour)
    }

    /// A table and somebody of this kind there; of any kind if there is none.
    pub(crate) fn somebody(&mut self, kind: Kind, flavour: Flavour) -> Option<(usize, usize)> {
        let mut all = Vec::new();
        let wants_over = flavour == Flavour::Stale && self.rng.one_in(2);
        for (at, table) in self.tables.iter().enumerate() {
            let fits = table.is_over() == wants_over;
            for (who, person) in self.people.iter().enumerate() {
                let knows = table.twin.as_ref().is_some_and(|twin| twin.knows == person.guest);
                if !knows {
                    all.push((at, who, fits, table.kind_of(person.guest) == kind));
                }
            }
        }
        for wanted in [(true, true), (false, true), (true, false), (false, false)] {
            let some: Vec<(usize, usize)> = all
                .iter()
                .filter(|(_, _, fits, is_kind)| (*fits, *is_kind) == wanted)
                .map(|(at, who, ..)| (*at, *who))
                .collect();
            if !some.is_empty() {
                return self.rng.pick_any(&some);
            }
        }
        None
    }

    /// Two matches that look alike to all but one, for everybody else to find a difference.
    fn plant_twins(&mut self) -> Result<(), Broken> {
        let pairs = self.tables.iter().filter(|table| table.twin.is_some()).count();
        if pairs >= 2 {
            return Ok(());
        }
        let Some(pair) = twins::pair(&mut self.rng) else {
            return Ok(());
        };
        let sitter = self.rng.below(self.people.len());
        let knows = (sitter + 1) % self.people.len();
        let guests = [self.people[sitter].guest, self.people[knows].guest];
        let ids = [0; 2].map(|_| MatchId::new(self.rng.below(u32::MAX as usize) as u64));
        if ids[0] == ids[1]
            || ids
                .iter()
                .any(|id| self.tables.iter().any(|table| table.id == *id))
        {
            return Ok(());
        }
        for (id, game) in ids.iter().zip(&pair) {
            self.truth.plant(&twins::stored(*id, game, &guests));
        }
        let twin = self.truth.look(ids[1], None)?;
        let twin = twin.ok_or_else(|| Broken("a planted match is not there".to_owned()))?;
        let at = self.adopt(ids[0])?;
        self.matches += 1;
        self.tables[at].twin = Some(Twin {
            id: ids[1],
            name: ids[1].to_string(),
            now: twin,
            knows: guests[1],
        });
        self.coverage.happened("twins");
        self.note(format!("planted {} and its twin {}", ids[0], ids[1]));
        Ok(())
    }

    fn close_page(&mut self) {
        let who = self.rng.below(self.people.len());
        if let Some(page) = self.people[who].pages.keys().next().cloned() {
            self.note(format!("person {who} closes the page of {page}"));
            self.close(who, &page);
        }
    }

    /// Closes a person's page, and that of its twin: as many must look at both.
    pub(crate) fn close(&mut self, who: usize, page: &str) {
        let both = (0..self.tables.len()).find(|at| self.is_at(*at, page));
        let twin = both.and_then(|at| self.tables[at].twin.as_ref().map(|twin| (at, twin.name.clone())));
        if let Some((at, twin)) = twin {
            self.people[who].pages.remove(&twin);
            self.people[who].pages.remove(&self.tables[at].name);
        }
        self.people[who].pages.remove(page);
    }

    /// Opens a person's page of a match, unless it is open.
    pub(crate) fn open_page(&mut self, at: usize, who: usize) -> Result<(), Broken> {
        let table = &self.tables[at];
        let twin = table.twin.as_ref().map(|twin| twin.name.clone());
        for name in [Some(table.name.clone()), twin].into_iter().flatten() {
            if self.people[who].pages.contains_key(&name) {
                continue;
            }
            if self.people[who].pages.len() >= MOST_PAGES
                && let Some(other) = self.people[who]
                    .pages
                    .keys()
                    .find(|other| !self.is_at(at, other))
                    .cloned()
            {
                self.close(who, &other);
            }
            let kind = self.tables[at].kind_of(self.people[who].guest);
            self.note(format!("person {who} ({kind:?}) opens the page of {name}"));
            self.people[who].browser.received.clear();
            let mut live = Live::new(&self.people[who].browser, &name);
            let page = String::from_utf8_lossy(&std::mem::take(&mut live.guest.received)).into_owned();
            let guest = self.people[who].guest;
            self.tables[at].keep_links(&page, guest);
            self.check_hidden(&page, "", Some(guest), Some(at), &Cause::nobody())?;
            self.coverage
                .tried("GET /table/{id}", kind, Flavour::Right, "200");
            self.coverage
                .tried("GET /table/{id}/live", kind, Flavour::Right, "101");
            self.people[who].pages.insert(name, live);
        }
        Ok(())
    }

    /// Whether a page is that of a table or of its twin.
    fn is_at(&self, at: usize, page: &str) -> bool {
        let table = &self.tables[at];
        table.name == page || table.twin.as_ref().is_some_and(|twin| twin.name == page)
    }

    /// Kills the server, perhaps before it has answered this at a table, and starts it again.
    pub(crate) fn kill(&mut self, unanswered: Option<&(usize, Cause)>) -> Result<(), Broken> {
        self.note("the server is killed".to_owned());
        self.server.kill();
        for person in &mut self.people {
            person.pages.clear();
        }
        self.server.start_again();
        self.coverage.happened("kill");
        // Nothing that was answered is lost, and nothing has happened that nobody asked for.
        for at in 0..self.tables.len() {
            let cause = match unanswered {
                Some((of, cause)) if *of == at => cause.clone(),
                _ => Cause::nobody(),
            };
            self.look_again(at, &cause)?;
        }
        let guests: Vec<GuestId> = self.known.keys().copied().collect();
        for guest in guests {
            self.nothing_new_about(guest)?;
        }
        self.count_matches()?;
        self.complaints()
    }

    /// Somebody plays, and the server is killed before it answers.
    fn kill_in_the_middle(&mut self) -> Result<(), Broken> {
        let Some((at, who)) = self.somebody_on_turn() else {
            return Ok(());
        };
        self.open_page(at, who)?;
        let guest = self.people[who].guest;
        let text = messages::text("act", Flavour::Right, &self.tables[at].now, guest, &mut self.rng);
        self.note(format!(
            "person {who} says at {}: {text}, and",
            self.tables[at].name
        ));
        let page = self.people[who]
            .pages
            .get_mut(&self.tables[at].name)
            .expect("an open page");
        page.send(tungstenite::Message::text(text.as_str()));
        if self.rng.one_in(2) {
            std::thread::sleep(Duration::from_micros(self.rng.below(4_000) as u64));
        }
        self.coverage.happened("kill in the middle");
        let cause = Cause {
            guest: Some(guest),
            did: Did::of_message(&text),
            outcome: Outcome::Unknown,
        };
        self.kill(Some(&(at, cause)))
    }

    /// Whether somebody surely looks at a table.
    pub(crate) fn is_here(&self, at: usize, guest: GuestId) -> bool {
        let name = &self.tables[at].name;
        let mut people = self.people.iter();
        people.any(|person| person.guest == guest && person.pages.contains_key(name))
    }

    /// Whether bots alone are left.
    pub(crate) fn is_deserted(&self, at: usize) -> bool {
        let mut players = self.tables[at].now.game.players().iter();
        !players.any(|player| matches!(player, Player::Person(_)))
    }
}
