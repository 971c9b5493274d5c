//! What people could not find out from the boards, and can now.

use std::collections::{BTreeMap, BTreeSet};

use draw::{Angle, Form, Layer, Scene, Shape};
use games::game_pacal::{Action, Flight};
use games::game_tomb as tomb;
use games::{AnyAction, AnyOptions, AnyPosition, GameId};
use rules::{Actor, Observe, Position, Seat, Viewer};
use say::{Language, Speaker};

use crate::matches;

/// The scenes of a match as the first seat sees them.
fn each_scene(game: GameId, mut look: impl FnMut(&AnyPosition, &Scene)) {
    let options = AnyOptions::new(game, None, None).expect("the usual options");
    matches::walk(&options, *game.seats().start(), 4, |position| {
        let viewer = Viewer::Seat(Seat::FIRST);
        for frame in draw::frames(game) {
            look(position, &draw::scene(&position.view(viewer), viewer, frame));
        }
    });
}

fn layer<'a>(scene: &'a Scene, name: &str) -> &'a Layer {
    let mut layers = scene.layers.iter();
    layers
        .find(|layer| layer.name == name)
        .expect("a layer of that name")
}

/// The texts in some shapes that are the same in every language.
fn figures(shapes: &[Shape]) -> Vec<String> {
    let mut found = Vec::new();
    for shape in shapes {
        match &shape.form {
            Form::Group(parts) => found.extend(figures(parts)),
            Form::Text {
                words: draw::Words::Bare(text),
                ..
            } => found.push(text.to_string()),
            _ => {}
        }
    }
    found
}

/// It zoomed after each of the first tiles; later it lay small in a corner of a frame for seven by six
/// blocks.
#[test]
fn pyramido_grows_once_when_the_place_of_the_base_is_certain() {
    let mut sides: BTreeMap<(u64, bool, (u8, u8)), BTreeSet<u64>> = BTreeMap::new();
    each_scene(GameId::Pyramido, |position, scene| {
        let AnyPosition::Pyramido(position) = position else {
            panic!("another game");
        };
        let pyramid = position.pyramid(Seat::FIRST);
        let is_fixed = pyramid.is_base_fixed();
        let base = if is_fixed { pyramid.base() } else { (0, 0) };
        for (id, shape) in scene.named() {
            let Form::Group(parts) = &shape.form else { continue };
            if let (true, Form::Rectangle { width, .. }) =
                (id.as_str().starts_with("block-1-"), &parts[0].form)
            {
                let of = (scene.width.to_bits(), is_fixed, base);
                sides.entry(of).or_default().insert(width.to_bits());
            }
        }
    });
    assert!(sides.values().all(|sides| sides.len() == 1), "{sides:?}");
    let side = |frame: u64, is_fixed: bool| {
        let mut found = sides
            .iter()
            .filter(|((of, fixed, _), _)| (*of, *fixed) == (frame, is_fixed));
        found
            .find_map(|(_, sides)| sides.first())
            .map(|side| f64::from_bits(*side))
    };
    let mut frames = 0;
    for (frame, ..) in sides
        .keys()
        .map(|&(frame, fixed, _)| (frame, fixed))
        .collect::<BTreeSet<_>>()
    {
        if let Some((before, after)) = side(frame, false).zip(side(frame, true)) {
            assert!(after > before * 1.15, "{before} became {after}");
            frames += 1;
        }
    }
    assert!(frames > 0, "no base was ever certain");
}

/// The last move lay low and right in its frame.
#[test]
fn a_pyramid_whose_base_is_certain_stands_in_the_middle_of_its_site() {
    let mut seen = 0;
    each_scene(GameId::Pyramido, |position, scene| {
        let AnyPosition::Pyramido(position) = position else {
            panic!("another game");
        };
        if !position.pyramid(Seat::FIRST).is_base_fixed() {
            return;
        }
        let named = scene.named();
        let of = |id: &str| {
            let found = named.iter().find(|(other, _)| other.as_str() == id);
            found.expect("there is ground").1
        };
        let (site, base) = (of("site-1"), of("foundation-1"));
        let Form::Rectangle { width, height, .. } = site.form else {
            panic!("a site is a rectangle");
        };
        let Form::Group(parts) = &base.form else {
            panic!("a foundation is a group");
        };
        let Form::Rectangle {
            width: wide,
            height: high,
            ..
        } = parts[1].form
        else {
            panic!("a slab is a rectangle");
        };
        let middle = |site: f64, room: f64, base: f64, long: f64| base + long / 2.0 - (site + room / 2.0);
        let off = middle(site.x, width, base.x + parts[1].x, wide).abs();
        assert!(off < 0.05 * width, "{off} beside the middle of {width}");
        // The name of the seat stands above it.
        let off = middle(site.y, height, base.y + parts[1].y, high).abs();
        assert!(off < 0.05 * height, "{off} above or below the middle of {height}");
        let filled = (wide / width).max(high / (height - 40.0));
        assert!(filled > 0.85, "it fills {filled} of its site");
        seen += 1;
    });
    assert!(seen > 10, "{seen}");
}

/// Straight and bent flights looked the same.
#[test]
fn squares_of_pacal_say_what_a_flight_allows() {
    let mut seen = BTreeSet::new();
    each_scene(GameId::Pacal, |position, scene| {
        let Some(mover @ Actor::Seat(_)) = position.next_actor() else {
            return;
        };
        let mut actions = Vec::new();
        position.legal_actions(mover, &mut actions);
        let mut best: BTreeMap<String, &str> = BTreeMap::new();
        for action in actions {
            let (square, class) = match action {
                AnyAction::Pacal(Action::Fly(Flight::Straight | Flight::Arrows, square)) => {
                    (square, "two-stones")
                }
                AnyAction::Pacal(Action::Fly(Flight::Bent, square)) => (square, "one-stone"),
                _ => continue,
            };
            let known = best.entry(format!("square-{square}")).or_insert(class);
            *known = class.max(known);
        }
        for (id, shape) in scene.named() {
            if id.as_str().starts_with("square-") {
                let said = shape
                    .class
                    .split(' ')
                    .find(|class| class.ends_with("-stone") || class.ends_with("-stones"));
                assert_eq!(said, best.get(id.as_str()).copied(), "{id}");
                seen.extend(said.map(str::to_owned));
            }
        }
    });
    assert_eq!(seen.len(), 2, "{seen:?}");
}

/// Nobody saw who leads a district, nor what it is worth once a pyramid stood there.
#[test]
fn every_district_of_pacal_has_a_banner_above_the_pieces() {
    let mut led = 0;
    each_scene(GameId::Pacal, |_, scene| {
        let names: Vec<&str> = scene.layers.iter().map(|layer| layer.name).collect();
        let place = |name| names.iter().position(|other| *other == name);
        assert!(place("banners") > place("standing"), "{names:?}");
        let banners = &layer(scene, "banners").shapes;
        // With two players four of the sixteen districts are covered (PA-1).
        assert_eq!(figures(banners).len(), 12);
        let parts = banners.iter().filter_map(|banner| match &banner.form {
            Form::Group(parts) => Some(parts),
            _ => None,
        });
        led += parts.flatten().filter(|part| part.class == "sign leader").count();
    });
    assert!(led > 20, "only {led}");
}

/// Banners jumped to another square whenever something came to stand below them.
#[test]
fn the_sign_of_a_district_of_pacal_keeps_its_place() {
    let mut places: BTreeMap<(u64, String), BTreeSet<[u64; 2]>> = BTreeMap::new();
    each_scene(GameId::Pacal, |_, scene| {
        for banner in &layer(scene, "banners").shapes {
            let id = banner.id.as_ref().expect("a banner has an id").to_string();
            let at = [banner.x.to_bits(), banner.y.to_bits()];
            places.entry((scene.width.to_bits(), id)).or_default().insert(at);
        }
    });
    assert!(places.len() >= 12, "{}", places.len());
    assert!(places.values().all(|places| places.len() == 1), "{places:?}");
}

/// "Skip" came where "Load one stone" was, and "End turn" where points were scored: a double click threw
/// a move away.
#[test]
fn what_ends_or_skips_has_a_place_of_its_own() {
    let ends = ["button-skip", "button-stay", "button-end", "button-pass"];
    for game in [GameId::Pacal, GameId::Sun] {
        let mut by_frame: BTreeMap<u64, [BTreeSet<[u64; 2]>; 2]> = BTreeMap::new();
        each_scene(game, |_, scene| {
            for (id, shape) in scene.named() {
                if !id.as_str().starts_with("button-") {
                    continue;
                }
                let is_end = ends.contains(&id.as_str());
                let at = [shape.x.to_bits(), shape.y.to_bits()];
                by_frame.entry(scene.width.to_bits()).or_default()[usize::from(is_end)].insert(at);
            }
        });
        for [goes_on, ends] in by_frame.values() {
            assert_eq!(ends.len(), 1, "{game}: {ends:?}");
            assert!(goes_on.is_disjoint(ends), "{game}");
        }
        assert!(!by_frame.is_empty());
    }
}

/// Building the only possible pyramid needed two clicks.
#[test]
fn the_only_pyramid_of_pacal_is_built_with_one_click() {
    let setup = "standard round=7 start=1 mover=1 step=build die=3 ; ship=f6 stones=i4 ; ship=k1";
    let options = AnyOptions::new(GameId::Pacal, None, None).expect("the usual options");
    let position = options.position_from_text(setup).expect("a position");
    let paths = draw::paths(&position.view(Viewer::Seat(Seat::FIRST)), Seat::FIRST).0;
    let is_build =
        |path: &&draw::Path<AnyAction>| matches!(path.actions[0], AnyAction::Pacal(Action::Build(_)));
    let clicks: Vec<String> = paths
        .iter()
        .filter(is_build)
        .map(|path| {
            path.clicks
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    assert_eq!(clicks, ["pyramid-1-1", "square-i4"]);
}

/// What a card would bring was seen only where one pointed.
#[test]
fn open_places_of_the_sun_say_what_a_chosen_card_brings() {
    let mut told = 0;
    each_scene(GameId::Sun, |position, scene| {
        let Some(Actor::Seat(Seat::FIRST)) = position.next_actor() else {
            return;
        };
        let paths = draw::paths(&position.view(Viewer::Seat(Seat::FIRST)), Seat::FIRST).0;
        let named: BTreeMap<String, _> = scene
            .named()
            .into_iter()
            .map(|(id, shape)| (id.to_string(), shape))
            .collect();
        for path in paths.iter().filter(|path| path.clicks.len() == 2) {
            let Form::Group(parts) = &named[path.clicks[1].as_str()].form else {
                panic!("an open place is a group")
            };
            let after = format!("after-{}", path.clicks[0]);
            let says = parts
                .iter()
                .filter(|part| part.class.split(' ').any(|class| class == after));
            assert_eq!(says.count(), 1, "{:?}", path.clicks);
            told += 1;
        }
    });
    assert!(told > 20, "only {told}");
}

/// That the smaller of card and level counts was nowhere on the table.
#[test]
fn every_level_of_the_sun_has_its_flag() {
    each_scene(GameId::Sun, |_, scene| {
        let flags = figures(&layer(scene, "flags").shapes);
        let levels: Vec<String> = (1..=8).map(|level: u8| level.to_string()).collect();
        assert_eq!(flags, levels);
    });
}

/// The patterns to come were there only in words. While cards are chosen, and on a phone while they are
/// taken, these have the place: the caption of the patterns showed between two cards.
#[test]
fn patterns_to_come_are_pictures() {
    let mut pale = BTreeSet::new();
    each_scene(GameId::Tomb, |position, scene| {
        let shapes = &layer(scene, "common").shapes;
        let to_come: Vec<&str> = shapes
            .iter()
            .map(|shape| shape.class.as_ref())
            .filter(|class| class.starts_with("to-come"))
            .collect();
        let is_dealt = scene.named().iter().any(|(id, _)| id.as_str() == "deck");
        let is_over = position.turn() == rules::Turn::Over;
        // Beside the offer they are wanted most when a card is chosen for them.
        let has_room = scene.width > scene.height || !takes(position);
        let expected = if is_over || !is_dealt || !has_room { 0 } else { 6 };
        assert_eq!(to_come.len(), expected);
        pale.insert(to_come.iter().filter(|class| class.ends_with("gone")).count());
    });
    assert!(pale.len() > 3, "{pale:?}");
}

/// Whether the first seat takes a card of Silver & Gold Pyramids now.
fn takes(position: &AnyPosition) -> bool {
    let mut actions = Vec::new();
    position.legal_actions(Actor::Seat(Seat::FIRST), &mut actions);
    actions
        .iter()
        .any(|action| matches!(action, AnyAction::Tomb(tomb::Action::Take(_))))
}

/// Cards to take were so small that nobody could compare them: 50 pixels on a phone.
#[test]
fn whoever_takes_a_card_sees_the_offer_large() {
    let mut looked = 0;
    each_scene(GameId::Tomb, |position, scene| {
        if !takes(position) {
            return;
        }
        looked += 1;
        let offered = scene
            .named()
            .into_iter()
            .filter(|(id, _)| id.as_str().starts_with("offer-"));
        for (id, shape) in offered {
            let across = shape
                .bounds(Speaker::default())
                .expect("a card has room")
                .size()
                .0;
            // A wide picture is shown large, and nothing moves there.
            let least = if scene.width > scene.height { 0.15 } else { 0.19 };
            assert!(
                across > scene.width * least,
                "{id} is {across} wide of {}",
                scene.width
            );
        }
    });
    assert!(looked > 2, "only {looked}");
}

/// The offer and one's own cards changed places whenever a card was taken, and everything flew across
/// everything.
#[test]
fn on_a_wide_desk_cards_keep_their_places() {
    let mut places: BTreeMap<String, BTreeSet<(u64, u64)>> = BTreeMap::new();
    let mut took = 0;
    each_scene(GameId::Tomb, |position, scene| {
        if scene.width < scene.height {
            return;
        }
        took += u32::from(takes(position));
        for (id, shape) in scene.named() {
            let id = id.as_str();
            if id.starts_with("offer-") || id.starts_with("card-1-") || id == "deck" {
                let at = (shape.x.to_bits(), shape.y.to_bits());
                places.entry(id.to_owned()).or_default().insert(at);
            }
        }
    });
    assert!(took > 1, "only {took}");
    assert!(places.values().all(|places| places.len() == 1), "{places:?}");
}

/// In the last step of a round, a pattern was announced that did not come.
#[test]
fn the_last_pattern_is_said_to_stay_out() {
    let mut seen = BTreeSet::new();
    each_scene(GameId::Tomb, |position, scene| {
        let AnyPosition::Tomb(position) = position else {
            panic!("another game");
        };
        let table = position.table();
        let is_last = table.step() + 1 == table.steps() && table.phase() == tomb::Phase::Mark;
        let is_first = table.step() == 0 && table.phase() == tomb::Phase::Mark;
        for shape in &layer(scene, "common").shapes {
            if let Form::Text {
                words: draw::Words::Said(phrase),
                ..
            } = &shape.form
                && ["tomb-scene-to-come", "tomb-scene-stays-out"].contains(&phrase.id)
            {
                assert!(
                    !is_last || phrase.id == "tomb-scene-stays-out",
                    "a pattern was announced"
                );
                assert!(
                    !is_first || phrase.id == "tomb-scene-to-come",
                    "patterns stayed out"
                );
                seen.insert(phrase.id);
            }
        }
    });
    assert_eq!(seen.len(), 2, "{seen:?}");
}

/// What things are worth was written small and short; now it has to fit in every language.
#[test]
fn what_things_are_worth_fits_on_the_score_card() {
    let mut lines = 0;
    let (position, viewer) = (
        &matches::moments(GameId::Tomb, 2, 1)[0].1,
        Viewer::Seat(Seat::FIRST),
    );
    for (frame, &language) in draw::frames(GameId::Tomb)
        .flat_map(|frame| Language::ALL.iter().map(move |language| (frame, language)))
    {
        let scene = draw::scene(&position.view(viewer), viewer, frame);
        let speaker = Speaker::new(language);
        let own = &layer(&scene, "own").shapes;
        let right = |class| {
            own.iter()
                .filter(move |shape| shape.class == class)
                .map(|shape| shape.bounds(speaker).expect("it has room").right)
        };
        let edge = right("sheet").next().expect("a score card");
        for end in right("worth") {
            assert!(end < edge, "{language:?}, {frame}: {end} of {edge}");
            lines += 1;
        }
    }
    assert_eq!(lines, 7 * 2 * Language::ALL.len());
}

/// Nothing said what the signs of the score card and of the chambers stand for, and a click on
/// them was answered with "not now".
#[test]
fn whatever_is_clicked_in_vain_is_explained() {
    let (mut explained, mut refused) = (BTreeSet::new(), 0);
    each_scene(GameId::Tomb, |position, scene| {
        let seat = Seat::FIRST;
        if !position.turn().seats().contains(seat) {
            return;
        }
        let view = position.view(Viewer::Seat(seat));
        let paths = draw::paths(&view, seat).0;
        for (id, _) in scene.named() {
            let id = id.as_str();
            // Cards of the hand can be clicked in any order.
            let is_lit = paths.iter().any(|path| path.clicks[0].as_str() == id);
            if is_lit || id.starts_with("hand-") {
                continue;
            }
            if let Some(meant) = draw::meant(&view, seat, &[id]) {
                assert!(position.refuse(Actor::Seat(seat), meant).is_some(), "{id}");
                refused += 1;
                continue;
            }
            let phrase = draw::explained(&view, id);
            let phrase = phrase.unwrap_or_else(|| panic!("nobody says what {id} is for"));
            explained.insert(phrase.id);
        }
    });
    assert!(refused > 100, "only {refused}");
    assert!(explained.len() >= 13, "{explained:?}");
}

/// The pattern fitted nowhere, and a click on a square was answered with "not now": a button had
/// to be pressed first.
#[test]
fn where_the_pattern_fits_nowhere_a_square_is_one_click() {
    let (mut forced, mut free) = (0, 0);
    each_scene(GameId::Tomb, |position, scene| {
        let mut actions = Vec::new();
        position.legal_actions(Actor::Seat(Seat::FIRST), &mut actions);
        let marks: Vec<u32> = actions
            .iter()
            .filter_map(|action| match action {
                AnyAction::Tomb(tomb::Action::Mark(mark)) => Some(mark.squares.len()),
                _ => None,
            })
            .collect();
        if marks.is_empty() {
            return;
        }
        let is_forced = marks.iter().all(|squares| *squares == 1);
        let view = position.view(Viewer::Seat(Seat::FIRST));
        let paths = draw::paths(&view, Seat::FIRST).0;
        let longest = paths.iter().map(|path| path.clicks.len()).max();
        let has_button = scene.named().iter().any(|(id, _)| id.as_str() == "button-single");
        assert_eq!(longest, Some(if is_forced { 1 } else { 2 }));
        assert_eq!(has_button, !is_forced);
        if is_forced { forced += 1 } else { free += 1 }
    });
    assert!(forced > 4 && free > 4, "{forced} forced, {free} free");
}

/// From a chair, what stands in front hides what can be clicked behind it, but never so much
/// that it cannot be found: at least a third of every target is in sight.
#[test]
fn from_a_chair_every_target_of_pylos_is_in_sight() {
    const LEAST: f64 = 0.33;
    let options = AnyOptions::new(GameId::Pylos, None, None).expect("the usual options");
    let mut least = 1.0_f64;
    for seed in 0..30 {
        matches::walk(&options, 2, seed, |position| {
            for seat in Seat::all(2) {
                let viewer = Viewer::Seat(seat);
                let view = position.view(viewer);
                let targets: BTreeSet<String> = draw::paths(&view, seat)
                    .0
                    .into_iter()
                    .flat_map(|path| path.clicks)
                    .map(|id| id.to_string())
                    .collect();
                for frame in draw::frames(GameId::Pylos).filter(|frame| frame.angle == Angle::Tilted) {
                    let scene = draw::scene(&view, viewer, frame);
                    let shapes: Vec<&Shape> = scene.layers.iter().flat_map(|layer| &layer.shapes).collect();
                    for (index, shape) in shapes.iter().enumerate() {
                        let id = shape.id.as_ref().map(ToString::to_string);
                        if id.is_none_or(|id| !targets.contains(&id)) || shape.class.contains("button") {
                            continue;
                        }
                        let seen = in_sight(shape, &shapes[index + 1..]);
                        assert!(seen >= LEAST, "{:?}: {seen:.2} of it is in sight", shape.id);
                        least = least.min(seen);
                    }
                }
            }
        });
    }
    assert!(least < 0.9, "something is always hidden in part");
}

/// How much of a target is not hidden by the spheres that are drawn after it.
fn in_sight(target: &Shape, later: &[&Shape]) -> f64 {
    const STEPS: i32 = 12;
    let radius = radius(target).expect("targets of Pylos are round");
    let (mut inside, mut seen) = (0, 0);
    for x in -STEPS..=STEPS {
        for y in -STEPS..=STEPS {
            let [x, y] = [x, y].map(|step| f64::from(step) / f64::from(STEPS) * radius);
            if x.hypot(y) > radius {
                continue;
            }
            inside += 1;
            let hides = |sphere: &&Shape| {
                sphere.class.starts_with("sphere")
                    && self::radius(sphere).is_some_and(|radius| {
                        (target.x + x - sphere.x).hypot(target.y + y - sphere.y) < radius
                    })
            };
            seen += i32::from(!later.iter().any(hides));
        }
    }
    f64::from(seen) / f64::from(inside)
}

/// Of a sphere, or of the light of an open place.
fn radius(shape: &Shape) -> Option<f64> {
    let Form::Group(parts) = &shape.form else {
        return None;
    };
    parts.iter().find_map(|part| match (&*part.class, &part.form) {
        ("body", Form::Circle { radius }) => Some(*radius),
        ("lamp", Form::Ellipse { across, .. }) => Some(*across),
        _ => None,
    })
}

/// All shapes of this class, wherever they are.
fn of_class<'a>(shapes: &'a [Shape], class: &str, found: &mut Vec<&'a Shape>) {
    for shape in shapes {
        if shape.class == class {
            found.push(shape);
        }
        if let Form::Group(parts) = &shape.form {
            of_class(parts, class, found);
        }
    }
}

#[test]
fn the_areas_that_a_round_of_pyramido_counted_show_their_jewels() {
    let mut seen = 0;
    each_scene(GameId::Pyramido, |position, scene| {
        let AnyPosition::Pyramido(position) = position else {
            unreachable!("a match of Pyramido")
        };
        let pyramid = position.pyramid(Seat::FIRST);
        let mut counts = Vec::new();
        of_class(&layer(scene, "own").shapes, "count", &mut counts);
        let counts = counts.into_iter().cloned().collect::<Vec<_>>();
        let is_counted = pyramid.counted().next().is_some();
        assert_eq!(!counts.is_empty(), is_counted);
        let Some(score) = pyramid.scores().last().filter(|_| is_counted) else {
            return;
        };
        let points = |text: &String| match text.split_once('×') {
            Some((jewels, twice)) => jewels.parse::<u16>().unwrap() * twice.parse::<u16>().unwrap(),
            None => text.parse().unwrap(),
        };
        let sum: u16 = figures(&counts).iter().map(points).sum();
        assert_eq!(sum, score.points());
        seen += 1;
    });
    assert!(seen > 0, "no round was counted");
}

#[test]
fn whoever_may_load_two_stones_has_a_button_for_one() {
    use games::game_pacal::{Allowance, Phase};
    let mut seen = 0;
    let options = AnyOptions::new(GameId::Pacal, None, None).expect("the usual options");
    matches::walk(&options, 2, 4, |position| {
        let (AnyPosition::Pacal(inner), Some(Actor::Seat(seat))) = (position, position.next_actor()) else {
            return;
        };
        if inner.step() != Phase::Drop(Allowance::Two) || inner.supply(seat) < 2 {
            return;
        }
        let view = position.view(Viewer::Seat(seat));
        for path in &draw::paths(&view, seat).0 {
            let AnyAction::Pacal(Action::Drop(drop)) = path.actions[0] else {
                continue;
            };
            let presses = path.clicks.iter().any(|id| id.as_str() == "button-one-stone");
            assert_eq!(presses, drop.into.stones() == 1, "{:?}", path.clicks);
            seen += 1;
        }
        for frame in draw::frames(GameId::Pacal) {
            let scene = draw::scene(&view, Viewer::Seat(seat), frame);
            let shown = scene
                .named()
                .iter()
                .any(|(id, _)| id.as_str() == "button-one-stone");
            assert!(shown, "there is no button for one stone");
        }
    });
    assert!(seen > 0, "nobody could load two stones");
}

#[test]
fn stones_that_go_home_are_shown_where_they_lay() {
    let mut seen = 0;
    each_scene(GameId::Pacal, |position, scene| {
        let AnyPosition::Pacal(position) = position else {
            unreachable!("a match of Pacal’s Rocket")
        };
        let gone: Vec<String> = Seat::all(2)
            // They would lie over what a pyramid brings there.
            .filter(|&seat| {
                position.went_home(seat) > 0 && position.step() != games::game_pacal::Phase::Build
            })
            .map(|seat| format!("home-{seat}"))
            .collect();
        let named = scene.named();
        let shown: Vec<String> = named
            .iter()
            .map(|(id, _)| id.to_string())
            .filter(|id| id.starts_with("home-"))
            .collect();
        assert_eq!(shown, gone);
        seen += gone.len();
    });
    assert!(seen > 0, "no stone went home");
}
