## Results

casual-wrong = “casual” is on or off, not “{ $given }”.
casual-about = a match that moves no rating
lobby-casual = It moves no rating.
lobby-met = Between { $one } and { $other } so far { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , with one draw.
   *[other] , with { $drawn } draws.
}
rated = Rated: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Between you { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , with one draw.
   *[other] , with { $drawn } draws.
}
unrated-casual = Not rated, as agreed.
unrated-computer = Not rated: a computer played.
unrated-shared = Not rated: a seat was shared.
unrated-twice = Not rated: one person had two seats.
unrated-short = Not rated: too short.
unrated-often = Not rated: it was your sixth match today.
unrated-vote = Not rated: the chat played together.
