//! The texts are compiled in by a macro, which does not notice a new file by itself.

fn main() {
    println!("cargo:rerun-if-changed=locales");
}
