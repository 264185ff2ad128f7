# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = A hundred and one
hundredone-also = 101 and out
hundredone-about = Six rolls, each of them ones or tens: come as near to a hundred as you can, but not beyond it.
hundredone-brief = one die, two minutes
hundredone-rules =
    A round is six rolls of one die. After each roll you write it down as ones or as tens: a 4 is 4 or 40. All six count, and nothing is changed later.

    Your six numbers are added up. The sum nearest to 100 from below wins the round and a point; players who are level get one each. Exactly 100 is best, 101 or more is out.

    The rolls are for everybody: each of you writes in secret, and after each roll all is shown. With “together=off” each player makes six rolls of their own, one player after another.

    Most points after five rounds win; “rounds” sets another number. To write, press a button, or type the number to the bot in private, for example 40.

hundredone-word-throw = roll | throw
hundredone-word-name = name

hundredone-writes = { $worth }

hundredone-ask = you have { $sum }, and a { $face }: is it { $face } or { $tens }?
hundredone-ask-all = do you write { $face } or { $tens }?

hundredone-threw = { $seat } rolls { $faces }.
hundredone-wrote = { $seat } writes { $worth }, which makes { $sum }.
hundredone-made = { $seat } writes { $worth } and ends with { $sum }.
hundredone-out = { $seat } writes { $worth } and is out with { $sum }.
hundredone-lost = Beyond a hundred: { $names }.

hundredone-reject = The die shows { $face }: write { $face } or { $tens }.
hundredone-syntax = Type the number that you write down: the die itself, or ten times as much.

hundredone-sheet = Round { $round } of { $rounds }; the die or ×10, over { $most } is too much
hundredone-sheet-before = before { $sums }
hundredone-sheet-short = to 100: { $points }
hundredone-sheet-out = too much

hundredone-lesson-1 = A 4 is written as “4” or as “40”
hundredone-lesson-2 = All are added up: this 20 was a 2
hundredone-lesson-3 = 84 is nearest to 100 from below: a point
hundredone-lesson-4 = 101 or more is out
