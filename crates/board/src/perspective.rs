use draw::Frame;
use games::AnyView;
use play::AnyMatch;
use rules::{Position, Seat, SeatSet, Viewer};
use say::Speaker;

/// Who looks: the seats that are played from this screen, which of them has
/// said that it is the one before it, and how they look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Perspective {
    /// The seats that are played from this screen.
    pub own: SeatSet,
    /// The seat that has said that it is before the screen now.
    pub shown: Option<Seat>,
    /// The shape of the screen.
    pub frame: Frame,
    /// The language.
    pub speaker: Speaker,
}

/// What a perspective comes to in a match as it is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewpoint {
    /// Whose knowledge is shown.
    pub viewer: Viewer,
    /// From which side of the table.
    pub side: Viewer,
    /// The seat that this screen speaks for.
    pub seat: Option<Seat>,
    /// The seat to which the device must be passed before anything is shown.
    pub covered: Option<Seat>,
    /// The seat whose actions can be clicked.
    pub acting: Option<Seat>,
}

/// The viewer for a seat: everything is visible once the match is over.
pub fn viewer_of(game: &AnyMatch, seat: Option<Seat>) -> Viewer {
    match seat {
        _ if game.is_over() => Viewer::All,
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Public,
    }
}

/// The side from which the table is seen: this seat's, even when everything is open.
pub fn side_of(viewer: Viewer, seat: Option<Seat>) -> Viewer {
    match (viewer, seat) {
        (Viewer::All | Viewer::Seat(_), Some(seat)) => Viewer::Seat(seat),
        (viewer, _) => viewer,
    }
}

impl Perspective {
    /// The seat that this screen speaks for: the one that has to decide, or the last one that
    /// did.
    pub fn front(self, game: &AnyMatch) -> Option<Seat> {
        let undecided = if game.is_over() || game.awaits_shares() {
            SeatSet::EMPTY
        } else {
            game.position().undecided()
        };
        let deciding = undecided.iter().find(|seat| self.own.contains(*seat));
        let shown = self.shown.filter(|seat| self.own.contains(*seat));
        deciding.or(shown).or_else(|| self.own.first())
    }

    /// The seat from whose side this screen sees the table.
    pub fn side(self, view: &AnyView, seat: Option<Seat>) -> Option<Seat> {
        let (first, seat) = (self.own.first()?, seat?);
        Some(draw::shared_side(view, first, seat))
    }

    /// Whether people with secrets from each other share this screen. Before the deal there are none.
    fn share_secrets(self, game: &AnyMatch) -> bool {
        let deals = game.position().game().has_secrets();
        self.own.len() > 1 && deals && !game.is_over() && !game.awaits_shares()
    }

    /// What it comes to, and what is seen then.
    pub fn look(self, game: &AnyMatch) -> (Viewpoint, AnyView) {
        let seat = self.front(game);
        let covered = seat.filter(|_| self.share_secrets(game) && self.shown != seat);
        let viewer = match covered {
            Some(_) => Viewer::Public,
            None => viewer_of(game, seat),
        };
        let view = game.view(viewer);
        let side = side_of(viewer, self.side(&view, seat));
        let deciding = !game.is_over() && !game.awaits_shares() && covered.is_none();
        let acting = seat.filter(|seat| deciding && game.position().turn().seats().contains(*seat));
        let viewpoint = Viewpoint {
            viewer,
            side,
            seat,
            covered,
            acting,
        };
        (viewpoint, view)
    }
}
