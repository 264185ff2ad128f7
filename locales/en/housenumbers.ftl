# House numbers: three rolls, three digits, each written at once.

housenumbers-name = House numbers
housenumbers-also = house number
housenumbers-about = Three rolls of a die make a three-digit number: write each digit at once as hundreds, tens or units. The highest wins.
housenumbers-brief = one die, two minutes
housenumbers-rules =
    You want the highest house number. On your turn the die falls three times. After each roll write the number at once in one of your three places: hundreds, tens or units. What is written stays, and each place holds one digit.

    Press a button, or type “hundreds”, “tens” or “units”. For example: a 3 goes to the tens, a 6 to the hundreds, and the 2 is left for the units: 632.

    When everybody has a number, the highest gets a point; players who are level get one each. Then the next player opens a new round. Most points after five rounds win (option “rounds”).

    With “lowest” the lowest number wins. With “blind” you choose the place before the die falls, and luck decides alone. With one roll for everybody, all write the same three digits, each in places of their own choice; you see where the others have put theirs when all have chosen.

housenumbers-opt-lowest = the lowest number wins
housenumbers-opt-blind = the place is chosen before the die falls
housenumbers-key-lowest = lowest
housenumbers-key-blind = blind
housenumbers-set-lowest = { $value ->
    [on] the lowest wins
   *[other] the highest wins
}
housenumbers-set-blind = { $value ->
    [on] places are chosen blind
   *[other] first the die, then the place
}

housenumbers-word-hundreds = hundreds | hundred | 100
housenumbers-word-tens = tens | ten | 10
housenumbers-word-units = units | unit | ones | 1
housenumbers-word-throw = roll | throw
housenumbers-word-name = name

housenumbers-hundreds = Hundreds: { $shown }
housenumbers-tens = Tens: { $shown }
housenumbers-units = Units: { $shown }
housenumbers-hundreds-news = { $seat } takes the hundreds.
housenumbers-tens-news = { $seat } takes the tens.
housenumbers-units-news = { $seat } takes the units.

housenumbers-ask = { $best ->
    [0] write the { $face }: hundreds, tens or units?
   *[other] write the { $face }: hundreds, tens or units? The best number so far is { $best }
}
housenumbers-ask-blind = choose a place before the die falls: hundreds, tens or units?
housenumbers-threw = { $seat } rolls { $face }.
housenumbers-made = { $seat } has the number { $number }.
housenumbers-reject-filled = There is a digit in that place already.
housenumbers-reject-syntax = Type “hundreds”, “tens” or “units”.

housenumbers-sheet = Round { $round } of { $rounds }, the highest wins
housenumbers-sheet-lowest = Round { $round } of { $rounds }, the lowest wins
housenumbers-sheet-number = number
housenumbers-sheet-before = last
housenumbers-sheet-was = was { $number }

housenumbers-board-points = points
housenumbers-board-number = number
housenumbers-board-before = before
housenumbers-board-lowest = lowest

housenumbers-lesson-1 = 3 went to the tens: “tens”
housenumbers-lesson-2 = A 6 is best as hundreds: 632
housenumbers-lesson-3 = Boris rolled a 4: where does he write it?
housenumbers-lesson-4 = Highest number: a point; usually five rounds
