# Pig: one or two dice, stop in time.

pig-name = Pig
pig-also = the pig
pig-about = Keep rolling as long as you dare, then stop: one unlucky roll burns the whole turn total.
pig-brief = two dice, ten minutes
pig-rules =
    On your turn roll the dice as many times as you like, at least once. What you roll adds up to your turn total. Stop, and it is written down; the next player rolls.

    Two dice, red (in a double frame) and white: if the red one shows 1, the turn total burns. What you wrote down before stays, and the turn is over. The white one may show anything.

    The first with 200 points in all wins at once. You need not stop for it: a turn total that makes up what was missing is written down by itself.

    The sheet also counts the points that everybody has burnt. By custom the losers do ten squats.

    Type “roll” and “stop”, or use the buttons.

pig-opt-goal = points to win (200 with two dice, 100 with one, unless you say)
pig-opt-dice = how many dice; with one, a 1 burns the turn total. With real ones you type what fell on your table (the red one first)
pig-opt-bust = what burns a turn total: a 1 on the red die, or any double (both dice are then of the same colour)
pig-opt-overtake = a player who stops takes 10 points off everybody they catch up with or pass, but never below 0

pig-key-goal = goal | points
pig-key-dice = dice
pig-key-bust = bust
pig-key-overtake = overtake | overtaking
pig-is-2 = two
pig-is-1 = one
pig-is-real = real
pig-is-red = red
pig-is-double = double
pig-set-goal = first to { $value }
pig-set-dice = { $value ->
    [one] one die
    [real] { $count ->
        [one] one real die
       *[other] { $count } real dice
    }
   *[other] { $value } dice
}
pig-set-bust = { $value ->
    [double] a double burns
   *[other] a red 1 burns
}
pig-set-overtake = { $value ->
    [on] with overtaking
   *[other] no overtaking
}

pig-word-roll = roll | throw | again | in
pig-word-hold = stop | hold | bank

pig-ask-roll = roll the dice
pig-ask-choice = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } this turn{ $score ->
        [0] {""}
       *[other] , { $total } if you stop
    }. Roll again or stop?

pig-ask-all = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } this round. Roll on or stop?

pig-threw = { $seat } rolls { $dice }.
pig-bust = { $points ->
        [0] Bust! { $seat } rolls { $dice }, with nothing to lose yet.
        [one] Bust! { $seat } rolls { $dice } and burns { $points } point.
       *[other] Bust! { $seat } rolls { $dice } and burns { $points } points.
    }
pig-banked = { $points ->
        [one] { $seat } stops with { $points } point and has { $total }.
       *[other] { $seat } stops with { $points } points and has { $total }.
    }
pig-overtaken = { $points ->
        [one] { $seat } is overtaken and loses { $points } point: { $total } left.
       *[other] { $seat } is overtaken and loses { $points } points: { $total } left.
    }
pig-reached = { $points ->
        [one] { $seat } rolls { $dice } and gets there with { $points } point!
       *[other] { $seat } rolls { $dice } and gets there with { $points } points!
    }

pig-round-stop = { $points ->
        [one] Stopped with { $points } point: { $names }.
       *[other] Stopped with { $points } points: { $names }.
    }
pig-round-bust = { $points ->
        [0] Bust at once, and nothing to lose yet: { $names }.
        [one] Bust! { $points } point burns: { $names }.
       *[other] Bust! { $points } points burn: { $names }.
    }

pig-round-new = A new round: all are in again.

pig-double-needs-two = A double takes two dice: choose dice=2 or bust=red.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] burnt { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = passed −{ $points }
pig-sheet-out = out
pig-sheet-goal = goal { $points }
pig-sheet-red = a 1 in the double frame burns the turn total
pig-sheet-would = the total of whoever stops now
pig-sheet-total = total
pig-sheet-lost = burnt
pig-sheet-first = { $seat } rolls
pig-sheet-series = { $seat }: { $points } so far
pig-sheet-banked = { $seat }: stopped with { $points }
pig-sheet-bust = { $seat }: bust! { $points } burnt
pig-sheet-round = Round: { $points } so far
pig-sheet-round-bust = Round: bust! { $points } burnt
pig-sheet-before = { $throws ->
    [one] The round before: one roll, sum { $points }
   *[other] The round before: { $throws } rolls, sum { $points }
}
pig-sheet-before-bust = { $throws ->
    [one] The round before: bust at once
   *[other] The round before: bust after { $throws } rolls, { $points } burnt
}

pig-lesson-1 = “roll” as often as you dare: it adds up
pig-lesson-2 = A 1 on the other die does no harm
pig-lesson-3 = A 1 in the double frame burned 8 points
pig-lesson-4 = After “stop” these points are safe
pig-lesson-5 = First past this line wins
