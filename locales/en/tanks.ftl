tanks-name = Tanks
tanks-also = paper tanks
tanks-about = Two armies on a folded sheet: draw a shot on your half, and the fold carries it to the enemy’s.
tanks-brief = ten minutes
tanks-rules =
    The sheet, 40 by 28 units, is folded in the middle. Both players place ten tanks on their halves, in private: type the middle of a tank, across and down, 7.3 12.8 (on the right half 27.3 12.8), or several at once; the same again takes it back. Or say “random”. With “ready” both armies are laid open.

    Then you draw shots in turn, on your own half too. Folded over, a shot lands as far from the fold on the other side. A direct hit destroys a tank. A shot within 0.6 knocks a tank out, a second destroys it; a tank is 2 × 1.4. Whoever hits shoots again; only the very first turn has a single shot. Whoever destroys all enemy tanks wins.

    Only your own half has numbers at its edges: the rest is up to your eye.

    The host may choose 7 to 10 tanks, “no repeat” (the next shot must not be at the tank just knocked out, unless it is the last), and a grid for children.
tanks-opt-tanks = tanks of each player
tanks-opt-norepeat = the next shot must not be at the tank that was just hit
tanks-opt-help = a grid on the sheet, for children
tanks-key-tanks = tanks | count
tanks-key-norepeat = norepeat | no repeat
tanks-key-help = help
tanks-is-none = none | no grid
tanks-is-grid = grid | squares
tanks-set-tanks = { $value ->
    [one] { $value } tank
   *[other] { $value } tanks
}
tanks-set-norepeat = { $value ->
    [on] not twice at the same tank
   *[other] any tank may be shot at again
}
tanks-set-help = { $value ->
    [grid] with a grid
   *[other] without a grid
}
tanks-word-random = random | random tanks | auto | shuffle
tanks-word-clear = clear | reset | wipe
tanks-word-ready = ready | done | go

tanks-own = 👁 My tanks
tanks-own-secret = ✏ Place my tanks
tanks-ask-place = { $count ->
    [one] place your tank by typing its middle, then say “ready”
   *[other] place your tanks, { $count } in all, by typing their middles, then say “ready”
}
tanks-ask-fire = draw a shot on your own half
tanks-do-random = 🎲 Random tanks
tanks-do-clear = Clear
tanks-do-ready = ✅ Ready
tanks-do-place = tanks are being placed
tanks-left = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
}

tanks-ready = { $seat } is ready.
tanks-open = Both armies are on the field.
tanks-complete = All your tanks are placed. Say “ready”, or rearrange them.
tanks-miss = { $seat } draws a shot at { $point }: miss.
tanks-knocked = { $seat } draws a shot at { $point }: a tank is knocked out!
tanks-finished = { $seat } draws a shot at { $point }: that finishes the tank!
tanks-direct = { $seat } draws a shot at { $point }: a direct hit!

tanks-reject-syntax-place = Type the middle of a tank, across and down, for example 7.3 12.8, or on the right half 27.3 12.8 (several at once with commas), or “random”, “clear”, “ready”.
tanks-reject-syntax-fire = Type where you draw your shot, across and down, for example 7.3 12.8, or on the right half 27.3 12.8.
tanks-reject-outside = A tank must be wholly on your half: its middle from { $left } to { $right } across and from { $top } to { $low } down.
tanks-reject-near = Too near your tank at { $point }: tanks must be more than { $apart } apart.
tanks-reject-among = { $point }: { $why } None of these tanks was placed.
tanks-reject-spent = { $count ->
    [one] Your tank is placed already.
   *[other] All your { $count } tanks are placed already. Type the middle of one to take it back.
}
tanks-reject-missing = { $count ->
    [one] One tank is still missing.
   *[other] { $count } tanks are still missing.
}
tanks-reject-half = You draw on your own half: from { $left } to { $right } across and from 0 to { $low } down. The fold does the rest.
tanks-reject-repeat = That shot would be at the tank you have just knocked out. Shoot at another one.

tanks-sheet-placing = placing tanks
tanks-sheet-placed = tanks in place
tanks-sheet-knocked = knocked out
tanks-sheet-wreck = destroyed
tanks-sheet-aim = aim
tanks-sheet-landed = landing

tanks-lesson-1 = Shoot on your own half: Anna types 5 21
tanks-lesson-2 = Folded over, the shot lands here: a miss
tanks-lesson-3 = A direct hit destroys, and Anna goes on
tanks-lesson-4 = Close by, it is knocked out; twice kills
tanks-lesson-5 = Destroy all enemy tanks to win
