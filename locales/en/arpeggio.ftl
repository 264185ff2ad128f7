# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpeggio
arpeggio-also = arpeggios | up and down
arpeggio-about = Two dice make two-digit numbers. Your list must rise, the other player’s must fall: the first with ten numbers wins.
arpeggio-brief = two dice, five minutes
arpeggio-rules =
    One list rises and the other one falls; a lot decides who writes which. The first with ten numbers wins.

    On your turn the bot rolls two dice. Read them as a number in the order you like: 3 and 4 are 34 or 43. Write it if it goes on in your direction, or pass. If the dice are equal, you may roll one of them again, once.

    If you pass, the other player may write a number made of your dice, and then it is your turn again. Or they decline with “roll” and get dice of their own.

    Once in a match each of you may step back: write a number against your direction, and go on from there. No number may follow itself.

    Your list rises and has come to 24, the dice show 3 4: type “34” or “43”.

    Type the number, “pass” or “again” (one of two equal dice), or press the buttons. If somebody can go no further, the other one plays on; if both cannot, or after 80 turns in all, the longer list wins. “length” sets how many numbers are needed; the turns are eight times as many.
arpeggio-opt-length = how many numbers make a full list
arpeggio-key-length = length | numbers
arpeggio-set-length = { $value ->
    [one] list of { $value } number
   *[other] list of { $value } numbers
}

arpeggio-word-roll = roll | throw
arpeggio-word-pass = pass | offer
arpeggio-word-again = again | one again | one die again

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Pass
arpeggio-pass-news = { $seat } passes.
arpeggio-roll = 🎲 Roll
arpeggio-roll-news = { $seat } declines the dice.
arpeggio-again = 🎲 One die again
arpeggio-again-news = { $seat } rolls one die again.

arpeggio-ask-rises = write a number made of { $faces } that rises, or pass{ arpeggio-back }
arpeggio-ask-falls = write a number made of { $faces } that falls, or pass{ arpeggio-back }
arpeggio-ask-offered = type a number made of { $faces }, or “roll” for dice of your own{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } is a step back, possible once a match)
   *[other] {" "}({ $one } and { $two } are steps back, possible once a match)
}

arpeggio-threw = { $seat } rolls { $faces }.
arpeggio-writes = { $count ->
    [one] { $seat } writes { $number }, the first number.
   *[other] { $seat } writes { $number } and has { $count } numbers.
}
arpeggio-steps-back = { $seat } steps back to { $number }; that is possible once.
arpeggio-passes = { $seat } passes and offers the dice.

arpeggio-reject-syntax = Type a number that the dice make, or “pass”.
arpeggio-reject-dice = These dice make: { $numbers }.
arpeggio-reject-rises = Your list rises from { $last }, and you have stepped back already: write a higher number, or pass.
arpeggio-reject-falls = Your list falls from { $last }, and you have stepped back already: write a lower number, or pass.
arpeggio-reject-roll = The dice have been rolled: write a number, or pass.
arpeggio-reject-again = Only one of two equal dice can be rolled again, and only once.
arpeggio-reject-pass = Dice that were offered to you are not offered again: take them, or roll.

arpeggio-board-count = count
arpeggio-board-list = list
arpeggio-board-rises = rises
arpeggio-board-falls = falls
arpeggio-board-throw = roll
arpeggio-board-offered = offered
arpeggio-board-step-back-used = step back used:

arpeggio-sheet-threw = the last roll
arpeggio-sheet-double = { $one }, or roll one again
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } or { $two }
arpeggio-sheet-back = step back
arpeggio-sheet-rises = rises: { $count } of { $length }
arpeggio-sheet-falls = falls: { $count } of { $length }
arpeggio-sheet-count = numbers

arpeggio-lesson-1 = Anna’s list rises, from below
arpeggio-lesson-2 = Boris’s list falls: each number is lower
arpeggio-lesson-3 = Anna passed, and Boris took her dice
arpeggio-lesson-4 = A step back, once in a match
arpeggio-lesson-5 = Boris rolled 5 and 4: he types “54” or “45”
