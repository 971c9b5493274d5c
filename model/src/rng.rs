use dice::SeededDice;
use rules::Dice;

/// The tester's own choices: the same seed makes the same ones.
pub(crate) struct Rng(SeededDice);

/// Characters that have broken programs before.
const AWKWARD: &[&str] = &[
    "",
    "\u{0}",
    "\n",
    "\r\n",
    "'",
    "\"",
    "<script>",
    "%00",
    "../",
    "\u{202e}",
    "💩",
    "é",
    "-1",
    "0",
    "9999999999999999999999",
    "1e300",
    "null",
    "{}",
    "[]",
    "true",
    "NaN",
    "%",
    "&",
    "=",
    ";",
    " ",
    "\\",
    "/",
    "?",
    "#",
    "\u{feff}",
    "ÿ",
];

impl Rng {
    pub(crate) fn new(seed: u64) -> Rng {
        Rng(SeededDice::new(seed))
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.below(n as u32) as usize
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// One of these, if there is any.
    pub(crate) fn pick_any<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| self.pick(all).clone())
    }

    /// Text that makes no sense.
    pub(crate) fn garbage(&mut self) -> String {
        match self.below(4) {
            0 => (*self.pick(AWKWARD)).to_owned(),
            1 => {
                let length = 1 + self.below(40);
                (0..length)
                    .map(|_| char::from(32 + self.below(95) as u8))
                    .collect()
            }
            2 => {
                let length = 1 + self.below(12);
                (0..length).map(|_| *self.pick(AWKWARD)).collect()
            }
            _ => self.pick(&["a", "9", "é"]).repeat(1 + self.below(900)),
        }
    }

    /// The same text with something wrong in it.
    pub(crate) fn spoilt(&mut self, text: &str) -> String {
        let mut all: Vec<char> = text.chars().collect();
        for _ in 0..=self.below(2) {
            let at = self.below(all.len() + 1);
            match self.below(3) {
                0 => all.insert(at, char::from(33 + self.below(94) as u8)),
                1 if at < all.len() => {
                    all.remove(at);
                }
                _ if at < all.len() => all[at] = char::from(33 + self.below(94) as u8),
                _ => all.push('x'),
            }
        }
        all.into_iter().collect()
    }
}
