# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = A thousand with six dice
thousand-also = farkle | dice thousand | zonk | greedy dice
thousand-about = Set aside dice that count and roll the others again, as often as you dare: the first with 1000 wins.
thousand-brief = six dice, a quarter of an hour
thousand-rules =
    Be the first with 1000 points. On your turn the bot rolls six dice. From each roll set aside at least one die that counts; then stop and write the points down, or roll the others. If nothing in a roll counts, all points of this turn are lost. With all six set aside, you may roll them all again.

    A 1 counts 10, a 5 counts 5. Three equal in one roll: ten times the face, and a 1 is ten here: 4 4 4 is 40, 1 1 1 is 100. Four: twenty times, 80 and 200; five: a hundred times, 400 and 1000. 1 2 3 4 5 6: 150. Six equal win at once.

    You roll 1 1 1 5 2 6: type “roll 1 1 1 5”, and you have 105. The other two fall 5 and 3: “stop” writes down 110. “roll” and “stop” alone set aside all that counts. Or press buttons.

    Options: the goal; “opening”, the least for your first points; “pits”: with 200 to 295 you stop only if this turn takes you to 300; likewise from 600 to 700. “together”: six dice fall for everybody; whoever has fewer left takes the first from the left.

thousand-opt-goal = how many points win
thousand-opt-opening = how many points the first turn that counts must bring
thousand-opt-pits = points from 200 to 300 and from 600 to 700 must be left in one turn
thousand-key-goal = goal | points
thousand-key-opening = opening
thousand-key-pits = pits
thousand-set-goal = to { $value } points
thousand-set-opening = { $value ->
    [0] no opening
   *[other] opening { $value }
}
thousand-set-pits = { $value ->
    [on] with pits
   *[other] without pits
}

thousand-word-roll = roll | throw | again | keep
thousand-word-hold = stop | hold | bank

thousand-roll = 🎲 { $faces }: { $points }, roll { $dice }
thousand-roll-news = { $seat } sets aside { $faces } and rolls { $dice }.
thousand-hold = ✋ Stop: +{ $points }
thousand-hold-news = { $seat } stops with { $points }.

thousand-ask = { $now ->
    [0] what do you set aside? All that counts: { $points }
   *[other] what do you set aside? All that counts makes { $points } in this turn
}
thousand-ask-all = roll on or stop?
thousand-holds = Your dice: { $faces }. In this turn: { $points }.
thousand-holds-none = In this turn: { $points }.

thousand-threw = { $seat } rolls { $faces }.
thousand-bust = { $points ->
    [0] { $seat } rolls { $faces }: nothing counts.
   *[other] { $seat } rolls { $faces }: nothing counts, { $points } lost.
}
thousand-six = { $seat } rolls { $faces }: six equal!
thousand-aside = { $seat } sets aside { $faces }: { $points } in this turn.
thousand-banks = { $seat } writes down { $points }: { $total } in all.

thousand-reject-syntax = Type “roll” or “stop”, or the dice you set aside as well: “roll 1 5”.
thousand-reject-set = You cannot set aside { $faces }: ones and fives count alone, others from three equal on, all from this roll.
thousand-reject-stop = You may not stop with { $points }: you need { $least } in one turn. Roll on.

thousand-sheet-points = points
thousand-sheet-now = turn
thousand-sheet-turn = { $seat }: { $points } in this turn
thousand-sheet-bust = burnt
thousand-sheet-ticked = can be set aside: { $points }
thousand-sheet-all = for everybody: roll { $throw }

thousand-lesson-1 = “roll 4 4 4 1”: they are set aside for 50
thousand-lesson-2 = Now “roll” the others, or “stop” and score
thousand-lesson-3 = Nothing counted: all of that turn was lost
thousand-lesson-4 = The first with the goal, here 300, wins
