## Results

casual-wrong = “casual” is on or off, not “{ $given }”.
casual-about = a match that does not count for ratings
lobby-casual = It does not count for ratings.
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
rated-between = Between you: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , with one draw.
   *[other] , with { $drawn } draws.
}
lobby-hints = Hints are allowed.
lobby-no-hints = Without hints.
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
top-past = { $month }, all games
top-month-nobody = Nobody has finished a rated match this month.
top-nobody = No rated match here yet. /{ $command } @friend begins one.
top-few = You appear in the table after { $enough } rated matches, and nobody has that many yet.
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
stats-elsewhere = In another chat
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
person-unknown = I don’t know anybody called { $name }. Reply to one of their messages instead.

annulled = №{ $number } no longer counts.
annulled-now = №{ $number } no longer counts. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = stop | off
cup-word-out = out | remove
cup-word-knockout = knockout
cup-word-tables = tables
cup-word-round = round
cup-group = Cups are played in groups.
cup-none = No cup here yet. /cup { $command } opens one.
cup-none-alive = No cup is being played here.
cup-which = Which one? Add its number: { $cups }
cup-many = Only { $most } cups at a time can go on here. Whoever opened one, or an administrator, can stop it: /cup stop and its number. { $cups }
cup-unknown = There is no cup №{ $number }.
cup-founder = Whoever opened the cup does that.
cup-admins = Only group administrators can do that.
cup-leaders = Only whoever opened the cup can do that, or an administrator of the group.
cup-no-form = This game cannot be played as such a cup.
cup-no-vote = People meet in a cup, not chats: it has no vote.
cup-not-started = The cup has not started.
cup-running = The cup has already started.
cup-is-over = The cup is over.
cup-too-few = Too few have joined: at least two people are needed, or a full table.
cup-too-many = The cup is full.
cup-too-late = It is too late to join this cup.
cup-not-in = They are not in this cup.
cup-you-not-in = You are not in this cup.
cup-already-in = You are in it already.
cup-gone = You have already left it.
cup-put-out = An administrator put you out of this cup.
cup-eliminated = You have already been knocked out.
cup-closing = The cup ends with this round anyway.
cup-decided = That cannot be changed any more: the cup has moved on.
cup-round-wrong = A round lasts from 10 minutes to 60 days, like round=1d, not “{ $given }”.
cup-list = Cups here (/cup with a number shows one again)
cup-line-joining = №{ $number } { $game }: { $count ->
    [one] one has joined
   *[other] { $count } have joined
}
cup-line-running = №{ $number } { $game }: round { $round } of { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: called off
cup-head = Cup №{ $number } · { $game }
cup-invites = 🏆 { $cup }. { $name } opens it; { $form }.
cup-is-by-count = up to six meet each other, more play a Swiss
cup-is-round-robin = everybody meets everybody
cup-is-swiss = Swiss system
cup-is-knockout = knockout
cup-is-tables = tables of several
cup-round-time = A round has { $time }.
cup-nobody = Nobody has joined yet.
cup-begun = It has begun.
cup-off = It was called off.
cup-pledge = Lots, fixed in advance: { $pledge }
cup-secret = The lots came from { $secret }
cup-round = { $cup } · round { $round } of { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = The round has time until { $day }.
cup-until-hour = The round has time until { $day } at { $time }.
cup-over-time = The time of the round is over. Its matches go on, but whoever has thought for { $share } in all loses.
cup-bye = { $name } has a bye: a point.
cup-rest = { $name } rests this round.
cup-withdrawn = { $name } did not appear and is out; Join brings them back.
cup-absent = { $name } did not appear and is out.
cup-forfeit = { $name } goes on without playing.
cup-forfeit-point = { $gone } has left: { $name } gets the point.
cup-forfeit-struck = { $gone } has left, so { $name } has no match in this round.
cup-lot = The lot decides for { $name }.
cup-again = №{ $former } is played again as №{ $number }.
cup-won = 🏆 { $winners } wins the cup!
cup-shared = 🏆 { $winners } share the cup.
cup-stopped = The cup was stopped.
cup-unwon = Nobody wins the cup.
cup-closes = The cup stops after this round, which counts.
key-cups = Cups
cup-no-undo = No move is taken back in a cup.
cup-no-cancel = Whoever plays in a cup cannot call off its matches. To give up, answer the picture with “resign”.
cup-no-out = Whoever plays in a cup cannot put others out of it. An administrator who does not play can.
cup-anonymous = Whoever plays in a cup has no say in this, so write under your own name.
cup-draw-early = In a cup, agree to a draw once everybody has moved.
cup-clock-long = { $clock }: that is too long for a round of { $round }. At most: { $most }.

## Privacy

privacy-text = What I keep: your name, username and language as Telegram shows them; the matches you play here, with their moves; their results, ratings and cups. Nothing else of what you write is stored. It stays until you have it erased; copies that the operator of this bot has made as backups are deleted as they grow old.
privacy-file = What I keep about you: results and records.
privacy-sure = Erase you? Matches that go on count as resigned, your ratings and tables go, and in finished matches you become a nameless player. Puzzles that you have begun today cannot be begun again today. This cannot be undone.
privacy-not = Nothing was erased.
privacy-under-way = It is already under way.
privacy-done = Done: nothing with your name is kept any more. In finished matches you are now { $name }. Backups that the operator has made disappear as they grow old; pictures in chats stay.
key-my-data = My data as a file
key-erase = Erase me
key-erase-sure = Yes, erase me
key-erase-not = No
fair-erased = (erased at the wish of a player; the seed was kept)

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
vote-alone = Say against whom the chat plays: add “bot:4” or a friend’s name.
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
vote-closes-in = Closes in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
vote-closed = №{ $number } · The chat has voted: { $counts }.
vote-undecided = №{ $number } · The vote is over and decides nothing: { $counts }.
vote-off = №{ $number } · This vote is off: the match went on without it.
vote-no-undo = The chat takes no moves back.
news-vote = Votes: { $counts }.
toast-vote = Your vote: { $move }. You may change it.
toast-vote-against = Whoever is against it just votes for a move.

## Months

month-head = 🏆 The table of { $month }:
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## The puzzle of the day

daily-word-yesterday = yesterday
daily-head = 🧩 Puzzles of the day №{ $number } · { $day }
daily-how = Everybody plays alone, in private, and the puzzles are the same for all. New ones at { $time }.
daily-alone = They are the same for everybody today, and each can be played once. New ones at { $time }.
daily-was = This was the day of { $day }. /daily shows today’s puzzles.
daily-over = That day is over. /daily shows today’s puzzles.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = –. { $name }: not solved
daily-more = { $count ->
    [one] …and one more
   *[other] …and { $count } more
}
daily-row = The last seven days: { $row }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · not solved
daily-pledge = Today’s secret is fixed by { $pledge }; /daily yesterday shows that of the day before.
daily-secret = Secret of the day: { $secret }. Its SHA-256 is { $pledge }, as it was shown that day; SHA-256 of its bytes and two lines, { $date } and the game, gives the secret of each puzzle.
daily-none = Puzzles of the day: { $games }.
daily-nobody = Nobody asked for the puzzles yesterday.
daily-done = You have had that one today: { $line }
daily-spent = You have had that one today.
daily-gone = That match is over; the next puzzle comes tomorrow.
daily-full = The table of that group is full.
daily-no-cancel = A puzzle of the day cannot be called off. You may give up: /resign
daily-no-undo = In a puzzle of the day no move is taken back.
key-pass-on = Share the result
