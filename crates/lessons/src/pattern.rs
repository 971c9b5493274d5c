use std::fmt;

/// A word of notation in which `*` matches anything and `?` any one letter: `x*`, `2-b3-?`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ActionPattern(pub(crate) &'static str);

impl ActionPattern {
    /// Whether it matches every word.
    pub fn is_anything(self) -> bool {
        self.0 == "*"
    }

    /// Whether this word matches.
    pub fn fits(self, word: &str) -> bool {
        let (pattern, word) = (self.0.as_bytes(), word.as_bytes());
        let (mut at, mut read) = (0, 0);
        // The position of the last star, and how much it has consumed.
        let mut star = None;
        while read < word.len() {
            match pattern.get(at) {
                Some(b'*') => {
                    star = Some((at, read));
                    at += 1;
                }
                Some(&letter) if letter == b'?' || letter == word[read] => {
                    at += 1;
                    read += 1;
                }
                _ => {
                    // The last star consumes one letter more. Earlier stars need not be tried:
                    // their earliest match leaves the most for the rest.
                    let Some((place, taken)) = star else {
                        return false;
                    };
                    star = Some((place, taken + 1));
                    (at, read) = (place + 1, taken + 1);
                }
            }
        }
        pattern[at..].iter().all(|letter| *letter == b'*')
    }
}

impl fmt::Display for ActionPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for ActionPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A simple recursive version of the same.
    fn fits_slowly(pattern: &str, word: &str) -> bool {
        match pattern.strip_prefix('*') {
            Some(rest) => (0..=word.len()).any(|from| fits_slowly(rest, &word[from..])),
            None => match (pattern.chars().next(), word.chars().next()) {
                (None, None) => true,
                (Some(a), Some(b)) => (a == '?' || a == b) && fits_slowly(&pattern[1..], &word[1..]),
                _ => false,
            },
        }
    }

    /// All words of up to `longest` of these letters.
    fn words(letters: &str, longest: u32) -> Vec<String> {
        let mut all = vec![String::new()];
        for _ in 0..longest {
            let longer = all
                .iter()
                .flat_map(|word| letters.chars().map(move |letter| format!("{word}{letter}")));
            let longer: Vec<String> = longer.collect();
            all.extend(longer);
            all.sort();
            all.dedup();
        }
        all
    }

    #[test]
    fn stars_and_question_marks_stand_for_letters() {
        let mut fitting = 0;
        for pattern in words("a*?b", 4) {
            let pattern: &'static str = pattern.leak();
            for word in words("ab", 5) {
                let fits = ActionPattern(pattern).fits(&word);
                assert_eq!(fits, fits_slowly(pattern, &word), "{pattern} and {word}");
                fitting += u32::from(fits);
            }
        }
        assert!(fitting > 1000, "{fitting} pairs fit");
    }
}
