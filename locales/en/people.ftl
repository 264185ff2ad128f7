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

## Votes

chat-name = The chat
table-key-vote = vote | votes
table-is-first = first
vote-allowed = 10m, 1d, first
vote-about = the chat plays one side and votes on its moves, for so long after the first vote; with “first” the first move counts
vote-wrong = How long a vote lasts can be from 10s to 7d, for example vote=10m or vote=1d, or vote=first, but not { $given }.
vote-secrets = There are secrets in the game { $game }, so the chat cannot vote in it.
vote-clock = The votes are the clock of the chat: leave out “clock”.
vote-private = Votes need a group: ask for it there.
vote-alone = Say against whom the chat plays: add “bot:4” or a friend's name.
vote-how = Everybody here may vote; the vote closes { $span } after the first reply.
vote-how-first = Anybody here may reply: the first move counts.
lobby-vote = One side is the chat: everybody votes, and each vote closes { $span } after the first reply.
lobby-vote-first = One side is the chat: whoever replies first moves.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = giving up
vote-draw = a draw
vote-undo = taking the move back
vote-open = №{ $number } · The chat votes: { $counts }. { $closes } Answer with a move; you may change it.
vote-closes = Closes at { $time }.
vote-closes-on = Closes on { $day }, at { $time }.
vote-closed = №{ $number } · The chat has voted: { $counts }.
vote-undecided = №{ $number } · The vote is over and decides nothing: { $counts }.
vote-off = №{ $number } · This vote is off: the match went on without it.
vote-no-undo = The chat takes no moves back.
news-vote = Votes: { $counts }.
toast-vote = Your vote: { $move }. You may change it.
toast-vote-against = Whoever is against it just votes for a move.
