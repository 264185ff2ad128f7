# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Golden general
goldengeneral-also = golden generala
goldengeneral-about = Ten dice in five colours: divide them into two hands with all colours, and fill two boxes at once.
goldengeneral-brief = ten dice in five colours, a quarter of an hour
goldengeneral-rules =
    You have five turns. Roll ten dice, two of each colour; up to twice you may roll any of them again. Then the ten make two hands of five, each with all five colours, and each hand fills a box of its own.

    Ones to sixes: the sum of the dice with that face. Straight 1–5 or 2–6, full house, four of a kind, general (five equal): 10, 20, 30, 40 points, or 20, 30, 40, 60 with points=usual. What a hand does not have is struck out. The first roll counts like the others. Most points win.

    Tap dice to keep them, or type “keep 5 5 5” and “roll”, or “again 1 2”. Then tap two boxes or type them: “general 6”; the dice are divided so that both count most. Or say which dice the first one gets: “full 6 66111”.

    With “together” one roll is for everybody, all decide in secret by buttons, and sheets open at the end.

goldengeneral-opt-points = what the boxes count: classic (general 40), or usual (general 60)
goldengeneral-key-points = points | scale
goldengeneral-is-book = classic | book
goldengeneral-is-public = usual | public
goldengeneral-set-points = { $value ->
    [public] a general is 60
   *[other] a general is 40
}

goldengeneral-word-throw = roll | throw
goldengeneral-word-name = name
goldengeneral-word-keep = keep | hold
goldengeneral-word-again = again | reroll | roll again | throw again
goldengeneral-word-die = die
goldengeneral-word-ones = ones
goldengeneral-word-twos = twos
goldengeneral-word-threes = threes
goldengeneral-word-fours = fours
goldengeneral-word-fives = fives
goldengeneral-word-sixes = sixes
goldengeneral-word-straight = straight
goldengeneral-word-full = full | full house
goldengeneral-word-four = four | four of a kind | quads
goldengeneral-word-general = general | five of a kind

goldengeneral-box-ones = Ones
goldengeneral-box-twos = Twos
goldengeneral-box-threes = Threes
goldengeneral-box-fours = Fours
goldengeneral-box-fives = Fives
goldengeneral-box-sixes = Sixes
goldengeneral-box-straight = Straight
goldengeneral-box-full = Full house
goldengeneral-box-four = Four of a kind
goldengeneral-box-general = General

goldengeneral-letter-red = R
goldengeneral-letter-green = G
goldengeneral-letter-blue = B
goldengeneral-letter-yellow = Y
goldengeneral-letter-white = W

goldengeneral-no-hand = No hand with all five colours can be made of these dice.

goldengeneral-lesson-1 = Ten dice, two of each colour
goldengeneral-lesson-2 = They make two hands, with all five colours
goldengeneral-lesson-3 = Each turn fills two boxes, such as “full 1”
goldengeneral-lesson-4 = In brackets: what the dice would score now
