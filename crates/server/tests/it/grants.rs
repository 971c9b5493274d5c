//! Who holds a seat, who may play it for them, and what nobody learns by changing seats.

use std::time::Duration;

use dice::SeededDice;
use serde_json::json;

use crate::friends::{field, invitation};
use crate::installation::{Installation, folder};
use client::{Browser, Heard, Live};

/// A host and a friend called Nofret at a table of two.
fn table(installation: &Installation, game: &str) -> (String, Browser, Browser) {
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let (id, link) = invitation(&mut host, game);
    friend.post(&link, &[("name", "Nofret")]).location();
    Live::begin(&mut [&mut Live::new(&host, &id), &mut Live::new(&friend, &id)]);
    (id, host, friend)
}

/// The link by which a player plays their seat on another device.
fn own_link(player: &mut Browser, id: &str) -> String {
    let page = player.get(&format!("/table/{id}")).expect(200).text();
    field(&page, "own-link").to_owned()
}

#[track_caller]
fn refused(heard: &Heard) {
    assert!(matches!(heard, Heard::Refused(_)), "{heard:?}");
}

#[test]
fn an_own_link_grants_one_seat_and_neither_the_guest_nor_their_other_matches() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (id, host, mut friend) = table(&installation, "pylos");
    let secret = friend.open("sun", &[("who2", "easy")]);
    let link = own_link(&mut friend, &id);
    let mut phone = installation.guest();
    phone.post("/me/name", &[("name", "Somebody Else")]).location();
    let before = phone.cookies.clone();
    // Looking at it changes nothing: programs that preview links do that too.
    let page = phone.get(&link).expect(200).text();
    assert!(
        page.contains("Nofret") && page.contains("method=\"post\""),
        "{page}"
    );
    assert_eq!(Live::new(&phone, &id).seat(), "");
    assert_eq!(phone.post(&link, &[]).location(), format!("/table/{id}"));
    assert_eq!(
        phone.cookies["benben"], before["benben"],
        "the visitor is replaced"
    );
    // It plays that seat.
    let (mut here, mut there) = (Live::new(&host, &id), Live::new(&phone, &id));
    assert_eq!(there.seat(), "2");
    assert_eq!(here.act("1a1"), Heard::Done);
    there.until(Live::may_act);
    assert_eq!(there.act("1b1"), Heard::Done);
    // And is nothing else of that guest.
    let about = phone.get("/me/export").expect(200).text();
    assert!(
        about.contains("Somebody Else") && !about.contains(&secret),
        "{about}"
    );
    let mut spy = Live::new(&phone, &secret);
    assert_eq!(spy.seat(), "");
    refused(&spy.ask(&json!({ "do": "rename", "seat": "1", "name": "Mine" })));
    refused(&there.ask(&json!({ "do": "remove", "seat": "1" })));
    phone.post("/me/delete", &[("sure", "yes")]).expect(200);
    assert_eq!(Live::new(&friend, &id).seat(), "2", "the friend is still there");
    friend.get(&format!("/table/{secret}")).expect(200);
    installation.close();
}

#[test]
fn grants_are_listed_and_taken_back_and_old_links_can_be_made_worthless() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (id, _host, mut friend) = table(&installation, "pylos");
    let link = own_link(&mut friend, &id);
    let mut phone = installation.guest();
    phone.post(&link, &[]).location();
    let mut there = Live::new(&phone, &id);
    assert_eq!(there.seat(), "2");
    assert!(friend.get("/me").expect(200).text().contains("Take it back"));
    let received = phone.get("/me").expect(200).text();
    assert!(received.contains("Give it back"), "{received}");
    let form = friend.get("/me").expect(200).text();
    let hidden = |name: &str| {
        let from = form
            .split(&format!("name=\"{name}\" value=\""))
            .nth(1)
            .expect("a field");
        from.split('"').next().expect("a value").to_owned()
    };
    let (seat, guest) = (hidden("seat"), hidden("guest"));
    let fields = [
        ("id", id.as_str()),
        ("seat", seat.as_str()),
        ("guest", guest.as_str()),
    ];
    installation.guest().post("/me/grants", &fields).expect(403);
    assert_eq!(friend.post("/me/grants", &fields).location(), "/me");
    there.until(|live| live.seat().is_empty());
    refused(&there.ask(&json!({ "do": "say", "seat": "2", "phrase": "hello" })));
    // The same link works again, until it is made worthless.
    phone.post(&link, &[]).location();
    there.until(|live| live.seat() == "2");
    assert_eq!(friend.post("/me/links", &[]).location(), "/me");
    there.until(|live| live.seat().is_empty());
    phone.get(&link).expect(404);
    phone.post(&link, &[]).expect(404);
    let renewed = own_link(&mut friend, &id);
    assert_ne!(renewed, link);
    phone.get(&renewed).expect(200);
    // Links of the old kind, which made the visitor the guest, lead nowhere.
    let old = format!("/seat/{id}/2/{guest}/000000000000000000000000");
    phone.get(&old).expect(404);
    installation.close();
}

#[test]
fn an_opponent_cannot_play_both_hands_by_a_link() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (id, mut host, mut friend) = table(&installation, "sun");
    let link = own_link(&mut friend, &id);
    host.post(&link, &[]).expect(409);
    assert_eq!(Live::new(&host, &id).seat(), "1");
    installation.close();
}

#[test]
fn a_dealt_hand_is_never_given_to_somebody_else() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (id, mut host, friend) = table(&installation, "sun");
    let mut here = Live::new(&host, &id);
    removed(&mut here);
    // A bot has it: there is no invitation that the host could take in a second browser.
    assert!(
        !host
            .get(&format!("/table/{id}"))
            .expect(200)
            .text()
            .contains("invite2")
    );
    let mut second = Live::new(&installation.guest(), &id);
    let request = json!({ "do": "request-seat", "seat": "2" });
    refused(&second.ask(&request));
    // The one to whom it was dealt may come back, if the others agree.
    let mut back = Live::new(&friend, &id);
    assert_eq!(back.ask(&request), Heard::Done);
    let name = asks(&mut here);
    let yes = json!({ "do": "answer", "seat": "2", "name": name, "yes": true });
    assert_eq!(here.ask(&yes), Heard::Done);
    back.until(|live| live.seat() == "2");
    installation.close();
}

/// The name under which somebody asks for a seat.
fn asks(live: &mut Live) -> String {
    live.until(|live| live.page.part("talk").contains("would like to play"));
    let talk = live.page.part("talk").to_owned();
    let name = talk.split("&quot;name&quot;:&quot;").nth(1).expect("a question");
    name.split("&quot;").next().expect("a name").to_owned()
}

/// The host removes whoever sits on seat 2, and a bot has it then.
fn removed(here: &mut Live) {
    assert_eq!(here.ask(&json!({ "do": "remove", "seat": "2" })), Heard::Done);
    here.until(|live| !live.page.part("players").contains("Nofret"));
}

#[test]
fn who_was_removed_before_the_deal_is_not_given_what_was_dealt_to_another() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let mut second = installation.guest();
    let (id, link) = invitation(&mut host, "sun");
    let mut here = Live::new(&host, &id);
    // The host's second browser sits there before anything is dealt, and is removed.
    second.post(&link, &[("name", "Second")]).location();
    here.until(|live| live.page.part("players").contains("Second"));
    assert_eq!(here.ask(&json!({ "do": "remove", "seat": "2" })), Heard::Done);
    let page = host.get(&format!("/table/{id}")).expect(200).text();
    let link = field(&page, "invite2").to_owned();
    friend.post(&link, &[("name", "Nofret")]).location();
    Live::begin(&mut [&mut here, &mut Live::new(&friend, &id)]);
    removed(&mut here);
    let mut spy = Live::new(&second, &id);
    let request = json!({ "do": "request-seat", "seat": "2" });
    refused(&spy.ask(&request));
    assert_eq!(spy.seat(), "");
    // The friend may come back.
    let mut back = Live::new(&friend, &id);
    assert_eq!(back.ask(&request), Heard::Done);
    let name = asks(&mut here);
    let yes = json!({ "do": "answer", "seat": "2", "name": name, "yes": true });
    assert_eq!(here.ask(&yes), Heard::Done);
    back.until(|live| live.seat() == "2");
    installation.close();
}

#[test]
fn a_request_from_before_somebody_else_sat_there_gives_nobody_their_hand() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let id = host.open("sun", &[("who2", "easy")]);
    let mut here = Live::new(&host, &id);
    let request = json!({ "do": "request-seat", "seat": "2" });
    let mut asking: Vec<Live> = ["Nofret", "Second"]
        .map(|name| {
            let mut guest = installation.guest();
            guest.post("/me/name", &[("name", name)]).location();
            Live::new(&guest, &id)
        })
        .into();
    for live in &mut asking {
        assert_eq!(live.ask(&request), Heard::Done);
    }
    let yes = |name: &str| json!({ "do": "answer", "seat": "2", "name": name, "yes": true });
    here.until(|live| live.page.part("talk").contains("Second"));
    assert_eq!(here.ask(&yes("Nofret")), Heard::Done);
    asking[0].until(|live| live.seat() == "2");
    removed(&mut here);
    refused(&here.ask(&yes("Second")));
    assert_eq!(asking[1].seat(), "");
    installation.close();
}

#[test]
fn the_hand_of_a_guest_who_was_deleted_is_given_to_nobody() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (id, host, mut friend) = table(&installation, "sun");
    let mut here = Live::new(&host, &id);
    friend.post("/me/delete", &[("sure", "yes")]).expect(200);
    here.until(|live| !live.page.part("players").contains("Nofret"));
    let mut second = Live::new(&installation.guest(), &id);
    refused(&second.ask(&json!({ "do": "request-seat", "seat": "2" })));
    installation.close();
}

#[test]
fn nobody_has_two_seats_by_links_in_whatever_order_they_open_them() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let answer = host.post(
        "/new/sun",
        &[
            ("seats", "4"),
            ("who2", "friend"),
            ("who3", "friend"),
            ("who4", "friend"),
        ],
    );
    let id = answer.location().trim_start_matches("/table/").to_owned();
    let page = host.get(&format!("/table/{id}")).expect(200).text();
    let [two, three, four] = ["invite2", "invite3", "invite4"].map(|seat| field(&page, seat).to_owned());
    friend.post(&two, &[("name", "Nofret")]).location();
    let links = [own_link(&mut host, &id), own_link(&mut friend, &id)];
    // An invitation, then a link or another invitation.
    let mut sits = installation.guest();
    sits.post(&three, &[("name", "Sits")]).location();
    sits.post(&links[0], &[]).expect(409);
    sits.post(&four, &[("name", "Sits")]).expect(409);
    friend.post(&four, &[("name", "Nofret")]).expect(409);
    host.post(&four, &[("name", "Host")]).expect(409);
    // A link, then another link or an invitation; in either order.
    for (first, second) in [(0, 1), (1, 0)] {
        let mut plays = installation.guest();
        plays.post(&links[first], &[]).location();
        plays.post(&links[second], &[]).expect(409);
        plays.post(&four, &[("name", "Plays")]).expect(409);
        // The same one again is the same one.
        plays.post(&links[first], &[]).location();
        assert_eq!(Live::new(&plays, &id).seat(), (first + 1).to_string());
    }
    installation.close();
}

#[test]
fn a_seat_that_was_never_held_can_still_be_taken_by_its_invitation() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let (_, link) = invitation(&mut host, "sun");
    friend.post(&link, &[("name", "Nofret")]).location();
    installation.close();
}

#[test]
fn whoever_sends_a_player_away_cannot_take_back_what_was_played_with_them() {
    let folder = folder();
    let installation = Installation::with_absence(folder.path(), Duration::ZERO);
    let (id, host, friend) = table(&installation, "sun");
    let (mut here, mut there) = (Live::new(&host, &id), Live::new(&friend, &id));
    let dice = &mut SeededDice::new(5);
    for _ in 0..6 {
        while !(here.may_act() || there.may_act()) {
            here.hear(Duration::from_millis(20));
            there.hear(Duration::from_millis(20));
        }
        let actor = if here.may_act() { &mut here } else { &mut there };
        let (word, before) = (actor.any_word(dice), actor.seq());
        assert_eq!(actor.act(&word), Heard::Done);
        actor.until(|live| live.seq() != before);
    }
    // Nofret was away before she came: that is heard to its end, so that what follows is her leaving.
    let away = |live: &Live| live.page.part("players").contains("away");
    here.until(|live| !away(live));
    drop(there);
    here.until(away);
    assert_eq!(here.ask(&json!({ "do": "bot", "seat": "2" })), Heard::Done);
    here.until(Live::may_act);
    refused(&here.wish("undo-turn"));
    // Everybody reads what happened, the one who was away too.
    for mut anybody in [host, friend, installation.guest()] {
        let page = anybody.get(&format!("/table/{id}")).expect(200).text();
        assert!(page.contains("A bot plays for"), "{page}");
    }
    installation.close();
}

#[test]
fn lists_do_not_tell_that_somebody_has_chosen() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (id, mut host, friend) = table(&installation, "tomb");
    let older = host.open("pylos", &[("who2", "person")]);
    let mut here = Live::new(&host, &older);
    assert_eq!(here.act("1a1"), Heard::Done);
    let mut there = Live::new(&friend, &id);
    there.until(Live::may_act);
    let shown = |host: &mut Browser| ["/turns", "/", "/me"].map(|path| host.get(path).expect(200).text());
    let before = shown(&mut host);
    let (word, seq) = (there.any_word(&mut SeededDice::new(3)), there.seq());
    assert_eq!(there.act(&word), Heard::Done);
    there.until(|live| live.seq() != seq);
    assert_eq!(shown(&mut host), before);
    installation.close();
}

#[test]
fn two_people_of_one_name_who_ask_for_a_seat_are_told_apart() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let id = host.open("pyramido", &[("seats", "3"), ("who2", "easy"), ("who3", "easy")]);
    let mut here = Live::new(&host, &id);
    let mut asking: Vec<Live> = (0..2)
        .map(|_| {
            let mut guest = installation.guest();
            guest.post("/me/name", &[("name", "Nofret")]).location();
            Live::new(&guest, &id)
        })
        .collect();
    for live in &mut asking {
        assert_eq!(
            live.ask(&json!({ "do": "request-seat", "seat": "2" })),
            Heard::Done
        );
    }
    here.until(|live| live.page.part("talk").contains("Nofret (2)"));
    let yes = json!({ "do": "answer", "seat": "2", "name": "Nofret (2)", "yes": true });
    assert_eq!(here.ask(&yes), Heard::Done);
    asking[1].until(|live| live.seat() == "2");
    assert_eq!(asking[0].seat(), "");
    installation.close();
}
