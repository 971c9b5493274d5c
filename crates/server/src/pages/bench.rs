//! Where a position is put together by clicking, as markup: pieces in trays, spots, numbers and
//! choices. Every piece and every spot is a button, so that keyboards and screen readers have the
//! same. The script knows ids and kinds, and no game.

use std::collections::HashMap;

use draw::{Bench, Dial, DialRange, Miniature, Plot, PlotForm, RULES, SEATS, Spot, Tool};
use games::GameId;
use maud::{Markup, PreEscaped, html};
use rules::{Phrase, Seat};
use say::Speaker;

use crate::parts::chip;
use crate::table::{PlanFault, listed};

/// Trays with more pieces than this are closed until somebody wants them.
const MANY: usize = 24;

/// What is wrong, by the spots that it speaks of.
pub(super) type AtFault = HashMap<String, String>;

/// Everything to put a position together with.
pub(super) struct BenchMarkup<'a> {
    pub(super) game: GameId,
    pub(super) bench: &'a Bench,
    pub(super) speaker: Speaker,
    pub(super) at_fault: &'a AtFault,
}

impl BenchMarkup<'_> {
    fn say(&self, id: &'static str) -> String {
        self.speaker.text(id)
    }

    /// The pieces.
    pub(super) fn trays(&self) -> Markup {
        html! {
            @for (index, tray) in self.bench.trays.iter().enumerate() {
                details class="tray" id={ "tray-" (index) } open[tray.tools.len() <= MANY] {
                    summary { (self.speaker.say(&tray.title)) }
                    div class="tools" {
                        @for tool in &tray.tools { (self.tool(tool)) }
                    }
                }
            }
        }
    }

    fn tool(&self, tool: &Tool) -> Markup {
        let name = with_numbers(self.speaker.say(&tool.name), &tool.face);
        html! {
            button type="button" class="tool" data-tool=(tool.id) data-kind=(tool.kind) aria-pressed="false" aria-label=(name) title=(name) {
                (PreEscaped(tool.face.to_markup(self.game, self.speaker)))
            }
        }
    }

    /// What pieces are put on: what lies on the table, and what belongs to each player; what the game
    /// names first stands first.
    pub(super) fn plots(&self) -> Markup {
        let of_all = || {
            self.bench
                .dials
                .iter()
                .filter(|dial| dial.seat.is_none() && dial.id != RULES)
        };
        let table_first = self.bench.plots.first().is_some_and(|plot| plot.seat.is_none());
        html! {
            div class="dials" { @for dial in of_all().filter(|dial| dial.id == SEATS) { (self.dial(dial)) } }
            @if table_first { (self.table()) }
            @for seat in Seat::all(self.bench.seats) { (self.seat(seat)) }
            @if !table_first { (self.table()) }
            div class="dials" { @for dial in of_all().filter(|dial| dial.id != SEATS) { (self.dial(dial)) } }
        }
    }

    /// What lies on the table.
    fn table(&self) -> Markup {
        html! {
            @for plot in self.bench.plots.iter().filter(|plot| plot.seat.is_none()) { (self.plot(plot)) }
            @if !self.bench.deeds.is_empty() {
                div class="deeds" {
                    @for (deed, name) in &self.bench.deeds {
                        button type="button" data-deed=(deed) { (self.speaker.say(name)) }
                    }
                }
            }
        }
    }

    fn seat(&self, seat: Seat) -> Markup {
        let mine = |of: Option<Seat>| of == Some(seat);
        let plots = || self.bench.plots.iter().filter(|plot| mine(plot.seat));
        let dials = || self.bench.dials.iter().filter(|dial| mine(dial.seat));
        html! {
            @if plots().next().is_some() || dials().next().is_some() {
                section class="of-seat" aria-labelledby={ "of-seat-" (seat) } {
                    h2 id={ "of-seat-" (seat) } { (chip(seat)) " " (self.speaker.seat(seat)) }
                    @for plot in plots() { (self.plot(plot)) }
                    div class="dials" { @for dial in dials() { (self.dial(dial)) } }
                }
            }
        }
    }

    fn plot(&self, plot: &Plot) -> Markup {
        let title = self.speaker.say(&plot.title);
        let form = match plot.form {
            PlotForm::Squares => "squares",
            PlotForm::Rows => "rows",
            PlotForm::Cards => "cards",
        };
        let columns = plot.rows.iter().map(Vec::len).max().unwrap_or(0);
        let whose = plot.seat.map(|seat| self.speaker.seat(seat));
        let label = whose.map_or_else(|| title.clone(), |seat| format!("{title}, {seat}"));
        html! {
            div class={ "plot " (form) } role="group" aria-label=(label) data-columns=(columns) {
                @if plot.seat.is_some() { h3 { (title) } } @else { h2 { (title) } }
                div class="spots" {
                    @for row in &plot.rows {
                        div class="row" {
                            @for spot in row {
                                @match spot {
                                    Some(spot) => (self.spot(spot)),
                                    None => span class="gap" {},
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn spot(&self, spot: &Spot) -> Markup {
        let names = spot.holds.iter().map(|held| match self.bench.tool(held) {
            Some(tool) => self.speaker.say(&tool.name),
            None => held.clone(),
        });
        let mut held: Vec<String> = names.collect();
        if held.is_empty() {
            held.push(self.say("board-empty"));
        }
        let mut label = format!("{}: {}", spot.name, held.join(", "));
        label = with_numbers(label, &spot.face);
        let fault = self.at_fault.get(&spot.id);
        if let Some(fault) = fault {
            label = format!("{label}. {fault}");
        }
        let class = if fault.is_some() { "spot faulty" } else { "spot" };
        html! {
            button type="button" class=(class) data-spot=(spot.id) data-takes=(spot.takes.join(" ")) aria-label=(label) title=(label) {
                (PreEscaped(spot.face.to_markup(self.game, self.speaker)))
            }
        }
    }

    fn dial(&self, dial: &Dial) -> Markup {
        let id = format!("dial-{}", dial.id);
        let name = self.speaker.say(&dial.name);
        html! {
            label class="dial" for=(id) {
                span { (name) }
                @match &dial.range {
                    DialRange::Number { least, most } => {
                        input type="number" id=(id) data-dial=(dial.id) min=(least) max=(most) value=(dial.value);
                    }
                    DialRange::Choice(choices) => {
                        select id=(id) data-dial=(dial.id) {
                            @if choices.iter().all(|(value, _)| *value != dial.value) {
                                option value=(dial.value) selected { "—" }
                            }
                            @for (value, words) in choices {
                                option value=(value) selected[*value == dial.value] { (self.speaker.say(words)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What can be read on a button is said of it too: people who speak to their computer say what they
/// see.
fn with_numbers(said: String, face: &Miniature) -> String {
    let numbers = face.numbers().join(" ");
    let words = said.split(|letter: char| !letter.is_alphanumeric());
    if numbers.is_empty() || words.into_iter().any(|word| word == numbers) {
        return said;
    }
    format!("{said}, {numbers}")
}

/// All that is wrong, each beside the spots that it speaks of.
pub(super) fn fault_list(
    game: GameId,
    bench: Option<&Bench>,
    faults: &[PlanFault],
    speaker: Speaker,
) -> (Markup, AtFault) {
    let mut at_fault = AtFault::new();
    let spots_of = |fault: &PlanFault| match (fault, bench) {
        (PlanFault::Said(phrase), Some(bench)) => draw::at_fault(game, bench, phrase),
        _ => Vec::new(),
    };
    let mut lines = Vec::new();
    for (index, text) in listed(faults, speaker).into_iter().enumerate() {
        let spots = faults.get(index).map(spots_of).unwrap_or_default();
        for spot in &spots {
            at_fault.entry(spot.clone()).or_insert_with(|| text.clone());
        }
        lines.push((text, spots.into_iter().next()));
    }
    let markup = html! {
        @if !lines.is_empty() {
            p { (speaker.say(&Phrase::new("board-not-yet"))) }
            ul {
                @for (text, spot) in &lines {
                    li {
                        @match spot {
                            Some(spot) => button type="button" class="to-spot" data-show=(spot) { (text) },
                            None => (text),
                        }
                    }
                }
            }
        }
    };
    (markup, at_fault)
}
