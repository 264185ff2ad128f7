seabattle-name = Sea battle
seabattle-also = battleship | battleships
seabattle-about = Two hidden fleets and one shot at a time: hit, sunk, or splash.
seabattle-brief = a quarter of an hour
seabattle-rules =
    Each player has a fleet on a board of their own, hidden from the other. On the usual 10 × 10 board it is one ship of four cells, two of three, three of two and four of one. Ships are straight and never touch, not even at a corner.

    First both place their ships, in private with the bot or by the button in the group. Type the two ends of a ship, a1-a4 (a single cell for the smallest), or of several at once, a1-a4 c1-c3; type the same again to take it back. Or let the fleet be drawn with “random”; “clear” takes all ships back. When you are content, say “ready”.

    Then you shoot in turns by typing a cell, e5. The answer is miss, hit or sunk. After a hit you shoot again. There can be nothing around a sunk ship, so those cells are marked and cannot be shot at.

    Whoever sinks the whole enemy fleet first wins.

    The host may change the board, the fleet, and whether a hit earns another shot. With salvoes you name as many cells at once as you have ships afloat: a1 c5 e9.
seabattle-opt-size = cells on each side of the board
seabattle-opt-fleet = lengths of the ships, for example 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = a hit earns another shot
seabattle-opt-salvo = as many shots a turn as you have ships afloat
seabattle-key-size = size | board
seabattle-key-fleet = fleet | ships
seabattle-key-again = again
seabattle-key-salvo = salvo | salvoes
seabattle-set-size = board { $value } × { $value }
seabattle-set-fleet = ships { $value }
seabattle-set-again = { $value ->
    [on] a hit earns another shot
   *[other] one shot a turn, hit or miss
}
seabattle-set-salvo = { $value ->
    [on] salvoes
   *[other] single shots
}
seabattle-word-random = random | random fleet | auto | shuffle
seabattle-word-clear = clear | reset | wipe
seabattle-word-ready = ready | done | go

seabattle-do-random = 🎲 Random fleet
seabattle-do-clear = Clear
seabattle-do-ready = ✅ Ready
seabattle-do-place = ships are being placed

seabattle-own = 👁 My fleet
seabattle-own-secret = ✏ Place my ships
seabattle-ask-place = place your ships by typing both ends of each, then say “ready”
seabattle-ask-shoot = shoot at a cell
seabattle-ask-salvo =
    { $shots ->
        [one] name one cell to shoot at
       *[other] fire a salvo of { $shots } cells
    }

seabattle-ready = { $seat } is ready: the fleet is at sea.
seabattle-complete = All your ships are placed. Say “ready”, or rearrange them.
seabattle-miss = { $seat } shoots at { $place }: miss.
seabattle-hit = { $seat } shoots at { $place }: hit!
seabattle-sunk =
    { $seat } shoots at { $place }: { $length ->
        [one] a boat is sunk!
       *[other] a ship of { $length } is sunk!
    }
seabattle-salvo = { $seat } fires a salvo: { $cells }.
seabattle-cell-miss = { $place } miss
seabattle-cell-hit = { $place } hit
seabattle-cell-sunk = { $place } sunk

seabattle-reject-syntax-place = Type the two ends of a ship, for example a1-a4 (several at once: a1-a4 c1-c3), or “random”, “clear”, “ready”.
seabattle-reject-syntax-shoot = Type one cell to shoot at, for example e5.
seabattle-reject-syntax-salvo = Type the cells of your salvo in one line, for example a1 c5 e9.
seabattle-reject-outside = There is no { $place } on this board: the last cell is { $last }.
seabattle-reject-bent = From { $from } to { $to } is not a straight line.
seabattle-reject-among = { $ship }: { $why } None of these ships was placed.
seabattle-reject-near = Ships may not touch, not even at a corner.
seabattle-reject-length =
    { $length ->
        [one] There are no ships of one cell in this fleet.
       *[other] There are no ships of { $length } cells in this fleet.
    }
seabattle-reject-spent =
    { $length ->
        [one] All your ships of one cell are placed already.
       *[other] All your ships of { $length } cells are placed already.
    }
seabattle-reject-missing =
    { $count ->
        [one] One ship is still missing, of length { $lengths }.
       *[other] { $count } ships are still missing, of these lengths: { $lengths }.
    }
seabattle-reject-shot-before = { $place } has been shot at before. Choose another cell.
seabattle-reject-empty = { $place } is known to be empty: it is beside a sunk ship.
seabattle-reject-twice = { $place } is in your salvo twice.
seabattle-reject-volley =
    { $want ->
        [one] You have one shot, but named { $given } cells.
       *[other] Your salvo has { $want } shots, but you named { $given }.
    }
seabattle-reject-fleet-long = A ship of { $length } does not fit on a board of { $size } × { $size }.
seabattle-reject-fleet-crowded = That fleet is too crowded for a board of { $size } × { $size }. Take fewer or shorter ships, or a larger board.
seabattle-afloat = { $count } afloat
seabattle-places = is placing ships

seabattle-lesson-1 = A hit: Boris shoots again
seabattle-lesson-2 = Sunk: the cells around it are empty
seabattle-lesson-3 = The red frame: shots go here, “b2”
seabattle-lesson-4 = Only Anna sees it; placed in private: e1-f1
seabattle-lesson-5 = Sink the whole fleet to win
