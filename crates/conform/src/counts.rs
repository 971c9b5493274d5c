use std::collections::BTreeMap;
use std::fmt;

use rules::Rule;

/// How often each rule has fired, counted by a [`watch`](crate::Campaign::watch) callback.
///
/// ```
/// use rules::Rule;
/// let mut counts = conform::RuleCounts::default();
/// counts.hit(Rule::new("SU", 4));
/// counts.hit(Rule::new("SU", 4));
/// assert_eq!(counts.count(Rule::new("SU", 4)), 2);
/// counts.assert_at_least(2, &[Rule::new("SU", 4)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RuleCounts(BTreeMap<Rule, u64>);

impl RuleCounts {
    /// Counts one more firing of the rule.
    pub fn hit(&mut self, rule: Rule) {
        *self.0.entry(rule).or_default() += 1;
    }

    /// How often the rule has fired.
    pub fn count(&self, rule: Rule) -> u64 {
        self.0.get(&rule).copied().unwrap_or_default()
    }

    /// # Panics
    /// If a rule has fired fewer than `least` times; the message names all such rules and shows
    /// the whole table.
    pub fn assert_at_least(&self, least: u64, rules: &[Rule]) {
        let rare: Vec<String> = rules
            .iter()
            .filter(|&&rule| self.count(rule) < least)
            .map(|&rule| format!("{rule} ({} times)", self.count(rule)))
            .collect();
        assert!(
            rare.is_empty(),
            "fired fewer than {least} times: {}\n{self}",
            rare.join(", ")
        );
    }
}

impl fmt::Display for RuleCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<8} {:>12}", "rule", "times")?;
        for (rule, count) in &self.0 {
            writeln!(f, "{:<8} {count:>12}", rule.to_string())?;
        }
        Ok(())
    }
}
