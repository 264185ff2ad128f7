footballbounce-name = Bouncing football
footballbounce-also = paper soccer | bouncing paper football
footballbounce-about = Football on paper, link by link: the ball bounces off walls, and where a line has been before you go on.
footballbounce-brief = a quarter of an hour
footballbounce-rules =
    The ball starts in the centre. A move is one link to a neighbouring node, straight or diagonally. Links may cross, but none is drawn twice.

    If the ball comes to a node where a line has been, the same player goes on, and again, as long as that lasts.

    A wall sends the ball back at once, like light from a mirror. If the link back has been drawn, you go on as you like. From a corner there is no way out.

    The arrow beside your name shows where you attack. A link into a goal scores (usually d1, e1, f1 or d11, e11, f11: posts count), into your own goal for the other. Whoever must go on and cannot loses the round. Then the pitch is clean, and the loser begins.

    Type the next node, f7, or a direction, se. If a line has been at f7, you may type a whole chain: f7 g8.
footballbounce-opt-size = width and length of the pitch in squares, both even; goals are in the short sides
footballbounce-opt-goal = how wide the goals are, an even number of squares
footballbounce-opt-goals = how many goals win
footballbounce-opt-bounce = the border: reflect – it sends the ball back; free – its nodes count as visited, and goals lie one link behind the line
footballbounce-key-size = size | pitch | field
footballbounce-key-goal = goal | goal width
footballbounce-key-goals = goals | up to
footballbounce-key-bounce = bounce | walls
footballbounce-is-reflect = reflect | mirror
footballbounce-is-free = free | soccer
footballbounce-set-size = pitch { $value }
footballbounce-set-goal = goals { $value } squares wide
footballbounce-set-goals = { $value ->
    [one] one goal wins
   *[other] { $value } goals win
}
footballbounce-set-bounce = { $value ->
    [free] walls count as visited
   *[other] walls send the ball back
}
footballbounce-word-n = n | north | up
footballbounce-word-ne = ne | north-east | northeast
footballbounce-word-e = e | east | right
footballbounce-word-se = se | south-east | southeast
footballbounce-word-s = s | south | down
footballbounce-word-sw = sw | south-west | southwest
footballbounce-word-w = w | west | left
footballbounce-word-nw = nw | north-west | northwest

footballbounce-ask = move the ball to a neighbouring node
footballbounce-ask-on = a line has been here: go on
footballbounce-shot = goal { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, off the wall to { $end }
footballbounce-goal = { $seat } scores!
footballbounce-own-goal = { $seat } hits their own goal: it counts for { $other }.
footballbounce-sheet-stuck = The ball is stuck: { $seat } cannot move
footballbounce-sheet-arrow = to score
footballbounce-sheet-open = to go
footballbounce-stuck = { $seat } has no link left: the round goes to { $other }.

footballbounce-reject-syntax = Type the next node, for example f7, a chain f7 g8, or directions: n ne e se s sw w nw.
footballbounce-reject-outside = There is no { $place } on this pitch: the last node is { $last }.
footballbounce-reject-far = { $place } is no neighbour of the ball on { $ball }: a link leads to one of the eight nodes around it.
footballbounce-reject-nowhere = The ball lies on { $ball } already. Name the node that it goes to.
footballbounce-reject-drawn = That link from { $ball } has been drawn. Choose a free one; the diamonds on the picture show where.
footballbounce-reject-border = From { $ball } that link runs along the border, which counts as drawn.
footballbounce-reject-leaves = From { $ball } that link leaves the pitch.
footballbounce-reject-rests = No line has been on { $ball }, so the turn ends there. Leave out what follows.
footballbounce-reject-goal = The ball is in the goal by then. Leave out what follows.
footballbounce-reject-wide = A goal of { $goal } squares is too wide: here it may have { $most } at most.

footballbounce-lesson-1 = The wall sent the ball back like a mirror
footballbounce-lesson-2 = A line was here before: Anna goes on
footballbounce-lesson-3 = Diamonds show where to go: type “d5”
footballbounce-lesson-4 = Anna shoots here; the posts count too
footballbounce-lesson-5 = Stuck, as in a corner? The round is lost
