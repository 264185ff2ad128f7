# Twenty-one: one die, as near to twenty-one as one dares.

twentyone-name = Twenty-one
twentyone-also = vingt-et-un | 21
twentyone-about = Keep throwing one die and add up: whoever comes nearest to twenty-one wins the round, and beyond it you are out.
twentyone-rules =
    You want to come as near to twenty-one as you can, but not beyond it. In your turn throw one die as often as you like, but at least once, and add up what falls. Stop when you dare no more. Beyond twenty-one you are out of this round; at twenty-one you stop by yourself.

    For example, 6 5 4 3 make 18, and you may stop there. 6 6 4 6 make 22: out.

    Say “roll” and “stop”, or press the buttons.

    When everybody has played, whoever is nearest gets a point; players who are level get one each, and where all are out nobody does. Then the next player opens a new round. Most points after all rounds win; how many rounds there are, you set with “rounds”.

    With one throw for everybody all who are in have the same sum, and the point goes to the one who dares to stay in longest.

twentyone-word-roll = roll | throw | again | in
twentyone-word-hold = hold | stop | stand

twentyone-ask = { $best ->
    [0] you have { $sum }. Throw again or stop?
   *[other] you have { $sum }, the best so far is { $best }. Throw again or stop?
}
twentyone-ask-all = { $sum } for everybody who is in. Stay in or stop?
twentyone-lost = { $seat } throws { $faces }: { $sum }, out.

twentyone-lesson-1 = 6 + 6 + 4 + 6 = 22: too much, Anna is out
twentyone-lesson-2 = a square is hatched for each point
twentyone-lesson-3 = Boris has 18: “roll” or rather “stop”?
twentyone-lesson-4 = the nearest to 21 gets a point
