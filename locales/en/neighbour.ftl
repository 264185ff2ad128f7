# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Help your neighbour
neighbour-also = neighbour | neighbor | helping hand
neighbour-about = Everybody owns some numbers of the die. Whatever is thrown, its owners put a chip into the middle for each die; the first one without chips wins.
neighbour-brief = three dice, five minutes
neighbour-rules =
    Everybody has ten chips, and wants to get rid of them. The six numbers of a die are shared out: three each for two players, two each for three, one each for four to six. With four or five players the numbers that are left over belong to nobody.

    In your turn throw three dice. For every die its owner puts a chip into the middle, whoever threw it. So you help your neighbours, and they help you.

    The first one without chips wins. If several run out by the same throw, they share the win.

    For example, four play, and somebody throws 2 2 5: the owner of the 2 lays two chips, nobody lays one for the 5.

    Say “roll” or press the button.

neighbour-opt-chips = how many chips everybody has
neighbour-key-chips = chips
neighbour-set-chips = { $value ->
    [one] { $value } chip each
   *[other] { $value } chips each
}

neighbour-word-roll = roll | throw

neighbour-threw = { $seat } throws { $faces }. Into the middle: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } throws { $faces }: nobody owns these.
neighbour-sheet = The first one without chips wins
neighbour-sheet-left = The others have left: that is the win
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

neighbour-lesson-1 = 1 and 2 are Anna's numbers
neighbour-lesson-2 = 4 4: Boris lays two chips
neighbour-lesson-3 = Now Boris: “roll”. All began with 4 chips
