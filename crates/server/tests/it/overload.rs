//! More tables than a server can serve at once.

use std::thread;
use std::time::Duration;

use client::{Browser, Heard, Live};
use dice::SeededDice;
use play::EntryKind;

use crate::friends::invitation;
use crate::installation::{Installation, folder, stored};

/// Far more than there are threads anywhere.
const TABLES: usize = 40;

/// What is played at each table, without a pause.
const ACTIONS: usize = 12;

#[test]
fn however_many_play_at_once_nothing_that_was_accepted_fails() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let address = installation.address;
    let people = (0..TABLES).map(|table| {
        thread::spawn(move || {
            let (mut host, mut friend) = (Browser::new(address), Browser::new(address));
            let (id, link) = invitation(&mut host, "pacal");
            friend.post(&link, &[("name", "Nofret")]).location();
            let mut pages = [Live::new(&host, &id), Live::new(&friend, &id)];
            let dice = &mut SeededDice::new(table as u64);
            for _ in 0..ACTIONS {
                // Chance decides who begins, once both have added to it.
                while !pages.iter().any(Live::may_act) {
                    for page in &mut pages {
                        page.hear(Duration::from_millis(20));
                    }
                }
                let seqs = pages.each_ref().map(Live::seq);
                let actor = usize::from(!pages[0].may_act());
                let word = pages[actor].any_word(dice);
                assert_eq!(pages[actor].act(&word), Heard::Done, "{word} at table {table}");
                // Nothing is hidden, so both are told.
                for (page, seq) in pages.iter_mut().zip(seqs) {
                    page.until(|page| page.seq() > seq);
                }
                let (first, second) = (pages[0].seq(), pages[1].seq());
                pages[0].until(|page| page.seq() >= second);
                pages[1].until(|page| page.seq() >= first);
            }
            id
        })
    });
    let people: Vec<_> = people.collect();
    let ids: Vec<String> = people
        .into_iter()
        .map(|person| person.join().expect("no panic"))
        .collect();
    installation.close();
    for id in ids {
        let game = stored(folder.path(), &id);
        let acted = game
            .log()
            .iter()
            .filter(|entry| matches!(entry.kind, EntryKind::Acted { .. }));
        assert_eq!(acted.count(), ACTIONS, "{id}");
    }
}
