# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Yacht
yacht-also = dice poker
yacht-about = Five dice, up to three rolls, fifteen boxes to fill; what you have on the first roll counts double.
yacht-brief = five dice, twenty minutes
yacht-rules =
    You have fifteen turns. Roll five dice; up to twice you may roll any of them again. Then fill one open box; what you do not have counts 0.

    Yacht: five equal, their sum + 50. Large straight 2–6: 40. Small 1–5: 35. Four equal: their sum + 10. Full house (3 + 2): all dice. Two pairs, three, pair: the sum of those dice. Chance: all dice.
    1 to 6: three dice of that face count 0, each one missing −10; four or five count their sum.

    Filled right after the first roll, a box counts the sum of its dice twice, except chance and 1 to 6: a large straight is 40 + 20 = 60, a small one 35 + 15 = 50. Most points win.

    Tap dice to keep them, or type “keep 3 5 5” and “roll”, or “again 1 2”; then a box: “yacht”, “5”. With two pairs, “pair 3” takes the lower one.

    With “together” one roll is for everybody, all decide in secret by buttons, and sheets open at the end.

yacht-word-throw = roll | throw
yacht-word-name = name
yacht-word-keep = keep | hold
yacht-word-again = again | reroll | roll again | throw again
yacht-word-die = die
yacht-word-yacht = yacht
yacht-word-large = large | large straight
yacht-word-small = small | small straight
yacht-word-four = four | four of a kind | quads
yacht-word-full = full | full house
yacht-word-pairs = pairs | two pairs
yacht-word-three = three | three of a kind
yacht-word-pair = pair
yacht-word-chance = chance
yacht-word-ones = ones
yacht-word-twos = twos
yacht-word-threes = threes
yacht-word-fours = fours
yacht-word-fives = fives
yacht-word-sixes = sixes

yacht-box-yacht = Yacht
yacht-box-large = Large straight
yacht-box-small = Small straight
yacht-box-four = Four of a kind
yacht-box-full = Full house
yacht-box-pairs = Two pairs
yacht-box-three = Three of a kind
yacht-box-pair = Pair
yacht-box-chance = Chance
yacht-box-ones = Ones
yacht-box-twos = Twos
yacht-box-threes = Threes
yacht-box-fours = Fours
yacht-box-fives = Fives
yacht-box-sixes = Sixes


yacht-lesson-1 = “keep 4 5”, then “roll”, up to three rolls
yacht-lesson-2 = In brackets: what a box brings; type it
yacht-lesson-3 = Straight on the first roll: 40 and 20 more
yacht-lesson-4 = Four equal: their sum and 10
yacht-lesson-5 = Ones to sixes: four ones count their sum
