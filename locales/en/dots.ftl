dots-name = Dots
dots-also = kropki
dots-about = Surround the other player’s dots with a chain of your own. The classic of squared paper, up to 39 × 32.
dots-brief = half an hour
dots-rules =
    Take turns putting a dot where two lines cross; it never moves. Close a chain of your dots – next to each other across, down or diagonally – around dots of the other player, and you capture them: nobody plays there any more, and each dot inside is a point. The edge of the sheet is no wall.

    An area with no enemy dot inside is only a house. An enemy dot put there is lost at once, unless it closes a chain around part of the walls. Prisoners in an area that is captured go free.

    Type the column and the row: j10. The first dots lie in the shaded zone. /hint shows houses, in private.

    The match ends when the sheet is full, when both agree on it (then the points decide), or by a word:
    • ground – your dots not joined to the edge go to the other player. You must still be ahead then.
    • stop – you put no more dots, and the other player has three minutes to surround loose ones; “done” ends them.

    The host may choose the sheet (official: 39x32, quick: 12x12), crosses to start with, and more.
dots-opt-size = width and height of the sheet
dots-opt-start = what is on the sheet at the start: nothing, a cross, two crosses, or several at random places, turned by lot or not
dots-opt-zone = on an empty sheet the first dots lie in the middle
dots-opt-capture = enemy: an area counts only with an enemy dot in it; any: every closed area
dots-opt-extra = whoever captures moves again
dots-opt-border = no dots on the edge of the sheet
dots-opt-sudden = this many captured dots win at once; 0: never
dots-opt-ground = whether the word “ground” ends a match
dots-opt-stoptime = seconds that the other player has after “stop”
dots-key-size = size | sheet
dots-key-start = start
dots-key-zone = zone
dots-key-capture = capture
dots-key-extra = extra | extra turn
dots-key-border = border | free border
dots-key-sudden = sudden | sudden death
dots-key-ground = ground | grounding
dots-key-territory = territory
dots-key-stoptime = stoptime | stop time
dots-is-empty = empty
dots-is-cross = cross
dots-is-double-cross = two crosses
dots-is-crosses = crosses
dots-is-turned = turned crosses | turned
dots-is-enemy = enemy
dots-is-any = any
dots-preset-official = official | full
dots-preset-quick = quick
dots-set-size = sheet { $value }
dots-set-start = { $value ->
    [cross] a cross at the start
    [double-cross] two crosses at the start
    [crosses] { $count ->
        [one] a cross at a random place
       *[other] { $count } crosses at random places
    }
    [turned] { $count ->
        [one] a cross at a random place, turned by lot
       *[other] { $count } crosses at random places, each turned by lot
    }
   *[other] an empty sheet
}
dots-set-zone = { $value ->
    [on] first dots in the middle
   *[other] first dots anywhere
}
dots-set-capture = { $value ->
    [any] every closed area counts
   *[other] only areas with enemy dots count
}
dots-set-extra = { $value ->
    [on] another turn after a capture
   *[other] no extra turns
}
dots-set-border = { $value ->
    [on] the edge stays free
   *[other] dots on the edge allowed
}
dots-set-sudden = { $value ->
    [0] no sudden death
    [one] { $value } captured dot wins at once
   *[other] { $value } captured dots win at once
}
dots-set-ground = { $value ->
    [on] with grounding
   *[other] no grounding
}
dots-set-territory = { $value ->
    [on] with territory
   *[other] no territory
}
dots-set-stoptime = { $value ->
    [one] { $value } second after “stop”
   *[other] { $value } seconds after “stop”
}
dots-word-ground = ground | i ground | grounded
dots-word-stop = stop | i stop
dots-word-done = done | i am done | i'm done

dots-do-dot = { $place }
dots-do-ground = ⏚ Ground
dots-do-stop = ✋ Stop
dots-do-done = ✅ Done

dots-ask = put a dot
dots-ask-zone = put your first dot in the shaded zone, { $from } to { $to }
dots-ask-stopped = { $seat } has stopped. Surround what is loose, then say “done”

dots-captured =
    { $seat }: { $place } captures { $count ->
        [one] { $count } dot!
       *[other] { $count } dots!
    }
dots-freed =
    { $seat }: { $place } captures { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    } and sets { $freed } free!
dots-lost = { $seat } steps into a house of { $other } at { $place } and loses the dot.
dots-grounded =
    { $seat } grounds. { $loose ->
        [0] No dot is loose.
        [one] { $loose } loose dot goes to the other player.
       *[other] { $loose } loose dots go to the other player.
    }
dots-stopped =
    { $seat } stops. { $other } alone puts dots now, { $seconds ->
        [180] for three minutes at most.
       *[other] for { $seconds } seconds at most.
    }
dots-done = { $seat } is done.
dots-time = The time after the stop is over.
dots-sheet-grounded = { $seat } grounded
dots-sheet-enough = { $count ->
    [one] The first capture won
   *[other] The first to capture { $count } won
}

dots-hint =
    { $empty ->
        [yes] There are no houses yet.
       *[no] Shaded: the houses, { $own ->
            [one] { $own } intersection
           *[other] { $own } intersections
        } of yours, { $other } of the other player’s.
    }
    If you grounded now, you would lose { $loose ->
        [0] no dots
        [one] { $loose } loose dot
       *[other] { $loose } loose dots
    } and { $verdict }.
dots-hint-ahead = win by { $by }
dots-hint-even = only draw, so it is not allowed yet
dots-hint-behind = stay { $by } behind, so it is not allowed yet

dots-reject-syntax = Type one intersection, for example c3.
dots-reject-outside = There is no { $place } on this sheet: the last intersection is { $last }.
dots-reject-taken = There is already a dot on { $place }.
dots-reject-area = { $place } is in a captured area: nobody plays there any more.
dots-reject-border = { $place } is on the edge, and this match leaves the edge free.
dots-reject-zone = The first dot goes into the shaded zone, { $from } to { $to }.
dots-reject-ground =
    Not yet: you have captured { $own }, the other player { $other }, and { $loose ->
        [0] none of your dots is loose
        [one] { $loose } dot of yours is loose (ringed)
       *[other] { $loose } dots of yours are loose (ringed)
    }. { $short ->
        [one] { $short } more point is needed.
       *[other] { $short } more points are needed.
    }
dots-reject-no-ground = This match is played without grounding.
dots-reject-stopped = “Stop” has already been said: put dots, or say “done”.
dots-reject-done = “done” is for the time after a stop.
dots-reject-crosses =
    There may not be room for { $given } crosses on this sheet. { $most ->
        [one] One fits.
       *[other] Up to { $most } fit.
    }
dots-reject-narrow = Two crosses side by side need a sheet of six columns when the edge stays free.
dots-opt-territory = whoever closes an area may leave it open and paint it later; by agreement its empty points count too
dots-word-paint = paint
dots-word-leave = leave | leave it | leave open

dots-do-paint = 🖍 Paint
dots-do-paint-area = 🖍 Paint { $place }
dots-do-leave = Leave open

dots-ask-paint = paint the closed area, or leave it open? (the next dot paints it)
dots-left = { $seat } leaves the area open.
dots-painted =
    { $seat } paints the area around { $place }: { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    }.
dots-reject-undecided = First decide about the closed area: “paint” or “leave”.
dots-territory-counted = With half of the open points: { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = This match is played without territory: areas are painted at once.
dots-reject-decided = No area has just been closed. An older one is painted by an intersection in it, for example paint c4.
dots-reject-not-left = { $place } is in no area that you have left open and that is still closed.
dots-reject-no-enemy = There is no enemy dot in the area around { $place }.
dots-sgf-size = A sheet of “{ $given }” cannot be played: it has 5 to 39 intersections each way.
dots-sgf-start = The dots at the start are neither a cross or a double cross in the middle nor up to eight crosses, turned either way, that do not touch; nothing else can be played.
dots-sgf-rule = The rule “{ $given }” cannot be played here.
dots-sgf-sudden = “InstantWin={ $given }” cannot be played here: at most { $most } captured dots win at once.
dots-sgf-lacking = Node { $node }: by the rules here “{ $given }” captures, and the file has the rule “{ $rule }”, which nobody knows here. What comes after it was not read.
dots-sgf-pass = Node { $node }: by the rules of this file “{ $given }” is a pass, and here nobody passes. What comes after it was not read.
dots-sgf-chain = Node { $node }: by the rules here “{ $given }” does not capture that area. What comes after it was not read.

dots-lesson-1 = This dot has closed a chain of blue dots
dots-lesson-2 = The red dot inside is captured: 1 point
dots-lesson-3 = Links of a chain run straight or diagonally
dots-lesson-4 = The edge of the sheet is no wall
dots-lesson-5 = A move is an intersection: type “g6”
