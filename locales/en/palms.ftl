palms-name = Palms
palms-also = palm
palms-about = Numbers are scattered over your palm. While you look for the one that was called, the other player fills a grid with crosses.
palms-brief = ten minutes
palms-rules =
    Each player has a palm with the numbers from 1 to 30 scattered over it, which nobody else sees, and an empty grid of 8 × 8 squares.

    First look at your palm, which only you see, and say “ready”, in answer to it or to the bot in private. When both have, the first call comes.

    You take turns to call a number: 17. The other player looks for it on their palm and types the cell where it is, again in answer to the palm or to the bot in private: f9. For every full second from the moment the bot shows the call until the right answer, whoever has called makes a cross. A wrong cell costs one more. After twenty seconds the call is over, and it never makes more than twenty crosses. Then it is the other player’s call.

    You call each number only once, whatever the other player has called. Whoever fills the grid first wins. If all numbers have been called before, more crosses win.

    The host may choose 10 to 60 numbers and the size of the grid.
palms-opt-numbers = how many numbers are on a palm
palms-opt-grid = the grid to fill with crosses
palms-key-numbers = numbers | count
palms-key-grid = grid | size
palms-set-numbers = { $value ->
    [one] { $value } number
   *[other] { $value } numbers
}
palms-set-grid = grid { $value }

palms-word-ready = ready | done | go

palms-own-secret = ✋ My palm
palms-ask-ready = look at your palm, then say “ready”, by the button or in private
palms-ask-call = { $most ->
    [one] call a number: 1
   *[other] call a number from 1 to { $most }
}
palms-ask-find = find { $number } on your palm and type its cell
palms-do-ready = ✅ Ready
palms-do-ready-news = { $seat } is ready.
palms-do-call = { $number }
palms-do-find = a cell on the palm
palms-crosses = { $count } of { $all }
palms-lost = lost { $seconds } s

palms-ready = { $seat } is ready.
palms-called = { $seat } calls { $number }!
palms-wrong = { $seat }: { $number } is not there. That costs a cross.
palms-found = { $seat } has found { $number } in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}: { $crosses ->
    [0] no crosses
    [one] one cross
   *[other] { $crosses } crosses
} for { $caller }{ $wrong ->
    [0] {""}
    [1] , one of them for a wrong cell
   *[other] , { $wrong } of them for wrong cells
}.
palms-late = { $seat } has not found { $number } within { $seconds } seconds: { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
} for { $caller }.

palms-reject-syntax-ready = Look at your palm first. Then say “ready” to me in private.
palms-reject-syntax-call = Type the number that you call, from 1 to { $most }.
palms-reject-syntax-find = Type the cell where the number is, for example f9.
palms-reject-wait = First your last number must be found. Then you call the next one.
palms-reject-number = { $most ->
    [one] There is only the number 1 on the palm.
   *[other] The numbers on a palm go from 1 to { $most }.
}
palms-reject-called = You have called { $number } before. Call another number.
palms-reject-outside = There is no { $place } on this sheet: the last cell is { $last }.

# What the board in letters says.
palms-board-crosses = crosses
palms-board-of = of
palms-board-lost = lost
palms-board-called = called
palms-board-sought = sought
palms-board-ready = ready
palms-board-yes = yes
palms-board-no = no

palms-sheet-called = called are crossed out:

palms-lesson-1 = Anna called 1: type “c8” to the bot
palms-lesson-2 = Each second you search: a cross for Anna
palms-lesson-3 = First to fill the grid wins
palms-lesson-4 = Only Boris sees this palm
