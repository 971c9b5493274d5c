//! Every address of the server, and what can be sent there.

use client::encoded;
use games::GameId;
use rules::Seat;
use store::{GuestId, MatchId};

use crate::coverage::Flavour;
use crate::explain::Did;
use crate::rng::Rng;
use crate::tables::Table;
use crate::values;

/// An address with its method.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// Whether it is about one match, so that it matters who sits there.
    pub(crate) at_table: bool,
    pub(crate) flavours: &'static [Flavour],
}

const ALL: &[Flavour] = &Flavour::ALL;
const PLAIN: &[Flavour] = &[Flavour::Right, Flavour::Garbage];
const NAMED: &[Flavour] = &[Flavour::Right, Flavour::Wrong, Flavour::Garbage];
const STORED: &[Flavour] = &[Flavour::Right, Flavour::Wrong, Flavour::Stale, Flavour::Garbage];

const fn anywhere(method: &'static str, path: &'static str, flavours: &'static [Flavour]) -> Route {
    Route {
        method,
        path,
        at_table: false,
        flavours,
    }
}

const fn at_table(method: &'static str, path: &'static str, flavours: &'static [Flavour]) -> Route {
    Route {
        method,
        path,
        at_table: true,
        flavours,
    }
}

/// All of them; a test compares them with the server's own.
pub(crate) const ROUTES: &[Route] = &[
    anywhere("GET", "/", PLAIN),
    anywhere("POST", "/play/{game}", NAMED),
    anywhere("GET", "/turns", PLAIN),
    anywhere("POST", "/invite", NAMED),
    anywhere("POST", "/invite/{game}", NAMED),
    anywhere("GET", "/choose/{game}", NAMED),
    at_table("GET", "/sit/{id}/{seat}/{token}", ALL),
    at_table("POST", "/sit/{id}/{seat}/{token}", ALL),
    at_table("GET", "/seat/{id}/{seat}/{week}/{token}", ALL),
    at_table("POST", "/seat/{id}/{seat}/{week}/{token}", ALL),
    at_table("GET", "/table/{id}/qr/{seat}", STORED),
    anywhere("GET", "/new/{game}", NAMED),
    anywhere("POST", "/new/{game}", NAMED),
    at_table("GET", "/table/{id}", STORED),
    at_table("GET", "/table/{id}/live", STORED),
    at_table("GET", "/table/{id}/at/{ply}", STORED),
    at_table("POST", "/table/{id}/at/{ply}/play", STORED),
    at_table("POST", "/table/{id}/analysis", STORED),
    at_table("GET", "/table/{id}/record", STORED),
    at_table("GET", "/table/{id}/picture.svg", STORED),
    at_table("GET", "/table/{id}/preview.png", STORED),
    at_table("POST", "/table/{id}/rematch", STORED),
    anywhere("GET", "/board/{game}", NAMED),
    anywhere("POST", "/board/{game}", NAMED),
    anywhere("POST", "/import", NAMED),
    anywhere("GET", "/solving", PLAIN),
    anywhere("POST", "/solve/{game}/{rules}", NAMED),
    anywhere("GET", "/puzzles", PLAIN),
    anywhere("GET", "/puzzles/next", NAMED),
    anywhere("GET", "/puzzles/{id}", NAMED),
    anywhere("POST", "/puzzles/{id}/say", NAMED),
    anywhere("GET", "/puzzles/{id}/look", NAMED),
    anywhere("POST", "/puzzles/{id}/solution", NAMED),
    anywhere("POST", "/puzzles/{id}/answer", NAMED),
    anywhere("GET", "/me", PLAIN),
    anywhere("POST", "/me/name", NAMED),
    at_table("POST", "/me/grants", ALL),
    anywhere("POST", "/me/links", PLAIN),
    anywhere("GET", "/me/export", PLAIN),
    anywhere("GET", "/me/delete", PLAIN),
    anywhere("POST", "/me/delete", NAMED),
    anywhere("GET", "/offline/{language}", NAMED),
    anywhere("GET", "/learn/{game}", NAMED),
    anywhere("GET", "/learn/{game}/{step}", NAMED),
    anywhere("POST", "/learn/{game}/{step}", NAMED),
    anywhere("GET", "/components/{game}", NAMED),
    anywhere("POST", "/components/{game}", NAMED),
    anywhere("GET", "/rules", PLAIN),
    anywhere("GET", "/sounds", PLAIN),
    anywhere("GET", "/rules/{game}", NAMED),
    anywhere("GET", "/rules/{game}/reference", NAMED),
    anywhere("POST", "/preferences", NAMED),
    anywhere("GET", "/manifest/{language}", NAMED),
    anywhere("GET", "/sw.js", PLAIN),
    anywhere("GET", "/assets/{version}/{name}", NAMED),
    anywhere("GET", "/demo/{version}/{language}/{game}/{theme}/{moment}", NAMED),
    anywhere("GET", "/health", PLAIN),
    anywhere("GET", "/metrics", PLAIN),
];

impl Route {
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }
}

/// A request, ready to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

/// What the tester knows when it writes a request.
pub(crate) struct Knowledge<'a> {
    pub(crate) rng: &'a mut Rng,
    /// The match in question.
    pub(crate) table: Option<&'a Table>,
    pub(crate) tables: &'a [Table],
    /// Who asks.
    pub(crate) guest: GuestId,
    /// Puzzles that were seen, with words that can be said there.
    pub(crate) puzzles: &'a [(String, Vec<String>)],
    /// Ids of matches that were deleted.
    pub(crate) gone: &'a [MatchId],
}

type Fields = Vec<(&'static str, String)>;

impl Knowledge<'_> {
    fn game(&mut self, flavour: Flavour) -> String {
        match flavour {
            Flavour::Wrong => (*self.rng.pick(&["chess", "Sun", "chess%20", "pylos2", "x"])).to_owned(),
            _ => self.rng.pick(GameId::ALL).to_string(),
        }
    }

    fn id(&mut self, flavour: Flavour) -> String {
        let gone = self.rng.pick_any(self.gone);
        match (flavour, gone) {
            (Flavour::Wrong, _) => MatchId::new(self.rng.below(1 << 30) as u64).to_string(),
            (Flavour::Stale, Some(gone)) if self.rng.one_in(3) => gone.to_string(),
            _ => self.table.map_or_else(String::new, |table| table.name.clone()),
        }
    }

    fn seat(&mut self) -> Seat {
        let seats = self.table.map_or(2, |table| table.now.seats());
        Seat::new(self.rng.below(seats.into()) as u8)
    }

    fn ply(&mut self, flavour: Flavour) -> String {
        let last = self.table.map_or(0, |table| table.now.game.log().len());
        match flavour {
            Flavour::Wrong => (last + 1 + self.rng.below(1_000)).to_string(),
            _ => self.rng.below(last.max(1)).to_string(),
        }
    }

    fn puzzle(&mut self, flavour: Flavour) -> (String, String) {
        let known = self.rng.pick_any(self.puzzles);
        match (flavour, known) {
            (Flavour::Wrong, Some((id, _))) if self.rng.one_in(2) => (id, "9z9 1a1".to_owned()),
            (Flavour::Wrong, _) | (_, None) => ("0000000000".to_owned(), "1a1".to_owned()),
            (_, Some((id, words))) => (id, self.rng.pick_any(&words).unwrap_or_default()),
        }
    }

    /// An invitation or an own link, without its leading slash.
    fn link(
        &mut self,
        flavour: Flavour,
        links: &dyn Fn(&Table) -> Vec<(GuestId, String)>,
        usual: &str,
    ) -> String {
        let Some(table) = self.table else {
            return usual.to_owned();
        };
        let known = links(table);
        let other: Vec<_> = self
            .tables
            .iter()
            .filter(|other| other.id != table.id)
            .flat_map(links)
            .collect();
        match flavour {
            Flavour::Wrong => {
                let Some((_, link)) = self.rng.pick_any(&known) else {
                    return usual.to_owned();
                };
                let (front, token) = link.rsplit_once('/').unwrap_or_default();
                let digit = if token.starts_with('0') { '1' } else { '0' };
                format!("{front}/{digit}{}", token.get(1..).unwrap_or_default())
            }
            // The token of another match, or of another seat.
            Flavour::Foreign => {
                let one = self.rng.pick_any(&known).map(|(_, link)| link);
                let two = self.rng.pick_any(&other).map(|(_, link)| link);
                let (one, two) = (
                    one.unwrap_or_else(|| usual.to_owned()),
                    two.unwrap_or_else(|| usual.to_owned()),
                );
                let token = two.rsplit('/').next().unwrap_or_default().to_owned();
                let front = one.rsplit_once('/').map_or("", |(front, _)| front).to_owned();
                format!("{front}/{token}")
            }
            Flavour::Stale => known
                .first()
                .map_or_else(|| usual.to_owned(), |(_, link)| link.clone()),
            _ => known
                .last()
                .map_or_else(|| usual.to_owned(), |(_, link)| link.clone()),
        }
    }

    fn new_match(&mut self, flavour: Flavour, game: &str) -> Fields {
        let mut fields = values::new_match(self.rng, game);
        if flavour == Flavour::Wrong {
            let wrong: (&'static str, &str) = *self.rng.pick(&[
                ("seats", "9"),
                ("who2", "uct"),
                ("who1", "nobody"),
                ("clock", "sand"),
                ("rules", "house"),
                ("components", "set x\nstandard 1 star 99\n"),
                ("setup", "nonsense"),
            ]);
            fields.retain(|(name, _)| *name != wrong.0);
            fields.push((wrong.0, wrong.1.to_owned()));
            if wrong.0 == "clock" || wrong.0 == "setup" {
                return fields;
            }
        }
        fields
    }

    /// A request of this kind.
    pub(crate) fn request(&mut self, route: &Route, flavour: Flavour) -> Request {
        let mut fields: Fields = Vec::new();
        let right = flavour != Flavour::Wrong;
        let path = match route.path {
            "/play/{game}" => {
                let game = self.game(flavour);
                fields.push(("level", (*self.rng.pick(&["random", "easy", ""])).to_owned()));
                fields.push(("nonce", String::new()));
                format!("/play/{game}")
            }
            "/invite" => {
                fields.push(("game", self.game(flavour)));
                "/invite".to_owned()
            }
            "/invite/{game}" => format!("/invite/{}", self.game(flavour)),
            "/sit/{id}/{seat}/{token}" => {
                fields.push(("name", values::name(self.rng)));
                let usual = format!("/sit/{}/2/000000000000000000000000", self.id(flavour));
                self.link(flavour, &|table| table.invitations.clone(), &usual)
            }
            "/seat/{id}/{seat}/{week}/{token}" => {
                let usual = format!("/seat/{}/2/2900/000000000000000000000000", self.id(flavour));
                self.link(flavour, &|table| table.own_links.clone(), &usual)
            }
            "/table/{id}/qr/{seat}" => format!("/table/{}/qr/{}", self.id(flavour), self.seat()),
            "/new/{game}" => {
                let game = if right || self.rng.one_in(4) {
                    self.game(flavour)
                } else {
                    self.game(Flavour::Right)
                };
                fields = self.new_match(flavour, &game);
                format!("/new/{game}")
            }
            "/table/{id}/at/{ply}" => {
                let query = *self
                    .rng
                    .pick(&["", "?board=page", "?board=beside-table", "?board=page&from=0"]);
                format!("/table/{}/at/{}{query}", self.id(flavour), self.ply(flavour))
            }
            "/table/{id}/at/{ply}/play" => {
                fields.push(("with", (*self.rng.pick(&["bots", "screen"])).to_owned()));
                format!("/table/{}/at/{}/play", self.id(flavour), self.ply(flavour))
            }
            "/table/{id}/picture.svg" => {
                let ply = self.ply(flavour);
                let query = self
                    .rng
                    .pick(&["", "?theme=dark", "?ply="])
                    .replace("ply=", &format!("ply={ply}"));
                format!("/table/{}/picture.svg{query}", self.id(flavour))
            }
            "/board/{game}" => {
                let game = self.game(flavour);
                // The picture alone: bots think about few of them.
                fields.push((
                    "quick",
                    (*self.rng.pick(&["1", "1", "1", "1", "1", "1", "1", ""])).to_owned(),
                ));
                if !right {
                    fields.push(("setup", "nonsense".to_owned()));
                }
                // What is clicked there: pieces, spots and numbers, theirs and others'.
                let (tool, spot) = *self.rng.pick(&[
                    ("clear", ""),
                    ("start", ""),
                    ("light", "1a1"),
                    ("block-red", "at-1-0-0"),
                    ("stone-1", "hold-2-0"),
                    ("seats", "3"),
                    ("do", "deal"),
                    ("take", "1a1"),
                    ("", ""),
                ]);
                fields.push(("tool", tool.to_owned()));
                fields.push(("spot", spot.to_owned()));
                format!("/board/{game}")
            }
            "/components/{game}" => {
                let game = self.game(flavour);
                let text = game.parse().ok().and_then(GameId::standard_components);
                let text = text.unwrap_or("name nothing\n");
                let text = if right {
                    text.to_owned()
                } else {
                    self.rng.spoilt(text)
                };
                fields.push(("components", text));
                format!("/components/{game}")
            }
            "/import" => {
                let record = self.table.or(self.tables.first());
                let record = record.map_or_else(String::new, |table| table.now.text.clone());
                fields.push(("record", if right { record } else { self.rng.spoilt(&record) }));
                "/import".to_owned()
            }
            "/puzzles/next" => {
                let game = *self.rng.pick(GameId::ALL);
                let all = game.variants();
                let rules = if right { *self.rng.pick(&all) } else { "house" };
                let query = [
                    ("game", game.id()),
                    ("rules", rules),
                    ("grade", *self.rng.pick(&["1", "2", "3"])),
                    ("after", ""),
                ];
                format!("/puzzles/next?{}", encoded(&query))
            }
            "/puzzles/{id}/look" => {
                let (id, said) = self.puzzle(flavour);
                format!(
                    "/puzzles/{id}/look?{}",
                    encoded(&[("shown", ""), ("said", &said)])
                )
            }
            // This server has no program that solves.
            "/solve/{game}/{rules}" => {
                let rules = if right { "standard" } else { "house" };
                format!("/solve/{}/{rules}", self.game(flavour))
            }
            path if path.starts_with("/puzzles/{id}") => {
                let (id, said) = self.puzzle(flavour);
                fields.push(("shown", String::new()));
                fields.push(("said", said));
                path.replace("{id}", &id)
            }
            "/me/name" => {
                let name = if right {
                    values::name(self.rng)
                } else {
                    "x".repeat(200)
                };
                fields.push(("name", name));
                "/me/name".to_owned()
            }
            "/me/grants" => {
                let grants: Vec<(String, Seat, GuestId)> = self
                    .tables
                    .iter()
                    .flat_map(|table| {
                        let name = table.name.clone();
                        let all = table.now.company.grants.iter();
                        all.map(move |grant| (name.clone(), grant.seat, grant.guest))
                    })
                    .collect();
                let here: Vec<_> = match self.table {
                    Some(table) => grants
                        .iter()
                        .filter(|(id, ..)| *id == table.name)
                        .cloned()
                        .collect(),
                    None => Vec::new(),
                };
                let usual = (self.id(flavour), self.seat(), self.guest);
                let chosen = match flavour {
                    Flavour::Foreign => self.rng.pick_any(&grants),
                    Flavour::Wrong => None,
                    _ => self.rng.pick_any(&here),
                };
                let (id, seat, guest) = chosen.unwrap_or(usual);
                fields.push(("id", id));
                fields.push(("seat", seat.to_string()));
                fields.push(("guest", guest.to_string()));
                "/me/grants".to_owned()
            }
            "/me/delete" => {
                fields.push(("sure", if right { "yes" } else { "perhaps" }.to_owned()));
                "/me/delete".to_owned()
            }
            "/offline/{language}" => format!("/offline/{}", values::language(self.rng, flavour)),
            "/manifest/{language}" => {
                format!("/manifest/{}.webmanifest", values::language(self.rng, flavour))
            }
            "/learn/{game}/{step}" => {
                let game = self.game(Flavour::Right);
                let step = if right {
                    self.rng.below(6).to_string()
                } else {
                    "99".to_owned()
                };
                fields.push(("words", String::new()));
                fields.push(("word", (*self.rng.pick(&["", "1a1", "draw"])).to_owned()));
                format!("/learn/{game}/{step}")
            }
            "/preferences" => {
                let all = [
                    ("theme", "dark"),
                    ("theme", "system"),
                    ("frame", "tall"),
                    ("frame", "wide"),
                    ("sound", "on"),
                    ("notation", "on"),
                    ("words", "on"),
                    ("keys", "off"),
                    ("pace", "at-once"),
                    ("language", "sk"),
                    ("language", "en"),
                ];
                let (name, value) = *self.rng.pick(&all);
                fields.push((name, if right { value } else { "unheard-of" }.to_owned()));
                fields.push((
                    "back",
                    if right { "/rules" } else { "https://evil.example" }.to_owned(),
                ));
                "/preferences".to_owned()
            }
            "/assets/{version}/{name}" => {
                let name = if right {
                    *self.rng.pick(&["style.css", "board.js", "table.js"])
                } else {
                    "secret.txt"
                };
                format!("/assets/0/{name}")
            }
            "/demo/{version}/{language}/{game}/{theme}/{moment}" => {
                let moment = if right { self.rng.below(3) } else { 999 };
                let game = self.game(Flavour::Right);
                format!(
                    "/demo/0/{}/{game}/dark/{moment}.svg",
                    values::language(self.rng, Flavour::Right)
                )
            }
            other => {
                let game = self.game(flavour);
                other.replace("{game}", &game).replace("{id}", &self.id(flavour))
            }
        };
        let fields: Vec<(&str, &str)> = fields
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        let mut request = Request {
            method: route.method.to_owned(),
            path,
            headers: Vec::new(),
            body: Vec::new(),
        };
        if route.method == "POST" {
            request.body = encoded(&fields).into_bytes();
            request.headers.push((
                "content-type".to_owned(),
                "application/x-www-form-urlencoded".to_owned(),
            ));
        }
        if flavour == Flavour::Garbage {
            values::spoil(&mut request, self.rng);
        }
        request
    }
}

impl Request {
    /// What it asks of a table.
    pub(crate) fn did(&self) -> Did {
        if self.method != "POST" {
            return Did::Nothing;
        }
        let path = self.path.split('?').next().unwrap_or_default();
        let mut parts = path.split('/').skip(1);
        let first = parts.next().unwrap_or_default();
        let rest: Vec<&str> = parts.collect();
        let seat = rest.get(1).and_then(|seat| seat.parse().ok());
        match (first, rest.as_slice(), seat) {
            ("sit", _, Some(seat)) => Did::Sit(seat),
            ("seat", _, Some(seat)) => Did::TakeLink(seat),
            ("table", [_, "rematch"], _) => Did::Rematch,
            ("me", ["links"], _) => Did::RenewLinks,
            ("me", ["delete"], _) if self.field("sure").as_deref() == Some("yes") => Did::Delete,
            ("me", ["grants"], _) => {
                let seat = self.field("seat").and_then(|seat| seat.parse().ok());
                let guest = self.field("guest").and_then(|guest| guest.parse().ok());
                match (seat, guest) {
                    (Some(seat), Some(guest)) => Did::Revoke(seat, guest),
                    _ => Did::Nothing,
                }
            }
            _ => Did::Nothing,
        }
    }

    /// A field whose value needs no decoding.
    fn field(&self, name: &str) -> Option<String> {
        let body = String::from_utf8_lossy(&self.body);
        let mut pairs = body.split('&').filter_map(|pair| pair.split_once('='));
        pairs
            .find(|(field, _)| *field == name)
            .map(|(_, value)| value.to_owned())
    }
}
