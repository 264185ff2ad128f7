# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Cameroon
cameroon-also = cameroun
cameroon-about = Five dice, up to three rolls, ten turns: boxes of your own, or columns that all fill together.
cameroon-brief = five dice, ten minutes
cameroon-rules =
    Roll five dice; up to twice you may roll any of them again. Then fill one box; what you do not have counts 0.

    Ones to sixes: the sum of that face. Full house (3 + 2): all dice. Small straight 1–5: 21, large 2–6: 30, five equal: 50.

    After 5 5 5 6 2 type “fives” for 15. Or try for a full house: “again 2 6”, or “keep 5 5 5” and then “roll”. Or tap dice to keep them, then a button.

    After ten turns each the match is over, and most points win.

    With “together” one roll is for everybody, all decide in secret, and sheets open at the end. With “columns=shared” all add to the same columns, again and again, until a column is full and closed for all. With the last column the match ends at once, though some have had a turn less. The number behind its name is what is missing: three dice of the face for each player, 20 points for each in the full house, 60 in five equal. The points differ then: straights 15 and 20, once for everybody, five equal 30.

cameroon-opt-columns = boxes of one’s own, or columns that all fill together
cameroon-key-columns = columns | boxes
cameroon-is-own = own
cameroon-is-shared = shared
cameroon-set-columns = { $value ->
    [shared] shared columns
   *[other] own boxes
}
cameroon-reject-shared = Shared columns are played in turn: leave out “together” and “named”.

cameroon-full = Full and closed for all: { $box }.

cameroon-word-throw = roll | throw
cameroon-word-name = name
cameroon-word-keep = keep | hold
cameroon-word-again = again | reroll | roll again | throw again
cameroon-word-die = die
cameroon-word-ones = ones
cameroon-word-twos = twos
cameroon-word-threes = threes
cameroon-word-fours = fours
cameroon-word-fives = fives
cameroon-word-sixes = sixes
cameroon-word-small = small | small straight
cameroon-word-large = large | large straight
cameroon-word-full = full | full house
cameroon-word-equal = equal | five equal

cameroon-box-ones = Ones
cameroon-box-twos = Twos
cameroon-box-threes = Threes
cameroon-box-fours = Fours
cameroon-box-fives = Fives
cameroon-box-sixes = Sixes
cameroon-box-small = Small straight
cameroon-box-large = Large straight
cameroon-box-full = Full house
cameroon-box-equal = Five equal

cameroon-lesson-1 = Up to three rolls: “again 1 6”
cameroon-lesson-2 = Three fives: 15 in the box of the fives
cameroon-lesson-3 = Small straight: 21
cameroon-lesson-4 = In brackets: what a box would bring now
