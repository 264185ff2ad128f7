# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Who is slyer
slyer-also = undercut | one lower
slyer-about = Both choose a number in secret and score it. But if yours is lower by exactly one, you take both.
slyer-brief = no dice, five minutes
slyer-rules =
    Both players choose a number from 1 to 5 in secret, by a button or in the private chat. Then both are shown, and each scores their own number: 1 and 4 are 1 point and 4 points.

    But if one number is lower by exactly one, whoever chose it takes both, and the other one gets nothing: 2 against 3 is 5 points to none. So a five brings most, as long as the other one does not choose a four; against the four a three is good, and so on.

    Whoever leads by 11 points wins. The picture shows who is ahead, and by how much.

    With “numbers” you may choose up to 6.

slyer-opt-numbers = up to which number one may choose
slyer-key-numbers = numbers | most
slyer-set-numbers = numbers from 1 to { $value }

slyer-ask = choose a number from 1 to { $most }
slyer-round = { $first } { $one }, { $second } { $two }: each scores that.
slyer-both = { $first } { $one }, { $second } { $two }: one lower, { $points } points for { $seat }.
slyer-reject = Choose a number from 1 to { $most }.

slyer-board-points = points
slyer-board-chosen = chosen
slyer-board-yes = yes
slyer-board-no = no

slyer-lesson-1 = Nobody sees your number before both choose
slyer-lesson-2 = 1 and 4: each scores what was chosen
slyer-lesson-3 = 2 is just one below 3: it takes 2 + 3
slyer-lesson-4 = Whoever leads by 11 wins

slyer-sheet = Each scores its own; 1 lower takes both
