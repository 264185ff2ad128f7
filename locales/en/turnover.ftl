turnover-name = Turn over
turnover-also = flip | turn the dice over
turnover-about = Flip a die of your own or trash one of theirs: whoever runs out of dice has lost. After the roll nothing is left to luck.
turnover-brief = five dice each, ten minutes
turnover-rules =
    Each of you rolls five dice, and the lower total begins. From then on nobody rolls.

    On your turn you do one of two things. Flip one of your own dice upside down (“flip 2”): opposite faces make seven, so a 2 becomes a 5. A die that you have flipped has a bent arrow below it, and you cannot flip it again before you trash one.

    Or trash one of the other player’s dice (“trash 5”): it goes into the middle. For it they take back from the middle any dice whose sum is less than what it showed, and then it is their turn. If a 5 is trashed and 1 2 3 are in the middle, “take 1 3” is fine, but not 2 and 3. Or take “nothing”.

    Whoever has no dice left, and takes none back, loses. A round cannot go on for ever, since each trash makes the middle richer.

    In a match to 50 the winner of a round scores the pips on the dice that are left, and you roll again.

    There are buttons too. If two of their dice are equal, “trash 5” takes the one not flipped yet, and “trash turned 5” the flipped one.
turnover-opt-points = pips that win the match; with 1 it is a single round
turnover-key-points = points | pips | match
turnover-set-points = { $value ->
    [one] a single round
   *[other] match to { $value } pips
}
turnover-preset-series = series | long match

turnover-word-throw = roll | throw
turnover-word-flip = flip | turn over
turnover-word-trash = trash
turnover-word-turned = turned | flipped
turnover-word-take = take | get
turnover-word-nothing = nothing | none

turnover-ask = flip a die of yours or trash one of theirs
turnover-ask-trash = all of your dice are flipped: trash one of theirs
turnover-ask-take = take back dice that make less than { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } flips a { $face }: now it is a { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } trashes a { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } trashes a flipped { $face }.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } takes back { $faces }.
turnover-nothing = Nothing
turnover-nothing-news = { $seat } takes nothing back.

turnover-told-begins = { $seat } has { $low }, { $other } has { $high }: the lower total begins. { $seat } is to move.
turnover-told-tie = Both have { $sum }: all dice are rolled again.
turnover-told-none = { $seat } loses a die, and the middle was empty: there is nothing to take back.
turnover-told-more = { $seat } loses a die, and nothing in the middle makes less than { $limit }.
turnover-told-won = { $points ->
        [1] { $other } has no dice left. { $seat } wins with { $pips ->
            [one] { $pips } pip
           *[other] { $pips } pips
        } on the table!
       *[other] { $other } has no dice left. { $seat } scores { $pips ->
            [one] { $pips } pip
           *[other] { $pips } pips
        } and has { $total } of { $points }.
    }

turnover-sheet-middle = The middle
turnover-sheet-empty = The middle is empty
turnover-sheet-trashed = { $seat } trashes { $face }
turnover-sheet-none = { $other } trashes { $face }; { $seat } takes nothing
turnover-sheet-take = Take back less than { $limit }
turnover-sheet-points = { $won } of { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } die, sum { $sum }
   *[other] { $count } dice, sum { $sum }
}
turnover-sheet-turned = With an arrow: flipped, not again for now

turnover-reject-syntax = Type for example flip 2 or trash 5; and to take back, take 1 3 or nothing.
turnover-reject-throw = The dice are rolled first.
turnover-reject-thrown = The dice are rolled already.
turnover-reject-take = Take back dice that make less than { $limit } first, or nothing.
turnover-reject-act = There is nothing to take back now: flip a die of yours or trash one of theirs.
turnover-reject-face = A die shows 1 to { $most }.
turnover-reject-own = None of your dice shows a { $face }.
turnover-reject-turned = That { $face } is flipped already. You can flip it again once you have trashed a die.
turnover-reject-other = None of the other player’s dice shows a { $face }.
turnover-reject-other-turned = None of the other player’s flipped dice shows a { $face }.
turnover-reject-sum = That makes { $sum }, and it must be less than { $limit }.
turnover-reject-middle = There are not that many dice with a { $face } in the middle.

# What the board in letters says.
turnover-board-seat = seat
turnover-board-middle = middle
turnover-board-throws = rolls
turnover-board-takes-less-than = takes less than
turnover-board-to = to

turnover-lesson-1 = Flip your own: 4 becomes 3. Type “flip 4”
turnover-lesson-2 = Flipped: not again before you trash a die
turnover-lesson-3 = “trash 5”: one of theirs, into the middle
turnover-lesson-4 = They take back less than it showed
turnover-lesson-5 = No dice left: the round is lost
