//! What a link shows where it is sent.

use crate::friends::invitation;
use crate::installation::{Installation, folder};

/// What every PNG begins with.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The content of a tag of the head.
fn tag<'a>(page: &'a str, property: &str) -> Option<&'a str> {
    let from = page.find(&format!("property=\"{property}\" content=\""))?;
    page[from..].split('"').nth(3)
}

#[test]
fn a_link_to_a_table_shows_the_game_the_players_and_the_board() {
    let folder = folder();
    let installation = Installation::open(folder.path());
    let mut host = installation.guest();
    let (id, link) = invitation(&mut host, "sun");
    for path in [format!("/table/{id}"), link] {
        let page = installation.guest().get(&path).expect(200).text();
        let title = tag(&page, "og:title").expect("a title");
        assert!(title.contains("Pyramid of the Sun"), "{title}");
        let picture = tag(&page, "og:image").expect("a picture");
        assert!(picture.starts_with("http://"), "{picture} is no whole address");
        assert!(
            picture.ends_with(&format!("/table/{id}/preview.png")),
            "{picture}"
        );
        assert!(tag(&page, "og:description").is_some());
    }
    installation.close();
}

#[test]
fn a_preview_shows_a_player_no_more_than_a_stranger() {
    for game in ["sun", "tomb"] {
        let folder = folder();
        let installation = Installation::open(folder.path());
        let mut player = installation.guest();
        let id = player.open(game, &[]);
        let path = format!("/table/{id}/preview.png");
        let own = player.get(&path).expect(200).body;
        assert!(own.starts_with(PNG));
        assert_eq!(own, installation.guest().get(&path).expect(200).body);
        installation.close();
    }
}
