digitwar-name = Digit war
digitwar-also = digit wars | number war
digitwar-about = A row of digits and an eraser: lower a digit or erase a zero with all to its right. Whoever erases the whole row loses.
digitwar-brief = five minutes
digitwar-rules =
    A row of digits is written down. On your turn you do one of two things.

    Lower: make any one digit smaller, as far down as 0. A zero cannot be lowered.

    Erase: take away any one zero with all digits to its right.

    Whoever erases the whole row loses. With three or four players that one takes the last place and the others share the first.

    Places are numbered below the row. Type 4>3 to make the digit in place 4 a 3, or x5 to erase the zero in place 5 with all to its right.

    The host may choose how many digits are drawn, or write the row: “/digitwar row=53690846”.
digitwar-opt-length = how many digits are drawn (20 unless you say)
digitwar-opt-row = the row to begin with, written out: row=53690846
digitwar-key-length = length | digits
digitwar-key-row = row | start
digitwar-set-length = { $value ->
    [one] { $value } digit
   *[other] { $value } digits
}
digitwar-set-row = row { $value }

digitwar-ask = lower a digit or erase a zero
digitwar-lower = place { $place } is now { $to }
digitwar-sheet-aim = Whoever erases the whole row loses
digitwar-sheet-lost = { $seat } erases the whole row
digitwar-erase = all erased from place { $place } on
digitwar-erase-sure = erase the whole row and lose

digitwar-reject-syntax = Type 4>3 to make the digit in place 4 a 3, or x5 to erase the zero in place 5 and all to its right.
digitwar-reject-place = There is no digit in place { $place }: the row ends at { $last }.
digitwar-reject-zero = Place { $place } holds a zero. It cannot get smaller, only be erased: x{ $place }.
digitwar-reject-higher = Digits only get smaller: place { $place } holds { $digit }, so it can become { $most ->
    [0] 0.
    [1] 0 or 1.
   *[other] 0 to { $most }.
}
digitwar-reject-erase = Only a zero is erased with all to its right, and place { $place } holds { $digit }.
digitwar-reject-length = The row has { $count ->
    [one] { $count } digit
   *[other] { $count } digits
}, not { $length }. Leave one of the two out.

digitwar-lesson-1 = A zero goes with all to its right: “x6”
digitwar-lesson-2 = Or you make any digit smaller: “5>1”
digitwar-lesson-3 = Erase the whole row and you lose
