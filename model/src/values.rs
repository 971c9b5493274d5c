//! Values for forms and addresses.

use std::fmt::Write as _;

use client::encoded;

use crate::cards;
use crate::coverage::Flavour;
use crate::rng::Rng;
use crate::routes::Request;

pub(crate) fn name(rng: &mut Rng) -> String {
    let first = *rng.pick(&[
        "Nofret",
        "Teti",
        "Merit",
        "Huya",
        "Žofia",
        "Олена",
        "O'Tia <b>",
        "A & B",
    ]);
    format!("{first} {}", rng.below(1_000))
}

pub(crate) fn language(rng: &mut Rng, flavour: Flavour) -> &'static str {
    match flavour {
        Flavour::Wrong => "xx",
        _ => rng.pick::<&str>(&["en", "sk", "cs", "uk"]),
    }
}

/// The fields of the form of a new match.
pub(crate) fn new_match(rng: &mut Rng, game: &str) -> Vec<(&'static str, String)> {
    const WHO: [&str; 4] = ["who2", "who3", "who4", "who5"];
    let others = ["friend", "friend", "person", "random", "random", "easy"];
    let mut fields = vec![("who1", "me".to_owned()), ("name1", name(rng))];
    if let Ok(game) = game.parse::<games::GameId>() {
        let most = usize::from(game.seats().end() - game.seats().start());
        let seats = usize::from(*game.seats().start()) + rng.below(most + 1);
        fields.push(("seats", seats.to_string()));
        fields.push(("rules", (*rng.pick(&game.variants())).to_owned()));
    }
    for who in WHO {
        fields.push((who, (*rng.pick(&others)).to_owned()));
    }
    if rng.one_in(4) {
        fields.push(("order", "lot".to_owned()));
    }
    if rng.one_in(6) {
        // Nobody's time runs out here.
        fields.extend([
            ("clock", "fischer".to_owned()),
            ("minutes", "900".to_owned()),
            ("increment", "5".to_owned()),
        ]);
    }
    if game == cards::GAME.id() && !rng.one_in(4) {
        fields.push(("components", cards::unlike_cards()));
    }
    fields
}

/// Makes nonsense of one part of a request.
pub(crate) fn spoil(request: &mut Request, rng: &mut Rng) {
    let garbage = rng.garbage();
    let written = encoded(&[("", &garbage)]).split_off(1);
    match rng.below(8) {
        0 | 1 => {
            let mut parts: Vec<&str> = request.path.split('/').collect();
            let at = 1 + rng.below(parts.len() - 1);
            parts[at] = &written;
            request.path = parts.join("/");
        }
        2 | 3 if !request.body.is_empty() => {
            let body = String::from_utf8_lossy(&request.body).into_owned();
            let mut pairs: Vec<String> = body.split('&').map(str::to_owned).collect();
            let at = rng.below(pairs.len());
            let name = pairs[at].split('=').next().unwrap_or_default().to_owned();
            match rng.below(3) {
                0 => pairs[at] = format!("{name}={written}"),
                1 => {
                    pairs.remove(at);
                }
                _ => pairs.push(format!("{name}={written}")),
            }
            request.body = pairs.join("&").into_bytes();
        }
        4 if request.method == "POST" => {
            let length = rng.below(60);
            request.body = (0..length).map(|_| rng.below(256) as u8).collect();
        }
        5 if request.method == "POST" => {
            request.headers.retain(|(name, _)| name != "content-type");
            if rng.one_in(2) {
                request
                    .headers
                    .push(("content-type".to_owned(), "application/json".to_owned()));
            }
        }
        6 => {
            let methods = ["PUT", "DELETE", "PATCH", "OPTIONS", "POST", "GET"];
            (*rng.pick(&methods)).clone_into(&mut request.method);
        }
        7 => {
            let name = *rng.pick(&[
                "accept-language",
                "referer",
                "user-agent",
                "if-none-match",
                "range",
            ]);
            let plain: String = garbage
                .chars()
                .filter(|char| (' '..'\u{7f}').contains(char))
                .collect();
            request.headers.push((name.to_owned(), plain.trim().to_owned()));
        }
        _ => {
            let sign = if request.path.contains('?') { '&' } else { '?' };
            let _ = write!(request.path, "{sign}{written}={written}");
        }
    }
}
