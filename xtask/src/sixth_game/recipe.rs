//! The recipe «Adding a game» of CONTRIBUTING.md.

/// The shared files that the recipe names, in the order of their names: the
/// first column of its table with the head `shared file`.
pub(super) fn shared_files(text: &str) -> Vec<String> {
    let section = text
        .lines()
        .skip_while(|line| *line != "## Adding a game")
        .skip(1);
    let section = section.take_while(|line| !line.starts_with("## "));
    let table = section
        .skip_while(|line| !line.starts_with("| shared file |"))
        .skip(2);
    let rows = table.take_while(|line| line.starts_with('|'));
    let mut files: Vec<String> = rows
        .filter_map(|row| row.split('`').nth(1))
        .map(str::to_owned)
        .collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_section_is_read() {
        let text = "## Other\n| shared file | x |\n| --- | --- |\n| `no` | |\n\
            ## Adding a game\n\n| file | holds |\n| --- | --- |\n| `lib.rs` | |\n\n\
            | shared file | why |\n| --- | --- |\n| `b/c` | `d` |\n| `a` | |\n\nText with `e`.\n";
        assert_eq!(shared_files(text), ["a", "b/c"]);
        assert!(shared_files("## Other\n").is_empty());
    }
}
