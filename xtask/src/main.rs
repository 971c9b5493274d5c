mod chambers;

fn main() {
    if std::env::args().nth(1).as_deref() == Some("chambers") {
        print!("{}", chambers::chambers(chambers::SEED));
    }
}
