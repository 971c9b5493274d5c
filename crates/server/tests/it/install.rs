//! What a home screen requests, and what is shown without the server.

use serde_json::Value;

use crate::installation::{Installation, folder};
use client::attribute;

/// The width and height in the header of a PNG file.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn every_language_has_a_manifest_whose_icons_are_what_it_says() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let mut names = Vec::new();
    for language in ["en", "sk", "cs", "uk"] {
        guest.post("/preferences", &[("language", language)]);
        let page = guest.get("/").expect(200).text();
        let link = page.split("rel=\"manifest\"").nth(1).expect("a manifest");
        let answer = guest.get(attribute(link, "href")).expect(200);
        assert_eq!(answer.header("content-type"), Some("application/manifest+json"));
        let manifest: Value = serde_json::from_slice(&answer.body).expect("JSON");
        assert_eq!(manifest["lang"], language);
        assert_eq!(
            (&manifest["start_url"], &manifest["scope"]),
            (&"/".into(), &"/".into())
        );
        names.push(manifest["name"].clone());
        let mut purposes = Vec::new();
        for icon in manifest["icons"].as_array().expect("icons") {
            let file = guest.get(icon["src"].as_str().expect("an address")).expect(200);
            assert_eq!(file.header("content-type"), Some("image/png"));
            let (width, height) = size(&file.body);
            assert_eq!(icon["sizes"], format!("{width}x{height}"));
            purposes.push((width, icon["purpose"].clone()));
        }
        for wanted in [(192, "any"), (512, "any"), (512, "maskable")] {
            assert!(purposes.contains(&(wanted.0, wanted.1.into())), "{purposes:?}");
        }
    }
    names.dedup();
    assert_eq!(names.len(), 4, "a name is left in English: {names:?}");
    guest.get("/manifest/xx.webmanifest").expect(404);
}

#[test]
fn the_worker_keeps_what_exists_and_nothing_about_anybody() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    guest.post("/me/name", &[("name", "Merneferre")]).location();
    guest.post("/preferences", &[("theme", "dark")]);
    let answer = guest.get("/sw.js").expect(200);
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    assert!(
        answer
            .header("content-type")
            .expect("a type")
            .starts_with("text/javascript")
    );
    let script = answer.text();
    let shell = script
        .lines()
        .find_map(|line| line.strip_prefix("const SHELL = "));
    let shell: Vec<String> =
        serde_json::from_str(shell.expect("a list").trim_end_matches(';')).expect("JSON");
    assert!(shell.len() > 4);
    for address in &shell {
        guest.get(address).expect(200);
    }
    // Tables and the like are never cached: only rules, styles and this page are.
    assert!(!script.contains("/table") && !script.contains("/me"));
    // A worker that replaces another at once can leave a page without an answer.
    assert!(!script.contains("skipWaiting()"));
    let offline = script
        .lines()
        .find_map(|line| line.strip_prefix("const OFFLINE = "));
    let offline: Value =
        serde_json::from_str(offline.expect("addresses").trim_end_matches(';')).expect("JSON");
    let mut pages = Vec::new();
    for language in ["en", "sk", "cs", "uk"] {
        assert_eq!(offline[language], format!("/offline/{language}"));
        let page = guest.get(&format!("/offline/{language}")).expect(200).text();
        assert!(!page.contains("Merneferre") && !page.contains("data-theme"));
        assert!(page.contains(&format!("<html lang=\"{language}\"")));
        // Everything it loads is cached with it.
        for address in page
            .split("\"/assets/")
            .skip(1)
            .map(|rest| rest.split('"').next().expect("an address"))
        {
            let address = format!("/assets/{address}");
            assert!(
                shell.contains(&address) || address.ends_with("icon-touch.png"),
                "{address}"
            );
        }
        pages.push(page);
    }
    pages.dedup();
    assert_eq!(pages.len(), 4);
    guest.get("/offline/xx").expect(404);
}
