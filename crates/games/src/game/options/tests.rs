use super::*;

static DEFS: &[OptDef] = &[
    OptDef::new("size", OptKind::Int { min: 3, max: 10, step: 1, default: Some(3) }),
    OptDef::new("again", OptKind::Flag { default: true }),
    OptDef::new("bust", OptKind::Choice(&["red", "double"])),
    OptDef::new("fleet", OptKind::List { min: 1, max: 6, most: 4 }),
];
static PRESETS: &[Preset] = &[Preset { name: "quick", sets: &[("size", "4"), ("again", "off")] }];

fn taken(settings: &[&str]) -> Result<String, OptError> {
    let mut values = OptValues::defaults(DEFS);
    for setting in settings {
        values.take(DEFS, PRESETS, setting)?;
    }
    Ok(values.to_string())
}

#[test]
fn settings_are_typed_in_several_ways() {
    assert_eq!(taken(&[]).unwrap(), "size=3 again=on bust=red");
    assert_eq!(taken(&["SIZE=7", "double"]).unwrap(), "size=7 again=on bust=double");
    assert_eq!(taken(&["quick", "again", "fleet=3,2"]).unwrap(), "size=4 again=on bust=red fleet=3,2");
}

#[test]
fn a_derived_number_stays_open_until_it_is_said() {
    static GOAL: &[OptDef] = &[OptDef::new("goal", OptKind::Int { min: 10, max: 1000, step: 1, default: None })];
    let mut values = OptValues::defaults(GOAL);
    assert_eq!((values.value("goal"), values.to_string()), (None, String::new()));
    values.take(GOAL, &[], "goal=50").unwrap();
    assert_eq!((values.int("goal"), values.to_string()), (50, "goal=50".into()));
}

#[test]
fn words_with_numbers_are_shown_as_one() {
    let shown = |words: &'static [&'static str]| OptKind::Choice(words).allowed();
    assert_eq!(shown(&["empty", "crosses:1", "crosses:2", "crosses:3"]), "empty | crosses:1…3");
    assert_eq!(shown(&["a:1", "b:1", "b:x", "c"]), "a:1 | b:1 | b:x | c");
}

#[test]
fn a_size_is_typed_in_several_ways() {
    static SHEET: &[OptDef] =
        &[OptDef::new("size", OptKind::Size { least: 5, most: (39, 32), step: 1, default: (20, 20) })];
    let taken = |setting: &str| {
        let mut values = OptValues::defaults(SHEET);
        values.take(SHEET, &[], setting).map(|()| values.size("size"))
    };
    for (setting, size) in [("size=39x32", (39, 32)), ("size=7", (7, 7)), ("12х9", (12, 9)), ("SIZE=5×5", (5, 5))] {
        assert_eq!(taken(setting), Ok(size), "{setting}");
    }
    assert_eq!(taken("7"), Err(OptError::Unknown("7".into())));
    let allowed = || "5x5…39x32".to_owned();
    for given in ["4x9", "39x33", "40x5", "x", "5x", "5x5x5", "-5x5"] {
        let refused = OptError::Value { key: "size", given: given.to_owned(), allowed: allowed() };
        assert_eq!(taken(&format!("size={given}")), Err(refused));
    }
}

#[test]
fn sizes_may_come_in_steps_and_texts_have_an_alphabet() {
    static ODD: &[OptDef] = &[
        OptDef::new("side", OptKind::Int { min: 3, max: 9, step: 2, default: Some(5) }),
        OptDef::new("board", OptKind::Size { least: 5, most: (11, 9), step: 2, default: (5, 5) }),
        OptDef::new("word", OptKind::Text { length: (2, 5), alphabet: Alphabet::Cyrillic }),
    ];
    let taken = |setting: &str| {
        let mut values = OptValues::defaults(ODD);
        values.take(ODD, &[], setting).map(|()| values.to_string())
    };
    assert_eq!(taken("side=7"), Ok("side=7 board=5x5".into()));
    assert_eq!(taken("board=11x9"), Ok("side=5 board=11x9".into()));
    assert_eq!(taken("word=БАЛДА"), Ok("side=5 board=5x5 word=балда".into()));
    let allowed = |setting: &str| match taken(setting) {
        Err(OptError::Value { allowed, .. }) => allowed,
        other => panic!("{setting}: {other:?}"),
    };
    assert_eq!(allowed("side=6"), "3, 5…9");
    assert_eq!(allowed("board=6x5"), "5, 7…11 x 5, 7…9");
    for word in ["word=я", "word=слишком", "word=ghost", "word=два слова", "word=a=b"] {
        assert_eq!(allowed(word), "а…я × 2…5");
    }
}

#[test]
fn what_is_not_possible_says_what_is() {
    assert_eq!(taken(&["sise=4"]), Err(OptError::Unknown("sise".into())));
    assert_eq!(taken(&["size=11"]), Err(OptError::Value { key: "size", given: "11".into(), allowed: "3…10".into() }));
    assert!(taken(&["fleet=1,2,3,4,5"]).is_err());
    assert!(taken(&["fleet="]).is_err());
}

#[test]
#[should_panic(expected = "there is no option `sise`")]
fn a_key_that_is_not_defined_is_a_slip() {
    OptValues::defaults(DEFS).int("sise");
}

#[test]
#[should_panic(expected = "the option size=3 is of another kind")]
fn so_is_a_kind_that_the_option_is_not_of() {
    OptValues::defaults(DEFS).flag("size");
}

#[test]
fn two_possible_numbers_are_listed_as_two() {
    let allowed = |min, max, step| OptKind::Int { min, max, step, default: None }.allowed();
    assert_eq!([allowed(3, 5, 2), allowed(3, 7, 2), allowed(3, 8, 2)], ["3, 5", "3, 5…7", "3, 5…7"]);
    let size = OptKind::Size { least: 3, most: (5, 9), step: 2, default: (3, 3) };
    assert_eq!(size.allowed(), "3, 5 x 3, 5…9");
}
