# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Little Max
littlemax-also = mia | maexchen | meier | liar dice
littlemax-about = Roll under the cup, look alone, and say a higher number than the last one, true or not. Who will lift the cup?
littlemax-brief = two dice under a cup, ten minutes
littlemax-rules =
    Roll two dice under a cup (“roll”): nobody but you sees them. They are read as one number, the higher die first: 5 and 4 are 54. The best is 21, called Max, then come the pairs from 66 down to 11, then all others from 65 down to 31.

    Say a number such as “65”, true or not. The next player either believes it (“believe”), rolls and says a higher one, or lifts the cup (“lift”). If the dice are worth what was said, or more, whoever lifted loses a chip; if less, whoever said it does. The loser rolls next.

    Everybody has three chips (option “chips”). Without any you are out, and the last one with chips wins.

    For example: Anna says 54. Boris believes it, rolls 4 and 1, and says 61. Vera lifts the cup: 41 is less than 61, so Boris loses a chip.

    A 21 cannot be beaten. The next player either pays a chip, and nobody looks, or lifts the cup: then a true 21 costs them two chips, and a false one costs the liar one.

    There are buttons too. You see your dice by a button, or in private.

littlemax-opt-chips = how many chips everybody has
littlemax-key-chips = chips
littlemax-set-chips = { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}

littlemax-word-throw = roll | roll under the cup | throw
littlemax-word-believe = believe | i believe | believe and roll | accept
littlemax-word-lift = lift | lift the cup | raise | doubt
littlemax-word-pay = pay | pay a chip | give | chip

littlemax-throw = 🎲 Roll under the cup
littlemax-throw-news = { $seat } rolls under the cup.
littlemax-believe = 🎲 Believe and roll
littlemax-believe-news = { $seat } believes it and rolls.
littlemax-lift = 👀 Lift the cup
littlemax-lift-news = { $seat } lifts the cup.
littlemax-pay = Pay a chip
littlemax-pay-news = { $seat } pays a chip.
littlemax-say = { $number }
littlemax-holds = Under the cup you have { $number }.

littlemax-ask-throw = roll under the cup; only you will see the dice
littlemax-ask-say-first = say a number, true or not
littlemax-ask-say = say more than { $number }, true or not
littlemax-ask-answer = believe { $seat }’s { $number } and roll, or lift the cup?
littlemax-ask-top = pay a chip for { $seat }’s 21, or lift the cup?

littlemax-believes = { $seat } believes it and rolls.
littlemax-says = { $seat } says { $number }.
littlemax-true = { $seat } lifts the cup: { $number }, so { $said } was no lie. { $seat } loses { $chips ->
    [one] a chip
   *[other] { $chips } chips
}{ $left ->
    [0] {" "}and is out
   *[other] , { $left } left
}.
littlemax-false = { $seat } lifts the cup: { $number } and not { $said }. { $liar } loses a chip{ $left ->
    [0] {" "}and is out
   *[other] , { $left } left
}.
littlemax-pays = { $seat } pays a chip{ $left ->
    [0] {" "}and is out
   *[other] , { $left } left
}. Nobody looks under the cup.
littlemax-anew = The cup is empty: { $seat } rolls next.

littlemax-reject-syntax = Say a number such as 65, or “believe” or “lift”.
littlemax-reject-number = Two dice are never read as { $number }. The order is 31, 32, 41 … 65, then 11, 22 … 66, then 21.
littlemax-reject-low = Say more than { $number }. The order is 31, 32, 41 … 65, then 11, 22 … 66, then 21.
littlemax-reject-say = Say a number first, for example 65.
littlemax-reject-throw = Roll under the cup first.
littlemax-reject-answer = Believe it or lift the cup first.
littlemax-reject-top = Nothing is higher than 21: pay a chip, or lift the cup.

littlemax-board-seat = seat
littlemax-board-chips = chips
littlemax-board-left = out
littlemax-board-said = said
littlemax-board-lifted = lifted
littlemax-board-not-lifted = not lifted
littlemax-board-cup = cup

littlemax-sheet-chips = chips
littlemax-sheet-chain = said:
littlemax-sheet-said = { $seat }: said { $number }
littlemax-sheet-lay = in fact { $number }
littlemax-sheet-doubt = { $seat } doubts it
littlemax-sheet-before = the round before:
littlemax-sheet-last = the last round:
littlemax-sheet-throws = { $seat } rolls
littlemax-sheet-says = { $seat } names a number
littlemax-sheet-more = above { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } { $chips ->
    [one] chip
   *[other] chips
}

littlemax-lesson-1 = Anna says 54, and nobody else has looked
littlemax-lesson-2 = “believe”: Boris has to say more than 54
littlemax-lesson-3 = “lift”: Vera finds 41, so 61 was a lie
littlemax-lesson-4 = Lies cost a chip, and so do wrong doubts
