//! Malicious requests: refused without harm.

use dice::SeededDice;
use rules::Dice;

use crate::installation::{Installation, folder, log, matches};
use client::{Browser, HttpAnswer, Live, attribute, connected, encoded, until};

/// Every address with a variable part.
const ROUTES: [&str; 18] = [
    "/choose/{}",
    "/play/{}",
    "/new/{}",
    "/table/{}",
    "/table/{}/live",
    "/table/{}/at/0",
    "/table/{}/at/0/play",
    "/table/{}/analysis",
    "/table/{}/record",
    "/table/{}/picture.svg",
    "/table/{}/preview.png",
    "/table/{}/rematch",
    "/board/{}",
    "/rules/{}",
    "/rules/{}/reference",
    "/assets/x/{}",
    "/demo/x/en/{}/light/1.svg",
    "/{}",
];

/// Invalid parts of addresses.
const NONSENSE: [&str; 14] = [
    "x",
    "..",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "%00",
    "%ff%fe",
    "%",
    "-1",
    "99999999999999999999",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "'%22;DROP%20TABLE%20matches",
    "jabdp7v3mz",
    "JABDP7V3MZ",
    "%F0%9F%92%A9",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// Checks the headers that every answer has.
#[track_caller]
pub(crate) fn check_headers(answer: &HttpAnswer) {
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(
        policy.contains("default-src 'none'") && policy.contains("script-src 'self'"),
        "{policy}"
    );
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
    assert!(
        policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"),
        "{policy}"
    );
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
        assert!(
            cookie.contains("; HttpOnly") && cookie.contains("; SameSite="),
            "{cookie}"
        );
    }
}

/// An installation with one match in it.
struct Scene {
    folder: tempfile::TempDir,
    installation: Installation,
    guest: Browser,
    id: String,
    log: String,
}

impl Scene {
    fn new() -> Scene {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let mut guest = installation.guest();
        let id = guest.open("pylos", &[("who2", "person")]);
        Live::new(&guest, &id).play_any(&mut SeededDice::new(1));
        let log = log(folder.path(), &id);
        Scene {
            folder,
            installation,
            guest,
            id,
            log,
        }
    }

    /// Nothing was stored, and the server still works.
    #[track_caller]
    fn end_unharmed(mut self) {
        assert_eq!(matches(self.folder.path()), 1);
        assert_eq!(log(self.folder.path(), &self.id), self.log);
        self.guest.get("/health").expect(200);
        let mut live = Live::new(&self.guest, &self.id);
        live.play_any(&mut SeededDice::new(2));
        self.installation.close();
    }
}

#[test]
fn nonsense_in_addresses_is_refused() {
    let mut scene = Scene::new();
    for route in ROUTES {
        for part in NONSENSE {
            let path = route.replace("{}", part);
            for method in ["GET", "POST"] {
                let answer = scene.guest.ask(method, &path, &[FORM], b"");
                assert!(
                    (400..500).contains(&answer.status),
                    "{method} {path}: {}",
                    answer.status
                );
                check_headers(&answer);
            }
        }
    }
    for ply in ["-1", "x", "1.5", "99999999999999999999999", "%00"] {
        let answer = scene.guest.get(&format!("/table/{}/at/{ply}", scene.id));
        assert!((400..500).contains(&answer.status), "{ply}");
        let answer = scene
            .guest
            .get(&format!("/table/{}/picture.svg?ply={ply}", scene.id));
        assert!((400..500).contains(&answer.status), "{ply}");
    }
    scene.end_unharmed();
}

#[test]
fn wrong_methods_are_refused() {
    let mut scene = Scene::new();
    let id = scene.id.clone();
    let paths = [
        "/".to_owned(),
        "/rules".to_owned(),
        "/health".to_owned(),
        "/metrics".to_owned(),
        "/assets/x/page.css".to_owned(),
        format!("/table/{id}"),
        format!("/table/{id}/live"),
        format!("/table/{id}/record"),
        format!("/table/{id}/at/0"),
    ];
    for path in &paths {
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
            let answer = scene.guest.ask(method, path, &[FORM], b"a=b");
            assert!(
                (400..500).contains(&answer.status),
                "{method} {path}: {}",
                answer.status
            );
            check_headers(&answer);
        }
        let head = scene.guest.ask("HEAD", path, &[], b"");
        assert!(head.status < 500 && head.body.is_empty());
    }
    for path in [
        "/play/pylos",
        "/import",
        "/preferences",
        &format!("/table/{id}/rematch"),
    ] {
        assert_eq!(scene.guest.get(path).status, 405, "{path}");
    }
    scene.end_unharmed();
}

#[test]
fn bodies_that_make_no_sense_are_refused() {
    let mut scene = Scene::new();
    let table = format!("/table/{}", scene.id);
    let dice = &mut SeededDice::new(5);
    let paths = [
        "/import".to_owned(),
        format!("{table}/at/0/play"),
        "/new/sun".to_owned(),
        "/play/sun".to_owned(),
        "/preferences".to_owned(),
        "/board/pylos".to_owned(),
    ];
    for path in &paths {
        for kind in [
            "application/json",
            "text/plain",
            "multipart/form-data; boundary=x",
            "nonsense",
            "",
        ] {
            let answer = scene
                .guest
                .ask("POST", path, &[("content-type", kind)], b"{\"a\":[1,2]}");
            assert!(
                (400..500).contains(&answer.status),
                "{path} as {kind}: {}",
                answer.status
            );
            check_headers(&answer);
        }
        let large = vec![b'a'; 700 * 1024];
        let answer = scene.guest.ask("POST", path, &[FORM], &large);
        assert_eq!(answer.status, 413, "{path}");
        check_headers(&answer);
    }
    for path in ["/import", &format!("{table}/at/0/play")] {
        for _ in 0..30 {
            let bytes: Vec<u8> = (0..dice.below(300)).map(|_| dice.below(256) as u8).collect();
            let answer = scene.guest.ask("POST", path, &[FORM], &bytes);
            assert!((400..500).contains(&answer.status), "{path}: {}", answer.status);
        }
    }
    // All fields present, with nonsensical values.
    for fields in [
        [("seats", "9"), ("who2", "easy")],
        [("who2", "nobody-of-this-name"), ("seats", "2")],
        [("clock", "fischer"), ("minutes", "-5")],
        [("clock", "sundial"), ("seats", "2")],
        [("clock", "per-move"), ("limit", "0")],
        [("rules", "my own"), ("seats", "2")],
        [("setup", "nonsense"), ("seats", "2")],
        [("components", "nonsense"), ("seats", "2")],
        [("name1", &"x".repeat(41)), ("seats", "2")],
        [("name1", "a\u{7}b"), ("seats", "2")],
        [("setup", "a\nb"), ("seats", "2")],
    ] {
        let answer = scene.guest.post("/new/sun", &fields);
        assert_eq!(answer.status, 422, "{fields:?}");
        assert!(answer.text().contains("role=\"alert\""), "{fields:?}");
    }
    scene
        .guest
        .post("/play/sun", &[("level", "nobody-of-this-name")])
        .expect(422);
    scene.end_unharmed();
}

#[test]
fn bytes_that_are_no_request_are_refused() {
    let scene = Scene::new();
    let dice = &mut SeededDice::new(6);
    for _ in 0..40 {
        let mut bytes: Vec<u8> = (0..=dice.below(400)).map(|_| dice.below(256) as u8).collect();
        bytes.extend_from_slice(b"\r\n\r\n");
        let answer = scene.guest.raw(&bytes);
        assert!(
            answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"),
            "{:?}",
            String::from_utf8_lossy(&answer)
        );
    }
    let long = format!(
        "GET /{} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        "a".repeat(200_000)
    );
    assert!(scene.guest.raw(long.as_bytes()).starts_with(b"HTTP/1.1 4"));
    let many = format!(
        "GET / HTTP/1.1\r\nhost: x\r\n{}connection: close\r\n\r\n",
        "x: y\r\n".repeat(5_000)
    );
    assert!(scene.guest.raw(many.as_bytes()).starts_with(b"HTTP/1.1 4"));
    scene.end_unharmed();
}

#[test]
fn every_page_says_what_browsers_may_do() {
    let mut scene = Scene::new();
    let id = scene.id.clone();
    let page = scene.guest.get("/").expect(200).text();
    let version = attribute(&page, "data-version").to_owned();
    let mut paths = vec![
        "/".to_owned(),
        "/rules".to_owned(),
        "/health".to_owned(),
        "/metrics".to_owned(),
    ];
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        paths.extend([
            format!("/rules/{game}"),
            format!("/rules/{game}/reference"),
            format!("/new/{game}"),
            format!("/board/{game}"),
        ]);
        paths.push(format!("/demo/{version}/en/{game}/dark/3.svg"));
    }
    for path in ["", "/at/0", "/at/1", "/record", "/picture.svg"] {
        paths.push(format!("/table/{id}{path}"));
    }
    for name in ["page.css", "boards.css", "table.js", "logo.svg"] {
        paths.push(format!("/assets/{version}/{name}"));
    }
    for path in &paths {
        let answer = Browser::new(scene.installation.address).get(path).expect(200);
        check_headers(&answer);
        let text = answer.text();
        if answer
            .header("content-type")
            .is_some_and(|kind| kind.starts_with("text/html"))
        {
            assert!(
                !text.contains(" style=") && !text.contains(" onclick=") && !text.contains("javascript:"),
                "{path}"
            );
            let scripts = text.matches("<script").count();
            assert_eq!(
                scripts,
                text.matches("<script type=\"module\" src=\"/assets/").count(),
                "{path}"
            );
            assert!(
                answer.headers.iter().any(|(name, _)| name == "set-cookie"),
                "{path}"
            );
        }
        // Everything that a page loads exists.
        for part in text.split("=\"/assets/").skip(1) {
            let name = part.split('"').next().expect("an end");
            scene.guest.get(&format!("/assets/{name}")).expect(200);
        }
    }
    scene.end_unharmed();
}

#[test]
fn a_forged_cookie_is_nobodys() {
    let scene = Scene::new();
    let cookie = scene.guest.cookies["benben"].clone();
    let (name, signature) = cookie.split_once('.').expect("a signature");
    let flipped = format!(
        "{}{}",
        if signature.starts_with('0') { '1' } else { '0' },
        &signature[1..]
    );
    let forged = [
        format!("{name}.{flipped}"),
        format!("{name}."),
        name.to_owned(),
        format!("{name}.{}", &signature[..signature.len() - 2]),
        format!("{name}.{signature}00"),
        format!("0000000000000.{signature}"),
        format!("{name}.\u{e9}{}", &signature[2..]),
        format!(".{signature}"),
        "<script>".to_owned(),
    ];
    for forged in forged {
        let mut guest = Browser::new(scene.installation.address);
        guest.cookies.insert("benben".to_owned(), forged.clone());
        guest.get("/").expect(200);
        assert_ne!(guest.cookies["benben"], forged, "a new name is given");
        let live = Live::new(&guest, &scene.id);
        assert!(!live.may_act(), "{forged}");
        assert_eq!(
            guest.post(&format!("/table/{}/rematch", scene.id), &[]).status,
            403
        );
    }
    // The genuine cookie is recognised, and no new one is set.
    let mut guest = Browser::new(scene.installation.address);
    guest.cookies.insert("benben".to_owned(), cookie);
    let answer = guest.get("/").expect(200);
    assert!(!answer.headers.iter().any(|(name, _)| name == "set-cookie"));
    assert!(Live::new(&guest, &scene.id).may_act());
    scene.end_unharmed();
}

#[test]
fn nobody_is_led_to_another_site() {
    let mut scene = Scene::new();
    for back in [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "/\r\nset-cookie: a=b",
        "javascript:alert(1)",
        "evil.example",
        "/\u{e9}",
    ] {
        let answer = scene
            .guest
            .post("/preferences", &[("theme", "dark"), ("back", back)]);
        check_headers(&answer);
        assert_eq!(answer.location(), "/", "{back:?}");
        let referer = format!(
            "http://{}/{}",
            scene.installation.address,
            back.replace(['\r', '\n'], "")
        );
        let body = encoded(&[("theme", "dark")]);
        if referer.is_ascii() {
            let answer = scene.guest.ask(
                "POST",
                "/preferences",
                &[FORM, ("referer", &referer)],
                body.as_bytes(),
            );
            let location = answer.location();
            assert!(
                location.starts_with('/') && !location.starts_with("//"),
                "{location}"
            );
        }
    }
    let own = scene
        .guest
        .post("/preferences", &[("theme", "dark"), ("back", "/rules/sun")]);
    assert_eq!(own.location(), "/rules/sun");
    scene.end_unharmed();
}

#[test]
fn pages_of_other_sites_can_do_nothing_here() {
    let mut scene = Scene::new();
    for origin in [
        "http://evil.example",
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        "nonsense",
        "",
    ] {
        for path in ["/play/pylos", "/new/pylos", "/preferences", "/import"] {
            let answer = scene.guest.ask("POST", path, &[FORM, ("origin", origin)], b"a=b");
            assert_eq!(answer.status, 403, "{origin} to {path}");
            check_headers(&answer);
        }
        let upgrade = [
            ("origin", origin),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        let path = format!("/table/{}/live?version=x", scene.id);
        assert_eq!(
            scene.guest.ask("GET", &path, &upgrade, b"").status,
            403,
            "{origin}"
        );
    }
    // Without a proper greeting there is no connection.
    for query in ["", "stamp=x", "versions=1"] {
        let error = connected(&scene.guest, &scene.id, query).expect_err("a refusal");
        assert!(error.contains("400"), "{query}: {error}");
    }
    let error = connected(&scene.guest, "jabdp7v3mz", "version=x").expect_err("a refusal");
    assert!(error.contains("404"), "{error}");
    scene.end_unharmed();
}

#[test]
fn a_flood_is_stopped_and_ebbs() {
    let folder = folder();
    let installation = Installation::with_rate(folder.path(), 10);
    let mut guest = Browser::new(installation.address);
    let mut counts = [0, 0];
    for _ in 0..80 {
        let answer = guest.get("/health");
        check_headers(&answer);
        match answer.status {
            200 => counts[0] += 1,
            429 => {
                assert!(!answer.body.is_empty(), "it says why");
                counts[1] += 1;
            }
            other => panic!("{other}"),
        }
    }
    assert!(counts[0] >= 30 && counts[1] > 10, "{counts:?}");
    until("it ebbs", || guest.get("/health").status == 200);
    installation.close();
}

#[test]
fn a_wrong_method_is_refused_with_a_reason_everywhere() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    for path in [
        "/manifest/en.webmanifest",
        "/sw.js",
        "/assets/0/style.css",
        "/health",
        "/metrics",
        "/rules",
    ] {
        let answer = guest.ask("DELETE", path, &[], b"").expect(405);
        let text = answer.text();
        assert!(
            text.contains(|char: char| char.is_alphabetic()),
            "{path}: {text:?}"
        );
    }
    installation.close();
}
