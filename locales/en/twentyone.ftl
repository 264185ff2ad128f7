# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Twenty-one
twentyone-also = vingt-et-un
twentyone-about = Roll one die as often as you like: come as near to 21 as you can, but not beyond it.
twentyone-brief = one die, five minutes
twentyone-rules =
    On your turn roll the die as often as you like, but at least once, and add up what falls. At 21 you stop. Over 21 you are out of this round.

    When everybody has played, whoever is nearest to 21 gets a point; if several are level, each of them does; if all are out, nobody does. The next player opens the next round.

    Most points after five rounds win.

    With “together” one roll counts for everybody, and whoever stays in longest without going beyond 21 gets the point.

    Say “roll” and “stop”, or press the buttons. The host may choose the number of rounds, for example rounds=3.

twentyone-opt-rounds = how many rounds are played
twentyone-key-rounds = rounds
twentyone-set-rounds = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}

twentyone-word-roll = roll | throw | again | in
twentyone-word-hold = stop | hold | stand

twentyone-sheet = Round { $round } of { $rounds }; over 21 is out

twentyone-lesson-1 = Anna stopped at 18: “stop”
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22: out of the round
twentyone-lesson-3 = Vera may roll on: “roll”
twentyone-lesson-4 = The nearest to 21 gets a point
