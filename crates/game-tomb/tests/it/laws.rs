//! The laws of the traits, over many matches at every seat count.

use conform::{Campaign, RuleCounts, matches};
use game_tomb::{Action, Phase, Symbol, Tomb, TombPosition, TombState, greedy};
use rules::{Actor, Dice, Observe, Position, Rule, Viewer};

/// The greedy player, given only its seat's view.
fn sensible(position: &TombPosition, actor: Actor, actions: &[Action], dice: &mut dyn Dice) -> usize {
    let seat = actor.seat().expect("chance is always chance");
    greedy::choose(&position.view(Viewer::Seat(seat)), seat, actions, dice)
}

fn campaign(seats: u8) {
    let mut counts = RuleCounts::default();
    let mut watch = |before: &TombPosition, _: Actor, action: Action, after: &TombPosition| {
        count(&mut counts, before, action, after);
    };
    let report = Campaign::<Tomb>::new(seats)
        .matches(matches(2_000))
        .longest(2_000)
        .policy(&sensible)
        .watch(&mut watch)
        .check();
    println!("{seats} seats: {report}\n{counts}");
    assert!(report.silent > 0, "hidden choices were made");
    let all: Vec<Rule> = (1..=13).map(to).collect();
    counts.assert_at_least(100, &all);
}

fn to(number: u8) -> Rule {
    Rule::new("TO", number)
}

/// Counts every rule that an action triggered.
fn count(counts: &mut RuleCounts, before: &TombPosition, action: Action, after: &TombPosition) {
    let (old, new) = (before.table(), after.table());
    match (old.phase(), action) {
        (Phase::Keep, _) if new.phase() != Phase::Keep => counts.hit(to(1)),
        (Phase::Reveal, _) => counts.hit(to(2)),
        (Phase::Take(_), _) => counts.hit(to(11)),
        _ => {}
    }
    if old.phase() == Phase::Mark && new.phase() != Phase::Mark {
        counts.hit(to(3));
    }
    if let Action::Mark(mark) = action {
        let actor = before.undecided().iter().find(|&seat| {
            let draft = new.player(seat).draft();
            new.phase() != Phase::Mark || draft != old.player(seat).draft()
        });
        // A seat that changes its choice is not counted again.
        let Some(seat) = actor else { return };
        let player = old.player(seat);
        let Some(card) = player.card(mark.slot) else {
            return;
        };
        let chamber = old.components().chamber(card.id);
        let marked = |symbol| mark.squares.meets(chamber.with(symbol));
        if player.draft().owed() > 0 {
            counts.hit(to(6));
        } else if mark.squares.len() > 1 {
            counts.hit(to(4));
        }
        if player.marked_with_draft(mark.slot).is_empty() {
            counts.hit(to(5));
        }
        if marked(Symbol::RedGem) || marked(Symbol::GreenGem) {
            counts.hit(to(7));
        }
        if marked(Symbol::Torch) {
            counts.hit(to(8));
        }
        if marked(Symbol::Potion) && player.sheet().skulls > 0 {
            counts.hit(to(9));
        }
        if mark.squares.contains(chamber.tomb()) {
            counts.hit(to(10));
        }
    }
    let boxes = |table: &TombState| -> i32 { table.players().iter().map(|p| p.sheet().box_points()).sum() };
    if boxes(new) > boxes(old) {
        counts.hit(to(12));
    }
    if new.phase() == Phase::Over {
        counts.hit(to(13));
    }
}

#[test]
fn laws_hold_with_two() {
    campaign(2);
}

#[test]
fn laws_hold_with_three() {
    campaign(3);
}

#[test]
fn laws_hold_with_four() {
    campaign(4);
}
