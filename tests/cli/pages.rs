//! The manual and the completions of the shells, made from the options themselves. `.ci/release` has them written: into
//! the directory that `KLETKA_PAGES` names.

use std::fs;
use std::path::{Path, PathBuf};

use clap::CommandFactory;
use clap_complete::{Shell, generate_to};
use clap_mangen::Man;
use kletka::cli::args::{Args, VERSION};

/// The name that a file of completions has where the shell looks for it.
const SHELLS: [(Shell, &str); 3] =
    [(Shell::Bash, "kletka.bash"), (Shell::Zsh, "_kletka"), (Shell::Fish, "kletka.fish")];

/// The manual: the program with the options of the bot, and behind that each command.
fn manual() -> String {
    let mut command = Args::command();
    command.build();
    let page = |command: &clap::Command| {
        let mut page = Vec::new();
        Man::new(command.clone()).render(&mut page).unwrap();
        String::from_utf8(page).unwrap()
    };
    let mut all = page(&command);
    let shown = command.get_subcommands().filter(|one| !one.is_hide_set() && one.get_name() != "help");
    for one in shown {
        let name = one.get_name();
        let page = page(one);
        let from = page.find(".SH SYNOPSIS").unwrap_or_else(|| panic!("{name} has no synopsis"));
        // The first chapters of the whole are said once.
        let chapters = page[from..].replace(".SH ", ".SS ").replace(".SS VERSION", ".\\\" version");
        all.push_str(&format!(".SH \"KLETKA {}\"\n{chapters}", name.to_uppercase()));
    }
    all
}

#[test]
fn the_manual_and_the_completions_know_every_command() {
    assert!(VERSION.starts_with(env!("CARGO_PKG_VERSION")));
    let given = std::env::var_os("KLETKA_PAGES").map(PathBuf::from);
    let room = tempfile::tempdir().unwrap();
    let place: &Path = given.as_deref().unwrap_or(room.path());
    let completions = place.join("completions");
    fs::create_dir_all(&completions).unwrap();
    fs::write(place.join("kletka.1"), manual()).unwrap();
    for (shell, name) in SHELLS {
        let made = generate_to(shell, &mut Args::command(), "kletka", &completions).unwrap();
        assert_eq!(made.file_name().unwrap(), name);
    }
    let files = SHELLS.map(|(_, name)| completions.join(name)).into_iter().chain([place.join("kletka.1")]);
    for file in files {
        let text = fs::read_to_string(&file).unwrap().to_lowercase();
        for command in Args::command().get_subcommands() {
            assert!(text.contains(command.get_name()), "{} in {}", command.get_name(), file.display());
        }
        assert!(text.contains("listen"), "{}", file.display());
    }
}
