//! From the start page over the card of a game to the table.

use games::GameId;

use crate::installation::{Installation, folder};

/// Where the large buttons of a page lead, in the order in which they stand there.
fn cards(page: &str) -> Vec<&str> {
    let links = page.split("class=\"button primary\" href=\"/choose/").skip(1);
    links.filter_map(|rest| Some(rest.split_once('"')?.0)).collect()
}

#[test]
fn every_game_is_two_clicks_from_the_start_page() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let home = guest.get("/").expect(200).text();
    for game in GameId::ALL {
        assert!(cards(&home).contains(&game.id()), "{game}");
        let card = guest.get(&format!("/choose/{game}")).expect(200).text();
        assert!(card.contains(&format!("action=\"/play/{game}\"")));
        let bots: Vec<&str> = card
            .split("name=\"level\" value=\"")
            .skip(1)
            .filter_map(|rest| Some(rest.split_once('"')?.0))
            .collect();
        assert!(bots.len() >= 4, "{bots:?}");
        for bot in bots {
            let table = guest.post(&format!("/play/{game}"), &[("level", bot)]).location();
            assert!(table.starts_with("/table/"), "{table}");
        }
    }
    installation.close();
}

#[test]
fn the_game_and_the_bot_of_last_time_are_remembered() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut guest = installation.guest();
    let last = "class=\"opponent last\" name=\"level\" value=\"";
    assert_eq!(cards(&guest.get("/").expect(200).text())[0], "pylos");
    assert!(!guest.get("/choose/tomb").expect(200).text().contains(last));
    guest.post("/play/tomb", &[("level", "hard")]).location();
    assert_eq!(cards(&guest.get("/").expect(200).text())[0], "tomb");
    let hard = format!("{last}hard\"");
    assert!(guest.get("/choose/tomb").expect(200).text().contains(&hard));
    // What others play is nobody's business, and another game is another choice.
    assert!(!guest.get("/choose/sun").expect(200).text().contains(last));
    let mut other = installation.guest();
    assert!(!other.get("/choose/tomb").expect(200).text().contains(last));
    installation.close();
}
