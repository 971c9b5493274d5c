//! Friends who sit down by a link, and people who must not.

use dice::SeededDice;
use serde_json::json;

use crate::installation::{Installation, folder, log};
use client::{Browser, Heard, Live};

/// The value of a field of the page.
pub(crate) fn field<'a>(markup: &'a str, id: &str) -> &'a str {
    let from = markup.find(&format!("id=\"{id}\"")).expect("a field");
    let rest = &markup[from..];
    let value = &rest[rest.find("value=\"").expect("a value") + 7..];
    &value[..value.find('"').expect("an end")]
}

/// Opens a table with a free second seat; returns its id and the invitation.
pub(crate) fn invitation(host: &mut Browser, game: &str) -> (String, String) {
    let location = host.post(&format!("/invite/{game}"), &[("nonce", "")]).location();
    let id = location.strip_prefix("/table/").expect("a table").to_owned();
    let page = host.get(&location).expect(200).text();
    let link = field(&page, "invite2").to_owned();
    (id, link)
}

#[test]
fn two_people_play_a_whole_match_of_each_game_by_a_link() {
    for game in ["pylos", "sun", "tomb", "pyramido", "pacal"] {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let (mut host, mut friend) = (installation.guest(), installation.guest());
        let (id, link) = invitation(&mut host, game);
        let mut here = Live::new(&host, &id);
        let spectator = Live::new(&installation.guest(), &id);
        assert!(friend.get(&link).expect(200).text().contains("name=\"name\""));
        assert_eq!(
            friend.post(&link, &[("name", "Nofret")]).location(),
            format!("/table/{id}")
        );
        let mut there = Live::new(&friend, &id);
        Live::begin(&mut [&mut here, &mut there]);
        here.until(|live| live.page.part("players").contains("Nofret"));
        assert!(
            !here.page.part("invites").contains("invite2"),
            "the seat is taken"
        );
        let dice = &mut SeededDice::new(11);
        // Long enough to see both play; to the end in the shortest game.
        let most = if game == "pylos" { 500 } else { 40 };
        for _ in 0..most {
            // Both receive everything, in any order.
            while !(here.may_act() || there.may_act() || here.is_over()) {
                here.hear(std::time::Duration::from_millis(20));
                there.hear(std::time::Duration::from_millis(20));
            }
            if here.is_over() {
                break;
            }
            let actor = if here.may_act() { &mut here } else { &mut there };
            let (word, before) = (actor.any_word(dice), actor.seq());
            if actor.act(&word) == Heard::Done {
                actor.until(|live| live.seq() != before);
            }
        }
        if game == "pylos" {
            there.until(Live::is_over);
            assert!(here.is_over());
        }
        assert!(there.page.log.len() > 10, "{game}: {}", there.page.log.len());
        // Spectators have not received any secret link.
        let received = [
            spectator.received.concat(),
            String::from_utf8_lossy(&spectator.guest.received).into_owned(),
        ];
        assert!(
            received
                .iter()
                .all(|text| !text.contains("/sit/") && !text.contains("/seat/"))
        );
        installation.close();
    }
}

#[test]
fn nobody_sits_where_they_do_not_belong() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend, mut stranger) =
        (installation.guest(), installation.guest(), installation.guest());
    let (id, link) = invitation(&mut host, "pylos");
    let (other, _) = invitation(&mut host, "pylos");
    let before = log(folder.path(), &id);
    // Forged, guessed, and made for another table or seat.
    let token = link.rsplit('/').next().expect("a token");
    let twisted: String = token.chars().rev().collect();
    for bad in [
        format!("/sit/{id}/2/{twisted}"),
        format!("/sit/{id}/2/00"),
        format!("/sit/{id}/2/{token}00"),
        format!("/sit/{id}/1/{token}"),
        format!("/sit/{id}/3/{token}"),
        format!("/sit/{other}/2/{token}"),
        format!("/sit/{id}/x/{token}"),
        format!("/sit/{id}/2/%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9"),
    ] {
        stranger.get(&bad).expect(404);
        stranger.post(&bad, &[("name", "Set")]).expect(404);
    }
    // Names that cannot be shown.
    for name in ["", "  ", "a\nb", "\u{200b}\u{202e}", &"x".repeat(10_000)] {
        stranger.post(&link, &[("name", name)]).expect(422);
    }
    assert_eq!(log(folder.path(), &id), before, "nothing is stored");
    friend
        .post(&link, &[("name", "<script>alert(1)</script>")])
        .location();
    // The link is used up, except for the player who sits there.
    stranger.get(&link).expect(409);
    stranger.post(&link, &[("name", "Set")]).expect(409);
    assert_eq!(friend.get(&link).location(), format!("/table/{id}"));
    let page = host.get(&format!("/table/{id}")).expect(200).text();
    assert!(!page.contains("<script>alert"), "names are escaped");
    // Spectators can do nothing, and get no QR code.
    let seated = log(folder.path(), &id);
    let mut watching = Live::new(&stranger, &id);
    for message in [
        json!({ "do": "act", "seq": 0, "seat": "1", "word": "1a1" }),
        json!({ "do": "act", "seq": 0, "seat": "2", "word": "1a1" }),
        json!({ "do": "command", "seq": 0, "seat": "2", "what": "resign" }),
        json!({ "do": "bot", "seat": "2" }),
    ] {
        assert!(matches!(watching.ask(&message), Heard::Refused(_)), "{message}");
    }
    stranger.get(&format!("/table/{id}/qr/2")).expect(403);
    // One person cannot play for the other either.
    let mut here = Live::new(&host, &id);
    let for_friend = json!({ "do": "act", "seq": here.seq(), "seat": "2", "word": "1a1" });
    assert!(matches!(here.ask(&for_friend), Heard::Refused(_)));
    assert_eq!(log(folder.path(), &id), seated, "nothing is stored");
    installation.close();
}

#[test]
fn the_own_link_leads_back_on_any_device() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let (mut host, mut friend) = (installation.guest(), installation.guest());
    let (id, link) = invitation(&mut host, "pylos");
    friend.post(&link, &[("name", "Nofret")]).location();
    let page = friend.get(&format!("/table/{id}")).expect(200).text();
    let own = field(&page, "own-link").to_owned();
    let mut phone = Browser::new(installation.address);
    assert!(phone.get(&own).expect(200).text().contains("Play here too"));
    assert_eq!(phone.post(&own, &[]).location(), format!("/table/{id}"));
    let live = Live::new(&phone, &id);
    assert_eq!(live.seat(), "2");
    // Whose seat it is needs no link.
    assert_eq!(friend.get(&own).location(), format!("/table/{id}"));
    // Modified, or with somebody else's token in it, it is invalid.
    let parts: Vec<&str> = own.split('/').collect();
    let host_page = host.get(&format!("/table/{id}")).expect(200).text();
    let host_own = field(&host_page, "own-link").to_owned();
    let host_token = host_own.split('/').nth(5).expect("a token").to_owned();
    let mut thief = Browser::new(installation.address);
    for bad in [
        format!("/seat/{id}/2/{}/{host_token}", parts[4]),
        format!("/seat/{id}/2/0/{}", parts[5]),
        format!("/seat/{id}/1/{}/{}", parts[4], parts[5]),
        format!("/seat/{id}/2/{}/{}", parts[4], "0".repeat(24)),
    ] {
        thief.get(&bad).expect(404);
        thief.post(&bad, &[]).expect(404);
    }
    installation.close();
}

#[test]
fn a_free_seat_can_be_given_to_a_bot() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let (id, link) = invitation(&mut host, "pylos");
    let mut here = Live::new(&host, &id);
    assert_eq!(here.ask(&json!({ "do": "bot", "seat": "2" })), Heard::Done);
    here.until(|live| !live.page.part("invites").contains("invite2"));
    let dice = &mut SeededDice::new(5);
    here.play_any(dice);
    assert!(here.page.log.len() >= 2, "the bot has answered");
    installation.guest().post(&link, &[("name", "Late")]).expect(409);
    installation.close();
}
