//! The test kit that every game of Benben passes.
//!
//! | to check | call |
//! | --- | --- |
//! | the laws of the traits, over many random matches | [`Campaign`] |
//! | that each rule has fired | [`RuleCounts`], fed by [`Campaign::watch`] |
//! | that nothing changed by accident | [`golden()`], [`golden::golden_complete`] |
//! | published numbers | [`perft`] |
//! | that `sample` has the right support and odds | [`sampling`] |
//! | the kit itself, and the traits | [`toys`] |
//!
//! Three lines in a game's tests are enough for the laws:
//!
//! ```
//! # use conform::toys::Heaps;
//! # fn laws_hold() {
//! conform::Campaign::<Heaps>::new(2).matches(conform::matches(200)).check();
//! # }
//! # laws_hold();
//! ```

mod campaign;
mod chi_squared;
mod counts;
pub mod golden;
mod histories;
mod law;
mod laws;
pub mod perft;
pub mod sampling;
pub mod toys;

pub use campaign::{Campaign, CampaignReport, Policy, Watch};
pub use counts::RuleCounts;
pub use golden::golden;
pub use law::{Broken, Law};

/// The number of matches to play for a campaign of `full` matches: a tenth (at least one) in CI,
/// all of them if the environment variable `BENBEN_SOAK` is `1`.
pub fn matches(full: usize) -> usize {
    if soaking() { full } else { (full / 10).max(1) }
}

/// Whether long campaigns run in full.
pub(crate) fn soaking() -> bool {
    std::env::var_os("BENBEN_SOAK").is_some_and(|value| value == "1")
}
