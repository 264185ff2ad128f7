vertushka-name = Turn the die
vertushka-also = thirty-one | tip the die
vertushka-about = One roll, then the die is only tipped from side to side. Make exactly 31 and never pass it.
vertushka-brief = one die, two minutes
vertushka-rules =
    One of you rolls the die: what it shows is the sum to begin with. From then on nobody rolls. You take turns, beginning with the other player: tip the die over an edge onto one of its sides and add the face that comes up.

    Not everything can come up: not the face on top, not the one underneath (opposite faces make seven), and not the one that was on top before the last tip. So there are three choices, and four at the first tip.

    Whoever makes exactly 31 scores 3. Whoever passes it gives the other one point for each they are over: 33 gives 2. Then the other one rolls, and 6 points win the match.

    With two dice you tip one of them, and both tops are added. The ban holds for each die by itself.

    Type the face you want on top: 6. With two dice say which: left 6, right 6, or 4>6 for the one that shows 4. The buttons tell the sum too.
vertushka-opt-count = how many dice are tipped
vertushka-opt-target = the sum that wins a round
vertushka-opt-points = points that win the match; with 1 it is a single round
vertushka-key-count = count | number of dice
vertushka-key-target = target | sum
vertushka-key-points = points | match
vertushka-set-count = { $value ->
    [one] one die
   *[other] { $value } dice
}
vertushka-set-target = up to { $value }
vertushka-set-points = { $value ->
    [one] a single round
   *[other] match to { $value } points
}
vertushka-preset-two = two dice
vertushka-preset-single = single | single round | single game | one game

vertushka-word-throw = roll | throw
vertushka-word-left = left | l
vertushka-word-right = right | r

vertushka-ask = { $dice ->
        [one] tip the die
       *[other] tip a die
    }: { $total } so far, { $left } to go
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } tips it to { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } tips the left one to { $face }: { $makes }.
vertushka-tip-right-news = { $seat } tips the right one to { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [one] a single round
   *[other] to { $points } points
}
vertushka-sheet-over = = { $sum }, over
vertushka-sheet-target = goal
vertushka-sheet-before = was on top
vertushka-sheet-before-short = was up

vertushka-told-throw = { $seat } rolls: { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat } makes { $target } on the dot: { $points } point!
       *[other] { $seat } makes { $target } on the dot: { $points } points!
    }
vertushka-told-passed = { $points ->
        [one] { $seat } goes over: { $sum }. { $other } gets { $points } point.
       *[other] { $seat } goes over: { $sum }. { $other } gets { $points } points.
    }

vertushka-reject-syntax = { $dice ->
    [one] Type the face you want on top, for example 6.
   *[other] Type which die and the face you want on top: left 6, right 6, or 4>6 for the die that shows 4.
}
vertushka-reject-face = A die has the faces 1 to 6.
vertushka-reject-top = { $face } is on top already. Tip the die to one of { $faces }.
vertushka-reject-under = { $face } is underneath, opposite { $top }: one tip does not bring it up. It can be { $faces }.
vertushka-reject-before = { $face } was on top before the last tip, and there is no going straight back. It can be { $faces }.
vertushka-reject-neither = Neither die can be tipped to { $face } now.
vertushka-reject-shown = No die shows { $top }. On top: { $tops }.
vertushka-reject-which = Both dice could be tipped to { $face }. Say which: left { $face } or right { $face }.
vertushka-reject-throw = The dice are rolled first.
vertushka-reject-thrown = The dice have been rolled: now tip one.

# What the board in letters says.
vertushka-board-to = to
vertushka-board-seat = seat
vertushka-board-throws = rolls
vertushka-board-was = was
vertushka-board-may-be = may be
vertushka-board-last = last
vertushka-board-of = of

vertushka-lesson-1 = This face is on top: it was added last
vertushka-lesson-2 = Type the side to tip up; this is the sum
vertushka-lesson-3 = It was on top a tip ago: not again so soon
vertushka-lesson-4 = Exactly 31 scores 3 points
vertushka-lesson-5 = Past 31 the other one scores what is over
