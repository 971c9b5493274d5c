use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Instant;

use bots::{Advice, Bot, Limits};
use dice::SeededDice;
use games::{AnyOptions, AnyPosition, GameId, OptionsError};
use rules::{Actor, Dice, Notation, Phrase, Position, Seat, SetupError, Turn, View};
use say::Speaker;

use crate::following::{Following, Lost};
use crate::request::{Game, Go, Place, Request};
use crate::words;

/// Answers incoming lines until they end or `quit` arrives.
///
/// No other input can end it: a line that is not understood is answered with `error …`. While a
/// bot thinks, `stop`, `isready` and `quit` are processed at once, and everything else after its
/// answer.
///
/// # Errors
/// If the output is closed.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
    speaker: Speaker,
) -> io::Result<()> {
    let (sender, inbox) = mpsc::channel();
    let lines = sender.clone();
    thread::spawn(move || read_lines(input, &lines));
    let mut engine = Engine {
        speaker,
        table: None,
        bot: None,
        dice: SeededDice::new(1),
        position: None,
        components: None,
        thinking: None,
        sender,
    };
    engine.run(&inbox, output)
}

/// The events of the main loop.
enum Input {
    Line(String),
    End,
    Thought(Option<Advice>),
}

/// Longer lines are cut.
const LONGEST_LINE: u64 = 1 << 20;

fn read_lines(mut input: impl BufRead, lines: &Sender<Input>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut bytes);
        let told = match read {
            Ok(0) | Err(_) => {
                // The receiver may be gone.
                let _ = lines.send(Input::End);
                return;
            }
            Ok(_) => lines.send(Input::Line(String::from_utf8_lossy(&bytes).trim().to_owned())),
        };
        if told.is_err() {
            return;
        }
    }
}

struct Engine {
    speaker: Speaker,
    /// The chosen game and number of seats.
    table: Option<(AnyOptions, u8)>,
    /// The chosen bot; the strongest one if none was named.
    bot: Option<String>,
    dice: SeededDice,
    position: Option<Following>,
    /// A game waiting for the lines of its component set.
    components: Option<(String, String)>,
    thinking: Option<Arc<AtomicBool>>,
    sender: Sender<Input>,
}

/// The answer to a line, or an error.
type Answer = Result<Vec<String>, Vec<String>>;

impl Engine {
    fn run(&mut self, inbox: &Receiver<Input>, output: &mut impl Write) -> io::Result<()> {
        let mut waiting: VecDeque<String> = VecDeque::new();
        let mut ended = false;
        loop {
            if self.thinking.is_none() {
                if let Some(line) = waiting.pop_front() {
                    if self.answer(&line, output)?.is_break() {
                        return Ok(());
                    }
                    continue;
                }
                if ended {
                    return Ok(());
                }
            }
            match inbox.recv() {
                Err(_) => return Ok(()),
                Ok(Input::End) => ended = true,
                Ok(Input::Thought(advice)) => {
                    self.thinking = None;
                    for line in self.told(advice.as_ref()) {
                        writeln!(output, "{line}")?;
                    }
                    output.flush()?;
                }
                Ok(Input::Line(line)) => match (Request::read(&line), &self.thinking) {
                    (Ok(Request::Stop | Request::IsReady | Request::Quit), Some(_)) => {
                        if self.answer(&line, output)?.is_break() {
                            return Ok(());
                        }
                    }
                    _ => waiting.push_back(line),
                },
            }
        }
    }

    /// Answers one line.
    fn answer(&mut self, line: &str, output: &mut impl Write) -> io::Result<ControlFlow<()>> {
        let answer = match self.components.take() {
            Some((game, text)) if line != "end" => {
                self.components = Some((game, format!("{text}{line}\n")));
                Ok(Vec::new())
            }
            Some((game, text)) => self.choose_game(&game, Some(&text)),
            None => match Request::read(line) {
                Ok(Request::Quit) => {
                    self.stop();
                    return Ok(ControlFlow::Break(()));
                }
                Ok(request) => self.respond(&request, line),
                Err(why) => Err(vec![self.speaker.say(&why)]),
            },
        };
        match answer {
            Ok(lines) => lines.iter().try_for_each(|line| writeln!(output, "{line}"))?,
            Err(reasons) => reasons
                .iter()
                .try_for_each(|reason| writeln!(output, "error {}", one_line(reason)))?,
        }
        output.flush()?;
        Ok(ControlFlow::Continue(()))
    }

    fn respond(&mut self, request: &Request<'_>, line: &str) -> Answer {
        match request {
            Request::Nothing | Request::Quit => Ok(Vec::new()),
            Request::Hello => Ok(hello()),
            Request::IsReady => Ok(vec!["readyok".to_owned()]),
            Request::Stop => {
                self.stop();
                Ok(Vec::new())
            }
            Request::Seed(seed) => {
                self.dice = SeededDice::new(*seed);
                Ok(Vec::new())
            }
            Request::Bots => Ok(vec![format!("bots {}", self.known_bots().join(" "))]),
            Request::Bot(name) => self.choose_bot(name),
            Request::Game(Game { components: true, .. }) => {
                self.components = Some((line.to_owned(), String::new()));
                Ok(Vec::new())
            }
            Request::Game(_) => self.choose_game(line, None),
            Request::Position(place) => self.place(place),
            Request::Legal => self.legal(),
            Request::Go(go) => self.go(*go),
        }
    }

    fn stop(&self) {
        if let Some(stopped) = &self.thinking {
            stopped.store(true, Ordering::Relaxed);
        }
    }

    fn refuse<T>(&self, phrase: &Phrase) -> Result<T, Vec<String>> {
        Err(vec![self.speaker.say(phrase)])
    }

    /// The bots of the chosen game, or of all games.
    fn known_bots(&self) -> Vec<&'static str> {
        let games = match &self.table {
            Some((options, _)) => vec![options.game()],
            None => GameId::ALL.to_vec(),
        };
        let mut known: Vec<&'static str> = Vec::new();
        for bot in games.into_iter().flat_map(Bot::all) {
            if !known.contains(&bot.name()) {
                known.push(bot.name());
            }
        }
        known
    }

    fn unknown_bot(&self, name: &str) -> Phrase {
        Phrase::new("engine-unknown-bot")
            .with("name", name)
            .with("known", self.known_bots().join(", "))
    }

    fn choose_bot(&mut self, name: &str) -> Answer {
        if !self.known_bots().contains(&name) {
            return self.refuse(&self.unknown_bot(name));
        }
        self.bot = Some(name.to_owned());
        Ok(Vec::new())
    }

    /// Processes a line `game …`.
    fn choose_game(&mut self, line: &str, components: Option<&str>) -> Answer {
        let Ok(Request::Game(asked)) = Request::read(line) else {
            return self.refuse(&Phrase::new("engine-which-game"));
        };
        let Ok(game) = asked.game.parse::<GameId>() else {
            let known: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
            let phrase = Phrase::new("engine-unknown-game")
                .with("name", asked.game)
                .with("known", known.join(", "));
            return self.refuse(&phrase);
        };
        let seats = asked.seats.unwrap_or(*game.seats().start());
        let options = AnyOptions::new(game, asked.rules, components);
        let started = options.and_then(|options| {
            let start = options.start(seats)?;
            Ok((options, start))
        });
        match started {
            Ok((options, start)) => {
                self.position = Some(Following::new(start, None));
                self.table = Some((options, seats));
                Ok(Vec::new())
            }
            Err(error) => {
                let mut reasons = vec![self.speaker.say(&error.phrase())];
                if let OptionsError::Components(faults) = &error {
                    reasons.extend(faults.iter().map(|fault| {
                        let phrase = Phrase::new("engine-component-fault")
                            .with("line", fault.line as i64)
                            .with("what", self.speaker.say(&fault.phrase));
                        self.speaker.say(&phrase)
                    }));
                }
                Err(reasons)
            }
        }
    }

    fn place(&mut self, place: &Place<'_>) -> Answer {
        let Some((options, seats)) = &self.table else {
            return self.refuse(&Phrase::new("engine-game-first"));
        };
        let start = match place.setup {
            None => options
                .start(*seats)
                .map_err(|error| vec![self.speaker.say(&error.phrase())])?,
            Some(text) => options
                .position_from_text(text)
                .map_err(|error| self.setup_reasons(&error))?,
        };
        if place
            .seat
            .is_some_and(|seat| seat.index() >= usize::from(start.seats()))
        {
            return self.refuse(&Phrase::new("engine-no-such-seat"));
        }
        // Continuing from the known position avoids recomputing it.
        let known = self.position.take();
        let goes_on = |known: &Following| known.origin() == (&start, place.seat);
        let kept = known.filter(goes_on);
        let mut following = kept.unwrap_or_else(|| Following::new(start, place.seat));
        let followed = following.follow(&place.moves, &mut self.dice);
        self.position = Some(following);
        match followed {
            Ok(()) => Ok(Vec::new()),
            Err(Lost { word, why, rule }) => {
                let phrase = Phrase::new("engine-lost")
                    .with("word", word)
                    .with("why", self.speaker.say(&why))
                    .with("rule", rule.map(|rule| format!(" ({rule})")).unwrap_or_default());
                self.refuse(&phrase)
            }
        }
    }

    fn setup_reasons(&self, error: &SetupError) -> Vec<String> {
        match error {
            SetupError::Syntax { column, expected } => {
                let phrase = Phrase::new("engine-setup-unreadable")
                    .with("column", *column as i64)
                    .with("expected", self.speaker.say(expected));
                vec![self.speaker.say(&phrase)]
            }
            SetupError::Violations(all) => all.iter().map(|violation| self.speaker.say(violation)).collect(),
        }
    }

    /// The seat that has to decide, and the match as it is known.
    fn decider(&self) -> Result<(&Following, Seat), Vec<String>> {
        let Some(following) = &self.position else {
            return self.refuse(&Phrase::new("engine-game-first"));
        };
        let world = following.world();
        let id = match (world.next_actor(), following.origin().1) {
            (None, _) => "engine-over",
            (Some(Actor::Chance), _) => "engine-chance",
            (Some(Actor::Seat(seat)), None) => return Ok((following, seat)),
            (Some(_), Some(own)) if world.turn().seats().contains(own) => return Ok((following, own)),
            (Some(_), Some(_)) => "engine-not-your-turn",
        };
        self.refuse(&Phrase::new(id))
    }

    fn legal(&self) -> Answer {
        if let Some(following) = &self.position {
            match following.world().turn() {
                Turn::Over => return Ok(vec!["legal over".to_owned()]),
                Turn::Chance => return Ok(vec!["legal chance".to_owned()]),
                Turn::Seats(_) => {}
            }
        }
        let (following, seat) = self.decider()?;
        let mut actions = Vec::new();
        following.view(seat).legal_actions(seat, &mut actions);
        let mut said = format!("legal seat {seat}");
        for action in actions {
            said.push(' ');
            said.push_str(&following.world().write_action(action));
        }
        Ok(vec![said])
    }

    fn go(&mut self, go: Go) -> Answer {
        let (following, seat) = self.decider()?;
        let (world, view) = (following.world(), following.view(seat));
        let strongest = Bot::all(world.game())
            .into_iter()
            .rfind(|bot| matches!(bot, Bot::Level(_)));
        let bot = match &self.bot {
            None => strongest.unwrap_or(Bot::Greedy),
            Some(name) => match Bot::from_name(world.game(), name) {
                Some(bot) => bot,
                None => return self.refuse(&self.unknown_bot(name)),
            },
        };
        let mut dice = SeededDice::new(self.dice.bits());
        let stopped = Arc::new(AtomicBool::new(false));
        let sender = self.sender.clone();
        self.thinking = Some(Arc::clone(&stopped));
        let work = move || {
            let began = Instant::now();
            let over =
                || stopped.load(Ordering::Relaxed) || go.time.is_some_and(|time| began.elapsed() >= time);
            let limits = match (go.iterations, go.share) {
                (Some(iterations), _) => Limits::iterations(iterations),
                (None, Some(share)) => Limits::share(share),
                // With a time limit only, the number of iterations is practically unlimited.
                (None, None) if go.time.is_some() => Limits::share(1e6),
                (None, None) => Limits::FULL,
            };
            let limits = limits.or_when(&over);
            let thought = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                bot.think_safely(&view, seat, &mut dice, limits)
            }));
            // The engine may have quit in the meantime.
            let _ = sender.send(Input::Thought(thought.ok()));
        };
        let started = thread::Builder::new().name("bot".to_owned()).spawn(work);
        if started.is_err() {
            self.thinking = None;
            return self.refuse(&Phrase::new("engine-no-answer"));
        }
        Ok(Vec::new())
    }

    /// A bot's advice, line by line.
    fn told(&self, advice: Option<&Advice>) -> Vec<String> {
        let (Some(advice), Some(following)) = (advice, &self.position) else {
            return vec![format!("error {}", self.speaker.text("engine-no-answer"))];
        };
        let world: &AnyPosition = following.world();
        let mut lines = vec![format!("info iterations {}", advice.iterations)];
        for considered in &advice.considered {
            let reasons: Vec<_> = considered
                .reasons
                .iter()
                .map(|reason| self.speaker.say(reason))
                .collect();
            let mut line = format!(
                "info move {} value {:.3}",
                world.write_action(considered.action),
                considered.value
            );
            if !reasons.is_empty() {
                line = format!("{line} because {}", one_line(&reasons.join("; ")));
            }
            lines.push(line);
        }
        lines.push(format!(
            "info line {}",
            words::line(world, &advice.line).join(" ")
        ));
        for remark in &advice.remarks {
            lines.push(format!("info note {}", one_line(&self.speaker.say(remark))));
        }
        lines.push(format!("bestmove {}", world.write_action(advice.action)));
        lines
    }
}

/// Our name, and the games we can play.
fn hello() -> Vec<String> {
    let mut lines = vec![
        format!("id name Benben {}", env!("CARGO_PKG_VERSION")),
        "id protocol 1".to_owned(),
    ];
    for &game in GameId::ALL {
        let (fewest, most) = game.seats().into_inner();
        lines.push(format!(
            "game {game} seats {fewest}-{most} rules {}",
            game.variants().join(",")
        ));
    }
    lines.push("welcome".to_owned());
    lines
}

/// A line break would start another answer.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
