# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-also = pinky | pinke board
pinke-about = Nine fields for two dice: an empty field costs a chip, a full one gives it back, and a pair of ones or sixes sweeps the board.
pinke-brief = two dice, ten minutes
pinke-rules =
    Everybody has twenty chips. There are nine fields in the middle, for the sums 3 to 11.

    On your turn roll two dice. If the field of their sum is empty, put a chip on it, and your turn is over. If a chip is there, take it; then roll again, or stop.

    The seven is different. Whoever rolls it puts a chip there, which stays, and the turn is over: the chips pile up.

    A 2 or a 12 sweeps the board: you take everything, the sevens too, and must roll again. But another 2 or 12 in the same turn costs a chip for each of the nine fields.

    Whoever has no chips left is out. The match ends when only one has chips, or after fifteen rounds (“rounds” changes that): whoever has most wins.

    For example: on an empty board 3 2 puts a chip on the 5. The next player rolls 4 1, five as well, takes the chip and may roll again.

    Say “roll” and “stop”, or press the buttons.

pinke-opt-chips = how many chips everybody has
pinke-opt-rounds = how many rounds are played at most
pinke-key-chips = chips
pinke-key-rounds = rounds
pinke-set-chips = { $value ->
    [one] { $value } chip each
   *[other] { $value } chips each
}
pinke-set-rounds = { $value } rounds

pinke-word-roll = roll | throw | again
pinke-word-hold = stop | hold | stand

pinke-ask-throw = roll two dice
pinke-ask = { $fields ->
    [0] the board is empty. Roll again or stop?
    [one] there is a chip on one field. Roll again or stop?
   *[other] there are chips on { $fields } fields. Roll again or stop?
}
pinke-put = { $seat } rolls { $faces } and puts a chip on the { $sum }.
pinke-take = { $seat } rolls { $faces } and takes the chip from the { $sum }.
pinke-seven = { $seat } rolls { $faces }: a chip stays on the 7.
pinke-sweep = { $seat } rolls { $faces } and sweeps the board: { $chips }!
pinke-flood = { $seat } rolls { $faces } once more: a chip on every field, { $chips }.
pinke-holds = { $seat } stops.
pinke-sheet = Round { $round } of { $rounds }; chips on 7 stay
pinke-sheet-more = Round { $round } of { $rounds }: roll again or stop?
pinke-sheet-again = Round { $round } of { $rounds }: now roll again
pinke-sheet-puts = { $sum } is empty, puts { $count }
pinke-sheet-takes = { $sum } is full, gets { $count }
pinke-sheet-seven = { $sum }, puts { $count } to stay
pinke-sheet-sweeps = { $sum } sweeps the board, gets { $count }
pinke-sheet-floods = { $sum } again, puts { $count }

pinke-lesson-1 = An empty field costs a chip
pinke-lesson-2 = Chips on the 7 stay there
pinke-lesson-3 = Its chip is yours. Now “roll” or “stop”?
pinke-lesson-4 = 1 1 or 6 6 takes everything
