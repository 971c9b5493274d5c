use conform::{Campaign, RuleCounts};
use game_pylos::{End, Pylos, RuleSet, greedy};
use rules::{Options, Rule, Variant};

#[test]
fn the_laws_hold_under_every_rule_set() {
    for &variant in RuleSet::ALL {
        let options = Options {
            variant,
            ..Options::default()
        };
        Campaign::<Pylos>::new(2)
            .options(options)
            .matches(conform::matches(2_000))
            .policy(&greedy::choose)
            .check();
    }
}

#[test]
fn every_ending_occurs() {
    let mut counts = RuleCounts::default();
    for &variant in RuleSet::ALL {
        Campaign::<Pylos>::new(2)
            .options(Options {
                variant,
                ..Options::default()
            })
            .matches(conform::matches(4_000))
            .policy(&greedy::choose)
            .watch(&mut |_, _, _, after| {
                counts.hit(Rule::new(
                    "PY",
                    match after.end() {
                        Some(End::Apex(_)) => 6,
                        Some(End::EmptyReserve(_)) => 7,
                        Some(End::Repetition) => 10,
                        None => 2,
                    },
                ));
            })
            .check();
    }
    println!("{counts}");
    counts.assert_at_least(10, &[Rule::new("PY", 6), Rule::new("PY", 7)]);
}
