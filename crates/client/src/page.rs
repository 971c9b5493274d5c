use serde_json::Value;

/// The parts of a table's page that live messages replace.
pub const PARTS: [&str; 14] = [
    "players", "near", "prompt", "bar", "commands", "tally", "result", "cover", "invites", "talk", "people",
    "links", "news", "summary",
];

/// What a table's page shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The layers of the picture.
    pub layers: Vec<Element>,
    /// By [`PARTS`].
    pub parts: Vec<String>,
    /// The lines of the log.
    pub log: Vec<String>,
    /// The board in words.
    pub reading: String,
    /// The match.
    id: String,
}

/// An element of a picture: its own markup, and its contents if it is a group.
#[derive(Clone, PartialEq, Debug)]
pub struct Element {
    markup: String,
    children: Vec<Element>,
}

impl Page {
    /// What a freshly loaded page shows.
    pub fn loaded(html: &str) -> Page {
        let log = inner(html, "log");
        let lines = log.split_inclusive("</li>").filter(|line| !line.is_empty());
        Page {
            layers: drawn(inner(html, "board")),
            parts: PARTS.iter().map(|id| inner(html, id).to_owned()).collect(),
            log: lines.map(str::to_owned).collect(),
            reading: inner(html, "reading").to_owned(),
            id: super::live::attribute(html, "data-id").to_owned(),
        }
    }

    /// One of the parts.
    pub fn part(&self, name: &str) -> &str {
        let place = PARTS.iter().position(|part| *part == name);
        &self.parts[place.expect("a part of the page")]
    }

    /// Applies an update like the scripts do.
    pub fn update(&mut self, update: &Value) {
        if let Some(markup) = update["whole"].as_str() {
            self.layers = drawn(markup);
        }
        for layer in update["patch"].as_array().into_iter().flatten() {
            let name = format!("data-layer=\"{}\"", layer[0].as_str().expect("a name"));
            let element = self.layers.iter_mut().find(|layer| layer.markup.contains(&name));
            let element = element.unwrap_or_else(|| panic!("no layer with {name}"));
            element.children = refilled(&element.children, &layer[1]);
        }
        for (id, markup) in update["parts"].as_object().into_iter().flatten() {
            let markup = markup.as_str().expect("markup");
            if id == "reading" {
                markup.clone_into(&mut self.reading);
            } else if id.starts_with("read-") {
                // A row, a line or a title of the board in words.
                let old = inner(&self.reading, id);
                let start = old.as_ptr() as usize - self.reading.as_ptr() as usize;
                let range = start..start + old.len();
                self.reading.replace_range(range, markup);
            } else {
                let place = PARTS.iter().position(|part| part == id);
                markup.clone_into(&mut self.parts[place.expect("a part of the page")]);
            }
        }
        if update["log"].is_object() {
            let log = &update["log"];
            let kept = log["keep"].as_u64().expect("how many lines stay") as usize;
            assert!(kept <= self.log.len(), "lines stay that are not there");
            self.log.truncate(kept);
            for line in log["lines"].as_array().expect("lines") {
                self.log.push(self.log_line(line));
            }
        }
    }

    /// A line of the log as the page has it.
    fn log_line(&self, line: &Value) -> String {
        let escaped = |text: &Value| {
            let text = text.as_str().expect("a text");
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            text.replace('>', "&gt;").replace('"', "&quot;")
        };
        let class = match line["by"].as_str() {
            Some(seat) => format!("seat-{seat}"),
            None => "chance".to_owned(),
        };
        let (ply, text, notation) = (&line["ply"], escaped(&line["text"]), escaped(&line["notation"]));
        let address = format!("/table/{}/at/{ply}", self.id);
        format!(
            "<li class=\"{class}\"><a href=\"{address}\" data-ply=\"{ply}\">{text}<span class=\"notation\">{notation}</span></a></li>"
        )
    }

    /// Whether a shape of the picture has this id.
    pub fn has(&self, id: &str) -> bool {
        fn any(elements: &[Element], name: &str) -> bool {
            elements
                .iter()
                .any(|element| element.markup.contains(name) || any(&element.children, name))
        }
        any(&self.layers, &format!(" id=\"{id}\""))
    }
}

fn refilled(old: &[Element], items: &Value) -> Vec<Element> {
    let mut new = Vec::new();
    for item in items.as_array().expect("a list of items") {
        let number = |value: &Value| value.as_u64().expect("the number of a child") as usize;
        match item {
            Value::String(markup) => new.extend(read(&mut markup.lines())),
            Value::Array(range) => new.extend_from_slice(&old[number(&range[0])..number(&range[1])]),
            _ => {
                let mut element = old[number(&item["in"])].clone();
                element.children = refilled(&element.children, &item["items"]);
                new.push(element);
            }
        }
    }
    new
}

/// The layers of a picture.
fn drawn(markup: &str) -> Vec<Element> {
    read(&mut markup.lines().skip_while(|line| !line.starts_with("<g ")))
}

/// Parses our own markup up to the end of a group. A group opens on its own line, together with
/// its title; so titles are not among its children.
fn read<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Vec<Element> {
    let mut elements = Vec::new();
    while let Some(line) = lines.next().filter(|line| !line.starts_with("</")) {
        let is_group = line.starts_with("<g ");
        elements.push(Element {
            markup: line.to_owned(),
            children: if is_group { read(lines) } else { Vec::new() },
        });
    }
    elements
}

/// The contents of the element with this id.
#[track_caller]
pub fn inner<'a>(html: &'a str, id: &str) -> &'a str {
    let named = html.find(&format!("id=\"{id}\""));
    let named = named.unwrap_or_else(|| panic!("nothing with the id {id}"));
    let start = html[..named].rfind('<').expect("an element") + 1;
    let name = html[start..].split([' ', '>']).next().expect("a name");
    let from = start + html[start..].find('>').expect("a whole element") + 1;
    let (opens, closes) = (format!("<{name}"), format!("</{name}>"));
    let (mut at, mut depth) = (from, 1);
    loop {
        let close = at + html[at..].find(&closes).expect("an end");
        // `<s` would also match `<span`; the names of our elements avoid that.
        depth += html[at..close].matches(&opens).count();
        depth -= 1;
        if depth == 0 {
            return &html[from..close];
        }
        at = close + closes.len();
    }
}
