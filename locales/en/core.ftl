# Words of the table. Games bring their own files.
# Messages hold no markup: names are made bold or turned into mentions where they are put in.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = and { $count } more
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (level { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = resign | i resign | give up | i give up
word-draw = draw | draw? | offer a draw
word-undo = undo | take back | takeback
word-board = board | show
word-near = near
word-whole = whole | all

# The answer to a question whether it is meant.
word-yes = yes | y | yep | sure
word-no = no | nope

## Refusals

reject-over = This match is over.
match-not-begun = This match has not begun.
reject-turn = Not your turn: { $seat } is to move.
reject-turn-others = It is not your turn.
reject-sealed = That’s a secret: tap one of the buttons, nobody will see which, or send it to me in private.
reject-private = That move is a secret: send it to me in our private chat.
reject-alone = That move is a secret, and everybody can read it here: tap the button below the board instead.
reject-draws = Those draws cannot have happened.
reject-by-hand = { $dice ->
        [one] The dice are real: roll { $dice } die and type what it shows.
       *[other] The dice are real: roll { $dice } dice and type what they show.
    }
reject-wrong-dice = { $dice ->
        [one] Type what your die shows, from { $least } to { $most }, for example { $example }.
       *[other] Type { $dice } dice from { $least } to { $most }, for example { $example }.
    }
reject-seats = { $max ->
    [2] This game is for two players.
   *[other] This game takes { $min } to { $max } players.
}
reject-letters = This board has other letters: { $letters }
reject-gone = You have left this match.
undo-none = You have no move to take back.
undo-chance = A roll of the dice cannot be taken back.
undo-reveal = A secret has come out since then, so that move cannot be taken back.
undo-gone = The match has moved on since then.

move-how = Put your move after the command: /m e4. If you are in several matches, the match number goes first: /m 17 e4.
match-none-here = You are not playing here. /play starts a match, /matches lists what is on.
match-unknown = There is no match №{ $number }.
match-unreadable = Match №{ $number } was played under rules that I no longer know. All that is left of it is its last picture.
match-outdated = { $match } ends here without a result: the rules have changed since it began, and I can no longer play by the old ones.
match-line = №{ $number } { $game } ({ $players })
match-which = Which one do you mean? { $matches }. Put its number first: /m { $number } { $move }
match-which-word = Which one do you mean? { $matches }. For example: { $command }
command-unknown = I don’t know /{ $name }. See /help for what I can do.
anonymous-plays = You are writing as a group or a channel, and only people can play: write as yourself.
private-idle = No match of yours is waiting here. /play shows the games; to play with friends, add me to a group.

limit-here = { $most ->
    [one] One challenge of yours is waiting here already. Withdraw it first, or wait until somebody joins.
   *[other] { $most } challenges of yours are waiting here already. Withdraw one first, or wait until somebody joins.
}
limit-challenges = { $most ->
    [one] One challenge of yours is waiting somewhere already. Withdraw it first, or wait until somebody joins.
   *[other] { $most } challenges of yours are waiting already, in all chats together. Withdraw one first; /matches lists them.
}
limit-matches = { $most ->
    [one] You are playing a match already, and that’s as many as I can keep for one person. Finish it first.
   *[other] You are playing { $most } matches already, and that’s as many as I can keep for one person. Finish one first; /matches lists them.
}
limit-files = { $most ->
    [one] That was one film, card or record within a minute. Try again in a minute.
   *[other] That was { $most } films, cards and records within a minute. Try again in a minute.
}

## Toasts

toast-sealed = Your choice: { $move }. Nobody else can see it.
toast-sealed-open = Your choice: { $move }. Everybody has chosen, so all is open now.
toast-sealed-late = Too late to change: your choice stays { $move }.
toast-sealed-holds = Your choice: { $move }. { $holds }
toast-outside = You are not in the group of this match.
toast-stranger = You are not playing in №{ $number }.
toast-old-board = That button is out of date.
toast-host-only = Only whoever made the challenge can do that.
toast-host-leaves = You made this challenge, and others have joined. “Withdraw” calls it off for all.
toast-not-invited = This challenge is for somebody else.
toast-joined-already = You’re already in.
toast-not-joined = You haven’t joined.
toast-wait-others = You have said yes already. Now it waits for an answer.
toast-lobby-void = This challenge is off.
toast-lobby-started = The match has begun.
toast-invite-own = Somebody else has to press it: it is your own invitation.
toast-invite-computer = It is your own invitation. Press once more to play the computer.
toast-lobby-full = All seats are taken.
toast-too-few = { $count ->
    [one] One more player is needed. How many can play: { $counts }.
   *[other] { $count } more players are needed. How many can play: { $counts }.
}
toast-shared = You’re in: make a move whenever you like.
toast-count = This game takes { $counts } players.
toast-rematch-there = There already is a rematch: №{ $number }.
toast-offer-gone = That offer has expired.
toast-question = Are you sure? Answer the question below.
toast-again = Sure? Press the same button once more.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Nothing has happened.
toast-question-late = Too late: the minute for an answer has passed.
toast-question-gone = This question has been settled.
toast-question-other = You were not asked that.
toast-admins-only = Only group administrators can change the settings.
toast-admins-unsure = I could not find out whether you are an administrator. Try again.
toast-change-late = The options can be changed only before the first move.
toast-tune-late = Somebody has already joined on these terms.
toast-saved = Saved.

## Challenges

game-unknown = There is no game “{ $name }”. /play shows them all.
game-unknown-near = There is no game “{ $name }”. Did you mean { $near }?
game-which-one = There is no game “{ $name }”. Did you mean { $games }? Then write { $example }
game-which = “{ $name }” fits several games: { $games }. Write the command of the one you mean, for example { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
option-value = { $key } cannot be { $given }. It can be { $allowed }.
option-unknown = There is no option “{ $name }” here. There are: { $known }. Write the value right behind the sign “=”.
option-unknown-near = There is no option “{ $name }” here. Did you mean { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = clock
table-key-resigns = resigns
table-key-hints = hints
table-key-casual = casual | friendly
table-key-bot = bot | computer
table-is-on = on | yes
table-is-off = off | no
table-is-blitz = blitz
clock-wrong = The clock cannot be { $given }. Give the time for a move and a reserve, like clock=10s+1m or clock=12h+2d (s, m, h, d; a move at most 30d, the reserve at most 60d), or clock=blitz, or clock=off.
hints-wrong = Hints can be on or off, not { $given }.
resigns-wrong = Whether the computer resigns can be on or off, not { $given }.
challenge-level = There is no computer “{ $given }”: its level is 1 to 5, for example bot:3.
challenge-no-computer = I can’t play this game myself.
challenge-private = Challenge your friends in a group. Here you can play me: add “bot”, or “bot:1” to “bot:5”.
challenge-group = This game needs other people: add me to a group and play it there.
challenge-alone = This is a game for one. Others can join in with the button under the picture.
challenge-oneself = You can’t challenge yourself.
challenge-bot-how = To play me, write “bot” or “bot:3” instead of my name.
challenge-twice = You have named { $name } twice.
lobby-open = { $seat } starts { $into }, №{ $number }. Who’s in?
lobby-challenge = { $seat } challenges { $guests } to { $into }, №{ $number }.
lobby-alone = { $seat } plays { $game }, №{ $number }.
lobby-options = Terms: { $options }.
lobby-clock = Clock: { $clock }.
lobby-counts = How many can play: { $counts }.
lobby-joined = { $count ->
    [one] So far: { $names }
   *[other] { $count } so far: { $names }
}
lobby-invited = Waiting for { $guests }.
lobby-ready = All set? Press Start.
lobby-crowded = { $count ->
        [one] ⚠ Another match is being played here, and Telegram lets me send
       *[other] ⚠ { $count } other matches are being played here, and Telegram lets me send
    } about 15 pictures a minute in a group: boards will come slowly. A clock like clock=1m suits that better, or play from the private chat with me, where they come at once, as soon as the match has begun: { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. The match has begun.
lobby-void = The challenge №{ $number } to { $game } is off.
lobby-lapsed = Nobody answered within a day.
lobby-changed = Its options are being changed: it goes on as №{ $number }.
lobby-withdrawn = It was withdrawn.
lobby-declined = { $seat } declined.
lobby-left = { $seat } has left the group.

key-value = { $value }
key-unlimited = ∞
key-join = Join
key-start = Start
key-leave = Leave
key-change = ⚙ Change options
key-withdraw = Withdraw
key-call-off = Call off
key-accept = Accept
key-decline = Decline
key-yes = Yes
key-no = No
key-drop = Don’t wait any longer
key-agree = Agree
key-refuse = Refuse
key-rematch = Rematch
key-film = Film
key-card = Card
key-lookback = Look back
key-record = Record
key-group = Back to the group
key-object = ✋ That’s not what fell
key-share = Join in
key-again = Play again
key-holds = 👁 What I have
key-hint = ▶ Play it
key-in-private = In private
key-secret = ✏ Answer in secret
key-own = 👁 My board
key-answer-again = Change
key-private = Open my board
key-play-move = ▶ Play { $move }
key-move = ✏️ Move
key-more = ⋯
key-draw = 🤝 Draw
key-undo = ↩ Undo
key-resign = 🏳 Resign
key-nudge = 🔔 Nudge
key-down = ⬇ Bring down
key-show = Show the board
key-catalogue = Games
key-add-group = Add me to a group
key-alone = Play
key-open = Anyone can join
key-level = 🤖 { $level }
key-rules = Rules
key-back = « Back
key-earlier = «
key-later = »
key-board = 👆 Tap the board
key-view-near = 🔍 Latest moves
key-view-whole = 🗺 Whole sheet
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = .
title-turn = move { $number }: { $seat }
title-move = move { $number }
title-round = round { $number }
title-round-turn = round { $number }: { $seat }
title-round-of = round { $number } of { $of }
title-round-of-turn = round { $number } of { $of }: { $seat }
title-won = { $seat } wins
title-shared = { $seat } win
title-draw = a draw
title-over = the end
seat-mark = player { $number }
picture-name = { $shown } is { $name }
picture-names = In the picture: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = left
mark-right = right
mark-up = up
mark-down = down

## How a match has ended, in large letters below its last board

result-won = { $seat } wins
result-won-by = { $seat } wins { $own } : { $theirs }
result-draw = A draw
result-draw-at = A draw { $own } : { $theirs }
result-resigned = { $seat } resigned
result-timeout = { $seat } ran out of time
result-agreed = by agreement
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = January { $day }, { $year }
day-2 = February { $day }, { $year }
day-3 = March { $day }, { $year }
day-4 = April { $day }, { $year }
day-5 = May { $day }, { $year }
day-6 = June { $day }, { $year }
day-7 = July { $day }, { $year }
day-8 = August { $day }, { $year }
day-9 = September { $day }, { $year }
day-10 = October { $day }, { $year }
day-11 = November { $day }, { $year }
day-12 = December { $day }, { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } resigns.
   *[other] { $seat } resign.
}
news-agreed = Agreed: the match ends here.
news-objected = { $seat } objects: the dice are rolled again.
news-gap = …
object-late = Too late: the result stands.
object-once = You have objected to this roll once. Now it stands.
object-own = Only the others can object to your roll.
news-undone = { $people ->
    [one] { $seat } has taken a move back.
   *[other] { $seat } have taken a move back.
}
ask-colon = :
ask-private = It’s a secret: send it to me in private, not here.
ask-alone = It’s a secret: tap the button below. Only you will see the question, and only I your answer.
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Reply to this message: nobody else sees it.
alone-board = №{ $number }: your board.
alone-reply = Reply to this message, for example { $example }.
alone-kept = Kept: { $answer }
alone-off = That does not work in this group at the moment. Open our private chat instead.
alone-nothing = There is nothing here that only you may see.
alone-wait = Not so fast: try again in a minute.
alone-late = Too late: the match has moved on.
alone-idle = No match here is waiting for a secret of yours.
alone-failed = { $seat }, { $match } needs a secret of yours, and I can’t ask you for it here: open our private chat and press Start.
ask-sealed = Tap a button: nobody else will see which one.
ask-wait = Waiting for { $players }.
board-written = This group permits no photos, so here is the board in letters:
board-no-place = { $place } is not on this sheet; its last corner is { $last }.
film-barred = I cannot show the film here: this group permits no GIFs.
card-barred = I cannot show the card here: this group permits no photos.
record-barred = I cannot send the record here: this group permits no files.
topic-closed = The topic of №{ $number } is closed. What happens in the match is shown there as soon as it opens again.
how-type = Just type it, for example { $example }.
how-react = 👍 or 👎 on this message counts too.
how-react-object = 👎 on this picture objects as well.
how-card = Use the buttons, or press ✏️ Move and type, for example { $example }.
how-halves = Tap a letter and a number, for example { $example }.
how-places = Tap one place after the other, for example { $example }.
how-drawn = all is placed at random: the button with 👁 shows it to you alone. Draw again as you like, then press “Ready”.
how-elsewhere = It’s a secret: the button below leads to our private chat.
card-below = ⬇ Play goes on below.
card-turns = 🔔 Shall I tell you in private when it is your turn? Send me there: /settings turns=on
how-reply = Reply to this picture with your move, for example { $example }.
over-won = 🏆 { $winners } wins!
over-shared = 🏆 { $winners } win!
over-draw = A draw.
over-solved = 🏆 Solved!
over-unsolved = Not this time.
over-points = { $end } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
over-cancelled = Called off: it does not count.
over-all-late = The time is over for everybody who played: nobody has won.

## Time

span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } s
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
clock-both = { $turn } a move, then { $reserve } in reserve
clock-turn = { $turn } a move
clock-reserve = { $reserve } each for the whole match
clock-blitz = { $turn } a move; a late move is made at random
clock-allowed = 10s+1m, 12h+2d, blitz, off
clock-about = time for each move, and a reserve for the whole match; in a blitz a late move is made at random
resigns-allowed = on, off
resigns-about = the computer may resign when nothing can change any more; if nothing is said, it does so from level 3 on
hints-about = whether players may ask me for a move with /hint; if nothing is said, they may where no rating is at stake
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } left the group: that counts as running out of time.
news-flag = { $seat } has run out of time.
news-all-late = Time has run out for everybody.
news-round-over = The time of the round is over, and { $seat } was to move.
news-round-over-all = The time of the round is over, and everybody was to move.
news-round-over-rest = The time of the round is over: the match counts as it stands.
news-blitz = { $people ->
    [one] { $seat } was too slow, so a random move was made: { $move }
   *[other] { $seat } were too slow, so a random move was made: { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } was too slow, so a random move was made.
   *[other] { $seat } were too slow, so a random move was made.
}
news-long = This match has grown to { $most } lines, and I cannot keep more. It ends here and does not count.
news-unattended = Ten turns in a row were made at random: nobody seems to be playing.
news-absent = { $people ->
    [one] { $seat } has not moved for a week: that counts as resigning.
   *[other] { $seat } have not moved for a week: that counts as resigning.
}
news-all-absent = Nobody has moved for a week.
late-flag = Too late: your time in №{ $number } had run out.
late-blitz = Too late: your time was up, and a move was made at random.
left-waits = { $name } has left the group, and { $match } is waiting for them.
left-plays = { $name } has left the group but still has a seat in { $match }, which will wait for them.
left-off = { $seat } has left the group, so the challenge is off: { $match }.
drop-late = Nothing to do: they are back, or no longer in the match.
shut-out = { $seat }, { $match } needs your answer in private, but I can’t write to you there: open our chat and press Start.
remind-clock = { $match }: { $players }, your time is running out. Left for this move: { $left }.
remind-silence = { $match }: { $players }, it is your move. A week of silence counts as resigning.
remind-nobody = { $match }: { $players }, it is your move. After a week without a move the match is called off.

## The table

offer-draw = { $seat } offers a draw in №{ $number }.
offer-undo = { $seat } asks to take a move back in №{ $number }.
sure-resign = { $match }: { $seat }, do you give up?
host-asked = Whoever began the match is asked there.
sure-resign-along = { $match }: { $by } wants to give up. { $host }, you began it: shall it end?
sure-cancel-along = { $match }: { $by } wants to call it off. { $host }, you began it: shall it end without counting?
sure-cancel = { $match }: shall it be called off? It will not count then.
sure-drop = { $match }: { $seat }, { $name } has left the group. Stop waiting? It counts as running out of time.
sure-draw = { $match }: { $seat }, shall I offer a draw there?
sure-undo = { $match }: { $seat }, shall I ask there for your move back?
sure-move = { $match }: { $seat }, “{ $move }” – are you sure? There is no way back.
sure-how-reply = Press a button or reply “yes”. Without an answer within a minute nothing changes.
sure-how = Press a button or type “yes”. Without an answer within a minute nothing changes.
question-lapsed = { $match }: nobody answered within a minute, so nothing changes.
board-there = The picture is shown in the group.
offer-lapsed = This offer has lapsed.
offer-agreed = { $seat } agrees.
offer-refused = { $seat } refuses.
offer-withdrawn = { $seat } has changed their mind.
draw-alone = There is nobody to agree with. To end it, answer the picture with “resign”.
draw-computer = The computer plays on.
cancel-who = Only the players, until one of them moves for the second time, or a group administrator can call a match off.
cancel-too-late = It’s too late to call it off. To give up, answer the picture with “resign”.
hint-move = №{ $number }, a hint: “{ $move }”.
hint-more = a hint: “{ $move }”. { $more }
hint-later = I give hints when it is your turn.
hint-thinking = I am still thinking about your hint.
hint-nothing = I have no hint for this move.
hint-rated = There are no hints in a rated match, unless its challenge says “hints=on”.
hint-cup = There are no hints in this cup. To allow them, open one with “hints=on”.
hint-daily = There are no hints for the puzzle of the day.
hint-off = This match was agreed without hints.
hint-none = There is nothing more to see than the picture shows.
hint-private = That is for your eyes only: open our private chat and write /hint there. { $link }
hint-shut = { $match }: { $seat }, the answer is for your eyes only, but I can’t write to you in private. Open our chat, press Start and ask again.
back = №{ $number }, move { $ply }: { $seat } played “{ $played }”. Better was “{ $better }”.
back-points = { $points ->
    [one] It cost { $points } point.
   *[other] It cost { $points } points.
}
back-chances = With it: { $before }. After the move: { $after }.
back-looking = I am looking through the match.
back-busy = One at a time: I am still looking through another match for you.
back-later = You can look back when the match is over.
back-nothing = In this match there is nothing to look back at.
back-there = The picture is already in this chat.
back-none = No move cost much in this match.
back-none-found = №{ $number }: I found no move that cost much.
back-failed = №{ $number }: I could not work out what the moves were worth.
value-points = { $points ->
    [one] { $points } point ahead at the end
   *[other] { $points } points ahead at the end
}
value-won = won
value-ahead = better
value-level = level
value-behind = worse
value-lost = lost
export-secret = This record holds secrets; it opens when the match is over.
replay-secret = This match holds secrets; its film is shown when it is over.
card-later = There is a card when the match is over.
card-cancelled = A match that was called off has no card.
replay-so-far = { $count ->
    [0] Nobody has moved yet.
    [one] One move so far.
   *[other] { $count } moves so far.
}
matches-none = No matches here. /play starts one.
matches-head = Matches:
matches-lobby = { $match }: waiting for players
match-void = { $match }: the challenge is off
matches-turn = { $match }: { $asked } to move
turns-head = Your turn:
turns-none = Nothing waits for you now.
matches-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
fair-pledge = №{ $number }: all chance follows from a secret drawn when the challenge was made. Its SHA-256: { $pledge }
fair-pledge-cup = №{ $number }: all chance follows from a secret drawn when the cup began this match. Its SHA-256: { $pledge }
fair-wait = The secret is shown when the match is over; then anybody can check that nothing was changed.
fair-secret = The secret: { $secret }
fair-joined = How people joined:
    { $joined }
fair-joined-cup = What the cup adds (its number, the match in it, the player), known when the secret was drawn:
    { $joined }
fair-seed = Seed = SHA-256 of the secret’s 32 bytes and each of these lines with a line feed: { $seed }
fair-dice = The dice follow from the seed. Each step has its own stream of ChaCha20 (key: the seed; stream: 0 for the set-up, then the number of the move; counter from 0), read as 32-bit words. A die of n faces takes the next word w below the largest multiple of n up to 2³²: it shows w mod n + 1. docs/fair.md has this as a short program in Python.

## Reading

greet-hello = Hello! I keep squared paper, pencils and dice for this group: choose a game, or challenge a friend with /play.
greet-deaf = I read only commands and answers to my own messages here, unless you make me an administrator: then a plain “e4” is a move.
greet-hears = I read everything that is written here, so a plain “e4” is enough for a move.
start-title = Kletka
start-hello = Hello! These are pencil-and-paper games to play in your group chats, on the squared paper of a school notebook.
start-how = Challenge a friend, or try one against me right here.
start-how-group = Pick one and see who joins, or play against me.
start-friend = Friends play in a group chat: add me to one and write /{ $command } @friend there. Without a name, whoever taps Join plays.
key-play-friend = 👥 Play a friend
key-play-computer = 🤖 Play the computer
help-how = To start a game, name it and your friend: /dots @friend. Add bot:1 … bot:5 instead to play the computer; the name alone waits for whoever joins.
help-moves = To move, just type it, like e4. With several matches, the number first: 17 e4.
help-answers = To move, reply to the picture, like e4, or write /m e4. If you make me an administrator, plain e4 will do.
help-group = { $name }: { $commands }
help-group-open = Start
help-group-match = In a match
help-group-besides = More
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (a move)
help-board = /board (show it again; of a large sheet /board near or /board k12 a part)
help-resign = /resign
help-draw = /draw
help-undo = /undo (take back)
help-cancel = /cancel (call it off)
help-hint = /hint (what I would play, for you alone)
help-export = /export (the record)
help-replay = /replay (the match as a film)
help-fair = /fair (check the luck)
help-cup = /cup (tournament)
help-daily = /daily (puzzles of the day)
help-top = /top (tables)
help-stats = /stats (what you have done)
help-privacy = /privacy (your data)
help-settings = /settings
lesson-film = { $game }: a match as a film
lesson-players = Anna | Boris | Vera | Gleb | Dasha | Yegor | Zhenya | Zoya
key-rules-options = Options
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Rules of which game?
rules-options = Options:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = What shall we play?
catalogue-found = “{ $name }” fits several games. Which one?
catalogue-computer = I play these. Which one?
# A game in a list: how many dice it takes and how long, and for how many it is.
catalogue-line = { $game }: { $brief }, { $most ->
    [one] for one
   *[other] { $counts } players
}
catalogue-alone = A game for one: /{ $game }
catalogue-command = To challenge a friend: /{ $game } @friend
catalogue-levels = 🤖 1 … 5: play the computer, 5 is the strongest.
catalogue-how-strong = How strong shall I play? 1 is easy, 5 is my best.
catalogue-luck = The dice decide everything here, so I play neither well nor badly.
family-lines = Lines and squares
family-battles = Battles
family-strokes = Football, race, golf
family-words = Words
family-figures = Numbers
family-dice = Dice
family-stopping = Stop in time
family-combinations = Combinations
family-reckoning = Reckoning
family-crossing = Along and across
family-power = Power games
family-bluff = Bluff
family-boards = On a board
family-races = Races
family-chips = Chips
family-children = For children
family-luck = Pure luck
family-alone = For one

settings-head = Settings of this chat
setting-lang = Language
setting-labels = Letters on boards
setting-labels-auto = by language
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Boards
setting-boards-replace = new picture, old one removed
setting-boards-edit = picture changes in place
setting-boards-keep = all pictures stay
setting-theme = Look
setting-theme-paper = notebook
setting-theme-dark = dark
setting-theme-contrast = high contrast
setting-view = Large sheets
setting-view-auto = by size
setting-view-whole = the whole sheet
setting-view-near = around the latest moves
setting-quiet = Quiet hours
setting-quiet-off = none
setting-hours = { $from }:00 to { $to }:00
setting-zone = Time zone
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = The puzzles of the day
setting-daily-off = only when asked for
setting-daily-on = every morning at nine
setting-month = The table of the month
setting-month-off = is not announced
setting-month-on = is announced
setting-move = The Move button
setting-move-on = under the boards
setting-move-off = none
setting-app = Boards to tap
setting-app-on = by a button below
setting-app-off = none
setting-colours = Colours of buttons
setting-colours-on = whose move, and what is final
setting-colours-off = none
setting-times = Time left
setting-times-on = at the moment you look
setting-times-off = when the message was sent
setting-cards = Challenges by @name
setting-cards-on = accepted
setting-cards-off = not here
setting-secrets = Secrets
setting-secrets-on = here, seen by one
setting-secrets-off = in private only
setting-answers = Answers to one person
setting-answers-on = seen by one
setting-answers-off = seen by all
setting-reactions = 👍, 👎 and 🤔
setting-reactions-on = count as answers
setting-reactions-off = mean nothing
setting-turns = Remind me of my turns
setting-turns-off = no
setting-turns-on = yes
setting-wrong = { $given } cannot be set here. What can be set: lang=en or another language, labels=auto, latin or cyrillic, boards=replace, edit or keep, view=auto, whole or near, theme=paper, dark or contrast, quiet=23-8 or off, zone=+3 or Europe/Berlin, app=on or off, colours=on or off, times=on or off, in groups daily=on or off, month=on or off, move=on or off, cards=on or off, secrets=on or off, answers=on or off, reactions=on or off, and in private turns=on or off.

# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = lang | language
setting-key-labels = labels | letters
setting-key-boards = boards
setting-key-view = view | sheets
setting-key-theme = theme | look
setting-key-quiet = quiet
setting-key-zone = zone
setting-key-daily = daily | puzzles
setting-key-month = month
setting-key-move = move
setting-key-app = app
setting-key-colours = colours | colors
setting-key-times = times
setting-key-cards = cards
setting-key-secrets = secrets
setting-key-answers = answers
setting-key-reactions = reactions
setting-key-turns = turns | remind
setting-is-auto = auto
setting-is-latin = latin
setting-is-cyrillic = cyrillic
setting-is-replace = replace | new
setting-is-edit = edit
setting-is-keep = keep | all
setting-is-whole = whole
setting-is-near = near
setting-is-paper = paper | notebook
setting-is-dark = dark
setting-is-contrast = contrast

## What the messenger’s menu of commands says

command-play = choose a game, challenge a friend
command-m = make a move: /m e4
command-board = show the board again
command-matches = matches here
command-rules = rules of a game
command-resign = give up
command-draw = offer a draw
command-undo = ask to take your move back
command-cancel = call a match off
command-hint = what I would play in your place, for you alone
command-export = the record as a file
command-replay = the match as a film
command-fair = check that luck was not rigged
command-daily = the puzzles of the day, the same for everybody
command-cup = a tournament: /cup dots
command-top = who is best here
command-stats = what you have done, or somebody else
command-privacy = what I keep about you, and how to erase it
command-settings = language, boards, look, quiet hours
command-help = how to play

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
inline-off = Challenges by @name are switched off here. Type it yourself: /{ $game }
inline-challenge = { $name } starts { $into }. Who’s in?
guest-how = Name a game behind my name, for example: @{ $bot } dots
inline-title = { $game } · { $terms }
inline-blitz = Blitz works only in chats that I am in: elsewhere a board cannot change fast enough.
nudge = { $names }, your move in №{ $number }.
nudge-nobody = There is nobody to call in №{ $number }.
show-here = Show №{ $number } here
inline-long = That is too much for one button. Leave some settings out.
