# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Newmarket
newmarket-also = going to boston | boston
newmarket-about = Three dice, then two, then one: the highest of each roll stays, and the best sum wins the round.
newmarket-brief = three dice, two minutes
newmarket-rules =
    You want the highest sum of three dice, and you collect them one by one. On your turn roll all three dice: the highest one stays on the table, just one even if several are equal. Roll the other two, and again the higher one stays. Roll the last one, and it stays whatever it shows. Add the three up.

    For example, 6 6 2 leaves a six, then 5 3 leaves a five, then comes a 4: that is 15.

    There is nothing to decide. Press the button or say “roll” for each roll.

    When everybody has rolled, the highest sum gets a point; players who are level get one each. Most points after five rounds win (option “rounds”).

newmarket-word-roll = roll | throw

newmarket-threw = { $seat } rolls { $faces }: { $kept } stays, the sum is { $sum }.

newmarket-sheet = Round { $round } of { $rounds }; the highest die of a roll counts
newmarket-sheet-old = Round { $round } of { $rounds }. Pale: the round before

newmarket-lesson-1 = “roll”: of 6 6 2 one six stays
newmarket-lesson-2 = Two dice are left: the five stays
newmarket-lesson-3 = The last die: 6 + 5 + 4 = 15
newmarket-lesson-4 = The best sum of a round is worth a point
