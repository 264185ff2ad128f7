# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = one roll counts for everybody; each decides alone, in secret, by a button or in the private chat
dice-opt-named = nobody rolls: the players name in turn what the dice show, and it counts for everybody
dice-opt-dice = whose dice fall: the bot’s, or real ones on your table, and you type what fell

dice-key-together = together | simultaneous
dice-key-named = named | without dice
dice-key-dice = dice
dice-is-bot = bot
dice-is-real = real
dice-set-together = { $value ->
    [on] one roll for everybody
   *[other] everybody rolls for themselves
}
dice-set-named = { $value ->
    [on] rolls are named
   *[other] with dice
}
dice-set-dice = { $value ->
    [real] real dice
   *[other] the bot rolls
}

dice-throw = 🎲 Roll
dice-throw-news = { $seat } rolls.
dice-rethrow = 🎲 Roll
dice-rethrow-news = { $seat } rolls again.
dice-ask-throw = { $dice ->
    [one] roll the die and type what it shows
   *[other] roll { $dice } dice and type what they show
}
dice-ask-real = { $dice ->
    [one] { $ask } (to roll, type what your die shows)
   *[other] { $ask } (to roll, type what your { $dice } dice show)
}
dice-ask-name = { $dice ->
    [one] name what the die shows, for everybody
   *[other] name what the { $dice } dice show, for everybody
}
dice-fell = { $dice ->
    [1] The die: { $faces }.
   *[other] The dice: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
dice-all-chosen = The choice is made.
dice-all-open = The choice is made: everything is open now.

dice-name-syntax = Name the dice, for example “name { $example }”.
dice-name-count = { $dice ->
    [one] Name one die.
   *[other] Name { $dice } dice.
}
dice-not-now = Not now: the dice come first.
dice-named-real = Choose one: named rolls or real dice.
dice-named-many = There are more players than rolls, so not everybody could name one. Play it together instead.

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Roll
dice-hold = ✋ Stop
dice-stop = Stop: { $names }.
dice-roll-first = Roll at least once before you stop.
dice-roll-or-hold = Say “roll” or “stop”.
dice-roll-only = Say “roll”, or press the button.
dice-roll-must = You cannot stop yet: roll on.
dice-ask-forced = { $dice ->
    [one] roll the die
   *[other] roll { $dice } dice
}
dice-stops = { $seat } stops at { $sum }.
dice-threw-makes = { $seat } rolls { $faces }: { $sum }.

# Games of several rounds.

dice-opt-rounds = how many rounds are played
dice-key-rounds = rounds
dice-set-rounds = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}
dice-round-won = { $names }: a point for { $sum }, the best of the round.
dice-round-nobody = Everybody has lost the round: nobody gets a point.
dice-sheet-round = Round { $round } of { $rounds }
dice-sheet-points = points
dice-sheet-now = now
dice-sheet-made = round: +{ $sum }
dice-sheet-runs = +{ $sum } so far
dice-sheet-lost = nothing
dice-sheet-past = was { $sum }
dice-sheet-past-lost = was 0
dice-sheet-wins = points: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = No. { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Your dice: { $faces }.
dice-keep = keep { $faces }
dice-keep-news = { $seat } keeps { $faces }.
dice-keep-none = keep nothing
dice-keep-none-news = { $seat } keeps nothing.
dice-again = roll { $faces } again
dice-again-news = { $seat } rolls { $faces } again.
dice-threw = { $seat } rolls { $faces }.
dice-rethrew = { $seat } rolls { $again } again and gets { $faces }: now { $hand }.
dice-rethrew-all = { $seat } rolls all dice again: { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = this is roll { $throw } of 3: tap the dice you keep and roll the others again, or fill a box
dice-ask-second = the first box is { $box }. Now the second one
dice-ask-fill = that was the third roll: fill a box

dice-wrote = { $points ->
    [one] { $seat }: { $box }, { $points } point.
   *[other] { $seat }: { $box }, { $points } points.
}
dice-struck = { $seat } strikes out: { $box }.
dice-wins = A general on the first roll: { $seat } wins at once!

dice-box-syntax = Tap a button, or type which dice you keep (“keep 5 5”) and “roll”; or the box that you fill.
dice-box-filled = You have filled that one. Still open: { $open }.
dice-box-alone = That box takes all dice as they lie: type its name alone.
dice-not-there = You do not have these dice: { $faces }.
dice-no-throw-left = That was the third roll: now fill a box.
dice-all-kept = You keep all dice: let one go, or fill a box.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: roll { $throw }, round { $turn } of { $turns }
dice-sheet-earlier = roll { $throw }
dice-sheet-before = before:
dice-sheet-common = for everybody: roll { $throw }, round { $turn } of { $turns }
dice-sheet-left = left
dice-sheet-left-all = for all
dice-sheet-once = once
dice-sheet-for = for
dice-sheet-for-both = both
dice-sheet-for-all = all
dice-sheet-last = The last roll
dice-sheet-last-of = { $seat }: last roll
dice-sheet-key = In brackets: what these dice would score
dice-sheet-key-none = These dice would not score yet
dice-sheet-kept = Underlined: kept
dice-sheet-out = out
dice-sheet-throws = roll { $throw } of { $throws }
dice-sheet-won = A general at once: { $seat } wins
dice-sheet-total = Total
dice-sheet-hidden = hidden
dice-sheet-hidden-end = to the end
dice-sheet-hidden-all = hidden to the end
dice-sheet-marked = previous roll:
outguess-sheet-more = { $points } more
outguess-sheet-goal = to { $points }
outguess-sheet-lead = a lead of { $points } wins

# What the board in letters says.
dice-board-seat = seat
dice-board-turn = turn
dice-board-all = all
dice-board-and = and
dice-board-total = total
dice-board-left = left
dice-board-dice = dice
dice-board-ones = ones
dice-board-twos = twos
dice-board-threes = threes
dice-board-fours = fours
dice-board-fives = fives
dice-board-sixes = sixes
dice-board-straight = straight
dice-board-full = full
dice-board-four = four
dice-board-general = general
dice-board-yacht = yacht
dice-board-large = large
dice-board-small = small
dice-board-pairs = pairs
dice-board-three = three
dice-board-pair = pair
dice-board-bonus = bonus
dice-board-yatzy = yatzy
dice-board-columns = columns
dice-board-runners = runners
dice-board-equal = equal
dice-board-out = out
dice-board-chance = chance
dice-board-goal = goal
dice-board-die = die
dice-board-bust-on = bust on
dice-board-bust-on-red = bust on red
dice-board-bust-on-a-double = bust on a double
dice-board-overtaking = overtaking
dice-board-one-throw-for-all = one roll for all
dice-board-burnt = burnt
dice-board-in = in
dice-board-stopped = stopped
dice-board-round = round
dice-board-no-throw-yet = no roll yet
dice-board-banked = stopped
dice-board-bust = bust
dice-board-throw = roll
dice-board-divisor = divisor
dice-board-turns = turns
dice-board-points = points
dice-board-table = table
dice-board-bids = bids
dice-board-chips = chips
dice-board-sum = sum
dice-board-now = now
dice-board-best-at-once = best at once
dice-board-play-off = play off
dice-board-fields = fields
dice-board-gondola = gondola
dice-board-away = out of play
dice-board-square = square
dice-board-rests = rests
dice-board-next = next
dice-board-done = done
dice-board-pot = pot
dice-board-middle = middle
dice-board-numbers = numbers
dice-board-sevens = sevens

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = roll the die
nearest-ask = { $best ->
    [0] you have { $sum }{ $sure ->
        [yes] , the others are out: a stop wins the round
       *[no] {""}
    }. Roll again or stop?
   *[other] you have { $sum }, the best so far is { $best }. Roll again or stop?
}
nearest-ask-all = { $sum } for everybody who is in. Roll on or stop?
nearest-threw = { $seat } rolls { $face }: { $sum }.
nearest-best = { $seat } rolls { $face }: { $sum }!
nearest-lost = { $seat } rolls { $face }: { $sum }, out.
nearest-stops = { $seat } stops at { $sum }.
nearest-chip = { $chips ->
    [one] { $seat } takes a chip and has { $chips }.
   *[other] { $seat } takes a chip and has { $chips }.
}
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = sum
tally-sheet-worth = worth
dice-both = { $one } & { $other }
dice-one = { $one }

nearest-tie = Level: { $names } play off.
nearest-nobody = All are out: nobody wins the round.
nearest-sheet-tie = Play-off
nearest-sheet-old = A new round. Pale: the round before
nearest-sheet-chips = chips
nearest-sheet-sum = sum
nearest-sheet-made = sum { $sum }
nearest-sheet-lost = out: { $sum }
nearest-sheet-past = was { $sum }
nearest-sheet-none = no roll
nearest-share = { $count ->
    [one] A point: { $names }.
   *[other] A point each: { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nearest-sheet-points = points

# Games in which every roll moves chips.

chips-count = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
chips-out = Out of chips: { $names }.
chips-sheet-pot = pot: { $count }
