race-name = Race
race-also = racetrack | paper race | cars
race-about = Cars on paper: flick your pen round the track and keep off the border.
race-brief = a quarter of an hour
race-rules =
    Cars go round a ring in the direction of the arrow. On your turn you say where to flick your pen, at most 8 squares away. It never goes quite there: the longer the stroke, the wilder.

    Whoever touches the border stops there, gets a cross, misses a turn and loses one of 5 lives. With no life left the next contact wrecks the car.

    The first across the line after a full lap wins. The others drive on for the places; wrecked cars come last, by how far they got.

    Type a place where lines cross, k7, or with tenths: 11.5 7.2 or k.5 7.2.

    Options: laps; danger zones, where a contact takes two lives; gates, circles to be crossed in order; obstacles; overtaking: a car passed closer than half a square loses a life; a series of races for 5, 3, 2 and 1 points, which buy lives and spikes in between. Spikes take a life from everybody you pass.
race-opt-laps = how many laps are driven
race-opt-danger = danger zones at the border: a contact there takes two lives
race-opt-gates = small circles that the line must cross in order
race-opt-obstacles = wedges and islands in the way
race-opt-overtake = a car passed within half a square loses a life
race-opt-series = how many races; for points one buys lives and spikes between them
race-key-laps = laps
race-key-danger = danger | zones
race-key-gates = gates
race-key-obstacles = obstacles
race-key-overtake = overtake | overtaking
race-key-series = series | races
race-set-laps = { $value ->
    [one] { $value } lap
   *[other] { $value } laps
}
race-set-danger = { $value ->
    [on] with danger zones
   *[other] no danger zones
}
race-set-gates = { $value ->
    [on] with gates
   *[other] no gates
}
race-set-obstacles = { $value ->
    [on] with obstacles
   *[other] no obstacles
}
race-set-overtake = { $value ->
    [on] overtaking costs a life
   *[other] overtaking is free
}
race-set-series = { $value ->
    [one] { $value } race
   *[other] { $value } races
}

race-word-life = life | lives
race-word-spikes = spikes
race-word-go = go | go on | done | next

race-ask = say where to flick: up to { $most } squares
race-ask-shop = { $purse ->
        [one] { $purse } point
       *[other] { $purse } points
    } to spend: a life, spikes, or on to the next race?
race-life = ❤️ Life ({ $price })
race-spikes = 🦔 Spikes ({ $price })
race-go = 🏁 Go on
race-go-news = { $seat } drives on.

race-told-contact = { $lives ->
        [0] { $seat } hits the border and misses a turn. No lives left!
        [one] { $seat } hits the border and misses a turn: { $lives } life left.
       *[other] { $seat } hits the border and misses a turn: { $lives } lives left.
    }
race-told-danger = { $lives ->
        [0] { $seat } crashes in a danger zone: two lives gone, and a turn missed. No lives left!
        [one] { $seat } crashes in a danger zone: two lives gone, { $lives } left, and a turn missed.
       *[other] { $seat } crashes in a danger zone: two lives gone, { $lives } left, and a turn missed.
    }
race-told-passed = { $lives ->
        [0] { $seat } passes close by { $other }, who has no lives left.
        [one] { $seat } passes close by { $other }, who has { $lives } life left.
       *[other] { $seat } passes close by { $other }, who has { $lives } lives left.
    }
race-told-wrecked = { $seat } is wrecked and out of the race.
race-told-gate = { $seat }: gate { $gate } of { $gates }.
race-told-lap = { $seat } has done lap { $lap } of { $laps }.
race-told-home = { $seat } is over the line: place { $place }!
race-told-life = { $seat } buys a life.
race-told-spikes = { $seat } buys spikes.
race-told-next = Race { $race } of { $races } begins on a new track.

race-sheet-gate = gates, in order
race-sheet-contact = border: minus a life
race-sheet-zone = minus 2 lives
race-sheet-obstacle = obstacle
race-sheet-lives = lives
race-sheet-reach = how far to aim
race-is = { $all }
race-is-home = place { $place }
race-is-wrecked = wrecked
race-is-left = out of the race
race-is-turned = misses a turn
race-is-missed = missed a turn
race-is-lap = lap { $lap }/{ $laps }
race-is-gate = gates { $gate }/{ $gates }
race-is-spiked = spikes
race-is-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

race-reject-syntax = Type where to flick: a place such as k7, or with tenths 11.5 7.2.
race-reject-off = That is off the sheet: it goes from a1 to { $last }.
race-reject-here = That is where your car is. Aim somewhere else.
race-reject-far = That is { $far } squares away. You may aim at most { $most } squares away, up to the dashed line.
race-reject-shop = The race is over. Buy something, or type “go”.
race-reject-drive = Things are bought between the races of a series. Now say where to drive.
race-reject-price = That costs { $price }, and you have { $purse }.
race-reject-spikes = Your car has spikes already; they last until the end of the series.

# What the board in letters says.
race-board-race = race
race-board-of = of
race-board-laps = laps
race-board-at = at
race-board-lives = lives
race-board-done = done
race-board-gates = gates
race-board-points = points
race-board-purse = purse
race-board-home = home
race-board-wrecked = wrecked
race-board-left = left
race-board-turned = waits
race-board-spikes = spikes

race-lesson-1 = The border: a life and a turn are gone
race-lesson-2 = Type where to flick, in the circle: ab15
race-lesson-3 = The longer the stroke, the more it strays
race-lesson-4 = First round the ring to this line wins
race-lesson-5 = Lives: with none left, a touch wrecks you
