# General: five dice, three rolls, ten boxes.

general-name = General
general-also = generala
general-about = Five dice, up to three rolls, ten boxes; five equal dice on the first roll win at once.
general-brief = five dice, a quarter of an hour
general-rules =
    You have ten turns. Roll five dice; up to twice you may roll any of them again. Then fill one open box.

    Ones to sixes: the sum of the dice with that face. Straight 1–5 or 2–6, full house (three and two), four of a kind, general (five equal): 10, 20, 30, 40 points, or 20, 30, 40, 60 with points=usual. What you do not have is struck out. Five equal dice are also four of a kind, but no full house.

    On the first roll a straight, a full house or four of a kind counts 5 more, and a general written into its box wins the match at once. Most points win.

    Tap the dice that you keep, then “Roll”. Or type: “keep 3 5 5” marks dice, “roll” rolls the others; “again 1 2” does both. Then a box: “general”, “5”.

    With “together” one roll is for everybody, all decide in secret by buttons, and sheets open at the end; a general on the first roll then only counts its points.

general-opt-points = what the boxes count: classic (general 40), or usual (general 60)
general-key-points = points | scale
general-is-book = classic | book
general-is-public = usual | public
general-set-points = { $value ->
    [public] a general is 60
   *[other] a general is 40
}

general-word-throw = roll | throw
general-word-name = name
general-word-keep = keep | hold
general-word-again = again | reroll | roll again | throw again
general-word-die = die
general-word-ones = ones
general-word-twos = twos
general-word-threes = threes
general-word-fours = fours
general-word-fives = fives
general-word-sixes = sixes
general-word-straight = straight
general-word-full = full | full house
general-word-four = four | four of a kind | quads
general-word-general = general | five of a kind

general-box-ones = Ones
general-box-twos = Twos
general-box-threes = Threes
general-box-fours = Fours
general-box-fives = Fives
general-box-sixes = Sixes
general-box-straight = Straight
general-box-full = Full house
general-box-four = Four of a kind
general-box-general = General


general-lesson-1 = For a full house: “keep 1 1 2 2”, “roll”
general-lesson-2 = A box for each turn: 16 for four fours
general-lesson-3 = Full house on the first roll: 30 + 5
general-lesson-4 = In brackets: what the dice would score now
