use std::collections::HashSet;

use super::*;

fn gallery(url: &str) -> Gallery {
    Gallery::new(url, Names::new("1:token"), None)
}

/// The name in an address.
fn name(address: &str) -> &str {
    address.rsplit('/').next().unwrap()
}

#[tokio::test]
async fn a_picture_is_served_as_soon_as_it_has_an_address_and_no_address_comes_twice() {
    let (one, other) = (gallery("https://bot.example/hooks/kletka/?x"), gallery("https://bot.example"));
    let png = Bytes::from_static(b"png");
    let addresses = [one.hang(png.clone()), one.hang(png.clone()), other.hang(png.clone())];
    assert!(addresses[0].starts_with("https://bot.example/hooks/kletka/p/"), "{addresses:?}");
    assert_eq!(addresses.iter().map(|address| name(address)).collect::<HashSet<_>>().len(), 3, "{addresses:?}");
    assert_eq!(one.find(name(&addresses[0])).await, Some(png));
    assert_eq!(one.find(name(&addresses[2])).await, None);
}

#[test]
fn only_a_name_is_looked_for() {
    assert!(is_name("0123456789abcdef0123456789abcdef.png"));
    for odd in ["", ".png", "../../journal", "0123456789ABCDEF0123456789abcdef.png", "0123456789abcdef.png"] {
        assert!(!is_name(odd), "{odd}");
    }
    assert_eq!((asked("/p/x", "/"), asked("/hooks/a/p/x", "/hooks/a")), (Some("x"), Some("x")));
    assert_eq!((asked("/p/x", "/hooks/a"), asked("/hooks/a", "/hooks/a")), (None, None));
}

#[test]
fn the_oldest_pictures_leave_the_memory() {
    let mut shelf = Shelf::default();
    for name in ["a", "b", "c"] {
        shelf.add(name.to_owned(), Bytes::from_static(b"1234"), 8);
    }
    assert_eq!(shelf.size, 8);
    assert!(!shelf.pictures.contains_key("a") && shelf.pictures.contains_key("c"));
}

#[tokio::test(start_paused = true)]
async fn after_a_failure_no_picture_gets_an_address_for_a_while() {
    let gallery = gallery("https://bot.example");
    assert!(gallery.is_open());
    gallery.rest();
    assert!(!gallery.is_open());
    tokio::time::advance(REST).await;
    assert!(gallery.is_open());
}

#[tokio::test]
async fn files_serve_what_the_memory_has_forgotten() {
    let room = tempfile::tempdir().unwrap();
    let open = || Gallery::new("https://bot.example", Names::new("1:token"), Some(room.path().to_owned()));
    let address = open().hang(Bytes::from_static(b"png"));
    let (next, path) = (open(), room.path().join(name(&address)));
    while !path.exists() {
        tokio::task::yield_now().await;
    }
    assert_eq!(next.find(name(&address)).await, Some(Bytes::from_static(b"png")));
}
