# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Seven to the power
sevenpower-also = seven up | power of seven
sevenpower-about = Two dice that make seven bring seven chips; any other sum costs its distance from seven. The last one with chips wins.
sevenpower-brief = two dice, ten minutes
sevenpower-rules =
    Everybody has twenty chips. On your turn roll two dice and add them up.

    Seven brings you seven chips from the pot; if there are fewer, the bank adds what is missing. Any other sum costs as many chips as it is away from seven: they go into the pot.

    If you cannot pay in full, you pay all you have. Whoever has no chips left is out. The last one with chips wins.

    For example, 6 4 makes ten and costs three chips, 3 2 makes five and costs two.

    With “sum=eleven” you pay the distance from eleven. Eleven takes the whole pot, and with twelve you pay as many chips as are in it.

    Say “roll” or press the button.

sevenpower-opt-chips = how many chips everybody has
sevenpower-opt-sum = which sum wins: seven brings seven chips, eleven the whole pot
sevenpower-key-chips = chips
sevenpower-key-sum = sum
sevenpower-is-seven = seven
sevenpower-is-eleven = eleven
sevenpower-set-chips = { $value ->
    [one] { $value } chip each
   *[other] { $value } chips each
}
sevenpower-set-sum = { $value ->
    [eleven] eleven takes the pot
   *[other] seven brings seven chips
}

sevenpower-word-roll = roll | throw

sevenpower-takes = { $seat } rolls { $faces }, { $sum }: { $chips } from the pot!
sevenpower-takes-more = { $seat } rolls { $faces }, { $sum }: { $chips }, { $pot ->
    [0] all from the bank!
   *[other] { $pot } from the pot and { $lacks } from the bank!
}
sevenpower-pays = { $seat } rolls { $faces }, { $sum }, and pays { $chips }.
sevenpower-all = { $seat } rolls { $faces }, { $sum }, and pays all that is left: { $chips }.
sevenpower-sheet-seven = 7 takes 7 chips, otherwise pay the distance
sevenpower-sheet-eleven = 11 takes the pot, 12 doubles it, else pay the distance
sevenpower-sheet-left = left in the pot: { $count }
sevenpower-sheet-aim = aim: { $aim }
sevenpower-sheet-puts = sum { $sum }, pays the distance: { $off }
sevenpower-sheet-doubles = { $sum } doubles the pot: pays { $count }
sevenpower-sheet-rest = { $sum }: the last { $count } go to the pot
sevenpower-sheet-last = sum { $sum }, distance { $off }: pays the last { $count }
sevenpower-sheet-takes = sum { $sum }, takes { $count }

sevenpower-lesson-1 = 6 + 4 = 10 is three from seven: Anna paid 3
sevenpower-lesson-2 = 4 + 3 = 7: seven chips for Boris
sevenpower-lesson-3 = “roll”: the bank adds what the pot lacks
