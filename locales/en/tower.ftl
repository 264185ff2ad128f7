# The Kremlin tower: four dice, two sums, three runners.

tower-name = Kremlin tower
tower-also = tower | the tower
tower-about = Four dice make two sums, and three runners climb their columns: stop in time, or lose what they have gained.
tower-brief = four dice, ten minutes
tower-rules =
    Climb three columns to the top before the others do.

    On your turn roll four dice and split them into two pairs. Your runners go a step up in the columns of the two sums. There are three runners; a new one starts just above your own marker. Both sums must be used if they can be; where only one runner is left for two new columns, you choose.

    After each roll stop or roll again. If you stop, your markers go up to the runners. If a roll gives no sum that a runner can use, all that this turn has gained is lost. A column that somebody has climbed is closed for everybody.

    You roll 2 3 3 6: that is 5 and 9, or 8 and 6. Type “take 5 9” or just “5 9”, then “roll” or “stop”, or press the buttons.

    The match ends with the third column; “columns” sets another number.

tower-opt-columns = how many columns win
tower-key-columns = columns
tower-set-columns = { $value ->
    [one] { $value } column wins
   *[other] { $value } columns win
}

tower-word-roll = roll | throw | again
tower-word-hold = stop | hold
tower-word-take = take | climb

tower-take = { $sums }
tower-take-news = { $seat } climbs with { $sums }.

tower-ask-take = which sums do you make of { $faces }?
tower-ask-one = which one sum do you take of { $faces }?
tower-ask = { $free ->
    [0] roll again or stop?
    [one] roll again or stop? One runner is free
   *[other] roll again or stop? { $free } runners are free
}

tower-threw = { $seat } rolls { $faces }.
tower-falls = { $seat } rolls { $faces }: no runner can climb, the turn is lost.
tower-takes = { $seat } climbs with { $sums }.
tower-stops = { $seat } stops; markers take the place of the runners: { $sums }.
tower-top = { $columns ->
    [one] { $seat } has climbed the { $sum }, the first column.
   *[other] { $seat } has climbed the { $sum } and has { $columns } columns.
}

tower-reject-columns = With so many columns to climb perhaps nobody could win: choose fewer, or fewer players.
tower-reject-syntax = Type the sums with which you climb, for example “5 9”, or “roll” or “stop”.
tower-reject-take = This roll gives: { $moves }.
tower-reject-one = There are not enough runners for both sums: choose one. This roll gives: { $moves }.
tower-reject-decide = You have climbed with this roll: roll again or stop.
tower-reject-first = First choose the sums of this roll.

tower-sheet = { $columns ->
    [one] One column wins
   *[other] { $columns } columns win
}
tower-sheet-runners = { $columns ->
    [one] One column wins; a cross is a runner
   *[other] { $columns } columns win; a cross is a runner
}

tower-lesson-1 = Sums of two pairs: “5 9” or “6 8”
tower-lesson-2 = Yellow: runners, lost if no sum fits
tower-lesson-3 = After “stop” the markers stay there
tower-lesson-4 = A climbed column is closed; here two win
