# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-also = katego dice
katego-about = Put each roll into a column of your row: the single highest entry takes the column, equal ones burn it.
katego-brief = two dice, five minutes
katego-rules =
    Everybody has a row of 12 columns (15 for seven players and more, 18 for ten). On your turn two dice fall; write their sum into any free column of your row: “k7”.

    When column 7 is full in all rows, it gives 7 points to whoever has the single highest entry there. If the highest is shared, the column burns: nobody gets it. Most points win.

    There are 26 more variants: one table for all, pairs, bids for columns… The host chooses one: /katego variant=big. All their names are among the options.

katego-rules-base = As told above: one entry in each column, and the single highest entry takes it.
katego-rules-big = Every column takes two entries of each player, so there are twice as many turns. A column goes to the highest sum of a player’s two entries; equal highest sums burn it. 9 + 4 does not beat 7 + 7.
katego-rules-product = You write the product of the two dice instead of their sum: 3 and 5 make 15. There are 18 products, from 1 to 36. All else is as in basic katego.
katego-rules-super = You own two cells in every column, and you may write a roll into any free cell of any player: a 2 is best put into somebody else’s. Your two cells of a column are multiplied; the single highest product takes the column. 9 and 4 make 36, and so do 6 and 6: that column burns.
katego-rules-quench = You write products. If you write a product that is in that column already, in anybody’s row, the column is out at once: it brings nothing, and nobody writes there any more. You must write while you have a free cell in an open column; without one you are finished and the others go on.
katego-rules-power = Your row must fall from left to right: after a 9 in column 3 only smaller numbers may follow. You have ten spare rolls for the whole match; spend one to roll both dice again, and the last roll counts. You may give a cell up with a dash, and you must if the roll fits nowhere. A dash never wins a column.
katego-rules-firtree = For two. The columns bring 1 2 3 4 5 6 6 5 4 3 2 1 points. One row must fall from left to right, the other must rise; the lot decides whose. Each player has ten spare rolls for the whole match, and a cell may be given up with a dash, which you must do if the roll fits nowhere.
katego-rules-pairs = Partners sit opposite each other: 4, 6 or 8 players. A column goes to the pair with the higher sum of its two entries; equal sums burn it. With three or four pairs, an entry that another pair also has in that column is left out: of 9 + 6, 9 + 5 and 8 + 4 the nines fall away, and the third pair wins.
katego-rules-pairquench = Partners sit opposite each other, and a column goes to the pair with the higher sum. But if the leading pair’s two entries differ and another pair has two equal ones, the column is out: 8 + 7 against 6 + 6 brings nothing, 8 + 8 against 6 + 6 goes to the eights.
katego-rules-rivals = For four, two pairs at two tables: you and your partner each play against one opponent. Opponents at different tables get the same rolls, so luck is shared out evenly. Each table is scored as in basic katego, then each pair adds up its two results.
katego-rules-capture = Partners sit opposite each other, and products are written. As soon as both partners have the same product in a column, they capture it at once with its points; empty cells there no longer count. A column that nobody captures goes to the pair with the higher sum when it is full.
katego-rules-olympic = For four, two pairs. One roll a round, and all four write it into their own rows at the same time. You see what your opponents have written, but not your partner’s row. Scored as pairs: a column goes to the pair with the higher sum.
katego-rules-psychological = One roll a round for everybody. You write it into your own row, which nobody else sees until the end. Then all rows are shown and scored as in basic katego: it pays to be where the others are not.
katego-rules-diceless = No dice: the players take turns to name a roll, for example 6 5, and everybody writes the named sum into a row that stays covered until the end. Nobody names the same sum twice. Rolls that cannot be shared out evenly are left to the bot; with more players than rolls, the first ones name one each.
katego-rules-spare = You have five spare rolls for the whole match: after any roll you may spend one and roll both dice again. The last roll counts. All else is as in basic katego.
katego-rules-saving = Each turn gives you two rolls. You must use at least one; those you leave are kept for later turns. The last roll of a turn counts.
katego-rules-limited = You have 20 rolls for all your turns: at least one a turn, and as many as you like. The last roll of a turn counts. When they are used up, your empty cells count 0, and a 0 never wins.
katego-rules-city = You have 15 rolls, and products are written. An entry must be higher than the last one in that column, whoever wrote it: after a 10 you may write 12, but not 9. If a roll fits nowhere, roll again. Without rolls your empty cells count 0. A column goes to its highest entry, which is the last one.
katego-rules-village = You have 30 rolls. In the first turn one die is set to 1, in the second to 2, and so on to 6, then from 1 again. You roll the other die as often as you like, and the product is written: in turn 3 a 5 makes 15.
katego-rules-skittles = You have 30 dice for the whole match. In a turn you roll as many as you like, from 1 to 10; they are spent, and their sum is written. Without dice your empty cells count 0. All else is as in basic katego.
katego-rules-ladder = The columns are fought for one after another, with 30 dice a player. When it is your turn you roll single dice, one after another, until your total in this column is above the leader’s, or you pass. If you pass or fall short, you are out of this column. The last one in takes it and opens the next. If you alone have dice left, you still roll for each column; if you pass, it is nobody’s. Every die rolled is spent.
katego-rules-skirmish = One row of columns 4 to 15, and 30 dice a player. Players take turns to roll as many dice as they like, from 1 to 10, for the next column. The first whose sum reaches its number takes it. The dice are spent in any case; the match ends when all columns are taken or all dice are gone.
katego-rules-trade = One row of columns 4 to 15, and 30 dice a player. For the next column you bid numbers of dice, each bid higher than the last; a pass is final. The player after the last highest bidder opens, or after the last opener if everybody passed. The highest bidder rolls exactly that many: if the sum reaches the number, the column is theirs, otherwise it is lost for everybody.
katego-rules-auction = As in trade, you bid dice, each bid higher than the last. But the winner of the bidding rolls, and may then take any free column whose number the sum reaches. With 8 you may take 6 or 4, for example. If none fits, nothing is taken and the next auction begins. When everybody passes, the match ends.
katego-rules-progressive = One table for all: you may write into a column as often as you like, but each new entry must be higher than the one before, whoever wrote it. A roll that fits nowhere is lost. A column goes to whoever wrote its last entry; untouched columns bring nothing.
katego-rules-podium = One table for all. In each column the single highest entry brings its points, and the single lowest costs as many, once two players have written there. You may write nothing: say “pass”.
katego-rules-golf = One table for all, and 50 dice a player. In a turn you roll as many as you like, from 1 to 10, and write their sum; each new entry in a column must be higher than the one before. Without dice you are out. A column goes to its last entry.

katego-opt-variant = which katego. Simple: base, big (two entries each, their sum), product (of the dice), super (two cells, multiplied; write in any row), quench (an equal product puts the column out), power (row must fall, ten spare rolls, dashes), fir tree (two players, one row falls, the other rises). Pairs: pairs, pairs with quenching, rivals, capture, olympic. Psychological: psychological (one roll for all, hidden rows), without dice. Rolls: five spare, saving, limited, city, village. Dice: skittles, ladder. One row: skirmish, trade, auction. One table: progressive, podium, golf
katego-opt-columns = how many columns (12; for 7 to 9 players 15; from 10 players on 18)
katego-opt-table = from which number columns are counted: from one or from two

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
katego-is-spare = five spare | spare rolls | spare throws
katego-is-saving = saving
katego-is-limited = limited | limited rolls | limited throws
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
katego-is-book = one | book
katego-is-knizia = two | knizia
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
    [spare] katego with five spare rolls
    [saving] katego with saved rolls
    [limited] katego with 20 rolls
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

katego-word-throw = roll | throw | again
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
katego-again = 🎲 Roll
katego-again-news = { $seat } rolls again.
katego-dice = 🎲 { $dice }
katego-dice-news = { $dice ->
    [one] { $seat } rolls { $dice } die.
   *[other] { $seat } rolls { $dice } dice.
}
katego-bid = { $dice ->
    [one] Bid { $dice } die
   *[other] Bid { $dice } dice
}
katego-pass = ✋ Pass
katego-pass-news = { $seat } passes.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Your row is still empty.
   *[other] Your row: { $row }.
}
katego-ask = write { $value } into a column
katego-ask-again = { $throws ->
    [one] write { $value } into a column, or roll again: { $throws } roll left
   *[other] write { $value } into a column, or roll again: { $throws } rolls left
}
katego-ask-stuck = { $value } fits nowhere: roll again
katego-ask-dash = { $value } fits nowhere: give a column up
katego-ask-podium = write { $value } into a column, or pass
katego-ask-dice = { $dice ->
    [one] roll your last die
   *[other] how many of your { $dice } dice do you roll?
}
katego-ask-dice-for = { $dice ->
    [one] column { $column }: roll your last die
   *[other] column { $column }: how many of your { $dice } dice do you roll?
}
katego-ask-ladder = { $dice ->
    [one] column { $column }: you have { $total }, { $lead } to beat, { $dice } die left. Roll or pass?
   *[other] column { $column }: you have { $total }, { $lead } to beat, { $dice } dice left. Roll or pass?
}
katego-ask-bid = { $dice ->
    [one] column { $column }: { $bid ->
        [0] no bid so far, you have { $dice } die. A bid
       *[other] the bid is { $bid }, you have { $dice } die. More
    }, or pass?
   *[other] column { $column }: { $bid ->
        [0] no bid so far, you have { $dice } dice. A bid
       *[other] the bid is { $bid }, you have { $dice } dice. More
    }, or pass?
}
katego-ask-take = { $value }: take a column

katego-wrote = { $seat } writes { $value } in column { $column }.
katego-wrote-at = { $seat } writes { $value } in column { $column } of { $row }.
katego-dashed = { $seat } gives column { $column } up.
katego-lost = { $seat } rolls { $value }, and it fits nowhere.
katego-quenched = Column { $column } is out: that value was there already.
katego-captured = { $seat } and partner capture column { $column }!
katego-takes = { $seat } takes column { $column }!
katego-leads = { $seat } leads column { $column } with { $total }.
katego-gives-up = { $seat } gives column { $column } up with { $total }.
katego-misses = { $dice ->
    [one] { $seat } rolls { $dice } die: { $value }, not enough.
   *[other] { $seat } rolls { $dice } dice: { $value }, not enough.
}
katego-threw = { $dice ->
    [one] { $seat } rolls { $dice } die: { $value }.
   *[other] { $seat } rolls { $dice } dice: { $value }.
}
katego-bids = { $dice ->
    [one] { $seat } bids { $dice } die.
   *[other] { $seat } bids { $dice } dice.
}
katego-passes = { $seat } passes.
katego-nobody = Nobody bids for column { $column }.

katego-moves = Name a column: “k7”. There is also “roll”, “roll 4”, “dash 5”, “bid 4” and “pass”, where the variant has it.
katego-columns = The columns are { $first } to { $last }.
katego-full = Column { $column } is full.
katego-closed = Column { $column } is closed.
katego-own-row = You write in your own row.
katego-higher = Column { $column } has { $last }: only a higher value may follow, not { $value }.
katego-falls = { $value } does not fit into column { $column }: the row must fall from left to right.
katego-rises = { $value } does not fit into column { $column }: the row must rise from left to right.
katego-no-throws = There is no roll left for that: write { $value }.
katego-write-now = Write { $value } into a column.
katego-throw-again = { $value } fits nowhere: roll again.
katego-give-up = { $value } fits nowhere: give a column up with “dash 5”.
katego-count = { $dice ->
    [one] You can roll { $dice } die: say “roll 1”.
   *[other] Say how many dice you roll, from 1 to { $dice }: “roll 2”.
}
katego-take = With { $value } you can take: { $columns }.
katego-bid-more = { $dice ->
    [one] Bid more than { $bid } and at most { $dice } die, or pass.
   *[other] Bid more than { $bid } and at most { $dice } dice, or pass.
}
katego-ladder-moves = Say “roll” or “pass”.
katego-named = You have named { $value } before: name another value.

katego-seats = This variant is for so many players: { $seats }.
katego-own-numbers = This variant has column numbers of its own: leave table=one.
katego-not-together = In this variant players get in each other’s way turn by turn, so one roll for everybody does not fit it.
katego-named-is-diceless = Psychological katego with named rolls is the variant without dice: choose “diceless”.
katego-few-values = There are only { $values } values, and nobody names one twice: take fewer columns.

katego-sheet-bid = { $dice ->
    [one] { $seat } bids { $dice } die
   *[other] { $seat } bids { $dice } dice
}
katego-sheet-points = points
katego-sheet-column = column
katego-sheet-goal = The highest entry gets the column’s number; ties burn it
katego-sheet-won = column won
katego-sheet-burnt = column burnt
katego-sheet-out = column put out
katego-sheet-lost = nobody’s column
katego-sheet-loser = loses points
katego-sheet-dice = dice left
katego-sheet-throws = rolls left

katego-lesson-1 = The sum, 9, goes into your row: type k3
katego-lesson-2 = The only highest takes column 2: 2 points
katego-lesson-3 = Two share the highest: nobody’s column
katego-lesson-4 = The columns won, added up

katego-city-lesson-1 = Write the product of the dice: 3 × 3 = 9
katego-city-lesson-2 = 9 beats the last entry here: type k2
katego-city-lesson-3 = The last entry, 15, has the column
katego-city-lesson-4 = Rolls left: “roll” if you want another

katego-big-lesson-1 = 9 + 4 = 13, but 7 + 7 is more
katego-big-lesson-2 = 6 + 5 against 5 + 6: equal sums burn it
katego-big-lesson-3 = A second entry still goes here: type k1

katego-product-lesson-1 = Write the product: 1 × 4 = 4, type k1
katego-product-lesson-2 = 3 × 4 and 2 × 6 are equal: nobody’s
katego-product-lesson-3 = 6 × 6 = 36: there is no higher product

katego-super-lesson-1 = Boris’s 2 spoils it: 12 × 2 is only 24
katego-super-lesson-2 = A column’s two cells multiply: 10 × 9 = 90
katego-super-lesson-3 = k1 b: the 3 goes into Boris’s row

katego-quench-lesson-1 = 12 was there already: column 4 is out
katego-quench-lesson-2 = Products are written: 2 × 3 = 6, type k1
katego-quench-lesson-3 = A second 3 here would put column 1 out

katego-power-lesson-1 = 8 after 12: a row must fall
katego-power-lesson-2 = “roll” cost one of ten spare rolls
katego-power-lesson-3 = 9 fitted nowhere: “dash 4”

katego-firtree-lesson-1 = The middle brings most: 3 points
katego-firtree-lesson-2 = Anna’s row falls: 4 to 6 would fit here
katego-firtree-lesson-3 = Boris’s row rises: 7 to 9 would fit here

katego-pairs-lesson-1 = Anna and Gleb are partners: entries add up
katego-pairs-lesson-2 = Another pair has a 9 too: neither 9 counts
katego-pairs-lesson-3 = 8 + 4 is the most of what is left

katego-pairquench-lesson-1 = 8 + 7 is more, but 6 and 6 put it out
katego-pairquench-lesson-2 = 10 + 10: two equal entries are safe
katego-pairquench-lesson-3 = Partners sit opposite: entries add up

katego-rivals-lesson-1 = Anna’s roll was Gleb’s too: 11 for both
katego-rivals-lesson-2 = Two tables: each plays one opponent
katego-rivals-lesson-3 = Anna and Vera are partners: 6 + 2 = 8

katego-capture-lesson-1 = 12 from both partners: captured at once
katego-capture-lesson-2 = Not captured: the higher sum, 25 + 20
katego-capture-lesson-3 = Captured: nobody writes in column 1 now

katego-olympic-lesson-1 = What Anna sees: her partner’s row is hidden
katego-olympic-lesson-2 = The opponents’ rows are open to her
katego-olympic-lesson-3 = One roll: all four write at the same time

katego-psychological-lesson-1 = One roll for all: both write this 11
katego-psychological-lesson-2 = Boris’s row is hidden until the end
katego-psychological-lesson-3 = Equal entries burn: go where he is not

katego-diceless-lesson-1 = No dice: Anna said “name 5 4”
katego-diceless-lesson-2 = Both write the 9 that was named: type k2
katego-diceless-lesson-3 = Boris’s row is covered until the end
katego-diceless-lesson-4 = Anna has named 11: not a second time

katego-spare-lesson-1 = A poor one? “roll” again: a spare roll goes
katego-spare-lesson-2 = 4 of Anna’s five spare rolls are left
katego-spare-lesson-3 = 3 at first, then 11: the last roll counts

katego-saving-lesson-1 = Two rolls a turn: Boris used both
katego-saving-lesson-2 = Anna saved one: she can “roll” once more
katego-saving-lesson-3 = The last roll of a turn counts, now 4

katego-limited-lesson-1 = 20 rolls for the whole match: 17 left
katego-limited-lesson-2 = For this 11 Anna took three rolls
katego-limited-lesson-3 = Out of rolls, an empty cell counts 0

katego-village-lesson-1 = Turn 3: one die is set to 3; 3 × 4 = 12
katego-village-lesson-2 = “roll” again? 27 of 30 rolls are left
katego-village-lesson-3 = 1 × 6 in turn 1; in turn 6 up to 6 × 6

katego-skittles-lesson-1 = 30 dice for the match: Anna has 17 left
katego-skittles-lesson-2 = “roll 7”: seven dice at once made 30
katego-skittles-lesson-3 = Out of dice, an empty cell counts 0

katego-ladder-lesson-1 = Anna stopped at 8: Boris needs more
katego-ladder-lesson-2 = 6, 1, 4, one by one: Boris leads, so “pass”
katego-ladder-lesson-3 = The last one in takes it; this is the next
katego-ladder-lesson-4 = 30 dice in all: every “roll” spends one

katego-skirmish-lesson-1 = 6 + 2 reaches 6: Boris takes the column
katego-skirmish-lesson-2 = The next, 7: “roll 2”, or more dice?
katego-skirmish-lesson-3 = 30 dice each; what is rolled is spent

katego-trade-lesson-1 = Two dice are bid for column 6: “bid 3”?
katego-trade-lesson-2 = Anna’s two dice, 3 + 4, reached 5: hers
katego-trade-lesson-3 = Boris’s two made only 3: lost for all

katego-auction-lesson-1 = Boris bid most, “bid 2”, so he rolled two
katego-auction-lesson-2 = 8 is enough for any column: type k6
katego-auction-lesson-3 = Two of his 30 dice are spent

katego-progressive-lesson-1 = 6, 8, 11: each higher than the last one
katego-progressive-lesson-2 = The last entry, 10, has the column
katego-progressive-lesson-3 = 4 beats the 3 in column 2: type k2

katego-podium-lesson-1 = 12, alone the highest: +4 for Boris
katego-podium-lesson-2 = 11, alone the lowest: −4 for Anna
katego-podium-lesson-3 = Better write nothing? “pass”

katego-golf-lesson-1 = “roll 7” made 27, more than 21: type k3
katego-golf-lesson-2 = 21 beat 14: the last entry has the column
katego-golf-lesson-3 = 50 dice each, at most ten in a turn
