# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Minimum
minimum-also = lesser of the two
minimum-about = A grid of 5 × 5 for each, filled with the same digits; the lesser of rows and columns is your result.
minimum-brief = two dice, ten minutes
minimum-rules =
    Everybody has an empty grid of five by five. The bot rolls two dice, 25 times, for everybody at once. The last digit of the sum counts: 7 is a 7, but 10 is a 0, 11 is a 1 and 12 is a 2. Each time everybody chooses in secret which empty cell of their own grid the digit goes into. What is written stays.

    At the end each row and each column scores: two equal digits 1 point, three 3, four 6, five 10. Two pairs make 2, three and two make 4. Equal digits need not be neighbours. Five digits in a row score 5, in any order: 4 6 8 5 7. The nought comes before the one or after the nine: 0 1 2 3 4 and 6 7 8 9 0 are runs, 8 9 0 1 2 is not.

    Now add up the rows, add up the columns, and take the lesser of the two: that is your result. With 21 in the rows and 2 in the columns it is 2. The highest result wins, so keep both in balance.

    Press a cell, or type it in the private chat: “b3”.

minimum-word-throw = roll | throw

minimum-lesson-1 = Rows : columns → the lesser one counts
minimum-lesson-2 = Four nines in this row: 6 points
minimum-lesson-3 = 6 7 8 9 0 is a run, in any order: 5 points
minimum-lesson-4 = 4 + 4 is an 8; 10, 11, 12 make 0, 1, 2
minimum-lesson-5 = Press a cell, or type it: “b5”
