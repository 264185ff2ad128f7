# Fifty: two dice, only equal ones count.

fifty-name = Fifty
fifty-also = doubles to fifty
fifty-about = Two dice, and only doubles count: two sixes bring a lot, two threes take everything away.
fifty-brief = two dice, two minutes
fifty-rules =
    You want to be the first with fifty points. Players take turns, and a turn is one roll of two dice: press the button or say “roll”. There is nothing to decide, just luck to hope for.

    If the two dice differ, you get nothing. Two sixes bring 25 points. Two ones, twos, fours or fives bring 5. Two threes are a disaster: all your points are gone, and you start again from nothing.

    For example, 4 4 and then 6 6 make 30 points; if 3 3 comes next, you are back at 0.

    Whoever reaches fifty wins at once. A shorter or longer match has another goal, such as 25 or 100 points.

fifty-opt-goal = how many points win
fifty-key-goal = goal | points | to
fifty-set-goal = { $value } points win

fifty-word-roll = roll | throw

fifty-threw = { $seat } rolls { $faces }: nothing.
fifty-scored = { $seat } rolls { $faces }: { $points } points, { $total } in all.
fifty-lost = { $seat } rolls { $faces }: all points are gone!

fifty-sheet = The first to reach { $goal } wins
fifty-sheet-pair = other pair +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6 is 25, 4 4 is 5: that makes 30
fifty-lesson-2 = 3 3: Boris had 5 and has nothing now
fifty-lesson-3 = Here is all that counts; fifty wins
fifty-lesson-4 = One roll is a turn: “roll”
