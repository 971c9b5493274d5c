use games::GameId;
use rules::{BySeat, Outcome, Phrase, Seat, Tally};

use crate::Speaker;
use crate::spoken::Spoken;

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

    /// Who won and by how much, to one of the players or to somebody else.
    pub fn verdict(
        self,
        places: &BySeat<u8>,
        names: &BySeat<String>,
        points: Option<&BySeat<i32>>,
        you: Option<Seat>,
    ) -> String {
        let mut first = places.enumerate().filter(|(_, place)| **place == 1);
        let (Some((winner, _)), None) = (first.next(), first.next()) else {
            return self.winners(places, names);
        };
        let best_other = points.and_then(|points| {
            let others = points.enumerate().filter(|(seat, _)| *seat != winner);
            Some((points[winner], others.map(|(_, points)| *points).max()?))
        });
        // Who won because the others were out is not told by points.
        let best_other = best_other.filter(|&(own, other)| own >= other && own != 0);
        let is_you = you == Some(winner);
        let phrase = match (best_other, is_you) {
            (None, true) => Phrase::new("outcome-you-win"),
            (None, false) => return self.winners(places, names),
            (Some((own, other)), _) => {
                let phrase = if is_you {
                    Phrase::new("outcome-you-win-points")
                } else {
                    Phrase::new("outcome-winner-points").with("name", names[winner].as_str())
                };
                phrase.with("points", own).with("other", other)
            }
        };
        self.say(&phrase)
    }

    /// What made one of several players with the most points the winner; `None` if that was not
    /// needed, or is said by how the match ended.
    pub fn tie_break(self, game: GameId, places: &BySeat<u8>, points: &BySeat<i32>) -> Option<String> {
        let most = points.iter().max()?;
        let level = points.iter().filter(|points| *points == most).count() > 1;
        let decided = places.enumerate().filter(|(_, place)| **place == 1).count() == 1;
        let id = games::dispatch!(game, |Game| <Game as Spoken>::TIE_BREAK)?;
        (level && decided).then(|| self.text(id))
    }

    /// The same points in as few lines as say where they come from: one for each round instead of all
    /// lines that name it, and one for all lines of a kind.
    pub fn in_short(self, game: GameId, tally: &BySeat<Tally>) -> BySeat<Tally> {
        tally.map(|_, tally| {
            let mut short = Tally::default();
            for line in &tally.lines {
                let round = line.phrase.args.iter().find(|(name, _)| *name == "round");
                let all = match round {
                    Some((_, round)) => Some(Phrase::new("table-round").with("round", round.clone())),
                    None => games::dispatch!(game, |Game| <Game as Spoken>::added_up(&line.phrase)),
                };
                let phrase = all.as_ref().unwrap_or(&line.phrase);
                // Lines that stand for themselves may be there twice: two divine stones are two lines.
                let known = short
                    .lines
                    .iter_mut()
                    .find(|known| all.is_some() && known.phrase == *phrase);
                match known {
                    Some(known) => known.points += line.points,
                    None => short.add(line.rule, phrase.clone(), line.points),
                }
            }
            short
        })
    }

    /// The same points of one round, under a title that says which.
    pub fn of_round(self, game: GameId, tally: &BySeat<Tally>) -> BySeat<Tally> {
        let mut tally = tally.clone();
        for seat in Seat::all(tally.seats()) {
            for line in &mut tally[seat].lines {
                let shorter = games::dispatch!(game, |Game| <Game as Spoken>::without_round(&line.phrase));
                line.phrase = shorter.unwrap_or_else(|| line.phrase.clone());
            }
        }
        tally
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

    /// The same without the rules.
    pub fn plain_tally(self, tally: &Tally) -> Vec<String> {
        let line = |line: &rules::TallyLine| {
            let phrase = Phrase::new("outcome-plain-tally-line")
                .with("what", self.say(&line.phrase))
                .with("points", line.points);
            self.say(&phrase)
        };
        tally.lines.iter().map(line).collect()
    }

    /// The default name of a seat.
    pub fn seat(self, seat: Seat) -> String {
        self.say(&Phrase::new("outcome-seat").with("seat", seat.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_left_out_where_they_decided_nothing() {
        let names: BySeat<String> = ["Anna", "Pebble"].map(str::to_owned).into_iter().collect();
        let places: BySeat<u8> = [2, 1].into_iter().collect();
        let said = |points: [i32; 2]| {
            let points: BySeat<i32> = points.into_iter().collect();
            Speaker::default().verdict(&places, &names, Some(&points), None)
        };
        assert_eq!(said([0, 0]), "Pebble wins.");
        assert_eq!(said([24, 20]), "Pebble wins.");
        assert_eq!(said([20, 24]), "Pebble wins 24 to 20.");
    }
}
