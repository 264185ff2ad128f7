# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Four rows
fourrows-also = colour rows | color rows | row by row
fourrows-about = White dice for everybody, coloured dice for whoever rolls: cross numbers in four rows from left to right, and skip as few as you can.
fourrows-brief = six dice, fifteen minutes
fourrows-rules =
    Everybody has four rows: red and yellow from 2 to 12, green and blue from 12 to 2. Cross numbers from left to right only; what you skip is gone.

    In turn, roll two white dice and one of each colour. First everybody may cross the sum of the white dice in one row, in secret until all have decided. Then whoever rolled may cross a white die plus a coloured one, in the row of that colour. Whoever rolled and crosses nothing takes a penalty.

    Press a button, or type the row and the number: “red 7” or “r7”; “pass” crosses nothing. The white sum: to the bot in private.

    The last number of a row needs five crosses first. With it you cross the lock, one more cross; several may do so at once. The row is then closed, and its die gone. The match ends when two rows are locked, or at somebody’s fourth penalty.

    Crosses of a row count 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 and 78 points, a penalty takes 5 away. 4, 7, 0 and 2 crosses and a penalty: 10 + 28 + 0 + 3 − 5 = 36. Most points win.

fourrows-opt-locks = how many locked rows end the match
fourrows-opt-penalties = how many penalties of one player end the match
fourrows-key-locks = locks
fourrows-key-penalties = penalties
fourrows-set-locks = { $value ->
    [one] { $value } locked row ends it
   *[other] { $value } locked rows end it
}
fourrows-set-penalties = { $value ->
    [one] { $value } penalty ends it
   *[other] { $value } penalties end it
}

fourrows-word-throw = roll | throw
fourrows-word-red = red | r
fourrows-word-yellow = yellow | y
fourrows-word-green = green | g
fourrows-word-blue = blue | b
fourrows-word-pass = pass

fourrows-row-red = red
fourrows-row-yellow = yellow
fourrows-row-green = green
fourrows-row-blue = blue
fourrows-letter-red = R
fourrows-letter-yellow = Y
fourrows-letter-green = G
fourrows-letter-blue = B

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } crosses red { $number }.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } crosses yellow { $number }.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } crosses green { $number }.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } crosses blue { $number }.
fourrows-pass = Pass

fourrows-ask-throw = roll { $dice } dice and type what they show: two white ones, then { $colours }
fourrows-ask-first = the white dice of { $seat } make { $sum }: cross it in one row, or pass
fourrows-ask-white = the white dice make { $sum }: cross it in one row, or pass
fourrows-ask-coloured = cross a white die plus a coloured one, or pass
fourrows-ask-penalty = cross a white die plus a coloured one, or take a penalty of 5

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } rolls ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = The white sum: { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Nobody crosses the white sum.
fourrows-crosses = { $seat } crosses { $row } { $number }.
fourrows-passes = { $seat } passes.
fourrows-penalty = { $seat } has crossed nothing and takes { $count ->
    [1] a first penalty
    [2] a second penalty
    [3] a third penalty
    [4] a fourth penalty
   *[other] penalty number { $count }
}.
fourrows-locked = The lock of the { $row } row goes to { $names }: it is closed for all.
fourrows-over-locks = { $count ->
    [one] A row is locked: that is the end.
   *[other] { $count } rows are locked: that is the end.
}
fourrows-over-penalties = { $count ->
    [one] { $seat } has a penalty: that is the end.
   *[other] { $seat } has { $count } penalties: that is the end.
}

fourrows-reject-syntax = Type the row and the number, for example “red 7”, or “pass”.
fourrows-reject-throw = The dice come first.
fourrows-reject-thrown = The dice have been rolled: cross a number or pass.
fourrows-reject-locked = The { $row } row is locked.
fourrows-reject-sum = Only the sum of the white dice counts now: { $sum }.
fourrows-reject-colour = With a white die and the { $row } one you can make { $other ->
    [0] { $sum }
   *[other] { $sum } or { $other }
}.
fourrows-reject-left = You cannot go back to { $row } { $number }: there is a cross on { $last } already.
fourrows-reject-last = { $count ->
    [one] The last number, { $row } { $number }, needs { $needed } crosses before it, and there is { $count }.
   *[other] The last number, { $row } { $number }, needs { $needed } crosses before it, and there are { $count }.
}

fourrows-holds = { $points ->
    [one] Your sheet, { $points } point: { $rows }.
   *[other] Your sheet, { $points } points: { $rows }.
}
fourrows-holds-row = { $count ->
    [one] { $row } { $count } cross (on { $last })
   *[other] { $row } { $count } crosses (last: { $last })
}
fourrows-holds-empty = { $row } empty

fourrows-sheet-penalties = penalties
fourrows-sheet-points = points
fourrows-sheet-white = white dice: anybody may cross their sum
fourrows-sheet-coloured = white + colour: only the one who rolled
fourrows-sheet-before = the last roll

fourrows-board-seat = seat
fourrows-board-left = out
fourrows-board-red = red
fourrows-board-yellow = yellow
fourrows-board-green = green
fourrows-board-blue = blue
fourrows-board-penalties = penalties
fourrows-board-points = points
fourrows-board-white = white

fourrows-lesson-1 = All may cross the white sum: “green 4”
fourrows-lesson-2 = Only the roller: a white + a coloured die
fourrows-lesson-3 = From left to right; what you skip is gone
fourrows-lesson-4 = The lock counts too and closes the row
fourrows-lesson-5 = 1, 3, 6, 10 … points, a penalty costs 5
