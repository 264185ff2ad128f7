# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Ascent
ascent-also = ascenders | the climb
ascent-about = Fifteen rolls for everybody make two-digit numbers: write each into your list, and get the longest run that rises.
ascent-brief = two dice, five minutes
ascent-rules =
    Everybody has a list of fifteen lines, numbered from 1. Two dice fall fifteen times, and each roll is for everybody. You read the dice as a number of two digits in the order you like: 1 and 4 are 14 or 41. Write it into any empty line of your own list; it stays there.

    When all lists are full, the longest run counts: neighbouring lines, one after the other, in which every number is greater than the one before. Each line of it is a point.

    For example, 12 15 24 23 in neighbouring lines have a run of three.

    Press a number with its line, or type both to the bot in private: “41 3” writes 41 into line 3. Nobody sees what you write until everybody has written.

    With “named” the players take turns naming what the dice show, instead of rolling them.

ascent-word-throw = roll | throw
ascent-word-name = name | call

ascent-write = { $number } → { $line }
ascent-ask = write { $numbers } into a line
ascent-holds = Your list: { $list }. Longest run: { $run }.

ascent-wrote = { $seat }: { $number } → line { $line }.

ascent-reject-syntax = Type the number and the line: “41 3” writes 41 into line 3.
ascent-reject-number = This roll makes: { $numbers }.
ascent-reject-line = The lines go from 1 to { $lines }.
ascent-reject-filled = Line { $line } has { $number } already.

ascent-board-list = list
ascent-board-throw = roll
ascent-board-run = run

ascent-sheet-run = best run: { $run }
ascent-sheet-runs = run
ascent-sheet-best = best run
ascent-sheet-either = { $one } or { $two }

ascent-lesson-1 = 1 and 4 make 14 or 41
ascent-lesson-2 = Low numbers left, high ones right
ascent-lesson-3 = The longest rising run is shaded and counts
ascent-lesson-4 = 61 and 66 side by side: a run of two
ascent-lesson-5 = 5 and 2: type “52 10” to the bot in private
