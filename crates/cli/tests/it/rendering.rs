//! Pictures of records.

use std::fs;
use std::path::{Path, PathBuf};

use games::GameId;

use crate::{benben, text};

/// A record of a match between two random bots.
fn record(folder: &Path, game: &str) -> PathBuf {
    let path = folder.join(format!("{game}.benben"));
    let seats = "bot:random,bot:random";
    benben(&[
        "play",
        game,
        "--seats",
        seats,
        "--seed",
        "1",
        "--save",
        text(&path),
    ])
    .exits(0);
    path
}

#[test]
fn every_game_can_be_drawn_at_any_ply_as_svg_and_png() {
    let folder = tempfile::tempdir().unwrap();
    let out = |name: &str| folder.path().join(name);
    for game in GameId::ALL {
        let record = record(folder.path(), game.id());
        let base = ["render", game.id(), "--record", text(&record)];
        for (name, more) in [
            ("start.svg", &["--ply", "0"][..]),
            ("seat.svg", &["--ply", "9", "--viewer", "2"][..]),
            ("end.svg", &["--theme", "dark", "--coordinates"][..]),
            ("all.svg", &["--viewer", "all"][..]),
            ("phone.svg", &["--frame", "tall"][..]),
        ] {
            let path = out(name);
            let args = [&base[..], &["-o", text(&path)], more].concat();
            benben(&args).exits(0);
            let svg = fs::read_to_string(&path).unwrap();
            assert!(
                svg.starts_with("<svg") && svg.ends_with("</svg>\n"),
                "{game} {name}"
            );
        }
        let path = out("end.png");
        benben(&[&base[..], &["-o", text(&path), "--width", "120"]].concat()).exits(0);
        let png = fs::read(&path).unwrap();
        assert!(png.starts_with(b"\x89PNG\r\n"), "{game}");
        // The width is at a fixed offset of the header.
        assert_eq!(png[16..20], 120u32.to_be_bytes(), "{game}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let record = record(folder.path(), "sun");
    let record = text(&record);
    let out = folder.path().join("picture.svg");
    let svg = text(&out);
    let jpg = folder.path().join("picture.jpg");
    for (args, said) in [
        (&["render", "pylos", "--record", record, "-o", svg][..], "sun"),
        (&["render", "sun", "--record", record, "-o", text(&jpg)], ".png"),
        (
            &["render", "sun", "--record", record, "-o", svg, "--viewer", "3"],
            "1 to 2",
        ),
        (
            &["render", "sun", "--record", record, "-o", svg, "--viewer", "me"],
            "1 to 2",
        ),
        (
            &[
                "render", "sun", "--record", record, "-o", svg, "--ply", "12", "--viewer", "all",
            ],
            "over",
        ),
        (
            &["render", "sun", "--record", record, "-o", svg, "--theme", "pink"],
            "pink",
        ),
        (
            &["render", "sun", "--record", record, "-o", svg, "--frame", "round"],
            "round",
        ),
        (
            &["render", "sun", "--record", record, "-o", svg, "--ply", "99999"],
            "99999",
        ),
    ] {
        let run = benben(args).exits(2);
        assert!(run.err.contains(said), "{args:?}: {}", run.err);
    }
    assert!(!out.exists() && !jpg.exists());
}
