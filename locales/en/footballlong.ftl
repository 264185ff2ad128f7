footballlong-name = Long-ball football
footballlong-also = paper football with a long ball
footballlong-about = Football on paper with four links a turn: the ball goes where no line has been, and a player with no way left concedes a free kick.
footballlong-brief = a quarter of an hour
footballlong-rules =
    The ball starts in the centre. A turn is four links along the lines of the paper, each to a node where no line has been. The border is closed, but the nodes between the posts are open.

    From a node between the posts, step across the line: a goal. Such a turn may be shorter than four links. Just touching the line is no goal. The arrow beside your name shows where you attack.

    If you have no full turn left, the other one takes a free kick: six links straight in any of eight directions, over all lines, but not off the pitch except into your goal. A post sends the ball back. After ten kicks in a row there are penalties: both choose a side in secret.

    After a goal, whoever conceded begins. Type the nodes or directions: i12 i11 j11 j10, n n e n, kick ne. “step=diagonal”: three links, also diagonally, and lines must not cross.
footballlong-opt-size = width and length of the pitch in squares, both even; goals are in the short sides
footballlong-opt-goal = how wide the goals are, an even number of squares (about a quarter of the width unless you say)
footballlong-opt-step = a turn: 4 straight – four links along the lines of the paper; 3 any way – three, also diagonally
footballlong-opt-kick = how many links a free kick has, 6 or 13
footballlong-opt-goals = how many goals win
footballlong-opt-after = the pitch after a goal: clean, or continue – the lines stay
footballlong-key-size = size | pitch | field
footballlong-key-goal = goal | goal width
footballlong-key-step = step | turn
footballlong-key-kick = kick | free kick
footballlong-key-goals = goals | up to
footballlong-key-after = after | after a goal
footballlong-is-4 = 4 straight | four | straight
footballlong-is-3d = 3 any way | three | diagonal | slanting
footballlong-is-6 = 6 | short
footballlong-is-13 = 13 | long
footballlong-is-clean = clean
footballlong-is-continue = continue | lines stay
footballlong-set-size = pitch { $value }
footballlong-set-goal = goals { $value } squares wide
footballlong-set-step = { $value ->
    [4] four straight links a turn
   *[other] three links a turn, also diagonally
}
footballlong-set-kick = free kicks of { $value } links
footballlong-set-goals = { $value ->
    [one] one goal wins
   *[other] { $value } goals win
}
footballlong-set-after = { $value ->
    [continue] the lines stay after a goal
   *[other] a clean pitch after a goal
}
footballlong-word-n = n | north | up
footballlong-word-ne = ne | north-east | northeast
footballlong-word-e = e | east
footballlong-word-se = se | south-east | southeast
footballlong-word-s = s | south | down
footballlong-word-sw = sw | south-west | southwest
footballlong-word-w = w | west
footballlong-word-nw = nw | north-west | northwest
footballlong-word-kick = kick | free kick | shoot
footballlong-word-left = left
footballlong-word-middle = middle | centre | center
footballlong-word-right = right

footballlong-ask = move the ball by { $links } links
footballlong-ask-kick = take the free kick: choose a direction
footballlong-ask-aim = penalty: choose where you shoot
footballlong-ask-jump = penalty: choose where you jump
footballlong-kick = kick { $arrow }
footballlong-left = ← left
footballlong-middle = middle
footballlong-right = right →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Goal for { $seat }!
footballlong-stuck = { $seat } has no full turn left: free kick for { $other }.
footballlong-penalties = Ten free kicks in a row: penalties! { $seat } shoots first.
footballlong-converted = { $seat } scores from the spot.
footballlong-saved = { $other } saves the penalty of { $seat }.
footballlong-is-penalties = Penalties
footballlong-is-shooting = Penalties: { $seat } shoots, { $other } saves
footballlong-is-in = scored
footballlong-is-kept = saved
footballlong-is-keeper = keeper
footballlong-sheet-arrow = to score
footballlong-sheet-open = to go

footballlong-reject-syntax = Type the nodes of the way, for example i12 i11 j11 j10, or directions: n n e n.
footballlong-reject-syntax-kick = Type the direction of the free kick, for example kick ne.
footballlong-reject-syntax-side = Choose a side: left, middle or right.
footballlong-reject-outside = There is no { $place } on this pitch: the last node is { $last }.
footballlong-reject-far = From { $ball } one link does not lead to { $place }: name each node on the way.
footballlong-reject-slants = Links go along the lines of the paper here, and from { $ball } that one is diagonal.
footballlong-reject-visited = A line has been on { $ball } already.
footballlong-reject-crosses = From { $ball } that link crosses a line.
footballlong-reject-border = { $ball } lies on the border, which is closed except between the posts.
footballlong-reject-leaves = From { $ball } that link leaves the pitch. A goal is scored from a node strictly between the posts.
footballlong-reject-own = From { $ball } that would be your own goal; you attack the other one.
footballlong-reject-count = That is { $count ->
    [one] { $count } link
   *[other] { $count } links
}; a turn has { $want }, fewer only with a goal.
footballlong-reject-goal = The ball is in the goal by then. Leave out what follows.
footballlong-reject-kick = A kick { $arrow } of full length leaves the pitch. These stay on it: { $arrows }
footballlong-reject-shorter = No kick has its full length here, so the longest stands, { $links ->
    [one] { $links } link
   *[other] { $links } links
}: { $arrows }
footballlong-reject-no-kick = You can move the ball, so there is no kick. Name the nodes of your way.
footballlong-reject-only-kick = { $other } has no full turn, so yours is a free kick. Choose a direction, for example kick ne.
footballlong-reject-wide = A goal of { $goal } squares is too wide: here it may have { $most } at most.

footballlong-lesson-1 = Anna cannot move on: Boris takes a kick
footballlong-lesson-2 = A free kick, six links straight: “kick s”
footballlong-lesson-3 = A turn: four links, to new nodes only
footballlong-lesson-4 = Anna’s turn now: “c8 d8 d7 e7”
footballlong-lesson-5 = Boris scores here, across the line
