# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Ship, captain, mate and crew
crew-also = ship captain crew | 654 | ship
crew-about = Five dice, three rolls: first a six as the ship, then a five as the captain, then a four as the mate. The other two are your crew.
crew-brief = five dice, five minutes
crew-rules =
    On your turn you have up to three rolls; the first one is with all five dice. Press the button or say “roll”.

    First you need a ship: a six. Then the ship needs a captain: a five. Then comes the mate: a four. They come on board in just this order, several of them in one roll if they are there, and stay. A five without a six stays ashore. The bot puts them on board for you, and you roll the other dice again.

    Once all three are there, the other two dice are the crew, and their sum is what you score. If rolls are left, you may say “stop”, or roll both of these dice again for more; the last roll counts. If one of the three is missing after three rolls, you score nothing.

    For example: 6 4 4 3 2, the six is your ship. 5 4 1 1, here come captain and mate, and a poor crew of 2. 6 3, and the crew is 9.

    Everybody has one turn a round. Most points after ten rounds win; “rounds” sets another number.

crew-word-roll = roll | throw | again
crew-word-hold = stop | hold | stand

crew-ask = { $left ->
    [one] your crew is { $sum }, and one roll is left. Roll both dice again or stop?
   *[other] your crew is { $sum }, and { $left } rolls are left. Roll both dice again or stop?
}
crew-ask-all = { $left ->
    [one] your ship is manned, one roll is left. Roll the crew again or stop?
   *[other] your ship is manned, { $left } rolls are left. Roll the crew again or stop?
}
crew-adrift = { $seat }, roll { $throw }: { $faces }. No ship so far.
crew-ship = { $seat }, roll { $throw }: { $faces }. There is the ship, but no captain.
crew-captain = { $seat }, roll { $throw }: { $faces }. The captain is there, but no mate.
crew-manned = { $seat }, roll { $throw }: { $faces }. All on board, the crew is { $sum }.
crew-scored = { $seat }, roll { $throw }: { $faces }. The turn is over, { $sum } points for the crew.
crew-nothing = { $seat }, roll { $throw }: { $faces }. The turn is over, not all are on board: nothing.

crew-lesson-1 = Ship 6, captain 5, mate 4: in this order
crew-lesson-2 = The other two are the crew: 6 + 3 = 9
crew-lesson-3 = “roll” for a better crew, “stop” to score it
crew-lesson-4 = No 4 by the third roll: nothing
crew-sheet = Round { $round } of { $rounds }. First 6, 5 and 4; the other two score
