# Beetle: one die draws a beetle, part by part.

beetle-name = Beetle
beetle-also = draw a beetle | cootie
beetle-about = Each roll of the die draws a part of your beetle, if you need that part. The first whole beetle wins.
beetle-brief = one die, two minutes
beetle-rules =
    You want to be the first with a whole beetle. Players take turns and roll one die once: press the button or say “roll”. The bot draws the part that the die stands for.

    A 1 is the body, a 2 the head, a 3 a leg, a 4 an eye, a 5 a feeler, and a 6 the tail. A beetle has one body, one head, six legs, two eyes, two feelers and one tail: thirteen parts.

    The body comes first. Head, legs and tail need a body to hang on; eyes and feelers need the head. If you roll something that you cannot use yet, or that your beetle has enough of, nothing is drawn and the next player rolls.

    For example: your first roll is a 3, but there is no body, so you get nothing. Next time you roll a 1, the body. Then another 3, and here comes the first leg.

    Whoever completes the beetle first wins at once.

beetle-word-roll = roll | throw

beetle-body = body
beetle-head = head
beetle-leg = leg
beetle-eye = eye
beetle-feeler = feeler
beetle-tail = tail

beetle-ask-first = roll the die: you need a { $face } for the { $part }
beetle-ask = { $left ->
    [one] roll the die: one part is missing
   *[other] roll the die: { $left } parts are missing
}
beetle-drawn = { $seat } rolls { $face }: { $part }.
beetle-needs = { $seat } rolls { $face }: no use, the { $part } must be there first.
beetle-enough = { $seat } rolls { $face }: no use, no { $part } is missing.
beetle-whole = { $seat } rolls { $face }: { $part }, and the beetle is whole!

beetle-sheet = The body first; eyes and feelers after the head
beetle-sheet-parts = { $parts } of { $all }
beetle-sheet-all = parts
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = parts
beetle-board-body = body
beetle-board-head = head
beetle-board-leg = leg
beetle-board-eye = eye
beetle-board-feeler = feeler
beetle-board-tail = tail

beetle-lesson-1 = 1 draws the body: it must come first
beetle-lesson-2 = 2 is the head; then come eyes and feelers
beetle-lesson-3 = 3 is a leg; a beetle has six of them
beetle-lesson-4 = “roll”: Boris still needs the head, a 2
beetle-lesson-5 = Thirteen parts make a beetle
