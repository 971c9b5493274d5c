//! What the bots think of a match that is over: charts, accuracy, and the moments that cost most.

use board::points;
use bots::Bot;
use games::AnyAction;
use maud::{Markup, html};
use rules::{BySeat, Notation, Observe, Phrase, Seat, SeatSet, Viewer};
use say::{Speaker, capitalised};
use serde::Serialize;
use store::MatchId;

use super::chart::{Course, Label, Unit, percent};
use super::moment::Moment;
use crate::analysis::{Analysis, Opinion};
use crate::gain::Known;
use crate::names::names;
use crate::table::AnyMatch;

/// The number of costly moments shown.
const MOMENTS: usize = 3;

/// What would have been better, as pages show it on the board.
#[derive(Serialize)]
pub(super) struct Better {
    /// What was done, and what would have been better.
    text: String,
    /// The shapes that the better action would add.
    markup: String,
    /// What would be clicked for it, so that it can be lit and an arrow drawn.
    clicks: Vec<String>,
    /// What was clicked for what was done.
    played: Vec<String>,
}

/// Points after every turn, and the chances that bots see.
pub(super) fn charts(
    analysis: Option<&Analysis>,
    id: MatchId,
    moment: &Moment<'_>,
    own: SeatSet,
    speaker: Speaker,
) -> Markup {
    let names = &*moment.names;
    let seats = moment.game.header().seats();
    let front = own.first().unwrap_or(Seat::FIRST);
    let ends: Vec<usize> = moment.ends().collect();
    let now = moment.turn();
    let mistakes = analysis.map_or(Vec::new(), |analysis| mistakes(analysis, moment));
    let counted: Vec<_> = ends.iter().map(|ply| points(&moment.view(*ply))).collect();
    let has_points = counted.iter().any(Option::is_some);
    // Before anything counts, everybody has nothing.
    let nothing = || BySeat::from_fn(seats, |_| 0.0);
    let values = |counted: Vec<Option<BySeat<i32>>>| {
        let values = counted.into_iter().map(|points| match points {
            Some(points) => points.map(|_, points| f64::from(*points)),
            None => nothing(),
        });
        values.collect()
    };
    let result = moment.game.result();
    let numbers: Vec<usize> = (0..=moment.turns()).map(|turn| moment.number_of(turn)).collect();
    html! {
        @if has_points {
            @let course = Course { unit: Unit::Points, values: values(counted), mistakes: mistakes.clone(), front };
            @let title = speaker.text("past-chart-points");
            (course.picture(now, Label { title: &title, names, numbers: &numbers, speaker }))
            (course.numbers(id, &ends, Label { title: &title, names, numbers: &numbers, speaker }))
        }
        @if let (Some(analysis), Some(result)) = (analysis, result) {
            @let exact = analysis.opinions.iter().any(|opinion| opinion.exact);
            @let title = speaker.text(if exact { "past-chart-exact" } else { "past-chart-estimate" });
            @let turns: Vec<usize> = ends.iter().skip(1).map(|ply| moment.place(*ply)).collect();
            @let values = analysis.chances(seats, &turns, &result.places);
            // One chart with the same marks is enough.
            @let mistakes = if has_points { Vec::new() } else { mistakes };
            @let course = Course { unit: Unit::Chances, values, mistakes, front };
            (course.picture(now, Label { title: &title, names, numbers: &numbers, speaker }))
            (course.numbers(id, &ends, Label { title: &title, names, numbers: &numbers, speaker }))
        }
    }
}

/// The turns in which somebody gave away much, and who.
fn mistakes(analysis: &Analysis, moment: &Moment<'_>) -> Vec<(usize, Seat)> {
    let mistakes = analysis.opinions.iter().filter(|opinion| opinion.is_mistake());
    let found = mistakes.filter_map(|opinion| {
        let step = step_of(opinion, moment)?;
        Some((moment.turn_of(step + 1), opinion.seat))
    });
    found.collect()
}

/// How many lines of the story had happened when somebody decided.
fn step_of(opinion: &Opinion, moment: &Moment<'_>) -> Option<usize> {
    let mut lines = moment.story.lines().iter();
    lines.position(|line| line.place == opinion.place)
}

/// How accurately everybody played, and what cost most.
pub(super) fn summary(
    analysis: &Analysis,
    id: MatchId,
    moment: &Moment<'_>,
    own: SeatSet,
    speaker: Speaker,
) -> Markup {
    let say = |id| speaker.text(id);
    let all: SeatSet = moment.names.enumerate().map(|(seat, _)| seat).collect();
    let whose = if own.is_empty() { all } else { own };
    // Sorted by what is read: points where they are named.
    let read = |opinion: &Opinion| points_lost(opinion, moment.game).unwrap_or(opinion.lost() * DECISIVE);
    let costliest = analysis.costliest(whose, MOMENTS, read);
    html! {
        table class="accuracy" {
            caption class="unseen" { (say("past-accuracy")) }
            thead { tr {
                td {}
                th scope="col" { (say("past-accuracy")) }
                th scope="col" { (say("past-best-found")) }
            } }
            tbody {
                @for (seat, name) in moment.names.enumerate() {
                    tr class={ "seat-" (seat) } {
                        th scope="row" { (name) }
                        @match analysis.accuracy(seat) {
                            Some(accuracy) => {
                                td { (percent(accuracy.share, speaker)) }
                                td { (speaker.say(&Phrase::new("past-of").with("some", accuracy.best as i64).with("all", accuracy.of as i64))) }
                            },
                            None => { td { "–" } td { "–" } },
                        }
                    }
                }
            }
        }
        @if costliest.is_empty() {
            p { (say("past-no-mistakes")) }
        } @else {
            h3 { (say(if own.is_empty() { "past-costliest" } else { "past-own-costliest" })) }
            ol class="costliest" {
                @for opinion in costliest { (costly(opinion, id, moment, speaker)) }
            }
        }
        details { summary { (say("past-accuracy-how")) } p class="note" { (say("past-accuracy-about")) } }
    }
}

/// A moment that cost much: what was done, what would have been better, and what it cost. Both are
/// lit on the board while it is looked at.
fn costly(opinion: &Opinion, id: MatchId, moment: &Moment<'_>, speaker: Speaker) -> Markup {
    let Some(step) = step_of(opinion, moment) else {
        return html! {};
    };
    let turn = Phrase::new("past-turn").with("turn", moment.number_of(moment.turn_of(step + 1)) as i64);
    let better = opinion.better.as_deref();
    let better = better.map(|better| in_brief(moment.game, opinion, better, speaker));
    // What both bring can be compared: that is the reason.
    let played = better.as_ref().and_then(|better| {
        let played = brief_of(moment.game, opinion, done(moment.game, opinion)?, speaker)?;
        (played != *better).then_some(played)
    });
    html! {
        li {
            a href={ "/table/" (id) "/at/" (step) } data-ply=(step) data-peek {
                span class="note" { (speaker.say(&turn)) } " "
                (moment.story.lines()[step].text())
                " " span class="cost" { (cost(opinion, moment.game, speaker)) }
                @if let Some(played) = played { " " (speaker.say(&Phrase::new("past-played").with("action", played))) }
                @if let Some(better) = better { " " strong { (speaker.say(&Phrase::new("past-better").with("action", better))) } }
            }
        }
    }
}

/// Nearer to victory or defeat than this, points say little: a match that is decided can be lost
/// by many points or by few.
const DECIDED: f64 = 0.1;

/// About so many points are worth as much as the whole match.
const DECISIVE: f64 = 40.0;

/// The points that an action gave away, where bots think in points.
fn points_lost(opinion: &Opinion, game: &AnyMatch) -> Option<f64> {
    let open = DECIDED..=1.0 - DECIDED;
    if !open.contains(&opinion.best) || !open.contains(&opinion.kept) {
        return None;
    }
    let lead = |share| Bot::lead(game.position().game(), share);
    Some(lead(opinion.best)? - lead(opinion.kept)?)
}

/// What an action gave away: points where bots think in points, and else winning chances.
fn cost(opinion: &Opinion, game: &AnyMatch, speaker: Speaker) -> String {
    let phrase = match points_lost(opinion, game) {
        Some(points) => Phrase::new("past-cost-points").with("points", (points.round() as i64).max(1)),
        None => Phrase::new("past-cost").with("percent", (100.0 * opinion.lost()).round() as i64),
    };
    speaker.say(&phrase)
}

/// What would have been better than what was done next at this moment. It is shown on the board
/// where that is seen from the side of the player who acted.
pub(super) fn better(analysis: &Analysis, moment: &Moment<'_>, speaker: Speaker) -> Option<Better> {
    let next = moment.story.lines().get(moment.ply)?;
    let opinion = analysis
        .opinions
        .iter()
        .find(|opinion| opinion.place == next.place)?;
    let word = opinion.better.as_deref()?;
    let position = moment.game.position_at(opinion.place - 1);
    let view = position.view(Viewer::Seat(opinion.seat));
    let action = position.read_action(word).ok()?;
    let done = done(moment.game, opinion)?;
    let text = Phrase::new("past-instead")
        .with("played", next.text())
        .with("action", in_brief(moment.game, opinion, word, speaker))
        .with("cost", cost(opinion, moment.game, speaker));
    let (mut markup, mut clicks, mut played) = (String::new(), Vec::new(), Vec::new());
    if moment.side == Viewer::Seat(opinion.seat) {
        let shapes = draw::ghost(&view, opinion.seat, &action, moment.frame);
        markup = draw::ghost_markup(&shapes, speaker);
        let paths = draw::paths(&view, opinion.seat);
        let clicks_of = |action| {
            let path = paths.0.iter().find(|path| path.actions.contains(&action));
            path.map_or(Vec::new(), |path| {
                path.clicks.iter().map(ToString::to_string).collect()
            })
        };
        (clicks, played) = (clicks_of(action), clicks_of(done));
    }
    Some(Better {
        text: capitalised(&speaker.say(&text)),
        markup,
        clicks,
        played,
    })
}

/// What was done where somebody gave something away.
fn done(game: &AnyMatch, opinion: &Opinion) -> Option<AnyAction> {
    let number = game.standing().nth(opinion.place - 1)?;
    game.entry(number)?.kind.action().copied()
}

/// A better action in a few words, to go on a sentence with.
fn in_brief(game: &AnyMatch, opinion: &Opinion, better: &str, speaker: Speaker) -> String {
    let action = game.position_at(opinion.place - 1).read_action(better).ok();
    let brief = action.and_then(|action| brief_of(game, opinion, action, speaker));
    brief.unwrap_or_else(|| better.to_owned())
}

/// An action and what it brings in a few words, to go on a sentence with.
fn brief_of(game: &AnyMatch, opinion: &Opinion, action: AnyAction, speaker: Speaker) -> Option<String> {
    let view = game
        .position_at(opinion.place - 1)
        .view(Viewer::Seat(opinion.seat));
    let brief = speaker.listed(&view, action, &names(game, speaker))?;
    let brief = Known::new(view, opinion.seat).gaining(brief, action, speaker);
    let mut letters = brief.chars();
    let first = letters.next()?;
    Some(first.to_lowercase().chain(letters).collect())
}

#[cfg(test)]
impl Better {
    /// The one of docs/server.md.
    pub(super) fn example() -> Better {
        Better {
            text: "Raising a sphere was better.".to_owned(),
            markup: "<g></g>".to_owned(),
            clicks: vec!["sphere-4".to_owned(), "place-2a1".to_owned()],
            played: vec!["place-1b1".to_owned()],
        }
    }
}
