# Put and take: the first die says which, the second how much.

putandtake-name = Put and take
putandtake-also = put take | teetotum
putandtake-about = Two dice: the first says whether you put chips into the pot or take some, the second how many. Whoever has none left is out.
putandtake-brief = two dice, five minutes
putandtake-rules =
    Everybody has five chips and puts one of them into the pot.

    On your turn roll two dice. If the first one is even, you take from the pot; if it is odd, you put chips in. The second one says how many: a 1 one chip, a 2 two, a 3 three, a 4 three as well, a 5 four, and a 6 all – you take the whole pot, or you put in as many as there are.

    Nobody takes more than there is, and nobody puts in more than they have. When the pot is empty, everybody puts in one chip again.

    Whoever has no chips left is out. The last one with chips wins.

    For example, 4 6 takes all, and 1 5 puts in four.

    Say “roll” or press the button.

putandtake-opt-chips = how many chips everybody has
putandtake-key-chips = chips
putandtake-set-chips = { $value ->
    [one] { $value } chip each
   *[other] { $value } chips each
}

putandtake-word-roll = roll | throw

putandtake-takes = { $seat } rolls { $faces } and takes { $chips }.
putandtake-takes-rest = { $seat } rolls { $faces } and takes { $chips }: there is no more in the pot.
putandtake-takes-all = { $seat } rolls { $faces } and takes the whole pot: { $chips }!
putandtake-puts = { $seat } rolls { $faces } and puts in { $chips }.
putandtake-puts-rest = { $seat } rolls { $faces } and puts in { $chips }, having no more.
putandtake-puts-all = { $seat } rolls { $faces } and matches the pot: { $chips }.
putandtake-ante = The pot is empty: everybody puts in a chip.
putandtake-sheet-first = First die: even takes, odd puts
putandtake-sheet = Second die: 1–3 as shown, 4 means three, 5 four, 6 all
putandtake-sheet-puts = puts in { $count }
putandtake-sheet-same = matches the pot: { $count }
putandtake-sheet-last = puts in the last { $count }
putandtake-sheet-takes = takes { $count }
putandtake-sheet-takes-all = takes all { $count }, each puts in 1

putandtake-lesson-1 = First die, 1: put chips in. Second, 5: four
putandtake-lesson-2 = Boris had only three chips and is out
putandtake-lesson-3 = “roll”: first even, then a 6 takes the pot
