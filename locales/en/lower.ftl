# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Who is lower
lower-also = underwhelm | lower number
lower-about = Both choose a number in secret. The lower one scores it, unless the other one is just one higher: that takes both.
lower-brief = no dice, five minutes
lower-rules =
    Both players choose a number from 1 to 6 in secret, by a button or in the private chat. Then both are shown, like two dice that were set under a hand.

    The lower number scores itself: 2 against 5 is 2 points for the 2. But if the other number is higher by exactly one, the higher one takes both: 4 against 5 is 9 points for the 5. Equal numbers score nothing.

    So a one is safe against all but a two, and brings little; whoever hopes for more risks more. Whoever has 30 points first wins.

    With “goal” you set how many points win.

lower-opt-goal = how many points win
lower-key-goal = goal | points
lower-set-goal = to { $value ->
    [one] { $value } point
   *[other] { $value } points
}

lower-ask = choose a number from 1 to { $most }
lower-round = { $first } { $one }, { $second } { $two }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: just one higher, { $points } points for { $seat }.
lower-equal = Both { $number }: nothing for anybody.
lower-reject = Choose a number from 1 to { $most }.

lower-board-points = points
lower-board-chosen = chosen
lower-board-yes = yes
lower-board-no = no

lower-lesson-1 = Nobody sees your number before both choose
lower-lesson-2 = 2 against 5: the lower one scores its 2
lower-lesson-3 = 5 is just one above 4: it takes 4 + 5
lower-lesson-4 = First with 15 wins (usually 30)

lower-sheet = The lower scores; 1 higher takes both
