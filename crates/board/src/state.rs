use std::borrow::Cow;
use std::sync::Arc;

use draw::{ChangeKind, Frame, Paths, Reading, ReadingDigest, Scene, SceneDigest, ShapeChange};
use games::{AnyAction, AnyView};
use play::{AnyMatch, Seq};
use rules::{BySeat, Position, Seat, Tally, View, Viewer};

use crate::click_tree::ClickTree;
use crate::perspective::{Perspective, Viewpoint};
use crate::plates::{Plate, Prompt, plates, prompt};
use crate::story::{Audience, LastTurn, Story};

/// One viewer's board: picture, click paths, words, and what has happened.
///
/// It is a pure function of the match, the perspective and the names of the
/// players. What is handed in from an earlier state only saves work.
#[derive(Clone, Debug)]
pub struct BoardState {
    /// Whose knowledge is shown, and from where.
    pub at: Viewpoint,
    /// Whether the seat that this screen speaks for can do something now.
    pub may_act: bool,
    /// How many things that seat has been told: a click on an old board is refused.
    pub seq: Seq,
    /// The picture.
    pub scene: Scene,
    /// The same in words.
    pub reading: Reading,
    /// The tree of clicks.
    pub paths: ClickTree,
    /// The players; empty where there is no match.
    pub plates: Vec<Plate>,
    /// The sentence that says what can be done now.
    pub prompt: Prompt,
    /// The story so far.
    pub story: Arc<Story>,
    /// The ids of the shapes that the last turn changed.
    pub fresh: Vec<String>,
    /// Whether a clock runs, by seat; empty without clocks.
    pub running: Vec<bool>,
    /// The points of every seat, as far as the viewer may know them.
    pub tally: BySeat<Tally>,
    /// What would be added to them if it were counted now.
    pub outlook: Option<BySeat<Tally>>,
    pub(crate) scene_digest: Arc<SceneDigest>,
    pub(crate) reading_digest: Arc<ReadingDigest>,
    /// Of the click paths.
    pub(crate) paths_digest: u64,
    /// What the board looked like before the last turn.
    turn: Option<(LastTurn, Arc<SceneDigest>)>,
    /// The changes since then.
    since: Vec<ShapeChange>,
}

/// What an earlier state of the same perspective saves the next one.
#[derive(Clone, Debug)]
pub struct Previous {
    at: Viewpoint,
    story: Arc<Story>,
    /// Of all lines of the story.
    chain: u64,
    scene: Arc<SceneDigest>,
    turn: Option<(LastTurn, Arc<SceneDigest>)>,
}

impl BoardState {
    /// What a match looks like. `names` are what its players are called.
    pub fn of_match(
        game: &AnyMatch,
        perspective: Perspective,
        names: &Arc<BySeat<String>>,
        previous: Option<Previous>,
    ) -> BoardState {
        let Perspective {
            own, frame, speaker, ..
        } = perspective;
        let (at, view) = perspective.look(game);
        let paths = match at.acting {
            Some(seat) => draw::paths(&view, seat),
            None => Paths(Vec::new()),
        };
        let tree = match at.acting {
            Some(seat) => ClickTree::new(&paths, game.position(), seat)
                .with_shortcuts(&draw::shortcuts(&view, seat), game.position()),
            None => ClickTree::nothing(),
        };
        let mut state = BoardState::called(&view, at.side, frame, &paths, tree, Some(names));
        state.at = at;
        let undecided = |seat: Seat| game.position().undecided().contains(seat);
        state.may_act = at.acting.is_some_and(undecided);
        state.seq = game.seq(at.seat.map_or(Viewer::Public, Viewer::Seat));
        let counted = say::board::has_points(&view);
        let points = counted.then(|| state.tally.map(|_, tally| tally.total()));
        state.outlook = say::board::outlook(&view);
        state.plates = plates(game, at.viewer, points.as_ref(), names);
        state.prompt = prompt(game, &at, &view, own, names, speaker);
        state.running = running(game, at.viewer);
        let told = Audience {
            speaker,
            you: own.first().filter(|_| own.len() == 1),
        };
        state.tell(game, frame, names, told, previous);
        state
    }

    /// What a position looks like to a viewer who knows this much of it, from this side.
    /// `paths` is what can be clicked, and `tree` what is said by that.
    pub fn of_view(
        view: &AnyView,
        side: Viewer,
        frame: Frame,
        paths: &Paths<AnyAction>,
        tree: ClickTree,
    ) -> BoardState {
        BoardState::called(view, side, frame, paths, tree, None)
    }

    /// What a position looks like, with the names of the players where they are known.
    pub fn called(
        view: &AnyView,
        side: Viewer,
        frame: Frame,
        paths: &Paths<AnyAction>,
        tree: ClickTree,
        names: Option<&BySeat<String>>,
    ) -> BoardState {
        let mut scene = draw::scene(view, side, frame);
        let mut reading = draw::reading(view, side, paths);
        if let Some(names) = names {
            scene.name_seats(names);
            reading.name_seats(names);
        }
        BoardState {
            at: Viewpoint {
                viewer: side,
                side,
                seat: None,
                covered: None,
                acting: None,
            },
            may_act: !tree.is_empty(),
            seq: Seq(0),
            scene_digest: Arc::new(scene.digest()),
            reading_digest: Arc::new(reading.digest()),
            scene,
            reading,
            paths_digest: draw::digest(&tree),
            paths: tree,
            plates: Vec::new(),
            prompt: Prompt::default(),
            story: Arc::new(Story::none()),
            fresh: Vec::new(),
            running: Vec::new(),
            tally: view.tally(),
            outlook: None,
            turn: None,
            since: Vec::new(),
        }
    }

    /// The changes of the picture since it looked like this.
    pub(crate) fn changes_since(&self, old: &Arc<SceneDigest>) -> Cow<'_, [ShapeChange]> {
        match &self.turn {
            // Nearly always a page shows the board before the turn.
            Some((_, base)) if Arc::ptr_eq(base, old) => self.since.as_slice().into(),
            _ => draw::changed(old, &self.scene_digest).into(),
        }
    }

    /// What it saves the next state of the same perspective.
    pub fn previous(&self) -> Previous {
        Previous {
            at: self.at,
            chain: self.story.chain(self.story.lines().len()),
            story: Arc::clone(&self.story),
            scene: Arc::clone(&self.scene_digest),
            turn: self.turn.clone(),
        }
    }

    /// Tells the story, and finds what the last turn changed.
    fn tell(
        &mut self,
        game: &AnyMatch,
        frame: Frame,
        names: &Arc<BySeat<String>>,
        told: Audience,
        previous: Option<Previous>,
    ) {
        let viewer = self.at.viewer;
        let before = previous.map(|previous| {
            let Previous {
                at,
                mut story,
                chain,
                scene,
                turn,
            } = previous;
            Story::follow(&mut story, game, viewer, names, told);
            self.story = story;
            (at, chain, scene, turn)
        });
        if before.is_none() {
            self.story = Arc::new(Story::new(game, viewer, names, told));
        }
        let Some(last) = self.story.last_turn() else {
            return;
        };
        // The board before the last turn is the one that was shown last, or the
        // one that the turn was compared with before; else it is drawn.
        let known = before.and_then(|(at, chain, scene, turn)| {
            let comparable = (at.viewer, at.side) == (viewer, self.at.side);
            match turn {
                _ if !comparable => None,
                Some((known, base)) if known == last => Some(base),
                _ => (chain == last.chain).then_some(scene),
            }
        });
        let base = known.unwrap_or_else(|| {
            let view = game.view_at(last.place, viewer);
            let mut scene = draw::scene(&view, self.at.side, frame);
            scene.name_seats(names);
            Arc::new(scene.digest())
        });
        self.since = draw::changed(&base, &self.scene_digest);
        let there = self.since.iter().filter(|change| change.how != ChangeKind::Taken);
        self.fresh = there.map(|change| change.id.clone()).collect();
        self.turn = Some((last, base));
    }
}

/// Whose clocks run, as this viewer may see. Once everything is open, clocks
/// are those that spectators saw.
fn running(game: &AnyMatch, viewer: Viewer) -> Vec<bool> {
    let viewer = match viewer {
        Viewer::All => Viewer::Public,
        other => other,
    };
    let faces = game.clocks(viewer, play::Time::EPOCH);
    faces.map_or(Vec::new(), |faces| {
        faces.iter().map(|face| face.running).collect()
    })
}
