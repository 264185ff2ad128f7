# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-also = centennial | ohio
martinetti-about = Three dice and their sums take you from one to twelve and back to one, number by number. The first one back wins.
martinetti-brief = three dice, ten minutes
martinetti-rules =
    You want to get through the numbers 1 to 12 in order, and back to 1. On your turn roll three dice once: press the button or say “roll”.

    The number you need may be one die, the sum of two, or the sum of all three. If you get it, the same roll may give you the next one as well, and so on, as far as it goes; each die counts again for each number. The bot takes all of them for you.

    For example, the very first roll is 1 1 3: there is your 1, then 1 + 1 = 2, the 3, 3 + 1 = 4 and 3 + 1 + 1 = 5 – five numbers with one roll.

    After the 12 you need 11, 10 and so on. The first one back on 1 wins at once.

    With “again” you roll again as long as each roll gets you on.

martinetti-opt-again = whoever gets on rolls again
martinetti-key-again = again
martinetti-set-again = { $value ->
    [on] again after progress
   *[other] one roll a turn
}

martinetti-word-roll = roll | throw

martinetti-ask = roll three dice: you need { $next }
martinetti-got = { $seat } rolls { $faces } and gets { $numbers }. Next is { $next }.
martinetti-nothing = { $seat } rolls { $faces }: no { $next } in it.
martinetti-home = { $seat } rolls { $faces }, gets { $numbers } and is back!
martinetti-sheet = Ringed: the number you need
martinetti-sheet-again = Ringed: the number you need; get it, roll again
martinetti-sheet-got = got { $numbers }

martinetti-lesson-1 = 4 + 6 = 10 and 6 + 3 = 9: two at once
martinetti-lesson-2 = The ring: the number that is needed now
martinetti-lesson-3 = A stroke above: on the way from 12 back to 1
martinetti-lesson-4 = Now it is Boris’s turn: “roll”
