# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Give and take
giveandtake-also = one for you one for me
giveandtake-about = Roll the die and give that many chips to the next player. The first one without chips wins.
giveandtake-brief = one die, five minutes
giveandtake-rules =
    Everybody has ten chips, and wants to get rid of them.

    On your turn roll one die. Give as many chips as it shows to the next player – the one on your left, if you were sitting round a table. A 6 is different: then you put one chip out of play.

    If the die shows more than you have, nothing happens.

    The first one without chips wins at once.

    For example, with four chips a 3 gives three of them away, and a 5 does nothing.

    Say “roll” or press the button.

giveandtake-opt-chips = how many chips everybody has
giveandtake-key-chips = chips
giveandtake-set-chips = { $value ->
    [one] { $value } chip each
   *[other] { $value } chips each
}

giveandtake-word-roll = roll | throw

giveandtake-gives = { $seat } rolls { $face }: { $chips } for { $other }.
giveandtake-away = { $seat } rolls { $face }: a chip goes out of play.
giveandtake-few = { $seat } rolls { $face } but has only { $chips }: nothing happens.
giveandtake-sheet = The first one without chips wins
giveandtake-sheet-away = { $count } out of play
giveandtake-sheet-gives = gives { $count }
giveandtake-sheet-six = { $face }: one chip out of play
giveandtake-sheet-few = { $face } is more than { $count }, so nothing

giveandtake-lesson-1 = Boris rolled a 3: three chips for Anna
giveandtake-lesson-2 = A 6 puts a chip out of play
giveandtake-lesson-3 = “roll”: a 4 wins now, a 5 does nothing
