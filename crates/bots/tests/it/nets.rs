//! Nets in whole numbers say what they were taught in real ones.

use bots::learn::{LearnPacal, LearnPyramido, LearnSun, LearnTomb, Learnable, Net, NetShape};
use dice::SeededDice;
use rules::{Actor, Dice as _, Observe, Position, Seat, Viewer};

/// What one output stands for.
const OUTPUT: f64 = 256.0;

/// The net as it was in real numbers, on records that were kept beside it:
/// `tools/learn/expect.py`. Rounding weights to 8 bits may cost this many points at most, and a
/// quarter of a point on average.
fn agrees(net: &Net, expected: &str, most: f64) {
    const MEAN: f64 = 0.25;
    let lines = expected.lines().filter(|line| !line.starts_with('#'));
    let mut compared = 0;
    let mut errors = Vec::new();
    for line in lines {
        let fields: Vec<&str> = line.split('\t').collect();
        let [head, rows, outputs] = fields[..] else {
            panic!("three fields, not {line}");
        };
        let rows: Vec<u16> = rows.split(',').map(|row| row.parse().expect("a row")).collect();
        let head: usize = head.parse().expect("a head");
        let found = net.outputs(&net.sums(&rows), head);
        for (number, wanted) in outputs.split(',').enumerate() {
            let wanted: f64 = wanted.parse().expect("a number");
            let found = f64::from(found[number]) / OUTPUT;
            assert!((found - wanted).abs() < most, "{found}, not {wanted}: {line}");
            errors.push((found - wanted).abs());
        }
        assert_eq!(found[0], net.output(&net.sums(&rows), head, 0));
        compared += 1;
    }
    assert!(compared >= 50, "only {compared} records");
    let mean = errors.iter().sum::<f64>() / errors.len() as f64;
    assert!(mean < MEAN, "{mean} points on average");
}

#[test]
fn whole_numbers_say_what_was_learnt_in_real_ones() {
    agrees(LearnPyramido.net(), include_str!("../data/pyramido-net.tsv"), 0.5);
    agrees(LearnTomb.net(), include_str!("../data/tomb-net.tsv"), 0.5);
    // With so many rows rounding adds up: to more than a point in 5 of 332 outputs.
    agrees(LearnPacal.net(), include_str!("../data/pacal-net.tsv"), 1.7);
    // A row for an empty slot applies up to ten times, and so does its rounding.
    agrees(LearnSun.net(), include_str!("../data/sun-net.tsv"), 1.6);
}

/// Plays with the net; gives for every moment how far an output was from the
/// end of the match, and how far the mean of all ends is.
fn foretold<L: Learnable>(game: &L, output: &str, matches: u64) -> (f64, f64) {
    let named = |name: &&str| *name == output;
    let output = L::OUTPUTS.iter().position(named).expect("an output of the net");
    let mut errors = Vec::new();
    for number in 0..matches {
        let mut dice = SeededDice::for_part(7, number);
        let seats = 2 + (number % 3) as u8;
        let mut position = game.start(seats);
        let (mut actions, mut moments) = (Vec::new(), Vec::new());
        while let Some(actor) = position.next_actor() {
            actions.clear();
            position.legal_actions(actor, &mut actions);
            let index = match actor {
                Actor::Chance => {
                    let weights: Vec<u32> = actions
                        .iter()
                        .map(|&action| position.chance_weight(action))
                        .collect();
                    dice.weighted(&weights)
                }
                Actor::Seat(seat) => {
                    let view = position.view(Viewer::Seat(seat));
                    if game.is_moment(&position) {
                        moments.push(position.clone());
                    }
                    game.choose(Some(game.net()), &view, seat, &actions, 0.0, &mut dice)
                }
            };
            position.play_unchecked(actor, actions[index]);
        }
        for moment in &moments {
            for seat in Seat::all(seats) {
                let mut rows = Vec::new();
                let head = game.describe(&moment.view(Viewer::Seat(seat)), seat, &mut rows);
                assert_eq!(rows.len(), game.shape().active);
                assert!(rows.iter().all(|&row| usize::from(row) < game.shape().rows));
                let mut targets = Vec::new();
                game.targets(moment, &position, seat, &mut targets);
                assert_eq!(targets.len(), L::OUTPUTS.len());
                let wanted = f64::from(targets[output]) / 16.0;
                let said = f64::from(game.net().output(&game.net().sums(&rows), head, output)) / OUTPUT;
                errors.push((wanted - said, wanted));
            }
        }
    }
    let count = errors.len() as f64;
    let mean = errors.iter().map(|(_, wanted)| wanted).sum::<f64>() / count;
    let squares = errors.iter().map(|(error, _)| error * error).sum::<f64>();
    let spread = errors
        .iter()
        .map(|(_, wanted)| (wanted - mean).powi(2))
        .sum::<f64>();
    ((squares / count).sqrt(), (spread / count).sqrt())
}

#[test]
fn points_are_foretold_in_matches_that_were_not_learnt_from() {
    let (error, spread) = foretold(&LearnPyramido, "to-come", 30);
    assert!(
        error < 9.5 && error < spread / 2.0,
        "pyramido: {error} of {spread}"
    );
    let (error, spread) = foretold(&LearnTomb, "to-come", 30);
    assert!(error < 10.5 && error < spread / 2.0, "tomb: {error} of {spread}");
    let (error, spread) = foretold(&LearnSun, "to-come", 60);
    assert!(error < 8.5 && error < spread / 1.5, "sun: {error} of {spread}");
    // Dice and three rivals decide more than half of it.
    let (error, spread) = foretold(&LearnPacal, "ahead", 20);
    assert!(error < 18.0 && error < spread, "pacal: {error} of {spread}");
}

#[test]
fn a_file_that_does_not_fit_is_refused() {
    let file: &[u8] = include_bytes!("../../data/tomb.net");
    let shape = LearnTomb.shape();
    assert!(Net::read(shape, file).is_ok());
    assert!(
        Net::read(LearnPyramido.shape(), file).is_err(),
        "a net for another game"
    );
    assert!(Net::read(shape, &file[..file.len() - 1]).is_err(), "cut off");
    assert!(
        Net::read(shape, &[file, &[0]].concat()).is_err(),
        "something is left over"
    );
    assert!(Net::read(shape, b"no empty line").is_err());
    let wider = NetShape {
        active: 1000,
        ..shape
    };
    assert!(Net::read(wider, file).is_err(), "sums that could overflow");
}

#[test]
fn every_net_names_the_command_that_made_it_and_is_small() {
    for file in [
        include_bytes!("../../data/pacal.net").as_slice(),
        include_bytes!("../../data/pyramido.net"),
        include_bytes!("../../data/sun.net"),
        include_bytes!("../../data/tomb.net"),
    ] {
        let text = file.split(|&byte| byte == b'\n').take(3);
        let text: Vec<_> = text.map(String::from_utf8_lossy).collect();
        assert!(text[1].starts_with("# Made by: tools/learn/train.py"), "{text:?}");
        assert!(file.len() <= 2_000_000);
    }
}
