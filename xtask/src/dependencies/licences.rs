//! Whether everything may be used under a licence that we allow.

use serde_json::Value;

use super::Rules;

pub(super) fn check(packages: &[Value], rules: &Rules, faults: &mut Vec<String>) {
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let exceptions = rules.exceptions.get(name);
        let allowed =
            |id: &str| rules.licences.contains(id) || exceptions.is_some_and(|more| more.contains(id));
        match package["license"].as_str() {
            None => faults.push(format!("{name} names no licence")),
            Some(licence) if !is_allowed(licence, &allowed) => {
                faults.push(format!(
                    "{name} has the licence {licence}, which deny.toml does not allow"
                ));
            }
            Some(_) => {}
        }
    }
}

/// Whether a licence in SPDX can be met by what is allowed. What is malformed is not.
fn is_allowed(licence: &str, allowed: &dyn Fn(&str) -> bool) -> bool {
    // Old packages write a slash for OR.
    let spaced = licence
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut words = words.as_slice();
    either(&mut words, allowed).is_some_and(|met| met && words.is_empty())
}

/// `both OR both …`
fn either(words: &mut &[&str], allowed: &dyn Fn(&str) -> bool) -> Option<bool> {
    let mut met = both(words, allowed)?;
    while let ["OR", rest @ ..] = words {
        *words = rest;
        met |= both(words, allowed)?;
    }
    Some(met)
}

/// `one AND one …`
fn both(words: &mut &[&str], allowed: &dyn Fn(&str) -> bool) -> Option<bool> {
    let mut met = one(words, allowed)?;
    while let ["AND", rest @ ..] = words {
        *words = rest;
        met &= one(words, allowed)?;
    }
    Some(met)
}

/// An id, an id with an exception (which only ever allows more), or brackets.
fn one(words: &mut &[&str], allowed: &dyn Fn(&str) -> bool) -> Option<bool> {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let met = either(words, allowed)?;
            let [")", rest @ ..] = words else { return None };
            *words = rest;
            Some(met)
        }
        [id, "WITH", _, rest @ ..] | [id, rest @ ..] => {
            *words = rest;
            Some(allowed(id))
        }
        [] => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(licence: &str) -> bool {
        is_allowed(licence, &|id| ["MIT", "Apache-2.0"].contains(&id))
    }

    #[test]
    fn one_of_several_is_enough_and_all_of_several_are_needed() {
        for good in [
            "MIT",
            "MIT OR GPL-3.0-only",
            "GPL-2.0-only/MIT",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0-only",
            "(GPL-3.0-only OR MIT) AND Apache-2.0",
        ] {
            assert!(met(good), "{good}");
        }
        for bad in [
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "",
            "(MIT",
            "MIT MIT",
        ] {
            assert!(!met(bad), "{bad}");
        }
    }
}
