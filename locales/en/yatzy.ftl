# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-also = yahtzee
yatzy-about = Five dice, up to three rolls, fifteen boxes to fill, and a bonus if the six upper ones reach 63.
yatzy-brief = five dice, twenty minutes
yatzy-rules =
    Get more points than the others. On your turn roll five dice; up to twice you may roll any of them again. Then fill one open box; what you do not have counts 0.

    1 to 6: the sum of that face; 63 or more together bring 50. Pair, two pairs (of two values), three, four: the sum of those dice. Straight 1–5: 15, 2–6: 20. Full house (3 + 2): all dice. Chance: all dice. Yatzy, five equal: 50.

    “sheet=thirteen” has no pairs: three, four and chance count all dice, full house 25, four in a row 30, five in a row 40, yatzy 50, each further yatzy 100 more; the bonus is 35.

    The match ends when all boxes are full.

    Tap dice to keep them, or type “keep 3 5 5” and “roll”, or “again 1 2”; then a box: “yatzy”, “full”, “5” for the fives.

    With “together” one roll is for everybody, all decide in secret by buttons, and sheets open at the end.

yatzy-opt-sheet = fifteen boxes, or thirteen with fixed points for full house and straights
yatzy-key-sheet = sheet | boxes
yatzy-is-fifteen = fifteen
yatzy-is-thirteen = thirteen
yatzy-set-sheet = { $value ->
    [thirteen] thirteen boxes
   *[other] fifteen boxes
}

yatzy-further = Yatzy again: { $seat } gets { $points } more.

yatzy-word-throw = roll | throw
yatzy-word-name = name
yatzy-word-keep = keep | hold
yatzy-word-again = again | reroll | roll again | throw again
yatzy-word-die = die
yatzy-word-ones = ones
yatzy-word-twos = twos
yatzy-word-threes = threes
yatzy-word-fours = fours
yatzy-word-fives = fives
yatzy-word-sixes = sixes
yatzy-word-pair = pair
yatzy-word-pairs = pairs | two pairs
yatzy-word-three = three | three of a kind
yatzy-word-four = four | four of a kind | quads
yatzy-word-small = small | small straight
yatzy-word-large = large | large straight
yatzy-word-full = full | full house
yatzy-word-chance = chance
yatzy-word-yatzy = yatzy

yatzy-box-ones = Ones
yatzy-box-twos = Twos
yatzy-box-threes = Threes
yatzy-box-fours = Fours
yatzy-box-fives = Fives
yatzy-box-sixes = Sixes
yatzy-box-bonus = Bonus from 63
yatzy-box-pair = Pair
yatzy-box-pairs = Two pairs
yatzy-box-three = Three of a kind
yatzy-box-four = Four of a kind
yatzy-box-small = Small straight
yatzy-box-large = Large straight
yatzy-box-full = Full house
yatzy-box-chance = Chance
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = “keep 4 4”, then “roll”, up to three rolls
yatzy-lesson-2 = Four sixes: 24 of the 63 for the bonus
yatzy-lesson-3 = Full house: all five dice, 18
yatzy-lesson-4 = In brackets: what a box brings; type it
