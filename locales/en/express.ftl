# Express: two sums of five dice, and a die to reject.

express-name = Express
express-also = solitaire dice
express-about = Make two sums of five dice and reject the fifth. Begin few sums: one with too few marks costs 200.
express-brief = five dice, ten minutes
express-rules =
    Get more points on your list of the sums 2 to 12. Five dice fall for everybody. Everybody makes two pairs out of four of them, marks both sums, and rejects the fifth die.

    You may reject three different faces. Once you have three, you must reject one of them if it was rolled; if none was, you drop any die, and it does not count. Your list ends when one of your faces has been rejected eight times; the others go on.

    A sum without marks counts 0, one to four marks cost 200, five count 0. Each mark from the sixth to the tenth counts as much as the number behind the sum says: 30 for the 7, up to 100 for 2 and 12. Five hundred points is a good score.

    The dice show 1 2 3 4 5: press a button, or type “5 9 out 1” to the bot in private: 2 + 3, 4 + 5, and the 1 is rejected.

    Most points win. All decide in secret until everybody has chosen; with “together=off” everybody rolls alone, in turn. With “named” the players name the rolls in turn, and thirty make a match.

express-word-throw = roll | throw
express-word-name = name
express-word-take = take | mark
express-word-out = out | without | reject

express-take = { $low } & { $high } out { $out }
express-take-news = { $seat } takes { $low } and { $high }, and rejects { $out }.

express-ask = which two sums do you make of { $faces }, and which die is out?
express-holds = Your list: { $rejects ->
    [none] { $points } points.
   *[other] { $points } points, rejected: { $rejects }.
}

express-threw = { $seat } rolls { $faces }.
express-takes = { $seat } takes { $low } and { $high }, and rejects { $out }.
express-done = { $seat } has finished with { $points } points.

express-reject-syntax = Type the two sums and the die that is out: “5 9 out 1” makes 5 and 9 and rejects a 1.
express-reject-dice = That cannot be made of { $faces }: two sums of two dice each, and the fifth die.
express-reject-out = You must reject one of your three faces: { $faces }.

express-sheet-points = points
express-sheet-out = out
express-sheet-rejected = rejected
express-sheet = 1–4 marks: −200; 5: nothing; from the sixth on, its price each
express-sheet-throw = Roll { $throw }:
express-sheet-last = Last roll:
express-sheet-full = Ringed: { $marks } marks on a rejected die end the sheet

express-lesson-1 = Two sums and a die: “9 11 out 6”
express-lesson-2 = Too few marks cost 200 so far
express-lesson-3 = Marks on the 8 count 40 from the sixth on
express-lesson-4 = Three rejected faces; an eighth mark ends it
