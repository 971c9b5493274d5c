use std::collections::BTreeSet;
use std::net::IpAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use bots::Bot;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use draw::{Frame, Theme};
use games::GameId;
use rules::Phrase;
use say::Speaker;

use crate::failure::Failure;
use crate::screen;

/// The whole command line, with its help in the speaker's language.
pub(crate) fn command(speaker: Speaker) -> Command {
    in_our_words(everything(speaker), speaker)
}

/// Replaces clap's own texts, here and in every subcommand.
fn in_our_words(command: Command, speaker: Speaker) -> Command {
    let t = |id| speaker.text(id);
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        t("cli-usage")
    );
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help(t("cli-help-flag"));
    let names: Vec<String> = command
        .get_subcommands()
        .map(|subcommand| subcommand.get_name().to_owned())
        .collect();
    let command = command
        .help_template(template)
        .subcommand_help_heading(t("cli-commands"))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .mut_args(|arg| arg.help_heading(t("cli-options")))
        .arg(help.help_heading(t("cli-options")));
    names.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |subcommand| in_our_words(subcommand, speaker))
    })
}

fn everything(speaker: Speaker) -> Command {
    let t = |id| speaker.text(id);
    Command::new("benben")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(t("cli-version-flag")),
        )
        .arg(
            Arg::new("color")
                .long("color")
                .value_name("WHEN")
                .help(t("cli-color"))
                .global(true)
                .value_parser(screen::colour_choices().collect::<Vec<_>>()),
        )
        .about(t("cli-about"))
        .after_help(t("cli-examples"))
        .subcommand(
            Command::new("games")
                .about(t("cli-games-about"))
                .arg(json(speaker)),
        )
        .subcommand(
            Command::new("components")
                .about(t("cli-components-about"))
                .arg(game(speaker)),
        )
        .subcommand(serve(speaker))
        .subcommand(play(speaker))
        .subcommand(
            Command::new("perft")
                .about(t("cli-perft-about"))
                .arg(game(speaker))
                .arg(
                    Arg::new("depth")
                        .long("depth")
                        .value_name("N")
                        .help(t("cli-depth"))
                        .required(true)
                        .value_parser(value_parser!(u32).range(1..=40)),
                )
                .arg(rules_arg(speaker))
                .arg(setup(speaker))
                .arg(threads(speaker))
                .arg(
                    Arg::new("visit")
                        .long("visit")
                        .action(ArgAction::SetTrue)
                        .help(t("cli-perft-visit")),
                )
                // For comparison with programs in which taking back is mandatory.
                .arg(
                    Arg::new("compulsory")
                        .long("compulsory")
                        .action(ArgAction::SetTrue)
                        .hide(true),
                )
                .arg(json(speaker)),
        )
        .subcommand(
            Command::new("playouts")
                .about(t("cli-playouts-about"))
                .arg(game(speaker))
                .arg(
                    Arg::new("matches")
                        .long("matches")
                        .value_name("N")
                        .help(t("cli-matches"))
                        .default_value("100000")
                        .value_parser(value_parser!(u64).range(1..)),
                )
                .arg(seed(speaker).default_value("1"))
                .arg(rules_arg(speaker))
                .arg(
                    Arg::new("seats")
                        .long("seats")
                        .value_name("K")
                        .help(t("cli-seat-count"))
                        .value_parser(value_parser!(u8)),
                )
                .arg(components(speaker))
                .arg(threads(speaker))
                .arg(json(speaker)),
        )
        .subcommand(arena(speaker))
        .subcommand(solve(speaker))
        .subcommand(
            Command::new("table")
                .about(t("solve-table-about"))
                .subcommand_required(true)
                .arg_required_else_help(true)
                .subcommand(
                    Command::new("verify")
                        .about(t("solve-table-verify"))
                        .arg(file("file", t("solve-table-file")).required(true))
                        .arg(json(speaker)),
                ),
        )
        .subcommand(
            Command::new("probe")
                .about(t("solve-probe-about"))
                .arg(game(speaker))
                .arg(rules_arg(speaker))
                .arg(setup(speaker))
                .arg(table(speaker))
                .arg(json(speaker)),
        )
        .subcommand(
            Command::new("analyse")
                .about(t("solve-analyse-about"))
                .arg(file("file", t("solve-analyse-file")).required(true))
                .arg(table(speaker))
                .arg(file("svg", t("solve-analyse-svg")).long("svg"))
                .arg(json(speaker)),
        )
        .subcommand(Command::new("engine").about(t("engine-about")))
        .subcommand(record(speaker))
        .subcommand(render(speaker))
        .subcommand(backup(speaker))
        .subcommand(restore(speaker))
        .subcommand(salvage(speaker))
        .subcommand(
            Command::new("help").about(t("cli-help-about")).arg(
                Arg::new("command")
                    .value_name("COMMAND")
                    .help(t("cli-help-command"))
                    .num_args(0..),
            ),
        )
}

fn serve(speaker: Speaker) -> Command {
    let t = |id| speaker.text(id);
    Command::new("serve")
        .about(t("serve-about"))
        .after_help(t("serve-after"))
        .arg(
            Arg::new("port")
                .long("port")
                .value_name("P")
                .help(t("serve-port"))
                .value_parser(value_parser!(u16)),
        )
        .arg(
            Arg::new("bind")
                .long("bind")
                .value_name("ADDR")
                .help(t("serve-bind"))
                .value_parser(value_parser!(IpAddr)),
        )
        .arg(
            Arg::new("data")
                .long("data")
                .value_name("DIR")
                .help(t("serve-data"))
                .value_parser(value_parser!(PathBuf)),
        )
        .arg(
            Arg::new("no-open")
                .long("no-open")
                .action(ArgAction::SetTrue)
                .help(t("serve-no-open")),
        )
        .arg(
            Arg::new("rate")
                .long("rate")
                .value_name("N")
                .help(t("serve-rate"))
                .value_parser(value_parser!(u32).range(1..)),
        )
        .arg(
            Arg::new("limit")
                .long("limit")
                .value_name("NAME=N")
                .help(t("serve-limit"))
                .action(ArgAction::Append),
        )
        .arg(
            Arg::new("host")
                .long("host")
                .value_name("NAME")
                .help(t("serve-host"))
                .action(ArgAction::Append),
        )
        .arg(
            Arg::new("trusted-proxy")
                .long("trusted-proxy")
                .value_name("ADDR")
                .help(t("serve-proxy"))
                .action(ArgAction::Append)
                .value_parser(value_parser!(IpAddr)),
        )
        .arg(
            Arg::new("backup-every")
                .long("backup-every")
                .value_name("HOURS")
                .help(t("serve-backup-every"))
                .value_parser(value_parser!(u32).range(1..=8_760)),
        )
        .arg(
            Arg::new("backup-keep")
                .long("backup-keep")
                .value_name("N")
                .help(t("serve-backup-keep"))
                .requires("backup-every")
                .value_parser(value_parser!(u32).range(1..=10_000)),
        )
}

fn play(speaker: Speaker) -> Command {
    let t = |id| speaker.text(id);
    Command::new("play")
        .about(t("cli-play-about"))
        .after_help(t("cli-play-after"))
        .arg(game(speaker).required(false).conflicts_with("resume"))
        .arg(rules_arg(speaker).conflicts_with("resume"))
        .arg(
            Arg::new("seats")
                .long("seats")
                .value_name("LIST")
                .help(t("cli-seats"))
                .conflicts_with("resume"),
        )
        .arg(engine(speaker).conflicts_with("resume"))
        .arg(table(speaker).conflicts_with("resume"))
        .arg(setup(speaker).conflicts_with("resume"))
        .arg(components(speaker).conflicts_with("resume"))
        .arg(
            Arg::new("save")
                .long("save")
                .value_name("FILE")
                .help(t("cli-save"))
                .value_parser(value_parser!(PathBuf))
                .conflicts_with("resume"),
        )
        .arg(
            Arg::new("resume")
                .long("resume")
                .value_name("FILE")
                .help(t("cli-resume"))
                .value_parser(value_parser!(PathBuf)),
        )
        .arg(
            Arg::new("clock")
                .long("clock")
                .value_name("MINUTES+SECONDS")
                .help(t("cli-clock"))
                .conflicts_with("resume"),
        )
        .arg(
            Arg::new("notation")
                .long("notation")
                .action(ArgAction::SetTrue)
                .help(t("cli-notation")),
        )
        .arg(seed(speaker))
}

fn arena(speaker: Speaker) -> Command {
    let t = |id| speaker.text(id);
    let known: BTreeSet<_> = GameId::ALL
        .iter()
        .flat_map(|&game| Bot::all(game))
        .map(Bot::name)
        .collect();
    let known: Vec<_> = known.into_iter().collect();
    let bots = Phrase::new("arena-bots").with("known", known.join(", "));
    Command::new("arena")
        .about(t("arena-about"))
        .after_help(t("arena-after"))
        .arg(game(speaker))
        .arg(
            Arg::new("bots")
                .long("bots")
                .value_name("LIST")
                .help(speaker.say(&bots))
                .required(true),
        )
        .arg(
            Arg::new("matches")
                .long("matches")
                .value_name("N")
                .help(t("arena-matches"))
                .default_value("100")
                .value_parser(value_parser!(u64).range(1..)),
        )
        .arg(engine(speaker))
        .arg(seed(speaker).default_value("1"))
        .arg(rules_arg(speaker))
        .arg(
            Arg::new("seats")
                .long("seats")
                .value_name("K")
                .help(t("arena-seat-count"))
                .value_parser(value_parser!(u8)),
        )
        .arg(components(speaker))
        .arg(threads(speaker))
        .arg(
            Arg::new("share")
                .long("share")
                .value_name("PART")
                .help(t("arena-share")),
        )
        .arg(
            Arg::new("time")
                .long("time")
                .value_name("MS")
                .help(t("arena-time"))
                .value_parser(value_parser!(u64).range(1..=600_000))
                .conflicts_with("share"),
        )
        .arg(
            Arg::new("as-at-table")
                .long("as-at-table")
                .help(t("arena-as-at-table"))
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["share", "time"]),
        )
        .arg(
            Arg::new("sprt")
                .long("sprt")
                .value_name("P0:P1")
                .help(t("arena-sprt"))
                .num_args(0..=1)
                .default_missing_value(""),
        )
        .arg(
            Arg::new("plot")
                .long("plot")
                .value_name("FILE")
                .help(t("arena-plot"))
                .value_parser(value_parser!(PathBuf)),
        )
        .arg(json(speaker))
}

fn solve(speaker: Speaker) -> Command {
    let t = |id| speaker.text(id);
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    Command::new("solve")
        .about(t("solve-about"))
        .after_help(t("solve-after"))
        .arg(game(speaker))
        .arg(rules_arg(speaker))
        .arg(file("out", t("solve-out")).long("out"))
        .arg(file("verdicts", t("solve-verdicts")).long("verdicts"))
        .arg(threads(speaker).default_value(cores.to_string()))
        .arg(
            Arg::new("memory")
                .long("memory")
                .value_name("M")
                .help(t("solve-memory-flag"))
                .value_parser(bytes),
        )
        .arg(
            Arg::new("checkpoint")
                .long("checkpoint")
                .value_name("S")
                .help(t("solve-checkpoint-flag"))
                .default_value("30")
                .value_parser(value_parser!(u64).range(1..=3600)),
        )
        .arg(
            Arg::new("progress")
                .long("progress")
                .help(t("solve-progress-flag"))
                .action(ArgAction::SetTrue),
        )
        .arg(json(speaker))
}

/// Parses `3G`, `2800M` or a number of bytes.
fn bytes(text: &str) -> Result<u64, String> {
    let text = text.trim_end_matches('B').trim_end_matches('i');
    let (digits, factor) = match text.chars().last() {
        Some('G' | 'g') => (&text[..text.len() - 1], 1 << 30),
        Some('M' | 'm') => (&text[..text.len() - 1], 1 << 20),
        _ => (text, 1),
    };
    let number: Option<u64> = digits.parse().ok();
    number
        .and_then(|number| number.checked_mul(factor))
        .ok_or_else(String::new)
}

fn file(id: &'static str, help: String) -> Arg {
    Arg::new(id)
        .value_name("FILE")
        .help(help)
        .value_parser(value_parser!(PathBuf))
}

fn table(speaker: Speaker) -> Arg {
    file("table", speaker.text("solve-table-flag")).long("table")
}

fn record(speaker: Speaker) -> Command {
    let t = |id| speaker.text(id);
    let file = Arg::new("file")
        .value_name("FILE")
        .help(t("cli-record-file"))
        .required(true)
        .value_parser(value_parser!(PathBuf));
    let ply = ply(speaker);
    Command::new("record")
        .about(t("cli-record-about"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(
            Command::new("show")
                .about(t("cli-record-show"))
                .arg(file.clone())
                .arg(ply.clone())
                .arg(json(speaker)),
        )
        .subcommand(
            Command::new("verify")
                .about(t("cli-record-verify"))
                .arg(file.clone())
                .arg(self::file("receipt", t("cli-record-receipt")).long("receipt"))
                .arg(json(speaker)),
        )
        .subcommand(
            Command::new("replay")
                .about(t("cli-record-replay"))
                .arg(file)
                .arg(ply),
        )
}

fn render(speaker: Speaker) -> Command {
    let t = |id| speaker.text(id);
    Command::new("render")
        .about(t("render-about"))
        .after_help(t("render-after"))
        .arg(game(speaker))
        .arg(file("record", t("cli-record-file")).long("record").required(true))
        .arg(ply(speaker))
        .arg(file("out", t("render-out")).short('o').long("out").required(true))
        .arg(
            Arg::new("theme")
                .long("theme")
                .value_name("THEME")
                .help(t("render-theme"))
                .default_value(Theme::default().name())
                .value_parser(|name: &str| Theme::from_name(name).ok_or_else(String::new)),
        )
        .arg(
            Arg::new("frame")
                .long("frame")
                .value_name("FRAME")
                .help(t("render-frame"))
                .default_value(Frame::default().name())
                .value_parser(|name: &str| name.parse::<Frame>().map_err(|_| String::new())),
        )
        .arg(
            Arg::new("viewer")
                .long("viewer")
                .value_name("SEAT")
                .help(t("render-viewer")),
        )
        .arg(
            Arg::new("coordinates")
                .long("coordinates")
                .action(ArgAction::SetTrue)
                .help(t("render-coordinates")),
        )
        .arg(
            Arg::new("width")
                .long("width")
                .value_name("PIXELS")
                .help(t("render-width"))
                .default_value("1200")
                .value_parser(value_parser!(u32).range(16..=8192)),
        )
}

fn backup(speaker: Speaker) -> Command {
    Command::new("backup")
        .about(speaker.text("store-backup-about"))
        .after_help(speaker.text("store-backup-after"))
        .arg(file("file", speaker.text("store-backup-file")).required(true))
        .arg(data(speaker))
        .arg(replace(speaker))
}

fn restore(speaker: Speaker) -> Command {
    Command::new("restore")
        .about(speaker.text("store-restore-about"))
        .after_help(speaker.text("store-restore-after"))
        .arg(file("file", speaker.text("store-restore-file")).required(true))
        .arg(data(speaker))
        .arg(replace(speaker))
}

fn salvage(speaker: Speaker) -> Command {
    Command::new("salvage")
        .about(speaker.text("store-salvage-about"))
        .after_help(speaker.text("store-salvage-after"))
        .arg(file("file", speaker.text("store-salvage-file")).required(true))
        .arg(data(speaker).required(true))
}

fn data(speaker: Speaker) -> Arg {
    Arg::new("data")
        .long("data")
        .value_name("DIR")
        .help(speaker.text("store-data"))
        .value_parser(value_parser!(PathBuf))
}

fn replace(speaker: Speaker) -> Arg {
    Arg::new("replace")
        .long("replace")
        .action(ArgAction::SetTrue)
        .help(speaker.text("store-replace"))
}

fn ply(speaker: Speaker) -> Arg {
    Arg::new("ply")
        .long("ply")
        .value_name("N")
        .help(speaker.text("cli-ply"))
        .value_parser(value_parser!(usize))
}

fn game(speaker: Speaker) -> Arg {
    let games: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
    let help = Phrase::new("cli-game").with("games", games.join(", "));
    Arg::new("game")
        .value_name("GAME")
        .help(speaker.say(&help))
        .required(true)
}

fn rules_arg(speaker: Speaker) -> Arg {
    Arg::new("rules")
        .long("rules")
        .value_name("RULES")
        .help(speaker.text("cli-rules"))
}

fn setup(speaker: Speaker) -> Arg {
    Arg::new("setup")
        .long("setup")
        .value_name("TEXT")
        .help(speaker.text("cli-setup"))
}

fn components(speaker: Speaker) -> Arg {
    Arg::new("components")
        .long("components")
        .value_name("FILE")
        .help(speaker.text("cli-components"))
        .value_parser(value_parser!(PathBuf))
}

fn engine(speaker: Speaker) -> Arg {
    Arg::new("engine")
        .long("engine")
        .value_name("PROGRAM")
        .help(speaker.text("cli-engine"))
}

fn seed(speaker: Speaker) -> Arg {
    Arg::new("seed")
        .long("seed")
        .value_name("S")
        .help(speaker.text("cli-seed"))
        .value_parser(value_parser!(u64))
}

fn threads(speaker: Speaker) -> Arg {
    Arg::new("threads")
        .long("threads")
        .value_name("T")
        .help(speaker.text("cli-threads"))
        .default_value("1")
        .value_parser(value_parser!(u16).range(1..=1024))
}

fn json(speaker: Speaker) -> Arg {
    Arg::new("json")
        .long("json")
        .action(ArgAction::SetTrue)
        .help(speaker.text("cli-json"))
}

/// The requested game.
pub(crate) fn asked_game(matches: &ArgMatches, speaker: Speaker) -> Result<GameId, Failure> {
    let name = matches.get_one::<String>("game").map_or("", String::as_str);
    name.parse().map_err(|_| {
        let known: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
        let phrase = Phrase::new("cli-unknown-game")
            .with("name", name)
            .with("known", known.join(", "));
        Failure::usage(speaker.say(&phrase))
    })
}

/// The requested number of threads.
pub(crate) fn asked_threads(matches: &ArgMatches) -> usize {
    matches
        .get_one::<u16>("threads")
        .map_or(1, |&threads| usize::from(threads))
}
