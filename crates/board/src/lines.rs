//! The lines of tallies, told apart while their numbers change.

use rules::{Rule, Seat, Tally, TallyLine};

/// Which line of whose tally: tallies grow at their end, and a line keeps its message while its
/// numbers change, so the message and how many lines before have the same one tell lines apart.
pub(crate) type LineId = (Seat, Rule, &'static str, usize);

/// The lines of a tally.
pub(crate) fn line_ids(seat: Seat, tally: &Tally) -> impl Iterator<Item = LineId> {
    let lines = tally.lines.iter().enumerate();
    lines.map(move |(place, line)| {
        let same = |other: &&TallyLine| other.phrase.id == line.phrase.id;
        let before = tally.lines[..place].iter().filter(same).count();
        (seat, line.rule, line.phrase.id, before)
    })
}
