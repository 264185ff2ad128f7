# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = Mexico
mexico-also = mexican dice | mexicali
mexico-about = Two dice make a number, and twenty-one beats everything. The lowest number of the round costs a life.
mexico-brief = two dice, five minutes
mexico-rules =
    You do not want to be the lowest. Read two dice as one number, the higher die first: 5 and 3 are 53. The best is 21, called Mexico. Then come the pairs, from 66 down to 11. Then come all others as numbers, from 65 down to 31, which is the lowest.

    Whoever opens the round rolls once, twice or three times, and stops when the number is good enough: say “roll” and “stop”, or press the buttons. Only the last roll counts. The others then have as many rolls as the first player took, and no more. After a Mexico the turn is over at once.

    For example: Anna opens with 53 and then 65, and stops after two rolls. Boris rolls 11, which is a pair, and stops. Vera rolls 42, and then 31: she is the lowest.

    The lowest loses one of three lives and opens the next round. If several are lowest, they play it out among themselves, and whoever played last begins. Whoever has no life left is out, and the last one in wins.

    With “lives” you set how many lives everybody has.

mexico-opt-lives = how many lives everybody has
mexico-key-lives = lives
mexico-set-lives = { $value ->
    [one] { $value } life
   *[other] { $value } lives
}

mexico-word-roll = roll | throw | again
mexico-word-hold = stop | hold | stand

mexico-ask-roll = { $worst ->
    [0] open the round: you have { $left } rolls at most
   *[other] { $left ->
        [one] roll once, the lowest so far is { $worst }
       *[other] roll up to { $left } times, the lowest so far is { $worst }
    }
}
mexico-ask = { $left ->
    [one] one roll is left
   *[other] { $left } rolls are left
}{ $worst ->
    [0] { "" }
   *[other] , the lowest so far is { $worst }
}. Roll again or stop?

mexico-threw = { $seat } rolls { $number }.
mexico-mexico = { $seat } rolls { $number }: Mexico!
mexico-stops = { $seat } stops at { $number }.
mexico-lost = { $lives ->
    [0] { $seat } is the lowest with { $number } and out.
    [one] { $seat } is the lowest with { $number }: one life is left.
   *[other] { $seat } is the lowest with { $number }: { $lives } lives are left.
}
mexico-tie = Lowest together: { $names } play it out.

mexico-board-throws = rolls
mexico-board-lives = lives
mexico-board-shows = shows

mexico-sheet = { $throws ->
    [one] One roll; 21 is highest, then pairs
   *[other] Up to { $throws } rolls; 21 is highest, then pairs
}
mexico-sheet-tie = { $throws ->
    [one] Play-off, one roll
   *[other] Play-off, up to { $throws } rolls
}
mexico-sheet-old = A new round. Pale: the round before
mexico-sheet-small = Small: rolled before
mexico-sheet-lives = lives
mexico-sheet-shows = shows
mexico-sheet-past = last { $number }
mexico-sheet-fell = { $number }, out

mexico-lesson-1 = Only the last roll counts: 65
mexico-lesson-2 = A pair beats 65; only 21 beats all pairs
mexico-lesson-3 = Anna took two rolls, so nobody has more
mexico-lesson-4 = 42 is the lowest so far: “roll” once more
mexico-lesson-5 = Discs are lives: everybody has three
