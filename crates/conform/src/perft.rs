//! Perft: counts what can be reached in a number of steps, and compares it with published
//! numbers.
//!
//! A table is text. A line is `name | setup | depth count depth count …`; a comment starts with
//! `#` and names the source of the numbers below it. A case without a source is an error, because
//! a number without a source proves nothing.
//!
//! ```
//! use conform::perft::PerftTable;
//! use conform::toys::Heaps;
//! use rules::{Game, Options};
//!
//! let table: PerftTable = "
//! ## Counted by hand.
//! start | 3 5 7 | 1 3 2 9
//! ".parse()?;
//! table.check(|_setup, depth| {
//!     conform::perft::actions(&Heaps::start(&Options::default(), 2), depth)
//! });
//! # Ok::<(), conform::perft::BadPerftTable>(())
//! ```

use std::fmt;
use std::str::FromStr;

use rules::Position;

use crate::laws::{list, played};

/// Positions with published counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerftTable {
    /// The lines, in order.
    pub cases: Vec<Case>,
}

/// One line of a [`PerftTable`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// The starting position, in any form that the counter understands.
    pub setup: String,
    /// The source of the numbers: the comment above.
    pub source: String,
    /// Depths with their counts.
    pub counts: Vec<(u32, u64)>,
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPerftTable {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason why it cannot be read.
    pub problem: &'static str,
}

/// A count that differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The case.
    pub case: Case,
    /// The depth.
    pub depth: u32,
    /// The number in the table.
    pub expected: u64,
    /// The number counted.
    pub counted: u64,
}

impl PerftTable {
    /// The table without the numbers above `most`, unless `BENBEN_SOAK=1` is set.
    #[must_use]
    pub fn up_to(mut self, most: u64) -> PerftTable {
        if !crate::soaking() {
            for case in &mut self.cases {
                case.counts.retain(|&(_, count)| count <= most);
            }
        }
        self
    }

    /// Counts every case in the table.
    ///
    /// # Errors
    /// All counts that differ.
    pub fn run(&self, mut count: impl FnMut(&str, u32) -> u64) -> Result<(), Vec<Mismatch>> {
        let mut mismatches = Vec::new();
        for case in &self.cases {
            for &(depth, expected) in &case.counts {
                let counted = count(&case.setup, depth);
                if counted != expected {
                    mismatches.push(Mismatch {
                        case: case.clone(),
                        depth,
                        expected,
                        counted,
                    });
                }
            }
        }
        if mismatches.is_empty() {
            Ok(())
        } else {
            Err(mismatches)
        }
    }

    /// Counts every case in the table.
    ///
    /// # Panics
    /// If a count differs, or there is none to compare.
    #[track_caller]
    pub fn check(&self, count: impl FnMut(&str, u32) -> u64) {
        assert!(
            self.cases.iter().any(|case| !case.counts.is_empty()),
            "a table without numbers"
        );
        if let Err(mismatches) = self.run(count) {
            let lines: Vec<String> = mismatches.iter().map(Mismatch::to_string).collect();
            panic!("{}", lines.join("\n"));
        }
    }
}

/// The number of action sequences of this length, chance included; seats that choose at the same
/// time do so lowest first. A match that ends earlier counts only at the depth at which it ends.
pub fn actions<P: Position>(position: &P, depth: u32) -> u64 {
    let Some(actor) = position.next_actor() else {
        return u64::from(depth == 0);
    };
    let list = match depth {
        0 => return 1,
        _ => list(position, actor),
    };
    if depth == 1 {
        return list.len() as u64;
    }
    list.into_iter()
        .map(|action| actions(&played(position, actor, action), depth - 1))
        .sum()
}

impl FromStr for PerftTable {
    type Err = BadPerftTable;

    fn from_str(text: &str) -> Result<PerftTable, BadPerftTable> {
        let mut cases = Vec::new();
        let mut source = String::new();
        let mut in_comment = false;
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if let Some(comment) = line.strip_prefix('#') {
                if !in_comment {
                    source.clear();
                }
                source.push_str(if source.is_empty() { "" } else { " " });
                source.push_str(comment.trim());
            } else if !line.is_empty() {
                let case = case(line, &source).map_err(|problem| BadPerftTable {
                    line: index + 1,
                    problem,
                })?;
                cases.push(case);
            }
            in_comment = line.starts_with('#');
        }
        Ok(PerftTable { cases })
    }
}

fn case(line: &str, source: &str) -> Result<Case, &'static str> {
    // A set-up may contain bars of its own: only the first and the last are separators.
    let fields = line
        .split_once('|')
        .and_then(|(name, rest)| Some((name, rest.rsplit_once('|')?)));
    let Some((name, (setup, numbers))) = fields else {
        return Err("expected `name | setup | depth count depth count …`");
    };
    let (name, setup) = (name.trim(), setup.trim());
    if source.is_empty() {
        return Err("no comment above it names the source");
    }
    let numbers: Vec<u64> = numbers
        .split_whitespace()
        .map(|number| number.replace('_', "").parse())
        .collect::<Result<_, _>>()
        .map_err(|_| "expected whole numbers after the setup")?;
    if numbers.is_empty() || numbers.len() % 2 == 1 {
        return Err("expected pairs of depth and count");
    }
    let counts = numbers
        .chunks_exact(2)
        .map(|pair| Ok((u32::try_from(pair[0]).map_err(|_| "a depth that large")?, pair[1])))
        .collect::<Result<_, _>>()?;
    Ok(Case {
        name: name.to_owned(),
        setup: setup.to_owned(),
        source: source.to_owned(),
        counts,
    })
}

impl fmt::Display for BadPerftTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "perft table, line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for BadPerftTable {}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} at depth {}: counted {}, but {} according to {}",
            self.case.name, self.depth, self.counted, self.expected, self.case.source
        )
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, Options};

    use super::*;
    use crate::toys::{Bids, Heaps};

    #[test]
    fn tables_are_read_with_their_sources() {
        let table: PerftTable = "# by\n# hand\none | x y | 1 2 3 1_000\n\n# by machine\ntwo | | 0 1"
            .parse()
            .unwrap();
        assert_eq!(table.cases.len(), 2);
        assert_eq!(table.cases[0].source, "by hand");
        assert_eq!(table.cases[0].setup, "x y");
        assert_eq!(table.cases[0].counts, [(1, 2), (3, 1000)]);
        assert_eq!(table.cases[1].source, "by machine");
    }

    #[test]
    fn bad_tables_are_refused_with_the_line() {
        for (text, line, problem) in [
            ("one | x | 1 2", 1, "source"),
            ("# s\none | 1 2", 2, "name | setup"),
            ("# s\n\none | x | 1", 3, "pairs"),
            ("# s\none | x |", 2, "pairs"),
            ("# s\none | x | 1 many", 2, "whole numbers"),
            ("# s\none | x | 4294967296 1", 2, "depth"),
        ] {
            let bad = text.parse::<PerftTable>().unwrap_err();
            assert_eq!(bad.line, line, "{text}");
            assert!(bad.problem.contains(problem), "{text}: {bad}");
        }
    }

    #[test]
    fn a_wrong_number_is_named() {
        let start = Heaps::start(&Options::default(), 2);
        let table: PerftTable = "# somebody\nstart | | 0 1 1 3 2 9 3 28".parse().unwrap();
        let mismatches = table.run(|_, depth| actions(&start, depth)).unwrap_err();
        assert_eq!(mismatches.len(), 1);
        // Nine openings, then any of three heaps: only taking all three from the smallest heap
        // leaves two.
        assert_eq!((mismatches[0].depth, mismatches[0].counted), (3, 26));
        assert!(mismatches[0].to_string().contains("according to somebody"));
    }

    #[test]
    fn seats_that_choose_together_are_asked_one_after_another() {
        let start = Bids::start(&Options::default(), 3);
        assert_eq!(actions(&start, 1), 5);
        assert_eq!(actions(&start, 4), 5 * 5 * 5 * 5);
        assert_eq!(actions(&start, 5), 5 * 5 * 5 * 5 * 4);
    }
}
