//! The laws detect mistakes: every flaw is caught by the law it breaks, and toys without flaws
//! pass.

mod flawed;
mod flaws;

use std::collections::BTreeSet;

use conform::sampling::Sampling;
use conform::toys::{Bids, Cards, Heaps, ToySize};
use conform::{Broken, Campaign, Law};
use flawed::{Faithful, Flaw, Flawed, FlawedGame, Toy, options};
use flaws::*;
use rules::Viewer;

/// The result of a campaign with the flaw.
fn laws<G: Toy>(flaw: &'static dyn Flaw<G>) -> Result<(), Broken> {
    for seats in (2..=3).filter(|seats| G::SEATS.contains(seats)) {
        let campaign = Campaign::<FlawedGame<G>>::new(seats).options(options(ToySize::Standard, flaw));
        campaign.matches(60).longest(500).run()?;
    }
    Ok(())
}

/// The result of the comparison with all histories.
fn sampling<G: Toy>(flaw: &'static dyn Flaw<G>) -> Result<(), Broken> {
    let sampling = Sampling::<FlawedGame<G>>::new(2).options(options(ToySize::Tiny, flaw));
    sampling.run().map(|_| ())
}

/// A test for every flaw, and the list of all laws that were seen to fail.
macro_rules! caught {
    ($($test:ident: $check:ident($flaw:ident) => $law:ident,)+) => {
        $(
            #[test]
            fn $test() {
                let broken = $check(&$flaw).expect_err("the flaw is detected");
                assert_eq!(broken.law, Law::$law, "{broken}");
                assert!(broken.to_string().contains(Law::$law.name()));
            }
        )+

        #[test]
        fn every_law_bites() {
            let bitten: BTreeSet<Law> = [$(Law::$law),+].into();
            assert_eq!(bitten, BTreeSet::from(Law::ALL));
        }
    };
}

caught! {
    a_leaking_view: laws(LeakingView) => SameEventSameView,
    a_leaking_choice: laws(LeakingChoice) => SilentEventKeepsView,
    a_forgetful_view: sampling(ForgetfulView) => SampleSupport,
    a_forgetful_sample: laws(ForgetfulSample) => SampleKeepsChoices,
    a_careless_sample: laws(CarelessSample) => SampleKeepsView,
    a_narrow_sample: sampling(NarrowSample) => SampleSupport,
    a_biased_sample: sampling(BiasedSample) => SampleOdds,
    a_hasty_sample: laws(HastySample) => SampleKeepsTurn,
    a_list_that_lacks_an_action: laws(MissingAction) => RefusalMatchesList,
    a_list_with_an_illegal_action: laws(SurplusAction) => RefusalMatchesList,
    an_unordered_list: laws(UnorderedList) => ListAscending,
    a_list_that_repeats_itself: laws(RepeatedAction) => ListUnique,
    a_list_for_whose_turn_it_is_not: laws(EverybodysList) => ListMatchesTurn,
    a_list_that_does_not_append: laws(ClearingList) => ListMatchesTurn,
    a_refusal_of_nothing: laws(RefusesNothing) => RefusalMatchesList,
    a_refusal_of_what_is_listed: laws(RefusesTooMuch) => RefusalMatchesList,
    a_panicking_refusal: laws(PanickingRefusal) => NoPanic,
    checked_playing_of_what_is_illegal: laws(CarelessPlay) => PlayAgrees,
    a_refusal_that_spoils_the_position: laws(SpoiltByRefusal) => PlayAgrees,
    an_outcome_while_not_over: laws(EarlyOutcome) => OverIffOutcome,
    no_outcome_when_over: laws(NoOutcome) => OverIffOutcome,
    points_that_do_not_add_up: laws(PointTooMany) => PointsAddUp,
    places_without_a_first: laws(NoFirstPlace) => Places,
    places_for_too_many: laws(TooManyPlaces) => Seats,
    a_match_that_never_ends: laws(NeverEnds) => Ends,
    a_log_that_does_not_replay: laws(RandomStart) => Replays,
    a_chance_without_weight: laws(WeightlessChance) => ChanceWeights,
    chances_that_weigh_too_much: laws(HeavyChance) => ChanceWeights,
    nobody_undecided: laws(NobodyUndecided) => Undecided,
    an_undecided_seat_that_may_not_act: laws(IdleUndecided) => Undecided,
    choices_that_do_not_commute: laws(FirstComeFirstServed) => SameTimeCommutes,
    a_list_that_tells_a_hidden_choice: laws(ListTellsChoice) => SameTimeLists,
    a_choice_that_cannot_be_changed: laws(StubbornChoice) => SameTimeRechoice,
    a_turn_that_tells_who_has_chosen: laws(ShrinkingTurn) => SameTimeTurn,
    a_position_with_the_wrong_seats: laws(WrongSeats) => Seats,
    a_view_of_another_turn: laws(BlindView) => ViewAgrees,
    a_view_without_the_own_list: laws(HelplessView) => ViewAgrees,
    a_missing_event: laws(MissingEvent) => SilentEventKeepsView,
    an_event_that_does_not_tell_all: laws(TaciturnEvent) => EventTellsAll,
    notation_of_two_words: laws(WordyNotation) => NotationOneWord,
    notation_that_says_two_things: laws(VagueNotation) => NotationDistinct,
    notation_that_reads_differently: laws(MisreadNotation) => NotationRoundTrip,
}

#[test]
fn nothing_is_said_against_toys_without_a_flaw() {
    laws::<Heaps>(&Faithful).unwrap();
    laws::<Cards>(&Faithful).unwrap();
    laws::<Bids>(&Faithful).unwrap();
    sampling::<Heaps>(&Faithful).unwrap();
    sampling::<Cards>(&Faithful).unwrap();
    let normalise = |mut position: Flawed<Bids>, viewer: Viewer| {
        position.inner = position.inner.without_hidden_choices(viewer);
        position
    };
    Sampling::<FlawedGame<Bids>>::new(3)
        .options(options(ToySize::Tiny, &Faithful))
        .normalise(&normalise)
        .matches(2)
        .check();
}

#[test]
fn the_laws_alone_do_not_see_wrong_odds() {
    // This is why `sampling` exists: these flaws do not show in any single position.
    laws(&ForgetfulView).unwrap();
    laws(&NarrowSample).unwrap();
    laws(&BiasedSample).unwrap();
}

#[test]
fn a_failure_says_how_to_see_it_again() {
    let broken = laws(&NeverEnds).unwrap_err();
    let text = broken.to_string();
    assert!(
        text.starts_with("law ends broken by heaps (standard with flaw) with 2 seats, match 0 of seed 1\n"),
        "{text}"
    );
    assert_eq!(broken.log.len(), 500);
    assert!(
        broken.log[0].starts_with("1:") && broken.log[2].starts_with("2:"),
        "{text}"
    );
    assert!(text.lines().all(|line| line.chars().count() < 250), "{text}");
    assert_eq!(laws(&NeverEnds).unwrap_err(), broken);
}
