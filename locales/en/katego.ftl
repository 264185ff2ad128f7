# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-about = Put each throw into a column of your row: the single highest entry takes the column, equal ones burn it.
katego-rules =
    Everybody has a row of 12 columns (15 for seven players and more, 18 for ten). On your turn two dice fall; write their sum into any free column of your row: “k7”.

    When all is full, column 7 gives 7 points to whoever has the single highest entry there. If the highest is shared, the column burns: nobody gets it. Most points win.

    26 variants, as the book has them. Simple: big, product, super, quench, power, fir tree. Pairs (partners sit opposite): pairs, pairs with quenching, rivals, capture, olympic. Psychological: one throw for all, hidden rows; without dice. Few throws: five spare, saving, limited, city, village. Few dice: skittles, ladder. One row: skirmish, trade, auction. One table: progressive, podium, golf.

    Choose one with variant=…

katego-opt-variant = which katego. Simple: base, big (two entries each, their sum), product (of the dice), super (two cells, multiplied; write in any row), quench (an equal product puts the column out), power (row must fall, ten spare throws, dashes), fir tree (two players, one row falls, the other rises). Pairs: pairs, pairs with quenching, rivals, capture, olympic. Psychological: psychological (one throw for all, hidden rows), without dice. Throws: five spare, saving, limited, city, village. Dice: skittles, ladder. One row: skirmish, trade, auction. One table: progressive, podium, golf
katego-opt-columns = how many columns (12; for 7 to 9 players 15; for 10 to 12 players 18)
katego-opt-table = how columns are numbered: 1 to 12 as in the book, or 2 to 12 as Knizia has them

katego-key-variant = variant | katego
katego-key-columns = columns | size
katego-key-table = table | numbering
katego-is-base = base | basic
katego-is-big = big
katego-is-product = product | multiplied
katego-is-super = super | superkatego
katego-is-quench = quench | quenching
katego-is-power = power
katego-is-firtree = fir tree | herringbone
katego-is-pairs = pairs
katego-is-pairquench = pairs with quenching | pair quench
katego-is-rivals = rivals | competitive
katego-is-capture = capture
katego-is-olympic = olympic
katego-is-psychological = psychological | psycho
katego-is-diceless = diceless | katego without dice
katego-is-spare = five spare | spare throws
katego-is-saving = saving
katego-is-limited = limited | limited throws
katego-is-city = city
katego-is-village = village
katego-is-skittles = skittles | gorodki
katego-is-ladder = ladder
katego-is-skirmish = skirmish
katego-is-trade = trade | bidding
katego-is-auction = auction
katego-is-progressive = progressive
katego-is-podium = podium | pedestal
katego-is-golf = golf
katego-is-book = book
katego-is-knizia = knizia
katego-preset-classic = classic

katego-set-variant = { $value ->
    [base] basic katego
    [big] big katego
    [product] katego with products
    [super] superkatego
    [quench] katego with quenching
    [power] power katego
    [firtree] fir tree katego
    [pairs] katego in pairs
    [pairquench] katego in pairs with quenching
    [rivals] rival pairs at two tables
    [capture] katego in pairs with capturing
    [olympic] olympic katego
    [psychological] psychological katego
    [diceless] katego without dice
    [spare] katego with five spare throws
    [saving] katego with saved throws
    [limited] katego with 20 throws
    [city] city katego
    [village] village katego
    [skittles] katego skittles
    [ladder] katego ladder
    [skirmish] katego skirmish
    [trade] katego with trading
    [auction] katego auction
    [progressive] progressive katego
    [podium] katego podium
   *[golf] katego golf
}
katego-set-columns = { $value ->
    [one] { $value } column
   *[other] { $value } columns
}
katego-set-table = { $value ->
    [knizia] columns from 2
   *[other] columns from 1
}

katego-word-throw = throw | roll | again
katego-word-name = name | names
katego-word-column = column | col | take
katego-word-dash = dash | strike
katego-word-pass = pass | stop | enough
katego-word-bid = bid
katego-word-dice = dice | die
katego-word-row = row

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 Throw
katego-dice = 🎲 { $dice }
katego-bid = { $dice ->
    [one] Bid { $dice } die
   *[other] Bid { $dice } dice
}
katego-pass = ✋ Pass
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Your row is still empty.
   *[other] Your row: { $row }.
}
katego-ask = write { $value } into a column
katego-ask-again = { $throws ->
    [one] write { $value } into a column, or throw again: { $throws } throw left
   *[other] write { $value } into a column, or throw again: { $throws } throws left
}
katego-ask-stuck = { $value } fits nowhere: throw again
katego-ask-dash = { $value } fits nowhere: give a column up
katego-ask-podium = write { $value } into a column, or pass
katego-ask-dice = { $dice ->
    [one] throw your last die
   *[other] how many of your { $dice } dice do you throw?
}
katego-ask-dice-for = { $dice ->
    [one] column { $column }: throw your last die
   *[other] column { $column }: how many of your { $dice } dice do you throw?
}
katego-ask-ladder = { $dice ->
    [one] column { $column }: you have { $total }, { $lead } to beat, { $dice } die left. Throw or pass?
   *[other] column { $column }: you have { $total }, { $lead } to beat, { $dice } dice left. Throw or pass?
}
katego-ask-bid = { $dice ->
    [one] column { $column }: the bid stands at { $bid }, you have { $dice } die. More, or pass?
   *[other] column { $column }: the bid stands at { $bid }, you have { $dice } dice. More, or pass?
}
katego-ask-take = { $value }: take a column

katego-wrote = { $seat } writes { $value } in column { $column }.
katego-wrote-at = { $seat } writes { $value } in column { $column } of { $row }.
katego-dashed = { $seat } gives column { $column } up.
katego-lost = { $seat } throws { $value }, and it fits nowhere.
katego-quenched = Column { $column } is out: that value stood there already.
katego-captured = { $seat } and partner capture column { $column }!
katego-takes = { $seat } takes column { $column }!
katego-leads = { $seat } leads column { $column } with { $total }.
katego-gives-up = { $seat } gives column { $column } up with { $total }.
katego-misses = { $dice ->
    [one] { $seat } throws { $dice } die: { $value }, not enough.
   *[other] { $seat } throws { $dice } dice: { $value }, not enough.
}
katego-threw = { $dice ->
    [one] { $seat } throws { $dice } die: { $value }.
   *[other] { $seat } throws { $dice } dice: { $value }.
}
katego-bids = { $dice ->
    [one] { $seat } bids { $dice } die.
   *[other] { $seat } bids { $dice } dice.
}
katego-passes = { $seat } passes.
katego-nobody = Nobody bids for column { $column }.

katego-moves = Name a column: “k7”. There is also “throw”, “throw 4”, “dash 5”, “bid 4” and “pass”, where the variant has it.
katego-columns = The columns are { $first } to { $last }.
katego-full = Column { $column } is full there.
katego-closed = Column { $column } is closed.
katego-own-row = You write in your own row.
katego-higher = { $last } stands in column { $column }: only a higher value may follow, not { $value }.
katego-falls = { $value } does not fit into column { $column }: the row must fall from left to right.
katego-rises = { $value } does not fit into column { $column }: the row must rise from left to right.
katego-no-throws = There is no throw left for that: write { $value }.
katego-write-now = Write { $value } into a column.
katego-throw-again = { $value } fits nowhere: throw again.
katego-give-up = { $value } fits nowhere: give a column up with “dash 5”.
katego-count = { $dice ->
    [one] You can throw { $dice } die: say “throw 1”.
   *[other] Say how many dice you throw, from 1 to { $dice }: “throw 2”.
}
katego-take = With { $value } you can take: { $columns }.
katego-bid-more = { $dice ->
    [one] Bid more than { $bid } and at most { $dice } die, or pass.
   *[other] Bid more than { $bid } and at most { $dice } dice, or pass.
}
katego-ladder-moves = Say “throw” or “pass”.
katego-named = You have named { $value } before: name another value.

katego-seats = This variant is for so many players: { $seats }.
katego-own-numbers = This variant has column numbers of its own: leave table=book.
katego-not-together = In this variant players stand in each other’s way turn by turn: one throw for everybody does not fit it.
katego-few-values = There are only { $values } values, and nobody names one twice: take fewer columns.

katego-sheet-bid = { $seat }: { $dice }
