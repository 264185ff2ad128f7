# Pig: one or two dice, stop in time.

pig-name = Pig
pig-also = the pig
pig-about = Keep rolling as long as you dare, then stop: one unlucky roll burns the whole turn total.
pig-brief = two dice, ten minutes
pig-rules =
    On your turn throw the dice as many times as you like, at least once. What you throw adds up to your turn total. Stop, and it goes to the bank; the next player throws.

    Two dice, red (in a double frame) and white: if the red one shows 1, the turn total burns. What you have in the bank stays, and the turn is over. The white one may show anything.

    The first with 200 points in all wins at once. You need not stop for it: a turn total that makes up what was missing is banked by itself.

    The sheet also counts the points that everybody has burnt. By custom the losers do ten squats.

    Type “roll” and “stop”, or use the buttons.

pig-opt-goal = points to win (200 with two dice, 100 with one, unless you say)
pig-opt-dice = how many dice; with one, a 1 burns the turn total. With real ones you type what fell on your table (the red one first)
pig-opt-bust = what burns a turn total: a 1 on the red die, or any double (both dice are then of the same colour)
pig-opt-overtake = a player who banks a turn total takes 10 points off everybody they catch up with or pass, but never below 0

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
pig-word-hold = hold | stop | bank

pig-ask-roll = throw the dice
pig-ask-choice = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } this turn{ $score ->
        [0] {""}
       *[other] , { $total } with the bank
    }. Roll again or stop?

pig-ask-all = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } this round. Roll on or stop?

pig-threw = { $seat } throws { $dice }.
pig-bust = { $points ->
        [0] Bust! { $seat } throws { $dice }, with nothing to lose yet.
        [one] Bust! { $seat } throws { $dice } and burns { $points } point.
       *[other] Bust! { $seat } throws { $dice } and burns { $points } points.
    }
pig-banked = { $points ->
        [one] { $seat } banks { $points } point and has { $total }.
       *[other] { $seat } banks { $points } points and has { $total }.
    }
pig-overtaken = { $points ->
        [one] { $seat } is overtaken and loses { $points } point: { $total } left.
       *[other] { $seat } is overtaken and loses { $points } points: { $total } left.
    }
pig-reached = { $points ->
        [one] { $seat } throws { $dice } and gets there with { $points } point!
       *[other] { $seat } throws { $dice } and gets there with { $points } points!
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
pig-sheet-red = a one in a double frame burns the series
pig-sheet-would = the total of whoever stops now
pig-sheet-total = total
pig-sheet-lost = burnt
pig-sheet-first = { $seat } throws
pig-sheet-series = { $seat }: { $points } so far
pig-sheet-banked = { $seat }: { $points } banked
pig-sheet-bust = { $seat }: bust! { $points } burnt
pig-sheet-round = Round: { $points } so far
pig-sheet-round-bust = Round: bust! { $points } burnt
pig-sheet-before = { $throws ->
    [one] The round before: one throw, sum { $points }
   *[other] The round before: { $throws } throws, sum { $points }
}
pig-sheet-before-bust = { $throws ->
    [one] The round before: bust at once
   *[other] The round before: bust after { $throws } throws, { $points } burnt
}

pig-lesson-1 = “roll” as often as you dare: it adds up
pig-lesson-2 = A 1 on the other die does no harm
pig-lesson-3 = A 1 in the double frame burned 8 points
pig-lesson-4 = “stop” put these points in the bank
pig-lesson-5 = First past this line wins
