use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Nothing that a server does takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A person with a browser: an address and its cookies.
#[derive(Clone)]
pub struct Browser {
    /// Where the server is.
    pub address: SocketAddr,
    /// The cookies by name.
    pub cookies: BTreeMap<String, String>,
    /// Every answer so far, as received.
    pub received: Vec<u8>,
}

/// What a server answered.
pub struct HttpAnswer {
    /// The number of the status.
    pub status: u16,
    /// Names, in lower case, and values.
    pub headers: Vec<(String, String)>,
    /// What it brought.
    pub body: Vec<u8>,
    /// The total size as received.
    pub size: usize,
}

impl HttpAnswer {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The value of a header, whose name is given in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Asserts the status; shows the answer if it differs.
    #[track_caller]
    pub fn expect(self, status: u16) -> HttpAnswer {
        assert_eq!(self.status, status, "{}", self.text());
        self
    }

    /// The target of a redirect.
    #[track_caller]
    pub fn location(self) -> String {
        let answer = self.expect(303);
        answer.header("location").expect("an address").to_owned()
    }
}

impl Browser {
    /// A new visitor.
    pub fn new(address: SocketAddr) -> Browser {
        Browser {
            address,
            cookies: BTreeMap::new(),
            received: Vec::new(),
        }
    }

    /// The same person at another address.
    pub fn at(&self, address: SocketAddr) -> Browser {
        Browser {
            address,
            ..self.clone()
        }
    }

    /// Asks for a page.
    pub fn get(&mut self, path: &str) -> HttpAnswer {
        self.ask("GET", path, &[], b"")
    }

    /// Sends a form.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> HttpAnswer {
        let body = encoded(fields);
        let kind = ("content-type", "application/x-www-form-urlencoded");
        self.ask("POST", path, &[kind], body.as_bytes())
    }

    /// Opens a match through the form; returns its id.
    #[track_caller]
    pub fn open(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let location = self.post(&format!("/new/{game}"), fields).location();
        let id = location.strip_prefix("/table/").expect("the address of a table");
        id.to_owned()
    }

    /// The cookies in the form of a request header.
    pub fn cookie_line(&self) -> String {
        let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    /// Sends any request with these headers besides the necessary ones.
    pub fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> HttpAnswer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if !headers.iter().any(|(name, _)| *name == "host") {
            let _ = write!(head, "host: {}\r\n", self.address);
        }
        if !self.cookies.is_empty() {
            let _ = write!(head, "cookie: {}\r\n", self.cookie_line());
        }
        for (name, value) in headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        if !body.is_empty() || method == "POST" {
            let _ = write!(head, "content-length: {}\r\n", body.len());
        }
        head.push_str("\r\n");
        let answer = parsed(&self.raw(&[head.as_bytes(), body].concat()));
        for (name, value) in &answer.headers {
            if name == "set-cookie"
                && let Some((name, value)) = value.split(';').next().and_then(|pair| pair.split_once('='))
            {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        self.received.extend_from_slice(&answer.body);
        answer
    }

    /// Sends bytes and reads until the server closes the connection.
    pub fn raw(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address).expect("a server");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        // The server may close the connection while we are still sending.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        answer
    }
}

/// Fields as forms send them.
pub fn encoded(fields: &[(&str, &str)]) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let encode = |text: &str| -> String {
        let one = |byte: u8| {
            if plain(byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        };
        text.bytes().map(one).collect()
    };
    let pairs = fields
        .iter()
        .map(|(name, value)| format!("{}={}", encode(name), encode(value)));
    pairs.collect::<Vec<_>>().join("&")
}

fn parsed(bytes: &[u8]) -> HttpAnswer {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n");
    let end = end.unwrap_or_else(|| panic!("no answer but {:?}", String::from_utf8_lossy(bytes)));
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let rest = &bytes[end + 4..];
    let chunked = headers
        .iter()
        .any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    HttpAnswer {
        status: status.expect("a status"),
        headers,
        body: if chunked { joined(rest) } else { rest.to_vec() },
        size: bytes.len(),
    }
}

/// Decodes a chunked body.
fn joined(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|window| window == b"\r\n") {
        let length = std::str::from_utf8(&rest[..end]).expect("a length");
        let length = usize::from_str_radix(length, 16).expect("a length");
        if length == 0 {
            break;
        }
        body.extend_from_slice(&rest[end + 2..end + 2 + length]);
        rest = &rest[end + 4 + length..];
    }
    body
}
