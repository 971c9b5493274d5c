//! Rebuilds when a text file is added: the macro that compiles the texts in does not notice.

fn main() {
    println!("cargo:rerun-if-changed=locales");
}
