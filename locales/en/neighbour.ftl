# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Help your neighbour
neighbour-also = neighbour | neighbor | helping hand
neighbour-about = Everybody owns some numbers of the die. For each die that is rolled its owner puts a chip into the middle; the first one without chips wins.
neighbour-brief = three dice, five minutes
neighbour-rules =
    Everybody has ten chips, and wants to get rid of them. The six numbers of a die are shared out: three each for two players, two each for three, one each for four to six. With four or five players the numbers that are left over belong to nobody.

    On your turn roll three dice. For every die the owner of its number puts a chip into the middle, whoever rolled it. So you help your neighbours, and they help you.

    The first one without chips wins. If several run out on the same roll, they share the win.

    For example, four play, and somebody rolls 2 2 5: the owner of the 2 puts in two chips, and nobody pays for the 5.

    Say “roll” or press the button.

neighbour-opt-chips = how many chips everybody has
neighbour-key-chips = chips
neighbour-set-chips = { $value ->
    [one] { $value } chip each
   *[other] { $value } chips each
}

neighbour-word-roll = roll | throw

neighbour-threw = { $seat } rolls { $faces }. Into the middle: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } rolls { $faces }: nobody owns these.
neighbour-sheet = The first one without chips wins
neighbour-sheet-left = The others have left, and that wins
neighbour-sheet-middle = in the middle: { $count }
neighbour-sheet-over = First without chips wins; { $count ->
    [one] nobody pays for { $last }
   *[other] nobody pays for { $first } and { $last }
}
neighbour-sheet-numbers = The dice under a name are its numbers
neighbour-sheet-nobody = nobody pays
neighbour-sheet-own = pays { $count }
neighbour-sheet-pays = { $seat } pays { $count }
neighbour-sheet-pay = { $paid } pay
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = three pay 1 each

neighbour-lesson-1 = 1 and 2 are Anna’s numbers
neighbour-lesson-2 = 4 4: Boris pays two chips
neighbour-lesson-3 = All began with 4 chips. Now Boris: “roll”
