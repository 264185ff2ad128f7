# Four rows: two white dice for everybody, four coloured ones for whoever throws.

rows-name = Four rows
rows-also = colour rows | color rows | row by row
rows-about = White dice for everybody, coloured dice for whoever throws: cross numbers in four rows from left to right, and skip as few as you can.
rows-brief = six dice, fifteen minutes
rows-rules =
    Everybody has four rows: red and yellow run from 2 to 12, green and blue from 12 to 2. You cross numbers from left to right only; what you skip is gone.

    In turn you throw two white dice and one of each colour. First everybody at once may cross the sum of the white dice, in one row. Then only whoever threw may cross one white die plus one coloured die, in the row of that colour. Whoever threw and crosses nothing in both steps takes a penalty.

    The last number of a row needs five crosses before it. With it you cross the lock too, which counts as one more cross. Then the row is closed for all, and its die leaves the game. If several cross the last number in the same step, each gets the lock.

    The match ends when two rows are locked, or at somebody’s fourth penalty.

    Crosses of a row count 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 and 78 points, each penalty takes 5 away. With 4, 7, 0 and 2 crosses and a penalty: 10 + 28 + 0 + 3 − 5 = 36. Most points win.

    Press a button, or type the row and the number: “red 7” or “r7”; “pass” if you cross nothing. Nobody sees what you cross for the white dice until everybody has decided.

rows-opt-locks = how many locked rows end the match
rows-opt-penalties = how many penalties of one player end the match
rows-key-locks = locks
rows-key-penalties = penalties
rows-set-locks = { $value ->
    [one] { $value } locked row ends it
   *[other] { $value } locked rows end it
}
rows-set-penalties = { $value ->
    [one] { $value } penalty ends it
   *[other] { $value } penalties end it
}

rows-word-throw = throw | roll
rows-word-red = red
rows-word-yellow = yellow
rows-word-green = green
rows-word-blue = blue
rows-word-pass = pass

rows-row-red = red
rows-row-yellow = yellow
rows-row-green = green
rows-row-blue = blue
rows-letter-red = R
rows-letter-yellow = Y
rows-letter-green = G
rows-letter-blue = B

rows-cross-red = 🔴 { $number }
rows-cross-red-news = { $seat } crosses red { $number }.
rows-cross-yellow = 🟡 { $number }
rows-cross-yellow-news = { $seat } crosses yellow { $number }.
rows-cross-green = 🟢 { $number }
rows-cross-green-news = { $seat } crosses green { $number }.
rows-cross-blue = 🔵 { $number }
rows-cross-blue-news = { $seat } crosses blue { $number }.
rows-pass = Pass

rows-ask-throw = throw { $dice } dice and type what they show: two white ones, then { $colours }
rows-ask-white = the white dice make { $sum }: cross it in one row, or pass
rows-ask-coloured = cross a white die plus a coloured one, or pass
rows-ask-penalty = cross a white die plus a coloured one, or take a penalty of 5

rows-die-red = 🔴 { $face }
rows-die-yellow = 🟡 { $face }
rows-die-green = 🟢 { $face }
rows-die-blue = 🔵 { $face }
rows-threw = { $seat } throws ⚪ { $one } + { $two } = { $sum }, { $coloured }.
rows-crossed = The white sum: { $crosses }.
rows-crossed-one = { $seat } – { $row } { $number }
rows-crossed-none = Nobody crosses the white sum.
rows-crosses = { $seat } crosses { $row } { $number }.
rows-passes = { $seat } passes.
rows-penalty = { $seat } has crossed nothing and takes a penalty, number { $count }.
rows-locked = The lock of the { $row } row goes to { $names }: it is closed for all.
rows-over-locks = { $count ->
    [one] A row is locked: that is the end.
   *[other] { $count } rows are locked: that is the end.
}
rows-over-penalties = { $count ->
    [one] { $seat } has a penalty: that is the end.
   *[other] { $seat } has { $count } penalties: that is the end.
}

rows-reject-syntax = Type the row and the number, for example “red 7”, or “pass”.
rows-reject-throw = The dice come first.
rows-reject-thrown = The dice lie there already: cross a number or pass.
rows-reject-locked = The { $row } row is locked.
rows-reject-sum = Only the sum of the white dice counts now: { $sum }.
rows-reject-colour = With a white die and the { $row } one you can make { $sums }.
rows-reject-left = You cannot go back to { $row } { $number }: there is a cross on { $last } already.
rows-reject-last = { $count ->
    [one] The last number, { $row } { $number }, needs { $needed } crosses before it, and there is { $count }.
   *[other] The last number, { $row } { $number }, needs { $needed } crosses before it, and there are { $count }.
}

rows-holds = Your sheet, { $points } points: { $rows }.
rows-holds-row = { $row } { $count } up to { $last }
rows-holds-empty = { $row } empty

rows-sheet-penalties = penalties
rows-sheet-points = points

rows-board-seat = seat
rows-board-left = out
rows-board-red = red
rows-board-yellow = yellow
rows-board-green = green
rows-board-blue = blue
rows-board-penalties = penalties
rows-board-points = points
rows-board-white = white

rows-lesson-1 = All may cross the sum of the white dice
rows-lesson-2 = The thrower alone: a white die + a coloured
rows-lesson-3 = From left to right; what you skip is gone
rows-lesson-4 = The lock counts too and closes the row
rows-lesson-5 = 1, 3, 6, 10 … points, a penalty costs 5
