//! Lots for the seats, in games whose rules draw them.

use crate::installation::{Installation, folder};

/// More than enough matches for both sides to come out once.
const TRIES: usize = 64;

/// The form with this action, up to its end.
fn form<'a>(page: &'a str, action: &str) -> &'a str {
    let begin = page
        .find(&format!("action=\"{action}\""))
        .unwrap_or_else(|| panic!("no form {action}"));
    let end = page[begin..].find("</form>").expect("its end");
    &page[begin..begin + end]
}

#[test]
fn colours_of_pylos_are_drawn_by_lot_unless_somebody_chooses_otherwise() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let chosen = |page: &str, value: &str| {
        let radio = page
            .split("<input")
            .find(|input| input.contains("name=\"order\"") && input.contains(&format!("value=\"{value}\"")));
        let radio = radio.unwrap_or_else(|| panic!("no order {value}"));
        radio.split('>').next().unwrap_or_default().contains("checked")
    };
    let set_up = guest.get("/new/pylos").expect(200).text();
    assert!(chosen(&set_up, "lot") && !chosen(&set_up, "listed"));
    let others = guest.get("/new/sun").expect(200).text();
    assert!(
        chosen(&others, "listed"),
        "where the rules find who begins, seats are as listed"
    );
    for (game, by_lot) in [("pylos", true), ("sun", false)] {
        let card = guest.get(&format!("/choose/{game}")).expect(200).text();
        for way in ["play", "invite"] {
            let draws = form(&card, &format!("/{way}/{game}")).contains("value=\"lot\"");
            assert_eq!(draws, by_lot, "/{way}/{game}");
        }
    }
}

#[test]
fn a_friends_link_gives_either_colour() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    // The free seat of an invitation, as its page says.
    let free = |order: &str| {
        let mut host = installation.guest();
        let table = host
            .post("/invite/pylos", &[("nonce", ""), ("order", order)])
            .location();
        let page = host.get(&table).expect(200).text();
        let seats = ["invite1", "invite2"];
        let seats = seats.map(|id| page.contains(&format!("id=\"{id}\"")));
        assert_ne!(seats[0], seats[1], "one seat is free");
        seats[0]
    };
    let mut seen = [false; 2];
    for _ in 0..TRIES {
        seen[usize::from(free("lot"))] = true;
        if seen == [true; 2] {
            break;
        }
    }
    assert_eq!(seen, [true; 2], "in {TRIES} matches one side never came out");
    for _ in 0..4 {
        assert!(!free("listed"), "who opens the match has the first seat");
    }
}
