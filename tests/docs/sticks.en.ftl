sticks-name = Sticks
sticks-about = A row of sticks: whoever takes the last one wins.
sticks-brief = two minutes
sticks-rules =
    Two players take sticks from one row in turn: one, two or three at a time, as they like. Whoever takes the last stick wins.

    To move, type how many you take, for example 2, or use the buttons.
sticks-opt-sticks = sticks in the row
sticks-key-sticks = sticks | row
sticks-set-sticks = { $value ->
    [one] { $value } stick
   *[other] { $value } sticks
}

sticks-ask = { $left ->
    [one] One stick is left: take it
   *[other] { $left } sticks are left: take 1, 2 or 3
}
sticks-reject-syntax = Type how many sticks you take, for example 2.
sticks-reject-count = { $most ->
    [one] There is one stick left to take.
   *[other] You may take 1 to { $most } sticks.
}
