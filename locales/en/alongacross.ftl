# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = Along and across
alongacross-also = criss-cross | crisscross
alongacross-about = The same rolls for everybody, a grid of 5 × 5 for each: equal digits and runs score along and across.
alongacross-brief = two dice, ten minutes
alongacross-rules =
    Everybody has an empty grid of five by five. The bot rolls two dice, 25 times, for everybody at once. The last digit of the sum counts: 7 is a 7, but 10 is a 0, 11 is a 1 and 12 is a 2. Each time everybody chooses in secret which empty cell of their own grid the digit goes into. What is written stays.

    At the end each of the five rows and five columns scores: two equal digits 1 point, three 3, four 6, five 10. Two pairs make 2, three and two make 4. Equal digits need not be neighbours. Five digits in a row score 5, in any order: 4 6 8 5 7. The nought comes before the one or after the nine: 0 1 2 3 4 and 6 7 8 9 0 are runs, 8 9 0 1 2 is not.

    The points of all rows and columns are added, and the most points win.

    Sevens come most often, then sixes and eights; ones, twos and threes are rare. Press a cell, or type it in the private chat: “b3”.

alongacross-word-throw = roll | throw

alongacross-lesson-1 = 6 7 8 9 0 is a run, in any order: 5 points
alongacross-lesson-2 = Four eights in this column: 6 points
alongacross-lesson-3 = 3 + 1 is a 4; 10, 11, 12 make 0, 1, 2
alongacross-lesson-4 = All rows + all columns = your points
alongacross-lesson-5 = Press a cell, or type it: “c5”
