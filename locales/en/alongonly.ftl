# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Along but not across
alongonly-also = rows against columns | criss versus cross
alongonly-about = Two players fill one grid of 5 × 5: one scores the rows, the other the columns.
alongonly-brief = two dice, ten minutes
alongonly-rules =
    You share one empty grid of five by five. Lots are drawn: one of you scores the rows, the other the columns. Whoever has the rows begins. On your turn the bot rolls two dice: write the last digit of the sum into any empty cell: 7 is a 7, but 10 is a 0, 11 is a 1 and 12 is a 2. What is written stays.

    Each line scores as it fills: two equal digits 1 point, three 3, four 6, five 10. Two pairs make 2, three and two make 4. Equal digits need not be neighbours. Five digits in a row score 5, in any order: 4 6 8 5 7. The nought comes before the one or after the nine: 0 1 2 3 4 and 6 7 8 9 0 are runs, 8 9 0 1 2 is not.

    So look for cells where a digit helps one of your lines and spoils one of theirs. Then you swap rows and columns and play once more on a new grid. Both results are added; the most points win.

    Press a cell, or type it: “b3”.

alongonly-word-throw = roll | throw

alongonly-sheet-worth = pair 1 · three 3 · four 6 · five 10 · run 5

alongonly-lesson-1 = One scores the rows, the other the columns
alongonly-lesson-2 = Three sevens in this row: 3 points
alongonly-lesson-3 = Three eights and two fours: 4 points
alongonly-lesson-4 = 4 + 4 is 8, but 10, 11, 12 are 0, 1, 2
alongonly-lesson-5 = Press an empty cell, or type it: “e5”
