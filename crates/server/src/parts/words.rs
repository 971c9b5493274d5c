use board::Reader;
use draw::Reading;
use maud::{Markup, html};
use say::Speaker;

/// The part of a page with the board in words: always there for screen readers, behind a button
/// for everybody else.
pub(crate) fn section(speaker: Speaker, shown: bool, content: &Markup) -> Markup {
    html! {
        section id="words" class=(if shown { "words shown" } else { "words" }) aria-labelledby="words-title" {
            h2 id="words-title" class="unseen" tabindex="-1" { (speaker.text("reading-title")) }
            button type="button" class="quiet" id="words-switch" aria-pressed=(if shown { "true" } else { "false" }) {
                (speaker.text("reading-show"))
            }
            div id="reading" class="in-words" { (content) }
        }
    }
}

/// The board as it is now, in words.
pub(crate) fn in_words(speaker: Speaker, reading: &Reading) -> Markup {
    let name = Reader::NOW;
    Reader { speaker, name }.whole(reading)
}
