# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Drop the dead one
dropdead-also = drop dead
dropdead-about = Roll five dice and score, as long as no two or five falls: those drop dead and are taken away.
dropdead-brief = five dice, five minutes
dropdead-rules =
    You want many points before your dice are gone. Start your turn with five dice: press the button or say “roll”.

    If there is neither a two nor a five, the roll scores: add all the dice up. If there is one, the roll scores nothing, and every two and every five is dead and goes away. Either way you roll again with the dice that are left. When the last die is dead, your turn is over. You never have to decide anything.

    For example: 1 2 4 5 6 scores nothing, three dice are left. 3 4 6 scores 13. 1 5 4 scores nothing, two are left. 6 4 scores 10. 2 2, and it is over: 23 points.

    Everybody has one turn a round. Most points after five rounds win (option “rounds”).

dropdead-word-roll = roll | throw

dropdead-ask = { $dice ->
    [one] { $sum } points so far, roll the last die
   *[other] { $sum } points so far, roll { $dice } dice
}
dropdead-scored = { $points ->
    [one] { $seat } rolls { $faces }: { $points } point.
   *[other] { $seat } rolls { $faces }: { $points } points.
}
dropdead-dead = { $dead ->
    [one] { $seat } rolls { $faces }: one die dies.
   *[other] { $seat } rolls { $faces }: { $dead } dice die.
}
dropdead-over = { $sum ->
    [one] { $seat } rolls { $faces }: all dead, with { $sum } point.
   *[other] { $seat } rolls { $faces }: all dead, with { $sum } points.
}

dropdead-sheet = Round { $round } of { $rounds }. With a 2 or 5 it is 0, and these go

dropdead-lesson-1 = A 2 and a 5: nothing, both are dead
dropdead-lesson-2 = Neither 2 nor 5: 3 + 4 + 6 = 13
dropdead-lesson-3 = All dead: the turn has brought 23
dropdead-lesson-4 = “roll”: Boris starts with five dice
