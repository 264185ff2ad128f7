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

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
top-group = Tables belong to groups: ask there. Here, /stats shows what you have done.
top-game = { $game }: ratings
top-month = This month, all games
top-month-nobody = Nobody has finished a rated match this month.
top-nobody = No rated match of { $game } here yet. /{ $command } @friend begins one.
top-few = { $game }: you appear in the table after { $enough } rated matches, and nobody has that many yet.
top-nothing = Nothing has been decided here yet. /{ $command } @friend begins a match.
top-all = Who is best here
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: nobody has { $enough } rated matches yet
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = This month
key-all-games = All games
key-picture = Picture
key-picture-of = Picture: { $chat }
stats-group = Ask about others in the group where you play with them.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = With me alone
stats-chats-more = { $count ->
    [one] …and one more group
   *[other] …and { $count } more groups
}
stats-nothing = You have not finished a match here yet. /{ $command } @friend begins one.
stats-nothing-of = { $name } has not finished a match here yet.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Latest matches: { $marks }
stats-longest = Longest winning streak: { $count } ({ $game })
stats-computer = Against the computer: { $levels }
stats-level = level { $level } – { $won } of { $played }
stats-alone = Alone: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
stats-between = You and { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Rating: { $game }
stats-line-points = { $line } { $points }
person-unknown = I don't know anybody called { $name }. Reply to one of their messages instead.

annulled = №{ $number } no longer counts.
annulled-now = №{ $number } no longer counts. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
