//! Names that people choose, sanitised for storage and display.
//!
//! A name may contain anything that can be typed: letters of any script, emoji, but also marks
//! that reverse the text after it, invisible characters, or ten thousand of them. Stored names
//! are [cleaned](clean_name); displayed names are sanitised again by [`shown_name`], because
//! records also come from elsewhere.

use std::borrow::Cow;

/// The maximum number of characters in a name.
pub const LONGEST_NAME: usize = 40;

/// The maximum number of accents on one letter.
const MOST_MARKS: usize = 3;

/// The name without invisible characters and direction marks, with single spaces. `None` if it is
/// then empty, too long, or not one line of text.
pub fn clean_name(typed: &str) -> Option<String> {
    // No keyboard types these into a name.
    if typed.trim().contains(char::is_control) {
        return None;
    }
    let cleaned = visible_part(typed);
    let fits = !cleaned.is_empty() && cleaned.chars().nth(LONGEST_NAME).is_none();
    fits.then_some(cleaned)
}

/// A name from any source, safe to insert into any sentence: cleaned, truncated if too long, and
/// isolated if written from right to left.
pub fn shown_name(name: &str) -> Cow<'_, str> {
    if is_plain(name) {
        return Cow::Borrowed(name);
    }
    let mut shown = visible_part(name);
    if shown.is_empty() {
        shown.push('?');
    }
    if let Some((end, _)) = shown.char_indices().nth(LONGEST_NAME) {
        shown.truncate(end);
        shown.push('…');
    }
    if shown.chars().any(is_right_to_left) {
        // First strong isolate, and pop directional isolate.
        shown = format!("\u{2068}{shown}\u{2069}");
    }
    Cow::Owned(shown)
}

/// Whether the name is short and needs no special care, like most names.
fn is_plain(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_graphic() || ('\u{c0}'..'\u{300}').contains(&c);
    let inner_space = !name.starts_with(' ') && !name.ends_with(' ') && !name.contains("  ");
    !name.is_empty()
        && name.len() <= LONGEST_NAME
        && inner_space
        && name.chars().all(|c| plain(c) || c == ' ')
}

fn visible_part(typed: &str) -> String {
    let mut cleaned = String::new();
    let (mut space, mut joiner) = (false, None);
    let mut marks = 0;
    for c in typed.chars() {
        if c.is_whitespace() {
            (space, joiner) = (true, None);
        } else if is_joiner(c) {
            // A joiner without characters on both sides does nothing.
            joiner = (!space && !cleaned.is_empty()).then_some(c);
        } else if is_unseen(c) {
            // It is removed without a trace.
        } else if is_mark(c) {
            let has_letter = !space && !cleaned.is_empty();
            marks += 1;
            if has_letter && marks <= MOST_MARKS {
                cleaned.push(c);
            }
        } else {
            if space && !cleaned.is_empty() {
                cleaned.push(' ');
            }
            cleaned.extend(joiner.take());
            cleaned.push(c);
            (space, marks) = (false, 0);
        }
    }
    cleaned
}

/// Joins letters or emoji into one.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Combines with the preceding character: accents, and emoji variation selectors.
const fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe0e}' | '\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Invisible, used only to change the text direction, or unassigned.
fn is_unseen(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let blank = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    let private = matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}');
    c.is_control() || turns || blank || private
}

/// Belongs to a script that is written from right to left.
const fn is_right_to_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_kinds_stay_as_they_are() {
        for name in [
            "Anna",
            "Žofia Kováčová-Ďurišová",
            "Олеся Ґудзь",
            "नीलम",
            "李小龍",
            "🏺",
            "👩‍👩‍👧",
            "❤️",
            "אסתר",
            "محمد علی",
            "می‌خواهم",
            "<b>Bobby</b> & \"Tables\"",
            "x̂",
        ] {
            assert_eq!(clean_name(name).as_deref(), Some(name), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_turns_text_around_goes() {
        for (typed, kept) in [
            ("  Anna \u{2003} B ", "Anna B"),
            ("An\u{200b}na\u{feff}", "Anna"),
            ("\u{202e}annA", "annA"),
            ("a\u{2067}b\u{2069}c\u{200f}", "abc"),
            ("Anna\u{200d}\u{200d} \u{200d}B\u{200d}", "Anna B"),
            ("\u{301}\u{301}Anna", "Anna"),
            ("a\u{301}\u{302}\u{303}\u{304}\u{305}b", "a\u{301}\u{302}\u{303}b"),
            ("a\u{2028}b\u{3000}c\u{a0}d\n", "a b c d"),
        ] {
            assert_eq!(clean_name(typed).as_deref(), Some(kept), "{typed:?}");
        }
        for nothing in [
            "",
            " \u{a0} ",
            "\u{200b}\u{2060}",
            "\u{3164}",
            "\u{202e}",
            "\u{301}",
            "\u{200d}",
        ] {
            assert_eq!(clean_name(nothing), None, "{nothing:?}");
            assert_eq!(shown_name(nothing), "?", "{nothing:?}");
        }
        for no_line in ["a\nb", "a\tb", "An\u{0}na", "\u{1b}[31mAnna"] {
            assert_eq!(clean_name(no_line), None, "{no_line:?}");
            assert!(!shown_name(no_line).contains(char::is_control), "{no_line:?}");
        }
    }

    #[test]
    fn no_name_is_too_long() {
        let name = |length: usize| "ž".repeat(length);
        assert_eq!(clean_name(&name(LONGEST_NAME)), Some(name(LONGEST_NAME)));
        assert_eq!(clean_name(&name(LONGEST_NAME + 1)), None);
        assert_eq!(clean_name(&name(10_000)), None);
        assert_eq!(shown_name(&name(10_000)), name(LONGEST_NAME) + "…");
        // Invisible characters do not count.
        assert_eq!(
            clean_name(&("A".to_owned() + &"\u{200b}".repeat(10_000))).as_deref(),
            Some("A")
        );
    }

    #[test]
    fn a_shown_name_cannot_reach_out_of_itself() {
        assert_eq!(shown_name("אסתר"), "\u{2068}אסתר\u{2069}");
        assert_eq!(shown_name("Anna\u{2069}\u{202e}"), "Anna");
        assert!(matches!(shown_name("Žofia"), Cow::Borrowed("Žofia")));
        // Whatever the input, the output has at most one pair of isolates, around everything.
        for first in (0..0x3000).chain(0xfb00..0x1_0000).chain(0xe_0000..0xe_0200) {
            for text in ["{}", "a{}b", "א{}b"] {
                let Some(c) = char::from_u32(first) else { continue };
                let name = text.replace("{}", &c.to_string());
                let shown = shown_name(&name);
                let inner = shown.strip_prefix('\u{2068}').map_or(&*shown, |rest| {
                    rest.strip_suffix('\u{2069}').expect("an isolate ends")
                });
                assert!(!inner.chars().any(is_unseen), "{name:?} shows as {shown:?}");
                assert_eq!(clean_name(inner).as_deref(), Some(inner), "{name:?}");
            }
        }
    }
}
