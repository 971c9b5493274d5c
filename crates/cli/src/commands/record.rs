//! Showing, checking and replaying records.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ArgMatches;
use games::AnyPosition;
use play::record::{Record, Replay};
use play::{BadReceipt, GameLibrary, Match, Number, Receipt, Unfair};
use rules::{Observe, Phrase, Viewer};
use say::{Speaker, board};
use serde_json::json;

use super::{print_json, proof};
use crate::failure::{Done, Failure};
use crate::screen::paint;

/// The readable part of a match in a file, and what is wrong with the rest.
pub(super) struct Loaded {
    pub(super) game: Match<AnyPosition>,
    pub(super) complaint: Option<Vec<String>>,
}

/// Shows, verifies or replays a record.
pub(super) fn run(matches: &ArgMatches, speaker: Speaker) -> Done {
    let (what, asked) = matches.subcommand().expect("clap asks for a subcommand");
    let path = asked.get_one::<PathBuf>("file").expect("clap asks for a file");
    let loaded = load(path, speaker)?;
    match what {
        "show" => show(asked, &loaded.game, speaker)?,
        "verify" => return verify(asked, loaded, speaker),
        _ => replay(asked, &loaded.game, speaker)?,
    }
    match loaded.complaint {
        None => Ok(ExitCode::SUCCESS),
        Some(complaint) => Err(Failure::Failed(complaint)),
    }
}

/// Reads a record up to the first unreadable or impossible entry.
pub(super) fn load(path: &Path, speaker: Speaker) -> Result<Loaded, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::file(speaker, "cli-cannot-read", path, &error))?;
    let in_file = |text: String| {
        speaker.say(
            &Phrase::new("cli-in-file")
                .with("file", path.display().to_string())
                .with("text", text),
        )
    };
    let read =
        Record::read(&bytes).map_err(|error| Failure::failed(in_file(speaker.say(&error.phrase()))))?;
    let said = |error: &play::record::ReplayError<_>| {
        let reason = error.reason().map(|reason| speaker.say(&reason));
        std::iter::once(in_file(speaker.say(&error.phrase())))
            .chain(reason)
            .collect()
    };
    let Replay { game, stopped } = read
        .record
        .replay_part(&GameLibrary)
        .map_err(|error| Failure::Failed(said(&error)))?;
    let complaint = match (stopped, read.cut) {
        (Some(error), _) => Some(said(&error)),
        (None, Some(cut)) => Some(vec![in_file(speaker.say(&cut.phrase()))]),
        (None, None) => None,
    };
    let complaint = complaint.map(|mut lines| {
        let kept = Phrase::new("cli-record-kept").with("entries", game.log().len() as i64);
        lines.push(speaker.say(&kept));
        lines
    });
    Ok(Loaded { game, complaint })
}

/// The position after this many plies that still count.
pub(super) fn at_ply(
    game: &Match<AnyPosition>,
    ply: usize,
    speaker: Speaker,
) -> Result<AnyPosition, Failure> {
    let plies: Vec<Number> = game.standing().collect();
    match ply.checked_sub(1) {
        None => Ok(game.start().clone()),
        Some(index) => plies
            .get(index)
            .map(|&number| game.position_after(number))
            .ok_or_else(|| {
                let phrase = Phrase::new("cli-no-such-ply")
                    .with("ply", ply as i64)
                    .with("plies", plies.len() as i64);
                Failure::usage(speaker.say(&phrase))
            }),
    }
}

fn show(asked: &ArgMatches, game: &Match<AnyPosition>, speaker: Speaker) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    let ply = asked.get_one::<usize>("ply").copied();
    let position = match ply {
        None => game.position().clone(),
        Some(ply) => at_ply(game, ply, speaker)?,
    };
    if asked.get_flag("json") {
        let words: Vec<_> = game
            .standing()
            .filter_map(|number| game.word(number))
            .map(play::Word::as_str)
            .collect();
        let header = game.header();
        let value = json!({
            "game": header.game.as_str(),
            "rules": header.variant.as_str(),
            "revision": header.revision,
            "components": header.components.id().as_str(),
            "players": game.header().players.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "actions": words,
            "entries": game.log().len(),
            "setup": position.to_text(),
            "result": game.result().map(|finish| json!({
                "places": finish.places.iter().collect::<Vec<_>>(),
                "points": finish.points.iter().collect::<Vec<_>>(),
                "reason": speaker.say(&finish.reason.phrase()),
            })),
        });
        print_json(&value)?;
        return Ok(());
    }
    write!(out, "{}", Record::of(game))?;
    writeln!(out)?;
    let names = server::names(game, speaker);
    paint(
        &mut out,
        &board::sketch(&position.view(open_viewer(&position)), &names, speaker),
    )?;
    if ply.is_none()
        && let Some(finish) = game.result()
    {
        writeln!(out, "{}", super::play::finish_text(game, finish, speaker))?;
    }
    Ok(())
}

/// Everything may be shown once a match is over; before that, only what lies open.
pub(super) fn open_viewer(position: &AnyPosition) -> Viewer {
    use rules::Position;
    if position.outcome().is_some() {
        Viewer::All
    } else {
        Viewer::Public
    }
}

fn verify(asked: &ArgMatches, loaded: Loaded, speaker: Speaker) -> Done {
    if let Some(complaint) = loaded.complaint {
        return Err(Failure::Failed(complaint));
    }
    let game = loaded.game;
    let rolls = match play::verify(&game) {
        Ok(rolls) => Some(rolls),
        // A game without chance needs no dice, and a match in progress has not published its
        // secret yet.
        Err(Unfair::NoCommitment | Unfair::NotPublished) => None,
        Err(unfair) => return Err(Failure::failed(speaker.say(&unfair.phrase()))),
    };
    let receipt = match asked.get_one::<PathBuf>("receipt") {
        None => None,
        Some(path) => Some(compare(path, &game, speaker)?),
    };
    if asked.get_flag("json") {
        return print_json(&json!({
            "format": game.header().format.number(),
            "entries": game.log().len(),
            "over": game.is_over(),
            "verified_rolls": rolls,
            "nonces_of": proof::with_nonce(&game).map(|seat| seat.to_string()).collect::<Vec<_>>(),
            "begun_anew": game.begun_anew(),
            "head": game.head().map(|head| head.to_string()),
            "receipt_heads": receipt,
        }));
    }
    let mut out = anstream::stdout();
    for phrase in proof::statements(&game, rolls, receipt) {
        writeln!(out, "{}", speaker.say(&phrase))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Compares a match with the receipt in a file; returns the number of heads in it.
fn compare(path: &Path, game: &Match<AnyPosition>, speaker: Speaker) -> Result<usize, Failure> {
    let text =
        fs::read_to_string(path).map_err(|error| Failure::file(speaker, "cli-cannot-read", path, &error))?;
    let receipt: Receipt = text.parse().map_err(|bad: BadReceipt| {
        let phrase = Phrase::new("cli-bad-receipt")
            .with("file", path.display().to_string())
            .with("line", bad.0 as i64);
        Failure::failed(speaker.say(&phrase))
    })?;
    match receipt.check(game) {
        Ok(()) => Ok(receipt.heads.len()),
        Err(broken) => Err(Failure::failed(speaker.say(&broken.phrase()))),
    }
}

fn replay(asked: &ArgMatches, game: &Match<AnyPosition>, speaker: Speaker) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    let names = server::names(game, speaker);
    if let Some(&ply) = asked.get_one::<usize>("ply") {
        let position = at_ply(game, ply, speaker)?;
        paint(
            &mut out,
            &board::sketch(&position.view(open_viewer(&position)), &names, speaker),
        )?;
        return Ok(());
    }
    for (ply, number) in (1..).zip(game.standing()) {
        let word = game.word(number).map_or("", |word| word.as_str());
        let heading = Phrase::new("cli-record-ply")
            .with("ply", i64::from(ply))
            .with("action", word);
        writeln!(out, "{}", speaker.say(&heading))?;
        let position = game.position_after(number);
        paint(
            &mut out,
            &board::sketch(&position.view(open_viewer(&position)), &names, speaker),
        )?;
        writeln!(out)?;
    }
    if let Some(finish) = game.result() {
        writeln!(out, "{}", super::play::finish_text(game, finish, speaker))?;
    }
    Ok(())
}
