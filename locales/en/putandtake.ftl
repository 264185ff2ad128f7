# Put and take: the first die says which, the second how much.

putandtake-name = Put and take
putandtake-also = put take | teetotum
putandtake-about = Two dice: the first says whether you put chips into the pot or take some, the second how many. Whoever has none left is out.
putandtake-brief = two dice, five minutes
putandtake-rules =
    Everybody has five chips and puts one of them into the pot.

    In your turn throw two dice. If the first one is even, you take from the pot; if it is odd, you put. The second one says how many: a 1 one chip, a 2 two, a 3 three, a 4 three as well, a 5 four, and a 6 all – you take the whole pot, or you put as many as lie in it.

    Nobody takes more than there is, and nobody puts more than they have. When the pot is empty, everybody puts one chip again.

    Whoever has no chips left is out. The last one with chips wins.

    For example, 4 6 takes all, and 1 5 puts four.

    Say “roll” or press the button.

putandtake-opt-chips = how many chips everybody has
putandtake-key-chips = chips
putandtake-set-chips = { $value ->
    [one] { $value } chip each
   *[other] { $value } chips each
}

putandtake-word-roll = roll | throw

putandtake-takes = { $seat } throws { $faces } and takes { $chips }.
putandtake-takes-rest = { $seat } throws { $faces } and takes { $chips }: there is no more in the pot.
putandtake-takes-all = { $seat } throws { $faces } and takes the whole pot: { $chips }!
putandtake-puts = { $seat } throws { $faces } and puts { $chips }.
putandtake-puts-rest = { $seat } throws { $faces } and puts { $chips }, having no more.
putandtake-puts-all = { $seat } throws { $faces } and matches the pot: { $chips }.
putandtake-ante = The pot is empty: everybody puts a chip.
putandtake-sheet-first = First die: even takes, odd puts
putandtake-sheet = Second die: 1–3 as shown, 4 is three, 5 is four, 6 is all
putandtake-sheet-puts = puts { $count }
putandtake-sheet-same = matches the pot: { $count }
putandtake-sheet-last = puts the last { $count }
putandtake-sheet-takes = takes { $count }
putandtake-sheet-takes-all = takes all { $count }, everyone puts 1

putandtake-lesson-1 = 1 is odd: put; a 5 stands for four
putandtake-lesson-2 = Boris had only three: he is out
putandtake-lesson-3 = “roll”: even and then a 6 takes the pot
