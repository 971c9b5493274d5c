//! Pictures of positions on the pages of the rules: on the page for players where its text asks
//! for them, on the page with the numbered rules beside the rule that they illustrate.

use draw::{Frame, Inline, Scene};
use games::GameId;
use lessons::{Diagram, Illustration};
use maud::{PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};
use rules::{Observe, Viewer};

use crate::visitor::Visitor;

/// What the ids of the pictures of one page begin with.
const PREFIXES: [&str; 8] = ["d1-", "d2-", "d3-", "d4-", "d5-", "d6-", "d7-", "d8-"];

/// Pictures up to these widths are small or medium. The units are those of the tall frame.
const SMALL: f64 = 400.0;
const MEDIUM: f64 = 600.0;

/// Our Markdown as HTML. Links between our documents lead to our pages, and a paragraph of images
/// shows the pictures of the game with these names.
pub(super) fn rendered(game: GameId, markdown: &str, visitor: &Visitor) -> String {
    let mut source = Parser::new_ext(markdown, Options::ENABLE_TABLES).peekable();
    let mut prefixes = PREFIXES.into_iter();
    let mut events = Vec::new();
    while let Some(event) = source.next() {
        let is_paragraph = matches!(event, Event::Start(Tag::Paragraph));
        if is_paragraph && matches!(source.peek(), Some(Event::Start(Tag::Image { .. }))) {
            let mut figures = String::from("<div class=\"figures\">");
            let (mut name, mut caption) = (CowStr::Borrowed(""), String::new());
            for event in source.by_ref() {
                match event {
                    Event::Start(Tag::Image { dest_url, .. }) => name = dest_url,
                    Event::Text(text) => caption.push_str(&text),
                    Event::End(TagEnd::Image) => {
                        let picture = lessons::pictures(game)
                            .iter()
                            .find(|picture| picture.name == &*name);
                        if let Some((picture, prefix)) = picture.zip(prefixes.next()) {
                            figures.push_str(&small_figure(game, picture, &caption, prefix, visitor));
                        }
                        caption.clear();
                    }
                    Event::End(TagEnd::Paragraph) => break,
                    _ => {}
                }
            }
            figures.push_str("</div>\n");
            events.push(Event::Html(figures.into()));
            continue;
        }
        events.push(match event {
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => Event::Start(Tag::Link {
                link_type,
                dest_url: moved(dest_url),
                title,
                id,
            }),
            other => other,
        });
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    // Scrollable blocks can be reached by keyboard, and the empty corner is not a heading.
    html.replace("<pre>", "<pre tabindex=\"0\">")
        .replace("<th></th>", "<td></td>")
}

/// Inserts the diagrams of a game after the rules they illustrate.
pub(super) fn illustrate(game: GameId, mut text: String, visitor: &Visitor) -> String {
    for (diagram, prefix) in lessons::diagrams(game).iter().zip(PREFIXES) {
        let anchor = format!("<a id=\"{}\"></a>", diagram.rule);
        let figure = figure_of(game, diagram, prefix, visitor);
        let Some((from, figure)) = text.find(&anchor).zip(figure) else {
            continue;
        };
        let rest = from + anchor.len();
        let ends = ["<p><a id=\"", "<h2", "<h3"]
            .iter()
            .filter_map(|mark| text[rest..].find(mark));
        let at = ends.min().map_or(text.len(), |end| rest + end);
        text.insert_str(at, &figure);
    }
    text
}

/// The table of a picture before anything is played, uncut and as wide as the page.
pub(super) fn whole(game: GameId, picture: &Illustration, prefix: &'static str, visitor: &Visitor) -> String {
    let whole = Illustration {
        played: &[],
        previewed: &[],
        around: &[],
        ..*picture
    };
    let scene = scene(game, &whole, Frame::WIDE, visitor);
    scene.map_or_else(String::new, |scene| scene.to_inline(inline(prefix, visitor)))
}

fn figure_of(game: GameId, diagram: &Diagram, prefix: &'static str, visitor: &Visitor) -> Option<String> {
    let scene = scene(game, &diagram.picture, Frame::WIDE, visitor)?;
    let figure = html! {
        figure {
            (PreEscaped(scene.to_inline(inline(prefix, visitor))))
            figcaption { (visitor.speaker.text(diagram.caption)) }
        }
    };
    Some(figure.into_string())
}

/// A picture on the page for players. It is drawn for a phone, where its letters are readable, and
/// has the same size elsewhere.
fn small_figure(
    game: GameId,
    picture: &Illustration,
    caption: &str,
    prefix: &'static str,
    visitor: &Visitor,
) -> String {
    let Some(scene) = scene(game, picture, Frame::TALL, visitor) else {
        return String::new();
    };
    let size = match scene.width {
        width if width <= SMALL => "small",
        width if width <= MEDIUM => "medium",
        _ => "large",
    };
    let figure = html! {
        figure class=(size) {
            (PreEscaped(scene.to_inline(inline(prefix, visitor))))
            figcaption { (caption) }
        }
    };
    figure.into_string()
}

fn inline(prefix: &'static str, visitor: &Visitor) -> Inline {
    Inline {
        speaker: visitor.speaker,
        look: visitor.preferences.look(),
        prefix,
    }
}

/// The scene of a picture; `None` if it shows what cannot be.
fn scene(game: GameId, picture: &Illustration, frame: Frame, visitor: &Visitor) -> Option<Scene> {
    let scenery = picture.scenery(game)?;
    // Shown from the point of view of the deciding seat, because a rule is about what one can do.
    let viewer = Viewer::Seat(scenery.seat);
    let view = scenery.position.view(viewer);
    let mut scene = draw::scene(&view, viewer, frame);
    if picture.has_choices_lit {
        let paths = draw::paths(&view, scenery.seat);
        let first = paths.0.iter().filter_map(|path| path.clicks.first());
        let mut first: Vec<&str> = first.map(draw::ShapeId::as_str).collect();
        first.dedup();
        scene.give_class(&first, "can");
    }
    scene.give_class(picture.lit, "can");
    scene.give_class(picture.shown, "shown");
    if !scenery.previewed.is_empty() {
        let mut layer = draw::Layer::new("ghosts");
        for action in &scenery.previewed {
            layer
                .shapes
                .extend(draw::ghost(&view, scenery.seat, action, frame));
        }
        scene.layers.push(layer);
    }
    if !picture.around.is_empty() {
        scene.cut_to(picture.around, visitor.speaker);
    }
    Some(scene)
}

/// The address of one of our documents on the server.
fn moved(address: CowStr<'_>) -> CowStr<'_> {
    if address.starts_with('#') || address.contains("://") {
        return address;
    }
    let (file, anchor) = address.split_once('#').unwrap_or((&address, ""));
    let name = file.rsplit('/').next().unwrap_or(file);
    let game = name
        .strip_suffix(".md")
        .and_then(|name| name.parse::<GameId>().ok());
    match (game, anchor) {
        (Some(game), "") => format!("/rules/{game}/reference").into(),
        (Some(game), anchor) => format!("/rules/{game}/reference#{anchor}").into(),
        // Other documents are only in the source.
        (None, _) => "/rules".into(),
    }
}

#[cfg(test)]
mod tests {
    use say::{Language, Speaker};

    use super::*;

    #[test]
    fn every_diagram_can_be_drawn_and_has_its_rule() {
        for (game, diagram) in GameId::ALL
            .iter()
            .flat_map(|&game| lessons::diagrams(game).iter().map(move |diagram| (game, diagram)))
        {
            assert!(
                diagram.picture.scenery(game).is_some(),
                "{}: {}",
                diagram.rule,
                diagram.picture.setup
            );
            let anchor = format!("<a id=\"{}\"></a>", diagram.rule);
            let rules = Speaker::default().rules(game);
            assert!(rules.contains(&anchor), "{anchor}");
        }
    }

    /// Every picture of every game.
    fn pictures() -> impl Iterator<Item = (GameId, &'static Illustration)> {
        let games = GameId::ALL.iter();
        games.flat_map(|&game| lessons::pictures(game).iter().map(move |picture| (game, picture)))
    }

    #[test]
    fn every_picture_shows_what_can_be() {
        for (game, picture) in pictures() {
            let what = format!("{game}: {}", picture.name);
            let scenery = picture.scenery(game);
            let scenery = scenery.unwrap_or_else(|| panic!("{what} is no position or has illegal actions"));
            let viewer = Viewer::Seat(scenery.seat);
            let view = scenery.position.view(viewer);
            let mut scene = draw::scene(&view, viewer, Frame::TALL);
            let uncut = (scene.width, scene.height);
            for name in picture.shown.iter().chain(picture.lit) {
                assert!(scene.give_class(&[name], "shown") > 0, "{what}: no {name}");
            }
            for name in picture.around {
                let around = scene.bounds_of(&[name], Speaker::default());
                assert!(around.is_some(), "{what}: no {name}");
            }
            for action in &scenery.previewed {
                let ghost = draw::ghost(&view, scenery.seat, action, Frame::TALL);
                assert!(!ghost.is_empty(), "{what}: nothing to preview");
            }
            if picture.has_choices_lit {
                let paths = draw::paths(&view, scenery.seat);
                assert!(!paths.0.is_empty(), "{what}: nothing to click");
            }
            scene.cut_to(picture.around, Speaker::default());
            let left: usize = scene.layers.iter().map(|layer| layer.shapes.len()).sum();
            assert!(left > 3, "{what} is empty");
            assert!(scene.width <= uncut.0 && scene.height <= uncut.1, "{what}");
            assert!(scene.width >= 150.0 && scene.height >= 100.0, "{what} is tiny");
        }
    }

    #[test]
    fn a_page_for_players_shows_every_picture_once_and_begins_with_the_goal() {
        for &game in GameId::ALL {
            let names: Vec<&str> = lessons::pictures(game)
                .iter()
                .map(|picture| picture.name)
                .collect();
            assert!((1..=PREFIXES.len()).contains(&names.len()), "{game}: {names:?}");
            for &language in Language::ALL {
                let guide = Speaker::new(language).guide(game);
                let asked: Vec<&str> = guide
                    .split("](")
                    .skip(1)
                    .filter_map(|rest| rest.split(')').next())
                    .collect();
                assert_eq!(asked.first(), names.first(), "{game} in {language:?}");
                let mut sorted = (asked.clone(), names.clone());
                sorted.0.sort_unstable();
                sorted.1.sort_unstable();
                assert_eq!(sorted.0, sorted.1, "{game} in {language:?}");
                let captions = guide.lines().filter(|line| line.starts_with("!["));
                for caption in captions {
                    assert!(!caption.starts_with("![]"), "{game} in {language:?}: {caption}");
                }
            }
        }
    }

    #[test]
    fn links_stay_inside() {
        assert_eq!(&*moved("#py-3".into()), "#py-3");
        assert_eq!(
            &*moved("../games/sun.md#su-5".into()),
            "/rules/sun/reference#su-5"
        );
        assert_eq!(&*moved("../record.md".into()), "/rules");
        assert_eq!(&*moved("https://doi.org/1".into()), "https://doi.org/1");
    }
}
