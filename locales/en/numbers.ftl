numbers-name = Numbers
numbers-also = numberama | take ten
numbers-about = Cross out neighbours that are equal or make ten, copy what is left to the end, until the sheet is empty. Alone or as a race.
numbers-brief = a quarter of an hour
numbers-rules =
    The digits of 1 to 9 and 11 to 19 are on the sheet, nine in a row.

    Cross out two digits that are equal or add up to ten, if they are neighbours: one follows the other in reading order (the end of a row goes on at the beginning of the next), or they are in one column. What is crossed out between them does not count.

    When you run out of pairs, or before, type “more”: all digits that are left are copied behind the last cell, in order. You win when everything is crossed out. With a hundred rows the sheet is full.

    Type two cells: i1-a2. /hint shows a pair, and alone you may undo as you like.

    Several players race on equal sheets, each at their own pace: fewest refills win, then fewest moves. Refill “stuck”: the rest is copied only when no pair is left. “refills=3” allows three of them: with none left and no pair, it is over. “start=drawn” begins with random digits.
numbers-opt-refill = when the rest may be copied: at any time, or only when no pair is left
numbers-opt-refills = how often the rest may be copied; 0: as often as you like
numbers-opt-start = the digits of the beginning: the usual ones, or random ones
numbers-key-refill = refill | more
numbers-key-refills = refills
numbers-key-start = start
numbers-is-any = any | any time
numbers-is-stuck = stuck | when stuck
numbers-is-usual = usual
numbers-is-drawn = drawn | chance | random
numbers-set-refill = { $value ->
    [stuck] the rest is copied only when stuck
   *[other] the rest is copied at any time
}
numbers-set-refills = { $value ->
    [0] copied as often as you like
    [one] copied { $value } time at most
   *[other] copied { $value } times at most
}
numbers-set-start = { $value ->
    [drawn] random digits
   *[other] the usual digits
}

numbers-word-more = more | refill | write | write on

numbers-ask = cross out a pair, or copy what is left with “more”
numbers-more = ✏️ More
numbers-more-sure = copy once more, though there are pairs
numbers-more-news = { $seat }: the rest is copied.
numbers-strike = { $one }–{ $two }
numbers-count = { $left } left · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
numbers-refills = refills { $refills }
numbers-folded = … { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} crossed out
numbers-feat = { $left ->
    [one] { $left } digit left
   *[other] { $left } digits left
}
numbers-feat-cleared = { $moves ->
    [one] cleared in { $moves } move
   *[other] cleared in { $moves } moves
}
numbers-hint = { $one } and { $two } can be crossed out.
numbers-hint-none = No pair is left: type “more”.

numbers-reject-syntax = Type the two cells that you cross out, for example i1-a2, or “more”.
numbers-reject-outside = There is no { $place } on this sheet: the last cell is { $last }.
numbers-reject-struck = { $place } is crossed out already.
numbers-reject-same = That is { $place } twice. Name two cells.
numbers-reject-fit = { $one } and { $two } neither match nor make ten.
numbers-reject-between = { $digit } is between them, in { $place }.
numbers-reject-order = They are not in one column, and in reading order { $digit } is between them, in { $place }.
numbers-reject-stuck = A pair can still be crossed out; here the rest is copied only when there is none.
numbers-reject-refills = The rest has been copied { $count ->
    [one] once: that was
   *[other] { $count } times: those were
} all.
numbers-reject-full = The digits that are left do not fit: the sheet has { $count } rows.

# What the board in letters says.
numbers-board-seat = seat
numbers-board-left = left
numbers-board-refills = refills
numbers-board-moves = moves

numbers-lesson-1 = 9 and 1 make ten, i1 leads to a2: i1-a2
numbers-lesson-2 = Two that are equal, side by side: b2-c2
numbers-lesson-3 = 8 and 2: what is crossed out is skipped
numbers-lesson-4 = One below the other: i2-i3
numbers-lesson-5 = No pair: “more”. Win when nothing is left
