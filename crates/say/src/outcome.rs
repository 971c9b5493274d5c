use rules::{BySeat, Outcome, Phrase, Seat, Tally};

use crate::Speaker;

impl Speaker {
    /// How the match ended: who won, and what ended it with the rule.
    pub fn outcome(self, outcome: &Outcome, names: &BySeat<String>) -> String {
        let ending = Phrase::new("outcome-ending")
            .with("what", self.say(&outcome.ending.phrase))
            .with("rule", outcome.ending.rule.to_string());
        format!("{} {}", self.winners(&outcome.places, names), self.say(&ending))
    }

    /// Who won, or who share the victory.
    pub fn winners(self, places: &BySeat<u8>, names: &BySeat<String>) -> String {
        let first: Vec<&str> = places
            .enumerate()
            .filter(|(_, place)| **place == 1)
            .map(|(seat, _)| names[seat].as_str())
            .collect();
        match first.as_slice() {
            [winner] => self.say(&Phrase::new("outcome-winner").with("name", *winner)),
            all if all.len() == places.seats() as usize => self.text("outcome-draw"),
            several => self.say(&Phrase::new("outcome-shared").with("names", several.join(", "))),
        }
    }

    /// The points of a seat, line by line: the reason, the rule, the number.
    pub fn tally(self, tally: &Tally) -> Vec<String> {
        tally
            .lines
            .iter()
            .map(|line| {
                let phrase = Phrase::new("outcome-tally-line")
                    .with("what", self.say(&line.phrase))
                    .with("rule", line.rule.to_string())
                    .with("points", line.points);
                self.say(&phrase)
            })
            .collect()
    }

    /// The default name of a seat.
    pub fn seat(self, seat: Seat) -> String {
        self.say(&Phrase::new("outcome-seat").with("seat", seat.to_string()))
    }
}
