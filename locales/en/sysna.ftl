# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Sysna
sysna-also = skunk
sysna-about = Pig for everybody at once: the same rolls for all, stay in or stop in secret, and overtake the others.
sysna-brief = two dice, ten minutes
sysna-rules =
    Two dice, red (in a double frame, named first) and white, are rolled for everybody. What falls adds up to a turn total, the same for all. Before each further roll everybody decides in secret: stay in, or stop and keep the turn total.

    If the red die shows 1, the turn total of all who are still in burns, and the round is over. It is also over when nobody is in any more. Then the next one begins, and all are in.

    When a round is over, the totals are compared with those before it: whoever has been caught up with or passed loses 10 points, but never goes below 0, and only once a round.

    Once somebody has 200 points after a round, most points win.

    Press “Roll” to stay in or “Stop”, or type it to the bot in private; nobody sees it until all have chosen.

sysna-opt-goal = points to win

sysna-key-goal = goal | points
sysna-set-goal = first to { $value }

sysna-word-roll = roll | throw | again | in
sysna-word-hold = stop | hold | bank

sysna-lesson-1 = One roll for all: it adds up for everybody
sysna-lesson-2 = Roll or stop: by button or in private
sysna-lesson-3 = Boris stopped in time and kept 5
sysna-lesson-4 = A red 1 burns it for all who are still in
