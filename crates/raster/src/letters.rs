//! Words of a picture as outlines, for pictures made of pixels.
//!
//! The library that makes pixels can lay out any script with the system's fonts.
//! It needs a fifth of our whole build for that, and gives another picture on
//! every machine. Boards say little, in four languages that read from left to
//! right, so two small faces of our own do: the same picture everywhere.
//!
//! `data/letters-*.ttf` are subsets of `DejaVu Sans` (NOTICE.md has its licence),
//! made by fonttools: `pyftsubset DejaVuSans[-Bold].ttf --unicodes=… --no-hinting
//! --layout-features='' --notdef-outline` with the letters of our languages.

use std::fmt::Write as _;

use resvg::usvg::roxmltree::{Document, Node};
use simplecss::{AttributeOperator, Element, PseudoClass, StyleSheet};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

const REGULAR: &[u8] = include_bytes!("../data/letters-regular.ttf");
const BOLD: &[u8] = include_bytes!("../data/letters-bold.ttf");
/// From this weight on letters are bold.
const BOLD_FROM: u16 = 600;

/// The same picture with outlines instead of words.
///
/// # Panics
/// If this is not a picture that `draw` wrote.
pub(crate) fn outlined(svg: &str) -> String {
    let document = Document::parse(svg).expect("our own SVG can be read");
    let is = |name: &'static str| move |node: &Node<'_, '_>| node.tag_name().name() == name;
    let styles = document.descendants().filter(is("style"));
    let css: String = styles.filter_map(|style| style.text()).collect();
    let sheet = StyleSheet::parse(&css);
    let faces = [REGULAR, BOLD].map(|data| Face::parse(data, 0).expect("our own letters can be read"));
    let mut outlined = String::with_capacity(2 * svg.len());
    let mut copied = 0;
    for text in document.descendants().filter(is("text")) {
        outlined.push_str(&svg[copied..text.range().start]);
        outlined.push_str(&path(text, &sheet, &faces));
        copied = text.range().end;
    }
    outlined.push_str(&svg[copied..]);
    outlined
}

/// A text as a path that looks as its styles say.
fn path(text: Node<'_, '_>, sheet: &StyleSheet<'_>, [regular, bold]: &[Face<'_>; 2]) -> String {
    let rules = sheet
        .rules
        .iter()
        .filter(|rule| rule.selector.matches(&Styled(text)));
    let declared: Vec<_> = rules.flat_map(|rule| &rule.declarations).collect();
    let weight = declared.iter().rfind(|declared| declared.name == "font-weight");
    let weight = weight
        .and_then(|weight| weight.value.parse().ok())
        .unwrap_or(400_u16);
    let face = if weight >= BOLD_FROM { bold } else { regular };
    let words: String = text
        .children()
        .filter(Node::is_text)
        .filter_map(|node| node.text())
        .collect();
    let number = |name| text.attribute(name).and_then(|value| value.parse::<f32>().ok());
    let line = Line::new(face, &words, number("font-size").unwrap_or(0.0));
    let start = match text.attribute("text-anchor") {
        Some("middle") => -line.width / 2.0,
        Some("end") => -line.width,
        _ => 0.0,
    };
    let mut path = String::from("<path");
    if let Some(transform) = text.attribute("transform") {
        path.extend([" transform=\"", transform, "\""]);
    }
    path.push_str(" style=\"");
    for declared in declared
        .iter()
        .filter(|declared| !declared.name.starts_with("font-"))
    {
        write!(path, "{}: {}; ", declared.name, declared.value).expect("writing to a string cannot fail");
    }
    path.push_str("\" d=\"");
    line.write(start, &mut path);
    path.push_str("\"/>");
    path
}

/// Glyphs beside each other.
struct Line<'a> {
    face: &'a Face<'a>,
    glyphs: Vec<GlyphId>,
    /// From the units of the face to those of the picture.
    scale: f32,
    width: f32,
}

impl<'a> Line<'a> {
    fn new(face: &'a Face<'a>, words: &str, size: f32) -> Line<'a> {
        // A letter that the face lacks is shown as an empty box, glyph 0.
        let glyph = |letter| face.glyph_index(letter).unwrap_or(GlyphId(0));
        let glyphs: Vec<GlyphId> = words.chars().map(glyph).collect();
        let scale = size / f32::from(face.units_per_em());
        let width = glyphs.iter().map(|glyph| advance(face, *glyph)).sum::<f32>() * scale;
        Line {
            face,
            glyphs,
            scale,
            width,
        }
    }

    fn write(&self, start: f32, path: &mut String) {
        let mut pen = Pen {
            path,
            x: start,
            scale: self.scale,
        };
        for glyph in &self.glyphs {
            // A space has no outline.
            let _ = self.face.outline_glyph(*glyph, &mut pen);
            pen.x += advance(self.face, *glyph) * self.scale;
        }
    }
}

fn advance(face: &Face<'_>, glyph: GlyphId) -> f32 {
    f32::from(face.glyph_hor_advance(glyph).unwrap_or(0))
}

/// Writes outlines in the words of SVG, where y grows downwards.
struct Pen<'a> {
    path: &'a mut String,
    x: f32,
    scale: f32,
}

impl Pen<'_> {
    fn write(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            let (x, y) = (self.x + x * self.scale, -y * self.scale);
            write!(self.path, "{x:.2} {y:.2} ").expect("writing to a string cannot fail");
        }
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.write('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.write('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.write('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.write('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

/// An element as style sheets see it.
struct Styled<'a, 'input>(Node<'a, 'input>);

impl Element for Styled<'_, '_> {
    fn parent_element(&self) -> Option<Self> {
        self.0.parent_element().map(Styled)
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        self.0.prev_sibling_element().map(Styled)
    }

    fn has_local_name(&self, name: &str) -> bool {
        self.0.tag_name().name() == name
    }

    fn attribute_matches(&self, name: &str, operator: AttributeOperator<'_>) -> bool {
        self.0
            .attribute(name)
            .is_some_and(|value| operator.matches(value))
    }

    fn pseudo_class_matches(&self, class: PseudoClass<'_>) -> bool {
        class == PseudoClass::FirstChild && self.prev_sibling_element().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that a picture may say in our languages, apart from what people type.
    const LETTERS: &str = "AZaz09 ,.:;!?()+-–×−…“”„«»’ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýžĚŘŮěřůҐЄІЇґєіїАЯая";

    #[test]
    fn both_faces_have_the_letters_of_all_languages() {
        for data in [REGULAR, BOLD] {
            let face = Face::parse(data, 0).expect("letters");
            let missing: String = LETTERS
                .chars()
                .filter(|letter| face.glyph_index(*letter).is_none())
                .collect();
            assert_eq!(missing, "");
        }
    }

    fn outlined_text(style: &str, attributes: &str) -> String {
        outlined(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><style>{style}</style><g class=\"button\">\
             <text class=\"a\" font-size=\"10\"{attributes}><title>x</title>I</text></g></svg>"
        ))
    }

    #[test]
    fn words_become_a_path_with_the_styles_of_the_text() {
        let svg = outlined_text(
            ".button text { fill: red; font-weight: 700; } .b { fill: blue; }",
            "",
        );
        assert!(svg.contains("<path style=\"fill: red; \" d=\"M"), "{svg}");
        assert!(!svg.contains("<text"), "{svg}");
    }

    #[test]
    fn weights_are_seen_and_anchors_move_the_words() {
        let outline = |style: &str| {
            let svg = outlined_text(style, "");
            let (_, outline) = svg.split_once(" d=\"").expect("a path");
            outline.to_owned()
        };
        let light = outline("");
        assert_ne!(light, outline(".a { font-weight: 600; }"));
        assert_eq!(light, outline(".a { font-weight: 500; }"));
        let starts = ["start", "middle", "end"].map(|anchor| {
            let svg = outlined_text("", &format!(" text-anchor=\"{anchor}\""));
            let (_, path) = svg.split_once("d=\"M").expect("a path");
            path.split(' ')
                .next()
                .and_then(|x| x.parse::<f32>().ok())
                .expect("a number")
        });
        assert!(starts[0] > starts[1] && starts[1] > starts[2], "{starts:?}");
    }
}
