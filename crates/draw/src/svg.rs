//! Scenes as SVG. The same scene always gives the same text.

use std::fmt::{self, Write as _};

use games::GameId;
use say::Speaker;

use crate::look::{Coordinates, Look};
use crate::{Anchor, Form, Layer, Scene, Shape, Shapes, Texture, Words, style, texture};

/// The layer that is shown only on demand.
pub(crate) const COORDINATES: &str = "coordinates";

impl Scene {
    /// The standalone picture, including colours, gradients and text.
    pub fn to_svg(&self, speaker: Speaker, look: Look) -> String {
        let mut writer = Writer::new(speaker);
        writer
            .stand_alone(self, look)
            .expect("writing to a string cannot fail");
        writer.text
    }

    /// The picture for a page that has the [`stylesheet`](crate::stylesheet):
    /// it brings no style of its own and follows the theme of the page.
    ///
    /// Each layer is a `<g class="layer NAME" data-layer="NAME">`. A shape with
    /// an id has it as `id`, after the prefix of this picture: ids are unique in
    /// a page. What a shape is stands in its `<title>`, which browsers show to
    /// anybody who points at it. The whole is an image with its title as
    /// `aria-label` (a `<title>` would show up wherever a shape has none); what
    /// it shows is read in [`reading()`](crate::reading()). A page that lets
    /// shapes be clicked makes it a group, and buttons of them.
    ///
    /// Gradients and patterns are not in it: they stand once in the page
    /// ([`definitions`]). The first of two definitions with one id would win, and
    /// if that one is out of sight, every shape that refers to it is empty.
    pub fn to_inline(&self, inline: Inline) -> String {
        let mut writer = Writer::new(inline.speaker);
        writer.prefix = inline.prefix;
        writer
            .inline(self, inline.look)
            .expect("writing to a string cannot fail");
        writer.text
    }
}

/// How a picture is written into a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Inline {
    /// The language.
    pub speaker: Speaker,
    /// What is shown besides the board.
    pub look: Look,
    /// The prefix of every id, so that several pictures can be on one page.
    pub prefix: &'static str,
}

/// The gradients and patterns of a game, for a page that has pictures of it: an
/// element that takes no room. A page needs it once, however many pictures it has. `address` says
/// where the page finds a texture.
pub fn definitions(game: GameId, address: impl Fn(&Texture) -> String) -> String {
    format!(
        "<svg class=\"definitions {}\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">\n<defs>\n{}</defs>\n</svg>\n",
        style::scene_class(game),
        texture::filled_in(style::definitions(game), address)
    )
}

impl Shape {
    /// The markup of this shape alone.
    pub(crate) fn to_markup(&self, inline: Inline) -> String {
        let mut writer = Writer::new(inline.speaker);
        writer.prefix = inline.prefix;
        if let Some(known) = writer.known(self) {
            return known.to_owned();
        }
        writer.text.reserve(USUAL);
        writer.anew(self).expect("writing to a string cannot fail");
        writer.text
    }
}

/// Most shapes are not longer.
const USUAL: usize = 256;

/// The markup of shapes without ids and words.
pub(crate) fn of_shapes(shapes: &[Shape]) -> String {
    let mut writer = Writer::new(Speaker::default());
    let written = shapes.iter().try_for_each(|shape| writer.shape(shape));
    written.expect("writing to a string cannot fail");
    writer.text
}

struct Writer {
    text: String,
    speaker: Speaker,
    /// Before every id.
    prefix: &'static str,
}

impl Writer {
    fn new(speaker: Speaker) -> Writer {
        Writer {
            text: String::new(),
            speaker,
            prefix: "",
        }
    }

    fn stand_alone(&mut self, scene: &Scene, look: Look) -> fmt::Result {
        let title = self.speaker.say(&scene.title);
        self.open(scene)?;
        writeln!(
            self.text,
            " xmlns=\"http://www.w3.org/2000/svg\" role=\"img\">\n<title>{}</title>",
            Escaped(&title)
        )?;
        let style = style::filled_in(scene.game, look.theme);
        writeln!(self.text, "<style>\n{style}</style>")?;
        let definitions = texture::filled_in(style::definitions(scene.game), Texture::data);
        writeln!(self.text, "<defs>\n{definitions}</defs>")?;
        self.contents(scene, look)
    }

    fn inline(&mut self, scene: &Scene, look: Look) -> fmt::Result {
        let title = self.speaker.say(&scene.title);
        self.open(scene)?;
        writeln!(self.text, " role=\"img\" aria-label=\"{}\">", Escaped(&title))?;
        self.contents(scene, look)
    }

    /// The start of the root element, open for more attributes.
    fn open(&mut self, scene: &Scene) -> fmt::Result {
        write!(
            self.text,
            "<svg class=\"{}\" viewBox=\"0 0 {} {}\" lang=\"{}\"",
            style::scene_class(scene.game),
            Number(scene.width),
            Number(scene.height),
            self.speaker.language().tag()
        )
    }

    fn contents(&mut self, scene: &Scene, look: Look) -> fmt::Result {
        // The ground goes on beyond the picture, for pages that have more room than it needs.
        let (width, height) = (scene.width, scene.height);
        for class in ["ground", "grain"] {
            writeln!(
                self.text,
                "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                Number(-width),
                Number(-height),
                Number(3.0 * width),
                Number(3.0 * height)
            )?;
        }
        for layer in &scene.layers {
            self.layer(layer, look)?;
        }
        self.text.push_str("</svg>\n");
        Ok(())
    }

    fn layer(&mut self, layer: &Layer, look: Look) -> fmt::Result {
        let hidden = layer.name == COORDINATES && look.coordinates == Coordinates::Hidden;
        let display = if hidden { " display=\"none\"" } else { "" };
        let name = layer.name;
        writeln!(
            self.text,
            "<g class=\"layer {name}\" data-layer=\"{name}\"{display}>"
        )?;
        self.all(&layer.shapes)?;
        self.text.push_str("</g>\n");
        Ok(())
    }

    /// What is shared was written before.
    fn all(&mut self, shapes: &Shapes) -> fmt::Result {
        if let Some(decoration) = shapes.decoration() {
            return self.text.write_str(decoration.markup());
        }
        shapes.iter().try_for_each(|shape| self.shape(shape))
    }

    fn shape(&mut self, shape: &Shape) -> fmt::Result {
        match self.known(shape) {
            Some(known) => self.text.write_str(known),
            None => self.anew(shape),
        }
    }

    /// What is known was written before, unless its id needs a prefix.
    fn known<'a>(&self, shape: &'a Shape) -> Option<&'a str> {
        let speaker = self.speaker;
        let write = || {
            let mut writer = Writer::new(speaker);
            let written = writer.anew(shape);
            written.expect("writing to a string cannot fail");
            writer.text
        };
        let is_same = self.prefix.is_empty();
        is_same.then(|| shape.known.written(speaker.language(), write))?
    }

    fn anew(&mut self, shape: &Shape) -> fmt::Result {
        let element = match &shape.form {
            Form::Circle { .. } => "circle",
            Form::Ellipse { .. } => "ellipse",
            Form::Rectangle { .. } => "rect",
            Form::Outline(_) => "path",
            Form::Text { .. } => "text",
            Form::Group(_) => "g",
        };
        write!(self.text, "<{element}")?;
        if let Some(id) = &shape.id {
            write!(self.text, " id=\"{}{id}\"", self.prefix)?;
        }
        write!(self.text, " class=\"{}\"", Escaped(&shape.class))?;
        if (shape.x, shape.y) != (0.0, 0.0) {
            let (x, y) = (Number(shape.x), Number(shape.y));
            write!(self.text, " transform=\"translate({x} {y})\"")?;
        }
        self.measures(&shape.form)?;
        self.text.push('>');
        if let Some(title) = &shape.title {
            write!(self.text, "<title>{}</title>", Escaped(&self.speaker.say(title)))?;
        }
        match &shape.form {
            Form::Text { words, .. } => {
                let said = match words {
                    Words::Said(phrase) => self.speaker.say(phrase),
                    Words::Bare(text) => text.to_string(),
                };
                write!(self.text, "{}", Escaped(&said))?;
            }
            Form::Group(parts) => {
                self.text.push('\n');
                self.all(parts)?;
            }
            _ => {}
        }
        writeln!(self.text, "</{element}>")
    }

    /// The attributes with the size of the shape.
    fn measures(&mut self, form: &Form) -> fmt::Result {
        match form {
            Form::Circle { radius } => write!(self.text, " r=\"{}\"", Number(*radius)),
            Form::Ellipse { across, down } => {
                write!(self.text, " rx=\"{}\" ry=\"{}\"", Number(*across), Number(*down))
            }
            Form::Rectangle {
                width,
                height,
                corner,
            } => write!(
                self.text,
                " width=\"{}\" height=\"{}\" rx=\"{}\"",
                Number(*width),
                Number(*height),
                Number(*corner)
            ),
            Form::Outline(outline) => write!(self.text, " d=\"{}\"", Escaped(outline)),
            Form::Text { size, anchor, .. } => {
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                write!(
                    self.text,
                    " font-size=\"{}\" text-anchor=\"{anchor}\"",
                    Number(*size)
                )
            }
            Form::Group(_) => Ok(()),
        }
    }
}

/// The number as it is written in pictures.
pub(crate) fn number(number: f64) -> String {
    Number(number).to_string()
}

/// A number with at most two decimals, and none if not needed.
struct Number(f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
        let sign = if hundredths < 0 { "-" } else { "" };
        match part {
            0 => write!(f, "{sign}{whole}"),
            _ if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// Escapes text for content and attributes. Characters that XML does not allow become the
/// replacement character.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Nearly everything can stay as it is. The last characters of the basic plane begin with 0xef.
        let is_plain = |byte: u8| !matches!(byte, b'&' | b'<' | b'>' | b'"' | b'\'' | 0..=0x1f | 0xef);
        if self.0.bytes().all(is_plain) {
            return f.write_str(self.0);
        }
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                other => f.write_char(other)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rules::Phrase;

    use super::*;
    use crate::ShapeId;

    #[test]
    fn numbers_are_short() {
        let written: Vec<String> = [0.0, -0.001, 1.5, -1.5, 2.04, 2.999, -12.34, 0.1 + 0.2]
            .iter()
            .map(|&number| Number(number).to_string())
            .collect();
        assert_eq!(written, ["0", "0", "1.5", "-1.5", "2.04", "3", "-12.34", "0.3"]);
    }

    #[test]
    fn no_text_becomes_markup() {
        let evil = "</text><script>alert('\"&')</script>\u{0}\u{7}";
        let mut layer = Layer::new("all");
        let words = Words::bare(evil.to_owned());
        layer
            .shapes
            .push(Shape::text("x", (0.0, 0.0), 1.0, Anchor::Start, words));
        let title = Phrase::new("pylos-refused-occupied").with("place", evil);
        layer
            .shapes
            .push(Shape::circle(evil, (0.0, 0.0), 1.0).named(ShapeId::new("a"), title.clone()));
        let outline = Form::Outline(evil.into());
        layer.shapes.push(Shape::new("x", (0.0, 0.0), outline));
        let scene = Scene {
            game: GameId::Pylos,
            width: 1.0,
            height: 1.0,
            title,
            layers: vec![layer],
        };
        let (speaker, look) = (Speaker::default(), Look::default());
        for svg in [
            scene.to_svg(speaker, look),
            scene.to_inline(Inline {
                speaker,
                look,
                prefix: "",
            }),
        ] {
            assert!(!svg.contains("<script"), "{svg}");
            assert!(!svg.contains("alert('"), "{svg}");
            assert!(!svg.contains('\u{0}'), "{svg}");
            assert_eq!(svg.matches("&lt;script&gt;").count(), 5);
        }
    }

    #[test]
    fn two_pictures_on_one_page_share_no_id() {
        let options = games::AnyOptions::new(GameId::Pylos, None, None).expect("options");
        let view = rules::Observe::view(&options.start(2).expect("a start"), rules::Viewer::Public);
        let scene = crate::scene(&view, rules::Viewer::Public, crate::Frame::WIDE);
        let ids = |prefix| -> Vec<String> {
            let inline = Inline {
                prefix,
                ..Inline::default()
            };
            let markup = scene.to_inline(inline);
            let found = markup.split(" id=\"").skip(1);
            found
                .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
                .collect()
        };
        let (now, then, shared) = (ids(""), ids("was-"), definitions(GameId::Pylos, Texture::data));
        assert!(now.len() > 16 && now.len() == then.len());
        for id in &then {
            assert!(!now.contains(id), "{id} is there twice");
            assert!(!shared.contains(&format!(" id=\"{id}\"")), "{id} is defined too");
        }
        assert!(shared.contains("<radialGradient") || shared.contains("<linearGradient"));
    }
}
